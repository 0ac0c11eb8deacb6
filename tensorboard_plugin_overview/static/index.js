/* Do not edit: built from frontend/ by "npm run build".
 * Third-party code in this file: see THIRD_PARTY_NOTICES.txt beside it. */
var T,Ve,qo,ht,Zn,bn,Ye,gn,Ke,Qn,Jn,Fo,Qt=Symbol.for("pv"),xn={},vn=[],Uo=/^m(i|n|o|s|text|space)$/,te=Array.isArray,Ze=vn.slice,kt=Object.assign;function wt(t){t&&t.parentNode&&t.remove()}function _n(t,n,e,r,i){var o={type:t,props:n,key:e,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Qt,__v:i||++Ve,__i:-1,__u:0};return!i&&T.vnode&&T.vnode(o),o}function C(t){return t.children}function $t(t,n){this.props=t,this.context=n,this.__g=0}function pt(t,n){if(n==null)return t.__&&pt(t.__,t.__i+1);for(var e;n<t.__k.length;n++)if((e=t.__k[n])&&e.__e)return e.__e;return typeof t.type!="function"||t.props.__P?null:pt(t)}function jo(t){var n,e=t.__v,r=e.__e,i=[],o=[],s=t.__P;s&&((n=kt({constructor:Qt},e)).__v=e.__v+1,T.vnode&&T.vnode(n),ne(s,n,e,t.__n,s.namespaceURI,32&e.__u?[r]:null,i,r||pt(e),32&e.__u,o),n.__v=e.__v,n.__.__k[n.__i]=n,rr(i,n,o),e.__=e.__e=null,n.__e!=r&&Je(n))}function Je(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(n){return n&&(t.__e=n.__e)}),Je(t)}function Xe(t){(8&t.__g||(t.__g|=8,ht.push(t),bn++))&&Zn==T.debounceRendering||((Zn=T.debounceRendering)||queueMicrotask)(Qe)}function Qe(){try{for(var t,n=1;ht.length;)ht.length>n&&ht.sort(Ye),t=ht.shift(),n=ht.length,8&t.__g&&jo(t)}finally{(bn=ht.length)&&(Zn||queueMicrotask)(Qe)}}function tr(t,n,e,r,i,o,s,a,c,u,f){var m,p,h,d,y,g,_=r.__k||vn,x=n.length;for(c=Wo(e,n,_,c,x),m=0;m<x;m++)(h=e.__k[m])!=null&&(p=~h.__i&&_[h.__i]||xn,h.__i=m,g=ne(t,h,p,i,o,s,a,c,u,f),d=h.__e,(p.ref!=h.ref||8&p.__u)&&(p.ref&&ee(p.ref,null,h,p),h.ref&&f.push(h.ref,h.__c||d,h)),y=y||d,4&h.__u?(c=nr(h,c,t,!p.__v),p.__e&&(p.__e=null)):typeof h.type=="function"&&g!==void 0?c=g:d&&(c=d.nextSibling),h.__u&=-21);return e.__e=y,c}function Wo(t,n,e,r,i){var o,s,a,c,u,f,m,p,h,d=e.length,y=d,g=0,_=0,x=t.__k=Array(i);for(o=0;o<i;o++)(s=n[o])!=null&&typeof s!="boolean"&&typeof s!="function"?(typeof s!="object"||s.constructor===String?s=x[o]=_n(null,s):te(s)?s=x[o]=_n(C,{children:s}):s.constructor===Qt&&s.__b?s=x[o]=_n(s.type,s.props,s.key,s.ref,s.__v):x[o]=s,c=o+g,s.__=t,s.__b=t.__b+1,a=null,~(u=s.__i=Xo(s,e,c,y))&&(y--,(a=e[u])&&(a.__u|=2)),a&&a.__v?(s.__u|=16,u==c-1?g--:u==c+1?g++:u!=c&&(u>c?g--:g++,_=1)):(~u||(i>d?g--:i<d&&g++),typeof s.type!="function"&&(s.__u|=4))):x[o]=null;if(_){for(f=[],m=[],o=0;o<i;o++)if((s=x[o])&&16&s.__u){for(g=0,p=f.length;g<p;)f[h=g+p>>1]<s.__i?g=h+1:p=h;f[g]=s.__i,m[o]=g+1}for(g=f.length;o--;)m[o]&&(m[o]==g?g--:x[o].__u|=4)}if(y)for(o=0;o<d;o++)!(a=e[o])||2&a.__u||(a.__e==r&&(r=pt(a)),re(a,a));return r}function nr(t,n,e,r){var i,o,s,a;if(typeof t.type=="function"){if(t.props.__P)return n;if(i=t.__k)for(o=0;o<i.length;o++)i[o]&&(i[o].__=t,n=nr(i[o],n,e,!1));return n}for(n&&!n.parentNode&&(n=pt(t))&&!n.parentNode&&(n=null),s=t.__e,a=n;a&&a.nodeType==8;)a=a.nextSibling;for(s!=a&&(!r&&e.moveBefore&&s.parentNode?e.moveBefore(s,n):e.insertBefore(s,n||null)),n=s;(n=n&&n.nextSibling)&&n.nodeType==8&&!n.data.startsWith("$s"););return n}function Xo(t,n,e,r){var i,o=t.key,s=t.type,a=n[e],c=a&&!(2&a.__u);if(a===null&&o==null||c&&o==a.key&&s==a.type)return e;if(r>(c?1:0)){for(i=e-1;i>=0;i--)if((a=n[i])&&!(2&a.__u)&&o==a.key&&s==a.type)return i;for(i=e+1;i<n.length;i++)if((a=n[i])&&!(2&a.__u)&&o==a.key&&s==a.type)return i}return-1}function Ge(t,n,e){e==null&&(e=""),n[0]=="-"?t.setProperty(n,e):t[n]=e}function dn(t,n,e,r,i){var o,s;if(n=="style")if(typeof e=="string")t.style.cssText=e;else{if(typeof r=="string"&&(t.style.cssText=r=""),r)for(n in r)e&&n in e||Ge(t.style,n);if(e)for(n in e)r&&e[n]==r[n]||Ge(t.style,n,e[n])}else if(n[0]=="o"&&n[1]=="n")typeof e!="function"&&(e=null),typeof r!="function"&&(r=null),(t.__e||(t.__e={}))[n]=e,e&&r||(s=Jn[n]||(Jn[n]=Go(n)),(t.__a||(t.__a={}))[n]=Qn,o=n!=(n=n.replace(Ke,"$1")),(n=n.slice(2))[0]<"a"&&(n=n.toLowerCase()),e?t.addEventListener(n,s,o):t.removeEventListener(n,s,o));else{if(i=="http://www.w3.org/2000/svg")n=n.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(n!="width"&&n!="height"&&n!="href"&&n!="list"&&n!="form"&&n!="tabIndex"&&n!="download"&&n!="rowSpan"&&n!="colSpan"&&n!="role"&&n!="popover"&&n in t)try{return void(t[n]=e??"")}catch{}if(typeof e=="function")return;e==null||e===!1&&n[4]!="-"?t.removeAttribute(n):t.setAttribute(n,n=="popover"&&e==1?"":e)}}function Go(t){return function(n){var e=this.__e;if(e){if(e=e[t],n[gn]==null)n[gn]=Qn++;else if(n[gn]<this.__a[t])return;return e(T.event?T.event(n):n)}}}function ne(t,n,e,r,i,o,s,a,c,u){var f,m,p,h,d,y,g,_,x,M,v,S,E,I,D,z,$,Y,w=n.type;if(n.constructor!==Qt)return null;128&e.__u&&(c=32&e.__u,f=e.__c.__z)&&(n.__u|=c,m=o=[],f.nodeType==8?a=yn(f,o):o.push(f),a=o[0]||a),(f=T.__b)&&f(n);t:if(typeof w=="function"){p=s.length;try{if(_=n.props,x=(f=w.prototype)&&f.render,M=(f=w.contextType)&&r[f.__c],v=f?M?M.props.value:f.__:r,(h=e.__c)?(n.__c=h,2&h.__g&&(h.__g|=1)):(x?n.__c=h=new w(_,v):(n.__c=h=new $t(_,v),h.constructor=w,h.render=Yo),M&&M.sub(h),h.state||(h.state={}),h.__n=r,h.__g|=8,h.__h=[],h.__k=[]),x&&(h.__s||(h.__s=h.state),w.getDerivedStateFromProps&&(h.__s==h.state&&(h.__s=kt({},h.__s)),kt(h.__s,w.getDerivedStateFromProps(_,h.__s)))),d=h.props,y=h.state,h.__v=n,e.__c){if(_!==d&&x&&!w.getDerivedStateFromProps&&h.componentWillReceiveProps&&h.componentWillReceiveProps(_,v),n.__v==e.__v&&!(8&h.__g)||!(4&h.__g)&&h.shouldComponentUpdate&&h.shouldComponentUpdate(_,h.__s,v)===!1){n.__v!=e.__v&&(h.props=_,h.state=h.__s,h.__g&=-9),n.__e=e.__e,n.__k=e.__k,n.__k.some(function(A){A&&(A.__=n)}),vn.push.apply(h.__h,h.__k),h.__k=[],h.__h.length&&s.push(h),a=pt(e);break t}h.componentWillUpdate&&h.componentWillUpdate(_,h.__s,v),x&&h.componentDidUpdate&&h.__h.push(function(){h.componentDidUpdate(d,y,g)})}else x&&!w.getDerivedStateFromProps&&h.componentWillMount&&h.componentWillMount(),x&&h.componentDidMount&&h.__h.push(h.componentDidMount);h.context=v,h.props=_,h.__P=t,h.__g&=-5,S=T.__r,E=x?25:0;do h.__g&=-9,S&&S(n),f=h.render(h.props,h.state=h.__s,h.context);while(8&h.__g&&++E<25);x&&(vn.push.apply(h.__h,h.__k),h.__k=[]),h.state=h.__s,h.getChildContext&&(r=kt({},r,h.getChildContext())),x&&e.__c&&h.getSnapshotBeforeUpdate&&(g=h.getSnapshotBeforeUpdate(d,y)),I=f&&f.type===C&&f.key==null?f.props.children:f,_.__P&&(f=a,i=(t=_.__P).namespaceURI,c=o=null,e.props&&e.props.__P!=t&&(e.__k.some(function(A){A&&re(A,A)}),e.__k=null),a=e.__k?pt(e,0):null),a=tr(t,te(I)?I:[I],n,e,r,i,o,s,a,c,u),_.__P&&(n.__e=null,a=f),n.__u&=-161,m&&m.some(wt),h.__h.length&&s.push(h),1&h.__g&&(h.__g&=-4)}catch(A){if(s.length=p,n.__v=null,c||o)if(A&&A.then){if(n.__u|=128|c,o){for(~($=o.indexOf(a||void 0))||($=o.length);(Y=o[$-1])&&Y.nodeType==8;)$--;for(;$<o.length;$++)if(Y=o[$])if(o[$]=null,D){if(Y==z)break}else{if(Y.nodeType!=8)break;Y.data.startsWith("$s")&&(z=yn(D=Y))}}if(!D){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;D=a}(f=yn(D=n.__c.__z||(n.__c.__z=D)))?(n.__e=D,a=f):n.__e=a,a=a&&a.nextSibling}else o&&o.some(wt);else n.__e=e.__e;n.__k||(n.__k=e.__k||[]),A&&A.then||er(n),T.__e(A,n,e)}}else a=n.__e=Vo(e.__e,n,e,r,i,o,s,c,u,t);return(f=T.diffed)&&f(n),a}function yn(t,n){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var e=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))e++;else if(t.data.startsWith("/$s")&&!--e)return t}n&&n.push(t)}}function er(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(er))}function rr(t,n,e){for(var r=0;r<e.length;)ee(e[r++],e[r++],e[r++]);T.__c&&T.__c(n,t),t.some(function(i){try{t=i.__h,i.__h=[],t.some(function(o){o.call(i)})}catch(o){T.__e(o,i.__v)}})}function Vo(t,n,e,r,i,o,s,a,c,u){var f,m,p,h,d,y,g,_,x=e.props||xn,M=n.props,v=n.type;if(v=="svg"?i="http://www.w3.org/2000/svg":v=="math"?i="http://www.w3.org/1998/Math/MathML":i||(i="http://www.w3.org/1999/xhtml"),o){for(f=0;f<o.length;f++)if((d=o[f])&&(v?d.localName==v:d.nodeType==3)){t=d,o[f]=null;break}}if(!t){if(_=u.ownerDocument||document,!v)return _.createTextNode(M);t=_.createElementNS(i,v,M.is?M:u),a&&(T.__m&&T.__m(n,o),a=!1),o=null}if(v){if(u=v=="template"&&t.content||t,o=v=="textarea"&&M.defaultValue!=null?null:o&&Ze.call(u.childNodes),!a&&o)for(x={},f=0;f<t.attributes.length;f++)x[(d=t.attributes[f]).name]=d.value;for(f in x)d=x[f],f=="dangerouslySetInnerHTML"?p=d:f=="children"||f in M||f=="value"&&"defaultValue"in M||f=="checked"&&"defaultChecked"in M||dn(t,f,null,d,i);for(f in M)d=M[f],f=="children"?h=d:f=="dangerouslySetInnerHTML"?m=d:f=="value"?y=d:f=="checked"?g=d:a&&typeof d!="function"||x[f]===d||dn(t,f,d,x[f],i);m?(a||p&&(m.__html==p.__html||m.__html==t.innerHTML)||(t.innerHTML=m.__html),n.__k=[]):(p&&(t.textContent=""),(v=="foreignObject"||i=="http://www.w3.org/1998/Math/MathML"&&Uo.test(v))&&(i="http://www.w3.org/1999/xhtml"),tr(u,te(h)?h:[h],n,e,r,i,o,s,o?o[0]:e.__k&&pt(e,0),a,c),o&&o.some(wt)),a&&v!="textarea"||(f="value",v=="progress"&&y==null?t.removeAttribute(f):y==null||y===t[f]&&(v!="progress"||y)||dn(t,f,y,x[f],i),f="checked",g!=null&&g!=t[f]&&dn(t,f,g,x[f],i))}else x===M||a&&t.data==M||(t.data=M);return t}function ee(t,n,e,r){try{typeof t=="function"?n?n.__x=t(n)||1:r&&(r=r.__c||r.__e)&&(n=r.__x)&&(r.__x=null,typeof n=="function"?n():t(null)):t.current=n}catch(i){T.__e(i,e)}}function re(t,n,e){var r,i,o,s;if(T.unmount&&T.unmount(t),!(r=t.ref)||r.current&&r.current!=t.__e||ee(r,null,n,t),r=t.__c){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(a){T.__e(a,n)}r.__P=r.__n=null}if(r=t.__k)for(s=0;s<r.length;s++)r[s]&&re(r[s],n,typeof t.type!="function"||e&&!t.props.__P);!e&&(r=t.__c)&&(r=r.__z)&&(i=yn(r,o=[]))&&(r==t.__e&&o.some(wt),wt(i),wt(r)),e||wt(t.__e),t.__e=t.__c=t.__=null}function Yo(t,n,e){return this.constructor(t,e)}function ir(t,n){var e,r,i,o;T.__&&T.__(t,n),n.nodeType==9&&(n=n.documentElement),r=(e=t&&32&t.__u)?null:n.__k,n.__k=_n(C,{children:[t]}),i=[],o=[],ne(n,n.__k,r||xn,xn,n.namespaceURI,r?null:n.firstChild?Ze.call(n.childNodes):null,i,r?r.__e:n.firstChild,e,o),rr(i,n.__k,o),n.__k.props.children=null}T={__e:function(t,n,e,r){for(var i,o,s;n=n.__;)if((i=n.__c)&&!(1&i.__g)){i.__g|=4;try{if((s=(o=i.constructor)&&o.getDerivedStateFromError)&&i.setState(o.getDerivedStateFromError(t)),i.componentDidCatch&&(i.componentDidCatch(t,r||{}),s=1),s&&8&i.__g)return void(i.__g|=2)}catch(a){t=a}}throw bn=0,t}},Ve=0,qo=function(t){return t!=null&&t.constructor===Qt},$t.prototype.setState=function(t,n){var e=this.__s;e&&e!=this.state||(e=this.__s=kt({},this.state)),typeof t=="function"&&(t=t(kt({},e),this.props)),t&&(kt(e,t),this.__v&&(n&&this.__k.push(n),Xe(this)))},$t.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),Xe(this))},$t.prototype.render=C,ht=[],bn=0,Ye=function(t,n){return t.__v.__b-n.__v.__b},gn=Symbol(),Ke=/(PointerCapture)$|Capture$/i,Qn=0,Jn={},Fo=0;var X=class extends Error{constructor(e,r,i=null,o=null,s=null){super(r);this.code=e;this.hint=i;this.status=o;this.retryAfterSeconds=s;this.name="ApiError"}code;hint;status;retryAfterSeconds};function sr(t){return lr("./runs",t)}async function ar(t,n,e,r){let i=new URLSearchParams({run:t});for(n!==null&&i.set("host",n);;)try{let o=await lr(`./overview?${i}`,e);if(o.schema_version!==1)throw new X("unknown_schema",`The server sent version ${o.schema_version} of the overview document; this page reads version ${1}.`,"Reload the browser tab, so that page and server come from the same installation.");return o}catch(o){if(!(o instanceof X)||o.retryAfterSeconds===null)throw o;r?.(o),await Jo(o.retryAfterSeconds*1e3,e)}}async function lr(t,n){let e;try{e=await fetch(t,{signal:n??null,headers:{Accept:"application/json"}})}catch(i){throw n?.aborted?i:new X("network","TensorBoard does not answer.","Check that the tensorboard process is still running, then retry.")}let r;try{r=await e.json()}catch(i){if(n?.aborted)throw i;r=null}if(!e.ok)throw Ko(e,r);if(r===null||typeof r!="object")throw new X("bad_answer",`The answer of ${t} is not JSON.`,null,e.status);return r}function Ko(t,n){let e=n?.error,r=t.status===503?Zo(t.headers.get("Retry-After")):null;return e&&typeof e.message=="string"?new X(e.code,e.message,e.hint??null,t.status,r):new X("bad_answer",`The server answered ${t.status} without saying why.`,"The terminal in which tensorboard runs may tell more.",t.status,r)}function Zo(t){let n=t===null?Number.NaN:Number(t);return Number.isFinite(n)?Math.min(30,Math.max(.25,n)):1}function Jo(t,n){return new Promise((e,r)=>{let i=()=>{clearTimeout(o),r(n?.reason)},o=setTimeout(()=>{n?.removeEventListener("abort",i),e()},t);n?.aborted?i():n?.addEventListener("abort",i,{once:!0})})}var tn=class{controller=null;async run(n){this.cancel();let e=new AbortController;this.controller=e;try{let r=await n(e.signal);return e.signal.aborted?null:r}catch(r){if(e.signal.aborted)return null;throw r}}cancel(){this.controller?.abort(),this.controller=null}};function mt(t){return typeof t=="number"&&Number.isFinite(t)}function k(t){return mt(t)?Qo(t,dt(t)):"–"}var Q={µs:.001,ms:1,s:1e3};function dt(t){let n=Math.abs(t);return n>=999.95?"s":n>0&&n<.01?"µs":"ms"}function Qo(t,n){return`${Pt(t/Q[n])} ${n}`}function nn(t,n){return mt(t)?Pt(t/Q[n]):"–"}function ur(t,n){let e=dt(t),r=fr(t/Q[e]);return`± ${rn((n/Q[e]).toFixed(r))} ${e}`}function G(t){return mt(t)?`${ts(t)} %`:"–"}function ts(t){return t===0||t===100?String(t):t>0&&t<.05?"<0.1":t<100&&t>=99.95?">99.9":rn(t.toFixed(1))}function N(t){return mt(t)?rn(String(Math.round(t))):"–"}function lt(t){return mt(t)?Number.isInteger(t)?rn(String(t)):Pt(t):"–"}function en(t,n){if(!mt(t))return"–";switch(n){case"ms":return k(t);case"%":return G(t);case"count":return lt(t);case"1/s":return`${Pt(t)} / s`;default:return n===""?Pt(t):`${Pt(t)} ${n}`}}function wn(t){return en(t.value,t.unit)}function kn(t){if(!mt(t))return"–";let n=["B","kB","MB","GB","TB"],e=t,r=0;for(;e>=999.5&&r<n.length-1;)e/=1e3,r+=1;return`${r===0||e>=99.95?e.toFixed(0):e.toFixed(1)} ${n[r]}`}function cr(t){if(!mt(t)||t<=0)return"–";let n=new Date(t/1e6);return Number.isNaN(n.getTime())?"–":`${n.toISOString().slice(0,19).replace("T"," ")} UTC`}function V(t,n){return`${N(t)} ${n}${t===1?"":"s"}`}function Et(t){let n=t.replace(/_/g," ").trim();return n.charAt(0).toUpperCase()+n.slice(1)}function fr(t){let n=Math.abs(t);return n===0||n>=1e3?0:n>=99.995?1:n>=9.9995?2:3}function Pt(t){return t!==0&&Math.abs(t)<5e-4?t<0?">-0.001":"<0.001":rn(t.toFixed(fr(t)))}function rn(t){let[n="",e]=t.split("."),i=n.replace("-","").length<5?n:n.replace(/\B(?=(\d{3})+$)/g," ");return e===void 0?i:`${i}.${e}`}var ns=Symbol.for("pv"),es=0;function l(t,n,e,r,i,o){n||(n={});var s,a,c=n;if("ref"in c&&typeof t!="function")for(a in c={},n)a=="ref"?s=n[a]:c[a]=n[a];var u={type:t,props:c,key:e,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:ns,__v:--es,__i:-1,__u:0};return(i||o)&&(u.__source=i,u.__self=o),T.vnode&&T.vnode(u),u}function R({id:t,title:n,note:e,actions:r,children:i}){return l("section",{class:"panel",id:t,"aria-labelledby":`${t}-title`,children:[l("header",{class:"panel-head",children:[l("h2",{id:`${t}-title`,children:n}),e&&l("p",{class:"panel-note",children:e}),r&&l("div",{class:"panel-actions",children:r})]}),i]})}function tt({kind:t,children:n}){return l("span",{class:t?`tag tag-${t}`:"tag",children:n})}var hr=[["error","Error"],["warning","Warning"],["info","Note"]];function ie({diagnostics:t,run:n}){let e=[...n.files.filter(i=>i.status!=="ok").map(rs),...t],r=i=>hr.findIndex(([o])=>o===i);return e.sort((i,o)=>r(i.severity)-r(o.severity))}function rs(t){return{code:`file_${t.status}`,severity:t.status==="unreadable"?"error":"warning",message:`${t.host} (${kn(t.bytes)}) is ${t.status}${t.message?`: ${t.message}`:""}`,hint:null}}function pr({overview:t}){let n=ie(t);return l(R,{id:"diagnostics",title:"Diagnostics",children:n.length===0?l("p",{class:"quiet",children:"Nothing to report: all files were read in full."}):l("ul",{class:"diagnostics",children:n.map((e,r)=>l("li",{"data-code":e.code,class:`is-${e.severity}`,children:[l("span",{class:"diagnostic-severity",children:hr.find(([i])=>i===e.severity)?.[1]??e.severity}),l("span",{children:[e.message,e.hint&&l("span",{class:"metric-reason",children:e.hint})]})]},`${e.code}-${r}`))})})}function Ot({title:t,detail:n,hint:e,kind:r="quiet",children:i}){return l("section",{class:`notice notice-${r}`,role:r==="error"?"alert":"status",children:[l("h2",{children:t}),n&&l("p",{class:"preformatted",children:n}),e&&(e.includes(`
`)?l("pre",{tabindex:0,children:e}):l("p",{class:"reason",children:e})),i]})}var oe={load_failed:"The Overview plugin could not be loaded",network:"No connection to TensorBoard",unreadable:"This profile cannot be read",not_found:"Not found"};function se({error:t,onRetry:n}){let e=oe[t.code]??(t.status===422?oe.unreadable:t.status===404?oe.not_found:null)??"The overview cannot be shown";return l(Ot,{title:e,detail:t.message,hint:t.hint,kind:"error",children:l("button",{type:"button",onClick:n,children:"Try again"})})}var dr={light:{other:"#78808a",compilation:"#7c41b4",output:"#1a7b63",input:"#f86107",launch:"#8f5e0d",host:"#37a55a",collectives:"#a3243b",transfer:"#c556b2",compute:"#475ae5"},dark:{other:"#6f7883",compilation:"#a76fe1",output:"#66d7d7",input:"#e07601",launch:"#e9d668",host:"#94bf73",collectives:"#cb4835",transfer:"#ec8cba",compute:"#66a5fe"}},is={light:{ground:"#f4f5f7",raised:"#ffffff",sunken:"#f0f2f5",line:"#dde1e6","line-strong":"#868e98",text:"#1a1f26",muted:"#59626d",accent:"#1f5fbf",warn:"#8f5a00",bad:"#b3261e"},dark:{ground:"#101317",raised:"#181c22",sunken:"#20252c",line:"#2d333c","line-strong":"#6d7681",text:"#e7eaee",muted:"#9fa8b3",accent:"#7db8ff",warn:"#f0b657",bad:"#ff8f85"}},os={all_others:"other",idle:"other",compilation:"compilation",output:"output",input:"input",kernel_launch:"launch",host_compute:"host",host_transfer:"host",device_collectives:"collectives",collectives:"collectives",device_to_device:"transfer",sparsecore:"transfer",device_compute:"compute",compute:"compute",host:"host",device:"compute",communication:"input"},mr=Object.keys(dr.light);function Z(t,n){return`var(--cat-${os[t]??mr[(n+1)%mr.length]})`}function ae(t){let n=Object.entries(dr[t]).map(([r,i])=>`--cat-${r}:${i};`),e=Object.entries(is[t]).map(([r,i])=>`--${r}:${i};`);return[...n,...e].join("")}function Mt({color:t}){return l("span",{class:"swatch",style:{background:t},"aria-hidden":"true"})}function gr({categories:t,hidden:n,onToggle:e}){return l("div",{class:"legend",role:"group","aria-label":"Categories shown, from the bottom of the stack up",children:t.map(({id:r,label:i},o)=>l("button",{type:"button",class:"legend-item","aria-pressed":!n.has(r),onClick:()=>e(r),children:[l(Mt,{color:Z(r,o)}),i]},r))})}function Lt({parts:t,label:n}){let e=t.reduce((r,i)=>r+i.value,0);return l("div",{class:"stacked-bar",role:"img","aria-label":n,children:e>0&&t.filter(r=>r.value>0).map(r=>l("span",{"data-part":r.id,style:{flexGrow:r.value/e,background:r.color}},r.id))})}var Mn="time_";function _r(t){let n=t.steps?.categories??[],e=n.map(({id:i})=>t.metrics[Mn+i]??null),r=e.reduce((i,o)=>i+(o?.value??0),0);return n.map(({id:i,label:o},s)=>{let a=e[s]?.value??0;return{id:i,label:o,metric:e[s]??null,value:a,share:r>0?100*a/r:null,color:Z(i,s)}})}function yr(t){let n=new Map;for(let[e,r]of Object.entries(t.metrics)){if(!e.startsWith(Mn)||r.value!==null)continue;let i=r.reason??"no reason given";n.set(i,[...n.get(i)??[],r.label])}return[...n].map(([e,r])=>({labels:r,reason:e}))}function br(t,n,e){if(!n.startsWith(Mn))return!1;let r=n.slice(Mn.length);return(t.steps?.categories.some(o=>o.id===r)??!1)||e.value===null}function le({overview:t}){let n=_r(t),e=yr(t),r=t.metrics.step_time?.reason,i=n.some(s=>s.value>0);if(n.length===0&&e.length===0)return null;let o=n.filter(s=>s.value>0).map(s=>`${s.label} ${G(s.share)}`).join(", ");return l(R,{id:"breakdown",title:"Where the time went",note:"average per step",children:[i&&l(C,{children:[l(Lt,{parts:n.map(({id:s,label:a,value:c,color:u})=>({id:s,label:a,value:c,color:u})),label:`Average step: ${o}`}),l("table",{class:"breakdown-table",children:[l("caption",{class:"visually-hidden",children:"Parts of the average step, in the order of the bar"}),l("thead",{class:"visually-hidden",children:l("tr",{children:[l("th",{scope:"col",children:"Part"}),l("th",{scope:"col",children:"Time"}),l("th",{scope:"col",children:"Share"})]})}),l("tbody",{children:n.map(s=>l("tr",{class:s.value===0?"is-zero":void 0,"data-category":s.id,children:[l("th",{scope:"row",children:[l(Mt,{color:s.color}),s.label,s.metric?.status==="inferred"&&s.metric.reason!==r&&l("span",{class:"metric-reason",children:["inferred: ",s.metric.reason]})]}),l("td",{class:"numeric",children:k(s.metric?.value)}),l("td",{class:"numeric",children:G(s.share)})]},s.id))})]})]}),e.map(({labels:s,reason:a})=>l("p",{class:"missing",children:[l("span",{class:"not-measured",children:"Not measured:"})," ",s.join(", "),l("span",{class:"metric-reason",children:a})]},a)),i&&l("details",{class:"how",children:[l("summary",{children:"How these are computed"}),l("dl",{class:"formulas",children:n.map(({id:s,label:a,metric:c})=>l("div",{children:[l("dt",{children:a}),l("dd",{children:c?.source})]},s))})]})]})}var Dt,L,ue,xr,ce=Object.is,sn=0,Ar=[],fe=[],P=T,vr=P.__b,wr=P.__r,kr=P.diffed,Mr=P.__c,Sr=P.unmount,Tr=P.__;function Sn(t,n){P.__h&&P.__h(L,t,sn||n),sn=0;var e=L.__H||(L.__H={__:[],__h:[]});return t>=e.__.length&&e.__.push({}),e.__[t]}function F(t){return sn=1,ss(Pr,t)}function ss(t,n,e){var r=Sn(Dt++,2);if(r.t=t,!r.__c&&(r.__=[e?e(n):Pr(void 0,n),function(o){var s=(r.__N||r.__)[0],a=r.t(s,o);ce(s,a)||(r.__N=[a,r.__[1]],r.__c.setState({}))}],r.__c=L,!L.__f)){L.__f=!0;var i=L.shouldComponentUpdate;L.shouldComponentUpdate=function(o,s,a){var c=this.__H;if(!c)return!0;var u=!1,f=this.props!=o;if(c.__.some(function(p){p.__N&&(u=!0,ce(p.__[0],p.__N[0])||(f=!0))}),i){var m=i.call(this,o,s,a);return u?m||f:m}return!u||f}}return r.__}function Rr(t,n){var e=Sn(Dt++,3);!P.__s&&pe(e.__H,n)&&(e.__P=!0,e.__=t,e.u=n,L.__H.__h.push(e))}function $r(t,n){var e=Sn(Dt++,4);!P.__s&&pe(e.__H,n)&&(e.__P=!1,e.__=t,e.u=n,L.__h.push(e))}function it(t){return sn=5,U(function(){return{current:t}},[])}function U(t,n){var e=Sn(Dt++,7);return pe(e.__H,n)&&(e.__=t(),e.__H=n),e.__}function Bt(t,n){return sn=8,U(function(){return t},n)}function as(){var t;do{for(;t=fe.shift();)try{on(t)}catch(e){P.__e(e,{__:(t=t.__P)&&t.__v})}for(;t=Ar.shift();){var n=t.__H;if(t.__P&&n)try{n.__h.some(on),n.__h.some(he),n.__h=[]}catch(e){n.__h=[],P.__e(e,t.__v)}}}while(fe.length)}P.__b=function(t){L=null,vr&&vr(t)},P.__=function(t,n){t&&n.__k&&n.__k.__m&&(t.__m=n.__k.__m),Tr&&Tr(t,n)},P.__r=function(t){wr&&wr(t),Dt=0;var n=(L=t.__c).__H;n&&(ue==L?L.__h=[]:(n.__h.some(on),n.__h.some(he),Dt=0),n.__h=[],n.__.some(function(e){e.__N&&(e.__=e.__N),e.u=e.__N=void 0})),ue=L},P.diffed=function(t){kr&&kr(t);var n=t.__c;n&&n.__H&&(n.__H.__h.length&&Nr(Ar.push(n)),n.__H.__.some(function(e){e.u&&(e.__H=e.u)})),ue=L=null},P.__c=function(t,n){n.some(function(e){try{e.__h.some(on),e.__h=e.__h.filter(function(r){return!r.__||he(r)})}catch(r){e.__h=[function(){throw r}]}}),Mr&&Mr(t,n)},P.unmount=function(t){Sr&&Sr(t);var n,e,r=t.__c;r&&r.__H&&(r.__H.__.some(function(i){try{if(i.__P&&i.__c){if(e===void 0){for(e=t.__;e&&(!e.__c||!e.__c.__P);)e=e.__;e=e&&e.__c}i.__P=e,Nr(fe.push(i))}else on(i)}catch(o){n=o}}),r.__H=void 0,n&&P.__e(n,r.__v))};var Cr=typeof requestAnimationFrame=="function";function ls(t){var n,e=function(){clearTimeout(r),Cr&&cancelAnimationFrame(n),setTimeout(t)},r=setTimeout(e,35);Cr&&(n=requestAnimationFrame(e))}function Nr(t){t!=1&&xr==P.requestAnimationFrame||((xr=P.requestAnimationFrame)||ls)(as)}function on(t){var n=L,e=t.__c;typeof e=="function"&&(t.__c=void 0,e()),L=n}function he(t){var n=L;t.__c=t.__(),L=n}function pe(t,n){return!t||t.length!=n.length||n.some(function(e,r){return!ce(e,t[r])})}function Pr(t,n){return typeof n=="function"?n(t):n}function ot({caption:t,columns:n,rowCount:e,pageSize:r=50,rowClass:i}){let o=Math.max(1,Math.ceil(e/r)),[s,a]=F(0),c=Math.min(s,o-1),u=c*r,f=Math.min(e,u+r),m=Array.from({length:f-u},(p,h)=>u+h);return l("div",{class:"table-block",children:[l("div",{class:"table-scroll",tabindex:0,role:"group","aria-label":t,children:l("table",{children:[l("caption",{class:"visually-hidden",children:t}),l("thead",{children:l("tr",{children:n.map(p=>l("th",{scope:"col",class:p.numeric?"numeric":void 0,children:p.head},p.key))})}),l("tbody",{children:m.map(p=>l("tr",{class:i?.(p),children:n.map((h,d)=>d===0?l("th",{scope:"row",class:h.numeric?"numeric":void 0,children:h.cell(p)},h.key):l("td",{class:h.numeric?"numeric":void 0,children:h.cell(p)},h.key))},p))})]})}),o>1&&l("div",{class:"pager",role:"group","aria-label":"Pages of the table",children:[l("button",{type:"button",disabled:c===0,onClick:()=>a(0),children:"First"}),l("button",{type:"button",disabled:c===0,onClick:()=>a(c-1),children:"Previous"}),l("span",{role:"status",children:["Rows ",N(u+1)," to ",N(f)," of ",N(e)]}),l("button",{type:"button",disabled:c===o-1,onClick:()=>a(c+1),children:"Next"}),l("button",{type:"button",disabled:c===o-1,onClick:()=>a(o-1),children:"Last"})]})]})}function Er({devices:t}){if(t.length===0)return null;let n=[...t.filter(o=>o.used),...t.filter(o=>!o.used)],e=t.filter(o=>o.used).length,r=new Set(t.map(o=>o.host)).size>1,i=[{key:"name",head:"Device",cell:o=>l(C,{children:[n[o].name,n[o].slowest&&l(tt,{kind:"warn",children:"slowest"})]})},...r?[{key:"host",head:"Host",cell:o=>n[o].host}]:[],{key:"kind",head:"Kind",cell:o=>n[o].kind},{key:"used",head:"Used",cell:o=>n[o].used?"yes":"no"},{key:"busy",head:"Busy",numeric:!0,cell:o=>k(n[o].busy_ms)},{key:"busy-percent",head:"Busy share",numeric:!0,cell:o=>G(n[o].busy_percent)},{key:"step",head:"Step time",numeric:!0,cell:o=>k(n[o].step_time_ms)}];return l(R,{id:"devices",title:"Devices",note:`${N(e)} of ${N(t.length)} used`,children:l(ot,{caption:"Devices of the profile",columns:i,rowCount:n.length,pageSize:16,rowClass:o=>n[o].used?void 0:"is-unused"})})}function Or({hosts:t}){return t.length<2&&t.every(e=>e.status==="ok")?null:l(R,{id:"hosts",title:"Hosts",children:l(ot,{caption:"Hosts of the profile",columns:[{key:"name",head:"Host",cell:e=>l(C,{children:[t[e].name,t[e].straggler&&l(tt,{kind:"warn",children:"straggler"})]})},{key:"status",head:"Status",cell:e=>t[e].status},{key:"devices",head:"Devices",numeric:!0,cell:e=>N(t[e].devices)},{key:"steps",head:"Steps",numeric:!0,cell:e=>N(t[e].steps)},{key:"step",head:"Step time",numeric:!0,cell:e=>k(t[e].step_time_ms)}],rowCount:t.length,pageSize:16})})}var us={tpu:"TPU",gpu:"GPU",cpu:"CPU"};function Dr({overview:t}){let n=[...cs(t),...fs(t.environment)];return l(R,{id:"environment",title:"Run environment",children:l("dl",{class:"facts",children:n.map(([e,r])=>l("div",{children:[l("dt",{children:e}),l("dd",{children:r})]},e))})})}function cs({platform:t,job:n,run:e}){let r=[["Platform",us[t]??t]];r.push(["Job",l(C,{children:[Et(n.kind),n.reason&&l("span",{class:"metric-reason",children:n.reason})]})]);let i=e.files.reduce((o,s)=>o+s.bytes,0);return r.push(["Profile",`${N(e.files.length)} file${e.files.length===1?"":"s"}, ${kn(i)}`]),r}function fs(t){let n=[];for(let[e,r]of Object.entries(t))if(!(r==null||r===""||e==="simulated"))switch(e){case"device_type":n.push(["Device type",String(r)]);break;case"device_count":n.push(["Devices",hs(t)]);break;case"devices_used":break;case"host_count":n.push(["Hosts",N(r)]);break;case"capture_start_ns":n.push(["Capture started",cr(r)]);break;case"capture_ms":n.push(["Capture length",k(r)]);break;case"frameworks":n.push(...ps(r));break;default:n.push(...ms(Et(e),r))}return n}function hs({device_count:t,devices_used:n}){let e=typeof n=="number"&&n!==t;return N(t)+(e?`, ${N(n)} used`:"")}function ps(t){let n=Object.entries(t).filter(([,r])=>r!==null&&r!==!1);return n.length===0?[]:[["Frameworks",n.map(([r,i])=>typeof i=="string"||typeof i=="number"?`${r} ${i}`:r).join(", ")]]}function ms(t,n){if(typeof n=="number")return[[t,lt(n)]];if(typeof n=="boolean")return[[t,n?"yes":"no"]];if(typeof n=="string")return[[t,n]];if(Array.isArray(n))return n.length===0?[]:[[t,n.map(Lr).join(", ")]];let e=Object.entries(n).filter(([,r])=>r!==null);return e.length===0?[]:[[t,e.map(([r,i])=>`${Et(r)}: ${Lr(i)}`).join(", ")]]}function Lr(t){return typeof t=="number"?lt(t):typeof t=="object"?JSON.stringify(t):String(t)}function Br({findings:t}){return t.length===0?null:l(R,{id:"findings",title:"What to look at next",children:l("ol",{class:"findings",children:t.map(n=>l("li",{"data-finding":n.id,class:`severity-${n.severity}`,children:[l("h3",{children:[n.title," ",l(tt,{kind:n.severity,children:n.severity})]}),l("p",{children:n.evidence}),l("p",{class:"next",children:n.next_step})]},n.id))})})}function Ir({id:t,metric:n,said:e}){let{status:r,value:i,unit:o,reason:s}=n,a=i===null;return l("details",{class:"metric","data-metric":t,"data-status":a?"unavailable":r,children:[l("summary",{children:[l("span",{class:"metric-label",children:n.label}),r==="inferred"&&!a&&l(tt,{children:"inferred"}),o==="%"&&!a&&l("span",{class:"meter","aria-hidden":"true",children:l("span",{style:{width:`${Math.min(100,Math.max(0,i))}%`}})}),l("span",{class:a?"metric-value not-measured":"metric-value number",children:a?"not measured":wn(n)}),s&&(a||r==="inferred"&&s!==e)&&l("span",{class:"metric-reason",children:s})]}),l(ds,{metric:n})]})}function Hr({entries:t}){return l("details",{class:"metric","data-status":"unavailable",children:[l("summary",{children:[l("span",{class:"metric-label",children:t.map(([n,e],r)=>l("span",{"data-metric":n,"data-status":"unavailable",children:[e.label,r<t.length-1?" · ":""]},n))}),l("span",{class:"metric-value not-measured",children:"not measured"}),l("span",{class:"metric-reason",children:t[0]?.[1].reason})]}),l("dl",{class:"formulas metric-details",children:t.map(([n,e])=>l("div",{children:[l("dt",{children:e.label}),l("dd",{children:e.source})]},n))})]})}function ds({metric:t}){let n=me(t);return l("div",{class:"metric-details",children:[t.source&&l("p",{class:"formula",children:t.source}),n.length>0&&l("dl",{class:"stats",children:n.map(([e,r])=>l("div",{children:[l("dt",{children:e}),l("dd",{class:"number",children:r})]},e))}),t.better&&t.value!==null&&l("p",{class:"hint",children:[t.better==="lower"?"Lower":"Higher"," is better."]})]})}var gs=[["min","min"],["p50","median"],["p90","p90"],["p99","p99"],["max","max"],["stdev","std. dev."]];function me(t){let n=[];typeof t.n=="number"&&t.n>0&&n.push(["n",N(t.n)]);for(let[e,r]of gs){let i=t[e];typeof i=="number"&&n.push([r,en(i,t.unit)])}return n}function de(t){let{metrics:n,job:e}=t,r=e.kind==="inference"?["session_time","step_time"]:["step_time","session_time"];return r.find(i=>n[i]?.value!=null)??r.find(i=>n[i]!==void 0)??null}function zr({overview:t}){let n=de(t),e=n===null?null:t.metrics[n]??null;return n===null||e===null?null:l(R,{id:"headline",title:e.label,children:l("div",{class:"headline","data-metric":n,"data-status":e.status,children:[e.value===null?l(C,{children:[l("p",{class:"headline-missing",children:"not measured"}),l("p",{class:"reason",children:e.reason})]}):l(_s,{metric:e,overview:t}),l("details",{class:"how",children:[l("summary",{children:"How this is computed"}),l("p",{class:"formula",children:e.source})]})]})})}function _s({metric:t,overview:n}){let[e,r]=wn(t).split(" "),i=n.job.kind==="inference"&&n.inference?"session":"step",o=n.steps?.columns.duration_ms.length??null,s=t.n??null,a=me(t).filter(([c])=>c!=="n"&&c!=="std. dev.");return l(C,{children:[l("p",{class:"headline-value",children:[l("span",{class:"headline-number",children:e}),l("span",{class:"headline-unit",children:r}),typeof t.stdev=="number"&&t.value!==null&&l("span",{class:"headline-spread",children:ur(t.value,t.stdev)}),t.status==="inferred"&&l(tt,{children:"inferred"})]}),l("p",{class:"headline-count",children:[s!==null&&(s===1?V(1,i):`mean of ${V(s,i)}`),i==="step"&&s!==null&&o!==null&&o>s&&`; ${V(o,"step")} sampled, incomplete ones left out`]}),t.status==="inferred"&&t.reason&&l("p",{class:"reason",children:t.reason}),s!==1&&a.length>0&&l("dl",{class:"stat-strip",children:a.map(([c,u])=>l("div",{children:[l("dt",{children:c}),l("dd",{class:"number",children:u})]},c))})]})}function St(t,n){return t==null||n==null?NaN:t<n?-1:t>n?1:t>=n?0:NaN}function ys(t,n){return t==null||n==null?NaN:n<t?-1:n>t?1:n>=t?0:NaN}function Fr(t){let n,e,r;t.length!==2?(n=St,e=(a,c)=>St(t(a),c),r=(a,c)=>t(a)-c):(n=t===St||t===ys?t:bs,e=t,r=t);function i(a,c,u=0,f=a.length){if(u<f){if(n(c,c)!==0)return f;do{let m=u+f>>>1;e(a[m],c)<0?u=m+1:f=m}while(u<f)}return u}function o(a,c,u=0,f=a.length){if(u<f){if(n(c,c)!==0)return f;do{let m=u+f>>>1;e(a[m],c)<=0?u=m+1:f=m}while(u<f)}return u}function s(a,c,u=0,f=a.length){let m=i(a,c,u,f-1);return m>u&&r(a[m-1],c)>-r(a[m],c)?m-1:m}return{left:i,center:s,right:o}}function bs(){return 0}function xs(t){return t===null?NaN:+t}function*vs(t,n){if(n===void 0)for(let e of t)e!=null&&(e=+e)>=e&&(yield e);else{let e=-1;for(let r of t)(r=n(r,++e,t))!=null&&(r=+r)>=r&&(yield r)}}var Ur=Fr(St),jr=Ur.right,Yu=Ur.left,Ku=Fr(xs).center;var Zu=Wr(Xr),Ju=Wr(ws);function Wr(t){return function(n,e,r=e){if(!((e=+e)>=0))throw new RangeError("invalid rx");if(!((r=+r)>=0))throw new RangeError("invalid ry");let{data:i,width:o,height:s}=n;if(!((o=Math.floor(o))>=0))throw new RangeError("invalid width");if(!((s=Math.floor(s!==void 0?s:i.length/o))>=0))throw new RangeError("invalid height");if(!o||!s||!e&&!r)return n;let a=e&&t(e),c=r&&t(r),u=i.slice();return a&&c?(It(a,u,i,o,s),It(a,i,u,o,s),It(a,u,i,o,s),Ht(c,i,u,o,s),Ht(c,u,i,o,s),Ht(c,i,u,o,s)):a?(It(a,i,u,o,s),It(a,u,i,o,s),It(a,i,u,o,s)):c&&(Ht(c,i,u,o,s),Ht(c,u,i,o,s),Ht(c,i,u,o,s)),n}}function It(t,n,e,r,i){for(let o=0,s=r*i;o<s;)t(n,e,o,o+=r,1)}function Ht(t,n,e,r,i){for(let o=0,s=r*i;o<r;++o)t(n,e,o,o+s,r)}function ws(t){let n=Xr(t);return(e,r,i,o,s)=>{i<<=2,o<<=2,s<<=2,n(e,r,i+0,o+0,s),n(e,r,i+1,o+1,s),n(e,r,i+2,o+2,s),n(e,r,i+3,o+3,s)}}function Xr(t){let n=Math.floor(t);if(n===t)return ks(t);let e=t-n,r=2*t+1;return(i,o,s,a,c)=>{if(!((a-=c)>=s))return;let u=n*o[s],f=c*n,m=f+c;for(let p=s,h=s+f;p<h;p+=c)u+=o[Math.min(a,p)];for(let p=s,h=a;p<=h;p+=c)u+=o[Math.min(a,p+f)],i[p]=(u+e*(o[Math.max(s,p-m)]+o[Math.min(a,p+m)]))/r,u-=o[Math.max(s,p-f)]}}function ks(t){let n=2*t+1;return(e,r,i,o,s)=>{if(!((o-=s)>=i))return;let a=t*r[i],c=s*t;for(let u=i,f=i+c;u<f;u+=s)a+=r[Math.min(o,u)];for(let u=i,f=o;u<=f;u+=s)a+=r[Math.min(o,u+c)],e[u]=a/n,a-=r[Math.max(i,u-c)]}}function Ms(t=St){if(t===St)return Gr;if(typeof t!="function")throw new TypeError("compare is not a function");return(n,e)=>{let r=t(n,e);return r||r===0?r:(t(e,e)===0)-(t(n,n)===0)}}function Gr(t,n){return(t==null||!(t>=t))-(n==null||!(n>=n))||(t<n?-1:t>n?1:0)}var Ss=Array.prototype,Qu=Ss.slice;var Ts=Math.sqrt(50),Cs=Math.sqrt(10),Ns=Math.sqrt(2);function Tn(t,n,e){let r=(n-t)/Math.max(0,e),i=Math.floor(Math.log10(r)),o=r/Math.pow(10,i),s=o>=Ts?10:o>=Cs?5:o>=Ns?2:1,a,c,u;return i<0?(u=Math.pow(10,-i)/s,a=Math.round(t*u),c=Math.round(n*u),a/u<t&&++a,c/u>n&&--c,u=-u):(u=Math.pow(10,i)*s,a=Math.round(t/u),c=Math.round(n/u),a*u<t&&++a,c*u>n&&--c),c<a&&.5<=e&&e<2?Tn(t,n,e*2):[a,c,u]}function Vr(t,n,e){if(n=+n,t=+t,e=+e,!(e>0))return[];if(t===n)return[t];let r=n<t,[i,o,s]=r?Tn(n,t,e):Tn(t,n,e);if(!(o>=i))return[];let a=o-i+1,c=new Array(a);if(r)if(s<0)for(let u=0;u<a;++u)c[u]=(o-u)/-s;else for(let u=0;u<a;++u)c[u]=(o-u)*s;else if(s<0)for(let u=0;u<a;++u)c[u]=(i+u)/-s;else for(let u=0;u<a;++u)c[u]=(i+u)*s;return c}function Cn(t,n,e){return n=+n,t=+t,e=+e,Tn(t,n,e)[2]}function Nn(t,n,e){n=+n,t=+t,e=+e;let r=n<t,i=r?Cn(n,t,e):Cn(t,n,e);return(r?-1:1)*(i<0?1/-i:i)}function nt(t,n){let e;if(n===void 0)for(let r of t)r!=null&&(e<r||e===void 0&&r>=r)&&(e=r);else{let r=-1;for(let i of t)(i=n(i,++r,t))!=null&&(e<i||e===void 0&&i>=i)&&(e=i)}return e}function qr(t,n){let e;if(n===void 0)for(let r of t)r!=null&&(e>r||e===void 0&&r>=r)&&(e=r);else{let r=-1;for(let i of t)(i=n(i,++r,t))!=null&&(e>i||e===void 0&&i>=i)&&(e=i)}return e}function Yr(t,n,e=0,r=1/0,i){if(n=Math.floor(n),e=Math.floor(Math.max(0,e)),r=Math.floor(Math.min(t.length-1,r)),!(e<=n&&n<=r))return t;for(i=i===void 0?Gr:Ms(i);r>e;){if(r-e>600){let c=r-e+1,u=n-e+1,f=Math.log(c),m=.5*Math.exp(2*f/3),p=.5*Math.sqrt(f*m*(c-m)/c)*(u-c/2<0?-1:1),h=Math.max(e,Math.floor(n-u*m/c+p)),d=Math.min(r,Math.floor(n+(c-u)*m/c+p));Yr(t,n,h,d,i)}let o=t[n],s=e,a=r;for(an(t,e,n),i(t[r],o)>0&&an(t,e,r);s<a;){for(an(t,s,a),++s,--a;i(t[s],o)<0;)++s;for(;i(t[a],o)>0;)--a}i(t[e],o)===0?an(t,e,a):(++a,an(t,a,r)),a<=n&&(e=a+1),n<=a&&(r=a-1)}return t}function an(t,n,e){let r=t[n];t[n]=t[e],t[e]=r}function Kr(t,n,e){if(t=Float64Array.from(vs(t,e)),!(!(r=t.length)||isNaN(n=+n))){if(n<=0||r<2)return qr(t);if(n>=1)return nt(t);var r,i=(r-1)*n,o=Math.floor(i),s=nt(Yr(t,o).subarray(0,o+1)),a=qr(t.subarray(o+1));return s+(a-s)*(i-o)}}function ln(t,n){return Kr(t,.5,n)}var tc=As(Math.random);function As(t){return function(e,r=0,i=e.length){let o=i-(r=+r);for(;o;){let s=t()*o--|0,a=e[o+r];e[o+r]=e[s+r],e[s+r]=a}return e}}function Ut(t,n,e){t.prototype=n.prototype=e,e.constructor=t}function fn(t,n){var e=Object.create(t.prototype);for(var r in n)e[r]=n[r];return e}function gt(){}var At=.7,Ft=1/At,zt="\\s*([+-]?\\d+)\\s*",un="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)\\s*",st="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)%\\s*",Rs=/^#([0-9a-f]{3,8})$/,$s=new RegExp(`^rgb\\(${zt},${zt},${zt}\\)$`),Ps=new RegExp(`^rgb\\(${st},${st},${st}\\)$`),Es=new RegExp(`^rgba\\(${zt},${zt},${zt},${un}\\)$`),Os=new RegExp(`^rgba\\(${st},${st},${st},${un}\\)$`),Ls=new RegExp(`^hsl\\(${un},${st},${st}\\)$`),Ds=new RegExp(`^hsla\\(${un},${st},${st},${un}\\)$`),Zr={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074};Ut(gt,jt,{copy(t){return Object.assign(new this.constructor,this,t)},displayable(){return this.rgb().displayable()},hex:Jr,formatHex:Jr,formatHex8:Bs,formatHsl:Is,formatRgb:Qr,toString:Qr});function Jr(){return this.rgb().formatHex()}function Bs(){return this.rgb().formatHex8()}function Is(){return li(this).formatHsl()}function Qr(){return this.rgb().formatRgb()}function jt(t){var n,e;return t=(t+"").trim().toLowerCase(),(n=Rs.exec(t))?(e=n[1].length,n=parseInt(n[1],16),e===6?ti(n):e===3?new B(n>>8&15|n>>4&240,n>>4&15|n&240,(n&15)<<4|n&15,1):e===8?An(n>>24&255,n>>16&255,n>>8&255,(n&255)/255):e===4?An(n>>12&15|n>>8&240,n>>8&15|n>>4&240,n>>4&15|n&240,((n&15)<<4|n&15)/255):null):(n=$s.exec(t))?new B(n[1],n[2],n[3],1):(n=Ps.exec(t))?new B(n[1]*255/100,n[2]*255/100,n[3]*255/100,1):(n=Es.exec(t))?An(n[1],n[2],n[3],n[4]):(n=Os.exec(t))?An(n[1]*255/100,n[2]*255/100,n[3]*255/100,n[4]):(n=Ls.exec(t))?ri(n[1],n[2]/100,n[3]/100,1):(n=Ds.exec(t))?ri(n[1],n[2]/100,n[3]/100,n[4]):Zr.hasOwnProperty(t)?ti(Zr[t]):t==="transparent"?new B(NaN,NaN,NaN,0):null}function ti(t){return new B(t>>16&255,t>>8&255,t&255,1)}function An(t,n,e,r){return r<=0&&(t=n=e=NaN),new B(t,n,e,r)}function ve(t){return t instanceof gt||(t=jt(t)),t?(t=t.rgb(),new B(t.r,t.g,t.b,t.opacity)):new B}function hn(t,n,e,r){return arguments.length===1?ve(t):new B(t,n,e,r??1)}function B(t,n,e,r){this.r=+t,this.g=+n,this.b=+e,this.opacity=+r}Ut(B,hn,fn(gt,{brighter(t){return t=t==null?Ft:Math.pow(Ft,t),new B(this.r*t,this.g*t,this.b*t,this.opacity)},darker(t){return t=t==null?At:Math.pow(At,t),new B(this.r*t,this.g*t,this.b*t,this.opacity)},rgb(){return this},clamp(){return new B(Ct(this.r),Ct(this.g),Ct(this.b),$n(this.opacity))},displayable(){return-.5<=this.r&&this.r<255.5&&-.5<=this.g&&this.g<255.5&&-.5<=this.b&&this.b<255.5&&0<=this.opacity&&this.opacity<=1},hex:ni,formatHex:ni,formatHex8:Hs,formatRgb:ei,toString:ei}));function ni(){return`#${Tt(this.r)}${Tt(this.g)}${Tt(this.b)}`}function Hs(){return`#${Tt(this.r)}${Tt(this.g)}${Tt(this.b)}${Tt((isNaN(this.opacity)?1:this.opacity)*255)}`}function ei(){let t=$n(this.opacity);return`${t===1?"rgb(":"rgba("}${Ct(this.r)}, ${Ct(this.g)}, ${Ct(this.b)}${t===1?")":`, ${t})`}`}function $n(t){return isNaN(t)?1:Math.max(0,Math.min(1,t))}function Ct(t){return Math.max(0,Math.min(255,Math.round(t)||0))}function Tt(t){return t=Ct(t),(t<16?"0":"")+t.toString(16)}function ri(t,n,e,r){return r<=0?t=n=e=NaN:e<=0||e>=1?t=n=NaN:n<=0&&(t=NaN),new et(t,n,e,r)}function li(t){if(t instanceof et)return new et(t.h,t.s,t.l,t.opacity);if(t instanceof gt||(t=jt(t)),!t)return new et;if(t instanceof et)return t;t=t.rgb();var n=t.r/255,e=t.g/255,r=t.b/255,i=Math.min(n,e,r),o=Math.max(n,e,r),s=NaN,a=o-i,c=(o+i)/2;return a?(n===o?s=(e-r)/a+(e<r)*6:e===o?s=(r-n)/a+2:s=(n-e)/a+4,a/=c<.5?o+i:2-o-i,s*=60):a=c>0&&c<1?0:s,new et(s,a,c,t.opacity)}function En(t,n,e,r){return arguments.length===1?li(t):new et(t,n,e,r??1)}function et(t,n,e,r){this.h=+t,this.s=+n,this.l=+e,this.opacity=+r}Ut(et,En,fn(gt,{brighter(t){return t=t==null?Ft:Math.pow(Ft,t),new et(this.h,this.s,this.l*t,this.opacity)},darker(t){return t=t==null?At:Math.pow(At,t),new et(this.h,this.s,this.l*t,this.opacity)},rgb(){var t=this.h%360+(this.h<0)*360,n=isNaN(t)||isNaN(this.s)?0:this.s,e=this.l,r=e+(e<.5?e:1-e)*n,i=2*e-r;return new B(ge(t>=240?t-240:t+120,i,r),ge(t,i,r),ge(t<120?t+240:t-120,i,r),this.opacity)},clamp(){return new et(ii(this.h),Rn(this.s),Rn(this.l),$n(this.opacity))},displayable(){return(0<=this.s&&this.s<=1||isNaN(this.s))&&0<=this.l&&this.l<=1&&0<=this.opacity&&this.opacity<=1},formatHsl(){let t=$n(this.opacity);return`${t===1?"hsl(":"hsla("}${ii(this.h)}, ${Rn(this.s)*100}%, ${Rn(this.l)*100}%${t===1?")":`, ${t})`}`}}));function ii(t){return t=(t||0)%360,t<0?t+360:t}function Rn(t){return Math.max(0,Math.min(1,t||0))}function ge(t,n,e){return(t<60?n+(e-n)*t/60:t<180?e:t<240?n+(e-n)*(240-t)/60:n)*255}var ui=Math.PI/180,ci=180/Math.PI,Pn=18,fi=.96422,hi=1,pi=.82521,mi=4/29,qt=6/29,di=3*qt*qt,zs=qt*qt*qt;function gi(t){if(t instanceof at)return new at(t.l,t.a,t.b,t.opacity);if(t instanceof ut)return yi(t);t instanceof B||(t=ve(t));var n=xe(t.r),e=xe(t.g),r=xe(t.b),i=_e((.2225045*n+.7168786*e+.0606169*r)/hi),o,s;return n===e&&e===r?o=s=i:(o=_e((.4360747*n+.3850649*e+.1430804*r)/fi),s=_e((.0139322*n+.0971045*e+.7141733*r)/pi)),new at(116*i-16,500*(o-i),200*(i-s),t.opacity)}function _i(t,n,e,r){return arguments.length===1?gi(t):new at(t,n,e,r??1)}function at(t,n,e,r){this.l=+t,this.a=+n,this.b=+e,this.opacity=+r}Ut(at,_i,fn(gt,{brighter(t){return new at(this.l+Pn*(t??1),this.a,this.b,this.opacity)},darker(t){return new at(this.l-Pn*(t??1),this.a,this.b,this.opacity)},rgb(){var t=(this.l+16)/116,n=isNaN(this.a)?t:t+this.a/500,e=isNaN(this.b)?t:t-this.b/200;return n=fi*ye(n),t=hi*ye(t),e=pi*ye(e),new B(be(3.1338561*n-1.6168667*t-.4906146*e),be(-.9787684*n+1.9161415*t+.033454*e),be(.0719453*n-.2289914*t+1.4052427*e),this.opacity)}}));function _e(t){return t>zs?Math.pow(t,1/3):t/di+mi}function ye(t){return t>qt?t*t*t:di*(t-mi)}function be(t){return 255*(t<=.0031308?12.92*t:1.055*Math.pow(t,1/2.4)-.055)}function xe(t){return(t/=255)<=.04045?t/12.92:Math.pow((t+.055)/1.055,2.4)}function qs(t){if(t instanceof ut)return new ut(t.h,t.c,t.l,t.opacity);if(t instanceof at||(t=gi(t)),t.a===0&&t.b===0)return new ut(NaN,0<t.l&&t.l<100?0:NaN,t.l,t.opacity);var n=Math.atan2(t.b,t.a)*ci;return new ut(n<0?n+360:n,Math.sqrt(t.a*t.a+t.b*t.b),t.l,t.opacity)}function On(t,n,e,r){return arguments.length===1?qs(t):new ut(t,n,e,r??1)}function ut(t,n,e,r){this.h=+t,this.c=+n,this.l=+e,this.opacity=+r}function yi(t){if(isNaN(t.h))return new at(t.l,0,0,t.opacity);var n=t.h*ui;return new at(t.l,Math.cos(n)*t.c,Math.sin(n)*t.c,t.opacity)}Ut(ut,On,fn(gt,{brighter(t){return new ut(this.h,this.c,this.l+Pn*(t??1),this.opacity)},darker(t){return new ut(this.h,this.c,this.l-Pn*(t??1),this.opacity)},rgb(){return yi(this).rgb()}}));var bi=-.14861,we=1.78277,ke=-.29227,Ln=-.90649,cn=1.97294,oi=cn*Ln,si=cn*we,ai=we*ke-Ln*bi;function Fs(t){if(t instanceof Nt)return new Nt(t.h,t.s,t.l,t.opacity);t instanceof B||(t=ve(t));var n=t.r/255,e=t.g/255,r=t.b/255,i=(ai*r+oi*n-si*e)/(ai+oi-si),o=r-i,s=(cn*(e-i)-ke*o)/Ln,a=Math.sqrt(s*s+o*o)/(cn*i*(1-i)),c=a?Math.atan2(s,o)*ci-120:NaN;return new Nt(c<0?c+360:c,a,i,t.opacity)}function Dn(t,n,e,r){return arguments.length===1?Fs(t):new Nt(t,n,e,r??1)}function Nt(t,n,e,r){this.h=+t,this.s=+n,this.l=+e,this.opacity=+r}Ut(Nt,Dn,fn(gt,{brighter(t){return t=t==null?Ft:Math.pow(Ft,t),new Nt(this.h,this.s,this.l*t,this.opacity)},darker(t){return t=t==null?At:Math.pow(At,t),new Nt(this.h,this.s,this.l*t,this.opacity)},rgb(){var t=isNaN(this.h)?0:(this.h+120)*ui,n=+this.l,e=isNaN(this.s)?0:this.s*n*(1-n),r=Math.cos(t),i=Math.sin(t);return new B(255*(n+e*(bi*r+we*i)),255*(n+e*(ke*r+Ln*i)),255*(n+e*(cn*r)),this.opacity)}}));function ki(t,n,e,r,i){var o=t*t,s=o*t;return((1-3*t+3*o-s)*n+(4-6*o+3*s)*e+(1+3*t+3*o-3*s)*r+s*i)/6}function Us(t){var n=t.length-1;return function(e){var r=e<=0?e=0:e>=1?(e=1,n-1):Math.floor(e*n),i=t[r],o=t[r+1],s=r>0?t[r-1]:2*i-o,a=r<n-1?t[r+2]:2*o-i;return ki((e-r/n)*n,s,i,o,a)}}function js(t){var n=t.length;return function(e){var r=Math.floor(((e%=1)<0?++e:e)*n),i=t[(r+n-1)%n],o=t[r%n],s=t[(r+1)%n],a=t[(r+2)%n];return ki((e-r/n)*n,i,o,s,a)}}var In=t=>()=>t;function Mi(t,n){return function(e){return t+e*n}}function Ws(t,n,e){return t=Math.pow(t,e),n=Math.pow(n,e)-t,e=1/e,function(r){return Math.pow(t+r*n,e)}}function Ce(t,n){var e=n-t;return e?Mi(t,e>180||e<-180?e-360*Math.round(e/360):e):In(isNaN(t)?n:t)}function Xs(t){return(t=+t)==1?j:function(n,e){return e-n?Ws(n,e,t):In(isNaN(n)?e:n)}}function j(t,n){var e=n-t;return e?Mi(t,e):In(isNaN(t)?n:t)}var xi=(function t(n){var e=Xs(n);function r(i,o){var s=e((i=hn(i)).r,(o=hn(o)).r),a=e(i.g,o.g),c=e(i.b,o.b),u=j(i.opacity,o.opacity);return function(f){return i.r=s(f),i.g=a(f),i.b=c(f),i.opacity=u(f),i+""}}return r.gamma=t,r})(1);function Si(t){return function(n){var e=n.length,r=new Array(e),i=new Array(e),o=new Array(e),s,a;for(s=0;s<e;++s)a=hn(n[s]),r[s]=a.r||0,i[s]=a.g||0,o[s]=a.b||0;return r=t(r),i=t(i),o=t(o),a.opacity=1,function(c){return a.r=r(c),a.g=i(c),a.b=o(c),a+""}}}var ic=Si(Us),oc=Si(js);function Gs(t,n){n||(n=[]);var e=t?Math.min(n.length,t.length):0,r=n.slice(),i;return function(o){for(i=0;i<e;++i)r[i]=t[i]*(1-o)+n[i]*o;return r}}function Vs(t){return ArrayBuffer.isView(t)&&!(t instanceof DataView)}function Ys(t,n){var e=n?n.length:0,r=t?Math.min(e,t.length):0,i=new Array(r),o=new Array(e),s;for(s=0;s<r;++s)i[s]=Hn(t[s],n[s]);for(;s<e;++s)o[s]=n[s];return function(a){for(s=0;s<r;++s)o[s]=i[s](a);return o}}function Ks(t,n){var e=new Date;return t=+t,n=+n,function(r){return e.setTime(t*(1-r)+n*r),e}}function rt(t,n){return t=+t,n=+n,function(e){return t*(1-e)+n*e}}function Zs(t,n){var e={},r={},i;(t===null||typeof t!="object")&&(t={}),(n===null||typeof n!="object")&&(n={});for(i in n)i in t?e[i]=Hn(t[i],n[i]):r[i]=n[i];return function(o){for(i in e)r[i]=e[i](o);return r}}var Se=/[-+]?(?:\d+\.?\d*|\.?\d+)(?:[eE][-+]?\d+)?/g,Me=new RegExp(Se.source,"g");function Js(t){return function(){return t}}function Qs(t){return function(n){return t(n)+""}}function ta(t,n){var e=Se.lastIndex=Me.lastIndex=0,r,i,o,s=-1,a=[],c=[];for(t=t+"",n=n+"";(r=Se.exec(t))&&(i=Me.exec(n));)(o=i.index)>e&&(o=n.slice(e,o),a[s]?a[s]+=o:a[++s]=o),(r=r[0])===(i=i[0])?a[s]?a[s]+=i:a[++s]=i:(a[++s]=null,c.push({i:s,x:rt(r,i)})),e=Me.lastIndex;return e<n.length&&(o=n.slice(e),a[s]?a[s]+=o:a[++s]=o),a.length<2?c[0]?Qs(c[0].x):Js(n):(n=c.length,function(u){for(var f=0,m;f<n;++f)a[(m=c[f]).i]=m.x(u);return a.join("")})}function Hn(t,n){var e=typeof n,r;return n==null||e==="boolean"?In(n):(e==="number"?rt:e==="string"?(r=jt(n))?(n=r,xi):ta:n instanceof jt?xi:n instanceof Date?Ks:Vs(n)?Gs:Array.isArray(n)?Ys:typeof n.valueOf!="function"&&typeof n.toString!="function"||isNaN(n)?Zs:rt)(t,n)}function Ti(t,n){return t=+t,n=+n,function(e){return Math.round(t*(1-e)+n*e)}}var vi=180/Math.PI,Te={translateX:0,translateY:0,rotate:0,skewX:0,scaleX:1,scaleY:1};function Ci(t,n,e,r,i,o){var s,a,c;return(s=Math.sqrt(t*t+n*n))&&(t/=s,n/=s),(c=t*e+n*r)&&(e-=t*c,r-=n*c),(a=Math.sqrt(e*e+r*r))&&(e/=a,r/=a,c/=a),t*r<n*e&&(t=-t,n=-n,c=-c,s=-s),{translateX:i,translateY:o,rotate:Math.atan2(n,t)*vi,skewX:Math.atan(c)*vi,scaleX:s,scaleY:a}}var Bn;function na(t){let n=new(typeof DOMMatrix=="function"?DOMMatrix:WebKitCSSMatrix)(t+"");return n.isIdentity?Te:Ci(n.a,n.b,n.c,n.d,n.e,n.f)}function ea(t){return t==null||(Bn||(Bn=document.createElementNS("http://www.w3.org/2000/svg","g")),Bn.setAttribute("transform",t),!(t=Bn.transform.baseVal.consolidate()))?Te:(t=t.matrix,Ci(t.a,t.b,t.c,t.d,t.e,t.f))}function Ni(t,n,e,r){function i(u){return u.length?u.pop()+" ":""}function o(u,f,m,p,h,d){if(u!==m||f!==p){var y=h.push("translate(",null,n,null,e);d.push({i:y-4,x:rt(u,m)},{i:y-2,x:rt(f,p)})}else(m||p)&&h.push("translate("+m+n+p+e)}function s(u,f,m,p){u!==f?(u-f>180?f+=360:f-u>180&&(u+=360),p.push({i:m.push(i(m)+"rotate(",null,r)-2,x:rt(u,f)})):f&&m.push(i(m)+"rotate("+f+r)}function a(u,f,m,p){u!==f?p.push({i:m.push(i(m)+"skewX(",null,r)-2,x:rt(u,f)}):f&&m.push(i(m)+"skewX("+f+r)}function c(u,f,m,p,h,d){if(u!==m||f!==p){var y=h.push(i(h)+"scale(",null,",",null,")");d.push({i:y-4,x:rt(u,m)},{i:y-2,x:rt(f,p)})}else(m!==1||p!==1)&&h.push(i(h)+"scale("+m+","+p+")")}return function(u,f){var m=[],p=[];return u=t(u),f=t(f),o(u.translateX,u.translateY,f.translateX,f.translateY,m,p),s(u.rotate,f.rotate,m,p),a(u.skewX,f.skewX,m,p),c(u.scaleX,u.scaleY,f.scaleX,f.scaleY,m,p),u=f=null,function(h){for(var d=-1,y=p.length,g;++d<y;)m[(g=p[d]).i]=g.x(h);return m.join("")}}}var sc=Ni(na,"px, ","px)","deg)"),ac=Ni(ea,", ",")",")"),ra=1e-12;function wi(t){return((t=Math.exp(t))+1/t)/2}function ia(t){return((t=Math.exp(t))-1/t)/2}function oa(t){return((t=Math.exp(2*t))-1)/(t+1)}var lc=(function t(n,e,r){function i(o,s){var a=o[0],c=o[1],u=o[2],f=s[0],m=s[1],p=s[2],h=f-a,d=m-c,y=h*h+d*d,g,_;if(y<ra)_=Math.log(p/u)/n,g=function(I){return[a+I*h,c+I*d,u*Math.exp(n*I*_)]};else{var x=Math.sqrt(y),M=(p*p-u*u+r*y)/(2*u*e*x),v=(p*p-u*u-r*y)/(2*p*e*x),S=Math.log(Math.sqrt(M*M+1)-M),E=Math.log(Math.sqrt(v*v+1)-v);_=(E-S)/n,g=function(I){var D=I*_,z=wi(S),$=u/(e*x)*(z*oa(n*D+S)-ia(S));return[a+$*h,c+$*d,u*z/wi(n*D+S)]}}return g.duration=Math.abs(_)*1e3*n/Math.SQRT2,g}return i.rho=function(o){var s=Math.max(.001,+o),a=s*s,c=a*a;return t(s,a,c)},i})(Math.SQRT2,2,4);function Ai(t){return function(n,e){var r=t((n=En(n)).h,(e=En(e)).h),i=j(n.s,e.s),o=j(n.l,e.l),s=j(n.opacity,e.opacity);return function(a){return n.h=r(a),n.s=i(a),n.l=o(a),n.opacity=s(a),n+""}}}var uc=Ai(Ce),cc=Ai(j);function Ri(t){return function(n,e){var r=t((n=On(n)).h,(e=On(e)).h),i=j(n.c,e.c),o=j(n.l,e.l),s=j(n.opacity,e.opacity);return function(a){return n.h=r(a),n.c=i(a),n.l=o(a),n.opacity=s(a),n+""}}}var fc=Ri(Ce),hc=Ri(j);function $i(t){return(function n(e){e=+e;function r(i,o){var s=t((i=Dn(i)).h,(o=Dn(o)).h),a=j(i.s,o.s),c=j(i.l,o.l),u=j(i.opacity,o.opacity);return function(f){return i.h=s(f),i.s=a(f),i.l=c(Math.pow(f,e)),i.opacity=u(f),i+""}}return r.gamma=n,r})(1)}var pc=$i(Ce),mc=$i(j);function sa(t){return Math.abs(t=Math.round(t))>=1e21?t.toLocaleString("en").replace(/,/g,""):t.toString(10)}function qn(t,n){if(!isFinite(t)||t===0)return null;var e=(t=n?t.toExponential(n-1):t.toExponential()).indexOf("e"),r=t.slice(0,e);return[r.length>1?r[0]+r.slice(2):r,+t.slice(e+1)]}function Wt(t){return t=qn(Math.abs(t)),t?t[1]:NaN}function aa(t,n){return function(e,r){for(var i=e.length,o=[],s=0,a=t[0],c=0;i>0&&a>0&&(c+a+1>r&&(a=Math.max(1,r-c)),o.push(e.substring(i-=a,i+a)),!((c+=a+1)>r));)a=t[s=(s+1)%t.length];return o.reverse().join(n)}}function la(t){return function(n){return n.replace(/[0-9]/g,function(e){return t[+e]})}}var ua=/^(?:(.)?([<>=^]))?([+\-( ])?([$#])?(0)?(\d+)?(,)?(\.\d+)?(~)?([a-z%])?$/i;function pn(t){if(!(n=ua.exec(t)))throw new Error("invalid format: "+t);var n;return new Ne({fill:n[1],align:n[2],sign:n[3],symbol:n[4],zero:n[5],width:n[6],comma:n[7],precision:n[8]&&n[8].slice(1),trim:n[9],type:n[10]})}pn.prototype=Ne.prototype;function Ne(t){this.fill=t.fill===void 0?" ":t.fill+"",this.align=t.align===void 0?">":t.align+"",this.sign=t.sign===void 0?"-":t.sign+"",this.symbol=t.symbol===void 0?"":t.symbol+"",this.zero=!!t.zero,this.width=t.width===void 0?void 0:+t.width,this.comma=!!t.comma,this.precision=t.precision===void 0?void 0:+t.precision,this.trim=!!t.trim,this.type=t.type===void 0?"":t.type+""}Ne.prototype.toString=function(){return this.fill+this.align+this.sign+this.symbol+(this.zero?"0":"")+(this.width===void 0?"":Math.max(1,this.width|0))+(this.comma?",":"")+(this.precision===void 0?"":"."+Math.max(0,this.precision|0))+(this.trim?"~":"")+this.type};function ca(t){t:for(var n=t.length,e=1,r=-1,i;e<n;++e)switch(t[e]){case".":r=i=e;break;case"0":r===0&&(r=e),i=e;break;default:if(!+t[e])break t;r>0&&(r=0);break}return r>0?t.slice(0,r)+t.slice(i+1):t}var Fn;function fa(t,n){var e=qn(t,n);if(!e)return Fn=void 0,t.toPrecision(n);var r=e[0],i=e[1],o=i-(Fn=Math.max(-8,Math.min(8,Math.floor(i/3)))*3)+1,s=r.length;return o===s?r:o>s?r+new Array(o-s+1).join("0"):o>0?r.slice(0,o)+"."+r.slice(o):"0."+new Array(1-o).join("0")+qn(t,Math.max(0,n+o-1))[0]}function Pi(t,n){var e=qn(t,n);if(!e)return t+"";var r=e[0],i=e[1];return i<0?"0."+new Array(-i).join("0")+r:r.length>i+1?r.slice(0,i+1)+"."+r.slice(i+1):r+new Array(i-r.length+2).join("0")}var Ei={"%":(t,n)=>(t*100).toFixed(n),b:t=>Math.round(t).toString(2),c:t=>t+"",d:sa,e:(t,n)=>t.toExponential(n),f:(t,n)=>t.toFixed(n),g:(t,n)=>t.toPrecision(n),o:t=>Math.round(t).toString(8),p:(t,n)=>Pi(t*100,n),r:Pi,s:fa,X:t=>Math.round(t).toString(16).toUpperCase(),x:t=>Math.round(t).toString(16)};function Oi(t){return t}var Li=Array.prototype.map,Di=["y","z","a","f","p","n","µ","m","","k","M","G","T","P","E","Z","Y"];function ha(t){var n=t.grouping===void 0||t.thousands===void 0?Oi:aa(Li.call(t.grouping,Number),t.thousands+""),e=t.currency===void 0?"":t.currency[0]+"",r=t.currency===void 0?"":t.currency[1]+"",i=t.decimal===void 0?".":t.decimal+"",o=t.numerals===void 0?Oi:la(Li.call(t.numerals,String)),s=t.percent===void 0?"%":t.percent+"",a=t.minus===void 0?"−":t.minus+"",c=t.nan===void 0?"NaN":t.nan+"";function u(m,p){m=pn(m);var h=m.fill,d=m.align,y=m.sign,g=m.symbol,_=m.zero,x=m.width,M=m.comma,v=m.precision,S=m.trim,E=m.type;E==="n"?(M=!0,E="g"):Ei[E]||(v===void 0&&(v=12),S=!0,E="g"),(_||h==="0"&&d==="=")&&(_=!0,h="0",d="=");var I=(p&&p.prefix!==void 0?p.prefix:"")+(g==="$"?e:g==="#"&&/[boxX]/.test(E)?"0"+E.toLowerCase():""),D=(g==="$"?r:/[%p]/.test(E)?s:"")+(p&&p.suffix!==void 0?p.suffix:""),z=Ei[E],$=/[defgprs%]/.test(E);v=v===void 0?6:/[gprs]/.test(E)?Math.max(1,Math.min(21,v)):Math.max(0,Math.min(20,v));function Y(w){var A=I,q=D,K,H,yt;if(E==="c")q=z(w)+q,w="";else{w=+w;var bt=w<0||1/w<0;if(w=isNaN(w)?c:z(Math.abs(w),v),S&&(w=ca(w)),bt&&+w==0&&y!=="+"&&(bt=!1),A=(bt?y==="("?y:a:y==="-"||y==="("?"":y)+A,q=(E==="s"&&!isNaN(w)&&Fn!==void 0?Di[8+Fn/3]:"")+q+(bt&&y==="("?")":""),$){for(K=-1,H=w.length;++K<H;)if(yt=w.charCodeAt(K),48>yt||yt>57){q=(yt===46?i+w.slice(K+1):w.slice(K))+q,w=w.slice(0,K);break}}}M&&!_&&(w=n(w,1/0));var xt=A.length+w.length+q.length,J=xt<x?new Array(x-xt+1).join(h):"";switch(M&&_&&(w=n(J+w,J.length?x-q.length:1/0),J=""),d){case"<":w=A+w+q+J;break;case"=":w=A+J+w+q;break;case"^":w=J.slice(0,xt=J.length>>1)+A+w+q+J.slice(xt);break;default:w=J+A+w+q;break}return o(w)}return Y.toString=function(){return m+""},Y}function f(m,p){var h=Math.max(-8,Math.min(8,Math.floor(Wt(p)/3)))*3,d=Math.pow(10,-h),y=u((m=pn(m),m.type="f",m),{suffix:Di[8+h/3]});return function(g){return y(d*g)}}return{format:u,formatPrefix:f}}var zn,Ae,Re;pa({thousands:",",grouping:[3],currency:["$",""]});function pa(t){return zn=ha(t),Ae=zn.format,Re=zn.formatPrefix,zn}function Bi(t){return Math.max(0,-Wt(Math.abs(t)))}function Ii(t,n){return Math.max(0,Math.max(-8,Math.min(8,Math.floor(Wt(n)/3)))*3-Wt(Math.abs(t)))}function Hi(t,n){return t=Math.abs(t),n=Math.abs(n)-t,Math.max(0,Wt(n)-Wt(t))+1}function ma(t,n){switch(arguments.length){case 0:break;case 1:this.range(t);break;default:this.range(n).domain(t);break}return this}function da(t){return function(){return t}}function ga(t){return+t}var zi=[0,1];function Xt(t){return t}function $e(t,n){return(n-=t=+t)?function(e){return(e-t)/n}:da(isNaN(n)?NaN:.5)}function _a(t,n){var e;return t>n&&(e=t,t=n,n=e),function(r){return Math.max(t,Math.min(n,r))}}function ya(t,n,e){var r=t[0],i=t[1],o=n[0],s=n[1];return i<r?(r=$e(i,r),o=e(s,o)):(r=$e(r,i),o=e(o,s)),function(a){return o(r(a))}}function ba(t,n,e){var r=Math.min(t.length,n.length)-1,i=new Array(r),o=new Array(r),s=-1;for(t[r]<t[0]&&(t=t.slice().reverse(),n=n.slice().reverse());++s<r;)i[s]=$e(t[s],t[s+1]),o[s]=e(n[s],n[s+1]);return function(a){var c=jr(t,a,1,r)-1;return o[c](i[c](a))}}function xa(t,n){return n.domain(t.domain()).range(t.range()).interpolate(t.interpolate()).clamp(t.clamp()).unknown(t.unknown())}function va(){var t=zi,n=zi,e=Hn,r,i,o,s=Xt,a,c,u;function f(){var p=Math.min(t.length,n.length);return s!==Xt&&(s=_a(t[0],t[p-1])),a=p>2?ba:ya,c=u=null,m}function m(p){return p==null||isNaN(p=+p)?o:(c||(c=a(t.map(r),n,e)))(r(s(p)))}return m.invert=function(p){return s(i((u||(u=a(n,t.map(r),rt)))(p)))},m.domain=function(p){return arguments.length?(t=Array.from(p,ga),f()):t.slice()},m.range=function(p){return arguments.length?(n=Array.from(p),f()):n.slice()},m.rangeRound=function(p){return n=Array.from(p),e=Ti,f()},m.clamp=function(p){return arguments.length?(s=p?!0:Xt,f()):s!==Xt},m.interpolate=function(p){return arguments.length?(e=p,f()):e},m.unknown=function(p){return arguments.length?(o=p,m):o},function(p,h){return r=p,i=h,f()}}function wa(){return va()(Xt,Xt)}function ka(t,n,e,r){var i=Nn(t,n,e),o;switch(r=pn(r??",f"),r.type){case"s":{var s=Math.max(Math.abs(t),Math.abs(n));return r.precision==null&&!isNaN(o=Ii(i,s))&&(r.precision=o),Re(r,s)}case"":case"e":case"g":case"p":case"r":{r.precision==null&&!isNaN(o=Hi(i,Math.max(Math.abs(t),Math.abs(n))))&&(r.precision=o-(r.type==="e"));break}case"f":case"%":{r.precision==null&&!isNaN(o=Bi(i))&&(r.precision=o-(r.type==="%")*2);break}}return Ae(r)}function Ma(t){var n=t.domain;return t.ticks=function(e){var r=n();return Vr(r[0],r[r.length-1],e??10)},t.tickFormat=function(e,r){var i=n();return ka(i[0],i[i.length-1],e??10,r)},t.nice=function(e){e==null&&(e=10);var r=n(),i=0,o=r.length-1,s=r[i],a=r[o],c,u,f=10;for(a<s&&(u=s,s=a,a=u,u=i,i=o,o=u);f-- >0;){if(u=Cn(s,a,e),u===c)return r[i]=s,r[o]=a,n(r);if(u>0)s=Math.floor(s/u)*u,a=Math.ceil(a/u)*u;else if(u<0)s=Math.ceil(s*u)/u,a=Math.floor(a*u)/u;else break;c=u}return t},t}function Gt(){var t=wa();return t.copy=function(){return xa(t,Gt())},ma.apply(t,arguments),Ma(t)}function Un(t){let n=it(null),[e,r]=F(t);return $r(()=>{let i=n.current;if(!i)return;let o=a=>{a>0&&r(Math.floor(a))};if(o(i.getBoundingClientRect().width),typeof ResizeObserver>"u")return;let s=new ResizeObserver(a=>{for(let c of a)o(c.contentRect.width)});return s.observe(i),()=>s.disconnect()},[]),[n,e]}var Vt=[["host","Host compute","Host"],["device","Device compute","Device"],["communication","Host-device communication","Communication"]];function jn(t){return Vt.map(([n,e],r)=>({id:n,label:e,value:t[`${n}_ms`],color:Z(n,r)}))}function Pe({inference:t}){let{sessions:n,mean:e,percentiles:r,batches:i}=t,o=r.some(a=>a.few_samples),s=nt([e,...r],a=>a.total_ms)??0;return l(R,{id:"inference",title:"Session latency",note:V(n,"session"),children:[l("p",{class:"legend",children:Vt.map(([a,c],u)=>l("span",{class:"legend-item",children:[l(Mt,{color:Z(a,u)}),c]},a))}),l("table",{class:"latency-table",children:[l("caption",{class:"visually-hidden",children:"Session latency and its parts"}),l("thead",{children:l("tr",{children:[l("th",{scope:"col",children:"Percentile"}),l("th",{scope:"col",children:l("span",{class:"visually-hidden",children:"Parts, as a bar"})}),l("th",{scope:"col",class:"numeric",children:"Total"}),Vt.map(([a,,c])=>l("th",{scope:"col",class:"numeric",children:c},a))]})}),l("tbody",{children:[l(qi,{name:"mean",latency:e,longest:s}),r.map(a=>l(qi,{name:`p${Ta(a.percentile)}`,latency:a,longest:s,mark:a.few_samples?"*":""},a.percentile))]})]}),l(Ca,{distribution:t.distribution,meanMs:e.total_ms}),l("p",{class:"caption",children:[l("span",{children:t.source}),o&&l("span",{children:"* Too few sessions for one to be above: it rests on the longest ones."}),i&&l("span",{children:Sa(i)})]})]})}function Sa({batches:t,sessions_per_batch:n,size:e,padding_percent:r,delay_ms:i}){let o=e===null?"":`, size ${lt(e)}`,s=r===null?"":` with ${G(r)} padding`;return`Batched: ${N(t)} batches of ${lt(n)} sessions${o}${s}. A session waits ${k(i.mean)} for its batch (p99 ${k(i.p99)}).`}function Ta(t){return Number.isInteger(t)?String(t):String(Math.round(t*100)/100)}function qi({name:t,latency:n,longest:e,mark:r=""}){let i=jn(n),o=i.map(s=>`${s.label} ${k(s.value)}`).join(", ");return l("tr",{children:[l("th",{scope:"row",children:[t,r]}),l("td",{class:"latency-bar",children:l("div",{style:{width:`${e>0?100*n.total_ms/e:0}%`},children:l(Lt,{parts:i,label:`${t}: ${o}`})})}),l("td",{class:"numeric",children:k(n.total_ms)}),i.map(s=>l("td",{class:"numeric",children:k(s.value)},s.id))]})}var Fi=150,Yt={top:16,right:24,bottom:26,left:62};function Ca({distribution:t,meanMs:n}){let[e,r]=Un(960),{edges_ms:i,counts:o}=t,s=i[0],a=i[i.length-1];if(s===void 0||a===void 0||o.length===0)return null;let c=dt(a),u=Math.max(40,r-Yt.left-Yt.right),f=Fi-Yt.top-Yt.bottom,m=Gt().domain([s,a===s?s+1:a].map(_=>_/Q[c])).range([0,u]),p=_=>m(_/Q[c]),h=m.tickFormat(8),d=Gt().domain([0,nt(o)??1]).nice(3).range([f,0]),y=o.map((_,x)=>{let M=p(i[x]??s),v=Math.max(1,p(i[x+1]??a)-M-1);return _>0?`M${M},${f}V${d(_)}h${v}V${f}z`:""}).join(""),g=o.indexOf(nt(o)??0);return l("div",{class:"chart",ref:e,children:l("svg",{width:r,height:Fi,role:"img","aria-label":`Distribution of session times from ${k(s)} to ${k(a)}; most are between ${k(i[g])} and ${k(i[g+1])}; mean ${k(n)}`,children:l("g",{transform:`translate(${Yt.left},${Yt.top})`,children:[d.ticks(3).filter(Number.isInteger).map(_=>l("g",{transform:`translate(0,${d(_)})`,children:[l("line",{class:_===0?"baseline":"gridline",x2:u}),l("text",{class:"tick-label",x:-8,dy:"0.32em","text-anchor":"end",children:N(_)})]},_)),l("path",{d:y,class:"histogram"}),l("g",{transform:`translate(${p(n)},0)`,children:[l("line",{class:"mean-line",y2:f}),l("text",{class:"mean-label",y:-4,"text-anchor":"middle",children:`mean ${k(n)}`})]}),m.ticks(8).map(_=>l("text",{class:"tick-label",x:m(_),y:f+16,"text-anchor":"middle",children:`${h(_)} ${c}`},_))]})})})}function Ui({inference:t}){return l(C,{children:[l(Na,{models:t.models??[]}),l(Ra,{sessions:t.slowest??[]})]})}function Na({models:t}){if(t.length===0)return null;let n=[{key:"model",head:"Model",cell:e=>t[e].model??"not known"},{key:"sessions",head:"Sessions",numeric:!0,cell:e=>N(t[e].sessions)},{key:"rate",head:"Sessions per second",numeric:!0,cell:e=>en(t[e].sessions_per_second,"1/s")},...Aa(t),...ji("Mean",t.map(e=>e.mean))];return l(R,{id:"session-models",title:"Sessions by model",children:l(ot,{caption:"Sessions by model",columns:n,rowCount:t.length,pageSize:20})})}function Aa(t){return[50,99].map(n=>({key:`p${n}`,head:`p${n}`,numeric:!0,cell:e=>{let r=t[e].percentiles.find(i=>i.percentile===n);return`${k(r?.total_ms)}${r?.few_samples?"*":""}`}}))}function Ra({sessions:t}){if(t.length===0)return null;let n=new Set(t.map(o=>o.host)).size>1,e=t.some(o=>o.model!==null),r=t.some(o=>o.batching_delay_ms!==null),i=[{key:"start",head:"Start",numeric:!0,cell:o=>k(t[o].start_ms)},...n?[{key:"host",head:"Host",cell:o=>t[o].host}]:[],...e?[{key:"model",head:"Model",cell:o=>t[o].model??"not known"}]:[],...ji("Total",t),...r?[{key:"delay",head:"Waited for batch",numeric:!0,cell:o=>k(t[o].batching_delay_ms)}]:[]];return l(R,{id:"slowest-sessions",title:"Slowest sessions",note:"start after the start of the capture",children:l(ot,{caption:"Slowest sessions",columns:i,rowCount:t.length})})}function ji(t,n){let e=nt(n,r=>r.total_ms)??0;return[{key:"bar",head:l("span",{class:"visually-hidden",children:"Parts, as a bar"}),cell:r=>l($a,{latency:n[r],longest:e})},{key:"total",head:t,numeric:!0,cell:r=>k(n[r].total_ms)},...Vt.map(([r,,i])=>({key:r,head:i,numeric:!0,cell:o=>k(n[o][`${r}_ms`])}))]}function $a({latency:t,longest:n}){let e=jn(t),r=e.map(i=>`${i.label} ${k(i.value)}`).join(", ");return l("div",{class:"latency-bar latency-cell",children:l("div",{style:{width:`${n>0?100*t.total_ms/n:0}%`},children:l(Lt,{parts:e,label:r})})})}function Wi({overview:t}){let n=de(t),e=Object.entries(t.metrics).filter(([i,o])=>i!==n&&!br(t,i,o));if(e.length===0)return null;let r=n===null?null:t.metrics[n]?.reason;return l(R,{id:"performance",title:"Performance summary",note:"open a row for its formula",children:l("div",{class:"metrics",children:Pa(e).map(i=>{let[o,s]=i[0];return i.length===1?l(Ir,{id:o,metric:s,said:r},o):l(Hr,{entries:i},o)})})})}function Pa(t){let n=[];for(let e of t){let r=n[n.length-1],i=r?.[0]?.[1],o=e[1];i!==void 0&&i.value===null&&o.value===null&&i.reason!==null&&i.reason===o.reason?r.push(e):n.push([e])}return n}var Ea=.05,Oa=3;function Xi(t){let n=t.length,e=new Float64Array(n),r=[],i=La(t),o=Math.max(Oa,Math.ceil(n*Ea)),s=0;for(let a=0;a<n;a+=1){let c=i===0?0:Math.round(Gi(t,a)/i)-1;if(c>0){let u=Math.min(c,o);r.push({before:a,missing:c,slot:s,width:u}),s+=u}e[a]=s,s+=1}return{slot:e,slots:s,gaps:r}}function La(t){let n=[];for(let r=1;r<t.length;r+=1){let i=Gi(t,r);i>0&&n.push(i)}let e=n[0]??0;return n.every(r=>r===e)?e:ln(n)}function Gi(t,n){let e=t[n]??null,r=n>0?t[n-1]??null:null;return e===null||r===null?0:e-r}function Vi(t,n){let e=new Float64Array(n);for(let r of t)for(let i=0;i<n;i+=1)e[i]=e[i]+(r[i]??0);return e}var Da=.22,Ba=3,Ia=56;function Yi(t,n,e,r,i){let o=Math.floor(i);return o<1||r<=e?[]:r-e<=o?Ha(t,n,e,r,o):za(t,n,e,r,o)}function Ha({slot:t},n,e,r,i){let o=i/(r-e),s=o>=Ba?Math.max(1,o*Da):0,a=Math.min(o-s,Ia),c=[];for(let u=Ki(t,e);u<t.length&&t[u]<r;u+=1){let m=(t[u]-e+.5)*o-a/2;c.push({step:u,first:u,last:u,mean:n[u]??0,x:m,width:a})}return c}function za({slot:t},n,e,r,i){let o=i/(r-e),s=[],a=null,c=0,u=()=>{a&&(a.mean=c/(a.last-a.first+1))};for(let f=Ki(t,e);f<t.length&&t[f]<r;f+=1){let m=Math.min(i-1,Math.floor((t[f]-e)*o)),p=n[f]??0;a===null||a.x!==m?(u(),a={step:f,first:f,last:f,mean:p,x:m,width:1},c=p,s.push(a)):(a.last=f,c+=p,p>(n[a.step]??0)&&(a.step=f))}return u(),s}function Ki(t,n){let e=0,r=t.length;for(;e<r;){let i=e+r>>1;t[i]<n?e=i+1:r=i}return e}function qa(t,n){let e=-1,r=1/0,i=0,o=t.length-1;for(;i<=o;){let s=i+o>>1,a=t[s],c=n-(a.x+a.width/2);Math.abs(c)<r&&(r=Math.abs(c),e=s),c<0?o=s-1:i=s+1}return e}var Wn=3,Fa=1.25;function Zi(t,n,e){let r=qa(t,e),i=t[r];if(!i||i.width>Wn)return r;let o=a=>n[t[a]?.step??-1]??0,s=r;for(let a=r-Wn;a<=r+Wn;a+=1){let c=t[a];c&&Math.abs(c.x-i.x)<=Wn&&o(a)>o(s)&&(s=a)}return o(s)>Fa*o(r)?s:r}function Xn(t){return function(){return t}}var Ua=Math.cos;var Oe=Math.sin,Kt=Math.sqrt,Ji=1e-12,Gn=Math.PI,ef=Gn/2,oo=2*Gn;var rf=Array.prototype.slice;function ja(t){return typeof t=="object"&&"length"in t?t:Array.from(t)}function so(t){this._context=t}so.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(t,n){switch(t=+t,n=+n,this._point){case 0:this._point=1,this._line?this._context.lineTo(t,n):this._context.moveTo(t,n);break;case 1:this._point=2;default:this._context.lineTo(t,n);break}}};function Wa(t){return new so(t)}var of=Xa(Wa);function ao(t){this._curve=t}ao.prototype={areaStart:function(){this._curve.areaStart()},areaEnd:function(){this._curve.areaEnd()},lineStart:function(){this._curve.lineStart()},lineEnd:function(){this._curve.lineEnd()},point:function(t,n){this._curve.point(n*Math.sin(t),n*-Math.cos(t))}};function Xa(t){function n(e){return new ao(t(e))}return n._curve=t,n}var sf=Kt(3);var Ga=Kt(1/3),af=Ga*2;var lo=Oe(Gn/10)/Oe(7*Gn/10),lf=Oe(oo/10)*lo,uf=-Ua(oo/10)*lo;var cf=Kt(3);var ff=Kt(3);var hf=Kt(3)/2,Va=1/Kt(12),pf=(Va/2+1)*3;function _t(){}function Vn(t,n,e){t._context.bezierCurveTo((2*t._x0+t._x1)/3,(2*t._y0+t._y1)/3,(t._x0+2*t._x1)/3,(t._y0+2*t._y1)/3,(t._x0+4*t._x1+n)/6,(t._y0+4*t._y1+e)/6)}function De(t){this._context=t}De.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){switch(this._point){case 3:Vn(this,this._x1,this._y1);case 2:this._context.lineTo(this._x1,this._y1);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(t,n){switch(t=+t,n=+n,this._point){case 0:this._point=1,this._line?this._context.lineTo(t,n):this._context.moveTo(t,n);break;case 1:this._point=2;break;case 2:this._point=3,this._context.lineTo((5*this._x0+this._x1)/6,(5*this._y0+this._y1)/6);default:Vn(this,t,n);break}this._x0=this._x1,this._x1=t,this._y0=this._y1,this._y1=n}};function Ya(t){this._context=t}Ya.prototype={areaStart:_t,areaEnd:_t,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._y0=this._y1=this._y2=this._y3=this._y4=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x2,this._y2),this._context.closePath();break}case 2:{this._context.moveTo((this._x2+2*this._x3)/3,(this._y2+2*this._y3)/3),this._context.lineTo((this._x3+2*this._x2)/3,(this._y3+2*this._y2)/3),this._context.closePath();break}case 3:{this.point(this._x2,this._y2),this.point(this._x3,this._y3),this.point(this._x4,this._y4);break}}},point:function(t,n){switch(t=+t,n=+n,this._point){case 0:this._point=1,this._x2=t,this._y2=n;break;case 1:this._point=2,this._x3=t,this._y3=n;break;case 2:this._point=3,this._x4=t,this._y4=n,this._context.moveTo((this._x0+4*this._x1+t)/6,(this._y0+4*this._y1+n)/6);break;default:Vn(this,t,n);break}this._x0=this._x1,this._x1=t,this._y0=this._y1,this._y1=n}};function Ka(t){this._context=t}Ka.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(t,n){switch(t=+t,n=+n,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3;var e=(this._x0+4*this._x1+t)/6,r=(this._y0+4*this._y1+n)/6;this._line?this._context.lineTo(e,r):this._context.moveTo(e,r);break;case 3:this._point=4;default:Vn(this,t,n);break}this._x0=this._x1,this._x1=t,this._y0=this._y1,this._y1=n}};function uo(t,n){this._basis=new De(t),this._beta=n}uo.prototype={lineStart:function(){this._x=[],this._y=[],this._basis.lineStart()},lineEnd:function(){var t=this._x,n=this._y,e=t.length-1;if(e>0)for(var r=t[0],i=n[0],o=t[e]-r,s=n[e]-i,a=-1,c;++a<=e;)c=a/e,this._basis.point(this._beta*t[a]+(1-this._beta)*(r+c*o),this._beta*n[a]+(1-this._beta)*(i+c*s));this._x=this._y=null,this._basis.lineEnd()},point:function(t,n){this._x.push(+t),this._y.push(+n)}};var mf=(function t(n){function e(r){return n===1?new De(r):new uo(r,n)}return e.beta=function(r){return t(+r)},e})(.85);function Yn(t,n,e){t._context.bezierCurveTo(t._x1+t._k*(t._x2-t._x0),t._y1+t._k*(t._y2-t._y0),t._x2+t._k*(t._x1-n),t._y2+t._k*(t._y1-e),t._x2,t._y2)}function Be(t,n){this._context=t,this._k=(1-n)/6}Be.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:Yn(this,this._x1,this._y1);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(t,n){switch(t=+t,n=+n,this._point){case 0:this._point=1,this._line?this._context.lineTo(t,n):this._context.moveTo(t,n);break;case 1:this._point=2,this._x1=t,this._y1=n;break;case 2:this._point=3;default:Yn(this,t,n);break}this._x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=n}};var df=(function t(n){function e(r){return new Be(r,n)}return e.tension=function(r){return t(+r)},e})(0);function Ie(t,n){this._context=t,this._k=(1-n)/6}Ie.prototype={areaStart:_t,areaEnd:_t,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=this._y2=this._y3=this._y4=this._y5=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(t,n){switch(t=+t,n=+n,this._point){case 0:this._point=1,this._x3=t,this._y3=n;break;case 1:this._point=2,this._context.moveTo(this._x4=t,this._y4=n);break;case 2:this._point=3,this._x5=t,this._y5=n;break;default:Yn(this,t,n);break}this._x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=n}};var gf=(function t(n){function e(r){return new Ie(r,n)}return e.tension=function(r){return t(+r)},e})(0);function He(t,n){this._context=t,this._k=(1-n)/6}He.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(t,n){switch(t=+t,n=+n,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:Yn(this,t,n);break}this._x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=n}};var _f=(function t(n){function e(r){return new He(r,n)}return e.tension=function(r){return t(+r)},e})(0);function ze(t,n,e){var r=t._x1,i=t._y1,o=t._x2,s=t._y2;if(t._l01_a>Ji){var a=2*t._l01_2a+3*t._l01_a*t._l12_a+t._l12_2a,c=3*t._l01_a*(t._l01_a+t._l12_a);r=(r*a-t._x0*t._l12_2a+t._x2*t._l01_2a)/c,i=(i*a-t._y0*t._l12_2a+t._y2*t._l01_2a)/c}if(t._l23_a>Ji){var u=2*t._l23_2a+3*t._l23_a*t._l12_a+t._l12_2a,f=3*t._l23_a*(t._l23_a+t._l12_a);o=(o*u+t._x1*t._l23_2a-n*t._l12_2a)/f,s=(s*u+t._y1*t._l23_2a-e*t._l12_2a)/f}t._context.bezierCurveTo(r,i,o,s,t._x2,t._y2)}function co(t,n){this._context=t,this._alpha=n}co.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:this.point(this._x2,this._y2);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(t,n){if(t=+t,n=+n,this._point){var e=this._x2-t,r=this._y2-n;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(e*e+r*r,this._alpha))}switch(this._point){case 0:this._point=1,this._line?this._context.lineTo(t,n):this._context.moveTo(t,n);break;case 1:this._point=2;break;case 2:this._point=3;default:ze(this,t,n);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=n}};var yf=(function t(n){function e(r){return n?new co(r,n):new Be(r,0)}return e.alpha=function(r){return t(+r)},e})(.5);function fo(t,n){this._context=t,this._alpha=n}fo.prototype={areaStart:_t,areaEnd:_t,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=this._y2=this._y3=this._y4=this._y5=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(t,n){if(t=+t,n=+n,this._point){var e=this._x2-t,r=this._y2-n;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(e*e+r*r,this._alpha))}switch(this._point){case 0:this._point=1,this._x3=t,this._y3=n;break;case 1:this._point=2,this._context.moveTo(this._x4=t,this._y4=n);break;case 2:this._point=3,this._x5=t,this._y5=n;break;default:ze(this,t,n);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=n}};var bf=(function t(n){function e(r){return n?new fo(r,n):new Ie(r,0)}return e.alpha=function(r){return t(+r)},e})(.5);function ho(t,n){this._context=t,this._alpha=n}ho.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(t,n){if(t=+t,n=+n,this._point){var e=this._x2-t,r=this._y2-n;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(e*e+r*r,this._alpha))}switch(this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:ze(this,t,n);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=n}};var xf=(function t(n){function e(r){return n?new ho(r,n):new He(r,0)}return e.alpha=function(r){return t(+r)},e})(.5);function Za(t){this._context=t}Za.prototype={areaStart:_t,areaEnd:_t,lineStart:function(){this._point=0},lineEnd:function(){this._point&&this._context.closePath()},point:function(t,n){t=+t,n=+n,this._point?this._context.lineTo(t,n):(this._point=1,this._context.moveTo(t,n))}};function Qi(t){return t<0?-1:1}function to(t,n,e){var r=t._x1-t._x0,i=n-t._x1,o=(t._y1-t._y0)/(r||i<0&&-0),s=(e-t._y1)/(i||r<0&&-0),a=(o*i+s*r)/(r+i);return(Qi(o)+Qi(s))*Math.min(Math.abs(o),Math.abs(s),.5*Math.abs(a))||0}function no(t,n){var e=t._x1-t._x0;return e?(3*(t._y1-t._y0)/e-n)/2:n}function Ee(t,n,e){var r=t._x0,i=t._y0,o=t._x1,s=t._y1,a=(o-r)/3;t._context.bezierCurveTo(r+a,i+a*n,o-a,s-a*e,o,s)}function Le(t){this._context=t}Le.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=this._t0=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x1,this._y1);break;case 3:Ee(this,this._t0,no(this,this._t0));break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(t,n){var e=NaN;if(t=+t,n=+n,!(t===this._x1&&n===this._y1)){switch(this._point){case 0:this._point=1,this._line?this._context.lineTo(t,n):this._context.moveTo(t,n);break;case 1:this._point=2;break;case 2:this._point=3,Ee(this,no(this,e=to(this,t,n)),e);break;default:Ee(this,this._t0,e=to(this,t,n));break}this._x0=this._x1,this._x1=t,this._y0=this._y1,this._y1=n,this._t0=e}}};function Ja(t){this._context=new po(t)}(Ja.prototype=Object.create(Le.prototype)).point=function(t,n){Le.prototype.point.call(this,n,t)};function po(t){this._context=t}po.prototype={moveTo:function(t,n){this._context.moveTo(n,t)},closePath:function(){this._context.closePath()},lineTo:function(t,n){this._context.lineTo(n,t)},bezierCurveTo:function(t,n,e,r,i,o){this._context.bezierCurveTo(n,t,r,e,o,i)}};function Qa(t){this._context=t}Qa.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=[],this._y=[]},lineEnd:function(){var t=this._x,n=this._y,e=t.length;if(e)if(this._line?this._context.lineTo(t[0],n[0]):this._context.moveTo(t[0],n[0]),e===2)this._context.lineTo(t[1],n[1]);else for(var r=eo(t),i=eo(n),o=0,s=1;s<e;++o,++s)this._context.bezierCurveTo(r[0][o],i[0][o],r[1][o],i[1][o],t[s],n[s]);(this._line||this._line!==0&&e===1)&&this._context.closePath(),this._line=1-this._line,this._x=this._y=null},point:function(t,n){this._x.push(+t),this._y.push(+n)}};function eo(t){var n,e=t.length-1,r,i=new Array(e),o=new Array(e),s=new Array(e);for(i[0]=0,o[0]=2,s[0]=t[0]+2*t[1],n=1;n<e-1;++n)i[n]=1,o[n]=4,s[n]=4*t[n]+2*t[n+1];for(i[e-1]=2,o[e-1]=7,s[e-1]=8*t[e-1]+t[e],n=1;n<e;++n)r=i[n]/o[n-1],o[n]-=r,s[n]-=r*s[n-1];for(i[e-1]=s[e-1]/o[e-1],n=e-2;n>=0;--n)i[n]=(s[n]-i[n+1])/o[n];for(o[e-1]=(t[e]+i[e-1])/2,n=0;n<e-1;++n)o[n]=2*t[n+1]-i[n+1];return[i,o]}function tl(t,n){this._context=t,this._t=n}tl.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=this._y=NaN,this._point=0},lineEnd:function(){0<this._t&&this._t<1&&this._point===2&&this._context.lineTo(this._x,this._y),(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line>=0&&(this._t=1-this._t,this._line=1-this._line)},point:function(t,n){switch(t=+t,n=+n,this._point){case 0:this._point=1,this._line?this._context.lineTo(t,n):this._context.moveTo(t,n);break;case 1:this._point=2;default:{if(this._t<=0)this._context.lineTo(this._x,n),this._context.lineTo(t,n);else{var e=this._x*(1-this._t)+t*this._t;this._context.lineTo(e,this._y),this._context.lineTo(e,n)}break}}this._x=t,this._y=n}};function ro(t,n){if((s=t.length)>1)for(var e=1,r,i,o=t[n[0]],s,a=o.length;e<s;++e)for(i=o,o=t[n[e]],r=0;r<a;++r)o[r][1]+=o[r][0]=isNaN(i[r][1])?i[r][0]:i[r][1]}function io(t){for(var n=t.length,e=new Array(n);--n>=0;)e[n]=n;return e}function nl(t,n){return t[n]}function el(t){let n=[];return n.key=t,n}function mo(){var t=Xn([]),n=io,e=ro,r=nl;function i(o){var s=Array.from(t.apply(this,arguments),el),a,c=s.length,u=-1,f;for(let m of o)for(a=0,++u;a<c;++a)(s[a][u]=[0,+r(m,s[a].key,u,o)]).data=m;for(a=0,f=ja(n(s));a<c;++a)s[f[a]].index=a;return e(s,f),s}return i.keys=function(o){return arguments.length?(t=typeof o=="function"?o:Xn(Array.from(o)),i):t},i.value=function(o){return arguments.length?(r=typeof o=="function"?o:Xn(+o),i):r},i.order=function(o){return arguments.length?(n=o==null?io:typeof o=="function"?o:Xn(Array.from(o)),i):n},i.offset=function(o){return arguments.length?(e=o??ro,i):e},i}function go(t,n,e){let r=t[0],i=t[t.length-1];if(!r||!i)return[];let o=d=>String(n[d]??d),a=12+Math.max(o(r.first).length,o(i.last).length)*7,c=[],u=(d,y)=>{let g=c[c.length-1];(!g||d-g.x>=a)&&c.push({x:d,label:y})};if((t[1]?.x??1/0)-r.x>=a){for(let d of t)u(d.x+d.width/2,o(d.step));return c}let m=i.last-r.first+1,p=rl(t,n)/Math.max(1,m-1)||1,h=Math.max(1,Math.round(Nn(0,m*p,Math.max(1,e/(a*1.4)))));for(let d of t){let y=il(n,d.first,d.last,h);y!==null&&u(d.x+d.width/2,o(y))}return c}function rl(t,n){let e=0;for(let r=1;r<t.length;r+=1){let i=n[t[r-1].first]??t[r-1].first,o=n[t[r].first]??t[r].first;o>i&&(e+=o-i)}return e}function il(t,n,e,r){for(let i=n;i<=e;i+=1)if((t[i]??i)%r===0)return i;return null}var qe=296;function _o({steps:t,bucket:n,x:e,frameWidth:r}){let i=e+14+qe<=r?e+14:Math.max(0,e-14-qe);return l("div",{class:"tooltip",role:"status",hidden:n===null,style:{left:`${i}px`,width:`${qe}px`},children:n&&l(ol,{steps:t,bucket:n})})}function ol({steps:t,bucket:n}){let{columns:e}=t,{step:r}=n,i=e.duration_ms[r]??0,o=e.period_ms[r]??null,s=n.last-n.first+1;return l(C,{children:[l("p",{class:"tooltip-title",children:[l("strong",{children:sl(t,r)}),l("span",{class:"number",children:k(i)})]}),o!==null&&l("p",{class:"tooltip-line",children:[l("span",{children:"Start to next start"}),l("span",{class:"number",children:k(o)})]}),l("table",{class:"tooltip-table",children:l("tbody",{children:t.categories.map(({id:a,label:c},u)=>({id:a,label:c,index:u,ms:al(t,a,r)})).filter(({ms:a})=>a>0).reverse().map(({id:a,label:c,index:u,ms:f})=>l("tr",{children:[l("th",{scope:"row",children:[l(Mt,{color:Z(a,u)}),c]}),l("td",{class:"numeric",children:k(f)}),l("td",{class:"numeric",children:G(i>0?100*f/i:null)})]},a))})}),e.complete[r]===!1&&l("p",{class:"tooltip-note",children:[l("strong",{children:"Incomplete:"})," ",e.incomplete_reason[r]??"no reason given"]}),s>1&&l("p",{class:"tooltip-note",children:["Longest of ",N(s)," steps in this column; their mean is"," ",k(n.mean),". Zoom in to see each."]})]})}function sl(t,n){let e=String(t.columns.number[n]??n),r=t.columns.name[n]??"",i=`Step ${e}`;return r===""||r===e||r===i?i:`${i} · ${r}`}function al(t,n,e){return t.columns[n]?.[e]??0}var bo=264,ft={top:14,right:66,bottom:30,left:62},ct=bo-ft.top-ft.bottom,Fe=5,ll=4,ul=6,cl=1.6;function xo({steps:t,layout:n,hidden:e,meanMs:r,fitTypical:i,zoom:o,onZoom:s}){let[a,c]=Un(960),[u,f]=F(null),[m,p]=F(null),h=it(null),{columns:d}=t,y=d.duration_ms.length,g=U(()=>t.categories.filter(({id:b})=>!e.has(b)),[t,e]),_=U(()=>Vi(g.map(({id:b})=>mn(t,b)),y),[t,g,y]),[x,M]=o??[0,n.slots],v=Math.max(40,c-ft.left-ft.right),S=U(()=>Yi(n,_,x,M,v),[n,_,x,M,v]),E=U(()=>fl(S,_,i),[S,_,i]),I=dt(E),D=Gt().domain([0,E/Q[I]]).nice(Fe).range([ct,0]),z=b=>D(b/Q[I]),$=D.domain()[1]*Q[I],Y=D.tickFormat(Fe),w=U(()=>hl(t,g,S,b=>z(Math.min(b,$))),[t,g,S,$]),A=U(()=>pl(t,S,_,b=>z(Math.min(b,$)),$),[t,S,_,$]),q=U(()=>go(S,d.number,v),[S,d,v]),K=u===null?-1:dl(S,u),H=S[K]??null,yt=b=>x+b/v*(M-x),bt=b=>(b-x)/(M-x)*v,xt=b=>{let O=b.currentTarget.getBoundingClientRect();return Math.max(0,Math.min(v,b.clientX-O.left-ft.left))},J=b=>{let O=xt(b),W=h.current;if(W!==null&&Math.abs(O-W)>=ul){p([Math.min(W,O),Math.max(W,O)]),f(null);return}f(S[Zi(S,_,O)]?.step??null)},Io=b=>{b.button!==0||b.pointerType==="touch"||(h.current=xt(b),b.currentTarget.setPointerCapture?.(b.pointerId))},Ho=()=>{h.current=null,m&&(s(yo(yt(m[0]),yt(m[1]),n.slots)),p(null))},vt=b=>{let O=S[Math.max(0,Math.min(S.length-1,b))];O&&f(O.step)},Kn=b=>{let O=H?n.slot[H.step]+.5:(x+M)/2,W=(M-x)*b/2,Rt=yo(O-W,O+W,n.slots);s(Rt[1]-Rt[0]>=n.slots?null:Rt)},zo=b=>{if(b.ctrlKey||b.metaKey||b.altKey)return;let O=Math.max(1,Math.round(S.length/10)),Rt={ArrowLeft:()=>vt(K-1),ArrowRight:()=>vt(K+1),PageUp:()=>vt(K-O),PageDown:()=>vt(K+O),Home:()=>vt(0),End:()=>vt(S.length-1),Escape:()=>f(null),"+":()=>Kn(.5),"=":()=>Kn(.5),"-":()=>Kn(2),0:()=>s(null)}[b.key];Rt&&(b.preventDefault(),Rt())};return l("div",{class:"chart step-bars",ref:a,children:[l("svg",{width:c,height:bo,role:"application","aria-roledescription":"bar chart","aria-label":`Step time of ${V(y,"step")}`+(r===null?"":`, mean ${k(r)}`)+". Arrow keys, Home and End move between steps; plus and minus zoom.",tabindex:0,onPointerMove:J,onPointerDown:Io,onPointerUp:Ho,onPointerLeave:()=>h.current===null&&f(null),onKeyDown:zo,onFocus:b=>{b.currentTarget.matches(":focus-visible")&&u===null&&vt(0)},onBlur:()=>f(null),children:[l("defs",{children:l("pattern",{id:"incomplete-hatch",width:"6",height:"6",patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)",children:[l("rect",{class:"hatch-veil",width:"6",height:"6"}),l("rect",{class:"hatch-line",width:"2",height:"6"})]})}),l("g",{transform:`translate(${ft.left},${ft.top})`,children:[D.ticks(Fe).map(b=>l("g",{transform:`translate(0,${D(b)})`,children:[l("line",{class:b===0?"baseline":"gridline",x2:v}),l("text",{class:"tick-label",x:-8,dy:"0.32em","text-anchor":"end",children:`${Y(b)} ${I}`})]},b)),n.gaps.map(b=>{let O=Math.max(0,bt(b.slot)),W=Math.min(v,bt(b.slot+b.width));return W-O>=3&&l("line",{class:"gap-line",x1:O+1,x2:W-1,y1:ct,y2:ct},b.before)}),H&&l("rect",{class:"cursor-band",x:H.x-2,y:0,width:H.width+4,height:ct}),w.map(({id:b,d:O,color:W})=>l("path",{"data-category":b,d:O,fill:W,"shape-rendering":"crispEdges"},b)),A.incomplete&&l("path",{class:"incomplete",d:A.incomplete,fill:"url(#incomplete-hatch)"}),A.cut&&l("path",{class:"cut-mark",d:A.cut}),ml(S,d.number).map(b=>l("line",{class:"restart-line",x1:b,x2:b,y1:0,y2:ct},b)),r!==null&&e.size===0&&r<=$&&l("g",{class:"mean",transform:`translate(0,${z(r)})`,children:[l("line",{class:"mean-halo",x2:v}),l("line",{class:"mean-line",x2:v}),l("text",{class:"mean-label",x:v+6,dy:"-0.2em",children:"mean"}),l("text",{class:"mean-label",x:v+6,dy:"0.95em",children:k(r)})]}),H&&l("rect",{class:"cursor",x:H.x-1,y:z(Math.min($,_[H.step]??0))-1,width:H.width+2,height:ct-z(Math.min($,_[H.step]??0))+2}),m&&l("rect",{class:"drag",x:m[0],width:m[1]-m[0],y:0,height:ct}),q.map(b=>l("g",{transform:`translate(${b.x},${ct})`,children:[l("line",{class:"tick-mark",y2:4}),l("text",{class:"tick-label",y:16,"text-anchor":"middle",children:b.label})]},b.x)),l("text",{class:"tick-label",x:v+ft.right,y:ct+16,"text-anchor":"end",children:"step"})]})]}),S.some(b=>b.last>b.first)&&l("p",{class:"caption",children:"Each column stands for several steps and shows the longest of them."}),l(_o,{steps:t,bucket:H,x:H?ft.left+H.x+H.width/2:0,frameWidth:c})]})}function mn(t,n){return t.columns[n]??[]}function vo(t){let n=ln(t)??0;return t.length>3&&n>0?(nt(t)??0)/n:1}function fl(t,n,e){let r=nt(t,o=>n[o.step]??0)??0,i=e?Math.min(r,cl*(ln(n)??0)):r;return i>0?i:1}function hl(t,n,e,r){let i=new Map(n.map(({id:s})=>[s,mn(t,s)]));return mo().keys([...i.keys()]).value((s,a)=>i.get(a)?.[s.step]??0)(e).map(s=>({id:s.key,color:Z(s.key,t.categories.findIndex(({id:a})=>a===s.key)),d:s.map(([a,c],u)=>wo(e[u],r(a),r(c))).join("")}))}function pl(t,n,e,r,i){let o="",s="";for(let a of n){let c=e[a.step]??0;if(t.columns.complete[a.step]===!1&&(o+=wo(a,r(0),r(c))),c>i){let u=Zt(a.x+a.width/2);s+=`M${u},-12l5,7h-10z`}}return{incomplete:o,cut:s}}function wo(t,n,e){return n-e<=0?"":`M${Zt(t.x)},${Zt(n)}V${Zt(e)}h${Zt(t.width)}V${Zt(n)}z`}function Zt(t){return String(Math.round(t*100)/100)}function ml(t,n){let e=[];for(let r=1;r<t.length;r+=1){let i=t[r-1],o=t[r];(n[o.first]??0)<(n[i.last]??0)&&e.push((i.x+i.width+o.x)/2)}return e.length<=40?e:[]}function dl(t,n){let e=0,r=t.length-1;for(;e<=r;){let i=e+r>>1,o=t[i];if(n<o.first)r=i-1;else if(n>o.last)e=i+1;else return i}return-1}function yo(t,n,e){let r=Math.min(e,Math.max(ll,Math.round(n-t))),i=Math.max(0,Math.min(e-r,Math.floor(t)));return[i,i+r]}var gl={device_markers:"Step markers of the device",host_markers:"Step markers of the host",inferred:"Steps are inferred"},_l=60,yl=3,bl=5;function ko({steps:t,meanMs:n}){let[e,r]=F(new Set),[i,o]=F(!1),s=U(()=>vo(t.columns.duration_ms),[t]),[a,c]=F(s>=bl),[u,f]=F(null),m=t.columns.duration_ms.length,p=U(()=>Xi(t.columns.number),[t]),h=U(()=>t.categories.filter(({id:y})=>Sl(mn(t,y))),[t]),d=y=>{let g=new Set(e);g.delete(y)||g.add(y),r(g)};return l(R,{id:"steps",title:"Step time",note:V(m,"step")+(i||m<_l?"":"; drag across the graph to zoom"),actions:l(C,{children:[u&&!i&&l("button",{type:"button",onClick:()=>f(null),children:"Show all steps"}),s>=yl&&!i&&l("button",{type:"button","aria-pressed":a,onClick:()=>c(!a),children:"Fit typical steps"}),l("button",{type:"button","aria-pressed":i,onClick:()=>o(!i),children:"Show as table"})]}),children:[i?l(Ml,{steps:t}):l(C,{children:[l(gr,{categories:h,hidden:e,onToggle:d}),l(xo,{steps:t,layout:p,hidden:e,meanMs:n,fitTypical:a,zoom:u,onZoom:f})]}),l(xl,{steps:t,gaps:p.gaps,cut:a&&!i})]})}function xl({steps:t,gaps:n,cut:e}){let{number:r,complete:i}=t.columns,o=i.filter(s=>!s).length;return l("p",{class:"caption",children:[l("span",{children:[t.source==="inferred"&&l(tt,{children:"inferred"})," ",gl[t.source]??t.source,t.method?`: ${t.method}`:""]}),o>0&&l("span",{children:[l("span",{class:"hatch-swatch","aria-hidden":"true"})," ",V(o,"incomplete step"),", left out of averages"]}),e&&l("span",{children:[l("span",{class:"cut-swatch","aria-hidden":"true",children:"▲"})," longer than the axis shows"]}),n.length>0&&l("span",{children:["Not in the profile: ",wl(n,r)]})]})}var vl=4;function wl(t,n){let e=t.slice(0,vl).map(i=>kl(i,n)),r=t.length-e.length;return e.join("; ")+(r>0?`; and ${V(r,"more gap")}`:"")}function kl(t,n){let e=n[t.before-1],r=n[t.before];return`${V(t.missing,"step")} between ${e} and ${r}`}function Ml({steps:t}){let{columns:n}=t,e=dt(n.duration_ms.reduce((i,o)=>Math.max(i,o),0)),r=[{key:"number",head:"Step",numeric:!0,cell:i=>n.number[i]??i},...n.name.some((i,o)=>i&&i!==String(n.number[o]))?[{key:"name",head:"Name",cell:i=>n.name[i]??""}]:[],{key:"start",head:`Start, ${e}`,numeric:!0,cell:i=>nn(n.start_ms[i],e)},{key:"duration",head:`Duration, ${e}`,numeric:!0,cell:i=>nn(n.duration_ms[i],e)},{key:"period",head:`Period, ${e}`,numeric:!0,cell:i=>nn(n.period_ms[i],e)},...t.categories.map(({id:i,label:o})=>({key:`category-${i}`,head:`${o}, ${e}`,numeric:!0,cell:s=>nn(mn(t,i)[s],e)})),{key:"complete",head:"Complete",cell:i=>n.complete[i]?"yes":`no: ${n.incomplete_reason[i]??"no reason given"}`}];return l(ot,{caption:"Time of each step",columns:r,rowCount:n.duration_ms.length,pageSize:25})}function Sl(t){for(let n=0;n<t.length;n+=1)if((t[n]??0)>0)return!0;return!1}var Tl=[["device","Top device ops"],["host","Top host ops"]];function Mo({ops:t}){return l(C,{children:Tl.map(([n,e])=>l(Cl,{id:`top-ops-${n}`,title:e,ops:t.filter(r=>r.side===n)},n))})}function Cl({id:t,title:n,ops:e}){if(e.length===0)return null;let r=e.some(s=>s.gflops_per_s!==null),i=e.some(s=>s.tensorcore_eligible!==null),o=[{key:"name",head:"Op",cell:s=>l(Al,{op:e[s]})},{key:"category",head:"Category",cell:s=>e[s].category},{key:"count",head:"Calls",numeric:!0,cell:s=>N(e[s].occurrences)},{key:"self",head:"Self time",numeric:!0,cell:s=>k(e[s].self_ms)},{key:"share",head:"Share",numeric:!0,cell:s=>G(e[s].share_percent)},{key:"cumulative",head:"Cumulative",numeric:!0,cell:s=>G(e[s].cumulative_percent)},...r?[{key:"rate",head:"GFLOP/s",numeric:!0,cell:s=>lt(e[s].gflops_per_s)}]:[],...i?[{key:"tensorcore",head:"Tensor Core",cell:s=>Nl(e[s])}]:[]];return l(R,{id:t,title:n,note:"by self time",children:l(ot,{caption:n,columns:o,rowCount:e.length,pageSize:10})})}function Nl(t){return t.tensorcore_used?"used":t.tensorcore_eligible===null?"–":t.tensorcore_eligible?t.tensorcore_used===null?"eligible, use not told":"eligible, not used":"not eligible"}function Al({op:t}){let n=t.framework_op&&t.framework_op!==t.name?t.framework_op:null;return l(C,{children:[l("code",{class:"op-name",children:t.name}),n&&l("span",{class:"metric-reason",children:n})]})}function So({overview:t}){let{steps:n,inference:e,job:r,environment:i}=t,o=n!==null&&n.columns.duration_ms.length>0,s=r.kind==="inference"&&e!==null,a=o&&l(ko,{steps:n,meanMs:t.metrics.step_time?.value??null});return l("div",{class:"report",children:[i.simulated===!0&&l("p",{class:"banner",children:[l("strong",{children:"Simulated profile:"})," these numbers come from a generator, not from a device."]}),l("div",{class:"first-row",children:[l(zr,{overview:t}),s?l(Pe,{inference:e}):l(le,{overview:t})]}),l(Br,{findings:t.findings}),l(Wi,{overview:t}),!s&&e&&l(Pe,{inference:e}),e&&l(Ui,{inference:e}),s&&o?l("details",{class:"folded",children:[l("summary",{children:"Steps"}),l(le,{overview:t}),a]}):a,l("div",{class:"two-columns",children:[l(Dr,{overview:t}),l(pr,{overview:t})]}),l(Er,{devices:t.devices}),l(Or,{hosts:t.hosts}),l(Mo,{ops:t.top_ops})]})}var Ue="overview",Jt=`p.${Ue}.`,To={run:null,host:null};function je(){let t=No()?.location;return t?Rl(t.hash):To}function Co(t){let n=No();if(n)try{let e=$l(n.location.hash,t);if(e===null||e===n.location.hash)return;n.history.replaceState(n.history.state,"",e)}catch{}}function Rl(t){let n={...To};for(let e of t.replace(/^#/,"").split("&")){let r=e.indexOf("=");if(r<0)continue;let i=e.slice(0,r),o=Pl(e.slice(r+1));i===`${Jt}run`&&(n.run=o||null),i===`${Jt}host`&&(n.host=o||null)}return n}function $l(t,n){let e=t.replace(/^#/,"").split("&").filter(o=>o!==""),r=e[0]!==void 0&&!e[0].includes("=")?e.shift():void 0;if(r!==void 0&&r!==Ue)return null;let i=e.filter(o=>!o.startsWith(`${Jt}run=`)&&!o.startsWith(`${Jt}host=`));return n.run!==null&&i.push(`${Jt}run=${encodeURIComponent(n.run)}`),n.host!==null&&i.push(`${Jt}host=${encodeURIComponent(n.host)}`),`#${[Ue,...i].join("&")}`}function Pl(t){try{return decodeURIComponent(t)}catch{return t}}function No(){try{let t=window.parent;return t!==window&&typeof t.location.hash=="string"?t:null}catch{return null}}function Ao(t){if(window.parent===window)return;let n=new MessageChannel;n.port1.onmessage=e=>{let r;try{r=JSON.parse(e.data)}catch{return}if(r.isReply)return;r.type==="experimental.DataReloaded"&&t();let i={type:r.type,id:r.id,payload:null,error:null,isReply:!0};n.port1.postMessage(JSON.stringify(i))},window.parent.postMessage("experimental.bootstrap","*",[n.port2])}var El=1e3,Ro={runs:null,choice:null,overview:null,shown:null,loading:!0,waiting:null,error:null,lostLink:null};function Eo(){let[t,n]=F(Ro),e=Bt(p=>n(h=>({...h,...p})),[]),r=it(null),i=it(!1),o=it(new tn),s=it(new tn),a=it(void 0),c=Bt(async p=>{e({choice:p,loading:!0,waiting:null,error:null});try{let h=await o.current.run(d=>ar(p.run,p.host,d,y=>e({waiting:y.message})));h!==null&&e({overview:h,shown:p,loading:!1,waiting:null})}catch(h){e({error:Po(h),overview:null,shown:null,loading:!1,waiting:null})}},[]),u=Bt(p=>{i.current=!0,r.current=p,Co(p),e({lostLink:null}),c(p)},[]),f=Bt(async p=>{clearTimeout(a.current);let h;try{h=await s.current.run(x=>sr(x))}catch(x){o.current.cancel(),r.current=null,e({...Ro,loading:!1,error:Po(x)});return}if(h===null)return;h.scanning&&(a.current=setTimeout(()=>{f(!1)},El));let d=i.current?r.current:Ol(h.runs),y=i.current||h.scanning?null:Ll(h.runs),g=$o(h.runs,d)??$o(h.runs,r.current)??Dl(h.runs),_=g?.run!==r.current?.run||g?.host!==r.current?.host;r.current=g,e({runs:h,lostLink:y}),g===null?(o.current.cancel(),e({choice:null,overview:null,shown:null,error:null,waiting:null,loading:h.scanning})):(_||p)&&c(g)},[]),m=Bt(()=>{f(!0)},[]);return Rr(()=>(Ao(m),m(),()=>{clearTimeout(a.current),o.current.cancel(),s.current.cancel()}),[]),{...t,choose:u,reload:m}}function Ol(t){let n=je(),e=t.find(({id:r})=>r===n.run);return e?{run:e.id,host:e.hosts.find(r=>r===n.host)??null}:null}function Ll(t){let{run:n}=je();return n!==null&&t.length>0&&t.every(({id:e})=>e!==n)?n:null}function $o(t,n){let e=n&&t.find(({id:r})=>r===n.run);return e?{run:e.id,host:e.hosts.find(r=>r===n.host)??null}:null}function Dl(t){let n=t.find(({status:e})=>e!=="empty")??t[0];return n?{run:n.id,host:null}:null}function Po(t){return t instanceof X?t:new X("page",t instanceof Error?t.message:String(t))}var Oo="";function Lo(){let t=Eo(),{runs:n,choice:e,overview:r,loading:i,lostLink:o}=t;return l(C,{children:[l("header",{class:"bar",children:[l("h1",{children:"Overview"}),n&&e&&l(Il,{runs:n.runs,choice:e,onChoose:t.choose}),r&&l(Hl,{overview:r}),l("p",{class:"activity",role:"status",children:i&&r?t.waiting??"Loading …":n?.scanning?"Searching for runs …":""})]}),l("main",{"aria-busy":i,children:[o!==null&&e&&l("p",{class:"banner",children:["The run “",o,"” of this address does not exist; this is “",e.run,"”."]}),l(We,{subject:r,onRetry:t.reload,children:l(Bl,{page:t})})]})]})}function Bl({page:t}){let{runs:n,overview:e,shown:r,choice:i,error:o,loading:s,waiting:a}=t;return o?l(se,{error:o,onRetry:t.reload}):e&&r?l("div",{class:s&&!zl(r,i)?"is-stale":void 0,children:l(So,{overview:e},`${r.run} ${r.host??""}`)}):a?l(Ot,{title:"Still reading this profile",detail:a}):i?l(Ot,{title:"Loading the overview …",detail:i.run}):n===null||n.scanning?l(Ot,{title:"Searching for profiles …"}):l(Ot,{title:"No profile found",detail:n.message??"The log directory holds no profile.",hint:n.hint,children:l("button",{type:"button",onClick:t.reload,children:"Look again"})})}function Il({runs:t,choice:n,onChoose:e}){let r=t.find(({id:i})=>i===n.run)?.hosts??[];return l("div",{class:"pickers",children:[l("p",{class:"picker",children:[l("label",{for:"run-picker",children:"Run"}),l("select",{id:"run-picker",value:n.run,onChange:i=>e({run:i.currentTarget.value,host:null}),children:t.map(({id:i,status:o})=>l("option",{value:i,children:o==="empty"?`${i} (empty)`:i},i))})]}),l("p",{class:"picker",children:[l("label",{for:"host-picker",children:"Host"}),l("select",{id:"host-picker",value:n.host??Oo,onChange:i=>e({run:n.run,host:i.currentTarget.value||null}),children:[l("option",{value:Oo,children:["All hosts (",r.length,")"]}),r.map(i=>l("option",{value:i,children:i},i))]})]})]})}function Hl({overview:t}){let n=ie(t).filter(({severity:e})=>e!=="info").length;return l("p",{class:"badges",children:[l("span",{class:"tag",children:t.platform.toUpperCase()}),t.job.kind!=="unknown"&&l("span",{class:"tag",children:Et(t.job.kind)}),n>0&&l("button",{type:"button",class:"tag tag-warn",onClick:()=>document.getElementById("diagnostics")?.scrollIntoView(),children:n===1?"1 warning":`${n} warnings`})]})}function zl(t,n){return t?.run===n?.run&&t?.host===n?.host}var We=class extends $t{state={failure:null};componentDidCatch(n){console.error(n);let e=new X("page",`The page failed to draw this overview: ${n.message}`,"This is a defect of the page. The same overview can be read with: tensorboard-overview show");this.setState({failure:{subject:this.props.subject,error:e}})}render(){let{failure:n}=this.state,{subject:e,onRetry:r,children:i}=this.props;return n===null||n.subject!==e?i:l(se,{error:n.error,onRetry:r})}};var ql="dark-mode";function Do(t){let n=Fl();if(n){let i=()=>t(n.classList.contains(ql)?"dark":"light"),o=new MutationObserver(i);return o.observe(n,{attributes:!0,attributeFilter:["class"]}),i(),()=>o.disconnect()}let e=window.matchMedia("(prefers-color-scheme: dark)"),r=()=>t(e.matches?"dark":"light");return e.addEventListener("change",r),r(),()=>e.removeEventListener("change",r)}function Fl(){try{return window.parent===window?null:window.parent.document.body}catch{return null}}var Bo=`/* All colours are custom properties of charts/palette.ts. There is no animation at all. */

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
button {
  font: inherit;
  color: var(--text);
  background: var(--raised);
  border: 1px solid var(--line-strong);
  border-radius: 5px;
}

select {
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
`;function Bh(){let t=document.documentElement;t.lang="en",document.title="Overview",document.adoptedStyleSheets=[...document.adoptedStyleSheets,jl()],Do(e=>{t.dataset.theme=e});let n=document.createElement("div");n.id="overview",document.body.append(n),ir(l(Lo,{}),n)}function jl(){let t=new CSSStyleSheet;return t.replaceSync(`:root{color-scheme:light;${ae("light")}}:root[data-theme="dark"]{color-scheme:dark;${ae("dark")}}`+Bo),t}export{Bh as render};
