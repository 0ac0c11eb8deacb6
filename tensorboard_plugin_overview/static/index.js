/* Do not edit: built from frontend/ by "npm run build".
 * Third-party code in this file: see THIRD_PARTY_NOTICES.txt beside it. */
var D,_o,Sl,Te,rr,Ut,yo,Vt,bo,ir,or,Ml,xt=Symbol.for("pv"),Kt={},Xt=[],Tl=/^m(i|n|o|s|text|space)$/,sr=Array.isArray,wo=Xt.slice,De=Object.assign;function Le(e){e&&e.parentNode&&e.remove()}function qt(e,t,n,r,o){var s={type:e,props:t,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:xt,__v:o||++_o,__i:-1,__u:0};return!o&&D.vnode&&D.vnode(s),s}function k(e){return e.children}function je(e,t){this.props=e,this.context=t,this.__g=0}function Ce(e,t){if(t==null)return e.__&&Ce(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:Ce(e)}function Cl(e){var t,n=e.__v,r=n.__e,o=[],s=[],a=e.__P;a&&((t=De({constructor:xt},n)).__v=n.__v+1,D.vnode&&D.vnode(t),ar(a,t,n,e.__n,a.namespaceURI,32&n.__u?[r]:null,o,r||Ce(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,To(o,t,s),n.__=n.__e=null,t.__e!=r&&vo(t))}function vo(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),vo(e)}function mo(e){(8&e.__g||(e.__g|=8,Te.push(e),Ut++))&&rr==D.debounceRendering||((rr=D.debounceRendering)||queueMicrotask)(xo)}function xo(){try{for(var e,t=1;Te.length;)Te.length>t&&Te.sort(yo),e=Te.shift(),t=Te.length,8&e.__g&&Cl(e)}finally{(Ut=Te.length)&&(rr||queueMicrotask)(xo)}}function ko(e,t,n,r,o,s,a,l,c,u,p){var h,m,f,g,v,_,b=r.__k||Xt,y=t.length;for(c=Pl(n,t,b,c,y),h=0;h<y;h++)(f=n.__k[h])!=null&&(m=~f.__i&&b[f.__i]||Kt,f.__i=h,_=ar(e,f,m,o,s,a,l,c,u,p),g=f.__e,(m.ref!=f.ref||8&m.__u)&&(m.ref&&lr(m.ref,null,f,m),f.ref&&p.push(f.ref,f.__c||g,f)),v=v||g,4&f.__u?(c=So(f,c,e,!m.__v),m.__e&&(m.__e=null)):typeof f.type=="function"&&_!==void 0?c=_:g&&(c=g.nextSibling),f.__u&=-21);return n.__e=v,c}function Pl(e,t,n,r,o){var s,a,l,c,u,p,h,m,f,g=n.length,v=g,_=0,b=0,y=e.__k=Array(o);for(s=0;s<o;s++)(a=t[s])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=y[s]=qt(null,a):sr(a)?a=y[s]=qt(k,{children:a}):a.constructor===xt&&a.__b?a=y[s]=qt(a.type,a.props,a.key,a.ref,a.__v):y[s]=a,c=s+_,a.__=e,a.__b=e.__b+1,l=null,~(u=a.__i=El(a,n,c,v))&&(v--,(l=n[u])&&(l.__u|=2)),l&&l.__v?(a.__u|=16,u==c-1?_--:u==c+1?_++:u!=c&&(u>c?_--:_++,b=1)):(~u||(o>g?_--:o<g&&_++),typeof a.type!="function"&&(a.__u|=4))):y[s]=null;if(b){for(p=[],h=[],s=0;s<o;s++)if((a=y[s])&&16&a.__u){for(_=0,m=p.length;_<m;)p[f=_+m>>1]<a.__i?_=f+1:m=f;p[_]=a.__i,h[s]=_+1}for(_=p.length;s--;)h[s]&&(h[s]==_?_--:y[s].__u|=4)}if(v)for(s=0;s<g;s++)!(l=n[s])||2&l.__u||(l.__e==r&&(r=Ce(l)),ur(l,l));return r}function So(e,t,n,r){var o,s,a,l;if(typeof e.type=="function"){if(e.props.__P)return t;if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&(o[s].__=e,t=So(o[s],t,n,!1));return t}for(t&&!t.parentNode&&(t=Ce(e))&&!t.parentNode&&(t=null),a=e.__e,l=t;l&&l.nodeType==8;)l=l.nextSibling;for(a!=l&&(!r&&n.moveBefore&&a.parentNode?n.moveBefore(a,t):n.insertBefore(a,t||null)),t=a;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function El(e,t,n,r){var o,s=e.key,a=e.type,l=t[n],c=l&&!(2&l.__u);if(l===null&&s==null||c&&s==l.key&&a==l.type)return n;if(r>(c?1:0)){for(o=n-1;o>=0;o--)if((l=t[o])&&!(2&l.__u)&&s==l.key&&a==l.type)return o;for(o=n+1;o<t.length;o++)if((l=t[o])&&!(2&l.__u)&&s==l.key&&a==l.type)return o}return-1}function go(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Ft(e,t,n,r,o){var s,a;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof r=="string"&&(e.style.cssText=r=""),r)for(t in r)n&&t in n||go(e.style,t);if(n)for(t in n)r&&n[t]==r[t]||go(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof r!="function"&&(r=null),(e.__e||(e.__e={}))[t]=n,n&&r||(a=or[t]||(or[t]=Rl(t)),(e.__a||(e.__a={}))[t]=ir,s=t!=(t=t.replace(bo,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,a,s):e.removeEventListener(t,a,s));else{if(o=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Rl(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[Vt]==null)t[Vt]=ir++;else if(t[Vt]<this.__a[e])return;return n(D.event?D.event(t):t)}}}function ar(e,t,n,r,o,s,a,l,c,u){var p,h,m,f,g,v,_,b,y,w,d,C,M,L,G,X,H,j,T=t.type;if(t.constructor!==xt)return null;128&n.__u&&(c=32&n.__u,p=n.__c.__z)&&(t.__u|=c,h=s=[],p.nodeType==8?l=Wt(p,s):s.push(p),l=s[0]||l),(p=D.__b)&&p(t);e:if(typeof T=="function"){m=a.length;try{if(b=t.props,y=(p=T.prototype)&&p.render,w=(p=T.contextType)&&r[p.__c],d=p?w?w.props.value:p.__:r,(f=n.__c)?(t.__c=f,2&f.__g&&(f.__g|=1)):(y?t.__c=f=new T(b,d):(t.__c=f=new je(b,d),f.constructor=T,f.render=Nl),w&&w.sub(f),f.state||(f.state={}),f.__n=r,f.__g|=8,f.__h=[],f.__k=[]),y&&(f.__s||(f.__s=f.state),T.getDerivedStateFromProps&&(f.__s==f.state&&(f.__s=De({},f.__s)),De(f.__s,T.getDerivedStateFromProps(b,f.__s)))),g=f.props,v=f.state,f.__v=t,n.__c){if(b!==g&&y&&!T.getDerivedStateFromProps&&f.componentWillReceiveProps&&f.componentWillReceiveProps(b,d),t.__v==n.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(b,f.__s,d)===!1){t.__v!=n.__v&&(f.props=b,f.state=f.__s,f.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(A){A&&(A.__=t)}),Xt.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&a.push(f),l=Ce(n);break e}f.componentWillUpdate&&f.componentWillUpdate(b,f.__s,d),y&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(g,v,_)})}else y&&!T.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),y&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=d,f.props=b,f.__P=e,f.__g&=-5,C=D.__r,M=y?25:0;do f.__g&=-9,C&&C(t),p=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++M<25);y&&(Xt.push.apply(f.__h,f.__k),f.__k=[]),f.state=f.__s,f.getChildContext&&(r=De({},r,f.getChildContext())),y&&n.__c&&f.getSnapshotBeforeUpdate&&(_=f.getSnapshotBeforeUpdate(g,v)),L=p&&p.type===k&&p.key==null?p.props.children:p,b.__P&&(p=l,o=(e=b.__P).namespaceURI,c=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(A){A&&ur(A,A)}),n.__k=null),l=n.__k?Ce(n,0):null),l=ko(e,sr(L)?L:[L],t,n,r,o,s,a,l,c,u),b.__P&&(t.__e=null,l=p),t.__u&=-161,h&&h.some(Le),f.__h.length&&a.push(f),1&f.__g&&(f.__g&=-4)}catch(A){if(a.length=m,t.__v=null,c||s)if(A&&A.then){if(t.__u|=128|c,s){for(~(H=s.indexOf(l||void 0))||(H=s.length);(j=s[H-1])&&j.nodeType==8;)H--;for(;H<s.length;H++)if(j=s[H])if(s[H]=null,G){if(j==X)break}else{if(j.nodeType!=8)break;j.data.startsWith("$s")&&(X=Wt(G=j))}}if(!G){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;G=l}(p=Wt(G=t.__c.__z||(t.__c.__z=G)))?(t.__e=G,l=p):t.__e=l,l=l&&l.nextSibling}else s&&s.some(Le);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),A&&A.then||Mo(t),D.__e(A,t,n)}}else l=t.__e=Al(n.__e,t,n,r,o,s,a,c,u,e);return(p=D.diffed)&&p(t),l}function Wt(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function Mo(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Mo))}function To(e,t,n){for(var r=0;r<n.length;)lr(n[r++],n[r++],n[r++]);D.__c&&D.__c(t,e),e.some(function(o){try{e=o.__h,o.__h=[],e.some(function(s){s.call(o)})}catch(s){D.__e(s,o.__v)}})}function Al(e,t,n,r,o,s,a,l,c,u){var p,h,m,f,g,v,_,b,y=n.props||Kt,w=t.props,d=t.type;if(d=="svg"?o="http://www.w3.org/2000/svg":d=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),s){for(p=0;p<s.length;p++)if((g=s[p])&&(d?g.localName==d:g.nodeType==3)){e=g,s[p]=null;break}}if(!e){if(b=u.ownerDocument||document,!d)return b.createTextNode(w);e=b.createElementNS(o,d,w.is?w:u),l&&(D.__m&&D.__m(t,s),l=!1),s=null}if(d){if(u=d=="template"&&e.content||e,s=d=="textarea"&&w.defaultValue!=null?null:s&&wo.call(u.childNodes),!l&&s)for(y={},p=0;p<e.attributes.length;p++)y[(g=e.attributes[p]).name]=g.value;for(p in y)g=y[p],p=="dangerouslySetInnerHTML"?m=g:p=="children"||p in w||p=="value"&&"defaultValue"in w||p=="checked"&&"defaultChecked"in w||Ft(e,p,null,g,o);for(p in w)g=w[p],p=="children"?f=g:p=="dangerouslySetInnerHTML"?h=g:p=="value"?v=g:p=="checked"?_=g:l&&typeof g!="function"||y[p]===g||Ft(e,p,g,y[p],o);h?(l||m&&(h.__html==m.__html||h.__html==e.innerHTML)||(e.innerHTML=h.__html),t.__k=[]):(m&&(e.textContent=""),(d=="foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&Tl.test(d))&&(o="http://www.w3.org/1999/xhtml"),ko(u,sr(f)?f:[f],t,n,r,o,s,a,s?s[0]:n.__k&&Ce(n,0),l,c),s&&s.some(Le)),l&&d!="textarea"||(p="value",d=="progress"&&v==null?e.removeAttribute(p):v==null||v===e[p]&&(d!="progress"||v)||Ft(e,p,v,y[p],o),p="checked",_!=null&&_!=e[p]&&Ft(e,p,_,y[p],o))}else y===w||l&&e.data==w||(e.data=w);return e}function lr(e,t,n,r){try{typeof e=="function"?t?t.__x=e(t)||1:r&&(r=r.__c||r.__e)&&(t=r.__x)&&(r.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(o){D.__e(o,n)}}function ur(e,t,n){var r,o,s,a;if(D.unmount&&D.unmount(e),!(r=e.ref)||r.current&&r.current!=e.__e||lr(r,null,t,e),r=e.__c){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(l){D.__e(l,t)}r.__P=r.__n=null}if(r=e.__k)for(a=0;a<r.length;a++)r[a]&&ur(r[a],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(r=e.__c)&&(r=r.__z)&&(o=Wt(r,s=[]))&&(r==e.__e&&s.some(Le),Le(o),Le(r)),n||Le(e.__e),e.__e=e.__c=e.__=null}function Nl(e,t,n){return this.constructor(e,n)}function Co(e,t){var n,r,o,s;D.__&&D.__(e,t),t.nodeType==9&&(t=t.documentElement),r=(n=e&&32&e.__u)?null:t.__k,t.__k=qt(k,{children:[e]}),o=[],s=[],ar(t,t.__k,r||Kt,Kt,t.namespaceURI,r?null:t.firstChild?wo.call(t.childNodes):null,o,r?r.__e:t.firstChild,n,s),To(o,t.__k,s),t.__k.props.children=null}D={__e:function(e,t,n,r){for(var o,s,a;t=t.__;)if((o=t.__c)&&!(1&o.__g)){o.__g|=4;try{if((a=(s=o.constructor)&&s.getDerivedStateFromError)&&o.setState(s.getDerivedStateFromError(e)),o.componentDidCatch&&(o.componentDidCatch(e,r||{}),a=1),a&&8&o.__g)return void(o.__g|=2)}catch(l){e=l}}throw Ut=0,e}},_o=0,Sl=function(e){return e!=null&&e.constructor===xt},je.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=De({},this.state)),typeof e=="function"&&(e=e(De({},n),this.props)),e&&(De(n,e),this.__v&&(t&&this.__k.push(t),mo(this)))},je.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),mo(this))},je.prototype.render=k,Te=[],Ut=0,yo=function(e,t){return e.__v.__b-t.__v.__b},Vt=Symbol(),bo=/(PointerCapture)$|Capture$/i,ir=0,or={},Ml=0;var $l="overview-document",cr;function jt(){if(cr===void 0){let e=document.getElementById($l)?.textContent;cr=e?JSON.parse(e):null}return cr}var pr={light:{other:"#78808a",compilation:"#7c41b4",output:"#1a7b63",input:"#f86107",launch:"#8f5e0d",host:"#37a55a",collectives:"#a3243b",transfer:"#c556b2",compute:"#475ae5"},dark:{other:"#6f7883",compilation:"#a76fe1",output:"#66d7d7",input:"#e07601",launch:"#e9d668",host:"#94bf73",collectives:"#cb4835",transfer:"#ec8cba",compute:"#66a5fe"}},Yt=Object.keys(pr.light),Ro={light:{ground:"#f4f5f7",raised:"#ffffff",sunken:"#f0f2f5",line:"#dde1e6","line-strong":"#868e98",text:"#1a1f26",muted:"#59626d",accent:"#1f5fbf",warn:"#8f5a00",bad:"#b3261e",good:"#0b6e3f"},dark:{ground:"#101317",raised:"#181c22",sunken:"#20252c",line:"#2d333c","line-strong":"#6d7681",text:"#e7eaee",muted:"#9fa8b3",accent:"#7db8ff",warn:"#f0b657",bad:"#ff8f85",good:"#6fd39a"}},Po=.3;function Ol(e,t){let n=Eo(Ro[e].raised);return`#${Eo(pr[e][t]).map((o,s)=>Math.round(Po*o+(1-Po)*n[s])).map(o=>o.toString(16).padStart(2,"0")).join("")}`}function Eo(e){return[1,3,5].map(t=>parseInt(e.slice(t,t+2),16))}function fr(e){return`var(--cat-${e})`}function Ao(e){return`var(--gap-${e})`}function hr(e){let t=Object.entries(pr[e]).map(([o,s])=>`--cat-${o}:${s};`),n=Yt.map(o=>`--gap-${o}:${Ol(e,o)};`),r=Object.entries(Ro[e]).map(([o,s])=>`--${o}:${s};`);return[...t,...n,...r].join("")}var Ll="dark-mode";function No(e){let t=Dl();if(t){let o=()=>e(t.classList.contains(Ll)?"dark":"light"),s=new MutationObserver(o);return s.observe(t,{attributes:!0,attributeFilter:["class"]}),o(),()=>s.disconnect()}let n=window.matchMedia("(prefers-color-scheme: dark)"),r=()=>e(n.matches?"dark":"light");return n.addEventListener("change",r),r(),()=>n.removeEventListener("change",r)}function Dl(){try{return window.parent===window?null:window.parent.document.body}catch{return null}}function Qt(e,t){return e.run===t.run&&e.host===t.host&&e.kind===t.kind}function Ye({run:e,host:t,kind:n}){return[e,t,n&&`steps ${n}`].filter(Boolean).join(", ")}function Qe({run:e,host:t,kind:n}){let r=new URLSearchParams({run:e});return t!==null&&r.set("host",t),n!==null&&r.set("kind",n),r}function be({steps:e}){return e?.kinds.find(({leading:t})=>t)?.name??null}var Bl=Symbol.for("pv"),Il=0;function i(e,t,n,r,o,s){t||(t={});var a,l,c=t;if("ref"in c&&typeof e!="function")for(l in c={},t)l=="ref"?a=t[l]:c[l]=t[l];var u={type:e,props:c,key:n,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Bl,__v:--Il,__i:-1,__u:0};return(o||s)&&(u.__source=o,u.__self=s),D.vnode&&D.vnode(u),u}var Be=8,Hl=3,zl={compute:null,other:i("circle",{cx:2,cy:2,r:1.2}),compilation:i("path",{d:"M0,0l8,8M8,0l-8,8"}),output:i("path",{d:"M0,2h8M0,6h8"}),input:i("path",{d:"M-2,2l4,-4M0,8l8,-8M6,10l4,-4"}),launch:i("path",{d:"M2,0v8M6,0v8"}),host:i("circle",{cx:4,cy:4,r:2}),collectives:i("path",{d:"M-2,6l4,4M0,0l8,8M6,-2l4,4"}),transfer:i("path",{d:"M0,4h8M4,0v8"})};function Zt(){return i("svg",{class:"pattern-defs",width:0,height:0,"aria-hidden":"true",children:i("defs",{children:[Yt.map(e=>i("pattern",{id:`pattern-${e}`,class:"tile",width:Be,height:Be,patternUnits:"userSpaceOnUse",children:zl[e]},e)),Yt.map(e=>i("pattern",{id:`gap-${e}`,width:Be,height:Be,patternUnits:"userSpaceOnUse",patternTransform:"rotate(-45)",children:[i("rect",{width:Be,height:Be,fill:Ao(e)}),i("rect",{width:Hl,height:Be,fill:fr(e)})]},e)),i("pattern",{id:"incomplete-hatch",width:6,height:6,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)",children:[i("rect",{class:"hatch-veil",width:6,height:6}),i("rect",{class:"hatch-line",width:2,height:6})]})]})})}function $o({role:e,gap:t=!1}){return t?`url(#gap-${e})`:fr(e)}function Oo({id:e,d:t,look:n,dimmed:r}){return i("g",{class:r?"is-dimmed":void 0,children:[i("path",{"data-category":e,d:t,fill:$o(n),"shape-rendering":"crispEdges"}),i("path",{class:"pattern",d:t,fill:`url(#pattern-${n.role})`})]})}function mr({look:e}){return i("svg",{class:"patterned-fill",width:"100%",height:"100%","aria-hidden":"true",children:[i("rect",{width:"100%",height:"100%",fill:$o(e)}),i("rect",{class:"pattern",width:"100%",height:"100%",fill:`url(#pattern-${e.role})`})]})}function de({look:e}){return i("span",{class:"swatch","aria-hidden":"true",children:i(mr,{look:e})})}var Gl=2e3,W=class extends Error{constructor(n,r,o=null,s=null,a=null){super(r);this.code=n;this.hint=o;this.status=s;this.retryAfterSeconds=a;this.name="ApiError"}code;hint;status;retryAfterSeconds},Fl=50,dr=500;function kt({search:e="",offset:t=0,limit:n=Fl}={},r){let o=new URLSearchParams({limit:String(n)});return e!==""&&o.set("search",e),t>0&&o.set("offset",String(t)),Bo(`./runs?${o}`,r)}async function Jt(e,t){for(let n=0;;n+=dr){let{runs:r}=await kt({search:e,offset:n,limit:dr},t),o=r.find(s=>s.id===e);if(o)return o;if(r.length<dr)return null}}async function Do(e,t,n,r){let o=Qe(e);for(e.host===null&&r&&o.set("partial","1");;){let s=await Mt(`./overview?${o}`,t,n);if(s.schema_version!==1)throw new W("unknown_schema",`The server sent version ${s.schema_version} of the overview document; this page reads version ${1}.`,"Reload the browser tab, so that page and server come from the same installation.");if(Vl(s))throw new W("old_server","The server is of an older version than this page.","The package was upgraded while TensorBoard ran: restart TensorBoard.");if(!s.run.pending?.length)return s;r?.(s),await Io(Gl,t)}}function Vl({metrics:e}){return Object.values(e).some(({category:t})=>t===void 0)}async function St(e,t,n,r){let o={...e,kind:null};try{let s=await Do(e,t,n,r),a=e.kind===null||be(s)===e.kind;return{overview:s,shown:a?e:o,lostKind:a?null:e.kind}}catch(s){if(e.kind===null||!(s instanceof W)||s.code!=="unknown_kind")throw s}return{overview:await Do(o,t,n,r),shown:o,lostKind:e.kind}}async function Mt(e,t,n){for(;;)try{return await Bo(e,t)}catch(r){if(!(r instanceof W)||r.retryAfterSeconds===null)throw r;n?.(r),await Io(r.retryAfterSeconds*1e3,t)}}async function Bo(e,t){if(jt()!==null)throw new W("exported_page","This page is an export: it holds this overview, and has no server to ask for more.","Open the run in TensorBoard.");let n;try{n=await fetch(e,{signal:t??null,headers:{Accept:"application/json"}})}catch(o){throw t?.aborted?o:new W("network","TensorBoard does not answer.","Check that the tensorboard process is still running, then retry.")}let r;try{r=await n.json()}catch(o){if(t?.aborted)throw o;r=null}if(!n.ok)throw ql(n,r);if(r===null||typeof r!="object")throw new W("bad_answer",`The answer of ${e} is not JSON.`,null,n.status);return r}function ql(e,t){let n=t?.error,r=e.status===503?Wl(e.headers.get("Retry-After")):null;return n&&typeof n.message=="string"?new W(n.code,n.message,n.hint??null,e.status,r):new W("bad_answer",`The server answered ${e.status} without saying why.`,"The terminal in which tensorboard runs may show more.",e.status,r)}function Wl(e){let t=e===null?Number.NaN:Number(e);return Number.isFinite(t)?Math.min(30,Math.max(.25,t)):1}function Io(e,t){return new Promise((n,r)=>{let o=()=>{clearTimeout(s),r(t?.reason)},s=setTimeout(()=>{t?.removeEventListener("abort",o),n()},e);t?.aborted?o():t?.addEventListener("abort",o,{once:!0})})}var we=class{controller=null;async run(t){this.cancel();let n=new AbortController;this.controller=n;try{let r=await t(n.signal);return n.signal.aborted?null:r}catch(r){if(n.signal.aborted)return null;throw r}}cancel(){this.controller?.abort(),this.controller=null}};async function Ho(e,t,n,r){let o=new URLSearchParams({a:e.run,b:t.run});return e.host!==null&&o.set("host_a",e.host),t.host!==null&&o.set("host_b",t.host),e.kind!==null&&o.set("kind_a",e.kind),t.kind!==null&&o.set("kind_b",t.kind),Mt(`./compare?${o}`,n,r)}var Ul,zo=new Map;function ce(e,t){let n=zo.get(t);return n||(n=new Intl.NumberFormat(Ul,{minimumFractionDigits:t,maximumFractionDigits:t,useGrouping:"min2"}),zo.set(t,n)),n.format(e)}function se(e){return typeof e=="number"&&Number.isFinite(e)}function x(e){if(!se(e))return"–";let t=Pe(e);return`${gr(e,t)} ${t}`}var ge={µs:.001,ms:1,s:1e3};function Pe(e){let t=Math.abs(e);return t>=999.95?"s":t>0&&t<.01?"µs":"ms"}function gr(e,t){return se(e)?Ze(e/ge[t]):"–"}function en(e,t){let n=Pe(e),r=Vo(e/ge[n]);return`± ${ce(t/ge[n],r)} ${n}`}function tn(e,t){if(!se(e))return"–";let n=se(t)&&t!==0?` (${ve(100*e/Math.abs(t),"%")})`:"";return ve(e,"ms")+n}function ve(e,t){if(!se(e))return"–";let n=e>0?"+":e<0?"−":"",r=oe(Math.abs(e),t);return r.startsWith("<")?r:n+r}function O(e){return se(e)?`${Kl(e)} %`:"–"}function Kl(e){return e===0||e===100?String(e):e>0&&e<.05?`<${ce(.1,1)}`:e<100&&e>=99.95?`>${ce(99.9,1)}`:ce(e,1)}function P(e){return se(e)?ce(Math.round(e),0):"–"}function F(e){return se(e)?Number.isInteger(e)?ce(e,0):Ze(e):"–"}function oe(e,t){if(!se(e))return"–";switch(t){case"ms":return x(e);case"%":return O(e);case"count":return F(e);case"bytes":return Ee(e);case"1/s":return`${Ze(e)} / s`;default:return t===""?Ze(e):`${Ze(e)} ${t}`}}function nn(e,t){return ce(e,Math.max(0,-Math.floor(Math.log10(t)+1e-9)))}function Go(e){let t=e.lastIndexOf(" ");return t<0?[e,""]:[e.slice(0,t),e.slice(t+1)]}function rn(e){return oe(e.value,e.unit)}function te(e){return e.replace(Xl,"$1 $2")}var Xl=/(\d) (%|(?:µs|ms|s|(?:[kMGT]|[KMGT]i)?B|[GT]?FLOPs?(?:\/s)?|[GT]B\/s|steps?)(?![\w/]))/g;function Je(e){if(!se(e))return"–";let t=["B","kB","MB","GB","TB"],n=e,r=0;for(;n>=999.5&&r<t.length-1;)n/=1e3,r+=1;return`${ce(n,r===0||n>=99.95?0:1)} ${t[r]}`}function Ee(e){if(!se(e))return"–";let t=["B","KiB","MiB","GiB","TiB"],n=e,r=0;for(;Math.abs(n)>=999.95&&r<t.length-1;)n/=1024,r+=1;return`${r===0?ce(n,0):Ze(n)} ${t[r]}`}function Fo(e){if(!se(e)||e<=0)return"–";let t=new Date(e/1e6);return Number.isNaN(t.getTime())?"–":`${t.toISOString().slice(0,19).replace("T"," ")} UTC`}function R(e,t){return`${P(e)} ${t}${e===1?"":"s"}`}function et(e){let t=e.replace(/_/g," ").trim();return t.charAt(0).toUpperCase()+t.slice(1)}function Vo(e){let t=Math.abs(e);return t===0||t>=1e3?0:t>=99.995?1:t>=9.9995?2:3}function Ze(e){return e!==0&&Math.abs(e)<5e-4?`${e<0?">-":"<"}${ce(.001,3)}`:ce(e,Vo(e))}var qo={step:"step_time",period:"step_period"},jl=10;function Wo(e,t){return(t==="step"?tt(e):[...tt(e),...Tt(e)]).filter(_r)}function on({loop:e}){return e.gap_percent>jl?"period":"step"}function Uo({columns:e}){return e.period_ms.some(t=>t!==null)}function sn({columns:{duration_ms:e,period_ms:t}},n){return n==="step"?e:e.map((r,o)=>Math.max(r,t[o]??0))}function tt(e){return e.categories.map(t=>({...t,key:t.id,values:e.columns[t.id]??[]}))}function Tt({gap:e}){return e.categories.map(t=>({...t,key:`gap-${t.id}`,gap:!0,values:e.columns[t.id]}))}function _r({values:e}){for(let t=0;t<e.length;t+=1)if((e[t]??0)>0)return!0;return!1}function Ko(e,t){let n=new Set(t==="period"?yr(e):[]);return{isOutlier:Yl(e),hasLongGap:r=>n.has(r)}}function yr({findings:e}){return e.find(({id:t})=>t==="long_gap")?.look_at.steps??[]}function Yl({headline:e,steps:t}){let n=e?.outliers;if(!t||!n||n.count===0)return()=>!1;let{complete:r,duration_ms:o}=t.columns;return s=>r[s]&&o[s]>n.above_ms}function nt(e){return e.reduce((t,n)=>Math.max(t,n),0)}function an(e){let t=new Float64Array(e).sort(),n=t.length>>1;return t.length===0?0:t.length%2===1?t[n]:(t[n-1]+t[n])/2}function ln(e,t){let n=String(e.columns.number[t]??t),r=e.columns.name[t]??"",o=`Step ${n}`;return r===""||r===n||r===o?o:`${o} · ${r}`}var Ie,K,br,Xo,wr=Object.is,Pt=0,ri=[],vr=[],U=D,jo=U.__b,Yo=U.__r,Qo=U.diffed,Zo=U.__c,Jo=U.unmount,ei=U.__;function Et(e,t){U.__h&&U.__h(K,e,Pt||t),Pt=0;var n=K.__H||(K.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function E(e){return Pt=1,Ql(ii,e)}function Ql(e,t,n){var r=Et(Ie++,2);if(r.t=e,!r.__c&&(r.__=[n?n(t):ii(void 0,t),function(s){var a=(r.__N||r.__)[0],l=r.t(a,s);wr(a,l)||(r.__N=[l,r.__[1]],r.__c.setState({}))}],r.__c=K,!K.__f)){K.__f=!0;var o=K.shouldComponentUpdate;K.shouldComponentUpdate=function(s,a,l){var c=this.__H;if(!c)return!0;var u=!1,p=this.props!=s;if(c.__.some(function(m){m.__N&&(u=!0,wr(m.__[0],m.__N[0])||(p=!0))}),o){var h=o.call(this,s,a,l);return u?h||p:h}return!u||p}}return r.__}function Q(e,t){var n=Et(Ie++,3);!U.__s&&kr(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,K.__H.__h.push(n))}function oi(e,t){var n=Et(Ie++,4);!U.__s&&kr(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,K.__h.push(n))}function z(e){return Pt=5,V(function(){return{current:e}},[])}function V(e,t){var n=Et(Ie++,7);return kr(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function ae(e,t){return Pt=8,V(function(){return e},t)}function xe(){var e=Et(Ie++,11);if(!e.__){for(var t=K.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function Zl(){var e;do{for(;e=vr.shift();)try{Ct(e)}catch(n){U.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=ri.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Ct),t.__h.some(xr),t.__h=[]}catch(n){t.__h=[],U.__e(n,e.__v)}}}while(vr.length)}U.__b=function(e){K=null,jo&&jo(e)},U.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),ei&&ei(e,t)},U.__r=function(e){Yo&&Yo(e),Ie=0;var t=(K=e.__c).__H;t&&(br==K?K.__h=[]:(t.__h.some(Ct),t.__h.some(xr),Ie=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),br=K},U.diffed=function(e){Qo&&Qo(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&ni(ri.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),br=K=null},U.__c=function(e,t){t.some(function(n){try{n.__h.some(Ct),n.__h=n.__h.filter(function(r){return!r.__||xr(r)})}catch(r){n.__h=[function(){throw r}]}}),Zo&&Zo(e,t)},U.unmount=function(e){Jo&&Jo(e);var t,n,r=e.__c;r&&r.__H&&(r.__H.__.some(function(o){try{if(o.__P&&o.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}o.__P=n,ni(vr.push(o))}else Ct(o)}catch(s){t=s}}),r.__H=void 0,t&&U.__e(t,r.__v))};var ti=typeof requestAnimationFrame=="function";function Jl(e){var t,n=function(){clearTimeout(r),ti&&cancelAnimationFrame(t),setTimeout(e)},r=setTimeout(n,35);ti&&(t=requestAnimationFrame(n))}function ni(e){e!=1&&Xo==U.requestAnimationFrame||((Xo=U.requestAnimationFrame)||Jl)(Zl)}function Ct(e){var t=K,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),K=t}function xr(e){var t=K;e.__c=e.__(),K=t}function kr(e,t){return!e||e.length!=t.length||t.some(function(n,r){return!wr(n,e[r])})}function ii(e,t){return typeof t=="function"?t(e):t}function un(e,t,n){let[r,o]=E({kind:"loading",detail:null}),[s,a]=E(0),l=z(new we);return Q(()=>{let c=u=>o({kind:"loading",detail:u});return c(null),l.current.run(u=>e(u,({message:p})=>c(p))).then(u=>u!==null&&o({kind:"loaded",value:u})).catch(u=>o({kind:"failed",error:eu(u,t),retry:()=>a(s+1)})),()=>l.current.cancel()},[...n,s]),r}function eu(e,t){return e instanceof W?e.status!==404||e.code!=="bad_answer"?e:new W("no_route",t,"It is of an older version than this page: restart TensorBoard.",404):new W("page",String(e))}function q(e){let{caption:t,columns:n,rowCount:r,pageSize:o=50,rowClass:s,rowName:a,origin:l,pointedRow:c=null}=e,u=Math.max(1,Math.ceil(r/o)),[p,h]=E(0),[m,f]=E(null),g=xe(),v=z(null);Q(()=>{c!==null&&h(Math.floor(c/o))},[c]);let _=Math.min(p,u-1),b=_*o,y=Math.min(r,b+o);Q(()=>{c!==null&&v.current?.scrollIntoView?.({block:"center"})},[c,_]);let w=Array.from({length:y-b},(d,C)=>b+C);return i("div",{class:"table-block",children:[i("div",{class:"table-scroll",tabindex:0,role:"group","aria-label":t,children:i("table",{children:[i("caption",{class:"visually-hidden",children:t}),i("thead",{children:i("tr",{children:n.map(d=>i("th",{scope:"col",class:d.numeric?"numeric":void 0,children:d.definition?i("button",{type:"button",class:"column-head",title:d.definition,"aria-expanded":m===d.key,"aria-controls":g,onClick:()=>f(m===d.key?null:d.key),children:d.head}):d.head},d.key))})}),i("tbody",{children:w.map(d=>i("tr",{ref:d===c?v:void 0,class:[s?.(d),d===c?"is-pointed":""].filter(Boolean).join(" ")||void 0,children:n.map((C,M)=>M===0?i("th",{scope:"row",class:C.numeric?"numeric":void 0,children:C.cell(d)},C.key):i("td",{class:C.numeric?"numeric":void 0,children:C.cell(d)},C.key))},d))})]})}),u>1&&i(tu,{page:_,pages:u,onTurn:h,rows:[b+1,y,r]}),i(nu,{id:g,columns:n,rows:w,rowName:a,origin:l,opened:m,onOpen:f})]})}function tu({page:e,pages:t,onTurn:n,rows:r}){let[o,s,a]=r.map(P);return i("div",{class:"pager",role:"group","aria-label":"Pages of the table",children:[i("button",{type:"button",disabled:e===0,onClick:()=>n(0),children:"First"}),i("button",{type:"button",disabled:e===0,onClick:()=>n(e-1),children:"Previous"}),i("span",{role:"status",children:["Rows ",o," to ",s," of ",a]}),i("button",{type:"button",disabled:e===t-1,onClick:()=>n(e+1),children:"Next"}),i("button",{type:"button",disabled:e===t-1,onClick:()=>n(t-1),children:"Last"})]})}function nu({id:e,columns:t,rows:n,rowName:r,origin:o,opened:s,onOpen:a}){let l=t.filter(({definition:c})=>c);return l.length===0?null:i("details",{id:e,class:"how",open:s!==null,onToggle:c=>{c.currentTarget.open!==(s!==null)&&a(c.currentTarget.open?"":null)},children:[i("summary",{children:"What the columns mean, and where they come from"}),i("dl",{class:"formulas",children:[l.map(({key:c,head:u,definition:p,formula:h,substituted:m})=>i("div",{class:c===s?"is-pointed":void 0,children:[i("dt",{children:u}),i("dd",{children:[p,h&&i("span",{class:"formula definition",children:["Formula: ",h]}),m&&r&&c===s&&i(ru,{rows:n,name:r,substituted:m})]})]},c)),o&&i(k,{children:[i("div",{children:[i("dt",{children:"Window"}),i("dd",{children:o.window})]}),i("div",{children:[i("dt",{children:"Files"}),i("dd",{children:o.files})]})]})]})]})}function ru({rows:e,name:t,substituted:n}){let r=e.map(o=>[o,n(o)]).filter(([,o])=>o!==null);return i("ul",{class:"worked",children:r.map(([o,s])=>i("li",{children:[t(o),": ",i("span",{class:"number",children:s})]},o))})}function N({id:e,title:t,note:n,actions:r,children:o}){return i("section",{class:"panel",id:e,"aria-labelledby":`${e}-title`,children:[i("header",{class:"panel-head",children:[i("h2",{id:`${e}-title`,children:t}),n&&i("p",{class:"panel-note",children:n}),r&&i("div",{class:"panel-actions",children:r})]}),o]})}function ee({kind:e,children:t}){return i("span",{class:e?`tag tag-${e}`:"tag",children:t})}var si="";function cn({label:e,hosts:t,chosen:n,onChoose:r}){let o=xe();return i("p",{class:"picker",children:[i("label",{for:o,children:e}),i("select",{id:o,value:n??si,onChange:s=>r(s.currentTarget.value||null),children:[i("option",{value:si,children:["All hosts (",t.length,")"]}),t.map(s=>i("option",{value:s,children:s},s))]})]})}function pn({label:e,kinds:t,chosen:n,onChoose:r}){let o=xe();return t.length<2?null:i("p",{class:"picker",children:[i("label",{for:o,children:e}),i("select",{id:o,value:n??t.find(({leading:s})=>s)?.name,onChange:s=>r(s.currentTarget.value),children:t.map(({name:s,count:a,mean_ms:l})=>i("option",{value:s,children:[s," (",P(a),", ",x(l),")"]},s))})]})}var Sr=[["error","Error"],["warning","Warning"],["info","Note"]];function fn({diagnostics:e}){return i("ul",{class:"diagnostics",children:e.map((t,n)=>i("li",{"data-code":t.code,class:`is-${t.severity}`,children:[i("span",{class:"diagnostic-severity",children:Sr.find(([r])=>r===t.severity)?.[1]??t.severity}),i("span",{children:[te(t.message),t.hint&&i("span",{class:"metric-reason",children:t.hint})]})]},`${t.code}-${n}`))})}function He(e,t){return e==null||t==null?NaN:e<t?-1:e>t?1:e>=t?0:NaN}function ou(e,t){return e==null||t==null?NaN:t<e?-1:t>e?1:t>=e?0:NaN}function li(e){let t,n,r;e.length!==2?(t=He,n=(l,c)=>He(e(l),c),r=(l,c)=>e(l)-c):(t=e===He||e===ou?e:iu,n=e,r=e);function o(l,c,u=0,p=l.length){if(u<p){if(t(c,c)!==0)return p;do{let h=u+p>>>1;n(l[h],c)<0?u=h+1:p=h}while(u<p)}return u}function s(l,c,u=0,p=l.length){if(u<p){if(t(c,c)!==0)return p;do{let h=u+p>>>1;n(l[h],c)<=0?u=h+1:p=h}while(u<p)}return u}function a(l,c,u=0,p=l.length){let h=o(l,c,u,p-1);return h>u&&r(l[h-1],c)>-r(l[h],c)?h-1:h}return{left:o,center:a,right:s}}function iu(){return 0}function su(e){return e===null?NaN:+e}function*au(e,t){if(t===void 0)for(let n of e)n!=null&&(n=+n)>=n&&(yield n);else{let n=-1;for(let r of e)(r=t(r,++n,e))!=null&&(r=+r)>=r&&(yield r)}}var ui=li(He),ci=ui.right,em=ui.left,tm=li(su).center;var nm=pi(fi),rm=pi(lu);function pi(e){return function(t,n,r=n){if(!((n=+n)>=0))throw new RangeError("invalid rx");if(!((r=+r)>=0))throw new RangeError("invalid ry");let{data:o,width:s,height:a}=t;if(!((s=Math.floor(s))>=0))throw new RangeError("invalid width");if(!((a=Math.floor(a!==void 0?a:o.length/s))>=0))throw new RangeError("invalid height");if(!s||!a||!n&&!r)return t;let l=n&&e(n),c=r&&e(r),u=o.slice();return l&&c?(rt(l,u,o,s,a),rt(l,o,u,s,a),rt(l,u,o,s,a),ot(c,o,u,s,a),ot(c,u,o,s,a),ot(c,o,u,s,a)):l?(rt(l,o,u,s,a),rt(l,u,o,s,a),rt(l,o,u,s,a)):c&&(ot(c,o,u,s,a),ot(c,u,o,s,a),ot(c,o,u,s,a)),t}}function rt(e,t,n,r,o){for(let s=0,a=r*o;s<a;)e(t,n,s,s+=r,1)}function ot(e,t,n,r,o){for(let s=0,a=r*o;s<r;++s)e(t,n,s,s+a,r)}function lu(e){let t=fi(e);return(n,r,o,s,a)=>{o<<=2,s<<=2,a<<=2,t(n,r,o+0,s+0,a),t(n,r,o+1,s+1,a),t(n,r,o+2,s+2,a),t(n,r,o+3,s+3,a)}}function fi(e){let t=Math.floor(e);if(t===e)return uu(e);let n=e-t,r=2*e+1;return(o,s,a,l,c)=>{if(!((l-=c)>=a))return;let u=t*s[a],p=c*t,h=p+c;for(let m=a,f=a+p;m<f;m+=c)u+=s[Math.min(l,m)];for(let m=a,f=l;m<=f;m+=c)u+=s[Math.min(l,m+p)],o[m]=(u+n*(s[Math.max(a,m-h)]+s[Math.min(l,m+h)]))/r,u-=s[Math.max(a,m-p)]}}function uu(e){let t=2*e+1;return(n,r,o,s,a)=>{if(!((s-=a)>=o))return;let l=e*r[o],c=a*e;for(let u=o,p=o+c;u<p;u+=a)l+=r[Math.min(s,u)];for(let u=o,p=s;u<=p;u+=a)l+=r[Math.min(s,u+c)],n[u]=l/t,l-=r[Math.max(o,u-c)]}}function cu(e=He){if(e===He)return hi;if(typeof e!="function")throw new TypeError("compare is not a function");return(t,n)=>{let r=e(t,n);return r||r===0?r:(e(n,n)===0)-(e(t,t)===0)}}function hi(e,t){return(e==null||!(e>=e))-(t==null||!(t>=t))||(e<t?-1:e>t?1:0)}var pu=Array.prototype,om=pu.slice;var fu=Math.sqrt(50),hu=Math.sqrt(10),mu=Math.sqrt(2);function hn(e,t,n){let r=(t-e)/Math.max(0,n),o=Math.floor(Math.log10(r)),s=r/Math.pow(10,o),a=s>=fu?10:s>=hu?5:s>=mu?2:1,l,c,u;return o<0?(u=Math.pow(10,-o)/a,l=Math.round(e*u),c=Math.round(t*u),l/u<e&&++l,c/u>t&&--c,u=-u):(u=Math.pow(10,o)*a,l=Math.round(e/u),c=Math.round(t/u),l*u<e&&++l,c*u>t&&--c),c<l&&.5<=n&&n<2?hn(e,t,n*2):[l,c,u]}function mi(e,t,n){if(t=+t,e=+e,n=+n,!(n>0))return[];if(e===t)return[e];let r=t<e,[o,s,a]=r?hn(t,e,n):hn(e,t,n);if(!(s>=o))return[];let l=s-o+1,c=new Array(l);if(r)if(a<0)for(let u=0;u<l;++u)c[u]=(s-u)/-a;else for(let u=0;u<l;++u)c[u]=(s-u)*a;else if(a<0)for(let u=0;u<l;++u)c[u]=(o+u)/-a;else for(let u=0;u<l;++u)c[u]=(o+u)*a;return c}function mn(e,t,n){return t=+t,e=+e,n=+n,hn(e,t,n)[2]}function dn(e,t,n){t=+t,e=+e,n=+n;let r=t<e,o=r?mn(t,e,n):mn(e,t,n);return(r?-1:1)*(o<0?1/-o:o)}function pe(e,t){let n;if(t===void 0)for(let r of e)r!=null&&(n<r||n===void 0&&r>=r)&&(n=r);else{let r=-1;for(let o of e)(o=t(o,++r,e))!=null&&(n<o||n===void 0&&o>=o)&&(n=o)}return n}function ai(e,t){let n;if(t===void 0)for(let r of e)r!=null&&(n>r||n===void 0&&r>=r)&&(n=r);else{let r=-1;for(let o of e)(o=t(o,++r,e))!=null&&(n>o||n===void 0&&o>=o)&&(n=o)}return n}function di(e,t,n=0,r=1/0,o){if(t=Math.floor(t),n=Math.floor(Math.max(0,n)),r=Math.floor(Math.min(e.length-1,r)),!(n<=t&&t<=r))return e;for(o=o===void 0?hi:cu(o);r>n;){if(r-n>600){let c=r-n+1,u=t-n+1,p=Math.log(c),h=.5*Math.exp(2*p/3),m=.5*Math.sqrt(p*h*(c-h)/c)*(u-c/2<0?-1:1),f=Math.max(n,Math.floor(t-u*h/c+m)),g=Math.min(r,Math.floor(t+(c-u)*h/c+m));di(e,t,f,g,o)}let s=e[t],a=n,l=r;for(Rt(e,n,t),o(e[r],s)>0&&Rt(e,n,r);a<l;){for(Rt(e,a,l),++a,--l;o(e[a],s)<0;)++a;for(;o(e[l],s)>0;)--l}o(e[n],s)===0?Rt(e,n,l):(++l,Rt(e,l,r)),l<=t&&(n=l+1),t<=l&&(r=l-1)}return e}function Rt(e,t,n){let r=e[t];e[t]=e[n],e[n]=r}function gi(e,t,n){if(e=Float64Array.from(au(e,n)),!(!(r=e.length)||isNaN(t=+t))){if(t<=0||r<2)return ai(e);if(t>=1)return pe(e);var r,o=(r-1)*t,s=Math.floor(o),a=pe(di(e,s).subarray(0,s+1)),l=ai(e.subarray(s+1));return a+(l-a)*(o-s)}}function _i(e,t){return gi(e,.5,t)}var im=du(Math.random);function du(e){return function(n,r=0,o=n.length){let s=o-(r=+r);for(;s;){let a=e()*s--|0,l=n[s+r];n[s+r]=n[a+r],n[a+r]=l}return n}}function lt(e,t,n){e.prototype=t.prototype=n,n.constructor=e}function $t(e,t){var n=Object.create(e.prototype);for(var r in t)n[r]=t[r];return n}function Re(){}var Ve=.7,at=1/Ve,it="\\s*([+-]?\\d+)\\s*",At="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)\\s*",_e="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)%\\s*",gu=/^#([0-9a-f]{3,8})$/,_u=new RegExp(`^rgb\\(${it},${it},${it}\\)$`),yu=new RegExp(`^rgb\\(${_e},${_e},${_e}\\)$`),bu=new RegExp(`^rgba\\(${it},${it},${it},${At}\\)$`),wu=new RegExp(`^rgba\\(${_e},${_e},${_e},${At}\\)$`),vu=new RegExp(`^hsl\\(${At},${_e},${_e}\\)$`),xu=new RegExp(`^hsla\\(${At},${_e},${_e},${At}\\)$`),yi={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074};lt(Re,ut,{copy(e){return Object.assign(new this.constructor,this,e)},displayable(){return this.rgb().displayable()},hex:bi,formatHex:bi,formatHex8:ku,formatHsl:Su,formatRgb:wi,toString:wi});function bi(){return this.rgb().formatHex()}function ku(){return this.rgb().formatHex8()}function Su(){return Ei(this).formatHsl()}function wi(){return this.rgb().formatRgb()}function ut(e){var t,n;return e=(e+"").trim().toLowerCase(),(t=gu.exec(e))?(n=t[1].length,t=parseInt(t[1],16),n===6?vi(t):n===3?new Z(t>>8&15|t>>4&240,t>>4&15|t&240,(t&15)<<4|t&15,1):n===8?gn(t>>24&255,t>>16&255,t>>8&255,(t&255)/255):n===4?gn(t>>12&15|t>>8&240,t>>8&15|t>>4&240,t>>4&15|t&240,((t&15)<<4|t&15)/255):null):(t=_u.exec(e))?new Z(t[1],t[2],t[3],1):(t=yu.exec(e))?new Z(t[1]*255/100,t[2]*255/100,t[3]*255/100,1):(t=bu.exec(e))?gn(t[1],t[2],t[3],t[4]):(t=wu.exec(e))?gn(t[1]*255/100,t[2]*255/100,t[3]*255/100,t[4]):(t=vu.exec(e))?Si(t[1],t[2]/100,t[3]/100,1):(t=xu.exec(e))?Si(t[1],t[2]/100,t[3]/100,t[4]):yi.hasOwnProperty(e)?vi(yi[e]):e==="transparent"?new Z(NaN,NaN,NaN,0):null}function vi(e){return new Z(e>>16&255,e>>8&255,e&255,1)}function gn(e,t,n,r){return r<=0&&(e=t=n=NaN),new Z(e,t,n,r)}function Rr(e){return e instanceof Re||(e=ut(e)),e?(e=e.rgb(),new Z(e.r,e.g,e.b,e.opacity)):new Z}function Ot(e,t,n,r){return arguments.length===1?Rr(e):new Z(e,t,n,r??1)}function Z(e,t,n,r){this.r=+e,this.g=+t,this.b=+n,this.opacity=+r}lt(Z,Ot,$t(Re,{brighter(e){return e=e==null?at:Math.pow(at,e),new Z(this.r*e,this.g*e,this.b*e,this.opacity)},darker(e){return e=e==null?Ve:Math.pow(Ve,e),new Z(this.r*e,this.g*e,this.b*e,this.opacity)},rgb(){return this},clamp(){return new Z(Ge(this.r),Ge(this.g),Ge(this.b),yn(this.opacity))},displayable(){return-.5<=this.r&&this.r<255.5&&-.5<=this.g&&this.g<255.5&&-.5<=this.b&&this.b<255.5&&0<=this.opacity&&this.opacity<=1},hex:xi,formatHex:xi,formatHex8:Mu,formatRgb:ki,toString:ki}));function xi(){return`#${ze(this.r)}${ze(this.g)}${ze(this.b)}`}function Mu(){return`#${ze(this.r)}${ze(this.g)}${ze(this.b)}${ze((isNaN(this.opacity)?1:this.opacity)*255)}`}function ki(){let e=yn(this.opacity);return`${e===1?"rgb(":"rgba("}${Ge(this.r)}, ${Ge(this.g)}, ${Ge(this.b)}${e===1?")":`, ${e})`}`}function yn(e){return isNaN(e)?1:Math.max(0,Math.min(1,e))}function Ge(e){return Math.max(0,Math.min(255,Math.round(e)||0))}function ze(e){return e=Ge(e),(e<16?"0":"")+e.toString(16)}function Si(e,t,n,r){return r<=0?e=t=n=NaN:n<=0||n>=1?e=t=NaN:t<=0&&(e=NaN),new fe(e,t,n,r)}function Ei(e){if(e instanceof fe)return new fe(e.h,e.s,e.l,e.opacity);if(e instanceof Re||(e=ut(e)),!e)return new fe;if(e instanceof fe)return e;e=e.rgb();var t=e.r/255,n=e.g/255,r=e.b/255,o=Math.min(t,n,r),s=Math.max(t,n,r),a=NaN,l=s-o,c=(s+o)/2;return l?(t===s?a=(n-r)/l+(n<r)*6:n===s?a=(r-t)/l+2:a=(t-n)/l+4,l/=c<.5?s+o:2-s-o,a*=60):l=c>0&&c<1?0:a,new fe(a,l,c,e.opacity)}function wn(e,t,n,r){return arguments.length===1?Ei(e):new fe(e,t,n,r??1)}function fe(e,t,n,r){this.h=+e,this.s=+t,this.l=+n,this.opacity=+r}lt(fe,wn,$t(Re,{brighter(e){return e=e==null?at:Math.pow(at,e),new fe(this.h,this.s,this.l*e,this.opacity)},darker(e){return e=e==null?Ve:Math.pow(Ve,e),new fe(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=this.h%360+(this.h<0)*360,t=isNaN(e)||isNaN(this.s)?0:this.s,n=this.l,r=n+(n<.5?n:1-n)*t,o=2*n-r;return new Z(Mr(e>=240?e-240:e+120,o,r),Mr(e,o,r),Mr(e<120?e+240:e-120,o,r),this.opacity)},clamp(){return new fe(Mi(this.h),_n(this.s),_n(this.l),yn(this.opacity))},displayable(){return(0<=this.s&&this.s<=1||isNaN(this.s))&&0<=this.l&&this.l<=1&&0<=this.opacity&&this.opacity<=1},formatHsl(){let e=yn(this.opacity);return`${e===1?"hsl(":"hsla("}${Mi(this.h)}, ${_n(this.s)*100}%, ${_n(this.l)*100}%${e===1?")":`, ${e})`}`}}));function Mi(e){return e=(e||0)%360,e<0?e+360:e}function _n(e){return Math.max(0,Math.min(1,e||0))}function Mr(e,t,n){return(e<60?t+(n-t)*e/60:e<180?n:e<240?t+(n-t)*(240-e)/60:t)*255}var Ri=Math.PI/180,Ai=180/Math.PI,bn=18,Ni=.96422,$i=1,Oi=.82521,Li=4/29,st=6/29,Di=3*st*st,Tu=st*st*st;function Bi(e){if(e instanceof ye)return new ye(e.l,e.a,e.b,e.opacity);if(e instanceof ke)return Hi(e);e instanceof Z||(e=Rr(e));var t=Er(e.r),n=Er(e.g),r=Er(e.b),o=Tr((.2225045*t+.7168786*n+.0606169*r)/$i),s,a;return t===n&&n===r?s=a=o:(s=Tr((.4360747*t+.3850649*n+.1430804*r)/Ni),a=Tr((.0139322*t+.0971045*n+.7141733*r)/Oi)),new ye(116*o-16,500*(s-o),200*(o-a),e.opacity)}function Ii(e,t,n,r){return arguments.length===1?Bi(e):new ye(e,t,n,r??1)}function ye(e,t,n,r){this.l=+e,this.a=+t,this.b=+n,this.opacity=+r}lt(ye,Ii,$t(Re,{brighter(e){return new ye(this.l+bn*(e??1),this.a,this.b,this.opacity)},darker(e){return new ye(this.l-bn*(e??1),this.a,this.b,this.opacity)},rgb(){var e=(this.l+16)/116,t=isNaN(this.a)?e:e+this.a/500,n=isNaN(this.b)?e:e-this.b/200;return t=Ni*Cr(t),e=$i*Cr(e),n=Oi*Cr(n),new Z(Pr(3.1338561*t-1.6168667*e-.4906146*n),Pr(-.9787684*t+1.9161415*e+.033454*n),Pr(.0719453*t-.2289914*e+1.4052427*n),this.opacity)}}));function Tr(e){return e>Tu?Math.pow(e,1/3):e/Di+Li}function Cr(e){return e>st?e*e*e:Di*(e-Li)}function Pr(e){return 255*(e<=.0031308?12.92*e:1.055*Math.pow(e,1/2.4)-.055)}function Er(e){return(e/=255)<=.04045?e/12.92:Math.pow((e+.055)/1.055,2.4)}function Cu(e){if(e instanceof ke)return new ke(e.h,e.c,e.l,e.opacity);if(e instanceof ye||(e=Bi(e)),e.a===0&&e.b===0)return new ke(NaN,0<e.l&&e.l<100?0:NaN,e.l,e.opacity);var t=Math.atan2(e.b,e.a)*Ai;return new ke(t<0?t+360:t,Math.sqrt(e.a*e.a+e.b*e.b),e.l,e.opacity)}function vn(e,t,n,r){return arguments.length===1?Cu(e):new ke(e,t,n,r??1)}function ke(e,t,n,r){this.h=+e,this.c=+t,this.l=+n,this.opacity=+r}function Hi(e){if(isNaN(e.h))return new ye(e.l,0,0,e.opacity);var t=e.h*Ri;return new ye(e.l,Math.cos(t)*e.c,Math.sin(t)*e.c,e.opacity)}lt(ke,vn,$t(Re,{brighter(e){return new ke(this.h,this.c,this.l+bn*(e??1),this.opacity)},darker(e){return new ke(this.h,this.c,this.l-bn*(e??1),this.opacity)},rgb(){return Hi(this).rgb()}}));var zi=-.14861,Ar=1.78277,Nr=-.29227,xn=-.90649,Nt=1.97294,Ti=Nt*xn,Ci=Nt*Ar,Pi=Ar*Nr-xn*zi;function Pu(e){if(e instanceof Fe)return new Fe(e.h,e.s,e.l,e.opacity);e instanceof Z||(e=Rr(e));var t=e.r/255,n=e.g/255,r=e.b/255,o=(Pi*r+Ti*t-Ci*n)/(Pi+Ti-Ci),s=r-o,a=(Nt*(n-o)-Nr*s)/xn,l=Math.sqrt(a*a+s*s)/(Nt*o*(1-o)),c=l?Math.atan2(a,s)*Ai-120:NaN;return new Fe(c<0?c+360:c,l,o,e.opacity)}function kn(e,t,n,r){return arguments.length===1?Pu(e):new Fe(e,t,n,r??1)}function Fe(e,t,n,r){this.h=+e,this.s=+t,this.l=+n,this.opacity=+r}lt(Fe,kn,$t(Re,{brighter(e){return e=e==null?at:Math.pow(at,e),new Fe(this.h,this.s,this.l*e,this.opacity)},darker(e){return e=e==null?Ve:Math.pow(Ve,e),new Fe(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=isNaN(this.h)?0:(this.h+120)*Ri,t=+this.l,n=isNaN(this.s)?0:this.s*t*(1-t),r=Math.cos(e),o=Math.sin(e);return new Z(255*(t+n*(zi*r+Ar*o)),255*(t+n*(Nr*r+xn*o)),255*(t+n*(Nt*r)),this.opacity)}}));function qi(e,t,n,r,o){var s=e*e,a=s*e;return((1-3*e+3*s-a)*t+(4-6*s+3*a)*n+(1+3*e+3*s-3*a)*r+a*o)/6}function Eu(e){var t=e.length-1;return function(n){var r=n<=0?n=0:n>=1?(n=1,t-1):Math.floor(n*t),o=e[r],s=e[r+1],a=r>0?e[r-1]:2*o-s,l=r<t-1?e[r+2]:2*s-o;return qi((n-r/t)*t,a,o,s,l)}}function Ru(e){var t=e.length;return function(n){var r=Math.floor(((n%=1)<0?++n:n)*t),o=e[(r+t-1)%t],s=e[r%t],a=e[(r+1)%t],l=e[(r+2)%t];return qi((n-r/t)*t,o,s,a,l)}}var Mn=e=>()=>e;function Wi(e,t){return function(n){return e+n*t}}function Au(e,t,n){return e=Math.pow(e,n),t=Math.pow(t,n)-e,n=1/n,function(r){return Math.pow(e+r*t,n)}}function Dr(e,t){var n=t-e;return n?Wi(e,n>180||n<-180?n-360*Math.round(n/360):n):Mn(isNaN(e)?t:e)}function Nu(e){return(e=+e)==1?ne:function(t,n){return n-t?Au(t,n,e):Mn(isNaN(t)?n:t)}}function ne(e,t){var n=t-e;return n?Wi(e,n):Mn(isNaN(e)?t:e)}var Gi=(function e(t){var n=Nu(t);function r(o,s){var a=n((o=Ot(o)).r,(s=Ot(s)).r),l=n(o.g,s.g),c=n(o.b,s.b),u=ne(o.opacity,s.opacity);return function(p){return o.r=a(p),o.g=l(p),o.b=c(p),o.opacity=u(p),o+""}}return r.gamma=e,r})(1);function Ui(e){return function(t){var n=t.length,r=new Array(n),o=new Array(n),s=new Array(n),a,l;for(a=0;a<n;++a)l=Ot(t[a]),r[a]=l.r||0,o[a]=l.g||0,s[a]=l.b||0;return r=e(r),o=e(o),s=e(s),l.opacity=1,function(c){return l.r=r(c),l.g=o(c),l.b=s(c),l+""}}}var um=Ui(Eu),cm=Ui(Ru);function $u(e,t){t||(t=[]);var n=e?Math.min(t.length,e.length):0,r=t.slice(),o;return function(s){for(o=0;o<n;++o)r[o]=e[o]*(1-s)+t[o]*s;return r}}function Ou(e){return ArrayBuffer.isView(e)&&!(e instanceof DataView)}function Lu(e,t){var n=t?t.length:0,r=e?Math.min(n,e.length):0,o=new Array(r),s=new Array(n),a;for(a=0;a<r;++a)o[a]=Tn(e[a],t[a]);for(;a<n;++a)s[a]=t[a];return function(l){for(a=0;a<r;++a)s[a]=o[a](l);return s}}function Du(e,t){var n=new Date;return e=+e,t=+t,function(r){return n.setTime(e*(1-r)+t*r),n}}function he(e,t){return e=+e,t=+t,function(n){return e*(1-n)+t*n}}function Bu(e,t){var n={},r={},o;(e===null||typeof e!="object")&&(e={}),(t===null||typeof t!="object")&&(t={});for(o in t)o in e?n[o]=Tn(e[o],t[o]):r[o]=t[o];return function(s){for(o in n)r[o]=n[o](s);return r}}var Or=/[-+]?(?:\d+\.?\d*|\.?\d+)(?:[eE][-+]?\d+)?/g,$r=new RegExp(Or.source,"g");function Iu(e){return function(){return e}}function Hu(e){return function(t){return e(t)+""}}function zu(e,t){var n=Or.lastIndex=$r.lastIndex=0,r,o,s,a=-1,l=[],c=[];for(e=e+"",t=t+"";(r=Or.exec(e))&&(o=$r.exec(t));)(s=o.index)>n&&(s=t.slice(n,s),l[a]?l[a]+=s:l[++a]=s),(r=r[0])===(o=o[0])?l[a]?l[a]+=o:l[++a]=o:(l[++a]=null,c.push({i:a,x:he(r,o)})),n=$r.lastIndex;return n<t.length&&(s=t.slice(n),l[a]?l[a]+=s:l[++a]=s),l.length<2?c[0]?Hu(c[0].x):Iu(t):(t=c.length,function(u){for(var p=0,h;p<t;++p)l[(h=c[p]).i]=h.x(u);return l.join("")})}function Tn(e,t){var n=typeof t,r;return t==null||n==="boolean"?Mn(t):(n==="number"?he:n==="string"?(r=ut(t))?(t=r,Gi):zu:t instanceof ut?Gi:t instanceof Date?Du:Ou(t)?$u:Array.isArray(t)?Lu:typeof t.valueOf!="function"&&typeof t.toString!="function"||isNaN(t)?Bu:he)(e,t)}function Ki(e,t){return e=+e,t=+t,function(n){return Math.round(e*(1-n)+t*n)}}var Fi=180/Math.PI,Lr={translateX:0,translateY:0,rotate:0,skewX:0,scaleX:1,scaleY:1};function Xi(e,t,n,r,o,s){var a,l,c;return(a=Math.sqrt(e*e+t*t))&&(e/=a,t/=a),(c=e*n+t*r)&&(n-=e*c,r-=t*c),(l=Math.sqrt(n*n+r*r))&&(n/=l,r/=l,c/=l),e*r<t*n&&(e=-e,t=-t,c=-c,a=-a),{translateX:o,translateY:s,rotate:Math.atan2(t,e)*Fi,skewX:Math.atan(c)*Fi,scaleX:a,scaleY:l}}var Sn;function Gu(e){let t=new(typeof DOMMatrix=="function"?DOMMatrix:WebKitCSSMatrix)(e+"");return t.isIdentity?Lr:Xi(t.a,t.b,t.c,t.d,t.e,t.f)}function Fu(e){return e==null||(Sn||(Sn=document.createElementNS("http://www.w3.org/2000/svg","g")),Sn.setAttribute("transform",e),!(e=Sn.transform.baseVal.consolidate()))?Lr:(e=e.matrix,Xi(e.a,e.b,e.c,e.d,e.e,e.f))}function ji(e,t,n,r){function o(u){return u.length?u.pop()+" ":""}function s(u,p,h,m,f,g){if(u!==h||p!==m){var v=f.push("translate(",null,t,null,n);g.push({i:v-4,x:he(u,h)},{i:v-2,x:he(p,m)})}else(h||m)&&f.push("translate("+h+t+m+n)}function a(u,p,h,m){u!==p?(u-p>180?p+=360:p-u>180&&(u+=360),m.push({i:h.push(o(h)+"rotate(",null,r)-2,x:he(u,p)})):p&&h.push(o(h)+"rotate("+p+r)}function l(u,p,h,m){u!==p?m.push({i:h.push(o(h)+"skewX(",null,r)-2,x:he(u,p)}):p&&h.push(o(h)+"skewX("+p+r)}function c(u,p,h,m,f,g){if(u!==h||p!==m){var v=f.push(o(f)+"scale(",null,",",null,")");g.push({i:v-4,x:he(u,h)},{i:v-2,x:he(p,m)})}else(h!==1||m!==1)&&f.push(o(f)+"scale("+h+","+m+")")}return function(u,p){var h=[],m=[];return u=e(u),p=e(p),s(u.translateX,u.translateY,p.translateX,p.translateY,h,m),a(u.rotate,p.rotate,h,m),l(u.skewX,p.skewX,h,m),c(u.scaleX,u.scaleY,p.scaleX,p.scaleY,h,m),u=p=null,function(f){for(var g=-1,v=m.length,_;++g<v;)h[(_=m[g]).i]=_.x(f);return h.join("")}}}var pm=ji(Gu,"px, ","px)","deg)"),fm=ji(Fu,", ",")",")"),Vu=1e-12;function Vi(e){return((e=Math.exp(e))+1/e)/2}function qu(e){return((e=Math.exp(e))-1/e)/2}function Wu(e){return((e=Math.exp(2*e))-1)/(e+1)}var hm=(function e(t,n,r){function o(s,a){var l=s[0],c=s[1],u=s[2],p=a[0],h=a[1],m=a[2],f=p-l,g=h-c,v=f*f+g*g,_,b;if(v<Vu)b=Math.log(m/u)/t,_=function(L){return[l+L*f,c+L*g,u*Math.exp(t*L*b)]};else{var y=Math.sqrt(v),w=(m*m-u*u+r*v)/(2*u*n*y),d=(m*m-u*u-r*v)/(2*m*n*y),C=Math.log(Math.sqrt(w*w+1)-w),M=Math.log(Math.sqrt(d*d+1)-d);b=(M-C)/t,_=function(L){var G=L*b,X=Vi(C),H=u/(n*y)*(X*Wu(t*G+C)-qu(C));return[l+H*f,c+H*g,u*X/Vi(t*G+C)]}}return _.duration=Math.abs(b)*1e3*t/Math.SQRT2,_}return o.rho=function(s){var a=Math.max(.001,+s),l=a*a,c=l*l;return e(a,l,c)},o})(Math.SQRT2,2,4);function Yi(e){return function(t,n){var r=e((t=wn(t)).h,(n=wn(n)).h),o=ne(t.s,n.s),s=ne(t.l,n.l),a=ne(t.opacity,n.opacity);return function(l){return t.h=r(l),t.s=o(l),t.l=s(l),t.opacity=a(l),t+""}}}var mm=Yi(Dr),dm=Yi(ne);function Qi(e){return function(t,n){var r=e((t=vn(t)).h,(n=vn(n)).h),o=ne(t.c,n.c),s=ne(t.l,n.l),a=ne(t.opacity,n.opacity);return function(l){return t.h=r(l),t.c=o(l),t.l=s(l),t.opacity=a(l),t+""}}}var gm=Qi(Dr),_m=Qi(ne);function Zi(e){return(function t(n){n=+n;function r(o,s){var a=e((o=kn(o)).h,(s=kn(s)).h),l=ne(o.s,s.s),c=ne(o.l,s.l),u=ne(o.opacity,s.opacity);return function(p){return o.h=a(p),o.s=l(p),o.l=c(Math.pow(p,n)),o.opacity=u(p),o+""}}return r.gamma=t,r})(1)}var ym=Zi(Dr),bm=Zi(ne);function Uu(e){return Math.abs(e=Math.round(e))>=1e21?e.toLocaleString("en").replace(/,/g,""):e.toString(10)}function Pn(e,t){if(!isFinite(e)||e===0)return null;var n=(e=t?e.toExponential(t-1):e.toExponential()).indexOf("e"),r=e.slice(0,n);return[r.length>1?r[0]+r.slice(2):r,+e.slice(n+1)]}function ct(e){return e=Pn(Math.abs(e)),e?e[1]:NaN}function Ku(e,t){return function(n,r){for(var o=n.length,s=[],a=0,l=e[0],c=0;o>0&&l>0&&(c+l+1>r&&(l=Math.max(1,r-c)),s.push(n.substring(o-=l,o+l)),!((c+=l+1)>r));)l=e[a=(a+1)%e.length];return s.reverse().join(t)}}function Xu(e){return function(t){return t.replace(/[0-9]/g,function(n){return e[+n]})}}var ju=/^(?:(.)?([<>=^]))?([+\-( ])?([$#])?(0)?(\d+)?(,)?(\.\d+)?(~)?([a-z%])?$/i;function Lt(e){if(!(t=ju.exec(e)))throw new Error("invalid format: "+e);var t;return new Br({fill:t[1],align:t[2],sign:t[3],symbol:t[4],zero:t[5],width:t[6],comma:t[7],precision:t[8]&&t[8].slice(1),trim:t[9],type:t[10]})}Lt.prototype=Br.prototype;function Br(e){this.fill=e.fill===void 0?" ":e.fill+"",this.align=e.align===void 0?">":e.align+"",this.sign=e.sign===void 0?"-":e.sign+"",this.symbol=e.symbol===void 0?"":e.symbol+"",this.zero=!!e.zero,this.width=e.width===void 0?void 0:+e.width,this.comma=!!e.comma,this.precision=e.precision===void 0?void 0:+e.precision,this.trim=!!e.trim,this.type=e.type===void 0?"":e.type+""}Br.prototype.toString=function(){return this.fill+this.align+this.sign+this.symbol+(this.zero?"0":"")+(this.width===void 0?"":Math.max(1,this.width|0))+(this.comma?",":"")+(this.precision===void 0?"":"."+Math.max(0,this.precision|0))+(this.trim?"~":"")+this.type};function Yu(e){e:for(var t=e.length,n=1,r=-1,o;n<t;++n)switch(e[n]){case".":r=o=n;break;case"0":r===0&&(r=n),o=n;break;default:if(!+e[n])break e;r>0&&(r=0);break}return r>0?e.slice(0,r)+e.slice(o+1):e}var En;function Qu(e,t){var n=Pn(e,t);if(!n)return En=void 0,e.toPrecision(t);var r=n[0],o=n[1],s=o-(En=Math.max(-8,Math.min(8,Math.floor(o/3)))*3)+1,a=r.length;return s===a?r:s>a?r+new Array(s-a+1).join("0"):s>0?r.slice(0,s)+"."+r.slice(s):"0."+new Array(1-s).join("0")+Pn(e,Math.max(0,t+s-1))[0]}function Ji(e,t){var n=Pn(e,t);if(!n)return e+"";var r=n[0],o=n[1];return o<0?"0."+new Array(-o).join("0")+r:r.length>o+1?r.slice(0,o+1)+"."+r.slice(o+1):r+new Array(o-r.length+2).join("0")}var es={"%":(e,t)=>(e*100).toFixed(t),b:e=>Math.round(e).toString(2),c:e=>e+"",d:Uu,e:(e,t)=>e.toExponential(t),f:(e,t)=>e.toFixed(t),g:(e,t)=>e.toPrecision(t),o:e=>Math.round(e).toString(8),p:(e,t)=>Ji(e*100,t),r:Ji,s:Qu,X:e=>Math.round(e).toString(16).toUpperCase(),x:e=>Math.round(e).toString(16)};function ts(e){return e}var ns=Array.prototype.map,rs=["y","z","a","f","p","n","µ","m","","k","M","G","T","P","E","Z","Y"];function Zu(e){var t=e.grouping===void 0||e.thousands===void 0?ts:Ku(ns.call(e.grouping,Number),e.thousands+""),n=e.currency===void 0?"":e.currency[0]+"",r=e.currency===void 0?"":e.currency[1]+"",o=e.decimal===void 0?".":e.decimal+"",s=e.numerals===void 0?ts:Xu(ns.call(e.numerals,String)),a=e.percent===void 0?"%":e.percent+"",l=e.minus===void 0?"−":e.minus+"",c=e.nan===void 0?"NaN":e.nan+"";function u(h,m){h=Lt(h);var f=h.fill,g=h.align,v=h.sign,_=h.symbol,b=h.zero,y=h.width,w=h.comma,d=h.precision,C=h.trim,M=h.type;M==="n"?(w=!0,M="g"):es[M]||(d===void 0&&(d=12),C=!0,M="g"),(b||f==="0"&&g==="=")&&(b=!0,f="0",g="=");var L=(m&&m.prefix!==void 0?m.prefix:"")+(_==="$"?n:_==="#"&&/[boxX]/.test(M)?"0"+M.toLowerCase():""),G=(_==="$"?r:/[%p]/.test(M)?a:"")+(m&&m.suffix!==void 0?m.suffix:""),X=es[M],H=/[defgprs%]/.test(M);d=d===void 0?6:/[gprs]/.test(M)?Math.max(1,Math.min(21,d)):Math.max(0,Math.min(20,d));function j(T){var A=L,Y=G,ie,J,S;if(M==="c")Y=X(T)+Y,T="";else{T=+T;var B=T<0||1/T<0;if(T=isNaN(T)?c:X(Math.abs(T),d),C&&(T=Yu(T)),B&&+T==0&&v!=="+"&&(B=!1),A=(B?v==="("?v:l:v==="-"||v==="("?"":v)+A,Y=(M==="s"&&!isNaN(T)&&En!==void 0?rs[8+En/3]:"")+Y+(B&&v==="("?")":""),H){for(ie=-1,J=T.length;++ie<J;)if(S=T.charCodeAt(ie),48>S||S>57){Y=(S===46?o+T.slice(ie+1):T.slice(ie))+Y,T=T.slice(0,ie);break}}}w&&!b&&(T=t(T,1/0));var $=A.length+T.length+Y.length,ue=$<y?new Array(y-$+1).join(f):"";switch(w&&b&&(T=t(ue+T,ue.length?y-Y.length:1/0),ue=""),g){case"<":T=A+T+Y+ue;break;case"=":T=A+ue+T+Y;break;case"^":T=ue.slice(0,$=ue.length>>1)+A+T+Y+ue.slice($);break;default:T=ue+A+T+Y;break}return s(T)}return j.toString=function(){return h+""},j}function p(h,m){var f=Math.max(-8,Math.min(8,Math.floor(ct(m)/3)))*3,g=Math.pow(10,-f),v=u((h=Lt(h),h.type="f",h),{suffix:rs[8+f/3]});return function(_){return v(g*_)}}return{format:u,formatPrefix:p}}var Cn,Ir,Hr;Ju({thousands:",",grouping:[3],currency:["$",""]});function Ju(e){return Cn=Zu(e),Ir=Cn.format,Hr=Cn.formatPrefix,Cn}function os(e){return Math.max(0,-ct(Math.abs(e)))}function is(e,t){return Math.max(0,Math.max(-8,Math.min(8,Math.floor(ct(t)/3)))*3-ct(Math.abs(e)))}function ss(e,t){return e=Math.abs(e),t=Math.abs(t)-e,Math.max(0,ct(t)-ct(e))+1}function ec(e,t){switch(arguments.length){case 0:break;case 1:this.range(e);break;default:this.range(t).domain(e);break}return this}function tc(e){return function(){return e}}function nc(e){return+e}var as=[0,1];function pt(e){return e}function zr(e,t){return(t-=e=+e)?function(n){return(n-e)/t}:tc(isNaN(t)?NaN:.5)}function rc(e,t){var n;return e>t&&(n=e,e=t,t=n),function(r){return Math.max(e,Math.min(t,r))}}function oc(e,t,n){var r=e[0],o=e[1],s=t[0],a=t[1];return o<r?(r=zr(o,r),s=n(a,s)):(r=zr(r,o),s=n(s,a)),function(l){return s(r(l))}}function ic(e,t,n){var r=Math.min(e.length,t.length)-1,o=new Array(r),s=new Array(r),a=-1;for(e[r]<e[0]&&(e=e.slice().reverse(),t=t.slice().reverse());++a<r;)o[a]=zr(e[a],e[a+1]),s[a]=n(t[a],t[a+1]);return function(l){var c=ci(e,l,1,r)-1;return s[c](o[c](l))}}function sc(e,t){return t.domain(e.domain()).range(e.range()).interpolate(e.interpolate()).clamp(e.clamp()).unknown(e.unknown())}function ac(){var e=as,t=as,n=Tn,r,o,s,a=pt,l,c,u;function p(){var m=Math.min(e.length,t.length);return a!==pt&&(a=rc(e[0],e[m-1])),l=m>2?ic:oc,c=u=null,h}function h(m){return m==null||isNaN(m=+m)?s:(c||(c=l(e.map(r),t,n)))(r(a(m)))}return h.invert=function(m){return a(o((u||(u=l(t,e.map(r),he)))(m)))},h.domain=function(m){return arguments.length?(e=Array.from(m,nc),p()):e.slice()},h.range=function(m){return arguments.length?(t=Array.from(m),p()):t.slice()},h.rangeRound=function(m){return t=Array.from(m),n=Ki,p()},h.clamp=function(m){return arguments.length?(a=m?!0:pt,p()):a!==pt},h.interpolate=function(m){return arguments.length?(n=m,p()):n},h.unknown=function(m){return arguments.length?(s=m,h):s},function(m,f){return r=m,o=f,p()}}function lc(){return ac()(pt,pt)}function uc(e,t,n,r){var o=dn(e,t,n),s;switch(r=Lt(r??",f"),r.type){case"s":{var a=Math.max(Math.abs(e),Math.abs(t));return r.precision==null&&!isNaN(s=is(o,a))&&(r.precision=s),Hr(r,a)}case"":case"e":case"g":case"p":case"r":{r.precision==null&&!isNaN(s=ss(o,Math.max(Math.abs(e),Math.abs(t))))&&(r.precision=s-(r.type==="e"));break}case"f":case"%":{r.precision==null&&!isNaN(s=os(o))&&(r.precision=s-(r.type==="%")*2);break}}return Ir(r)}function cc(e){var t=e.domain;return e.ticks=function(n){var r=t();return mi(r[0],r[r.length-1],n??10)},e.tickFormat=function(n,r){var o=t();return uc(o[0],o[o.length-1],n??10,r)},e.nice=function(n){n==null&&(n=10);var r=t(),o=0,s=r.length-1,a=r[o],l=r[s],c,u,p=10;for(l<a&&(u=a,a=l,l=u,u=o,o=s,s=u);p-- >0;){if(u=mn(a,l,n),u===c)return r[o]=a,r[s]=l,t(r);if(u>0)a=Math.floor(a/u)*u,l=Math.ceil(l/u)*u;else if(u<0)a=Math.ceil(a*u)/u,l=Math.floor(l*u)/u;else break;c=u}return e},e}function ft(){var e=lc();return e.copy=function(){return sc(e,ft())},ec.apply(e,arguments),cc(e)}function Rn(e){let t=z(null),[n,r]=E(e);return oi(()=>{let o=t.current;if(!o)return;let s=l=>{l>0&&r(Math.floor(l))};if(s(o.getBoundingClientRect().width),typeof ResizeObserver>"u")return;let a=new ResizeObserver(l=>{for(let c of l)s(c.contentRect.width)});return a.observe(o),()=>a.disconnect()},[]),[t,n]}function ls(e,t,n){let r=e[0],o=e[e.length-1];if(!r||!o)return[];let s=g=>String(t[g]??g),l=12+Math.max(s(r.first).length,s(o.last).length)*7,c=[],u=(g,v)=>{let _=c[c.length-1];(!_||g-_.x>=l)&&c.push({x:g,label:v})};if((e[1]?.x??1/0)-r.x>=l){for(let g of e)u(g.x+g.width/2,s(g.step));return c}let h=o.last-r.first+1,m=pc(e,t)/Math.max(1,h-1)||1,f=Math.max(1,Math.round(dn(0,h*m,Math.max(1,n/(l*1.4)))));for(let g of e){let v=fc(t,g.first,g.last,f);v!==null&&u(g.x+g.width/2,s(v))}return c}function pc(e,t){let n=0;for(let r=1;r<e.length;r+=1){let o=t[e[r-1].first]??e[r-1].first,s=t[e[r].first]??e[r].first;s>o&&(n+=s-o)}return n}function fc(e,t,n,r){for(let o=t;o<=n;o+=1)if((e[o]??o)%r===0)return o;return null}var hc=.05,mc=3;function us(e){let t=e.length,n=new Float64Array(t),r=[],o=dc(e),s=Math.max(mc,Math.ceil(t*hc)),a=0;for(let l=0;l<t;l+=1){let c=o===0?0:Math.round(cs(e,l)/o)-1;if(c>0){let u=Math.min(c,s);r.push({before:l,missing:c,slot:a,width:u}),a+=u}n[l]=a,a+=1}return{slot:n,slots:a,gaps:r}}function dc(e){let t=[];for(let r=1;r<e.length;r+=1){let o=cs(e,r);o>0&&t.push(o)}let n=t[0]??0;return t.every(r=>r===n)?n:_i(t)}function cs(e,t){let n=e[t]??null,r=t>0?e[t-1]??null:null;return n===null||r===null?0:n-r}function ps(e,t){let n=new Float64Array(t);for(let r of e)for(let o=0;o<t;o+=1)n[o]=n[o]+(r[o]??0);return n}var gc=.22,_c=3,yc=56;function ht(e,t,n,r,o){let s=Math.floor(o);return s<1||r<=n?[]:r-n<=s?bc(e,t,n,r,s):wc(e,t,n,r,s)}function bc({slot:e},t,n,r,o){let s=o/(r-n),a=s>=_c?Math.max(1,s*gc):0,l=Math.min(s-a,yc),c=[];for(let u=fs(e,n);u<e.length&&e[u]<r;u+=1){let h=(e[u]-n+.5)*s-l/2;c.push({step:u,first:u,last:u,mean:t[u]??0,x:h,width:l})}return c}function wc({slot:e},t,n,r,o){let s=o/(r-n),a=[],l=null,c=0,u=()=>{l&&(l.mean=c/(l.last-l.first+1))};for(let p=fs(e,n);p<e.length&&e[p]<r;p+=1){let h=Math.min(o-1,Math.floor((e[p]-n)*s)),m=t[p]??0;l===null||l.x!==h?(u(),l={step:p,first:p,last:p,mean:m,x:h,width:1},c=m,a.push(l)):(l.last=p,c+=m,m>(t[l.step]??0)&&(l.step=p))}return u(),a}function fs(e,t){let n=0,r=e.length;for(;n<r;){let o=n+r>>1;e[o]<t?n=o+1:r=o}return n}function vc(e,t){let n=-1,r=1/0,o=0,s=e.length-1;for(;o<=s;){let a=o+s>>1,l=e[a],c=t-(l.x+l.width/2);Math.abs(c)<r&&(r=Math.abs(c),n=a),c<0?s=a-1:o=a+1}return n}var An=3,xc=1.25;function hs(e,t,n){let r=vc(e,n),o=e[r];if(!o||o.width>An)return r;let s=l=>t[e[l]?.step??-1]??0,a=r;for(let l=r-An;l<=r+An;l+=1){let c=e[l];c&&Math.abs(c.x-o.x)<=An&&s(l)>s(a)&&(a=l)}return s(a)>xc*s(r)?a:r}function Nn(e,t){let n=0,r=e.length-1;for(;n<=r;){let o=n+r>>1,s=e[o];if(t<s.first)r=o-1;else if(t>s.last)n=o+1;else return o}return-1}function $n(e){return function(){return e}}var kc=Math.cos;var Fr=Math.sin,mt=Math.sqrt,ms=1e-12,On=Math.PI,Dm=On/2,vs=2*On;var Bm=Array.prototype.slice;function Sc(e){return typeof e=="object"&&"length"in e?e:Array.from(e)}function xs(e){this._context=e}xs.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;default:this._context.lineTo(e,t);break}}};function Mc(e){return new xs(e)}var Im=Tc(Mc);function ks(e){this._curve=e}ks.prototype={areaStart:function(){this._curve.areaStart()},areaEnd:function(){this._curve.areaEnd()},lineStart:function(){this._curve.lineStart()},lineEnd:function(){this._curve.lineEnd()},point:function(e,t){this._curve.point(t*Math.sin(e),t*-Math.cos(e))}};function Tc(e){function t(n){return new ks(e(n))}return t._curve=e,t}var Hm=mt(3);var Cc=mt(1/3),zm=Cc*2;var Ss=Fr(On/10)/Fr(7*On/10),Gm=Fr(vs/10)*Ss,Fm=-kc(vs/10)*Ss;var Vm=mt(3);var qm=mt(3);var Wm=mt(3)/2,Pc=1/mt(12),Um=(Pc/2+1)*3;function Ae(){}function Ln(e,t,n){e._context.bezierCurveTo((2*e._x0+e._x1)/3,(2*e._y0+e._y1)/3,(e._x0+2*e._x1)/3,(e._y0+2*e._y1)/3,(e._x0+4*e._x1+t)/6,(e._y0+4*e._y1+n)/6)}function qr(e){this._context=e}qr.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){switch(this._point){case 3:Ln(this,this._x1,this._y1);case 2:this._context.lineTo(this._x1,this._y1);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,this._context.lineTo((5*this._x0+this._x1)/6,(5*this._y0+this._y1)/6);default:Ln(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function Ec(e){this._context=e}Ec.prototype={areaStart:Ae,areaEnd:Ae,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._y0=this._y1=this._y2=this._y3=this._y4=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x2,this._y2),this._context.closePath();break}case 2:{this._context.moveTo((this._x2+2*this._x3)/3,(this._y2+2*this._y3)/3),this._context.lineTo((this._x3+2*this._x2)/3,(this._y3+2*this._y2)/3),this._context.closePath();break}case 3:{this.point(this._x2,this._y2),this.point(this._x3,this._y3),this.point(this._x4,this._y4);break}}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._x2=e,this._y2=t;break;case 1:this._point=2,this._x3=e,this._y3=t;break;case 2:this._point=3,this._x4=e,this._y4=t,this._context.moveTo((this._x0+4*this._x1+e)/6,(this._y0+4*this._y1+t)/6);break;default:Ln(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function Rc(e){this._context=e}Rc.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3;var n=(this._x0+4*this._x1+e)/6,r=(this._y0+4*this._y1+t)/6;this._line?this._context.lineTo(n,r):this._context.moveTo(n,r);break;case 3:this._point=4;default:Ln(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function Ms(e,t){this._basis=new qr(e),this._beta=t}Ms.prototype={lineStart:function(){this._x=[],this._y=[],this._basis.lineStart()},lineEnd:function(){var e=this._x,t=this._y,n=e.length-1;if(n>0)for(var r=e[0],o=t[0],s=e[n]-r,a=t[n]-o,l=-1,c;++l<=n;)c=l/n,this._basis.point(this._beta*e[l]+(1-this._beta)*(r+c*s),this._beta*t[l]+(1-this._beta)*(o+c*a));this._x=this._y=null,this._basis.lineEnd()},point:function(e,t){this._x.push(+e),this._y.push(+t)}};var Km=(function e(t){function n(r){return t===1?new qr(r):new Ms(r,t)}return n.beta=function(r){return e(+r)},n})(.85);function Dn(e,t,n){e._context.bezierCurveTo(e._x1+e._k*(e._x2-e._x0),e._y1+e._k*(e._y2-e._y0),e._x2+e._k*(e._x1-t),e._y2+e._k*(e._y1-n),e._x2,e._y2)}function Wr(e,t){this._context=e,this._k=(1-t)/6}Wr.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:Dn(this,this._x1,this._y1);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2,this._x1=e,this._y1=t;break;case 2:this._point=3;default:Dn(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var Xm=(function e(t){function n(r){return new Wr(r,t)}return n.tension=function(r){return e(+r)},n})(0);function Ur(e,t){this._context=e,this._k=(1-t)/6}Ur.prototype={areaStart:Ae,areaEnd:Ae,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=this._y2=this._y3=this._y4=this._y5=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:this._point=2,this._context.moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:Dn(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var jm=(function e(t){function n(r){return new Ur(r,t)}return n.tension=function(r){return e(+r)},n})(0);function Kr(e,t){this._context=e,this._k=(1-t)/6}Kr.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:Dn(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var Ym=(function e(t){function n(r){return new Kr(r,t)}return n.tension=function(r){return e(+r)},n})(0);function Xr(e,t,n){var r=e._x1,o=e._y1,s=e._x2,a=e._y2;if(e._l01_a>ms){var l=2*e._l01_2a+3*e._l01_a*e._l12_a+e._l12_2a,c=3*e._l01_a*(e._l01_a+e._l12_a);r=(r*l-e._x0*e._l12_2a+e._x2*e._l01_2a)/c,o=(o*l-e._y0*e._l12_2a+e._y2*e._l01_2a)/c}if(e._l23_a>ms){var u=2*e._l23_2a+3*e._l23_a*e._l12_a+e._l12_2a,p=3*e._l23_a*(e._l23_a+e._l12_a);s=(s*u+e._x1*e._l23_2a-t*e._l12_2a)/p,a=(a*u+e._y1*e._l23_2a-n*e._l12_2a)/p}e._context.bezierCurveTo(r,o,s,a,e._x2,e._y2)}function Ts(e,t){this._context=e,this._alpha=t}Ts.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:this.point(this._x2,this._y2);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3;default:Xr(this,e,t);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var Qm=(function e(t){function n(r){return t?new Ts(r,t):new Wr(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function Cs(e,t){this._context=e,this._alpha=t}Cs.prototype={areaStart:Ae,areaEnd:Ae,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=this._y2=this._y3=this._y4=this._y5=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:this._point=2,this._context.moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:Xr(this,e,t);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var Zm=(function e(t){function n(r){return t?new Cs(r,t):new Ur(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function Ps(e,t){this._context=e,this._alpha=t}Ps.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:Xr(this,e,t);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var Jm=(function e(t){function n(r){return t?new Ps(r,t):new Kr(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function Ac(e){this._context=e}Ac.prototype={areaStart:Ae,areaEnd:Ae,lineStart:function(){this._point=0},lineEnd:function(){this._point&&this._context.closePath()},point:function(e,t){e=+e,t=+t,this._point?this._context.lineTo(e,t):(this._point=1,this._context.moveTo(e,t))}};function ds(e){return e<0?-1:1}function gs(e,t,n){var r=e._x1-e._x0,o=t-e._x1,s=(e._y1-e._y0)/(r||o<0&&-0),a=(n-e._y1)/(o||r<0&&-0),l=(s*o+a*r)/(r+o);return(ds(s)+ds(a))*Math.min(Math.abs(s),Math.abs(a),.5*Math.abs(l))||0}function _s(e,t){var n=e._x1-e._x0;return n?(3*(e._y1-e._y0)/n-t)/2:t}function Gr(e,t,n){var r=e._x0,o=e._y0,s=e._x1,a=e._y1,l=(s-r)/3;e._context.bezierCurveTo(r+l,o+l*t,s-l,a-l*n,s,a)}function Vr(e){this._context=e}Vr.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=this._t0=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x1,this._y1);break;case 3:Gr(this,this._t0,_s(this,this._t0));break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){var n=NaN;if(e=+e,t=+t,!(e===this._x1&&t===this._y1)){switch(this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,Gr(this,_s(this,n=gs(this,e,t)),n);break;default:Gr(this,this._t0,n=gs(this,e,t));break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t,this._t0=n}}};function Nc(e){this._context=new Es(e)}(Nc.prototype=Object.create(Vr.prototype)).point=function(e,t){Vr.prototype.point.call(this,t,e)};function Es(e){this._context=e}Es.prototype={moveTo:function(e,t){this._context.moveTo(t,e)},closePath:function(){this._context.closePath()},lineTo:function(e,t){this._context.lineTo(t,e)},bezierCurveTo:function(e,t,n,r,o,s){this._context.bezierCurveTo(t,e,r,n,s,o)}};function $c(e){this._context=e}$c.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=[],this._y=[]},lineEnd:function(){var e=this._x,t=this._y,n=e.length;if(n)if(this._line?this._context.lineTo(e[0],t[0]):this._context.moveTo(e[0],t[0]),n===2)this._context.lineTo(e[1],t[1]);else for(var r=ys(e),o=ys(t),s=0,a=1;a<n;++s,++a)this._context.bezierCurveTo(r[0][s],o[0][s],r[1][s],o[1][s],e[a],t[a]);(this._line||this._line!==0&&n===1)&&this._context.closePath(),this._line=1-this._line,this._x=this._y=null},point:function(e,t){this._x.push(+e),this._y.push(+t)}};function ys(e){var t,n=e.length-1,r,o=new Array(n),s=new Array(n),a=new Array(n);for(o[0]=0,s[0]=2,a[0]=e[0]+2*e[1],t=1;t<n-1;++t)o[t]=1,s[t]=4,a[t]=4*e[t]+2*e[t+1];for(o[n-1]=2,s[n-1]=7,a[n-1]=8*e[n-1]+e[n],t=1;t<n;++t)r=o[t]/s[t-1],s[t]-=r,a[t]-=r*a[t-1];for(o[n-1]=a[n-1]/s[n-1],t=n-2;t>=0;--t)o[t]=(a[t]-o[t+1])/s[t];for(s[n-1]=(e[n]+o[n-1])/2,t=0;t<n-1;++t)s[t]=2*e[t+1]-o[t+1];return[o,s]}function Oc(e,t){this._context=e,this._t=t}Oc.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=this._y=NaN,this._point=0},lineEnd:function(){0<this._t&&this._t<1&&this._point===2&&this._context.lineTo(this._x,this._y),(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line>=0&&(this._t=1-this._t,this._line=1-this._line)},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;default:{if(this._t<=0)this._context.lineTo(this._x,t),this._context.lineTo(e,t);else{var n=this._x*(1-this._t)+e*this._t;this._context.lineTo(n,this._y),this._context.lineTo(n,t)}break}}this._x=e,this._y=t}};function bs(e,t){if((a=e.length)>1)for(var n=1,r,o,s=e[t[0]],a,l=s.length;n<a;++n)for(o=s,s=e[t[n]],r=0;r<l;++r)s[r][1]+=s[r][0]=isNaN(o[r][1])?o[r][0]:o[r][1]}function ws(e){for(var t=e.length,n=new Array(t);--t>=0;)n[t]=t;return n}function Lc(e,t){return e[t]}function Dc(e){let t=[];return t.key=e,t}function Rs(){var e=$n([]),t=ws,n=bs,r=Lc;function o(s){var a=Array.from(e.apply(this,arguments),Dc),l,c=a.length,u=-1,p;for(let h of s)for(l=0,++u;l<c;++l)(a[l][u]=[0,+r(h,a[l].key,u,s)]).data=h;for(l=0,p=Sc(t(a));l<c;++l)a[p[l]].index=l;return n(a,p),a}return o.keys=function(s){return arguments.length?(e=typeof s=="function"?s:$n(Array.from(s)),o):e},o.value=function(s){return arguments.length?(r=typeof s=="function"?s:$n(+s),o):r},o.order=function(s){return arguments.length?(t=s==null?ws:typeof s=="function"?s:$n(Array.from(s)),o):t},o.offset=function(s){return arguments.length?(n=s??bs,o):n},o}var Bc=1.6,Ic=40;function Bn(e,t,n){let r=pe(e,s=>t[s.step]??0)??0,o=n?Math.min(r,Bc*an(t)):r;return o>0?o:1}function Ns(e,t,n){return Rs().keys(e).value((o,{values:s})=>s[o.step]??0)(t).map(o=>({layer:o.key,d:o.map(([s,a],l)=>Os(t[l],n(s),n(a))).join("")}))}function $s({columns:e},t,n,r,o,{isOutlier:s,hasLongGap:a}){let l={incomplete:"",cut:"",outlier:"",longGap:""};for(let c of t){let u=n[c.step]??0,p=re(c.x+c.width/2);e.complete[c.step]===!1&&(l.incomplete+=Os(c,r(0),r(u))),u>o?l.cut+=`M${p},-12l5,7h-10z`:s(c.step)?l.outlier+=As(p,r(u)):a(c.step)&&(l.longGap+=As(p,r(u)))}return l}function As(e,t){return`M${e},${re(t-11)}l4,4.5l-4,4.5l-4,-4.5z`}function Os(e,t,n){return t-n<=0?"":`M${re(e.x)},${re(t)}V${re(n)}h${re(e.width)}V${re(t)}z`}function re(e){return String(Math.round(e*100)/100)}function Ls(e,t){let n=[];for(let r=1;r<e.length;r+=1){let o=e[r-1],s=e[r];(t[s.first]??0)<(t[o.last]??0)&&n.push((o.x+o.width+s.x)/2)}return n.length<=Ic?n:[]}function $e(e,t,n){let r=Math.min(n,Math.max(4,Math.round(t-e)));if(r>=n)return null;let o=Math.max(0,Math.min(n-r,Math.round(e)));return[o,o+r]}function Dt(e,t,n,r){let[o,s]=e??[0,t],a=Math.max(4,(s-o)*r),l=s>o?(n-o)/(s-o):.5,c=n-l*a;return $e(c,c+a,t)}function Ne(e,t,n){if(e===null)return null;let r=n<0?Math.floor(n):Math.ceil(n);return $e(e[0]+r,e[1]+r,t)}function Ds(e,t,n){return e===null?null:n<e[0]?Ne(e,t,n-e[0]):n>=e[1]?Ne(e,t,n+1-e[1]):e}var qe=30,In=6;function Bs({graph:{layout:e,setZoom:t},zoom:n,plot:{total:r,left:o,width:s}}){let a=z(null),{slots:l}=e,c=V(()=>{let y=ht(e,r,0,l,s),w=Bn(y,r,!0),d=C=>qe*Math.min(1,(r[C]??0)/w);return y.map(({step:C,x:M,width:L})=>`M${re(M)},${qe}v${re(-d(C))}h${re(L)}V${qe}z`).join("")},[e,r,s]),u=y=>y/l*s,[p,h]=n,m=Math.max(4,u(h)-u(p)),f=y=>w=>{w.stopPropagation(),a.current={x:w.clientX,zoom:n,grip:y},w.currentTarget.setPointerCapture?.(w.pointerId)},g=y=>{let w=a.current;if(!w)return;let d=(y.clientX-w.x)/s*l,[C,M]=w.zoom;w.grip==="window"?t(Ne(w.zoom,l,d)):w.grip==="from"?t($e(Math.min(C+d,M-1),M,l)):t($e(C,Math.max(M+d,C+1),l))},v=y=>{let w=y.currentTarget.getBoundingClientRect(),d=(y.clientX-w.left-o)/s*l;t($e(d-(h-p)/2,d+(h-p)/2,l))},_=()=>{a.current=null},b=y=>({onPointerDown:f(y),onPointerMove:g,onPointerUp:_});return i("svg",{class:"step-strip",width:o+s,height:qe+2,"aria-hidden":"true",onPointerDown:v,children:i("g",{transform:`translate(${o},1)`,children:[i("path",{class:"strip-bars",d:c}),i("rect",{class:"strip-window",x:u(p),width:m,height:qe,...b("window")}),i("rect",{class:"strip-edge",x:u(p)-In/2,width:In,height:qe,...b("from")}),i("rect",{class:"strip-edge",x:u(p)+m-In/2,width:In,height:qe,...b("to")})]})})}var jr=296;function Hs({graph:e,bucket:t,x:n,frameWidth:r}){let o=n+14+jr<=r?n+14:Math.max(0,n-14-jr);return i("div",{class:"tooltip",role:"status",hidden:t===null,style:{left:`${o}px`,width:`${jr}px`},children:t&&i(Hc,{graph:e,bucket:t})})}function Hc({graph:e,bucket:t}){let{steps:n,drawn:r,tests:o}=e,{columns:s}=n,{step:a}=t,l=s.duration_ms[a]??0,c=s.period_ms[a]??null,u=t.last-t.first+1,p=r.map(g=>({...g,ms:g.values[a]??0})).filter(({ms:g})=>g>0),h=Yr(p),[m,f]=[p.filter(({gap:g})=>!g),p.filter(({gap:g})=>g)];return i(k,{children:[i("p",{class:"tooltip-title",children:[i("strong",{children:ln(n,a)}),i("span",{class:"number",children:x(l)})]}),c!==null&&i("p",{class:"tooltip-line",children:[i("span",{children:"Start to next start"}),i("span",{class:"number",children:x(c)})]}),i("table",{class:"tooltip-table",children:[f.length>0&&i(Is,{title:"Between steps",parts:f,whole:h}),i(Is,{title:f.length>0?"Step":null,parts:m,whole:h})]}),o.hasLongGap(a)&&i("p",{class:"tooltip-note",children:"A long gap follows: see the findings."}),o.isOutlier(a)&&i("p",{class:"tooltip-note",children:["◆ An outlier: over ",e.outliers?.limit,"."]}),s.complete[a]===!1&&i("p",{class:"tooltip-note",children:[i("strong",{children:"Incomplete:"})," ",s.incomplete_reason[a]??"no reason given"]}),u>1&&i("p",{class:"tooltip-note",children:["Longest of ",P(u)," steps in this column; their mean is"," ",x(t.mean),". Zoom in to see each."]})]})}function Yr(e){return e.reduce((t,{ms:n})=>t+n,0)}function Is({title:e,parts:t,whole:n}){let r=o=>O(n>0?100*o/n:null);return i("tbody",{children:[e!==null&&i("tr",{class:"tooltip-group",children:[i("th",{scope:"rowgroup",children:e}),i("td",{class:"numeric",children:x(Yr(t))}),i("td",{class:"numeric",children:r(Yr(t))})]}),[...t].reverse().map(o=>i("tr",{children:[i("th",{scope:"row",children:[i(de,{look:o}),o.label]}),i("td",{class:"numeric",children:x(o.ms)}),i("td",{class:"numeric",children:r(o.ms)})]},o.key))]})}var zc=6,Gc=.003,Fc=.2;function zs(e,t){let{layout:n,zoom:r,setZoom:o,select:s}=e,{buckets:a,total:l}=t,[c,u]=E(null),[p,h]=E(null),m=z(null),f=z(!1),[g,v]=r??[0,n.slots],_=(v-g)/t.width,b=S=>g+S*_,y=c===null?-1:Nn(a,c),w=S=>{let B=S.currentTarget.getBoundingClientRect();return Math.max(0,Math.min(t.width,S.clientX-B.left-t.left))},d=S=>a[hs(a,l,S)]?.step??null,C=S=>{f.current=!1,!(S.button>1||S.pointerType==="touch")&&(m.current={x:w(S),zoom:r,pans:S.shiftKey||S.button===1},S.currentTarget.setPointerCapture?.(S.pointerId))},M=S=>{let B=w(S),$=m.current;if($===null||Math.abs(B-$.x)<zc){u(d(B));return}f.current=!0,u(null),$.pans?o(Ne($.zoom,n.slots,($.x-B)*_)):h([Math.min($.x,B),Math.max($.x,B)])},L=()=>{m.current=null,p&&(o($e(b(p[0]),b(p[1]),n.slots)),h(null))},G=S=>{let B=f.current?null:d(w(S));B!==null&&s(B)},X=S=>{if(S.ctrlKey||S.metaKey){S.preventDefault();let $=Math.exp(S.deltaY*Gc);o(Dt(r,n.slots,b(w(S)),$));return}let B=S.shiftKey&&S.deltaX===0?S.deltaY:S.deltaX;r===null||Math.abs(B)<=(S.shiftKey?0:Math.abs(S.deltaY))||(S.preventDefault(),o(Ne(r,n.slots,B*_)))},H=S=>{let B=n.slot.length-1,$=Math.max(0,Math.min(B,S));o(Ds(r,n.slots,n.slot[$]??0)),u($)},j=S=>{if(y<0)return H(a[0]?.step??0);let B=a[y+S];if(B)return u(B.step);let $=(a[0]?a[0].last-a[0].first+1:1)*S;return H((c??0)+$)},T=S=>{let B=c===null?(g+v)/2:n.slot[c]+.5;o(Dt(r,n.slots,B,S))},A=Math.max(1,Math.round(a.length/10)),Y=S=>o(Ne(r,n.slots,S*(v-g)*Fc)),J={onPointerDown:C,onPointerMove:M,onPointerUp:L,onPointerLeave:()=>m.current===null&&u(null),onClick:G,onWheel:X,onKeyDown:S=>{if(S.ctrlKey||S.metaKey||S.altKey)return;let $={ArrowLeft:()=>S.shiftKey?Y(-1):j(-1),ArrowRight:()=>S.shiftKey?Y(1):j(1),PageUp:()=>j(-A),PageDown:()=>j(A),Home:()=>H(0),End:()=>H(n.slot.length-1),Enter:()=>c!==null&&s(c)," ":()=>c!==null&&s(c),Escape:()=>c===null?s(null):u(null),"+":()=>T(.5),"=":()=>T(.5),"-":()=>T(2),0:()=>o(null)}[S.key];$&&(S.preventDefault(),$())},onFocus:S=>{S.currentTarget.matches(":focus-visible")&&c===null&&u(a[0]?.step??null)},onBlur:()=>u(null)};return{activeBucket:a[y]??null,drag:p,handlers:J}}var Fs=264,Se={top:16,right:66,bottom:30,left:62},me=Fs-Se.top-Se.bottom,Gs=5;function Hn({graph:e,name:t="Step time"}){let{steps:n,drawn:r,layout:o,meanMs:s,fitTypical:a,topMs:l,zoom:c,selected:u,tests:p,pointed:h}=e,[m,f]=Rn(960),{columns:g}=n,v=g.duration_ms.length,_=V(()=>ps(r.map(({values:I})=>I),v),[r,v]),[b,y]=c??[0,o.slots],w=Math.max(40,f-Se.left-Se.right),d=V(()=>ht(o,_,b,y,w),[o,_,b,y,w]),C=V(()=>l??Bn(d,_,a),[d,_,a,l]),M=Pe(C),L=ft().domain([0,C/ge[M]]).nice(Gs).range([me,0]),G=L.domain()[1]*ge[M],X=I=>L(Math.min(I,G)/ge[M]),H=L.ticks(Gs),j=(H[1]??1)-(H[0]??0),T=V(()=>Ns(r,d,X),[r,d,G]),A=V(()=>$s(n,d,_,X,G,p),[n,d,_,G,p]),Y=V(()=>ls(d,g.number,w),[d,g,w]),ie={buckets:d,total:_,left:Se.left,width:w},{activeBucket:J,drag:S,handlers:B}=zs(e,ie),$=u===null?null:d[Nn(d,u)]??null,ue=I=>(I-b)/(y-b)*w,Gt=I=>X(_[I.step]??0);return i("div",{class:"chart step-bars",ref:m,children:[i("svg",{class:"step-graph",width:f,height:Fs,role:"application","aria-roledescription":"bar chart","aria-label":`${t} of ${R(v,"step")}`+(s===null?"":`, mean ${x(s)}`)+". Arrow keys, Home and End move between steps, Enter opens one; plus and minus zoom, Shift with an arrow key pans, 0 shows all.",tabindex:0,...B,children:i("g",{transform:`translate(${Se.left},${Se.top})`,children:[H.map(I=>i("g",{transform:`translate(0,${L(I)})`,children:[i("line",{class:I===0?"baseline":"gridline",x2:w}),i("text",{class:"tick-label",x:-8,dy:"0.32em","text-anchor":"end",children:`${nn(I,j)} ${M}`})]},I)),i(Vc,{layout:o,xOfSlot:ue,plotWidth:w}),J&&i("rect",{class:"cursor-band",x:J.x-2,width:J.width+4,height:me}),T.map(({layer:I,d:kl})=>i(Oo,{id:I.key,d:kl,look:I,dimmed:h!==null&&h!==I.key},I.key)),A.incomplete&&i("path",{class:"incomplete",d:A.incomplete,fill:"url(#incomplete-hatch)"}),A.cut&&i("path",{class:"cut-mark",d:A.cut}),A.outlier&&i("path",{class:"outlier-mark",d:A.outlier}),A.longGap&&i("path",{class:"long-gap-mark",d:A.longGap}),Ls(d,g.number).map(I=>i("line",{class:"restart-line",x1:I,x2:I,y1:0,y2:me},I)),s!==null&&s<=G&&i("g",{class:"mean",transform:`translate(0,${X(s)})`,children:[i("line",{class:"mean-halo",x2:w}),i("line",{class:"mean-line",x2:w}),i("text",{class:"mean-label",x:w+6,dy:"-0.2em",children:"mean"}),i("text",{class:"mean-label",x:w+6,dy:"0.95em",children:x(s)})]}),$&&i("g",{class:"selected-step",children:[i("rect",{x:$.x-2,y:Gt($)-2,width:$.width+4,height:me-Gt($)+2}),i("path",{d:`M${$.x+$.width/2},${me+1}l5,6h-10z`})]}),J&&i("rect",{class:"cursor",x:J.x-1,y:Gt(J)-1,width:J.width+2,height:me-Gt(J)+2}),S&&i("rect",{class:"drag",x:S[0],width:S[1]-S[0],height:me}),Y.map(I=>i("g",{transform:`translate(${I.x},${me})`,children:[i("line",{class:"tick-mark",y2:4}),i("text",{class:"tick-label",y:18,"text-anchor":"middle",children:I.label})]},I.x)),i("text",{class:"tick-label",x:w+Se.right,y:me+18,"text-anchor":"end",children:"step"})]})}),c&&i(Bs,{graph:e,zoom:c,plot:ie}),d.some(I=>I.last>I.first)&&i("p",{class:"caption",children:"Each column stands for several steps and shows the longest of them."}),i(Hs,{graph:e,bucket:J,x:J?Se.left+J.x+J.width/2:0,frameWidth:f})]})}function Vc({layout:e,xOfSlot:t,plotWidth:n}){return i(k,{children:e.gaps.map(r=>{let o=Math.max(0,t(r.slot)),s=Math.min(n,t(r.slot+r.width));return s-o>=3&&i("line",{class:"gap-line",x1:o+1,x2:s-1,y1:me,y2:me},r.before)})})}var qc=3,Wc=5;function zn(e,t,n,r={}){let{selected:o=null,onSelect:s=()=>{},topMs:a=null}=r,[l,c]=E(new Set),[u,p]=E(null),[h,m]=E(null),[f,g]=E(null),v=V(()=>{let M=sn(t,n);return nt(M)/an(M)},[t,n]),_=V(()=>us(t.columns.number),[t]),b=V(()=>Wo(t,n),[t,n]),y=V(()=>b.filter(({key:M})=>!l.has(M)),[b,l]),w=V(()=>Ko(e,n),[e,n]),d=M=>{let L=new Set(l);L.delete(M)||L.add(M),c(L)},C=M=>{let[L,G]=f??[0,_.slots],X=o===null?(L+G)/2:_.slot[o]+.5;g(Dt(f,_.slots,X,M))};return{steps:t,series:b,drawn:y,hidden:l,toggle:d,pointed:u,point:p,layout:_,meanMs:l.size===0?e.metrics[qo[n]]?.value??null:null,tests:w,outliers:e.headline?.outliers??null,topMs:a,canFit:v>=qc,fitTypical:h??v>=Wc,setFitTypical:m,zoom:f,setZoom:g,zoomBy:C,selected:o,select:s}}function Gn(){document.querySelector("#steps svg.step-graph")?.focus({preventScroll:!0})}function qs({baseline:e,shown:t,view:n}){let r=[e.steps,t.steps],o=V(()=>Math.max(...r.map(s=>s?nt(sn(s,n)):0)),[...r,n]);return o===0?null:i("div",{class:"compare-graphs",children:[i("p",{class:"panel-note",children:[Ws[n]," of both runs, on one scale; colours as in the step-time graph"]}),i(Vs,{role:"A (baseline)",overview:e,view:n,topMs:o}),i(Vs,{role:"B (this run)",overview:t,view:n,topMs:o})]})}var Ws={step:"Step time",period:"Time from step to step"};function Vs({role:e,overview:t,view:n,topMs:r}){let{steps:o,metrics:s,run:a}=t;return i("figure",{children:[i("figcaption",{children:[i("strong",{children:e})," ",a.id,o&&i("span",{class:"panel-note",children:[" ",R(o.columns.duration_ms.length,"step")]})]}),o?i(Uc,{overview:t,steps:o,view:n,topMs:r}):i("p",{class:"quiet",children:s.step_time?.reason??"It has no steps."})]})}function Uc({overview:e,steps:t,view:n,topMs:r}){let o=zn(e,t,n,{topMs:r});return i(Hn,{graph:o,name:`${Ws[n]} of ${e.run.id},`})}function js({overview:e,shown:t,baseline:n,view:r=null,onBaseline:o=()=>{},onClose:s}){let a=un(async(c,u)=>{let p=await Kc(n,be(e),c,u);return{comparison:await Ho(p.shown,t,c,u),baseline:p}},"The server does not compare runs.",[n.run,n.host,n.kind,t.run,t.host,t.kind,e]),l=a.kind==="loaded"?a.value.baseline.shown:n;return i(N,{id:"compare",title:"Compare",note:`B, this run: ${Ye(t)}, against A: ${Ye(l)}`,actions:i(k,{children:[a.kind==="loaded"&&i(pn,{label:"Steps of A",kinds:a.value.baseline.overview.steps?.kinds??[],chosen:null,onChoose:c=>o({...n,kind:c})}),i("button",{type:"button",onClick:s,children:"End comparison"})]}),children:i("div",{"aria-busy":a.kind==="loading",children:i(Xc,{answer:a,overview:e,view:r})})})}async function Kc(e,t,n,r){let o=await St(e,n,r),{overview:s,shown:a}=o,l=s.steps?.kinds.filter(({leading:u})=>!u)??[];return e.kind===null&&l.some(({name:u})=>u===t)?St({...a,kind:t},n,r):o}function Xc({answer:e,overview:t,view:n}){if(e.kind==="loading")return i("p",{class:"quiet",role:"status",children:e.detail??"Comparing …"});if(e.kind==="failed")return i("p",{role:"alert",children:[e.error.message," ",i("span",{class:"reason",children:e.error.hint})," ",i("button",{type:"button",onClick:e.retry,children:"Try again"})]});let{comparison:r,baseline:o}=e.value;return i(k,{children:[o.lostKind!==null&&i("p",{class:"quiet",children:["There are no steps “",o.lostKind,"” in A; its leading steps are compared."]}),i("p",{class:"verdict","data-verdict":r.verdict,children:[i("span",{class:`verdict-mark verdict-${r.verdict}`,children:Yc[r.verdict]??r.verdict})," ",te(r.sentence)]}),r.diagnostics?.length?i(fn,{diagnostics:r.diagnostics}):null,i(Zc,{comparison:r}),i(qs,{baseline:o.overview,shown:t,view:n??jc(t)}),i(Jc,{metrics:r.metrics})]})}function jc({steps:e}){return e?on(e):"step"}var Yc={faster:"▲ Faster",slower:"▼ Slower",same:"= Same",unclear:"? Unclear",incomparable:"≠ Not comparable"},Qc={better:"▲ better",worse:"▼ worse",changed:"◆ changed",same:"= same",unclear:"? unclear",unavailable:"not measured"};function Zc({comparison:e}){let{configurations:t}=e;return t.length===0?i("p",{class:"quiet",children:"The configurations are the same, as far as the profiles record them."}):i("div",{class:"configurations",children:[i("h3",{children:"What differs besides the numbers"}),i(q,{caption:"Configurations that differ",columns:[{key:"label",head:"Configuration",cell:n=>t[n].label},{key:"a",head:"A (baseline)",cell:n=>Us(t[n].a)},{key:"b",head:"B (this run)",cell:n=>Us(t[n].b)}],rowCount:t.length,pageSize:20})]})}function Us(e){return e==null?"not known":typeof e=="object"?JSON.stringify(e):String(e)}var Ks="The run's own metric ± its standard deviation, n steps or sessions; the run's page opens where it comes from.";function Jc({metrics:e}){let t=e.filter(({a:r,b:o})=>r.value!==null||o.value!==null);return i(q,{caption:"Metrics of both runs",columns:[{key:"label",head:"Metric",cell:r=>i(ep,{metric:t[r]})},{key:"a",head:"A (baseline)",numeric:!0,definition:Ks,cell:r=>Xs(t[r],"a")},{key:"b",head:"B (this run)",numeric:!0,definition:Ks,cell:r=>Xs(t[r],"b")},{key:"delta",head:"Difference",numeric:!0,definition:"How much more B has than A, also in percent of A.",formula:"B − A",cell:r=>tp(t[r])},{key:"interval",head:"95 % interval",numeric:!0,definition:"The 95 % confidence interval of the difference, by Welch's t-test; – if the noise is not known.",cell:r=>np(t[r])},{key:"verdict",head:"Verdict",cell:r=>i(rp,{metric:t[r]})}],rowCount:t.length,pageSize:40,rowClass:r=>`is-${t[r].verdict}`})}function ep({metric:e}){return i(k,{children:[e.label,e.better&&i("span",{class:"better",children:e.better==="lower"?"lower is better":"higher is better"})]})}function Xs({unit:e,...t},n){let{value:r,stdev:o,n:s}=t[n],a=typeof o=="number"?` ± ${oe(o,e)}`:"",l=typeof s=="number"?`, n ${P(s)}`:"";return r===null?"not measured":oe(r,e)+a+l}function tp({delta:e,delta_percent:t,unit:n}){let r=t===null||n==="%"?"":` (${ve(t,"%")})`;return ve(e,n==="%"?"points":n)+r}function np({interval:e,unit:t}){return e===null?"–":e.map(n=>ve(n,t==="%"?"points":t)).join(" … ")}function rp({metric:e}){let{verdict:t,reason:n,p_value:r}=e;return i(k,{children:[i("span",{class:`verdict-mark verdict-${t}`,children:Qc[t]??t}),r!==null&&i(ee,{children:["p ",r<.001?"< "+F(.001):F(r)]}),n&&i("span",{class:"metric-reason",children:n})]})}function Bt({title:e,detail:t,hint:n,kind:r="quiet",children:o}){return i("section",{class:`notice notice-${r}`,role:r==="error"?"alert":"status",children:[i("h2",{children:e}),t&&i("p",{class:"preformatted",children:t}),n&&(n.includes(`
`)?i("pre",{tabindex:0,children:n}):i("p",{class:"reason",children:n})),o]})}function Fn({error:e,onRetry:t}){return i(Bt,{title:op(e),detail:e.message,hint:e.hint,kind:"error",children:i("button",{type:"button",onClick:t,children:"Try again"})})}function op({code:e,status:t}){return e==="load_failed"?"The Overview plugin could not be loaded":e==="network"?"No connection to TensorBoard":t===422?"This profile cannot be read":t===404?"Not found":"The overview cannot be shown"}function Vn({message:e}){let t=/(\d+(?:\.\d+)?)\s*%/.exec(e??"")?.[1],[,n,r]=/(\d+) of (\d+)/.exec(e??"")??[],o=t!==void 0?Number(t)/100:r?Number(n)/Number(r):null;return i("progress",{"aria-label":"Progress",...o===null?{}:{value:Math.min(1,o),max:1}})}function Qr({diagnostics:e,run:t}){let n=[...t.files.filter(o=>o.status!=="ok").map(ip),...e],r=o=>Sr.findIndex(([s])=>s===o);return n.sort((o,s)=>r(o.severity)-r(s.severity))}function ip(e){return{code:`file_${e.status}`,severity:e.status==="unreadable"?"error":"warning",message:`${e.host} (${Je(e.bytes)}) is ${e.status}${e.message?`: ${e.message}`:""}`,hint:null}}function Ys({overview:e}){let t=Qr(e);return i(N,{id:"diagnostics",title:"Data quality",note:"diagnostics of the profile",children:t.length===0?i("p",{class:"quiet",children:"Nothing to report: all files were read in full."}):i(fn,{diagnostics:t})})}function qn({overview:e}){let t=Qr(e).filter(({severity:n})=>n!=="info").length;return i("p",{class:"badges",children:[i("span",{class:"tag",children:e.platform.toUpperCase()}),e.job.kind!=="unknown"&&i("span",{class:"tag",children:et(e.job.kind)}),t>0&&i("button",{type:"button",class:"tag tag-warn",onClick:()=>document.getElementById("diagnostics")?.scrollIntoView(),children:t===1?"1 warning":`${t} warnings`})]})}var Wn=class extends je{state={failure:null};componentDidCatch(t){console.error(t);let n=new W("page",`The page failed to draw this overview: ${t.message}`,"This is a defect of the page. The same overview can be read with: tensorboard-overview show");this.setState({failure:{subject:this.props.subject,error:n}})}render(){let{failure:t}=this.state,{subject:n,onRetry:r,children:o}=this.props;return t===null||t.subject!==n?o:i(Fn,{error:t.error,onRetry:r})}};var sp=120,Qs={runs:[],total:null,failed:null};function Zs(e,t){let[n,r]=E(Qs),o=z(new we),s=z(!1),a=async c=>{try{let u=await o.current.run(h=>kt({search:t.trim(),offset:c.length},h));if(u===null)return;let p=[...c,...u.runs];r({runs:p,total:u.runs.length===0?p.length:u.total,failed:null})}catch(u){r({...Qs,failed:u instanceof W?u.message:String(u)})}finally{s.current=!1}};Q(()=>{if(!e)return;let c=setTimeout(()=>{a([])},t===""?0:sp);return()=>{clearTimeout(c),o.current.cancel()}},[e,t]);let l=ae(()=>{s.current||n.total===null||n.runs.length>=n.total||(s.current=!0,a(n.runs))},[n,t]);return{...n,loadMore:l}}var Js=10,ap=80;function Un({label:e,chosen:t,placeholder:n,onChoose:r}){let o=xe(),[s,a]=E(!1),[l,c]=E(null),[u,p]=E(0),h=z(null),{runs:m,total:f,failed:g,loadMore:v}=Zs(s,l??"");Q(()=>p(0),[l,s]),Q(()=>{h.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({block:"nearest"}),m.length>0&&u>=m.length-1&&v()},[u,m]);let _=()=>{a(!1),c(null)},b=d=>{d&&(_(),d.id!==t&&r(d))},y=d=>{s?p(Math.max(0,Math.min(m.length-1,d))):a(!0)},w=d=>{let M={ArrowDown:()=>y(u+1),ArrowUp:()=>y(u-1),PageDown:()=>y(u+Js),PageUp:()=>y(u-Js),Enter:()=>s?b(m[u]):a(!0),Escape:_}[d.key];!M||d.altKey||d.ctrlKey||d.metaKey||(d.preventDefault(),M())};return i("div",{class:t===null?"picker run-picker is-second":"picker run-picker",children:[i("label",{for:`${o}-field`,children:e}),i("input",{id:`${o}-field`,type:"text",role:"combobox",autocomplete:"off",spellcheck:!1,"aria-autocomplete":"list","aria-expanded":s,"aria-controls":`${o}-list`,"aria-activedescendant":s&&m[u]?`${o}-${u}`:void 0,value:l??t??"",title:t??void 0,placeholder:n??"Search runs",onFocus:d=>d.currentTarget.select(),onClick:()=>a(!0),onInput:d=>{c(d.currentTarget.value),a(!0)},onKeyDown:w,onBlur:_}),i("div",{class:"run-list",hidden:!s,onMouseDown:d=>d.preventDefault(),children:[i("ul",{id:`${o}-list`,ref:h,role:"listbox","aria-label":`${e}: found`,onScroll:({currentTarget:d})=>{d.scrollHeight-d.scrollTop-d.clientHeight<ap&&v()},children:s&&m.map((d,C)=>i("li",{id:`${o}-${C}`,role:"option","aria-selected":C===u,class:d.id===t?"is-chosen":void 0,"data-run":d.id,onClick:()=>b(d),children:[i("span",{class:"run-id",children:d.id}),i("span",{class:"run-note",children:up(d)})]},d.id))}),i("p",{class:"run-count",role:"status",children:s&&(g??lp(m.length,f,l))})]})]})}function lp(e,t,n){return t===null?"Searching …":t===0?n?"No run has these words in its name or hosts":"No run":e<t?`${P(e)} of ${P(t)} runs; type to search`:t===1?"1 run":`${P(t)} runs`}function up({status:e,parts:t,hosts:n,format:r}){if(e==="empty")return"empty";if(e==="writing")return"still being written";if(t)return`${t.length} sessions put together`;let o=n.length>1?`${n.length} hosts`:"";return r==="kineto"?["PyTorch",o].filter(Boolean).join(", "):o}function ea({chosen:e,onChoose:t}){let n=cp(e?.run??null);return i(k,{children:[i(Un,{label:"Compare with",chosen:e?.run??null,placeholder:"Search a run",onChoose:r=>t({run:r.id,host:null,kind:null})}),e&&n.length>1&&i(cn,{label:"Its host",hosts:n,chosen:e.host,onChoose:r=>t({...e,host:r})})]})}function cp(e){let[t,n]=E([]);return Q(()=>{if(n([]),e===null)return;let r=new AbortController;return Jt(e,r.signal).then(o=>n(o?.hosts??[])).catch(()=>{}),()=>r.abort()},[e]),t}var pp="http://www.w3.org/2000/svg",fp=["display","fill","fill-opacity","font-family","font-size","font-weight","opacity","stroke","stroke-dasharray","stroke-opacity","stroke-width"],hp=".cursor, .cursor-band, .drag";function na(e,t,n){let r=getComputedStyle(e),o=getComputedStyle(document.documentElement),s=e.width.baseVal.value+32,a=dp(n,s-32),l=30+a.length*20,c=e.height.baseVal.value+l+16,u=We("svg",{width:s,height:c,viewBox:`0 0 ${s} ${c}`});u.append(We("title",{},t)),u.append(We("rect",{width:s,height:c,fill:o.getPropertyValue("--raised").trim()||"#fff"}));let p={fill:o.color,"font-family":r.fontFamily,"font-size":12};u.append(We("text",{...p,"font-weight":600,x:16,y:22},t)),a.forEach((m,f)=>{for(let{label:g,color:v,x:_}of m){let b=30+f*20;u.append(We("rect",{x:16+_,y:b,width:10,height:10,rx:2,fill:v})),u.append(We("text",{...p,x:16+_+16,y:b+9},g))}});let h=We("svg",{x:16,y:l,overflow:"visible"});for(let m of mp(e))h.append(ta(m));for(let m of e.children)h.append(ta(m));return u.append(h),{text:new XMLSerializer().serializeToString(u),width:s,height:c}}function ta(e){let t=e.cloneNode(!0),n=[e,...e.querySelectorAll("*")],r=[t,...t.querySelectorAll("*")];return n.forEach((o,s)=>{let a=getComputedStyle(o);for(let l of fp){let c=a.getPropertyValue(l);c!==""&&r[s].setAttribute(l,Zr(c))}r[s].removeAttribute("class")}),n.forEach((o,s)=>o.matches(hp)&&r[s].remove()),t}function Zr(e){return e.replace(/url\("#([^"]+)"\)/,"url(#$1)")}function mp(e){let t=new Set;for(let{attributes:n}of e.querySelectorAll("[fill^='url(#']"))t.add(n.getNamedItem("fill").value.slice(5,-1));return[...t].map(n=>document.getElementById(n)).filter(n=>n!==null)}function dp(e,t){let n=[],r=1/0;for(let o of e){let s=34+o.label.length*7;r+s>t&&(n.push([]),r=0),n[n.length-1].push({...o,x:r}),r+=s}return n}function We(e,t,n){let r=document.createElementNS(pp,e);for(let[o,s]of Object.entries(t))r.setAttribute(o,String(s));return n!==void 0&&(r.textContent=n),r}async function ra(e){let t=new Image,n=URL.createObjectURL(new Blob([e.text],{type:"image/svg+xml"}));try{t.src=n,await t.decode();let r=document.createElement("canvas");return r.width=e.width*2,r.height=e.height*2,r.getContext("2d").drawImage(t,0,0,r.width,r.height),await new Promise((o,s)=>r.toBlob(a=>a?o(a):s(new Error("The browser created no PNG.")),"image/png"))}finally{URL.revokeObjectURL(n)}}function oa(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(t),n.download=e,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),1e4)}function ia({label:e,children:t}){let n=xe(),[r,o]=E(!1),s=z(null),a=()=>o(!1);return i("div",{class:"menu",onKeyDown:l=>{l.key!=="Escape"||!r||(a(),s.current?.focus())},onFocusOut:l=>{let c=l.relatedTarget;(c===null||!l.currentTarget.contains(c))&&a()},children:[i("button",{ref:s,type:"button","aria-expanded":r,"aria-controls":n,onClick:()=>o(!r),children:[e," ",i("span",{"aria-hidden":"true",children:"▾"})]}),i("div",{id:n,class:"menu-list",hidden:!r,onMouseDown:l=>l.preventDefault(),children:r&&t(a)})]})}var gp=[["json","JSON","the whole document"],["csv","CSV","every number shown, for a spreadsheet"],["html","HTML","one file that opens without a server"],["xprof","XProf JSON","for clients of XProf's overview page"]];function sa({shown:e}){let[t,n]=E(null),r=async o=>{try{n(null),await bp(o,e)}catch(s){n(s instanceof Error?s.message:String(s))}};return i(k,{children:[i(ia,{label:"Export",children:o=>i("ul",{children:[gp.map(([s,a,l])=>i("li",{children:i("a",{href:_p(e,s),download:"",onClick:o,children:[a," ",i("span",{class:"panel-note",children:l})]})},s)),["svg","png"].map(s=>i("li",{children:i("button",{type:"button",onClick:()=>{o(),r(s)},children:[s.toUpperCase()," ",i("span",{class:"panel-note",children:"the chart, as it is drawn now"})]})},s))]})}),t&&i("span",{class:"problem",role:"alert",children:t})]})}function _p(e,t){let n=Qe(e);return n.set("format",t),`./export?${n}`}function yp({run:e,host:t,kind:n}){return`overview-${[e,t,n].filter(o=>o!==null).join("-").replace(/[^\w.-]+/g,"-")}`}async function bp(e,t){let n=document.querySelector("#steps svg.step-graph, #inference .chart svg");if(!n)throw new Error("There is no chart on the page: it has no steps, or shows them as a table.");let r=n.closest(".panel"),o=`${r.querySelector("h2")?.textContent}: ${t.run}`,s=na(n,o,n.matches(".step-graph")?wp(r):[]),a=`${yp(t)}-${r.id}.${e}`;oa(a,e==="png"?await ra(s):new Blob([s.text],{type:"image/svg+xml"}))}function wp(e){return[...e.querySelectorAll('.legend-item:not([aria-pressed="false"])')].map(t=>({label:t.getAttribute("aria-label")??t.textContent??"",color:Zr(getComputedStyle(t.querySelector("rect")).fill)}))}function dt(){try{let e=window.parent;return e!==window&&typeof e.location.hash=="string"?e:null}catch{return null}}var aa="profile";async function la(e){try{let t=await fetch("../../plugins_listing",{signal:e??null});return t.ok?(await t.json())[aa]?.enabled===!0:!1}catch{return!1}}function ua(e,t,n){let r=new URLSearchParams({tool:e,run:t});return n!==null&&r.set("host",n),`${dt()?.location.pathname??"../../../"}?${r}#${aa}`}function It({parts:e,label:t}){let n=e.reduce((r,o)=>r+o.value,0);return i("div",{class:"stacked-bar",role:"img","aria-label":t,children:n>0&&e.filter(r=>r.value>0).map(r=>i("span",{"data-part":r.id,style:{flexGrow:r.value/n},children:i(mr,{look:r})},r.id))})}function ca({steps:e,metrics:t}){if(!e)return[];let n=({metric:l})=>(l===null?void 0:t[l])?.value??0,r=e.loop.gap_percent>=1?e.loop:null,o=r?r.period_ms:e.categories.reduce((l,c)=>l+n(c),0),s=l=>o>0?100*l/o:null,a=(l,c,u)=>{let p=c.map(m=>{let f=u(m),g=m.metric===null?null:t[m.metric]??null;return{...m,metric:g,value:f,share:s(f),gap:l==="gap"}}),h=p.reduce((m,f)=>m+f.value,0);return{of:l,value:h,share:s(h),parts:p}};return r?[a("step",e.categories,({id:l})=>r.step_ms[l]??0),a("gap",e.gap.categories,({id:l})=>r.gap_ms[l]??0)]:[a("step",e.categories,n)]}function pa({metrics:e}){let t=new Map;for(let{category:n,value:r,reason:o,label:s}of Object.values(e)){if(n===null||r!==null)continue;let a=o??"no reason given";t.set(a,[...t.get(a)??[],s])}return[...t].map(([n,r])=>({labels:r,reason:n}))}function fa({steps:e},{category:t,value:n}){return t===null?!1:n===null||(e?.categories.some(({id:r})=>r===t)??!1)}function Kn({headline:e,job:t}){return e?e.what:t.kind==="inference"?"session_time":"step_time"}function gt({summary:e,rows:t}){return i("details",{class:"how",children:[i("summary",{children:e}),i("dl",{class:"formulas",children:t.map(([n,r])=>i("div",{children:[i("dt",{children:n}),i("dd",{children:r})]},n))})]})}function _t({rows:e,spacious:t=!1}){return i("dl",{class:t?"stat-strip":"stats",children:e.map(([n,r])=>i("div",{children:[i("dt",{children:n}),i("dd",{class:"number",children:r})]},n))})}function yt({provenance:e}){let{formula:t,substituted:n,inputs:r,window:o,files:s}=e;return i("dl",{class:"provenance",children:[i("div",{children:[i("dt",{children:"Formula"}),i("dd",{class:"formula",children:t})]}),n&&i("div",{children:[i("dt",{children:"With values"}),i("dd",{class:"formula",children:n})]}),r.length>0&&i("div",{children:[i("dt",{children:"Inputs"}),i("dd",{children:i("ul",{children:r.map(a=>i("li",{children:[a.name,": ",i("span",{class:"number",children:xp(a)})]},a.name))})})]}),o&&i("div",{children:[i("dt",{children:"Window"}),i("dd",{children:o})]}),i("div",{children:[i("dt",{children:"Files"}),i("dd",{children:Jr(s)})]})]})}function Jr(e){return e===null?"all of the run":e.length===0?"none":e.join(", ")}function xp({value:e,unit:t}){return e===null?"–":typeof e=="string"?t?`${e} ${t}`:e:t?oe(e,t):F(e)}function kp({id:e,metric:t,shownReason:n,brief:r}){let{status:o,value:s,unit:a,reason:l,stdev:c}=t,u=s===null;return i("details",{class:"metric","data-metric":e,"data-status":u?"unavailable":o,children:[i("summary",{children:[i("span",{class:"metric-label",children:t.label}),i(Sp,{metric:t}),o==="inferred"&&!u&&i(ee,{children:"inferred"}),a==="%"&&!u&&i(Mp,{percent:s}),i("span",{class:u?"metric-value not-measured":"metric-value number",children:[u?"not measured":rn(t),!u&&typeof c=="number"&&a==="ms"&&i("span",{class:"metric-spread",children:en(s,c)})]}),!r&&i(Me,{of:t}),l&&(u||o==="inferred"&&l!==n)&&i("span",{class:"metric-reason",children:l})]}),r&&i(Me,{of:t}),i(bt,{metric:t})]})}function Me({of:{label:e,definition:t}}){let r=t.toLowerCase().startsWith(`${e.toLowerCase()}: `)?t.slice(e.length+2):t;return i("span",{class:"definition",children:r.charAt(0).toUpperCase()+r.slice(1)})}function Sp({metric:{better:e,value:t}}){return e===null||t===null?null:i("span",{class:"better",title:`${e} is better`,children:[i("span",{"aria-hidden":"true",children:e==="lower"?"↓ better":"↑ better"}),i("span",{class:"visually-hidden",children:[e," is better"]})]})}function Mp({percent:e}){return i("span",{class:"meter","aria-hidden":"true",children:i("span",{style:{width:`${Math.min(100,Math.max(0,e))}%`}})})}function Tp({entries:e}){return i("details",{class:"metric","data-status":"unavailable",children:[i("summary",{children:[i("span",{class:"metric-label",children:e.map(([t,n],r)=>i("span",{"data-metric":t,"data-status":"unavailable",children:[n.label,r<e.length-1?" · ":""]},t))}),i("span",{class:"metric-value not-measured",children:"not measured"}),i("span",{class:"metric-reason",children:e[0]?.[1].reason})]}),i(eo,{entries:e})]})}function bt({metric:e}){let t=to(e);return i("div",{class:"metric-details",children:[i(yt,{provenance:e.provenance}),t.length>0&&i(_t,{rows:t})]})}function eo({entries:e}){return i("dl",{class:"formulas metric-details",children:e.map(([t,n])=>i("div",{children:[i("dt",{children:n.label}),i("dd",{children:[i(Me,{of:n}),i(bt,{metric:n})]})]},t))})}var Cp=[["min","min"],["p50","median"],["p90","p90"],["p99","p99"],["max","max"],["stdev","std. dev."]];function to(e){let t=[];typeof e.n=="number"&&e.n>0&&t.push(["n",P(e.n)]);for(let[n,r]of Cp){let o=e[n];typeof o=="number"&&t.push([r,oe(o,e.unit)])}return t}function Xn({entries:e,shownReason:t=null,brief:n=!1}){return i(k,{children:Pp(e).map(r=>{let[o,s]=r[0];return r.length===1?i(kp,{id:o,metric:s,shownReason:t,brief:n},o):i(Tp,{entries:r},o)})})}function Pp(e){let t=[];for(let n of e){let r=t[t.length-1];r&&Ep(r[0][1],n[1])?r.push(n):t.push([n])}return t}function Ep(e,t){return e.value===null&&t.value===null&&e.reason!==null&&e.reason===t.reason}var no={step:"Step",gap:"Between steps"};function ro({overview:e}){let t=ca(e),n=pa(e),r=e.metrics.step_time?.reason??null;if(t.every(({parts:a})=>a.length===0)&&n.length===0)return null;let o=t.length>1,s=e.steps?.loop.steps??0;return i(N,{id:"breakdown",title:"Where the time went",note:(o?`average of ${R(s,"step")}, up to the start of the next`:"average per step")+"; open a part for where its number comes from",children:[t.some(({value:a})=>a>0)&&i(k,{children:[o&&i(Rp,{groups:t}),i(Ap,{groups:t}),i("div",{class:o?"part-groups":"parts",children:t.map(a=>o?i("section",{"data-group":a.of,children:[i("h3",{children:no[a.of]}),i(ha,{group:a,shownReason:r,overview:e,loop:e.steps?.loop??null})]},a.of):i(ha,{group:a,shownReason:r,overview:e,loop:null},a.of))})]}),n.map(({labels:a,reason:l})=>i("p",{class:"missing",children:[i("span",{class:"not-measured",children:"Not measured:"})," ",a.join(", "),i("span",{class:"metric-reason",children:l})]},l))]})}function Rp({groups:e}){return i("p",{class:"bar-heads",children:e.map(({of:t,value:n,share:r})=>i("span",{children:[no[t]," ",i("span",{class:"number",children:x(n)})," ",i("span",{class:"number group-share",children:O(r)})]},t))})}function Ap({groups:e}){let t=r=>r.filter(({value:o})=>o>0).map(({label:o,share:s})=>`${o} ${O(s)}`).join(", ");if(e.length===1)return i(It,{parts:e[0].parts,label:`Average step: ${t(e[0].parts)}`});let n=e.reduce((r,{value:o})=>r+o,0);return i("div",{class:"bar-groups",children:e.filter(({value:r})=>r>0).map(({of:r,value:o,parts:s})=>i("div",{style:{flexGrow:o/n},children:i(It,{parts:s,label:`${no[r]}, ${x(o)}: ${t(s)}`})},r))})}function ha({group:e,shownReason:t,overview:n,loop:r}){let o=e.parts.filter(({value:a})=>a>0),s=e.parts.filter(({value:a,metric:l,gap:c})=>a===0&&(c||l?.value!=null));return i(k,{children:[o.map(a=>i($p,{part:a,shownReason:t,origin:r&&Np(a,r,n)},a.id)),s.length>0&&i(Op,{parts:s})]})}function Np({value:e},{steps:t},{metrics:n}){let{window:r=null,files:o=null}=n.step_gap?.provenance??{};return{formula:"mean of the part over the complete steps whose next step is known",substituted:null,inputs:[{name:"such steps",value:t,unit:null},{name:"sum over them",value:e*t,unit:"ms"}],window:r,files:o}}function $p({part:e,shownReason:t,origin:n}){let{id:r,label:o,value:s,metric:a,share:l,gap:c}=e;return i("details",{class:"part","data-category":c?`gap-${r}`:r,children:[i("summary",{children:[i(de,{look:e}),i("span",{class:"part-label",children:o}),i("span",{class:"numeric",children:x(s)}),i("span",{class:"numeric part-share",children:O(l)}),i(Me,{of:a??e}),a?.status==="inferred"&&a.reason!==t&&i("span",{class:"metric-reason",children:["inferred: ",a.reason]})]}),n&&i("div",{class:"metric-details",children:i(yt,{provenance:n})}),a&&n&&i("p",{class:"metric-details caption",children:["Over all complete steps: ",x(a.value)]}),a&&i(bt,{metric:a})]})}function Op({parts:e}){let t=e.flatMap(({id:n,metric:r})=>r?[[n,r]]:[]);return i("details",{class:"part is-zero",children:[i("summary",{children:[i("span",{class:"part-label",children:e.map(({id:n,label:r,gap:o},s)=>i("span",{"data-category":o?`gap-${n}`:n,children:[r,s<e.length-1?" · ":""]},n))}),i("span",{class:"numeric",children:x(0)}),i("span",{class:"numeric part-share",children:O(0)})]}),t.length>0&&i(eo,{entries:t}),t.length===0&&i("dl",{class:"formulas metric-details",children:e.map(n=>i("div",{children:[i("dt",{children:n.label}),i("dd",{children:n.definition})]},n.id))})]})}var le={Device:{origin:{window:"the whole profile; of the step time, the counted steps",files:"for each device that of its host"},columns:{busy_ms:{definition:"Time in which the device worked: a GPU in anything, copies included; a TPU core not in waits, input, output and transfers from and to the host.",formula:"length of the union of those ops"},span_ms:{definition:"The time from the device's first op to its last.",formula:"end of its last op − start of its first"},busy_percent:{definition:"How much of the time from its first op to its last the device was busy.",formula:"busy ÷ first to last op"},counted_steps:{definition:"Steps on the device that count in averages: the complete ones, or all where none is complete."},step_time_ms:{definition:"How long a step takes on this device alone.",formula:"mean over the counted steps of the step's length on the device"}}},DeviceMemory:{origin:{window:"the whole profile",files:"for each device that of its host"},columns:{peak_allocated_bytes:{definition:"The most memory that tensors used at once, and the step in which that was."},peak_reserved_bytes:{definition:"The most memory that the framework held at once, for tensors or for later use, and its share of the device's memory.",formula:"peak reserved ÷ memory of the device"},total_bytes:{definition:"Memory of the device."}}},Host:{origin:{window:"the counted steps",files:"for each host its own"},columns:{rank:{definition:"The number of the process in its job: what the trace states, else the digits behind rank in the file's name."},devices:{definition:"Devices in the host's file, used or not."},steps:{definition:"Steps in the host's file, incomplete ones too."},counted_steps:{definition:"Steps of the host that count in averages: the complete ones, or all where none is complete."},step_time_ms:{definition:"How long a step takes on the host's slowest device.",formula:"mean over the counted steps of each of its devices; of the means, the longest"},work_ms:{definition:"The part of its step in which it does not wait for other hosts.",formula:"mean over the counted steps of the step's length − its collectives"},slowest_in_steps:{definition:"In how many of the counted steps it has the most work of all hosts."}}},TopOp:{origin:{window:"the whole profile",files:"all of the run"},columns:{occurrences:{definition:"How often the op ran, on all devices or threads together."},self_ms:{definition:"Time in the op itself, over all calls.",formula:"time in which the op is the innermost one, summed over threads, streams, devices and hosts"},share_percent:{definition:"How much of the time of this side's ops it takes; idle time is not counted.",formula:"self time ÷ self time of all ops of this side"},cumulative_percent:{definition:"Share of this op and those above it together.",formula:"self times down to this row ÷ self time of all ops of this side"},gflops_per_s:{definition:"How fast it computes.",formula:"FLOPs of all its calls ÷ self time"},tensorcore_eligible:{definition:"Whether the op could run on Tensor Cores, and whether its kernel did."}}},Communication:{origin:{window:"the counted steps; the whole profile where there are no steps",files:"all of the run"},columns:{matched_percent:{definition:"In how many of the pairs of a step and a group the collectives of all ranks could be compared.",formula:"pairs in which all ranks ran the same collectives in the same order ÷ all pairs of groups with at least two ranks in the run"},left_out:{definition:"Pairs of a step and a group in which ranks ran other collectives than the others, or in another order."}}},Collective:{origin:{window:"the counted steps; the whole profile where there are no steps",files:"those of the group's ranks"},columns:{group_size:{definition:"Ranks that take part, as the profile states it."},ranks:{definition:"Hosts of the run that ran it."},calls:{definition:"How often a rank runs it in a step.",formula:"calls ÷ steps ÷ ranks of the group"},bytes:{definition:"What a rank sends in a step; of an all-gather, what it gets.",formula:"Σ of elements × size of an element ÷ steps ÷ ranks of the group"},total_ms:{definition:"Time of the calls of a rank in a step, waits for other ranks included.",formula:"Σ of the calls' lengths ÷ steps ÷ ranks of the group"},transfer_ms:{definition:"Time of the transfer itself: a call ends on all ranks at once, so the rank that came last took only that.",formula:"Σ over compared calls of the shortest length on any rank ÷ compared steps"},wait_ms:{definition:"Time in which a rank waits for the one that comes last.",formula:"Σ over compared calls of (mean length on the ranks − shortest length) ÷ compared steps"},exposed_ms:{definition:"Time of the calls that no compute hides.",formula:"Σ of the calls' time without compute on their device ÷ steps ÷ ranks of the group"},overlapped_ms:{definition:"Time of the calls that is hidden behind compute.",formula:"Σ of the calls' time during compute on their device ÷ steps ÷ ranks of the group"},algorithm_gb_per_s:{definition:"How fast the data of the calls moved.",formula:"bytes ÷ transfer; without a transfer, bytes ÷ total time"},bus_gb_per_s:{definition:"How fast each link moved data, whatever the number of ranks: what can be compared with the links' own rate.",formula:"algorithm bandwidth × 2(n−1)/n for an all-reduce, × (n−1)/n for all-gather, reduce-scatter and all-to-all, × 1 otherwise; n = group size"},peak_gb_per_s:{definition:"How fast the links between the devices are, by the datasheet of the device."}}},RankWait:{origin:{window:"the counted steps in which collectives are compared",files:"all of the run"},columns:{rank:{definition:"The number of the process in its job."},wait_ms:{definition:"Time in which this rank waits in collectives for the one that comes last.",formula:"Σ over its compared calls of (its length − shortest length on any rank) ÷ compared steps"},transfer_ms:{definition:"Time of the transfers that this rank takes part in.",formula:"Σ over its compared calls of the shortest length on any rank ÷ compared steps"},last_percent:{definition:"How often the others waited for this rank.",formula:"calls in which only this rank has the shortest length ÷ its compared calls"}}},TopKernel:{origin:{window:"the whole profile",files:"all of the run"},columns:{occurrences:{definition:"How often the kernel ran, on all devices together."},self_ms:{definition:"Time that the kernel ran, over all executions.",formula:"lengths of its executions, summed over streams, devices and hosts"},mean_us:{definition:"How long an execution takes.",formula:"self time ÷ executions"},share_percent:{definition:"How much of the kernels' time it takes; copies, setting memory and idle time are not counted.",formula:"self time ÷ self time of all kernels"},occupancy_percent:{definition:"Estimate of the share of the warps that fit on a multiprocessor which the kernel keeps active, by its grid and limits.",formula:"Σ of occupancy × length ÷ Σ of lengths, over its executions"},blocks_per_sm:{definition:"Blocks of the kernel for each multiprocessor of the device: below 1, some of these have nothing to do.",formula:"Σ of blocks per multiprocessor × length ÷ Σ of lengths, over its executions"},tensorcore_used:{definition:"Whether the kernel ran on Tensor Cores, by its name."},precision:{definition:"The precision that the kernel computes in, by its name or by what it computes."},framework_ops:{definition:"The framework's ops that the kernel ran for."}}}};var{columns:Ue,origin:Lp}=le.Collective,{columns:jn,origin:Dp}=le.RankWait;function da({communication:e}){if(!e)return null;let{collectives:t,ranks:n}=e,r=n.some(o=>o.wait_ms!==null);return i(N,{id:"communication",title:"Collective communication",note:Bp(e),children:[i(q,{caption:"Collectives",columns:Ip(t),rowCount:t.length,pageSize:10,rowName:o=>t[o].name,origin:Lp}),r&&i(q,{caption:"Waits of the ranks in collectives",columns:Hp(n),rowCount:n.length,pageSize:16,rowName:o=>n[o].host,origin:Dp})]})}function Bp({per:e,steps:t,left_out:n}){let o=`${e==="step"?`means over ${R(t??0,"step")}`:"the whole profile"}; of several ranks, the mean`;return n?`${o}; ${R(n,"pair")} of a step and a group not compared`:o}function Ip(e){let t=o=>e[o],n=(o,s)=>e.some(a=>a[o]!==null)?[s]:[],r=(o,s)=>n(o,{key:o,head:s,numeric:!0,...Ue[o],cell:a=>x(t(a)[o])});return[{key:"name",head:"Collective",cell:o=>i(zp,{collective:t(o)})},...n("group",{key:"group",head:"Group",cell:o=>t(o).group??"–"}),...n("group_size",{key:"size",head:"Ranks",numeric:!0,...Ue.group_size,cell:o=>P(t(o).group_size)}),{key:"calls",head:"Calls",numeric:!0,...Ue.calls,cell:o=>F(t(o).calls)},...n("bytes",{key:"bytes",head:"Bytes",numeric:!0,...Ue.bytes,cell:o=>Je(t(o).bytes)}),{key:"total",head:"Time",numeric:!0,...Ue.total_ms,cell:o=>x(t(o).total_ms)},...r("transfer_ms","Transfer"),...r("wait_ms","Wait"),...r("exposed_ms","Exposed"),...r("overlapped_ms","Overlapped"),...n("bus_gb_per_s",{key:"bus",head:"Bus bandwidth",numeric:!0,...Ue.bus_gb_per_s,cell:o=>ma(t(o).bus_gb_per_s)}),...n("peak_gb_per_s",{key:"peak",head:"Peak of the links",numeric:!0,...Ue.peak_gb_per_s,substituted:o=>t(o).peak_source,cell:o=>ma(t(o).peak_gb_per_s)})]}function Hp(e){let t=n=>e[n];return[{key:"host",head:"Host",cell:n=>t(n).host},...e.some(n=>n.rank!==null)?[{key:"rank",head:"Rank",numeric:!0,...jn.rank,cell:n=>P(t(n).rank)}]:[],{key:"wait",head:"Wait",numeric:!0,...jn.wait_ms,cell:n=>x(t(n).wait_ms)},{key:"transfer",head:"Transfer",numeric:!0,...jn.transfer_ms,cell:n=>x(t(n).transfer_ms)},{key:"last",head:"Came last",numeric:!0,...jn.last_percent,cell:n=>O(t(n).last_percent)}]}function ma(e){return e===null?"–":`${F(e)} GB/s`}function zp({collective:e}){return i(k,{children:[i("code",{class:"op-name",children:e.name}),e.note&&i("span",{class:"metric-reason",children:e.note})]})}function Ke(e,t,n){return e===null||t===null||n===null?null:`${x(e)} ÷ ${x(t)} = ${O(n)}`}function Ht(e,t){return e===null?null:`${x(e)}, mean of ${R(t,"step")}`}var{columns:Yn,origin:Gp}=le.Device,{columns:oo}=le.DeviceMemory;function ga({devices:e}){if(e.length===0)return null;let t=[...e.filter(s=>s.used),...e.filter(s=>!s.used)],n=e.filter(s=>s.used).length,r=new Set(e.map(s=>s.host)).size>1,o=[{key:"name",head:"Device",cell:s=>i(k,{children:[t[s].name,t[s].slowest&&i(ee,{kind:"warn",children:"slowest"})]})},...r?[{key:"host",head:"Host",cell:s=>t[s].host}]:[],{key:"kind",head:"Kind",cell:s=>t[s].kind},{key:"used",head:"Used",definition:"It ran more than copies.",cell:s=>t[s].used?"yes":"no"},{key:"busy",head:"Busy",numeric:!0,...Yn.busy_ms,cell:s=>x(t[s].busy_ms)},{key:"span",head:"First to last op",numeric:!0,...Yn.span_ms,cell:s=>x(t[s].span_ms)},{key:"busy-percent",head:"Busy share",numeric:!0,...Yn.busy_percent,substituted:s=>Ke(t[s].busy_ms,t[s].span_ms,t[s].busy_percent),cell:s=>O(t[s].busy_percent)},{key:"step",head:"Step time",numeric:!0,...Yn.step_time_ms,substituted:s=>Ht(t[s].step_time_ms,t[s].counted_steps),cell:s=>x(t[s].step_time_ms)},...Fp(t)];return i(N,{id:"devices",title:"Devices",note:`${P(n)} of ${P(e.length)} used`,children:i(q,{caption:"Devices of the profile",columns:o,rowCount:t.length,pageSize:16,rowName:s=>r?t[s].id:t[s].name,origin:Gp,rowClass:s=>t[s].used?void 0:"is-unused"})})}function Fp(e){return e.some(({memory:t})=>t)?[{key:"allocated",head:"Peak allocated",numeric:!0,...oo.peak_allocated_bytes,cell:t=>{let{peak_allocated_bytes:n=null,peak_step:r=null}=e[t].memory??{};return i(k,{children:[Ee(n),r!==null&&i("span",{class:"cell-note",children:["step ",r]})]})}},{key:"reserved",head:"Peak reserved",numeric:!0,...oo.peak_reserved_bytes,substituted:t=>qp(e[t].memory),cell:t=>i(Vp,{memory:e[t].memory})},{key:"memory",head:"Memory",numeric:!0,...oo.total_bytes,cell:t=>Ee(e[t].memory?.total_bytes)}]:[]}function Vp({memory:e}){let{peak_allocated_bytes:t,peak_reserved_bytes:n,total_bytes:r}=e??{};return n==null||!r?i(k,{children:Ee(n)}):i(k,{children:[Ee(n),i("span",{class:"cell-note",children:O(100*n/r)}),i("span",{class:"memory-bar","aria-hidden":"true",children:[i("span",{class:"is-reserved",style:{width:`${Math.min(100,100*n/r)}%`}}),i("span",{class:"is-allocated",style:{width:`${Math.min(100,100*(t??0)/r)}%`}})]})]})}function qp(e){if(!e?.peak_reserved_bytes||!e.total_bytes)return null;let{peak_reserved_bytes:t,total_bytes:n}=e;return`${Ee(t)} ÷ ${Ee(n)} = ${O(100*t/n)}`}var Wp={device_count:"Devices",chip_count:"Chips",host_count:"Hosts",capture_start_ns:"Capture started",capture_ms:"Capture length"},Up=new Set(["devices_used","simulated","provenance"]),_a=e=>Wp[e]??et(e);function ya({overview:e}){let{environment:t}=e,n=[...Kp(e),...Xp(t)];return i(N,{id:"environment",title:"Run environment",children:[i("dl",{class:"facts",children:n.map(([r,o])=>i("div",{children:[i("dt",{children:r}),i("dd",{children:o})]},r))}),i(gt,{summary:"Where these come from",rows:Object.entries(t.provenance??{}).map(([r,o])=>[_a(r),o])})]})}function Kp({platform:e,job:t,run:n}){let r=i(k,{children:[et(t.kind),t.reason&&i("span",{class:"metric-reason",children:t.reason})]}),o=n.files.reduce((s,a)=>s+a.bytes,0);return[["Platform",e.toUpperCase()],["Job",r],["Profile",`${R(n.files.length,"file")}, ${Je(o)}`]]}function Xp(e){return Object.entries(e).filter(([t,n])=>!Up.has(t)&&n!==null).map(([t,n])=>[_a(t),jp(t,n,e)]).filter(([,t])=>t!=="")}function jp(e,t,n){switch(e){case"device_count":return Zp(n);case"capture_start_ns":return Fo(t);case"capture_ms":return x(t);case"frameworks":return ba(t,(r,o)=>`${r} ${o}`);case"distributed":return Yp(t);case"profiler_options":return Qp(t);default:return io(t)}}function Yp({backend:e,world_size:t,ranks_present:n,groups:r}){let o=t===null?R(n,"rank"):`${n} of ${R(t,"rank")}`;return[e,o,r!==null&&R(r,"process group")].filter(Boolean).join(", ")}function Qp(e){return Object.keys(e).length===0?"not stated":Object.entries(e).filter(([,n])=>n!==!1).map(([n,r])=>r?n:`${n} (in some files)`).join(", ")||"none"}function Zp({device_count:e,devices_used:t}){let n=t!==null&&t!==e;return P(e)+(n?`, ${P(t)} used`:"")}function io(e){return typeof e=="number"?F(e):typeof e=="boolean"?e?"yes":"no":Array.isArray(e)?e.map(io).join(", "):typeof e!="object"||e===null?String(e):ba(e,(t,n)=>`${et(t)}: ${io(n)}`)}function ba(e,t){return Object.entries(e).filter(([,n])=>n!==null).map(([n,r])=>t(n,r)).join(", ")}var Qn=4;function so({finding:e,targets:t}){return i("div",{"data-finding":e.id,class:`finding severity-${e.severity}`,children:[i("h3",{children:[te(e.title)," ",i(ee,{kind:e.severity,children:e.severity})]}),i("p",{children:te(e.evidence)}),i("p",{class:"next",children:[i("strong",{children:"Next:"})," ",te(e.next_step)]}),i(Jp,{lookAt:e.look_at,targets:t})]})}function Jp({lookAt:e,targets:t}){let{ops:n,tool:r}=e,o=t.steps?e.steps:[];return o.length===0&&n.length===0&&r===null?null:i("p",{class:"look-at",children:[i("span",{children:"Look at:"}),o.slice(0,Qn).map(s=>i("button",{type:"button",class:"link",onClick:()=>t.onStep(s),children:["step ",t.steps.columns.number[s]??s]},s)),o.length>Qn&&i("span",{children:["and ",o.length-Qn," more"]}),n.slice(0,Qn).map(s=>i("button",{type:"button",class:"link op-name",onClick:()=>t.onOp(s),children:s},s)),r&&i(ef,{tool:r,targets:t})]})}function ef({tool:e,targets:t}){return t.shown?t.xprof?i("a",{href:ua(e.id,t.shown.run,t.shown.host),target:"_blank",rel:"noopener",children:["XProf's ",e.label," ↗"]}):i("span",{children:["XProf's ",e.label," (its tab is not installed here)"]}):i("span",{children:["XProf's ",e.label]})}var tf=3;function wa({findings:e,targets:t,judged:n,brief:r}){let[o,...s]=e;return i(N,{id:"top-finding",title:"What to look at next",actions:s.length>0&&i("button",{type:"button",class:"link",onClick:()=>document.getElementById("findings")?.scrollIntoView(),children:R(s.length,"more finding")}),children:o?i(k,{children:[i(so,{finding:o,targets:t}),i(nf,{findings:s.slice(0,tf),brief:r})]}):i("p",{class:"quiet",children:n?"Nothing stands out: no part of the step, no step and no device is far from what is usual.":"Without steps and sessions, the limits of the run are not known."})})}function nf({findings:e,brief:t}){return e.length===0?null:i("ul",{class:"other-findings",children:e.map(({id:n,severity:r,title:o,evidence:s,next_step:a})=>i("li",{children:[te(o)," ",i(ee,{kind:r,children:r})," ",i("span",{class:"reason",children:te(s)}),!t&&i("p",{class:"next",children:[i("strong",{children:"Next:"})," ",te(a)]})]},n))})}function va({findings:e,targets:t}){return e.length===0?null:i(N,{id:"findings",title:"Findings",note:"the most severe first",children:i("ol",{class:"findings",children:e.map(n=>i("li",{children:i(so,{finding:n,targets:t})},n.id))})})}var Zn=34,ao=300;function xa({values:e}){let t=V(()=>{let n=Float64Array.from(e.keys()),r=ht({slot:n,slots:e.length,gaps:[]},e,0,e.length,ao),o=r.reduce((a,{step:l})=>Math.max(a,e[l]??0),0)||1;return r.map(({step:a,x:l,width:c})=>`${re(l+c/2)},${re(Zn-2-(Zn-4)*(e[a]??0)/o)}`).join("L")},[e]);return e.length<3?null:i("svg",{class:"sparkline",viewBox:`0 0 ${ao} ${Zn}`,preserveAspectRatio:"none","aria-hidden":"true",children:[i("path",{d:`M${t}`,"vector-effect":"non-scaling-stroke"}),i("path",{class:"baseline",d:`M0,${Zn-1}h${ao}`,"vector-effect":"non-scaling-stroke"})]})}function ka({overview:e}){let t=Kn(e),n=e.metrics[t];if(!n)return null;let r=t==="session_time"?"session":"step",o=of(e);return i(N,{id:"headline",title:o===null?n.label:rf[r],children:i("div",{class:"headline","data-metric":t,"data-status":n.status,children:[o===null?i(Me,{of:n}):i("span",{class:"definition",children:"A few long ones take over a quarter of the time: the median says what is usual."}),n.value===null?i(k,{children:[i("p",{class:"headline-missing",children:"not measured"}),i("p",{class:"reason",children:n.reason})]}):i(sf,{metric:n,overview:e,noun:r,median:o}),i("details",{class:"how",children:[i("summary",{children:"Where this number comes from"}),i(bt,{metric:n}),e.headline&&i(cf,{headline:e.headline})]})]})})}var rf={step:"Step time",session:"Session time"};function of({headline:e}){return e?.median_first?e.median_ms:null}function sf({metric:e,overview:t,noun:n,median:r}){let[o,s]=Go(r===null?rn(e):x(r)),a=t.steps?.columns.duration_ms.length??null,l=e.n??null,c=["n","std. dev.",...r===null?[]:["median"]],u=to(e).filter(([f])=>!c.includes(f)),p=n==="step"?be(t):null,h=t.steps?.kinds??[],m=p!==null&&h.length>1?` “${p}”`:"";return i(k,{children:[i("p",{class:"headline-value",children:[r!==null&&i("span",{class:"headline-which",children:"median"}),i("span",{class:"headline-number",children:o}),i("span",{class:"headline-unit",children:s}),i(af,{metric:e,named:r!==null}),e.status==="inferred"&&i(ee,{children:"inferred"})]}),i("p",{class:"headline-count",children:[l!==null&&(l===1?R(1,n):`${r===null?"mean of":"over"} ${R(l,n)}`),l!==null&&m,n==="step"&&l!==null&&a!==null&&a>l&&`; ${R(a,"step")} sampled, incomplete ones left out`]}),n==="step"&&i(lf,{kinds:h}),e.status==="inferred"&&e.reason&&i("p",{class:"reason",children:e.reason}),t.headline?.bottleneck&&i("p",{class:"bottleneck",children:te(t.headline.bottleneck.sentence)}),n==="step"&&t.steps&&i(uf,{steps:t.steps,headline:t.headline}),l!==1&&u.length>0&&i(_t,{rows:u,spacious:!0})]})}function af({metric:{value:e,unit:t,stdev:n},named:r}){return e===null||!r&&typeof n!="number"?null:i("span",{class:"headline-spread",children:[r&&`mean ${oe(e,t)} `,typeof n=="number"&&`${en(e,n)} std. dev.`]})}function lf({kinds:e}){let t=e.filter(({leading:n})=>!n);return t.length===0?null:i("p",{class:"other-kinds",children:["Also in this profile:"," ",t.map(({name:n,count:r,mean_ms:o,share_percent:s},a)=>i("span",{children:[a>0&&"; ","“",n,"”, ",R(r,"step"),", mean ",x(o),", ",O(s)," of the time"]},n))]})}function uf({steps:e,headline:t}){let n=t?.trend,r=t?.outliers;return i("div",{class:"trend",children:[i(xa,{values:e.columns.duration_ms}),n&&i("p",{"data-trend":n.direction??"none",children:[i("span",{"aria-hidden":"true",children:pf[n.direction??"none"]})," ",te(n.sentence)]}),r&&r.count>0&&i("p",{children:[i("span",{"aria-hidden":"true",children:"◆"})," ",R(r.count,"outlier")," above ",x(r.above_ms)]})]})}function cf({headline:{trend:e,outliers:t}}){return!e&&!t?null:i("dl",{class:"provenance metric-details",children:[e&&i("div",{children:[i("dt",{children:"Trend"}),i("dd",{children:[ve(e.change_percent,"%")," over ",R(e.steps,"complete step"),","," ",ve(e.percent_per_100_steps,"%")," per 100 of them: the median slope between all pairs of steps, in percent of the median step; p ",e.p_value<.001?"<":"="," ",F(Math.max(.001,e.p_value))," for no trend"]})]}),t&&i("div",{children:[i("dt",{children:"Outliers"}),i("dd",{children:[R(t.count,"complete step")," above ",x(t.above_ms),", ",t.limit]})]})]})}var pf={slower:"↗",faster:"↘",none:"→"};var{columns:Xe,origin:ff}=le.Host;function Ma({hosts:e}){if(e.length<2&&e.every(o=>o.status==="ok"))return null;let t=e.some(o=>typeof o.work_ms=="number"),n=e.some(o=>typeof o.rank=="number"),r=[{key:"name",head:"Host",cell:o=>i(k,{children:[e[o].name,Sa(e[o])&&i("div",{class:"panel-note",children:["on ",Sa(e[o])]}),e[o].straggler&&i(ee,{kind:"warn",children:"straggler"}),e[o].set_aside&&i(ee,{kind:"warn",children:"set aside"})]})},...n?[{key:"rank",head:"Rank",numeric:!0,...Xe.rank,cell:o=>P(e[o].rank??null)}]:[],{key:"status",head:"Status",cell:o=>e[o].status},{key:"devices",head:"Devices",numeric:!0,...Xe.devices,cell:o=>P(e[o].devices)},{key:"steps",head:"Steps",numeric:!0,...Xe.steps,cell:o=>P(e[o].steps)},{key:"counted",head:"Counted steps",numeric:!0,...Xe.counted_steps,cell:o=>P(e[o].counted_steps)},{key:"step",head:"Step time",numeric:!0,...Xe.step_time_ms,substituted:o=>Ht(e[o].step_time_ms,e[o].counted_steps),cell:o=>x(e[o].step_time_ms)},...t?[{key:"work",head:"Work",numeric:!0,...Xe.work_ms,substituted:o=>Ht(e[o].work_ms,e[o].counted_steps),cell:o=>x(e[o].work_ms??null)},{key:"slowest",head:"Slowest in steps",numeric:!0,...Xe.slowest_in_steps,cell:o=>P(e[o].slowest_in_steps??null)}]:[]];return i(N,{id:"hosts",title:"Hosts",note:t?"work is the step without collectives, in which hosts wait for each other":void 0,children:i(q,{caption:"Hosts of the profile",columns:r,rowCount:e.length,pageSize:16,rowName:o=>e[o].name,origin:ff})})}function Sa({name:e,machine:t}){return t&&!e.startsWith(t)?t:null}var hf=60,Ta=150,wt={top:16,right:24,bottom:26,left:62};function Ca({distribution:e,meanMs:t}){let[n,r]=Rn(960),{edges_ms:o,counts:s}=e,a=o[0],l=o[o.length-1];if(a===void 0||l===void 0||s.length===0)return null;let c=Pe(l),u=Math.max(40,r-wt.left-wt.right),p=Ta-wt.top-wt.bottom,h=ft().domain([a,l===a?a+1:l].map(y=>y/ge[c])).range([0,u]),m=y=>h(y/ge[c]),f=h.ticks(8),g=(f[1]??1)-(f[0]??0),v=ft().domain([0,pe(s)??1]).nice(3).range([p,0]),_=s.map((y,w)=>{let d=m(o[w]??a),C=Math.max(1,m(o[w+1]??l)-d-1);return y>0?`M${d},${p}V${v(y)}h${C}V${p}z`:""}).join(""),b=s.indexOf(pe(s)??0);return i("div",{class:"chart",ref:n,children:i("svg",{width:r,height:Ta,role:"img","aria-label":`Distribution of session times from ${x(a)} to ${x(l)}; most are between ${x(o[b])} and ${x(o[b+1])}; mean ${x(t)}`,children:i("g",{transform:`translate(${wt.left},${wt.top})`,children:[v.ticks(3).filter(Number.isInteger).map(y=>i("g",{transform:`translate(0,${v(y)})`,children:[i("line",{class:y===0?"baseline":"gridline",x2:u}),i("text",{class:"tick-label",x:-8,dy:"0.32em","text-anchor":"end",children:P(y)})]},y)),i("path",{d:_,class:"histogram"}),i("g",{transform:`translate(${m(t)},0)`,children:[i("line",{class:"mean-line",y2:p}),i("text",{class:"mean-label",y:-4,"text-anchor":m(t)<hf?"start":"middle",children:`mean ${x(t)}`})]}),f.map(y=>i("text",{class:"tick-label",x:h(y),y:p+16,"text-anchor":"middle",children:`${nn(y,g)} ${c}`},y))]})})})}function Jn({parts:e,latency:t,longest:n}){let r=e.map(s=>({...s,value:t[s.id]})),o=r.map(s=>`${s.label} ${x(s.value)}`).join(", ");return i("div",{class:"latency-bar",children:i("div",{style:{width:`${n>0?100*t.total_ms/n:0}%`},children:i(It,{parts:r,label:o})})})}function lo({inference:e}){let{sessions:t,mean:n,percentiles:r,batches:o,parts:s,definitions:a}=e,l=r.some(u=>u.few_samples),c=pe([n,...r],u=>u.total_ms)??0;return i(N,{id:"inference",title:"Session latency",note:R(t,"session"),children:[i("p",{class:"legend",children:s.map(u=>i("span",{class:"legend-item",children:[i(de,{look:u}),u.label]},u.id))}),i("table",{class:"latency-table",children:[i("caption",{class:"visually-hidden",children:"Session latency and its parts"}),i("thead",{children:i("tr",{children:[i("th",{scope:"col",children:"Percentile"}),i("th",{scope:"col",children:i("span",{class:"visually-hidden",children:"Parts, as a bar"})}),i("th",{scope:"col",class:"numeric",children:"Total"}),s.map(({id:u,short_label:p})=>i("th",{scope:"col",class:"numeric",children:p},u))]})}),i("tbody",{children:[i(Pa,{name:"mean",parts:s,latency:n,longest:c}),r.map(u=>i(Pa,{name:`p${u.percentile}${u.few_samples?"*":""}`,parts:s,latency:u,longest:c},u.percentile))]})]}),i(Ca,{distribution:e.distribution,meanMs:n.total_ms}),i("p",{class:"caption",children:[i("span",{children:e.source}),l&&i("span",{children:"* Too few sessions: none is above, so it depends on the longest ones."}),o&&i("span",{children:mf(o)})]}),i(gt,{summary:"What the parts mean",rows:[{label:"Total",definition:a.total_ms},...s].map(u=>[u.label,i(Me,{of:u})])}),i("details",{class:"how",children:[i("summary",{children:"Where these numbers come from"}),i(yt,{provenance:e.provenance})]})]})}function mf({batches:e,sessions_per_batch:t,size:n,padding_percent:r,delay_ms:o}){let s=n===null?"":`, size ${F(n)}`,a=r===null?"":` with ${O(r)} padding`;return`Batched: ${P(e)} batches of ${F(t)} sessions${s}${a}. A session waits ${x(o.mean)} for its batch (p99 ${x(o.p99)}).`}function Pa({name:e,parts:t,latency:n,longest:r}){return i("tr",{children:[i("th",{scope:"row",children:e}),i("td",{children:i(Jn,{parts:t,latency:n,longest:r})}),i("td",{class:"numeric",children:x(n.total_ms)}),t.map(({id:o})=>i("td",{class:"numeric",children:x(n[o])},o))]})}function Ea({inference:e}){return i(k,{children:[i(df,{inference:e}),i(_f,{inference:e})]})}function df({inference:e}){let t=e.models??[];if(t.length===0)return null;let n=[{key:"model",head:"Model",cell:r=>t[r].model??"not known"},{key:"sessions",head:"Sessions",numeric:!0,definition:"How many sessions ran the model.",cell:r=>P(t[r].sessions)},{key:"rate",head:"Sessions per second",numeric:!0,definition:"How many sessions of the model are served in a second.",cell:r=>oe(t[r].sessions_per_second,"1/s")},...gf(t),...Aa("Mean",t.map(r=>r.mean),e)];return i(N,{id:"session-models",title:"Sessions by model",children:i(q,{caption:"Sessions by model",columns:n,rowCount:t.length,pageSize:20,origin:Ra(e)})})}function Ra({source:e,provenance:{window:t,files:n}}){return{window:`${t??"each session"}; ${e}`,files:Jr(n)}}function gf(e){return[50,99].map(t=>({key:`p${t}`,head:`p${t}`,numeric:!0,definition:`${t} % of the sessions take at most this long.`,cell:n=>{let r=e[n].percentiles.find(o=>o.percentile===t);return`${x(r?.total_ms)}${r?.few_samples?"*":""}`}}))}function _f({inference:e}){let t=e.slowest??[];if(t.length===0)return null;let n=new Set(t.map(a=>a.host)).size>1,r=t.some(a=>a.model!==null),o=t.some(a=>a.batching_delay_ms!==null),s=[{key:"start",head:"Start",numeric:!0,definition:"When it began, from the start of the capture.",cell:a=>x(t[a].start_ms)},...n?[{key:"host",head:"Host",cell:a=>t[a].host}]:[],...r?[{key:"model",head:"Model",cell:a=>t[a].model??"not known"}]:[],...Aa("Total",t,e),...o?[{key:"delay",head:"Waited for batch",numeric:!0,definition:e.definitions.batching_delay_ms,cell:a=>x(t[a].batching_delay_ms)}]:[]];return i(N,{id:"slowest-sessions",title:"Slowest sessions",children:i(q,{caption:"Slowest sessions",columns:s,rowCount:t.length,origin:Ra(e)})})}function Aa(e,t,{parts:n,definitions:r}){let o=pe(t,s=>s.total_ms)??0;return[{key:"bar",head:i("span",{class:"visually-hidden",children:"Parts, as a bar"}),cell:s=>i(Jn,{parts:n,latency:t[s],longest:o})},{key:"total",head:e,numeric:!0,definition:r.total_ms,cell:s=>x(t[s].total_ms)},...n.map(({id:s,short_label:a,definition:l})=>({key:s,head:a,numeric:!0,definition:l,cell:c=>x(t[c][s])}))]}function Na({overview:e}){let t=Kn(e),n=Object.entries(e.metrics).filter(([r,o])=>r!==t&&!fa(e,o));return n.length===0?null:i(N,{id:"metrics",title:"Performance summary",note:"all metrics; open one for where its number comes from",children:i("div",{class:"metrics",children:i(Xn,{entries:n,shownReason:e.metrics[t]?.reason??null})})})}function Oa({graph:e}){let t=e.series.filter(({gap:r})=>!r),n=e.series.filter(({gap:r})=>r);return i("div",{class:"legend",role:"group","aria-label":"Categories shown, from the bottom of the stack up",children:[t.map(r=>i($a,{layer:r,graph:e},r.key)),n.length>0&&i("span",{class:"legend-head",children:"Between steps:"}),n.map(r=>i($a,{layer:r,graph:e},r.key))]})}function $a({layer:e,graph:t}){let{key:n,label:r,full_label:o,definition:s,gap:a}=e;return i("button",{type:"button",class:"legend-item","aria-pressed":!t.hidden.has(n),"aria-label":a?o:void 0,title:s,onClick:()=>t.toggle(n),onPointerEnter:()=>t.point(n),onPointerLeave:()=>t.point(null),onFocus:()=>t.point(n),onBlur:()=>t.point(null),children:[i(de,{look:e}),r]})}async function La(e,t,n,r){let o=Qe(e);return o.set("index",String(t)),Mt(`./step?${o}`,n,r)}function Da({overview:e,steps:t,step:n}){let r=tt(t).map(o=>({series:o,ms:o.values[n]??0,mean:(o.metric===null?null:e.metrics[o.metric]?.value)??null}));return i(Ia,{caption:"Parts of the step, against the mean",parts:r,whole:"step",ms:"Time of the part in this step, on its slowest device; the parts add up to the step.",mean:"Its average over the complete steps: the metric of the part, which opens under “Where the time went”."})}function Ba({steps:e,step:t}){let n=Tt(e).map(r=>({series:r,ms:r.values[t]??0,mean:e.loop.gap_ms[r.id]??null}));return n.every(({ms:r})=>r===0)?null:i(k,{children:[i("h4",{children:"Between this step and the next"}),i(Ia,{caption:"Parts of the gap behind the step, against the mean",parts:n,whole:"gap",ms:"Time of the part from the end of this step to the start of the next; the parts add up to the gap.",mean:"Its average after the complete steps whose next step is known."})]})}function Ia({caption:e,parts:t,whole:n,ms:r,mean:o}){let s=t.filter(c=>c.ms>0||(c.mean??0)>0).reverse(),a=t.reduce((c,u)=>c+u.ms,0),l=[{key:"part",head:"Part",cell:c=>i(bf,{series:s[c].series})},{key:"ms",head:n==="step"?"This step":"This gap",numeric:!0,definition:r,cell:c=>x(s[c].ms)},{key:"share",head:"Share",numeric:!0,definition:`How much of this ${n} it takes.`,formula:`this ${n} ÷ the ${n}'s length`,cell:c=>O(a>0?100*s[c].ms/a:null)},{key:"mean",head:"Mean",numeric:!0,definition:o,cell:c=>x(s[c].mean)},{key:"difference",head:"Difference",numeric:!0,definition:`How much longer it takes in this ${n} than on average, also in percent of the mean.`,formula:`this ${n} − mean`,cell:c=>tn(yf(s[c]),s[c].mean)}];return i(q,{caption:e,columns:l,rowCount:s.length})}function yf({ms:e,mean:t}){return t===null?null:e-t}function bf({series:e}){return i(k,{children:[i(de,{look:e}),e.label]})}function Ha({overview:e,steps:t,step:n,shown:r,onSelect:o}){let{columns:s}=t,a=z(null);Q(()=>a.current?.scrollIntoView?.({block:"nearest"}),[n]);let l=s.duration_ms[n]??0,c=e.metrics.step_time?.value??null,u=s.duration_ms.length-1;return i("section",{ref:a,class:"selected-step-panel",id:"step","aria-labelledby":"step-title",children:[i("header",{class:"panel-head",children:[i("h3",{id:"step-title",children:ln(t,n)}),i("p",{class:"panel-note",role:"status",children:[x(l),c!==null&&`, ${tn(l-c,c)} against the mean`]}),i("div",{class:"panel-actions",children:[i("button",{type:"button",disabled:n<=0,onClick:()=>o(n-1),children:"Previous step"}),i("button",{type:"button",disabled:n>=u,onClick:()=>o(n+1),children:"Next step"}),i("button",{type:"button",onClick:()=>{o(null),Gn()},children:"Close"})]})]}),s.complete[n]===!1&&i("p",{class:"reason",children:[i("strong",{children:"Incomplete:"})," ",s.incomplete_reason[n]??"no reason given"]}),i(_t,{rows:[["starts at",x(s.start_ms[n])],["start to next start",x(s.period_ms[n])]]}),i("div",{class:"selected-step-tables",children:[i("div",{class:"step-parts",children:[i(Da,{overview:e,steps:t,step:n}),i(Ba,{steps:t,step:n})]}),r&&i(wf,{shown:r,steps:t,step:n})]})]})}function wf({shown:e,steps:t,step:n}){let{run:r,host:o,kind:s}=e,a=un((l,c)=>La({run:r,host:o,kind:s},n,l,c),"The server has no ops of single steps.",[r,o,s,n,t]);return i("div",{class:"step-ops","aria-busy":a.kind==="loading",children:[i("h4",{children:"Slowest ops of the step"}),i(vf,{answer:a})]})}function vf({answer:e}){if(e.kind==="loading")return i("p",{class:"quiet",children:e.detail??"Looking for them …"});if(e.kind==="failed")return i("p",{class:"quiet",children:[e.error.message," ",e.error.hint," ",i("button",{type:"button",onClick:e.retry,children:"Try again"})]});let{ops:t,reason:n}=e.value;return t.length===0?i("p",{class:"quiet",children:n??"No op ran within the step."}):i(k,{children:[i(q,{caption:"Slowest ops of the step",columns:[{key:"name",head:"Op",cell:o=>i(xf,{op:t[o]})},{key:"count",head:"Calls",numeric:!0,definition:"How often the op ran in the step.",cell:o=>P(t[o].occurrences)},{key:"self",head:"Self time",numeric:!0,definition:"Time in the op itself, without the ops inside it; of several devices, their mean.",cell:o=>x(t[o].self_ms)},{key:"share",head:"Share",numeric:!0,definition:"How much of the self time of all ops of its side in the step it takes.",cell:o=>O(t[o].share_percent)}],rowCount:t.length,pageSize:10}),n&&i("p",{class:"caption",children:n})]})}function xf({op:{name:e,side:t,category:n,framework_op:r}}){return i(k,{children:[i("code",{class:"op-name",children:e}),i("span",{class:"metric-reason",children:[n,", on the ",t,r&&r!==e&&`: ${r}`]})]})}var kf={device_markers:"Step markers of the device",host_markers:"Step markers of the host",inferred:"Steps are inferred"};function za({steps:e,gaps:t,cut:n,outliers:r,longGaps:o}){let{number:s,complete:a}=e.columns,l=a.filter(c=>!c).length;return i("p",{class:"caption",children:[i("span",{children:[e.source==="inferred"&&i(ee,{children:"inferred"})," ",kf[e.source]??e.source,e.method?`: ${e.method}`:""]}),r!==null&&r.count>0&&i("span",{children:[i("span",{class:"outlier-swatch","aria-hidden":"true",children:"◆"})," ",R(r.count,"outlier")," above"," ",x(r.above_ms),", ",r.limit]}),o&&i("span",{children:[i("span",{class:"outlier-swatch","aria-hidden":"true",children:"◇"})," a long gap follows"]}),l>0&&i("span",{children:[i("span",{class:"hatch-swatch","aria-hidden":"true"})," ",R(l,"incomplete step"),l<a.length?", left out of averages":": there is no complete one"]}),n&&i("span",{children:[i("span",{class:"cut-swatch","aria-hidden":"true",children:"▲"})," longer than the axis shows"]}),t.length>0&&i("span",{children:["Not in the profile: ",Mf(t,s)]})]})}var Sf=4;function Mf(e,t){let n=e.slice(0,Sf).map(o=>Tf(o,t)),r=e.length-n.length;return n.join("; ")+(r>0?`; and ${R(r,"more gap")}`:"")}function Tf(e,t){let n=t[e.before-1],r=t[e.before];return`${R(e.missing,"step")} between ${n} and ${r}`}function Ga({steps:e,onSelect:t}){let{columns:n}=e,r=Pe(nt(n.duration_ms)),o=(a,l,c,u)=>({key:a,definition:u,head:`${l}, ${r}`,numeric:!0,cell:p=>gr(c[p],r)}),s=[{key:"number",head:"Step",numeric:!0,cell:a=>i("button",{type:"button",class:"link",onClick:()=>t(a),children:n.number[a]??a})},...n.name.some((a,l)=>a&&a!==String(n.number[l]))?[{key:"name",head:"Name",cell:a=>n.name[a]??""}]:[],o("start","Start",n.start_ms,"When it starts, on the earliest device."),o("duration","Duration",n.duration_ms,"From its start to its end, on the slowest device; the categories add up to it."),o("period","Period",n.period_ms,"From its start to the start of the next step of its kind."),...tt(e).map(({key:a,label:l,values:c,definition:u})=>o(`category-${a}`,l,c,u)),...Tt(e).filter(_r).map(({key:a,full_label:l,values:c,definition:u})=>o(a,l,c,u)),{key:"complete",head:"Complete",cell:a=>n.complete[a]?"yes":`no: ${n.incomplete_reason[a]??"no reason given"}`}];return i(q,{caption:"Time of each step",columns:s,rowCount:n.duration_ms.length,pageSize:25,origin:{window:`each step; ${e.method}`,files:"all of the run; a step is as long as on its slowest device"}})}var Cf=60;function Fa({overview:e,steps:t,shown:n,selected:r,onSelect:o,chosenView:s,onView:a}){let l=t.columns.duration_ms.length,c=V(()=>Uo(t),[t]),u=c?s??on(t):"step",p=zn(e,t,u,{selected:r,onSelect:o}),{zoom:h,setZoom:m,zoomBy:f,fitTypical:g}=p,[v,_]=E(!1),[b,y]=E(!1);return i(N,{id:"steps",title:"Step-time graph",note:R(l,"step"),actions:i(k,{children:[!b&&i(k,{children:[c&&i(Ef,{view:u,onChoose:a}),i("span",{class:"button-group",role:"group","aria-label":"Zoom",children:[i("button",{type:"button","aria-label":"Zoom out",disabled:h===null,onClick:()=>f(2),children:"−"}),i("button",{type:"button","aria-label":"Zoom in",disabled:l<5,onClick:()=>f(.5),children:"+"}),i("button",{type:"button",disabled:h===null,onClick:()=>m(null),children:"Show all steps"})]}),p.canFit&&i("button",{type:"button","aria-pressed":g,onClick:()=>p.setFitTypical(!g),children:"Fit typical steps"}),i("button",{type:"button","aria-pressed":v,onClick:()=>_(!v),children:"Patterns"})]}),i("button",{type:"button","aria-pressed":b,onClick:()=>y(!b),children:"Show as table"})]}),children:[b?i(Ga,{steps:t,onSelect:o}):i("div",{class:v?"with-patterns":void 0,children:[i(Oa,{graph:p}),i(Hn,{graph:p})]}),!b&&l>=Cf&&i("p",{class:"caption",children:"Drag across the graph to zoom, with Shift to pan; or use the wheel with Ctrl or ⌘, and sideways."}),i(za,{steps:t,gaps:p.layout.gaps,cut:g&&!b,outliers:p.outliers,longGaps:u==="period"&&yr(e).length>0}),i(gt,{summary:"What the categories mean",rows:p.series.map(w=>[w.full_label,w.definition])}),r!==null&&r<l&&i(Ha,{overview:e,steps:t,step:r,shown:n,onSelect:o})]})}var Pf=[["step","Step"],["period","Period"]];function Ef({view:e,onChoose:t}){return i("span",{class:"button-group",role:"group","aria-label":"What a bar shows",children:Pf.map(([n,r])=>i("button",{type:"button","aria-pressed":e===n,onClick:()=>t(n),children:r},n))})}var{columns:Oe,origin:Rf}=le.TopKernel;function qa({kernels:e}){return e?.length?i(N,{id:"top_kernels",title:"Top kernels",note:"by self time",children:i(q,{caption:"Top kernels",columns:Af(e),rowCount:e.length,pageSize:10,rowName:t=>e[t].name,origin:Rf})}):null}function Af(e){let t=o=>e[o],n=o=>e.some(s=>s[o]!==null),r=(o,s)=>n(o)?[s]:[];return[{key:"name",head:"Kernel",cell:o=>i(Nf,{kernel:t(o)})},{key:"count",head:"Calls",numeric:!0,...Oe.occurrences,cell:o=>P(t(o).occurrences)},{key:"self",head:"Self time",numeric:!0,...Oe.self_ms,cell:o=>x(t(o).self_ms)},{key:"mean",head:"Mean",numeric:!0,...Oe.mean_us,substituted:o=>`${x(t(o).self_ms)} ÷ ${P(t(o).occurrences)} = ${Va(t(o).mean_us)}`,cell:o=>Va(t(o).mean_us)},{key:"share",head:"Share",numeric:!0,...Oe.share_percent,substituted:o=>Ke(t(o).self_ms,t(o).kernels_self_ms,t(o).share_percent),cell:o=>O(t(o).share_percent)},...r("blocks_per_sm",{key:"blocks",head:"Blocks per SM",numeric:!0,...Oe.blocks_per_sm,cell:o=>F(t(o).blocks_per_sm)}),...r("occupancy_percent",{key:"occupancy",head:"Occupancy",numeric:!0,...Oe.occupancy_percent,cell:o=>O(t(o).occupancy_percent)}),...r("precision",{key:"precision",head:"Precision",...Oe.precision,cell:o=>t(o).precision??"–"}),...r("tensorcore_used",{key:"tensorcore",head:"Tensor Core",...Oe.tensorcore_used,cell:o=>({true:"used",false:"not used",null:"–"})[`${t(o).tensorcore_used}`]})]}function Va(e){return e<1e3?`${F(e)} µs`:x(e/1e3)}function Nf({kernel:e}){return i(k,{children:[i("code",{class:"op-name",children:e.name}),e.framework_ops.length>0&&i("span",{class:"metric-reason",children:e.framework_ops.join(", ")})]})}var{columns:vt,origin:$f}=le.TopOp,Of=[["device","On the device"],["host","On the host"]];function Ua({ops:e,pointed:t}){return e.length===0?null:i(N,{id:"top_ops",title:"Top ops",note:"by self time",children:Of.map(([n,r])=>i(Lf,{side:n,title:r,ops:e.filter(o=>o.side===n),pointed:t},n))})}function Lf({side:e,title:t,ops:n,pointed:r}){if(n.length===0)return null;let o=r===null?-1:n.findIndex(({name:s})=>s===r);return i("div",{id:`top_ops-${e}`,class:"side",children:[i("h3",{children:t}),i(q,{caption:`Top ops: ${t.toLowerCase()}`,columns:Df(n),rowCount:n.length,pageSize:10,rowName:s=>n[s].name,origin:$f,pointedRow:o<0?null:o})]})}function Df(e){let t=e.some(r=>r.gflops_per_s!==null),n=e.some(r=>r.tensorcore_eligible!==null);return[{key:"name",head:"Op",cell:r=>i(Hf,{op:e[r]})},{key:"category",head:"Category",cell:r=>e[r].category},{key:"count",head:"Calls",numeric:!0,...vt.occurrences,cell:r=>P(e[r].occurrences)},{key:"self",head:"Self time",numeric:!0,...vt.self_ms,cell:r=>x(e[r].self_ms)},{key:"share",head:"Share",numeric:!0,...vt.share_percent,substituted:r=>Ke(e[r].self_ms,e[r].side_self_ms,e[r].share_percent),cell:r=>O(e[r].share_percent)},{key:"cumulative",head:"Cumulative",numeric:!0,...vt.cumulative_percent,substituted:r=>Ke(e[r].cumulative_self_ms,e[r].side_self_ms,e[r].cumulative_percent),cell:r=>O(e[r].cumulative_percent)},...t?[{key:"rate",head:"GFLOP/s",numeric:!0,...vt.gflops_per_s,substituted:r=>Bf(e[r]),cell:r=>F(e[r].gflops_per_s)}]:[],...n?[{key:"tensorcore",head:"Tensor Core",...vt.tensorcore_eligible,cell:r=>If(e[r])}]:[]]}function Bf({gflops:e,self_ms:t,gflops_per_s:n}){return e===null||n===null?null:`${F(e)} GFLOP ÷ ${x(t)} = ${F(n)} GFLOP/s`}function If(e){return e.tensorcore_used?"used":e.tensorcore_eligible===null?"–":e.tensorcore_eligible?e.tensorcore_used===null?"eligible, use not known":"eligible, not used":"not eligible"}function Hf({op:e}){let t=e.framework_op&&e.framework_op!==e.name?e.framework_op:null;return i(k,{children:[i("code",{class:"op-name",children:e.name}),t&&i("span",{class:"metric-reason",children:t}),e.kernels?.length>0&&i(zf,{kernels:e.kernels})]})}var Wa=5;function zf({kernels:e}){let t=e.length<Wa;return i("details",{class:"op-kernels",children:[i("summary",{children:t?R(e.length,"kernel"):`${Wa} longest kernels`}),i("ul",{children:e.map(n=>i("li",{children:[i("code",{class:"op-name",children:n.name}),i("span",{class:"metric-reason",children:[x(n.self_ms),", ",R(n.occurrences,"call")]})]},n.name))})]})}var Gf=[["mfu","flops_utilization","mxu_utilization"],["hbm_utilization","memory_bandwidth_utilization"],["duty_cycle"],["goodput"]];function Ff({metrics:e}){let t=[];for(let r of Gf){let o=r.find(s=>e[s]?.value!=null)??r.find(s=>e[s]);o!==void 0&&t.push([o,e[o]])}let n=t.find(([r])=>r==="mfu")?.[1].value;return t.filter(([r,{value:o}])=>r!=="goodput"||o!==n)}function Ka({overview:e}){let t=Ff(e);return t.length===0?null:i(N,{id:"utilization",title:"Utilization",note:"100 % is the hardware's limit",children:i(Xn,{entries:t,brief:!0})})}function er({overview:e,shown:t=null,step:n=null,onStep:r=()=>{},view:o=null,onView:s=()=>{},children:a}){let{steps:l,inference:c,job:u,findings:p}=e,[h,m]=E(null),f=Vf(t!==null&&p.some(({look_at:w})=>w.tool)),g=l!==null&&l.columns.duration_ms.length>0,v=u.kind==="inference"&&c!==null,_={steps:g?l:null,shown:t,xprof:f,onStep:w=>{r(w),document.getElementById("steps")?.scrollIntoView?.(),Gn()},onOp:m},b=i(wa,{findings:p,targets:_,judged:g||c!==null,brief:v}),y=g&&i(Fa,{overview:e,steps:l,shown:t,selected:n,onSelect:r,chosenView:o,onView:s});return i("div",{class:"report",children:[e.environment.simulated===!0&&i("p",{class:"banner",children:[i("strong",{children:"Simulated profile:"})," these numbers come from a generator, not from a device."]}),i("div",{class:"first-screen",children:[i("div",{class:"first-column",children:[i(ka,{overview:e}),i(Ka,{overview:e})]}),i("div",{class:"second-column",children:[v&&b,v?i(lo,{inference:c}):i(ro,{overview:e}),!v&&b]})]}),a,i(Na,{overview:e}),!v&&c&&i(lo,{inference:c}),c&&i(Ea,{inference:c}),v&&g?i("details",{class:"folded",open:n!==null,children:[i("summary",{children:"Steps"}),i(ro,{overview:e}),y]}):y,i(ya,{overview:e}),i(Ma,{hosts:e.hosts}),i(ga,{devices:e.devices}),i(da,{communication:e.communication}),i(Ua,{ops:e.top_ops,pointed:h}),i(qa,{kernels:e.top_kernels}),i(va,{findings:p,targets:_}),i(Ys,{overview:e})]})}function Vf(e){let[t,n]=E(!1);return Q(()=>{if(!e)return;let r=new AbortController;return la(r.signal).then(n),()=>r.abort()},[e]),t}var tr="overview",uo=`p.${tr}.`,qf={run:null,host:null,kind:null,compare:null,compareHost:null,compareKind:null,step:null,view:null},co={run:"run",host:"host",kind:"kind",compare:"compare",compareHost:"compare_host",compareKind:"compare_kind",step:"step",view:"view"};function Xa(){let e=dt()?.location;return e?Za(e.hash):qf}function ja(e,{push:t}){let n=dt();if(n)try{let r=Wf(n.location.hash,e);if(r===null||r===n.location.hash)return;t?n.history.pushState(n.history.state,"",r):n.history.replaceState(n.history.state,"",r)}catch{}}function Ya(e){let t=dt();if(!t)return()=>{};let n=()=>{let{hash:r}=t.location;Ja(r)&&e(Za(r))};return t.addEventListener("popstate",n),()=>t.removeEventListener("popstate",n)}function Qa({compare:e,compareHost:t,compareKind:n}){return e===null?null:{run:e,host:t,kind:n}}function Za(e){let t=new Map;for(let s of po(e)){let a=s.indexOf("=");a>0&&t.set(s.slice(0,a),Uf(s.slice(a+1)))}let n=s=>t.get(uo+co[s])||null,r=n("step"),o=n("view");return{run:n("run"),host:n("host"),kind:n("kind"),compare:n("compare"),compareHost:n("compareHost"),compareKind:n("compareKind"),step:r!==null&&/^\d+$/.test(r)?Number(r):null,view:o==="step"||o==="period"?o:null}}function Wf(e,t){if(!Ja(e))return null;let n=Object.values(co).map(o=>`${uo}${o}=`),r=po(e).filter(o=>o!==tr&&!n.some(s=>o.startsWith(s)));for(let[o,s]of Object.entries(co)){let a=t[o];a!==null&&r.push(`${uo}${s}=${encodeURIComponent(a)}`)}return`#${[tr,...r].join("&")}`}function Ja(e){let[t]=po(e);return t===void 0||t===tr||t.includes("=")}function po(e){return e.replace(/^#/,"").split("&").filter(t=>t!=="")}function Uf(e){try{return decodeURIComponent(e)}catch{return e}}function el(e){if(window.parent===window)return;let t=new MessageChannel;t.port1.onmessage=n=>{let r;try{r=JSON.parse(n.data)}catch{return}if(r.isReply)return;r.type==="experimental.DataReloaded"&&e();let o={type:r.type,id:r.id,payload:null,error:null,isReply:!0};t.port1.postMessage(JSON.stringify(o))},window.parent.postMessage("experimental.bootstrap","*",[t.port2])}var Kf=1e3,fo={runs:null,choice:null,entry:null,compare:null,step:null,view:null,overview:null,shown:null,loading:!0,waiting:null,error:null,lostLink:null,lostKind:null};function rl(){let[e,t]=E(fo),n=z(fo),r=ae(_=>{n.current={...n.current,..._},t(n.current)},[]),o=z(null),s=z(new we),a=z(new we),l=z(void 0),c=ae(async _=>{r({loading:!0,waiting:null,error:null});try{let b=await s.current.run(C=>St(_,C,M=>r({waiting:M.message}),M=>r({overview:M,shown:_,waiting:jf(M)})));if(b===null)return;let{overview:y,shown:w,lostKind:d}=b;if(r({overview:y,shown:w,loading:!1,waiting:null}),d===null)return;o.current&&(o.current={...o.current,kind:null}),r({choice:w,lostKind:d,step:null,view:null})}catch(b){r({error:nl(b),overview:null,shown:null,loading:!1,waiting:null})}},[]),u=ae((_,b,y)=>{o.current=null;let w={run:_.id,host:b,kind:y};r({choice:w,entry:_,step:null,view:null,lostLink:null,lostKind:null}),nr(n.current,{push:!0}),c(w)},[]),p=ae(_=>{r({step:_}),nr(n.current)},[]),h=ae(_=>{r({view:_}),nr(n.current)},[]),m=ae(_=>{r({compare:_}),nr(n.current)},[]),f=ae(async(_,b=null)=>{clearTimeout(l.current);let y=b?null:n.current.choice,w;try{w=await a.current.run(async T=>{let A=await kt({},T);return{runs:A,found:await Xf(A,o.current,y,T)}})}catch(T){s.current.cancel();let{compare:A,step:Y,view:ie}=n.current;r({...fo,compare:A,step:Y,view:ie,loading:!1,error:nl(T)});return}if(w===null)return;let{runs:d,found:C}=w;d.scanning&&(l.current=setTimeout(()=>{f(!1)},Kf));let{entry:M,host:L,kind:G}=C,X=n.current.choice,H=M&&{run:M.id,host:L,kind:G};if(r({runs:d,entry:M,choice:H,lostLink:d.scanning?null:C.lost}),b&&r({...tl(b),lostKind:null}),H===null){s.current.cancel(),r({overview:null,shown:null,error:null,waiting:null,loading:d.scanning});return}let j=X===null||!Qt(H,X);j&&(y!==null||C.lost!==null)&&r({step:null,view:null}),(j||_)&&c(H)},[]),g=ae(()=>{f(!0)},[]),v=ae(_=>{o.current=_,f(!1,_)},[]);return Q(()=>{let _=Xa();o.current=_,r(tl(_)),el(g);let b=Ya(v);return g(),()=>{b(),clearTimeout(l.current),s.current.cancel(),a.current.cancel()}},[]),{...e,choose:u,chooseStep:p,chooseView:h,compareWith:m,reload:g}}function tl(e){return{step:e.step,view:e.view,compare:Qa(e)}}async function Xf({runs:e},t,n,r){let o=async u=>e.find(p=>p.id===u)??await Jt(u,r),s=(u,p)=>u.hosts.find(h=>h===p)??null;if(e.length>0&&t?.run){let u=await o(t.run);if(u)return{entry:u,host:s(u,t.host),kind:t.kind,lost:null}}let a=e.length>0?t?.run??null:null,l=e.length>0&&n?await o(n.run):null;return l?{entry:l,host:s(l,n.host),kind:n.kind,lost:a}:{entry:e.find(({status:u})=>u!=="empty")??e[0]??null,host:null,kind:null,lost:a}}function nr({choice:e,compare:t,step:n,view:r},{push:o}={push:!1}){if(e===null)return;let s={...e,compare:t?.run??null,compareHost:t?.host??null,compareKind:t?.kind??null,step:n,view:r};ja(s,{push:o})}function jf({run:e}){return`${e.files.length} of ${e.files.length+(e.pending?.length??0)} hosts so far`}function nl(e){return e instanceof W?e:new W("page",e instanceof Error?e.message:String(e))}function ol(){let e=rl(),{runs:t,overview:n,shown:r,loading:o,lostLink:s,lostKind:a,choice:l}=e;return i(k,{children:[i(Zt,{}),i("header",{class:"bar",children:[i("h1",{class:"visually-hidden",children:"Overview"}),e.entry&&l&&i(Qf,{page:e,entry:e.entry,choice:l}),n&&i(qn,{overview:n}),i("p",{class:"activity",role:"status",children:o&&n?e.waiting??"Loading …":t?.scanning?"Searching for runs …":""}),n&&r&&!ho(e)&&i(sa,{shown:r})]}),i("main",{"aria-busy":o,children:[s!==null&&l&&i("p",{class:"banner",children:["The run “",s,"” of this address does not exist; this is “",l.run,"”."]}),a!==null&&n&&i("p",{class:"banner",children:["There are no steps “",a,"” here",be(n)!==null&&`; these are “${be(n)}”`,"."]}),l&&t?.message&&i("p",{class:"banner",children:[t.message," ",i("span",{class:"reason",children:t.hint})]}),ho(e)&&i("p",{class:"banner",role:"status",children:["This is still “",Ye(r),"”, while “",Ye(l),"” loads. ",i(Vn,{message:e.waiting})]}),i(Wn,{subject:n,onRetry:e.reload,children:i(Yf,{page:e})})]})]})}function Yf({page:e}){let{runs:t,overview:n,shown:r,choice:o,error:s,waiting:a,compare:l}=e;if(s)return i(Fn,{error:s,onRetry:e.reload});if(n&&r){let c=ho(e);return i("div",{class:c?"is-stale":void 0,inert:c,children:i(er,{overview:n,shown:r,step:c?null:e.step,onStep:e.chooseStep,view:c?null:e.view,onView:e.chooseView,children:l&&!c&&i(js,{overview:n,shown:r,baseline:l,view:e.view,onBaseline:e.compareWith,onClose:()=>e.compareWith(null)})},`${r.run} ${r.host??""} ${r.kind??""}`)})}return o?i(Bt,{title:a?"Still reading this profile":"Loading the overview …",detail:a??o.run,children:i(Vn,{message:a})}):t===null||t.scanning?i(Bt,{title:"Searching for profiles …",children:i(Vn,{message:null})}):i(Bt,{title:"No profile found",detail:t.message??"The log directory holds no profile.",hint:t.hint,children:i("button",{type:"button",onClick:e.reload,children:"Look again"})})}function Qf({page:e,entry:t,choice:n}){let{overview:r,shown:o}=e,s=o?.run===n.run?r?.steps?.kinds??[]:[];return i("div",{class:"pickers",children:[i(Un,{label:"Run",chosen:n.run,onChoose:a=>e.choose(a,null,null)}),i(cn,{label:"Host",hosts:t.hosts,chosen:n.host,onChoose:a=>e.choose(t,a,n.kind)}),i(pn,{label:"Steps",kinds:s,chosen:n.kind,onChoose:a=>e.choose(t,n.host,a)}),i(ea,{chosen:e.compare,onChoose:e.compareWith})]})}function ho({shown:e,choice:t,error:n}){return e===null||t===null||n?!1:!Qt(e,t)}function il({overview:e}){let[t,n]=E(null),[r,o]=E(null);return i(k,{children:[i(Zt,{}),i("header",{class:"bar",children:[i("h1",{children:["Overview of ",e.run.id]}),i(qn,{overview:e})]}),i("main",{children:i(er,{overview:e,step:t,onStep:n,view:r,onView:o})})]})}var sl=`.bar {
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
`;var al=`/* All colours are custom properties of charts/palette.ts. */

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
`;var ll=`.stacked-bar {
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
`;var ul=`.legend {
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
`;var cl=`.verdict {
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
`;var pl=`.diagnostics > li {
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
`;var fl=`.facts {
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
`;var hl=`.findings {
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
`;var ml=`.headline > .definition {
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
`;var dl=`.latency-table tbody th {
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
`;var gl=`.metrics {
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
`;var _l=`.notice {
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
`;var yl=`main {
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
`;var bl=`.pickers {
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
`;var wl=`.step-graph {
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
`;var vl=`.table-scroll {
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

.op-kernels {
  font-weight: normal;
  font-size: 12px;
}

.op-kernels summary {
  color: var(--muted);
  cursor: pointer;
}

.op-kernels ul {
  margin: 4px 0;
  padding-left: 16px;
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
`;var xl=[al,sl,bl,yl,vl,ul,ml,ll,gl,wl,dl,fl,hl,pl,cl,_l].join(`
`);var zt=jt();function mh(){let e=document.documentElement;e.lang="en",document.title=zt?`Overview of ${zt.run.id}`:"Overview",document.adoptedStyleSheets=[...document.adoptedStyleSheets,dh()],No(n=>{e.dataset.theme=n});let t=document.createElement("div");t.id="overview",document.body.append(t),Co(zt?i(il,{overview:zt}):i(ol,{}),t)}function dh(){let e=new CSSStyleSheet;return e.replaceSync(`:root{color-scheme:light;${hr("light")}}:root[data-theme="dark"]{color-scheme:dark;${hr("dark")}}`+xl),e}zt&&mh();export{mh as render};
