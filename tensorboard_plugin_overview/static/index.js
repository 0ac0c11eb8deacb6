/* Do not edit: built from frontend/ by "npm run build".
 * Third-party code in this file: see THIRD_PARTY_NOTICES.txt beside it. */
var C,Zn,Go,ht,Qe,be,Qn,ge,tr,en,tn,Vo,Qt=Symbol.for("pv"),xe={},ve=[],Yo=/^m(i|n|o|s|text|space)$/,nn=Array.isArray,er=ve.slice,Mt=Object.assign;function kt(t){t&&t.parentNode&&t.remove()}function _e(t,e,n,r,i){var o={type:t,props:e,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Qt,__v:i||++Zn,__i:-1,__u:0};return!i&&C.vnode&&C.vnode(o),o}function S(t){return t.children}function Pt(t,e){this.props=t,this.context=e,this.__g=0}function pt(t,e){if(e==null)return t.__&&pt(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:pt(t)}function Ko(t){var e,n=t.__v,r=n.__e,i=[],o=[],s=t.__P;s&&((e=Mt({constructor:Qt},n)).__v=n.__v+1,C.vnode&&C.vnode(e),rn(s,e,n,t.__n,s.namespaceURI,32&n.__u?[r]:null,i,r||pt(n),32&n.__u,o),e.__v=n.__v,e.__.__k[e.__i]=e,ar(i,e,o),n.__=n.__e=null,e.__e!=r&&nr(e))}function nr(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),nr(t)}function Kn(t){(8&t.__g||(t.__g|=8,ht.push(t),be++))&&Qe==C.debounceRendering||((Qe=C.debounceRendering)||queueMicrotask)(rr)}function rr(){try{for(var t,e=1;ht.length;)ht.length>e&&ht.sort(Qn),t=ht.shift(),e=ht.length,8&t.__g&&Ko(t)}finally{(be=ht.length)&&(Qe||queueMicrotask)(rr)}}function ir(t,e,n,r,i,o,s,a,c,u,f){var d,p,h,m,g,_,y=r.__k||ve,x=e.length;for(c=Jo(n,e,y,c,x),d=0;d<x;d++)(h=n.__k[d])!=null&&(p=~h.__i&&y[h.__i]||xe,h.__i=d,_=rn(t,h,p,i,o,s,a,c,u,f),m=h.__e,(p.ref!=h.ref||8&p.__u)&&(p.ref&&on(p.ref,null,h,p),h.ref&&f.push(h.ref,h.__c||m,h)),g=g||m,4&h.__u?(c=or(h,c,t,!p.__v),p.__e&&(p.__e=null)):typeof h.type=="function"&&_!==void 0?c=_:m&&(c=m.nextSibling),h.__u&=-21);return n.__e=g,c}function Jo(t,e,n,r,i){var o,s,a,c,u,f,d,p,h,m=n.length,g=m,_=0,y=0,x=t.__k=Array(i);for(o=0;o<i;o++)(s=e[o])!=null&&typeof s!="boolean"&&typeof s!="function"?(typeof s!="object"||s.constructor===String?s=x[o]=_e(null,s):nn(s)?s=x[o]=_e(S,{children:s}):s.constructor===Qt&&s.__b?s=x[o]=_e(s.type,s.props,s.key,s.ref,s.__v):x[o]=s,c=o+_,s.__=t,s.__b=t.__b+1,a=null,~(u=s.__i=Zo(s,n,c,g))&&(g--,(a=n[u])&&(a.__u|=2)),a&&a.__v?(s.__u|=16,u==c-1?_--:u==c+1?_++:u!=c&&(u>c?_--:_++,y=1)):(~u||(i>m?_--:i<m&&_++),typeof s.type!="function"&&(s.__u|=4))):x[o]=null;if(y){for(f=[],d=[],o=0;o<i;o++)if((s=x[o])&&16&s.__u){for(_=0,p=f.length;_<p;)f[h=_+p>>1]<s.__i?_=h+1:p=h;f[_]=s.__i,d[o]=_+1}for(_=f.length;o--;)d[o]&&(d[o]==_?_--:x[o].__u|=4)}if(g)for(o=0;o<m;o++)!(a=n[o])||2&a.__u||(a.__e==r&&(r=pt(a)),sn(a,a));return r}function or(t,e,n,r){var i,o,s,a;if(typeof t.type=="function"){if(t.props.__P)return e;if(i=t.__k)for(o=0;o<i.length;o++)i[o]&&(i[o].__=t,e=or(i[o],e,n,!1));return e}for(e&&!e.parentNode&&(e=pt(t))&&!e.parentNode&&(e=null),s=t.__e,a=e;a&&a.nodeType==8;)a=a.nextSibling;for(s!=a&&(!r&&n.moveBefore&&s.parentNode?n.moveBefore(s,e):n.insertBefore(s,e||null)),e=s;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function Zo(t,e,n,r){var i,o=t.key,s=t.type,a=e[n],c=a&&!(2&a.__u);if(a===null&&o==null||c&&o==a.key&&s==a.type)return n;if(r>(c?1:0)){for(i=n-1;i>=0;i--)if((a=e[i])&&!(2&a.__u)&&o==a.key&&s==a.type)return i;for(i=n+1;i<e.length;i++)if((a=e[i])&&!(2&a.__u)&&o==a.key&&s==a.type)return i}return-1}function Jn(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function me(t,e,n,r,i){var o,s;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof r=="string"&&(t.style.cssText=r=""),r)for(e in r)n&&e in n||Jn(t.style,e);if(n)for(e in n)r&&n[e]==r[e]||Jn(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof r!="function"&&(r=null),(t.__e||(t.__e={}))[e]=n,n&&r||(s=tn[e]||(tn[e]=Qo(e)),(t.__a||(t.__a={}))[e]=en,o=e!=(e=e.replace(tr,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,s,o):t.removeEventListener(e,s,o));else{if(i=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function Qo(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[ge]==null)e[ge]=en++;else if(e[ge]<this.__a[t])return;return n(C.event?C.event(e):e)}}}function rn(t,e,n,r,i,o,s,a,c,u){var f,d,p,h,m,g,_,y,x,M,v,T,E,I,B,q,$,Y,w=e.type;if(e.constructor!==Qt)return null;128&n.__u&&(c=32&n.__u,f=n.__c.__z)&&(e.__u|=c,d=o=[],f.nodeType==8?a=ye(f,o):o.push(f),a=o[0]||a),(f=C.__b)&&f(e);t:if(typeof w=="function"){p=s.length;try{if(y=e.props,x=(f=w.prototype)&&f.render,M=(f=w.contextType)&&r[f.__c],v=f?M?M.props.value:f.__:r,(h=n.__c)?(e.__c=h,2&h.__g&&(h.__g|=1)):(x?e.__c=h=new w(y,v):(e.__c=h=new Pt(y,v),h.constructor=w,h.render=es),M&&M.sub(h),h.state||(h.state={}),h.__n=r,h.__g|=8,h.__h=[],h.__k=[]),x&&(h.__s||(h.__s=h.state),w.getDerivedStateFromProps&&(h.__s==h.state&&(h.__s=Mt({},h.__s)),Mt(h.__s,w.getDerivedStateFromProps(y,h.__s)))),m=h.props,g=h.state,h.__v=e,n.__c){if(y!==m&&x&&!w.getDerivedStateFromProps&&h.componentWillReceiveProps&&h.componentWillReceiveProps(y,v),e.__v==n.__v&&!(8&h.__g)||!(4&h.__g)&&h.shouldComponentUpdate&&h.shouldComponentUpdate(y,h.__s,v)===!1){e.__v!=n.__v&&(h.props=y,h.state=h.__s,h.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(A){A&&(A.__=e)}),ve.push.apply(h.__h,h.__k),h.__k=[],h.__h.length&&s.push(h),a=pt(n);break t}h.componentWillUpdate&&h.componentWillUpdate(y,h.__s,v),x&&h.componentDidUpdate&&h.__h.push(function(){h.componentDidUpdate(m,g,_)})}else x&&!w.getDerivedStateFromProps&&h.componentWillMount&&h.componentWillMount(),x&&h.componentDidMount&&h.__h.push(h.componentDidMount);h.context=v,h.props=y,h.__P=t,h.__g&=-5,T=C.__r,E=x?25:0;do h.__g&=-9,T&&T(e),f=h.render(h.props,h.state=h.__s,h.context);while(8&h.__g&&++E<25);x&&(ve.push.apply(h.__h,h.__k),h.__k=[]),h.state=h.__s,h.getChildContext&&(r=Mt({},r,h.getChildContext())),x&&n.__c&&h.getSnapshotBeforeUpdate&&(_=h.getSnapshotBeforeUpdate(m,g)),I=f&&f.type===S&&f.key==null?f.props.children:f,y.__P&&(f=a,i=(t=y.__P).namespaceURI,c=o=null,n.props&&n.props.__P!=t&&(n.__k.some(function(A){A&&sn(A,A)}),n.__k=null),a=n.__k?pt(n,0):null),a=ir(t,nn(I)?I:[I],e,n,r,i,o,s,a,c,u),y.__P&&(e.__e=null,a=f),e.__u&=-161,d&&d.some(kt),h.__h.length&&s.push(h),1&h.__g&&(h.__g&=-4)}catch(A){if(s.length=p,e.__v=null,c||o)if(A&&A.then){if(e.__u|=128|c,o){for(~($=o.indexOf(a||void 0))||($=o.length);(Y=o[$-1])&&Y.nodeType==8;)$--;for(;$<o.length;$++)if(Y=o[$])if(o[$]=null,B){if(Y==q)break}else{if(Y.nodeType!=8)break;Y.data.startsWith("$s")&&(q=ye(B=Y))}}if(!B){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;B=a}(f=ye(B=e.__c.__z||(e.__c.__z=B)))?(e.__e=B,a=f):e.__e=a,a=a&&a.nextSibling}else o&&o.some(kt);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),A&&A.then||sr(e),C.__e(A,e,n)}}else a=e.__e=ts(n.__e,e,n,r,i,o,s,c,u,t);return(f=C.diffed)&&f(e),a}function ye(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function sr(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(sr))}function ar(t,e,n){for(var r=0;r<n.length;)on(n[r++],n[r++],n[r++]);C.__c&&C.__c(e,t),t.some(function(i){try{t=i.__h,i.__h=[],t.some(function(o){o.call(i)})}catch(o){C.__e(o,i.__v)}})}function ts(t,e,n,r,i,o,s,a,c,u){var f,d,p,h,m,g,_,y,x=n.props||xe,M=e.props,v=e.type;if(v=="svg"?i="http://www.w3.org/2000/svg":v=="math"?i="http://www.w3.org/1998/Math/MathML":i||(i="http://www.w3.org/1999/xhtml"),o){for(f=0;f<o.length;f++)if((m=o[f])&&(v?m.localName==v:m.nodeType==3)){t=m,o[f]=null;break}}if(!t){if(y=u.ownerDocument||document,!v)return y.createTextNode(M);t=y.createElementNS(i,v,M.is?M:u),a&&(C.__m&&C.__m(e,o),a=!1),o=null}if(v){if(u=v=="template"&&t.content||t,o=v=="textarea"&&M.defaultValue!=null?null:o&&er.call(u.childNodes),!a&&o)for(x={},f=0;f<t.attributes.length;f++)x[(m=t.attributes[f]).name]=m.value;for(f in x)m=x[f],f=="dangerouslySetInnerHTML"?p=m:f=="children"||f in M||f=="value"&&"defaultValue"in M||f=="checked"&&"defaultChecked"in M||me(t,f,null,m,i);for(f in M)m=M[f],f=="children"?h=m:f=="dangerouslySetInnerHTML"?d=m:f=="value"?g=m:f=="checked"?_=m:a&&typeof m!="function"||x[f]===m||me(t,f,m,x[f],i);d?(a||p&&(d.__html==p.__html||d.__html==t.innerHTML)||(t.innerHTML=d.__html),e.__k=[]):(p&&(t.textContent=""),(v=="foreignObject"||i=="http://www.w3.org/1998/Math/MathML"&&Yo.test(v))&&(i="http://www.w3.org/1999/xhtml"),ir(u,nn(h)?h:[h],e,n,r,i,o,s,o?o[0]:n.__k&&pt(n,0),a,c),o&&o.some(kt)),a&&v!="textarea"||(f="value",v=="progress"&&g==null?t.removeAttribute(f):g==null||g===t[f]&&(v!="progress"||g)||me(t,f,g,x[f],i),f="checked",_!=null&&_!=t[f]&&me(t,f,_,x[f],i))}else x===M||a&&t.data==M||(t.data=M);return t}function on(t,e,n,r){try{typeof t=="function"?e?e.__x=t(e)||1:r&&(r=r.__c||r.__e)&&(e=r.__x)&&(r.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(i){C.__e(i,n)}}function sn(t,e,n){var r,i,o,s;if(C.unmount&&C.unmount(t),!(r=t.ref)||r.current&&r.current!=t.__e||on(r,null,e,t),r=t.__c){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(a){C.__e(a,e)}r.__P=r.__n=null}if(r=t.__k)for(s=0;s<r.length;s++)r[s]&&sn(r[s],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(r=t.__c)&&(r=r.__z)&&(i=ye(r,o=[]))&&(r==t.__e&&o.some(kt),kt(i),kt(r)),n||kt(t.__e),t.__e=t.__c=t.__=null}function es(t,e,n){return this.constructor(t,n)}function lr(t,e){var n,r,i,o;C.__&&C.__(t,e),e.nodeType==9&&(e=e.documentElement),r=(n=t&&32&t.__u)?null:e.__k,e.__k=_e(S,{children:[t]}),i=[],o=[],rn(e,e.__k,r||xe,xe,e.namespaceURI,r?null:e.firstChild?er.call(e.childNodes):null,i,r?r.__e:e.firstChild,n,o),ar(i,e.__k,o),e.__k.props.children=null}C={__e:function(t,e,n,r){for(var i,o,s;e=e.__;)if((i=e.__c)&&!(1&i.__g)){i.__g|=4;try{if((s=(o=i.constructor)&&o.getDerivedStateFromError)&&i.setState(o.getDerivedStateFromError(t)),i.componentDidCatch&&(i.componentDidCatch(t,r||{}),s=1),s&&8&i.__g)return void(i.__g|=2)}catch(a){t=a}}throw be=0,t}},Zn=0,Go=function(t){return t!=null&&t.constructor===Qt},Pt.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=Mt({},this.state)),typeof t=="function"&&(t=t(Mt({},n),this.props)),t&&(Mt(n,t),this.__v&&(e&&this.__k.push(e),Kn(this)))},Pt.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),Kn(this))},Pt.prototype.render=S,ht=[],be=0,Qn=function(t,e){return t.__v.__b-e.__v.__b},ge=Symbol(),tr=/(PointerCapture)$|Capture$/i,en=0,tn={},Vo=0;var ns="overview-document",an;function we(){if(an===void 0){let t=document.getElementById(ns)?.textContent;an=t?JSON.parse(t):null}return an}var rs=2e3,U=class extends Error{constructor(n,r,i=null,o=null,s=null){super(r);this.code=n;this.hint=i;this.status=o;this.retryAfterSeconds=s;this.name="ApiError"}code;hint;status;retryAfterSeconds};function fr(t){return pr("./runs",t)}async function hr(t,e,n,r,i){let o=new URLSearchParams({run:t});for(e!==null?o.set("host",e):i&&o.set("partial","1");;)try{let s=await pr(`./overview?${o}`,n);if(s.schema_version!==1)throw new U("unknown_schema",`The server sent version ${s.schema_version} of the overview document; this page reads version ${1}.`,"Reload the browser tab, so that page and server come from the same installation.");if(!s.run.pending?.length)return s;i?.(s),await cr(rs,n)}catch(s){if(!(s instanceof U)||s.retryAfterSeconds===null)throw s;r?.(s),await cr(s.retryAfterSeconds*1e3,n)}}async function pr(t,e){if(we()!==null)throw new U("exported_page","This page is an export: it holds this overview, and has no server to ask for more.","Open the run in TensorBoard.");let n;try{n=await fetch(t,{signal:e??null,headers:{Accept:"application/json"}})}catch(i){throw e?.aborted?i:new U("network","TensorBoard does not answer.","Check that the tensorboard process is still running, then retry.")}let r;try{r=await n.json()}catch(i){if(e?.aborted)throw i;r=null}if(!n.ok)throw is(n,r);if(r===null||typeof r!="object")throw new U("bad_answer",`The answer of ${t} is not JSON.`,null,n.status);return r}function is(t,e){let n=e?.error,r=t.status===503?os(t.headers.get("Retry-After")):null;return n&&typeof n.message=="string"?new U(n.code,n.message,n.hint??null,t.status,r):new U("bad_answer",`The server answered ${t.status} without saying why.`,"The terminal in which tensorboard runs may tell more.",t.status,r)}function os(t){let e=t===null?Number.NaN:Number(t);return Number.isFinite(e)?Math.min(30,Math.max(.25,e)):1}function cr(t,e){return new Promise((n,r)=>{let i=()=>{clearTimeout(o),r(e?.reason)},o=setTimeout(()=>{e?.removeEventListener("abort",i),n()},t);e?.aborted?i():e?.addEventListener("abort",i,{once:!0})})}var te=class{controller=null;async run(e){this.cancel();let n=new AbortController;this.controller=n;try{let r=await e(n.signal);return n.signal.aborted?null:r}catch(r){if(n.signal.aborted)return null;throw r}}cancel(){this.controller?.abort(),this.controller=null}};function dt(t){return typeof t=="number"&&Number.isFinite(t)}function k(t){return dt(t)?ss(t,mt(t)):"–"}var tt={µs:.001,ms:1,s:1e3};function mt(t){let e=Math.abs(t);return e>=999.95?"s":e>0&&e<.01?"µs":"ms"}function ss(t,e){return`${Et(t/tt[e])} ${e}`}function ee(t,e){return dt(t)?Et(t/tt[e]):"–"}function dr(t,e){let n=mt(t),r=gr(t/tt[n]);return`± ${re((e/tt[n]).toFixed(r))} ${n}`}function G(t){return dt(t)?`${as(t)} %`:"–"}function as(t){return t===0||t===100?String(t):t>0&&t<.05?"<0.1":t<100&&t>=99.95?">99.9":re(t.toFixed(1))}function N(t){return dt(t)?re(String(Math.round(t))):"–"}function lt(t){return dt(t)?Number.isInteger(t)?re(String(t)):Et(t):"–"}function ne(t,e){if(!dt(t))return"–";switch(e){case"ms":return k(t);case"%":return G(t);case"count":return lt(t);case"1/s":return`${Et(t)} / s`;default:return e===""?Et(t):`${Et(t)} ${e}`}}function ke(t){return ne(t.value,t.unit)}function Me(t){if(!dt(t))return"–";let e=["B","kB","MB","GB","TB"],n=t,r=0;for(;n>=999.5&&r<e.length-1;)n/=1e3,r+=1;return`${r===0||n>=99.95?n.toFixed(0):n.toFixed(1)} ${e[r]}`}function mr(t){if(!dt(t)||t<=0)return"–";let e=new Date(t/1e6);return Number.isNaN(e.getTime())?"–":`${e.toISOString().slice(0,19).replace("T"," ")} UTC`}function V(t,e){return`${N(t)} ${e}${t===1?"":"s"}`}function gt(t){let e=t.replace(/_/g," ").trim();return e.charAt(0).toUpperCase()+e.slice(1)}function gr(t){let e=Math.abs(t);return e===0||e>=1e3?0:e>=99.995?1:e>=9.9995?2:3}function Et(t){return t!==0&&Math.abs(t)<5e-4?t<0?">-0.001":"<0.001":re(t.toFixed(gr(t)))}function re(t){let[e="",n]=t.split("."),i=e.replace("-","").length<5?e:e.replace(/\B(?=(\d{3})+$)/g," ");return n===void 0?i:`${i}.${n}`}var ls=Symbol.for("pv"),us=0;function l(t,e,n,r,i,o){e||(e={});var s,a,c=e;if("ref"in c&&typeof t!="function")for(a in c={},e)a=="ref"?s=e[a]:c[a]=e[a];var u={type:t,props:c,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:ls,__v:--us,__i:-1,__u:0};return(i||o)&&(u.__source=i,u.__self=o),C.vnode&&C.vnode(u),u}function R({id:t,title:e,note:n,actions:r,children:i}){return l("section",{class:"panel",id:t,"aria-labelledby":`${t}-title`,children:[l("header",{class:"panel-head",children:[l("h2",{id:`${t}-title`,children:e}),n&&l("p",{class:"panel-note",children:n}),r&&l("div",{class:"panel-actions",children:r})]}),i]})}function J({kind:t,children:e}){return l("span",{class:t?`tag tag-${t}`:"tag",children:e})}var _r=[["error","Error"],["warning","Warning"],["info","Note"]];function ln({diagnostics:t,run:e}){let n=[...e.files.filter(i=>i.status!=="ok").map(cs),...t],r=i=>_r.findIndex(([o])=>o===i);return n.sort((i,o)=>r(i.severity)-r(o.severity))}function cs(t){return{code:`file_${t.status}`,severity:t.status==="unreadable"?"error":"warning",message:`${t.host} (${Me(t.bytes)}) is ${t.status}${t.message?`: ${t.message}`:""}`,hint:null}}function yr({overview:t}){let e=ln(t);return l(R,{id:"diagnostics",title:"Diagnostics",children:e.length===0?l("p",{class:"quiet",children:"Nothing to report: all files were read in full."}):l("ul",{class:"diagnostics",children:e.map((n,r)=>l("li",{"data-code":n.code,class:`is-${n.severity}`,children:[l("span",{class:"diagnostic-severity",children:_r.find(([i])=>i===n.severity)?.[1]??n.severity}),l("span",{children:[n.message,n.hint&&l("span",{class:"metric-reason",children:n.hint})]})]},`${n.code}-${r}`))})})}function Ot({title:t,detail:e,hint:n,kind:r="quiet",children:i}){return l("section",{class:`notice notice-${r}`,role:r==="error"?"alert":"status",children:[l("h2",{children:t}),e&&l("p",{class:"preformatted",children:e}),n&&(n.includes(`
`)?l("pre",{tabindex:0,children:n}):l("p",{class:"reason",children:n})),i]})}var un={load_failed:"The Overview plugin could not be loaded",network:"No connection to TensorBoard",unreadable:"This profile cannot be read",not_found:"Not found"};function cn({error:t,onRetry:e}){let n=un[t.code]??(t.status===422?un.unreadable:t.status===404?un.not_found:null)??"The overview cannot be shown";return l(Ot,{title:n,detail:t.message,hint:t.hint,kind:"error",children:l("button",{type:"button",onClick:e,children:"Try again"})})}var xr={light:{other:"#78808a",compilation:"#7c41b4",output:"#1a7b63",input:"#f86107",launch:"#8f5e0d",host:"#37a55a",collectives:"#a3243b",transfer:"#c556b2",compute:"#475ae5"},dark:{other:"#6f7883",compilation:"#a76fe1",output:"#66d7d7",input:"#e07601",launch:"#e9d668",host:"#94bf73",collectives:"#cb4835",transfer:"#ec8cba",compute:"#66a5fe"}},fs={light:{ground:"#f4f5f7",raised:"#ffffff",sunken:"#f0f2f5",line:"#dde1e6","line-strong":"#868e98",text:"#1a1f26",muted:"#59626d",accent:"#1f5fbf",warn:"#8f5a00",bad:"#b3261e"},dark:{ground:"#101317",raised:"#181c22",sunken:"#20252c",line:"#2d333c","line-strong":"#6d7681",text:"#e7eaee",muted:"#9fa8b3",accent:"#7db8ff",warn:"#f0b657",bad:"#ff8f85"}},hs={all_others:"other",idle:"other",compilation:"compilation",output:"output",input:"input",kernel_launch:"launch",host_compute:"host",host_transfer:"host",device_collectives:"collectives",collectives:"collectives",device_to_device:"transfer",sparsecore:"transfer",device_compute:"compute",compute:"compute",host:"host",device:"compute",communication:"input"},br=Object.keys(xr.light);function Z(t,e){return`var(--cat-${hs[t]??br[(e+1)%br.length]})`}function fn(t){let e=Object.entries(xr[t]).map(([r,i])=>`--cat-${r}:${i};`),n=Object.entries(fs[t]).map(([r,i])=>`--${r}:${i};`);return[...e,...n].join("")}function St({color:t}){return l("span",{class:"swatch",style:{background:t},"aria-hidden":"true"})}function vr({categories:t,hidden:e,onToggle:n}){return l("div",{class:"legend",role:"group","aria-label":"Categories shown, from the bottom of the stack up",children:t.map(({id:r,label:i},o)=>l("button",{type:"button",class:"legend-item","aria-pressed":!e.has(r),onClick:()=>n(r),children:[l(St,{color:Z(r,o)}),i]},r))})}function Lt({parts:t,label:e}){let n=t.reduce((r,i)=>r+i.value,0);return l("div",{class:"stacked-bar",role:"img","aria-label":e,children:n>0&&t.filter(r=>r.value>0).map(r=>l("span",{"data-part":r.id,style:{flexGrow:r.value/n,background:r.color}},r.id))})}var Se="time_";function wr(t){let e=t.steps?.categories??[],n=e.map(({id:i})=>t.metrics[Se+i]??null),r=n.reduce((i,o)=>i+(o?.value??0),0);return e.map(({id:i,label:o},s)=>{let a=n[s]?.value??0;return{id:i,label:o,metric:n[s]??null,value:a,share:r>0?100*a/r:null,color:Z(i,s)}})}function kr(t){let e=new Map;for(let[n,r]of Object.entries(t.metrics)){if(!n.startsWith(Se)||r.value!==null)continue;let i=r.reason??"no reason given";e.set(i,[...e.get(i)??[],r.label])}return[...e].map(([n,r])=>({labels:r,reason:n}))}function Mr(t,e,n){if(!e.startsWith(Se))return!1;let r=e.slice(Se.length);return(t.steps?.categories.some(o=>o.id===r)??!1)||n.value===null}function hn({overview:t}){let e=wr(t),n=kr(t),r=t.metrics.step_time?.reason,i=e.some(s=>s.value>0);if(e.length===0&&n.length===0)return null;let o=e.filter(s=>s.value>0).map(s=>`${s.label} ${G(s.share)}`).join(", ");return l(R,{id:"breakdown",title:"Where the time went",note:"average per step",children:[i&&l(S,{children:[l(Lt,{parts:e.map(({id:s,label:a,value:c,color:u})=>({id:s,label:a,value:c,color:u})),label:`Average step: ${o}`}),l("table",{class:"breakdown-table",children:[l("caption",{class:"visually-hidden",children:"Parts of the average step, in the order of the bar"}),l("thead",{class:"visually-hidden",children:l("tr",{children:[l("th",{scope:"col",children:"Part"}),l("th",{scope:"col",children:"Time"}),l("th",{scope:"col",children:"Share"})]})}),l("tbody",{children:e.map(s=>l("tr",{class:s.value===0?"is-zero":void 0,"data-category":s.id,children:[l("th",{scope:"row",children:[l(St,{color:s.color}),s.label,s.metric?.status==="inferred"&&s.metric.reason!==r&&l("span",{class:"metric-reason",children:["inferred: ",s.metric.reason]})]}),l("td",{class:"numeric",children:k(s.metric?.value)}),l("td",{class:"numeric",children:G(s.share)})]},s.id))})]})]}),n.map(({labels:s,reason:a})=>l("p",{class:"missing",children:[l("span",{class:"not-measured",children:"Not measured:"})," ",s.join(", "),l("span",{class:"metric-reason",children:a})]},a)),i&&l("details",{class:"how",children:[l("summary",{children:"How these are computed"}),l("dl",{class:"formulas",children:e.map(({id:s,label:a,metric:c})=>l("div",{children:[l("dt",{children:a}),l("dd",{children:c?.source})]},s))})]})]})}var Bt,L,pn,Sr,dn=Object.is,oe=0,Or=[],mn=[],P=C,Tr=P.__b,Cr=P.__r,Nr=P.diffed,Ar=P.__c,Rr=P.unmount,$r=P.__;function Te(t,e){P.__h&&P.__h(L,t,oe||e),oe=0;var n=L.__H||(L.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function z(t){return oe=1,ps(Dr,t)}function ps(t,e,n){var r=Te(Bt++,2);if(r.t=t,!r.__c&&(r.__=[n?n(e):Dr(void 0,e),function(o){var s=(r.__N||r.__)[0],a=r.t(s,o);dn(s,a)||(r.__N=[a,r.__[1]],r.__c.setState({}))}],r.__c=L,!L.__f)){L.__f=!0;var i=L.shouldComponentUpdate;L.shouldComponentUpdate=function(o,s,a){var c=this.__H;if(!c)return!0;var u=!1,f=this.props!=o;if(c.__.some(function(p){p.__N&&(u=!0,dn(p.__[0],p.__N[0])||(f=!0))}),i){var d=i.call(this,o,s,a);return u?d||f:d}return!u||f}}return r.__}function Lr(t,e){var n=Te(Bt++,3);!P.__s&&_n(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,L.__H.__h.push(n))}function Br(t,e){var n=Te(Bt++,4);!P.__s&&_n(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,L.__h.push(n))}function it(t){return oe=5,j(function(){return{current:t}},[])}function j(t,e){var n=Te(Bt++,7);return _n(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function Dt(t,e){return oe=8,j(function(){return t},e)}function ds(){var t;do{for(;t=mn.shift();)try{ie(t)}catch(n){P.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=Or.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(ie),e.__h.some(gn),e.__h=[]}catch(n){e.__h=[],P.__e(n,t.__v)}}}while(mn.length)}P.__b=function(t){L=null,Tr&&Tr(t)},P.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),$r&&$r(t,e)},P.__r=function(t){Cr&&Cr(t),Bt=0;var e=(L=t.__c).__H;e&&(pn==L?L.__h=[]:(e.__h.some(ie),e.__h.some(gn),Bt=0),e.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),pn=L},P.diffed=function(t){Nr&&Nr(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&Er(Or.push(e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),pn=L=null},P.__c=function(t,e){e.some(function(n){try{n.__h.some(ie),n.__h=n.__h.filter(function(r){return!r.__||gn(r)})}catch(r){n.__h=[function(){throw r}]}}),Ar&&Ar(t,e)},P.unmount=function(t){Rr&&Rr(t);var e,n,r=t.__c;r&&r.__H&&(r.__H.__.some(function(i){try{if(i.__P&&i.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}i.__P=n,Er(mn.push(i))}else ie(i)}catch(o){e=o}}),r.__H=void 0,e&&P.__e(e,r.__v))};var Pr=typeof requestAnimationFrame=="function";function ms(t){var e,n=function(){clearTimeout(r),Pr&&cancelAnimationFrame(e),setTimeout(t)},r=setTimeout(n,35);Pr&&(e=requestAnimationFrame(n))}function Er(t){t!=1&&Sr==P.requestAnimationFrame||((Sr=P.requestAnimationFrame)||ms)(ds)}function ie(t){var e=L,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),L=e}function gn(t){var e=L;t.__c=t.__(),L=e}function _n(t,e){return!t||t.length!=e.length||e.some(function(n,r){return!dn(n,t[r])})}function Dr(t,e){return typeof e=="function"?e(t):e}function ot({caption:t,columns:e,rowCount:n,pageSize:r=50,rowClass:i}){let o=Math.max(1,Math.ceil(n/r)),[s,a]=z(0),c=Math.min(s,o-1),u=c*r,f=Math.min(n,u+r),d=Array.from({length:f-u},(p,h)=>u+h);return l("div",{class:"table-block",children:[l("div",{class:"table-scroll",tabindex:0,role:"group","aria-label":t,children:l("table",{children:[l("caption",{class:"visually-hidden",children:t}),l("thead",{children:l("tr",{children:e.map(p=>l("th",{scope:"col",class:p.numeric?"numeric":void 0,children:p.head},p.key))})}),l("tbody",{children:d.map(p=>l("tr",{class:i?.(p),children:e.map((h,m)=>m===0?l("th",{scope:"row",class:h.numeric?"numeric":void 0,children:h.cell(p)},h.key):l("td",{class:h.numeric?"numeric":void 0,children:h.cell(p)},h.key))},p))})]})}),o>1&&l("div",{class:"pager",role:"group","aria-label":"Pages of the table",children:[l("button",{type:"button",disabled:c===0,onClick:()=>a(0),children:"First"}),l("button",{type:"button",disabled:c===0,onClick:()=>a(c-1),children:"Previous"}),l("span",{role:"status",children:["Rows ",N(u+1)," to ",N(f)," of ",N(n)]}),l("button",{type:"button",disabled:c===o-1,onClick:()=>a(c+1),children:"Next"}),l("button",{type:"button",disabled:c===o-1,onClick:()=>a(o-1),children:"Last"})]})]})}function Ir({devices:t}){if(t.length===0)return null;let e=[...t.filter(o=>o.used),...t.filter(o=>!o.used)],n=t.filter(o=>o.used).length,r=new Set(t.map(o=>o.host)).size>1,i=[{key:"name",head:"Device",cell:o=>l(S,{children:[e[o].name,e[o].slowest&&l(J,{kind:"warn",children:"slowest"})]})},...r?[{key:"host",head:"Host",cell:o=>e[o].host}]:[],{key:"kind",head:"Kind",cell:o=>e[o].kind},{key:"used",head:"Used",cell:o=>e[o].used?"yes":"no"},{key:"busy",head:"Busy",numeric:!0,cell:o=>k(e[o].busy_ms)},{key:"busy-percent",head:"Busy share",numeric:!0,cell:o=>G(e[o].busy_percent)},{key:"step",head:"Step time",numeric:!0,cell:o=>k(e[o].step_time_ms)}];return l(R,{id:"devices",title:"Devices",note:`${N(n)} of ${N(t.length)} used`,children:l(ot,{caption:"Devices of the profile",columns:i,rowCount:e.length,pageSize:16,rowClass:o=>e[o].used?void 0:"is-unused"})})}function Hr({hosts:t}){if(t.length<2&&t.every(r=>r.status==="ok"))return null;let e=t.some(r=>typeof r.work_ms=="number"),n=[{key:"name",head:"Host",cell:r=>l(S,{children:[t[r].name,t[r].straggler&&l(J,{kind:"warn",children:"straggler"}),t[r].set_aside&&l(J,{kind:"warn",children:"set aside"})]})},{key:"status",head:"Status",cell:r=>t[r].status},{key:"devices",head:"Devices",numeric:!0,cell:r=>N(t[r].devices)},{key:"steps",head:"Steps",numeric:!0,cell:r=>N(t[r].steps)},{key:"step",head:"Step time",numeric:!0,cell:r=>k(t[r].step_time_ms)},...e?[{key:"work",head:"Of it work",numeric:!0,cell:r=>k(t[r].work_ms??null)},{key:"slowest",head:"Slowest in steps",numeric:!0,cell:r=>N(t[r].slowest_in_steps??null)}]:[]];return l(R,{id:"hosts",title:"Hosts",note:e?"work is the step without collectives, in which hosts wait for each other":void 0,children:l(ot,{caption:"Hosts of the profile",columns:n,rowCount:t.length,pageSize:16})})}var gs={tpu:"TPU",gpu:"GPU",cpu:"CPU"};function qr({overview:t}){let e=[..._s(t),...ys(t.environment)];return l(R,{id:"environment",title:"Run environment",children:l("dl",{class:"facts",children:e.map(([n,r])=>l("div",{children:[l("dt",{children:n}),l("dd",{children:r})]},n))})})}function _s({platform:t,job:e,run:n}){let r=[["Platform",gs[t]??t]];r.push(["Job",l(S,{children:[gt(e.kind),e.reason&&l("span",{class:"metric-reason",children:e.reason})]})]);let i=n.files.reduce((o,s)=>o+s.bytes,0);return r.push(["Profile",`${N(n.files.length)} file${n.files.length===1?"":"s"}, ${Me(i)}`]),r}function ys(t){let e=[];for(let[n,r]of Object.entries(t))if(!(r==null||r===""||n==="simulated"))switch(n){case"device_type":e.push(["Device type",String(r)]);break;case"device_count":e.push(["Devices",bs(t)]);break;case"devices_used":break;case"host_count":e.push(["Hosts",N(r)]);break;case"capture_start_ns":e.push(["Capture started",mr(r)]);break;case"capture_ms":e.push(["Capture length",k(r)]);break;case"frameworks":e.push(...xs(r));break;default:e.push(...vs(gt(n),r))}return e}function bs({device_count:t,devices_used:e}){let n=typeof e=="number"&&e!==t;return N(t)+(n?`, ${N(e)} used`:"")}function xs(t){let e=Object.entries(t).filter(([,r])=>r!==null&&r!==!1);return e.length===0?[]:[["Frameworks",e.map(([r,i])=>typeof i=="string"||typeof i=="number"?`${r} ${i}`:r).join(", ")]]}function vs(t,e){if(typeof e=="number")return[[t,lt(e)]];if(typeof e=="boolean")return[[t,e?"yes":"no"]];if(typeof e=="string")return[[t,e]];if(Array.isArray(e))return e.length===0?[]:[[t,e.map(zr).join(", ")]];let n=Object.entries(e).filter(([,r])=>r!==null);return n.length===0?[]:[[t,n.map(([r,i])=>`${gt(r)}: ${zr(i)}`).join(", ")]]}function zr(t){return typeof t=="number"?lt(t):typeof t=="object"?JSON.stringify(t):String(t)}function Fr({findings:t}){return t.length===0?null:l(R,{id:"findings",title:"What to look at next",children:l("ol",{class:"findings",children:t.map(e=>l("li",{"data-finding":e.id,class:`severity-${e.severity}`,children:[l("h3",{children:[e.title," ",l(J,{kind:e.severity,children:e.severity})]}),l("p",{children:e.evidence}),l("p",{class:"next",children:e.next_step})]},e.id))})})}function Ur({id:t,metric:e,said:n}){let{status:r,value:i,unit:o,reason:s}=e,a=i===null;return l("details",{class:"metric","data-metric":t,"data-status":a?"unavailable":r,children:[l("summary",{children:[l("span",{class:"metric-label",children:e.label}),r==="inferred"&&!a&&l(J,{children:"inferred"}),o==="%"&&!a&&l("span",{class:"meter","aria-hidden":"true",children:l("span",{style:{width:`${Math.min(100,Math.max(0,i))}%`}})}),l("span",{class:a?"metric-value not-measured":"metric-value number",children:a?"not measured":ke(e)}),s&&(a||r==="inferred"&&s!==n)&&l("span",{class:"metric-reason",children:s})]}),l(ws,{metric:e})]})}function jr({entries:t}){return l("details",{class:"metric","data-status":"unavailable",children:[l("summary",{children:[l("span",{class:"metric-label",children:t.map(([e,n],r)=>l("span",{"data-metric":e,"data-status":"unavailable",children:[n.label,r<t.length-1?" · ":""]},e))}),l("span",{class:"metric-value not-measured",children:"not measured"}),l("span",{class:"metric-reason",children:t[0]?.[1].reason})]}),l("dl",{class:"formulas metric-details",children:t.map(([e,n])=>l("div",{children:[l("dt",{children:n.label}),l("dd",{children:n.source})]},e))})]})}function ws({metric:t}){let e=yn(t);return l("div",{class:"metric-details",children:[t.source&&l("p",{class:"formula",children:t.source}),e.length>0&&l("dl",{class:"stats",children:e.map(([n,r])=>l("div",{children:[l("dt",{children:n}),l("dd",{class:"number",children:r})]},n))}),t.better&&t.value!==null&&l("p",{class:"hint",children:[t.better==="lower"?"Lower":"Higher"," is better."]})]})}var ks=[["min","min"],["p50","median"],["p90","p90"],["p99","p99"],["max","max"],["stdev","std. dev."]];function yn(t){let e=[];typeof t.n=="number"&&t.n>0&&e.push(["n",N(t.n)]);for(let[n,r]of ks){let i=t[n];typeof i=="number"&&e.push([r,ne(i,t.unit)])}return e}function bn(t){let{metrics:e,job:n}=t,r=n.kind==="inference"?["session_time","step_time"]:["step_time","session_time"];return r.find(i=>e[i]?.value!=null)??r.find(i=>e[i]!==void 0)??null}function Wr({overview:t}){let e=bn(t),n=e===null?null:t.metrics[e]??null;return e===null||n===null?null:l(R,{id:"headline",title:n.label,children:l("div",{class:"headline","data-metric":e,"data-status":n.status,children:[n.value===null?l(S,{children:[l("p",{class:"headline-missing",children:"not measured"}),l("p",{class:"reason",children:n.reason})]}):l(Ms,{metric:n,overview:t}),l("details",{class:"how",children:[l("summary",{children:"How this is computed"}),l("p",{class:"formula",children:n.source})]})]})})}function Ms({metric:t,overview:e}){let[n,r]=ke(t).split(" "),i=e.job.kind==="inference"&&e.inference?"session":"step",o=e.steps?.columns.duration_ms.length??null,s=t.n??null,a=yn(t).filter(([c])=>c!=="n"&&c!=="std. dev.");return l(S,{children:[l("p",{class:"headline-value",children:[l("span",{class:"headline-number",children:n}),l("span",{class:"headline-unit",children:r}),typeof t.stdev=="number"&&t.value!==null&&l("span",{class:"headline-spread",children:dr(t.value,t.stdev)}),t.status==="inferred"&&l(J,{children:"inferred"})]}),l("p",{class:"headline-count",children:[s!==null&&(s===1?V(1,i):`mean of ${V(s,i)}`),i==="step"&&s!==null&&o!==null&&o>s&&`; ${V(o,"step")} sampled, incomplete ones left out`]}),t.status==="inferred"&&t.reason&&l("p",{class:"reason",children:t.reason}),s!==1&&a.length>0&&l("dl",{class:"stat-strip",children:a.map(([c,u])=>l("div",{children:[l("dt",{children:c}),l("dd",{class:"number",children:u})]},c))})]})}function Tt(t,e){return t==null||e==null?NaN:t<e?-1:t>e?1:t>=e?0:NaN}function Ss(t,e){return t==null||e==null?NaN:e<t?-1:e>t?1:e>=t?0:NaN}function Gr(t){let e,n,r;t.length!==2?(e=Tt,n=(a,c)=>Tt(t(a),c),r=(a,c)=>t(a)-c):(e=t===Tt||t===Ss?t:Ts,n=t,r=t);function i(a,c,u=0,f=a.length){if(u<f){if(e(c,c)!==0)return f;do{let d=u+f>>>1;n(a[d],c)<0?u=d+1:f=d}while(u<f)}return u}function o(a,c,u=0,f=a.length){if(u<f){if(e(c,c)!==0)return f;do{let d=u+f>>>1;n(a[d],c)<=0?u=d+1:f=d}while(u<f)}return u}function s(a,c,u=0,f=a.length){let d=i(a,c,u,f-1);return d>u&&r(a[d-1],c)>-r(a[d],c)?d-1:d}return{left:i,center:s,right:o}}function Ts(){return 0}function Cs(t){return t===null?NaN:+t}function*Ns(t,e){if(e===void 0)for(let n of t)n!=null&&(n=+n)>=n&&(yield n);else{let n=-1;for(let r of t)(r=e(r,++n,t))!=null&&(r=+r)>=r&&(yield r)}}var Vr=Gr(Tt),Yr=Vr.right,uc=Vr.left,cc=Gr(Cs).center;var fc=Kr(Jr),hc=Kr(As);function Kr(t){return function(e,n,r=n){if(!((n=+n)>=0))throw new RangeError("invalid rx");if(!((r=+r)>=0))throw new RangeError("invalid ry");let{data:i,width:o,height:s}=e;if(!((o=Math.floor(o))>=0))throw new RangeError("invalid width");if(!((s=Math.floor(s!==void 0?s:i.length/o))>=0))throw new RangeError("invalid height");if(!o||!s||!n&&!r)return e;let a=n&&t(n),c=r&&t(r),u=i.slice();return a&&c?(It(a,u,i,o,s),It(a,i,u,o,s),It(a,u,i,o,s),Ht(c,i,u,o,s),Ht(c,u,i,o,s),Ht(c,i,u,o,s)):a?(It(a,i,u,o,s),It(a,u,i,o,s),It(a,i,u,o,s)):c&&(Ht(c,i,u,o,s),Ht(c,u,i,o,s),Ht(c,i,u,o,s)),e}}function It(t,e,n,r,i){for(let o=0,s=r*i;o<s;)t(e,n,o,o+=r,1)}function Ht(t,e,n,r,i){for(let o=0,s=r*i;o<r;++o)t(e,n,o,o+s,r)}function As(t){let e=Jr(t);return(n,r,i,o,s)=>{i<<=2,o<<=2,s<<=2,e(n,r,i+0,o+0,s),e(n,r,i+1,o+1,s),e(n,r,i+2,o+2,s),e(n,r,i+3,o+3,s)}}function Jr(t){let e=Math.floor(t);if(e===t)return Rs(t);let n=t-e,r=2*t+1;return(i,o,s,a,c)=>{if(!((a-=c)>=s))return;let u=e*o[s],f=c*e,d=f+c;for(let p=s,h=s+f;p<h;p+=c)u+=o[Math.min(a,p)];for(let p=s,h=a;p<=h;p+=c)u+=o[Math.min(a,p+f)],i[p]=(u+n*(o[Math.max(s,p-d)]+o[Math.min(a,p+d)]))/r,u-=o[Math.max(s,p-f)]}}function Rs(t){let e=2*t+1;return(n,r,i,o,s)=>{if(!((o-=s)>=i))return;let a=t*r[i],c=s*t;for(let u=i,f=i+c;u<f;u+=s)a+=r[Math.min(o,u)];for(let u=i,f=o;u<=f;u+=s)a+=r[Math.min(o,u+c)],n[u]=a/e,a-=r[Math.max(i,u-c)]}}function $s(t=Tt){if(t===Tt)return Zr;if(typeof t!="function")throw new TypeError("compare is not a function");return(e,n)=>{let r=t(e,n);return r||r===0?r:(t(n,n)===0)-(t(e,e)===0)}}function Zr(t,e){return(t==null||!(t>=t))-(e==null||!(e>=e))||(t<e?-1:t>e?1:0)}var Ps=Array.prototype,pc=Ps.slice;var Es=Math.sqrt(50),Os=Math.sqrt(10),Ls=Math.sqrt(2);function Ce(t,e,n){let r=(e-t)/Math.max(0,n),i=Math.floor(Math.log10(r)),o=r/Math.pow(10,i),s=o>=Es?10:o>=Os?5:o>=Ls?2:1,a,c,u;return i<0?(u=Math.pow(10,-i)/s,a=Math.round(t*u),c=Math.round(e*u),a/u<t&&++a,c/u>e&&--c,u=-u):(u=Math.pow(10,i)*s,a=Math.round(t/u),c=Math.round(e/u),a*u<t&&++a,c*u>e&&--c),c<a&&.5<=n&&n<2?Ce(t,e,n*2):[a,c,u]}function Qr(t,e,n){if(e=+e,t=+t,n=+n,!(n>0))return[];if(t===e)return[t];let r=e<t,[i,o,s]=r?Ce(e,t,n):Ce(t,e,n);if(!(o>=i))return[];let a=o-i+1,c=new Array(a);if(r)if(s<0)for(let u=0;u<a;++u)c[u]=(o-u)/-s;else for(let u=0;u<a;++u)c[u]=(o-u)*s;else if(s<0)for(let u=0;u<a;++u)c[u]=(i+u)/-s;else for(let u=0;u<a;++u)c[u]=(i+u)*s;return c}function Ne(t,e,n){return e=+e,t=+t,n=+n,Ce(t,e,n)[2]}function Ae(t,e,n){e=+e,t=+t,n=+n;let r=e<t,i=r?Ne(e,t,n):Ne(t,e,n);return(r?-1:1)*(i<0?1/-i:i)}function et(t,e){let n;if(e===void 0)for(let r of t)r!=null&&(n<r||n===void 0&&r>=r)&&(n=r);else{let r=-1;for(let i of t)(i=e(i,++r,t))!=null&&(n<i||n===void 0&&i>=i)&&(n=i)}return n}function Xr(t,e){let n;if(e===void 0)for(let r of t)r!=null&&(n>r||n===void 0&&r>=r)&&(n=r);else{let r=-1;for(let i of t)(i=e(i,++r,t))!=null&&(n>i||n===void 0&&i>=i)&&(n=i)}return n}function ti(t,e,n=0,r=1/0,i){if(e=Math.floor(e),n=Math.floor(Math.max(0,n)),r=Math.floor(Math.min(t.length-1,r)),!(n<=e&&e<=r))return t;for(i=i===void 0?Zr:$s(i);r>n;){if(r-n>600){let c=r-n+1,u=e-n+1,f=Math.log(c),d=.5*Math.exp(2*f/3),p=.5*Math.sqrt(f*d*(c-d)/c)*(u-c/2<0?-1:1),h=Math.max(n,Math.floor(e-u*d/c+p)),m=Math.min(r,Math.floor(e+(c-u)*d/c+p));ti(t,e,h,m,i)}let o=t[e],s=n,a=r;for(se(t,n,e),i(t[r],o)>0&&se(t,n,r);s<a;){for(se(t,s,a),++s,--a;i(t[s],o)<0;)++s;for(;i(t[a],o)>0;)--a}i(t[n],o)===0?se(t,n,a):(++a,se(t,a,r)),a<=e&&(n=a+1),e<=a&&(r=a-1)}return t}function se(t,e,n){let r=t[e];t[e]=t[n],t[n]=r}function ei(t,e,n){if(t=Float64Array.from(Ns(t,n)),!(!(r=t.length)||isNaN(e=+e))){if(e<=0||r<2)return Xr(t);if(e>=1)return et(t);var r,i=(r-1)*e,o=Math.floor(i),s=et(ti(t,o).subarray(0,o+1)),a=Xr(t.subarray(o+1));return s+(a-s)*(i-o)}}function ae(t,e){return ei(t,.5,e)}var dc=Bs(Math.random);function Bs(t){return function(n,r=0,i=n.length){let o=i-(r=+r);for(;o;){let s=t()*o--|0,a=n[o+r];n[o+r]=n[s+r],n[s+r]=a}return n}}function Ut(t,e,n){t.prototype=e.prototype=n,n.constructor=t}function ce(t,e){var n=Object.create(t.prototype);for(var r in e)n[r]=e[r];return n}function _t(){}var Rt=.7,Ft=1/Rt,zt="\\s*([+-]?\\d+)\\s*",le="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)\\s*",st="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)%\\s*",Ds=/^#([0-9a-f]{3,8})$/,Is=new RegExp(`^rgb\\(${zt},${zt},${zt}\\)$`),Hs=new RegExp(`^rgb\\(${st},${st},${st}\\)$`),zs=new RegExp(`^rgba\\(${zt},${zt},${zt},${le}\\)$`),qs=new RegExp(`^rgba\\(${st},${st},${st},${le}\\)$`),Fs=new RegExp(`^hsl\\(${le},${st},${st}\\)$`),Us=new RegExp(`^hsla\\(${le},${st},${st},${le}\\)$`),ni={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074};Ut(_t,jt,{copy(t){return Object.assign(new this.constructor,this,t)},displayable(){return this.rgb().displayable()},hex:ri,formatHex:ri,formatHex8:js,formatHsl:Ws,formatRgb:ii,toString:ii});function ri(){return this.rgb().formatHex()}function js(){return this.rgb().formatHex8()}function Ws(){return pi(this).formatHsl()}function ii(){return this.rgb().formatRgb()}function jt(t){var e,n;return t=(t+"").trim().toLowerCase(),(e=Ds.exec(t))?(n=e[1].length,e=parseInt(e[1],16),n===6?oi(e):n===3?new D(e>>8&15|e>>4&240,e>>4&15|e&240,(e&15)<<4|e&15,1):n===8?Re(e>>24&255,e>>16&255,e>>8&255,(e&255)/255):n===4?Re(e>>12&15|e>>8&240,e>>8&15|e>>4&240,e>>4&15|e&240,((e&15)<<4|e&15)/255):null):(e=Is.exec(t))?new D(e[1],e[2],e[3],1):(e=Hs.exec(t))?new D(e[1]*255/100,e[2]*255/100,e[3]*255/100,1):(e=zs.exec(t))?Re(e[1],e[2],e[3],e[4]):(e=qs.exec(t))?Re(e[1]*255/100,e[2]*255/100,e[3]*255/100,e[4]):(e=Fs.exec(t))?li(e[1],e[2]/100,e[3]/100,1):(e=Us.exec(t))?li(e[1],e[2]/100,e[3]/100,e[4]):ni.hasOwnProperty(t)?oi(ni[t]):t==="transparent"?new D(NaN,NaN,NaN,0):null}function oi(t){return new D(t>>16&255,t>>8&255,t&255,1)}function Re(t,e,n,r){return r<=0&&(t=e=n=NaN),new D(t,e,n,r)}function Sn(t){return t instanceof _t||(t=jt(t)),t?(t=t.rgb(),new D(t.r,t.g,t.b,t.opacity)):new D}function fe(t,e,n,r){return arguments.length===1?Sn(t):new D(t,e,n,r??1)}function D(t,e,n,r){this.r=+t,this.g=+e,this.b=+n,this.opacity=+r}Ut(D,fe,ce(_t,{brighter(t){return t=t==null?Ft:Math.pow(Ft,t),new D(this.r*t,this.g*t,this.b*t,this.opacity)},darker(t){return t=t==null?Rt:Math.pow(Rt,t),new D(this.r*t,this.g*t,this.b*t,this.opacity)},rgb(){return this},clamp(){return new D(Nt(this.r),Nt(this.g),Nt(this.b),Pe(this.opacity))},displayable(){return-.5<=this.r&&this.r<255.5&&-.5<=this.g&&this.g<255.5&&-.5<=this.b&&this.b<255.5&&0<=this.opacity&&this.opacity<=1},hex:si,formatHex:si,formatHex8:Xs,formatRgb:ai,toString:ai}));function si(){return`#${Ct(this.r)}${Ct(this.g)}${Ct(this.b)}`}function Xs(){return`#${Ct(this.r)}${Ct(this.g)}${Ct(this.b)}${Ct((isNaN(this.opacity)?1:this.opacity)*255)}`}function ai(){let t=Pe(this.opacity);return`${t===1?"rgb(":"rgba("}${Nt(this.r)}, ${Nt(this.g)}, ${Nt(this.b)}${t===1?")":`, ${t})`}`}function Pe(t){return isNaN(t)?1:Math.max(0,Math.min(1,t))}function Nt(t){return Math.max(0,Math.min(255,Math.round(t)||0))}function Ct(t){return t=Nt(t),(t<16?"0":"")+t.toString(16)}function li(t,e,n,r){return r<=0?t=e=n=NaN:n<=0||n>=1?t=e=NaN:e<=0&&(t=NaN),new nt(t,e,n,r)}function pi(t){if(t instanceof nt)return new nt(t.h,t.s,t.l,t.opacity);if(t instanceof _t||(t=jt(t)),!t)return new nt;if(t instanceof nt)return t;t=t.rgb();var e=t.r/255,n=t.g/255,r=t.b/255,i=Math.min(e,n,r),o=Math.max(e,n,r),s=NaN,a=o-i,c=(o+i)/2;return a?(e===o?s=(n-r)/a+(n<r)*6:n===o?s=(r-e)/a+2:s=(e-n)/a+4,a/=c<.5?o+i:2-o-i,s*=60):a=c>0&&c<1?0:s,new nt(s,a,c,t.opacity)}function Oe(t,e,n,r){return arguments.length===1?pi(t):new nt(t,e,n,r??1)}function nt(t,e,n,r){this.h=+t,this.s=+e,this.l=+n,this.opacity=+r}Ut(nt,Oe,ce(_t,{brighter(t){return t=t==null?Ft:Math.pow(Ft,t),new nt(this.h,this.s,this.l*t,this.opacity)},darker(t){return t=t==null?Rt:Math.pow(Rt,t),new nt(this.h,this.s,this.l*t,this.opacity)},rgb(){var t=this.h%360+(this.h<0)*360,e=isNaN(t)||isNaN(this.s)?0:this.s,n=this.l,r=n+(n<.5?n:1-n)*e,i=2*n-r;return new D(xn(t>=240?t-240:t+120,i,r),xn(t,i,r),xn(t<120?t+240:t-120,i,r),this.opacity)},clamp(){return new nt(ui(this.h),$e(this.s),$e(this.l),Pe(this.opacity))},displayable(){return(0<=this.s&&this.s<=1||isNaN(this.s))&&0<=this.l&&this.l<=1&&0<=this.opacity&&this.opacity<=1},formatHsl(){let t=Pe(this.opacity);return`${t===1?"hsl(":"hsla("}${ui(this.h)}, ${$e(this.s)*100}%, ${$e(this.l)*100}%${t===1?")":`, ${t})`}`}}));function ui(t){return t=(t||0)%360,t<0?t+360:t}function $e(t){return Math.max(0,Math.min(1,t||0))}function xn(t,e,n){return(t<60?e+(n-e)*t/60:t<180?n:t<240?e+(n-e)*(240-t)/60:e)*255}var di=Math.PI/180,mi=180/Math.PI,Ee=18,gi=.96422,_i=1,yi=.82521,bi=4/29,qt=6/29,xi=3*qt*qt,Gs=qt*qt*qt;function vi(t){if(t instanceof at)return new at(t.l,t.a,t.b,t.opacity);if(t instanceof ut)return ki(t);t instanceof D||(t=Sn(t));var e=Mn(t.r),n=Mn(t.g),r=Mn(t.b),i=vn((.2225045*e+.7168786*n+.0606169*r)/_i),o,s;return e===n&&n===r?o=s=i:(o=vn((.4360747*e+.3850649*n+.1430804*r)/gi),s=vn((.0139322*e+.0971045*n+.7141733*r)/yi)),new at(116*i-16,500*(o-i),200*(i-s),t.opacity)}function wi(t,e,n,r){return arguments.length===1?vi(t):new at(t,e,n,r??1)}function at(t,e,n,r){this.l=+t,this.a=+e,this.b=+n,this.opacity=+r}Ut(at,wi,ce(_t,{brighter(t){return new at(this.l+Ee*(t??1),this.a,this.b,this.opacity)},darker(t){return new at(this.l-Ee*(t??1),this.a,this.b,this.opacity)},rgb(){var t=(this.l+16)/116,e=isNaN(this.a)?t:t+this.a/500,n=isNaN(this.b)?t:t-this.b/200;return e=gi*wn(e),t=_i*wn(t),n=yi*wn(n),new D(kn(3.1338561*e-1.6168667*t-.4906146*n),kn(-.9787684*e+1.9161415*t+.033454*n),kn(.0719453*e-.2289914*t+1.4052427*n),this.opacity)}}));function vn(t){return t>Gs?Math.pow(t,1/3):t/xi+bi}function wn(t){return t>qt?t*t*t:xi*(t-bi)}function kn(t){return 255*(t<=.0031308?12.92*t:1.055*Math.pow(t,1/2.4)-.055)}function Mn(t){return(t/=255)<=.04045?t/12.92:Math.pow((t+.055)/1.055,2.4)}function Vs(t){if(t instanceof ut)return new ut(t.h,t.c,t.l,t.opacity);if(t instanceof at||(t=vi(t)),t.a===0&&t.b===0)return new ut(NaN,0<t.l&&t.l<100?0:NaN,t.l,t.opacity);var e=Math.atan2(t.b,t.a)*mi;return new ut(e<0?e+360:e,Math.sqrt(t.a*t.a+t.b*t.b),t.l,t.opacity)}function Le(t,e,n,r){return arguments.length===1?Vs(t):new ut(t,e,n,r??1)}function ut(t,e,n,r){this.h=+t,this.c=+e,this.l=+n,this.opacity=+r}function ki(t){if(isNaN(t.h))return new at(t.l,0,0,t.opacity);var e=t.h*di;return new at(t.l,Math.cos(e)*t.c,Math.sin(e)*t.c,t.opacity)}Ut(ut,Le,ce(_t,{brighter(t){return new ut(this.h,this.c,this.l+Ee*(t??1),this.opacity)},darker(t){return new ut(this.h,this.c,this.l-Ee*(t??1),this.opacity)},rgb(){return ki(this).rgb()}}));var Mi=-.14861,Tn=1.78277,Cn=-.29227,Be=-.90649,ue=1.97294,ci=ue*Be,fi=ue*Tn,hi=Tn*Cn-Be*Mi;function Ys(t){if(t instanceof At)return new At(t.h,t.s,t.l,t.opacity);t instanceof D||(t=Sn(t));var e=t.r/255,n=t.g/255,r=t.b/255,i=(hi*r+ci*e-fi*n)/(hi+ci-fi),o=r-i,s=(ue*(n-i)-Cn*o)/Be,a=Math.sqrt(s*s+o*o)/(ue*i*(1-i)),c=a?Math.atan2(s,o)*mi-120:NaN;return new At(c<0?c+360:c,a,i,t.opacity)}function De(t,e,n,r){return arguments.length===1?Ys(t):new At(t,e,n,r??1)}function At(t,e,n,r){this.h=+t,this.s=+e,this.l=+n,this.opacity=+r}Ut(At,De,ce(_t,{brighter(t){return t=t==null?Ft:Math.pow(Ft,t),new At(this.h,this.s,this.l*t,this.opacity)},darker(t){return t=t==null?Rt:Math.pow(Rt,t),new At(this.h,this.s,this.l*t,this.opacity)},rgb(){var t=isNaN(this.h)?0:(this.h+120)*di,e=+this.l,n=isNaN(this.s)?0:this.s*e*(1-e),r=Math.cos(t),i=Math.sin(t);return new D(255*(e+n*(Mi*r+Tn*i)),255*(e+n*(Cn*r+Be*i)),255*(e+n*(ue*r)),this.opacity)}}));function Ni(t,e,n,r,i){var o=t*t,s=o*t;return((1-3*t+3*o-s)*e+(4-6*o+3*s)*n+(1+3*t+3*o-3*s)*r+s*i)/6}function Ks(t){var e=t.length-1;return function(n){var r=n<=0?n=0:n>=1?(n=1,e-1):Math.floor(n*e),i=t[r],o=t[r+1],s=r>0?t[r-1]:2*i-o,a=r<e-1?t[r+2]:2*o-i;return Ni((n-r/e)*e,s,i,o,a)}}function Js(t){var e=t.length;return function(n){var r=Math.floor(((n%=1)<0?++n:n)*e),i=t[(r+e-1)%e],o=t[r%e],s=t[(r+1)%e],a=t[(r+2)%e];return Ni((n-r/e)*e,i,o,s,a)}}var He=t=>()=>t;function Ai(t,e){return function(n){return t+n*e}}function Zs(t,e,n){return t=Math.pow(t,n),e=Math.pow(e,n)-t,n=1/n,function(r){return Math.pow(t+r*e,n)}}function $n(t,e){var n=e-t;return n?Ai(t,n>180||n<-180?n-360*Math.round(n/360):n):He(isNaN(t)?e:t)}function Qs(t){return(t=+t)==1?W:function(e,n){return n-e?Zs(e,n,t):He(isNaN(e)?n:e)}}function W(t,e){var n=e-t;return n?Ai(t,n):He(isNaN(t)?e:t)}var Si=(function t(e){var n=Qs(e);function r(i,o){var s=n((i=fe(i)).r,(o=fe(o)).r),a=n(i.g,o.g),c=n(i.b,o.b),u=W(i.opacity,o.opacity);return function(f){return i.r=s(f),i.g=a(f),i.b=c(f),i.opacity=u(f),i+""}}return r.gamma=t,r})(1);function Ri(t){return function(e){var n=e.length,r=new Array(n),i=new Array(n),o=new Array(n),s,a;for(s=0;s<n;++s)a=fe(e[s]),r[s]=a.r||0,i[s]=a.g||0,o[s]=a.b||0;return r=t(r),i=t(i),o=t(o),a.opacity=1,function(c){return a.r=r(c),a.g=i(c),a.b=o(c),a+""}}}var yc=Ri(Ks),bc=Ri(Js);function ta(t,e){e||(e=[]);var n=t?Math.min(e.length,t.length):0,r=e.slice(),i;return function(o){for(i=0;i<n;++i)r[i]=t[i]*(1-o)+e[i]*o;return r}}function ea(t){return ArrayBuffer.isView(t)&&!(t instanceof DataView)}function na(t,e){var n=e?e.length:0,r=t?Math.min(n,t.length):0,i=new Array(r),o=new Array(n),s;for(s=0;s<r;++s)i[s]=ze(t[s],e[s]);for(;s<n;++s)o[s]=e[s];return function(a){for(s=0;s<r;++s)o[s]=i[s](a);return o}}function ra(t,e){var n=new Date;return t=+t,e=+e,function(r){return n.setTime(t*(1-r)+e*r),n}}function rt(t,e){return t=+t,e=+e,function(n){return t*(1-n)+e*n}}function ia(t,e){var n={},r={},i;(t===null||typeof t!="object")&&(t={}),(e===null||typeof e!="object")&&(e={});for(i in e)i in t?n[i]=ze(t[i],e[i]):r[i]=e[i];return function(o){for(i in n)r[i]=n[i](o);return r}}var An=/[-+]?(?:\d+\.?\d*|\.?\d+)(?:[eE][-+]?\d+)?/g,Nn=new RegExp(An.source,"g");function oa(t){return function(){return t}}function sa(t){return function(e){return t(e)+""}}function aa(t,e){var n=An.lastIndex=Nn.lastIndex=0,r,i,o,s=-1,a=[],c=[];for(t=t+"",e=e+"";(r=An.exec(t))&&(i=Nn.exec(e));)(o=i.index)>n&&(o=e.slice(n,o),a[s]?a[s]+=o:a[++s]=o),(r=r[0])===(i=i[0])?a[s]?a[s]+=i:a[++s]=i:(a[++s]=null,c.push({i:s,x:rt(r,i)})),n=Nn.lastIndex;return n<e.length&&(o=e.slice(n),a[s]?a[s]+=o:a[++s]=o),a.length<2?c[0]?sa(c[0].x):oa(e):(e=c.length,function(u){for(var f=0,d;f<e;++f)a[(d=c[f]).i]=d.x(u);return a.join("")})}function ze(t,e){var n=typeof e,r;return e==null||n==="boolean"?He(e):(n==="number"?rt:n==="string"?(r=jt(e))?(e=r,Si):aa:e instanceof jt?Si:e instanceof Date?ra:ea(e)?ta:Array.isArray(e)?na:typeof e.valueOf!="function"&&typeof e.toString!="function"||isNaN(e)?ia:rt)(t,e)}function $i(t,e){return t=+t,e=+e,function(n){return Math.round(t*(1-n)+e*n)}}var Ti=180/Math.PI,Rn={translateX:0,translateY:0,rotate:0,skewX:0,scaleX:1,scaleY:1};function Pi(t,e,n,r,i,o){var s,a,c;return(s=Math.sqrt(t*t+e*e))&&(t/=s,e/=s),(c=t*n+e*r)&&(n-=t*c,r-=e*c),(a=Math.sqrt(n*n+r*r))&&(n/=a,r/=a,c/=a),t*r<e*n&&(t=-t,e=-e,c=-c,s=-s),{translateX:i,translateY:o,rotate:Math.atan2(e,t)*Ti,skewX:Math.atan(c)*Ti,scaleX:s,scaleY:a}}var Ie;function la(t){let e=new(typeof DOMMatrix=="function"?DOMMatrix:WebKitCSSMatrix)(t+"");return e.isIdentity?Rn:Pi(e.a,e.b,e.c,e.d,e.e,e.f)}function ua(t){return t==null||(Ie||(Ie=document.createElementNS("http://www.w3.org/2000/svg","g")),Ie.setAttribute("transform",t),!(t=Ie.transform.baseVal.consolidate()))?Rn:(t=t.matrix,Pi(t.a,t.b,t.c,t.d,t.e,t.f))}function Ei(t,e,n,r){function i(u){return u.length?u.pop()+" ":""}function o(u,f,d,p,h,m){if(u!==d||f!==p){var g=h.push("translate(",null,e,null,n);m.push({i:g-4,x:rt(u,d)},{i:g-2,x:rt(f,p)})}else(d||p)&&h.push("translate("+d+e+p+n)}function s(u,f,d,p){u!==f?(u-f>180?f+=360:f-u>180&&(u+=360),p.push({i:d.push(i(d)+"rotate(",null,r)-2,x:rt(u,f)})):f&&d.push(i(d)+"rotate("+f+r)}function a(u,f,d,p){u!==f?p.push({i:d.push(i(d)+"skewX(",null,r)-2,x:rt(u,f)}):f&&d.push(i(d)+"skewX("+f+r)}function c(u,f,d,p,h,m){if(u!==d||f!==p){var g=h.push(i(h)+"scale(",null,",",null,")");m.push({i:g-4,x:rt(u,d)},{i:g-2,x:rt(f,p)})}else(d!==1||p!==1)&&h.push(i(h)+"scale("+d+","+p+")")}return function(u,f){var d=[],p=[];return u=t(u),f=t(f),o(u.translateX,u.translateY,f.translateX,f.translateY,d,p),s(u.rotate,f.rotate,d,p),a(u.skewX,f.skewX,d,p),c(u.scaleX,u.scaleY,f.scaleX,f.scaleY,d,p),u=f=null,function(h){for(var m=-1,g=p.length,_;++m<g;)d[(_=p[m]).i]=_.x(h);return d.join("")}}}var xc=Ei(la,"px, ","px)","deg)"),vc=Ei(ua,", ",")",")"),ca=1e-12;function Ci(t){return((t=Math.exp(t))+1/t)/2}function fa(t){return((t=Math.exp(t))-1/t)/2}function ha(t){return((t=Math.exp(2*t))-1)/(t+1)}var wc=(function t(e,n,r){function i(o,s){var a=o[0],c=o[1],u=o[2],f=s[0],d=s[1],p=s[2],h=f-a,m=d-c,g=h*h+m*m,_,y;if(g<ca)y=Math.log(p/u)/e,_=function(I){return[a+I*h,c+I*m,u*Math.exp(e*I*y)]};else{var x=Math.sqrt(g),M=(p*p-u*u+r*g)/(2*u*n*x),v=(p*p-u*u-r*g)/(2*p*n*x),T=Math.log(Math.sqrt(M*M+1)-M),E=Math.log(Math.sqrt(v*v+1)-v);y=(E-T)/e,_=function(I){var B=I*y,q=Ci(T),$=u/(n*x)*(q*ha(e*B+T)-fa(T));return[a+$*h,c+$*m,u*q/Ci(e*B+T)]}}return _.duration=Math.abs(y)*1e3*e/Math.SQRT2,_}return i.rho=function(o){var s=Math.max(.001,+o),a=s*s,c=a*a;return t(s,a,c)},i})(Math.SQRT2,2,4);function Oi(t){return function(e,n){var r=t((e=Oe(e)).h,(n=Oe(n)).h),i=W(e.s,n.s),o=W(e.l,n.l),s=W(e.opacity,n.opacity);return function(a){return e.h=r(a),e.s=i(a),e.l=o(a),e.opacity=s(a),e+""}}}var kc=Oi($n),Mc=Oi(W);function Li(t){return function(e,n){var r=t((e=Le(e)).h,(n=Le(n)).h),i=W(e.c,n.c),o=W(e.l,n.l),s=W(e.opacity,n.opacity);return function(a){return e.h=r(a),e.c=i(a),e.l=o(a),e.opacity=s(a),e+""}}}var Sc=Li($n),Tc=Li(W);function Bi(t){return(function e(n){n=+n;function r(i,o){var s=t((i=De(i)).h,(o=De(o)).h),a=W(i.s,o.s),c=W(i.l,o.l),u=W(i.opacity,o.opacity);return function(f){return i.h=s(f),i.s=a(f),i.l=c(Math.pow(f,n)),i.opacity=u(f),i+""}}return r.gamma=e,r})(1)}var Cc=Bi($n),Nc=Bi(W);function pa(t){return Math.abs(t=Math.round(t))>=1e21?t.toLocaleString("en").replace(/,/g,""):t.toString(10)}function Fe(t,e){if(!isFinite(t)||t===0)return null;var n=(t=e?t.toExponential(e-1):t.toExponential()).indexOf("e"),r=t.slice(0,n);return[r.length>1?r[0]+r.slice(2):r,+t.slice(n+1)]}function Wt(t){return t=Fe(Math.abs(t)),t?t[1]:NaN}function da(t,e){return function(n,r){for(var i=n.length,o=[],s=0,a=t[0],c=0;i>0&&a>0&&(c+a+1>r&&(a=Math.max(1,r-c)),o.push(n.substring(i-=a,i+a)),!((c+=a+1)>r));)a=t[s=(s+1)%t.length];return o.reverse().join(e)}}function ma(t){return function(e){return e.replace(/[0-9]/g,function(n){return t[+n]})}}var ga=/^(?:(.)?([<>=^]))?([+\-( ])?([$#])?(0)?(\d+)?(,)?(\.\d+)?(~)?([a-z%])?$/i;function he(t){if(!(e=ga.exec(t)))throw new Error("invalid format: "+t);var e;return new Pn({fill:e[1],align:e[2],sign:e[3],symbol:e[4],zero:e[5],width:e[6],comma:e[7],precision:e[8]&&e[8].slice(1),trim:e[9],type:e[10]})}he.prototype=Pn.prototype;function Pn(t){this.fill=t.fill===void 0?" ":t.fill+"",this.align=t.align===void 0?">":t.align+"",this.sign=t.sign===void 0?"-":t.sign+"",this.symbol=t.symbol===void 0?"":t.symbol+"",this.zero=!!t.zero,this.width=t.width===void 0?void 0:+t.width,this.comma=!!t.comma,this.precision=t.precision===void 0?void 0:+t.precision,this.trim=!!t.trim,this.type=t.type===void 0?"":t.type+""}Pn.prototype.toString=function(){return this.fill+this.align+this.sign+this.symbol+(this.zero?"0":"")+(this.width===void 0?"":Math.max(1,this.width|0))+(this.comma?",":"")+(this.precision===void 0?"":"."+Math.max(0,this.precision|0))+(this.trim?"~":"")+this.type};function _a(t){t:for(var e=t.length,n=1,r=-1,i;n<e;++n)switch(t[n]){case".":r=i=n;break;case"0":r===0&&(r=n),i=n;break;default:if(!+t[n])break t;r>0&&(r=0);break}return r>0?t.slice(0,r)+t.slice(i+1):t}var Ue;function ya(t,e){var n=Fe(t,e);if(!n)return Ue=void 0,t.toPrecision(e);var r=n[0],i=n[1],o=i-(Ue=Math.max(-8,Math.min(8,Math.floor(i/3)))*3)+1,s=r.length;return o===s?r:o>s?r+new Array(o-s+1).join("0"):o>0?r.slice(0,o)+"."+r.slice(o):"0."+new Array(1-o).join("0")+Fe(t,Math.max(0,e+o-1))[0]}function Di(t,e){var n=Fe(t,e);if(!n)return t+"";var r=n[0],i=n[1];return i<0?"0."+new Array(-i).join("0")+r:r.length>i+1?r.slice(0,i+1)+"."+r.slice(i+1):r+new Array(i-r.length+2).join("0")}var Ii={"%":(t,e)=>(t*100).toFixed(e),b:t=>Math.round(t).toString(2),c:t=>t+"",d:pa,e:(t,e)=>t.toExponential(e),f:(t,e)=>t.toFixed(e),g:(t,e)=>t.toPrecision(e),o:t=>Math.round(t).toString(8),p:(t,e)=>Di(t*100,e),r:Di,s:ya,X:t=>Math.round(t).toString(16).toUpperCase(),x:t=>Math.round(t).toString(16)};function Hi(t){return t}var zi=Array.prototype.map,qi=["y","z","a","f","p","n","µ","m","","k","M","G","T","P","E","Z","Y"];function ba(t){var e=t.grouping===void 0||t.thousands===void 0?Hi:da(zi.call(t.grouping,Number),t.thousands+""),n=t.currency===void 0?"":t.currency[0]+"",r=t.currency===void 0?"":t.currency[1]+"",i=t.decimal===void 0?".":t.decimal+"",o=t.numerals===void 0?Hi:ma(zi.call(t.numerals,String)),s=t.percent===void 0?"%":t.percent+"",a=t.minus===void 0?"−":t.minus+"",c=t.nan===void 0?"NaN":t.nan+"";function u(d,p){d=he(d);var h=d.fill,m=d.align,g=d.sign,_=d.symbol,y=d.zero,x=d.width,M=d.comma,v=d.precision,T=d.trim,E=d.type;E==="n"?(M=!0,E="g"):Ii[E]||(v===void 0&&(v=12),T=!0,E="g"),(y||h==="0"&&m==="=")&&(y=!0,h="0",m="=");var I=(p&&p.prefix!==void 0?p.prefix:"")+(_==="$"?n:_==="#"&&/[boxX]/.test(E)?"0"+E.toLowerCase():""),B=(_==="$"?r:/[%p]/.test(E)?s:"")+(p&&p.suffix!==void 0?p.suffix:""),q=Ii[E],$=/[defgprs%]/.test(E);v=v===void 0?6:/[gprs]/.test(E)?Math.max(1,Math.min(21,v)):Math.max(0,Math.min(20,v));function Y(w){var A=I,F=B,K,H,bt;if(E==="c")F=q(w)+F,w="";else{w=+w;var xt=w<0||1/w<0;if(w=isNaN(w)?c:q(Math.abs(w),v),T&&(w=_a(w)),xt&&+w==0&&g!=="+"&&(xt=!1),A=(xt?g==="("?g:a:g==="-"||g==="("?"":g)+A,F=(E==="s"&&!isNaN(w)&&Ue!==void 0?qi[8+Ue/3]:"")+F+(xt&&g==="("?")":""),$){for(K=-1,H=w.length;++K<H;)if(bt=w.charCodeAt(K),48>bt||bt>57){F=(bt===46?i+w.slice(K+1):w.slice(K))+F,w=w.slice(0,K);break}}}M&&!y&&(w=e(w,1/0));var vt=A.length+w.length+F.length,Q=vt<x?new Array(x-vt+1).join(h):"";switch(M&&y&&(w=e(Q+w,Q.length?x-F.length:1/0),Q=""),m){case"<":w=A+w+F+Q;break;case"=":w=A+Q+w+F;break;case"^":w=Q.slice(0,vt=Q.length>>1)+A+w+F+Q.slice(vt);break;default:w=Q+A+w+F;break}return o(w)}return Y.toString=function(){return d+""},Y}function f(d,p){var h=Math.max(-8,Math.min(8,Math.floor(Wt(p)/3)))*3,m=Math.pow(10,-h),g=u((d=he(d),d.type="f",d),{suffix:qi[8+h/3]});return function(_){return g(m*_)}}return{format:u,formatPrefix:f}}var qe,En,On;xa({thousands:",",grouping:[3],currency:["$",""]});function xa(t){return qe=ba(t),En=qe.format,On=qe.formatPrefix,qe}function Fi(t){return Math.max(0,-Wt(Math.abs(t)))}function Ui(t,e){return Math.max(0,Math.max(-8,Math.min(8,Math.floor(Wt(e)/3)))*3-Wt(Math.abs(t)))}function ji(t,e){return t=Math.abs(t),e=Math.abs(e)-t,Math.max(0,Wt(e)-Wt(t))+1}function va(t,e){switch(arguments.length){case 0:break;case 1:this.range(t);break;default:this.range(e).domain(t);break}return this}function wa(t){return function(){return t}}function ka(t){return+t}var Wi=[0,1];function Xt(t){return t}function Ln(t,e){return(e-=t=+t)?function(n){return(n-t)/e}:wa(isNaN(e)?NaN:.5)}function Ma(t,e){var n;return t>e&&(n=t,t=e,e=n),function(r){return Math.max(t,Math.min(e,r))}}function Sa(t,e,n){var r=t[0],i=t[1],o=e[0],s=e[1];return i<r?(r=Ln(i,r),o=n(s,o)):(r=Ln(r,i),o=n(o,s)),function(a){return o(r(a))}}function Ta(t,e,n){var r=Math.min(t.length,e.length)-1,i=new Array(r),o=new Array(r),s=-1;for(t[r]<t[0]&&(t=t.slice().reverse(),e=e.slice().reverse());++s<r;)i[s]=Ln(t[s],t[s+1]),o[s]=n(e[s],e[s+1]);return function(a){var c=Yr(t,a,1,r)-1;return o[c](i[c](a))}}function Ca(t,e){return e.domain(t.domain()).range(t.range()).interpolate(t.interpolate()).clamp(t.clamp()).unknown(t.unknown())}function Na(){var t=Wi,e=Wi,n=ze,r,i,o,s=Xt,a,c,u;function f(){var p=Math.min(t.length,e.length);return s!==Xt&&(s=Ma(t[0],t[p-1])),a=p>2?Ta:Sa,c=u=null,d}function d(p){return p==null||isNaN(p=+p)?o:(c||(c=a(t.map(r),e,n)))(r(s(p)))}return d.invert=function(p){return s(i((u||(u=a(e,t.map(r),rt)))(p)))},d.domain=function(p){return arguments.length?(t=Array.from(p,ka),f()):t.slice()},d.range=function(p){return arguments.length?(e=Array.from(p),f()):e.slice()},d.rangeRound=function(p){return e=Array.from(p),n=$i,f()},d.clamp=function(p){return arguments.length?(s=p?!0:Xt,f()):s!==Xt},d.interpolate=function(p){return arguments.length?(n=p,f()):n},d.unknown=function(p){return arguments.length?(o=p,d):o},function(p,h){return r=p,i=h,f()}}function Aa(){return Na()(Xt,Xt)}function Ra(t,e,n,r){var i=Ae(t,e,n),o;switch(r=he(r??",f"),r.type){case"s":{var s=Math.max(Math.abs(t),Math.abs(e));return r.precision==null&&!isNaN(o=Ui(i,s))&&(r.precision=o),On(r,s)}case"":case"e":case"g":case"p":case"r":{r.precision==null&&!isNaN(o=ji(i,Math.max(Math.abs(t),Math.abs(e))))&&(r.precision=o-(r.type==="e"));break}case"f":case"%":{r.precision==null&&!isNaN(o=Fi(i))&&(r.precision=o-(r.type==="%")*2);break}}return En(r)}function $a(t){var e=t.domain;return t.ticks=function(n){var r=e();return Qr(r[0],r[r.length-1],n??10)},t.tickFormat=function(n,r){var i=e();return Ra(i[0],i[i.length-1],n??10,r)},t.nice=function(n){n==null&&(n=10);var r=e(),i=0,o=r.length-1,s=r[i],a=r[o],c,u,f=10;for(a<s&&(u=s,s=a,a=u,u=i,i=o,o=u);f-- >0;){if(u=Ne(s,a,n),u===c)return r[i]=s,r[o]=a,e(r);if(u>0)s=Math.floor(s/u)*u,a=Math.ceil(a/u)*u;else if(u<0)s=Math.ceil(s*u)/u,a=Math.floor(a*u)/u;else break;c=u}return t},t}function Gt(){var t=Aa();return t.copy=function(){return Ca(t,Gt())},va.apply(t,arguments),$a(t)}function je(t){let e=it(null),[n,r]=z(t);return Br(()=>{let i=e.current;if(!i)return;let o=a=>{a>0&&r(Math.floor(a))};if(o(i.getBoundingClientRect().width),typeof ResizeObserver>"u")return;let s=new ResizeObserver(a=>{for(let c of a)o(c.contentRect.width)});return s.observe(i),()=>s.disconnect()},[]),[e,n]}var Vt=[["host","Host compute","Host"],["device","Device compute","Device"],["communication","Host-device communication","Communication"]];function We(t){return Vt.map(([e,n],r)=>({id:e,label:n,value:t[`${e}_ms`],color:Z(e,r)}))}function Bn({inference:t}){let{sessions:e,mean:n,percentiles:r,batches:i}=t,o=r.some(a=>a.few_samples),s=et([n,...r],a=>a.total_ms)??0;return l(R,{id:"inference",title:"Session latency",note:V(e,"session"),children:[l("p",{class:"legend",children:Vt.map(([a,c],u)=>l("span",{class:"legend-item",children:[l(St,{color:Z(a,u)}),c]},a))}),l("table",{class:"latency-table",children:[l("caption",{class:"visually-hidden",children:"Session latency and its parts"}),l("thead",{children:l("tr",{children:[l("th",{scope:"col",children:"Percentile"}),l("th",{scope:"col",children:l("span",{class:"visually-hidden",children:"Parts, as a bar"})}),l("th",{scope:"col",class:"numeric",children:"Total"}),Vt.map(([a,,c])=>l("th",{scope:"col",class:"numeric",children:c},a))]})}),l("tbody",{children:[l(Xi,{name:"mean",latency:n,longest:s}),r.map(a=>l(Xi,{name:`p${Ea(a.percentile)}`,latency:a,longest:s,mark:a.few_samples?"*":""},a.percentile))]})]}),l(Oa,{distribution:t.distribution,meanMs:n.total_ms}),l("p",{class:"caption",children:[l("span",{children:t.source}),o&&l("span",{children:"* Too few sessions for one to be above: it rests on the longest ones."}),i&&l("span",{children:Pa(i)})]})]})}function Pa({batches:t,sessions_per_batch:e,size:n,padding_percent:r,delay_ms:i}){let o=n===null?"":`, size ${lt(n)}`,s=r===null?"":` with ${G(r)} padding`;return`Batched: ${N(t)} batches of ${lt(e)} sessions${o}${s}. A session waits ${k(i.mean)} for its batch (p99 ${k(i.p99)}).`}function Ea(t){return Number.isInteger(t)?String(t):String(Math.round(t*100)/100)}function Xi({name:t,latency:e,longest:n,mark:r=""}){let i=We(e),o=i.map(s=>`${s.label} ${k(s.value)}`).join(", ");return l("tr",{children:[l("th",{scope:"row",children:[t,r]}),l("td",{class:"latency-bar",children:l("div",{style:{width:`${n>0?100*e.total_ms/n:0}%`},children:l(Lt,{parts:i,label:`${t}: ${o}`})})}),l("td",{class:"numeric",children:k(e.total_ms)}),i.map(s=>l("td",{class:"numeric",children:k(s.value)},s.id))]})}var Gi=150,Yt={top:16,right:24,bottom:26,left:62};function Oa({distribution:t,meanMs:e}){let[n,r]=je(960),{edges_ms:i,counts:o}=t,s=i[0],a=i[i.length-1];if(s===void 0||a===void 0||o.length===0)return null;let c=mt(a),u=Math.max(40,r-Yt.left-Yt.right),f=Gi-Yt.top-Yt.bottom,d=Gt().domain([s,a===s?s+1:a].map(y=>y/tt[c])).range([0,u]),p=y=>d(y/tt[c]),h=d.tickFormat(8),m=Gt().domain([0,et(o)??1]).nice(3).range([f,0]),g=o.map((y,x)=>{let M=p(i[x]??s),v=Math.max(1,p(i[x+1]??a)-M-1);return y>0?`M${M},${f}V${m(y)}h${v}V${f}z`:""}).join(""),_=o.indexOf(et(o)??0);return l("div",{class:"chart",ref:n,children:l("svg",{width:r,height:Gi,role:"img","aria-label":`Distribution of session times from ${k(s)} to ${k(a)}; most are between ${k(i[_])} and ${k(i[_+1])}; mean ${k(e)}`,children:l("g",{transform:`translate(${Yt.left},${Yt.top})`,children:[m.ticks(3).filter(Number.isInteger).map(y=>l("g",{transform:`translate(0,${m(y)})`,children:[l("line",{class:y===0?"baseline":"gridline",x2:u}),l("text",{class:"tick-label",x:-8,dy:"0.32em","text-anchor":"end",children:N(y)})]},y)),l("path",{d:g,class:"histogram"}),l("g",{transform:`translate(${p(e)},0)`,children:[l("line",{class:"mean-line",y2:f}),l("text",{class:"mean-label",y:-4,"text-anchor":"middle",children:`mean ${k(e)}`})]}),d.ticks(8).map(y=>l("text",{class:"tick-label",x:d(y),y:f+16,"text-anchor":"middle",children:`${h(y)} ${c}`},y))]})})})}function Vi({inference:t}){return l(S,{children:[l(La,{models:t.models??[]}),l(Da,{sessions:t.slowest??[]})]})}function La({models:t}){if(t.length===0)return null;let e=[{key:"model",head:"Model",cell:n=>t[n].model??"not known"},{key:"sessions",head:"Sessions",numeric:!0,cell:n=>N(t[n].sessions)},{key:"rate",head:"Sessions per second",numeric:!0,cell:n=>ne(t[n].sessions_per_second,"1/s")},...Ba(t),...Yi("Mean",t.map(n=>n.mean))];return l(R,{id:"session-models",title:"Sessions by model",children:l(ot,{caption:"Sessions by model",columns:e,rowCount:t.length,pageSize:20})})}function Ba(t){return[50,99].map(e=>({key:`p${e}`,head:`p${e}`,numeric:!0,cell:n=>{let r=t[n].percentiles.find(i=>i.percentile===e);return`${k(r?.total_ms)}${r?.few_samples?"*":""}`}}))}function Da({sessions:t}){if(t.length===0)return null;let e=new Set(t.map(o=>o.host)).size>1,n=t.some(o=>o.model!==null),r=t.some(o=>o.batching_delay_ms!==null),i=[{key:"start",head:"Start",numeric:!0,cell:o=>k(t[o].start_ms)},...e?[{key:"host",head:"Host",cell:o=>t[o].host}]:[],...n?[{key:"model",head:"Model",cell:o=>t[o].model??"not known"}]:[],...Yi("Total",t),...r?[{key:"delay",head:"Waited for batch",numeric:!0,cell:o=>k(t[o].batching_delay_ms)}]:[]];return l(R,{id:"slowest-sessions",title:"Slowest sessions",note:"start after the start of the capture",children:l(ot,{caption:"Slowest sessions",columns:i,rowCount:t.length})})}function Yi(t,e){let n=et(e,r=>r.total_ms)??0;return[{key:"bar",head:l("span",{class:"visually-hidden",children:"Parts, as a bar"}),cell:r=>l(Ia,{latency:e[r],longest:n})},{key:"total",head:t,numeric:!0,cell:r=>k(e[r].total_ms)},...Vt.map(([r,,i])=>({key:r,head:i,numeric:!0,cell:o=>k(e[o][`${r}_ms`])}))]}function Ia({latency:t,longest:e}){let n=We(t),r=n.map(i=>`${i.label} ${k(i.value)}`).join(", ");return l("div",{class:"latency-bar latency-cell",children:l("div",{style:{width:`${e>0?100*t.total_ms/e:0}%`},children:l(Lt,{parts:n,label:r})})})}function Ki({overview:t}){let e=bn(t),n=Object.entries(t.metrics).filter(([i,o])=>i!==e&&!Mr(t,i,o));if(n.length===0)return null;let r=e===null?null:t.metrics[e]?.reason;return l(R,{id:"performance",title:"Performance summary",note:"open a row for its formula",children:l("div",{class:"metrics",children:Ha(n).map(i=>{let[o,s]=i[0];return i.length===1?l(Ur,{id:o,metric:s,said:r},o):l(jr,{entries:i},o)})})})}function Ha(t){let e=[];for(let n of t){let r=e[e.length-1],i=r?.[0]?.[1],o=n[1];i!==void 0&&i.value===null&&o.value===null&&i.reason!==null&&i.reason===o.reason?r.push(n):e.push([n])}return e}var za=.05,qa=3;function Ji(t){let e=t.length,n=new Float64Array(e),r=[],i=Fa(t),o=Math.max(qa,Math.ceil(e*za)),s=0;for(let a=0;a<e;a+=1){let c=i===0?0:Math.round(Zi(t,a)/i)-1;if(c>0){let u=Math.min(c,o);r.push({before:a,missing:c,slot:s,width:u}),s+=u}n[a]=s,s+=1}return{slot:n,slots:s,gaps:r}}function Fa(t){let e=[];for(let r=1;r<t.length;r+=1){let i=Zi(t,r);i>0&&e.push(i)}let n=e[0]??0;return e.every(r=>r===n)?n:ae(e)}function Zi(t,e){let n=t[e]??null,r=e>0?t[e-1]??null:null;return n===null||r===null?0:n-r}function Qi(t,e){let n=new Float64Array(e);for(let r of t)for(let i=0;i<e;i+=1)n[i]=n[i]+(r[i]??0);return n}var Ua=.22,ja=3,Wa=56;function to(t,e,n,r,i){let o=Math.floor(i);return o<1||r<=n?[]:r-n<=o?Xa(t,e,n,r,o):Ga(t,e,n,r,o)}function Xa({slot:t},e,n,r,i){let o=i/(r-n),s=o>=ja?Math.max(1,o*Ua):0,a=Math.min(o-s,Wa),c=[];for(let u=eo(t,n);u<t.length&&t[u]<r;u+=1){let d=(t[u]-n+.5)*o-a/2;c.push({step:u,first:u,last:u,mean:e[u]??0,x:d,width:a})}return c}function Ga({slot:t},e,n,r,i){let o=i/(r-n),s=[],a=null,c=0,u=()=>{a&&(a.mean=c/(a.last-a.first+1))};for(let f=eo(t,n);f<t.length&&t[f]<r;f+=1){let d=Math.min(i-1,Math.floor((t[f]-n)*o)),p=e[f]??0;a===null||a.x!==d?(u(),a={step:f,first:f,last:f,mean:p,x:d,width:1},c=p,s.push(a)):(a.last=f,c+=p,p>(e[a.step]??0)&&(a.step=f))}return u(),s}function eo(t,e){let n=0,r=t.length;for(;n<r;){let i=n+r>>1;t[i]<e?n=i+1:r=i}return n}function Va(t,e){let n=-1,r=1/0,i=0,o=t.length-1;for(;i<=o;){let s=i+o>>1,a=t[s],c=e-(a.x+a.width/2);Math.abs(c)<r&&(r=Math.abs(c),n=s),c<0?o=s-1:i=s+1}return n}var Xe=3,Ya=1.25;function no(t,e,n){let r=Va(t,n),i=t[r];if(!i||i.width>Xe)return r;let o=a=>e[t[a]?.step??-1]??0,s=r;for(let a=r-Xe;a<=r+Xe;a+=1){let c=t[a];c&&Math.abs(c.x-i.x)<=Xe&&o(a)>o(s)&&(s=a)}return o(s)>Ya*o(r)?s:r}function Ge(t){return function(){return t}}var Ka=Math.cos;var In=Math.sin,Kt=Math.sqrt,ro=1e-12,Ve=Math.PI,_f=Ve/2,co=2*Ve;var yf=Array.prototype.slice;function Ja(t){return typeof t=="object"&&"length"in t?t:Array.from(t)}function fo(t){this._context=t}fo.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:this._point=1,this._line?this._context.lineTo(t,e):this._context.moveTo(t,e);break;case 1:this._point=2;default:this._context.lineTo(t,e);break}}};function Za(t){return new fo(t)}var bf=Qa(Za);function ho(t){this._curve=t}ho.prototype={areaStart:function(){this._curve.areaStart()},areaEnd:function(){this._curve.areaEnd()},lineStart:function(){this._curve.lineStart()},lineEnd:function(){this._curve.lineEnd()},point:function(t,e){this._curve.point(e*Math.sin(t),e*-Math.cos(t))}};function Qa(t){function e(n){return new ho(t(n))}return e._curve=t,e}var xf=Kt(3);var tl=Kt(1/3),vf=tl*2;var po=In(Ve/10)/In(7*Ve/10),wf=In(co/10)*po,kf=-Ka(co/10)*po;var Mf=Kt(3);var Sf=Kt(3);var Tf=Kt(3)/2,el=1/Kt(12),Cf=(el/2+1)*3;function yt(){}function Ye(t,e,n){t._context.bezierCurveTo((2*t._x0+t._x1)/3,(2*t._y0+t._y1)/3,(t._x0+2*t._x1)/3,(t._y0+2*t._y1)/3,(t._x0+4*t._x1+e)/6,(t._y0+4*t._y1+n)/6)}function zn(t){this._context=t}zn.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){switch(this._point){case 3:Ye(this,this._x1,this._y1);case 2:this._context.lineTo(this._x1,this._y1);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:this._point=1,this._line?this._context.lineTo(t,e):this._context.moveTo(t,e);break;case 1:this._point=2;break;case 2:this._point=3,this._context.lineTo((5*this._x0+this._x1)/6,(5*this._y0+this._y1)/6);default:Ye(this,t,e);break}this._x0=this._x1,this._x1=t,this._y0=this._y1,this._y1=e}};function nl(t){this._context=t}nl.prototype={areaStart:yt,areaEnd:yt,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._y0=this._y1=this._y2=this._y3=this._y4=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x2,this._y2),this._context.closePath();break}case 2:{this._context.moveTo((this._x2+2*this._x3)/3,(this._y2+2*this._y3)/3),this._context.lineTo((this._x3+2*this._x2)/3,(this._y3+2*this._y2)/3),this._context.closePath();break}case 3:{this.point(this._x2,this._y2),this.point(this._x3,this._y3),this.point(this._x4,this._y4);break}}},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:this._point=1,this._x2=t,this._y2=e;break;case 1:this._point=2,this._x3=t,this._y3=e;break;case 2:this._point=3,this._x4=t,this._y4=e,this._context.moveTo((this._x0+4*this._x1+t)/6,(this._y0+4*this._y1+e)/6);break;default:Ye(this,t,e);break}this._x0=this._x1,this._x1=t,this._y0=this._y1,this._y1=e}};function rl(t){this._context=t}rl.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3;var n=(this._x0+4*this._x1+t)/6,r=(this._y0+4*this._y1+e)/6;this._line?this._context.lineTo(n,r):this._context.moveTo(n,r);break;case 3:this._point=4;default:Ye(this,t,e);break}this._x0=this._x1,this._x1=t,this._y0=this._y1,this._y1=e}};function mo(t,e){this._basis=new zn(t),this._beta=e}mo.prototype={lineStart:function(){this._x=[],this._y=[],this._basis.lineStart()},lineEnd:function(){var t=this._x,e=this._y,n=t.length-1;if(n>0)for(var r=t[0],i=e[0],o=t[n]-r,s=e[n]-i,a=-1,c;++a<=n;)c=a/n,this._basis.point(this._beta*t[a]+(1-this._beta)*(r+c*o),this._beta*e[a]+(1-this._beta)*(i+c*s));this._x=this._y=null,this._basis.lineEnd()},point:function(t,e){this._x.push(+t),this._y.push(+e)}};var Nf=(function t(e){function n(r){return e===1?new zn(r):new mo(r,e)}return n.beta=function(r){return t(+r)},n})(.85);function Ke(t,e,n){t._context.bezierCurveTo(t._x1+t._k*(t._x2-t._x0),t._y1+t._k*(t._y2-t._y0),t._x2+t._k*(t._x1-e),t._y2+t._k*(t._y1-n),t._x2,t._y2)}function qn(t,e){this._context=t,this._k=(1-e)/6}qn.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:Ke(this,this._x1,this._y1);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:this._point=1,this._line?this._context.lineTo(t,e):this._context.moveTo(t,e);break;case 1:this._point=2,this._x1=t,this._y1=e;break;case 2:this._point=3;default:Ke(this,t,e);break}this._x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=e}};var Af=(function t(e){function n(r){return new qn(r,e)}return n.tension=function(r){return t(+r)},n})(0);function Fn(t,e){this._context=t,this._k=(1-e)/6}Fn.prototype={areaStart:yt,areaEnd:yt,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=this._y2=this._y3=this._y4=this._y5=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:this._point=1,this._x3=t,this._y3=e;break;case 1:this._point=2,this._context.moveTo(this._x4=t,this._y4=e);break;case 2:this._point=3,this._x5=t,this._y5=e;break;default:Ke(this,t,e);break}this._x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=e}};var Rf=(function t(e){function n(r){return new Fn(r,e)}return n.tension=function(r){return t(+r)},n})(0);function Un(t,e){this._context=t,this._k=(1-e)/6}Un.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:Ke(this,t,e);break}this._x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=e}};var $f=(function t(e){function n(r){return new Un(r,e)}return n.tension=function(r){return t(+r)},n})(0);function jn(t,e,n){var r=t._x1,i=t._y1,o=t._x2,s=t._y2;if(t._l01_a>ro){var a=2*t._l01_2a+3*t._l01_a*t._l12_a+t._l12_2a,c=3*t._l01_a*(t._l01_a+t._l12_a);r=(r*a-t._x0*t._l12_2a+t._x2*t._l01_2a)/c,i=(i*a-t._y0*t._l12_2a+t._y2*t._l01_2a)/c}if(t._l23_a>ro){var u=2*t._l23_2a+3*t._l23_a*t._l12_a+t._l12_2a,f=3*t._l23_a*(t._l23_a+t._l12_a);o=(o*u+t._x1*t._l23_2a-e*t._l12_2a)/f,s=(s*u+t._y1*t._l23_2a-n*t._l12_2a)/f}t._context.bezierCurveTo(r,i,o,s,t._x2,t._y2)}function go(t,e){this._context=t,this._alpha=e}go.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:this.point(this._x2,this._y2);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(t,e){if(t=+t,e=+e,this._point){var n=this._x2-t,r=this._y2-e;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1,this._line?this._context.lineTo(t,e):this._context.moveTo(t,e);break;case 1:this._point=2;break;case 2:this._point=3;default:jn(this,t,e);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=e}};var Pf=(function t(e){function n(r){return e?new go(r,e):new qn(r,0)}return n.alpha=function(r){return t(+r)},n})(.5);function _o(t,e){this._context=t,this._alpha=e}_o.prototype={areaStart:yt,areaEnd:yt,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=this._y2=this._y3=this._y4=this._y5=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(t,e){if(t=+t,e=+e,this._point){var n=this._x2-t,r=this._y2-e;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1,this._x3=t,this._y3=e;break;case 1:this._point=2,this._context.moveTo(this._x4=t,this._y4=e);break;case 2:this._point=3,this._x5=t,this._y5=e;break;default:jn(this,t,e);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=e}};var Ef=(function t(e){function n(r){return e?new _o(r,e):new Fn(r,0)}return n.alpha=function(r){return t(+r)},n})(.5);function yo(t,e){this._context=t,this._alpha=e}yo.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(t,e){if(t=+t,e=+e,this._point){var n=this._x2-t,r=this._y2-e;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:jn(this,t,e);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=e}};var Of=(function t(e){function n(r){return e?new yo(r,e):new Un(r,0)}return n.alpha=function(r){return t(+r)},n})(.5);function il(t){this._context=t}il.prototype={areaStart:yt,areaEnd:yt,lineStart:function(){this._point=0},lineEnd:function(){this._point&&this._context.closePath()},point:function(t,e){t=+t,e=+e,this._point?this._context.lineTo(t,e):(this._point=1,this._context.moveTo(t,e))}};function io(t){return t<0?-1:1}function oo(t,e,n){var r=t._x1-t._x0,i=e-t._x1,o=(t._y1-t._y0)/(r||i<0&&-0),s=(n-t._y1)/(i||r<0&&-0),a=(o*i+s*r)/(r+i);return(io(o)+io(s))*Math.min(Math.abs(o),Math.abs(s),.5*Math.abs(a))||0}function so(t,e){var n=t._x1-t._x0;return n?(3*(t._y1-t._y0)/n-e)/2:e}function Dn(t,e,n){var r=t._x0,i=t._y0,o=t._x1,s=t._y1,a=(o-r)/3;t._context.bezierCurveTo(r+a,i+a*e,o-a,s-a*n,o,s)}function Hn(t){this._context=t}Hn.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=this._t0=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x1,this._y1);break;case 3:Dn(this,this._t0,so(this,this._t0));break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(t,e){var n=NaN;if(t=+t,e=+e,!(t===this._x1&&e===this._y1)){switch(this._point){case 0:this._point=1,this._line?this._context.lineTo(t,e):this._context.moveTo(t,e);break;case 1:this._point=2;break;case 2:this._point=3,Dn(this,so(this,n=oo(this,t,e)),n);break;default:Dn(this,this._t0,n=oo(this,t,e));break}this._x0=this._x1,this._x1=t,this._y0=this._y1,this._y1=e,this._t0=n}}};function ol(t){this._context=new bo(t)}(ol.prototype=Object.create(Hn.prototype)).point=function(t,e){Hn.prototype.point.call(this,e,t)};function bo(t){this._context=t}bo.prototype={moveTo:function(t,e){this._context.moveTo(e,t)},closePath:function(){this._context.closePath()},lineTo:function(t,e){this._context.lineTo(e,t)},bezierCurveTo:function(t,e,n,r,i,o){this._context.bezierCurveTo(e,t,r,n,o,i)}};function sl(t){this._context=t}sl.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=[],this._y=[]},lineEnd:function(){var t=this._x,e=this._y,n=t.length;if(n)if(this._line?this._context.lineTo(t[0],e[0]):this._context.moveTo(t[0],e[0]),n===2)this._context.lineTo(t[1],e[1]);else for(var r=ao(t),i=ao(e),o=0,s=1;s<n;++o,++s)this._context.bezierCurveTo(r[0][o],i[0][o],r[1][o],i[1][o],t[s],e[s]);(this._line||this._line!==0&&n===1)&&this._context.closePath(),this._line=1-this._line,this._x=this._y=null},point:function(t,e){this._x.push(+t),this._y.push(+e)}};function ao(t){var e,n=t.length-1,r,i=new Array(n),o=new Array(n),s=new Array(n);for(i[0]=0,o[0]=2,s[0]=t[0]+2*t[1],e=1;e<n-1;++e)i[e]=1,o[e]=4,s[e]=4*t[e]+2*t[e+1];for(i[n-1]=2,o[n-1]=7,s[n-1]=8*t[n-1]+t[n],e=1;e<n;++e)r=i[e]/o[e-1],o[e]-=r,s[e]-=r*s[e-1];for(i[n-1]=s[n-1]/o[n-1],e=n-2;e>=0;--e)i[e]=(s[e]-i[e+1])/o[e];for(o[n-1]=(t[n]+i[n-1])/2,e=0;e<n-1;++e)o[e]=2*t[e+1]-i[e+1];return[i,o]}function al(t,e){this._context=t,this._t=e}al.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=this._y=NaN,this._point=0},lineEnd:function(){0<this._t&&this._t<1&&this._point===2&&this._context.lineTo(this._x,this._y),(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line>=0&&(this._t=1-this._t,this._line=1-this._line)},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:this._point=1,this._line?this._context.lineTo(t,e):this._context.moveTo(t,e);break;case 1:this._point=2;default:{if(this._t<=0)this._context.lineTo(this._x,e),this._context.lineTo(t,e);else{var n=this._x*(1-this._t)+t*this._t;this._context.lineTo(n,this._y),this._context.lineTo(n,e)}break}}this._x=t,this._y=e}};function lo(t,e){if((s=t.length)>1)for(var n=1,r,i,o=t[e[0]],s,a=o.length;n<s;++n)for(i=o,o=t[e[n]],r=0;r<a;++r)o[r][1]+=o[r][0]=isNaN(i[r][1])?i[r][0]:i[r][1]}function uo(t){for(var e=t.length,n=new Array(e);--e>=0;)n[e]=e;return n}function ll(t,e){return t[e]}function ul(t){let e=[];return e.key=t,e}function xo(){var t=Ge([]),e=uo,n=lo,r=ll;function i(o){var s=Array.from(t.apply(this,arguments),ul),a,c=s.length,u=-1,f;for(let d of o)for(a=0,++u;a<c;++a)(s[a][u]=[0,+r(d,s[a].key,u,o)]).data=d;for(a=0,f=Ja(e(s));a<c;++a)s[f[a]].index=a;return n(s,f),s}return i.keys=function(o){return arguments.length?(t=typeof o=="function"?o:Ge(Array.from(o)),i):t},i.value=function(o){return arguments.length?(r=typeof o=="function"?o:Ge(+o),i):r},i.order=function(o){return arguments.length?(e=o==null?uo:typeof o=="function"?o:Ge(Array.from(o)),i):e},i.offset=function(o){return arguments.length?(n=o??lo,i):n},i}function vo(t,e,n){let r=t[0],i=t[t.length-1];if(!r||!i)return[];let o=m=>String(e[m]??m),a=12+Math.max(o(r.first).length,o(i.last).length)*7,c=[],u=(m,g)=>{let _=c[c.length-1];(!_||m-_.x>=a)&&c.push({x:m,label:g})};if((t[1]?.x??1/0)-r.x>=a){for(let m of t)u(m.x+m.width/2,o(m.step));return c}let d=i.last-r.first+1,p=cl(t,e)/Math.max(1,d-1)||1,h=Math.max(1,Math.round(Ae(0,d*p,Math.max(1,n/(a*1.4)))));for(let m of t){let g=fl(e,m.first,m.last,h);g!==null&&u(m.x+m.width/2,o(g))}return c}function cl(t,e){let n=0;for(let r=1;r<t.length;r+=1){let i=e[t[r-1].first]??t[r-1].first,o=e[t[r].first]??t[r].first;o>i&&(n+=o-i)}return n}function fl(t,e,n,r){for(let i=e;i<=n;i+=1)if((t[i]??i)%r===0)return i;return null}var Wn=296;function wo({steps:t,bucket:e,x:n,frameWidth:r}){let i=n+14+Wn<=r?n+14:Math.max(0,n-14-Wn);return l("div",{class:"tooltip",role:"status",hidden:e===null,style:{left:`${i}px`,width:`${Wn}px`},children:e&&l(hl,{steps:t,bucket:e})})}function hl({steps:t,bucket:e}){let{columns:n}=t,{step:r}=e,i=n.duration_ms[r]??0,o=n.period_ms[r]??null,s=e.last-e.first+1;return l(S,{children:[l("p",{class:"tooltip-title",children:[l("strong",{children:pl(t,r)}),l("span",{class:"number",children:k(i)})]}),o!==null&&l("p",{class:"tooltip-line",children:[l("span",{children:"Start to next start"}),l("span",{class:"number",children:k(o)})]}),l("table",{class:"tooltip-table",children:l("tbody",{children:t.categories.map(({id:a,label:c},u)=>({id:a,label:c,index:u,ms:dl(t,a,r)})).filter(({ms:a})=>a>0).reverse().map(({id:a,label:c,index:u,ms:f})=>l("tr",{children:[l("th",{scope:"row",children:[l(St,{color:Z(a,u)}),c]}),l("td",{class:"numeric",children:k(f)}),l("td",{class:"numeric",children:G(i>0?100*f/i:null)})]},a))})}),n.complete[r]===!1&&l("p",{class:"tooltip-note",children:[l("strong",{children:"Incomplete:"})," ",n.incomplete_reason[r]??"no reason given"]}),s>1&&l("p",{class:"tooltip-note",children:["Longest of ",N(s)," steps in this column; their mean is"," ",k(e.mean),". Zoom in to see each."]})]})}function pl(t,e){let n=String(t.columns.number[e]??e),r=t.columns.name[e]??"",i=`Step ${n}`;return r===""||r===n||r===i?i:`${i} · ${r}`}function dl(t,e,n){return t.columns[e]?.[n]??0}var Mo=264,ft={top:14,right:66,bottom:30,left:62},ct=Mo-ft.top-ft.bottom,Xn=5,ml=4,gl=6,_l=1.6;function So({steps:t,layout:e,hidden:n,meanMs:r,fitTypical:i,zoom:o,onZoom:s}){let[a,c]=je(960),[u,f]=z(null),[d,p]=z(null),h=it(null),{columns:m}=t,g=m.duration_ms.length,_=j(()=>t.categories.filter(({id:b})=>!n.has(b)),[t,n]),y=j(()=>Qi(_.map(({id:b})=>pe(t,b)),g),[t,_,g]),[x,M]=o??[0,e.slots],v=Math.max(40,c-ft.left-ft.right),T=j(()=>to(e,y,x,M,v),[e,y,x,M,v]),E=j(()=>yl(T,y,i),[T,y,i]),I=mt(E),B=Gt().domain([0,E/tt[I]]).nice(Xn).range([ct,0]),q=b=>B(b/tt[I]),$=B.domain()[1]*tt[I],Y=B.tickFormat(Xn),w=j(()=>bl(t,_,T,b=>q(Math.min(b,$))),[t,_,T,$]),A=j(()=>xl(t,T,y,b=>q(Math.min(b,$)),$),[t,T,y,$]),F=j(()=>vo(T,m.number,v),[T,m,v]),K=u===null?-1:wl(T,u),H=T[K]??null,bt=b=>x+b/v*(M-x),xt=b=>(b-x)/(M-x)*v,vt=b=>{let O=b.currentTarget.getBoundingClientRect();return Math.max(0,Math.min(v,b.clientX-O.left-ft.left))},Q=b=>{let O=vt(b),X=h.current;if(X!==null&&Math.abs(O-X)>=gl){p([Math.min(X,O),Math.max(X,O)]),f(null);return}f(T[no(T,y,O)]?.step??null)},jo=b=>{b.button!==0||b.pointerType==="touch"||(h.current=vt(b),b.currentTarget.setPointerCapture?.(b.pointerId))},Wo=()=>{h.current=null,d&&(s(ko(bt(d[0]),bt(d[1]),e.slots)),p(null))},wt=b=>{let O=T[Math.max(0,Math.min(T.length-1,b))];O&&f(O.step)},Ze=b=>{let O=H?e.slot[H.step]+.5:(x+M)/2,X=(M-x)*b/2,$t=ko(O-X,O+X,e.slots);s($t[1]-$t[0]>=e.slots?null:$t)},Xo=b=>{if(b.ctrlKey||b.metaKey||b.altKey)return;let O=Math.max(1,Math.round(T.length/10)),$t={ArrowLeft:()=>wt(K-1),ArrowRight:()=>wt(K+1),PageUp:()=>wt(K-O),PageDown:()=>wt(K+O),Home:()=>wt(0),End:()=>wt(T.length-1),Escape:()=>f(null),"+":()=>Ze(.5),"=":()=>Ze(.5),"-":()=>Ze(2),0:()=>s(null)}[b.key];$t&&(b.preventDefault(),$t())};return l("div",{class:"chart step-bars",ref:a,children:[l("svg",{width:c,height:Mo,role:"application","aria-roledescription":"bar chart","aria-label":`Step time of ${V(g,"step")}`+(r===null?"":`, mean ${k(r)}`)+". Arrow keys, Home and End move between steps; plus and minus zoom.",tabindex:0,onPointerMove:Q,onPointerDown:jo,onPointerUp:Wo,onPointerLeave:()=>h.current===null&&f(null),onKeyDown:Xo,onFocus:b=>{b.currentTarget.matches(":focus-visible")&&u===null&&wt(0)},onBlur:()=>f(null),children:[l("defs",{children:l("pattern",{id:"incomplete-hatch",width:"6",height:"6",patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)",children:[l("rect",{class:"hatch-veil",width:"6",height:"6"}),l("rect",{class:"hatch-line",width:"2",height:"6"})]})}),l("g",{transform:`translate(${ft.left},${ft.top})`,children:[B.ticks(Xn).map(b=>l("g",{transform:`translate(0,${B(b)})`,children:[l("line",{class:b===0?"baseline":"gridline",x2:v}),l("text",{class:"tick-label",x:-8,dy:"0.32em","text-anchor":"end",children:`${Y(b)} ${I}`})]},b)),e.gaps.map(b=>{let O=Math.max(0,xt(b.slot)),X=Math.min(v,xt(b.slot+b.width));return X-O>=3&&l("line",{class:"gap-line",x1:O+1,x2:X-1,y1:ct,y2:ct},b.before)}),H&&l("rect",{class:"cursor-band",x:H.x-2,y:0,width:H.width+4,height:ct}),w.map(({id:b,d:O,color:X})=>l("path",{"data-category":b,d:O,fill:X,"shape-rendering":"crispEdges"},b)),A.incomplete&&l("path",{class:"incomplete",d:A.incomplete,fill:"url(#incomplete-hatch)"}),A.cut&&l("path",{class:"cut-mark",d:A.cut}),vl(T,m.number).map(b=>l("line",{class:"restart-line",x1:b,x2:b,y1:0,y2:ct},b)),r!==null&&n.size===0&&r<=$&&l("g",{class:"mean",transform:`translate(0,${q(r)})`,children:[l("line",{class:"mean-halo",x2:v}),l("line",{class:"mean-line",x2:v}),l("text",{class:"mean-label",x:v+6,dy:"-0.2em",children:"mean"}),l("text",{class:"mean-label",x:v+6,dy:"0.95em",children:k(r)})]}),H&&l("rect",{class:"cursor",x:H.x-1,y:q(Math.min($,y[H.step]??0))-1,width:H.width+2,height:ct-q(Math.min($,y[H.step]??0))+2}),d&&l("rect",{class:"drag",x:d[0],width:d[1]-d[0],y:0,height:ct}),F.map(b=>l("g",{transform:`translate(${b.x},${ct})`,children:[l("line",{class:"tick-mark",y2:4}),l("text",{class:"tick-label",y:16,"text-anchor":"middle",children:b.label})]},b.x)),l("text",{class:"tick-label",x:v+ft.right,y:ct+16,"text-anchor":"end",children:"step"})]})]}),T.some(b=>b.last>b.first)&&l("p",{class:"caption",children:"Each column stands for several steps and shows the longest of them."}),l(wo,{steps:t,bucket:H,x:H?ft.left+H.x+H.width/2:0,frameWidth:c})]})}function pe(t,e){return t.columns[e]??[]}function To(t){let e=ae(t)??0;return t.length>3&&e>0?(et(t)??0)/e:1}function yl(t,e,n){let r=et(t,o=>e[o.step]??0)??0,i=n?Math.min(r,_l*(ae(e)??0)):r;return i>0?i:1}function bl(t,e,n,r){let i=new Map(e.map(({id:s})=>[s,pe(t,s)]));return xo().keys([...i.keys()]).value((s,a)=>i.get(a)?.[s.step]??0)(n).map(s=>({id:s.key,color:Z(s.key,t.categories.findIndex(({id:a})=>a===s.key)),d:s.map(([a,c],u)=>Co(n[u],r(a),r(c))).join("")}))}function xl(t,e,n,r,i){let o="",s="";for(let a of e){let c=n[a.step]??0;if(t.columns.complete[a.step]===!1&&(o+=Co(a,r(0),r(c))),c>i){let u=Jt(a.x+a.width/2);s+=`M${u},-12l5,7h-10z`}}return{incomplete:o,cut:s}}function Co(t,e,n){return e-n<=0?"":`M${Jt(t.x)},${Jt(e)}V${Jt(n)}h${Jt(t.width)}V${Jt(e)}z`}function Jt(t){return String(Math.round(t*100)/100)}function vl(t,e){let n=[];for(let r=1;r<t.length;r+=1){let i=t[r-1],o=t[r];(e[o.first]??0)<(e[i.last]??0)&&n.push((i.x+i.width+o.x)/2)}return n.length<=40?n:[]}function wl(t,e){let n=0,r=t.length-1;for(;n<=r;){let i=n+r>>1,o=t[i];if(e<o.first)r=i-1;else if(e>o.last)n=i+1;else return i}return-1}function ko(t,e,n){let r=Math.min(n,Math.max(ml,Math.round(e-t))),i=Math.max(0,Math.min(n-r,Math.floor(t)));return[i,i+r]}var kl={device_markers:"Step markers of the device",host_markers:"Step markers of the host",inferred:"Steps are inferred"},Ml=60,Sl=3,Tl=5;function No({steps:t,meanMs:e}){let[n,r]=z(new Set),[i,o]=z(!1),s=j(()=>To(t.columns.duration_ms),[t]),[a,c]=z(s>=Tl),[u,f]=z(null),d=t.columns.duration_ms.length,p=j(()=>Ji(t.columns.number),[t]),h=j(()=>t.categories.filter(({id:g})=>Pl(pe(t,g))),[t]),m=g=>{let _=new Set(n);_.delete(g)||_.add(g),r(_)};return l(R,{id:"steps",title:"Step time",note:V(d,"step")+(i||d<Ml?"":"; drag across the graph to zoom"),actions:l(S,{children:[u&&!i&&l("button",{type:"button",onClick:()=>f(null),children:"Show all steps"}),s>=Sl&&!i&&l("button",{type:"button","aria-pressed":a,onClick:()=>c(!a),children:"Fit typical steps"}),l("button",{type:"button","aria-pressed":i,onClick:()=>o(!i),children:"Show as table"})]}),children:[i?l($l,{steps:t}):l(S,{children:[l(vr,{categories:h,hidden:n,onToggle:m}),l(So,{steps:t,layout:p,hidden:n,meanMs:e,fitTypical:a,zoom:u,onZoom:f})]}),l(Cl,{steps:t,gaps:p.gaps,cut:a&&!i})]})}function Cl({steps:t,gaps:e,cut:n}){let{number:r,complete:i}=t.columns,o=i.filter(s=>!s).length;return l("p",{class:"caption",children:[l("span",{children:[t.source==="inferred"&&l(J,{children:"inferred"})," ",kl[t.source]??t.source,t.method?`: ${t.method}`:""]}),o>0&&l("span",{children:[l("span",{class:"hatch-swatch","aria-hidden":"true"})," ",V(o,"incomplete step"),", left out of averages"]}),n&&l("span",{children:[l("span",{class:"cut-swatch","aria-hidden":"true",children:"▲"})," longer than the axis shows"]}),e.length>0&&l("span",{children:["Not in the profile: ",Al(e,r)]})]})}var Nl=4;function Al(t,e){let n=t.slice(0,Nl).map(i=>Rl(i,e)),r=t.length-n.length;return n.join("; ")+(r>0?`; and ${V(r,"more gap")}`:"")}function Rl(t,e){let n=e[t.before-1],r=e[t.before];return`${V(t.missing,"step")} between ${n} and ${r}`}function $l({steps:t}){let{columns:e}=t,n=mt(e.duration_ms.reduce((i,o)=>Math.max(i,o),0)),r=[{key:"number",head:"Step",numeric:!0,cell:i=>e.number[i]??i},...e.name.some((i,o)=>i&&i!==String(e.number[o]))?[{key:"name",head:"Name",cell:i=>e.name[i]??""}]:[],{key:"start",head:`Start, ${n}`,numeric:!0,cell:i=>ee(e.start_ms[i],n)},{key:"duration",head:`Duration, ${n}`,numeric:!0,cell:i=>ee(e.duration_ms[i],n)},{key:"period",head:`Period, ${n}`,numeric:!0,cell:i=>ee(e.period_ms[i],n)},...t.categories.map(({id:i,label:o})=>({key:`category-${i}`,head:`${o}, ${n}`,numeric:!0,cell:s=>ee(pe(t,i)[s],n)})),{key:"complete",head:"Complete",cell:i=>e.complete[i]?"yes":`no: ${e.incomplete_reason[i]??"no reason given"}`}];return l(ot,{caption:"Time of each step",columns:r,rowCount:e.duration_ms.length,pageSize:25})}function Pl(t){for(let e=0;e<t.length;e+=1)if((t[e]??0)>0)return!0;return!1}var El=[["device","Top device ops"],["host","Top host ops"]];function Ao({ops:t}){return l(S,{children:El.map(([e,n])=>l(Ol,{id:`top-ops-${e}`,title:n,ops:t.filter(r=>r.side===e)},e))})}function Ol({id:t,title:e,ops:n}){if(n.length===0)return null;let r=n.some(s=>s.gflops_per_s!==null),i=n.some(s=>s.tensorcore_eligible!==null),o=[{key:"name",head:"Op",cell:s=>l(Bl,{op:n[s]})},{key:"category",head:"Category",cell:s=>n[s].category},{key:"count",head:"Calls",numeric:!0,cell:s=>N(n[s].occurrences)},{key:"self",head:"Self time",numeric:!0,cell:s=>k(n[s].self_ms)},{key:"share",head:"Share",numeric:!0,cell:s=>G(n[s].share_percent)},{key:"cumulative",head:"Cumulative",numeric:!0,cell:s=>G(n[s].cumulative_percent)},...r?[{key:"rate",head:"GFLOP/s",numeric:!0,cell:s=>lt(n[s].gflops_per_s)}]:[],...i?[{key:"tensorcore",head:"Tensor Core",cell:s=>Ll(n[s])}]:[]];return l(R,{id:t,title:e,note:"by self time",children:l(ot,{caption:e,columns:o,rowCount:n.length,pageSize:10})})}function Ll(t){return t.tensorcore_used?"used":t.tensorcore_eligible===null?"–":t.tensorcore_eligible?t.tensorcore_used===null?"eligible, use not told":"eligible, not used":"not eligible"}function Bl({op:t}){let e=t.framework_op&&t.framework_op!==t.name?t.framework_op:null;return l(S,{children:[l("code",{class:"op-name",children:t.name}),e&&l("span",{class:"metric-reason",children:e})]})}function Je({overview:t}){let{steps:e,inference:n,job:r,environment:i}=t,o=e!==null&&e.columns.duration_ms.length>0,s=r.kind==="inference"&&n!==null,a=o&&l(No,{steps:e,meanMs:t.metrics.step_time?.value??null});return l("div",{class:"report",children:[i.simulated===!0&&l("p",{class:"banner",children:[l("strong",{children:"Simulated profile:"})," these numbers come from a generator, not from a device."]}),l("div",{class:"first-row",children:[l(Wr,{overview:t}),s?l(Bn,{inference:n}):l(hn,{overview:t})]}),l(Fr,{findings:t.findings}),l(Ki,{overview:t}),!s&&n&&l(Bn,{inference:n}),n&&l(Vi,{inference:n}),s&&o?l("details",{class:"folded",children:[l("summary",{children:"Steps"}),l(hn,{overview:t}),a]}):a,l("div",{class:"two-columns",children:[l(qr,{overview:t}),l(yr,{overview:t})]}),l(Ir,{devices:t.devices}),l(Hr,{hosts:t.hosts}),l(Ao,{ops:t.top_ops})]})}var Dl=20;function Ro({runs:t,chosen:e,onChoose:n}){let[r,i]=z(""),o=t.filter(s=>Il(s,r));return l(S,{children:[t.length>Dl&&l("p",{class:"picker",children:[l("label",{for:"run-search",children:"Search runs"}),l("input",{id:"run-search",type:"search",value:r,placeholder:`${o.length} of ${t.length}`,onInput:s=>i(s.currentTarget.value)})]}),l("p",{class:"picker",children:[l("label",{for:"run-picker",children:"Run"}),l("select",{id:"run-picker",value:e,onChange:s=>n(s.currentTarget.value),children:t.filter(s=>s.id===e||o.includes(s)).map(s=>l("option",{value:s.id,children:Hl(s)},s.id))})]})]})}function Il(t,e){let n=[t.id,...t.hosts].map(i=>i.toLowerCase());return e.toLowerCase().split(/\s+/).filter(Boolean).every(i=>n.some(o=>o.includes(i)))}function Hl({id:t,status:e,parts:n}){return e==="empty"?`${t} (empty)`:e==="writing"?`${t} (still being written)`:n?`${t} (${n.length} sessions put together)`:t}var Gn="overview",Zt=`p.${Gn}.`,$o={run:null,host:null};function Vn(){let t=Eo()?.location;return t?zl(t.hash):$o}function Po(t){let e=Eo();if(e)try{let n=ql(e.location.hash,t);if(n===null||n===e.location.hash)return;e.history.replaceState(e.history.state,"",n)}catch{}}function zl(t){let e={...$o};for(let n of t.replace(/^#/,"").split("&")){let r=n.indexOf("=");if(r<0)continue;let i=n.slice(0,r),o=Fl(n.slice(r+1));i===`${Zt}run`&&(e.run=o||null),i===`${Zt}host`&&(e.host=o||null)}return e}function ql(t,e){let n=t.replace(/^#/,"").split("&").filter(o=>o!==""),r=n[0]!==void 0&&!n[0].includes("=")?n.shift():void 0;if(r!==void 0&&r!==Gn)return null;let i=n.filter(o=>!o.startsWith(`${Zt}run=`)&&!o.startsWith(`${Zt}host=`));return e.run!==null&&i.push(`${Zt}run=${encodeURIComponent(e.run)}`),e.host!==null&&i.push(`${Zt}host=${encodeURIComponent(e.host)}`),`#${[Gn,...i].join("&")}`}function Fl(t){try{return decodeURIComponent(t)}catch{return t}}function Eo(){try{let t=window.parent;return t!==window&&typeof t.location.hash=="string"?t:null}catch{return null}}function Oo(t){if(window.parent===window)return;let e=new MessageChannel;e.port1.onmessage=n=>{let r;try{r=JSON.parse(n.data)}catch{return}if(r.isReply)return;r.type==="experimental.DataReloaded"&&t();let i={type:r.type,id:r.id,payload:null,error:null,isReply:!0};e.port1.postMessage(JSON.stringify(i))},window.parent.postMessage("experimental.bootstrap","*",[e.port2])}var Ul=1e3,Lo={runs:null,choice:null,overview:null,shown:null,loading:!0,waiting:null,error:null,lostLink:null};function Io(){let[t,e]=z(Lo),n=Dt(p=>e(h=>({...h,...p})),[]),r=it(null),i=it(!1),o=it(new te),s=it(new te),a=it(void 0),c=Dt(async p=>{n({choice:p,loading:!0,waiting:null,error:null});try{let h=await o.current.run(m=>hr(p.run,p.host,m,g=>n({waiting:g.message}),g=>n({overview:g,shown:p,waiting:jl(g)})));h!==null&&n({overview:h,shown:p,loading:!1,waiting:null})}catch(h){n({error:Do(h),overview:null,shown:null,loading:!1,waiting:null})}},[]),u=Dt(p=>{i.current=!0,r.current=p,Po(p),n({lostLink:null}),c(p)},[]),f=Dt(async p=>{clearTimeout(a.current);let h;try{h=await s.current.run(x=>fr(x))}catch(x){o.current.cancel(),r.current=null,n({...Lo,loading:!1,error:Do(x)});return}if(h===null)return;h.scanning&&(a.current=setTimeout(()=>{f(!1)},Ul));let m=i.current?r.current:Wl(h.runs),g=i.current||h.scanning?null:Xl(h.runs),_=Bo(h.runs,m)??Bo(h.runs,r.current)??Gl(h.runs),y=_?.run!==r.current?.run||_?.host!==r.current?.host;r.current=_,n({runs:h,lostLink:g}),_===null?(o.current.cancel(),n({choice:null,overview:null,shown:null,error:null,waiting:null,loading:h.scanning})):(y||p)&&c(_)},[]),d=Dt(()=>{f(!0)},[]);return Lr(()=>(Oo(d),d(),()=>{clearTimeout(a.current),o.current.cancel(),s.current.cancel()}),[]),{...t,choose:u,reload:d}}function jl({run:t}){return`${t.files.length} of ${t.files.length+(t.pending?.length??0)} hosts so far`}function Wl(t){let e=Vn(),n=t.find(({id:r})=>r===e.run);return n?{run:n.id,host:n.hosts.find(r=>r===e.host)??null}:null}function Xl(t){let{run:e}=Vn();return e!==null&&t.length>0&&t.every(({id:n})=>n!==e)?e:null}function Bo(t,e){let n=e&&t.find(({id:r})=>r===e.run);return n?{run:n.id,host:n.hosts.find(r=>r===e.host)??null}:null}function Gl(t){let e=t.find(({status:n})=>n!=="empty")??t[0];return e?{run:e.id,host:null}:null}function Do(t){return t instanceof U?t:new U("page",t instanceof Error?t.message:String(t))}var Ho="";function zo(){let t=Io(),{runs:e,choice:n,overview:r,loading:i,lostLink:o}=t;return l(S,{children:[l("header",{class:"bar",children:[l("h1",{children:"Overview"}),e&&n&&l(Yl,{runs:e.runs,choice:n,onChoose:t.choose}),r&&l(Kl,{overview:r}),l("p",{class:"activity",role:"status",children:i&&r?t.waiting??"Loading …":e?.scanning?"Searching for runs …":""})]}),l("main",{"aria-busy":i,children:[o!==null&&n&&l("p",{class:"banner",children:["The run “",o,"” of this address does not exist; this is “",n.run,"”."]}),l(Yn,{subject:r,onRetry:t.reload,children:l(Vl,{page:t})})]})]})}function Vl({page:t}){let{runs:e,overview:n,shown:r,choice:i,error:o,loading:s,waiting:a}=t;return o?l(cn,{error:o,onRetry:t.reload}):n&&r?l("div",{class:s&&!Jl(r,i)?"is-stale":void 0,children:l(Je,{overview:n},`${r.run} ${r.host??""}`)}):a?l(Ot,{title:"Still reading this profile",detail:a}):i?l(Ot,{title:"Loading the overview …",detail:i.run}):e===null||e.scanning?l(Ot,{title:"Searching for profiles …"}):l(Ot,{title:"No profile found",detail:e.message??"The log directory holds no profile.",hint:e.hint,children:l("button",{type:"button",onClick:t.reload,children:"Look again"})})}function Yl({runs:t,choice:e,onChoose:n}){let r=t.find(({id:i})=>i===e.run)?.hosts??[];return l("div",{class:"pickers",children:[l(Ro,{runs:t,chosen:e.run,onChoose:i=>n({run:i,host:null})}),l("p",{class:"picker",children:[l("label",{for:"host-picker",children:"Host"}),l("select",{id:"host-picker",value:e.host??Ho,onChange:i=>n({run:e.run,host:i.currentTarget.value||null}),children:[l("option",{value:Ho,children:["All hosts (",r.length,")"]}),r.map(i=>l("option",{value:i,children:i},i))]})]})]})}function Kl({overview:t}){let e=ln(t).filter(({severity:n})=>n!=="info").length;return l("p",{class:"badges",children:[l("span",{class:"tag",children:t.platform.toUpperCase()}),t.job.kind!=="unknown"&&l("span",{class:"tag",children:gt(t.job.kind)}),e>0&&l("button",{type:"button",class:"tag tag-warn",onClick:()=>document.getElementById("diagnostics")?.scrollIntoView(),children:e===1?"1 warning":`${e} warnings`})]})}function Jl(t,e){return t?.run===e?.run&&t?.host===e?.host}var Yn=class extends Pt{state={failure:null};componentDidCatch(e){console.error(e);let n=new U("page",`The page failed to draw this overview: ${e.message}`,"This is a defect of the page. The same overview can be read with: tensorboard-overview show");this.setState({failure:{subject:this.props.subject,error:n}})}render(){let{failure:e}=this.state,{subject:n,onRetry:r,children:i}=this.props;return e===null||e.subject!==n?i:l(cn,{error:e.error,onRetry:r})}};function qo({overview:t}){let{run:e,platform:n,job:r}=t;return l(S,{children:[l("header",{class:"bar",children:[l("h1",{children:"Overview"}),l("p",{class:"activity",children:e.id}),l("p",{class:"badges",children:[l("span",{class:"tag",children:n.toUpperCase()}),r.kind!=="unknown"&&l("span",{class:"tag",children:gt(r.kind)})]})]}),l("main",{children:l(Je,{overview:t})})]})}var Zl="dark-mode";function Fo(t){let e=Ql();if(e){let i=()=>t(e.classList.contains(Zl)?"dark":"light"),o=new MutationObserver(i);return o.observe(e,{attributes:!0,attributeFilter:["class"]}),i(),()=>o.disconnect()}let n=window.matchMedia("(prefers-color-scheme: dark)"),r=()=>t(n.matches?"dark":"light");return n.addEventListener("change",r),r(),()=>n.removeEventListener("change",r)}function Ql(){try{return window.parent===window?null:window.parent.document.body}catch{return null}}var Uo=`/* All colours are custom properties of charts/palette.ts. There is no animation at all. */

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
`;var de=we();function eu(){let t=document.documentElement;t.lang="en",document.title=de?`Overview of ${de.run.id}`:"Overview",document.adoptedStyleSheets=[...document.adoptedStyleSheets,nu()],Fo(n=>{t.dataset.theme=n});let e=document.createElement("div");e.id="overview",document.body.append(e),lr(de?l(qo,{overview:de}):l(zo,{}),e)}function nu(){let t=new CSSStyleSheet;return t.replaceSync(`:root{color-scheme:light;${fn("light")}}:root[data-theme="dark"]{color-scheme:dark;${fn("dark")}}`+Uo),t}de&&eu();export{eu as render};
