/* Do not edit: built from frontend/ by "npm run build".
 * Third-party code in this file: see THIRD_PARTY_NOTICES.txt beside it. */
var S,Ge,Ho,ct,Vn,gn,Ve,pn,Ye,Kn,Yn,zo,Zt=Symbol.for("pv"),_n={},yn=[],qo=/^m(i|n|o|s|text|space)$/,Zn=Array.isArray,Ke=yn.slice,vt=Object.assign;function xt(t){t&&t.parentNode&&t.remove()}function mn(t,n,e,r,i){var o={type:t,props:n,key:e,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Zt,__v:i||++Ge,__i:-1,__u:0};return!i&&S.vnode&&S.vnode(o),o}function N(t){return t.children}function Rt(t,n){this.props=t,this.context=n,this.__g=0}function ft(t,n){if(n==null)return t.__&&ft(t.__,t.__i+1);for(var e;n<t.__k.length;n++)if((e=t.__k[n])&&e.__e)return e.__e;return typeof t.type!="function"||t.props.__P?null:ft(t)}function Fo(t){var n,e=t.__v,r=e.__e,i=[],o=[],s=t.__P;s&&((n=vt({constructor:Zt},e)).__v=e.__v+1,S.vnode&&S.vnode(n),Jn(s,n,e,t.__n,s.namespaceURI,32&e.__u?[r]:null,i,r||ft(e),32&e.__u,o),n.__v=e.__v,n.__.__k[n.__i]=n,er(i,n,o),e.__=e.__e=null,n.__e!=r&&Ze(n))}function Ze(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(n){return n&&(t.__e=n.__e)}),Ze(t)}function We(t){(8&t.__g||(t.__g|=8,ct.push(t),gn++))&&Vn==S.debounceRendering||((Vn=S.debounceRendering)||queueMicrotask)(Je)}function Je(){try{for(var t,n=1;ct.length;)ct.length>n&&ct.sort(Ve),t=ct.shift(),n=ct.length,8&t.__g&&Fo(t)}finally{(gn=ct.length)&&(Vn||queueMicrotask)(Je)}}function Qe(t,n,e,r,i,o,s,a,c,u,f){var m,p,h,d,y,g,_=r.__k||yn,x=n.length;for(c=Uo(e,n,_,c,x),m=0;m<x;m++)(h=e.__k[m])!=null&&(p=~h.__i&&_[h.__i]||_n,h.__i=m,g=Jn(t,h,p,i,o,s,a,c,u,f),d=h.__e,(p.ref!=h.ref||8&p.__u)&&(p.ref&&Qn(p.ref,null,h,p),h.ref&&f.push(h.ref,h.__c||d,h)),y=y||d,4&h.__u?(c=tr(h,c,t,!p.__v),p.__e&&(p.__e=null)):typeof h.type=="function"&&g!==void 0?c=g:d&&(c=d.nextSibling),h.__u&=-21);return e.__e=y,c}function Uo(t,n,e,r,i){var o,s,a,c,u,f,m,p,h,d=e.length,y=d,g=0,_=0,x=t.__k=Array(i);for(o=0;o<i;o++)(s=n[o])!=null&&typeof s!="boolean"&&typeof s!="function"?(typeof s!="object"||s.constructor===String?s=x[o]=mn(null,s):Zn(s)?s=x[o]=mn(N,{children:s}):s.constructor===Zt&&s.__b?s=x[o]=mn(s.type,s.props,s.key,s.ref,s.__v):x[o]=s,c=o+g,s.__=t,s.__b=t.__b+1,a=null,~(u=s.__i=jo(s,e,c,y))&&(y--,(a=e[u])&&(a.__u|=2)),a&&a.__v?(s.__u|=16,u==c-1?g--:u==c+1?g++:u!=c&&(u>c?g--:g++,_=1)):(~u||(i>d?g--:i<d&&g++),typeof s.type!="function"&&(s.__u|=4))):x[o]=null;if(_){for(f=[],m=[],o=0;o<i;o++)if((s=x[o])&&16&s.__u){for(g=0,p=f.length;g<p;)f[h=g+p>>1]<s.__i?g=h+1:p=h;f[g]=s.__i,m[o]=g+1}for(g=f.length;o--;)m[o]&&(m[o]==g?g--:x[o].__u|=4)}if(y)for(o=0;o<d;o++)!(a=e[o])||2&a.__u||(a.__e==r&&(r=ft(a)),te(a,a));return r}function tr(t,n,e,r){var i,o,s,a;if(typeof t.type=="function"){if(t.props.__P)return n;if(i=t.__k)for(o=0;o<i.length;o++)i[o]&&(i[o].__=t,n=tr(i[o],n,e,!1));return n}for(n&&!n.parentNode&&(n=ft(t))&&!n.parentNode&&(n=null),s=t.__e,a=n;a&&a.nodeType==8;)a=a.nextSibling;for(s!=a&&(!r&&e.moveBefore&&s.parentNode?e.moveBefore(s,n):e.insertBefore(s,n||null)),n=s;(n=n&&n.nextSibling)&&n.nodeType==8&&!n.data.startsWith("$s"););return n}function jo(t,n,e,r){var i,o=t.key,s=t.type,a=n[e],c=a&&!(2&a.__u);if(a===null&&o==null||c&&o==a.key&&s==a.type)return e;if(r>(c?1:0)){for(i=e-1;i>=0;i--)if((a=n[i])&&!(2&a.__u)&&o==a.key&&s==a.type)return i;for(i=e+1;i<n.length;i++)if((a=n[i])&&!(2&a.__u)&&o==a.key&&s==a.type)return i}return-1}function Xe(t,n,e){e==null&&(e=""),n[0]=="-"?t.setProperty(n,e):t[n]=e}function hn(t,n,e,r,i){var o,s;if(n=="style")if(typeof e=="string")t.style.cssText=e;else{if(typeof r=="string"&&(t.style.cssText=r=""),r)for(n in r)e&&n in e||Xe(t.style,n);if(e)for(n in e)r&&e[n]==r[n]||Xe(t.style,n,e[n])}else if(n[0]=="o"&&n[1]=="n")typeof e!="function"&&(e=null),typeof r!="function"&&(r=null),(t.__e||(t.__e={}))[n]=e,e&&r||(s=Yn[n]||(Yn[n]=Wo(n)),(t.__a||(t.__a={}))[n]=Kn,o=n!=(n=n.replace(Ye,"$1")),(n=n.slice(2))[0]<"a"&&(n=n.toLowerCase()),e?t.addEventListener(n,s,o):t.removeEventListener(n,s,o));else{if(i=="http://www.w3.org/2000/svg")n=n.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(n!="width"&&n!="height"&&n!="href"&&n!="list"&&n!="form"&&n!="tabIndex"&&n!="download"&&n!="rowSpan"&&n!="colSpan"&&n!="role"&&n!="popover"&&n in t)try{return void(t[n]=e??"")}catch{}if(typeof e=="function")return;e==null||e===!1&&n[4]!="-"?t.removeAttribute(n):t.setAttribute(n,n=="popover"&&e==1?"":e)}}function Wo(t){return function(n){var e=this.__e;if(e){if(e=e[t],n[pn]==null)n[pn]=Kn++;else if(n[pn]<this.__a[t])return;return e(S.event?S.event(n):n)}}}function Jn(t,n,e,r,i,o,s,a,c,u){var f,m,p,h,d,y,g,_,x,k,v,M,E,I,D,z,R,V,w=n.type;if(n.constructor!==Zt)return null;128&e.__u&&(c=32&e.__u,f=e.__c.__z)&&(n.__u|=c,m=o=[],f.nodeType==8?a=dn(f,o):o.push(f),a=o[0]||a),(f=S.__b)&&f(n);t:if(typeof w=="function"){p=s.length;try{if(_=n.props,x=(f=w.prototype)&&f.render,k=(f=w.contextType)&&r[f.__c],v=f?k?k.props.value:f.__:r,(h=e.__c)?(n.__c=h,2&h.__g&&(h.__g|=1)):(x?n.__c=h=new w(_,v):(n.__c=h=new Rt(_,v),h.constructor=w,h.render=Go),k&&k.sub(h),h.state||(h.state={}),h.__n=r,h.__g|=8,h.__h=[],h.__k=[]),x&&(h.__s||(h.__s=h.state),w.getDerivedStateFromProps&&(h.__s==h.state&&(h.__s=vt({},h.__s)),vt(h.__s,w.getDerivedStateFromProps(_,h.__s)))),d=h.props,y=h.state,h.__v=n,e.__c){if(_!==d&&x&&!w.getDerivedStateFromProps&&h.componentWillReceiveProps&&h.componentWillReceiveProps(_,v),n.__v==e.__v&&!(8&h.__g)||!(4&h.__g)&&h.shouldComponentUpdate&&h.shouldComponentUpdate(_,h.__s,v)===!1){n.__v!=e.__v&&(h.props=_,h.state=h.__s,h.__g&=-9),n.__e=e.__e,n.__k=e.__k,n.__k.some(function(A){A&&(A.__=n)}),yn.push.apply(h.__h,h.__k),h.__k=[],h.__h.length&&s.push(h),a=ft(e);break t}h.componentWillUpdate&&h.componentWillUpdate(_,h.__s,v),x&&h.componentDidUpdate&&h.__h.push(function(){h.componentDidUpdate(d,y,g)})}else x&&!w.getDerivedStateFromProps&&h.componentWillMount&&h.componentWillMount(),x&&h.componentDidMount&&h.__h.push(h.componentDidMount);h.context=v,h.props=_,h.__P=t,h.__g&=-5,M=S.__r,E=x?25:0;do h.__g&=-9,M&&M(n),f=h.render(h.props,h.state=h.__s,h.context);while(8&h.__g&&++E<25);x&&(yn.push.apply(h.__h,h.__k),h.__k=[]),h.state=h.__s,h.getChildContext&&(r=vt({},r,h.getChildContext())),x&&e.__c&&h.getSnapshotBeforeUpdate&&(g=h.getSnapshotBeforeUpdate(d,y)),I=f&&f.type===N&&f.key==null?f.props.children:f,_.__P&&(f=a,i=(t=_.__P).namespaceURI,c=o=null,e.props&&e.props.__P!=t&&(e.__k.some(function(A){A&&te(A,A)}),e.__k=null),a=e.__k?ft(e,0):null),a=Qe(t,Zn(I)?I:[I],n,e,r,i,o,s,a,c,u),_.__P&&(n.__e=null,a=f),n.__u&=-161,m&&m.some(xt),h.__h.length&&s.push(h),1&h.__g&&(h.__g&=-4)}catch(A){if(s.length=p,n.__v=null,c||o)if(A&&A.then){if(n.__u|=128|c,o){for(~(R=o.indexOf(a||void 0))||(R=o.length);(V=o[R-1])&&V.nodeType==8;)R--;for(;R<o.length;R++)if(V=o[R])if(o[R]=null,D){if(V==z)break}else{if(V.nodeType!=8)break;V.data.startsWith("$s")&&(z=dn(D=V))}}if(!D){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;D=a}(f=dn(D=n.__c.__z||(n.__c.__z=D)))?(n.__e=D,a=f):n.__e=a,a=a&&a.nextSibling}else o&&o.some(xt);else n.__e=e.__e;n.__k||(n.__k=e.__k||[]),A&&A.then||nr(n),S.__e(A,n,e)}}else a=n.__e=Xo(e.__e,n,e,r,i,o,s,c,u,t);return(f=S.diffed)&&f(n),a}function dn(t,n){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var e=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))e++;else if(t.data.startsWith("/$s")&&!--e)return t}n&&n.push(t)}}function nr(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(nr))}function er(t,n,e){for(var r=0;r<e.length;)Qn(e[r++],e[r++],e[r++]);S.__c&&S.__c(n,t),t.some(function(i){try{t=i.__h,i.__h=[],t.some(function(o){o.call(i)})}catch(o){S.__e(o,i.__v)}})}function Xo(t,n,e,r,i,o,s,a,c,u){var f,m,p,h,d,y,g,_,x=e.props||_n,k=n.props,v=n.type;if(v=="svg"?i="http://www.w3.org/2000/svg":v=="math"?i="http://www.w3.org/1998/Math/MathML":i||(i="http://www.w3.org/1999/xhtml"),o){for(f=0;f<o.length;f++)if((d=o[f])&&(v?d.localName==v:d.nodeType==3)){t=d,o[f]=null;break}}if(!t){if(_=u.ownerDocument||document,!v)return _.createTextNode(k);t=_.createElementNS(i,v,k.is?k:u),a&&(S.__m&&S.__m(n,o),a=!1),o=null}if(v){if(u=v=="template"&&t.content||t,o=v=="textarea"&&k.defaultValue!=null?null:o&&Ke.call(u.childNodes),!a&&o)for(x={},f=0;f<t.attributes.length;f++)x[(d=t.attributes[f]).name]=d.value;for(f in x)d=x[f],f=="dangerouslySetInnerHTML"?p=d:f=="children"||f in k||f=="value"&&"defaultValue"in k||f=="checked"&&"defaultChecked"in k||hn(t,f,null,d,i);for(f in k)d=k[f],f=="children"?h=d:f=="dangerouslySetInnerHTML"?m=d:f=="value"?y=d:f=="checked"?g=d:a&&typeof d!="function"||x[f]===d||hn(t,f,d,x[f],i);m?(a||p&&(m.__html==p.__html||m.__html==t.innerHTML)||(t.innerHTML=m.__html),n.__k=[]):(p&&(t.textContent=""),(v=="foreignObject"||i=="http://www.w3.org/1998/Math/MathML"&&qo.test(v))&&(i="http://www.w3.org/1999/xhtml"),Qe(u,Zn(h)?h:[h],n,e,r,i,o,s,o?o[0]:e.__k&&ft(e,0),a,c),o&&o.some(xt)),a&&v!="textarea"||(f="value",v=="progress"&&y==null?t.removeAttribute(f):y==null||y===t[f]&&(v!="progress"||y)||hn(t,f,y,x[f],i),f="checked",g!=null&&g!=t[f]&&hn(t,f,g,x[f],i))}else x===k||a&&t.data==k||(t.data=k);return t}function Qn(t,n,e,r){try{typeof t=="function"?n?n.__x=t(n)||1:r&&(r=r.__c||r.__e)&&(n=r.__x)&&(r.__x=null,typeof n=="function"?n():t(null)):t.current=n}catch(i){S.__e(i,e)}}function te(t,n,e){var r,i,o,s;if(S.unmount&&S.unmount(t),!(r=t.ref)||r.current&&r.current!=t.__e||Qn(r,null,n,t),r=t.__c){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(a){S.__e(a,n)}r.__P=r.__n=null}if(r=t.__k)for(s=0;s<r.length;s++)r[s]&&te(r[s],n,typeof t.type!="function"||e&&!t.props.__P);!e&&(r=t.__c)&&(r=r.__z)&&(i=dn(r,o=[]))&&(r==t.__e&&o.some(xt),xt(i),xt(r)),e||xt(t.__e),t.__e=t.__c=t.__=null}function Go(t,n,e){return this.constructor(t,e)}function rr(t,n){var e,r,i,o;S.__&&S.__(t,n),n.nodeType==9&&(n=n.documentElement),r=(e=t&&32&t.__u)?null:n.__k,n.__k=mn(N,{children:[t]}),i=[],o=[],Jn(n,n.__k,r||_n,_n,n.namespaceURI,r?null:n.firstChild?Ke.call(n.childNodes):null,i,r?r.__e:n.firstChild,e,o),er(i,n.__k,o),n.__k.props.children=null}S={__e:function(t,n,e,r){for(var i,o,s;n=n.__;)if((i=n.__c)&&!(1&i.__g)){i.__g|=4;try{if((s=(o=i.constructor)&&o.getDerivedStateFromError)&&i.setState(o.getDerivedStateFromError(t)),i.componentDidCatch&&(i.componentDidCatch(t,r||{}),s=1),s&&8&i.__g)return void(i.__g|=2)}catch(a){t=a}}throw gn=0,t}},Ge=0,Ho=function(t){return t!=null&&t.constructor===Zt},Rt.prototype.setState=function(t,n){var e=this.__s;e&&e!=this.state||(e=this.__s=vt({},this.state)),typeof t=="function"&&(t=t(vt({},e),this.props)),t&&(vt(e,t),this.__v&&(n&&this.__k.push(n),We(this)))},Rt.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),We(this))},Rt.prototype.render=N,ct=[],gn=0,Ve=function(t,n){return t.__v.__b-n.__v.__b},pn=Symbol(),Ye=/(PointerCapture)$|Capture$/i,Kn=0,Yn={},zo=0;var X=class extends Error{constructor(e,r,i=null,o=null,s=null){super(r);this.code=e;this.hint=i;this.status=o;this.retryAfterSeconds=s;this.name="ApiError"}code;hint;status;retryAfterSeconds};function or(t){return ar("./runs",t)}async function sr(t,n,e,r){let i=new URLSearchParams({run:t});for(n!==null&&i.set("host",n);;)try{let o=await ar(`./overview?${i}`,e);if(o.schema_version!==1)throw new X("unknown_schema",`The server sent version ${o.schema_version} of the overview document; this page reads version ${1}.`,"Reload the browser tab, so that page and server come from the same installation.");return o}catch(o){if(!(o instanceof X)||o.retryAfterSeconds===null)throw o;r?.(o),await Ko(o.retryAfterSeconds*1e3,e)}}async function ar(t,n){let e;try{e=await fetch(t,{signal:n??null,headers:{Accept:"application/json"}})}catch(i){throw n?.aborted?i:new X("network","TensorBoard does not answer.","Check that the tensorboard process is still running, then retry.")}let r;try{r=await e.json()}catch(i){if(n?.aborted)throw i;r=null}if(!e.ok)throw Vo(e,r);if(r===null||typeof r!="object")throw new X("bad_answer",`The answer of ${t} is not JSON.`,null,e.status);return r}function Vo(t,n){let e=n?.error,r=t.status===503?Yo(t.headers.get("Retry-After")):null;return e&&typeof e.message=="string"?new X(e.code,e.message,e.hint??null,t.status,r):new X("bad_answer",`The server answered ${t.status} without saying why.`,"The terminal in which tensorboard runs may tell more.",t.status,r)}function Yo(t){let n=t===null?Number.NaN:Number(t);return Number.isFinite(n)?Math.min(30,Math.max(.25,n)):1}function Ko(t,n){return new Promise((e,r)=>{let i=()=>{clearTimeout(o),r(n?.reason)},o=setTimeout(()=>{n?.removeEventListener("abort",i),e()},t);n?.aborted?i():n?.addEventListener("abort",i,{once:!0})})}var Jt=class{controller=null;async run(n){this.cancel();let e=new AbortController;this.controller=e;try{let r=await n(e.signal);return e.signal.aborted?null:r}catch(r){if(e.signal.aborted)return null;throw r}}cancel(){this.controller?.abort(),this.controller=null}};function ht(t){return typeof t=="number"&&Number.isFinite(t)}function T(t){return ht(t)?Zo(t,pt(t)):"–"}var Z={µs:.001,ms:1,s:1e3};function pt(t){let n=Math.abs(t);return n>=999.95?"s":n>0&&n<.01?"µs":"ms"}function Zo(t,n){return`${Pt(t/Z[n])} ${n}`}function Qt(t,n){return ht(t)?Pt(t/Z[n]):"–"}function lr(t,n){let e=pt(t),r=cr(t/Z[e]);return`± ${tn((n/Z[e]).toFixed(r))} ${e}`}function J(t){return ht(t)?`${Jo(t)} %`:"–"}function Jo(t){return t===0||t===100?String(t):t>0&&t<.05?"<0.1":t<100&&t>=99.95?">99.9":tn(t.toFixed(1))}function C(t){return ht(t)?tn(String(Math.round(t))):"–"}function $t(t){return ht(t)?Number.isInteger(t)?tn(String(t)):Pt(t):"–"}function ne(t,n){if(!ht(t))return"–";switch(n){case"ms":return T(t);case"%":return J(t);case"count":return $t(t);case"1/s":return`${Pt(t)} / s`;default:return n===""?Pt(t):`${Pt(t)} ${n}`}}function bn(t){return ne(t.value,t.unit)}function xn(t){if(!ht(t))return"–";let n=["B","kB","MB","GB","TB"],e=t,r=0;for(;e>=999.5&&r<n.length-1;)e/=1e3,r+=1;return`${r===0||e>=99.95?e.toFixed(0):e.toFixed(1)} ${n[r]}`}function ur(t){if(!ht(t)||t<=0)return"–";let n=new Date(t/1e6);return Number.isNaN(n.getTime())?"–":`${n.toISOString().slice(0,19).replace("T"," ")} UTC`}function G(t,n){return`${C(t)} ${n}${t===1?"":"s"}`}function Et(t){let n=t.replace(/_/g," ").trim();return n.charAt(0).toUpperCase()+n.slice(1)}function cr(t){let n=Math.abs(t);return n===0||n>=1e3?0:n>=99.995?1:n>=9.9995?2:3}function Pt(t){return t!==0&&Math.abs(t)<5e-4?t<0?">-0.001":"<0.001":tn(t.toFixed(cr(t)))}function tn(t){let[n="",e]=t.split("."),i=n.replace("-","").length<5?n:n.replace(/\B(?=(\d{3})+$)/g," ");return e===void 0?i:`${i}.${e}`}var Qo=Symbol.for("pv"),ts=0;function l(t,n,e,r,i,o){n||(n={});var s,a,c=n;if("ref"in c&&typeof t!="function")for(a in c={},n)a=="ref"?s=n[a]:c[a]=n[a];var u={type:t,props:c,key:e,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Qo,__v:--ts,__i:-1,__u:0};return(i||o)&&(u.__source=i,u.__self=o),S.vnode&&S.vnode(u),u}function P({id:t,title:n,note:e,actions:r,children:i}){return l("section",{class:"panel",id:t,"aria-labelledby":`${t}-title`,children:[l("header",{class:"panel-head",children:[l("h2",{id:`${t}-title`,children:n}),e&&l("p",{class:"panel-note",children:e}),r&&l("div",{class:"panel-actions",children:r})]}),i]})}function Q({kind:t,children:n}){return l("span",{class:t?`tag tag-${t}`:"tag",children:n})}var fr=[["error","Error"],["warning","Warning"],["info","Note"]];function ee({diagnostics:t,run:n}){let e=[...n.files.filter(i=>i.status!=="ok").map(ns),...t],r=i=>fr.findIndex(([o])=>o===i);return e.sort((i,o)=>r(i.severity)-r(o.severity))}function ns(t){return{code:`file_${t.status}`,severity:t.status==="unreadable"?"error":"warning",message:`${t.host} (${xn(t.bytes)}) is ${t.status}${t.message?`: ${t.message}`:""}`,hint:null}}function hr({overview:t}){let n=ee(t);return l(P,{id:"diagnostics",title:"Diagnostics",children:n.length===0?l("p",{class:"quiet",children:"Nothing to report: all files were read in full."}):l("ul",{class:"diagnostics",children:n.map((e,r)=>l("li",{"data-code":e.code,class:`is-${e.severity}`,children:[l("span",{class:"diagnostic-severity",children:fr.find(([i])=>i===e.severity)?.[1]??e.severity}),l("span",{children:[e.message,e.hint&&l("span",{class:"metric-reason",children:e.hint})]})]},`${e.code}-${r}`))})})}function Ot({title:t,detail:n,hint:e,kind:r="quiet",children:i}){return l("section",{class:`notice notice-${r}`,role:r==="error"?"alert":"status",children:[l("h2",{children:t}),n&&l("p",{class:"preformatted",children:n}),e&&(e.includes(`
`)?l("pre",{tabindex:0,children:e}):l("p",{class:"reason",children:e})),i]})}var re={load_failed:"The Overview plugin could not be loaded",network:"No connection to TensorBoard",unreadable:"This profile cannot be read",not_found:"Not found"};function ie({error:t,onRetry:n}){let e=re[t.code]??(t.status===422?re.unreadable:t.status===404?re.not_found:null)??"The overview cannot be shown";return l(Ot,{title:e,detail:t.message,hint:t.hint,kind:"error",children:l("button",{type:"button",onClick:n,children:"Try again"})})}var mr={light:{other:"#78808a",compilation:"#7c41b4",output:"#1a7b63",input:"#f86107",launch:"#8f5e0d",host:"#37a55a",collectives:"#a3243b",transfer:"#c556b2",compute:"#475ae5"},dark:{other:"#6f7883",compilation:"#a76fe1",output:"#66d7d7",input:"#e07601",launch:"#e9d668",host:"#94bf73",collectives:"#cb4835",transfer:"#ec8cba",compute:"#66a5fe"}},es={light:{ground:"#f4f5f7",raised:"#ffffff",sunken:"#f0f2f5",line:"#dde1e6","line-strong":"#868e98",text:"#1a1f26",muted:"#59626d",accent:"#1f5fbf",warn:"#8f5a00",bad:"#b3261e"},dark:{ground:"#101317",raised:"#181c22",sunken:"#20252c",line:"#2d333c","line-strong":"#6d7681",text:"#e7eaee",muted:"#9fa8b3",accent:"#7db8ff",warn:"#f0b657",bad:"#ff8f85"}},rs={all_others:"other",idle:"other",compilation:"compilation",output:"output",input:"input",kernel_launch:"launch",host_compute:"host",host_transfer:"host",device_collectives:"collectives",collectives:"collectives",device_to_device:"transfer",sparsecore:"transfer",device_compute:"compute",compute:"compute",host:"host",device:"compute",communication:"input"},pr=Object.keys(mr.light);function tt(t,n){return`var(--cat-${rs[t]??pr[(n+1)%pr.length]})`}function oe(t){let n=Object.entries(mr[t]).map(([r,i])=>`--cat-${r}:${i};`),e=Object.entries(es[t]).map(([r,i])=>`--${r}:${i};`);return[...n,...e].join("")}function wt({color:t}){return l("span",{class:"swatch",style:{background:t},"aria-hidden":"true"})}function dr({categories:t,hidden:n,onToggle:e}){return l("div",{class:"legend",role:"group","aria-label":"Categories shown, from the bottom of the stack up",children:t.map(({id:r,label:i},o)=>l("button",{type:"button",class:"legend-item","aria-pressed":!n.has(r),onClick:()=>e(r),children:[l(wt,{color:tt(r,o)}),i]},r))})}function vn({parts:t,label:n}){let e=t.reduce((r,i)=>r+i.value,0);return l("div",{class:"stacked-bar",role:"img","aria-label":n,children:e>0&&t.filter(r=>r.value>0).map(r=>l("span",{"data-part":r.id,style:{flexGrow:r.value/e,background:r.color}},r.id))})}var wn="time_";function gr(t){let n=t.steps?.categories??[],e=n.map(({id:i})=>t.metrics[wn+i]??null),r=e.reduce((i,o)=>i+(o?.value??0),0);return n.map(({id:i,label:o},s)=>{let a=e[s]?.value??0;return{id:i,label:o,metric:e[s]??null,value:a,share:r>0?100*a/r:null,color:tt(i,s)}})}function _r(t){let n=new Map;for(let[e,r]of Object.entries(t.metrics)){if(!e.startsWith(wn)||r.value!==null)continue;let i=r.reason??"no reason given";n.set(i,[...n.get(i)??[],r.label])}return[...n].map(([e,r])=>({labels:r,reason:e}))}function yr(t,n,e){if(!n.startsWith(wn))return!1;let r=n.slice(wn.length);return(t.steps?.categories.some(o=>o.id===r)??!1)||e.value===null}function se({overview:t}){let n=gr(t),e=_r(t),r=t.metrics.step_time?.reason,i=n.some(s=>s.value>0);if(n.length===0&&e.length===0)return null;let o=n.filter(s=>s.value>0).map(s=>`${s.label} ${J(s.share)}`).join(", ");return l(P,{id:"breakdown",title:"Where the time went",note:"average per step",children:[i&&l(N,{children:[l(vn,{parts:n.map(({id:s,label:a,value:c,color:u})=>({id:s,label:a,value:c,color:u})),label:`Average step: ${o}`}),l("table",{class:"breakdown-table",children:[l("caption",{class:"visually-hidden",children:"Parts of the average step, in the order of the bar"}),l("thead",{class:"visually-hidden",children:l("tr",{children:[l("th",{scope:"col",children:"Part"}),l("th",{scope:"col",children:"Time"}),l("th",{scope:"col",children:"Share"})]})}),l("tbody",{children:n.map(s=>l("tr",{class:s.value===0?"is-zero":void 0,"data-category":s.id,children:[l("th",{scope:"row",children:[l(wt,{color:s.color}),s.label,s.metric?.status==="inferred"&&s.metric.reason!==r&&l("span",{class:"metric-reason",children:["inferred: ",s.metric.reason]})]}),l("td",{class:"numeric",children:T(s.metric?.value)}),l("td",{class:"numeric",children:J(s.share)})]},s.id))})]})]}),e.map(({labels:s,reason:a})=>l("p",{class:"missing",children:[l("span",{class:"not-measured",children:"Not measured:"})," ",s.join(", "),l("span",{class:"metric-reason",children:a})]},a)),i&&l("details",{class:"how",children:[l("summary",{children:"How these are computed"}),l("dl",{class:"formulas",children:n.map(({id:s,label:a,metric:c})=>l("div",{children:[l("dt",{children:a}),l("dd",{children:c?.source})]},s))})]})]})}var Lt,L,ae,br,le=Object.is,en=0,Ar=[],ue=[],$=S,xr=$.__b,vr=$.__r,wr=$.diffed,kr=$.__c,Mr=$.unmount,Sr=$.__;function kn(t,n){$.__h&&$.__h(L,t,en||n),en=0;var e=L.__H||(L.__H={__:[],__h:[]});return t>=e.__.length&&e.__.push({}),e.__[t]}function F(t){return en=1,is(Pr,t)}function is(t,n,e){var r=kn(Lt++,2);if(r.t=t,!r.__c&&(r.__=[e?e(n):Pr(void 0,n),function(o){var s=(r.__N||r.__)[0],a=r.t(s,o);le(s,a)||(r.__N=[a,r.__[1]],r.__c.setState({}))}],r.__c=L,!L.__f)){L.__f=!0;var i=L.shouldComponentUpdate;L.shouldComponentUpdate=function(o,s,a){var c=this.__H;if(!c)return!0;var u=!1,f=this.props!=o;if(c.__.some(function(p){p.__N&&(u=!0,le(p.__[0],p.__N[0])||(f=!0))}),i){var m=i.call(this,o,s,a);return u?m||f:m}return!u||f}}return r.__}function Cr(t,n){var e=kn(Lt++,3);!$.__s&&fe(e.__H,n)&&(e.__P=!0,e.__=t,e.u=n,L.__H.__h.push(e))}function Rr(t,n){var e=kn(Lt++,4);!$.__s&&fe(e.__H,n)&&(e.__P=!1,e.__=t,e.u=n,L.__h.push(e))}function rt(t){return en=5,U(function(){return{current:t}},[])}function U(t,n){var e=kn(Lt++,7);return fe(e.__H,n)&&(e.__=t(),e.__H=n),e.__}function Dt(t,n){return en=8,U(function(){return t},n)}function os(){var t;do{for(;t=ue.shift();)try{nn(t)}catch(e){$.__e(e,{__:(t=t.__P)&&t.__v})}for(;t=Ar.shift();){var n=t.__H;if(t.__P&&n)try{n.__h.some(nn),n.__h.some(ce),n.__h=[]}catch(e){n.__h=[],$.__e(e,t.__v)}}}while(ue.length)}$.__b=function(t){L=null,xr&&xr(t)},$.__=function(t,n){t&&n.__k&&n.__k.__m&&(t.__m=n.__k.__m),Sr&&Sr(t,n)},$.__r=function(t){vr&&vr(t),Lt=0;var n=(L=t.__c).__H;n&&(ae==L?L.__h=[]:(n.__h.some(nn),n.__h.some(ce),Lt=0),n.__h=[],n.__.some(function(e){e.__N&&(e.__=e.__N),e.u=e.__N=void 0})),ae=L},$.diffed=function(t){wr&&wr(t);var n=t.__c;n&&n.__H&&(n.__H.__h.length&&Nr(Ar.push(n)),n.__H.__.some(function(e){e.u&&(e.__H=e.u)})),ae=L=null},$.__c=function(t,n){n.some(function(e){try{e.__h.some(nn),e.__h=e.__h.filter(function(r){return!r.__||ce(r)})}catch(r){e.__h=[function(){throw r}]}}),kr&&kr(t,n)},$.unmount=function(t){Mr&&Mr(t);var n,e,r=t.__c;r&&r.__H&&(r.__H.__.some(function(i){try{if(i.__P&&i.__c){if(e===void 0){for(e=t.__;e&&(!e.__c||!e.__c.__P);)e=e.__;e=e&&e.__c}i.__P=e,Nr(ue.push(i))}else nn(i)}catch(o){n=o}}),r.__H=void 0,n&&$.__e(n,r.__v))};var Tr=typeof requestAnimationFrame=="function";function ss(t){var n,e=function(){clearTimeout(r),Tr&&cancelAnimationFrame(n),setTimeout(t)},r=setTimeout(e,35);Tr&&(n=requestAnimationFrame(e))}function Nr(t){t!=1&&br==$.requestAnimationFrame||((br=$.requestAnimationFrame)||ss)(os)}function nn(t){var n=L,e=t.__c;typeof e=="function"&&(t.__c=void 0,e()),L=n}function ce(t){var n=L;t.__c=t.__(),L=n}function fe(t,n){return!t||t.length!=n.length||n.some(function(e,r){return!le(e,t[r])})}function Pr(t,n){return typeof n=="function"?n(t):n}function kt({caption:t,columns:n,rowCount:e,pageSize:r=50,rowClass:i}){let o=Math.max(1,Math.ceil(e/r)),[s,a]=F(0),c=Math.min(s,o-1),u=c*r,f=Math.min(e,u+r),m=Array.from({length:f-u},(p,h)=>u+h);return l("div",{class:"table-block",children:[l("div",{class:"table-scroll",tabindex:0,role:"group","aria-label":t,children:l("table",{children:[l("caption",{class:"visually-hidden",children:t}),l("thead",{children:l("tr",{children:n.map(p=>l("th",{scope:"col",class:p.numeric?"numeric":void 0,children:p.head},p.key))})}),l("tbody",{children:m.map(p=>l("tr",{class:i?.(p),children:n.map((h,d)=>d===0?l("th",{scope:"row",class:h.numeric?"numeric":void 0,children:h.cell(p)},h.key):l("td",{class:h.numeric?"numeric":void 0,children:h.cell(p)},h.key))},p))})]})}),o>1&&l("div",{class:"pager",role:"group","aria-label":"Pages of the table",children:[l("button",{type:"button",disabled:c===0,onClick:()=>a(0),children:"First"}),l("button",{type:"button",disabled:c===0,onClick:()=>a(c-1),children:"Previous"}),l("span",{role:"status",children:["Rows ",C(u+1)," to ",C(f)," of ",C(e)]}),l("button",{type:"button",disabled:c===o-1,onClick:()=>a(c+1),children:"Next"}),l("button",{type:"button",disabled:c===o-1,onClick:()=>a(o-1),children:"Last"})]})]})}function $r({devices:t}){if(t.length===0)return null;let n=[...t.filter(o=>o.used),...t.filter(o=>!o.used)],e=t.filter(o=>o.used).length,r=new Set(t.map(o=>o.host)).size>1,i=[{key:"name",head:"Device",cell:o=>l(N,{children:[n[o].name,n[o].slowest&&l(Q,{kind:"warn",children:"slowest"})]})},...r?[{key:"host",head:"Host",cell:o=>n[o].host}]:[],{key:"kind",head:"Kind",cell:o=>n[o].kind},{key:"used",head:"Used",cell:o=>n[o].used?"yes":"no"},{key:"busy",head:"Busy",numeric:!0,cell:o=>T(n[o].busy_ms)},{key:"busy-percent",head:"Busy share",numeric:!0,cell:o=>J(n[o].busy_percent)},{key:"step",head:"Step time",numeric:!0,cell:o=>T(n[o].step_time_ms)}];return l(P,{id:"devices",title:"Devices",note:`${C(e)} of ${C(t.length)} used`,children:l(kt,{caption:"Devices of the profile",columns:i,rowCount:n.length,pageSize:16,rowClass:o=>n[o].used?void 0:"is-unused"})})}function Er({hosts:t}){return t.length<2&&t.every(e=>e.status==="ok")?null:l(P,{id:"hosts",title:"Hosts",children:l(kt,{caption:"Hosts of the profile",columns:[{key:"name",head:"Host",cell:e=>l(N,{children:[t[e].name,t[e].straggler&&l(Q,{kind:"warn",children:"straggler"})]})},{key:"status",head:"Status",cell:e=>t[e].status},{key:"devices",head:"Devices",numeric:!0,cell:e=>C(t[e].devices)},{key:"steps",head:"Steps",numeric:!0,cell:e=>C(t[e].steps)},{key:"step",head:"Step time",numeric:!0,cell:e=>T(t[e].step_time_ms)}],rowCount:t.length,pageSize:16})})}var as={tpu:"TPU",gpu:"GPU",cpu:"CPU"};function Lr({overview:t}){let n=[...ls(t),...us(t.environment)];return l(P,{id:"environment",title:"Run environment",children:l("dl",{class:"facts",children:n.map(([e,r])=>l("div",{children:[l("dt",{children:e}),l("dd",{children:r})]},e))})})}function ls({platform:t,job:n,run:e}){let r=[["Platform",as[t]??t]];r.push(["Job",l(N,{children:[Et(n.kind),n.reason&&l("span",{class:"metric-reason",children:n.reason})]})]);let i=e.files.reduce((o,s)=>o+s.bytes,0);return r.push(["Profile",`${C(e.files.length)} file${e.files.length===1?"":"s"}, ${xn(i)}`]),r}function us(t){let n=[];for(let[e,r]of Object.entries(t))if(!(r==null||r===""||e==="simulated"))switch(e){case"device_type":n.push(["Device type",String(r)]);break;case"device_count":n.push(["Devices",cs(t)]);break;case"devices_used":break;case"host_count":n.push(["Hosts",C(r)]);break;case"capture_start_ns":n.push(["Capture started",ur(r)]);break;case"capture_ms":n.push(["Capture length",T(r)]);break;case"frameworks":n.push(...fs(r));break;default:n.push(...hs(Et(e),r))}return n}function cs({device_count:t,devices_used:n}){let e=typeof n=="number"&&n!==t;return C(t)+(e?`, ${C(n)} used`:"")}function fs(t){let n=Object.entries(t).filter(([,r])=>r!==null&&r!==!1);return n.length===0?[]:[["Frameworks",n.map(([r,i])=>typeof i=="string"||typeof i=="number"?`${r} ${i}`:r).join(", ")]]}function hs(t,n){if(typeof n=="number")return[[t,$t(n)]];if(typeof n=="boolean")return[[t,n?"yes":"no"]];if(typeof n=="string")return[[t,n]];if(Array.isArray(n))return n.length===0?[]:[[t,n.map(Or).join(", ")]];let e=Object.entries(n).filter(([,r])=>r!==null);return e.length===0?[]:[[t,e.map(([r,i])=>`${Et(r)}: ${Or(i)}`).join(", ")]]}function Or(t){return typeof t=="number"?$t(t):typeof t=="object"?JSON.stringify(t):String(t)}function Dr({findings:t}){return t.length===0?null:l(P,{id:"findings",title:"What to look at next",children:l("ol",{class:"findings",children:t.map(n=>l("li",{"data-finding":n.id,class:`severity-${n.severity}`,children:[l("h3",{children:[n.title," ",l(Q,{kind:n.severity,children:n.severity})]}),l("p",{children:n.evidence}),l("p",{class:"next",children:n.next_step})]},n.id))})})}function Br({id:t,metric:n,said:e}){let{status:r,value:i,unit:o,reason:s}=n,a=i===null;return l("details",{class:"metric","data-metric":t,"data-status":a?"unavailable":r,children:[l("summary",{children:[l("span",{class:"metric-label",children:n.label}),r==="inferred"&&!a&&l(Q,{children:"inferred"}),o==="%"&&!a&&l("span",{class:"meter","aria-hidden":"true",children:l("span",{style:{width:`${Math.min(100,Math.max(0,i))}%`}})}),l("span",{class:a?"metric-value not-measured":"metric-value number",children:a?"not measured":bn(n)}),s&&(a||r==="inferred"&&s!==e)&&l("span",{class:"metric-reason",children:s})]}),l(ps,{metric:n})]})}function Ir({entries:t}){return l("details",{class:"metric","data-status":"unavailable",children:[l("summary",{children:[l("span",{class:"metric-label",children:t.map(([n,e],r)=>l("span",{"data-metric":n,"data-status":"unavailable",children:[e.label,r<t.length-1?" · ":""]},n))}),l("span",{class:"metric-value not-measured",children:"not measured"}),l("span",{class:"metric-reason",children:t[0]?.[1].reason})]}),l("dl",{class:"formulas metric-details",children:t.map(([n,e])=>l("div",{children:[l("dt",{children:e.label}),l("dd",{children:e.source})]},n))})]})}function ps({metric:t}){let n=he(t);return l("div",{class:"metric-details",children:[t.source&&l("p",{class:"formula",children:t.source}),n.length>0&&l("dl",{class:"stats",children:n.map(([e,r])=>l("div",{children:[l("dt",{children:e}),l("dd",{class:"number",children:r})]},e))}),t.better&&t.value!==null&&l("p",{class:"hint",children:[t.better==="lower"?"Lower":"Higher"," is better."]})]})}var ms=[["min","min"],["p50","median"],["p90","p90"],["p99","p99"],["max","max"],["stdev","std. dev."]];function he(t){let n=[];typeof t.n=="number"&&t.n>0&&n.push(["n",C(t.n)]);for(let[e,r]of ms){let i=t[e];typeof i=="number"&&n.push([r,ne(i,t.unit)])}return n}function pe(t){let{metrics:n,job:e}=t,r=e.kind==="inference"?["session_time","step_time"]:["step_time","session_time"];return r.find(i=>n[i]?.value!=null)??r.find(i=>n[i]!==void 0)??null}function Hr({overview:t}){let n=pe(t),e=n===null?null:t.metrics[n]??null;return n===null||e===null?null:l(P,{id:"headline",title:e.label,children:l("div",{class:"headline","data-metric":n,"data-status":e.status,children:[e.value===null?l(N,{children:[l("p",{class:"headline-missing",children:"not measured"}),l("p",{class:"reason",children:e.reason})]}):l(ds,{metric:e,overview:t}),l("details",{class:"how",children:[l("summary",{children:"How this is computed"}),l("p",{class:"formula",children:e.source})]})]})})}function ds({metric:t,overview:n}){let[e,r]=bn(t).split(" "),i=n.job.kind==="inference"&&n.inference?"session":"step",o=n.steps?.columns.duration_ms.length??null,s=t.n??null,a=he(t).filter(([c])=>c!=="n"&&c!=="std. dev.");return l(N,{children:[l("p",{class:"headline-value",children:[l("span",{class:"headline-number",children:e}),l("span",{class:"headline-unit",children:r}),typeof t.stdev=="number"&&t.value!==null&&l("span",{class:"headline-spread",children:lr(t.value,t.stdev)}),t.status==="inferred"&&l(Q,{children:"inferred"})]}),l("p",{class:"headline-count",children:[s!==null&&(s===1?G(1,i):`mean of ${G(s,i)}`),i==="step"&&s!==null&&o!==null&&o>s&&`; ${G(o,"step")} sampled, incomplete ones left out`]}),t.status==="inferred"&&t.reason&&l("p",{class:"reason",children:t.reason}),s!==1&&a.length>0&&l("dl",{class:"stat-strip",children:a.map(([c,u])=>l("div",{children:[l("dt",{children:c}),l("dd",{class:"number",children:u})]},c))})]})}function Mt(t,n){return t==null||n==null?NaN:t<n?-1:t>n?1:t>=n?0:NaN}function gs(t,n){return t==null||n==null?NaN:n<t?-1:n>t?1:n>=t?0:NaN}function qr(t){let n,e,r;t.length!==2?(n=Mt,e=(a,c)=>Mt(t(a),c),r=(a,c)=>t(a)-c):(n=t===Mt||t===gs?t:_s,e=t,r=t);function i(a,c,u=0,f=a.length){if(u<f){if(n(c,c)!==0)return f;do{let m=u+f>>>1;e(a[m],c)<0?u=m+1:f=m}while(u<f)}return u}function o(a,c,u=0,f=a.length){if(u<f){if(n(c,c)!==0)return f;do{let m=u+f>>>1;e(a[m],c)<=0?u=m+1:f=m}while(u<f)}return u}function s(a,c,u=0,f=a.length){let m=i(a,c,u,f-1);return m>u&&r(a[m-1],c)>-r(a[m],c)?m-1:m}return{left:i,center:s,right:o}}function _s(){return 0}function ys(t){return t===null?NaN:+t}function*bs(t,n){if(n===void 0)for(let e of t)e!=null&&(e=+e)>=e&&(yield e);else{let e=-1;for(let r of t)(r=n(r,++e,t))!=null&&(r=+r)>=r&&(yield r)}}var Fr=qr(Mt),Ur=Fr.right,Fu=Fr.left,Uu=qr(ys).center;var ju=jr(Wr),Wu=jr(xs);function jr(t){return function(n,e,r=e){if(!((e=+e)>=0))throw new RangeError("invalid rx");if(!((r=+r)>=0))throw new RangeError("invalid ry");let{data:i,width:o,height:s}=n;if(!((o=Math.floor(o))>=0))throw new RangeError("invalid width");if(!((s=Math.floor(s!==void 0?s:i.length/o))>=0))throw new RangeError("invalid height");if(!o||!s||!e&&!r)return n;let a=e&&t(e),c=r&&t(r),u=i.slice();return a&&c?(Bt(a,u,i,o,s),Bt(a,i,u,o,s),Bt(a,u,i,o,s),It(c,i,u,o,s),It(c,u,i,o,s),It(c,i,u,o,s)):a?(Bt(a,i,u,o,s),Bt(a,u,i,o,s),Bt(a,i,u,o,s)):c&&(It(c,i,u,o,s),It(c,u,i,o,s),It(c,i,u,o,s)),n}}function Bt(t,n,e,r,i){for(let o=0,s=r*i;o<s;)t(n,e,o,o+=r,1)}function It(t,n,e,r,i){for(let o=0,s=r*i;o<r;++o)t(n,e,o,o+s,r)}function xs(t){let n=Wr(t);return(e,r,i,o,s)=>{i<<=2,o<<=2,s<<=2,n(e,r,i+0,o+0,s),n(e,r,i+1,o+1,s),n(e,r,i+2,o+2,s),n(e,r,i+3,o+3,s)}}function Wr(t){let n=Math.floor(t);if(n===t)return vs(t);let e=t-n,r=2*t+1;return(i,o,s,a,c)=>{if(!((a-=c)>=s))return;let u=n*o[s],f=c*n,m=f+c;for(let p=s,h=s+f;p<h;p+=c)u+=o[Math.min(a,p)];for(let p=s,h=a;p<=h;p+=c)u+=o[Math.min(a,p+f)],i[p]=(u+e*(o[Math.max(s,p-m)]+o[Math.min(a,p+m)]))/r,u-=o[Math.max(s,p-f)]}}function vs(t){let n=2*t+1;return(e,r,i,o,s)=>{if(!((o-=s)>=i))return;let a=t*r[i],c=s*t;for(let u=i,f=i+c;u<f;u+=s)a+=r[Math.min(o,u)];for(let u=i,f=o;u<=f;u+=s)a+=r[Math.min(o,u+c)],e[u]=a/n,a-=r[Math.max(i,u-c)]}}function ws(t=Mt){if(t===Mt)return Xr;if(typeof t!="function")throw new TypeError("compare is not a function");return(n,e)=>{let r=t(n,e);return r||r===0?r:(t(e,e)===0)-(t(n,n)===0)}}function Xr(t,n){return(t==null||!(t>=t))-(n==null||!(n>=n))||(t<n?-1:t>n?1:0)}var ks=Array.prototype,Xu=ks.slice;var Ms=Math.sqrt(50),Ss=Math.sqrt(10),Ts=Math.sqrt(2);function Mn(t,n,e){let r=(n-t)/Math.max(0,e),i=Math.floor(Math.log10(r)),o=r/Math.pow(10,i),s=o>=Ms?10:o>=Ss?5:o>=Ts?2:1,a,c,u;return i<0?(u=Math.pow(10,-i)/s,a=Math.round(t*u),c=Math.round(n*u),a/u<t&&++a,c/u>n&&--c,u=-u):(u=Math.pow(10,i)*s,a=Math.round(t/u),c=Math.round(n/u),a*u<t&&++a,c*u>n&&--c),c<a&&.5<=e&&e<2?Mn(t,n,e*2):[a,c,u]}function Gr(t,n,e){if(n=+n,t=+t,e=+e,!(e>0))return[];if(t===n)return[t];let r=n<t,[i,o,s]=r?Mn(n,t,e):Mn(t,n,e);if(!(o>=i))return[];let a=o-i+1,c=new Array(a);if(r)if(s<0)for(let u=0;u<a;++u)c[u]=(o-u)/-s;else for(let u=0;u<a;++u)c[u]=(o-u)*s;else if(s<0)for(let u=0;u<a;++u)c[u]=(i+u)/-s;else for(let u=0;u<a;++u)c[u]=(i+u)*s;return c}function Sn(t,n,e){return n=+n,t=+t,e=+e,Mn(t,n,e)[2]}function Tn(t,n,e){n=+n,t=+t,e=+e;let r=n<t,i=r?Sn(n,t,e):Sn(t,n,e);return(r?-1:1)*(i<0?1/-i:i)}function st(t,n){let e;if(n===void 0)for(let r of t)r!=null&&(e<r||e===void 0&&r>=r)&&(e=r);else{let r=-1;for(let i of t)(i=n(i,++r,t))!=null&&(e<i||e===void 0&&i>=i)&&(e=i)}return e}function zr(t,n){let e;if(n===void 0)for(let r of t)r!=null&&(e>r||e===void 0&&r>=r)&&(e=r);else{let r=-1;for(let i of t)(i=n(i,++r,t))!=null&&(e>i||e===void 0&&i>=i)&&(e=i)}return e}function Vr(t,n,e=0,r=1/0,i){if(n=Math.floor(n),e=Math.floor(Math.max(0,e)),r=Math.floor(Math.min(t.length-1,r)),!(e<=n&&n<=r))return t;for(i=i===void 0?Xr:ws(i);r>e;){if(r-e>600){let c=r-e+1,u=n-e+1,f=Math.log(c),m=.5*Math.exp(2*f/3),p=.5*Math.sqrt(f*m*(c-m)/c)*(u-c/2<0?-1:1),h=Math.max(e,Math.floor(n-u*m/c+p)),d=Math.min(r,Math.floor(n+(c-u)*m/c+p));Vr(t,n,h,d,i)}let o=t[n],s=e,a=r;for(rn(t,e,n),i(t[r],o)>0&&rn(t,e,r);s<a;){for(rn(t,s,a),++s,--a;i(t[s],o)<0;)++s;for(;i(t[a],o)>0;)--a}i(t[e],o)===0?rn(t,e,a):(++a,rn(t,a,r)),a<=n&&(e=a+1),n<=a&&(r=a-1)}return t}function rn(t,n,e){let r=t[n];t[n]=t[e],t[e]=r}function Yr(t,n,e){if(t=Float64Array.from(bs(t,e)),!(!(r=t.length)||isNaN(n=+n))){if(n<=0||r<2)return zr(t);if(n>=1)return st(t);var r,i=(r-1)*n,o=Math.floor(i),s=st(Vr(t,o).subarray(0,o+1)),a=zr(t.subarray(o+1));return s+(a-s)*(i-o)}}function on(t,n){return Yr(t,.5,n)}var Gu=Ns(Math.random);function Ns(t){return function(e,r=0,i=e.length){let o=i-(r=+r);for(;o;){let s=t()*o--|0,a=e[o+r];e[o+r]=e[s+r],e[s+r]=a}return e}}function Ft(t,n,e){t.prototype=n.prototype=e,e.constructor=t}function ln(t,n){var e=Object.create(t.prototype);for(var r in n)e[r]=n[r];return e}function mt(){}var At=.7,qt=1/At,Ht="\\s*([+-]?\\d+)\\s*",sn="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)\\s*",it="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)%\\s*",As=/^#([0-9a-f]{3,8})$/,Cs=new RegExp(`^rgb\\(${Ht},${Ht},${Ht}\\)$`),Rs=new RegExp(`^rgb\\(${it},${it},${it}\\)$`),Ps=new RegExp(`^rgba\\(${Ht},${Ht},${Ht},${sn}\\)$`),$s=new RegExp(`^rgba\\(${it},${it},${it},${sn}\\)$`),Es=new RegExp(`^hsl\\(${sn},${it},${it}\\)$`),Os=new RegExp(`^hsla\\(${sn},${it},${it},${sn}\\)$`),Kr={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074};Ft(mt,Ut,{copy(t){return Object.assign(new this.constructor,this,t)},displayable(){return this.rgb().displayable()},hex:Zr,formatHex:Zr,formatHex8:Ls,formatHsl:Ds,formatRgb:Jr,toString:Jr});function Zr(){return this.rgb().formatHex()}function Ls(){return this.rgb().formatHex8()}function Ds(){return ai(this).formatHsl()}function Jr(){return this.rgb().formatRgb()}function Ut(t){var n,e;return t=(t+"").trim().toLowerCase(),(n=As.exec(t))?(e=n[1].length,n=parseInt(n[1],16),e===6?Qr(n):e===3?new B(n>>8&15|n>>4&240,n>>4&15|n&240,(n&15)<<4|n&15,1):e===8?Nn(n>>24&255,n>>16&255,n>>8&255,(n&255)/255):e===4?Nn(n>>12&15|n>>8&240,n>>8&15|n>>4&240,n>>4&15|n&240,((n&15)<<4|n&15)/255):null):(n=Cs.exec(t))?new B(n[1],n[2],n[3],1):(n=Rs.exec(t))?new B(n[1]*255/100,n[2]*255/100,n[3]*255/100,1):(n=Ps.exec(t))?Nn(n[1],n[2],n[3],n[4]):(n=$s.exec(t))?Nn(n[1]*255/100,n[2]*255/100,n[3]*255/100,n[4]):(n=Es.exec(t))?ei(n[1],n[2]/100,n[3]/100,1):(n=Os.exec(t))?ei(n[1],n[2]/100,n[3]/100,n[4]):Kr.hasOwnProperty(t)?Qr(Kr[t]):t==="transparent"?new B(NaN,NaN,NaN,0):null}function Qr(t){return new B(t>>16&255,t>>8&255,t&255,1)}function Nn(t,n,e,r){return r<=0&&(t=n=e=NaN),new B(t,n,e,r)}function be(t){return t instanceof mt||(t=Ut(t)),t?(t=t.rgb(),new B(t.r,t.g,t.b,t.opacity)):new B}function un(t,n,e,r){return arguments.length===1?be(t):new B(t,n,e,r??1)}function B(t,n,e,r){this.r=+t,this.g=+n,this.b=+e,this.opacity=+r}Ft(B,un,ln(mt,{brighter(t){return t=t==null?qt:Math.pow(qt,t),new B(this.r*t,this.g*t,this.b*t,this.opacity)},darker(t){return t=t==null?At:Math.pow(At,t),new B(this.r*t,this.g*t,this.b*t,this.opacity)},rgb(){return this},clamp(){return new B(Tt(this.r),Tt(this.g),Tt(this.b),Cn(this.opacity))},displayable(){return-.5<=this.r&&this.r<255.5&&-.5<=this.g&&this.g<255.5&&-.5<=this.b&&this.b<255.5&&0<=this.opacity&&this.opacity<=1},hex:ti,formatHex:ti,formatHex8:Bs,formatRgb:ni,toString:ni}));function ti(){return`#${St(this.r)}${St(this.g)}${St(this.b)}`}function Bs(){return`#${St(this.r)}${St(this.g)}${St(this.b)}${St((isNaN(this.opacity)?1:this.opacity)*255)}`}function ni(){let t=Cn(this.opacity);return`${t===1?"rgb(":"rgba("}${Tt(this.r)}, ${Tt(this.g)}, ${Tt(this.b)}${t===1?")":`, ${t})`}`}function Cn(t){return isNaN(t)?1:Math.max(0,Math.min(1,t))}function Tt(t){return Math.max(0,Math.min(255,Math.round(t)||0))}function St(t){return t=Tt(t),(t<16?"0":"")+t.toString(16)}function ei(t,n,e,r){return r<=0?t=n=e=NaN:e<=0||e>=1?t=n=NaN:n<=0&&(t=NaN),new nt(t,n,e,r)}function ai(t){if(t instanceof nt)return new nt(t.h,t.s,t.l,t.opacity);if(t instanceof mt||(t=Ut(t)),!t)return new nt;if(t instanceof nt)return t;t=t.rgb();var n=t.r/255,e=t.g/255,r=t.b/255,i=Math.min(n,e,r),o=Math.max(n,e,r),s=NaN,a=o-i,c=(o+i)/2;return a?(n===o?s=(e-r)/a+(e<r)*6:e===o?s=(r-n)/a+2:s=(n-e)/a+4,a/=c<.5?o+i:2-o-i,s*=60):a=c>0&&c<1?0:s,new nt(s,a,c,t.opacity)}function Pn(t,n,e,r){return arguments.length===1?ai(t):new nt(t,n,e,r??1)}function nt(t,n,e,r){this.h=+t,this.s=+n,this.l=+e,this.opacity=+r}Ft(nt,Pn,ln(mt,{brighter(t){return t=t==null?qt:Math.pow(qt,t),new nt(this.h,this.s,this.l*t,this.opacity)},darker(t){return t=t==null?At:Math.pow(At,t),new nt(this.h,this.s,this.l*t,this.opacity)},rgb(){var t=this.h%360+(this.h<0)*360,n=isNaN(t)||isNaN(this.s)?0:this.s,e=this.l,r=e+(e<.5?e:1-e)*n,i=2*e-r;return new B(me(t>=240?t-240:t+120,i,r),me(t,i,r),me(t<120?t+240:t-120,i,r),this.opacity)},clamp(){return new nt(ri(this.h),An(this.s),An(this.l),Cn(this.opacity))},displayable(){return(0<=this.s&&this.s<=1||isNaN(this.s))&&0<=this.l&&this.l<=1&&0<=this.opacity&&this.opacity<=1},formatHsl(){let t=Cn(this.opacity);return`${t===1?"hsl(":"hsla("}${ri(this.h)}, ${An(this.s)*100}%, ${An(this.l)*100}%${t===1?")":`, ${t})`}`}}));function ri(t){return t=(t||0)%360,t<0?t+360:t}function An(t){return Math.max(0,Math.min(1,t||0))}function me(t,n,e){return(t<60?n+(e-n)*t/60:t<180?e:t<240?n+(e-n)*(240-t)/60:n)*255}var li=Math.PI/180,ui=180/Math.PI,Rn=18,ci=.96422,fi=1,hi=.82521,pi=4/29,zt=6/29,mi=3*zt*zt,Is=zt*zt*zt;function di(t){if(t instanceof ot)return new ot(t.l,t.a,t.b,t.opacity);if(t instanceof at)return _i(t);t instanceof B||(t=be(t));var n=ye(t.r),e=ye(t.g),r=ye(t.b),i=de((.2225045*n+.7168786*e+.0606169*r)/fi),o,s;return n===e&&e===r?o=s=i:(o=de((.4360747*n+.3850649*e+.1430804*r)/ci),s=de((.0139322*n+.0971045*e+.7141733*r)/hi)),new ot(116*i-16,500*(o-i),200*(i-s),t.opacity)}function gi(t,n,e,r){return arguments.length===1?di(t):new ot(t,n,e,r??1)}function ot(t,n,e,r){this.l=+t,this.a=+n,this.b=+e,this.opacity=+r}Ft(ot,gi,ln(mt,{brighter(t){return new ot(this.l+Rn*(t??1),this.a,this.b,this.opacity)},darker(t){return new ot(this.l-Rn*(t??1),this.a,this.b,this.opacity)},rgb(){var t=(this.l+16)/116,n=isNaN(this.a)?t:t+this.a/500,e=isNaN(this.b)?t:t-this.b/200;return n=ci*ge(n),t=fi*ge(t),e=hi*ge(e),new B(_e(3.1338561*n-1.6168667*t-.4906146*e),_e(-.9787684*n+1.9161415*t+.033454*e),_e(.0719453*n-.2289914*t+1.4052427*e),this.opacity)}}));function de(t){return t>Is?Math.pow(t,1/3):t/mi+pi}function ge(t){return t>zt?t*t*t:mi*(t-pi)}function _e(t){return 255*(t<=.0031308?12.92*t:1.055*Math.pow(t,1/2.4)-.055)}function ye(t){return(t/=255)<=.04045?t/12.92:Math.pow((t+.055)/1.055,2.4)}function Hs(t){if(t instanceof at)return new at(t.h,t.c,t.l,t.opacity);if(t instanceof ot||(t=di(t)),t.a===0&&t.b===0)return new at(NaN,0<t.l&&t.l<100?0:NaN,t.l,t.opacity);var n=Math.atan2(t.b,t.a)*ui;return new at(n<0?n+360:n,Math.sqrt(t.a*t.a+t.b*t.b),t.l,t.opacity)}function $n(t,n,e,r){return arguments.length===1?Hs(t):new at(t,n,e,r??1)}function at(t,n,e,r){this.h=+t,this.c=+n,this.l=+e,this.opacity=+r}function _i(t){if(isNaN(t.h))return new ot(t.l,0,0,t.opacity);var n=t.h*li;return new ot(t.l,Math.cos(n)*t.c,Math.sin(n)*t.c,t.opacity)}Ft(at,$n,ln(mt,{brighter(t){return new at(this.h,this.c,this.l+Rn*(t??1),this.opacity)},darker(t){return new at(this.h,this.c,this.l-Rn*(t??1),this.opacity)},rgb(){return _i(this).rgb()}}));var yi=-.14861,xe=1.78277,ve=-.29227,En=-.90649,an=1.97294,ii=an*En,oi=an*xe,si=xe*ve-En*yi;function zs(t){if(t instanceof Nt)return new Nt(t.h,t.s,t.l,t.opacity);t instanceof B||(t=be(t));var n=t.r/255,e=t.g/255,r=t.b/255,i=(si*r+ii*n-oi*e)/(si+ii-oi),o=r-i,s=(an*(e-i)-ve*o)/En,a=Math.sqrt(s*s+o*o)/(an*i*(1-i)),c=a?Math.atan2(s,o)*ui-120:NaN;return new Nt(c<0?c+360:c,a,i,t.opacity)}function On(t,n,e,r){return arguments.length===1?zs(t):new Nt(t,n,e,r??1)}function Nt(t,n,e,r){this.h=+t,this.s=+n,this.l=+e,this.opacity=+r}Ft(Nt,On,ln(mt,{brighter(t){return t=t==null?qt:Math.pow(qt,t),new Nt(this.h,this.s,this.l*t,this.opacity)},darker(t){return t=t==null?At:Math.pow(At,t),new Nt(this.h,this.s,this.l*t,this.opacity)},rgb(){var t=isNaN(this.h)?0:(this.h+120)*li,n=+this.l,e=isNaN(this.s)?0:this.s*n*(1-n),r=Math.cos(t),i=Math.sin(t);return new B(255*(n+e*(yi*r+xe*i)),255*(n+e*(ve*r+En*i)),255*(n+e*(an*r)),this.opacity)}}));function wi(t,n,e,r,i){var o=t*t,s=o*t;return((1-3*t+3*o-s)*n+(4-6*o+3*s)*e+(1+3*t+3*o-3*s)*r+s*i)/6}function qs(t){var n=t.length-1;return function(e){var r=e<=0?e=0:e>=1?(e=1,n-1):Math.floor(e*n),i=t[r],o=t[r+1],s=r>0?t[r-1]:2*i-o,a=r<n-1?t[r+2]:2*o-i;return wi((e-r/n)*n,s,i,o,a)}}function Fs(t){var n=t.length;return function(e){var r=Math.floor(((e%=1)<0?++e:e)*n),i=t[(r+n-1)%n],o=t[r%n],s=t[(r+1)%n],a=t[(r+2)%n];return wi((e-r/n)*n,i,o,s,a)}}var Dn=t=>()=>t;function ki(t,n){return function(e){return t+e*n}}function Us(t,n,e){return t=Math.pow(t,e),n=Math.pow(n,e)-t,e=1/e,function(r){return Math.pow(t+r*n,e)}}function Se(t,n){var e=n-t;return e?ki(t,e>180||e<-180?e-360*Math.round(e/360):e):Dn(isNaN(t)?n:t)}function js(t){return(t=+t)==1?j:function(n,e){return e-n?Us(n,e,t):Dn(isNaN(n)?e:n)}}function j(t,n){var e=n-t;return e?ki(t,e):Dn(isNaN(t)?n:t)}var bi=(function t(n){var e=js(n);function r(i,o){var s=e((i=un(i)).r,(o=un(o)).r),a=e(i.g,o.g),c=e(i.b,o.b),u=j(i.opacity,o.opacity);return function(f){return i.r=s(f),i.g=a(f),i.b=c(f),i.opacity=u(f),i+""}}return r.gamma=t,r})(1);function Mi(t){return function(n){var e=n.length,r=new Array(e),i=new Array(e),o=new Array(e),s,a;for(s=0;s<e;++s)a=un(n[s]),r[s]=a.r||0,i[s]=a.g||0,o[s]=a.b||0;return r=t(r),i=t(i),o=t(o),a.opacity=1,function(c){return a.r=r(c),a.g=i(c),a.b=o(c),a+""}}}var Zu=Mi(qs),Ju=Mi(Fs);function Ws(t,n){n||(n=[]);var e=t?Math.min(n.length,t.length):0,r=n.slice(),i;return function(o){for(i=0;i<e;++i)r[i]=t[i]*(1-o)+n[i]*o;return r}}function Xs(t){return ArrayBuffer.isView(t)&&!(t instanceof DataView)}function Gs(t,n){var e=n?n.length:0,r=t?Math.min(e,t.length):0,i=new Array(r),o=new Array(e),s;for(s=0;s<r;++s)i[s]=Bn(t[s],n[s]);for(;s<e;++s)o[s]=n[s];return function(a){for(s=0;s<r;++s)o[s]=i[s](a);return o}}function Vs(t,n){var e=new Date;return t=+t,n=+n,function(r){return e.setTime(t*(1-r)+n*r),e}}function et(t,n){return t=+t,n=+n,function(e){return t*(1-e)+n*e}}function Ys(t,n){var e={},r={},i;(t===null||typeof t!="object")&&(t={}),(n===null||typeof n!="object")&&(n={});for(i in n)i in t?e[i]=Bn(t[i],n[i]):r[i]=n[i];return function(o){for(i in e)r[i]=e[i](o);return r}}var ke=/[-+]?(?:\d+\.?\d*|\.?\d+)(?:[eE][-+]?\d+)?/g,we=new RegExp(ke.source,"g");function Ks(t){return function(){return t}}function Zs(t){return function(n){return t(n)+""}}function Js(t,n){var e=ke.lastIndex=we.lastIndex=0,r,i,o,s=-1,a=[],c=[];for(t=t+"",n=n+"";(r=ke.exec(t))&&(i=we.exec(n));)(o=i.index)>e&&(o=n.slice(e,o),a[s]?a[s]+=o:a[++s]=o),(r=r[0])===(i=i[0])?a[s]?a[s]+=i:a[++s]=i:(a[++s]=null,c.push({i:s,x:et(r,i)})),e=we.lastIndex;return e<n.length&&(o=n.slice(e),a[s]?a[s]+=o:a[++s]=o),a.length<2?c[0]?Zs(c[0].x):Ks(n):(n=c.length,function(u){for(var f=0,m;f<n;++f)a[(m=c[f]).i]=m.x(u);return a.join("")})}function Bn(t,n){var e=typeof n,r;return n==null||e==="boolean"?Dn(n):(e==="number"?et:e==="string"?(r=Ut(n))?(n=r,bi):Js:n instanceof Ut?bi:n instanceof Date?Vs:Xs(n)?Ws:Array.isArray(n)?Gs:typeof n.valueOf!="function"&&typeof n.toString!="function"||isNaN(n)?Ys:et)(t,n)}function Si(t,n){return t=+t,n=+n,function(e){return Math.round(t*(1-e)+n*e)}}var xi=180/Math.PI,Me={translateX:0,translateY:0,rotate:0,skewX:0,scaleX:1,scaleY:1};function Ti(t,n,e,r,i,o){var s,a,c;return(s=Math.sqrt(t*t+n*n))&&(t/=s,n/=s),(c=t*e+n*r)&&(e-=t*c,r-=n*c),(a=Math.sqrt(e*e+r*r))&&(e/=a,r/=a,c/=a),t*r<n*e&&(t=-t,n=-n,c=-c,s=-s),{translateX:i,translateY:o,rotate:Math.atan2(n,t)*xi,skewX:Math.atan(c)*xi,scaleX:s,scaleY:a}}var Ln;function Qs(t){let n=new(typeof DOMMatrix=="function"?DOMMatrix:WebKitCSSMatrix)(t+"");return n.isIdentity?Me:Ti(n.a,n.b,n.c,n.d,n.e,n.f)}function ta(t){return t==null||(Ln||(Ln=document.createElementNS("http://www.w3.org/2000/svg","g")),Ln.setAttribute("transform",t),!(t=Ln.transform.baseVal.consolidate()))?Me:(t=t.matrix,Ti(t.a,t.b,t.c,t.d,t.e,t.f))}function Ni(t,n,e,r){function i(u){return u.length?u.pop()+" ":""}function o(u,f,m,p,h,d){if(u!==m||f!==p){var y=h.push("translate(",null,n,null,e);d.push({i:y-4,x:et(u,m)},{i:y-2,x:et(f,p)})}else(m||p)&&h.push("translate("+m+n+p+e)}function s(u,f,m,p){u!==f?(u-f>180?f+=360:f-u>180&&(u+=360),p.push({i:m.push(i(m)+"rotate(",null,r)-2,x:et(u,f)})):f&&m.push(i(m)+"rotate("+f+r)}function a(u,f,m,p){u!==f?p.push({i:m.push(i(m)+"skewX(",null,r)-2,x:et(u,f)}):f&&m.push(i(m)+"skewX("+f+r)}function c(u,f,m,p,h,d){if(u!==m||f!==p){var y=h.push(i(h)+"scale(",null,",",null,")");d.push({i:y-4,x:et(u,m)},{i:y-2,x:et(f,p)})}else(m!==1||p!==1)&&h.push(i(h)+"scale("+m+","+p+")")}return function(u,f){var m=[],p=[];return u=t(u),f=t(f),o(u.translateX,u.translateY,f.translateX,f.translateY,m,p),s(u.rotate,f.rotate,m,p),a(u.skewX,f.skewX,m,p),c(u.scaleX,u.scaleY,f.scaleX,f.scaleY,m,p),u=f=null,function(h){for(var d=-1,y=p.length,g;++d<y;)m[(g=p[d]).i]=g.x(h);return m.join("")}}}var Qu=Ni(Qs,"px, ","px)","deg)"),tc=Ni(ta,", ",")",")"),na=1e-12;function vi(t){return((t=Math.exp(t))+1/t)/2}function ea(t){return((t=Math.exp(t))-1/t)/2}function ra(t){return((t=Math.exp(2*t))-1)/(t+1)}var nc=(function t(n,e,r){function i(o,s){var a=o[0],c=o[1],u=o[2],f=s[0],m=s[1],p=s[2],h=f-a,d=m-c,y=h*h+d*d,g,_;if(y<na)_=Math.log(p/u)/n,g=function(I){return[a+I*h,c+I*d,u*Math.exp(n*I*_)]};else{var x=Math.sqrt(y),k=(p*p-u*u+r*y)/(2*u*e*x),v=(p*p-u*u-r*y)/(2*p*e*x),M=Math.log(Math.sqrt(k*k+1)-k),E=Math.log(Math.sqrt(v*v+1)-v);_=(E-M)/n,g=function(I){var D=I*_,z=vi(M),R=u/(e*x)*(z*ra(n*D+M)-ea(M));return[a+R*h,c+R*d,u*z/vi(n*D+M)]}}return g.duration=Math.abs(_)*1e3*n/Math.SQRT2,g}return i.rho=function(o){var s=Math.max(.001,+o),a=s*s,c=a*a;return t(s,a,c)},i})(Math.SQRT2,2,4);function Ai(t){return function(n,e){var r=t((n=Pn(n)).h,(e=Pn(e)).h),i=j(n.s,e.s),o=j(n.l,e.l),s=j(n.opacity,e.opacity);return function(a){return n.h=r(a),n.s=i(a),n.l=o(a),n.opacity=s(a),n+""}}}var ec=Ai(Se),rc=Ai(j);function Ci(t){return function(n,e){var r=t((n=$n(n)).h,(e=$n(e)).h),i=j(n.c,e.c),o=j(n.l,e.l),s=j(n.opacity,e.opacity);return function(a){return n.h=r(a),n.c=i(a),n.l=o(a),n.opacity=s(a),n+""}}}var ic=Ci(Se),oc=Ci(j);function Ri(t){return(function n(e){e=+e;function r(i,o){var s=t((i=On(i)).h,(o=On(o)).h),a=j(i.s,o.s),c=j(i.l,o.l),u=j(i.opacity,o.opacity);return function(f){return i.h=s(f),i.s=a(f),i.l=c(Math.pow(f,e)),i.opacity=u(f),i+""}}return r.gamma=n,r})(1)}var sc=Ri(Se),ac=Ri(j);function ia(t){return Math.abs(t=Math.round(t))>=1e21?t.toLocaleString("en").replace(/,/g,""):t.toString(10)}function Hn(t,n){if(!isFinite(t)||t===0)return null;var e=(t=n?t.toExponential(n-1):t.toExponential()).indexOf("e"),r=t.slice(0,e);return[r.length>1?r[0]+r.slice(2):r,+t.slice(e+1)]}function jt(t){return t=Hn(Math.abs(t)),t?t[1]:NaN}function oa(t,n){return function(e,r){for(var i=e.length,o=[],s=0,a=t[0],c=0;i>0&&a>0&&(c+a+1>r&&(a=Math.max(1,r-c)),o.push(e.substring(i-=a,i+a)),!((c+=a+1)>r));)a=t[s=(s+1)%t.length];return o.reverse().join(n)}}function sa(t){return function(n){return n.replace(/[0-9]/g,function(e){return t[+e]})}}var aa=/^(?:(.)?([<>=^]))?([+\-( ])?([$#])?(0)?(\d+)?(,)?(\.\d+)?(~)?([a-z%])?$/i;function cn(t){if(!(n=aa.exec(t)))throw new Error("invalid format: "+t);var n;return new Te({fill:n[1],align:n[2],sign:n[3],symbol:n[4],zero:n[5],width:n[6],comma:n[7],precision:n[8]&&n[8].slice(1),trim:n[9],type:n[10]})}cn.prototype=Te.prototype;function Te(t){this.fill=t.fill===void 0?" ":t.fill+"",this.align=t.align===void 0?">":t.align+"",this.sign=t.sign===void 0?"-":t.sign+"",this.symbol=t.symbol===void 0?"":t.symbol+"",this.zero=!!t.zero,this.width=t.width===void 0?void 0:+t.width,this.comma=!!t.comma,this.precision=t.precision===void 0?void 0:+t.precision,this.trim=!!t.trim,this.type=t.type===void 0?"":t.type+""}Te.prototype.toString=function(){return this.fill+this.align+this.sign+this.symbol+(this.zero?"0":"")+(this.width===void 0?"":Math.max(1,this.width|0))+(this.comma?",":"")+(this.precision===void 0?"":"."+Math.max(0,this.precision|0))+(this.trim?"~":"")+this.type};function la(t){t:for(var n=t.length,e=1,r=-1,i;e<n;++e)switch(t[e]){case".":r=i=e;break;case"0":r===0&&(r=e),i=e;break;default:if(!+t[e])break t;r>0&&(r=0);break}return r>0?t.slice(0,r)+t.slice(i+1):t}var zn;function ua(t,n){var e=Hn(t,n);if(!e)return zn=void 0,t.toPrecision(n);var r=e[0],i=e[1],o=i-(zn=Math.max(-8,Math.min(8,Math.floor(i/3)))*3)+1,s=r.length;return o===s?r:o>s?r+new Array(o-s+1).join("0"):o>0?r.slice(0,o)+"."+r.slice(o):"0."+new Array(1-o).join("0")+Hn(t,Math.max(0,n+o-1))[0]}function Pi(t,n){var e=Hn(t,n);if(!e)return t+"";var r=e[0],i=e[1];return i<0?"0."+new Array(-i).join("0")+r:r.length>i+1?r.slice(0,i+1)+"."+r.slice(i+1):r+new Array(i-r.length+2).join("0")}var $i={"%":(t,n)=>(t*100).toFixed(n),b:t=>Math.round(t).toString(2),c:t=>t+"",d:ia,e:(t,n)=>t.toExponential(n),f:(t,n)=>t.toFixed(n),g:(t,n)=>t.toPrecision(n),o:t=>Math.round(t).toString(8),p:(t,n)=>Pi(t*100,n),r:Pi,s:ua,X:t=>Math.round(t).toString(16).toUpperCase(),x:t=>Math.round(t).toString(16)};function Ei(t){return t}var Oi=Array.prototype.map,Li=["y","z","a","f","p","n","µ","m","","k","M","G","T","P","E","Z","Y"];function ca(t){var n=t.grouping===void 0||t.thousands===void 0?Ei:oa(Oi.call(t.grouping,Number),t.thousands+""),e=t.currency===void 0?"":t.currency[0]+"",r=t.currency===void 0?"":t.currency[1]+"",i=t.decimal===void 0?".":t.decimal+"",o=t.numerals===void 0?Ei:sa(Oi.call(t.numerals,String)),s=t.percent===void 0?"%":t.percent+"",a=t.minus===void 0?"−":t.minus+"",c=t.nan===void 0?"NaN":t.nan+"";function u(m,p){m=cn(m);var h=m.fill,d=m.align,y=m.sign,g=m.symbol,_=m.zero,x=m.width,k=m.comma,v=m.precision,M=m.trim,E=m.type;E==="n"?(k=!0,E="g"):$i[E]||(v===void 0&&(v=12),M=!0,E="g"),(_||h==="0"&&d==="=")&&(_=!0,h="0",d="=");var I=(p&&p.prefix!==void 0?p.prefix:"")+(g==="$"?e:g==="#"&&/[boxX]/.test(E)?"0"+E.toLowerCase():""),D=(g==="$"?r:/[%p]/.test(E)?s:"")+(p&&p.suffix!==void 0?p.suffix:""),z=$i[E],R=/[defgprs%]/.test(E);v=v===void 0?6:/[gprs]/.test(E)?Math.max(1,Math.min(21,v)):Math.max(0,Math.min(20,v));function V(w){var A=I,q=D,Y,H,gt;if(E==="c")q=z(w)+q,w="";else{w=+w;var _t=w<0||1/w<0;if(w=isNaN(w)?c:z(Math.abs(w),v),M&&(w=la(w)),_t&&+w==0&&y!=="+"&&(_t=!1),A=(_t?y==="("?y:a:y==="-"||y==="("?"":y)+A,q=(E==="s"&&!isNaN(w)&&zn!==void 0?Li[8+zn/3]:"")+q+(_t&&y==="("?")":""),R){for(Y=-1,H=w.length;++Y<H;)if(gt=w.charCodeAt(Y),48>gt||gt>57){q=(gt===46?i+w.slice(Y+1):w.slice(Y))+q,w=w.slice(0,Y);break}}}k&&!_&&(w=n(w,1/0));var yt=A.length+w.length+q.length,K=yt<x?new Array(x-yt+1).join(h):"";switch(k&&_&&(w=n(K+w,K.length?x-q.length:1/0),K=""),d){case"<":w=A+w+q+K;break;case"=":w=A+K+w+q;break;case"^":w=K.slice(0,yt=K.length>>1)+A+w+q+K.slice(yt);break;default:w=K+A+w+q;break}return o(w)}return V.toString=function(){return m+""},V}function f(m,p){var h=Math.max(-8,Math.min(8,Math.floor(jt(p)/3)))*3,d=Math.pow(10,-h),y=u((m=cn(m),m.type="f",m),{suffix:Li[8+h/3]});return function(g){return y(d*g)}}return{format:u,formatPrefix:f}}var In,Ne,Ae;fa({thousands:",",grouping:[3],currency:["$",""]});function fa(t){return In=ca(t),Ne=In.format,Ae=In.formatPrefix,In}function Di(t){return Math.max(0,-jt(Math.abs(t)))}function Bi(t,n){return Math.max(0,Math.max(-8,Math.min(8,Math.floor(jt(n)/3)))*3-jt(Math.abs(t)))}function Ii(t,n){return t=Math.abs(t),n=Math.abs(n)-t,Math.max(0,jt(n)-jt(t))+1}function ha(t,n){switch(arguments.length){case 0:break;case 1:this.range(t);break;default:this.range(n).domain(t);break}return this}function pa(t){return function(){return t}}function ma(t){return+t}var Hi=[0,1];function Wt(t){return t}function Ce(t,n){return(n-=t=+t)?function(e){return(e-t)/n}:pa(isNaN(n)?NaN:.5)}function da(t,n){var e;return t>n&&(e=t,t=n,n=e),function(r){return Math.max(t,Math.min(n,r))}}function ga(t,n,e){var r=t[0],i=t[1],o=n[0],s=n[1];return i<r?(r=Ce(i,r),o=e(s,o)):(r=Ce(r,i),o=e(o,s)),function(a){return o(r(a))}}function _a(t,n,e){var r=Math.min(t.length,n.length)-1,i=new Array(r),o=new Array(r),s=-1;for(t[r]<t[0]&&(t=t.slice().reverse(),n=n.slice().reverse());++s<r;)i[s]=Ce(t[s],t[s+1]),o[s]=e(n[s],n[s+1]);return function(a){var c=Ur(t,a,1,r)-1;return o[c](i[c](a))}}function ya(t,n){return n.domain(t.domain()).range(t.range()).interpolate(t.interpolate()).clamp(t.clamp()).unknown(t.unknown())}function ba(){var t=Hi,n=Hi,e=Bn,r,i,o,s=Wt,a,c,u;function f(){var p=Math.min(t.length,n.length);return s!==Wt&&(s=da(t[0],t[p-1])),a=p>2?_a:ga,c=u=null,m}function m(p){return p==null||isNaN(p=+p)?o:(c||(c=a(t.map(r),n,e)))(r(s(p)))}return m.invert=function(p){return s(i((u||(u=a(n,t.map(r),et)))(p)))},m.domain=function(p){return arguments.length?(t=Array.from(p,ma),f()):t.slice()},m.range=function(p){return arguments.length?(n=Array.from(p),f()):n.slice()},m.rangeRound=function(p){return n=Array.from(p),e=Si,f()},m.clamp=function(p){return arguments.length?(s=p?!0:Wt,f()):s!==Wt},m.interpolate=function(p){return arguments.length?(e=p,f()):e},m.unknown=function(p){return arguments.length?(o=p,m):o},function(p,h){return r=p,i=h,f()}}function xa(){return ba()(Wt,Wt)}function va(t,n,e,r){var i=Tn(t,n,e),o;switch(r=cn(r??",f"),r.type){case"s":{var s=Math.max(Math.abs(t),Math.abs(n));return r.precision==null&&!isNaN(o=Bi(i,s))&&(r.precision=o),Ae(r,s)}case"":case"e":case"g":case"p":case"r":{r.precision==null&&!isNaN(o=Ii(i,Math.max(Math.abs(t),Math.abs(n))))&&(r.precision=o-(r.type==="e"));break}case"f":case"%":{r.precision==null&&!isNaN(o=Di(i))&&(r.precision=o-(r.type==="%")*2);break}}return Ne(r)}function wa(t){var n=t.domain;return t.ticks=function(e){var r=n();return Gr(r[0],r[r.length-1],e??10)},t.tickFormat=function(e,r){var i=n();return va(i[0],i[i.length-1],e??10,r)},t.nice=function(e){e==null&&(e=10);var r=n(),i=0,o=r.length-1,s=r[i],a=r[o],c,u,f=10;for(a<s&&(u=s,s=a,a=u,u=i,i=o,o=u);f-- >0;){if(u=Sn(s,a,e),u===c)return r[i]=s,r[o]=a,n(r);if(u>0)s=Math.floor(s/u)*u,a=Math.ceil(a/u)*u;else if(u<0)s=Math.ceil(s*u)/u,a=Math.floor(a*u)/u;else break;c=u}return t},t}function Xt(){var t=xa();return t.copy=function(){return ya(t,Xt())},ha.apply(t,arguments),wa(t)}function qn(t){let n=rt(null),[e,r]=F(t);return Rr(()=>{let i=n.current;if(!i)return;let o=a=>{a>0&&r(Math.floor(a))};if(o(i.getBoundingClientRect().width),typeof ResizeObserver>"u")return;let s=new ResizeObserver(a=>{for(let c of a)o(c.contentRect.width)});return s.observe(i),()=>s.disconnect()},[]),[n,e]}var Re=[["host","Host compute","Host"],["device","Device compute","Device"],["communication","Host-device communication","Communication"]],zi=1e3;function Pe({inference:t}){let{sessions:n,mean:e,percentiles:r}=t,i=n<zi,o=st([e,...r],s=>s.total_ms)??0;return l(P,{id:"inference",title:"Session latency",note:G(n,"session"),children:[l("p",{class:"legend",children:Re.map(([s,a],c)=>l("span",{class:"legend-item",children:[l(wt,{color:tt(s,c)}),a]},s))}),l("table",{class:"latency-table",children:[l("caption",{class:"visually-hidden",children:"Session latency and its parts"}),l("thead",{children:l("tr",{children:[l("th",{scope:"col",children:"Percentile"}),l("th",{scope:"col",children:l("span",{class:"visually-hidden",children:"Parts, as a bar"})}),l("th",{scope:"col",class:"numeric",children:"Total"}),Re.map(([s,,a])=>l("th",{scope:"col",class:"numeric",children:a},s))]})}),l("tbody",{children:[l(qi,{name:"mean",latency:e,longest:o}),r.map(s=>l(qi,{name:`p${ka(s.percentile)}`,latency:s,longest:o,mark:s.percentile>99&&i?"*":""},s.percentile))]})]}),l(Ma,{distribution:t.distribution,meanMs:e.total_ms}),l("p",{class:"caption",children:[l("span",{children:t.source}),i&&l("span",{children:["* A percentile above 99 of fewer than ",C(zi)," sessions rests on the few longest."]})]})]})}function ka(t){return Number.isInteger(t)?String(t):String(Math.round(t*100)/100)}function qi({name:t,latency:n,longest:e,mark:r=""}){let i=Re.map(([s,a],c)=>({id:s,label:a,value:n[`${s}_ms`],color:tt(s,c)})),o=i.map(s=>`${s.label} ${T(s.value)}`).join(", ");return l("tr",{children:[l("th",{scope:"row",children:[t,r]}),l("td",{class:"latency-bar",children:l("div",{style:{width:`${e>0?100*n.total_ms/e:0}%`},children:l(vn,{parts:i,label:`${t}: ${o}`})})}),l("td",{class:"numeric",children:T(n.total_ms)}),i.map(s=>l("td",{class:"numeric",children:T(s.value)},s.id))]})}var Fi=150,Gt={top:16,right:24,bottom:26,left:62};function Ma({distribution:t,meanMs:n}){let[e,r]=qn(960),{edges_ms:i,counts:o}=t,s=i[0],a=i[i.length-1];if(s===void 0||a===void 0||o.length===0)return null;let c=pt(a),u=Math.max(40,r-Gt.left-Gt.right),f=Fi-Gt.top-Gt.bottom,m=Xt().domain([s,a===s?s+1:a].map(_=>_/Z[c])).range([0,u]),p=_=>m(_/Z[c]),h=m.tickFormat(8),d=Xt().domain([0,st(o)??1]).nice(3).range([f,0]),y=o.map((_,x)=>{let k=p(i[x]??s),v=Math.max(1,p(i[x+1]??a)-k-1);return _>0?`M${k},${f}V${d(_)}h${v}V${f}z`:""}).join(""),g=o.indexOf(st(o)??0);return l("div",{class:"chart",ref:e,children:l("svg",{width:r,height:Fi,role:"img","aria-label":`Distribution of session times from ${T(s)} to ${T(a)}; most are between ${T(i[g])} and ${T(i[g+1])}; mean ${T(n)}`,children:l("g",{transform:`translate(${Gt.left},${Gt.top})`,children:[d.ticks(3).filter(Number.isInteger).map(_=>l("g",{transform:`translate(0,${d(_)})`,children:[l("line",{class:_===0?"baseline":"gridline",x2:u}),l("text",{class:"tick-label",x:-8,dy:"0.32em","text-anchor":"end",children:C(_)})]},_)),l("path",{d:y,class:"histogram"}),l("g",{transform:`translate(${p(n)},0)`,children:[l("line",{class:"mean-line",y2:f}),l("text",{class:"mean-label",y:-4,"text-anchor":"middle",children:`mean ${T(n)}`})]}),m.ticks(8).map(_=>l("text",{class:"tick-label",x:m(_),y:f+16,"text-anchor":"middle",children:`${h(_)} ${c}`},_))]})})})}function Ui({overview:t}){let n=pe(t),e=Object.entries(t.metrics).filter(([i,o])=>i!==n&&!yr(t,i,o));if(e.length===0)return null;let r=n===null?null:t.metrics[n]?.reason;return l(P,{id:"performance",title:"Performance summary",note:"open a row for its formula",children:l("div",{class:"metrics",children:Sa(e).map(i=>{let[o,s]=i[0];return i.length===1?l(Br,{id:o,metric:s,said:r},o):l(Ir,{entries:i},o)})})})}function Sa(t){let n=[];for(let e of t){let r=n[n.length-1],i=r?.[0]?.[1],o=e[1];i!==void 0&&i.value===null&&o.value===null&&i.reason!==null&&i.reason===o.reason?r.push(e):n.push([e])}return n}var Ta=.05,Na=3;function ji(t){let n=t.length,e=new Float64Array(n),r=[],i=Aa(t),o=Math.max(Na,Math.ceil(n*Ta)),s=0;for(let a=0;a<n;a+=1){let c=i===0?0:Math.round(Wi(t,a)/i)-1;if(c>0){let u=Math.min(c,o);r.push({before:a,missing:c,slot:s,width:u}),s+=u}e[a]=s,s+=1}return{slot:e,slots:s,gaps:r}}function Aa(t){let n=[];for(let r=1;r<t.length;r+=1){let i=Wi(t,r);i>0&&n.push(i)}let e=n[0]??0;return n.every(r=>r===e)?e:on(n)}function Wi(t,n){let e=t[n]??null,r=n>0?t[n-1]??null:null;return e===null||r===null?0:e-r}function Xi(t,n){let e=new Float64Array(n);for(let r of t)for(let i=0;i<n;i+=1)e[i]=e[i]+(r[i]??0);return e}var Ca=.22,Ra=3,Pa=56;function Gi(t,n,e,r,i){let o=Math.floor(i);return o<1||r<=e?[]:r-e<=o?$a(t,n,e,r,o):Ea(t,n,e,r,o)}function $a({slot:t},n,e,r,i){let o=i/(r-e),s=o>=Ra?Math.max(1,o*Ca):0,a=Math.min(o-s,Pa),c=[];for(let u=Vi(t,e);u<t.length&&t[u]<r;u+=1){let m=(t[u]-e+.5)*o-a/2;c.push({step:u,first:u,last:u,mean:n[u]??0,x:m,width:a})}return c}function Ea({slot:t},n,e,r,i){let o=i/(r-e),s=[],a=null,c=0,u=()=>{a&&(a.mean=c/(a.last-a.first+1))};for(let f=Vi(t,e);f<t.length&&t[f]<r;f+=1){let m=Math.min(i-1,Math.floor((t[f]-e)*o)),p=n[f]??0;a===null||a.x!==m?(u(),a={step:f,first:f,last:f,mean:p,x:m,width:1},c=p,s.push(a)):(a.last=f,c+=p,p>(n[a.step]??0)&&(a.step=f))}return u(),s}function Vi(t,n){let e=0,r=t.length;for(;e<r;){let i=e+r>>1;t[i]<n?e=i+1:r=i}return e}function Oa(t,n){let e=-1,r=1/0,i=0,o=t.length-1;for(;i<=o;){let s=i+o>>1,a=t[s],c=n-(a.x+a.width/2);Math.abs(c)<r&&(r=Math.abs(c),e=s),c<0?o=s-1:i=s+1}return e}var Fn=3,La=1.25;function Yi(t,n,e){let r=Oa(t,e),i=t[r];if(!i||i.width>Fn)return r;let o=a=>n[t[a]?.step??-1]??0,s=r;for(let a=r-Fn;a<=r+Fn;a+=1){let c=t[a];c&&Math.abs(c.x-i.x)<=Fn&&o(a)>o(s)&&(s=a)}return o(s)>La*o(r)?s:r}function Un(t){return function(){return t}}var Da=Math.cos;var Ee=Math.sin,Vt=Math.sqrt,Ki=1e-12,jn=Math.PI,Ic=jn/2,ro=2*jn;var Hc=Array.prototype.slice;function Ba(t){return typeof t=="object"&&"length"in t?t:Array.from(t)}function io(t){this._context=t}io.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(t,n){switch(t=+t,n=+n,this._point){case 0:this._point=1,this._line?this._context.lineTo(t,n):this._context.moveTo(t,n);break;case 1:this._point=2;default:this._context.lineTo(t,n);break}}};function Ia(t){return new io(t)}var zc=Ha(Ia);function oo(t){this._curve=t}oo.prototype={areaStart:function(){this._curve.areaStart()},areaEnd:function(){this._curve.areaEnd()},lineStart:function(){this._curve.lineStart()},lineEnd:function(){this._curve.lineEnd()},point:function(t,n){this._curve.point(n*Math.sin(t),n*-Math.cos(t))}};function Ha(t){function n(e){return new oo(t(e))}return n._curve=t,n}var qc=Vt(3);var za=Vt(1/3),Fc=za*2;var so=Ee(jn/10)/Ee(7*jn/10),Uc=Ee(ro/10)*so,jc=-Da(ro/10)*so;var Wc=Vt(3);var Xc=Vt(3);var Gc=Vt(3)/2,qa=1/Vt(12),Vc=(qa/2+1)*3;function dt(){}function Wn(t,n,e){t._context.bezierCurveTo((2*t._x0+t._x1)/3,(2*t._y0+t._y1)/3,(t._x0+2*t._x1)/3,(t._y0+2*t._y1)/3,(t._x0+4*t._x1+n)/6,(t._y0+4*t._y1+e)/6)}function Le(t){this._context=t}Le.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){switch(this._point){case 3:Wn(this,this._x1,this._y1);case 2:this._context.lineTo(this._x1,this._y1);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(t,n){switch(t=+t,n=+n,this._point){case 0:this._point=1,this._line?this._context.lineTo(t,n):this._context.moveTo(t,n);break;case 1:this._point=2;break;case 2:this._point=3,this._context.lineTo((5*this._x0+this._x1)/6,(5*this._y0+this._y1)/6);default:Wn(this,t,n);break}this._x0=this._x1,this._x1=t,this._y0=this._y1,this._y1=n}};function Fa(t){this._context=t}Fa.prototype={areaStart:dt,areaEnd:dt,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._y0=this._y1=this._y2=this._y3=this._y4=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x2,this._y2),this._context.closePath();break}case 2:{this._context.moveTo((this._x2+2*this._x3)/3,(this._y2+2*this._y3)/3),this._context.lineTo((this._x3+2*this._x2)/3,(this._y3+2*this._y2)/3),this._context.closePath();break}case 3:{this.point(this._x2,this._y2),this.point(this._x3,this._y3),this.point(this._x4,this._y4);break}}},point:function(t,n){switch(t=+t,n=+n,this._point){case 0:this._point=1,this._x2=t,this._y2=n;break;case 1:this._point=2,this._x3=t,this._y3=n;break;case 2:this._point=3,this._x4=t,this._y4=n,this._context.moveTo((this._x0+4*this._x1+t)/6,(this._y0+4*this._y1+n)/6);break;default:Wn(this,t,n);break}this._x0=this._x1,this._x1=t,this._y0=this._y1,this._y1=n}};function Ua(t){this._context=t}Ua.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(t,n){switch(t=+t,n=+n,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3;var e=(this._x0+4*this._x1+t)/6,r=(this._y0+4*this._y1+n)/6;this._line?this._context.lineTo(e,r):this._context.moveTo(e,r);break;case 3:this._point=4;default:Wn(this,t,n);break}this._x0=this._x1,this._x1=t,this._y0=this._y1,this._y1=n}};function ao(t,n){this._basis=new Le(t),this._beta=n}ao.prototype={lineStart:function(){this._x=[],this._y=[],this._basis.lineStart()},lineEnd:function(){var t=this._x,n=this._y,e=t.length-1;if(e>0)for(var r=t[0],i=n[0],o=t[e]-r,s=n[e]-i,a=-1,c;++a<=e;)c=a/e,this._basis.point(this._beta*t[a]+(1-this._beta)*(r+c*o),this._beta*n[a]+(1-this._beta)*(i+c*s));this._x=this._y=null,this._basis.lineEnd()},point:function(t,n){this._x.push(+t),this._y.push(+n)}};var Yc=(function t(n){function e(r){return n===1?new Le(r):new ao(r,n)}return e.beta=function(r){return t(+r)},e})(.85);function Xn(t,n,e){t._context.bezierCurveTo(t._x1+t._k*(t._x2-t._x0),t._y1+t._k*(t._y2-t._y0),t._x2+t._k*(t._x1-n),t._y2+t._k*(t._y1-e),t._x2,t._y2)}function De(t,n){this._context=t,this._k=(1-n)/6}De.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:Xn(this,this._x1,this._y1);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(t,n){switch(t=+t,n=+n,this._point){case 0:this._point=1,this._line?this._context.lineTo(t,n):this._context.moveTo(t,n);break;case 1:this._point=2,this._x1=t,this._y1=n;break;case 2:this._point=3;default:Xn(this,t,n);break}this._x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=n}};var Kc=(function t(n){function e(r){return new De(r,n)}return e.tension=function(r){return t(+r)},e})(0);function Be(t,n){this._context=t,this._k=(1-n)/6}Be.prototype={areaStart:dt,areaEnd:dt,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=this._y2=this._y3=this._y4=this._y5=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(t,n){switch(t=+t,n=+n,this._point){case 0:this._point=1,this._x3=t,this._y3=n;break;case 1:this._point=2,this._context.moveTo(this._x4=t,this._y4=n);break;case 2:this._point=3,this._x5=t,this._y5=n;break;default:Xn(this,t,n);break}this._x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=n}};var Zc=(function t(n){function e(r){return new Be(r,n)}return e.tension=function(r){return t(+r)},e})(0);function Ie(t,n){this._context=t,this._k=(1-n)/6}Ie.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(t,n){switch(t=+t,n=+n,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:Xn(this,t,n);break}this._x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=n}};var Jc=(function t(n){function e(r){return new Ie(r,n)}return e.tension=function(r){return t(+r)},e})(0);function He(t,n,e){var r=t._x1,i=t._y1,o=t._x2,s=t._y2;if(t._l01_a>Ki){var a=2*t._l01_2a+3*t._l01_a*t._l12_a+t._l12_2a,c=3*t._l01_a*(t._l01_a+t._l12_a);r=(r*a-t._x0*t._l12_2a+t._x2*t._l01_2a)/c,i=(i*a-t._y0*t._l12_2a+t._y2*t._l01_2a)/c}if(t._l23_a>Ki){var u=2*t._l23_2a+3*t._l23_a*t._l12_a+t._l12_2a,f=3*t._l23_a*(t._l23_a+t._l12_a);o=(o*u+t._x1*t._l23_2a-n*t._l12_2a)/f,s=(s*u+t._y1*t._l23_2a-e*t._l12_2a)/f}t._context.bezierCurveTo(r,i,o,s,t._x2,t._y2)}function lo(t,n){this._context=t,this._alpha=n}lo.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:this.point(this._x2,this._y2);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(t,n){if(t=+t,n=+n,this._point){var e=this._x2-t,r=this._y2-n;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(e*e+r*r,this._alpha))}switch(this._point){case 0:this._point=1,this._line?this._context.lineTo(t,n):this._context.moveTo(t,n);break;case 1:this._point=2;break;case 2:this._point=3;default:He(this,t,n);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=n}};var Qc=(function t(n){function e(r){return n?new lo(r,n):new De(r,0)}return e.alpha=function(r){return t(+r)},e})(.5);function uo(t,n){this._context=t,this._alpha=n}uo.prototype={areaStart:dt,areaEnd:dt,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=this._y2=this._y3=this._y4=this._y5=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(t,n){if(t=+t,n=+n,this._point){var e=this._x2-t,r=this._y2-n;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(e*e+r*r,this._alpha))}switch(this._point){case 0:this._point=1,this._x3=t,this._y3=n;break;case 1:this._point=2,this._context.moveTo(this._x4=t,this._y4=n);break;case 2:this._point=3,this._x5=t,this._y5=n;break;default:He(this,t,n);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=n}};var tf=(function t(n){function e(r){return n?new uo(r,n):new Be(r,0)}return e.alpha=function(r){return t(+r)},e})(.5);function co(t,n){this._context=t,this._alpha=n}co.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(t,n){if(t=+t,n=+n,this._point){var e=this._x2-t,r=this._y2-n;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(e*e+r*r,this._alpha))}switch(this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:He(this,t,n);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=n}};var nf=(function t(n){function e(r){return n?new co(r,n):new Ie(r,0)}return e.alpha=function(r){return t(+r)},e})(.5);function ja(t){this._context=t}ja.prototype={areaStart:dt,areaEnd:dt,lineStart:function(){this._point=0},lineEnd:function(){this._point&&this._context.closePath()},point:function(t,n){t=+t,n=+n,this._point?this._context.lineTo(t,n):(this._point=1,this._context.moveTo(t,n))}};function Zi(t){return t<0?-1:1}function Ji(t,n,e){var r=t._x1-t._x0,i=n-t._x1,o=(t._y1-t._y0)/(r||i<0&&-0),s=(e-t._y1)/(i||r<0&&-0),a=(o*i+s*r)/(r+i);return(Zi(o)+Zi(s))*Math.min(Math.abs(o),Math.abs(s),.5*Math.abs(a))||0}function Qi(t,n){var e=t._x1-t._x0;return e?(3*(t._y1-t._y0)/e-n)/2:n}function $e(t,n,e){var r=t._x0,i=t._y0,o=t._x1,s=t._y1,a=(o-r)/3;t._context.bezierCurveTo(r+a,i+a*n,o-a,s-a*e,o,s)}function Oe(t){this._context=t}Oe.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=this._t0=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x1,this._y1);break;case 3:$e(this,this._t0,Qi(this,this._t0));break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(t,n){var e=NaN;if(t=+t,n=+n,!(t===this._x1&&n===this._y1)){switch(this._point){case 0:this._point=1,this._line?this._context.lineTo(t,n):this._context.moveTo(t,n);break;case 1:this._point=2;break;case 2:this._point=3,$e(this,Qi(this,e=Ji(this,t,n)),e);break;default:$e(this,this._t0,e=Ji(this,t,n));break}this._x0=this._x1,this._x1=t,this._y0=this._y1,this._y1=n,this._t0=e}}};function Wa(t){this._context=new fo(t)}(Wa.prototype=Object.create(Oe.prototype)).point=function(t,n){Oe.prototype.point.call(this,n,t)};function fo(t){this._context=t}fo.prototype={moveTo:function(t,n){this._context.moveTo(n,t)},closePath:function(){this._context.closePath()},lineTo:function(t,n){this._context.lineTo(n,t)},bezierCurveTo:function(t,n,e,r,i,o){this._context.bezierCurveTo(n,t,r,e,o,i)}};function Xa(t){this._context=t}Xa.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=[],this._y=[]},lineEnd:function(){var t=this._x,n=this._y,e=t.length;if(e)if(this._line?this._context.lineTo(t[0],n[0]):this._context.moveTo(t[0],n[0]),e===2)this._context.lineTo(t[1],n[1]);else for(var r=to(t),i=to(n),o=0,s=1;s<e;++o,++s)this._context.bezierCurveTo(r[0][o],i[0][o],r[1][o],i[1][o],t[s],n[s]);(this._line||this._line!==0&&e===1)&&this._context.closePath(),this._line=1-this._line,this._x=this._y=null},point:function(t,n){this._x.push(+t),this._y.push(+n)}};function to(t){var n,e=t.length-1,r,i=new Array(e),o=new Array(e),s=new Array(e);for(i[0]=0,o[0]=2,s[0]=t[0]+2*t[1],n=1;n<e-1;++n)i[n]=1,o[n]=4,s[n]=4*t[n]+2*t[n+1];for(i[e-1]=2,o[e-1]=7,s[e-1]=8*t[e-1]+t[e],n=1;n<e;++n)r=i[n]/o[n-1],o[n]-=r,s[n]-=r*s[n-1];for(i[e-1]=s[e-1]/o[e-1],n=e-2;n>=0;--n)i[n]=(s[n]-i[n+1])/o[n];for(o[e-1]=(t[e]+i[e-1])/2,n=0;n<e-1;++n)o[n]=2*t[n+1]-i[n+1];return[i,o]}function Ga(t,n){this._context=t,this._t=n}Ga.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=this._y=NaN,this._point=0},lineEnd:function(){0<this._t&&this._t<1&&this._point===2&&this._context.lineTo(this._x,this._y),(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line>=0&&(this._t=1-this._t,this._line=1-this._line)},point:function(t,n){switch(t=+t,n=+n,this._point){case 0:this._point=1,this._line?this._context.lineTo(t,n):this._context.moveTo(t,n);break;case 1:this._point=2;default:{if(this._t<=0)this._context.lineTo(this._x,n),this._context.lineTo(t,n);else{var e=this._x*(1-this._t)+t*this._t;this._context.lineTo(e,this._y),this._context.lineTo(e,n)}break}}this._x=t,this._y=n}};function no(t,n){if((s=t.length)>1)for(var e=1,r,i,o=t[n[0]],s,a=o.length;e<s;++e)for(i=o,o=t[n[e]],r=0;r<a;++r)o[r][1]+=o[r][0]=isNaN(i[r][1])?i[r][0]:i[r][1]}function eo(t){for(var n=t.length,e=new Array(n);--n>=0;)e[n]=n;return e}function Va(t,n){return t[n]}function Ya(t){let n=[];return n.key=t,n}function ho(){var t=Un([]),n=eo,e=no,r=Va;function i(o){var s=Array.from(t.apply(this,arguments),Ya),a,c=s.length,u=-1,f;for(let m of o)for(a=0,++u;a<c;++a)(s[a][u]=[0,+r(m,s[a].key,u,o)]).data=m;for(a=0,f=Ba(n(s));a<c;++a)s[f[a]].index=a;return e(s,f),s}return i.keys=function(o){return arguments.length?(t=typeof o=="function"?o:Un(Array.from(o)),i):t},i.value=function(o){return arguments.length?(r=typeof o=="function"?o:Un(+o),i):r},i.order=function(o){return arguments.length?(n=o==null?eo:typeof o=="function"?o:Un(Array.from(o)),i):n},i.offset=function(o){return arguments.length?(e=o??no,i):e},i}function po(t,n,e){let r=t[0],i=t[t.length-1];if(!r||!i)return[];let o=d=>String(n[d]??d),a=12+Math.max(o(r.first).length,o(i.last).length)*7,c=[],u=(d,y)=>{let g=c[c.length-1];(!g||d-g.x>=a)&&c.push({x:d,label:y})};if((t[1]?.x??1/0)-r.x>=a){for(let d of t)u(d.x+d.width/2,o(d.step));return c}let m=i.last-r.first+1,p=Ka(t,n)/Math.max(1,m-1)||1,h=Math.max(1,Math.round(Tn(0,m*p,Math.max(1,e/(a*1.4)))));for(let d of t){let y=Za(n,d.first,d.last,h);y!==null&&u(d.x+d.width/2,o(y))}return c}function Ka(t,n){let e=0;for(let r=1;r<t.length;r+=1){let i=n[t[r-1].first]??t[r-1].first,o=n[t[r].first]??t[r].first;o>i&&(e+=o-i)}return e}function Za(t,n,e,r){for(let i=n;i<=e;i+=1)if((t[i]??i)%r===0)return i;return null}var ze=296;function mo({steps:t,bucket:n,x:e,frameWidth:r}){let i=e+14+ze<=r?e+14:Math.max(0,e-14-ze);return l("div",{class:"tooltip",role:"status",hidden:n===null,style:{left:`${i}px`,width:`${ze}px`},children:n&&l(Ja,{steps:t,bucket:n})})}function Ja({steps:t,bucket:n}){let{columns:e}=t,{step:r}=n,i=e.duration_ms[r]??0,o=e.period_ms[r]??null,s=n.last-n.first+1;return l(N,{children:[l("p",{class:"tooltip-title",children:[l("strong",{children:Qa(t,r)}),l("span",{class:"number",children:T(i)})]}),o!==null&&l("p",{class:"tooltip-line",children:[l("span",{children:"Start to next start"}),l("span",{class:"number",children:T(o)})]}),l("table",{class:"tooltip-table",children:l("tbody",{children:t.categories.map(({id:a,label:c},u)=>({id:a,label:c,index:u,ms:tl(t,a,r)})).filter(({ms:a})=>a>0).reverse().map(({id:a,label:c,index:u,ms:f})=>l("tr",{children:[l("th",{scope:"row",children:[l(wt,{color:tt(a,u)}),c]}),l("td",{class:"numeric",children:T(f)}),l("td",{class:"numeric",children:J(i>0?100*f/i:null)})]},a))})}),e.complete[r]===!1&&l("p",{class:"tooltip-note",children:[l("strong",{children:"Incomplete:"})," ",e.incomplete_reason[r]??"no reason given"]}),s>1&&l("p",{class:"tooltip-note",children:["Longest of ",C(s)," steps in this column; their mean is"," ",T(n.mean),". Zoom in to see each."]})]})}function Qa(t,n){let e=String(t.columns.number[n]??n),r=t.columns.name[n]??"",i=`Step ${e}`;return r===""||r===e||r===i?i:`${i} · ${r}`}function tl(t,n,e){return t.columns[n]?.[e]??0}var _o=264,ut={top:14,right:66,bottom:30,left:62},lt=_o-ut.top-ut.bottom,qe=5,nl=4,el=6,rl=1.6;function yo({steps:t,layout:n,hidden:e,meanMs:r,fitTypical:i,zoom:o,onZoom:s}){let[a,c]=qn(960),[u,f]=F(null),[m,p]=F(null),h=rt(null),{columns:d}=t,y=d.duration_ms.length,g=U(()=>t.categories.filter(({id:b})=>!e.has(b)),[t,e]),_=U(()=>Xi(g.map(({id:b})=>fn(t,b)),y),[t,g,y]),[x,k]=o??[0,n.slots],v=Math.max(40,c-ut.left-ut.right),M=U(()=>Gi(n,_,x,k,v),[n,_,x,k,v]),E=U(()=>il(M,_,i),[M,_,i]),I=pt(E),D=Xt().domain([0,E/Z[I]]).nice(qe).range([lt,0]),z=b=>D(b/Z[I]),R=D.domain()[1]*Z[I],V=D.tickFormat(qe),w=U(()=>ol(t,g,M,b=>z(Math.min(b,R))),[t,g,M,R]),A=U(()=>sl(t,M,_,b=>z(Math.min(b,R)),R),[t,M,_,R]),q=U(()=>po(M,d.number,v),[M,d,v]),Y=u===null?-1:ll(M,u),H=M[Y]??null,gt=b=>x+b/v*(k-x),_t=b=>(b-x)/(k-x)*v,yt=b=>{let O=b.currentTarget.getBoundingClientRect();return Math.max(0,Math.min(v,b.clientX-O.left-ut.left))},K=b=>{let O=yt(b),W=h.current;if(W!==null&&Math.abs(O-W)>=el){p([Math.min(W,O),Math.max(W,O)]),f(null);return}f(M[Yi(M,_,O)]?.step??null)},Do=b=>{b.button!==0||b.pointerType==="touch"||(h.current=yt(b),b.currentTarget.setPointerCapture?.(b.pointerId))},Bo=()=>{h.current=null,m&&(s(go(gt(m[0]),gt(m[1]),n.slots)),p(null))},bt=b=>{let O=M[Math.max(0,Math.min(M.length-1,b))];O&&f(O.step)},Gn=b=>{let O=H?n.slot[H.step]+.5:(x+k)/2,W=(k-x)*b/2,Ct=go(O-W,O+W,n.slots);s(Ct[1]-Ct[0]>=n.slots?null:Ct)},Io=b=>{if(b.ctrlKey||b.metaKey||b.altKey)return;let O=Math.max(1,Math.round(M.length/10)),Ct={ArrowLeft:()=>bt(Y-1),ArrowRight:()=>bt(Y+1),PageUp:()=>bt(Y-O),PageDown:()=>bt(Y+O),Home:()=>bt(0),End:()=>bt(M.length-1),Escape:()=>f(null),"+":()=>Gn(.5),"=":()=>Gn(.5),"-":()=>Gn(2),0:()=>s(null)}[b.key];Ct&&(b.preventDefault(),Ct())};return l("div",{class:"chart step-bars",ref:a,children:[l("svg",{width:c,height:_o,role:"application","aria-roledescription":"bar chart","aria-label":`Step time of ${G(y,"step")}`+(r===null?"":`, mean ${T(r)}`)+". Arrow keys, Home and End move between steps; plus and minus zoom.",tabindex:0,onPointerMove:K,onPointerDown:Do,onPointerUp:Bo,onPointerLeave:()=>h.current===null&&f(null),onKeyDown:Io,onFocus:b=>{b.currentTarget.matches(":focus-visible")&&u===null&&bt(0)},onBlur:()=>f(null),children:[l("defs",{children:l("pattern",{id:"incomplete-hatch",width:"6",height:"6",patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)",children:[l("rect",{class:"hatch-veil",width:"6",height:"6"}),l("rect",{class:"hatch-line",width:"2",height:"6"})]})}),l("g",{transform:`translate(${ut.left},${ut.top})`,children:[D.ticks(qe).map(b=>l("g",{transform:`translate(0,${D(b)})`,children:[l("line",{class:b===0?"baseline":"gridline",x2:v}),l("text",{class:"tick-label",x:-8,dy:"0.32em","text-anchor":"end",children:`${V(b)} ${I}`})]},b)),n.gaps.map(b=>{let O=Math.max(0,_t(b.slot)),W=Math.min(v,_t(b.slot+b.width));return W-O>=3&&l("line",{class:"gap-line",x1:O+1,x2:W-1,y1:lt,y2:lt},b.before)}),H&&l("rect",{class:"cursor-band",x:H.x-2,y:0,width:H.width+4,height:lt}),w.map(({id:b,d:O,color:W})=>l("path",{"data-category":b,d:O,fill:W,"shape-rendering":"crispEdges"},b)),A.incomplete&&l("path",{class:"incomplete",d:A.incomplete,fill:"url(#incomplete-hatch)"}),A.cut&&l("path",{class:"cut-mark",d:A.cut}),al(M,d.number).map(b=>l("line",{class:"restart-line",x1:b,x2:b,y1:0,y2:lt},b)),r!==null&&e.size===0&&r<=R&&l("g",{class:"mean",transform:`translate(0,${z(r)})`,children:[l("line",{class:"mean-halo",x2:v}),l("line",{class:"mean-line",x2:v}),l("text",{class:"mean-label",x:v+6,dy:"-0.2em",children:"mean"}),l("text",{class:"mean-label",x:v+6,dy:"0.95em",children:T(r)})]}),H&&l("rect",{class:"cursor",x:H.x-1,y:z(Math.min(R,_[H.step]??0))-1,width:H.width+2,height:lt-z(Math.min(R,_[H.step]??0))+2}),m&&l("rect",{class:"drag",x:m[0],width:m[1]-m[0],y:0,height:lt}),q.map(b=>l("g",{transform:`translate(${b.x},${lt})`,children:[l("line",{class:"tick-mark",y2:4}),l("text",{class:"tick-label",y:16,"text-anchor":"middle",children:b.label})]},b.x)),l("text",{class:"tick-label",x:v+ut.right,y:lt+16,"text-anchor":"end",children:"step"})]})]}),M.some(b=>b.last>b.first)&&l("p",{class:"caption",children:"Each column stands for several steps and shows the longest of them."}),l(mo,{steps:t,bucket:H,x:H?ut.left+H.x+H.width/2:0,frameWidth:c})]})}function fn(t,n){return t.columns[n]??[]}function bo(t){let n=on(t)??0;return t.length>3&&n>0?(st(t)??0)/n:1}function il(t,n,e){let r=st(t,o=>n[o.step]??0)??0,i=e?Math.min(r,rl*(on(n)??0)):r;return i>0?i:1}function ol(t,n,e,r){let i=new Map(n.map(({id:s})=>[s,fn(t,s)]));return ho().keys([...i.keys()]).value((s,a)=>i.get(a)?.[s.step]??0)(e).map(s=>({id:s.key,color:tt(s.key,t.categories.findIndex(({id:a})=>a===s.key)),d:s.map(([a,c],u)=>xo(e[u],r(a),r(c))).join("")}))}function sl(t,n,e,r,i){let o="",s="";for(let a of n){let c=e[a.step]??0;if(t.columns.complete[a.step]===!1&&(o+=xo(a,r(0),r(c))),c>i){let u=Yt(a.x+a.width/2);s+=`M${u},-12l5,7h-10z`}}return{incomplete:o,cut:s}}function xo(t,n,e){return n-e<=0?"":`M${Yt(t.x)},${Yt(n)}V${Yt(e)}h${Yt(t.width)}V${Yt(n)}z`}function Yt(t){return String(Math.round(t*100)/100)}function al(t,n){let e=[];for(let r=1;r<t.length;r+=1){let i=t[r-1],o=t[r];(n[o.first]??0)<(n[i.last]??0)&&e.push((i.x+i.width+o.x)/2)}return e.length<=40?e:[]}function ll(t,n){let e=0,r=t.length-1;for(;e<=r;){let i=e+r>>1,o=t[i];if(n<o.first)r=i-1;else if(n>o.last)e=i+1;else return i}return-1}function go(t,n,e){let r=Math.min(e,Math.max(nl,Math.round(n-t))),i=Math.max(0,Math.min(e-r,Math.floor(t)));return[i,i+r]}var ul={device_markers:"Step markers of the device",host_markers:"Step markers of the host",inferred:"Steps are inferred"},cl=60,fl=3,hl=5;function vo({steps:t,meanMs:n}){let[e,r]=F(new Set),[i,o]=F(!1),s=U(()=>bo(t.columns.duration_ms),[t]),[a,c]=F(s>=hl),[u,f]=F(null),m=t.columns.duration_ms.length,p=U(()=>ji(t.columns.number),[t]),h=U(()=>t.categories.filter(({id:y})=>yl(fn(t,y))),[t]),d=y=>{let g=new Set(e);g.delete(y)||g.add(y),r(g)};return l(P,{id:"steps",title:"Step time",note:G(m,"step")+(i||m<cl?"":"; drag across the graph to zoom"),actions:l(N,{children:[u&&!i&&l("button",{type:"button",onClick:()=>f(null),children:"Show all steps"}),s>=fl&&!i&&l("button",{type:"button","aria-pressed":a,onClick:()=>c(!a),children:"Fit typical steps"}),l("button",{type:"button","aria-pressed":i,onClick:()=>o(!i),children:"Show as table"})]}),children:[i?l(_l,{steps:t}):l(N,{children:[l(dr,{categories:h,hidden:e,onToggle:d}),l(yo,{steps:t,layout:p,hidden:e,meanMs:n,fitTypical:a,zoom:u,onZoom:f})]}),l(pl,{steps:t,gaps:p.gaps,cut:a&&!i})]})}function pl({steps:t,gaps:n,cut:e}){let{number:r,complete:i}=t.columns,o=i.filter(s=>!s).length;return l("p",{class:"caption",children:[l("span",{children:[t.source==="inferred"&&l(Q,{children:"inferred"})," ",ul[t.source]??t.source,t.method?`: ${t.method}`:""]}),o>0&&l("span",{children:[l("span",{class:"hatch-swatch","aria-hidden":"true"})," ",G(o,"incomplete step"),", left out of averages"]}),e&&l("span",{children:[l("span",{class:"cut-swatch","aria-hidden":"true",children:"▲"})," longer than the axis shows"]}),n.length>0&&l("span",{children:["Not in the profile: ",dl(n,r)]})]})}var ml=4;function dl(t,n){let e=t.slice(0,ml).map(i=>gl(i,n)),r=t.length-e.length;return e.join("; ")+(r>0?`; and ${G(r,"more gap")}`:"")}function gl(t,n){let e=n[t.before-1],r=n[t.before];return`${G(t.missing,"step")} between ${e} and ${r}`}function _l({steps:t}){let{columns:n}=t,e=pt(n.duration_ms.reduce((i,o)=>Math.max(i,o),0)),r=[{key:"number",head:"Step",numeric:!0,cell:i=>n.number[i]??i},...n.name.some((i,o)=>i&&i!==String(n.number[o]))?[{key:"name",head:"Name",cell:i=>n.name[i]??""}]:[],{key:"start",head:`Start, ${e}`,numeric:!0,cell:i=>Qt(n.start_ms[i],e)},{key:"duration",head:`Duration, ${e}`,numeric:!0,cell:i=>Qt(n.duration_ms[i],e)},{key:"period",head:`Period, ${e}`,numeric:!0,cell:i=>Qt(n.period_ms[i],e)},...t.categories.map(({id:i,label:o})=>({key:`category-${i}`,head:`${o}, ${e}`,numeric:!0,cell:s=>Qt(fn(t,i)[s],e)})),{key:"complete",head:"Complete",cell:i=>n.complete[i]?"yes":`no: ${n.incomplete_reason[i]??"no reason given"}`}];return l(kt,{caption:"Time of each step",columns:r,rowCount:n.duration_ms.length,pageSize:25})}function yl(t){for(let n=0;n<t.length;n+=1)if((t[n]??0)>0)return!0;return!1}var bl=[["device","Top device ops"],["host","Top host ops"]];function wo({ops:t}){return l(N,{children:bl.map(([n,e])=>l(xl,{id:`top-ops-${n}`,title:e,ops:t.filter(r=>r.side===n)},n))})}function xl({id:t,title:n,ops:e}){if(e.length===0)return null;let r=e.some(s=>s.gflops_per_s!==null),i=e.some(s=>s.tensorcore_eligible!==null),o=[{key:"name",head:"Op",cell:s=>l(wl,{op:e[s]})},{key:"category",head:"Category",cell:s=>e[s].category},{key:"count",head:"Calls",numeric:!0,cell:s=>C(e[s].occurrences)},{key:"self",head:"Self time",numeric:!0,cell:s=>T(e[s].self_ms)},{key:"share",head:"Share",numeric:!0,cell:s=>J(e[s].share_percent)},{key:"cumulative",head:"Cumulative",numeric:!0,cell:s=>J(e[s].cumulative_percent)},...r?[{key:"rate",head:"GFLOP/s",numeric:!0,cell:s=>$t(e[s].gflops_per_s)}]:[],...i?[{key:"tensorcore",head:"Tensor Core",cell:s=>vl(e[s])}]:[]];return l(P,{id:t,title:n,note:"by self time",children:l(kt,{caption:n,columns:o,rowCount:e.length,pageSize:10})})}function vl(t){return t.tensorcore_used?"used":t.tensorcore_eligible===null?"–":t.tensorcore_eligible?t.tensorcore_used===null?"eligible, use not told":"eligible, not used":"not eligible"}function wl({op:t}){let n=t.framework_op&&t.framework_op!==t.name?t.framework_op:null;return l(N,{children:[l("code",{class:"op-name",children:t.name}),n&&l("span",{class:"metric-reason",children:n})]})}function ko({overview:t}){let{steps:n,inference:e,job:r,environment:i}=t,o=n!==null&&n.columns.duration_ms.length>0,s=r.kind==="inference"&&e!==null,a=o&&l(vo,{steps:n,meanMs:t.metrics.step_time?.value??null});return l("div",{class:"report",children:[i.simulated===!0&&l("p",{class:"banner",children:[l("strong",{children:"Simulated profile:"})," these numbers come from a generator, not from a device."]}),l("div",{class:"first-row",children:[l(Hr,{overview:t}),s?l(Pe,{inference:e}):l(se,{overview:t})]}),l(Dr,{findings:t.findings}),l(Ui,{overview:t}),!s&&e&&l(Pe,{inference:e}),s&&o?l("details",{class:"folded",children:[l("summary",{children:"Steps"}),l(se,{overview:t}),a]}):a,l("div",{class:"two-columns",children:[l(Lr,{overview:t}),l(hr,{overview:t})]}),l($r,{devices:t.devices}),l(Er,{hosts:t.hosts}),l(wo,{ops:t.top_ops})]})}var Fe="overview",Kt=`p.${Fe}.`,Mo={run:null,host:null};function Ue(){let t=To()?.location;return t?kl(t.hash):Mo}function So(t){let n=To();if(n)try{let e=Ml(n.location.hash,t);if(e===null||e===n.location.hash)return;n.history.replaceState(n.history.state,"",e)}catch{}}function kl(t){let n={...Mo};for(let e of t.replace(/^#/,"").split("&")){let r=e.indexOf("=");if(r<0)continue;let i=e.slice(0,r),o=Sl(e.slice(r+1));i===`${Kt}run`&&(n.run=o||null),i===`${Kt}host`&&(n.host=o||null)}return n}function Ml(t,n){let e=t.replace(/^#/,"").split("&").filter(o=>o!==""),r=e[0]!==void 0&&!e[0].includes("=")?e.shift():void 0;if(r!==void 0&&r!==Fe)return null;let i=e.filter(o=>!o.startsWith(`${Kt}run=`)&&!o.startsWith(`${Kt}host=`));return n.run!==null&&i.push(`${Kt}run=${encodeURIComponent(n.run)}`),n.host!==null&&i.push(`${Kt}host=${encodeURIComponent(n.host)}`),`#${[Fe,...i].join("&")}`}function Sl(t){try{return decodeURIComponent(t)}catch{return t}}function To(){try{let t=window.parent;return t!==window&&typeof t.location.hash=="string"?t:null}catch{return null}}function No(t){if(window.parent===window)return;let n=new MessageChannel;n.port1.onmessage=e=>{let r;try{r=JSON.parse(e.data)}catch{return}if(r.isReply)return;r.type==="experimental.DataReloaded"&&t();let i={type:r.type,id:r.id,payload:null,error:null,isReply:!0};n.port1.postMessage(JSON.stringify(i))},window.parent.postMessage("experimental.bootstrap","*",[n.port2])}var Tl=1e3,Ao={runs:null,choice:null,overview:null,shown:null,loading:!0,waiting:null,error:null,lostLink:null};function Po(){let[t,n]=F(Ao),e=Dt(p=>n(h=>({...h,...p})),[]),r=rt(null),i=rt(!1),o=rt(new Jt),s=rt(new Jt),a=rt(void 0),c=Dt(async p=>{e({choice:p,loading:!0,waiting:null,error:null});try{let h=await o.current.run(d=>sr(p.run,p.host,d,y=>e({waiting:y.message})));h!==null&&e({overview:h,shown:p,loading:!1,waiting:null})}catch(h){e({error:Ro(h),overview:null,shown:null,loading:!1,waiting:null})}},[]),u=Dt(p=>{i.current=!0,r.current=p,So(p),e({lostLink:null}),c(p)},[]),f=Dt(async p=>{clearTimeout(a.current);let h;try{h=await s.current.run(x=>or(x))}catch(x){o.current.cancel(),r.current=null,e({...Ao,loading:!1,error:Ro(x)});return}if(h===null)return;h.scanning&&(a.current=setTimeout(()=>{f(!1)},Tl));let d=i.current?r.current:Nl(h.runs),y=i.current||h.scanning?null:Al(h.runs),g=Co(h.runs,d)??Co(h.runs,r.current)??Cl(h.runs),_=g?.run!==r.current?.run||g?.host!==r.current?.host;r.current=g,e({runs:h,lostLink:y}),g===null?(o.current.cancel(),e({choice:null,overview:null,shown:null,error:null,waiting:null,loading:h.scanning})):(_||p)&&c(g)},[]),m=Dt(()=>{f(!0)},[]);return Cr(()=>(No(m),m(),()=>{clearTimeout(a.current),o.current.cancel(),s.current.cancel()}),[]),{...t,choose:u,reload:m}}function Nl(t){let n=Ue(),e=t.find(({id:r})=>r===n.run);return e?{run:e.id,host:e.hosts.find(r=>r===n.host)??null}:null}function Al(t){let{run:n}=Ue();return n!==null&&t.length>0&&t.every(({id:e})=>e!==n)?n:null}function Co(t,n){let e=n&&t.find(({id:r})=>r===n.run);return e?{run:e.id,host:e.hosts.find(r=>r===n.host)??null}:null}function Cl(t){let n=t.find(({status:e})=>e!=="empty")??t[0];return n?{run:n.id,host:null}:null}function Ro(t){return t instanceof X?t:new X("page",t instanceof Error?t.message:String(t))}var $o="";function Eo(){let t=Po(),{runs:n,choice:e,overview:r,loading:i,lostLink:o}=t;return l(N,{children:[l("header",{class:"bar",children:[l("h1",{children:"Overview"}),n&&e&&l(Pl,{runs:n.runs,choice:e,onChoose:t.choose}),r&&l($l,{overview:r}),l("p",{class:"activity",role:"status",children:i&&r?t.waiting??"Loading …":n?.scanning?"Searching for runs …":""})]}),l("main",{"aria-busy":i,children:[o!==null&&e&&l("p",{class:"banner",children:["The run “",o,"” of this address does not exist; this is “",e.run,"”."]}),l(je,{subject:r,onRetry:t.reload,children:l(Rl,{page:t})})]})]})}function Rl({page:t}){let{runs:n,overview:e,shown:r,choice:i,error:o,loading:s,waiting:a}=t;return o?l(ie,{error:o,onRetry:t.reload}):e&&r?l("div",{class:s&&!El(r,i)?"is-stale":void 0,children:l(ko,{overview:e},`${r.run} ${r.host??""}`)}):a?l(Ot,{title:"Still reading this profile",detail:a}):i?l(Ot,{title:"Loading the overview …",detail:i.run}):n===null||n.scanning?l(Ot,{title:"Searching for profiles …"}):l(Ot,{title:"No profile found",detail:n.message??"The log directory holds no profile.",hint:n.hint,children:l("button",{type:"button",onClick:t.reload,children:"Look again"})})}function Pl({runs:t,choice:n,onChoose:e}){let r=t.find(({id:i})=>i===n.run)?.hosts??[];return l("div",{class:"pickers",children:[l("p",{class:"picker",children:[l("label",{for:"run-picker",children:"Run"}),l("select",{id:"run-picker",value:n.run,onChange:i=>e({run:i.currentTarget.value,host:null}),children:t.map(({id:i,status:o})=>l("option",{value:i,children:o==="empty"?`${i} (empty)`:i},i))})]}),l("p",{class:"picker",children:[l("label",{for:"host-picker",children:"Host"}),l("select",{id:"host-picker",value:n.host??$o,onChange:i=>e({run:n.run,host:i.currentTarget.value||null}),children:[l("option",{value:$o,children:["All hosts (",r.length,")"]}),r.map(i=>l("option",{value:i,children:i},i))]})]})]})}function $l({overview:t}){let n=ee(t).filter(({severity:e})=>e!=="info").length;return l("p",{class:"badges",children:[l("span",{class:"tag",children:t.platform.toUpperCase()}),t.job.kind!=="unknown"&&l("span",{class:"tag",children:Et(t.job.kind)}),n>0&&l("button",{type:"button",class:"tag tag-warn",onClick:()=>document.getElementById("diagnostics")?.scrollIntoView(),children:n===1?"1 warning":`${n} warnings`})]})}function El(t,n){return t?.run===n?.run&&t?.host===n?.host}var je=class extends Rt{state={failure:null};componentDidCatch(n){console.error(n);let e=new X("page",`The page failed to draw this overview: ${n.message}`,"This is a defect of the page. The same overview can be read with: tensorboard-overview show");this.setState({failure:{subject:this.props.subject,error:e}})}render(){let{failure:n}=this.state,{subject:e,onRetry:r,children:i}=this.props;return n===null||n.subject!==e?i:l(ie,{error:n.error,onRetry:r})}};var Ol="dark-mode";function Oo(t){let n=Ll();if(n){let i=()=>t(n.classList.contains(Ol)?"dark":"light"),o=new MutationObserver(i);return o.observe(n,{attributes:!0,attributeFilter:["class"]}),i(),()=>o.disconnect()}let e=window.matchMedia("(prefers-color-scheme: dark)"),r=()=>t(e.matches?"dark":"light");return e.addEventListener("change",r),r(),()=>e.removeEventListener("change",r)}function Ll(){try{return window.parent===window?null:window.parent.document.body}catch{return null}}var Lo=`/* All colours are custom properties of charts/palette.ts. There is no animation at all. */

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
`;function yh(){let t=document.documentElement;t.lang="en",document.title="Overview",document.adoptedStyleSheets=[...document.adoptedStyleSheets,Bl()],Oo(e=>{t.dataset.theme=e});let n=document.createElement("div");n.id="overview",document.body.append(n),rr(l(Eo,{}),n)}function Bl(){let t=new CSSStyleSheet;return t.replaceSync(`:root{color-scheme:light;${oe("light")}}:root[data-theme="dark"]{color-scheme:dark;${oe("dark")}}`+Lo),t}export{yh as render};
