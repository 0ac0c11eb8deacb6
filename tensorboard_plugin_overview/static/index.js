/* Do not edit: built from frontend/ by "npm run build".
 * Third-party code in this file: see THIRD_PARTY_NOTICES.txt beside it. */
var L,mo,wl,Te,tr,qt,go,Gt,_o,rr,nr,vl,wt=Symbol.for("pv"),Wt={},Ut=[],xl=/^m(i|n|o|s|text|space)$/,or=Array.isArray,yo=Ut.slice,De=Object.assign;function Le(e){e&&e.parentNode&&e.remove()}function Ft(e,t,n,r,o){var s={type:e,props:t,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:wt,__v:o||++mo,__i:-1,__u:0};return!o&&L.vnode&&L.vnode(s),s}function S(e){return e.children}function Xe(e,t){this.props=e,this.context=t,this.__g=0}function Ce(e,t){if(t==null)return e.__&&Ce(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:Ce(e)}function kl(e){var t,n=e.__v,r=n.__e,o=[],s=[],a=e.__P;a&&((t=De({constructor:wt},n)).__v=n.__v+1,L.vnode&&L.vnode(t),ir(a,t,n,e.__n,a.namespaceURI,32&n.__u?[r]:null,o,r||Ce(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,So(o,t,s),n.__=n.__e=null,t.__e!=r&&bo(t))}function bo(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),bo(e)}function po(e){(8&e.__g||(e.__g|=8,Te.push(e),qt++))&&tr==L.debounceRendering||((tr=L.debounceRendering)||queueMicrotask)(wo)}function wo(){try{for(var e,t=1;Te.length;)Te.length>t&&Te.sort(go),e=Te.shift(),t=Te.length,8&e.__g&&kl(e)}finally{(qt=Te.length)&&(tr||queueMicrotask)(wo)}}function vo(e,t,n,r,o,s,a,l,c,u,f){var h,m,p,g,v,_,b=r.__k||Ut,y=t.length;for(c=Sl(n,t,b,c,y),h=0;h<y;h++)(p=n.__k[h])!=null&&(m=~p.__i&&b[p.__i]||Wt,p.__i=h,_=ir(e,p,m,o,s,a,l,c,u,f),g=p.__e,(m.ref!=p.ref||8&m.__u)&&(m.ref&&sr(m.ref,null,p,m),p.ref&&f.push(p.ref,p.__c||g,p)),v=v||g,4&p.__u?(c=xo(p,c,e,!m.__v),m.__e&&(m.__e=null)):typeof p.type=="function"&&_!==void 0?c=_:g&&(c=g.nextSibling),p.__u&=-21);return n.__e=v,c}function Sl(e,t,n,r,o){var s,a,l,c,u,f,h,m,p,g=n.length,v=g,_=0,b=0,y=e.__k=Array(o);for(s=0;s<o;s++)(a=t[s])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=y[s]=Ft(null,a):or(a)?a=y[s]=Ft(S,{children:a}):a.constructor===wt&&a.__b?a=y[s]=Ft(a.type,a.props,a.key,a.ref,a.__v):y[s]=a,c=s+_,a.__=e,a.__b=e.__b+1,l=null,~(u=a.__i=Ml(a,n,c,v))&&(v--,(l=n[u])&&(l.__u|=2)),l&&l.__v?(a.__u|=16,u==c-1?_--:u==c+1?_++:u!=c&&(u>c?_--:_++,b=1)):(~u||(o>g?_--:o<g&&_++),typeof a.type!="function"&&(a.__u|=4))):y[s]=null;if(b){for(f=[],h=[],s=0;s<o;s++)if((a=y[s])&&16&a.__u){for(_=0,m=f.length;_<m;)f[p=_+m>>1]<a.__i?_=p+1:m=p;f[_]=a.__i,h[s]=_+1}for(_=f.length;s--;)h[s]&&(h[s]==_?_--:y[s].__u|=4)}if(v)for(s=0;s<g;s++)!(l=n[s])||2&l.__u||(l.__e==r&&(r=Ce(l)),ar(l,l));return r}function xo(e,t,n,r){var o,s,a,l;if(typeof e.type=="function"){if(e.props.__P)return t;if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&(o[s].__=e,t=xo(o[s],t,n,!1));return t}for(t&&!t.parentNode&&(t=Ce(e))&&!t.parentNode&&(t=null),a=e.__e,l=t;l&&l.nodeType==8;)l=l.nextSibling;for(a!=l&&(!r&&n.moveBefore&&a.parentNode?n.moveBefore(a,t):n.insertBefore(a,t||null)),t=a;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Ml(e,t,n,r){var o,s=e.key,a=e.type,l=t[n],c=l&&!(2&l.__u);if(l===null&&s==null||c&&s==l.key&&a==l.type)return n;if(r>(c?1:0)){for(o=n-1;o>=0;o--)if((l=t[o])&&!(2&l.__u)&&s==l.key&&a==l.type)return o;for(o=n+1;o<t.length;o++)if((l=t[o])&&!(2&l.__u)&&s==l.key&&a==l.type)return o}return-1}function ho(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function zt(e,t,n,r,o){var s,a;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof r=="string"&&(e.style.cssText=r=""),r)for(t in r)n&&t in n||ho(e.style,t);if(n)for(t in n)r&&n[t]==r[t]||ho(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof r!="function"&&(r=null),(e.__e||(e.__e={}))[t]=n,n&&r||(a=nr[t]||(nr[t]=Tl(t)),(e.__a||(e.__a={}))[t]=rr,s=t!=(t=t.replace(_o,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,a,s):e.removeEventListener(t,a,s));else{if(o=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Tl(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[Gt]==null)t[Gt]=rr++;else if(t[Gt]<this.__a[e])return;return n(L.event?L.event(t):t)}}}function ir(e,t,n,r,o,s,a,l,c,u){var f,h,m,p,g,v,_,b,y,w,d,C,M,O,G,U,H,K,T=t.type;if(t.constructor!==wt)return null;128&n.__u&&(c=32&n.__u,f=n.__c.__z)&&(t.__u|=c,h=s=[],f.nodeType==8?l=Vt(f,s):s.push(f),l=s[0]||l),(f=L.__b)&&f(t);e:if(typeof T=="function"){m=a.length;try{if(b=t.props,y=(f=T.prototype)&&f.render,w=(f=T.contextType)&&r[f.__c],d=f?w?w.props.value:f.__:r,(p=n.__c)?(t.__c=p,2&p.__g&&(p.__g|=1)):(y?t.__c=p=new T(b,d):(t.__c=p=new Xe(b,d),p.constructor=T,p.render=Pl),w&&w.sub(p),p.state||(p.state={}),p.__n=r,p.__g|=8,p.__h=[],p.__k=[]),y&&(p.__s||(p.__s=p.state),T.getDerivedStateFromProps&&(p.__s==p.state&&(p.__s=De({},p.__s)),De(p.__s,T.getDerivedStateFromProps(b,p.__s)))),g=p.props,v=p.state,p.__v=t,n.__c){if(b!==g&&y&&!T.getDerivedStateFromProps&&p.componentWillReceiveProps&&p.componentWillReceiveProps(b,d),t.__v==n.__v&&!(8&p.__g)||!(4&p.__g)&&p.shouldComponentUpdate&&p.shouldComponentUpdate(b,p.__s,d)===!1){t.__v!=n.__v&&(p.props=b,p.state=p.__s,p.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(A){A&&(A.__=t)}),Ut.push.apply(p.__h,p.__k),p.__k=[],p.__h.length&&a.push(p),l=Ce(n);break e}p.componentWillUpdate&&p.componentWillUpdate(b,p.__s,d),y&&p.componentDidUpdate&&p.__h.push(function(){p.componentDidUpdate(g,v,_)})}else y&&!T.getDerivedStateFromProps&&p.componentWillMount&&p.componentWillMount(),y&&p.componentDidMount&&p.__h.push(p.componentDidMount);p.context=d,p.props=b,p.__P=e,p.__g&=-5,C=L.__r,M=y?25:0;do p.__g&=-9,C&&C(t),f=p.render(p.props,p.state=p.__s,p.context);while(8&p.__g&&++M<25);y&&(Ut.push.apply(p.__h,p.__k),p.__k=[]),p.state=p.__s,p.getChildContext&&(r=De({},r,p.getChildContext())),y&&n.__c&&p.getSnapshotBeforeUpdate&&(_=p.getSnapshotBeforeUpdate(g,v)),O=f&&f.type===S&&f.key==null?f.props.children:f,b.__P&&(f=l,o=(e=b.__P).namespaceURI,c=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(A){A&&ar(A,A)}),n.__k=null),l=n.__k?Ce(n,0):null),l=vo(e,or(O)?O:[O],t,n,r,o,s,a,l,c,u),b.__P&&(t.__e=null,l=f),t.__u&=-161,h&&h.some(Le),p.__h.length&&a.push(p),1&p.__g&&(p.__g&=-4)}catch(A){if(a.length=m,t.__v=null,c||s)if(A&&A.then){if(t.__u|=128|c,s){for(~(H=s.indexOf(l||void 0))||(H=s.length);(K=s[H-1])&&K.nodeType==8;)H--;for(;H<s.length;H++)if(K=s[H])if(s[H]=null,G){if(K==U)break}else{if(K.nodeType!=8)break;K.data.startsWith("$s")&&(U=Vt(G=K))}}if(!G){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;G=l}(f=Vt(G=t.__c.__z||(t.__c.__z=G)))?(t.__e=G,l=f):t.__e=l,l=l&&l.nextSibling}else s&&s.some(Le);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),A&&A.then||ko(t),L.__e(A,t,n)}}else l=t.__e=Cl(n.__e,t,n,r,o,s,a,c,u,e);return(f=L.diffed)&&f(t),l}function Vt(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function ko(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(ko))}function So(e,t,n){for(var r=0;r<n.length;)sr(n[r++],n[r++],n[r++]);L.__c&&L.__c(t,e),e.some(function(o){try{e=o.__h,o.__h=[],e.some(function(s){s.call(o)})}catch(s){L.__e(s,o.__v)}})}function Cl(e,t,n,r,o,s,a,l,c,u){var f,h,m,p,g,v,_,b,y=n.props||Wt,w=t.props,d=t.type;if(d=="svg"?o="http://www.w3.org/2000/svg":d=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),s){for(f=0;f<s.length;f++)if((g=s[f])&&(d?g.localName==d:g.nodeType==3)){e=g,s[f]=null;break}}if(!e){if(b=u.ownerDocument||document,!d)return b.createTextNode(w);e=b.createElementNS(o,d,w.is?w:u),l&&(L.__m&&L.__m(t,s),l=!1),s=null}if(d){if(u=d=="template"&&e.content||e,s=d=="textarea"&&w.defaultValue!=null?null:s&&yo.call(u.childNodes),!l&&s)for(y={},f=0;f<e.attributes.length;f++)y[(g=e.attributes[f]).name]=g.value;for(f in y)g=y[f],f=="dangerouslySetInnerHTML"?m=g:f=="children"||f in w||f=="value"&&"defaultValue"in w||f=="checked"&&"defaultChecked"in w||zt(e,f,null,g,o);for(f in w)g=w[f],f=="children"?p=g:f=="dangerouslySetInnerHTML"?h=g:f=="value"?v=g:f=="checked"?_=g:l&&typeof g!="function"||y[f]===g||zt(e,f,g,y[f],o);h?(l||m&&(h.__html==m.__html||h.__html==e.innerHTML)||(e.innerHTML=h.__html),t.__k=[]):(m&&(e.textContent=""),(d=="foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&xl.test(d))&&(o="http://www.w3.org/1999/xhtml"),vo(u,or(p)?p:[p],t,n,r,o,s,a,s?s[0]:n.__k&&Ce(n,0),l,c),s&&s.some(Le)),l&&d!="textarea"||(f="value",d=="progress"&&v==null?e.removeAttribute(f):v==null||v===e[f]&&(d!="progress"||v)||zt(e,f,v,y[f],o),f="checked",_!=null&&_!=e[f]&&zt(e,f,_,y[f],o))}else y===w||l&&e.data==w||(e.data=w);return e}function sr(e,t,n,r){try{typeof e=="function"?t?t.__x=e(t)||1:r&&(r=r.__c||r.__e)&&(t=r.__x)&&(r.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(o){L.__e(o,n)}}function ar(e,t,n){var r,o,s,a;if(L.unmount&&L.unmount(e),!(r=e.ref)||r.current&&r.current!=e.__e||sr(r,null,t,e),r=e.__c){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(l){L.__e(l,t)}r.__P=r.__n=null}if(r=e.__k)for(a=0;a<r.length;a++)r[a]&&ar(r[a],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(r=e.__c)&&(r=r.__z)&&(o=Vt(r,s=[]))&&(r==e.__e&&s.some(Le),Le(o),Le(r)),n||Le(e.__e),e.__e=e.__c=e.__=null}function Pl(e,t,n){return this.constructor(e,n)}function Mo(e,t){var n,r,o,s;L.__&&L.__(e,t),t.nodeType==9&&(t=t.documentElement),r=(n=e&&32&e.__u)?null:t.__k,t.__k=Ft(S,{children:[e]}),o=[],s=[],ir(t,t.__k,r||Wt,Wt,t.namespaceURI,r?null:t.firstChild?yo.call(t.childNodes):null,o,r?r.__e:t.firstChild,n,s),So(o,t.__k,s),t.__k.props.children=null}L={__e:function(e,t,n,r){for(var o,s,a;t=t.__;)if((o=t.__c)&&!(1&o.__g)){o.__g|=4;try{if((a=(s=o.constructor)&&s.getDerivedStateFromError)&&o.setState(s.getDerivedStateFromError(e)),o.componentDidCatch&&(o.componentDidCatch(e,r||{}),a=1),a&&8&o.__g)return void(o.__g|=2)}catch(l){e=l}}throw qt=0,e}},mo=0,wl=function(e){return e!=null&&e.constructor===wt},Xe.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=De({},this.state)),typeof e=="function"&&(e=e(De({},n),this.props)),e&&(De(n,e),this.__v&&(t&&this.__k.push(t),po(this)))},Xe.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),po(this))},Xe.prototype.render=S,Te=[],qt=0,go=function(e,t){return e.__v.__b-t.__v.__b},Gt=Symbol(),_o=/(PointerCapture)$|Capture$/i,rr=0,nr={},vl=0;var El="overview-document",lr;function Kt(){if(lr===void 0){let e=document.getElementById(El)?.textContent;lr=e?JSON.parse(e):null}return lr}var ur={light:{other:"#78808a",compilation:"#7c41b4",output:"#1a7b63",input:"#f86107",launch:"#8f5e0d",host:"#37a55a",collectives:"#a3243b",transfer:"#c556b2",compute:"#475ae5"},dark:{other:"#6f7883",compilation:"#a76fe1",output:"#66d7d7",input:"#e07601",launch:"#e9d668",host:"#94bf73",collectives:"#cb4835",transfer:"#ec8cba",compute:"#66a5fe"}},Xt=Object.keys(ur.light),Po={light:{ground:"#f4f5f7",raised:"#ffffff",sunken:"#f0f2f5",line:"#dde1e6","line-strong":"#868e98",text:"#1a1f26",muted:"#59626d",accent:"#1f5fbf",warn:"#8f5a00",bad:"#b3261e",good:"#0b6e3f"},dark:{ground:"#101317",raised:"#181c22",sunken:"#20252c",line:"#2d333c","line-strong":"#6d7681",text:"#e7eaee",muted:"#9fa8b3",accent:"#7db8ff",warn:"#f0b657",bad:"#ff8f85",good:"#6fd39a"}},To=.3;function Al(e,t){let n=Co(Po[e].raised);return`#${Co(ur[e][t]).map((o,s)=>Math.round(To*o+(1-To)*n[s])).map(o=>o.toString(16).padStart(2,"0")).join("")}`}function Co(e){return[1,3,5].map(t=>parseInt(e.slice(t,t+2),16))}function cr(e){return`var(--cat-${e})`}function Eo(e){return`var(--gap-${e})`}function fr(e){let t=Object.entries(ur[e]).map(([o,s])=>`--cat-${o}:${s};`),n=Xt.map(o=>`--gap-${o}:${Al(e,o)};`),r=Object.entries(Po[e]).map(([o,s])=>`--${o}:${s};`);return[...t,...n,...r].join("")}var Rl="dark-mode";function Ao(e){let t=Nl();if(t){let o=()=>e(t.classList.contains(Rl)?"dark":"light"),s=new MutationObserver(o);return s.observe(t,{attributes:!0,attributeFilter:["class"]}),o(),()=>s.disconnect()}let n=window.matchMedia("(prefers-color-scheme: dark)"),r=()=>e(n.matches?"dark":"light");return n.addEventListener("change",r),r(),()=>n.removeEventListener("change",r)}function Nl(){try{return window.parent===window?null:window.parent.document.body}catch{return null}}function jt(e,t){return e.run===t.run&&e.host===t.host&&e.kind===t.kind}function je({run:e,host:t,kind:n}){return[e,t,n&&`steps ${n}`].filter(Boolean).join(", ")}function Ye({run:e,host:t,kind:n}){let r=new URLSearchParams({run:e});return t!==null&&r.set("host",t),n!==null&&r.set("kind",n),r}function ye({steps:e}){return e?.kinds.find(({leading:t})=>t)?.name??null}var $l=Symbol.for("pv"),Ol=0;function i(e,t,n,r,o,s){t||(t={});var a,l,c=t;if("ref"in c&&typeof e!="function")for(l in c={},t)l=="ref"?a=t[l]:c[l]=t[l];var u={type:e,props:c,key:n,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:$l,__v:--Ol,__i:-1,__u:0};return(o||s)&&(u.__source=o,u.__self=s),L.vnode&&L.vnode(u),u}var Be=8,Ll=3,Dl={compute:null,other:i("circle",{cx:2,cy:2,r:1.2}),compilation:i("path",{d:"M0,0l8,8M8,0l-8,8"}),output:i("path",{d:"M0,2h8M0,6h8"}),input:i("path",{d:"M-2,2l4,-4M0,8l8,-8M6,10l4,-4"}),launch:i("path",{d:"M2,0v8M6,0v8"}),host:i("circle",{cx:4,cy:4,r:2}),collectives:i("path",{d:"M-2,6l4,4M0,0l8,8M6,-2l4,4"}),transfer:i("path",{d:"M0,4h8M4,0v8"})};function Yt(){return i("svg",{class:"pattern-defs",width:0,height:0,"aria-hidden":"true",children:i("defs",{children:[Xt.map(e=>i("pattern",{id:`pattern-${e}`,class:"tile",width:Be,height:Be,patternUnits:"userSpaceOnUse",children:Dl[e]},e)),Xt.map(e=>i("pattern",{id:`gap-${e}`,width:Be,height:Be,patternUnits:"userSpaceOnUse",patternTransform:"rotate(-45)",children:[i("rect",{width:Be,height:Be,fill:Eo(e)}),i("rect",{width:Ll,height:Be,fill:cr(e)})]},e)),i("pattern",{id:"incomplete-hatch",width:6,height:6,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)",children:[i("rect",{class:"hatch-veil",width:6,height:6}),i("rect",{class:"hatch-line",width:2,height:6})]})]})})}function Ro({role:e,gap:t=!1}){return t?`url(#gap-${e})`:cr(e)}function No({id:e,d:t,look:n,dimmed:r}){return i("g",{class:r?"is-dimmed":void 0,children:[i("path",{"data-category":e,d:t,fill:Ro(n),"shape-rendering":"crispEdges"}),i("path",{class:"pattern",d:t,fill:`url(#pattern-${n.role})`})]})}function pr({look:e}){return i("svg",{class:"patterned-fill",width:"100%",height:"100%","aria-hidden":"true",children:[i("rect",{width:"100%",height:"100%",fill:Ro(e)}),i("rect",{class:"pattern",width:"100%",height:"100%",fill:`url(#pattern-${e.role})`})]})}function me({look:e}){return i("span",{class:"swatch","aria-hidden":"true",children:i(pr,{look:e})})}var Bl=2e3,V=class extends Error{constructor(n,r,o=null,s=null,a=null){super(r);this.code=n;this.hint=o;this.status=s;this.retryAfterSeconds=a;this.name="ApiError"}code;hint;status;retryAfterSeconds},Il=50,hr=500;function vt({search:e="",offset:t=0,limit:n=Il}={},r){let o=new URLSearchParams({limit:String(n)});return e!==""&&o.set("search",e),t>0&&o.set("offset",String(t)),Lo(`./runs?${o}`,r)}async function Qt(e,t){for(let n=0;;n+=hr){let{runs:r}=await vt({search:e,offset:n,limit:hr},t),o=r.find(s=>s.id===e);if(o)return o;if(r.length<hr)return null}}async function Oo(e,t,n,r){let o=Ye(e);for(e.host===null&&r&&o.set("partial","1");;){let s=await kt(`./overview?${o}`,t,n);if(s.schema_version!==1)throw new V("unknown_schema",`The server sent version ${s.schema_version} of the overview document; this page reads version ${1}.`,"Reload the browser tab, so that page and server come from the same installation.");if(Hl(s))throw new V("old_server","The server is of an older version than this page.","The package was upgraded while TensorBoard ran: restart TensorBoard.");if(!s.run.pending?.length)return s;r?.(s),await Do(Bl,t)}}function Hl({metrics:e}){return Object.values(e).some(({category:t})=>t===void 0)}async function xt(e,t,n,r){let o={...e,kind:null};try{let s=await Oo(e,t,n,r),a=e.kind===null||ye(s)===e.kind;return{overview:s,shown:a?e:o,lostKind:a?null:e.kind}}catch(s){if(e.kind===null||!(s instanceof V)||s.code!=="unknown_kind")throw s}return{overview:await Oo(o,t,n,r),shown:o,lostKind:e.kind}}async function kt(e,t,n){for(;;)try{return await Lo(e,t)}catch(r){if(!(r instanceof V)||r.retryAfterSeconds===null)throw r;n?.(r),await Do(r.retryAfterSeconds*1e3,t)}}async function Lo(e,t){if(Kt()!==null)throw new V("exported_page","This page is an export: it holds this overview, and has no server to ask for more.","Open the run in TensorBoard.");let n;try{n=await fetch(e,{signal:t??null,headers:{Accept:"application/json"}})}catch(o){throw t?.aborted?o:new V("network","TensorBoard does not answer.","Check that the tensorboard process is still running, then retry.")}let r;try{r=await n.json()}catch(o){if(t?.aborted)throw o;r=null}if(!n.ok)throw zl(n,r);if(r===null||typeof r!="object")throw new V("bad_answer",`The answer of ${e} is not JSON.`,null,n.status);return r}function zl(e,t){let n=t?.error,r=e.status===503?Gl(e.headers.get("Retry-After")):null;return n&&typeof n.message=="string"?new V(n.code,n.message,n.hint??null,e.status,r):new V("bad_answer",`The server answered ${e.status} without saying why.`,"The terminal in which tensorboard runs may show more.",e.status,r)}function Gl(e){let t=e===null?Number.NaN:Number(e);return Number.isFinite(t)?Math.min(30,Math.max(.25,t)):1}function Do(e,t){return new Promise((n,r)=>{let o=()=>{clearTimeout(s),r(t?.reason)},s=setTimeout(()=>{t?.removeEventListener("abort",o),n()},e);t?.aborted?o():t?.addEventListener("abort",o,{once:!0})})}var be=class{controller=null;async run(t){this.cancel();let n=new AbortController;this.controller=n;try{let r=await t(n.signal);return n.signal.aborted?null:r}catch(r){if(n.signal.aborted)return null;throw r}}cancel(){this.controller?.abort(),this.controller=null}};async function Bo(e,t,n,r){let o=new URLSearchParams({a:e.run,b:t.run});return e.host!==null&&o.set("host_a",e.host),t.host!==null&&o.set("host_b",t.host),e.kind!==null&&o.set("kind_a",e.kind),t.kind!==null&&o.set("kind_b",t.kind),kt(`./compare?${o}`,n,r)}var Fl,Io=new Map;function ue(e,t){let n=Io.get(t);return n||(n=new Intl.NumberFormat(Fl,{minimumFractionDigits:t,maximumFractionDigits:t,useGrouping:"min2"}),Io.set(t,n)),n.format(e)}function se(e){return typeof e=="number"&&Number.isFinite(e)}function x(e){if(!se(e))return"–";let t=Pe(e);return`${mr(e,t)} ${t}`}var de={µs:.001,ms:1,s:1e3};function Pe(e){let t=Math.abs(e);return t>=999.95?"s":t>0&&t<.01?"µs":"ms"}function mr(e,t){return se(e)?Qe(e/de[t]):"–"}function Zt(e,t){let n=Pe(e),r=Go(e/de[n]);return`± ${ue(t/de[n],r)} ${n}`}function Jt(e,t){if(!se(e))return"–";let n=se(t)&&t!==0?` (${we(100*e/Math.abs(t),"%")})`:"";return we(e,"ms")+n}function we(e,t){if(!se(e))return"–";let n=e>0?"+":e<0?"−":"",r=oe(Math.abs(e),t);return r.startsWith("<")?r:n+r}function I(e){return se(e)?`${Vl(e)} %`:"–"}function Vl(e){return e===0||e===100?String(e):e>0&&e<.05?`<${ue(.1,1)}`:e<100&&e>=99.95?`>${ue(99.9,1)}`:ue(e,1)}function P(e){return se(e)?ue(Math.round(e),0):"–"}function X(e){return se(e)?Number.isInteger(e)?ue(e,0):Qe(e):"–"}function oe(e,t){if(!se(e))return"–";switch(t){case"ms":return x(e);case"%":return I(e);case"count":return X(e);case"bytes":return Ee(e);case"1/s":return`${Qe(e)} / s`;default:return t===""?Qe(e):`${Qe(e)} ${t}`}}function en(e,t){return ue(e,Math.max(0,-Math.floor(Math.log10(t)+1e-9)))}function Ho(e){let t=e.lastIndexOf(" ");return t<0?[e,""]:[e.slice(0,t),e.slice(t+1)]}function tn(e){return oe(e.value,e.unit)}function te(e){return e.replace(ql,"$1 $2")}var ql=/(\d) (%|(?:µs|ms|s|(?:[kMGT]|[KMGT]i)?B|[GT]?FLOPs?(?:\/s)?|[GT]B\/s|steps?)(?![\w/]))/g;function nn(e){if(!se(e))return"–";let t=["B","kB","MB","GB","TB"],n=e,r=0;for(;n>=999.5&&r<t.length-1;)n/=1e3,r+=1;return`${ue(n,r===0||n>=99.95?0:1)} ${t[r]}`}function Ee(e){if(!se(e))return"–";let t=["B","KiB","MiB","GiB","TiB"],n=e,r=0;for(;Math.abs(n)>=999.95&&r<t.length-1;)n/=1024,r+=1;return`${r===0?ue(n,0):Qe(n)} ${t[r]}`}function zo(e){if(!se(e)||e<=0)return"–";let t=new Date(e/1e6);return Number.isNaN(t.getTime())?"–":`${t.toISOString().slice(0,19).replace("T"," ")} UTC`}function R(e,t){return`${P(e)} ${t}${e===1?"":"s"}`}function Ze(e){let t=e.replace(/_/g," ").trim();return t.charAt(0).toUpperCase()+t.slice(1)}function Go(e){let t=Math.abs(e);return t===0||t>=1e3?0:t>=99.995?1:t>=9.9995?2:3}function Qe(e){return e!==0&&Math.abs(e)<5e-4?`${e<0?">-":"<"}${ue(.001,3)}`:ue(e,Go(e))}var Fo={step:"step_time",period:"step_period"},Wl=10;function Vo(e,t){return(t==="step"?Je(e):[...Je(e),...St(e)]).filter(dr)}function rn({loop:e}){return e.gap_percent>Wl?"period":"step"}function qo({columns:e}){return e.period_ms.some(t=>t!==null)}function on({columns:{duration_ms:e,period_ms:t}},n){return n==="step"?e:e.map((r,o)=>Math.max(r,t[o]??0))}function Je(e){return e.categories.map(t=>({...t,key:t.id,values:e.columns[t.id]??[]}))}function St({gap:e}){return e.categories.map(t=>({...t,key:`gap-${t.id}`,gap:!0,values:e.columns[t.id]}))}function dr({values:e}){for(let t=0;t<e.length;t+=1)if((e[t]??0)>0)return!0;return!1}function Wo(e,t){let n=new Set(t==="period"?gr(e):[]);return{isOutlier:Ul(e),hasLongGap:r=>n.has(r)}}function gr({findings:e}){return e.find(({id:t})=>t==="long_gap")?.look_at.steps??[]}function Ul({headline:e,steps:t}){let n=e?.outliers;if(!t||!n||n.count===0)return()=>!1;let{complete:r,duration_ms:o}=t.columns;return s=>r[s]&&o[s]>n.above_ms}function et(e){return e.reduce((t,n)=>Math.max(t,n),0)}function sn(e){let t=new Float64Array(e).sort(),n=t.length>>1;return t.length===0?0:t.length%2===1?t[n]:(t[n-1]+t[n])/2}function an(e,t){let n=String(e.columns.number[t]??t),r=e.columns.name[t]??"",o=`Step ${n}`;return r===""||r===n||r===o?o:`${o} · ${r}`}var Ie,W,_r,Uo,yr=Object.is,Tt=0,ti=[],br=[],q=L,Ko=q.__b,Xo=q.__r,jo=q.diffed,Yo=q.__c,Qo=q.unmount,Zo=q.__;function Ct(e,t){q.__h&&q.__h(W,e,Tt||t),Tt=0;var n=W.__H||(W.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function E(e){return Tt=1,Kl(ri,e)}function Kl(e,t,n){var r=Ct(Ie++,2);if(r.t=e,!r.__c&&(r.__=[n?n(t):ri(void 0,t),function(s){var a=(r.__N||r.__)[0],l=r.t(a,s);yr(a,l)||(r.__N=[l,r.__[1]],r.__c.setState({}))}],r.__c=W,!W.__f)){W.__f=!0;var o=W.shouldComponentUpdate;W.shouldComponentUpdate=function(s,a,l){var c=this.__H;if(!c)return!0;var u=!1,f=this.props!=s;if(c.__.some(function(m){m.__N&&(u=!0,yr(m.__[0],m.__N[0])||(f=!0))}),o){var h=o.call(this,s,a,l);return u?h||f:h}return!u||f}}return r.__}function Q(e,t){var n=Ct(Ie++,3);!q.__s&&vr(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,W.__H.__h.push(n))}function ni(e,t){var n=Ct(Ie++,4);!q.__s&&vr(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,W.__h.push(n))}function z(e){return Tt=5,F(function(){return{current:e}},[])}function F(e,t){var n=Ct(Ie++,7);return vr(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function ae(e,t){return Tt=8,F(function(){return e},t)}function ve(){var e=Ct(Ie++,11);if(!e.__){for(var t=W.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function Xl(){var e;do{for(;e=br.shift();)try{Mt(e)}catch(n){q.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=ti.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Mt),t.__h.some(wr),t.__h=[]}catch(n){t.__h=[],q.__e(n,e.__v)}}}while(br.length)}q.__b=function(e){W=null,Ko&&Ko(e)},q.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Zo&&Zo(e,t)},q.__r=function(e){Xo&&Xo(e),Ie=0;var t=(W=e.__c).__H;t&&(_r==W?W.__h=[]:(t.__h.some(Mt),t.__h.some(wr),Ie=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),_r=W},q.diffed=function(e){jo&&jo(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&ei(ti.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),_r=W=null},q.__c=function(e,t){t.some(function(n){try{n.__h.some(Mt),n.__h=n.__h.filter(function(r){return!r.__||wr(r)})}catch(r){n.__h=[function(){throw r}]}}),Yo&&Yo(e,t)},q.unmount=function(e){Qo&&Qo(e);var t,n,r=e.__c;r&&r.__H&&(r.__H.__.some(function(o){try{if(o.__P&&o.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}o.__P=n,ei(br.push(o))}else Mt(o)}catch(s){t=s}}),r.__H=void 0,t&&q.__e(t,r.__v))};var Jo=typeof requestAnimationFrame=="function";function jl(e){var t,n=function(){clearTimeout(r),Jo&&cancelAnimationFrame(t),setTimeout(e)},r=setTimeout(n,35);Jo&&(t=requestAnimationFrame(n))}function ei(e){e!=1&&Uo==q.requestAnimationFrame||((Uo=q.requestAnimationFrame)||jl)(Xl)}function Mt(e){var t=W,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),W=t}function wr(e){var t=W;e.__c=e.__(),W=t}function vr(e,t){return!e||e.length!=t.length||t.some(function(n,r){return!yr(n,e[r])})}function ri(e,t){return typeof t=="function"?t(e):t}function ln(e,t,n){let[r,o]=E({kind:"loading",detail:null}),[s,a]=E(0),l=z(new be);return Q(()=>{let c=u=>o({kind:"loading",detail:u});return c(null),l.current.run(u=>e(u,({message:f})=>c(f))).then(u=>u!==null&&o({kind:"loaded",value:u})).catch(u=>o({kind:"failed",error:Yl(u,t),retry:()=>a(s+1)})),()=>l.current.cancel()},[...n,s]),r}function Yl(e,t){return e instanceof V?e.status!==404||e.code!=="bad_answer"?e:new V("no_route",t,"It is of an older version than this page: restart TensorBoard.",404):new V("page",String(e))}function j(e){let{caption:t,columns:n,rowCount:r,pageSize:o=50,rowClass:s,rowName:a,origin:l,pointedRow:c=null}=e,u=Math.max(1,Math.ceil(r/o)),[f,h]=E(0),[m,p]=E(null),g=ve(),v=z(null);Q(()=>{c!==null&&h(Math.floor(c/o))},[c]);let _=Math.min(f,u-1),b=_*o,y=Math.min(r,b+o);Q(()=>{c!==null&&v.current?.scrollIntoView?.({block:"center"})},[c,_]);let w=Array.from({length:y-b},(d,C)=>b+C);return i("div",{class:"table-block",children:[i("div",{class:"table-scroll",tabindex:0,role:"group","aria-label":t,children:i("table",{children:[i("caption",{class:"visually-hidden",children:t}),i("thead",{children:i("tr",{children:n.map(d=>i("th",{scope:"col",class:d.numeric?"numeric":void 0,children:d.definition?i("button",{type:"button",class:"column-head",title:d.definition,"aria-expanded":m===d.key,"aria-controls":g,onClick:()=>p(m===d.key?null:d.key),children:d.head}):d.head},d.key))})}),i("tbody",{children:w.map(d=>i("tr",{ref:d===c?v:void 0,class:[s?.(d),d===c?"is-pointed":""].filter(Boolean).join(" ")||void 0,children:n.map((C,M)=>M===0?i("th",{scope:"row",class:C.numeric?"numeric":void 0,children:C.cell(d)},C.key):i("td",{class:C.numeric?"numeric":void 0,children:C.cell(d)},C.key))},d))})]})}),u>1&&i(Ql,{page:_,pages:u,onTurn:h,rows:[b+1,y,r]}),i(Zl,{id:g,columns:n,rows:w,rowName:a,origin:l,opened:m,onOpen:p})]})}function Ql({page:e,pages:t,onTurn:n,rows:r}){let[o,s,a]=r.map(P);return i("div",{class:"pager",role:"group","aria-label":"Pages of the table",children:[i("button",{type:"button",disabled:e===0,onClick:()=>n(0),children:"First"}),i("button",{type:"button",disabled:e===0,onClick:()=>n(e-1),children:"Previous"}),i("span",{role:"status",children:["Rows ",o," to ",s," of ",a]}),i("button",{type:"button",disabled:e===t-1,onClick:()=>n(e+1),children:"Next"}),i("button",{type:"button",disabled:e===t-1,onClick:()=>n(t-1),children:"Last"})]})}function Zl({id:e,columns:t,rows:n,rowName:r,origin:o,opened:s,onOpen:a}){let l=t.filter(({definition:c})=>c);return l.length===0?null:i("details",{id:e,class:"how",open:s!==null,onToggle:c=>{c.currentTarget.open!==(s!==null)&&a(c.currentTarget.open?"":null)},children:[i("summary",{children:"What the columns mean, and where they come from"}),i("dl",{class:"formulas",children:[l.map(({key:c,head:u,definition:f,formula:h,substituted:m})=>i("div",{class:c===s?"is-pointed":void 0,children:[i("dt",{children:u}),i("dd",{children:[f,h&&i("span",{class:"formula definition",children:["Formula: ",h]}),m&&r&&c===s&&i(Jl,{rows:n,name:r,substituted:m})]})]},c)),o&&i(S,{children:[i("div",{children:[i("dt",{children:"Window"}),i("dd",{children:o.window})]}),i("div",{children:[i("dt",{children:"Files"}),i("dd",{children:o.files})]})]})]})]})}function Jl({rows:e,name:t,substituted:n}){let r=e.map(o=>[o,n(o)]).filter(([,o])=>o!==null);return i("ul",{class:"worked",children:r.map(([o,s])=>i("li",{children:[t(o),": ",i("span",{class:"number",children:s})]},o))})}function N({id:e,title:t,note:n,actions:r,children:o}){return i("section",{class:"panel",id:e,"aria-labelledby":`${e}-title`,children:[i("header",{class:"panel-head",children:[i("h2",{id:`${e}-title`,children:t}),n&&i("p",{class:"panel-note",children:n}),r&&i("div",{class:"panel-actions",children:r})]}),o]})}function ee({kind:e,children:t}){return i("span",{class:e?`tag tag-${e}`:"tag",children:t})}var oi="";function un({label:e,hosts:t,chosen:n,onChoose:r}){let o=ve();return i("p",{class:"picker",children:[i("label",{for:o,children:e}),i("select",{id:o,value:n??oi,onChange:s=>r(s.currentTarget.value||null),children:[i("option",{value:oi,children:["All hosts (",t.length,")"]}),t.map(s=>i("option",{value:s,children:s},s))]})]})}function cn({label:e,kinds:t,chosen:n,onChoose:r}){let o=ve();return t.length<2?null:i("p",{class:"picker",children:[i("label",{for:o,children:e}),i("select",{id:o,value:n??t.find(({leading:s})=>s)?.name,onChange:s=>r(s.currentTarget.value),children:t.map(({name:s,count:a,mean_ms:l})=>i("option",{value:s,children:[s," (",P(a),", ",x(l),")"]},s))})]})}var xr=[["error","Error"],["warning","Warning"],["info","Note"]];function fn({diagnostics:e}){return i("ul",{class:"diagnostics",children:e.map((t,n)=>i("li",{"data-code":t.code,class:`is-${t.severity}`,children:[i("span",{class:"diagnostic-severity",children:xr.find(([r])=>r===t.severity)?.[1]??t.severity}),i("span",{children:[te(t.message),t.hint&&i("span",{class:"metric-reason",children:t.hint})]})]},`${t.code}-${n}`))})}function He(e,t){return e==null||t==null?NaN:e<t?-1:e>t?1:e>=t?0:NaN}function eu(e,t){return e==null||t==null?NaN:t<e?-1:t>e?1:t>=e?0:NaN}function si(e){let t,n,r;e.length!==2?(t=He,n=(l,c)=>He(e(l),c),r=(l,c)=>e(l)-c):(t=e===He||e===eu?e:tu,n=e,r=e);function o(l,c,u=0,f=l.length){if(u<f){if(t(c,c)!==0)return f;do{let h=u+f>>>1;n(l[h],c)<0?u=h+1:f=h}while(u<f)}return u}function s(l,c,u=0,f=l.length){if(u<f){if(t(c,c)!==0)return f;do{let h=u+f>>>1;n(l[h],c)<=0?u=h+1:f=h}while(u<f)}return u}function a(l,c,u=0,f=l.length){let h=o(l,c,u,f-1);return h>u&&r(l[h-1],c)>-r(l[h],c)?h-1:h}return{left:o,center:a,right:s}}function tu(){return 0}function nu(e){return e===null?NaN:+e}function*ru(e,t){if(t===void 0)for(let n of e)n!=null&&(n=+n)>=n&&(yield n);else{let n=-1;for(let r of e)(r=t(r,++n,e))!=null&&(r=+r)>=r&&(yield r)}}var ai=si(He),li=ai.right,qh=ai.left,Wh=si(nu).center;var Uh=ui(ci),Kh=ui(ou);function ui(e){return function(t,n,r=n){if(!((n=+n)>=0))throw new RangeError("invalid rx");if(!((r=+r)>=0))throw new RangeError("invalid ry");let{data:o,width:s,height:a}=t;if(!((s=Math.floor(s))>=0))throw new RangeError("invalid width");if(!((a=Math.floor(a!==void 0?a:o.length/s))>=0))throw new RangeError("invalid height");if(!s||!a||!n&&!r)return t;let l=n&&e(n),c=r&&e(r),u=o.slice();return l&&c?(tt(l,u,o,s,a),tt(l,o,u,s,a),tt(l,u,o,s,a),nt(c,o,u,s,a),nt(c,u,o,s,a),nt(c,o,u,s,a)):l?(tt(l,o,u,s,a),tt(l,u,o,s,a),tt(l,o,u,s,a)):c&&(nt(c,o,u,s,a),nt(c,u,o,s,a),nt(c,o,u,s,a)),t}}function tt(e,t,n,r,o){for(let s=0,a=r*o;s<a;)e(t,n,s,s+=r,1)}function nt(e,t,n,r,o){for(let s=0,a=r*o;s<r;++s)e(t,n,s,s+a,r)}function ou(e){let t=ci(e);return(n,r,o,s,a)=>{o<<=2,s<<=2,a<<=2,t(n,r,o+0,s+0,a),t(n,r,o+1,s+1,a),t(n,r,o+2,s+2,a),t(n,r,o+3,s+3,a)}}function ci(e){let t=Math.floor(e);if(t===e)return iu(e);let n=e-t,r=2*e+1;return(o,s,a,l,c)=>{if(!((l-=c)>=a))return;let u=t*s[a],f=c*t,h=f+c;for(let m=a,p=a+f;m<p;m+=c)u+=s[Math.min(l,m)];for(let m=a,p=l;m<=p;m+=c)u+=s[Math.min(l,m+f)],o[m]=(u+n*(s[Math.max(a,m-h)]+s[Math.min(l,m+h)]))/r,u-=s[Math.max(a,m-f)]}}function iu(e){let t=2*e+1;return(n,r,o,s,a)=>{if(!((s-=a)>=o))return;let l=e*r[o],c=a*e;for(let u=o,f=o+c;u<f;u+=a)l+=r[Math.min(s,u)];for(let u=o,f=s;u<=f;u+=a)l+=r[Math.min(s,u+c)],n[u]=l/t,l-=r[Math.max(o,u-c)]}}function su(e=He){if(e===He)return fi;if(typeof e!="function")throw new TypeError("compare is not a function");return(t,n)=>{let r=e(t,n);return r||r===0?r:(e(n,n)===0)-(e(t,t)===0)}}function fi(e,t){return(e==null||!(e>=e))-(t==null||!(t>=t))||(e<t?-1:e>t?1:0)}var au=Array.prototype,Xh=au.slice;var lu=Math.sqrt(50),uu=Math.sqrt(10),cu=Math.sqrt(2);function pn(e,t,n){let r=(t-e)/Math.max(0,n),o=Math.floor(Math.log10(r)),s=r/Math.pow(10,o),a=s>=lu?10:s>=uu?5:s>=cu?2:1,l,c,u;return o<0?(u=Math.pow(10,-o)/a,l=Math.round(e*u),c=Math.round(t*u),l/u<e&&++l,c/u>t&&--c,u=-u):(u=Math.pow(10,o)*a,l=Math.round(e/u),c=Math.round(t/u),l*u<e&&++l,c*u>t&&--c),c<l&&.5<=n&&n<2?pn(e,t,n*2):[l,c,u]}function pi(e,t,n){if(t=+t,e=+e,n=+n,!(n>0))return[];if(e===t)return[e];let r=t<e,[o,s,a]=r?pn(t,e,n):pn(e,t,n);if(!(s>=o))return[];let l=s-o+1,c=new Array(l);if(r)if(a<0)for(let u=0;u<l;++u)c[u]=(s-u)/-a;else for(let u=0;u<l;++u)c[u]=(s-u)*a;else if(a<0)for(let u=0;u<l;++u)c[u]=(o+u)/-a;else for(let u=0;u<l;++u)c[u]=(o+u)*a;return c}function hn(e,t,n){return t=+t,e=+e,n=+n,pn(e,t,n)[2]}function mn(e,t,n){t=+t,e=+e,n=+n;let r=t<e,o=r?hn(t,e,n):hn(e,t,n);return(r?-1:1)*(o<0?1/-o:o)}function ce(e,t){let n;if(t===void 0)for(let r of e)r!=null&&(n<r||n===void 0&&r>=r)&&(n=r);else{let r=-1;for(let o of e)(o=t(o,++r,e))!=null&&(n<o||n===void 0&&o>=o)&&(n=o)}return n}function ii(e,t){let n;if(t===void 0)for(let r of e)r!=null&&(n>r||n===void 0&&r>=r)&&(n=r);else{let r=-1;for(let o of e)(o=t(o,++r,e))!=null&&(n>o||n===void 0&&o>=o)&&(n=o)}return n}function hi(e,t,n=0,r=1/0,o){if(t=Math.floor(t),n=Math.floor(Math.max(0,n)),r=Math.floor(Math.min(e.length-1,r)),!(n<=t&&t<=r))return e;for(o=o===void 0?fi:su(o);r>n;){if(r-n>600){let c=r-n+1,u=t-n+1,f=Math.log(c),h=.5*Math.exp(2*f/3),m=.5*Math.sqrt(f*h*(c-h)/c)*(u-c/2<0?-1:1),p=Math.max(n,Math.floor(t-u*h/c+m)),g=Math.min(r,Math.floor(t+(c-u)*h/c+m));hi(e,t,p,g,o)}let s=e[t],a=n,l=r;for(Pt(e,n,t),o(e[r],s)>0&&Pt(e,n,r);a<l;){for(Pt(e,a,l),++a,--l;o(e[a],s)<0;)++a;for(;o(e[l],s)>0;)--l}o(e[n],s)===0?Pt(e,n,l):(++l,Pt(e,l,r)),l<=t&&(n=l+1),t<=l&&(r=l-1)}return e}function Pt(e,t,n){let r=e[t];e[t]=e[n],e[n]=r}function mi(e,t,n){if(e=Float64Array.from(ru(e,n)),!(!(r=e.length)||isNaN(t=+t))){if(t<=0||r<2)return ii(e);if(t>=1)return ce(e);var r,o=(r-1)*t,s=Math.floor(o),a=ce(hi(e,s).subarray(0,s+1)),l=ii(e.subarray(s+1));return a+(l-a)*(o-s)}}function di(e,t){return mi(e,.5,t)}var jh=fu(Math.random);function fu(e){return function(n,r=0,o=n.length){let s=o-(r=+r);for(;s;){let a=e()*s--|0,l=n[s+r];n[s+r]=n[a+r],n[a+r]=l}return n}}function st(e,t,n){e.prototype=t.prototype=n,n.constructor=e}function Rt(e,t){var n=Object.create(e.prototype);for(var r in t)n[r]=t[r];return n}function Ae(){}var Ve=.7,it=1/Ve,rt="\\s*([+-]?\\d+)\\s*",Et="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)\\s*",ge="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)%\\s*",pu=/^#([0-9a-f]{3,8})$/,hu=new RegExp(`^rgb\\(${rt},${rt},${rt}\\)$`),mu=new RegExp(`^rgb\\(${ge},${ge},${ge}\\)$`),du=new RegExp(`^rgba\\(${rt},${rt},${rt},${Et}\\)$`),gu=new RegExp(`^rgba\\(${ge},${ge},${ge},${Et}\\)$`),_u=new RegExp(`^hsl\\(${Et},${ge},${ge}\\)$`),yu=new RegExp(`^hsla\\(${Et},${ge},${ge},${Et}\\)$`),gi={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074};st(Ae,at,{copy(e){return Object.assign(new this.constructor,this,e)},displayable(){return this.rgb().displayable()},hex:_i,formatHex:_i,formatHex8:bu,formatHsl:wu,formatRgb:yi,toString:yi});function _i(){return this.rgb().formatHex()}function bu(){return this.rgb().formatHex8()}function wu(){return Ci(this).formatHsl()}function yi(){return this.rgb().formatRgb()}function at(e){var t,n;return e=(e+"").trim().toLowerCase(),(t=pu.exec(e))?(n=t[1].length,t=parseInt(t[1],16),n===6?bi(t):n===3?new Z(t>>8&15|t>>4&240,t>>4&15|t&240,(t&15)<<4|t&15,1):n===8?dn(t>>24&255,t>>16&255,t>>8&255,(t&255)/255):n===4?dn(t>>12&15|t>>8&240,t>>8&15|t>>4&240,t>>4&15|t&240,((t&15)<<4|t&15)/255):null):(t=hu.exec(e))?new Z(t[1],t[2],t[3],1):(t=mu.exec(e))?new Z(t[1]*255/100,t[2]*255/100,t[3]*255/100,1):(t=du.exec(e))?dn(t[1],t[2],t[3],t[4]):(t=gu.exec(e))?dn(t[1]*255/100,t[2]*255/100,t[3]*255/100,t[4]):(t=_u.exec(e))?xi(t[1],t[2]/100,t[3]/100,1):(t=yu.exec(e))?xi(t[1],t[2]/100,t[3]/100,t[4]):gi.hasOwnProperty(e)?bi(gi[e]):e==="transparent"?new Z(NaN,NaN,NaN,0):null}function bi(e){return new Z(e>>16&255,e>>8&255,e&255,1)}function dn(e,t,n,r){return r<=0&&(e=t=n=NaN),new Z(e,t,n,r)}function Pr(e){return e instanceof Ae||(e=at(e)),e?(e=e.rgb(),new Z(e.r,e.g,e.b,e.opacity)):new Z}function Nt(e,t,n,r){return arguments.length===1?Pr(e):new Z(e,t,n,r??1)}function Z(e,t,n,r){this.r=+e,this.g=+t,this.b=+n,this.opacity=+r}st(Z,Nt,Rt(Ae,{brighter(e){return e=e==null?it:Math.pow(it,e),new Z(this.r*e,this.g*e,this.b*e,this.opacity)},darker(e){return e=e==null?Ve:Math.pow(Ve,e),new Z(this.r*e,this.g*e,this.b*e,this.opacity)},rgb(){return this},clamp(){return new Z(Ge(this.r),Ge(this.g),Ge(this.b),_n(this.opacity))},displayable(){return-.5<=this.r&&this.r<255.5&&-.5<=this.g&&this.g<255.5&&-.5<=this.b&&this.b<255.5&&0<=this.opacity&&this.opacity<=1},hex:wi,formatHex:wi,formatHex8:vu,formatRgb:vi,toString:vi}));function wi(){return`#${ze(this.r)}${ze(this.g)}${ze(this.b)}`}function vu(){return`#${ze(this.r)}${ze(this.g)}${ze(this.b)}${ze((isNaN(this.opacity)?1:this.opacity)*255)}`}function vi(){let e=_n(this.opacity);return`${e===1?"rgb(":"rgba("}${Ge(this.r)}, ${Ge(this.g)}, ${Ge(this.b)}${e===1?")":`, ${e})`}`}function _n(e){return isNaN(e)?1:Math.max(0,Math.min(1,e))}function Ge(e){return Math.max(0,Math.min(255,Math.round(e)||0))}function ze(e){return e=Ge(e),(e<16?"0":"")+e.toString(16)}function xi(e,t,n,r){return r<=0?e=t=n=NaN:n<=0||n>=1?e=t=NaN:t<=0&&(e=NaN),new fe(e,t,n,r)}function Ci(e){if(e instanceof fe)return new fe(e.h,e.s,e.l,e.opacity);if(e instanceof Ae||(e=at(e)),!e)return new fe;if(e instanceof fe)return e;e=e.rgb();var t=e.r/255,n=e.g/255,r=e.b/255,o=Math.min(t,n,r),s=Math.max(t,n,r),a=NaN,l=s-o,c=(s+o)/2;return l?(t===s?a=(n-r)/l+(n<r)*6:n===s?a=(r-t)/l+2:a=(t-n)/l+4,l/=c<.5?s+o:2-s-o,a*=60):l=c>0&&c<1?0:a,new fe(a,l,c,e.opacity)}function bn(e,t,n,r){return arguments.length===1?Ci(e):new fe(e,t,n,r??1)}function fe(e,t,n,r){this.h=+e,this.s=+t,this.l=+n,this.opacity=+r}st(fe,bn,Rt(Ae,{brighter(e){return e=e==null?it:Math.pow(it,e),new fe(this.h,this.s,this.l*e,this.opacity)},darker(e){return e=e==null?Ve:Math.pow(Ve,e),new fe(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=this.h%360+(this.h<0)*360,t=isNaN(e)||isNaN(this.s)?0:this.s,n=this.l,r=n+(n<.5?n:1-n)*t,o=2*n-r;return new Z(kr(e>=240?e-240:e+120,o,r),kr(e,o,r),kr(e<120?e+240:e-120,o,r),this.opacity)},clamp(){return new fe(ki(this.h),gn(this.s),gn(this.l),_n(this.opacity))},displayable(){return(0<=this.s&&this.s<=1||isNaN(this.s))&&0<=this.l&&this.l<=1&&0<=this.opacity&&this.opacity<=1},formatHsl(){let e=_n(this.opacity);return`${e===1?"hsl(":"hsla("}${ki(this.h)}, ${gn(this.s)*100}%, ${gn(this.l)*100}%${e===1?")":`, ${e})`}`}}));function ki(e){return e=(e||0)%360,e<0?e+360:e}function gn(e){return Math.max(0,Math.min(1,e||0))}function kr(e,t,n){return(e<60?t+(n-t)*e/60:e<180?n:e<240?t+(n-t)*(240-e)/60:t)*255}var Pi=Math.PI/180,Ei=180/Math.PI,yn=18,Ai=.96422,Ri=1,Ni=.82521,$i=4/29,ot=6/29,Oi=3*ot*ot,xu=ot*ot*ot;function Li(e){if(e instanceof _e)return new _e(e.l,e.a,e.b,e.opacity);if(e instanceof xe)return Bi(e);e instanceof Z||(e=Pr(e));var t=Cr(e.r),n=Cr(e.g),r=Cr(e.b),o=Sr((.2225045*t+.7168786*n+.0606169*r)/Ri),s,a;return t===n&&n===r?s=a=o:(s=Sr((.4360747*t+.3850649*n+.1430804*r)/Ai),a=Sr((.0139322*t+.0971045*n+.7141733*r)/Ni)),new _e(116*o-16,500*(s-o),200*(o-a),e.opacity)}function Di(e,t,n,r){return arguments.length===1?Li(e):new _e(e,t,n,r??1)}function _e(e,t,n,r){this.l=+e,this.a=+t,this.b=+n,this.opacity=+r}st(_e,Di,Rt(Ae,{brighter(e){return new _e(this.l+yn*(e??1),this.a,this.b,this.opacity)},darker(e){return new _e(this.l-yn*(e??1),this.a,this.b,this.opacity)},rgb(){var e=(this.l+16)/116,t=isNaN(this.a)?e:e+this.a/500,n=isNaN(this.b)?e:e-this.b/200;return t=Ai*Mr(t),e=Ri*Mr(e),n=Ni*Mr(n),new Z(Tr(3.1338561*t-1.6168667*e-.4906146*n),Tr(-.9787684*t+1.9161415*e+.033454*n),Tr(.0719453*t-.2289914*e+1.4052427*n),this.opacity)}}));function Sr(e){return e>xu?Math.pow(e,1/3):e/Oi+$i}function Mr(e){return e>ot?e*e*e:Oi*(e-$i)}function Tr(e){return 255*(e<=.0031308?12.92*e:1.055*Math.pow(e,1/2.4)-.055)}function Cr(e){return(e/=255)<=.04045?e/12.92:Math.pow((e+.055)/1.055,2.4)}function ku(e){if(e instanceof xe)return new xe(e.h,e.c,e.l,e.opacity);if(e instanceof _e||(e=Li(e)),e.a===0&&e.b===0)return new xe(NaN,0<e.l&&e.l<100?0:NaN,e.l,e.opacity);var t=Math.atan2(e.b,e.a)*Ei;return new xe(t<0?t+360:t,Math.sqrt(e.a*e.a+e.b*e.b),e.l,e.opacity)}function wn(e,t,n,r){return arguments.length===1?ku(e):new xe(e,t,n,r??1)}function xe(e,t,n,r){this.h=+e,this.c=+t,this.l=+n,this.opacity=+r}function Bi(e){if(isNaN(e.h))return new _e(e.l,0,0,e.opacity);var t=e.h*Pi;return new _e(e.l,Math.cos(t)*e.c,Math.sin(t)*e.c,e.opacity)}st(xe,wn,Rt(Ae,{brighter(e){return new xe(this.h,this.c,this.l+yn*(e??1),this.opacity)},darker(e){return new xe(this.h,this.c,this.l-yn*(e??1),this.opacity)},rgb(){return Bi(this).rgb()}}));var Ii=-.14861,Er=1.78277,Ar=-.29227,vn=-.90649,At=1.97294,Si=At*vn,Mi=At*Er,Ti=Er*Ar-vn*Ii;function Su(e){if(e instanceof Fe)return new Fe(e.h,e.s,e.l,e.opacity);e instanceof Z||(e=Pr(e));var t=e.r/255,n=e.g/255,r=e.b/255,o=(Ti*r+Si*t-Mi*n)/(Ti+Si-Mi),s=r-o,a=(At*(n-o)-Ar*s)/vn,l=Math.sqrt(a*a+s*s)/(At*o*(1-o)),c=l?Math.atan2(a,s)*Ei-120:NaN;return new Fe(c<0?c+360:c,l,o,e.opacity)}function xn(e,t,n,r){return arguments.length===1?Su(e):new Fe(e,t,n,r??1)}function Fe(e,t,n,r){this.h=+e,this.s=+t,this.l=+n,this.opacity=+r}st(Fe,xn,Rt(Ae,{brighter(e){return e=e==null?it:Math.pow(it,e),new Fe(this.h,this.s,this.l*e,this.opacity)},darker(e){return e=e==null?Ve:Math.pow(Ve,e),new Fe(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=isNaN(this.h)?0:(this.h+120)*Pi,t=+this.l,n=isNaN(this.s)?0:this.s*t*(1-t),r=Math.cos(e),o=Math.sin(e);return new Z(255*(t+n*(Ii*r+Er*o)),255*(t+n*(Ar*r+vn*o)),255*(t+n*(At*r)),this.opacity)}}));function Fi(e,t,n,r,o){var s=e*e,a=s*e;return((1-3*e+3*s-a)*t+(4-6*s+3*a)*n+(1+3*e+3*s-3*a)*r+a*o)/6}function Mu(e){var t=e.length-1;return function(n){var r=n<=0?n=0:n>=1?(n=1,t-1):Math.floor(n*t),o=e[r],s=e[r+1],a=r>0?e[r-1]:2*o-s,l=r<t-1?e[r+2]:2*s-o;return Fi((n-r/t)*t,a,o,s,l)}}function Tu(e){var t=e.length;return function(n){var r=Math.floor(((n%=1)<0?++n:n)*t),o=e[(r+t-1)%t],s=e[r%t],a=e[(r+1)%t],l=e[(r+2)%t];return Fi((n-r/t)*t,o,s,a,l)}}var Sn=e=>()=>e;function Vi(e,t){return function(n){return e+n*t}}function Cu(e,t,n){return e=Math.pow(e,n),t=Math.pow(t,n)-e,n=1/n,function(r){return Math.pow(e+r*t,n)}}function Or(e,t){var n=t-e;return n?Vi(e,n>180||n<-180?n-360*Math.round(n/360):n):Sn(isNaN(e)?t:e)}function Pu(e){return(e=+e)==1?ne:function(t,n){return n-t?Cu(t,n,e):Sn(isNaN(t)?n:t)}}function ne(e,t){var n=t-e;return n?Vi(e,n):Sn(isNaN(e)?t:e)}var Hi=(function e(t){var n=Pu(t);function r(o,s){var a=n((o=Nt(o)).r,(s=Nt(s)).r),l=n(o.g,s.g),c=n(o.b,s.b),u=ne(o.opacity,s.opacity);return function(f){return o.r=a(f),o.g=l(f),o.b=c(f),o.opacity=u(f),o+""}}return r.gamma=e,r})(1);function qi(e){return function(t){var n=t.length,r=new Array(n),o=new Array(n),s=new Array(n),a,l;for(a=0;a<n;++a)l=Nt(t[a]),r[a]=l.r||0,o[a]=l.g||0,s[a]=l.b||0;return r=e(r),o=e(o),s=e(s),l.opacity=1,function(c){return l.r=r(c),l.g=o(c),l.b=s(c),l+""}}}var Jh=qi(Mu),em=qi(Tu);function Eu(e,t){t||(t=[]);var n=e?Math.min(t.length,e.length):0,r=t.slice(),o;return function(s){for(o=0;o<n;++o)r[o]=e[o]*(1-s)+t[o]*s;return r}}function Au(e){return ArrayBuffer.isView(e)&&!(e instanceof DataView)}function Ru(e,t){var n=t?t.length:0,r=e?Math.min(n,e.length):0,o=new Array(r),s=new Array(n),a;for(a=0;a<r;++a)o[a]=Mn(e[a],t[a]);for(;a<n;++a)s[a]=t[a];return function(l){for(a=0;a<r;++a)s[a]=o[a](l);return s}}function Nu(e,t){var n=new Date;return e=+e,t=+t,function(r){return n.setTime(e*(1-r)+t*r),n}}function pe(e,t){return e=+e,t=+t,function(n){return e*(1-n)+t*n}}function $u(e,t){var n={},r={},o;(e===null||typeof e!="object")&&(e={}),(t===null||typeof t!="object")&&(t={});for(o in t)o in e?n[o]=Mn(e[o],t[o]):r[o]=t[o];return function(s){for(o in n)r[o]=n[o](s);return r}}var Nr=/[-+]?(?:\d+\.?\d*|\.?\d+)(?:[eE][-+]?\d+)?/g,Rr=new RegExp(Nr.source,"g");function Ou(e){return function(){return e}}function Lu(e){return function(t){return e(t)+""}}function Du(e,t){var n=Nr.lastIndex=Rr.lastIndex=0,r,o,s,a=-1,l=[],c=[];for(e=e+"",t=t+"";(r=Nr.exec(e))&&(o=Rr.exec(t));)(s=o.index)>n&&(s=t.slice(n,s),l[a]?l[a]+=s:l[++a]=s),(r=r[0])===(o=o[0])?l[a]?l[a]+=o:l[++a]=o:(l[++a]=null,c.push({i:a,x:pe(r,o)})),n=Rr.lastIndex;return n<t.length&&(s=t.slice(n),l[a]?l[a]+=s:l[++a]=s),l.length<2?c[0]?Lu(c[0].x):Ou(t):(t=c.length,function(u){for(var f=0,h;f<t;++f)l[(h=c[f]).i]=h.x(u);return l.join("")})}function Mn(e,t){var n=typeof t,r;return t==null||n==="boolean"?Sn(t):(n==="number"?pe:n==="string"?(r=at(t))?(t=r,Hi):Du:t instanceof at?Hi:t instanceof Date?Nu:Au(t)?Eu:Array.isArray(t)?Ru:typeof t.valueOf!="function"&&typeof t.toString!="function"||isNaN(t)?$u:pe)(e,t)}function Wi(e,t){return e=+e,t=+t,function(n){return Math.round(e*(1-n)+t*n)}}var zi=180/Math.PI,$r={translateX:0,translateY:0,rotate:0,skewX:0,scaleX:1,scaleY:1};function Ui(e,t,n,r,o,s){var a,l,c;return(a=Math.sqrt(e*e+t*t))&&(e/=a,t/=a),(c=e*n+t*r)&&(n-=e*c,r-=t*c),(l=Math.sqrt(n*n+r*r))&&(n/=l,r/=l,c/=l),e*r<t*n&&(e=-e,t=-t,c=-c,a=-a),{translateX:o,translateY:s,rotate:Math.atan2(t,e)*zi,skewX:Math.atan(c)*zi,scaleX:a,scaleY:l}}var kn;function Bu(e){let t=new(typeof DOMMatrix=="function"?DOMMatrix:WebKitCSSMatrix)(e+"");return t.isIdentity?$r:Ui(t.a,t.b,t.c,t.d,t.e,t.f)}function Iu(e){return e==null||(kn||(kn=document.createElementNS("http://www.w3.org/2000/svg","g")),kn.setAttribute("transform",e),!(e=kn.transform.baseVal.consolidate()))?$r:(e=e.matrix,Ui(e.a,e.b,e.c,e.d,e.e,e.f))}function Ki(e,t,n,r){function o(u){return u.length?u.pop()+" ":""}function s(u,f,h,m,p,g){if(u!==h||f!==m){var v=p.push("translate(",null,t,null,n);g.push({i:v-4,x:pe(u,h)},{i:v-2,x:pe(f,m)})}else(h||m)&&p.push("translate("+h+t+m+n)}function a(u,f,h,m){u!==f?(u-f>180?f+=360:f-u>180&&(u+=360),m.push({i:h.push(o(h)+"rotate(",null,r)-2,x:pe(u,f)})):f&&h.push(o(h)+"rotate("+f+r)}function l(u,f,h,m){u!==f?m.push({i:h.push(o(h)+"skewX(",null,r)-2,x:pe(u,f)}):f&&h.push(o(h)+"skewX("+f+r)}function c(u,f,h,m,p,g){if(u!==h||f!==m){var v=p.push(o(p)+"scale(",null,",",null,")");g.push({i:v-4,x:pe(u,h)},{i:v-2,x:pe(f,m)})}else(h!==1||m!==1)&&p.push(o(p)+"scale("+h+","+m+")")}return function(u,f){var h=[],m=[];return u=e(u),f=e(f),s(u.translateX,u.translateY,f.translateX,f.translateY,h,m),a(u.rotate,f.rotate,h,m),l(u.skewX,f.skewX,h,m),c(u.scaleX,u.scaleY,f.scaleX,f.scaleY,h,m),u=f=null,function(p){for(var g=-1,v=m.length,_;++g<v;)h[(_=m[g]).i]=_.x(p);return h.join("")}}}var tm=Ki(Bu,"px, ","px)","deg)"),nm=Ki(Iu,", ",")",")"),Hu=1e-12;function Gi(e){return((e=Math.exp(e))+1/e)/2}function zu(e){return((e=Math.exp(e))-1/e)/2}function Gu(e){return((e=Math.exp(2*e))-1)/(e+1)}var rm=(function e(t,n,r){function o(s,a){var l=s[0],c=s[1],u=s[2],f=a[0],h=a[1],m=a[2],p=f-l,g=h-c,v=p*p+g*g,_,b;if(v<Hu)b=Math.log(m/u)/t,_=function(O){return[l+O*p,c+O*g,u*Math.exp(t*O*b)]};else{var y=Math.sqrt(v),w=(m*m-u*u+r*v)/(2*u*n*y),d=(m*m-u*u-r*v)/(2*m*n*y),C=Math.log(Math.sqrt(w*w+1)-w),M=Math.log(Math.sqrt(d*d+1)-d);b=(M-C)/t,_=function(O){var G=O*b,U=Gi(C),H=u/(n*y)*(U*Gu(t*G+C)-zu(C));return[l+H*p,c+H*g,u*U/Gi(t*G+C)]}}return _.duration=Math.abs(b)*1e3*t/Math.SQRT2,_}return o.rho=function(s){var a=Math.max(.001,+s),l=a*a,c=l*l;return e(a,l,c)},o})(Math.SQRT2,2,4);function Xi(e){return function(t,n){var r=e((t=bn(t)).h,(n=bn(n)).h),o=ne(t.s,n.s),s=ne(t.l,n.l),a=ne(t.opacity,n.opacity);return function(l){return t.h=r(l),t.s=o(l),t.l=s(l),t.opacity=a(l),t+""}}}var om=Xi(Or),im=Xi(ne);function ji(e){return function(t,n){var r=e((t=wn(t)).h,(n=wn(n)).h),o=ne(t.c,n.c),s=ne(t.l,n.l),a=ne(t.opacity,n.opacity);return function(l){return t.h=r(l),t.c=o(l),t.l=s(l),t.opacity=a(l),t+""}}}var sm=ji(Or),am=ji(ne);function Yi(e){return(function t(n){n=+n;function r(o,s){var a=e((o=xn(o)).h,(s=xn(s)).h),l=ne(o.s,s.s),c=ne(o.l,s.l),u=ne(o.opacity,s.opacity);return function(f){return o.h=a(f),o.s=l(f),o.l=c(Math.pow(f,n)),o.opacity=u(f),o+""}}return r.gamma=t,r})(1)}var lm=Yi(Or),um=Yi(ne);function Fu(e){return Math.abs(e=Math.round(e))>=1e21?e.toLocaleString("en").replace(/,/g,""):e.toString(10)}function Cn(e,t){if(!isFinite(e)||e===0)return null;var n=(e=t?e.toExponential(t-1):e.toExponential()).indexOf("e"),r=e.slice(0,n);return[r.length>1?r[0]+r.slice(2):r,+e.slice(n+1)]}function lt(e){return e=Cn(Math.abs(e)),e?e[1]:NaN}function Vu(e,t){return function(n,r){for(var o=n.length,s=[],a=0,l=e[0],c=0;o>0&&l>0&&(c+l+1>r&&(l=Math.max(1,r-c)),s.push(n.substring(o-=l,o+l)),!((c+=l+1)>r));)l=e[a=(a+1)%e.length];return s.reverse().join(t)}}function qu(e){return function(t){return t.replace(/[0-9]/g,function(n){return e[+n]})}}var Wu=/^(?:(.)?([<>=^]))?([+\-( ])?([$#])?(0)?(\d+)?(,)?(\.\d+)?(~)?([a-z%])?$/i;function $t(e){if(!(t=Wu.exec(e)))throw new Error("invalid format: "+e);var t;return new Lr({fill:t[1],align:t[2],sign:t[3],symbol:t[4],zero:t[5],width:t[6],comma:t[7],precision:t[8]&&t[8].slice(1),trim:t[9],type:t[10]})}$t.prototype=Lr.prototype;function Lr(e){this.fill=e.fill===void 0?" ":e.fill+"",this.align=e.align===void 0?">":e.align+"",this.sign=e.sign===void 0?"-":e.sign+"",this.symbol=e.symbol===void 0?"":e.symbol+"",this.zero=!!e.zero,this.width=e.width===void 0?void 0:+e.width,this.comma=!!e.comma,this.precision=e.precision===void 0?void 0:+e.precision,this.trim=!!e.trim,this.type=e.type===void 0?"":e.type+""}Lr.prototype.toString=function(){return this.fill+this.align+this.sign+this.symbol+(this.zero?"0":"")+(this.width===void 0?"":Math.max(1,this.width|0))+(this.comma?",":"")+(this.precision===void 0?"":"."+Math.max(0,this.precision|0))+(this.trim?"~":"")+this.type};function Uu(e){e:for(var t=e.length,n=1,r=-1,o;n<t;++n)switch(e[n]){case".":r=o=n;break;case"0":r===0&&(r=n),o=n;break;default:if(!+e[n])break e;r>0&&(r=0);break}return r>0?e.slice(0,r)+e.slice(o+1):e}var Pn;function Ku(e,t){var n=Cn(e,t);if(!n)return Pn=void 0,e.toPrecision(t);var r=n[0],o=n[1],s=o-(Pn=Math.max(-8,Math.min(8,Math.floor(o/3)))*3)+1,a=r.length;return s===a?r:s>a?r+new Array(s-a+1).join("0"):s>0?r.slice(0,s)+"."+r.slice(s):"0."+new Array(1-s).join("0")+Cn(e,Math.max(0,t+s-1))[0]}function Qi(e,t){var n=Cn(e,t);if(!n)return e+"";var r=n[0],o=n[1];return o<0?"0."+new Array(-o).join("0")+r:r.length>o+1?r.slice(0,o+1)+"."+r.slice(o+1):r+new Array(o-r.length+2).join("0")}var Zi={"%":(e,t)=>(e*100).toFixed(t),b:e=>Math.round(e).toString(2),c:e=>e+"",d:Fu,e:(e,t)=>e.toExponential(t),f:(e,t)=>e.toFixed(t),g:(e,t)=>e.toPrecision(t),o:e=>Math.round(e).toString(8),p:(e,t)=>Qi(e*100,t),r:Qi,s:Ku,X:e=>Math.round(e).toString(16).toUpperCase(),x:e=>Math.round(e).toString(16)};function Ji(e){return e}var es=Array.prototype.map,ts=["y","z","a","f","p","n","µ","m","","k","M","G","T","P","E","Z","Y"];function Xu(e){var t=e.grouping===void 0||e.thousands===void 0?Ji:Vu(es.call(e.grouping,Number),e.thousands+""),n=e.currency===void 0?"":e.currency[0]+"",r=e.currency===void 0?"":e.currency[1]+"",o=e.decimal===void 0?".":e.decimal+"",s=e.numerals===void 0?Ji:qu(es.call(e.numerals,String)),a=e.percent===void 0?"%":e.percent+"",l=e.minus===void 0?"−":e.minus+"",c=e.nan===void 0?"NaN":e.nan+"";function u(h,m){h=$t(h);var p=h.fill,g=h.align,v=h.sign,_=h.symbol,b=h.zero,y=h.width,w=h.comma,d=h.precision,C=h.trim,M=h.type;M==="n"?(w=!0,M="g"):Zi[M]||(d===void 0&&(d=12),C=!0,M="g"),(b||p==="0"&&g==="=")&&(b=!0,p="0",g="=");var O=(m&&m.prefix!==void 0?m.prefix:"")+(_==="$"?n:_==="#"&&/[boxX]/.test(M)?"0"+M.toLowerCase():""),G=(_==="$"?r:/[%p]/.test(M)?a:"")+(m&&m.suffix!==void 0?m.suffix:""),U=Zi[M],H=/[defgprs%]/.test(M);d=d===void 0?6:/[gprs]/.test(M)?Math.max(1,Math.min(21,d)):Math.max(0,Math.min(20,d));function K(T){var A=O,Y=G,ie,J,k;if(M==="c")Y=U(T)+Y,T="";else{T=+T;var D=T<0||1/T<0;if(T=isNaN(T)?c:U(Math.abs(T),d),C&&(T=Uu(T)),D&&+T==0&&v!=="+"&&(D=!1),A=(D?v==="("?v:l:v==="-"||v==="("?"":v)+A,Y=(M==="s"&&!isNaN(T)&&Pn!==void 0?ts[8+Pn/3]:"")+Y+(D&&v==="("?")":""),H){for(ie=-1,J=T.length;++ie<J;)if(k=T.charCodeAt(ie),48>k||k>57){Y=(k===46?o+T.slice(ie+1):T.slice(ie))+Y,T=T.slice(0,ie);break}}}w&&!b&&(T=t(T,1/0));var $=A.length+T.length+Y.length,le=$<y?new Array(y-$+1).join(p):"";switch(w&&b&&(T=t(le+T,le.length?y-Y.length:1/0),le=""),g){case"<":T=A+T+Y+le;break;case"=":T=A+le+T+Y;break;case"^":T=le.slice(0,$=le.length>>1)+A+T+Y+le.slice($);break;default:T=le+A+T+Y;break}return s(T)}return K.toString=function(){return h+""},K}function f(h,m){var p=Math.max(-8,Math.min(8,Math.floor(lt(m)/3)))*3,g=Math.pow(10,-p),v=u((h=$t(h),h.type="f",h),{suffix:ts[8+p/3]});return function(_){return v(g*_)}}return{format:u,formatPrefix:f}}var Tn,Dr,Br;ju({thousands:",",grouping:[3],currency:["$",""]});function ju(e){return Tn=Xu(e),Dr=Tn.format,Br=Tn.formatPrefix,Tn}function ns(e){return Math.max(0,-lt(Math.abs(e)))}function rs(e,t){return Math.max(0,Math.max(-8,Math.min(8,Math.floor(lt(t)/3)))*3-lt(Math.abs(e)))}function os(e,t){return e=Math.abs(e),t=Math.abs(t)-e,Math.max(0,lt(t)-lt(e))+1}function Yu(e,t){switch(arguments.length){case 0:break;case 1:this.range(e);break;default:this.range(t).domain(e);break}return this}function Qu(e){return function(){return e}}function Zu(e){return+e}var is=[0,1];function ut(e){return e}function Ir(e,t){return(t-=e=+e)?function(n){return(n-e)/t}:Qu(isNaN(t)?NaN:.5)}function Ju(e,t){var n;return e>t&&(n=e,e=t,t=n),function(r){return Math.max(e,Math.min(t,r))}}function ec(e,t,n){var r=e[0],o=e[1],s=t[0],a=t[1];return o<r?(r=Ir(o,r),s=n(a,s)):(r=Ir(r,o),s=n(s,a)),function(l){return s(r(l))}}function tc(e,t,n){var r=Math.min(e.length,t.length)-1,o=new Array(r),s=new Array(r),a=-1;for(e[r]<e[0]&&(e=e.slice().reverse(),t=t.slice().reverse());++a<r;)o[a]=Ir(e[a],e[a+1]),s[a]=n(t[a],t[a+1]);return function(l){var c=li(e,l,1,r)-1;return s[c](o[c](l))}}function nc(e,t){return t.domain(e.domain()).range(e.range()).interpolate(e.interpolate()).clamp(e.clamp()).unknown(e.unknown())}function rc(){var e=is,t=is,n=Mn,r,o,s,a=ut,l,c,u;function f(){var m=Math.min(e.length,t.length);return a!==ut&&(a=Ju(e[0],e[m-1])),l=m>2?tc:ec,c=u=null,h}function h(m){return m==null||isNaN(m=+m)?s:(c||(c=l(e.map(r),t,n)))(r(a(m)))}return h.invert=function(m){return a(o((u||(u=l(t,e.map(r),pe)))(m)))},h.domain=function(m){return arguments.length?(e=Array.from(m,Zu),f()):e.slice()},h.range=function(m){return arguments.length?(t=Array.from(m),f()):t.slice()},h.rangeRound=function(m){return t=Array.from(m),n=Wi,f()},h.clamp=function(m){return arguments.length?(a=m?!0:ut,f()):a!==ut},h.interpolate=function(m){return arguments.length?(n=m,f()):n},h.unknown=function(m){return arguments.length?(s=m,h):s},function(m,p){return r=m,o=p,f()}}function oc(){return rc()(ut,ut)}function ic(e,t,n,r){var o=mn(e,t,n),s;switch(r=$t(r??",f"),r.type){case"s":{var a=Math.max(Math.abs(e),Math.abs(t));return r.precision==null&&!isNaN(s=rs(o,a))&&(r.precision=s),Br(r,a)}case"":case"e":case"g":case"p":case"r":{r.precision==null&&!isNaN(s=os(o,Math.max(Math.abs(e),Math.abs(t))))&&(r.precision=s-(r.type==="e"));break}case"f":case"%":{r.precision==null&&!isNaN(s=ns(o))&&(r.precision=s-(r.type==="%")*2);break}}return Dr(r)}function sc(e){var t=e.domain;return e.ticks=function(n){var r=t();return pi(r[0],r[r.length-1],n??10)},e.tickFormat=function(n,r){var o=t();return ic(o[0],o[o.length-1],n??10,r)},e.nice=function(n){n==null&&(n=10);var r=t(),o=0,s=r.length-1,a=r[o],l=r[s],c,u,f=10;for(l<a&&(u=a,a=l,l=u,u=o,o=s,s=u);f-- >0;){if(u=hn(a,l,n),u===c)return r[o]=a,r[s]=l,t(r);if(u>0)a=Math.floor(a/u)*u,l=Math.ceil(l/u)*u;else if(u<0)a=Math.ceil(a*u)/u,l=Math.floor(l*u)/u;else break;c=u}return e},e}function ct(){var e=oc();return e.copy=function(){return nc(e,ct())},Yu.apply(e,arguments),sc(e)}function En(e){let t=z(null),[n,r]=E(e);return ni(()=>{let o=t.current;if(!o)return;let s=l=>{l>0&&r(Math.floor(l))};if(s(o.getBoundingClientRect().width),typeof ResizeObserver>"u")return;let a=new ResizeObserver(l=>{for(let c of l)s(c.contentRect.width)});return a.observe(o),()=>a.disconnect()},[]),[t,n]}function ss(e,t,n){let r=e[0],o=e[e.length-1];if(!r||!o)return[];let s=g=>String(t[g]??g),l=12+Math.max(s(r.first).length,s(o.last).length)*7,c=[],u=(g,v)=>{let _=c[c.length-1];(!_||g-_.x>=l)&&c.push({x:g,label:v})};if((e[1]?.x??1/0)-r.x>=l){for(let g of e)u(g.x+g.width/2,s(g.step));return c}let h=o.last-r.first+1,m=ac(e,t)/Math.max(1,h-1)||1,p=Math.max(1,Math.round(mn(0,h*m,Math.max(1,n/(l*1.4)))));for(let g of e){let v=lc(t,g.first,g.last,p);v!==null&&u(g.x+g.width/2,s(v))}return c}function ac(e,t){let n=0;for(let r=1;r<e.length;r+=1){let o=t[e[r-1].first]??e[r-1].first,s=t[e[r].first]??e[r].first;s>o&&(n+=s-o)}return n}function lc(e,t,n,r){for(let o=t;o<=n;o+=1)if((e[o]??o)%r===0)return o;return null}var uc=.05,cc=3;function as(e){let t=e.length,n=new Float64Array(t),r=[],o=fc(e),s=Math.max(cc,Math.ceil(t*uc)),a=0;for(let l=0;l<t;l+=1){let c=o===0?0:Math.round(ls(e,l)/o)-1;if(c>0){let u=Math.min(c,s);r.push({before:l,missing:c,slot:a,width:u}),a+=u}n[l]=a,a+=1}return{slot:n,slots:a,gaps:r}}function fc(e){let t=[];for(let r=1;r<e.length;r+=1){let o=ls(e,r);o>0&&t.push(o)}let n=t[0]??0;return t.every(r=>r===n)?n:di(t)}function ls(e,t){let n=e[t]??null,r=t>0?e[t-1]??null:null;return n===null||r===null?0:n-r}function us(e,t){let n=new Float64Array(t);for(let r of e)for(let o=0;o<t;o+=1)n[o]=n[o]+(r[o]??0);return n}var pc=.22,hc=3,mc=56;function ft(e,t,n,r,o){let s=Math.floor(o);return s<1||r<=n?[]:r-n<=s?dc(e,t,n,r,s):gc(e,t,n,r,s)}function dc({slot:e},t,n,r,o){let s=o/(r-n),a=s>=hc?Math.max(1,s*pc):0,l=Math.min(s-a,mc),c=[];for(let u=cs(e,n);u<e.length&&e[u]<r;u+=1){let h=(e[u]-n+.5)*s-l/2;c.push({step:u,first:u,last:u,mean:t[u]??0,x:h,width:l})}return c}function gc({slot:e},t,n,r,o){let s=o/(r-n),a=[],l=null,c=0,u=()=>{l&&(l.mean=c/(l.last-l.first+1))};for(let f=cs(e,n);f<e.length&&e[f]<r;f+=1){let h=Math.min(o-1,Math.floor((e[f]-n)*s)),m=t[f]??0;l===null||l.x!==h?(u(),l={step:f,first:f,last:f,mean:m,x:h,width:1},c=m,a.push(l)):(l.last=f,c+=m,m>(t[l.step]??0)&&(l.step=f))}return u(),a}function cs(e,t){let n=0,r=e.length;for(;n<r;){let o=n+r>>1;e[o]<t?n=o+1:r=o}return n}function _c(e,t){let n=-1,r=1/0,o=0,s=e.length-1;for(;o<=s;){let a=o+s>>1,l=e[a],c=t-(l.x+l.width/2);Math.abs(c)<r&&(r=Math.abs(c),n=a),c<0?s=a-1:o=a+1}return n}var An=3,yc=1.25;function fs(e,t,n){let r=_c(e,n),o=e[r];if(!o||o.width>An)return r;let s=l=>t[e[l]?.step??-1]??0,a=r;for(let l=r-An;l<=r+An;l+=1){let c=e[l];c&&Math.abs(c.x-o.x)<=An&&s(l)>s(a)&&(a=l)}return s(a)>yc*s(r)?a:r}function Rn(e,t){let n=0,r=e.length-1;for(;n<=r;){let o=n+r>>1,s=e[o];if(t<s.first)r=o-1;else if(t>s.last)n=o+1;else return o}return-1}function Nn(e){return function(){return e}}var bc=Math.cos;var zr=Math.sin,pt=Math.sqrt,ps=1e-12,$n=Math.PI,Tm=$n/2,bs=2*$n;var Cm=Array.prototype.slice;function wc(e){return typeof e=="object"&&"length"in e?e:Array.from(e)}function ws(e){this._context=e}ws.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;default:this._context.lineTo(e,t);break}}};function vc(e){return new ws(e)}var Pm=xc(vc);function vs(e){this._curve=e}vs.prototype={areaStart:function(){this._curve.areaStart()},areaEnd:function(){this._curve.areaEnd()},lineStart:function(){this._curve.lineStart()},lineEnd:function(){this._curve.lineEnd()},point:function(e,t){this._curve.point(t*Math.sin(e),t*-Math.cos(e))}};function xc(e){function t(n){return new vs(e(n))}return t._curve=e,t}var Em=pt(3);var kc=pt(1/3),Am=kc*2;var xs=zr($n/10)/zr(7*$n/10),Rm=zr(bs/10)*xs,Nm=-bc(bs/10)*xs;var $m=pt(3);var Om=pt(3);var Lm=pt(3)/2,Sc=1/pt(12),Dm=(Sc/2+1)*3;function Re(){}function On(e,t,n){e._context.bezierCurveTo((2*e._x0+e._x1)/3,(2*e._y0+e._y1)/3,(e._x0+2*e._x1)/3,(e._y0+2*e._y1)/3,(e._x0+4*e._x1+t)/6,(e._y0+4*e._y1+n)/6)}function Fr(e){this._context=e}Fr.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){switch(this._point){case 3:On(this,this._x1,this._y1);case 2:this._context.lineTo(this._x1,this._y1);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,this._context.lineTo((5*this._x0+this._x1)/6,(5*this._y0+this._y1)/6);default:On(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function Mc(e){this._context=e}Mc.prototype={areaStart:Re,areaEnd:Re,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._y0=this._y1=this._y2=this._y3=this._y4=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x2,this._y2),this._context.closePath();break}case 2:{this._context.moveTo((this._x2+2*this._x3)/3,(this._y2+2*this._y3)/3),this._context.lineTo((this._x3+2*this._x2)/3,(this._y3+2*this._y2)/3),this._context.closePath();break}case 3:{this.point(this._x2,this._y2),this.point(this._x3,this._y3),this.point(this._x4,this._y4);break}}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._x2=e,this._y2=t;break;case 1:this._point=2,this._x3=e,this._y3=t;break;case 2:this._point=3,this._x4=e,this._y4=t,this._context.moveTo((this._x0+4*this._x1+e)/6,(this._y0+4*this._y1+t)/6);break;default:On(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function Tc(e){this._context=e}Tc.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3;var n=(this._x0+4*this._x1+e)/6,r=(this._y0+4*this._y1+t)/6;this._line?this._context.lineTo(n,r):this._context.moveTo(n,r);break;case 3:this._point=4;default:On(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function ks(e,t){this._basis=new Fr(e),this._beta=t}ks.prototype={lineStart:function(){this._x=[],this._y=[],this._basis.lineStart()},lineEnd:function(){var e=this._x,t=this._y,n=e.length-1;if(n>0)for(var r=e[0],o=t[0],s=e[n]-r,a=t[n]-o,l=-1,c;++l<=n;)c=l/n,this._basis.point(this._beta*e[l]+(1-this._beta)*(r+c*s),this._beta*t[l]+(1-this._beta)*(o+c*a));this._x=this._y=null,this._basis.lineEnd()},point:function(e,t){this._x.push(+e),this._y.push(+t)}};var Bm=(function e(t){function n(r){return t===1?new Fr(r):new ks(r,t)}return n.beta=function(r){return e(+r)},n})(.85);function Ln(e,t,n){e._context.bezierCurveTo(e._x1+e._k*(e._x2-e._x0),e._y1+e._k*(e._y2-e._y0),e._x2+e._k*(e._x1-t),e._y2+e._k*(e._y1-n),e._x2,e._y2)}function Vr(e,t){this._context=e,this._k=(1-t)/6}Vr.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:Ln(this,this._x1,this._y1);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2,this._x1=e,this._y1=t;break;case 2:this._point=3;default:Ln(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var Im=(function e(t){function n(r){return new Vr(r,t)}return n.tension=function(r){return e(+r)},n})(0);function qr(e,t){this._context=e,this._k=(1-t)/6}qr.prototype={areaStart:Re,areaEnd:Re,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=this._y2=this._y3=this._y4=this._y5=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:this._point=2,this._context.moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:Ln(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var Hm=(function e(t){function n(r){return new qr(r,t)}return n.tension=function(r){return e(+r)},n})(0);function Wr(e,t){this._context=e,this._k=(1-t)/6}Wr.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:Ln(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var zm=(function e(t){function n(r){return new Wr(r,t)}return n.tension=function(r){return e(+r)},n})(0);function Ur(e,t,n){var r=e._x1,o=e._y1,s=e._x2,a=e._y2;if(e._l01_a>ps){var l=2*e._l01_2a+3*e._l01_a*e._l12_a+e._l12_2a,c=3*e._l01_a*(e._l01_a+e._l12_a);r=(r*l-e._x0*e._l12_2a+e._x2*e._l01_2a)/c,o=(o*l-e._y0*e._l12_2a+e._y2*e._l01_2a)/c}if(e._l23_a>ps){var u=2*e._l23_2a+3*e._l23_a*e._l12_a+e._l12_2a,f=3*e._l23_a*(e._l23_a+e._l12_a);s=(s*u+e._x1*e._l23_2a-t*e._l12_2a)/f,a=(a*u+e._y1*e._l23_2a-n*e._l12_2a)/f}e._context.bezierCurveTo(r,o,s,a,e._x2,e._y2)}function Ss(e,t){this._context=e,this._alpha=t}Ss.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:this.point(this._x2,this._y2);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3;default:Ur(this,e,t);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var Gm=(function e(t){function n(r){return t?new Ss(r,t):new Vr(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function Ms(e,t){this._context=e,this._alpha=t}Ms.prototype={areaStart:Re,areaEnd:Re,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=this._y2=this._y3=this._y4=this._y5=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:this._point=2,this._context.moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:Ur(this,e,t);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var Fm=(function e(t){function n(r){return t?new Ms(r,t):new qr(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function Ts(e,t){this._context=e,this._alpha=t}Ts.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:Ur(this,e,t);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var Vm=(function e(t){function n(r){return t?new Ts(r,t):new Wr(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function Cc(e){this._context=e}Cc.prototype={areaStart:Re,areaEnd:Re,lineStart:function(){this._point=0},lineEnd:function(){this._point&&this._context.closePath()},point:function(e,t){e=+e,t=+t,this._point?this._context.lineTo(e,t):(this._point=1,this._context.moveTo(e,t))}};function hs(e){return e<0?-1:1}function ms(e,t,n){var r=e._x1-e._x0,o=t-e._x1,s=(e._y1-e._y0)/(r||o<0&&-0),a=(n-e._y1)/(o||r<0&&-0),l=(s*o+a*r)/(r+o);return(hs(s)+hs(a))*Math.min(Math.abs(s),Math.abs(a),.5*Math.abs(l))||0}function ds(e,t){var n=e._x1-e._x0;return n?(3*(e._y1-e._y0)/n-t)/2:t}function Hr(e,t,n){var r=e._x0,o=e._y0,s=e._x1,a=e._y1,l=(s-r)/3;e._context.bezierCurveTo(r+l,o+l*t,s-l,a-l*n,s,a)}function Gr(e){this._context=e}Gr.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=this._t0=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x1,this._y1);break;case 3:Hr(this,this._t0,ds(this,this._t0));break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){var n=NaN;if(e=+e,t=+t,!(e===this._x1&&t===this._y1)){switch(this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,Hr(this,ds(this,n=ms(this,e,t)),n);break;default:Hr(this,this._t0,n=ms(this,e,t));break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t,this._t0=n}}};function Pc(e){this._context=new Cs(e)}(Pc.prototype=Object.create(Gr.prototype)).point=function(e,t){Gr.prototype.point.call(this,t,e)};function Cs(e){this._context=e}Cs.prototype={moveTo:function(e,t){this._context.moveTo(t,e)},closePath:function(){this._context.closePath()},lineTo:function(e,t){this._context.lineTo(t,e)},bezierCurveTo:function(e,t,n,r,o,s){this._context.bezierCurveTo(t,e,r,n,s,o)}};function Ec(e){this._context=e}Ec.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=[],this._y=[]},lineEnd:function(){var e=this._x,t=this._y,n=e.length;if(n)if(this._line?this._context.lineTo(e[0],t[0]):this._context.moveTo(e[0],t[0]),n===2)this._context.lineTo(e[1],t[1]);else for(var r=gs(e),o=gs(t),s=0,a=1;a<n;++s,++a)this._context.bezierCurveTo(r[0][s],o[0][s],r[1][s],o[1][s],e[a],t[a]);(this._line||this._line!==0&&n===1)&&this._context.closePath(),this._line=1-this._line,this._x=this._y=null},point:function(e,t){this._x.push(+e),this._y.push(+t)}};function gs(e){var t,n=e.length-1,r,o=new Array(n),s=new Array(n),a=new Array(n);for(o[0]=0,s[0]=2,a[0]=e[0]+2*e[1],t=1;t<n-1;++t)o[t]=1,s[t]=4,a[t]=4*e[t]+2*e[t+1];for(o[n-1]=2,s[n-1]=7,a[n-1]=8*e[n-1]+e[n],t=1;t<n;++t)r=o[t]/s[t-1],s[t]-=r,a[t]-=r*a[t-1];for(o[n-1]=a[n-1]/s[n-1],t=n-2;t>=0;--t)o[t]=(a[t]-o[t+1])/s[t];for(s[n-1]=(e[n]+o[n-1])/2,t=0;t<n-1;++t)s[t]=2*e[t+1]-o[t+1];return[o,s]}function Ac(e,t){this._context=e,this._t=t}Ac.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=this._y=NaN,this._point=0},lineEnd:function(){0<this._t&&this._t<1&&this._point===2&&this._context.lineTo(this._x,this._y),(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line>=0&&(this._t=1-this._t,this._line=1-this._line)},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;default:{if(this._t<=0)this._context.lineTo(this._x,t),this._context.lineTo(e,t);else{var n=this._x*(1-this._t)+e*this._t;this._context.lineTo(n,this._y),this._context.lineTo(n,t)}break}}this._x=e,this._y=t}};function _s(e,t){if((a=e.length)>1)for(var n=1,r,o,s=e[t[0]],a,l=s.length;n<a;++n)for(o=s,s=e[t[n]],r=0;r<l;++r)s[r][1]+=s[r][0]=isNaN(o[r][1])?o[r][0]:o[r][1]}function ys(e){for(var t=e.length,n=new Array(t);--t>=0;)n[t]=t;return n}function Rc(e,t){return e[t]}function Nc(e){let t=[];return t.key=e,t}function Ps(){var e=Nn([]),t=ys,n=_s,r=Rc;function o(s){var a=Array.from(e.apply(this,arguments),Nc),l,c=a.length,u=-1,f;for(let h of s)for(l=0,++u;l<c;++l)(a[l][u]=[0,+r(h,a[l].key,u,s)]).data=h;for(l=0,f=wc(t(a));l<c;++l)a[f[l]].index=l;return n(a,f),a}return o.keys=function(s){return arguments.length?(e=typeof s=="function"?s:Nn(Array.from(s)),o):e},o.value=function(s){return arguments.length?(r=typeof s=="function"?s:Nn(+s),o):r},o.order=function(s){return arguments.length?(t=s==null?ys:typeof s=="function"?s:Nn(Array.from(s)),o):t},o.offset=function(s){return arguments.length?(n=s??_s,o):n},o}var $c=1.6,Oc=40;function Dn(e,t,n){let r=ce(e,s=>t[s.step]??0)??0,o=n?Math.min(r,$c*sn(t)):r;return o>0?o:1}function As(e,t,n){return Ps().keys(e).value((o,{values:s})=>s[o.step]??0)(t).map(o=>({layer:o.key,d:o.map(([s,a],l)=>Ns(t[l],n(s),n(a))).join("")}))}function Rs({columns:e},t,n,r,o,{isOutlier:s,hasLongGap:a}){let l={incomplete:"",cut:"",outlier:"",longGap:""};for(let c of t){let u=n[c.step]??0,f=re(c.x+c.width/2);e.complete[c.step]===!1&&(l.incomplete+=Ns(c,r(0),r(u))),u>o?l.cut+=`M${f},-12l5,7h-10z`:s(c.step)?l.outlier+=Es(f,r(u)):a(c.step)&&(l.longGap+=Es(f,r(u)))}return l}function Es(e,t){return`M${e},${re(t-11)}l4,4.5l-4,4.5l-4,-4.5z`}function Ns(e,t,n){return t-n<=0?"":`M${re(e.x)},${re(t)}V${re(n)}h${re(e.width)}V${re(t)}z`}function re(e){return String(Math.round(e*100)/100)}function $s(e,t){let n=[];for(let r=1;r<e.length;r+=1){let o=e[r-1],s=e[r];(t[s.first]??0)<(t[o.last]??0)&&n.push((o.x+o.width+s.x)/2)}return n.length<=Oc?n:[]}function $e(e,t,n){let r=Math.min(n,Math.max(4,Math.round(t-e)));if(r>=n)return null;let o=Math.max(0,Math.min(n-r,Math.round(e)));return[o,o+r]}function Ot(e,t,n,r){let[o,s]=e??[0,t],a=Math.max(4,(s-o)*r),l=s>o?(n-o)/(s-o):.5,c=n-l*a;return $e(c,c+a,t)}function Ne(e,t,n){if(e===null)return null;let r=n<0?Math.floor(n):Math.ceil(n);return $e(e[0]+r,e[1]+r,t)}function Os(e,t,n){return e===null?null:n<e[0]?Ne(e,t,n-e[0]):n>=e[1]?Ne(e,t,n+1-e[1]):e}var qe=30,Bn=6;function Ls({graph:{layout:e,setZoom:t},zoom:n,plot:{total:r,left:o,width:s}}){let a=z(null),{slots:l}=e,c=F(()=>{let y=ft(e,r,0,l,s),w=Dn(y,r,!0),d=C=>qe*Math.min(1,(r[C]??0)/w);return y.map(({step:C,x:M,width:O})=>`M${re(M)},${qe}v${re(-d(C))}h${re(O)}V${qe}z`).join("")},[e,r,s]),u=y=>y/l*s,[f,h]=n,m=Math.max(4,u(h)-u(f)),p=y=>w=>{w.stopPropagation(),a.current={x:w.clientX,zoom:n,grip:y},w.currentTarget.setPointerCapture?.(w.pointerId)},g=y=>{let w=a.current;if(!w)return;let d=(y.clientX-w.x)/s*l,[C,M]=w.zoom;w.grip==="window"?t(Ne(w.zoom,l,d)):w.grip==="from"?t($e(Math.min(C+d,M-1),M,l)):t($e(C,Math.max(M+d,C+1),l))},v=y=>{let w=y.currentTarget.getBoundingClientRect(),d=(y.clientX-w.left-o)/s*l;t($e(d-(h-f)/2,d+(h-f)/2,l))},_=()=>{a.current=null},b=y=>({onPointerDown:p(y),onPointerMove:g,onPointerUp:_});return i("svg",{class:"step-strip",width:o+s,height:qe+2,"aria-hidden":"true",onPointerDown:v,children:i("g",{transform:`translate(${o},1)`,children:[i("path",{class:"strip-bars",d:c}),i("rect",{class:"strip-window",x:u(f),width:m,height:qe,...b("window")}),i("rect",{class:"strip-edge",x:u(f)-Bn/2,width:Bn,height:qe,...b("from")}),i("rect",{class:"strip-edge",x:u(f)+m-Bn/2,width:Bn,height:qe,...b("to")})]})})}var Kr=296;function Bs({graph:e,bucket:t,x:n,frameWidth:r}){let o=n+14+Kr<=r?n+14:Math.max(0,n-14-Kr);return i("div",{class:"tooltip",role:"status",hidden:t===null,style:{left:`${o}px`,width:`${Kr}px`},children:t&&i(Lc,{graph:e,bucket:t})})}function Lc({graph:e,bucket:t}){let{steps:n,drawn:r,tests:o}=e,{columns:s}=n,{step:a}=t,l=s.duration_ms[a]??0,c=s.period_ms[a]??null,u=t.last-t.first+1,f=r.map(g=>({...g,ms:g.values[a]??0})).filter(({ms:g})=>g>0),h=Xr(f),[m,p]=[f.filter(({gap:g})=>!g),f.filter(({gap:g})=>g)];return i(S,{children:[i("p",{class:"tooltip-title",children:[i("strong",{children:an(n,a)}),i("span",{class:"number",children:x(l)})]}),c!==null&&i("p",{class:"tooltip-line",children:[i("span",{children:"Start to next start"}),i("span",{class:"number",children:x(c)})]}),i("table",{class:"tooltip-table",children:[p.length>0&&i(Ds,{title:"Between steps",parts:p,whole:h}),i(Ds,{title:p.length>0?"Step":null,parts:m,whole:h})]}),o.hasLongGap(a)&&i("p",{class:"tooltip-note",children:"A long gap follows: see the findings."}),o.isOutlier(a)&&i("p",{class:"tooltip-note",children:["◆ An outlier: over ",e.outliers?.limit,"."]}),s.complete[a]===!1&&i("p",{class:"tooltip-note",children:[i("strong",{children:"Incomplete:"})," ",s.incomplete_reason[a]??"no reason given"]}),u>1&&i("p",{class:"tooltip-note",children:["Longest of ",P(u)," steps in this column; their mean is"," ",x(t.mean),". Zoom in to see each."]})]})}function Xr(e){return e.reduce((t,{ms:n})=>t+n,0)}function Ds({title:e,parts:t,whole:n}){let r=o=>I(n>0?100*o/n:null);return i("tbody",{children:[e!==null&&i("tr",{class:"tooltip-group",children:[i("th",{scope:"rowgroup",children:e}),i("td",{class:"numeric",children:x(Xr(t))}),i("td",{class:"numeric",children:r(Xr(t))})]}),[...t].reverse().map(o=>i("tr",{children:[i("th",{scope:"row",children:[i(me,{look:o}),o.label]}),i("td",{class:"numeric",children:x(o.ms)}),i("td",{class:"numeric",children:r(o.ms)})]},o.key))]})}var Dc=6,Bc=.003,Ic=.2;function Is(e,t){let{layout:n,zoom:r,setZoom:o,select:s}=e,{buckets:a,total:l}=t,[c,u]=E(null),[f,h]=E(null),m=z(null),p=z(!1),[g,v]=r??[0,n.slots],_=(v-g)/t.width,b=k=>g+k*_,y=c===null?-1:Rn(a,c),w=k=>{let D=k.currentTarget.getBoundingClientRect();return Math.max(0,Math.min(t.width,k.clientX-D.left-t.left))},d=k=>a[fs(a,l,k)]?.step??null,C=k=>{p.current=!1,!(k.button>1||k.pointerType==="touch")&&(m.current={x:w(k),zoom:r,pans:k.shiftKey||k.button===1},k.currentTarget.setPointerCapture?.(k.pointerId))},M=k=>{let D=w(k),$=m.current;if($===null||Math.abs(D-$.x)<Dc){u(d(D));return}p.current=!0,u(null),$.pans?o(Ne($.zoom,n.slots,($.x-D)*_)):h([Math.min($.x,D),Math.max($.x,D)])},O=()=>{m.current=null,f&&(o($e(b(f[0]),b(f[1]),n.slots)),h(null))},G=k=>{let D=p.current?null:d(w(k));D!==null&&s(D)},U=k=>{if(k.ctrlKey||k.metaKey){k.preventDefault();let $=Math.exp(k.deltaY*Bc);o(Ot(r,n.slots,b(w(k)),$));return}let D=k.shiftKey&&k.deltaX===0?k.deltaY:k.deltaX;r===null||Math.abs(D)<=(k.shiftKey?0:Math.abs(k.deltaY))||(k.preventDefault(),o(Ne(r,n.slots,D*_)))},H=k=>{let D=n.slot.length-1,$=Math.max(0,Math.min(D,k));o(Os(r,n.slots,n.slot[$]??0)),u($)},K=k=>{if(y<0)return H(a[0]?.step??0);let D=a[y+k];if(D)return u(D.step);let $=(a[0]?a[0].last-a[0].first+1:1)*k;return H((c??0)+$)},T=k=>{let D=c===null?(g+v)/2:n.slot[c]+.5;o(Ot(r,n.slots,D,k))},A=Math.max(1,Math.round(a.length/10)),Y=k=>o(Ne(r,n.slots,k*(v-g)*Ic)),J={onPointerDown:C,onPointerMove:M,onPointerUp:O,onPointerLeave:()=>m.current===null&&u(null),onClick:G,onWheel:U,onKeyDown:k=>{if(k.ctrlKey||k.metaKey||k.altKey)return;let $={ArrowLeft:()=>k.shiftKey?Y(-1):K(-1),ArrowRight:()=>k.shiftKey?Y(1):K(1),PageUp:()=>K(-A),PageDown:()=>K(A),Home:()=>H(0),End:()=>H(n.slot.length-1),Enter:()=>c!==null&&s(c)," ":()=>c!==null&&s(c),Escape:()=>c===null?s(null):u(null),"+":()=>T(.5),"=":()=>T(.5),"-":()=>T(2),0:()=>o(null)}[k.key];$&&(k.preventDefault(),$())},onFocus:k=>{k.currentTarget.matches(":focus-visible")&&c===null&&u(a[0]?.step??null)},onBlur:()=>u(null)};return{activeBucket:a[y]??null,drag:f,handlers:J}}var zs=264,ke={top:16,right:66,bottom:30,left:62},he=zs-ke.top-ke.bottom,Hs=5;function In({graph:e,name:t="Step time"}){let{steps:n,drawn:r,layout:o,meanMs:s,fitTypical:a,topMs:l,zoom:c,selected:u,tests:f,pointed:h}=e,[m,p]=En(960),{columns:g}=n,v=g.duration_ms.length,_=F(()=>us(r.map(({values:B})=>B),v),[r,v]),[b,y]=c??[0,o.slots],w=Math.max(40,p-ke.left-ke.right),d=F(()=>ft(o,_,b,y,w),[o,_,b,y,w]),C=F(()=>l??Dn(d,_,a),[d,_,a,l]),M=Pe(C),O=ct().domain([0,C/de[M]]).nice(Hs).range([he,0]),G=O.domain()[1]*de[M],U=B=>O(Math.min(B,G)/de[M]),H=O.ticks(Hs),K=(H[1]??1)-(H[0]??0),T=F(()=>As(r,d,U),[r,d,G]),A=F(()=>Rs(n,d,_,U,G,f),[n,d,_,G,f]),Y=F(()=>ss(d,g.number,w),[d,g,w]),ie={buckets:d,total:_,left:ke.left,width:w},{activeBucket:J,drag:k,handlers:D}=Is(e,ie),$=u===null?null:d[Rn(d,u)]??null,le=B=>(B-b)/(y-b)*w,Ht=B=>U(_[B.step]??0);return i("div",{class:"chart step-bars",ref:m,children:[i("svg",{class:"step-graph",width:p,height:zs,role:"application","aria-roledescription":"bar chart","aria-label":`${t} of ${R(v,"step")}`+(s===null?"":`, mean ${x(s)}`)+". Arrow keys, Home and End move between steps, Enter opens one; plus and minus zoom, Shift with an arrow key pans, 0 shows all.",tabindex:0,...D,children:i("g",{transform:`translate(${ke.left},${ke.top})`,children:[H.map(B=>i("g",{transform:`translate(0,${O(B)})`,children:[i("line",{class:B===0?"baseline":"gridline",x2:w}),i("text",{class:"tick-label",x:-8,dy:"0.32em","text-anchor":"end",children:`${en(B,K)} ${M}`})]},B)),i(Hc,{layout:o,xOfSlot:le,plotWidth:w}),J&&i("rect",{class:"cursor-band",x:J.x-2,width:J.width+4,height:he}),T.map(({layer:B,d:bl})=>i(No,{id:B.key,d:bl,look:B,dimmed:h!==null&&h!==B.key},B.key)),A.incomplete&&i("path",{class:"incomplete",d:A.incomplete,fill:"url(#incomplete-hatch)"}),A.cut&&i("path",{class:"cut-mark",d:A.cut}),A.outlier&&i("path",{class:"outlier-mark",d:A.outlier}),A.longGap&&i("path",{class:"long-gap-mark",d:A.longGap}),$s(d,g.number).map(B=>i("line",{class:"restart-line",x1:B,x2:B,y1:0,y2:he},B)),s!==null&&s<=G&&i("g",{class:"mean",transform:`translate(0,${U(s)})`,children:[i("line",{class:"mean-halo",x2:w}),i("line",{class:"mean-line",x2:w}),i("text",{class:"mean-label",x:w+6,dy:"-0.2em",children:"mean"}),i("text",{class:"mean-label",x:w+6,dy:"0.95em",children:x(s)})]}),$&&i("g",{class:"selected-step",children:[i("rect",{x:$.x-2,y:Ht($)-2,width:$.width+4,height:he-Ht($)+2}),i("path",{d:`M${$.x+$.width/2},${he+1}l5,6h-10z`})]}),J&&i("rect",{class:"cursor",x:J.x-1,y:Ht(J)-1,width:J.width+2,height:he-Ht(J)+2}),k&&i("rect",{class:"drag",x:k[0],width:k[1]-k[0],height:he}),Y.map(B=>i("g",{transform:`translate(${B.x},${he})`,children:[i("line",{class:"tick-mark",y2:4}),i("text",{class:"tick-label",y:18,"text-anchor":"middle",children:B.label})]},B.x)),i("text",{class:"tick-label",x:w+ke.right,y:he+18,"text-anchor":"end",children:"step"})]})}),c&&i(Ls,{graph:e,zoom:c,plot:ie}),d.some(B=>B.last>B.first)&&i("p",{class:"caption",children:"Each column stands for several steps and shows the longest of them."}),i(Bs,{graph:e,bucket:J,x:J?ke.left+J.x+J.width/2:0,frameWidth:p})]})}function Hc({layout:e,xOfSlot:t,plotWidth:n}){return i(S,{children:e.gaps.map(r=>{let o=Math.max(0,t(r.slot)),s=Math.min(n,t(r.slot+r.width));return s-o>=3&&i("line",{class:"gap-line",x1:o+1,x2:s-1,y1:he,y2:he},r.before)})})}var zc=3,Gc=5;function Hn(e,t,n,r={}){let{selected:o=null,onSelect:s=()=>{},topMs:a=null}=r,[l,c]=E(new Set),[u,f]=E(null),[h,m]=E(null),[p,g]=E(null),v=F(()=>{let M=on(t,n);return et(M)/sn(M)},[t,n]),_=F(()=>as(t.columns.number),[t]),b=F(()=>Vo(t,n),[t,n]),y=F(()=>b.filter(({key:M})=>!l.has(M)),[b,l]),w=F(()=>Wo(e,n),[e,n]),d=M=>{let O=new Set(l);O.delete(M)||O.add(M),c(O)},C=M=>{let[O,G]=p??[0,_.slots],U=o===null?(O+G)/2:_.slot[o]+.5;g(Ot(p,_.slots,U,M))};return{steps:t,series:b,drawn:y,hidden:l,toggle:d,pointed:u,point:f,layout:_,meanMs:l.size===0?e.metrics[Fo[n]]?.value??null:null,tests:w,outliers:e.headline?.outliers??null,topMs:a,canFit:v>=zc,fitTypical:h??v>=Gc,setFitTypical:m,zoom:p,setZoom:g,zoomBy:C,selected:o,select:s}}function zn(){document.querySelector("#steps svg.step-graph")?.focus({preventScroll:!0})}function Fs({baseline:e,shown:t,view:n}){let r=[e.steps,t.steps],o=F(()=>Math.max(...r.map(s=>s?et(on(s,n)):0)),[...r,n]);return o===0?null:i("div",{class:"compare-graphs",children:[i("p",{class:"panel-note",children:[Vs[n]," of both runs, on one scale; colours as in the step-time graph"]}),i(Gs,{role:"A (baseline)",overview:e,view:n,topMs:o}),i(Gs,{role:"B (this run)",overview:t,view:n,topMs:o})]})}var Vs={step:"Step time",period:"Time from step to step"};function Gs({role:e,overview:t,view:n,topMs:r}){let{steps:o,metrics:s,run:a}=t;return i("figure",{children:[i("figcaption",{children:[i("strong",{children:e})," ",a.id,o&&i("span",{class:"panel-note",children:[" ",R(o.columns.duration_ms.length,"step")]})]}),o?i(Fc,{overview:t,steps:o,view:n,topMs:r}):i("p",{class:"quiet",children:s.step_time?.reason??"It has no steps."})]})}function Fc({overview:e,steps:t,view:n,topMs:r}){let o=Hn(e,t,n,{topMs:r});return i(In,{graph:o,name:`${Vs[n]} of ${e.run.id},`})}function Ks({overview:e,shown:t,baseline:n,view:r=null,onBaseline:o=()=>{},onClose:s}){let a=ln(async(c,u)=>{let f=await Vc(n,ye(e),c,u);return{comparison:await Bo(f.shown,t,c,u),baseline:f}},"The server does not compare runs.",[n.run,n.host,n.kind,t.run,t.host,t.kind,e]),l=a.kind==="loaded"?a.value.baseline.shown:n;return i(N,{id:"compare",title:"Compare",note:`B, this run: ${je(t)}, against A: ${je(l)}`,actions:i(S,{children:[a.kind==="loaded"&&i(cn,{label:"Steps of A",kinds:a.value.baseline.overview.steps?.kinds??[],chosen:null,onChoose:c=>o({...n,kind:c})}),i("button",{type:"button",onClick:s,children:"End comparison"})]}),children:i("div",{"aria-busy":a.kind==="loading",children:i(qc,{answer:a,overview:e,view:r})})})}async function Vc(e,t,n,r){let o=await xt(e,n,r),{overview:s,shown:a}=o,l=s.steps?.kinds.filter(({leading:u})=>!u)??[];return e.kind===null&&l.some(({name:u})=>u===t)?xt({...a,kind:t},n,r):o}function qc({answer:e,overview:t,view:n}){if(e.kind==="loading")return i("p",{class:"quiet",role:"status",children:e.detail??"Comparing …"});if(e.kind==="failed")return i("p",{role:"alert",children:[e.error.message," ",i("span",{class:"reason",children:e.error.hint})," ",i("button",{type:"button",onClick:e.retry,children:"Try again"})]});let{comparison:r,baseline:o}=e.value;return i(S,{children:[o.lostKind!==null&&i("p",{class:"quiet",children:["There are no steps “",o.lostKind,"” in A; its leading steps are compared."]}),i("p",{class:"verdict","data-verdict":r.verdict,children:[i("span",{class:`verdict-mark verdict-${r.verdict}`,children:Uc[r.verdict]??r.verdict})," ",te(r.sentence)]}),r.diagnostics?.length?i(fn,{diagnostics:r.diagnostics}):null,i(Xc,{comparison:r}),i(Fs,{baseline:o.overview,shown:t,view:n??Wc(t)}),i(jc,{metrics:r.metrics})]})}function Wc({steps:e}){return e?rn(e):"step"}var Uc={faster:"▲ Faster",slower:"▼ Slower",same:"= Same",unclear:"? Unclear",incomparable:"≠ Not comparable"},Kc={better:"▲ better",worse:"▼ worse",changed:"◆ changed",same:"= same",unclear:"? unclear",unavailable:"not measured"};function Xc({comparison:e}){let{configurations:t}=e;return t.length===0?i("p",{class:"quiet",children:"The configurations are the same, as far as the profiles record them."}):i("div",{class:"configurations",children:[i("h3",{children:"What differs besides the numbers"}),i(j,{caption:"Configurations that differ",columns:[{key:"label",head:"Configuration",cell:n=>t[n].label},{key:"a",head:"A (baseline)",cell:n=>qs(t[n].a)},{key:"b",head:"B (this run)",cell:n=>qs(t[n].b)}],rowCount:t.length,pageSize:20})]})}function qs(e){return e==null?"not known":typeof e=="object"?JSON.stringify(e):String(e)}var Ws="The run's own metric ± its standard deviation, n steps or sessions; the run's page opens where it comes from.";function jc({metrics:e}){let t=e.filter(({a:r,b:o})=>r.value!==null||o.value!==null);return i(j,{caption:"Metrics of both runs",columns:[{key:"label",head:"Metric",cell:r=>i(Yc,{metric:t[r]})},{key:"a",head:"A (baseline)",numeric:!0,definition:Ws,cell:r=>Us(t[r],"a")},{key:"b",head:"B (this run)",numeric:!0,definition:Ws,cell:r=>Us(t[r],"b")},{key:"delta",head:"Difference",numeric:!0,definition:"How much more B has than A, also in percent of A.",formula:"B − A",cell:r=>Qc(t[r])},{key:"interval",head:"95 % interval",numeric:!0,definition:"The 95 % confidence interval of the difference, by Welch's t-test; – if the noise is not known.",cell:r=>Zc(t[r])},{key:"verdict",head:"Verdict",cell:r=>i(Jc,{metric:t[r]})}],rowCount:t.length,pageSize:40,rowClass:r=>`is-${t[r].verdict}`})}function Yc({metric:e}){return i(S,{children:[e.label,e.better&&i("span",{class:"better",children:e.better==="lower"?"lower is better":"higher is better"})]})}function Us({unit:e,...t},n){let{value:r,stdev:o,n:s}=t[n],a=typeof o=="number"?` ± ${oe(o,e)}`:"",l=typeof s=="number"?`, n ${P(s)}`:"";return r===null?"not measured":oe(r,e)+a+l}function Qc({delta:e,delta_percent:t,unit:n}){let r=t===null||n==="%"?"":` (${we(t,"%")})`;return we(e,n==="%"?"points":n)+r}function Zc({interval:e,unit:t}){return e===null?"–":e.map(n=>we(n,t==="%"?"points":t)).join(" … ")}function Jc({metric:e}){let{verdict:t,reason:n,p_value:r}=e;return i(S,{children:[i("span",{class:`verdict-mark verdict-${t}`,children:Kc[t]??t}),r!==null&&i(ee,{children:["p ",r<.001?"< "+X(.001):X(r)]}),n&&i("span",{class:"metric-reason",children:n})]})}function Lt({title:e,detail:t,hint:n,kind:r="quiet",children:o}){return i("section",{class:`notice notice-${r}`,role:r==="error"?"alert":"status",children:[i("h2",{children:e}),t&&i("p",{class:"preformatted",children:t}),n&&(n.includes(`
`)?i("pre",{tabindex:0,children:n}):i("p",{class:"reason",children:n})),o]})}function Gn({error:e,onRetry:t}){return i(Lt,{title:ef(e),detail:e.message,hint:e.hint,kind:"error",children:i("button",{type:"button",onClick:t,children:"Try again"})})}function ef({code:e,status:t}){return e==="load_failed"?"The Overview plugin could not be loaded":e==="network"?"No connection to TensorBoard":t===422?"This profile cannot be read":t===404?"Not found":"The overview cannot be shown"}function Fn({message:e}){let t=/(\d+(?:\.\d+)?)\s*%/.exec(e??"")?.[1],[,n,r]=/(\d+) of (\d+)/.exec(e??"")??[],o=t!==void 0?Number(t)/100:r?Number(n)/Number(r):null;return i("progress",{"aria-label":"Progress",...o===null?{}:{value:Math.min(1,o),max:1}})}function jr({diagnostics:e,run:t}){let n=[...t.files.filter(o=>o.status!=="ok").map(tf),...e],r=o=>xr.findIndex(([s])=>s===o);return n.sort((o,s)=>r(o.severity)-r(s.severity))}function tf(e){return{code:`file_${e.status}`,severity:e.status==="unreadable"?"error":"warning",message:`${e.host} (${nn(e.bytes)}) is ${e.status}${e.message?`: ${e.message}`:""}`,hint:null}}function Xs({overview:e}){let t=jr(e);return i(N,{id:"diagnostics",title:"Data quality",note:"diagnostics of the profile",children:t.length===0?i("p",{class:"quiet",children:"Nothing to report: all files were read in full."}):i(fn,{diagnostics:t})})}function Vn({overview:e}){let t=jr(e).filter(({severity:n})=>n!=="info").length;return i("p",{class:"badges",children:[i("span",{class:"tag",children:e.platform.toUpperCase()}),e.job.kind!=="unknown"&&i("span",{class:"tag",children:Ze(e.job.kind)}),t>0&&i("button",{type:"button",class:"tag tag-warn",onClick:()=>document.getElementById("diagnostics")?.scrollIntoView(),children:t===1?"1 warning":`${t} warnings`})]})}var qn=class extends Xe{state={failure:null};componentDidCatch(t){console.error(t);let n=new V("page",`The page failed to draw this overview: ${t.message}`,"This is a defect of the page. The same overview can be read with: tensorboard-overview show");this.setState({failure:{subject:this.props.subject,error:n}})}render(){let{failure:t}=this.state,{subject:n,onRetry:r,children:o}=this.props;return t===null||t.subject!==n?o:i(Gn,{error:t.error,onRetry:r})}};var nf=120,js={runs:[],total:null,failed:null};function Ys(e,t){let[n,r]=E(js),o=z(new be),s=z(!1),a=async c=>{try{let u=await o.current.run(h=>vt({search:t.trim(),offset:c.length},h));if(u===null)return;let f=[...c,...u.runs];r({runs:f,total:u.runs.length===0?f.length:u.total,failed:null})}catch(u){r({...js,failed:u instanceof V?u.message:String(u)})}finally{s.current=!1}};Q(()=>{if(!e)return;let c=setTimeout(()=>{a([])},t===""?0:nf);return()=>{clearTimeout(c),o.current.cancel()}},[e,t]);let l=ae(()=>{s.current||n.total===null||n.runs.length>=n.total||(s.current=!0,a(n.runs))},[n,t]);return{...n,loadMore:l}}var Qs=10,rf=80;function Wn({label:e,chosen:t,placeholder:n,onChoose:r}){let o=ve(),[s,a]=E(!1),[l,c]=E(null),[u,f]=E(0),h=z(null),{runs:m,total:p,failed:g,loadMore:v}=Ys(s,l??"");Q(()=>f(0),[l,s]),Q(()=>{h.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({block:"nearest"}),m.length>0&&u>=m.length-1&&v()},[u,m]);let _=()=>{a(!1),c(null)},b=d=>{d&&(_(),d.id!==t&&r(d))},y=d=>{s?f(Math.max(0,Math.min(m.length-1,d))):a(!0)},w=d=>{let M={ArrowDown:()=>y(u+1),ArrowUp:()=>y(u-1),PageDown:()=>y(u+Qs),PageUp:()=>y(u-Qs),Enter:()=>s?b(m[u]):a(!0),Escape:_}[d.key];!M||d.altKey||d.ctrlKey||d.metaKey||(d.preventDefault(),M())};return i("div",{class:t===null?"picker run-picker is-second":"picker run-picker",children:[i("label",{for:`${o}-field`,children:e}),i("input",{id:`${o}-field`,type:"text",role:"combobox",autocomplete:"off",spellcheck:!1,"aria-autocomplete":"list","aria-expanded":s,"aria-controls":`${o}-list`,"aria-activedescendant":s&&m[u]?`${o}-${u}`:void 0,value:l??t??"",title:t??void 0,placeholder:n??"Search runs",onFocus:d=>d.currentTarget.select(),onClick:()=>a(!0),onInput:d=>{c(d.currentTarget.value),a(!0)},onKeyDown:w,onBlur:_}),i("div",{class:"run-list",hidden:!s,onMouseDown:d=>d.preventDefault(),children:[i("ul",{id:`${o}-list`,ref:h,role:"listbox","aria-label":`${e}: found`,onScroll:({currentTarget:d})=>{d.scrollHeight-d.scrollTop-d.clientHeight<rf&&v()},children:s&&m.map((d,C)=>i("li",{id:`${o}-${C}`,role:"option","aria-selected":C===u,class:d.id===t?"is-chosen":void 0,"data-run":d.id,onClick:()=>b(d),children:[i("span",{class:"run-id",children:d.id}),i("span",{class:"run-note",children:sf(d)})]},d.id))}),i("p",{class:"run-count",role:"status",children:s&&(g??of(m.length,p,l))})]})]})}function of(e,t,n){return t===null?"Searching …":t===0?n?"No run has these words in its name or hosts":"No run":e<t?`${P(e)} of ${P(t)} runs; type to search`:t===1?"1 run":`${P(t)} runs`}function sf({status:e,parts:t,hosts:n,format:r}){if(e==="empty")return"empty";if(e==="writing")return"still being written";if(t)return`${t.length} sessions put together`;let o=n.length>1?`${n.length} hosts`:"";return r==="kineto"?["PyTorch",o].filter(Boolean).join(", "):o}function Zs({chosen:e,onChoose:t}){let n=af(e?.run??null);return i(S,{children:[i(Wn,{label:"Compare with",chosen:e?.run??null,placeholder:"Search a run",onChoose:r=>t({run:r.id,host:null,kind:null})}),e&&n.length>1&&i(un,{label:"Its host",hosts:n,chosen:e.host,onChoose:r=>t({...e,host:r})})]})}function af(e){let[t,n]=E([]);return Q(()=>{if(n([]),e===null)return;let r=new AbortController;return Qt(e,r.signal).then(o=>n(o?.hosts??[])).catch(()=>{}),()=>r.abort()},[e]),t}var lf="http://www.w3.org/2000/svg",uf=["display","fill","fill-opacity","font-family","font-size","font-weight","opacity","stroke","stroke-dasharray","stroke-opacity","stroke-width"],cf=".cursor, .cursor-band, .drag";function ea(e,t,n){let r=getComputedStyle(e),o=getComputedStyle(document.documentElement),s=e.width.baseVal.value+32,a=pf(n,s-32),l=30+a.length*20,c=e.height.baseVal.value+l+16,u=We("svg",{width:s,height:c,viewBox:`0 0 ${s} ${c}`});u.append(We("title",{},t)),u.append(We("rect",{width:s,height:c,fill:o.getPropertyValue("--raised").trim()||"#fff"}));let f={fill:o.color,"font-family":r.fontFamily,"font-size":12};u.append(We("text",{...f,"font-weight":600,x:16,y:22},t)),a.forEach((m,p)=>{for(let{label:g,color:v,x:_}of m){let b=30+p*20;u.append(We("rect",{x:16+_,y:b,width:10,height:10,rx:2,fill:v})),u.append(We("text",{...f,x:16+_+16,y:b+9},g))}});let h=We("svg",{x:16,y:l,overflow:"visible"});for(let m of ff(e))h.append(Js(m));for(let m of e.children)h.append(Js(m));return u.append(h),{text:new XMLSerializer().serializeToString(u),width:s,height:c}}function Js(e){let t=e.cloneNode(!0),n=[e,...e.querySelectorAll("*")],r=[t,...t.querySelectorAll("*")];return n.forEach((o,s)=>{let a=getComputedStyle(o);for(let l of uf){let c=a.getPropertyValue(l);c!==""&&r[s].setAttribute(l,Yr(c))}r[s].removeAttribute("class")}),n.forEach((o,s)=>o.matches(cf)&&r[s].remove()),t}function Yr(e){return e.replace(/url\("#([^"]+)"\)/,"url(#$1)")}function ff(e){let t=new Set;for(let{attributes:n}of e.querySelectorAll("[fill^='url(#']"))t.add(n.getNamedItem("fill").value.slice(5,-1));return[...t].map(n=>document.getElementById(n)).filter(n=>n!==null)}function pf(e,t){let n=[],r=1/0;for(let o of e){let s=34+o.label.length*7;r+s>t&&(n.push([]),r=0),n[n.length-1].push({...o,x:r}),r+=s}return n}function We(e,t,n){let r=document.createElementNS(lf,e);for(let[o,s]of Object.entries(t))r.setAttribute(o,String(s));return n!==void 0&&(r.textContent=n),r}async function ta(e){let t=new Image,n=URL.createObjectURL(new Blob([e.text],{type:"image/svg+xml"}));try{t.src=n,await t.decode();let r=document.createElement("canvas");return r.width=e.width*2,r.height=e.height*2,r.getContext("2d").drawImage(t,0,0,r.width,r.height),await new Promise((o,s)=>r.toBlob(a=>a?o(a):s(new Error("The browser created no PNG.")),"image/png"))}finally{URL.revokeObjectURL(n)}}function na(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(t),n.download=e,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),1e4)}function ra({label:e,children:t}){let n=ve(),[r,o]=E(!1),s=z(null),a=()=>o(!1);return i("div",{class:"menu",onKeyDown:l=>{l.key!=="Escape"||!r||(a(),s.current?.focus())},onFocusOut:l=>{let c=l.relatedTarget;(c===null||!l.currentTarget.contains(c))&&a()},children:[i("button",{ref:s,type:"button","aria-expanded":r,"aria-controls":n,onClick:()=>o(!r),children:[e," ",i("span",{"aria-hidden":"true",children:"▾"})]}),i("div",{id:n,class:"menu-list",hidden:!r,onMouseDown:l=>l.preventDefault(),children:r&&t(a)})]})}var hf=[["json","JSON","the whole document"],["csv","CSV","every number shown, for a spreadsheet"],["html","HTML","one file that opens without a server"],["xprof","XProf JSON","for clients of XProf's overview page"]];function oa({shown:e}){let[t,n]=E(null),r=async o=>{try{n(null),await gf(o,e)}catch(s){n(s instanceof Error?s.message:String(s))}};return i(S,{children:[i(ra,{label:"Export",children:o=>i("ul",{children:[hf.map(([s,a,l])=>i("li",{children:i("a",{href:mf(e,s),download:"",onClick:o,children:[a," ",i("span",{class:"panel-note",children:l})]})},s)),["svg","png"].map(s=>i("li",{children:i("button",{type:"button",onClick:()=>{o(),r(s)},children:[s.toUpperCase()," ",i("span",{class:"panel-note",children:"the chart, as it is drawn now"})]})},s))]})}),t&&i("span",{class:"problem",role:"alert",children:t})]})}function mf(e,t){let n=Ye(e);return n.set("format",t),`./export?${n}`}function df({run:e,host:t,kind:n}){return`overview-${[e,t,n].filter(o=>o!==null).join("-").replace(/[^\w.-]+/g,"-")}`}async function gf(e,t){let n=document.querySelector("#steps svg.step-graph, #inference .chart svg");if(!n)throw new Error("There is no chart on the page: it has no steps, or shows them as a table.");let r=n.closest(".panel"),o=`${r.querySelector("h2")?.textContent}: ${t.run}`,s=ea(n,o,n.matches(".step-graph")?_f(r):[]),a=`${df(t)}-${r.id}.${e}`;na(a,e==="png"?await ta(s):new Blob([s.text],{type:"image/svg+xml"}))}function _f(e){return[...e.querySelectorAll('.legend-item:not([aria-pressed="false"])')].map(t=>({label:t.getAttribute("aria-label")??t.textContent??"",color:Yr(getComputedStyle(t.querySelector("rect")).fill)}))}function ht(){try{let e=window.parent;return e!==window&&typeof e.location.hash=="string"?e:null}catch{return null}}var ia="profile";async function sa(e){try{let t=await fetch("../../plugins_listing",{signal:e??null});return t.ok?(await t.json())[ia]?.enabled===!0:!1}catch{return!1}}function aa(e,t,n){let r=new URLSearchParams({tool:e,run:t});return n!==null&&r.set("host",n),`${ht()?.location.pathname??"../../../"}?${r}#${ia}`}function Dt({parts:e,label:t}){let n=e.reduce((r,o)=>r+o.value,0);return i("div",{class:"stacked-bar",role:"img","aria-label":t,children:n>0&&e.filter(r=>r.value>0).map(r=>i("span",{"data-part":r.id,style:{flexGrow:r.value/n},children:i(pr,{look:r})},r.id))})}function la({steps:e,metrics:t}){if(!e)return[];let n=({metric:l})=>(l===null?void 0:t[l])?.value??0,r=e.loop.gap_percent>=1?e.loop:null,o=r?r.period_ms:e.categories.reduce((l,c)=>l+n(c),0),s=l=>o>0?100*l/o:null,a=(l,c,u)=>{let f=c.map(m=>{let p=u(m),g=m.metric===null?null:t[m.metric]??null;return{...m,metric:g,value:p,share:s(p),gap:l==="gap"}}),h=f.reduce((m,p)=>m+p.value,0);return{of:l,value:h,share:s(h),parts:f}};return r?[a("step",e.categories,({id:l})=>r.step_ms[l]??0),a("gap",e.gap.categories,({id:l})=>r.gap_ms[l]??0)]:[a("step",e.categories,n)]}function ua({metrics:e}){let t=new Map;for(let{category:n,value:r,reason:o,label:s}of Object.values(e)){if(n===null||r!==null)continue;let a=o??"no reason given";t.set(a,[...t.get(a)??[],s])}return[...t].map(([n,r])=>({labels:r,reason:n}))}function ca({steps:e},{category:t,value:n}){return t===null?!1:n===null||(e?.categories.some(({id:r})=>r===t)??!1)}function Un({headline:e,job:t}){return e?e.what:t.kind==="inference"?"session_time":"step_time"}function mt({summary:e,rows:t}){return i("details",{class:"how",children:[i("summary",{children:e}),i("dl",{class:"formulas",children:t.map(([n,r])=>i("div",{children:[i("dt",{children:n}),i("dd",{children:r})]},n))})]})}function dt({rows:e,spacious:t=!1}){return i("dl",{class:t?"stat-strip":"stats",children:e.map(([n,r])=>i("div",{children:[i("dt",{children:n}),i("dd",{class:"number",children:r})]},n))})}function gt({provenance:e}){let{formula:t,substituted:n,inputs:r,window:o,files:s}=e;return i("dl",{class:"provenance",children:[i("div",{children:[i("dt",{children:"Formula"}),i("dd",{class:"formula",children:t})]}),n&&i("div",{children:[i("dt",{children:"With values"}),i("dd",{class:"formula",children:n})]}),r.length>0&&i("div",{children:[i("dt",{children:"Inputs"}),i("dd",{children:i("ul",{children:r.map(a=>i("li",{children:[a.name,": ",i("span",{class:"number",children:bf(a)})]},a.name))})})]}),o&&i("div",{children:[i("dt",{children:"Window"}),i("dd",{children:o})]}),i("div",{children:[i("dt",{children:"Files"}),i("dd",{children:Qr(s)})]})]})}function Qr(e){return e===null?"all of the run":e.length===0?"none":e.join(", ")}function bf({value:e,unit:t}){return e===null?"–":typeof e=="string"?t?`${e} ${t}`:e:t?oe(e,t):X(e)}function wf({id:e,metric:t,shownReason:n,brief:r}){let{status:o,value:s,unit:a,reason:l,stdev:c}=t,u=s===null;return i("details",{class:"metric","data-metric":e,"data-status":u?"unavailable":o,children:[i("summary",{children:[i("span",{class:"metric-label",children:t.label}),i(vf,{metric:t}),o==="inferred"&&!u&&i(ee,{children:"inferred"}),a==="%"&&!u&&i(xf,{percent:s}),i("span",{class:u?"metric-value not-measured":"metric-value number",children:[u?"not measured":tn(t),!u&&typeof c=="number"&&a==="ms"&&i("span",{class:"metric-spread",children:Zt(s,c)})]}),!r&&i(Se,{of:t}),l&&(u||o==="inferred"&&l!==n)&&i("span",{class:"metric-reason",children:l})]}),r&&i(Se,{of:t}),i(_t,{metric:t})]})}function Se({of:{label:e,definition:t}}){let r=t.toLowerCase().startsWith(`${e.toLowerCase()}: `)?t.slice(e.length+2):t;return i("span",{class:"definition",children:r.charAt(0).toUpperCase()+r.slice(1)})}function vf({metric:{better:e,value:t}}){return e===null||t===null?null:i("span",{class:"better",title:`${e} is better`,children:[i("span",{"aria-hidden":"true",children:e==="lower"?"↓ better":"↑ better"}),i("span",{class:"visually-hidden",children:[e," is better"]})]})}function xf({percent:e}){return i("span",{class:"meter","aria-hidden":"true",children:i("span",{style:{width:`${Math.min(100,Math.max(0,e))}%`}})})}function kf({entries:e}){return i("details",{class:"metric","data-status":"unavailable",children:[i("summary",{children:[i("span",{class:"metric-label",children:e.map(([t,n],r)=>i("span",{"data-metric":t,"data-status":"unavailable",children:[n.label,r<e.length-1?" · ":""]},t))}),i("span",{class:"metric-value not-measured",children:"not measured"}),i("span",{class:"metric-reason",children:e[0]?.[1].reason})]}),i(Zr,{entries:e})]})}function _t({metric:e}){let t=Jr(e);return i("div",{class:"metric-details",children:[i(gt,{provenance:e.provenance}),t.length>0&&i(dt,{rows:t})]})}function Zr({entries:e}){return i("dl",{class:"formulas metric-details",children:e.map(([t,n])=>i("div",{children:[i("dt",{children:n.label}),i("dd",{children:[i(Se,{of:n}),i(_t,{metric:n})]})]},t))})}var Sf=[["min","min"],["p50","median"],["p90","p90"],["p99","p99"],["max","max"],["stdev","std. dev."]];function Jr(e){let t=[];typeof e.n=="number"&&e.n>0&&t.push(["n",P(e.n)]);for(let[n,r]of Sf){let o=e[n];typeof o=="number"&&t.push([r,oe(o,e.unit)])}return t}function Kn({entries:e,shownReason:t=null,brief:n=!1}){return i(S,{children:Mf(e).map(r=>{let[o,s]=r[0];return r.length===1?i(wf,{id:o,metric:s,shownReason:t,brief:n},o):i(kf,{entries:r},o)})})}function Mf(e){let t=[];for(let n of e){let r=t[t.length-1];r&&Tf(r[0][1],n[1])?r.push(n):t.push([n])}return t}function Tf(e,t){return e.value===null&&t.value===null&&e.reason!==null&&e.reason===t.reason}var eo={step:"Step",gap:"Between steps"};function to({overview:e}){let t=la(e),n=ua(e),r=e.metrics.step_time?.reason??null;if(t.every(({parts:a})=>a.length===0)&&n.length===0)return null;let o=t.length>1,s=e.steps?.loop.steps??0;return i(N,{id:"breakdown",title:"Where the time went",note:(o?`average of ${R(s,"step")}, up to the start of the next`:"average per step")+"; open a part for where its number comes from",children:[t.some(({value:a})=>a>0)&&i(S,{children:[o&&i(Cf,{groups:t}),i(Pf,{groups:t}),i("div",{class:o?"part-groups":"parts",children:t.map(a=>o?i("section",{"data-group":a.of,children:[i("h3",{children:eo[a.of]}),i(fa,{group:a,shownReason:r,overview:e,loop:e.steps?.loop??null})]},a.of):i(fa,{group:a,shownReason:r,overview:e,loop:null},a.of))})]}),n.map(({labels:a,reason:l})=>i("p",{class:"missing",children:[i("span",{class:"not-measured",children:"Not measured:"})," ",a.join(", "),i("span",{class:"metric-reason",children:l})]},l))]})}function Cf({groups:e}){return i("p",{class:"bar-heads",children:e.map(({of:t,value:n,share:r})=>i("span",{children:[eo[t]," ",i("span",{class:"number",children:x(n)})," ",i("span",{class:"number group-share",children:I(r)})]},t))})}function Pf({groups:e}){let t=r=>r.filter(({value:o})=>o>0).map(({label:o,share:s})=>`${o} ${I(s)}`).join(", ");if(e.length===1)return i(Dt,{parts:e[0].parts,label:`Average step: ${t(e[0].parts)}`});let n=e.reduce((r,{value:o})=>r+o,0);return i("div",{class:"bar-groups",children:e.filter(({value:r})=>r>0).map(({of:r,value:o,parts:s})=>i("div",{style:{flexGrow:o/n},children:i(Dt,{parts:s,label:`${eo[r]}, ${x(o)}: ${t(s)}`})},r))})}function fa({group:e,shownReason:t,overview:n,loop:r}){let o=e.parts.filter(({value:a})=>a>0),s=e.parts.filter(({value:a,metric:l,gap:c})=>a===0&&(c||l?.value!=null));return i(S,{children:[o.map(a=>i(Af,{part:a,shownReason:t,origin:r&&Ef(a,r,n)},a.id)),s.length>0&&i(Rf,{parts:s})]})}function Ef({value:e},{steps:t},{metrics:n}){let{window:r=null,files:o=null}=n.step_gap?.provenance??{};return{formula:"mean of the part over the complete steps whose next step is known",substituted:null,inputs:[{name:"such steps",value:t,unit:null},{name:"sum over them",value:e*t,unit:"ms"}],window:r,files:o}}function Af({part:e,shownReason:t,origin:n}){let{id:r,label:o,value:s,metric:a,share:l,gap:c}=e;return i("details",{class:"part","data-category":c?`gap-${r}`:r,children:[i("summary",{children:[i(me,{look:e}),i("span",{class:"part-label",children:o}),i("span",{class:"numeric",children:x(s)}),i("span",{class:"numeric part-share",children:I(l)}),i(Se,{of:a??e}),a?.status==="inferred"&&a.reason!==t&&i("span",{class:"metric-reason",children:["inferred: ",a.reason]})]}),n&&i("div",{class:"metric-details",children:i(gt,{provenance:n})}),a&&n&&i("p",{class:"metric-details caption",children:["Over all complete steps: ",x(a.value)]}),a&&i(_t,{metric:a})]})}function Rf({parts:e}){let t=e.flatMap(({id:n,metric:r})=>r?[[n,r]]:[]);return i("details",{class:"part is-zero",children:[i("summary",{children:[i("span",{class:"part-label",children:e.map(({id:n,label:r,gap:o},s)=>i("span",{"data-category":o?`gap-${n}`:n,children:[r,s<e.length-1?" · ":""]},n))}),i("span",{class:"numeric",children:x(0)}),i("span",{class:"numeric part-share",children:I(0)})]}),t.length>0&&i(Zr,{entries:t}),t.length===0&&i("dl",{class:"formulas metric-details",children:e.map(n=>i("div",{children:[i("dt",{children:n.label}),i("dd",{children:n.definition})]},n.id))})]})}var Me={Device:{origin:{window:"the whole profile; of the step time, the counted steps",files:"for each device that of its host"},columns:{busy_ms:{definition:"Time in which the device worked: a GPU in anything, copies included; a TPU core not in waits, input, output and transfers from and to the host.",formula:"length of the union of those ops"},span_ms:{definition:"The time from the device's first op to its last.",formula:"end of its last op − start of its first"},busy_percent:{definition:"How much of the time from its first op to its last the device was busy.",formula:"busy ÷ first to last op"},counted_steps:{definition:"Steps on the device that count in averages: the complete ones, or all where none is complete."},step_time_ms:{definition:"How long a step takes on this device alone.",formula:"mean over the counted steps of the step's length on the device"}}},DeviceMemory:{origin:{window:"the whole profile",files:"for each device that of its host"},columns:{peak_allocated_bytes:{definition:"The most memory that tensors used at once, and the step in which that was."},peak_reserved_bytes:{definition:"The most memory that the framework held at once, for tensors or for later use, and its share of the device's memory.",formula:"peak reserved ÷ memory of the device"},total_bytes:{definition:"Memory of the device."}}},Host:{origin:{window:"the counted steps",files:"for each host its own"},columns:{rank:{definition:"The number of the process in its job: what the trace states, else the digits behind rank in the file's name."},devices:{definition:"Devices in the host's file, used or not."},steps:{definition:"Steps in the host's file, incomplete ones too."},counted_steps:{definition:"Steps of the host that count in averages: the complete ones, or all where none is complete."},step_time_ms:{definition:"How long a step takes on the host's slowest device.",formula:"mean over the counted steps of each of its devices; of the means, the longest"},work_ms:{definition:"The part of its step in which it does not wait for other hosts.",formula:"mean over the counted steps of the step's length − its collectives"},slowest_in_steps:{definition:"In how many of the counted steps it has the most work of all hosts."}}},TopOp:{origin:{window:"the whole profile",files:"all of the run"},columns:{occurrences:{definition:"How often the op ran, on all devices or threads together."},self_ms:{definition:"Time in the op itself, over all calls.",formula:"time in which the op is the innermost one, summed over threads, streams, devices and hosts"},share_percent:{definition:"How much of the time of this side's ops it takes; idle time is not counted.",formula:"self time ÷ self time of all ops of this side"},cumulative_percent:{definition:"Share of this op and those above it together.",formula:"self times down to this row ÷ self time of all ops of this side"},gflops_per_s:{definition:"How fast it computes.",formula:"FLOPs of all its calls ÷ self time"},tensorcore_eligible:{definition:"Whether the op could run on Tensor Cores, and whether its kernel did."}}},Communication:{origin:{window:"the counted steps; the whole profile where there are no steps",files:"all of the run"},columns:{matched_percent:{definition:"In how many of the pairs of a step and a group the collectives of all ranks could be compared.",formula:"pairs in which all ranks ran the same collectives in the same order ÷ all pairs of groups with at least two ranks in the run"},left_out:{definition:"Pairs of a step and a group in which ranks ran other collectives than the others, or in another order."}}},Collective:{origin:{window:"the counted steps; the whole profile where there are no steps",files:"those of the group's ranks"},columns:{group_size:{definition:"Ranks that take part, as the profile states it."},ranks:{definition:"Hosts of the run that ran it."},calls:{definition:"How often a rank runs it in a step.",formula:"calls ÷ steps ÷ ranks of the group"},bytes:{definition:"What a rank sends in a step; of an all-gather, what it gets.",formula:"Σ of elements × size of an element ÷ steps ÷ ranks of the group"},total_ms:{definition:"Time of the calls of a rank in a step, waits for other ranks included.",formula:"Σ of the calls' lengths ÷ steps ÷ ranks of the group"},transfer_ms:{definition:"Time of the transfer itself: a call ends on all ranks at once, so the rank that came last took only that.",formula:"Σ over compared calls of the shortest length on any rank ÷ compared steps"},wait_ms:{definition:"Time in which a rank waits for the one that comes last.",formula:"Σ over compared calls of (mean length on the ranks − shortest length) ÷ compared steps"},exposed_ms:{definition:"Time of the calls that no compute hides.",formula:"Σ of the calls' time without compute on their device ÷ steps ÷ ranks of the group"},overlapped_ms:{definition:"Time of the calls that is hidden behind compute.",formula:"Σ of the calls' time during compute on their device ÷ steps ÷ ranks of the group"},algorithm_gb_per_s:{definition:"How fast the data of the calls moved.",formula:"bytes ÷ transfer; without a transfer, bytes ÷ total time"},bus_gb_per_s:{definition:"How fast each link moved data, whatever the number of ranks: what can be compared with the links' own rate.",formula:"algorithm bandwidth × 2(n−1)/n for an all-reduce, × (n−1)/n for all-gather, reduce-scatter and all-to-all, × 1 otherwise; n = group size"}}},RankWait:{origin:{window:"the counted steps in which collectives are compared",files:"all of the run"},columns:{wait_ms:{definition:"Time in which this rank waits in collectives for the one that comes last.",formula:"Σ over its compared calls of (its length − shortest length on any rank) ÷ compared steps"},transfer_ms:{definition:"Time of the transfers that this rank takes part in.",formula:"Σ over its compared calls of the shortest length on any rank ÷ compared steps"},last_percent:{definition:"How often the others waited for this rank.",formula:"calls in which only this rank has the shortest length ÷ its compared calls"}}},TopKernel:{origin:{window:"the whole profile",files:"all of the run"},columns:{occurrences:{definition:"How often the kernel ran, on all devices together."},self_ms:{definition:"Time that the kernel ran, over all executions.",formula:"lengths of its executions, summed over streams, devices and hosts"},mean_us:{definition:"How long an execution takes.",formula:"self time ÷ executions"},share_percent:{definition:"How much of the kernels' time it takes; copies, setting memory and idle time are not counted.",formula:"self time ÷ self time of all kernels"},occupancy_percent:{definition:"Estimate of the share of the warps that fit on a multiprocessor which the kernel keeps active, by its grid and limits.",formula:"Σ of occupancy × length ÷ Σ of lengths, over its executions"},blocks_per_sm:{definition:"Blocks of the kernel for each multiprocessor of the device: below 1, some of these have nothing to do.",formula:"Σ of blocks per multiprocessor × length ÷ Σ of lengths, over its executions"},tensorcore_used:{definition:"Whether the kernel ran on Tensor Cores, by its name."},precision:{definition:"The precision that the kernel computes in, by its name or by what it computes."},framework_ops:{definition:"The framework's ops that the kernel ran for."}}}};function Ue(e,t,n){return e===null||t===null||n===null?null:`${x(e)} ÷ ${x(t)} = ${I(n)}`}function Bt(e,t){return e===null?null:`${x(e)}, mean of ${R(t,"step")}`}var{columns:Xn,origin:Nf}=Me.Device,{columns:no}=Me.DeviceMemory;function pa({devices:e}){if(e.length===0)return null;let t=[...e.filter(s=>s.used),...e.filter(s=>!s.used)],n=e.filter(s=>s.used).length,r=new Set(e.map(s=>s.host)).size>1,o=[{key:"name",head:"Device",cell:s=>i(S,{children:[t[s].name,t[s].slowest&&i(ee,{kind:"warn",children:"slowest"})]})},...r?[{key:"host",head:"Host",cell:s=>t[s].host}]:[],{key:"kind",head:"Kind",cell:s=>t[s].kind},{key:"used",head:"Used",definition:"It ran more than copies.",cell:s=>t[s].used?"yes":"no"},{key:"busy",head:"Busy",numeric:!0,...Xn.busy_ms,cell:s=>x(t[s].busy_ms)},{key:"span",head:"First to last op",numeric:!0,...Xn.span_ms,cell:s=>x(t[s].span_ms)},{key:"busy-percent",head:"Busy share",numeric:!0,...Xn.busy_percent,substituted:s=>Ue(t[s].busy_ms,t[s].span_ms,t[s].busy_percent),cell:s=>I(t[s].busy_percent)},{key:"step",head:"Step time",numeric:!0,...Xn.step_time_ms,substituted:s=>Bt(t[s].step_time_ms,t[s].counted_steps),cell:s=>x(t[s].step_time_ms)},...$f(t)];return i(N,{id:"devices",title:"Devices",note:`${P(n)} of ${P(e.length)} used`,children:i(j,{caption:"Devices of the profile",columns:o,rowCount:t.length,pageSize:16,rowName:s=>r?t[s].id:t[s].name,origin:Nf,rowClass:s=>t[s].used?void 0:"is-unused"})})}function $f(e){return e.some(({memory:t})=>t)?[{key:"allocated",head:"Peak allocated",numeric:!0,...no.peak_allocated_bytes,cell:t=>{let{peak_allocated_bytes:n=null,peak_step:r=null}=e[t].memory??{};return i(S,{children:[Ee(n),r!==null&&i("span",{class:"cell-note",children:["step ",r]})]})}},{key:"reserved",head:"Peak reserved",numeric:!0,...no.peak_reserved_bytes,substituted:t=>Lf(e[t].memory),cell:t=>i(Of,{memory:e[t].memory})},{key:"memory",head:"Memory",numeric:!0,...no.total_bytes,cell:t=>Ee(e[t].memory?.total_bytes)}]:[]}function Of({memory:e}){let{peak_allocated_bytes:t,peak_reserved_bytes:n,total_bytes:r}=e??{};return n==null||!r?i(S,{children:Ee(n)}):i(S,{children:[Ee(n),i("span",{class:"cell-note",children:I(100*n/r)}),i("span",{class:"memory-bar","aria-hidden":"true",children:[i("span",{class:"is-reserved",style:{width:`${Math.min(100,100*n/r)}%`}}),i("span",{class:"is-allocated",style:{width:`${Math.min(100,100*(t??0)/r)}%`}})]})]})}function Lf(e){if(!e?.peak_reserved_bytes||!e.total_bytes)return null;let{peak_reserved_bytes:t,total_bytes:n}=e;return`${Ee(t)} ÷ ${Ee(n)} = ${I(100*t/n)}`}var Df={device_count:"Devices",chip_count:"Chips",host_count:"Hosts",capture_start_ns:"Capture started",capture_ms:"Capture length"},Bf=new Set(["devices_used","simulated","provenance"]),ha=e=>Df[e]??Ze(e);function ma({overview:e}){let{environment:t}=e,n=[...If(e),...Hf(t)];return i(N,{id:"environment",title:"Run environment",children:[i("dl",{class:"facts",children:n.map(([r,o])=>i("div",{children:[i("dt",{children:r}),i("dd",{children:o})]},r))}),i(mt,{summary:"Where these come from",rows:Object.entries(t.provenance??{}).map(([r,o])=>[ha(r),o])})]})}function If({platform:e,job:t,run:n}){let r=i(S,{children:[Ze(t.kind),t.reason&&i("span",{class:"metric-reason",children:t.reason})]}),o=n.files.reduce((s,a)=>s+a.bytes,0);return[["Platform",e.toUpperCase()],["Job",r],["Profile",`${R(n.files.length,"file")}, ${nn(o)}`]]}function Hf(e){return Object.entries(e).filter(([t,n])=>!Bf.has(t)&&n!==null).map(([t,n])=>[ha(t),zf(t,n,e)]).filter(([,t])=>t!=="")}function zf(e,t,n){switch(e){case"device_count":return Vf(n);case"capture_start_ns":return zo(t);case"capture_ms":return x(t);case"frameworks":return da(t,(r,o)=>`${r} ${o}`);case"distributed":return Gf(t);case"profiler_options":return Ff(t);default:return ro(t)}}function Gf({backend:e,world_size:t,ranks_present:n,groups:r}){let o=t===null?R(n,"rank"):`${n} of ${R(t,"rank")}`;return[e,o,r!==null&&R(r,"process group")].filter(Boolean).join(", ")}function Ff(e){return Object.entries(e).filter(([,n])=>n!==!1).map(([n,r])=>r?n:`${n} (in some files)`).join(", ")||"none"}function Vf({device_count:e,devices_used:t}){let n=t!==null&&t!==e;return P(e)+(n?`, ${P(t)} used`:"")}function ro(e){return typeof e=="number"?X(e):typeof e=="boolean"?e?"yes":"no":Array.isArray(e)?e.map(ro).join(", "):typeof e!="object"||e===null?String(e):da(e,(t,n)=>`${Ze(t)}: ${ro(n)}`)}function da(e,t){return Object.entries(e).filter(([,n])=>n!==null).map(([n,r])=>t(n,r)).join(", ")}var jn=4;function oo({finding:e,targets:t}){return i("div",{"data-finding":e.id,class:`finding severity-${e.severity}`,children:[i("h3",{children:[te(e.title)," ",i(ee,{kind:e.severity,children:e.severity})]}),i("p",{children:te(e.evidence)}),i("p",{class:"next",children:[i("strong",{children:"Next:"})," ",te(e.next_step)]}),i(qf,{lookAt:e.look_at,targets:t})]})}function qf({lookAt:e,targets:t}){let{ops:n,tool:r}=e,o=t.steps?e.steps:[];return o.length===0&&n.length===0&&r===null?null:i("p",{class:"look-at",children:[i("span",{children:"Look at:"}),o.slice(0,jn).map(s=>i("button",{type:"button",class:"link",onClick:()=>t.onStep(s),children:["step ",t.steps.columns.number[s]??s]},s)),o.length>jn&&i("span",{children:["and ",o.length-jn," more"]}),n.slice(0,jn).map(s=>i("button",{type:"button",class:"link op-name",onClick:()=>t.onOp(s),children:s},s)),r&&i(Wf,{tool:r,targets:t})]})}function Wf({tool:e,targets:t}){return t.shown?t.xprof?i("a",{href:aa(e.id,t.shown.run,t.shown.host),target:"_blank",rel:"noopener",children:["XProf's ",e.label," ↗"]}):i("span",{children:["XProf's ",e.label," (its tab is not installed here)"]}):i("span",{children:["XProf's ",e.label]})}var Uf=3;function ga({findings:e,targets:t,judged:n,brief:r}){let[o,...s]=e;return i(N,{id:"top-finding",title:"What to look at next",actions:s.length>0&&i("button",{type:"button",class:"link",onClick:()=>document.getElementById("findings")?.scrollIntoView(),children:R(s.length,"more finding")}),children:o?i(S,{children:[i(oo,{finding:o,targets:t}),i(Kf,{findings:s.slice(0,Uf),brief:r})]}):i("p",{class:"quiet",children:n?"Nothing stands out: no part of the step, no step and no device is far from what is usual.":"Without steps and sessions, the limits of the run are not known."})})}function Kf({findings:e,brief:t}){return e.length===0?null:i("ul",{class:"other-findings",children:e.map(({id:n,severity:r,title:o,evidence:s,next_step:a})=>i("li",{children:[te(o)," ",i(ee,{kind:r,children:r})," ",i("span",{class:"reason",children:te(s)}),!t&&i("p",{class:"next",children:[i("strong",{children:"Next:"})," ",te(a)]})]},n))})}function _a({findings:e,targets:t}){return e.length===0?null:i(N,{id:"findings",title:"Findings",note:"the most severe first",children:i("ol",{class:"findings",children:e.map(n=>i("li",{children:i(oo,{finding:n,targets:t})},n.id))})})}var Yn=34,io=300;function ya({values:e}){let t=F(()=>{let n=Float64Array.from(e.keys()),r=ft({slot:n,slots:e.length,gaps:[]},e,0,e.length,io),o=r.reduce((a,{step:l})=>Math.max(a,e[l]??0),0)||1;return r.map(({step:a,x:l,width:c})=>`${re(l+c/2)},${re(Yn-2-(Yn-4)*(e[a]??0)/o)}`).join("L")},[e]);return e.length<3?null:i("svg",{class:"sparkline",viewBox:`0 0 ${io} ${Yn}`,preserveAspectRatio:"none","aria-hidden":"true",children:[i("path",{d:`M${t}`,"vector-effect":"non-scaling-stroke"}),i("path",{class:"baseline",d:`M0,${Yn-1}h${io}`,"vector-effect":"non-scaling-stroke"})]})}function ba({overview:e}){let t=Un(e),n=e.metrics[t];if(!n)return null;let r=t==="session_time"?"session":"step",o=jf(e);return i(N,{id:"headline",title:o===null?n.label:Xf[r],children:i("div",{class:"headline","data-metric":t,"data-status":n.status,children:[o===null?i(Se,{of:n}):i("span",{class:"definition",children:"A few long ones take over a quarter of the time: the median says what is usual."}),n.value===null?i(S,{children:[i("p",{class:"headline-missing",children:"not measured"}),i("p",{class:"reason",children:n.reason})]}):i(Yf,{metric:n,overview:e,noun:r,median:o}),i("details",{class:"how",children:[i("summary",{children:"Where this number comes from"}),i(_t,{metric:n}),e.headline&&i(ep,{headline:e.headline})]})]})})}var Xf={step:"Step time",session:"Session time"};function jf({headline:e}){return e?.median_first?e.median_ms:null}function Yf({metric:e,overview:t,noun:n,median:r}){let[o,s]=Ho(r===null?tn(e):x(r)),a=t.steps?.columns.duration_ms.length??null,l=e.n??null,c=["n","std. dev.",...r===null?[]:["median"]],u=Jr(e).filter(([p])=>!c.includes(p)),f=n==="step"?ye(t):null,h=t.steps?.kinds??[],m=f!==null&&h.length>1?` “${f}”`:"";return i(S,{children:[i("p",{class:"headline-value",children:[r!==null&&i("span",{class:"headline-which",children:"median"}),i("span",{class:"headline-number",children:o}),i("span",{class:"headline-unit",children:s}),i(Qf,{metric:e,named:r!==null}),e.status==="inferred"&&i(ee,{children:"inferred"})]}),i("p",{class:"headline-count",children:[l!==null&&(l===1?R(1,n):`${r===null?"mean of":"over"} ${R(l,n)}`),l!==null&&m,n==="step"&&l!==null&&a!==null&&a>l&&`; ${R(a,"step")} sampled, incomplete ones left out`]}),n==="step"&&i(Zf,{kinds:h}),e.status==="inferred"&&e.reason&&i("p",{class:"reason",children:e.reason}),t.headline?.bottleneck&&i("p",{class:"bottleneck",children:te(t.headline.bottleneck.sentence)}),n==="step"&&t.steps&&i(Jf,{steps:t.steps,headline:t.headline}),l!==1&&u.length>0&&i(dt,{rows:u,spacious:!0})]})}function Qf({metric:{value:e,unit:t,stdev:n},named:r}){return e===null||!r&&typeof n!="number"?null:i("span",{class:"headline-spread",children:[r&&`mean ${oe(e,t)} `,typeof n=="number"&&`${Zt(e,n)} std. dev.`]})}function Zf({kinds:e}){let t=e.filter(({leading:n})=>!n);return t.length===0?null:i("p",{class:"other-kinds",children:["Also in this profile:"," ",t.map(({name:n,count:r,mean_ms:o,share_percent:s},a)=>i("span",{children:[a>0&&"; ","“",n,"”, ",R(r,"step"),", mean ",x(o),", ",I(s)," of the time"]},n))]})}function Jf({steps:e,headline:t}){let n=t?.trend,r=t?.outliers;return i("div",{class:"trend",children:[i(ya,{values:e.columns.duration_ms}),n&&i("p",{"data-trend":n.direction??"none",children:[i("span",{"aria-hidden":"true",children:tp[n.direction??"none"]})," ",te(n.sentence)]}),r&&r.count>0&&i("p",{children:[i("span",{"aria-hidden":"true",children:"◆"})," ",R(r.count,"outlier")," above ",x(r.above_ms)]})]})}function ep({headline:{trend:e,outliers:t}}){return!e&&!t?null:i("dl",{class:"provenance metric-details",children:[e&&i("div",{children:[i("dt",{children:"Trend"}),i("dd",{children:[we(e.change_percent,"%")," over ",R(e.steps,"complete step"),","," ",we(e.percent_per_100_steps,"%")," per 100 of them: the median slope between all pairs of steps, in percent of the median step; p ",e.p_value<.001?"<":"="," ",X(Math.max(.001,e.p_value))," for no trend"]})]}),t&&i("div",{children:[i("dt",{children:"Outliers"}),i("dd",{children:[R(t.count,"complete step")," above ",x(t.above_ms),", ",t.limit]})]})]})}var tp={slower:"↗",faster:"↘",none:"→"};var{columns:Ke,origin:np}=Me.Host;function va({hosts:e}){if(e.length<2&&e.every(o=>o.status==="ok"))return null;let t=e.some(o=>typeof o.work_ms=="number"),n=e.some(o=>typeof o.rank=="number"),r=[{key:"name",head:"Host",cell:o=>i(S,{children:[e[o].name,wa(e[o])&&i("div",{class:"panel-note",children:["on ",wa(e[o])]}),e[o].straggler&&i(ee,{kind:"warn",children:"straggler"}),e[o].set_aside&&i(ee,{kind:"warn",children:"set aside"})]})},...n?[{key:"rank",head:"Rank",numeric:!0,...Ke.rank,cell:o=>P(e[o].rank??null)}]:[],{key:"status",head:"Status",cell:o=>e[o].status},{key:"devices",head:"Devices",numeric:!0,...Ke.devices,cell:o=>P(e[o].devices)},{key:"steps",head:"Steps",numeric:!0,...Ke.steps,cell:o=>P(e[o].steps)},{key:"counted",head:"Counted steps",numeric:!0,...Ke.counted_steps,cell:o=>P(e[o].counted_steps)},{key:"step",head:"Step time",numeric:!0,...Ke.step_time_ms,substituted:o=>Bt(e[o].step_time_ms,e[o].counted_steps),cell:o=>x(e[o].step_time_ms)},...t?[{key:"work",head:"Work",numeric:!0,...Ke.work_ms,substituted:o=>Bt(e[o].work_ms,e[o].counted_steps),cell:o=>x(e[o].work_ms??null)},{key:"slowest",head:"Slowest in steps",numeric:!0,...Ke.slowest_in_steps,cell:o=>P(e[o].slowest_in_steps??null)}]:[]];return i(N,{id:"hosts",title:"Hosts",note:t?"work is the step without collectives, in which hosts wait for each other":void 0,children:i(j,{caption:"Hosts of the profile",columns:r,rowCount:e.length,pageSize:16,rowName:o=>e[o].name,origin:np})})}function wa({name:e,machine:t}){return t&&!e.startsWith(t)?t:null}var rp=60,xa=150,yt={top:16,right:24,bottom:26,left:62};function ka({distribution:e,meanMs:t}){let[n,r]=En(960),{edges_ms:o,counts:s}=e,a=o[0],l=o[o.length-1];if(a===void 0||l===void 0||s.length===0)return null;let c=Pe(l),u=Math.max(40,r-yt.left-yt.right),f=xa-yt.top-yt.bottom,h=ct().domain([a,l===a?a+1:l].map(y=>y/de[c])).range([0,u]),m=y=>h(y/de[c]),p=h.ticks(8),g=(p[1]??1)-(p[0]??0),v=ct().domain([0,ce(s)??1]).nice(3).range([f,0]),_=s.map((y,w)=>{let d=m(o[w]??a),C=Math.max(1,m(o[w+1]??l)-d-1);return y>0?`M${d},${f}V${v(y)}h${C}V${f}z`:""}).join(""),b=s.indexOf(ce(s)??0);return i("div",{class:"chart",ref:n,children:i("svg",{width:r,height:xa,role:"img","aria-label":`Distribution of session times from ${x(a)} to ${x(l)}; most are between ${x(o[b])} and ${x(o[b+1])}; mean ${x(t)}`,children:i("g",{transform:`translate(${yt.left},${yt.top})`,children:[v.ticks(3).filter(Number.isInteger).map(y=>i("g",{transform:`translate(0,${v(y)})`,children:[i("line",{class:y===0?"baseline":"gridline",x2:u}),i("text",{class:"tick-label",x:-8,dy:"0.32em","text-anchor":"end",children:P(y)})]},y)),i("path",{d:_,class:"histogram"}),i("g",{transform:`translate(${m(t)},0)`,children:[i("line",{class:"mean-line",y2:f}),i("text",{class:"mean-label",y:-4,"text-anchor":m(t)<rp?"start":"middle",children:`mean ${x(t)}`})]}),p.map(y=>i("text",{class:"tick-label",x:h(y),y:f+16,"text-anchor":"middle",children:`${en(y,g)} ${c}`},y))]})})})}function Qn({parts:e,latency:t,longest:n}){let r=e.map(s=>({...s,value:t[s.id]})),o=r.map(s=>`${s.label} ${x(s.value)}`).join(", ");return i("div",{class:"latency-bar",children:i("div",{style:{width:`${n>0?100*t.total_ms/n:0}%`},children:i(Dt,{parts:r,label:o})})})}function so({inference:e}){let{sessions:t,mean:n,percentiles:r,batches:o,parts:s,definitions:a}=e,l=r.some(u=>u.few_samples),c=ce([n,...r],u=>u.total_ms)??0;return i(N,{id:"inference",title:"Session latency",note:R(t,"session"),children:[i("p",{class:"legend",children:s.map(u=>i("span",{class:"legend-item",children:[i(me,{look:u}),u.label]},u.id))}),i("table",{class:"latency-table",children:[i("caption",{class:"visually-hidden",children:"Session latency and its parts"}),i("thead",{children:i("tr",{children:[i("th",{scope:"col",children:"Percentile"}),i("th",{scope:"col",children:i("span",{class:"visually-hidden",children:"Parts, as a bar"})}),i("th",{scope:"col",class:"numeric",children:"Total"}),s.map(({id:u,short_label:f})=>i("th",{scope:"col",class:"numeric",children:f},u))]})}),i("tbody",{children:[i(Sa,{name:"mean",parts:s,latency:n,longest:c}),r.map(u=>i(Sa,{name:`p${u.percentile}${u.few_samples?"*":""}`,parts:s,latency:u,longest:c},u.percentile))]})]}),i(ka,{distribution:e.distribution,meanMs:n.total_ms}),i("p",{class:"caption",children:[i("span",{children:e.source}),l&&i("span",{children:"* Too few sessions: none is above, so it depends on the longest ones."}),o&&i("span",{children:op(o)})]}),i(mt,{summary:"What the parts mean",rows:[{label:"Total",definition:a.total_ms},...s].map(u=>[u.label,i(Se,{of:u})])}),i("details",{class:"how",children:[i("summary",{children:"Where these numbers come from"}),i(gt,{provenance:e.provenance})]})]})}function op({batches:e,sessions_per_batch:t,size:n,padding_percent:r,delay_ms:o}){let s=n===null?"":`, size ${X(n)}`,a=r===null?"":` with ${I(r)} padding`;return`Batched: ${P(e)} batches of ${X(t)} sessions${s}${a}. A session waits ${x(o.mean)} for its batch (p99 ${x(o.p99)}).`}function Sa({name:e,parts:t,latency:n,longest:r}){return i("tr",{children:[i("th",{scope:"row",children:e}),i("td",{children:i(Qn,{parts:t,latency:n,longest:r})}),i("td",{class:"numeric",children:x(n.total_ms)}),t.map(({id:o})=>i("td",{class:"numeric",children:x(n[o])},o))]})}function Ma({inference:e}){return i(S,{children:[i(ip,{inference:e}),i(ap,{inference:e})]})}function ip({inference:e}){let t=e.models??[];if(t.length===0)return null;let n=[{key:"model",head:"Model",cell:r=>t[r].model??"not known"},{key:"sessions",head:"Sessions",numeric:!0,definition:"How many sessions ran the model.",cell:r=>P(t[r].sessions)},{key:"rate",head:"Sessions per second",numeric:!0,definition:"How many sessions of the model are served in a second.",cell:r=>oe(t[r].sessions_per_second,"1/s")},...sp(t),...Ca("Mean",t.map(r=>r.mean),e)];return i(N,{id:"session-models",title:"Sessions by model",children:i(j,{caption:"Sessions by model",columns:n,rowCount:t.length,pageSize:20,origin:Ta(e)})})}function Ta({source:e,provenance:{window:t,files:n}}){return{window:`${t??"each session"}; ${e}`,files:Qr(n)}}function sp(e){return[50,99].map(t=>({key:`p${t}`,head:`p${t}`,numeric:!0,definition:`${t} % of the sessions take at most this long.`,cell:n=>{let r=e[n].percentiles.find(o=>o.percentile===t);return`${x(r?.total_ms)}${r?.few_samples?"*":""}`}}))}function ap({inference:e}){let t=e.slowest??[];if(t.length===0)return null;let n=new Set(t.map(a=>a.host)).size>1,r=t.some(a=>a.model!==null),o=t.some(a=>a.batching_delay_ms!==null),s=[{key:"start",head:"Start",numeric:!0,definition:"When it began, from the start of the capture.",cell:a=>x(t[a].start_ms)},...n?[{key:"host",head:"Host",cell:a=>t[a].host}]:[],...r?[{key:"model",head:"Model",cell:a=>t[a].model??"not known"}]:[],...Ca("Total",t,e),...o?[{key:"delay",head:"Waited for batch",numeric:!0,definition:e.definitions.batching_delay_ms,cell:a=>x(t[a].batching_delay_ms)}]:[]];return i(N,{id:"slowest-sessions",title:"Slowest sessions",children:i(j,{caption:"Slowest sessions",columns:s,rowCount:t.length,origin:Ta(e)})})}function Ca(e,t,{parts:n,definitions:r}){let o=ce(t,s=>s.total_ms)??0;return[{key:"bar",head:i("span",{class:"visually-hidden",children:"Parts, as a bar"}),cell:s=>i(Qn,{parts:n,latency:t[s],longest:o})},{key:"total",head:e,numeric:!0,definition:r.total_ms,cell:s=>x(t[s].total_ms)},...n.map(({id:s,short_label:a,definition:l})=>({key:s,head:a,numeric:!0,definition:l,cell:c=>x(t[c][s])}))]}function Pa({overview:e}){let t=Un(e),n=Object.entries(e.metrics).filter(([r,o])=>r!==t&&!ca(e,o));return n.length===0?null:i(N,{id:"metrics",title:"Performance summary",note:"all metrics; open one for where its number comes from",children:i("div",{class:"metrics",children:i(Kn,{entries:n,shownReason:e.metrics[t]?.reason??null})})})}function Aa({graph:e}){let t=e.series.filter(({gap:r})=>!r),n=e.series.filter(({gap:r})=>r);return i("div",{class:"legend",role:"group","aria-label":"Categories shown, from the bottom of the stack up",children:[t.map(r=>i(Ea,{layer:r,graph:e},r.key)),n.length>0&&i("span",{class:"legend-head",children:"Between steps:"}),n.map(r=>i(Ea,{layer:r,graph:e},r.key))]})}function Ea({layer:e,graph:t}){let{key:n,label:r,full_label:o,definition:s,gap:a}=e;return i("button",{type:"button",class:"legend-item","aria-pressed":!t.hidden.has(n),"aria-label":a?o:void 0,title:s,onClick:()=>t.toggle(n),onPointerEnter:()=>t.point(n),onPointerLeave:()=>t.point(null),onFocus:()=>t.point(n),onBlur:()=>t.point(null),children:[i(me,{look:e}),r]})}async function Ra(e,t,n,r){let o=Ye(e);return o.set("index",String(t)),kt(`./step?${o}`,n,r)}function Na({overview:e,steps:t,step:n}){let r=Je(t).map(o=>({series:o,ms:o.values[n]??0,mean:(o.metric===null?null:e.metrics[o.metric]?.value)??null}));return i(Oa,{caption:"Parts of the step, against the mean",parts:r,whole:"step",ms:"Time of the part in this step, on its slowest device; the parts add up to the step.",mean:"Its average over the complete steps: the metric of the part, which opens under “Where the time went”."})}function $a({steps:e,step:t}){let n=St(e).map(r=>({series:r,ms:r.values[t]??0,mean:e.loop.gap_ms[r.id]??null}));return n.every(({ms:r})=>r===0)?null:i(S,{children:[i("h4",{children:"Between this step and the next"}),i(Oa,{caption:"Parts of the gap behind the step, against the mean",parts:n,whole:"gap",ms:"Time of the part from the end of this step to the start of the next; the parts add up to the gap.",mean:"Its average after the complete steps whose next step is known."})]})}function Oa({caption:e,parts:t,whole:n,ms:r,mean:o}){let s=t.filter(c=>c.ms>0||(c.mean??0)>0).reverse(),a=t.reduce((c,u)=>c+u.ms,0),l=[{key:"part",head:"Part",cell:c=>i(up,{series:s[c].series})},{key:"ms",head:n==="step"?"This step":"This gap",numeric:!0,definition:r,cell:c=>x(s[c].ms)},{key:"share",head:"Share",numeric:!0,definition:`How much of this ${n} it takes.`,formula:`this ${n} ÷ the ${n}'s length`,cell:c=>I(a>0?100*s[c].ms/a:null)},{key:"mean",head:"Mean",numeric:!0,definition:o,cell:c=>x(s[c].mean)},{key:"difference",head:"Difference",numeric:!0,definition:`How much longer it takes in this ${n} than on average, also in percent of the mean.`,formula:`this ${n} − mean`,cell:c=>Jt(lp(s[c]),s[c].mean)}];return i(j,{caption:e,columns:l,rowCount:s.length})}function lp({ms:e,mean:t}){return t===null?null:e-t}function up({series:e}){return i(S,{children:[i(me,{look:e}),e.label]})}function La({overview:e,steps:t,step:n,shown:r,onSelect:o}){let{columns:s}=t,a=z(null);Q(()=>a.current?.scrollIntoView?.({block:"nearest"}),[n]);let l=s.duration_ms[n]??0,c=e.metrics.step_time?.value??null,u=s.duration_ms.length-1;return i("section",{ref:a,class:"selected-step-panel",id:"step","aria-labelledby":"step-title",children:[i("header",{class:"panel-head",children:[i("h3",{id:"step-title",children:an(t,n)}),i("p",{class:"panel-note",role:"status",children:[x(l),c!==null&&`, ${Jt(l-c,c)} against the mean`]}),i("div",{class:"panel-actions",children:[i("button",{type:"button",disabled:n<=0,onClick:()=>o(n-1),children:"Previous step"}),i("button",{type:"button",disabled:n>=u,onClick:()=>o(n+1),children:"Next step"}),i("button",{type:"button",onClick:()=>{o(null),zn()},children:"Close"})]})]}),s.complete[n]===!1&&i("p",{class:"reason",children:[i("strong",{children:"Incomplete:"})," ",s.incomplete_reason[n]??"no reason given"]}),i(dt,{rows:[["starts at",x(s.start_ms[n])],["start to next start",x(s.period_ms[n])]]}),i("div",{class:"selected-step-tables",children:[i("div",{class:"step-parts",children:[i(Na,{overview:e,steps:t,step:n}),i($a,{steps:t,step:n})]}),r&&i(cp,{shown:r,steps:t,step:n})]})]})}function cp({shown:e,steps:t,step:n}){let{run:r,host:o,kind:s}=e,a=ln((l,c)=>Ra({run:r,host:o,kind:s},n,l,c),"The server has no ops of single steps.",[r,o,s,n,t]);return i("div",{class:"step-ops","aria-busy":a.kind==="loading",children:[i("h4",{children:"Slowest ops of the step"}),i(fp,{answer:a})]})}function fp({answer:e}){if(e.kind==="loading")return i("p",{class:"quiet",children:e.detail??"Looking for them …"});if(e.kind==="failed")return i("p",{class:"quiet",children:[e.error.message," ",e.error.hint," ",i("button",{type:"button",onClick:e.retry,children:"Try again"})]});let{ops:t,reason:n}=e.value;return t.length===0?i("p",{class:"quiet",children:n??"No op ran within the step."}):i(S,{children:[i(j,{caption:"Slowest ops of the step",columns:[{key:"name",head:"Op",cell:o=>i(pp,{op:t[o]})},{key:"count",head:"Calls",numeric:!0,definition:"How often the op ran in the step.",cell:o=>P(t[o].occurrences)},{key:"self",head:"Self time",numeric:!0,definition:"Time in the op itself, without the ops inside it; of several devices, their mean.",cell:o=>x(t[o].self_ms)},{key:"share",head:"Share",numeric:!0,definition:"How much of the self time of all ops of its side in the step it takes.",cell:o=>I(t[o].share_percent)}],rowCount:t.length,pageSize:10}),n&&i("p",{class:"caption",children:n})]})}function pp({op:{name:e,side:t,category:n,framework_op:r}}){return i(S,{children:[i("code",{class:"op-name",children:e}),i("span",{class:"metric-reason",children:[n,", on the ",t,r&&r!==e&&`: ${r}`]})]})}var hp={device_markers:"Step markers of the device",host_markers:"Step markers of the host",inferred:"Steps are inferred"};function Da({steps:e,gaps:t,cut:n,outliers:r,longGaps:o}){let{number:s,complete:a}=e.columns,l=a.filter(c=>!c).length;return i("p",{class:"caption",children:[i("span",{children:[e.source==="inferred"&&i(ee,{children:"inferred"})," ",hp[e.source]??e.source,e.method?`: ${e.method}`:""]}),r!==null&&r.count>0&&i("span",{children:[i("span",{class:"outlier-swatch","aria-hidden":"true",children:"◆"})," ",R(r.count,"outlier")," above"," ",x(r.above_ms),", ",r.limit]}),o&&i("span",{children:[i("span",{class:"outlier-swatch","aria-hidden":"true",children:"◇"})," a long gap follows"]}),l>0&&i("span",{children:[i("span",{class:"hatch-swatch","aria-hidden":"true"})," ",R(l,"incomplete step"),l<a.length?", left out of averages":": there is no complete one"]}),n&&i("span",{children:[i("span",{class:"cut-swatch","aria-hidden":"true",children:"▲"})," longer than the axis shows"]}),t.length>0&&i("span",{children:["Not in the profile: ",dp(t,s)]})]})}var mp=4;function dp(e,t){let n=e.slice(0,mp).map(o=>gp(o,t)),r=e.length-n.length;return n.join("; ")+(r>0?`; and ${R(r,"more gap")}`:"")}function gp(e,t){let n=t[e.before-1],r=t[e.before];return`${R(e.missing,"step")} between ${n} and ${r}`}function Ba({steps:e,onSelect:t}){let{columns:n}=e,r=Pe(et(n.duration_ms)),o=(a,l,c,u)=>({key:a,definition:u,head:`${l}, ${r}`,numeric:!0,cell:f=>mr(c[f],r)}),s=[{key:"number",head:"Step",numeric:!0,cell:a=>i("button",{type:"button",class:"link",onClick:()=>t(a),children:n.number[a]??a})},...n.name.some((a,l)=>a&&a!==String(n.number[l]))?[{key:"name",head:"Name",cell:a=>n.name[a]??""}]:[],o("start","Start",n.start_ms,"When it starts, on the earliest device."),o("duration","Duration",n.duration_ms,"From its start to its end, on the slowest device; the categories add up to it."),o("period","Period",n.period_ms,"From its start to the start of the next step of its kind."),...Je(e).map(({key:a,label:l,values:c,definition:u})=>o(`category-${a}`,l,c,u)),...St(e).filter(dr).map(({key:a,full_label:l,values:c,definition:u})=>o(a,l,c,u)),{key:"complete",head:"Complete",cell:a=>n.complete[a]?"yes":`no: ${n.incomplete_reason[a]??"no reason given"}`}];return i(j,{caption:"Time of each step",columns:s,rowCount:n.duration_ms.length,pageSize:25,origin:{window:`each step; ${e.method}`,files:"all of the run; a step is as long as on its slowest device"}})}var _p=60;function Ia({overview:e,steps:t,shown:n,selected:r,onSelect:o,chosenView:s,onView:a}){let l=t.columns.duration_ms.length,c=F(()=>qo(t),[t]),u=c?s??rn(t):"step",f=Hn(e,t,u,{selected:r,onSelect:o}),{zoom:h,setZoom:m,zoomBy:p,fitTypical:g}=f,[v,_]=E(!1),[b,y]=E(!1);return i(N,{id:"steps",title:"Step-time graph",note:R(l,"step"),actions:i(S,{children:[!b&&i(S,{children:[c&&i(bp,{view:u,onChoose:a}),i("span",{class:"button-group",role:"group","aria-label":"Zoom",children:[i("button",{type:"button","aria-label":"Zoom out",disabled:h===null,onClick:()=>p(2),children:"−"}),i("button",{type:"button","aria-label":"Zoom in",disabled:l<5,onClick:()=>p(.5),children:"+"}),i("button",{type:"button",disabled:h===null,onClick:()=>m(null),children:"Show all steps"})]}),f.canFit&&i("button",{type:"button","aria-pressed":g,onClick:()=>f.setFitTypical(!g),children:"Fit typical steps"}),i("button",{type:"button","aria-pressed":v,onClick:()=>_(!v),children:"Patterns"})]}),i("button",{type:"button","aria-pressed":b,onClick:()=>y(!b),children:"Show as table"})]}),children:[b?i(Ba,{steps:t,onSelect:o}):i("div",{class:v?"with-patterns":void 0,children:[i(Aa,{graph:f}),i(In,{graph:f})]}),!b&&l>=_p&&i("p",{class:"caption",children:"Drag across the graph to zoom, with Shift to pan; or use the wheel with Ctrl or ⌘, and sideways."}),i(Da,{steps:t,gaps:f.layout.gaps,cut:g&&!b,outliers:f.outliers,longGaps:u==="period"&&gr(e).length>0}),i(mt,{summary:"What the categories mean",rows:f.series.map(w=>[w.full_label,w.definition])}),r!==null&&r<l&&i(La,{overview:e,steps:t,step:r,shown:n,onSelect:o})]})}var yp=[["step","Step"],["period","Period"]];function bp({view:e,onChoose:t}){return i("span",{class:"button-group",role:"group","aria-label":"What a bar shows",children:yp.map(([n,r])=>i("button",{type:"button","aria-pressed":e===n,onClick:()=>t(n),children:r},n))})}var{columns:Oe,origin:wp}=Me.TopKernel;function za({kernels:e}){return e?.length?i(N,{id:"top_kernels",title:"Top kernels",note:"by self time",children:i(j,{caption:"Top kernels",columns:vp(e),rowCount:e.length,pageSize:10,rowName:t=>e[t].name,origin:wp})}):null}function vp(e){let t=o=>e[o],n=o=>e.some(s=>s[o]!==null),r=(o,s)=>n(o)?[s]:[];return[{key:"name",head:"Kernel",cell:o=>i(xp,{kernel:t(o)})},{key:"count",head:"Calls",numeric:!0,...Oe.occurrences,cell:o=>P(t(o).occurrences)},{key:"self",head:"Self time",numeric:!0,...Oe.self_ms,cell:o=>x(t(o).self_ms)},{key:"mean",head:"Mean",numeric:!0,...Oe.mean_us,substituted:o=>`${x(t(o).self_ms)} ÷ ${P(t(o).occurrences)} = ${Ha(t(o).mean_us)}`,cell:o=>Ha(t(o).mean_us)},{key:"share",head:"Share",numeric:!0,...Oe.share_percent,substituted:o=>Ue(t(o).self_ms,t(o).kernels_self_ms,t(o).share_percent),cell:o=>I(t(o).share_percent)},...r("blocks_per_sm",{key:"blocks",head:"Blocks per SM",numeric:!0,...Oe.blocks_per_sm,cell:o=>X(t(o).blocks_per_sm)}),...r("occupancy_percent",{key:"occupancy",head:"Occupancy",numeric:!0,...Oe.occupancy_percent,cell:o=>I(t(o).occupancy_percent)}),...r("precision",{key:"precision",head:"Precision",...Oe.precision,cell:o=>t(o).precision??"–"}),...r("tensorcore_used",{key:"tensorcore",head:"Tensor Core",...Oe.tensorcore_used,cell:o=>({true:"used",false:"not used",null:"–"})[`${t(o).tensorcore_used}`]})]}function Ha(e){return e<1e3?`${X(e)} µs`:x(e/1e3)}function xp({kernel:e}){return i(S,{children:[i("code",{class:"op-name",children:e.name}),e.framework_ops.length>0&&i("span",{class:"metric-reason",children:e.framework_ops.join(", ")})]})}var{columns:bt,origin:kp}=Me.TopOp,Sp=[["device","On the device"],["host","On the host"]];function Fa({ops:e,pointed:t}){return e.length===0?null:i(N,{id:"top_ops",title:"Top ops",note:"by self time",children:Sp.map(([n,r])=>i(Mp,{side:n,title:r,ops:e.filter(o=>o.side===n),pointed:t},n))})}function Mp({side:e,title:t,ops:n,pointed:r}){if(n.length===0)return null;let o=r===null?-1:n.findIndex(({name:s})=>s===r);return i("div",{id:`top_ops-${e}`,class:"side",children:[i("h3",{children:t}),i(j,{caption:`Top ops: ${t.toLowerCase()}`,columns:Tp(n),rowCount:n.length,pageSize:10,rowName:s=>n[s].name,origin:kp,pointedRow:o<0?null:o})]})}function Tp(e){let t=e.some(r=>r.gflops_per_s!==null),n=e.some(r=>r.tensorcore_eligible!==null);return[{key:"name",head:"Op",cell:r=>i(Ep,{op:e[r]})},{key:"category",head:"Category",cell:r=>e[r].category},{key:"count",head:"Calls",numeric:!0,...bt.occurrences,cell:r=>P(e[r].occurrences)},{key:"self",head:"Self time",numeric:!0,...bt.self_ms,cell:r=>x(e[r].self_ms)},{key:"share",head:"Share",numeric:!0,...bt.share_percent,substituted:r=>Ue(e[r].self_ms,e[r].side_self_ms,e[r].share_percent),cell:r=>I(e[r].share_percent)},{key:"cumulative",head:"Cumulative",numeric:!0,...bt.cumulative_percent,substituted:r=>Ue(e[r].cumulative_self_ms,e[r].side_self_ms,e[r].cumulative_percent),cell:r=>I(e[r].cumulative_percent)},...t?[{key:"rate",head:"GFLOP/s",numeric:!0,...bt.gflops_per_s,substituted:r=>Cp(e[r]),cell:r=>X(e[r].gflops_per_s)}]:[],...n?[{key:"tensorcore",head:"Tensor Core",...bt.tensorcore_eligible,cell:r=>Pp(e[r])}]:[]]}function Cp({gflops:e,self_ms:t,gflops_per_s:n}){return e===null||n===null?null:`${X(e)} GFLOP ÷ ${x(t)} = ${X(n)} GFLOP/s`}function Pp(e){return e.tensorcore_used?"used":e.tensorcore_eligible===null?"–":e.tensorcore_eligible?e.tensorcore_used===null?"eligible, use not known":"eligible, not used":"not eligible"}function Ep({op:e}){let t=e.framework_op&&e.framework_op!==e.name?e.framework_op:null;return i(S,{children:[i("code",{class:"op-name",children:e.name}),t&&i("span",{class:"metric-reason",children:t}),e.kernels?.length>0&&i(Ap,{kernels:e.kernels})]})}var Ga=5;function Ap({kernels:e}){let t=e.length<Ga;return i("details",{class:"op-kernels",children:[i("summary",{children:t?R(e.length,"kernel"):`${Ga} longest kernels`}),i("ul",{children:e.map(n=>i("li",{children:[i("code",{class:"op-name",children:n.name}),i("span",{class:"metric-reason",children:[x(n.self_ms),", ",R(n.occurrences,"call")]})]},n.name))})]})}var Rp=[["mfu","flops_utilization","mxu_utilization"],["hbm_utilization","memory_bandwidth_utilization"],["duty_cycle"],["goodput"]];function Np({metrics:e}){let t=[];for(let r of Rp){let o=r.find(s=>e[s]?.value!=null)??r.find(s=>e[s]);o!==void 0&&t.push([o,e[o]])}let n=t.find(([r])=>r==="mfu")?.[1].value;return t.filter(([r,{value:o}])=>r!=="goodput"||o!==n)}function Va({overview:e}){let t=Np(e);return t.length===0?null:i(N,{id:"utilization",title:"Utilization",note:"100 % is the hardware's limit",children:i(Kn,{entries:t,brief:!0})})}function Zn({overview:e,shown:t=null,step:n=null,onStep:r=()=>{},view:o=null,onView:s=()=>{},children:a}){let{steps:l,inference:c,job:u,findings:f}=e,[h,m]=E(null),p=$p(t!==null&&f.some(({look_at:w})=>w.tool)),g=l!==null&&l.columns.duration_ms.length>0,v=u.kind==="inference"&&c!==null,_={steps:g?l:null,shown:t,xprof:p,onStep:w=>{r(w),document.getElementById("steps")?.scrollIntoView?.(),zn()},onOp:m},b=i(ga,{findings:f,targets:_,judged:g||c!==null,brief:v}),y=g&&i(Ia,{overview:e,steps:l,shown:t,selected:n,onSelect:r,chosenView:o,onView:s});return i("div",{class:"report",children:[e.environment.simulated===!0&&i("p",{class:"banner",children:[i("strong",{children:"Simulated profile:"})," these numbers come from a generator, not from a device."]}),i("div",{class:"first-screen",children:[i("div",{class:"first-column",children:[i(ba,{overview:e}),i(Va,{overview:e})]}),i("div",{class:"second-column",children:[v&&b,v?i(so,{inference:c}):i(to,{overview:e}),!v&&b]})]}),a,i(Pa,{overview:e}),!v&&c&&i(so,{inference:c}),c&&i(Ma,{inference:c}),v&&g?i("details",{class:"folded",open:n!==null,children:[i("summary",{children:"Steps"}),i(to,{overview:e}),y]}):y,i(ma,{overview:e}),i(va,{hosts:e.hosts}),i(pa,{devices:e.devices}),i(Fa,{ops:e.top_ops,pointed:h}),i(za,{kernels:e.top_kernels}),i(_a,{findings:f,targets:_}),i(Xs,{overview:e})]})}function $p(e){let[t,n]=E(!1);return Q(()=>{if(!e)return;let r=new AbortController;return sa(r.signal).then(n),()=>r.abort()},[e]),t}var Jn="overview",ao=`p.${Jn}.`,Op={run:null,host:null,kind:null,compare:null,compareHost:null,compareKind:null,step:null,view:null},lo={run:"run",host:"host",kind:"kind",compare:"compare",compareHost:"compare_host",compareKind:"compare_kind",step:"step",view:"view"};function qa(){let e=ht()?.location;return e?Xa(e.hash):Op}function Wa(e,{push:t}){let n=ht();if(n)try{let r=Lp(n.location.hash,e);if(r===null||r===n.location.hash)return;t?n.history.pushState(n.history.state,"",r):n.history.replaceState(n.history.state,"",r)}catch{}}function Ua(e){let t=ht();if(!t)return()=>{};let n=()=>{let{hash:r}=t.location;ja(r)&&e(Xa(r))};return t.addEventListener("popstate",n),()=>t.removeEventListener("popstate",n)}function Ka({compare:e,compareHost:t,compareKind:n}){return e===null?null:{run:e,host:t,kind:n}}function Xa(e){let t=new Map;for(let s of uo(e)){let a=s.indexOf("=");a>0&&t.set(s.slice(0,a),Dp(s.slice(a+1)))}let n=s=>t.get(ao+lo[s])||null,r=n("step"),o=n("view");return{run:n("run"),host:n("host"),kind:n("kind"),compare:n("compare"),compareHost:n("compareHost"),compareKind:n("compareKind"),step:r!==null&&/^\d+$/.test(r)?Number(r):null,view:o==="step"||o==="period"?o:null}}function Lp(e,t){if(!ja(e))return null;let n=Object.values(lo).map(o=>`${ao}${o}=`),r=uo(e).filter(o=>o!==Jn&&!n.some(s=>o.startsWith(s)));for(let[o,s]of Object.entries(lo)){let a=t[o];a!==null&&r.push(`${ao}${s}=${encodeURIComponent(a)}`)}return`#${[Jn,...r].join("&")}`}function ja(e){let[t]=uo(e);return t===void 0||t===Jn||t.includes("=")}function uo(e){return e.replace(/^#/,"").split("&").filter(t=>t!=="")}function Dp(e){try{return decodeURIComponent(e)}catch{return e}}function Ya(e){if(window.parent===window)return;let t=new MessageChannel;t.port1.onmessage=n=>{let r;try{r=JSON.parse(n.data)}catch{return}if(r.isReply)return;r.type==="experimental.DataReloaded"&&e();let o={type:r.type,id:r.id,payload:null,error:null,isReply:!0};t.port1.postMessage(JSON.stringify(o))},window.parent.postMessage("experimental.bootstrap","*",[t.port2])}var Bp=1e3,co={runs:null,choice:null,entry:null,compare:null,step:null,view:null,overview:null,shown:null,loading:!0,waiting:null,error:null,lostLink:null,lostKind:null};function Ja(){let[e,t]=E(co),n=z(co),r=ae(_=>{n.current={...n.current,..._},t(n.current)},[]),o=z(null),s=z(new be),a=z(new be),l=z(void 0),c=ae(async _=>{r({loading:!0,waiting:null,error:null});try{let b=await s.current.run(C=>xt(_,C,M=>r({waiting:M.message}),M=>r({overview:M,shown:_,waiting:Hp(M)})));if(b===null)return;let{overview:y,shown:w,lostKind:d}=b;if(r({overview:y,shown:w,loading:!1,waiting:null}),d===null)return;o.current&&(o.current={...o.current,kind:null}),r({choice:w,lostKind:d,step:null,view:null})}catch(b){r({error:Za(b),overview:null,shown:null,loading:!1,waiting:null})}},[]),u=ae((_,b,y)=>{o.current=null;let w={run:_.id,host:b,kind:y};r({choice:w,entry:_,step:null,view:null,lostLink:null,lostKind:null}),er(n.current,{push:!0}),c(w)},[]),f=ae(_=>{r({step:_}),er(n.current)},[]),h=ae(_=>{r({view:_}),er(n.current)},[]),m=ae(_=>{r({compare:_}),er(n.current)},[]),p=ae(async(_,b=null)=>{clearTimeout(l.current);let y=b?null:n.current.choice,w;try{w=await a.current.run(async T=>{let A=await vt({},T);return{runs:A,found:await Ip(A,o.current,y,T)}})}catch(T){s.current.cancel();let{compare:A,step:Y,view:ie}=n.current;r({...co,compare:A,step:Y,view:ie,loading:!1,error:Za(T)});return}if(w===null)return;let{runs:d,found:C}=w;d.scanning&&(l.current=setTimeout(()=>{p(!1)},Bp));let{entry:M,host:O,kind:G}=C,U=n.current.choice,H=M&&{run:M.id,host:O,kind:G};if(r({runs:d,entry:M,choice:H,lostLink:d.scanning?null:C.lost}),b&&r({...Qa(b),lostKind:null}),H===null){s.current.cancel(),r({overview:null,shown:null,error:null,waiting:null,loading:d.scanning});return}let K=U===null||!jt(H,U);K&&(y!==null||C.lost!==null)&&r({step:null,view:null}),(K||_)&&c(H)},[]),g=ae(()=>{p(!0)},[]),v=ae(_=>{o.current=_,p(!1,_)},[]);return Q(()=>{let _=qa();o.current=_,r(Qa(_)),Ya(g);let b=Ua(v);return g(),()=>{b(),clearTimeout(l.current),s.current.cancel(),a.current.cancel()}},[]),{...e,choose:u,chooseStep:f,chooseView:h,compareWith:m,reload:g}}function Qa(e){return{step:e.step,view:e.view,compare:Ka(e)}}async function Ip({runs:e},t,n,r){let o=async u=>e.find(f=>f.id===u)??await Qt(u,r),s=(u,f)=>u.hosts.find(h=>h===f)??null;if(e.length>0&&t?.run){let u=await o(t.run);if(u)return{entry:u,host:s(u,t.host),kind:t.kind,lost:null}}let a=e.length>0?t?.run??null:null,l=e.length>0&&n?await o(n.run):null;return l?{entry:l,host:s(l,n.host),kind:n.kind,lost:a}:{entry:e.find(({status:u})=>u!=="empty")??e[0]??null,host:null,kind:null,lost:a}}function er({choice:e,compare:t,step:n,view:r},{push:o}={push:!1}){if(e===null)return;let s={...e,compare:t?.run??null,compareHost:t?.host??null,compareKind:t?.kind??null,step:n,view:r};Wa(s,{push:o})}function Hp({run:e}){return`${e.files.length} of ${e.files.length+(e.pending?.length??0)} hosts so far`}function Za(e){return e instanceof V?e:new V("page",e instanceof Error?e.message:String(e))}function el(){let e=Ja(),{runs:t,overview:n,shown:r,loading:o,lostLink:s,lostKind:a,choice:l}=e;return i(S,{children:[i(Yt,{}),i("header",{class:"bar",children:[i("h1",{class:"visually-hidden",children:"Overview"}),e.entry&&l&&i(Gp,{page:e,entry:e.entry,choice:l}),n&&i(Vn,{overview:n}),i("p",{class:"activity",role:"status",children:o&&n?e.waiting??"Loading …":t?.scanning?"Searching for runs …":""}),n&&r&&!fo(e)&&i(oa,{shown:r})]}),i("main",{"aria-busy":o,children:[s!==null&&l&&i("p",{class:"banner",children:["The run “",s,"” of this address does not exist; this is “",l.run,"”."]}),a!==null&&n&&i("p",{class:"banner",children:["There are no steps “",a,"” here",ye(n)!==null&&`; these are “${ye(n)}”`,"."]}),l&&t?.message&&i("p",{class:"banner",children:[t.message," ",i("span",{class:"reason",children:t.hint})]}),fo(e)&&i("p",{class:"banner",role:"status",children:["This is still “",je(r),"”, while “",je(l),"” loads. ",i(Fn,{message:e.waiting})]}),i(qn,{subject:n,onRetry:e.reload,children:i(zp,{page:e})})]})]})}function zp({page:e}){let{runs:t,overview:n,shown:r,choice:o,error:s,waiting:a,compare:l}=e;if(s)return i(Gn,{error:s,onRetry:e.reload});if(n&&r){let c=fo(e);return i("div",{class:c?"is-stale":void 0,inert:c,children:i(Zn,{overview:n,shown:r,step:c?null:e.step,onStep:e.chooseStep,view:c?null:e.view,onView:e.chooseView,children:l&&!c&&i(Ks,{overview:n,shown:r,baseline:l,view:e.view,onBaseline:e.compareWith,onClose:()=>e.compareWith(null)})},`${r.run} ${r.host??""} ${r.kind??""}`)})}return o?i(Lt,{title:a?"Still reading this profile":"Loading the overview …",detail:a??o.run,children:i(Fn,{message:a})}):t===null||t.scanning?i(Lt,{title:"Searching for profiles …",children:i(Fn,{message:null})}):i(Lt,{title:"No profile found",detail:t.message??"The log directory holds no profile.",hint:t.hint,children:i("button",{type:"button",onClick:e.reload,children:"Look again"})})}function Gp({page:e,entry:t,choice:n}){let{overview:r,shown:o}=e,s=o?.run===n.run?r?.steps?.kinds??[]:[];return i("div",{class:"pickers",children:[i(Wn,{label:"Run",chosen:n.run,onChoose:a=>e.choose(a,null,null)}),i(un,{label:"Host",hosts:t.hosts,chosen:n.host,onChoose:a=>e.choose(t,a,n.kind)}),i(cn,{label:"Steps",kinds:s,chosen:n.kind,onChoose:a=>e.choose(t,n.host,a)}),i(Zs,{chosen:e.compare,onChoose:e.compareWith})]})}function fo({shown:e,choice:t,error:n}){return e===null||t===null||n?!1:!jt(e,t)}function tl({overview:e}){let[t,n]=E(null),[r,o]=E(null);return i(S,{children:[i(Yt,{}),i("header",{class:"bar",children:[i("h1",{children:["Overview of ",e.run.id]}),i(Vn,{overview:e})]}),i("main",{children:i(Zn,{overview:e,step:t,onStep:n,view:r,onView:o})})]})}var nl=`.bar {
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
`;var rl=`/* All colours are custom properties of charts/palette.ts. */

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
`;var ol=`.stacked-bar {
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
`;var il=`.legend {
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
`;var sl=`.verdict {
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
`;var al=`.diagnostics > li {
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
`;var ll=`.facts {
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
`;var ul=`.findings {
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
`;var cl=`.headline > .definition {
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
`;var fl=`.latency-table tbody th {
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
`;var pl=`.metrics {
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
`;var hl=`.notice {
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
`;var ml=`main {
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
`;var dl=`.pickers {
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
`;var gl=`.step-graph {
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
`;var _l=`.table-scroll {
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
`;var yl=[rl,nl,dl,ml,_l,il,cl,ol,pl,gl,fl,ll,ul,al,sl,hl].join(`
`);var It=Kt();function oh(){let e=document.documentElement;e.lang="en",document.title=It?`Overview of ${It.run.id}`:"Overview",document.adoptedStyleSheets=[...document.adoptedStyleSheets,ih()],Ao(n=>{e.dataset.theme=n});let t=document.createElement("div");t.id="overview",document.body.append(t),Mo(It?i(tl,{overview:It}):i(el,{}),t)}function ih(){let e=new CSSStyleSheet;return e.replaceSync(`:root{color-scheme:light;${fr("light")}}:root[data-theme="dark"]{color-scheme:dark;${fr("dark")}}`+yl),e}It&&oh();export{oh as render};
