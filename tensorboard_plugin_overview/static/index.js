/* Do not edit: built from frontend/ by "npm run build".
 * Third-party code in this file: see THIRD_PARTY_NOTICES.txt beside it. */
var C,Ve,Uo,ht,Jn,bn,Ye,gn,Ke,Qn,Zn,jo,Qt=Symbol.for("pv"),xn={},vn=[],Wo=/^m(i|n|o|s|text|space)$/,te=Array.isArray,Je=vn.slice,kt=Object.assign;function wt(t){t&&t.parentNode&&t.remove()}function _n(t,n,e,r,i){var o={type:t,props:n,key:e,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Qt,__v:i||++Ve,__i:-1,__u:0};return!i&&C.vnode&&C.vnode(o),o}function T(t){return t.children}function $t(t,n){this.props=t,this.context=n,this.__g=0}function pt(t,n){if(n==null)return t.__&&pt(t.__,t.__i+1);for(var e;n<t.__k.length;n++)if((e=t.__k[n])&&e.__e)return e.__e;return typeof t.type!="function"||t.props.__P?null:pt(t)}function Xo(t){var n,e=t.__v,r=e.__e,i=[],o=[],s=t.__P;s&&((n=kt({constructor:Qt},e)).__v=e.__v+1,C.vnode&&C.vnode(n),ne(s,n,e,t.__n,s.namespaceURI,32&e.__u?[r]:null,i,r||pt(e),32&e.__u,o),n.__v=e.__v,n.__.__k[n.__i]=n,rr(i,n,o),e.__=e.__e=null,n.__e!=r&&Ze(n))}function Ze(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(n){return n&&(t.__e=n.__e)}),Ze(t)}function Xe(t){(8&t.__g||(t.__g|=8,ht.push(t),bn++))&&Jn==C.debounceRendering||((Jn=C.debounceRendering)||queueMicrotask)(Qe)}function Qe(){try{for(var t,n=1;ht.length;)ht.length>n&&ht.sort(Ye),t=ht.shift(),n=ht.length,8&t.__g&&Xo(t)}finally{(bn=ht.length)&&(Jn||queueMicrotask)(Qe)}}function tr(t,n,e,r,i,o,s,a,c,u,f){var d,p,h,m,g,_,y=r.__k||vn,x=n.length;for(c=Go(e,n,y,c,x),d=0;d<x;d++)(h=e.__k[d])!=null&&(p=~h.__i&&y[h.__i]||xn,h.__i=d,_=ne(t,h,p,i,o,s,a,c,u,f),m=h.__e,(p.ref!=h.ref||8&p.__u)&&(p.ref&&ee(p.ref,null,h,p),h.ref&&f.push(h.ref,h.__c||m,h)),g=g||m,4&h.__u?(c=nr(h,c,t,!p.__v),p.__e&&(p.__e=null)):typeof h.type=="function"&&_!==void 0?c=_:m&&(c=m.nextSibling),h.__u&=-21);return e.__e=g,c}function Go(t,n,e,r,i){var o,s,a,c,u,f,d,p,h,m=e.length,g=m,_=0,y=0,x=t.__k=Array(i);for(o=0;o<i;o++)(s=n[o])!=null&&typeof s!="boolean"&&typeof s!="function"?(typeof s!="object"||s.constructor===String?s=x[o]=_n(null,s):te(s)?s=x[o]=_n(T,{children:s}):s.constructor===Qt&&s.__b?s=x[o]=_n(s.type,s.props,s.key,s.ref,s.__v):x[o]=s,c=o+_,s.__=t,s.__b=t.__b+1,a=null,~(u=s.__i=Vo(s,e,c,g))&&(g--,(a=e[u])&&(a.__u|=2)),a&&a.__v?(s.__u|=16,u==c-1?_--:u==c+1?_++:u!=c&&(u>c?_--:_++,y=1)):(~u||(i>m?_--:i<m&&_++),typeof s.type!="function"&&(s.__u|=4))):x[o]=null;if(y){for(f=[],d=[],o=0;o<i;o++)if((s=x[o])&&16&s.__u){for(_=0,p=f.length;_<p;)f[h=_+p>>1]<s.__i?_=h+1:p=h;f[_]=s.__i,d[o]=_+1}for(_=f.length;o--;)d[o]&&(d[o]==_?_--:x[o].__u|=4)}if(g)for(o=0;o<m;o++)!(a=e[o])||2&a.__u||(a.__e==r&&(r=pt(a)),re(a,a));return r}function nr(t,n,e,r){var i,o,s,a;if(typeof t.type=="function"){if(t.props.__P)return n;if(i=t.__k)for(o=0;o<i.length;o++)i[o]&&(i[o].__=t,n=nr(i[o],n,e,!1));return n}for(n&&!n.parentNode&&(n=pt(t))&&!n.parentNode&&(n=null),s=t.__e,a=n;a&&a.nodeType==8;)a=a.nextSibling;for(s!=a&&(!r&&e.moveBefore&&s.parentNode?e.moveBefore(s,n):e.insertBefore(s,n||null)),n=s;(n=n&&n.nextSibling)&&n.nodeType==8&&!n.data.startsWith("$s"););return n}function Vo(t,n,e,r){var i,o=t.key,s=t.type,a=n[e],c=a&&!(2&a.__u);if(a===null&&o==null||c&&o==a.key&&s==a.type)return e;if(r>(c?1:0)){for(i=e-1;i>=0;i--)if((a=n[i])&&!(2&a.__u)&&o==a.key&&s==a.type)return i;for(i=e+1;i<n.length;i++)if((a=n[i])&&!(2&a.__u)&&o==a.key&&s==a.type)return i}return-1}function Ge(t,n,e){e==null&&(e=""),n[0]=="-"?t.setProperty(n,e):t[n]=e}function mn(t,n,e,r,i){var o,s;if(n=="style")if(typeof e=="string")t.style.cssText=e;else{if(typeof r=="string"&&(t.style.cssText=r=""),r)for(n in r)e&&n in e||Ge(t.style,n);if(e)for(n in e)r&&e[n]==r[n]||Ge(t.style,n,e[n])}else if(n[0]=="o"&&n[1]=="n")typeof e!="function"&&(e=null),typeof r!="function"&&(r=null),(t.__e||(t.__e={}))[n]=e,e&&r||(s=Zn[n]||(Zn[n]=Yo(n)),(t.__a||(t.__a={}))[n]=Qn,o=n!=(n=n.replace(Ke,"$1")),(n=n.slice(2))[0]<"a"&&(n=n.toLowerCase()),e?t.addEventListener(n,s,o):t.removeEventListener(n,s,o));else{if(i=="http://www.w3.org/2000/svg")n=n.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(n!="width"&&n!="height"&&n!="href"&&n!="list"&&n!="form"&&n!="tabIndex"&&n!="download"&&n!="rowSpan"&&n!="colSpan"&&n!="role"&&n!="popover"&&n in t)try{return void(t[n]=e??"")}catch{}if(typeof e=="function")return;e==null||e===!1&&n[4]!="-"?t.removeAttribute(n):t.setAttribute(n,n=="popover"&&e==1?"":e)}}function Yo(t){return function(n){var e=this.__e;if(e){if(e=e[t],n[gn]==null)n[gn]=Qn++;else if(n[gn]<this.__a[t])return;return e(C.event?C.event(n):n)}}}function ne(t,n,e,r,i,o,s,a,c,u){var f,d,p,h,m,g,_,y,x,M,v,S,E,I,D,q,$,Y,w=n.type;if(n.constructor!==Qt)return null;128&e.__u&&(c=32&e.__u,f=e.__c.__z)&&(n.__u|=c,d=o=[],f.nodeType==8?a=yn(f,o):o.push(f),a=o[0]||a),(f=C.__b)&&f(n);t:if(typeof w=="function"){p=s.length;try{if(y=n.props,x=(f=w.prototype)&&f.render,M=(f=w.contextType)&&r[f.__c],v=f?M?M.props.value:f.__:r,(h=e.__c)?(n.__c=h,2&h.__g&&(h.__g|=1)):(x?n.__c=h=new w(y,v):(n.__c=h=new $t(y,v),h.constructor=w,h.render=Jo),M&&M.sub(h),h.state||(h.state={}),h.__n=r,h.__g|=8,h.__h=[],h.__k=[]),x&&(h.__s||(h.__s=h.state),w.getDerivedStateFromProps&&(h.__s==h.state&&(h.__s=kt({},h.__s)),kt(h.__s,w.getDerivedStateFromProps(y,h.__s)))),m=h.props,g=h.state,h.__v=n,e.__c){if(y!==m&&x&&!w.getDerivedStateFromProps&&h.componentWillReceiveProps&&h.componentWillReceiveProps(y,v),n.__v==e.__v&&!(8&h.__g)||!(4&h.__g)&&h.shouldComponentUpdate&&h.shouldComponentUpdate(y,h.__s,v)===!1){n.__v!=e.__v&&(h.props=y,h.state=h.__s,h.__g&=-9),n.__e=e.__e,n.__k=e.__k,n.__k.some(function(A){A&&(A.__=n)}),vn.push.apply(h.__h,h.__k),h.__k=[],h.__h.length&&s.push(h),a=pt(e);break t}h.componentWillUpdate&&h.componentWillUpdate(y,h.__s,v),x&&h.componentDidUpdate&&h.__h.push(function(){h.componentDidUpdate(m,g,_)})}else x&&!w.getDerivedStateFromProps&&h.componentWillMount&&h.componentWillMount(),x&&h.componentDidMount&&h.__h.push(h.componentDidMount);h.context=v,h.props=y,h.__P=t,h.__g&=-5,S=C.__r,E=x?25:0;do h.__g&=-9,S&&S(n),f=h.render(h.props,h.state=h.__s,h.context);while(8&h.__g&&++E<25);x&&(vn.push.apply(h.__h,h.__k),h.__k=[]),h.state=h.__s,h.getChildContext&&(r=kt({},r,h.getChildContext())),x&&e.__c&&h.getSnapshotBeforeUpdate&&(_=h.getSnapshotBeforeUpdate(m,g)),I=f&&f.type===T&&f.key==null?f.props.children:f,y.__P&&(f=a,i=(t=y.__P).namespaceURI,c=o=null,e.props&&e.props.__P!=t&&(e.__k.some(function(A){A&&re(A,A)}),e.__k=null),a=e.__k?pt(e,0):null),a=tr(t,te(I)?I:[I],n,e,r,i,o,s,a,c,u),y.__P&&(n.__e=null,a=f),n.__u&=-161,d&&d.some(wt),h.__h.length&&s.push(h),1&h.__g&&(h.__g&=-4)}catch(A){if(s.length=p,n.__v=null,c||o)if(A&&A.then){if(n.__u|=128|c,o){for(~($=o.indexOf(a||void 0))||($=o.length);(Y=o[$-1])&&Y.nodeType==8;)$--;for(;$<o.length;$++)if(Y=o[$])if(o[$]=null,D){if(Y==q)break}else{if(Y.nodeType!=8)break;Y.data.startsWith("$s")&&(q=yn(D=Y))}}if(!D){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;D=a}(f=yn(D=n.__c.__z||(n.__c.__z=D)))?(n.__e=D,a=f):n.__e=a,a=a&&a.nextSibling}else o&&o.some(wt);else n.__e=e.__e;n.__k||(n.__k=e.__k||[]),A&&A.then||er(n),C.__e(A,n,e)}}else a=n.__e=Ko(e.__e,n,e,r,i,o,s,c,u,t);return(f=C.diffed)&&f(n),a}function yn(t,n){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var e=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))e++;else if(t.data.startsWith("/$s")&&!--e)return t}n&&n.push(t)}}function er(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(er))}function rr(t,n,e){for(var r=0;r<e.length;)ee(e[r++],e[r++],e[r++]);C.__c&&C.__c(n,t),t.some(function(i){try{t=i.__h,i.__h=[],t.some(function(o){o.call(i)})}catch(o){C.__e(o,i.__v)}})}function Ko(t,n,e,r,i,o,s,a,c,u){var f,d,p,h,m,g,_,y,x=e.props||xn,M=n.props,v=n.type;if(v=="svg"?i="http://www.w3.org/2000/svg":v=="math"?i="http://www.w3.org/1998/Math/MathML":i||(i="http://www.w3.org/1999/xhtml"),o){for(f=0;f<o.length;f++)if((m=o[f])&&(v?m.localName==v:m.nodeType==3)){t=m,o[f]=null;break}}if(!t){if(y=u.ownerDocument||document,!v)return y.createTextNode(M);t=y.createElementNS(i,v,M.is?M:u),a&&(C.__m&&C.__m(n,o),a=!1),o=null}if(v){if(u=v=="template"&&t.content||t,o=v=="textarea"&&M.defaultValue!=null?null:o&&Je.call(u.childNodes),!a&&o)for(x={},f=0;f<t.attributes.length;f++)x[(m=t.attributes[f]).name]=m.value;for(f in x)m=x[f],f=="dangerouslySetInnerHTML"?p=m:f=="children"||f in M||f=="value"&&"defaultValue"in M||f=="checked"&&"defaultChecked"in M||mn(t,f,null,m,i);for(f in M)m=M[f],f=="children"?h=m:f=="dangerouslySetInnerHTML"?d=m:f=="value"?g=m:f=="checked"?_=m:a&&typeof m!="function"||x[f]===m||mn(t,f,m,x[f],i);d?(a||p&&(d.__html==p.__html||d.__html==t.innerHTML)||(t.innerHTML=d.__html),n.__k=[]):(p&&(t.textContent=""),(v=="foreignObject"||i=="http://www.w3.org/1998/Math/MathML"&&Wo.test(v))&&(i="http://www.w3.org/1999/xhtml"),tr(u,te(h)?h:[h],n,e,r,i,o,s,o?o[0]:e.__k&&pt(e,0),a,c),o&&o.some(wt)),a&&v!="textarea"||(f="value",v=="progress"&&g==null?t.removeAttribute(f):g==null||g===t[f]&&(v!="progress"||g)||mn(t,f,g,x[f],i),f="checked",_!=null&&_!=t[f]&&mn(t,f,_,x[f],i))}else x===M||a&&t.data==M||(t.data=M);return t}function ee(t,n,e,r){try{typeof t=="function"?n?n.__x=t(n)||1:r&&(r=r.__c||r.__e)&&(n=r.__x)&&(r.__x=null,typeof n=="function"?n():t(null)):t.current=n}catch(i){C.__e(i,e)}}function re(t,n,e){var r,i,o,s;if(C.unmount&&C.unmount(t),!(r=t.ref)||r.current&&r.current!=t.__e||ee(r,null,n,t),r=t.__c){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(a){C.__e(a,n)}r.__P=r.__n=null}if(r=t.__k)for(s=0;s<r.length;s++)r[s]&&re(r[s],n,typeof t.type!="function"||e&&!t.props.__P);!e&&(r=t.__c)&&(r=r.__z)&&(i=yn(r,o=[]))&&(r==t.__e&&o.some(wt),wt(i),wt(r)),e||wt(t.__e),t.__e=t.__c=t.__=null}function Jo(t,n,e){return this.constructor(t,e)}function ir(t,n){var e,r,i,o;C.__&&C.__(t,n),n.nodeType==9&&(n=n.documentElement),r=(e=t&&32&t.__u)?null:n.__k,n.__k=_n(T,{children:[t]}),i=[],o=[],ne(n,n.__k,r||xn,xn,n.namespaceURI,r?null:n.firstChild?Je.call(n.childNodes):null,i,r?r.__e:n.firstChild,e,o),rr(i,n.__k,o),n.__k.props.children=null}C={__e:function(t,n,e,r){for(var i,o,s;n=n.__;)if((i=n.__c)&&!(1&i.__g)){i.__g|=4;try{if((s=(o=i.constructor)&&o.getDerivedStateFromError)&&i.setState(o.getDerivedStateFromError(t)),i.componentDidCatch&&(i.componentDidCatch(t,r||{}),s=1),s&&8&i.__g)return void(i.__g|=2)}catch(a){t=a}}throw bn=0,t}},Ve=0,Uo=function(t){return t!=null&&t.constructor===Qt},$t.prototype.setState=function(t,n){var e=this.__s;e&&e!=this.state||(e=this.__s=kt({},this.state)),typeof t=="function"&&(t=t(kt({},e),this.props)),t&&(kt(e,t),this.__v&&(n&&this.__k.push(n),Xe(this)))},$t.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),Xe(this))},$t.prototype.render=T,ht=[],bn=0,Ye=function(t,n){return t.__v.__b-n.__v.__b},gn=Symbol(),Ke=/(PointerCapture)$|Capture$/i,Qn=0,Zn={},jo=0;var Zo=2e3,X=class extends Error{constructor(e,r,i=null,o=null,s=null){super(r);this.code=e;this.hint=i;this.status=o;this.retryAfterSeconds=s;this.name="ApiError"}code;hint;status;retryAfterSeconds};function ar(t){return ur("./runs",t)}async function lr(t,n,e,r,i){let o=new URLSearchParams({run:t});for(n!==null?o.set("host",n):i&&o.set("partial","1");;)try{let s=await ur(`./overview?${o}`,e);if(s.schema_version!==1)throw new X("unknown_schema",`The server sent version ${s.schema_version} of the overview document; this page reads version ${1}.`,"Reload the browser tab, so that page and server come from the same installation.");if(!s.run.pending?.length)return s;i?.(s),await sr(Zo,e)}catch(s){if(!(s instanceof X)||s.retryAfterSeconds===null)throw s;r?.(s),await sr(s.retryAfterSeconds*1e3,e)}}async function ur(t,n){let e;try{e=await fetch(t,{signal:n??null,headers:{Accept:"application/json"}})}catch(i){throw n?.aborted?i:new X("network","TensorBoard does not answer.","Check that the tensorboard process is still running, then retry.")}let r;try{r=await e.json()}catch(i){if(n?.aborted)throw i;r=null}if(!e.ok)throw Qo(e,r);if(r===null||typeof r!="object")throw new X("bad_answer",`The answer of ${t} is not JSON.`,null,e.status);return r}function Qo(t,n){let e=n?.error,r=t.status===503?ts(t.headers.get("Retry-After")):null;return e&&typeof e.message=="string"?new X(e.code,e.message,e.hint??null,t.status,r):new X("bad_answer",`The server answered ${t.status} without saying why.`,"The terminal in which tensorboard runs may tell more.",t.status,r)}function ts(t){let n=t===null?Number.NaN:Number(t);return Number.isFinite(n)?Math.min(30,Math.max(.25,n)):1}function sr(t,n){return new Promise((e,r)=>{let i=()=>{clearTimeout(o),r(n?.reason)},o=setTimeout(()=>{n?.removeEventListener("abort",i),e()},t);n?.aborted?i():n?.addEventListener("abort",i,{once:!0})})}var tn=class{controller=null;async run(n){this.cancel();let e=new AbortController;this.controller=e;try{let r=await n(e.signal);return e.signal.aborted?null:r}catch(r){if(e.signal.aborted)return null;throw r}}cancel(){this.controller?.abort(),this.controller=null}};function dt(t){return typeof t=="number"&&Number.isFinite(t)}function k(t){return dt(t)?ns(t,mt(t)):"–"}var tt={µs:.001,ms:1,s:1e3};function mt(t){let n=Math.abs(t);return n>=999.95?"s":n>0&&n<.01?"µs":"ms"}function ns(t,n){return`${Pt(t/tt[n])} ${n}`}function nn(t,n){return dt(t)?Pt(t/tt[n]):"–"}function cr(t,n){let e=mt(t),r=hr(t/tt[e]);return`± ${rn((n/tt[e]).toFixed(r))} ${e}`}function G(t){return dt(t)?`${es(t)} %`:"–"}function es(t){return t===0||t===100?String(t):t>0&&t<.05?"<0.1":t<100&&t>=99.95?">99.9":rn(t.toFixed(1))}function N(t){return dt(t)?rn(String(Math.round(t))):"–"}function lt(t){return dt(t)?Number.isInteger(t)?rn(String(t)):Pt(t):"–"}function en(t,n){if(!dt(t))return"–";switch(n){case"ms":return k(t);case"%":return G(t);case"count":return lt(t);case"1/s":return`${Pt(t)} / s`;default:return n===""?Pt(t):`${Pt(t)} ${n}`}}function wn(t){return en(t.value,t.unit)}function kn(t){if(!dt(t))return"–";let n=["B","kB","MB","GB","TB"],e=t,r=0;for(;e>=999.5&&r<n.length-1;)e/=1e3,r+=1;return`${r===0||e>=99.95?e.toFixed(0):e.toFixed(1)} ${n[r]}`}function fr(t){if(!dt(t)||t<=0)return"–";let n=new Date(t/1e6);return Number.isNaN(n.getTime())?"–":`${n.toISOString().slice(0,19).replace("T"," ")} UTC`}function V(t,n){return`${N(t)} ${n}${t===1?"":"s"}`}function Et(t){let n=t.replace(/_/g," ").trim();return n.charAt(0).toUpperCase()+n.slice(1)}function hr(t){let n=Math.abs(t);return n===0||n>=1e3?0:n>=99.995?1:n>=9.9995?2:3}function Pt(t){return t!==0&&Math.abs(t)<5e-4?t<0?">-0.001":"<0.001":rn(t.toFixed(hr(t)))}function rn(t){let[n="",e]=t.split("."),i=n.replace("-","").length<5?n:n.replace(/\B(?=(\d{3})+$)/g," ");return e===void 0?i:`${i}.${e}`}var rs=Symbol.for("pv"),is=0;function l(t,n,e,r,i,o){n||(n={});var s,a,c=n;if("ref"in c&&typeof t!="function")for(a in c={},n)a=="ref"?s=n[a]:c[a]=n[a];var u={type:t,props:c,key:e,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:rs,__v:--is,__i:-1,__u:0};return(i||o)&&(u.__source=i,u.__self=o),C.vnode&&C.vnode(u),u}function R({id:t,title:n,note:e,actions:r,children:i}){return l("section",{class:"panel",id:t,"aria-labelledby":`${t}-title`,children:[l("header",{class:"panel-head",children:[l("h2",{id:`${t}-title`,children:n}),e&&l("p",{class:"panel-note",children:e}),r&&l("div",{class:"panel-actions",children:r})]}),i]})}function J({kind:t,children:n}){return l("span",{class:t?`tag tag-${t}`:"tag",children:n})}var pr=[["error","Error"],["warning","Warning"],["info","Note"]];function ie({diagnostics:t,run:n}){let e=[...n.files.filter(i=>i.status!=="ok").map(os),...t],r=i=>pr.findIndex(([o])=>o===i);return e.sort((i,o)=>r(i.severity)-r(o.severity))}function os(t){return{code:`file_${t.status}`,severity:t.status==="unreadable"?"error":"warning",message:`${t.host} (${kn(t.bytes)}) is ${t.status}${t.message?`: ${t.message}`:""}`,hint:null}}function dr({overview:t}){let n=ie(t);return l(R,{id:"diagnostics",title:"Diagnostics",children:n.length===0?l("p",{class:"quiet",children:"Nothing to report: all files were read in full."}):l("ul",{class:"diagnostics",children:n.map((e,r)=>l("li",{"data-code":e.code,class:`is-${e.severity}`,children:[l("span",{class:"diagnostic-severity",children:pr.find(([i])=>i===e.severity)?.[1]??e.severity}),l("span",{children:[e.message,e.hint&&l("span",{class:"metric-reason",children:e.hint})]})]},`${e.code}-${r}`))})})}function Ot({title:t,detail:n,hint:e,kind:r="quiet",children:i}){return l("section",{class:`notice notice-${r}`,role:r==="error"?"alert":"status",children:[l("h2",{children:t}),n&&l("p",{class:"preformatted",children:n}),e&&(e.includes(`
`)?l("pre",{tabindex:0,children:e}):l("p",{class:"reason",children:e})),i]})}var oe={load_failed:"The Overview plugin could not be loaded",network:"No connection to TensorBoard",unreadable:"This profile cannot be read",not_found:"Not found"};function se({error:t,onRetry:n}){let e=oe[t.code]??(t.status===422?oe.unreadable:t.status===404?oe.not_found:null)??"The overview cannot be shown";return l(Ot,{title:e,detail:t.message,hint:t.hint,kind:"error",children:l("button",{type:"button",onClick:n,children:"Try again"})})}var gr={light:{other:"#78808a",compilation:"#7c41b4",output:"#1a7b63",input:"#f86107",launch:"#8f5e0d",host:"#37a55a",collectives:"#a3243b",transfer:"#c556b2",compute:"#475ae5"},dark:{other:"#6f7883",compilation:"#a76fe1",output:"#66d7d7",input:"#e07601",launch:"#e9d668",host:"#94bf73",collectives:"#cb4835",transfer:"#ec8cba",compute:"#66a5fe"}},ss={light:{ground:"#f4f5f7",raised:"#ffffff",sunken:"#f0f2f5",line:"#dde1e6","line-strong":"#868e98",text:"#1a1f26",muted:"#59626d",accent:"#1f5fbf",warn:"#8f5a00",bad:"#b3261e"},dark:{ground:"#101317",raised:"#181c22",sunken:"#20252c",line:"#2d333c","line-strong":"#6d7681",text:"#e7eaee",muted:"#9fa8b3",accent:"#7db8ff",warn:"#f0b657",bad:"#ff8f85"}},as={all_others:"other",idle:"other",compilation:"compilation",output:"output",input:"input",kernel_launch:"launch",host_compute:"host",host_transfer:"host",device_collectives:"collectives",collectives:"collectives",device_to_device:"transfer",sparsecore:"transfer",device_compute:"compute",compute:"compute",host:"host",device:"compute",communication:"input"},mr=Object.keys(gr.light);function Z(t,n){return`var(--cat-${as[t]??mr[(n+1)%mr.length]})`}function ae(t){let n=Object.entries(gr[t]).map(([r,i])=>`--cat-${r}:${i};`),e=Object.entries(ss[t]).map(([r,i])=>`--${r}:${i};`);return[...n,...e].join("")}function Mt({color:t}){return l("span",{class:"swatch",style:{background:t},"aria-hidden":"true"})}function _r({categories:t,hidden:n,onToggle:e}){return l("div",{class:"legend",role:"group","aria-label":"Categories shown, from the bottom of the stack up",children:t.map(({id:r,label:i},o)=>l("button",{type:"button",class:"legend-item","aria-pressed":!n.has(r),onClick:()=>e(r),children:[l(Mt,{color:Z(r,o)}),i]},r))})}function Lt({parts:t,label:n}){let e=t.reduce((r,i)=>r+i.value,0);return l("div",{class:"stacked-bar",role:"img","aria-label":n,children:e>0&&t.filter(r=>r.value>0).map(r=>l("span",{"data-part":r.id,style:{flexGrow:r.value/e,background:r.color}},r.id))})}var Mn="time_";function yr(t){let n=t.steps?.categories??[],e=n.map(({id:i})=>t.metrics[Mn+i]??null),r=e.reduce((i,o)=>i+(o?.value??0),0);return n.map(({id:i,label:o},s)=>{let a=e[s]?.value??0;return{id:i,label:o,metric:e[s]??null,value:a,share:r>0?100*a/r:null,color:Z(i,s)}})}function br(t){let n=new Map;for(let[e,r]of Object.entries(t.metrics)){if(!e.startsWith(Mn)||r.value!==null)continue;let i=r.reason??"no reason given";n.set(i,[...n.get(i)??[],r.label])}return[...n].map(([e,r])=>({labels:r,reason:e}))}function xr(t,n,e){if(!n.startsWith(Mn))return!1;let r=n.slice(Mn.length);return(t.steps?.categories.some(o=>o.id===r)??!1)||e.value===null}function le({overview:t}){let n=yr(t),e=br(t),r=t.metrics.step_time?.reason,i=n.some(s=>s.value>0);if(n.length===0&&e.length===0)return null;let o=n.filter(s=>s.value>0).map(s=>`${s.label} ${G(s.share)}`).join(", ");return l(R,{id:"breakdown",title:"Where the time went",note:"average per step",children:[i&&l(T,{children:[l(Lt,{parts:n.map(({id:s,label:a,value:c,color:u})=>({id:s,label:a,value:c,color:u})),label:`Average step: ${o}`}),l("table",{class:"breakdown-table",children:[l("caption",{class:"visually-hidden",children:"Parts of the average step, in the order of the bar"}),l("thead",{class:"visually-hidden",children:l("tr",{children:[l("th",{scope:"col",children:"Part"}),l("th",{scope:"col",children:"Time"}),l("th",{scope:"col",children:"Share"})]})}),l("tbody",{children:n.map(s=>l("tr",{class:s.value===0?"is-zero":void 0,"data-category":s.id,children:[l("th",{scope:"row",children:[l(Mt,{color:s.color}),s.label,s.metric?.status==="inferred"&&s.metric.reason!==r&&l("span",{class:"metric-reason",children:["inferred: ",s.metric.reason]})]}),l("td",{class:"numeric",children:k(s.metric?.value)}),l("td",{class:"numeric",children:G(s.share)})]},s.id))})]})]}),e.map(({labels:s,reason:a})=>l("p",{class:"missing",children:[l("span",{class:"not-measured",children:"Not measured:"})," ",s.join(", "),l("span",{class:"metric-reason",children:a})]},a)),i&&l("details",{class:"how",children:[l("summary",{children:"How these are computed"}),l("dl",{class:"formulas",children:n.map(({id:s,label:a,metric:c})=>l("div",{children:[l("dt",{children:a}),l("dd",{children:c?.source})]},s))})]})]})}var Dt,L,ue,vr,ce=Object.is,sn=0,Rr=[],fe=[],P=C,wr=P.__b,kr=P.__r,Mr=P.diffed,Sr=P.__c,Tr=P.unmount,Cr=P.__;function Sn(t,n){P.__h&&P.__h(L,t,sn||n),sn=0;var e=L.__H||(L.__H={__:[],__h:[]});return t>=e.__.length&&e.__.push({}),e.__[t]}function z(t){return sn=1,ls(Er,t)}function ls(t,n,e){var r=Sn(Dt++,2);if(r.t=t,!r.__c&&(r.__=[e?e(n):Er(void 0,n),function(o){var s=(r.__N||r.__)[0],a=r.t(s,o);ce(s,a)||(r.__N=[a,r.__[1]],r.__c.setState({}))}],r.__c=L,!L.__f)){L.__f=!0;var i=L.shouldComponentUpdate;L.shouldComponentUpdate=function(o,s,a){var c=this.__H;if(!c)return!0;var u=!1,f=this.props!=o;if(c.__.some(function(p){p.__N&&(u=!0,ce(p.__[0],p.__N[0])||(f=!0))}),i){var d=i.call(this,o,s,a);return u?d||f:d}return!u||f}}return r.__}function $r(t,n){var e=Sn(Dt++,3);!P.__s&&pe(e.__H,n)&&(e.__P=!0,e.__=t,e.u=n,L.__H.__h.push(e))}function Pr(t,n){var e=Sn(Dt++,4);!P.__s&&pe(e.__H,n)&&(e.__P=!1,e.__=t,e.u=n,L.__h.push(e))}function it(t){return sn=5,U(function(){return{current:t}},[])}function U(t,n){var e=Sn(Dt++,7);return pe(e.__H,n)&&(e.__=t(),e.__H=n),e.__}function Bt(t,n){return sn=8,U(function(){return t},n)}function us(){var t;do{for(;t=fe.shift();)try{on(t)}catch(e){P.__e(e,{__:(t=t.__P)&&t.__v})}for(;t=Rr.shift();){var n=t.__H;if(t.__P&&n)try{n.__h.some(on),n.__h.some(he),n.__h=[]}catch(e){n.__h=[],P.__e(e,t.__v)}}}while(fe.length)}P.__b=function(t){L=null,wr&&wr(t)},P.__=function(t,n){t&&n.__k&&n.__k.__m&&(t.__m=n.__k.__m),Cr&&Cr(t,n)},P.__r=function(t){kr&&kr(t),Dt=0;var n=(L=t.__c).__H;n&&(ue==L?L.__h=[]:(n.__h.some(on),n.__h.some(he),Dt=0),n.__h=[],n.__.some(function(e){e.__N&&(e.__=e.__N),e.u=e.__N=void 0})),ue=L},P.diffed=function(t){Mr&&Mr(t);var n=t.__c;n&&n.__H&&(n.__H.__h.length&&Ar(Rr.push(n)),n.__H.__.some(function(e){e.u&&(e.__H=e.u)})),ue=L=null},P.__c=function(t,n){n.some(function(e){try{e.__h.some(on),e.__h=e.__h.filter(function(r){return!r.__||he(r)})}catch(r){e.__h=[function(){throw r}]}}),Sr&&Sr(t,n)},P.unmount=function(t){Tr&&Tr(t);var n,e,r=t.__c;r&&r.__H&&(r.__H.__.some(function(i){try{if(i.__P&&i.__c){if(e===void 0){for(e=t.__;e&&(!e.__c||!e.__c.__P);)e=e.__;e=e&&e.__c}i.__P=e,Ar(fe.push(i))}else on(i)}catch(o){n=o}}),r.__H=void 0,n&&P.__e(n,r.__v))};var Nr=typeof requestAnimationFrame=="function";function cs(t){var n,e=function(){clearTimeout(r),Nr&&cancelAnimationFrame(n),setTimeout(t)},r=setTimeout(e,35);Nr&&(n=requestAnimationFrame(e))}function Ar(t){t!=1&&vr==P.requestAnimationFrame||((vr=P.requestAnimationFrame)||cs)(us)}function on(t){var n=L,e=t.__c;typeof e=="function"&&(t.__c=void 0,e()),L=n}function he(t){var n=L;t.__c=t.__(),L=n}function pe(t,n){return!t||t.length!=n.length||n.some(function(e,r){return!ce(e,t[r])})}function Er(t,n){return typeof n=="function"?n(t):n}function ot({caption:t,columns:n,rowCount:e,pageSize:r=50,rowClass:i}){let o=Math.max(1,Math.ceil(e/r)),[s,a]=z(0),c=Math.min(s,o-1),u=c*r,f=Math.min(e,u+r),d=Array.from({length:f-u},(p,h)=>u+h);return l("div",{class:"table-block",children:[l("div",{class:"table-scroll",tabindex:0,role:"group","aria-label":t,children:l("table",{children:[l("caption",{class:"visually-hidden",children:t}),l("thead",{children:l("tr",{children:n.map(p=>l("th",{scope:"col",class:p.numeric?"numeric":void 0,children:p.head},p.key))})}),l("tbody",{children:d.map(p=>l("tr",{class:i?.(p),children:n.map((h,m)=>m===0?l("th",{scope:"row",class:h.numeric?"numeric":void 0,children:h.cell(p)},h.key):l("td",{class:h.numeric?"numeric":void 0,children:h.cell(p)},h.key))},p))})]})}),o>1&&l("div",{class:"pager",role:"group","aria-label":"Pages of the table",children:[l("button",{type:"button",disabled:c===0,onClick:()=>a(0),children:"First"}),l("button",{type:"button",disabled:c===0,onClick:()=>a(c-1),children:"Previous"}),l("span",{role:"status",children:["Rows ",N(u+1)," to ",N(f)," of ",N(e)]}),l("button",{type:"button",disabled:c===o-1,onClick:()=>a(c+1),children:"Next"}),l("button",{type:"button",disabled:c===o-1,onClick:()=>a(o-1),children:"Last"})]})]})}function Or({devices:t}){if(t.length===0)return null;let n=[...t.filter(o=>o.used),...t.filter(o=>!o.used)],e=t.filter(o=>o.used).length,r=new Set(t.map(o=>o.host)).size>1,i=[{key:"name",head:"Device",cell:o=>l(T,{children:[n[o].name,n[o].slowest&&l(J,{kind:"warn",children:"slowest"})]})},...r?[{key:"host",head:"Host",cell:o=>n[o].host}]:[],{key:"kind",head:"Kind",cell:o=>n[o].kind},{key:"used",head:"Used",cell:o=>n[o].used?"yes":"no"},{key:"busy",head:"Busy",numeric:!0,cell:o=>k(n[o].busy_ms)},{key:"busy-percent",head:"Busy share",numeric:!0,cell:o=>G(n[o].busy_percent)},{key:"step",head:"Step time",numeric:!0,cell:o=>k(n[o].step_time_ms)}];return l(R,{id:"devices",title:"Devices",note:`${N(e)} of ${N(t.length)} used`,children:l(ot,{caption:"Devices of the profile",columns:i,rowCount:n.length,pageSize:16,rowClass:o=>n[o].used?void 0:"is-unused"})})}function Lr({hosts:t}){if(t.length<2&&t.every(r=>r.status==="ok"))return null;let n=t.some(r=>typeof r.work_ms=="number"),e=[{key:"name",head:"Host",cell:r=>l(T,{children:[t[r].name,t[r].straggler&&l(J,{kind:"warn",children:"straggler"}),t[r].set_aside&&l(J,{kind:"warn",children:"set aside"})]})},{key:"status",head:"Status",cell:r=>t[r].status},{key:"devices",head:"Devices",numeric:!0,cell:r=>N(t[r].devices)},{key:"steps",head:"Steps",numeric:!0,cell:r=>N(t[r].steps)},{key:"step",head:"Step time",numeric:!0,cell:r=>k(t[r].step_time_ms)},...n?[{key:"work",head:"Of it work",numeric:!0,cell:r=>k(t[r].work_ms??null)},{key:"slowest",head:"Slowest in steps",numeric:!0,cell:r=>N(t[r].slowest_in_steps??null)}]:[]];return l(R,{id:"hosts",title:"Hosts",note:n?"work is the step without collectives, in which hosts wait for each other":void 0,children:l(ot,{caption:"Hosts of the profile",columns:e,rowCount:t.length,pageSize:16})})}var fs={tpu:"TPU",gpu:"GPU",cpu:"CPU"};function Br({overview:t}){let n=[...hs(t),...ps(t.environment)];return l(R,{id:"environment",title:"Run environment",children:l("dl",{class:"facts",children:n.map(([e,r])=>l("div",{children:[l("dt",{children:e}),l("dd",{children:r})]},e))})})}function hs({platform:t,job:n,run:e}){let r=[["Platform",fs[t]??t]];r.push(["Job",l(T,{children:[Et(n.kind),n.reason&&l("span",{class:"metric-reason",children:n.reason})]})]);let i=e.files.reduce((o,s)=>o+s.bytes,0);return r.push(["Profile",`${N(e.files.length)} file${e.files.length===1?"":"s"}, ${kn(i)}`]),r}function ps(t){let n=[];for(let[e,r]of Object.entries(t))if(!(r==null||r===""||e==="simulated"))switch(e){case"device_type":n.push(["Device type",String(r)]);break;case"device_count":n.push(["Devices",ds(t)]);break;case"devices_used":break;case"host_count":n.push(["Hosts",N(r)]);break;case"capture_start_ns":n.push(["Capture started",fr(r)]);break;case"capture_ms":n.push(["Capture length",k(r)]);break;case"frameworks":n.push(...ms(r));break;default:n.push(...gs(Et(e),r))}return n}function ds({device_count:t,devices_used:n}){let e=typeof n=="number"&&n!==t;return N(t)+(e?`, ${N(n)} used`:"")}function ms(t){let n=Object.entries(t).filter(([,r])=>r!==null&&r!==!1);return n.length===0?[]:[["Frameworks",n.map(([r,i])=>typeof i=="string"||typeof i=="number"?`${r} ${i}`:r).join(", ")]]}function gs(t,n){if(typeof n=="number")return[[t,lt(n)]];if(typeof n=="boolean")return[[t,n?"yes":"no"]];if(typeof n=="string")return[[t,n]];if(Array.isArray(n))return n.length===0?[]:[[t,n.map(Dr).join(", ")]];let e=Object.entries(n).filter(([,r])=>r!==null);return e.length===0?[]:[[t,e.map(([r,i])=>`${Et(r)}: ${Dr(i)}`).join(", ")]]}function Dr(t){return typeof t=="number"?lt(t):typeof t=="object"?JSON.stringify(t):String(t)}function Ir({findings:t}){return t.length===0?null:l(R,{id:"findings",title:"What to look at next",children:l("ol",{class:"findings",children:t.map(n=>l("li",{"data-finding":n.id,class:`severity-${n.severity}`,children:[l("h3",{children:[n.title," ",l(J,{kind:n.severity,children:n.severity})]}),l("p",{children:n.evidence}),l("p",{class:"next",children:n.next_step})]},n.id))})})}function Hr({id:t,metric:n,said:e}){let{status:r,value:i,unit:o,reason:s}=n,a=i===null;return l("details",{class:"metric","data-metric":t,"data-status":a?"unavailable":r,children:[l("summary",{children:[l("span",{class:"metric-label",children:n.label}),r==="inferred"&&!a&&l(J,{children:"inferred"}),o==="%"&&!a&&l("span",{class:"meter","aria-hidden":"true",children:l("span",{style:{width:`${Math.min(100,Math.max(0,i))}%`}})}),l("span",{class:a?"metric-value not-measured":"metric-value number",children:a?"not measured":wn(n)}),s&&(a||r==="inferred"&&s!==e)&&l("span",{class:"metric-reason",children:s})]}),l(_s,{metric:n})]})}function zr({entries:t}){return l("details",{class:"metric","data-status":"unavailable",children:[l("summary",{children:[l("span",{class:"metric-label",children:t.map(([n,e],r)=>l("span",{"data-metric":n,"data-status":"unavailable",children:[e.label,r<t.length-1?" · ":""]},n))}),l("span",{class:"metric-value not-measured",children:"not measured"}),l("span",{class:"metric-reason",children:t[0]?.[1].reason})]}),l("dl",{class:"formulas metric-details",children:t.map(([n,e])=>l("div",{children:[l("dt",{children:e.label}),l("dd",{children:e.source})]},n))})]})}function _s({metric:t}){let n=de(t);return l("div",{class:"metric-details",children:[t.source&&l("p",{class:"formula",children:t.source}),n.length>0&&l("dl",{class:"stats",children:n.map(([e,r])=>l("div",{children:[l("dt",{children:e}),l("dd",{class:"number",children:r})]},e))}),t.better&&t.value!==null&&l("p",{class:"hint",children:[t.better==="lower"?"Lower":"Higher"," is better."]})]})}var ys=[["min","min"],["p50","median"],["p90","p90"],["p99","p99"],["max","max"],["stdev","std. dev."]];function de(t){let n=[];typeof t.n=="number"&&t.n>0&&n.push(["n",N(t.n)]);for(let[e,r]of ys){let i=t[e];typeof i=="number"&&n.push([r,en(i,t.unit)])}return n}function me(t){let{metrics:n,job:e}=t,r=e.kind==="inference"?["session_time","step_time"]:["step_time","session_time"];return r.find(i=>n[i]?.value!=null)??r.find(i=>n[i]!==void 0)??null}function qr({overview:t}){let n=me(t),e=n===null?null:t.metrics[n]??null;return n===null||e===null?null:l(R,{id:"headline",title:e.label,children:l("div",{class:"headline","data-metric":n,"data-status":e.status,children:[e.value===null?l(T,{children:[l("p",{class:"headline-missing",children:"not measured"}),l("p",{class:"reason",children:e.reason})]}):l(bs,{metric:e,overview:t}),l("details",{class:"how",children:[l("summary",{children:"How this is computed"}),l("p",{class:"formula",children:e.source})]})]})})}function bs({metric:t,overview:n}){let[e,r]=wn(t).split(" "),i=n.job.kind==="inference"&&n.inference?"session":"step",o=n.steps?.columns.duration_ms.length??null,s=t.n??null,a=de(t).filter(([c])=>c!=="n"&&c!=="std. dev.");return l(T,{children:[l("p",{class:"headline-value",children:[l("span",{class:"headline-number",children:e}),l("span",{class:"headline-unit",children:r}),typeof t.stdev=="number"&&t.value!==null&&l("span",{class:"headline-spread",children:cr(t.value,t.stdev)}),t.status==="inferred"&&l(J,{children:"inferred"})]}),l("p",{class:"headline-count",children:[s!==null&&(s===1?V(1,i):`mean of ${V(s,i)}`),i==="step"&&s!==null&&o!==null&&o>s&&`; ${V(o,"step")} sampled, incomplete ones left out`]}),t.status==="inferred"&&t.reason&&l("p",{class:"reason",children:t.reason}),s!==1&&a.length>0&&l("dl",{class:"stat-strip",children:a.map(([c,u])=>l("div",{children:[l("dt",{children:c}),l("dd",{class:"number",children:u})]},c))})]})}function St(t,n){return t==null||n==null?NaN:t<n?-1:t>n?1:t>=n?0:NaN}function xs(t,n){return t==null||n==null?NaN:n<t?-1:n>t?1:n>=t?0:NaN}function Ur(t){let n,e,r;t.length!==2?(n=St,e=(a,c)=>St(t(a),c),r=(a,c)=>t(a)-c):(n=t===St||t===xs?t:vs,e=t,r=t);function i(a,c,u=0,f=a.length){if(u<f){if(n(c,c)!==0)return f;do{let d=u+f>>>1;e(a[d],c)<0?u=d+1:f=d}while(u<f)}return u}function o(a,c,u=0,f=a.length){if(u<f){if(n(c,c)!==0)return f;do{let d=u+f>>>1;e(a[d],c)<=0?u=d+1:f=d}while(u<f)}return u}function s(a,c,u=0,f=a.length){let d=i(a,c,u,f-1);return d>u&&r(a[d-1],c)>-r(a[d],c)?d-1:d}return{left:i,center:s,right:o}}function vs(){return 0}function ws(t){return t===null?NaN:+t}function*ks(t,n){if(n===void 0)for(let e of t)e!=null&&(e=+e)>=e&&(yield e);else{let e=-1;for(let r of t)(r=n(r,++e,t))!=null&&(r=+r)>=r&&(yield r)}}var jr=Ur(St),Wr=jr.right,nc=jr.left,ec=Ur(ws).center;var rc=Xr(Gr),ic=Xr(Ms);function Xr(t){return function(n,e,r=e){if(!((e=+e)>=0))throw new RangeError("invalid rx");if(!((r=+r)>=0))throw new RangeError("invalid ry");let{data:i,width:o,height:s}=n;if(!((o=Math.floor(o))>=0))throw new RangeError("invalid width");if(!((s=Math.floor(s!==void 0?s:i.length/o))>=0))throw new RangeError("invalid height");if(!o||!s||!e&&!r)return n;let a=e&&t(e),c=r&&t(r),u=i.slice();return a&&c?(It(a,u,i,o,s),It(a,i,u,o,s),It(a,u,i,o,s),Ht(c,i,u,o,s),Ht(c,u,i,o,s),Ht(c,i,u,o,s)):a?(It(a,i,u,o,s),It(a,u,i,o,s),It(a,i,u,o,s)):c&&(Ht(c,i,u,o,s),Ht(c,u,i,o,s),Ht(c,i,u,o,s)),n}}function It(t,n,e,r,i){for(let o=0,s=r*i;o<s;)t(n,e,o,o+=r,1)}function Ht(t,n,e,r,i){for(let o=0,s=r*i;o<r;++o)t(n,e,o,o+s,r)}function Ms(t){let n=Gr(t);return(e,r,i,o,s)=>{i<<=2,o<<=2,s<<=2,n(e,r,i+0,o+0,s),n(e,r,i+1,o+1,s),n(e,r,i+2,o+2,s),n(e,r,i+3,o+3,s)}}function Gr(t){let n=Math.floor(t);if(n===t)return Ss(t);let e=t-n,r=2*t+1;return(i,o,s,a,c)=>{if(!((a-=c)>=s))return;let u=n*o[s],f=c*n,d=f+c;for(let p=s,h=s+f;p<h;p+=c)u+=o[Math.min(a,p)];for(let p=s,h=a;p<=h;p+=c)u+=o[Math.min(a,p+f)],i[p]=(u+e*(o[Math.max(s,p-d)]+o[Math.min(a,p+d)]))/r,u-=o[Math.max(s,p-f)]}}function Ss(t){let n=2*t+1;return(e,r,i,o,s)=>{if(!((o-=s)>=i))return;let a=t*r[i],c=s*t;for(let u=i,f=i+c;u<f;u+=s)a+=r[Math.min(o,u)];for(let u=i,f=o;u<=f;u+=s)a+=r[Math.min(o,u+c)],e[u]=a/n,a-=r[Math.max(i,u-c)]}}function Ts(t=St){if(t===St)return Vr;if(typeof t!="function")throw new TypeError("compare is not a function");return(n,e)=>{let r=t(n,e);return r||r===0?r:(t(e,e)===0)-(t(n,n)===0)}}function Vr(t,n){return(t==null||!(t>=t))-(n==null||!(n>=n))||(t<n?-1:t>n?1:0)}var Cs=Array.prototype,oc=Cs.slice;var Ns=Math.sqrt(50),As=Math.sqrt(10),Rs=Math.sqrt(2);function Tn(t,n,e){let r=(n-t)/Math.max(0,e),i=Math.floor(Math.log10(r)),o=r/Math.pow(10,i),s=o>=Ns?10:o>=As?5:o>=Rs?2:1,a,c,u;return i<0?(u=Math.pow(10,-i)/s,a=Math.round(t*u),c=Math.round(n*u),a/u<t&&++a,c/u>n&&--c,u=-u):(u=Math.pow(10,i)*s,a=Math.round(t/u),c=Math.round(n/u),a*u<t&&++a,c*u>n&&--c),c<a&&.5<=e&&e<2?Tn(t,n,e*2):[a,c,u]}function Yr(t,n,e){if(n=+n,t=+t,e=+e,!(e>0))return[];if(t===n)return[t];let r=n<t,[i,o,s]=r?Tn(n,t,e):Tn(t,n,e);if(!(o>=i))return[];let a=o-i+1,c=new Array(a);if(r)if(s<0)for(let u=0;u<a;++u)c[u]=(o-u)/-s;else for(let u=0;u<a;++u)c[u]=(o-u)*s;else if(s<0)for(let u=0;u<a;++u)c[u]=(i+u)/-s;else for(let u=0;u<a;++u)c[u]=(i+u)*s;return c}function Cn(t,n,e){return n=+n,t=+t,e=+e,Tn(t,n,e)[2]}function Nn(t,n,e){n=+n,t=+t,e=+e;let r=n<t,i=r?Cn(n,t,e):Cn(t,n,e);return(r?-1:1)*(i<0?1/-i:i)}function nt(t,n){let e;if(n===void 0)for(let r of t)r!=null&&(e<r||e===void 0&&r>=r)&&(e=r);else{let r=-1;for(let i of t)(i=n(i,++r,t))!=null&&(e<i||e===void 0&&i>=i)&&(e=i)}return e}function Fr(t,n){let e;if(n===void 0)for(let r of t)r!=null&&(e>r||e===void 0&&r>=r)&&(e=r);else{let r=-1;for(let i of t)(i=n(i,++r,t))!=null&&(e>i||e===void 0&&i>=i)&&(e=i)}return e}function Kr(t,n,e=0,r=1/0,i){if(n=Math.floor(n),e=Math.floor(Math.max(0,e)),r=Math.floor(Math.min(t.length-1,r)),!(e<=n&&n<=r))return t;for(i=i===void 0?Vr:Ts(i);r>e;){if(r-e>600){let c=r-e+1,u=n-e+1,f=Math.log(c),d=.5*Math.exp(2*f/3),p=.5*Math.sqrt(f*d*(c-d)/c)*(u-c/2<0?-1:1),h=Math.max(e,Math.floor(n-u*d/c+p)),m=Math.min(r,Math.floor(n+(c-u)*d/c+p));Kr(t,n,h,m,i)}let o=t[n],s=e,a=r;for(an(t,e,n),i(t[r],o)>0&&an(t,e,r);s<a;){for(an(t,s,a),++s,--a;i(t[s],o)<0;)++s;for(;i(t[a],o)>0;)--a}i(t[e],o)===0?an(t,e,a):(++a,an(t,a,r)),a<=n&&(e=a+1),n<=a&&(r=a-1)}return t}function an(t,n,e){let r=t[n];t[n]=t[e],t[e]=r}function Jr(t,n,e){if(t=Float64Array.from(ks(t,e)),!(!(r=t.length)||isNaN(n=+n))){if(n<=0||r<2)return Fr(t);if(n>=1)return nt(t);var r,i=(r-1)*n,o=Math.floor(i),s=nt(Kr(t,o).subarray(0,o+1)),a=Fr(t.subarray(o+1));return s+(a-s)*(i-o)}}function ln(t,n){return Jr(t,.5,n)}var sc=$s(Math.random);function $s(t){return function(e,r=0,i=e.length){let o=i-(r=+r);for(;o;){let s=t()*o--|0,a=e[o+r];e[o+r]=e[s+r],e[s+r]=a}return e}}function Ut(t,n,e){t.prototype=n.prototype=e,e.constructor=t}function fn(t,n){var e=Object.create(t.prototype);for(var r in n)e[r]=n[r];return e}function gt(){}var At=.7,Ft=1/At,zt="\\s*([+-]?\\d+)\\s*",un="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)\\s*",st="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)%\\s*",Ps=/^#([0-9a-f]{3,8})$/,Es=new RegExp(`^rgb\\(${zt},${zt},${zt}\\)$`),Os=new RegExp(`^rgb\\(${st},${st},${st}\\)$`),Ls=new RegExp(`^rgba\\(${zt},${zt},${zt},${un}\\)$`),Ds=new RegExp(`^rgba\\(${st},${st},${st},${un}\\)$`),Bs=new RegExp(`^hsl\\(${un},${st},${st}\\)$`),Is=new RegExp(`^hsla\\(${un},${st},${st},${un}\\)$`),Zr={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074};Ut(gt,jt,{copy(t){return Object.assign(new this.constructor,this,t)},displayable(){return this.rgb().displayable()},hex:Qr,formatHex:Qr,formatHex8:Hs,formatHsl:zs,formatRgb:ti,toString:ti});function Qr(){return this.rgb().formatHex()}function Hs(){return this.rgb().formatHex8()}function zs(){return ui(this).formatHsl()}function ti(){return this.rgb().formatRgb()}function jt(t){var n,e;return t=(t+"").trim().toLowerCase(),(n=Ps.exec(t))?(e=n[1].length,n=parseInt(n[1],16),e===6?ni(n):e===3?new B(n>>8&15|n>>4&240,n>>4&15|n&240,(n&15)<<4|n&15,1):e===8?An(n>>24&255,n>>16&255,n>>8&255,(n&255)/255):e===4?An(n>>12&15|n>>8&240,n>>8&15|n>>4&240,n>>4&15|n&240,((n&15)<<4|n&15)/255):null):(n=Es.exec(t))?new B(n[1],n[2],n[3],1):(n=Os.exec(t))?new B(n[1]*255/100,n[2]*255/100,n[3]*255/100,1):(n=Ls.exec(t))?An(n[1],n[2],n[3],n[4]):(n=Ds.exec(t))?An(n[1]*255/100,n[2]*255/100,n[3]*255/100,n[4]):(n=Bs.exec(t))?ii(n[1],n[2]/100,n[3]/100,1):(n=Is.exec(t))?ii(n[1],n[2]/100,n[3]/100,n[4]):Zr.hasOwnProperty(t)?ni(Zr[t]):t==="transparent"?new B(NaN,NaN,NaN,0):null}function ni(t){return new B(t>>16&255,t>>8&255,t&255,1)}function An(t,n,e,r){return r<=0&&(t=n=e=NaN),new B(t,n,e,r)}function ve(t){return t instanceof gt||(t=jt(t)),t?(t=t.rgb(),new B(t.r,t.g,t.b,t.opacity)):new B}function hn(t,n,e,r){return arguments.length===1?ve(t):new B(t,n,e,r??1)}function B(t,n,e,r){this.r=+t,this.g=+n,this.b=+e,this.opacity=+r}Ut(B,hn,fn(gt,{brighter(t){return t=t==null?Ft:Math.pow(Ft,t),new B(this.r*t,this.g*t,this.b*t,this.opacity)},darker(t){return t=t==null?At:Math.pow(At,t),new B(this.r*t,this.g*t,this.b*t,this.opacity)},rgb(){return this},clamp(){return new B(Ct(this.r),Ct(this.g),Ct(this.b),$n(this.opacity))},displayable(){return-.5<=this.r&&this.r<255.5&&-.5<=this.g&&this.g<255.5&&-.5<=this.b&&this.b<255.5&&0<=this.opacity&&this.opacity<=1},hex:ei,formatHex:ei,formatHex8:qs,formatRgb:ri,toString:ri}));function ei(){return`#${Tt(this.r)}${Tt(this.g)}${Tt(this.b)}`}function qs(){return`#${Tt(this.r)}${Tt(this.g)}${Tt(this.b)}${Tt((isNaN(this.opacity)?1:this.opacity)*255)}`}function ri(){let t=$n(this.opacity);return`${t===1?"rgb(":"rgba("}${Ct(this.r)}, ${Ct(this.g)}, ${Ct(this.b)}${t===1?")":`, ${t})`}`}function $n(t){return isNaN(t)?1:Math.max(0,Math.min(1,t))}function Ct(t){return Math.max(0,Math.min(255,Math.round(t)||0))}function Tt(t){return t=Ct(t),(t<16?"0":"")+t.toString(16)}function ii(t,n,e,r){return r<=0?t=n=e=NaN:e<=0||e>=1?t=n=NaN:n<=0&&(t=NaN),new et(t,n,e,r)}function ui(t){if(t instanceof et)return new et(t.h,t.s,t.l,t.opacity);if(t instanceof gt||(t=jt(t)),!t)return new et;if(t instanceof et)return t;t=t.rgb();var n=t.r/255,e=t.g/255,r=t.b/255,i=Math.min(n,e,r),o=Math.max(n,e,r),s=NaN,a=o-i,c=(o+i)/2;return a?(n===o?s=(e-r)/a+(e<r)*6:e===o?s=(r-n)/a+2:s=(n-e)/a+4,a/=c<.5?o+i:2-o-i,s*=60):a=c>0&&c<1?0:s,new et(s,a,c,t.opacity)}function En(t,n,e,r){return arguments.length===1?ui(t):new et(t,n,e,r??1)}function et(t,n,e,r){this.h=+t,this.s=+n,this.l=+e,this.opacity=+r}Ut(et,En,fn(gt,{brighter(t){return t=t==null?Ft:Math.pow(Ft,t),new et(this.h,this.s,this.l*t,this.opacity)},darker(t){return t=t==null?At:Math.pow(At,t),new et(this.h,this.s,this.l*t,this.opacity)},rgb(){var t=this.h%360+(this.h<0)*360,n=isNaN(t)||isNaN(this.s)?0:this.s,e=this.l,r=e+(e<.5?e:1-e)*n,i=2*e-r;return new B(ge(t>=240?t-240:t+120,i,r),ge(t,i,r),ge(t<120?t+240:t-120,i,r),this.opacity)},clamp(){return new et(oi(this.h),Rn(this.s),Rn(this.l),$n(this.opacity))},displayable(){return(0<=this.s&&this.s<=1||isNaN(this.s))&&0<=this.l&&this.l<=1&&0<=this.opacity&&this.opacity<=1},formatHsl(){let t=$n(this.opacity);return`${t===1?"hsl(":"hsla("}${oi(this.h)}, ${Rn(this.s)*100}%, ${Rn(this.l)*100}%${t===1?")":`, ${t})`}`}}));function oi(t){return t=(t||0)%360,t<0?t+360:t}function Rn(t){return Math.max(0,Math.min(1,t||0))}function ge(t,n,e){return(t<60?n+(e-n)*t/60:t<180?e:t<240?n+(e-n)*(240-t)/60:n)*255}var ci=Math.PI/180,fi=180/Math.PI,Pn=18,hi=.96422,pi=1,di=.82521,mi=4/29,qt=6/29,gi=3*qt*qt,Fs=qt*qt*qt;function _i(t){if(t instanceof at)return new at(t.l,t.a,t.b,t.opacity);if(t instanceof ut)return bi(t);t instanceof B||(t=ve(t));var n=xe(t.r),e=xe(t.g),r=xe(t.b),i=_e((.2225045*n+.7168786*e+.0606169*r)/pi),o,s;return n===e&&e===r?o=s=i:(o=_e((.4360747*n+.3850649*e+.1430804*r)/hi),s=_e((.0139322*n+.0971045*e+.7141733*r)/di)),new at(116*i-16,500*(o-i),200*(i-s),t.opacity)}function yi(t,n,e,r){return arguments.length===1?_i(t):new at(t,n,e,r??1)}function at(t,n,e,r){this.l=+t,this.a=+n,this.b=+e,this.opacity=+r}Ut(at,yi,fn(gt,{brighter(t){return new at(this.l+Pn*(t??1),this.a,this.b,this.opacity)},darker(t){return new at(this.l-Pn*(t??1),this.a,this.b,this.opacity)},rgb(){var t=(this.l+16)/116,n=isNaN(this.a)?t:t+this.a/500,e=isNaN(this.b)?t:t-this.b/200;return n=hi*ye(n),t=pi*ye(t),e=di*ye(e),new B(be(3.1338561*n-1.6168667*t-.4906146*e),be(-.9787684*n+1.9161415*t+.033454*e),be(.0719453*n-.2289914*t+1.4052427*e),this.opacity)}}));function _e(t){return t>Fs?Math.pow(t,1/3):t/gi+mi}function ye(t){return t>qt?t*t*t:gi*(t-mi)}function be(t){return 255*(t<=.0031308?12.92*t:1.055*Math.pow(t,1/2.4)-.055)}function xe(t){return(t/=255)<=.04045?t/12.92:Math.pow((t+.055)/1.055,2.4)}function Us(t){if(t instanceof ut)return new ut(t.h,t.c,t.l,t.opacity);if(t instanceof at||(t=_i(t)),t.a===0&&t.b===0)return new ut(NaN,0<t.l&&t.l<100?0:NaN,t.l,t.opacity);var n=Math.atan2(t.b,t.a)*fi;return new ut(n<0?n+360:n,Math.sqrt(t.a*t.a+t.b*t.b),t.l,t.opacity)}function On(t,n,e,r){return arguments.length===1?Us(t):new ut(t,n,e,r??1)}function ut(t,n,e,r){this.h=+t,this.c=+n,this.l=+e,this.opacity=+r}function bi(t){if(isNaN(t.h))return new at(t.l,0,0,t.opacity);var n=t.h*ci;return new at(t.l,Math.cos(n)*t.c,Math.sin(n)*t.c,t.opacity)}Ut(ut,On,fn(gt,{brighter(t){return new ut(this.h,this.c,this.l+Pn*(t??1),this.opacity)},darker(t){return new ut(this.h,this.c,this.l-Pn*(t??1),this.opacity)},rgb(){return bi(this).rgb()}}));var xi=-.14861,we=1.78277,ke=-.29227,Ln=-.90649,cn=1.97294,si=cn*Ln,ai=cn*we,li=we*ke-Ln*xi;function js(t){if(t instanceof Nt)return new Nt(t.h,t.s,t.l,t.opacity);t instanceof B||(t=ve(t));var n=t.r/255,e=t.g/255,r=t.b/255,i=(li*r+si*n-ai*e)/(li+si-ai),o=r-i,s=(cn*(e-i)-ke*o)/Ln,a=Math.sqrt(s*s+o*o)/(cn*i*(1-i)),c=a?Math.atan2(s,o)*fi-120:NaN;return new Nt(c<0?c+360:c,a,i,t.opacity)}function Dn(t,n,e,r){return arguments.length===1?js(t):new Nt(t,n,e,r??1)}function Nt(t,n,e,r){this.h=+t,this.s=+n,this.l=+e,this.opacity=+r}Ut(Nt,Dn,fn(gt,{brighter(t){return t=t==null?Ft:Math.pow(Ft,t),new Nt(this.h,this.s,this.l*t,this.opacity)},darker(t){return t=t==null?At:Math.pow(At,t),new Nt(this.h,this.s,this.l*t,this.opacity)},rgb(){var t=isNaN(this.h)?0:(this.h+120)*ci,n=+this.l,e=isNaN(this.s)?0:this.s*n*(1-n),r=Math.cos(t),i=Math.sin(t);return new B(255*(n+e*(xi*r+we*i)),255*(n+e*(ke*r+Ln*i)),255*(n+e*(cn*r)),this.opacity)}}));function Mi(t,n,e,r,i){var o=t*t,s=o*t;return((1-3*t+3*o-s)*n+(4-6*o+3*s)*e+(1+3*t+3*o-3*s)*r+s*i)/6}function Ws(t){var n=t.length-1;return function(e){var r=e<=0?e=0:e>=1?(e=1,n-1):Math.floor(e*n),i=t[r],o=t[r+1],s=r>0?t[r-1]:2*i-o,a=r<n-1?t[r+2]:2*o-i;return Mi((e-r/n)*n,s,i,o,a)}}function Xs(t){var n=t.length;return function(e){var r=Math.floor(((e%=1)<0?++e:e)*n),i=t[(r+n-1)%n],o=t[r%n],s=t[(r+1)%n],a=t[(r+2)%n];return Mi((e-r/n)*n,i,o,s,a)}}var In=t=>()=>t;function Si(t,n){return function(e){return t+e*n}}function Gs(t,n,e){return t=Math.pow(t,e),n=Math.pow(n,e)-t,e=1/e,function(r){return Math.pow(t+r*n,e)}}function Ce(t,n){var e=n-t;return e?Si(t,e>180||e<-180?e-360*Math.round(e/360):e):In(isNaN(t)?n:t)}function Vs(t){return(t=+t)==1?j:function(n,e){return e-n?Gs(n,e,t):In(isNaN(n)?e:n)}}function j(t,n){var e=n-t;return e?Si(t,e):In(isNaN(t)?n:t)}var vi=(function t(n){var e=Vs(n);function r(i,o){var s=e((i=hn(i)).r,(o=hn(o)).r),a=e(i.g,o.g),c=e(i.b,o.b),u=j(i.opacity,o.opacity);return function(f){return i.r=s(f),i.g=a(f),i.b=c(f),i.opacity=u(f),i+""}}return r.gamma=t,r})(1);function Ti(t){return function(n){var e=n.length,r=new Array(e),i=new Array(e),o=new Array(e),s,a;for(s=0;s<e;++s)a=hn(n[s]),r[s]=a.r||0,i[s]=a.g||0,o[s]=a.b||0;return r=t(r),i=t(i),o=t(o),a.opacity=1,function(c){return a.r=r(c),a.g=i(c),a.b=o(c),a+""}}}var cc=Ti(Ws),fc=Ti(Xs);function Ys(t,n){n||(n=[]);var e=t?Math.min(n.length,t.length):0,r=n.slice(),i;return function(o){for(i=0;i<e;++i)r[i]=t[i]*(1-o)+n[i]*o;return r}}function Ks(t){return ArrayBuffer.isView(t)&&!(t instanceof DataView)}function Js(t,n){var e=n?n.length:0,r=t?Math.min(e,t.length):0,i=new Array(r),o=new Array(e),s;for(s=0;s<r;++s)i[s]=Hn(t[s],n[s]);for(;s<e;++s)o[s]=n[s];return function(a){for(s=0;s<r;++s)o[s]=i[s](a);return o}}function Zs(t,n){var e=new Date;return t=+t,n=+n,function(r){return e.setTime(t*(1-r)+n*r),e}}function rt(t,n){return t=+t,n=+n,function(e){return t*(1-e)+n*e}}function Qs(t,n){var e={},r={},i;(t===null||typeof t!="object")&&(t={}),(n===null||typeof n!="object")&&(n={});for(i in n)i in t?e[i]=Hn(t[i],n[i]):r[i]=n[i];return function(o){for(i in e)r[i]=e[i](o);return r}}var Se=/[-+]?(?:\d+\.?\d*|\.?\d+)(?:[eE][-+]?\d+)?/g,Me=new RegExp(Se.source,"g");function ta(t){return function(){return t}}function na(t){return function(n){return t(n)+""}}function ea(t,n){var e=Se.lastIndex=Me.lastIndex=0,r,i,o,s=-1,a=[],c=[];for(t=t+"",n=n+"";(r=Se.exec(t))&&(i=Me.exec(n));)(o=i.index)>e&&(o=n.slice(e,o),a[s]?a[s]+=o:a[++s]=o),(r=r[0])===(i=i[0])?a[s]?a[s]+=i:a[++s]=i:(a[++s]=null,c.push({i:s,x:rt(r,i)})),e=Me.lastIndex;return e<n.length&&(o=n.slice(e),a[s]?a[s]+=o:a[++s]=o),a.length<2?c[0]?na(c[0].x):ta(n):(n=c.length,function(u){for(var f=0,d;f<n;++f)a[(d=c[f]).i]=d.x(u);return a.join("")})}function Hn(t,n){var e=typeof n,r;return n==null||e==="boolean"?In(n):(e==="number"?rt:e==="string"?(r=jt(n))?(n=r,vi):ea:n instanceof jt?vi:n instanceof Date?Zs:Ks(n)?Ys:Array.isArray(n)?Js:typeof n.valueOf!="function"&&typeof n.toString!="function"||isNaN(n)?Qs:rt)(t,n)}function Ci(t,n){return t=+t,n=+n,function(e){return Math.round(t*(1-e)+n*e)}}var wi=180/Math.PI,Te={translateX:0,translateY:0,rotate:0,skewX:0,scaleX:1,scaleY:1};function Ni(t,n,e,r,i,o){var s,a,c;return(s=Math.sqrt(t*t+n*n))&&(t/=s,n/=s),(c=t*e+n*r)&&(e-=t*c,r-=n*c),(a=Math.sqrt(e*e+r*r))&&(e/=a,r/=a,c/=a),t*r<n*e&&(t=-t,n=-n,c=-c,s=-s),{translateX:i,translateY:o,rotate:Math.atan2(n,t)*wi,skewX:Math.atan(c)*wi,scaleX:s,scaleY:a}}var Bn;function ra(t){let n=new(typeof DOMMatrix=="function"?DOMMatrix:WebKitCSSMatrix)(t+"");return n.isIdentity?Te:Ni(n.a,n.b,n.c,n.d,n.e,n.f)}function ia(t){return t==null||(Bn||(Bn=document.createElementNS("http://www.w3.org/2000/svg","g")),Bn.setAttribute("transform",t),!(t=Bn.transform.baseVal.consolidate()))?Te:(t=t.matrix,Ni(t.a,t.b,t.c,t.d,t.e,t.f))}function Ai(t,n,e,r){function i(u){return u.length?u.pop()+" ":""}function o(u,f,d,p,h,m){if(u!==d||f!==p){var g=h.push("translate(",null,n,null,e);m.push({i:g-4,x:rt(u,d)},{i:g-2,x:rt(f,p)})}else(d||p)&&h.push("translate("+d+n+p+e)}function s(u,f,d,p){u!==f?(u-f>180?f+=360:f-u>180&&(u+=360),p.push({i:d.push(i(d)+"rotate(",null,r)-2,x:rt(u,f)})):f&&d.push(i(d)+"rotate("+f+r)}function a(u,f,d,p){u!==f?p.push({i:d.push(i(d)+"skewX(",null,r)-2,x:rt(u,f)}):f&&d.push(i(d)+"skewX("+f+r)}function c(u,f,d,p,h,m){if(u!==d||f!==p){var g=h.push(i(h)+"scale(",null,",",null,")");m.push({i:g-4,x:rt(u,d)},{i:g-2,x:rt(f,p)})}else(d!==1||p!==1)&&h.push(i(h)+"scale("+d+","+p+")")}return function(u,f){var d=[],p=[];return u=t(u),f=t(f),o(u.translateX,u.translateY,f.translateX,f.translateY,d,p),s(u.rotate,f.rotate,d,p),a(u.skewX,f.skewX,d,p),c(u.scaleX,u.scaleY,f.scaleX,f.scaleY,d,p),u=f=null,function(h){for(var m=-1,g=p.length,_;++m<g;)d[(_=p[m]).i]=_.x(h);return d.join("")}}}var hc=Ai(ra,"px, ","px)","deg)"),pc=Ai(ia,", ",")",")"),oa=1e-12;function ki(t){return((t=Math.exp(t))+1/t)/2}function sa(t){return((t=Math.exp(t))-1/t)/2}function aa(t){return((t=Math.exp(2*t))-1)/(t+1)}var dc=(function t(n,e,r){function i(o,s){var a=o[0],c=o[1],u=o[2],f=s[0],d=s[1],p=s[2],h=f-a,m=d-c,g=h*h+m*m,_,y;if(g<oa)y=Math.log(p/u)/n,_=function(I){return[a+I*h,c+I*m,u*Math.exp(n*I*y)]};else{var x=Math.sqrt(g),M=(p*p-u*u+r*g)/(2*u*e*x),v=(p*p-u*u-r*g)/(2*p*e*x),S=Math.log(Math.sqrt(M*M+1)-M),E=Math.log(Math.sqrt(v*v+1)-v);y=(E-S)/n,_=function(I){var D=I*y,q=ki(S),$=u/(e*x)*(q*aa(n*D+S)-sa(S));return[a+$*h,c+$*m,u*q/ki(n*D+S)]}}return _.duration=Math.abs(y)*1e3*n/Math.SQRT2,_}return i.rho=function(o){var s=Math.max(.001,+o),a=s*s,c=a*a;return t(s,a,c)},i})(Math.SQRT2,2,4);function Ri(t){return function(n,e){var r=t((n=En(n)).h,(e=En(e)).h),i=j(n.s,e.s),o=j(n.l,e.l),s=j(n.opacity,e.opacity);return function(a){return n.h=r(a),n.s=i(a),n.l=o(a),n.opacity=s(a),n+""}}}var mc=Ri(Ce),gc=Ri(j);function $i(t){return function(n,e){var r=t((n=On(n)).h,(e=On(e)).h),i=j(n.c,e.c),o=j(n.l,e.l),s=j(n.opacity,e.opacity);return function(a){return n.h=r(a),n.c=i(a),n.l=o(a),n.opacity=s(a),n+""}}}var _c=$i(Ce),yc=$i(j);function Pi(t){return(function n(e){e=+e;function r(i,o){var s=t((i=Dn(i)).h,(o=Dn(o)).h),a=j(i.s,o.s),c=j(i.l,o.l),u=j(i.opacity,o.opacity);return function(f){return i.h=s(f),i.s=a(f),i.l=c(Math.pow(f,e)),i.opacity=u(f),i+""}}return r.gamma=n,r})(1)}var bc=Pi(Ce),xc=Pi(j);function la(t){return Math.abs(t=Math.round(t))>=1e21?t.toLocaleString("en").replace(/,/g,""):t.toString(10)}function qn(t,n){if(!isFinite(t)||t===0)return null;var e=(t=n?t.toExponential(n-1):t.toExponential()).indexOf("e"),r=t.slice(0,e);return[r.length>1?r[0]+r.slice(2):r,+t.slice(e+1)]}function Wt(t){return t=qn(Math.abs(t)),t?t[1]:NaN}function ua(t,n){return function(e,r){for(var i=e.length,o=[],s=0,a=t[0],c=0;i>0&&a>0&&(c+a+1>r&&(a=Math.max(1,r-c)),o.push(e.substring(i-=a,i+a)),!((c+=a+1)>r));)a=t[s=(s+1)%t.length];return o.reverse().join(n)}}function ca(t){return function(n){return n.replace(/[0-9]/g,function(e){return t[+e]})}}var fa=/^(?:(.)?([<>=^]))?([+\-( ])?([$#])?(0)?(\d+)?(,)?(\.\d+)?(~)?([a-z%])?$/i;function pn(t){if(!(n=fa.exec(t)))throw new Error("invalid format: "+t);var n;return new Ne({fill:n[1],align:n[2],sign:n[3],symbol:n[4],zero:n[5],width:n[6],comma:n[7],precision:n[8]&&n[8].slice(1),trim:n[9],type:n[10]})}pn.prototype=Ne.prototype;function Ne(t){this.fill=t.fill===void 0?" ":t.fill+"",this.align=t.align===void 0?">":t.align+"",this.sign=t.sign===void 0?"-":t.sign+"",this.symbol=t.symbol===void 0?"":t.symbol+"",this.zero=!!t.zero,this.width=t.width===void 0?void 0:+t.width,this.comma=!!t.comma,this.precision=t.precision===void 0?void 0:+t.precision,this.trim=!!t.trim,this.type=t.type===void 0?"":t.type+""}Ne.prototype.toString=function(){return this.fill+this.align+this.sign+this.symbol+(this.zero?"0":"")+(this.width===void 0?"":Math.max(1,this.width|0))+(this.comma?",":"")+(this.precision===void 0?"":"."+Math.max(0,this.precision|0))+(this.trim?"~":"")+this.type};function ha(t){t:for(var n=t.length,e=1,r=-1,i;e<n;++e)switch(t[e]){case".":r=i=e;break;case"0":r===0&&(r=e),i=e;break;default:if(!+t[e])break t;r>0&&(r=0);break}return r>0?t.slice(0,r)+t.slice(i+1):t}var Fn;function pa(t,n){var e=qn(t,n);if(!e)return Fn=void 0,t.toPrecision(n);var r=e[0],i=e[1],o=i-(Fn=Math.max(-8,Math.min(8,Math.floor(i/3)))*3)+1,s=r.length;return o===s?r:o>s?r+new Array(o-s+1).join("0"):o>0?r.slice(0,o)+"."+r.slice(o):"0."+new Array(1-o).join("0")+qn(t,Math.max(0,n+o-1))[0]}function Ei(t,n){var e=qn(t,n);if(!e)return t+"";var r=e[0],i=e[1];return i<0?"0."+new Array(-i).join("0")+r:r.length>i+1?r.slice(0,i+1)+"."+r.slice(i+1):r+new Array(i-r.length+2).join("0")}var Oi={"%":(t,n)=>(t*100).toFixed(n),b:t=>Math.round(t).toString(2),c:t=>t+"",d:la,e:(t,n)=>t.toExponential(n),f:(t,n)=>t.toFixed(n),g:(t,n)=>t.toPrecision(n),o:t=>Math.round(t).toString(8),p:(t,n)=>Ei(t*100,n),r:Ei,s:pa,X:t=>Math.round(t).toString(16).toUpperCase(),x:t=>Math.round(t).toString(16)};function Li(t){return t}var Di=Array.prototype.map,Bi=["y","z","a","f","p","n","µ","m","","k","M","G","T","P","E","Z","Y"];function da(t){var n=t.grouping===void 0||t.thousands===void 0?Li:ua(Di.call(t.grouping,Number),t.thousands+""),e=t.currency===void 0?"":t.currency[0]+"",r=t.currency===void 0?"":t.currency[1]+"",i=t.decimal===void 0?".":t.decimal+"",o=t.numerals===void 0?Li:ca(Di.call(t.numerals,String)),s=t.percent===void 0?"%":t.percent+"",a=t.minus===void 0?"−":t.minus+"",c=t.nan===void 0?"NaN":t.nan+"";function u(d,p){d=pn(d);var h=d.fill,m=d.align,g=d.sign,_=d.symbol,y=d.zero,x=d.width,M=d.comma,v=d.precision,S=d.trim,E=d.type;E==="n"?(M=!0,E="g"):Oi[E]||(v===void 0&&(v=12),S=!0,E="g"),(y||h==="0"&&m==="=")&&(y=!0,h="0",m="=");var I=(p&&p.prefix!==void 0?p.prefix:"")+(_==="$"?e:_==="#"&&/[boxX]/.test(E)?"0"+E.toLowerCase():""),D=(_==="$"?r:/[%p]/.test(E)?s:"")+(p&&p.suffix!==void 0?p.suffix:""),q=Oi[E],$=/[defgprs%]/.test(E);v=v===void 0?6:/[gprs]/.test(E)?Math.max(1,Math.min(21,v)):Math.max(0,Math.min(20,v));function Y(w){var A=I,F=D,K,H,yt;if(E==="c")F=q(w)+F,w="";else{w=+w;var bt=w<0||1/w<0;if(w=isNaN(w)?c:q(Math.abs(w),v),S&&(w=ha(w)),bt&&+w==0&&g!=="+"&&(bt=!1),A=(bt?g==="("?g:a:g==="-"||g==="("?"":g)+A,F=(E==="s"&&!isNaN(w)&&Fn!==void 0?Bi[8+Fn/3]:"")+F+(bt&&g==="("?")":""),$){for(K=-1,H=w.length;++K<H;)if(yt=w.charCodeAt(K),48>yt||yt>57){F=(yt===46?i+w.slice(K+1):w.slice(K))+F,w=w.slice(0,K);break}}}M&&!y&&(w=n(w,1/0));var xt=A.length+w.length+F.length,Q=xt<x?new Array(x-xt+1).join(h):"";switch(M&&y&&(w=n(Q+w,Q.length?x-F.length:1/0),Q=""),m){case"<":w=A+w+F+Q;break;case"=":w=A+Q+w+F;break;case"^":w=Q.slice(0,xt=Q.length>>1)+A+w+F+Q.slice(xt);break;default:w=Q+A+w+F;break}return o(w)}return Y.toString=function(){return d+""},Y}function f(d,p){var h=Math.max(-8,Math.min(8,Math.floor(Wt(p)/3)))*3,m=Math.pow(10,-h),g=u((d=pn(d),d.type="f",d),{suffix:Bi[8+h/3]});return function(_){return g(m*_)}}return{format:u,formatPrefix:f}}var zn,Ae,Re;ma({thousands:",",grouping:[3],currency:["$",""]});function ma(t){return zn=da(t),Ae=zn.format,Re=zn.formatPrefix,zn}function Ii(t){return Math.max(0,-Wt(Math.abs(t)))}function Hi(t,n){return Math.max(0,Math.max(-8,Math.min(8,Math.floor(Wt(n)/3)))*3-Wt(Math.abs(t)))}function zi(t,n){return t=Math.abs(t),n=Math.abs(n)-t,Math.max(0,Wt(n)-Wt(t))+1}function ga(t,n){switch(arguments.length){case 0:break;case 1:this.range(t);break;default:this.range(n).domain(t);break}return this}function _a(t){return function(){return t}}function ya(t){return+t}var qi=[0,1];function Xt(t){return t}function $e(t,n){return(n-=t=+t)?function(e){return(e-t)/n}:_a(isNaN(n)?NaN:.5)}function ba(t,n){var e;return t>n&&(e=t,t=n,n=e),function(r){return Math.max(t,Math.min(n,r))}}function xa(t,n,e){var r=t[0],i=t[1],o=n[0],s=n[1];return i<r?(r=$e(i,r),o=e(s,o)):(r=$e(r,i),o=e(o,s)),function(a){return o(r(a))}}function va(t,n,e){var r=Math.min(t.length,n.length)-1,i=new Array(r),o=new Array(r),s=-1;for(t[r]<t[0]&&(t=t.slice().reverse(),n=n.slice().reverse());++s<r;)i[s]=$e(t[s],t[s+1]),o[s]=e(n[s],n[s+1]);return function(a){var c=Wr(t,a,1,r)-1;return o[c](i[c](a))}}function wa(t,n){return n.domain(t.domain()).range(t.range()).interpolate(t.interpolate()).clamp(t.clamp()).unknown(t.unknown())}function ka(){var t=qi,n=qi,e=Hn,r,i,o,s=Xt,a,c,u;function f(){var p=Math.min(t.length,n.length);return s!==Xt&&(s=ba(t[0],t[p-1])),a=p>2?va:xa,c=u=null,d}function d(p){return p==null||isNaN(p=+p)?o:(c||(c=a(t.map(r),n,e)))(r(s(p)))}return d.invert=function(p){return s(i((u||(u=a(n,t.map(r),rt)))(p)))},d.domain=function(p){return arguments.length?(t=Array.from(p,ya),f()):t.slice()},d.range=function(p){return arguments.length?(n=Array.from(p),f()):n.slice()},d.rangeRound=function(p){return n=Array.from(p),e=Ci,f()},d.clamp=function(p){return arguments.length?(s=p?!0:Xt,f()):s!==Xt},d.interpolate=function(p){return arguments.length?(e=p,f()):e},d.unknown=function(p){return arguments.length?(o=p,d):o},function(p,h){return r=p,i=h,f()}}function Ma(){return ka()(Xt,Xt)}function Sa(t,n,e,r){var i=Nn(t,n,e),o;switch(r=pn(r??",f"),r.type){case"s":{var s=Math.max(Math.abs(t),Math.abs(n));return r.precision==null&&!isNaN(o=Hi(i,s))&&(r.precision=o),Re(r,s)}case"":case"e":case"g":case"p":case"r":{r.precision==null&&!isNaN(o=zi(i,Math.max(Math.abs(t),Math.abs(n))))&&(r.precision=o-(r.type==="e"));break}case"f":case"%":{r.precision==null&&!isNaN(o=Ii(i))&&(r.precision=o-(r.type==="%")*2);break}}return Ae(r)}function Ta(t){var n=t.domain;return t.ticks=function(e){var r=n();return Yr(r[0],r[r.length-1],e??10)},t.tickFormat=function(e,r){var i=n();return Sa(i[0],i[i.length-1],e??10,r)},t.nice=function(e){e==null&&(e=10);var r=n(),i=0,o=r.length-1,s=r[i],a=r[o],c,u,f=10;for(a<s&&(u=s,s=a,a=u,u=i,i=o,o=u);f-- >0;){if(u=Cn(s,a,e),u===c)return r[i]=s,r[o]=a,n(r);if(u>0)s=Math.floor(s/u)*u,a=Math.ceil(a/u)*u;else if(u<0)s=Math.ceil(s*u)/u,a=Math.floor(a*u)/u;else break;c=u}return t},t}function Gt(){var t=Ma();return t.copy=function(){return wa(t,Gt())},ga.apply(t,arguments),Ta(t)}function Un(t){let n=it(null),[e,r]=z(t);return Pr(()=>{let i=n.current;if(!i)return;let o=a=>{a>0&&r(Math.floor(a))};if(o(i.getBoundingClientRect().width),typeof ResizeObserver>"u")return;let s=new ResizeObserver(a=>{for(let c of a)o(c.contentRect.width)});return s.observe(i),()=>s.disconnect()},[]),[n,e]}var Vt=[["host","Host compute","Host"],["device","Device compute","Device"],["communication","Host-device communication","Communication"]];function jn(t){return Vt.map(([n,e],r)=>({id:n,label:e,value:t[`${n}_ms`],color:Z(n,r)}))}function Pe({inference:t}){let{sessions:n,mean:e,percentiles:r,batches:i}=t,o=r.some(a=>a.few_samples),s=nt([e,...r],a=>a.total_ms)??0;return l(R,{id:"inference",title:"Session latency",note:V(n,"session"),children:[l("p",{class:"legend",children:Vt.map(([a,c],u)=>l("span",{class:"legend-item",children:[l(Mt,{color:Z(a,u)}),c]},a))}),l("table",{class:"latency-table",children:[l("caption",{class:"visually-hidden",children:"Session latency and its parts"}),l("thead",{children:l("tr",{children:[l("th",{scope:"col",children:"Percentile"}),l("th",{scope:"col",children:l("span",{class:"visually-hidden",children:"Parts, as a bar"})}),l("th",{scope:"col",class:"numeric",children:"Total"}),Vt.map(([a,,c])=>l("th",{scope:"col",class:"numeric",children:c},a))]})}),l("tbody",{children:[l(Fi,{name:"mean",latency:e,longest:s}),r.map(a=>l(Fi,{name:`p${Na(a.percentile)}`,latency:a,longest:s,mark:a.few_samples?"*":""},a.percentile))]})]}),l(Aa,{distribution:t.distribution,meanMs:e.total_ms}),l("p",{class:"caption",children:[l("span",{children:t.source}),o&&l("span",{children:"* Too few sessions for one to be above: it rests on the longest ones."}),i&&l("span",{children:Ca(i)})]})]})}function Ca({batches:t,sessions_per_batch:n,size:e,padding_percent:r,delay_ms:i}){let o=e===null?"":`, size ${lt(e)}`,s=r===null?"":` with ${G(r)} padding`;return`Batched: ${N(t)} batches of ${lt(n)} sessions${o}${s}. A session waits ${k(i.mean)} for its batch (p99 ${k(i.p99)}).`}function Na(t){return Number.isInteger(t)?String(t):String(Math.round(t*100)/100)}function Fi({name:t,latency:n,longest:e,mark:r=""}){let i=jn(n),o=i.map(s=>`${s.label} ${k(s.value)}`).join(", ");return l("tr",{children:[l("th",{scope:"row",children:[t,r]}),l("td",{class:"latency-bar",children:l("div",{style:{width:`${e>0?100*n.total_ms/e:0}%`},children:l(Lt,{parts:i,label:`${t}: ${o}`})})}),l("td",{class:"numeric",children:k(n.total_ms)}),i.map(s=>l("td",{class:"numeric",children:k(s.value)},s.id))]})}var Ui=150,Yt={top:16,right:24,bottom:26,left:62};function Aa({distribution:t,meanMs:n}){let[e,r]=Un(960),{edges_ms:i,counts:o}=t,s=i[0],a=i[i.length-1];if(s===void 0||a===void 0||o.length===0)return null;let c=mt(a),u=Math.max(40,r-Yt.left-Yt.right),f=Ui-Yt.top-Yt.bottom,d=Gt().domain([s,a===s?s+1:a].map(y=>y/tt[c])).range([0,u]),p=y=>d(y/tt[c]),h=d.tickFormat(8),m=Gt().domain([0,nt(o)??1]).nice(3).range([f,0]),g=o.map((y,x)=>{let M=p(i[x]??s),v=Math.max(1,p(i[x+1]??a)-M-1);return y>0?`M${M},${f}V${m(y)}h${v}V${f}z`:""}).join(""),_=o.indexOf(nt(o)??0);return l("div",{class:"chart",ref:e,children:l("svg",{width:r,height:Ui,role:"img","aria-label":`Distribution of session times from ${k(s)} to ${k(a)}; most are between ${k(i[_])} and ${k(i[_+1])}; mean ${k(n)}`,children:l("g",{transform:`translate(${Yt.left},${Yt.top})`,children:[m.ticks(3).filter(Number.isInteger).map(y=>l("g",{transform:`translate(0,${m(y)})`,children:[l("line",{class:y===0?"baseline":"gridline",x2:u}),l("text",{class:"tick-label",x:-8,dy:"0.32em","text-anchor":"end",children:N(y)})]},y)),l("path",{d:g,class:"histogram"}),l("g",{transform:`translate(${p(n)},0)`,children:[l("line",{class:"mean-line",y2:f}),l("text",{class:"mean-label",y:-4,"text-anchor":"middle",children:`mean ${k(n)}`})]}),d.ticks(8).map(y=>l("text",{class:"tick-label",x:d(y),y:f+16,"text-anchor":"middle",children:`${h(y)} ${c}`},y))]})})})}function ji({inference:t}){return l(T,{children:[l(Ra,{models:t.models??[]}),l(Pa,{sessions:t.slowest??[]})]})}function Ra({models:t}){if(t.length===0)return null;let n=[{key:"model",head:"Model",cell:e=>t[e].model??"not known"},{key:"sessions",head:"Sessions",numeric:!0,cell:e=>N(t[e].sessions)},{key:"rate",head:"Sessions per second",numeric:!0,cell:e=>en(t[e].sessions_per_second,"1/s")},...$a(t),...Wi("Mean",t.map(e=>e.mean))];return l(R,{id:"session-models",title:"Sessions by model",children:l(ot,{caption:"Sessions by model",columns:n,rowCount:t.length,pageSize:20})})}function $a(t){return[50,99].map(n=>({key:`p${n}`,head:`p${n}`,numeric:!0,cell:e=>{let r=t[e].percentiles.find(i=>i.percentile===n);return`${k(r?.total_ms)}${r?.few_samples?"*":""}`}}))}function Pa({sessions:t}){if(t.length===0)return null;let n=new Set(t.map(o=>o.host)).size>1,e=t.some(o=>o.model!==null),r=t.some(o=>o.batching_delay_ms!==null),i=[{key:"start",head:"Start",numeric:!0,cell:o=>k(t[o].start_ms)},...n?[{key:"host",head:"Host",cell:o=>t[o].host}]:[],...e?[{key:"model",head:"Model",cell:o=>t[o].model??"not known"}]:[],...Wi("Total",t),...r?[{key:"delay",head:"Waited for batch",numeric:!0,cell:o=>k(t[o].batching_delay_ms)}]:[]];return l(R,{id:"slowest-sessions",title:"Slowest sessions",note:"start after the start of the capture",children:l(ot,{caption:"Slowest sessions",columns:i,rowCount:t.length})})}function Wi(t,n){let e=nt(n,r=>r.total_ms)??0;return[{key:"bar",head:l("span",{class:"visually-hidden",children:"Parts, as a bar"}),cell:r=>l(Ea,{latency:n[r],longest:e})},{key:"total",head:t,numeric:!0,cell:r=>k(n[r].total_ms)},...Vt.map(([r,,i])=>({key:r,head:i,numeric:!0,cell:o=>k(n[o][`${r}_ms`])}))]}function Ea({latency:t,longest:n}){let e=jn(t),r=e.map(i=>`${i.label} ${k(i.value)}`).join(", ");return l("div",{class:"latency-bar latency-cell",children:l("div",{style:{width:`${n>0?100*t.total_ms/n:0}%`},children:l(Lt,{parts:e,label:r})})})}function Xi({overview:t}){let n=me(t),e=Object.entries(t.metrics).filter(([i,o])=>i!==n&&!xr(t,i,o));if(e.length===0)return null;let r=n===null?null:t.metrics[n]?.reason;return l(R,{id:"performance",title:"Performance summary",note:"open a row for its formula",children:l("div",{class:"metrics",children:Oa(e).map(i=>{let[o,s]=i[0];return i.length===1?l(Hr,{id:o,metric:s,said:r},o):l(zr,{entries:i},o)})})})}function Oa(t){let n=[];for(let e of t){let r=n[n.length-1],i=r?.[0]?.[1],o=e[1];i!==void 0&&i.value===null&&o.value===null&&i.reason!==null&&i.reason===o.reason?r.push(e):n.push([e])}return n}var La=.05,Da=3;function Gi(t){let n=t.length,e=new Float64Array(n),r=[],i=Ba(t),o=Math.max(Da,Math.ceil(n*La)),s=0;for(let a=0;a<n;a+=1){let c=i===0?0:Math.round(Vi(t,a)/i)-1;if(c>0){let u=Math.min(c,o);r.push({before:a,missing:c,slot:s,width:u}),s+=u}e[a]=s,s+=1}return{slot:e,slots:s,gaps:r}}function Ba(t){let n=[];for(let r=1;r<t.length;r+=1){let i=Vi(t,r);i>0&&n.push(i)}let e=n[0]??0;return n.every(r=>r===e)?e:ln(n)}function Vi(t,n){let e=t[n]??null,r=n>0?t[n-1]??null:null;return e===null||r===null?0:e-r}function Yi(t,n){let e=new Float64Array(n);for(let r of t)for(let i=0;i<n;i+=1)e[i]=e[i]+(r[i]??0);return e}var Ia=.22,Ha=3,za=56;function Ki(t,n,e,r,i){let o=Math.floor(i);return o<1||r<=e?[]:r-e<=o?qa(t,n,e,r,o):Fa(t,n,e,r,o)}function qa({slot:t},n,e,r,i){let o=i/(r-e),s=o>=Ha?Math.max(1,o*Ia):0,a=Math.min(o-s,za),c=[];for(let u=Ji(t,e);u<t.length&&t[u]<r;u+=1){let d=(t[u]-e+.5)*o-a/2;c.push({step:u,first:u,last:u,mean:n[u]??0,x:d,width:a})}return c}function Fa({slot:t},n,e,r,i){let o=i/(r-e),s=[],a=null,c=0,u=()=>{a&&(a.mean=c/(a.last-a.first+1))};for(let f=Ji(t,e);f<t.length&&t[f]<r;f+=1){let d=Math.min(i-1,Math.floor((t[f]-e)*o)),p=n[f]??0;a===null||a.x!==d?(u(),a={step:f,first:f,last:f,mean:p,x:d,width:1},c=p,s.push(a)):(a.last=f,c+=p,p>(n[a.step]??0)&&(a.step=f))}return u(),s}function Ji(t,n){let e=0,r=t.length;for(;e<r;){let i=e+r>>1;t[i]<n?e=i+1:r=i}return e}function Ua(t,n){let e=-1,r=1/0,i=0,o=t.length-1;for(;i<=o;){let s=i+o>>1,a=t[s],c=n-(a.x+a.width/2);Math.abs(c)<r&&(r=Math.abs(c),e=s),c<0?o=s-1:i=s+1}return e}var Wn=3,ja=1.25;function Zi(t,n,e){let r=Ua(t,e),i=t[r];if(!i||i.width>Wn)return r;let o=a=>n[t[a]?.step??-1]??0,s=r;for(let a=r-Wn;a<=r+Wn;a+=1){let c=t[a];c&&Math.abs(c.x-i.x)<=Wn&&o(a)>o(s)&&(s=a)}return o(s)>ja*o(r)?s:r}function Xn(t){return function(){return t}}var Wa=Math.cos;var Oe=Math.sin,Kt=Math.sqrt,Qi=1e-12,Gn=Math.PI,uf=Gn/2,so=2*Gn;var cf=Array.prototype.slice;function Xa(t){return typeof t=="object"&&"length"in t?t:Array.from(t)}function ao(t){this._context=t}ao.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(t,n){switch(t=+t,n=+n,this._point){case 0:this._point=1,this._line?this._context.lineTo(t,n):this._context.moveTo(t,n);break;case 1:this._point=2;default:this._context.lineTo(t,n);break}}};function Ga(t){return new ao(t)}var ff=Va(Ga);function lo(t){this._curve=t}lo.prototype={areaStart:function(){this._curve.areaStart()},areaEnd:function(){this._curve.areaEnd()},lineStart:function(){this._curve.lineStart()},lineEnd:function(){this._curve.lineEnd()},point:function(t,n){this._curve.point(n*Math.sin(t),n*-Math.cos(t))}};function Va(t){function n(e){return new lo(t(e))}return n._curve=t,n}var hf=Kt(3);var Ya=Kt(1/3),pf=Ya*2;var uo=Oe(Gn/10)/Oe(7*Gn/10),df=Oe(so/10)*uo,mf=-Wa(so/10)*uo;var gf=Kt(3);var _f=Kt(3);var yf=Kt(3)/2,Ka=1/Kt(12),bf=(Ka/2+1)*3;function _t(){}function Vn(t,n,e){t._context.bezierCurveTo((2*t._x0+t._x1)/3,(2*t._y0+t._y1)/3,(t._x0+2*t._x1)/3,(t._y0+2*t._y1)/3,(t._x0+4*t._x1+n)/6,(t._y0+4*t._y1+e)/6)}function De(t){this._context=t}De.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){switch(this._point){case 3:Vn(this,this._x1,this._y1);case 2:this._context.lineTo(this._x1,this._y1);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(t,n){switch(t=+t,n=+n,this._point){case 0:this._point=1,this._line?this._context.lineTo(t,n):this._context.moveTo(t,n);break;case 1:this._point=2;break;case 2:this._point=3,this._context.lineTo((5*this._x0+this._x1)/6,(5*this._y0+this._y1)/6);default:Vn(this,t,n);break}this._x0=this._x1,this._x1=t,this._y0=this._y1,this._y1=n}};function Ja(t){this._context=t}Ja.prototype={areaStart:_t,areaEnd:_t,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._y0=this._y1=this._y2=this._y3=this._y4=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x2,this._y2),this._context.closePath();break}case 2:{this._context.moveTo((this._x2+2*this._x3)/3,(this._y2+2*this._y3)/3),this._context.lineTo((this._x3+2*this._x2)/3,(this._y3+2*this._y2)/3),this._context.closePath();break}case 3:{this.point(this._x2,this._y2),this.point(this._x3,this._y3),this.point(this._x4,this._y4);break}}},point:function(t,n){switch(t=+t,n=+n,this._point){case 0:this._point=1,this._x2=t,this._y2=n;break;case 1:this._point=2,this._x3=t,this._y3=n;break;case 2:this._point=3,this._x4=t,this._y4=n,this._context.moveTo((this._x0+4*this._x1+t)/6,(this._y0+4*this._y1+n)/6);break;default:Vn(this,t,n);break}this._x0=this._x1,this._x1=t,this._y0=this._y1,this._y1=n}};function Za(t){this._context=t}Za.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(t,n){switch(t=+t,n=+n,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3;var e=(this._x0+4*this._x1+t)/6,r=(this._y0+4*this._y1+n)/6;this._line?this._context.lineTo(e,r):this._context.moveTo(e,r);break;case 3:this._point=4;default:Vn(this,t,n);break}this._x0=this._x1,this._x1=t,this._y0=this._y1,this._y1=n}};function co(t,n){this._basis=new De(t),this._beta=n}co.prototype={lineStart:function(){this._x=[],this._y=[],this._basis.lineStart()},lineEnd:function(){var t=this._x,n=this._y,e=t.length-1;if(e>0)for(var r=t[0],i=n[0],o=t[e]-r,s=n[e]-i,a=-1,c;++a<=e;)c=a/e,this._basis.point(this._beta*t[a]+(1-this._beta)*(r+c*o),this._beta*n[a]+(1-this._beta)*(i+c*s));this._x=this._y=null,this._basis.lineEnd()},point:function(t,n){this._x.push(+t),this._y.push(+n)}};var xf=(function t(n){function e(r){return n===1?new De(r):new co(r,n)}return e.beta=function(r){return t(+r)},e})(.85);function Yn(t,n,e){t._context.bezierCurveTo(t._x1+t._k*(t._x2-t._x0),t._y1+t._k*(t._y2-t._y0),t._x2+t._k*(t._x1-n),t._y2+t._k*(t._y1-e),t._x2,t._y2)}function Be(t,n){this._context=t,this._k=(1-n)/6}Be.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:Yn(this,this._x1,this._y1);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(t,n){switch(t=+t,n=+n,this._point){case 0:this._point=1,this._line?this._context.lineTo(t,n):this._context.moveTo(t,n);break;case 1:this._point=2,this._x1=t,this._y1=n;break;case 2:this._point=3;default:Yn(this,t,n);break}this._x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=n}};var vf=(function t(n){function e(r){return new Be(r,n)}return e.tension=function(r){return t(+r)},e})(0);function Ie(t,n){this._context=t,this._k=(1-n)/6}Ie.prototype={areaStart:_t,areaEnd:_t,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=this._y2=this._y3=this._y4=this._y5=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(t,n){switch(t=+t,n=+n,this._point){case 0:this._point=1,this._x3=t,this._y3=n;break;case 1:this._point=2,this._context.moveTo(this._x4=t,this._y4=n);break;case 2:this._point=3,this._x5=t,this._y5=n;break;default:Yn(this,t,n);break}this._x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=n}};var wf=(function t(n){function e(r){return new Ie(r,n)}return e.tension=function(r){return t(+r)},e})(0);function He(t,n){this._context=t,this._k=(1-n)/6}He.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(t,n){switch(t=+t,n=+n,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:Yn(this,t,n);break}this._x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=n}};var kf=(function t(n){function e(r){return new He(r,n)}return e.tension=function(r){return t(+r)},e})(0);function ze(t,n,e){var r=t._x1,i=t._y1,o=t._x2,s=t._y2;if(t._l01_a>Qi){var a=2*t._l01_2a+3*t._l01_a*t._l12_a+t._l12_2a,c=3*t._l01_a*(t._l01_a+t._l12_a);r=(r*a-t._x0*t._l12_2a+t._x2*t._l01_2a)/c,i=(i*a-t._y0*t._l12_2a+t._y2*t._l01_2a)/c}if(t._l23_a>Qi){var u=2*t._l23_2a+3*t._l23_a*t._l12_a+t._l12_2a,f=3*t._l23_a*(t._l23_a+t._l12_a);o=(o*u+t._x1*t._l23_2a-n*t._l12_2a)/f,s=(s*u+t._y1*t._l23_2a-e*t._l12_2a)/f}t._context.bezierCurveTo(r,i,o,s,t._x2,t._y2)}function fo(t,n){this._context=t,this._alpha=n}fo.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:this.point(this._x2,this._y2);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(t,n){if(t=+t,n=+n,this._point){var e=this._x2-t,r=this._y2-n;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(e*e+r*r,this._alpha))}switch(this._point){case 0:this._point=1,this._line?this._context.lineTo(t,n):this._context.moveTo(t,n);break;case 1:this._point=2;break;case 2:this._point=3;default:ze(this,t,n);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=n}};var Mf=(function t(n){function e(r){return n?new fo(r,n):new Be(r,0)}return e.alpha=function(r){return t(+r)},e})(.5);function ho(t,n){this._context=t,this._alpha=n}ho.prototype={areaStart:_t,areaEnd:_t,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=this._y2=this._y3=this._y4=this._y5=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(t,n){if(t=+t,n=+n,this._point){var e=this._x2-t,r=this._y2-n;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(e*e+r*r,this._alpha))}switch(this._point){case 0:this._point=1,this._x3=t,this._y3=n;break;case 1:this._point=2,this._context.moveTo(this._x4=t,this._y4=n);break;case 2:this._point=3,this._x5=t,this._y5=n;break;default:ze(this,t,n);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=n}};var Sf=(function t(n){function e(r){return n?new ho(r,n):new Ie(r,0)}return e.alpha=function(r){return t(+r)},e})(.5);function po(t,n){this._context=t,this._alpha=n}po.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(t,n){if(t=+t,n=+n,this._point){var e=this._x2-t,r=this._y2-n;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(e*e+r*r,this._alpha))}switch(this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:ze(this,t,n);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=n}};var Tf=(function t(n){function e(r){return n?new po(r,n):new He(r,0)}return e.alpha=function(r){return t(+r)},e})(.5);function Qa(t){this._context=t}Qa.prototype={areaStart:_t,areaEnd:_t,lineStart:function(){this._point=0},lineEnd:function(){this._point&&this._context.closePath()},point:function(t,n){t=+t,n=+n,this._point?this._context.lineTo(t,n):(this._point=1,this._context.moveTo(t,n))}};function to(t){return t<0?-1:1}function no(t,n,e){var r=t._x1-t._x0,i=n-t._x1,o=(t._y1-t._y0)/(r||i<0&&-0),s=(e-t._y1)/(i||r<0&&-0),a=(o*i+s*r)/(r+i);return(to(o)+to(s))*Math.min(Math.abs(o),Math.abs(s),.5*Math.abs(a))||0}function eo(t,n){var e=t._x1-t._x0;return e?(3*(t._y1-t._y0)/e-n)/2:n}function Ee(t,n,e){var r=t._x0,i=t._y0,o=t._x1,s=t._y1,a=(o-r)/3;t._context.bezierCurveTo(r+a,i+a*n,o-a,s-a*e,o,s)}function Le(t){this._context=t}Le.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=this._t0=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x1,this._y1);break;case 3:Ee(this,this._t0,eo(this,this._t0));break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(t,n){var e=NaN;if(t=+t,n=+n,!(t===this._x1&&n===this._y1)){switch(this._point){case 0:this._point=1,this._line?this._context.lineTo(t,n):this._context.moveTo(t,n);break;case 1:this._point=2;break;case 2:this._point=3,Ee(this,eo(this,e=no(this,t,n)),e);break;default:Ee(this,this._t0,e=no(this,t,n));break}this._x0=this._x1,this._x1=t,this._y0=this._y1,this._y1=n,this._t0=e}}};function tl(t){this._context=new mo(t)}(tl.prototype=Object.create(Le.prototype)).point=function(t,n){Le.prototype.point.call(this,n,t)};function mo(t){this._context=t}mo.prototype={moveTo:function(t,n){this._context.moveTo(n,t)},closePath:function(){this._context.closePath()},lineTo:function(t,n){this._context.lineTo(n,t)},bezierCurveTo:function(t,n,e,r,i,o){this._context.bezierCurveTo(n,t,r,e,o,i)}};function nl(t){this._context=t}nl.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=[],this._y=[]},lineEnd:function(){var t=this._x,n=this._y,e=t.length;if(e)if(this._line?this._context.lineTo(t[0],n[0]):this._context.moveTo(t[0],n[0]),e===2)this._context.lineTo(t[1],n[1]);else for(var r=ro(t),i=ro(n),o=0,s=1;s<e;++o,++s)this._context.bezierCurveTo(r[0][o],i[0][o],r[1][o],i[1][o],t[s],n[s]);(this._line||this._line!==0&&e===1)&&this._context.closePath(),this._line=1-this._line,this._x=this._y=null},point:function(t,n){this._x.push(+t),this._y.push(+n)}};function ro(t){var n,e=t.length-1,r,i=new Array(e),o=new Array(e),s=new Array(e);for(i[0]=0,o[0]=2,s[0]=t[0]+2*t[1],n=1;n<e-1;++n)i[n]=1,o[n]=4,s[n]=4*t[n]+2*t[n+1];for(i[e-1]=2,o[e-1]=7,s[e-1]=8*t[e-1]+t[e],n=1;n<e;++n)r=i[n]/o[n-1],o[n]-=r,s[n]-=r*s[n-1];for(i[e-1]=s[e-1]/o[e-1],n=e-2;n>=0;--n)i[n]=(s[n]-i[n+1])/o[n];for(o[e-1]=(t[e]+i[e-1])/2,n=0;n<e-1;++n)o[n]=2*t[n+1]-i[n+1];return[i,o]}function el(t,n){this._context=t,this._t=n}el.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=this._y=NaN,this._point=0},lineEnd:function(){0<this._t&&this._t<1&&this._point===2&&this._context.lineTo(this._x,this._y),(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line>=0&&(this._t=1-this._t,this._line=1-this._line)},point:function(t,n){switch(t=+t,n=+n,this._point){case 0:this._point=1,this._line?this._context.lineTo(t,n):this._context.moveTo(t,n);break;case 1:this._point=2;default:{if(this._t<=0)this._context.lineTo(this._x,n),this._context.lineTo(t,n);else{var e=this._x*(1-this._t)+t*this._t;this._context.lineTo(e,this._y),this._context.lineTo(e,n)}break}}this._x=t,this._y=n}};function io(t,n){if((s=t.length)>1)for(var e=1,r,i,o=t[n[0]],s,a=o.length;e<s;++e)for(i=o,o=t[n[e]],r=0;r<a;++r)o[r][1]+=o[r][0]=isNaN(i[r][1])?i[r][0]:i[r][1]}function oo(t){for(var n=t.length,e=new Array(n);--n>=0;)e[n]=n;return e}function rl(t,n){return t[n]}function il(t){let n=[];return n.key=t,n}function go(){var t=Xn([]),n=oo,e=io,r=rl;function i(o){var s=Array.from(t.apply(this,arguments),il),a,c=s.length,u=-1,f;for(let d of o)for(a=0,++u;a<c;++a)(s[a][u]=[0,+r(d,s[a].key,u,o)]).data=d;for(a=0,f=Xa(n(s));a<c;++a)s[f[a]].index=a;return e(s,f),s}return i.keys=function(o){return arguments.length?(t=typeof o=="function"?o:Xn(Array.from(o)),i):t},i.value=function(o){return arguments.length?(r=typeof o=="function"?o:Xn(+o),i):r},i.order=function(o){return arguments.length?(n=o==null?oo:typeof o=="function"?o:Xn(Array.from(o)),i):n},i.offset=function(o){return arguments.length?(e=o??io,i):e},i}function _o(t,n,e){let r=t[0],i=t[t.length-1];if(!r||!i)return[];let o=m=>String(n[m]??m),a=12+Math.max(o(r.first).length,o(i.last).length)*7,c=[],u=(m,g)=>{let _=c[c.length-1];(!_||m-_.x>=a)&&c.push({x:m,label:g})};if((t[1]?.x??1/0)-r.x>=a){for(let m of t)u(m.x+m.width/2,o(m.step));return c}let d=i.last-r.first+1,p=ol(t,n)/Math.max(1,d-1)||1,h=Math.max(1,Math.round(Nn(0,d*p,Math.max(1,e/(a*1.4)))));for(let m of t){let g=sl(n,m.first,m.last,h);g!==null&&u(m.x+m.width/2,o(g))}return c}function ol(t,n){let e=0;for(let r=1;r<t.length;r+=1){let i=n[t[r-1].first]??t[r-1].first,o=n[t[r].first]??t[r].first;o>i&&(e+=o-i)}return e}function sl(t,n,e,r){for(let i=n;i<=e;i+=1)if((t[i]??i)%r===0)return i;return null}var qe=296;function yo({steps:t,bucket:n,x:e,frameWidth:r}){let i=e+14+qe<=r?e+14:Math.max(0,e-14-qe);return l("div",{class:"tooltip",role:"status",hidden:n===null,style:{left:`${i}px`,width:`${qe}px`},children:n&&l(al,{steps:t,bucket:n})})}function al({steps:t,bucket:n}){let{columns:e}=t,{step:r}=n,i=e.duration_ms[r]??0,o=e.period_ms[r]??null,s=n.last-n.first+1;return l(T,{children:[l("p",{class:"tooltip-title",children:[l("strong",{children:ll(t,r)}),l("span",{class:"number",children:k(i)})]}),o!==null&&l("p",{class:"tooltip-line",children:[l("span",{children:"Start to next start"}),l("span",{class:"number",children:k(o)})]}),l("table",{class:"tooltip-table",children:l("tbody",{children:t.categories.map(({id:a,label:c},u)=>({id:a,label:c,index:u,ms:ul(t,a,r)})).filter(({ms:a})=>a>0).reverse().map(({id:a,label:c,index:u,ms:f})=>l("tr",{children:[l("th",{scope:"row",children:[l(Mt,{color:Z(a,u)}),c]}),l("td",{class:"numeric",children:k(f)}),l("td",{class:"numeric",children:G(i>0?100*f/i:null)})]},a))})}),e.complete[r]===!1&&l("p",{class:"tooltip-note",children:[l("strong",{children:"Incomplete:"})," ",e.incomplete_reason[r]??"no reason given"]}),s>1&&l("p",{class:"tooltip-note",children:["Longest of ",N(s)," steps in this column; their mean is"," ",k(n.mean),". Zoom in to see each."]})]})}function ll(t,n){let e=String(t.columns.number[n]??n),r=t.columns.name[n]??"",i=`Step ${e}`;return r===""||r===e||r===i?i:`${i} · ${r}`}function ul(t,n,e){return t.columns[n]?.[e]??0}var xo=264,ft={top:14,right:66,bottom:30,left:62},ct=xo-ft.top-ft.bottom,Fe=5,cl=4,fl=6,hl=1.6;function vo({steps:t,layout:n,hidden:e,meanMs:r,fitTypical:i,zoom:o,onZoom:s}){let[a,c]=Un(960),[u,f]=z(null),[d,p]=z(null),h=it(null),{columns:m}=t,g=m.duration_ms.length,_=U(()=>t.categories.filter(({id:b})=>!e.has(b)),[t,e]),y=U(()=>Yi(_.map(({id:b})=>dn(t,b)),g),[t,_,g]),[x,M]=o??[0,n.slots],v=Math.max(40,c-ft.left-ft.right),S=U(()=>Ki(n,y,x,M,v),[n,y,x,M,v]),E=U(()=>pl(S,y,i),[S,y,i]),I=mt(E),D=Gt().domain([0,E/tt[I]]).nice(Fe).range([ct,0]),q=b=>D(b/tt[I]),$=D.domain()[1]*tt[I],Y=D.tickFormat(Fe),w=U(()=>dl(t,_,S,b=>q(Math.min(b,$))),[t,_,S,$]),A=U(()=>ml(t,S,y,b=>q(Math.min(b,$)),$),[t,S,y,$]),F=U(()=>_o(S,m.number,v),[S,m,v]),K=u===null?-1:_l(S,u),H=S[K]??null,yt=b=>x+b/v*(M-x),bt=b=>(b-x)/(M-x)*v,xt=b=>{let O=b.currentTarget.getBoundingClientRect();return Math.max(0,Math.min(v,b.clientX-O.left-ft.left))},Q=b=>{let O=xt(b),W=h.current;if(W!==null&&Math.abs(O-W)>=fl){p([Math.min(W,O),Math.max(W,O)]),f(null);return}f(S[Zi(S,y,O)]?.step??null)},zo=b=>{b.button!==0||b.pointerType==="touch"||(h.current=xt(b),b.currentTarget.setPointerCapture?.(b.pointerId))},qo=()=>{h.current=null,d&&(s(bo(yt(d[0]),yt(d[1]),n.slots)),p(null))},vt=b=>{let O=S[Math.max(0,Math.min(S.length-1,b))];O&&f(O.step)},Kn=b=>{let O=H?n.slot[H.step]+.5:(x+M)/2,W=(M-x)*b/2,Rt=bo(O-W,O+W,n.slots);s(Rt[1]-Rt[0]>=n.slots?null:Rt)},Fo=b=>{if(b.ctrlKey||b.metaKey||b.altKey)return;let O=Math.max(1,Math.round(S.length/10)),Rt={ArrowLeft:()=>vt(K-1),ArrowRight:()=>vt(K+1),PageUp:()=>vt(K-O),PageDown:()=>vt(K+O),Home:()=>vt(0),End:()=>vt(S.length-1),Escape:()=>f(null),"+":()=>Kn(.5),"=":()=>Kn(.5),"-":()=>Kn(2),0:()=>s(null)}[b.key];Rt&&(b.preventDefault(),Rt())};return l("div",{class:"chart step-bars",ref:a,children:[l("svg",{width:c,height:xo,role:"application","aria-roledescription":"bar chart","aria-label":`Step time of ${V(g,"step")}`+(r===null?"":`, mean ${k(r)}`)+". Arrow keys, Home and End move between steps; plus and minus zoom.",tabindex:0,onPointerMove:Q,onPointerDown:zo,onPointerUp:qo,onPointerLeave:()=>h.current===null&&f(null),onKeyDown:Fo,onFocus:b=>{b.currentTarget.matches(":focus-visible")&&u===null&&vt(0)},onBlur:()=>f(null),children:[l("defs",{children:l("pattern",{id:"incomplete-hatch",width:"6",height:"6",patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)",children:[l("rect",{class:"hatch-veil",width:"6",height:"6"}),l("rect",{class:"hatch-line",width:"2",height:"6"})]})}),l("g",{transform:`translate(${ft.left},${ft.top})`,children:[D.ticks(Fe).map(b=>l("g",{transform:`translate(0,${D(b)})`,children:[l("line",{class:b===0?"baseline":"gridline",x2:v}),l("text",{class:"tick-label",x:-8,dy:"0.32em","text-anchor":"end",children:`${Y(b)} ${I}`})]},b)),n.gaps.map(b=>{let O=Math.max(0,bt(b.slot)),W=Math.min(v,bt(b.slot+b.width));return W-O>=3&&l("line",{class:"gap-line",x1:O+1,x2:W-1,y1:ct,y2:ct},b.before)}),H&&l("rect",{class:"cursor-band",x:H.x-2,y:0,width:H.width+4,height:ct}),w.map(({id:b,d:O,color:W})=>l("path",{"data-category":b,d:O,fill:W,"shape-rendering":"crispEdges"},b)),A.incomplete&&l("path",{class:"incomplete",d:A.incomplete,fill:"url(#incomplete-hatch)"}),A.cut&&l("path",{class:"cut-mark",d:A.cut}),gl(S,m.number).map(b=>l("line",{class:"restart-line",x1:b,x2:b,y1:0,y2:ct},b)),r!==null&&e.size===0&&r<=$&&l("g",{class:"mean",transform:`translate(0,${q(r)})`,children:[l("line",{class:"mean-halo",x2:v}),l("line",{class:"mean-line",x2:v}),l("text",{class:"mean-label",x:v+6,dy:"-0.2em",children:"mean"}),l("text",{class:"mean-label",x:v+6,dy:"0.95em",children:k(r)})]}),H&&l("rect",{class:"cursor",x:H.x-1,y:q(Math.min($,y[H.step]??0))-1,width:H.width+2,height:ct-q(Math.min($,y[H.step]??0))+2}),d&&l("rect",{class:"drag",x:d[0],width:d[1]-d[0],y:0,height:ct}),F.map(b=>l("g",{transform:`translate(${b.x},${ct})`,children:[l("line",{class:"tick-mark",y2:4}),l("text",{class:"tick-label",y:16,"text-anchor":"middle",children:b.label})]},b.x)),l("text",{class:"tick-label",x:v+ft.right,y:ct+16,"text-anchor":"end",children:"step"})]})]}),S.some(b=>b.last>b.first)&&l("p",{class:"caption",children:"Each column stands for several steps and shows the longest of them."}),l(yo,{steps:t,bucket:H,x:H?ft.left+H.x+H.width/2:0,frameWidth:c})]})}function dn(t,n){return t.columns[n]??[]}function wo(t){let n=ln(t)??0;return t.length>3&&n>0?(nt(t)??0)/n:1}function pl(t,n,e){let r=nt(t,o=>n[o.step]??0)??0,i=e?Math.min(r,hl*(ln(n)??0)):r;return i>0?i:1}function dl(t,n,e,r){let i=new Map(n.map(({id:s})=>[s,dn(t,s)]));return go().keys([...i.keys()]).value((s,a)=>i.get(a)?.[s.step]??0)(e).map(s=>({id:s.key,color:Z(s.key,t.categories.findIndex(({id:a})=>a===s.key)),d:s.map(([a,c],u)=>ko(e[u],r(a),r(c))).join("")}))}function ml(t,n,e,r,i){let o="",s="";for(let a of n){let c=e[a.step]??0;if(t.columns.complete[a.step]===!1&&(o+=ko(a,r(0),r(c))),c>i){let u=Jt(a.x+a.width/2);s+=`M${u},-12l5,7h-10z`}}return{incomplete:o,cut:s}}function ko(t,n,e){return n-e<=0?"":`M${Jt(t.x)},${Jt(n)}V${Jt(e)}h${Jt(t.width)}V${Jt(n)}z`}function Jt(t){return String(Math.round(t*100)/100)}function gl(t,n){let e=[];for(let r=1;r<t.length;r+=1){let i=t[r-1],o=t[r];(n[o.first]??0)<(n[i.last]??0)&&e.push((i.x+i.width+o.x)/2)}return e.length<=40?e:[]}function _l(t,n){let e=0,r=t.length-1;for(;e<=r;){let i=e+r>>1,o=t[i];if(n<o.first)r=i-1;else if(n>o.last)e=i+1;else return i}return-1}function bo(t,n,e){let r=Math.min(e,Math.max(cl,Math.round(n-t))),i=Math.max(0,Math.min(e-r,Math.floor(t)));return[i,i+r]}var yl={device_markers:"Step markers of the device",host_markers:"Step markers of the host",inferred:"Steps are inferred"},bl=60,xl=3,vl=5;function Mo({steps:t,meanMs:n}){let[e,r]=z(new Set),[i,o]=z(!1),s=U(()=>wo(t.columns.duration_ms),[t]),[a,c]=z(s>=vl),[u,f]=z(null),d=t.columns.duration_ms.length,p=U(()=>Gi(t.columns.number),[t]),h=U(()=>t.categories.filter(({id:g})=>Cl(dn(t,g))),[t]),m=g=>{let _=new Set(e);_.delete(g)||_.add(g),r(_)};return l(R,{id:"steps",title:"Step time",note:V(d,"step")+(i||d<bl?"":"; drag across the graph to zoom"),actions:l(T,{children:[u&&!i&&l("button",{type:"button",onClick:()=>f(null),children:"Show all steps"}),s>=xl&&!i&&l("button",{type:"button","aria-pressed":a,onClick:()=>c(!a),children:"Fit typical steps"}),l("button",{type:"button","aria-pressed":i,onClick:()=>o(!i),children:"Show as table"})]}),children:[i?l(Tl,{steps:t}):l(T,{children:[l(_r,{categories:h,hidden:e,onToggle:m}),l(vo,{steps:t,layout:p,hidden:e,meanMs:n,fitTypical:a,zoom:u,onZoom:f})]}),l(wl,{steps:t,gaps:p.gaps,cut:a&&!i})]})}function wl({steps:t,gaps:n,cut:e}){let{number:r,complete:i}=t.columns,o=i.filter(s=>!s).length;return l("p",{class:"caption",children:[l("span",{children:[t.source==="inferred"&&l(J,{children:"inferred"})," ",yl[t.source]??t.source,t.method?`: ${t.method}`:""]}),o>0&&l("span",{children:[l("span",{class:"hatch-swatch","aria-hidden":"true"})," ",V(o,"incomplete step"),", left out of averages"]}),e&&l("span",{children:[l("span",{class:"cut-swatch","aria-hidden":"true",children:"▲"})," longer than the axis shows"]}),n.length>0&&l("span",{children:["Not in the profile: ",Ml(n,r)]})]})}var kl=4;function Ml(t,n){let e=t.slice(0,kl).map(i=>Sl(i,n)),r=t.length-e.length;return e.join("; ")+(r>0?`; and ${V(r,"more gap")}`:"")}function Sl(t,n){let e=n[t.before-1],r=n[t.before];return`${V(t.missing,"step")} between ${e} and ${r}`}function Tl({steps:t}){let{columns:n}=t,e=mt(n.duration_ms.reduce((i,o)=>Math.max(i,o),0)),r=[{key:"number",head:"Step",numeric:!0,cell:i=>n.number[i]??i},...n.name.some((i,o)=>i&&i!==String(n.number[o]))?[{key:"name",head:"Name",cell:i=>n.name[i]??""}]:[],{key:"start",head:`Start, ${e}`,numeric:!0,cell:i=>nn(n.start_ms[i],e)},{key:"duration",head:`Duration, ${e}`,numeric:!0,cell:i=>nn(n.duration_ms[i],e)},{key:"period",head:`Period, ${e}`,numeric:!0,cell:i=>nn(n.period_ms[i],e)},...t.categories.map(({id:i,label:o})=>({key:`category-${i}`,head:`${o}, ${e}`,numeric:!0,cell:s=>nn(dn(t,i)[s],e)})),{key:"complete",head:"Complete",cell:i=>n.complete[i]?"yes":`no: ${n.incomplete_reason[i]??"no reason given"}`}];return l(ot,{caption:"Time of each step",columns:r,rowCount:n.duration_ms.length,pageSize:25})}function Cl(t){for(let n=0;n<t.length;n+=1)if((t[n]??0)>0)return!0;return!1}var Nl=[["device","Top device ops"],["host","Top host ops"]];function So({ops:t}){return l(T,{children:Nl.map(([n,e])=>l(Al,{id:`top-ops-${n}`,title:e,ops:t.filter(r=>r.side===n)},n))})}function Al({id:t,title:n,ops:e}){if(e.length===0)return null;let r=e.some(s=>s.gflops_per_s!==null),i=e.some(s=>s.tensorcore_eligible!==null),o=[{key:"name",head:"Op",cell:s=>l($l,{op:e[s]})},{key:"category",head:"Category",cell:s=>e[s].category},{key:"count",head:"Calls",numeric:!0,cell:s=>N(e[s].occurrences)},{key:"self",head:"Self time",numeric:!0,cell:s=>k(e[s].self_ms)},{key:"share",head:"Share",numeric:!0,cell:s=>G(e[s].share_percent)},{key:"cumulative",head:"Cumulative",numeric:!0,cell:s=>G(e[s].cumulative_percent)},...r?[{key:"rate",head:"GFLOP/s",numeric:!0,cell:s=>lt(e[s].gflops_per_s)}]:[],...i?[{key:"tensorcore",head:"Tensor Core",cell:s=>Rl(e[s])}]:[]];return l(R,{id:t,title:n,note:"by self time",children:l(ot,{caption:n,columns:o,rowCount:e.length,pageSize:10})})}function Rl(t){return t.tensorcore_used?"used":t.tensorcore_eligible===null?"–":t.tensorcore_eligible?t.tensorcore_used===null?"eligible, use not told":"eligible, not used":"not eligible"}function $l({op:t}){let n=t.framework_op&&t.framework_op!==t.name?t.framework_op:null;return l(T,{children:[l("code",{class:"op-name",children:t.name}),n&&l("span",{class:"metric-reason",children:n})]})}function To({overview:t}){let{steps:n,inference:e,job:r,environment:i}=t,o=n!==null&&n.columns.duration_ms.length>0,s=r.kind==="inference"&&e!==null,a=o&&l(Mo,{steps:n,meanMs:t.metrics.step_time?.value??null});return l("div",{class:"report",children:[i.simulated===!0&&l("p",{class:"banner",children:[l("strong",{children:"Simulated profile:"})," these numbers come from a generator, not from a device."]}),l("div",{class:"first-row",children:[l(qr,{overview:t}),s?l(Pe,{inference:e}):l(le,{overview:t})]}),l(Ir,{findings:t.findings}),l(Xi,{overview:t}),!s&&e&&l(Pe,{inference:e}),e&&l(ji,{inference:e}),s&&o?l("details",{class:"folded",children:[l("summary",{children:"Steps"}),l(le,{overview:t}),a]}):a,l("div",{class:"two-columns",children:[l(Br,{overview:t}),l(dr,{overview:t})]}),l(Or,{devices:t.devices}),l(Lr,{hosts:t.hosts}),l(So,{ops:t.top_ops})]})}var Pl=20;function Co({runs:t,chosen:n,onChoose:e}){let[r,i]=z(""),o=t.filter(s=>El(s,r));return l(T,{children:[t.length>Pl&&l("p",{class:"picker",children:[l("label",{for:"run-search",children:"Search runs"}),l("input",{id:"run-search",type:"search",value:r,placeholder:`${o.length} of ${t.length}`,onInput:s=>i(s.currentTarget.value)})]}),l("p",{class:"picker",children:[l("label",{for:"run-picker",children:"Run"}),l("select",{id:"run-picker",value:n,onChange:s=>e(s.currentTarget.value),children:t.filter(s=>s.id===n||o.includes(s)).map(s=>l("option",{value:s.id,children:Ol(s)},s.id))})]})]})}function El(t,n){let e=[t.id,...t.hosts].map(i=>i.toLowerCase());return n.toLowerCase().split(/\s+/).filter(Boolean).every(i=>e.some(o=>o.includes(i)))}function Ol({id:t,status:n,parts:e}){return n==="empty"?`${t} (empty)`:n==="writing"?`${t} (still being written)`:e?`${t} (${e.length} sessions put together)`:t}var Ue="overview",Zt=`p.${Ue}.`,No={run:null,host:null};function je(){let t=Ro()?.location;return t?Ll(t.hash):No}function Ao(t){let n=Ro();if(n)try{let e=Dl(n.location.hash,t);if(e===null||e===n.location.hash)return;n.history.replaceState(n.history.state,"",e)}catch{}}function Ll(t){let n={...No};for(let e of t.replace(/^#/,"").split("&")){let r=e.indexOf("=");if(r<0)continue;let i=e.slice(0,r),o=Bl(e.slice(r+1));i===`${Zt}run`&&(n.run=o||null),i===`${Zt}host`&&(n.host=o||null)}return n}function Dl(t,n){let e=t.replace(/^#/,"").split("&").filter(o=>o!==""),r=e[0]!==void 0&&!e[0].includes("=")?e.shift():void 0;if(r!==void 0&&r!==Ue)return null;let i=e.filter(o=>!o.startsWith(`${Zt}run=`)&&!o.startsWith(`${Zt}host=`));return n.run!==null&&i.push(`${Zt}run=${encodeURIComponent(n.run)}`),n.host!==null&&i.push(`${Zt}host=${encodeURIComponent(n.host)}`),`#${[Ue,...i].join("&")}`}function Bl(t){try{return decodeURIComponent(t)}catch{return t}}function Ro(){try{let t=window.parent;return t!==window&&typeof t.location.hash=="string"?t:null}catch{return null}}function $o(t){if(window.parent===window)return;let n=new MessageChannel;n.port1.onmessage=e=>{let r;try{r=JSON.parse(e.data)}catch{return}if(r.isReply)return;r.type==="experimental.DataReloaded"&&t();let i={type:r.type,id:r.id,payload:null,error:null,isReply:!0};n.port1.postMessage(JSON.stringify(i))},window.parent.postMessage("experimental.bootstrap","*",[n.port2])}var Il=1e3,Po={runs:null,choice:null,overview:null,shown:null,loading:!0,waiting:null,error:null,lostLink:null};function Lo(){let[t,n]=z(Po),e=Bt(p=>n(h=>({...h,...p})),[]),r=it(null),i=it(!1),o=it(new tn),s=it(new tn),a=it(void 0),c=Bt(async p=>{e({choice:p,loading:!0,waiting:null,error:null});try{let h=await o.current.run(m=>lr(p.run,p.host,m,g=>e({waiting:g.message}),g=>e({overview:g,shown:p,waiting:Hl(g)})));h!==null&&e({overview:h,shown:p,loading:!1,waiting:null})}catch(h){e({error:Oo(h),overview:null,shown:null,loading:!1,waiting:null})}},[]),u=Bt(p=>{i.current=!0,r.current=p,Ao(p),e({lostLink:null}),c(p)},[]),f=Bt(async p=>{clearTimeout(a.current);let h;try{h=await s.current.run(x=>ar(x))}catch(x){o.current.cancel(),r.current=null,e({...Po,loading:!1,error:Oo(x)});return}if(h===null)return;h.scanning&&(a.current=setTimeout(()=>{f(!1)},Il));let m=i.current?r.current:zl(h.runs),g=i.current||h.scanning?null:ql(h.runs),_=Eo(h.runs,m)??Eo(h.runs,r.current)??Fl(h.runs),y=_?.run!==r.current?.run||_?.host!==r.current?.host;r.current=_,e({runs:h,lostLink:g}),_===null?(o.current.cancel(),e({choice:null,overview:null,shown:null,error:null,waiting:null,loading:h.scanning})):(y||p)&&c(_)},[]),d=Bt(()=>{f(!0)},[]);return $r(()=>($o(d),d(),()=>{clearTimeout(a.current),o.current.cancel(),s.current.cancel()}),[]),{...t,choose:u,reload:d}}function Hl({run:t}){return`${t.files.length} of ${t.files.length+(t.pending?.length??0)} hosts so far`}function zl(t){let n=je(),e=t.find(({id:r})=>r===n.run);return e?{run:e.id,host:e.hosts.find(r=>r===n.host)??null}:null}function ql(t){let{run:n}=je();return n!==null&&t.length>0&&t.every(({id:e})=>e!==n)?n:null}function Eo(t,n){let e=n&&t.find(({id:r})=>r===n.run);return e?{run:e.id,host:e.hosts.find(r=>r===n.host)??null}:null}function Fl(t){let n=t.find(({status:e})=>e!=="empty")??t[0];return n?{run:n.id,host:null}:null}function Oo(t){return t instanceof X?t:new X("page",t instanceof Error?t.message:String(t))}var Do="";function Bo(){let t=Lo(),{runs:n,choice:e,overview:r,loading:i,lostLink:o}=t;return l(T,{children:[l("header",{class:"bar",children:[l("h1",{children:"Overview"}),n&&e&&l(jl,{runs:n.runs,choice:e,onChoose:t.choose}),r&&l(Wl,{overview:r}),l("p",{class:"activity",role:"status",children:i&&r?t.waiting??"Loading …":n?.scanning?"Searching for runs …":""})]}),l("main",{"aria-busy":i,children:[o!==null&&e&&l("p",{class:"banner",children:["The run “",o,"” of this address does not exist; this is “",e.run,"”."]}),l(We,{subject:r,onRetry:t.reload,children:l(Ul,{page:t})})]})]})}function Ul({page:t}){let{runs:n,overview:e,shown:r,choice:i,error:o,loading:s,waiting:a}=t;return o?l(se,{error:o,onRetry:t.reload}):e&&r?l("div",{class:s&&!Xl(r,i)?"is-stale":void 0,children:l(To,{overview:e},`${r.run} ${r.host??""}`)}):a?l(Ot,{title:"Still reading this profile",detail:a}):i?l(Ot,{title:"Loading the overview …",detail:i.run}):n===null||n.scanning?l(Ot,{title:"Searching for profiles …"}):l(Ot,{title:"No profile found",detail:n.message??"The log directory holds no profile.",hint:n.hint,children:l("button",{type:"button",onClick:t.reload,children:"Look again"})})}function jl({runs:t,choice:n,onChoose:e}){let r=t.find(({id:i})=>i===n.run)?.hosts??[];return l("div",{class:"pickers",children:[l(Co,{runs:t,chosen:n.run,onChoose:i=>e({run:i,host:null})}),l("p",{class:"picker",children:[l("label",{for:"host-picker",children:"Host"}),l("select",{id:"host-picker",value:n.host??Do,onChange:i=>e({run:n.run,host:i.currentTarget.value||null}),children:[l("option",{value:Do,children:["All hosts (",r.length,")"]}),r.map(i=>l("option",{value:i,children:i},i))]})]})]})}function Wl({overview:t}){let n=ie(t).filter(({severity:e})=>e!=="info").length;return l("p",{class:"badges",children:[l("span",{class:"tag",children:t.platform.toUpperCase()}),t.job.kind!=="unknown"&&l("span",{class:"tag",children:Et(t.job.kind)}),n>0&&l("button",{type:"button",class:"tag tag-warn",onClick:()=>document.getElementById("diagnostics")?.scrollIntoView(),children:n===1?"1 warning":`${n} warnings`})]})}function Xl(t,n){return t?.run===n?.run&&t?.host===n?.host}var We=class extends $t{state={failure:null};componentDidCatch(n){console.error(n);let e=new X("page",`The page failed to draw this overview: ${n.message}`,"This is a defect of the page. The same overview can be read with: tensorboard-overview show");this.setState({failure:{subject:this.props.subject,error:e}})}render(){let{failure:n}=this.state,{subject:e,onRetry:r,children:i}=this.props;return n===null||n.subject!==e?i:l(se,{error:n.error,onRetry:r})}};var Gl="dark-mode";function Io(t){let n=Vl();if(n){let i=()=>t(n.classList.contains(Gl)?"dark":"light"),o=new MutationObserver(i);return o.observe(n,{attributes:!0,attributeFilter:["class"]}),i(),()=>o.disconnect()}let e=window.matchMedia("(prefers-color-scheme: dark)"),r=()=>t(e.matches?"dark":"light");return e.addEventListener("change",r),r(),()=>e.removeEventListener("change",r)}function Vl(){try{return window.parent===window?null:window.parent.document.body}catch{return null}}var Ho=`/* All colours are custom properties of charts/palette.ts. There is no animation at all. */

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

/* ---- bar ------------------------------------------------------------------------------------ */

.bar {
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

.picker select {
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

/* ---- page and panels ------------------------------------------------------------------------ */

main {
  max-width: 1480px;
  margin: 0 auto;
  padding: 14px 20px 32px;
}

.report {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
}

.first-row {
  display: grid;
  grid-template-columns: minmax(330px, 2fr) minmax(0, 5fr);
  gap: 14px;
}

.first-row > :only-child {
  grid-column: 1 / -1;
}

.two-columns {
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 14px;
}

@media (max-width: 900px) {
  .first-row,
  .two-columns {
    grid-template-columns: minmax(0, 1fr);
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
  grid-template-columns: 14em minmax(0, 1fr);
  gap: 8px;
}

.formulas dt {
  color: var(--muted);
}

/* ---- headline ------------------------------------------------------------------------------- */

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

/* ---- breakdown ------------------------------------------------------------------------------ */

.stacked-bar {
  display: flex;
  gap: 1px;
  width: 100%;
  height: 26px;
  overflow: hidden;
  border-radius: 4px;
}

.stacked-bar > span {
  flex-basis: 0;
  min-width: 1px;
}

.swatch,
.hatch-swatch {
  display: inline-block;
  flex: none;
  width: 10px;
  height: 10px;
  margin-right: 7px;
  border-radius: 2px;
}

.breakdown-table {
  display: block;
  margin-top: 10px;
}

.breakdown-table tbody {
  display: block;
  columns: 2;
  column-gap: 36px;
}

.breakdown-table tr {
  display: grid;
  grid-template-columns: minmax(0, 1fr) 6.2em 5em;
  align-items: baseline;
  padding: 3px 0;
  break-inside: avoid;
  border-bottom: 1px solid var(--line);
}

.breakdown-table th {
  font-weight: 400;
  text-align: left;
}

.breakdown-table td,
.breakdown-table th {
  padding: 0;
}

.breakdown-table th {
  padding-left: 17px;
  text-indent: -17px;
}

.breakdown-table th > * {
  text-indent: 0;
}

.breakdown-table td:last-child {
  font-weight: 600;
}

.is-zero th,
.is-zero td {
  color: var(--muted);
}

.breakdown-table .is-zero td:last-child {
  font-weight: 400;
}

.missing {
  margin-top: 8px;
  font-size: 12px;
}

@media (max-width: 620px) {
  .breakdown-table tbody {
    columns: 1;
  }
}

/* ---- metrics -------------------------------------------------------------------------------- */

.metrics {
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

/* ---- charts --------------------------------------------------------------------------------- */

.legend {
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

.step-bars svg {
  cursor: crosshair;
  touch-action: pan-y;
  user-select: none;
  border-radius: 4px;
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

/* ---- tables --------------------------------------------------------------------------------- */

.table-scroll {
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

.latency-table tbody th {
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

/* ---- facts, findings, diagnostics ----------------------------------------------------------- */

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

.findings {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
  gap: 12px 20px;
}

.findings > li {
  padding-left: 12px;
  border-left: 3px solid var(--line-strong);
}

.findings h3 {
  font-size: 13px;
  font-weight: 600;
}

.findings .next {
  color: var(--muted);
}

.findings > .severity-high {
  border-left-color: var(--bad);
}

.findings > .severity-medium {
  border-left-color: var(--warn);
}

.diagnostics > li {
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

.folded[open] {
  display: grid;
  gap: 14px;
}

.folded > summary {
  padding: 4px 2px 8px;
  font-weight: 600;
  cursor: pointer;
}

/* ---- notices -------------------------------------------------------------------------------- */

.notice {
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
`;function Gh(){let t=document.documentElement;t.lang="en",document.title="Overview",document.adoptedStyleSheets=[...document.adoptedStyleSheets,Kl()],Io(e=>{t.dataset.theme=e});let n=document.createElement("div");n.id="overview",document.body.append(n),ir(l(Bo,{}),n)}function Kl(){let t=new CSSStyleSheet;return t.replaceSync(`:root{color-scheme:light;${ae("light")}}:root[data-theme="dark"]{color-scheme:dark;${ae("dark")}}`+Ho),t}export{Gh as render};
