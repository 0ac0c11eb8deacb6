/* Do not edit: built from frontend/ by "npm run build".
 * Third-party code in this file: see THIRD_PARTY_NOTICES.txt beside it. */
var D,bo,bl,Me,nr,Ut,wo,Vt,vo,or,rr,wl,bt=Symbol.for("pv"),Kt={},Xt=[],vl=/^m(i|n|o|s|text|space)$/,ir=Array.isArray,xo=Xt.slice,Oe=Object.assign;function $e(e){e&&e.parentNode&&e.remove()}function qt(e,t,n,r,o){var s={type:e,props:t,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:bt,__v:o||++bo,__i:-1,__u:0};return!o&&D.vnode&&D.vnode(s),s}function T(e){return e.children}function qe(e,t){this.props=e,this.context=t,this.__g=0}function Te(e,t){if(t==null)return e.__&&Te(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:Te(e)}function xl(e){var t,n=e.__v,r=n.__e,o=[],s=[],a=e.__P;a&&((t=Oe({constructor:bt},n)).__v=n.__v+1,D.vnode&&D.vnode(t),sr(a,t,n,e.__n,a.namespaceURI,32&n.__u?[r]:null,o,r||Te(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,Po(o,t,s),n.__=n.__e=null,t.__e!=r&&ko(t))}function ko(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),ko(e)}function _o(e){(8&e.__g||(e.__g|=8,Me.push(e),Ut++))&&nr==D.debounceRendering||((nr=D.debounceRendering)||queueMicrotask)(So)}function So(){try{for(var e,t=1;Me.length;)Me.length>t&&Me.sort(wo),e=Me.shift(),t=Me.length,8&e.__g&&xl(e)}finally{(Ut=Me.length)&&(nr||queueMicrotask)(So)}}function Mo(e,t,n,r,o,s,a,l,u,c,f){var h,m,p,_,b,y,w=r.__k||Xt,g=t.length;for(u=kl(n,t,w,u,g),h=0;h<g;h++)(p=n.__k[h])!=null&&(m=~p.__i&&w[p.__i]||Kt,p.__i=h,y=sr(e,p,m,o,s,a,l,u,c,f),_=p.__e,(m.ref!=p.ref||8&m.__u)&&(m.ref&&ar(m.ref,null,p,m),p.ref&&f.push(p.ref,p.__c||_,p)),b=b||_,4&p.__u?(u=To(p,u,e,!m.__v),m.__e&&(m.__e=null)):typeof p.type=="function"&&y!==void 0?u=y:_&&(u=_.nextSibling),p.__u&=-21);return n.__e=b,u}function kl(e,t,n,r,o){var s,a,l,u,c,f,h,m,p,_=n.length,b=_,y=0,w=0,g=e.__k=Array(o);for(s=0;s<o;s++)(a=t[s])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=g[s]=qt(null,a):ir(a)?a=g[s]=qt(T,{children:a}):a.constructor===bt&&a.__b?a=g[s]=qt(a.type,a.props,a.key,a.ref,a.__v):g[s]=a,u=s+y,a.__=e,a.__b=e.__b+1,l=null,~(c=a.__i=Sl(a,n,u,b))&&(b--,(l=n[c])&&(l.__u|=2)),l&&l.__v?(a.__u|=16,c==u-1?y--:c==u+1?y++:c!=u&&(c>u?y--:y++,w=1)):(~c||(o>_?y--:o<_&&y++),typeof a.type!="function"&&(a.__u|=4))):g[s]=null;if(w){for(f=[],h=[],s=0;s<o;s++)if((a=g[s])&&16&a.__u){for(y=0,m=f.length;y<m;)f[p=y+m>>1]<a.__i?y=p+1:m=p;f[y]=a.__i,h[s]=y+1}for(y=f.length;s--;)h[s]&&(h[s]==y?y--:g[s].__u|=4)}if(b)for(s=0;s<_;s++)!(l=n[s])||2&l.__u||(l.__e==r&&(r=Te(l)),lr(l,l));return r}function To(e,t,n,r){var o,s,a,l;if(typeof e.type=="function"){if(e.props.__P)return t;if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&(o[s].__=e,t=To(o[s],t,n,!1));return t}for(t&&!t.parentNode&&(t=Te(e))&&!t.parentNode&&(t=null),a=e.__e,l=t;l&&l.nodeType==8;)l=l.nextSibling;for(a!=l&&(!r&&n.moveBefore&&a.parentNode?n.moveBefore(a,t):n.insertBefore(a,t||null)),t=a;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Sl(e,t,n,r){var o,s=e.key,a=e.type,l=t[n],u=l&&!(2&l.__u);if(l===null&&s==null||u&&s==l.key&&a==l.type)return n;if(r>(u?1:0)){for(o=n-1;o>=0;o--)if((l=t[o])&&!(2&l.__u)&&s==l.key&&a==l.type)return o;for(o=n+1;o<t.length;o++)if((l=t[o])&&!(2&l.__u)&&s==l.key&&a==l.type)return o}return-1}function yo(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Gt(e,t,n,r,o){var s,a;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof r=="string"&&(e.style.cssText=r=""),r)for(t in r)n&&t in n||yo(e.style,t);if(n)for(t in n)r&&n[t]==r[t]||yo(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof r!="function"&&(r=null),(e.__e||(e.__e={}))[t]=n,n&&r||(a=rr[t]||(rr[t]=Ml(t)),(e.__a||(e.__a={}))[t]=or,s=t!=(t=t.replace(vo,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,a,s):e.removeEventListener(t,a,s));else{if(o=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Ml(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[Vt]==null)t[Vt]=or++;else if(t[Vt]<this.__a[e])return;return n(D.event?D.event(t):t)}}}function sr(e,t,n,r,o,s,a,l,u,c){var f,h,m,p,_,b,y,w,g,v,d,C,P,O,F,W,B,G,k=t.type;if(t.constructor!==bt)return null;128&n.__u&&(u=32&n.__u,f=n.__c.__z)&&(t.__u|=u,h=s=[],f.nodeType==8?l=Wt(f,s):s.push(f),l=s[0]||l),(f=D.__b)&&f(t);e:if(typeof k=="function"){m=a.length;try{if(w=t.props,g=(f=k.prototype)&&f.render,v=(f=k.contextType)&&r[f.__c],d=f?v?v.props.value:f.__:r,(p=n.__c)?(t.__c=p,2&p.__g&&(p.__g|=1)):(g?t.__c=p=new k(w,d):(t.__c=p=new qe(w,d),p.constructor=k,p.render=Cl),v&&v.sub(p),p.state||(p.state={}),p.__n=r,p.__g|=8,p.__h=[],p.__k=[]),g&&(p.__s||(p.__s=p.state),k.getDerivedStateFromProps&&(p.__s==p.state&&(p.__s=Oe({},p.__s)),Oe(p.__s,k.getDerivedStateFromProps(w,p.__s)))),_=p.props,b=p.state,p.__v=t,n.__c){if(w!==_&&g&&!k.getDerivedStateFromProps&&p.componentWillReceiveProps&&p.componentWillReceiveProps(w,d),t.__v==n.__v&&!(8&p.__g)||!(4&p.__g)&&p.shouldComponentUpdate&&p.shouldComponentUpdate(w,p.__s,d)===!1){t.__v!=n.__v&&(p.props=w,p.state=p.__s,p.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(R){R&&(R.__=t)}),Xt.push.apply(p.__h,p.__k),p.__k=[],p.__h.length&&a.push(p),l=Te(n);break e}p.componentWillUpdate&&p.componentWillUpdate(w,p.__s,d),g&&p.componentDidUpdate&&p.__h.push(function(){p.componentDidUpdate(_,b,y)})}else g&&!k.getDerivedStateFromProps&&p.componentWillMount&&p.componentWillMount(),g&&p.componentDidMount&&p.__h.push(p.componentDidMount);p.context=d,p.props=w,p.__P=e,p.__g&=-5,C=D.__r,P=g?25:0;do p.__g&=-9,C&&C(t),f=p.render(p.props,p.state=p.__s,p.context);while(8&p.__g&&++P<25);g&&(Xt.push.apply(p.__h,p.__k),p.__k=[]),p.state=p.__s,p.getChildContext&&(r=Oe({},r,p.getChildContext())),g&&n.__c&&p.getSnapshotBeforeUpdate&&(y=p.getSnapshotBeforeUpdate(_,b)),O=f&&f.type===T&&f.key==null?f.props.children:f,w.__P&&(f=l,o=(e=w.__P).namespaceURI,u=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(R){R&&lr(R,R)}),n.__k=null),l=n.__k?Te(n,0):null),l=Mo(e,ir(O)?O:[O],t,n,r,o,s,a,l,u,c),w.__P&&(t.__e=null,l=f),t.__u&=-161,h&&h.some($e),p.__h.length&&a.push(p),1&p.__g&&(p.__g&=-4)}catch(R){if(a.length=m,t.__v=null,u||s)if(R&&R.then){if(t.__u|=128|u,s){for(~(B=s.indexOf(l||void 0))||(B=s.length);(G=s[B-1])&&G.nodeType==8;)B--;for(;B<s.length;B++)if(G=s[B])if(s[B]=null,F){if(G==W)break}else{if(G.nodeType!=8)break;G.data.startsWith("$s")&&(W=Wt(F=G))}}if(!F){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;F=l}(f=Wt(F=t.__c.__z||(t.__c.__z=F)))?(t.__e=F,l=f):t.__e=l,l=l&&l.nextSibling}else s&&s.some($e);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),R&&R.then||Co(t),D.__e(R,t,n)}}else l=t.__e=Tl(n.__e,t,n,r,o,s,a,u,c,e);return(f=D.diffed)&&f(t),l}function Wt(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function Co(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Co))}function Po(e,t,n){for(var r=0;r<n.length;)ar(n[r++],n[r++],n[r++]);D.__c&&D.__c(t,e),e.some(function(o){try{e=o.__h,o.__h=[],e.some(function(s){s.call(o)})}catch(s){D.__e(s,o.__v)}})}function Tl(e,t,n,r,o,s,a,l,u,c){var f,h,m,p,_,b,y,w,g=n.props||Kt,v=t.props,d=t.type;if(d=="svg"?o="http://www.w3.org/2000/svg":d=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),s){for(f=0;f<s.length;f++)if((_=s[f])&&(d?_.localName==d:_.nodeType==3)){e=_,s[f]=null;break}}if(!e){if(w=c.ownerDocument||document,!d)return w.createTextNode(v);e=w.createElementNS(o,d,v.is?v:c),l&&(D.__m&&D.__m(t,s),l=!1),s=null}if(d){if(c=d=="template"&&e.content||e,s=d=="textarea"&&v.defaultValue!=null?null:s&&xo.call(c.childNodes),!l&&s)for(g={},f=0;f<e.attributes.length;f++)g[(_=e.attributes[f]).name]=_.value;for(f in g)_=g[f],f=="dangerouslySetInnerHTML"?m=_:f=="children"||f in v||f=="value"&&"defaultValue"in v||f=="checked"&&"defaultChecked"in v||Gt(e,f,null,_,o);for(f in v)_=v[f],f=="children"?p=_:f=="dangerouslySetInnerHTML"?h=_:f=="value"?b=_:f=="checked"?y=_:l&&typeof _!="function"||g[f]===_||Gt(e,f,_,g[f],o);h?(l||m&&(h.__html==m.__html||h.__html==e.innerHTML)||(e.innerHTML=h.__html),t.__k=[]):(m&&(e.textContent=""),(d=="foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&vl.test(d))&&(o="http://www.w3.org/1999/xhtml"),Mo(c,ir(p)?p:[p],t,n,r,o,s,a,s?s[0]:n.__k&&Te(n,0),l,u),s&&s.some($e)),l&&d!="textarea"||(f="value",d=="progress"&&b==null?e.removeAttribute(f):b==null||b===e[f]&&(d!="progress"||b)||Gt(e,f,b,g[f],o),f="checked",y!=null&&y!=e[f]&&Gt(e,f,y,g[f],o))}else g===v||l&&e.data==v||(e.data=v);return e}function ar(e,t,n,r){try{typeof e=="function"?t?t.__x=e(t)||1:r&&(r=r.__c||r.__e)&&(t=r.__x)&&(r.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(o){D.__e(o,n)}}function lr(e,t,n){var r,o,s,a;if(D.unmount&&D.unmount(e),!(r=e.ref)||r.current&&r.current!=e.__e||ar(r,null,t,e),r=e.__c){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(l){D.__e(l,t)}r.__P=r.__n=null}if(r=e.__k)for(a=0;a<r.length;a++)r[a]&&lr(r[a],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(r=e.__c)&&(r=r.__z)&&(o=Wt(r,s=[]))&&(r==e.__e&&s.some($e),$e(o),$e(r)),n||$e(e.__e),e.__e=e.__c=e.__=null}function Cl(e,t,n){return this.constructor(e,n)}function Ao(e,t){var n,r,o,s;D.__&&D.__(e,t),t.nodeType==9&&(t=t.documentElement),r=(n=e&&32&e.__u)?null:t.__k,t.__k=qt(T,{children:[e]}),o=[],s=[],sr(t,t.__k,r||Kt,Kt,t.namespaceURI,r?null:t.firstChild?xo.call(t.childNodes):null,o,r?r.__e:t.firstChild,n,s),Po(o,t.__k,s),t.__k.props.children=null}D={__e:function(e,t,n,r){for(var o,s,a;t=t.__;)if((o=t.__c)&&!(1&o.__g)){o.__g|=4;try{if((a=(s=o.constructor)&&s.getDerivedStateFromError)&&o.setState(s.getDerivedStateFromError(e)),o.componentDidCatch&&(o.componentDidCatch(e,r||{}),a=1),a&&8&o.__g)return void(o.__g|=2)}catch(l){e=l}}throw Ut=0,e}},bo=0,bl=function(e){return e!=null&&e.constructor===bt},qe.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=Oe({},this.state)),typeof e=="function"&&(e=e(Oe({},n),this.props)),e&&(Oe(n,e),this.__v&&(t&&this.__k.push(t),_o(this)))},qe.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),_o(this))},qe.prototype.render=T,Me=[],Ut=0,wo=function(e,t){return e.__v.__b-t.__v.__b},Vt=Symbol(),vo=/(PointerCapture)$|Capture$/i,or=0,rr={},wl=0;var Pl="overview-document",ur;function jt(){if(ur===void 0){let e=document.getElementById(Pl)?.textContent;ur=e?JSON.parse(e):null}return ur}function Yt(e,t){return e.run===t.run&&e.host===t.host&&e.kind===t.kind}function We({run:e,host:t,kind:n}){return[e,t,n&&`steps ${n}`].filter(Boolean).join(", ")}function Ue({run:e,host:t,kind:n}){let r=new URLSearchParams({run:e});return t!==null&&r.set("host",t),n!==null&&r.set("kind",n),r}function _e({steps:e}){return e?.kinds.find(({leading:t})=>t)?.name??null}var Al,Eo=new Map;function fe(e,t){let n=Eo.get(t);return n||(n=new Intl.NumberFormat(Al,{minimumFractionDigits:t,maximumFractionDigits:t,useGrouping:"min2"}),Eo.set(t,n)),n.format(e)}function se(e){return typeof e=="number"&&Number.isFinite(e)}function x(e){if(!se(e))return"–";let t=Ce(e);return`${cr(e,t)} ${t}`}var pe={µs:.001,ms:1,s:1e3};function Ce(e){let t=Math.abs(e);return t>=999.95?"s":t>0&&t<.01?"µs":"ms"}function cr(e,t){return se(e)?wt(e/pe[t]):"–"}function Zt(e,t){let n=Ce(e),r=$o(e/pe[n]);return`± ${fe(t/pe[n],r)} ${n}`}function Qt(e,t){if(!se(e))return"–";let n=se(t)&&t!==0?` (${ye(100*e/Math.abs(t),"%")})`:"";return ye(e,"ms")+n}function ye(e,t){if(!se(e))return"–";let n=e>0?"+":e<0?"−":"",r=oe(Math.abs(e),t);return r.startsWith("<")?r:n+r}function q(e){return se(e)?`${El(e)} %`:"–"}function El(e){return e===0||e===100?String(e):e>0&&e<.05?`<${fe(.1,1)}`:e<100&&e>=99.95?`>${fe(99.9,1)}`:fe(e,1)}function E(e){return se(e)?fe(Math.round(e),0):"–"}function J(e){return se(e)?Number.isInteger(e)?fe(e,0):wt(e):"–"}function oe(e,t){if(!se(e))return"–";switch(t){case"ms":return x(e);case"%":return q(e);case"count":return J(e);case"1/s":return`${wt(e)} / s`;default:return t===""?wt(e):`${wt(e)} ${t}`}}function Jt(e,t){return fe(e,Math.max(0,-Math.floor(Math.log10(t)+1e-9)))}function Ro(e){let t=e.lastIndexOf(" ");return t<0?[e,""]:[e.slice(0,t),e.slice(t+1)]}function en(e){return oe(e.value,e.unit)}function te(e){return e.replace(Rl,"$1 $2")}var Rl=/(\d) (%|(?:µs|ms|s|[kMGT]?B|[GT]?FLOPs?(?:\/s)?|[GT]B\/s|steps?)(?![\w/]))/g;function tn(e){if(!se(e))return"–";let t=["B","kB","MB","GB","TB"],n=e,r=0;for(;n>=999.5&&r<t.length-1;)n/=1e3,r+=1;return`${fe(n,r===0||n>=99.95?0:1)} ${t[r]}`}function No(e){if(!se(e)||e<=0)return"–";let t=new Date(e/1e6);return Number.isNaN(t.getTime())?"–":`${t.toISOString().slice(0,19).replace("T"," ")} UTC`}function I(e,t){return`${E(e)} ${t}${e===1?"":"s"}`}function Ke(e){let t=e.replace(/_/g," ").trim();return t.charAt(0).toUpperCase()+t.slice(1)}function $o(e){let t=Math.abs(e);return t===0||t>=1e3?0:t>=99.995?1:t>=9.9995?2:3}function wt(e){return e!==0&&Math.abs(e)<5e-4?`${e<0?">-":"<"}${fe(.001,3)}`:fe(e,$o(e))}var Nl=Symbol.for("pv"),$l=0;function i(e,t,n,r,o,s){t||(t={});var a,l,u=t;if("ref"in u&&typeof e!="function")for(l in u={},t)l=="ref"?a=t[l]:u[l]=t[l];var c={type:e,props:u,key:n,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Nl,__v:--$l,__i:-1,__u:0};return(o||s)&&(c.__source=o,c.__self=s),D.vnode&&D.vnode(c),c}function L({id:e,title:t,note:n,actions:r,children:o}){return i("section",{class:"panel",id:e,"aria-labelledby":`${e}-title`,children:[i("header",{class:"panel-head",children:[i("h2",{id:`${e}-title`,children:t}),n&&i("p",{class:"panel-note",children:n}),r&&i("div",{class:"panel-actions",children:r})]}),o]})}function ee({kind:e,children:t}){return i("span",{class:e?`tag tag-${e}`:"tag",children:t})}var Oo=[["error","Error"],["warning","Warning"],["info","Note"]];function fr({diagnostics:e,run:t}){let n=[...t.files.filter(o=>o.status!=="ok").map(Ol),...e],r=o=>Oo.findIndex(([s])=>s===o);return n.sort((o,s)=>r(o.severity)-r(s.severity))}function Ol(e){return{code:`file_${e.status}`,severity:e.status==="unreadable"?"error":"warning",message:`${e.host} (${tn(e.bytes)}) is ${e.status}${e.message?`: ${e.message}`:""}`,hint:null}}function Lo({overview:e}){let t=fr(e);return i(L,{id:"diagnostics",title:"Data quality",note:"diagnostics of the profile",children:t.length===0?i("p",{class:"quiet",children:"Nothing to report: all files were read in full."}):i("ul",{class:"diagnostics",children:t.map((n,r)=>i("li",{"data-code":n.code,class:`is-${n.severity}`,children:[i("span",{class:"diagnostic-severity",children:Oo.find(([o])=>o===n.severity)?.[1]??n.severity}),i("span",{children:[te(n.message),n.hint&&i("span",{class:"metric-reason",children:n.hint})]})]},`${n.code}-${r}`))})})}function nn({overview:e}){let t=fr(e).filter(({severity:n})=>n!=="info").length;return i("p",{class:"badges",children:[i("span",{class:"tag",children:e.platform.toUpperCase()}),e.job.kind!=="unknown"&&i("span",{class:"tag",children:Ke(e.job.kind)}),t>0&&i("button",{type:"button",class:"tag tag-warn",onClick:()=>document.getElementById("diagnostics")?.scrollIntoView(),children:t===1?"1 warning":`${t} warnings`})]})}var Ll=2e3,U=class extends Error{constructor(n,r,o=null,s=null,a=null){super(r);this.code=n;this.hint=o;this.status=s;this.retryAfterSeconds=a;this.name="ApiError"}code;hint;status;retryAfterSeconds},Dl=50,pr=500;function vt({search:e="",offset:t=0,limit:n=Dl}={},r){let o=new URLSearchParams({limit:String(n)});return e!==""&&o.set("search",e),t>0&&o.set("offset",String(t)),Bo(`./runs?${o}`,r)}async function rn(e,t){for(let n=0;;n+=pr){let{runs:r}=await vt({search:e,offset:n,limit:pr},t),o=r.find(s=>s.id===e);if(o)return o;if(r.length<pr)return null}}async function Io(e,t,n,r){let o=Ue(e);for(e.host===null&&r&&o.set("partial","1");;){let s=await kt(`./overview?${o}`,t,n);if(s.schema_version!==1)throw new U("unknown_schema",`The server sent version ${s.schema_version} of the overview document; this page reads version ${1}.`,"Reload the browser tab, so that page and server come from the same installation.");if(!s.run.pending?.length)return s;r?.(s),await Ho(Ll,t)}}async function xt(e,t,n,r){let o={...e,kind:null};try{let s=await Io(e,t,n,r),a=e.kind===null||_e(s)===e.kind;return{overview:s,shown:a?e:o,lostKind:a?null:e.kind}}catch(s){if(e.kind===null||!(s instanceof U)||s.code!=="unknown_kind")throw s}return{overview:await Io(o,t,n,r),shown:o,lostKind:e.kind}}async function kt(e,t,n){for(;;)try{return await Bo(e,t)}catch(r){if(!(r instanceof U)||r.retryAfterSeconds===null)throw r;n?.(r),await Ho(r.retryAfterSeconds*1e3,t)}}async function Bo(e,t){if(jt()!==null)throw new U("exported_page","This page is an export: it holds this overview, and has no server to ask for more.","Open the run in TensorBoard.");let n;try{n=await fetch(e,{signal:t??null,headers:{Accept:"application/json"}})}catch(o){throw t?.aborted?o:new U("network","TensorBoard does not answer.","Check that the tensorboard process is still running, then retry.")}let r;try{r=await n.json()}catch(o){if(t?.aborted)throw o;r=null}if(!n.ok)throw Il(n,r);if(r===null||typeof r!="object")throw new U("bad_answer",`The answer of ${e} is not JSON.`,null,n.status);return r}function Il(e,t){let n=t?.error,r=e.status===503?Bl(e.headers.get("Retry-After")):null;return n&&typeof n.message=="string"?new U(n.code,n.message,n.hint??null,e.status,r):new U("bad_answer",`The server answered ${e.status} without saying why.`,"The terminal in which tensorboard runs may tell more.",e.status,r)}function Bl(e){let t=e===null?Number.NaN:Number(e);return Number.isFinite(t)?Math.min(30,Math.max(.25,t)):1}function Ho(e,t){return new Promise((n,r)=>{let o=()=>{clearTimeout(s),r(t?.reason)},s=setTimeout(()=>{t?.removeEventListener("abort",o),n()},e);t?.aborted?o():t?.addEventListener("abort",o,{once:!0})})}var be=class{controller=null;async run(t){this.cancel();let n=new AbortController;this.controller=n;try{let r=await t(n.signal);return n.signal.aborted?null:r}catch(r){if(n.signal.aborted)return null;throw r}}cancel(){this.controller?.abort(),this.controller=null}};function St({title:e,detail:t,hint:n,kind:r="quiet",children:o}){return i("section",{class:`notice notice-${r}`,role:r==="error"?"alert":"status",children:[i("h2",{children:e}),t&&i("p",{class:"preformatted",children:t}),n&&(n.includes(`
`)?i("pre",{tabindex:0,children:n}):i("p",{class:"reason",children:n})),o]})}function on({error:e,onRetry:t}){return i(St,{title:Hl(e),detail:e.message,hint:e.hint,kind:"error",children:i("button",{type:"button",onClick:t,children:"Try again"})})}function Hl({code:e,status:t}){return e==="load_failed"?"The Overview plugin could not be loaded":e==="network"?"No connection to TensorBoard":t===422?"This profile cannot be read":t===404?"Not found":"The overview cannot be shown"}function sn({message:e}){let t=/(\d+(?:\.\d+)?)\s*%/.exec(e??"")?.[1],[,n,r]=/(\d+) of (\d+)/.exec(e??"")??[],o=t!==void 0?Number(t)/100:r?Number(n)/Number(r):null;return i("progress",{"aria-label":"Progress",...o===null?{}:{value:Math.min(1,o),max:1}})}var an=class extends qe{state={failure:null};componentDidCatch(t){console.error(t);let n=new U("page",`The page failed to draw this overview: ${t.message}`,"This is a defect of the page. The same overview can be read with: tensorboard-overview show");this.setState({failure:{subject:this.props.subject,error:n}})}render(){let{failure:t}=this.state,{subject:n,onRetry:r,children:o}=this.props;return t===null||t.subject!==n?o:i(on,{error:t.error,onRetry:r})}};var hr={light:{other:"#78808a",compilation:"#7c41b4",output:"#1a7b63",input:"#f86107",launch:"#8f5e0d",host:"#37a55a",collectives:"#a3243b",transfer:"#c556b2",compute:"#475ae5"},dark:{other:"#6f7883",compilation:"#a76fe1",output:"#66d7d7",input:"#e07601",launch:"#e9d668",host:"#94bf73",collectives:"#cb4835",transfer:"#ec8cba",compute:"#66a5fe"}},Go={light:{ground:"#f4f5f7",raised:"#ffffff",sunken:"#f0f2f5",line:"#dde1e6","line-strong":"#868e98",text:"#1a1f26",muted:"#59626d",accent:"#1f5fbf",warn:"#8f5a00",bad:"#b3261e",good:"#0b6e3f"},dark:{ground:"#101317",raised:"#181c22",sunken:"#20252c",line:"#2d333c","line-strong":"#6d7681",text:"#e7eaee",muted:"#9fa8b3",accent:"#7db8ff",warn:"#f0b657",bad:"#ff8f85",good:"#6fd39a"}},zo=.3;function zl(e,t){let n=Fo(Go[e].raised);return`#${Fo(hr[e][t]).map((o,s)=>Math.round(zo*o+(1-zo)*n[s])).map(o=>o.toString(16).padStart(2,"0")).join("")}`}function Fo(e){return[1,3,5].map(t=>parseInt(e.slice(t,t+2),16))}var Fl={all_others:"other",idle:"other",compilation:"compilation",output:"output",input:"input",kernel_launch:"launch",host_compute:"host",host_transfer:"host",device_collectives:"collectives",collectives:"collectives",device_to_device:"transfer",sparsecore:"transfer",device_compute:"compute",compute:"compute",device_work:"transfer",host:"host",device:"compute",communication:"input"},Xe=Object.keys(hr.light);function we(e,t){return Fl[e]??Xe[(t+1)%Xe.length]}function mr(e){return`var(--cat-${e})`}function Vo(e){return`var(--gap-${e})`}function dr(e){let t=Object.entries(hr[e]).map(([o,s])=>`--cat-${o}:${s};`),n=Xe.map(o=>`--gap-${o}:${zl(e,o)};`),r=Object.entries(Go[e]).map(([o,s])=>`--${o}:${s};`);return[...t,...n,...r].join("")}var Le=8,Gl=3,Vl={compute:null,other:i("circle",{cx:2,cy:2,r:1.2}),compilation:i("path",{d:"M0,0l8,8M8,0l-8,8"}),output:i("path",{d:"M0,2h8M0,6h8"}),input:i("path",{d:"M-2,2l4,-4M0,8l8,-8M6,10l4,-4"}),launch:i("path",{d:"M2,0v8M6,0v8"}),host:i("circle",{cx:4,cy:4,r:2}),collectives:i("path",{d:"M-2,6l4,4M0,0l8,8M6,-2l4,4"}),transfer:i("path",{d:"M0,4h8M4,0v8"})};function ln(){return i("svg",{class:"pattern-defs",width:0,height:0,"aria-hidden":"true",children:i("defs",{children:[Xe.map(e=>i("pattern",{id:`pattern-${e}`,class:"tile",width:Le,height:Le,patternUnits:"userSpaceOnUse",children:Vl[e]},e)),Xe.map(e=>i("pattern",{id:`gap-${e}`,width:Le,height:Le,patternUnits:"userSpaceOnUse",patternTransform:"rotate(-45)",children:[i("rect",{width:Le,height:Le,fill:Vo(e)}),i("rect",{width:Gl,height:Le,fill:mr(e)})]},e)),i("pattern",{id:"incomplete-hatch",width:6,height:6,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)",children:[i("rect",{class:"hatch-veil",width:6,height:6}),i("rect",{class:"hatch-line",width:2,height:6})]})]})})}function qo({role:e,gap:t=!1}){return t?`url(#gap-${e})`:mr(e)}function Wo({id:e,d:t,look:n,dimmed:r}){return i("g",{class:r?"is-dimmed":void 0,children:[i("path",{"data-category":e,d:t,fill:qo(n),"shape-rendering":"crispEdges"}),i("path",{class:"pattern",d:t,fill:`url(#pattern-${n.role})`})]})}function gr({look:e}){return i("svg",{class:"patterned-fill",width:"100%",height:"100%","aria-hidden":"true",children:[i("rect",{width:"100%",height:"100%",fill:qo(e)}),i("rect",{class:"pattern",width:"100%",height:"100%",fill:`url(#pattern-${e.role})`})]})}function he({look:e}){return i("span",{class:"swatch","aria-hidden":"true",children:i(gr,{look:e})})}var De,X,_r,Uo,yr=Object.is,Tt=0,ti=[],br=[],K=D,Ko=K.__b,Xo=K.__r,jo=K.diffed,Yo=K.__c,Zo=K.unmount,Qo=K.__;function Ct(e,t){K.__h&&K.__h(X,e,Tt||t),Tt=0;var n=X.__H||(X.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function A(e){return Tt=1,ql(ri,e)}function ql(e,t,n){var r=Ct(De++,2);if(r.t=e,!r.__c&&(r.__=[n?n(t):ri(void 0,t),function(s){var a=(r.__N||r.__)[0],l=r.t(a,s);yr(a,l)||(r.__N=[l,r.__[1]],r.__c.setState({}))}],r.__c=X,!X.__f)){X.__f=!0;var o=X.shouldComponentUpdate;X.shouldComponentUpdate=function(s,a,l){var u=this.__H;if(!u)return!0;var c=!1,f=this.props!=s;if(u.__.some(function(m){m.__N&&(c=!0,yr(m.__[0],m.__N[0])||(f=!0))}),o){var h=o.call(this,s,a,l);return c?h||f:h}return!c||f}}return r.__}function Y(e,t){var n=Ct(De++,3);!K.__s&&vr(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,X.__H.__h.push(n))}function ni(e,t){var n=Ct(De++,4);!K.__s&&vr(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,X.__h.push(n))}function z(e){return Tt=5,V(function(){return{current:e}},[])}function V(e,t){var n=Ct(De++,7);return vr(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function ie(e,t){return Tt=8,V(function(){return e},t)}function ve(){var e=Ct(De++,11);if(!e.__){for(var t=X.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function Wl(){var e;do{for(;e=br.shift();)try{Mt(e)}catch(n){K.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=ti.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Mt),t.__h.some(wr),t.__h=[]}catch(n){t.__h=[],K.__e(n,e.__v)}}}while(br.length)}K.__b=function(e){X=null,Ko&&Ko(e)},K.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Qo&&Qo(e,t)},K.__r=function(e){Xo&&Xo(e),De=0;var t=(X=e.__c).__H;t&&(_r==X?X.__h=[]:(t.__h.some(Mt),t.__h.some(wr),De=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),_r=X},K.diffed=function(e){jo&&jo(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&ei(ti.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),_r=X=null},K.__c=function(e,t){t.some(function(n){try{n.__h.some(Mt),n.__h=n.__h.filter(function(r){return!r.__||wr(r)})}catch(r){n.__h=[function(){throw r}]}}),Yo&&Yo(e,t)},K.unmount=function(e){Zo&&Zo(e);var t,n,r=e.__c;r&&r.__H&&(r.__H.__.some(function(o){try{if(o.__P&&o.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}o.__P=n,ei(br.push(o))}else Mt(o)}catch(s){t=s}}),r.__H=void 0,t&&K.__e(t,r.__v))};var Jo=typeof requestAnimationFrame=="function";function Ul(e){var t,n=function(){clearTimeout(r),Jo&&cancelAnimationFrame(t),setTimeout(e)},r=setTimeout(n,35);Jo&&(t=requestAnimationFrame(n))}function ei(e){e!=1&&Uo==K.requestAnimationFrame||((Uo=K.requestAnimationFrame)||Ul)(Wl)}function Mt(e){var t=X,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),X=t}function wr(e){var t=X;e.__c=e.__(),X=t}function vr(e,t){return!e||e.length!=t.length||t.some(function(n,r){return!yr(n,e[r])})}function ri(e,t){return typeof t=="function"?t(e):t}var Kl="http://www.w3.org/2000/svg",Xl=["display","fill","fill-opacity","font-family","font-size","font-weight","opacity","stroke","stroke-dasharray","stroke-opacity","stroke-width"],jl=".cursor, .cursor-band, .drag";function ii(e,t,n){let r=getComputedStyle(e),o=getComputedStyle(document.documentElement),s=e.width.baseVal.value+32,a=Zl(n,s-32),l=30+a.length*20,u=e.height.baseVal.value+l+16,c=Ie("svg",{width:s,height:u,viewBox:`0 0 ${s} ${u}`});c.append(Ie("title",{},t)),c.append(Ie("rect",{width:s,height:u,fill:o.getPropertyValue("--raised").trim()||"#fff"}));let f={fill:o.color,"font-family":r.fontFamily,"font-size":12};c.append(Ie("text",{...f,"font-weight":600,x:16,y:22},t)),a.forEach((m,p)=>{for(let{label:_,color:b,x:y}of m){let w=30+p*20;c.append(Ie("rect",{x:16+y,y:w,width:10,height:10,rx:2,fill:b})),c.append(Ie("text",{...f,x:16+y+16,y:w+9},_))}});let h=Ie("svg",{x:16,y:l,overflow:"visible"});for(let m of Yl(e))h.append(oi(m));for(let m of e.children)h.append(oi(m));return c.append(h),{text:new XMLSerializer().serializeToString(c),width:s,height:u}}function oi(e){let t=e.cloneNode(!0),n=[e,...e.querySelectorAll("*")],r=[t,...t.querySelectorAll("*")];return n.forEach((o,s)=>{let a=getComputedStyle(o);for(let l of Xl){let u=a.getPropertyValue(l);u!==""&&r[s].setAttribute(l,xr(u))}r[s].removeAttribute("class")}),n.forEach((o,s)=>o.matches(jl)&&r[s].remove()),t}function xr(e){return e.replace(/url\("#([^"]+)"\)/,"url(#$1)")}function Yl(e){let t=new Set;for(let{attributes:n}of e.querySelectorAll("[fill^='url(#']"))t.add(n.getNamedItem("fill").value.slice(5,-1));return[...t].map(n=>document.getElementById(n)).filter(n=>n!==null)}function Zl(e,t){let n=[],r=1/0;for(let o of e){let s=34+o.label.length*7;r+s>t&&(n.push([]),r=0),n[n.length-1].push({...o,x:r}),r+=s}return n}function Ie(e,t,n){let r=document.createElementNS(Kl,e);for(let[o,s]of Object.entries(t))r.setAttribute(o,String(s));return n!==void 0&&(r.textContent=n),r}async function si(e){let t=new Image,n=URL.createObjectURL(new Blob([e.text],{type:"image/svg+xml"}));try{t.src=n,await t.decode();let r=document.createElement("canvas");return r.width=e.width*2,r.height=e.height*2,r.getContext("2d").drawImage(t,0,0,r.width,r.height),await new Promise((o,s)=>r.toBlob(a=>a?o(a):s(new Error("The browser made no PNG.")),"image/png"))}finally{URL.revokeObjectURL(n)}}function ai(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(t),n.download=e,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),1e4)}function li({label:e,children:t}){let n=ve(),[r,o]=A(!1),s=z(null),a=()=>o(!1);return i("div",{class:"menu",onKeyDown:l=>{l.key!=="Escape"||!r||(a(),s.current?.focus())},onFocusOut:l=>{let u=l.relatedTarget;(u===null||!l.currentTarget.contains(u))&&a()},children:[i("button",{ref:s,type:"button","aria-expanded":r,"aria-controls":n,onClick:()=>o(!r),children:[e," ",i("span",{"aria-hidden":"true",children:"▾"})]}),i("div",{id:n,class:"menu-list",hidden:!r,onMouseDown:l=>l.preventDefault(),children:r&&t(a)})]})}var Ql=[["json","JSON","the whole document"],["csv","CSV","every number shown, for a spreadsheet"],["html","HTML","one file that opens without a server"],["xprof","XProf JSON","for clients of XProf's overview page"]];function ui({shown:e}){let[t,n]=A(null),r=async o=>{try{n(null),await tu(o,e)}catch(s){n(s instanceof Error?s.message:String(s))}};return i(T,{children:[i(li,{label:"Export",children:o=>i("ul",{children:[Ql.map(([s,a,l])=>i("li",{children:i("a",{href:Jl(e,s),download:"",onClick:o,children:[a," ",i("span",{class:"panel-note",children:l})]})},s)),["svg","png"].map(s=>i("li",{children:i("button",{type:"button",onClick:()=>{o(),r(s)},children:[s.toUpperCase()," ",i("span",{class:"panel-note",children:"the chart, as it is drawn now"})]})},s))]})}),t&&i("span",{class:"problem",role:"alert",children:t})]})}function Jl(e,t){let n=Ue(e);return n.set("format",t),`./export?${n}`}function eu({run:e,host:t,kind:n}){return`overview-${[e,t,n].filter(o=>o!==null).join("-").replace(/[^\w.-]+/g,"-")}`}async function tu(e,t){let n=document.querySelector("#steps svg.step-graph, #inference .chart svg");if(!n)throw new Error("There is no chart on the page: it has no steps, or shows them as a table.");let r=n.closest(".panel"),o=`${r.querySelector("h2")?.textContent}: ${t.run}`,s=ii(n,o,n.matches(".step-graph")?nu(r):[]),a=`${eu(t)}-${r.id}.${e}`;ai(a,e==="png"?await si(s):new Blob([s.text],{type:"image/svg+xml"}))}function nu(e){return[...e.querySelectorAll('.legend-item:not([aria-pressed="false"])')].map(t=>({label:t.getAttribute("aria-label")??t.textContent??"",color:xr(getComputedStyle(t.querySelector("rect")).fill)}))}async function ci(e,t,n,r){let o=new URLSearchParams({a:e.run,b:t.run});return e.host!==null&&o.set("host_a",e.host),t.host!==null&&o.set("host_b",t.host),e.kind!==null&&o.set("kind_a",e.kind),t.kind!==null&&o.set("kind_b",t.kind),kt(`./compare?${o}`,n,r)}function Z(e){let{caption:t,columns:n,rowCount:r,pageSize:o=50,rowClass:s,rowName:a,origin:l,pointedRow:u=null}=e,c=Math.max(1,Math.ceil(r/o)),[f,h]=A(0),[m,p]=A(null),_=ve(),b=z(null);Y(()=>{u!==null&&h(Math.floor(u/o))},[u]);let y=Math.min(f,c-1),w=y*o,g=Math.min(r,w+o);Y(()=>{u!==null&&b.current?.scrollIntoView?.({block:"center"})},[u,y]);let v=Array.from({length:g-w},(d,C)=>w+C);return i("div",{class:"table-block",children:[i("div",{class:"table-scroll",tabindex:0,role:"group","aria-label":t,children:i("table",{children:[i("caption",{class:"visually-hidden",children:t}),i("thead",{children:i("tr",{children:n.map(d=>i("th",{scope:"col",class:d.numeric?"numeric":void 0,children:d.definition?i("button",{type:"button",class:"column-head",title:d.definition,"aria-expanded":m===d.key,"aria-controls":_,onClick:()=>p(m===d.key?null:d.key),children:d.head}):d.head},d.key))})}),i("tbody",{children:v.map(d=>i("tr",{ref:d===u?b:void 0,class:[s?.(d),d===u?"is-pointed":""].filter(Boolean).join(" ")||void 0,children:n.map((C,P)=>P===0?i("th",{scope:"row",class:C.numeric?"numeric":void 0,children:C.cell(d)},C.key):i("td",{class:C.numeric?"numeric":void 0,children:C.cell(d)},C.key))},d))})]})}),c>1&&i(ru,{page:y,pages:c,onTurn:h,rows:[w+1,g,r]}),i(ou,{id:_,columns:n,rows:v,rowName:a,origin:l,opened:m,onOpen:p})]})}function ru({page:e,pages:t,onTurn:n,rows:r}){let[o,s,a]=r.map(E);return i("div",{class:"pager",role:"group","aria-label":"Pages of the table",children:[i("button",{type:"button",disabled:e===0,onClick:()=>n(0),children:"First"}),i("button",{type:"button",disabled:e===0,onClick:()=>n(e-1),children:"Previous"}),i("span",{role:"status",children:["Rows ",o," to ",s," of ",a]}),i("button",{type:"button",disabled:e===t-1,onClick:()=>n(e+1),children:"Next"}),i("button",{type:"button",disabled:e===t-1,onClick:()=>n(t-1),children:"Last"})]})}function ou({id:e,columns:t,rows:n,rowName:r,origin:o,opened:s,onOpen:a}){let l=t.filter(({definition:u})=>u);return l.length===0?null:i("details",{id:e,class:"how",open:s!==null,onToggle:u=>{u.currentTarget.open!==(s!==null)&&a(u.currentTarget.open?"":null)},children:[i("summary",{children:"What the columns mean, and where they come from"}),i("dl",{class:"formulas",children:[l.map(({key:u,head:c,definition:f,formula:h,worked:m})=>i("div",{class:u===s?"is-pointed":void 0,children:[i("dt",{children:c}),i("dd",{children:[f,h&&i("span",{class:"formula definition",children:["Formula: ",h]}),m&&r&&u===s&&i(iu,{rows:n,name:r,worked:m})]})]},u)),o&&i(T,{children:[i("div",{children:[i("dt",{children:"Window"}),i("dd",{children:o.window})]}),i("div",{children:[i("dt",{children:"Files"}),i("dd",{children:o.files})]})]})]})]})}function iu({rows:e,name:t,worked:n}){let r=e.map(o=>[o,n(o)]).filter(([,o])=>o!==null);return i("ul",{class:"worked",children:r.map(([o,s])=>i("li",{children:[t(o),": ",i("span",{class:"number",children:s})]},o))})}var cn={step:"step_time",period:"step_period"},su=.1;function fn(e,t){return(t==="step"?un(e):[...un(e),...At(e)]).filter(Mr)}function pn(e){return Pt(e)&&kr(e)>su*e.loop.period_ms?"period":"step"}function Pt({columns:e}){return e.period_ms.some(t=>t!==null)}function kr({loop:e}){return Object.values(e.gap_ms).reduce((t,n)=>t+n,0)}function hn({columns:{duration_ms:e,period_ms:t}},n){return n==="step"?e:e.map((r,o)=>Math.max(r,t[o]??0))}function un(e){return e.categories.map(({id:t,label:n,definition:r},o)=>({id:t,label:n,definition:r,role:we(t,o),values:Sr(e,t)}))}function At({gap:e}){return e.categories.map(({id:t,label:n,definition:r},o)=>({id:`gap-${t}`,label:n,definition:r,role:we(t,o),gap:!0,values:e.columns[t]}))}function je({label:e,gap:t}){return t&&!e.endsWith("between steps")?`${e}, between steps`:e}function Sr(e,t){return e.columns[t]??[]}function Mr({values:e}){for(let t=0;t<e.length;t+=1)if((e[t]??0)>0)return!0;return!1}var Ye="1.5 times the median step";function mn(e,t){let n=new Set(t==="period"?Tr(e):[]);return{isOutlier:au(e),hasLongGap:r=>n.has(r)}}function Tr({findings:e}){return e.find(({id:t})=>t==="long_gap")?.look_at.steps??[]}function au({headline:e,steps:t}){let n=e?.outliers;if(!t||!n||n.count===0)return()=>!1;let{complete:r,duration_ms:o}=t.columns;return s=>r[s]&&o[s]>n.above_ms}function Ze(e){return e.reduce((t,n)=>Math.max(t,n),0)}function dn(e){let t=new Float64Array(e).sort(),n=t.length>>1;return t.length===0?0:t.length%2===1?t[n]:(t[n-1]+t[n])/2}function Be(e,t){return e==null||t==null?NaN:e<t?-1:e>t?1:e>=t?0:NaN}function lu(e,t){return e==null||t==null?NaN:t<e?-1:t>e?1:t>=e?0:NaN}function pi(e){let t,n,r;e.length!==2?(t=Be,n=(l,u)=>Be(e(l),u),r=(l,u)=>e(l)-u):(t=e===Be||e===lu?e:uu,n=e,r=e);function o(l,u,c=0,f=l.length){if(c<f){if(t(u,u)!==0)return f;do{let h=c+f>>>1;n(l[h],u)<0?c=h+1:f=h}while(c<f)}return c}function s(l,u,c=0,f=l.length){if(c<f){if(t(u,u)!==0)return f;do{let h=c+f>>>1;n(l[h],u)<=0?c=h+1:f=h}while(c<f)}return c}function a(l,u,c=0,f=l.length){let h=o(l,u,c,f-1);return h>c&&r(l[h-1],u)>-r(l[h],u)?h-1:h}return{left:o,center:a,right:s}}function uu(){return 0}function cu(e){return e===null?NaN:+e}function*fu(e,t){if(t===void 0)for(let n of e)n!=null&&(n=+n)>=n&&(yield n);else{let n=-1;for(let r of e)(r=t(r,++n,e))!=null&&(r=+r)>=r&&(yield r)}}var hi=pi(Be),mi=hi.right,Qh=hi.left,Jh=pi(cu).center;var em=di(gi),tm=di(pu);function di(e){return function(t,n,r=n){if(!((n=+n)>=0))throw new RangeError("invalid rx");if(!((r=+r)>=0))throw new RangeError("invalid ry");let{data:o,width:s,height:a}=t;if(!((s=Math.floor(s))>=0))throw new RangeError("invalid width");if(!((a=Math.floor(a!==void 0?a:o.length/s))>=0))throw new RangeError("invalid height");if(!s||!a||!n&&!r)return t;let l=n&&e(n),u=r&&e(r),c=o.slice();return l&&u?(Qe(l,c,o,s,a),Qe(l,o,c,s,a),Qe(l,c,o,s,a),Je(u,o,c,s,a),Je(u,c,o,s,a),Je(u,o,c,s,a)):l?(Qe(l,o,c,s,a),Qe(l,c,o,s,a),Qe(l,o,c,s,a)):u&&(Je(u,o,c,s,a),Je(u,c,o,s,a),Je(u,o,c,s,a)),t}}function Qe(e,t,n,r,o){for(let s=0,a=r*o;s<a;)e(t,n,s,s+=r,1)}function Je(e,t,n,r,o){for(let s=0,a=r*o;s<r;++s)e(t,n,s,s+a,r)}function pu(e){let t=gi(e);return(n,r,o,s,a)=>{o<<=2,s<<=2,a<<=2,t(n,r,o+0,s+0,a),t(n,r,o+1,s+1,a),t(n,r,o+2,s+2,a),t(n,r,o+3,s+3,a)}}function gi(e){let t=Math.floor(e);if(t===e)return hu(e);let n=e-t,r=2*e+1;return(o,s,a,l,u)=>{if(!((l-=u)>=a))return;let c=t*s[a],f=u*t,h=f+u;for(let m=a,p=a+f;m<p;m+=u)c+=s[Math.min(l,m)];for(let m=a,p=l;m<=p;m+=u)c+=s[Math.min(l,m+f)],o[m]=(c+n*(s[Math.max(a,m-h)]+s[Math.min(l,m+h)]))/r,c-=s[Math.max(a,m-f)]}}function hu(e){let t=2*e+1;return(n,r,o,s,a)=>{if(!((s-=a)>=o))return;let l=e*r[o],u=a*e;for(let c=o,f=o+u;c<f;c+=a)l+=r[Math.min(s,c)];for(let c=o,f=s;c<=f;c+=a)l+=r[Math.min(s,c+u)],n[c]=l/t,l-=r[Math.max(o,c-u)]}}function mu(e=Be){if(e===Be)return _i;if(typeof e!="function")throw new TypeError("compare is not a function");return(t,n)=>{let r=e(t,n);return r||r===0?r:(e(n,n)===0)-(e(t,t)===0)}}function _i(e,t){return(e==null||!(e>=e))-(t==null||!(t>=t))||(e<t?-1:e>t?1:0)}var du=Array.prototype,nm=du.slice;var gu=Math.sqrt(50),_u=Math.sqrt(10),yu=Math.sqrt(2);function gn(e,t,n){let r=(t-e)/Math.max(0,n),o=Math.floor(Math.log10(r)),s=r/Math.pow(10,o),a=s>=gu?10:s>=_u?5:s>=yu?2:1,l,u,c;return o<0?(c=Math.pow(10,-o)/a,l=Math.round(e*c),u=Math.round(t*c),l/c<e&&++l,u/c>t&&--u,c=-c):(c=Math.pow(10,o)*a,l=Math.round(e/c),u=Math.round(t/c),l*c<e&&++l,u*c>t&&--u),u<l&&.5<=n&&n<2?gn(e,t,n*2):[l,u,c]}function yi(e,t,n){if(t=+t,e=+e,n=+n,!(n>0))return[];if(e===t)return[e];let r=t<e,[o,s,a]=r?gn(t,e,n):gn(e,t,n);if(!(s>=o))return[];let l=s-o+1,u=new Array(l);if(r)if(a<0)for(let c=0;c<l;++c)u[c]=(s-c)/-a;else for(let c=0;c<l;++c)u[c]=(s-c)*a;else if(a<0)for(let c=0;c<l;++c)u[c]=(o+c)/-a;else for(let c=0;c<l;++c)u[c]=(o+c)*a;return u}function _n(e,t,n){return t=+t,e=+e,n=+n,gn(e,t,n)[2]}function yn(e,t,n){t=+t,e=+e,n=+n;let r=t<e,o=r?_n(t,e,n):_n(e,t,n);return(r?-1:1)*(o<0?1/-o:o)}function ae(e,t){let n;if(t===void 0)for(let r of e)r!=null&&(n<r||n===void 0&&r>=r)&&(n=r);else{let r=-1;for(let o of e)(o=t(o,++r,e))!=null&&(n<o||n===void 0&&o>=o)&&(n=o)}return n}function fi(e,t){let n;if(t===void 0)for(let r of e)r!=null&&(n>r||n===void 0&&r>=r)&&(n=r);else{let r=-1;for(let o of e)(o=t(o,++r,e))!=null&&(n>o||n===void 0&&o>=o)&&(n=o)}return n}function bi(e,t,n=0,r=1/0,o){if(t=Math.floor(t),n=Math.floor(Math.max(0,n)),r=Math.floor(Math.min(e.length-1,r)),!(n<=t&&t<=r))return e;for(o=o===void 0?_i:mu(o);r>n;){if(r-n>600){let u=r-n+1,c=t-n+1,f=Math.log(u),h=.5*Math.exp(2*f/3),m=.5*Math.sqrt(f*h*(u-h)/u)*(c-u/2<0?-1:1),p=Math.max(n,Math.floor(t-c*h/u+m)),_=Math.min(r,Math.floor(t+(u-c)*h/u+m));bi(e,t,p,_,o)}let s=e[t],a=n,l=r;for(Et(e,n,t),o(e[r],s)>0&&Et(e,n,r);a<l;){for(Et(e,a,l),++a,--l;o(e[a],s)<0;)++a;for(;o(e[l],s)>0;)--l}o(e[n],s)===0?Et(e,n,l):(++l,Et(e,l,r)),l<=t&&(n=l+1),t<=l&&(r=l-1)}return e}function Et(e,t,n){let r=e[t];e[t]=e[n],e[n]=r}function wi(e,t,n){if(e=Float64Array.from(fu(e,n)),!(!(r=e.length)||isNaN(t=+t))){if(t<=0||r<2)return fi(e);if(t>=1)return ae(e);var r,o=(r-1)*t,s=Math.floor(o),a=ae(bi(e,s).subarray(0,s+1)),l=fi(e.subarray(s+1));return a+(l-a)*(o-s)}}function vi(e,t){return wi(e,.5,t)}var rm=bu(Math.random);function bu(e){return function(n,r=0,o=n.length){let s=o-(r=+r);for(;s;){let a=e()*s--|0,l=n[s+r];n[s+r]=n[a+r],n[a+r]=l}return n}}function xi(e,t){let n=0;if(t===void 0)for(let r of e)(r=+r)&&(n+=r);else{let r=-1;for(let o of e)(o=+t(o,++r,e))&&(n+=o)}return n}var wu=.05,vu=3;function wn(e){let t=e.length,n=new Float64Array(t),r=[],o=xu(e),s=Math.max(vu,Math.ceil(t*wu)),a=0;for(let l=0;l<t;l+=1){let u=o===0?0:Math.round(ki(e,l)/o)-1;if(u>0){let c=Math.min(u,s);r.push({before:l,missing:u,slot:a,width:c}),a+=c}n[l]=a,a+=1}return{slot:n,slots:a,gaps:r}}function xu(e){let t=[];for(let r=1;r<e.length;r+=1){let o=ki(e,r);o>0&&t.push(o)}let n=t[0]??0;return t.every(r=>r===n)?n:vi(t)}function ki(e,t){let n=e[t]??null,r=t>0?e[t-1]??null:null;return n===null||r===null?0:n-r}function Si(e,t){let n=new Float64Array(t);for(let r of e)for(let o=0;o<t;o+=1)n[o]=n[o]+(r[o]??0);return n}var ku=.22,Su=3,Mu=56;function et(e,t,n,r,o){let s=Math.floor(o);return s<1||r<=n?[]:r-n<=s?Tu(e,t,n,r,s):Cu(e,t,n,r,s)}function Tu({slot:e},t,n,r,o){let s=o/(r-n),a=s>=Su?Math.max(1,s*ku):0,l=Math.min(s-a,Mu),u=[];for(let c=Mi(e,n);c<e.length&&e[c]<r;c+=1){let h=(e[c]-n+.5)*s-l/2;u.push({step:c,first:c,last:c,mean:t[c]??0,x:h,width:l})}return u}function Cu({slot:e},t,n,r,o){let s=o/(r-n),a=[],l=null,u=0,c=()=>{l&&(l.mean=u/(l.last-l.first+1))};for(let f=Mi(e,n);f<e.length&&e[f]<r;f+=1){let h=Math.min(o-1,Math.floor((e[f]-n)*s)),m=t[f]??0;l===null||l.x!==h?(c(),l={step:f,first:f,last:f,mean:m,x:h,width:1},u=m,a.push(l)):(l.last=f,u+=m,m>(t[l.step]??0)&&(l.step=f))}return c(),a}function Mi(e,t){let n=0,r=e.length;for(;n<r;){let o=n+r>>1;e[o]<t?n=o+1:r=o}return n}function Pu(e,t){let n=-1,r=1/0,o=0,s=e.length-1;for(;o<=s;){let a=o+s>>1,l=e[a],u=t-(l.x+l.width/2);Math.abs(u)<r&&(r=Math.abs(u),n=a),u<0?s=a-1:o=a+1}return n}var bn=3,Au=1.25;function Ti(e,t,n){let r=Pu(e,n),o=e[r];if(!o||o.width>bn)return r;let s=l=>t[e[l]?.step??-1]??0,a=r;for(let l=r-bn;l<=r+bn;l+=1){let u=e[l];u&&Math.abs(u.x-o.x)<=bn&&s(l)>s(a)&&(a=l)}return s(a)>Au*s(r)?a:r}function vn(e,t){let n=0,r=e.length-1;for(;n<=r;){let o=n+r>>1,s=e[o];if(t<s.first)r=o-1;else if(t>s.last)n=o+1;else return o}return-1}function ot(e,t,n){e.prototype=t.prototype=n,n.constructor=e}function $t(e,t){var n=Object.create(e.prototype);for(var r in t)n[r]=t[r];return n}function Pe(){}var Ge=.7,rt=1/Ge,tt="\\s*([+-]?\\d+)\\s*",Rt="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)\\s*",me="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)%\\s*",Eu=/^#([0-9a-f]{3,8})$/,Ru=new RegExp(`^rgb\\(${tt},${tt},${tt}\\)$`),Nu=new RegExp(`^rgb\\(${me},${me},${me}\\)$`),$u=new RegExp(`^rgba\\(${tt},${tt},${tt},${Rt}\\)$`),Ou=new RegExp(`^rgba\\(${me},${me},${me},${Rt}\\)$`),Lu=new RegExp(`^hsl\\(${Rt},${me},${me}\\)$`),Du=new RegExp(`^hsla\\(${Rt},${me},${me},${Rt}\\)$`),Ci={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074};ot(Pe,it,{copy(e){return Object.assign(new this.constructor,this,e)},displayable(){return this.rgb().displayable()},hex:Pi,formatHex:Pi,formatHex8:Iu,formatHsl:Bu,formatRgb:Ai,toString:Ai});function Pi(){return this.rgb().formatHex()}function Iu(){return this.rgb().formatHex8()}function Bu(){return Bi(this).formatHsl()}function Ai(){return this.rgb().formatRgb()}function it(e){var t,n;return e=(e+"").trim().toLowerCase(),(t=Eu.exec(e))?(n=t[1].length,t=parseInt(t[1],16),n===6?Ei(t):n===3?new Q(t>>8&15|t>>4&240,t>>4&15|t&240,(t&15)<<4|t&15,1):n===8?xn(t>>24&255,t>>16&255,t>>8&255,(t&255)/255):n===4?xn(t>>12&15|t>>8&240,t>>8&15|t>>4&240,t>>4&15|t&240,((t&15)<<4|t&15)/255):null):(t=Ru.exec(e))?new Q(t[1],t[2],t[3],1):(t=Nu.exec(e))?new Q(t[1]*255/100,t[2]*255/100,t[3]*255/100,1):(t=$u.exec(e))?xn(t[1],t[2],t[3],t[4]):(t=Ou.exec(e))?xn(t[1]*255/100,t[2]*255/100,t[3]*255/100,t[4]):(t=Lu.exec(e))?$i(t[1],t[2]/100,t[3]/100,1):(t=Du.exec(e))?$i(t[1],t[2]/100,t[3]/100,t[4]):Ci.hasOwnProperty(e)?Ei(Ci[e]):e==="transparent"?new Q(NaN,NaN,NaN,0):null}function Ei(e){return new Q(e>>16&255,e>>8&255,e&255,1)}function xn(e,t,n,r){return r<=0&&(e=t=n=NaN),new Q(e,t,n,r)}function Nr(e){return e instanceof Pe||(e=it(e)),e?(e=e.rgb(),new Q(e.r,e.g,e.b,e.opacity)):new Q}function Ot(e,t,n,r){return arguments.length===1?Nr(e):new Q(e,t,n,r??1)}function Q(e,t,n,r){this.r=+e,this.g=+t,this.b=+n,this.opacity=+r}ot(Q,Ot,$t(Pe,{brighter(e){return e=e==null?rt:Math.pow(rt,e),new Q(this.r*e,this.g*e,this.b*e,this.opacity)},darker(e){return e=e==null?Ge:Math.pow(Ge,e),new Q(this.r*e,this.g*e,this.b*e,this.opacity)},rgb(){return this},clamp(){return new Q(ze(this.r),ze(this.g),ze(this.b),Sn(this.opacity))},displayable(){return-.5<=this.r&&this.r<255.5&&-.5<=this.g&&this.g<255.5&&-.5<=this.b&&this.b<255.5&&0<=this.opacity&&this.opacity<=1},hex:Ri,formatHex:Ri,formatHex8:Hu,formatRgb:Ni,toString:Ni}));function Ri(){return`#${He(this.r)}${He(this.g)}${He(this.b)}`}function Hu(){return`#${He(this.r)}${He(this.g)}${He(this.b)}${He((isNaN(this.opacity)?1:this.opacity)*255)}`}function Ni(){let e=Sn(this.opacity);return`${e===1?"rgb(":"rgba("}${ze(this.r)}, ${ze(this.g)}, ${ze(this.b)}${e===1?")":`, ${e})`}`}function Sn(e){return isNaN(e)?1:Math.max(0,Math.min(1,e))}function ze(e){return Math.max(0,Math.min(255,Math.round(e)||0))}function He(e){return e=ze(e),(e<16?"0":"")+e.toString(16)}function $i(e,t,n,r){return r<=0?e=t=n=NaN:n<=0||n>=1?e=t=NaN:t<=0&&(e=NaN),new le(e,t,n,r)}function Bi(e){if(e instanceof le)return new le(e.h,e.s,e.l,e.opacity);if(e instanceof Pe||(e=it(e)),!e)return new le;if(e instanceof le)return e;e=e.rgb();var t=e.r/255,n=e.g/255,r=e.b/255,o=Math.min(t,n,r),s=Math.max(t,n,r),a=NaN,l=s-o,u=(s+o)/2;return l?(t===s?a=(n-r)/l+(n<r)*6:n===s?a=(r-t)/l+2:a=(t-n)/l+4,l/=u<.5?s+o:2-s-o,a*=60):l=u>0&&u<1?0:a,new le(a,l,u,e.opacity)}function Tn(e,t,n,r){return arguments.length===1?Bi(e):new le(e,t,n,r??1)}function le(e,t,n,r){this.h=+e,this.s=+t,this.l=+n,this.opacity=+r}ot(le,Tn,$t(Pe,{brighter(e){return e=e==null?rt:Math.pow(rt,e),new le(this.h,this.s,this.l*e,this.opacity)},darker(e){return e=e==null?Ge:Math.pow(Ge,e),new le(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=this.h%360+(this.h<0)*360,t=isNaN(e)||isNaN(this.s)?0:this.s,n=this.l,r=n+(n<.5?n:1-n)*t,o=2*n-r;return new Q(Cr(e>=240?e-240:e+120,o,r),Cr(e,o,r),Cr(e<120?e+240:e-120,o,r),this.opacity)},clamp(){return new le(Oi(this.h),kn(this.s),kn(this.l),Sn(this.opacity))},displayable(){return(0<=this.s&&this.s<=1||isNaN(this.s))&&0<=this.l&&this.l<=1&&0<=this.opacity&&this.opacity<=1},formatHsl(){let e=Sn(this.opacity);return`${e===1?"hsl(":"hsla("}${Oi(this.h)}, ${kn(this.s)*100}%, ${kn(this.l)*100}%${e===1?")":`, ${e})`}`}}));function Oi(e){return e=(e||0)%360,e<0?e+360:e}function kn(e){return Math.max(0,Math.min(1,e||0))}function Cr(e,t,n){return(e<60?t+(n-t)*e/60:e<180?n:e<240?t+(n-t)*(240-e)/60:t)*255}var Hi=Math.PI/180,zi=180/Math.PI,Mn=18,Fi=.96422,Gi=1,Vi=.82521,qi=4/29,nt=6/29,Wi=3*nt*nt,zu=nt*nt*nt;function Ui(e){if(e instanceof de)return new de(e.l,e.a,e.b,e.opacity);if(e instanceof xe)return Xi(e);e instanceof Q||(e=Nr(e));var t=Rr(e.r),n=Rr(e.g),r=Rr(e.b),o=Pr((.2225045*t+.7168786*n+.0606169*r)/Gi),s,a;return t===n&&n===r?s=a=o:(s=Pr((.4360747*t+.3850649*n+.1430804*r)/Fi),a=Pr((.0139322*t+.0971045*n+.7141733*r)/Vi)),new de(116*o-16,500*(s-o),200*(o-a),e.opacity)}function Ki(e,t,n,r){return arguments.length===1?Ui(e):new de(e,t,n,r??1)}function de(e,t,n,r){this.l=+e,this.a=+t,this.b=+n,this.opacity=+r}ot(de,Ki,$t(Pe,{brighter(e){return new de(this.l+Mn*(e??1),this.a,this.b,this.opacity)},darker(e){return new de(this.l-Mn*(e??1),this.a,this.b,this.opacity)},rgb(){var e=(this.l+16)/116,t=isNaN(this.a)?e:e+this.a/500,n=isNaN(this.b)?e:e-this.b/200;return t=Fi*Ar(t),e=Gi*Ar(e),n=Vi*Ar(n),new Q(Er(3.1338561*t-1.6168667*e-.4906146*n),Er(-.9787684*t+1.9161415*e+.033454*n),Er(.0719453*t-.2289914*e+1.4052427*n),this.opacity)}}));function Pr(e){return e>zu?Math.pow(e,1/3):e/Wi+qi}function Ar(e){return e>nt?e*e*e:Wi*(e-qi)}function Er(e){return 255*(e<=.0031308?12.92*e:1.055*Math.pow(e,1/2.4)-.055)}function Rr(e){return(e/=255)<=.04045?e/12.92:Math.pow((e+.055)/1.055,2.4)}function Fu(e){if(e instanceof xe)return new xe(e.h,e.c,e.l,e.opacity);if(e instanceof de||(e=Ui(e)),e.a===0&&e.b===0)return new xe(NaN,0<e.l&&e.l<100?0:NaN,e.l,e.opacity);var t=Math.atan2(e.b,e.a)*zi;return new xe(t<0?t+360:t,Math.sqrt(e.a*e.a+e.b*e.b),e.l,e.opacity)}function Cn(e,t,n,r){return arguments.length===1?Fu(e):new xe(e,t,n,r??1)}function xe(e,t,n,r){this.h=+e,this.c=+t,this.l=+n,this.opacity=+r}function Xi(e){if(isNaN(e.h))return new de(e.l,0,0,e.opacity);var t=e.h*Hi;return new de(e.l,Math.cos(t)*e.c,Math.sin(t)*e.c,e.opacity)}ot(xe,Cn,$t(Pe,{brighter(e){return new xe(this.h,this.c,this.l+Mn*(e??1),this.opacity)},darker(e){return new xe(this.h,this.c,this.l-Mn*(e??1),this.opacity)},rgb(){return Xi(this).rgb()}}));var ji=-.14861,$r=1.78277,Or=-.29227,Pn=-.90649,Nt=1.97294,Li=Nt*Pn,Di=Nt*$r,Ii=$r*Or-Pn*ji;function Gu(e){if(e instanceof Fe)return new Fe(e.h,e.s,e.l,e.opacity);e instanceof Q||(e=Nr(e));var t=e.r/255,n=e.g/255,r=e.b/255,o=(Ii*r+Li*t-Di*n)/(Ii+Li-Di),s=r-o,a=(Nt*(n-o)-Or*s)/Pn,l=Math.sqrt(a*a+s*s)/(Nt*o*(1-o)),u=l?Math.atan2(a,s)*zi-120:NaN;return new Fe(u<0?u+360:u,l,o,e.opacity)}function An(e,t,n,r){return arguments.length===1?Gu(e):new Fe(e,t,n,r??1)}function Fe(e,t,n,r){this.h=+e,this.s=+t,this.l=+n,this.opacity=+r}ot(Fe,An,$t(Pe,{brighter(e){return e=e==null?rt:Math.pow(rt,e),new Fe(this.h,this.s,this.l*e,this.opacity)},darker(e){return e=e==null?Ge:Math.pow(Ge,e),new Fe(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=isNaN(this.h)?0:(this.h+120)*Hi,t=+this.l,n=isNaN(this.s)?0:this.s*t*(1-t),r=Math.cos(e),o=Math.sin(e);return new Q(255*(t+n*(ji*r+$r*o)),255*(t+n*(Or*r+Pn*o)),255*(t+n*(Nt*r)),this.opacity)}}));function Ji(e,t,n,r,o){var s=e*e,a=s*e;return((1-3*e+3*s-a)*t+(4-6*s+3*a)*n+(1+3*e+3*s-3*a)*r+a*o)/6}function Vu(e){var t=e.length-1;return function(n){var r=n<=0?n=0:n>=1?(n=1,t-1):Math.floor(n*t),o=e[r],s=e[r+1],a=r>0?e[r-1]:2*o-s,l=r<t-1?e[r+2]:2*s-o;return Ji((n-r/t)*t,a,o,s,l)}}function qu(e){var t=e.length;return function(n){var r=Math.floor(((n%=1)<0?++n:n)*t),o=e[(r+t-1)%t],s=e[r%t],a=e[(r+1)%t],l=e[(r+2)%t];return Ji((n-r/t)*t,o,s,a,l)}}var Rn=e=>()=>e;function es(e,t){return function(n){return e+n*t}}function Wu(e,t,n){return e=Math.pow(e,n),t=Math.pow(t,n)-e,n=1/n,function(r){return Math.pow(e+r*t,n)}}function Br(e,t){var n=t-e;return n?es(e,n>180||n<-180?n-360*Math.round(n/360):n):Rn(isNaN(e)?t:e)}function Uu(e){return(e=+e)==1?ne:function(t,n){return n-t?Wu(t,n,e):Rn(isNaN(t)?n:t)}}function ne(e,t){var n=t-e;return n?es(e,n):Rn(isNaN(e)?t:e)}var Yi=(function e(t){var n=Uu(t);function r(o,s){var a=n((o=Ot(o)).r,(s=Ot(s)).r),l=n(o.g,s.g),u=n(o.b,s.b),c=ne(o.opacity,s.opacity);return function(f){return o.r=a(f),o.g=l(f),o.b=u(f),o.opacity=c(f),o+""}}return r.gamma=e,r})(1);function ts(e){return function(t){var n=t.length,r=new Array(n),o=new Array(n),s=new Array(n),a,l;for(a=0;a<n;++a)l=Ot(t[a]),r[a]=l.r||0,o[a]=l.g||0,s[a]=l.b||0;return r=e(r),o=e(o),s=e(s),l.opacity=1,function(u){return l.r=r(u),l.g=o(u),l.b=s(u),l+""}}}var um=ts(Vu),cm=ts(qu);function Ku(e,t){t||(t=[]);var n=e?Math.min(t.length,e.length):0,r=t.slice(),o;return function(s){for(o=0;o<n;++o)r[o]=e[o]*(1-s)+t[o]*s;return r}}function Xu(e){return ArrayBuffer.isView(e)&&!(e instanceof DataView)}function ju(e,t){var n=t?t.length:0,r=e?Math.min(n,e.length):0,o=new Array(r),s=new Array(n),a;for(a=0;a<r;++a)o[a]=Nn(e[a],t[a]);for(;a<n;++a)s[a]=t[a];return function(l){for(a=0;a<r;++a)s[a]=o[a](l);return s}}function Yu(e,t){var n=new Date;return e=+e,t=+t,function(r){return n.setTime(e*(1-r)+t*r),n}}function ue(e,t){return e=+e,t=+t,function(n){return e*(1-n)+t*n}}function Zu(e,t){var n={},r={},o;(e===null||typeof e!="object")&&(e={}),(t===null||typeof t!="object")&&(t={});for(o in t)o in e?n[o]=Nn(e[o],t[o]):r[o]=t[o];return function(s){for(o in n)r[o]=n[o](s);return r}}var Dr=/[-+]?(?:\d+\.?\d*|\.?\d+)(?:[eE][-+]?\d+)?/g,Lr=new RegExp(Dr.source,"g");function Qu(e){return function(){return e}}function Ju(e){return function(t){return e(t)+""}}function ec(e,t){var n=Dr.lastIndex=Lr.lastIndex=0,r,o,s,a=-1,l=[],u=[];for(e=e+"",t=t+"";(r=Dr.exec(e))&&(o=Lr.exec(t));)(s=o.index)>n&&(s=t.slice(n,s),l[a]?l[a]+=s:l[++a]=s),(r=r[0])===(o=o[0])?l[a]?l[a]+=o:l[++a]=o:(l[++a]=null,u.push({i:a,x:ue(r,o)})),n=Lr.lastIndex;return n<t.length&&(s=t.slice(n),l[a]?l[a]+=s:l[++a]=s),l.length<2?u[0]?Ju(u[0].x):Qu(t):(t=u.length,function(c){for(var f=0,h;f<t;++f)l[(h=u[f]).i]=h.x(c);return l.join("")})}function Nn(e,t){var n=typeof t,r;return t==null||n==="boolean"?Rn(t):(n==="number"?ue:n==="string"?(r=it(t))?(t=r,Yi):ec:t instanceof it?Yi:t instanceof Date?Yu:Xu(t)?Ku:Array.isArray(t)?ju:typeof t.valueOf!="function"&&typeof t.toString!="function"||isNaN(t)?Zu:ue)(e,t)}function ns(e,t){return e=+e,t=+t,function(n){return Math.round(e*(1-n)+t*n)}}var Zi=180/Math.PI,Ir={translateX:0,translateY:0,rotate:0,skewX:0,scaleX:1,scaleY:1};function rs(e,t,n,r,o,s){var a,l,u;return(a=Math.sqrt(e*e+t*t))&&(e/=a,t/=a),(u=e*n+t*r)&&(n-=e*u,r-=t*u),(l=Math.sqrt(n*n+r*r))&&(n/=l,r/=l,u/=l),e*r<t*n&&(e=-e,t=-t,u=-u,a=-a),{translateX:o,translateY:s,rotate:Math.atan2(t,e)*Zi,skewX:Math.atan(u)*Zi,scaleX:a,scaleY:l}}var En;function tc(e){let t=new(typeof DOMMatrix=="function"?DOMMatrix:WebKitCSSMatrix)(e+"");return t.isIdentity?Ir:rs(t.a,t.b,t.c,t.d,t.e,t.f)}function nc(e){return e==null||(En||(En=document.createElementNS("http://www.w3.org/2000/svg","g")),En.setAttribute("transform",e),!(e=En.transform.baseVal.consolidate()))?Ir:(e=e.matrix,rs(e.a,e.b,e.c,e.d,e.e,e.f))}function os(e,t,n,r){function o(c){return c.length?c.pop()+" ":""}function s(c,f,h,m,p,_){if(c!==h||f!==m){var b=p.push("translate(",null,t,null,n);_.push({i:b-4,x:ue(c,h)},{i:b-2,x:ue(f,m)})}else(h||m)&&p.push("translate("+h+t+m+n)}function a(c,f,h,m){c!==f?(c-f>180?f+=360:f-c>180&&(c+=360),m.push({i:h.push(o(h)+"rotate(",null,r)-2,x:ue(c,f)})):f&&h.push(o(h)+"rotate("+f+r)}function l(c,f,h,m){c!==f?m.push({i:h.push(o(h)+"skewX(",null,r)-2,x:ue(c,f)}):f&&h.push(o(h)+"skewX("+f+r)}function u(c,f,h,m,p,_){if(c!==h||f!==m){var b=p.push(o(p)+"scale(",null,",",null,")");_.push({i:b-4,x:ue(c,h)},{i:b-2,x:ue(f,m)})}else(h!==1||m!==1)&&p.push(o(p)+"scale("+h+","+m+")")}return function(c,f){var h=[],m=[];return c=e(c),f=e(f),s(c.translateX,c.translateY,f.translateX,f.translateY,h,m),a(c.rotate,f.rotate,h,m),l(c.skewX,f.skewX,h,m),u(c.scaleX,c.scaleY,f.scaleX,f.scaleY,h,m),c=f=null,function(p){for(var _=-1,b=m.length,y;++_<b;)h[(y=m[_]).i]=y.x(p);return h.join("")}}}var fm=os(tc,"px, ","px)","deg)"),pm=os(nc,", ",")",")"),rc=1e-12;function Qi(e){return((e=Math.exp(e))+1/e)/2}function oc(e){return((e=Math.exp(e))-1/e)/2}function ic(e){return((e=Math.exp(2*e))-1)/(e+1)}var hm=(function e(t,n,r){function o(s,a){var l=s[0],u=s[1],c=s[2],f=a[0],h=a[1],m=a[2],p=f-l,_=h-u,b=p*p+_*_,y,w;if(b<rc)w=Math.log(m/c)/t,y=function(O){return[l+O*p,u+O*_,c*Math.exp(t*O*w)]};else{var g=Math.sqrt(b),v=(m*m-c*c+r*b)/(2*c*n*g),d=(m*m-c*c-r*b)/(2*m*n*g),C=Math.log(Math.sqrt(v*v+1)-v),P=Math.log(Math.sqrt(d*d+1)-d);w=(P-C)/t,y=function(O){var F=O*w,W=Qi(C),B=c/(n*g)*(W*ic(t*F+C)-oc(C));return[l+B*p,u+B*_,c*W/Qi(t*F+C)]}}return y.duration=Math.abs(w)*1e3*t/Math.SQRT2,y}return o.rho=function(s){var a=Math.max(.001,+s),l=a*a,u=l*l;return e(a,l,u)},o})(Math.SQRT2,2,4);function is(e){return function(t,n){var r=e((t=Tn(t)).h,(n=Tn(n)).h),o=ne(t.s,n.s),s=ne(t.l,n.l),a=ne(t.opacity,n.opacity);return function(l){return t.h=r(l),t.s=o(l),t.l=s(l),t.opacity=a(l),t+""}}}var mm=is(Br),dm=is(ne);function ss(e){return function(t,n){var r=e((t=Cn(t)).h,(n=Cn(n)).h),o=ne(t.c,n.c),s=ne(t.l,n.l),a=ne(t.opacity,n.opacity);return function(l){return t.h=r(l),t.c=o(l),t.l=s(l),t.opacity=a(l),t+""}}}var gm=ss(Br),_m=ss(ne);function as(e){return(function t(n){n=+n;function r(o,s){var a=e((o=An(o)).h,(s=An(s)).h),l=ne(o.s,s.s),u=ne(o.l,s.l),c=ne(o.opacity,s.opacity);return function(f){return o.h=a(f),o.s=l(f),o.l=u(Math.pow(f,n)),o.opacity=c(f),o+""}}return r.gamma=t,r})(1)}var ym=as(Br),bm=as(ne);function sc(e){return Math.abs(e=Math.round(e))>=1e21?e.toLocaleString("en").replace(/,/g,""):e.toString(10)}function On(e,t){if(!isFinite(e)||e===0)return null;var n=(e=t?e.toExponential(t-1):e.toExponential()).indexOf("e"),r=e.slice(0,n);return[r.length>1?r[0]+r.slice(2):r,+e.slice(n+1)]}function st(e){return e=On(Math.abs(e)),e?e[1]:NaN}function ac(e,t){return function(n,r){for(var o=n.length,s=[],a=0,l=e[0],u=0;o>0&&l>0&&(u+l+1>r&&(l=Math.max(1,r-u)),s.push(n.substring(o-=l,o+l)),!((u+=l+1)>r));)l=e[a=(a+1)%e.length];return s.reverse().join(t)}}function lc(e){return function(t){return t.replace(/[0-9]/g,function(n){return e[+n]})}}var uc=/^(?:(.)?([<>=^]))?([+\-( ])?([$#])?(0)?(\d+)?(,)?(\.\d+)?(~)?([a-z%])?$/i;function Lt(e){if(!(t=uc.exec(e)))throw new Error("invalid format: "+e);var t;return new Hr({fill:t[1],align:t[2],sign:t[3],symbol:t[4],zero:t[5],width:t[6],comma:t[7],precision:t[8]&&t[8].slice(1),trim:t[9],type:t[10]})}Lt.prototype=Hr.prototype;function Hr(e){this.fill=e.fill===void 0?" ":e.fill+"",this.align=e.align===void 0?">":e.align+"",this.sign=e.sign===void 0?"-":e.sign+"",this.symbol=e.symbol===void 0?"":e.symbol+"",this.zero=!!e.zero,this.width=e.width===void 0?void 0:+e.width,this.comma=!!e.comma,this.precision=e.precision===void 0?void 0:+e.precision,this.trim=!!e.trim,this.type=e.type===void 0?"":e.type+""}Hr.prototype.toString=function(){return this.fill+this.align+this.sign+this.symbol+(this.zero?"0":"")+(this.width===void 0?"":Math.max(1,this.width|0))+(this.comma?",":"")+(this.precision===void 0?"":"."+Math.max(0,this.precision|0))+(this.trim?"~":"")+this.type};function cc(e){e:for(var t=e.length,n=1,r=-1,o;n<t;++n)switch(e[n]){case".":r=o=n;break;case"0":r===0&&(r=n),o=n;break;default:if(!+e[n])break e;r>0&&(r=0);break}return r>0?e.slice(0,r)+e.slice(o+1):e}var Ln;function fc(e,t){var n=On(e,t);if(!n)return Ln=void 0,e.toPrecision(t);var r=n[0],o=n[1],s=o-(Ln=Math.max(-8,Math.min(8,Math.floor(o/3)))*3)+1,a=r.length;return s===a?r:s>a?r+new Array(s-a+1).join("0"):s>0?r.slice(0,s)+"."+r.slice(s):"0."+new Array(1-s).join("0")+On(e,Math.max(0,t+s-1))[0]}function ls(e,t){var n=On(e,t);if(!n)return e+"";var r=n[0],o=n[1];return o<0?"0."+new Array(-o).join("0")+r:r.length>o+1?r.slice(0,o+1)+"."+r.slice(o+1):r+new Array(o-r.length+2).join("0")}var us={"%":(e,t)=>(e*100).toFixed(t),b:e=>Math.round(e).toString(2),c:e=>e+"",d:sc,e:(e,t)=>e.toExponential(t),f:(e,t)=>e.toFixed(t),g:(e,t)=>e.toPrecision(t),o:e=>Math.round(e).toString(8),p:(e,t)=>ls(e*100,t),r:ls,s:fc,X:e=>Math.round(e).toString(16).toUpperCase(),x:e=>Math.round(e).toString(16)};function cs(e){return e}var fs=Array.prototype.map,ps=["y","z","a","f","p","n","µ","m","","k","M","G","T","P","E","Z","Y"];function pc(e){var t=e.grouping===void 0||e.thousands===void 0?cs:ac(fs.call(e.grouping,Number),e.thousands+""),n=e.currency===void 0?"":e.currency[0]+"",r=e.currency===void 0?"":e.currency[1]+"",o=e.decimal===void 0?".":e.decimal+"",s=e.numerals===void 0?cs:lc(fs.call(e.numerals,String)),a=e.percent===void 0?"%":e.percent+"",l=e.minus===void 0?"−":e.minus+"",u=e.nan===void 0?"NaN":e.nan+"";function c(h,m){h=Lt(h);var p=h.fill,_=h.align,b=h.sign,y=h.symbol,w=h.zero,g=h.width,v=h.comma,d=h.precision,C=h.trim,P=h.type;P==="n"?(v=!0,P="g"):us[P]||(d===void 0&&(d=12),C=!0,P="g"),(w||p==="0"&&_==="=")&&(w=!0,p="0",_="=");var O=(m&&m.prefix!==void 0?m.prefix:"")+(y==="$"?n:y==="#"&&/[boxX]/.test(P)?"0"+P.toLowerCase():""),F=(y==="$"?r:/[%p]/.test(P)?a:"")+(m&&m.suffix!==void 0?m.suffix:""),W=us[P],B=/[defgprs%]/.test(P);d=d===void 0?6:/[gprs]/.test(P)?Math.max(1,Math.min(21,d)):Math.max(0,Math.min(20,d));function G(k){var R=O,$=F,j,Se,H;if(P==="c")$=W(k)+$,k="";else{k=+k;var S=k<0||1/k<0;if(k=isNaN(k)?u:W(Math.abs(k),d),C&&(k=cc(k)),S&&+k==0&&b!=="+"&&(S=!1),R=(S?b==="("?b:l:b==="-"||b==="("?"":b)+R,$=(P==="s"&&!isNaN(k)&&Ln!==void 0?ps[8+Ln/3]:"")+$+(S&&b==="("?")":""),B){for(j=-1,Se=k.length;++j<Se;)if(H=k.charCodeAt(j),48>H||H>57){$=(H===46?o+k.slice(j+1):k.slice(j))+$,k=k.slice(0,j);break}}}v&&!w&&(k=t(k,1/0));var N=R.length+k.length+$.length,M=N<g?new Array(g-N+1).join(p):"";switch(v&&w&&(k=t(M+k,M.length?g-$.length:1/0),M=""),_){case"<":k=R+k+$+M;break;case"=":k=R+M+k+$;break;case"^":k=M.slice(0,N=M.length>>1)+R+k+$+M.slice(N);break;default:k=M+R+k+$;break}return s(k)}return G.toString=function(){return h+""},G}function f(h,m){var p=Math.max(-8,Math.min(8,Math.floor(st(m)/3)))*3,_=Math.pow(10,-p),b=c((h=Lt(h),h.type="f",h),{suffix:ps[8+p/3]});return function(y){return b(_*y)}}return{format:c,formatPrefix:f}}var $n,zr,Fr;hc({thousands:",",grouping:[3],currency:["$",""]});function hc(e){return $n=pc(e),zr=$n.format,Fr=$n.formatPrefix,$n}function hs(e){return Math.max(0,-st(Math.abs(e)))}function ms(e,t){return Math.max(0,Math.max(-8,Math.min(8,Math.floor(st(t)/3)))*3-st(Math.abs(e)))}function ds(e,t){return e=Math.abs(e),t=Math.abs(t)-e,Math.max(0,st(t)-st(e))+1}function mc(e,t){switch(arguments.length){case 0:break;case 1:this.range(e);break;default:this.range(t).domain(e);break}return this}function dc(e){return function(){return e}}function gc(e){return+e}var gs=[0,1];function at(e){return e}function Gr(e,t){return(t-=e=+e)?function(n){return(n-e)/t}:dc(isNaN(t)?NaN:.5)}function _c(e,t){var n;return e>t&&(n=e,e=t,t=n),function(r){return Math.max(e,Math.min(t,r))}}function yc(e,t,n){var r=e[0],o=e[1],s=t[0],a=t[1];return o<r?(r=Gr(o,r),s=n(a,s)):(r=Gr(r,o),s=n(s,a)),function(l){return s(r(l))}}function bc(e,t,n){var r=Math.min(e.length,t.length)-1,o=new Array(r),s=new Array(r),a=-1;for(e[r]<e[0]&&(e=e.slice().reverse(),t=t.slice().reverse());++a<r;)o[a]=Gr(e[a],e[a+1]),s[a]=n(t[a],t[a+1]);return function(l){var u=mi(e,l,1,r)-1;return s[u](o[u](l))}}function wc(e,t){return t.domain(e.domain()).range(e.range()).interpolate(e.interpolate()).clamp(e.clamp()).unknown(e.unknown())}function vc(){var e=gs,t=gs,n=Nn,r,o,s,a=at,l,u,c;function f(){var m=Math.min(e.length,t.length);return a!==at&&(a=_c(e[0],e[m-1])),l=m>2?bc:yc,u=c=null,h}function h(m){return m==null||isNaN(m=+m)?s:(u||(u=l(e.map(r),t,n)))(r(a(m)))}return h.invert=function(m){return a(o((c||(c=l(t,e.map(r),ue)))(m)))},h.domain=function(m){return arguments.length?(e=Array.from(m,gc),f()):e.slice()},h.range=function(m){return arguments.length?(t=Array.from(m),f()):t.slice()},h.rangeRound=function(m){return t=Array.from(m),n=ns,f()},h.clamp=function(m){return arguments.length?(a=m?!0:at,f()):a!==at},h.interpolate=function(m){return arguments.length?(n=m,f()):n},h.unknown=function(m){return arguments.length?(s=m,h):s},function(m,p){return r=m,o=p,f()}}function xc(){return vc()(at,at)}function kc(e,t,n,r){var o=yn(e,t,n),s;switch(r=Lt(r??",f"),r.type){case"s":{var a=Math.max(Math.abs(e),Math.abs(t));return r.precision==null&&!isNaN(s=ms(o,a))&&(r.precision=s),Fr(r,a)}case"":case"e":case"g":case"p":case"r":{r.precision==null&&!isNaN(s=ds(o,Math.max(Math.abs(e),Math.abs(t))))&&(r.precision=s-(r.type==="e"));break}case"f":case"%":{r.precision==null&&!isNaN(s=hs(o))&&(r.precision=s-(r.type==="%")*2);break}}return zr(r)}function Sc(e){var t=e.domain;return e.ticks=function(n){var r=t();return yi(r[0],r[r.length-1],n??10)},e.tickFormat=function(n,r){var o=t();return kc(o[0],o[o.length-1],n??10,r)},e.nice=function(n){n==null&&(n=10);var r=t(),o=0,s=r.length-1,a=r[o],l=r[s],u,c,f=10;for(l<a&&(c=a,a=l,l=c,c=o,o=s,s=c);f-- >0;){if(c=_n(a,l,n),c===u)return r[o]=a,r[s]=l,t(r);if(c>0)a=Math.floor(a/c)*c,l=Math.ceil(l/c)*c;else if(c<0)a=Math.ceil(a*c)/c,l=Math.floor(l*c)/c;else break;u=c}return e},e}function lt(){var e=xc();return e.copy=function(){return wc(e,lt())},mc.apply(e,arguments),Sc(e)}function Dn(e){let t=z(null),[n,r]=A(e);return ni(()=>{let o=t.current;if(!o)return;let s=l=>{l>0&&r(Math.floor(l))};if(s(o.getBoundingClientRect().width),typeof ResizeObserver>"u")return;let a=new ResizeObserver(l=>{for(let u of l)s(u.contentRect.width)});return a.observe(o),()=>a.disconnect()},[]),[t,n]}function _s(e,t,n){let r=e[0],o=e[e.length-1];if(!r||!o)return[];let s=_=>String(t[_]??_),l=12+Math.max(s(r.first).length,s(o.last).length)*7,u=[],c=(_,b)=>{let y=u[u.length-1];(!y||_-y.x>=l)&&u.push({x:_,label:b})};if((e[1]?.x??1/0)-r.x>=l){for(let _ of e)c(_.x+_.width/2,s(_.step));return u}let h=o.last-r.first+1,m=Mc(e,t)/Math.max(1,h-1)||1,p=Math.max(1,Math.round(yn(0,h*m,Math.max(1,n/(l*1.4)))));for(let _ of e){let b=Tc(t,_.first,_.last,p);b!==null&&c(_.x+_.width/2,s(b))}return u}function Mc(e,t){let n=0;for(let r=1;r<e.length;r+=1){let o=t[e[r-1].first]??e[r-1].first,s=t[e[r].first]??e[r].first;s>o&&(n+=s-o)}return n}function Tc(e,t,n,r){for(let o=t;o<=n;o+=1)if((e[o]??o)%r===0)return o;return null}function In(e){return function(){return e}}var Cc=Math.cos;var qr=Math.sin,ut=Math.sqrt,ys=1e-12,Bn=Math.PI,Om=Bn/2,Ms=2*Bn;var Lm=Array.prototype.slice;function Pc(e){return typeof e=="object"&&"length"in e?e:Array.from(e)}function Ts(e){this._context=e}Ts.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;default:this._context.lineTo(e,t);break}}};function Ac(e){return new Ts(e)}var Dm=Ec(Ac);function Cs(e){this._curve=e}Cs.prototype={areaStart:function(){this._curve.areaStart()},areaEnd:function(){this._curve.areaEnd()},lineStart:function(){this._curve.lineStart()},lineEnd:function(){this._curve.lineEnd()},point:function(e,t){this._curve.point(t*Math.sin(e),t*-Math.cos(e))}};function Ec(e){function t(n){return new Cs(e(n))}return t._curve=e,t}var Im=ut(3);var Rc=ut(1/3),Bm=Rc*2;var Ps=qr(Bn/10)/qr(7*Bn/10),Hm=qr(Ms/10)*Ps,zm=-Cc(Ms/10)*Ps;var Fm=ut(3);var Gm=ut(3);var Vm=ut(3)/2,Nc=1/ut(12),qm=(Nc/2+1)*3;function Ae(){}function Hn(e,t,n){e._context.bezierCurveTo((2*e._x0+e._x1)/3,(2*e._y0+e._y1)/3,(e._x0+2*e._x1)/3,(e._y0+2*e._y1)/3,(e._x0+4*e._x1+t)/6,(e._y0+4*e._y1+n)/6)}function Ur(e){this._context=e}Ur.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){switch(this._point){case 3:Hn(this,this._x1,this._y1);case 2:this._context.lineTo(this._x1,this._y1);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,this._context.lineTo((5*this._x0+this._x1)/6,(5*this._y0+this._y1)/6);default:Hn(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function $c(e){this._context=e}$c.prototype={areaStart:Ae,areaEnd:Ae,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._y0=this._y1=this._y2=this._y3=this._y4=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x2,this._y2),this._context.closePath();break}case 2:{this._context.moveTo((this._x2+2*this._x3)/3,(this._y2+2*this._y3)/3),this._context.lineTo((this._x3+2*this._x2)/3,(this._y3+2*this._y2)/3),this._context.closePath();break}case 3:{this.point(this._x2,this._y2),this.point(this._x3,this._y3),this.point(this._x4,this._y4);break}}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._x2=e,this._y2=t;break;case 1:this._point=2,this._x3=e,this._y3=t;break;case 2:this._point=3,this._x4=e,this._y4=t,this._context.moveTo((this._x0+4*this._x1+e)/6,(this._y0+4*this._y1+t)/6);break;default:Hn(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function Oc(e){this._context=e}Oc.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3;var n=(this._x0+4*this._x1+e)/6,r=(this._y0+4*this._y1+t)/6;this._line?this._context.lineTo(n,r):this._context.moveTo(n,r);break;case 3:this._point=4;default:Hn(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function As(e,t){this._basis=new Ur(e),this._beta=t}As.prototype={lineStart:function(){this._x=[],this._y=[],this._basis.lineStart()},lineEnd:function(){var e=this._x,t=this._y,n=e.length-1;if(n>0)for(var r=e[0],o=t[0],s=e[n]-r,a=t[n]-o,l=-1,u;++l<=n;)u=l/n,this._basis.point(this._beta*e[l]+(1-this._beta)*(r+u*s),this._beta*t[l]+(1-this._beta)*(o+u*a));this._x=this._y=null,this._basis.lineEnd()},point:function(e,t){this._x.push(+e),this._y.push(+t)}};var Wm=(function e(t){function n(r){return t===1?new Ur(r):new As(r,t)}return n.beta=function(r){return e(+r)},n})(.85);function zn(e,t,n){e._context.bezierCurveTo(e._x1+e._k*(e._x2-e._x0),e._y1+e._k*(e._y2-e._y0),e._x2+e._k*(e._x1-t),e._y2+e._k*(e._y1-n),e._x2,e._y2)}function Kr(e,t){this._context=e,this._k=(1-t)/6}Kr.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:zn(this,this._x1,this._y1);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2,this._x1=e,this._y1=t;break;case 2:this._point=3;default:zn(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var Um=(function e(t){function n(r){return new Kr(r,t)}return n.tension=function(r){return e(+r)},n})(0);function Xr(e,t){this._context=e,this._k=(1-t)/6}Xr.prototype={areaStart:Ae,areaEnd:Ae,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=this._y2=this._y3=this._y4=this._y5=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:this._point=2,this._context.moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:zn(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var Km=(function e(t){function n(r){return new Xr(r,t)}return n.tension=function(r){return e(+r)},n})(0);function jr(e,t){this._context=e,this._k=(1-t)/6}jr.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:zn(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var Xm=(function e(t){function n(r){return new jr(r,t)}return n.tension=function(r){return e(+r)},n})(0);function Yr(e,t,n){var r=e._x1,o=e._y1,s=e._x2,a=e._y2;if(e._l01_a>ys){var l=2*e._l01_2a+3*e._l01_a*e._l12_a+e._l12_2a,u=3*e._l01_a*(e._l01_a+e._l12_a);r=(r*l-e._x0*e._l12_2a+e._x2*e._l01_2a)/u,o=(o*l-e._y0*e._l12_2a+e._y2*e._l01_2a)/u}if(e._l23_a>ys){var c=2*e._l23_2a+3*e._l23_a*e._l12_a+e._l12_2a,f=3*e._l23_a*(e._l23_a+e._l12_a);s=(s*c+e._x1*e._l23_2a-t*e._l12_2a)/f,a=(a*c+e._y1*e._l23_2a-n*e._l12_2a)/f}e._context.bezierCurveTo(r,o,s,a,e._x2,e._y2)}function Es(e,t){this._context=e,this._alpha=t}Es.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:this.point(this._x2,this._y2);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3;default:Yr(this,e,t);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var jm=(function e(t){function n(r){return t?new Es(r,t):new Kr(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function Rs(e,t){this._context=e,this._alpha=t}Rs.prototype={areaStart:Ae,areaEnd:Ae,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=this._y2=this._y3=this._y4=this._y5=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:this._point=2,this._context.moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:Yr(this,e,t);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var Ym=(function e(t){function n(r){return t?new Rs(r,t):new Xr(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function Ns(e,t){this._context=e,this._alpha=t}Ns.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:Yr(this,e,t);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var Zm=(function e(t){function n(r){return t?new Ns(r,t):new jr(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function Lc(e){this._context=e}Lc.prototype={areaStart:Ae,areaEnd:Ae,lineStart:function(){this._point=0},lineEnd:function(){this._point&&this._context.closePath()},point:function(e,t){e=+e,t=+t,this._point?this._context.lineTo(e,t):(this._point=1,this._context.moveTo(e,t))}};function bs(e){return e<0?-1:1}function ws(e,t,n){var r=e._x1-e._x0,o=t-e._x1,s=(e._y1-e._y0)/(r||o<0&&-0),a=(n-e._y1)/(o||r<0&&-0),l=(s*o+a*r)/(r+o);return(bs(s)+bs(a))*Math.min(Math.abs(s),Math.abs(a),.5*Math.abs(l))||0}function vs(e,t){var n=e._x1-e._x0;return n?(3*(e._y1-e._y0)/n-t)/2:t}function Vr(e,t,n){var r=e._x0,o=e._y0,s=e._x1,a=e._y1,l=(s-r)/3;e._context.bezierCurveTo(r+l,o+l*t,s-l,a-l*n,s,a)}function Wr(e){this._context=e}Wr.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=this._t0=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x1,this._y1);break;case 3:Vr(this,this._t0,vs(this,this._t0));break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){var n=NaN;if(e=+e,t=+t,!(e===this._x1&&t===this._y1)){switch(this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,Vr(this,vs(this,n=ws(this,e,t)),n);break;default:Vr(this,this._t0,n=ws(this,e,t));break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t,this._t0=n}}};function Dc(e){this._context=new $s(e)}(Dc.prototype=Object.create(Wr.prototype)).point=function(e,t){Wr.prototype.point.call(this,t,e)};function $s(e){this._context=e}$s.prototype={moveTo:function(e,t){this._context.moveTo(t,e)},closePath:function(){this._context.closePath()},lineTo:function(e,t){this._context.lineTo(t,e)},bezierCurveTo:function(e,t,n,r,o,s){this._context.bezierCurveTo(t,e,r,n,s,o)}};function Ic(e){this._context=e}Ic.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=[],this._y=[]},lineEnd:function(){var e=this._x,t=this._y,n=e.length;if(n)if(this._line?this._context.lineTo(e[0],t[0]):this._context.moveTo(e[0],t[0]),n===2)this._context.lineTo(e[1],t[1]);else for(var r=xs(e),o=xs(t),s=0,a=1;a<n;++s,++a)this._context.bezierCurveTo(r[0][s],o[0][s],r[1][s],o[1][s],e[a],t[a]);(this._line||this._line!==0&&n===1)&&this._context.closePath(),this._line=1-this._line,this._x=this._y=null},point:function(e,t){this._x.push(+e),this._y.push(+t)}};function xs(e){var t,n=e.length-1,r,o=new Array(n),s=new Array(n),a=new Array(n);for(o[0]=0,s[0]=2,a[0]=e[0]+2*e[1],t=1;t<n-1;++t)o[t]=1,s[t]=4,a[t]=4*e[t]+2*e[t+1];for(o[n-1]=2,s[n-1]=7,a[n-1]=8*e[n-1]+e[n],t=1;t<n;++t)r=o[t]/s[t-1],s[t]-=r,a[t]-=r*a[t-1];for(o[n-1]=a[n-1]/s[n-1],t=n-2;t>=0;--t)o[t]=(a[t]-o[t+1])/s[t];for(s[n-1]=(e[n]+o[n-1])/2,t=0;t<n-1;++t)s[t]=2*e[t+1]-o[t+1];return[o,s]}function Bc(e,t){this._context=e,this._t=t}Bc.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=this._y=NaN,this._point=0},lineEnd:function(){0<this._t&&this._t<1&&this._point===2&&this._context.lineTo(this._x,this._y),(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line>=0&&(this._t=1-this._t,this._line=1-this._line)},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;default:{if(this._t<=0)this._context.lineTo(this._x,t),this._context.lineTo(e,t);else{var n=this._x*(1-this._t)+e*this._t;this._context.lineTo(n,this._y),this._context.lineTo(n,t)}break}}this._x=e,this._y=t}};function ks(e,t){if((a=e.length)>1)for(var n=1,r,o,s=e[t[0]],a,l=s.length;n<a;++n)for(o=s,s=e[t[n]],r=0;r<l;++r)s[r][1]+=s[r][0]=isNaN(o[r][1])?o[r][0]:o[r][1]}function Ss(e){for(var t=e.length,n=new Array(t);--t>=0;)n[t]=t;return n}function Hc(e,t){return e[t]}function zc(e){let t=[];return t.key=e,t}function Os(){var e=In([]),t=Ss,n=ks,r=Hc;function o(s){var a=Array.from(e.apply(this,arguments),zc),l,u=a.length,c=-1,f;for(let h of s)for(l=0,++c;l<u;++l)(a[l][c]=[0,+r(h,a[l].key,c,s)]).data=h;for(l=0,f=Pc(t(a));l<u;++l)a[f[l]].index=l;return n(a,f),a}return o.keys=function(s){return arguments.length?(e=typeof s=="function"?s:In(Array.from(s)),o):e},o.value=function(s){return arguments.length?(r=typeof s=="function"?s:In(+s),o):r},o.order=function(s){return arguments.length?(t=s==null?Ss:typeof s=="function"?s:In(Array.from(s)),o):t},o.offset=function(s){return arguments.length?(n=s??ks,o):n},o}var Fc=1.6,Gc=40;function Fn(e,t,n){let r=ae(e,s=>t[s.step]??0)??0,o=n?Math.min(r,Fc*dn(t)):r;return o>0?o:1}function Ds(e,t,n){let r=new Map(e.map(({id:s,values:a})=>[s,a]));return Os().keys([...r.keys()]).value((s,a)=>r.get(a)?.[s.step]??0)(t).map((s,a)=>({id:s.key,look:e[a],d:s.map(([l,u],c)=>Bs(t[c],n(l),n(u))).join("")}))}function Is({columns:e},t,n,r,o,{isOutlier:s,hasLongGap:a}){let l={incomplete:"",cut:"",outlier:"",longGap:""};for(let u of t){let c=n[u.step]??0,f=re(u.x+u.width/2);e.complete[u.step]===!1&&(l.incomplete+=Bs(u,r(0),r(c))),c>o?l.cut+=`M${f},-12l5,7h-10z`:s(u.step)?l.outlier+=Ls(f,r(c)):a(u.step)&&(l.longGap+=Ls(f,r(c)))}return l}function Ls(e,t){return`M${e},${re(t-11)}l4,4.5l-4,4.5l-4,-4.5z`}function Bs(e,t,n){return t-n<=0?"":`M${re(e.x)},${re(t)}V${re(n)}h${re(e.width)}V${re(t)}z`}function re(e){return String(Math.round(e*100)/100)}function Hs(e,t){let n=[];for(let r=1;r<e.length;r+=1){let o=e[r-1],s=e[r];(t[s.first]??0)<(t[o.last]??0)&&n.push((o.x+o.width+s.x)/2)}return n.length<=Gc?n:[]}function Re(e,t,n){let r=Math.min(n,Math.max(4,Math.round(t-e)));if(r>=n)return null;let o=Math.max(0,Math.min(n-r,Math.round(e)));return[o,o+r]}function Dt(e,t,n,r){let[o,s]=e??[0,t],a=Math.max(4,(s-o)*r),l=s>o?(n-o)/(s-o):.5,u=n-l*a;return Re(u,u+a,t)}function Ee(e,t,n){if(e===null)return null;let r=n<0?Math.floor(n):Math.ceil(n);return Re(e[0]+r,e[1]+r,t)}function zs(e,t,n){return e===null?null:n<e[0]?Ee(e,t,n-e[0]):n>=e[1]?Ee(e,t,n+1-e[1]):e}var Ve=30,Gn=6;function Fs({layout:e,total:t,zoom:n,onZoom:r,left:o,width:s}){let a=z(null),{slots:l}=e,u=V(()=>{let g=et(e,t,0,l,s),v=Fn(g,t,!0),d=C=>Ve*Math.min(1,(t[C]??0)/v);return g.map(({step:C,x:P,width:O})=>`M${re(P)},${Ve}v${re(-d(C))}h${re(O)}V${Ve}z`).join("")},[e,t,s]),c=g=>g/l*s,[f,h]=n,m=Math.max(4,c(h)-c(f)),p=g=>v=>{v.stopPropagation(),a.current={x:v.clientX,zoom:n,grip:g},v.currentTarget.setPointerCapture?.(v.pointerId)},_=g=>{let v=a.current;if(!v)return;let d=(g.clientX-v.x)/s*l,[C,P]=v.zoom;v.grip==="window"?r(Ee(v.zoom,l,d)):v.grip==="from"?r(Re(Math.min(C+d,P-1),P,l)):r(Re(C,Math.max(P+d,C+1),l))},b=g=>{let v=g.currentTarget.getBoundingClientRect(),d=(g.clientX-v.left-o)/s*l;r(Re(d-(h-f)/2,d+(h-f)/2,l))},y=()=>{a.current=null},w=g=>({onPointerDown:p(g),onPointerMove:_,onPointerUp:y});return i("svg",{class:"step-strip",width:o+s,height:Ve+2,"aria-hidden":"true",onPointerDown:b,children:i("g",{transform:`translate(${o},1)`,children:[i("path",{class:"strip-bars",d:u}),i("rect",{class:"strip-window",x:c(f),width:m,height:Ve,...w("window")}),i("rect",{class:"strip-edge",x:c(f)-Gn/2,width:Gn,height:Ve,...w("from")}),i("rect",{class:"strip-edge",x:c(f)+m-Gn/2,width:Gn,height:Ve,...w("to")})]})})}var Zr=296;function Vs(e){let{bucket:t,x:n,frameWidth:r}=e,o=n+14+Zr<=r?n+14:Math.max(0,n-14-Zr);return i("div",{class:"tooltip",role:"status",hidden:t===null,style:{left:`${o}px`,width:`${Zr}px`},children:t&&i(Vc,{...e,bucket:t})})}function Vc({steps:e,series:t,bucket:n,tests:r}){let{columns:o}=e,{step:s}=n,a=o.duration_ms[s]??0,l=o.period_ms[s]??null,u=n.last-n.first+1,c=t.map(p=>({...p,ms:p.values[s]??0})).filter(({ms:p})=>p>0),f=Qr(c),[h,m]=[c.filter(({gap:p})=>!p),c.filter(({gap:p})=>p)];return i(T,{children:[i("p",{class:"tooltip-title",children:[i("strong",{children:Jr(e,s)}),i("span",{class:"number",children:x(a)})]}),l!==null&&i("p",{class:"tooltip-line",children:[i("span",{children:"Start to next start"}),i("span",{class:"number",children:x(l)})]}),i("table",{class:"tooltip-table",children:[m.length>0&&i(Gs,{title:"Between steps",parts:m,whole:f}),i(Gs,{title:m.length>0?"Step":null,parts:h,whole:f})]}),r.hasLongGap(s)&&i("p",{class:"tooltip-note",children:"A long gap follows: see the findings."}),r.isOutlier(s)&&i("p",{class:"tooltip-note",children:["◆ An outlier: over ",Ye,"."]}),o.complete[s]===!1&&i("p",{class:"tooltip-note",children:[i("strong",{children:"Incomplete:"})," ",o.incomplete_reason[s]??"no reason given"]}),u>1&&i("p",{class:"tooltip-note",children:["Longest of ",E(u)," steps in this column; their mean is"," ",x(n.mean),". Zoom in to see each."]})]})}function Qr(e){return e.reduce((t,{ms:n})=>t+n,0)}function Gs({title:e,parts:t,whole:n}){let r=o=>q(n>0?100*o/n:null);return i("tbody",{children:[e!==null&&i("tr",{class:"tooltip-group",children:[i("th",{scope:"rowgroup",children:e}),i("td",{class:"numeric",children:x(Qr(t))}),i("td",{class:"numeric",children:r(Qr(t))})]}),[...t].reverse().map(o=>i("tr",{children:[i("th",{scope:"row",children:[i(he,{look:o}),o.label]}),i("td",{class:"numeric",children:x(o.ms)}),i("td",{class:"numeric",children:r(o.ms)})]},o.id))]})}function Jr(e,t){let n=String(e.columns.number[t]??t),r=e.columns.name[t]??"",o=`Step ${n}`;return r===""||r===n||r===o?o:`${o} · ${r}`}var qc=6,Wc=.003,Uc=.2;function qs(e){let{buckets:t,total:n,layout:r,plotWidth:o,plotLeft:s,zoom:a,onZoom:l,onSelect:u}=e,[c,f]=A(null),[h,m]=A(null),p=z(null),_=z(!1),[b,y]=a??[0,r.slots],w=(y-b)/o,g=S=>b+S*w,v=c===null?-1:vn(t,c),d=S=>{let N=S.currentTarget.getBoundingClientRect();return Math.max(0,Math.min(o,S.clientX-N.left-s))},C=S=>t[Ti(t,n,S)]?.step??null,P=S=>{_.current=!1,!(S.button>1||S.pointerType==="touch")&&(p.current={x:d(S),zoom:a,pans:S.shiftKey||S.button===1},S.currentTarget.setPointerCapture?.(S.pointerId))},O=S=>{let N=d(S),M=p.current;if(M===null||Math.abs(N-M.x)<qc){f(C(N));return}_.current=!0,f(null),M.pans?l(Ee(M.zoom,r.slots,(M.x-N)*w)):m([Math.min(M.x,N),Math.max(M.x,N)])},F=()=>{p.current=null,h&&(l(Re(g(h[0]),g(h[1]),r.slots)),m(null))},W=S=>{let N=_.current?null:C(d(S));N!==null&&u(N)},B=S=>{if(S.ctrlKey||S.metaKey){S.preventDefault();let M=Math.exp(S.deltaY*Wc);l(Dt(a,r.slots,g(d(S)),M));return}let N=S.shiftKey&&S.deltaX===0?S.deltaY:S.deltaX;a===null||Math.abs(N)<=(S.shiftKey?0:Math.abs(S.deltaY))||(S.preventDefault(),l(Ee(a,r.slots,N*w)))},G=S=>{let N=r.slot.length-1,M=Math.max(0,Math.min(N,S));l(zs(a,r.slots,r.slot[M]??0)),f(M)},k=S=>{if(v<0)return G(t[0]?.step??0);let N=t[v+S];if(N)return f(N.step);let M=(t[0]?t[0].last-t[0].first+1:1)*S;return G((c??0)+M)},R=S=>{let N=c===null?(b+y)/2:r.slot[c]+.5;l(Dt(a,r.slots,N,S))},$=Math.max(1,Math.round(t.length/10)),j=S=>l(Ee(a,r.slots,S*(y-b)*Uc)),H={onPointerDown:P,onPointerMove:O,onPointerUp:F,onPointerLeave:()=>p.current===null&&f(null),onClick:W,onWheel:B,onKeyDown:S=>{if(S.ctrlKey||S.metaKey||S.altKey)return;let M={ArrowLeft:()=>S.shiftKey?j(-1):k(-1),ArrowRight:()=>S.shiftKey?j(1):k(1),PageUp:()=>k(-$),PageDown:()=>k($),Home:()=>G(0),End:()=>G(r.slot.length-1),Enter:()=>c!==null&&u(c)," ":()=>c!==null&&u(c),Escape:()=>c===null?u(null):f(null),"+":()=>R(.5),"=":()=>R(.5),"-":()=>R(2),0:()=>l(null)}[S.key];M&&(S.preventDefault(),M())},onFocus:S=>{S.currentTarget.matches(":focus-visible")&&c===null&&f(t[0]?.step??null)},onBlur:()=>f(null)};return{activeBucket:t[v]??null,drag:h,handlers:H}}var Us=264,ge={top:16,right:66,bottom:30,left:62},ce=Us-ge.top-ge.bottom,Ws=5;function Vn(e){let{steps:t,series:n,layout:r,meanMs:o,fitTypical:s,zoom:a,onZoom:l,selected:u,onSelect:c,tests:f}=e,[h,m]=Dn(960),{columns:p}=t,_=p.duration_ms.length,b=V(()=>Si(n.map(({values:M})=>M),_),[n,_]),[y,w]=a??[0,r.slots],g=Math.max(40,m-ge.left-ge.right),v=V(()=>et(r,b,y,w,g),[r,b,y,w,g]),d=V(()=>e.topMs??Fn(v,b,s),[v,b,s,e.topMs]),C=Ce(d),P=lt().domain([0,d/pe[C]]).nice(Ws).range([ce,0]),O=P.domain()[1]*pe[C],F=M=>P(Math.min(M,O)/pe[C]),W=P.ticks(Ws),B=(W[1]??1)-(W[0]??0),G=V(()=>Ds(n,v,F),[n,v,O]),k=V(()=>Is(t,v,b,F,O,f),[t,v,b,O,f]),R=V(()=>_s(v,p.number,g),[v,p,g]),{activeBucket:$,drag:j,handlers:Se}=qs({buckets:v,total:b,layout:r,plotWidth:g,plotLeft:ge.left,zoom:a,onZoom:l,onSelect:c}),H=u===null?null:v[vn(v,u)]??null,S=M=>(M-y)/(w-y)*g,N=M=>F(b[M.step]??0);return i("div",{class:"chart step-bars",ref:h,children:[i("svg",{class:"step-graph",width:m,height:Us,role:"application","aria-roledescription":"bar chart","aria-label":`${e.name??"Step time"} of ${I(_,"step")}`+(o===null?"":`, mean ${x(o)}`)+". Arrow keys, Home and End move between steps, Enter opens one; plus and minus zoom, Shift with an arrow key pans, 0 shows all.",tabindex:0,...Se,children:i("g",{transform:`translate(${ge.left},${ge.top})`,children:[W.map(M=>i("g",{transform:`translate(0,${P(M)})`,children:[i("line",{class:M===0?"baseline":"gridline",x2:g}),i("text",{class:"tick-label",x:-8,dy:"0.32em","text-anchor":"end",children:`${Jt(M,B)} ${C}`})]},M)),i(Kc,{layout:r,xOfSlot:S,plotWidth:g}),$&&i("rect",{class:"cursor-band",x:$.x-2,width:$.width+4,height:ce}),G.map(({id:M,d:_l,look:yl})=>i(Wo,{id:M,d:_l,look:yl,dimmed:!!e.pointed&&e.pointed!==M},M)),k.incomplete&&i("path",{class:"incomplete",d:k.incomplete,fill:"url(#incomplete-hatch)"}),k.cut&&i("path",{class:"cut-mark",d:k.cut}),k.outlier&&i("path",{class:"outlier-mark",d:k.outlier}),k.longGap&&i("path",{class:"long-gap-mark",d:k.longGap}),Hs(v,p.number).map(M=>i("line",{class:"restart-line",x1:M,x2:M,y1:0,y2:ce},M)),o!==null&&o<=O&&i("g",{class:"mean",transform:`translate(0,${F(o)})`,children:[i("line",{class:"mean-halo",x2:g}),i("line",{class:"mean-line",x2:g}),i("text",{class:"mean-label",x:g+6,dy:"-0.2em",children:"mean"}),i("text",{class:"mean-label",x:g+6,dy:"0.95em",children:x(o)})]}),H&&i("g",{class:"selected-step",children:[i("rect",{x:H.x-2,y:N(H)-2,width:H.width+4,height:ce-N(H)+2}),i("path",{d:`M${H.x+H.width/2},${ce+1}l5,6h-10z`})]}),$&&i("rect",{class:"cursor",x:$.x-1,y:N($)-1,width:$.width+2,height:ce-N($)+2}),j&&i("rect",{class:"drag",x:j[0],width:j[1]-j[0],height:ce}),R.map(M=>i("g",{transform:`translate(${M.x},${ce})`,children:[i("line",{class:"tick-mark",y2:4}),i("text",{class:"tick-label",y:18,"text-anchor":"middle",children:M.label})]},M.x)),i("text",{class:"tick-label",x:g+ge.right,y:ce+18,"text-anchor":"end",children:"step"})]})}),a&&i(Fs,{layout:r,total:b,zoom:a,onZoom:l,left:ge.left,width:g}),v.some(M=>M.last>M.first)&&i("p",{class:"caption",children:"Each column stands for several steps and shows the longest of them."}),i(Vs,{steps:t,series:n,bucket:$,x:$?ge.left+$.x+$.width/2:0,frameWidth:m,tests:f})]})}function Kc({layout:e,xOfSlot:t,plotWidth:n}){return i(T,{children:e.gaps.map(r=>{let o=Math.max(0,t(r.slot)),s=Math.min(n,t(r.slot+r.width));return s-o>=3&&i("line",{class:"gap-line",x1:o+1,x2:s-1,y1:ce,y2:ce},r.before)})})}function Xs({baseline:e,shown:t,view:n}){let r=[e.steps,t.steps],o=V(()=>Math.max(...r.map(s=>s?Ze(hn(s,n)):0)),[...r,n]);return o===0?null:i("div",{class:"compare-graphs",children:[i("p",{class:"panel-note",children:[js[n]," of both runs, on one scale; colours as in the step-time graph"]}),i(Ks,{role:"A (baseline)",overview:e,view:n,topMs:o}),i(Ks,{role:"B (this run)",overview:t,view:n,topMs:o})]})}var js={step:"Step time",period:"Time from step to step"};function Ks({role:e,overview:t,view:n,topMs:r}){let{steps:o,metrics:s,run:a}=t;return i("figure",{children:[i("figcaption",{children:[i("strong",{children:e})," ",a.id,o&&i("span",{class:"panel-note",children:[" ",I(o.columns.duration_ms.length,"step")]})]}),o?i(Xc,{overview:t,steps:o,view:n,meanMs:s[cn[n]]?.value??null,topMs:r,name:`${js[n]} of ${a.id},`}):i("p",{class:"quiet",children:s.step_time?.reason??"It has no steps."})]})}function Xc({overview:e,steps:t,view:n,meanMs:r,topMs:o,name:s}){let[a,l]=A(null),u=V(()=>wn(t.columns.number),[t]),c=V(()=>fn(t,n),[t,n]),f=V(()=>mn(e,n),[e,n]);return i(Vn,{steps:t,series:c,layout:u,meanMs:r,fitTypical:!1,zoom:a,onZoom:l,selected:null,onSelect:()=>{},tests:f,topMs:o,name:s})}var jc=120,Ys={runs:[],total:null,failed:null};function Zs(e,t){let[n,r]=A(Ys),o=z(new be),s=z(!1),a=async u=>{try{let c=await o.current.run(h=>vt({search:t.trim(),offset:u.length},h));if(c===null)return;let f=[...u,...c.runs];r({runs:f,total:c.runs.length===0?f.length:c.total,failed:null})}catch(c){r({...Ys,failed:c instanceof U?c.message:String(c)})}finally{s.current=!1}};Y(()=>{if(!e)return;let u=setTimeout(()=>{a([])},t===""?0:jc);return()=>{clearTimeout(u),o.current.cancel()}},[e,t]);let l=ie(()=>{s.current||n.total===null||n.runs.length>=n.total||(s.current=!0,a(n.runs))},[n,t]);return{...n,loadMore:l}}var Qs=10,Yc=80;function qn({label:e,chosen:t,placeholder:n,onChoose:r}){let o=ve(),[s,a]=A(!1),[l,u]=A(null),[c,f]=A(0),h=z(null),{runs:m,total:p,failed:_,loadMore:b}=Zs(s,l??"");Y(()=>f(0),[l,s]),Y(()=>{h.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({block:"nearest"}),m.length>0&&c>=m.length-1&&b()},[c,m]);let y=()=>{a(!1),u(null)},w=d=>{d&&(y(),d.id!==t&&r(d))},g=d=>{s?f(Math.max(0,Math.min(m.length-1,d))):a(!0)},v=d=>{let P={ArrowDown:()=>g(c+1),ArrowUp:()=>g(c-1),PageDown:()=>g(c+Qs),PageUp:()=>g(c-Qs),Enter:()=>s?w(m[c]):a(!0),Escape:y}[d.key];!P||d.altKey||d.ctrlKey||d.metaKey||(d.preventDefault(),P())};return i("div",{class:t===null?"picker run-picker is-second":"picker run-picker",children:[i("label",{for:`${o}-field`,children:e}),i("input",{id:`${o}-field`,type:"text",role:"combobox",autocomplete:"off",spellcheck:!1,"aria-autocomplete":"list","aria-expanded":s,"aria-controls":`${o}-list`,"aria-activedescendant":s&&m[c]?`${o}-${c}`:void 0,value:l??t??"",title:t??void 0,placeholder:n??"Search runs",onFocus:d=>d.currentTarget.select(),onClick:()=>a(!0),onInput:d=>{u(d.currentTarget.value),a(!0)},onKeyDown:v,onBlur:y}),i("div",{class:"run-list",hidden:!s,onMouseDown:d=>d.preventDefault(),children:[i("ul",{id:`${o}-list`,ref:h,role:"listbox","aria-label":`${e}: found`,onScroll:({currentTarget:d})=>{d.scrollHeight-d.scrollTop-d.clientHeight<Yc&&b()},children:s&&m.map((d,C)=>i("li",{id:`${o}-${C}`,role:"option","aria-selected":C===c,class:d.id===t?"is-chosen":void 0,"data-run":d.id,onClick:()=>w(d),children:[i("span",{class:"run-id",children:d.id}),i("span",{class:"run-note",children:Qc(d)})]},d.id))}),i("p",{class:"run-count",role:"status",children:s&&(_??Zc(m.length,p,l))})]})]})}function Zc(e,t,n){return t===null?"Searching …":t===0?n?"No run has these words in its name or hosts":"No run":e<t?`${E(e)} of ${E(t)} runs; type to search`:t===1?"1 run":`${E(t)} runs`}function Qc({status:e,parts:t,hosts:n}){return e==="empty"?"empty":e==="writing"?"still being written":t?`${t.length} sessions put together`:n.length>1?`${n.length} hosts`:""}var Js="";function eo({label:e,hosts:t,chosen:n,onChoose:r}){let o=ve();return i("p",{class:"picker",children:[i("label",{for:o,children:e}),i("select",{id:o,value:n??Js,onChange:s=>r(s.currentTarget.value||null),children:[i("option",{value:Js,children:["All hosts (",t.length,")"]}),t.map(s=>i("option",{value:s,children:s},s))]})]})}function Wn({label:e,kinds:t,chosen:n,onChoose:r}){let o=ve();return t.length<2?null:i("p",{class:"picker",children:[i("label",{for:o,children:e}),i("select",{id:o,value:n??t.find(({leading:s})=>s)?.name,onChange:s=>r(s.currentTarget.value),children:t.map(({name:s,count:a,mean_ms:l})=>i("option",{value:s,children:[s," (",E(a),", ",x(l),")"]},s))})]})}function ea({chosen:e,onChoose:t}){let n=Jc(e?.run??null);return i(T,{children:[i(qn,{label:"Compare with",chosen:e?.run??null,placeholder:"Search a run",onChoose:r=>t({run:r.id,host:null,kind:null})}),e&&n.length>1&&i(eo,{label:"Its host",hosts:n,chosen:e.host,onChoose:r=>t({...e,host:r})})]})}function Jc(e){let[t,n]=A([]);return Y(()=>{if(n([]),e===null)return;let r=new AbortController;return rn(e,r.signal).then(o=>n(o?.hosts??[])).catch(()=>{}),()=>r.abort()},[e]),t}function Un(e,t,n){let[r,o]=A({kind:"loading",detail:null}),[s,a]=A(0),l=z(new be);return Y(()=>{let u=c=>o({kind:"loading",detail:c});return u(null),l.current.run(c=>e(c,({message:f})=>u(f))).then(c=>c!==null&&o({kind:"loaded",value:c})).catch(c=>o({kind:"failed",error:ef(c,t),retry:()=>a(s+1)})),()=>l.current.cancel()},[...n,s]),r}function ef(e,t){return e instanceof U?e.status!==404||e.code!=="bad_answer"?e:new U("no_route",t,"It is of an older version than this page: restart TensorBoard.",404):new U("page",String(e))}function oa({overview:e,shown:t,baseline:n,view:r=null,onBaseline:o=()=>{},onClose:s}){let a=Un(async(u,c)=>{let f=await tf(n,_e(e),u,c);return{comparison:await ci(f.shown,t,u,c),baseline:f}},"The server does not compare runs.",[n.run,n.host,n.kind,t.run,t.host,t.kind,e]),l=a.kind==="loaded"?a.value.baseline.shown:n;return i(L,{id:"compare",title:"Compare",note:`B, this run: ${We(t)}, against A: ${We(l)}`,actions:i(T,{children:[a.kind==="loaded"&&i(Wn,{label:"Steps of A",kinds:a.value.baseline.overview.steps?.kinds??[],chosen:null,onChoose:u=>o({...n,kind:u})}),i("button",{type:"button",onClick:s,children:"End comparison"})]}),children:i("div",{"aria-busy":a.kind==="loading",children:i(nf,{answer:a,overview:e,view:r})})})}async function tf(e,t,n,r){let o=await xt(e,n,r),{overview:s,shown:a}=o,l=s.steps?.kinds.filter(({leading:c})=>!c)??[];return e.kind===null&&l.some(({name:c})=>c===t)?xt({...a,kind:t},n,r):o}function nf({answer:e,overview:t,view:n}){if(e.kind==="loading")return i("p",{class:"quiet",role:"status",children:e.detail??"Comparing …"});if(e.kind==="failed")return i("p",{role:"alert",children:[e.error.message," ",i("span",{class:"reason",children:e.error.hint})," ",i("button",{type:"button",onClick:e.retry,children:"Try again"})]});let{comparison:r,baseline:o}=e.value;return i(T,{children:[o.lostKind!==null&&i("p",{class:"quiet",children:["There are no steps “",o.lostKind,"” in A; its leading steps are compared."]}),i("p",{class:"verdict","data-verdict":r.verdict,children:[i("span",{class:`verdict-mark verdict-${r.verdict}`,children:of[r.verdict]??r.verdict})," ",te(r.sentence)]}),i(af,{comparison:r}),i(Xs,{baseline:o.overview,shown:t,view:n??rf(t)}),i(lf,{metrics:r.metrics})]})}function rf({steps:e}){return e?pn(e):"step"}var of={faster:"▲ Faster",slower:"▼ Slower",same:"= Same",unclear:"? Unclear",incomparable:"≠ Not comparable"},sf={better:"▲ better",worse:"▼ worse",changed:"◆ changed",same:"= same",unclear:"? unclear",unavailable:"not measured"};function af({comparison:e}){let{configurations:t}=e;return t.length===0?i("p",{class:"quiet",children:"The configurations are the same, as far as the profiles tell them."}):i("div",{class:"configurations",children:[i("h3",{children:"What differs besides the numbers"}),i(Z,{caption:"Configurations that differ",columns:[{key:"label",head:"Configuration",cell:n=>t[n].label},{key:"a",head:"A (baseline)",cell:n=>ta(t[n].a)},{key:"b",head:"B (this run)",cell:n=>ta(t[n].b)}],rowCount:t.length,pageSize:20})]})}function ta(e){return e==null?"not known":typeof e=="object"?JSON.stringify(e):String(e)}var na="The run's own metric ± its standard deviation, n steps or sessions; the run's page opens where it comes from.";function lf({metrics:e}){let t=e.filter(({a:r,b:o})=>r.value!==null||o.value!==null);return i(Z,{caption:"Metrics of both runs",columns:[{key:"label",head:"Metric",cell:r=>i(uf,{metric:t[r]})},{key:"a",head:"A (baseline)",numeric:!0,definition:na,cell:r=>ra(t[r],"a")},{key:"b",head:"B (this run)",numeric:!0,definition:na,cell:r=>ra(t[r],"b")},{key:"delta",head:"Difference",numeric:!0,definition:"How much more B has than A, also in percent of A.",formula:"B − A",cell:r=>cf(t[r])},{key:"interval",head:"95 % interval",numeric:!0,definition:"Where the true difference lies 95 % of the time, by Welch's t-test; – where nothing tells the noise.",cell:r=>ff(t[r])},{key:"verdict",head:"Verdict",cell:r=>i(pf,{metric:t[r]})}],rowCount:t.length,pageSize:40,rowClass:r=>`is-${t[r].verdict}`})}function uf({metric:e}){return i(T,{children:[e.label,e.better&&i("span",{class:"better",children:e.better==="lower"?"lower is better":"higher is better"})]})}function ra({unit:e,...t},n){let{value:r,stdev:o,n:s}=t[n],a=typeof o=="number"?` ± ${oe(o,e)}`:"",l=typeof s=="number"?`, n ${E(s)}`:"";return r===null?"not measured":oe(r,e)+a+l}function cf({delta:e,delta_percent:t,unit:n}){let r=t===null||n==="%"?"":` (${ye(t,"%")})`;return ye(e,n==="%"?"points":n)+r}function ff({interval:e,unit:t}){return e===null?"–":e.map(n=>ye(n,t==="%"?"points":t)).join(" … ")}function pf({metric:e}){let{verdict:t,reason:n,p_value:r}=e;return i(T,{children:[i("span",{class:`verdict-mark verdict-${t}`,children:sf[t]??t}),r!==null&&i(ee,{children:["p ",r<.001?"< "+J(.001):J(r)]}),n&&i("span",{class:"metric-reason",children:n})]})}function Kn(){document.querySelector("#steps svg.step-graph")?.focus({preventScroll:!0})}function ct(){try{let e=window.parent;return e!==window&&typeof e.location.hash=="string"?e:null}catch{return null}}var ia="profile";async function sa(e){try{let t=await fetch("../../plugins_listing",{signal:e??null});return t.ok?(await t.json())[ia]?.enabled===!0:!1}catch{return!1}}function aa(e,t,n){let r=new URLSearchParams({tool:e,run:t});return n!==null&&r.set("host",n),`${ct()?.location.pathname??"../../../"}?${r}#${ia}`}function It({parts:e,label:t}){let n=e.reduce((r,o)=>r+o.value,0);return i("div",{class:"stacked-bar",role:"img","aria-label":t,children:n>0&&e.filter(r=>r.value>0).map(r=>i("span",{"data-part":r.id,style:{flexGrow:r.value/n},children:i(gr,{look:r})},r.id))})}function ft({summary:e,rows:t}){return i("details",{class:"how",children:[i("summary",{children:e}),i("dl",{class:"formulas",children:t.map(([n,r])=>i("div",{children:[i("dt",{children:n}),i("dd",{children:r})]},n))})]})}function pt({rows:e,spacious:t=!1}){return i("dl",{class:t?"stat-strip":"stats",children:e.map(([n,r])=>i("div",{children:[i("dt",{children:n}),i("dd",{class:"number",children:r})]},n))})}function la({metric:{source:e,provenance:t}}){return i(Bt,{provenance:t,source:e})}function Bt({provenance:e,source:t}){let{formula:n,inputs:r,window:o,files:s}=e;return i("dl",{class:"provenance",children:[i("div",{children:[i("dt",{children:"Formula"}),i("dd",{class:"formula",children:n})]}),r.length>0&&i("div",{children:[i("dt",{children:"Inputs"}),i("dd",{children:i("ul",{children:r.map(a=>i("li",{children:[a.name,": ",i("span",{class:"number",children:mf(a)})]},a.name))})})]}),o&&i("div",{children:[i("dt",{children:"Window"}),i("dd",{children:o})]}),i("div",{children:[i("dt",{children:"Files"}),i("dd",{children:to(s)})]}),t&&t!==n&&i("div",{children:[i("dt",{children:"In words"}),i("dd",{class:"formula",children:t})]})]})}function to(e){return e===null?"all of the run":e.length===0?"none":e.join(", ")}function mf({value:e,unit:t}){return e===null?"–":typeof e=="string"?t?`${e} ${t}`:e:t?oe(e,t):J(e)}function df({id:e,metric:t,said:n,brief:r}){let{status:o,value:s,unit:a,reason:l,stdev:u}=t,c=s===null;return i("details",{class:"metric","data-metric":e,"data-status":c?"unavailable":o,children:[i("summary",{children:[i("span",{class:"metric-label",children:t.label}),i(gf,{metric:t}),o==="inferred"&&!c&&i(ee,{children:"inferred"}),a==="%"&&!c&&i(_f,{percent:s}),i("span",{class:c?"metric-value not-measured":"metric-value number",children:[c?"not measured":en(t),!c&&typeof u=="number"&&a==="ms"&&i("span",{class:"metric-spread",children:Zt(s,u)})]}),!r&&i(ke,{of:t}),l&&(c||o==="inferred"&&l!==n)&&i("span",{class:"metric-reason",children:l})]}),r&&i(ke,{of:t}),i(ht,{metric:t})]})}function ke({of:{label:e,definition:t}}){let r=t.toLowerCase().startsWith(`${e.toLowerCase()}: `)?t.slice(e.length+2):t;return i("span",{class:"definition",children:r.charAt(0).toUpperCase()+r.slice(1)})}function gf({metric:{better:e,value:t}}){return e===null||t===null?null:i("span",{class:"better",title:`${e} is better`,children:[i("span",{"aria-hidden":"true",children:e==="lower"?"↓ better":"↑ better"}),i("span",{class:"visually-hidden",children:[e," is better"]})]})}function _f({percent:e}){return i("span",{class:"meter","aria-hidden":"true",children:i("span",{style:{width:`${Math.min(100,Math.max(0,e))}%`}})})}function yf({entries:e}){return i("details",{class:"metric","data-status":"unavailable",children:[i("summary",{children:[i("span",{class:"metric-label",children:e.map(([t,n],r)=>i("span",{"data-metric":t,"data-status":"unavailable",children:[n.label,r<e.length-1?" · ":""]},t))}),i("span",{class:"metric-value not-measured",children:"not measured"}),i("span",{class:"metric-reason",children:e[0]?.[1].reason})]}),i(no,{entries:e})]})}function ht({metric:e}){let t=ro(e);return i("div",{class:"metric-details",children:[i(la,{metric:e}),t.length>0&&i(pt,{rows:t})]})}function no({entries:e}){return i("dl",{class:"formulas metric-details",children:e.map(([t,n])=>i("div",{children:[i("dt",{children:n.label}),i("dd",{children:[i(ke,{of:n}),i(ht,{metric:n})]})]},t))})}var bf=[["min","min"],["p50","median"],["p90","p90"],["p99","p99"],["max","max"],["stdev","std. dev."]];function ro(e){let t=[];typeof e.n=="number"&&e.n>0&&t.push(["n",E(e.n)]);for(let[n,r]of bf){let o=e[n];typeof o=="number"&&t.push([r,oe(o,e.unit)])}return t}function Xn({entries:e,said:t=null,brief:n=!1}){return i(T,{children:wf(e).map(r=>{let[o,s]=r[0];return r.length===1?i(df,{id:o,metric:s,said:t,brief:n},o):i(yf,{entries:r},o)})})}function wf(e){let t=[];for(let n of e){let r=t[t.length-1];r&&vf(r[0][1],n[1])?r.push(n):t.push([n])}return t}function vf(e,t){return e.value===null&&t.value===null&&e.reason!==null&&e.reason===t.reason}var mt="time_",xf=.01;function ua(e){let{steps:t,metrics:n}=e;if(!t)return[];let r=kf(t)?t.loop:null,o=r?r.period_ms:t.categories.reduce((l,{id:u})=>l+(n[mt+u]?.value??0),0),s=l=>o>0?100*l/o:null,a=(l,u,c)=>{let f=u.map(({id:m,label:p,definition:_},b)=>{let y=c(m),w=l==="step"?n[mt+m]??null:null,g=l==="gap";return{id:m,label:p,definition:_,metric:w,value:y,share:s(y),role:we(m,b),gap:g}}),h=f.reduce((m,p)=>m+p.value,0);return{of:l,value:h,share:s(h),parts:f}};return r?[a("step",t.categories,l=>r.step_ms[l]??0),a("gap",t.gap.categories,l=>r.gap_ms[l]??0)]:[a("step",t.categories,l=>n[mt+l]?.value??0)]}function kf(e){return Pt(e)&&kr(e)>=xf*e.loop.period_ms&&e.loop.period_ms>0}function ca(e){let t=new Map;for(let[n,r]of Object.entries(e.metrics)){if(!n.startsWith(mt)||r.value!==null)continue;let o=r.reason??"no reason given";t.set(o,[...t.get(o)??[],r.label])}return[...t].map(([n,r])=>({labels:r,reason:n}))}function fa(e,t,n){if(!t.startsWith(mt))return!1;let r=t.slice(mt.length);return(e.steps?.categories.some(s=>s.id===r)??!1)||n.value===null}var oo={step:"Step",gap:"Between steps"};function io({overview:e}){let t=ua(e),n=ca(e),r=e.metrics.step_time?.reason??null;if(t.every(({parts:a})=>a.length===0)&&n.length===0)return null;let o=t.length>1,s=e.steps?.loop.steps??0;return i(L,{id:"breakdown",title:"Where the time went",note:(o?`average of ${I(s,"step")}, up to the start of the next`:"average per step")+"; open a part for where its number comes from",children:[t.some(({value:a})=>a>0)&&i(T,{children:[o&&i(Sf,{groups:t}),i(Mf,{groups:t}),i("div",{class:o?"part-groups":"parts",children:t.map(a=>o?i("section",{"data-group":a.of,children:[i("h3",{children:oo[a.of]}),i(pa,{group:a,said:r,overview:e,loop:e.steps?.loop??null})]},a.of):i(pa,{group:a,said:r,overview:e,loop:null},a.of))})]}),n.map(({labels:a,reason:l})=>i("p",{class:"missing",children:[i("span",{class:"not-measured",children:"Not measured:"})," ",a.join(", "),i("span",{class:"metric-reason",children:l})]},l))]})}function Sf({groups:e}){return i("p",{class:"bar-heads",children:e.map(({of:t,value:n,share:r})=>i("span",{children:[oo[t]," ",i("span",{class:"number",children:x(n)})," ",i("span",{class:"number group-share",children:q(r)})]},t))})}function Mf({groups:e}){let t=r=>r.filter(({value:o})=>o>0).map(({label:o,share:s})=>`${o} ${q(s)}`).join(", ");if(e.length===1)return i(It,{parts:e[0].parts,label:`Average step: ${t(e[0].parts)}`});let n=e.reduce((r,{value:o})=>r+o,0);return i("div",{class:"bar-groups",children:e.filter(({value:r})=>r>0).map(({of:r,value:o,parts:s})=>i("div",{style:{flexGrow:o/n},children:i(It,{parts:s,label:`${oo[r]}, ${x(o)}: ${t(s)}`})},r))})}function pa({group:e,said:t,overview:n,loop:r}){let o=e.parts.filter(({value:a})=>a>0),s=e.parts.filter(({value:a,metric:l,gap:u})=>a===0&&(u||l?.value!=null));return i(T,{children:[o.map(a=>i(Cf,{part:a,said:t,origin:r&&Tf(a,r,n)},a.id)),s.length>0&&i(Pf,{parts:s})]})}function Tf({value:e},{steps:t},{metrics:n}){let{window:r=null,files:o=null}=n.step_gap?.provenance??{};return{formula:"mean of the part over the complete steps whose next one is known",substituted:null,inputs:[{name:"such steps",value:t,unit:null},{name:"sum over them",value:e*t,unit:"ms"}],window:r,files:o}}function Cf({part:e,said:t,origin:n}){let{id:r,label:o,value:s,metric:a,share:l,gap:u}=e;return i("details",{class:"part","data-category":u?`gap-${r}`:r,children:[i("summary",{children:[i(he,{look:e}),i("span",{class:"part-label",children:o}),i("span",{class:"numeric",children:x(s)}),i("span",{class:"numeric part-share",children:q(l)}),i(ke,{of:a??e}),a?.status==="inferred"&&a.reason!==t&&i("span",{class:"metric-reason",children:["inferred: ",a.reason]})]}),n&&i("div",{class:"metric-details",children:i(Bt,{provenance:n})}),a&&n&&i("p",{class:"metric-details caption",children:["Over all complete steps: ",x(a.value)]}),a&&i(ht,{metric:a})]})}function Pf({parts:e}){let t=e.flatMap(({id:n,metric:r})=>r?[[n,r]]:[]);return i("details",{class:"part is-zero",children:[i("summary",{children:[i("span",{class:"part-label",children:e.map(({id:n,label:r,gap:o},s)=>i("span",{"data-category":o?`gap-${n}`:n,children:[r,s<e.length-1?" · ":""]},n))}),i("span",{class:"numeric",children:x(0)}),i("span",{class:"numeric part-share",children:q(0)})]}),t.length>0&&i(no,{entries:t}),t.length===0&&i("dl",{class:"formulas metric-details",children:e.map(n=>i("div",{children:[i("dt",{children:n.label}),i("dd",{children:n.definition})]},n.id))})]})}var dt={Device:{origin:{window:"the whole profile; of the step time, the counted steps",files:"for each device that of its host"},columns:{busy_ms:{definition:"Time in which the device worked: a GPU in anything, copies included; a TPU core not in waits, input, output and transfers from and to the host.",formula:"length of the union of those ops"},span_ms:{definition:"The time from the device's first op to its last.",formula:"end of its last op − start of its first"},busy_percent:{definition:"How much of the time from its first op to its last the device was busy.",formula:"busy ÷ first to last op"},counted_steps:{definition:"Steps on the device that count in averages: the complete ones, or all where none is complete."},step_time_ms:{definition:"How long a step takes on this device alone.",formula:"mean over the counted steps of the step's length on the device"}}},Host:{origin:{window:"the counted steps",files:"for each host its own"},columns:{devices:{definition:"Devices in the host's file, used or not."},steps:{definition:"Steps in the host's file, incomplete ones too."},counted_steps:{definition:"Steps of the host that count in averages: the complete ones, or all where none is complete."},step_time_ms:{definition:"How long a step takes on the host's slowest device.",formula:"mean over the counted steps of each of its devices; of the means, the longest"},work_ms:{definition:"The part of its step in which it does not wait for other hosts.",formula:"mean over the counted steps of the step's length − its collectives"},slowest_in_steps:{definition:"In how many of the counted steps it has the most work of all hosts."}}},TopOp:{origin:{window:"the whole profile",files:"all of the run"},columns:{occurrences:{definition:"How often the op ran, on all devices or threads together."},self_ms:{definition:"Time in the op itself, over all calls.",formula:"time in which the op is the innermost one, summed over threads, streams, devices and hosts"},share_percent:{definition:"How much of the time of this side's ops it takes; idle time is not counted.",formula:"self time ÷ self time of all ops of this side"},cumulative_percent:{definition:"Share of this op and those above it together.",formula:"self times down to this row ÷ self time of all ops of this side"},gflops_per_s:{definition:"How fast it computes.",formula:"FLOPs of all its calls ÷ self time"},tensorcore_eligible:{definition:"Whether the op could run on Tensor Cores, and whether its kernel did."}}}};function Ht(e,t,n){return e===null||t===null||n===null?null:`${x(e)} ÷ ${x(t)} = ${q(n)}`}function zt(e,t){return e===null?null:`${x(e)}, mean of ${I(t,"step")}`}var{columns:jn,origin:Af}=dt.Device;function ha({devices:e}){if(e.length===0)return null;let t=[...e.filter(s=>s.used),...e.filter(s=>!s.used)],n=e.filter(s=>s.used).length,r=new Set(e.map(s=>s.host)).size>1,o=[{key:"name",head:"Device",cell:s=>i(T,{children:[t[s].name,t[s].slowest&&i(ee,{kind:"warn",children:"slowest"})]})},...r?[{key:"host",head:"Host",cell:s=>t[s].host}]:[],{key:"kind",head:"Kind",cell:s=>t[s].kind},{key:"used",head:"Used",definition:"It ran more than copies.",cell:s=>t[s].used?"yes":"no"},{key:"busy",head:"Busy",numeric:!0,...jn.busy_ms,cell:s=>x(t[s].busy_ms)},{key:"span",head:"First to last op",numeric:!0,...jn.span_ms,cell:s=>x(t[s].span_ms)},{key:"busy-percent",head:"Busy share",numeric:!0,...jn.busy_percent,worked:s=>Ht(t[s].busy_ms,t[s].span_ms,t[s].busy_percent),cell:s=>q(t[s].busy_percent)},{key:"step",head:"Step time",numeric:!0,...jn.step_time_ms,worked:s=>zt(t[s].step_time_ms,t[s].counted_steps),cell:s=>x(t[s].step_time_ms)}];return i(L,{id:"devices",title:"Devices",note:`${E(n)} of ${E(e.length)} used`,children:i(Z,{caption:"Devices of the profile",columns:o,rowCount:t.length,pageSize:16,rowName:s=>r?t[s].id:t[s].name,origin:Af,rowClass:s=>t[s].used?void 0:"is-unused"})})}var Ef={device_count:"Devices",chip_count:"Chips",host_count:"Hosts",capture_start_ns:"Capture started",capture_ms:"Capture length"},Rf=new Set(["devices_used","simulated","provenance"]),ma=e=>Ef[e]??Ke(e);function da({overview:e}){let{environment:t}=e,n=[...Nf(e),...$f(t)];return i(L,{id:"environment",title:"Run environment",children:[i("dl",{class:"facts",children:n.map(([r,o])=>i("div",{children:[i("dt",{children:r}),i("dd",{children:o})]},r))}),i(ft,{summary:"Where these come from",rows:Object.entries(t.provenance??{}).map(([r,o])=>[ma(r),o])})]})}function Nf({platform:e,job:t,run:n}){let r=i(T,{children:[Ke(t.kind),t.reason&&i("span",{class:"metric-reason",children:t.reason})]}),o=n.files.reduce((s,a)=>s+a.bytes,0);return[["Platform",e.toUpperCase()],["Job",r],["Profile",`${I(n.files.length,"file")}, ${tn(o)}`]]}function $f(e){return Object.entries(e).filter(([t,n])=>!Rf.has(t)&&n!==null).map(([t,n])=>[ma(t),Of(t,n,e)]).filter(([,t])=>t!=="")}function Of(e,t,n){switch(e){case"device_count":return Lf(n);case"capture_start_ns":return No(t);case"capture_ms":return x(t);case"frameworks":return ga(t,(r,o)=>`${r} ${o}`);default:return so(t)}}function Lf({device_count:e,devices_used:t}){let n=t!==null&&t!==e;return E(e)+(n?`, ${E(t)} used`:"")}function so(e){return typeof e=="number"?J(e):typeof e=="boolean"?e?"yes":"no":Array.isArray(e)?e.map(so).join(", "):typeof e!="object"||e===null?String(e):ga(e,(t,n)=>`${Ke(t)}: ${so(n)}`)}function ga(e,t){return Object.entries(e).filter(([,n])=>n!==null).map(([n,r])=>t(n,r)).join(", ")}var Yn=4;function ao({finding:e,ways:t}){return i("div",{"data-finding":e.id,class:`finding severity-${e.severity}`,children:[i("h3",{children:[te(e.title)," ",i(ee,{kind:e.severity,children:e.severity})]}),i("p",{children:te(e.evidence)}),i("p",{class:"next",children:[i("strong",{children:"Next:"})," ",te(e.next_step)]}),i(Df,{lookAt:e.look_at,ways:t})]})}function Df({lookAt:e,ways:t}){let{ops:n,tool:r}=e,o=t.steps?e.steps:[];return o.length===0&&n.length===0&&r===null?null:i("p",{class:"look-at",children:[i("span",{children:"Look at:"}),o.slice(0,Yn).map(s=>i("button",{type:"button",class:"link",onClick:()=>t.onStep(s),children:["step ",t.steps.columns.number[s]??s]},s)),o.length>Yn&&i("span",{children:["and ",o.length-Yn," more"]}),n.slice(0,Yn).map(s=>i("button",{type:"button",class:"link op-name",onClick:()=>t.onOp(s),children:s},s)),r&&i(If,{tool:r,ways:t})]})}function If({tool:e,ways:t}){return t.shown?t.xprof?i("a",{href:aa(e.id,t.shown.run,t.shown.host),target:"_blank",rel:"noopener",children:["XProf's ",e.label," ↗"]}):i("span",{children:["XProf's ",e.label," (its tab is not installed here)"]}):i("span",{children:["XProf's ",e.label]})}var Bf=3;function _a({findings:e,ways:t,judged:n,brief:r}){let[o,...s]=e;return i(L,{id:"top-finding",title:"What to look at next",actions:s.length>0&&i("button",{type:"button",class:"link",onClick:()=>document.getElementById("findings")?.scrollIntoView(),children:I(s.length,"more finding")}),children:o?i(T,{children:[i(ao,{finding:o,ways:t}),i(Hf,{findings:s.slice(0,Bf),brief:r})]}):i("p",{class:"quiet",children:n?"Nothing stands out: no part of the step, no step and no device is far from what is usual.":"Without steps and sessions, what limits the run cannot be told."})})}function Hf({findings:e,brief:t}){return e.length===0?null:i("ul",{class:"other-findings",children:e.map(({id:n,severity:r,title:o,evidence:s,next_step:a})=>i("li",{children:[te(o)," ",i(ee,{kind:r,children:r})," ",i("span",{class:"reason",children:te(s)}),!t&&i("p",{class:"next",children:[i("strong",{children:"Next:"})," ",te(a)]})]},n))})}function ya({findings:e,ways:t}){return e.length===0?null:i(L,{id:"findings",title:"Findings",note:"the gravest first",children:i("ol",{class:"findings",children:e.map(n=>i("li",{children:i(ao,{finding:n,ways:t})},n.id))})})}var Zn=34,lo=300;function ba({values:e}){let t=V(()=>{let n=Float64Array.from(e.keys()),r=et({slot:n,slots:e.length,gaps:[]},e,0,e.length,lo),o=r.reduce((a,{step:l})=>Math.max(a,e[l]??0),0)||1;return r.map(({step:a,x:l,width:u})=>`${re(l+u/2)},${re(Zn-2-(Zn-4)*(e[a]??0)/o)}`).join("L")},[e]);return e.length<3?null:i("svg",{class:"sparkline",viewBox:`0 0 ${lo} ${Zn}`,preserveAspectRatio:"none","aria-hidden":"true",children:[i("path",{d:`M${t}`,"vector-effect":"non-scaling-stroke"}),i("path",{class:"baseline",d:`M0,${Zn-1}h${lo}`,"vector-effect":"non-scaling-stroke"})]})}function uo(e){return e.headline?e.headline.what:e.job.kind==="inference"?"session_time":"step_time"}function wa({overview:e}){let t=uo(e),n=e.metrics[t];if(!n)return null;let r=t==="session_time"?"session":"step",o=Ff(e);return i(L,{id:"headline",title:o===null?n.label:zf[r],children:i("div",{class:"headline","data-metric":t,"data-status":n.status,children:[o===null?i(ke,{of:n}):i("span",{class:"definition",children:"A few long ones take over a quarter of the time: the median says what is usual."}),n.value===null?i(T,{children:[i("p",{class:"headline-missing",children:"not measured"}),i("p",{class:"reason",children:n.reason})]}):i(Gf,{metric:n,overview:e,noun:r,median:o}),i("details",{class:"how",children:[i("summary",{children:"Where this number comes from"}),i(ht,{metric:n}),e.headline&&i(Uf,{headline:e.headline})]})]})})}var zf={step:"Step time",session:"Session time"};function Ff({headline:e}){return e?.median_first?e.median_ms:null}function Gf({metric:e,overview:t,noun:n,median:r}){let[o,s]=Ro(r===null?en(e):x(r)),a=t.steps?.columns.duration_ms.length??null,l=e.n??null,u=["n","std. dev.",...r===null?[]:["median"]],c=ro(e).filter(([p])=>!u.includes(p)),f=n==="step"?_e(t):null,h=t.steps?.kinds??[],m=f!==null&&h.length>1?` “${f}”`:"";return i(T,{children:[i("p",{class:"headline-value",children:[r!==null&&i("span",{class:"headline-which",children:"median"}),i("span",{class:"headline-number",children:o}),i("span",{class:"headline-unit",children:s}),i(Vf,{metric:e,named:r!==null}),e.status==="inferred"&&i(ee,{children:"inferred"})]}),i("p",{class:"headline-count",children:[l!==null&&(l===1?I(1,n):`${r===null?"mean of":"over"} ${I(l,n)}`),l!==null&&m,n==="step"&&l!==null&&a!==null&&a>l&&`; ${I(a,"step")} sampled, incomplete ones left out`]}),n==="step"&&i(qf,{kinds:h}),e.status==="inferred"&&e.reason&&i("p",{class:"reason",children:e.reason}),t.headline?.bottleneck&&i("p",{class:"bottleneck",children:te(t.headline.bottleneck.sentence)}),n==="step"&&t.steps&&i(Wf,{steps:t.steps,headline:t.headline}),l!==1&&c.length>0&&i(pt,{rows:c,spacious:!0})]})}function Vf({metric:{value:e,unit:t,stdev:n},named:r}){return e===null||!r&&typeof n!="number"?null:i("span",{class:"headline-spread",children:[r&&`mean ${oe(e,t)} `,typeof n=="number"&&`${Zt(e,n)} std. dev.`]})}function qf({kinds:e}){let t=e.filter(({leading:n})=>!n);return t.length===0?null:i("p",{class:"other-kinds",children:["Also in this profile:"," ",t.map(({name:n,count:r,mean_ms:o,share_percent:s},a)=>i("span",{children:[a>0&&"; ","“",n,"”, ",I(r,"step"),", mean ",x(o),", ",q(s)," of the time"]},n))]})}function Wf({steps:e,headline:t}){let n=t?.trend,r=t?.outliers;return i("div",{class:"trend",children:[i(ba,{values:e.columns.duration_ms}),n&&i("p",{"data-trend":n.direction??"none",children:[i("span",{"aria-hidden":"true",children:Kf[n.direction??"none"]})," ",te(n.sentence)]}),r&&r.count>0&&i("p",{children:[i("span",{"aria-hidden":"true",children:"◆"})," ",I(r.count,"outlier")," above ",x(r.above_ms)]})]})}function Uf({headline:{trend:e,outliers:t}}){return!e&&!t?null:i("dl",{class:"provenance metric-details",children:[e&&i("div",{children:[i("dt",{children:"Trend"}),i("dd",{children:[ye(e.change_percent,"%")," over ",I(e.steps,"complete step"),","," ",ye(e.percent_per_100_steps,"%")," per 100 of them: the median of the slopes between all pairs, of the median step; p ",e.p_value<.001?"<":"="," ",J(Math.max(.001,e.p_value))," that there is none"]})]}),t&&i("div",{children:[i("dt",{children:"Outliers"}),i("dd",{children:[I(t.count,"complete step")," above ",x(t.above_ms),", ",Ye]})]})]})}var Kf={slower:"↗",faster:"↘",none:"→"};var{columns:gt,origin:Xf}=dt.Host;function va({hosts:e}){if(e.length<2&&e.every(r=>r.status==="ok"))return null;let t=e.some(r=>typeof r.work_ms=="number"),n=[{key:"name",head:"Host",cell:r=>i(T,{children:[e[r].name,e[r].straggler&&i(ee,{kind:"warn",children:"straggler"}),e[r].set_aside&&i(ee,{kind:"warn",children:"set aside"})]})},{key:"status",head:"Status",cell:r=>e[r].status},{key:"devices",head:"Devices",numeric:!0,...gt.devices,cell:r=>E(e[r].devices)},{key:"steps",head:"Steps",numeric:!0,...gt.steps,cell:r=>E(e[r].steps)},{key:"counted",head:"Of them counted",numeric:!0,...gt.counted_steps,cell:r=>E(e[r].counted_steps)},{key:"step",head:"Step time",numeric:!0,...gt.step_time_ms,worked:r=>zt(e[r].step_time_ms,e[r].counted_steps),cell:r=>x(e[r].step_time_ms)},...t?[{key:"work",head:"Of it work",numeric:!0,...gt.work_ms,worked:r=>zt(e[r].work_ms,e[r].counted_steps),cell:r=>x(e[r].work_ms??null)},{key:"slowest",head:"Slowest in steps",numeric:!0,...gt.slowest_in_steps,cell:r=>E(e[r].slowest_in_steps??null)}]:[]];return i(L,{id:"hosts",title:"Hosts",note:t?"work is the step without collectives, in which hosts wait for each other":void 0,children:i(Z,{caption:"Hosts of the profile",columns:n,rowCount:e.length,pageSize:16,rowName:r=>e[r].name,origin:Xf})})}var jf=60,xa=150,_t={top:16,right:24,bottom:26,left:62};function ka({distribution:e,meanMs:t}){let[n,r]=Dn(960),{edges_ms:o,counts:s}=e,a=o[0],l=o[o.length-1];if(a===void 0||l===void 0||s.length===0)return null;let u=Ce(l),c=Math.max(40,r-_t.left-_t.right),f=xa-_t.top-_t.bottom,h=lt().domain([a,l===a?a+1:l].map(g=>g/pe[u])).range([0,c]),m=g=>h(g/pe[u]),p=h.ticks(8),_=(p[1]??1)-(p[0]??0),b=lt().domain([0,ae(s)??1]).nice(3).range([f,0]),y=s.map((g,v)=>{let d=m(o[v]??a),C=Math.max(1,m(o[v+1]??l)-d-1);return g>0?`M${d},${f}V${b(g)}h${C}V${f}z`:""}).join(""),w=s.indexOf(ae(s)??0);return i("div",{class:"chart",ref:n,children:i("svg",{width:r,height:xa,role:"img","aria-label":`Distribution of session times from ${x(a)} to ${x(l)}; most are between ${x(o[w])} and ${x(o[w+1])}; mean ${x(t)}`,children:i("g",{transform:`translate(${_t.left},${_t.top})`,children:[b.ticks(3).filter(Number.isInteger).map(g=>i("g",{transform:`translate(0,${b(g)})`,children:[i("line",{class:g===0?"baseline":"gridline",x2:c}),i("text",{class:"tick-label",x:-8,dy:"0.32em","text-anchor":"end",children:E(g)})]},g)),i("path",{d:y,class:"histogram"}),i("g",{transform:`translate(${m(t)},0)`,children:[i("line",{class:"mean-line",y2:f}),i("text",{class:"mean-label",y:-4,"text-anchor":m(t)<jf?"start":"middle",children:`mean ${x(t)}`})]}),p.map(g=>i("text",{class:"tick-label",x:h(g),y:f+16,"text-anchor":"middle",children:`${Jt(g,_)} ${u}`},g))]})})})}var Ne=[["host","Host compute","Host"],["device","On the device","Device"],["communication","Host-device communication","Communication"]];function Qn({latency:e,longest:t}){let n=Ne.map(([o,s],a)=>({id:o,label:s,value:e[`${o}_ms`],role:we(o,a)})),r=n.map(o=>`${o.label} ${x(o.value)}`).join(", ");return i("div",{class:"latency-bar",children:i("div",{style:{width:`${t>0?100*e.total_ms/t:0}%`},children:i(It,{parts:n,label:r})})})}function co({inference:e}){let{sessions:t,mean:n,percentiles:r,batches:o}=e,s=r.some(l=>l.few_samples),a=ae([n,...r],l=>l.total_ms)??0;return i(L,{id:"inference",title:"Session latency",note:I(t,"session"),children:[i("p",{class:"legend",children:Ne.map(([l,u],c)=>i("span",{class:"legend-item",children:[i(he,{look:{role:we(l,c)}}),u]},l))}),i("table",{class:"latency-table",children:[i("caption",{class:"visually-hidden",children:"Session latency and its parts"}),i("thead",{children:i("tr",{children:[i("th",{scope:"col",children:"Percentile"}),i("th",{scope:"col",children:i("span",{class:"visually-hidden",children:"Parts, as a bar"})}),i("th",{scope:"col",class:"numeric",children:"Total"}),Ne.map(([l,,u])=>i("th",{scope:"col",class:"numeric",children:u},l))]})}),i("tbody",{children:[i(Sa,{name:"mean",latency:n,longest:a}),r.map(l=>i(Sa,{name:`p${l.percentile}${l.few_samples?"*":""}`,latency:l,longest:a},l.percentile))]})]}),i(ka,{distribution:e.distribution,meanMs:n.total_ms}),i("p",{class:"caption",children:[i("span",{children:e.source}),s&&i("span",{children:"* Too few sessions for one to be above: it rests on the longest ones."}),o&&i("span",{children:Yf(o)})]}),i(ft,{summary:"What the parts mean",rows:[["total","Total"],...Ne].map(([l,u])=>[u,i(ke,{of:{label:u,definition:e.definitions[`${l}_ms`]}})])}),i("details",{class:"how",children:[i("summary",{children:"Where these numbers come from"}),i(Bt,{provenance:e.provenance})]})]})}function Yf({batches:e,sessions_per_batch:t,size:n,padding_percent:r,delay_ms:o}){let s=n===null?"":`, size ${J(n)}`,a=r===null?"":` with ${q(r)} padding`;return`Batched: ${E(e)} batches of ${J(t)} sessions${s}${a}. A session waits ${x(o.mean)} for its batch (p99 ${x(o.p99)}).`}function Sa({name:e,latency:t,longest:n}){return i("tr",{children:[i("th",{scope:"row",children:e}),i("td",{children:i(Qn,{latency:t,longest:n})}),i("td",{class:"numeric",children:x(t.total_ms)}),Ne.map(([r])=>i("td",{class:"numeric",children:x(t[`${r}_ms`])},r))]})}function Ma({inference:e}){return i(T,{children:[i(Zf,{inference:e}),i(Jf,{inference:e})]})}function Zf({inference:e}){let t=e.models??[];if(t.length===0)return null;let n=[{key:"model",head:"Model",cell:r=>t[r].model??"not known"},{key:"sessions",head:"Sessions",numeric:!0,definition:"How many sessions ran the model.",cell:r=>E(t[r].sessions)},{key:"rate",head:"Sessions per second",numeric:!0,definition:"How many sessions of the model are served in a second.",cell:r=>oe(t[r].sessions_per_second,"1/s")},...Qf(t),...Ca("Mean",t.map(r=>r.mean),e.definitions)];return i(L,{id:"session-models",title:"Sessions by model",children:i(Z,{caption:"Sessions by model",columns:n,rowCount:t.length,pageSize:20,origin:Ta(e)})})}function Ta({source:e,provenance:{window:t,files:n}}){return{window:`${t??"each session"}; ${e}`,files:to(n)}}function Qf(e){return[50,99].map(t=>({key:`p${t}`,head:`p${t}`,numeric:!0,definition:`${t} % of the sessions take at most so long.`,cell:n=>{let r=e[n].percentiles.find(o=>o.percentile===t);return`${x(r?.total_ms)}${r?.few_samples?"*":""}`}}))}function Jf({inference:e}){let t=e.slowest??[];if(t.length===0)return null;let n=new Set(t.map(a=>a.host)).size>1,r=t.some(a=>a.model!==null),o=t.some(a=>a.batching_delay_ms!==null),s=[{key:"start",head:"Start",numeric:!0,definition:"When it began, from the start of the capture.",cell:a=>x(t[a].start_ms)},...n?[{key:"host",head:"Host",cell:a=>t[a].host}]:[],...r?[{key:"model",head:"Model",cell:a=>t[a].model??"not known"}]:[],...Ca("Total",t,e.definitions),...o?[{key:"delay",head:"Waited for batch",numeric:!0,definition:e.definitions.batching_delay_ms,cell:a=>x(t[a].batching_delay_ms)}]:[]];return i(L,{id:"slowest-sessions",title:"Slowest sessions",children:i(Z,{caption:"Slowest sessions",columns:s,rowCount:t.length,origin:Ta(e)})})}function Ca(e,t,n){let r=ae(t,o=>o.total_ms)??0;return[{key:"bar",head:i("span",{class:"visually-hidden",children:"Parts, as a bar"}),cell:o=>i(Qn,{latency:t[o],longest:r})},{key:"total",head:e,numeric:!0,definition:n.total_ms,cell:o=>x(t[o].total_ms)},...Ne.map(([o,,s])=>({key:o,head:s,numeric:!0,definition:n[`${o}_ms`],cell:a=>x(t[a][`${o}_ms`])}))]}function Pa({overview:e}){let t=uo(e),n=Object.entries(e.metrics).filter(([r,o])=>r!==t&&!fa(e,r,o));return n.length===0?null:i(L,{id:"metrics",title:"Performance summary",note:"all metrics; open one for where its number comes from",children:i("div",{class:"metrics",children:i(Xn,{entries:n,said:e.metrics[t]?.reason??null})})})}function Ea({series:e,...t}){let n=e.filter(({gap:o})=>!o),r=e.filter(({gap:o})=>o);return i("div",{class:"legend",role:"group","aria-label":"Categories shown, from the bottom of the stack up",children:[n.map(o=>i(Aa,{layer:o,...t},o.id)),r.length>0&&i("span",{class:"legend-head",children:"Between steps:"}),r.map(o=>i(Aa,{layer:o,...t},o.id))]})}function Aa({layer:e,hidden:t,onToggle:n,onPoint:r}){let{id:o,label:s,definition:a,gap:l}=e;return i("button",{type:"button",class:"legend-item","aria-pressed":!t.has(o),"aria-label":l?je(e):void 0,title:a,onClick:()=>n(o),onPointerEnter:()=>r(o),onPointerLeave:()=>r(null),onFocus:()=>r(o),onBlur:()=>r(null),children:[i(he,{look:e}),s]})}async function Ra(e,t,n,r){let o=Ue(e);return o.set("index",String(t)),kt(`./step?${o}`,n,r)}function Na({overview:e,steps:t,step:n}){let r=un(t).map(o=>({series:o,ms:o.values[n]??0,mean:e.metrics[`time_${o.id}`]?.value??null}));return i(Oa,{caption:"Parts of the step, against the mean",parts:r,whole:"step",ms:"Time of the part in this step, on its slowest device; the parts add up to the step.",mean:"Its average over the complete steps: the metric of the part, which opens under “Where the time went”."})}function $a({steps:e,step:t}){let n=At(e).map(r=>({series:r,ms:r.values[t]??0,mean:e.loop.gap_ms[r.id.replace(/^gap-/,"")]??null}));return n.every(({ms:r})=>r===0)?null:i(T,{children:[i("h4",{children:"Between this step and the next"}),i(Oa,{caption:"Parts of the gap behind the step, against the mean",parts:n,whole:"gap",ms:"Time of the part from the end of this step to the start of the next; the parts add up to the gap.",mean:"Its average behind the complete steps whose next one is known."})]})}function Oa({caption:e,parts:t,whole:n,ms:r,mean:o}){let s=t.filter(u=>u.ms>0||(u.mean??0)>0).reverse(),a=t.reduce((u,c)=>u+c.ms,0),l=[{key:"part",head:"Part",cell:u=>i(tp,{series:s[u].series})},{key:"ms",head:n==="step"?"This step":"This gap",numeric:!0,definition:r,cell:u=>x(s[u].ms)},{key:"share",head:"Share",numeric:!0,definition:`How much of this ${n} it takes.`,formula:`this ${n} ÷ the ${n}'s length`,cell:u=>q(a>0?100*s[u].ms/a:null)},{key:"mean",head:"Mean",numeric:!0,definition:o,cell:u=>x(s[u].mean)},{key:"difference",head:"Difference",numeric:!0,definition:`How much longer it takes in this ${n} than on average, also in percent of the mean.`,formula:`this ${n} − mean`,cell:u=>Qt(ep(s[u]),s[u].mean)}];return i(Z,{caption:e,columns:l,rowCount:s.length})}function ep({ms:e,mean:t}){return t===null?null:e-t}function tp({series:e}){return i(T,{children:[i(he,{look:e}),e.label]})}function La({overview:e,steps:t,step:n,shown:r,onSelect:o}){let{columns:s}=t,a=z(null);Y(()=>a.current?.scrollIntoView?.({block:"nearest"}),[n]);let l=s.duration_ms[n]??0,u=e.metrics.step_time?.value??null,c=s.duration_ms.length-1;return i("section",{ref:a,class:"selected-step-panel",id:"step","aria-labelledby":"step-title",children:[i("header",{class:"panel-head",children:[i("h3",{id:"step-title",children:Jr(t,n)}),i("p",{class:"panel-note",role:"status",children:[x(l),u!==null&&`, ${Qt(l-u,u)} against the mean`]}),i("div",{class:"panel-actions",children:[i("button",{type:"button",disabled:n<=0,onClick:()=>o(n-1),children:"Previous step"}),i("button",{type:"button",disabled:n>=c,onClick:()=>o(n+1),children:"Next step"}),i("button",{type:"button",onClick:()=>{o(null),Kn()},children:"Close"})]})]}),s.complete[n]===!1&&i("p",{class:"reason",children:[i("strong",{children:"Incomplete:"})," ",s.incomplete_reason[n]??"no reason given"]}),i(pt,{rows:[["starts at",x(s.start_ms[n])],["start to next start",x(s.period_ms[n])]]}),i("div",{class:"selected-step-tables",children:[i("div",{class:"step-parts",children:[i(Na,{overview:e,steps:t,step:n}),i($a,{steps:t,step:n})]}),r&&i(np,{shown:r,steps:t,step:n})]})]})}function np({shown:e,steps:t,step:n}){let{run:r,host:o,kind:s}=e,a=Un((l,u)=>Ra({run:r,host:o,kind:s},n,l,u),"The server does not tell the ops of single steps.",[r,o,s,n,t]);return i("div",{class:"step-ops","aria-busy":a.kind==="loading",children:[i("h4",{children:"Slowest ops of the step"}),i(rp,{answer:a})]})}function rp({answer:e}){if(e.kind==="loading")return i("p",{class:"quiet",children:e.detail??"Looking for them …"});if(e.kind==="failed")return i("p",{class:"quiet",children:[e.error.message," ",e.error.hint," ",i("button",{type:"button",onClick:e.retry,children:"Try again"})]});let{ops:t,reason:n}=e.value;return t.length===0?i("p",{class:"quiet",children:n??"No op ran within the step."}):i(T,{children:[i(Z,{caption:"Slowest ops of the step",columns:[{key:"name",head:"Op",cell:o=>i(op,{op:t[o]})},{key:"count",head:"Calls",numeric:!0,definition:"How often the op ran in the step.",cell:o=>E(t[o].occurrences)},{key:"self",head:"Self time",numeric:!0,definition:"Time in the op itself, without the ops inside it; of several devices, their mean.",cell:o=>x(t[o].self_ms)},{key:"share",head:"Share",numeric:!0,definition:"How much of the self time of all ops of its side in the step it takes.",cell:o=>q(t[o].share_percent)}],rowCount:t.length,pageSize:10}),n&&i("p",{class:"caption",children:n})]})}function op({op:{name:e,side:t,category:n,framework_op:r}}){return i(T,{children:[i("code",{class:"op-name",children:e}),i("span",{class:"metric-reason",children:[n,", on the ",t,r&&r!==e&&`: ${r}`]})]})}var ip={device_markers:"Step markers of the device",host_markers:"Step markers of the host",inferred:"Steps are inferred"};function Da({steps:e,gaps:t,cut:n,outliers:r,longGaps:o}){let{number:s,complete:a}=e.columns,l=a.filter(u=>!u).length;return i("p",{class:"caption",children:[i("span",{children:[e.source==="inferred"&&i(ee,{children:"inferred"})," ",ip[e.source]??e.source,e.method?`: ${e.method}`:""]}),r!==null&&r.count>0&&i("span",{children:[i("span",{class:"outlier-swatch","aria-hidden":"true",children:"◆"})," ",I(r.count,"outlier")," above"," ",x(r.above_ms),", ",Ye]}),o&&i("span",{children:[i("span",{class:"outlier-swatch","aria-hidden":"true",children:"◇"})," a long gap follows"]}),l>0&&i("span",{children:[i("span",{class:"hatch-swatch","aria-hidden":"true"})," ",I(l,"incomplete step"),l<a.length?", left out of averages":": there is no complete one"]}),n&&i("span",{children:[i("span",{class:"cut-swatch","aria-hidden":"true",children:"▲"})," longer than the axis shows"]}),t.length>0&&i("span",{children:["Not in the profile: ",ap(t,s)]})]})}var sp=4;function ap(e,t){let n=e.slice(0,sp).map(o=>lp(o,t)),r=e.length-n.length;return n.join("; ")+(r>0?`; and ${I(r,"more gap")}`:"")}function lp(e,t){let n=t[e.before-1],r=t[e.before];return`${I(e.missing,"step")} between ${n} and ${r}`}function Ia({steps:e,onSelect:t}){let{columns:n}=e,r=Ce(Ze(n.duration_ms)),o=(a,l,u,c)=>({key:a,definition:c,head:`${l}, ${r}`,numeric:!0,cell:f=>cr(u[f],r)}),s=[{key:"number",head:"Step",numeric:!0,cell:a=>i("button",{type:"button",class:"link",onClick:()=>t(a),children:n.number[a]??a})},...n.name.some((a,l)=>a&&a!==String(n.number[l]))?[{key:"name",head:"Name",cell:a=>n.name[a]??""}]:[],o("start","Start",n.start_ms,"When it starts, on the earliest device."),o("duration","Duration",n.duration_ms,"From its start to its end, on the slowest device; the categories add up to it."),o("period","Period",n.period_ms,"From its start to the start of the next step of its kind."),...e.categories.map(({id:a,label:l,definition:u})=>o(`category-${a}`,l,Sr(e,a),u)),...At(e).filter(Mr).map(a=>o(a.id,je(a),a.values,a.definition)),{key:"complete",head:"Complete",cell:a=>n.complete[a]?"yes":`no: ${n.incomplete_reason[a]??"no reason given"}`}];return i(Z,{caption:"Time of each step",columns:s,rowCount:n.duration_ms.length,pageSize:25,origin:{window:`each step; ${e.method}`,files:"all of the run; a step is as long as on its slowest device"}})}var up=60,cp=3,fp=5;function Ba({overview:e,steps:t,shown:n,selected:r,onSelect:o,chosenView:s,onView:a}){let{duration_ms:l,number:u}=t.columns,c=V(()=>Pt(t),[t]),f=c?s??pn(t):"step",[h,m]=A(new Set),[p,_]=A(null),[b,y]=A(!1),[w,g]=A(!1),v=V(()=>{let H=hn(t,f);return Ze(H)/dn(H)},[t,f]),[d,C]=A(null),P=d??v>=fp,[O,F]=A(null),W=l.length,B=V(()=>wn(u),[t]),G=V(()=>fn(t,f),[t,f]),k=V(()=>G.filter(({id:H})=>!h.has(H)),[G,h]),R=V(()=>mn(e,f),[e,f]),$=e.metrics[cn[f]]?.value??null,j=H=>{let S=new Set(h);S.delete(H)||S.add(H),m(S)},Se=H=>{let[S,N]=O??[0,B.slots],M=r===null?(S+N)/2:B.slot[r]+.5;F(Dt(O,B.slots,M,H))};return i(L,{id:"steps",title:"Step-time graph",note:I(W,"step"),actions:i(T,{children:[!w&&i(T,{children:[c&&i(hp,{view:f,onChoose:a}),i("span",{class:"button-group",role:"group","aria-label":"Zoom",children:[i("button",{type:"button","aria-label":"Zoom out",disabled:O===null,onClick:()=>Se(2),children:"−"}),i("button",{type:"button","aria-label":"Zoom in",disabled:W<5,onClick:()=>Se(.5),children:"+"}),i("button",{type:"button",disabled:O===null,onClick:()=>F(null),children:"Show all steps"})]}),v>=cp&&i("button",{type:"button","aria-pressed":P,onClick:()=>C(!P),children:"Fit typical steps"}),i("button",{type:"button","aria-pressed":b,onClick:()=>y(!b),children:"Patterns"})]}),i("button",{type:"button","aria-pressed":w,onClick:()=>g(!w),children:"Show as table"})]}),children:[w?i(Ia,{steps:t,onSelect:o}):i("div",{class:b?"with-patterns":void 0,children:[i(Ea,{series:G,hidden:h,onToggle:j,onPoint:_}),i(Vn,{steps:t,series:k,layout:B,meanMs:h.size===0?$:null,fitTypical:P,zoom:O,onZoom:F,selected:r,onSelect:o,tests:R,pointed:p})]}),!w&&W>=up&&i("p",{class:"caption",children:"Drag across the graph to zoom, with Shift to pan; or use the wheel with Ctrl or ⌘, and sideways."}),i(Da,{steps:t,gaps:B.gaps,cut:P&&!w,outliers:e.headline?.outliers??null,longGaps:f==="period"&&Tr(e).length>0}),i(ft,{summary:"What the categories mean",rows:G.map(H=>[je(H),H.definition])}),r!==null&&r<W&&i(La,{overview:e,steps:t,step:r,shown:n,onSelect:o})]})}var pp=[["step","Step"],["period","Period"]];function hp({view:e,onChoose:t}){return i("span",{class:"button-group",role:"group","aria-label":"What a bar shows",children:pp.map(([n,r])=>i("button",{type:"button","aria-pressed":e===n,onClick:()=>t(n),children:r},n))})}var{columns:yt,origin:mp}=dt.TopOp,dp=[["device","On the device"],["host","On the host"]];function Ha({ops:e,pointed:t}){return e.length===0?null:i(L,{id:"top_ops",title:"Top ops",note:"by self time",children:dp.map(([n,r])=>i(gp,{side:n,title:r,ops:e.filter(o=>o.side===n),pointed:t},n))})}function gp({side:e,title:t,ops:n,pointed:r}){if(n.length===0)return null;let o=r===null?-1:n.findIndex(({name:s})=>s===r);return i("div",{id:`top_ops-${e}`,class:"side",children:[i("h3",{children:t}),i(Z,{caption:`Top ops: ${t.toLowerCase()}`,columns:_p(n),rowCount:n.length,pageSize:10,rowName:s=>n[s].name,origin:mp,pointedRow:o<0?null:o})]})}function _p(e){let t=e.some(r=>r.gflops_per_s!==null),n=e.some(r=>r.tensorcore_eligible!==null);return[{key:"name",head:"Op",cell:r=>i(vp,{op:e[r]})},{key:"category",head:"Category",cell:r=>e[r].category},{key:"count",head:"Calls",numeric:!0,...yt.occurrences,cell:r=>E(e[r].occurrences)},{key:"self",head:"Self time",numeric:!0,...yt.self_ms,cell:r=>x(e[r].self_ms)},{key:"share",head:"Share",numeric:!0,...yt.share_percent,worked:r=>Ht(e[r].self_ms,e[r].side_self_ms,e[r].share_percent),cell:r=>q(e[r].share_percent)},{key:"cumulative",head:"Cumulative",numeric:!0,...yt.cumulative_percent,worked:r=>Ht(yp(e,r),e[r].side_self_ms,e[r].cumulative_percent),cell:r=>q(e[r].cumulative_percent)},...t?[{key:"rate",head:"GFLOP/s",numeric:!0,...yt.gflops_per_s,worked:r=>bp(e[r]),cell:r=>J(e[r].gflops_per_s)}]:[],...n?[{key:"tensorcore",head:"Tensor Core",...yt.tensorcore_eligible,cell:r=>wp(e[r])}]:[]]}function yp(e,t){return xi(e.slice(0,t+1),n=>n.self_ms)}function bp({gflops:e,self_ms:t,gflops_per_s:n}){return e===null||n===null?null:`${J(e)} GFLOP ÷ ${x(t)} = ${J(n)} GFLOP/s`}function wp(e){return e.tensorcore_used?"used":e.tensorcore_eligible===null?"–":e.tensorcore_eligible?e.tensorcore_used===null?"eligible, use not known":"eligible, not used":"not eligible"}function vp({op:e}){let t=e.framework_op&&e.framework_op!==e.name?e.framework_op:null;return i(T,{children:[i("code",{class:"op-name",children:e.name}),t&&i("span",{class:"metric-reason",children:t})]})}var xp=[["mfu","flops_utilization","mxu_utilization"],["hbm_utilization","memory_bandwidth_utilization"],["duty_cycle"],["goodput"]];function kp({metrics:e}){let t=[];for(let r of xp){let o=r.find(s=>e[s]?.value!=null)??r.find(s=>e[s]);o!==void 0&&t.push([o,e[o]])}let n=t.find(([r])=>r==="mfu")?.[1].value;return t.filter(([r,{value:o}])=>r!=="goodput"||o!==n)}function za({overview:e}){let t=kp(e);return t.length===0?null:i(L,{id:"utilization",title:"Utilization",note:"100 % is the hardware's limit",children:i(Xn,{entries:t,brief:!0})})}function Jn({overview:e,shown:t=null,step:n=null,onStep:r=()=>{},view:o=null,onView:s=()=>{},children:a}){let{steps:l,inference:u,job:c,findings:f}=e,[h,m]=A(null),p=Sp(t!==null&&f.some(({look_at:v})=>v.tool)),_=l!==null&&l.columns.duration_ms.length>0,b=c.kind==="inference"&&u!==null,y={steps:_?l:null,shown:t,xprof:p,onStep:v=>{r(v),document.getElementById("steps")?.scrollIntoView?.(),Kn()},onOp:m},w=i(_a,{findings:f,ways:y,judged:_||u!==null,brief:b}),g=_&&i(Ba,{overview:e,steps:l,shown:t,selected:n,onSelect:r,chosenView:o,onView:s});return i("div",{class:"report",children:[e.environment.simulated===!0&&i("p",{class:"banner",children:[i("strong",{children:"Simulated profile:"})," these numbers come from a generator, not from a device."]}),i("div",{class:"first-screen",children:[i("div",{class:"first-column",children:[i(wa,{overview:e}),i(za,{overview:e})]}),i("div",{class:"second-column",children:[b&&w,b?i(co,{inference:u}):i(io,{overview:e}),!b&&w]})]}),a,i(Pa,{overview:e}),!b&&u&&i(co,{inference:u}),u&&i(Ma,{inference:u}),b&&_?i("details",{class:"folded",open:n!==null,children:[i("summary",{children:"Steps"}),i(io,{overview:e}),g]}):g,i(da,{overview:e}),i(va,{hosts:e.hosts}),i(ha,{devices:e.devices}),i(Ha,{ops:e.top_ops,pointed:h}),i(ya,{findings:f,ways:y}),i(Lo,{overview:e})]})}function Sp(e){let[t,n]=A(!1);return Y(()=>{if(!e)return;let r=new AbortController;return sa(r.signal).then(n),()=>r.abort()},[e]),t}var er="overview",fo=`p.${er}.`,Mp={run:null,host:null,kind:null,compare:null,compareHost:null,compareKind:null,step:null,view:null},po={run:"run",host:"host",kind:"kind",compare:"compare",compareHost:"compare_host",compareKind:"compare_kind",step:"step",view:"view"};function Fa(){let e=ct()?.location;return e?Wa(e.hash):Mp}function Ga(e,{push:t}){let n=ct();if(n)try{let r=Tp(n.location.hash,e);if(r===null||r===n.location.hash)return;t?n.history.pushState(n.history.state,"",r):n.history.replaceState(n.history.state,"",r)}catch{}}function Va(e){let t=ct();if(!t)return()=>{};let n=()=>{let{hash:r}=t.location;Ua(r)&&e(Wa(r))};return t.addEventListener("popstate",n),()=>t.removeEventListener("popstate",n)}function qa({compare:e,compareHost:t,compareKind:n}){return e===null?null:{run:e,host:t,kind:n}}function Wa(e){let t=new Map;for(let s of ho(e)){let a=s.indexOf("=");a>0&&t.set(s.slice(0,a),Cp(s.slice(a+1)))}let n=s=>t.get(fo+po[s])||null,r=n("step"),o=n("view");return{run:n("run"),host:n("host"),kind:n("kind"),compare:n("compare"),compareHost:n("compareHost"),compareKind:n("compareKind"),step:r!==null&&/^\d+$/.test(r)?Number(r):null,view:o==="step"||o==="period"?o:null}}function Tp(e,t){if(!Ua(e))return null;let n=Object.values(po).map(o=>`${fo}${o}=`),r=ho(e).filter(o=>o!==er&&!n.some(s=>o.startsWith(s)));for(let[o,s]of Object.entries(po)){let a=t[o];a!==null&&r.push(`${fo}${s}=${encodeURIComponent(a)}`)}return`#${[er,...r].join("&")}`}function Ua(e){let[t]=ho(e);return t===void 0||t===er||t.includes("=")}function ho(e){return e.replace(/^#/,"").split("&").filter(t=>t!=="")}function Cp(e){try{return decodeURIComponent(e)}catch{return e}}function Ka(e){if(window.parent===window)return;let t=new MessageChannel;t.port1.onmessage=n=>{let r;try{r=JSON.parse(n.data)}catch{return}if(r.isReply)return;r.type==="experimental.DataReloaded"&&e();let o={type:r.type,id:r.id,payload:null,error:null,isReply:!0};t.port1.postMessage(JSON.stringify(o))},window.parent.postMessage("experimental.bootstrap","*",[t.port2])}var Pp=1e3,mo={runs:null,choice:null,entry:null,compare:null,step:null,view:null,overview:null,shown:null,loading:!0,waiting:null,error:null,lostLink:null,lostKind:null};function Ya(){let[e,t]=A(mo),n=z(mo),r=ie(y=>{n.current={...n.current,...y},t(n.current)},[]),o=z(null),s=z(new be),a=z(new be),l=z(void 0),u=ie(async y=>{r({loading:!0,waiting:null,error:null});try{let w=await s.current.run(C=>xt(y,C,P=>r({waiting:P.message}),P=>r({overview:P,shown:y,waiting:Ep(P)})));if(w===null)return;let{overview:g,shown:v,lostKind:d}=w;if(r({overview:g,shown:v,loading:!1,waiting:null}),d===null)return;o.current&&(o.current={...o.current,kind:null}),r({choice:v,lostKind:d,step:null,view:null})}catch(w){r({error:ja(w),overview:null,shown:null,loading:!1,waiting:null})}},[]),c=ie((y,w,g)=>{o.current=null;let v={run:y.id,host:w,kind:g};r({choice:v,entry:y,step:null,view:null,lostLink:null,lostKind:null}),tr(n.current,{push:!0}),u(v)},[]),f=ie(y=>{r({step:y}),tr(n.current)},[]),h=ie(y=>{r({view:y}),tr(n.current)},[]),m=ie(y=>{r({compare:y}),tr(n.current)},[]),p=ie(async(y,w=null)=>{clearTimeout(l.current);let g=w?null:n.current.choice,v;try{v=await a.current.run(async k=>{let R=await vt({},k);return{runs:R,found:await Ap(R,o.current,g,k)}})}catch(k){s.current.cancel();let{compare:R,step:$,view:j}=n.current;r({...mo,compare:R,step:$,view:j,loading:!1,error:ja(k)});return}if(v===null)return;let{runs:d,found:C}=v;d.scanning&&(l.current=setTimeout(()=>{p(!1)},Pp));let{entry:P,host:O,kind:F}=C,W=n.current.choice,B=P&&{run:P.id,host:O,kind:F};if(r({runs:d,entry:P,choice:B,lostLink:d.scanning?null:C.lost}),w&&r({...Xa(w),lostKind:null}),B===null){s.current.cancel(),r({overview:null,shown:null,error:null,waiting:null,loading:d.scanning});return}let G=W===null||!Yt(B,W);G&&(g!==null||C.lost!==null)&&r({step:null,view:null}),(G||y)&&u(B)},[]),_=ie(()=>{p(!0)},[]),b=ie(y=>{o.current=y,p(!1,y)},[]);return Y(()=>{let y=Fa();o.current=y,r(Xa(y)),Ka(_);let w=Va(b);return _(),()=>{w(),clearTimeout(l.current),s.current.cancel(),a.current.cancel()}},[]),{...e,choose:c,chooseStep:f,chooseView:h,compareWith:m,reload:_}}function Xa(e){return{step:e.step,view:e.view,compare:qa(e)}}async function Ap({runs:e},t,n,r){let o=async c=>e.find(f=>f.id===c)??await rn(c,r),s=(c,f)=>c.hosts.find(h=>h===f)??null;if(e.length>0&&t?.run){let c=await o(t.run);if(c)return{entry:c,host:s(c,t.host),kind:t.kind,lost:null}}let a=e.length>0?t?.run??null:null,l=e.length>0&&n?await o(n.run):null;return l?{entry:l,host:s(l,n.host),kind:n.kind,lost:a}:{entry:e.find(({status:c})=>c!=="empty")??e[0]??null,host:null,kind:null,lost:a}}function tr({choice:e,compare:t,step:n,view:r},{push:o}={push:!1}){if(e===null)return;let s={...e,compare:t?.run??null,compareHost:t?.host??null,compareKind:t?.kind??null,step:n,view:r};Ga(s,{push:o})}function Ep({run:e}){return`${e.files.length} of ${e.files.length+(e.pending?.length??0)} hosts so far`}function ja(e){return e instanceof U?e:new U("page",e instanceof Error?e.message:String(e))}function Za(){let e=Ya(),{runs:t,overview:n,shown:r,loading:o,lostLink:s,lostKind:a,choice:l}=e;return i(T,{children:[i(ln,{}),i("header",{class:"bar",children:[i("h1",{class:"visually-hidden",children:"Overview"}),e.entry&&l&&i(Np,{page:e,entry:e.entry,choice:l}),n&&i(nn,{overview:n}),i("p",{class:"activity",role:"status",children:o&&n?e.waiting??"Loading …":t?.scanning?"Searching for runs …":""}),n&&r&&!go(e)&&i(ui,{shown:r})]}),i("main",{"aria-busy":o,children:[s!==null&&l&&i("p",{class:"banner",children:["The run “",s,"” of this address does not exist; this is “",l.run,"”."]}),a!==null&&n&&i("p",{class:"banner",children:["There are no steps “",a,"” here",_e(n)!==null&&`; these are “${_e(n)}”`,"."]}),l&&t?.message&&i("p",{class:"banner",children:[t.message," ",i("span",{class:"reason",children:t.hint})]}),go(e)&&i("p",{class:"banner",role:"status",children:["This is still “",We(r),"”, while “",We(l),"” loads. ",i(sn,{message:e.waiting})]}),i(an,{subject:n,onRetry:e.reload,children:i(Rp,{page:e})})]})]})}function Rp({page:e}){let{runs:t,overview:n,shown:r,choice:o,error:s,waiting:a,compare:l}=e;if(s)return i(on,{error:s,onRetry:e.reload});if(n&&r){let u=go(e);return i("div",{class:u?"is-stale":void 0,inert:u,children:i(Jn,{overview:n,shown:r,step:u?null:e.step,onStep:e.chooseStep,view:u?null:e.view,onView:e.chooseView,children:l&&!u&&i(oa,{overview:n,shown:r,baseline:l,view:e.view,onBaseline:e.compareWith,onClose:()=>e.compareWith(null)})},`${r.run} ${r.host??""} ${r.kind??""}`)})}return o?i(St,{title:a?"Still reading this profile":"Loading the overview …",detail:a??o.run,children:i(sn,{message:a})}):t===null||t.scanning?i(St,{title:"Searching for profiles …",children:i(sn,{message:null})}):i(St,{title:"No profile found",detail:t.message??"The log directory holds no profile.",hint:t.hint,children:i("button",{type:"button",onClick:e.reload,children:"Look again"})})}function Np({page:e,entry:t,choice:n}){let{overview:r,shown:o}=e,s=o?.run===n.run?r?.steps?.kinds??[]:[];return i("div",{class:"pickers",children:[i(qn,{label:"Run",chosen:n.run,onChoose:a=>e.choose(a,null,null)}),i(eo,{label:"Host",hosts:t.hosts,chosen:n.host,onChoose:a=>e.choose(t,a,n.kind)}),i(Wn,{label:"Steps",kinds:s,chosen:n.kind,onChoose:a=>e.choose(t,n.host,a)}),i(ea,{chosen:e.compare,onChoose:e.compareWith})]})}function go({shown:e,choice:t,error:n}){return e===null||t===null||n?!1:!Yt(e,t)}function Qa({overview:e}){let[t,n]=A(null),[r,o]=A(null);return i(T,{children:[i(ln,{}),i("header",{class:"bar",children:[i("h1",{children:["Overview of ",e.run.id]}),i(nn,{overview:e})]}),i("main",{children:i(Jn,{overview:e,step:t,onStep:n,view:r,onView:o})})]})}var $p="dark-mode";function Ja(e){let t=Op();if(t){let o=()=>e(t.classList.contains($p)?"dark":"light"),s=new MutationObserver(o);return s.observe(t,{attributes:!0,attributeFilter:["class"]}),o(),()=>s.disconnect()}let n=window.matchMedia("(prefers-color-scheme: dark)"),r=()=>e(n.matches?"dark":"light");return n.addEventListener("change",r),r(),()=>n.removeEventListener("change",r)}function Op(){try{return window.parent===window?null:window.parent.document.body}catch{return null}}var el=`.bar {
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
`;var tl=`/* All colours are custom properties of charts/palette.ts. */

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
`;var nl=`.stacked-bar {
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
`;var rl=`.legend {
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
`;var ol=`.verdict {
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
`;var il=`.diagnostics > li {
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
`;var sl=`.facts {
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
`;var al=`.findings {
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
`;var ll=`.headline > .definition {
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
`;var ul=`.latency-table tbody th {
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
`;var cl=`.metrics {
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
`;var fl=`.notice {
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
`;var pl=`main {
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
`;var hl=`.pickers {
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
`;var ml=`.step-graph {
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
`;var dl=`.table-scroll {
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
`;var gl=[tl,el,hl,pl,dl,rl,ll,nl,cl,ml,ul,sl,al,il,ol,fl].join(`
`);var Ft=jt();function Zp(){let e=document.documentElement;e.lang="en",document.title=Ft?`Overview of ${Ft.run.id}`:"Overview",document.adoptedStyleSheets=[...document.adoptedStyleSheets,Qp()],Ja(n=>{e.dataset.theme=n});let t=document.createElement("div");t.id="overview",document.body.append(t),Ao(Ft?i(Qa,{overview:Ft}):i(Za,{}),t)}function Qp(){let e=new CSSStyleSheet;return e.replaceSync(`:root{color-scheme:light;${dr("light")}}:root[data-theme="dark"]{color-scheme:dark;${dr("dark")}}`+gl),e}Ft&&Zp();export{Zp as render};
