/* Do not edit: built from frontend/ by "npm run build".
 * Third-party code in this file: see THIRD_PARTY_NOTICES.txt beside it. */
var $,_o,xl,Te,or,Xt,yo,Wt,bo,sr,ir,kl,wt=Symbol.for("pv"),jt={},Yt=[],Sl=/^m(i|n|o|s|text|space)$/,ar=Array.isArray,wo=Yt.slice,Le=Object.assign;function $e(e){e&&e.parentNode&&e.remove()}function Ut(e,t,n,r,o){var s={type:e,props:t,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:wt,__v:o||++_o,__i:-1,__u:0};return!o&&$.vnode&&$.vnode(s),s}function T(e){return e.children}function Ue(e,t){this.props=e,this.context=t,this.__g=0}function Ce(e,t){if(t==null)return e.__&&Ce(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:Ce(e)}function Ml(e){var t,n=e.__v,r=n.__e,o=[],s=[],a=e.__P;a&&((t=Le({constructor:wt},n)).__v=n.__v+1,$.vnode&&$.vnode(t),lr(a,t,n,e.__n,a.namespaceURI,32&n.__u?[r]:null,o,r||Ce(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,To(o,t,s),n.__=n.__e=null,t.__e!=r&&vo(t))}function vo(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),vo(e)}function mo(e){(8&e.__g||(e.__g|=8,Te.push(e),Xt++))&&or==$.debounceRendering||((or=$.debounceRendering)||queueMicrotask)(xo)}function xo(){try{for(var e,t=1;Te.length;)Te.length>t&&Te.sort(yo),e=Te.shift(),t=Te.length,8&e.__g&&Ml(e)}finally{(Xt=Te.length)&&(or||queueMicrotask)(xo)}}function ko(e,t,n,r,o,s,a,l,u,c,p){var h,m,f,g,v,_,b=r.__k||Yt,y=t.length;for(u=Tl(n,t,b,u,y),h=0;h<y;h++)(f=n.__k[h])!=null&&(m=~f.__i&&b[f.__i]||jt,f.__i=h,_=lr(e,f,m,o,s,a,l,u,c,p),g=f.__e,(m.ref!=f.ref||8&m.__u)&&(m.ref&&ur(m.ref,null,f,m),f.ref&&p.push(f.ref,f.__c||g,f)),v=v||g,4&f.__u?(u=So(f,u,e,!m.__v),m.__e&&(m.__e=null)):typeof f.type=="function"&&_!==void 0?u=_:g&&(u=g.nextSibling),f.__u&=-21);return n.__e=v,u}function Tl(e,t,n,r,o){var s,a,l,u,c,p,h,m,f,g=n.length,v=g,_=0,b=0,y=e.__k=Array(o);for(s=0;s<o;s++)(a=t[s])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=y[s]=Ut(null,a):ar(a)?a=y[s]=Ut(T,{children:a}):a.constructor===wt&&a.__b?a=y[s]=Ut(a.type,a.props,a.key,a.ref,a.__v):y[s]=a,u=s+_,a.__=e,a.__b=e.__b+1,l=null,~(c=a.__i=Cl(a,n,u,v))&&(v--,(l=n[c])&&(l.__u|=2)),l&&l.__v?(a.__u|=16,c==u-1?_--:c==u+1?_++:c!=u&&(c>u?_--:_++,b=1)):(~c||(o>g?_--:o<g&&_++),typeof a.type!="function"&&(a.__u|=4))):y[s]=null;if(b){for(p=[],h=[],s=0;s<o;s++)if((a=y[s])&&16&a.__u){for(_=0,m=p.length;_<m;)p[f=_+m>>1]<a.__i?_=f+1:m=f;p[_]=a.__i,h[s]=_+1}for(_=p.length;s--;)h[s]&&(h[s]==_?_--:y[s].__u|=4)}if(v)for(s=0;s<g;s++)!(l=n[s])||2&l.__u||(l.__e==r&&(r=Ce(l)),cr(l,l));return r}function So(e,t,n,r){var o,s,a,l;if(typeof e.type=="function"){if(e.props.__P)return t;if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&(o[s].__=e,t=So(o[s],t,n,!1));return t}for(t&&!t.parentNode&&(t=Ce(e))&&!t.parentNode&&(t=null),a=e.__e,l=t;l&&l.nodeType==8;)l=l.nextSibling;for(a!=l&&(!r&&n.moveBefore&&a.parentNode?n.moveBefore(a,t):n.insertBefore(a,t||null)),t=a;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Cl(e,t,n,r){var o,s=e.key,a=e.type,l=t[n],u=l&&!(2&l.__u);if(l===null&&s==null||u&&s==l.key&&a==l.type)return n;if(r>(u?1:0)){for(o=n-1;o>=0;o--)if((l=t[o])&&!(2&l.__u)&&s==l.key&&a==l.type)return o;for(o=n+1;o<t.length;o++)if((l=t[o])&&!(2&l.__u)&&s==l.key&&a==l.type)return o}return-1}function go(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function qt(e,t,n,r,o){var s,a;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof r=="string"&&(e.style.cssText=r=""),r)for(t in r)n&&t in n||go(e.style,t);if(n)for(t in n)r&&n[t]==r[t]||go(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof r!="function"&&(r=null),(e.__e||(e.__e={}))[t]=n,n&&r||(a=ir[t]||(ir[t]=Pl(t)),(e.__a||(e.__a={}))[t]=sr,s=t!=(t=t.replace(bo,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,a,s):e.removeEventListener(t,a,s));else{if(o=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Pl(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[Wt]==null)t[Wt]=sr++;else if(t[Wt]<this.__a[e])return;return n($.event?$.event(t):t)}}}function lr(e,t,n,r,o,s,a,l,u,c){var p,h,m,f,g,v,_,b,y,w,d,C,S,O,G,U,I,K,M=t.type;if(t.constructor!==wt)return null;128&n.__u&&(u=32&n.__u,p=n.__c.__z)&&(t.__u|=u,h=s=[],p.nodeType==8?l=Kt(p,s):s.push(p),l=s[0]||l),(p=$.__b)&&p(t);e:if(typeof M=="function"){m=a.length;try{if(b=t.props,y=(p=M.prototype)&&p.render,w=(p=M.contextType)&&r[p.__c],d=p?w?w.props.value:p.__:r,(f=n.__c)?(t.__c=f,2&f.__g&&(f.__g|=1)):(y?t.__c=f=new M(b,d):(t.__c=f=new Ue(b,d),f.constructor=M,f.render=El),w&&w.sub(f),f.state||(f.state={}),f.__n=r,f.__g|=8,f.__h=[],f.__k=[]),y&&(f.__s||(f.__s=f.state),M.getDerivedStateFromProps&&(f.__s==f.state&&(f.__s=Le({},f.__s)),Le(f.__s,M.getDerivedStateFromProps(b,f.__s)))),g=f.props,v=f.state,f.__v=t,n.__c){if(b!==g&&y&&!M.getDerivedStateFromProps&&f.componentWillReceiveProps&&f.componentWillReceiveProps(b,d),t.__v==n.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(b,f.__s,d)===!1){t.__v!=n.__v&&(f.props=b,f.state=f.__s,f.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(A){A&&(A.__=t)}),Yt.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&a.push(f),l=Ce(n);break e}f.componentWillUpdate&&f.componentWillUpdate(b,f.__s,d),y&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(g,v,_)})}else y&&!M.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),y&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=d,f.props=b,f.__P=e,f.__g&=-5,C=$.__r,S=y?25:0;do f.__g&=-9,C&&C(t),p=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++S<25);y&&(Yt.push.apply(f.__h,f.__k),f.__k=[]),f.state=f.__s,f.getChildContext&&(r=Le({},r,f.getChildContext())),y&&n.__c&&f.getSnapshotBeforeUpdate&&(_=f.getSnapshotBeforeUpdate(g,v)),O=p&&p.type===T&&p.key==null?p.props.children:p,b.__P&&(p=l,o=(e=b.__P).namespaceURI,u=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(A){A&&cr(A,A)}),n.__k=null),l=n.__k?Ce(n,0):null),l=ko(e,ar(O)?O:[O],t,n,r,o,s,a,l,u,c),b.__P&&(t.__e=null,l=p),t.__u&=-161,h&&h.some($e),f.__h.length&&a.push(f),1&f.__g&&(f.__g&=-4)}catch(A){if(a.length=m,t.__v=null,u||s)if(A&&A.then){if(t.__u|=128|u,s){for(~(I=s.indexOf(l||void 0))||(I=s.length);(K=s[I-1])&&K.nodeType==8;)I--;for(;I<s.length;I++)if(K=s[I])if(s[I]=null,G){if(K==U)break}else{if(K.nodeType!=8)break;K.data.startsWith("$s")&&(U=Kt(G=K))}}if(!G){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;G=l}(p=Kt(G=t.__c.__z||(t.__c.__z=G)))?(t.__e=G,l=p):t.__e=l,l=l&&l.nextSibling}else s&&s.some($e);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),A&&A.then||Mo(t),$.__e(A,t,n)}}else l=t.__e=Al(n.__e,t,n,r,o,s,a,u,c,e);return(p=$.diffed)&&p(t),l}function Kt(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function Mo(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Mo))}function To(e,t,n){for(var r=0;r<n.length;)ur(n[r++],n[r++],n[r++]);$.__c&&$.__c(t,e),e.some(function(o){try{e=o.__h,o.__h=[],e.some(function(s){s.call(o)})}catch(s){$.__e(s,o.__v)}})}function Al(e,t,n,r,o,s,a,l,u,c){var p,h,m,f,g,v,_,b,y=n.props||jt,w=t.props,d=t.type;if(d=="svg"?o="http://www.w3.org/2000/svg":d=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),s){for(p=0;p<s.length;p++)if((g=s[p])&&(d?g.localName==d:g.nodeType==3)){e=g,s[p]=null;break}}if(!e){if(b=c.ownerDocument||document,!d)return b.createTextNode(w);e=b.createElementNS(o,d,w.is?w:c),l&&($.__m&&$.__m(t,s),l=!1),s=null}if(d){if(c=d=="template"&&e.content||e,s=d=="textarea"&&w.defaultValue!=null?null:s&&wo.call(c.childNodes),!l&&s)for(y={},p=0;p<e.attributes.length;p++)y[(g=e.attributes[p]).name]=g.value;for(p in y)g=y[p],p=="dangerouslySetInnerHTML"?m=g:p=="children"||p in w||p=="value"&&"defaultValue"in w||p=="checked"&&"defaultChecked"in w||qt(e,p,null,g,o);for(p in w)g=w[p],p=="children"?f=g:p=="dangerouslySetInnerHTML"?h=g:p=="value"?v=g:p=="checked"?_=g:l&&typeof g!="function"||y[p]===g||qt(e,p,g,y[p],o);h?(l||m&&(h.__html==m.__html||h.__html==e.innerHTML)||(e.innerHTML=h.__html),t.__k=[]):(m&&(e.textContent=""),(d=="foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&Sl.test(d))&&(o="http://www.w3.org/1999/xhtml"),ko(c,ar(f)?f:[f],t,n,r,o,s,a,s?s[0]:n.__k&&Ce(n,0),l,u),s&&s.some($e)),l&&d!="textarea"||(p="value",d=="progress"&&v==null?e.removeAttribute(p):v==null||v===e[p]&&(d!="progress"||v)||qt(e,p,v,y[p],o),p="checked",_!=null&&_!=e[p]&&qt(e,p,_,y[p],o))}else y===w||l&&e.data==w||(e.data=w);return e}function ur(e,t,n,r){try{typeof e=="function"?t?t.__x=e(t)||1:r&&(r=r.__c||r.__e)&&(t=r.__x)&&(r.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(o){$.__e(o,n)}}function cr(e,t,n){var r,o,s,a;if($.unmount&&$.unmount(e),!(r=e.ref)||r.current&&r.current!=e.__e||ur(r,null,t,e),r=e.__c){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(l){$.__e(l,t)}r.__P=r.__n=null}if(r=e.__k)for(a=0;a<r.length;a++)r[a]&&cr(r[a],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(r=e.__c)&&(r=r.__z)&&(o=Kt(r,s=[]))&&(r==e.__e&&s.some($e),$e(o),$e(r)),n||$e(e.__e),e.__e=e.__c=e.__=null}function El(e,t,n){return this.constructor(e,n)}function Co(e,t){var n,r,o,s;$.__&&$.__(e,t),t.nodeType==9&&(t=t.documentElement),r=(n=e&&32&e.__u)?null:t.__k,t.__k=Ut(T,{children:[e]}),o=[],s=[],lr(t,t.__k,r||jt,jt,t.namespaceURI,r?null:t.firstChild?wo.call(t.childNodes):null,o,r?r.__e:t.firstChild,n,s),To(o,t.__k,s),t.__k.props.children=null}$={__e:function(e,t,n,r){for(var o,s,a;t=t.__;)if((o=t.__c)&&!(1&o.__g)){o.__g|=4;try{if((a=(s=o.constructor)&&s.getDerivedStateFromError)&&o.setState(s.getDerivedStateFromError(e)),o.componentDidCatch&&(o.componentDidCatch(e,r||{}),a=1),a&&8&o.__g)return void(o.__g|=2)}catch(l){e=l}}throw Xt=0,e}},_o=0,xl=function(e){return e!=null&&e.constructor===wt},Ue.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=Le({},this.state)),typeof e=="function"&&(e=e(Le({},n),this.props)),e&&(Le(n,e),this.__v&&(t&&this.__k.push(t),mo(this)))},Ue.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),mo(this))},Ue.prototype.render=T,Te=[],Xt=0,yo=function(e,t){return e.__v.__b-t.__v.__b},Wt=Symbol(),bo=/(PointerCapture)$|Capture$/i,sr=0,ir={},kl=0;var Rl="overview-document",pr;function Qt(){if(pr===void 0){let e=document.getElementById(Rl)?.textContent;pr=e?JSON.parse(e):null}return pr}var De=["other","compilation","output","input","launch","host","collectives","transfer","compute"],Nl={all_others:"other",idle:"other",compilation:"compilation",output:"output",input:"input",kernel_launch:"launch",host_compute:"host",host_transfer:"host",device_collectives:"collectives",collectives:"collectives",device_to_device:"transfer",sparsecore:"transfer",device_compute:"compute",compute:"compute",device_work:"transfer",host:"host",device:"compute",communication:"input"};function ye(e,t){return Nl[e]??De[(t+1)%De.length]}var Eo={light:{other:"#78808a",compilation:"#7c41b4",output:"#1a7b63",input:"#f86107",launch:"#8f5e0d",host:"#37a55a",collectives:"#a3243b",transfer:"#c556b2",compute:"#475ae5"},dark:{other:"#6f7883",compilation:"#a76fe1",output:"#66d7d7",input:"#e07601",launch:"#e9d668",host:"#94bf73",collectives:"#cb4835",transfer:"#ec8cba",compute:"#66a5fe"}},Ro={light:{ground:"#f4f5f7",raised:"#ffffff",sunken:"#f0f2f5",line:"#dde1e6","line-strong":"#868e98",text:"#1a1f26",muted:"#59626d",accent:"#1f5fbf",warn:"#8f5a00",bad:"#b3261e",good:"#0b6e3f"},dark:{ground:"#101317",raised:"#181c22",sunken:"#20252c",line:"#2d333c","line-strong":"#6d7681",text:"#e7eaee",muted:"#9fa8b3",accent:"#7db8ff",warn:"#f0b657",bad:"#ff8f85",good:"#6fd39a"}},Po=.3;function Ol(e,t){let n=Ao(Ro[e].raised);return`#${Ao(Eo[e][t]).map((o,s)=>Math.round(Po*o+(1-Po)*n[s])).map(o=>o.toString(16).padStart(2,"0")).join("")}`}function Ao(e){return[1,3,5].map(t=>parseInt(e.slice(t,t+2),16))}function fr(e){return`var(--cat-${e})`}function No(e){return`var(--gap-${e})`}function hr(e){let t=Object.entries(Eo[e]).map(([o,s])=>`--cat-${o}:${s};`),n=De.map(o=>`--gap-${o}:${Ol(e,o)};`),r=Object.entries(Ro[e]).map(([o,s])=>`--${o}:${s};`);return[...t,...n,...r].join("")}var $l="dark-mode";function Oo(e){let t=Ll();if(t){let o=()=>e(t.classList.contains($l)?"dark":"light"),s=new MutationObserver(o);return s.observe(t,{attributes:!0,attributeFilter:["class"]}),o(),()=>s.disconnect()}let n=window.matchMedia("(prefers-color-scheme: dark)"),r=()=>e(n.matches?"dark":"light");return n.addEventListener("change",r),r(),()=>n.removeEventListener("change",r)}function Ll(){try{return window.parent===window?null:window.parent.document.body}catch{return null}}function Zt(e,t){return e.run===t.run&&e.host===t.host&&e.kind===t.kind}function Ke({run:e,host:t,kind:n}){return[e,t,n&&`steps ${n}`].filter(Boolean).join(", ")}function Xe({run:e,host:t,kind:n}){let r=new URLSearchParams({run:e});return t!==null&&r.set("host",t),n!==null&&r.set("kind",n),r}function be({steps:e}){return e?.kinds.find(({leading:t})=>t)?.name??null}var Dl=Symbol.for("pv"),Il=0;function i(e,t,n,r,o,s){t||(t={});var a,l,u=t;if("ref"in u&&typeof e!="function")for(l in u={},t)l=="ref"?a=t[l]:u[l]=t[l];var c={type:e,props:u,key:n,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Dl,__v:--Il,__i:-1,__u:0};return(o||s)&&(c.__source=o,c.__self=s),$.vnode&&$.vnode(c),c}var Ie=8,Bl=3,Hl={compute:null,other:i("circle",{cx:2,cy:2,r:1.2}),compilation:i("path",{d:"M0,0l8,8M8,0l-8,8"}),output:i("path",{d:"M0,2h8M0,6h8"}),input:i("path",{d:"M-2,2l4,-4M0,8l8,-8M6,10l4,-4"}),launch:i("path",{d:"M2,0v8M6,0v8"}),host:i("circle",{cx:4,cy:4,r:2}),collectives:i("path",{d:"M-2,6l4,4M0,0l8,8M6,-2l4,4"}),transfer:i("path",{d:"M0,4h8M4,0v8"})};function Jt(){return i("svg",{class:"pattern-defs",width:0,height:0,"aria-hidden":"true",children:i("defs",{children:[De.map(e=>i("pattern",{id:`pattern-${e}`,class:"tile",width:Ie,height:Ie,patternUnits:"userSpaceOnUse",children:Hl[e]},e)),De.map(e=>i("pattern",{id:`gap-${e}`,width:Ie,height:Ie,patternUnits:"userSpaceOnUse",patternTransform:"rotate(-45)",children:[i("rect",{width:Ie,height:Ie,fill:No(e)}),i("rect",{width:Bl,height:Ie,fill:fr(e)})]},e)),i("pattern",{id:"incomplete-hatch",width:6,height:6,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)",children:[i("rect",{class:"hatch-veil",width:6,height:6}),i("rect",{class:"hatch-line",width:2,height:6})]})]})})}function $o({role:e,gap:t=!1}){return t?`url(#gap-${e})`:fr(e)}function Lo({id:e,d:t,look:n,dimmed:r}){return i("g",{class:r?"is-dimmed":void 0,children:[i("path",{"data-category":e,d:t,fill:$o(n),"shape-rendering":"crispEdges"}),i("path",{class:"pattern",d:t,fill:`url(#pattern-${n.role})`})]})}function mr({look:e}){return i("svg",{class:"patterned-fill",width:"100%",height:"100%","aria-hidden":"true",children:[i("rect",{width:"100%",height:"100%",fill:$o(e)}),i("rect",{class:"pattern",width:"100%",height:"100%",fill:`url(#pattern-${e.role})`})]})}function he({look:e}){return i("span",{class:"swatch","aria-hidden":"true",children:i(mr,{look:e})})}var Gl=2e3,V=class extends Error{constructor(n,r,o=null,s=null,a=null){super(r);this.code=n;this.hint=o;this.status=s;this.retryAfterSeconds=a;this.name="ApiError"}code;hint;status;retryAfterSeconds},zl=50,dr=500;function vt({search:e="",offset:t=0,limit:n=zl}={},r){let o=new URLSearchParams({limit:String(n)});return e!==""&&o.set("search",e),t>0&&o.set("offset",String(t)),Bo(`./runs?${o}`,r)}async function en(e,t){for(let n=0;;n+=dr){let{runs:r}=await vt({search:e,offset:n,limit:dr},t),o=r.find(s=>s.id===e);if(o)return o;if(r.length<dr)return null}}async function Io(e,t,n,r){let o=Xe(e);for(e.host===null&&r&&o.set("partial","1");;){let s=await kt(`./overview?${o}`,t,n);if(s.schema_version!==1)throw new V("unknown_schema",`The server sent version ${s.schema_version} of the overview document; this page reads version ${1}.`,"Reload the browser tab, so that page and server come from the same installation.");if(!s.run.pending?.length)return s;r?.(s),await Ho(Gl,t)}}async function xt(e,t,n,r){let o={...e,kind:null};try{let s=await Io(e,t,n,r),a=e.kind===null||be(s)===e.kind;return{overview:s,shown:a?e:o,lostKind:a?null:e.kind}}catch(s){if(e.kind===null||!(s instanceof V)||s.code!=="unknown_kind")throw s}return{overview:await Io(o,t,n,r),shown:o,lostKind:e.kind}}async function kt(e,t,n){for(;;)try{return await Bo(e,t)}catch(r){if(!(r instanceof V)||r.retryAfterSeconds===null)throw r;n?.(r),await Ho(r.retryAfterSeconds*1e3,t)}}async function Bo(e,t){if(Qt()!==null)throw new V("exported_page","This page is an export: it holds this overview, and has no server to ask for more.","Open the run in TensorBoard.");let n;try{n=await fetch(e,{signal:t??null,headers:{Accept:"application/json"}})}catch(o){throw t?.aborted?o:new V("network","TensorBoard does not answer.","Check that the tensorboard process is still running, then retry.")}let r;try{r=await n.json()}catch(o){if(t?.aborted)throw o;r=null}if(!n.ok)throw Fl(n,r);if(r===null||typeof r!="object")throw new V("bad_answer",`The answer of ${e} is not JSON.`,null,n.status);return r}function Fl(e,t){let n=t?.error,r=e.status===503?Vl(e.headers.get("Retry-After")):null;return n&&typeof n.message=="string"?new V(n.code,n.message,n.hint??null,e.status,r):new V("bad_answer",`The server answered ${e.status} without saying why.`,"The terminal in which tensorboard runs may tell more.",e.status,r)}function Vl(e){let t=e===null?Number.NaN:Number(e);return Number.isFinite(t)?Math.min(30,Math.max(.25,t)):1}function Ho(e,t){return new Promise((n,r)=>{let o=()=>{clearTimeout(s),r(t?.reason)},s=setTimeout(()=>{t?.removeEventListener("abort",o),n()},e);t?.aborted?o():t?.addEventListener("abort",o,{once:!0})})}var we=class{controller=null;async run(t){this.cancel();let n=new AbortController;this.controller=n;try{let r=await t(n.signal);return n.signal.aborted?null:r}catch(r){if(n.signal.aborted)return null;throw r}}cancel(){this.controller?.abort(),this.controller=null}};async function Go(e,t,n,r){let o=new URLSearchParams({a:e.run,b:t.run});return e.host!==null&&o.set("host_a",e.host),t.host!==null&&o.set("host_b",t.host),e.kind!==null&&o.set("kind_a",e.kind),t.kind!==null&&o.set("kind_b",t.kind),kt(`./compare?${o}`,n,r)}var ql,zo=new Map;function me(e,t){let n=zo.get(t);return n||(n=new Intl.NumberFormat(ql,{minimumFractionDigits:t,maximumFractionDigits:t,useGrouping:"min2"}),zo.set(t,n)),n.format(e)}function le(e){return typeof e=="number"&&Number.isFinite(e)}function x(e){if(!le(e))return"–";let t=Pe(e);return`${gr(e,t)} ${t}`}var de={µs:.001,ms:1,s:1e3};function Pe(e){let t=Math.abs(e);return t>=999.95?"s":t>0&&t<.01?"µs":"ms"}function gr(e,t){return le(e)?St(e/de[t]):"–"}function tn(e,t){let n=Pe(e),r=qo(e/de[n]);return`± ${me(t/de[n],r)} ${n}`}function nn(e,t){if(!le(e))return"–";let n=le(t)&&t!==0?` (${ve(100*e/Math.abs(t),"%")})`:"";return ve(e,"ms")+n}function ve(e,t){if(!le(e))return"–";let n=e>0?"+":e<0?"−":"",r=oe(Math.abs(e),t);return r.startsWith("<")?r:n+r}function z(e){return le(e)?`${Wl(e)} %`:"–"}function Wl(e){return e===0||e===100?String(e):e>0&&e<.05?`<${me(.1,1)}`:e<100&&e>=99.95?`>${me(99.9,1)}`:me(e,1)}function E(e){return le(e)?me(Math.round(e),0):"–"}function J(e){return le(e)?Number.isInteger(e)?me(e,0):St(e):"–"}function oe(e,t){if(!le(e))return"–";switch(t){case"ms":return x(e);case"%":return z(e);case"count":return J(e);case"1/s":return`${St(e)} / s`;default:return t===""?St(e):`${St(e)} ${t}`}}function rn(e,t){return me(e,Math.max(0,-Math.floor(Math.log10(t)+1e-9)))}function Fo(e){let t=e.lastIndexOf(" ");return t<0?[e,""]:[e.slice(0,t),e.slice(t+1)]}function on(e){return oe(e.value,e.unit)}function te(e){return e.replace(Ul,"$1 $2")}var Ul=/(\d) (%|(?:µs|ms|s|[kMGT]?B|[GT]?FLOPs?(?:\/s)?|[GT]B\/s|steps?)(?![\w/]))/g;function sn(e){if(!le(e))return"–";let t=["B","kB","MB","GB","TB"],n=e,r=0;for(;n>=999.5&&r<t.length-1;)n/=1e3,r+=1;return`${me(n,r===0||n>=99.95?0:1)} ${t[r]}`}function Vo(e){if(!le(e)||e<=0)return"–";let t=new Date(e/1e6);return Number.isNaN(t.getTime())?"–":`${t.toISOString().slice(0,19).replace("T"," ")} UTC`}function L(e,t){return`${E(e)} ${t}${e===1?"":"s"}`}function je(e){let t=e.replace(/_/g," ").trim();return t.charAt(0).toUpperCase()+t.slice(1)}function qo(e){let t=Math.abs(e);return t===0||t>=1e3?0:t>=99.995?1:t>=9.9995?2:3}function St(e){return e!==0&&Math.abs(e)<5e-4?`${e<0?">-":"<"}${me(.001,3)}`:me(e,qo(e))}var Wo={step:"step_time",period:"step_period"},Kl=.1;function Uo(e,t){return(t==="step"?an(e):[...an(e),...Tt(e)]).filter(br)}function ln(e){return Mt(e)&&_r(e)>Kl*e.loop.period_ms?"period":"step"}function Mt({columns:e}){return e.period_ms.some(t=>t!==null)}function _r({loop:e}){return Object.values(e.gap_ms).reduce((t,n)=>t+n,0)}function un({columns:{duration_ms:e,period_ms:t}},n){return n==="step"?e:e.map((r,o)=>Math.max(r,t[o]??0))}function an(e){return e.categories.map(({id:t,label:n,definition:r},o)=>({id:t,label:n,definition:r,role:ye(t,o),values:yr(e,t)}))}function Tt({gap:e}){return e.categories.map(({id:t,label:n,definition:r},o)=>({id:`gap-${t}`,label:n,definition:r,role:ye(t,o),gap:!0,values:e.columns[t]}))}function Ye({label:e,gap:t}){return t&&!e.endsWith("between steps")?`${e}, between steps`:e}function yr(e,t){return e.columns[t]??[]}function br({values:e}){for(let t=0;t<e.length;t+=1)if((e[t]??0)>0)return!0;return!1}var Qe="1.5 times the median step";function Ko(e,t){let n=new Set(t==="period"?wr(e):[]);return{isOutlier:Xl(e),hasLongGap:r=>n.has(r)}}function wr({findings:e}){return e.find(({id:t})=>t==="long_gap")?.look_at.steps??[]}function Xl({headline:e,steps:t}){let n=e?.outliers;if(!t||!n||n.count===0)return()=>!1;let{complete:r,duration_ms:o}=t.columns;return s=>r[s]&&o[s]>n.above_ms}function Ze(e){return e.reduce((t,n)=>Math.max(t,n),0)}function cn(e){let t=new Float64Array(e).sort(),n=t.length>>1;return t.length===0?0:t.length%2===1?t[n]:(t[n-1]+t[n])/2}function pn(e,t){let n=String(e.columns.number[t]??t),r=e.columns.name[t]??"",o=`Step ${n}`;return r===""||r===n||r===o?o:`${o} · ${r}`}var Be,W,vr,Xo,xr=Object.is,Pt=0,ri=[],kr=[],q=$,jo=q.__b,Yo=q.__r,Qo=q.diffed,Zo=q.__c,Jo=q.unmount,ei=q.__;function At(e,t){q.__h&&q.__h(W,e,Pt||t),Pt=0;var n=W.__H||(W.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function P(e){return Pt=1,jl(ii,e)}function jl(e,t,n){var r=At(Be++,2);if(r.t=e,!r.__c&&(r.__=[n?n(t):ii(void 0,t),function(s){var a=(r.__N||r.__)[0],l=r.t(a,s);xr(a,l)||(r.__N=[l,r.__[1]],r.__c.setState({}))}],r.__c=W,!W.__f)){W.__f=!0;var o=W.shouldComponentUpdate;W.shouldComponentUpdate=function(s,a,l){var u=this.__H;if(!u)return!0;var c=!1,p=this.props!=s;if(u.__.some(function(m){m.__N&&(c=!0,xr(m.__[0],m.__N[0])||(p=!0))}),o){var h=o.call(this,s,a,l);return c?h||p:h}return!c||p}}return r.__}function j(e,t){var n=At(Be++,3);!q.__s&&Mr(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,W.__H.__h.push(n))}function oi(e,t){var n=At(Be++,4);!q.__s&&Mr(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,W.__h.push(n))}function H(e){return Pt=5,F(function(){return{current:e}},[])}function F(e,t){var n=At(Be++,7);return Mr(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function se(e,t){return Pt=8,F(function(){return e},t)}function xe(){var e=At(Be++,11);if(!e.__){for(var t=W.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function Yl(){var e;do{for(;e=kr.shift();)try{Ct(e)}catch(n){q.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=ri.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Ct),t.__h.some(Sr),t.__h=[]}catch(n){t.__h=[],q.__e(n,e.__v)}}}while(kr.length)}q.__b=function(e){W=null,jo&&jo(e)},q.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),ei&&ei(e,t)},q.__r=function(e){Yo&&Yo(e),Be=0;var t=(W=e.__c).__H;t&&(vr==W?W.__h=[]:(t.__h.some(Ct),t.__h.some(Sr),Be=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),vr=W},q.diffed=function(e){Qo&&Qo(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&ni(ri.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),vr=W=null},q.__c=function(e,t){t.some(function(n){try{n.__h.some(Ct),n.__h=n.__h.filter(function(r){return!r.__||Sr(r)})}catch(r){n.__h=[function(){throw r}]}}),Zo&&Zo(e,t)},q.unmount=function(e){Jo&&Jo(e);var t,n,r=e.__c;r&&r.__H&&(r.__H.__.some(function(o){try{if(o.__P&&o.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}o.__P=n,ni(kr.push(o))}else Ct(o)}catch(s){t=s}}),r.__H=void 0,t&&q.__e(t,r.__v))};var ti=typeof requestAnimationFrame=="function";function Ql(e){var t,n=function(){clearTimeout(r),ti&&cancelAnimationFrame(t),setTimeout(e)},r=setTimeout(n,35);ti&&(t=requestAnimationFrame(n))}function ni(e){e!=1&&Xo==q.requestAnimationFrame||((Xo=q.requestAnimationFrame)||Ql)(Yl)}function Ct(e){var t=W,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),W=t}function Sr(e){var t=W;e.__c=e.__(),W=t}function Mr(e,t){return!e||e.length!=t.length||t.some(function(n,r){return!xr(n,e[r])})}function ii(e,t){return typeof t=="function"?t(e):t}function fn(e,t,n){let[r,o]=P({kind:"loading",detail:null}),[s,a]=P(0),l=H(new we);return j(()=>{let u=c=>o({kind:"loading",detail:c});return u(null),l.current.run(c=>e(c,({message:p})=>u(p))).then(c=>c!==null&&o({kind:"loaded",value:c})).catch(c=>o({kind:"failed",error:Zl(c,t),retry:()=>a(s+1)})),()=>l.current.cancel()},[...n,s]),r}function Zl(e,t){return e instanceof V?e.status!==404||e.code!=="bad_answer"?e:new V("no_route",t,"It is of an older version than this page: restart TensorBoard.",404):new V("page",String(e))}function Y(e){let{caption:t,columns:n,rowCount:r,pageSize:o=50,rowClass:s,rowName:a,origin:l,pointedRow:u=null}=e,c=Math.max(1,Math.ceil(r/o)),[p,h]=P(0),[m,f]=P(null),g=xe(),v=H(null);j(()=>{u!==null&&h(Math.floor(u/o))},[u]);let _=Math.min(p,c-1),b=_*o,y=Math.min(r,b+o);j(()=>{u!==null&&v.current?.scrollIntoView?.({block:"center"})},[u,_]);let w=Array.from({length:y-b},(d,C)=>b+C);return i("div",{class:"table-block",children:[i("div",{class:"table-scroll",tabindex:0,role:"group","aria-label":t,children:i("table",{children:[i("caption",{class:"visually-hidden",children:t}),i("thead",{children:i("tr",{children:n.map(d=>i("th",{scope:"col",class:d.numeric?"numeric":void 0,children:d.definition?i("button",{type:"button",class:"column-head",title:d.definition,"aria-expanded":m===d.key,"aria-controls":g,onClick:()=>f(m===d.key?null:d.key),children:d.head}):d.head},d.key))})}),i("tbody",{children:w.map(d=>i("tr",{ref:d===u?v:void 0,class:[s?.(d),d===u?"is-pointed":""].filter(Boolean).join(" ")||void 0,children:n.map((C,S)=>S===0?i("th",{scope:"row",class:C.numeric?"numeric":void 0,children:C.cell(d)},C.key):i("td",{class:C.numeric?"numeric":void 0,children:C.cell(d)},C.key))},d))})]})}),c>1&&i(Jl,{page:_,pages:c,onTurn:h,rows:[b+1,y,r]}),i(eu,{id:g,columns:n,rows:w,rowName:a,origin:l,opened:m,onOpen:f})]})}function Jl({page:e,pages:t,onTurn:n,rows:r}){let[o,s,a]=r.map(E);return i("div",{class:"pager",role:"group","aria-label":"Pages of the table",children:[i("button",{type:"button",disabled:e===0,onClick:()=>n(0),children:"First"}),i("button",{type:"button",disabled:e===0,onClick:()=>n(e-1),children:"Previous"}),i("span",{role:"status",children:["Rows ",o," to ",s," of ",a]}),i("button",{type:"button",disabled:e===t-1,onClick:()=>n(e+1),children:"Next"}),i("button",{type:"button",disabled:e===t-1,onClick:()=>n(t-1),children:"Last"})]})}function eu({id:e,columns:t,rows:n,rowName:r,origin:o,opened:s,onOpen:a}){let l=t.filter(({definition:u})=>u);return l.length===0?null:i("details",{id:e,class:"how",open:s!==null,onToggle:u=>{u.currentTarget.open!==(s!==null)&&a(u.currentTarget.open?"":null)},children:[i("summary",{children:"What the columns mean, and where they come from"}),i("dl",{class:"formulas",children:[l.map(({key:u,head:c,definition:p,formula:h,worked:m})=>i("div",{class:u===s?"is-pointed":void 0,children:[i("dt",{children:c}),i("dd",{children:[p,h&&i("span",{class:"formula definition",children:["Formula: ",h]}),m&&r&&u===s&&i(tu,{rows:n,name:r,worked:m})]})]},u)),o&&i(T,{children:[i("div",{children:[i("dt",{children:"Window"}),i("dd",{children:o.window})]}),i("div",{children:[i("dt",{children:"Files"}),i("dd",{children:o.files})]})]})]})]})}function tu({rows:e,name:t,worked:n}){let r=e.map(o=>[o,n(o)]).filter(([,o])=>o!==null);return i("ul",{class:"worked",children:r.map(([o,s])=>i("li",{children:[t(o),": ",i("span",{class:"number",children:s})]},o))})}function N({id:e,title:t,note:n,actions:r,children:o}){return i("section",{class:"panel",id:e,"aria-labelledby":`${e}-title`,children:[i("header",{class:"panel-head",children:[i("h2",{id:`${e}-title`,children:t}),n&&i("p",{class:"panel-note",children:n}),r&&i("div",{class:"panel-actions",children:r})]}),o]})}function ee({kind:e,children:t}){return i("span",{class:e?`tag tag-${e}`:"tag",children:t})}var si="";function hn({label:e,hosts:t,chosen:n,onChoose:r}){let o=xe();return i("p",{class:"picker",children:[i("label",{for:o,children:e}),i("select",{id:o,value:n??si,onChange:s=>r(s.currentTarget.value||null),children:[i("option",{value:si,children:["All hosts (",t.length,")"]}),t.map(s=>i("option",{value:s,children:s},s))]})]})}function mn({label:e,kinds:t,chosen:n,onChoose:r}){let o=xe();return t.length<2?null:i("p",{class:"picker",children:[i("label",{for:o,children:e}),i("select",{id:o,value:n??t.find(({leading:s})=>s)?.name,onChange:s=>r(s.currentTarget.value),children:t.map(({name:s,count:a,mean_ms:l})=>i("option",{value:s,children:[s," (",E(a),", ",x(l),")"]},s))})]})}function He(e,t){return e==null||t==null?NaN:e<t?-1:e>t?1:e>=t?0:NaN}function nu(e,t){return e==null||t==null?NaN:t<e?-1:t>e?1:t>=e?0:NaN}function li(e){let t,n,r;e.length!==2?(t=He,n=(l,u)=>He(e(l),u),r=(l,u)=>e(l)-u):(t=e===He||e===nu?e:ru,n=e,r=e);function o(l,u,c=0,p=l.length){if(c<p){if(t(u,u)!==0)return p;do{let h=c+p>>>1;n(l[h],u)<0?c=h+1:p=h}while(c<p)}return c}function s(l,u,c=0,p=l.length){if(c<p){if(t(u,u)!==0)return p;do{let h=c+p>>>1;n(l[h],u)<=0?c=h+1:p=h}while(c<p)}return c}function a(l,u,c=0,p=l.length){let h=o(l,u,c,p-1);return h>c&&r(l[h-1],u)>-r(l[h],u)?h-1:h}return{left:o,center:a,right:s}}function ru(){return 0}function ou(e){return e===null?NaN:+e}function*iu(e,t){if(t===void 0)for(let n of e)n!=null&&(n=+n)>=n&&(yield n);else{let n=-1;for(let r of e)(r=t(r,++n,e))!=null&&(r=+r)>=r&&(yield r)}}var ui=li(He),ci=ui.right,zh=ui.left,Fh=li(ou).center;var Vh=pi(fi),qh=pi(su);function pi(e){return function(t,n,r=n){if(!((n=+n)>=0))throw new RangeError("invalid rx");if(!((r=+r)>=0))throw new RangeError("invalid ry");let{data:o,width:s,height:a}=t;if(!((s=Math.floor(s))>=0))throw new RangeError("invalid width");if(!((a=Math.floor(a!==void 0?a:o.length/s))>=0))throw new RangeError("invalid height");if(!s||!a||!n&&!r)return t;let l=n&&e(n),u=r&&e(r),c=o.slice();return l&&u?(Je(l,c,o,s,a),Je(l,o,c,s,a),Je(l,c,o,s,a),et(u,o,c,s,a),et(u,c,o,s,a),et(u,o,c,s,a)):l?(Je(l,o,c,s,a),Je(l,c,o,s,a),Je(l,o,c,s,a)):u&&(et(u,o,c,s,a),et(u,c,o,s,a),et(u,o,c,s,a)),t}}function Je(e,t,n,r,o){for(let s=0,a=r*o;s<a;)e(t,n,s,s+=r,1)}function et(e,t,n,r,o){for(let s=0,a=r*o;s<r;++s)e(t,n,s,s+a,r)}function su(e){let t=fi(e);return(n,r,o,s,a)=>{o<<=2,s<<=2,a<<=2,t(n,r,o+0,s+0,a),t(n,r,o+1,s+1,a),t(n,r,o+2,s+2,a),t(n,r,o+3,s+3,a)}}function fi(e){let t=Math.floor(e);if(t===e)return au(e);let n=e-t,r=2*e+1;return(o,s,a,l,u)=>{if(!((l-=u)>=a))return;let c=t*s[a],p=u*t,h=p+u;for(let m=a,f=a+p;m<f;m+=u)c+=s[Math.min(l,m)];for(let m=a,f=l;m<=f;m+=u)c+=s[Math.min(l,m+p)],o[m]=(c+n*(s[Math.max(a,m-h)]+s[Math.min(l,m+h)]))/r,c-=s[Math.max(a,m-p)]}}function au(e){let t=2*e+1;return(n,r,o,s,a)=>{if(!((s-=a)>=o))return;let l=e*r[o],u=a*e;for(let c=o,p=o+u;c<p;c+=a)l+=r[Math.min(s,c)];for(let c=o,p=s;c<=p;c+=a)l+=r[Math.min(s,c+u)],n[c]=l/t,l-=r[Math.max(o,c-u)]}}function lu(e=He){if(e===He)return hi;if(typeof e!="function")throw new TypeError("compare is not a function");return(t,n)=>{let r=e(t,n);return r||r===0?r:(e(n,n)===0)-(e(t,t)===0)}}function hi(e,t){return(e==null||!(e>=e))-(t==null||!(t>=t))||(e<t?-1:e>t?1:0)}var uu=Array.prototype,Wh=uu.slice;var cu=Math.sqrt(50),pu=Math.sqrt(10),fu=Math.sqrt(2);function dn(e,t,n){let r=(t-e)/Math.max(0,n),o=Math.floor(Math.log10(r)),s=r/Math.pow(10,o),a=s>=cu?10:s>=pu?5:s>=fu?2:1,l,u,c;return o<0?(c=Math.pow(10,-o)/a,l=Math.round(e*c),u=Math.round(t*c),l/c<e&&++l,u/c>t&&--u,c=-c):(c=Math.pow(10,o)*a,l=Math.round(e/c),u=Math.round(t/c),l*c<e&&++l,u*c>t&&--u),u<l&&.5<=n&&n<2?dn(e,t,n*2):[l,u,c]}function mi(e,t,n){if(t=+t,e=+e,n=+n,!(n>0))return[];if(e===t)return[e];let r=t<e,[o,s,a]=r?dn(t,e,n):dn(e,t,n);if(!(s>=o))return[];let l=s-o+1,u=new Array(l);if(r)if(a<0)for(let c=0;c<l;++c)u[c]=(s-c)/-a;else for(let c=0;c<l;++c)u[c]=(s-c)*a;else if(a<0)for(let c=0;c<l;++c)u[c]=(o+c)/-a;else for(let c=0;c<l;++c)u[c]=(o+c)*a;return u}function gn(e,t,n){return t=+t,e=+e,n=+n,dn(e,t,n)[2]}function _n(e,t,n){t=+t,e=+e,n=+n;let r=t<e,o=r?gn(t,e,n):gn(e,t,n);return(r?-1:1)*(o<0?1/-o:o)}function ue(e,t){let n;if(t===void 0)for(let r of e)r!=null&&(n<r||n===void 0&&r>=r)&&(n=r);else{let r=-1;for(let o of e)(o=t(o,++r,e))!=null&&(n<o||n===void 0&&o>=o)&&(n=o)}return n}function ai(e,t){let n;if(t===void 0)for(let r of e)r!=null&&(n>r||n===void 0&&r>=r)&&(n=r);else{let r=-1;for(let o of e)(o=t(o,++r,e))!=null&&(n>o||n===void 0&&o>=o)&&(n=o)}return n}function di(e,t,n=0,r=1/0,o){if(t=Math.floor(t),n=Math.floor(Math.max(0,n)),r=Math.floor(Math.min(e.length-1,r)),!(n<=t&&t<=r))return e;for(o=o===void 0?hi:lu(o);r>n;){if(r-n>600){let u=r-n+1,c=t-n+1,p=Math.log(u),h=.5*Math.exp(2*p/3),m=.5*Math.sqrt(p*h*(u-h)/u)*(c-u/2<0?-1:1),f=Math.max(n,Math.floor(t-c*h/u+m)),g=Math.min(r,Math.floor(t+(u-c)*h/u+m));di(e,t,f,g,o)}let s=e[t],a=n,l=r;for(Et(e,n,t),o(e[r],s)>0&&Et(e,n,r);a<l;){for(Et(e,a,l),++a,--l;o(e[a],s)<0;)++a;for(;o(e[l],s)>0;)--l}o(e[n],s)===0?Et(e,n,l):(++l,Et(e,l,r)),l<=t&&(n=l+1),t<=l&&(r=l-1)}return e}function Et(e,t,n){let r=e[t];e[t]=e[n],e[n]=r}function gi(e,t,n){if(e=Float64Array.from(iu(e,n)),!(!(r=e.length)||isNaN(t=+t))){if(t<=0||r<2)return ai(e);if(t>=1)return ue(e);var r,o=(r-1)*t,s=Math.floor(o),a=ue(di(e,s).subarray(0,s+1)),l=ai(e.subarray(s+1));return a+(l-a)*(o-s)}}function _i(e,t){return gi(e,.5,t)}var Uh=hu(Math.random);function hu(e){return function(n,r=0,o=n.length){let s=o-(r=+r);for(;s;){let a=e()*s--|0,l=n[s+r];n[s+r]=n[a+r],n[a+r]=l}return n}}function yi(e,t){let n=0;if(t===void 0)for(let r of e)(r=+r)&&(n+=r);else{let r=-1;for(let o of e)(o=+t(o,++r,e))&&(n+=o)}return n}function ot(e,t,n){e.prototype=t.prototype=n,n.constructor=e}function Ot(e,t){var n=Object.create(e.prototype);for(var r in t)n[r]=t[r];return n}function Ae(){}var Ve=.7,rt=1/Ve,tt="\\s*([+-]?\\d+)\\s*",Rt="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)\\s*",ge="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)%\\s*",mu=/^#([0-9a-f]{3,8})$/,du=new RegExp(`^rgb\\(${tt},${tt},${tt}\\)$`),gu=new RegExp(`^rgb\\(${ge},${ge},${ge}\\)$`),_u=new RegExp(`^rgba\\(${tt},${tt},${tt},${Rt}\\)$`),yu=new RegExp(`^rgba\\(${ge},${ge},${ge},${Rt}\\)$`),bu=new RegExp(`^hsl\\(${Rt},${ge},${ge}\\)$`),wu=new RegExp(`^hsla\\(${Rt},${ge},${ge},${Rt}\\)$`),bi={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074};ot(Ae,it,{copy(e){return Object.assign(new this.constructor,this,e)},displayable(){return this.rgb().displayable()},hex:wi,formatHex:wi,formatHex8:vu,formatHsl:xu,formatRgb:vi,toString:vi});function wi(){return this.rgb().formatHex()}function vu(){return this.rgb().formatHex8()}function xu(){return Ei(this).formatHsl()}function vi(){return this.rgb().formatRgb()}function it(e){var t,n;return e=(e+"").trim().toLowerCase(),(t=mu.exec(e))?(n=t[1].length,t=parseInt(t[1],16),n===6?xi(t):n===3?new Q(t>>8&15|t>>4&240,t>>4&15|t&240,(t&15)<<4|t&15,1):n===8?yn(t>>24&255,t>>16&255,t>>8&255,(t&255)/255):n===4?yn(t>>12&15|t>>8&240,t>>8&15|t>>4&240,t>>4&15|t&240,((t&15)<<4|t&15)/255):null):(t=du.exec(e))?new Q(t[1],t[2],t[3],1):(t=gu.exec(e))?new Q(t[1]*255/100,t[2]*255/100,t[3]*255/100,1):(t=_u.exec(e))?yn(t[1],t[2],t[3],t[4]):(t=yu.exec(e))?yn(t[1]*255/100,t[2]*255/100,t[3]*255/100,t[4]):(t=bu.exec(e))?Mi(t[1],t[2]/100,t[3]/100,1):(t=wu.exec(e))?Mi(t[1],t[2]/100,t[3]/100,t[4]):bi.hasOwnProperty(e)?xi(bi[e]):e==="transparent"?new Q(NaN,NaN,NaN,0):null}function xi(e){return new Q(e>>16&255,e>>8&255,e&255,1)}function yn(e,t,n,r){return r<=0&&(e=t=n=NaN),new Q(e,t,n,r)}function Rr(e){return e instanceof Ae||(e=it(e)),e?(e=e.rgb(),new Q(e.r,e.g,e.b,e.opacity)):new Q}function $t(e,t,n,r){return arguments.length===1?Rr(e):new Q(e,t,n,r??1)}function Q(e,t,n,r){this.r=+e,this.g=+t,this.b=+n,this.opacity=+r}ot(Q,$t,Ot(Ae,{brighter(e){return e=e==null?rt:Math.pow(rt,e),new Q(this.r*e,this.g*e,this.b*e,this.opacity)},darker(e){return e=e==null?Ve:Math.pow(Ve,e),new Q(this.r*e,this.g*e,this.b*e,this.opacity)},rgb(){return this},clamp(){return new Q(ze(this.r),ze(this.g),ze(this.b),wn(this.opacity))},displayable(){return-.5<=this.r&&this.r<255.5&&-.5<=this.g&&this.g<255.5&&-.5<=this.b&&this.b<255.5&&0<=this.opacity&&this.opacity<=1},hex:ki,formatHex:ki,formatHex8:ku,formatRgb:Si,toString:Si}));function ki(){return`#${Ge(this.r)}${Ge(this.g)}${Ge(this.b)}`}function ku(){return`#${Ge(this.r)}${Ge(this.g)}${Ge(this.b)}${Ge((isNaN(this.opacity)?1:this.opacity)*255)}`}function Si(){let e=wn(this.opacity);return`${e===1?"rgb(":"rgba("}${ze(this.r)}, ${ze(this.g)}, ${ze(this.b)}${e===1?")":`, ${e})`}`}function wn(e){return isNaN(e)?1:Math.max(0,Math.min(1,e))}function ze(e){return Math.max(0,Math.min(255,Math.round(e)||0))}function Ge(e){return e=ze(e),(e<16?"0":"")+e.toString(16)}function Mi(e,t,n,r){return r<=0?e=t=n=NaN:n<=0||n>=1?e=t=NaN:t<=0&&(e=NaN),new ce(e,t,n,r)}function Ei(e){if(e instanceof ce)return new ce(e.h,e.s,e.l,e.opacity);if(e instanceof Ae||(e=it(e)),!e)return new ce;if(e instanceof ce)return e;e=e.rgb();var t=e.r/255,n=e.g/255,r=e.b/255,o=Math.min(t,n,r),s=Math.max(t,n,r),a=NaN,l=s-o,u=(s+o)/2;return l?(t===s?a=(n-r)/l+(n<r)*6:n===s?a=(r-t)/l+2:a=(t-n)/l+4,l/=u<.5?s+o:2-s-o,a*=60):l=u>0&&u<1?0:a,new ce(a,l,u,e.opacity)}function xn(e,t,n,r){return arguments.length===1?Ei(e):new ce(e,t,n,r??1)}function ce(e,t,n,r){this.h=+e,this.s=+t,this.l=+n,this.opacity=+r}ot(ce,xn,Ot(Ae,{brighter(e){return e=e==null?rt:Math.pow(rt,e),new ce(this.h,this.s,this.l*e,this.opacity)},darker(e){return e=e==null?Ve:Math.pow(Ve,e),new ce(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=this.h%360+(this.h<0)*360,t=isNaN(e)||isNaN(this.s)?0:this.s,n=this.l,r=n+(n<.5?n:1-n)*t,o=2*n-r;return new Q(Tr(e>=240?e-240:e+120,o,r),Tr(e,o,r),Tr(e<120?e+240:e-120,o,r),this.opacity)},clamp(){return new ce(Ti(this.h),bn(this.s),bn(this.l),wn(this.opacity))},displayable(){return(0<=this.s&&this.s<=1||isNaN(this.s))&&0<=this.l&&this.l<=1&&0<=this.opacity&&this.opacity<=1},formatHsl(){let e=wn(this.opacity);return`${e===1?"hsl(":"hsla("}${Ti(this.h)}, ${bn(this.s)*100}%, ${bn(this.l)*100}%${e===1?")":`, ${e})`}`}}));function Ti(e){return e=(e||0)%360,e<0?e+360:e}function bn(e){return Math.max(0,Math.min(1,e||0))}function Tr(e,t,n){return(e<60?t+(n-t)*e/60:e<180?n:e<240?t+(n-t)*(240-e)/60:t)*255}var Ri=Math.PI/180,Ni=180/Math.PI,vn=18,Oi=.96422,$i=1,Li=.82521,Di=4/29,nt=6/29,Ii=3*nt*nt,Su=nt*nt*nt;function Bi(e){if(e instanceof _e)return new _e(e.l,e.a,e.b,e.opacity);if(e instanceof ke)return Gi(e);e instanceof Q||(e=Rr(e));var t=Er(e.r),n=Er(e.g),r=Er(e.b),o=Cr((.2225045*t+.7168786*n+.0606169*r)/$i),s,a;return t===n&&n===r?s=a=o:(s=Cr((.4360747*t+.3850649*n+.1430804*r)/Oi),a=Cr((.0139322*t+.0971045*n+.7141733*r)/Li)),new _e(116*o-16,500*(s-o),200*(o-a),e.opacity)}function Hi(e,t,n,r){return arguments.length===1?Bi(e):new _e(e,t,n,r??1)}function _e(e,t,n,r){this.l=+e,this.a=+t,this.b=+n,this.opacity=+r}ot(_e,Hi,Ot(Ae,{brighter(e){return new _e(this.l+vn*(e??1),this.a,this.b,this.opacity)},darker(e){return new _e(this.l-vn*(e??1),this.a,this.b,this.opacity)},rgb(){var e=(this.l+16)/116,t=isNaN(this.a)?e:e+this.a/500,n=isNaN(this.b)?e:e-this.b/200;return t=Oi*Pr(t),e=$i*Pr(e),n=Li*Pr(n),new Q(Ar(3.1338561*t-1.6168667*e-.4906146*n),Ar(-.9787684*t+1.9161415*e+.033454*n),Ar(.0719453*t-.2289914*e+1.4052427*n),this.opacity)}}));function Cr(e){return e>Su?Math.pow(e,1/3):e/Ii+Di}function Pr(e){return e>nt?e*e*e:Ii*(e-Di)}function Ar(e){return 255*(e<=.0031308?12.92*e:1.055*Math.pow(e,1/2.4)-.055)}function Er(e){return(e/=255)<=.04045?e/12.92:Math.pow((e+.055)/1.055,2.4)}function Mu(e){if(e instanceof ke)return new ke(e.h,e.c,e.l,e.opacity);if(e instanceof _e||(e=Bi(e)),e.a===0&&e.b===0)return new ke(NaN,0<e.l&&e.l<100?0:NaN,e.l,e.opacity);var t=Math.atan2(e.b,e.a)*Ni;return new ke(t<0?t+360:t,Math.sqrt(e.a*e.a+e.b*e.b),e.l,e.opacity)}function kn(e,t,n,r){return arguments.length===1?Mu(e):new ke(e,t,n,r??1)}function ke(e,t,n,r){this.h=+e,this.c=+t,this.l=+n,this.opacity=+r}function Gi(e){if(isNaN(e.h))return new _e(e.l,0,0,e.opacity);var t=e.h*Ri;return new _e(e.l,Math.cos(t)*e.c,Math.sin(t)*e.c,e.opacity)}ot(ke,kn,Ot(Ae,{brighter(e){return new ke(this.h,this.c,this.l+vn*(e??1),this.opacity)},darker(e){return new ke(this.h,this.c,this.l-vn*(e??1),this.opacity)},rgb(){return Gi(this).rgb()}}));var zi=-.14861,Nr=1.78277,Or=-.29227,Sn=-.90649,Nt=1.97294,Ci=Nt*Sn,Pi=Nt*Nr,Ai=Nr*Or-Sn*zi;function Tu(e){if(e instanceof Fe)return new Fe(e.h,e.s,e.l,e.opacity);e instanceof Q||(e=Rr(e));var t=e.r/255,n=e.g/255,r=e.b/255,o=(Ai*r+Ci*t-Pi*n)/(Ai+Ci-Pi),s=r-o,a=(Nt*(n-o)-Or*s)/Sn,l=Math.sqrt(a*a+s*s)/(Nt*o*(1-o)),u=l?Math.atan2(a,s)*Ni-120:NaN;return new Fe(u<0?u+360:u,l,o,e.opacity)}function Mn(e,t,n,r){return arguments.length===1?Tu(e):new Fe(e,t,n,r??1)}function Fe(e,t,n,r){this.h=+e,this.s=+t,this.l=+n,this.opacity=+r}ot(Fe,Mn,Ot(Ae,{brighter(e){return e=e==null?rt:Math.pow(rt,e),new Fe(this.h,this.s,this.l*e,this.opacity)},darker(e){return e=e==null?Ve:Math.pow(Ve,e),new Fe(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=isNaN(this.h)?0:(this.h+120)*Ri,t=+this.l,n=isNaN(this.s)?0:this.s*t*(1-t),r=Math.cos(e),o=Math.sin(e);return new Q(255*(t+n*(zi*r+Nr*o)),255*(t+n*(Or*r+Sn*o)),255*(t+n*(Nt*r)),this.opacity)}}));function Wi(e,t,n,r,o){var s=e*e,a=s*e;return((1-3*e+3*s-a)*t+(4-6*s+3*a)*n+(1+3*e+3*s-3*a)*r+a*o)/6}function Cu(e){var t=e.length-1;return function(n){var r=n<=0?n=0:n>=1?(n=1,t-1):Math.floor(n*t),o=e[r],s=e[r+1],a=r>0?e[r-1]:2*o-s,l=r<t-1?e[r+2]:2*s-o;return Wi((n-r/t)*t,a,o,s,l)}}function Pu(e){var t=e.length;return function(n){var r=Math.floor(((n%=1)<0?++n:n)*t),o=e[(r+t-1)%t],s=e[r%t],a=e[(r+1)%t],l=e[(r+2)%t];return Wi((n-r/t)*t,o,s,a,l)}}var Cn=e=>()=>e;function Ui(e,t){return function(n){return e+n*t}}function Au(e,t,n){return e=Math.pow(e,n),t=Math.pow(t,n)-e,n=1/n,function(r){return Math.pow(e+r*t,n)}}function Ir(e,t){var n=t-e;return n?Ui(e,n>180||n<-180?n-360*Math.round(n/360):n):Cn(isNaN(e)?t:e)}function Eu(e){return(e=+e)==1?ne:function(t,n){return n-t?Au(t,n,e):Cn(isNaN(t)?n:t)}}function ne(e,t){var n=t-e;return n?Ui(e,n):Cn(isNaN(e)?t:e)}var Fi=(function e(t){var n=Eu(t);function r(o,s){var a=n((o=$t(o)).r,(s=$t(s)).r),l=n(o.g,s.g),u=n(o.b,s.b),c=ne(o.opacity,s.opacity);return function(p){return o.r=a(p),o.g=l(p),o.b=u(p),o.opacity=c(p),o+""}}return r.gamma=e,r})(1);function Ki(e){return function(t){var n=t.length,r=new Array(n),o=new Array(n),s=new Array(n),a,l;for(a=0;a<n;++a)l=$t(t[a]),r[a]=l.r||0,o[a]=l.g||0,s[a]=l.b||0;return r=e(r),o=e(o),s=e(s),l.opacity=1,function(u){return l.r=r(u),l.g=o(u),l.b=s(u),l+""}}}var Yh=Ki(Cu),Qh=Ki(Pu);function Ru(e,t){t||(t=[]);var n=e?Math.min(t.length,e.length):0,r=t.slice(),o;return function(s){for(o=0;o<n;++o)r[o]=e[o]*(1-s)+t[o]*s;return r}}function Nu(e){return ArrayBuffer.isView(e)&&!(e instanceof DataView)}function Ou(e,t){var n=t?t.length:0,r=e?Math.min(n,e.length):0,o=new Array(r),s=new Array(n),a;for(a=0;a<r;++a)o[a]=Pn(e[a],t[a]);for(;a<n;++a)s[a]=t[a];return function(l){for(a=0;a<r;++a)s[a]=o[a](l);return s}}function $u(e,t){var n=new Date;return e=+e,t=+t,function(r){return n.setTime(e*(1-r)+t*r),n}}function pe(e,t){return e=+e,t=+t,function(n){return e*(1-n)+t*n}}function Lu(e,t){var n={},r={},o;(e===null||typeof e!="object")&&(e={}),(t===null||typeof t!="object")&&(t={});for(o in t)o in e?n[o]=Pn(e[o],t[o]):r[o]=t[o];return function(s){for(o in n)r[o]=n[o](s);return r}}var Lr=/[-+]?(?:\d+\.?\d*|\.?\d+)(?:[eE][-+]?\d+)?/g,$r=new RegExp(Lr.source,"g");function Du(e){return function(){return e}}function Iu(e){return function(t){return e(t)+""}}function Bu(e,t){var n=Lr.lastIndex=$r.lastIndex=0,r,o,s,a=-1,l=[],u=[];for(e=e+"",t=t+"";(r=Lr.exec(e))&&(o=$r.exec(t));)(s=o.index)>n&&(s=t.slice(n,s),l[a]?l[a]+=s:l[++a]=s),(r=r[0])===(o=o[0])?l[a]?l[a]+=o:l[++a]=o:(l[++a]=null,u.push({i:a,x:pe(r,o)})),n=$r.lastIndex;return n<t.length&&(s=t.slice(n),l[a]?l[a]+=s:l[++a]=s),l.length<2?u[0]?Iu(u[0].x):Du(t):(t=u.length,function(c){for(var p=0,h;p<t;++p)l[(h=u[p]).i]=h.x(c);return l.join("")})}function Pn(e,t){var n=typeof t,r;return t==null||n==="boolean"?Cn(t):(n==="number"?pe:n==="string"?(r=it(t))?(t=r,Fi):Bu:t instanceof it?Fi:t instanceof Date?$u:Nu(t)?Ru:Array.isArray(t)?Ou:typeof t.valueOf!="function"&&typeof t.toString!="function"||isNaN(t)?Lu:pe)(e,t)}function Xi(e,t){return e=+e,t=+t,function(n){return Math.round(e*(1-n)+t*n)}}var Vi=180/Math.PI,Dr={translateX:0,translateY:0,rotate:0,skewX:0,scaleX:1,scaleY:1};function ji(e,t,n,r,o,s){var a,l,u;return(a=Math.sqrt(e*e+t*t))&&(e/=a,t/=a),(u=e*n+t*r)&&(n-=e*u,r-=t*u),(l=Math.sqrt(n*n+r*r))&&(n/=l,r/=l,u/=l),e*r<t*n&&(e=-e,t=-t,u=-u,a=-a),{translateX:o,translateY:s,rotate:Math.atan2(t,e)*Vi,skewX:Math.atan(u)*Vi,scaleX:a,scaleY:l}}var Tn;function Hu(e){let t=new(typeof DOMMatrix=="function"?DOMMatrix:WebKitCSSMatrix)(e+"");return t.isIdentity?Dr:ji(t.a,t.b,t.c,t.d,t.e,t.f)}function Gu(e){return e==null||(Tn||(Tn=document.createElementNS("http://www.w3.org/2000/svg","g")),Tn.setAttribute("transform",e),!(e=Tn.transform.baseVal.consolidate()))?Dr:(e=e.matrix,ji(e.a,e.b,e.c,e.d,e.e,e.f))}function Yi(e,t,n,r){function o(c){return c.length?c.pop()+" ":""}function s(c,p,h,m,f,g){if(c!==h||p!==m){var v=f.push("translate(",null,t,null,n);g.push({i:v-4,x:pe(c,h)},{i:v-2,x:pe(p,m)})}else(h||m)&&f.push("translate("+h+t+m+n)}function a(c,p,h,m){c!==p?(c-p>180?p+=360:p-c>180&&(c+=360),m.push({i:h.push(o(h)+"rotate(",null,r)-2,x:pe(c,p)})):p&&h.push(o(h)+"rotate("+p+r)}function l(c,p,h,m){c!==p?m.push({i:h.push(o(h)+"skewX(",null,r)-2,x:pe(c,p)}):p&&h.push(o(h)+"skewX("+p+r)}function u(c,p,h,m,f,g){if(c!==h||p!==m){var v=f.push(o(f)+"scale(",null,",",null,")");g.push({i:v-4,x:pe(c,h)},{i:v-2,x:pe(p,m)})}else(h!==1||m!==1)&&f.push(o(f)+"scale("+h+","+m+")")}return function(c,p){var h=[],m=[];return c=e(c),p=e(p),s(c.translateX,c.translateY,p.translateX,p.translateY,h,m),a(c.rotate,p.rotate,h,m),l(c.skewX,p.skewX,h,m),u(c.scaleX,c.scaleY,p.scaleX,p.scaleY,h,m),c=p=null,function(f){for(var g=-1,v=m.length,_;++g<v;)h[(_=m[g]).i]=_.x(f);return h.join("")}}}var Zh=Yi(Hu,"px, ","px)","deg)"),Jh=Yi(Gu,", ",")",")"),zu=1e-12;function qi(e){return((e=Math.exp(e))+1/e)/2}function Fu(e){return((e=Math.exp(e))-1/e)/2}function Vu(e){return((e=Math.exp(2*e))-1)/(e+1)}var em=(function e(t,n,r){function o(s,a){var l=s[0],u=s[1],c=s[2],p=a[0],h=a[1],m=a[2],f=p-l,g=h-u,v=f*f+g*g,_,b;if(v<zu)b=Math.log(m/c)/t,_=function(O){return[l+O*f,u+O*g,c*Math.exp(t*O*b)]};else{var y=Math.sqrt(v),w=(m*m-c*c+r*v)/(2*c*n*y),d=(m*m-c*c-r*v)/(2*m*n*y),C=Math.log(Math.sqrt(w*w+1)-w),S=Math.log(Math.sqrt(d*d+1)-d);b=(S-C)/t,_=function(O){var G=O*b,U=qi(C),I=c/(n*y)*(U*Vu(t*G+C)-Fu(C));return[l+I*f,u+I*g,c*U/qi(t*G+C)]}}return _.duration=Math.abs(b)*1e3*t/Math.SQRT2,_}return o.rho=function(s){var a=Math.max(.001,+s),l=a*a,u=l*l;return e(a,l,u)},o})(Math.SQRT2,2,4);function Qi(e){return function(t,n){var r=e((t=xn(t)).h,(n=xn(n)).h),o=ne(t.s,n.s),s=ne(t.l,n.l),a=ne(t.opacity,n.opacity);return function(l){return t.h=r(l),t.s=o(l),t.l=s(l),t.opacity=a(l),t+""}}}var tm=Qi(Ir),nm=Qi(ne);function Zi(e){return function(t,n){var r=e((t=kn(t)).h,(n=kn(n)).h),o=ne(t.c,n.c),s=ne(t.l,n.l),a=ne(t.opacity,n.opacity);return function(l){return t.h=r(l),t.c=o(l),t.l=s(l),t.opacity=a(l),t+""}}}var rm=Zi(Ir),om=Zi(ne);function Ji(e){return(function t(n){n=+n;function r(o,s){var a=e((o=Mn(o)).h,(s=Mn(s)).h),l=ne(o.s,s.s),u=ne(o.l,s.l),c=ne(o.opacity,s.opacity);return function(p){return o.h=a(p),o.s=l(p),o.l=u(Math.pow(p,n)),o.opacity=c(p),o+""}}return r.gamma=t,r})(1)}var im=Ji(Ir),sm=Ji(ne);function qu(e){return Math.abs(e=Math.round(e))>=1e21?e.toLocaleString("en").replace(/,/g,""):e.toString(10)}function En(e,t){if(!isFinite(e)||e===0)return null;var n=(e=t?e.toExponential(t-1):e.toExponential()).indexOf("e"),r=e.slice(0,n);return[r.length>1?r[0]+r.slice(2):r,+e.slice(n+1)]}function st(e){return e=En(Math.abs(e)),e?e[1]:NaN}function Wu(e,t){return function(n,r){for(var o=n.length,s=[],a=0,l=e[0],u=0;o>0&&l>0&&(u+l+1>r&&(l=Math.max(1,r-u)),s.push(n.substring(o-=l,o+l)),!((u+=l+1)>r));)l=e[a=(a+1)%e.length];return s.reverse().join(t)}}function Uu(e){return function(t){return t.replace(/[0-9]/g,function(n){return e[+n]})}}var Ku=/^(?:(.)?([<>=^]))?([+\-( ])?([$#])?(0)?(\d+)?(,)?(\.\d+)?(~)?([a-z%])?$/i;function Lt(e){if(!(t=Ku.exec(e)))throw new Error("invalid format: "+e);var t;return new Br({fill:t[1],align:t[2],sign:t[3],symbol:t[4],zero:t[5],width:t[6],comma:t[7],precision:t[8]&&t[8].slice(1),trim:t[9],type:t[10]})}Lt.prototype=Br.prototype;function Br(e){this.fill=e.fill===void 0?" ":e.fill+"",this.align=e.align===void 0?">":e.align+"",this.sign=e.sign===void 0?"-":e.sign+"",this.symbol=e.symbol===void 0?"":e.symbol+"",this.zero=!!e.zero,this.width=e.width===void 0?void 0:+e.width,this.comma=!!e.comma,this.precision=e.precision===void 0?void 0:+e.precision,this.trim=!!e.trim,this.type=e.type===void 0?"":e.type+""}Br.prototype.toString=function(){return this.fill+this.align+this.sign+this.symbol+(this.zero?"0":"")+(this.width===void 0?"":Math.max(1,this.width|0))+(this.comma?",":"")+(this.precision===void 0?"":"."+Math.max(0,this.precision|0))+(this.trim?"~":"")+this.type};function Xu(e){e:for(var t=e.length,n=1,r=-1,o;n<t;++n)switch(e[n]){case".":r=o=n;break;case"0":r===0&&(r=n),o=n;break;default:if(!+e[n])break e;r>0&&(r=0);break}return r>0?e.slice(0,r)+e.slice(o+1):e}var Rn;function ju(e,t){var n=En(e,t);if(!n)return Rn=void 0,e.toPrecision(t);var r=n[0],o=n[1],s=o-(Rn=Math.max(-8,Math.min(8,Math.floor(o/3)))*3)+1,a=r.length;return s===a?r:s>a?r+new Array(s-a+1).join("0"):s>0?r.slice(0,s)+"."+r.slice(s):"0."+new Array(1-s).join("0")+En(e,Math.max(0,t+s-1))[0]}function es(e,t){var n=En(e,t);if(!n)return e+"";var r=n[0],o=n[1];return o<0?"0."+new Array(-o).join("0")+r:r.length>o+1?r.slice(0,o+1)+"."+r.slice(o+1):r+new Array(o-r.length+2).join("0")}var ts={"%":(e,t)=>(e*100).toFixed(t),b:e=>Math.round(e).toString(2),c:e=>e+"",d:qu,e:(e,t)=>e.toExponential(t),f:(e,t)=>e.toFixed(t),g:(e,t)=>e.toPrecision(t),o:e=>Math.round(e).toString(8),p:(e,t)=>es(e*100,t),r:es,s:ju,X:e=>Math.round(e).toString(16).toUpperCase(),x:e=>Math.round(e).toString(16)};function ns(e){return e}var rs=Array.prototype.map,os=["y","z","a","f","p","n","µ","m","","k","M","G","T","P","E","Z","Y"];function Yu(e){var t=e.grouping===void 0||e.thousands===void 0?ns:Wu(rs.call(e.grouping,Number),e.thousands+""),n=e.currency===void 0?"":e.currency[0]+"",r=e.currency===void 0?"":e.currency[1]+"",o=e.decimal===void 0?".":e.decimal+"",s=e.numerals===void 0?ns:Uu(rs.call(e.numerals,String)),a=e.percent===void 0?"%":e.percent+"",l=e.minus===void 0?"−":e.minus+"",u=e.nan===void 0?"NaN":e.nan+"";function c(h,m){h=Lt(h);var f=h.fill,g=h.align,v=h.sign,_=h.symbol,b=h.zero,y=h.width,w=h.comma,d=h.precision,C=h.trim,S=h.type;S==="n"?(w=!0,S="g"):ts[S]||(d===void 0&&(d=12),C=!0,S="g"),(b||f==="0"&&g==="=")&&(b=!0,f="0",g="=");var O=(m&&m.prefix!==void 0?m.prefix:"")+(_==="$"?n:_==="#"&&/[boxX]/.test(S)?"0"+S.toLowerCase():""),G=(_==="$"?r:/[%p]/.test(S)?a:"")+(m&&m.suffix!==void 0?m.suffix:""),U=ts[S],I=/[defgprs%]/.test(S);d=d===void 0?6:/[gprs]/.test(S)?Math.max(1,Math.min(21,d)):Math.max(0,Math.min(20,d));function K(M){var A=O,X=G,ie,Z,k;if(S==="c")X=U(M)+X,M="";else{M=+M;var D=M<0||1/M<0;if(M=isNaN(M)?u:U(Math.abs(M),d),C&&(M=Xu(M)),D&&+M==0&&v!=="+"&&(D=!1),A=(D?v==="("?v:l:v==="-"||v==="("?"":v)+A,X=(S==="s"&&!isNaN(M)&&Rn!==void 0?os[8+Rn/3]:"")+X+(D&&v==="("?")":""),I){for(ie=-1,Z=M.length;++ie<Z;)if(k=M.charCodeAt(ie),48>k||k>57){X=(k===46?o+M.slice(ie+1):M.slice(ie))+X,M=M.slice(0,ie);break}}}w&&!b&&(M=t(M,1/0));var R=A.length+M.length+X.length,ae=R<y?new Array(y-R+1).join(f):"";switch(w&&b&&(M=t(ae+M,ae.length?y-X.length:1/0),ae=""),g){case"<":M=A+M+X+ae;break;case"=":M=A+ae+M+X;break;case"^":M=ae.slice(0,R=ae.length>>1)+A+M+X+ae.slice(R);break;default:M=ae+A+M+X;break}return s(M)}return K.toString=function(){return h+""},K}function p(h,m){var f=Math.max(-8,Math.min(8,Math.floor(st(m)/3)))*3,g=Math.pow(10,-f),v=c((h=Lt(h),h.type="f",h),{suffix:os[8+f/3]});return function(_){return v(g*_)}}return{format:c,formatPrefix:p}}var An,Hr,Gr;Qu({thousands:",",grouping:[3],currency:["$",""]});function Qu(e){return An=Yu(e),Hr=An.format,Gr=An.formatPrefix,An}function is(e){return Math.max(0,-st(Math.abs(e)))}function ss(e,t){return Math.max(0,Math.max(-8,Math.min(8,Math.floor(st(t)/3)))*3-st(Math.abs(e)))}function as(e,t){return e=Math.abs(e),t=Math.abs(t)-e,Math.max(0,st(t)-st(e))+1}function Zu(e,t){switch(arguments.length){case 0:break;case 1:this.range(e);break;default:this.range(t).domain(e);break}return this}function Ju(e){return function(){return e}}function ec(e){return+e}var ls=[0,1];function at(e){return e}function zr(e,t){return(t-=e=+e)?function(n){return(n-e)/t}:Ju(isNaN(t)?NaN:.5)}function tc(e,t){var n;return e>t&&(n=e,e=t,t=n),function(r){return Math.max(e,Math.min(t,r))}}function nc(e,t,n){var r=e[0],o=e[1],s=t[0],a=t[1];return o<r?(r=zr(o,r),s=n(a,s)):(r=zr(r,o),s=n(s,a)),function(l){return s(r(l))}}function rc(e,t,n){var r=Math.min(e.length,t.length)-1,o=new Array(r),s=new Array(r),a=-1;for(e[r]<e[0]&&(e=e.slice().reverse(),t=t.slice().reverse());++a<r;)o[a]=zr(e[a],e[a+1]),s[a]=n(t[a],t[a+1]);return function(l){var u=ci(e,l,1,r)-1;return s[u](o[u](l))}}function oc(e,t){return t.domain(e.domain()).range(e.range()).interpolate(e.interpolate()).clamp(e.clamp()).unknown(e.unknown())}function ic(){var e=ls,t=ls,n=Pn,r,o,s,a=at,l,u,c;function p(){var m=Math.min(e.length,t.length);return a!==at&&(a=tc(e[0],e[m-1])),l=m>2?rc:nc,u=c=null,h}function h(m){return m==null||isNaN(m=+m)?s:(u||(u=l(e.map(r),t,n)))(r(a(m)))}return h.invert=function(m){return a(o((c||(c=l(t,e.map(r),pe)))(m)))},h.domain=function(m){return arguments.length?(e=Array.from(m,ec),p()):e.slice()},h.range=function(m){return arguments.length?(t=Array.from(m),p()):t.slice()},h.rangeRound=function(m){return t=Array.from(m),n=Xi,p()},h.clamp=function(m){return arguments.length?(a=m?!0:at,p()):a!==at},h.interpolate=function(m){return arguments.length?(n=m,p()):n},h.unknown=function(m){return arguments.length?(s=m,h):s},function(m,f){return r=m,o=f,p()}}function sc(){return ic()(at,at)}function ac(e,t,n,r){var o=_n(e,t,n),s;switch(r=Lt(r??",f"),r.type){case"s":{var a=Math.max(Math.abs(e),Math.abs(t));return r.precision==null&&!isNaN(s=ss(o,a))&&(r.precision=s),Gr(r,a)}case"":case"e":case"g":case"p":case"r":{r.precision==null&&!isNaN(s=as(o,Math.max(Math.abs(e),Math.abs(t))))&&(r.precision=s-(r.type==="e"));break}case"f":case"%":{r.precision==null&&!isNaN(s=is(o))&&(r.precision=s-(r.type==="%")*2);break}}return Hr(r)}function lc(e){var t=e.domain;return e.ticks=function(n){var r=t();return mi(r[0],r[r.length-1],n??10)},e.tickFormat=function(n,r){var o=t();return ac(o[0],o[o.length-1],n??10,r)},e.nice=function(n){n==null&&(n=10);var r=t(),o=0,s=r.length-1,a=r[o],l=r[s],u,c,p=10;for(l<a&&(c=a,a=l,l=c,c=o,o=s,s=c);p-- >0;){if(c=gn(a,l,n),c===u)return r[o]=a,r[s]=l,t(r);if(c>0)a=Math.floor(a/c)*c,l=Math.ceil(l/c)*c;else if(c<0)a=Math.ceil(a*c)/c,l=Math.floor(l*c)/c;else break;u=c}return e},e}function lt(){var e=sc();return e.copy=function(){return oc(e,lt())},Zu.apply(e,arguments),lc(e)}function Nn(e){let t=H(null),[n,r]=P(e);return oi(()=>{let o=t.current;if(!o)return;let s=l=>{l>0&&r(Math.floor(l))};if(s(o.getBoundingClientRect().width),typeof ResizeObserver>"u")return;let a=new ResizeObserver(l=>{for(let u of l)s(u.contentRect.width)});return a.observe(o),()=>a.disconnect()},[]),[t,n]}function us(e,t,n){let r=e[0],o=e[e.length-1];if(!r||!o)return[];let s=g=>String(t[g]??g),l=12+Math.max(s(r.first).length,s(o.last).length)*7,u=[],c=(g,v)=>{let _=u[u.length-1];(!_||g-_.x>=l)&&u.push({x:g,label:v})};if((e[1]?.x??1/0)-r.x>=l){for(let g of e)c(g.x+g.width/2,s(g.step));return u}let h=o.last-r.first+1,m=uc(e,t)/Math.max(1,h-1)||1,f=Math.max(1,Math.round(_n(0,h*m,Math.max(1,n/(l*1.4)))));for(let g of e){let v=cc(t,g.first,g.last,f);v!==null&&c(g.x+g.width/2,s(v))}return u}function uc(e,t){let n=0;for(let r=1;r<e.length;r+=1){let o=t[e[r-1].first]??e[r-1].first,s=t[e[r].first]??e[r].first;s>o&&(n+=s-o)}return n}function cc(e,t,n,r){for(let o=t;o<=n;o+=1)if((e[o]??o)%r===0)return o;return null}var pc=.05,fc=3;function cs(e){let t=e.length,n=new Float64Array(t),r=[],o=hc(e),s=Math.max(fc,Math.ceil(t*pc)),a=0;for(let l=0;l<t;l+=1){let u=o===0?0:Math.round(ps(e,l)/o)-1;if(u>0){let c=Math.min(u,s);r.push({before:l,missing:u,slot:a,width:c}),a+=c}n[l]=a,a+=1}return{slot:n,slots:a,gaps:r}}function hc(e){let t=[];for(let r=1;r<e.length;r+=1){let o=ps(e,r);o>0&&t.push(o)}let n=t[0]??0;return t.every(r=>r===n)?n:_i(t)}function ps(e,t){let n=e[t]??null,r=t>0?e[t-1]??null:null;return n===null||r===null?0:n-r}function fs(e,t){let n=new Float64Array(t);for(let r of e)for(let o=0;o<t;o+=1)n[o]=n[o]+(r[o]??0);return n}var mc=.22,dc=3,gc=56;function ut(e,t,n,r,o){let s=Math.floor(o);return s<1||r<=n?[]:r-n<=s?_c(e,t,n,r,s):yc(e,t,n,r,s)}function _c({slot:e},t,n,r,o){let s=o/(r-n),a=s>=dc?Math.max(1,s*mc):0,l=Math.min(s-a,gc),u=[];for(let c=hs(e,n);c<e.length&&e[c]<r;c+=1){let h=(e[c]-n+.5)*s-l/2;u.push({step:c,first:c,last:c,mean:t[c]??0,x:h,width:l})}return u}function yc({slot:e},t,n,r,o){let s=o/(r-n),a=[],l=null,u=0,c=()=>{l&&(l.mean=u/(l.last-l.first+1))};for(let p=hs(e,n);p<e.length&&e[p]<r;p+=1){let h=Math.min(o-1,Math.floor((e[p]-n)*s)),m=t[p]??0;l===null||l.x!==h?(c(),l={step:p,first:p,last:p,mean:m,x:h,width:1},u=m,a.push(l)):(l.last=p,u+=m,m>(t[l.step]??0)&&(l.step=p))}return c(),a}function hs(e,t){let n=0,r=e.length;for(;n<r;){let o=n+r>>1;e[o]<t?n=o+1:r=o}return n}function bc(e,t){let n=-1,r=1/0,o=0,s=e.length-1;for(;o<=s;){let a=o+s>>1,l=e[a],u=t-(l.x+l.width/2);Math.abs(u)<r&&(r=Math.abs(u),n=a),u<0?s=a-1:o=a+1}return n}var On=3,wc=1.25;function ms(e,t,n){let r=bc(e,n),o=e[r];if(!o||o.width>On)return r;let s=l=>t[e[l]?.step??-1]??0,a=r;for(let l=r-On;l<=r+On;l+=1){let u=e[l];u&&Math.abs(u.x-o.x)<=On&&s(l)>s(a)&&(a=l)}return s(a)>wc*s(r)?a:r}function $n(e,t){let n=0,r=e.length-1;for(;n<=r;){let o=n+r>>1,s=e[o];if(t<s.first)r=o-1;else if(t>s.last)n=o+1;else return o}return-1}function Ln(e){return function(){return e}}var vc=Math.cos;var Vr=Math.sin,ct=Math.sqrt,ds=1e-12,Dn=Math.PI,km=Dn/2,xs=2*Dn;var Sm=Array.prototype.slice;function xc(e){return typeof e=="object"&&"length"in e?e:Array.from(e)}function ks(e){this._context=e}ks.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;default:this._context.lineTo(e,t);break}}};function kc(e){return new ks(e)}var Mm=Sc(kc);function Ss(e){this._curve=e}Ss.prototype={areaStart:function(){this._curve.areaStart()},areaEnd:function(){this._curve.areaEnd()},lineStart:function(){this._curve.lineStart()},lineEnd:function(){this._curve.lineEnd()},point:function(e,t){this._curve.point(t*Math.sin(e),t*-Math.cos(e))}};function Sc(e){function t(n){return new Ss(e(n))}return t._curve=e,t}var Tm=ct(3);var Mc=ct(1/3),Cm=Mc*2;var Ms=Vr(Dn/10)/Vr(7*Dn/10),Pm=Vr(xs/10)*Ms,Am=-vc(xs/10)*Ms;var Em=ct(3);var Rm=ct(3);var Nm=ct(3)/2,Tc=1/ct(12),Om=(Tc/2+1)*3;function Ee(){}function In(e,t,n){e._context.bezierCurveTo((2*e._x0+e._x1)/3,(2*e._y0+e._y1)/3,(e._x0+2*e._x1)/3,(e._y0+2*e._y1)/3,(e._x0+4*e._x1+t)/6,(e._y0+4*e._y1+n)/6)}function Wr(e){this._context=e}Wr.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){switch(this._point){case 3:In(this,this._x1,this._y1);case 2:this._context.lineTo(this._x1,this._y1);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,this._context.lineTo((5*this._x0+this._x1)/6,(5*this._y0+this._y1)/6);default:In(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function Cc(e){this._context=e}Cc.prototype={areaStart:Ee,areaEnd:Ee,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._y0=this._y1=this._y2=this._y3=this._y4=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x2,this._y2),this._context.closePath();break}case 2:{this._context.moveTo((this._x2+2*this._x3)/3,(this._y2+2*this._y3)/3),this._context.lineTo((this._x3+2*this._x2)/3,(this._y3+2*this._y2)/3),this._context.closePath();break}case 3:{this.point(this._x2,this._y2),this.point(this._x3,this._y3),this.point(this._x4,this._y4);break}}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._x2=e,this._y2=t;break;case 1:this._point=2,this._x3=e,this._y3=t;break;case 2:this._point=3,this._x4=e,this._y4=t,this._context.moveTo((this._x0+4*this._x1+e)/6,(this._y0+4*this._y1+t)/6);break;default:In(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function Pc(e){this._context=e}Pc.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3;var n=(this._x0+4*this._x1+e)/6,r=(this._y0+4*this._y1+t)/6;this._line?this._context.lineTo(n,r):this._context.moveTo(n,r);break;case 3:this._point=4;default:In(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function Ts(e,t){this._basis=new Wr(e),this._beta=t}Ts.prototype={lineStart:function(){this._x=[],this._y=[],this._basis.lineStart()},lineEnd:function(){var e=this._x,t=this._y,n=e.length-1;if(n>0)for(var r=e[0],o=t[0],s=e[n]-r,a=t[n]-o,l=-1,u;++l<=n;)u=l/n,this._basis.point(this._beta*e[l]+(1-this._beta)*(r+u*s),this._beta*t[l]+(1-this._beta)*(o+u*a));this._x=this._y=null,this._basis.lineEnd()},point:function(e,t){this._x.push(+e),this._y.push(+t)}};var $m=(function e(t){function n(r){return t===1?new Wr(r):new Ts(r,t)}return n.beta=function(r){return e(+r)},n})(.85);function Bn(e,t,n){e._context.bezierCurveTo(e._x1+e._k*(e._x2-e._x0),e._y1+e._k*(e._y2-e._y0),e._x2+e._k*(e._x1-t),e._y2+e._k*(e._y1-n),e._x2,e._y2)}function Ur(e,t){this._context=e,this._k=(1-t)/6}Ur.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:Bn(this,this._x1,this._y1);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2,this._x1=e,this._y1=t;break;case 2:this._point=3;default:Bn(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var Lm=(function e(t){function n(r){return new Ur(r,t)}return n.tension=function(r){return e(+r)},n})(0);function Kr(e,t){this._context=e,this._k=(1-t)/6}Kr.prototype={areaStart:Ee,areaEnd:Ee,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=this._y2=this._y3=this._y4=this._y5=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:this._point=2,this._context.moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:Bn(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var Dm=(function e(t){function n(r){return new Kr(r,t)}return n.tension=function(r){return e(+r)},n})(0);function Xr(e,t){this._context=e,this._k=(1-t)/6}Xr.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:Bn(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var Im=(function e(t){function n(r){return new Xr(r,t)}return n.tension=function(r){return e(+r)},n})(0);function jr(e,t,n){var r=e._x1,o=e._y1,s=e._x2,a=e._y2;if(e._l01_a>ds){var l=2*e._l01_2a+3*e._l01_a*e._l12_a+e._l12_2a,u=3*e._l01_a*(e._l01_a+e._l12_a);r=(r*l-e._x0*e._l12_2a+e._x2*e._l01_2a)/u,o=(o*l-e._y0*e._l12_2a+e._y2*e._l01_2a)/u}if(e._l23_a>ds){var c=2*e._l23_2a+3*e._l23_a*e._l12_a+e._l12_2a,p=3*e._l23_a*(e._l23_a+e._l12_a);s=(s*c+e._x1*e._l23_2a-t*e._l12_2a)/p,a=(a*c+e._y1*e._l23_2a-n*e._l12_2a)/p}e._context.bezierCurveTo(r,o,s,a,e._x2,e._y2)}function Cs(e,t){this._context=e,this._alpha=t}Cs.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:this.point(this._x2,this._y2);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3;default:jr(this,e,t);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var Bm=(function e(t){function n(r){return t?new Cs(r,t):new Ur(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function Ps(e,t){this._context=e,this._alpha=t}Ps.prototype={areaStart:Ee,areaEnd:Ee,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=this._y2=this._y3=this._y4=this._y5=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:this._point=2,this._context.moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:jr(this,e,t);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var Hm=(function e(t){function n(r){return t?new Ps(r,t):new Kr(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function As(e,t){this._context=e,this._alpha=t}As.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:jr(this,e,t);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var Gm=(function e(t){function n(r){return t?new As(r,t):new Xr(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function Ac(e){this._context=e}Ac.prototype={areaStart:Ee,areaEnd:Ee,lineStart:function(){this._point=0},lineEnd:function(){this._point&&this._context.closePath()},point:function(e,t){e=+e,t=+t,this._point?this._context.lineTo(e,t):(this._point=1,this._context.moveTo(e,t))}};function gs(e){return e<0?-1:1}function _s(e,t,n){var r=e._x1-e._x0,o=t-e._x1,s=(e._y1-e._y0)/(r||o<0&&-0),a=(n-e._y1)/(o||r<0&&-0),l=(s*o+a*r)/(r+o);return(gs(s)+gs(a))*Math.min(Math.abs(s),Math.abs(a),.5*Math.abs(l))||0}function ys(e,t){var n=e._x1-e._x0;return n?(3*(e._y1-e._y0)/n-t)/2:t}function Fr(e,t,n){var r=e._x0,o=e._y0,s=e._x1,a=e._y1,l=(s-r)/3;e._context.bezierCurveTo(r+l,o+l*t,s-l,a-l*n,s,a)}function qr(e){this._context=e}qr.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=this._t0=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x1,this._y1);break;case 3:Fr(this,this._t0,ys(this,this._t0));break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){var n=NaN;if(e=+e,t=+t,!(e===this._x1&&t===this._y1)){switch(this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,Fr(this,ys(this,n=_s(this,e,t)),n);break;default:Fr(this,this._t0,n=_s(this,e,t));break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t,this._t0=n}}};function Ec(e){this._context=new Es(e)}(Ec.prototype=Object.create(qr.prototype)).point=function(e,t){qr.prototype.point.call(this,t,e)};function Es(e){this._context=e}Es.prototype={moveTo:function(e,t){this._context.moveTo(t,e)},closePath:function(){this._context.closePath()},lineTo:function(e,t){this._context.lineTo(t,e)},bezierCurveTo:function(e,t,n,r,o,s){this._context.bezierCurveTo(t,e,r,n,s,o)}};function Rc(e){this._context=e}Rc.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=[],this._y=[]},lineEnd:function(){var e=this._x,t=this._y,n=e.length;if(n)if(this._line?this._context.lineTo(e[0],t[0]):this._context.moveTo(e[0],t[0]),n===2)this._context.lineTo(e[1],t[1]);else for(var r=bs(e),o=bs(t),s=0,a=1;a<n;++s,++a)this._context.bezierCurveTo(r[0][s],o[0][s],r[1][s],o[1][s],e[a],t[a]);(this._line||this._line!==0&&n===1)&&this._context.closePath(),this._line=1-this._line,this._x=this._y=null},point:function(e,t){this._x.push(+e),this._y.push(+t)}};function bs(e){var t,n=e.length-1,r,o=new Array(n),s=new Array(n),a=new Array(n);for(o[0]=0,s[0]=2,a[0]=e[0]+2*e[1],t=1;t<n-1;++t)o[t]=1,s[t]=4,a[t]=4*e[t]+2*e[t+1];for(o[n-1]=2,s[n-1]=7,a[n-1]=8*e[n-1]+e[n],t=1;t<n;++t)r=o[t]/s[t-1],s[t]-=r,a[t]-=r*a[t-1];for(o[n-1]=a[n-1]/s[n-1],t=n-2;t>=0;--t)o[t]=(a[t]-o[t+1])/s[t];for(s[n-1]=(e[n]+o[n-1])/2,t=0;t<n-1;++t)s[t]=2*e[t+1]-o[t+1];return[o,s]}function Nc(e,t){this._context=e,this._t=t}Nc.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=this._y=NaN,this._point=0},lineEnd:function(){0<this._t&&this._t<1&&this._point===2&&this._context.lineTo(this._x,this._y),(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line>=0&&(this._t=1-this._t,this._line=1-this._line)},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;default:{if(this._t<=0)this._context.lineTo(this._x,t),this._context.lineTo(e,t);else{var n=this._x*(1-this._t)+e*this._t;this._context.lineTo(n,this._y),this._context.lineTo(n,t)}break}}this._x=e,this._y=t}};function ws(e,t){if((a=e.length)>1)for(var n=1,r,o,s=e[t[0]],a,l=s.length;n<a;++n)for(o=s,s=e[t[n]],r=0;r<l;++r)s[r][1]+=s[r][0]=isNaN(o[r][1])?o[r][0]:o[r][1]}function vs(e){for(var t=e.length,n=new Array(t);--t>=0;)n[t]=t;return n}function Oc(e,t){return e[t]}function $c(e){let t=[];return t.key=e,t}function Rs(){var e=Ln([]),t=vs,n=ws,r=Oc;function o(s){var a=Array.from(e.apply(this,arguments),$c),l,u=a.length,c=-1,p;for(let h of s)for(l=0,++c;l<u;++l)(a[l][c]=[0,+r(h,a[l].key,c,s)]).data=h;for(l=0,p=xc(t(a));l<u;++l)a[p[l]].index=l;return n(a,p),a}return o.keys=function(s){return arguments.length?(e=typeof s=="function"?s:Ln(Array.from(s)),o):e},o.value=function(s){return arguments.length?(r=typeof s=="function"?s:Ln(+s),o):r},o.order=function(s){return arguments.length?(t=s==null?vs:typeof s=="function"?s:Ln(Array.from(s)),o):t},o.offset=function(s){return arguments.length?(n=s??ws,o):n},o}var Lc=1.6,Dc=40;function Hn(e,t,n){let r=ue(e,s=>t[s.step]??0)??0,o=n?Math.min(r,Lc*cn(t)):r;return o>0?o:1}function Os(e,t,n){let r=new Map(e.map(({id:s,values:a})=>[s,a]));return Rs().keys([...r.keys()]).value((s,a)=>r.get(a)?.[s.step]??0)(t).map((s,a)=>({id:s.key,look:e[a],d:s.map(([l,u],c)=>Ls(t[c],n(l),n(u))).join("")}))}function $s({columns:e},t,n,r,o,{isOutlier:s,hasLongGap:a}){let l={incomplete:"",cut:"",outlier:"",longGap:""};for(let u of t){let c=n[u.step]??0,p=re(u.x+u.width/2);e.complete[u.step]===!1&&(l.incomplete+=Ls(u,r(0),r(c))),c>o?l.cut+=`M${p},-12l5,7h-10z`:s(u.step)?l.outlier+=Ns(p,r(c)):a(u.step)&&(l.longGap+=Ns(p,r(c)))}return l}function Ns(e,t){return`M${e},${re(t-11)}l4,4.5l-4,4.5l-4,-4.5z`}function Ls(e,t,n){return t-n<=0?"":`M${re(e.x)},${re(t)}V${re(n)}h${re(e.width)}V${re(t)}z`}function re(e){return String(Math.round(e*100)/100)}function Ds(e,t){let n=[];for(let r=1;r<e.length;r+=1){let o=e[r-1],s=e[r];(t[s.first]??0)<(t[o.last]??0)&&n.push((o.x+o.width+s.x)/2)}return n.length<=Dc?n:[]}function Ne(e,t,n){let r=Math.min(n,Math.max(4,Math.round(t-e)));if(r>=n)return null;let o=Math.max(0,Math.min(n-r,Math.round(e)));return[o,o+r]}function Dt(e,t,n,r){let[o,s]=e??[0,t],a=Math.max(4,(s-o)*r),l=s>o?(n-o)/(s-o):.5,u=n-l*a;return Ne(u,u+a,t)}function Re(e,t,n){if(e===null)return null;let r=n<0?Math.floor(n):Math.ceil(n);return Ne(e[0]+r,e[1]+r,t)}function Is(e,t,n){return e===null?null:n<e[0]?Re(e,t,n-e[0]):n>=e[1]?Re(e,t,n+1-e[1]):e}var qe=30,Gn=6;function Bs({graph:{layout:e,setZoom:t},zoom:n,plot:{total:r,left:o,width:s}}){let a=H(null),{slots:l}=e,u=F(()=>{let y=ut(e,r,0,l,s),w=Hn(y,r,!0),d=C=>qe*Math.min(1,(r[C]??0)/w);return y.map(({step:C,x:S,width:O})=>`M${re(S)},${qe}v${re(-d(C))}h${re(O)}V${qe}z`).join("")},[e,r,s]),c=y=>y/l*s,[p,h]=n,m=Math.max(4,c(h)-c(p)),f=y=>w=>{w.stopPropagation(),a.current={x:w.clientX,zoom:n,grip:y},w.currentTarget.setPointerCapture?.(w.pointerId)},g=y=>{let w=a.current;if(!w)return;let d=(y.clientX-w.x)/s*l,[C,S]=w.zoom;w.grip==="window"?t(Re(w.zoom,l,d)):w.grip==="from"?t(Ne(Math.min(C+d,S-1),S,l)):t(Ne(C,Math.max(S+d,C+1),l))},v=y=>{let w=y.currentTarget.getBoundingClientRect(),d=(y.clientX-w.left-o)/s*l;t(Ne(d-(h-p)/2,d+(h-p)/2,l))},_=()=>{a.current=null},b=y=>({onPointerDown:f(y),onPointerMove:g,onPointerUp:_});return i("svg",{class:"step-strip",width:o+s,height:qe+2,"aria-hidden":"true",onPointerDown:v,children:i("g",{transform:`translate(${o},1)`,children:[i("path",{class:"strip-bars",d:u}),i("rect",{class:"strip-window",x:c(p),width:m,height:qe,...b("window")}),i("rect",{class:"strip-edge",x:c(p)-Gn/2,width:Gn,height:qe,...b("from")}),i("rect",{class:"strip-edge",x:c(p)+m-Gn/2,width:Gn,height:qe,...b("to")})]})})}var Yr=296;function Gs({graph:e,bucket:t,x:n,frameWidth:r}){let o=n+14+Yr<=r?n+14:Math.max(0,n-14-Yr);return i("div",{class:"tooltip",role:"status",hidden:t===null,style:{left:`${o}px`,width:`${Yr}px`},children:t&&i(Ic,{graph:e,bucket:t})})}function Ic({graph:e,bucket:t}){let{steps:n,drawn:r,tests:o}=e,{columns:s}=n,{step:a}=t,l=s.duration_ms[a]??0,u=s.period_ms[a]??null,c=t.last-t.first+1,p=r.map(g=>({...g,ms:g.values[a]??0})).filter(({ms:g})=>g>0),h=Qr(p),[m,f]=[p.filter(({gap:g})=>!g),p.filter(({gap:g})=>g)];return i(T,{children:[i("p",{class:"tooltip-title",children:[i("strong",{children:pn(n,a)}),i("span",{class:"number",children:x(l)})]}),u!==null&&i("p",{class:"tooltip-line",children:[i("span",{children:"Start to next start"}),i("span",{class:"number",children:x(u)})]}),i("table",{class:"tooltip-table",children:[f.length>0&&i(Hs,{title:"Between steps",parts:f,whole:h}),i(Hs,{title:f.length>0?"Step":null,parts:m,whole:h})]}),o.hasLongGap(a)&&i("p",{class:"tooltip-note",children:"A long gap follows: see the findings."}),o.isOutlier(a)&&i("p",{class:"tooltip-note",children:["◆ An outlier: over ",Qe,"."]}),s.complete[a]===!1&&i("p",{class:"tooltip-note",children:[i("strong",{children:"Incomplete:"})," ",s.incomplete_reason[a]??"no reason given"]}),c>1&&i("p",{class:"tooltip-note",children:["Longest of ",E(c)," steps in this column; their mean is"," ",x(t.mean),". Zoom in to see each."]})]})}function Qr(e){return e.reduce((t,{ms:n})=>t+n,0)}function Hs({title:e,parts:t,whole:n}){let r=o=>z(n>0?100*o/n:null);return i("tbody",{children:[e!==null&&i("tr",{class:"tooltip-group",children:[i("th",{scope:"rowgroup",children:e}),i("td",{class:"numeric",children:x(Qr(t))}),i("td",{class:"numeric",children:r(Qr(t))})]}),[...t].reverse().map(o=>i("tr",{children:[i("th",{scope:"row",children:[i(he,{look:o}),o.label]}),i("td",{class:"numeric",children:x(o.ms)}),i("td",{class:"numeric",children:r(o.ms)})]},o.id))]})}var Bc=6,Hc=.003,Gc=.2;function zs(e,t){let{layout:n,zoom:r,setZoom:o,select:s}=e,{buckets:a,total:l}=t,[u,c]=P(null),[p,h]=P(null),m=H(null),f=H(!1),[g,v]=r??[0,n.slots],_=(v-g)/t.width,b=k=>g+k*_,y=u===null?-1:$n(a,u),w=k=>{let D=k.currentTarget.getBoundingClientRect();return Math.max(0,Math.min(t.width,k.clientX-D.left-t.left))},d=k=>a[ms(a,l,k)]?.step??null,C=k=>{f.current=!1,!(k.button>1||k.pointerType==="touch")&&(m.current={x:w(k),zoom:r,pans:k.shiftKey||k.button===1},k.currentTarget.setPointerCapture?.(k.pointerId))},S=k=>{let D=w(k),R=m.current;if(R===null||Math.abs(D-R.x)<Bc){c(d(D));return}f.current=!0,c(null),R.pans?o(Re(R.zoom,n.slots,(R.x-D)*_)):h([Math.min(R.x,D),Math.max(R.x,D)])},O=()=>{m.current=null,p&&(o(Ne(b(p[0]),b(p[1]),n.slots)),h(null))},G=k=>{let D=f.current?null:d(w(k));D!==null&&s(D)},U=k=>{if(k.ctrlKey||k.metaKey){k.preventDefault();let R=Math.exp(k.deltaY*Hc);o(Dt(r,n.slots,b(w(k)),R));return}let D=k.shiftKey&&k.deltaX===0?k.deltaY:k.deltaX;r===null||Math.abs(D)<=(k.shiftKey?0:Math.abs(k.deltaY))||(k.preventDefault(),o(Re(r,n.slots,D*_)))},I=k=>{let D=n.slot.length-1,R=Math.max(0,Math.min(D,k));o(Is(r,n.slots,n.slot[R]??0)),c(R)},K=k=>{if(y<0)return I(a[0]?.step??0);let D=a[y+k];if(D)return c(D.step);let R=(a[0]?a[0].last-a[0].first+1:1)*k;return I((u??0)+R)},M=k=>{let D=u===null?(g+v)/2:n.slot[u]+.5;o(Dt(r,n.slots,D,k))},A=Math.max(1,Math.round(a.length/10)),X=k=>o(Re(r,n.slots,k*(v-g)*Gc)),Z={onPointerDown:C,onPointerMove:S,onPointerUp:O,onPointerLeave:()=>m.current===null&&c(null),onClick:G,onWheel:U,onKeyDown:k=>{if(k.ctrlKey||k.metaKey||k.altKey)return;let R={ArrowLeft:()=>k.shiftKey?X(-1):K(-1),ArrowRight:()=>k.shiftKey?X(1):K(1),PageUp:()=>K(-A),PageDown:()=>K(A),Home:()=>I(0),End:()=>I(n.slot.length-1),Enter:()=>u!==null&&s(u)," ":()=>u!==null&&s(u),Escape:()=>u===null?s(null):c(null),"+":()=>M(.5),"=":()=>M(.5),"-":()=>M(2),0:()=>o(null)}[k.key];R&&(k.preventDefault(),R())},onFocus:k=>{k.currentTarget.matches(":focus-visible")&&u===null&&c(a[0]?.step??null)},onBlur:()=>c(null)};return{activeBucket:a[y]??null,drag:p,handlers:Z}}var Vs=264,Se={top:16,right:66,bottom:30,left:62},fe=Vs-Se.top-Se.bottom,Fs=5;function zn({graph:e,name:t="Step time"}){let{steps:n,drawn:r,layout:o,meanMs:s,fitTypical:a,topMs:l,zoom:u,selected:c,tests:p,pointed:h}=e,[m,f]=Nn(960),{columns:g}=n,v=g.duration_ms.length,_=F(()=>fs(r.map(({values:B})=>B),v),[r,v]),[b,y]=u??[0,o.slots],w=Math.max(40,f-Se.left-Se.right),d=F(()=>ut(o,_,b,y,w),[o,_,b,y,w]),C=F(()=>l??Hn(d,_,a),[d,_,a,l]),S=Pe(C),O=lt().domain([0,C/de[S]]).nice(Fs).range([fe,0]),G=O.domain()[1]*de[S],U=B=>O(Math.min(B,G)/de[S]),I=O.ticks(Fs),K=(I[1]??1)-(I[0]??0),M=F(()=>Os(r,d,U),[r,d,G]),A=F(()=>$s(n,d,_,U,G,p),[n,d,_,G,p]),X=F(()=>us(d,g.number,w),[d,g,w]),ie={buckets:d,total:_,left:Se.left,width:w},{activeBucket:Z,drag:k,handlers:D}=zs(e,ie),R=c===null?null:d[$n(d,c)]??null,ae=B=>(B-b)/(y-b)*w,Vt=B=>U(_[B.step]??0);return i("div",{class:"chart step-bars",ref:m,children:[i("svg",{class:"step-graph",width:f,height:Vs,role:"application","aria-roledescription":"bar chart","aria-label":`${t} of ${L(v,"step")}`+(s===null?"":`, mean ${x(s)}`)+". Arrow keys, Home and End move between steps, Enter opens one; plus and minus zoom, Shift with an arrow key pans, 0 shows all.",tabindex:0,...D,children:i("g",{transform:`translate(${Se.left},${Se.top})`,children:[I.map(B=>i("g",{transform:`translate(0,${O(B)})`,children:[i("line",{class:B===0?"baseline":"gridline",x2:w}),i("text",{class:"tick-label",x:-8,dy:"0.32em","text-anchor":"end",children:`${rn(B,K)} ${S}`})]},B)),i(zc,{layout:o,xOfSlot:ae,plotWidth:w}),Z&&i("rect",{class:"cursor-band",x:Z.x-2,width:Z.width+4,height:fe}),M.map(({id:B,d:wl,look:vl})=>i(Lo,{id:B,d:wl,look:vl,dimmed:h!==null&&h!==B},B)),A.incomplete&&i("path",{class:"incomplete",d:A.incomplete,fill:"url(#incomplete-hatch)"}),A.cut&&i("path",{class:"cut-mark",d:A.cut}),A.outlier&&i("path",{class:"outlier-mark",d:A.outlier}),A.longGap&&i("path",{class:"long-gap-mark",d:A.longGap}),Ds(d,g.number).map(B=>i("line",{class:"restart-line",x1:B,x2:B,y1:0,y2:fe},B)),s!==null&&s<=G&&i("g",{class:"mean",transform:`translate(0,${U(s)})`,children:[i("line",{class:"mean-halo",x2:w}),i("line",{class:"mean-line",x2:w}),i("text",{class:"mean-label",x:w+6,dy:"-0.2em",children:"mean"}),i("text",{class:"mean-label",x:w+6,dy:"0.95em",children:x(s)})]}),R&&i("g",{class:"selected-step",children:[i("rect",{x:R.x-2,y:Vt(R)-2,width:R.width+4,height:fe-Vt(R)+2}),i("path",{d:`M${R.x+R.width/2},${fe+1}l5,6h-10z`})]}),Z&&i("rect",{class:"cursor",x:Z.x-1,y:Vt(Z)-1,width:Z.width+2,height:fe-Vt(Z)+2}),k&&i("rect",{class:"drag",x:k[0],width:k[1]-k[0],height:fe}),X.map(B=>i("g",{transform:`translate(${B.x},${fe})`,children:[i("line",{class:"tick-mark",y2:4}),i("text",{class:"tick-label",y:18,"text-anchor":"middle",children:B.label})]},B.x)),i("text",{class:"tick-label",x:w+Se.right,y:fe+18,"text-anchor":"end",children:"step"})]})}),u&&i(Bs,{graph:e,zoom:u,plot:ie}),d.some(B=>B.last>B.first)&&i("p",{class:"caption",children:"Each column stands for several steps and shows the longest of them."}),i(Gs,{graph:e,bucket:Z,x:Z?Se.left+Z.x+Z.width/2:0,frameWidth:f})]})}function zc({layout:e,xOfSlot:t,plotWidth:n}){return i(T,{children:e.gaps.map(r=>{let o=Math.max(0,t(r.slot)),s=Math.min(n,t(r.slot+r.width));return s-o>=3&&i("line",{class:"gap-line",x1:o+1,x2:s-1,y1:fe,y2:fe},r.before)})})}var Fc=3,Vc=5;function Fn(e,t,n,r={}){let{selected:o=null,onSelect:s=()=>{},topMs:a=null}=r,[l,u]=P(new Set),[c,p]=P(null),[h,m]=P(null),[f,g]=P(null),v=F(()=>{let S=un(t,n);return Ze(S)/cn(S)},[t,n]),_=F(()=>cs(t.columns.number),[t]),b=F(()=>Uo(t,n),[t,n]),y=F(()=>b.filter(({id:S})=>!l.has(S)),[b,l]),w=F(()=>Ko(e,n),[e,n]),d=S=>{let O=new Set(l);O.delete(S)||O.add(S),u(O)},C=S=>{let[O,G]=f??[0,_.slots],U=o===null?(O+G)/2:_.slot[o]+.5;g(Dt(f,_.slots,U,S))};return{steps:t,series:b,drawn:y,hidden:l,toggle:d,pointed:c,point:p,layout:_,meanMs:l.size===0?e.metrics[Wo[n]]?.value??null:null,tests:w,topMs:a,canFit:v>=Fc,fitTypical:h??v>=Vc,setFitTypical:m,zoom:f,setZoom:g,zoomBy:C,selected:o,select:s}}function Vn(){document.querySelector("#steps svg.step-graph")?.focus({preventScroll:!0})}function Ws({baseline:e,shown:t,view:n}){let r=[e.steps,t.steps],o=F(()=>Math.max(...r.map(s=>s?Ze(un(s,n)):0)),[...r,n]);return o===0?null:i("div",{class:"compare-graphs",children:[i("p",{class:"panel-note",children:[Us[n]," of both runs, on one scale; colours as in the step-time graph"]}),i(qs,{role:"A (baseline)",overview:e,view:n,topMs:o}),i(qs,{role:"B (this run)",overview:t,view:n,topMs:o})]})}var Us={step:"Step time",period:"Time from step to step"};function qs({role:e,overview:t,view:n,topMs:r}){let{steps:o,metrics:s,run:a}=t;return i("figure",{children:[i("figcaption",{children:[i("strong",{children:e})," ",a.id,o&&i("span",{class:"panel-note",children:[" ",L(o.columns.duration_ms.length,"step")]})]}),o?i(qc,{overview:t,steps:o,view:n,topMs:r}):i("p",{class:"quiet",children:s.step_time?.reason??"It has no steps."})]})}function qc({overview:e,steps:t,view:n,topMs:r}){let o=Fn(e,t,n,{topMs:r});return i(zn,{graph:o,name:`${Us[n]} of ${e.run.id},`})}function Ys({overview:e,shown:t,baseline:n,view:r=null,onBaseline:o=()=>{},onClose:s}){let a=fn(async(u,c)=>{let p=await Wc(n,be(e),u,c);return{comparison:await Go(p.shown,t,u,c),baseline:p}},"The server does not compare runs.",[n.run,n.host,n.kind,t.run,t.host,t.kind,e]),l=a.kind==="loaded"?a.value.baseline.shown:n;return i(N,{id:"compare",title:"Compare",note:`B, this run: ${Ke(t)}, against A: ${Ke(l)}`,actions:i(T,{children:[a.kind==="loaded"&&i(mn,{label:"Steps of A",kinds:a.value.baseline.overview.steps?.kinds??[],chosen:null,onChoose:u=>o({...n,kind:u})}),i("button",{type:"button",onClick:s,children:"End comparison"})]}),children:i("div",{"aria-busy":a.kind==="loading",children:i(Uc,{answer:a,overview:e,view:r})})})}async function Wc(e,t,n,r){let o=await xt(e,n,r),{overview:s,shown:a}=o,l=s.steps?.kinds.filter(({leading:c})=>!c)??[];return e.kind===null&&l.some(({name:c})=>c===t)?xt({...a,kind:t},n,r):o}function Uc({answer:e,overview:t,view:n}){if(e.kind==="loading")return i("p",{class:"quiet",role:"status",children:e.detail??"Comparing …"});if(e.kind==="failed")return i("p",{role:"alert",children:[e.error.message," ",i("span",{class:"reason",children:e.error.hint})," ",i("button",{type:"button",onClick:e.retry,children:"Try again"})]});let{comparison:r,baseline:o}=e.value;return i(T,{children:[o.lostKind!==null&&i("p",{class:"quiet",children:["There are no steps “",o.lostKind,"” in A; its leading steps are compared."]}),i("p",{class:"verdict","data-verdict":r.verdict,children:[i("span",{class:`verdict-mark verdict-${r.verdict}`,children:Xc[r.verdict]??r.verdict})," ",te(r.sentence)]}),i(Yc,{comparison:r}),i(Ws,{baseline:o.overview,shown:t,view:n??Kc(t)}),i(Qc,{metrics:r.metrics})]})}function Kc({steps:e}){return e?ln(e):"step"}var Xc={faster:"▲ Faster",slower:"▼ Slower",same:"= Same",unclear:"? Unclear",incomparable:"≠ Not comparable"},jc={better:"▲ better",worse:"▼ worse",changed:"◆ changed",same:"= same",unclear:"? unclear",unavailable:"not measured"};function Yc({comparison:e}){let{configurations:t}=e;return t.length===0?i("p",{class:"quiet",children:"The configurations are the same, as far as the profiles tell them."}):i("div",{class:"configurations",children:[i("h3",{children:"What differs besides the numbers"}),i(Y,{caption:"Configurations that differ",columns:[{key:"label",head:"Configuration",cell:n=>t[n].label},{key:"a",head:"A (baseline)",cell:n=>Ks(t[n].a)},{key:"b",head:"B (this run)",cell:n=>Ks(t[n].b)}],rowCount:t.length,pageSize:20})]})}function Ks(e){return e==null?"not known":typeof e=="object"?JSON.stringify(e):String(e)}var Xs="The run's own metric ± its standard deviation, n steps or sessions; the run's page opens where it comes from.";function Qc({metrics:e}){let t=e.filter(({a:r,b:o})=>r.value!==null||o.value!==null);return i(Y,{caption:"Metrics of both runs",columns:[{key:"label",head:"Metric",cell:r=>i(Zc,{metric:t[r]})},{key:"a",head:"A (baseline)",numeric:!0,definition:Xs,cell:r=>js(t[r],"a")},{key:"b",head:"B (this run)",numeric:!0,definition:Xs,cell:r=>js(t[r],"b")},{key:"delta",head:"Difference",numeric:!0,definition:"How much more B has than A, also in percent of A.",formula:"B − A",cell:r=>Jc(t[r])},{key:"interval",head:"95 % interval",numeric:!0,definition:"Where the true difference lies 95 % of the time, by Welch's t-test; – where nothing tells the noise.",cell:r=>ep(t[r])},{key:"verdict",head:"Verdict",cell:r=>i(tp,{metric:t[r]})}],rowCount:t.length,pageSize:40,rowClass:r=>`is-${t[r].verdict}`})}function Zc({metric:e}){return i(T,{children:[e.label,e.better&&i("span",{class:"better",children:e.better==="lower"?"lower is better":"higher is better"})]})}function js({unit:e,...t},n){let{value:r,stdev:o,n:s}=t[n],a=typeof o=="number"?` ± ${oe(o,e)}`:"",l=typeof s=="number"?`, n ${E(s)}`:"";return r===null?"not measured":oe(r,e)+a+l}function Jc({delta:e,delta_percent:t,unit:n}){let r=t===null||n==="%"?"":` (${ve(t,"%")})`;return ve(e,n==="%"?"points":n)+r}function ep({interval:e,unit:t}){return e===null?"–":e.map(n=>ve(n,t==="%"?"points":t)).join(" … ")}function tp({metric:e}){let{verdict:t,reason:n,p_value:r}=e;return i(T,{children:[i("span",{class:`verdict-mark verdict-${t}`,children:jc[t]??t}),r!==null&&i(ee,{children:["p ",r<.001?"< "+J(.001):J(r)]}),n&&i("span",{class:"metric-reason",children:n})]})}function It({title:e,detail:t,hint:n,kind:r="quiet",children:o}){return i("section",{class:`notice notice-${r}`,role:r==="error"?"alert":"status",children:[i("h2",{children:e}),t&&i("p",{class:"preformatted",children:t}),n&&(n.includes(`
`)?i("pre",{tabindex:0,children:n}):i("p",{class:"reason",children:n})),o]})}function qn({error:e,onRetry:t}){return i(It,{title:np(e),detail:e.message,hint:e.hint,kind:"error",children:i("button",{type:"button",onClick:t,children:"Try again"})})}function np({code:e,status:t}){return e==="load_failed"?"The Overview plugin could not be loaded":e==="network"?"No connection to TensorBoard":t===422?"This profile cannot be read":t===404?"Not found":"The overview cannot be shown"}function Wn({message:e}){let t=/(\d+(?:\.\d+)?)\s*%/.exec(e??"")?.[1],[,n,r]=/(\d+) of (\d+)/.exec(e??"")??[],o=t!==void 0?Number(t)/100:r?Number(n)/Number(r):null;return i("progress",{"aria-label":"Progress",...o===null?{}:{value:Math.min(1,o),max:1}})}var Qs=[["error","Error"],["warning","Warning"],["info","Note"]];function Zr({diagnostics:e,run:t}){let n=[...t.files.filter(o=>o.status!=="ok").map(rp),...e],r=o=>Qs.findIndex(([s])=>s===o);return n.sort((o,s)=>r(o.severity)-r(s.severity))}function rp(e){return{code:`file_${e.status}`,severity:e.status==="unreadable"?"error":"warning",message:`${e.host} (${sn(e.bytes)}) is ${e.status}${e.message?`: ${e.message}`:""}`,hint:null}}function Zs({overview:e}){let t=Zr(e);return i(N,{id:"diagnostics",title:"Data quality",note:"diagnostics of the profile",children:t.length===0?i("p",{class:"quiet",children:"Nothing to report: all files were read in full."}):i("ul",{class:"diagnostics",children:t.map((n,r)=>i("li",{"data-code":n.code,class:`is-${n.severity}`,children:[i("span",{class:"diagnostic-severity",children:Qs.find(([o])=>o===n.severity)?.[1]??n.severity}),i("span",{children:[te(n.message),n.hint&&i("span",{class:"metric-reason",children:n.hint})]})]},`${n.code}-${r}`))})})}function Un({overview:e}){let t=Zr(e).filter(({severity:n})=>n!=="info").length;return i("p",{class:"badges",children:[i("span",{class:"tag",children:e.platform.toUpperCase()}),e.job.kind!=="unknown"&&i("span",{class:"tag",children:je(e.job.kind)}),t>0&&i("button",{type:"button",class:"tag tag-warn",onClick:()=>document.getElementById("diagnostics")?.scrollIntoView(),children:t===1?"1 warning":`${t} warnings`})]})}var Kn=class extends Ue{state={failure:null};componentDidCatch(t){console.error(t);let n=new V("page",`The page failed to draw this overview: ${t.message}`,"This is a defect of the page. The same overview can be read with: tensorboard-overview show");this.setState({failure:{subject:this.props.subject,error:n}})}render(){let{failure:t}=this.state,{subject:n,onRetry:r,children:o}=this.props;return t===null||t.subject!==n?o:i(qn,{error:t.error,onRetry:r})}};var op=120,Js={runs:[],total:null,failed:null};function ea(e,t){let[n,r]=P(Js),o=H(new we),s=H(!1),a=async u=>{try{let c=await o.current.run(h=>vt({search:t.trim(),offset:u.length},h));if(c===null)return;let p=[...u,...c.runs];r({runs:p,total:c.runs.length===0?p.length:c.total,failed:null})}catch(c){r({...Js,failed:c instanceof V?c.message:String(c)})}finally{s.current=!1}};j(()=>{if(!e)return;let u=setTimeout(()=>{a([])},t===""?0:op);return()=>{clearTimeout(u),o.current.cancel()}},[e,t]);let l=se(()=>{s.current||n.total===null||n.runs.length>=n.total||(s.current=!0,a(n.runs))},[n,t]);return{...n,loadMore:l}}var ta=10,ip=80;function Xn({label:e,chosen:t,placeholder:n,onChoose:r}){let o=xe(),[s,a]=P(!1),[l,u]=P(null),[c,p]=P(0),h=H(null),{runs:m,total:f,failed:g,loadMore:v}=ea(s,l??"");j(()=>p(0),[l,s]),j(()=>{h.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({block:"nearest"}),m.length>0&&c>=m.length-1&&v()},[c,m]);let _=()=>{a(!1),u(null)},b=d=>{d&&(_(),d.id!==t&&r(d))},y=d=>{s?p(Math.max(0,Math.min(m.length-1,d))):a(!0)},w=d=>{let S={ArrowDown:()=>y(c+1),ArrowUp:()=>y(c-1),PageDown:()=>y(c+ta),PageUp:()=>y(c-ta),Enter:()=>s?b(m[c]):a(!0),Escape:_}[d.key];!S||d.altKey||d.ctrlKey||d.metaKey||(d.preventDefault(),S())};return i("div",{class:t===null?"picker run-picker is-second":"picker run-picker",children:[i("label",{for:`${o}-field`,children:e}),i("input",{id:`${o}-field`,type:"text",role:"combobox",autocomplete:"off",spellcheck:!1,"aria-autocomplete":"list","aria-expanded":s,"aria-controls":`${o}-list`,"aria-activedescendant":s&&m[c]?`${o}-${c}`:void 0,value:l??t??"",title:t??void 0,placeholder:n??"Search runs",onFocus:d=>d.currentTarget.select(),onClick:()=>a(!0),onInput:d=>{u(d.currentTarget.value),a(!0)},onKeyDown:w,onBlur:_}),i("div",{class:"run-list",hidden:!s,onMouseDown:d=>d.preventDefault(),children:[i("ul",{id:`${o}-list`,ref:h,role:"listbox","aria-label":`${e}: found`,onScroll:({currentTarget:d})=>{d.scrollHeight-d.scrollTop-d.clientHeight<ip&&v()},children:s&&m.map((d,C)=>i("li",{id:`${o}-${C}`,role:"option","aria-selected":C===c,class:d.id===t?"is-chosen":void 0,"data-run":d.id,onClick:()=>b(d),children:[i("span",{class:"run-id",children:d.id}),i("span",{class:"run-note",children:ap(d)})]},d.id))}),i("p",{class:"run-count",role:"status",children:s&&(g??sp(m.length,f,l))})]})]})}function sp(e,t,n){return t===null?"Searching …":t===0?n?"No run has these words in its name or hosts":"No run":e<t?`${E(e)} of ${E(t)} runs; type to search`:t===1?"1 run":`${E(t)} runs`}function ap({status:e,parts:t,hosts:n}){return e==="empty"?"empty":e==="writing"?"still being written":t?`${t.length} sessions put together`:n.length>1?`${n.length} hosts`:""}function na({chosen:e,onChoose:t}){let n=lp(e?.run??null);return i(T,{children:[i(Xn,{label:"Compare with",chosen:e?.run??null,placeholder:"Search a run",onChoose:r=>t({run:r.id,host:null,kind:null})}),e&&n.length>1&&i(hn,{label:"Its host",hosts:n,chosen:e.host,onChoose:r=>t({...e,host:r})})]})}function lp(e){let[t,n]=P([]);return j(()=>{if(n([]),e===null)return;let r=new AbortController;return en(e,r.signal).then(o=>n(o?.hosts??[])).catch(()=>{}),()=>r.abort()},[e]),t}var up="http://www.w3.org/2000/svg",cp=["display","fill","fill-opacity","font-family","font-size","font-weight","opacity","stroke","stroke-dasharray","stroke-opacity","stroke-width"],pp=".cursor, .cursor-band, .drag";function oa(e,t,n){let r=getComputedStyle(e),o=getComputedStyle(document.documentElement),s=e.width.baseVal.value+32,a=hp(n,s-32),l=30+a.length*20,u=e.height.baseVal.value+l+16,c=We("svg",{width:s,height:u,viewBox:`0 0 ${s} ${u}`});c.append(We("title",{},t)),c.append(We("rect",{width:s,height:u,fill:o.getPropertyValue("--raised").trim()||"#fff"}));let p={fill:o.color,"font-family":r.fontFamily,"font-size":12};c.append(We("text",{...p,"font-weight":600,x:16,y:22},t)),a.forEach((m,f)=>{for(let{label:g,color:v,x:_}of m){let b=30+f*20;c.append(We("rect",{x:16+_,y:b,width:10,height:10,rx:2,fill:v})),c.append(We("text",{...p,x:16+_+16,y:b+9},g))}});let h=We("svg",{x:16,y:l,overflow:"visible"});for(let m of fp(e))h.append(ra(m));for(let m of e.children)h.append(ra(m));return c.append(h),{text:new XMLSerializer().serializeToString(c),width:s,height:u}}function ra(e){let t=e.cloneNode(!0),n=[e,...e.querySelectorAll("*")],r=[t,...t.querySelectorAll("*")];return n.forEach((o,s)=>{let a=getComputedStyle(o);for(let l of cp){let u=a.getPropertyValue(l);u!==""&&r[s].setAttribute(l,Jr(u))}r[s].removeAttribute("class")}),n.forEach((o,s)=>o.matches(pp)&&r[s].remove()),t}function Jr(e){return e.replace(/url\("#([^"]+)"\)/,"url(#$1)")}function fp(e){let t=new Set;for(let{attributes:n}of e.querySelectorAll("[fill^='url(#']"))t.add(n.getNamedItem("fill").value.slice(5,-1));return[...t].map(n=>document.getElementById(n)).filter(n=>n!==null)}function hp(e,t){let n=[],r=1/0;for(let o of e){let s=34+o.label.length*7;r+s>t&&(n.push([]),r=0),n[n.length-1].push({...o,x:r}),r+=s}return n}function We(e,t,n){let r=document.createElementNS(up,e);for(let[o,s]of Object.entries(t))r.setAttribute(o,String(s));return n!==void 0&&(r.textContent=n),r}async function ia(e){let t=new Image,n=URL.createObjectURL(new Blob([e.text],{type:"image/svg+xml"}));try{t.src=n,await t.decode();let r=document.createElement("canvas");return r.width=e.width*2,r.height=e.height*2,r.getContext("2d").drawImage(t,0,0,r.width,r.height),await new Promise((o,s)=>r.toBlob(a=>a?o(a):s(new Error("The browser made no PNG.")),"image/png"))}finally{URL.revokeObjectURL(n)}}function sa(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(t),n.download=e,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),1e4)}function aa({label:e,children:t}){let n=xe(),[r,o]=P(!1),s=H(null),a=()=>o(!1);return i("div",{class:"menu",onKeyDown:l=>{l.key!=="Escape"||!r||(a(),s.current?.focus())},onFocusOut:l=>{let u=l.relatedTarget;(u===null||!l.currentTarget.contains(u))&&a()},children:[i("button",{ref:s,type:"button","aria-expanded":r,"aria-controls":n,onClick:()=>o(!r),children:[e," ",i("span",{"aria-hidden":"true",children:"▾"})]}),i("div",{id:n,class:"menu-list",hidden:!r,onMouseDown:l=>l.preventDefault(),children:r&&t(a)})]})}var mp=[["json","JSON","the whole document"],["csv","CSV","every number shown, for a spreadsheet"],["html","HTML","one file that opens without a server"],["xprof","XProf JSON","for clients of XProf's overview page"]];function la({shown:e}){let[t,n]=P(null),r=async o=>{try{n(null),await _p(o,e)}catch(s){n(s instanceof Error?s.message:String(s))}};return i(T,{children:[i(aa,{label:"Export",children:o=>i("ul",{children:[mp.map(([s,a,l])=>i("li",{children:i("a",{href:dp(e,s),download:"",onClick:o,children:[a," ",i("span",{class:"panel-note",children:l})]})},s)),["svg","png"].map(s=>i("li",{children:i("button",{type:"button",onClick:()=>{o(),r(s)},children:[s.toUpperCase()," ",i("span",{class:"panel-note",children:"the chart, as it is drawn now"})]})},s))]})}),t&&i("span",{class:"problem",role:"alert",children:t})]})}function dp(e,t){let n=Xe(e);return n.set("format",t),`./export?${n}`}function gp({run:e,host:t,kind:n}){return`overview-${[e,t,n].filter(o=>o!==null).join("-").replace(/[^\w.-]+/g,"-")}`}async function _p(e,t){let n=document.querySelector("#steps svg.step-graph, #inference .chart svg");if(!n)throw new Error("There is no chart on the page: it has no steps, or shows them as a table.");let r=n.closest(".panel"),o=`${r.querySelector("h2")?.textContent}: ${t.run}`,s=oa(n,o,n.matches(".step-graph")?yp(r):[]),a=`${gp(t)}-${r.id}.${e}`;sa(a,e==="png"?await ia(s):new Blob([s.text],{type:"image/svg+xml"}))}function yp(e){return[...e.querySelectorAll('.legend-item:not([aria-pressed="false"])')].map(t=>({label:t.getAttribute("aria-label")??t.textContent??"",color:Jr(getComputedStyle(t.querySelector("rect")).fill)}))}function pt(){try{let e=window.parent;return e!==window&&typeof e.location.hash=="string"?e:null}catch{return null}}var ua="profile";async function ca(e){try{let t=await fetch("../../plugins_listing",{signal:e??null});return t.ok?(await t.json())[ua]?.enabled===!0:!1}catch{return!1}}function pa(e,t,n){let r=new URLSearchParams({tool:e,run:t});return n!==null&&r.set("host",n),`${pt()?.location.pathname??"../../../"}?${r}#${ua}`}function Bt({parts:e,label:t}){let n=e.reduce((r,o)=>r+o.value,0);return i("div",{class:"stacked-bar",role:"img","aria-label":t,children:n>0&&e.filter(r=>r.value>0).map(r=>i("span",{"data-part":r.id,style:{flexGrow:r.value/n},children:i(mr,{look:r})},r.id))})}var ft="time_",bp=.01;function fa(e){let{steps:t,metrics:n}=e;if(!t)return[];let r=wp(t)?t.loop:null,o=r?r.period_ms:t.categories.reduce((l,{id:u})=>l+(n[ft+u]?.value??0),0),s=l=>o>0?100*l/o:null,a=(l,u,c)=>{let p=u.map(({id:m,label:f,definition:g},v)=>{let _=c(m),b=l==="step"?n[ft+m]??null:null,y=l==="gap";return{id:m,label:f,definition:g,metric:b,value:_,share:s(_),role:ye(m,v),gap:y}}),h=p.reduce((m,f)=>m+f.value,0);return{of:l,value:h,share:s(h),parts:p}};return r?[a("step",t.categories,l=>r.step_ms[l]??0),a("gap",t.gap.categories,l=>r.gap_ms[l]??0)]:[a("step",t.categories,l=>n[ft+l]?.value??0)]}function wp(e){return Mt(e)&&_r(e)>=bp*e.loop.period_ms&&e.loop.period_ms>0}function ha(e){let t=new Map;for(let[n,r]of Object.entries(e.metrics)){if(!n.startsWith(ft)||r.value!==null)continue;let o=r.reason??"no reason given";t.set(o,[...t.get(o)??[],r.label])}return[...t].map(([n,r])=>({labels:r,reason:n}))}function ma(e,t,n){if(!t.startsWith(ft))return!1;let r=t.slice(ft.length);return(e.steps?.categories.some(s=>s.id===r)??!1)||n.value===null}function ht({summary:e,rows:t}){return i("details",{class:"how",children:[i("summary",{children:e}),i("dl",{class:"formulas",children:t.map(([n,r])=>i("div",{children:[i("dt",{children:n}),i("dd",{children:r})]},n))})]})}function mt({rows:e,spacious:t=!1}){return i("dl",{class:t?"stat-strip":"stats",children:e.map(([n,r])=>i("div",{children:[i("dt",{children:n}),i("dd",{class:"number",children:r})]},n))})}function da({metric:{source:e,provenance:t}}){return i(Ht,{provenance:t,source:e})}function Ht({provenance:e,source:t}){let{formula:n,inputs:r,window:o,files:s}=e;return i("dl",{class:"provenance",children:[i("div",{children:[i("dt",{children:"Formula"}),i("dd",{class:"formula",children:n})]}),r.length>0&&i("div",{children:[i("dt",{children:"Inputs"}),i("dd",{children:i("ul",{children:r.map(a=>i("li",{children:[a.name,": ",i("span",{class:"number",children:xp(a)})]},a.name))})})]}),o&&i("div",{children:[i("dt",{children:"Window"}),i("dd",{children:o})]}),i("div",{children:[i("dt",{children:"Files"}),i("dd",{children:eo(s)})]}),t&&t!==n&&i("div",{children:[i("dt",{children:"In words"}),i("dd",{class:"formula",children:t})]})]})}function eo(e){return e===null?"all of the run":e.length===0?"none":e.join(", ")}function xp({value:e,unit:t}){return e===null?"–":typeof e=="string"?t?`${e} ${t}`:e:t?oe(e,t):J(e)}function kp({id:e,metric:t,said:n,brief:r}){let{status:o,value:s,unit:a,reason:l,stdev:u}=t,c=s===null;return i("details",{class:"metric","data-metric":e,"data-status":c?"unavailable":o,children:[i("summary",{children:[i("span",{class:"metric-label",children:t.label}),i(Sp,{metric:t}),o==="inferred"&&!c&&i(ee,{children:"inferred"}),a==="%"&&!c&&i(Mp,{percent:s}),i("span",{class:c?"metric-value not-measured":"metric-value number",children:[c?"not measured":on(t),!c&&typeof u=="number"&&a==="ms"&&i("span",{class:"metric-spread",children:tn(s,u)})]}),!r&&i(Me,{of:t}),l&&(c||o==="inferred"&&l!==n)&&i("span",{class:"metric-reason",children:l})]}),r&&i(Me,{of:t}),i(dt,{metric:t})]})}function Me({of:{label:e,definition:t}}){let r=t.toLowerCase().startsWith(`${e.toLowerCase()}: `)?t.slice(e.length+2):t;return i("span",{class:"definition",children:r.charAt(0).toUpperCase()+r.slice(1)})}function Sp({metric:{better:e,value:t}}){return e===null||t===null?null:i("span",{class:"better",title:`${e} is better`,children:[i("span",{"aria-hidden":"true",children:e==="lower"?"↓ better":"↑ better"}),i("span",{class:"visually-hidden",children:[e," is better"]})]})}function Mp({percent:e}){return i("span",{class:"meter","aria-hidden":"true",children:i("span",{style:{width:`${Math.min(100,Math.max(0,e))}%`}})})}function Tp({entries:e}){return i("details",{class:"metric","data-status":"unavailable",children:[i("summary",{children:[i("span",{class:"metric-label",children:e.map(([t,n],r)=>i("span",{"data-metric":t,"data-status":"unavailable",children:[n.label,r<e.length-1?" · ":""]},t))}),i("span",{class:"metric-value not-measured",children:"not measured"}),i("span",{class:"metric-reason",children:e[0]?.[1].reason})]}),i(to,{entries:e})]})}function dt({metric:e}){let t=no(e);return i("div",{class:"metric-details",children:[i(da,{metric:e}),t.length>0&&i(mt,{rows:t})]})}function to({entries:e}){return i("dl",{class:"formulas metric-details",children:e.map(([t,n])=>i("div",{children:[i("dt",{children:n.label}),i("dd",{children:[i(Me,{of:n}),i(dt,{metric:n})]})]},t))})}var Cp=[["min","min"],["p50","median"],["p90","p90"],["p99","p99"],["max","max"],["stdev","std. dev."]];function no(e){let t=[];typeof e.n=="number"&&e.n>0&&t.push(["n",E(e.n)]);for(let[n,r]of Cp){let o=e[n];typeof o=="number"&&t.push([r,oe(o,e.unit)])}return t}function jn({entries:e,said:t=null,brief:n=!1}){return i(T,{children:Pp(e).map(r=>{let[o,s]=r[0];return r.length===1?i(kp,{id:o,metric:s,said:t,brief:n},o):i(Tp,{entries:r},o)})})}function Pp(e){let t=[];for(let n of e){let r=t[t.length-1];r&&Ap(r[0][1],n[1])?r.push(n):t.push([n])}return t}function Ap(e,t){return e.value===null&&t.value===null&&e.reason!==null&&e.reason===t.reason}var ro={step:"Step",gap:"Between steps"};function oo({overview:e}){let t=fa(e),n=ha(e),r=e.metrics.step_time?.reason??null;if(t.every(({parts:a})=>a.length===0)&&n.length===0)return null;let o=t.length>1,s=e.steps?.loop.steps??0;return i(N,{id:"breakdown",title:"Where the time went",note:(o?`average of ${L(s,"step")}, up to the start of the next`:"average per step")+"; open a part for where its number comes from",children:[t.some(({value:a})=>a>0)&&i(T,{children:[o&&i(Ep,{groups:t}),i(Rp,{groups:t}),i("div",{class:o?"part-groups":"parts",children:t.map(a=>o?i("section",{"data-group":a.of,children:[i("h3",{children:ro[a.of]}),i(ga,{group:a,said:r,overview:e,loop:e.steps?.loop??null})]},a.of):i(ga,{group:a,said:r,overview:e,loop:null},a.of))})]}),n.map(({labels:a,reason:l})=>i("p",{class:"missing",children:[i("span",{class:"not-measured",children:"Not measured:"})," ",a.join(", "),i("span",{class:"metric-reason",children:l})]},l))]})}function Ep({groups:e}){return i("p",{class:"bar-heads",children:e.map(({of:t,value:n,share:r})=>i("span",{children:[ro[t]," ",i("span",{class:"number",children:x(n)})," ",i("span",{class:"number group-share",children:z(r)})]},t))})}function Rp({groups:e}){let t=r=>r.filter(({value:o})=>o>0).map(({label:o,share:s})=>`${o} ${z(s)}`).join(", ");if(e.length===1)return i(Bt,{parts:e[0].parts,label:`Average step: ${t(e[0].parts)}`});let n=e.reduce((r,{value:o})=>r+o,0);return i("div",{class:"bar-groups",children:e.filter(({value:r})=>r>0).map(({of:r,value:o,parts:s})=>i("div",{style:{flexGrow:o/n},children:i(Bt,{parts:s,label:`${ro[r]}, ${x(o)}: ${t(s)}`})},r))})}function ga({group:e,said:t,overview:n,loop:r}){let o=e.parts.filter(({value:a})=>a>0),s=e.parts.filter(({value:a,metric:l,gap:u})=>a===0&&(u||l?.value!=null));return i(T,{children:[o.map(a=>i(Op,{part:a,said:t,origin:r&&Np(a,r,n)},a.id)),s.length>0&&i($p,{parts:s})]})}function Np({value:e},{steps:t},{metrics:n}){let{window:r=null,files:o=null}=n.step_gap?.provenance??{};return{formula:"mean of the part over the complete steps whose next one is known",substituted:null,inputs:[{name:"such steps",value:t,unit:null},{name:"sum over them",value:e*t,unit:"ms"}],window:r,files:o}}function Op({part:e,said:t,origin:n}){let{id:r,label:o,value:s,metric:a,share:l,gap:u}=e;return i("details",{class:"part","data-category":u?`gap-${r}`:r,children:[i("summary",{children:[i(he,{look:e}),i("span",{class:"part-label",children:o}),i("span",{class:"numeric",children:x(s)}),i("span",{class:"numeric part-share",children:z(l)}),i(Me,{of:a??e}),a?.status==="inferred"&&a.reason!==t&&i("span",{class:"metric-reason",children:["inferred: ",a.reason]})]}),n&&i("div",{class:"metric-details",children:i(Ht,{provenance:n})}),a&&n&&i("p",{class:"metric-details caption",children:["Over all complete steps: ",x(a.value)]}),a&&i(dt,{metric:a})]})}function $p({parts:e}){let t=e.flatMap(({id:n,metric:r})=>r?[[n,r]]:[]);return i("details",{class:"part is-zero",children:[i("summary",{children:[i("span",{class:"part-label",children:e.map(({id:n,label:r,gap:o},s)=>i("span",{"data-category":o?`gap-${n}`:n,children:[r,s<e.length-1?" · ":""]},n))}),i("span",{class:"numeric",children:x(0)}),i("span",{class:"numeric part-share",children:z(0)})]}),t.length>0&&i(to,{entries:t}),t.length===0&&i("dl",{class:"formulas metric-details",children:e.map(n=>i("div",{children:[i("dt",{children:n.label}),i("dd",{children:n.definition})]},n.id))})]})}var gt={Device:{origin:{window:"the whole profile; of the step time, the counted steps",files:"for each device that of its host"},columns:{busy_ms:{definition:"Time in which the device worked: a GPU in anything, copies included; a TPU core not in waits, input, output and transfers from and to the host.",formula:"length of the union of those ops"},span_ms:{definition:"The time from the device's first op to its last.",formula:"end of its last op − start of its first"},busy_percent:{definition:"How much of the time from its first op to its last the device was busy.",formula:"busy ÷ first to last op"},counted_steps:{definition:"Steps on the device that count in averages: the complete ones, or all where none is complete."},step_time_ms:{definition:"How long a step takes on this device alone.",formula:"mean over the counted steps of the step's length on the device"}}},Host:{origin:{window:"the counted steps",files:"for each host its own"},columns:{devices:{definition:"Devices in the host's file, used or not."},steps:{definition:"Steps in the host's file, incomplete ones too."},counted_steps:{definition:"Steps of the host that count in averages: the complete ones, or all where none is complete."},step_time_ms:{definition:"How long a step takes on the host's slowest device.",formula:"mean over the counted steps of each of its devices; of the means, the longest"},work_ms:{definition:"The part of its step in which it does not wait for other hosts.",formula:"mean over the counted steps of the step's length − its collectives"},slowest_in_steps:{definition:"In how many of the counted steps it has the most work of all hosts."}}},TopOp:{origin:{window:"the whole profile",files:"all of the run"},columns:{occurrences:{definition:"How often the op ran, on all devices or threads together."},self_ms:{definition:"Time in the op itself, over all calls.",formula:"time in which the op is the innermost one, summed over threads, streams, devices and hosts"},share_percent:{definition:"How much of the time of this side's ops it takes; idle time is not counted.",formula:"self time ÷ self time of all ops of this side"},cumulative_percent:{definition:"Share of this op and those above it together.",formula:"self times down to this row ÷ self time of all ops of this side"},gflops_per_s:{definition:"How fast it computes.",formula:"FLOPs of all its calls ÷ self time"},tensorcore_eligible:{definition:"Whether the op could run on Tensor Cores, and whether its kernel did."}}}};function Gt(e,t,n){return e===null||t===null||n===null?null:`${x(e)} ÷ ${x(t)} = ${z(n)}`}function zt(e,t){return e===null?null:`${x(e)}, mean of ${L(t,"step")}`}var{columns:Yn,origin:Lp}=gt.Device;function _a({devices:e}){if(e.length===0)return null;let t=[...e.filter(s=>s.used),...e.filter(s=>!s.used)],n=e.filter(s=>s.used).length,r=new Set(e.map(s=>s.host)).size>1,o=[{key:"name",head:"Device",cell:s=>i(T,{children:[t[s].name,t[s].slowest&&i(ee,{kind:"warn",children:"slowest"})]})},...r?[{key:"host",head:"Host",cell:s=>t[s].host}]:[],{key:"kind",head:"Kind",cell:s=>t[s].kind},{key:"used",head:"Used",definition:"It ran more than copies.",cell:s=>t[s].used?"yes":"no"},{key:"busy",head:"Busy",numeric:!0,...Yn.busy_ms,cell:s=>x(t[s].busy_ms)},{key:"span",head:"First to last op",numeric:!0,...Yn.span_ms,cell:s=>x(t[s].span_ms)},{key:"busy-percent",head:"Busy share",numeric:!0,...Yn.busy_percent,worked:s=>Gt(t[s].busy_ms,t[s].span_ms,t[s].busy_percent),cell:s=>z(t[s].busy_percent)},{key:"step",head:"Step time",numeric:!0,...Yn.step_time_ms,worked:s=>zt(t[s].step_time_ms,t[s].counted_steps),cell:s=>x(t[s].step_time_ms)}];return i(N,{id:"devices",title:"Devices",note:`${E(n)} of ${E(e.length)} used`,children:i(Y,{caption:"Devices of the profile",columns:o,rowCount:t.length,pageSize:16,rowName:s=>r?t[s].id:t[s].name,origin:Lp,rowClass:s=>t[s].used?void 0:"is-unused"})})}var Dp={device_count:"Devices",chip_count:"Chips",host_count:"Hosts",capture_start_ns:"Capture started",capture_ms:"Capture length"},Ip=new Set(["devices_used","simulated","provenance"]),ya=e=>Dp[e]??je(e);function ba({overview:e}){let{environment:t}=e,n=[...Bp(e),...Hp(t)];return i(N,{id:"environment",title:"Run environment",children:[i("dl",{class:"facts",children:n.map(([r,o])=>i("div",{children:[i("dt",{children:r}),i("dd",{children:o})]},r))}),i(ht,{summary:"Where these come from",rows:Object.entries(t.provenance??{}).map(([r,o])=>[ya(r),o])})]})}function Bp({platform:e,job:t,run:n}){let r=i(T,{children:[je(t.kind),t.reason&&i("span",{class:"metric-reason",children:t.reason})]}),o=n.files.reduce((s,a)=>s+a.bytes,0);return[["Platform",e.toUpperCase()],["Job",r],["Profile",`${L(n.files.length,"file")}, ${sn(o)}`]]}function Hp(e){return Object.entries(e).filter(([t,n])=>!Ip.has(t)&&n!==null).map(([t,n])=>[ya(t),Gp(t,n,e)]).filter(([,t])=>t!=="")}function Gp(e,t,n){switch(e){case"device_count":return zp(n);case"capture_start_ns":return Vo(t);case"capture_ms":return x(t);case"frameworks":return wa(t,(r,o)=>`${r} ${o}`);default:return io(t)}}function zp({device_count:e,devices_used:t}){let n=t!==null&&t!==e;return E(e)+(n?`, ${E(t)} used`:"")}function io(e){return typeof e=="number"?J(e):typeof e=="boolean"?e?"yes":"no":Array.isArray(e)?e.map(io).join(", "):typeof e!="object"||e===null?String(e):wa(e,(t,n)=>`${je(t)}: ${io(n)}`)}function wa(e,t){return Object.entries(e).filter(([,n])=>n!==null).map(([n,r])=>t(n,r)).join(", ")}var Qn=4;function so({finding:e,ways:t}){return i("div",{"data-finding":e.id,class:`finding severity-${e.severity}`,children:[i("h3",{children:[te(e.title)," ",i(ee,{kind:e.severity,children:e.severity})]}),i("p",{children:te(e.evidence)}),i("p",{class:"next",children:[i("strong",{children:"Next:"})," ",te(e.next_step)]}),i(Fp,{lookAt:e.look_at,ways:t})]})}function Fp({lookAt:e,ways:t}){let{ops:n,tool:r}=e,o=t.steps?e.steps:[];return o.length===0&&n.length===0&&r===null?null:i("p",{class:"look-at",children:[i("span",{children:"Look at:"}),o.slice(0,Qn).map(s=>i("button",{type:"button",class:"link",onClick:()=>t.onStep(s),children:["step ",t.steps.columns.number[s]??s]},s)),o.length>Qn&&i("span",{children:["and ",o.length-Qn," more"]}),n.slice(0,Qn).map(s=>i("button",{type:"button",class:"link op-name",onClick:()=>t.onOp(s),children:s},s)),r&&i(Vp,{tool:r,ways:t})]})}function Vp({tool:e,ways:t}){return t.shown?t.xprof?i("a",{href:pa(e.id,t.shown.run,t.shown.host),target:"_blank",rel:"noopener",children:["XProf's ",e.label," ↗"]}):i("span",{children:["XProf's ",e.label," (its tab is not installed here)"]}):i("span",{children:["XProf's ",e.label]})}var qp=3;function va({findings:e,ways:t,judged:n,brief:r}){let[o,...s]=e;return i(N,{id:"top-finding",title:"What to look at next",actions:s.length>0&&i("button",{type:"button",class:"link",onClick:()=>document.getElementById("findings")?.scrollIntoView(),children:L(s.length,"more finding")}),children:o?i(T,{children:[i(so,{finding:o,ways:t}),i(Wp,{findings:s.slice(0,qp),brief:r})]}):i("p",{class:"quiet",children:n?"Nothing stands out: no part of the step, no step and no device is far from what is usual.":"Without steps and sessions, what limits the run cannot be told."})})}function Wp({findings:e,brief:t}){return e.length===0?null:i("ul",{class:"other-findings",children:e.map(({id:n,severity:r,title:o,evidence:s,next_step:a})=>i("li",{children:[te(o)," ",i(ee,{kind:r,children:r})," ",i("span",{class:"reason",children:te(s)}),!t&&i("p",{class:"next",children:[i("strong",{children:"Next:"})," ",te(a)]})]},n))})}function xa({findings:e,ways:t}){return e.length===0?null:i(N,{id:"findings",title:"Findings",note:"the gravest first",children:i("ol",{class:"findings",children:e.map(n=>i("li",{children:i(so,{finding:n,ways:t})},n.id))})})}var Zn=34,ao=300;function ka({values:e}){let t=F(()=>{let n=Float64Array.from(e.keys()),r=ut({slot:n,slots:e.length,gaps:[]},e,0,e.length,ao),o=r.reduce((a,{step:l})=>Math.max(a,e[l]??0),0)||1;return r.map(({step:a,x:l,width:u})=>`${re(l+u/2)},${re(Zn-2-(Zn-4)*(e[a]??0)/o)}`).join("L")},[e]);return e.length<3?null:i("svg",{class:"sparkline",viewBox:`0 0 ${ao} ${Zn}`,preserveAspectRatio:"none","aria-hidden":"true",children:[i("path",{d:`M${t}`,"vector-effect":"non-scaling-stroke"}),i("path",{class:"baseline",d:`M0,${Zn-1}h${ao}`,"vector-effect":"non-scaling-stroke"})]})}function Jn(e){return e.headline?e.headline.what:e.job.kind==="inference"?"session_time":"step_time"}function Sa({overview:e}){let t=Jn(e),n=e.metrics[t];if(!n)return null;let r=t==="session_time"?"session":"step",o=Kp(e);return i(N,{id:"headline",title:o===null?n.label:Up[r],children:i("div",{class:"headline","data-metric":t,"data-status":n.status,children:[o===null?i(Me,{of:n}):i("span",{class:"definition",children:"A few long ones take over a quarter of the time: the median says what is usual."}),n.value===null?i(T,{children:[i("p",{class:"headline-missing",children:"not measured"}),i("p",{class:"reason",children:n.reason})]}):i(Xp,{metric:n,overview:e,noun:r,median:o}),i("details",{class:"how",children:[i("summary",{children:"Where this number comes from"}),i(dt,{metric:n}),e.headline&&i(Zp,{headline:e.headline})]})]})})}var Up={step:"Step time",session:"Session time"};function Kp({headline:e}){return e?.median_first?e.median_ms:null}function Xp({metric:e,overview:t,noun:n,median:r}){let[o,s]=Fo(r===null?on(e):x(r)),a=t.steps?.columns.duration_ms.length??null,l=e.n??null,u=["n","std. dev.",...r===null?[]:["median"]],c=no(e).filter(([f])=>!u.includes(f)),p=n==="step"?be(t):null,h=t.steps?.kinds??[],m=p!==null&&h.length>1?` “${p}”`:"";return i(T,{children:[i("p",{class:"headline-value",children:[r!==null&&i("span",{class:"headline-which",children:"median"}),i("span",{class:"headline-number",children:o}),i("span",{class:"headline-unit",children:s}),i(jp,{metric:e,named:r!==null}),e.status==="inferred"&&i(ee,{children:"inferred"})]}),i("p",{class:"headline-count",children:[l!==null&&(l===1?L(1,n):`${r===null?"mean of":"over"} ${L(l,n)}`),l!==null&&m,n==="step"&&l!==null&&a!==null&&a>l&&`; ${L(a,"step")} sampled, incomplete ones left out`]}),n==="step"&&i(Yp,{kinds:h}),e.status==="inferred"&&e.reason&&i("p",{class:"reason",children:e.reason}),t.headline?.bottleneck&&i("p",{class:"bottleneck",children:te(t.headline.bottleneck.sentence)}),n==="step"&&t.steps&&i(Qp,{steps:t.steps,headline:t.headline}),l!==1&&c.length>0&&i(mt,{rows:c,spacious:!0})]})}function jp({metric:{value:e,unit:t,stdev:n},named:r}){return e===null||!r&&typeof n!="number"?null:i("span",{class:"headline-spread",children:[r&&`mean ${oe(e,t)} `,typeof n=="number"&&`${tn(e,n)} std. dev.`]})}function Yp({kinds:e}){let t=e.filter(({leading:n})=>!n);return t.length===0?null:i("p",{class:"other-kinds",children:["Also in this profile:"," ",t.map(({name:n,count:r,mean_ms:o,share_percent:s},a)=>i("span",{children:[a>0&&"; ","“",n,"”, ",L(r,"step"),", mean ",x(o),", ",z(s)," of the time"]},n))]})}function Qp({steps:e,headline:t}){let n=t?.trend,r=t?.outliers;return i("div",{class:"trend",children:[i(ka,{values:e.columns.duration_ms}),n&&i("p",{"data-trend":n.direction??"none",children:[i("span",{"aria-hidden":"true",children:Jp[n.direction??"none"]})," ",te(n.sentence)]}),r&&r.count>0&&i("p",{children:[i("span",{"aria-hidden":"true",children:"◆"})," ",L(r.count,"outlier")," above ",x(r.above_ms)]})]})}function Zp({headline:{trend:e,outliers:t}}){return!e&&!t?null:i("dl",{class:"provenance metric-details",children:[e&&i("div",{children:[i("dt",{children:"Trend"}),i("dd",{children:[ve(e.change_percent,"%")," over ",L(e.steps,"complete step"),","," ",ve(e.percent_per_100_steps,"%")," per 100 of them: the median of the slopes between all pairs, of the median step; p ",e.p_value<.001?"<":"="," ",J(Math.max(.001,e.p_value))," that there is none"]})]}),t&&i("div",{children:[i("dt",{children:"Outliers"}),i("dd",{children:[L(t.count,"complete step")," above ",x(t.above_ms),", ",Qe]})]})]})}var Jp={slower:"↗",faster:"↘",none:"→"};var{columns:_t,origin:ef}=gt.Host;function Ma({hosts:e}){if(e.length<2&&e.every(r=>r.status==="ok"))return null;let t=e.some(r=>typeof r.work_ms=="number"),n=[{key:"name",head:"Host",cell:r=>i(T,{children:[e[r].name,e[r].straggler&&i(ee,{kind:"warn",children:"straggler"}),e[r].set_aside&&i(ee,{kind:"warn",children:"set aside"})]})},{key:"status",head:"Status",cell:r=>e[r].status},{key:"devices",head:"Devices",numeric:!0,..._t.devices,cell:r=>E(e[r].devices)},{key:"steps",head:"Steps",numeric:!0,..._t.steps,cell:r=>E(e[r].steps)},{key:"counted",head:"Of them counted",numeric:!0,..._t.counted_steps,cell:r=>E(e[r].counted_steps)},{key:"step",head:"Step time",numeric:!0,..._t.step_time_ms,worked:r=>zt(e[r].step_time_ms,e[r].counted_steps),cell:r=>x(e[r].step_time_ms)},...t?[{key:"work",head:"Of it work",numeric:!0,..._t.work_ms,worked:r=>zt(e[r].work_ms,e[r].counted_steps),cell:r=>x(e[r].work_ms??null)},{key:"slowest",head:"Slowest in steps",numeric:!0,..._t.slowest_in_steps,cell:r=>E(e[r].slowest_in_steps??null)}]:[]];return i(N,{id:"hosts",title:"Hosts",note:t?"work is the step without collectives, in which hosts wait for each other":void 0,children:i(Y,{caption:"Hosts of the profile",columns:n,rowCount:e.length,pageSize:16,rowName:r=>e[r].name,origin:ef})})}var tf=60,Ta=150,yt={top:16,right:24,bottom:26,left:62};function Ca({distribution:e,meanMs:t}){let[n,r]=Nn(960),{edges_ms:o,counts:s}=e,a=o[0],l=o[o.length-1];if(a===void 0||l===void 0||s.length===0)return null;let u=Pe(l),c=Math.max(40,r-yt.left-yt.right),p=Ta-yt.top-yt.bottom,h=lt().domain([a,l===a?a+1:l].map(y=>y/de[u])).range([0,c]),m=y=>h(y/de[u]),f=h.ticks(8),g=(f[1]??1)-(f[0]??0),v=lt().domain([0,ue(s)??1]).nice(3).range([p,0]),_=s.map((y,w)=>{let d=m(o[w]??a),C=Math.max(1,m(o[w+1]??l)-d-1);return y>0?`M${d},${p}V${v(y)}h${C}V${p}z`:""}).join(""),b=s.indexOf(ue(s)??0);return i("div",{class:"chart",ref:n,children:i("svg",{width:r,height:Ta,role:"img","aria-label":`Distribution of session times from ${x(a)} to ${x(l)}; most are between ${x(o[b])} and ${x(o[b+1])}; mean ${x(t)}`,children:i("g",{transform:`translate(${yt.left},${yt.top})`,children:[v.ticks(3).filter(Number.isInteger).map(y=>i("g",{transform:`translate(0,${v(y)})`,children:[i("line",{class:y===0?"baseline":"gridline",x2:c}),i("text",{class:"tick-label",x:-8,dy:"0.32em","text-anchor":"end",children:E(y)})]},y)),i("path",{d:_,class:"histogram"}),i("g",{transform:`translate(${m(t)},0)`,children:[i("line",{class:"mean-line",y2:p}),i("text",{class:"mean-label",y:-4,"text-anchor":m(t)<tf?"start":"middle",children:`mean ${x(t)}`})]}),f.map(y=>i("text",{class:"tick-label",x:h(y),y:p+16,"text-anchor":"middle",children:`${rn(y,g)} ${u}`},y))]})})})}var Oe=[["host","Host compute","Host"],["device","On the device","Device"],["communication","Host-device communication","Communication"]];function er({latency:e,longest:t}){let n=Oe.map(([o,s],a)=>({id:o,label:s,value:e[`${o}_ms`],role:ye(o,a)})),r=n.map(o=>`${o.label} ${x(o.value)}`).join(", ");return i("div",{class:"latency-bar",children:i("div",{style:{width:`${t>0?100*e.total_ms/t:0}%`},children:i(Bt,{parts:n,label:r})})})}function lo({inference:e}){let{sessions:t,mean:n,percentiles:r,batches:o}=e,s=r.some(l=>l.few_samples),a=ue([n,...r],l=>l.total_ms)??0;return i(N,{id:"inference",title:"Session latency",note:L(t,"session"),children:[i("p",{class:"legend",children:Oe.map(([l,u],c)=>i("span",{class:"legend-item",children:[i(he,{look:{role:ye(l,c)}}),u]},l))}),i("table",{class:"latency-table",children:[i("caption",{class:"visually-hidden",children:"Session latency and its parts"}),i("thead",{children:i("tr",{children:[i("th",{scope:"col",children:"Percentile"}),i("th",{scope:"col",children:i("span",{class:"visually-hidden",children:"Parts, as a bar"})}),i("th",{scope:"col",class:"numeric",children:"Total"}),Oe.map(([l,,u])=>i("th",{scope:"col",class:"numeric",children:u},l))]})}),i("tbody",{children:[i(Pa,{name:"mean",latency:n,longest:a}),r.map(l=>i(Pa,{name:`p${l.percentile}${l.few_samples?"*":""}`,latency:l,longest:a},l.percentile))]})]}),i(Ca,{distribution:e.distribution,meanMs:n.total_ms}),i("p",{class:"caption",children:[i("span",{children:e.source}),s&&i("span",{children:"* Too few sessions for one to be above: it rests on the longest ones."}),o&&i("span",{children:nf(o)})]}),i(ht,{summary:"What the parts mean",rows:[["total","Total"],...Oe].map(([l,u])=>[u,i(Me,{of:{label:u,definition:e.definitions[`${l}_ms`]}})])}),i("details",{class:"how",children:[i("summary",{children:"Where these numbers come from"}),i(Ht,{provenance:e.provenance})]})]})}function nf({batches:e,sessions_per_batch:t,size:n,padding_percent:r,delay_ms:o}){let s=n===null?"":`, size ${J(n)}`,a=r===null?"":` with ${z(r)} padding`;return`Batched: ${E(e)} batches of ${J(t)} sessions${s}${a}. A session waits ${x(o.mean)} for its batch (p99 ${x(o.p99)}).`}function Pa({name:e,latency:t,longest:n}){return i("tr",{children:[i("th",{scope:"row",children:e}),i("td",{children:i(er,{latency:t,longest:n})}),i("td",{class:"numeric",children:x(t.total_ms)}),Oe.map(([r])=>i("td",{class:"numeric",children:x(t[`${r}_ms`])},r))]})}function Aa({inference:e}){return i(T,{children:[i(rf,{inference:e}),i(sf,{inference:e})]})}function rf({inference:e}){let t=e.models??[];if(t.length===0)return null;let n=[{key:"model",head:"Model",cell:r=>t[r].model??"not known"},{key:"sessions",head:"Sessions",numeric:!0,definition:"How many sessions ran the model.",cell:r=>E(t[r].sessions)},{key:"rate",head:"Sessions per second",numeric:!0,definition:"How many sessions of the model are served in a second.",cell:r=>oe(t[r].sessions_per_second,"1/s")},...of(t),...Ra("Mean",t.map(r=>r.mean),e.definitions)];return i(N,{id:"session-models",title:"Sessions by model",children:i(Y,{caption:"Sessions by model",columns:n,rowCount:t.length,pageSize:20,origin:Ea(e)})})}function Ea({source:e,provenance:{window:t,files:n}}){return{window:`${t??"each session"}; ${e}`,files:eo(n)}}function of(e){return[50,99].map(t=>({key:`p${t}`,head:`p${t}`,numeric:!0,definition:`${t} % of the sessions take at most so long.`,cell:n=>{let r=e[n].percentiles.find(o=>o.percentile===t);return`${x(r?.total_ms)}${r?.few_samples?"*":""}`}}))}function sf({inference:e}){let t=e.slowest??[];if(t.length===0)return null;let n=new Set(t.map(a=>a.host)).size>1,r=t.some(a=>a.model!==null),o=t.some(a=>a.batching_delay_ms!==null),s=[{key:"start",head:"Start",numeric:!0,definition:"When it began, from the start of the capture.",cell:a=>x(t[a].start_ms)},...n?[{key:"host",head:"Host",cell:a=>t[a].host}]:[],...r?[{key:"model",head:"Model",cell:a=>t[a].model??"not known"}]:[],...Ra("Total",t,e.definitions),...o?[{key:"delay",head:"Waited for batch",numeric:!0,definition:e.definitions.batching_delay_ms,cell:a=>x(t[a].batching_delay_ms)}]:[]];return i(N,{id:"slowest-sessions",title:"Slowest sessions",children:i(Y,{caption:"Slowest sessions",columns:s,rowCount:t.length,origin:Ea(e)})})}function Ra(e,t,n){let r=ue(t,o=>o.total_ms)??0;return[{key:"bar",head:i("span",{class:"visually-hidden",children:"Parts, as a bar"}),cell:o=>i(er,{latency:t[o],longest:r})},{key:"total",head:e,numeric:!0,definition:n.total_ms,cell:o=>x(t[o].total_ms)},...Oe.map(([o,,s])=>({key:o,head:s,numeric:!0,definition:n[`${o}_ms`],cell:a=>x(t[a][`${o}_ms`])}))]}function Na({overview:e}){let t=Jn(e),n=Object.entries(e.metrics).filter(([r,o])=>r!==t&&!ma(e,r,o));return n.length===0?null:i(N,{id:"metrics",title:"Performance summary",note:"all metrics; open one for where its number comes from",children:i("div",{class:"metrics",children:i(jn,{entries:n,said:e.metrics[t]?.reason??null})})})}function $a({graph:e}){let t=e.series.filter(({gap:r})=>!r),n=e.series.filter(({gap:r})=>r);return i("div",{class:"legend",role:"group","aria-label":"Categories shown, from the bottom of the stack up",children:[t.map(r=>i(Oa,{layer:r,graph:e},r.id)),n.length>0&&i("span",{class:"legend-head",children:"Between steps:"}),n.map(r=>i(Oa,{layer:r,graph:e},r.id))]})}function Oa({layer:e,graph:t}){let{id:n,label:r,definition:o,gap:s}=e;return i("button",{type:"button",class:"legend-item","aria-pressed":!t.hidden.has(n),"aria-label":s?Ye(e):void 0,title:o,onClick:()=>t.toggle(n),onPointerEnter:()=>t.point(n),onPointerLeave:()=>t.point(null),onFocus:()=>t.point(n),onBlur:()=>t.point(null),children:[i(he,{look:e}),r]})}async function La(e,t,n,r){let o=Xe(e);return o.set("index",String(t)),kt(`./step?${o}`,n,r)}function Da({overview:e,steps:t,step:n}){let r=an(t).map(o=>({series:o,ms:o.values[n]??0,mean:e.metrics[`time_${o.id}`]?.value??null}));return i(Ba,{caption:"Parts of the step, against the mean",parts:r,whole:"step",ms:"Time of the part in this step, on its slowest device; the parts add up to the step.",mean:"Its average over the complete steps: the metric of the part, which opens under “Where the time went”."})}function Ia({steps:e,step:t}){let n=Tt(e).map(r=>({series:r,ms:r.values[t]??0,mean:e.loop.gap_ms[r.id.replace(/^gap-/,"")]??null}));return n.every(({ms:r})=>r===0)?null:i(T,{children:[i("h4",{children:"Between this step and the next"}),i(Ba,{caption:"Parts of the gap behind the step, against the mean",parts:n,whole:"gap",ms:"Time of the part from the end of this step to the start of the next; the parts add up to the gap.",mean:"Its average behind the complete steps whose next one is known."})]})}function Ba({caption:e,parts:t,whole:n,ms:r,mean:o}){let s=t.filter(u=>u.ms>0||(u.mean??0)>0).reverse(),a=t.reduce((u,c)=>u+c.ms,0),l=[{key:"part",head:"Part",cell:u=>i(lf,{series:s[u].series})},{key:"ms",head:n==="step"?"This step":"This gap",numeric:!0,definition:r,cell:u=>x(s[u].ms)},{key:"share",head:"Share",numeric:!0,definition:`How much of this ${n} it takes.`,formula:`this ${n} ÷ the ${n}'s length`,cell:u=>z(a>0?100*s[u].ms/a:null)},{key:"mean",head:"Mean",numeric:!0,definition:o,cell:u=>x(s[u].mean)},{key:"difference",head:"Difference",numeric:!0,definition:`How much longer it takes in this ${n} than on average, also in percent of the mean.`,formula:`this ${n} − mean`,cell:u=>nn(af(s[u]),s[u].mean)}];return i(Y,{caption:e,columns:l,rowCount:s.length})}function af({ms:e,mean:t}){return t===null?null:e-t}function lf({series:e}){return i(T,{children:[i(he,{look:e}),e.label]})}function Ha({overview:e,steps:t,step:n,shown:r,onSelect:o}){let{columns:s}=t,a=H(null);j(()=>a.current?.scrollIntoView?.({block:"nearest"}),[n]);let l=s.duration_ms[n]??0,u=e.metrics.step_time?.value??null,c=s.duration_ms.length-1;return i("section",{ref:a,class:"selected-step-panel",id:"step","aria-labelledby":"step-title",children:[i("header",{class:"panel-head",children:[i("h3",{id:"step-title",children:pn(t,n)}),i("p",{class:"panel-note",role:"status",children:[x(l),u!==null&&`, ${nn(l-u,u)} against the mean`]}),i("div",{class:"panel-actions",children:[i("button",{type:"button",disabled:n<=0,onClick:()=>o(n-1),children:"Previous step"}),i("button",{type:"button",disabled:n>=c,onClick:()=>o(n+1),children:"Next step"}),i("button",{type:"button",onClick:()=>{o(null),Vn()},children:"Close"})]})]}),s.complete[n]===!1&&i("p",{class:"reason",children:[i("strong",{children:"Incomplete:"})," ",s.incomplete_reason[n]??"no reason given"]}),i(mt,{rows:[["starts at",x(s.start_ms[n])],["start to next start",x(s.period_ms[n])]]}),i("div",{class:"selected-step-tables",children:[i("div",{class:"step-parts",children:[i(Da,{overview:e,steps:t,step:n}),i(Ia,{steps:t,step:n})]}),r&&i(uf,{shown:r,steps:t,step:n})]})]})}function uf({shown:e,steps:t,step:n}){let{run:r,host:o,kind:s}=e,a=fn((l,u)=>La({run:r,host:o,kind:s},n,l,u),"The server does not tell the ops of single steps.",[r,o,s,n,t]);return i("div",{class:"step-ops","aria-busy":a.kind==="loading",children:[i("h4",{children:"Slowest ops of the step"}),i(cf,{answer:a})]})}function cf({answer:e}){if(e.kind==="loading")return i("p",{class:"quiet",children:e.detail??"Looking for them …"});if(e.kind==="failed")return i("p",{class:"quiet",children:[e.error.message," ",e.error.hint," ",i("button",{type:"button",onClick:e.retry,children:"Try again"})]});let{ops:t,reason:n}=e.value;return t.length===0?i("p",{class:"quiet",children:n??"No op ran within the step."}):i(T,{children:[i(Y,{caption:"Slowest ops of the step",columns:[{key:"name",head:"Op",cell:o=>i(pf,{op:t[o]})},{key:"count",head:"Calls",numeric:!0,definition:"How often the op ran in the step.",cell:o=>E(t[o].occurrences)},{key:"self",head:"Self time",numeric:!0,definition:"Time in the op itself, without the ops inside it; of several devices, their mean.",cell:o=>x(t[o].self_ms)},{key:"share",head:"Share",numeric:!0,definition:"How much of the self time of all ops of its side in the step it takes.",cell:o=>z(t[o].share_percent)}],rowCount:t.length,pageSize:10}),n&&i("p",{class:"caption",children:n})]})}function pf({op:{name:e,side:t,category:n,framework_op:r}}){return i(T,{children:[i("code",{class:"op-name",children:e}),i("span",{class:"metric-reason",children:[n,", on the ",t,r&&r!==e&&`: ${r}`]})]})}var ff={device_markers:"Step markers of the device",host_markers:"Step markers of the host",inferred:"Steps are inferred"};function Ga({steps:e,gaps:t,cut:n,outliers:r,longGaps:o}){let{number:s,complete:a}=e.columns,l=a.filter(u=>!u).length;return i("p",{class:"caption",children:[i("span",{children:[e.source==="inferred"&&i(ee,{children:"inferred"})," ",ff[e.source]??e.source,e.method?`: ${e.method}`:""]}),r!==null&&r.count>0&&i("span",{children:[i("span",{class:"outlier-swatch","aria-hidden":"true",children:"◆"})," ",L(r.count,"outlier")," above"," ",x(r.above_ms),", ",Qe]}),o&&i("span",{children:[i("span",{class:"outlier-swatch","aria-hidden":"true",children:"◇"})," a long gap follows"]}),l>0&&i("span",{children:[i("span",{class:"hatch-swatch","aria-hidden":"true"})," ",L(l,"incomplete step"),l<a.length?", left out of averages":": there is no complete one"]}),n&&i("span",{children:[i("span",{class:"cut-swatch","aria-hidden":"true",children:"▲"})," longer than the axis shows"]}),t.length>0&&i("span",{children:["Not in the profile: ",mf(t,s)]})]})}var hf=4;function mf(e,t){let n=e.slice(0,hf).map(o=>df(o,t)),r=e.length-n.length;return n.join("; ")+(r>0?`; and ${L(r,"more gap")}`:"")}function df(e,t){let n=t[e.before-1],r=t[e.before];return`${L(e.missing,"step")} between ${n} and ${r}`}function za({steps:e,onSelect:t}){let{columns:n}=e,r=Pe(Ze(n.duration_ms)),o=(a,l,u,c)=>({key:a,definition:c,head:`${l}, ${r}`,numeric:!0,cell:p=>gr(u[p],r)}),s=[{key:"number",head:"Step",numeric:!0,cell:a=>i("button",{type:"button",class:"link",onClick:()=>t(a),children:n.number[a]??a})},...n.name.some((a,l)=>a&&a!==String(n.number[l]))?[{key:"name",head:"Name",cell:a=>n.name[a]??""}]:[],o("start","Start",n.start_ms,"When it starts, on the earliest device."),o("duration","Duration",n.duration_ms,"From its start to its end, on the slowest device; the categories add up to it."),o("period","Period",n.period_ms,"From its start to the start of the next step of its kind."),...e.categories.map(({id:a,label:l,definition:u})=>o(`category-${a}`,l,yr(e,a),u)),...Tt(e).filter(br).map(a=>o(a.id,Ye(a),a.values,a.definition)),{key:"complete",head:"Complete",cell:a=>n.complete[a]?"yes":`no: ${n.incomplete_reason[a]??"no reason given"}`}];return i(Y,{caption:"Time of each step",columns:s,rowCount:n.duration_ms.length,pageSize:25,origin:{window:`each step; ${e.method}`,files:"all of the run; a step is as long as on its slowest device"}})}var gf=60;function Fa({overview:e,steps:t,shown:n,selected:r,onSelect:o,chosenView:s,onView:a}){let l=t.columns.duration_ms.length,u=F(()=>Mt(t),[t]),c=u?s??ln(t):"step",p=Fn(e,t,c,{selected:r,onSelect:o}),{zoom:h,setZoom:m,zoomBy:f,fitTypical:g}=p,[v,_]=P(!1),[b,y]=P(!1);return i(N,{id:"steps",title:"Step-time graph",note:L(l,"step"),actions:i(T,{children:[!b&&i(T,{children:[u&&i(yf,{view:c,onChoose:a}),i("span",{class:"button-group",role:"group","aria-label":"Zoom",children:[i("button",{type:"button","aria-label":"Zoom out",disabled:h===null,onClick:()=>f(2),children:"−"}),i("button",{type:"button","aria-label":"Zoom in",disabled:l<5,onClick:()=>f(.5),children:"+"}),i("button",{type:"button",disabled:h===null,onClick:()=>m(null),children:"Show all steps"})]}),p.canFit&&i("button",{type:"button","aria-pressed":g,onClick:()=>p.setFitTypical(!g),children:"Fit typical steps"}),i("button",{type:"button","aria-pressed":v,onClick:()=>_(!v),children:"Patterns"})]}),i("button",{type:"button","aria-pressed":b,onClick:()=>y(!b),children:"Show as table"})]}),children:[b?i(za,{steps:t,onSelect:o}):i("div",{class:v?"with-patterns":void 0,children:[i($a,{graph:p}),i(zn,{graph:p})]}),!b&&l>=gf&&i("p",{class:"caption",children:"Drag across the graph to zoom, with Shift to pan; or use the wheel with Ctrl or ⌘, and sideways."}),i(Ga,{steps:t,gaps:p.layout.gaps,cut:g&&!b,outliers:e.headline?.outliers??null,longGaps:c==="period"&&wr(e).length>0}),i(ht,{summary:"What the categories mean",rows:p.series.map(w=>[Ye(w),w.definition])}),r!==null&&r<l&&i(Ha,{overview:e,steps:t,step:r,shown:n,onSelect:o})]})}var _f=[["step","Step"],["period","Period"]];function yf({view:e,onChoose:t}){return i("span",{class:"button-group",role:"group","aria-label":"What a bar shows",children:_f.map(([n,r])=>i("button",{type:"button","aria-pressed":e===n,onClick:()=>t(n),children:r},n))})}var{columns:bt,origin:bf}=gt.TopOp,wf=[["device","On the device"],["host","On the host"]];function Va({ops:e,pointed:t}){return e.length===0?null:i(N,{id:"top_ops",title:"Top ops",note:"by self time",children:wf.map(([n,r])=>i(vf,{side:n,title:r,ops:e.filter(o=>o.side===n),pointed:t},n))})}function vf({side:e,title:t,ops:n,pointed:r}){if(n.length===0)return null;let o=r===null?-1:n.findIndex(({name:s})=>s===r);return i("div",{id:`top_ops-${e}`,class:"side",children:[i("h3",{children:t}),i(Y,{caption:`Top ops: ${t.toLowerCase()}`,columns:xf(n),rowCount:n.length,pageSize:10,rowName:s=>n[s].name,origin:bf,pointedRow:o<0?null:o})]})}function xf(e){let t=e.some(r=>r.gflops_per_s!==null),n=e.some(r=>r.tensorcore_eligible!==null);return[{key:"name",head:"Op",cell:r=>i(Tf,{op:e[r]})},{key:"category",head:"Category",cell:r=>e[r].category},{key:"count",head:"Calls",numeric:!0,...bt.occurrences,cell:r=>E(e[r].occurrences)},{key:"self",head:"Self time",numeric:!0,...bt.self_ms,cell:r=>x(e[r].self_ms)},{key:"share",head:"Share",numeric:!0,...bt.share_percent,worked:r=>Gt(e[r].self_ms,e[r].side_self_ms,e[r].share_percent),cell:r=>z(e[r].share_percent)},{key:"cumulative",head:"Cumulative",numeric:!0,...bt.cumulative_percent,worked:r=>Gt(kf(e,r),e[r].side_self_ms,e[r].cumulative_percent),cell:r=>z(e[r].cumulative_percent)},...t?[{key:"rate",head:"GFLOP/s",numeric:!0,...bt.gflops_per_s,worked:r=>Sf(e[r]),cell:r=>J(e[r].gflops_per_s)}]:[],...n?[{key:"tensorcore",head:"Tensor Core",...bt.tensorcore_eligible,cell:r=>Mf(e[r])}]:[]]}function kf(e,t){return yi(e.slice(0,t+1),n=>n.self_ms)}function Sf({gflops:e,self_ms:t,gflops_per_s:n}){return e===null||n===null?null:`${J(e)} GFLOP ÷ ${x(t)} = ${J(n)} GFLOP/s`}function Mf(e){return e.tensorcore_used?"used":e.tensorcore_eligible===null?"–":e.tensorcore_eligible?e.tensorcore_used===null?"eligible, use not known":"eligible, not used":"not eligible"}function Tf({op:e}){let t=e.framework_op&&e.framework_op!==e.name?e.framework_op:null;return i(T,{children:[i("code",{class:"op-name",children:e.name}),t&&i("span",{class:"metric-reason",children:t})]})}var Cf=[["mfu","flops_utilization","mxu_utilization"],["hbm_utilization","memory_bandwidth_utilization"],["duty_cycle"],["goodput"]];function Pf({metrics:e}){let t=[];for(let r of Cf){let o=r.find(s=>e[s]?.value!=null)??r.find(s=>e[s]);o!==void 0&&t.push([o,e[o]])}let n=t.find(([r])=>r==="mfu")?.[1].value;return t.filter(([r,{value:o}])=>r!=="goodput"||o!==n)}function qa({overview:e}){let t=Pf(e);return t.length===0?null:i(N,{id:"utilization",title:"Utilization",note:"100 % is the hardware's limit",children:i(jn,{entries:t,brief:!0})})}function tr({overview:e,shown:t=null,step:n=null,onStep:r=()=>{},view:o=null,onView:s=()=>{},children:a}){let{steps:l,inference:u,job:c,findings:p}=e,[h,m]=P(null),f=Af(t!==null&&p.some(({look_at:w})=>w.tool)),g=l!==null&&l.columns.duration_ms.length>0,v=c.kind==="inference"&&u!==null,_={steps:g?l:null,shown:t,xprof:f,onStep:w=>{r(w),document.getElementById("steps")?.scrollIntoView?.(),Vn()},onOp:m},b=i(va,{findings:p,ways:_,judged:g||u!==null,brief:v}),y=g&&i(Fa,{overview:e,steps:l,shown:t,selected:n,onSelect:r,chosenView:o,onView:s});return i("div",{class:"report",children:[e.environment.simulated===!0&&i("p",{class:"banner",children:[i("strong",{children:"Simulated profile:"})," these numbers come from a generator, not from a device."]}),i("div",{class:"first-screen",children:[i("div",{class:"first-column",children:[i(Sa,{overview:e}),i(qa,{overview:e})]}),i("div",{class:"second-column",children:[v&&b,v?i(lo,{inference:u}):i(oo,{overview:e}),!v&&b]})]}),a,i(Na,{overview:e}),!v&&u&&i(lo,{inference:u}),u&&i(Aa,{inference:u}),v&&g?i("details",{class:"folded",open:n!==null,children:[i("summary",{children:"Steps"}),i(oo,{overview:e}),y]}):y,i(ba,{overview:e}),i(Ma,{hosts:e.hosts}),i(_a,{devices:e.devices}),i(Va,{ops:e.top_ops,pointed:h}),i(xa,{findings:p,ways:_}),i(Zs,{overview:e})]})}function Af(e){let[t,n]=P(!1);return j(()=>{if(!e)return;let r=new AbortController;return ca(r.signal).then(n),()=>r.abort()},[e]),t}var nr="overview",uo=`p.${nr}.`,Ef={run:null,host:null,kind:null,compare:null,compareHost:null,compareKind:null,step:null,view:null},co={run:"run",host:"host",kind:"kind",compare:"compare",compareHost:"compare_host",compareKind:"compare_kind",step:"step",view:"view"};function Wa(){let e=pt()?.location;return e?ja(e.hash):Ef}function Ua(e,{push:t}){let n=pt();if(n)try{let r=Rf(n.location.hash,e);if(r===null||r===n.location.hash)return;t?n.history.pushState(n.history.state,"",r):n.history.replaceState(n.history.state,"",r)}catch{}}function Ka(e){let t=pt();if(!t)return()=>{};let n=()=>{let{hash:r}=t.location;Ya(r)&&e(ja(r))};return t.addEventListener("popstate",n),()=>t.removeEventListener("popstate",n)}function Xa({compare:e,compareHost:t,compareKind:n}){return e===null?null:{run:e,host:t,kind:n}}function ja(e){let t=new Map;for(let s of po(e)){let a=s.indexOf("=");a>0&&t.set(s.slice(0,a),Nf(s.slice(a+1)))}let n=s=>t.get(uo+co[s])||null,r=n("step"),o=n("view");return{run:n("run"),host:n("host"),kind:n("kind"),compare:n("compare"),compareHost:n("compareHost"),compareKind:n("compareKind"),step:r!==null&&/^\d+$/.test(r)?Number(r):null,view:o==="step"||o==="period"?o:null}}function Rf(e,t){if(!Ya(e))return null;let n=Object.values(co).map(o=>`${uo}${o}=`),r=po(e).filter(o=>o!==nr&&!n.some(s=>o.startsWith(s)));for(let[o,s]of Object.entries(co)){let a=t[o];a!==null&&r.push(`${uo}${s}=${encodeURIComponent(a)}`)}return`#${[nr,...r].join("&")}`}function Ya(e){let[t]=po(e);return t===void 0||t===nr||t.includes("=")}function po(e){return e.replace(/^#/,"").split("&").filter(t=>t!=="")}function Nf(e){try{return decodeURIComponent(e)}catch{return e}}function Qa(e){if(window.parent===window)return;let t=new MessageChannel;t.port1.onmessage=n=>{let r;try{r=JSON.parse(n.data)}catch{return}if(r.isReply)return;r.type==="experimental.DataReloaded"&&e();let o={type:r.type,id:r.id,payload:null,error:null,isReply:!0};t.port1.postMessage(JSON.stringify(o))},window.parent.postMessage("experimental.bootstrap","*",[t.port2])}var Of=1e3,fo={runs:null,choice:null,entry:null,compare:null,step:null,view:null,overview:null,shown:null,loading:!0,waiting:null,error:null,lostLink:null,lostKind:null};function el(){let[e,t]=P(fo),n=H(fo),r=se(_=>{n.current={...n.current,..._},t(n.current)},[]),o=H(null),s=H(new we),a=H(new we),l=H(void 0),u=se(async _=>{r({loading:!0,waiting:null,error:null});try{let b=await s.current.run(C=>xt(_,C,S=>r({waiting:S.message}),S=>r({overview:S,shown:_,waiting:Lf(S)})));if(b===null)return;let{overview:y,shown:w,lostKind:d}=b;if(r({overview:y,shown:w,loading:!1,waiting:null}),d===null)return;o.current&&(o.current={...o.current,kind:null}),r({choice:w,lostKind:d,step:null,view:null})}catch(b){r({error:Ja(b),overview:null,shown:null,loading:!1,waiting:null})}},[]),c=se((_,b,y)=>{o.current=null;let w={run:_.id,host:b,kind:y};r({choice:w,entry:_,step:null,view:null,lostLink:null,lostKind:null}),rr(n.current,{push:!0}),u(w)},[]),p=se(_=>{r({step:_}),rr(n.current)},[]),h=se(_=>{r({view:_}),rr(n.current)},[]),m=se(_=>{r({compare:_}),rr(n.current)},[]),f=se(async(_,b=null)=>{clearTimeout(l.current);let y=b?null:n.current.choice,w;try{w=await a.current.run(async M=>{let A=await vt({},M);return{runs:A,found:await $f(A,o.current,y,M)}})}catch(M){s.current.cancel();let{compare:A,step:X,view:ie}=n.current;r({...fo,compare:A,step:X,view:ie,loading:!1,error:Ja(M)});return}if(w===null)return;let{runs:d,found:C}=w;d.scanning&&(l.current=setTimeout(()=>{f(!1)},Of));let{entry:S,host:O,kind:G}=C,U=n.current.choice,I=S&&{run:S.id,host:O,kind:G};if(r({runs:d,entry:S,choice:I,lostLink:d.scanning?null:C.lost}),b&&r({...Za(b),lostKind:null}),I===null){s.current.cancel(),r({overview:null,shown:null,error:null,waiting:null,loading:d.scanning});return}let K=U===null||!Zt(I,U);K&&(y!==null||C.lost!==null)&&r({step:null,view:null}),(K||_)&&u(I)},[]),g=se(()=>{f(!0)},[]),v=se(_=>{o.current=_,f(!1,_)},[]);return j(()=>{let _=Wa();o.current=_,r(Za(_)),Qa(g);let b=Ka(v);return g(),()=>{b(),clearTimeout(l.current),s.current.cancel(),a.current.cancel()}},[]),{...e,choose:c,chooseStep:p,chooseView:h,compareWith:m,reload:g}}function Za(e){return{step:e.step,view:e.view,compare:Xa(e)}}async function $f({runs:e},t,n,r){let o=async c=>e.find(p=>p.id===c)??await en(c,r),s=(c,p)=>c.hosts.find(h=>h===p)??null;if(e.length>0&&t?.run){let c=await o(t.run);if(c)return{entry:c,host:s(c,t.host),kind:t.kind,lost:null}}let a=e.length>0?t?.run??null:null,l=e.length>0&&n?await o(n.run):null;return l?{entry:l,host:s(l,n.host),kind:n.kind,lost:a}:{entry:e.find(({status:c})=>c!=="empty")??e[0]??null,host:null,kind:null,lost:a}}function rr({choice:e,compare:t,step:n,view:r},{push:o}={push:!1}){if(e===null)return;let s={...e,compare:t?.run??null,compareHost:t?.host??null,compareKind:t?.kind??null,step:n,view:r};Ua(s,{push:o})}function Lf({run:e}){return`${e.files.length} of ${e.files.length+(e.pending?.length??0)} hosts so far`}function Ja(e){return e instanceof V?e:new V("page",e instanceof Error?e.message:String(e))}function tl(){let e=el(),{runs:t,overview:n,shown:r,loading:o,lostLink:s,lostKind:a,choice:l}=e;return i(T,{children:[i(Jt,{}),i("header",{class:"bar",children:[i("h1",{class:"visually-hidden",children:"Overview"}),e.entry&&l&&i(If,{page:e,entry:e.entry,choice:l}),n&&i(Un,{overview:n}),i("p",{class:"activity",role:"status",children:o&&n?e.waiting??"Loading …":t?.scanning?"Searching for runs …":""}),n&&r&&!ho(e)&&i(la,{shown:r})]}),i("main",{"aria-busy":o,children:[s!==null&&l&&i("p",{class:"banner",children:["The run “",s,"” of this address does not exist; this is “",l.run,"”."]}),a!==null&&n&&i("p",{class:"banner",children:["There are no steps “",a,"” here",be(n)!==null&&`; these are “${be(n)}”`,"."]}),l&&t?.message&&i("p",{class:"banner",children:[t.message," ",i("span",{class:"reason",children:t.hint})]}),ho(e)&&i("p",{class:"banner",role:"status",children:["This is still “",Ke(r),"”, while “",Ke(l),"” loads. ",i(Wn,{message:e.waiting})]}),i(Kn,{subject:n,onRetry:e.reload,children:i(Df,{page:e})})]})]})}function Df({page:e}){let{runs:t,overview:n,shown:r,choice:o,error:s,waiting:a,compare:l}=e;if(s)return i(qn,{error:s,onRetry:e.reload});if(n&&r){let u=ho(e);return i("div",{class:u?"is-stale":void 0,inert:u,children:i(tr,{overview:n,shown:r,step:u?null:e.step,onStep:e.chooseStep,view:u?null:e.view,onView:e.chooseView,children:l&&!u&&i(Ys,{overview:n,shown:r,baseline:l,view:e.view,onBaseline:e.compareWith,onClose:()=>e.compareWith(null)})},`${r.run} ${r.host??""} ${r.kind??""}`)})}return o?i(It,{title:a?"Still reading this profile":"Loading the overview …",detail:a??o.run,children:i(Wn,{message:a})}):t===null||t.scanning?i(It,{title:"Searching for profiles …",children:i(Wn,{message:null})}):i(It,{title:"No profile found",detail:t.message??"The log directory holds no profile.",hint:t.hint,children:i("button",{type:"button",onClick:e.reload,children:"Look again"})})}function If({page:e,entry:t,choice:n}){let{overview:r,shown:o}=e,s=o?.run===n.run?r?.steps?.kinds??[]:[];return i("div",{class:"pickers",children:[i(Xn,{label:"Run",chosen:n.run,onChoose:a=>e.choose(a,null,null)}),i(hn,{label:"Host",hosts:t.hosts,chosen:n.host,onChoose:a=>e.choose(t,a,n.kind)}),i(mn,{label:"Steps",kinds:s,chosen:n.kind,onChoose:a=>e.choose(t,n.host,a)}),i(na,{chosen:e.compare,onChoose:e.compareWith})]})}function ho({shown:e,choice:t,error:n}){return e===null||t===null||n?!1:!Zt(e,t)}function nl({overview:e}){let[t,n]=P(null),[r,o]=P(null);return i(T,{children:[i(Jt,{}),i("header",{class:"bar",children:[i("h1",{children:["Overview of ",e.run.id]}),i(Un,{overview:e})]}),i("main",{children:i(tr,{overview:e,step:t,onStep:n,view:r,onView:o})})]})}var rl=`.bar {
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
`;var ol=`/* All colours are custom properties of charts/palette.ts. */

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
`;var il=`.stacked-bar {
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
`;var sl=`.legend {
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
`;var al=`.verdict {
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
`;var ll=`.diagnostics > li {
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
`;var ul=`.facts {
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
`;var cl=`.findings {
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
`;var pl=`.headline > .definition {
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
`;var hl=`.metrics {
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
`;var ml=`.notice {
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
`;var dl=`main {
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
`;var gl=`.pickers {
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
`;var _l=`.step-graph {
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
`;var yl=`.table-scroll {
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
`;var bl=[ol,rl,gl,dl,yl,sl,pl,il,hl,_l,fl,ul,cl,ll,al,ml].join(`
`);var Ft=Qt();function eh(){let e=document.documentElement;e.lang="en",document.title=Ft?`Overview of ${Ft.run.id}`:"Overview",document.adoptedStyleSheets=[...document.adoptedStyleSheets,th()],Oo(n=>{e.dataset.theme=n});let t=document.createElement("div");t.id="overview",document.body.append(t),Co(Ft?i(nl,{overview:Ft}):i(tl,{}),t)}function th(){let e=new CSSStyleSheet;return e.replaceSync(`:root{color-scheme:light;${hr("light")}}:root[data-theme="dark"]{color-scheme:dark;${hr("dark")}}`+bl),e}Ft&&eh();export{eh as render};
