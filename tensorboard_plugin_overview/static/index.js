/* Do not edit: built from frontend/ by "npm run build".
 * Third-party code in this file: see THIRD_PARTY_NOTICES.txt beside it. */
var D,zr,Ta,we,Rn,Pt,Fr,Mt,qr,$n,Nn,Ca,lt=Symbol.for("pv"),At={},Et=[],Pa=/^m(i|n|o|s|text|space)$/,On=Array.isArray,Ur=Et.slice,Ne=Object.assign;function Re(e){e&&e.parentNode&&e.remove()}function Tt(e,t,n,r,i){var s={type:e,props:t,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:lt,__v:i||++zr,__i:-1,__u:0};return!i&&D.vnode&&D.vnode(s),s}function T(e){return e.children}function Ue(e,t){this.props=e,this.context=t,this.__g=0}function ke(e,t){if(t==null)return e.__&&ke(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:ke(e)}function Aa(e){var t,n=e.__v,r=n.__e,i=[],s=[],a=e.__P;a&&((t=Ne({constructor:lt},n)).__v=n.__v+1,D.vnode&&D.vnode(t),Ln(a,t,n,e.__n,a.namespaceURI,32&n.__u?[r]:null,i,r||ke(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,Yr(i,t,s),n.__=n.__e=null,t.__e!=r&&Wr(t))}function Wr(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Wr(e)}function Br(e){(8&e.__g||(e.__g|=8,we.push(e),Pt++))&&Rn==D.debounceRendering||((Rn=D.debounceRendering)||queueMicrotask)(Gr)}function Gr(){try{for(var e,t=1;we.length;)we.length>t&&we.sort(Fr),e=we.shift(),t=we.length,8&e.__g&&Aa(e)}finally{(Pt=we.length)&&(Rn||queueMicrotask)(Gr)}}function Vr(e,t,n,r,i,s,a,l,c,u,f){var h,d,p,m,_,b,x=r.__k||Et,g=t.length;for(c=Ea(n,t,x,c,g),h=0;h<g;h++)(p=n.__k[h])!=null&&(d=~p.__i&&x[p.__i]||At,p.__i=h,b=Ln(e,p,d,i,s,a,l,c,u,f),m=p.__e,(d.ref!=p.ref||8&d.__u)&&(d.ref&&Dn(d.ref,null,p,d),p.ref&&f.push(p.ref,p.__c||m,p)),_=_||m,4&p.__u?(c=Xr(p,c,e,!d.__v),d.__e&&(d.__e=null)):typeof p.type=="function"&&b!==void 0?c=b:m&&(c=m.nextSibling),p.__u&=-21);return n.__e=_,c}function Ea(e,t,n,r,i){var s,a,l,c,u,f,h,d,p,m=n.length,_=m,b=0,x=0,g=e.__k=Array(i);for(s=0;s<i;s++)(a=t[s])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=g[s]=Tt(null,a):On(a)?a=g[s]=Tt(T,{children:a}):a.constructor===lt&&a.__b?a=g[s]=Tt(a.type,a.props,a.key,a.ref,a.__v):g[s]=a,c=s+b,a.__=e,a.__b=e.__b+1,l=null,~(u=a.__i=Ra(a,n,c,_))&&(_--,(l=n[u])&&(l.__u|=2)),l&&l.__v?(a.__u|=16,u==c-1?b--:u==c+1?b++:u!=c&&(u>c?b--:b++,x=1)):(~u||(i>m?b--:i<m&&b++),typeof a.type!="function"&&(a.__u|=4))):g[s]=null;if(x){for(f=[],h=[],s=0;s<i;s++)if((a=g[s])&&16&a.__u){for(b=0,d=f.length;b<d;)f[p=b+d>>1]<a.__i?b=p+1:d=p;f[b]=a.__i,h[s]=b+1}for(b=f.length;s--;)h[s]&&(h[s]==b?b--:g[s].__u|=4)}if(_)for(s=0;s<m;s++)!(l=n[s])||2&l.__u||(l.__e==r&&(r=ke(l)),In(l,l));return r}function Xr(e,t,n,r){var i,s,a,l;if(typeof e.type=="function"){if(e.props.__P)return t;if(i=e.__k)for(s=0;s<i.length;s++)i[s]&&(i[s].__=e,t=Xr(i[s],t,n,!1));return t}for(t&&!t.parentNode&&(t=ke(e))&&!t.parentNode&&(t=null),a=e.__e,l=t;l&&l.nodeType==8;)l=l.nextSibling;for(a!=l&&(!r&&n.moveBefore&&a.parentNode?n.moveBefore(a,t):n.insertBefore(a,t||null)),t=a;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Ra(e,t,n,r){var i,s=e.key,a=e.type,l=t[n],c=l&&!(2&l.__u);if(l===null&&s==null||c&&s==l.key&&a==l.type)return n;if(r>(c?1:0)){for(i=n-1;i>=0;i--)if((l=t[i])&&!(2&l.__u)&&s==l.key&&a==l.type)return i;for(i=n+1;i<t.length;i++)if((l=t[i])&&!(2&l.__u)&&s==l.key&&a==l.type)return i}return-1}function Hr(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function St(e,t,n,r,i){var s,a;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof r=="string"&&(e.style.cssText=r=""),r)for(t in r)n&&t in n||Hr(e.style,t);if(n)for(t in n)r&&n[t]==r[t]||Hr(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof r!="function"&&(r=null),(e.__e||(e.__e={}))[t]=n,n&&r||(a=Nn[t]||(Nn[t]=Na(t)),(e.__a||(e.__a={}))[t]=$n,s=t!=(t=t.replace(qr,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,a,s):e.removeEventListener(t,a,s));else{if(i=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Na(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[Mt]==null)t[Mt]=$n++;else if(t[Mt]<this.__a[e])return;return n(D.event?D.event(t):t)}}}function Ln(e,t,n,r,i,s,a,l,c,u){var f,h,d,p,m,_,b,x,g,v,y,C,A,N,O,q,X,j,k=t.type;if(t.constructor!==lt)return null;128&n.__u&&(c=32&n.__u,f=n.__c.__z)&&(t.__u|=c,h=s=[],f.nodeType==8?l=Ct(f,s):s.push(f),l=s[0]||l),(f=D.__b)&&f(t);e:if(typeof k=="function"){d=a.length;try{if(x=t.props,g=(f=k.prototype)&&f.render,v=(f=k.contextType)&&r[f.__c],y=f?v?v.props.value:f.__:r,(p=n.__c)?(t.__c=p,2&p.__g&&(p.__g|=1)):(g?t.__c=p=new k(x,y):(t.__c=p=new Ue(x,y),p.constructor=k,p.render=Oa),v&&v.sub(p),p.state||(p.state={}),p.__n=r,p.__g|=8,p.__h=[],p.__k=[]),g&&(p.__s||(p.__s=p.state),k.getDerivedStateFromProps&&(p.__s==p.state&&(p.__s=Ne({},p.__s)),Ne(p.__s,k.getDerivedStateFromProps(x,p.__s)))),m=p.props,_=p.state,p.__v=t,n.__c){if(x!==m&&g&&!k.getDerivedStateFromProps&&p.componentWillReceiveProps&&p.componentWillReceiveProps(x,y),t.__v==n.__v&&!(8&p.__g)||!(4&p.__g)&&p.shouldComponentUpdate&&p.shouldComponentUpdate(x,p.__s,y)===!1){t.__v!=n.__v&&(p.props=x,p.state=p.__s,p.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(I){I&&(I.__=t)}),Et.push.apply(p.__h,p.__k),p.__k=[],p.__h.length&&a.push(p),l=ke(n);break e}p.componentWillUpdate&&p.componentWillUpdate(x,p.__s,y),g&&p.componentDidUpdate&&p.__h.push(function(){p.componentDidUpdate(m,_,b)})}else g&&!k.getDerivedStateFromProps&&p.componentWillMount&&p.componentWillMount(),g&&p.componentDidMount&&p.__h.push(p.componentDidMount);p.context=y,p.props=x,p.__P=e,p.__g&=-5,C=D.__r,A=g?25:0;do p.__g&=-9,C&&C(t),f=p.render(p.props,p.state=p.__s,p.context);while(8&p.__g&&++A<25);g&&(Et.push.apply(p.__h,p.__k),p.__k=[]),p.state=p.__s,p.getChildContext&&(r=Ne({},r,p.getChildContext())),g&&n.__c&&p.getSnapshotBeforeUpdate&&(b=p.getSnapshotBeforeUpdate(m,_)),N=f&&f.type===T&&f.key==null?f.props.children:f,x.__P&&(f=l,i=(e=x.__P).namespaceURI,c=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(I){I&&In(I,I)}),n.__k=null),l=n.__k?ke(n,0):null),l=Vr(e,On(N)?N:[N],t,n,r,i,s,a,l,c,u),x.__P&&(t.__e=null,l=f),t.__u&=-161,h&&h.some(Re),p.__h.length&&a.push(p),1&p.__g&&(p.__g&=-4)}catch(I){if(a.length=d,t.__v=null,c||s)if(I&&I.then){if(t.__u|=128|c,s){for(~(X=s.indexOf(l||void 0))||(X=s.length);(j=s[X-1])&&j.nodeType==8;)X--;for(;X<s.length;X++)if(j=s[X])if(s[X]=null,O){if(j==q)break}else{if(j.nodeType!=8)break;j.data.startsWith("$s")&&(q=Ct(O=j))}}if(!O){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;O=l}(f=Ct(O=t.__c.__z||(t.__c.__z=O)))?(t.__e=O,l=f):t.__e=l,l=l&&l.nextSibling}else s&&s.some(Re);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),I&&I.then||jr(t),D.__e(I,t,n)}}else l=t.__e=$a(n.__e,t,n,r,i,s,a,c,u,e);return(f=D.diffed)&&f(t),l}function Ct(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function jr(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(jr))}function Yr(e,t,n){for(var r=0;r<n.length;)Dn(n[r++],n[r++],n[r++]);D.__c&&D.__c(t,e),e.some(function(i){try{e=i.__h,i.__h=[],e.some(function(s){s.call(i)})}catch(s){D.__e(s,i.__v)}})}function $a(e,t,n,r,i,s,a,l,c,u){var f,h,d,p,m,_,b,x,g=n.props||At,v=t.props,y=t.type;if(y=="svg"?i="http://www.w3.org/2000/svg":y=="math"?i="http://www.w3.org/1998/Math/MathML":i||(i="http://www.w3.org/1999/xhtml"),s){for(f=0;f<s.length;f++)if((m=s[f])&&(y?m.localName==y:m.nodeType==3)){e=m,s[f]=null;break}}if(!e){if(x=u.ownerDocument||document,!y)return x.createTextNode(v);e=x.createElementNS(i,y,v.is?v:u),l&&(D.__m&&D.__m(t,s),l=!1),s=null}if(y){if(u=y=="template"&&e.content||e,s=y=="textarea"&&v.defaultValue!=null?null:s&&Ur.call(u.childNodes),!l&&s)for(g={},f=0;f<e.attributes.length;f++)g[(m=e.attributes[f]).name]=m.value;for(f in g)m=g[f],f=="dangerouslySetInnerHTML"?d=m:f=="children"||f in v||f=="value"&&"defaultValue"in v||f=="checked"&&"defaultChecked"in v||St(e,f,null,m,i);for(f in v)m=v[f],f=="children"?p=m:f=="dangerouslySetInnerHTML"?h=m:f=="value"?_=m:f=="checked"?b=m:l&&typeof m!="function"||g[f]===m||St(e,f,m,g[f],i);h?(l||d&&(h.__html==d.__html||h.__html==e.innerHTML)||(e.innerHTML=h.__html),t.__k=[]):(d&&(e.textContent=""),(y=="foreignObject"||i=="http://www.w3.org/1998/Math/MathML"&&Pa.test(y))&&(i="http://www.w3.org/1999/xhtml"),Vr(u,On(p)?p:[p],t,n,r,i,s,a,s?s[0]:n.__k&&ke(n,0),l,c),s&&s.some(Re)),l&&y!="textarea"||(f="value",y=="progress"&&_==null?e.removeAttribute(f):_==null||_===e[f]&&(y!="progress"||_)||St(e,f,_,g[f],i),f="checked",b!=null&&b!=e[f]&&St(e,f,b,g[f],i))}else g===v||l&&e.data==v||(e.data=v);return e}function Dn(e,t,n,r){try{typeof e=="function"?t?t.__x=e(t)||1:r&&(r=r.__c||r.__e)&&(t=r.__x)&&(r.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(i){D.__e(i,n)}}function In(e,t,n){var r,i,s,a;if(D.unmount&&D.unmount(e),!(r=e.ref)||r.current&&r.current!=e.__e||Dn(r,null,t,e),r=e.__c){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(l){D.__e(l,t)}r.__P=r.__n=null}if(r=e.__k)for(a=0;a<r.length;a++)r[a]&&In(r[a],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(r=e.__c)&&(r=r.__z)&&(i=Ct(r,s=[]))&&(r==e.__e&&s.some(Re),Re(i),Re(r)),n||Re(e.__e),e.__e=e.__c=e.__=null}function Oa(e,t,n){return this.constructor(e,n)}function Kr(e,t){var n,r,i,s;D.__&&D.__(e,t),t.nodeType==9&&(t=t.documentElement),r=(n=e&&32&e.__u)?null:t.__k,t.__k=Tt(T,{children:[e]}),i=[],s=[],Ln(t,t.__k,r||At,At,t.namespaceURI,r?null:t.firstChild?Ur.call(t.childNodes):null,i,r?r.__e:t.firstChild,n,s),Yr(i,t.__k,s),t.__k.props.children=null}D={__e:function(e,t,n,r){for(var i,s,a;t=t.__;)if((i=t.__c)&&!(1&i.__g)){i.__g|=4;try{if((a=(s=i.constructor)&&s.getDerivedStateFromError)&&i.setState(s.getDerivedStateFromError(e)),i.componentDidCatch&&(i.componentDidCatch(e,r||{}),a=1),a&&8&i.__g)return void(i.__g|=2)}catch(l){e=l}}throw Pt=0,e}},zr=0,Ta=function(e){return e!=null&&e.constructor===lt},Ue.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=Ne({},this.state)),typeof e=="function"&&(e=e(Ne({},n),this.props)),e&&(Ne(n,e),this.__v&&(t&&this.__k.push(t),Br(this)))},Ue.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Br(this))},Ue.prototype.render=T,we=[],Pt=0,Fr=function(e,t){return e.__v.__b-t.__v.__b},Mt=Symbol(),qr=/(PointerCapture)$|Capture$/i,$n=0,Nn={},Ca=0;var La="overview-document",Bn;function Rt(){if(Bn===void 0){let e=document.getElementById(La)?.textContent;Bn=e?JSON.parse(e):null}return Bn}function Nt(e,t){return e.run===t.run&&e.host===t.host}function We({run:e,host:t}){return t===null?e:`${e}, ${t}`}var Da,Zr=new Map;function he(e,t){let n=Zr.get(t);return n||(n=new Intl.NumberFormat(Da,{minimumFractionDigits:t,maximumFractionDigits:t,useGrouping:"min2"}),Zr.set(t,n)),n.format(e)}function oe(e){return typeof e=="number"&&Number.isFinite(e)}function M(e){return oe(e)?Ia(e,Se(e)):"–"}var se={µs:.001,ms:1,s:1e3};function Se(e){let t=Math.abs(e);return t>=999.95?"s":t>0&&t<.01?"µs":"ms"}function Ia(e,t){return`${Ge(e/se[t])} ${t}`}function Jr(e,t){return oe(e)?Ge(e/se[t]):"–"}function $t(e,t){let n=Se(e),r=ti(e/se[n]);return`± ${he(t/se[n],r)} ${n}`}function Hn(e,t){if(!oe(e))return"–";let n=oe(t)&&t!==0?` (${ve(100*e/Math.abs(t),"%")})`:"";return ve(e,"ms")+n}function ve(e,t){if(!oe(e))return"–";let n=e>0?"+":e<0?"−":"",r=ae(Math.abs(e),t);return r.startsWith("<")?r:n+r}function Z(e){return oe(e)?`${Ba(e)} %`:"–"}function Ba(e){return e===0||e===100?String(e):e>0&&e<.05?`<${he(.1,1)}`:e<100&&e>=99.95?`>${he(99.9,1)}`:he(e,1)}function E(e){return oe(e)?he(Math.round(e),0):"–"}function ee(e){return oe(e)?Number.isInteger(e)?he(e,0):Ge(e):"–"}function ae(e,t){if(!oe(e))return"–";switch(t){case"ms":return M(e);case"%":return Z(e);case"count":return ee(e);case"1/s":return`${Ge(e)} / s`;default:return t===""?Ge(e):`${Ge(e)} ${t}`}}function Ot(e,t){return he(e,Math.max(0,-Math.floor(Math.log10(t)+1e-9)))}function Qr(e){let t=e.lastIndexOf(" ");return t<0?[e,""]:[e.slice(0,t),e.slice(t+1)]}function Lt(e){return ae(e.value,e.unit)}function te(e){return e.replace(Ha,"$1 $2")}var Ha=/(\d) (%|(?:µs|ms|s|[kMGT]?B|[GT]?FLOPs?(?:\/s)?|[GT]B\/s|steps?)(?![\w/]))/g;function Dt(e){if(!oe(e))return"–";let t=["B","kB","MB","GB","TB"],n=e,r=0;for(;n>=999.5&&r<t.length-1;)n/=1e3,r+=1;return`${he(n,r===0||n>=99.95?0:1)} ${t[r]}`}function ei(e){if(!oe(e)||e<=0)return"–";let t=new Date(e/1e6);return Number.isNaN(t.getTime())?"–":`${t.toISOString().slice(0,19).replace("T"," ")} UTC`}function z(e,t){return`${E(e)} ${t}${e===1?"":"s"}`}function Ve(e){let t=e.replace(/_/g," ").trim();return t.charAt(0).toUpperCase()+t.slice(1)}function ti(e){let t=Math.abs(e);return t===0||t>=1e3?0:t>=99.995?1:t>=9.9995?2:3}function Ge(e){return e!==0&&Math.abs(e)<5e-4?`${e<0?">-":"<"}${he(.001,3)}`:he(e,ti(e))}var za=Symbol.for("pv"),Fa=0;function o(e,t,n,r,i,s){t||(t={});var a,l,c=t;if("ref"in c&&typeof e!="function")for(l in c={},t)l=="ref"?a=t[l]:c[l]=t[l];var u={type:e,props:c,key:n,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:za,__v:--Fa,__i:-1,__u:0};return(i||s)&&(u.__source=i,u.__self=s),D.vnode&&D.vnode(u),u}function L({id:e,title:t,note:n,actions:r,children:i}){return o("section",{class:"panel",id:e,"aria-labelledby":`${e}-title`,children:[o("header",{class:"panel-head",children:[o("h2",{id:`${e}-title`,children:t}),n&&o("p",{class:"panel-note",children:n}),r&&o("div",{class:"panel-actions",children:r})]}),i]})}function J({kind:e,children:t}){return o("span",{class:e?`tag tag-${e}`:"tag",children:t})}var ni=[["error","Error"],["warning","Warning"],["info","Note"]];function zn({diagnostics:e,run:t}){let n=[...t.files.filter(i=>i.status!=="ok").map(qa),...e],r=i=>ni.findIndex(([s])=>s===i);return n.sort((i,s)=>r(i.severity)-r(s.severity))}function qa(e){return{code:`file_${e.status}`,severity:e.status==="unreadable"?"error":"warning",message:`${e.host} (${Dt(e.bytes)}) is ${e.status}${e.message?`: ${e.message}`:""}`,hint:null}}function ri({overview:e}){let t=zn(e);return o(L,{id:"diagnostics",title:"Data quality",note:"diagnostics of the profile",children:t.length===0?o("p",{class:"quiet",children:"Nothing to report: all files were read in full."}):o("ul",{class:"diagnostics",children:t.map((n,r)=>o("li",{"data-code":n.code,class:`is-${n.severity}`,children:[o("span",{class:"diagnostic-severity",children:ni.find(([i])=>i===n.severity)?.[1]??n.severity}),o("span",{children:[te(n.message),n.hint&&o("span",{class:"metric-reason",children:n.hint})]})]},`${n.code}-${r}`))})})}function It({overview:e}){let t=zn(e).filter(({severity:n})=>n!=="info").length;return o("p",{class:"badges",children:[o("span",{class:"tag",children:e.platform.toUpperCase()}),e.job.kind!=="unknown"&&o("span",{class:"tag",children:Ve(e.job.kind)}),t>0&&o("button",{type:"button",class:"tag tag-warn",onClick:()=>document.getElementById("diagnostics")?.scrollIntoView(),children:t===1?"1 warning":`${t} warnings`})]})}var Ua=2e3,F=class extends Error{constructor(n,r,i=null,s=null,a=null){super(r);this.code=n;this.hint=i;this.status=s;this.retryAfterSeconds=a;this.name="ApiError"}code;hint;status;retryAfterSeconds},Wa=50,Fn=500;function ut({search:e="",offset:t=0,limit:n=Wa}={},r){let i=new URLSearchParams({limit:String(n)});return e!==""&&i.set("search",e),t>0&&i.set("offset",String(t)),oi(`./runs?${i}`,r)}async function Bt(e,t){for(let n=0;;n+=Fn){let{runs:r}=await ut({search:e,offset:n,limit:Fn},t),i=r.find(s=>s.id===e);if(i)return i;if(r.length<Fn)return null}}async function Ht(e,t,n,r,i){let s=new URLSearchParams({run:e});for(t!==null?s.set("host",t):i&&s.set("partial","1");;){let a=await ct(`./overview?${s}`,n,r);if(a.schema_version!==1)throw new F("unknown_schema",`The server sent version ${a.schema_version} of the overview document; this page reads version ${1}.`,"Reload the browser tab, so that page and server come from the same installation.");if(!a.run.pending?.length)return a;i?.(a),await si(Ua,n)}}async function ct(e,t,n){for(;;)try{return await oi(e,t)}catch(r){if(!(r instanceof F)||r.retryAfterSeconds===null)throw r;n?.(r),await si(r.retryAfterSeconds*1e3,t)}}async function oi(e,t){if(Rt()!==null)throw new F("exported_page","This page is an export: it holds this overview, and has no server to ask for more.","Open the run in TensorBoard.");let n;try{n=await fetch(e,{signal:t??null,headers:{Accept:"application/json"}})}catch(i){throw t?.aborted?i:new F("network","TensorBoard does not answer.","Check that the tensorboard process is still running, then retry.")}let r;try{r=await n.json()}catch(i){if(t?.aborted)throw i;r=null}if(!n.ok)throw Ga(n,r);if(r===null||typeof r!="object")throw new F("bad_answer",`The answer of ${e} is not JSON.`,null,n.status);return r}function Ga(e,t){let n=t?.error,r=e.status===503?Va(e.headers.get("Retry-After")):null;return n&&typeof n.message=="string"?new F(n.code,n.message,n.hint??null,e.status,r):new F("bad_answer",`The server answered ${e.status} without saying why.`,"The terminal in which tensorboard runs may tell more.",e.status,r)}function Va(e){let t=e===null?Number.NaN:Number(e);return Number.isFinite(t)?Math.min(30,Math.max(.25,t)):1}function si(e,t){return new Promise((n,r)=>{let i=()=>{clearTimeout(s),r(t?.reason)},s=setTimeout(()=>{t?.removeEventListener("abort",i),n()},e);t?.aborted?i():t?.addEventListener("abort",i,{once:!0})})}var le=class{controller=null;async run(t){this.cancel();let n=new AbortController;this.controller=n;try{let r=await t(n.signal);return n.signal.aborted?null:r}catch(r){if(n.signal.aborted)return null;throw r}}cancel(){this.controller?.abort(),this.controller=null}};function ft({title:e,detail:t,hint:n,kind:r="quiet",children:i}){return o("section",{class:`notice notice-${r}`,role:r==="error"?"alert":"status",children:[o("h2",{children:e}),t&&o("p",{class:"preformatted",children:t}),n&&(n.includes(`
`)?o("pre",{tabindex:0,children:n}):o("p",{class:"reason",children:n})),i]})}var qn={load_failed:"The Overview plugin could not be loaded",network:"No connection to TensorBoard",unreadable:"This profile cannot be read",not_found:"Not found"};function zt({error:e,onRetry:t}){let n=qn[e.code]??(e.status===422?qn.unreadable:e.status===404?qn.not_found:null)??"The overview cannot be shown";return o(ft,{title:n,detail:e.message,hint:e.hint,kind:"error",children:o("button",{type:"button",onClick:t,children:"Try again"})})}function Ft({message:e}){let t=/(\d+(?:\.\d+)?)\s*%/.exec(e??"")?.[1],[,n,r]=/(\d+) of (\d+)/.exec(e??"")??[],i=t!==void 0?Number(t)/100:r?Number(n)/Number(r):null;return o("progress",{"aria-label":"Progress",...i===null?{}:{value:Math.min(1,i),max:1}})}var qt=class extends Ue{state={failure:null};componentDidCatch(t){console.error(t);let n=new F("page",`The page failed to draw this overview: ${t.message}`,"This is a defect of the page. The same overview can be read with: tensorboard-overview show");this.setState({failure:{subject:this.props.subject,error:n}})}render(){let{failure:t}=this.state,{subject:n,onRetry:r,children:i}=this.props;return t===null||t.subject!==n?i:o(zt,{error:t.error,onRetry:r})}};var ai={light:{other:"#78808a",compilation:"#7c41b4",output:"#1a7b63",input:"#f86107",launch:"#8f5e0d",host:"#37a55a",collectives:"#a3243b",transfer:"#c556b2",compute:"#475ae5"},dark:{other:"#6f7883",compilation:"#a76fe1",output:"#66d7d7",input:"#e07601",launch:"#e9d668",host:"#94bf73",collectives:"#cb4835",transfer:"#ec8cba",compute:"#66a5fe"}},Xa={light:{ground:"#f4f5f7",raised:"#ffffff",sunken:"#f0f2f5",line:"#dde1e6","line-strong":"#868e98",text:"#1a1f26",muted:"#59626d",accent:"#1f5fbf",warn:"#8f5a00",bad:"#b3261e",good:"#0b6e3f"},dark:{ground:"#101317",raised:"#181c22",sunken:"#20252c",line:"#2d333c","line-strong":"#6d7681",text:"#e7eaee",muted:"#9fa8b3",accent:"#7db8ff",warn:"#f0b657",bad:"#ff8f85",good:"#6fd39a"}},ja={all_others:"other",idle:"other",compilation:"compilation",output:"output",input:"input",kernel_launch:"launch",host_compute:"host",host_transfer:"host",device_collectives:"collectives",collectives:"collectives",device_to_device:"transfer",sparsecore:"transfer",device_compute:"compute",compute:"compute",host:"host",device:"compute",communication:"input"},Ut=Object.keys(ai.light);function Me(e,t){return ja[e]??Ut[(t+1)%Ut.length]}function Un(e){return`var(--cat-${e})`}function Wn(e){let t=Object.entries(ai[e]).map(([r,i])=>`--cat-${r}:${i};`),n=Object.entries(Xa[e]).map(([r,i])=>`--${r}:${i};`);return[...t,...n].join("")}var li=8,Ya={compute:null,other:o("circle",{cx:2,cy:2,r:1.2}),compilation:o("path",{d:"M0,0l8,8M8,0l-8,8"}),output:o("path",{d:"M0,2h8M0,6h8"}),input:o("path",{d:"M-2,2l4,-4M0,8l8,-8M6,10l4,-4"}),launch:o("path",{d:"M2,0v8M6,0v8"}),host:o("circle",{cx:4,cy:4,r:2}),collectives:o("path",{d:"M-2,6l4,4M0,0l8,8M6,-2l4,4"}),transfer:o("path",{d:"M0,4h8M4,0v8"})};function Wt(){return o("svg",{class:"pattern-defs",width:0,height:0,"aria-hidden":"true",children:o("defs",{children:[Ut.map(e=>o("pattern",{id:`pattern-${e}`,class:"tile",width:li,height:li,patternUnits:"userSpaceOnUse",children:Ya[e]},e)),o("pattern",{id:"incomplete-hatch",width:6,height:6,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)",children:[o("rect",{class:"hatch-veil",width:6,height:6}),o("rect",{class:"hatch-line",width:2,height:6})]})]})})}function ui({id:e,d:t,role:n,dimmed:r}){return o("g",{class:r?"is-dimmed":void 0,children:[o("path",{"data-category":e,d:t,fill:Un(n),"shape-rendering":"crispEdges"}),o("path",{class:"pattern",d:t,fill:`url(#pattern-${n})`})]})}function Gn({role:e}){return o("svg",{class:"patterned-fill",width:"100%",height:"100%","aria-hidden":"true",children:[o("rect",{width:"100%",height:"100%",fill:Un(e)}),o("rect",{class:"pattern",width:"100%",height:"100%",fill:`url(#pattern-${e})`})]})}function de({role:e}){return o("span",{class:"swatch","aria-hidden":"true",children:o(Gn,{role:e})})}var $e,W,Vn,ci,Xn=Object.is,ht=0,bi=[],jn=[],U=D,fi=U.__b,pi=U.__r,hi=U.diffed,di=U.__c,mi=U.unmount,gi=U.__;function dt(e,t){U.__h&&U.__h(W,e,ht||t),ht=0;var n=W.__H||(W.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function P(e){return ht=1,Ka(xi,e)}function Ka(e,t,n){var r=dt($e++,2);if(r.t=e,!r.__c&&(r.__=[n?n(t):xi(void 0,t),function(s){var a=(r.__N||r.__)[0],l=r.t(a,s);Xn(a,l)||(r.__N=[l,r.__[1]],r.__c.setState({}))}],r.__c=W,!W.__f)){W.__f=!0;var i=W.shouldComponentUpdate;W.shouldComponentUpdate=function(s,a,l){var c=this.__H;if(!c)return!0;var u=!1,f=this.props!=s;if(c.__.some(function(d){d.__N&&(u=!0,Xn(d.__[0],d.__N[0])||(f=!0))}),i){var h=i.call(this,s,a,l);return u?h||f:h}return!u||f}}return r.__}function V(e,t){var n=dt($e++,3);!U.__s&&Kn(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,W.__H.__h.push(n))}function vi(e,t){var n=dt($e++,4);!U.__s&&Kn(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,W.__h.push(n))}function B(e){return ht=5,H(function(){return{current:e}},[])}function H(e,t){var n=dt($e++,7);return Kn(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function me(e,t){return ht=8,H(function(){return e},t)}function Te(){var e=dt($e++,11);if(!e.__){for(var t=W.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function Za(){var e;do{for(;e=jn.shift();)try{pt(e)}catch(n){U.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=bi.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(pt),t.__h.some(Yn),t.__h=[]}catch(n){t.__h=[],U.__e(n,e.__v)}}}while(jn.length)}U.__b=function(e){W=null,fi&&fi(e)},U.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),gi&&gi(e,t)},U.__r=function(e){pi&&pi(e),$e=0;var t=(W=e.__c).__H;t&&(Vn==W?W.__h=[]:(t.__h.some(pt),t.__h.some(Yn),$e=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Vn=W},U.diffed=function(e){hi&&hi(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&yi(bi.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Vn=W=null},U.__c=function(e,t){t.some(function(n){try{n.__h.some(pt),n.__h=n.__h.filter(function(r){return!r.__||Yn(r)})}catch(r){n.__h=[function(){throw r}]}}),di&&di(e,t)},U.unmount=function(e){mi&&mi(e);var t,n,r=e.__c;r&&r.__H&&(r.__H.__.some(function(i){try{if(i.__P&&i.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}i.__P=n,yi(jn.push(i))}else pt(i)}catch(s){t=s}}),r.__H=void 0,t&&U.__e(t,r.__v))};var _i=typeof requestAnimationFrame=="function";function Ja(e){var t,n=function(){clearTimeout(r),_i&&cancelAnimationFrame(t),setTimeout(e)},r=setTimeout(n,35);_i&&(t=requestAnimationFrame(n))}function yi(e){e!=1&&ci==U.requestAnimationFrame||((ci=U.requestAnimationFrame)||Ja)(Za)}function pt(e){var t=W,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),W=t}function Yn(e){var t=W;e.__c=e.__(),W=t}function Kn(e,t){return!e||e.length!=t.length||t.some(function(n,r){return!Xn(n,e[r])})}function xi(e,t){return typeof t=="function"?t(e):t}var ki="http://www.w3.org/2000/svg",Qa=["display","fill","fill-opacity","font-family","font-size","font-weight","opacity","stroke","stroke-dasharray","stroke-opacity","stroke-width"],el=".cursor, .cursor-band, .drag";function Si(e,t,n){let r=getComputedStyle(e),i=getComputedStyle(document.documentElement),s=e.width.baseVal.value+32,a=nl(n,s-32),l=30+a.length*20,c=e.height.baseVal.value+l+16,u=Oe("svg",{xmlns:ki,width:s,height:c,viewBox:`0 0 ${s} ${c}`});u.append(Oe("title",{},t)),u.append(Oe("rect",{width:s,height:c,fill:i.getPropertyValue("--raised").trim()||"#fff"}));let f={fill:i.color,"font-family":r.fontFamily,"font-size":12};u.append(Oe("text",{...f,"font-weight":600,x:16,y:22},t)),a.forEach((d,p)=>{for(let{label:m,color:_,x:b}of d){let x=30+p*20;u.append(Oe("rect",{x:16+b,y:x,width:10,height:10,rx:2,fill:_})),u.append(Oe("text",{...f,x:16+b+16,y:x+9},m))}});let h=Oe("svg",{x:16,y:l,overflow:"visible"});for(let d of tl(e))h.append(wi(d));for(let d of e.children)h.append(wi(d));return u.append(h),{text:new XMLSerializer().serializeToString(u),width:s,height:c}}function wi(e){let t=e.cloneNode(!0),n=[e,...e.querySelectorAll("*")],r=[t,...t.querySelectorAll("*")];return n.forEach((i,s)=>{let a=getComputedStyle(i);for(let l of Qa){let c=a.getPropertyValue(l);c!==""&&r[s].setAttribute(l,c.replace(/url\("#([^"]+)"\)/,"url(#$1)"))}r[s].removeAttribute("class")}),n.forEach((i,s)=>i.matches(el)&&r[s].remove()),t}function tl(e){let t=new Set;for(let{attributes:n}of e.querySelectorAll("[fill^='url(#']"))t.add(n.getNamedItem("fill").value.slice(5,-1));return[...t].map(n=>document.getElementById(n)).filter(n=>n!==null)}function nl(e,t){let n=[],r=1/0;for(let i of e){let s=34+i.label.length*7;r+s>t&&(n.push([]),r=0),n[n.length-1].push({...i,x:r}),r+=s}return n}function Oe(e,t,n){let r=document.createElementNS(ki,e);for(let[i,s]of Object.entries(t))i!=="xmlns"&&r.setAttribute(i,String(s));return n!==void 0&&(r.textContent=n),r}async function Mi(e){let t=new Image,n=URL.createObjectURL(new Blob([e.text],{type:"image/svg+xml"}));try{t.src=n,await t.decode();let r=document.createElement("canvas");return r.width=e.width*2,r.height=e.height*2,r.getContext("2d").drawImage(t,0,0,r.width,r.height),await new Promise((i,s)=>r.toBlob(a=>a?i(a):s(new Error("The browser made no PNG.")),"image/png"))}finally{URL.revokeObjectURL(n)}}function Ti(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(t),n.download=e,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),1e4)}function Ci({label:e,children:t}){let n=Te(),[r,i]=P(!1),s=B(null),a=()=>i(!1);return o("div",{class:"menu",onKeyDown:l=>{l.key!=="Escape"||!r||(a(),s.current?.focus())},onFocusOut:l=>{let c=l.relatedTarget;(c===null||!l.currentTarget.contains(c))&&a()},children:[o("button",{ref:s,type:"button","aria-expanded":r,"aria-controls":n,onClick:()=>i(!r),children:[e," ",o("span",{"aria-hidden":"true",children:"▾"})]}),o("div",{id:n,class:"menu-list",hidden:!r,onMouseDown:l=>l.preventDefault(),children:r&&t(a)})]})}var rl=[["json","JSON","the whole document"],["csv","CSV","every number shown, for a spreadsheet"],["html","HTML","one file that opens without a server"],["xprof","XProf JSON","for clients of XProf's overview page"]];function Pi({shown:e}){let[t,n]=P(null),r=async i=>{try{n(null),await sl(i,e)}catch(s){n(s instanceof Error?s.message:String(s))}};return o(T,{children:[o(Ci,{label:"Export",children:i=>o("ul",{children:[rl.map(([s,a,l])=>o("li",{children:o("a",{href:il(e,s),download:"",onClick:i,children:[a," ",o("span",{class:"panel-note",children:l})]})},s)),["svg","png"].map(s=>o("li",{children:o("button",{type:"button",onClick:()=>{i(),r(s)},children:[s.toUpperCase()," ",o("span",{class:"panel-note",children:"the chart, as it is drawn now"})]})},s))]})}),t&&o("span",{class:"problem",role:"alert",children:t})]})}function il({run:e,host:t},n){let r=new URLSearchParams({run:e,format:n});return t!==null&&r.set("host",t),`./export?${r}`}function ol({run:e,host:t}){return`overview-${(t===null?e:`${e}-${t}`).replace(/[^\w.-]+/g,"-")}`}async function sl(e,t){let n=document.querySelector("#steps svg.step-graph, #inference .chart svg");if(!n)throw new Error("There is no chart on the page: it has no steps, or shows them as a table.");let r=n.closest(".panel"),i=`${r?.querySelector("h2")?.textContent??"Chart"}: ${t.run}`,s=Si(n,i,n.matches(".step-graph")&&r?al(r):[]),a=`${ol(t)}-steps.${e}`;Ti(a,e==="png"?await Mi(s):new Blob([s.text],{type:"image/svg+xml"}))}function al(e){return[...e.querySelectorAll('.legend-item:not([aria-pressed="false"])')].map(t=>({label:t.textContent??"",color:getComputedStyle(t.querySelector("rect")).fill}))}function Q({caption:e,columns:t,rowCount:n,pageSize:r=50,rowClass:i,origin:s,pointedRow:a=null}){let l=Math.max(1,Math.ceil(n/r)),[c,u]=P(0),[f,h]=P(null),d=Te(),p=B(null);V(()=>{a!==null&&u(Math.floor(a/r))},[a]);let m=Math.min(c,l-1),_=m*r,b=Math.min(n,_+r);V(()=>{a!==null&&p.current?.scrollIntoView?.({block:"center"})},[a,m]);let x=Array.from({length:b-_},(g,v)=>_+v);return o("div",{class:"table-block",children:[o("div",{class:"table-scroll",tabindex:0,role:"group","aria-label":e,children:o("table",{children:[o("caption",{class:"visually-hidden",children:e}),o("thead",{children:o("tr",{children:t.map(g=>o("th",{scope:"col",class:g.numeric?"numeric":void 0,children:g.definition?o("button",{type:"button",class:"column-head",title:g.definition,"aria-expanded":f===g.key,"aria-controls":d,onClick:()=>h(f===g.key?null:g.key),children:g.head}):g.head},g.key))})}),o("tbody",{children:x.map(g=>o("tr",{ref:g===a?p:void 0,class:[i?.(g),g===a?"is-pointed":""].filter(Boolean).join(" ")||void 0,children:t.map((v,y)=>y===0?o("th",{scope:"row",class:v.numeric?"numeric":void 0,children:v.cell(g)},v.key):o("td",{class:v.numeric?"numeric":void 0,children:v.cell(g)},v.key))},g))})]})}),l>1&&o(ll,{page:m,pages:l,onTurn:u,rows:[_+1,b,n]}),o(ul,{id:d,columns:t,origin:s,opened:f,onOpen:h})]})}function ll({page:e,pages:t,onTurn:n,rows:r}){let[i,s,a]=r.map(E);return o("div",{class:"pager",role:"group","aria-label":"Pages of the table",children:[o("button",{type:"button",disabled:e===0,onClick:()=>n(0),children:"First"}),o("button",{type:"button",disabled:e===0,onClick:()=>n(e-1),children:"Previous"}),o("span",{role:"status",children:["Rows ",i," to ",s," of ",a]}),o("button",{type:"button",disabled:e===t-1,onClick:()=>n(e+1),children:"Next"}),o("button",{type:"button",disabled:e===t-1,onClick:()=>n(t-1),children:"Last"})]})}function ul({id:e,columns:t,origin:n,opened:r,onOpen:i}){let s=t.filter(({definition:a})=>a);return s.length===0?null:o("details",{id:e,class:"how",open:r!==null,onToggle:a=>{a.currentTarget.open!==(r!==null)&&i(a.currentTarget.open?"":null)},children:[o("summary",{children:"What the columns mean, and where they come from"}),o("dl",{class:"formulas",children:[s.map(({key:a,head:l,definition:c,formula:u})=>o("div",{class:a===r?"is-pointed":void 0,children:[o("dt",{children:l}),o("dd",{children:[c,u&&o("span",{class:"formula definition",children:["Formula: ",u]})]})]},a)),n&&o(T,{children:[o("div",{children:[o("dt",{children:"Window"}),o("dd",{children:n.window})]}),o("div",{children:[o("dt",{children:"Files"}),o("dd",{children:n.files})]})]})]})]})}function Le(e,t){return e==null||t==null?NaN:e<t?-1:e>t?1:e>=t?0:NaN}function cl(e,t){return e==null||t==null?NaN:t<e?-1:t>e?1:t>=e?0:NaN}function Ei(e){let t,n,r;e.length!==2?(t=Le,n=(l,c)=>Le(e(l),c),r=(l,c)=>e(l)-c):(t=e===Le||e===cl?e:fl,n=e,r=e);function i(l,c,u=0,f=l.length){if(u<f){if(t(c,c)!==0)return f;do{let h=u+f>>>1;n(l[h],c)<0?u=h+1:f=h}while(u<f)}return u}function s(l,c,u=0,f=l.length){if(u<f){if(t(c,c)!==0)return f;do{let h=u+f>>>1;n(l[h],c)<=0?u=h+1:f=h}while(u<f)}return u}function a(l,c,u=0,f=l.length){let h=i(l,c,u,f-1);return h>u&&r(l[h-1],c)>-r(l[h],c)?h-1:h}return{left:i,center:a,right:s}}function fl(){return 0}function pl(e){return e===null?NaN:+e}function*hl(e,t){if(t===void 0)for(let n of e)n!=null&&(n=+n)>=n&&(yield n);else{let n=-1;for(let r of e)(r=t(r,++n,e))!=null&&(r=+r)>=r&&(yield r)}}var Ri=Ei(Le),Ni=Ri.right,qp=Ri.left,Up=Ei(pl).center;var Wp=$i(Oi),Gp=$i(dl);function $i(e){return function(t,n,r=n){if(!((n=+n)>=0))throw new RangeError("invalid rx");if(!((r=+r)>=0))throw new RangeError("invalid ry");let{data:i,width:s,height:a}=t;if(!((s=Math.floor(s))>=0))throw new RangeError("invalid width");if(!((a=Math.floor(a!==void 0?a:i.length/s))>=0))throw new RangeError("invalid height");if(!s||!a||!n&&!r)return t;let l=n&&e(n),c=r&&e(r),u=i.slice();return l&&c?(Xe(l,u,i,s,a),Xe(l,i,u,s,a),Xe(l,u,i,s,a),je(c,i,u,s,a),je(c,u,i,s,a),je(c,i,u,s,a)):l?(Xe(l,i,u,s,a),Xe(l,u,i,s,a),Xe(l,i,u,s,a)):c&&(je(c,i,u,s,a),je(c,u,i,s,a),je(c,i,u,s,a)),t}}function Xe(e,t,n,r,i){for(let s=0,a=r*i;s<a;)e(t,n,s,s+=r,1)}function je(e,t,n,r,i){for(let s=0,a=r*i;s<r;++s)e(t,n,s,s+a,r)}function dl(e){let t=Oi(e);return(n,r,i,s,a)=>{i<<=2,s<<=2,a<<=2,t(n,r,i+0,s+0,a),t(n,r,i+1,s+1,a),t(n,r,i+2,s+2,a),t(n,r,i+3,s+3,a)}}function Oi(e){let t=Math.floor(e);if(t===e)return ml(e);let n=e-t,r=2*e+1;return(i,s,a,l,c)=>{if(!((l-=c)>=a))return;let u=t*s[a],f=c*t,h=f+c;for(let d=a,p=a+f;d<p;d+=c)u+=s[Math.min(l,d)];for(let d=a,p=l;d<=p;d+=c)u+=s[Math.min(l,d+f)],i[d]=(u+n*(s[Math.max(a,d-h)]+s[Math.min(l,d+h)]))/r,u-=s[Math.max(a,d-f)]}}function ml(e){let t=2*e+1;return(n,r,i,s,a)=>{if(!((s-=a)>=i))return;let l=e*r[i],c=a*e;for(let u=i,f=i+c;u<f;u+=a)l+=r[Math.min(s,u)];for(let u=i,f=s;u<=f;u+=a)l+=r[Math.min(s,u+c)],n[u]=l/t,l-=r[Math.max(i,u-c)]}}function gl(e=Le){if(e===Le)return Li;if(typeof e!="function")throw new TypeError("compare is not a function");return(t,n)=>{let r=e(t,n);return r||r===0?r:(e(n,n)===0)-(e(t,t)===0)}}function Li(e,t){return(e==null||!(e>=e))-(t==null||!(t>=t))||(e<t?-1:e>t?1:0)}var _l=Array.prototype,Vp=_l.slice;var yl=Math.sqrt(50),bl=Math.sqrt(10),vl=Math.sqrt(2);function Gt(e,t,n){let r=(t-e)/Math.max(0,n),i=Math.floor(Math.log10(r)),s=r/Math.pow(10,i),a=s>=yl?10:s>=bl?5:s>=vl?2:1,l,c,u;return i<0?(u=Math.pow(10,-i)/a,l=Math.round(e*u),c=Math.round(t*u),l/u<e&&++l,c/u>t&&--c,u=-u):(u=Math.pow(10,i)*a,l=Math.round(e/u),c=Math.round(t/u),l*u<e&&++l,c*u>t&&--c),c<l&&.5<=n&&n<2?Gt(e,t,n*2):[l,c,u]}function Di(e,t,n){if(t=+t,e=+e,n=+n,!(n>0))return[];if(e===t)return[e];let r=t<e,[i,s,a]=r?Gt(t,e,n):Gt(e,t,n);if(!(s>=i))return[];let l=s-i+1,c=new Array(l);if(r)if(a<0)for(let u=0;u<l;++u)c[u]=(s-u)/-a;else for(let u=0;u<l;++u)c[u]=(s-u)*a;else if(a<0)for(let u=0;u<l;++u)c[u]=(i+u)/-a;else for(let u=0;u<l;++u)c[u]=(i+u)*a;return c}function Vt(e,t,n){return t=+t,e=+e,n=+n,Gt(e,t,n)[2]}function Xt(e,t,n){t=+t,e=+e,n=+n;let r=t<e,i=r?Vt(t,e,n):Vt(e,t,n);return(r?-1:1)*(i<0?1/-i:i)}function ue(e,t){let n;if(t===void 0)for(let r of e)r!=null&&(n<r||n===void 0&&r>=r)&&(n=r);else{let r=-1;for(let i of e)(i=t(i,++r,e))!=null&&(n<i||n===void 0&&i>=i)&&(n=i)}return n}function Ai(e,t){let n;if(t===void 0)for(let r of e)r!=null&&(n>r||n===void 0&&r>=r)&&(n=r);else{let r=-1;for(let i of e)(i=t(i,++r,e))!=null&&(n>i||n===void 0&&i>=i)&&(n=i)}return n}function Ii(e,t,n=0,r=1/0,i){if(t=Math.floor(t),n=Math.floor(Math.max(0,n)),r=Math.floor(Math.min(e.length-1,r)),!(n<=t&&t<=r))return e;for(i=i===void 0?Li:gl(i);r>n;){if(r-n>600){let c=r-n+1,u=t-n+1,f=Math.log(c),h=.5*Math.exp(2*f/3),d=.5*Math.sqrt(f*h*(c-h)/c)*(u-c/2<0?-1:1),p=Math.max(n,Math.floor(t-u*h/c+d)),m=Math.min(r,Math.floor(t+(c-u)*h/c+d));Ii(e,t,p,m,i)}let s=e[t],a=n,l=r;for(mt(e,n,t),i(e[r],s)>0&&mt(e,n,r);a<l;){for(mt(e,a,l),++a,--l;i(e[a],s)<0;)++a;for(;i(e[l],s)>0;)--l}i(e[n],s)===0?mt(e,n,l):(++l,mt(e,l,r)),l<=t&&(n=l+1),t<=l&&(r=l-1)}return e}function mt(e,t,n){let r=e[t];e[t]=e[n],e[n]=r}function Bi(e,t,n){if(e=Float64Array.from(hl(e,n)),!(!(r=e.length)||isNaN(t=+t))){if(t<=0||r<2)return Ai(e);if(t>=1)return ue(e);var r,i=(r-1)*t,s=Math.floor(i),a=ue(Ii(e,s).subarray(0,s+1)),l=Ai(e.subarray(s+1));return a+(l-a)*(i-s)}}function Hi(e,t){return Bi(e,.5,t)}var Xp=xl(Math.random);function xl(e){return function(n,r=0,i=n.length){let s=i-(r=+r);for(;s;){let a=e()*s--|0,l=n[s+r];n[s+r]=n[a+r],n[a+r]=l}return n}}var wl=.05,kl=3;function Yt(e){let t=e.length,n=new Float64Array(t),r=[],i=Sl(e),s=Math.max(kl,Math.ceil(t*wl)),a=0;for(let l=0;l<t;l+=1){let c=i===0?0:Math.round(zi(e,l)/i)-1;if(c>0){let u=Math.min(c,s);r.push({before:l,missing:c,slot:a,width:u}),a+=u}n[l]=a,a+=1}return{slot:n,slots:a,gaps:r}}function Sl(e){let t=[];for(let r=1;r<e.length;r+=1){let i=zi(e,r);i>0&&t.push(i)}let n=t[0]??0;return t.every(r=>r===n)?n:Hi(t)}function zi(e,t){let n=e[t]??null,r=t>0?e[t-1]??null:null;return n===null||r===null?0:n-r}function Fi(e,t){let n=new Float64Array(t);for(let r of e)for(let i=0;i<t;i+=1)n[i]=n[i]+(r[i]??0);return n}var Ml=.22,Tl=3,Cl=56;function Ye(e,t,n,r,i){let s=Math.floor(i);return s<1||r<=n?[]:r-n<=s?Pl(e,t,n,r,s):Al(e,t,n,r,s)}function Pl({slot:e},t,n,r,i){let s=i/(r-n),a=s>=Tl?Math.max(1,s*Ml):0,l=Math.min(s-a,Cl),c=[];for(let u=qi(e,n);u<e.length&&e[u]<r;u+=1){let h=(e[u]-n+.5)*s-l/2;c.push({step:u,first:u,last:u,mean:t[u]??0,x:h,width:l})}return c}function Al({slot:e},t,n,r,i){let s=i/(r-n),a=[],l=null,c=0,u=()=>{l&&(l.mean=c/(l.last-l.first+1))};for(let f=qi(e,n);f<e.length&&e[f]<r;f+=1){let h=Math.min(i-1,Math.floor((e[f]-n)*s)),d=t[f]??0;l===null||l.x!==h?(u(),l={step:f,first:f,last:f,mean:d,x:h,width:1},c=d,a.push(l)):(l.last=f,c+=d,d>(t[l.step]??0)&&(l.step=f))}return u(),a}function qi(e,t){let n=0,r=e.length;for(;n<r;){let i=n+r>>1;e[i]<t?n=i+1:r=i}return n}function El(e,t){let n=-1,r=1/0,i=0,s=e.length-1;for(;i<=s;){let a=i+s>>1,l=e[a],c=t-(l.x+l.width/2);Math.abs(c)<r&&(r=Math.abs(c),n=a),c<0?s=a-1:i=a+1}return n}var jt=3,Rl=1.25;function Ui(e,t,n){let r=El(e,n),i=e[r];if(!i||i.width>jt)return r;let s=l=>t[e[l]?.step??-1]??0,a=r;for(let l=r-jt;l<=r+jt;l+=1){let c=e[l];c&&Math.abs(c.x-i.x)<=jt&&s(l)>s(a)&&(a=l)}return s(a)>Rl*s(r)?a:r}function Kt(e,t){let n=0,r=e.length-1;for(;n<=r;){let i=n+r>>1,s=e[i];if(t<s.first)r=i-1;else if(t>s.last)n=i+1;else return i}return-1}function Zt(e,t){return(t==="duration"?Zn(e):Nl(e)).filter(({values:r})=>$l(r))}function Zn(e){return e.categories.map(({id:t,label:n,definition:r},i)=>({id:t,label:n,definition:r,role:Me(t,i),values:Jn(e,t)}))}function Nl({columns:e}){let{duration_ms:t,period_ms:n}=e,r=t.map((s,a)=>Math.min(s,n[a]??0)),i=t.map((s,a)=>Math.max(0,(n[a]??0)-s));return[{id:"within",label:"Within the step",definition:"From the step's start to its end, or to the start of the next if that comes first.",role:"compute",values:r},{id:"between",label:"Until the next step",definition:"From the step's end to the start of the next step.",role:"other",values:i}]}function Jn(e,t){return e.columns[t]??[]}function $l(e){for(let t=0;t<e.length;t+=1)if((e[t]??0)>0)return!0;return!1}function Jt({headline:e,steps:t}){let n=e?.outliers;if(!t||!n||n.count===0)return()=>!1;let{complete:r,duration_ms:i}=t.columns;return s=>r[s]&&i[s]>n.above_ms}function Qt(e){let t=new Float64Array(e).sort(),n=t.length>>1;return t.length===0?0:t.length%2===1?t[n]:(t[n-1]+t[n])/2}function Qe(e,t,n){e.prototype=t.prototype=n,n.constructor=e}function yt(e,t){var n=Object.create(e.prototype);for(var r in t)n[r]=t[r];return n}function Ce(){}var He=.7,Je=1/He,Ke="\\s*([+-]?\\d+)\\s*",gt="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)\\s*",ge="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)%\\s*",Ol=/^#([0-9a-f]{3,8})$/,Ll=new RegExp(`^rgb\\(${Ke},${Ke},${Ke}\\)$`),Dl=new RegExp(`^rgb\\(${ge},${ge},${ge}\\)$`),Il=new RegExp(`^rgba\\(${Ke},${Ke},${Ke},${gt}\\)$`),Bl=new RegExp(`^rgba\\(${ge},${ge},${ge},${gt}\\)$`),Hl=new RegExp(`^hsl\\(${gt},${ge},${ge}\\)$`),zl=new RegExp(`^hsla\\(${gt},${ge},${ge},${gt}\\)$`),Wi={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074};Qe(Ce,et,{copy(e){return Object.assign(new this.constructor,this,e)},displayable(){return this.rgb().displayable()},hex:Gi,formatHex:Gi,formatHex8:Fl,formatHsl:ql,formatRgb:Vi,toString:Vi});function Gi(){return this.rgb().formatHex()}function Fl(){return this.rgb().formatHex8()}function ql(){return to(this).formatHsl()}function Vi(){return this.rgb().formatRgb()}function et(e){var t,n;return e=(e+"").trim().toLowerCase(),(t=Ol.exec(e))?(n=t[1].length,t=parseInt(t[1],16),n===6?Xi(t):n===3?new Y(t>>8&15|t>>4&240,t>>4&15|t&240,(t&15)<<4|t&15,1):n===8?en(t>>24&255,t>>16&255,t>>8&255,(t&255)/255):n===4?en(t>>12&15|t>>8&240,t>>8&15|t>>4&240,t>>4&15|t&240,((t&15)<<4|t&15)/255):null):(t=Ll.exec(e))?new Y(t[1],t[2],t[3],1):(t=Dl.exec(e))?new Y(t[1]*255/100,t[2]*255/100,t[3]*255/100,1):(t=Il.exec(e))?en(t[1],t[2],t[3],t[4]):(t=Bl.exec(e))?en(t[1]*255/100,t[2]*255/100,t[3]*255/100,t[4]):(t=Hl.exec(e))?Ki(t[1],t[2]/100,t[3]/100,1):(t=zl.exec(e))?Ki(t[1],t[2]/100,t[3]/100,t[4]):Wi.hasOwnProperty(e)?Xi(Wi[e]):e==="transparent"?new Y(NaN,NaN,NaN,0):null}function Xi(e){return new Y(e>>16&255,e>>8&255,e&255,1)}function en(e,t,n,r){return r<=0&&(e=t=n=NaN),new Y(e,t,n,r)}function ir(e){return e instanceof Ce||(e=et(e)),e?(e=e.rgb(),new Y(e.r,e.g,e.b,e.opacity)):new Y}function bt(e,t,n,r){return arguments.length===1?ir(e):new Y(e,t,n,r??1)}function Y(e,t,n,r){this.r=+e,this.g=+t,this.b=+n,this.opacity=+r}Qe(Y,bt,yt(Ce,{brighter(e){return e=e==null?Je:Math.pow(Je,e),new Y(this.r*e,this.g*e,this.b*e,this.opacity)},darker(e){return e=e==null?He:Math.pow(He,e),new Y(this.r*e,this.g*e,this.b*e,this.opacity)},rgb(){return this},clamp(){return new Y(Ie(this.r),Ie(this.g),Ie(this.b),nn(this.opacity))},displayable(){return-.5<=this.r&&this.r<255.5&&-.5<=this.g&&this.g<255.5&&-.5<=this.b&&this.b<255.5&&0<=this.opacity&&this.opacity<=1},hex:ji,formatHex:ji,formatHex8:Ul,formatRgb:Yi,toString:Yi}));function ji(){return`#${De(this.r)}${De(this.g)}${De(this.b)}`}function Ul(){return`#${De(this.r)}${De(this.g)}${De(this.b)}${De((isNaN(this.opacity)?1:this.opacity)*255)}`}function Yi(){let e=nn(this.opacity);return`${e===1?"rgb(":"rgba("}${Ie(this.r)}, ${Ie(this.g)}, ${Ie(this.b)}${e===1?")":`, ${e})`}`}function nn(e){return isNaN(e)?1:Math.max(0,Math.min(1,e))}function Ie(e){return Math.max(0,Math.min(255,Math.round(e)||0))}function De(e){return e=Ie(e),(e<16?"0":"")+e.toString(16)}function Ki(e,t,n,r){return r<=0?e=t=n=NaN:n<=0||n>=1?e=t=NaN:t<=0&&(e=NaN),new ce(e,t,n,r)}function to(e){if(e instanceof ce)return new ce(e.h,e.s,e.l,e.opacity);if(e instanceof Ce||(e=et(e)),!e)return new ce;if(e instanceof ce)return e;e=e.rgb();var t=e.r/255,n=e.g/255,r=e.b/255,i=Math.min(t,n,r),s=Math.max(t,n,r),a=NaN,l=s-i,c=(s+i)/2;return l?(t===s?a=(n-r)/l+(n<r)*6:n===s?a=(r-t)/l+2:a=(t-n)/l+4,l/=c<.5?s+i:2-s-i,a*=60):l=c>0&&c<1?0:a,new ce(a,l,c,e.opacity)}function on(e,t,n,r){return arguments.length===1?to(e):new ce(e,t,n,r??1)}function ce(e,t,n,r){this.h=+e,this.s=+t,this.l=+n,this.opacity=+r}Qe(ce,on,yt(Ce,{brighter(e){return e=e==null?Je:Math.pow(Je,e),new ce(this.h,this.s,this.l*e,this.opacity)},darker(e){return e=e==null?He:Math.pow(He,e),new ce(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=this.h%360+(this.h<0)*360,t=isNaN(e)||isNaN(this.s)?0:this.s,n=this.l,r=n+(n<.5?n:1-n)*t,i=2*n-r;return new Y(Qn(e>=240?e-240:e+120,i,r),Qn(e,i,r),Qn(e<120?e+240:e-120,i,r),this.opacity)},clamp(){return new ce(Zi(this.h),tn(this.s),tn(this.l),nn(this.opacity))},displayable(){return(0<=this.s&&this.s<=1||isNaN(this.s))&&0<=this.l&&this.l<=1&&0<=this.opacity&&this.opacity<=1},formatHsl(){let e=nn(this.opacity);return`${e===1?"hsl(":"hsla("}${Zi(this.h)}, ${tn(this.s)*100}%, ${tn(this.l)*100}%${e===1?")":`, ${e})`}`}}));function Zi(e){return e=(e||0)%360,e<0?e+360:e}function tn(e){return Math.max(0,Math.min(1,e||0))}function Qn(e,t,n){return(e<60?t+(n-t)*e/60:e<180?n:e<240?t+(n-t)*(240-e)/60:t)*255}var no=Math.PI/180,ro=180/Math.PI,rn=18,io=.96422,oo=1,so=.82521,ao=4/29,Ze=6/29,lo=3*Ze*Ze,Wl=Ze*Ze*Ze;function uo(e){if(e instanceof _e)return new _e(e.l,e.a,e.b,e.opacity);if(e instanceof xe)return fo(e);e instanceof Y||(e=ir(e));var t=rr(e.r),n=rr(e.g),r=rr(e.b),i=er((.2225045*t+.7168786*n+.0606169*r)/oo),s,a;return t===n&&n===r?s=a=i:(s=er((.4360747*t+.3850649*n+.1430804*r)/io),a=er((.0139322*t+.0971045*n+.7141733*r)/so)),new _e(116*i-16,500*(s-i),200*(i-a),e.opacity)}function co(e,t,n,r){return arguments.length===1?uo(e):new _e(e,t,n,r??1)}function _e(e,t,n,r){this.l=+e,this.a=+t,this.b=+n,this.opacity=+r}Qe(_e,co,yt(Ce,{brighter(e){return new _e(this.l+rn*(e??1),this.a,this.b,this.opacity)},darker(e){return new _e(this.l-rn*(e??1),this.a,this.b,this.opacity)},rgb(){var e=(this.l+16)/116,t=isNaN(this.a)?e:e+this.a/500,n=isNaN(this.b)?e:e-this.b/200;return t=io*tr(t),e=oo*tr(e),n=so*tr(n),new Y(nr(3.1338561*t-1.6168667*e-.4906146*n),nr(-.9787684*t+1.9161415*e+.033454*n),nr(.0719453*t-.2289914*e+1.4052427*n),this.opacity)}}));function er(e){return e>Wl?Math.pow(e,1/3):e/lo+ao}function tr(e){return e>Ze?e*e*e:lo*(e-ao)}function nr(e){return 255*(e<=.0031308?12.92*e:1.055*Math.pow(e,1/2.4)-.055)}function rr(e){return(e/=255)<=.04045?e/12.92:Math.pow((e+.055)/1.055,2.4)}function Gl(e){if(e instanceof xe)return new xe(e.h,e.c,e.l,e.opacity);if(e instanceof _e||(e=uo(e)),e.a===0&&e.b===0)return new xe(NaN,0<e.l&&e.l<100?0:NaN,e.l,e.opacity);var t=Math.atan2(e.b,e.a)*ro;return new xe(t<0?t+360:t,Math.sqrt(e.a*e.a+e.b*e.b),e.l,e.opacity)}function sn(e,t,n,r){return arguments.length===1?Gl(e):new xe(e,t,n,r??1)}function xe(e,t,n,r){this.h=+e,this.c=+t,this.l=+n,this.opacity=+r}function fo(e){if(isNaN(e.h))return new _e(e.l,0,0,e.opacity);var t=e.h*no;return new _e(e.l,Math.cos(t)*e.c,Math.sin(t)*e.c,e.opacity)}Qe(xe,sn,yt(Ce,{brighter(e){return new xe(this.h,this.c,this.l+rn*(e??1),this.opacity)},darker(e){return new xe(this.h,this.c,this.l-rn*(e??1),this.opacity)},rgb(){return fo(this).rgb()}}));var po=-.14861,or=1.78277,sr=-.29227,an=-.90649,_t=1.97294,Ji=_t*an,Qi=_t*or,eo=or*sr-an*po;function Vl(e){if(e instanceof Be)return new Be(e.h,e.s,e.l,e.opacity);e instanceof Y||(e=ir(e));var t=e.r/255,n=e.g/255,r=e.b/255,i=(eo*r+Ji*t-Qi*n)/(eo+Ji-Qi),s=r-i,a=(_t*(n-i)-sr*s)/an,l=Math.sqrt(a*a+s*s)/(_t*i*(1-i)),c=l?Math.atan2(a,s)*ro-120:NaN;return new Be(c<0?c+360:c,l,i,e.opacity)}function ln(e,t,n,r){return arguments.length===1?Vl(e):new Be(e,t,n,r??1)}function Be(e,t,n,r){this.h=+e,this.s=+t,this.l=+n,this.opacity=+r}Qe(Be,ln,yt(Ce,{brighter(e){return e=e==null?Je:Math.pow(Je,e),new Be(this.h,this.s,this.l*e,this.opacity)},darker(e){return e=e==null?He:Math.pow(He,e),new Be(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=isNaN(this.h)?0:(this.h+120)*no,t=+this.l,n=isNaN(this.s)?0:this.s*t*(1-t),r=Math.cos(e),i=Math.sin(e);return new Y(255*(t+n*(po*r+or*i)),255*(t+n*(sr*r+an*i)),255*(t+n*(_t*r)),this.opacity)}}));function _o(e,t,n,r,i){var s=e*e,a=s*e;return((1-3*e+3*s-a)*t+(4-6*s+3*a)*n+(1+3*e+3*s-3*a)*r+a*i)/6}function Xl(e){var t=e.length-1;return function(n){var r=n<=0?n=0:n>=1?(n=1,t-1):Math.floor(n*t),i=e[r],s=e[r+1],a=r>0?e[r-1]:2*i-s,l=r<t-1?e[r+2]:2*s-i;return _o((n-r/t)*t,a,i,s,l)}}function jl(e){var t=e.length;return function(n){var r=Math.floor(((n%=1)<0?++n:n)*t),i=e[(r+t-1)%t],s=e[r%t],a=e[(r+1)%t],l=e[(r+2)%t];return _o((n-r/t)*t,i,s,a,l)}}var cn=e=>()=>e;function yo(e,t){return function(n){return e+n*t}}function Yl(e,t,n){return e=Math.pow(e,n),t=Math.pow(t,n)-e,n=1/n,function(r){return Math.pow(e+r*t,n)}}function cr(e,t){var n=t-e;return n?yo(e,n>180||n<-180?n-360*Math.round(n/360):n):cn(isNaN(e)?t:e)}function Kl(e){return(e=+e)==1?re:function(t,n){return n-t?Yl(t,n,e):cn(isNaN(t)?n:t)}}function re(e,t){var n=t-e;return n?yo(e,n):cn(isNaN(e)?t:e)}var ho=(function e(t){var n=Kl(t);function r(i,s){var a=n((i=bt(i)).r,(s=bt(s)).r),l=n(i.g,s.g),c=n(i.b,s.b),u=re(i.opacity,s.opacity);return function(f){return i.r=a(f),i.g=l(f),i.b=c(f),i.opacity=u(f),i+""}}return r.gamma=e,r})(1);function bo(e){return function(t){var n=t.length,r=new Array(n),i=new Array(n),s=new Array(n),a,l;for(a=0;a<n;++a)l=bt(t[a]),r[a]=l.r||0,i[a]=l.g||0,s[a]=l.b||0;return r=e(r),i=e(i),s=e(s),l.opacity=1,function(c){return l.r=r(c),l.g=i(c),l.b=s(c),l+""}}}var th=bo(Xl),nh=bo(jl);function Zl(e,t){t||(t=[]);var n=e?Math.min(t.length,e.length):0,r=t.slice(),i;return function(s){for(i=0;i<n;++i)r[i]=e[i]*(1-s)+t[i]*s;return r}}function Jl(e){return ArrayBuffer.isView(e)&&!(e instanceof DataView)}function Ql(e,t){var n=t?t.length:0,r=e?Math.min(n,e.length):0,i=new Array(r),s=new Array(n),a;for(a=0;a<r;++a)i[a]=fn(e[a],t[a]);for(;a<n;++a)s[a]=t[a];return function(l){for(a=0;a<r;++a)s[a]=i[a](l);return s}}function eu(e,t){var n=new Date;return e=+e,t=+t,function(r){return n.setTime(e*(1-r)+t*r),n}}function fe(e,t){return e=+e,t=+t,function(n){return e*(1-n)+t*n}}function tu(e,t){var n={},r={},i;(e===null||typeof e!="object")&&(e={}),(t===null||typeof t!="object")&&(t={});for(i in t)i in e?n[i]=fn(e[i],t[i]):r[i]=t[i];return function(s){for(i in n)r[i]=n[i](s);return r}}var lr=/[-+]?(?:\d+\.?\d*|\.?\d+)(?:[eE][-+]?\d+)?/g,ar=new RegExp(lr.source,"g");function nu(e){return function(){return e}}function ru(e){return function(t){return e(t)+""}}function iu(e,t){var n=lr.lastIndex=ar.lastIndex=0,r,i,s,a=-1,l=[],c=[];for(e=e+"",t=t+"";(r=lr.exec(e))&&(i=ar.exec(t));)(s=i.index)>n&&(s=t.slice(n,s),l[a]?l[a]+=s:l[++a]=s),(r=r[0])===(i=i[0])?l[a]?l[a]+=i:l[++a]=i:(l[++a]=null,c.push({i:a,x:fe(r,i)})),n=ar.lastIndex;return n<t.length&&(s=t.slice(n),l[a]?l[a]+=s:l[++a]=s),l.length<2?c[0]?ru(c[0].x):nu(t):(t=c.length,function(u){for(var f=0,h;f<t;++f)l[(h=c[f]).i]=h.x(u);return l.join("")})}function fn(e,t){var n=typeof t,r;return t==null||n==="boolean"?cn(t):(n==="number"?fe:n==="string"?(r=et(t))?(t=r,ho):iu:t instanceof et?ho:t instanceof Date?eu:Jl(t)?Zl:Array.isArray(t)?Ql:typeof t.valueOf!="function"&&typeof t.toString!="function"||isNaN(t)?tu:fe)(e,t)}function vo(e,t){return e=+e,t=+t,function(n){return Math.round(e*(1-n)+t*n)}}var mo=180/Math.PI,ur={translateX:0,translateY:0,rotate:0,skewX:0,scaleX:1,scaleY:1};function xo(e,t,n,r,i,s){var a,l,c;return(a=Math.sqrt(e*e+t*t))&&(e/=a,t/=a),(c=e*n+t*r)&&(n-=e*c,r-=t*c),(l=Math.sqrt(n*n+r*r))&&(n/=l,r/=l,c/=l),e*r<t*n&&(e=-e,t=-t,c=-c,a=-a),{translateX:i,translateY:s,rotate:Math.atan2(t,e)*mo,skewX:Math.atan(c)*mo,scaleX:a,scaleY:l}}var un;function ou(e){let t=new(typeof DOMMatrix=="function"?DOMMatrix:WebKitCSSMatrix)(e+"");return t.isIdentity?ur:xo(t.a,t.b,t.c,t.d,t.e,t.f)}function su(e){return e==null||(un||(un=document.createElementNS("http://www.w3.org/2000/svg","g")),un.setAttribute("transform",e),!(e=un.transform.baseVal.consolidate()))?ur:(e=e.matrix,xo(e.a,e.b,e.c,e.d,e.e,e.f))}function wo(e,t,n,r){function i(u){return u.length?u.pop()+" ":""}function s(u,f,h,d,p,m){if(u!==h||f!==d){var _=p.push("translate(",null,t,null,n);m.push({i:_-4,x:fe(u,h)},{i:_-2,x:fe(f,d)})}else(h||d)&&p.push("translate("+h+t+d+n)}function a(u,f,h,d){u!==f?(u-f>180?f+=360:f-u>180&&(u+=360),d.push({i:h.push(i(h)+"rotate(",null,r)-2,x:fe(u,f)})):f&&h.push(i(h)+"rotate("+f+r)}function l(u,f,h,d){u!==f?d.push({i:h.push(i(h)+"skewX(",null,r)-2,x:fe(u,f)}):f&&h.push(i(h)+"skewX("+f+r)}function c(u,f,h,d,p,m){if(u!==h||f!==d){var _=p.push(i(p)+"scale(",null,",",null,")");m.push({i:_-4,x:fe(u,h)},{i:_-2,x:fe(f,d)})}else(h!==1||d!==1)&&p.push(i(p)+"scale("+h+","+d+")")}return function(u,f){var h=[],d=[];return u=e(u),f=e(f),s(u.translateX,u.translateY,f.translateX,f.translateY,h,d),a(u.rotate,f.rotate,h,d),l(u.skewX,f.skewX,h,d),c(u.scaleX,u.scaleY,f.scaleX,f.scaleY,h,d),u=f=null,function(p){for(var m=-1,_=d.length,b;++m<_;)h[(b=d[m]).i]=b.x(p);return h.join("")}}}var rh=wo(ou,"px, ","px)","deg)"),ih=wo(su,", ",")",")"),au=1e-12;function go(e){return((e=Math.exp(e))+1/e)/2}function lu(e){return((e=Math.exp(e))-1/e)/2}function uu(e){return((e=Math.exp(2*e))-1)/(e+1)}var oh=(function e(t,n,r){function i(s,a){var l=s[0],c=s[1],u=s[2],f=a[0],h=a[1],d=a[2],p=f-l,m=h-c,_=p*p+m*m,b,x;if(_<au)x=Math.log(d/u)/t,b=function(N){return[l+N*p,c+N*m,u*Math.exp(t*N*x)]};else{var g=Math.sqrt(_),v=(d*d-u*u+r*_)/(2*u*n*g),y=(d*d-u*u-r*_)/(2*d*n*g),C=Math.log(Math.sqrt(v*v+1)-v),A=Math.log(Math.sqrt(y*y+1)-y);x=(A-C)/t,b=function(N){var O=N*x,q=go(C),X=u/(n*g)*(q*uu(t*O+C)-lu(C));return[l+X*p,c+X*m,u*q/go(t*O+C)]}}return b.duration=Math.abs(x)*1e3*t/Math.SQRT2,b}return i.rho=function(s){var a=Math.max(.001,+s),l=a*a,c=l*l;return e(a,l,c)},i})(Math.SQRT2,2,4);function ko(e){return function(t,n){var r=e((t=on(t)).h,(n=on(n)).h),i=re(t.s,n.s),s=re(t.l,n.l),a=re(t.opacity,n.opacity);return function(l){return t.h=r(l),t.s=i(l),t.l=s(l),t.opacity=a(l),t+""}}}var sh=ko(cr),ah=ko(re);function So(e){return function(t,n){var r=e((t=sn(t)).h,(n=sn(n)).h),i=re(t.c,n.c),s=re(t.l,n.l),a=re(t.opacity,n.opacity);return function(l){return t.h=r(l),t.c=i(l),t.l=s(l),t.opacity=a(l),t+""}}}var lh=So(cr),uh=So(re);function Mo(e){return(function t(n){n=+n;function r(i,s){var a=e((i=ln(i)).h,(s=ln(s)).h),l=re(i.s,s.s),c=re(i.l,s.l),u=re(i.opacity,s.opacity);return function(f){return i.h=a(f),i.s=l(f),i.l=c(Math.pow(f,n)),i.opacity=u(f),i+""}}return r.gamma=t,r})(1)}var ch=Mo(cr),fh=Mo(re);function cu(e){return Math.abs(e=Math.round(e))>=1e21?e.toLocaleString("en").replace(/,/g,""):e.toString(10)}function hn(e,t){if(!isFinite(e)||e===0)return null;var n=(e=t?e.toExponential(t-1):e.toExponential()).indexOf("e"),r=e.slice(0,n);return[r.length>1?r[0]+r.slice(2):r,+e.slice(n+1)]}function tt(e){return e=hn(Math.abs(e)),e?e[1]:NaN}function fu(e,t){return function(n,r){for(var i=n.length,s=[],a=0,l=e[0],c=0;i>0&&l>0&&(c+l+1>r&&(l=Math.max(1,r-c)),s.push(n.substring(i-=l,i+l)),!((c+=l+1)>r));)l=e[a=(a+1)%e.length];return s.reverse().join(t)}}function pu(e){return function(t){return t.replace(/[0-9]/g,function(n){return e[+n]})}}var hu=/^(?:(.)?([<>=^]))?([+\-( ])?([$#])?(0)?(\d+)?(,)?(\.\d+)?(~)?([a-z%])?$/i;function vt(e){if(!(t=hu.exec(e)))throw new Error("invalid format: "+e);var t;return new fr({fill:t[1],align:t[2],sign:t[3],symbol:t[4],zero:t[5],width:t[6],comma:t[7],precision:t[8]&&t[8].slice(1),trim:t[9],type:t[10]})}vt.prototype=fr.prototype;function fr(e){this.fill=e.fill===void 0?" ":e.fill+"",this.align=e.align===void 0?">":e.align+"",this.sign=e.sign===void 0?"-":e.sign+"",this.symbol=e.symbol===void 0?"":e.symbol+"",this.zero=!!e.zero,this.width=e.width===void 0?void 0:+e.width,this.comma=!!e.comma,this.precision=e.precision===void 0?void 0:+e.precision,this.trim=!!e.trim,this.type=e.type===void 0?"":e.type+""}fr.prototype.toString=function(){return this.fill+this.align+this.sign+this.symbol+(this.zero?"0":"")+(this.width===void 0?"":Math.max(1,this.width|0))+(this.comma?",":"")+(this.precision===void 0?"":"."+Math.max(0,this.precision|0))+(this.trim?"~":"")+this.type};function du(e){e:for(var t=e.length,n=1,r=-1,i;n<t;++n)switch(e[n]){case".":r=i=n;break;case"0":r===0&&(r=n),i=n;break;default:if(!+e[n])break e;r>0&&(r=0);break}return r>0?e.slice(0,r)+e.slice(i+1):e}var dn;function mu(e,t){var n=hn(e,t);if(!n)return dn=void 0,e.toPrecision(t);var r=n[0],i=n[1],s=i-(dn=Math.max(-8,Math.min(8,Math.floor(i/3)))*3)+1,a=r.length;return s===a?r:s>a?r+new Array(s-a+1).join("0"):s>0?r.slice(0,s)+"."+r.slice(s):"0."+new Array(1-s).join("0")+hn(e,Math.max(0,t+s-1))[0]}function To(e,t){var n=hn(e,t);if(!n)return e+"";var r=n[0],i=n[1];return i<0?"0."+new Array(-i).join("0")+r:r.length>i+1?r.slice(0,i+1)+"."+r.slice(i+1):r+new Array(i-r.length+2).join("0")}var Co={"%":(e,t)=>(e*100).toFixed(t),b:e=>Math.round(e).toString(2),c:e=>e+"",d:cu,e:(e,t)=>e.toExponential(t),f:(e,t)=>e.toFixed(t),g:(e,t)=>e.toPrecision(t),o:e=>Math.round(e).toString(8),p:(e,t)=>To(e*100,t),r:To,s:mu,X:e=>Math.round(e).toString(16).toUpperCase(),x:e=>Math.round(e).toString(16)};function Po(e){return e}var Ao=Array.prototype.map,Eo=["y","z","a","f","p","n","µ","m","","k","M","G","T","P","E","Z","Y"];function gu(e){var t=e.grouping===void 0||e.thousands===void 0?Po:fu(Ao.call(e.grouping,Number),e.thousands+""),n=e.currency===void 0?"":e.currency[0]+"",r=e.currency===void 0?"":e.currency[1]+"",i=e.decimal===void 0?".":e.decimal+"",s=e.numerals===void 0?Po:pu(Ao.call(e.numerals,String)),a=e.percent===void 0?"%":e.percent+"",l=e.minus===void 0?"−":e.minus+"",c=e.nan===void 0?"NaN":e.nan+"";function u(h,d){h=vt(h);var p=h.fill,m=h.align,_=h.sign,b=h.symbol,x=h.zero,g=h.width,v=h.comma,y=h.precision,C=h.trim,A=h.type;A==="n"?(v=!0,A="g"):Co[A]||(y===void 0&&(y=12),C=!0,A="g"),(x||p==="0"&&m==="=")&&(x=!0,p="0",m="=");var N=(d&&d.prefix!==void 0?d.prefix:"")+(b==="$"?n:b==="#"&&/[boxX]/.test(A)?"0"+A.toLowerCase():""),O=(b==="$"?r:/[%p]/.test(A)?a:"")+(d&&d.suffix!==void 0?d.suffix:""),q=Co[A],X=/[defgprs%]/.test(A);y=y===void 0?6:/[gprs]/.test(A)?Math.max(1,Math.min(21,y)):Math.max(0,Math.min(20,y));function j(k){var I=N,$=O,K,ne,G;if(A==="c")$=q(k)+$,k="";else{k=+k;var w=k<0||1/k<0;if(k=isNaN(k)?c:q(Math.abs(k),y),C&&(k=du(k)),w&&+k==0&&_!=="+"&&(w=!1),I=(w?_==="("?_:l:_==="-"||_==="("?"":_)+I,$=(A==="s"&&!isNaN(k)&&dn!==void 0?Eo[8+dn/3]:"")+$+(w&&_==="("?")":""),X){for(K=-1,ne=k.length;++K<ne;)if(G=k.charCodeAt(K),48>G||G>57){$=(G===46?i+k.slice(K+1):k.slice(K))+$,k=k.slice(0,K);break}}}v&&!x&&(k=t(k,1/0));var R=I.length+k.length+$.length,S=R<g?new Array(g-R+1).join(p):"";switch(v&&x&&(k=t(S+k,S.length?g-$.length:1/0),S=""),m){case"<":k=I+k+$+S;break;case"=":k=I+S+k+$;break;case"^":k=S.slice(0,R=S.length>>1)+I+k+$+S.slice(R);break;default:k=S+I+k+$;break}return s(k)}return j.toString=function(){return h+""},j}function f(h,d){var p=Math.max(-8,Math.min(8,Math.floor(tt(d)/3)))*3,m=Math.pow(10,-p),_=u((h=vt(h),h.type="f",h),{suffix:Eo[8+p/3]});return function(b){return _(m*b)}}return{format:u,formatPrefix:f}}var pn,pr,hr;_u({thousands:",",grouping:[3],currency:["$",""]});function _u(e){return pn=gu(e),pr=pn.format,hr=pn.formatPrefix,pn}function Ro(e){return Math.max(0,-tt(Math.abs(e)))}function No(e,t){return Math.max(0,Math.max(-8,Math.min(8,Math.floor(tt(t)/3)))*3-tt(Math.abs(e)))}function $o(e,t){return e=Math.abs(e),t=Math.abs(t)-e,Math.max(0,tt(t)-tt(e))+1}function yu(e,t){switch(arguments.length){case 0:break;case 1:this.range(e);break;default:this.range(t).domain(e);break}return this}function bu(e){return function(){return e}}function vu(e){return+e}var Oo=[0,1];function nt(e){return e}function dr(e,t){return(t-=e=+e)?function(n){return(n-e)/t}:bu(isNaN(t)?NaN:.5)}function xu(e,t){var n;return e>t&&(n=e,e=t,t=n),function(r){return Math.max(e,Math.min(t,r))}}function wu(e,t,n){var r=e[0],i=e[1],s=t[0],a=t[1];return i<r?(r=dr(i,r),s=n(a,s)):(r=dr(r,i),s=n(s,a)),function(l){return s(r(l))}}function ku(e,t,n){var r=Math.min(e.length,t.length)-1,i=new Array(r),s=new Array(r),a=-1;for(e[r]<e[0]&&(e=e.slice().reverse(),t=t.slice().reverse());++a<r;)i[a]=dr(e[a],e[a+1]),s[a]=n(t[a],t[a+1]);return function(l){var c=Ni(e,l,1,r)-1;return s[c](i[c](l))}}function Su(e,t){return t.domain(e.domain()).range(e.range()).interpolate(e.interpolate()).clamp(e.clamp()).unknown(e.unknown())}function Mu(){var e=Oo,t=Oo,n=fn,r,i,s,a=nt,l,c,u;function f(){var d=Math.min(e.length,t.length);return a!==nt&&(a=xu(e[0],e[d-1])),l=d>2?ku:wu,c=u=null,h}function h(d){return d==null||isNaN(d=+d)?s:(c||(c=l(e.map(r),t,n)))(r(a(d)))}return h.invert=function(d){return a(i((u||(u=l(t,e.map(r),fe)))(d)))},h.domain=function(d){return arguments.length?(e=Array.from(d,vu),f()):e.slice()},h.range=function(d){return arguments.length?(t=Array.from(d),f()):t.slice()},h.rangeRound=function(d){return t=Array.from(d),n=vo,f()},h.clamp=function(d){return arguments.length?(a=d?!0:nt,f()):a!==nt},h.interpolate=function(d){return arguments.length?(n=d,f()):n},h.unknown=function(d){return arguments.length?(s=d,h):s},function(d,p){return r=d,i=p,f()}}function Tu(){return Mu()(nt,nt)}function Cu(e,t,n,r){var i=Xt(e,t,n),s;switch(r=vt(r??",f"),r.type){case"s":{var a=Math.max(Math.abs(e),Math.abs(t));return r.precision==null&&!isNaN(s=No(i,a))&&(r.precision=s),hr(r,a)}case"":case"e":case"g":case"p":case"r":{r.precision==null&&!isNaN(s=$o(i,Math.max(Math.abs(e),Math.abs(t))))&&(r.precision=s-(r.type==="e"));break}case"f":case"%":{r.precision==null&&!isNaN(s=Ro(i))&&(r.precision=s-(r.type==="%")*2);break}}return pr(r)}function Pu(e){var t=e.domain;return e.ticks=function(n){var r=t();return Di(r[0],r[r.length-1],n??10)},e.tickFormat=function(n,r){var i=t();return Cu(i[0],i[i.length-1],n??10,r)},e.nice=function(n){n==null&&(n=10);var r=t(),i=0,s=r.length-1,a=r[i],l=r[s],c,u,f=10;for(l<a&&(u=a,a=l,l=u,u=i,i=s,s=u);f-- >0;){if(u=Vt(a,l,n),u===c)return r[i]=a,r[s]=l,t(r);if(u>0)a=Math.floor(a/u)*u,l=Math.ceil(l/u)*u;else if(u<0)a=Math.ceil(a*u)/u,l=Math.floor(l*u)/u;else break;c=u}return e},e}function rt(){var e=Tu();return e.copy=function(){return Su(e,rt())},yu.apply(e,arguments),Pu(e)}function mn(e){let t=B(null),[n,r]=P(e);return vi(()=>{let i=t.current;if(!i)return;let s=l=>{l>0&&r(Math.floor(l))};if(s(i.getBoundingClientRect().width),typeof ResizeObserver>"u")return;let a=new ResizeObserver(l=>{for(let c of l)s(c.contentRect.width)});return a.observe(i),()=>a.disconnect()},[]),[t,n]}function Lo(e,t,n){let r=e[0],i=e[e.length-1];if(!r||!i)return[];let s=m=>String(t[m]??m),l=12+Math.max(s(r.first).length,s(i.last).length)*7,c=[],u=(m,_)=>{let b=c[c.length-1];(!b||m-b.x>=l)&&c.push({x:m,label:_})};if((e[1]?.x??1/0)-r.x>=l){for(let m of e)u(m.x+m.width/2,s(m.step));return c}let h=i.last-r.first+1,d=Au(e,t)/Math.max(1,h-1)||1,p=Math.max(1,Math.round(Xt(0,h*d,Math.max(1,n/(l*1.4)))));for(let m of e){let _=Eu(t,m.first,m.last,p);_!==null&&u(m.x+m.width/2,s(_))}return c}function Au(e,t){let n=0;for(let r=1;r<e.length;r+=1){let i=t[e[r-1].first]??e[r-1].first,s=t[e[r].first]??e[r].first;s>i&&(n+=s-i)}return n}function Eu(e,t,n,r){for(let i=t;i<=n;i+=1)if((e[i]??i)%r===0)return i;return null}function gn(e){return function(){return e}}var Ru=Math.cos;var gr=Math.sin,it=Math.sqrt,Do=1e-12,_n=Math.PI,Th=_n/2,Uo=2*_n;var Ch=Array.prototype.slice;function Nu(e){return typeof e=="object"&&"length"in e?e:Array.from(e)}function Wo(e){this._context=e}Wo.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;default:this._context.lineTo(e,t);break}}};function $u(e){return new Wo(e)}var Ph=Ou($u);function Go(e){this._curve=e}Go.prototype={areaStart:function(){this._curve.areaStart()},areaEnd:function(){this._curve.areaEnd()},lineStart:function(){this._curve.lineStart()},lineEnd:function(){this._curve.lineEnd()},point:function(e,t){this._curve.point(t*Math.sin(e),t*-Math.cos(e))}};function Ou(e){function t(n){return new Go(e(n))}return t._curve=e,t}var Ah=it(3);var Lu=it(1/3),Eh=Lu*2;var Vo=gr(_n/10)/gr(7*_n/10),Rh=gr(Uo/10)*Vo,Nh=-Ru(Uo/10)*Vo;var $h=it(3);var Oh=it(3);var Lh=it(3)/2,Du=1/it(12),Dh=(Du/2+1)*3;function Pe(){}function yn(e,t,n){e._context.bezierCurveTo((2*e._x0+e._x1)/3,(2*e._y0+e._y1)/3,(e._x0+2*e._x1)/3,(e._y0+2*e._y1)/3,(e._x0+4*e._x1+t)/6,(e._y0+4*e._y1+n)/6)}function yr(e){this._context=e}yr.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){switch(this._point){case 3:yn(this,this._x1,this._y1);case 2:this._context.lineTo(this._x1,this._y1);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,this._context.lineTo((5*this._x0+this._x1)/6,(5*this._y0+this._y1)/6);default:yn(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function Iu(e){this._context=e}Iu.prototype={areaStart:Pe,areaEnd:Pe,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._y0=this._y1=this._y2=this._y3=this._y4=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x2,this._y2),this._context.closePath();break}case 2:{this._context.moveTo((this._x2+2*this._x3)/3,(this._y2+2*this._y3)/3),this._context.lineTo((this._x3+2*this._x2)/3,(this._y3+2*this._y2)/3),this._context.closePath();break}case 3:{this.point(this._x2,this._y2),this.point(this._x3,this._y3),this.point(this._x4,this._y4);break}}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._x2=e,this._y2=t;break;case 1:this._point=2,this._x3=e,this._y3=t;break;case 2:this._point=3,this._x4=e,this._y4=t,this._context.moveTo((this._x0+4*this._x1+e)/6,(this._y0+4*this._y1+t)/6);break;default:yn(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function Bu(e){this._context=e}Bu.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3;var n=(this._x0+4*this._x1+e)/6,r=(this._y0+4*this._y1+t)/6;this._line?this._context.lineTo(n,r):this._context.moveTo(n,r);break;case 3:this._point=4;default:yn(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function Xo(e,t){this._basis=new yr(e),this._beta=t}Xo.prototype={lineStart:function(){this._x=[],this._y=[],this._basis.lineStart()},lineEnd:function(){var e=this._x,t=this._y,n=e.length-1;if(n>0)for(var r=e[0],i=t[0],s=e[n]-r,a=t[n]-i,l=-1,c;++l<=n;)c=l/n,this._basis.point(this._beta*e[l]+(1-this._beta)*(r+c*s),this._beta*t[l]+(1-this._beta)*(i+c*a));this._x=this._y=null,this._basis.lineEnd()},point:function(e,t){this._x.push(+e),this._y.push(+t)}};var Ih=(function e(t){function n(r){return t===1?new yr(r):new Xo(r,t)}return n.beta=function(r){return e(+r)},n})(.85);function bn(e,t,n){e._context.bezierCurveTo(e._x1+e._k*(e._x2-e._x0),e._y1+e._k*(e._y2-e._y0),e._x2+e._k*(e._x1-t),e._y2+e._k*(e._y1-n),e._x2,e._y2)}function br(e,t){this._context=e,this._k=(1-t)/6}br.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:bn(this,this._x1,this._y1);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2,this._x1=e,this._y1=t;break;case 2:this._point=3;default:bn(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var Bh=(function e(t){function n(r){return new br(r,t)}return n.tension=function(r){return e(+r)},n})(0);function vr(e,t){this._context=e,this._k=(1-t)/6}vr.prototype={areaStart:Pe,areaEnd:Pe,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=this._y2=this._y3=this._y4=this._y5=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:this._point=2,this._context.moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:bn(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var Hh=(function e(t){function n(r){return new vr(r,t)}return n.tension=function(r){return e(+r)},n})(0);function xr(e,t){this._context=e,this._k=(1-t)/6}xr.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:bn(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var zh=(function e(t){function n(r){return new xr(r,t)}return n.tension=function(r){return e(+r)},n})(0);function wr(e,t,n){var r=e._x1,i=e._y1,s=e._x2,a=e._y2;if(e._l01_a>Do){var l=2*e._l01_2a+3*e._l01_a*e._l12_a+e._l12_2a,c=3*e._l01_a*(e._l01_a+e._l12_a);r=(r*l-e._x0*e._l12_2a+e._x2*e._l01_2a)/c,i=(i*l-e._y0*e._l12_2a+e._y2*e._l01_2a)/c}if(e._l23_a>Do){var u=2*e._l23_2a+3*e._l23_a*e._l12_a+e._l12_2a,f=3*e._l23_a*(e._l23_a+e._l12_a);s=(s*u+e._x1*e._l23_2a-t*e._l12_2a)/f,a=(a*u+e._y1*e._l23_2a-n*e._l12_2a)/f}e._context.bezierCurveTo(r,i,s,a,e._x2,e._y2)}function jo(e,t){this._context=e,this._alpha=t}jo.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:this.point(this._x2,this._y2);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3;default:wr(this,e,t);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var Fh=(function e(t){function n(r){return t?new jo(r,t):new br(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function Yo(e,t){this._context=e,this._alpha=t}Yo.prototype={areaStart:Pe,areaEnd:Pe,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=this._y2=this._y3=this._y4=this._y5=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:this._point=2,this._context.moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:wr(this,e,t);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var qh=(function e(t){function n(r){return t?new Yo(r,t):new vr(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function Ko(e,t){this._context=e,this._alpha=t}Ko.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:wr(this,e,t);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var Uh=(function e(t){function n(r){return t?new Ko(r,t):new xr(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function Hu(e){this._context=e}Hu.prototype={areaStart:Pe,areaEnd:Pe,lineStart:function(){this._point=0},lineEnd:function(){this._point&&this._context.closePath()},point:function(e,t){e=+e,t=+t,this._point?this._context.lineTo(e,t):(this._point=1,this._context.moveTo(e,t))}};function Io(e){return e<0?-1:1}function Bo(e,t,n){var r=e._x1-e._x0,i=t-e._x1,s=(e._y1-e._y0)/(r||i<0&&-0),a=(n-e._y1)/(i||r<0&&-0),l=(s*i+a*r)/(r+i);return(Io(s)+Io(a))*Math.min(Math.abs(s),Math.abs(a),.5*Math.abs(l))||0}function Ho(e,t){var n=e._x1-e._x0;return n?(3*(e._y1-e._y0)/n-t)/2:t}function mr(e,t,n){var r=e._x0,i=e._y0,s=e._x1,a=e._y1,l=(s-r)/3;e._context.bezierCurveTo(r+l,i+l*t,s-l,a-l*n,s,a)}function _r(e){this._context=e}_r.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=this._t0=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x1,this._y1);break;case 3:mr(this,this._t0,Ho(this,this._t0));break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){var n=NaN;if(e=+e,t=+t,!(e===this._x1&&t===this._y1)){switch(this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,mr(this,Ho(this,n=Bo(this,e,t)),n);break;default:mr(this,this._t0,n=Bo(this,e,t));break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t,this._t0=n}}};function zu(e){this._context=new Zo(e)}(zu.prototype=Object.create(_r.prototype)).point=function(e,t){_r.prototype.point.call(this,t,e)};function Zo(e){this._context=e}Zo.prototype={moveTo:function(e,t){this._context.moveTo(t,e)},closePath:function(){this._context.closePath()},lineTo:function(e,t){this._context.lineTo(t,e)},bezierCurveTo:function(e,t,n,r,i,s){this._context.bezierCurveTo(t,e,r,n,s,i)}};function Fu(e){this._context=e}Fu.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=[],this._y=[]},lineEnd:function(){var e=this._x,t=this._y,n=e.length;if(n)if(this._line?this._context.lineTo(e[0],t[0]):this._context.moveTo(e[0],t[0]),n===2)this._context.lineTo(e[1],t[1]);else for(var r=zo(e),i=zo(t),s=0,a=1;a<n;++s,++a)this._context.bezierCurveTo(r[0][s],i[0][s],r[1][s],i[1][s],e[a],t[a]);(this._line||this._line!==0&&n===1)&&this._context.closePath(),this._line=1-this._line,this._x=this._y=null},point:function(e,t){this._x.push(+e),this._y.push(+t)}};function zo(e){var t,n=e.length-1,r,i=new Array(n),s=new Array(n),a=new Array(n);for(i[0]=0,s[0]=2,a[0]=e[0]+2*e[1],t=1;t<n-1;++t)i[t]=1,s[t]=4,a[t]=4*e[t]+2*e[t+1];for(i[n-1]=2,s[n-1]=7,a[n-1]=8*e[n-1]+e[n],t=1;t<n;++t)r=i[t]/s[t-1],s[t]-=r,a[t]-=r*a[t-1];for(i[n-1]=a[n-1]/s[n-1],t=n-2;t>=0;--t)i[t]=(a[t]-i[t+1])/s[t];for(s[n-1]=(e[n]+i[n-1])/2,t=0;t<n-1;++t)s[t]=2*e[t+1]-i[t+1];return[i,s]}function qu(e,t){this._context=e,this._t=t}qu.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=this._y=NaN,this._point=0},lineEnd:function(){0<this._t&&this._t<1&&this._point===2&&this._context.lineTo(this._x,this._y),(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line>=0&&(this._t=1-this._t,this._line=1-this._line)},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;default:{if(this._t<=0)this._context.lineTo(this._x,t),this._context.lineTo(e,t);else{var n=this._x*(1-this._t)+e*this._t;this._context.lineTo(n,this._y),this._context.lineTo(n,t)}break}}this._x=e,this._y=t}};function Fo(e,t){if((a=e.length)>1)for(var n=1,r,i,s=e[t[0]],a,l=s.length;n<a;++n)for(i=s,s=e[t[n]],r=0;r<l;++r)s[r][1]+=s[r][0]=isNaN(i[r][1])?i[r][0]:i[r][1]}function qo(e){for(var t=e.length,n=new Array(t);--t>=0;)n[t]=t;return n}function Uu(e,t){return e[t]}function Wu(e){let t=[];return t.key=e,t}function Jo(){var e=gn([]),t=qo,n=Fo,r=Uu;function i(s){var a=Array.from(e.apply(this,arguments),Wu),l,c=a.length,u=-1,f;for(let h of s)for(l=0,++u;l<c;++l)(a[l][u]=[0,+r(h,a[l].key,u,s)]).data=h;for(l=0,f=Nu(t(a));l<c;++l)a[f[l]].index=l;return n(a,f),a}return i.keys=function(s){return arguments.length?(e=typeof s=="function"?s:gn(Array.from(s)),i):e},i.value=function(s){return arguments.length?(r=typeof s=="function"?s:gn(+s),i):r},i.order=function(s){return arguments.length?(t=s==null?qo:typeof s=="function"?s:gn(Array.from(s)),i):t},i.offset=function(s){return arguments.length?(n=s??Fo,i):n},i}var Gu=1.6,Vu=40;function vn(e,t,n){let r=ue(e,s=>t[s.step]??0)??0,i=n?Math.min(r,Gu*Qt(t)):r;return i>0?i:1}function Qo(e,t,n){let r=new Map(e.map(({id:s,values:a})=>[s,a]));return Jo().keys([...r.keys()]).value((s,a)=>r.get(a)?.[s.step]??0)(t).map((s,a)=>({id:s.key,role:e[a].role,d:s.map(([l,c],u)=>ts(t[u],n(l),n(c))).join("")}))}function es({columns:e},t,n,r,i,s){let a={incomplete:"",cut:"",outlier:""};for(let l of t){let c=n[l.step]??0,u=ie(l.x+l.width/2);e.complete[l.step]===!1&&(a.incomplete+=ts(l,r(0),r(c))),c>i?a.cut+=`M${u},-12l5,7h-10z`:s(l.step)&&(a.outlier+=`M${u},${ie(r(c)-11)}l4,4.5l-4,4.5l-4,-4.5z`)}return a}function ts(e,t,n){return t-n<=0?"":`M${ie(e.x)},${ie(t)}V${ie(n)}h${ie(e.width)}V${ie(t)}z`}function ie(e){return String(Math.round(e*100)/100)}function ns(e,t){let n=[];for(let r=1;r<e.length;r+=1){let i=e[r-1],s=e[r];(t[s.first]??0)<(t[i.last]??0)&&n.push((i.x+i.width+s.x)/2)}return n.length<=Vu?n:[]}function Ee(e,t,n){let r=Math.min(n,Math.max(4,Math.round(t-e)));if(r>=n)return null;let i=Math.max(0,Math.min(n-r,Math.round(e)));return[i,i+r]}function xt(e,t,n,r){let[i,s]=e??[0,t],a=Math.max(4,(s-i)*r),l=s>i?(n-i)/(s-i):.5,c=n-l*a;return Ee(c,c+a,t)}function Ae(e,t,n){if(e===null)return null;let r=n<0?Math.floor(n):Math.ceil(n);return Ee(e[0]+r,e[1]+r,t)}function rs(e,t,n){return e===null?null:n<e[0]?Ae(e,t,n-e[0]):n>=e[1]?Ae(e,t,n+1-e[1]):e}var ze=30,xn=6;function is({layout:e,total:t,zoom:n,onZoom:r,left:i,width:s}){let a=B(null),{slots:l}=e,c=H(()=>{let g=Ye(e,t,0,l,s),v=vn(g,t,!0),y=C=>ze*Math.min(1,(t[C]??0)/v);return g.map(({step:C,x:A,width:N})=>`M${ie(A)},${ze}v${ie(-y(C))}h${ie(N)}V${ze}z`).join("")},[e,t,s]),u=g=>g/l*s,[f,h]=n,d=Math.max(4,u(h)-u(f)),p=g=>v=>{v.stopPropagation(),a.current={x:v.clientX,zoom:n,grip:g},v.currentTarget.setPointerCapture?.(v.pointerId)},m=g=>{let v=a.current;if(!v)return;let y=(g.clientX-v.x)/s*l,[C,A]=v.zoom;v.grip==="window"?r(Ae(v.zoom,l,y)):v.grip==="from"?r(Ee(Math.min(C+y,A-1),A,l)):r(Ee(C,Math.max(A+y,C+1),l))},_=g=>{let v=g.currentTarget.getBoundingClientRect(),y=(g.clientX-v.left-i)/s*l;r(Ee(y-(h-f)/2,y+(h-f)/2,l))},b=()=>{a.current=null},x=g=>({onPointerDown:p(g),onPointerMove:m,onPointerUp:b});return o("svg",{class:"step-strip",width:i+s,height:ze+2,"aria-hidden":"true",onPointerDown:_,children:o("g",{transform:`translate(${i},1)`,children:[o("path",{class:"strip-bars",d:c}),o("rect",{class:"strip-window",x:u(f),width:d,height:ze,...x("window")}),o("rect",{class:"strip-edge",x:u(f)-xn/2,width:xn,height:ze,...x("from")}),o("rect",{class:"strip-edge",x:u(f)+d-xn/2,width:xn,height:ze,...x("to")})]})})}var kr=296;function os(e){let{bucket:t,x:n,frameWidth:r}=e,i=n+14+kr<=r?n+14:Math.max(0,n-14-kr);return o("div",{class:"tooltip",role:"status",hidden:t===null,style:{left:`${i}px`,width:`${kr}px`},children:t&&o(Xu,{...e,bucket:t})})}function Xu({steps:e,series:t,bucket:n,outlier:r}){let{columns:i}=e,{step:s}=n,a=i.duration_ms[s]??0,l=i.period_ms[s]??null,c=n.last-n.first+1,u=t.map(h=>({...h,ms:h.values[s]??0})).filter(({ms:h})=>h>0),f=u.reduce((h,{ms:d})=>h+d,0);return o(T,{children:[o("p",{class:"tooltip-title",children:[o("strong",{children:Sr(e,s)}),o("span",{class:"number",children:M(a)})]}),l!==null&&o("p",{class:"tooltip-line",children:[o("span",{children:"Start to next start"}),o("span",{class:"number",children:M(l)})]}),o("table",{class:"tooltip-table",children:o("tbody",{children:u.reverse().map(({id:h,label:d,role:p,ms:m})=>o("tr",{children:[o("th",{scope:"row",children:[o(de,{role:p}),d]}),o("td",{class:"numeric",children:M(m)}),o("td",{class:"numeric",children:Z(f>0?100*m/f:null)})]},h))})}),r&&o("p",{class:"tooltip-note",children:"◆ An outlier: over 1.5 times the median step."}),i.complete[s]===!1&&o("p",{class:"tooltip-note",children:[o("strong",{children:"Incomplete:"})," ",i.incomplete_reason[s]??"no reason given"]}),c>1&&o("p",{class:"tooltip-note",children:["Longest of ",E(c)," steps in this column; their mean is"," ",M(n.mean),". Zoom in to see each."]})]})}function Sr(e,t){let n=String(e.columns.number[t]??t),r=e.columns.name[t]??"",i=`Step ${n}`;return r===""||r===n||r===i?i:`${i} · ${r}`}var ju=6,Yu=.003,Ku=.2;function ss(e){let{buckets:t,total:n,layout:r,plotWidth:i,plotLeft:s,zoom:a,onZoom:l,onSelect:c}=e,[u,f]=P(null),[h,d]=P(null),p=B(null),m=B(!1),[_,b]=a??[0,r.slots],x=(b-_)/i,g=w=>_+w*x,v=u===null?-1:Kt(t,u),y=w=>{let R=w.currentTarget.getBoundingClientRect();return Math.max(0,Math.min(i,w.clientX-R.left-s))},C=w=>t[Ui(t,n,w)]?.step??null,A=w=>{m.current=!1,!(w.button>1||w.pointerType==="touch")&&(p.current={x:y(w),zoom:a,pans:w.shiftKey||w.button===1},w.currentTarget.setPointerCapture?.(w.pointerId))},N=w=>{let R=y(w),S=p.current;if(S===null||Math.abs(R-S.x)<ju){f(C(R));return}m.current=!0,f(null),S.pans?l(Ae(S.zoom,r.slots,(S.x-R)*x)):d([Math.min(S.x,R),Math.max(S.x,R)])},O=()=>{p.current=null,h&&(l(Ee(g(h[0]),g(h[1]),r.slots)),d(null))},q=w=>{let R=m.current?null:C(y(w));R!==null&&c(R)},X=w=>{if(w.ctrlKey||w.metaKey){w.preventDefault();let S=Math.exp(w.deltaY*Yu);l(xt(a,r.slots,g(y(w)),S));return}let R=w.shiftKey&&w.deltaX===0?w.deltaY:w.deltaX;a===null||Math.abs(R)<=(w.shiftKey?0:Math.abs(w.deltaY))||(w.preventDefault(),l(Ae(a,r.slots,R*x)))},j=w=>{let R=r.slot.length-1,S=Math.max(0,Math.min(R,w));l(rs(a,r.slots,r.slot[S]??0)),f(S)},k=w=>{if(v<0)return j(t[0]?.step??0);let R=t[v+w];if(R)return f(R.step);let S=(t[0]?t[0].last-t[0].first+1:1)*w;return j((u??0)+S)},I=w=>{let R=u===null?(_+b)/2:r.slot[u]+.5;l(xt(a,r.slots,R,w))},$=Math.max(1,Math.round(t.length/10)),K=w=>l(Ae(a,r.slots,w*(b-_)*Ku)),G={onPointerDown:A,onPointerMove:N,onPointerUp:O,onPointerLeave:()=>p.current===null&&f(null),onClick:q,onWheel:X,onKeyDown:w=>{if(w.ctrlKey||w.metaKey||w.altKey)return;let S={ArrowLeft:()=>w.shiftKey?K(-1):k(-1),ArrowRight:()=>w.shiftKey?K(1):k(1),PageUp:()=>k(-$),PageDown:()=>k($),Home:()=>j(0),End:()=>j(r.slot.length-1),Enter:()=>u!==null&&c(u)," ":()=>u!==null&&c(u),Escape:()=>u===null?c(null):f(null),"+":()=>I(.5),"=":()=>I(.5),"-":()=>I(2),0:()=>l(null)}[w.key];S&&(w.preventDefault(),S())},onFocus:w=>{w.currentTarget.matches(":focus-visible")&&u===null&&f(t[0]?.step??null)},onBlur:()=>f(null)};return{activeBucket:t[v]??null,drag:h,handlers:G}}var ls=264,ye={top:16,right:66,bottom:30,left:62},pe=ls-ye.top-ye.bottom,as=5;function wn(e){let{steps:t,series:n,layout:r,meanMs:i,fitTypical:s,zoom:a,onZoom:l,selected:c,onSelect:u,isOutlier:f}=e,[h,d]=mn(960),{columns:p}=t,m=p.duration_ms.length,_=H(()=>Fi(n.map(({values:S})=>S),m),[n,m]),[b,x]=a??[0,r.slots],g=Math.max(40,d-ye.left-ye.right),v=H(()=>Ye(r,_,b,x,g),[r,_,b,x,g]),y=H(()=>e.topMs??vn(v,_,s),[v,_,s,e.topMs]),C=Se(y),A=rt().domain([0,y/se[C]]).nice(as).range([pe,0]),N=A.domain()[1]*se[C],O=S=>A(Math.min(S,N)/se[C]),q=A.ticks(as),X=(q[1]??1)-(q[0]??0),j=H(()=>Qo(n,v,O),[n,v,N]),k=H(()=>es(t,v,_,O,N,f),[t,v,_,N,f]),I=H(()=>Lo(v,p.number,g),[v,p,g]),{activeBucket:$,drag:K,handlers:ne}=ss({buckets:v,total:_,layout:r,plotWidth:g,plotLeft:ye.left,zoom:a,onZoom:l,onSelect:u}),G=c===null?null:v[Kt(v,c)]??null,w=S=>(S-b)/(x-b)*g,R=S=>O(_[S.step]??0);return o("div",{class:"chart step-bars",ref:h,children:[o("svg",{class:"step-graph",width:d,height:ls,role:"application","aria-roledescription":"bar chart","aria-label":`${e.name??"Step time"} of ${z(m,"step")}`+(i===null?"":`, mean ${M(i)}`)+". Arrow keys, Home and End move between steps, Enter opens one; plus and minus zoom, Shift with an arrow key pans, 0 shows all.",tabindex:0,...ne,children:o("g",{transform:`translate(${ye.left},${ye.top})`,children:[q.map(S=>o("g",{transform:`translate(0,${A(S)})`,children:[o("line",{class:S===0?"baseline":"gridline",x2:g}),o("text",{class:"tick-label",x:-8,dy:"0.32em","text-anchor":"end",children:`${Ot(S,X)} ${C}`})]},S)),o(Zu,{layout:r,xOfSlot:w,plotWidth:g}),$&&o("rect",{class:"cursor-band",x:$.x-2,width:$.width+4,height:pe}),j.map(({id:S,d:Sa,role:Ma})=>o(ui,{id:S,d:Sa,role:Ma,dimmed:!!e.pointed&&e.pointed!==S},S)),k.incomplete&&o("path",{class:"incomplete",d:k.incomplete,fill:"url(#incomplete-hatch)"}),k.cut&&o("path",{class:"cut-mark",d:k.cut}),k.outlier&&o("path",{class:"outlier-mark",d:k.outlier}),ns(v,p.number).map(S=>o("line",{class:"restart-line",x1:S,x2:S,y1:0,y2:pe},S)),i!==null&&i<=N&&o("g",{class:"mean",transform:`translate(0,${O(i)})`,children:[o("line",{class:"mean-halo",x2:g}),o("line",{class:"mean-line",x2:g}),o("text",{class:"mean-label",x:g+6,dy:"-0.2em",children:"mean"}),o("text",{class:"mean-label",x:g+6,dy:"0.95em",children:M(i)})]}),G&&o("g",{class:"selected-step",children:[o("rect",{x:G.x-2,y:R(G)-2,width:G.width+4,height:pe-R(G)+2}),o("path",{d:`M${G.x+G.width/2},${pe+1}l5,6h-10z`})]}),$&&o("rect",{class:"cursor",x:$.x-1,y:R($)-1,width:$.width+2,height:pe-R($)+2}),K&&o("rect",{class:"drag",x:K[0],width:K[1]-K[0],height:pe}),I.map(S=>o("g",{transform:`translate(${S.x},${pe})`,children:[o("line",{class:"tick-mark",y2:4}),o("text",{class:"tick-label",y:18,"text-anchor":"middle",children:S.label})]},S.x)),o("text",{class:"tick-label",x:g+ye.right,y:pe+18,"text-anchor":"end",children:"step"})]})}),a&&o(is,{layout:r,total:_,zoom:a,onZoom:l,left:ye.left,width:g}),v.some(S=>S.last>S.first)&&o("p",{class:"caption",children:"Each column stands for several steps and shows the longest of them."}),o(os,{steps:t,series:n,bucket:$,x:$?ye.left+$.x+$.width/2:0,frameWidth:d,outlier:$!==null&&f($.step)})]})}function Zu({layout:e,xOfSlot:t,plotWidth:n}){return o(T,{children:e.gaps.map(r=>{let i=Math.max(0,t(r.slot)),s=Math.min(n,t(r.slot+r.width));return s-i>=3&&o("line",{class:"gap-line",x1:i+1,x2:s-1,y1:pe,y2:pe},r.before)})})}function cs({baseline:e,shown:t}){let n=[e.steps,t.steps],r=H(()=>Math.max(...n.map(i=>i?Qu(i):0)),n);return r===0?null:o("div",{class:"compare-graphs",children:[o("p",{class:"panel-note",children:"Step time of both runs, on one scale"}),o(us,{role:"A (baseline)",overview:e,topMs:r}),o(us,{role:"B (this run)",overview:t,topMs:r})]})}function us({role:e,overview:t,topMs:n}){let{steps:r,metrics:i,run:s}=t;return o("figure",{children:[o("figcaption",{children:[o("strong",{children:e})," ",s.id,r&&o("span",{class:"panel-note",children:[" ",z(r.columns.duration_ms.length,"step")]})]}),r?o(Ju,{overview:t,steps:r,meanMs:i.step_time?.value??null,topMs:n,name:`Step time of ${s.id},`}):o("p",{class:"quiet",children:i.step_time?.reason??"It has no steps."})]})}function Ju({overview:e,steps:t,meanMs:n,topMs:r,name:i}){let[s,a]=P(null),l=H(()=>Yt(t.columns.number),[t]),c=H(()=>Zt(t,"duration"),[t]),u=H(()=>Jt(e),[e]);return o(wn,{steps:t,series:c,layout:l,meanMs:n,fitTypical:!1,zoom:s,onZoom:a,selected:null,onSelect:()=>{},isOutlier:u,topMs:r,name:i})}function Qu({columns:e}){let t=0;for(let n of e.duration_ms)n>t&&(t=n);return t}async function fs(e,t,n,r){let i=new URLSearchParams({a:e.run,b:t.run});return e.host!==null&&i.set("host_a",e.host),t.host!==null&&i.set("host_b",t.host),ct(`./compare?${i}`,n,r)}function ps(e,t,n){let[r,i]=P({kind:"loading",detail:null}),[s,a]=P(0),l=B(new le);return V(()=>{let c=({message:u})=>i({kind:"loading",detail:u});return i({kind:"loading",detail:null}),l.current.run(async u=>{let f=await Ht(e.run,e.host,u,c);return{comparison:await fs(e,t,u,c),other:f}}).then(u=>u&&i({kind:"loaded",...u})).catch(u=>i({kind:"failed",error:ec(u),retry:()=>a(s+1)})),()=>l.current.cancel()},[e.run,e.host,t.run,t.host,n,s]),r}function ec(e){return e instanceof F?e.status!==404||e.code!=="bad_answer"?e:new F("no_compare","The server does not compare runs.","It is of an older version than this page: restart TensorBoard.",404):new F("page",String(e))}function gs({overview:e,shown:t,baseline:n,onClose:r}){let i=ps(n,t,e);return o(L,{id:"compare",title:"Compare",note:`B, this run: ${We(t)}, against A: ${We(n)}`,actions:o("button",{type:"button",onClick:r,children:"End comparison"}),children:o("div",{"aria-busy":i.kind==="loading",children:o(tc,{state:i,overview:e})})})}function tc({state:e,overview:t}){if(e.kind==="loading")return o("p",{class:"quiet",role:"status",children:e.detail??"Comparing …"});if(e.kind==="failed")return o("p",{role:"alert",children:[e.error.message," ",o("span",{class:"reason",children:e.error.hint})," ",o("button",{type:"button",onClick:e.retry,children:"Try again"})]});let{comparison:n,other:r}=e;return o(T,{children:[o("p",{class:"verdict","data-verdict":n.verdict,children:[o("span",{class:`verdict-mark verdict-${n.verdict}`,children:nc[n.verdict]??n.verdict})," ",te(n.sentence)]}),o(ic,{comparison:n}),o(cs,{baseline:r,shown:t}),o(oc,{metrics:n.metrics})]})}var nc={faster:"▲ Faster",slower:"▼ Slower",same:"= Same",unclear:"? Unclear",incomparable:"≠ Not comparable"},rc={better:"▲ better",worse:"▼ worse",changed:"◆ changed",same:"= same",unclear:"? unclear",unavailable:"not measured"};function ic({comparison:e}){let{configurations:t}=e;return t.length===0?o("p",{class:"quiet",children:"The configurations are the same, as far as the profiles tell them."}):o("div",{class:"configurations",children:[o("h3",{children:"What differs besides the numbers"}),o(Q,{caption:"Configurations that differ",columns:[{key:"label",head:"Configuration",cell:n=>t[n].label},{key:"a",head:"A (baseline)",cell:n=>hs(t[n].a)},{key:"b",head:"B (this run)",cell:n=>hs(t[n].b)}],rowCount:t.length,pageSize:20})]})}function hs(e){return e==null?"not told":typeof e=="object"?JSON.stringify(e):String(e)}var ds="The run's own metric ± its standard deviation, n steps or sessions; the run's page opens where it comes from.";function oc({metrics:e}){let t=e.filter(({a:r,b:i})=>r.value!==null||i.value!==null);return o(Q,{caption:"Metrics of both runs",columns:[{key:"label",head:"Metric",cell:r=>o(sc,{metric:t[r]})},{key:"a",head:"A (baseline)",numeric:!0,definition:ds,cell:r=>ms(t[r],"a")},{key:"b",head:"B (this run)",numeric:!0,definition:ds,cell:r=>ms(t[r],"b")},{key:"delta",head:"Difference",numeric:!0,definition:"How much more B has than A, also in percent of A.",formula:"B − A",cell:r=>ac(t[r])},{key:"interval",head:"95 % interval",numeric:!0,definition:"Where the true difference lies 95 % of the time, by Welch's t-test; – where nothing tells the noise.",cell:r=>lc(t[r])},{key:"verdict",head:"Verdict",cell:r=>o(uc,{metric:t[r]})}],rowCount:t.length,pageSize:40,rowClass:r=>`is-${t[r].verdict}`})}function sc({metric:e}){return o(T,{children:[e.label,e.better&&o("span",{class:"better",children:e.better==="lower"?"lower is better":"higher is better"})]})}function ms({unit:e,...t},n){let{value:r,stdev:i,n:s}=t[n],a=typeof i=="number"?` ± ${ae(i,e)}`:"",l=typeof s=="number"?`, n ${E(s)}`:"";return r===null?"not measured":ae(r,e)+a+l}function ac({delta:e,delta_percent:t,unit:n}){let r=t===null||n==="%"?"":` (${ve(t,"%")})`;return ve(e,n==="%"?"points":n)+r}function lc({interval:e,unit:t}){return e===null?"–":e.map(n=>ve(n,t==="%"?"points":t)).join(" … ")}function uc({metric:e}){let{verdict:t,reason:n,p_value:r}=e;return o(T,{children:[o("span",{class:`verdict-mark verdict-${t}`,children:rc[t]??t}),r!==null&&o(J,{children:["p ",r<.001?"< "+ee(.001):ee(r)]}),n&&o("span",{class:"metric-reason",children:n})]})}function kn(){document.querySelector("#steps svg.step-graph")?.focus({preventScroll:!0})}function wt(){try{let e=window.parent;return e!==window&&typeof e.location.hash=="string"?e:null}catch{return null}}var _s="profile";async function ys(e){try{let t=await fetch("../../plugins_listing",{signal:e??null});return t.ok?(await t.json())[_s]?.enabled===!0:!1}catch{return!1}}function bs(e,t,n){let r=new URLSearchParams({tool:e,run:t});return n!==null&&r.set("host",n),`${wt()?.location.pathname??"../../../"}?${r}#${_s}`}function ot({parts:e,label:t}){let n=e.reduce((r,i)=>r+i.value,0);return o("div",{class:"stacked-bar",role:"img","aria-label":t,children:n>0&&e.filter(r=>r.value>0).map(r=>o("span",{"data-part":r.id,style:{flexGrow:r.value/n},children:o(Gn,{role:r.role})},r.id))})}var Sn="time_";function vs(e){let t=e.steps?.categories??[],n=t.map(({id:i})=>e.metrics[Sn+i]??null),r=n.reduce((i,s)=>i+(s?.value??0),0);return t.map(({id:i,label:s},a)=>{let l=n[a]?.value??0;return{id:i,label:s,metric:n[a]??null,value:l,share:r>0?100*l/r:null,role:Me(i,a)}})}function xs(e){let t=new Map;for(let[n,r]of Object.entries(e.metrics)){if(!n.startsWith(Sn)||r.value!==null)continue;let i=r.reason??"no reason given";t.set(i,[...t.get(i)??[],r.label])}return[...t].map(([n,r])=>({labels:r,reason:n}))}function ws(e,t,n){if(!t.startsWith(Sn))return!1;let r=t.slice(Sn.length);return(e.steps?.categories.some(s=>s.id===r)??!1)||n.value===null}function Mr({metric:e}){let{source:t}=e,{formula:n,inputs:r,window:i,files:s}=e.provenance;return o("dl",{class:"provenance",children:[o("div",{children:[o("dt",{children:"Formula"}),o("dd",{class:"formula",children:n})]}),r.length>0&&o("div",{children:[o("dt",{children:"Inputs"}),o("dd",{children:o("ul",{children:r.map(a=>o("li",{children:[a.name,": ",o("span",{class:"number",children:fc(a)})]},a.name))})})]}),i&&o("div",{children:[o("dt",{children:"Window"}),o("dd",{children:i})]}),o("div",{children:[o("dt",{children:"Files"}),o("dd",{children:s===null?"all of the run":s.length===0?"none":s.join(", ")})]}),t&&t!==n&&o("div",{children:[o("dt",{children:"In words"}),o("dd",{class:"formula",children:t})]})]})}function fc({value:e,unit:t}){return e===null?"–":typeof e=="string"?t?`${e} ${t}`:e:t?ae(e,t):ee(e)}function pc({id:e,metric:t,said:n,brief:r=!1}){let{status:i,value:s,unit:a,reason:l,stdev:c}=t,u=s===null;return o("details",{class:"metric","data-metric":e,"data-status":u?"unavailable":i,children:[o("summary",{children:[o("span",{class:"metric-label",children:t.label}),o(hc,{metric:t}),i==="inferred"&&!u&&o(J,{children:"inferred"}),a==="%"&&!u&&o(dc,{percent:s}),o("span",{class:u?"metric-value not-measured":"metric-value number",children:[u?"not measured":Lt(t),!u&&typeof c=="number"&&a==="ms"&&o("span",{class:"metric-spread",children:$t(s,c)})]}),!r&&o(be,{of:t}),l&&(u||i==="inferred"&&l!==n)&&o("span",{class:"metric-reason",children:l})]}),r&&o(be,{of:t}),o(st,{metric:t})]})}function be({of:{label:e,definition:t}}){let r=t.toLowerCase().startsWith(`${e.toLowerCase()}: `)?t.slice(e.length+2):t;return o("span",{class:"definition",children:r.charAt(0).toUpperCase()+r.slice(1)})}function hc({metric:{better:e,value:t}}){return e===null||t===null?null:o("span",{class:"better",title:`${e} is better`,children:[o("span",{"aria-hidden":"true",children:e==="lower"?"↓ better":"↑ better"}),o("span",{class:"visually-hidden",children:[e," is better"]})]})}function dc({percent:e}){return o("span",{class:"meter","aria-hidden":"true",children:o("span",{style:{width:`${Math.min(100,Math.max(0,e))}%`}})})}function mc({entries:e}){return o("details",{class:"metric","data-status":"unavailable",children:[o("summary",{children:[o("span",{class:"metric-label",children:e.map(([t,n],r)=>o("span",{"data-metric":t,"data-status":"unavailable",children:[n.label,r<e.length-1?" · ":""]},t))}),o("span",{class:"metric-value not-measured",children:"not measured"}),o("span",{class:"metric-reason",children:e[0]?.[1].reason})]}),o("dl",{class:"formulas metric-details",children:e.map(([t,n])=>o("div",{children:[o("dt",{children:n.label}),o("dd",{children:[o(be,{of:n}),o(Mr,{metric:n})]})]},t))})]})}function st({metric:e}){let t=Tr(e);return o("div",{class:"metric-details",children:[o(Mr,{metric:e}),t.length>0&&o("dl",{class:"stats",children:t.map(([n,r])=>o("div",{children:[o("dt",{children:n}),o("dd",{class:"number",children:r})]},n))})]})}var gc=[["min","min"],["p50","median"],["p90","p90"],["p99","p99"],["max","max"],["stdev","std. dev."]];function Tr(e){let t=[];typeof e.n=="number"&&e.n>0&&t.push(["n",E(e.n)]);for(let[n,r]of gc){let i=e[n];typeof i=="number"&&t.push([r,ae(i,e.unit)])}return t}function Mn({entries:e,said:t,brief:n}){return o(T,{children:_c(e).map(r=>{let[i,s]=r[0];return r.length===1?o(pc,{id:i,metric:s,said:t??null,brief:n??!1},i):o(mc,{entries:r},i)})})}function _c(e){let t=[];for(let n of e){let r=t[t.length-1],i=r?.[0]?.[1],s=n[1];i!==void 0&&i.value===null&&s.value===null&&i.reason!==null&&i.reason===s.reason?r.push(n):t.push([n])}return t}function Cr({overview:e}){let t=vs(e),n=xs(e),r=e.metrics.step_time?.reason??null,i=t.filter(l=>l.value>0),s=t.filter(l=>l.value===0&&l.metric?.value===0);if(t.length===0&&n.length===0)return null;let a=i.map(l=>`${l.label} ${Z(l.share)}`).join(", ");return o(L,{id:"breakdown",title:"Where the time went",note:"average per step; open a part for where its number comes from",children:[i.length>0&&o(T,{children:[o(ot,{parts:i,label:`Average step: ${a}`}),o("div",{class:"parts",children:[i.map(l=>o(yc,{part:l,said:r},l.id)),s.length>0&&o(bc,{parts:s})]})]}),n.map(({labels:l,reason:c})=>o("p",{class:"missing",children:[o("span",{class:"not-measured",children:"Not measured:"})," ",l.join(", "),o("span",{class:"metric-reason",children:c})]},c))]})}function yc({part:e,said:t}){let{id:n,label:r,role:i,metric:s,share:a}=e;return o("details",{class:"part","data-category":n,children:[o("summary",{children:[o(de,{role:i}),o("span",{class:"part-label",children:r}),o("span",{class:"numeric part-time",children:M(s?.value)}),o("span",{class:"numeric part-share",children:Z(a)}),s&&o(be,{of:s}),s?.status==="inferred"&&s.reason!==t&&o("span",{class:"metric-reason",children:["inferred: ",s.reason]})]}),s&&o(st,{metric:s})]})}function bc({parts:e}){return o("details",{class:"part is-zero",children:[o("summary",{children:[o("span",{class:"part-label",children:e.map(({id:t,label:n},r)=>o("span",{"data-category":t,children:[n,r<e.length-1?" · ":""]},t))}),o("span",{class:"numeric part-time",children:M(0)}),o("span",{class:"numeric part-share",children:Z(0)})]}),o("dl",{class:"formulas metric-details",children:e.map(({id:t,label:n,metric:r})=>o("div",{children:[o("dt",{children:n}),o("dd",{children:[r&&o(be,{of:r}),r&&o(st,{metric:r})]})]},t))})]})}function ks({devices:e}){if(e.length===0)return null;let t=[...e.filter(s=>s.used),...e.filter(s=>!s.used)],n=e.filter(s=>s.used).length,r=new Set(e.map(s=>s.host)).size>1,i=[{key:"name",head:"Device",cell:s=>o(T,{children:[t[s].name,t[s].slowest&&o(J,{kind:"warn",children:"slowest"})]})},...r?[{key:"host",head:"Host",cell:s=>t[s].host}]:[],{key:"kind",head:"Kind",cell:s=>t[s].kind},{key:"used",head:"Used",definition:"It ran more than copies.",cell:s=>t[s].used?"yes":"no"},{key:"busy",head:"Busy",numeric:!0,definition:"Time in which the device ran anything at all, copies included.",formula:"length of the union of the device's ops",cell:s=>M(t[s].busy_ms)},{key:"busy-percent",head:"Busy share",numeric:!0,definition:"How much of its time the device was busy.",formula:"busy ÷ (end of its last op − start of its first)",cell:s=>Z(t[s].busy_percent)},{key:"step",head:"Step time",numeric:!0,definition:"How long a step takes on this device alone.",formula:"mean over the counted steps of the step's length on the device",cell:s=>M(t[s].step_time_ms)}];return o(L,{id:"devices",title:"Devices",note:`${E(n)} of ${E(e.length)} used`,children:o(Q,{caption:"Devices of the profile",columns:i,rowCount:t.length,pageSize:16,origin:{window:"the whole profile; of the step time, the counted steps",files:"for each device that of its host"},rowClass:s=>t[s].used?void 0:"is-unused"})})}var vc={tpu:"TPU",gpu:"GPU",cpu:"CPU"};function Ms({overview:e}){let t=[...xc(e),...wc(e.environment)];return o(L,{id:"environment",title:"Run environment",children:o("dl",{class:"facts",children:t.map(([n,r])=>o("div",{children:[o("dt",{children:n}),o("dd",{children:r})]},n))})})}function xc({platform:e,job:t,run:n}){let r=[["Platform",vc[e]??e]];r.push(["Job",o(T,{children:[Ve(t.kind),t.reason&&o("span",{class:"metric-reason",children:t.reason})]})]);let i=n.files.reduce((s,a)=>s+a.bytes,0);return r.push(["Profile",`${E(n.files.length)} file${n.files.length===1?"":"s"}, ${Dt(i)}`]),r}function wc(e){let t=[];for(let[n,r]of Object.entries(e))if(!(r==null||r===""||n==="simulated"))switch(n){case"device_type":t.push(["Device type",String(r)]);break;case"device_count":t.push(["Devices",kc(e)]);break;case"devices_used":break;case"host_count":t.push(["Hosts",E(r)]);break;case"capture_start_ns":t.push(["Capture started",ei(r)]);break;case"capture_ms":t.push(["Capture length",M(r)]);break;case"frameworks":t.push(...Sc(r));break;default:t.push(...Mc(Ve(n),r))}return t}function kc({device_count:e,devices_used:t}){let n=typeof t=="number"&&t!==e;return E(e)+(n?`, ${E(t)} used`:"")}function Sc(e){let t=Object.entries(e).filter(([,r])=>r!==null&&r!==!1);return t.length===0?[]:[["Frameworks",t.map(([r,i])=>typeof i=="string"||typeof i=="number"?`${r} ${i}`:r).join(", ")]]}function Mc(e,t){if(typeof t=="number")return[[e,ee(t)]];if(typeof t=="boolean")return[[e,t?"yes":"no"]];if(typeof t=="string")return[[e,t]];if(Array.isArray(t))return t.length===0?[]:[[e,t.map(Ss).join(", ")]];let n=Object.entries(t).filter(([,r])=>r!==null);return n.length===0?[]:[[e,n.map(([r,i])=>`${Ve(r)}: ${Ss(i)}`).join(", ")]]}function Ss(e){return typeof e=="number"?ee(e):typeof e=="object"?JSON.stringify(e):String(e)}var Tn=4;function Pr({finding:e,ways:t}){return o("div",{"data-finding":e.id,class:`finding severity-${e.severity}`,children:[o("h3",{children:[te(e.title)," ",o(J,{kind:e.severity,children:e.severity})]}),o("p",{children:te(e.evidence)}),o("p",{class:"next",children:[o("strong",{children:"Next:"})," ",te(e.next_step)]}),o(Tc,{lookAt:e.look_at,ways:t})]})}function Tc({lookAt:e,ways:t}){let{ops:n,tool:r}=e,i=t.steps?e.steps:[];return i.length===0&&n.length===0&&r===null?null:o("p",{class:"look-at",children:[o("span",{children:"Look at:"}),i.slice(0,Tn).map(s=>o("button",{type:"button",class:"link",onClick:()=>t.onStep(s),children:["step ",t.steps.columns.number[s]??s]},s)),i.length>Tn&&o("span",{children:["and ",i.length-Tn," more"]}),n.slice(0,Tn).map(s=>o("button",{type:"button",class:"link op-name",onClick:()=>t.onOp(s),children:s},s)),r&&o(Cc,{tool:r,ways:t})]})}function Cc({tool:e,ways:t}){return t.shown?t.xprof?o("a",{href:bs(e.id,t.shown.run,t.shown.host),target:"_blank",rel:"noopener",children:["XProf's ",e.label," ↗"]}):o("span",{children:["XProf's ",e.label," (its tab is not installed here)"]}):o("span",{children:["XProf's ",e.label]})}var Pc=3;function Ts({findings:e,ways:t,brief:n=!1}){let[r,...i]=e;return o(L,{id:"top-finding",title:"What to look at next",actions:i.length>0&&o("button",{type:"button",class:"link",onClick:()=>document.getElementById("findings")?.scrollIntoView(),children:z(i.length,"more finding")}),children:r?o(T,{children:[o(Pr,{finding:r,ways:t}),o(Ac,{findings:i.slice(0,Pc),brief:n})]}):o("p",{class:"quiet",children:"Nothing stands out: no part of the step, no step and no device is far from what is usual."})})}function Ac({findings:e,brief:t}){return e.length===0?null:o("ul",{class:"other-findings",children:e.map(({id:n,severity:r,title:i,evidence:s,next_step:a})=>o("li",{children:[te(i)," ",o(J,{kind:r,children:r})," ",o("span",{class:"reason",children:te(s)}),!t&&o("p",{class:"next",children:[o("strong",{children:"Next:"})," ",te(a)]})]},n))})}function Cs({findings:e,ways:t}){return e.length===0?null:o(L,{id:"findings",title:"Findings",note:"the gravest first",children:o("ol",{class:"findings",children:e.map(n=>o("li",{children:o(Pr,{finding:n,ways:t})},n.id))})})}var Cn=34,Ar=300;function Ps({values:e}){let t=H(()=>{let n=Float64Array.from(e.keys()),r=Ye({slot:n,slots:e.length,gaps:[]},e,0,e.length,Ar),i=r.reduce((a,{step:l})=>Math.max(a,e[l]??0),0)||1;return r.map(({step:a,x:l,width:c})=>`${ie(l+c/2)},${ie(Cn-2-(Cn-4)*(e[a]??0)/i)}`).join("L")},[e]);return e.length<3?null:o("svg",{class:"sparkline",viewBox:`0 0 ${Ar} ${Cn}`,preserveAspectRatio:"none","aria-hidden":"true",children:[o("path",{d:`M${t}`,"vector-effect":"non-scaling-stroke"}),o("path",{class:"baseline",d:`M0,${Cn-1}h${Ar}`,"vector-effect":"non-scaling-stroke"})]})}function Er(e){return e.headline?e.headline.what:e.job.kind==="inference"?"session_time":"step_time"}function As({overview:e}){let t=Er(e),n=e.metrics[t];return n?o(L,{id:"headline",title:n.label,children:o("div",{class:"headline","data-metric":t,"data-status":n.status,children:[o(be,{of:n}),n.value===null?o(T,{children:[o("p",{class:"headline-missing",children:"not measured"}),o("p",{class:"reason",children:n.reason})]}):o(Ec,{metric:n,overview:e}),o("details",{class:"how",children:[o("summary",{children:"Where this number comes from"}),o(st,{metric:n}),e.headline&&o(Nc,{headline:e.headline})]})]})}):null}function Ec({metric:e,overview:t}){let[n,r]=Qr(Lt(e)),i=t.job.kind==="inference"&&t.inference?"session":"step",s=t.steps?.columns.duration_ms.length??null,a=e.n??null,l=Tr(e).filter(([c])=>c!=="n"&&c!=="std. dev.");return o(T,{children:[o("p",{class:"headline-value",children:[o("span",{class:"headline-number",children:n}),o("span",{class:"headline-unit",children:r}),typeof e.stdev=="number"&&e.value!==null&&o("span",{class:"headline-spread",children:$t(e.value,e.stdev)}),e.status==="inferred"&&o(J,{children:"inferred"})]}),o("p",{class:"headline-count",children:[a!==null&&(a===1?z(1,i):`mean of ${z(a,i)}`),i==="step"&&a!==null&&s!==null&&s>a&&`; ${z(s,"step")} sampled, incomplete ones left out`]}),e.status==="inferred"&&e.reason&&o("p",{class:"reason",children:e.reason}),t.headline?.bottleneck&&o("p",{class:"bottleneck",children:te(t.headline.bottleneck.sentence)}),i==="step"&&t.steps&&o(Rc,{steps:t.steps,headline:t.headline}),a!==1&&l.length>0&&o("dl",{class:"stat-strip",children:l.map(([c,u])=>o("div",{children:[o("dt",{children:c}),o("dd",{class:"number",children:u})]},c))})]})}function Rc({steps:e,headline:t}){let n=t?.trend,r=t?.outliers;return o("div",{class:"trend",children:[o(Ps,{values:e.columns.duration_ms}),n&&o("p",{"data-trend":n.direction??"none",children:[o("span",{"aria-hidden":"true",children:$c[n.direction??"none"]})," ",te(n.sentence)]}),r&&r.count>0&&o("p",{children:[o("span",{"aria-hidden":"true",children:"◆"})," ",z(r.count,"outlier")," above ",M(r.above_ms)]})]})}function Nc({headline:{trend:e,outliers:t}}){return!e&&!t?null:o("dl",{class:"provenance metric-details",children:[e&&o("div",{children:[o("dt",{children:"Trend"}),o("dd",{children:[ve(e.change_percent,"%")," over ",z(e.steps,"complete step"),","," ",ve(e.percent_per_100_steps,"%")," per 100 of them: the median of the slopes between all pairs, of the median step; p ",e.p_value<.001?"<":"="," ",ee(Math.max(.001,e.p_value))," that there is none"]})]}),t&&o("div",{children:[o("dt",{children:"Outliers"}),o("dd",{children:[z(t.count,"complete step")," above ",M(t.above_ms),", 1.5 times the median"]})]})]})}var $c={slower:"↗",faster:"↘",none:"→"};function Es({hosts:e}){if(e.length<2&&e.every(r=>r.status==="ok"))return null;let t=e.some(r=>typeof r.work_ms=="number"),n=[{key:"name",head:"Host",cell:r=>o(T,{children:[e[r].name,e[r].straggler&&o(J,{kind:"warn",children:"straggler"}),e[r].set_aside&&o(J,{kind:"warn",children:"set aside"})]})},{key:"status",head:"Status",cell:r=>e[r].status},{key:"devices",head:"Devices",numeric:!0,definition:"Devices in the host's file, used or not.",cell:r=>E(e[r].devices)},{key:"steps",head:"Steps",numeric:!0,definition:"Steps in the host's file, incomplete ones too.",cell:r=>E(e[r].steps)},{key:"step",head:"Step time",numeric:!0,definition:"How long a step takes on the host's slowest device.",formula:"mean over the counted steps of the longest of its devices",cell:r=>M(e[r].step_time_ms)},...t?[{key:"work",head:"Of it work",numeric:!0,definition:"The part of its step in which it does not wait for other hosts.",formula:"mean over the counted steps of the step's length − its collectives",cell:r=>M(e[r].work_ms??null)},{key:"slowest",head:"Slowest in steps",numeric:!0,definition:"In how many steps it has the most work of all hosts.",cell:r=>E(e[r].slowest_in_steps??null)}]:[]];return o(L,{id:"hosts",title:"Hosts",note:t?"work is the step without collectives, in which hosts wait for each other":void 0,children:o(Q,{caption:"Hosts of the profile",columns:n,rowCount:e.length,pageSize:16,origin:{window:"the counted steps",files:"for each host its own"}})})}var Oc=60,Rs=150,at={top:16,right:24,bottom:26,left:62};function Ns({distribution:e,meanMs:t}){let[n,r]=mn(960),{edges_ms:i,counts:s}=e,a=i[0],l=i[i.length-1];if(a===void 0||l===void 0||s.length===0)return null;let c=Se(l),u=Math.max(40,r-at.left-at.right),f=Rs-at.top-at.bottom,h=rt().domain([a,l===a?a+1:l].map(g=>g/se[c])).range([0,u]),d=g=>h(g/se[c]),p=h.ticks(8),m=(p[1]??1)-(p[0]??0),_=rt().domain([0,ue(s)??1]).nice(3).range([f,0]),b=s.map((g,v)=>{let y=d(i[v]??a),C=Math.max(1,d(i[v+1]??l)-y-1);return g>0?`M${y},${f}V${_(g)}h${C}V${f}z`:""}).join(""),x=s.indexOf(ue(s)??0);return o("div",{class:"chart",ref:n,children:o("svg",{width:r,height:Rs,role:"img","aria-label":`Distribution of session times from ${M(a)} to ${M(l)}; most are between ${M(i[x])} and ${M(i[x+1])}; mean ${M(t)}`,children:o("g",{transform:`translate(${at.left},${at.top})`,children:[_.ticks(3).filter(Number.isInteger).map(g=>o("g",{transform:`translate(0,${_(g)})`,children:[o("line",{class:g===0?"baseline":"gridline",x2:u}),o("text",{class:"tick-label",x:-8,dy:"0.32em","text-anchor":"end",children:E(g)})]},g)),o("path",{d:b,class:"histogram"}),o("g",{transform:`translate(${d(t)},0)`,children:[o("line",{class:"mean-line",y2:f}),o("text",{class:"mean-label",y:-4,"text-anchor":d(t)<Oc?"start":"middle",children:`mean ${M(t)}`})]}),p.map(g=>o("text",{class:"tick-label",x:h(g),y:f+16,"text-anchor":"middle",children:`${Ot(g,m)} ${c}`},g))]})})})}var Fe=[["host","Host compute","Host"],["device","Device compute","Device"],["communication","Host-device communication","Communication"]];function Pn(e){return Fe.map(([t,n],r)=>({id:t,label:n,value:e[`${t}_ms`],role:Me(t,r)}))}function Rr({inference:e}){let{sessions:t,mean:n,percentiles:r,batches:i}=e,s=r.some(l=>l.few_samples),a=ue([n,...r],l=>l.total_ms)??0;return o(L,{id:"inference",title:"Session latency",note:z(t,"session"),children:[o("p",{class:"legend",children:Fe.map(([l,c],u)=>o("span",{class:"legend-item",children:[o(de,{role:Me(l,u)}),c]},l))}),o("table",{class:"latency-table",children:[o("caption",{class:"visually-hidden",children:"Session latency and its parts"}),o("thead",{children:o("tr",{children:[o("th",{scope:"col",children:"Percentile"}),o("th",{scope:"col",children:o("span",{class:"visually-hidden",children:"Parts, as a bar"})}),o("th",{scope:"col",class:"numeric",children:"Total"}),Fe.map(([l,,c])=>o("th",{scope:"col",class:"numeric",children:c},l))]})}),o("tbody",{children:[o($s,{name:"mean",latency:n,longest:a}),r.map(l=>o($s,{name:`p${Ic(l.percentile)}`,latency:l,longest:a,mark:l.few_samples?"*":""},l.percentile))]})]}),o(Ns,{distribution:e.distribution,meanMs:n.total_ms}),o("p",{class:"caption",children:[o("span",{children:e.source}),s&&o("span",{children:"* Too few sessions for one to be above: it rests on the longest ones."}),i&&o("span",{children:Dc(i)})]}),o(Lc,{definitions:e.definitions})]})}function Lc({definitions:e}){let t=[["total","Total"],...Fe];return o("details",{class:"how",children:[o("summary",{children:"What the parts mean"}),o("dl",{class:"formulas",children:t.map(([n,r])=>o("div",{children:[o("dt",{children:r}),o("dd",{children:o(be,{of:{label:r,definition:e[`${n}_ms`]}})})]},n))})]})}function Dc({batches:e,sessions_per_batch:t,size:n,padding_percent:r,delay_ms:i}){let s=n===null?"":`, size ${ee(n)}`,a=r===null?"":` with ${Z(r)} padding`;return`Batched: ${E(e)} batches of ${ee(t)} sessions${s}${a}. A session waits ${M(i.mean)} for its batch (p99 ${M(i.p99)}).`}function Ic(e){return Number.isInteger(e)?String(e):String(Math.round(e*100)/100)}function $s({name:e,latency:t,longest:n,mark:r=""}){let i=Pn(t),s=i.map(a=>`${a.label} ${M(a.value)}`).join(", ");return o("tr",{children:[o("th",{scope:"row",children:[e,r]}),o("td",{class:"latency-bar",children:o("div",{style:{width:`${n>0?100*t.total_ms/n:0}%`},children:o(ot,{parts:i,label:`${e}: ${s}`})})}),o("td",{class:"numeric",children:M(t.total_ms)}),i.map(a=>o("td",{class:"numeric",children:M(a.value)},a.id))]})}function Os({inference:e}){return o(T,{children:[o(Bc,{inference:e}),o(zc,{inference:e})]})}function Bc({inference:e}){let t=e.models??[];if(t.length===0)return null;let n=[{key:"model",head:"Model",cell:r=>t[r].model??"not known"},{key:"sessions",head:"Sessions",numeric:!0,definition:"How many sessions ran the model.",cell:r=>E(t[r].sessions)},{key:"rate",head:"Sessions per second",numeric:!0,definition:"How many sessions of the model are served in a second.",cell:r=>ae(t[r].sessions_per_second,"1/s")},...Hc(t),...Ds("Mean",t.map(r=>r.mean),e.definitions)];return o(L,{id:"session-models",title:"Sessions by model",children:o(Q,{caption:"Sessions by model",columns:n,rowCount:t.length,pageSize:20,origin:Ls(e)})})}function Ls({source:e}){return{window:`each session; ${e}`,files:"all of the run"}}function Hc(e){return[50,99].map(t=>({key:`p${t}`,head:`p${t}`,numeric:!0,definition:`${t} % of the sessions take at most so long.`,cell:n=>{let r=e[n].percentiles.find(i=>i.percentile===t);return`${M(r?.total_ms)}${r?.few_samples?"*":""}`}}))}function zc({inference:e}){let t=e.slowest??[];if(t.length===0)return null;let n=new Set(t.map(a=>a.host)).size>1,r=t.some(a=>a.model!==null),i=t.some(a=>a.batching_delay_ms!==null),s=[{key:"start",head:"Start",numeric:!0,definition:"After the start of the capture.",cell:a=>M(t[a].start_ms)},...n?[{key:"host",head:"Host",cell:a=>t[a].host}]:[],...r?[{key:"model",head:"Model",cell:a=>t[a].model??"not known"}]:[],...Ds("Total",t,e.definitions),...i?[{key:"delay",head:"Waited for batch",numeric:!0,definition:e.definitions.batching_delay_ms,cell:a=>M(t[a].batching_delay_ms)}]:[]];return o(L,{id:"slowest-sessions",title:"Slowest sessions",note:"start after the start of the capture",children:o(Q,{caption:"Slowest sessions",columns:s,rowCount:t.length,origin:Ls(e)})})}function Ds(e,t,n){let r=ue(t,i=>i.total_ms)??0;return[{key:"bar",head:o("span",{class:"visually-hidden",children:"Parts, as a bar"}),cell:i=>o(Fc,{latency:t[i],longest:r})},{key:"total",head:e,numeric:!0,definition:n.total_ms,cell:i=>M(t[i].total_ms)},...Fe.map(([i,,s])=>({key:i,head:s,numeric:!0,definition:n[`${i}_ms`],cell:a=>M(t[a][`${i}_ms`])}))]}function Fc({latency:e,longest:t}){let n=Pn(e),r=n.map(i=>`${i.label} ${M(i.value)}`).join(", ");return o("div",{class:"latency-bar latency-cell",children:o("div",{style:{width:`${t>0?100*e.total_ms/t:0}%`},children:o(ot,{parts:n,label:r})})})}function Is({overview:e}){let t=Er(e),n=Object.entries(e.metrics).filter(([r,i])=>r!==t&&!ws(e,r,i));return n.length===0?null:o(L,{id:"metrics",title:"Performance summary",note:"all metrics; open one for where its number comes from",children:o("div",{class:"metrics",children:o(Mn,{entries:n,said:e.metrics[t]?.reason??null})})})}function Bs({series:e,hidden:t,onToggle:n,onPoint:r}){return o("div",{class:"legend",role:"group","aria-label":"Categories shown, from the bottom of the stack up",children:e.map(({id:i,label:s,role:a,definition:l})=>o("button",{type:"button",class:"legend-item","aria-pressed":!t.has(i),title:l??void 0,onClick:()=>n(i),onPointerEnter:()=>r(i),onPointerLeave:()=>r(null),onFocus:()=>r(i),onBlur:()=>r(null),children:[o(de,{role:a}),s]},i))})}async function Hs(e,t,n,r,i){let s=new URLSearchParams({run:e,index:String(n)});return t!==null&&s.set("host",t),ct(`./step?${s}`,r,i)}function zs({run:e,host:t},n,r){let[i,s]=P({kind:"loading",detail:null}),[a,l]=P(0),c=B(new le);return V(()=>(s({kind:"loading",detail:null}),c.current.run(u=>Hs(e,t,n,u,({message:f})=>s({kind:"loading",detail:f}))).then(u=>u&&s({kind:"loaded",ops:u})).catch(u=>s({...qc(u),retry:()=>l(a+1)})),()=>c.current.cancel()),[e,t,n,r,a]),i}function qc(e){return e instanceof F?e.status===404&&e.code==="bad_answer"?{kind:"failed",message:"The server does not tell the ops of single steps.",hint:"It is of an older version than this page: restart TensorBoard."}:{kind:"failed",message:e.message,hint:e.hint}:{kind:"failed",message:String(e),hint:null}}function qs({overview:e,steps:t,step:n,shown:r,onSelect:i}){let{columns:s}=t,a=B(null);V(()=>a.current?.scrollIntoView?.({block:"nearest"}),[n]);let l=s.duration_ms[n]??0,c=e.metrics.step_time?.value??null,u=s.duration_ms.length-1;return o("section",{ref:a,class:"selected-step-panel",id:"step","aria-labelledby":"step-title",children:[o("header",{class:"panel-head",children:[o("h3",{id:"step-title",children:Sr(t,n)}),o("p",{class:"panel-note",role:"status",children:[M(l),c!==null&&`, ${Hn(l-c,c)} against the mean`]}),o("div",{class:"panel-actions",children:[o("button",{type:"button",disabled:n<=0,onClick:()=>i(n-1),children:"Previous step"}),o("button",{type:"button",disabled:n>=u,onClick:()=>i(n+1),children:"Next step"}),o("button",{type:"button",onClick:()=>{i(null),kn()},children:"Close"})]})]}),s.complete[n]===!1&&o("p",{class:"reason",children:[o("strong",{children:"Incomplete:"})," ",s.incomplete_reason[n]??"no reason given"]}),o("dl",{class:"stats",children:[o(Fs,{name:"starts at",text:M(s.start_ms[n])}),o(Fs,{name:"start to next start",text:M(s.period_ms[n])})]}),o("div",{class:"selected-step-tables",children:[o(Uc,{overview:e,steps:t,step:n}),r&&o(Vc,{shown:r,steps:t,step:n})]})]})}function Fs({name:e,text:t}){return o("div",{children:[o("dt",{children:e}),o("dd",{class:"number",children:t})]})}function Uc({overview:e,steps:t,step:n}){let r=Zn(t).map(a=>({series:a,ms:a.values[n]??0,mean:e.metrics[`time_${a.id}`]?.value??null})).filter(({ms:a,mean:l})=>a>0||(l??0)>0).reverse(),i=t.columns.duration_ms[n]??0;return o(Q,{caption:"Parts of the step, against the mean",columns:[{key:"part",head:"Part",cell:a=>o(Gc,{series:r[a].series})},{key:"ms",head:"This step",numeric:!0,definition:"Time of the part in this step, on its slowest device; the parts add up to the step.",cell:a=>M(r[a].ms)},{key:"share",head:"Share",numeric:!0,definition:"How much of this step it takes.",formula:"this step ÷ the step's length",cell:a=>Z(i>0?100*r[a].ms/i:null)},{key:"mean",head:"Mean",numeric:!0,definition:"Its average per step: the number under “Where the time went”, which opens where it comes from.",cell:a=>M(r[a].mean)},{key:"difference",head:"Difference",numeric:!0,definition:"How much longer it takes in this step than on average, also in percent of the mean.",formula:"this step − mean",cell:a=>Hn(Wc(r[a]),r[a].mean)}],rowCount:r.length})}function Wc({ms:e,mean:t}){return t===null?null:e-t}function Gc({series:e}){return o(T,{children:[o(de,{role:e.role}),e.label]})}function Vc({shown:e,steps:t,step:n}){let r=zs(e,n,t);return o("div",{class:"step-ops","aria-busy":r.kind==="loading",children:[o("h4",{children:"Slowest ops of the step"}),o(Xc,{state:r})]})}function Xc({state:e}){if(e.kind==="loading")return o("p",{class:"quiet",children:e.detail??"Looking for them …"});if(e.kind==="failed")return o("p",{class:"quiet",children:[e.message," ",e.hint," ",o("button",{type:"button",onClick:e.retry,children:"Try again"})]});let{ops:t,reason:n}=e.ops;return t.length===0?o("p",{class:"quiet",children:n??"No op ran within the step."}):o(T,{children:[o(Q,{caption:"Slowest ops of the step",columns:[{key:"name",head:"Op",cell:i=>o(jc,{op:t[i]})},{key:"count",head:"Calls",numeric:!0,definition:"How often the op ran in the step.",cell:i=>E(t[i].occurrences)},{key:"self",head:"Self time",numeric:!0,definition:"Time in the op itself, without the ops inside it; of several devices, their mean.",cell:i=>M(t[i].self_ms)},{key:"share",head:"Share",numeric:!0,definition:"How much of the self time of all ops of its side in the step it takes.",cell:i=>Z(t[i].share_percent)}],rowCount:t.length,pageSize:10}),n&&o("p",{class:"caption",children:n})]})}function jc({op:{name:e,side:t,category:n,framework_op:r}}){return o(T,{children:[o("code",{class:"op-name",children:e}),o("span",{class:"metric-reason",children:[n,", on the ",t,r&&r!==e&&`: ${r}`]})]})}var Yc={device_markers:"Step markers of the device",host_markers:"Step markers of the host",inferred:"Steps are inferred"};function Us({steps:e,gaps:t,cut:n,outliers:r}){let{number:i,complete:s}=e.columns,a=s.filter(l=>!l).length;return o("p",{class:"caption",children:[o("span",{children:[e.source==="inferred"&&o(J,{children:"inferred"})," ",Yc[e.source]??e.source,e.method?`: ${e.method}`:""]}),r!==null&&r.count>0&&o("span",{children:[o("span",{class:"outlier-swatch","aria-hidden":"true",children:"◆"})," ",z(r.count,"outlier")," above"," ",M(r.above_ms),", 1.5 times the median step"]}),a>0&&o("span",{children:[o("span",{class:"hatch-swatch","aria-hidden":"true"})," ",z(a,"incomplete step"),a<s.length?", left out of averages":": there is no complete one"]}),n&&o("span",{children:[o("span",{class:"cut-swatch","aria-hidden":"true",children:"▲"})," longer than the axis shows"]}),t.length>0&&o("span",{children:["Not in the profile: ",Zc(t,i)]})]})}var Kc=4;function Zc(e,t){let n=e.slice(0,Kc).map(i=>Jc(i,t)),r=e.length-n.length;return n.join("; ")+(r>0?`; and ${z(r,"more gap")}`:"")}function Jc(e,t){let n=t[e.before-1],r=t[e.before];return`${z(e.missing,"step")} between ${n} and ${r}`}function Ws({steps:e,onSelect:t}){let{columns:n}=e,r=Se(n.duration_ms.reduce((a,l)=>Math.max(a,l),0)),i=(a,l,c,u)=>({key:a,definition:u,head:`${l}, ${r}`,numeric:!0,cell:f=>Jr(c[f],r)}),s=[{key:"number",head:"Step",numeric:!0,cell:a=>o("button",{type:"button",class:"link",onClick:()=>t(a),children:n.number[a]??a})},...n.name.some((a,l)=>a&&a!==String(n.number[l]))?[{key:"name",head:"Name",cell:a=>n.name[a]??""}]:[],i("start","Start",n.start_ms,"When it starts, on the earliest device."),i("duration","Duration",n.duration_ms,"From its start to its end, on the slowest device; the categories add up to it."),i("period","Period",n.period_ms,"From its start to the start of the next step."),...e.categories.map(({id:a,label:l,definition:c})=>i(`category-${a}`,l,Jn(e,a),c)),{key:"complete",head:"Complete",cell:a=>n.complete[a]?"yes":`no: ${n.incomplete_reason[a]??"no reason given"}`}];return o(Q,{caption:"Time of each step",columns:s,rowCount:n.duration_ms.length,pageSize:25,origin:{window:`each step; ${e.method}`,files:"all of the run; a step is as long as on its slowest device"}})}var Qc=60,ef=3,tf=5;function Gs({overview:e,steps:t,shown:n,selected:r,onSelect:i}){let{duration_ms:s,period_ms:a,number:l}=t.columns,[c,u]=P("duration"),[f,h]=P(new Set),[d,p]=P(null),[m,_]=P(!1),[b,x]=P(!1),g=H(()=>sf(s)/Qt(s),[t]),[v,y]=P(g>=tf),[C,A]=P(null),N=s.length,O=H(()=>Yt(l),[t]),q=H(()=>Zt(t,c),[t,c]),X=H(()=>q.filter(({id:ne})=>!f.has(ne)),[q,f]),j=H(()=>Jt(e),[e]),k=H(()=>a.some(ne=>ne!==null),[t]),I=e.metrics[c==="duration"?"step_time":"step_period"]?.value??null,$=ne=>{let G=new Set(f);G.delete(ne)||G.add(ne),h(G)},K=ne=>{let[G,w]=C??[0,O.slots],R=r===null?(G+w)/2:O.slot[r]+.5;A(xt(C,O.slots,R,ne))};return o(L,{id:"steps",title:"Step-time graph",note:z(N,"step"),actions:o(T,{children:[!b&&o(T,{children:[k&&o(of,{view:c,onChoose:u}),o("span",{class:"button-group",role:"group","aria-label":"Zoom",children:[o("button",{type:"button","aria-label":"Zoom out",disabled:C===null,onClick:()=>K(2),children:"−"}),o("button",{type:"button","aria-label":"Zoom in",disabled:N<5,onClick:()=>K(.5),children:"+"}),o("button",{type:"button",disabled:C===null,onClick:()=>A(null),children:"Show all steps"})]}),g>=ef&&o("button",{type:"button","aria-pressed":v,onClick:()=>y(!v),children:"Fit typical steps"}),o("button",{type:"button","aria-pressed":m,onClick:()=>_(!m),children:"Patterns"})]}),o("button",{type:"button","aria-pressed":b,onClick:()=>x(!b),children:"Show as table"})]}),children:[b?o(Ws,{steps:t,onSelect:i}):o("div",{class:m?"with-patterns":void 0,children:[o(Bs,{series:q,hidden:f,onToggle:$,onPoint:p}),o(wn,{steps:t,series:X,layout:O,meanMs:f.size===0?I:null,fitTypical:v,zoom:C,onZoom:A,selected:r,onSelect:i,isOutlier:j,pointed:d})]}),!b&&N>=Qc&&o("p",{class:"caption",children:"Drag across the graph to zoom, with Shift to pan; or use the wheel with Ctrl or ⌘, and sideways."}),o(Us,{steps:t,gaps:O.gaps,cut:v&&!b,outliers:e.headline?.outliers??null}),o(nf,{series:q}),r!==null&&r<N&&o(qs,{overview:e,steps:t,step:r,shown:n,onSelect:i})]})}function nf({series:e}){return o("details",{class:"how",children:[o("summary",{children:"What the categories mean"}),o("dl",{class:"formulas",children:e.map(({id:t,label:n,definition:r})=>o("div",{children:[o("dt",{children:n}),o("dd",{children:r})]},t))})]})}var rf=[["duration","Duration"],["period","Period"]];function of({view:e,onChoose:t}){return o("span",{class:"button-group",role:"group","aria-label":"What a bar shows",children:rf.map(([n,r])=>o("button",{type:"button","aria-pressed":e===n,onClick:()=>t(n),children:r},n))})}function sf(e){let t=0;for(let n of e)n>t&&(t=n);return t}var af=[["device","On the device"],["host","On the host"]];function Vs({ops:e,pointed:t}){return e.length===0?null:o(L,{id:"top_ops",title:"Top ops",note:"by self time",children:af.map(([n,r])=>o(lf,{side:n,title:r,ops:e.filter(i=>i.side===n),pointed:t},n))})}function lf({side:e,title:t,ops:n,pointed:r}){if(n.length===0)return null;let i=r===null?-1:n.findIndex(({name:s})=>s===r);return o("div",{id:`top_ops-${e}`,class:"side",children:[o("h3",{children:t}),o(Q,{caption:`Top ops: ${t.toLowerCase()}`,columns:uf(n),rowCount:n.length,pageSize:10,origin:{window:"the whole profile",files:"all of the run"},pointedRow:i<0?null:i})]})}function uf(e){let t=e.some(r=>r.gflops_per_s!==null),n=e.some(r=>r.tensorcore_eligible!==null);return[{key:"name",head:"Op",cell:r=>o(ff,{op:e[r]})},{key:"category",head:"Category",cell:r=>e[r].category},{key:"count",head:"Calls",numeric:!0,definition:"How often the op ran, on all devices or threads together.",cell:r=>E(e[r].occurrences)},{key:"self",head:"Self time",numeric:!0,definition:"Time in the op itself, over all calls.",formula:"time in which the op is the innermost one, summed over threads, streams, devices and hosts",cell:r=>M(e[r].self_ms)},{key:"share",head:"Share",numeric:!0,definition:"How much of the time of this side's ops it takes; idle time is not counted.",formula:"self time ÷ self time of all ops of this side",cell:r=>Z(e[r].share_percent)},{key:"cumulative",head:"Cumulative",numeric:!0,definition:"Share of this op and those above it together.",formula:"sum of the shares down to this row",cell:r=>Z(e[r].cumulative_percent)},...t?[{key:"rate",head:"GFLOP/s",numeric:!0,definition:"How fast it computes.",formula:"FLOPs of all its calls ÷ self time",cell:r=>ee(e[r].gflops_per_s)}]:[],...n?[{key:"tensorcore",head:"Tensor Core",definition:"Whether the op could run on Tensor Cores, and whether its kernel did.",cell:r=>cf(e[r])}]:[]]}function cf(e){return e.tensorcore_used?"used":e.tensorcore_eligible===null?"–":e.tensorcore_eligible?e.tensorcore_used===null?"eligible, use not told":"eligible, not used":"not eligible"}function ff({op:e}){let t=e.framework_op&&e.framework_op!==e.name?e.framework_op:null;return o(T,{children:[o("code",{class:"op-name",children:e.name}),t&&o("span",{class:"metric-reason",children:t})]})}var pf=[["mfu","flops_utilization","mxu_utilization"],["hbm_utilization","memory_bandwidth_utilization"],["duty_cycle"],["goodput"]];function hf({metrics:e}){let t=[];for(let n of pf){let r=n.find(i=>e[i]?.value!=null)??n.find(i=>e[i]);r!==void 0&&t.push([r,e[r]])}return t.filter(([n,{value:r}])=>n!=="goodput"||!t.some(([i,{value:s}])=>i==="mfu"&&s===r))}function Xs({overview:e}){let t=hf(e);return t.length===0?null:o(L,{id:"utilization",title:"Utilization",note:"100 % is the hardware's limit",children:o(Mn,{entries:t,brief:!0})})}function An({overview:e,shown:t=null,step:n=null,onStep:r=()=>{},children:i}){let{steps:s,inference:a,job:l,findings:c}=e,[u,f]=P(null),h=df(t!==null&&c.some(({look_at:x})=>x.tool)),d=s!==null&&s.columns.duration_ms.length>0,p=l.kind==="inference"&&a!==null,m={steps:d?s:null,shown:t,xprof:h,onStep:x=>{r(x),document.getElementById("steps")?.scrollIntoView?.(),kn()},onOp:f},_=o(Ts,{findings:c,ways:m,brief:p}),b=d&&o(Gs,{overview:e,steps:s,shown:t,selected:n,onSelect:r});return o("div",{class:"report",children:[e.environment.simulated===!0&&o("p",{class:"banner",children:[o("strong",{children:"Simulated profile:"})," these numbers come from a generator, not from a device."]}),o("div",{class:"first-screen",children:[o("div",{class:"first-column",children:[o(As,{overview:e}),o(Xs,{overview:e})]}),o("div",{class:"second-column",children:[p&&_,p?o(Rr,{inference:a}):o(Cr,{overview:e}),!p&&_]})]}),i,o(Is,{overview:e}),!p&&a&&o(Rr,{inference:a}),a&&o(Os,{inference:a}),p&&d?o("details",{class:"folded",open:n!==null,children:[o("summary",{children:"Steps"}),o(Cr,{overview:e}),b]}):b,o(Ms,{overview:e}),o(Es,{hosts:e.hosts}),o(ks,{devices:e.devices}),o(Vs,{ops:e.top_ops,pointed:u}),o(Cs,{findings:c,ways:m}),o(ri,{overview:e})]})}function df(e){let[t,n]=P(!1);return V(()=>{if(!e)return;let r=new AbortController;return ys(r.signal).then(n),()=>r.abort()},[e]),t}var mf=120,js={runs:[],total:null,failed:null};function Ys(e,t){let[n,r]=P(js),i=B(new le),s=B(!1),a=async c=>{try{let u=await i.current.run(h=>ut({search:t.trim(),offset:c.length},h));if(u===null)return;let f=[...c,...u.runs];r({runs:f,total:u.runs.length===0?f.length:u.total??f.length,failed:null})}catch(u){r({...js,failed:u instanceof F?u.message:String(u)})}finally{s.current=!1}};V(()=>{if(!e)return;let c=setTimeout(()=>{a([])},t===""?0:mf);return()=>{clearTimeout(c),i.current.cancel()}},[e,t]);let l=me(()=>{s.current||n.total===null||n.runs.length>=n.total||(s.current=!0,a(n.runs))},[n,t]);return{...n,loadMore:l}}var Ks=10,gf=80;function En({label:e,chosen:t,placeholder:n,onChoose:r}){let i=Te(),[s,a]=P(!1),[l,c]=P(null),[u,f]=P(0),h=B(null),{runs:d,total:p,failed:m,loadMore:_}=Ys(s,l??"");V(()=>f(0),[l,s]),V(()=>{h.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({block:"nearest"}),d.length>0&&u>=d.length-1&&_()},[u,d]);let b=()=>{a(!1),c(null)},x=y=>{y&&(b(),y.id!==t&&r(y))},g=y=>{s?f(Math.max(0,Math.min(d.length-1,y))):a(!0)},v=y=>{let A={ArrowDown:()=>g(u+1),ArrowUp:()=>g(u-1),PageDown:()=>g(u+Ks),PageUp:()=>g(u-Ks),Enter:()=>s?x(d[u]):a(!0),Escape:b}[y.key];!A||y.altKey||y.ctrlKey||y.metaKey||(y.preventDefault(),A())};return o("div",{class:t===null?"picker run-picker is-second":"picker run-picker",children:[o("label",{for:`${i}-field`,children:e}),o("input",{id:`${i}-field`,type:"text",role:"combobox",autocomplete:"off",spellcheck:!1,"aria-autocomplete":"list","aria-expanded":s,"aria-controls":`${i}-list`,"aria-activedescendant":s&&d[u]?`${i}-${u}`:void 0,value:l??t??"",title:t??void 0,placeholder:n??"Search runs",onFocus:y=>y.currentTarget.select(),onClick:()=>a(!0),onInput:y=>{c(y.currentTarget.value),a(!0)},onKeyDown:v,onBlur:b}),o("div",{class:"run-list",hidden:!s,onMouseDown:y=>y.preventDefault(),children:[o("ul",{id:`${i}-list`,ref:h,role:"listbox","aria-label":`${e}: found`,onScroll:({currentTarget:y})=>{y.scrollHeight-y.scrollTop-y.clientHeight<gf&&_()},children:s&&d.map((y,C)=>o("li",{id:`${i}-${C}`,role:"option","aria-selected":C===u,class:y.id===t?"is-chosen":void 0,"data-run":y.id,onClick:()=>x(y),children:[o("span",{class:"run-id",children:y.id}),o("span",{class:"run-note",children:yf(y)})]},y.id))}),o("p",{class:"run-count",role:"status",children:s&&(m??_f(d.length,p,l))})]})]})}function _f(e,t,n){return t===null?"Searching …":t===0?n?"No run has these words in its name or hosts":"No run":e<t?`${E(e)} of ${E(t)} runs; type to search`:t===1?"1 run":`${E(t)} runs`}function yf({status:e,parts:t,hosts:n}){return e==="empty"?"empty":e==="writing"?"still being written":t?`${t.length} sessions put together`:n.length>1?`${n.length} hosts`:""}var Zs="";function Nr({label:e,hosts:t,chosen:n,onChoose:r}){let i=Te();return o("p",{class:"picker",children:[o("label",{for:i,children:e}),o("select",{id:i,value:n??Zs,onChange:s=>r(s.currentTarget.value||null),children:[o("option",{value:Zs,children:["All hosts (",t.length,")"]}),t.map(s=>o("option",{value:s,children:s},s))]})]})}function Js({chosen:e,onChoose:t}){let n=bf(e?.run??null);return o(T,{children:[o(En,{label:"Compare with",chosen:e?.run??null,placeholder:"Search a run",onChoose:r=>t({run:r.id,host:null})}),e&&n.length>1&&o(Nr,{label:"Its host",hosts:n,chosen:e.host,onChoose:r=>t({...e,host:r})})]})}function bf(e){let[t,n]=P([]);return V(()=>{if(n([]),e===null)return;let r=new AbortController;return Bt(e,r.signal).then(i=>n(i?.hosts??[])).catch(()=>{}),()=>r.abort()},[e]),t}var $r="overview",Or=`p.${$r}.`,vf={run:null,host:null,compare:null,compareHost:null,step:null},qe={run:"run",host:"host",compare:"compare",compareHost:"compare_host",step:"step"};function Qs(){let e=wt()?.location;return e?xf(e.hash):vf}function ea(e){let t=wt();if(t)try{let n=wf(t.location.hash,e);if(n===null||n===t.location.hash)return;t.history.replaceState(t.history.state,"",n)}catch{}}function xf(e){let t=new Map;for(let i of e.replace(/^#/,"").split("&")){let s=i.indexOf("=");s>0&&t.set(i.slice(0,s),kf(i.slice(s+1)))}let n=i=>t.get(Or+i)||null,r=n(qe.step);return{run:n(qe.run),host:n(qe.host),compare:n(qe.compare),compareHost:n(qe.compareHost),step:r!==null&&/^\d+$/.test(r)?Number(r):null}}function wf(e,t){let n=e.replace(/^#/,"").split("&").filter(a=>a!==""),r=n[0]!==void 0&&!n[0].includes("=")?n.shift():void 0;if(r!==void 0&&r!==$r)return null;let i=Object.values(qe).map(a=>`${Or}${a}=`),s=n.filter(a=>!i.some(l=>a.startsWith(l)));for(let[a,l]of Object.entries(qe)){let c=t[a];c!==null&&s.push(`${Or}${l}=${encodeURIComponent(c)}`)}return`#${[$r,...s].join("&")}`}function kf(e){try{return decodeURIComponent(e)}catch{return e}}function ta(e){if(window.parent===window)return;let t=new MessageChannel;t.port1.onmessage=n=>{let r;try{r=JSON.parse(n.data)}catch{return}if(r.isReply)return;r.type==="experimental.DataReloaded"&&e();let i={type:r.type,id:r.id,payload:null,error:null,isReply:!0};t.port1.postMessage(JSON.stringify(i))},window.parent.postMessage("experimental.bootstrap","*",[t.port2])}var Sf=1e3,Lr={runs:null,choice:null,entry:null,compare:null,step:null,overview:null,shown:null,loading:!0,waiting:null,error:null,lostLink:null};function ra(){let[e,t]=P(Lr),n=B(Lr),r=me(m=>{n.current={...n.current,...m},t(n.current)},[]),i=B(null),s=B(new le),a=B(new le),l=B(void 0),c=me(async m=>{r({loading:!0,waiting:null,error:null});try{let _=await s.current.run(b=>Ht(m.run,m.host,b,x=>r({waiting:x.message}),x=>r({overview:x,shown:m,waiting:Tf(x)})));_!==null&&r({overview:_,shown:m,loading:!1,waiting:null})}catch(_){r({error:na(_),overview:null,shown:null,loading:!1,waiting:null})}},[]),u=me((m,_)=>{i.current=null;let b={run:m.id,host:_};r({choice:b,entry:m,step:null,lostLink:null}),Dr(n.current),c(b)},[]),f=me(m=>{r({step:m}),Dr(n.current)},[]),h=me(m=>{r({compare:m}),Dr(n.current)},[]),d=me(async m=>{clearTimeout(l.current);let _;try{_=await a.current.run(async N=>{let O=await ut({},N);return{runs:O,found:await Mf(O,i.current,n.current.choice,N)}})}catch(N){s.current.cancel();let{compare:O,step:q}=n.current;r({...Lr,compare:O,step:q,loading:!1,error:na(N)});return}if(_===null)return;let{runs:b,found:x}=_;b.scanning&&(l.current=setTimeout(()=>{d(!1)},Sf));let{entry:g,host:v}=x,y=n.current.choice,C=g&&{run:g.id,host:v};if(r({runs:b,entry:g,choice:C,lostLink:b.scanning?null:x.lost}),C===null){s.current.cancel(),r({overview:null,shown:null,error:null,waiting:null,loading:b.scanning});return}let A=y===null||!Nt(C,y);A&&(y!==null||x.lost!==null)&&r({step:null}),(A||m)&&c(C)},[]),p=me(()=>{d(!0)},[]);return V(()=>{let m=Qs();return i.current=m,r({step:m.step,compare:m.compare===null?null:{run:m.compare,host:m.compareHost}}),ta(p),p(),()=>{clearTimeout(l.current),s.current.cancel(),a.current.cancel()}},[]),{...e,choose:u,chooseStep:f,compareWith:h,reload:p}}async function Mf({runs:e},t,n,r){let i=async c=>e.find(u=>u.id===c)??await Bt(c,r),s=(c,u)=>c.hosts.find(f=>f===u)??null;if(e.length>0&&t?.run){let c=await i(t.run);if(c)return{entry:c,host:s(c,t.host),lost:null}}let a=e.length>0?t?.run??null:null,l=e.length>0&&n?await i(n.run):null;return l?{entry:l,host:s(l,n.host),lost:a}:{entry:e.find(({status:c})=>c!=="empty")??e[0]??null,host:null,lost:a}}function Dr({choice:e,compare:t,step:n}){e!==null&&ea({run:e.run,host:e.host,compare:t?.run??null,compareHost:t?.host??null,step:n})}function Tf({run:e}){return`${e.files.length} of ${e.files.length+(e.pending?.length??0)} hosts so far`}function na(e){return e instanceof F?e:new F("page",e instanceof Error?e.message:String(e))}function ia(){let e=ra(),{runs:t,overview:n,shown:r,loading:i,lostLink:s,choice:a}=e;return o(T,{children:[o(Wt,{}),o("header",{class:"bar",children:[o("h1",{class:"visually-hidden",children:"Overview"}),e.entry&&a&&o(Pf,{page:e,entry:e.entry,choice:a}),n&&o(It,{overview:n}),o("p",{class:"activity",role:"status",children:i&&n?e.waiting??"Loading …":t?.scanning?"Searching for runs …":""}),n&&r&&!Ir(e)&&o(Pi,{shown:r})]}),o("main",{"aria-busy":i,children:[s!==null&&a&&o("p",{class:"banner",children:["The run “",s,"” of this address does not exist; this is “",a.run,"”."]}),Ir(e)&&o("p",{class:"banner",role:"status",children:["This is still “",We(r),"”, while “",We(a),"” loads. ",o(Ft,{message:e.waiting})]}),o(qt,{subject:n,onRetry:e.reload,children:o(Cf,{page:e})})]})]})}function Cf({page:e}){let{runs:t,overview:n,shown:r,choice:i,error:s,waiting:a,compare:l}=e;if(s)return o(zt,{error:s,onRetry:e.reload});if(n&&r){let c=Ir(e);return o("div",{class:c?"is-stale":void 0,inert:c,children:o(An,{overview:n,shown:r,step:c?null:e.step,onStep:e.chooseStep,children:l&&!c&&o(gs,{overview:n,shown:r,baseline:l,onClose:()=>e.compareWith(null)})},`${r.run} ${r.host??""}`)})}return i?o(ft,{title:a?"Still reading this profile":"Loading the overview …",detail:a??i.run,children:o(Ft,{message:a})}):t===null||t.scanning?o(ft,{title:"Searching for profiles …",children:o(Ft,{message:null})}):o(ft,{title:"No profile found",detail:t.message??"The log directory holds no profile.",hint:t.hint,children:o("button",{type:"button",onClick:e.reload,children:"Look again"})})}function Pf({page:e,entry:t,choice:n}){return o("div",{class:"pickers",children:[o(En,{label:"Run",chosen:n.run,onChoose:r=>e.choose(r,null)}),o(Nr,{label:"Host",hosts:t.hosts,chosen:n.host,onChoose:r=>e.choose(t,r)}),o(Js,{chosen:e.compare,onChoose:e.compareWith})]})}function Ir({shown:e,choice:t,error:n}){return e===null||t===null||n?!1:!Nt(e,t)}function oa({overview:e}){let[t,n]=P(null);return o(T,{children:[o(Wt,{}),o("header",{class:"bar",children:[o("h1",{children:["Overview of ",e.run.id]}),o(It,{overview:e})]}),o("main",{children:o(An,{overview:e,step:t,onStep:n})})]})}var Af="dark-mode";function sa(e){let t=Ef();if(t){let i=()=>e(t.classList.contains(Af)?"dark":"light"),s=new MutationObserver(i);return s.observe(t,{attributes:!0,attributeFilter:["class"]}),i(),()=>s.disconnect()}let n=window.matchMedia("(prefers-color-scheme: dark)"),r=()=>e(n.matches?"dark":"light");return n.addEventListener("change",r),r(),()=>n.removeEventListener("change",r)}function Ef(){try{return window.parent===window?null:window.parent.document.body}catch{return null}}var aa=`.bar {
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
`;var la=`/* All colours are custom properties of charts/palette.ts. */

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
`;var ua=`.stacked-bar {
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
`;var ca=`.legend {
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
`;var fa=`.verdict {
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
`;var pa=`.diagnostics > li {
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
`;var ha=`.facts > div {
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
  gap: 10px;
  padding-top: 10px;
  margin-top: 12px;
  border-top: 1px solid var(--line);
}
`;var ma=`.headline > .definition {
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
`;var ga=`.latency-table tbody th {
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
`;var _a=`.metrics {
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
`;var ya=`.notice {
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
`;var ba=`main {
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
`;var va=`.run-picker {
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
`;var xa=`.step-graph {
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
`;var wa=`.table-scroll {
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

/* Beside columns that do not break, long names would be left a letter a line. */
.table-scroll .op-name {
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

.side + .side {
  margin-top: 14px;
}
`;var ka=[la,aa,va,ba,wa,ca,ma,ua,_a,xa,ga,ha,da,pa,fa,ya].join(`
`);var kt=Rt();function Xf(){let e=document.documentElement;e.lang="en",document.title=kt?`Overview of ${kt.run.id}`:"Overview",document.adoptedStyleSheets=[...document.adoptedStyleSheets,jf()],sa(n=>{e.dataset.theme=n});let t=document.createElement("div");t.id="overview",document.body.append(t),Kr(kt?o(oa,{overview:kt}):o(ia,{}),t)}function jf(){let e=new CSSStyleSheet;return e.replaceSync(`:root{color-scheme:light;${Wn("light")}}:root[data-theme="dark"]{color-scheme:dark;${Wn("dark")}}`+ka),e}kt&&Xf();export{Xf as render};
