/* Do not edit: built from frontend/ by "npm run build".
 * Third-party code in this file: see THIRD_PARTY_NOTICES.txt beside it. */
var D,Yr,Da,xe,Bn,Ot,Kr,Et,Zr,zn,Hn,Ia,pt=Symbol.for("pv"),Lt={},Dt=[],Ba=/^m(i|n|o|s|text|space)$/,Fn=Array.isArray,Jr=Dt.slice,Ne=Object.assign;function Ee(e){e&&e.parentNode&&e.remove()}function Nt(e,t,n,r,o){var s={type:e,props:t,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:pt,__v:o||++Yr,__i:-1,__u:0};return!o&&D.vnode&&D.vnode(s),s}function C(e){return e.children}function Ue(e,t){this.props=e,this.context=t,this.__g=0}function ke(e,t){if(t==null)return e.__&&ke(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:ke(e)}function Ha(e){var t,n=e.__v,r=n.__e,o=[],s=[],a=e.__P;a&&((t=Ne({constructor:pt},n)).__v=n.__v+1,D.vnode&&D.vnode(t),qn(a,t,n,e.__n,a.namespaceURI,32&n.__u?[r]:null,o,r||ke(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,oo(o,t,s),n.__=n.__e=null,t.__e!=r&&Qr(t))}function Qr(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Qr(e)}function Xr(e){(8&e.__g||(e.__g|=8,xe.push(e),Ot++))&&Bn==D.debounceRendering||((Bn=D.debounceRendering)||queueMicrotask)(eo)}function eo(){try{for(var e,t=1;xe.length;)xe.length>t&&xe.sort(Kr),e=xe.shift(),t=xe.length,8&e.__g&&Ha(e)}finally{(Ot=xe.length)&&(Bn||queueMicrotask)(eo)}}function to(e,t,n,r,o,s,a,l,u,c,f){var h,m,p,d,y,b,v=r.__k||Dt,_=t.length;for(u=za(n,t,v,u,_),h=0;h<_;h++)(p=n.__k[h])!=null&&(m=~p.__i&&v[p.__i]||Lt,p.__i=h,b=qn(e,p,m,o,s,a,l,u,c,f),d=p.__e,(m.ref!=p.ref||8&m.__u)&&(m.ref&&Wn(m.ref,null,p,m),p.ref&&f.push(p.ref,p.__c||d,p)),y=y||d,4&p.__u?(u=no(p,u,e,!m.__v),m.__e&&(m.__e=null)):typeof p.type=="function"&&b!==void 0?u=b:d&&(u=d.nextSibling),p.__u&=-21);return n.__e=y,u}function za(e,t,n,r,o){var s,a,l,u,c,f,h,m,p,d=n.length,y=d,b=0,v=0,_=e.__k=Array(o);for(s=0;s<o;s++)(a=t[s])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=_[s]=Nt(null,a):Fn(a)?a=_[s]=Nt(C,{children:a}):a.constructor===pt&&a.__b?a=_[s]=Nt(a.type,a.props,a.key,a.ref,a.__v):_[s]=a,u=s+b,a.__=e,a.__b=e.__b+1,l=null,~(c=a.__i=Fa(a,n,u,y))&&(y--,(l=n[c])&&(l.__u|=2)),l&&l.__v?(a.__u|=16,c==u-1?b--:c==u+1?b++:c!=u&&(c>u?b--:b++,v=1)):(~c||(o>d?b--:o<d&&b++),typeof a.type!="function"&&(a.__u|=4))):_[s]=null;if(v){for(f=[],h=[],s=0;s<o;s++)if((a=_[s])&&16&a.__u){for(b=0,m=f.length;b<m;)f[p=b+m>>1]<a.__i?b=p+1:m=p;f[b]=a.__i,h[s]=b+1}for(b=f.length;s--;)h[s]&&(h[s]==b?b--:_[s].__u|=4)}if(y)for(s=0;s<d;s++)!(l=n[s])||2&l.__u||(l.__e==r&&(r=ke(l)),Un(l,l));return r}function no(e,t,n,r){var o,s,a,l;if(typeof e.type=="function"){if(e.props.__P)return t;if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&(o[s].__=e,t=no(o[s],t,n,!1));return t}for(t&&!t.parentNode&&(t=ke(e))&&!t.parentNode&&(t=null),a=e.__e,l=t;l&&l.nodeType==8;)l=l.nextSibling;for(a!=l&&(!r&&n.moveBefore&&a.parentNode?n.moveBefore(a,t):n.insertBefore(a,t||null)),t=a;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Fa(e,t,n,r){var o,s=e.key,a=e.type,l=t[n],u=l&&!(2&l.__u);if(l===null&&s==null||u&&s==l.key&&a==l.type)return n;if(r>(u?1:0)){for(o=n-1;o>=0;o--)if((l=t[o])&&!(2&l.__u)&&s==l.key&&a==l.type)return o;for(o=n+1;o<t.length;o++)if((l=t[o])&&!(2&l.__u)&&s==l.key&&a==l.type)return o}return-1}function jr(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function At(e,t,n,r,o){var s,a;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof r=="string"&&(e.style.cssText=r=""),r)for(t in r)n&&t in n||jr(e.style,t);if(n)for(t in n)r&&n[t]==r[t]||jr(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof r!="function"&&(r=null),(e.__e||(e.__e={}))[t]=n,n&&r||(a=Hn[t]||(Hn[t]=qa(t)),(e.__a||(e.__a={}))[t]=zn,s=t!=(t=t.replace(Zr,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,a,s):e.removeEventListener(t,a,s));else{if(o=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function qa(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[Et]==null)t[Et]=zn++;else if(t[Et]<this.__a[e])return;return n(D.event?D.event(t):t)}}}function qn(e,t,n,r,o,s,a,l,u,c){var f,h,m,p,d,y,b,v,_,w,g,T,R,N,O,q,X,j,S=t.type;if(t.constructor!==pt)return null;128&n.__u&&(u=32&n.__u,f=n.__c.__z)&&(t.__u|=u,h=s=[],f.nodeType==8?l=$t(f,s):s.push(f),l=s[0]||l),(f=D.__b)&&f(t);e:if(typeof S=="function"){m=a.length;try{if(v=t.props,_=(f=S.prototype)&&f.render,w=(f=S.contextType)&&r[f.__c],g=f?w?w.props.value:f.__:r,(p=n.__c)?(t.__c=p,2&p.__g&&(p.__g|=1)):(_?t.__c=p=new S(v,g):(t.__c=p=new Ue(v,g),p.constructor=S,p.render=Ua),w&&w.sub(p),p.state||(p.state={}),p.__n=r,p.__g|=8,p.__h=[],p.__k=[]),_&&(p.__s||(p.__s=p.state),S.getDerivedStateFromProps&&(p.__s==p.state&&(p.__s=Ne({},p.__s)),Ne(p.__s,S.getDerivedStateFromProps(v,p.__s)))),d=p.props,y=p.state,p.__v=t,n.__c){if(v!==d&&_&&!S.getDerivedStateFromProps&&p.componentWillReceiveProps&&p.componentWillReceiveProps(v,g),t.__v==n.__v&&!(8&p.__g)||!(4&p.__g)&&p.shouldComponentUpdate&&p.shouldComponentUpdate(v,p.__s,g)===!1){t.__v!=n.__v&&(p.props=v,p.state=p.__s,p.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(I){I&&(I.__=t)}),Dt.push.apply(p.__h,p.__k),p.__k=[],p.__h.length&&a.push(p),l=ke(n);break e}p.componentWillUpdate&&p.componentWillUpdate(v,p.__s,g),_&&p.componentDidUpdate&&p.__h.push(function(){p.componentDidUpdate(d,y,b)})}else _&&!S.getDerivedStateFromProps&&p.componentWillMount&&p.componentWillMount(),_&&p.componentDidMount&&p.__h.push(p.componentDidMount);p.context=g,p.props=v,p.__P=e,p.__g&=-5,T=D.__r,R=_?25:0;do p.__g&=-9,T&&T(t),f=p.render(p.props,p.state=p.__s,p.context);while(8&p.__g&&++R<25);_&&(Dt.push.apply(p.__h,p.__k),p.__k=[]),p.state=p.__s,p.getChildContext&&(r=Ne({},r,p.getChildContext())),_&&n.__c&&p.getSnapshotBeforeUpdate&&(b=p.getSnapshotBeforeUpdate(d,y)),N=f&&f.type===C&&f.key==null?f.props.children:f,v.__P&&(f=l,o=(e=v.__P).namespaceURI,u=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(I){I&&Un(I,I)}),n.__k=null),l=n.__k?ke(n,0):null),l=to(e,Fn(N)?N:[N],t,n,r,o,s,a,l,u,c),v.__P&&(t.__e=null,l=f),t.__u&=-161,h&&h.some(Ee),p.__h.length&&a.push(p),1&p.__g&&(p.__g&=-4)}catch(I){if(a.length=m,t.__v=null,u||s)if(I&&I.then){if(t.__u|=128|u,s){for(~(X=s.indexOf(l||void 0))||(X=s.length);(j=s[X-1])&&j.nodeType==8;)X--;for(;X<s.length;X++)if(j=s[X])if(s[X]=null,O){if(j==q)break}else{if(j.nodeType!=8)break;j.data.startsWith("$s")&&(q=$t(O=j))}}if(!O){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;O=l}(f=$t(O=t.__c.__z||(t.__c.__z=O)))?(t.__e=O,l=f):t.__e=l,l=l&&l.nextSibling}else s&&s.some(Ee);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),I&&I.then||ro(t),D.__e(I,t,n)}}else l=t.__e=Wa(n.__e,t,n,r,o,s,a,u,c,e);return(f=D.diffed)&&f(t),l}function $t(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function ro(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(ro))}function oo(e,t,n){for(var r=0;r<n.length;)Wn(n[r++],n[r++],n[r++]);D.__c&&D.__c(t,e),e.some(function(o){try{e=o.__h,o.__h=[],e.some(function(s){s.call(o)})}catch(s){D.__e(s,o.__v)}})}function Wa(e,t,n,r,o,s,a,l,u,c){var f,h,m,p,d,y,b,v,_=n.props||Lt,w=t.props,g=t.type;if(g=="svg"?o="http://www.w3.org/2000/svg":g=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),s){for(f=0;f<s.length;f++)if((d=s[f])&&(g?d.localName==g:d.nodeType==3)){e=d,s[f]=null;break}}if(!e){if(v=c.ownerDocument||document,!g)return v.createTextNode(w);e=v.createElementNS(o,g,w.is?w:c),l&&(D.__m&&D.__m(t,s),l=!1),s=null}if(g){if(c=g=="template"&&e.content||e,s=g=="textarea"&&w.defaultValue!=null?null:s&&Jr.call(c.childNodes),!l&&s)for(_={},f=0;f<e.attributes.length;f++)_[(d=e.attributes[f]).name]=d.value;for(f in _)d=_[f],f=="dangerouslySetInnerHTML"?m=d:f=="children"||f in w||f=="value"&&"defaultValue"in w||f=="checked"&&"defaultChecked"in w||At(e,f,null,d,o);for(f in w)d=w[f],f=="children"?p=d:f=="dangerouslySetInnerHTML"?h=d:f=="value"?y=d:f=="checked"?b=d:l&&typeof d!="function"||_[f]===d||At(e,f,d,_[f],o);h?(l||m&&(h.__html==m.__html||h.__html==e.innerHTML)||(e.innerHTML=h.__html),t.__k=[]):(m&&(e.textContent=""),(g=="foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&Ba.test(g))&&(o="http://www.w3.org/1999/xhtml"),to(c,Fn(p)?p:[p],t,n,r,o,s,a,s?s[0]:n.__k&&ke(n,0),l,u),s&&s.some(Ee)),l&&g!="textarea"||(f="value",g=="progress"&&y==null?e.removeAttribute(f):y==null||y===e[f]&&(g!="progress"||y)||At(e,f,y,_[f],o),f="checked",b!=null&&b!=e[f]&&At(e,f,b,_[f],o))}else _===w||l&&e.data==w||(e.data=w);return e}function Wn(e,t,n,r){try{typeof e=="function"?t?t.__x=e(t)||1:r&&(r=r.__c||r.__e)&&(t=r.__x)&&(r.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(o){D.__e(o,n)}}function Un(e,t,n){var r,o,s,a;if(D.unmount&&D.unmount(e),!(r=e.ref)||r.current&&r.current!=e.__e||Wn(r,null,t,e),r=e.__c){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(l){D.__e(l,t)}r.__P=r.__n=null}if(r=e.__k)for(a=0;a<r.length;a++)r[a]&&Un(r[a],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(r=e.__c)&&(r=r.__z)&&(o=$t(r,s=[]))&&(r==e.__e&&s.some(Ee),Ee(o),Ee(r)),n||Ee(e.__e),e.__e=e.__c=e.__=null}function Ua(e,t,n){return this.constructor(e,n)}function io(e,t){var n,r,o,s;D.__&&D.__(e,t),t.nodeType==9&&(t=t.documentElement),r=(n=e&&32&e.__u)?null:t.__k,t.__k=Nt(C,{children:[e]}),o=[],s=[],qn(t,t.__k,r||Lt,Lt,t.namespaceURI,r?null:t.firstChild?Jr.call(t.childNodes):null,o,r?r.__e:t.firstChild,n,s),oo(o,t.__k,s),t.__k.props.children=null}D={__e:function(e,t,n,r){for(var o,s,a;t=t.__;)if((o=t.__c)&&!(1&o.__g)){o.__g|=4;try{if((a=(s=o.constructor)&&s.getDerivedStateFromError)&&o.setState(s.getDerivedStateFromError(e)),o.componentDidCatch&&(o.componentDidCatch(e,r||{}),a=1),a&&8&o.__g)return void(o.__g|=2)}catch(l){e=l}}throw Ot=0,e}},Yr=0,Da=function(e){return e!=null&&e.constructor===pt},Ue.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=Ne({},this.state)),typeof e=="function"&&(e=e(Ne({},n),this.props)),e&&(Ne(n,e),this.__v&&(t&&this.__k.push(t),Xr(this)))},Ue.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Xr(this))},Ue.prototype.render=C,xe=[],Ot=0,Kr=function(e,t){return e.__v.__b-t.__v.__b},Et=Symbol(),Zr=/(PointerCapture)$|Capture$/i,zn=0,Hn={},Ia=0;var Ga="overview-document",Gn;function It(){if(Gn===void 0){let e=document.getElementById(Ga)?.textContent;Gn=e?JSON.parse(e):null}return Gn}function Bt(e,t){return e.run===t.run&&e.host===t.host}function Ge({run:e,host:t}){return t===null?e:`${e}, ${t}`}var Va,so=new Map;function he(e,t){let n=so.get(t);return n||(n=new Intl.NumberFormat(Va,{minimumFractionDigits:t,maximumFractionDigits:t,useGrouping:"min2"}),so.set(t,n)),n.format(e)}function ie(e){return typeof e=="number"&&Number.isFinite(e)}function x(e){return ie(e)?Xa(e,Se(e)):"–"}var se={µs:.001,ms:1,s:1e3};function Se(e){let t=Math.abs(e);return t>=999.95?"s":t>0&&t<.01?"µs":"ms"}function Xa(e,t){return`${Ve(e/se[t])} ${t}`}function ao(e,t){return ie(e)?Ve(e/se[t]):"–"}function Ht(e,t){let n=Se(e),r=co(e/se[n]);return`± ${he(t/se[n],r)} ${n}`}function Vn(e,t){if(!ie(e))return"–";let n=ie(t)&&t!==0?` (${ve(100*e/Math.abs(t),"%")})`:"";return ve(e,"ms")+n}function ve(e,t){if(!ie(e))return"–";let n=e>0?"+":e<0?"−":"",r=ae(Math.abs(e),t);return r.startsWith("<")?r:n+r}function Y(e){return ie(e)?`${ja(e)} %`:"–"}function ja(e){return e===0||e===100?String(e):e>0&&e<.05?`<${he(.1,1)}`:e<100&&e>=99.95?`>${he(99.9,1)}`:he(e,1)}function A(e){return ie(e)?he(Math.round(e),0):"–"}function K(e){return ie(e)?Number.isInteger(e)?he(e,0):Ve(e):"–"}function ae(e,t){if(!ie(e))return"–";switch(t){case"ms":return x(e);case"%":return Y(e);case"count":return K(e);case"1/s":return`${Ve(e)} / s`;default:return t===""?Ve(e):`${Ve(e)} ${t}`}}function zt(e,t){return he(e,Math.max(0,-Math.floor(Math.log10(t)+1e-9)))}function lo(e){let t=e.lastIndexOf(" ");return t<0?[e,""]:[e.slice(0,t),e.slice(t+1)]}function Ft(e){return ae(e.value,e.unit)}function te(e){return e.replace(Ya,"$1 $2")}var Ya=/(\d) (%|(?:µs|ms|s|[kMGT]?B|[GT]?FLOPs?(?:\/s)?|[GT]B\/s|steps?)(?![\w/]))/g;function qt(e){if(!ie(e))return"–";let t=["B","kB","MB","GB","TB"],n=e,r=0;for(;n>=999.5&&r<t.length-1;)n/=1e3,r+=1;return`${he(n,r===0||n>=99.95?0:1)} ${t[r]}`}function uo(e){if(!ie(e)||e<=0)return"–";let t=new Date(e/1e6);return Number.isNaN(t.getTime())?"–":`${t.toISOString().slice(0,19).replace("T"," ")} UTC`}function z(e,t){return`${A(e)} ${t}${e===1?"":"s"}`}function $e(e){let t=e.replace(/_/g," ").trim();return t.charAt(0).toUpperCase()+t.slice(1)}function co(e){let t=Math.abs(e);return t===0||t>=1e3?0:t>=99.995?1:t>=9.9995?2:3}function Ve(e){return e!==0&&Math.abs(e)<5e-4?`${e<0?">-":"<"}${he(.001,3)}`:he(e,co(e))}var Ka=Symbol.for("pv"),Za=0;function i(e,t,n,r,o,s){t||(t={});var a,l,u=t;if("ref"in u&&typeof e!="function")for(l in u={},t)l=="ref"?a=t[l]:u[l]=t[l];var c={type:e,props:u,key:n,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ka,__v:--Za,__i:-1,__u:0};return(o||s)&&(c.__source=o,c.__self=s),D.vnode&&D.vnode(c),c}function L({id:e,title:t,note:n,actions:r,children:o}){return i("section",{class:"panel",id:e,"aria-labelledby":`${e}-title`,children:[i("header",{class:"panel-head",children:[i("h2",{id:`${e}-title`,children:t}),n&&i("p",{class:"panel-note",children:n}),r&&i("div",{class:"panel-actions",children:r})]}),o]})}function Q({kind:e,children:t}){return i("span",{class:e?`tag tag-${e}`:"tag",children:t})}var fo=[["error","Error"],["warning","Warning"],["info","Note"]];function Xn({diagnostics:e,run:t}){let n=[...t.files.filter(o=>o.status!=="ok").map(Ja),...e],r=o=>fo.findIndex(([s])=>s===o);return n.sort((o,s)=>r(o.severity)-r(s.severity))}function Ja(e){return{code:`file_${e.status}`,severity:e.status==="unreadable"?"error":"warning",message:`${e.host} (${qt(e.bytes)}) is ${e.status}${e.message?`: ${e.message}`:""}`,hint:null}}function po({overview:e}){let t=Xn(e);return i(L,{id:"diagnostics",title:"Data quality",note:"diagnostics of the profile",children:t.length===0?i("p",{class:"quiet",children:"Nothing to report: all files were read in full."}):i("ul",{class:"diagnostics",children:t.map((n,r)=>i("li",{"data-code":n.code,class:`is-${n.severity}`,children:[i("span",{class:"diagnostic-severity",children:fo.find(([o])=>o===n.severity)?.[1]??n.severity}),i("span",{children:[te(n.message),n.hint&&i("span",{class:"metric-reason",children:n.hint})]})]},`${n.code}-${r}`))})})}function Wt({overview:e}){let t=Xn(e).filter(({severity:n})=>n!=="info").length;return i("p",{class:"badges",children:[i("span",{class:"tag",children:e.platform.toUpperCase()}),e.job.kind!=="unknown"&&i("span",{class:"tag",children:$e(e.job.kind)}),t>0&&i("button",{type:"button",class:"tag tag-warn",onClick:()=>document.getElementById("diagnostics")?.scrollIntoView(),children:t===1?"1 warning":`${t} warnings`})]})}var Qa=2e3,F=class extends Error{constructor(n,r,o=null,s=null,a=null){super(r);this.code=n;this.hint=o;this.status=s;this.retryAfterSeconds=a;this.name="ApiError"}code;hint;status;retryAfterSeconds},el=50,jn=500;function ht({search:e="",offset:t=0,limit:n=el}={},r){let o=new URLSearchParams({limit:String(n)});return e!==""&&o.set("search",e),t>0&&o.set("offset",String(t)),mo(`./runs?${o}`,r)}async function Ut(e,t){for(let n=0;;n+=jn){let{runs:r}=await ht({search:e,offset:n,limit:jn},t),o=r.find(s=>s.id===e);if(o)return o;if(r.length<jn)return null}}async function Gt(e,t,n,r,o){let s=new URLSearchParams({run:e});for(t!==null?s.set("host",t):o&&s.set("partial","1");;){let a=await mt(`./overview?${s}`,n,r);if(a.schema_version!==1)throw new F("unknown_schema",`The server sent version ${a.schema_version} of the overview document; this page reads version ${1}.`,"Reload the browser tab, so that page and server come from the same installation.");if(!a.run.pending?.length)return a;o?.(a),await go(Qa,n)}}async function mt(e,t,n){for(;;)try{return await mo(e,t)}catch(r){if(!(r instanceof F)||r.retryAfterSeconds===null)throw r;n?.(r),await go(r.retryAfterSeconds*1e3,t)}}async function mo(e,t){if(It()!==null)throw new F("exported_page","This page is an export: it holds this overview, and has no server to ask for more.","Open the run in TensorBoard.");let n;try{n=await fetch(e,{signal:t??null,headers:{Accept:"application/json"}})}catch(o){throw t?.aborted?o:new F("network","TensorBoard does not answer.","Check that the tensorboard process is still running, then retry.")}let r;try{r=await n.json()}catch(o){if(t?.aborted)throw o;r=null}if(!n.ok)throw tl(n,r);if(r===null||typeof r!="object")throw new F("bad_answer",`The answer of ${e} is not JSON.`,null,n.status);return r}function tl(e,t){let n=t?.error,r=e.status===503?nl(e.headers.get("Retry-After")):null;return n&&typeof n.message=="string"?new F(n.code,n.message,n.hint??null,e.status,r):new F("bad_answer",`The server answered ${e.status} without saying why.`,"The terminal in which tensorboard runs may tell more.",e.status,r)}function nl(e){let t=e===null?Number.NaN:Number(e);return Number.isFinite(t)?Math.min(30,Math.max(.25,t)):1}function go(e,t){return new Promise((n,r)=>{let o=()=>{clearTimeout(s),r(t?.reason)},s=setTimeout(()=>{t?.removeEventListener("abort",o),n()},e);t?.aborted?o():t?.addEventListener("abort",o,{once:!0})})}var le=class{controller=null;async run(t){this.cancel();let n=new AbortController;this.controller=n;try{let r=await t(n.signal);return n.signal.aborted?null:r}catch(r){if(n.signal.aborted)return null;throw r}}cancel(){this.controller?.abort(),this.controller=null}};function dt({title:e,detail:t,hint:n,kind:r="quiet",children:o}){return i("section",{class:`notice notice-${r}`,role:r==="error"?"alert":"status",children:[i("h2",{children:e}),t&&i("p",{class:"preformatted",children:t}),n&&(n.includes(`
`)?i("pre",{tabindex:0,children:n}):i("p",{class:"reason",children:n})),o]})}var Yn={load_failed:"The Overview plugin could not be loaded",network:"No connection to TensorBoard",unreadable:"This profile cannot be read",not_found:"Not found"};function Vt({error:e,onRetry:t}){let n=Yn[e.code]??(e.status===422?Yn.unreadable:e.status===404?Yn.not_found:null)??"The overview cannot be shown";return i(dt,{title:n,detail:e.message,hint:e.hint,kind:"error",children:i("button",{type:"button",onClick:t,children:"Try again"})})}function Xt({message:e}){let t=/(\d+(?:\.\d+)?)\s*%/.exec(e??"")?.[1],[,n,r]=/(\d+) of (\d+)/.exec(e??"")??[],o=t!==void 0?Number(t)/100:r?Number(n)/Number(r):null;return i("progress",{"aria-label":"Progress",...o===null?{}:{value:Math.min(1,o),max:1}})}var jt=class extends Ue{state={failure:null};componentDidCatch(t){console.error(t);let n=new F("page",`The page failed to draw this overview: ${t.message}`,"This is a defect of the page. The same overview can be read with: tensorboard-overview show");this.setState({failure:{subject:this.props.subject,error:n}})}render(){let{failure:t}=this.state,{subject:n,onRetry:r,children:o}=this.props;return t===null||t.subject!==n?o:i(Vt,{error:t.error,onRetry:r})}};var _o={light:{other:"#78808a",compilation:"#7c41b4",output:"#1a7b63",input:"#f86107",launch:"#8f5e0d",host:"#37a55a",collectives:"#a3243b",transfer:"#c556b2",compute:"#475ae5"},dark:{other:"#6f7883",compilation:"#a76fe1",output:"#66d7d7",input:"#e07601",launch:"#e9d668",host:"#94bf73",collectives:"#cb4835",transfer:"#ec8cba",compute:"#66a5fe"}},rl={light:{ground:"#f4f5f7",raised:"#ffffff",sunken:"#f0f2f5",line:"#dde1e6","line-strong":"#868e98",text:"#1a1f26",muted:"#59626d",accent:"#1f5fbf",warn:"#8f5a00",bad:"#b3261e",good:"#0b6e3f"},dark:{ground:"#101317",raised:"#181c22",sunken:"#20252c",line:"#2d333c","line-strong":"#6d7681",text:"#e7eaee",muted:"#9fa8b3",accent:"#7db8ff",warn:"#f0b657",bad:"#ff8f85",good:"#6fd39a"}},ol={all_others:"other",idle:"other",compilation:"compilation",output:"output",input:"input",kernel_launch:"launch",host_compute:"host",host_transfer:"host",device_collectives:"collectives",collectives:"collectives",device_to_device:"transfer",sparsecore:"transfer",device_compute:"compute",compute:"compute",host:"host",device:"compute",communication:"input"},Yt=Object.keys(_o.light);function Me(e,t){return ol[e]??Yt[(t+1)%Yt.length]}function Kn(e){return`var(--cat-${e})`}function Zn(e){let t=Object.entries(_o[e]).map(([r,o])=>`--cat-${r}:${o};`),n=Object.entries(rl[e]).map(([r,o])=>`--${r}:${o};`);return[...t,...n].join("")}var yo=8,il={compute:null,other:i("circle",{cx:2,cy:2,r:1.2}),compilation:i("path",{d:"M0,0l8,8M8,0l-8,8"}),output:i("path",{d:"M0,2h8M0,6h8"}),input:i("path",{d:"M-2,2l4,-4M0,8l8,-8M6,10l4,-4"}),launch:i("path",{d:"M2,0v8M6,0v8"}),host:i("circle",{cx:4,cy:4,r:2}),collectives:i("path",{d:"M-2,6l4,4M0,0l8,8M6,-2l4,4"}),transfer:i("path",{d:"M0,4h8M4,0v8"})};function Kt(){return i("svg",{class:"pattern-defs",width:0,height:0,"aria-hidden":"true",children:i("defs",{children:[Yt.map(e=>i("pattern",{id:`pattern-${e}`,class:"tile",width:yo,height:yo,patternUnits:"userSpaceOnUse",children:il[e]},e)),i("pattern",{id:"incomplete-hatch",width:6,height:6,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)",children:[i("rect",{class:"hatch-veil",width:6,height:6}),i("rect",{class:"hatch-line",width:2,height:6})]})]})})}function bo({id:e,d:t,role:n,dimmed:r}){return i("g",{class:r?"is-dimmed":void 0,children:[i("path",{"data-category":e,d:t,fill:Kn(n),"shape-rendering":"crispEdges"}),i("path",{class:"pattern",d:t,fill:`url(#pattern-${n})`})]})}function Jn({role:e}){return i("svg",{class:"patterned-fill",width:"100%",height:"100%","aria-hidden":"true",children:[i("rect",{width:"100%",height:"100%",fill:Kn(e)}),i("rect",{class:"pattern",width:"100%",height:"100%",fill:`url(#pattern-${e})`})]})}function me({role:e}){return i("span",{class:"swatch","aria-hidden":"true",children:i(Jn,{role:e})})}var Oe,U,Qn,vo,er=Object.is,_t=0,Ro=[],tr=[],W=D,wo=W.__b,xo=W.__r,ko=W.diffed,So=W.__c,Mo=W.unmount,To=W.__;function yt(e,t){W.__h&&W.__h(U,e,_t||t),_t=0;var n=U.__H||(U.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function P(e){return _t=1,sl(Eo,e)}function sl(e,t,n){var r=yt(Oe++,2);if(r.t=e,!r.__c&&(r.__=[n?n(t):Eo(void 0,t),function(s){var a=(r.__N||r.__)[0],l=r.t(a,s);er(a,l)||(r.__N=[l,r.__[1]],r.__c.setState({}))}],r.__c=U,!U.__f)){U.__f=!0;var o=U.shouldComponentUpdate;U.shouldComponentUpdate=function(s,a,l){var u=this.__H;if(!u)return!0;var c=!1,f=this.props!=s;if(u.__.some(function(m){m.__N&&(c=!0,er(m.__[0],m.__N[0])||(f=!0))}),o){var h=o.call(this,s,a,l);return c?h||f:h}return!c||f}}return r.__}function V(e,t){var n=yt(Oe++,3);!W.__s&&rr(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,U.__H.__h.push(n))}function Ao(e,t){var n=yt(Oe++,4);!W.__s&&rr(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,U.__h.push(n))}function B(e){return _t=5,H(function(){return{current:e}},[])}function H(e,t){var n=yt(Oe++,7);return rr(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function de(e,t){return _t=8,H(function(){return e},t)}function Te(){var e=yt(Oe++,11);if(!e.__){for(var t=U.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function al(){var e;do{for(;e=tr.shift();)try{gt(e)}catch(n){W.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Ro.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(gt),t.__h.some(nr),t.__h=[]}catch(n){t.__h=[],W.__e(n,e.__v)}}}while(tr.length)}W.__b=function(e){U=null,wo&&wo(e)},W.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),To&&To(e,t)},W.__r=function(e){xo&&xo(e),Oe=0;var t=(U=e.__c).__H;t&&(Qn==U?U.__h=[]:(t.__h.some(gt),t.__h.some(nr),Oe=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Qn=U},W.diffed=function(e){ko&&ko(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Po(Ro.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Qn=U=null},W.__c=function(e,t){t.some(function(n){try{n.__h.some(gt),n.__h=n.__h.filter(function(r){return!r.__||nr(r)})}catch(r){n.__h=[function(){throw r}]}}),So&&So(e,t)},W.unmount=function(e){Mo&&Mo(e);var t,n,r=e.__c;r&&r.__H&&(r.__H.__.some(function(o){try{if(o.__P&&o.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}o.__P=n,Po(tr.push(o))}else gt(o)}catch(s){t=s}}),r.__H=void 0,t&&W.__e(t,r.__v))};var Co=typeof requestAnimationFrame=="function";function ll(e){var t,n=function(){clearTimeout(r),Co&&cancelAnimationFrame(t),setTimeout(e)},r=setTimeout(n,35);Co&&(t=requestAnimationFrame(n))}function Po(e){e!=1&&vo==W.requestAnimationFrame||((vo=W.requestAnimationFrame)||ll)(al)}function gt(e){var t=U,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),U=t}function nr(e){var t=U;e.__c=e.__(),U=t}function rr(e,t){return!e||e.length!=t.length||t.some(function(n,r){return!er(n,e[r])})}function Eo(e,t){return typeof t=="function"?t(e):t}var $o="http://www.w3.org/2000/svg",ul=["display","fill","fill-opacity","font-family","font-size","font-weight","opacity","stroke","stroke-dasharray","stroke-opacity","stroke-width"],cl=".cursor, .cursor-band, .drag";function Oo(e,t,n){let r=getComputedStyle(e),o=getComputedStyle(document.documentElement),s=e.width.baseVal.value+32,a=pl(n,s-32),l=30+a.length*20,u=e.height.baseVal.value+l+16,c=Le("svg",{xmlns:$o,width:s,height:u,viewBox:`0 0 ${s} ${u}`});c.append(Le("title",{},t)),c.append(Le("rect",{width:s,height:u,fill:o.getPropertyValue("--raised").trim()||"#fff"}));let f={fill:o.color,"font-family":r.fontFamily,"font-size":12};c.append(Le("text",{...f,"font-weight":600,x:16,y:22},t)),a.forEach((m,p)=>{for(let{label:d,color:y,x:b}of m){let v=30+p*20;c.append(Le("rect",{x:16+b,y:v,width:10,height:10,rx:2,fill:y})),c.append(Le("text",{...f,x:16+b+16,y:v+9},d))}});let h=Le("svg",{x:16,y:l,overflow:"visible"});for(let m of fl(e))h.append(No(m));for(let m of e.children)h.append(No(m));return c.append(h),{text:new XMLSerializer().serializeToString(c),width:s,height:u}}function No(e){let t=e.cloneNode(!0),n=[e,...e.querySelectorAll("*")],r=[t,...t.querySelectorAll("*")];return n.forEach((o,s)=>{let a=getComputedStyle(o);for(let l of ul){let u=a.getPropertyValue(l);u!==""&&r[s].setAttribute(l,u.replace(/url\("#([^"]+)"\)/,"url(#$1)"))}r[s].removeAttribute("class")}),n.forEach((o,s)=>o.matches(cl)&&r[s].remove()),t}function fl(e){let t=new Set;for(let{attributes:n}of e.querySelectorAll("[fill^='url(#']"))t.add(n.getNamedItem("fill").value.slice(5,-1));return[...t].map(n=>document.getElementById(n)).filter(n=>n!==null)}function pl(e,t){let n=[],r=1/0;for(let o of e){let s=34+o.label.length*7;r+s>t&&(n.push([]),r=0),n[n.length-1].push({...o,x:r}),r+=s}return n}function Le(e,t,n){let r=document.createElementNS($o,e);for(let[o,s]of Object.entries(t))o!=="xmlns"&&r.setAttribute(o,String(s));return n!==void 0&&(r.textContent=n),r}async function Lo(e){let t=new Image,n=URL.createObjectURL(new Blob([e.text],{type:"image/svg+xml"}));try{t.src=n,await t.decode();let r=document.createElement("canvas");return r.width=e.width*2,r.height=e.height*2,r.getContext("2d").drawImage(t,0,0,r.width,r.height),await new Promise((o,s)=>r.toBlob(a=>a?o(a):s(new Error("The browser made no PNG.")),"image/png"))}finally{URL.revokeObjectURL(n)}}function Do(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(t),n.download=e,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),1e4)}function Io({label:e,children:t}){let n=Te(),[r,o]=P(!1),s=B(null),a=()=>o(!1);return i("div",{class:"menu",onKeyDown:l=>{l.key!=="Escape"||!r||(a(),s.current?.focus())},onFocusOut:l=>{let u=l.relatedTarget;(u===null||!l.currentTarget.contains(u))&&a()},children:[i("button",{ref:s,type:"button","aria-expanded":r,"aria-controls":n,onClick:()=>o(!r),children:[e," ",i("span",{"aria-hidden":"true",children:"▾"})]}),i("div",{id:n,class:"menu-list",hidden:!r,onMouseDown:l=>l.preventDefault(),children:r&&t(a)})]})}var hl=[["json","JSON","the whole document"],["csv","CSV","every number shown, for a spreadsheet"],["html","HTML","one file that opens without a server"],["xprof","XProf JSON","for clients of XProf's overview page"]];function Bo({shown:e}){let[t,n]=P(null),r=async o=>{try{n(null),await gl(o,e)}catch(s){n(s instanceof Error?s.message:String(s))}};return i(C,{children:[i(Io,{label:"Export",children:o=>i("ul",{children:[hl.map(([s,a,l])=>i("li",{children:i("a",{href:ml(e,s),download:"",onClick:o,children:[a," ",i("span",{class:"panel-note",children:l})]})},s)),["svg","png"].map(s=>i("li",{children:i("button",{type:"button",onClick:()=>{o(),r(s)},children:[s.toUpperCase()," ",i("span",{class:"panel-note",children:"the chart, as it is drawn now"})]})},s))]})}),t&&i("span",{class:"problem",role:"alert",children:t})]})}function ml({run:e,host:t},n){let r=new URLSearchParams({run:e,format:n});return t!==null&&r.set("host",t),`./export?${r}`}function dl({run:e,host:t}){return`overview-${(t===null?e:`${e}-${t}`).replace(/[^\w.-]+/g,"-")}`}async function gl(e,t){let n=document.querySelector("#steps svg.step-graph, #inference .chart svg");if(!n)throw new Error("There is no chart on the page: it has no steps, or shows them as a table.");let r=n.closest(".panel"),o=`${r?.querySelector("h2")?.textContent??"Chart"}: ${t.run}`,s=Oo(n,o,n.matches(".step-graph")&&r?_l(r):[]),a=`${dl(t)}-steps.${e}`;Do(a,e==="png"?await Lo(s):new Blob([s.text],{type:"image/svg+xml"}))}function _l(e){return[...e.querySelectorAll('.legend-item:not([aria-pressed="false"])')].map(t=>({label:t.textContent??"",color:getComputedStyle(t.querySelector("rect")).fill}))}function ee(e){let{caption:t,columns:n,rowCount:r,pageSize:o=50,rowClass:s,rowName:a,origin:l,pointedRow:u=null}=e,c=Math.max(1,Math.ceil(r/o)),[f,h]=P(0),[m,p]=P(null),d=Te(),y=B(null);V(()=>{u!==null&&h(Math.floor(u/o))},[u]);let b=Math.min(f,c-1),v=b*o,_=Math.min(r,v+o);V(()=>{u!==null&&y.current?.scrollIntoView?.({block:"center"})},[u,b]);let w=Array.from({length:_-v},(g,T)=>v+T);return i("div",{class:"table-block",children:[i("div",{class:"table-scroll",tabindex:0,role:"group","aria-label":t,children:i("table",{children:[i("caption",{class:"visually-hidden",children:t}),i("thead",{children:i("tr",{children:n.map(g=>i("th",{scope:"col",class:g.numeric?"numeric":void 0,children:g.definition?i("button",{type:"button",class:"column-head",title:g.definition,"aria-expanded":m===g.key,"aria-controls":d,onClick:()=>p(m===g.key?null:g.key),children:g.head}):g.head},g.key))})}),i("tbody",{children:w.map(g=>i("tr",{ref:g===u?y:void 0,class:[s?.(g),g===u?"is-pointed":""].filter(Boolean).join(" ")||void 0,children:n.map((T,R)=>R===0?i("th",{scope:"row",class:T.numeric?"numeric":void 0,children:T.cell(g)},T.key):i("td",{class:T.numeric?"numeric":void 0,children:T.cell(g)},T.key))},g))})]})}),c>1&&i(yl,{page:b,pages:c,onTurn:h,rows:[v+1,_,r]}),i(bl,{id:d,columns:n,rows:w,rowName:a,origin:l,opened:m,onOpen:p})]})}function yl({page:e,pages:t,onTurn:n,rows:r}){let[o,s,a]=r.map(A);return i("div",{class:"pager",role:"group","aria-label":"Pages of the table",children:[i("button",{type:"button",disabled:e===0,onClick:()=>n(0),children:"First"}),i("button",{type:"button",disabled:e===0,onClick:()=>n(e-1),children:"Previous"}),i("span",{role:"status",children:["Rows ",o," to ",s," of ",a]}),i("button",{type:"button",disabled:e===t-1,onClick:()=>n(e+1),children:"Next"}),i("button",{type:"button",disabled:e===t-1,onClick:()=>n(t-1),children:"Last"})]})}function bl({id:e,columns:t,rows:n,rowName:r,origin:o,opened:s,onOpen:a}){let l=t.filter(({definition:u})=>u);return l.length===0?null:i("details",{id:e,class:"how",open:s!==null,onToggle:u=>{u.currentTarget.open!==(s!==null)&&a(u.currentTarget.open?"":null)},children:[i("summary",{children:"What the columns mean, and where they come from"}),i("dl",{class:"formulas",children:[l.map(({key:u,head:c,definition:f,formula:h,worked:m})=>i("div",{class:u===s?"is-pointed":void 0,children:[i("dt",{children:c}),i("dd",{children:[f,h&&i("span",{class:"formula definition",children:["Formula: ",h]}),m&&r&&u===s&&i(vl,{rows:n,name:r,worked:m})]})]},u)),o&&i(C,{children:[i("div",{children:[i("dt",{children:"Window"}),i("dd",{children:o.window})]}),i("div",{children:[i("dt",{children:"Files"}),i("dd",{children:o.files})]})]})]})]})}function vl({rows:e,name:t,worked:n}){let r=e.map(o=>[o,n(o)]).filter(([,o])=>o!==null);return i("ul",{class:"worked",children:r.map(([o,s])=>i("li",{children:[t(o),": ",i("span",{class:"number",children:s})]},o))})}function De(e,t){return e==null||t==null?NaN:e<t?-1:e>t?1:e>=t?0:NaN}function wl(e,t){return e==null||t==null?NaN:t<e?-1:t>e?1:t>=e?0:NaN}function zo(e){let t,n,r;e.length!==2?(t=De,n=(l,u)=>De(e(l),u),r=(l,u)=>e(l)-u):(t=e===De||e===wl?e:xl,n=e,r=e);function o(l,u,c=0,f=l.length){if(c<f){if(t(u,u)!==0)return f;do{let h=c+f>>>1;n(l[h],u)<0?c=h+1:f=h}while(c<f)}return c}function s(l,u,c=0,f=l.length){if(c<f){if(t(u,u)!==0)return f;do{let h=c+f>>>1;n(l[h],u)<=0?c=h+1:f=h}while(c<f)}return c}function a(l,u,c=0,f=l.length){let h=o(l,u,c,f-1);return h>c&&r(l[h-1],u)>-r(l[h],u)?h-1:h}return{left:o,center:a,right:s}}function xl(){return 0}function kl(e){return e===null?NaN:+e}function*Sl(e,t){if(t===void 0)for(let n of e)n!=null&&(n=+n)>=n&&(yield n);else{let n=-1;for(let r of e)(r=t(r,++n,e))!=null&&(r=+r)>=r&&(yield r)}}var Fo=zo(De),qo=Fo.right,ih=Fo.left,sh=zo(kl).center;var ah=Wo(Uo),lh=Wo(Ml);function Wo(e){return function(t,n,r=n){if(!((n=+n)>=0))throw new RangeError("invalid rx");if(!((r=+r)>=0))throw new RangeError("invalid ry");let{data:o,width:s,height:a}=t;if(!((s=Math.floor(s))>=0))throw new RangeError("invalid width");if(!((a=Math.floor(a!==void 0?a:o.length/s))>=0))throw new RangeError("invalid height");if(!s||!a||!n&&!r)return t;let l=n&&e(n),u=r&&e(r),c=o.slice();return l&&u?(Xe(l,c,o,s,a),Xe(l,o,c,s,a),Xe(l,c,o,s,a),je(u,o,c,s,a),je(u,c,o,s,a),je(u,o,c,s,a)):l?(Xe(l,o,c,s,a),Xe(l,c,o,s,a),Xe(l,o,c,s,a)):u&&(je(u,o,c,s,a),je(u,c,o,s,a),je(u,o,c,s,a)),t}}function Xe(e,t,n,r,o){for(let s=0,a=r*o;s<a;)e(t,n,s,s+=r,1)}function je(e,t,n,r,o){for(let s=0,a=r*o;s<r;++s)e(t,n,s,s+a,r)}function Ml(e){let t=Uo(e);return(n,r,o,s,a)=>{o<<=2,s<<=2,a<<=2,t(n,r,o+0,s+0,a),t(n,r,o+1,s+1,a),t(n,r,o+2,s+2,a),t(n,r,o+3,s+3,a)}}function Uo(e){let t=Math.floor(e);if(t===e)return Tl(e);let n=e-t,r=2*e+1;return(o,s,a,l,u)=>{if(!((l-=u)>=a))return;let c=t*s[a],f=u*t,h=f+u;for(let m=a,p=a+f;m<p;m+=u)c+=s[Math.min(l,m)];for(let m=a,p=l;m<=p;m+=u)c+=s[Math.min(l,m+f)],o[m]=(c+n*(s[Math.max(a,m-h)]+s[Math.min(l,m+h)]))/r,c-=s[Math.max(a,m-f)]}}function Tl(e){let t=2*e+1;return(n,r,o,s,a)=>{if(!((s-=a)>=o))return;let l=e*r[o],u=a*e;for(let c=o,f=o+u;c<f;c+=a)l+=r[Math.min(s,c)];for(let c=o,f=s;c<=f;c+=a)l+=r[Math.min(s,c+u)],n[c]=l/t,l-=r[Math.max(o,c-u)]}}function Cl(e=De){if(e===De)return Go;if(typeof e!="function")throw new TypeError("compare is not a function");return(t,n)=>{let r=e(t,n);return r||r===0?r:(e(n,n)===0)-(e(t,t)===0)}}function Go(e,t){return(e==null||!(e>=e))-(t==null||!(t>=t))||(e<t?-1:e>t?1:0)}var Pl=Array.prototype,uh=Pl.slice;var Rl=Math.sqrt(50),Al=Math.sqrt(10),El=Math.sqrt(2);function Zt(e,t,n){let r=(t-e)/Math.max(0,n),o=Math.floor(Math.log10(r)),s=r/Math.pow(10,o),a=s>=Rl?10:s>=Al?5:s>=El?2:1,l,u,c;return o<0?(c=Math.pow(10,-o)/a,l=Math.round(e*c),u=Math.round(t*c),l/c<e&&++l,u/c>t&&--u,c=-c):(c=Math.pow(10,o)*a,l=Math.round(e/c),u=Math.round(t/c),l*c<e&&++l,u*c>t&&--u),u<l&&.5<=n&&n<2?Zt(e,t,n*2):[l,u,c]}function Vo(e,t,n){if(t=+t,e=+e,n=+n,!(n>0))return[];if(e===t)return[e];let r=t<e,[o,s,a]=r?Zt(t,e,n):Zt(e,t,n);if(!(s>=o))return[];let l=s-o+1,u=new Array(l);if(r)if(a<0)for(let c=0;c<l;++c)u[c]=(s-c)/-a;else for(let c=0;c<l;++c)u[c]=(s-c)*a;else if(a<0)for(let c=0;c<l;++c)u[c]=(o+c)/-a;else for(let c=0;c<l;++c)u[c]=(o+c)*a;return u}function Jt(e,t,n){return t=+t,e=+e,n=+n,Zt(e,t,n)[2]}function Qt(e,t,n){t=+t,e=+e,n=+n;let r=t<e,o=r?Jt(t,e,n):Jt(e,t,n);return(r?-1:1)*(o<0?1/-o:o)}function ue(e,t){let n;if(t===void 0)for(let r of e)r!=null&&(n<r||n===void 0&&r>=r)&&(n=r);else{let r=-1;for(let o of e)(o=t(o,++r,e))!=null&&(n<o||n===void 0&&o>=o)&&(n=o)}return n}function Ho(e,t){let n;if(t===void 0)for(let r of e)r!=null&&(n>r||n===void 0&&r>=r)&&(n=r);else{let r=-1;for(let o of e)(o=t(o,++r,e))!=null&&(n>o||n===void 0&&o>=o)&&(n=o)}return n}function Xo(e,t,n=0,r=1/0,o){if(t=Math.floor(t),n=Math.floor(Math.max(0,n)),r=Math.floor(Math.min(e.length-1,r)),!(n<=t&&t<=r))return e;for(o=o===void 0?Go:Cl(o);r>n;){if(r-n>600){let u=r-n+1,c=t-n+1,f=Math.log(u),h=.5*Math.exp(2*f/3),m=.5*Math.sqrt(f*h*(u-h)/u)*(c-u/2<0?-1:1),p=Math.max(n,Math.floor(t-c*h/u+m)),d=Math.min(r,Math.floor(t+(u-c)*h/u+m));Xo(e,t,p,d,o)}let s=e[t],a=n,l=r;for(bt(e,n,t),o(e[r],s)>0&&bt(e,n,r);a<l;){for(bt(e,a,l),++a,--l;o(e[a],s)<0;)++a;for(;o(e[l],s)>0;)--l}o(e[n],s)===0?bt(e,n,l):(++l,bt(e,l,r)),l<=t&&(n=l+1),t<=l&&(r=l-1)}return e}function bt(e,t,n){let r=e[t];e[t]=e[n],e[n]=r}function jo(e,t,n){if(e=Float64Array.from(Sl(e,n)),!(!(r=e.length)||isNaN(t=+t))){if(t<=0||r<2)return Ho(e);if(t>=1)return ue(e);var r,o=(r-1)*t,s=Math.floor(o),a=ue(Xo(e,s).subarray(0,s+1)),l=Ho(e.subarray(s+1));return a+(l-a)*(o-s)}}function Yo(e,t){return jo(e,.5,t)}var ch=Nl(Math.random);function Nl(e){return function(n,r=0,o=n.length){let s=o-(r=+r);for(;s;){let a=e()*s--|0,l=n[s+r];n[s+r]=n[a+r],n[a+r]=l}return n}}function Ko(e,t){let n=0;if(t===void 0)for(let r of e)(r=+r)&&(n+=r);else{let r=-1;for(let o of e)(o=+t(o,++r,e))&&(n+=o)}return n}var $l=.05,Ol=3;function tn(e){let t=e.length,n=new Float64Array(t),r=[],o=Ll(e),s=Math.max(Ol,Math.ceil(t*$l)),a=0;for(let l=0;l<t;l+=1){let u=o===0?0:Math.round(Zo(e,l)/o)-1;if(u>0){let c=Math.min(u,s);r.push({before:l,missing:u,slot:a,width:c}),a+=c}n[l]=a,a+=1}return{slot:n,slots:a,gaps:r}}function Ll(e){let t=[];for(let r=1;r<e.length;r+=1){let o=Zo(e,r);o>0&&t.push(o)}let n=t[0]??0;return t.every(r=>r===n)?n:Yo(t)}function Zo(e,t){let n=e[t]??null,r=t>0?e[t-1]??null:null;return n===null||r===null?0:n-r}function Jo(e,t){let n=new Float64Array(t);for(let r of e)for(let o=0;o<t;o+=1)n[o]=n[o]+(r[o]??0);return n}var Dl=.22,Il=3,Bl=56;function Ye(e,t,n,r,o){let s=Math.floor(o);return s<1||r<=n?[]:r-n<=s?Hl(e,t,n,r,s):zl(e,t,n,r,s)}function Hl({slot:e},t,n,r,o){let s=o/(r-n),a=s>=Il?Math.max(1,s*Dl):0,l=Math.min(s-a,Bl),u=[];for(let c=Qo(e,n);c<e.length&&e[c]<r;c+=1){let h=(e[c]-n+.5)*s-l/2;u.push({step:c,first:c,last:c,mean:t[c]??0,x:h,width:l})}return u}function zl({slot:e},t,n,r,o){let s=o/(r-n),a=[],l=null,u=0,c=()=>{l&&(l.mean=u/(l.last-l.first+1))};for(let f=Qo(e,n);f<e.length&&e[f]<r;f+=1){let h=Math.min(o-1,Math.floor((e[f]-n)*s)),m=t[f]??0;l===null||l.x!==h?(c(),l={step:f,first:f,last:f,mean:m,x:h,width:1},u=m,a.push(l)):(l.last=f,u+=m,m>(t[l.step]??0)&&(l.step=f))}return c(),a}function Qo(e,t){let n=0,r=e.length;for(;n<r;){let o=n+r>>1;e[o]<t?n=o+1:r=o}return n}function Fl(e,t){let n=-1,r=1/0,o=0,s=e.length-1;for(;o<=s;){let a=o+s>>1,l=e[a],u=t-(l.x+l.width/2);Math.abs(u)<r&&(r=Math.abs(u),n=a),u<0?s=a-1:o=a+1}return n}var en=3,ql=1.25;function ei(e,t,n){let r=Fl(e,n),o=e[r];if(!o||o.width>en)return r;let s=l=>t[e[l]?.step??-1]??0,a=r;for(let l=r-en;l<=r+en;l+=1){let u=e[l];u&&Math.abs(u.x-o.x)<=en&&s(l)>s(a)&&(a=l)}return s(a)>ql*s(r)?a:r}function nn(e,t){let n=0,r=e.length-1;for(;n<=r;){let o=n+r>>1,s=e[o];if(t<s.first)r=o-1;else if(t>s.last)n=o+1;else return o}return-1}function rn(e,t){return(t==="duration"?or(e):Wl(e)).filter(({values:r})=>Ul(r))}function or(e){return e.categories.map(({id:t,label:n,definition:r},o)=>({id:t,label:n,definition:r,role:Me(t,o),values:ir(e,t)}))}function Wl({columns:e}){let{duration_ms:t,period_ms:n}=e,r=t.map((s,a)=>Math.min(s,n[a]??0)),o=t.map((s,a)=>Math.max(0,(n[a]??0)-s));return[{id:"within",label:"Within the step",definition:"From the step's start to its end, or to the start of the next if that comes first.",role:"compute",values:r},{id:"between",label:"Until the next step",definition:"From the step's end to the start of the next step.",role:"other",values:o}]}function ir(e,t){return e.columns[t]??[]}function Ul(e){for(let t=0;t<e.length;t+=1)if((e[t]??0)>0)return!0;return!1}function on({headline:e,steps:t}){let n=e?.outliers;if(!t||!n||n.count===0)return()=>!1;let{complete:r,duration_ms:o}=t.columns;return s=>r[s]&&o[s]>n.above_ms}function sn(e){let t=new Float64Array(e).sort(),n=t.length>>1;return t.length===0?0:t.length%2===1?t[n]:(t[n-1]+t[n])/2}function Qe(e,t,n){e.prototype=t.prototype=n,n.constructor=e}function xt(e,t){var n=Object.create(e.prototype);for(var r in t)n[r]=t[r];return n}function Ce(){}var ze=.7,Je=1/ze,Ke="\\s*([+-]?\\d+)\\s*",vt="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)\\s*",ge="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)%\\s*",Gl=/^#([0-9a-f]{3,8})$/,Vl=new RegExp(`^rgb\\(${Ke},${Ke},${Ke}\\)$`),Xl=new RegExp(`^rgb\\(${ge},${ge},${ge}\\)$`),jl=new RegExp(`^rgba\\(${Ke},${Ke},${Ke},${vt}\\)$`),Yl=new RegExp(`^rgba\\(${ge},${ge},${ge},${vt}\\)$`),Kl=new RegExp(`^hsl\\(${vt},${ge},${ge}\\)$`),Zl=new RegExp(`^hsla\\(${vt},${ge},${ge},${vt}\\)$`),ti={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074};Qe(Ce,et,{copy(e){return Object.assign(new this.constructor,this,e)},displayable(){return this.rgb().displayable()},hex:ni,formatHex:ni,formatHex8:Jl,formatHsl:Ql,formatRgb:ri,toString:ri});function ni(){return this.rgb().formatHex()}function Jl(){return this.rgb().formatHex8()}function Ql(){return pi(this).formatHsl()}function ri(){return this.rgb().formatRgb()}function et(e){var t,n;return e=(e+"").trim().toLowerCase(),(t=Gl.exec(e))?(n=t[1].length,t=parseInt(t[1],16),n===6?oi(t):n===3?new Z(t>>8&15|t>>4&240,t>>4&15|t&240,(t&15)<<4|t&15,1):n===8?an(t>>24&255,t>>16&255,t>>8&255,(t&255)/255):n===4?an(t>>12&15|t>>8&240,t>>8&15|t>>4&240,t>>4&15|t&240,((t&15)<<4|t&15)/255):null):(t=Vl.exec(e))?new Z(t[1],t[2],t[3],1):(t=Xl.exec(e))?new Z(t[1]*255/100,t[2]*255/100,t[3]*255/100,1):(t=jl.exec(e))?an(t[1],t[2],t[3],t[4]):(t=Yl.exec(e))?an(t[1]*255/100,t[2]*255/100,t[3]*255/100,t[4]):(t=Kl.exec(e))?ai(t[1],t[2]/100,t[3]/100,1):(t=Zl.exec(e))?ai(t[1],t[2]/100,t[3]/100,t[4]):ti.hasOwnProperty(e)?oi(ti[e]):e==="transparent"?new Z(NaN,NaN,NaN,0):null}function oi(e){return new Z(e>>16&255,e>>8&255,e&255,1)}function an(e,t,n,r){return r<=0&&(e=t=n=NaN),new Z(e,t,n,r)}function fr(e){return e instanceof Ce||(e=et(e)),e?(e=e.rgb(),new Z(e.r,e.g,e.b,e.opacity)):new Z}function kt(e,t,n,r){return arguments.length===1?fr(e):new Z(e,t,n,r??1)}function Z(e,t,n,r){this.r=+e,this.g=+t,this.b=+n,this.opacity=+r}Qe(Z,kt,xt(Ce,{brighter(e){return e=e==null?Je:Math.pow(Je,e),new Z(this.r*e,this.g*e,this.b*e,this.opacity)},darker(e){return e=e==null?ze:Math.pow(ze,e),new Z(this.r*e,this.g*e,this.b*e,this.opacity)},rgb(){return this},clamp(){return new Z(Be(this.r),Be(this.g),Be(this.b),un(this.opacity))},displayable(){return-.5<=this.r&&this.r<255.5&&-.5<=this.g&&this.g<255.5&&-.5<=this.b&&this.b<255.5&&0<=this.opacity&&this.opacity<=1},hex:ii,formatHex:ii,formatHex8:eu,formatRgb:si,toString:si}));function ii(){return`#${Ie(this.r)}${Ie(this.g)}${Ie(this.b)}`}function eu(){return`#${Ie(this.r)}${Ie(this.g)}${Ie(this.b)}${Ie((isNaN(this.opacity)?1:this.opacity)*255)}`}function si(){let e=un(this.opacity);return`${e===1?"rgb(":"rgba("}${Be(this.r)}, ${Be(this.g)}, ${Be(this.b)}${e===1?")":`, ${e})`}`}function un(e){return isNaN(e)?1:Math.max(0,Math.min(1,e))}function Be(e){return Math.max(0,Math.min(255,Math.round(e)||0))}function Ie(e){return e=Be(e),(e<16?"0":"")+e.toString(16)}function ai(e,t,n,r){return r<=0?e=t=n=NaN:n<=0||n>=1?e=t=NaN:t<=0&&(e=NaN),new ce(e,t,n,r)}function pi(e){if(e instanceof ce)return new ce(e.h,e.s,e.l,e.opacity);if(e instanceof Ce||(e=et(e)),!e)return new ce;if(e instanceof ce)return e;e=e.rgb();var t=e.r/255,n=e.g/255,r=e.b/255,o=Math.min(t,n,r),s=Math.max(t,n,r),a=NaN,l=s-o,u=(s+o)/2;return l?(t===s?a=(n-r)/l+(n<r)*6:n===s?a=(r-t)/l+2:a=(t-n)/l+4,l/=u<.5?s+o:2-s-o,a*=60):l=u>0&&u<1?0:a,new ce(a,l,u,e.opacity)}function fn(e,t,n,r){return arguments.length===1?pi(e):new ce(e,t,n,r??1)}function ce(e,t,n,r){this.h=+e,this.s=+t,this.l=+n,this.opacity=+r}Qe(ce,fn,xt(Ce,{brighter(e){return e=e==null?Je:Math.pow(Je,e),new ce(this.h,this.s,this.l*e,this.opacity)},darker(e){return e=e==null?ze:Math.pow(ze,e),new ce(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=this.h%360+(this.h<0)*360,t=isNaN(e)||isNaN(this.s)?0:this.s,n=this.l,r=n+(n<.5?n:1-n)*t,o=2*n-r;return new Z(sr(e>=240?e-240:e+120,o,r),sr(e,o,r),sr(e<120?e+240:e-120,o,r),this.opacity)},clamp(){return new ce(li(this.h),ln(this.s),ln(this.l),un(this.opacity))},displayable(){return(0<=this.s&&this.s<=1||isNaN(this.s))&&0<=this.l&&this.l<=1&&0<=this.opacity&&this.opacity<=1},formatHsl(){let e=un(this.opacity);return`${e===1?"hsl(":"hsla("}${li(this.h)}, ${ln(this.s)*100}%, ${ln(this.l)*100}%${e===1?")":`, ${e})`}`}}));function li(e){return e=(e||0)%360,e<0?e+360:e}function ln(e){return Math.max(0,Math.min(1,e||0))}function sr(e,t,n){return(e<60?t+(n-t)*e/60:e<180?n:e<240?t+(n-t)*(240-e)/60:t)*255}var hi=Math.PI/180,mi=180/Math.PI,cn=18,di=.96422,gi=1,_i=.82521,yi=4/29,Ze=6/29,bi=3*Ze*Ze,tu=Ze*Ze*Ze;function vi(e){if(e instanceof _e)return new _e(e.l,e.a,e.b,e.opacity);if(e instanceof we)return xi(e);e instanceof Z||(e=fr(e));var t=cr(e.r),n=cr(e.g),r=cr(e.b),o=ar((.2225045*t+.7168786*n+.0606169*r)/gi),s,a;return t===n&&n===r?s=a=o:(s=ar((.4360747*t+.3850649*n+.1430804*r)/di),a=ar((.0139322*t+.0971045*n+.7141733*r)/_i)),new _e(116*o-16,500*(s-o),200*(o-a),e.opacity)}function wi(e,t,n,r){return arguments.length===1?vi(e):new _e(e,t,n,r??1)}function _e(e,t,n,r){this.l=+e,this.a=+t,this.b=+n,this.opacity=+r}Qe(_e,wi,xt(Ce,{brighter(e){return new _e(this.l+cn*(e??1),this.a,this.b,this.opacity)},darker(e){return new _e(this.l-cn*(e??1),this.a,this.b,this.opacity)},rgb(){var e=(this.l+16)/116,t=isNaN(this.a)?e:e+this.a/500,n=isNaN(this.b)?e:e-this.b/200;return t=di*lr(t),e=gi*lr(e),n=_i*lr(n),new Z(ur(3.1338561*t-1.6168667*e-.4906146*n),ur(-.9787684*t+1.9161415*e+.033454*n),ur(.0719453*t-.2289914*e+1.4052427*n),this.opacity)}}));function ar(e){return e>tu?Math.pow(e,1/3):e/bi+yi}function lr(e){return e>Ze?e*e*e:bi*(e-yi)}function ur(e){return 255*(e<=.0031308?12.92*e:1.055*Math.pow(e,1/2.4)-.055)}function cr(e){return(e/=255)<=.04045?e/12.92:Math.pow((e+.055)/1.055,2.4)}function nu(e){if(e instanceof we)return new we(e.h,e.c,e.l,e.opacity);if(e instanceof _e||(e=vi(e)),e.a===0&&e.b===0)return new we(NaN,0<e.l&&e.l<100?0:NaN,e.l,e.opacity);var t=Math.atan2(e.b,e.a)*mi;return new we(t<0?t+360:t,Math.sqrt(e.a*e.a+e.b*e.b),e.l,e.opacity)}function pn(e,t,n,r){return arguments.length===1?nu(e):new we(e,t,n,r??1)}function we(e,t,n,r){this.h=+e,this.c=+t,this.l=+n,this.opacity=+r}function xi(e){if(isNaN(e.h))return new _e(e.l,0,0,e.opacity);var t=e.h*hi;return new _e(e.l,Math.cos(t)*e.c,Math.sin(t)*e.c,e.opacity)}Qe(we,pn,xt(Ce,{brighter(e){return new we(this.h,this.c,this.l+cn*(e??1),this.opacity)},darker(e){return new we(this.h,this.c,this.l-cn*(e??1),this.opacity)},rgb(){return xi(this).rgb()}}));var ki=-.14861,pr=1.78277,hr=-.29227,hn=-.90649,wt=1.97294,ui=wt*hn,ci=wt*pr,fi=pr*hr-hn*ki;function ru(e){if(e instanceof He)return new He(e.h,e.s,e.l,e.opacity);e instanceof Z||(e=fr(e));var t=e.r/255,n=e.g/255,r=e.b/255,o=(fi*r+ui*t-ci*n)/(fi+ui-ci),s=r-o,a=(wt*(n-o)-hr*s)/hn,l=Math.sqrt(a*a+s*s)/(wt*o*(1-o)),u=l?Math.atan2(a,s)*mi-120:NaN;return new He(u<0?u+360:u,l,o,e.opacity)}function mn(e,t,n,r){return arguments.length===1?ru(e):new He(e,t,n,r??1)}function He(e,t,n,r){this.h=+e,this.s=+t,this.l=+n,this.opacity=+r}Qe(He,mn,xt(Ce,{brighter(e){return e=e==null?Je:Math.pow(Je,e),new He(this.h,this.s,this.l*e,this.opacity)},darker(e){return e=e==null?ze:Math.pow(ze,e),new He(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=isNaN(this.h)?0:(this.h+120)*hi,t=+this.l,n=isNaN(this.s)?0:this.s*t*(1-t),r=Math.cos(e),o=Math.sin(e);return new Z(255*(t+n*(ki*r+pr*o)),255*(t+n*(hr*r+hn*o)),255*(t+n*(wt*r)),this.opacity)}}));function Ci(e,t,n,r,o){var s=e*e,a=s*e;return((1-3*e+3*s-a)*t+(4-6*s+3*a)*n+(1+3*e+3*s-3*a)*r+a*o)/6}function ou(e){var t=e.length-1;return function(n){var r=n<=0?n=0:n>=1?(n=1,t-1):Math.floor(n*t),o=e[r],s=e[r+1],a=r>0?e[r-1]:2*o-s,l=r<t-1?e[r+2]:2*s-o;return Ci((n-r/t)*t,a,o,s,l)}}function iu(e){var t=e.length;return function(n){var r=Math.floor(((n%=1)<0?++n:n)*t),o=e[(r+t-1)%t],s=e[r%t],a=e[(r+1)%t],l=e[(r+2)%t];return Ci((n-r/t)*t,o,s,a,l)}}var gn=e=>()=>e;function Pi(e,t){return function(n){return e+n*t}}function su(e,t,n){return e=Math.pow(e,n),t=Math.pow(t,n)-e,n=1/n,function(r){return Math.pow(e+r*t,n)}}function _r(e,t){var n=t-e;return n?Pi(e,n>180||n<-180?n-360*Math.round(n/360):n):gn(isNaN(e)?t:e)}function au(e){return(e=+e)==1?re:function(t,n){return n-t?su(t,n,e):gn(isNaN(t)?n:t)}}function re(e,t){var n=t-e;return n?Pi(e,n):gn(isNaN(e)?t:e)}var Si=(function e(t){var n=au(t);function r(o,s){var a=n((o=kt(o)).r,(s=kt(s)).r),l=n(o.g,s.g),u=n(o.b,s.b),c=re(o.opacity,s.opacity);return function(f){return o.r=a(f),o.g=l(f),o.b=u(f),o.opacity=c(f),o+""}}return r.gamma=e,r})(1);function Ri(e){return function(t){var n=t.length,r=new Array(n),o=new Array(n),s=new Array(n),a,l;for(a=0;a<n;++a)l=kt(t[a]),r[a]=l.r||0,o[a]=l.g||0,s[a]=l.b||0;return r=e(r),o=e(o),s=e(s),l.opacity=1,function(u){return l.r=r(u),l.g=o(u),l.b=s(u),l+""}}}var yh=Ri(ou),bh=Ri(iu);function lu(e,t){t||(t=[]);var n=e?Math.min(t.length,e.length):0,r=t.slice(),o;return function(s){for(o=0;o<n;++o)r[o]=e[o]*(1-s)+t[o]*s;return r}}function uu(e){return ArrayBuffer.isView(e)&&!(e instanceof DataView)}function cu(e,t){var n=t?t.length:0,r=e?Math.min(n,e.length):0,o=new Array(r),s=new Array(n),a;for(a=0;a<r;++a)o[a]=_n(e[a],t[a]);for(;a<n;++a)s[a]=t[a];return function(l){for(a=0;a<r;++a)s[a]=o[a](l);return s}}function fu(e,t){var n=new Date;return e=+e,t=+t,function(r){return n.setTime(e*(1-r)+t*r),n}}function fe(e,t){return e=+e,t=+t,function(n){return e*(1-n)+t*n}}function pu(e,t){var n={},r={},o;(e===null||typeof e!="object")&&(e={}),(t===null||typeof t!="object")&&(t={});for(o in t)o in e?n[o]=_n(e[o],t[o]):r[o]=t[o];return function(s){for(o in n)r[o]=n[o](s);return r}}var dr=/[-+]?(?:\d+\.?\d*|\.?\d+)(?:[eE][-+]?\d+)?/g,mr=new RegExp(dr.source,"g");function hu(e){return function(){return e}}function mu(e){return function(t){return e(t)+""}}function du(e,t){var n=dr.lastIndex=mr.lastIndex=0,r,o,s,a=-1,l=[],u=[];for(e=e+"",t=t+"";(r=dr.exec(e))&&(o=mr.exec(t));)(s=o.index)>n&&(s=t.slice(n,s),l[a]?l[a]+=s:l[++a]=s),(r=r[0])===(o=o[0])?l[a]?l[a]+=o:l[++a]=o:(l[++a]=null,u.push({i:a,x:fe(r,o)})),n=mr.lastIndex;return n<t.length&&(s=t.slice(n),l[a]?l[a]+=s:l[++a]=s),l.length<2?u[0]?mu(u[0].x):hu(t):(t=u.length,function(c){for(var f=0,h;f<t;++f)l[(h=u[f]).i]=h.x(c);return l.join("")})}function _n(e,t){var n=typeof t,r;return t==null||n==="boolean"?gn(t):(n==="number"?fe:n==="string"?(r=et(t))?(t=r,Si):du:t instanceof et?Si:t instanceof Date?fu:uu(t)?lu:Array.isArray(t)?cu:typeof t.valueOf!="function"&&typeof t.toString!="function"||isNaN(t)?pu:fe)(e,t)}function Ai(e,t){return e=+e,t=+t,function(n){return Math.round(e*(1-n)+t*n)}}var Mi=180/Math.PI,gr={translateX:0,translateY:0,rotate:0,skewX:0,scaleX:1,scaleY:1};function Ei(e,t,n,r,o,s){var a,l,u;return(a=Math.sqrt(e*e+t*t))&&(e/=a,t/=a),(u=e*n+t*r)&&(n-=e*u,r-=t*u),(l=Math.sqrt(n*n+r*r))&&(n/=l,r/=l,u/=l),e*r<t*n&&(e=-e,t=-t,u=-u,a=-a),{translateX:o,translateY:s,rotate:Math.atan2(t,e)*Mi,skewX:Math.atan(u)*Mi,scaleX:a,scaleY:l}}var dn;function gu(e){let t=new(typeof DOMMatrix=="function"?DOMMatrix:WebKitCSSMatrix)(e+"");return t.isIdentity?gr:Ei(t.a,t.b,t.c,t.d,t.e,t.f)}function _u(e){return e==null||(dn||(dn=document.createElementNS("http://www.w3.org/2000/svg","g")),dn.setAttribute("transform",e),!(e=dn.transform.baseVal.consolidate()))?gr:(e=e.matrix,Ei(e.a,e.b,e.c,e.d,e.e,e.f))}function Ni(e,t,n,r){function o(c){return c.length?c.pop()+" ":""}function s(c,f,h,m,p,d){if(c!==h||f!==m){var y=p.push("translate(",null,t,null,n);d.push({i:y-4,x:fe(c,h)},{i:y-2,x:fe(f,m)})}else(h||m)&&p.push("translate("+h+t+m+n)}function a(c,f,h,m){c!==f?(c-f>180?f+=360:f-c>180&&(c+=360),m.push({i:h.push(o(h)+"rotate(",null,r)-2,x:fe(c,f)})):f&&h.push(o(h)+"rotate("+f+r)}function l(c,f,h,m){c!==f?m.push({i:h.push(o(h)+"skewX(",null,r)-2,x:fe(c,f)}):f&&h.push(o(h)+"skewX("+f+r)}function u(c,f,h,m,p,d){if(c!==h||f!==m){var y=p.push(o(p)+"scale(",null,",",null,")");d.push({i:y-4,x:fe(c,h)},{i:y-2,x:fe(f,m)})}else(h!==1||m!==1)&&p.push(o(p)+"scale("+h+","+m+")")}return function(c,f){var h=[],m=[];return c=e(c),f=e(f),s(c.translateX,c.translateY,f.translateX,f.translateY,h,m),a(c.rotate,f.rotate,h,m),l(c.skewX,f.skewX,h,m),u(c.scaleX,c.scaleY,f.scaleX,f.scaleY,h,m),c=f=null,function(p){for(var d=-1,y=m.length,b;++d<y;)h[(b=m[d]).i]=b.x(p);return h.join("")}}}var vh=Ni(gu,"px, ","px)","deg)"),wh=Ni(_u,", ",")",")"),yu=1e-12;function Ti(e){return((e=Math.exp(e))+1/e)/2}function bu(e){return((e=Math.exp(e))-1/e)/2}function vu(e){return((e=Math.exp(2*e))-1)/(e+1)}var xh=(function e(t,n,r){function o(s,a){var l=s[0],u=s[1],c=s[2],f=a[0],h=a[1],m=a[2],p=f-l,d=h-u,y=p*p+d*d,b,v;if(y<yu)v=Math.log(m/c)/t,b=function(N){return[l+N*p,u+N*d,c*Math.exp(t*N*v)]};else{var _=Math.sqrt(y),w=(m*m-c*c+r*y)/(2*c*n*_),g=(m*m-c*c-r*y)/(2*m*n*_),T=Math.log(Math.sqrt(w*w+1)-w),R=Math.log(Math.sqrt(g*g+1)-g);v=(R-T)/t,b=function(N){var O=N*v,q=Ti(T),X=c/(n*_)*(q*vu(t*O+T)-bu(T));return[l+X*p,u+X*d,c*q/Ti(t*O+T)]}}return b.duration=Math.abs(v)*1e3*t/Math.SQRT2,b}return o.rho=function(s){var a=Math.max(.001,+s),l=a*a,u=l*l;return e(a,l,u)},o})(Math.SQRT2,2,4);function $i(e){return function(t,n){var r=e((t=fn(t)).h,(n=fn(n)).h),o=re(t.s,n.s),s=re(t.l,n.l),a=re(t.opacity,n.opacity);return function(l){return t.h=r(l),t.s=o(l),t.l=s(l),t.opacity=a(l),t+""}}}var kh=$i(_r),Sh=$i(re);function Oi(e){return function(t,n){var r=e((t=pn(t)).h,(n=pn(n)).h),o=re(t.c,n.c),s=re(t.l,n.l),a=re(t.opacity,n.opacity);return function(l){return t.h=r(l),t.c=o(l),t.l=s(l),t.opacity=a(l),t+""}}}var Mh=Oi(_r),Th=Oi(re);function Li(e){return(function t(n){n=+n;function r(o,s){var a=e((o=mn(o)).h,(s=mn(s)).h),l=re(o.s,s.s),u=re(o.l,s.l),c=re(o.opacity,s.opacity);return function(f){return o.h=a(f),o.s=l(f),o.l=u(Math.pow(f,n)),o.opacity=c(f),o+""}}return r.gamma=t,r})(1)}var Ch=Li(_r),Ph=Li(re);function wu(e){return Math.abs(e=Math.round(e))>=1e21?e.toLocaleString("en").replace(/,/g,""):e.toString(10)}function bn(e,t){if(!isFinite(e)||e===0)return null;var n=(e=t?e.toExponential(t-1):e.toExponential()).indexOf("e"),r=e.slice(0,n);return[r.length>1?r[0]+r.slice(2):r,+e.slice(n+1)]}function tt(e){return e=bn(Math.abs(e)),e?e[1]:NaN}function xu(e,t){return function(n,r){for(var o=n.length,s=[],a=0,l=e[0],u=0;o>0&&l>0&&(u+l+1>r&&(l=Math.max(1,r-u)),s.push(n.substring(o-=l,o+l)),!((u+=l+1)>r));)l=e[a=(a+1)%e.length];return s.reverse().join(t)}}function ku(e){return function(t){return t.replace(/[0-9]/g,function(n){return e[+n]})}}var Su=/^(?:(.)?([<>=^]))?([+\-( ])?([$#])?(0)?(\d+)?(,)?(\.\d+)?(~)?([a-z%])?$/i;function St(e){if(!(t=Su.exec(e)))throw new Error("invalid format: "+e);var t;return new yr({fill:t[1],align:t[2],sign:t[3],symbol:t[4],zero:t[5],width:t[6],comma:t[7],precision:t[8]&&t[8].slice(1),trim:t[9],type:t[10]})}St.prototype=yr.prototype;function yr(e){this.fill=e.fill===void 0?" ":e.fill+"",this.align=e.align===void 0?">":e.align+"",this.sign=e.sign===void 0?"-":e.sign+"",this.symbol=e.symbol===void 0?"":e.symbol+"",this.zero=!!e.zero,this.width=e.width===void 0?void 0:+e.width,this.comma=!!e.comma,this.precision=e.precision===void 0?void 0:+e.precision,this.trim=!!e.trim,this.type=e.type===void 0?"":e.type+""}yr.prototype.toString=function(){return this.fill+this.align+this.sign+this.symbol+(this.zero?"0":"")+(this.width===void 0?"":Math.max(1,this.width|0))+(this.comma?",":"")+(this.precision===void 0?"":"."+Math.max(0,this.precision|0))+(this.trim?"~":"")+this.type};function Mu(e){e:for(var t=e.length,n=1,r=-1,o;n<t;++n)switch(e[n]){case".":r=o=n;break;case"0":r===0&&(r=n),o=n;break;default:if(!+e[n])break e;r>0&&(r=0);break}return r>0?e.slice(0,r)+e.slice(o+1):e}var vn;function Tu(e,t){var n=bn(e,t);if(!n)return vn=void 0,e.toPrecision(t);var r=n[0],o=n[1],s=o-(vn=Math.max(-8,Math.min(8,Math.floor(o/3)))*3)+1,a=r.length;return s===a?r:s>a?r+new Array(s-a+1).join("0"):s>0?r.slice(0,s)+"."+r.slice(s):"0."+new Array(1-s).join("0")+bn(e,Math.max(0,t+s-1))[0]}function Di(e,t){var n=bn(e,t);if(!n)return e+"";var r=n[0],o=n[1];return o<0?"0."+new Array(-o).join("0")+r:r.length>o+1?r.slice(0,o+1)+"."+r.slice(o+1):r+new Array(o-r.length+2).join("0")}var Ii={"%":(e,t)=>(e*100).toFixed(t),b:e=>Math.round(e).toString(2),c:e=>e+"",d:wu,e:(e,t)=>e.toExponential(t),f:(e,t)=>e.toFixed(t),g:(e,t)=>e.toPrecision(t),o:e=>Math.round(e).toString(8),p:(e,t)=>Di(e*100,t),r:Di,s:Tu,X:e=>Math.round(e).toString(16).toUpperCase(),x:e=>Math.round(e).toString(16)};function Bi(e){return e}var Hi=Array.prototype.map,zi=["y","z","a","f","p","n","µ","m","","k","M","G","T","P","E","Z","Y"];function Cu(e){var t=e.grouping===void 0||e.thousands===void 0?Bi:xu(Hi.call(e.grouping,Number),e.thousands+""),n=e.currency===void 0?"":e.currency[0]+"",r=e.currency===void 0?"":e.currency[1]+"",o=e.decimal===void 0?".":e.decimal+"",s=e.numerals===void 0?Bi:ku(Hi.call(e.numerals,String)),a=e.percent===void 0?"%":e.percent+"",l=e.minus===void 0?"−":e.minus+"",u=e.nan===void 0?"NaN":e.nan+"";function c(h,m){h=St(h);var p=h.fill,d=h.align,y=h.sign,b=h.symbol,v=h.zero,_=h.width,w=h.comma,g=h.precision,T=h.trim,R=h.type;R==="n"?(w=!0,R="g"):Ii[R]||(g===void 0&&(g=12),T=!0,R="g"),(v||p==="0"&&d==="=")&&(v=!0,p="0",d="=");var N=(m&&m.prefix!==void 0?m.prefix:"")+(b==="$"?n:b==="#"&&/[boxX]/.test(R)?"0"+R.toLowerCase():""),O=(b==="$"?r:/[%p]/.test(R)?a:"")+(m&&m.suffix!==void 0?m.suffix:""),q=Ii[R],X=/[defgprs%]/.test(R);g=g===void 0?6:/[gprs]/.test(R)?Math.max(1,Math.min(21,g)):Math.max(0,Math.min(20,g));function j(S){var I=N,$=O,J,ne,G;if(R==="c")$=q(S)+$,S="";else{S=+S;var k=S<0||1/S<0;if(S=isNaN(S)?u:q(Math.abs(S),g),T&&(S=Mu(S)),k&&+S==0&&y!=="+"&&(k=!1),I=(k?y==="("?y:l:y==="-"||y==="("?"":y)+I,$=(R==="s"&&!isNaN(S)&&vn!==void 0?zi[8+vn/3]:"")+$+(k&&y==="("?")":""),X){for(J=-1,ne=S.length;++J<ne;)if(G=S.charCodeAt(J),48>G||G>57){$=(G===46?o+S.slice(J+1):S.slice(J))+$,S=S.slice(0,J);break}}}w&&!v&&(S=t(S,1/0));var E=I.length+S.length+$.length,M=E<_?new Array(_-E+1).join(p):"";switch(w&&v&&(S=t(M+S,M.length?_-$.length:1/0),M=""),d){case"<":S=I+S+$+M;break;case"=":S=I+M+S+$;break;case"^":S=M.slice(0,E=M.length>>1)+I+S+$+M.slice(E);break;default:S=M+I+S+$;break}return s(S)}return j.toString=function(){return h+""},j}function f(h,m){var p=Math.max(-8,Math.min(8,Math.floor(tt(m)/3)))*3,d=Math.pow(10,-p),y=c((h=St(h),h.type="f",h),{suffix:zi[8+p/3]});return function(b){return y(d*b)}}return{format:c,formatPrefix:f}}var yn,br,vr;Pu({thousands:",",grouping:[3],currency:["$",""]});function Pu(e){return yn=Cu(e),br=yn.format,vr=yn.formatPrefix,yn}function Fi(e){return Math.max(0,-tt(Math.abs(e)))}function qi(e,t){return Math.max(0,Math.max(-8,Math.min(8,Math.floor(tt(t)/3)))*3-tt(Math.abs(e)))}function Wi(e,t){return e=Math.abs(e),t=Math.abs(t)-e,Math.max(0,tt(t)-tt(e))+1}function Ru(e,t){switch(arguments.length){case 0:break;case 1:this.range(e);break;default:this.range(t).domain(e);break}return this}function Au(e){return function(){return e}}function Eu(e){return+e}var Ui=[0,1];function nt(e){return e}function wr(e,t){return(t-=e=+e)?function(n){return(n-e)/t}:Au(isNaN(t)?NaN:.5)}function Nu(e,t){var n;return e>t&&(n=e,e=t,t=n),function(r){return Math.max(e,Math.min(t,r))}}function $u(e,t,n){var r=e[0],o=e[1],s=t[0],a=t[1];return o<r?(r=wr(o,r),s=n(a,s)):(r=wr(r,o),s=n(s,a)),function(l){return s(r(l))}}function Ou(e,t,n){var r=Math.min(e.length,t.length)-1,o=new Array(r),s=new Array(r),a=-1;for(e[r]<e[0]&&(e=e.slice().reverse(),t=t.slice().reverse());++a<r;)o[a]=wr(e[a],e[a+1]),s[a]=n(t[a],t[a+1]);return function(l){var u=qo(e,l,1,r)-1;return s[u](o[u](l))}}function Lu(e,t){return t.domain(e.domain()).range(e.range()).interpolate(e.interpolate()).clamp(e.clamp()).unknown(e.unknown())}function Du(){var e=Ui,t=Ui,n=_n,r,o,s,a=nt,l,u,c;function f(){var m=Math.min(e.length,t.length);return a!==nt&&(a=Nu(e[0],e[m-1])),l=m>2?Ou:$u,u=c=null,h}function h(m){return m==null||isNaN(m=+m)?s:(u||(u=l(e.map(r),t,n)))(r(a(m)))}return h.invert=function(m){return a(o((c||(c=l(t,e.map(r),fe)))(m)))},h.domain=function(m){return arguments.length?(e=Array.from(m,Eu),f()):e.slice()},h.range=function(m){return arguments.length?(t=Array.from(m),f()):t.slice()},h.rangeRound=function(m){return t=Array.from(m),n=Ai,f()},h.clamp=function(m){return arguments.length?(a=m?!0:nt,f()):a!==nt},h.interpolate=function(m){return arguments.length?(n=m,f()):n},h.unknown=function(m){return arguments.length?(s=m,h):s},function(m,p){return r=m,o=p,f()}}function Iu(){return Du()(nt,nt)}function Bu(e,t,n,r){var o=Qt(e,t,n),s;switch(r=St(r??",f"),r.type){case"s":{var a=Math.max(Math.abs(e),Math.abs(t));return r.precision==null&&!isNaN(s=qi(o,a))&&(r.precision=s),vr(r,a)}case"":case"e":case"g":case"p":case"r":{r.precision==null&&!isNaN(s=Wi(o,Math.max(Math.abs(e),Math.abs(t))))&&(r.precision=s-(r.type==="e"));break}case"f":case"%":{r.precision==null&&!isNaN(s=Fi(o))&&(r.precision=s-(r.type==="%")*2);break}}return br(r)}function Hu(e){var t=e.domain;return e.ticks=function(n){var r=t();return Vo(r[0],r[r.length-1],n??10)},e.tickFormat=function(n,r){var o=t();return Bu(o[0],o[o.length-1],n??10,r)},e.nice=function(n){n==null&&(n=10);var r=t(),o=0,s=r.length-1,a=r[o],l=r[s],u,c,f=10;for(l<a&&(c=a,a=l,l=c,c=o,o=s,s=c);f-- >0;){if(c=Jt(a,l,n),c===u)return r[o]=a,r[s]=l,t(r);if(c>0)a=Math.floor(a/c)*c,l=Math.ceil(l/c)*c;else if(c<0)a=Math.ceil(a*c)/c,l=Math.floor(l*c)/c;else break;u=c}return e},e}function rt(){var e=Iu();return e.copy=function(){return Lu(e,rt())},Ru.apply(e,arguments),Hu(e)}function wn(e){let t=B(null),[n,r]=P(e);return Ao(()=>{let o=t.current;if(!o)return;let s=l=>{l>0&&r(Math.floor(l))};if(s(o.getBoundingClientRect().width),typeof ResizeObserver>"u")return;let a=new ResizeObserver(l=>{for(let u of l)s(u.contentRect.width)});return a.observe(o),()=>a.disconnect()},[]),[t,n]}function Gi(e,t,n){let r=e[0],o=e[e.length-1];if(!r||!o)return[];let s=d=>String(t[d]??d),l=12+Math.max(s(r.first).length,s(o.last).length)*7,u=[],c=(d,y)=>{let b=u[u.length-1];(!b||d-b.x>=l)&&u.push({x:d,label:y})};if((e[1]?.x??1/0)-r.x>=l){for(let d of e)c(d.x+d.width/2,s(d.step));return u}let h=o.last-r.first+1,m=zu(e,t)/Math.max(1,h-1)||1,p=Math.max(1,Math.round(Qt(0,h*m,Math.max(1,n/(l*1.4)))));for(let d of e){let y=Fu(t,d.first,d.last,p);y!==null&&c(d.x+d.width/2,s(y))}return u}function zu(e,t){let n=0;for(let r=1;r<e.length;r+=1){let o=t[e[r-1].first]??e[r-1].first,s=t[e[r].first]??e[r].first;s>o&&(n+=s-o)}return n}function Fu(e,t,n,r){for(let o=t;o<=n;o+=1)if((e[o]??o)%r===0)return o;return null}function xn(e){return function(){return e}}var qu=Math.cos;var kr=Math.sin,ot=Math.sqrt,Vi=1e-12,kn=Math.PI,Wh=kn/2,Qi=2*kn;var Uh=Array.prototype.slice;function Wu(e){return typeof e=="object"&&"length"in e?e:Array.from(e)}function es(e){this._context=e}es.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;default:this._context.lineTo(e,t);break}}};function Uu(e){return new es(e)}var Gh=Gu(Uu);function ts(e){this._curve=e}ts.prototype={areaStart:function(){this._curve.areaStart()},areaEnd:function(){this._curve.areaEnd()},lineStart:function(){this._curve.lineStart()},lineEnd:function(){this._curve.lineEnd()},point:function(e,t){this._curve.point(t*Math.sin(e),t*-Math.cos(e))}};function Gu(e){function t(n){return new ts(e(n))}return t._curve=e,t}var Vh=ot(3);var Vu=ot(1/3),Xh=Vu*2;var ns=kr(kn/10)/kr(7*kn/10),jh=kr(Qi/10)*ns,Yh=-qu(Qi/10)*ns;var Kh=ot(3);var Zh=ot(3);var Jh=ot(3)/2,Xu=1/ot(12),Qh=(Xu/2+1)*3;function Pe(){}function Sn(e,t,n){e._context.bezierCurveTo((2*e._x0+e._x1)/3,(2*e._y0+e._y1)/3,(e._x0+2*e._x1)/3,(e._y0+2*e._y1)/3,(e._x0+4*e._x1+t)/6,(e._y0+4*e._y1+n)/6)}function Mr(e){this._context=e}Mr.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){switch(this._point){case 3:Sn(this,this._x1,this._y1);case 2:this._context.lineTo(this._x1,this._y1);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,this._context.lineTo((5*this._x0+this._x1)/6,(5*this._y0+this._y1)/6);default:Sn(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function ju(e){this._context=e}ju.prototype={areaStart:Pe,areaEnd:Pe,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._y0=this._y1=this._y2=this._y3=this._y4=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x2,this._y2),this._context.closePath();break}case 2:{this._context.moveTo((this._x2+2*this._x3)/3,(this._y2+2*this._y3)/3),this._context.lineTo((this._x3+2*this._x2)/3,(this._y3+2*this._y2)/3),this._context.closePath();break}case 3:{this.point(this._x2,this._y2),this.point(this._x3,this._y3),this.point(this._x4,this._y4);break}}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._x2=e,this._y2=t;break;case 1:this._point=2,this._x3=e,this._y3=t;break;case 2:this._point=3,this._x4=e,this._y4=t,this._context.moveTo((this._x0+4*this._x1+e)/6,(this._y0+4*this._y1+t)/6);break;default:Sn(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function Yu(e){this._context=e}Yu.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3;var n=(this._x0+4*this._x1+e)/6,r=(this._y0+4*this._y1+t)/6;this._line?this._context.lineTo(n,r):this._context.moveTo(n,r);break;case 3:this._point=4;default:Sn(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function rs(e,t){this._basis=new Mr(e),this._beta=t}rs.prototype={lineStart:function(){this._x=[],this._y=[],this._basis.lineStart()},lineEnd:function(){var e=this._x,t=this._y,n=e.length-1;if(n>0)for(var r=e[0],o=t[0],s=e[n]-r,a=t[n]-o,l=-1,u;++l<=n;)u=l/n,this._basis.point(this._beta*e[l]+(1-this._beta)*(r+u*s),this._beta*t[l]+(1-this._beta)*(o+u*a));this._x=this._y=null,this._basis.lineEnd()},point:function(e,t){this._x.push(+e),this._y.push(+t)}};var em=(function e(t){function n(r){return t===1?new Mr(r):new rs(r,t)}return n.beta=function(r){return e(+r)},n})(.85);function Mn(e,t,n){e._context.bezierCurveTo(e._x1+e._k*(e._x2-e._x0),e._y1+e._k*(e._y2-e._y0),e._x2+e._k*(e._x1-t),e._y2+e._k*(e._y1-n),e._x2,e._y2)}function Tr(e,t){this._context=e,this._k=(1-t)/6}Tr.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:Mn(this,this._x1,this._y1);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2,this._x1=e,this._y1=t;break;case 2:this._point=3;default:Mn(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var tm=(function e(t){function n(r){return new Tr(r,t)}return n.tension=function(r){return e(+r)},n})(0);function Cr(e,t){this._context=e,this._k=(1-t)/6}Cr.prototype={areaStart:Pe,areaEnd:Pe,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=this._y2=this._y3=this._y4=this._y5=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:this._point=2,this._context.moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:Mn(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var nm=(function e(t){function n(r){return new Cr(r,t)}return n.tension=function(r){return e(+r)},n})(0);function Pr(e,t){this._context=e,this._k=(1-t)/6}Pr.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:Mn(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var rm=(function e(t){function n(r){return new Pr(r,t)}return n.tension=function(r){return e(+r)},n})(0);function Rr(e,t,n){var r=e._x1,o=e._y1,s=e._x2,a=e._y2;if(e._l01_a>Vi){var l=2*e._l01_2a+3*e._l01_a*e._l12_a+e._l12_2a,u=3*e._l01_a*(e._l01_a+e._l12_a);r=(r*l-e._x0*e._l12_2a+e._x2*e._l01_2a)/u,o=(o*l-e._y0*e._l12_2a+e._y2*e._l01_2a)/u}if(e._l23_a>Vi){var c=2*e._l23_2a+3*e._l23_a*e._l12_a+e._l12_2a,f=3*e._l23_a*(e._l23_a+e._l12_a);s=(s*c+e._x1*e._l23_2a-t*e._l12_2a)/f,a=(a*c+e._y1*e._l23_2a-n*e._l12_2a)/f}e._context.bezierCurveTo(r,o,s,a,e._x2,e._y2)}function os(e,t){this._context=e,this._alpha=t}os.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:this.point(this._x2,this._y2);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3;default:Rr(this,e,t);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var om=(function e(t){function n(r){return t?new os(r,t):new Tr(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function is(e,t){this._context=e,this._alpha=t}is.prototype={areaStart:Pe,areaEnd:Pe,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=this._y2=this._y3=this._y4=this._y5=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:this._point=2,this._context.moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:Rr(this,e,t);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var im=(function e(t){function n(r){return t?new is(r,t):new Cr(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function ss(e,t){this._context=e,this._alpha=t}ss.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:Rr(this,e,t);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var sm=(function e(t){function n(r){return t?new ss(r,t):new Pr(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function Ku(e){this._context=e}Ku.prototype={areaStart:Pe,areaEnd:Pe,lineStart:function(){this._point=0},lineEnd:function(){this._point&&this._context.closePath()},point:function(e,t){e=+e,t=+t,this._point?this._context.lineTo(e,t):(this._point=1,this._context.moveTo(e,t))}};function Xi(e){return e<0?-1:1}function ji(e,t,n){var r=e._x1-e._x0,o=t-e._x1,s=(e._y1-e._y0)/(r||o<0&&-0),a=(n-e._y1)/(o||r<0&&-0),l=(s*o+a*r)/(r+o);return(Xi(s)+Xi(a))*Math.min(Math.abs(s),Math.abs(a),.5*Math.abs(l))||0}function Yi(e,t){var n=e._x1-e._x0;return n?(3*(e._y1-e._y0)/n-t)/2:t}function xr(e,t,n){var r=e._x0,o=e._y0,s=e._x1,a=e._y1,l=(s-r)/3;e._context.bezierCurveTo(r+l,o+l*t,s-l,a-l*n,s,a)}function Sr(e){this._context=e}Sr.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=this._t0=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x1,this._y1);break;case 3:xr(this,this._t0,Yi(this,this._t0));break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){var n=NaN;if(e=+e,t=+t,!(e===this._x1&&t===this._y1)){switch(this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,xr(this,Yi(this,n=ji(this,e,t)),n);break;default:xr(this,this._t0,n=ji(this,e,t));break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t,this._t0=n}}};function Zu(e){this._context=new as(e)}(Zu.prototype=Object.create(Sr.prototype)).point=function(e,t){Sr.prototype.point.call(this,t,e)};function as(e){this._context=e}as.prototype={moveTo:function(e,t){this._context.moveTo(t,e)},closePath:function(){this._context.closePath()},lineTo:function(e,t){this._context.lineTo(t,e)},bezierCurveTo:function(e,t,n,r,o,s){this._context.bezierCurveTo(t,e,r,n,s,o)}};function Ju(e){this._context=e}Ju.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=[],this._y=[]},lineEnd:function(){var e=this._x,t=this._y,n=e.length;if(n)if(this._line?this._context.lineTo(e[0],t[0]):this._context.moveTo(e[0],t[0]),n===2)this._context.lineTo(e[1],t[1]);else for(var r=Ki(e),o=Ki(t),s=0,a=1;a<n;++s,++a)this._context.bezierCurveTo(r[0][s],o[0][s],r[1][s],o[1][s],e[a],t[a]);(this._line||this._line!==0&&n===1)&&this._context.closePath(),this._line=1-this._line,this._x=this._y=null},point:function(e,t){this._x.push(+e),this._y.push(+t)}};function Ki(e){var t,n=e.length-1,r,o=new Array(n),s=new Array(n),a=new Array(n);for(o[0]=0,s[0]=2,a[0]=e[0]+2*e[1],t=1;t<n-1;++t)o[t]=1,s[t]=4,a[t]=4*e[t]+2*e[t+1];for(o[n-1]=2,s[n-1]=7,a[n-1]=8*e[n-1]+e[n],t=1;t<n;++t)r=o[t]/s[t-1],s[t]-=r,a[t]-=r*a[t-1];for(o[n-1]=a[n-1]/s[n-1],t=n-2;t>=0;--t)o[t]=(a[t]-o[t+1])/s[t];for(s[n-1]=(e[n]+o[n-1])/2,t=0;t<n-1;++t)s[t]=2*e[t+1]-o[t+1];return[o,s]}function Qu(e,t){this._context=e,this._t=t}Qu.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=this._y=NaN,this._point=0},lineEnd:function(){0<this._t&&this._t<1&&this._point===2&&this._context.lineTo(this._x,this._y),(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line>=0&&(this._t=1-this._t,this._line=1-this._line)},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;default:{if(this._t<=0)this._context.lineTo(this._x,t),this._context.lineTo(e,t);else{var n=this._x*(1-this._t)+e*this._t;this._context.lineTo(n,this._y),this._context.lineTo(n,t)}break}}this._x=e,this._y=t}};function Zi(e,t){if((a=e.length)>1)for(var n=1,r,o,s=e[t[0]],a,l=s.length;n<a;++n)for(o=s,s=e[t[n]],r=0;r<l;++r)s[r][1]+=s[r][0]=isNaN(o[r][1])?o[r][0]:o[r][1]}function Ji(e){for(var t=e.length,n=new Array(t);--t>=0;)n[t]=t;return n}function ec(e,t){return e[t]}function tc(e){let t=[];return t.key=e,t}function ls(){var e=xn([]),t=Ji,n=Zi,r=ec;function o(s){var a=Array.from(e.apply(this,arguments),tc),l,u=a.length,c=-1,f;for(let h of s)for(l=0,++c;l<u;++l)(a[l][c]=[0,+r(h,a[l].key,c,s)]).data=h;for(l=0,f=Wu(t(a));l<u;++l)a[f[l]].index=l;return n(a,f),a}return o.keys=function(s){return arguments.length?(e=typeof s=="function"?s:xn(Array.from(s)),o):e},o.value=function(s){return arguments.length?(r=typeof s=="function"?s:xn(+s),o):r},o.order=function(s){return arguments.length?(t=s==null?Ji:typeof s=="function"?s:xn(Array.from(s)),o):t},o.offset=function(s){return arguments.length?(n=s??Zi,o):n},o}var nc=1.6,rc=40;function Tn(e,t,n){let r=ue(e,s=>t[s.step]??0)??0,o=n?Math.min(r,nc*sn(t)):r;return o>0?o:1}function us(e,t,n){let r=new Map(e.map(({id:s,values:a})=>[s,a]));return ls().keys([...r.keys()]).value((s,a)=>r.get(a)?.[s.step]??0)(t).map((s,a)=>({id:s.key,role:e[a].role,d:s.map(([l,u],c)=>fs(t[c],n(l),n(u))).join("")}))}function cs({columns:e},t,n,r,o,s){let a={incomplete:"",cut:"",outlier:""};for(let l of t){let u=n[l.step]??0,c=oe(l.x+l.width/2);e.complete[l.step]===!1&&(a.incomplete+=fs(l,r(0),r(u))),u>o?a.cut+=`M${c},-12l5,7h-10z`:s(l.step)&&(a.outlier+=`M${c},${oe(r(u)-11)}l4,4.5l-4,4.5l-4,-4.5z`)}return a}function fs(e,t,n){return t-n<=0?"":`M${oe(e.x)},${oe(t)}V${oe(n)}h${oe(e.width)}V${oe(t)}z`}function oe(e){return String(Math.round(e*100)/100)}function ps(e,t){let n=[];for(let r=1;r<e.length;r+=1){let o=e[r-1],s=e[r];(t[s.first]??0)<(t[o.last]??0)&&n.push((o.x+o.width+s.x)/2)}return n.length<=rc?n:[]}function Ae(e,t,n){let r=Math.min(n,Math.max(4,Math.round(t-e)));if(r>=n)return null;let o=Math.max(0,Math.min(n-r,Math.round(e)));return[o,o+r]}function Mt(e,t,n,r){let[o,s]=e??[0,t],a=Math.max(4,(s-o)*r),l=s>o?(n-o)/(s-o):.5,u=n-l*a;return Ae(u,u+a,t)}function Re(e,t,n){if(e===null)return null;let r=n<0?Math.floor(n):Math.ceil(n);return Ae(e[0]+r,e[1]+r,t)}function hs(e,t,n){return e===null?null:n<e[0]?Re(e,t,n-e[0]):n>=e[1]?Re(e,t,n+1-e[1]):e}var Fe=30,Cn=6;function ms({layout:e,total:t,zoom:n,onZoom:r,left:o,width:s}){let a=B(null),{slots:l}=e,u=H(()=>{let _=Ye(e,t,0,l,s),w=Tn(_,t,!0),g=T=>Fe*Math.min(1,(t[T]??0)/w);return _.map(({step:T,x:R,width:N})=>`M${oe(R)},${Fe}v${oe(-g(T))}h${oe(N)}V${Fe}z`).join("")},[e,t,s]),c=_=>_/l*s,[f,h]=n,m=Math.max(4,c(h)-c(f)),p=_=>w=>{w.stopPropagation(),a.current={x:w.clientX,zoom:n,grip:_},w.currentTarget.setPointerCapture?.(w.pointerId)},d=_=>{let w=a.current;if(!w)return;let g=(_.clientX-w.x)/s*l,[T,R]=w.zoom;w.grip==="window"?r(Re(w.zoom,l,g)):w.grip==="from"?r(Ae(Math.min(T+g,R-1),R,l)):r(Ae(T,Math.max(R+g,T+1),l))},y=_=>{let w=_.currentTarget.getBoundingClientRect(),g=(_.clientX-w.left-o)/s*l;r(Ae(g-(h-f)/2,g+(h-f)/2,l))},b=()=>{a.current=null},v=_=>({onPointerDown:p(_),onPointerMove:d,onPointerUp:b});return i("svg",{class:"step-strip",width:o+s,height:Fe+2,"aria-hidden":"true",onPointerDown:y,children:i("g",{transform:`translate(${o},1)`,children:[i("path",{class:"strip-bars",d:u}),i("rect",{class:"strip-window",x:c(f),width:m,height:Fe,...v("window")}),i("rect",{class:"strip-edge",x:c(f)-Cn/2,width:Cn,height:Fe,...v("from")}),i("rect",{class:"strip-edge",x:c(f)+m-Cn/2,width:Cn,height:Fe,...v("to")})]})})}var Ar=296;function ds(e){let{bucket:t,x:n,frameWidth:r}=e,o=n+14+Ar<=r?n+14:Math.max(0,n-14-Ar);return i("div",{class:"tooltip",role:"status",hidden:t===null,style:{left:`${o}px`,width:`${Ar}px`},children:t&&i(oc,{...e,bucket:t})})}function oc({steps:e,series:t,bucket:n,outlier:r}){let{columns:o}=e,{step:s}=n,a=o.duration_ms[s]??0,l=o.period_ms[s]??null,u=n.last-n.first+1,c=t.map(h=>({...h,ms:h.values[s]??0})).filter(({ms:h})=>h>0),f=c.reduce((h,{ms:m})=>h+m,0);return i(C,{children:[i("p",{class:"tooltip-title",children:[i("strong",{children:Er(e,s)}),i("span",{class:"number",children:x(a)})]}),l!==null&&i("p",{class:"tooltip-line",children:[i("span",{children:"Start to next start"}),i("span",{class:"number",children:x(l)})]}),i("table",{class:"tooltip-table",children:i("tbody",{children:c.reverse().map(({id:h,label:m,role:p,ms:d})=>i("tr",{children:[i("th",{scope:"row",children:[i(me,{role:p}),m]}),i("td",{class:"numeric",children:x(d)}),i("td",{class:"numeric",children:Y(f>0?100*d/f:null)})]},h))})}),r&&i("p",{class:"tooltip-note",children:"◆ An outlier: over 1.5 times the median step."}),o.complete[s]===!1&&i("p",{class:"tooltip-note",children:[i("strong",{children:"Incomplete:"})," ",o.incomplete_reason[s]??"no reason given"]}),u>1&&i("p",{class:"tooltip-note",children:["Longest of ",A(u)," steps in this column; their mean is"," ",x(n.mean),". Zoom in to see each."]})]})}function Er(e,t){let n=String(e.columns.number[t]??t),r=e.columns.name[t]??"",o=`Step ${n}`;return r===""||r===n||r===o?o:`${o} · ${r}`}var ic=6,sc=.003,ac=.2;function gs(e){let{buckets:t,total:n,layout:r,plotWidth:o,plotLeft:s,zoom:a,onZoom:l,onSelect:u}=e,[c,f]=P(null),[h,m]=P(null),p=B(null),d=B(!1),[y,b]=a??[0,r.slots],v=(b-y)/o,_=k=>y+k*v,w=c===null?-1:nn(t,c),g=k=>{let E=k.currentTarget.getBoundingClientRect();return Math.max(0,Math.min(o,k.clientX-E.left-s))},T=k=>t[ei(t,n,k)]?.step??null,R=k=>{d.current=!1,!(k.button>1||k.pointerType==="touch")&&(p.current={x:g(k),zoom:a,pans:k.shiftKey||k.button===1},k.currentTarget.setPointerCapture?.(k.pointerId))},N=k=>{let E=g(k),M=p.current;if(M===null||Math.abs(E-M.x)<ic){f(T(E));return}d.current=!0,f(null),M.pans?l(Re(M.zoom,r.slots,(M.x-E)*v)):m([Math.min(M.x,E),Math.max(M.x,E)])},O=()=>{p.current=null,h&&(l(Ae(_(h[0]),_(h[1]),r.slots)),m(null))},q=k=>{let E=d.current?null:T(g(k));E!==null&&u(E)},X=k=>{if(k.ctrlKey||k.metaKey){k.preventDefault();let M=Math.exp(k.deltaY*sc);l(Mt(a,r.slots,_(g(k)),M));return}let E=k.shiftKey&&k.deltaX===0?k.deltaY:k.deltaX;a===null||Math.abs(E)<=(k.shiftKey?0:Math.abs(k.deltaY))||(k.preventDefault(),l(Re(a,r.slots,E*v)))},j=k=>{let E=r.slot.length-1,M=Math.max(0,Math.min(E,k));l(hs(a,r.slots,r.slot[M]??0)),f(M)},S=k=>{if(w<0)return j(t[0]?.step??0);let E=t[w+k];if(E)return f(E.step);let M=(t[0]?t[0].last-t[0].first+1:1)*k;return j((c??0)+M)},I=k=>{let E=c===null?(y+b)/2:r.slot[c]+.5;l(Mt(a,r.slots,E,k))},$=Math.max(1,Math.round(t.length/10)),J=k=>l(Re(a,r.slots,k*(b-y)*ac)),G={onPointerDown:R,onPointerMove:N,onPointerUp:O,onPointerLeave:()=>p.current===null&&f(null),onClick:q,onWheel:X,onKeyDown:k=>{if(k.ctrlKey||k.metaKey||k.altKey)return;let M={ArrowLeft:()=>k.shiftKey?J(-1):S(-1),ArrowRight:()=>k.shiftKey?J(1):S(1),PageUp:()=>S(-$),PageDown:()=>S($),Home:()=>j(0),End:()=>j(r.slot.length-1),Enter:()=>c!==null&&u(c)," ":()=>c!==null&&u(c),Escape:()=>c===null?u(null):f(null),"+":()=>I(.5),"=":()=>I(.5),"-":()=>I(2),0:()=>l(null)}[k.key];M&&(k.preventDefault(),M())},onFocus:k=>{k.currentTarget.matches(":focus-visible")&&c===null&&f(t[0]?.step??null)},onBlur:()=>f(null)};return{activeBucket:t[w]??null,drag:h,handlers:G}}var ys=264,ye={top:16,right:66,bottom:30,left:62},pe=ys-ye.top-ye.bottom,_s=5;function Pn(e){let{steps:t,series:n,layout:r,meanMs:o,fitTypical:s,zoom:a,onZoom:l,selected:u,onSelect:c,isOutlier:f}=e,[h,m]=wn(960),{columns:p}=t,d=p.duration_ms.length,y=H(()=>Jo(n.map(({values:M})=>M),d),[n,d]),[b,v]=a??[0,r.slots],_=Math.max(40,m-ye.left-ye.right),w=H(()=>Ye(r,y,b,v,_),[r,y,b,v,_]),g=H(()=>e.topMs??Tn(w,y,s),[w,y,s,e.topMs]),T=Se(g),R=rt().domain([0,g/se[T]]).nice(_s).range([pe,0]),N=R.domain()[1]*se[T],O=M=>R(Math.min(M,N)/se[T]),q=R.ticks(_s),X=(q[1]??1)-(q[0]??0),j=H(()=>us(n,w,O),[n,w,N]),S=H(()=>cs(t,w,y,O,N,f),[t,w,y,N,f]),I=H(()=>Gi(w,p.number,_),[w,p,_]),{activeBucket:$,drag:J,handlers:ne}=gs({buckets:w,total:y,layout:r,plotWidth:_,plotLeft:ye.left,zoom:a,onZoom:l,onSelect:c}),G=u===null?null:w[nn(w,u)]??null,k=M=>(M-b)/(v-b)*_,E=M=>O(y[M.step]??0);return i("div",{class:"chart step-bars",ref:h,children:[i("svg",{class:"step-graph",width:m,height:ys,role:"application","aria-roledescription":"bar chart","aria-label":`${e.name??"Step time"} of ${z(d,"step")}`+(o===null?"":`, mean ${x(o)}`)+". Arrow keys, Home and End move between steps, Enter opens one; plus and minus zoom, Shift with an arrow key pans, 0 shows all.",tabindex:0,...ne,children:i("g",{transform:`translate(${ye.left},${ye.top})`,children:[q.map(M=>i("g",{transform:`translate(0,${R(M)})`,children:[i("line",{class:M===0?"baseline":"gridline",x2:_}),i("text",{class:"tick-label",x:-8,dy:"0.32em","text-anchor":"end",children:`${zt(M,X)} ${T}`})]},M)),i(lc,{layout:r,xOfSlot:k,plotWidth:_}),$&&i("rect",{class:"cursor-band",x:$.x-2,width:$.width+4,height:pe}),j.map(({id:M,d:Oa,role:La})=>i(bo,{id:M,d:Oa,role:La,dimmed:!!e.pointed&&e.pointed!==M},M)),S.incomplete&&i("path",{class:"incomplete",d:S.incomplete,fill:"url(#incomplete-hatch)"}),S.cut&&i("path",{class:"cut-mark",d:S.cut}),S.outlier&&i("path",{class:"outlier-mark",d:S.outlier}),ps(w,p.number).map(M=>i("line",{class:"restart-line",x1:M,x2:M,y1:0,y2:pe},M)),o!==null&&o<=N&&i("g",{class:"mean",transform:`translate(0,${O(o)})`,children:[i("line",{class:"mean-halo",x2:_}),i("line",{class:"mean-line",x2:_}),i("text",{class:"mean-label",x:_+6,dy:"-0.2em",children:"mean"}),i("text",{class:"mean-label",x:_+6,dy:"0.95em",children:x(o)})]}),G&&i("g",{class:"selected-step",children:[i("rect",{x:G.x-2,y:E(G)-2,width:G.width+4,height:pe-E(G)+2}),i("path",{d:`M${G.x+G.width/2},${pe+1}l5,6h-10z`})]}),$&&i("rect",{class:"cursor",x:$.x-1,y:E($)-1,width:$.width+2,height:pe-E($)+2}),J&&i("rect",{class:"drag",x:J[0],width:J[1]-J[0],height:pe}),I.map(M=>i("g",{transform:`translate(${M.x},${pe})`,children:[i("line",{class:"tick-mark",y2:4}),i("text",{class:"tick-label",y:18,"text-anchor":"middle",children:M.label})]},M.x)),i("text",{class:"tick-label",x:_+ye.right,y:pe+18,"text-anchor":"end",children:"step"})]})}),a&&i(ms,{layout:r,total:y,zoom:a,onZoom:l,left:ye.left,width:_}),w.some(M=>M.last>M.first)&&i("p",{class:"caption",children:"Each column stands for several steps and shows the longest of them."}),i(ds,{steps:t,series:n,bucket:$,x:$?ye.left+$.x+$.width/2:0,frameWidth:m,outlier:$!==null&&f($.step)})]})}function lc({layout:e,xOfSlot:t,plotWidth:n}){return i(C,{children:e.gaps.map(r=>{let o=Math.max(0,t(r.slot)),s=Math.min(n,t(r.slot+r.width));return s-o>=3&&i("line",{class:"gap-line",x1:o+1,x2:s-1,y1:pe,y2:pe},r.before)})})}function vs({baseline:e,shown:t}){let n=[e.steps,t.steps],r=H(()=>Math.max(...n.map(o=>o?cc(o):0)),n);return r===0?null:i("div",{class:"compare-graphs",children:[i("p",{class:"panel-note",children:"Step time of both runs, on one scale"}),i(bs,{role:"A (baseline)",overview:e,topMs:r}),i(bs,{role:"B (this run)",overview:t,topMs:r})]})}function bs({role:e,overview:t,topMs:n}){let{steps:r,metrics:o,run:s}=t;return i("figure",{children:[i("figcaption",{children:[i("strong",{children:e})," ",s.id,r&&i("span",{class:"panel-note",children:[" ",z(r.columns.duration_ms.length,"step")]})]}),r?i(uc,{overview:t,steps:r,meanMs:o.step_time?.value??null,topMs:n,name:`Step time of ${s.id},`}):i("p",{class:"quiet",children:o.step_time?.reason??"It has no steps."})]})}function uc({overview:e,steps:t,meanMs:n,topMs:r,name:o}){let[s,a]=P(null),l=H(()=>tn(t.columns.number),[t]),u=H(()=>rn(t,"duration"),[t]),c=H(()=>on(e),[e]);return i(Pn,{steps:t,series:u,layout:l,meanMs:n,fitTypical:!1,zoom:s,onZoom:a,selected:null,onSelect:()=>{},isOutlier:c,topMs:r,name:o})}function cc({columns:e}){let t=0;for(let n of e.duration_ms)n>t&&(t=n);return t}async function ws(e,t,n,r){let o=new URLSearchParams({a:e.run,b:t.run});return e.host!==null&&o.set("host_a",e.host),t.host!==null&&o.set("host_b",t.host),mt(`./compare?${o}`,n,r)}function xs(e,t,n){let[r,o]=P({kind:"loading",detail:null}),[s,a]=P(0),l=B(new le);return V(()=>{let u=({message:c})=>o({kind:"loading",detail:c});return o({kind:"loading",detail:null}),l.current.run(async c=>{let f=await Gt(e.run,e.host,c,u);return{comparison:await ws(e,t,c,u),other:f}}).then(c=>c&&o({kind:"loaded",...c})).catch(c=>o({kind:"failed",error:fc(c),retry:()=>a(s+1)})),()=>l.current.cancel()},[e.run,e.host,t.run,t.host,n,s]),r}function fc(e){return e instanceof F?e.status!==404||e.code!=="bad_answer"?e:new F("no_compare","The server does not compare runs.","It is of an older version than this page: restart TensorBoard.",404):new F("page",String(e))}function Ts({overview:e,shown:t,baseline:n,onClose:r}){let o=xs(n,t,e);return i(L,{id:"compare",title:"Compare",note:`B, this run: ${Ge(t)}, against A: ${Ge(n)}`,actions:i("button",{type:"button",onClick:r,children:"End comparison"}),children:i("div",{"aria-busy":o.kind==="loading",children:i(pc,{state:o,overview:e})})})}function pc({state:e,overview:t}){if(e.kind==="loading")return i("p",{class:"quiet",role:"status",children:e.detail??"Comparing …"});if(e.kind==="failed")return i("p",{role:"alert",children:[e.error.message," ",i("span",{class:"reason",children:e.error.hint})," ",i("button",{type:"button",onClick:e.retry,children:"Try again"})]});let{comparison:n,other:r}=e;return i(C,{children:[i("p",{class:"verdict","data-verdict":n.verdict,children:[i("span",{class:`verdict-mark verdict-${n.verdict}`,children:hc[n.verdict]??n.verdict})," ",te(n.sentence)]}),i(dc,{comparison:n}),i(vs,{baseline:r,shown:t}),i(gc,{metrics:n.metrics})]})}var hc={faster:"▲ Faster",slower:"▼ Slower",same:"= Same",unclear:"? Unclear",incomparable:"≠ Not comparable"},mc={better:"▲ better",worse:"▼ worse",changed:"◆ changed",same:"= same",unclear:"? unclear",unavailable:"not measured"};function dc({comparison:e}){let{configurations:t}=e;return t.length===0?i("p",{class:"quiet",children:"The configurations are the same, as far as the profiles tell them."}):i("div",{class:"configurations",children:[i("h3",{children:"What differs besides the numbers"}),i(ee,{caption:"Configurations that differ",columns:[{key:"label",head:"Configuration",cell:n=>t[n].label},{key:"a",head:"A (baseline)",cell:n=>ks(t[n].a)},{key:"b",head:"B (this run)",cell:n=>ks(t[n].b)}],rowCount:t.length,pageSize:20})]})}function ks(e){return e==null?"not told":typeof e=="object"?JSON.stringify(e):String(e)}var Ss="The run's own metric ± its standard deviation, n steps or sessions; the run's page opens where it comes from.";function gc({metrics:e}){let t=e.filter(({a:r,b:o})=>r.value!==null||o.value!==null);return i(ee,{caption:"Metrics of both runs",columns:[{key:"label",head:"Metric",cell:r=>i(_c,{metric:t[r]})},{key:"a",head:"A (baseline)",numeric:!0,definition:Ss,cell:r=>Ms(t[r],"a")},{key:"b",head:"B (this run)",numeric:!0,definition:Ss,cell:r=>Ms(t[r],"b")},{key:"delta",head:"Difference",numeric:!0,definition:"How much more B has than A, also in percent of A.",formula:"B − A",cell:r=>yc(t[r])},{key:"interval",head:"95 % interval",numeric:!0,definition:"Where the true difference lies 95 % of the time, by Welch's t-test; – where nothing tells the noise.",cell:r=>bc(t[r])},{key:"verdict",head:"Verdict",cell:r=>i(vc,{metric:t[r]})}],rowCount:t.length,pageSize:40,rowClass:r=>`is-${t[r].verdict}`})}function _c({metric:e}){return i(C,{children:[e.label,e.better&&i("span",{class:"better",children:e.better==="lower"?"lower is better":"higher is better"})]})}function Ms({unit:e,...t},n){let{value:r,stdev:o,n:s}=t[n],a=typeof o=="number"?` ± ${ae(o,e)}`:"",l=typeof s=="number"?`, n ${A(s)}`:"";return r===null?"not measured":ae(r,e)+a+l}function yc({delta:e,delta_percent:t,unit:n}){let r=t===null||n==="%"?"":` (${ve(t,"%")})`;return ve(e,n==="%"?"points":n)+r}function bc({interval:e,unit:t}){return e===null?"–":e.map(n=>ve(n,t==="%"?"points":t)).join(" … ")}function vc({metric:e}){let{verdict:t,reason:n,p_value:r}=e;return i(C,{children:[i("span",{class:`verdict-mark verdict-${t}`,children:mc[t]??t}),r!==null&&i(Q,{children:["p ",r<.001?"< "+K(.001):K(r)]}),n&&i("span",{class:"metric-reason",children:n})]})}function Rn(){document.querySelector("#steps svg.step-graph")?.focus({preventScroll:!0})}function Tt(){try{let e=window.parent;return e!==window&&typeof e.location.hash=="string"?e:null}catch{return null}}var Cs="profile";async function Ps(e){try{let t=await fetch("../../plugins_listing",{signal:e??null});return t.ok?(await t.json())[Cs]?.enabled===!0:!1}catch{return!1}}function Rs(e,t,n){let r=new URLSearchParams({tool:e,run:t});return n!==null&&r.set("host",n),`${Tt()?.location.pathname??"../../../"}?${r}#${Cs}`}function it({parts:e,label:t}){let n=e.reduce((r,o)=>r+o.value,0);return i("div",{class:"stacked-bar",role:"img","aria-label":t,children:n>0&&e.filter(r=>r.value>0).map(r=>i("span",{"data-part":r.id,style:{flexGrow:r.value/n},children:i(Jn,{role:r.role})},r.id))})}var An="time_";function As(e){let t=e.steps?.categories??[],n=t.map(({id:o})=>e.metrics[An+o]??null),r=n.reduce((o,s)=>o+(s?.value??0),0);return t.map(({id:o,label:s},a)=>{let l=n[a]?.value??0;return{id:o,label:s,metric:n[a]??null,value:l,share:r>0?100*l/r:null,role:Me(o,a)}})}function Es(e){let t=new Map;for(let[n,r]of Object.entries(e.metrics)){if(!n.startsWith(An)||r.value!==null)continue;let o=r.reason??"no reason given";t.set(o,[...t.get(o)??[],r.label])}return[...t].map(([n,r])=>({labels:r,reason:n}))}function Ns(e,t,n){if(!t.startsWith(An))return!1;let r=t.slice(An.length);return(e.steps?.categories.some(s=>s.id===r)??!1)||n.value===null}function Nr({metric:{source:e,provenance:t}}){return i($r,{provenance:t,source:e})}function $r({provenance:e,source:t}){let{formula:n,inputs:r,window:o,files:s}=e;return i("dl",{class:"provenance",children:[i("div",{children:[i("dt",{children:"Formula"}),i("dd",{class:"formula",children:n})]}),r.length>0&&i("div",{children:[i("dt",{children:"Inputs"}),i("dd",{children:i("ul",{children:r.map(a=>i("li",{children:[a.name,": ",i("span",{class:"number",children:xc(a)})]},a.name))})})]}),o&&i("div",{children:[i("dt",{children:"Window"}),i("dd",{children:o})]}),i("div",{children:[i("dt",{children:"Files"}),i("dd",{children:Or(s)})]}),t&&t!==n&&i("div",{children:[i("dt",{children:"In words"}),i("dd",{class:"formula",children:t})]})]})}function Or(e){return e===null?"all of the run":e.length===0?"none":e.join(", ")}function xc({value:e,unit:t}){return e===null?"–":typeof e=="string"?t?`${e} ${t}`:e:t?ae(e,t):K(e)}function kc({id:e,metric:t,said:n,brief:r=!1}){let{status:o,value:s,unit:a,reason:l,stdev:u}=t,c=s===null;return i("details",{class:"metric","data-metric":e,"data-status":c?"unavailable":o,children:[i("summary",{children:[i("span",{class:"metric-label",children:t.label}),i(Sc,{metric:t}),o==="inferred"&&!c&&i(Q,{children:"inferred"}),a==="%"&&!c&&i(Mc,{percent:s}),i("span",{class:c?"metric-value not-measured":"metric-value number",children:[c?"not measured":Ft(t),!c&&typeof u=="number"&&a==="ms"&&i("span",{class:"metric-spread",children:Ht(s,u)})]}),!r&&i(be,{of:t}),l&&(c||o==="inferred"&&l!==n)&&i("span",{class:"metric-reason",children:l})]}),r&&i(be,{of:t}),i(st,{metric:t})]})}function be({of:{label:e,definition:t}}){let r=t.toLowerCase().startsWith(`${e.toLowerCase()}: `)?t.slice(e.length+2):t;return i("span",{class:"definition",children:r.charAt(0).toUpperCase()+r.slice(1)})}function Sc({metric:{better:e,value:t}}){return e===null||t===null?null:i("span",{class:"better",title:`${e} is better`,children:[i("span",{"aria-hidden":"true",children:e==="lower"?"↓ better":"↑ better"}),i("span",{class:"visually-hidden",children:[e," is better"]})]})}function Mc({percent:e}){return i("span",{class:"meter","aria-hidden":"true",children:i("span",{style:{width:`${Math.min(100,Math.max(0,e))}%`}})})}function Tc({entries:e}){return i("details",{class:"metric","data-status":"unavailable",children:[i("summary",{children:[i("span",{class:"metric-label",children:e.map(([t,n],r)=>i("span",{"data-metric":t,"data-status":"unavailable",children:[n.label,r<e.length-1?" · ":""]},t))}),i("span",{class:"metric-value not-measured",children:"not measured"}),i("span",{class:"metric-reason",children:e[0]?.[1].reason})]}),i("dl",{class:"formulas metric-details",children:e.map(([t,n])=>i("div",{children:[i("dt",{children:n.label}),i("dd",{children:[i(be,{of:n}),i(Nr,{metric:n})]})]},t))})]})}function st({metric:e}){let t=Lr(e);return i("div",{class:"metric-details",children:[i(Nr,{metric:e}),t.length>0&&i("dl",{class:"stats",children:t.map(([n,r])=>i("div",{children:[i("dt",{children:n}),i("dd",{class:"number",children:r})]},n))})]})}var Cc=[["min","min"],["p50","median"],["p90","p90"],["p99","p99"],["max","max"],["stdev","std. dev."]];function Lr(e){let t=[];typeof e.n=="number"&&e.n>0&&t.push(["n",A(e.n)]);for(let[n,r]of Cc){let o=e[n];typeof o=="number"&&t.push([r,ae(o,e.unit)])}return t}function En({entries:e,said:t,brief:n}){return i(C,{children:Pc(e).map(r=>{let[o,s]=r[0];return r.length===1?i(kc,{id:o,metric:s,said:t??null,brief:n??!1},o):i(Tc,{entries:r},o)})})}function Pc(e){let t=[];for(let n of e){let r=t[t.length-1],o=r?.[0]?.[1],s=n[1];o!==void 0&&o.value===null&&s.value===null&&o.reason!==null&&o.reason===s.reason?r.push(n):t.push([n])}return t}function Dr({overview:e}){let t=As(e),n=Es(e),r=e.metrics.step_time?.reason??null,o=t.filter(l=>l.value>0),s=t.filter(l=>l.value===0&&l.metric?.value===0);if(t.length===0&&n.length===0)return null;let a=o.map(l=>`${l.label} ${Y(l.share)}`).join(", ");return i(L,{id:"breakdown",title:"Where the time went",note:"average per step; open a part for where its number comes from",children:[o.length>0&&i(C,{children:[i(it,{parts:o,label:`Average step: ${a}`}),i("div",{class:"parts",children:[o.map(l=>i(Rc,{part:l,said:r},l.id)),s.length>0&&i(Ac,{parts:s})]})]}),n.map(({labels:l,reason:u})=>i("p",{class:"missing",children:[i("span",{class:"not-measured",children:"Not measured:"})," ",l.join(", "),i("span",{class:"metric-reason",children:u})]},u))]})}function Rc({part:e,said:t}){let{id:n,label:r,role:o,metric:s,share:a}=e;return i("details",{class:"part","data-category":n,children:[i("summary",{children:[i(me,{role:o}),i("span",{class:"part-label",children:r}),i("span",{class:"numeric part-time",children:x(s?.value)}),i("span",{class:"numeric part-share",children:Y(a)}),s&&i(be,{of:s}),s?.status==="inferred"&&s.reason!==t&&i("span",{class:"metric-reason",children:["inferred: ",s.reason]})]}),s&&i(st,{metric:s})]})}function Ac({parts:e}){return i("details",{class:"part is-zero",children:[i("summary",{children:[i("span",{class:"part-label",children:e.map(({id:t,label:n},r)=>i("span",{"data-category":t,children:[n,r<e.length-1?" · ":""]},t))}),i("span",{class:"numeric part-time",children:x(0)}),i("span",{class:"numeric part-share",children:Y(0)})]}),i("dl",{class:"formulas metric-details",children:e.map(({id:t,label:n,metric:r})=>i("div",{children:[i("dt",{children:n}),i("dd",{children:[r&&i(be,{of:r}),r&&i(st,{metric:r})]})]},t))})]})}var at={Device:{origin:{window:"the whole profile; of the step time, the counted steps",files:"for each device that of its host"},columns:{busy_ms:{definition:"Time in which the device worked: a GPU in anything, copies included; a TPU core not in waits, input, output and transfers from and to the host.",formula:"length of the union of those ops"},span_ms:{definition:"The time from the device's first op to its last.",formula:"end of its last op − start of its first"},busy_percent:{definition:"How much of the time from its first op to its last the device was busy.",formula:"busy ÷ first to last op"},counted_steps:{definition:"Steps on the device that count in averages: the complete ones, or all where none is complete."},step_time_ms:{definition:"How long a step takes on this device alone.",formula:"mean over the counted steps of the step's length on the device"}}},Host:{origin:{window:"the counted steps",files:"for each host its own"},columns:{devices:{definition:"Devices in the host's file, used or not."},steps:{definition:"Steps in the host's file, incomplete ones too."},counted_steps:{definition:"Steps of the host that count in averages: the complete ones, or all where none is complete."},step_time_ms:{definition:"How long a step takes on the host's slowest device.",formula:"mean over the counted steps of each of its devices; of the means, the longest"},work_ms:{definition:"The part of its step in which it does not wait for other hosts.",formula:"mean over the counted steps of the step's length − its collectives"},slowest_in_steps:{definition:"In how many of the counted steps it has the most work of all hosts."}}},TopOp:{origin:{window:"the whole profile",files:"all of the run"},columns:{occurrences:{definition:"How often the op ran, on all devices or threads together."},self_ms:{definition:"Time in the op itself, over all calls.",formula:"time in which the op is the innermost one, summed over threads, streams, devices and hosts"},share_percent:{definition:"How much of the time of this side's ops it takes; idle time is not counted.",formula:"self time ÷ self time of all ops of this side"},cumulative_percent:{definition:"Share of this op and those above it together.",formula:"self times down to this row ÷ self time of all ops of this side"},gflops_per_s:{definition:"How fast it computes.",formula:"FLOPs of all its calls ÷ self time"},tensorcore_eligible:{definition:"Whether the op could run on Tensor Cores, and whether its kernel did."}}}};function Ct(e,t,n){return e===null||t===null||n===null?null:`${x(e)} ÷ ${x(t)} = ${Y(n)}`}function Pt(e,t){return e===null?null:`${x(e)}, mean of ${t} step${t===1?"":"s"}`}var{columns:Nn,origin:Ec}=at.Device;function $s({devices:e}){if(e.length===0)return null;let t=[...e.filter(s=>s.used),...e.filter(s=>!s.used)],n=e.filter(s=>s.used).length,r=new Set(e.map(s=>s.host)).size>1,o=[{key:"name",head:"Device",cell:s=>i(C,{children:[t[s].name,t[s].slowest&&i(Q,{kind:"warn",children:"slowest"})]})},...r?[{key:"host",head:"Host",cell:s=>t[s].host}]:[],{key:"kind",head:"Kind",cell:s=>t[s].kind},{key:"used",head:"Used",definition:"It ran more than copies.",cell:s=>t[s].used?"yes":"no"},{key:"busy",head:"Busy",numeric:!0,...Nn.busy_ms,cell:s=>x(t[s].busy_ms)},{key:"span",head:"First to last op",numeric:!0,...Nn.span_ms,cell:s=>x(t[s].span_ms)},{key:"busy-percent",head:"Busy share",numeric:!0,...Nn.busy_percent,worked:s=>Ct(t[s].busy_ms,t[s].span_ms,t[s].busy_percent),cell:s=>Y(t[s].busy_percent)},{key:"step",head:"Step time",numeric:!0,...Nn.step_time_ms,worked:s=>Pt(t[s].step_time_ms,t[s].counted_steps),cell:s=>x(t[s].step_time_ms)}];return i(L,{id:"devices",title:"Devices",note:`${A(n)} of ${A(e.length)} used`,children:i(ee,{caption:"Devices of the profile",columns:o,rowCount:t.length,pageSize:16,rowName:s=>r?t[s].id:t[s].name,origin:Ec,rowClass:s=>t[s].used?void 0:"is-unused"})})}var lt={device_type:"Device type",device_count:"Devices",devices_used:"Devices used",host_count:"Hosts",capture_start_ns:"Capture started",capture_ms:"Capture length"},Nc={tpu:"TPU",gpu:"GPU",cpu:"CPU"};function Ls({overview:e}){let t=[...Oc(e),...Lc(e.environment)];return i(L,{id:"environment",title:"Run environment",children:[i("dl",{class:"facts",children:t.map(([n,r])=>i("div",{children:[i("dt",{children:n}),i("dd",{children:r})]},n))}),i("details",{class:"how",children:[i("summary",{children:"Where these come from"}),i("dl",{class:"formulas",children:$c(e.environment.provenance).map(([n,r])=>i("div",{children:[i("dt",{children:n}),i("dd",{children:r})]},n))})]})]})}function $c(e){return Object.entries(e??{}).map(([t,n])=>[lt[t]??$e(t),n])}function Oc({platform:e,job:t,run:n}){let r=[["Platform",Nc[e]??e]];r.push(["Job",i(C,{children:[$e(t.kind),t.reason&&i("span",{class:"metric-reason",children:t.reason})]})]);let o=n.files.reduce((s,a)=>s+a.bytes,0);return r.push(["Profile",`${A(n.files.length)} file${n.files.length===1?"":"s"}, ${qt(o)}`]),r}function Lc(e){let t=[];for(let[n,r]of Object.entries(e))if(!(r==null||r==="")&&!(n==="simulated"||n==="provenance"))switch(n){case"device_type":t.push([lt[n],String(r)]);break;case"device_count":t.push([lt[n],Dc(e)]);break;case"devices_used":break;case"host_count":t.push([lt[n],A(r)]);break;case"capture_start_ns":t.push([lt[n],uo(r)]);break;case"capture_ms":t.push([lt[n],x(r)]);break;case"frameworks":t.push(...Ic(r));break;default:t.push(...Bc($e(n),r))}return t}function Dc({device_count:e,devices_used:t}){let n=typeof t=="number"&&t!==e;return A(e)+(n?`, ${A(t)} used`:"")}function Ic(e){let t=Object.entries(e).filter(([,r])=>r!==null&&r!==!1);return t.length===0?[]:[["Frameworks",t.map(([r,o])=>typeof o=="string"||typeof o=="number"?`${r} ${o}`:r).join(", ")]]}function Bc(e,t){if(typeof t=="number")return[[e,K(t)]];if(typeof t=="boolean")return[[e,t?"yes":"no"]];if(typeof t=="string")return[[e,t]];if(Array.isArray(t))return t.length===0?[]:[[e,t.map(Os).join(", ")]];let n=Object.entries(t).filter(([,r])=>r!==null);return n.length===0?[]:[[e,n.map(([r,o])=>`${$e(r)}: ${Os(o)}`).join(", ")]]}function Os(e){return typeof e=="number"?K(e):typeof e=="object"?JSON.stringify(e):String(e)}var $n=4;function Ir({finding:e,ways:t}){return i("div",{"data-finding":e.id,class:`finding severity-${e.severity}`,children:[i("h3",{children:[te(e.title)," ",i(Q,{kind:e.severity,children:e.severity})]}),i("p",{children:te(e.evidence)}),i("p",{class:"next",children:[i("strong",{children:"Next:"})," ",te(e.next_step)]}),i(Hc,{lookAt:e.look_at,ways:t})]})}function Hc({lookAt:e,ways:t}){let{ops:n,tool:r}=e,o=t.steps?e.steps:[];return o.length===0&&n.length===0&&r===null?null:i("p",{class:"look-at",children:[i("span",{children:"Look at:"}),o.slice(0,$n).map(s=>i("button",{type:"button",class:"link",onClick:()=>t.onStep(s),children:["step ",t.steps.columns.number[s]??s]},s)),o.length>$n&&i("span",{children:["and ",o.length-$n," more"]}),n.slice(0,$n).map(s=>i("button",{type:"button",class:"link op-name",onClick:()=>t.onOp(s),children:s},s)),r&&i(zc,{tool:r,ways:t})]})}function zc({tool:e,ways:t}){return t.shown?t.xprof?i("a",{href:Rs(e.id,t.shown.run,t.shown.host),target:"_blank",rel:"noopener",children:["XProf's ",e.label," ↗"]}):i("span",{children:["XProf's ",e.label," (its tab is not installed here)"]}):i("span",{children:["XProf's ",e.label]})}var Fc=3;function Ds({findings:e,ways:t,brief:n=!1}){let[r,...o]=e;return i(L,{id:"top-finding",title:"What to look at next",actions:o.length>0&&i("button",{type:"button",class:"link",onClick:()=>document.getElementById("findings")?.scrollIntoView(),children:z(o.length,"more finding")}),children:r?i(C,{children:[i(Ir,{finding:r,ways:t}),i(qc,{findings:o.slice(0,Fc),brief:n})]}):i("p",{class:"quiet",children:"Nothing stands out: no part of the step, no step and no device is far from what is usual."})})}function qc({findings:e,brief:t}){return e.length===0?null:i("ul",{class:"other-findings",children:e.map(({id:n,severity:r,title:o,evidence:s,next_step:a})=>i("li",{children:[te(o)," ",i(Q,{kind:r,children:r})," ",i("span",{class:"reason",children:te(s)}),!t&&i("p",{class:"next",children:[i("strong",{children:"Next:"})," ",te(a)]})]},n))})}function Is({findings:e,ways:t}){return e.length===0?null:i(L,{id:"findings",title:"Findings",note:"the gravest first",children:i("ol",{class:"findings",children:e.map(n=>i("li",{children:i(Ir,{finding:n,ways:t})},n.id))})})}var On=34,Br=300;function Bs({values:e}){let t=H(()=>{let n=Float64Array.from(e.keys()),r=Ye({slot:n,slots:e.length,gaps:[]},e,0,e.length,Br),o=r.reduce((a,{step:l})=>Math.max(a,e[l]??0),0)||1;return r.map(({step:a,x:l,width:u})=>`${oe(l+u/2)},${oe(On-2-(On-4)*(e[a]??0)/o)}`).join("L")},[e]);return e.length<3?null:i("svg",{class:"sparkline",viewBox:`0 0 ${Br} ${On}`,preserveAspectRatio:"none","aria-hidden":"true",children:[i("path",{d:`M${t}`,"vector-effect":"non-scaling-stroke"}),i("path",{class:"baseline",d:`M0,${On-1}h${Br}`,"vector-effect":"non-scaling-stroke"})]})}function Hr(e){return e.headline?e.headline.what:e.job.kind==="inference"?"session_time":"step_time"}function Hs({overview:e}){let t=Hr(e),n=e.metrics[t];return n?i(L,{id:"headline",title:n.label,children:i("div",{class:"headline","data-metric":t,"data-status":n.status,children:[i(be,{of:n}),n.value===null?i(C,{children:[i("p",{class:"headline-missing",children:"not measured"}),i("p",{class:"reason",children:n.reason})]}):i(Wc,{metric:n,overview:e}),i("details",{class:"how",children:[i("summary",{children:"Where this number comes from"}),i(st,{metric:n}),e.headline&&i(Gc,{headline:e.headline})]})]})}):null}function Wc({metric:e,overview:t}){let[n,r]=lo(Ft(e)),o=t.job.kind==="inference"&&t.inference?"session":"step",s=t.steps?.columns.duration_ms.length??null,a=e.n??null,l=Lr(e).filter(([u])=>u!=="n"&&u!=="std. dev.");return i(C,{children:[i("p",{class:"headline-value",children:[i("span",{class:"headline-number",children:n}),i("span",{class:"headline-unit",children:r}),typeof e.stdev=="number"&&e.value!==null&&i("span",{class:"headline-spread",children:Ht(e.value,e.stdev)}),e.status==="inferred"&&i(Q,{children:"inferred"})]}),i("p",{class:"headline-count",children:[a!==null&&(a===1?z(1,o):`mean of ${z(a,o)}`),o==="step"&&a!==null&&s!==null&&s>a&&`; ${z(s,"step")} sampled, incomplete ones left out`]}),e.status==="inferred"&&e.reason&&i("p",{class:"reason",children:e.reason}),t.headline?.bottleneck&&i("p",{class:"bottleneck",children:te(t.headline.bottleneck.sentence)}),o==="step"&&t.steps&&i(Uc,{steps:t.steps,headline:t.headline}),a!==1&&l.length>0&&i("dl",{class:"stat-strip",children:l.map(([u,c])=>i("div",{children:[i("dt",{children:u}),i("dd",{class:"number",children:c})]},u))})]})}function Uc({steps:e,headline:t}){let n=t?.trend,r=t?.outliers;return i("div",{class:"trend",children:[i(Bs,{values:e.columns.duration_ms}),n&&i("p",{"data-trend":n.direction??"none",children:[i("span",{"aria-hidden":"true",children:Vc[n.direction??"none"]})," ",te(n.sentence)]}),r&&r.count>0&&i("p",{children:[i("span",{"aria-hidden":"true",children:"◆"})," ",z(r.count,"outlier")," above ",x(r.above_ms)]})]})}function Gc({headline:{trend:e,outliers:t}}){return!e&&!t?null:i("dl",{class:"provenance metric-details",children:[e&&i("div",{children:[i("dt",{children:"Trend"}),i("dd",{children:[ve(e.change_percent,"%")," over ",z(e.steps,"complete step"),","," ",ve(e.percent_per_100_steps,"%")," per 100 of them: the median of the slopes between all pairs, of the median step; p ",e.p_value<.001?"<":"="," ",K(Math.max(.001,e.p_value))," that there is none"]})]}),t&&i("div",{children:[i("dt",{children:"Outliers"}),i("dd",{children:[z(t.count,"complete step")," above ",x(t.above_ms),", 1.5 times the median"]})]})]})}var Vc={slower:"↗",faster:"↘",none:"→"};var{columns:ut,origin:Xc}=at.Host;function zs({hosts:e}){if(e.length<2&&e.every(r=>r.status==="ok"))return null;let t=e.some(r=>typeof r.work_ms=="number"),n=[{key:"name",head:"Host",cell:r=>i(C,{children:[e[r].name,e[r].straggler&&i(Q,{kind:"warn",children:"straggler"}),e[r].set_aside&&i(Q,{kind:"warn",children:"set aside"})]})},{key:"status",head:"Status",cell:r=>e[r].status},{key:"devices",head:"Devices",numeric:!0,...ut.devices,cell:r=>A(e[r].devices)},{key:"steps",head:"Steps",numeric:!0,...ut.steps,cell:r=>A(e[r].steps)},{key:"counted",head:"Of them counted",numeric:!0,...ut.counted_steps,cell:r=>A(e[r].counted_steps)},{key:"step",head:"Step time",numeric:!0,...ut.step_time_ms,worked:r=>Pt(e[r].step_time_ms,e[r].counted_steps),cell:r=>x(e[r].step_time_ms)},...t?[{key:"work",head:"Of it work",numeric:!0,...ut.work_ms,worked:r=>Pt(e[r].work_ms,e[r].counted_steps),cell:r=>x(e[r].work_ms??null)},{key:"slowest",head:"Slowest in steps",numeric:!0,...ut.slowest_in_steps,cell:r=>A(e[r].slowest_in_steps??null)}]:[]];return i(L,{id:"hosts",title:"Hosts",note:t?"work is the step without collectives, in which hosts wait for each other":void 0,children:i(ee,{caption:"Hosts of the profile",columns:n,rowCount:e.length,pageSize:16,rowName:r=>e[r].name,origin:Xc})})}var jc=60,Fs=150,ct={top:16,right:24,bottom:26,left:62};function qs({distribution:e,meanMs:t}){let[n,r]=wn(960),{edges_ms:o,counts:s}=e,a=o[0],l=o[o.length-1];if(a===void 0||l===void 0||s.length===0)return null;let u=Se(l),c=Math.max(40,r-ct.left-ct.right),f=Fs-ct.top-ct.bottom,h=rt().domain([a,l===a?a+1:l].map(_=>_/se[u])).range([0,c]),m=_=>h(_/se[u]),p=h.ticks(8),d=(p[1]??1)-(p[0]??0),y=rt().domain([0,ue(s)??1]).nice(3).range([f,0]),b=s.map((_,w)=>{let g=m(o[w]??a),T=Math.max(1,m(o[w+1]??l)-g-1);return _>0?`M${g},${f}V${y(_)}h${T}V${f}z`:""}).join(""),v=s.indexOf(ue(s)??0);return i("div",{class:"chart",ref:n,children:i("svg",{width:r,height:Fs,role:"img","aria-label":`Distribution of session times from ${x(a)} to ${x(l)}; most are between ${x(o[v])} and ${x(o[v+1])}; mean ${x(t)}`,children:i("g",{transform:`translate(${ct.left},${ct.top})`,children:[y.ticks(3).filter(Number.isInteger).map(_=>i("g",{transform:`translate(0,${y(_)})`,children:[i("line",{class:_===0?"baseline":"gridline",x2:c}),i("text",{class:"tick-label",x:-8,dy:"0.32em","text-anchor":"end",children:A(_)})]},_)),i("path",{d:b,class:"histogram"}),i("g",{transform:`translate(${m(t)},0)`,children:[i("line",{class:"mean-line",y2:f}),i("text",{class:"mean-label",y:-4,"text-anchor":m(t)<jc?"start":"middle",children:`mean ${x(t)}`})]}),p.map(_=>i("text",{class:"tick-label",x:h(_),y:f+16,"text-anchor":"middle",children:`${zt(_,d)} ${u}`},_))]})})})}var qe=[["host","Host compute","Host"],["device","On the device","Device"],["communication","Host-device communication","Communication"]];function Ln(e){return qe.map(([t,n],r)=>({id:t,label:n,value:e[`${t}_ms`],role:Me(t,r)}))}function zr({inference:e}){let{sessions:t,mean:n,percentiles:r,batches:o}=e,s=r.some(l=>l.few_samples),a=ue([n,...r],l=>l.total_ms)??0;return i(L,{id:"inference",title:"Session latency",note:z(t,"session"),children:[i("p",{class:"legend",children:qe.map(([l,u],c)=>i("span",{class:"legend-item",children:[i(me,{role:Me(l,c)}),u]},l))}),i("table",{class:"latency-table",children:[i("caption",{class:"visually-hidden",children:"Session latency and its parts"}),i("thead",{children:i("tr",{children:[i("th",{scope:"col",children:"Percentile"}),i("th",{scope:"col",children:i("span",{class:"visually-hidden",children:"Parts, as a bar"})}),i("th",{scope:"col",class:"numeric",children:"Total"}),qe.map(([l,,u])=>i("th",{scope:"col",class:"numeric",children:u},l))]})}),i("tbody",{children:[i(Ws,{name:"mean",latency:n,longest:a}),r.map(l=>i(Ws,{name:`p${Zc(l.percentile)}`,latency:l,longest:a,mark:l.few_samples?"*":""},l.percentile))]})]}),i(qs,{distribution:e.distribution,meanMs:n.total_ms}),i("p",{class:"caption",children:[i("span",{children:e.source}),s&&i("span",{children:"* Too few sessions for one to be above: it rests on the longest ones."}),o&&i("span",{children:Kc(o)})]}),i(Yc,{definitions:e.definitions}),i("details",{class:"how",children:[i("summary",{children:"Where these numbers come from"}),i($r,{provenance:e.provenance})]})]})}function Yc({definitions:e}){let t=[["total","Total"],...qe];return i("details",{class:"how",children:[i("summary",{children:"What the parts mean"}),i("dl",{class:"formulas",children:t.map(([n,r])=>i("div",{children:[i("dt",{children:r}),i("dd",{children:i(be,{of:{label:r,definition:e[`${n}_ms`]}})})]},n))})]})}function Kc({batches:e,sessions_per_batch:t,size:n,padding_percent:r,delay_ms:o}){let s=n===null?"":`, size ${K(n)}`,a=r===null?"":` with ${Y(r)} padding`;return`Batched: ${A(e)} batches of ${K(t)} sessions${s}${a}. A session waits ${x(o.mean)} for its batch (p99 ${x(o.p99)}).`}function Zc(e){return Number.isInteger(e)?String(e):String(Math.round(e*100)/100)}function Ws({name:e,latency:t,longest:n,mark:r=""}){let o=Ln(t),s=o.map(a=>`${a.label} ${x(a.value)}`).join(", ");return i("tr",{children:[i("th",{scope:"row",children:[e,r]}),i("td",{class:"latency-bar",children:i("div",{style:{width:`${n>0?100*t.total_ms/n:0}%`},children:i(it,{parts:o,label:`${e}: ${s}`})})}),i("td",{class:"numeric",children:x(t.total_ms)}),o.map(a=>i("td",{class:"numeric",children:x(a.value)},a.id))]})}function Us({inference:e}){return i(C,{children:[i(Jc,{inference:e}),i(ef,{inference:e})]})}function Jc({inference:e}){let t=e.models??[];if(t.length===0)return null;let n=[{key:"model",head:"Model",cell:r=>t[r].model??"not known"},{key:"sessions",head:"Sessions",numeric:!0,definition:"How many sessions ran the model.",cell:r=>A(t[r].sessions)},{key:"rate",head:"Sessions per second",numeric:!0,definition:"How many sessions of the model are served in a second.",cell:r=>ae(t[r].sessions_per_second,"1/s")},...Qc(t),...Vs("Mean",t.map(r=>r.mean),e.definitions)];return i(L,{id:"session-models",title:"Sessions by model",children:i(ee,{caption:"Sessions by model",columns:n,rowCount:t.length,pageSize:20,origin:Gs(e)})})}function Gs({source:e,provenance:{window:t,files:n}}){return{window:`${t??"each session"}; ${e}`,files:Or(n)}}function Qc(e){return[50,99].map(t=>({key:`p${t}`,head:`p${t}`,numeric:!0,definition:`${t} % of the sessions take at most so long.`,cell:n=>{let r=e[n].percentiles.find(o=>o.percentile===t);return`${x(r?.total_ms)}${r?.few_samples?"*":""}`}}))}function ef({inference:e}){let t=e.slowest??[];if(t.length===0)return null;let n=new Set(t.map(a=>a.host)).size>1,r=t.some(a=>a.model!==null),o=t.some(a=>a.batching_delay_ms!==null),s=[{key:"start",head:"Start",numeric:!0,definition:"After the start of the capture.",cell:a=>x(t[a].start_ms)},...n?[{key:"host",head:"Host",cell:a=>t[a].host}]:[],...r?[{key:"model",head:"Model",cell:a=>t[a].model??"not known"}]:[],...Vs("Total",t,e.definitions),...o?[{key:"delay",head:"Waited for batch",numeric:!0,definition:e.definitions.batching_delay_ms,cell:a=>x(t[a].batching_delay_ms)}]:[]];return i(L,{id:"slowest-sessions",title:"Slowest sessions",note:"start after the start of the capture",children:i(ee,{caption:"Slowest sessions",columns:s,rowCount:t.length,origin:Gs(e)})})}function Vs(e,t,n){let r=ue(t,o=>o.total_ms)??0;return[{key:"bar",head:i("span",{class:"visually-hidden",children:"Parts, as a bar"}),cell:o=>i(tf,{latency:t[o],longest:r})},{key:"total",head:e,numeric:!0,definition:n.total_ms,cell:o=>x(t[o].total_ms)},...qe.map(([o,,s])=>({key:o,head:s,numeric:!0,definition:n[`${o}_ms`],cell:a=>x(t[a][`${o}_ms`])}))]}function tf({latency:e,longest:t}){let n=Ln(e),r=n.map(o=>`${o.label} ${x(o.value)}`).join(", ");return i("div",{class:"latency-bar latency-cell",children:i("div",{style:{width:`${t>0?100*e.total_ms/t:0}%`},children:i(it,{parts:n,label:r})})})}function Xs({overview:e}){let t=Hr(e),n=Object.entries(e.metrics).filter(([r,o])=>r!==t&&!Ns(e,r,o));return n.length===0?null:i(L,{id:"metrics",title:"Performance summary",note:"all metrics; open one for where its number comes from",children:i("div",{class:"metrics",children:i(En,{entries:n,said:e.metrics[t]?.reason??null})})})}function js({series:e,hidden:t,onToggle:n,onPoint:r}){return i("div",{class:"legend",role:"group","aria-label":"Categories shown, from the bottom of the stack up",children:e.map(({id:o,label:s,role:a,definition:l})=>i("button",{type:"button",class:"legend-item","aria-pressed":!t.has(o),title:l??void 0,onClick:()=>n(o),onPointerEnter:()=>r(o),onPointerLeave:()=>r(null),onFocus:()=>r(o),onBlur:()=>r(null),children:[i(me,{role:a}),s]},o))})}async function Ys(e,t,n,r,o){let s=new URLSearchParams({run:e,index:String(n)});return t!==null&&s.set("host",t),mt(`./step?${s}`,r,o)}function Ks({run:e,host:t},n,r){let[o,s]=P({kind:"loading",detail:null}),[a,l]=P(0),u=B(new le);return V(()=>(s({kind:"loading",detail:null}),u.current.run(c=>Ys(e,t,n,c,({message:f})=>s({kind:"loading",detail:f}))).then(c=>c&&s({kind:"loaded",ops:c})).catch(c=>s({...nf(c),retry:()=>l(a+1)})),()=>u.current.cancel()),[e,t,n,r,a]),o}function nf(e){return e instanceof F?e.status===404&&e.code==="bad_answer"?{kind:"failed",message:"The server does not tell the ops of single steps.",hint:"It is of an older version than this page: restart TensorBoard."}:{kind:"failed",message:e.message,hint:e.hint}:{kind:"failed",message:String(e),hint:null}}function Js({overview:e,steps:t,step:n,shown:r,onSelect:o}){let{columns:s}=t,a=B(null);V(()=>a.current?.scrollIntoView?.({block:"nearest"}),[n]);let l=s.duration_ms[n]??0,u=e.metrics.step_time?.value??null,c=s.duration_ms.length-1;return i("section",{ref:a,class:"selected-step-panel",id:"step","aria-labelledby":"step-title",children:[i("header",{class:"panel-head",children:[i("h3",{id:"step-title",children:Er(t,n)}),i("p",{class:"panel-note",role:"status",children:[x(l),u!==null&&`, ${Vn(l-u,u)} against the mean`]}),i("div",{class:"panel-actions",children:[i("button",{type:"button",disabled:n<=0,onClick:()=>o(n-1),children:"Previous step"}),i("button",{type:"button",disabled:n>=c,onClick:()=>o(n+1),children:"Next step"}),i("button",{type:"button",onClick:()=>{o(null),Rn()},children:"Close"})]})]}),s.complete[n]===!1&&i("p",{class:"reason",children:[i("strong",{children:"Incomplete:"})," ",s.incomplete_reason[n]??"no reason given"]}),i("dl",{class:"stats",children:[i(Zs,{name:"starts at",text:x(s.start_ms[n])}),i(Zs,{name:"start to next start",text:x(s.period_ms[n])})]}),i("div",{class:"selected-step-tables",children:[i(rf,{overview:e,steps:t,step:n}),r&&i(af,{shown:r,steps:t,step:n})]})]})}function Zs({name:e,text:t}){return i("div",{children:[i("dt",{children:e}),i("dd",{class:"number",children:t})]})}function rf({overview:e,steps:t,step:n}){let r=or(t).map(a=>({series:a,ms:a.values[n]??0,mean:e.metrics[`time_${a.id}`]?.value??null})).filter(({ms:a,mean:l})=>a>0||(l??0)>0).reverse(),o=t.columns.duration_ms[n]??0;return i(ee,{caption:"Parts of the step, against the mean",columns:[{key:"part",head:"Part",cell:a=>i(sf,{series:r[a].series})},{key:"ms",head:"This step",numeric:!0,definition:"Time of the part in this step, on its slowest device; the parts add up to the step.",cell:a=>x(r[a].ms)},{key:"share",head:"Share",numeric:!0,definition:"How much of this step it takes.",formula:"this step ÷ the step's length",cell:a=>Y(o>0?100*r[a].ms/o:null)},{key:"mean",head:"Mean",numeric:!0,definition:"Its average per step: the number under “Where the time went”, which opens where it comes from.",cell:a=>x(r[a].mean)},{key:"difference",head:"Difference",numeric:!0,definition:"How much longer it takes in this step than on average, also in percent of the mean.",formula:"this step − mean",cell:a=>Vn(of(r[a]),r[a].mean)}],rowCount:r.length})}function of({ms:e,mean:t}){return t===null?null:e-t}function sf({series:e}){return i(C,{children:[i(me,{role:e.role}),e.label]})}function af({shown:e,steps:t,step:n}){let r=Ks(e,n,t);return i("div",{class:"step-ops","aria-busy":r.kind==="loading",children:[i("h4",{children:"Slowest ops of the step"}),i(lf,{state:r})]})}function lf({state:e}){if(e.kind==="loading")return i("p",{class:"quiet",children:e.detail??"Looking for them …"});if(e.kind==="failed")return i("p",{class:"quiet",children:[e.message," ",e.hint," ",i("button",{type:"button",onClick:e.retry,children:"Try again"})]});let{ops:t,reason:n}=e.ops;return t.length===0?i("p",{class:"quiet",children:n??"No op ran within the step."}):i(C,{children:[i(ee,{caption:"Slowest ops of the step",columns:[{key:"name",head:"Op",cell:o=>i(uf,{op:t[o]})},{key:"count",head:"Calls",numeric:!0,definition:"How often the op ran in the step.",cell:o=>A(t[o].occurrences)},{key:"self",head:"Self time",numeric:!0,definition:"Time in the op itself, without the ops inside it; of several devices, their mean.",cell:o=>x(t[o].self_ms)},{key:"share",head:"Share",numeric:!0,definition:"How much of the self time of all ops of its side in the step it takes.",cell:o=>Y(t[o].share_percent)}],rowCount:t.length,pageSize:10}),n&&i("p",{class:"caption",children:n})]})}function uf({op:{name:e,side:t,category:n,framework_op:r}}){return i(C,{children:[i("code",{class:"op-name",children:e}),i("span",{class:"metric-reason",children:[n,", on the ",t,r&&r!==e&&`: ${r}`]})]})}var cf={device_markers:"Step markers of the device",host_markers:"Step markers of the host",inferred:"Steps are inferred"};function Qs({steps:e,gaps:t,cut:n,outliers:r}){let{number:o,complete:s}=e.columns,a=s.filter(l=>!l).length;return i("p",{class:"caption",children:[i("span",{children:[e.source==="inferred"&&i(Q,{children:"inferred"})," ",cf[e.source]??e.source,e.method?`: ${e.method}`:""]}),r!==null&&r.count>0&&i("span",{children:[i("span",{class:"outlier-swatch","aria-hidden":"true",children:"◆"})," ",z(r.count,"outlier")," above"," ",x(r.above_ms),", 1.5 times the median step"]}),a>0&&i("span",{children:[i("span",{class:"hatch-swatch","aria-hidden":"true"})," ",z(a,"incomplete step"),a<s.length?", left out of averages":": there is no complete one"]}),n&&i("span",{children:[i("span",{class:"cut-swatch","aria-hidden":"true",children:"▲"})," longer than the axis shows"]}),t.length>0&&i("span",{children:["Not in the profile: ",pf(t,o)]})]})}var ff=4;function pf(e,t){let n=e.slice(0,ff).map(o=>hf(o,t)),r=e.length-n.length;return n.join("; ")+(r>0?`; and ${z(r,"more gap")}`:"")}function hf(e,t){let n=t[e.before-1],r=t[e.before];return`${z(e.missing,"step")} between ${n} and ${r}`}function ea({steps:e,onSelect:t}){let{columns:n}=e,r=Se(n.duration_ms.reduce((a,l)=>Math.max(a,l),0)),o=(a,l,u,c)=>({key:a,definition:c,head:`${l}, ${r}`,numeric:!0,cell:f=>ao(u[f],r)}),s=[{key:"number",head:"Step",numeric:!0,cell:a=>i("button",{type:"button",class:"link",onClick:()=>t(a),children:n.number[a]??a})},...n.name.some((a,l)=>a&&a!==String(n.number[l]))?[{key:"name",head:"Name",cell:a=>n.name[a]??""}]:[],o("start","Start",n.start_ms,"When it starts, on the earliest device."),o("duration","Duration",n.duration_ms,"From its start to its end, on the slowest device; the categories add up to it."),o("period","Period",n.period_ms,"From its start to the start of the next step."),...e.categories.map(({id:a,label:l,definition:u})=>o(`category-${a}`,l,ir(e,a),u)),{key:"complete",head:"Complete",cell:a=>n.complete[a]?"yes":`no: ${n.incomplete_reason[a]??"no reason given"}`}];return i(ee,{caption:"Time of each step",columns:s,rowCount:n.duration_ms.length,pageSize:25,origin:{window:`each step; ${e.method}`,files:"all of the run; a step is as long as on its slowest device"}})}var mf=60,df=3,gf=5;function ta({overview:e,steps:t,shown:n,selected:r,onSelect:o}){let{duration_ms:s,period_ms:a,number:l}=t.columns,[u,c]=P("duration"),[f,h]=P(new Set),[m,p]=P(null),[d,y]=P(!1),[b,v]=P(!1),_=H(()=>vf(s)/sn(s),[t]),[w,g]=P(_>=gf),[T,R]=P(null),N=s.length,O=H(()=>tn(l),[t]),q=H(()=>rn(t,u),[t,u]),X=H(()=>q.filter(({id:ne})=>!f.has(ne)),[q,f]),j=H(()=>on(e),[e]),S=H(()=>a.some(ne=>ne!==null),[t]),I=e.metrics[u==="duration"?"step_time":"step_period"]?.value??null,$=ne=>{let G=new Set(f);G.delete(ne)||G.add(ne),h(G)},J=ne=>{let[G,k]=T??[0,O.slots],E=r===null?(G+k)/2:O.slot[r]+.5;R(Mt(T,O.slots,E,ne))};return i(L,{id:"steps",title:"Step-time graph",note:z(N,"step"),actions:i(C,{children:[!b&&i(C,{children:[S&&i(bf,{view:u,onChoose:c}),i("span",{class:"button-group",role:"group","aria-label":"Zoom",children:[i("button",{type:"button","aria-label":"Zoom out",disabled:T===null,onClick:()=>J(2),children:"−"}),i("button",{type:"button","aria-label":"Zoom in",disabled:N<5,onClick:()=>J(.5),children:"+"}),i("button",{type:"button",disabled:T===null,onClick:()=>R(null),children:"Show all steps"})]}),_>=df&&i("button",{type:"button","aria-pressed":w,onClick:()=>g(!w),children:"Fit typical steps"}),i("button",{type:"button","aria-pressed":d,onClick:()=>y(!d),children:"Patterns"})]}),i("button",{type:"button","aria-pressed":b,onClick:()=>v(!b),children:"Show as table"})]}),children:[b?i(ea,{steps:t,onSelect:o}):i("div",{class:d?"with-patterns":void 0,children:[i(js,{series:q,hidden:f,onToggle:$,onPoint:p}),i(Pn,{steps:t,series:X,layout:O,meanMs:f.size===0?I:null,fitTypical:w,zoom:T,onZoom:R,selected:r,onSelect:o,isOutlier:j,pointed:m})]}),!b&&N>=mf&&i("p",{class:"caption",children:"Drag across the graph to zoom, with Shift to pan; or use the wheel with Ctrl or ⌘, and sideways."}),i(Qs,{steps:t,gaps:O.gaps,cut:w&&!b,outliers:e.headline?.outliers??null}),i(_f,{series:q}),r!==null&&r<N&&i(Js,{overview:e,steps:t,step:r,shown:n,onSelect:o})]})}function _f({series:e}){return i("details",{class:"how",children:[i("summary",{children:"What the categories mean"}),i("dl",{class:"formulas",children:e.map(({id:t,label:n,definition:r})=>i("div",{children:[i("dt",{children:n}),i("dd",{children:r})]},t))})]})}var yf=[["duration","Duration"],["period","Period"]];function bf({view:e,onChoose:t}){return i("span",{class:"button-group",role:"group","aria-label":"What a bar shows",children:yf.map(([n,r])=>i("button",{type:"button","aria-pressed":e===n,onClick:()=>t(n),children:r},n))})}function vf(e){let t=0;for(let n of e)n>t&&(t=n);return t}var{columns:ft,origin:wf}=at.TopOp,xf=[["device","On the device"],["host","On the host"]];function na({ops:e,pointed:t}){return e.length===0?null:i(L,{id:"top_ops",title:"Top ops",note:"by self time",children:xf.map(([n,r])=>i(kf,{side:n,title:r,ops:e.filter(o=>o.side===n),pointed:t},n))})}function kf({side:e,title:t,ops:n,pointed:r}){if(n.length===0)return null;let o=r===null?-1:n.findIndex(({name:s})=>s===r);return i("div",{id:`top_ops-${e}`,class:"side",children:[i("h3",{children:t}),i(ee,{caption:`Top ops: ${t.toLowerCase()}`,columns:Sf(n),rowCount:n.length,pageSize:10,rowName:s=>n[s].name,origin:wf,pointedRow:o<0?null:o})]})}function Sf(e){let t=e.some(r=>r.gflops_per_s!==null),n=e.some(r=>r.tensorcore_eligible!==null);return[{key:"name",head:"Op",cell:r=>i(Pf,{op:e[r]})},{key:"category",head:"Category",cell:r=>e[r].category},{key:"count",head:"Calls",numeric:!0,...ft.occurrences,cell:r=>A(e[r].occurrences)},{key:"self",head:"Self time",numeric:!0,...ft.self_ms,cell:r=>x(e[r].self_ms)},{key:"share",head:"Share",numeric:!0,...ft.share_percent,worked:r=>Ct(e[r].self_ms,e[r].side_self_ms,e[r].share_percent),cell:r=>Y(e[r].share_percent)},{key:"cumulative",head:"Cumulative",numeric:!0,...ft.cumulative_percent,worked:r=>Ct(Mf(e,r),e[r].side_self_ms,e[r].cumulative_percent),cell:r=>Y(e[r].cumulative_percent)},...t?[{key:"rate",head:"GFLOP/s",numeric:!0,...ft.gflops_per_s,worked:r=>Tf(e[r]),cell:r=>K(e[r].gflops_per_s)}]:[],...n?[{key:"tensorcore",head:"Tensor Core",...ft.tensorcore_eligible,cell:r=>Cf(e[r])}]:[]]}function Mf(e,t){return Ko(e.slice(0,t+1),n=>n.self_ms)}function Tf({gflops:e,self_ms:t,gflops_per_s:n}){return e===null||n===null?null:`${K(e)} GFLOP ÷ ${x(t)} = ${K(n)} GFLOP/s`}function Cf(e){return e.tensorcore_used?"used":e.tensorcore_eligible===null?"–":e.tensorcore_eligible?e.tensorcore_used===null?"eligible, use not told":"eligible, not used":"not eligible"}function Pf({op:e}){let t=e.framework_op&&e.framework_op!==e.name?e.framework_op:null;return i(C,{children:[i("code",{class:"op-name",children:e.name}),t&&i("span",{class:"metric-reason",children:t})]})}var Rf=[["mfu","flops_utilization","mxu_utilization"],["hbm_utilization","memory_bandwidth_utilization"],["duty_cycle"],["goodput"]];function Af({metrics:e}){let t=[];for(let n of Rf){let r=n.find(o=>e[o]?.value!=null)??n.find(o=>e[o]);r!==void 0&&t.push([r,e[r]])}return t.filter(([n,{value:r}])=>n!=="goodput"||!t.some(([o,{value:s}])=>o==="mfu"&&s===r))}function ra({overview:e}){let t=Af(e);return t.length===0?null:i(L,{id:"utilization",title:"Utilization",note:"100 % is the hardware's limit",children:i(En,{entries:t,brief:!0})})}function Dn({overview:e,shown:t=null,step:n=null,onStep:r=()=>{},children:o}){let{steps:s,inference:a,job:l,findings:u}=e,[c,f]=P(null),h=Ef(t!==null&&u.some(({look_at:v})=>v.tool)),m=s!==null&&s.columns.duration_ms.length>0,p=l.kind==="inference"&&a!==null,d={steps:m?s:null,shown:t,xprof:h,onStep:v=>{r(v),document.getElementById("steps")?.scrollIntoView?.(),Rn()},onOp:f},y=i(Ds,{findings:u,ways:d,brief:p}),b=m&&i(ta,{overview:e,steps:s,shown:t,selected:n,onSelect:r});return i("div",{class:"report",children:[e.environment.simulated===!0&&i("p",{class:"banner",children:[i("strong",{children:"Simulated profile:"})," these numbers come from a generator, not from a device."]}),i("div",{class:"first-screen",children:[i("div",{class:"first-column",children:[i(Hs,{overview:e}),i(ra,{overview:e})]}),i("div",{class:"second-column",children:[p&&y,p?i(zr,{inference:a}):i(Dr,{overview:e}),!p&&y]})]}),o,i(Xs,{overview:e}),!p&&a&&i(zr,{inference:a}),a&&i(Us,{inference:a}),p&&m?i("details",{class:"folded",open:n!==null,children:[i("summary",{children:"Steps"}),i(Dr,{overview:e}),b]}):b,i(Ls,{overview:e}),i(zs,{hosts:e.hosts}),i($s,{devices:e.devices}),i(na,{ops:e.top_ops,pointed:c}),i(Is,{findings:u,ways:d}),i(po,{overview:e})]})}function Ef(e){let[t,n]=P(!1);return V(()=>{if(!e)return;let r=new AbortController;return Ps(r.signal).then(n),()=>r.abort()},[e]),t}var Nf=120,oa={runs:[],total:null,failed:null};function ia(e,t){let[n,r]=P(oa),o=B(new le),s=B(!1),a=async u=>{try{let c=await o.current.run(h=>ht({search:t.trim(),offset:u.length},h));if(c===null)return;let f=[...u,...c.runs];r({runs:f,total:c.runs.length===0?f.length:c.total??f.length,failed:null})}catch(c){r({...oa,failed:c instanceof F?c.message:String(c)})}finally{s.current=!1}};V(()=>{if(!e)return;let u=setTimeout(()=>{a([])},t===""?0:Nf);return()=>{clearTimeout(u),o.current.cancel()}},[e,t]);let l=de(()=>{s.current||n.total===null||n.runs.length>=n.total||(s.current=!0,a(n.runs))},[n,t]);return{...n,loadMore:l}}var sa=10,$f=80;function In({label:e,chosen:t,placeholder:n,onChoose:r}){let o=Te(),[s,a]=P(!1),[l,u]=P(null),[c,f]=P(0),h=B(null),{runs:m,total:p,failed:d,loadMore:y}=ia(s,l??"");V(()=>f(0),[l,s]),V(()=>{h.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({block:"nearest"}),m.length>0&&c>=m.length-1&&y()},[c,m]);let b=()=>{a(!1),u(null)},v=g=>{g&&(b(),g.id!==t&&r(g))},_=g=>{s?f(Math.max(0,Math.min(m.length-1,g))):a(!0)},w=g=>{let R={ArrowDown:()=>_(c+1),ArrowUp:()=>_(c-1),PageDown:()=>_(c+sa),PageUp:()=>_(c-sa),Enter:()=>s?v(m[c]):a(!0),Escape:b}[g.key];!R||g.altKey||g.ctrlKey||g.metaKey||(g.preventDefault(),R())};return i("div",{class:t===null?"picker run-picker is-second":"picker run-picker",children:[i("label",{for:`${o}-field`,children:e}),i("input",{id:`${o}-field`,type:"text",role:"combobox",autocomplete:"off",spellcheck:!1,"aria-autocomplete":"list","aria-expanded":s,"aria-controls":`${o}-list`,"aria-activedescendant":s&&m[c]?`${o}-${c}`:void 0,value:l??t??"",title:t??void 0,placeholder:n??"Search runs",onFocus:g=>g.currentTarget.select(),onClick:()=>a(!0),onInput:g=>{u(g.currentTarget.value),a(!0)},onKeyDown:w,onBlur:b}),i("div",{class:"run-list",hidden:!s,onMouseDown:g=>g.preventDefault(),children:[i("ul",{id:`${o}-list`,ref:h,role:"listbox","aria-label":`${e}: found`,onScroll:({currentTarget:g})=>{g.scrollHeight-g.scrollTop-g.clientHeight<$f&&y()},children:s&&m.map((g,T)=>i("li",{id:`${o}-${T}`,role:"option","aria-selected":T===c,class:g.id===t?"is-chosen":void 0,"data-run":g.id,onClick:()=>v(g),children:[i("span",{class:"run-id",children:g.id}),i("span",{class:"run-note",children:Lf(g)})]},g.id))}),i("p",{class:"run-count",role:"status",children:s&&(d??Of(m.length,p,l))})]})]})}function Of(e,t,n){return t===null?"Searching …":t===0?n?"No run has these words in its name or hosts":"No run":e<t?`${A(e)} of ${A(t)} runs; type to search`:t===1?"1 run":`${A(t)} runs`}function Lf({status:e,parts:t,hosts:n}){return e==="empty"?"empty":e==="writing"?"still being written":t?`${t.length} sessions put together`:n.length>1?`${n.length} hosts`:""}var aa="";function Fr({label:e,hosts:t,chosen:n,onChoose:r}){let o=Te();return i("p",{class:"picker",children:[i("label",{for:o,children:e}),i("select",{id:o,value:n??aa,onChange:s=>r(s.currentTarget.value||null),children:[i("option",{value:aa,children:["All hosts (",t.length,")"]}),t.map(s=>i("option",{value:s,children:s},s))]})]})}function la({chosen:e,onChoose:t}){let n=Df(e?.run??null);return i(C,{children:[i(In,{label:"Compare with",chosen:e?.run??null,placeholder:"Search a run",onChoose:r=>t({run:r.id,host:null})}),e&&n.length>1&&i(Fr,{label:"Its host",hosts:n,chosen:e.host,onChoose:r=>t({...e,host:r})})]})}function Df(e){let[t,n]=P([]);return V(()=>{if(n([]),e===null)return;let r=new AbortController;return Ut(e,r.signal).then(o=>n(o?.hosts??[])).catch(()=>{}),()=>r.abort()},[e]),t}var qr="overview",Wr=`p.${qr}.`,If={run:null,host:null,compare:null,compareHost:null,step:null},We={run:"run",host:"host",compare:"compare",compareHost:"compare_host",step:"step"};function ua(){let e=Tt()?.location;return e?Bf(e.hash):If}function ca(e){let t=Tt();if(t)try{let n=Hf(t.location.hash,e);if(n===null||n===t.location.hash)return;t.history.replaceState(t.history.state,"",n)}catch{}}function Bf(e){let t=new Map;for(let o of e.replace(/^#/,"").split("&")){let s=o.indexOf("=");s>0&&t.set(o.slice(0,s),zf(o.slice(s+1)))}let n=o=>t.get(Wr+o)||null,r=n(We.step);return{run:n(We.run),host:n(We.host),compare:n(We.compare),compareHost:n(We.compareHost),step:r!==null&&/^\d+$/.test(r)?Number(r):null}}function Hf(e,t){let n=e.replace(/^#/,"").split("&").filter(a=>a!==""),r=n[0]!==void 0&&!n[0].includes("=")?n.shift():void 0;if(r!==void 0&&r!==qr)return null;let o=Object.values(We).map(a=>`${Wr}${a}=`),s=n.filter(a=>!o.some(l=>a.startsWith(l)));for(let[a,l]of Object.entries(We)){let u=t[a];u!==null&&s.push(`${Wr}${l}=${encodeURIComponent(u)}`)}return`#${[qr,...s].join("&")}`}function zf(e){try{return decodeURIComponent(e)}catch{return e}}function fa(e){if(window.parent===window)return;let t=new MessageChannel;t.port1.onmessage=n=>{let r;try{r=JSON.parse(n.data)}catch{return}if(r.isReply)return;r.type==="experimental.DataReloaded"&&e();let o={type:r.type,id:r.id,payload:null,error:null,isReply:!0};t.port1.postMessage(JSON.stringify(o))},window.parent.postMessage("experimental.bootstrap","*",[t.port2])}var Ff=1e3,Ur={runs:null,choice:null,entry:null,compare:null,step:null,overview:null,shown:null,loading:!0,waiting:null,error:null,lostLink:null};function ha(){let[e,t]=P(Ur),n=B(Ur),r=de(d=>{n.current={...n.current,...d},t(n.current)},[]),o=B(null),s=B(new le),a=B(new le),l=B(void 0),u=de(async d=>{r({loading:!0,waiting:null,error:null});try{let y=await s.current.run(b=>Gt(d.run,d.host,b,v=>r({waiting:v.message}),v=>r({overview:v,shown:d,waiting:Wf(v)})));y!==null&&r({overview:y,shown:d,loading:!1,waiting:null})}catch(y){r({error:pa(y),overview:null,shown:null,loading:!1,waiting:null})}},[]),c=de((d,y)=>{o.current=null;let b={run:d.id,host:y};r({choice:b,entry:d,step:null,lostLink:null}),Gr(n.current),u(b)},[]),f=de(d=>{r({step:d}),Gr(n.current)},[]),h=de(d=>{r({compare:d}),Gr(n.current)},[]),m=de(async d=>{clearTimeout(l.current);let y;try{y=await a.current.run(async N=>{let O=await ht({},N);return{runs:O,found:await qf(O,o.current,n.current.choice,N)}})}catch(N){s.current.cancel();let{compare:O,step:q}=n.current;r({...Ur,compare:O,step:q,loading:!1,error:pa(N)});return}if(y===null)return;let{runs:b,found:v}=y;b.scanning&&(l.current=setTimeout(()=>{m(!1)},Ff));let{entry:_,host:w}=v,g=n.current.choice,T=_&&{run:_.id,host:w};if(r({runs:b,entry:_,choice:T,lostLink:b.scanning?null:v.lost}),T===null){s.current.cancel(),r({overview:null,shown:null,error:null,waiting:null,loading:b.scanning});return}let R=g===null||!Bt(T,g);R&&(g!==null||v.lost!==null)&&r({step:null}),(R||d)&&u(T)},[]),p=de(()=>{m(!0)},[]);return V(()=>{let d=ua();return o.current=d,r({step:d.step,compare:d.compare===null?null:{run:d.compare,host:d.compareHost}}),fa(p),p(),()=>{clearTimeout(l.current),s.current.cancel(),a.current.cancel()}},[]),{...e,choose:c,chooseStep:f,compareWith:h,reload:p}}async function qf({runs:e},t,n,r){let o=async u=>e.find(c=>c.id===u)??await Ut(u,r),s=(u,c)=>u.hosts.find(f=>f===c)??null;if(e.length>0&&t?.run){let u=await o(t.run);if(u)return{entry:u,host:s(u,t.host),lost:null}}let a=e.length>0?t?.run??null:null,l=e.length>0&&n?await o(n.run):null;return l?{entry:l,host:s(l,n.host),lost:a}:{entry:e.find(({status:u})=>u!=="empty")??e[0]??null,host:null,lost:a}}function Gr({choice:e,compare:t,step:n}){e!==null&&ca({run:e.run,host:e.host,compare:t?.run??null,compareHost:t?.host??null,step:n})}function Wf({run:e}){return`${e.files.length} of ${e.files.length+(e.pending?.length??0)} hosts so far`}function pa(e){return e instanceof F?e:new F("page",e instanceof Error?e.message:String(e))}function ma(){let e=ha(),{runs:t,overview:n,shown:r,loading:o,lostLink:s,choice:a}=e;return i(C,{children:[i(Kt,{}),i("header",{class:"bar",children:[i("h1",{class:"visually-hidden",children:"Overview"}),e.entry&&a&&i(Gf,{page:e,entry:e.entry,choice:a}),n&&i(Wt,{overview:n}),i("p",{class:"activity",role:"status",children:o&&n?e.waiting??"Loading …":t?.scanning?"Searching for runs …":""}),n&&r&&!Vr(e)&&i(Bo,{shown:r})]}),i("main",{"aria-busy":o,children:[s!==null&&a&&i("p",{class:"banner",children:["The run “",s,"” of this address does not exist; this is “",a.run,"”."]}),Vr(e)&&i("p",{class:"banner",role:"status",children:["This is still “",Ge(r),"”, while “",Ge(a),"” loads. ",i(Xt,{message:e.waiting})]}),i(jt,{subject:n,onRetry:e.reload,children:i(Uf,{page:e})})]})]})}function Uf({page:e}){let{runs:t,overview:n,shown:r,choice:o,error:s,waiting:a,compare:l}=e;if(s)return i(Vt,{error:s,onRetry:e.reload});if(n&&r){let u=Vr(e);return i("div",{class:u?"is-stale":void 0,inert:u,children:i(Dn,{overview:n,shown:r,step:u?null:e.step,onStep:e.chooseStep,children:l&&!u&&i(Ts,{overview:n,shown:r,baseline:l,onClose:()=>e.compareWith(null)})},`${r.run} ${r.host??""}`)})}return o?i(dt,{title:a?"Still reading this profile":"Loading the overview …",detail:a??o.run,children:i(Xt,{message:a})}):t===null||t.scanning?i(dt,{title:"Searching for profiles …",children:i(Xt,{message:null})}):i(dt,{title:"No profile found",detail:t.message??"The log directory holds no profile.",hint:t.hint,children:i("button",{type:"button",onClick:e.reload,children:"Look again"})})}function Gf({page:e,entry:t,choice:n}){return i("div",{class:"pickers",children:[i(In,{label:"Run",chosen:n.run,onChoose:r=>e.choose(r,null)}),i(Fr,{label:"Host",hosts:t.hosts,chosen:n.host,onChoose:r=>e.choose(t,r)}),i(la,{chosen:e.compare,onChoose:e.compareWith})]})}function Vr({shown:e,choice:t,error:n}){return e===null||t===null||n?!1:!Bt(e,t)}function da({overview:e}){let[t,n]=P(null);return i(C,{children:[i(Kt,{}),i("header",{class:"bar",children:[i("h1",{children:["Overview of ",e.run.id]}),i(Wt,{overview:e})]}),i("main",{children:i(Dn,{overview:e,step:t,onStep:n})})]})}var Vf="dark-mode";function ga(e){let t=Xf();if(t){let o=()=>e(t.classList.contains(Vf)?"dark":"light"),s=new MutationObserver(o);return s.observe(t,{attributes:!0,attributeFilter:["class"]}),o(),()=>s.disconnect()}let n=window.matchMedia("(prefers-color-scheme: dark)"),r=()=>e(n.matches?"dark":"light");return n.addEventListener("change",r),r(),()=>n.removeEventListener("change",r)}function Xf(){try{return window.parent===window?null:window.parent.document.body}catch{return null}}var _a=`.bar {
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
`;var ya=`/* All colours are custom properties of charts/palette.ts. */

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
`;var ba=`.stacked-bar {
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
`;var va=`.legend {
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
`;var wa=`.verdict {
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
`;var xa=`.diagnostics > li {
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
`;var ka=`.facts > div {
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
`;var Sa=`.findings {
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
`;var Ma=`.headline > .definition {
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
`;var Ta=`.latency-table tbody th {
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
`;var Ca=`.metrics {
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
`;var Pa=`.notice {
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
`;var Ra=`main {
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
`;var Aa=`.run-picker {
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
`;var Ea=`.step-graph {
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
`;var Na=`.table-scroll {
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

.worked {
  margin-top: 4px;
}

.side + .side {
  margin-top: 14px;
}
`;var $a=[ya,_a,Aa,Ra,Na,va,Ma,ba,Ca,Ea,Ta,ka,Sa,xa,wa,Pa].join(`
`);var Rt=It();function cp(){let e=document.documentElement;e.lang="en",document.title=Rt?`Overview of ${Rt.run.id}`:"Overview",document.adoptedStyleSheets=[...document.adoptedStyleSheets,fp()],ga(n=>{e.dataset.theme=n});let t=document.createElement("div");t.id="overview",document.body.append(t),io(Rt?i(da,{overview:Rt}):i(ma,{}),t)}function fp(){let e=new CSSStyleSheet;return e.replaceSync(`:root{color-scheme:light;${Zn("light")}}:root[data-theme="dark"]{color-scheme:dark;${Zn("dark")}}`+$a),e}Rt&&cp();export{cp as render};
