/* Do not edit: built from frontend/ by "npm run build".
 * Third-party code in this file: see THIRD_PARTY_NOTICES.txt beside it. */
var D,Fr,Ta,bt,An,Re,qr,Te,Ur,$n,Nn,Ca,le=Symbol.for("pv"),Ee={},Ae=[],Pa=/^m(i|n|o|s|text|space)$/,On=Array.isArray,Wr=Ae.slice,Et=Object.assign;function Rt(t){t&&t.parentNode&&t.remove()}function Ce(t,e,n,r,i){var o={type:t,props:e,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:le,__v:i||++Fr,__i:-1,__u:0};return!i&&D.vnode&&D.vnode(o),o}function T(t){return t.children}function Ft(t,e){this.props=t,this.context=e,this.__g=0}function vt(t,e){if(e==null)return t.__&&vt(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:vt(t)}function Ra(t){var e,n=t.__v,r=n.__e,i=[],o=[],a=t.__P;a&&((e=Et({constructor:le},n)).__v=n.__v+1,D.vnode&&D.vnode(e),Ln(a,e,n,t.__n,a.namespaceURI,32&n.__u?[r]:null,i,r||vt(n),32&n.__u,o),e.__v=n.__v,e.__.__k[e.__i]=e,Kr(i,e,o),n.__=n.__e=null,e.__e!=r&&Gr(e))}function Gr(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),Gr(t)}function Hr(t){(8&t.__g||(t.__g|=8,bt.push(t),Re++))&&An==D.debounceRendering||((An=D.debounceRendering)||queueMicrotask)(Vr)}function Vr(){try{for(var t,e=1;bt.length;)bt.length>e&&bt.sort(qr),t=bt.shift(),e=bt.length,8&t.__g&&Ra(t)}finally{(Re=bt.length)&&(An||queueMicrotask)(Vr)}}function Xr(t,e,n,r,i,o,a,l,c,u,f){var h,m,p,d,_,b,w=r.__k||Ae,g=e.length;for(c=Ea(n,e,w,c,g),h=0;h<g;h++)(p=n.__k[h])!=null&&(m=~p.__i&&w[p.__i]||Ee,p.__i=h,b=Ln(t,p,m,i,o,a,l,c,u,f),d=p.__e,(m.ref!=p.ref||8&m.__u)&&(m.ref&&Dn(m.ref,null,p,m),p.ref&&f.push(p.ref,p.__c||d,p)),_=_||d,4&p.__u?(c=jr(p,c,t,!m.__v),m.__e&&(m.__e=null)):typeof p.type=="function"&&b!==void 0?c=b:d&&(c=d.nextSibling),p.__u&=-21);return n.__e=_,c}function Ea(t,e,n,r,i){var o,a,l,c,u,f,h,m,p,d=n.length,_=d,b=0,w=0,g=t.__k=Array(i);for(o=0;o<i;o++)(a=e[o])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=g[o]=Ce(null,a):On(a)?a=g[o]=Ce(T,{children:a}):a.constructor===le&&a.__b?a=g[o]=Ce(a.type,a.props,a.key,a.ref,a.__v):g[o]=a,c=o+b,a.__=t,a.__b=t.__b+1,l=null,~(u=a.__i=Aa(a,n,c,_))&&(_--,(l=n[u])&&(l.__u|=2)),l&&l.__v?(a.__u|=16,u==c-1?b--:u==c+1?b++:u!=c&&(u>c?b--:b++,w=1)):(~u||(i>d?b--:i<d&&b++),typeof a.type!="function"&&(a.__u|=4))):g[o]=null;if(w){for(f=[],h=[],o=0;o<i;o++)if((a=g[o])&&16&a.__u){for(b=0,m=f.length;b<m;)f[p=b+m>>1]<a.__i?b=p+1:m=p;f[b]=a.__i,h[o]=b+1}for(b=f.length;o--;)h[o]&&(h[o]==b?b--:g[o].__u|=4)}if(_)for(o=0;o<d;o++)!(l=n[o])||2&l.__u||(l.__e==r&&(r=vt(l)),In(l,l));return r}function jr(t,e,n,r){var i,o,a,l;if(typeof t.type=="function"){if(t.props.__P)return e;if(i=t.__k)for(o=0;o<i.length;o++)i[o]&&(i[o].__=t,e=jr(i[o],e,n,!1));return e}for(e&&!e.parentNode&&(e=vt(t))&&!e.parentNode&&(e=null),a=t.__e,l=e;l&&l.nodeType==8;)l=l.nextSibling;for(a!=l&&(!r&&n.moveBefore&&a.parentNode?n.moveBefore(a,e):n.insertBefore(a,e||null)),e=a;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function Aa(t,e,n,r){var i,o=t.key,a=t.type,l=e[n],c=l&&!(2&l.__u);if(l===null&&o==null||c&&o==l.key&&a==l.type)return n;if(r>(c?1:0)){for(i=n-1;i>=0;i--)if((l=e[i])&&!(2&l.__u)&&o==l.key&&a==l.type)return i;for(i=n+1;i<e.length;i++)if((l=e[i])&&!(2&l.__u)&&o==l.key&&a==l.type)return i}return-1}function zr(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function Me(t,e,n,r,i){var o,a;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof r=="string"&&(t.style.cssText=r=""),r)for(e in r)n&&e in n||zr(t.style,e);if(n)for(e in n)r&&n[e]==r[e]||zr(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof r!="function"&&(r=null),(t.__e||(t.__e={}))[e]=n,n&&r||(a=Nn[e]||(Nn[e]=Na(e)),(t.__a||(t.__a={}))[e]=$n,o=e!=(e=e.replace(Ur,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,a,o):t.removeEventListener(e,a,o));else{if(i=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function Na(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[Te]==null)e[Te]=$n++;else if(e[Te]<this.__a[t])return;return n(D.event?D.event(e):e)}}}function Ln(t,e,n,r,i,o,a,l,c,u){var f,h,m,p,d,_,b,w,g,v,y,R,C,$,L,z,F,X,k=e.type;if(e.constructor!==le)return null;128&n.__u&&(c=32&n.__u,f=n.__c.__z)&&(e.__u|=c,h=o=[],f.nodeType==8?l=Pe(f,o):o.push(f),l=o[0]||l),(f=D.__b)&&f(e);t:if(typeof k=="function"){m=a.length;try{if(w=e.props,g=(f=k.prototype)&&f.render,v=(f=k.contextType)&&r[f.__c],y=f?v?v.props.value:f.__:r,(p=n.__c)?(e.__c=p,2&p.__g&&(p.__g|=1)):(g?e.__c=p=new k(w,y):(e.__c=p=new Ft(w,y),p.constructor=k,p.render=Oa),v&&v.sub(p),p.state||(p.state={}),p.__n=r,p.__g|=8,p.__h=[],p.__k=[]),g&&(p.__s||(p.__s=p.state),k.getDerivedStateFromProps&&(p.__s==p.state&&(p.__s=Et({},p.__s)),Et(p.__s,k.getDerivedStateFromProps(w,p.__s)))),d=p.props,_=p.state,p.__v=e,n.__c){if(w!==d&&g&&!k.getDerivedStateFromProps&&p.componentWillReceiveProps&&p.componentWillReceiveProps(w,y),e.__v==n.__v&&!(8&p.__g)||!(4&p.__g)&&p.shouldComponentUpdate&&p.shouldComponentUpdate(w,p.__s,y)===!1){e.__v!=n.__v&&(p.props=w,p.state=p.__s,p.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(I){I&&(I.__=e)}),Ae.push.apply(p.__h,p.__k),p.__k=[],p.__h.length&&a.push(p),l=vt(n);break t}p.componentWillUpdate&&p.componentWillUpdate(w,p.__s,y),g&&p.componentDidUpdate&&p.__h.push(function(){p.componentDidUpdate(d,_,b)})}else g&&!k.getDerivedStateFromProps&&p.componentWillMount&&p.componentWillMount(),g&&p.componentDidMount&&p.__h.push(p.componentDidMount);p.context=y,p.props=w,p.__P=t,p.__g&=-5,R=D.__r,C=g?25:0;do p.__g&=-9,R&&R(e),f=p.render(p.props,p.state=p.__s,p.context);while(8&p.__g&&++C<25);g&&(Ae.push.apply(p.__h,p.__k),p.__k=[]),p.state=p.__s,p.getChildContext&&(r=Et({},r,p.getChildContext())),g&&n.__c&&p.getSnapshotBeforeUpdate&&(b=p.getSnapshotBeforeUpdate(d,_)),$=f&&f.type===T&&f.key==null?f.props.children:f,w.__P&&(f=l,i=(t=w.__P).namespaceURI,c=o=null,n.props&&n.props.__P!=t&&(n.__k.some(function(I){I&&In(I,I)}),n.__k=null),l=n.__k?vt(n,0):null),l=Xr(t,On($)?$:[$],e,n,r,i,o,a,l,c,u),w.__P&&(e.__e=null,l=f),e.__u&=-161,h&&h.some(Rt),p.__h.length&&a.push(p),1&p.__g&&(p.__g&=-4)}catch(I){if(a.length=m,e.__v=null,c||o)if(I&&I.then){if(e.__u|=128|c,o){for(~(F=o.indexOf(l||void 0))||(F=o.length);(X=o[F-1])&&X.nodeType==8;)F--;for(;F<o.length;F++)if(X=o[F])if(o[F]=null,L){if(X==z)break}else{if(X.nodeType!=8)break;X.data.startsWith("$s")&&(z=Pe(L=X))}}if(!L){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;L=l}(f=Pe(L=e.__c.__z||(e.__c.__z=L)))?(e.__e=L,l=f):e.__e=l,l=l&&l.nextSibling}else o&&o.some(Rt);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),I&&I.then||Yr(e),D.__e(I,e,n)}}else l=e.__e=$a(n.__e,e,n,r,i,o,a,c,u,t);return(f=D.diffed)&&f(e),l}function Pe(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function Yr(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(Yr))}function Kr(t,e,n){for(var r=0;r<n.length;)Dn(n[r++],n[r++],n[r++]);D.__c&&D.__c(e,t),t.some(function(i){try{t=i.__h,i.__h=[],t.some(function(o){o.call(i)})}catch(o){D.__e(o,i.__v)}})}function $a(t,e,n,r,i,o,a,l,c,u){var f,h,m,p,d,_,b,w,g=n.props||Ee,v=e.props,y=e.type;if(y=="svg"?i="http://www.w3.org/2000/svg":y=="math"?i="http://www.w3.org/1998/Math/MathML":i||(i="http://www.w3.org/1999/xhtml"),o){for(f=0;f<o.length;f++)if((d=o[f])&&(y?d.localName==y:d.nodeType==3)){t=d,o[f]=null;break}}if(!t){if(w=u.ownerDocument||document,!y)return w.createTextNode(v);t=w.createElementNS(i,y,v.is?v:u),l&&(D.__m&&D.__m(e,o),l=!1),o=null}if(y){if(u=y=="template"&&t.content||t,o=y=="textarea"&&v.defaultValue!=null?null:o&&Wr.call(u.childNodes),!l&&o)for(g={},f=0;f<t.attributes.length;f++)g[(d=t.attributes[f]).name]=d.value;for(f in g)d=g[f],f=="dangerouslySetInnerHTML"?m=d:f=="children"||f in v||f=="value"&&"defaultValue"in v||f=="checked"&&"defaultChecked"in v||Me(t,f,null,d,i);for(f in v)d=v[f],f=="children"?p=d:f=="dangerouslySetInnerHTML"?h=d:f=="value"?_=d:f=="checked"?b=d:l&&typeof d!="function"||g[f]===d||Me(t,f,d,g[f],i);h?(l||m&&(h.__html==m.__html||h.__html==t.innerHTML)||(t.innerHTML=h.__html),e.__k=[]):(m&&(t.textContent=""),(y=="foreignObject"||i=="http://www.w3.org/1998/Math/MathML"&&Pa.test(y))&&(i="http://www.w3.org/1999/xhtml"),Xr(u,On(p)?p:[p],e,n,r,i,o,a,o?o[0]:n.__k&&vt(n,0),l,c),o&&o.some(Rt)),l&&y!="textarea"||(f="value",y=="progress"&&_==null?t.removeAttribute(f):_==null||_===t[f]&&(y!="progress"||_)||Me(t,f,_,g[f],i),f="checked",b!=null&&b!=t[f]&&Me(t,f,b,g[f],i))}else g===v||l&&t.data==v||(t.data=v);return t}function Dn(t,e,n,r){try{typeof t=="function"?e?e.__x=t(e)||1:r&&(r=r.__c||r.__e)&&(e=r.__x)&&(r.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(i){D.__e(i,n)}}function In(t,e,n){var r,i,o,a;if(D.unmount&&D.unmount(t),!(r=t.ref)||r.current&&r.current!=t.__e||Dn(r,null,e,t),r=t.__c){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(l){D.__e(l,e)}r.__P=r.__n=null}if(r=t.__k)for(a=0;a<r.length;a++)r[a]&&In(r[a],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(r=t.__c)&&(r=r.__z)&&(i=Pe(r,o=[]))&&(r==t.__e&&o.some(Rt),Rt(i),Rt(r)),n||Rt(t.__e),t.__e=t.__c=t.__=null}function Oa(t,e,n){return this.constructor(t,n)}function Zr(t,e){var n,r,i,o;D.__&&D.__(t,e),e.nodeType==9&&(e=e.documentElement),r=(n=t&&32&t.__u)?null:e.__k,e.__k=Ce(T,{children:[t]}),i=[],o=[],Ln(e,e.__k,r||Ee,Ee,e.namespaceURI,r?null:e.firstChild?Wr.call(e.childNodes):null,i,r?r.__e:e.firstChild,n,o),Kr(i,e.__k,o),e.__k.props.children=null}D={__e:function(t,e,n,r){for(var i,o,a;e=e.__;)if((i=e.__c)&&!(1&i.__g)){i.__g|=4;try{if((a=(o=i.constructor)&&o.getDerivedStateFromError)&&i.setState(o.getDerivedStateFromError(t)),i.componentDidCatch&&(i.componentDidCatch(t,r||{}),a=1),a&&8&i.__g)return void(i.__g|=2)}catch(l){t=l}}throw Re=0,t}},Fr=0,Ta=function(t){return t!=null&&t.constructor===le},Ft.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=Et({},this.state)),typeof t=="function"&&(t=t(Et({},n),this.props)),t&&(Et(n,t),this.__v&&(e&&this.__k.push(e),Hr(this)))},Ft.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),Hr(this))},Ft.prototype.render=T,bt=[],Re=0,qr=function(t,e){return t.__v.__b-e.__v.__b},Te=Symbol(),Ur=/(PointerCapture)$|Capture$/i,$n=0,Nn={},Ca=0;var La="overview-document",Bn;function Ne(){if(Bn===void 0){let t=document.getElementById(La)?.textContent;Bn=t?JSON.parse(t):null}return Bn}function $e(t,e){return t.run===e.run&&t.host===e.host}function qt({run:t,host:e}){return e===null?t:`${t}, ${e}`}var Da,Jr=new Map;function pt(t,e){let n=Jr.get(e);return n||(n=new Intl.NumberFormat(Da,{minimumFractionDigits:e,maximumFractionDigits:e,useGrouping:"min2"}),Jr.set(e,n)),n.format(t)}function it(t){return typeof t=="number"&&Number.isFinite(t)}function M(t){return it(t)?Ia(t,xt(t)):"–"}var ot={µs:.001,ms:1,s:1e3};function xt(t){let e=Math.abs(t);return e>=999.95?"s":e>0&&e<.01?"µs":"ms"}function Ia(t,e){return`${Ut(t/ot[e])} ${e}`}function Qr(t,e){return it(t)?Ut(t/ot[e]):"–"}function Oe(t,e){let n=xt(t),r=ni(t/ot[n]);return`± ${pt(e/ot[n],r)} ${n}`}function Hn(t,e){if(!it(t))return"–";let n=it(e)&&e!==0?` (${Wt(100*t/Math.abs(e),"%")})`:"";return Wt(t,"ms")+n}function Wt(t,e){if(!it(t))return"–";let n=t>0?"+":t<0?"−":"",r=st(Math.abs(t),e);return r.startsWith("<")?r:n+r}function K(t){return it(t)?`${Ba(t)} %`:"–"}function Ba(t){return t===0||t===100?String(t):t>0&&t<.05?`<${pt(.1,1)}`:t<100&&t>=99.95?`>${pt(99.9,1)}`:pt(t,1)}function A(t){return it(t)?pt(Math.round(t),0):"–"}function tt(t){return it(t)?Number.isInteger(t)?pt(t,0):Ut(t):"–"}function st(t,e){if(!it(t))return"–";switch(e){case"ms":return M(t);case"%":return K(t);case"count":return tt(t);case"1/s":return`${Ut(t)} / s`;default:return e===""?Ut(t):`${Ut(t)} ${e}`}}function Le(t,e){return pt(t,Math.max(0,-Math.floor(Math.log10(e)+1e-9)))}function ti(t){let e=t.lastIndexOf(" ");return e<0?[t,""]:[t.slice(0,e),t.slice(e+1)]}function De(t){return st(t.value,t.unit)}function Ie(t){if(!it(t))return"–";let e=["B","kB","MB","GB","TB"],n=t,r=0;for(;n>=999.5&&r<e.length-1;)n/=1e3,r+=1;return`${pt(n,r===0||n>=99.95?0:1)} ${e[r]}`}function ei(t){if(!it(t)||t<=0)return"–";let e=new Date(t/1e6);return Number.isNaN(e.getTime())?"–":`${e.toISOString().slice(0,19).replace("T"," ")} UTC`}function G(t,e){return`${A(t)} ${e}${t===1?"":"s"}`}function Gt(t){let e=t.replace(/_/g," ").trim();return e.charAt(0).toUpperCase()+e.slice(1)}function ni(t){let e=Math.abs(t);return e===0||e>=1e3?0:e>=99.995?1:e>=9.9995?2:3}function Ut(t){return t!==0&&Math.abs(t)<5e-4?`${t<0?">-":"<"}${pt(.001,3)}`:pt(t,ni(t))}var Ha=Symbol.for("pv"),za=0;function s(t,e,n,r,i,o){e||(e={});var a,l,c=e;if("ref"in c&&typeof t!="function")for(l in c={},e)l=="ref"?a=e[l]:c[l]=e[l];var u={type:t,props:c,key:n,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ha,__v:--za,__i:-1,__u:0};return(i||o)&&(u.__source=i,u.__self=o),D.vnode&&D.vnode(u),u}function O({id:t,title:e,note:n,actions:r,children:i}){return s("section",{class:"panel",id:t,"aria-labelledby":`${t}-title`,children:[s("header",{class:"panel-head",children:[s("h2",{id:`${t}-title`,children:e}),n&&s("p",{class:"panel-note",children:n}),r&&s("div",{class:"panel-actions",children:r})]}),i]})}function Z({kind:t,children:e}){return s("span",{class:t?`tag tag-${t}`:"tag",children:e})}var ri=[["error","Error"],["warning","Warning"],["info","Note"]];function zn({diagnostics:t,run:e}){let n=[...e.files.filter(i=>i.status!=="ok").map(Fa),...t],r=i=>ri.findIndex(([o])=>o===i);return n.sort((i,o)=>r(i.severity)-r(o.severity))}function Fa(t){return{code:`file_${t.status}`,severity:t.status==="unreadable"?"error":"warning",message:`${t.host} (${Ie(t.bytes)}) is ${t.status}${t.message?`: ${t.message}`:""}`,hint:null}}function ii({overview:t}){let e=zn(t);return s(O,{id:"diagnostics",title:"Data quality",note:"diagnostics of the profile",children:e.length===0?s("p",{class:"quiet",children:"Nothing to report: all files were read in full."}):s("ul",{class:"diagnostics",children:e.map((n,r)=>s("li",{"data-code":n.code,class:`is-${n.severity}`,children:[s("span",{class:"diagnostic-severity",children:ri.find(([i])=>i===n.severity)?.[1]??n.severity}),s("span",{children:[n.message,n.hint&&s("span",{class:"metric-reason",children:n.hint})]})]},`${n.code}-${r}`))})})}function Be({overview:t}){let e=zn(t).filter(({severity:n})=>n!=="info").length;return s("p",{class:"badges",children:[s("span",{class:"tag",children:t.platform.toUpperCase()}),t.job.kind!=="unknown"&&s("span",{class:"tag",children:Gt(t.job.kind)}),e>0&&s("button",{type:"button",class:"tag tag-warn",onClick:()=>document.getElementById("diagnostics")?.scrollIntoView(),children:e===1?"1 warning":`${e} warnings`})]})}var qa=2e3,q=class extends Error{constructor(n,r,i=null,o=null,a=null){super(r);this.code=n;this.hint=i;this.status=o;this.retryAfterSeconds=a;this.name="ApiError"}code;hint;status;retryAfterSeconds},Ua=50,Fn=500;function ue({search:t="",offset:e=0,limit:n=Ua}={},r){let i=new URLSearchParams({limit:String(n)});return t!==""&&i.set("search",t),e>0&&i.set("offset",String(e)),si(`./runs?${i}`,r)}async function He(t,e){for(let n=0;;n+=Fn){let{runs:r}=await ue({search:t,offset:n,limit:Fn},e),i=r.find(o=>o.id===t);if(i)return i;if(r.length<Fn)return null}}async function ze(t,e,n,r,i){let o=new URLSearchParams({run:t});for(e!==null?o.set("host",e):i&&o.set("partial","1");;){let a=await ce(`./overview?${o}`,n,r);if(a.schema_version!==1)throw new q("unknown_schema",`The server sent version ${a.schema_version} of the overview document; this page reads version ${1}.`,"Reload the browser tab, so that page and server come from the same installation.");if(!a.run.pending?.length)return a;i?.(a),await ai(qa,n)}}async function ce(t,e,n){for(;;)try{return await si(t,e)}catch(r){if(!(r instanceof q)||r.retryAfterSeconds===null)throw r;n?.(r),await ai(r.retryAfterSeconds*1e3,e)}}async function si(t,e){if(Ne()!==null)throw new q("exported_page","This page is an export: it holds this overview, and has no server to ask for more.","Open the run in TensorBoard.");let n;try{n=await fetch(t,{signal:e??null,headers:{Accept:"application/json"}})}catch(i){throw e?.aborted?i:new q("network","TensorBoard does not answer.","Check that the tensorboard process is still running, then retry.")}let r;try{r=await n.json()}catch(i){if(e?.aborted)throw i;r=null}if(!n.ok)throw Wa(n,r);if(r===null||typeof r!="object")throw new q("bad_answer",`The answer of ${t} is not JSON.`,null,n.status);return r}function Wa(t,e){let n=e?.error,r=t.status===503?Ga(t.headers.get("Retry-After")):null;return n&&typeof n.message=="string"?new q(n.code,n.message,n.hint??null,t.status,r):new q("bad_answer",`The server answered ${t.status} without saying why.`,"The terminal in which tensorboard runs may tell more.",t.status,r)}function Ga(t){let e=t===null?Number.NaN:Number(t);return Number.isFinite(e)?Math.min(30,Math.max(.25,e)):1}function ai(t,e){return new Promise((n,r)=>{let i=()=>{clearTimeout(o),r(e?.reason)},o=setTimeout(()=>{e?.removeEventListener("abort",i),n()},t);e?.aborted?i():e?.addEventListener("abort",i,{once:!0})})}var at=class{controller=null;async run(e){this.cancel();let n=new AbortController;this.controller=n;try{let r=await e(n.signal);return n.signal.aborted?null:r}catch(r){if(n.signal.aborted)return null;throw r}}cancel(){this.controller?.abort(),this.controller=null}};function fe({title:t,detail:e,hint:n,kind:r="quiet",children:i}){return s("section",{class:`notice notice-${r}`,role:r==="error"?"alert":"status",children:[s("h2",{children:t}),e&&s("p",{class:"preformatted",children:e}),n&&(n.includes(`
`)?s("pre",{tabindex:0,children:n}):s("p",{class:"reason",children:n})),i]})}var qn={load_failed:"The Overview plugin could not be loaded",network:"No connection to TensorBoard",unreadable:"This profile cannot be read",not_found:"Not found"};function Fe({error:t,onRetry:e}){let n=qn[t.code]??(t.status===422?qn.unreadable:t.status===404?qn.not_found:null)??"The overview cannot be shown";return s(fe,{title:n,detail:t.message,hint:t.hint,kind:"error",children:s("button",{type:"button",onClick:e,children:"Try again"})})}function qe({message:t}){let e=/(\d+(?:\.\d+)?)\s*%/.exec(t??"")?.[1],[,n,r]=/(\d+) of (\d+)/.exec(t??"")??[],i=e!==void 0?Number(e)/100:r?Number(n)/Number(r):null;return s("progress",{"aria-label":"Progress",...i===null?{}:{value:Math.min(1,i),max:1}})}var Ue=class extends Ft{state={failure:null};componentDidCatch(e){console.error(e);let n=new q("page",`The page failed to draw this overview: ${e.message}`,"This is a defect of the page. The same overview can be read with: tensorboard-overview show");this.setState({failure:{subject:this.props.subject,error:n}})}render(){let{failure:e}=this.state,{subject:n,onRetry:r,children:i}=this.props;return e===null||e.subject!==n?i:s(Fe,{error:e.error,onRetry:r})}};var li={light:{other:"#78808a",compilation:"#7c41b4",output:"#1a7b63",input:"#f86107",launch:"#8f5e0d",host:"#37a55a",collectives:"#a3243b",transfer:"#c556b2",compute:"#475ae5"},dark:{other:"#6f7883",compilation:"#a76fe1",output:"#66d7d7",input:"#e07601",launch:"#e9d668",host:"#94bf73",collectives:"#cb4835",transfer:"#ec8cba",compute:"#66a5fe"}},Va={light:{ground:"#f4f5f7",raised:"#ffffff",sunken:"#f0f2f5",line:"#dde1e6","line-strong":"#868e98",text:"#1a1f26",muted:"#59626d",accent:"#1f5fbf",warn:"#8f5a00",bad:"#b3261e",good:"#0b6e3f"},dark:{ground:"#101317",raised:"#181c22",sunken:"#20252c",line:"#2d333c","line-strong":"#6d7681",text:"#e7eaee",muted:"#9fa8b3",accent:"#7db8ff",warn:"#f0b657",bad:"#ff8f85",good:"#6fd39a"}},Xa={all_others:"other",idle:"other",compilation:"compilation",output:"output",input:"input",kernel_launch:"launch",host_compute:"host",host_transfer:"host",device_collectives:"collectives",collectives:"collectives",device_to_device:"transfer",sparsecore:"transfer",device_compute:"compute",compute:"compute",host:"host",device:"compute",communication:"input"},We=Object.keys(li.light);function wt(t,e){return Xa[t]??We[(e+1)%We.length]}function Un(t){return`var(--cat-${t})`}function Wn(t){let e=Object.entries(li[t]).map(([r,i])=>`--cat-${r}:${i};`),n=Object.entries(Va[t]).map(([r,i])=>`--${r}:${i};`);return[...e,...n].join("")}var ui=8,ja={compute:null,other:s("circle",{cx:2,cy:2,r:1.2}),compilation:s("path",{d:"M0,0l8,8M8,0l-8,8"}),output:s("path",{d:"M0,2h8M0,6h8"}),input:s("path",{d:"M-2,2l4,-4M0,8l8,-8M6,10l4,-4"}),launch:s("path",{d:"M2,0v8M6,0v8"}),host:s("circle",{cx:4,cy:4,r:2}),collectives:s("path",{d:"M-2,6l4,4M0,0l8,8M6,-2l4,4"}),transfer:s("path",{d:"M0,4h8M4,0v8"})};function Ge(){return s("svg",{class:"pattern-defs",width:0,height:0,"aria-hidden":"true",children:s("defs",{children:[We.map(t=>s("pattern",{id:`pattern-${t}`,class:"tile",width:ui,height:ui,patternUnits:"userSpaceOnUse",children:ja[t]},t)),s("pattern",{id:"incomplete-hatch",width:6,height:6,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)",children:[s("rect",{class:"hatch-veil",width:6,height:6}),s("rect",{class:"hatch-line",width:2,height:6})]})]})})}function ci({id:t,d:e,role:n,dimmed:r}){return s("g",{class:r?"is-dimmed":void 0,children:[s("path",{"data-category":t,d:e,fill:Un(n),"shape-rendering":"crispEdges"}),s("path",{class:"pattern",d:e,fill:`url(#pattern-${n})`})]})}function Gn({role:t}){return s("svg",{class:"patterned-fill",width:"100%",height:"100%","aria-hidden":"true",children:[s("rect",{width:"100%",height:"100%",fill:Un(t)}),s("rect",{class:"pattern",width:"100%",height:"100%",fill:`url(#pattern-${t})`})]})}function ht({role:t}){return s("span",{class:"swatch","aria-hidden":"true",children:s(Gn,{role:t})})}var At,W,Vn,fi,Xn=Object.is,he=0,vi=[],jn=[],U=D,pi=U.__b,hi=U.__r,mi=U.diffed,di=U.__c,gi=U.unmount,_i=U.__;function me(t,e){U.__h&&U.__h(W,t,he||e),he=0;var n=W.__H||(W.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function P(t){return he=1,Ya(wi,t)}function Ya(t,e,n){var r=me(At++,2);if(r.t=t,!r.__c&&(r.__=[n?n(e):wi(void 0,e),function(o){var a=(r.__N||r.__)[0],l=r.t(a,o);Xn(a,l)||(r.__N=[l,r.__[1]],r.__c.setState({}))}],r.__c=W,!W.__f)){W.__f=!0;var i=W.shouldComponentUpdate;W.shouldComponentUpdate=function(o,a,l){var c=this.__H;if(!c)return!0;var u=!1,f=this.props!=o;if(c.__.some(function(m){m.__N&&(u=!0,Xn(m.__[0],m.__N[0])||(f=!0))}),i){var h=i.call(this,o,a,l);return u?h||f:h}return!u||f}}return r.__}function V(t,e){var n=me(At++,3);!U.__s&&Kn(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,W.__H.__h.push(n))}function xi(t,e){var n=me(At++,4);!U.__s&&Kn(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,W.__h.push(n))}function B(t){return he=5,H(function(){return{current:t}},[])}function H(t,e){var n=me(At++,7);return Kn(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function rt(t,e){return he=8,H(function(){return t},e)}function Vt(){var t=me(At++,11);if(!t.__){for(var e=W.__v;!e.__m&&e.__;)e=e.__;var n=e.__m||(e.__m=[0,0]);t.__="P"+n[0]+"-"+n[1]++}return t.__}function Ka(){var t;do{for(;t=jn.shift();)try{pe(t)}catch(n){U.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=vi.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(pe),e.__h.some(Yn),e.__h=[]}catch(n){e.__h=[],U.__e(n,t.__v)}}}while(jn.length)}U.__b=function(t){W=null,pi&&pi(t)},U.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),_i&&_i(t,e)},U.__r=function(t){hi&&hi(t),At=0;var e=(W=t.__c).__H;e&&(Vn==W?W.__h=[]:(e.__h.some(pe),e.__h.some(Yn),At=0),e.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Vn=W},U.diffed=function(t){mi&&mi(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&bi(vi.push(e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Vn=W=null},U.__c=function(t,e){e.some(function(n){try{n.__h.some(pe),n.__h=n.__h.filter(function(r){return!r.__||Yn(r)})}catch(r){n.__h=[function(){throw r}]}}),di&&di(t,e)},U.unmount=function(t){gi&&gi(t);var e,n,r=t.__c;r&&r.__H&&(r.__H.__.some(function(i){try{if(i.__P&&i.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}i.__P=n,bi(jn.push(i))}else pe(i)}catch(o){e=o}}),r.__H=void 0,e&&U.__e(e,r.__v))};var yi=typeof requestAnimationFrame=="function";function Za(t){var e,n=function(){clearTimeout(r),yi&&cancelAnimationFrame(e),setTimeout(t)},r=setTimeout(n,35);yi&&(e=requestAnimationFrame(n))}function bi(t){t!=1&&fi==U.requestAnimationFrame||((fi=U.requestAnimationFrame)||Za)(Ka)}function pe(t){var e=W,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),W=e}function Yn(t){var e=W;t.__c=t.__(),W=e}function Kn(t,e){return!t||t.length!=e.length||e.some(function(n,r){return!Xn(n,t[r])})}function wi(t,e){return typeof e=="function"?e(t):e}var Si="http://www.w3.org/2000/svg",Ja=["display","fill","fill-opacity","font-family","font-size","font-weight","opacity","stroke","stroke-dasharray","stroke-opacity","stroke-width"],Qa=".cursor, .cursor-band, .drag";function Mi(t,e,n){let r=getComputedStyle(t),i=getComputedStyle(document.documentElement),o=t.width.baseVal.value+32,a=el(n,o-32),l=30+a.length*20,c=t.height.baseVal.value+l+16,u=Nt("svg",{xmlns:Si,width:o,height:c,viewBox:`0 0 ${o} ${c}`});u.append(Nt("title",{},e)),u.append(Nt("rect",{width:o,height:c,fill:i.getPropertyValue("--raised").trim()||"#fff"}));let f={fill:i.color,"font-family":r.fontFamily,"font-size":12};u.append(Nt("text",{...f,"font-weight":600,x:16,y:22},e)),a.forEach((m,p)=>{for(let{label:d,color:_,x:b}of m){let w=30+p*20;u.append(Nt("rect",{x:16+b,y:w,width:10,height:10,rx:2,fill:_})),u.append(Nt("text",{...f,x:16+b+16,y:w+9},d))}});let h=Nt("svg",{x:16,y:l,overflow:"visible"});for(let m of tl(t))h.append(ki(m));for(let m of t.children)h.append(ki(m));return u.append(h),{text:new XMLSerializer().serializeToString(u),width:o,height:c}}function ki(t){let e=t.cloneNode(!0),n=[t,...t.querySelectorAll("*")],r=[e,...e.querySelectorAll("*")];return n.forEach((i,o)=>{let a=getComputedStyle(i);for(let l of Ja){let c=a.getPropertyValue(l);c!==""&&r[o].setAttribute(l,c.replace(/url\("#([^"]+)"\)/,"url(#$1)"))}r[o].removeAttribute("class")}),n.forEach((i,o)=>i.matches(Qa)&&r[o].remove()),e}function tl(t){let e=new Set;for(let{attributes:n}of t.querySelectorAll("[fill^='url(#']"))e.add(n.getNamedItem("fill").value.slice(5,-1));return[...e].map(n=>document.getElementById(n)).filter(n=>n!==null)}function el(t,e){let n=[],r=1/0;for(let i of t){let o=34+i.label.length*7;r+o>e&&(n.push([]),r=0),n[n.length-1].push({...i,x:r}),r+=o}return n}function Nt(t,e,n){let r=document.createElementNS(Si,t);for(let[i,o]of Object.entries(e))i!=="xmlns"&&r.setAttribute(i,String(o));return n!==void 0&&(r.textContent=n),r}async function Ti(t){let e=new Image,n=URL.createObjectURL(new Blob([t.text],{type:"image/svg+xml"}));try{e.src=n,await e.decode();let r=document.createElement("canvas");return r.width=t.width*2,r.height=t.height*2,r.getContext("2d").drawImage(e,0,0,r.width,r.height),await new Promise((i,o)=>r.toBlob(a=>a?i(a):o(new Error("The browser made no PNG.")),"image/png"))}finally{URL.revokeObjectURL(n)}}function Ci(t,e){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),1e4)}function Pi({label:t,children:e}){let n=Vt(),[r,i]=P(!1),o=B(null),a=()=>i(!1);return s("div",{class:"menu",onKeyDown:l=>{l.key!=="Escape"||!r||(a(),o.current?.focus())},onFocusOut:l=>{let c=l.relatedTarget;(c===null||!l.currentTarget.contains(c))&&a()},children:[s("button",{ref:o,type:"button","aria-expanded":r,"aria-controls":n,onClick:()=>i(!r),children:[t," ",s("span",{"aria-hidden":"true",children:"▾"})]}),s("div",{id:n,class:"menu-list",hidden:!r,onMouseDown:l=>l.preventDefault(),children:r&&e(a)})]})}var nl=[["json","JSON","the whole document"],["csv","CSV","every number shown, for a spreadsheet"],["html","HTML","one file that opens without a server"],["xprof","XProf JSON","for clients of XProf's overview page"]];function Ri({shown:t}){let[e,n]=P(null),r=async i=>{try{n(null),await ol(i,t)}catch(o){n(o instanceof Error?o.message:String(o))}};return s(T,{children:[s(Pi,{label:"Export",children:i=>s("ul",{children:[nl.map(([o,a,l])=>s("li",{children:s("a",{href:rl(t,o),download:"",onClick:i,children:[a," ",s("span",{class:"panel-note",children:l})]})},o)),["svg","png"].map(o=>s("li",{children:s("button",{type:"button",onClick:()=>{i(),r(o)},children:[o.toUpperCase()," ",s("span",{class:"panel-note",children:"the chart, as it is drawn now"})]})},o))]})}),e&&s("span",{class:"problem",role:"alert",children:e})]})}function rl({run:t,host:e},n){let r=new URLSearchParams({run:t,format:n});return e!==null&&r.set("host",e),`./export?${r}`}function il({run:t,host:e}){return`overview-${(e===null?t:`${t}-${e}`).replace(/[^\w.-]+/g,"-")}`}async function ol(t,e){let n=document.querySelector("#steps svg.step-graph, #inference .chart svg");if(!n)throw new Error("There is no chart on the page: it has no steps, or shows them as a table.");let r=n.closest(".panel"),i=`${r?.querySelector("h2")?.textContent??"Chart"}: ${e.run}`,o=Mi(n,i,n.matches(".step-graph")&&r?sl(r):[]),a=`${il(e)}-steps.${t}`;Ci(a,t==="png"?await Ti(o):new Blob([o.text],{type:"image/svg+xml"}))}function sl(t){return[...t.querySelectorAll('.legend-item:not([aria-pressed="false"])')].map(e=>({label:e.textContent??"",color:getComputedStyle(e.querySelector("rect")).fill}))}function J({caption:t,columns:e,rowCount:n,pageSize:r=50,rowClass:i,pointedRow:o=null}){let a=Math.max(1,Math.ceil(n/r)),[l,c]=P(0),u=B(null);V(()=>{o!==null&&c(Math.floor(o/r))},[o]);let f=Math.min(l,a-1),h=f*r,m=Math.min(n,h+r);V(()=>{o!==null&&u.current?.scrollIntoView?.({block:"center"})},[o,f]);let p=Array.from({length:m-h},(d,_)=>h+_);return s("div",{class:"table-block",children:[s("div",{class:"table-scroll",tabindex:0,role:"group","aria-label":t,children:s("table",{children:[s("caption",{class:"visually-hidden",children:t}),s("thead",{children:s("tr",{children:e.map(d=>s("th",{scope:"col",class:d.numeric?"numeric":void 0,children:d.head},d.key))})}),s("tbody",{children:p.map(d=>s("tr",{ref:d===o?u:void 0,class:[i?.(d),d===o?"is-pointed":""].filter(Boolean).join(" ")||void 0,children:e.map((_,b)=>b===0?s("th",{scope:"row",class:_.numeric?"numeric":void 0,children:_.cell(d)},_.key):s("td",{class:_.numeric?"numeric":void 0,children:_.cell(d)},_.key))},d))})]})}),a>1&&s(al,{page:f,pages:a,onTurn:c,rows:[h+1,m,n]}),s(ll,{columns:e})]})}function al({page:t,pages:e,onTurn:n,rows:r}){let[i,o,a]=r.map(A);return s("div",{class:"pager",role:"group","aria-label":"Pages of the table",children:[s("button",{type:"button",disabled:t===0,onClick:()=>n(0),children:"First"}),s("button",{type:"button",disabled:t===0,onClick:()=>n(t-1),children:"Previous"}),s("span",{role:"status",children:["Rows ",i," to ",o," of ",a]}),s("button",{type:"button",disabled:t===e-1,onClick:()=>n(t+1),children:"Next"}),s("button",{type:"button",disabled:t===e-1,onClick:()=>n(e-1),children:"Last"})]})}function ll({columns:t}){let e=t.filter(({definition:n})=>n);return e.length===0?null:s("details",{class:"how",children:[s("summary",{children:"What the columns mean"}),s("dl",{class:"formulas",children:e.map(({key:n,head:r,definition:i})=>s("div",{children:[s("dt",{children:r}),s("dd",{children:i})]},n))})]})}function $t(t,e){return t==null||e==null?NaN:t<e?-1:t>e?1:t>=e?0:NaN}function ul(t,e){return t==null||e==null?NaN:e<t?-1:e>t?1:e>=t?0:NaN}function Ai(t){let e,n,r;t.length!==2?(e=$t,n=(l,c)=>$t(t(l),c),r=(l,c)=>t(l)-c):(e=t===$t||t===ul?t:cl,n=t,r=t);function i(l,c,u=0,f=l.length){if(u<f){if(e(c,c)!==0)return f;do{let h=u+f>>>1;n(l[h],c)<0?u=h+1:f=h}while(u<f)}return u}function o(l,c,u=0,f=l.length){if(u<f){if(e(c,c)!==0)return f;do{let h=u+f>>>1;n(l[h],c)<=0?u=h+1:f=h}while(u<f)}return u}function a(l,c,u=0,f=l.length){let h=i(l,c,u,f-1);return h>u&&r(l[h-1],c)>-r(l[h],c)?h-1:h}return{left:i,center:a,right:o}}function cl(){return 0}function fl(t){return t===null?NaN:+t}function*pl(t,e){if(e===void 0)for(let n of t)n!=null&&(n=+n)>=n&&(yield n);else{let n=-1;for(let r of t)(r=e(r,++n,t))!=null&&(r=+r)>=r&&(yield r)}}var Ni=Ai($t),$i=Ni.right,zp=Ni.left,Fp=Ai(fl).center;var qp=Oi(Li),Up=Oi(hl);function Oi(t){return function(e,n,r=n){if(!((n=+n)>=0))throw new RangeError("invalid rx");if(!((r=+r)>=0))throw new RangeError("invalid ry");let{data:i,width:o,height:a}=e;if(!((o=Math.floor(o))>=0))throw new RangeError("invalid width");if(!((a=Math.floor(a!==void 0?a:i.length/o))>=0))throw new RangeError("invalid height");if(!o||!a||!n&&!r)return e;let l=n&&t(n),c=r&&t(r),u=i.slice();return l&&c?(Xt(l,u,i,o,a),Xt(l,i,u,o,a),Xt(l,u,i,o,a),jt(c,i,u,o,a),jt(c,u,i,o,a),jt(c,i,u,o,a)):l?(Xt(l,i,u,o,a),Xt(l,u,i,o,a),Xt(l,i,u,o,a)):c&&(jt(c,i,u,o,a),jt(c,u,i,o,a),jt(c,i,u,o,a)),e}}function Xt(t,e,n,r,i){for(let o=0,a=r*i;o<a;)t(e,n,o,o+=r,1)}function jt(t,e,n,r,i){for(let o=0,a=r*i;o<r;++o)t(e,n,o,o+a,r)}function hl(t){let e=Li(t);return(n,r,i,o,a)=>{i<<=2,o<<=2,a<<=2,e(n,r,i+0,o+0,a),e(n,r,i+1,o+1,a),e(n,r,i+2,o+2,a),e(n,r,i+3,o+3,a)}}function Li(t){let e=Math.floor(t);if(e===t)return ml(t);let n=t-e,r=2*t+1;return(i,o,a,l,c)=>{if(!((l-=c)>=a))return;let u=e*o[a],f=c*e,h=f+c;for(let m=a,p=a+f;m<p;m+=c)u+=o[Math.min(l,m)];for(let m=a,p=l;m<=p;m+=c)u+=o[Math.min(l,m+f)],i[m]=(u+n*(o[Math.max(a,m-h)]+o[Math.min(l,m+h)]))/r,u-=o[Math.max(a,m-f)]}}function ml(t){let e=2*t+1;return(n,r,i,o,a)=>{if(!((o-=a)>=i))return;let l=t*r[i],c=a*t;for(let u=i,f=i+c;u<f;u+=a)l+=r[Math.min(o,u)];for(let u=i,f=o;u<=f;u+=a)l+=r[Math.min(o,u+c)],n[u]=l/e,l-=r[Math.max(i,u-c)]}}function dl(t=$t){if(t===$t)return Di;if(typeof t!="function")throw new TypeError("compare is not a function");return(e,n)=>{let r=t(e,n);return r||r===0?r:(t(n,n)===0)-(t(e,e)===0)}}function Di(t,e){return(t==null||!(t>=t))-(e==null||!(e>=e))||(t<e?-1:t>e?1:0)}var gl=Array.prototype,Wp=gl.slice;var _l=Math.sqrt(50),yl=Math.sqrt(10),bl=Math.sqrt(2);function Ve(t,e,n){let r=(e-t)/Math.max(0,n),i=Math.floor(Math.log10(r)),o=r/Math.pow(10,i),a=o>=_l?10:o>=yl?5:o>=bl?2:1,l,c,u;return i<0?(u=Math.pow(10,-i)/a,l=Math.round(t*u),c=Math.round(e*u),l/u<t&&++l,c/u>e&&--c,u=-u):(u=Math.pow(10,i)*a,l=Math.round(t/u),c=Math.round(e/u),l*u<t&&++l,c*u>e&&--c),c<l&&.5<=n&&n<2?Ve(t,e,n*2):[l,c,u]}function Ii(t,e,n){if(e=+e,t=+t,n=+n,!(n>0))return[];if(t===e)return[t];let r=e<t,[i,o,a]=r?Ve(e,t,n):Ve(t,e,n);if(!(o>=i))return[];let l=o-i+1,c=new Array(l);if(r)if(a<0)for(let u=0;u<l;++u)c[u]=(o-u)/-a;else for(let u=0;u<l;++u)c[u]=(o-u)*a;else if(a<0)for(let u=0;u<l;++u)c[u]=(i+u)/-a;else for(let u=0;u<l;++u)c[u]=(i+u)*a;return c}function Xe(t,e,n){return e=+e,t=+t,n=+n,Ve(t,e,n)[2]}function je(t,e,n){e=+e,t=+t,n=+n;let r=e<t,i=r?Xe(e,t,n):Xe(t,e,n);return(r?-1:1)*(i<0?1/-i:i)}function lt(t,e){let n;if(e===void 0)for(let r of t)r!=null&&(n<r||n===void 0&&r>=r)&&(n=r);else{let r=-1;for(let i of t)(i=e(i,++r,t))!=null&&(n<i||n===void 0&&i>=i)&&(n=i)}return n}function Ei(t,e){let n;if(e===void 0)for(let r of t)r!=null&&(n>r||n===void 0&&r>=r)&&(n=r);else{let r=-1;for(let i of t)(i=e(i,++r,t))!=null&&(n>i||n===void 0&&i>=i)&&(n=i)}return n}function Bi(t,e,n=0,r=1/0,i){if(e=Math.floor(e),n=Math.floor(Math.max(0,n)),r=Math.floor(Math.min(t.length-1,r)),!(n<=e&&e<=r))return t;for(i=i===void 0?Di:dl(i);r>n;){if(r-n>600){let c=r-n+1,u=e-n+1,f=Math.log(c),h=.5*Math.exp(2*f/3),m=.5*Math.sqrt(f*h*(c-h)/c)*(u-c/2<0?-1:1),p=Math.max(n,Math.floor(e-u*h/c+m)),d=Math.min(r,Math.floor(e+(c-u)*h/c+m));Bi(t,e,p,d,i)}let o=t[e],a=n,l=r;for(de(t,n,e),i(t[r],o)>0&&de(t,n,r);a<l;){for(de(t,a,l),++a,--l;i(t[a],o)<0;)++a;for(;i(t[l],o)>0;)--l}i(t[n],o)===0?de(t,n,l):(++l,de(t,l,r)),l<=e&&(n=l+1),e<=l&&(r=l-1)}return t}function de(t,e,n){let r=t[e];t[e]=t[n],t[n]=r}function Hi(t,e,n){if(t=Float64Array.from(pl(t,n)),!(!(r=t.length)||isNaN(e=+e))){if(e<=0||r<2)return Ei(t);if(e>=1)return lt(t);var r,i=(r-1)*e,o=Math.floor(i),a=lt(Bi(t,o).subarray(0,o+1)),l=Ei(t.subarray(o+1));return a+(l-a)*(i-o)}}function zi(t,e){return Hi(t,.5,e)}var Gp=vl(Math.random);function vl(t){return function(n,r=0,i=n.length){let o=i-(r=+r);for(;o;){let a=t()*o--|0,l=n[o+r];n[o+r]=n[a+r],n[a+r]=l}return n}}var xl=.05,wl=3;function Ke(t){let e=t.length,n=new Float64Array(e),r=[],i=kl(t),o=Math.max(wl,Math.ceil(e*xl)),a=0;for(let l=0;l<e;l+=1){let c=i===0?0:Math.round(Fi(t,l)/i)-1;if(c>0){let u=Math.min(c,o);r.push({before:l,missing:c,slot:a,width:u}),a+=u}n[l]=a,a+=1}return{slot:n,slots:a,gaps:r}}function kl(t){let e=[];for(let r=1;r<t.length;r+=1){let i=Fi(t,r);i>0&&e.push(i)}let n=e[0]??0;return e.every(r=>r===n)?n:zi(e)}function Fi(t,e){let n=t[e]??null,r=e>0?t[e-1]??null:null;return n===null||r===null?0:n-r}function qi(t,e){let n=new Float64Array(e);for(let r of t)for(let i=0;i<e;i+=1)n[i]=n[i]+(r[i]??0);return n}var Sl=.22,Ml=3,Tl=56;function Yt(t,e,n,r,i){let o=Math.floor(i);return o<1||r<=n?[]:r-n<=o?Cl(t,e,n,r,o):Pl(t,e,n,r,o)}function Cl({slot:t},e,n,r,i){let o=i/(r-n),a=o>=Ml?Math.max(1,o*Sl):0,l=Math.min(o-a,Tl),c=[];for(let u=Ui(t,n);u<t.length&&t[u]<r;u+=1){let h=(t[u]-n+.5)*o-l/2;c.push({step:u,first:u,last:u,mean:e[u]??0,x:h,width:l})}return c}function Pl({slot:t},e,n,r,i){let o=i/(r-n),a=[],l=null,c=0,u=()=>{l&&(l.mean=c/(l.last-l.first+1))};for(let f=Ui(t,n);f<t.length&&t[f]<r;f+=1){let h=Math.min(i-1,Math.floor((t[f]-n)*o)),m=e[f]??0;l===null||l.x!==h?(u(),l={step:f,first:f,last:f,mean:m,x:h,width:1},c=m,a.push(l)):(l.last=f,c+=m,m>(e[l.step]??0)&&(l.step=f))}return u(),a}function Ui(t,e){let n=0,r=t.length;for(;n<r;){let i=n+r>>1;t[i]<e?n=i+1:r=i}return n}function Rl(t,e){let n=-1,r=1/0,i=0,o=t.length-1;for(;i<=o;){let a=i+o>>1,l=t[a],c=e-(l.x+l.width/2);Math.abs(c)<r&&(r=Math.abs(c),n=a),c<0?o=a-1:i=a+1}return n}var Ye=3,El=1.25;function Wi(t,e,n){let r=Rl(t,n),i=t[r];if(!i||i.width>Ye)return r;let o=l=>e[t[l]?.step??-1]??0,a=r;for(let l=r-Ye;l<=r+Ye;l+=1){let c=t[l];c&&Math.abs(c.x-i.x)<=Ye&&o(l)>o(a)&&(a=l)}return o(a)>El*o(r)?a:r}function Ze(t,e){let n=0,r=t.length-1;for(;n<=r;){let i=n+r>>1,o=t[i];if(e<o.first)r=i-1;else if(e>o.last)n=i+1;else return i}return-1}function Je(t,e){return(e==="duration"?Zn(t):Al(t)).filter(({values:r})=>Nl(r))}function Zn(t){return t.categories.map(({id:e,label:n,definition:r},i)=>({id:e,label:n,definition:r??null,role:wt(e,i),values:Jn(t,e)}))}function Al({columns:t}){let{duration_ms:e,period_ms:n}=t,r=e.map((o,a)=>Math.min(o,n[a]??0)),i=e.map((o,a)=>Math.max(0,(n[a]??0)-o));return[{id:"within",label:"Within the step",definition:"From the step's start to its end, or to the start of the next if that comes first.",role:"compute",values:r},{id:"between",label:"Until the next step",definition:"From the step's end to the start of the next step.",role:"other",values:i}]}function Jn(t,e){return t.columns[e]??[]}function Nl(t){for(let e=0;e<t.length;e+=1)if((t[e]??0)>0)return!0;return!1}var kt=1.5,$l=4;function ge(t){let e=Qn(t);return t.length>=$l&&e>0?kt*e:1/0}function Gi({columns:t},e){return e==="duration"?t.duration_ms:t.period_ms.map(n=>n??0)}function Qn(t){let e=new Float64Array(t).sort(),n=e.length>>1;return e.length===0?0:e.length%2===1?e[n]:(e[n-1]+e[n])/2}function Qt(t,e,n){t.prototype=e.prototype=n,n.constructor=t}function be(t,e){var n=Object.create(t.prototype);for(var r in e)n[r]=e[r];return n}function St(){}var It=.7,Jt=1/It,Kt="\\s*([+-]?\\d+)\\s*",_e="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)\\s*",mt="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)%\\s*",Ol=/^#([0-9a-f]{3,8})$/,Ll=new RegExp(`^rgb\\(${Kt},${Kt},${Kt}\\)$`),Dl=new RegExp(`^rgb\\(${mt},${mt},${mt}\\)$`),Il=new RegExp(`^rgba\\(${Kt},${Kt},${Kt},${_e}\\)$`),Bl=new RegExp(`^rgba\\(${mt},${mt},${mt},${_e}\\)$`),Hl=new RegExp(`^hsl\\(${_e},${mt},${mt}\\)$`),zl=new RegExp(`^hsla\\(${_e},${mt},${mt},${_e}\\)$`),Vi={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074};Qt(St,te,{copy(t){return Object.assign(new this.constructor,this,t)},displayable(){return this.rgb().displayable()},hex:Xi,formatHex:Xi,formatHex8:Fl,formatHsl:ql,formatRgb:ji,toString:ji});function Xi(){return this.rgb().formatHex()}function Fl(){return this.rgb().formatHex8()}function ql(){return ro(this).formatHsl()}function ji(){return this.rgb().formatRgb()}function te(t){var e,n;return t=(t+"").trim().toLowerCase(),(e=Ol.exec(t))?(n=e[1].length,e=parseInt(e[1],16),n===6?Yi(e):n===3?new j(e>>8&15|e>>4&240,e>>4&15|e&240,(e&15)<<4|e&15,1):n===8?Qe(e>>24&255,e>>16&255,e>>8&255,(e&255)/255):n===4?Qe(e>>12&15|e>>8&240,e>>8&15|e>>4&240,e>>4&15|e&240,((e&15)<<4|e&15)/255):null):(e=Ll.exec(t))?new j(e[1],e[2],e[3],1):(e=Dl.exec(t))?new j(e[1]*255/100,e[2]*255/100,e[3]*255/100,1):(e=Il.exec(t))?Qe(e[1],e[2],e[3],e[4]):(e=Bl.exec(t))?Qe(e[1]*255/100,e[2]*255/100,e[3]*255/100,e[4]):(e=Hl.exec(t))?Ji(e[1],e[2]/100,e[3]/100,1):(e=zl.exec(t))?Ji(e[1],e[2]/100,e[3]/100,e[4]):Vi.hasOwnProperty(t)?Yi(Vi[t]):t==="transparent"?new j(NaN,NaN,NaN,0):null}function Yi(t){return new j(t>>16&255,t>>8&255,t&255,1)}function Qe(t,e,n,r){return r<=0&&(t=e=n=NaN),new j(t,e,n,r)}function or(t){return t instanceof St||(t=te(t)),t?(t=t.rgb(),new j(t.r,t.g,t.b,t.opacity)):new j}function ve(t,e,n,r){return arguments.length===1?or(t):new j(t,e,n,r??1)}function j(t,e,n,r){this.r=+t,this.g=+e,this.b=+n,this.opacity=+r}Qt(j,ve,be(St,{brighter(t){return t=t==null?Jt:Math.pow(Jt,t),new j(this.r*t,this.g*t,this.b*t,this.opacity)},darker(t){return t=t==null?It:Math.pow(It,t),new j(this.r*t,this.g*t,this.b*t,this.opacity)},rgb(){return this},clamp(){return new j(Lt(this.r),Lt(this.g),Lt(this.b),en(this.opacity))},displayable(){return-.5<=this.r&&this.r<255.5&&-.5<=this.g&&this.g<255.5&&-.5<=this.b&&this.b<255.5&&0<=this.opacity&&this.opacity<=1},hex:Ki,formatHex:Ki,formatHex8:Ul,formatRgb:Zi,toString:Zi}));function Ki(){return`#${Ot(this.r)}${Ot(this.g)}${Ot(this.b)}`}function Ul(){return`#${Ot(this.r)}${Ot(this.g)}${Ot(this.b)}${Ot((isNaN(this.opacity)?1:this.opacity)*255)}`}function Zi(){let t=en(this.opacity);return`${t===1?"rgb(":"rgba("}${Lt(this.r)}, ${Lt(this.g)}, ${Lt(this.b)}${t===1?")":`, ${t})`}`}function en(t){return isNaN(t)?1:Math.max(0,Math.min(1,t))}function Lt(t){return Math.max(0,Math.min(255,Math.round(t)||0))}function Ot(t){return t=Lt(t),(t<16?"0":"")+t.toString(16)}function Ji(t,e,n,r){return r<=0?t=e=n=NaN:n<=0||n>=1?t=e=NaN:e<=0&&(t=NaN),new ut(t,e,n,r)}function ro(t){if(t instanceof ut)return new ut(t.h,t.s,t.l,t.opacity);if(t instanceof St||(t=te(t)),!t)return new ut;if(t instanceof ut)return t;t=t.rgb();var e=t.r/255,n=t.g/255,r=t.b/255,i=Math.min(e,n,r),o=Math.max(e,n,r),a=NaN,l=o-i,c=(o+i)/2;return l?(e===o?a=(n-r)/l+(n<r)*6:n===o?a=(r-e)/l+2:a=(e-n)/l+4,l/=c<.5?o+i:2-o-i,a*=60):l=c>0&&c<1?0:a,new ut(a,l,c,t.opacity)}function rn(t,e,n,r){return arguments.length===1?ro(t):new ut(t,e,n,r??1)}function ut(t,e,n,r){this.h=+t,this.s=+e,this.l=+n,this.opacity=+r}Qt(ut,rn,be(St,{brighter(t){return t=t==null?Jt:Math.pow(Jt,t),new ut(this.h,this.s,this.l*t,this.opacity)},darker(t){return t=t==null?It:Math.pow(It,t),new ut(this.h,this.s,this.l*t,this.opacity)},rgb(){var t=this.h%360+(this.h<0)*360,e=isNaN(t)||isNaN(this.s)?0:this.s,n=this.l,r=n+(n<.5?n:1-n)*e,i=2*n-r;return new j(tr(t>=240?t-240:t+120,i,r),tr(t,i,r),tr(t<120?t+240:t-120,i,r),this.opacity)},clamp(){return new ut(Qi(this.h),tn(this.s),tn(this.l),en(this.opacity))},displayable(){return(0<=this.s&&this.s<=1||isNaN(this.s))&&0<=this.l&&this.l<=1&&0<=this.opacity&&this.opacity<=1},formatHsl(){let t=en(this.opacity);return`${t===1?"hsl(":"hsla("}${Qi(this.h)}, ${tn(this.s)*100}%, ${tn(this.l)*100}%${t===1?")":`, ${t})`}`}}));function Qi(t){return t=(t||0)%360,t<0?t+360:t}function tn(t){return Math.max(0,Math.min(1,t||0))}function tr(t,e,n){return(t<60?e+(n-e)*t/60:t<180?n:t<240?e+(n-e)*(240-t)/60:e)*255}var io=Math.PI/180,oo=180/Math.PI,nn=18,so=.96422,ao=1,lo=.82521,uo=4/29,Zt=6/29,co=3*Zt*Zt,Wl=Zt*Zt*Zt;function fo(t){if(t instanceof dt)return new dt(t.l,t.a,t.b,t.opacity);if(t instanceof yt)return ho(t);t instanceof j||(t=or(t));var e=ir(t.r),n=ir(t.g),r=ir(t.b),i=er((.2225045*e+.7168786*n+.0606169*r)/ao),o,a;return e===n&&n===r?o=a=i:(o=er((.4360747*e+.3850649*n+.1430804*r)/so),a=er((.0139322*e+.0971045*n+.7141733*r)/lo)),new dt(116*i-16,500*(o-i),200*(i-a),t.opacity)}function po(t,e,n,r){return arguments.length===1?fo(t):new dt(t,e,n,r??1)}function dt(t,e,n,r){this.l=+t,this.a=+e,this.b=+n,this.opacity=+r}Qt(dt,po,be(St,{brighter(t){return new dt(this.l+nn*(t??1),this.a,this.b,this.opacity)},darker(t){return new dt(this.l-nn*(t??1),this.a,this.b,this.opacity)},rgb(){var t=(this.l+16)/116,e=isNaN(this.a)?t:t+this.a/500,n=isNaN(this.b)?t:t-this.b/200;return e=so*nr(e),t=ao*nr(t),n=lo*nr(n),new j(rr(3.1338561*e-1.6168667*t-.4906146*n),rr(-.9787684*e+1.9161415*t+.033454*n),rr(.0719453*e-.2289914*t+1.4052427*n),this.opacity)}}));function er(t){return t>Wl?Math.pow(t,1/3):t/co+uo}function nr(t){return t>Zt?t*t*t:co*(t-uo)}function rr(t){return 255*(t<=.0031308?12.92*t:1.055*Math.pow(t,1/2.4)-.055)}function ir(t){return(t/=255)<=.04045?t/12.92:Math.pow((t+.055)/1.055,2.4)}function Gl(t){if(t instanceof yt)return new yt(t.h,t.c,t.l,t.opacity);if(t instanceof dt||(t=fo(t)),t.a===0&&t.b===0)return new yt(NaN,0<t.l&&t.l<100?0:NaN,t.l,t.opacity);var e=Math.atan2(t.b,t.a)*oo;return new yt(e<0?e+360:e,Math.sqrt(t.a*t.a+t.b*t.b),t.l,t.opacity)}function on(t,e,n,r){return arguments.length===1?Gl(t):new yt(t,e,n,r??1)}function yt(t,e,n,r){this.h=+t,this.c=+e,this.l=+n,this.opacity=+r}function ho(t){if(isNaN(t.h))return new dt(t.l,0,0,t.opacity);var e=t.h*io;return new dt(t.l,Math.cos(e)*t.c,Math.sin(e)*t.c,t.opacity)}Qt(yt,on,be(St,{brighter(t){return new yt(this.h,this.c,this.l+nn*(t??1),this.opacity)},darker(t){return new yt(this.h,this.c,this.l-nn*(t??1),this.opacity)},rgb(){return ho(this).rgb()}}));var mo=-.14861,sr=1.78277,ar=-.29227,sn=-.90649,ye=1.97294,to=ye*sn,eo=ye*sr,no=sr*ar-sn*mo;function Vl(t){if(t instanceof Dt)return new Dt(t.h,t.s,t.l,t.opacity);t instanceof j||(t=or(t));var e=t.r/255,n=t.g/255,r=t.b/255,i=(no*r+to*e-eo*n)/(no+to-eo),o=r-i,a=(ye*(n-i)-ar*o)/sn,l=Math.sqrt(a*a+o*o)/(ye*i*(1-i)),c=l?Math.atan2(a,o)*oo-120:NaN;return new Dt(c<0?c+360:c,l,i,t.opacity)}function an(t,e,n,r){return arguments.length===1?Vl(t):new Dt(t,e,n,r??1)}function Dt(t,e,n,r){this.h=+t,this.s=+e,this.l=+n,this.opacity=+r}Qt(Dt,an,be(St,{brighter(t){return t=t==null?Jt:Math.pow(Jt,t),new Dt(this.h,this.s,this.l*t,this.opacity)},darker(t){return t=t==null?It:Math.pow(It,t),new Dt(this.h,this.s,this.l*t,this.opacity)},rgb(){var t=isNaN(this.h)?0:(this.h+120)*io,e=+this.l,n=isNaN(this.s)?0:this.s*e*(1-e),r=Math.cos(t),i=Math.sin(t);return new j(255*(e+n*(mo*r+sr*i)),255*(e+n*(ar*r+sn*i)),255*(e+n*(ye*r)),this.opacity)}}));function bo(t,e,n,r,i){var o=t*t,a=o*t;return((1-3*t+3*o-a)*e+(4-6*o+3*a)*n+(1+3*t+3*o-3*a)*r+a*i)/6}function Xl(t){var e=t.length-1;return function(n){var r=n<=0?n=0:n>=1?(n=1,e-1):Math.floor(n*e),i=t[r],o=t[r+1],a=r>0?t[r-1]:2*i-o,l=r<e-1?t[r+2]:2*o-i;return bo((n-r/e)*e,a,i,o,l)}}function jl(t){var e=t.length;return function(n){var r=Math.floor(((n%=1)<0?++n:n)*e),i=t[(r+e-1)%e],o=t[r%e],a=t[(r+1)%e],l=t[(r+2)%e];return bo((n-r/e)*e,i,o,a,l)}}var un=t=>()=>t;function vo(t,e){return function(n){return t+n*e}}function Yl(t,e,n){return t=Math.pow(t,n),e=Math.pow(e,n)-t,n=1/n,function(r){return Math.pow(t+r*e,n)}}function fr(t,e){var n=e-t;return n?vo(t,n>180||n<-180?n-360*Math.round(n/360):n):un(isNaN(t)?e:t)}function Kl(t){return(t=+t)==1?et:function(e,n){return n-e?Yl(e,n,t):un(isNaN(e)?n:e)}}function et(t,e){var n=e-t;return n?vo(t,n):un(isNaN(t)?e:t)}var go=(function t(e){var n=Kl(e);function r(i,o){var a=n((i=ve(i)).r,(o=ve(o)).r),l=n(i.g,o.g),c=n(i.b,o.b),u=et(i.opacity,o.opacity);return function(f){return i.r=a(f),i.g=l(f),i.b=c(f),i.opacity=u(f),i+""}}return r.gamma=t,r})(1);function xo(t){return function(e){var n=e.length,r=new Array(n),i=new Array(n),o=new Array(n),a,l;for(a=0;a<n;++a)l=ve(e[a]),r[a]=l.r||0,i[a]=l.g||0,o[a]=l.b||0;return r=t(r),i=t(i),o=t(o),l.opacity=1,function(c){return l.r=r(c),l.g=i(c),l.b=o(c),l+""}}}var Qp=xo(Xl),th=xo(jl);function Zl(t,e){e||(e=[]);var n=t?Math.min(e.length,t.length):0,r=e.slice(),i;return function(o){for(i=0;i<n;++i)r[i]=t[i]*(1-o)+e[i]*o;return r}}function Jl(t){return ArrayBuffer.isView(t)&&!(t instanceof DataView)}function Ql(t,e){var n=e?e.length:0,r=t?Math.min(n,t.length):0,i=new Array(r),o=new Array(n),a;for(a=0;a<r;++a)i[a]=cn(t[a],e[a]);for(;a<n;++a)o[a]=e[a];return function(l){for(a=0;a<r;++a)o[a]=i[a](l);return o}}function tu(t,e){var n=new Date;return t=+t,e=+e,function(r){return n.setTime(t*(1-r)+e*r),n}}function ct(t,e){return t=+t,e=+e,function(n){return t*(1-n)+e*n}}function eu(t,e){var n={},r={},i;(t===null||typeof t!="object")&&(t={}),(e===null||typeof e!="object")&&(e={});for(i in e)i in t?n[i]=cn(t[i],e[i]):r[i]=e[i];return function(o){for(i in n)r[i]=n[i](o);return r}}var ur=/[-+]?(?:\d+\.?\d*|\.?\d+)(?:[eE][-+]?\d+)?/g,lr=new RegExp(ur.source,"g");function nu(t){return function(){return t}}function ru(t){return function(e){return t(e)+""}}function iu(t,e){var n=ur.lastIndex=lr.lastIndex=0,r,i,o,a=-1,l=[],c=[];for(t=t+"",e=e+"";(r=ur.exec(t))&&(i=lr.exec(e));)(o=i.index)>n&&(o=e.slice(n,o),l[a]?l[a]+=o:l[++a]=o),(r=r[0])===(i=i[0])?l[a]?l[a]+=i:l[++a]=i:(l[++a]=null,c.push({i:a,x:ct(r,i)})),n=lr.lastIndex;return n<e.length&&(o=e.slice(n),l[a]?l[a]+=o:l[++a]=o),l.length<2?c[0]?ru(c[0].x):nu(e):(e=c.length,function(u){for(var f=0,h;f<e;++f)l[(h=c[f]).i]=h.x(u);return l.join("")})}function cn(t,e){var n=typeof e,r;return e==null||n==="boolean"?un(e):(n==="number"?ct:n==="string"?(r=te(e))?(e=r,go):iu:e instanceof te?go:e instanceof Date?tu:Jl(e)?Zl:Array.isArray(e)?Ql:typeof e.valueOf!="function"&&typeof e.toString!="function"||isNaN(e)?eu:ct)(t,e)}function wo(t,e){return t=+t,e=+e,function(n){return Math.round(t*(1-n)+e*n)}}var _o=180/Math.PI,cr={translateX:0,translateY:0,rotate:0,skewX:0,scaleX:1,scaleY:1};function ko(t,e,n,r,i,o){var a,l,c;return(a=Math.sqrt(t*t+e*e))&&(t/=a,e/=a),(c=t*n+e*r)&&(n-=t*c,r-=e*c),(l=Math.sqrt(n*n+r*r))&&(n/=l,r/=l,c/=l),t*r<e*n&&(t=-t,e=-e,c=-c,a=-a),{translateX:i,translateY:o,rotate:Math.atan2(e,t)*_o,skewX:Math.atan(c)*_o,scaleX:a,scaleY:l}}var ln;function ou(t){let e=new(typeof DOMMatrix=="function"?DOMMatrix:WebKitCSSMatrix)(t+"");return e.isIdentity?cr:ko(e.a,e.b,e.c,e.d,e.e,e.f)}function su(t){return t==null||(ln||(ln=document.createElementNS("http://www.w3.org/2000/svg","g")),ln.setAttribute("transform",t),!(t=ln.transform.baseVal.consolidate()))?cr:(t=t.matrix,ko(t.a,t.b,t.c,t.d,t.e,t.f))}function So(t,e,n,r){function i(u){return u.length?u.pop()+" ":""}function o(u,f,h,m,p,d){if(u!==h||f!==m){var _=p.push("translate(",null,e,null,n);d.push({i:_-4,x:ct(u,h)},{i:_-2,x:ct(f,m)})}else(h||m)&&p.push("translate("+h+e+m+n)}function a(u,f,h,m){u!==f?(u-f>180?f+=360:f-u>180&&(u+=360),m.push({i:h.push(i(h)+"rotate(",null,r)-2,x:ct(u,f)})):f&&h.push(i(h)+"rotate("+f+r)}function l(u,f,h,m){u!==f?m.push({i:h.push(i(h)+"skewX(",null,r)-2,x:ct(u,f)}):f&&h.push(i(h)+"skewX("+f+r)}function c(u,f,h,m,p,d){if(u!==h||f!==m){var _=p.push(i(p)+"scale(",null,",",null,")");d.push({i:_-4,x:ct(u,h)},{i:_-2,x:ct(f,m)})}else(h!==1||m!==1)&&p.push(i(p)+"scale("+h+","+m+")")}return function(u,f){var h=[],m=[];return u=t(u),f=t(f),o(u.translateX,u.translateY,f.translateX,f.translateY,h,m),a(u.rotate,f.rotate,h,m),l(u.skewX,f.skewX,h,m),c(u.scaleX,u.scaleY,f.scaleX,f.scaleY,h,m),u=f=null,function(p){for(var d=-1,_=m.length,b;++d<_;)h[(b=m[d]).i]=b.x(p);return h.join("")}}}var eh=So(ou,"px, ","px)","deg)"),nh=So(su,", ",")",")"),au=1e-12;function yo(t){return((t=Math.exp(t))+1/t)/2}function lu(t){return((t=Math.exp(t))-1/t)/2}function uu(t){return((t=Math.exp(2*t))-1)/(t+1)}var rh=(function t(e,n,r){function i(o,a){var l=o[0],c=o[1],u=o[2],f=a[0],h=a[1],m=a[2],p=f-l,d=h-c,_=p*p+d*d,b,w;if(_<au)w=Math.log(m/u)/e,b=function($){return[l+$*p,c+$*d,u*Math.exp(e*$*w)]};else{var g=Math.sqrt(_),v=(m*m-u*u+r*_)/(2*u*n*g),y=(m*m-u*u-r*_)/(2*m*n*g),R=Math.log(Math.sqrt(v*v+1)-v),C=Math.log(Math.sqrt(y*y+1)-y);w=(C-R)/e,b=function($){var L=$*w,z=yo(R),F=u/(n*g)*(z*uu(e*L+R)-lu(R));return[l+F*p,c+F*d,u*z/yo(e*L+R)]}}return b.duration=Math.abs(w)*1e3*e/Math.SQRT2,b}return i.rho=function(o){var a=Math.max(.001,+o),l=a*a,c=l*l;return t(a,l,c)},i})(Math.SQRT2,2,4);function Mo(t){return function(e,n){var r=t((e=rn(e)).h,(n=rn(n)).h),i=et(e.s,n.s),o=et(e.l,n.l),a=et(e.opacity,n.opacity);return function(l){return e.h=r(l),e.s=i(l),e.l=o(l),e.opacity=a(l),e+""}}}var ih=Mo(fr),oh=Mo(et);function To(t){return function(e,n){var r=t((e=on(e)).h,(n=on(n)).h),i=et(e.c,n.c),o=et(e.l,n.l),a=et(e.opacity,n.opacity);return function(l){return e.h=r(l),e.c=i(l),e.l=o(l),e.opacity=a(l),e+""}}}var sh=To(fr),ah=To(et);function Co(t){return(function e(n){n=+n;function r(i,o){var a=t((i=an(i)).h,(o=an(o)).h),l=et(i.s,o.s),c=et(i.l,o.l),u=et(i.opacity,o.opacity);return function(f){return i.h=a(f),i.s=l(f),i.l=c(Math.pow(f,n)),i.opacity=u(f),i+""}}return r.gamma=e,r})(1)}var lh=Co(fr),uh=Co(et);function cu(t){return Math.abs(t=Math.round(t))>=1e21?t.toLocaleString("en").replace(/,/g,""):t.toString(10)}function pn(t,e){if(!isFinite(t)||t===0)return null;var n=(t=e?t.toExponential(e-1):t.toExponential()).indexOf("e"),r=t.slice(0,n);return[r.length>1?r[0]+r.slice(2):r,+t.slice(n+1)]}function ee(t){return t=pn(Math.abs(t)),t?t[1]:NaN}function fu(t,e){return function(n,r){for(var i=n.length,o=[],a=0,l=t[0],c=0;i>0&&l>0&&(c+l+1>r&&(l=Math.max(1,r-c)),o.push(n.substring(i-=l,i+l)),!((c+=l+1)>r));)l=t[a=(a+1)%t.length];return o.reverse().join(e)}}function pu(t){return function(e){return e.replace(/[0-9]/g,function(n){return t[+n]})}}var hu=/^(?:(.)?([<>=^]))?([+\-( ])?([$#])?(0)?(\d+)?(,)?(\.\d+)?(~)?([a-z%])?$/i;function xe(t){if(!(e=hu.exec(t)))throw new Error("invalid format: "+t);var e;return new pr({fill:e[1],align:e[2],sign:e[3],symbol:e[4],zero:e[5],width:e[6],comma:e[7],precision:e[8]&&e[8].slice(1),trim:e[9],type:e[10]})}xe.prototype=pr.prototype;function pr(t){this.fill=t.fill===void 0?" ":t.fill+"",this.align=t.align===void 0?">":t.align+"",this.sign=t.sign===void 0?"-":t.sign+"",this.symbol=t.symbol===void 0?"":t.symbol+"",this.zero=!!t.zero,this.width=t.width===void 0?void 0:+t.width,this.comma=!!t.comma,this.precision=t.precision===void 0?void 0:+t.precision,this.trim=!!t.trim,this.type=t.type===void 0?"":t.type+""}pr.prototype.toString=function(){return this.fill+this.align+this.sign+this.symbol+(this.zero?"0":"")+(this.width===void 0?"":Math.max(1,this.width|0))+(this.comma?",":"")+(this.precision===void 0?"":"."+Math.max(0,this.precision|0))+(this.trim?"~":"")+this.type};function mu(t){t:for(var e=t.length,n=1,r=-1,i;n<e;++n)switch(t[n]){case".":r=i=n;break;case"0":r===0&&(r=n),i=n;break;default:if(!+t[n])break t;r>0&&(r=0);break}return r>0?t.slice(0,r)+t.slice(i+1):t}var hn;function du(t,e){var n=pn(t,e);if(!n)return hn=void 0,t.toPrecision(e);var r=n[0],i=n[1],o=i-(hn=Math.max(-8,Math.min(8,Math.floor(i/3)))*3)+1,a=r.length;return o===a?r:o>a?r+new Array(o-a+1).join("0"):o>0?r.slice(0,o)+"."+r.slice(o):"0."+new Array(1-o).join("0")+pn(t,Math.max(0,e+o-1))[0]}function Po(t,e){var n=pn(t,e);if(!n)return t+"";var r=n[0],i=n[1];return i<0?"0."+new Array(-i).join("0")+r:r.length>i+1?r.slice(0,i+1)+"."+r.slice(i+1):r+new Array(i-r.length+2).join("0")}var Ro={"%":(t,e)=>(t*100).toFixed(e),b:t=>Math.round(t).toString(2),c:t=>t+"",d:cu,e:(t,e)=>t.toExponential(e),f:(t,e)=>t.toFixed(e),g:(t,e)=>t.toPrecision(e),o:t=>Math.round(t).toString(8),p:(t,e)=>Po(t*100,e),r:Po,s:du,X:t=>Math.round(t).toString(16).toUpperCase(),x:t=>Math.round(t).toString(16)};function Eo(t){return t}var Ao=Array.prototype.map,No=["y","z","a","f","p","n","µ","m","","k","M","G","T","P","E","Z","Y"];function gu(t){var e=t.grouping===void 0||t.thousands===void 0?Eo:fu(Ao.call(t.grouping,Number),t.thousands+""),n=t.currency===void 0?"":t.currency[0]+"",r=t.currency===void 0?"":t.currency[1]+"",i=t.decimal===void 0?".":t.decimal+"",o=t.numerals===void 0?Eo:pu(Ao.call(t.numerals,String)),a=t.percent===void 0?"%":t.percent+"",l=t.minus===void 0?"−":t.minus+"",c=t.nan===void 0?"NaN":t.nan+"";function u(h,m){h=xe(h);var p=h.fill,d=h.align,_=h.sign,b=h.symbol,w=h.zero,g=h.width,v=h.comma,y=h.precision,R=h.trim,C=h.type;C==="n"?(v=!0,C="g"):Ro[C]||(y===void 0&&(y=12),R=!0,C="g"),(w||p==="0"&&d==="=")&&(w=!0,p="0",d="=");var $=(m&&m.prefix!==void 0?m.prefix:"")+(b==="$"?n:b==="#"&&/[boxX]/.test(C)?"0"+C.toLowerCase():""),L=(b==="$"?r:/[%p]/.test(C)?a:"")+(m&&m.suffix!==void 0?m.suffix:""),z=Ro[C],F=/[defgprs%]/.test(C);y=y===void 0?6:/[gprs]/.test(C)?Math.max(1,Math.min(21,y)):Math.max(0,Math.min(20,y));function X(k){var I=$,N=L,Q,Pt,Y;if(C==="c")N=z(k)+N,k="";else{k=+k;var x=k<0||1/k<0;if(k=isNaN(k)?c:z(Math.abs(k),y),R&&(k=mu(k)),x&&+k==0&&_!=="+"&&(x=!1),I=(x?_==="("?_:l:_==="-"||_==="("?"":_)+I,N=(C==="s"&&!isNaN(k)&&hn!==void 0?No[8+hn/3]:"")+N+(x&&_==="("?")":""),F){for(Q=-1,Pt=k.length;++Q<Pt;)if(Y=k.charCodeAt(Q),48>Y||Y>57){N=(Y===46?i+k.slice(Q+1):k.slice(Q))+N,k=k.slice(0,Q);break}}}v&&!w&&(k=e(k,1/0));var E=I.length+k.length+N.length,S=E<g?new Array(g-E+1).join(p):"";switch(v&&w&&(k=e(S+k,S.length?g-N.length:1/0),S=""),d){case"<":k=I+k+N+S;break;case"=":k=I+S+k+N;break;case"^":k=S.slice(0,E=S.length>>1)+I+k+N+S.slice(E);break;default:k=S+I+k+N;break}return o(k)}return X.toString=function(){return h+""},X}function f(h,m){var p=Math.max(-8,Math.min(8,Math.floor(ee(m)/3)))*3,d=Math.pow(10,-p),_=u((h=xe(h),h.type="f",h),{suffix:No[8+p/3]});return function(b){return _(d*b)}}return{format:u,formatPrefix:f}}var fn,hr,mr;_u({thousands:",",grouping:[3],currency:["$",""]});function _u(t){return fn=gu(t),hr=fn.format,mr=fn.formatPrefix,fn}function $o(t){return Math.max(0,-ee(Math.abs(t)))}function Oo(t,e){return Math.max(0,Math.max(-8,Math.min(8,Math.floor(ee(e)/3)))*3-ee(Math.abs(t)))}function Lo(t,e){return t=Math.abs(t),e=Math.abs(e)-t,Math.max(0,ee(e)-ee(t))+1}function yu(t,e){switch(arguments.length){case 0:break;case 1:this.range(t);break;default:this.range(e).domain(t);break}return this}function bu(t){return function(){return t}}function vu(t){return+t}var Do=[0,1];function ne(t){return t}function dr(t,e){return(e-=t=+t)?function(n){return(n-t)/e}:bu(isNaN(e)?NaN:.5)}function xu(t,e){var n;return t>e&&(n=t,t=e,e=n),function(r){return Math.max(t,Math.min(e,r))}}function wu(t,e,n){var r=t[0],i=t[1],o=e[0],a=e[1];return i<r?(r=dr(i,r),o=n(a,o)):(r=dr(r,i),o=n(o,a)),function(l){return o(r(l))}}function ku(t,e,n){var r=Math.min(t.length,e.length)-1,i=new Array(r),o=new Array(r),a=-1;for(t[r]<t[0]&&(t=t.slice().reverse(),e=e.slice().reverse());++a<r;)i[a]=dr(t[a],t[a+1]),o[a]=n(e[a],e[a+1]);return function(l){var c=$i(t,l,1,r)-1;return o[c](i[c](l))}}function Su(t,e){return e.domain(t.domain()).range(t.range()).interpolate(t.interpolate()).clamp(t.clamp()).unknown(t.unknown())}function Mu(){var t=Do,e=Do,n=cn,r,i,o,a=ne,l,c,u;function f(){var m=Math.min(t.length,e.length);return a!==ne&&(a=xu(t[0],t[m-1])),l=m>2?ku:wu,c=u=null,h}function h(m){return m==null||isNaN(m=+m)?o:(c||(c=l(t.map(r),e,n)))(r(a(m)))}return h.invert=function(m){return a(i((u||(u=l(e,t.map(r),ct)))(m)))},h.domain=function(m){return arguments.length?(t=Array.from(m,vu),f()):t.slice()},h.range=function(m){return arguments.length?(e=Array.from(m),f()):e.slice()},h.rangeRound=function(m){return e=Array.from(m),n=wo,f()},h.clamp=function(m){return arguments.length?(a=m?!0:ne,f()):a!==ne},h.interpolate=function(m){return arguments.length?(n=m,f()):n},h.unknown=function(m){return arguments.length?(o=m,h):o},function(m,p){return r=m,i=p,f()}}function Tu(){return Mu()(ne,ne)}function Cu(t,e,n,r){var i=je(t,e,n),o;switch(r=xe(r??",f"),r.type){case"s":{var a=Math.max(Math.abs(t),Math.abs(e));return r.precision==null&&!isNaN(o=Oo(i,a))&&(r.precision=o),mr(r,a)}case"":case"e":case"g":case"p":case"r":{r.precision==null&&!isNaN(o=Lo(i,Math.max(Math.abs(t),Math.abs(e))))&&(r.precision=o-(r.type==="e"));break}case"f":case"%":{r.precision==null&&!isNaN(o=$o(i))&&(r.precision=o-(r.type==="%")*2);break}}return hr(r)}function Pu(t){var e=t.domain;return t.ticks=function(n){var r=e();return Ii(r[0],r[r.length-1],n??10)},t.tickFormat=function(n,r){var i=e();return Cu(i[0],i[i.length-1],n??10,r)},t.nice=function(n){n==null&&(n=10);var r=e(),i=0,o=r.length-1,a=r[i],l=r[o],c,u,f=10;for(l<a&&(u=a,a=l,l=u,u=i,i=o,o=u);f-- >0;){if(u=Xe(a,l,n),u===c)return r[i]=a,r[o]=l,e(r);if(u>0)a=Math.floor(a/u)*u,l=Math.ceil(l/u)*u;else if(u<0)a=Math.ceil(a*u)/u,l=Math.floor(l*u)/u;else break;c=u}return t},t}function re(){var t=Tu();return t.copy=function(){return Su(t,re())},yu.apply(t,arguments),Pu(t)}function mn(t){let e=B(null),[n,r]=P(t);return xi(()=>{let i=e.current;if(!i)return;let o=l=>{l>0&&r(Math.floor(l))};if(o(i.getBoundingClientRect().width),typeof ResizeObserver>"u")return;let a=new ResizeObserver(l=>{for(let c of l)o(c.contentRect.width)});return a.observe(i),()=>a.disconnect()},[]),[e,n]}function Io(t,e,n){let r=t[0],i=t[t.length-1];if(!r||!i)return[];let o=d=>String(e[d]??d),l=12+Math.max(o(r.first).length,o(i.last).length)*7,c=[],u=(d,_)=>{let b=c[c.length-1];(!b||d-b.x>=l)&&c.push({x:d,label:_})};if((t[1]?.x??1/0)-r.x>=l){for(let d of t)u(d.x+d.width/2,o(d.step));return c}let h=i.last-r.first+1,m=Ru(t,e)/Math.max(1,h-1)||1,p=Math.max(1,Math.round(je(0,h*m,Math.max(1,n/(l*1.4)))));for(let d of t){let _=Eu(e,d.first,d.last,p);_!==null&&u(d.x+d.width/2,o(_))}return c}function Ru(t,e){let n=0;for(let r=1;r<t.length;r+=1){let i=e[t[r-1].first]??t[r-1].first,o=e[t[r].first]??t[r].first;o>i&&(n+=o-i)}return n}function Eu(t,e,n,r){for(let i=e;i<=n;i+=1)if((t[i]??i)%r===0)return i;return null}function dn(t){return function(){return t}}var Au=Math.cos;var _r=Math.sin,ie=Math.sqrt,Bo=1e-12,gn=Math.PI,Sh=gn/2,Go=2*gn;var Mh=Array.prototype.slice;function Nu(t){return typeof t=="object"&&"length"in t?t:Array.from(t)}function Vo(t){this._context=t}Vo.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:this._point=1,this._line?this._context.lineTo(t,e):this._context.moveTo(t,e);break;case 1:this._point=2;default:this._context.lineTo(t,e);break}}};function $u(t){return new Vo(t)}var Th=Ou($u);function Xo(t){this._curve=t}Xo.prototype={areaStart:function(){this._curve.areaStart()},areaEnd:function(){this._curve.areaEnd()},lineStart:function(){this._curve.lineStart()},lineEnd:function(){this._curve.lineEnd()},point:function(t,e){this._curve.point(e*Math.sin(t),e*-Math.cos(t))}};function Ou(t){function e(n){return new Xo(t(n))}return e._curve=t,e}var Ch=ie(3);var Lu=ie(1/3),Ph=Lu*2;var jo=_r(gn/10)/_r(7*gn/10),Rh=_r(Go/10)*jo,Eh=-Au(Go/10)*jo;var Ah=ie(3);var Nh=ie(3);var $h=ie(3)/2,Du=1/ie(12),Oh=(Du/2+1)*3;function Mt(){}function _n(t,e,n){t._context.bezierCurveTo((2*t._x0+t._x1)/3,(2*t._y0+t._y1)/3,(t._x0+2*t._x1)/3,(t._y0+2*t._y1)/3,(t._x0+4*t._x1+e)/6,(t._y0+4*t._y1+n)/6)}function br(t){this._context=t}br.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){switch(this._point){case 3:_n(this,this._x1,this._y1);case 2:this._context.lineTo(this._x1,this._y1);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:this._point=1,this._line?this._context.lineTo(t,e):this._context.moveTo(t,e);break;case 1:this._point=2;break;case 2:this._point=3,this._context.lineTo((5*this._x0+this._x1)/6,(5*this._y0+this._y1)/6);default:_n(this,t,e);break}this._x0=this._x1,this._x1=t,this._y0=this._y1,this._y1=e}};function Iu(t){this._context=t}Iu.prototype={areaStart:Mt,areaEnd:Mt,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._y0=this._y1=this._y2=this._y3=this._y4=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x2,this._y2),this._context.closePath();break}case 2:{this._context.moveTo((this._x2+2*this._x3)/3,(this._y2+2*this._y3)/3),this._context.lineTo((this._x3+2*this._x2)/3,(this._y3+2*this._y2)/3),this._context.closePath();break}case 3:{this.point(this._x2,this._y2),this.point(this._x3,this._y3),this.point(this._x4,this._y4);break}}},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:this._point=1,this._x2=t,this._y2=e;break;case 1:this._point=2,this._x3=t,this._y3=e;break;case 2:this._point=3,this._x4=t,this._y4=e,this._context.moveTo((this._x0+4*this._x1+t)/6,(this._y0+4*this._y1+e)/6);break;default:_n(this,t,e);break}this._x0=this._x1,this._x1=t,this._y0=this._y1,this._y1=e}};function Bu(t){this._context=t}Bu.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3;var n=(this._x0+4*this._x1+t)/6,r=(this._y0+4*this._y1+e)/6;this._line?this._context.lineTo(n,r):this._context.moveTo(n,r);break;case 3:this._point=4;default:_n(this,t,e);break}this._x0=this._x1,this._x1=t,this._y0=this._y1,this._y1=e}};function Yo(t,e){this._basis=new br(t),this._beta=e}Yo.prototype={lineStart:function(){this._x=[],this._y=[],this._basis.lineStart()},lineEnd:function(){var t=this._x,e=this._y,n=t.length-1;if(n>0)for(var r=t[0],i=e[0],o=t[n]-r,a=e[n]-i,l=-1,c;++l<=n;)c=l/n,this._basis.point(this._beta*t[l]+(1-this._beta)*(r+c*o),this._beta*e[l]+(1-this._beta)*(i+c*a));this._x=this._y=null,this._basis.lineEnd()},point:function(t,e){this._x.push(+t),this._y.push(+e)}};var Lh=(function t(e){function n(r){return e===1?new br(r):new Yo(r,e)}return n.beta=function(r){return t(+r)},n})(.85);function yn(t,e,n){t._context.bezierCurveTo(t._x1+t._k*(t._x2-t._x0),t._y1+t._k*(t._y2-t._y0),t._x2+t._k*(t._x1-e),t._y2+t._k*(t._y1-n),t._x2,t._y2)}function vr(t,e){this._context=t,this._k=(1-e)/6}vr.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:yn(this,this._x1,this._y1);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:this._point=1,this._line?this._context.lineTo(t,e):this._context.moveTo(t,e);break;case 1:this._point=2,this._x1=t,this._y1=e;break;case 2:this._point=3;default:yn(this,t,e);break}this._x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=e}};var Dh=(function t(e){function n(r){return new vr(r,e)}return n.tension=function(r){return t(+r)},n})(0);function xr(t,e){this._context=t,this._k=(1-e)/6}xr.prototype={areaStart:Mt,areaEnd:Mt,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=this._y2=this._y3=this._y4=this._y5=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:this._point=1,this._x3=t,this._y3=e;break;case 1:this._point=2,this._context.moveTo(this._x4=t,this._y4=e);break;case 2:this._point=3,this._x5=t,this._y5=e;break;default:yn(this,t,e);break}this._x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=e}};var Ih=(function t(e){function n(r){return new xr(r,e)}return n.tension=function(r){return t(+r)},n})(0);function wr(t,e){this._context=t,this._k=(1-e)/6}wr.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:yn(this,t,e);break}this._x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=e}};var Bh=(function t(e){function n(r){return new wr(r,e)}return n.tension=function(r){return t(+r)},n})(0);function kr(t,e,n){var r=t._x1,i=t._y1,o=t._x2,a=t._y2;if(t._l01_a>Bo){var l=2*t._l01_2a+3*t._l01_a*t._l12_a+t._l12_2a,c=3*t._l01_a*(t._l01_a+t._l12_a);r=(r*l-t._x0*t._l12_2a+t._x2*t._l01_2a)/c,i=(i*l-t._y0*t._l12_2a+t._y2*t._l01_2a)/c}if(t._l23_a>Bo){var u=2*t._l23_2a+3*t._l23_a*t._l12_a+t._l12_2a,f=3*t._l23_a*(t._l23_a+t._l12_a);o=(o*u+t._x1*t._l23_2a-e*t._l12_2a)/f,a=(a*u+t._y1*t._l23_2a-n*t._l12_2a)/f}t._context.bezierCurveTo(r,i,o,a,t._x2,t._y2)}function Ko(t,e){this._context=t,this._alpha=e}Ko.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:this.point(this._x2,this._y2);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(t,e){if(t=+t,e=+e,this._point){var n=this._x2-t,r=this._y2-e;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1,this._line?this._context.lineTo(t,e):this._context.moveTo(t,e);break;case 1:this._point=2;break;case 2:this._point=3;default:kr(this,t,e);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=e}};var Hh=(function t(e){function n(r){return e?new Ko(r,e):new vr(r,0)}return n.alpha=function(r){return t(+r)},n})(.5);function Zo(t,e){this._context=t,this._alpha=e}Zo.prototype={areaStart:Mt,areaEnd:Mt,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=this._y2=this._y3=this._y4=this._y5=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(t,e){if(t=+t,e=+e,this._point){var n=this._x2-t,r=this._y2-e;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1,this._x3=t,this._y3=e;break;case 1:this._point=2,this._context.moveTo(this._x4=t,this._y4=e);break;case 2:this._point=3,this._x5=t,this._y5=e;break;default:kr(this,t,e);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=e}};var zh=(function t(e){function n(r){return e?new Zo(r,e):new xr(r,0)}return n.alpha=function(r){return t(+r)},n})(.5);function Jo(t,e){this._context=t,this._alpha=e}Jo.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(t,e){if(t=+t,e=+e,this._point){var n=this._x2-t,r=this._y2-e;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:kr(this,t,e);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=e}};var Fh=(function t(e){function n(r){return e?new Jo(r,e):new wr(r,0)}return n.alpha=function(r){return t(+r)},n})(.5);function Hu(t){this._context=t}Hu.prototype={areaStart:Mt,areaEnd:Mt,lineStart:function(){this._point=0},lineEnd:function(){this._point&&this._context.closePath()},point:function(t,e){t=+t,e=+e,this._point?this._context.lineTo(t,e):(this._point=1,this._context.moveTo(t,e))}};function Ho(t){return t<0?-1:1}function zo(t,e,n){var r=t._x1-t._x0,i=e-t._x1,o=(t._y1-t._y0)/(r||i<0&&-0),a=(n-t._y1)/(i||r<0&&-0),l=(o*i+a*r)/(r+i);return(Ho(o)+Ho(a))*Math.min(Math.abs(o),Math.abs(a),.5*Math.abs(l))||0}function Fo(t,e){var n=t._x1-t._x0;return n?(3*(t._y1-t._y0)/n-e)/2:e}function gr(t,e,n){var r=t._x0,i=t._y0,o=t._x1,a=t._y1,l=(o-r)/3;t._context.bezierCurveTo(r+l,i+l*e,o-l,a-l*n,o,a)}function yr(t){this._context=t}yr.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=this._t0=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x1,this._y1);break;case 3:gr(this,this._t0,Fo(this,this._t0));break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(t,e){var n=NaN;if(t=+t,e=+e,!(t===this._x1&&e===this._y1)){switch(this._point){case 0:this._point=1,this._line?this._context.lineTo(t,e):this._context.moveTo(t,e);break;case 1:this._point=2;break;case 2:this._point=3,gr(this,Fo(this,n=zo(this,t,e)),n);break;default:gr(this,this._t0,n=zo(this,t,e));break}this._x0=this._x1,this._x1=t,this._y0=this._y1,this._y1=e,this._t0=n}}};function zu(t){this._context=new Qo(t)}(zu.prototype=Object.create(yr.prototype)).point=function(t,e){yr.prototype.point.call(this,e,t)};function Qo(t){this._context=t}Qo.prototype={moveTo:function(t,e){this._context.moveTo(e,t)},closePath:function(){this._context.closePath()},lineTo:function(t,e){this._context.lineTo(e,t)},bezierCurveTo:function(t,e,n,r,i,o){this._context.bezierCurveTo(e,t,r,n,o,i)}};function Fu(t){this._context=t}Fu.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=[],this._y=[]},lineEnd:function(){var t=this._x,e=this._y,n=t.length;if(n)if(this._line?this._context.lineTo(t[0],e[0]):this._context.moveTo(t[0],e[0]),n===2)this._context.lineTo(t[1],e[1]);else for(var r=qo(t),i=qo(e),o=0,a=1;a<n;++o,++a)this._context.bezierCurveTo(r[0][o],i[0][o],r[1][o],i[1][o],t[a],e[a]);(this._line||this._line!==0&&n===1)&&this._context.closePath(),this._line=1-this._line,this._x=this._y=null},point:function(t,e){this._x.push(+t),this._y.push(+e)}};function qo(t){var e,n=t.length-1,r,i=new Array(n),o=new Array(n),a=new Array(n);for(i[0]=0,o[0]=2,a[0]=t[0]+2*t[1],e=1;e<n-1;++e)i[e]=1,o[e]=4,a[e]=4*t[e]+2*t[e+1];for(i[n-1]=2,o[n-1]=7,a[n-1]=8*t[n-1]+t[n],e=1;e<n;++e)r=i[e]/o[e-1],o[e]-=r,a[e]-=r*a[e-1];for(i[n-1]=a[n-1]/o[n-1],e=n-2;e>=0;--e)i[e]=(a[e]-i[e+1])/o[e];for(o[n-1]=(t[n]+i[n-1])/2,e=0;e<n-1;++e)o[e]=2*t[e+1]-i[e+1];return[i,o]}function qu(t,e){this._context=t,this._t=e}qu.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=this._y=NaN,this._point=0},lineEnd:function(){0<this._t&&this._t<1&&this._point===2&&this._context.lineTo(this._x,this._y),(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line>=0&&(this._t=1-this._t,this._line=1-this._line)},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:this._point=1,this._line?this._context.lineTo(t,e):this._context.moveTo(t,e);break;case 1:this._point=2;default:{if(this._t<=0)this._context.lineTo(this._x,e),this._context.lineTo(t,e);else{var n=this._x*(1-this._t)+t*this._t;this._context.lineTo(n,this._y),this._context.lineTo(n,e)}break}}this._x=t,this._y=e}};function Uo(t,e){if((a=t.length)>1)for(var n=1,r,i,o=t[e[0]],a,l=o.length;n<a;++n)for(i=o,o=t[e[n]],r=0;r<l;++r)o[r][1]+=o[r][0]=isNaN(i[r][1])?i[r][0]:i[r][1]}function Wo(t){for(var e=t.length,n=new Array(e);--e>=0;)n[e]=e;return n}function Uu(t,e){return t[e]}function Wu(t){let e=[];return e.key=t,e}function ts(){var t=dn([]),e=Wo,n=Uo,r=Uu;function i(o){var a=Array.from(t.apply(this,arguments),Wu),l,c=a.length,u=-1,f;for(let h of o)for(l=0,++u;l<c;++l)(a[l][u]=[0,+r(h,a[l].key,u,o)]).data=h;for(l=0,f=Nu(e(a));l<c;++l)a[f[l]].index=l;return n(a,f),a}return i.keys=function(o){return arguments.length?(t=typeof o=="function"?o:dn(Array.from(o)),i):t},i.value=function(o){return arguments.length?(r=typeof o=="function"?o:dn(+o),i):r},i.order=function(o){return arguments.length?(e=o==null?Wo:typeof o=="function"?o:dn(Array.from(o)),i):e},i.offset=function(o){return arguments.length?(n=o??Uo,i):n},i}var Gu=1.6,Vu=40;function bn(t,e,n){let r=lt(t,o=>e[o.step]??0)??0,i=n?Math.min(r,Gu*Qn(e)):r;return i>0?i:1}function es(t,e,n){let r=new Map(t.map(({id:o,values:a})=>[o,a]));return ts().keys([...r.keys()]).value((o,a)=>r.get(a)?.[o.step]??0)(e).map((o,a)=>({id:o.key,role:t[a].role,d:o.map(([l,c],u)=>rs(e[u],n(l),n(c))).join("")}))}function ns({columns:t},e,n,r,i,o){let a={incomplete:"",cut:"",outlier:""};for(let l of e){let c=n[l.step]??0,u=nt(l.x+l.width/2);t.complete[l.step]===!1&&(a.incomplete+=rs(l,r(0),r(c))),c>i?a.cut+=`M${u},-12l5,7h-10z`:o(l.step)&&(a.outlier+=`M${u},${nt(r(c)-11)}l4,4.5l-4,4.5l-4,-4.5z`)}return a}function rs(t,e,n){return e-n<=0?"":`M${nt(t.x)},${nt(e)}V${nt(n)}h${nt(t.width)}V${nt(e)}z`}function nt(t){return String(Math.round(t*100)/100)}function is(t,e){let n=[];for(let r=1;r<t.length;r+=1){let i=t[r-1],o=t[r];(e[o.first]??0)<(e[i.last]??0)&&n.push((i.x+i.width+o.x)/2)}return n.length<=Vu?n:[]}function Ct(t,e,n){let r=Math.min(n,Math.max(4,Math.round(e-t)));if(r>=n)return null;let i=Math.max(0,Math.min(n-r,Math.round(t)));return[i,i+r]}function we(t,e,n,r){let[i,o]=t??[0,e],a=Math.max(4,(o-i)*r),l=o>i?(n-i)/(o-i):.5,c=n-l*a;return Ct(c,c+a,e)}function Tt(t,e,n){if(t===null)return null;let r=n<0?Math.floor(n):Math.ceil(n);return Ct(t[0]+r,t[1]+r,e)}function os(t,e,n){return t===null?null:n<t[0]?Tt(t,e,n-t[0]):n>=t[1]?Tt(t,e,n+1-t[1]):t}var Bt=30,vn=6;function ss({layout:t,total:e,zoom:n,onZoom:r,left:i,width:o}){let a=B(null),{slots:l}=t,c=H(()=>{let g=Yt(t,e,0,l,o),v=bn(g,e,!0),y=R=>Bt*Math.min(1,(e[R]??0)/v);return g.map(({step:R,x:C,width:$})=>`M${nt(C)},${Bt}v${nt(-y(R))}h${nt($)}V${Bt}z`).join("")},[t,e,o]),u=g=>g/l*o,[f,h]=n,m=Math.max(4,u(h)-u(f)),p=g=>v=>{v.stopPropagation(),a.current={x:v.clientX,zoom:n,grip:g},v.currentTarget.setPointerCapture?.(v.pointerId)},d=g=>{let v=a.current;if(!v)return;let y=(g.clientX-v.x)/o*l,[R,C]=v.zoom;v.grip==="window"?r(Tt(v.zoom,l,y)):v.grip==="from"?r(Ct(Math.min(R+y,C-1),C,l)):r(Ct(R,Math.max(C+y,R+1),l))},_=g=>{let v=g.currentTarget.getBoundingClientRect(),y=(g.clientX-v.left-i)/o*l;r(Ct(y-(h-f)/2,y+(h-f)/2,l))},b=()=>{a.current=null},w=g=>({onPointerDown:p(g),onPointerMove:d,onPointerUp:b});return s("svg",{class:"step-strip",width:i+o,height:Bt+2,"aria-hidden":"true",onPointerDown:_,children:s("g",{transform:`translate(${i},1)`,children:[s("path",{class:"strip-bars",d:c}),s("rect",{class:"strip-window",x:u(f),width:m,height:Bt,...w("window")}),s("rect",{class:"strip-edge",x:u(f)-vn/2,width:vn,height:Bt,...w("from")}),s("rect",{class:"strip-edge",x:u(f)+m-vn/2,width:vn,height:Bt,...w("to")})]})})}var Sr=296;function as(t){let{bucket:e,x:n,frameWidth:r}=t,i=n+14+Sr<=r?n+14:Math.max(0,n-14-Sr);return s("div",{class:"tooltip",role:"status",hidden:e===null,style:{left:`${i}px`,width:`${Sr}px`},children:e&&s(Xu,{...t,bucket:e})})}function Xu({steps:t,series:e,bucket:n,outlier:r}){let{columns:i}=t,{step:o}=n,a=i.duration_ms[o]??0,l=i.period_ms[o]??null,c=n.last-n.first+1,u=e.map(h=>({...h,ms:h.values[o]??0})).filter(({ms:h})=>h>0),f=u.reduce((h,{ms:m})=>h+m,0);return s(T,{children:[s("p",{class:"tooltip-title",children:[s("strong",{children:Mr(t,o)}),s("span",{class:"number",children:M(a)})]}),l!==null&&s("p",{class:"tooltip-line",children:[s("span",{children:"Start to next start"}),s("span",{class:"number",children:M(l)})]}),s("table",{class:"tooltip-table",children:s("tbody",{children:u.reverse().map(({id:h,label:m,role:p,ms:d})=>s("tr",{children:[s("th",{scope:"row",children:[s(ht,{role:p}),m]}),s("td",{class:"numeric",children:M(d)}),s("td",{class:"numeric",children:K(f>0?100*d/f:null)})]},h))})}),r&&s("p",{class:"tooltip-note",children:["◆ Over ",kt," times the median step."]}),i.complete[o]===!1&&s("p",{class:"tooltip-note",children:[s("strong",{children:"Incomplete:"})," ",i.incomplete_reason[o]??"no reason given"]}),c>1&&s("p",{class:"tooltip-note",children:["Longest of ",A(c)," steps in this column; their mean is"," ",M(n.mean),". Zoom in to see each."]})]})}function Mr(t,e){let n=String(t.columns.number[e]??e),r=t.columns.name[e]??"",i=`Step ${n}`;return r===""||r===n||r===i?i:`${i} · ${r}`}var ju=6,Yu=.003,Ku=.2;function ls(t){let{buckets:e,total:n,layout:r,plotWidth:i,plotLeft:o,zoom:a,onZoom:l,onSelect:c}=t,[u,f]=P(null),[h,m]=P(null),p=B(null),d=B(!1),[_,b]=a??[0,r.slots],w=(b-_)/i,g=x=>_+x*w,v=u===null?-1:Ze(e,u),y=x=>{let E=x.currentTarget.getBoundingClientRect();return Math.max(0,Math.min(i,x.clientX-E.left-o))},R=x=>e[Wi(e,n,x)]?.step??null,C=x=>{d.current=!1,!(x.button>1||x.pointerType==="touch")&&(p.current={x:y(x),zoom:a,pans:x.shiftKey||x.button===1},x.currentTarget.setPointerCapture?.(x.pointerId))},$=x=>{let E=y(x),S=p.current;if(S===null||Math.abs(E-S.x)<ju){f(R(E));return}d.current=!0,f(null),S.pans?l(Tt(S.zoom,r.slots,(S.x-E)*w)):m([Math.min(S.x,E),Math.max(S.x,E)])},L=()=>{p.current=null,h&&(l(Ct(g(h[0]),g(h[1]),r.slots)),m(null))},z=x=>{let E=d.current?null:R(y(x));E!==null&&c(E)},F=x=>{if(x.ctrlKey||x.metaKey){x.preventDefault();let S=Math.exp(x.deltaY*Yu);l(we(a,r.slots,g(y(x)),S));return}let E=x.shiftKey&&x.deltaX===0?x.deltaY:x.deltaX;a===null||Math.abs(E)<=(x.shiftKey?0:Math.abs(x.deltaY))||(x.preventDefault(),l(Tt(a,r.slots,E*w)))},X=x=>{let E=r.slot.length-1,S=Math.max(0,Math.min(E,x));l(os(a,r.slots,r.slot[S]??0)),f(S)},k=x=>{if(v<0)return X(e[0]?.step??0);let E=e[v+x];if(E)return f(E.step);let S=(e[0]?e[0].last-e[0].first+1:1)*x;return X((u??0)+S)},I=x=>{let E=u===null?(_+b)/2:r.slot[u]+.5;l(we(a,r.slots,E,x))},N=Math.max(1,Math.round(e.length/10)),Q=x=>l(Tt(a,r.slots,x*(b-_)*Ku)),Y={onPointerDown:C,onPointerMove:$,onPointerUp:L,onPointerLeave:()=>p.current===null&&f(null),onClick:z,onWheel:F,onKeyDown:x=>{if(x.ctrlKey||x.metaKey||x.altKey)return;let S={ArrowLeft:()=>x.shiftKey?Q(-1):k(-1),ArrowRight:()=>x.shiftKey?Q(1):k(1),PageUp:()=>k(-N),PageDown:()=>k(N),Home:()=>X(0),End:()=>X(r.slot.length-1),Enter:()=>u!==null&&c(u)," ":()=>u!==null&&c(u),Escape:()=>u===null?c(null):f(null),"+":()=>I(.5),"=":()=>I(.5),"-":()=>I(2),0:()=>l(null)}[x.key];S&&(x.preventDefault(),S())},onFocus:x=>{x.currentTarget.matches(":focus-visible")&&u===null&&f(e[0]?.step??null)},onBlur:()=>f(null)};return{activeBucket:e[v]??null,drag:h,handlers:Y}}var cs=264,gt={top:16,right:66,bottom:30,left:62},ft=cs-gt.top-gt.bottom,us=5;function xn(t){let{steps:e,series:n,layout:r,meanMs:i,fitTypical:o,zoom:a,onZoom:l,selected:c,onSelect:u,isOutlier:f}=t,[h,m]=mn(960),{columns:p}=e,d=p.duration_ms.length,_=H(()=>qi(n.map(({values:S})=>S),d),[n,d]),[b,w]=a??[0,r.slots],g=Math.max(40,m-gt.left-gt.right),v=H(()=>Yt(r,_,b,w,g),[r,_,b,w,g]),y=H(()=>t.topMs??bn(v,_,o),[v,_,o,t.topMs]),R=xt(y),C=re().domain([0,y/ot[R]]).nice(us).range([ft,0]),$=C.domain()[1]*ot[R],L=S=>C(Math.min(S,$)/ot[R]),z=C.ticks(us),F=(z[1]??1)-(z[0]??0),X=H(()=>es(n,v,L),[n,v,$]),k=H(()=>ns(e,v,_,L,$,f),[e,v,_,$,f]),I=H(()=>Io(v,p.number,g),[v,p,g]),{activeBucket:N,drag:Q,handlers:Pt}=ls({buckets:v,total:_,layout:r,plotWidth:g,plotLeft:gt.left,zoom:a,onZoom:l,onSelect:u}),Y=c===null?null:v[Ze(v,c)]??null,x=S=>(S-b)/(w-b)*g,E=S=>L(_[S.step]??0);return s("div",{class:"chart step-bars",ref:h,children:[s("svg",{class:"step-graph",width:m,height:cs,role:"application","aria-roledescription":"bar chart","aria-label":`${t.name??"Step time"} of ${G(d,"step")}`+(i===null?"":`, mean ${M(i)}`)+". Arrow keys, Home and End move between steps, Enter opens one; plus and minus zoom, Shift with an arrow key pans, 0 shows all.",tabindex:0,...Pt,children:s("g",{transform:`translate(${gt.left},${gt.top})`,children:[z.map(S=>s("g",{transform:`translate(0,${C(S)})`,children:[s("line",{class:S===0?"baseline":"gridline",x2:g}),s("text",{class:"tick-label",x:-8,dy:"0.32em","text-anchor":"end",children:`${Le(S,F)} ${R}`})]},S)),s(Zu,{layout:r,xOfSlot:x,plotWidth:g}),N&&s("rect",{class:"cursor-band",x:N.x-2,width:N.width+4,height:ft}),X.map(({id:S,d:En,role:Ma})=>s(ci,{id:S,d:En,role:Ma,dimmed:!!t.pointed&&t.pointed!==S},S)),k.incomplete&&s("path",{class:"incomplete",d:k.incomplete,fill:"url(#incomplete-hatch)"}),k.cut&&s("path",{class:"cut-mark",d:k.cut}),k.outlier&&s("path",{class:"outlier-mark",d:k.outlier}),is(v,p.number).map(S=>s("line",{class:"restart-line",x1:S,x2:S,y1:0,y2:ft},S)),i!==null&&i<=$&&s("g",{class:"mean",transform:`translate(0,${L(i)})`,children:[s("line",{class:"mean-halo",x2:g}),s("line",{class:"mean-line",x2:g}),s("text",{class:"mean-label",x:g+6,dy:"-0.2em",children:"mean"}),s("text",{class:"mean-label",x:g+6,dy:"0.95em",children:M(i)})]}),Y&&s("g",{class:"selected-step",children:[s("rect",{x:Y.x-2,y:E(Y)-2,width:Y.width+4,height:ft-E(Y)+2}),s("path",{d:`M${Y.x+Y.width/2},${ft+1}l5,6h-10z`})]}),N&&s("rect",{class:"cursor",x:N.x-1,y:E(N)-1,width:N.width+2,height:ft-E(N)+2}),Q&&s("rect",{class:"drag",x:Q[0],width:Q[1]-Q[0],height:ft}),I.map(S=>s("g",{transform:`translate(${S.x},${ft})`,children:[s("line",{class:"tick-mark",y2:4}),s("text",{class:"tick-label",y:18,"text-anchor":"middle",children:S.label})]},S.x)),s("text",{class:"tick-label",x:g+gt.right,y:ft+18,"text-anchor":"end",children:"step"})]})}),a&&s(ss,{layout:r,total:_,zoom:a,onZoom:l,left:gt.left,width:g}),v.some(S=>S.last>S.first)&&s("p",{class:"caption",children:"Each column stands for several steps and shows the longest of them."}),s(as,{steps:e,series:n,bucket:N,x:N?gt.left+N.x+N.width/2:0,frameWidth:m,outlier:N!==null&&f(N.step)})]})}function Zu({layout:t,xOfSlot:e,plotWidth:n}){return s(T,{children:t.gaps.map(r=>{let i=Math.max(0,e(r.slot)),o=Math.min(n,e(r.slot+r.width));return o-i>=3&&s("line",{class:"gap-line",x1:i+1,x2:o-1,y1:ft,y2:ft},r.before)})})}function ps({baseline:t,shown:e}){let n=[t.steps,e.steps],r=H(()=>Math.max(...n.map(i=>i?Qu(i):0)),n);return r===0?null:s("div",{class:"compare-graphs",children:[s("p",{class:"panel-note",children:"Step time of both runs, on one scale"}),s(fs,{role:"A (baseline)",overview:t,topMs:r}),s(fs,{role:"B (this run)",overview:e,topMs:r})]})}function fs({role:t,overview:e,topMs:n}){let{steps:r,metrics:i,run:o}=e;return s("figure",{children:[s("figcaption",{children:[s("strong",{children:t})," ",o.id,r&&s("span",{class:"panel-note",children:[" ",G(r.columns.duration_ms.length,"step")]})]}),r?s(Ju,{steps:r,meanMs:i.step_time?.value??null,topMs:n,name:`Step time of ${o.id},`}):s("p",{class:"quiet",children:i.step_time?.reason??"It has no steps."})]})}function Ju({steps:t,meanMs:e,topMs:n,name:r}){let[i,o]=P(null),a=H(()=>Ke(t.columns.number),[t]),l=H(()=>Je(t,"duration"),[t]),c=H(()=>ge(t.columns.duration_ms),[t]),u=rt(f=>t.columns.duration_ms[f]>c,[t,c]);return s(xn,{steps:t,series:l,layout:a,meanMs:e,fitTypical:!1,zoom:i,onZoom:o,selected:null,onSelect:()=>{},isOutlier:u,topMs:n,name:r})}function Qu({columns:t}){let e=0;for(let n of t.duration_ms)n>e&&(e=n);return e}async function hs(t,e,n,r){let i=new URLSearchParams({a:t.run,b:e.run});return t.host!==null&&i.set("host_a",t.host),e.host!==null&&i.set("host_b",e.host),ce(`./compare?${i}`,n,r)}function ms(t,e,n){let[r,i]=P({kind:"loading",detail:null}),[o,a]=P(0),l=B(new at);return V(()=>{let c=({message:u})=>i({kind:"loading",detail:u});return i({kind:"loading",detail:null}),l.current.run(async u=>{let f=await ze(t.run,t.host,u,c);return{comparison:await hs(t,e,u,c),other:f}}).then(u=>u&&i({kind:"loaded",...u})).catch(u=>i({kind:"failed",error:tc(u),retry:()=>a(o+1)})),()=>l.current.cancel()},[t.run,t.host,e.run,e.host,n,o]),r}function tc(t){return t instanceof q?t.status!==404||t.code!=="bad_answer"?t:new q("no_compare","The server does not compare runs.","It is of an older version than this page: restart TensorBoard.",404):new q("page",String(t))}function _s({overview:t,shown:e,baseline:n,onClose:r}){let i=ms(n,e,t);return s(O,{id:"compare",title:"Compare",note:`B, this run: ${qt(e)}, against A: ${qt(n)}`,actions:s("button",{type:"button",onClick:r,children:"End comparison"}),children:s("div",{"aria-busy":i.kind==="loading",children:s(ec,{state:i,overview:t})})})}function ec({state:t,overview:e}){if(t.kind==="loading")return s("p",{class:"quiet",role:"status",children:t.detail??"Comparing …"});if(t.kind==="failed")return s("p",{role:"alert",children:[t.error.message," ",s("span",{class:"reason",children:t.error.hint})," ",s("button",{type:"button",onClick:t.retry,children:"Try again"})]});let{comparison:n,other:r}=t;return s(T,{children:[s("p",{class:"verdict","data-verdict":n.verdict,children:[s("span",{class:`verdict-mark verdict-${n.verdict}`,children:nc[n.verdict]??n.verdict})," ",n.sentence]}),s(ic,{comparison:n}),s(ps,{baseline:r,shown:e}),s(oc,{metrics:n.metrics})]})}var nc={faster:"▲ Faster",slower:"▼ Slower",same:"= Same",unclear:"? Unclear",incomparable:"≠ Not comparable"},rc={better:"▲ better",worse:"▼ worse",changed:"◆ changed",same:"= same",unclear:"? unclear",unavailable:"not measured"};function ic({comparison:t}){let{configurations:e}=t;return e.length===0?s("p",{class:"quiet",children:"The configurations are the same, as far as the profiles tell them."}):s("div",{class:"configurations",children:[s("h3",{children:"What differs besides the numbers"}),s(J,{caption:"Configurations that differ",columns:[{key:"label",head:"Configuration",cell:n=>e[n].label},{key:"a",head:"A (baseline)",cell:n=>ds(e[n].a)},{key:"b",head:"B (this run)",cell:n=>ds(e[n].b)}],rowCount:e.length,pageSize:20})]})}function ds(t){return t==null?"not told":typeof t=="object"?JSON.stringify(t):String(t)}function oc({metrics:t}){let e=t.filter(({a:r,b:i})=>r.value!==null||i.value!==null);return s(J,{caption:"Metrics of both runs",columns:[{key:"label",head:"Metric",cell:r=>s(sc,{metric:e[r]})},{key:"a",head:"A (baseline)",numeric:!0,cell:r=>gs(e[r],"a")},{key:"b",head:"B (this run)",numeric:!0,cell:r=>gs(e[r],"b")},{key:"delta",head:"Difference",numeric:!0,cell:r=>ac(e[r])},{key:"interval",head:"95 % interval",numeric:!0,cell:r=>lc(e[r])},{key:"verdict",head:"Verdict",cell:r=>s(uc,{metric:e[r]})}],rowCount:e.length,pageSize:40,rowClass:r=>`is-${e[r].verdict}`})}function sc({metric:t}){return s(T,{children:[t.label,t.better&&s("span",{class:"better",children:t.better==="lower"?"lower is better":"higher is better"})]})}function gs({unit:t,...e},n){let{value:r,stdev:i,n:o}=e[n],a=typeof i=="number"?` ± ${st(i,t)}`:"",l=typeof o=="number"?`, n ${A(o)}`:"";return r===null?"not measured":st(r,t)+a+l}function ac({delta:t,delta_percent:e,unit:n}){let r=e===null||n==="%"?"":` (${Wt(e,"%")})`;return Wt(t,n==="%"?"points":n)+r}function lc({interval:t,unit:e}){return t===null?"–":t.map(n=>Wt(n,e==="%"?"points":e)).join(" … ")}function uc({metric:t}){let{verdict:e,reason:n,p_value:r}=t;return s(T,{children:[s("span",{class:`verdict-mark verdict-${e}`,children:rc[e]??e}),r!==null&&s(Z,{children:["p ",r<.001?"< "+tt(.001):tt(r)]}),n&&s("span",{class:"metric-reason",children:n})]})}function wn(){document.querySelector("#steps svg.step-graph")?.focus({preventScroll:!0})}function ke(){try{let t=window.parent;return t!==window&&typeof t.location.hash=="string"?t:null}catch{return null}}var ys="profile";async function bs(t){try{let e=await fetch("../../plugins_listing",{signal:t??null});return e.ok?(await e.json())[ys]?.enabled===!0:!1}catch{return!1}}function vs(t,e,n){let r=new URLSearchParams({tool:t,run:e});return n!==null&&r.set("host",n),`${ke()?.location.pathname??"../../../"}?${r}#${ys}`}function oe({parts:t,label:e}){let n=t.reduce((r,i)=>r+i.value,0);return s("div",{class:"stacked-bar",role:"img","aria-label":e,children:n>0&&t.filter(r=>r.value>0).map(r=>s("span",{"data-part":r.id,style:{flexGrow:r.value/n},children:s(Gn,{role:r.role})},r.id))})}var kn="time_";function xs(t){let e=t.steps?.categories??[],n=e.map(({id:i})=>t.metrics[kn+i]??null),r=n.reduce((i,o)=>i+(o?.value??0),0);return e.map(({id:i,label:o},a)=>{let l=n[a]?.value??0;return{id:i,label:o,metric:n[a]??null,value:l,share:r>0?100*l/r:null,role:wt(i,a)}})}function ws(t){let e=new Map;for(let[n,r]of Object.entries(t.metrics)){if(!n.startsWith(kn)||r.value!==null)continue;let i=r.reason??"no reason given";e.set(i,[...e.get(i)??[],r.label])}return[...e].map(([n,r])=>({labels:r,reason:n}))}function ks(t,e,n){if(!e.startsWith(kn))return!1;let r=e.slice(kn.length);return(t.steps?.categories.some(o=>o.id===r)??!1)||n.value===null}function Tr({metric:t}){let{provenance:e,source:n}=t;if(!e)return n?s("p",{class:"formula",children:n}):null;let{formula:r,inputs:i,window:o,files:a}=e;return s("dl",{class:"provenance",children:[s("div",{children:[s("dt",{children:"Formula"}),s("dd",{class:"formula",children:r})]}),i.length>0&&s("div",{children:[s("dt",{children:"Inputs"}),s("dd",{children:s("ul",{children:i.map(l=>s("li",{children:[l.name,": ",s("span",{class:"number",children:fc(l)})]},l.name))})})]}),o&&s("div",{children:[s("dt",{children:"Window"}),s("dd",{children:o})]}),s("div",{children:[s("dt",{children:"Files"}),s("dd",{children:a===null?"all of the run":a.length===0?"none":a.join(", ")})]}),n&&n!==r&&s("div",{children:[s("dt",{children:"In words"}),s("dd",{class:"formula",children:n})]})]})}function fc({value:t,unit:e}){return t===null?"–":typeof t=="string"?e?`${t} ${e}`:t:e?st(t,e):tt(t)}function pc({id:t,metric:e,said:n,brief:r=!1}){let{status:i,value:o,unit:a,reason:l,stdev:c}=e,u=o===null;return s("details",{class:"metric","data-metric":t,"data-status":u?"unavailable":i,children:[s("summary",{children:[s("span",{class:"metric-label",children:e.label}),s(hc,{metric:e}),i==="inferred"&&!u&&s(Z,{children:"inferred"}),a==="%"&&!u&&s(mc,{percent:o}),s("span",{class:u?"metric-value not-measured":"metric-value number",children:[u?"not measured":De(e),!u&&typeof c=="number"&&a==="ms"&&s("span",{class:"metric-spread",children:Oe(o,c)})]}),!r&&s(_t,{of:e}),l&&(u||i==="inferred"&&l!==n)&&s("span",{class:"metric-reason",children:l})]}),r&&s(_t,{of:e}),s(se,{metric:e})]})}function _t({of:{label:t,definition:e}}){if(!e)return null;let r=e.toLowerCase().startsWith(`${t.toLowerCase()}: `)?e.slice(t.length+2):e;return s("span",{class:"definition",children:r.charAt(0).toUpperCase()+r.slice(1)})}function hc({metric:{better:t,value:e}}){return t===null||e===null?null:s("span",{class:"better",title:`${t} is better`,children:[s("span",{"aria-hidden":"true",children:t==="lower"?"↓ better":"↑ better"}),s("span",{class:"visually-hidden",children:[t," is better"]})]})}function mc({percent:t}){return s("span",{class:"meter","aria-hidden":"true",children:s("span",{style:{width:`${Math.min(100,Math.max(0,t))}%`}})})}function dc({entries:t}){return s("details",{class:"metric","data-status":"unavailable",children:[s("summary",{children:[s("span",{class:"metric-label",children:t.map(([e,n],r)=>s("span",{"data-metric":e,"data-status":"unavailable",children:[n.label,r<t.length-1?" · ":""]},e))}),s("span",{class:"metric-value not-measured",children:"not measured"}),s("span",{class:"metric-reason",children:t[0]?.[1].reason})]}),s("dl",{class:"formulas metric-details",children:t.map(([e,n])=>s("div",{children:[s("dt",{children:n.label}),s("dd",{children:[s(_t,{of:n}),s(Tr,{metric:n})]})]},e))})]})}function se({metric:t}){let e=Cr(t);return s("div",{class:"metric-details",children:[s(Tr,{metric:t}),e.length>0&&s("dl",{class:"stats",children:e.map(([n,r])=>s("div",{children:[s("dt",{children:n}),s("dd",{class:"number",children:r})]},n))})]})}var gc=[["min","min"],["p50","median"],["p90","p90"],["p99","p99"],["max","max"],["stdev","std. dev."]];function Cr(t){let e=[];typeof t.n=="number"&&t.n>0&&e.push(["n",A(t.n)]);for(let[n,r]of gc){let i=t[n];typeof i=="number"&&e.push([r,st(i,t.unit)])}return e}function Sn({entries:t,said:e,brief:n}){return s(T,{children:_c(t).map(r=>{let[i,o]=r[0];return r.length===1?s(pc,{id:i,metric:o,said:e??null,brief:n??!1},i):s(dc,{entries:r},i)})})}function _c(t){let e=[];for(let n of t){let r=e[e.length-1],i=r?.[0]?.[1],o=n[1];i!==void 0&&i.value===null&&o.value===null&&i.reason!==null&&i.reason===o.reason?r.push(n):e.push([n])}return e}function Pr({overview:t}){let e=xs(t),n=ws(t),r=t.metrics.step_time?.reason??null,i=e.filter(l=>l.value>0),o=e.filter(l=>l.value===0&&l.metric?.value===0);if(e.length===0&&n.length===0)return null;let a=i.map(l=>`${l.label} ${K(l.share)}`).join(", ");return s(O,{id:"breakdown",title:"Where the time went",note:"average per step; open a part for where its number comes from",children:[i.length>0&&s(T,{children:[s(oe,{parts:i,label:`Average step: ${a}`}),s("div",{class:"parts",children:[i.map(l=>s(yc,{part:l,said:r},l.id)),o.length>0&&s(bc,{parts:o})]})]}),n.map(({labels:l,reason:c})=>s("p",{class:"missing",children:[s("span",{class:"not-measured",children:"Not measured:"})," ",l.join(", "),s("span",{class:"metric-reason",children:c})]},c))]})}function yc({part:t,said:e}){let{id:n,label:r,role:i,metric:o,share:a}=t;return s("details",{class:"part","data-category":n,children:[s("summary",{children:[s(ht,{role:i}),s("span",{class:"part-label",children:r}),s("span",{class:"numeric part-time",children:M(o?.value)}),s("span",{class:"numeric part-share",children:K(a)}),o&&s(_t,{of:o}),o?.status==="inferred"&&o.reason!==e&&s("span",{class:"metric-reason",children:["inferred: ",o.reason]})]}),o&&s(se,{metric:o})]})}function bc({parts:t}){return s("details",{class:"part is-zero",children:[s("summary",{children:[s("span",{class:"part-label",children:t.map(({id:e,label:n},r)=>s("span",{"data-category":e,children:[n,r<t.length-1?" · ":""]},e))}),s("span",{class:"numeric part-time",children:M(0)}),s("span",{class:"numeric part-share",children:K(0)})]}),s("dl",{class:"formulas metric-details",children:t.map(({id:e,label:n,metric:r})=>s("div",{children:[s("dt",{children:n}),s("dd",{children:[r&&s(_t,{of:r}),r&&s(se,{metric:r})]})]},e))})]})}function Ss({devices:t}){if(t.length===0)return null;let e=[...t.filter(o=>o.used),...t.filter(o=>!o.used)],n=t.filter(o=>o.used).length,r=new Set(t.map(o=>o.host)).size>1,i=[{key:"name",head:"Device",cell:o=>s(T,{children:[e[o].name,e[o].slowest&&s(Z,{kind:"warn",children:"slowest"})]})},...r?[{key:"host",head:"Host",cell:o=>e[o].host}]:[],{key:"kind",head:"Kind",cell:o=>e[o].kind},{key:"used",head:"Used",definition:"It ran more than copies.",cell:o=>e[o].used?"yes":"no"},{key:"busy",head:"Busy",numeric:!0,definition:"Time in which the device ran anything at all.",cell:o=>M(e[o].busy_ms)},{key:"busy-percent",head:"Busy share",numeric:!0,definition:"Busy time ÷ the time from its first op to its last.",cell:o=>K(e[o].busy_percent)},{key:"step",head:"Step time",numeric:!0,definition:"Mean length of the counted steps on this device.",cell:o=>M(e[o].step_time_ms)}];return s(O,{id:"devices",title:"Devices",note:`${A(n)} of ${A(t.length)} used`,children:s(J,{caption:"Devices of the profile",columns:i,rowCount:e.length,pageSize:16,rowClass:o=>e[o].used?void 0:"is-unused"})})}var vc={tpu:"TPU",gpu:"GPU",cpu:"CPU"};function Ts({overview:t}){let e=[...xc(t),...wc(t.environment)];return s(O,{id:"environment",title:"Run environment",children:s("dl",{class:"facts",children:e.map(([n,r])=>s("div",{children:[s("dt",{children:n}),s("dd",{children:r})]},n))})})}function xc({platform:t,job:e,run:n}){let r=[["Platform",vc[t]??t]];r.push(["Job",s(T,{children:[Gt(e.kind),e.reason&&s("span",{class:"metric-reason",children:e.reason})]})]);let i=n.files.reduce((o,a)=>o+a.bytes,0);return r.push(["Profile",`${A(n.files.length)} file${n.files.length===1?"":"s"}, ${Ie(i)}`]),r}function wc(t){let e=[];for(let[n,r]of Object.entries(t))if(!(r==null||r===""||n==="simulated"))switch(n){case"device_type":e.push(["Device type",String(r)]);break;case"device_count":e.push(["Devices",kc(t)]);break;case"devices_used":break;case"host_count":e.push(["Hosts",A(r)]);break;case"capture_start_ns":e.push(["Capture started",ei(r)]);break;case"capture_ms":e.push(["Capture length",M(r)]);break;case"frameworks":e.push(...Sc(r));break;default:e.push(...Mc(Gt(n),r))}return e}function kc({device_count:t,devices_used:e}){let n=typeof e=="number"&&e!==t;return A(t)+(n?`, ${A(e)} used`:"")}function Sc(t){let e=Object.entries(t).filter(([,r])=>r!==null&&r!==!1);return e.length===0?[]:[["Frameworks",e.map(([r,i])=>typeof i=="string"||typeof i=="number"?`${r} ${i}`:r).join(", ")]]}function Mc(t,e){if(typeof e=="number")return[[t,tt(e)]];if(typeof e=="boolean")return[[t,e?"yes":"no"]];if(typeof e=="string")return[[t,e]];if(Array.isArray(e))return e.length===0?[]:[[t,e.map(Ms).join(", ")]];let n=Object.entries(e).filter(([,r])=>r!==null);return n.length===0?[]:[[t,n.map(([r,i])=>`${Gt(r)}: ${Ms(i)}`).join(", ")]]}function Ms(t){return typeof t=="number"?tt(t):typeof t=="object"?JSON.stringify(t):String(t)}var Mn=4;function Rr({finding:t,ways:e}){return s("div",{"data-finding":t.id,class:`finding severity-${t.severity}`,children:[s("h3",{children:[t.title," ",s(Z,{kind:t.severity,children:t.severity})]}),s("p",{children:t.evidence}),s("p",{class:"next",children:[s("strong",{children:"Next:"})," ",t.next_step]}),t.look_at&&s(Tc,{lookAt:t.look_at,ways:e})]})}function Tc({lookAt:t,ways:e}){let{ops:n,tool:r}=t,i=e.steps?t.steps:[];return i.length===0&&n.length===0&&r===null?null:s("p",{class:"look-at",children:[s("span",{children:"Look at:"}),i.slice(0,Mn).map(o=>s("button",{type:"button",class:"link",onClick:()=>e.onStep(o),children:["step ",e.steps.columns.number[o]??o]},o)),i.length>Mn&&s("span",{children:["and ",i.length-Mn," more"]}),n.slice(0,Mn).map(o=>s("button",{type:"button",class:"link op-name",onClick:()=>e.onOp(o),children:o},o)),r&&s(Cc,{tool:r,ways:e})]})}function Cc({tool:t,ways:e}){return e.shown?e.xprof?s("a",{href:vs(t.id,e.shown.run,e.shown.host),target:"_blank",rel:"noopener",children:["XProf's ",t.label," ↗"]}):s("span",{children:["XProf's ",t.label," (its tab is not installed here)"]}):s("span",{children:["XProf's ",t.label]})}var Pc=3;function Cs({findings:t,ways:e}){let[n,...r]=t;return s(O,{id:"top-finding",title:"What to look at next",actions:r.length>0&&s("button",{type:"button",class:"link",onClick:()=>document.getElementById("findings")?.scrollIntoView(),children:G(r.length,"more finding")}),children:n?s(T,{children:[s(Rr,{finding:n,ways:e}),s(Rc,{findings:r.slice(0,Pc)})]}):s("p",{class:"quiet",children:"Nothing stands out: no part of the step, no step and no device is far from what is usual."})})}function Rc({findings:t}){return t.length===0?null:s("ul",{class:"other-findings",children:t.map(({id:e,severity:n,title:r,evidence:i})=>s("li",{children:[r," ",s(Z,{kind:n,children:n})," ",s("span",{class:"reason",children:i})]},e))})}function Ps({findings:t,ways:e}){return t.length===0?null:s(O,{id:"findings",title:"Findings",note:"the gravest first",children:s("ol",{class:"findings",children:t.map(n=>s("li",{children:s(Rr,{finding:n,ways:e})},n.id))})})}var Tn=34,Er=300;function Rs({values:t}){let e=H(()=>{let n=Float64Array.from(t.keys()),r=Yt({slot:n,slots:t.length,gaps:[]},t,0,t.length,Er),i=r.reduce((a,{step:l})=>Math.max(a,t[l]??0),0)||1;return r.map(({step:a,x:l,width:c})=>`${nt(l+c/2)},${nt(Tn-2-(Tn-4)*(t[a]??0)/i)}`).join("L")},[t]);return t.length<3?null:s("svg",{class:"sparkline",viewBox:`0 0 ${Er} ${Tn}`,preserveAspectRatio:"none","aria-hidden":"true",children:[s("path",{d:`M${e}`,"vector-effect":"non-scaling-stroke"}),s("path",{class:"baseline",d:`M0,${Tn-1}h${Er}`,"vector-effect":"non-scaling-stroke"})]})}function Ar(t){let{metrics:e,job:n}=t,r=n.kind==="inference"?["session_time","step_time"]:["step_time","session_time"];return r.find(i=>e[i]?.value!=null)??r.find(i=>e[i]!==void 0)??null}function Es({overview:t}){let e=Ar(t),n=e===null?null:t.metrics[e]??null;return e===null||n===null?null:s(O,{id:"headline",title:n.label,children:s("div",{class:"headline","data-metric":e,"data-status":n.status,children:[s(_t,{of:n}),n.value===null?s(T,{children:[s("p",{class:"headline-missing",children:"not measured"}),s("p",{class:"reason",children:n.reason})]}):s(Ec,{metric:n,overview:t}),s("details",{class:"how",children:[s("summary",{children:"Where this number comes from"}),s(se,{metric:n})]})]})})}function Ec({metric:t,overview:e}){let[n,r]=ti(De(t)),i=e.job.kind==="inference"&&e.inference?"session":"step",o=e.steps?.columns.duration_ms.length??null,a=t.n??null,l=Cr(t).filter(([c])=>c!=="n"&&c!=="std. dev.");return s(T,{children:[s("p",{class:"headline-value",children:[s("span",{class:"headline-number",children:n}),s("span",{class:"headline-unit",children:r}),typeof t.stdev=="number"&&t.value!==null&&s("span",{class:"headline-spread",children:Oe(t.value,t.stdev)}),t.status==="inferred"&&s(Z,{children:"inferred"})]}),s("p",{class:"headline-count",children:[a!==null&&(a===1?G(1,i):`mean of ${G(a,i)}`),i==="step"&&a!==null&&o!==null&&o>a&&`; ${G(o,"step")} sampled, incomplete ones left out`]}),t.status==="inferred"&&t.reason&&s("p",{class:"reason",children:t.reason}),e.headline?.bottleneck&&s("p",{class:"bottleneck",children:e.headline.bottleneck.sentence}),i==="step"&&e.steps&&s(Ac,{steps:e.steps,headline:e.headline}),a!==1&&l.length>0&&s("dl",{class:"stat-strip",children:l.map(([c,u])=>s("div",{children:[s("dt",{children:c}),s("dd",{class:"number",children:u})]},c))})]})}function Ac({steps:t,headline:e}){let n=e?.trend,r=e?.outliers;return s("div",{class:"trend",children:[s(Rs,{values:t.columns.duration_ms}),n&&s("p",{"data-trend":n.direction??"none",children:[s("span",{"aria-hidden":"true",children:Nc[n.direction??"none"]})," ",n.sentence]}),r&&r.count>0&&s("p",{children:[s("span",{"aria-hidden":"true",children:"◆"})," ",G(r.count,"outlier")," above ",M(r.above_ms)]})]})}var Nc={slower:"↗",faster:"↘",none:"→"};function As({hosts:t}){if(t.length<2&&t.every(r=>r.status==="ok"))return null;let e=t.some(r=>typeof r.work_ms=="number"),n=[{key:"name",head:"Host",cell:r=>s(T,{children:[t[r].name,t[r].straggler&&s(Z,{kind:"warn",children:"straggler"}),t[r].set_aside&&s(Z,{kind:"warn",children:"set aside"})]})},{key:"status",head:"Status",cell:r=>t[r].status},{key:"devices",head:"Devices",numeric:!0,cell:r=>A(t[r].devices)},{key:"steps",head:"Steps",numeric:!0,cell:r=>A(t[r].steps)},{key:"step",head:"Step time",numeric:!0,definition:"Mean step time of its slowest device.",cell:r=>M(t[r].step_time_ms)},...e?[{key:"work",head:"Of it work",numeric:!0,definition:"Mean of its steps without collectives, in which hosts wait for each other.",cell:r=>M(t[r].work_ms??null)},{key:"slowest",head:"Slowest in steps",numeric:!0,definition:"In how many steps it has the most work of all hosts.",cell:r=>A(t[r].slowest_in_steps??null)}]:[]];return s(O,{id:"hosts",title:"Hosts",note:e?"work is the step without collectives, in which hosts wait for each other":void 0,children:s(J,{caption:"Hosts of the profile",columns:n,rowCount:t.length,pageSize:16})})}var $c=60,Ns=150,ae={top:16,right:24,bottom:26,left:62};function $s({distribution:t,meanMs:e}){let[n,r]=mn(960),{edges_ms:i,counts:o}=t,a=i[0],l=i[i.length-1];if(a===void 0||l===void 0||o.length===0)return null;let c=xt(l),u=Math.max(40,r-ae.left-ae.right),f=Ns-ae.top-ae.bottom,h=re().domain([a,l===a?a+1:l].map(g=>g/ot[c])).range([0,u]),m=g=>h(g/ot[c]),p=h.ticks(8),d=(p[1]??1)-(p[0]??0),_=re().domain([0,lt(o)??1]).nice(3).range([f,0]),b=o.map((g,v)=>{let y=m(i[v]??a),R=Math.max(1,m(i[v+1]??l)-y-1);return g>0?`M${y},${f}V${_(g)}h${R}V${f}z`:""}).join(""),w=o.indexOf(lt(o)??0);return s("div",{class:"chart",ref:n,children:s("svg",{width:r,height:Ns,role:"img","aria-label":`Distribution of session times from ${M(a)} to ${M(l)}; most are between ${M(i[w])} and ${M(i[w+1])}; mean ${M(e)}`,children:s("g",{transform:`translate(${ae.left},${ae.top})`,children:[_.ticks(3).filter(Number.isInteger).map(g=>s("g",{transform:`translate(0,${_(g)})`,children:[s("line",{class:g===0?"baseline":"gridline",x2:u}),s("text",{class:"tick-label",x:-8,dy:"0.32em","text-anchor":"end",children:A(g)})]},g)),s("path",{d:b,class:"histogram"}),s("g",{transform:`translate(${m(e)},0)`,children:[s("line",{class:"mean-line",y2:f}),s("text",{class:"mean-label",y:-4,"text-anchor":m(e)<$c?"start":"middle",children:`mean ${M(e)}`})]}),p.map(g=>s("text",{class:"tick-label",x:h(g),y:f+16,"text-anchor":"middle",children:`${Le(g,d)} ${c}`},g))]})})})}var Ht=[["host","Host compute","Host"],["device","Device compute","Device"],["communication","Host-device communication","Communication"]];function Cn(t){return Ht.map(([e,n],r)=>({id:e,label:n,value:t[`${e}_ms`],role:wt(e,r)}))}function Nr({inference:t}){let{sessions:e,mean:n,percentiles:r,batches:i}=t,o=r.some(l=>l.few_samples),a=lt([n,...r],l=>l.total_ms)??0;return s(O,{id:"inference",title:"Session latency",note:G(e,"session"),children:[s("p",{class:"legend",children:Ht.map(([l,c],u)=>s("span",{class:"legend-item",children:[s(ht,{role:wt(l,u)}),c]},l))}),s("table",{class:"latency-table",children:[s("caption",{class:"visually-hidden",children:"Session latency and its parts"}),s("thead",{children:s("tr",{children:[s("th",{scope:"col",children:"Percentile"}),s("th",{scope:"col",children:s("span",{class:"visually-hidden",children:"Parts, as a bar"})}),s("th",{scope:"col",class:"numeric",children:"Total"}),Ht.map(([l,,c])=>s("th",{scope:"col",class:"numeric",children:c},l))]})}),s("tbody",{children:[s(Os,{name:"mean",latency:n,longest:a}),r.map(l=>s(Os,{name:`p${Dc(l.percentile)}`,latency:l,longest:a,mark:l.few_samples?"*":""},l.percentile))]})]}),t.definitions&&s(Oc,{definitions:t.definitions}),s($s,{distribution:t.distribution,meanMs:n.total_ms}),s("p",{class:"caption",children:[s("span",{children:t.source}),o&&s("span",{children:"* Too few sessions for one to be above: it rests on the longest ones."}),i&&s("span",{children:Lc(i)})]})]})}function Oc({definitions:t}){let e=[["total","Total"],...Ht];return s("dl",{class:"formulas definitions",children:e.map(([n,r])=>s("div",{children:[s("dt",{children:r}),s("dd",{children:s(_t,{of:{label:r,definition:t[`${n}_ms`]}})})]},n))})}function Lc({batches:t,sessions_per_batch:e,size:n,padding_percent:r,delay_ms:i}){let o=n===null?"":`, size ${tt(n)}`,a=r===null?"":` with ${K(r)} padding`;return`Batched: ${A(t)} batches of ${tt(e)} sessions${o}${a}. A session waits ${M(i.mean)} for its batch (p99 ${M(i.p99)}).`}function Dc(t){return Number.isInteger(t)?String(t):String(Math.round(t*100)/100)}function Os({name:t,latency:e,longest:n,mark:r=""}){let i=Cn(e),o=i.map(a=>`${a.label} ${M(a.value)}`).join(", ");return s("tr",{children:[s("th",{scope:"row",children:[t,r]}),s("td",{class:"latency-bar",children:s("div",{style:{width:`${n>0?100*e.total_ms/n:0}%`},children:s(oe,{parts:i,label:`${t}: ${o}`})})}),s("td",{class:"numeric",children:M(e.total_ms)}),i.map(a=>s("td",{class:"numeric",children:M(a.value)},a.id))]})}function Ls({inference:t}){return s(T,{children:[s(Ic,{models:t.models??[]}),s(Hc,{sessions:t.slowest??[]})]})}function Ic({models:t}){if(t.length===0)return null;let e=[{key:"model",head:"Model",cell:n=>t[n].model??"not known"},{key:"sessions",head:"Sessions",numeric:!0,cell:n=>A(t[n].sessions)},{key:"rate",head:"Sessions per second",numeric:!0,cell:n=>st(t[n].sessions_per_second,"1/s")},...Bc(t),...Ds("Mean",t.map(n=>n.mean))];return s(O,{id:"session-models",title:"Sessions by model",children:s(J,{caption:"Sessions by model",columns:e,rowCount:t.length,pageSize:20})})}function Bc(t){return[50,99].map(e=>({key:`p${e}`,head:`p${e}`,numeric:!0,cell:n=>{let r=t[n].percentiles.find(i=>i.percentile===e);return`${M(r?.total_ms)}${r?.few_samples?"*":""}`}}))}function Hc({sessions:t}){if(t.length===0)return null;let e=new Set(t.map(o=>o.host)).size>1,n=t.some(o=>o.model!==null),r=t.some(o=>o.batching_delay_ms!==null),i=[{key:"start",head:"Start",numeric:!0,cell:o=>M(t[o].start_ms)},...e?[{key:"host",head:"Host",cell:o=>t[o].host}]:[],...n?[{key:"model",head:"Model",cell:o=>t[o].model??"not known"}]:[],...Ds("Total",t),...r?[{key:"delay",head:"Waited for batch",numeric:!0,cell:o=>M(t[o].batching_delay_ms)}]:[]];return s(O,{id:"slowest-sessions",title:"Slowest sessions",note:"start after the start of the capture",children:s(J,{caption:"Slowest sessions",columns:i,rowCount:t.length})})}function Ds(t,e){let n=lt(e,r=>r.total_ms)??0;return[{key:"bar",head:s("span",{class:"visually-hidden",children:"Parts, as a bar"}),cell:r=>s(zc,{latency:e[r],longest:n})},{key:"total",head:t,numeric:!0,cell:r=>M(e[r].total_ms)},...Ht.map(([r,,i])=>({key:r,head:i,numeric:!0,cell:o=>M(e[o][`${r}_ms`])}))]}function zc({latency:t,longest:e}){let n=Cn(t),r=n.map(i=>`${i.label} ${M(i.value)}`).join(", ");return s("div",{class:"latency-bar latency-cell",children:s("div",{style:{width:`${e>0?100*t.total_ms/e:0}%`},children:s(oe,{parts:n,label:r})})})}function Is({overview:t}){let e=Ar(t),n=Object.entries(t.metrics).filter(([r,i])=>r!==e&&!ks(t,r,i));return n.length===0?null:s(O,{id:"metrics",title:"Performance summary",note:"all metrics; open one for where its number comes from",children:s("div",{class:"metrics",children:s(Sn,{entries:n,said:e===null?null:t.metrics[e]?.reason??null})})})}function Bs({series:t,hidden:e,onToggle:n,onPoint:r}){return s("div",{class:"legend",role:"group","aria-label":"Categories shown, from the bottom of the stack up",children:t.map(({id:i,label:o,role:a,definition:l})=>s("button",{type:"button",class:"legend-item","aria-pressed":!e.has(i),title:l??void 0,onClick:()=>n(i),onPointerEnter:()=>r(i),onPointerLeave:()=>r(null),onFocus:()=>r(i),onBlur:()=>r(null),children:[s(ht,{role:a}),o]},i))})}async function Hs(t,e,n,r,i){let o=new URLSearchParams({run:t,index:String(n)});return e!==null&&o.set("host",e),ce(`./step?${o}`,r,i)}function zs({run:t,host:e},n,r){let[i,o]=P({kind:"loading",detail:null}),[a,l]=P(0),c=B(new at);return V(()=>(o({kind:"loading",detail:null}),c.current.run(u=>Hs(t,e,n,u,({message:f})=>o({kind:"loading",detail:f}))).then(u=>u&&o({kind:"loaded",ops:u})).catch(u=>o({...Fc(u),retry:()=>l(a+1)})),()=>c.current.cancel()),[t,e,n,r,a]),i}function Fc(t){return t instanceof q?t.status===404&&t.code==="bad_answer"?{kind:"failed",message:"The server does not tell the ops of single steps.",hint:"It is of an older version than this page: restart TensorBoard."}:{kind:"failed",message:t.message,hint:t.hint}:{kind:"failed",message:String(t),hint:null}}function qs({steps:t,step:e,shown:n,onSelect:r}){let{columns:i}=t,o=B(null);V(()=>o.current?.scrollIntoView?.({block:"nearest"}),[e]);let a=i.duration_ms[e]??0,l=Us(t,i.duration_ms),c=i.duration_ms.length-1;return s("section",{ref:o,class:"selected-step-panel",id:"step","aria-labelledby":"step-title",children:[s("header",{class:"panel-head",children:[s("h3",{id:"step-title",children:Mr(t,e)}),s("p",{class:"panel-note",role:"status",children:[M(a),l!==null&&`, ${Hn(a-l,l)} against the mean of the complete steps`]}),s("div",{class:"panel-actions",children:[s("button",{type:"button",disabled:e<=0,onClick:()=>r(e-1),children:"Previous step"}),s("button",{type:"button",disabled:e>=c,onClick:()=>r(e+1),children:"Next step"}),s("button",{type:"button",onClick:()=>{r(null),wn()},children:"Close"})]})]}),i.complete[e]===!1&&s("p",{class:"reason",children:[s("strong",{children:"Incomplete:"})," ",i.incomplete_reason[e]??"no reason given"]}),s("dl",{class:"stats",children:[s(Fs,{name:"starts at",text:M(i.start_ms[e])}),s(Fs,{name:"start to next start",text:M(i.period_ms[e])})]}),s("div",{class:"selected-step-tables",children:[s(qc,{steps:t,step:e}),n&&s(Wc,{shown:n,steps:t,step:e})]})]})}function Fs({name:t,text:e}){return s("div",{children:[s("dt",{children:t}),s("dd",{class:"number",children:e})]})}function qc({steps:t,step:e}){let n=Zn(t).map(o=>({series:o,ms:o.values[e]??0,mean:Us(t,o.values)})).filter(({ms:o,mean:a})=>o>0||(a??0)>0).reverse(),r=t.columns.duration_ms[e]??0;return s(J,{caption:"Parts of the step, against the mean of the complete steps",columns:[{key:"part",head:"Part",cell:o=>s(Uc,{series:n[o].series})},{key:"ms",head:"This step",numeric:!0,cell:o=>M(n[o].ms)},{key:"share",head:"Share",numeric:!0,cell:o=>K(r>0?100*n[o].ms/r:null)},{key:"mean",head:"Mean",numeric:!0,cell:o=>M(n[o].mean)},{key:"difference",head:"Difference",numeric:!0,cell:o=>Hn(n[o].ms-(n[o].mean??0),n[o].mean)}],rowCount:n.length})}function Uc({series:t}){return s(T,{children:[s(ht,{role:t.role}),t.label]})}function Wc({shown:t,steps:e,step:n}){let r=zs(t,n,e);return s("div",{class:"step-ops","aria-busy":r.kind==="loading",children:[s("h4",{children:"Slowest ops of the step"}),s(Gc,{state:r})]})}function Gc({state:t}){if(t.kind==="loading")return s("p",{class:"quiet",children:t.detail??"Looking for them …"});if(t.kind==="failed")return s("p",{class:"quiet",children:[t.message," ",t.hint," ",s("button",{type:"button",onClick:t.retry,children:"Try again"})]});let{ops:e,reason:n}=t.ops;return e.length===0?s("p",{class:"quiet",children:n??"No op ran within the step."}):s(T,{children:[s(J,{caption:"Slowest ops of the step",columns:[{key:"name",head:"Op",cell:i=>s(Vc,{op:e[i]})},{key:"count",head:"Calls",numeric:!0,cell:i=>A(e[i].occurrences)},{key:"self",head:"Self time",numeric:!0,cell:i=>M(e[i].self_ms)},{key:"share",head:"Share",numeric:!0,cell:i=>K(e[i].share_percent)}],rowCount:e.length,pageSize:10}),n&&s("p",{class:"caption",children:n})]})}function Vc({op:{name:t,side:e,category:n,framework_op:r}}){return s(T,{children:[s("code",{class:"op-name",children:t}),s("span",{class:"metric-reason",children:[n,", on the ",e,r&&r!==t&&`: ${r}`]})]})}function Us({columns:t},e){let n=0,r=0;for(let i=0;i<e.length;i+=1)t.complete[i]!==!1&&(n+=e[i]??0,r+=1);return r>0?n/r:null}var Xc={device_markers:"Step markers of the device",host_markers:"Step markers of the host",inferred:"Steps are inferred"};function Ws({steps:t,gaps:e,cut:n,outliers:r}){let{number:i,complete:o}=t.columns,a=o.filter(l=>!l).length;return s("p",{class:"caption",children:[s("span",{children:[t.source==="inferred"&&s(Z,{children:"inferred"})," ",Xc[t.source]??t.source,t.method?`: ${t.method}`:""]}),r>0&&s("span",{children:[s("span",{class:"outlier-swatch","aria-hidden":"true",children:"◆"})," ",G(r,"outlier"),": over ",kt," ","times the median step"]}),a>0&&s("span",{children:[s("span",{class:"hatch-swatch","aria-hidden":"true"})," ",G(a,"incomplete step"),", left out of averages"]}),n&&s("span",{children:[s("span",{class:"cut-swatch","aria-hidden":"true",children:"▲"})," longer than the axis shows"]}),e.length>0&&s("span",{children:["Not in the profile: ",Yc(e,i)]})]})}var jc=4;function Yc(t,e){let n=t.slice(0,jc).map(i=>Kc(i,e)),r=t.length-n.length;return n.join("; ")+(r>0?`; and ${G(r,"more gap")}`:"")}function Kc(t,e){let n=e[t.before-1],r=e[t.before];return`${G(t.missing,"step")} between ${n} and ${r}`}function Gs({steps:t,onSelect:e}){let{columns:n}=t,r=xt(n.duration_ms.reduce((a,l)=>Math.max(a,l),0)),i=(a,l,c)=>({key:a,head:`${l}, ${r}`,numeric:!0,cell:u=>Qr(c[u],r)}),o=[{key:"number",head:"Step",numeric:!0,cell:a=>s("button",{type:"button",class:"link",onClick:()=>e(a),children:n.number[a]??a})},...n.name.some((a,l)=>a&&a!==String(n.number[l]))?[{key:"name",head:"Name",cell:a=>n.name[a]??""}]:[],i("start","Start",n.start_ms),i("duration","Duration",n.duration_ms),i("period","Period",n.period_ms),...t.categories.map(({id:a,label:l})=>i(`category-${a}`,l,Jn(t,a))),{key:"complete",head:"Complete",cell:a=>n.complete[a]?"yes":`no: ${n.incomplete_reason[a]??"no reason given"}`}];return s(J,{caption:"Time of each step",columns:o,rowCount:n.duration_ms.length,pageSize:25})}var Zc=60,Jc=3,Qc=5;function Vs({overview:t,steps:e,shown:n,selected:r,onSelect:i}){let{duration_ms:o,period_ms:a,number:l}=e.columns,[c,u]=P("duration"),[f,h]=P(new Set),[m,p]=P(null),[d,_]=P(!1),[b,w]=P(!1),g=H(()=>ge(o)/kt,[e]),v=H(()=>rf(o)/g,[e]),[y,R]=P(v>=Qc),[C,$]=P(null),L=o.length,z=H(()=>Ke(l),[e]),F=H(()=>Je(e,c),[e,c]),X=H(()=>F.filter(({id:x})=>!f.has(x)),[F,f]),k=H(()=>{let x=Gi(e,c),E=c==="duration"?g*kt:ge(x);return S=>x[S]>E},[e,c]),I=H(()=>o.filter((x,E)=>k(E)).length,[k]),N=H(()=>a.some(x=>x!==null),[e]),Q=t.metrics[c==="duration"?"step_time":"step_period"]?.value??null,Pt=x=>{let E=new Set(f);E.delete(x)||E.add(x),h(E)},Y=x=>{let[E,S]=C??[0,z.slots],En=r===null?(E+S)/2:z.slot[r]+.5;$(we(C,z.slots,En,x))};return s(O,{id:"steps",title:"Step-time graph",note:G(L,"step"),actions:s(T,{children:[!b&&s(T,{children:[N&&s(nf,{view:c,onChoose:u}),s("span",{class:"button-group",role:"group","aria-label":"Zoom",children:[s("button",{type:"button","aria-label":"Zoom out",disabled:C===null,onClick:()=>Y(2),children:"−"}),s("button",{type:"button","aria-label":"Zoom in",disabled:L<5,onClick:()=>Y(.5),children:"+"}),s("button",{type:"button",disabled:C===null,onClick:()=>$(null),children:"Show all steps"})]}),v>=Jc&&s("button",{type:"button","aria-pressed":y,onClick:()=>R(!y),children:"Fit typical steps"}),s("button",{type:"button","aria-pressed":d,onClick:()=>_(!d),children:"Patterns"})]}),s("button",{type:"button","aria-pressed":b,onClick:()=>w(!b),children:"Show as table"})]}),children:[b?s(Gs,{steps:e,onSelect:i}):s("div",{class:d?"with-patterns":void 0,children:[s(Bs,{series:F,hidden:f,onToggle:Pt,onPoint:p}),s(xn,{steps:e,series:X,layout:z,meanMs:f.size===0?Q:null,fitTypical:y,zoom:C,onZoom:$,selected:r,onSelect:i,isOutlier:k,pointed:m})]}),!b&&L>=Zc&&s("p",{class:"caption",children:"Drag across the graph to zoom, with Shift to pan; or use the wheel with Ctrl or ⌘, and sideways."}),s(Ws,{steps:e,gaps:z.gaps,cut:y&&!b,outliers:I}),s(tf,{series:F}),r!==null&&r<L&&s(qs,{steps:e,step:r,shown:n,onSelect:i})]})}function tf({series:t}){let e=t.filter(({definition:n})=>n);return e.length===0?null:s("details",{class:"how",children:[s("summary",{children:"What the categories mean"}),s("dl",{class:"formulas",children:e.map(({id:n,label:r,definition:i})=>s("div",{children:[s("dt",{children:r}),s("dd",{children:i})]},n))})]})}var ef=[["duration","Duration"],["period","Period"]];function nf({view:t,onChoose:e}){return s("span",{class:"button-group",role:"group","aria-label":"What a bar shows",children:ef.map(([n,r])=>s("button",{type:"button","aria-pressed":t===n,onClick:()=>e(n),children:r},n))})}function rf(t){let e=0;for(let n of t)n>e&&(e=n);return e}var of=[["device","On the device"],["host","On the host"]];function Xs({ops:t,pointed:e}){return t.length===0?null:s(O,{id:"top_ops",title:"Top ops",note:"by self time",children:of.map(([n,r])=>s(sf,{side:n,title:r,ops:t.filter(i=>i.side===n),pointed:e},n))})}function sf({side:t,title:e,ops:n,pointed:r}){if(n.length===0)return null;let i=r===null?-1:n.findIndex(({name:o})=>o===r);return s("div",{id:`top_ops-${t}`,class:"side",children:[s("h3",{children:e}),s(J,{caption:`Top ops: ${e.toLowerCase()}`,columns:af(n),rowCount:n.length,pageSize:10,pointedRow:i<0?null:i})]})}function af(t){let e=t.some(r=>r.gflops_per_s!==null),n=t.some(r=>r.tensorcore_eligible!==null);return[{key:"name",head:"Op",cell:r=>s(uf,{op:t[r]})},{key:"category",head:"Category",cell:r=>t[r].category},{key:"count",head:"Calls",numeric:!0,definition:"How often the op ran in the capture, on all devices or threads together.",cell:r=>A(t[r].occurrences)},{key:"self",head:"Self time",numeric:!0,definition:"Time in the op itself, without the ops that ran inside it; sum over all calls.",cell:r=>M(t[r].self_ms)},{key:"share",head:"Share",numeric:!0,definition:"Self time ÷ self time of all ops of this side; idle time is not counted.",cell:r=>K(t[r].share_percent)},{key:"cumulative",head:"Cumulative",numeric:!0,definition:"Share of this op and those above it.",cell:r=>K(t[r].cumulative_percent)},...e?[{key:"rate",head:"GFLOP/s",numeric:!0,definition:"FLOPs of the op ÷ its self time.",cell:r=>tt(t[r].gflops_per_s)}]:[],...n?[{key:"tensorcore",head:"Tensor Core",definition:"Whether the op could run on Tensor Cores, and whether its kernel did.",cell:r=>lf(t[r])}]:[]]}function lf(t){return t.tensorcore_used?"used":t.tensorcore_eligible===null?"–":t.tensorcore_eligible?t.tensorcore_used===null?"eligible, use not told":"eligible, not used":"not eligible"}function uf({op:t}){let e=t.framework_op&&t.framework_op!==t.name?t.framework_op:null;return s(T,{children:[s("code",{class:"op-name",children:t.name}),e&&s("span",{class:"metric-reason",children:e})]})}var cf=[["mfu","flops_utilization","mxu_utilization"],["hbm_utilization","memory_bandwidth_utilization"],["duty_cycle"],["goodput"]];function ff({metrics:t}){let e=[];for(let n of cf){let r=n.find(i=>t[i]?.value!=null)??n.find(i=>t[i]);r!==void 0&&e.push([r,t[r]])}return e.filter(([n,{value:r}])=>n!=="goodput"||!e.some(([i,{value:o}])=>i==="mfu"&&o===r))}function js({overview:t}){let e=ff(t);return e.length===0?null:s(O,{id:"utilization",title:"Utilization",note:"100 % is the hardware's limit",children:s(Sn,{entries:e,brief:!0})})}function Pn({overview:t,shown:e=null,step:n=null,onStep:r=()=>{},children:i}){let{steps:o,inference:a,job:l,findings:c}=t,[u,f]=P(null),h=pf(e!==null&&c.some(({look_at:b})=>b?.tool)),m=o!==null&&o.columns.duration_ms.length>0,p=l.kind==="inference"&&a!==null,d={steps:m?o:null,shown:e,xprof:h,onStep:b=>{r(b),document.getElementById("steps")?.scrollIntoView?.(),wn()},onOp:f},_=m&&s(Vs,{overview:t,steps:o,shown:e,selected:n,onSelect:r});return s("div",{class:"report",children:[t.environment.simulated===!0&&s("p",{class:"banner",children:[s("strong",{children:"Simulated profile:"})," these numbers come from a generator, not from a device."]}),s("div",{class:"first-screen",children:[s("div",{class:"first-column",children:[s(Es,{overview:t}),s(js,{overview:t})]}),s("div",{class:"second-column",children:[p?s(Nr,{inference:a}):s(Pr,{overview:t}),s(Cs,{findings:c,ways:d})]})]}),i,s(Is,{overview:t}),!p&&a&&s(Nr,{inference:a}),a&&s(Ls,{inference:a}),p&&m?s("details",{class:"folded",open:n!==null,children:[s("summary",{children:"Steps"}),s(Pr,{overview:t}),_]}):_,s(Ts,{overview:t}),s(As,{hosts:t.hosts}),s(Ss,{devices:t.devices}),s(Xs,{ops:t.top_ops,pointed:u}),s(Ps,{findings:c,ways:d}),s(ii,{overview:t})]})}function pf(t){let[e,n]=P(!1);return V(()=>{if(!t)return;let r=new AbortController;return bs(r.signal).then(n),()=>r.abort()},[t]),e}var hf=120,Ys={runs:[],total:null,failed:null};function Ks(t,e){let[n,r]=P(Ys),i=B(new at),o=B(!1),a=async c=>{try{let u=await i.current.run(h=>ue({search:e.trim(),offset:c.length},h));if(u===null)return;let f=[...c,...u.runs];r({runs:f,total:u.runs.length===0?f.length:u.total??f.length,failed:null})}catch(u){r({...Ys,failed:u instanceof q?u.message:String(u)})}finally{o.current=!1}};V(()=>{if(!t)return;let c=setTimeout(()=>{a([])},e===""?0:hf);return()=>{clearTimeout(c),i.current.cancel()}},[t,e]);let l=rt(()=>{o.current||n.total===null||n.runs.length>=n.total||(o.current=!0,a(n.runs))},[n,e]);return{...n,loadMore:l}}var Zs=10,mf=80;function Rn({label:t,chosen:e,placeholder:n,onChoose:r}){let i=Vt(),[o,a]=P(!1),[l,c]=P(null),[u,f]=P(0),h=B(null),{runs:m,total:p,failed:d,loadMore:_}=Ks(o,l??"");V(()=>f(0),[l,o]),V(()=>{h.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({block:"nearest"}),m.length>0&&u>=m.length-1&&_()},[u,m]);let b=()=>{a(!1),c(null)},w=y=>{y&&(b(),y.id!==e&&r(y))},g=y=>{o?f(Math.max(0,Math.min(m.length-1,y))):a(!0)},v=y=>{let C={ArrowDown:()=>g(u+1),ArrowUp:()=>g(u-1),PageDown:()=>g(u+Zs),PageUp:()=>g(u-Zs),Enter:()=>o?w(m[u]):a(!0),Escape:b}[y.key];!C||y.altKey||y.ctrlKey||y.metaKey||(y.preventDefault(),C())};return s("div",{class:e===null?"picker run-picker is-second":"picker run-picker",children:[s("label",{for:`${i}-field`,children:t}),s("input",{id:`${i}-field`,type:"text",role:"combobox",autocomplete:"off",spellcheck:!1,"aria-autocomplete":"list","aria-expanded":o,"aria-controls":`${i}-list`,"aria-activedescendant":o&&m[u]?`${i}-${u}`:void 0,value:l??e??"",title:e??void 0,placeholder:n??"Search runs",onFocus:y=>y.currentTarget.select(),onClick:()=>a(!0),onInput:y=>{c(y.currentTarget.value),a(!0)},onKeyDown:v,onBlur:b}),s("div",{class:"run-list",hidden:!o,onMouseDown:y=>y.preventDefault(),children:[s("ul",{id:`${i}-list`,ref:h,role:"listbox","aria-label":`${t}: found`,onScroll:({currentTarget:y})=>{y.scrollHeight-y.scrollTop-y.clientHeight<mf&&_()},children:o&&m.map((y,R)=>s("li",{id:`${i}-${R}`,role:"option","aria-selected":R===u,class:y.id===e?"is-chosen":void 0,"data-run":y.id,onClick:()=>w(y),children:[s("span",{class:"run-id",children:y.id}),s("span",{class:"run-note",children:gf(y)})]},y.id))}),s("p",{class:"run-count",role:"status",children:o&&(d??df(m.length,p,l))})]})]})}function df(t,e,n){return e===null?"Searching …":e===0?n?"No run has these words in its name or hosts":"No run":t<e?`${A(t)} of ${A(e)} runs; type to search`:e===1?"1 run":`${A(e)} runs`}function gf({status:t,parts:e,hosts:n}){return t==="empty"?"empty":t==="writing"?"still being written":e?`${e.length} sessions put together`:n.length>1?`${n.length} hosts`:""}var Js="";function $r({label:t,hosts:e,chosen:n,onChoose:r}){let i=Vt();return s("p",{class:"picker",children:[s("label",{for:i,children:t}),s("select",{id:i,value:n??Js,onChange:o=>r(o.currentTarget.value||null),children:[s("option",{value:Js,children:["All hosts (",e.length,")"]}),e.map(o=>s("option",{value:o,children:o},o))]})]})}function Qs({chosen:t,onChoose:e}){let n=_f(t?.run??null);return s(T,{children:[s(Rn,{label:"Compare with",chosen:t?.run??null,placeholder:"Search a run",onChoose:r=>e({run:r.id,host:null})}),t&&n.length>1&&s($r,{label:"Its host",hosts:n,chosen:t.host,onChoose:r=>e({...t,host:r})})]})}function _f(t){let[e,n]=P([]);return V(()=>{if(n([]),t===null)return;let r=new AbortController;return He(t,r.signal).then(i=>n(i?.hosts??[])).catch(()=>{}),()=>r.abort()},[t]),e}var Or="overview",Lr=`p.${Or}.`,yf={run:null,host:null,compare:null,compareHost:null,step:null},zt={run:"run",host:"host",compare:"compare",compareHost:"compare_host",step:"step"};function ta(){let t=ke()?.location;return t?bf(t.hash):yf}function ea(t){let e=ke();if(e)try{let n=vf(e.location.hash,t);if(n===null||n===e.location.hash)return;e.history.replaceState(e.history.state,"",n)}catch{}}function bf(t){let e=new Map;for(let i of t.replace(/^#/,"").split("&")){let o=i.indexOf("=");o>0&&e.set(i.slice(0,o),xf(i.slice(o+1)))}let n=i=>e.get(Lr+i)||null,r=n(zt.step);return{run:n(zt.run),host:n(zt.host),compare:n(zt.compare),compareHost:n(zt.compareHost),step:r!==null&&/^\d+$/.test(r)?Number(r):null}}function vf(t,e){let n=t.replace(/^#/,"").split("&").filter(a=>a!==""),r=n[0]!==void 0&&!n[0].includes("=")?n.shift():void 0;if(r!==void 0&&r!==Or)return null;let i=Object.values(zt).map(a=>`${Lr}${a}=`),o=n.filter(a=>!i.some(l=>a.startsWith(l)));for(let[a,l]of Object.entries(zt)){let c=e[a];c!==null&&o.push(`${Lr}${l}=${encodeURIComponent(c)}`)}return`#${[Or,...o].join("&")}`}function xf(t){try{return decodeURIComponent(t)}catch{return t}}function na(t){if(window.parent===window)return;let e=new MessageChannel;e.port1.onmessage=n=>{let r;try{r=JSON.parse(n.data)}catch{return}if(r.isReply)return;r.type==="experimental.DataReloaded"&&t();let i={type:r.type,id:r.id,payload:null,error:null,isReply:!0};e.port1.postMessage(JSON.stringify(i))},window.parent.postMessage("experimental.bootstrap","*",[e.port2])}var wf=1e3,Dr={runs:null,choice:null,entry:null,compare:null,step:null,overview:null,shown:null,loading:!0,waiting:null,error:null,lostLink:null};function ia(){let[t,e]=P(Dr),n=B(Dr),r=rt(d=>{n.current={...n.current,...d},e(n.current)},[]),i=B(null),o=B(new at),a=B(new at),l=B(void 0),c=rt(async d=>{r({loading:!0,waiting:null,error:null});try{let _=await o.current.run(b=>ze(d.run,d.host,b,w=>r({waiting:w.message}),w=>r({overview:w,shown:d,waiting:Sf(w)})));_!==null&&r({overview:_,shown:d,loading:!1,waiting:null})}catch(_){r({error:ra(_),overview:null,shown:null,loading:!1,waiting:null})}},[]),u=rt((d,_)=>{i.current=null;let b={run:d.id,host:_};r({choice:b,entry:d,step:null,lostLink:null}),Ir(n.current),c(b)},[]),f=rt(d=>{r({step:d}),Ir(n.current)},[]),h=rt(d=>{r({compare:d}),Ir(n.current)},[]),m=rt(async d=>{clearTimeout(l.current);let _;try{_=await a.current.run(async $=>{let L=await ue({},$);return{runs:L,found:await kf(L,i.current,n.current.choice,$)}})}catch($){o.current.cancel();let{compare:L,step:z}=n.current;r({...Dr,compare:L,step:z,loading:!1,error:ra($)});return}if(_===null)return;let{runs:b,found:w}=_;b.scanning&&(l.current=setTimeout(()=>{m(!1)},wf));let{entry:g,host:v}=w,y=n.current.choice,R=g&&{run:g.id,host:v};if(r({runs:b,entry:g,choice:R,lostLink:b.scanning?null:w.lost}),R===null){o.current.cancel(),r({overview:null,shown:null,error:null,waiting:null,loading:b.scanning});return}let C=y===null||!$e(R,y);C&&(y!==null||w.lost!==null)&&r({step:null}),(C||d)&&c(R)},[]),p=rt(()=>{m(!0)},[]);return V(()=>{let d=ta();return i.current=d,r({step:d.step,compare:d.compare===null?null:{run:d.compare,host:d.compareHost}}),na(p),p(),()=>{clearTimeout(l.current),o.current.cancel(),a.current.cancel()}},[]),{...t,choose:u,chooseStep:f,compareWith:h,reload:p}}async function kf({runs:t},e,n,r){let i=async c=>t.find(u=>u.id===c)??await He(c,r),o=(c,u)=>c.hosts.find(f=>f===u)??null;if(t.length>0&&e?.run){let c=await i(e.run);if(c)return{entry:c,host:o(c,e.host),lost:null}}let a=t.length>0?e?.run??null:null,l=t.length>0&&n?await i(n.run):null;return l?{entry:l,host:o(l,n.host),lost:a}:{entry:t.find(({status:c})=>c!=="empty")??t[0]??null,host:null,lost:a}}function Ir({choice:t,compare:e,step:n}){t!==null&&ea({run:t.run,host:t.host,compare:e?.run??null,compareHost:e?.host??null,step:n})}function Sf({run:t}){return`${t.files.length} of ${t.files.length+(t.pending?.length??0)} hosts so far`}function ra(t){return t instanceof q?t:new q("page",t instanceof Error?t.message:String(t))}function oa(){let t=ia(),{runs:e,overview:n,shown:r,loading:i,lostLink:o,choice:a}=t;return s(T,{children:[s(Ge,{}),s("header",{class:"bar",children:[s("h1",{class:"visually-hidden",children:"Overview"}),t.entry&&a&&s(Tf,{page:t,entry:t.entry,choice:a}),n&&s(Be,{overview:n}),s("p",{class:"activity",role:"status",children:i&&n?t.waiting??"Loading …":e?.scanning?"Searching for runs …":""}),n&&r&&!Br(t)&&s(Ri,{shown:r})]}),s("main",{"aria-busy":i,children:[o!==null&&a&&s("p",{class:"banner",children:["The run “",o,"” of this address does not exist; this is “",a.run,"”."]}),Br(t)&&s("p",{class:"banner",role:"status",children:["This is still “",qt(r),"”, while “",qt(a),"” loads. ",s(qe,{message:t.waiting})]}),s(Ue,{subject:n,onRetry:t.reload,children:s(Mf,{page:t})})]})]})}function Mf({page:t}){let{runs:e,overview:n,shown:r,choice:i,error:o,waiting:a,compare:l}=t;if(o)return s(Fe,{error:o,onRetry:t.reload});if(n&&r){let c=Br(t);return s("div",{class:c?"is-stale":void 0,inert:c,children:s(Pn,{overview:n,shown:r,step:c?null:t.step,onStep:t.chooseStep,children:l&&!c&&s(_s,{overview:n,shown:r,baseline:l,onClose:()=>t.compareWith(null)})},`${r.run} ${r.host??""}`)})}return i?s(fe,{title:a?"Still reading this profile":"Loading the overview …",detail:a??i.run,children:s(qe,{message:a})}):e===null||e.scanning?s(fe,{title:"Searching for profiles …",children:s(qe,{message:null})}):s(fe,{title:"No profile found",detail:e.message??"The log directory holds no profile.",hint:e.hint,children:s("button",{type:"button",onClick:t.reload,children:"Look again"})})}function Tf({page:t,entry:e,choice:n}){return s("div",{class:"pickers",children:[s(Rn,{label:"Run",chosen:n.run,onChoose:r=>t.choose(r,null)}),s($r,{label:"Host",hosts:e.hosts,chosen:n.host,onChoose:r=>t.choose(e,r)}),s(Qs,{chosen:t.compare,onChoose:t.compareWith})]})}function Br({shown:t,choice:e,error:n}){return t===null||e===null||n?!1:!$e(t,e)}function sa({overview:t}){let[e,n]=P(null);return s(T,{children:[s(Ge,{}),s("header",{class:"bar",children:[s("h1",{children:["Overview of ",t.run.id]}),s(Be,{overview:t})]}),s("main",{children:s(Pn,{overview:t,step:e,onStep:n})})]})}var Cf="dark-mode";function aa(t){let e=Pf();if(e){let i=()=>t(e.classList.contains(Cf)?"dark":"light"),o=new MutationObserver(i);return o.observe(e,{attributes:!0,attributeFilter:["class"]}),i(),()=>o.disconnect()}let n=window.matchMedia("(prefers-color-scheme: dark)"),r=()=>t(n.matches?"dark":"light");return n.addEventListener("change",r),r(),()=>n.removeEventListener("change",r)}function Pf(){try{return window.parent===window?null:window.parent.document.body}catch{return null}}var la=`.bar {
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

.pickers {
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

.badges {
  display: flex;
  align-items: center;
  gap: 6px;
}

.activity {
  margin-left: auto;
  color: var(--muted);
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

/* Where the bar takes several lines, it scrolls away with the page. */
@media (max-width: 900px) {
  .bar {
    position: relative;
  }
}
`;var ua=`/* All colours are custom properties of charts/palette.ts. */

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

@media (prefers-reduced-motion: no-preference) {
  :root {
    scroll-behavior: smooth;
  }
}
`;var ca=`.stacked-bar {
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
`;var fa=`.legend {
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

.tooltip-table th {
  padding: 1px 0;
  font-weight: 400;
  text-align: left;
}

.tooltip-table td {
  padding: 1px 0 1px 10px;
}

.tooltip-note {
  padding-top: 5px;
  margin-top: 5px;
  border-top: 1px solid var(--line);
}
`;var pa=`.verdict {
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
`;var ha=`.diagnostics > li {
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
`;var ma=`.facts > div {
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


.facts {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(420px, 100%), 1fr));
  gap: 0 36px;
}
`;var da=`.findings {
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
  gap: 4px;
  padding-top: 10px;
  margin-top: 12px;
  border-top: 1px solid var(--line);
}
`;var ga=`.headline > .definition {
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
  justify-content: space-between;
  gap: 6px;
  font-size: 12px;
  padding-top: 10px;
  margin-top: 12px;
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
`;var _a=`.latency-table tbody th {
  white-space: nowrap;
}

.latency-table .latency-bar {
  width: 45%;
  min-width: 120px;
}

.latency-bar .stacked-bar {
  height: 14px;
}

.latency-cell {
  min-width: 160px;
}

.definitions {
  margin: 8px 0;
}

.definitions .definition {
  color: var(--text);
}
`;var ya=`.metrics {
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

.metric > summary > .definition {
  flex-basis: 100%;
  padding-left: 16px;
}

.metric-value.not-measured {
  font-weight: 400;
}

.metric > summary > .metric-reason {
  flex-basis: 100%;
  padding-left: 16px;
}

.metric-details {
  display: grid;
  gap: 6px;
  padding: 2px 0 8px 16px;
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
`;var ba=`.notice {
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
`;var va=`main {
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
  grid-template-columns: minmax(330px, 2fr) minmax(0, 5fr);
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

  /* Where the time went comes before how near the limits it is. */
  #utilization {
    order: 1;
  }

  #top-finding {
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
.quiet,
.hint {
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
  margin-bottom: 0;
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
  font-variant-numeric: tabular-nums;
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
`;var xa=`.run-picker {
  position: relative;
}

.run-picker input {
  width: 17em;
  max-width: 100%;
}

.run-list {
  position: absolute;
  top: calc(100% + 4px);
  right: 0;
  left: 0;
  z-index: 5;
  min-width: min(30em, 90vw);
  background: var(--raised);
  border: 1px solid var(--line-strong);
  border-radius: 6px;
  box-shadow: 0 6px 18px rgb(0 0 0 / 0.25);
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
  position: absolute;
  top: calc(100% + 4px);
  right: 0;
  z-index: 5;
  min-width: 22em;
  padding: 4px;
  background: var(--raised);
  border: 1px solid var(--line-strong);
  border-radius: 6px;
  box-shadow: 0 6px 18px rgb(0 0 0 / 0.25);
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

.run-picker.is-second input {
  width: 13em;
}
`;var wa=`.step-graph {
  cursor: crosshair;
  touch-action: pan-y;
  user-select: none;
  border-radius: 4px;
}

.outlier-mark {
  fill: var(--text);
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

.step-ops h4 {
  margin: 0 0 4px;
  font-size: 12px;
  font-weight: 600;
}
`;var ka=`.table-scroll {
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

.side + .side {
  margin-top: 14px;
}
`;var Sa=[ua,la,xa,va,ka,fa,ga,ca,ya,wa,_a,ma,da,ha,pa,ba].join(`
`);var Se=Ne();function Gf(){let t=document.documentElement;t.lang="en",document.title=Se?`Overview of ${Se.run.id}`:"Overview",document.adoptedStyleSheets=[...document.adoptedStyleSheets,Vf()],aa(n=>{t.dataset.theme=n});let e=document.createElement("div");e.id="overview",document.body.append(e),Zr(Se?s(sa,{overview:Se}):s(oa,{}),e)}function Vf(){let t=new CSSStyleSheet;return t.replaceSync(`:root{color-scheme:light;${Wn("light")}}:root[data-theme="dark"]{color-scheme:dark;${Wn("dark")}}`+Sa),t}Se&&Gf();export{Gf as render};
