/* Do not edit: built from frontend/ by "npm run build".
 * Third-party code in this file: see THIRD_PARTY_NOTICES.txt beside it. */
var O,fi,dl,Me,Jn,Vt,hi,Gt,mi,tr,er,gl,yt=Symbol.for("pv"),qt={},Wt=[],_l=/^m(i|n|o|s|text|space)$/,nr=Array.isArray,di=Wt.slice,Oe=Object.assign;function $e(e){e&&e.parentNode&&e.remove()}function zt(e,t,n,r,i){var o={type:e,props:t,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:yt,__v:i||++fi,__i:-1,__u:0};return!i&&O.vnode&&O.vnode(o),o}function S(e){return e.children}function Ue(e,t){this.props=e,this.context=t,this.__g=0}function Te(e,t){if(t==null)return e.__&&Te(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:Te(e)}function yl(e){var t,n=e.__v,r=n.__e,i=[],o=[],a=e.__P;a&&((t=Oe({constructor:yt},n)).__v=n.__v+1,O.vnode&&O.vnode(t),rr(a,t,n,e.__n,a.namespaceURI,32&n.__u?[r]:null,i,r||Te(n),32&n.__u,o),t.__v=n.__v,t.__.__k[t.__i]=t,vi(i,t,o),n.__=n.__e=null,t.__e!=r&&gi(t))}function gi(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),gi(e)}function ci(e){(8&e.__g||(e.__g|=8,Me.push(e),Vt++))&&Jn==O.debounceRendering||((Jn=O.debounceRendering)||queueMicrotask)(_i)}function _i(){try{for(var e,t=1;Me.length;)Me.length>t&&Me.sort(hi),e=Me.shift(),t=Me.length,8&e.__g&&yl(e)}finally{(Vt=Me.length)&&(Jn||queueMicrotask)(_i)}}function yi(e,t,n,r,i,o,a,l,c,u,p){var h,m,f,g,v,_,b=r.__k||Wt,y=t.length;for(c=bl(n,t,b,c,y),h=0;h<y;h++)(f=n.__k[h])!=null&&(m=~f.__i&&b[f.__i]||qt,f.__i=h,_=rr(e,f,m,i,o,a,l,c,u,p),g=f.__e,(m.ref!=f.ref||8&m.__u)&&(m.ref&&ir(m.ref,null,f,m),f.ref&&p.push(f.ref,f.__c||g,f)),v=v||g,4&f.__u?(c=bi(f,c,e,!m.__v),m.__e&&(m.__e=null)):typeof f.type=="function"&&_!==void 0?c=_:g&&(c=g.nextSibling),f.__u&=-21);return n.__e=v,c}function bl(e,t,n,r,i){var o,a,l,c,u,p,h,m,f,g=n.length,v=g,_=0,b=0,y=e.__k=Array(i);for(o=0;o<i;o++)(a=t[o])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=y[o]=zt(null,a):nr(a)?a=y[o]=zt(S,{children:a}):a.constructor===yt&&a.__b?a=y[o]=zt(a.type,a.props,a.key,a.ref,a.__v):y[o]=a,c=o+_,a.__=e,a.__b=e.__b+1,l=null,~(u=a.__i=wl(a,n,c,v))&&(v--,(l=n[u])&&(l.__u|=2)),l&&l.__v?(a.__u|=16,u==c-1?_--:u==c+1?_++:u!=c&&(u>c?_--:_++,b=1)):(~u||(i>g?_--:i<g&&_++),typeof a.type!="function"&&(a.__u|=4))):y[o]=null;if(b){for(p=[],h=[],o=0;o<i;o++)if((a=y[o])&&16&a.__u){for(_=0,m=p.length;_<m;)p[f=_+m>>1]<a.__i?_=f+1:m=f;p[_]=a.__i,h[o]=_+1}for(_=p.length;o--;)h[o]&&(h[o]==_?_--:y[o].__u|=4)}if(v)for(o=0;o<g;o++)!(l=n[o])||2&l.__u||(l.__e==r&&(r=Te(l)),or(l,l));return r}function bi(e,t,n,r){var i,o,a,l;if(typeof e.type=="function"){if(e.props.__P)return t;if(i=e.__k)for(o=0;o<i.length;o++)i[o]&&(i[o].__=e,t=bi(i[o],t,n,!1));return t}for(t&&!t.parentNode&&(t=Te(e))&&!t.parentNode&&(t=null),a=e.__e,l=t;l&&l.nodeType==8;)l=l.nextSibling;for(a!=l&&(!r&&n.moveBefore&&a.parentNode?n.moveBefore(a,t):n.insertBefore(a,t||null)),t=a;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function wl(e,t,n,r){var i,o=e.key,a=e.type,l=t[n],c=l&&!(2&l.__u);if(l===null&&o==null||c&&o==l.key&&a==l.type)return n;if(r>(c?1:0)){for(i=n-1;i>=0;i--)if((l=t[i])&&!(2&l.__u)&&o==l.key&&a==l.type)return i;for(i=n+1;i<t.length;i++)if((l=t[i])&&!(2&l.__u)&&o==l.key&&a==l.type)return i}return-1}function pi(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Ht(e,t,n,r,i){var o,a;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof r=="string"&&(e.style.cssText=r=""),r)for(t in r)n&&t in n||pi(e.style,t);if(n)for(t in n)r&&n[t]==r[t]||pi(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof r!="function"&&(r=null),(e.__e||(e.__e={}))[t]=n,n&&r||(a=er[t]||(er[t]=vl(t)),(e.__a||(e.__a={}))[t]=tr,o=t!=(t=t.replace(mi,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,a,o):e.removeEventListener(t,a,o));else{if(i=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function vl(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[Gt]==null)t[Gt]=tr++;else if(t[Gt]<this.__a[e])return;return n(O.event?O.event(t):t)}}}function rr(e,t,n,r,i,o,a,l,c,u){var p,h,m,f,g,v,_,b,y,w,d,C,M,$,z,U,I,K,T=t.type;if(t.constructor!==yt)return null;128&n.__u&&(c=32&n.__u,p=n.__c.__z)&&(t.__u|=c,h=o=[],p.nodeType==8?l=Ft(p,o):o.push(p),l=o[0]||l),(p=O.__b)&&p(t);e:if(typeof T=="function"){m=a.length;try{if(b=t.props,y=(p=T.prototype)&&p.render,w=(p=T.contextType)&&r[p.__c],d=p?w?w.props.value:p.__:r,(f=n.__c)?(t.__c=f,2&f.__g&&(f.__g|=1)):(y?t.__c=f=new T(b,d):(t.__c=f=new Ue(b,d),f.constructor=T,f.render=kl),w&&w.sub(f),f.state||(f.state={}),f.__n=r,f.__g|=8,f.__h=[],f.__k=[]),y&&(f.__s||(f.__s=f.state),T.getDerivedStateFromProps&&(f.__s==f.state&&(f.__s=Oe({},f.__s)),Oe(f.__s,T.getDerivedStateFromProps(b,f.__s)))),g=f.props,v=f.state,f.__v=t,n.__c){if(b!==g&&y&&!T.getDerivedStateFromProps&&f.componentWillReceiveProps&&f.componentWillReceiveProps(b,d),t.__v==n.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(b,f.__s,d)===!1){t.__v!=n.__v&&(f.props=b,f.state=f.__s,f.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(E){E&&(E.__=t)}),Wt.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&a.push(f),l=Te(n);break e}f.componentWillUpdate&&f.componentWillUpdate(b,f.__s,d),y&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(g,v,_)})}else y&&!T.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),y&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=d,f.props=b,f.__P=e,f.__g&=-5,C=O.__r,M=y?25:0;do f.__g&=-9,C&&C(t),p=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++M<25);y&&(Wt.push.apply(f.__h,f.__k),f.__k=[]),f.state=f.__s,f.getChildContext&&(r=Oe({},r,f.getChildContext())),y&&n.__c&&f.getSnapshotBeforeUpdate&&(_=f.getSnapshotBeforeUpdate(g,v)),$=p&&p.type===S&&p.key==null?p.props.children:p,b.__P&&(p=l,i=(e=b.__P).namespaceURI,c=o=null,n.props&&n.props.__P!=e&&(n.__k.some(function(E){E&&or(E,E)}),n.__k=null),l=n.__k?Te(n,0):null),l=yi(e,nr($)?$:[$],t,n,r,i,o,a,l,c,u),b.__P&&(t.__e=null,l=p),t.__u&=-161,h&&h.some($e),f.__h.length&&a.push(f),1&f.__g&&(f.__g&=-4)}catch(E){if(a.length=m,t.__v=null,c||o)if(E&&E.then){if(t.__u|=128|c,o){for(~(I=o.indexOf(l||void 0))||(I=o.length);(K=o[I-1])&&K.nodeType==8;)I--;for(;I<o.length;I++)if(K=o[I])if(o[I]=null,z){if(K==U)break}else{if(K.nodeType!=8)break;K.data.startsWith("$s")&&(U=Ft(z=K))}}if(!z){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;z=l}(p=Ft(z=t.__c.__z||(t.__c.__z=z)))?(t.__e=z,l=p):t.__e=l,l=l&&l.nextSibling}else o&&o.some($e);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),E&&E.then||wi(t),O.__e(E,t,n)}}else l=t.__e=xl(n.__e,t,n,r,i,o,a,c,u,e);return(p=O.diffed)&&p(t),l}function Ft(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function wi(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(wi))}function vi(e,t,n){for(var r=0;r<n.length;)ir(n[r++],n[r++],n[r++]);O.__c&&O.__c(t,e),e.some(function(i){try{e=i.__h,i.__h=[],e.some(function(o){o.call(i)})}catch(o){O.__e(o,i.__v)}})}function xl(e,t,n,r,i,o,a,l,c,u){var p,h,m,f,g,v,_,b,y=n.props||qt,w=t.props,d=t.type;if(d=="svg"?i="http://www.w3.org/2000/svg":d=="math"?i="http://www.w3.org/1998/Math/MathML":i||(i="http://www.w3.org/1999/xhtml"),o){for(p=0;p<o.length;p++)if((g=o[p])&&(d?g.localName==d:g.nodeType==3)){e=g,o[p]=null;break}}if(!e){if(b=u.ownerDocument||document,!d)return b.createTextNode(w);e=b.createElementNS(i,d,w.is?w:u),l&&(O.__m&&O.__m(t,o),l=!1),o=null}if(d){if(u=d=="template"&&e.content||e,o=d=="textarea"&&w.defaultValue!=null?null:o&&di.call(u.childNodes),!l&&o)for(y={},p=0;p<e.attributes.length;p++)y[(g=e.attributes[p]).name]=g.value;for(p in y)g=y[p],p=="dangerouslySetInnerHTML"?m=g:p=="children"||p in w||p=="value"&&"defaultValue"in w||p=="checked"&&"defaultChecked"in w||Ht(e,p,null,g,i);for(p in w)g=w[p],p=="children"?f=g:p=="dangerouslySetInnerHTML"?h=g:p=="value"?v=g:p=="checked"?_=g:l&&typeof g!="function"||y[p]===g||Ht(e,p,g,y[p],i);h?(l||m&&(h.__html==m.__html||h.__html==e.innerHTML)||(e.innerHTML=h.__html),t.__k=[]):(m&&(e.textContent=""),(d=="foreignObject"||i=="http://www.w3.org/1998/Math/MathML"&&_l.test(d))&&(i="http://www.w3.org/1999/xhtml"),yi(u,nr(f)?f:[f],t,n,r,i,o,a,o?o[0]:n.__k&&Te(n,0),l,c),o&&o.some($e)),l&&d!="textarea"||(p="value",d=="progress"&&v==null?e.removeAttribute(p):v==null||v===e[p]&&(d!="progress"||v)||Ht(e,p,v,y[p],i),p="checked",_!=null&&_!=e[p]&&Ht(e,p,_,y[p],i))}else y===w||l&&e.data==w||(e.data=w);return e}function ir(e,t,n,r){try{typeof e=="function"?t?t.__x=e(t)||1:r&&(r=r.__c||r.__e)&&(t=r.__x)&&(r.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(i){O.__e(i,n)}}function or(e,t,n){var r,i,o,a;if(O.unmount&&O.unmount(e),!(r=e.ref)||r.current&&r.current!=e.__e||ir(r,null,t,e),r=e.__c){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(l){O.__e(l,t)}r.__P=r.__n=null}if(r=e.__k)for(a=0;a<r.length;a++)r[a]&&or(r[a],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(r=e.__c)&&(r=r.__z)&&(i=Ft(r,o=[]))&&(r==e.__e&&o.some($e),$e(i),$e(r)),n||$e(e.__e),e.__e=e.__c=e.__=null}function kl(e,t,n){return this.constructor(e,n)}function xi(e,t){var n,r,i,o;O.__&&O.__(e,t),t.nodeType==9&&(t=t.documentElement),r=(n=e&&32&e.__u)?null:t.__k,t.__k=zt(S,{children:[e]}),i=[],o=[],rr(t,t.__k,r||qt,qt,t.namespaceURI,r?null:t.firstChild?di.call(t.childNodes):null,i,r?r.__e:t.firstChild,n,o),vi(i,t.__k,o),t.__k.props.children=null}O={__e:function(e,t,n,r){for(var i,o,a;t=t.__;)if((i=t.__c)&&!(1&i.__g)){i.__g|=4;try{if((a=(o=i.constructor)&&o.getDerivedStateFromError)&&i.setState(o.getDerivedStateFromError(e)),i.componentDidCatch&&(i.componentDidCatch(e,r||{}),a=1),a&&8&i.__g)return void(i.__g|=2)}catch(l){e=l}}throw Vt=0,e}},fi=0,dl=function(e){return e!=null&&e.constructor===yt},Ue.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=Oe({},this.state)),typeof e=="function"&&(e=e(Oe({},n),this.props)),e&&(Oe(n,e),this.__v&&(t&&this.__k.push(t),ci(this)))},Ue.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),ci(this))},Ue.prototype.render=S,Me=[],Vt=0,hi=function(e,t){return e.__v.__b-t.__v.__b},Gt=Symbol(),mi=/(PointerCapture)$|Capture$/i,tr=0,er={},gl=0;var Sl="overview-document",sr;function Ut(){if(sr===void 0){let e=document.getElementById(Sl)?.textContent;sr=e?JSON.parse(e):null}return sr}var ar={light:{other:"#78808a",compilation:"#7c41b4",output:"#1a7b63",input:"#f86107",launch:"#8f5e0d",host:"#37a55a",collectives:"#a3243b",transfer:"#c556b2",compute:"#475ae5"},dark:{other:"#6f7883",compilation:"#a76fe1",output:"#66d7d7",input:"#e07601",launch:"#e9d668",host:"#94bf73",collectives:"#cb4835",transfer:"#ec8cba",compute:"#66a5fe"}},Kt=Object.keys(ar.light),Mi={light:{ground:"#f4f5f7",raised:"#ffffff",sunken:"#f0f2f5",line:"#dde1e6","line-strong":"#868e98",text:"#1a1f26",muted:"#59626d",accent:"#1f5fbf",warn:"#8f5a00",bad:"#b3261e",good:"#0b6e3f"},dark:{ground:"#101317",raised:"#181c22",sunken:"#20252c",line:"#2d333c","line-strong":"#6d7681",text:"#e7eaee",muted:"#9fa8b3",accent:"#7db8ff",warn:"#f0b657",bad:"#ff8f85",good:"#6fd39a"}},ki=.3;function Ml(e,t){let n=Si(Mi[e].raised);return`#${Si(ar[e][t]).map((i,o)=>Math.round(ki*i+(1-ki)*n[o])).map(i=>i.toString(16).padStart(2,"0")).join("")}`}function Si(e){return[1,3,5].map(t=>parseInt(e.slice(t,t+2),16))}function lr(e){return`var(--cat-${e})`}function Ti(e){return`var(--gap-${e})`}function ur(e){let t=Object.entries(ar[e]).map(([i,o])=>`--cat-${i}:${o};`),n=Kt.map(i=>`--gap-${i}:${Ml(e,i)};`),r=Object.entries(Mi[e]).map(([i,o])=>`--${i}:${o};`);return[...t,...n,...r].join("")}var Tl="dark-mode";function Ci(e){let t=Cl();if(t){let i=()=>e(t.classList.contains(Tl)?"dark":"light"),o=new MutationObserver(i);return o.observe(t,{attributes:!0,attributeFilter:["class"]}),i(),()=>o.disconnect()}let n=window.matchMedia("(prefers-color-scheme: dark)"),r=()=>e(n.matches?"dark":"light");return n.addEventListener("change",r),r(),()=>n.removeEventListener("change",r)}function Cl(){try{return window.parent===window?null:window.parent.document.body}catch{return null}}function Xt(e,t){return e.run===t.run&&e.host===t.host&&e.kind===t.kind}function Ke({run:e,host:t,kind:n}){return[e,t,n&&`steps ${n}`].filter(Boolean).join(", ")}function Xe({run:e,host:t,kind:n}){let r=new URLSearchParams({run:e});return t!==null&&r.set("host",t),n!==null&&r.set("kind",n),r}function ye({steps:e}){return e?.kinds.find(({leading:t})=>t)?.name??null}var Pl=Symbol.for("pv"),El=0;function s(e,t,n,r,i,o){t||(t={});var a,l,c=t;if("ref"in c&&typeof e!="function")for(l in c={},t)l=="ref"?a=t[l]:c[l]=t[l];var u={type:e,props:c,key:n,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Pl,__v:--El,__i:-1,__u:0};return(i||o)&&(u.__source=i,u.__self=o),O.vnode&&O.vnode(u),u}var Le=8,Al=3,Rl={compute:null,other:s("circle",{cx:2,cy:2,r:1.2}),compilation:s("path",{d:"M0,0l8,8M8,0l-8,8"}),output:s("path",{d:"M0,2h8M0,6h8"}),input:s("path",{d:"M-2,2l4,-4M0,8l8,-8M6,10l4,-4"}),launch:s("path",{d:"M2,0v8M6,0v8"}),host:s("circle",{cx:4,cy:4,r:2}),collectives:s("path",{d:"M-2,6l4,4M0,0l8,8M6,-2l4,4"}),transfer:s("path",{d:"M0,4h8M4,0v8"})};function jt(){return s("svg",{class:"pattern-defs",width:0,height:0,"aria-hidden":"true",children:s("defs",{children:[Kt.map(e=>s("pattern",{id:`pattern-${e}`,class:"tile",width:Le,height:Le,patternUnits:"userSpaceOnUse",children:Rl[e]},e)),Kt.map(e=>s("pattern",{id:`gap-${e}`,width:Le,height:Le,patternUnits:"userSpaceOnUse",patternTransform:"rotate(-45)",children:[s("rect",{width:Le,height:Le,fill:Ti(e)}),s("rect",{width:Al,height:Le,fill:lr(e)})]},e)),s("pattern",{id:"incomplete-hatch",width:6,height:6,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)",children:[s("rect",{class:"hatch-veil",width:6,height:6}),s("rect",{class:"hatch-line",width:2,height:6})]})]})})}function Pi({role:e,gap:t=!1}){return t?`url(#gap-${e})`:lr(e)}function Ei({id:e,d:t,look:n,dimmed:r}){return s("g",{class:r?"is-dimmed":void 0,children:[s("path",{"data-category":e,d:t,fill:Pi(n),"shape-rendering":"crispEdges"}),s("path",{class:"pattern",d:t,fill:`url(#pattern-${n.role})`})]})}function cr({look:e}){return s("svg",{class:"patterned-fill",width:"100%",height:"100%","aria-hidden":"true",children:[s("rect",{width:"100%",height:"100%",fill:Pi(e)}),s("rect",{class:"pattern",width:"100%",height:"100%",fill:`url(#pattern-${e.role})`})]})}function me({look:e}){return s("span",{class:"swatch","aria-hidden":"true",children:s(cr,{look:e})})}var Nl=2e3,V=class extends Error{constructor(n,r,i=null,o=null,a=null){super(r);this.code=n;this.hint=i;this.status=o;this.retryAfterSeconds=a;this.name="ApiError"}code;hint;status;retryAfterSeconds},$l=50,pr=500;function bt({search:e="",offset:t=0,limit:n=$l}={},r){let i=new URLSearchParams({limit:String(n)});return e!==""&&i.set("search",e),t>0&&i.set("offset",String(t)),Ni(`./runs?${i}`,r)}async function Yt(e,t){for(let n=0;;n+=pr){let{runs:r}=await bt({search:e,offset:n,limit:pr},t),i=r.find(o=>o.id===e);if(i)return i;if(r.length<pr)return null}}async function Ri(e,t,n,r){let i=Xe(e);for(e.host===null&&r&&i.set("partial","1");;){let o=await vt(`./overview?${i}`,t,n);if(o.schema_version!==1)throw new V("unknown_schema",`The server sent version ${o.schema_version} of the overview document; this page reads version ${1}.`,"Reload the browser tab, so that page and server come from the same installation.");if(Ol(o))throw new V("old_server","The server is of an older version than this page.","The package was upgraded while TensorBoard ran: restart TensorBoard.");if(!o.run.pending?.length)return o;r?.(o),await $i(Nl,t)}}function Ol({metrics:e}){return Object.values(e).some(({category:t})=>t===void 0)}async function wt(e,t,n,r){let i={...e,kind:null};try{let o=await Ri(e,t,n,r),a=e.kind===null||ye(o)===e.kind;return{overview:o,shown:a?e:i,lostKind:a?null:e.kind}}catch(o){if(e.kind===null||!(o instanceof V)||o.code!=="unknown_kind")throw o}return{overview:await Ri(i,t,n,r),shown:i,lostKind:e.kind}}async function vt(e,t,n){for(;;)try{return await Ni(e,t)}catch(r){if(!(r instanceof V)||r.retryAfterSeconds===null)throw r;n?.(r),await $i(r.retryAfterSeconds*1e3,t)}}async function Ni(e,t){if(Ut()!==null)throw new V("exported_page","This page is an export: it holds this overview, and has no server to ask for more.","Open the run in TensorBoard.");let n;try{n=await fetch(e,{signal:t??null,headers:{Accept:"application/json"}})}catch(i){throw t?.aborted?i:new V("network","TensorBoard does not answer.","Check that the tensorboard process is still running, then retry.")}let r;try{r=await n.json()}catch(i){if(t?.aborted)throw i;r=null}if(!n.ok)throw Ll(n,r);if(r===null||typeof r!="object")throw new V("bad_answer",`The answer of ${e} is not JSON.`,null,n.status);return r}function Ll(e,t){let n=t?.error,r=e.status===503?Dl(e.headers.get("Retry-After")):null;return n&&typeof n.message=="string"?new V(n.code,n.message,n.hint??null,e.status,r):new V("bad_answer",`The server answered ${e.status} without saying why.`,"The terminal in which tensorboard runs may show more.",e.status,r)}function Dl(e){let t=e===null?Number.NaN:Number(e);return Number.isFinite(t)?Math.min(30,Math.max(.25,t)):1}function $i(e,t){return new Promise((n,r)=>{let i=()=>{clearTimeout(o),r(t?.reason)},o=setTimeout(()=>{t?.removeEventListener("abort",i),n()},e);t?.aborted?i():t?.addEventListener("abort",i,{once:!0})})}var be=class{controller=null;async run(t){this.cancel();let n=new AbortController;this.controller=n;try{let r=await t(n.signal);return n.signal.aborted?null:r}catch(r){if(n.signal.aborted)return null;throw r}}cancel(){this.controller?.abort(),this.controller=null}};async function Oi(e,t,n,r){let i=new URLSearchParams({a:e.run,b:t.run});return e.host!==null&&i.set("host_a",e.host),t.host!==null&&i.set("host_b",t.host),e.kind!==null&&i.set("kind_a",e.kind),t.kind!==null&&i.set("kind_b",t.kind),vt(`./compare?${i}`,n,r)}var Bl,Li=new Map;function ue(e,t){let n=Li.get(t);return n||(n=new Intl.NumberFormat(Bl,{minimumFractionDigits:t,maximumFractionDigits:t,useGrouping:"min2"}),Li.set(t,n)),n.format(e)}function se(e){return typeof e=="number"&&Number.isFinite(e)}function x(e){if(!se(e))return"–";let t=Ce(e);return`${fr(e,t)} ${t}`}var de={µs:.001,ms:1,s:1e3};function Ce(e){let t=Math.abs(e);return t>=999.95?"s":t>0&&t<.01?"µs":"ms"}function fr(e,t){return se(e)?je(e/de[t]):"–"}function Qt(e,t){let n=Ce(e),r=Ii(e/de[n]);return`± ${ue(t/de[n],r)} ${n}`}function Zt(e,t){if(!se(e))return"–";let n=se(t)&&t!==0?` (${we(100*e/Math.abs(t),"%")})`:"";return we(e,"ms")+n}function we(e,t){if(!se(e))return"–";let n=e>0?"+":e<0?"−":"",r=ie(Math.abs(e),t);return r.startsWith("<")?r:n+r}function G(e){return se(e)?`${Il(e)} %`:"–"}function Il(e){return e===0||e===100?String(e):e>0&&e<.05?`<${ue(.1,1)}`:e<100&&e>=99.95?`>${ue(99.9,1)}`:ue(e,1)}function A(e){return se(e)?ue(Math.round(e),0):"–"}function J(e){return se(e)?Number.isInteger(e)?ue(e,0):je(e):"–"}function ie(e,t){if(!se(e))return"–";switch(t){case"ms":return x(e);case"%":return G(e);case"count":return J(e);case"bytes":return Pe(e);case"1/s":return`${je(e)} / s`;default:return t===""?je(e):`${je(e)} ${t}`}}function Jt(e,t){return ue(e,Math.max(0,-Math.floor(Math.log10(t)+1e-9)))}function Di(e){let t=e.lastIndexOf(" ");return t<0?[e,""]:[e.slice(0,t),e.slice(t+1)]}function en(e){return ie(e.value,e.unit)}function te(e){return e.replace(Hl,"$1 $2")}var Hl=/(\d) (%|(?:µs|ms|s|(?:[kMGT]|[KMGT]i)?B|[GT]?FLOPs?(?:\/s)?|[GT]B\/s|steps?)(?![\w/]))/g;function tn(e){if(!se(e))return"–";let t=["B","kB","MB","GB","TB"],n=e,r=0;for(;n>=999.5&&r<t.length-1;)n/=1e3,r+=1;return`${ue(n,r===0||n>=99.95?0:1)} ${t[r]}`}function Pe(e){if(!se(e))return"–";let t=["B","KiB","MiB","GiB","TiB"],n=e,r=0;for(;Math.abs(n)>=999.95&&r<t.length-1;)n/=1024,r+=1;return`${r===0?ue(n,0):je(n)} ${t[r]}`}function Bi(e){if(!se(e)||e<=0)return"–";let t=new Date(e/1e6);return Number.isNaN(t.getTime())?"–":`${t.toISOString().slice(0,19).replace("T"," ")} UTC`}function L(e,t){return`${A(e)} ${t}${e===1?"":"s"}`}function Ye(e){let t=e.replace(/_/g," ").trim();return t.charAt(0).toUpperCase()+t.slice(1)}function Ii(e){let t=Math.abs(e);return t===0||t>=1e3?0:t>=99.995?1:t>=9.9995?2:3}function je(e){return e!==0&&Math.abs(e)<5e-4?`${e<0?">-":"<"}${ue(.001,3)}`:ue(e,Ii(e))}var Hi={step:"step_time",period:"step_period"},Gl=10;function Gi(e,t){return(t==="step"?Qe(e):[...Qe(e),...xt(e)]).filter(hr)}function nn({loop:e}){return e.gap_percent>Gl?"period":"step"}function zi({columns:e}){return e.period_ms.some(t=>t!==null)}function rn({columns:{duration_ms:e,period_ms:t}},n){return n==="step"?e:e.map((r,i)=>Math.max(r,t[i]??0))}function Qe(e){return e.categories.map(t=>({...t,key:t.id,values:e.columns[t.id]??[]}))}function xt({gap:e}){return e.categories.map(t=>({...t,key:`gap-${t.id}`,gap:!0,values:e.columns[t.id]}))}function hr({values:e}){for(let t=0;t<e.length;t+=1)if((e[t]??0)>0)return!0;return!1}function Fi(e,t){let n=new Set(t==="period"?mr(e):[]);return{isOutlier:zl(e),hasLongGap:r=>n.has(r)}}function mr({findings:e}){return e.find(({id:t})=>t==="long_gap")?.look_at.steps??[]}function zl({headline:e,steps:t}){let n=e?.outliers;if(!t||!n||n.count===0)return()=>!1;let{complete:r,duration_ms:i}=t.columns;return o=>r[o]&&i[o]>n.above_ms}function Ze(e){return e.reduce((t,n)=>Math.max(t,n),0)}function on(e){let t=new Float64Array(e).sort(),n=t.length>>1;return t.length===0?0:t.length%2===1?t[n]:(t[n-1]+t[n])/2}function sn(e,t){let n=String(e.columns.number[t]??t),r=e.columns.name[t]??"",i=`Step ${n}`;return r===""||r===n||r===i?i:`${i} · ${r}`}var De,W,dr,Vi,gr=Object.is,St=0,Zi=[],_r=[],q=O,qi=q.__b,Wi=q.__r,Ui=q.diffed,Ki=q.__c,Xi=q.unmount,ji=q.__;function Mt(e,t){q.__h&&q.__h(W,e,St||t),St=0;var n=W.__H||(W.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function P(e){return St=1,Fl(eo,e)}function Fl(e,t,n){var r=Mt(De++,2);if(r.t=e,!r.__c&&(r.__=[n?n(t):eo(void 0,t),function(o){var a=(r.__N||r.__)[0],l=r.t(a,o);gr(a,l)||(r.__N=[l,r.__[1]],r.__c.setState({}))}],r.__c=W,!W.__f)){W.__f=!0;var i=W.shouldComponentUpdate;W.shouldComponentUpdate=function(o,a,l){var c=this.__H;if(!c)return!0;var u=!1,p=this.props!=o;if(c.__.some(function(m){m.__N&&(u=!0,gr(m.__[0],m.__N[0])||(p=!0))}),i){var h=i.call(this,o,a,l);return u?h||p:h}return!u||p}}return r.__}function j(e,t){var n=Mt(De++,3);!q.__s&&br(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,W.__H.__h.push(n))}function Ji(e,t){var n=Mt(De++,4);!q.__s&&br(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,W.__h.push(n))}function H(e){return St=5,F(function(){return{current:e}},[])}function F(e,t){var n=Mt(De++,7);return br(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function ae(e,t){return St=8,F(function(){return e},t)}function ve(){var e=Mt(De++,11);if(!e.__){for(var t=W.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function Vl(){var e;do{for(;e=_r.shift();)try{kt(e)}catch(n){q.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Zi.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(kt),t.__h.some(yr),t.__h=[]}catch(n){t.__h=[],q.__e(n,e.__v)}}}while(_r.length)}q.__b=function(e){W=null,qi&&qi(e)},q.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),ji&&ji(e,t)},q.__r=function(e){Wi&&Wi(e),De=0;var t=(W=e.__c).__H;t&&(dr==W?W.__h=[]:(t.__h.some(kt),t.__h.some(yr),De=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),dr=W},q.diffed=function(e){Ui&&Ui(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Qi(Zi.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),dr=W=null},q.__c=function(e,t){t.some(function(n){try{n.__h.some(kt),n.__h=n.__h.filter(function(r){return!r.__||yr(r)})}catch(r){n.__h=[function(){throw r}]}}),Ki&&Ki(e,t)},q.unmount=function(e){Xi&&Xi(e);var t,n,r=e.__c;r&&r.__H&&(r.__H.__.some(function(i){try{if(i.__P&&i.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}i.__P=n,Qi(_r.push(i))}else kt(i)}catch(o){t=o}}),r.__H=void 0,t&&q.__e(t,r.__v))};var Yi=typeof requestAnimationFrame=="function";function ql(e){var t,n=function(){clearTimeout(r),Yi&&cancelAnimationFrame(t),setTimeout(e)},r=setTimeout(n,35);Yi&&(t=requestAnimationFrame(n))}function Qi(e){e!=1&&Vi==q.requestAnimationFrame||((Vi=q.requestAnimationFrame)||ql)(Vl)}function kt(e){var t=W,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),W=t}function yr(e){var t=W;e.__c=e.__(),W=t}function br(e,t){return!e||e.length!=t.length||t.some(function(n,r){return!gr(n,e[r])})}function eo(e,t){return typeof t=="function"?t(e):t}function an(e,t,n){let[r,i]=P({kind:"loading",detail:null}),[o,a]=P(0),l=H(new be);return j(()=>{let c=u=>i({kind:"loading",detail:u});return c(null),l.current.run(u=>e(u,({message:p})=>c(p))).then(u=>u!==null&&i({kind:"loaded",value:u})).catch(u=>i({kind:"failed",error:Wl(u,t),retry:()=>a(o+1)})),()=>l.current.cancel()},[...n,o]),r}function Wl(e,t){return e instanceof V?e.status!==404||e.code!=="bad_answer"?e:new V("no_route",t,"It is of an older version than this page: restart TensorBoard.",404):new V("page",String(e))}function Y(e){let{caption:t,columns:n,rowCount:r,pageSize:i=50,rowClass:o,rowName:a,origin:l,pointedRow:c=null}=e,u=Math.max(1,Math.ceil(r/i)),[p,h]=P(0),[m,f]=P(null),g=ve(),v=H(null);j(()=>{c!==null&&h(Math.floor(c/i))},[c]);let _=Math.min(p,u-1),b=_*i,y=Math.min(r,b+i);j(()=>{c!==null&&v.current?.scrollIntoView?.({block:"center"})},[c,_]);let w=Array.from({length:y-b},(d,C)=>b+C);return s("div",{class:"table-block",children:[s("div",{class:"table-scroll",tabindex:0,role:"group","aria-label":t,children:s("table",{children:[s("caption",{class:"visually-hidden",children:t}),s("thead",{children:s("tr",{children:n.map(d=>s("th",{scope:"col",class:d.numeric?"numeric":void 0,children:d.definition?s("button",{type:"button",class:"column-head",title:d.definition,"aria-expanded":m===d.key,"aria-controls":g,onClick:()=>f(m===d.key?null:d.key),children:d.head}):d.head},d.key))})}),s("tbody",{children:w.map(d=>s("tr",{ref:d===c?v:void 0,class:[o?.(d),d===c?"is-pointed":""].filter(Boolean).join(" ")||void 0,children:n.map((C,M)=>M===0?s("th",{scope:"row",class:C.numeric?"numeric":void 0,children:C.cell(d)},C.key):s("td",{class:C.numeric?"numeric":void 0,children:C.cell(d)},C.key))},d))})]})}),u>1&&s(Ul,{page:_,pages:u,onTurn:h,rows:[b+1,y,r]}),s(Kl,{id:g,columns:n,rows:w,rowName:a,origin:l,opened:m,onOpen:f})]})}function Ul({page:e,pages:t,onTurn:n,rows:r}){let[i,o,a]=r.map(A);return s("div",{class:"pager",role:"group","aria-label":"Pages of the table",children:[s("button",{type:"button",disabled:e===0,onClick:()=>n(0),children:"First"}),s("button",{type:"button",disabled:e===0,onClick:()=>n(e-1),children:"Previous"}),s("span",{role:"status",children:["Rows ",i," to ",o," of ",a]}),s("button",{type:"button",disabled:e===t-1,onClick:()=>n(e+1),children:"Next"}),s("button",{type:"button",disabled:e===t-1,onClick:()=>n(t-1),children:"Last"})]})}function Kl({id:e,columns:t,rows:n,rowName:r,origin:i,opened:o,onOpen:a}){let l=t.filter(({definition:c})=>c);return l.length===0?null:s("details",{id:e,class:"how",open:o!==null,onToggle:c=>{c.currentTarget.open!==(o!==null)&&a(c.currentTarget.open?"":null)},children:[s("summary",{children:"What the columns mean, and where they come from"}),s("dl",{class:"formulas",children:[l.map(({key:c,head:u,definition:p,formula:h,substituted:m})=>s("div",{class:c===o?"is-pointed":void 0,children:[s("dt",{children:u}),s("dd",{children:[p,h&&s("span",{class:"formula definition",children:["Formula: ",h]}),m&&r&&c===o&&s(Xl,{rows:n,name:r,substituted:m})]})]},c)),i&&s(S,{children:[s("div",{children:[s("dt",{children:"Window"}),s("dd",{children:i.window})]}),s("div",{children:[s("dt",{children:"Files"}),s("dd",{children:i.files})]})]})]})]})}function Xl({rows:e,name:t,substituted:n}){let r=e.map(i=>[i,n(i)]).filter(([,i])=>i!==null);return s("ul",{class:"worked",children:r.map(([i,o])=>s("li",{children:[t(i),": ",s("span",{class:"number",children:o})]},i))})}function N({id:e,title:t,note:n,actions:r,children:i}){return s("section",{class:"panel",id:e,"aria-labelledby":`${e}-title`,children:[s("header",{class:"panel-head",children:[s("h2",{id:`${e}-title`,children:t}),n&&s("p",{class:"panel-note",children:n}),r&&s("div",{class:"panel-actions",children:r})]}),i]})}function ee({kind:e,children:t}){return s("span",{class:e?`tag tag-${e}`:"tag",children:t})}var to="";function ln({label:e,hosts:t,chosen:n,onChoose:r}){let i=ve();return s("p",{class:"picker",children:[s("label",{for:i,children:e}),s("select",{id:i,value:n??to,onChange:o=>r(o.currentTarget.value||null),children:[s("option",{value:to,children:["All hosts (",t.length,")"]}),t.map(o=>s("option",{value:o,children:o},o))]})]})}function un({label:e,kinds:t,chosen:n,onChoose:r}){let i=ve();return t.length<2?null:s("p",{class:"picker",children:[s("label",{for:i,children:e}),s("select",{id:i,value:n??t.find(({leading:o})=>o)?.name,onChange:o=>r(o.currentTarget.value),children:t.map(({name:o,count:a,mean_ms:l})=>s("option",{value:o,children:[o," (",A(a),", ",x(l),")"]},o))})]})}var no=[["error","Error"],["warning","Warning"],["info","Note"]];function wr({diagnostics:e,run:t}){let n=[...t.files.filter(i=>i.status!=="ok").map(jl),...e],r=i=>no.findIndex(([o])=>o===i);return n.sort((i,o)=>r(i.severity)-r(o.severity))}function jl(e){return{code:`file_${e.status}`,severity:e.status==="unreadable"?"error":"warning",message:`${e.host} (${tn(e.bytes)}) is ${e.status}${e.message?`: ${e.message}`:""}`,hint:null}}function ro({overview:e}){let t=wr(e);return s(N,{id:"diagnostics",title:"Data quality",note:"diagnostics of the profile",children:t.length===0?s("p",{class:"quiet",children:"Nothing to report: all files were read in full."}):s(vr,{diagnostics:t})})}function vr({diagnostics:e}){return s("ul",{class:"diagnostics",children:e.map((t,n)=>s("li",{"data-code":t.code,class:`is-${t.severity}`,children:[s("span",{class:"diagnostic-severity",children:no.find(([r])=>r===t.severity)?.[1]??t.severity}),s("span",{children:[te(t.message),t.hint&&s("span",{class:"metric-reason",children:t.hint})]})]},`${t.code}-${n}`))})}function Be(e,t){return e==null||t==null?NaN:e<t?-1:e>t?1:e>=t?0:NaN}function Yl(e,t){return e==null||t==null?NaN:t<e?-1:t>e?1:t>=e?0:NaN}function oo(e){let t,n,r;e.length!==2?(t=Be,n=(l,c)=>Be(e(l),c),r=(l,c)=>e(l)-c):(t=e===Be||e===Yl?e:Ql,n=e,r=e);function i(l,c,u=0,p=l.length){if(u<p){if(t(c,c)!==0)return p;do{let h=u+p>>>1;n(l[h],c)<0?u=h+1:p=h}while(u<p)}return u}function o(l,c,u=0,p=l.length){if(u<p){if(t(c,c)!==0)return p;do{let h=u+p>>>1;n(l[h],c)<=0?u=h+1:p=h}while(u<p)}return u}function a(l,c,u=0,p=l.length){let h=i(l,c,u,p-1);return h>u&&r(l[h-1],c)>-r(l[h],c)?h-1:h}return{left:i,center:a,right:o}}function Ql(){return 0}function Zl(e){return e===null?NaN:+e}function*Jl(e,t){if(t===void 0)for(let n of e)n!=null&&(n=+n)>=n&&(yield n);else{let n=-1;for(let r of e)(r=t(r,++n,e))!=null&&(r=+r)>=r&&(yield r)}}var so=oo(Be),ao=so.right,Oh=so.left,Lh=oo(Zl).center;var Dh=lo(uo),Bh=lo(eu);function lo(e){return function(t,n,r=n){if(!((n=+n)>=0))throw new RangeError("invalid rx");if(!((r=+r)>=0))throw new RangeError("invalid ry");let{data:i,width:o,height:a}=t;if(!((o=Math.floor(o))>=0))throw new RangeError("invalid width");if(!((a=Math.floor(a!==void 0?a:i.length/o))>=0))throw new RangeError("invalid height");if(!o||!a||!n&&!r)return t;let l=n&&e(n),c=r&&e(r),u=i.slice();return l&&c?(Je(l,u,i,o,a),Je(l,i,u,o,a),Je(l,u,i,o,a),et(c,i,u,o,a),et(c,u,i,o,a),et(c,i,u,o,a)):l?(Je(l,i,u,o,a),Je(l,u,i,o,a),Je(l,i,u,o,a)):c&&(et(c,i,u,o,a),et(c,u,i,o,a),et(c,i,u,o,a)),t}}function Je(e,t,n,r,i){for(let o=0,a=r*i;o<a;)e(t,n,o,o+=r,1)}function et(e,t,n,r,i){for(let o=0,a=r*i;o<r;++o)e(t,n,o,o+a,r)}function eu(e){let t=uo(e);return(n,r,i,o,a)=>{i<<=2,o<<=2,a<<=2,t(n,r,i+0,o+0,a),t(n,r,i+1,o+1,a),t(n,r,i+2,o+2,a),t(n,r,i+3,o+3,a)}}function uo(e){let t=Math.floor(e);if(t===e)return tu(e);let n=e-t,r=2*e+1;return(i,o,a,l,c)=>{if(!((l-=c)>=a))return;let u=t*o[a],p=c*t,h=p+c;for(let m=a,f=a+p;m<f;m+=c)u+=o[Math.min(l,m)];for(let m=a,f=l;m<=f;m+=c)u+=o[Math.min(l,m+p)],i[m]=(u+n*(o[Math.max(a,m-h)]+o[Math.min(l,m+h)]))/r,u-=o[Math.max(a,m-p)]}}function tu(e){let t=2*e+1;return(n,r,i,o,a)=>{if(!((o-=a)>=i))return;let l=e*r[i],c=a*e;for(let u=i,p=i+c;u<p;u+=a)l+=r[Math.min(o,u)];for(let u=i,p=o;u<=p;u+=a)l+=r[Math.min(o,u+c)],n[u]=l/t,l-=r[Math.max(i,u-c)]}}function nu(e=Be){if(e===Be)return co;if(typeof e!="function")throw new TypeError("compare is not a function");return(t,n)=>{let r=e(t,n);return r||r===0?r:(e(n,n)===0)-(e(t,t)===0)}}function co(e,t){return(e==null||!(e>=e))-(t==null||!(t>=t))||(e<t?-1:e>t?1:0)}var ru=Array.prototype,Ih=ru.slice;var iu=Math.sqrt(50),ou=Math.sqrt(10),su=Math.sqrt(2);function cn(e,t,n){let r=(t-e)/Math.max(0,n),i=Math.floor(Math.log10(r)),o=r/Math.pow(10,i),a=o>=iu?10:o>=ou?5:o>=su?2:1,l,c,u;return i<0?(u=Math.pow(10,-i)/a,l=Math.round(e*u),c=Math.round(t*u),l/u<e&&++l,c/u>t&&--c,u=-u):(u=Math.pow(10,i)*a,l=Math.round(e/u),c=Math.round(t/u),l*u<e&&++l,c*u>t&&--c),c<l&&.5<=n&&n<2?cn(e,t,n*2):[l,c,u]}function po(e,t,n){if(t=+t,e=+e,n=+n,!(n>0))return[];if(e===t)return[e];let r=t<e,[i,o,a]=r?cn(t,e,n):cn(e,t,n);if(!(o>=i))return[];let l=o-i+1,c=new Array(l);if(r)if(a<0)for(let u=0;u<l;++u)c[u]=(o-u)/-a;else for(let u=0;u<l;++u)c[u]=(o-u)*a;else if(a<0)for(let u=0;u<l;++u)c[u]=(i+u)/-a;else for(let u=0;u<l;++u)c[u]=(i+u)*a;return c}function pn(e,t,n){return t=+t,e=+e,n=+n,cn(e,t,n)[2]}function fn(e,t,n){t=+t,e=+e,n=+n;let r=t<e,i=r?pn(t,e,n):pn(e,t,n);return(r?-1:1)*(i<0?1/-i:i)}function ce(e,t){let n;if(t===void 0)for(let r of e)r!=null&&(n<r||n===void 0&&r>=r)&&(n=r);else{let r=-1;for(let i of e)(i=t(i,++r,e))!=null&&(n<i||n===void 0&&i>=i)&&(n=i)}return n}function io(e,t){let n;if(t===void 0)for(let r of e)r!=null&&(n>r||n===void 0&&r>=r)&&(n=r);else{let r=-1;for(let i of e)(i=t(i,++r,e))!=null&&(n>i||n===void 0&&i>=i)&&(n=i)}return n}function fo(e,t,n=0,r=1/0,i){if(t=Math.floor(t),n=Math.floor(Math.max(0,n)),r=Math.floor(Math.min(e.length-1,r)),!(n<=t&&t<=r))return e;for(i=i===void 0?co:nu(i);r>n;){if(r-n>600){let c=r-n+1,u=t-n+1,p=Math.log(c),h=.5*Math.exp(2*p/3),m=.5*Math.sqrt(p*h*(c-h)/c)*(u-c/2<0?-1:1),f=Math.max(n,Math.floor(t-u*h/c+m)),g=Math.min(r,Math.floor(t+(c-u)*h/c+m));fo(e,t,f,g,i)}let o=e[t],a=n,l=r;for(Tt(e,n,t),i(e[r],o)>0&&Tt(e,n,r);a<l;){for(Tt(e,a,l),++a,--l;i(e[a],o)<0;)++a;for(;i(e[l],o)>0;)--l}i(e[n],o)===0?Tt(e,n,l):(++l,Tt(e,l,r)),l<=t&&(n=l+1),t<=l&&(r=l-1)}return e}function Tt(e,t,n){let r=e[t];e[t]=e[n],e[n]=r}function ho(e,t,n){if(e=Float64Array.from(Jl(e,n)),!(!(r=e.length)||isNaN(t=+t))){if(t<=0||r<2)return io(e);if(t>=1)return ce(e);var r,i=(r-1)*t,o=Math.floor(i),a=ce(fo(e,o).subarray(0,o+1)),l=io(e.subarray(o+1));return a+(l-a)*(i-o)}}function mo(e,t){return ho(e,.5,t)}var Hh=au(Math.random);function au(e){return function(n,r=0,i=n.length){let o=i-(r=+r);for(;o;){let a=e()*o--|0,l=n[o+r];n[o+r]=n[a+r],n[a+r]=l}return n}}function it(e,t,n){e.prototype=t.prototype=n,n.constructor=e}function Et(e,t){var n=Object.create(e.prototype);for(var r in t)n[r]=t[r];return n}function Ee(){}var ze=.7,rt=1/ze,tt="\\s*([+-]?\\d+)\\s*",Ct="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)\\s*",ge="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)%\\s*",lu=/^#([0-9a-f]{3,8})$/,uu=new RegExp(`^rgb\\(${tt},${tt},${tt}\\)$`),cu=new RegExp(`^rgb\\(${ge},${ge},${ge}\\)$`),pu=new RegExp(`^rgba\\(${tt},${tt},${tt},${Ct}\\)$`),fu=new RegExp(`^rgba\\(${ge},${ge},${ge},${Ct}\\)$`),hu=new RegExp(`^hsl\\(${Ct},${ge},${ge}\\)$`),mu=new RegExp(`^hsla\\(${Ct},${ge},${ge},${Ct}\\)$`),go={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074};it(Ee,ot,{copy(e){return Object.assign(new this.constructor,this,e)},displayable(){return this.rgb().displayable()},hex:_o,formatHex:_o,formatHex8:du,formatHsl:gu,formatRgb:yo,toString:yo});function _o(){return this.rgb().formatHex()}function du(){return this.rgb().formatHex8()}function gu(){return Co(this).formatHsl()}function yo(){return this.rgb().formatRgb()}function ot(e){var t,n;return e=(e+"").trim().toLowerCase(),(t=lu.exec(e))?(n=t[1].length,t=parseInt(t[1],16),n===6?bo(t):n===3?new Q(t>>8&15|t>>4&240,t>>4&15|t&240,(t&15)<<4|t&15,1):n===8?hn(t>>24&255,t>>16&255,t>>8&255,(t&255)/255):n===4?hn(t>>12&15|t>>8&240,t>>8&15|t>>4&240,t>>4&15|t&240,((t&15)<<4|t&15)/255):null):(t=uu.exec(e))?new Q(t[1],t[2],t[3],1):(t=cu.exec(e))?new Q(t[1]*255/100,t[2]*255/100,t[3]*255/100,1):(t=pu.exec(e))?hn(t[1],t[2],t[3],t[4]):(t=fu.exec(e))?hn(t[1]*255/100,t[2]*255/100,t[3]*255/100,t[4]):(t=hu.exec(e))?xo(t[1],t[2]/100,t[3]/100,1):(t=mu.exec(e))?xo(t[1],t[2]/100,t[3]/100,t[4]):go.hasOwnProperty(e)?bo(go[e]):e==="transparent"?new Q(NaN,NaN,NaN,0):null}function bo(e){return new Q(e>>16&255,e>>8&255,e&255,1)}function hn(e,t,n,r){return r<=0&&(e=t=n=NaN),new Q(e,t,n,r)}function Cr(e){return e instanceof Ee||(e=ot(e)),e?(e=e.rgb(),new Q(e.r,e.g,e.b,e.opacity)):new Q}function At(e,t,n,r){return arguments.length===1?Cr(e):new Q(e,t,n,r??1)}function Q(e,t,n,r){this.r=+e,this.g=+t,this.b=+n,this.opacity=+r}it(Q,At,Et(Ee,{brighter(e){return e=e==null?rt:Math.pow(rt,e),new Q(this.r*e,this.g*e,this.b*e,this.opacity)},darker(e){return e=e==null?ze:Math.pow(ze,e),new Q(this.r*e,this.g*e,this.b*e,this.opacity)},rgb(){return this},clamp(){return new Q(He(this.r),He(this.g),He(this.b),dn(this.opacity))},displayable(){return-.5<=this.r&&this.r<255.5&&-.5<=this.g&&this.g<255.5&&-.5<=this.b&&this.b<255.5&&0<=this.opacity&&this.opacity<=1},hex:wo,formatHex:wo,formatHex8:_u,formatRgb:vo,toString:vo}));function wo(){return`#${Ie(this.r)}${Ie(this.g)}${Ie(this.b)}`}function _u(){return`#${Ie(this.r)}${Ie(this.g)}${Ie(this.b)}${Ie((isNaN(this.opacity)?1:this.opacity)*255)}`}function vo(){let e=dn(this.opacity);return`${e===1?"rgb(":"rgba("}${He(this.r)}, ${He(this.g)}, ${He(this.b)}${e===1?")":`, ${e})`}`}function dn(e){return isNaN(e)?1:Math.max(0,Math.min(1,e))}function He(e){return Math.max(0,Math.min(255,Math.round(e)||0))}function Ie(e){return e=He(e),(e<16?"0":"")+e.toString(16)}function xo(e,t,n,r){return r<=0?e=t=n=NaN:n<=0||n>=1?e=t=NaN:t<=0&&(e=NaN),new pe(e,t,n,r)}function Co(e){if(e instanceof pe)return new pe(e.h,e.s,e.l,e.opacity);if(e instanceof Ee||(e=ot(e)),!e)return new pe;if(e instanceof pe)return e;e=e.rgb();var t=e.r/255,n=e.g/255,r=e.b/255,i=Math.min(t,n,r),o=Math.max(t,n,r),a=NaN,l=o-i,c=(o+i)/2;return l?(t===o?a=(n-r)/l+(n<r)*6:n===o?a=(r-t)/l+2:a=(t-n)/l+4,l/=c<.5?o+i:2-o-i,a*=60):l=c>0&&c<1?0:a,new pe(a,l,c,e.opacity)}function _n(e,t,n,r){return arguments.length===1?Co(e):new pe(e,t,n,r??1)}function pe(e,t,n,r){this.h=+e,this.s=+t,this.l=+n,this.opacity=+r}it(pe,_n,Et(Ee,{brighter(e){return e=e==null?rt:Math.pow(rt,e),new pe(this.h,this.s,this.l*e,this.opacity)},darker(e){return e=e==null?ze:Math.pow(ze,e),new pe(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=this.h%360+(this.h<0)*360,t=isNaN(e)||isNaN(this.s)?0:this.s,n=this.l,r=n+(n<.5?n:1-n)*t,i=2*n-r;return new Q(xr(e>=240?e-240:e+120,i,r),xr(e,i,r),xr(e<120?e+240:e-120,i,r),this.opacity)},clamp(){return new pe(ko(this.h),mn(this.s),mn(this.l),dn(this.opacity))},displayable(){return(0<=this.s&&this.s<=1||isNaN(this.s))&&0<=this.l&&this.l<=1&&0<=this.opacity&&this.opacity<=1},formatHsl(){let e=dn(this.opacity);return`${e===1?"hsl(":"hsla("}${ko(this.h)}, ${mn(this.s)*100}%, ${mn(this.l)*100}%${e===1?")":`, ${e})`}`}}));function ko(e){return e=(e||0)%360,e<0?e+360:e}function mn(e){return Math.max(0,Math.min(1,e||0))}function xr(e,t,n){return(e<60?t+(n-t)*e/60:e<180?n:e<240?t+(n-t)*(240-e)/60:t)*255}var Po=Math.PI/180,Eo=180/Math.PI,gn=18,Ao=.96422,Ro=1,No=.82521,$o=4/29,nt=6/29,Oo=3*nt*nt,yu=nt*nt*nt;function Lo(e){if(e instanceof _e)return new _e(e.l,e.a,e.b,e.opacity);if(e instanceof xe)return Bo(e);e instanceof Q||(e=Cr(e));var t=Tr(e.r),n=Tr(e.g),r=Tr(e.b),i=kr((.2225045*t+.7168786*n+.0606169*r)/Ro),o,a;return t===n&&n===r?o=a=i:(o=kr((.4360747*t+.3850649*n+.1430804*r)/Ao),a=kr((.0139322*t+.0971045*n+.7141733*r)/No)),new _e(116*i-16,500*(o-i),200*(i-a),e.opacity)}function Do(e,t,n,r){return arguments.length===1?Lo(e):new _e(e,t,n,r??1)}function _e(e,t,n,r){this.l=+e,this.a=+t,this.b=+n,this.opacity=+r}it(_e,Do,Et(Ee,{brighter(e){return new _e(this.l+gn*(e??1),this.a,this.b,this.opacity)},darker(e){return new _e(this.l-gn*(e??1),this.a,this.b,this.opacity)},rgb(){var e=(this.l+16)/116,t=isNaN(this.a)?e:e+this.a/500,n=isNaN(this.b)?e:e-this.b/200;return t=Ao*Sr(t),e=Ro*Sr(e),n=No*Sr(n),new Q(Mr(3.1338561*t-1.6168667*e-.4906146*n),Mr(-.9787684*t+1.9161415*e+.033454*n),Mr(.0719453*t-.2289914*e+1.4052427*n),this.opacity)}}));function kr(e){return e>yu?Math.pow(e,1/3):e/Oo+$o}function Sr(e){return e>nt?e*e*e:Oo*(e-$o)}function Mr(e){return 255*(e<=.0031308?12.92*e:1.055*Math.pow(e,1/2.4)-.055)}function Tr(e){return(e/=255)<=.04045?e/12.92:Math.pow((e+.055)/1.055,2.4)}function bu(e){if(e instanceof xe)return new xe(e.h,e.c,e.l,e.opacity);if(e instanceof _e||(e=Lo(e)),e.a===0&&e.b===0)return new xe(NaN,0<e.l&&e.l<100?0:NaN,e.l,e.opacity);var t=Math.atan2(e.b,e.a)*Eo;return new xe(t<0?t+360:t,Math.sqrt(e.a*e.a+e.b*e.b),e.l,e.opacity)}function yn(e,t,n,r){return arguments.length===1?bu(e):new xe(e,t,n,r??1)}function xe(e,t,n,r){this.h=+e,this.c=+t,this.l=+n,this.opacity=+r}function Bo(e){if(isNaN(e.h))return new _e(e.l,0,0,e.opacity);var t=e.h*Po;return new _e(e.l,Math.cos(t)*e.c,Math.sin(t)*e.c,e.opacity)}it(xe,yn,Et(Ee,{brighter(e){return new xe(this.h,this.c,this.l+gn*(e??1),this.opacity)},darker(e){return new xe(this.h,this.c,this.l-gn*(e??1),this.opacity)},rgb(){return Bo(this).rgb()}}));var Io=-.14861,Pr=1.78277,Er=-.29227,bn=-.90649,Pt=1.97294,So=Pt*bn,Mo=Pt*Pr,To=Pr*Er-bn*Io;function wu(e){if(e instanceof Ge)return new Ge(e.h,e.s,e.l,e.opacity);e instanceof Q||(e=Cr(e));var t=e.r/255,n=e.g/255,r=e.b/255,i=(To*r+So*t-Mo*n)/(To+So-Mo),o=r-i,a=(Pt*(n-i)-Er*o)/bn,l=Math.sqrt(a*a+o*o)/(Pt*i*(1-i)),c=l?Math.atan2(a,o)*Eo-120:NaN;return new Ge(c<0?c+360:c,l,i,e.opacity)}function wn(e,t,n,r){return arguments.length===1?wu(e):new Ge(e,t,n,r??1)}function Ge(e,t,n,r){this.h=+e,this.s=+t,this.l=+n,this.opacity=+r}it(Ge,wn,Et(Ee,{brighter(e){return e=e==null?rt:Math.pow(rt,e),new Ge(this.h,this.s,this.l*e,this.opacity)},darker(e){return e=e==null?ze:Math.pow(ze,e),new Ge(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=isNaN(this.h)?0:(this.h+120)*Po,t=+this.l,n=isNaN(this.s)?0:this.s*t*(1-t),r=Math.cos(e),i=Math.sin(e);return new Q(255*(t+n*(Io*r+Pr*i)),255*(t+n*(Er*r+bn*i)),255*(t+n*(Pt*r)),this.opacity)}}));function Fo(e,t,n,r,i){var o=e*e,a=o*e;return((1-3*e+3*o-a)*t+(4-6*o+3*a)*n+(1+3*e+3*o-3*a)*r+a*i)/6}function vu(e){var t=e.length-1;return function(n){var r=n<=0?n=0:n>=1?(n=1,t-1):Math.floor(n*t),i=e[r],o=e[r+1],a=r>0?e[r-1]:2*i-o,l=r<t-1?e[r+2]:2*o-i;return Fo((n-r/t)*t,a,i,o,l)}}function xu(e){var t=e.length;return function(n){var r=Math.floor(((n%=1)<0?++n:n)*t),i=e[(r+t-1)%t],o=e[r%t],a=e[(r+1)%t],l=e[(r+2)%t];return Fo((n-r/t)*t,i,o,a,l)}}var xn=e=>()=>e;function Vo(e,t){return function(n){return e+n*t}}function ku(e,t,n){return e=Math.pow(e,n),t=Math.pow(t,n)-e,n=1/n,function(r){return Math.pow(e+r*t,n)}}function $r(e,t){var n=t-e;return n?Vo(e,n>180||n<-180?n-360*Math.round(n/360):n):xn(isNaN(e)?t:e)}function Su(e){return(e=+e)==1?ne:function(t,n){return n-t?ku(t,n,e):xn(isNaN(t)?n:t)}}function ne(e,t){var n=t-e;return n?Vo(e,n):xn(isNaN(e)?t:e)}var Ho=(function e(t){var n=Su(t);function r(i,o){var a=n((i=At(i)).r,(o=At(o)).r),l=n(i.g,o.g),c=n(i.b,o.b),u=ne(i.opacity,o.opacity);return function(p){return i.r=a(p),i.g=l(p),i.b=c(p),i.opacity=u(p),i+""}}return r.gamma=e,r})(1);function qo(e){return function(t){var n=t.length,r=new Array(n),i=new Array(n),o=new Array(n),a,l;for(a=0;a<n;++a)l=At(t[a]),r[a]=l.r||0,i[a]=l.g||0,o[a]=l.b||0;return r=e(r),i=e(i),o=e(o),l.opacity=1,function(c){return l.r=r(c),l.g=i(c),l.b=o(c),l+""}}}var Vh=qo(vu),qh=qo(xu);function Mu(e,t){t||(t=[]);var n=e?Math.min(t.length,e.length):0,r=t.slice(),i;return function(o){for(i=0;i<n;++i)r[i]=e[i]*(1-o)+t[i]*o;return r}}function Tu(e){return ArrayBuffer.isView(e)&&!(e instanceof DataView)}function Cu(e,t){var n=t?t.length:0,r=e?Math.min(n,e.length):0,i=new Array(r),o=new Array(n),a;for(a=0;a<r;++a)i[a]=kn(e[a],t[a]);for(;a<n;++a)o[a]=t[a];return function(l){for(a=0;a<r;++a)o[a]=i[a](l);return o}}function Pu(e,t){var n=new Date;return e=+e,t=+t,function(r){return n.setTime(e*(1-r)+t*r),n}}function fe(e,t){return e=+e,t=+t,function(n){return e*(1-n)+t*n}}function Eu(e,t){var n={},r={},i;(e===null||typeof e!="object")&&(e={}),(t===null||typeof t!="object")&&(t={});for(i in t)i in e?n[i]=kn(e[i],t[i]):r[i]=t[i];return function(o){for(i in n)r[i]=n[i](o);return r}}var Rr=/[-+]?(?:\d+\.?\d*|\.?\d+)(?:[eE][-+]?\d+)?/g,Ar=new RegExp(Rr.source,"g");function Au(e){return function(){return e}}function Ru(e){return function(t){return e(t)+""}}function Nu(e,t){var n=Rr.lastIndex=Ar.lastIndex=0,r,i,o,a=-1,l=[],c=[];for(e=e+"",t=t+"";(r=Rr.exec(e))&&(i=Ar.exec(t));)(o=i.index)>n&&(o=t.slice(n,o),l[a]?l[a]+=o:l[++a]=o),(r=r[0])===(i=i[0])?l[a]?l[a]+=i:l[++a]=i:(l[++a]=null,c.push({i:a,x:fe(r,i)})),n=Ar.lastIndex;return n<t.length&&(o=t.slice(n),l[a]?l[a]+=o:l[++a]=o),l.length<2?c[0]?Ru(c[0].x):Au(t):(t=c.length,function(u){for(var p=0,h;p<t;++p)l[(h=c[p]).i]=h.x(u);return l.join("")})}function kn(e,t){var n=typeof t,r;return t==null||n==="boolean"?xn(t):(n==="number"?fe:n==="string"?(r=ot(t))?(t=r,Ho):Nu:t instanceof ot?Ho:t instanceof Date?Pu:Tu(t)?Mu:Array.isArray(t)?Cu:typeof t.valueOf!="function"&&typeof t.toString!="function"||isNaN(t)?Eu:fe)(e,t)}function Wo(e,t){return e=+e,t=+t,function(n){return Math.round(e*(1-n)+t*n)}}var Go=180/Math.PI,Nr={translateX:0,translateY:0,rotate:0,skewX:0,scaleX:1,scaleY:1};function Uo(e,t,n,r,i,o){var a,l,c;return(a=Math.sqrt(e*e+t*t))&&(e/=a,t/=a),(c=e*n+t*r)&&(n-=e*c,r-=t*c),(l=Math.sqrt(n*n+r*r))&&(n/=l,r/=l,c/=l),e*r<t*n&&(e=-e,t=-t,c=-c,a=-a),{translateX:i,translateY:o,rotate:Math.atan2(t,e)*Go,skewX:Math.atan(c)*Go,scaleX:a,scaleY:l}}var vn;function $u(e){let t=new(typeof DOMMatrix=="function"?DOMMatrix:WebKitCSSMatrix)(e+"");return t.isIdentity?Nr:Uo(t.a,t.b,t.c,t.d,t.e,t.f)}function Ou(e){return e==null||(vn||(vn=document.createElementNS("http://www.w3.org/2000/svg","g")),vn.setAttribute("transform",e),!(e=vn.transform.baseVal.consolidate()))?Nr:(e=e.matrix,Uo(e.a,e.b,e.c,e.d,e.e,e.f))}function Ko(e,t,n,r){function i(u){return u.length?u.pop()+" ":""}function o(u,p,h,m,f,g){if(u!==h||p!==m){var v=f.push("translate(",null,t,null,n);g.push({i:v-4,x:fe(u,h)},{i:v-2,x:fe(p,m)})}else(h||m)&&f.push("translate("+h+t+m+n)}function a(u,p,h,m){u!==p?(u-p>180?p+=360:p-u>180&&(u+=360),m.push({i:h.push(i(h)+"rotate(",null,r)-2,x:fe(u,p)})):p&&h.push(i(h)+"rotate("+p+r)}function l(u,p,h,m){u!==p?m.push({i:h.push(i(h)+"skewX(",null,r)-2,x:fe(u,p)}):p&&h.push(i(h)+"skewX("+p+r)}function c(u,p,h,m,f,g){if(u!==h||p!==m){var v=f.push(i(f)+"scale(",null,",",null,")");g.push({i:v-4,x:fe(u,h)},{i:v-2,x:fe(p,m)})}else(h!==1||m!==1)&&f.push(i(f)+"scale("+h+","+m+")")}return function(u,p){var h=[],m=[];return u=e(u),p=e(p),o(u.translateX,u.translateY,p.translateX,p.translateY,h,m),a(u.rotate,p.rotate,h,m),l(u.skewX,p.skewX,h,m),c(u.scaleX,u.scaleY,p.scaleX,p.scaleY,h,m),u=p=null,function(f){for(var g=-1,v=m.length,_;++g<v;)h[(_=m[g]).i]=_.x(f);return h.join("")}}}var Wh=Ko($u,"px, ","px)","deg)"),Uh=Ko(Ou,", ",")",")"),Lu=1e-12;function zo(e){return((e=Math.exp(e))+1/e)/2}function Du(e){return((e=Math.exp(e))-1/e)/2}function Bu(e){return((e=Math.exp(2*e))-1)/(e+1)}var Kh=(function e(t,n,r){function i(o,a){var l=o[0],c=o[1],u=o[2],p=a[0],h=a[1],m=a[2],f=p-l,g=h-c,v=f*f+g*g,_,b;if(v<Lu)b=Math.log(m/u)/t,_=function($){return[l+$*f,c+$*g,u*Math.exp(t*$*b)]};else{var y=Math.sqrt(v),w=(m*m-u*u+r*v)/(2*u*n*y),d=(m*m-u*u-r*v)/(2*m*n*y),C=Math.log(Math.sqrt(w*w+1)-w),M=Math.log(Math.sqrt(d*d+1)-d);b=(M-C)/t,_=function($){var z=$*b,U=zo(C),I=u/(n*y)*(U*Bu(t*z+C)-Du(C));return[l+I*f,c+I*g,u*U/zo(t*z+C)]}}return _.duration=Math.abs(b)*1e3*t/Math.SQRT2,_}return i.rho=function(o){var a=Math.max(.001,+o),l=a*a,c=l*l;return e(a,l,c)},i})(Math.SQRT2,2,4);function Xo(e){return function(t,n){var r=e((t=_n(t)).h,(n=_n(n)).h),i=ne(t.s,n.s),o=ne(t.l,n.l),a=ne(t.opacity,n.opacity);return function(l){return t.h=r(l),t.s=i(l),t.l=o(l),t.opacity=a(l),t+""}}}var Xh=Xo($r),jh=Xo(ne);function jo(e){return function(t,n){var r=e((t=yn(t)).h,(n=yn(n)).h),i=ne(t.c,n.c),o=ne(t.l,n.l),a=ne(t.opacity,n.opacity);return function(l){return t.h=r(l),t.c=i(l),t.l=o(l),t.opacity=a(l),t+""}}}var Yh=jo($r),Qh=jo(ne);function Yo(e){return(function t(n){n=+n;function r(i,o){var a=e((i=wn(i)).h,(o=wn(o)).h),l=ne(i.s,o.s),c=ne(i.l,o.l),u=ne(i.opacity,o.opacity);return function(p){return i.h=a(p),i.s=l(p),i.l=c(Math.pow(p,n)),i.opacity=u(p),i+""}}return r.gamma=t,r})(1)}var Zh=Yo($r),Jh=Yo(ne);function Iu(e){return Math.abs(e=Math.round(e))>=1e21?e.toLocaleString("en").replace(/,/g,""):e.toString(10)}function Mn(e,t){if(!isFinite(e)||e===0)return null;var n=(e=t?e.toExponential(t-1):e.toExponential()).indexOf("e"),r=e.slice(0,n);return[r.length>1?r[0]+r.slice(2):r,+e.slice(n+1)]}function st(e){return e=Mn(Math.abs(e)),e?e[1]:NaN}function Hu(e,t){return function(n,r){for(var i=n.length,o=[],a=0,l=e[0],c=0;i>0&&l>0&&(c+l+1>r&&(l=Math.max(1,r-c)),o.push(n.substring(i-=l,i+l)),!((c+=l+1)>r));)l=e[a=(a+1)%e.length];return o.reverse().join(t)}}function Gu(e){return function(t){return t.replace(/[0-9]/g,function(n){return e[+n]})}}var zu=/^(?:(.)?([<>=^]))?([+\-( ])?([$#])?(0)?(\d+)?(,)?(\.\d+)?(~)?([a-z%])?$/i;function Rt(e){if(!(t=zu.exec(e)))throw new Error("invalid format: "+e);var t;return new Or({fill:t[1],align:t[2],sign:t[3],symbol:t[4],zero:t[5],width:t[6],comma:t[7],precision:t[8]&&t[8].slice(1),trim:t[9],type:t[10]})}Rt.prototype=Or.prototype;function Or(e){this.fill=e.fill===void 0?" ":e.fill+"",this.align=e.align===void 0?">":e.align+"",this.sign=e.sign===void 0?"-":e.sign+"",this.symbol=e.symbol===void 0?"":e.symbol+"",this.zero=!!e.zero,this.width=e.width===void 0?void 0:+e.width,this.comma=!!e.comma,this.precision=e.precision===void 0?void 0:+e.precision,this.trim=!!e.trim,this.type=e.type===void 0?"":e.type+""}Or.prototype.toString=function(){return this.fill+this.align+this.sign+this.symbol+(this.zero?"0":"")+(this.width===void 0?"":Math.max(1,this.width|0))+(this.comma?",":"")+(this.precision===void 0?"":"."+Math.max(0,this.precision|0))+(this.trim?"~":"")+this.type};function Fu(e){e:for(var t=e.length,n=1,r=-1,i;n<t;++n)switch(e[n]){case".":r=i=n;break;case"0":r===0&&(r=n),i=n;break;default:if(!+e[n])break e;r>0&&(r=0);break}return r>0?e.slice(0,r)+e.slice(i+1):e}var Tn;function Vu(e,t){var n=Mn(e,t);if(!n)return Tn=void 0,e.toPrecision(t);var r=n[0],i=n[1],o=i-(Tn=Math.max(-8,Math.min(8,Math.floor(i/3)))*3)+1,a=r.length;return o===a?r:o>a?r+new Array(o-a+1).join("0"):o>0?r.slice(0,o)+"."+r.slice(o):"0."+new Array(1-o).join("0")+Mn(e,Math.max(0,t+o-1))[0]}function Qo(e,t){var n=Mn(e,t);if(!n)return e+"";var r=n[0],i=n[1];return i<0?"0."+new Array(-i).join("0")+r:r.length>i+1?r.slice(0,i+1)+"."+r.slice(i+1):r+new Array(i-r.length+2).join("0")}var Zo={"%":(e,t)=>(e*100).toFixed(t),b:e=>Math.round(e).toString(2),c:e=>e+"",d:Iu,e:(e,t)=>e.toExponential(t),f:(e,t)=>e.toFixed(t),g:(e,t)=>e.toPrecision(t),o:e=>Math.round(e).toString(8),p:(e,t)=>Qo(e*100,t),r:Qo,s:Vu,X:e=>Math.round(e).toString(16).toUpperCase(),x:e=>Math.round(e).toString(16)};function Jo(e){return e}var es=Array.prototype.map,ts=["y","z","a","f","p","n","µ","m","","k","M","G","T","P","E","Z","Y"];function qu(e){var t=e.grouping===void 0||e.thousands===void 0?Jo:Hu(es.call(e.grouping,Number),e.thousands+""),n=e.currency===void 0?"":e.currency[0]+"",r=e.currency===void 0?"":e.currency[1]+"",i=e.decimal===void 0?".":e.decimal+"",o=e.numerals===void 0?Jo:Gu(es.call(e.numerals,String)),a=e.percent===void 0?"%":e.percent+"",l=e.minus===void 0?"−":e.minus+"",c=e.nan===void 0?"NaN":e.nan+"";function u(h,m){h=Rt(h);var f=h.fill,g=h.align,v=h.sign,_=h.symbol,b=h.zero,y=h.width,w=h.comma,d=h.precision,C=h.trim,M=h.type;M==="n"?(w=!0,M="g"):Zo[M]||(d===void 0&&(d=12),C=!0,M="g"),(b||f==="0"&&g==="=")&&(b=!0,f="0",g="=");var $=(m&&m.prefix!==void 0?m.prefix:"")+(_==="$"?n:_==="#"&&/[boxX]/.test(M)?"0"+M.toLowerCase():""),z=(_==="$"?r:/[%p]/.test(M)?a:"")+(m&&m.suffix!==void 0?m.suffix:""),U=Zo[M],I=/[defgprs%]/.test(M);d=d===void 0?6:/[gprs]/.test(M)?Math.max(1,Math.min(21,d)):Math.max(0,Math.min(20,d));function K(T){var E=$,X=z,oe,Z,k;if(M==="c")X=U(T)+X,T="";else{T=+T;var D=T<0||1/T<0;if(T=isNaN(T)?c:U(Math.abs(T),d),C&&(T=Fu(T)),D&&+T==0&&v!=="+"&&(D=!1),E=(D?v==="("?v:l:v==="-"||v==="("?"":v)+E,X=(M==="s"&&!isNaN(T)&&Tn!==void 0?ts[8+Tn/3]:"")+X+(D&&v==="("?")":""),I){for(oe=-1,Z=T.length;++oe<Z;)if(k=T.charCodeAt(oe),48>k||k>57){X=(k===46?i+T.slice(oe+1):T.slice(oe))+X,T=T.slice(0,oe);break}}}w&&!b&&(T=t(T,1/0));var R=E.length+T.length+X.length,le=R<y?new Array(y-R+1).join(f):"";switch(w&&b&&(T=t(le+T,le.length?y-X.length:1/0),le=""),g){case"<":T=E+T+X+le;break;case"=":T=E+le+T+X;break;case"^":T=le.slice(0,R=le.length>>1)+E+T+X+le.slice(R);break;default:T=le+E+T+X;break}return o(T)}return K.toString=function(){return h+""},K}function p(h,m){var f=Math.max(-8,Math.min(8,Math.floor(st(m)/3)))*3,g=Math.pow(10,-f),v=u((h=Rt(h),h.type="f",h),{suffix:ts[8+f/3]});return function(_){return v(g*_)}}return{format:u,formatPrefix:p}}var Sn,Lr,Dr;Wu({thousands:",",grouping:[3],currency:["$",""]});function Wu(e){return Sn=qu(e),Lr=Sn.format,Dr=Sn.formatPrefix,Sn}function ns(e){return Math.max(0,-st(Math.abs(e)))}function rs(e,t){return Math.max(0,Math.max(-8,Math.min(8,Math.floor(st(t)/3)))*3-st(Math.abs(e)))}function is(e,t){return e=Math.abs(e),t=Math.abs(t)-e,Math.max(0,st(t)-st(e))+1}function Uu(e,t){switch(arguments.length){case 0:break;case 1:this.range(e);break;default:this.range(t).domain(e);break}return this}function Ku(e){return function(){return e}}function Xu(e){return+e}var os=[0,1];function at(e){return e}function Br(e,t){return(t-=e=+e)?function(n){return(n-e)/t}:Ku(isNaN(t)?NaN:.5)}function ju(e,t){var n;return e>t&&(n=e,e=t,t=n),function(r){return Math.max(e,Math.min(t,r))}}function Yu(e,t,n){var r=e[0],i=e[1],o=t[0],a=t[1];return i<r?(r=Br(i,r),o=n(a,o)):(r=Br(r,i),o=n(o,a)),function(l){return o(r(l))}}function Qu(e,t,n){var r=Math.min(e.length,t.length)-1,i=new Array(r),o=new Array(r),a=-1;for(e[r]<e[0]&&(e=e.slice().reverse(),t=t.slice().reverse());++a<r;)i[a]=Br(e[a],e[a+1]),o[a]=n(t[a],t[a+1]);return function(l){var c=ao(e,l,1,r)-1;return o[c](i[c](l))}}function Zu(e,t){return t.domain(e.domain()).range(e.range()).interpolate(e.interpolate()).clamp(e.clamp()).unknown(e.unknown())}function Ju(){var e=os,t=os,n=kn,r,i,o,a=at,l,c,u;function p(){var m=Math.min(e.length,t.length);return a!==at&&(a=ju(e[0],e[m-1])),l=m>2?Qu:Yu,c=u=null,h}function h(m){return m==null||isNaN(m=+m)?o:(c||(c=l(e.map(r),t,n)))(r(a(m)))}return h.invert=function(m){return a(i((u||(u=l(t,e.map(r),fe)))(m)))},h.domain=function(m){return arguments.length?(e=Array.from(m,Xu),p()):e.slice()},h.range=function(m){return arguments.length?(t=Array.from(m),p()):t.slice()},h.rangeRound=function(m){return t=Array.from(m),n=Wo,p()},h.clamp=function(m){return arguments.length?(a=m?!0:at,p()):a!==at},h.interpolate=function(m){return arguments.length?(n=m,p()):n},h.unknown=function(m){return arguments.length?(o=m,h):o},function(m,f){return r=m,i=f,p()}}function ec(){return Ju()(at,at)}function tc(e,t,n,r){var i=fn(e,t,n),o;switch(r=Rt(r??",f"),r.type){case"s":{var a=Math.max(Math.abs(e),Math.abs(t));return r.precision==null&&!isNaN(o=rs(i,a))&&(r.precision=o),Dr(r,a)}case"":case"e":case"g":case"p":case"r":{r.precision==null&&!isNaN(o=is(i,Math.max(Math.abs(e),Math.abs(t))))&&(r.precision=o-(r.type==="e"));break}case"f":case"%":{r.precision==null&&!isNaN(o=ns(i))&&(r.precision=o-(r.type==="%")*2);break}}return Lr(r)}function nc(e){var t=e.domain;return e.ticks=function(n){var r=t();return po(r[0],r[r.length-1],n??10)},e.tickFormat=function(n,r){var i=t();return tc(i[0],i[i.length-1],n??10,r)},e.nice=function(n){n==null&&(n=10);var r=t(),i=0,o=r.length-1,a=r[i],l=r[o],c,u,p=10;for(l<a&&(u=a,a=l,l=u,u=i,i=o,o=u);p-- >0;){if(u=pn(a,l,n),u===c)return r[i]=a,r[o]=l,t(r);if(u>0)a=Math.floor(a/u)*u,l=Math.ceil(l/u)*u;else if(u<0)a=Math.ceil(a*u)/u,l=Math.floor(l*u)/u;else break;c=u}return e},e}function lt(){var e=ec();return e.copy=function(){return Zu(e,lt())},Uu.apply(e,arguments),nc(e)}function Cn(e){let t=H(null),[n,r]=P(e);return Ji(()=>{let i=t.current;if(!i)return;let o=l=>{l>0&&r(Math.floor(l))};if(o(i.getBoundingClientRect().width),typeof ResizeObserver>"u")return;let a=new ResizeObserver(l=>{for(let c of l)o(c.contentRect.width)});return a.observe(i),()=>a.disconnect()},[]),[t,n]}function ss(e,t,n){let r=e[0],i=e[e.length-1];if(!r||!i)return[];let o=g=>String(t[g]??g),l=12+Math.max(o(r.first).length,o(i.last).length)*7,c=[],u=(g,v)=>{let _=c[c.length-1];(!_||g-_.x>=l)&&c.push({x:g,label:v})};if((e[1]?.x??1/0)-r.x>=l){for(let g of e)u(g.x+g.width/2,o(g.step));return c}let h=i.last-r.first+1,m=rc(e,t)/Math.max(1,h-1)||1,f=Math.max(1,Math.round(fn(0,h*m,Math.max(1,n/(l*1.4)))));for(let g of e){let v=ic(t,g.first,g.last,f);v!==null&&u(g.x+g.width/2,o(v))}return c}function rc(e,t){let n=0;for(let r=1;r<e.length;r+=1){let i=t[e[r-1].first]??e[r-1].first,o=t[e[r].first]??e[r].first;o>i&&(n+=o-i)}return n}function ic(e,t,n,r){for(let i=t;i<=n;i+=1)if((e[i]??i)%r===0)return i;return null}var oc=.05,sc=3;function as(e){let t=e.length,n=new Float64Array(t),r=[],i=ac(e),o=Math.max(sc,Math.ceil(t*oc)),a=0;for(let l=0;l<t;l+=1){let c=i===0?0:Math.round(ls(e,l)/i)-1;if(c>0){let u=Math.min(c,o);r.push({before:l,missing:c,slot:a,width:u}),a+=u}n[l]=a,a+=1}return{slot:n,slots:a,gaps:r}}function ac(e){let t=[];for(let r=1;r<e.length;r+=1){let i=ls(e,r);i>0&&t.push(i)}let n=t[0]??0;return t.every(r=>r===n)?n:mo(t)}function ls(e,t){let n=e[t]??null,r=t>0?e[t-1]??null:null;return n===null||r===null?0:n-r}function us(e,t){let n=new Float64Array(t);for(let r of e)for(let i=0;i<t;i+=1)n[i]=n[i]+(r[i]??0);return n}var lc=.22,uc=3,cc=56;function ut(e,t,n,r,i){let o=Math.floor(i);return o<1||r<=n?[]:r-n<=o?pc(e,t,n,r,o):fc(e,t,n,r,o)}function pc({slot:e},t,n,r,i){let o=i/(r-n),a=o>=uc?Math.max(1,o*lc):0,l=Math.min(o-a,cc),c=[];for(let u=cs(e,n);u<e.length&&e[u]<r;u+=1){let h=(e[u]-n+.5)*o-l/2;c.push({step:u,first:u,last:u,mean:t[u]??0,x:h,width:l})}return c}function fc({slot:e},t,n,r,i){let o=i/(r-n),a=[],l=null,c=0,u=()=>{l&&(l.mean=c/(l.last-l.first+1))};for(let p=cs(e,n);p<e.length&&e[p]<r;p+=1){let h=Math.min(i-1,Math.floor((e[p]-n)*o)),m=t[p]??0;l===null||l.x!==h?(u(),l={step:p,first:p,last:p,mean:m,x:h,width:1},c=m,a.push(l)):(l.last=p,c+=m,m>(t[l.step]??0)&&(l.step=p))}return u(),a}function cs(e,t){let n=0,r=e.length;for(;n<r;){let i=n+r>>1;e[i]<t?n=i+1:r=i}return n}function hc(e,t){let n=-1,r=1/0,i=0,o=e.length-1;for(;i<=o;){let a=i+o>>1,l=e[a],c=t-(l.x+l.width/2);Math.abs(c)<r&&(r=Math.abs(c),n=a),c<0?o=a-1:i=a+1}return n}var Pn=3,mc=1.25;function ps(e,t,n){let r=hc(e,n),i=e[r];if(!i||i.width>Pn)return r;let o=l=>t[e[l]?.step??-1]??0,a=r;for(let l=r-Pn;l<=r+Pn;l+=1){let c=e[l];c&&Math.abs(c.x-i.x)<=Pn&&o(l)>o(a)&&(a=l)}return o(a)>mc*o(r)?a:r}function En(e,t){let n=0,r=e.length-1;for(;n<=r;){let i=n+r>>1,o=e[i];if(t<o.first)r=i-1;else if(t>o.last)n=i+1;else return i}return-1}function An(e){return function(){return e}}var dc=Math.cos;var Hr=Math.sin,ct=Math.sqrt,fs=1e-12,Rn=Math.PI,gm=Rn/2,bs=2*Rn;var _m=Array.prototype.slice;function gc(e){return typeof e=="object"&&"length"in e?e:Array.from(e)}function ws(e){this._context=e}ws.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;default:this._context.lineTo(e,t);break}}};function _c(e){return new ws(e)}var ym=yc(_c);function vs(e){this._curve=e}vs.prototype={areaStart:function(){this._curve.areaStart()},areaEnd:function(){this._curve.areaEnd()},lineStart:function(){this._curve.lineStart()},lineEnd:function(){this._curve.lineEnd()},point:function(e,t){this._curve.point(t*Math.sin(e),t*-Math.cos(e))}};function yc(e){function t(n){return new vs(e(n))}return t._curve=e,t}var bm=ct(3);var bc=ct(1/3),wm=bc*2;var xs=Hr(Rn/10)/Hr(7*Rn/10),vm=Hr(bs/10)*xs,xm=-dc(bs/10)*xs;var km=ct(3);var Sm=ct(3);var Mm=ct(3)/2,wc=1/ct(12),Tm=(wc/2+1)*3;function Ae(){}function Nn(e,t,n){e._context.bezierCurveTo((2*e._x0+e._x1)/3,(2*e._y0+e._y1)/3,(e._x0+2*e._x1)/3,(e._y0+2*e._y1)/3,(e._x0+4*e._x1+t)/6,(e._y0+4*e._y1+n)/6)}function zr(e){this._context=e}zr.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){switch(this._point){case 3:Nn(this,this._x1,this._y1);case 2:this._context.lineTo(this._x1,this._y1);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,this._context.lineTo((5*this._x0+this._x1)/6,(5*this._y0+this._y1)/6);default:Nn(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function vc(e){this._context=e}vc.prototype={areaStart:Ae,areaEnd:Ae,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._y0=this._y1=this._y2=this._y3=this._y4=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x2,this._y2),this._context.closePath();break}case 2:{this._context.moveTo((this._x2+2*this._x3)/3,(this._y2+2*this._y3)/3),this._context.lineTo((this._x3+2*this._x2)/3,(this._y3+2*this._y2)/3),this._context.closePath();break}case 3:{this.point(this._x2,this._y2),this.point(this._x3,this._y3),this.point(this._x4,this._y4);break}}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._x2=e,this._y2=t;break;case 1:this._point=2,this._x3=e,this._y3=t;break;case 2:this._point=3,this._x4=e,this._y4=t,this._context.moveTo((this._x0+4*this._x1+e)/6,(this._y0+4*this._y1+t)/6);break;default:Nn(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function xc(e){this._context=e}xc.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3;var n=(this._x0+4*this._x1+e)/6,r=(this._y0+4*this._y1+t)/6;this._line?this._context.lineTo(n,r):this._context.moveTo(n,r);break;case 3:this._point=4;default:Nn(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function ks(e,t){this._basis=new zr(e),this._beta=t}ks.prototype={lineStart:function(){this._x=[],this._y=[],this._basis.lineStart()},lineEnd:function(){var e=this._x,t=this._y,n=e.length-1;if(n>0)for(var r=e[0],i=t[0],o=e[n]-r,a=t[n]-i,l=-1,c;++l<=n;)c=l/n,this._basis.point(this._beta*e[l]+(1-this._beta)*(r+c*o),this._beta*t[l]+(1-this._beta)*(i+c*a));this._x=this._y=null,this._basis.lineEnd()},point:function(e,t){this._x.push(+e),this._y.push(+t)}};var Cm=(function e(t){function n(r){return t===1?new zr(r):new ks(r,t)}return n.beta=function(r){return e(+r)},n})(.85);function $n(e,t,n){e._context.bezierCurveTo(e._x1+e._k*(e._x2-e._x0),e._y1+e._k*(e._y2-e._y0),e._x2+e._k*(e._x1-t),e._y2+e._k*(e._y1-n),e._x2,e._y2)}function Fr(e,t){this._context=e,this._k=(1-t)/6}Fr.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:$n(this,this._x1,this._y1);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2,this._x1=e,this._y1=t;break;case 2:this._point=3;default:$n(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var Pm=(function e(t){function n(r){return new Fr(r,t)}return n.tension=function(r){return e(+r)},n})(0);function Vr(e,t){this._context=e,this._k=(1-t)/6}Vr.prototype={areaStart:Ae,areaEnd:Ae,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=this._y2=this._y3=this._y4=this._y5=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:this._point=2,this._context.moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:$n(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var Em=(function e(t){function n(r){return new Vr(r,t)}return n.tension=function(r){return e(+r)},n})(0);function qr(e,t){this._context=e,this._k=(1-t)/6}qr.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:$n(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var Am=(function e(t){function n(r){return new qr(r,t)}return n.tension=function(r){return e(+r)},n})(0);function Wr(e,t,n){var r=e._x1,i=e._y1,o=e._x2,a=e._y2;if(e._l01_a>fs){var l=2*e._l01_2a+3*e._l01_a*e._l12_a+e._l12_2a,c=3*e._l01_a*(e._l01_a+e._l12_a);r=(r*l-e._x0*e._l12_2a+e._x2*e._l01_2a)/c,i=(i*l-e._y0*e._l12_2a+e._y2*e._l01_2a)/c}if(e._l23_a>fs){var u=2*e._l23_2a+3*e._l23_a*e._l12_a+e._l12_2a,p=3*e._l23_a*(e._l23_a+e._l12_a);o=(o*u+e._x1*e._l23_2a-t*e._l12_2a)/p,a=(a*u+e._y1*e._l23_2a-n*e._l12_2a)/p}e._context.bezierCurveTo(r,i,o,a,e._x2,e._y2)}function Ss(e,t){this._context=e,this._alpha=t}Ss.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:this.point(this._x2,this._y2);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3;default:Wr(this,e,t);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var Rm=(function e(t){function n(r){return t?new Ss(r,t):new Fr(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function Ms(e,t){this._context=e,this._alpha=t}Ms.prototype={areaStart:Ae,areaEnd:Ae,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=this._y2=this._y3=this._y4=this._y5=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:this._point=2,this._context.moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:Wr(this,e,t);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var Nm=(function e(t){function n(r){return t?new Ms(r,t):new Vr(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function Ts(e,t){this._context=e,this._alpha=t}Ts.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:Wr(this,e,t);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var $m=(function e(t){function n(r){return t?new Ts(r,t):new qr(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function kc(e){this._context=e}kc.prototype={areaStart:Ae,areaEnd:Ae,lineStart:function(){this._point=0},lineEnd:function(){this._point&&this._context.closePath()},point:function(e,t){e=+e,t=+t,this._point?this._context.lineTo(e,t):(this._point=1,this._context.moveTo(e,t))}};function hs(e){return e<0?-1:1}function ms(e,t,n){var r=e._x1-e._x0,i=t-e._x1,o=(e._y1-e._y0)/(r||i<0&&-0),a=(n-e._y1)/(i||r<0&&-0),l=(o*i+a*r)/(r+i);return(hs(o)+hs(a))*Math.min(Math.abs(o),Math.abs(a),.5*Math.abs(l))||0}function ds(e,t){var n=e._x1-e._x0;return n?(3*(e._y1-e._y0)/n-t)/2:t}function Ir(e,t,n){var r=e._x0,i=e._y0,o=e._x1,a=e._y1,l=(o-r)/3;e._context.bezierCurveTo(r+l,i+l*t,o-l,a-l*n,o,a)}function Gr(e){this._context=e}Gr.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=this._t0=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x1,this._y1);break;case 3:Ir(this,this._t0,ds(this,this._t0));break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){var n=NaN;if(e=+e,t=+t,!(e===this._x1&&t===this._y1)){switch(this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,Ir(this,ds(this,n=ms(this,e,t)),n);break;default:Ir(this,this._t0,n=ms(this,e,t));break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t,this._t0=n}}};function Sc(e){this._context=new Cs(e)}(Sc.prototype=Object.create(Gr.prototype)).point=function(e,t){Gr.prototype.point.call(this,t,e)};function Cs(e){this._context=e}Cs.prototype={moveTo:function(e,t){this._context.moveTo(t,e)},closePath:function(){this._context.closePath()},lineTo:function(e,t){this._context.lineTo(t,e)},bezierCurveTo:function(e,t,n,r,i,o){this._context.bezierCurveTo(t,e,r,n,o,i)}};function Mc(e){this._context=e}Mc.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=[],this._y=[]},lineEnd:function(){var e=this._x,t=this._y,n=e.length;if(n)if(this._line?this._context.lineTo(e[0],t[0]):this._context.moveTo(e[0],t[0]),n===2)this._context.lineTo(e[1],t[1]);else for(var r=gs(e),i=gs(t),o=0,a=1;a<n;++o,++a)this._context.bezierCurveTo(r[0][o],i[0][o],r[1][o],i[1][o],e[a],t[a]);(this._line||this._line!==0&&n===1)&&this._context.closePath(),this._line=1-this._line,this._x=this._y=null},point:function(e,t){this._x.push(+e),this._y.push(+t)}};function gs(e){var t,n=e.length-1,r,i=new Array(n),o=new Array(n),a=new Array(n);for(i[0]=0,o[0]=2,a[0]=e[0]+2*e[1],t=1;t<n-1;++t)i[t]=1,o[t]=4,a[t]=4*e[t]+2*e[t+1];for(i[n-1]=2,o[n-1]=7,a[n-1]=8*e[n-1]+e[n],t=1;t<n;++t)r=i[t]/o[t-1],o[t]-=r,a[t]-=r*a[t-1];for(i[n-1]=a[n-1]/o[n-1],t=n-2;t>=0;--t)i[t]=(a[t]-i[t+1])/o[t];for(o[n-1]=(e[n]+i[n-1])/2,t=0;t<n-1;++t)o[t]=2*e[t+1]-i[t+1];return[i,o]}function Tc(e,t){this._context=e,this._t=t}Tc.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=this._y=NaN,this._point=0},lineEnd:function(){0<this._t&&this._t<1&&this._point===2&&this._context.lineTo(this._x,this._y),(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line>=0&&(this._t=1-this._t,this._line=1-this._line)},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;default:{if(this._t<=0)this._context.lineTo(this._x,t),this._context.lineTo(e,t);else{var n=this._x*(1-this._t)+e*this._t;this._context.lineTo(n,this._y),this._context.lineTo(n,t)}break}}this._x=e,this._y=t}};function _s(e,t){if((a=e.length)>1)for(var n=1,r,i,o=e[t[0]],a,l=o.length;n<a;++n)for(i=o,o=e[t[n]],r=0;r<l;++r)o[r][1]+=o[r][0]=isNaN(i[r][1])?i[r][0]:i[r][1]}function ys(e){for(var t=e.length,n=new Array(t);--t>=0;)n[t]=t;return n}function Cc(e,t){return e[t]}function Pc(e){let t=[];return t.key=e,t}function Ps(){var e=An([]),t=ys,n=_s,r=Cc;function i(o){var a=Array.from(e.apply(this,arguments),Pc),l,c=a.length,u=-1,p;for(let h of o)for(l=0,++u;l<c;++l)(a[l][u]=[0,+r(h,a[l].key,u,o)]).data=h;for(l=0,p=gc(t(a));l<c;++l)a[p[l]].index=l;return n(a,p),a}return i.keys=function(o){return arguments.length?(e=typeof o=="function"?o:An(Array.from(o)),i):e},i.value=function(o){return arguments.length?(r=typeof o=="function"?o:An(+o),i):r},i.order=function(o){return arguments.length?(t=o==null?ys:typeof o=="function"?o:An(Array.from(o)),i):t},i.offset=function(o){return arguments.length?(n=o??_s,i):n},i}var Ec=1.6,Ac=40;function On(e,t,n){let r=ce(e,o=>t[o.step]??0)??0,i=n?Math.min(r,Ec*on(t)):r;return i>0?i:1}function As(e,t,n){return Ps().keys(e).value((i,{values:o})=>o[i.step]??0)(t).map(i=>({layer:i.key,d:i.map(([o,a],l)=>Ns(t[l],n(o),n(a))).join("")}))}function Rs({columns:e},t,n,r,i,{isOutlier:o,hasLongGap:a}){let l={incomplete:"",cut:"",outlier:"",longGap:""};for(let c of t){let u=n[c.step]??0,p=re(c.x+c.width/2);e.complete[c.step]===!1&&(l.incomplete+=Ns(c,r(0),r(u))),u>i?l.cut+=`M${p},-12l5,7h-10z`:o(c.step)?l.outlier+=Es(p,r(u)):a(c.step)&&(l.longGap+=Es(p,r(u)))}return l}function Es(e,t){return`M${e},${re(t-11)}l4,4.5l-4,4.5l-4,-4.5z`}function Ns(e,t,n){return t-n<=0?"":`M${re(e.x)},${re(t)}V${re(n)}h${re(e.width)}V${re(t)}z`}function re(e){return String(Math.round(e*100)/100)}function $s(e,t){let n=[];for(let r=1;r<e.length;r+=1){let i=e[r-1],o=e[r];(t[o.first]??0)<(t[i.last]??0)&&n.push((i.x+i.width+o.x)/2)}return n.length<=Ac?n:[]}function Ne(e,t,n){let r=Math.min(n,Math.max(4,Math.round(t-e)));if(r>=n)return null;let i=Math.max(0,Math.min(n-r,Math.round(e)));return[i,i+r]}function Nt(e,t,n,r){let[i,o]=e??[0,t],a=Math.max(4,(o-i)*r),l=o>i?(n-i)/(o-i):.5,c=n-l*a;return Ne(c,c+a,t)}function Re(e,t,n){if(e===null)return null;let r=n<0?Math.floor(n):Math.ceil(n);return Ne(e[0]+r,e[1]+r,t)}function Os(e,t,n){return e===null?null:n<e[0]?Re(e,t,n-e[0]):n>=e[1]?Re(e,t,n+1-e[1]):e}var Fe=30,Ln=6;function Ls({graph:{layout:e,setZoom:t},zoom:n,plot:{total:r,left:i,width:o}}){let a=H(null),{slots:l}=e,c=F(()=>{let y=ut(e,r,0,l,o),w=On(y,r,!0),d=C=>Fe*Math.min(1,(r[C]??0)/w);return y.map(({step:C,x:M,width:$})=>`M${re(M)},${Fe}v${re(-d(C))}h${re($)}V${Fe}z`).join("")},[e,r,o]),u=y=>y/l*o,[p,h]=n,m=Math.max(4,u(h)-u(p)),f=y=>w=>{w.stopPropagation(),a.current={x:w.clientX,zoom:n,grip:y},w.currentTarget.setPointerCapture?.(w.pointerId)},g=y=>{let w=a.current;if(!w)return;let d=(y.clientX-w.x)/o*l,[C,M]=w.zoom;w.grip==="window"?t(Re(w.zoom,l,d)):w.grip==="from"?t(Ne(Math.min(C+d,M-1),M,l)):t(Ne(C,Math.max(M+d,C+1),l))},v=y=>{let w=y.currentTarget.getBoundingClientRect(),d=(y.clientX-w.left-i)/o*l;t(Ne(d-(h-p)/2,d+(h-p)/2,l))},_=()=>{a.current=null},b=y=>({onPointerDown:f(y),onPointerMove:g,onPointerUp:_});return s("svg",{class:"step-strip",width:i+o,height:Fe+2,"aria-hidden":"true",onPointerDown:v,children:s("g",{transform:`translate(${i},1)`,children:[s("path",{class:"strip-bars",d:c}),s("rect",{class:"strip-window",x:u(p),width:m,height:Fe,...b("window")}),s("rect",{class:"strip-edge",x:u(p)-Ln/2,width:Ln,height:Fe,...b("from")}),s("rect",{class:"strip-edge",x:u(p)+m-Ln/2,width:Ln,height:Fe,...b("to")})]})})}var Ur=296;function Bs({graph:e,bucket:t,x:n,frameWidth:r}){let i=n+14+Ur<=r?n+14:Math.max(0,n-14-Ur);return s("div",{class:"tooltip",role:"status",hidden:t===null,style:{left:`${i}px`,width:`${Ur}px`},children:t&&s(Rc,{graph:e,bucket:t})})}function Rc({graph:e,bucket:t}){let{steps:n,drawn:r,tests:i}=e,{columns:o}=n,{step:a}=t,l=o.duration_ms[a]??0,c=o.period_ms[a]??null,u=t.last-t.first+1,p=r.map(g=>({...g,ms:g.values[a]??0})).filter(({ms:g})=>g>0),h=Kr(p),[m,f]=[p.filter(({gap:g})=>!g),p.filter(({gap:g})=>g)];return s(S,{children:[s("p",{class:"tooltip-title",children:[s("strong",{children:sn(n,a)}),s("span",{class:"number",children:x(l)})]}),c!==null&&s("p",{class:"tooltip-line",children:[s("span",{children:"Start to next start"}),s("span",{class:"number",children:x(c)})]}),s("table",{class:"tooltip-table",children:[f.length>0&&s(Ds,{title:"Between steps",parts:f,whole:h}),s(Ds,{title:f.length>0?"Step":null,parts:m,whole:h})]}),i.hasLongGap(a)&&s("p",{class:"tooltip-note",children:"A long gap follows: see the findings."}),i.isOutlier(a)&&s("p",{class:"tooltip-note",children:["◆ An outlier: over ",e.outliers?.limit,"."]}),o.complete[a]===!1&&s("p",{class:"tooltip-note",children:[s("strong",{children:"Incomplete:"})," ",o.incomplete_reason[a]??"no reason given"]}),u>1&&s("p",{class:"tooltip-note",children:["Longest of ",A(u)," steps in this column; their mean is"," ",x(t.mean),". Zoom in to see each."]})]})}function Kr(e){return e.reduce((t,{ms:n})=>t+n,0)}function Ds({title:e,parts:t,whole:n}){let r=i=>G(n>0?100*i/n:null);return s("tbody",{children:[e!==null&&s("tr",{class:"tooltip-group",children:[s("th",{scope:"rowgroup",children:e}),s("td",{class:"numeric",children:x(Kr(t))}),s("td",{class:"numeric",children:r(Kr(t))})]}),[...t].reverse().map(i=>s("tr",{children:[s("th",{scope:"row",children:[s(me,{look:i}),i.label]}),s("td",{class:"numeric",children:x(i.ms)}),s("td",{class:"numeric",children:r(i.ms)})]},i.key))]})}var Nc=6,$c=.003,Oc=.2;function Is(e,t){let{layout:n,zoom:r,setZoom:i,select:o}=e,{buckets:a,total:l}=t,[c,u]=P(null),[p,h]=P(null),m=H(null),f=H(!1),[g,v]=r??[0,n.slots],_=(v-g)/t.width,b=k=>g+k*_,y=c===null?-1:En(a,c),w=k=>{let D=k.currentTarget.getBoundingClientRect();return Math.max(0,Math.min(t.width,k.clientX-D.left-t.left))},d=k=>a[ps(a,l,k)]?.step??null,C=k=>{f.current=!1,!(k.button>1||k.pointerType==="touch")&&(m.current={x:w(k),zoom:r,pans:k.shiftKey||k.button===1},k.currentTarget.setPointerCapture?.(k.pointerId))},M=k=>{let D=w(k),R=m.current;if(R===null||Math.abs(D-R.x)<Nc){u(d(D));return}f.current=!0,u(null),R.pans?i(Re(R.zoom,n.slots,(R.x-D)*_)):h([Math.min(R.x,D),Math.max(R.x,D)])},$=()=>{m.current=null,p&&(i(Ne(b(p[0]),b(p[1]),n.slots)),h(null))},z=k=>{let D=f.current?null:d(w(k));D!==null&&o(D)},U=k=>{if(k.ctrlKey||k.metaKey){k.preventDefault();let R=Math.exp(k.deltaY*$c);i(Nt(r,n.slots,b(w(k)),R));return}let D=k.shiftKey&&k.deltaX===0?k.deltaY:k.deltaX;r===null||Math.abs(D)<=(k.shiftKey?0:Math.abs(k.deltaY))||(k.preventDefault(),i(Re(r,n.slots,D*_)))},I=k=>{let D=n.slot.length-1,R=Math.max(0,Math.min(D,k));i(Os(r,n.slots,n.slot[R]??0)),u(R)},K=k=>{if(y<0)return I(a[0]?.step??0);let D=a[y+k];if(D)return u(D.step);let R=(a[0]?a[0].last-a[0].first+1:1)*k;return I((c??0)+R)},T=k=>{let D=c===null?(g+v)/2:n.slot[c]+.5;i(Nt(r,n.slots,D,k))},E=Math.max(1,Math.round(a.length/10)),X=k=>i(Re(r,n.slots,k*(v-g)*Oc)),Z={onPointerDown:C,onPointerMove:M,onPointerUp:$,onPointerLeave:()=>m.current===null&&u(null),onClick:z,onWheel:U,onKeyDown:k=>{if(k.ctrlKey||k.metaKey||k.altKey)return;let R={ArrowLeft:()=>k.shiftKey?X(-1):K(-1),ArrowRight:()=>k.shiftKey?X(1):K(1),PageUp:()=>K(-E),PageDown:()=>K(E),Home:()=>I(0),End:()=>I(n.slot.length-1),Enter:()=>c!==null&&o(c)," ":()=>c!==null&&o(c),Escape:()=>c===null?o(null):u(null),"+":()=>T(.5),"=":()=>T(.5),"-":()=>T(2),0:()=>i(null)}[k.key];R&&(k.preventDefault(),R())},onFocus:k=>{k.currentTarget.matches(":focus-visible")&&c===null&&u(a[0]?.step??null)},onBlur:()=>u(null)};return{activeBucket:a[y]??null,drag:p,handlers:Z}}var Gs=264,ke={top:16,right:66,bottom:30,left:62},he=Gs-ke.top-ke.bottom,Hs=5;function Dn({graph:e,name:t="Step time"}){let{steps:n,drawn:r,layout:i,meanMs:o,fitTypical:a,topMs:l,zoom:c,selected:u,tests:p,pointed:h}=e,[m,f]=Cn(960),{columns:g}=n,v=g.duration_ms.length,_=F(()=>us(r.map(({values:B})=>B),v),[r,v]),[b,y]=c??[0,i.slots],w=Math.max(40,f-ke.left-ke.right),d=F(()=>ut(i,_,b,y,w),[i,_,b,y,w]),C=F(()=>l??On(d,_,a),[d,_,a,l]),M=Ce(C),$=lt().domain([0,C/de[M]]).nice(Hs).range([he,0]),z=$.domain()[1]*de[M],U=B=>$(Math.min(B,z)/de[M]),I=$.ticks(Hs),K=(I[1]??1)-(I[0]??0),T=F(()=>As(r,d,U),[r,d,z]),E=F(()=>Rs(n,d,_,U,z,p),[n,d,_,z,p]),X=F(()=>ss(d,g.number,w),[d,g,w]),oe={buckets:d,total:_,left:ke.left,width:w},{activeBucket:Z,drag:k,handlers:D}=Is(e,oe),R=u===null?null:d[En(d,u)]??null,le=B=>(B-b)/(y-b)*w,It=B=>U(_[B.step]??0);return s("div",{class:"chart step-bars",ref:m,children:[s("svg",{class:"step-graph",width:f,height:Gs,role:"application","aria-roledescription":"bar chart","aria-label":`${t} of ${L(v,"step")}`+(o===null?"":`, mean ${x(o)}`)+". Arrow keys, Home and End move between steps, Enter opens one; plus and minus zoom, Shift with an arrow key pans, 0 shows all.",tabindex:0,...D,children:s("g",{transform:`translate(${ke.left},${ke.top})`,children:[I.map(B=>s("g",{transform:`translate(0,${$(B)})`,children:[s("line",{class:B===0?"baseline":"gridline",x2:w}),s("text",{class:"tick-label",x:-8,dy:"0.32em","text-anchor":"end",children:`${Jt(B,K)} ${M}`})]},B)),s(Lc,{layout:i,xOfSlot:le,plotWidth:w}),Z&&s("rect",{class:"cursor-band",x:Z.x-2,width:Z.width+4,height:he}),T.map(({layer:B,d:ml})=>s(Ei,{id:B.key,d:ml,look:B,dimmed:h!==null&&h!==B.key},B.key)),E.incomplete&&s("path",{class:"incomplete",d:E.incomplete,fill:"url(#incomplete-hatch)"}),E.cut&&s("path",{class:"cut-mark",d:E.cut}),E.outlier&&s("path",{class:"outlier-mark",d:E.outlier}),E.longGap&&s("path",{class:"long-gap-mark",d:E.longGap}),$s(d,g.number).map(B=>s("line",{class:"restart-line",x1:B,x2:B,y1:0,y2:he},B)),o!==null&&o<=z&&s("g",{class:"mean",transform:`translate(0,${U(o)})`,children:[s("line",{class:"mean-halo",x2:w}),s("line",{class:"mean-line",x2:w}),s("text",{class:"mean-label",x:w+6,dy:"-0.2em",children:"mean"}),s("text",{class:"mean-label",x:w+6,dy:"0.95em",children:x(o)})]}),R&&s("g",{class:"selected-step",children:[s("rect",{x:R.x-2,y:It(R)-2,width:R.width+4,height:he-It(R)+2}),s("path",{d:`M${R.x+R.width/2},${he+1}l5,6h-10z`})]}),Z&&s("rect",{class:"cursor",x:Z.x-1,y:It(Z)-1,width:Z.width+2,height:he-It(Z)+2}),k&&s("rect",{class:"drag",x:k[0],width:k[1]-k[0],height:he}),X.map(B=>s("g",{transform:`translate(${B.x},${he})`,children:[s("line",{class:"tick-mark",y2:4}),s("text",{class:"tick-label",y:18,"text-anchor":"middle",children:B.label})]},B.x)),s("text",{class:"tick-label",x:w+ke.right,y:he+18,"text-anchor":"end",children:"step"})]})}),c&&s(Ls,{graph:e,zoom:c,plot:oe}),d.some(B=>B.last>B.first)&&s("p",{class:"caption",children:"Each column stands for several steps and shows the longest of them."}),s(Bs,{graph:e,bucket:Z,x:Z?ke.left+Z.x+Z.width/2:0,frameWidth:f})]})}function Lc({layout:e,xOfSlot:t,plotWidth:n}){return s(S,{children:e.gaps.map(r=>{let i=Math.max(0,t(r.slot)),o=Math.min(n,t(r.slot+r.width));return o-i>=3&&s("line",{class:"gap-line",x1:i+1,x2:o-1,y1:he,y2:he},r.before)})})}var Dc=3,Bc=5;function Bn(e,t,n,r={}){let{selected:i=null,onSelect:o=()=>{},topMs:a=null}=r,[l,c]=P(new Set),[u,p]=P(null),[h,m]=P(null),[f,g]=P(null),v=F(()=>{let M=rn(t,n);return Ze(M)/on(M)},[t,n]),_=F(()=>as(t.columns.number),[t]),b=F(()=>Gi(t,n),[t,n]),y=F(()=>b.filter(({key:M})=>!l.has(M)),[b,l]),w=F(()=>Fi(e,n),[e,n]),d=M=>{let $=new Set(l);$.delete(M)||$.add(M),c($)},C=M=>{let[$,z]=f??[0,_.slots],U=i===null?($+z)/2:_.slot[i]+.5;g(Nt(f,_.slots,U,M))};return{steps:t,series:b,drawn:y,hidden:l,toggle:d,pointed:u,point:p,layout:_,meanMs:l.size===0?e.metrics[Hi[n]]?.value??null:null,tests:w,outliers:e.headline?.outliers??null,topMs:a,canFit:v>=Dc,fitTypical:h??v>=Bc,setFitTypical:m,zoom:f,setZoom:g,zoomBy:C,selected:i,select:o}}function In(){document.querySelector("#steps svg.step-graph")?.focus({preventScroll:!0})}function Fs({baseline:e,shown:t,view:n}){let r=[e.steps,t.steps],i=F(()=>Math.max(...r.map(o=>o?Ze(rn(o,n)):0)),[...r,n]);return i===0?null:s("div",{class:"compare-graphs",children:[s("p",{class:"panel-note",children:[Vs[n]," of both runs, on one scale; colours as in the step-time graph"]}),s(zs,{role:"A (baseline)",overview:e,view:n,topMs:i}),s(zs,{role:"B (this run)",overview:t,view:n,topMs:i})]})}var Vs={step:"Step time",period:"Time from step to step"};function zs({role:e,overview:t,view:n,topMs:r}){let{steps:i,metrics:o,run:a}=t;return s("figure",{children:[s("figcaption",{children:[s("strong",{children:e})," ",a.id,i&&s("span",{class:"panel-note",children:[" ",L(i.columns.duration_ms.length,"step")]})]}),i?s(Ic,{overview:t,steps:i,view:n,topMs:r}):s("p",{class:"quiet",children:o.step_time?.reason??"It has no steps."})]})}function Ic({overview:e,steps:t,view:n,topMs:r}){let i=Bn(e,t,n,{topMs:r});return s(Dn,{graph:i,name:`${Vs[n]} of ${e.run.id},`})}function Ks({overview:e,shown:t,baseline:n,view:r=null,onBaseline:i=()=>{},onClose:o}){let a=an(async(c,u)=>{let p=await Hc(n,ye(e),c,u);return{comparison:await Oi(p.shown,t,c,u),baseline:p}},"The server does not compare runs.",[n.run,n.host,n.kind,t.run,t.host,t.kind,e]),l=a.kind==="loaded"?a.value.baseline.shown:n;return s(N,{id:"compare",title:"Compare",note:`B, this run: ${Ke(t)}, against A: ${Ke(l)}`,actions:s(S,{children:[a.kind==="loaded"&&s(un,{label:"Steps of A",kinds:a.value.baseline.overview.steps?.kinds??[],chosen:null,onChoose:c=>i({...n,kind:c})}),s("button",{type:"button",onClick:o,children:"End comparison"})]}),children:s("div",{"aria-busy":a.kind==="loading",children:s(Gc,{answer:a,overview:e,view:r})})})}async function Hc(e,t,n,r){let i=await wt(e,n,r),{overview:o,shown:a}=i,l=o.steps?.kinds.filter(({leading:u})=>!u)??[];return e.kind===null&&l.some(({name:u})=>u===t)?wt({...a,kind:t},n,r):i}function Gc({answer:e,overview:t,view:n}){if(e.kind==="loading")return s("p",{class:"quiet",role:"status",children:e.detail??"Comparing …"});if(e.kind==="failed")return s("p",{role:"alert",children:[e.error.message," ",s("span",{class:"reason",children:e.error.hint})," ",s("button",{type:"button",onClick:e.retry,children:"Try again"})]});let{comparison:r,baseline:i}=e.value;return s(S,{children:[i.lostKind!==null&&s("p",{class:"quiet",children:["There are no steps “",i.lostKind,"” in A; its leading steps are compared."]}),s("p",{class:"verdict","data-verdict":r.verdict,children:[s("span",{class:`verdict-mark verdict-${r.verdict}`,children:Fc[r.verdict]??r.verdict})," ",te(r.sentence)]}),r.diagnostics?.length?s(vr,{diagnostics:r.diagnostics}):null,s(qc,{comparison:r}),s(Fs,{baseline:i.overview,shown:t,view:n??zc(t)}),s(Wc,{metrics:r.metrics})]})}function zc({steps:e}){return e?nn(e):"step"}var Fc={faster:"▲ Faster",slower:"▼ Slower",same:"= Same",unclear:"? Unclear",incomparable:"≠ Not comparable"},Vc={better:"▲ better",worse:"▼ worse",changed:"◆ changed",same:"= same",unclear:"? unclear",unavailable:"not measured"};function qc({comparison:e}){let{configurations:t}=e;return t.length===0?s("p",{class:"quiet",children:"The configurations are the same, as far as the profiles record them."}):s("div",{class:"configurations",children:[s("h3",{children:"What differs besides the numbers"}),s(Y,{caption:"Configurations that differ",columns:[{key:"label",head:"Configuration",cell:n=>t[n].label},{key:"a",head:"A (baseline)",cell:n=>qs(t[n].a)},{key:"b",head:"B (this run)",cell:n=>qs(t[n].b)}],rowCount:t.length,pageSize:20})]})}function qs(e){return e==null?"not known":typeof e=="object"?JSON.stringify(e):String(e)}var Ws="The run's own metric ± its standard deviation, n steps or sessions; the run's page opens where it comes from.";function Wc({metrics:e}){let t=e.filter(({a:r,b:i})=>r.value!==null||i.value!==null);return s(Y,{caption:"Metrics of both runs",columns:[{key:"label",head:"Metric",cell:r=>s(Uc,{metric:t[r]})},{key:"a",head:"A (baseline)",numeric:!0,definition:Ws,cell:r=>Us(t[r],"a")},{key:"b",head:"B (this run)",numeric:!0,definition:Ws,cell:r=>Us(t[r],"b")},{key:"delta",head:"Difference",numeric:!0,definition:"How much more B has than A, also in percent of A.",formula:"B − A",cell:r=>Kc(t[r])},{key:"interval",head:"95 % interval",numeric:!0,definition:"The 95 % confidence interval of the difference, by Welch's t-test; – if the noise is not known.",cell:r=>Xc(t[r])},{key:"verdict",head:"Verdict",cell:r=>s(jc,{metric:t[r]})}],rowCount:t.length,pageSize:40,rowClass:r=>`is-${t[r].verdict}`})}function Uc({metric:e}){return s(S,{children:[e.label,e.better&&s("span",{class:"better",children:e.better==="lower"?"lower is better":"higher is better"})]})}function Us({unit:e,...t},n){let{value:r,stdev:i,n:o}=t[n],a=typeof i=="number"?` ± ${ie(i,e)}`:"",l=typeof o=="number"?`, n ${A(o)}`:"";return r===null?"not measured":ie(r,e)+a+l}function Kc({delta:e,delta_percent:t,unit:n}){let r=t===null||n==="%"?"":` (${we(t,"%")})`;return we(e,n==="%"?"points":n)+r}function Xc({interval:e,unit:t}){return e===null?"–":e.map(n=>we(n,t==="%"?"points":t)).join(" … ")}function jc({metric:e}){let{verdict:t,reason:n,p_value:r}=e;return s(S,{children:[s("span",{class:`verdict-mark verdict-${t}`,children:Vc[t]??t}),r!==null&&s(ee,{children:["p ",r<.001?"< "+J(.001):J(r)]}),n&&s("span",{class:"metric-reason",children:n})]})}function $t({title:e,detail:t,hint:n,kind:r="quiet",children:i}){return s("section",{class:`notice notice-${r}`,role:r==="error"?"alert":"status",children:[s("h2",{children:e}),t&&s("p",{class:"preformatted",children:t}),n&&(n.includes(`
`)?s("pre",{tabindex:0,children:n}):s("p",{class:"reason",children:n})),i]})}function Hn({error:e,onRetry:t}){return s($t,{title:Yc(e),detail:e.message,hint:e.hint,kind:"error",children:s("button",{type:"button",onClick:t,children:"Try again"})})}function Yc({code:e,status:t}){return e==="load_failed"?"The Overview plugin could not be loaded":e==="network"?"No connection to TensorBoard":t===422?"This profile cannot be read":t===404?"Not found":"The overview cannot be shown"}function Gn({message:e}){let t=/(\d+(?:\.\d+)?)\s*%/.exec(e??"")?.[1],[,n,r]=/(\d+) of (\d+)/.exec(e??"")??[],i=t!==void 0?Number(t)/100:r?Number(n)/Number(r):null;return s("progress",{"aria-label":"Progress",...i===null?{}:{value:Math.min(1,i),max:1}})}function zn({overview:e}){let t=wr(e).filter(({severity:n})=>n!=="info").length;return s("p",{class:"badges",children:[s("span",{class:"tag",children:e.platform.toUpperCase()}),e.job.kind!=="unknown"&&s("span",{class:"tag",children:Ye(e.job.kind)}),t>0&&s("button",{type:"button",class:"tag tag-warn",onClick:()=>document.getElementById("diagnostics")?.scrollIntoView(),children:t===1?"1 warning":`${t} warnings`})]})}var Fn=class extends Ue{state={failure:null};componentDidCatch(t){console.error(t);let n=new V("page",`The page failed to draw this overview: ${t.message}`,"This is a defect of the page. The same overview can be read with: tensorboard-overview show");this.setState({failure:{subject:this.props.subject,error:n}})}render(){let{failure:t}=this.state,{subject:n,onRetry:r,children:i}=this.props;return t===null||t.subject!==n?i:s(Hn,{error:t.error,onRetry:r})}};var Qc=120,Xs={runs:[],total:null,failed:null};function js(e,t){let[n,r]=P(Xs),i=H(new be),o=H(!1),a=async c=>{try{let u=await i.current.run(h=>bt({search:t.trim(),offset:c.length},h));if(u===null)return;let p=[...c,...u.runs];r({runs:p,total:u.runs.length===0?p.length:u.total,failed:null})}catch(u){r({...Xs,failed:u instanceof V?u.message:String(u)})}finally{o.current=!1}};j(()=>{if(!e)return;let c=setTimeout(()=>{a([])},t===""?0:Qc);return()=>{clearTimeout(c),i.current.cancel()}},[e,t]);let l=ae(()=>{o.current||n.total===null||n.runs.length>=n.total||(o.current=!0,a(n.runs))},[n,t]);return{...n,loadMore:l}}var Ys=10,Zc=80;function Vn({label:e,chosen:t,placeholder:n,onChoose:r}){let i=ve(),[o,a]=P(!1),[l,c]=P(null),[u,p]=P(0),h=H(null),{runs:m,total:f,failed:g,loadMore:v}=js(o,l??"");j(()=>p(0),[l,o]),j(()=>{h.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({block:"nearest"}),m.length>0&&u>=m.length-1&&v()},[u,m]);let _=()=>{a(!1),c(null)},b=d=>{d&&(_(),d.id!==t&&r(d))},y=d=>{o?p(Math.max(0,Math.min(m.length-1,d))):a(!0)},w=d=>{let M={ArrowDown:()=>y(u+1),ArrowUp:()=>y(u-1),PageDown:()=>y(u+Ys),PageUp:()=>y(u-Ys),Enter:()=>o?b(m[u]):a(!0),Escape:_}[d.key];!M||d.altKey||d.ctrlKey||d.metaKey||(d.preventDefault(),M())};return s("div",{class:t===null?"picker run-picker is-second":"picker run-picker",children:[s("label",{for:`${i}-field`,children:e}),s("input",{id:`${i}-field`,type:"text",role:"combobox",autocomplete:"off",spellcheck:!1,"aria-autocomplete":"list","aria-expanded":o,"aria-controls":`${i}-list`,"aria-activedescendant":o&&m[u]?`${i}-${u}`:void 0,value:l??t??"",title:t??void 0,placeholder:n??"Search runs",onFocus:d=>d.currentTarget.select(),onClick:()=>a(!0),onInput:d=>{c(d.currentTarget.value),a(!0)},onKeyDown:w,onBlur:_}),s("div",{class:"run-list",hidden:!o,onMouseDown:d=>d.preventDefault(),children:[s("ul",{id:`${i}-list`,ref:h,role:"listbox","aria-label":`${e}: found`,onScroll:({currentTarget:d})=>{d.scrollHeight-d.scrollTop-d.clientHeight<Zc&&v()},children:o&&m.map((d,C)=>s("li",{id:`${i}-${C}`,role:"option","aria-selected":C===u,class:d.id===t?"is-chosen":void 0,"data-run":d.id,onClick:()=>b(d),children:[s("span",{class:"run-id",children:d.id}),s("span",{class:"run-note",children:ep(d)})]},d.id))}),s("p",{class:"run-count",role:"status",children:o&&(g??Jc(m.length,f,l))})]})]})}function Jc(e,t,n){return t===null?"Searching …":t===0?n?"No run has these words in its name or hosts":"No run":e<t?`${A(e)} of ${A(t)} runs; type to search`:t===1?"1 run":`${A(t)} runs`}function ep({status:e,parts:t,hosts:n,format:r}){if(e==="empty")return"empty";if(e==="writing")return"still being written";if(t)return`${t.length} sessions put together`;let i=n.length>1?`${n.length} hosts`:"";return r==="kineto"?["PyTorch",i].filter(Boolean).join(", "):i}function Qs({chosen:e,onChoose:t}){let n=tp(e?.run??null);return s(S,{children:[s(Vn,{label:"Compare with",chosen:e?.run??null,placeholder:"Search a run",onChoose:r=>t({run:r.id,host:null,kind:null})}),e&&n.length>1&&s(ln,{label:"Its host",hosts:n,chosen:e.host,onChoose:r=>t({...e,host:r})})]})}function tp(e){let[t,n]=P([]);return j(()=>{if(n([]),e===null)return;let r=new AbortController;return Yt(e,r.signal).then(i=>n(i?.hosts??[])).catch(()=>{}),()=>r.abort()},[e]),t}var np="http://www.w3.org/2000/svg",rp=["display","fill","fill-opacity","font-family","font-size","font-weight","opacity","stroke","stroke-dasharray","stroke-opacity","stroke-width"],ip=".cursor, .cursor-band, .drag";function Js(e,t,n){let r=getComputedStyle(e),i=getComputedStyle(document.documentElement),o=e.width.baseVal.value+32,a=sp(n,o-32),l=30+a.length*20,c=e.height.baseVal.value+l+16,u=Ve("svg",{width:o,height:c,viewBox:`0 0 ${o} ${c}`});u.append(Ve("title",{},t)),u.append(Ve("rect",{width:o,height:c,fill:i.getPropertyValue("--raised").trim()||"#fff"}));let p={fill:i.color,"font-family":r.fontFamily,"font-size":12};u.append(Ve("text",{...p,"font-weight":600,x:16,y:22},t)),a.forEach((m,f)=>{for(let{label:g,color:v,x:_}of m){let b=30+f*20;u.append(Ve("rect",{x:16+_,y:b,width:10,height:10,rx:2,fill:v})),u.append(Ve("text",{...p,x:16+_+16,y:b+9},g))}});let h=Ve("svg",{x:16,y:l,overflow:"visible"});for(let m of op(e))h.append(Zs(m));for(let m of e.children)h.append(Zs(m));return u.append(h),{text:new XMLSerializer().serializeToString(u),width:o,height:c}}function Zs(e){let t=e.cloneNode(!0),n=[e,...e.querySelectorAll("*")],r=[t,...t.querySelectorAll("*")];return n.forEach((i,o)=>{let a=getComputedStyle(i);for(let l of rp){let c=a.getPropertyValue(l);c!==""&&r[o].setAttribute(l,Xr(c))}r[o].removeAttribute("class")}),n.forEach((i,o)=>i.matches(ip)&&r[o].remove()),t}function Xr(e){return e.replace(/url\("#([^"]+)"\)/,"url(#$1)")}function op(e){let t=new Set;for(let{attributes:n}of e.querySelectorAll("[fill^='url(#']"))t.add(n.getNamedItem("fill").value.slice(5,-1));return[...t].map(n=>document.getElementById(n)).filter(n=>n!==null)}function sp(e,t){let n=[],r=1/0;for(let i of e){let o=34+i.label.length*7;r+o>t&&(n.push([]),r=0),n[n.length-1].push({...i,x:r}),r+=o}return n}function Ve(e,t,n){let r=document.createElementNS(np,e);for(let[i,o]of Object.entries(t))r.setAttribute(i,String(o));return n!==void 0&&(r.textContent=n),r}async function ea(e){let t=new Image,n=URL.createObjectURL(new Blob([e.text],{type:"image/svg+xml"}));try{t.src=n,await t.decode();let r=document.createElement("canvas");return r.width=e.width*2,r.height=e.height*2,r.getContext("2d").drawImage(t,0,0,r.width,r.height),await new Promise((i,o)=>r.toBlob(a=>a?i(a):o(new Error("The browser created no PNG.")),"image/png"))}finally{URL.revokeObjectURL(n)}}function ta(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(t),n.download=e,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),1e4)}function na({label:e,children:t}){let n=ve(),[r,i]=P(!1),o=H(null),a=()=>i(!1);return s("div",{class:"menu",onKeyDown:l=>{l.key!=="Escape"||!r||(a(),o.current?.focus())},onFocusOut:l=>{let c=l.relatedTarget;(c===null||!l.currentTarget.contains(c))&&a()},children:[s("button",{ref:o,type:"button","aria-expanded":r,"aria-controls":n,onClick:()=>i(!r),children:[e," ",s("span",{"aria-hidden":"true",children:"▾"})]}),s("div",{id:n,class:"menu-list",hidden:!r,onMouseDown:l=>l.preventDefault(),children:r&&t(a)})]})}var ap=[["json","JSON","the whole document"],["csv","CSV","every number shown, for a spreadsheet"],["html","HTML","one file that opens without a server"],["xprof","XProf JSON","for clients of XProf's overview page"]];function ra({shown:e}){let[t,n]=P(null),r=async i=>{try{n(null),await cp(i,e)}catch(o){n(o instanceof Error?o.message:String(o))}};return s(S,{children:[s(na,{label:"Export",children:i=>s("ul",{children:[ap.map(([o,a,l])=>s("li",{children:s("a",{href:lp(e,o),download:"",onClick:i,children:[a," ",s("span",{class:"panel-note",children:l})]})},o)),["svg","png"].map(o=>s("li",{children:s("button",{type:"button",onClick:()=>{i(),r(o)},children:[o.toUpperCase()," ",s("span",{class:"panel-note",children:"the chart, as it is drawn now"})]})},o))]})}),t&&s("span",{class:"problem",role:"alert",children:t})]})}function lp(e,t){let n=Xe(e);return n.set("format",t),`./export?${n}`}function up({run:e,host:t,kind:n}){return`overview-${[e,t,n].filter(i=>i!==null).join("-").replace(/[^\w.-]+/g,"-")}`}async function cp(e,t){let n=document.querySelector("#steps svg.step-graph, #inference .chart svg");if(!n)throw new Error("There is no chart on the page: it has no steps, or shows them as a table.");let r=n.closest(".panel"),i=`${r.querySelector("h2")?.textContent}: ${t.run}`,o=Js(n,i,n.matches(".step-graph")?pp(r):[]),a=`${up(t)}-${r.id}.${e}`;ta(a,e==="png"?await ea(o):new Blob([o.text],{type:"image/svg+xml"}))}function pp(e){return[...e.querySelectorAll('.legend-item:not([aria-pressed="false"])')].map(t=>({label:t.getAttribute("aria-label")??t.textContent??"",color:Xr(getComputedStyle(t.querySelector("rect")).fill)}))}function pt(){try{let e=window.parent;return e!==window&&typeof e.location.hash=="string"?e:null}catch{return null}}var ia="profile";async function oa(e){try{let t=await fetch("../../plugins_listing",{signal:e??null});return t.ok?(await t.json())[ia]?.enabled===!0:!1}catch{return!1}}function sa(e,t,n){let r=new URLSearchParams({tool:e,run:t});return n!==null&&r.set("host",n),`${pt()?.location.pathname??"../../../"}?${r}#${ia}`}function Ot({parts:e,label:t}){let n=e.reduce((r,i)=>r+i.value,0);return s("div",{class:"stacked-bar",role:"img","aria-label":t,children:n>0&&e.filter(r=>r.value>0).map(r=>s("span",{"data-part":r.id,style:{flexGrow:r.value/n},children:s(cr,{look:r})},r.id))})}function aa({steps:e,metrics:t}){if(!e)return[];let n=({metric:l})=>(l===null?void 0:t[l])?.value??0,r=e.loop.gap_percent>=1?e.loop:null,i=r?r.period_ms:e.categories.reduce((l,c)=>l+n(c),0),o=l=>i>0?100*l/i:null,a=(l,c,u)=>{let p=c.map(m=>{let f=u(m),g=m.metric===null?null:t[m.metric]??null;return{...m,metric:g,value:f,share:o(f),gap:l==="gap"}}),h=p.reduce((m,f)=>m+f.value,0);return{of:l,value:h,share:o(h),parts:p}};return r?[a("step",e.categories,({id:l})=>r.step_ms[l]??0),a("gap",e.gap.categories,({id:l})=>r.gap_ms[l]??0)]:[a("step",e.categories,n)]}function la({metrics:e}){let t=new Map;for(let{category:n,value:r,reason:i,label:o}of Object.values(e)){if(n===null||r!==null)continue;let a=i??"no reason given";t.set(a,[...t.get(a)??[],o])}return[...t].map(([n,r])=>({labels:r,reason:n}))}function ua({steps:e},{category:t,value:n}){return t===null?!1:n===null||(e?.categories.some(({id:r})=>r===t)??!1)}function qn({headline:e,job:t}){return e?e.what:t.kind==="inference"?"session_time":"step_time"}function ft({summary:e,rows:t}){return s("details",{class:"how",children:[s("summary",{children:e}),s("dl",{class:"formulas",children:t.map(([n,r])=>s("div",{children:[s("dt",{children:n}),s("dd",{children:r})]},n))})]})}function ht({rows:e,spacious:t=!1}){return s("dl",{class:t?"stat-strip":"stats",children:e.map(([n,r])=>s("div",{children:[s("dt",{children:n}),s("dd",{class:"number",children:r})]},n))})}function mt({provenance:e}){let{formula:t,substituted:n,inputs:r,window:i,files:o}=e;return s("dl",{class:"provenance",children:[s("div",{children:[s("dt",{children:"Formula"}),s("dd",{class:"formula",children:t})]}),n&&s("div",{children:[s("dt",{children:"With values"}),s("dd",{class:"formula",children:n})]}),r.length>0&&s("div",{children:[s("dt",{children:"Inputs"}),s("dd",{children:s("ul",{children:r.map(a=>s("li",{children:[a.name,": ",s("span",{class:"number",children:hp(a)})]},a.name))})})]}),i&&s("div",{children:[s("dt",{children:"Window"}),s("dd",{children:i})]}),s("div",{children:[s("dt",{children:"Files"}),s("dd",{children:jr(o)})]})]})}function jr(e){return e===null?"all of the run":e.length===0?"none":e.join(", ")}function hp({value:e,unit:t}){return e===null?"–":typeof e=="string"?t?`${e} ${t}`:e:t?ie(e,t):J(e)}function mp({id:e,metric:t,shownReason:n,brief:r}){let{status:i,value:o,unit:a,reason:l,stdev:c}=t,u=o===null;return s("details",{class:"metric","data-metric":e,"data-status":u?"unavailable":i,children:[s("summary",{children:[s("span",{class:"metric-label",children:t.label}),s(dp,{metric:t}),i==="inferred"&&!u&&s(ee,{children:"inferred"}),a==="%"&&!u&&s(gp,{percent:o}),s("span",{class:u?"metric-value not-measured":"metric-value number",children:[u?"not measured":en(t),!u&&typeof c=="number"&&a==="ms"&&s("span",{class:"metric-spread",children:Qt(o,c)})]}),!r&&s(Se,{of:t}),l&&(u||i==="inferred"&&l!==n)&&s("span",{class:"metric-reason",children:l})]}),r&&s(Se,{of:t}),s(dt,{metric:t})]})}function Se({of:{label:e,definition:t}}){let r=t.toLowerCase().startsWith(`${e.toLowerCase()}: `)?t.slice(e.length+2):t;return s("span",{class:"definition",children:r.charAt(0).toUpperCase()+r.slice(1)})}function dp({metric:{better:e,value:t}}){return e===null||t===null?null:s("span",{class:"better",title:`${e} is better`,children:[s("span",{"aria-hidden":"true",children:e==="lower"?"↓ better":"↑ better"}),s("span",{class:"visually-hidden",children:[e," is better"]})]})}function gp({percent:e}){return s("span",{class:"meter","aria-hidden":"true",children:s("span",{style:{width:`${Math.min(100,Math.max(0,e))}%`}})})}function _p({entries:e}){return s("details",{class:"metric","data-status":"unavailable",children:[s("summary",{children:[s("span",{class:"metric-label",children:e.map(([t,n],r)=>s("span",{"data-metric":t,"data-status":"unavailable",children:[n.label,r<e.length-1?" · ":""]},t))}),s("span",{class:"metric-value not-measured",children:"not measured"}),s("span",{class:"metric-reason",children:e[0]?.[1].reason})]}),s(Yr,{entries:e})]})}function dt({metric:e}){let t=Qr(e);return s("div",{class:"metric-details",children:[s(mt,{provenance:e.provenance}),t.length>0&&s(ht,{rows:t})]})}function Yr({entries:e}){return s("dl",{class:"formulas metric-details",children:e.map(([t,n])=>s("div",{children:[s("dt",{children:n.label}),s("dd",{children:[s(Se,{of:n}),s(dt,{metric:n})]})]},t))})}var yp=[["min","min"],["p50","median"],["p90","p90"],["p99","p99"],["max","max"],["stdev","std. dev."]];function Qr(e){let t=[];typeof e.n=="number"&&e.n>0&&t.push(["n",A(e.n)]);for(let[n,r]of yp){let i=e[n];typeof i=="number"&&t.push([r,ie(i,e.unit)])}return t}function Wn({entries:e,shownReason:t=null,brief:n=!1}){return s(S,{children:bp(e).map(r=>{let[i,o]=r[0];return r.length===1?s(mp,{id:i,metric:o,shownReason:t,brief:n},i):s(_p,{entries:r},i)})})}function bp(e){let t=[];for(let n of e){let r=t[t.length-1];r&&wp(r[0][1],n[1])?r.push(n):t.push([n])}return t}function wp(e,t){return e.value===null&&t.value===null&&e.reason!==null&&e.reason===t.reason}var Zr={step:"Step",gap:"Between steps"};function Jr({overview:e}){let t=aa(e),n=la(e),r=e.metrics.step_time?.reason??null;if(t.every(({parts:a})=>a.length===0)&&n.length===0)return null;let i=t.length>1,o=e.steps?.loop.steps??0;return s(N,{id:"breakdown",title:"Where the time went",note:(i?`average of ${L(o,"step")}, up to the start of the next`:"average per step")+"; open a part for where its number comes from",children:[t.some(({value:a})=>a>0)&&s(S,{children:[i&&s(vp,{groups:t}),s(xp,{groups:t}),s("div",{class:i?"part-groups":"parts",children:t.map(a=>i?s("section",{"data-group":a.of,children:[s("h3",{children:Zr[a.of]}),s(ca,{group:a,shownReason:r,overview:e,loop:e.steps?.loop??null})]},a.of):s(ca,{group:a,shownReason:r,overview:e,loop:null},a.of))})]}),n.map(({labels:a,reason:l})=>s("p",{class:"missing",children:[s("span",{class:"not-measured",children:"Not measured:"})," ",a.join(", "),s("span",{class:"metric-reason",children:l})]},l))]})}function vp({groups:e}){return s("p",{class:"bar-heads",children:e.map(({of:t,value:n,share:r})=>s("span",{children:[Zr[t]," ",s("span",{class:"number",children:x(n)})," ",s("span",{class:"number group-share",children:G(r)})]},t))})}function xp({groups:e}){let t=r=>r.filter(({value:i})=>i>0).map(({label:i,share:o})=>`${i} ${G(o)}`).join(", ");if(e.length===1)return s(Ot,{parts:e[0].parts,label:`Average step: ${t(e[0].parts)}`});let n=e.reduce((r,{value:i})=>r+i,0);return s("div",{class:"bar-groups",children:e.filter(({value:r})=>r>0).map(({of:r,value:i,parts:o})=>s("div",{style:{flexGrow:i/n},children:s(Ot,{parts:o,label:`${Zr[r]}, ${x(i)}: ${t(o)}`})},r))})}function ca({group:e,shownReason:t,overview:n,loop:r}){let i=e.parts.filter(({value:a})=>a>0),o=e.parts.filter(({value:a,metric:l,gap:c})=>a===0&&(c||l?.value!=null));return s(S,{children:[i.map(a=>s(Sp,{part:a,shownReason:t,origin:r&&kp(a,r,n)},a.id)),o.length>0&&s(Mp,{parts:o})]})}function kp({value:e},{steps:t},{metrics:n}){let{window:r=null,files:i=null}=n.step_gap?.provenance??{};return{formula:"mean of the part over the complete steps whose next step is known",substituted:null,inputs:[{name:"such steps",value:t,unit:null},{name:"sum over them",value:e*t,unit:"ms"}],window:r,files:i}}function Sp({part:e,shownReason:t,origin:n}){let{id:r,label:i,value:o,metric:a,share:l,gap:c}=e;return s("details",{class:"part","data-category":c?`gap-${r}`:r,children:[s("summary",{children:[s(me,{look:e}),s("span",{class:"part-label",children:i}),s("span",{class:"numeric",children:x(o)}),s("span",{class:"numeric part-share",children:G(l)}),s(Se,{of:a??e}),a?.status==="inferred"&&a.reason!==t&&s("span",{class:"metric-reason",children:["inferred: ",a.reason]})]}),n&&s("div",{class:"metric-details",children:s(mt,{provenance:n})}),a&&n&&s("p",{class:"metric-details caption",children:["Over all complete steps: ",x(a.value)]}),a&&s(dt,{metric:a})]})}function Mp({parts:e}){let t=e.flatMap(({id:n,metric:r})=>r?[[n,r]]:[]);return s("details",{class:"part is-zero",children:[s("summary",{children:[s("span",{class:"part-label",children:e.map(({id:n,label:r,gap:i},o)=>s("span",{"data-category":i?`gap-${n}`:n,children:[r,o<e.length-1?" · ":""]},n))}),s("span",{class:"numeric",children:x(0)}),s("span",{class:"numeric part-share",children:G(0)})]}),t.length>0&&s(Yr,{entries:t}),t.length===0&&s("dl",{class:"formulas metric-details",children:e.map(n=>s("div",{children:[s("dt",{children:n.label}),s("dd",{children:n.definition})]},n.id))})]})}var qe={Device:{origin:{window:"the whole profile; of the step time, the counted steps",files:"for each device that of its host"},columns:{busy_ms:{definition:"Time in which the device worked: a GPU in anything, copies included; a TPU core not in waits, input, output and transfers from and to the host.",formula:"length of the union of those ops"},span_ms:{definition:"The time from the device's first op to its last.",formula:"end of its last op − start of its first"},busy_percent:{definition:"How much of the time from its first op to its last the device was busy.",formula:"busy ÷ first to last op"},counted_steps:{definition:"Steps on the device that count in averages: the complete ones, or all where none is complete."},step_time_ms:{definition:"How long a step takes on this device alone.",formula:"mean over the counted steps of the step's length on the device"}}},DeviceMemory:{origin:{window:"the whole profile",files:"for each device that of its host"},columns:{peak_allocated_bytes:{definition:"The most memory that tensors used at once, and the step in which that was."},peak_reserved_bytes:{definition:"The most memory that the framework held at once, for tensors or for later use, and its share of the device's memory.",formula:"peak reserved ÷ memory of the device"},total_bytes:{definition:"Memory of the device."}}},Host:{origin:{window:"the counted steps",files:"for each host its own"},columns:{rank:{definition:"The number of the process in its job: what the trace states, else the digits behind rank in the file's name."},devices:{definition:"Devices in the host's file, used or not."},steps:{definition:"Steps in the host's file, incomplete ones too."},counted_steps:{definition:"Steps of the host that count in averages: the complete ones, or all where none is complete."},step_time_ms:{definition:"How long a step takes on the host's slowest device.",formula:"mean over the counted steps of each of its devices; of the means, the longest"},work_ms:{definition:"The part of its step in which it does not wait for other hosts.",formula:"mean over the counted steps of the step's length − its collectives"},slowest_in_steps:{definition:"In how many of the counted steps it has the most work of all hosts."}}},TopOp:{origin:{window:"the whole profile",files:"all of the run"},columns:{occurrences:{definition:"How often the op ran, on all devices or threads together."},self_ms:{definition:"Time in the op itself, over all calls.",formula:"time in which the op is the innermost one, summed over threads, streams, devices and hosts"},share_percent:{definition:"How much of the time of this side's ops it takes; idle time is not counted.",formula:"self time ÷ self time of all ops of this side"},cumulative_percent:{definition:"Share of this op and those above it together.",formula:"self times down to this row ÷ self time of all ops of this side"},gflops_per_s:{definition:"How fast it computes.",formula:"FLOPs of all its calls ÷ self time"},tensorcore_eligible:{definition:"Whether the op could run on Tensor Cores, and whether its kernel did."}}}};function Lt(e,t,n){return e===null||t===null||n===null?null:`${x(e)} ÷ ${x(t)} = ${G(n)}`}function Dt(e,t){return e===null?null:`${x(e)}, mean of ${L(t,"step")}`}var{columns:Un,origin:Tp}=qe.Device,{columns:ei}=qe.DeviceMemory;function pa({devices:e}){if(e.length===0)return null;let t=[...e.filter(o=>o.used),...e.filter(o=>!o.used)],n=e.filter(o=>o.used).length,r=new Set(e.map(o=>o.host)).size>1,i=[{key:"name",head:"Device",cell:o=>s(S,{children:[t[o].name,t[o].slowest&&s(ee,{kind:"warn",children:"slowest"})]})},...r?[{key:"host",head:"Host",cell:o=>t[o].host}]:[],{key:"kind",head:"Kind",cell:o=>t[o].kind},{key:"used",head:"Used",definition:"It ran more than copies.",cell:o=>t[o].used?"yes":"no"},{key:"busy",head:"Busy",numeric:!0,...Un.busy_ms,cell:o=>x(t[o].busy_ms)},{key:"span",head:"First to last op",numeric:!0,...Un.span_ms,cell:o=>x(t[o].span_ms)},{key:"busy-percent",head:"Busy share",numeric:!0,...Un.busy_percent,substituted:o=>Lt(t[o].busy_ms,t[o].span_ms,t[o].busy_percent),cell:o=>G(t[o].busy_percent)},{key:"step",head:"Step time",numeric:!0,...Un.step_time_ms,substituted:o=>Dt(t[o].step_time_ms,t[o].counted_steps),cell:o=>x(t[o].step_time_ms)},...Cp(t)];return s(N,{id:"devices",title:"Devices",note:`${A(n)} of ${A(e.length)} used`,children:s(Y,{caption:"Devices of the profile",columns:i,rowCount:t.length,pageSize:16,rowName:o=>r?t[o].id:t[o].name,origin:Tp,rowClass:o=>t[o].used?void 0:"is-unused"})})}function Cp(e){return e.some(({memory:t})=>t)?[{key:"allocated",head:"Peak allocated",numeric:!0,...ei.peak_allocated_bytes,cell:t=>{let{peak_allocated_bytes:n=null,peak_step:r=null}=e[t].memory??{};return s(S,{children:[Pe(n),r!==null&&s("span",{class:"cell-note",children:["step ",r]})]})}},{key:"reserved",head:"Peak reserved",numeric:!0,...ei.peak_reserved_bytes,substituted:t=>Ep(e[t].memory),cell:t=>s(Pp,{memory:e[t].memory})},{key:"memory",head:"Memory",numeric:!0,...ei.total_bytes,cell:t=>Pe(e[t].memory?.total_bytes)}]:[]}function Pp({memory:e}){let{peak_allocated_bytes:t,peak_reserved_bytes:n,total_bytes:r}=e??{};return n==null||!r?s(S,{children:Pe(n)}):s(S,{children:[Pe(n),s("span",{class:"cell-note",children:G(100*n/r)}),s("span",{class:"memory-bar","aria-hidden":"true",children:[s("span",{class:"is-reserved",style:{width:`${Math.min(100,100*n/r)}%`}}),s("span",{class:"is-allocated",style:{width:`${Math.min(100,100*(t??0)/r)}%`}})]})]})}function Ep(e){if(!e?.peak_reserved_bytes||!e.total_bytes)return null;let{peak_reserved_bytes:t,total_bytes:n}=e;return`${Pe(t)} ÷ ${Pe(n)} = ${G(100*t/n)}`}var Ap={device_count:"Devices",chip_count:"Chips",host_count:"Hosts",capture_start_ns:"Capture started",capture_ms:"Capture length"},Rp=new Set(["devices_used","simulated","provenance"]),fa=e=>Ap[e]??Ye(e);function ha({overview:e}){let{environment:t}=e,n=[...Np(e),...$p(t)];return s(N,{id:"environment",title:"Run environment",children:[s("dl",{class:"facts",children:n.map(([r,i])=>s("div",{children:[s("dt",{children:r}),s("dd",{children:i})]},r))}),s(ft,{summary:"Where these come from",rows:Object.entries(t.provenance??{}).map(([r,i])=>[fa(r),i])})]})}function Np({platform:e,job:t,run:n}){let r=s(S,{children:[Ye(t.kind),t.reason&&s("span",{class:"metric-reason",children:t.reason})]}),i=n.files.reduce((o,a)=>o+a.bytes,0);return[["Platform",e.toUpperCase()],["Job",r],["Profile",`${L(n.files.length,"file")}, ${tn(i)}`]]}function $p(e){return Object.entries(e).filter(([t,n])=>!Rp.has(t)&&n!==null).map(([t,n])=>[fa(t),Op(t,n,e)]).filter(([,t])=>t!=="")}function Op(e,t,n){switch(e){case"device_count":return Lp(n);case"capture_start_ns":return Bi(t);case"capture_ms":return x(t);case"frameworks":return ma(t,(r,i)=>`${r} ${i}`);default:return ti(t)}}function Lp({device_count:e,devices_used:t}){let n=t!==null&&t!==e;return A(e)+(n?`, ${A(t)} used`:"")}function ti(e){return typeof e=="number"?J(e):typeof e=="boolean"?e?"yes":"no":Array.isArray(e)?e.map(ti).join(", "):typeof e!="object"||e===null?String(e):ma(e,(t,n)=>`${Ye(t)}: ${ti(n)}`)}function ma(e,t){return Object.entries(e).filter(([,n])=>n!==null).map(([n,r])=>t(n,r)).join(", ")}var Kn=4;function ni({finding:e,targets:t}){return s("div",{"data-finding":e.id,class:`finding severity-${e.severity}`,children:[s("h3",{children:[te(e.title)," ",s(ee,{kind:e.severity,children:e.severity})]}),s("p",{children:te(e.evidence)}),s("p",{class:"next",children:[s("strong",{children:"Next:"})," ",te(e.next_step)]}),s(Dp,{lookAt:e.look_at,targets:t})]})}function Dp({lookAt:e,targets:t}){let{ops:n,tool:r}=e,i=t.steps?e.steps:[];return i.length===0&&n.length===0&&r===null?null:s("p",{class:"look-at",children:[s("span",{children:"Look at:"}),i.slice(0,Kn).map(o=>s("button",{type:"button",class:"link",onClick:()=>t.onStep(o),children:["step ",t.steps.columns.number[o]??o]},o)),i.length>Kn&&s("span",{children:["and ",i.length-Kn," more"]}),n.slice(0,Kn).map(o=>s("button",{type:"button",class:"link op-name",onClick:()=>t.onOp(o),children:o},o)),r&&s(Bp,{tool:r,targets:t})]})}function Bp({tool:e,targets:t}){return t.shown?t.xprof?s("a",{href:sa(e.id,t.shown.run,t.shown.host),target:"_blank",rel:"noopener",children:["XProf's ",e.label," ↗"]}):s("span",{children:["XProf's ",e.label," (its tab is not installed here)"]}):s("span",{children:["XProf's ",e.label]})}var Ip=3;function da({findings:e,targets:t,judged:n,brief:r}){let[i,...o]=e;return s(N,{id:"top-finding",title:"What to look at next",actions:o.length>0&&s("button",{type:"button",class:"link",onClick:()=>document.getElementById("findings")?.scrollIntoView(),children:L(o.length,"more finding")}),children:i?s(S,{children:[s(ni,{finding:i,targets:t}),s(Hp,{findings:o.slice(0,Ip),brief:r})]}):s("p",{class:"quiet",children:n?"Nothing stands out: no part of the step, no step and no device is far from what is usual.":"Without steps and sessions, the limits of the run are not known."})})}function Hp({findings:e,brief:t}){return e.length===0?null:s("ul",{class:"other-findings",children:e.map(({id:n,severity:r,title:i,evidence:o,next_step:a})=>s("li",{children:[te(i)," ",s(ee,{kind:r,children:r})," ",s("span",{class:"reason",children:te(o)}),!t&&s("p",{class:"next",children:[s("strong",{children:"Next:"})," ",te(a)]})]},n))})}function ga({findings:e,targets:t}){return e.length===0?null:s(N,{id:"findings",title:"Findings",note:"the most severe first",children:s("ol",{class:"findings",children:e.map(n=>s("li",{children:s(ni,{finding:n,targets:t})},n.id))})})}var Xn=34,ri=300;function _a({values:e}){let t=F(()=>{let n=Float64Array.from(e.keys()),r=ut({slot:n,slots:e.length,gaps:[]},e,0,e.length,ri),i=r.reduce((a,{step:l})=>Math.max(a,e[l]??0),0)||1;return r.map(({step:a,x:l,width:c})=>`${re(l+c/2)},${re(Xn-2-(Xn-4)*(e[a]??0)/i)}`).join("L")},[e]);return e.length<3?null:s("svg",{class:"sparkline",viewBox:`0 0 ${ri} ${Xn}`,preserveAspectRatio:"none","aria-hidden":"true",children:[s("path",{d:`M${t}`,"vector-effect":"non-scaling-stroke"}),s("path",{class:"baseline",d:`M0,${Xn-1}h${ri}`,"vector-effect":"non-scaling-stroke"})]})}function ya({overview:e}){let t=qn(e),n=e.metrics[t];if(!n)return null;let r=t==="session_time"?"session":"step",i=zp(e);return s(N,{id:"headline",title:i===null?n.label:Gp[r],children:s("div",{class:"headline","data-metric":t,"data-status":n.status,children:[i===null?s(Se,{of:n}):s("span",{class:"definition",children:"A few long ones take over a quarter of the time: the median says what is usual."}),n.value===null?s(S,{children:[s("p",{class:"headline-missing",children:"not measured"}),s("p",{class:"reason",children:n.reason})]}):s(Fp,{metric:n,overview:e,noun:r,median:i}),s("details",{class:"how",children:[s("summary",{children:"Where this number comes from"}),s(dt,{metric:n}),e.headline&&s(Up,{headline:e.headline})]})]})})}var Gp={step:"Step time",session:"Session time"};function zp({headline:e}){return e?.median_first?e.median_ms:null}function Fp({metric:e,overview:t,noun:n,median:r}){let[i,o]=Di(r===null?en(e):x(r)),a=t.steps?.columns.duration_ms.length??null,l=e.n??null,c=["n","std. dev.",...r===null?[]:["median"]],u=Qr(e).filter(([f])=>!c.includes(f)),p=n==="step"?ye(t):null,h=t.steps?.kinds??[],m=p!==null&&h.length>1?` “${p}”`:"";return s(S,{children:[s("p",{class:"headline-value",children:[r!==null&&s("span",{class:"headline-which",children:"median"}),s("span",{class:"headline-number",children:i}),s("span",{class:"headline-unit",children:o}),s(Vp,{metric:e,named:r!==null}),e.status==="inferred"&&s(ee,{children:"inferred"})]}),s("p",{class:"headline-count",children:[l!==null&&(l===1?L(1,n):`${r===null?"mean of":"over"} ${L(l,n)}`),l!==null&&m,n==="step"&&l!==null&&a!==null&&a>l&&`; ${L(a,"step")} sampled, incomplete ones left out`]}),n==="step"&&s(qp,{kinds:h}),e.status==="inferred"&&e.reason&&s("p",{class:"reason",children:e.reason}),t.headline?.bottleneck&&s("p",{class:"bottleneck",children:te(t.headline.bottleneck.sentence)}),n==="step"&&t.steps&&s(Wp,{steps:t.steps,headline:t.headline}),l!==1&&u.length>0&&s(ht,{rows:u,spacious:!0})]})}function Vp({metric:{value:e,unit:t,stdev:n},named:r}){return e===null||!r&&typeof n!="number"?null:s("span",{class:"headline-spread",children:[r&&`mean ${ie(e,t)} `,typeof n=="number"&&`${Qt(e,n)} std. dev.`]})}function qp({kinds:e}){let t=e.filter(({leading:n})=>!n);return t.length===0?null:s("p",{class:"other-kinds",children:["Also in this profile:"," ",t.map(({name:n,count:r,mean_ms:i,share_percent:o},a)=>s("span",{children:[a>0&&"; ","“",n,"”, ",L(r,"step"),", mean ",x(i),", ",G(o)," of the time"]},n))]})}function Wp({steps:e,headline:t}){let n=t?.trend,r=t?.outliers;return s("div",{class:"trend",children:[s(_a,{values:e.columns.duration_ms}),n&&s("p",{"data-trend":n.direction??"none",children:[s("span",{"aria-hidden":"true",children:Kp[n.direction??"none"]})," ",te(n.sentence)]}),r&&r.count>0&&s("p",{children:[s("span",{"aria-hidden":"true",children:"◆"})," ",L(r.count,"outlier")," above ",x(r.above_ms)]})]})}function Up({headline:{trend:e,outliers:t}}){return!e&&!t?null:s("dl",{class:"provenance metric-details",children:[e&&s("div",{children:[s("dt",{children:"Trend"}),s("dd",{children:[we(e.change_percent,"%")," over ",L(e.steps,"complete step"),","," ",we(e.percent_per_100_steps,"%")," per 100 of them: the median slope between all pairs of steps, in percent of the median step; p ",e.p_value<.001?"<":"="," ",J(Math.max(.001,e.p_value))," for no trend"]})]}),t&&s("div",{children:[s("dt",{children:"Outliers"}),s("dd",{children:[L(t.count,"complete step")," above ",x(t.above_ms),", ",t.limit]})]})]})}var Kp={slower:"↗",faster:"↘",none:"→"};var{columns:We,origin:Xp}=qe.Host;function ba({hosts:e}){if(e.length<2&&e.every(o=>o.status==="ok"))return null;let t=e.some(o=>typeof o.work_ms=="number"),n=e.some(o=>typeof o.rank=="number"),r=e.some(o=>o.machine),i=[{key:"name",head:"Host",cell:o=>s(S,{children:[e[o].name,e[o].straggler&&s(ee,{kind:"warn",children:"straggler"}),e[o].set_aside&&s(ee,{kind:"warn",children:"set aside"})]})},...n?[{key:"rank",head:"Rank",numeric:!0,...We.rank,cell:o=>A(e[o].rank??null)}]:[],...r?[{key:"machine",head:"Machine",cell:o=>e[o].machine??"–"}]:[],{key:"status",head:"Status",cell:o=>e[o].status},{key:"devices",head:"Devices",numeric:!0,...We.devices,cell:o=>A(e[o].devices)},{key:"steps",head:"Steps",numeric:!0,...We.steps,cell:o=>A(e[o].steps)},{key:"counted",head:"Counted steps",numeric:!0,...We.counted_steps,cell:o=>A(e[o].counted_steps)},{key:"step",head:"Step time",numeric:!0,...We.step_time_ms,substituted:o=>Dt(e[o].step_time_ms,e[o].counted_steps),cell:o=>x(e[o].step_time_ms)},...t?[{key:"work",head:"Work",numeric:!0,...We.work_ms,substituted:o=>Dt(e[o].work_ms,e[o].counted_steps),cell:o=>x(e[o].work_ms??null)},{key:"slowest",head:"Slowest in steps",numeric:!0,...We.slowest_in_steps,cell:o=>A(e[o].slowest_in_steps??null)}]:[]];return s(N,{id:"hosts",title:"Hosts",note:t?"work is the step without collectives, in which hosts wait for each other":void 0,children:s(Y,{caption:"Hosts of the profile",columns:i,rowCount:e.length,pageSize:16,rowName:o=>e[o].name,origin:Xp})})}var jp=60,wa=150,gt={top:16,right:24,bottom:26,left:62};function va({distribution:e,meanMs:t}){let[n,r]=Cn(960),{edges_ms:i,counts:o}=e,a=i[0],l=i[i.length-1];if(a===void 0||l===void 0||o.length===0)return null;let c=Ce(l),u=Math.max(40,r-gt.left-gt.right),p=wa-gt.top-gt.bottom,h=lt().domain([a,l===a?a+1:l].map(y=>y/de[c])).range([0,u]),m=y=>h(y/de[c]),f=h.ticks(8),g=(f[1]??1)-(f[0]??0),v=lt().domain([0,ce(o)??1]).nice(3).range([p,0]),_=o.map((y,w)=>{let d=m(i[w]??a),C=Math.max(1,m(i[w+1]??l)-d-1);return y>0?`M${d},${p}V${v(y)}h${C}V${p}z`:""}).join(""),b=o.indexOf(ce(o)??0);return s("div",{class:"chart",ref:n,children:s("svg",{width:r,height:wa,role:"img","aria-label":`Distribution of session times from ${x(a)} to ${x(l)}; most are between ${x(i[b])} and ${x(i[b+1])}; mean ${x(t)}`,children:s("g",{transform:`translate(${gt.left},${gt.top})`,children:[v.ticks(3).filter(Number.isInteger).map(y=>s("g",{transform:`translate(0,${v(y)})`,children:[s("line",{class:y===0?"baseline":"gridline",x2:u}),s("text",{class:"tick-label",x:-8,dy:"0.32em","text-anchor":"end",children:A(y)})]},y)),s("path",{d:_,class:"histogram"}),s("g",{transform:`translate(${m(t)},0)`,children:[s("line",{class:"mean-line",y2:p}),s("text",{class:"mean-label",y:-4,"text-anchor":m(t)<jp?"start":"middle",children:`mean ${x(t)}`})]}),f.map(y=>s("text",{class:"tick-label",x:h(y),y:p+16,"text-anchor":"middle",children:`${Jt(y,g)} ${c}`},y))]})})})}function jn({parts:e,latency:t,longest:n}){let r=e.map(o=>({...o,value:t[o.id]})),i=r.map(o=>`${o.label} ${x(o.value)}`).join(", ");return s("div",{class:"latency-bar",children:s("div",{style:{width:`${n>0?100*t.total_ms/n:0}%`},children:s(Ot,{parts:r,label:i})})})}function ii({inference:e}){let{sessions:t,mean:n,percentiles:r,batches:i,parts:o,definitions:a}=e,l=r.some(u=>u.few_samples),c=ce([n,...r],u=>u.total_ms)??0;return s(N,{id:"inference",title:"Session latency",note:L(t,"session"),children:[s("p",{class:"legend",children:o.map(u=>s("span",{class:"legend-item",children:[s(me,{look:u}),u.label]},u.id))}),s("table",{class:"latency-table",children:[s("caption",{class:"visually-hidden",children:"Session latency and its parts"}),s("thead",{children:s("tr",{children:[s("th",{scope:"col",children:"Percentile"}),s("th",{scope:"col",children:s("span",{class:"visually-hidden",children:"Parts, as a bar"})}),s("th",{scope:"col",class:"numeric",children:"Total"}),o.map(({id:u,short_label:p})=>s("th",{scope:"col",class:"numeric",children:p},u))]})}),s("tbody",{children:[s(xa,{name:"mean",parts:o,latency:n,longest:c}),r.map(u=>s(xa,{name:`p${u.percentile}${u.few_samples?"*":""}`,parts:o,latency:u,longest:c},u.percentile))]})]}),s(va,{distribution:e.distribution,meanMs:n.total_ms}),s("p",{class:"caption",children:[s("span",{children:e.source}),l&&s("span",{children:"* Too few sessions: none is above, so it depends on the longest ones."}),i&&s("span",{children:Yp(i)})]}),s(ft,{summary:"What the parts mean",rows:[{label:"Total",definition:a.total_ms},...o].map(u=>[u.label,s(Se,{of:u})])}),s("details",{class:"how",children:[s("summary",{children:"Where these numbers come from"}),s(mt,{provenance:e.provenance})]})]})}function Yp({batches:e,sessions_per_batch:t,size:n,padding_percent:r,delay_ms:i}){let o=n===null?"":`, size ${J(n)}`,a=r===null?"":` with ${G(r)} padding`;return`Batched: ${A(e)} batches of ${J(t)} sessions${o}${a}. A session waits ${x(i.mean)} for its batch (p99 ${x(i.p99)}).`}function xa({name:e,parts:t,latency:n,longest:r}){return s("tr",{children:[s("th",{scope:"row",children:e}),s("td",{children:s(jn,{parts:t,latency:n,longest:r})}),s("td",{class:"numeric",children:x(n.total_ms)}),t.map(({id:i})=>s("td",{class:"numeric",children:x(n[i])},i))]})}function ka({inference:e}){return s(S,{children:[s(Qp,{inference:e}),s(Jp,{inference:e})]})}function Qp({inference:e}){let t=e.models??[];if(t.length===0)return null;let n=[{key:"model",head:"Model",cell:r=>t[r].model??"not known"},{key:"sessions",head:"Sessions",numeric:!0,definition:"How many sessions ran the model.",cell:r=>A(t[r].sessions)},{key:"rate",head:"Sessions per second",numeric:!0,definition:"How many sessions of the model are served in a second.",cell:r=>ie(t[r].sessions_per_second,"1/s")},...Zp(t),...Ma("Mean",t.map(r=>r.mean),e)];return s(N,{id:"session-models",title:"Sessions by model",children:s(Y,{caption:"Sessions by model",columns:n,rowCount:t.length,pageSize:20,origin:Sa(e)})})}function Sa({source:e,provenance:{window:t,files:n}}){return{window:`${t??"each session"}; ${e}`,files:jr(n)}}function Zp(e){return[50,99].map(t=>({key:`p${t}`,head:`p${t}`,numeric:!0,definition:`${t} % of the sessions take at most this long.`,cell:n=>{let r=e[n].percentiles.find(i=>i.percentile===t);return`${x(r?.total_ms)}${r?.few_samples?"*":""}`}}))}function Jp({inference:e}){let t=e.slowest??[];if(t.length===0)return null;let n=new Set(t.map(a=>a.host)).size>1,r=t.some(a=>a.model!==null),i=t.some(a=>a.batching_delay_ms!==null),o=[{key:"start",head:"Start",numeric:!0,definition:"When it began, from the start of the capture.",cell:a=>x(t[a].start_ms)},...n?[{key:"host",head:"Host",cell:a=>t[a].host}]:[],...r?[{key:"model",head:"Model",cell:a=>t[a].model??"not known"}]:[],...Ma("Total",t,e),...i?[{key:"delay",head:"Waited for batch",numeric:!0,definition:e.definitions.batching_delay_ms,cell:a=>x(t[a].batching_delay_ms)}]:[]];return s(N,{id:"slowest-sessions",title:"Slowest sessions",children:s(Y,{caption:"Slowest sessions",columns:o,rowCount:t.length,origin:Sa(e)})})}function Ma(e,t,{parts:n,definitions:r}){let i=ce(t,o=>o.total_ms)??0;return[{key:"bar",head:s("span",{class:"visually-hidden",children:"Parts, as a bar"}),cell:o=>s(jn,{parts:n,latency:t[o],longest:i})},{key:"total",head:e,numeric:!0,definition:r.total_ms,cell:o=>x(t[o].total_ms)},...n.map(({id:o,short_label:a,definition:l})=>({key:o,head:a,numeric:!0,definition:l,cell:c=>x(t[c][o])}))]}function Ta({overview:e}){let t=qn(e),n=Object.entries(e.metrics).filter(([r,i])=>r!==t&&!ua(e,i));return n.length===0?null:s(N,{id:"metrics",title:"Performance summary",note:"all metrics; open one for where its number comes from",children:s("div",{class:"metrics",children:s(Wn,{entries:n,shownReason:e.metrics[t]?.reason??null})})})}function Pa({graph:e}){let t=e.series.filter(({gap:r})=>!r),n=e.series.filter(({gap:r})=>r);return s("div",{class:"legend",role:"group","aria-label":"Categories shown, from the bottom of the stack up",children:[t.map(r=>s(Ca,{layer:r,graph:e},r.key)),n.length>0&&s("span",{class:"legend-head",children:"Between steps:"}),n.map(r=>s(Ca,{layer:r,graph:e},r.key))]})}function Ca({layer:e,graph:t}){let{key:n,label:r,full_label:i,definition:o,gap:a}=e;return s("button",{type:"button",class:"legend-item","aria-pressed":!t.hidden.has(n),"aria-label":a?i:void 0,title:o,onClick:()=>t.toggle(n),onPointerEnter:()=>t.point(n),onPointerLeave:()=>t.point(null),onFocus:()=>t.point(n),onBlur:()=>t.point(null),children:[s(me,{look:e}),r]})}async function Ea(e,t,n,r){let i=Xe(e);return i.set("index",String(t)),vt(`./step?${i}`,n,r)}function Aa({overview:e,steps:t,step:n}){let r=Qe(t).map(i=>({series:i,ms:i.values[n]??0,mean:(i.metric===null?null:e.metrics[i.metric]?.value)??null}));return s(Na,{caption:"Parts of the step, against the mean",parts:r,whole:"step",ms:"Time of the part in this step, on its slowest device; the parts add up to the step.",mean:"Its average over the complete steps: the metric of the part, which opens under “Where the time went”."})}function Ra({steps:e,step:t}){let n=xt(e).map(r=>({series:r,ms:r.values[t]??0,mean:e.loop.gap_ms[r.id]??null}));return n.every(({ms:r})=>r===0)?null:s(S,{children:[s("h4",{children:"Between this step and the next"}),s(Na,{caption:"Parts of the gap behind the step, against the mean",parts:n,whole:"gap",ms:"Time of the part from the end of this step to the start of the next; the parts add up to the gap.",mean:"Its average after the complete steps whose next step is known."})]})}function Na({caption:e,parts:t,whole:n,ms:r,mean:i}){let o=t.filter(c=>c.ms>0||(c.mean??0)>0).reverse(),a=t.reduce((c,u)=>c+u.ms,0),l=[{key:"part",head:"Part",cell:c=>s(tf,{series:o[c].series})},{key:"ms",head:n==="step"?"This step":"This gap",numeric:!0,definition:r,cell:c=>x(o[c].ms)},{key:"share",head:"Share",numeric:!0,definition:`How much of this ${n} it takes.`,formula:`this ${n} ÷ the ${n}'s length`,cell:c=>G(a>0?100*o[c].ms/a:null)},{key:"mean",head:"Mean",numeric:!0,definition:i,cell:c=>x(o[c].mean)},{key:"difference",head:"Difference",numeric:!0,definition:`How much longer it takes in this ${n} than on average, also in percent of the mean.`,formula:`this ${n} − mean`,cell:c=>Zt(ef(o[c]),o[c].mean)}];return s(Y,{caption:e,columns:l,rowCount:o.length})}function ef({ms:e,mean:t}){return t===null?null:e-t}function tf({series:e}){return s(S,{children:[s(me,{look:e}),e.label]})}function $a({overview:e,steps:t,step:n,shown:r,onSelect:i}){let{columns:o}=t,a=H(null);j(()=>a.current?.scrollIntoView?.({block:"nearest"}),[n]);let l=o.duration_ms[n]??0,c=e.metrics.step_time?.value??null,u=o.duration_ms.length-1;return s("section",{ref:a,class:"selected-step-panel",id:"step","aria-labelledby":"step-title",children:[s("header",{class:"panel-head",children:[s("h3",{id:"step-title",children:sn(t,n)}),s("p",{class:"panel-note",role:"status",children:[x(l),c!==null&&`, ${Zt(l-c,c)} against the mean`]}),s("div",{class:"panel-actions",children:[s("button",{type:"button",disabled:n<=0,onClick:()=>i(n-1),children:"Previous step"}),s("button",{type:"button",disabled:n>=u,onClick:()=>i(n+1),children:"Next step"}),s("button",{type:"button",onClick:()=>{i(null),In()},children:"Close"})]})]}),o.complete[n]===!1&&s("p",{class:"reason",children:[s("strong",{children:"Incomplete:"})," ",o.incomplete_reason[n]??"no reason given"]}),s(ht,{rows:[["starts at",x(o.start_ms[n])],["start to next start",x(o.period_ms[n])]]}),s("div",{class:"selected-step-tables",children:[s("div",{class:"step-parts",children:[s(Aa,{overview:e,steps:t,step:n}),s(Ra,{steps:t,step:n})]}),r&&s(nf,{shown:r,steps:t,step:n})]})]})}function nf({shown:e,steps:t,step:n}){let{run:r,host:i,kind:o}=e,a=an((l,c)=>Ea({run:r,host:i,kind:o},n,l,c),"The server has no ops of single steps.",[r,i,o,n,t]);return s("div",{class:"step-ops","aria-busy":a.kind==="loading",children:[s("h4",{children:"Slowest ops of the step"}),s(rf,{answer:a})]})}function rf({answer:e}){if(e.kind==="loading")return s("p",{class:"quiet",children:e.detail??"Looking for them …"});if(e.kind==="failed")return s("p",{class:"quiet",children:[e.error.message," ",e.error.hint," ",s("button",{type:"button",onClick:e.retry,children:"Try again"})]});let{ops:t,reason:n}=e.value;return t.length===0?s("p",{class:"quiet",children:n??"No op ran within the step."}):s(S,{children:[s(Y,{caption:"Slowest ops of the step",columns:[{key:"name",head:"Op",cell:i=>s(of,{op:t[i]})},{key:"count",head:"Calls",numeric:!0,definition:"How often the op ran in the step.",cell:i=>A(t[i].occurrences)},{key:"self",head:"Self time",numeric:!0,definition:"Time in the op itself, without the ops inside it; of several devices, their mean.",cell:i=>x(t[i].self_ms)},{key:"share",head:"Share",numeric:!0,definition:"How much of the self time of all ops of its side in the step it takes.",cell:i=>G(t[i].share_percent)}],rowCount:t.length,pageSize:10}),n&&s("p",{class:"caption",children:n})]})}function of({op:{name:e,side:t,category:n,framework_op:r}}){return s(S,{children:[s("code",{class:"op-name",children:e}),s("span",{class:"metric-reason",children:[n,", on the ",t,r&&r!==e&&`: ${r}`]})]})}var sf={device_markers:"Step markers of the device",host_markers:"Step markers of the host",inferred:"Steps are inferred"};function Oa({steps:e,gaps:t,cut:n,outliers:r,longGaps:i}){let{number:o,complete:a}=e.columns,l=a.filter(c=>!c).length;return s("p",{class:"caption",children:[s("span",{children:[e.source==="inferred"&&s(ee,{children:"inferred"})," ",sf[e.source]??e.source,e.method?`: ${e.method}`:""]}),r!==null&&r.count>0&&s("span",{children:[s("span",{class:"outlier-swatch","aria-hidden":"true",children:"◆"})," ",L(r.count,"outlier")," above"," ",x(r.above_ms),", ",r.limit]}),i&&s("span",{children:[s("span",{class:"outlier-swatch","aria-hidden":"true",children:"◇"})," a long gap follows"]}),l>0&&s("span",{children:[s("span",{class:"hatch-swatch","aria-hidden":"true"})," ",L(l,"incomplete step"),l<a.length?", left out of averages":": there is no complete one"]}),n&&s("span",{children:[s("span",{class:"cut-swatch","aria-hidden":"true",children:"▲"})," longer than the axis shows"]}),t.length>0&&s("span",{children:["Not in the profile: ",lf(t,o)]})]})}var af=4;function lf(e,t){let n=e.slice(0,af).map(i=>uf(i,t)),r=e.length-n.length;return n.join("; ")+(r>0?`; and ${L(r,"more gap")}`:"")}function uf(e,t){let n=t[e.before-1],r=t[e.before];return`${L(e.missing,"step")} between ${n} and ${r}`}function La({steps:e,onSelect:t}){let{columns:n}=e,r=Ce(Ze(n.duration_ms)),i=(a,l,c,u)=>({key:a,definition:u,head:`${l}, ${r}`,numeric:!0,cell:p=>fr(c[p],r)}),o=[{key:"number",head:"Step",numeric:!0,cell:a=>s("button",{type:"button",class:"link",onClick:()=>t(a),children:n.number[a]??a})},...n.name.some((a,l)=>a&&a!==String(n.number[l]))?[{key:"name",head:"Name",cell:a=>n.name[a]??""}]:[],i("start","Start",n.start_ms,"When it starts, on the earliest device."),i("duration","Duration",n.duration_ms,"From its start to its end, on the slowest device; the categories add up to it."),i("period","Period",n.period_ms,"From its start to the start of the next step of its kind."),...Qe(e).map(({key:a,label:l,values:c,definition:u})=>i(`category-${a}`,l,c,u)),...xt(e).filter(hr).map(({key:a,full_label:l,values:c,definition:u})=>i(a,l,c,u)),{key:"complete",head:"Complete",cell:a=>n.complete[a]?"yes":`no: ${n.incomplete_reason[a]??"no reason given"}`}];return s(Y,{caption:"Time of each step",columns:o,rowCount:n.duration_ms.length,pageSize:25,origin:{window:`each step; ${e.method}`,files:"all of the run; a step is as long as on its slowest device"}})}var cf=60;function Da({overview:e,steps:t,shown:n,selected:r,onSelect:i,chosenView:o,onView:a}){let l=t.columns.duration_ms.length,c=F(()=>zi(t),[t]),u=c?o??nn(t):"step",p=Bn(e,t,u,{selected:r,onSelect:i}),{zoom:h,setZoom:m,zoomBy:f,fitTypical:g}=p,[v,_]=P(!1),[b,y]=P(!1);return s(N,{id:"steps",title:"Step-time graph",note:L(l,"step"),actions:s(S,{children:[!b&&s(S,{children:[c&&s(ff,{view:u,onChoose:a}),s("span",{class:"button-group",role:"group","aria-label":"Zoom",children:[s("button",{type:"button","aria-label":"Zoom out",disabled:h===null,onClick:()=>f(2),children:"−"}),s("button",{type:"button","aria-label":"Zoom in",disabled:l<5,onClick:()=>f(.5),children:"+"}),s("button",{type:"button",disabled:h===null,onClick:()=>m(null),children:"Show all steps"})]}),p.canFit&&s("button",{type:"button","aria-pressed":g,onClick:()=>p.setFitTypical(!g),children:"Fit typical steps"}),s("button",{type:"button","aria-pressed":v,onClick:()=>_(!v),children:"Patterns"})]}),s("button",{type:"button","aria-pressed":b,onClick:()=>y(!b),children:"Show as table"})]}),children:[b?s(La,{steps:t,onSelect:i}):s("div",{class:v?"with-patterns":void 0,children:[s(Pa,{graph:p}),s(Dn,{graph:p})]}),!b&&l>=cf&&s("p",{class:"caption",children:"Drag across the graph to zoom, with Shift to pan; or use the wheel with Ctrl or ⌘, and sideways."}),s(Oa,{steps:t,gaps:p.layout.gaps,cut:g&&!b,outliers:p.outliers,longGaps:u==="period"&&mr(e).length>0}),s(ft,{summary:"What the categories mean",rows:p.series.map(w=>[w.full_label,w.definition])}),r!==null&&r<l&&s($a,{overview:e,steps:t,step:r,shown:n,onSelect:i})]})}var pf=[["step","Step"],["period","Period"]];function ff({view:e,onChoose:t}){return s("span",{class:"button-group",role:"group","aria-label":"What a bar shows",children:pf.map(([n,r])=>s("button",{type:"button","aria-pressed":e===n,onClick:()=>t(n),children:r},n))})}var{columns:_t,origin:hf}=qe.TopOp,mf=[["device","On the device"],["host","On the host"]];function Ba({ops:e,pointed:t}){return e.length===0?null:s(N,{id:"top_ops",title:"Top ops",note:"by self time",children:mf.map(([n,r])=>s(df,{side:n,title:r,ops:e.filter(i=>i.side===n),pointed:t},n))})}function df({side:e,title:t,ops:n,pointed:r}){if(n.length===0)return null;let i=r===null?-1:n.findIndex(({name:o})=>o===r);return s("div",{id:`top_ops-${e}`,class:"side",children:[s("h3",{children:t}),s(Y,{caption:`Top ops: ${t.toLowerCase()}`,columns:gf(n),rowCount:n.length,pageSize:10,rowName:o=>n[o].name,origin:hf,pointedRow:i<0?null:i})]})}function gf(e){let t=e.some(r=>r.gflops_per_s!==null),n=e.some(r=>r.tensorcore_eligible!==null);return[{key:"name",head:"Op",cell:r=>s(bf,{op:e[r]})},{key:"category",head:"Category",cell:r=>e[r].category},{key:"count",head:"Calls",numeric:!0,..._t.occurrences,cell:r=>A(e[r].occurrences)},{key:"self",head:"Self time",numeric:!0,..._t.self_ms,cell:r=>x(e[r].self_ms)},{key:"share",head:"Share",numeric:!0,..._t.share_percent,substituted:r=>Lt(e[r].self_ms,e[r].side_self_ms,e[r].share_percent),cell:r=>G(e[r].share_percent)},{key:"cumulative",head:"Cumulative",numeric:!0,..._t.cumulative_percent,substituted:r=>Lt(e[r].cumulative_self_ms,e[r].side_self_ms,e[r].cumulative_percent),cell:r=>G(e[r].cumulative_percent)},...t?[{key:"rate",head:"GFLOP/s",numeric:!0,..._t.gflops_per_s,substituted:r=>_f(e[r]),cell:r=>J(e[r].gflops_per_s)}]:[],...n?[{key:"tensorcore",head:"Tensor Core",..._t.tensorcore_eligible,cell:r=>yf(e[r])}]:[]]}function _f({gflops:e,self_ms:t,gflops_per_s:n}){return e===null||n===null?null:`${J(e)} GFLOP ÷ ${x(t)} = ${J(n)} GFLOP/s`}function yf(e){return e.tensorcore_used?"used":e.tensorcore_eligible===null?"–":e.tensorcore_eligible?e.tensorcore_used===null?"eligible, use not known":"eligible, not used":"not eligible"}function bf({op:e}){let t=e.framework_op&&e.framework_op!==e.name?e.framework_op:null;return s(S,{children:[s("code",{class:"op-name",children:e.name}),t&&s("span",{class:"metric-reason",children:t})]})}var wf=[["mfu","flops_utilization","mxu_utilization"],["hbm_utilization","memory_bandwidth_utilization"],["duty_cycle"],["goodput"]];function vf({metrics:e}){let t=[];for(let r of wf){let i=r.find(o=>e[o]?.value!=null)??r.find(o=>e[o]);i!==void 0&&t.push([i,e[i]])}let n=t.find(([r])=>r==="mfu")?.[1].value;return t.filter(([r,{value:i}])=>r!=="goodput"||i!==n)}function Ia({overview:e}){let t=vf(e);return t.length===0?null:s(N,{id:"utilization",title:"Utilization",note:"100 % is the hardware's limit",children:s(Wn,{entries:t,brief:!0})})}function Yn({overview:e,shown:t=null,step:n=null,onStep:r=()=>{},view:i=null,onView:o=()=>{},children:a}){let{steps:l,inference:c,job:u,findings:p}=e,[h,m]=P(null),f=xf(t!==null&&p.some(({look_at:w})=>w.tool)),g=l!==null&&l.columns.duration_ms.length>0,v=u.kind==="inference"&&c!==null,_={steps:g?l:null,shown:t,xprof:f,onStep:w=>{r(w),document.getElementById("steps")?.scrollIntoView?.(),In()},onOp:m},b=s(da,{findings:p,targets:_,judged:g||c!==null,brief:v}),y=g&&s(Da,{overview:e,steps:l,shown:t,selected:n,onSelect:r,chosenView:i,onView:o});return s("div",{class:"report",children:[e.environment.simulated===!0&&s("p",{class:"banner",children:[s("strong",{children:"Simulated profile:"})," these numbers come from a generator, not from a device."]}),s("div",{class:"first-screen",children:[s("div",{class:"first-column",children:[s(ya,{overview:e}),s(Ia,{overview:e})]}),s("div",{class:"second-column",children:[v&&b,v?s(ii,{inference:c}):s(Jr,{overview:e}),!v&&b]})]}),a,s(Ta,{overview:e}),!v&&c&&s(ii,{inference:c}),c&&s(ka,{inference:c}),v&&g?s("details",{class:"folded",open:n!==null,children:[s("summary",{children:"Steps"}),s(Jr,{overview:e}),y]}):y,s(ha,{overview:e}),s(ba,{hosts:e.hosts}),s(pa,{devices:e.devices}),s(Ba,{ops:e.top_ops,pointed:h}),s(ga,{findings:p,targets:_}),s(ro,{overview:e})]})}function xf(e){let[t,n]=P(!1);return j(()=>{if(!e)return;let r=new AbortController;return oa(r.signal).then(n),()=>r.abort()},[e]),t}var Qn="overview",oi=`p.${Qn}.`,kf={run:null,host:null,kind:null,compare:null,compareHost:null,compareKind:null,step:null,view:null},si={run:"run",host:"host",kind:"kind",compare:"compare",compareHost:"compare_host",compareKind:"compare_kind",step:"step",view:"view"};function Ha(){let e=pt()?.location;return e?Va(e.hash):kf}function Ga(e,{push:t}){let n=pt();if(n)try{let r=Sf(n.location.hash,e);if(r===null||r===n.location.hash)return;t?n.history.pushState(n.history.state,"",r):n.history.replaceState(n.history.state,"",r)}catch{}}function za(e){let t=pt();if(!t)return()=>{};let n=()=>{let{hash:r}=t.location;qa(r)&&e(Va(r))};return t.addEventListener("popstate",n),()=>t.removeEventListener("popstate",n)}function Fa({compare:e,compareHost:t,compareKind:n}){return e===null?null:{run:e,host:t,kind:n}}function Va(e){let t=new Map;for(let o of ai(e)){let a=o.indexOf("=");a>0&&t.set(o.slice(0,a),Mf(o.slice(a+1)))}let n=o=>t.get(oi+si[o])||null,r=n("step"),i=n("view");return{run:n("run"),host:n("host"),kind:n("kind"),compare:n("compare"),compareHost:n("compareHost"),compareKind:n("compareKind"),step:r!==null&&/^\d+$/.test(r)?Number(r):null,view:i==="step"||i==="period"?i:null}}function Sf(e,t){if(!qa(e))return null;let n=Object.values(si).map(i=>`${oi}${i}=`),r=ai(e).filter(i=>i!==Qn&&!n.some(o=>i.startsWith(o)));for(let[i,o]of Object.entries(si)){let a=t[i];a!==null&&r.push(`${oi}${o}=${encodeURIComponent(a)}`)}return`#${[Qn,...r].join("&")}`}function qa(e){let[t]=ai(e);return t===void 0||t===Qn||t.includes("=")}function ai(e){return e.replace(/^#/,"").split("&").filter(t=>t!=="")}function Mf(e){try{return decodeURIComponent(e)}catch{return e}}function Wa(e){if(window.parent===window)return;let t=new MessageChannel;t.port1.onmessage=n=>{let r;try{r=JSON.parse(n.data)}catch{return}if(r.isReply)return;r.type==="experimental.DataReloaded"&&e();let i={type:r.type,id:r.id,payload:null,error:null,isReply:!0};t.port1.postMessage(JSON.stringify(i))},window.parent.postMessage("experimental.bootstrap","*",[t.port2])}var Tf=1e3,li={runs:null,choice:null,entry:null,compare:null,step:null,view:null,overview:null,shown:null,loading:!0,waiting:null,error:null,lostLink:null,lostKind:null};function Xa(){let[e,t]=P(li),n=H(li),r=ae(_=>{n.current={...n.current,..._},t(n.current)},[]),i=H(null),o=H(new be),a=H(new be),l=H(void 0),c=ae(async _=>{r({loading:!0,waiting:null,error:null});try{let b=await o.current.run(C=>wt(_,C,M=>r({waiting:M.message}),M=>r({overview:M,shown:_,waiting:Pf(M)})));if(b===null)return;let{overview:y,shown:w,lostKind:d}=b;if(r({overview:y,shown:w,loading:!1,waiting:null}),d===null)return;i.current&&(i.current={...i.current,kind:null}),r({choice:w,lostKind:d,step:null,view:null})}catch(b){r({error:Ka(b),overview:null,shown:null,loading:!1,waiting:null})}},[]),u=ae((_,b,y)=>{i.current=null;let w={run:_.id,host:b,kind:y};r({choice:w,entry:_,step:null,view:null,lostLink:null,lostKind:null}),Zn(n.current,{push:!0}),c(w)},[]),p=ae(_=>{r({step:_}),Zn(n.current)},[]),h=ae(_=>{r({view:_}),Zn(n.current)},[]),m=ae(_=>{r({compare:_}),Zn(n.current)},[]),f=ae(async(_,b=null)=>{clearTimeout(l.current);let y=b?null:n.current.choice,w;try{w=await a.current.run(async T=>{let E=await bt({},T);return{runs:E,found:await Cf(E,i.current,y,T)}})}catch(T){o.current.cancel();let{compare:E,step:X,view:oe}=n.current;r({...li,compare:E,step:X,view:oe,loading:!1,error:Ka(T)});return}if(w===null)return;let{runs:d,found:C}=w;d.scanning&&(l.current=setTimeout(()=>{f(!1)},Tf));let{entry:M,host:$,kind:z}=C,U=n.current.choice,I=M&&{run:M.id,host:$,kind:z};if(r({runs:d,entry:M,choice:I,lostLink:d.scanning?null:C.lost}),b&&r({...Ua(b),lostKind:null}),I===null){o.current.cancel(),r({overview:null,shown:null,error:null,waiting:null,loading:d.scanning});return}let K=U===null||!Xt(I,U);K&&(y!==null||C.lost!==null)&&r({step:null,view:null}),(K||_)&&c(I)},[]),g=ae(()=>{f(!0)},[]),v=ae(_=>{i.current=_,f(!1,_)},[]);return j(()=>{let _=Ha();i.current=_,r(Ua(_)),Wa(g);let b=za(v);return g(),()=>{b(),clearTimeout(l.current),o.current.cancel(),a.current.cancel()}},[]),{...e,choose:u,chooseStep:p,chooseView:h,compareWith:m,reload:g}}function Ua(e){return{step:e.step,view:e.view,compare:Fa(e)}}async function Cf({runs:e},t,n,r){let i=async u=>e.find(p=>p.id===u)??await Yt(u,r),o=(u,p)=>u.hosts.find(h=>h===p)??null;if(e.length>0&&t?.run){let u=await i(t.run);if(u)return{entry:u,host:o(u,t.host),kind:t.kind,lost:null}}let a=e.length>0?t?.run??null:null,l=e.length>0&&n?await i(n.run):null;return l?{entry:l,host:o(l,n.host),kind:n.kind,lost:a}:{entry:e.find(({status:u})=>u!=="empty")??e[0]??null,host:null,kind:null,lost:a}}function Zn({choice:e,compare:t,step:n,view:r},{push:i}={push:!1}){if(e===null)return;let o={...e,compare:t?.run??null,compareHost:t?.host??null,compareKind:t?.kind??null,step:n,view:r};Ga(o,{push:i})}function Pf({run:e}){return`${e.files.length} of ${e.files.length+(e.pending?.length??0)} hosts so far`}function Ka(e){return e instanceof V?e:new V("page",e instanceof Error?e.message:String(e))}function ja(){let e=Xa(),{runs:t,overview:n,shown:r,loading:i,lostLink:o,lostKind:a,choice:l}=e;return s(S,{children:[s(jt,{}),s("header",{class:"bar",children:[s("h1",{class:"visually-hidden",children:"Overview"}),e.entry&&l&&s(Af,{page:e,entry:e.entry,choice:l}),n&&s(zn,{overview:n}),s("p",{class:"activity",role:"status",children:i&&n?e.waiting??"Loading …":t?.scanning?"Searching for runs …":""}),n&&r&&!ui(e)&&s(ra,{shown:r})]}),s("main",{"aria-busy":i,children:[o!==null&&l&&s("p",{class:"banner",children:["The run “",o,"” of this address does not exist; this is “",l.run,"”."]}),a!==null&&n&&s("p",{class:"banner",children:["There are no steps “",a,"” here",ye(n)!==null&&`; these are “${ye(n)}”`,"."]}),l&&t?.message&&s("p",{class:"banner",children:[t.message," ",s("span",{class:"reason",children:t.hint})]}),ui(e)&&s("p",{class:"banner",role:"status",children:["This is still “",Ke(r),"”, while “",Ke(l),"” loads. ",s(Gn,{message:e.waiting})]}),s(Fn,{subject:n,onRetry:e.reload,children:s(Ef,{page:e})})]})]})}function Ef({page:e}){let{runs:t,overview:n,shown:r,choice:i,error:o,waiting:a,compare:l}=e;if(o)return s(Hn,{error:o,onRetry:e.reload});if(n&&r){let c=ui(e);return s("div",{class:c?"is-stale":void 0,inert:c,children:s(Yn,{overview:n,shown:r,step:c?null:e.step,onStep:e.chooseStep,view:c?null:e.view,onView:e.chooseView,children:l&&!c&&s(Ks,{overview:n,shown:r,baseline:l,view:e.view,onBaseline:e.compareWith,onClose:()=>e.compareWith(null)})},`${r.run} ${r.host??""} ${r.kind??""}`)})}return i?s($t,{title:a?"Still reading this profile":"Loading the overview …",detail:a??i.run,children:s(Gn,{message:a})}):t===null||t.scanning?s($t,{title:"Searching for profiles …",children:s(Gn,{message:null})}):s($t,{title:"No profile found",detail:t.message??"The log directory holds no profile.",hint:t.hint,children:s("button",{type:"button",onClick:e.reload,children:"Look again"})})}function Af({page:e,entry:t,choice:n}){let{overview:r,shown:i}=e,o=i?.run===n.run?r?.steps?.kinds??[]:[];return s("div",{class:"pickers",children:[s(Vn,{label:"Run",chosen:n.run,onChoose:a=>e.choose(a,null,null)}),s(ln,{label:"Host",hosts:t.hosts,chosen:n.host,onChoose:a=>e.choose(t,a,n.kind)}),s(un,{label:"Steps",kinds:o,chosen:n.kind,onChoose:a=>e.choose(t,n.host,a)}),s(Qs,{chosen:e.compare,onChoose:e.compareWith})]})}function ui({shown:e,choice:t,error:n}){return e===null||t===null||n?!1:!Xt(e,t)}function Ya({overview:e}){let[t,n]=P(null),[r,i]=P(null);return s(S,{children:[s(jt,{}),s("header",{class:"bar",children:[s("h1",{children:["Overview of ",e.run.id]}),s(zn,{overview:e})]}),s("main",{children:s(Yn,{overview:e,step:t,onStep:n,view:r,onView:i})})]})}var Qa=`.bar {
  position: sticky;
  top: 0;
  z-index: 3;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  min-height: 49px;
  padding: 8px 20px;
  background: var(--raised);
  border-bottom: 1px solid var(--line);
}

h1 {
  font-size: 15px;
  font-weight: 600;
}

.badges {
  display: flex;
  align-items: center;
  gap: 6px;
}

.activity {
  margin-left: auto;
  color: var(--muted);
}

/* Where the bar takes several lines, it scrolls away with the page. */
@media (max-width: 900px) {
  .bar {
    position: relative;
  }
}
`;var Za=`/* All colours are custom properties of charts/palette.ts. */

:root {
  background: var(--ground);
  color: var(--text);
  font: 13px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Liberation Sans", sans-serif;
  font-variant-numeric: tabular-nums;
  scrollbar-color: var(--line-strong) transparent;
}

*,
*::before,
*::after {
  box-sizing: border-box;
}

body {
  margin: 0;
}

h1, h2, h3, p, dl, dd, ol, ul, pre, table {
  margin: 0;
}

ol, ul {
  padding: 0;
  list-style: none;
}

:focus-visible {
  outline: 2px solid var(--accent);
  outline-offset: 1px;
}

.visually-hidden {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}

select,
input,
button {
  font: inherit;
  color: var(--text);
  background: var(--raised);
  border: 1px solid var(--line-strong);
  border-radius: 5px;
}

select,
input {
  max-width: 26em;
  padding: 4px 6px;
  text-overflow: ellipsis;
}

button {
  padding: 3px 10px;
  cursor: pointer;
}

button:hover:enabled {
  background: var(--sunken);
}

button:disabled {
  color: var(--muted);
  border-color: var(--line);
  cursor: default;
}

button[aria-pressed="true"]:not(.legend-item) {
  color: var(--accent);
  border-color: var(--accent);
}

a,
.link {
  color: var(--accent);
}

.link {
  padding: 0;
  text-decoration: underline;
  text-underline-offset: 2px;
  background: none;
  border: 0;
}

.link:hover:enabled {
  background: none;
  text-decoration-thickness: 2px;
}

.tag {
  display: inline-block;
  padding: 0 7px;
  font-size: 11px;
  font-weight: 500;
  line-height: 18px;
  color: var(--muted);
  background: var(--sunken);
  border: 1px solid var(--line);
  border-radius: 9px;
  white-space: nowrap;
}

.tag-warn, .tag-medium {
  color: var(--warn);
  border-color: currentColor;
}

.tag-high {
  color: var(--bad);
  border-color: currentColor;
}

@media (prefers-reduced-motion: no-preference) {
  :root {
    scroll-behavior: smooth;
  }
}
`;var Ja=`.stacked-bar {
  display: flex;
  gap: 1px;
  width: 100%;
  height: 26px;
  overflow: hidden;
  border-radius: 4px;
}

.stacked-bar > span {
  display: flex;
  flex-basis: 0;
  min-width: 1px;
}

/* What lies between the steps stands apart. */
.bar-groups {
  display: flex;
  gap: 10px;
}

.bar-groups > div {
  flex-basis: 0;
  min-width: 8px;
}

.bar-heads {
  display: flex;
  flex-wrap: wrap;
  gap: 2px 16px;
  justify-content: space-between;
  margin-bottom: 4px;
  font-weight: 600;
}

.group-share {
  margin-left: 4px;
  font-weight: 400;
  color: var(--muted);
}

.part-groups {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(270px, 100%), 1fr));
  gap: 10px 36px;
  margin-top: 8px;
}

.part-groups h3 {
  margin: 0;
  font-size: 12px;
  font-weight: 600;
  color: var(--muted);
}

.parts {
  columns: 2;
  column-gap: 36px;
  margin-top: 8px;
}

.part {
  break-inside: avoid;
  border-bottom: 1px solid var(--line);
}

.part > summary {
  display: grid;
  grid-template-columns: 17px minmax(0, 1fr) 6.2em 4.6em;
  align-items: baseline;
  padding: 4px 0;
  list-style: none;
  cursor: pointer;
}

.part > summary::-webkit-details-marker {
  display: none;
}

.part > summary:hover .part-label {
  text-decoration: underline;
  text-underline-offset: 2px;
}

.part > summary > .definition,
.part > summary > .metric-reason {
  grid-column: 2 / -1;
}

.part.is-zero > summary {
  color: var(--muted);
}

.part.is-zero .part-label {
  grid-column: 1 / 3;
}

.part-share {
  font-weight: 600;
}

.part.is-zero .part-share {
  font-weight: 400;
}

.part > .metric-details {
  padding-left: 17px;
}

.missing {
  margin-top: 8px;
  font-size: 12px;
}

@media (max-width: 620px) {
  .parts {
    columns: 1;
  }
}
`;var el=`.legend {
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  margin: 0 0 6px -6px;
  font-size: 12px;
}

.legend-item {
  display: inline-flex;
  align-items: center;
  padding: 2px 7px;
  border-color: transparent;
}

.legend-item[aria-pressed="false"] {
  color: var(--muted);
  text-decoration: line-through;
}

.legend-item[aria-pressed="false"] .swatch {
  opacity: 0.3;
}

.legend-head {
  padding: 3px 2px 3px 9px;
  color: var(--muted);
}

.swatch,
.hatch-swatch {
  display: inline-block;
  flex: none;
  width: 10px;
  height: 10px;
  margin-right: 7px;
  overflow: hidden;
  border-radius: 2px;
}

.swatch {
  vertical-align: -0.5px;
}

.patterned-fill {
  display: block;
  width: 100%;
  height: 100%;
}

.pattern-defs {
  position: absolute;
}

.tile {
  fill: var(--raised);
  stroke: var(--raised);
  stroke-width: 1.2;
}

/* Over the colours, for those who ask for it here or in their system. */
.pattern {
  display: none;
}

.with-patterns .pattern {
  display: inline;
}

@media (prefers-contrast: more) {
  .pattern {
    display: inline;
  }
}

@media (forced-colors: active) {
  .pattern {
    display: inline;
  }

  .chart svg,
  .patterned-fill {
    forced-color-adjust: none;
  }
}

.is-dimmed {
  opacity: 0.25;
}

.chart {
  position: relative;
  width: 100%;
  min-width: 0;
}

.chart svg {
  display: block;
  max-width: 100%;
  overflow: visible;
}

.gridline {
  stroke: var(--line);
}

.baseline,
.tick-mark {
  stroke: var(--line-strong);
}

.tick-label,
.mean-label {
  font-size: 11px;
  fill: var(--muted);
}

.gap-line {
  stroke: var(--raised);
  stroke-width: 3;
  stroke-dasharray: 2 3;
}

.restart-line {
  stroke: var(--line-strong);
  stroke-dasharray: 2 3;
}

.mean-halo {
  stroke: var(--raised);
  stroke-opacity: 0.55;
  stroke-width: 3;
}

.mean-line {
  stroke: var(--text);
  stroke-dasharray: 5 4;
  stroke-width: 1.25;
}

.mean-label {
  fill: var(--text);
}

.hatch-veil {
  fill: var(--raised);
  opacity: 0.35;
}

.hatch-line {
  fill: var(--raised);
}

.hatch-swatch {
  margin: 0 2px 0 0;
  vertical-align: -1px;
  background: repeating-linear-gradient(135deg, var(--line-strong) 0 2px, var(--raised) 2px 4px);
  border: 1px solid var(--line-strong);
}

.cursor-band {
  fill: var(--text);
  opacity: 0.07;
}

.cursor {
  fill: none;
  stroke: var(--text);
  stroke-width: 1.5;
}

.cut-mark {
  fill: var(--bad);
}

.cut-swatch {
  color: var(--bad);
}

.drag {
  fill: var(--accent);
  opacity: 0.18;
}

.histogram {
  fill: var(--cat-compute);
}

.caption {
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 18px;
  margin-top: 6px;
}

.tooltip {
  position: absolute;
  top: 8px;
  z-index: 2;
  padding: 9px 12px;
  font-size: 12px;
  pointer-events: none;
  background: var(--raised);
  border: 1px solid var(--line-strong);
  border-radius: 6px;
  box-shadow: 0 4px 14px rgb(0 0 0 / 0.22);
}

.tooltip[hidden] {
  display: block;
  visibility: hidden;
}

.tooltip-title,
.tooltip-line {
  display: flex;
  justify-content: space-between;
  gap: 12px;
}

.tooltip-title {
  font-size: 13px;
}

.tooltip-title .number {
  font-weight: 600;
}

.tooltip-line {
  color: var(--muted);
}

.tooltip-table {
  width: 100%;
  margin-top: 5px;
  border-collapse: collapse;
}

.tooltip-table th,
.tooltip-table td {
  padding: 1px 0 1px 10px;
  vertical-align: baseline;
}

/* A second line stands below the first one's text, not below the swatch. */
.tooltip-table th {
  padding-left: 17px;
  font-weight: 400;
  text-align: left;
  text-indent: -17px;
}

.tooltip-group th {
  padding-top: 4px;
  padding-left: 0;
  font-weight: 600;
  text-indent: 0;
}

.tooltip-group td {
  padding-top: 4px;
  font-weight: 600;
}

.tooltip-note {
  padding-top: 5px;
  margin-top: 5px;
  border-top: 1px solid var(--line);
}
`;var tl=`.verdict {
  margin-bottom: 8px;
  font-size: 14px;
}

.verdict-mark {
  font-weight: 600;
  white-space: nowrap;
}

.verdict-faster,
.verdict-better {
  color: var(--good);
}

.verdict-slower,
.verdict-worse {
  color: var(--bad);
}

.verdict-unclear,
.verdict-unavailable,
.verdict-same {
  font-weight: 400;
  color: var(--muted);
}

.configurations {
  margin-bottom: 12px;
}

.configurations h3,
.side h3 {
  margin: 6px 0 2px;
  font-size: 12px;
  font-weight: 600;
}

.compare-graphs figure {
  margin: 6px 0 10px;
}

#compare .better {
  display: block;
}
`;var nl=`.diagnostics > li {
  display: grid;
  grid-template-columns: 5.5em minmax(0, 1fr);
  gap: 8px;
  padding: 4px 0;
  border-bottom: 1px solid var(--line);
  overflow-wrap: anywhere;
}

.diagnostic-severity {
  font-weight: 600;
}

.is-error .diagnostic-severity {
  color: var(--bad);
}

.is-warning .diagnostic-severity {
  color: var(--warn);
}

.is-info .diagnostic-severity {
  color: var(--muted);
}
`;var rl=`.facts {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(420px, 100%), 1fr));
  gap: 0 36px;
}

.facts > div {
  display: grid;
  grid-template-columns: 11em minmax(0, 1fr);
  gap: 10px;
  padding: 3px 0;
  border-bottom: 1px solid var(--line);
}

.facts dt {
  color: var(--muted);
}

.facts dd {
  overflow-wrap: anywhere;
}
`;var il=`.findings {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
  gap: 14px 20px;
}

.finding {
  padding-left: 12px;
  border-left: 3px solid var(--line-strong);
}

.finding h3 {
  font-size: 13px;
  font-weight: 600;
}

.finding .next {
  margin-top: 4px;
}

.severity-high {
  border-left-color: var(--bad);
}

.severity-medium {
  border-left-color: var(--warn);
}

.look-at {
  display: flex;
  flex-wrap: wrap;
  gap: 2px 10px;
  margin-top: 4px;
  color: var(--muted);
}

.look-at .link {
  text-align: left;
}

.other-findings {
  display: grid;
  gap: 10px;
  padding-top: 10px;
  margin-top: 12px;
  border-top: 1px solid var(--line);
}
`;var ol=`.headline > .definition {
  margin-bottom: 4px;
}

.headline-value {
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 8px;
}

.headline-number {
  font-size: 44px;
  font-weight: 600;
  line-height: 1.1;
  letter-spacing: -0.02em;
}

.headline-unit {
  font-size: 20px;
  font-weight: 500;
}

.headline-spread {
  font-size: 15px;
  color: var(--muted);
}

.headline-which {
  font-size: 15px;
  font-weight: 500;
}

.other-kinds {
  margin-top: 2px;
  font-size: 12px;
  color: var(--muted);
  overflow-wrap: anywhere;
}

.headline-count {
  margin-top: 2px;
  color: var(--muted);
}

.headline-missing {
  font-size: 24px;
  font-weight: 600;
  color: var(--muted);
}

.stat-strip,
.stats {
  display: flex;
  flex-wrap: wrap;
  gap: 6px 18px;
}

.stat-strip {
  gap: 6px;
  justify-content: space-between;
  padding-top: 10px;
  margin-top: 12px;
  font-size: 12px;
  border-top: 1px solid var(--line);
}

.stat-strip dt,
.stats dt {
  font-size: 11px;
  color: var(--muted);
}

.stat-strip dd {
  font-weight: 500;
}

.trend {
  margin-top: 8px;
  font-size: 12px;
  color: var(--muted);
}

.sparkline {
  display: block;
  width: 100%;
  height: 34px;
}

.sparkline path {
  fill: none;
  stroke: var(--accent);
  stroke-width: 1.25;
}

.sparkline .baseline {
  stroke: var(--line-strong);
  stroke-width: 1;
}

.bottleneck {
  margin-top: 6px;
  font-weight: 600;
}
`;var sl=`.latency-table tbody th {
  white-space: nowrap;
}

.latency-table td:nth-child(2) {
  width: 45%;
}

.latency-bar {
  min-width: 120px;
}

.latency-bar .stacked-bar {
  height: 14px;
}
`;var al=`.metrics {
  columns: 2;
  column-gap: 36px;
}

@media (min-width: 1400px) {
  .metrics {
    columns: 3;
  }
}

@media (max-width: 820px) {
  .metrics {
    columns: 1;
  }
}

.metric {
  break-inside: avoid;
  border-bottom: 1px solid var(--line);
}

.metric > summary {
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 8px;
  padding: 4px 0;
  list-style: none;
  cursor: pointer;
}

.metric > summary::-webkit-details-marker {
  display: none;
}

.metric > summary::before {
  content: "";
  flex: none;
  width: 5px;
  height: 5px;
  margin: 0 1px 0 2px;
  border: solid var(--line-strong);
  border-width: 0 1.5px 1.5px 0;
  transform: rotate(-45deg) translate(-1px, -2px);
}

.metric[open] > summary::before {
  transform: rotate(45deg) translate(-2px, -2px);
}

.metric > summary:hover .metric-label {
  text-decoration: underline;
  text-underline-offset: 2px;
}

.metric-label {
  flex: 1 1 0;
  min-width: 0;
}

.metric-value {
  min-width: 5.4em;
  font-weight: 600;
  text-align: right;
}

.metric-spread {
  margin-left: 6px;
  font-weight: 400;
  color: var(--muted);
}

.better {
  font-size: 11px;
  color: var(--muted);
  white-space: nowrap;
}

.metric-value.not-measured {
  font-weight: 400;
}

.metric > summary > .definition,
.metric > summary > .metric-reason {
  flex-basis: 100%;
  padding-left: 16px;
}

.metric-details {
  display: grid;
  gap: 6px;
  padding: 2px 0 8px 16px;
}

/* Several metrics in one row: each below its name, for what it opens has columns of its own. */
.formulas.metric-details > div {
  grid-template-columns: minmax(0, 1fr);
  gap: 0;
}

.meter {
  flex: none;
  align-self: center;
  width: 72px;
  height: 6px;
  overflow: hidden;
  background: var(--sunken);
  border-radius: 3px;
  box-shadow: inset 0 0 0 1px var(--line);
}

.meter > span {
  display: block;
  height: 100%;
  background: var(--line-strong);
}

/* Against the limit: the bar has the width of the panel, and its end is 100 %. */
#utilization .better {
  display: none;
}

#utilization .meter {
  flex-basis: calc(100% - 16px);
  order: 1;
  height: 8px;
  margin-left: 16px;
}

#utilization .metric-reason {
  order: 2;
}

#utilization .metric > .definition {
  padding-left: 16px;
}
`;var ll=`.notice {
  max-width: 760px;
  padding: 24px 28px;
  margin: 48px auto;
  background: var(--raised);
  border: 1px solid var(--line);
  border-radius: 8px;
}

.notice-error {
  border-top: 3px solid var(--bad);
}

.notice h2 {
  margin-bottom: 8px;
  font-size: 17px;
}

.notice .reason {
  margin-top: 6px;
}

.preformatted {
  white-space: pre-wrap;
  overflow-wrap: anywhere;
}

.notice pre {
  padding: 10px 12px;
  margin-top: 12px;
  overflow-x: auto;
  font: 12px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace;
  white-space: pre-wrap;
  background: var(--sunken);
  border: 1px solid var(--line);
  border-radius: 5px;
}

.notice button {
  margin-top: 16px;
}

.notice progress {
  width: 100%;
  margin-top: 12px;
}

progress {
  accent-color: var(--accent);
}
`;var ul=`main {
  max-width: 1480px;
  margin: 0 auto;
  padding: 14px 20px 32px;
}

.report {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
}

.first-screen {
  display: grid;
  grid-template-columns: minmax(370px, 1fr) minmax(0, 2fr);
  gap: 14px;
}

.first-column,
.second-column {
  display: flex;
  flex-direction: column;
  gap: 14px;
  min-width: 0;
}

.first-screen .panel:last-child {
  flex: 1;
}

@media (max-width: 900px) {
  .first-screen {
    grid-template-columns: minmax(0, 1fr);
  }

  .first-column,
  .second-column {
    display: contents;
  }

  /* After where the time went; what to do comes before how near the limits it is. */
  #top-finding {
    order: 1;
  }

  #utilization {
    order: 2;
  }
}

.is-stale {
  opacity: 0.55;
}

.panel {
  min-width: 0;
  padding: 12px 16px 14px;
  background: var(--raised);
  border: 1px solid var(--line);
  border-radius: 8px;
  scroll-margin-top: 64px;
}

.panel-head {
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 10px;
  margin-bottom: 8px;
}

h2 {
  font-size: 13px;
  font-weight: 600;
}

.panel-note,
.caption,
.quiet {
  color: var(--muted);
}

.panel-note,
.caption {
  font-size: 12px;
}

.panel-actions {
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin-left: auto;
  font-size: 12px;
}

.banner {
  padding: 8px 14px;
  background: var(--raised);
  border: 1px solid var(--line);
  border-left: 4px solid var(--warn);
  border-radius: 6px;
}

main > .banner {
  margin-bottom: 14px;
}

.number,
.numeric {
  white-space: nowrap;
}

.numeric {
  text-align: right;
}

.reason,
.metric-reason {
  color: var(--muted);
}

.metric-reason {
  display: block;
  font-size: 12px;
  font-weight: 400;
}

/* They quote names of ops and markers, which may be long and have no place to break. */
.reason,
.metric-reason,
.caption > span {
  min-width: 0;
  overflow-wrap: anywhere;
}

.not-measured {
  color: var(--muted);
  font-style: italic;
}

details.how {
  margin-top: 10px;
  font-size: 12px;
}

details.how > summary {
  width: max-content;
  color: var(--muted);
  cursor: pointer;
}

.formula,
.formulas {
  font-size: 12px;
  overflow-wrap: anywhere;
}

.formulas {
  display: grid;
  gap: 4px;
  margin-top: 6px;
}

.formulas > div {
  display: grid;
  grid-template-columns: minmax(7em, 14em) minmax(0, 1fr);
  gap: 8px;
}

.formulas dt {
  color: var(--muted);
}

.definition {
  display: block;
  font-size: 12px;
  font-weight: 400;
  color: var(--muted);
  overflow-wrap: anywhere;
}

.provenance {
  display: grid;
  gap: 4px;
  font-size: 12px;
}

.provenance > div {
  display: grid;
  grid-template-columns: 5.5em minmax(0, 1fr);
  gap: 8px;
}

.provenance dt {
  color: var(--muted);
}

.provenance dd {
  overflow-wrap: anywhere;
}
.folded[open] {
  display: grid;
  gap: 14px;
}

.folded > summary {
  padding: 4px 2px 8px;
  font-weight: 600;
  cursor: pointer;
}
`;var cl=`.pickers {
  display: flex;
  flex-wrap: wrap;
  gap: 8px 14px;
  min-width: 0;
}

.picker {
  display: flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
}

.picker label {
  color: var(--muted);
}

.picker select,
.picker input {
  min-width: 0;
}

.run-picker {
  position: relative;
}

.run-picker input {
  width: 17em;
  max-width: 100%;
}

.run-picker.is-second input {
  width: 13em;
}

.run-list,
.menu-list {
  position: absolute;
  top: calc(100% + 4px);
  right: 0;
  z-index: 5;
  background: var(--raised);
  border: 1px solid var(--line-strong);
  border-radius: 6px;
  box-shadow: 0 6px 18px rgb(0 0 0 / 0.25);
}

.run-list {
  left: 0;
  min-width: min(30em, 90vw);
}

.run-list ul {
  max-height: 50vh;
  padding: 4px;
  overflow-y: auto;
}

.run-list li {
  display: flex;
  gap: 12px;
  justify-content: space-between;
  padding: 4px 8px;
  cursor: pointer;
  border-radius: 4px;
}

.run-list li[aria-selected="true"],
.run-list li:hover {
  background: var(--sunken);
}

.run-list li[aria-selected="true"] {
  box-shadow: inset 2px 0 var(--accent);
}

.run-list .is-chosen .run-id {
  font-weight: 600;
}

.run-id {
  overflow-wrap: anywhere;
}

.run-note,
.run-count {
  font-size: 12px;
  color: var(--muted);
}

.run-note {
  white-space: nowrap;
}

.run-count {
  padding: 4px 12px 6px;
  border-top: 1px solid var(--line);
}

.menu {
  position: relative;
}

.menu-list {
  min-width: 22em;
  padding: 4px;
}

.menu-list a,
.menu-list button {
  display: block;
  width: 100%;
  padding: 5px 10px;
  color: var(--text);
  text-align: left;
  text-decoration: none;
  background: none;
  border: 0;
  border-radius: 4px;
}

.menu-list a:hover,
.menu-list button:hover {
  background: var(--sunken);
}

.problem {
  color: var(--bad);
}
`;var pl=`.step-graph {
  cursor: crosshair;
  touch-action: pan-y;
  user-select: none;
  border-radius: 4px;
}

.outlier-mark {
  fill: var(--text);
}

.long-gap-mark {
  fill: var(--raised);
  stroke: var(--text);
}

.outlier-swatch {
  color: var(--text);
}

.selected-step rect {
  fill: none;
  stroke: var(--accent);
  stroke-width: 2;
}

.selected-step path {
  fill: var(--accent);
}

.step-strip {
  display: block;
  margin-top: 2px;
  cursor: pointer;
}

.strip-bars {
  fill: var(--line-strong);
}

.strip-window {
  fill: var(--accent);
  fill-opacity: 0.18;
  stroke: var(--accent);
  cursor: grab;
}

.strip-edge {
  fill: transparent;
  cursor: ew-resize;
}

.button-group {
  display: inline-flex;
  flex-wrap: wrap;
}

.button-group > button {
  border-radius: 0;
}

.button-group > button + button {
  margin-left: -1px;
}

.button-group > button:first-child {
  border-radius: 5px 0 0 5px;
}

.button-group > button:last-child {
  border-radius: 0 5px 5px 0;
}

.button-group > button[aria-pressed="true"] {
  z-index: 1;
  background: var(--sunken);
}

.selected-step-panel {
  padding-top: 12px;
  margin-top: 12px;
  border-top: 2px solid var(--accent);
}

.selected-step-panel h3 {
  font-size: 14px;
}

.selected-step-tables {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(480px, 100%), 1fr));
  gap: 14px 28px;
  margin-top: 8px;
}

.step-parts {
  min-width: 0;
}

.selected-step-panel h4 {
  margin: 0 0 4px;
  font-size: 12px;
  font-weight: 600;
}

.step-parts h4 {
  margin-top: 12px;
}
`;var fl=`.table-scroll {
  overflow-x: auto;
}

.table-scroll table,
.latency-table {
  width: 100%;
  border-collapse: collapse;
}

.table-scroll th,
.table-scroll td,
.latency-table th,
.latency-table td {
  padding: 4px 10px;
  vertical-align: baseline;
  border-bottom: 1px solid var(--line);
}

.table-scroll th:first-child,
.latency-table th:first-child {
  padding-left: 2px;
}

.table-scroll th,
.latency-table th {
  font-weight: 400;
  text-align: left;
}

.table-scroll th.numeric,
.latency-table th.numeric {
  text-align: right;
}

.table-scroll thead th,
.latency-table thead th {
  font-size: 12px;
  font-weight: 500;
  color: var(--muted);
}

.column-head {
  padding: 0;
  font: inherit;
  color: inherit;
  text-align: inherit;
  text-decoration: underline dotted;
  text-underline-offset: 3px;
  background: none;
  border: 0;
}

.column-head:hover:enabled,
.column-head[aria-expanded="true"] {
  color: var(--text);
  background: none;
  text-decoration-style: solid;
}

.table-scroll tbody tr:hover {
  background: var(--sunken);
}

.table-scroll .tag {
  margin-left: 8px;
}

.is-unused th,
.is-unused td {
  color: var(--muted);
}

.op-name {
  font: 12px ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace;
  overflow-wrap: anywhere;
}

/* Beside columns that do not break, long names and reasons would be left a letter or a word a line. */
.table-scroll .op-name,
.table-scroll .metric-reason {
  display: block;
  min-width: 17em;
}

.pager {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  margin-top: 8px;
  font-size: 12px;
}

.pager span {
  padding: 0 6px;
  color: var(--muted);
}

.is-pointed {
  background: var(--sunken);
  box-shadow: inset 3px 0 var(--accent);
}

.formulas .is-pointed {
  padding-left: 8px;
  margin-left: -8px;
}

.worked {
  margin-top: 4px;
}

.side + .side {
  margin-top: 14px;
}

/* A second value of a cell. */
.cell-note {
  margin-left: 6px;
  color: var(--muted);
}

/* Memory of a device: what tensors used, within what the framework held. */
.memory-bar {
  position: relative;
  display: block;
  height: 4px;
  margin-top: 3px;
  overflow: hidden;
  background: var(--sunken);
  border-radius: 2px;
  box-shadow: inset 0 0 0 1px var(--line);
}

.memory-bar > span {
  position: absolute;
  inset: 0 auto 0 0;
  background: var(--line-strong);
}

.memory-bar > .is-allocated {
  background: var(--accent);
}
`;var hl=[Za,Qa,cl,ul,fl,el,ol,Ja,al,pl,sl,rl,il,nl,tl,ll].join(`
`);var Bt=Ut();function Kf(){let e=document.documentElement;e.lang="en",document.title=Bt?`Overview of ${Bt.run.id}`:"Overview",document.adoptedStyleSheets=[...document.adoptedStyleSheets,Xf()],Ci(n=>{e.dataset.theme=n});let t=document.createElement("div");t.id="overview",document.body.append(t),xi(Bt?s(Ya,{overview:Bt}):s(ja,{}),t)}function Xf(){let e=new CSSStyleSheet;return e.replaceSync(`:root{color-scheme:light;${ur("light")}}:root[data-theme="dark"]{color-scheme:dark;${ur("dark")}}`+hl),e}Bt&&Kf();export{Kf as render};
