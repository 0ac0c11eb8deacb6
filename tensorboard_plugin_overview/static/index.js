/* Do not edit: built from frontend/ by "npm run build".
 * Third-party code in this file: see THIRD_PARTY_NOTICES.txt beside it. */
var $,ui,fl,Me,Zn,Ft,ci,Ht,pi,er,Jn,hl,gt=Symbol.for("pv"),Vt={},qt=[],dl=/^m(i|n|o|s|text|space)$/,tr=Array.isArray,fi=qt.slice,Oe=Object.assign;function Ne(e){e&&e.parentNode&&e.remove()}function Gt(e,t,n,r,i){var s={type:e,props:t,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:gt,__v:i||++ui,__i:-1,__u:0};return!i&&$.vnode&&$.vnode(s),s}function T(e){return e.children}function Ve(e,t){this.props=e,this.context=t,this.__g=0}function Te(e,t){if(t==null)return e.__&&Te(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:Te(e)}function ml(e){var t,n=e.__v,r=n.__e,i=[],s=[],a=e.__P;a&&((t=Oe({constructor:gt},n)).__v=n.__v+1,$.vnode&&$.vnode(t),nr(a,t,n,e.__n,a.namespaceURI,32&n.__u?[r]:null,i,r||Te(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,yi(i,t,s),n.__=n.__e=null,t.__e!=r&&hi(t))}function hi(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),hi(e)}function ai(e){(8&e.__g||(e.__g|=8,Me.push(e),Ft++))&&Zn==$.debounceRendering||((Zn=$.debounceRendering)||queueMicrotask)(di)}function di(){try{for(var e,t=1;Me.length;)Me.length>t&&Me.sort(ci),e=Me.shift(),t=Me.length,8&e.__g&&ml(e)}finally{(Ft=Me.length)&&(Zn||queueMicrotask)(di)}}function mi(e,t,n,r,i,s,a,l,c,u,p){var h,d,f,g,v,_,b=r.__k||qt,y=t.length;for(c=gl(n,t,b,c,y),h=0;h<y;h++)(f=n.__k[h])!=null&&(d=~f.__i&&b[f.__i]||Vt,f.__i=h,_=nr(e,f,d,i,s,a,l,c,u,p),g=f.__e,(d.ref!=f.ref||8&d.__u)&&(d.ref&&rr(d.ref,null,f,d),f.ref&&p.push(f.ref,f.__c||g,f)),v=v||g,4&f.__u?(c=gi(f,c,e,!d.__v),d.__e&&(d.__e=null)):typeof f.type=="function"&&_!==void 0?c=_:g&&(c=g.nextSibling),f.__u&=-21);return n.__e=v,c}function gl(e,t,n,r,i){var s,a,l,c,u,p,h,d,f,g=n.length,v=g,_=0,b=0,y=e.__k=Array(i);for(s=0;s<i;s++)(a=t[s])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=y[s]=Gt(null,a):tr(a)?a=y[s]=Gt(T,{children:a}):a.constructor===gt&&a.__b?a=y[s]=Gt(a.type,a.props,a.key,a.ref,a.__v):y[s]=a,c=s+_,a.__=e,a.__b=e.__b+1,l=null,~(u=a.__i=_l(a,n,c,v))&&(v--,(l=n[u])&&(l.__u|=2)),l&&l.__v?(a.__u|=16,u==c-1?_--:u==c+1?_++:u!=c&&(u>c?_--:_++,b=1)):(~u||(i>g?_--:i<g&&_++),typeof a.type!="function"&&(a.__u|=4))):y[s]=null;if(b){for(p=[],h=[],s=0;s<i;s++)if((a=y[s])&&16&a.__u){for(_=0,d=p.length;_<d;)p[f=_+d>>1]<a.__i?_=f+1:d=f;p[_]=a.__i,h[s]=_+1}for(_=p.length;s--;)h[s]&&(h[s]==_?_--:y[s].__u|=4)}if(v)for(s=0;s<g;s++)!(l=n[s])||2&l.__u||(l.__e==r&&(r=Te(l)),ir(l,l));return r}function gi(e,t,n,r){var i,s,a,l;if(typeof e.type=="function"){if(e.props.__P)return t;if(i=e.__k)for(s=0;s<i.length;s++)i[s]&&(i[s].__=e,t=gi(i[s],t,n,!1));return t}for(t&&!t.parentNode&&(t=Te(e))&&!t.parentNode&&(t=null),a=e.__e,l=t;l&&l.nodeType==8;)l=l.nextSibling;for(a!=l&&(!r&&n.moveBefore&&a.parentNode?n.moveBefore(a,t):n.insertBefore(a,t||null)),t=a;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function _l(e,t,n,r){var i,s=e.key,a=e.type,l=t[n],c=l&&!(2&l.__u);if(l===null&&s==null||c&&s==l.key&&a==l.type)return n;if(r>(c?1:0)){for(i=n-1;i>=0;i--)if((l=t[i])&&!(2&l.__u)&&s==l.key&&a==l.type)return i;for(i=n+1;i<t.length;i++)if((l=t[i])&&!(2&l.__u)&&s==l.key&&a==l.type)return i}return-1}function li(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function It(e,t,n,r,i){var s,a;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof r=="string"&&(e.style.cssText=r=""),r)for(t in r)n&&t in n||li(e.style,t);if(n)for(t in n)r&&n[t]==r[t]||li(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof r!="function"&&(r=null),(e.__e||(e.__e={}))[t]=n,n&&r||(a=Jn[t]||(Jn[t]=yl(t)),(e.__a||(e.__a={}))[t]=er,s=t!=(t=t.replace(pi,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,a,s):e.removeEventListener(t,a,s));else{if(i=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function yl(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[Ht]==null)t[Ht]=er++;else if(t[Ht]<this.__a[e])return;return n($.event?$.event(t):t)}}}function nr(e,t,n,r,i,s,a,l,c,u){var p,h,d,f,g,v,_,b,y,w,m,C,S,O,G,U,I,K,M=t.type;if(t.constructor!==gt)return null;128&n.__u&&(c=32&n.__u,p=n.__c.__z)&&(t.__u|=c,h=s=[],p.nodeType==8?l=zt(p,s):s.push(p),l=s[0]||l),(p=$.__b)&&p(t);e:if(typeof M=="function"){d=a.length;try{if(b=t.props,y=(p=M.prototype)&&p.render,w=(p=M.contextType)&&r[p.__c],m=p?w?w.props.value:p.__:r,(f=n.__c)?(t.__c=f,2&f.__g&&(f.__g|=1)):(y?t.__c=f=new M(b,m):(t.__c=f=new Ve(b,m),f.constructor=M,f.render=wl),w&&w.sub(f),f.state||(f.state={}),f.__n=r,f.__g|=8,f.__h=[],f.__k=[]),y&&(f.__s||(f.__s=f.state),M.getDerivedStateFromProps&&(f.__s==f.state&&(f.__s=Oe({},f.__s)),Oe(f.__s,M.getDerivedStateFromProps(b,f.__s)))),g=f.props,v=f.state,f.__v=t,n.__c){if(b!==g&&y&&!M.getDerivedStateFromProps&&f.componentWillReceiveProps&&f.componentWillReceiveProps(b,m),t.__v==n.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(b,f.__s,m)===!1){t.__v!=n.__v&&(f.props=b,f.state=f.__s,f.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(E){E&&(E.__=t)}),qt.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&a.push(f),l=Te(n);break e}f.componentWillUpdate&&f.componentWillUpdate(b,f.__s,m),y&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(g,v,_)})}else y&&!M.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),y&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=m,f.props=b,f.__P=e,f.__g&=-5,C=$.__r,S=y?25:0;do f.__g&=-9,C&&C(t),p=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++S<25);y&&(qt.push.apply(f.__h,f.__k),f.__k=[]),f.state=f.__s,f.getChildContext&&(r=Oe({},r,f.getChildContext())),y&&n.__c&&f.getSnapshotBeforeUpdate&&(_=f.getSnapshotBeforeUpdate(g,v)),O=p&&p.type===T&&p.key==null?p.props.children:p,b.__P&&(p=l,i=(e=b.__P).namespaceURI,c=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(E){E&&ir(E,E)}),n.__k=null),l=n.__k?Te(n,0):null),l=mi(e,tr(O)?O:[O],t,n,r,i,s,a,l,c,u),b.__P&&(t.__e=null,l=p),t.__u&=-161,h&&h.some(Ne),f.__h.length&&a.push(f),1&f.__g&&(f.__g&=-4)}catch(E){if(a.length=d,t.__v=null,c||s)if(E&&E.then){if(t.__u|=128|c,s){for(~(I=s.indexOf(l||void 0))||(I=s.length);(K=s[I-1])&&K.nodeType==8;)I--;for(;I<s.length;I++)if(K=s[I])if(s[I]=null,G){if(K==U)break}else{if(K.nodeType!=8)break;K.data.startsWith("$s")&&(U=zt(G=K))}}if(!G){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;G=l}(p=zt(G=t.__c.__z||(t.__c.__z=G)))?(t.__e=G,l=p):t.__e=l,l=l&&l.nextSibling}else s&&s.some(Ne);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),E&&E.then||_i(t),$.__e(E,t,n)}}else l=t.__e=bl(n.__e,t,n,r,i,s,a,c,u,e);return(p=$.diffed)&&p(t),l}function zt(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function _i(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(_i))}function yi(e,t,n){for(var r=0;r<n.length;)rr(n[r++],n[r++],n[r++]);$.__c&&$.__c(t,e),e.some(function(i){try{e=i.__h,i.__h=[],e.some(function(s){s.call(i)})}catch(s){$.__e(s,i.__v)}})}function bl(e,t,n,r,i,s,a,l,c,u){var p,h,d,f,g,v,_,b,y=n.props||Vt,w=t.props,m=t.type;if(m=="svg"?i="http://www.w3.org/2000/svg":m=="math"?i="http://www.w3.org/1998/Math/MathML":i||(i="http://www.w3.org/1999/xhtml"),s){for(p=0;p<s.length;p++)if((g=s[p])&&(m?g.localName==m:g.nodeType==3)){e=g,s[p]=null;break}}if(!e){if(b=u.ownerDocument||document,!m)return b.createTextNode(w);e=b.createElementNS(i,m,w.is?w:u),l&&($.__m&&$.__m(t,s),l=!1),s=null}if(m){if(u=m=="template"&&e.content||e,s=m=="textarea"&&w.defaultValue!=null?null:s&&fi.call(u.childNodes),!l&&s)for(y={},p=0;p<e.attributes.length;p++)y[(g=e.attributes[p]).name]=g.value;for(p in y)g=y[p],p=="dangerouslySetInnerHTML"?d=g:p=="children"||p in w||p=="value"&&"defaultValue"in w||p=="checked"&&"defaultChecked"in w||It(e,p,null,g,i);for(p in w)g=w[p],p=="children"?f=g:p=="dangerouslySetInnerHTML"?h=g:p=="value"?v=g:p=="checked"?_=g:l&&typeof g!="function"||y[p]===g||It(e,p,g,y[p],i);h?(l||d&&(h.__html==d.__html||h.__html==e.innerHTML)||(e.innerHTML=h.__html),t.__k=[]):(d&&(e.textContent=""),(m=="foreignObject"||i=="http://www.w3.org/1998/Math/MathML"&&dl.test(m))&&(i="http://www.w3.org/1999/xhtml"),mi(u,tr(f)?f:[f],t,n,r,i,s,a,s?s[0]:n.__k&&Te(n,0),l,c),s&&s.some(Ne)),l&&m!="textarea"||(p="value",m=="progress"&&v==null?e.removeAttribute(p):v==null||v===e[p]&&(m!="progress"||v)||It(e,p,v,y[p],i),p="checked",_!=null&&_!=e[p]&&It(e,p,_,y[p],i))}else y===w||l&&e.data==w||(e.data=w);return e}function rr(e,t,n,r){try{typeof e=="function"?t?t.__x=e(t)||1:r&&(r=r.__c||r.__e)&&(t=r.__x)&&(r.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(i){$.__e(i,n)}}function ir(e,t,n){var r,i,s,a;if($.unmount&&$.unmount(e),!(r=e.ref)||r.current&&r.current!=e.__e||rr(r,null,t,e),r=e.__c){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(l){$.__e(l,t)}r.__P=r.__n=null}if(r=e.__k)for(a=0;a<r.length;a++)r[a]&&ir(r[a],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(r=e.__c)&&(r=r.__z)&&(i=zt(r,s=[]))&&(r==e.__e&&s.some(Ne),Ne(i),Ne(r)),n||Ne(e.__e),e.__e=e.__c=e.__=null}function wl(e,t,n){return this.constructor(e,n)}function bi(e,t){var n,r,i,s;$.__&&$.__(e,t),t.nodeType==9&&(t=t.documentElement),r=(n=e&&32&e.__u)?null:t.__k,t.__k=Gt(T,{children:[e]}),i=[],s=[],nr(t,t.__k,r||Vt,Vt,t.namespaceURI,r?null:t.firstChild?fi.call(t.childNodes):null,i,r?r.__e:t.firstChild,n,s),yi(i,t.__k,s),t.__k.props.children=null}$={__e:function(e,t,n,r){for(var i,s,a;t=t.__;)if((i=t.__c)&&!(1&i.__g)){i.__g|=4;try{if((a=(s=i.constructor)&&s.getDerivedStateFromError)&&i.setState(s.getDerivedStateFromError(e)),i.componentDidCatch&&(i.componentDidCatch(e,r||{}),a=1),a&&8&i.__g)return void(i.__g|=2)}catch(l){e=l}}throw Ft=0,e}},ui=0,fl=function(e){return e!=null&&e.constructor===gt},Ve.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=Oe({},this.state)),typeof e=="function"&&(e=e(Oe({},n),this.props)),e&&(Oe(n,e),this.__v&&(t&&this.__k.push(t),ai(this)))},Ve.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),ai(this))},Ve.prototype.render=T,Me=[],Ft=0,ci=function(e,t){return e.__v.__b-t.__v.__b},Ht=Symbol(),pi=/(PointerCapture)$|Capture$/i,er=0,Jn={},hl=0;var vl="overview-document",or;function Wt(){if(or===void 0){let e=document.getElementById(vl)?.textContent;or=e?JSON.parse(e):null}return or}var sr={light:{other:"#78808a",compilation:"#7c41b4",output:"#1a7b63",input:"#f86107",launch:"#8f5e0d",host:"#37a55a",collectives:"#a3243b",transfer:"#c556b2",compute:"#475ae5"},dark:{other:"#6f7883",compilation:"#a76fe1",output:"#66d7d7",input:"#e07601",launch:"#e9d668",host:"#94bf73",collectives:"#cb4835",transfer:"#ec8cba",compute:"#66a5fe"}},Ut=Object.keys(sr.light),xi={light:{ground:"#f4f5f7",raised:"#ffffff",sunken:"#f0f2f5",line:"#dde1e6","line-strong":"#868e98",text:"#1a1f26",muted:"#59626d",accent:"#1f5fbf",warn:"#8f5a00",bad:"#b3261e",good:"#0b6e3f"},dark:{ground:"#101317",raised:"#181c22",sunken:"#20252c",line:"#2d333c","line-strong":"#6d7681",text:"#e7eaee",muted:"#9fa8b3",accent:"#7db8ff",warn:"#f0b657",bad:"#ff8f85",good:"#6fd39a"}},wi=.3;function xl(e,t){let n=vi(xi[e].raised);return`#${vi(sr[e][t]).map((i,s)=>Math.round(wi*i+(1-wi)*n[s])).map(i=>i.toString(16).padStart(2,"0")).join("")}`}function vi(e){return[1,3,5].map(t=>parseInt(e.slice(t,t+2),16))}function ar(e){return`var(--cat-${e})`}function ki(e){return`var(--gap-${e})`}function lr(e){let t=Object.entries(sr[e]).map(([i,s])=>`--cat-${i}:${s};`),n=Ut.map(i=>`--gap-${i}:${xl(e,i)};`),r=Object.entries(xi[e]).map(([i,s])=>`--${i}:${s};`);return[...t,...n,...r].join("")}var kl="dark-mode";function Si(e){let t=Sl();if(t){let i=()=>e(t.classList.contains(kl)?"dark":"light"),s=new MutationObserver(i);return s.observe(t,{attributes:!0,attributeFilter:["class"]}),i(),()=>s.disconnect()}let n=window.matchMedia("(prefers-color-scheme: dark)"),r=()=>e(n.matches?"dark":"light");return n.addEventListener("change",r),r(),()=>n.removeEventListener("change",r)}function Sl(){try{return window.parent===window?null:window.parent.document.body}catch{return null}}function Kt(e,t){return e.run===t.run&&e.host===t.host&&e.kind===t.kind}function qe({run:e,host:t,kind:n}){return[e,t,n&&`steps ${n}`].filter(Boolean).join(", ")}function We({run:e,host:t,kind:n}){let r=new URLSearchParams({run:e});return t!==null&&r.set("host",t),n!==null&&r.set("kind",n),r}function ye({steps:e}){return e?.kinds.find(({leading:t})=>t)?.name??null}var Ml=Symbol.for("pv"),Tl=0;function o(e,t,n,r,i,s){t||(t={});var a,l,c=t;if("ref"in c&&typeof e!="function")for(l in c={},t)l=="ref"?a=t[l]:c[l]=t[l];var u={type:e,props:c,key:n,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ml,__v:--Tl,__i:-1,__u:0};return(i||s)&&(u.__source=i,u.__self=s),$.vnode&&$.vnode(u),u}var $e=8,Cl=3,Pl={compute:null,other:o("circle",{cx:2,cy:2,r:1.2}),compilation:o("path",{d:"M0,0l8,8M8,0l-8,8"}),output:o("path",{d:"M0,2h8M0,6h8"}),input:o("path",{d:"M-2,2l4,-4M0,8l8,-8M6,10l4,-4"}),launch:o("path",{d:"M2,0v8M6,0v8"}),host:o("circle",{cx:4,cy:4,r:2}),collectives:o("path",{d:"M-2,6l4,4M0,0l8,8M6,-2l4,4"}),transfer:o("path",{d:"M0,4h8M4,0v8"})};function Xt(){return o("svg",{class:"pattern-defs",width:0,height:0,"aria-hidden":"true",children:o("defs",{children:[Ut.map(e=>o("pattern",{id:`pattern-${e}`,class:"tile",width:$e,height:$e,patternUnits:"userSpaceOnUse",children:Pl[e]},e)),Ut.map(e=>o("pattern",{id:`gap-${e}`,width:$e,height:$e,patternUnits:"userSpaceOnUse",patternTransform:"rotate(-45)",children:[o("rect",{width:$e,height:$e,fill:ki(e)}),o("rect",{width:Cl,height:$e,fill:ar(e)})]},e)),o("pattern",{id:"incomplete-hatch",width:6,height:6,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)",children:[o("rect",{class:"hatch-veil",width:6,height:6}),o("rect",{class:"hatch-line",width:2,height:6})]})]})})}function Mi({role:e,gap:t=!1}){return t?`url(#gap-${e})`:ar(e)}function Ti({id:e,d:t,look:n,dimmed:r}){return o("g",{class:r?"is-dimmed":void 0,children:[o("path",{"data-category":e,d:t,fill:Mi(n),"shape-rendering":"crispEdges"}),o("path",{class:"pattern",d:t,fill:`url(#pattern-${n.role})`})]})}function ur({look:e}){return o("svg",{class:"patterned-fill",width:"100%",height:"100%","aria-hidden":"true",children:[o("rect",{width:"100%",height:"100%",fill:Mi(e)}),o("rect",{class:"pattern",width:"100%",height:"100%",fill:`url(#pattern-${e.role})`})]})}function he({look:e}){return o("span",{class:"swatch","aria-hidden":"true",children:o(ur,{look:e})})}var El=2e3,V=class extends Error{constructor(n,r,i=null,s=null,a=null){super(r);this.code=n;this.hint=i;this.status=s;this.retryAfterSeconds=a;this.name="ApiError"}code;hint;status;retryAfterSeconds},Al=50,cr=500;function _t({search:e="",offset:t=0,limit:n=Al}={},r){let i=new URLSearchParams({limit:String(n)});return e!==""&&i.set("search",e),t>0&&i.set("offset",String(t)),Ei(`./runs?${i}`,r)}async function jt(e,t){for(let n=0;;n+=cr){let{runs:r}=await _t({search:e,offset:n,limit:cr},t),i=r.find(s=>s.id===e);if(i)return i;if(r.length<cr)return null}}async function Pi(e,t,n,r){let i=We(e);for(e.host===null&&r&&i.set("partial","1");;){let s=await bt(`./overview?${i}`,t,n);if(s.schema_version!==1)throw new V("unknown_schema",`The server sent version ${s.schema_version} of the overview document; this page reads version ${1}.`,"Reload the browser tab, so that page and server come from the same installation.");if(Rl(s))throw new V("old_server","The server is of an older version than this page.","The package was upgraded while TensorBoard ran: restart TensorBoard.");if(!s.run.pending?.length)return s;r?.(s),await Ai(El,t)}}function Rl({metrics:e}){return Object.values(e).some(({category:t})=>t===void 0)}async function yt(e,t,n,r){let i={...e,kind:null};try{let s=await Pi(e,t,n,r),a=e.kind===null||ye(s)===e.kind;return{overview:s,shown:a?e:i,lostKind:a?null:e.kind}}catch(s){if(e.kind===null||!(s instanceof V)||s.code!=="unknown_kind")throw s}return{overview:await Pi(i,t,n,r),shown:i,lostKind:e.kind}}async function bt(e,t,n){for(;;)try{return await Ei(e,t)}catch(r){if(!(r instanceof V)||r.retryAfterSeconds===null)throw r;n?.(r),await Ai(r.retryAfterSeconds*1e3,t)}}async function Ei(e,t){if(Wt()!==null)throw new V("exported_page","This page is an export: it holds this overview, and has no server to ask for more.","Open the run in TensorBoard.");let n;try{n=await fetch(e,{signal:t??null,headers:{Accept:"application/json"}})}catch(i){throw t?.aborted?i:new V("network","TensorBoard does not answer.","Check that the tensorboard process is still running, then retry.")}let r;try{r=await n.json()}catch(i){if(t?.aborted)throw i;r=null}if(!n.ok)throw Nl(n,r);if(r===null||typeof r!="object")throw new V("bad_answer",`The answer of ${e} is not JSON.`,null,n.status);return r}function Nl(e,t){let n=t?.error,r=e.status===503?Ol(e.headers.get("Retry-After")):null;return n&&typeof n.message=="string"?new V(n.code,n.message,n.hint??null,e.status,r):new V("bad_answer",`The server answered ${e.status} without saying why.`,"The terminal in which tensorboard runs may show more.",e.status,r)}function Ol(e){let t=e===null?Number.NaN:Number(e);return Number.isFinite(t)?Math.min(30,Math.max(.25,t)):1}function Ai(e,t){return new Promise((n,r)=>{let i=()=>{clearTimeout(s),r(t?.reason)},s=setTimeout(()=>{t?.removeEventListener("abort",i),n()},e);t?.aborted?i():t?.addEventListener("abort",i,{once:!0})})}var be=class{controller=null;async run(t){this.cancel();let n=new AbortController;this.controller=n;try{let r=await t(n.signal);return n.signal.aborted?null:r}catch(r){if(n.signal.aborted)return null;throw r}}cancel(){this.controller?.abort(),this.controller=null}};async function Ri(e,t,n,r){let i=new URLSearchParams({a:e.run,b:t.run});return e.host!==null&&i.set("host_a",e.host),t.host!==null&&i.set("host_b",t.host),e.kind!==null&&i.set("kind_a",e.kind),t.kind!==null&&i.set("kind_b",t.kind),bt(`./compare?${i}`,n,r)}var $l,Ni=new Map;function de(e,t){let n=Ni.get(t);return n||(n=new Intl.NumberFormat($l,{minimumFractionDigits:t,maximumFractionDigits:t,useGrouping:"min2"}),Ni.set(t,n)),n.format(e)}function le(e){return typeof e=="number"&&Number.isFinite(e)}function x(e){if(!le(e))return"–";let t=Ce(e);return`${pr(e,t)} ${t}`}var me={µs:.001,ms:1,s:1e3};function Ce(e){let t=Math.abs(e);return t>=999.95?"s":t>0&&t<.01?"µs":"ms"}function pr(e,t){return le(e)?wt(e/me[t]):"–"}function Yt(e,t){let n=Ce(e),r=Li(e/me[n]);return`± ${de(t/me[n],r)} ${n}`}function Qt(e,t){if(!le(e))return"–";let n=le(t)&&t!==0?` (${we(100*e/Math.abs(t),"%")})`:"";return we(e,"ms")+n}function we(e,t){if(!le(e))return"–";let n=e>0?"+":e<0?"−":"",r=ie(Math.abs(e),t);return r.startsWith("<")?r:n+r}function z(e){return le(e)?`${Ll(e)} %`:"–"}function Ll(e){return e===0||e===100?String(e):e>0&&e<.05?`<${de(.1,1)}`:e<100&&e>=99.95?`>${de(99.9,1)}`:de(e,1)}function A(e){return le(e)?de(Math.round(e),0):"–"}function J(e){return le(e)?Number.isInteger(e)?de(e,0):wt(e):"–"}function ie(e,t){if(!le(e))return"–";switch(t){case"ms":return x(e);case"%":return z(e);case"count":return J(e);case"1/s":return`${wt(e)} / s`;default:return t===""?wt(e):`${wt(e)} ${t}`}}function Zt(e,t){return de(e,Math.max(0,-Math.floor(Math.log10(t)+1e-9)))}function Oi(e){let t=e.lastIndexOf(" ");return t<0?[e,""]:[e.slice(0,t),e.slice(t+1)]}function Jt(e){return ie(e.value,e.unit)}function te(e){return e.replace(Dl,"$1 $2")}var Dl=/(\d) (%|(?:µs|ms|s|[kMGT]?B|[GT]?FLOPs?(?:\/s)?|[GT]B\/s|steps?)(?![\w/]))/g;function en(e){if(!le(e))return"–";let t=["B","kB","MB","GB","TB"],n=e,r=0;for(;n>=999.5&&r<t.length-1;)n/=1e3,r+=1;return`${de(n,r===0||n>=99.95?0:1)} ${t[r]}`}function $i(e){if(!le(e)||e<=0)return"–";let t=new Date(e/1e6);return Number.isNaN(t.getTime())?"–":`${t.toISOString().slice(0,19).replace("T"," ")} UTC`}function L(e,t){return`${A(e)} ${t}${e===1?"":"s"}`}function Ue(e){let t=e.replace(/_/g," ").trim();return t.charAt(0).toUpperCase()+t.slice(1)}function Li(e){let t=Math.abs(e);return t===0||t>=1e3?0:t>=99.995?1:t>=9.9995?2:3}function wt(e){return e!==0&&Math.abs(e)<5e-4?`${e<0?">-":"<"}${de(.001,3)}`:de(e,Li(e))}var Di={step:"step_time",period:"step_period"},Bl=10;function Bi(e,t){return(t==="step"?Ke(e):[...Ke(e),...vt(e)]).filter(fr)}function tn({loop:e}){return e.gap_percent>Bl?"period":"step"}function Ii({columns:e}){return e.period_ms.some(t=>t!==null)}function nn({columns:{duration_ms:e,period_ms:t}},n){return n==="step"?e:e.map((r,i)=>Math.max(r,t[i]??0))}function Ke(e){return e.categories.map(t=>({...t,key:t.id,values:e.columns[t.id]??[]}))}function vt({gap:e}){return e.categories.map(t=>({...t,key:`gap-${t.id}`,gap:!0,values:e.columns[t.id]}))}function fr({values:e}){for(let t=0;t<e.length;t+=1)if((e[t]??0)>0)return!0;return!1}function Hi(e,t){let n=new Set(t==="period"?hr(e):[]);return{isOutlier:Il(e),hasLongGap:r=>n.has(r)}}function hr({findings:e}){return e.find(({id:t})=>t==="long_gap")?.look_at.steps??[]}function Il({headline:e,steps:t}){let n=e?.outliers;if(!t||!n||n.count===0)return()=>!1;let{complete:r,duration_ms:i}=t.columns;return s=>r[s]&&i[s]>n.above_ms}function Xe(e){return e.reduce((t,n)=>Math.max(t,n),0)}function rn(e){let t=new Float64Array(e).sort(),n=t.length>>1;return t.length===0?0:t.length%2===1?t[n]:(t[n-1]+t[n])/2}function on(e,t){let n=String(e.columns.number[t]??t),r=e.columns.name[t]??"",i=`Step ${n}`;return r===""||r===n||r===i?i:`${i} · ${r}`}var Le,W,dr,Gi,mr=Object.is,kt=0,ji=[],gr=[],q=$,zi=q.__b,Fi=q.__r,Vi=q.diffed,qi=q.__c,Wi=q.unmount,Ui=q.__;function St(e,t){q.__h&&q.__h(W,e,kt||t),kt=0;var n=W.__H||(W.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function P(e){return kt=1,Hl(Qi,e)}function Hl(e,t,n){var r=St(Le++,2);if(r.t=e,!r.__c&&(r.__=[n?n(t):Qi(void 0,t),function(s){var a=(r.__N||r.__)[0],l=r.t(a,s);mr(a,l)||(r.__N=[l,r.__[1]],r.__c.setState({}))}],r.__c=W,!W.__f)){W.__f=!0;var i=W.shouldComponentUpdate;W.shouldComponentUpdate=function(s,a,l){var c=this.__H;if(!c)return!0;var u=!1,p=this.props!=s;if(c.__.some(function(d){d.__N&&(u=!0,mr(d.__[0],d.__N[0])||(p=!0))}),i){var h=i.call(this,s,a,l);return u?h||p:h}return!u||p}}return r.__}function j(e,t){var n=St(Le++,3);!q.__s&&yr(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,W.__H.__h.push(n))}function Yi(e,t){var n=St(Le++,4);!q.__s&&yr(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,W.__h.push(n))}function H(e){return kt=5,F(function(){return{current:e}},[])}function F(e,t){var n=St(Le++,7);return yr(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function se(e,t){return kt=8,F(function(){return e},t)}function ve(){var e=St(Le++,11);if(!e.__){for(var t=W.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function Gl(){var e;do{for(;e=gr.shift();)try{xt(e)}catch(n){q.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=ji.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(xt),t.__h.some(_r),t.__h=[]}catch(n){t.__h=[],q.__e(n,e.__v)}}}while(gr.length)}q.__b=function(e){W=null,zi&&zi(e)},q.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Ui&&Ui(e,t)},q.__r=function(e){Fi&&Fi(e),Le=0;var t=(W=e.__c).__H;t&&(dr==W?W.__h=[]:(t.__h.some(xt),t.__h.some(_r),Le=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),dr=W},q.diffed=function(e){Vi&&Vi(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Xi(ji.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),dr=W=null},q.__c=function(e,t){t.some(function(n){try{n.__h.some(xt),n.__h=n.__h.filter(function(r){return!r.__||_r(r)})}catch(r){n.__h=[function(){throw r}]}}),qi&&qi(e,t)},q.unmount=function(e){Wi&&Wi(e);var t,n,r=e.__c;r&&r.__H&&(r.__H.__.some(function(i){try{if(i.__P&&i.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}i.__P=n,Xi(gr.push(i))}else xt(i)}catch(s){t=s}}),r.__H=void 0,t&&q.__e(t,r.__v))};var Ki=typeof requestAnimationFrame=="function";function zl(e){var t,n=function(){clearTimeout(r),Ki&&cancelAnimationFrame(t),setTimeout(e)},r=setTimeout(n,35);Ki&&(t=requestAnimationFrame(n))}function Xi(e){e!=1&&Gi==q.requestAnimationFrame||((Gi=q.requestAnimationFrame)||zl)(Gl)}function xt(e){var t=W,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),W=t}function _r(e){var t=W;e.__c=e.__(),W=t}function yr(e,t){return!e||e.length!=t.length||t.some(function(n,r){return!mr(n,e[r])})}function Qi(e,t){return typeof t=="function"?t(e):t}function sn(e,t,n){let[r,i]=P({kind:"loading",detail:null}),[s,a]=P(0),l=H(new be);return j(()=>{let c=u=>i({kind:"loading",detail:u});return c(null),l.current.run(u=>e(u,({message:p})=>c(p))).then(u=>u!==null&&i({kind:"loaded",value:u})).catch(u=>i({kind:"failed",error:Fl(u,t),retry:()=>a(s+1)})),()=>l.current.cancel()},[...n,s]),r}function Fl(e,t){return e instanceof V?e.status!==404||e.code!=="bad_answer"?e:new V("no_route",t,"It is of an older version than this page: restart TensorBoard.",404):new V("page",String(e))}function Y(e){let{caption:t,columns:n,rowCount:r,pageSize:i=50,rowClass:s,rowName:a,origin:l,pointedRow:c=null}=e,u=Math.max(1,Math.ceil(r/i)),[p,h]=P(0),[d,f]=P(null),g=ve(),v=H(null);j(()=>{c!==null&&h(Math.floor(c/i))},[c]);let _=Math.min(p,u-1),b=_*i,y=Math.min(r,b+i);j(()=>{c!==null&&v.current?.scrollIntoView?.({block:"center"})},[c,_]);let w=Array.from({length:y-b},(m,C)=>b+C);return o("div",{class:"table-block",children:[o("div",{class:"table-scroll",tabindex:0,role:"group","aria-label":t,children:o("table",{children:[o("caption",{class:"visually-hidden",children:t}),o("thead",{children:o("tr",{children:n.map(m=>o("th",{scope:"col",class:m.numeric?"numeric":void 0,children:m.definition?o("button",{type:"button",class:"column-head",title:m.definition,"aria-expanded":d===m.key,"aria-controls":g,onClick:()=>f(d===m.key?null:m.key),children:m.head}):m.head},m.key))})}),o("tbody",{children:w.map(m=>o("tr",{ref:m===c?v:void 0,class:[s?.(m),m===c?"is-pointed":""].filter(Boolean).join(" ")||void 0,children:n.map((C,S)=>S===0?o("th",{scope:"row",class:C.numeric?"numeric":void 0,children:C.cell(m)},C.key):o("td",{class:C.numeric?"numeric":void 0,children:C.cell(m)},C.key))},m))})]})}),u>1&&o(Vl,{page:_,pages:u,onTurn:h,rows:[b+1,y,r]}),o(ql,{id:g,columns:n,rows:w,rowName:a,origin:l,opened:d,onOpen:f})]})}function Vl({page:e,pages:t,onTurn:n,rows:r}){let[i,s,a]=r.map(A);return o("div",{class:"pager",role:"group","aria-label":"Pages of the table",children:[o("button",{type:"button",disabled:e===0,onClick:()=>n(0),children:"First"}),o("button",{type:"button",disabled:e===0,onClick:()=>n(e-1),children:"Previous"}),o("span",{role:"status",children:["Rows ",i," to ",s," of ",a]}),o("button",{type:"button",disabled:e===t-1,onClick:()=>n(e+1),children:"Next"}),o("button",{type:"button",disabled:e===t-1,onClick:()=>n(t-1),children:"Last"})]})}function ql({id:e,columns:t,rows:n,rowName:r,origin:i,opened:s,onOpen:a}){let l=t.filter(({definition:c})=>c);return l.length===0?null:o("details",{id:e,class:"how",open:s!==null,onToggle:c=>{c.currentTarget.open!==(s!==null)&&a(c.currentTarget.open?"":null)},children:[o("summary",{children:"What the columns mean, and where they come from"}),o("dl",{class:"formulas",children:[l.map(({key:c,head:u,definition:p,formula:h,substituted:d})=>o("div",{class:c===s?"is-pointed":void 0,children:[o("dt",{children:u}),o("dd",{children:[p,h&&o("span",{class:"formula definition",children:["Formula: ",h]}),d&&r&&c===s&&o(Wl,{rows:n,name:r,substituted:d})]})]},c)),i&&o(T,{children:[o("div",{children:[o("dt",{children:"Window"}),o("dd",{children:i.window})]}),o("div",{children:[o("dt",{children:"Files"}),o("dd",{children:i.files})]})]})]})]})}function Wl({rows:e,name:t,substituted:n}){let r=e.map(i=>[i,n(i)]).filter(([,i])=>i!==null);return o("ul",{class:"worked",children:r.map(([i,s])=>o("li",{children:[t(i),": ",o("span",{class:"number",children:s})]},i))})}function N({id:e,title:t,note:n,actions:r,children:i}){return o("section",{class:"panel",id:e,"aria-labelledby":`${e}-title`,children:[o("header",{class:"panel-head",children:[o("h2",{id:`${e}-title`,children:t}),n&&o("p",{class:"panel-note",children:n}),r&&o("div",{class:"panel-actions",children:r})]}),i]})}function ee({kind:e,children:t}){return o("span",{class:e?`tag tag-${e}`:"tag",children:t})}var Zi="";function an({label:e,hosts:t,chosen:n,onChoose:r}){let i=ve();return o("p",{class:"picker",children:[o("label",{for:i,children:e}),o("select",{id:i,value:n??Zi,onChange:s=>r(s.currentTarget.value||null),children:[o("option",{value:Zi,children:["All hosts (",t.length,")"]}),t.map(s=>o("option",{value:s,children:s},s))]})]})}function ln({label:e,kinds:t,chosen:n,onChoose:r}){let i=ve();return t.length<2?null:o("p",{class:"picker",children:[o("label",{for:i,children:e}),o("select",{id:i,value:n??t.find(({leading:s})=>s)?.name,onChange:s=>r(s.currentTarget.value),children:t.map(({name:s,count:a,mean_ms:l})=>o("option",{value:s,children:[s," (",A(a),", ",x(l),")"]},s))})]})}function De(e,t){return e==null||t==null?NaN:e<t?-1:e>t?1:e>=t?0:NaN}function Ul(e,t){return e==null||t==null?NaN:t<e?-1:t>e?1:t>=e?0:NaN}function eo(e){let t,n,r;e.length!==2?(t=De,n=(l,c)=>De(e(l),c),r=(l,c)=>e(l)-c):(t=e===De||e===Ul?e:Kl,n=e,r=e);function i(l,c,u=0,p=l.length){if(u<p){if(t(c,c)!==0)return p;do{let h=u+p>>>1;n(l[h],c)<0?u=h+1:p=h}while(u<p)}return u}function s(l,c,u=0,p=l.length){if(u<p){if(t(c,c)!==0)return p;do{let h=u+p>>>1;n(l[h],c)<=0?u=h+1:p=h}while(u<p)}return u}function a(l,c,u=0,p=l.length){let h=i(l,c,u,p-1);return h>u&&r(l[h-1],c)>-r(l[h],c)?h-1:h}return{left:i,center:a,right:s}}function Kl(){return 0}function Xl(e){return e===null?NaN:+e}function*jl(e,t){if(t===void 0)for(let n of e)n!=null&&(n=+n)>=n&&(yield n);else{let n=-1;for(let r of e)(r=t(r,++n,e))!=null&&(r=+r)>=r&&(yield r)}}var to=eo(De),no=to.right,Sh=to.left,Mh=eo(Xl).center;var Th=ro(io),Ch=ro(Yl);function ro(e){return function(t,n,r=n){if(!((n=+n)>=0))throw new RangeError("invalid rx");if(!((r=+r)>=0))throw new RangeError("invalid ry");let{data:i,width:s,height:a}=t;if(!((s=Math.floor(s))>=0))throw new RangeError("invalid width");if(!((a=Math.floor(a!==void 0?a:i.length/s))>=0))throw new RangeError("invalid height");if(!s||!a||!n&&!r)return t;let l=n&&e(n),c=r&&e(r),u=i.slice();return l&&c?(je(l,u,i,s,a),je(l,i,u,s,a),je(l,u,i,s,a),Ye(c,i,u,s,a),Ye(c,u,i,s,a),Ye(c,i,u,s,a)):l?(je(l,i,u,s,a),je(l,u,i,s,a),je(l,i,u,s,a)):c&&(Ye(c,i,u,s,a),Ye(c,u,i,s,a),Ye(c,i,u,s,a)),t}}function je(e,t,n,r,i){for(let s=0,a=r*i;s<a;)e(t,n,s,s+=r,1)}function Ye(e,t,n,r,i){for(let s=0,a=r*i;s<r;++s)e(t,n,s,s+a,r)}function Yl(e){let t=io(e);return(n,r,i,s,a)=>{i<<=2,s<<=2,a<<=2,t(n,r,i+0,s+0,a),t(n,r,i+1,s+1,a),t(n,r,i+2,s+2,a),t(n,r,i+3,s+3,a)}}function io(e){let t=Math.floor(e);if(t===e)return Ql(e);let n=e-t,r=2*e+1;return(i,s,a,l,c)=>{if(!((l-=c)>=a))return;let u=t*s[a],p=c*t,h=p+c;for(let d=a,f=a+p;d<f;d+=c)u+=s[Math.min(l,d)];for(let d=a,f=l;d<=f;d+=c)u+=s[Math.min(l,d+p)],i[d]=(u+n*(s[Math.max(a,d-h)]+s[Math.min(l,d+h)]))/r,u-=s[Math.max(a,d-p)]}}function Ql(e){let t=2*e+1;return(n,r,i,s,a)=>{if(!((s-=a)>=i))return;let l=e*r[i],c=a*e;for(let u=i,p=i+c;u<p;u+=a)l+=r[Math.min(s,u)];for(let u=i,p=s;u<=p;u+=a)l+=r[Math.min(s,u+c)],n[u]=l/t,l-=r[Math.max(i,u-c)]}}function Zl(e=De){if(e===De)return oo;if(typeof e!="function")throw new TypeError("compare is not a function");return(t,n)=>{let r=e(t,n);return r||r===0?r:(e(n,n)===0)-(e(t,t)===0)}}function oo(e,t){return(e==null||!(e>=e))-(t==null||!(t>=t))||(e<t?-1:e>t?1:0)}var Jl=Array.prototype,Ph=Jl.slice;var eu=Math.sqrt(50),tu=Math.sqrt(10),nu=Math.sqrt(2);function un(e,t,n){let r=(t-e)/Math.max(0,n),i=Math.floor(Math.log10(r)),s=r/Math.pow(10,i),a=s>=eu?10:s>=tu?5:s>=nu?2:1,l,c,u;return i<0?(u=Math.pow(10,-i)/a,l=Math.round(e*u),c=Math.round(t*u),l/u<e&&++l,c/u>t&&--c,u=-u):(u=Math.pow(10,i)*a,l=Math.round(e/u),c=Math.round(t/u),l*u<e&&++l,c*u>t&&--c),c<l&&.5<=n&&n<2?un(e,t,n*2):[l,c,u]}function so(e,t,n){if(t=+t,e=+e,n=+n,!(n>0))return[];if(e===t)return[e];let r=t<e,[i,s,a]=r?un(t,e,n):un(e,t,n);if(!(s>=i))return[];let l=s-i+1,c=new Array(l);if(r)if(a<0)for(let u=0;u<l;++u)c[u]=(s-u)/-a;else for(let u=0;u<l;++u)c[u]=(s-u)*a;else if(a<0)for(let u=0;u<l;++u)c[u]=(i+u)/-a;else for(let u=0;u<l;++u)c[u]=(i+u)*a;return c}function cn(e,t,n){return t=+t,e=+e,n=+n,un(e,t,n)[2]}function pn(e,t,n){t=+t,e=+e,n=+n;let r=t<e,i=r?cn(t,e,n):cn(e,t,n);return(r?-1:1)*(i<0?1/-i:i)}function ue(e,t){let n;if(t===void 0)for(let r of e)r!=null&&(n<r||n===void 0&&r>=r)&&(n=r);else{let r=-1;for(let i of e)(i=t(i,++r,e))!=null&&(n<i||n===void 0&&i>=i)&&(n=i)}return n}function Ji(e,t){let n;if(t===void 0)for(let r of e)r!=null&&(n>r||n===void 0&&r>=r)&&(n=r);else{let r=-1;for(let i of e)(i=t(i,++r,e))!=null&&(n>i||n===void 0&&i>=i)&&(n=i)}return n}function ao(e,t,n=0,r=1/0,i){if(t=Math.floor(t),n=Math.floor(Math.max(0,n)),r=Math.floor(Math.min(e.length-1,r)),!(n<=t&&t<=r))return e;for(i=i===void 0?oo:Zl(i);r>n;){if(r-n>600){let c=r-n+1,u=t-n+1,p=Math.log(c),h=.5*Math.exp(2*p/3),d=.5*Math.sqrt(p*h*(c-h)/c)*(u-c/2<0?-1:1),f=Math.max(n,Math.floor(t-u*h/c+d)),g=Math.min(r,Math.floor(t+(c-u)*h/c+d));ao(e,t,f,g,i)}let s=e[t],a=n,l=r;for(Mt(e,n,t),i(e[r],s)>0&&Mt(e,n,r);a<l;){for(Mt(e,a,l),++a,--l;i(e[a],s)<0;)++a;for(;i(e[l],s)>0;)--l}i(e[n],s)===0?Mt(e,n,l):(++l,Mt(e,l,r)),l<=t&&(n=l+1),t<=l&&(r=l-1)}return e}function Mt(e,t,n){let r=e[t];e[t]=e[n],e[n]=r}function lo(e,t,n){if(e=Float64Array.from(jl(e,n)),!(!(r=e.length)||isNaN(t=+t))){if(t<=0||r<2)return Ji(e);if(t>=1)return ue(e);var r,i=(r-1)*t,s=Math.floor(i),a=ue(ao(e,s).subarray(0,s+1)),l=Ji(e.subarray(s+1));return a+(l-a)*(i-s)}}function uo(e,t){return lo(e,.5,t)}var Eh=ru(Math.random);function ru(e){return function(n,r=0,i=n.length){let s=i-(r=+r);for(;s;){let a=e()*s--|0,l=n[s+r];n[s+r]=n[a+r],n[a+r]=l}return n}}function et(e,t,n){e.prototype=t.prototype=n,n.constructor=e}function Pt(e,t){var n=Object.create(e.prototype);for(var r in t)n[r]=t[r];return n}function Pe(){}var Ge=.7,Je=1/Ge,Qe="\\s*([+-]?\\d+)\\s*",Tt="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)\\s*",ge="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)%\\s*",iu=/^#([0-9a-f]{3,8})$/,ou=new RegExp(`^rgb\\(${Qe},${Qe},${Qe}\\)$`),su=new RegExp(`^rgb\\(${ge},${ge},${ge}\\)$`),au=new RegExp(`^rgba\\(${Qe},${Qe},${Qe},${Tt}\\)$`),lu=new RegExp(`^rgba\\(${ge},${ge},${ge},${Tt}\\)$`),uu=new RegExp(`^hsl\\(${Tt},${ge},${ge}\\)$`),cu=new RegExp(`^hsla\\(${Tt},${ge},${ge},${Tt}\\)$`),co={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074};et(Pe,tt,{copy(e){return Object.assign(new this.constructor,this,e)},displayable(){return this.rgb().displayable()},hex:po,formatHex:po,formatHex8:pu,formatHsl:fu,formatRgb:fo,toString:fo});function po(){return this.rgb().formatHex()}function pu(){return this.rgb().formatHex8()}function fu(){return xo(this).formatHsl()}function fo(){return this.rgb().formatRgb()}function tt(e){var t,n;return e=(e+"").trim().toLowerCase(),(t=iu.exec(e))?(n=t[1].length,t=parseInt(t[1],16),n===6?ho(t):n===3?new Q(t>>8&15|t>>4&240,t>>4&15|t&240,(t&15)<<4|t&15,1):n===8?fn(t>>24&255,t>>16&255,t>>8&255,(t&255)/255):n===4?fn(t>>12&15|t>>8&240,t>>8&15|t>>4&240,t>>4&15|t&240,((t&15)<<4|t&15)/255):null):(t=ou.exec(e))?new Q(t[1],t[2],t[3],1):(t=su.exec(e))?new Q(t[1]*255/100,t[2]*255/100,t[3]*255/100,1):(t=au.exec(e))?fn(t[1],t[2],t[3],t[4]):(t=lu.exec(e))?fn(t[1]*255/100,t[2]*255/100,t[3]*255/100,t[4]):(t=uu.exec(e))?_o(t[1],t[2]/100,t[3]/100,1):(t=cu.exec(e))?_o(t[1],t[2]/100,t[3]/100,t[4]):co.hasOwnProperty(e)?ho(co[e]):e==="transparent"?new Q(NaN,NaN,NaN,0):null}function ho(e){return new Q(e>>16&255,e>>8&255,e&255,1)}function fn(e,t,n,r){return r<=0&&(e=t=n=NaN),new Q(e,t,n,r)}function Sr(e){return e instanceof Pe||(e=tt(e)),e?(e=e.rgb(),new Q(e.r,e.g,e.b,e.opacity)):new Q}function Et(e,t,n,r){return arguments.length===1?Sr(e):new Q(e,t,n,r??1)}function Q(e,t,n,r){this.r=+e,this.g=+t,this.b=+n,this.opacity=+r}et(Q,Et,Pt(Pe,{brighter(e){return e=e==null?Je:Math.pow(Je,e),new Q(this.r*e,this.g*e,this.b*e,this.opacity)},darker(e){return e=e==null?Ge:Math.pow(Ge,e),new Q(this.r*e,this.g*e,this.b*e,this.opacity)},rgb(){return this},clamp(){return new Q(Ie(this.r),Ie(this.g),Ie(this.b),dn(this.opacity))},displayable(){return-.5<=this.r&&this.r<255.5&&-.5<=this.g&&this.g<255.5&&-.5<=this.b&&this.b<255.5&&0<=this.opacity&&this.opacity<=1},hex:mo,formatHex:mo,formatHex8:hu,formatRgb:go,toString:go}));function mo(){return`#${Be(this.r)}${Be(this.g)}${Be(this.b)}`}function hu(){return`#${Be(this.r)}${Be(this.g)}${Be(this.b)}${Be((isNaN(this.opacity)?1:this.opacity)*255)}`}function go(){let e=dn(this.opacity);return`${e===1?"rgb(":"rgba("}${Ie(this.r)}, ${Ie(this.g)}, ${Ie(this.b)}${e===1?")":`, ${e})`}`}function dn(e){return isNaN(e)?1:Math.max(0,Math.min(1,e))}function Ie(e){return Math.max(0,Math.min(255,Math.round(e)||0))}function Be(e){return e=Ie(e),(e<16?"0":"")+e.toString(16)}function _o(e,t,n,r){return r<=0?e=t=n=NaN:n<=0||n>=1?e=t=NaN:t<=0&&(e=NaN),new ce(e,t,n,r)}function xo(e){if(e instanceof ce)return new ce(e.h,e.s,e.l,e.opacity);if(e instanceof Pe||(e=tt(e)),!e)return new ce;if(e instanceof ce)return e;e=e.rgb();var t=e.r/255,n=e.g/255,r=e.b/255,i=Math.min(t,n,r),s=Math.max(t,n,r),a=NaN,l=s-i,c=(s+i)/2;return l?(t===s?a=(n-r)/l+(n<r)*6:n===s?a=(r-t)/l+2:a=(t-n)/l+4,l/=c<.5?s+i:2-s-i,a*=60):l=c>0&&c<1?0:a,new ce(a,l,c,e.opacity)}function gn(e,t,n,r){return arguments.length===1?xo(e):new ce(e,t,n,r??1)}function ce(e,t,n,r){this.h=+e,this.s=+t,this.l=+n,this.opacity=+r}et(ce,gn,Pt(Pe,{brighter(e){return e=e==null?Je:Math.pow(Je,e),new ce(this.h,this.s,this.l*e,this.opacity)},darker(e){return e=e==null?Ge:Math.pow(Ge,e),new ce(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=this.h%360+(this.h<0)*360,t=isNaN(e)||isNaN(this.s)?0:this.s,n=this.l,r=n+(n<.5?n:1-n)*t,i=2*n-r;return new Q(br(e>=240?e-240:e+120,i,r),br(e,i,r),br(e<120?e+240:e-120,i,r),this.opacity)},clamp(){return new ce(yo(this.h),hn(this.s),hn(this.l),dn(this.opacity))},displayable(){return(0<=this.s&&this.s<=1||isNaN(this.s))&&0<=this.l&&this.l<=1&&0<=this.opacity&&this.opacity<=1},formatHsl(){let e=dn(this.opacity);return`${e===1?"hsl(":"hsla("}${yo(this.h)}, ${hn(this.s)*100}%, ${hn(this.l)*100}%${e===1?")":`, ${e})`}`}}));function yo(e){return e=(e||0)%360,e<0?e+360:e}function hn(e){return Math.max(0,Math.min(1,e||0))}function br(e,t,n){return(e<60?t+(n-t)*e/60:e<180?n:e<240?t+(n-t)*(240-e)/60:t)*255}var ko=Math.PI/180,So=180/Math.PI,mn=18,Mo=.96422,To=1,Co=.82521,Po=4/29,Ze=6/29,Eo=3*Ze*Ze,du=Ze*Ze*Ze;function Ao(e){if(e instanceof _e)return new _e(e.l,e.a,e.b,e.opacity);if(e instanceof xe)return No(e);e instanceof Q||(e=Sr(e));var t=kr(e.r),n=kr(e.g),r=kr(e.b),i=wr((.2225045*t+.7168786*n+.0606169*r)/To),s,a;return t===n&&n===r?s=a=i:(s=wr((.4360747*t+.3850649*n+.1430804*r)/Mo),a=wr((.0139322*t+.0971045*n+.7141733*r)/Co)),new _e(116*i-16,500*(s-i),200*(i-a),e.opacity)}function Ro(e,t,n,r){return arguments.length===1?Ao(e):new _e(e,t,n,r??1)}function _e(e,t,n,r){this.l=+e,this.a=+t,this.b=+n,this.opacity=+r}et(_e,Ro,Pt(Pe,{brighter(e){return new _e(this.l+mn*(e??1),this.a,this.b,this.opacity)},darker(e){return new _e(this.l-mn*(e??1),this.a,this.b,this.opacity)},rgb(){var e=(this.l+16)/116,t=isNaN(this.a)?e:e+this.a/500,n=isNaN(this.b)?e:e-this.b/200;return t=Mo*vr(t),e=To*vr(e),n=Co*vr(n),new Q(xr(3.1338561*t-1.6168667*e-.4906146*n),xr(-.9787684*t+1.9161415*e+.033454*n),xr(.0719453*t-.2289914*e+1.4052427*n),this.opacity)}}));function wr(e){return e>du?Math.pow(e,1/3):e/Eo+Po}function vr(e){return e>Ze?e*e*e:Eo*(e-Po)}function xr(e){return 255*(e<=.0031308?12.92*e:1.055*Math.pow(e,1/2.4)-.055)}function kr(e){return(e/=255)<=.04045?e/12.92:Math.pow((e+.055)/1.055,2.4)}function mu(e){if(e instanceof xe)return new xe(e.h,e.c,e.l,e.opacity);if(e instanceof _e||(e=Ao(e)),e.a===0&&e.b===0)return new xe(NaN,0<e.l&&e.l<100?0:NaN,e.l,e.opacity);var t=Math.atan2(e.b,e.a)*So;return new xe(t<0?t+360:t,Math.sqrt(e.a*e.a+e.b*e.b),e.l,e.opacity)}function _n(e,t,n,r){return arguments.length===1?mu(e):new xe(e,t,n,r??1)}function xe(e,t,n,r){this.h=+e,this.c=+t,this.l=+n,this.opacity=+r}function No(e){if(isNaN(e.h))return new _e(e.l,0,0,e.opacity);var t=e.h*ko;return new _e(e.l,Math.cos(t)*e.c,Math.sin(t)*e.c,e.opacity)}et(xe,_n,Pt(Pe,{brighter(e){return new xe(this.h,this.c,this.l+mn*(e??1),this.opacity)},darker(e){return new xe(this.h,this.c,this.l-mn*(e??1),this.opacity)},rgb(){return No(this).rgb()}}));var Oo=-.14861,Mr=1.78277,Tr=-.29227,yn=-.90649,Ct=1.97294,bo=Ct*yn,wo=Ct*Mr,vo=Mr*Tr-yn*Oo;function gu(e){if(e instanceof He)return new He(e.h,e.s,e.l,e.opacity);e instanceof Q||(e=Sr(e));var t=e.r/255,n=e.g/255,r=e.b/255,i=(vo*r+bo*t-wo*n)/(vo+bo-wo),s=r-i,a=(Ct*(n-i)-Tr*s)/yn,l=Math.sqrt(a*a+s*s)/(Ct*i*(1-i)),c=l?Math.atan2(a,s)*So-120:NaN;return new He(c<0?c+360:c,l,i,e.opacity)}function bn(e,t,n,r){return arguments.length===1?gu(e):new He(e,t,n,r??1)}function He(e,t,n,r){this.h=+e,this.s=+t,this.l=+n,this.opacity=+r}et(He,bn,Pt(Pe,{brighter(e){return e=e==null?Je:Math.pow(Je,e),new He(this.h,this.s,this.l*e,this.opacity)},darker(e){return e=e==null?Ge:Math.pow(Ge,e),new He(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=isNaN(this.h)?0:(this.h+120)*ko,t=+this.l,n=isNaN(this.s)?0:this.s*t*(1-t),r=Math.cos(e),i=Math.sin(e);return new Q(255*(t+n*(Oo*r+Mr*i)),255*(t+n*(Tr*r+yn*i)),255*(t+n*(Ct*r)),this.opacity)}}));function Bo(e,t,n,r,i){var s=e*e,a=s*e;return((1-3*e+3*s-a)*t+(4-6*s+3*a)*n+(1+3*e+3*s-3*a)*r+a*i)/6}function _u(e){var t=e.length-1;return function(n){var r=n<=0?n=0:n>=1?(n=1,t-1):Math.floor(n*t),i=e[r],s=e[r+1],a=r>0?e[r-1]:2*i-s,l=r<t-1?e[r+2]:2*s-i;return Bo((n-r/t)*t,a,i,s,l)}}function yu(e){var t=e.length;return function(n){var r=Math.floor(((n%=1)<0?++n:n)*t),i=e[(r+t-1)%t],s=e[r%t],a=e[(r+1)%t],l=e[(r+2)%t];return Bo((n-r/t)*t,i,s,a,l)}}var vn=e=>()=>e;function Io(e,t){return function(n){return e+n*t}}function bu(e,t,n){return e=Math.pow(e,n),t=Math.pow(t,n)-e,n=1/n,function(r){return Math.pow(e+r*t,n)}}function Ar(e,t){var n=t-e;return n?Io(e,n>180||n<-180?n-360*Math.round(n/360):n):vn(isNaN(e)?t:e)}function wu(e){return(e=+e)==1?ne:function(t,n){return n-t?bu(t,n,e):vn(isNaN(t)?n:t)}}function ne(e,t){var n=t-e;return n?Io(e,n):vn(isNaN(e)?t:e)}var $o=(function e(t){var n=wu(t);function r(i,s){var a=n((i=Et(i)).r,(s=Et(s)).r),l=n(i.g,s.g),c=n(i.b,s.b),u=ne(i.opacity,s.opacity);return function(p){return i.r=a(p),i.g=l(p),i.b=c(p),i.opacity=u(p),i+""}}return r.gamma=e,r})(1);function Ho(e){return function(t){var n=t.length,r=new Array(n),i=new Array(n),s=new Array(n),a,l;for(a=0;a<n;++a)l=Et(t[a]),r[a]=l.r||0,i[a]=l.g||0,s[a]=l.b||0;return r=e(r),i=e(i),s=e(s),l.opacity=1,function(c){return l.r=r(c),l.g=i(c),l.b=s(c),l+""}}}var Oh=Ho(_u),$h=Ho(yu);function vu(e,t){t||(t=[]);var n=e?Math.min(t.length,e.length):0,r=t.slice(),i;return function(s){for(i=0;i<n;++i)r[i]=e[i]*(1-s)+t[i]*s;return r}}function xu(e){return ArrayBuffer.isView(e)&&!(e instanceof DataView)}function ku(e,t){var n=t?t.length:0,r=e?Math.min(n,e.length):0,i=new Array(r),s=new Array(n),a;for(a=0;a<r;++a)i[a]=xn(e[a],t[a]);for(;a<n;++a)s[a]=t[a];return function(l){for(a=0;a<r;++a)s[a]=i[a](l);return s}}function Su(e,t){var n=new Date;return e=+e,t=+t,function(r){return n.setTime(e*(1-r)+t*r),n}}function pe(e,t){return e=+e,t=+t,function(n){return e*(1-n)+t*n}}function Mu(e,t){var n={},r={},i;(e===null||typeof e!="object")&&(e={}),(t===null||typeof t!="object")&&(t={});for(i in t)i in e?n[i]=xn(e[i],t[i]):r[i]=t[i];return function(s){for(i in n)r[i]=n[i](s);return r}}var Pr=/[-+]?(?:\d+\.?\d*|\.?\d+)(?:[eE][-+]?\d+)?/g,Cr=new RegExp(Pr.source,"g");function Tu(e){return function(){return e}}function Cu(e){return function(t){return e(t)+""}}function Pu(e,t){var n=Pr.lastIndex=Cr.lastIndex=0,r,i,s,a=-1,l=[],c=[];for(e=e+"",t=t+"";(r=Pr.exec(e))&&(i=Cr.exec(t));)(s=i.index)>n&&(s=t.slice(n,s),l[a]?l[a]+=s:l[++a]=s),(r=r[0])===(i=i[0])?l[a]?l[a]+=i:l[++a]=i:(l[++a]=null,c.push({i:a,x:pe(r,i)})),n=Cr.lastIndex;return n<t.length&&(s=t.slice(n),l[a]?l[a]+=s:l[++a]=s),l.length<2?c[0]?Cu(c[0].x):Tu(t):(t=c.length,function(u){for(var p=0,h;p<t;++p)l[(h=c[p]).i]=h.x(u);return l.join("")})}function xn(e,t){var n=typeof t,r;return t==null||n==="boolean"?vn(t):(n==="number"?pe:n==="string"?(r=tt(t))?(t=r,$o):Pu:t instanceof tt?$o:t instanceof Date?Su:xu(t)?vu:Array.isArray(t)?ku:typeof t.valueOf!="function"&&typeof t.toString!="function"||isNaN(t)?Mu:pe)(e,t)}function Go(e,t){return e=+e,t=+t,function(n){return Math.round(e*(1-n)+t*n)}}var Lo=180/Math.PI,Er={translateX:0,translateY:0,rotate:0,skewX:0,scaleX:1,scaleY:1};function zo(e,t,n,r,i,s){var a,l,c;return(a=Math.sqrt(e*e+t*t))&&(e/=a,t/=a),(c=e*n+t*r)&&(n-=e*c,r-=t*c),(l=Math.sqrt(n*n+r*r))&&(n/=l,r/=l,c/=l),e*r<t*n&&(e=-e,t=-t,c=-c,a=-a),{translateX:i,translateY:s,rotate:Math.atan2(t,e)*Lo,skewX:Math.atan(c)*Lo,scaleX:a,scaleY:l}}var wn;function Eu(e){let t=new(typeof DOMMatrix=="function"?DOMMatrix:WebKitCSSMatrix)(e+"");return t.isIdentity?Er:zo(t.a,t.b,t.c,t.d,t.e,t.f)}function Au(e){return e==null||(wn||(wn=document.createElementNS("http://www.w3.org/2000/svg","g")),wn.setAttribute("transform",e),!(e=wn.transform.baseVal.consolidate()))?Er:(e=e.matrix,zo(e.a,e.b,e.c,e.d,e.e,e.f))}function Fo(e,t,n,r){function i(u){return u.length?u.pop()+" ":""}function s(u,p,h,d,f,g){if(u!==h||p!==d){var v=f.push("translate(",null,t,null,n);g.push({i:v-4,x:pe(u,h)},{i:v-2,x:pe(p,d)})}else(h||d)&&f.push("translate("+h+t+d+n)}function a(u,p,h,d){u!==p?(u-p>180?p+=360:p-u>180&&(u+=360),d.push({i:h.push(i(h)+"rotate(",null,r)-2,x:pe(u,p)})):p&&h.push(i(h)+"rotate("+p+r)}function l(u,p,h,d){u!==p?d.push({i:h.push(i(h)+"skewX(",null,r)-2,x:pe(u,p)}):p&&h.push(i(h)+"skewX("+p+r)}function c(u,p,h,d,f,g){if(u!==h||p!==d){var v=f.push(i(f)+"scale(",null,",",null,")");g.push({i:v-4,x:pe(u,h)},{i:v-2,x:pe(p,d)})}else(h!==1||d!==1)&&f.push(i(f)+"scale("+h+","+d+")")}return function(u,p){var h=[],d=[];return u=e(u),p=e(p),s(u.translateX,u.translateY,p.translateX,p.translateY,h,d),a(u.rotate,p.rotate,h,d),l(u.skewX,p.skewX,h,d),c(u.scaleX,u.scaleY,p.scaleX,p.scaleY,h,d),u=p=null,function(f){for(var g=-1,v=d.length,_;++g<v;)h[(_=d[g]).i]=_.x(f);return h.join("")}}}var Lh=Fo(Eu,"px, ","px)","deg)"),Dh=Fo(Au,", ",")",")"),Ru=1e-12;function Do(e){return((e=Math.exp(e))+1/e)/2}function Nu(e){return((e=Math.exp(e))-1/e)/2}function Ou(e){return((e=Math.exp(2*e))-1)/(e+1)}var Bh=(function e(t,n,r){function i(s,a){var l=s[0],c=s[1],u=s[2],p=a[0],h=a[1],d=a[2],f=p-l,g=h-c,v=f*f+g*g,_,b;if(v<Ru)b=Math.log(d/u)/t,_=function(O){return[l+O*f,c+O*g,u*Math.exp(t*O*b)]};else{var y=Math.sqrt(v),w=(d*d-u*u+r*v)/(2*u*n*y),m=(d*d-u*u-r*v)/(2*d*n*y),C=Math.log(Math.sqrt(w*w+1)-w),S=Math.log(Math.sqrt(m*m+1)-m);b=(S-C)/t,_=function(O){var G=O*b,U=Do(C),I=u/(n*y)*(U*Ou(t*G+C)-Nu(C));return[l+I*f,c+I*g,u*U/Do(t*G+C)]}}return _.duration=Math.abs(b)*1e3*t/Math.SQRT2,_}return i.rho=function(s){var a=Math.max(.001,+s),l=a*a,c=l*l;return e(a,l,c)},i})(Math.SQRT2,2,4);function Vo(e){return function(t,n){var r=e((t=gn(t)).h,(n=gn(n)).h),i=ne(t.s,n.s),s=ne(t.l,n.l),a=ne(t.opacity,n.opacity);return function(l){return t.h=r(l),t.s=i(l),t.l=s(l),t.opacity=a(l),t+""}}}var Ih=Vo(Ar),Hh=Vo(ne);function qo(e){return function(t,n){var r=e((t=_n(t)).h,(n=_n(n)).h),i=ne(t.c,n.c),s=ne(t.l,n.l),a=ne(t.opacity,n.opacity);return function(l){return t.h=r(l),t.c=i(l),t.l=s(l),t.opacity=a(l),t+""}}}var Gh=qo(Ar),zh=qo(ne);function Wo(e){return(function t(n){n=+n;function r(i,s){var a=e((i=bn(i)).h,(s=bn(s)).h),l=ne(i.s,s.s),c=ne(i.l,s.l),u=ne(i.opacity,s.opacity);return function(p){return i.h=a(p),i.s=l(p),i.l=c(Math.pow(p,n)),i.opacity=u(p),i+""}}return r.gamma=t,r})(1)}var Fh=Wo(Ar),Vh=Wo(ne);function $u(e){return Math.abs(e=Math.round(e))>=1e21?e.toLocaleString("en").replace(/,/g,""):e.toString(10)}function Sn(e,t){if(!isFinite(e)||e===0)return null;var n=(e=t?e.toExponential(t-1):e.toExponential()).indexOf("e"),r=e.slice(0,n);return[r.length>1?r[0]+r.slice(2):r,+e.slice(n+1)]}function nt(e){return e=Sn(Math.abs(e)),e?e[1]:NaN}function Lu(e,t){return function(n,r){for(var i=n.length,s=[],a=0,l=e[0],c=0;i>0&&l>0&&(c+l+1>r&&(l=Math.max(1,r-c)),s.push(n.substring(i-=l,i+l)),!((c+=l+1)>r));)l=e[a=(a+1)%e.length];return s.reverse().join(t)}}function Du(e){return function(t){return t.replace(/[0-9]/g,function(n){return e[+n]})}}var Bu=/^(?:(.)?([<>=^]))?([+\-( ])?([$#])?(0)?(\d+)?(,)?(\.\d+)?(~)?([a-z%])?$/i;function At(e){if(!(t=Bu.exec(e)))throw new Error("invalid format: "+e);var t;return new Rr({fill:t[1],align:t[2],sign:t[3],symbol:t[4],zero:t[5],width:t[6],comma:t[7],precision:t[8]&&t[8].slice(1),trim:t[9],type:t[10]})}At.prototype=Rr.prototype;function Rr(e){this.fill=e.fill===void 0?" ":e.fill+"",this.align=e.align===void 0?">":e.align+"",this.sign=e.sign===void 0?"-":e.sign+"",this.symbol=e.symbol===void 0?"":e.symbol+"",this.zero=!!e.zero,this.width=e.width===void 0?void 0:+e.width,this.comma=!!e.comma,this.precision=e.precision===void 0?void 0:+e.precision,this.trim=!!e.trim,this.type=e.type===void 0?"":e.type+""}Rr.prototype.toString=function(){return this.fill+this.align+this.sign+this.symbol+(this.zero?"0":"")+(this.width===void 0?"":Math.max(1,this.width|0))+(this.comma?",":"")+(this.precision===void 0?"":"."+Math.max(0,this.precision|0))+(this.trim?"~":"")+this.type};function Iu(e){e:for(var t=e.length,n=1,r=-1,i;n<t;++n)switch(e[n]){case".":r=i=n;break;case"0":r===0&&(r=n),i=n;break;default:if(!+e[n])break e;r>0&&(r=0);break}return r>0?e.slice(0,r)+e.slice(i+1):e}var Mn;function Hu(e,t){var n=Sn(e,t);if(!n)return Mn=void 0,e.toPrecision(t);var r=n[0],i=n[1],s=i-(Mn=Math.max(-8,Math.min(8,Math.floor(i/3)))*3)+1,a=r.length;return s===a?r:s>a?r+new Array(s-a+1).join("0"):s>0?r.slice(0,s)+"."+r.slice(s):"0."+new Array(1-s).join("0")+Sn(e,Math.max(0,t+s-1))[0]}function Uo(e,t){var n=Sn(e,t);if(!n)return e+"";var r=n[0],i=n[1];return i<0?"0."+new Array(-i).join("0")+r:r.length>i+1?r.slice(0,i+1)+"."+r.slice(i+1):r+new Array(i-r.length+2).join("0")}var Ko={"%":(e,t)=>(e*100).toFixed(t),b:e=>Math.round(e).toString(2),c:e=>e+"",d:$u,e:(e,t)=>e.toExponential(t),f:(e,t)=>e.toFixed(t),g:(e,t)=>e.toPrecision(t),o:e=>Math.round(e).toString(8),p:(e,t)=>Uo(e*100,t),r:Uo,s:Hu,X:e=>Math.round(e).toString(16).toUpperCase(),x:e=>Math.round(e).toString(16)};function Xo(e){return e}var jo=Array.prototype.map,Yo=["y","z","a","f","p","n","µ","m","","k","M","G","T","P","E","Z","Y"];function Gu(e){var t=e.grouping===void 0||e.thousands===void 0?Xo:Lu(jo.call(e.grouping,Number),e.thousands+""),n=e.currency===void 0?"":e.currency[0]+"",r=e.currency===void 0?"":e.currency[1]+"",i=e.decimal===void 0?".":e.decimal+"",s=e.numerals===void 0?Xo:Du(jo.call(e.numerals,String)),a=e.percent===void 0?"%":e.percent+"",l=e.minus===void 0?"−":e.minus+"",c=e.nan===void 0?"NaN":e.nan+"";function u(h,d){h=At(h);var f=h.fill,g=h.align,v=h.sign,_=h.symbol,b=h.zero,y=h.width,w=h.comma,m=h.precision,C=h.trim,S=h.type;S==="n"?(w=!0,S="g"):Ko[S]||(m===void 0&&(m=12),C=!0,S="g"),(b||f==="0"&&g==="=")&&(b=!0,f="0",g="=");var O=(d&&d.prefix!==void 0?d.prefix:"")+(_==="$"?n:_==="#"&&/[boxX]/.test(S)?"0"+S.toLowerCase():""),G=(_==="$"?r:/[%p]/.test(S)?a:"")+(d&&d.suffix!==void 0?d.suffix:""),U=Ko[S],I=/[defgprs%]/.test(S);m=m===void 0?6:/[gprs]/.test(S)?Math.max(1,Math.min(21,m)):Math.max(0,Math.min(20,m));function K(M){var E=O,X=G,oe,Z,k;if(S==="c")X=U(M)+X,M="";else{M=+M;var D=M<0||1/M<0;if(M=isNaN(M)?c:U(Math.abs(M),m),C&&(M=Iu(M)),D&&+M==0&&v!=="+"&&(D=!1),E=(D?v==="("?v:l:v==="-"||v==="("?"":v)+E,X=(S==="s"&&!isNaN(M)&&Mn!==void 0?Yo[8+Mn/3]:"")+X+(D&&v==="("?")":""),I){for(oe=-1,Z=M.length;++oe<Z;)if(k=M.charCodeAt(oe),48>k||k>57){X=(k===46?i+M.slice(oe+1):M.slice(oe))+X,M=M.slice(0,oe);break}}}w&&!b&&(M=t(M,1/0));var R=E.length+M.length+X.length,ae=R<y?new Array(y-R+1).join(f):"";switch(w&&b&&(M=t(ae+M,ae.length?y-X.length:1/0),ae=""),g){case"<":M=E+M+X+ae;break;case"=":M=E+ae+M+X;break;case"^":M=ae.slice(0,R=ae.length>>1)+E+M+X+ae.slice(R);break;default:M=ae+E+M+X;break}return s(M)}return K.toString=function(){return h+""},K}function p(h,d){var f=Math.max(-8,Math.min(8,Math.floor(nt(d)/3)))*3,g=Math.pow(10,-f),v=u((h=At(h),h.type="f",h),{suffix:Yo[8+f/3]});return function(_){return v(g*_)}}return{format:u,formatPrefix:p}}var kn,Nr,Or;zu({thousands:",",grouping:[3],currency:["$",""]});function zu(e){return kn=Gu(e),Nr=kn.format,Or=kn.formatPrefix,kn}function Qo(e){return Math.max(0,-nt(Math.abs(e)))}function Zo(e,t){return Math.max(0,Math.max(-8,Math.min(8,Math.floor(nt(t)/3)))*3-nt(Math.abs(e)))}function Jo(e,t){return e=Math.abs(e),t=Math.abs(t)-e,Math.max(0,nt(t)-nt(e))+1}function Fu(e,t){switch(arguments.length){case 0:break;case 1:this.range(e);break;default:this.range(t).domain(e);break}return this}function Vu(e){return function(){return e}}function qu(e){return+e}var es=[0,1];function rt(e){return e}function $r(e,t){return(t-=e=+e)?function(n){return(n-e)/t}:Vu(isNaN(t)?NaN:.5)}function Wu(e,t){var n;return e>t&&(n=e,e=t,t=n),function(r){return Math.max(e,Math.min(t,r))}}function Uu(e,t,n){var r=e[0],i=e[1],s=t[0],a=t[1];return i<r?(r=$r(i,r),s=n(a,s)):(r=$r(r,i),s=n(s,a)),function(l){return s(r(l))}}function Ku(e,t,n){var r=Math.min(e.length,t.length)-1,i=new Array(r),s=new Array(r),a=-1;for(e[r]<e[0]&&(e=e.slice().reverse(),t=t.slice().reverse());++a<r;)i[a]=$r(e[a],e[a+1]),s[a]=n(t[a],t[a+1]);return function(l){var c=no(e,l,1,r)-1;return s[c](i[c](l))}}function Xu(e,t){return t.domain(e.domain()).range(e.range()).interpolate(e.interpolate()).clamp(e.clamp()).unknown(e.unknown())}function ju(){var e=es,t=es,n=xn,r,i,s,a=rt,l,c,u;function p(){var d=Math.min(e.length,t.length);return a!==rt&&(a=Wu(e[0],e[d-1])),l=d>2?Ku:Uu,c=u=null,h}function h(d){return d==null||isNaN(d=+d)?s:(c||(c=l(e.map(r),t,n)))(r(a(d)))}return h.invert=function(d){return a(i((u||(u=l(t,e.map(r),pe)))(d)))},h.domain=function(d){return arguments.length?(e=Array.from(d,qu),p()):e.slice()},h.range=function(d){return arguments.length?(t=Array.from(d),p()):t.slice()},h.rangeRound=function(d){return t=Array.from(d),n=Go,p()},h.clamp=function(d){return arguments.length?(a=d?!0:rt,p()):a!==rt},h.interpolate=function(d){return arguments.length?(n=d,p()):n},h.unknown=function(d){return arguments.length?(s=d,h):s},function(d,f){return r=d,i=f,p()}}function Yu(){return ju()(rt,rt)}function Qu(e,t,n,r){var i=pn(e,t,n),s;switch(r=At(r??",f"),r.type){case"s":{var a=Math.max(Math.abs(e),Math.abs(t));return r.precision==null&&!isNaN(s=Zo(i,a))&&(r.precision=s),Or(r,a)}case"":case"e":case"g":case"p":case"r":{r.precision==null&&!isNaN(s=Jo(i,Math.max(Math.abs(e),Math.abs(t))))&&(r.precision=s-(r.type==="e"));break}case"f":case"%":{r.precision==null&&!isNaN(s=Qo(i))&&(r.precision=s-(r.type==="%")*2);break}}return Nr(r)}function Zu(e){var t=e.domain;return e.ticks=function(n){var r=t();return so(r[0],r[r.length-1],n??10)},e.tickFormat=function(n,r){var i=t();return Qu(i[0],i[i.length-1],n??10,r)},e.nice=function(n){n==null&&(n=10);var r=t(),i=0,s=r.length-1,a=r[i],l=r[s],c,u,p=10;for(l<a&&(u=a,a=l,l=u,u=i,i=s,s=u);p-- >0;){if(u=cn(a,l,n),u===c)return r[i]=a,r[s]=l,t(r);if(u>0)a=Math.floor(a/u)*u,l=Math.ceil(l/u)*u;else if(u<0)a=Math.ceil(a*u)/u,l=Math.floor(l*u)/u;else break;c=u}return e},e}function it(){var e=Yu();return e.copy=function(){return Xu(e,it())},Fu.apply(e,arguments),Zu(e)}function Tn(e){let t=H(null),[n,r]=P(e);return Yi(()=>{let i=t.current;if(!i)return;let s=l=>{l>0&&r(Math.floor(l))};if(s(i.getBoundingClientRect().width),typeof ResizeObserver>"u")return;let a=new ResizeObserver(l=>{for(let c of l)s(c.contentRect.width)});return a.observe(i),()=>a.disconnect()},[]),[t,n]}function ts(e,t,n){let r=e[0],i=e[e.length-1];if(!r||!i)return[];let s=g=>String(t[g]??g),l=12+Math.max(s(r.first).length,s(i.last).length)*7,c=[],u=(g,v)=>{let _=c[c.length-1];(!_||g-_.x>=l)&&c.push({x:g,label:v})};if((e[1]?.x??1/0)-r.x>=l){for(let g of e)u(g.x+g.width/2,s(g.step));return c}let h=i.last-r.first+1,d=Ju(e,t)/Math.max(1,h-1)||1,f=Math.max(1,Math.round(pn(0,h*d,Math.max(1,n/(l*1.4)))));for(let g of e){let v=ec(t,g.first,g.last,f);v!==null&&u(g.x+g.width/2,s(v))}return c}function Ju(e,t){let n=0;for(let r=1;r<e.length;r+=1){let i=t[e[r-1].first]??e[r-1].first,s=t[e[r].first]??e[r].first;s>i&&(n+=s-i)}return n}function ec(e,t,n,r){for(let i=t;i<=n;i+=1)if((e[i]??i)%r===0)return i;return null}var tc=.05,nc=3;function ns(e){let t=e.length,n=new Float64Array(t),r=[],i=rc(e),s=Math.max(nc,Math.ceil(t*tc)),a=0;for(let l=0;l<t;l+=1){let c=i===0?0:Math.round(rs(e,l)/i)-1;if(c>0){let u=Math.min(c,s);r.push({before:l,missing:c,slot:a,width:u}),a+=u}n[l]=a,a+=1}return{slot:n,slots:a,gaps:r}}function rc(e){let t=[];for(let r=1;r<e.length;r+=1){let i=rs(e,r);i>0&&t.push(i)}let n=t[0]??0;return t.every(r=>r===n)?n:uo(t)}function rs(e,t){let n=e[t]??null,r=t>0?e[t-1]??null:null;return n===null||r===null?0:n-r}function is(e,t){let n=new Float64Array(t);for(let r of e)for(let i=0;i<t;i+=1)n[i]=n[i]+(r[i]??0);return n}var ic=.22,oc=3,sc=56;function ot(e,t,n,r,i){let s=Math.floor(i);return s<1||r<=n?[]:r-n<=s?ac(e,t,n,r,s):lc(e,t,n,r,s)}function ac({slot:e},t,n,r,i){let s=i/(r-n),a=s>=oc?Math.max(1,s*ic):0,l=Math.min(s-a,sc),c=[];for(let u=os(e,n);u<e.length&&e[u]<r;u+=1){let h=(e[u]-n+.5)*s-l/2;c.push({step:u,first:u,last:u,mean:t[u]??0,x:h,width:l})}return c}function lc({slot:e},t,n,r,i){let s=i/(r-n),a=[],l=null,c=0,u=()=>{l&&(l.mean=c/(l.last-l.first+1))};for(let p=os(e,n);p<e.length&&e[p]<r;p+=1){let h=Math.min(i-1,Math.floor((e[p]-n)*s)),d=t[p]??0;l===null||l.x!==h?(u(),l={step:p,first:p,last:p,mean:d,x:h,width:1},c=d,a.push(l)):(l.last=p,c+=d,d>(t[l.step]??0)&&(l.step=p))}return u(),a}function os(e,t){let n=0,r=e.length;for(;n<r;){let i=n+r>>1;e[i]<t?n=i+1:r=i}return n}function uc(e,t){let n=-1,r=1/0,i=0,s=e.length-1;for(;i<=s;){let a=i+s>>1,l=e[a],c=t-(l.x+l.width/2);Math.abs(c)<r&&(r=Math.abs(c),n=a),c<0?s=a-1:i=a+1}return n}var Cn=3,cc=1.25;function ss(e,t,n){let r=uc(e,n),i=e[r];if(!i||i.width>Cn)return r;let s=l=>t[e[l]?.step??-1]??0,a=r;for(let l=r-Cn;l<=r+Cn;l+=1){let c=e[l];c&&Math.abs(c.x-i.x)<=Cn&&s(l)>s(a)&&(a=l)}return s(a)>cc*s(r)?a:r}function Pn(e,t){let n=0,r=e.length-1;for(;n<=r;){let i=n+r>>1,s=e[i];if(t<s.first)r=i-1;else if(t>s.last)n=i+1;else return i}return-1}function En(e){return function(){return e}}var pc=Math.cos;var Dr=Math.sin,st=Math.sqrt,as=1e-12,An=Math.PI,sd=An/2,ds=2*An;var ad=Array.prototype.slice;function fc(e){return typeof e=="object"&&"length"in e?e:Array.from(e)}function ms(e){this._context=e}ms.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;default:this._context.lineTo(e,t);break}}};function hc(e){return new ms(e)}var ld=dc(hc);function gs(e){this._curve=e}gs.prototype={areaStart:function(){this._curve.areaStart()},areaEnd:function(){this._curve.areaEnd()},lineStart:function(){this._curve.lineStart()},lineEnd:function(){this._curve.lineEnd()},point:function(e,t){this._curve.point(t*Math.sin(e),t*-Math.cos(e))}};function dc(e){function t(n){return new gs(e(n))}return t._curve=e,t}var ud=st(3);var mc=st(1/3),cd=mc*2;var _s=Dr(An/10)/Dr(7*An/10),pd=Dr(ds/10)*_s,fd=-pc(ds/10)*_s;var hd=st(3);var dd=st(3);var md=st(3)/2,gc=1/st(12),gd=(gc/2+1)*3;function Ee(){}function Rn(e,t,n){e._context.bezierCurveTo((2*e._x0+e._x1)/3,(2*e._y0+e._y1)/3,(e._x0+2*e._x1)/3,(e._y0+2*e._y1)/3,(e._x0+4*e._x1+t)/6,(e._y0+4*e._y1+n)/6)}function Ir(e){this._context=e}Ir.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){switch(this._point){case 3:Rn(this,this._x1,this._y1);case 2:this._context.lineTo(this._x1,this._y1);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,this._context.lineTo((5*this._x0+this._x1)/6,(5*this._y0+this._y1)/6);default:Rn(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function _c(e){this._context=e}_c.prototype={areaStart:Ee,areaEnd:Ee,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._y0=this._y1=this._y2=this._y3=this._y4=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x2,this._y2),this._context.closePath();break}case 2:{this._context.moveTo((this._x2+2*this._x3)/3,(this._y2+2*this._y3)/3),this._context.lineTo((this._x3+2*this._x2)/3,(this._y3+2*this._y2)/3),this._context.closePath();break}case 3:{this.point(this._x2,this._y2),this.point(this._x3,this._y3),this.point(this._x4,this._y4);break}}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._x2=e,this._y2=t;break;case 1:this._point=2,this._x3=e,this._y3=t;break;case 2:this._point=3,this._x4=e,this._y4=t,this._context.moveTo((this._x0+4*this._x1+e)/6,(this._y0+4*this._y1+t)/6);break;default:Rn(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function yc(e){this._context=e}yc.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3;var n=(this._x0+4*this._x1+e)/6,r=(this._y0+4*this._y1+t)/6;this._line?this._context.lineTo(n,r):this._context.moveTo(n,r);break;case 3:this._point=4;default:Rn(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function ys(e,t){this._basis=new Ir(e),this._beta=t}ys.prototype={lineStart:function(){this._x=[],this._y=[],this._basis.lineStart()},lineEnd:function(){var e=this._x,t=this._y,n=e.length-1;if(n>0)for(var r=e[0],i=t[0],s=e[n]-r,a=t[n]-i,l=-1,c;++l<=n;)c=l/n,this._basis.point(this._beta*e[l]+(1-this._beta)*(r+c*s),this._beta*t[l]+(1-this._beta)*(i+c*a));this._x=this._y=null,this._basis.lineEnd()},point:function(e,t){this._x.push(+e),this._y.push(+t)}};var _d=(function e(t){function n(r){return t===1?new Ir(r):new ys(r,t)}return n.beta=function(r){return e(+r)},n})(.85);function Nn(e,t,n){e._context.bezierCurveTo(e._x1+e._k*(e._x2-e._x0),e._y1+e._k*(e._y2-e._y0),e._x2+e._k*(e._x1-t),e._y2+e._k*(e._y1-n),e._x2,e._y2)}function Hr(e,t){this._context=e,this._k=(1-t)/6}Hr.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:Nn(this,this._x1,this._y1);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2,this._x1=e,this._y1=t;break;case 2:this._point=3;default:Nn(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var yd=(function e(t){function n(r){return new Hr(r,t)}return n.tension=function(r){return e(+r)},n})(0);function Gr(e,t){this._context=e,this._k=(1-t)/6}Gr.prototype={areaStart:Ee,areaEnd:Ee,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=this._y2=this._y3=this._y4=this._y5=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:this._point=2,this._context.moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:Nn(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var bd=(function e(t){function n(r){return new Gr(r,t)}return n.tension=function(r){return e(+r)},n})(0);function zr(e,t){this._context=e,this._k=(1-t)/6}zr.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:Nn(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var wd=(function e(t){function n(r){return new zr(r,t)}return n.tension=function(r){return e(+r)},n})(0);function Fr(e,t,n){var r=e._x1,i=e._y1,s=e._x2,a=e._y2;if(e._l01_a>as){var l=2*e._l01_2a+3*e._l01_a*e._l12_a+e._l12_2a,c=3*e._l01_a*(e._l01_a+e._l12_a);r=(r*l-e._x0*e._l12_2a+e._x2*e._l01_2a)/c,i=(i*l-e._y0*e._l12_2a+e._y2*e._l01_2a)/c}if(e._l23_a>as){var u=2*e._l23_2a+3*e._l23_a*e._l12_a+e._l12_2a,p=3*e._l23_a*(e._l23_a+e._l12_a);s=(s*u+e._x1*e._l23_2a-t*e._l12_2a)/p,a=(a*u+e._y1*e._l23_2a-n*e._l12_2a)/p}e._context.bezierCurveTo(r,i,s,a,e._x2,e._y2)}function bs(e,t){this._context=e,this._alpha=t}bs.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:this.point(this._x2,this._y2);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3;default:Fr(this,e,t);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var vd=(function e(t){function n(r){return t?new bs(r,t):new Hr(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function ws(e,t){this._context=e,this._alpha=t}ws.prototype={areaStart:Ee,areaEnd:Ee,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=this._y2=this._y3=this._y4=this._y5=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:this._point=2,this._context.moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:Fr(this,e,t);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var xd=(function e(t){function n(r){return t?new ws(r,t):new Gr(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function vs(e,t){this._context=e,this._alpha=t}vs.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:Fr(this,e,t);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var kd=(function e(t){function n(r){return t?new vs(r,t):new zr(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function bc(e){this._context=e}bc.prototype={areaStart:Ee,areaEnd:Ee,lineStart:function(){this._point=0},lineEnd:function(){this._point&&this._context.closePath()},point:function(e,t){e=+e,t=+t,this._point?this._context.lineTo(e,t):(this._point=1,this._context.moveTo(e,t))}};function ls(e){return e<0?-1:1}function us(e,t,n){var r=e._x1-e._x0,i=t-e._x1,s=(e._y1-e._y0)/(r||i<0&&-0),a=(n-e._y1)/(i||r<0&&-0),l=(s*i+a*r)/(r+i);return(ls(s)+ls(a))*Math.min(Math.abs(s),Math.abs(a),.5*Math.abs(l))||0}function cs(e,t){var n=e._x1-e._x0;return n?(3*(e._y1-e._y0)/n-t)/2:t}function Lr(e,t,n){var r=e._x0,i=e._y0,s=e._x1,a=e._y1,l=(s-r)/3;e._context.bezierCurveTo(r+l,i+l*t,s-l,a-l*n,s,a)}function Br(e){this._context=e}Br.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=this._t0=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x1,this._y1);break;case 3:Lr(this,this._t0,cs(this,this._t0));break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){var n=NaN;if(e=+e,t=+t,!(e===this._x1&&t===this._y1)){switch(this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,Lr(this,cs(this,n=us(this,e,t)),n);break;default:Lr(this,this._t0,n=us(this,e,t));break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t,this._t0=n}}};function wc(e){this._context=new xs(e)}(wc.prototype=Object.create(Br.prototype)).point=function(e,t){Br.prototype.point.call(this,t,e)};function xs(e){this._context=e}xs.prototype={moveTo:function(e,t){this._context.moveTo(t,e)},closePath:function(){this._context.closePath()},lineTo:function(e,t){this._context.lineTo(t,e)},bezierCurveTo:function(e,t,n,r,i,s){this._context.bezierCurveTo(t,e,r,n,s,i)}};function vc(e){this._context=e}vc.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=[],this._y=[]},lineEnd:function(){var e=this._x,t=this._y,n=e.length;if(n)if(this._line?this._context.lineTo(e[0],t[0]):this._context.moveTo(e[0],t[0]),n===2)this._context.lineTo(e[1],t[1]);else for(var r=ps(e),i=ps(t),s=0,a=1;a<n;++s,++a)this._context.bezierCurveTo(r[0][s],i[0][s],r[1][s],i[1][s],e[a],t[a]);(this._line||this._line!==0&&n===1)&&this._context.closePath(),this._line=1-this._line,this._x=this._y=null},point:function(e,t){this._x.push(+e),this._y.push(+t)}};function ps(e){var t,n=e.length-1,r,i=new Array(n),s=new Array(n),a=new Array(n);for(i[0]=0,s[0]=2,a[0]=e[0]+2*e[1],t=1;t<n-1;++t)i[t]=1,s[t]=4,a[t]=4*e[t]+2*e[t+1];for(i[n-1]=2,s[n-1]=7,a[n-1]=8*e[n-1]+e[n],t=1;t<n;++t)r=i[t]/s[t-1],s[t]-=r,a[t]-=r*a[t-1];for(i[n-1]=a[n-1]/s[n-1],t=n-2;t>=0;--t)i[t]=(a[t]-i[t+1])/s[t];for(s[n-1]=(e[n]+i[n-1])/2,t=0;t<n-1;++t)s[t]=2*e[t+1]-i[t+1];return[i,s]}function xc(e,t){this._context=e,this._t=t}xc.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=this._y=NaN,this._point=0},lineEnd:function(){0<this._t&&this._t<1&&this._point===2&&this._context.lineTo(this._x,this._y),(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line>=0&&(this._t=1-this._t,this._line=1-this._line)},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;default:{if(this._t<=0)this._context.lineTo(this._x,t),this._context.lineTo(e,t);else{var n=this._x*(1-this._t)+e*this._t;this._context.lineTo(n,this._y),this._context.lineTo(n,t)}break}}this._x=e,this._y=t}};function fs(e,t){if((a=e.length)>1)for(var n=1,r,i,s=e[t[0]],a,l=s.length;n<a;++n)for(i=s,s=e[t[n]],r=0;r<l;++r)s[r][1]+=s[r][0]=isNaN(i[r][1])?i[r][0]:i[r][1]}function hs(e){for(var t=e.length,n=new Array(t);--t>=0;)n[t]=t;return n}function kc(e,t){return e[t]}function Sc(e){let t=[];return t.key=e,t}function ks(){var e=En([]),t=hs,n=fs,r=kc;function i(s){var a=Array.from(e.apply(this,arguments),Sc),l,c=a.length,u=-1,p;for(let h of s)for(l=0,++u;l<c;++l)(a[l][u]=[0,+r(h,a[l].key,u,s)]).data=h;for(l=0,p=fc(t(a));l<c;++l)a[p[l]].index=l;return n(a,p),a}return i.keys=function(s){return arguments.length?(e=typeof s=="function"?s:En(Array.from(s)),i):e},i.value=function(s){return arguments.length?(r=typeof s=="function"?s:En(+s),i):r},i.order=function(s){return arguments.length?(t=s==null?hs:typeof s=="function"?s:En(Array.from(s)),i):t},i.offset=function(s){return arguments.length?(n=s??fs,i):n},i}var Mc=1.6,Tc=40;function On(e,t,n){let r=ue(e,s=>t[s.step]??0)??0,i=n?Math.min(r,Mc*rn(t)):r;return i>0?i:1}function Ms(e,t,n){return ks().keys(e).value((i,{values:s})=>s[i.step]??0)(t).map(i=>({layer:i.key,d:i.map(([s,a],l)=>Cs(t[l],n(s),n(a))).join("")}))}function Ts({columns:e},t,n,r,i,{isOutlier:s,hasLongGap:a}){let l={incomplete:"",cut:"",outlier:"",longGap:""};for(let c of t){let u=n[c.step]??0,p=re(c.x+c.width/2);e.complete[c.step]===!1&&(l.incomplete+=Cs(c,r(0),r(u))),u>i?l.cut+=`M${p},-12l5,7h-10z`:s(c.step)?l.outlier+=Ss(p,r(u)):a(c.step)&&(l.longGap+=Ss(p,r(u)))}return l}function Ss(e,t){return`M${e},${re(t-11)}l4,4.5l-4,4.5l-4,-4.5z`}function Cs(e,t,n){return t-n<=0?"":`M${re(e.x)},${re(t)}V${re(n)}h${re(e.width)}V${re(t)}z`}function re(e){return String(Math.round(e*100)/100)}function Ps(e,t){let n=[];for(let r=1;r<e.length;r+=1){let i=e[r-1],s=e[r];(t[s.first]??0)<(t[i.last]??0)&&n.push((i.x+i.width+s.x)/2)}return n.length<=Tc?n:[]}function Re(e,t,n){let r=Math.min(n,Math.max(4,Math.round(t-e)));if(r>=n)return null;let i=Math.max(0,Math.min(n-r,Math.round(e)));return[i,i+r]}function Rt(e,t,n,r){let[i,s]=e??[0,t],a=Math.max(4,(s-i)*r),l=s>i?(n-i)/(s-i):.5,c=n-l*a;return Re(c,c+a,t)}function Ae(e,t,n){if(e===null)return null;let r=n<0?Math.floor(n):Math.ceil(n);return Re(e[0]+r,e[1]+r,t)}function Es(e,t,n){return e===null?null:n<e[0]?Ae(e,t,n-e[0]):n>=e[1]?Ae(e,t,n+1-e[1]):e}var ze=30,$n=6;function As({graph:{layout:e,setZoom:t},zoom:n,plot:{total:r,left:i,width:s}}){let a=H(null),{slots:l}=e,c=F(()=>{let y=ot(e,r,0,l,s),w=On(y,r,!0),m=C=>ze*Math.min(1,(r[C]??0)/w);return y.map(({step:C,x:S,width:O})=>`M${re(S)},${ze}v${re(-m(C))}h${re(O)}V${ze}z`).join("")},[e,r,s]),u=y=>y/l*s,[p,h]=n,d=Math.max(4,u(h)-u(p)),f=y=>w=>{w.stopPropagation(),a.current={x:w.clientX,zoom:n,grip:y},w.currentTarget.setPointerCapture?.(w.pointerId)},g=y=>{let w=a.current;if(!w)return;let m=(y.clientX-w.x)/s*l,[C,S]=w.zoom;w.grip==="window"?t(Ae(w.zoom,l,m)):w.grip==="from"?t(Re(Math.min(C+m,S-1),S,l)):t(Re(C,Math.max(S+m,C+1),l))},v=y=>{let w=y.currentTarget.getBoundingClientRect(),m=(y.clientX-w.left-i)/s*l;t(Re(m-(h-p)/2,m+(h-p)/2,l))},_=()=>{a.current=null},b=y=>({onPointerDown:f(y),onPointerMove:g,onPointerUp:_});return o("svg",{class:"step-strip",width:i+s,height:ze+2,"aria-hidden":"true",onPointerDown:v,children:o("g",{transform:`translate(${i},1)`,children:[o("path",{class:"strip-bars",d:c}),o("rect",{class:"strip-window",x:u(p),width:d,height:ze,...b("window")}),o("rect",{class:"strip-edge",x:u(p)-$n/2,width:$n,height:ze,...b("from")}),o("rect",{class:"strip-edge",x:u(p)+d-$n/2,width:$n,height:ze,...b("to")})]})})}var Vr=296;function Ns({graph:e,bucket:t,x:n,frameWidth:r}){let i=n+14+Vr<=r?n+14:Math.max(0,n-14-Vr);return o("div",{class:"tooltip",role:"status",hidden:t===null,style:{left:`${i}px`,width:`${Vr}px`},children:t&&o(Cc,{graph:e,bucket:t})})}function Cc({graph:e,bucket:t}){let{steps:n,drawn:r,tests:i}=e,{columns:s}=n,{step:a}=t,l=s.duration_ms[a]??0,c=s.period_ms[a]??null,u=t.last-t.first+1,p=r.map(g=>({...g,ms:g.values[a]??0})).filter(({ms:g})=>g>0),h=qr(p),[d,f]=[p.filter(({gap:g})=>!g),p.filter(({gap:g})=>g)];return o(T,{children:[o("p",{class:"tooltip-title",children:[o("strong",{children:on(n,a)}),o("span",{class:"number",children:x(l)})]}),c!==null&&o("p",{class:"tooltip-line",children:[o("span",{children:"Start to next start"}),o("span",{class:"number",children:x(c)})]}),o("table",{class:"tooltip-table",children:[f.length>0&&o(Rs,{title:"Between steps",parts:f,whole:h}),o(Rs,{title:f.length>0?"Step":null,parts:d,whole:h})]}),i.hasLongGap(a)&&o("p",{class:"tooltip-note",children:"A long gap follows: see the findings."}),i.isOutlier(a)&&o("p",{class:"tooltip-note",children:["◆ An outlier: over ",e.outliers?.limit,"."]}),s.complete[a]===!1&&o("p",{class:"tooltip-note",children:[o("strong",{children:"Incomplete:"})," ",s.incomplete_reason[a]??"no reason given"]}),u>1&&o("p",{class:"tooltip-note",children:["Longest of ",A(u)," steps in this column; their mean is"," ",x(t.mean),". Zoom in to see each."]})]})}function qr(e){return e.reduce((t,{ms:n})=>t+n,0)}function Rs({title:e,parts:t,whole:n}){let r=i=>z(n>0?100*i/n:null);return o("tbody",{children:[e!==null&&o("tr",{class:"tooltip-group",children:[o("th",{scope:"rowgroup",children:e}),o("td",{class:"numeric",children:x(qr(t))}),o("td",{class:"numeric",children:r(qr(t))})]}),[...t].reverse().map(i=>o("tr",{children:[o("th",{scope:"row",children:[o(he,{look:i}),i.label]}),o("td",{class:"numeric",children:x(i.ms)}),o("td",{class:"numeric",children:r(i.ms)})]},i.key))]})}var Pc=6,Ec=.003,Ac=.2;function Os(e,t){let{layout:n,zoom:r,setZoom:i,select:s}=e,{buckets:a,total:l}=t,[c,u]=P(null),[p,h]=P(null),d=H(null),f=H(!1),[g,v]=r??[0,n.slots],_=(v-g)/t.width,b=k=>g+k*_,y=c===null?-1:Pn(a,c),w=k=>{let D=k.currentTarget.getBoundingClientRect();return Math.max(0,Math.min(t.width,k.clientX-D.left-t.left))},m=k=>a[ss(a,l,k)]?.step??null,C=k=>{f.current=!1,!(k.button>1||k.pointerType==="touch")&&(d.current={x:w(k),zoom:r,pans:k.shiftKey||k.button===1},k.currentTarget.setPointerCapture?.(k.pointerId))},S=k=>{let D=w(k),R=d.current;if(R===null||Math.abs(D-R.x)<Pc){u(m(D));return}f.current=!0,u(null),R.pans?i(Ae(R.zoom,n.slots,(R.x-D)*_)):h([Math.min(R.x,D),Math.max(R.x,D)])},O=()=>{d.current=null,p&&(i(Re(b(p[0]),b(p[1]),n.slots)),h(null))},G=k=>{let D=f.current?null:m(w(k));D!==null&&s(D)},U=k=>{if(k.ctrlKey||k.metaKey){k.preventDefault();let R=Math.exp(k.deltaY*Ec);i(Rt(r,n.slots,b(w(k)),R));return}let D=k.shiftKey&&k.deltaX===0?k.deltaY:k.deltaX;r===null||Math.abs(D)<=(k.shiftKey?0:Math.abs(k.deltaY))||(k.preventDefault(),i(Ae(r,n.slots,D*_)))},I=k=>{let D=n.slot.length-1,R=Math.max(0,Math.min(D,k));i(Es(r,n.slots,n.slot[R]??0)),u(R)},K=k=>{if(y<0)return I(a[0]?.step??0);let D=a[y+k];if(D)return u(D.step);let R=(a[0]?a[0].last-a[0].first+1:1)*k;return I((c??0)+R)},M=k=>{let D=c===null?(g+v)/2:n.slot[c]+.5;i(Rt(r,n.slots,D,k))},E=Math.max(1,Math.round(a.length/10)),X=k=>i(Ae(r,n.slots,k*(v-g)*Ac)),Z={onPointerDown:C,onPointerMove:S,onPointerUp:O,onPointerLeave:()=>d.current===null&&u(null),onClick:G,onWheel:U,onKeyDown:k=>{if(k.ctrlKey||k.metaKey||k.altKey)return;let R={ArrowLeft:()=>k.shiftKey?X(-1):K(-1),ArrowRight:()=>k.shiftKey?X(1):K(1),PageUp:()=>K(-E),PageDown:()=>K(E),Home:()=>I(0),End:()=>I(n.slot.length-1),Enter:()=>c!==null&&s(c)," ":()=>c!==null&&s(c),Escape:()=>c===null?s(null):u(null),"+":()=>M(.5),"=":()=>M(.5),"-":()=>M(2),0:()=>i(null)}[k.key];R&&(k.preventDefault(),R())},onFocus:k=>{k.currentTarget.matches(":focus-visible")&&c===null&&u(a[0]?.step??null)},onBlur:()=>u(null)};return{activeBucket:a[y]??null,drag:p,handlers:Z}}var Ls=264,ke={top:16,right:66,bottom:30,left:62},fe=Ls-ke.top-ke.bottom,$s=5;function Ln({graph:e,name:t="Step time"}){let{steps:n,drawn:r,layout:i,meanMs:s,fitTypical:a,topMs:l,zoom:c,selected:u,tests:p,pointed:h}=e,[d,f]=Tn(960),{columns:g}=n,v=g.duration_ms.length,_=F(()=>is(r.map(({values:B})=>B),v),[r,v]),[b,y]=c??[0,i.slots],w=Math.max(40,f-ke.left-ke.right),m=F(()=>ot(i,_,b,y,w),[i,_,b,y,w]),C=F(()=>l??On(m,_,a),[m,_,a,l]),S=Ce(C),O=it().domain([0,C/me[S]]).nice($s).range([fe,0]),G=O.domain()[1]*me[S],U=B=>O(Math.min(B,G)/me[S]),I=O.ticks($s),K=(I[1]??1)-(I[0]??0),M=F(()=>Ms(r,m,U),[r,m,G]),E=F(()=>Ts(n,m,_,U,G,p),[n,m,_,G,p]),X=F(()=>ts(m,g.number,w),[m,g,w]),oe={buckets:m,total:_,left:ke.left,width:w},{activeBucket:Z,drag:k,handlers:D}=Os(e,oe),R=u===null?null:m[Pn(m,u)]??null,ae=B=>(B-b)/(y-b)*w,Bt=B=>U(_[B.step]??0);return o("div",{class:"chart step-bars",ref:d,children:[o("svg",{class:"step-graph",width:f,height:Ls,role:"application","aria-roledescription":"bar chart","aria-label":`${t} of ${L(v,"step")}`+(s===null?"":`, mean ${x(s)}`)+". Arrow keys, Home and End move between steps, Enter opens one; plus and minus zoom, Shift with an arrow key pans, 0 shows all.",tabindex:0,...D,children:o("g",{transform:`translate(${ke.left},${ke.top})`,children:[I.map(B=>o("g",{transform:`translate(0,${O(B)})`,children:[o("line",{class:B===0?"baseline":"gridline",x2:w}),o("text",{class:"tick-label",x:-8,dy:"0.32em","text-anchor":"end",children:`${Zt(B,K)} ${S}`})]},B)),o(Rc,{layout:i,xOfSlot:ae,plotWidth:w}),Z&&o("rect",{class:"cursor-band",x:Z.x-2,width:Z.width+4,height:fe}),M.map(({layer:B,d:pl})=>o(Ti,{id:B.key,d:pl,look:B,dimmed:h!==null&&h!==B.key},B.key)),E.incomplete&&o("path",{class:"incomplete",d:E.incomplete,fill:"url(#incomplete-hatch)"}),E.cut&&o("path",{class:"cut-mark",d:E.cut}),E.outlier&&o("path",{class:"outlier-mark",d:E.outlier}),E.longGap&&o("path",{class:"long-gap-mark",d:E.longGap}),Ps(m,g.number).map(B=>o("line",{class:"restart-line",x1:B,x2:B,y1:0,y2:fe},B)),s!==null&&s<=G&&o("g",{class:"mean",transform:`translate(0,${U(s)})`,children:[o("line",{class:"mean-halo",x2:w}),o("line",{class:"mean-line",x2:w}),o("text",{class:"mean-label",x:w+6,dy:"-0.2em",children:"mean"}),o("text",{class:"mean-label",x:w+6,dy:"0.95em",children:x(s)})]}),R&&o("g",{class:"selected-step",children:[o("rect",{x:R.x-2,y:Bt(R)-2,width:R.width+4,height:fe-Bt(R)+2}),o("path",{d:`M${R.x+R.width/2},${fe+1}l5,6h-10z`})]}),Z&&o("rect",{class:"cursor",x:Z.x-1,y:Bt(Z)-1,width:Z.width+2,height:fe-Bt(Z)+2}),k&&o("rect",{class:"drag",x:k[0],width:k[1]-k[0],height:fe}),X.map(B=>o("g",{transform:`translate(${B.x},${fe})`,children:[o("line",{class:"tick-mark",y2:4}),o("text",{class:"tick-label",y:18,"text-anchor":"middle",children:B.label})]},B.x)),o("text",{class:"tick-label",x:w+ke.right,y:fe+18,"text-anchor":"end",children:"step"})]})}),c&&o(As,{graph:e,zoom:c,plot:oe}),m.some(B=>B.last>B.first)&&o("p",{class:"caption",children:"Each column stands for several steps and shows the longest of them."}),o(Ns,{graph:e,bucket:Z,x:Z?ke.left+Z.x+Z.width/2:0,frameWidth:f})]})}function Rc({layout:e,xOfSlot:t,plotWidth:n}){return o(T,{children:e.gaps.map(r=>{let i=Math.max(0,t(r.slot)),s=Math.min(n,t(r.slot+r.width));return s-i>=3&&o("line",{class:"gap-line",x1:i+1,x2:s-1,y1:fe,y2:fe},r.before)})})}var Nc=3,Oc=5;function Dn(e,t,n,r={}){let{selected:i=null,onSelect:s=()=>{},topMs:a=null}=r,[l,c]=P(new Set),[u,p]=P(null),[h,d]=P(null),[f,g]=P(null),v=F(()=>{let S=nn(t,n);return Xe(S)/rn(S)},[t,n]),_=F(()=>ns(t.columns.number),[t]),b=F(()=>Bi(t,n),[t,n]),y=F(()=>b.filter(({key:S})=>!l.has(S)),[b,l]),w=F(()=>Hi(e,n),[e,n]),m=S=>{let O=new Set(l);O.delete(S)||O.add(S),c(O)},C=S=>{let[O,G]=f??[0,_.slots],U=i===null?(O+G)/2:_.slot[i]+.5;g(Rt(f,_.slots,U,S))};return{steps:t,series:b,drawn:y,hidden:l,toggle:m,pointed:u,point:p,layout:_,meanMs:l.size===0?e.metrics[Di[n]]?.value??null:null,tests:w,outliers:e.headline?.outliers??null,topMs:a,canFit:v>=Nc,fitTypical:h??v>=Oc,setFitTypical:d,zoom:f,setZoom:g,zoomBy:C,selected:i,select:s}}function Bn(){document.querySelector("#steps svg.step-graph")?.focus({preventScroll:!0})}function Bs({baseline:e,shown:t,view:n}){let r=[e.steps,t.steps],i=F(()=>Math.max(...r.map(s=>s?Xe(nn(s,n)):0)),[...r,n]);return i===0?null:o("div",{class:"compare-graphs",children:[o("p",{class:"panel-note",children:[Is[n]," of both runs, on one scale; colours as in the step-time graph"]}),o(Ds,{role:"A (baseline)",overview:e,view:n,topMs:i}),o(Ds,{role:"B (this run)",overview:t,view:n,topMs:i})]})}var Is={step:"Step time",period:"Time from step to step"};function Ds({role:e,overview:t,view:n,topMs:r}){let{steps:i,metrics:s,run:a}=t;return o("figure",{children:[o("figcaption",{children:[o("strong",{children:e})," ",a.id,i&&o("span",{class:"panel-note",children:[" ",L(i.columns.duration_ms.length,"step")]})]}),i?o($c,{overview:t,steps:i,view:n,topMs:r}):o("p",{class:"quiet",children:s.step_time?.reason??"It has no steps."})]})}function $c({overview:e,steps:t,view:n,topMs:r}){let i=Dn(e,t,n,{topMs:r});return o(Ln,{graph:i,name:`${Is[n]} of ${e.run.id},`})}function Fs({overview:e,shown:t,baseline:n,view:r=null,onBaseline:i=()=>{},onClose:s}){let a=sn(async(c,u)=>{let p=await Lc(n,ye(e),c,u);return{comparison:await Ri(p.shown,t,c,u),baseline:p}},"The server does not compare runs.",[n.run,n.host,n.kind,t.run,t.host,t.kind,e]),l=a.kind==="loaded"?a.value.baseline.shown:n;return o(N,{id:"compare",title:"Compare",note:`B, this run: ${qe(t)}, against A: ${qe(l)}`,actions:o(T,{children:[a.kind==="loaded"&&o(ln,{label:"Steps of A",kinds:a.value.baseline.overview.steps?.kinds??[],chosen:null,onChoose:c=>i({...n,kind:c})}),o("button",{type:"button",onClick:s,children:"End comparison"})]}),children:o("div",{"aria-busy":a.kind==="loading",children:o(Dc,{answer:a,overview:e,view:r})})})}async function Lc(e,t,n,r){let i=await yt(e,n,r),{overview:s,shown:a}=i,l=s.steps?.kinds.filter(({leading:u})=>!u)??[];return e.kind===null&&l.some(({name:u})=>u===t)?yt({...a,kind:t},n,r):i}function Dc({answer:e,overview:t,view:n}){if(e.kind==="loading")return o("p",{class:"quiet",role:"status",children:e.detail??"Comparing …"});if(e.kind==="failed")return o("p",{role:"alert",children:[e.error.message," ",o("span",{class:"reason",children:e.error.hint})," ",o("button",{type:"button",onClick:e.retry,children:"Try again"})]});let{comparison:r,baseline:i}=e.value;return o(T,{children:[i.lostKind!==null&&o("p",{class:"quiet",children:["There are no steps “",i.lostKind,"” in A; its leading steps are compared."]}),o("p",{class:"verdict","data-verdict":r.verdict,children:[o("span",{class:`verdict-mark verdict-${r.verdict}`,children:Ic[r.verdict]??r.verdict})," ",te(r.sentence)]}),o(Gc,{comparison:r}),o(Bs,{baseline:i.overview,shown:t,view:n??Bc(t)}),o(zc,{metrics:r.metrics})]})}function Bc({steps:e}){return e?tn(e):"step"}var Ic={faster:"▲ Faster",slower:"▼ Slower",same:"= Same",unclear:"? Unclear",incomparable:"≠ Not comparable"},Hc={better:"▲ better",worse:"▼ worse",changed:"◆ changed",same:"= same",unclear:"? unclear",unavailable:"not measured"};function Gc({comparison:e}){let{configurations:t}=e;return t.length===0?o("p",{class:"quiet",children:"The configurations are the same, as far as the profiles record them."}):o("div",{class:"configurations",children:[o("h3",{children:"What differs besides the numbers"}),o(Y,{caption:"Configurations that differ",columns:[{key:"label",head:"Configuration",cell:n=>t[n].label},{key:"a",head:"A (baseline)",cell:n=>Hs(t[n].a)},{key:"b",head:"B (this run)",cell:n=>Hs(t[n].b)}],rowCount:t.length,pageSize:20})]})}function Hs(e){return e==null?"not known":typeof e=="object"?JSON.stringify(e):String(e)}var Gs="The run's own metric ± its standard deviation, n steps or sessions; the run's page opens where it comes from.";function zc({metrics:e}){let t=e.filter(({a:r,b:i})=>r.value!==null||i.value!==null);return o(Y,{caption:"Metrics of both runs",columns:[{key:"label",head:"Metric",cell:r=>o(Fc,{metric:t[r]})},{key:"a",head:"A (baseline)",numeric:!0,definition:Gs,cell:r=>zs(t[r],"a")},{key:"b",head:"B (this run)",numeric:!0,definition:Gs,cell:r=>zs(t[r],"b")},{key:"delta",head:"Difference",numeric:!0,definition:"How much more B has than A, also in percent of A.",formula:"B − A",cell:r=>Vc(t[r])},{key:"interval",head:"95 % interval",numeric:!0,definition:"The 95 % confidence interval of the difference, by Welch's t-test; – if the noise is not known.",cell:r=>qc(t[r])},{key:"verdict",head:"Verdict",cell:r=>o(Wc,{metric:t[r]})}],rowCount:t.length,pageSize:40,rowClass:r=>`is-${t[r].verdict}`})}function Fc({metric:e}){return o(T,{children:[e.label,e.better&&o("span",{class:"better",children:e.better==="lower"?"lower is better":"higher is better"})]})}function zs({unit:e,...t},n){let{value:r,stdev:i,n:s}=t[n],a=typeof i=="number"?` ± ${ie(i,e)}`:"",l=typeof s=="number"?`, n ${A(s)}`:"";return r===null?"not measured":ie(r,e)+a+l}function Vc({delta:e,delta_percent:t,unit:n}){let r=t===null||n==="%"?"":` (${we(t,"%")})`;return we(e,n==="%"?"points":n)+r}function qc({interval:e,unit:t}){return e===null?"–":e.map(n=>we(n,t==="%"?"points":t)).join(" … ")}function Wc({metric:e}){let{verdict:t,reason:n,p_value:r}=e;return o(T,{children:[o("span",{class:`verdict-mark verdict-${t}`,children:Hc[t]??t}),r!==null&&o(ee,{children:["p ",r<.001?"< "+J(.001):J(r)]}),n&&o("span",{class:"metric-reason",children:n})]})}function Nt({title:e,detail:t,hint:n,kind:r="quiet",children:i}){return o("section",{class:`notice notice-${r}`,role:r==="error"?"alert":"status",children:[o("h2",{children:e}),t&&o("p",{class:"preformatted",children:t}),n&&(n.includes(`
`)?o("pre",{tabindex:0,children:n}):o("p",{class:"reason",children:n})),i]})}function In({error:e,onRetry:t}){return o(Nt,{title:Uc(e),detail:e.message,hint:e.hint,kind:"error",children:o("button",{type:"button",onClick:t,children:"Try again"})})}function Uc({code:e,status:t}){return e==="load_failed"?"The Overview plugin could not be loaded":e==="network"?"No connection to TensorBoard":t===422?"This profile cannot be read":t===404?"Not found":"The overview cannot be shown"}function Hn({message:e}){let t=/(\d+(?:\.\d+)?)\s*%/.exec(e??"")?.[1],[,n,r]=/(\d+) of (\d+)/.exec(e??"")??[],i=t!==void 0?Number(t)/100:r?Number(n)/Number(r):null;return o("progress",{"aria-label":"Progress",...i===null?{}:{value:Math.min(1,i),max:1}})}var Vs=[["error","Error"],["warning","Warning"],["info","Note"]];function Wr({diagnostics:e,run:t}){let n=[...t.files.filter(i=>i.status!=="ok").map(Kc),...e],r=i=>Vs.findIndex(([s])=>s===i);return n.sort((i,s)=>r(i.severity)-r(s.severity))}function Kc(e){return{code:`file_${e.status}`,severity:e.status==="unreadable"?"error":"warning",message:`${e.host} (${en(e.bytes)}) is ${e.status}${e.message?`: ${e.message}`:""}`,hint:null}}function qs({overview:e}){let t=Wr(e);return o(N,{id:"diagnostics",title:"Data quality",note:"diagnostics of the profile",children:t.length===0?o("p",{class:"quiet",children:"Nothing to report: all files were read in full."}):o("ul",{class:"diagnostics",children:t.map((n,r)=>o("li",{"data-code":n.code,class:`is-${n.severity}`,children:[o("span",{class:"diagnostic-severity",children:Vs.find(([i])=>i===n.severity)?.[1]??n.severity}),o("span",{children:[te(n.message),n.hint&&o("span",{class:"metric-reason",children:n.hint})]})]},`${n.code}-${r}`))})})}function Gn({overview:e}){let t=Wr(e).filter(({severity:n})=>n!=="info").length;return o("p",{class:"badges",children:[o("span",{class:"tag",children:e.platform.toUpperCase()}),e.job.kind!=="unknown"&&o("span",{class:"tag",children:Ue(e.job.kind)}),t>0&&o("button",{type:"button",class:"tag tag-warn",onClick:()=>document.getElementById("diagnostics")?.scrollIntoView(),children:t===1?"1 warning":`${t} warnings`})]})}var zn=class extends Ve{state={failure:null};componentDidCatch(t){console.error(t);let n=new V("page",`The page failed to draw this overview: ${t.message}`,"This is a defect of the page. The same overview can be read with: tensorboard-overview show");this.setState({failure:{subject:this.props.subject,error:n}})}render(){let{failure:t}=this.state,{subject:n,onRetry:r,children:i}=this.props;return t===null||t.subject!==n?i:o(In,{error:t.error,onRetry:r})}};var Xc=120,Ws={runs:[],total:null,failed:null};function Us(e,t){let[n,r]=P(Ws),i=H(new be),s=H(!1),a=async c=>{try{let u=await i.current.run(h=>_t({search:t.trim(),offset:c.length},h));if(u===null)return;let p=[...c,...u.runs];r({runs:p,total:u.runs.length===0?p.length:u.total,failed:null})}catch(u){r({...Ws,failed:u instanceof V?u.message:String(u)})}finally{s.current=!1}};j(()=>{if(!e)return;let c=setTimeout(()=>{a([])},t===""?0:Xc);return()=>{clearTimeout(c),i.current.cancel()}},[e,t]);let l=se(()=>{s.current||n.total===null||n.runs.length>=n.total||(s.current=!0,a(n.runs))},[n,t]);return{...n,loadMore:l}}var Ks=10,jc=80;function Fn({label:e,chosen:t,placeholder:n,onChoose:r}){let i=ve(),[s,a]=P(!1),[l,c]=P(null),[u,p]=P(0),h=H(null),{runs:d,total:f,failed:g,loadMore:v}=Us(s,l??"");j(()=>p(0),[l,s]),j(()=>{h.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({block:"nearest"}),d.length>0&&u>=d.length-1&&v()},[u,d]);let _=()=>{a(!1),c(null)},b=m=>{m&&(_(),m.id!==t&&r(m))},y=m=>{s?p(Math.max(0,Math.min(d.length-1,m))):a(!0)},w=m=>{let S={ArrowDown:()=>y(u+1),ArrowUp:()=>y(u-1),PageDown:()=>y(u+Ks),PageUp:()=>y(u-Ks),Enter:()=>s?b(d[u]):a(!0),Escape:_}[m.key];!S||m.altKey||m.ctrlKey||m.metaKey||(m.preventDefault(),S())};return o("div",{class:t===null?"picker run-picker is-second":"picker run-picker",children:[o("label",{for:`${i}-field`,children:e}),o("input",{id:`${i}-field`,type:"text",role:"combobox",autocomplete:"off",spellcheck:!1,"aria-autocomplete":"list","aria-expanded":s,"aria-controls":`${i}-list`,"aria-activedescendant":s&&d[u]?`${i}-${u}`:void 0,value:l??t??"",title:t??void 0,placeholder:n??"Search runs",onFocus:m=>m.currentTarget.select(),onClick:()=>a(!0),onInput:m=>{c(m.currentTarget.value),a(!0)},onKeyDown:w,onBlur:_}),o("div",{class:"run-list",hidden:!s,onMouseDown:m=>m.preventDefault(),children:[o("ul",{id:`${i}-list`,ref:h,role:"listbox","aria-label":`${e}: found`,onScroll:({currentTarget:m})=>{m.scrollHeight-m.scrollTop-m.clientHeight<jc&&v()},children:s&&d.map((m,C)=>o("li",{id:`${i}-${C}`,role:"option","aria-selected":C===u,class:m.id===t?"is-chosen":void 0,"data-run":m.id,onClick:()=>b(m),children:[o("span",{class:"run-id",children:m.id}),o("span",{class:"run-note",children:Qc(m)})]},m.id))}),o("p",{class:"run-count",role:"status",children:s&&(g??Yc(d.length,f,l))})]})]})}function Yc(e,t,n){return t===null?"Searching …":t===0?n?"No run has these words in its name or hosts":"No run":e<t?`${A(e)} of ${A(t)} runs; type to search`:t===1?"1 run":`${A(t)} runs`}function Qc({status:e,parts:t,hosts:n}){return e==="empty"?"empty":e==="writing"?"still being written":t?`${t.length} sessions put together`:n.length>1?`${n.length} hosts`:""}function Xs({chosen:e,onChoose:t}){let n=Zc(e?.run??null);return o(T,{children:[o(Fn,{label:"Compare with",chosen:e?.run??null,placeholder:"Search a run",onChoose:r=>t({run:r.id,host:null,kind:null})}),e&&n.length>1&&o(an,{label:"Its host",hosts:n,chosen:e.host,onChoose:r=>t({...e,host:r})})]})}function Zc(e){let[t,n]=P([]);return j(()=>{if(n([]),e===null)return;let r=new AbortController;return jt(e,r.signal).then(i=>n(i?.hosts??[])).catch(()=>{}),()=>r.abort()},[e]),t}var Jc="http://www.w3.org/2000/svg",ep=["display","fill","fill-opacity","font-family","font-size","font-weight","opacity","stroke","stroke-dasharray","stroke-opacity","stroke-width"],tp=".cursor, .cursor-band, .drag";function Ys(e,t,n){let r=getComputedStyle(e),i=getComputedStyle(document.documentElement),s=e.width.baseVal.value+32,a=rp(n,s-32),l=30+a.length*20,c=e.height.baseVal.value+l+16,u=Fe("svg",{width:s,height:c,viewBox:`0 0 ${s} ${c}`});u.append(Fe("title",{},t)),u.append(Fe("rect",{width:s,height:c,fill:i.getPropertyValue("--raised").trim()||"#fff"}));let p={fill:i.color,"font-family":r.fontFamily,"font-size":12};u.append(Fe("text",{...p,"font-weight":600,x:16,y:22},t)),a.forEach((d,f)=>{for(let{label:g,color:v,x:_}of d){let b=30+f*20;u.append(Fe("rect",{x:16+_,y:b,width:10,height:10,rx:2,fill:v})),u.append(Fe("text",{...p,x:16+_+16,y:b+9},g))}});let h=Fe("svg",{x:16,y:l,overflow:"visible"});for(let d of np(e))h.append(js(d));for(let d of e.children)h.append(js(d));return u.append(h),{text:new XMLSerializer().serializeToString(u),width:s,height:c}}function js(e){let t=e.cloneNode(!0),n=[e,...e.querySelectorAll("*")],r=[t,...t.querySelectorAll("*")];return n.forEach((i,s)=>{let a=getComputedStyle(i);for(let l of ep){let c=a.getPropertyValue(l);c!==""&&r[s].setAttribute(l,Ur(c))}r[s].removeAttribute("class")}),n.forEach((i,s)=>i.matches(tp)&&r[s].remove()),t}function Ur(e){return e.replace(/url\("#([^"]+)"\)/,"url(#$1)")}function np(e){let t=new Set;for(let{attributes:n}of e.querySelectorAll("[fill^='url(#']"))t.add(n.getNamedItem("fill").value.slice(5,-1));return[...t].map(n=>document.getElementById(n)).filter(n=>n!==null)}function rp(e,t){let n=[],r=1/0;for(let i of e){let s=34+i.label.length*7;r+s>t&&(n.push([]),r=0),n[n.length-1].push({...i,x:r}),r+=s}return n}function Fe(e,t,n){let r=document.createElementNS(Jc,e);for(let[i,s]of Object.entries(t))r.setAttribute(i,String(s));return n!==void 0&&(r.textContent=n),r}async function Qs(e){let t=new Image,n=URL.createObjectURL(new Blob([e.text],{type:"image/svg+xml"}));try{t.src=n,await t.decode();let r=document.createElement("canvas");return r.width=e.width*2,r.height=e.height*2,r.getContext("2d").drawImage(t,0,0,r.width,r.height),await new Promise((i,s)=>r.toBlob(a=>a?i(a):s(new Error("The browser created no PNG.")),"image/png"))}finally{URL.revokeObjectURL(n)}}function Zs(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(t),n.download=e,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),1e4)}function Js({label:e,children:t}){let n=ve(),[r,i]=P(!1),s=H(null),a=()=>i(!1);return o("div",{class:"menu",onKeyDown:l=>{l.key!=="Escape"||!r||(a(),s.current?.focus())},onFocusOut:l=>{let c=l.relatedTarget;(c===null||!l.currentTarget.contains(c))&&a()},children:[o("button",{ref:s,type:"button","aria-expanded":r,"aria-controls":n,onClick:()=>i(!r),children:[e," ",o("span",{"aria-hidden":"true",children:"▾"})]}),o("div",{id:n,class:"menu-list",hidden:!r,onMouseDown:l=>l.preventDefault(),children:r&&t(a)})]})}var ip=[["json","JSON","the whole document"],["csv","CSV","every number shown, for a spreadsheet"],["html","HTML","one file that opens without a server"],["xprof","XProf JSON","for clients of XProf's overview page"]];function ea({shown:e}){let[t,n]=P(null),r=async i=>{try{n(null),await ap(i,e)}catch(s){n(s instanceof Error?s.message:String(s))}};return o(T,{children:[o(Js,{label:"Export",children:i=>o("ul",{children:[ip.map(([s,a,l])=>o("li",{children:o("a",{href:op(e,s),download:"",onClick:i,children:[a," ",o("span",{class:"panel-note",children:l})]})},s)),["svg","png"].map(s=>o("li",{children:o("button",{type:"button",onClick:()=>{i(),r(s)},children:[s.toUpperCase()," ",o("span",{class:"panel-note",children:"the chart, as it is drawn now"})]})},s))]})}),t&&o("span",{class:"problem",role:"alert",children:t})]})}function op(e,t){let n=We(e);return n.set("format",t),`./export?${n}`}function sp({run:e,host:t,kind:n}){return`overview-${[e,t,n].filter(i=>i!==null).join("-").replace(/[^\w.-]+/g,"-")}`}async function ap(e,t){let n=document.querySelector("#steps svg.step-graph, #inference .chart svg");if(!n)throw new Error("There is no chart on the page: it has no steps, or shows them as a table.");let r=n.closest(".panel"),i=`${r.querySelector("h2")?.textContent}: ${t.run}`,s=Ys(n,i,n.matches(".step-graph")?lp(r):[]),a=`${sp(t)}-${r.id}.${e}`;Zs(a,e==="png"?await Qs(s):new Blob([s.text],{type:"image/svg+xml"}))}function lp(e){return[...e.querySelectorAll('.legend-item:not([aria-pressed="false"])')].map(t=>({label:t.getAttribute("aria-label")??t.textContent??"",color:Ur(getComputedStyle(t.querySelector("rect")).fill)}))}function at(){try{let e=window.parent;return e!==window&&typeof e.location.hash=="string"?e:null}catch{return null}}var ta="profile";async function na(e){try{let t=await fetch("../../plugins_listing",{signal:e??null});return t.ok?(await t.json())[ta]?.enabled===!0:!1}catch{return!1}}function ra(e,t,n){let r=new URLSearchParams({tool:e,run:t});return n!==null&&r.set("host",n),`${at()?.location.pathname??"../../../"}?${r}#${ta}`}function Ot({parts:e,label:t}){let n=e.reduce((r,i)=>r+i.value,0);return o("div",{class:"stacked-bar",role:"img","aria-label":t,children:n>0&&e.filter(r=>r.value>0).map(r=>o("span",{"data-part":r.id,style:{flexGrow:r.value/n},children:o(ur,{look:r})},r.id))})}function ia({steps:e,metrics:t}){if(!e)return[];let n=({metric:l})=>(l===null?void 0:t[l])?.value??0,r=e.loop.gap_percent>=1?e.loop:null,i=r?r.period_ms:e.categories.reduce((l,c)=>l+n(c),0),s=l=>i>0?100*l/i:null,a=(l,c,u)=>{let p=c.map(d=>{let f=u(d),g=d.metric===null?null:t[d.metric]??null;return{...d,metric:g,value:f,share:s(f),gap:l==="gap"}}),h=p.reduce((d,f)=>d+f.value,0);return{of:l,value:h,share:s(h),parts:p}};return r?[a("step",e.categories,({id:l})=>r.step_ms[l]??0),a("gap",e.gap.categories,({id:l})=>r.gap_ms[l]??0)]:[a("step",e.categories,n)]}function oa({metrics:e}){let t=new Map;for(let{category:n,value:r,reason:i,label:s}of Object.values(e)){if(n===null||r!==null)continue;let a=i??"no reason given";t.set(a,[...t.get(a)??[],s])}return[...t].map(([n,r])=>({labels:r,reason:n}))}function sa({steps:e},{category:t,value:n}){return t===null?!1:n===null||(e?.categories.some(({id:r})=>r===t)??!1)}function Vn({headline:e,job:t}){return e?e.what:t.kind==="inference"?"session_time":"step_time"}function lt({summary:e,rows:t}){return o("details",{class:"how",children:[o("summary",{children:e}),o("dl",{class:"formulas",children:t.map(([n,r])=>o("div",{children:[o("dt",{children:n}),o("dd",{children:r})]},n))})]})}function ut({rows:e,spacious:t=!1}){return o("dl",{class:t?"stat-strip":"stats",children:e.map(([n,r])=>o("div",{children:[o("dt",{children:n}),o("dd",{class:"number",children:r})]},n))})}function ct({provenance:e}){let{formula:t,substituted:n,inputs:r,window:i,files:s}=e;return o("dl",{class:"provenance",children:[o("div",{children:[o("dt",{children:"Formula"}),o("dd",{class:"formula",children:t})]}),n&&o("div",{children:[o("dt",{children:"With values"}),o("dd",{class:"formula",children:n})]}),r.length>0&&o("div",{children:[o("dt",{children:"Inputs"}),o("dd",{children:o("ul",{children:r.map(a=>o("li",{children:[a.name,": ",o("span",{class:"number",children:cp(a)})]},a.name))})})]}),i&&o("div",{children:[o("dt",{children:"Window"}),o("dd",{children:i})]}),o("div",{children:[o("dt",{children:"Files"}),o("dd",{children:Kr(s)})]})]})}function Kr(e){return e===null?"all of the run":e.length===0?"none":e.join(", ")}function cp({value:e,unit:t}){return e===null?"–":typeof e=="string"?t?`${e} ${t}`:e:t?ie(e,t):J(e)}function pp({id:e,metric:t,shownReason:n,brief:r}){let{status:i,value:s,unit:a,reason:l,stdev:c}=t,u=s===null;return o("details",{class:"metric","data-metric":e,"data-status":u?"unavailable":i,children:[o("summary",{children:[o("span",{class:"metric-label",children:t.label}),o(fp,{metric:t}),i==="inferred"&&!u&&o(ee,{children:"inferred"}),a==="%"&&!u&&o(hp,{percent:s}),o("span",{class:u?"metric-value not-measured":"metric-value number",children:[u?"not measured":Jt(t),!u&&typeof c=="number"&&a==="ms"&&o("span",{class:"metric-spread",children:Yt(s,c)})]}),!r&&o(Se,{of:t}),l&&(u||i==="inferred"&&l!==n)&&o("span",{class:"metric-reason",children:l})]}),r&&o(Se,{of:t}),o(pt,{metric:t})]})}function Se({of:{label:e,definition:t}}){let r=t.toLowerCase().startsWith(`${e.toLowerCase()}: `)?t.slice(e.length+2):t;return o("span",{class:"definition",children:r.charAt(0).toUpperCase()+r.slice(1)})}function fp({metric:{better:e,value:t}}){return e===null||t===null?null:o("span",{class:"better",title:`${e} is better`,children:[o("span",{"aria-hidden":"true",children:e==="lower"?"↓ better":"↑ better"}),o("span",{class:"visually-hidden",children:[e," is better"]})]})}function hp({percent:e}){return o("span",{class:"meter","aria-hidden":"true",children:o("span",{style:{width:`${Math.min(100,Math.max(0,e))}%`}})})}function dp({entries:e}){return o("details",{class:"metric","data-status":"unavailable",children:[o("summary",{children:[o("span",{class:"metric-label",children:e.map(([t,n],r)=>o("span",{"data-metric":t,"data-status":"unavailable",children:[n.label,r<e.length-1?" · ":""]},t))}),o("span",{class:"metric-value not-measured",children:"not measured"}),o("span",{class:"metric-reason",children:e[0]?.[1].reason})]}),o(Xr,{entries:e})]})}function pt({metric:e}){let t=jr(e);return o("div",{class:"metric-details",children:[o(ct,{provenance:e.provenance}),t.length>0&&o(ut,{rows:t})]})}function Xr({entries:e}){return o("dl",{class:"formulas metric-details",children:e.map(([t,n])=>o("div",{children:[o("dt",{children:n.label}),o("dd",{children:[o(Se,{of:n}),o(pt,{metric:n})]})]},t))})}var mp=[["min","min"],["p50","median"],["p90","p90"],["p99","p99"],["max","max"],["stdev","std. dev."]];function jr(e){let t=[];typeof e.n=="number"&&e.n>0&&t.push(["n",A(e.n)]);for(let[n,r]of mp){let i=e[n];typeof i=="number"&&t.push([r,ie(i,e.unit)])}return t}function qn({entries:e,shownReason:t=null,brief:n=!1}){return o(T,{children:gp(e).map(r=>{let[i,s]=r[0];return r.length===1?o(pp,{id:i,metric:s,shownReason:t,brief:n},i):o(dp,{entries:r},i)})})}function gp(e){let t=[];for(let n of e){let r=t[t.length-1];r&&_p(r[0][1],n[1])?r.push(n):t.push([n])}return t}function _p(e,t){return e.value===null&&t.value===null&&e.reason!==null&&e.reason===t.reason}var Yr={step:"Step",gap:"Between steps"};function Qr({overview:e}){let t=ia(e),n=oa(e),r=e.metrics.step_time?.reason??null;if(t.every(({parts:a})=>a.length===0)&&n.length===0)return null;let i=t.length>1,s=e.steps?.loop.steps??0;return o(N,{id:"breakdown",title:"Where the time went",note:(i?`average of ${L(s,"step")}, up to the start of the next`:"average per step")+"; open a part for where its number comes from",children:[t.some(({value:a})=>a>0)&&o(T,{children:[i&&o(yp,{groups:t}),o(bp,{groups:t}),o("div",{class:i?"part-groups":"parts",children:t.map(a=>i?o("section",{"data-group":a.of,children:[o("h3",{children:Yr[a.of]}),o(aa,{group:a,shownReason:r,overview:e,loop:e.steps?.loop??null})]},a.of):o(aa,{group:a,shownReason:r,overview:e,loop:null},a.of))})]}),n.map(({labels:a,reason:l})=>o("p",{class:"missing",children:[o("span",{class:"not-measured",children:"Not measured:"})," ",a.join(", "),o("span",{class:"metric-reason",children:l})]},l))]})}function yp({groups:e}){return o("p",{class:"bar-heads",children:e.map(({of:t,value:n,share:r})=>o("span",{children:[Yr[t]," ",o("span",{class:"number",children:x(n)})," ",o("span",{class:"number group-share",children:z(r)})]},t))})}function bp({groups:e}){let t=r=>r.filter(({value:i})=>i>0).map(({label:i,share:s})=>`${i} ${z(s)}`).join(", ");if(e.length===1)return o(Ot,{parts:e[0].parts,label:`Average step: ${t(e[0].parts)}`});let n=e.reduce((r,{value:i})=>r+i,0);return o("div",{class:"bar-groups",children:e.filter(({value:r})=>r>0).map(({of:r,value:i,parts:s})=>o("div",{style:{flexGrow:i/n},children:o(Ot,{parts:s,label:`${Yr[r]}, ${x(i)}: ${t(s)}`})},r))})}function aa({group:e,shownReason:t,overview:n,loop:r}){let i=e.parts.filter(({value:a})=>a>0),s=e.parts.filter(({value:a,metric:l,gap:c})=>a===0&&(c||l?.value!=null));return o(T,{children:[i.map(a=>o(vp,{part:a,shownReason:t,origin:r&&wp(a,r,n)},a.id)),s.length>0&&o(xp,{parts:s})]})}function wp({value:e},{steps:t},{metrics:n}){let{window:r=null,files:i=null}=n.step_gap?.provenance??{};return{formula:"mean of the part over the complete steps whose next step is known",substituted:null,inputs:[{name:"such steps",value:t,unit:null},{name:"sum over them",value:e*t,unit:"ms"}],window:r,files:i}}function vp({part:e,shownReason:t,origin:n}){let{id:r,label:i,value:s,metric:a,share:l,gap:c}=e;return o("details",{class:"part","data-category":c?`gap-${r}`:r,children:[o("summary",{children:[o(he,{look:e}),o("span",{class:"part-label",children:i}),o("span",{class:"numeric",children:x(s)}),o("span",{class:"numeric part-share",children:z(l)}),o(Se,{of:a??e}),a?.status==="inferred"&&a.reason!==t&&o("span",{class:"metric-reason",children:["inferred: ",a.reason]})]}),n&&o("div",{class:"metric-details",children:o(ct,{provenance:n})}),a&&n&&o("p",{class:"metric-details caption",children:["Over all complete steps: ",x(a.value)]}),a&&o(pt,{metric:a})]})}function xp({parts:e}){let t=e.flatMap(({id:n,metric:r})=>r?[[n,r]]:[]);return o("details",{class:"part is-zero",children:[o("summary",{children:[o("span",{class:"part-label",children:e.map(({id:n,label:r,gap:i},s)=>o("span",{"data-category":i?`gap-${n}`:n,children:[r,s<e.length-1?" · ":""]},n))}),o("span",{class:"numeric",children:x(0)}),o("span",{class:"numeric part-share",children:z(0)})]}),t.length>0&&o(Xr,{entries:t}),t.length===0&&o("dl",{class:"formulas metric-details",children:e.map(n=>o("div",{children:[o("dt",{children:n.label}),o("dd",{children:n.definition})]},n.id))})]})}var ft={Device:{origin:{window:"the whole profile; of the step time, the counted steps",files:"for each device that of its host"},columns:{busy_ms:{definition:"Time in which the device worked: a GPU in anything, copies included; a TPU core not in waits, input, output and transfers from and to the host.",formula:"length of the union of those ops"},span_ms:{definition:"The time from the device's first op to its last.",formula:"end of its last op − start of its first"},busy_percent:{definition:"How much of the time from its first op to its last the device was busy.",formula:"busy ÷ first to last op"},counted_steps:{definition:"Steps on the device that count in averages: the complete ones, or all where none is complete."},step_time_ms:{definition:"How long a step takes on this device alone.",formula:"mean over the counted steps of the step's length on the device"}}},Host:{origin:{window:"the counted steps",files:"for each host its own"},columns:{devices:{definition:"Devices in the host's file, used or not."},steps:{definition:"Steps in the host's file, incomplete ones too."},counted_steps:{definition:"Steps of the host that count in averages: the complete ones, or all where none is complete."},step_time_ms:{definition:"How long a step takes on the host's slowest device.",formula:"mean over the counted steps of each of its devices; of the means, the longest"},work_ms:{definition:"The part of its step in which it does not wait for other hosts.",formula:"mean over the counted steps of the step's length − its collectives"},slowest_in_steps:{definition:"In how many of the counted steps it has the most work of all hosts."}}},TopOp:{origin:{window:"the whole profile",files:"all of the run"},columns:{occurrences:{definition:"How often the op ran, on all devices or threads together."},self_ms:{definition:"Time in the op itself, over all calls.",formula:"time in which the op is the innermost one, summed over threads, streams, devices and hosts"},share_percent:{definition:"How much of the time of this side's ops it takes; idle time is not counted.",formula:"self time ÷ self time of all ops of this side"},cumulative_percent:{definition:"Share of this op and those above it together.",formula:"self times down to this row ÷ self time of all ops of this side"},gflops_per_s:{definition:"How fast it computes.",formula:"FLOPs of all its calls ÷ self time"},tensorcore_eligible:{definition:"Whether the op could run on Tensor Cores, and whether its kernel did."}}}};function $t(e,t,n){return e===null||t===null||n===null?null:`${x(e)} ÷ ${x(t)} = ${z(n)}`}function Lt(e,t){return e===null?null:`${x(e)}, mean of ${L(t,"step")}`}var{columns:Wn,origin:kp}=ft.Device;function la({devices:e}){if(e.length===0)return null;let t=[...e.filter(s=>s.used),...e.filter(s=>!s.used)],n=e.filter(s=>s.used).length,r=new Set(e.map(s=>s.host)).size>1,i=[{key:"name",head:"Device",cell:s=>o(T,{children:[t[s].name,t[s].slowest&&o(ee,{kind:"warn",children:"slowest"})]})},...r?[{key:"host",head:"Host",cell:s=>t[s].host}]:[],{key:"kind",head:"Kind",cell:s=>t[s].kind},{key:"used",head:"Used",definition:"It ran more than copies.",cell:s=>t[s].used?"yes":"no"},{key:"busy",head:"Busy",numeric:!0,...Wn.busy_ms,cell:s=>x(t[s].busy_ms)},{key:"span",head:"First to last op",numeric:!0,...Wn.span_ms,cell:s=>x(t[s].span_ms)},{key:"busy-percent",head:"Busy share",numeric:!0,...Wn.busy_percent,substituted:s=>$t(t[s].busy_ms,t[s].span_ms,t[s].busy_percent),cell:s=>z(t[s].busy_percent)},{key:"step",head:"Step time",numeric:!0,...Wn.step_time_ms,substituted:s=>Lt(t[s].step_time_ms,t[s].counted_steps),cell:s=>x(t[s].step_time_ms)}];return o(N,{id:"devices",title:"Devices",note:`${A(n)} of ${A(e.length)} used`,children:o(Y,{caption:"Devices of the profile",columns:i,rowCount:t.length,pageSize:16,rowName:s=>r?t[s].id:t[s].name,origin:kp,rowClass:s=>t[s].used?void 0:"is-unused"})})}var Sp={device_count:"Devices",chip_count:"Chips",host_count:"Hosts",capture_start_ns:"Capture started",capture_ms:"Capture length"},Mp=new Set(["devices_used","simulated","provenance"]),ua=e=>Sp[e]??Ue(e);function ca({overview:e}){let{environment:t}=e,n=[...Tp(e),...Cp(t)];return o(N,{id:"environment",title:"Run environment",children:[o("dl",{class:"facts",children:n.map(([r,i])=>o("div",{children:[o("dt",{children:r}),o("dd",{children:i})]},r))}),o(lt,{summary:"Where these come from",rows:Object.entries(t.provenance??{}).map(([r,i])=>[ua(r),i])})]})}function Tp({platform:e,job:t,run:n}){let r=o(T,{children:[Ue(t.kind),t.reason&&o("span",{class:"metric-reason",children:t.reason})]}),i=n.files.reduce((s,a)=>s+a.bytes,0);return[["Platform",e.toUpperCase()],["Job",r],["Profile",`${L(n.files.length,"file")}, ${en(i)}`]]}function Cp(e){return Object.entries(e).filter(([t,n])=>!Mp.has(t)&&n!==null).map(([t,n])=>[ua(t),Pp(t,n,e)]).filter(([,t])=>t!=="")}function Pp(e,t,n){switch(e){case"device_count":return Ep(n);case"capture_start_ns":return $i(t);case"capture_ms":return x(t);case"frameworks":return pa(t,(r,i)=>`${r} ${i}`);default:return Zr(t)}}function Ep({device_count:e,devices_used:t}){let n=t!==null&&t!==e;return A(e)+(n?`, ${A(t)} used`:"")}function Zr(e){return typeof e=="number"?J(e):typeof e=="boolean"?e?"yes":"no":Array.isArray(e)?e.map(Zr).join(", "):typeof e!="object"||e===null?String(e):pa(e,(t,n)=>`${Ue(t)}: ${Zr(n)}`)}function pa(e,t){return Object.entries(e).filter(([,n])=>n!==null).map(([n,r])=>t(n,r)).join(", ")}var Un=4;function Jr({finding:e,targets:t}){return o("div",{"data-finding":e.id,class:`finding severity-${e.severity}`,children:[o("h3",{children:[te(e.title)," ",o(ee,{kind:e.severity,children:e.severity})]}),o("p",{children:te(e.evidence)}),o("p",{class:"next",children:[o("strong",{children:"Next:"})," ",te(e.next_step)]}),o(Ap,{lookAt:e.look_at,targets:t})]})}function Ap({lookAt:e,targets:t}){let{ops:n,tool:r}=e,i=t.steps?e.steps:[];return i.length===0&&n.length===0&&r===null?null:o("p",{class:"look-at",children:[o("span",{children:"Look at:"}),i.slice(0,Un).map(s=>o("button",{type:"button",class:"link",onClick:()=>t.onStep(s),children:["step ",t.steps.columns.number[s]??s]},s)),i.length>Un&&o("span",{children:["and ",i.length-Un," more"]}),n.slice(0,Un).map(s=>o("button",{type:"button",class:"link op-name",onClick:()=>t.onOp(s),children:s},s)),r&&o(Rp,{tool:r,targets:t})]})}function Rp({tool:e,targets:t}){return t.shown?t.xprof?o("a",{href:ra(e.id,t.shown.run,t.shown.host),target:"_blank",rel:"noopener",children:["XProf's ",e.label," ↗"]}):o("span",{children:["XProf's ",e.label," (its tab is not installed here)"]}):o("span",{children:["XProf's ",e.label]})}var Np=3;function fa({findings:e,targets:t,judged:n,brief:r}){let[i,...s]=e;return o(N,{id:"top-finding",title:"What to look at next",actions:s.length>0&&o("button",{type:"button",class:"link",onClick:()=>document.getElementById("findings")?.scrollIntoView(),children:L(s.length,"more finding")}),children:i?o(T,{children:[o(Jr,{finding:i,targets:t}),o(Op,{findings:s.slice(0,Np),brief:r})]}):o("p",{class:"quiet",children:n?"Nothing stands out: no part of the step, no step and no device is far from what is usual.":"Without steps and sessions, the limits of the run are not known."})})}function Op({findings:e,brief:t}){return e.length===0?null:o("ul",{class:"other-findings",children:e.map(({id:n,severity:r,title:i,evidence:s,next_step:a})=>o("li",{children:[te(i)," ",o(ee,{kind:r,children:r})," ",o("span",{class:"reason",children:te(s)}),!t&&o("p",{class:"next",children:[o("strong",{children:"Next:"})," ",te(a)]})]},n))})}function ha({findings:e,targets:t}){return e.length===0?null:o(N,{id:"findings",title:"Findings",note:"the most severe first",children:o("ol",{class:"findings",children:e.map(n=>o("li",{children:o(Jr,{finding:n,targets:t})},n.id))})})}var Kn=34,ei=300;function da({values:e}){let t=F(()=>{let n=Float64Array.from(e.keys()),r=ot({slot:n,slots:e.length,gaps:[]},e,0,e.length,ei),i=r.reduce((a,{step:l})=>Math.max(a,e[l]??0),0)||1;return r.map(({step:a,x:l,width:c})=>`${re(l+c/2)},${re(Kn-2-(Kn-4)*(e[a]??0)/i)}`).join("L")},[e]);return e.length<3?null:o("svg",{class:"sparkline",viewBox:`0 0 ${ei} ${Kn}`,preserveAspectRatio:"none","aria-hidden":"true",children:[o("path",{d:`M${t}`,"vector-effect":"non-scaling-stroke"}),o("path",{class:"baseline",d:`M0,${Kn-1}h${ei}`,"vector-effect":"non-scaling-stroke"})]})}function ma({overview:e}){let t=Vn(e),n=e.metrics[t];if(!n)return null;let r=t==="session_time"?"session":"step",i=Lp(e);return o(N,{id:"headline",title:i===null?n.label:$p[r],children:o("div",{class:"headline","data-metric":t,"data-status":n.status,children:[i===null?o(Se,{of:n}):o("span",{class:"definition",children:"A few long ones take over a quarter of the time: the median says what is usual."}),n.value===null?o(T,{children:[o("p",{class:"headline-missing",children:"not measured"}),o("p",{class:"reason",children:n.reason})]}):o(Dp,{metric:n,overview:e,noun:r,median:i}),o("details",{class:"how",children:[o("summary",{children:"Where this number comes from"}),o(pt,{metric:n}),e.headline&&o(Gp,{headline:e.headline})]})]})})}var $p={step:"Step time",session:"Session time"};function Lp({headline:e}){return e?.median_first?e.median_ms:null}function Dp({metric:e,overview:t,noun:n,median:r}){let[i,s]=Oi(r===null?Jt(e):x(r)),a=t.steps?.columns.duration_ms.length??null,l=e.n??null,c=["n","std. dev.",...r===null?[]:["median"]],u=jr(e).filter(([f])=>!c.includes(f)),p=n==="step"?ye(t):null,h=t.steps?.kinds??[],d=p!==null&&h.length>1?` “${p}”`:"";return o(T,{children:[o("p",{class:"headline-value",children:[r!==null&&o("span",{class:"headline-which",children:"median"}),o("span",{class:"headline-number",children:i}),o("span",{class:"headline-unit",children:s}),o(Bp,{metric:e,named:r!==null}),e.status==="inferred"&&o(ee,{children:"inferred"})]}),o("p",{class:"headline-count",children:[l!==null&&(l===1?L(1,n):`${r===null?"mean of":"over"} ${L(l,n)}`),l!==null&&d,n==="step"&&l!==null&&a!==null&&a>l&&`; ${L(a,"step")} sampled, incomplete ones left out`]}),n==="step"&&o(Ip,{kinds:h}),e.status==="inferred"&&e.reason&&o("p",{class:"reason",children:e.reason}),t.headline?.bottleneck&&o("p",{class:"bottleneck",children:te(t.headline.bottleneck.sentence)}),n==="step"&&t.steps&&o(Hp,{steps:t.steps,headline:t.headline}),l!==1&&u.length>0&&o(ut,{rows:u,spacious:!0})]})}function Bp({metric:{value:e,unit:t,stdev:n},named:r}){return e===null||!r&&typeof n!="number"?null:o("span",{class:"headline-spread",children:[r&&`mean ${ie(e,t)} `,typeof n=="number"&&`${Yt(e,n)} std. dev.`]})}function Ip({kinds:e}){let t=e.filter(({leading:n})=>!n);return t.length===0?null:o("p",{class:"other-kinds",children:["Also in this profile:"," ",t.map(({name:n,count:r,mean_ms:i,share_percent:s},a)=>o("span",{children:[a>0&&"; ","“",n,"”, ",L(r,"step"),", mean ",x(i),", ",z(s)," of the time"]},n))]})}function Hp({steps:e,headline:t}){let n=t?.trend,r=t?.outliers;return o("div",{class:"trend",children:[o(da,{values:e.columns.duration_ms}),n&&o("p",{"data-trend":n.direction??"none",children:[o("span",{"aria-hidden":"true",children:zp[n.direction??"none"]})," ",te(n.sentence)]}),r&&r.count>0&&o("p",{children:[o("span",{"aria-hidden":"true",children:"◆"})," ",L(r.count,"outlier")," above ",x(r.above_ms)]})]})}function Gp({headline:{trend:e,outliers:t}}){return!e&&!t?null:o("dl",{class:"provenance metric-details",children:[e&&o("div",{children:[o("dt",{children:"Trend"}),o("dd",{children:[we(e.change_percent,"%")," over ",L(e.steps,"complete step"),","," ",we(e.percent_per_100_steps,"%")," per 100 of them: the median slope between all pairs of steps, in percent of the median step; p ",e.p_value<.001?"<":"="," ",J(Math.max(.001,e.p_value))," for no trend"]})]}),t&&o("div",{children:[o("dt",{children:"Outliers"}),o("dd",{children:[L(t.count,"complete step")," above ",x(t.above_ms),", ",t.limit]})]})]})}var zp={slower:"↗",faster:"↘",none:"→"};var{columns:ht,origin:Fp}=ft.Host;function ga({hosts:e}){if(e.length<2&&e.every(r=>r.status==="ok"))return null;let t=e.some(r=>typeof r.work_ms=="number"),n=[{key:"name",head:"Host",cell:r=>o(T,{children:[e[r].name,e[r].straggler&&o(ee,{kind:"warn",children:"straggler"}),e[r].set_aside&&o(ee,{kind:"warn",children:"set aside"})]})},{key:"status",head:"Status",cell:r=>e[r].status},{key:"devices",head:"Devices",numeric:!0,...ht.devices,cell:r=>A(e[r].devices)},{key:"steps",head:"Steps",numeric:!0,...ht.steps,cell:r=>A(e[r].steps)},{key:"counted",head:"Counted steps",numeric:!0,...ht.counted_steps,cell:r=>A(e[r].counted_steps)},{key:"step",head:"Step time",numeric:!0,...ht.step_time_ms,substituted:r=>Lt(e[r].step_time_ms,e[r].counted_steps),cell:r=>x(e[r].step_time_ms)},...t?[{key:"work",head:"Work",numeric:!0,...ht.work_ms,substituted:r=>Lt(e[r].work_ms,e[r].counted_steps),cell:r=>x(e[r].work_ms??null)},{key:"slowest",head:"Slowest in steps",numeric:!0,...ht.slowest_in_steps,cell:r=>A(e[r].slowest_in_steps??null)}]:[]];return o(N,{id:"hosts",title:"Hosts",note:t?"work is the step without collectives, in which hosts wait for each other":void 0,children:o(Y,{caption:"Hosts of the profile",columns:n,rowCount:e.length,pageSize:16,rowName:r=>e[r].name,origin:Fp})})}var Vp=60,_a=150,dt={top:16,right:24,bottom:26,left:62};function ya({distribution:e,meanMs:t}){let[n,r]=Tn(960),{edges_ms:i,counts:s}=e,a=i[0],l=i[i.length-1];if(a===void 0||l===void 0||s.length===0)return null;let c=Ce(l),u=Math.max(40,r-dt.left-dt.right),p=_a-dt.top-dt.bottom,h=it().domain([a,l===a?a+1:l].map(y=>y/me[c])).range([0,u]),d=y=>h(y/me[c]),f=h.ticks(8),g=(f[1]??1)-(f[0]??0),v=it().domain([0,ue(s)??1]).nice(3).range([p,0]),_=s.map((y,w)=>{let m=d(i[w]??a),C=Math.max(1,d(i[w+1]??l)-m-1);return y>0?`M${m},${p}V${v(y)}h${C}V${p}z`:""}).join(""),b=s.indexOf(ue(s)??0);return o("div",{class:"chart",ref:n,children:o("svg",{width:r,height:_a,role:"img","aria-label":`Distribution of session times from ${x(a)} to ${x(l)}; most are between ${x(i[b])} and ${x(i[b+1])}; mean ${x(t)}`,children:o("g",{transform:`translate(${dt.left},${dt.top})`,children:[v.ticks(3).filter(Number.isInteger).map(y=>o("g",{transform:`translate(0,${v(y)})`,children:[o("line",{class:y===0?"baseline":"gridline",x2:u}),o("text",{class:"tick-label",x:-8,dy:"0.32em","text-anchor":"end",children:A(y)})]},y)),o("path",{d:_,class:"histogram"}),o("g",{transform:`translate(${d(t)},0)`,children:[o("line",{class:"mean-line",y2:p}),o("text",{class:"mean-label",y:-4,"text-anchor":d(t)<Vp?"start":"middle",children:`mean ${x(t)}`})]}),f.map(y=>o("text",{class:"tick-label",x:h(y),y:p+16,"text-anchor":"middle",children:`${Zt(y,g)} ${c}`},y))]})})})}function Xn({parts:e,latency:t,longest:n}){let r=e.map(s=>({...s,value:t[s.id]})),i=r.map(s=>`${s.label} ${x(s.value)}`).join(", ");return o("div",{class:"latency-bar",children:o("div",{style:{width:`${n>0?100*t.total_ms/n:0}%`},children:o(Ot,{parts:r,label:i})})})}function ti({inference:e}){let{sessions:t,mean:n,percentiles:r,batches:i,parts:s,definitions:a}=e,l=r.some(u=>u.few_samples),c=ue([n,...r],u=>u.total_ms)??0;return o(N,{id:"inference",title:"Session latency",note:L(t,"session"),children:[o("p",{class:"legend",children:s.map(u=>o("span",{class:"legend-item",children:[o(he,{look:u}),u.label]},u.id))}),o("table",{class:"latency-table",children:[o("caption",{class:"visually-hidden",children:"Session latency and its parts"}),o("thead",{children:o("tr",{children:[o("th",{scope:"col",children:"Percentile"}),o("th",{scope:"col",children:o("span",{class:"visually-hidden",children:"Parts, as a bar"})}),o("th",{scope:"col",class:"numeric",children:"Total"}),s.map(({id:u,short_label:p})=>o("th",{scope:"col",class:"numeric",children:p},u))]})}),o("tbody",{children:[o(ba,{name:"mean",parts:s,latency:n,longest:c}),r.map(u=>o(ba,{name:`p${u.percentile}${u.few_samples?"*":""}`,parts:s,latency:u,longest:c},u.percentile))]})]}),o(ya,{distribution:e.distribution,meanMs:n.total_ms}),o("p",{class:"caption",children:[o("span",{children:e.source}),l&&o("span",{children:"* Too few sessions: none is above, so it depends on the longest ones."}),i&&o("span",{children:qp(i)})]}),o(lt,{summary:"What the parts mean",rows:[{label:"Total",definition:a.total_ms},...s].map(u=>[u.label,o(Se,{of:u})])}),o("details",{class:"how",children:[o("summary",{children:"Where these numbers come from"}),o(ct,{provenance:e.provenance})]})]})}function qp({batches:e,sessions_per_batch:t,size:n,padding_percent:r,delay_ms:i}){let s=n===null?"":`, size ${J(n)}`,a=r===null?"":` with ${z(r)} padding`;return`Batched: ${A(e)} batches of ${J(t)} sessions${s}${a}. A session waits ${x(i.mean)} for its batch (p99 ${x(i.p99)}).`}function ba({name:e,parts:t,latency:n,longest:r}){return o("tr",{children:[o("th",{scope:"row",children:e}),o("td",{children:o(Xn,{parts:t,latency:n,longest:r})}),o("td",{class:"numeric",children:x(n.total_ms)}),t.map(({id:i})=>o("td",{class:"numeric",children:x(n[i])},i))]})}function wa({inference:e}){return o(T,{children:[o(Wp,{inference:e}),o(Kp,{inference:e})]})}function Wp({inference:e}){let t=e.models??[];if(t.length===0)return null;let n=[{key:"model",head:"Model",cell:r=>t[r].model??"not known"},{key:"sessions",head:"Sessions",numeric:!0,definition:"How many sessions ran the model.",cell:r=>A(t[r].sessions)},{key:"rate",head:"Sessions per second",numeric:!0,definition:"How many sessions of the model are served in a second.",cell:r=>ie(t[r].sessions_per_second,"1/s")},...Up(t),...xa("Mean",t.map(r=>r.mean),e)];return o(N,{id:"session-models",title:"Sessions by model",children:o(Y,{caption:"Sessions by model",columns:n,rowCount:t.length,pageSize:20,origin:va(e)})})}function va({source:e,provenance:{window:t,files:n}}){return{window:`${t??"each session"}; ${e}`,files:Kr(n)}}function Up(e){return[50,99].map(t=>({key:`p${t}`,head:`p${t}`,numeric:!0,definition:`${t} % of the sessions take at most this long.`,cell:n=>{let r=e[n].percentiles.find(i=>i.percentile===t);return`${x(r?.total_ms)}${r?.few_samples?"*":""}`}}))}function Kp({inference:e}){let t=e.slowest??[];if(t.length===0)return null;let n=new Set(t.map(a=>a.host)).size>1,r=t.some(a=>a.model!==null),i=t.some(a=>a.batching_delay_ms!==null),s=[{key:"start",head:"Start",numeric:!0,definition:"When it began, from the start of the capture.",cell:a=>x(t[a].start_ms)},...n?[{key:"host",head:"Host",cell:a=>t[a].host}]:[],...r?[{key:"model",head:"Model",cell:a=>t[a].model??"not known"}]:[],...xa("Total",t,e),...i?[{key:"delay",head:"Waited for batch",numeric:!0,definition:e.definitions.batching_delay_ms,cell:a=>x(t[a].batching_delay_ms)}]:[]];return o(N,{id:"slowest-sessions",title:"Slowest sessions",children:o(Y,{caption:"Slowest sessions",columns:s,rowCount:t.length,origin:va(e)})})}function xa(e,t,{parts:n,definitions:r}){let i=ue(t,s=>s.total_ms)??0;return[{key:"bar",head:o("span",{class:"visually-hidden",children:"Parts, as a bar"}),cell:s=>o(Xn,{parts:n,latency:t[s],longest:i})},{key:"total",head:e,numeric:!0,definition:r.total_ms,cell:s=>x(t[s].total_ms)},...n.map(({id:s,short_label:a,definition:l})=>({key:s,head:a,numeric:!0,definition:l,cell:c=>x(t[c][s])}))]}function ka({overview:e}){let t=Vn(e),n=Object.entries(e.metrics).filter(([r,i])=>r!==t&&!sa(e,i));return n.length===0?null:o(N,{id:"metrics",title:"Performance summary",note:"all metrics; open one for where its number comes from",children:o("div",{class:"metrics",children:o(qn,{entries:n,shownReason:e.metrics[t]?.reason??null})})})}function Ma({graph:e}){let t=e.series.filter(({gap:r})=>!r),n=e.series.filter(({gap:r})=>r);return o("div",{class:"legend",role:"group","aria-label":"Categories shown, from the bottom of the stack up",children:[t.map(r=>o(Sa,{layer:r,graph:e},r.key)),n.length>0&&o("span",{class:"legend-head",children:"Between steps:"}),n.map(r=>o(Sa,{layer:r,graph:e},r.key))]})}function Sa({layer:e,graph:t}){let{key:n,label:r,full_label:i,definition:s,gap:a}=e;return o("button",{type:"button",class:"legend-item","aria-pressed":!t.hidden.has(n),"aria-label":a?i:void 0,title:s,onClick:()=>t.toggle(n),onPointerEnter:()=>t.point(n),onPointerLeave:()=>t.point(null),onFocus:()=>t.point(n),onBlur:()=>t.point(null),children:[o(he,{look:e}),r]})}async function Ta(e,t,n,r){let i=We(e);return i.set("index",String(t)),bt(`./step?${i}`,n,r)}function Ca({overview:e,steps:t,step:n}){let r=Ke(t).map(i=>({series:i,ms:i.values[n]??0,mean:(i.metric===null?null:e.metrics[i.metric]?.value)??null}));return o(Ea,{caption:"Parts of the step, against the mean",parts:r,whole:"step",ms:"Time of the part in this step, on its slowest device; the parts add up to the step.",mean:"Its average over the complete steps: the metric of the part, which opens under “Where the time went”."})}function Pa({steps:e,step:t}){let n=vt(e).map(r=>({series:r,ms:r.values[t]??0,mean:e.loop.gap_ms[r.id]??null}));return n.every(({ms:r})=>r===0)?null:o(T,{children:[o("h4",{children:"Between this step and the next"}),o(Ea,{caption:"Parts of the gap behind the step, against the mean",parts:n,whole:"gap",ms:"Time of the part from the end of this step to the start of the next; the parts add up to the gap.",mean:"Its average after the complete steps whose next step is known."})]})}function Ea({caption:e,parts:t,whole:n,ms:r,mean:i}){let s=t.filter(c=>c.ms>0||(c.mean??0)>0).reverse(),a=t.reduce((c,u)=>c+u.ms,0),l=[{key:"part",head:"Part",cell:c=>o(jp,{series:s[c].series})},{key:"ms",head:n==="step"?"This step":"This gap",numeric:!0,definition:r,cell:c=>x(s[c].ms)},{key:"share",head:"Share",numeric:!0,definition:`How much of this ${n} it takes.`,formula:`this ${n} ÷ the ${n}'s length`,cell:c=>z(a>0?100*s[c].ms/a:null)},{key:"mean",head:"Mean",numeric:!0,definition:i,cell:c=>x(s[c].mean)},{key:"difference",head:"Difference",numeric:!0,definition:`How much longer it takes in this ${n} than on average, also in percent of the mean.`,formula:`this ${n} − mean`,cell:c=>Qt(Xp(s[c]),s[c].mean)}];return o(Y,{caption:e,columns:l,rowCount:s.length})}function Xp({ms:e,mean:t}){return t===null?null:e-t}function jp({series:e}){return o(T,{children:[o(he,{look:e}),e.label]})}function Aa({overview:e,steps:t,step:n,shown:r,onSelect:i}){let{columns:s}=t,a=H(null);j(()=>a.current?.scrollIntoView?.({block:"nearest"}),[n]);let l=s.duration_ms[n]??0,c=e.metrics.step_time?.value??null,u=s.duration_ms.length-1;return o("section",{ref:a,class:"selected-step-panel",id:"step","aria-labelledby":"step-title",children:[o("header",{class:"panel-head",children:[o("h3",{id:"step-title",children:on(t,n)}),o("p",{class:"panel-note",role:"status",children:[x(l),c!==null&&`, ${Qt(l-c,c)} against the mean`]}),o("div",{class:"panel-actions",children:[o("button",{type:"button",disabled:n<=0,onClick:()=>i(n-1),children:"Previous step"}),o("button",{type:"button",disabled:n>=u,onClick:()=>i(n+1),children:"Next step"}),o("button",{type:"button",onClick:()=>{i(null),Bn()},children:"Close"})]})]}),s.complete[n]===!1&&o("p",{class:"reason",children:[o("strong",{children:"Incomplete:"})," ",s.incomplete_reason[n]??"no reason given"]}),o(ut,{rows:[["starts at",x(s.start_ms[n])],["start to next start",x(s.period_ms[n])]]}),o("div",{class:"selected-step-tables",children:[o("div",{class:"step-parts",children:[o(Ca,{overview:e,steps:t,step:n}),o(Pa,{steps:t,step:n})]}),r&&o(Yp,{shown:r,steps:t,step:n})]})]})}function Yp({shown:e,steps:t,step:n}){let{run:r,host:i,kind:s}=e,a=sn((l,c)=>Ta({run:r,host:i,kind:s},n,l,c),"The server has no ops of single steps.",[r,i,s,n,t]);return o("div",{class:"step-ops","aria-busy":a.kind==="loading",children:[o("h4",{children:"Slowest ops of the step"}),o(Qp,{answer:a})]})}function Qp({answer:e}){if(e.kind==="loading")return o("p",{class:"quiet",children:e.detail??"Looking for them …"});if(e.kind==="failed")return o("p",{class:"quiet",children:[e.error.message," ",e.error.hint," ",o("button",{type:"button",onClick:e.retry,children:"Try again"})]});let{ops:t,reason:n}=e.value;return t.length===0?o("p",{class:"quiet",children:n??"No op ran within the step."}):o(T,{children:[o(Y,{caption:"Slowest ops of the step",columns:[{key:"name",head:"Op",cell:i=>o(Zp,{op:t[i]})},{key:"count",head:"Calls",numeric:!0,definition:"How often the op ran in the step.",cell:i=>A(t[i].occurrences)},{key:"self",head:"Self time",numeric:!0,definition:"Time in the op itself, without the ops inside it; of several devices, their mean.",cell:i=>x(t[i].self_ms)},{key:"share",head:"Share",numeric:!0,definition:"How much of the self time of all ops of its side in the step it takes.",cell:i=>z(t[i].share_percent)}],rowCount:t.length,pageSize:10}),n&&o("p",{class:"caption",children:n})]})}function Zp({op:{name:e,side:t,category:n,framework_op:r}}){return o(T,{children:[o("code",{class:"op-name",children:e}),o("span",{class:"metric-reason",children:[n,", on the ",t,r&&r!==e&&`: ${r}`]})]})}var Jp={device_markers:"Step markers of the device",host_markers:"Step markers of the host",inferred:"Steps are inferred"};function Ra({steps:e,gaps:t,cut:n,outliers:r,longGaps:i}){let{number:s,complete:a}=e.columns,l=a.filter(c=>!c).length;return o("p",{class:"caption",children:[o("span",{children:[e.source==="inferred"&&o(ee,{children:"inferred"})," ",Jp[e.source]??e.source,e.method?`: ${e.method}`:""]}),r!==null&&r.count>0&&o("span",{children:[o("span",{class:"outlier-swatch","aria-hidden":"true",children:"◆"})," ",L(r.count,"outlier")," above"," ",x(r.above_ms),", ",r.limit]}),i&&o("span",{children:[o("span",{class:"outlier-swatch","aria-hidden":"true",children:"◇"})," a long gap follows"]}),l>0&&o("span",{children:[o("span",{class:"hatch-swatch","aria-hidden":"true"})," ",L(l,"incomplete step"),l<a.length?", left out of averages":": there is no complete one"]}),n&&o("span",{children:[o("span",{class:"cut-swatch","aria-hidden":"true",children:"▲"})," longer than the axis shows"]}),t.length>0&&o("span",{children:["Not in the profile: ",tf(t,s)]})]})}var ef=4;function tf(e,t){let n=e.slice(0,ef).map(i=>nf(i,t)),r=e.length-n.length;return n.join("; ")+(r>0?`; and ${L(r,"more gap")}`:"")}function nf(e,t){let n=t[e.before-1],r=t[e.before];return`${L(e.missing,"step")} between ${n} and ${r}`}function Na({steps:e,onSelect:t}){let{columns:n}=e,r=Ce(Xe(n.duration_ms)),i=(a,l,c,u)=>({key:a,definition:u,head:`${l}, ${r}`,numeric:!0,cell:p=>pr(c[p],r)}),s=[{key:"number",head:"Step",numeric:!0,cell:a=>o("button",{type:"button",class:"link",onClick:()=>t(a),children:n.number[a]??a})},...n.name.some((a,l)=>a&&a!==String(n.number[l]))?[{key:"name",head:"Name",cell:a=>n.name[a]??""}]:[],i("start","Start",n.start_ms,"When it starts, on the earliest device."),i("duration","Duration",n.duration_ms,"From its start to its end, on the slowest device; the categories add up to it."),i("period","Period",n.period_ms,"From its start to the start of the next step of its kind."),...Ke(e).map(({key:a,label:l,values:c,definition:u})=>i(`category-${a}`,l,c,u)),...vt(e).filter(fr).map(({key:a,full_label:l,values:c,definition:u})=>i(a,l,c,u)),{key:"complete",head:"Complete",cell:a=>n.complete[a]?"yes":`no: ${n.incomplete_reason[a]??"no reason given"}`}];return o(Y,{caption:"Time of each step",columns:s,rowCount:n.duration_ms.length,pageSize:25,origin:{window:`each step; ${e.method}`,files:"all of the run; a step is as long as on its slowest device"}})}var rf=60;function Oa({overview:e,steps:t,shown:n,selected:r,onSelect:i,chosenView:s,onView:a}){let l=t.columns.duration_ms.length,c=F(()=>Ii(t),[t]),u=c?s??tn(t):"step",p=Dn(e,t,u,{selected:r,onSelect:i}),{zoom:h,setZoom:d,zoomBy:f,fitTypical:g}=p,[v,_]=P(!1),[b,y]=P(!1);return o(N,{id:"steps",title:"Step-time graph",note:L(l,"step"),actions:o(T,{children:[!b&&o(T,{children:[c&&o(sf,{view:u,onChoose:a}),o("span",{class:"button-group",role:"group","aria-label":"Zoom",children:[o("button",{type:"button","aria-label":"Zoom out",disabled:h===null,onClick:()=>f(2),children:"−"}),o("button",{type:"button","aria-label":"Zoom in",disabled:l<5,onClick:()=>f(.5),children:"+"}),o("button",{type:"button",disabled:h===null,onClick:()=>d(null),children:"Show all steps"})]}),p.canFit&&o("button",{type:"button","aria-pressed":g,onClick:()=>p.setFitTypical(!g),children:"Fit typical steps"}),o("button",{type:"button","aria-pressed":v,onClick:()=>_(!v),children:"Patterns"})]}),o("button",{type:"button","aria-pressed":b,onClick:()=>y(!b),children:"Show as table"})]}),children:[b?o(Na,{steps:t,onSelect:i}):o("div",{class:v?"with-patterns":void 0,children:[o(Ma,{graph:p}),o(Ln,{graph:p})]}),!b&&l>=rf&&o("p",{class:"caption",children:"Drag across the graph to zoom, with Shift to pan; or use the wheel with Ctrl or ⌘, and sideways."}),o(Ra,{steps:t,gaps:p.layout.gaps,cut:g&&!b,outliers:p.outliers,longGaps:u==="period"&&hr(e).length>0}),o(lt,{summary:"What the categories mean",rows:p.series.map(w=>[w.full_label,w.definition])}),r!==null&&r<l&&o(Aa,{overview:e,steps:t,step:r,shown:n,onSelect:i})]})}var of=[["step","Step"],["period","Period"]];function sf({view:e,onChoose:t}){return o("span",{class:"button-group",role:"group","aria-label":"What a bar shows",children:of.map(([n,r])=>o("button",{type:"button","aria-pressed":e===n,onClick:()=>t(n),children:r},n))})}var{columns:mt,origin:af}=ft.TopOp,lf=[["device","On the device"],["host","On the host"]];function $a({ops:e,pointed:t}){return e.length===0?null:o(N,{id:"top_ops",title:"Top ops",note:"by self time",children:lf.map(([n,r])=>o(uf,{side:n,title:r,ops:e.filter(i=>i.side===n),pointed:t},n))})}function uf({side:e,title:t,ops:n,pointed:r}){if(n.length===0)return null;let i=r===null?-1:n.findIndex(({name:s})=>s===r);return o("div",{id:`top_ops-${e}`,class:"side",children:[o("h3",{children:t}),o(Y,{caption:`Top ops: ${t.toLowerCase()}`,columns:cf(n),rowCount:n.length,pageSize:10,rowName:s=>n[s].name,origin:af,pointedRow:i<0?null:i})]})}function cf(e){let t=e.some(r=>r.gflops_per_s!==null),n=e.some(r=>r.tensorcore_eligible!==null);return[{key:"name",head:"Op",cell:r=>o(hf,{op:e[r]})},{key:"category",head:"Category",cell:r=>e[r].category},{key:"count",head:"Calls",numeric:!0,...mt.occurrences,cell:r=>A(e[r].occurrences)},{key:"self",head:"Self time",numeric:!0,...mt.self_ms,cell:r=>x(e[r].self_ms)},{key:"share",head:"Share",numeric:!0,...mt.share_percent,substituted:r=>$t(e[r].self_ms,e[r].side_self_ms,e[r].share_percent),cell:r=>z(e[r].share_percent)},{key:"cumulative",head:"Cumulative",numeric:!0,...mt.cumulative_percent,substituted:r=>$t(e[r].cumulative_self_ms,e[r].side_self_ms,e[r].cumulative_percent),cell:r=>z(e[r].cumulative_percent)},...t?[{key:"rate",head:"GFLOP/s",numeric:!0,...mt.gflops_per_s,substituted:r=>pf(e[r]),cell:r=>J(e[r].gflops_per_s)}]:[],...n?[{key:"tensorcore",head:"Tensor Core",...mt.tensorcore_eligible,cell:r=>ff(e[r])}]:[]]}function pf({gflops:e,self_ms:t,gflops_per_s:n}){return e===null||n===null?null:`${J(e)} GFLOP ÷ ${x(t)} = ${J(n)} GFLOP/s`}function ff(e){return e.tensorcore_used?"used":e.tensorcore_eligible===null?"–":e.tensorcore_eligible?e.tensorcore_used===null?"eligible, use not known":"eligible, not used":"not eligible"}function hf({op:e}){let t=e.framework_op&&e.framework_op!==e.name?e.framework_op:null;return o(T,{children:[o("code",{class:"op-name",children:e.name}),t&&o("span",{class:"metric-reason",children:t})]})}var df=[["mfu","flops_utilization","mxu_utilization"],["hbm_utilization","memory_bandwidth_utilization"],["duty_cycle"],["goodput"]];function mf({metrics:e}){let t=[];for(let r of df){let i=r.find(s=>e[s]?.value!=null)??r.find(s=>e[s]);i!==void 0&&t.push([i,e[i]])}let n=t.find(([r])=>r==="mfu")?.[1].value;return t.filter(([r,{value:i}])=>r!=="goodput"||i!==n)}function La({overview:e}){let t=mf(e);return t.length===0?null:o(N,{id:"utilization",title:"Utilization",note:"100 % is the hardware's limit",children:o(qn,{entries:t,brief:!0})})}function jn({overview:e,shown:t=null,step:n=null,onStep:r=()=>{},view:i=null,onView:s=()=>{},children:a}){let{steps:l,inference:c,job:u,findings:p}=e,[h,d]=P(null),f=gf(t!==null&&p.some(({look_at:w})=>w.tool)),g=l!==null&&l.columns.duration_ms.length>0,v=u.kind==="inference"&&c!==null,_={steps:g?l:null,shown:t,xprof:f,onStep:w=>{r(w),document.getElementById("steps")?.scrollIntoView?.(),Bn()},onOp:d},b=o(fa,{findings:p,targets:_,judged:g||c!==null,brief:v}),y=g&&o(Oa,{overview:e,steps:l,shown:t,selected:n,onSelect:r,chosenView:i,onView:s});return o("div",{class:"report",children:[e.environment.simulated===!0&&o("p",{class:"banner",children:[o("strong",{children:"Simulated profile:"})," these numbers come from a generator, not from a device."]}),o("div",{class:"first-screen",children:[o("div",{class:"first-column",children:[o(ma,{overview:e}),o(La,{overview:e})]}),o("div",{class:"second-column",children:[v&&b,v?o(ti,{inference:c}):o(Qr,{overview:e}),!v&&b]})]}),a,o(ka,{overview:e}),!v&&c&&o(ti,{inference:c}),c&&o(wa,{inference:c}),v&&g?o("details",{class:"folded",open:n!==null,children:[o("summary",{children:"Steps"}),o(Qr,{overview:e}),y]}):y,o(ca,{overview:e}),o(ga,{hosts:e.hosts}),o(la,{devices:e.devices}),o($a,{ops:e.top_ops,pointed:h}),o(ha,{findings:p,targets:_}),o(qs,{overview:e})]})}function gf(e){let[t,n]=P(!1);return j(()=>{if(!e)return;let r=new AbortController;return na(r.signal).then(n),()=>r.abort()},[e]),t}var Yn="overview",ni=`p.${Yn}.`,_f={run:null,host:null,kind:null,compare:null,compareHost:null,compareKind:null,step:null,view:null},ri={run:"run",host:"host",kind:"kind",compare:"compare",compareHost:"compare_host",compareKind:"compare_kind",step:"step",view:"view"};function Da(){let e=at()?.location;return e?Ga(e.hash):_f}function Ba(e,{push:t}){let n=at();if(n)try{let r=yf(n.location.hash,e);if(r===null||r===n.location.hash)return;t?n.history.pushState(n.history.state,"",r):n.history.replaceState(n.history.state,"",r)}catch{}}function Ia(e){let t=at();if(!t)return()=>{};let n=()=>{let{hash:r}=t.location;za(r)&&e(Ga(r))};return t.addEventListener("popstate",n),()=>t.removeEventListener("popstate",n)}function Ha({compare:e,compareHost:t,compareKind:n}){return e===null?null:{run:e,host:t,kind:n}}function Ga(e){let t=new Map;for(let s of ii(e)){let a=s.indexOf("=");a>0&&t.set(s.slice(0,a),bf(s.slice(a+1)))}let n=s=>t.get(ni+ri[s])||null,r=n("step"),i=n("view");return{run:n("run"),host:n("host"),kind:n("kind"),compare:n("compare"),compareHost:n("compareHost"),compareKind:n("compareKind"),step:r!==null&&/^\d+$/.test(r)?Number(r):null,view:i==="step"||i==="period"?i:null}}function yf(e,t){if(!za(e))return null;let n=Object.values(ri).map(i=>`${ni}${i}=`),r=ii(e).filter(i=>i!==Yn&&!n.some(s=>i.startsWith(s)));for(let[i,s]of Object.entries(ri)){let a=t[i];a!==null&&r.push(`${ni}${s}=${encodeURIComponent(a)}`)}return`#${[Yn,...r].join("&")}`}function za(e){let[t]=ii(e);return t===void 0||t===Yn||t.includes("=")}function ii(e){return e.replace(/^#/,"").split("&").filter(t=>t!=="")}function bf(e){try{return decodeURIComponent(e)}catch{return e}}function Fa(e){if(window.parent===window)return;let t=new MessageChannel;t.port1.onmessage=n=>{let r;try{r=JSON.parse(n.data)}catch{return}if(r.isReply)return;r.type==="experimental.DataReloaded"&&e();let i={type:r.type,id:r.id,payload:null,error:null,isReply:!0};t.port1.postMessage(JSON.stringify(i))},window.parent.postMessage("experimental.bootstrap","*",[t.port2])}var wf=1e3,oi={runs:null,choice:null,entry:null,compare:null,step:null,view:null,overview:null,shown:null,loading:!0,waiting:null,error:null,lostLink:null,lostKind:null};function Wa(){let[e,t]=P(oi),n=H(oi),r=se(_=>{n.current={...n.current,..._},t(n.current)},[]),i=H(null),s=H(new be),a=H(new be),l=H(void 0),c=se(async _=>{r({loading:!0,waiting:null,error:null});try{let b=await s.current.run(C=>yt(_,C,S=>r({waiting:S.message}),S=>r({overview:S,shown:_,waiting:xf(S)})));if(b===null)return;let{overview:y,shown:w,lostKind:m}=b;if(r({overview:y,shown:w,loading:!1,waiting:null}),m===null)return;i.current&&(i.current={...i.current,kind:null}),r({choice:w,lostKind:m,step:null,view:null})}catch(b){r({error:qa(b),overview:null,shown:null,loading:!1,waiting:null})}},[]),u=se((_,b,y)=>{i.current=null;let w={run:_.id,host:b,kind:y};r({choice:w,entry:_,step:null,view:null,lostLink:null,lostKind:null}),Qn(n.current,{push:!0}),c(w)},[]),p=se(_=>{r({step:_}),Qn(n.current)},[]),h=se(_=>{r({view:_}),Qn(n.current)},[]),d=se(_=>{r({compare:_}),Qn(n.current)},[]),f=se(async(_,b=null)=>{clearTimeout(l.current);let y=b?null:n.current.choice,w;try{w=await a.current.run(async M=>{let E=await _t({},M);return{runs:E,found:await vf(E,i.current,y,M)}})}catch(M){s.current.cancel();let{compare:E,step:X,view:oe}=n.current;r({...oi,compare:E,step:X,view:oe,loading:!1,error:qa(M)});return}if(w===null)return;let{runs:m,found:C}=w;m.scanning&&(l.current=setTimeout(()=>{f(!1)},wf));let{entry:S,host:O,kind:G}=C,U=n.current.choice,I=S&&{run:S.id,host:O,kind:G};if(r({runs:m,entry:S,choice:I,lostLink:m.scanning?null:C.lost}),b&&r({...Va(b),lostKind:null}),I===null){s.current.cancel(),r({overview:null,shown:null,error:null,waiting:null,loading:m.scanning});return}let K=U===null||!Kt(I,U);K&&(y!==null||C.lost!==null)&&r({step:null,view:null}),(K||_)&&c(I)},[]),g=se(()=>{f(!0)},[]),v=se(_=>{i.current=_,f(!1,_)},[]);return j(()=>{let _=Da();i.current=_,r(Va(_)),Fa(g);let b=Ia(v);return g(),()=>{b(),clearTimeout(l.current),s.current.cancel(),a.current.cancel()}},[]),{...e,choose:u,chooseStep:p,chooseView:h,compareWith:d,reload:g}}function Va(e){return{step:e.step,view:e.view,compare:Ha(e)}}async function vf({runs:e},t,n,r){let i=async u=>e.find(p=>p.id===u)??await jt(u,r),s=(u,p)=>u.hosts.find(h=>h===p)??null;if(e.length>0&&t?.run){let u=await i(t.run);if(u)return{entry:u,host:s(u,t.host),kind:t.kind,lost:null}}let a=e.length>0?t?.run??null:null,l=e.length>0&&n?await i(n.run):null;return l?{entry:l,host:s(l,n.host),kind:n.kind,lost:a}:{entry:e.find(({status:u})=>u!=="empty")??e[0]??null,host:null,kind:null,lost:a}}function Qn({choice:e,compare:t,step:n,view:r},{push:i}={push:!1}){if(e===null)return;let s={...e,compare:t?.run??null,compareHost:t?.host??null,compareKind:t?.kind??null,step:n,view:r};Ba(s,{push:i})}function xf({run:e}){return`${e.files.length} of ${e.files.length+(e.pending?.length??0)} hosts so far`}function qa(e){return e instanceof V?e:new V("page",e instanceof Error?e.message:String(e))}function Ua(){let e=Wa(),{runs:t,overview:n,shown:r,loading:i,lostLink:s,lostKind:a,choice:l}=e;return o(T,{children:[o(Xt,{}),o("header",{class:"bar",children:[o("h1",{class:"visually-hidden",children:"Overview"}),e.entry&&l&&o(Sf,{page:e,entry:e.entry,choice:l}),n&&o(Gn,{overview:n}),o("p",{class:"activity",role:"status",children:i&&n?e.waiting??"Loading …":t?.scanning?"Searching for runs …":""}),n&&r&&!si(e)&&o(ea,{shown:r})]}),o("main",{"aria-busy":i,children:[s!==null&&l&&o("p",{class:"banner",children:["The run “",s,"” of this address does not exist; this is “",l.run,"”."]}),a!==null&&n&&o("p",{class:"banner",children:["There are no steps “",a,"” here",ye(n)!==null&&`; these are “${ye(n)}”`,"."]}),l&&t?.message&&o("p",{class:"banner",children:[t.message," ",o("span",{class:"reason",children:t.hint})]}),si(e)&&o("p",{class:"banner",role:"status",children:["This is still “",qe(r),"”, while “",qe(l),"” loads. ",o(Hn,{message:e.waiting})]}),o(zn,{subject:n,onRetry:e.reload,children:o(kf,{page:e})})]})]})}function kf({page:e}){let{runs:t,overview:n,shown:r,choice:i,error:s,waiting:a,compare:l}=e;if(s)return o(In,{error:s,onRetry:e.reload});if(n&&r){let c=si(e);return o("div",{class:c?"is-stale":void 0,inert:c,children:o(jn,{overview:n,shown:r,step:c?null:e.step,onStep:e.chooseStep,view:c?null:e.view,onView:e.chooseView,children:l&&!c&&o(Fs,{overview:n,shown:r,baseline:l,view:e.view,onBaseline:e.compareWith,onClose:()=>e.compareWith(null)})},`${r.run} ${r.host??""} ${r.kind??""}`)})}return i?o(Nt,{title:a?"Still reading this profile":"Loading the overview …",detail:a??i.run,children:o(Hn,{message:a})}):t===null||t.scanning?o(Nt,{title:"Searching for profiles …",children:o(Hn,{message:null})}):o(Nt,{title:"No profile found",detail:t.message??"The log directory holds no profile.",hint:t.hint,children:o("button",{type:"button",onClick:e.reload,children:"Look again"})})}function Sf({page:e,entry:t,choice:n}){let{overview:r,shown:i}=e,s=i?.run===n.run?r?.steps?.kinds??[]:[];return o("div",{class:"pickers",children:[o(Fn,{label:"Run",chosen:n.run,onChoose:a=>e.choose(a,null,null)}),o(an,{label:"Host",hosts:t.hosts,chosen:n.host,onChoose:a=>e.choose(t,a,n.kind)}),o(ln,{label:"Steps",kinds:s,chosen:n.kind,onChoose:a=>e.choose(t,n.host,a)}),o(Xs,{chosen:e.compare,onChoose:e.compareWith})]})}function si({shown:e,choice:t,error:n}){return e===null||t===null||n?!1:!Kt(e,t)}function Ka({overview:e}){let[t,n]=P(null),[r,i]=P(null);return o(T,{children:[o(Xt,{}),o("header",{class:"bar",children:[o("h1",{children:["Overview of ",e.run.id]}),o(Gn,{overview:e})]}),o("main",{children:o(jn,{overview:e,step:t,onStep:n,view:r,onView:i})})]})}var Xa=`.bar {
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
`;var ja=`/* All colours are custom properties of charts/palette.ts. */

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
`;var Ya=`.stacked-bar {
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
`;var Qa=`.legend {
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
`;var Za=`.verdict {
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
`;var Ja=`.diagnostics > li {
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
`;var el=`.facts {
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
`;var tl=`.findings {
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
`;var nl=`.headline > .definition {
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
`;var rl=`.latency-table tbody th {
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
`;var il=`.metrics {
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
`;var ol=`.notice {
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
`;var sl=`main {
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
`;var al=`.pickers {
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
`;var ll=`.step-graph {
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
`;var ul=`.table-scroll {
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
`;var cl=[ja,Xa,al,sl,ul,Qa,nl,Ya,il,ll,rl,el,tl,Ja,Za,ol].join(`
`);var Dt=Wt();function zf(){let e=document.documentElement;e.lang="en",document.title=Dt?`Overview of ${Dt.run.id}`:"Overview",document.adoptedStyleSheets=[...document.adoptedStyleSheets,Ff()],Si(n=>{e.dataset.theme=n});let t=document.createElement("div");t.id="overview",document.body.append(t),bi(Dt?o(Ka,{overview:Dt}):o(Ua,{}),t)}function Ff(){let e=new CSSStyleSheet;return e.replaceSync(`:root{color-scheme:light;${lr("light")}}:root[data-theme="dark"]{color-scheme:dark;${lr("dark")}}`+cl),e}Dt&&zf();export{zf as render};
