/* Do not edit: built from frontend/ by "npm run build".
 * Third-party code in this file: see THIRD_PARTY_NOTICES.txt beside it. */
var D,eo,Ba,xe,qn,Dt,to,$t,no,Un,Wn,Ha,ht=Symbol.for("pv"),It={},Bt=[],za=/^m(i|n|o|s|text|space)$/,Gn=Array.isArray,ro=Bt.slice,$e=Object.assign;function Ne(e){e&&e.parentNode&&e.remove()}function Ot(e,t,n,r,o){var i={type:e,props:t,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:ht,__v:o||++eo,__i:-1,__u:0};return!o&&D.vnode&&D.vnode(i),i}function C(e){return e.children}function We(e,t){this.props=e,this.context=t,this.__g=0}function ke(e,t){if(t==null)return e.__&&ke(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:ke(e)}function Fa(e){var t,n=e.__v,r=n.__e,o=[],i=[],a=e.__P;a&&((t=$e({constructor:ht},n)).__v=n.__v+1,D.vnode&&D.vnode(t),Vn(a,t,n,e.__n,a.namespaceURI,32&n.__u?[r]:null,o,r||ke(n),32&n.__u,i),t.__v=n.__v,t.__.__k[t.__i]=t,uo(o,t,i),n.__=n.__e=null,t.__e!=r&&oo(t))}function oo(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),oo(e)}function Jr(e){(8&e.__g||(e.__g|=8,xe.push(e),Dt++))&&qn==D.debounceRendering||((qn=D.debounceRendering)||queueMicrotask)(io)}function io(){try{for(var e,t=1;xe.length;)xe.length>t&&xe.sort(to),e=xe.shift(),t=xe.length,8&e.__g&&Fa(e)}finally{(Dt=xe.length)&&(qn||queueMicrotask)(io)}}function so(e,t,n,r,o,i,a,l,u,c,f){var h,m,p,d,y,b,v=r.__k||Bt,_=t.length;for(u=qa(n,t,v,u,_),h=0;h<_;h++)(p=n.__k[h])!=null&&(m=~p.__i&&v[p.__i]||It,p.__i=h,b=Vn(e,p,m,o,i,a,l,u,c,f),d=p.__e,(m.ref!=p.ref||8&m.__u)&&(m.ref&&Xn(m.ref,null,p,m),p.ref&&f.push(p.ref,p.__c||d,p)),y=y||d,4&p.__u?(u=ao(p,u,e,!m.__v),m.__e&&(m.__e=null)):typeof p.type=="function"&&b!==void 0?u=b:d&&(u=d.nextSibling),p.__u&=-21);return n.__e=y,u}function qa(e,t,n,r,o){var i,a,l,u,c,f,h,m,p,d=n.length,y=d,b=0,v=0,_=e.__k=Array(o);for(i=0;i<o;i++)(a=t[i])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=_[i]=Ot(null,a):Gn(a)?a=_[i]=Ot(C,{children:a}):a.constructor===ht&&a.__b?a=_[i]=Ot(a.type,a.props,a.key,a.ref,a.__v):_[i]=a,u=i+b,a.__=e,a.__b=e.__b+1,l=null,~(c=a.__i=Wa(a,n,u,y))&&(y--,(l=n[c])&&(l.__u|=2)),l&&l.__v?(a.__u|=16,c==u-1?b--:c==u+1?b++:c!=u&&(c>u?b--:b++,v=1)):(~c||(o>d?b--:o<d&&b++),typeof a.type!="function"&&(a.__u|=4))):_[i]=null;if(v){for(f=[],h=[],i=0;i<o;i++)if((a=_[i])&&16&a.__u){for(b=0,m=f.length;b<m;)f[p=b+m>>1]<a.__i?b=p+1:m=p;f[b]=a.__i,h[i]=b+1}for(b=f.length;i--;)h[i]&&(h[i]==b?b--:_[i].__u|=4)}if(y)for(i=0;i<d;i++)!(l=n[i])||2&l.__u||(l.__e==r&&(r=ke(l)),jn(l,l));return r}function ao(e,t,n,r){var o,i,a,l;if(typeof e.type=="function"){if(e.props.__P)return t;if(o=e.__k)for(i=0;i<o.length;i++)o[i]&&(o[i].__=e,t=ao(o[i],t,n,!1));return t}for(t&&!t.parentNode&&(t=ke(e))&&!t.parentNode&&(t=null),a=e.__e,l=t;l&&l.nodeType==8;)l=l.nextSibling;for(a!=l&&(!r&&n.moveBefore&&a.parentNode?n.moveBefore(a,t):n.insertBefore(a,t||null)),t=a;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Wa(e,t,n,r){var o,i=e.key,a=e.type,l=t[n],u=l&&!(2&l.__u);if(l===null&&i==null||u&&i==l.key&&a==l.type)return n;if(r>(u?1:0)){for(o=n-1;o>=0;o--)if((l=t[o])&&!(2&l.__u)&&i==l.key&&a==l.type)return o;for(o=n+1;o<t.length;o++)if((l=t[o])&&!(2&l.__u)&&i==l.key&&a==l.type)return o}return-1}function Qr(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Nt(e,t,n,r,o){var i,a;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof r=="string"&&(e.style.cssText=r=""),r)for(t in r)n&&t in n||Qr(e.style,t);if(n)for(t in n)r&&n[t]==r[t]||Qr(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof r!="function"&&(r=null),(e.__e||(e.__e={}))[t]=n,n&&r||(a=Wn[t]||(Wn[t]=Ua(t)),(e.__a||(e.__a={}))[t]=Un,i=t!=(t=t.replace(no,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,a,i):e.removeEventListener(t,a,i));else{if(o=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Ua(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[$t]==null)t[$t]=Un++;else if(t[$t]<this.__a[e])return;return n(D.event?D.event(t):t)}}}function Vn(e,t,n,r,o,i,a,l,u,c){var f,h,m,p,d,y,b,v,_,w,g,T,P,N,O,q,V,X,S=t.type;if(t.constructor!==ht)return null;128&n.__u&&(u=32&n.__u,f=n.__c.__z)&&(t.__u|=u,h=i=[],f.nodeType==8?l=Lt(f,i):i.push(f),l=i[0]||l),(f=D.__b)&&f(t);e:if(typeof S=="function"){m=a.length;try{if(v=t.props,_=(f=S.prototype)&&f.render,w=(f=S.contextType)&&r[f.__c],g=f?w?w.props.value:f.__:r,(p=n.__c)?(t.__c=p,2&p.__g&&(p.__g|=1)):(_?t.__c=p=new S(v,g):(t.__c=p=new We(v,g),p.constructor=S,p.render=Va),w&&w.sub(p),p.state||(p.state={}),p.__n=r,p.__g|=8,p.__h=[],p.__k=[]),_&&(p.__s||(p.__s=p.state),S.getDerivedStateFromProps&&(p.__s==p.state&&(p.__s=$e({},p.__s)),$e(p.__s,S.getDerivedStateFromProps(v,p.__s)))),d=p.props,y=p.state,p.__v=t,n.__c){if(v!==d&&_&&!S.getDerivedStateFromProps&&p.componentWillReceiveProps&&p.componentWillReceiveProps(v,g),t.__v==n.__v&&!(8&p.__g)||!(4&p.__g)&&p.shouldComponentUpdate&&p.shouldComponentUpdate(v,p.__s,g)===!1){t.__v!=n.__v&&(p.props=v,p.state=p.__s,p.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(I){I&&(I.__=t)}),Bt.push.apply(p.__h,p.__k),p.__k=[],p.__h.length&&a.push(p),l=ke(n);break e}p.componentWillUpdate&&p.componentWillUpdate(v,p.__s,g),_&&p.componentDidUpdate&&p.__h.push(function(){p.componentDidUpdate(d,y,b)})}else _&&!S.getDerivedStateFromProps&&p.componentWillMount&&p.componentWillMount(),_&&p.componentDidMount&&p.__h.push(p.componentDidMount);p.context=g,p.props=v,p.__P=e,p.__g&=-5,T=D.__r,P=_?25:0;do p.__g&=-9,T&&T(t),f=p.render(p.props,p.state=p.__s,p.context);while(8&p.__g&&++P<25);_&&(Bt.push.apply(p.__h,p.__k),p.__k=[]),p.state=p.__s,p.getChildContext&&(r=$e({},r,p.getChildContext())),_&&n.__c&&p.getSnapshotBeforeUpdate&&(b=p.getSnapshotBeforeUpdate(d,y)),N=f&&f.type===C&&f.key==null?f.props.children:f,v.__P&&(f=l,o=(e=v.__P).namespaceURI,u=i=null,n.props&&n.props.__P!=e&&(n.__k.some(function(I){I&&jn(I,I)}),n.__k=null),l=n.__k?ke(n,0):null),l=so(e,Gn(N)?N:[N],t,n,r,o,i,a,l,u,c),v.__P&&(t.__e=null,l=f),t.__u&=-161,h&&h.some(Ne),p.__h.length&&a.push(p),1&p.__g&&(p.__g&=-4)}catch(I){if(a.length=m,t.__v=null,u||i)if(I&&I.then){if(t.__u|=128|u,i){for(~(V=i.indexOf(l||void 0))||(V=i.length);(X=i[V-1])&&X.nodeType==8;)V--;for(;V<i.length;V++)if(X=i[V])if(i[V]=null,O){if(X==q)break}else{if(X.nodeType!=8)break;X.data.startsWith("$s")&&(q=Lt(O=X))}}if(!O){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;O=l}(f=Lt(O=t.__c.__z||(t.__c.__z=O)))?(t.__e=O,l=f):t.__e=l,l=l&&l.nextSibling}else i&&i.some(Ne);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),I&&I.then||lo(t),D.__e(I,t,n)}}else l=t.__e=Ga(n.__e,t,n,r,o,i,a,u,c,e);return(f=D.diffed)&&f(t),l}function Lt(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function lo(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(lo))}function uo(e,t,n){for(var r=0;r<n.length;)Xn(n[r++],n[r++],n[r++]);D.__c&&D.__c(t,e),e.some(function(o){try{e=o.__h,o.__h=[],e.some(function(i){i.call(o)})}catch(i){D.__e(i,o.__v)}})}function Ga(e,t,n,r,o,i,a,l,u,c){var f,h,m,p,d,y,b,v,_=n.props||It,w=t.props,g=t.type;if(g=="svg"?o="http://www.w3.org/2000/svg":g=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),i){for(f=0;f<i.length;f++)if((d=i[f])&&(g?d.localName==g:d.nodeType==3)){e=d,i[f]=null;break}}if(!e){if(v=c.ownerDocument||document,!g)return v.createTextNode(w);e=v.createElementNS(o,g,w.is?w:c),l&&(D.__m&&D.__m(t,i),l=!1),i=null}if(g){if(c=g=="template"&&e.content||e,i=g=="textarea"&&w.defaultValue!=null?null:i&&ro.call(c.childNodes),!l&&i)for(_={},f=0;f<e.attributes.length;f++)_[(d=e.attributes[f]).name]=d.value;for(f in _)d=_[f],f=="dangerouslySetInnerHTML"?m=d:f=="children"||f in w||f=="value"&&"defaultValue"in w||f=="checked"&&"defaultChecked"in w||Nt(e,f,null,d,o);for(f in w)d=w[f],f=="children"?p=d:f=="dangerouslySetInnerHTML"?h=d:f=="value"?y=d:f=="checked"?b=d:l&&typeof d!="function"||_[f]===d||Nt(e,f,d,_[f],o);h?(l||m&&(h.__html==m.__html||h.__html==e.innerHTML)||(e.innerHTML=h.__html),t.__k=[]):(m&&(e.textContent=""),(g=="foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&za.test(g))&&(o="http://www.w3.org/1999/xhtml"),so(c,Gn(p)?p:[p],t,n,r,o,i,a,i?i[0]:n.__k&&ke(n,0),l,u),i&&i.some(Ne)),l&&g!="textarea"||(f="value",g=="progress"&&y==null?e.removeAttribute(f):y==null||y===e[f]&&(g!="progress"||y)||Nt(e,f,y,_[f],o),f="checked",b!=null&&b!=e[f]&&Nt(e,f,b,_[f],o))}else _===w||l&&e.data==w||(e.data=w);return e}function Xn(e,t,n,r){try{typeof e=="function"?t?t.__x=e(t)||1:r&&(r=r.__c||r.__e)&&(t=r.__x)&&(r.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(o){D.__e(o,n)}}function jn(e,t,n){var r,o,i,a;if(D.unmount&&D.unmount(e),!(r=e.ref)||r.current&&r.current!=e.__e||Xn(r,null,t,e),r=e.__c){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(l){D.__e(l,t)}r.__P=r.__n=null}if(r=e.__k)for(a=0;a<r.length;a++)r[a]&&jn(r[a],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(r=e.__c)&&(r=r.__z)&&(o=Lt(r,i=[]))&&(r==e.__e&&i.some(Ne),Ne(o),Ne(r)),n||Ne(e.__e),e.__e=e.__c=e.__=null}function Va(e,t,n){return this.constructor(e,n)}function co(e,t){var n,r,o,i;D.__&&D.__(e,t),t.nodeType==9&&(t=t.documentElement),r=(n=e&&32&e.__u)?null:t.__k,t.__k=Ot(C,{children:[e]}),o=[],i=[],Vn(t,t.__k,r||It,It,t.namespaceURI,r?null:t.firstChild?ro.call(t.childNodes):null,o,r?r.__e:t.firstChild,n,i),uo(o,t.__k,i),t.__k.props.children=null}D={__e:function(e,t,n,r){for(var o,i,a;t=t.__;)if((o=t.__c)&&!(1&o.__g)){o.__g|=4;try{if((a=(i=o.constructor)&&i.getDerivedStateFromError)&&o.setState(i.getDerivedStateFromError(e)),o.componentDidCatch&&(o.componentDidCatch(e,r||{}),a=1),a&&8&o.__g)return void(o.__g|=2)}catch(l){e=l}}throw Dt=0,e}},eo=0,Ba=function(e){return e!=null&&e.constructor===ht},We.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=$e({},this.state)),typeof e=="function"&&(e=e($e({},n),this.props)),e&&($e(n,e),this.__v&&(t&&this.__k.push(t),Jr(this)))},We.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Jr(this))},We.prototype.render=C,xe=[],Dt=0,to=function(e,t){return e.__v.__b-t.__v.__b},$t=Symbol(),no=/(PointerCapture)$|Capture$/i,Un=0,Wn={},Ha=0;var Xa="overview-document",Yn;function Ht(){if(Yn===void 0){let e=document.getElementById(Xa)?.textContent;Yn=e?JSON.parse(e):null}return Yn}function zt(e,t){return e.run===t.run&&e.host===t.host}function Ue({run:e,host:t}){return t===null?e:`${e}, ${t}`}var ja,fo=new Map;function fe(e,t){let n=fo.get(t);return n||(n=new Intl.NumberFormat(ja,{minimumFractionDigits:t,maximumFractionDigits:t,useGrouping:"min2"}),fo.set(t,n)),n.format(e)}function ie(e){return typeof e=="number"&&Number.isFinite(e)}function x(e){if(!ie(e))return"–";let t=Se(e);return`${Kn(e,t)} ${t}`}var pe={µs:.001,ms:1,s:1e3};function Se(e){let t=Math.abs(e);return t>=999.95?"s":t>0&&t<.01?"µs":"ms"}function Kn(e,t){return ie(e)?mt(e/pe[t]):"–"}function Ft(e,t){let n=Se(e),r=mo(e/pe[n]);return`± ${fe(t/pe[n],r)} ${n}`}function Zn(e,t){if(!ie(e))return"–";let n=ie(t)&&t!==0?` (${ye(100*e/Math.abs(t),"%")})`:"";return ye(e,"ms")+n}function ye(e,t){if(!ie(e))return"–";let n=e>0?"+":e<0?"−":"",r=se(Math.abs(e),t);return r.startsWith("<")?r:n+r}function j(e){return ie(e)?`${Ya(e)} %`:"–"}function Ya(e){return e===0||e===100?String(e):e>0&&e<.05?`<${fe(.1,1)}`:e<100&&e>=99.95?`>${fe(99.9,1)}`:fe(e,1)}function E(e){return ie(e)?fe(Math.round(e),0):"–"}function J(e){return ie(e)?Number.isInteger(e)?fe(e,0):mt(e):"–"}function se(e,t){if(!ie(e))return"–";switch(t){case"ms":return x(e);case"%":return j(e);case"count":return J(e);case"1/s":return`${mt(e)} / s`;default:return t===""?mt(e):`${mt(e)} ${t}`}}function qt(e,t){return fe(e,Math.max(0,-Math.floor(Math.log10(t)+1e-9)))}function po(e){let t=e.lastIndexOf(" ");return t<0?[e,""]:[e.slice(0,t),e.slice(t+1)]}function Wt(e){return se(e.value,e.unit)}function ne(e){return e.replace(Ka,"$1 $2")}var Ka=/(\d) (%|(?:µs|ms|s|[kMGT]?B|[GT]?FLOPs?(?:\/s)?|[GT]B\/s|steps?)(?![\w/]))/g;function Ut(e){if(!ie(e))return"–";let t=["B","kB","MB","GB","TB"],n=e,r=0;for(;n>=999.5&&r<t.length-1;)n/=1e3,r+=1;return`${fe(n,r===0||n>=99.95?0:1)} ${t[r]}`}function ho(e){if(!ie(e)||e<=0)return"–";let t=new Date(e/1e6);return Number.isNaN(t.getTime())?"–":`${t.toISOString().slice(0,19).replace("T"," ")} UTC`}function B(e,t){return`${E(e)} ${t}${e===1?"":"s"}`}function Ge(e){let t=e.replace(/_/g," ").trim();return t.charAt(0).toUpperCase()+t.slice(1)}function mo(e){let t=Math.abs(e);return t===0||t>=1e3?0:t>=99.995?1:t>=9.9995?2:3}function mt(e){return e!==0&&Math.abs(e)<5e-4?`${e<0?">-":"<"}${fe(.001,3)}`:fe(e,mo(e))}var Za=Symbol.for("pv"),Ja=0;function s(e,t,n,r,o,i){t||(t={});var a,l,u=t;if("ref"in u&&typeof e!="function")for(l in u={},t)l=="ref"?a=t[l]:u[l]=t[l];var c={type:e,props:u,key:n,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Za,__v:--Ja,__i:-1,__u:0};return(o||i)&&(c.__source=o,c.__self=i),D.vnode&&D.vnode(c),c}function L({id:e,title:t,note:n,actions:r,children:o}){return s("section",{class:"panel",id:e,"aria-labelledby":`${e}-title`,children:[s("header",{class:"panel-head",children:[s("h2",{id:`${e}-title`,children:t}),n&&s("p",{class:"panel-note",children:n}),r&&s("div",{class:"panel-actions",children:r})]}),o]})}function Q({kind:e,children:t}){return s("span",{class:e?`tag tag-${e}`:"tag",children:t})}var go=[["error","Error"],["warning","Warning"],["info","Note"]];function Jn({diagnostics:e,run:t}){let n=[...t.files.filter(o=>o.status!=="ok").map(Qa),...e],r=o=>go.findIndex(([i])=>i===o);return n.sort((o,i)=>r(o.severity)-r(i.severity))}function Qa(e){return{code:`file_${e.status}`,severity:e.status==="unreadable"?"error":"warning",message:`${e.host} (${Ut(e.bytes)}) is ${e.status}${e.message?`: ${e.message}`:""}`,hint:null}}function _o({overview:e}){let t=Jn(e);return s(L,{id:"diagnostics",title:"Data quality",note:"diagnostics of the profile",children:t.length===0?s("p",{class:"quiet",children:"Nothing to report: all files were read in full."}):s("ul",{class:"diagnostics",children:t.map((n,r)=>s("li",{"data-code":n.code,class:`is-${n.severity}`,children:[s("span",{class:"diagnostic-severity",children:go.find(([o])=>o===n.severity)?.[1]??n.severity}),s("span",{children:[ne(n.message),n.hint&&s("span",{class:"metric-reason",children:n.hint})]})]},`${n.code}-${r}`))})})}function Gt({overview:e}){let t=Jn(e).filter(({severity:n})=>n!=="info").length;return s("p",{class:"badges",children:[s("span",{class:"tag",children:e.platform.toUpperCase()}),e.job.kind!=="unknown"&&s("span",{class:"tag",children:Ge(e.job.kind)}),t>0&&s("button",{type:"button",class:"tag tag-warn",onClick:()=>document.getElementById("diagnostics")?.scrollIntoView(),children:t===1?"1 warning":`${t} warnings`})]})}var el=2e3,G=class extends Error{constructor(n,r,o=null,i=null,a=null){super(r);this.code=n;this.hint=o;this.status=i;this.retryAfterSeconds=a;this.name="ApiError"}code;hint;status;retryAfterSeconds},tl=50,Qn=500;function dt({search:e="",offset:t=0,limit:n=tl}={},r){let o=new URLSearchParams({limit:String(n)});return e!==""&&o.set("search",e),t>0&&o.set("offset",String(t)),bo(`./runs?${o}`,r)}async function Vt(e,t){for(let n=0;;n+=Qn){let{runs:r}=await dt({search:e,offset:n,limit:Qn},t),o=r.find(i=>i.id===e);if(o)return o;if(r.length<Qn)return null}}async function Xt(e,t,n,r,o){let i=new URLSearchParams({run:e});for(t!==null?i.set("host",t):o&&i.set("partial","1");;){let a=await gt(`./overview?${i}`,n,r);if(a.schema_version!==1)throw new G("unknown_schema",`The server sent version ${a.schema_version} of the overview document; this page reads version ${1}.`,"Reload the browser tab, so that page and server come from the same installation.");if(!a.run.pending?.length)return a;o?.(a),await vo(el,n)}}async function gt(e,t,n){for(;;)try{return await bo(e,t)}catch(r){if(!(r instanceof G)||r.retryAfterSeconds===null)throw r;n?.(r),await vo(r.retryAfterSeconds*1e3,t)}}async function bo(e,t){if(Ht()!==null)throw new G("exported_page","This page is an export: it holds this overview, and has no server to ask for more.","Open the run in TensorBoard.");let n;try{n=await fetch(e,{signal:t??null,headers:{Accept:"application/json"}})}catch(o){throw t?.aborted?o:new G("network","TensorBoard does not answer.","Check that the tensorboard process is still running, then retry.")}let r;try{r=await n.json()}catch(o){if(t?.aborted)throw o;r=null}if(!n.ok)throw nl(n,r);if(r===null||typeof r!="object")throw new G("bad_answer",`The answer of ${e} is not JSON.`,null,n.status);return r}function nl(e,t){let n=t?.error,r=e.status===503?rl(e.headers.get("Retry-After")):null;return n&&typeof n.message=="string"?new G(n.code,n.message,n.hint??null,e.status,r):new G("bad_answer",`The server answered ${e.status} without saying why.`,"The terminal in which tensorboard runs may tell more.",e.status,r)}function rl(e){let t=e===null?Number.NaN:Number(e);return Number.isFinite(t)?Math.min(30,Math.max(.25,t)):1}function vo(e,t){return new Promise((n,r)=>{let o=()=>{clearTimeout(i),r(t?.reason)},i=setTimeout(()=>{t?.removeEventListener("abort",o),n()},e);t?.aborted?o():t?.addEventListener("abort",o,{once:!0})})}var be=class{controller=null;async run(t){this.cancel();let n=new AbortController;this.controller=n;try{let r=await t(n.signal);return n.signal.aborted?null:r}catch(r){if(n.signal.aborted)return null;throw r}}cancel(){this.controller?.abort(),this.controller=null}};function _t({title:e,detail:t,hint:n,kind:r="quiet",children:o}){return s("section",{class:`notice notice-${r}`,role:r==="error"?"alert":"status",children:[s("h2",{children:e}),t&&s("p",{class:"preformatted",children:t}),n&&(n.includes(`
`)?s("pre",{tabindex:0,children:n}):s("p",{class:"reason",children:n})),o]})}function jt({error:e,onRetry:t}){return s(_t,{title:ol(e),detail:e.message,hint:e.hint,kind:"error",children:s("button",{type:"button",onClick:t,children:"Try again"})})}function ol({code:e,status:t}){return e==="load_failed"?"The Overview plugin could not be loaded":e==="network"?"No connection to TensorBoard":t===422?"This profile cannot be read":t===404?"Not found":"The overview cannot be shown"}function Yt({message:e}){let t=/(\d+(?:\.\d+)?)\s*%/.exec(e??"")?.[1],[,n,r]=/(\d+) of (\d+)/.exec(e??"")??[],o=t!==void 0?Number(t)/100:r?Number(n)/Number(r):null;return s("progress",{"aria-label":"Progress",...o===null?{}:{value:Math.min(1,o),max:1}})}var Kt=class extends We{state={failure:null};componentDidCatch(t){console.error(t);let n=new G("page",`The page failed to draw this overview: ${t.message}`,"This is a defect of the page. The same overview can be read with: tensorboard-overview show");this.setState({failure:{subject:this.props.subject,error:n}})}render(){let{failure:t}=this.state,{subject:n,onRetry:r,children:o}=this.props;return t===null||t.subject!==n?o:s(jt,{error:t.error,onRetry:r})}};var wo={light:{other:"#78808a",compilation:"#7c41b4",output:"#1a7b63",input:"#f86107",launch:"#8f5e0d",host:"#37a55a",collectives:"#a3243b",transfer:"#c556b2",compute:"#475ae5"},dark:{other:"#6f7883",compilation:"#a76fe1",output:"#66d7d7",input:"#e07601",launch:"#e9d668",host:"#94bf73",collectives:"#cb4835",transfer:"#ec8cba",compute:"#66a5fe"}},il={light:{ground:"#f4f5f7",raised:"#ffffff",sunken:"#f0f2f5",line:"#dde1e6","line-strong":"#868e98",text:"#1a1f26",muted:"#59626d",accent:"#1f5fbf",warn:"#8f5a00",bad:"#b3261e",good:"#0b6e3f"},dark:{ground:"#101317",raised:"#181c22",sunken:"#20252c",line:"#2d333c","line-strong":"#6d7681",text:"#e7eaee",muted:"#9fa8b3",accent:"#7db8ff",warn:"#f0b657",bad:"#ff8f85",good:"#6fd39a"}},sl={all_others:"other",idle:"other",compilation:"compilation",output:"output",input:"input",kernel_launch:"launch",host_compute:"host",host_transfer:"host",device_collectives:"collectives",collectives:"collectives",device_to_device:"transfer",sparsecore:"transfer",device_compute:"compute",compute:"compute",host:"host",device:"compute",communication:"input"},Zt=Object.keys(wo.light);function Me(e,t){return sl[e]??Zt[(t+1)%Zt.length]}function er(e){return`var(--cat-${e})`}function tr(e){let t=Object.entries(wo[e]).map(([r,o])=>`--cat-${r}:${o};`),n=Object.entries(il[e]).map(([r,o])=>`--${r}:${o};`);return[...t,...n].join("")}var xo=8,al={compute:null,other:s("circle",{cx:2,cy:2,r:1.2}),compilation:s("path",{d:"M0,0l8,8M8,0l-8,8"}),output:s("path",{d:"M0,2h8M0,6h8"}),input:s("path",{d:"M-2,2l4,-4M0,8l8,-8M6,10l4,-4"}),launch:s("path",{d:"M2,0v8M6,0v8"}),host:s("circle",{cx:4,cy:4,r:2}),collectives:s("path",{d:"M-2,6l4,4M0,0l8,8M6,-2l4,4"}),transfer:s("path",{d:"M0,4h8M4,0v8"})};function Jt(){return s("svg",{class:"pattern-defs",width:0,height:0,"aria-hidden":"true",children:s("defs",{children:[Zt.map(e=>s("pattern",{id:`pattern-${e}`,class:"tile",width:xo,height:xo,patternUnits:"userSpaceOnUse",children:al[e]},e)),s("pattern",{id:"incomplete-hatch",width:6,height:6,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)",children:[s("rect",{class:"hatch-veil",width:6,height:6}),s("rect",{class:"hatch-line",width:2,height:6})]})]})})}function ko({id:e,d:t,role:n,dimmed:r}){return s("g",{class:r?"is-dimmed":void 0,children:[s("path",{"data-category":e,d:t,fill:er(n),"shape-rendering":"crispEdges"}),s("path",{class:"pattern",d:t,fill:`url(#pattern-${n})`})]})}function nr({role:e}){return s("svg",{class:"patterned-fill",width:"100%",height:"100%","aria-hidden":"true",children:[s("rect",{width:"100%",height:"100%",fill:er(e)}),s("rect",{class:"pattern",width:"100%",height:"100%",fill:`url(#pattern-${e})`})]})}function he({role:e}){return s("span",{class:"swatch","aria-hidden":"true",children:s(nr,{role:e})})}var Oe,U,rr,So,or=Object.is,bt=0,$o=[],ir=[],W=D,Mo=W.__b,To=W.__r,Co=W.diffed,Po=W.__c,Ao=W.unmount,Eo=W.__;function vt(e,t){W.__h&&W.__h(U,e,bt||t),bt=0;var n=U.__H||(U.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function A(e){return bt=1,ll(Lo,e)}function ll(e,t,n){var r=vt(Oe++,2);if(r.t=e,!r.__c&&(r.__=[n?n(t):Lo(void 0,t),function(i){var a=(r.__N||r.__)[0],l=r.t(a,i);or(a,l)||(r.__N=[l,r.__[1]],r.__c.setState({}))}],r.__c=U,!U.__f)){U.__f=!0;var o=U.shouldComponentUpdate;U.shouldComponentUpdate=function(i,a,l){var u=this.__H;if(!u)return!0;var c=!1,f=this.props!=i;if(u.__.some(function(m){m.__N&&(c=!0,or(m.__[0],m.__N[0])||(f=!0))}),o){var h=o.call(this,i,a,l);return c?h||f:h}return!c||f}}return r.__}function Y(e,t){var n=vt(Oe++,3);!W.__s&&ar(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,U.__H.__h.push(n))}function Oo(e,t){var n=vt(Oe++,4);!W.__s&&ar(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,U.__h.push(n))}function H(e){return bt=5,z(function(){return{current:e}},[])}function z(e,t){var n=vt(Oe++,7);return ar(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function me(e,t){return bt=8,z(function(){return e},t)}function Te(){var e=vt(Oe++,11);if(!e.__){for(var t=U.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function ul(){var e;do{for(;e=ir.shift();)try{yt(e)}catch(n){W.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=$o.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(yt),t.__h.some(sr),t.__h=[]}catch(n){t.__h=[],W.__e(n,e.__v)}}}while(ir.length)}W.__b=function(e){U=null,Mo&&Mo(e)},W.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Eo&&Eo(e,t)},W.__r=function(e){To&&To(e),Oe=0;var t=(U=e.__c).__H;t&&(rr==U?U.__h=[]:(t.__h.some(yt),t.__h.some(sr),Oe=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),rr=U},W.diffed=function(e){Co&&Co(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&No($o.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),rr=U=null},W.__c=function(e,t){t.some(function(n){try{n.__h.some(yt),n.__h=n.__h.filter(function(r){return!r.__||sr(r)})}catch(r){n.__h=[function(){throw r}]}}),Po&&Po(e,t)},W.unmount=function(e){Ao&&Ao(e);var t,n,r=e.__c;r&&r.__H&&(r.__H.__.some(function(o){try{if(o.__P&&o.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}o.__P=n,No(ir.push(o))}else yt(o)}catch(i){t=i}}),r.__H=void 0,t&&W.__e(t,r.__v))};var Ro=typeof requestAnimationFrame=="function";function cl(e){var t,n=function(){clearTimeout(r),Ro&&cancelAnimationFrame(t),setTimeout(e)},r=setTimeout(n,35);Ro&&(t=requestAnimationFrame(n))}function No(e){e!=1&&So==W.requestAnimationFrame||((So=W.requestAnimationFrame)||cl)(ul)}function yt(e){var t=U,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),U=t}function sr(e){var t=U;e.__c=e.__(),U=t}function ar(e,t){return!e||e.length!=t.length||t.some(function(n,r){return!or(n,e[r])})}function Lo(e,t){return typeof t=="function"?t(e):t}var fl="http://www.w3.org/2000/svg",pl=["display","fill","fill-opacity","font-family","font-size","font-weight","opacity","stroke","stroke-dasharray","stroke-opacity","stroke-width"],hl=".cursor, .cursor-band, .drag";function Io(e,t,n){let r=getComputedStyle(e),o=getComputedStyle(document.documentElement),i=e.width.baseVal.value+32,a=dl(n,i-32),l=30+a.length*20,u=e.height.baseVal.value+l+16,c=Le("svg",{width:i,height:u,viewBox:`0 0 ${i} ${u}`});c.append(Le("title",{},t)),c.append(Le("rect",{width:i,height:u,fill:o.getPropertyValue("--raised").trim()||"#fff"}));let f={fill:o.color,"font-family":r.fontFamily,"font-size":12};c.append(Le("text",{...f,"font-weight":600,x:16,y:22},t)),a.forEach((m,p)=>{for(let{label:d,color:y,x:b}of m){let v=30+p*20;c.append(Le("rect",{x:16+b,y:v,width:10,height:10,rx:2,fill:y})),c.append(Le("text",{...f,x:16+b+16,y:v+9},d))}});let h=Le("svg",{x:16,y:l,overflow:"visible"});for(let m of ml(e))h.append(Do(m));for(let m of e.children)h.append(Do(m));return c.append(h),{text:new XMLSerializer().serializeToString(c),width:i,height:u}}function Do(e){let t=e.cloneNode(!0),n=[e,...e.querySelectorAll("*")],r=[t,...t.querySelectorAll("*")];return n.forEach((o,i)=>{let a=getComputedStyle(o);for(let l of pl){let u=a.getPropertyValue(l);u!==""&&r[i].setAttribute(l,u.replace(/url\("#([^"]+)"\)/,"url(#$1)"))}r[i].removeAttribute("class")}),n.forEach((o,i)=>o.matches(hl)&&r[i].remove()),t}function ml(e){let t=new Set;for(let{attributes:n}of e.querySelectorAll("[fill^='url(#']"))t.add(n.getNamedItem("fill").value.slice(5,-1));return[...t].map(n=>document.getElementById(n)).filter(n=>n!==null)}function dl(e,t){let n=[],r=1/0;for(let o of e){let i=34+o.label.length*7;r+i>t&&(n.push([]),r=0),n[n.length-1].push({...o,x:r}),r+=i}return n}function Le(e,t,n){let r=document.createElementNS(fl,e);for(let[o,i]of Object.entries(t))r.setAttribute(o,String(i));return n!==void 0&&(r.textContent=n),r}async function Bo(e){let t=new Image,n=URL.createObjectURL(new Blob([e.text],{type:"image/svg+xml"}));try{t.src=n,await t.decode();let r=document.createElement("canvas");return r.width=e.width*2,r.height=e.height*2,r.getContext("2d").drawImage(t,0,0,r.width,r.height),await new Promise((o,i)=>r.toBlob(a=>a?o(a):i(new Error("The browser made no PNG.")),"image/png"))}finally{URL.revokeObjectURL(n)}}function Ho(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(t),n.download=e,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),1e4)}function zo({label:e,children:t}){let n=Te(),[r,o]=A(!1),i=H(null),a=()=>o(!1);return s("div",{class:"menu",onKeyDown:l=>{l.key!=="Escape"||!r||(a(),i.current?.focus())},onFocusOut:l=>{let u=l.relatedTarget;(u===null||!l.currentTarget.contains(u))&&a()},children:[s("button",{ref:i,type:"button","aria-expanded":r,"aria-controls":n,onClick:()=>o(!r),children:[e," ",s("span",{"aria-hidden":"true",children:"▾"})]}),s("div",{id:n,class:"menu-list",hidden:!r,onMouseDown:l=>l.preventDefault(),children:r&&t(a)})]})}var gl=[["json","JSON","the whole document"],["csv","CSV","every number shown, for a spreadsheet"],["html","HTML","one file that opens without a server"],["xprof","XProf JSON","for clients of XProf's overview page"]];function Fo({shown:e}){let[t,n]=A(null),r=async o=>{try{n(null),await bl(o,e)}catch(i){n(i instanceof Error?i.message:String(i))}};return s(C,{children:[s(zo,{label:"Export",children:o=>s("ul",{children:[gl.map(([i,a,l])=>s("li",{children:s("a",{href:_l(e,i),download:"",onClick:o,children:[a," ",s("span",{class:"panel-note",children:l})]})},i)),["svg","png"].map(i=>s("li",{children:s("button",{type:"button",onClick:()=>{o(),r(i)},children:[i.toUpperCase()," ",s("span",{class:"panel-note",children:"the chart, as it is drawn now"})]})},i))]})}),t&&s("span",{class:"problem",role:"alert",children:t})]})}function _l({run:e,host:t},n){let r=new URLSearchParams({run:e,format:n});return t!==null&&r.set("host",t),`./export?${r}`}function yl({run:e,host:t}){return`overview-${(t===null?e:`${e}-${t}`).replace(/[^\w.-]+/g,"-")}`}async function bl(e,t){let n=document.querySelector("#steps svg.step-graph, #inference .chart svg");if(!n)throw new Error("There is no chart on the page: it has no steps, or shows them as a table.");let r=n.closest(".panel"),o=`${r.querySelector("h2")?.textContent}: ${t.run}`,i=Io(n,o,n.matches(".step-graph")?vl(r):[]),a=`${yl(t)}-${r.id}.${e}`;Ho(a,e==="png"?await Bo(i):new Blob([i.text],{type:"image/svg+xml"}))}function vl(e){return[...e.querySelectorAll('.legend-item:not([aria-pressed="false"])')].map(t=>({label:t.textContent??"",color:getComputedStyle(t.querySelector("rect")).fill}))}async function qo(e,t,n,r){let o=new URLSearchParams({a:e.run,b:t.run});return e.host!==null&&o.set("host_a",e.host),t.host!==null&&o.set("host_b",t.host),gt(`./compare?${o}`,n,r)}function ee(e){let{caption:t,columns:n,rowCount:r,pageSize:o=50,rowClass:i,rowName:a,origin:l,pointedRow:u=null}=e,c=Math.max(1,Math.ceil(r/o)),[f,h]=A(0),[m,p]=A(null),d=Te(),y=H(null);Y(()=>{u!==null&&h(Math.floor(u/o))},[u]);let b=Math.min(f,c-1),v=b*o,_=Math.min(r,v+o);Y(()=>{u!==null&&y.current?.scrollIntoView?.({block:"center"})},[u,b]);let w=Array.from({length:_-v},(g,T)=>v+T);return s("div",{class:"table-block",children:[s("div",{class:"table-scroll",tabindex:0,role:"group","aria-label":t,children:s("table",{children:[s("caption",{class:"visually-hidden",children:t}),s("thead",{children:s("tr",{children:n.map(g=>s("th",{scope:"col",class:g.numeric?"numeric":void 0,children:g.definition?s("button",{type:"button",class:"column-head",title:g.definition,"aria-expanded":m===g.key,"aria-controls":d,onClick:()=>p(m===g.key?null:g.key),children:g.head}):g.head},g.key))})}),s("tbody",{children:w.map(g=>s("tr",{ref:g===u?y:void 0,class:[i?.(g),g===u?"is-pointed":""].filter(Boolean).join(" ")||void 0,children:n.map((T,P)=>P===0?s("th",{scope:"row",class:T.numeric?"numeric":void 0,children:T.cell(g)},T.key):s("td",{class:T.numeric?"numeric":void 0,children:T.cell(g)},T.key))},g))})]})}),c>1&&s(wl,{page:b,pages:c,onTurn:h,rows:[v+1,_,r]}),s(xl,{id:d,columns:n,rows:w,rowName:a,origin:l,opened:m,onOpen:p})]})}function wl({page:e,pages:t,onTurn:n,rows:r}){let[o,i,a]=r.map(E);return s("div",{class:"pager",role:"group","aria-label":"Pages of the table",children:[s("button",{type:"button",disabled:e===0,onClick:()=>n(0),children:"First"}),s("button",{type:"button",disabled:e===0,onClick:()=>n(e-1),children:"Previous"}),s("span",{role:"status",children:["Rows ",o," to ",i," of ",a]}),s("button",{type:"button",disabled:e===t-1,onClick:()=>n(e+1),children:"Next"}),s("button",{type:"button",disabled:e===t-1,onClick:()=>n(t-1),children:"Last"})]})}function xl({id:e,columns:t,rows:n,rowName:r,origin:o,opened:i,onOpen:a}){let l=t.filter(({definition:u})=>u);return l.length===0?null:s("details",{id:e,class:"how",open:i!==null,onToggle:u=>{u.currentTarget.open!==(i!==null)&&a(u.currentTarget.open?"":null)},children:[s("summary",{children:"What the columns mean, and where they come from"}),s("dl",{class:"formulas",children:[l.map(({key:u,head:c,definition:f,formula:h,worked:m})=>s("div",{class:u===i?"is-pointed":void 0,children:[s("dt",{children:c}),s("dd",{children:[f,h&&s("span",{class:"formula definition",children:["Formula: ",h]}),m&&r&&u===i&&s(kl,{rows:n,name:r,worked:m})]})]},u)),o&&s(C,{children:[s("div",{children:[s("dt",{children:"Window"}),s("dd",{children:o.window})]}),s("div",{children:[s("dt",{children:"Files"}),s("dd",{children:o.files})]})]})]})]})}function kl({rows:e,name:t,worked:n}){let r=e.map(o=>[o,n(o)]).filter(([,o])=>o!==null);return s("ul",{class:"worked",children:r.map(([o,i])=>s("li",{children:[t(o),": ",s("span",{class:"number",children:i})]},o))})}function De(e,t){return e==null||t==null?NaN:e<t?-1:e>t?1:e>=t?0:NaN}function Sl(e,t){return e==null||t==null?NaN:t<e?-1:t>e?1:t>=e?0:NaN}function Uo(e){let t,n,r;e.length!==2?(t=De,n=(l,u)=>De(e(l),u),r=(l,u)=>e(l)-u):(t=e===De||e===Sl?e:Ml,n=e,r=e);function o(l,u,c=0,f=l.length){if(c<f){if(t(u,u)!==0)return f;do{let h=c+f>>>1;n(l[h],u)<0?c=h+1:f=h}while(c<f)}return c}function i(l,u,c=0,f=l.length){if(c<f){if(t(u,u)!==0)return f;do{let h=c+f>>>1;n(l[h],u)<=0?c=h+1:f=h}while(c<f)}return c}function a(l,u,c=0,f=l.length){let h=o(l,u,c,f-1);return h>c&&r(l[h-1],u)>-r(l[h],u)?h-1:h}return{left:o,center:a,right:i}}function Ml(){return 0}function Tl(e){return e===null?NaN:+e}function*Cl(e,t){if(t===void 0)for(let n of e)n!=null&&(n=+n)>=n&&(yield n);else{let n=-1;for(let r of e)(r=t(r,++n,e))!=null&&(r=+r)>=r&&(yield r)}}var Go=Uo(De),Vo=Go.right,rh=Go.left,oh=Uo(Tl).center;var ih=Xo(jo),sh=Xo(Pl);function Xo(e){return function(t,n,r=n){if(!((n=+n)>=0))throw new RangeError("invalid rx");if(!((r=+r)>=0))throw new RangeError("invalid ry");let{data:o,width:i,height:a}=t;if(!((i=Math.floor(i))>=0))throw new RangeError("invalid width");if(!((a=Math.floor(a!==void 0?a:o.length/i))>=0))throw new RangeError("invalid height");if(!i||!a||!n&&!r)return t;let l=n&&e(n),u=r&&e(r),c=o.slice();return l&&u?(Ve(l,c,o,i,a),Ve(l,o,c,i,a),Ve(l,c,o,i,a),Xe(u,o,c,i,a),Xe(u,c,o,i,a),Xe(u,o,c,i,a)):l?(Ve(l,o,c,i,a),Ve(l,c,o,i,a),Ve(l,o,c,i,a)):u&&(Xe(u,o,c,i,a),Xe(u,c,o,i,a),Xe(u,o,c,i,a)),t}}function Ve(e,t,n,r,o){for(let i=0,a=r*o;i<a;)e(t,n,i,i+=r,1)}function Xe(e,t,n,r,o){for(let i=0,a=r*o;i<r;++i)e(t,n,i,i+a,r)}function Pl(e){let t=jo(e);return(n,r,o,i,a)=>{o<<=2,i<<=2,a<<=2,t(n,r,o+0,i+0,a),t(n,r,o+1,i+1,a),t(n,r,o+2,i+2,a),t(n,r,o+3,i+3,a)}}function jo(e){let t=Math.floor(e);if(t===e)return Al(e);let n=e-t,r=2*e+1;return(o,i,a,l,u)=>{if(!((l-=u)>=a))return;let c=t*i[a],f=u*t,h=f+u;for(let m=a,p=a+f;m<p;m+=u)c+=i[Math.min(l,m)];for(let m=a,p=l;m<=p;m+=u)c+=i[Math.min(l,m+f)],o[m]=(c+n*(i[Math.max(a,m-h)]+i[Math.min(l,m+h)]))/r,c-=i[Math.max(a,m-f)]}}function Al(e){let t=2*e+1;return(n,r,o,i,a)=>{if(!((i-=a)>=o))return;let l=e*r[o],u=a*e;for(let c=o,f=o+u;c<f;c+=a)l+=r[Math.min(i,c)];for(let c=o,f=i;c<=f;c+=a)l+=r[Math.min(i,c+u)],n[c]=l/t,l-=r[Math.max(o,c-u)]}}function El(e=De){if(e===De)return Yo;if(typeof e!="function")throw new TypeError("compare is not a function");return(t,n)=>{let r=e(t,n);return r||r===0?r:(e(n,n)===0)-(e(t,t)===0)}}function Yo(e,t){return(e==null||!(e>=e))-(t==null||!(t>=t))||(e<t?-1:e>t?1:0)}var Rl=Array.prototype,ah=Rl.slice;var Nl=Math.sqrt(50),$l=Math.sqrt(10),Ol=Math.sqrt(2);function Qt(e,t,n){let r=(t-e)/Math.max(0,n),o=Math.floor(Math.log10(r)),i=r/Math.pow(10,o),a=i>=Nl?10:i>=$l?5:i>=Ol?2:1,l,u,c;return o<0?(c=Math.pow(10,-o)/a,l=Math.round(e*c),u=Math.round(t*c),l/c<e&&++l,u/c>t&&--u,c=-c):(c=Math.pow(10,o)*a,l=Math.round(e/c),u=Math.round(t/c),l*c<e&&++l,u*c>t&&--u),u<l&&.5<=n&&n<2?Qt(e,t,n*2):[l,u,c]}function Ko(e,t,n){if(t=+t,e=+e,n=+n,!(n>0))return[];if(e===t)return[e];let r=t<e,[o,i,a]=r?Qt(t,e,n):Qt(e,t,n);if(!(i>=o))return[];let l=i-o+1,u=new Array(l);if(r)if(a<0)for(let c=0;c<l;++c)u[c]=(i-c)/-a;else for(let c=0;c<l;++c)u[c]=(i-c)*a;else if(a<0)for(let c=0;c<l;++c)u[c]=(o+c)/-a;else for(let c=0;c<l;++c)u[c]=(o+c)*a;return u}function en(e,t,n){return t=+t,e=+e,n=+n,Qt(e,t,n)[2]}function tn(e,t,n){t=+t,e=+e,n=+n;let r=t<e,o=r?en(t,e,n):en(e,t,n);return(r?-1:1)*(o<0?1/-o:o)}function ae(e,t){let n;if(t===void 0)for(let r of e)r!=null&&(n<r||n===void 0&&r>=r)&&(n=r);else{let r=-1;for(let o of e)(o=t(o,++r,e))!=null&&(n<o||n===void 0&&o>=o)&&(n=o)}return n}function Wo(e,t){let n;if(t===void 0)for(let r of e)r!=null&&(n>r||n===void 0&&r>=r)&&(n=r);else{let r=-1;for(let o of e)(o=t(o,++r,e))!=null&&(n>o||n===void 0&&o>=o)&&(n=o)}return n}function Zo(e,t,n=0,r=1/0,o){if(t=Math.floor(t),n=Math.floor(Math.max(0,n)),r=Math.floor(Math.min(e.length-1,r)),!(n<=t&&t<=r))return e;for(o=o===void 0?Yo:El(o);r>n;){if(r-n>600){let u=r-n+1,c=t-n+1,f=Math.log(u),h=.5*Math.exp(2*f/3),m=.5*Math.sqrt(f*h*(u-h)/u)*(c-u/2<0?-1:1),p=Math.max(n,Math.floor(t-c*h/u+m)),d=Math.min(r,Math.floor(t+(u-c)*h/u+m));Zo(e,t,p,d,o)}let i=e[t],a=n,l=r;for(wt(e,n,t),o(e[r],i)>0&&wt(e,n,r);a<l;){for(wt(e,a,l),++a,--l;o(e[a],i)<0;)++a;for(;o(e[l],i)>0;)--l}o(e[n],i)===0?wt(e,n,l):(++l,wt(e,l,r)),l<=t&&(n=l+1),t<=l&&(r=l-1)}return e}function wt(e,t,n){let r=e[t];e[t]=e[n],e[n]=r}function Jo(e,t,n){if(e=Float64Array.from(Cl(e,n)),!(!(r=e.length)||isNaN(t=+t))){if(t<=0||r<2)return Wo(e);if(t>=1)return ae(e);var r,o=(r-1)*t,i=Math.floor(o),a=ae(Zo(e,i).subarray(0,i+1)),l=Wo(e.subarray(i+1));return a+(l-a)*(o-i)}}function Qo(e,t){return Jo(e,.5,t)}var lh=Ll(Math.random);function Ll(e){return function(n,r=0,o=n.length){let i=o-(r=+r);for(;i;){let a=e()*i--|0,l=n[i+r];n[i+r]=n[a+r],n[a+r]=l}return n}}function ei(e,t){let n=0;if(t===void 0)for(let r of e)(r=+r)&&(n+=r);else{let r=-1;for(let o of e)(o=+t(o,++r,e))&&(n+=o)}return n}var Dl=.05,Il=3;function rn(e){let t=e.length,n=new Float64Array(t),r=[],o=Bl(e),i=Math.max(Il,Math.ceil(t*Dl)),a=0;for(let l=0;l<t;l+=1){let u=o===0?0:Math.round(ti(e,l)/o)-1;if(u>0){let c=Math.min(u,i);r.push({before:l,missing:u,slot:a,width:c}),a+=c}n[l]=a,a+=1}return{slot:n,slots:a,gaps:r}}function Bl(e){let t=[];for(let r=1;r<e.length;r+=1){let o=ti(e,r);o>0&&t.push(o)}let n=t[0]??0;return t.every(r=>r===n)?n:Qo(t)}function ti(e,t){let n=e[t]??null,r=t>0?e[t-1]??null:null;return n===null||r===null?0:n-r}function ni(e,t){let n=new Float64Array(t);for(let r of e)for(let o=0;o<t;o+=1)n[o]=n[o]+(r[o]??0);return n}var Hl=.22,zl=3,Fl=56;function je(e,t,n,r,o){let i=Math.floor(o);return i<1||r<=n?[]:r-n<=i?ql(e,t,n,r,i):Wl(e,t,n,r,i)}function ql({slot:e},t,n,r,o){let i=o/(r-n),a=i>=zl?Math.max(1,i*Hl):0,l=Math.min(i-a,Fl),u=[];for(let c=ri(e,n);c<e.length&&e[c]<r;c+=1){let h=(e[c]-n+.5)*i-l/2;u.push({step:c,first:c,last:c,mean:t[c]??0,x:h,width:l})}return u}function Wl({slot:e},t,n,r,o){let i=o/(r-n),a=[],l=null,u=0,c=()=>{l&&(l.mean=u/(l.last-l.first+1))};for(let f=ri(e,n);f<e.length&&e[f]<r;f+=1){let h=Math.min(o-1,Math.floor((e[f]-n)*i)),m=t[f]??0;l===null||l.x!==h?(c(),l={step:f,first:f,last:f,mean:m,x:h,width:1},u=m,a.push(l)):(l.last=f,u+=m,m>(t[l.step]??0)&&(l.step=f))}return c(),a}function ri(e,t){let n=0,r=e.length;for(;n<r;){let o=n+r>>1;e[o]<t?n=o+1:r=o}return n}function Ul(e,t){let n=-1,r=1/0,o=0,i=e.length-1;for(;o<=i;){let a=o+i>>1,l=e[a],u=t-(l.x+l.width/2);Math.abs(u)<r&&(r=Math.abs(u),n=a),u<0?i=a-1:o=a+1}return n}var nn=3,Gl=1.25;function oi(e,t,n){let r=Ul(e,n),o=e[r];if(!o||o.width>nn)return r;let i=l=>t[e[l]?.step??-1]??0,a=r;for(let l=r-nn;l<=r+nn;l+=1){let u=e[l];u&&Math.abs(u.x-o.x)<=nn&&i(l)>i(a)&&(a=l)}return i(a)>Gl*i(r)?a:r}function on(e,t){let n=0,r=e.length-1;for(;n<=r;){let o=n+r>>1,i=e[o];if(t<i.first)r=o-1;else if(t>i.last)n=o+1;else return o}return-1}function sn(e,t){return(t==="duration"?lr(e):Vl(e)).filter(({values:r})=>Xl(r))}function lr(e){return e.categories.map(({id:t,label:n,definition:r},o)=>({id:t,label:n,definition:r,role:Me(t,o),values:ur(e,t)}))}function Vl({columns:e}){let{duration_ms:t,period_ms:n}=e,r=t.map((i,a)=>Math.min(i,n[a]??0)),o=t.map((i,a)=>Math.max(0,(n[a]??0)-i));return[{id:"within",label:"Within the step",definition:"From the step's start to its end, or to the start of the next if that comes first.",role:"compute",values:r},{id:"between",label:"Until the next step",definition:"From the step's end to the start of the next step.",role:"other",values:o}]}function ur(e,t){return e.columns[t]??[]}function Xl(e){for(let t=0;t<e.length;t+=1)if((e[t]??0)>0)return!0;return!1}var Ye="1.5 times the median step";function an({headline:e,steps:t}){let n=e?.outliers;if(!t||!n||n.count===0)return()=>!1;let{complete:r,duration_ms:o}=t.columns;return i=>r[i]&&o[i]>n.above_ms}function Ke(e){return e.reduce((t,n)=>Math.max(t,n),0)}function ln(e){let t=new Float64Array(e).sort(),n=t.length>>1;return t.length===0?0:t.length%2===1?t[n]:(t[n-1]+t[n])/2}function et(e,t,n){e.prototype=t.prototype=n,n.constructor=e}function St(e,t){var n=Object.create(e.prototype);for(var r in t)n[r]=t[r];return n}function Ce(){}var ze=.7,Qe=1/ze,Ze="\\s*([+-]?\\d+)\\s*",xt="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)\\s*",de="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)%\\s*",jl=/^#([0-9a-f]{3,8})$/,Yl=new RegExp(`^rgb\\(${Ze},${Ze},${Ze}\\)$`),Kl=new RegExp(`^rgb\\(${de},${de},${de}\\)$`),Zl=new RegExp(`^rgba\\(${Ze},${Ze},${Ze},${xt}\\)$`),Jl=new RegExp(`^rgba\\(${de},${de},${de},${xt}\\)$`),Ql=new RegExp(`^hsl\\(${xt},${de},${de}\\)$`),eu=new RegExp(`^hsla\\(${xt},${de},${de},${xt}\\)$`),ii={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074};et(Ce,tt,{copy(e){return Object.assign(new this.constructor,this,e)},displayable(){return this.rgb().displayable()},hex:si,formatHex:si,formatHex8:tu,formatHsl:nu,formatRgb:ai,toString:ai});function si(){return this.rgb().formatHex()}function tu(){return this.rgb().formatHex8()}function nu(){return gi(this).formatHsl()}function ai(){return this.rgb().formatRgb()}function tt(e){var t,n;return e=(e+"").trim().toLowerCase(),(t=jl.exec(e))?(n=t[1].length,t=parseInt(t[1],16),n===6?li(t):n===3?new K(t>>8&15|t>>4&240,t>>4&15|t&240,(t&15)<<4|t&15,1):n===8?un(t>>24&255,t>>16&255,t>>8&255,(t&255)/255):n===4?un(t>>12&15|t>>8&240,t>>8&15|t>>4&240,t>>4&15|t&240,((t&15)<<4|t&15)/255):null):(t=Yl.exec(e))?new K(t[1],t[2],t[3],1):(t=Kl.exec(e))?new K(t[1]*255/100,t[2]*255/100,t[3]*255/100,1):(t=Zl.exec(e))?un(t[1],t[2],t[3],t[4]):(t=Jl.exec(e))?un(t[1]*255/100,t[2]*255/100,t[3]*255/100,t[4]):(t=Ql.exec(e))?fi(t[1],t[2]/100,t[3]/100,1):(t=eu.exec(e))?fi(t[1],t[2]/100,t[3]/100,t[4]):ii.hasOwnProperty(e)?li(ii[e]):e==="transparent"?new K(NaN,NaN,NaN,0):null}function li(e){return new K(e>>16&255,e>>8&255,e&255,1)}function un(e,t,n,r){return r<=0&&(e=t=n=NaN),new K(e,t,n,r)}function dr(e){return e instanceof Ce||(e=tt(e)),e?(e=e.rgb(),new K(e.r,e.g,e.b,e.opacity)):new K}function Mt(e,t,n,r){return arguments.length===1?dr(e):new K(e,t,n,r??1)}function K(e,t,n,r){this.r=+e,this.g=+t,this.b=+n,this.opacity=+r}et(K,Mt,St(Ce,{brighter(e){return e=e==null?Qe:Math.pow(Qe,e),new K(this.r*e,this.g*e,this.b*e,this.opacity)},darker(e){return e=e==null?ze:Math.pow(ze,e),new K(this.r*e,this.g*e,this.b*e,this.opacity)},rgb(){return this},clamp(){return new K(Be(this.r),Be(this.g),Be(this.b),fn(this.opacity))},displayable(){return-.5<=this.r&&this.r<255.5&&-.5<=this.g&&this.g<255.5&&-.5<=this.b&&this.b<255.5&&0<=this.opacity&&this.opacity<=1},hex:ui,formatHex:ui,formatHex8:ru,formatRgb:ci,toString:ci}));function ui(){return`#${Ie(this.r)}${Ie(this.g)}${Ie(this.b)}`}function ru(){return`#${Ie(this.r)}${Ie(this.g)}${Ie(this.b)}${Ie((isNaN(this.opacity)?1:this.opacity)*255)}`}function ci(){let e=fn(this.opacity);return`${e===1?"rgb(":"rgba("}${Be(this.r)}, ${Be(this.g)}, ${Be(this.b)}${e===1?")":`, ${e})`}`}function fn(e){return isNaN(e)?1:Math.max(0,Math.min(1,e))}function Be(e){return Math.max(0,Math.min(255,Math.round(e)||0))}function Ie(e){return e=Be(e),(e<16?"0":"")+e.toString(16)}function fi(e,t,n,r){return r<=0?e=t=n=NaN:n<=0||n>=1?e=t=NaN:t<=0&&(e=NaN),new le(e,t,n,r)}function gi(e){if(e instanceof le)return new le(e.h,e.s,e.l,e.opacity);if(e instanceof Ce||(e=tt(e)),!e)return new le;if(e instanceof le)return e;e=e.rgb();var t=e.r/255,n=e.g/255,r=e.b/255,o=Math.min(t,n,r),i=Math.max(t,n,r),a=NaN,l=i-o,u=(i+o)/2;return l?(t===i?a=(n-r)/l+(n<r)*6:n===i?a=(r-t)/l+2:a=(t-n)/l+4,l/=u<.5?i+o:2-i-o,a*=60):l=u>0&&u<1?0:a,new le(a,l,u,e.opacity)}function hn(e,t,n,r){return arguments.length===1?gi(e):new le(e,t,n,r??1)}function le(e,t,n,r){this.h=+e,this.s=+t,this.l=+n,this.opacity=+r}et(le,hn,St(Ce,{brighter(e){return e=e==null?Qe:Math.pow(Qe,e),new le(this.h,this.s,this.l*e,this.opacity)},darker(e){return e=e==null?ze:Math.pow(ze,e),new le(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=this.h%360+(this.h<0)*360,t=isNaN(e)||isNaN(this.s)?0:this.s,n=this.l,r=n+(n<.5?n:1-n)*t,o=2*n-r;return new K(cr(e>=240?e-240:e+120,o,r),cr(e,o,r),cr(e<120?e+240:e-120,o,r),this.opacity)},clamp(){return new le(pi(this.h),cn(this.s),cn(this.l),fn(this.opacity))},displayable(){return(0<=this.s&&this.s<=1||isNaN(this.s))&&0<=this.l&&this.l<=1&&0<=this.opacity&&this.opacity<=1},formatHsl(){let e=fn(this.opacity);return`${e===1?"hsl(":"hsla("}${pi(this.h)}, ${cn(this.s)*100}%, ${cn(this.l)*100}%${e===1?")":`, ${e})`}`}}));function pi(e){return e=(e||0)%360,e<0?e+360:e}function cn(e){return Math.max(0,Math.min(1,e||0))}function cr(e,t,n){return(e<60?t+(n-t)*e/60:e<180?n:e<240?t+(n-t)*(240-e)/60:t)*255}var _i=Math.PI/180,yi=180/Math.PI,pn=18,bi=.96422,vi=1,wi=.82521,xi=4/29,Je=6/29,ki=3*Je*Je,ou=Je*Je*Je;function Si(e){if(e instanceof ge)return new ge(e.l,e.a,e.b,e.opacity);if(e instanceof ve)return Ti(e);e instanceof K||(e=dr(e));var t=mr(e.r),n=mr(e.g),r=mr(e.b),o=fr((.2225045*t+.7168786*n+.0606169*r)/vi),i,a;return t===n&&n===r?i=a=o:(i=fr((.4360747*t+.3850649*n+.1430804*r)/bi),a=fr((.0139322*t+.0971045*n+.7141733*r)/wi)),new ge(116*o-16,500*(i-o),200*(o-a),e.opacity)}function Mi(e,t,n,r){return arguments.length===1?Si(e):new ge(e,t,n,r??1)}function ge(e,t,n,r){this.l=+e,this.a=+t,this.b=+n,this.opacity=+r}et(ge,Mi,St(Ce,{brighter(e){return new ge(this.l+pn*(e??1),this.a,this.b,this.opacity)},darker(e){return new ge(this.l-pn*(e??1),this.a,this.b,this.opacity)},rgb(){var e=(this.l+16)/116,t=isNaN(this.a)?e:e+this.a/500,n=isNaN(this.b)?e:e-this.b/200;return t=bi*pr(t),e=vi*pr(e),n=wi*pr(n),new K(hr(3.1338561*t-1.6168667*e-.4906146*n),hr(-.9787684*t+1.9161415*e+.033454*n),hr(.0719453*t-.2289914*e+1.4052427*n),this.opacity)}}));function fr(e){return e>ou?Math.pow(e,1/3):e/ki+xi}function pr(e){return e>Je?e*e*e:ki*(e-xi)}function hr(e){return 255*(e<=.0031308?12.92*e:1.055*Math.pow(e,1/2.4)-.055)}function mr(e){return(e/=255)<=.04045?e/12.92:Math.pow((e+.055)/1.055,2.4)}function iu(e){if(e instanceof ve)return new ve(e.h,e.c,e.l,e.opacity);if(e instanceof ge||(e=Si(e)),e.a===0&&e.b===0)return new ve(NaN,0<e.l&&e.l<100?0:NaN,e.l,e.opacity);var t=Math.atan2(e.b,e.a)*yi;return new ve(t<0?t+360:t,Math.sqrt(e.a*e.a+e.b*e.b),e.l,e.opacity)}function mn(e,t,n,r){return arguments.length===1?iu(e):new ve(e,t,n,r??1)}function ve(e,t,n,r){this.h=+e,this.c=+t,this.l=+n,this.opacity=+r}function Ti(e){if(isNaN(e.h))return new ge(e.l,0,0,e.opacity);var t=e.h*_i;return new ge(e.l,Math.cos(t)*e.c,Math.sin(t)*e.c,e.opacity)}et(ve,mn,St(Ce,{brighter(e){return new ve(this.h,this.c,this.l+pn*(e??1),this.opacity)},darker(e){return new ve(this.h,this.c,this.l-pn*(e??1),this.opacity)},rgb(){return Ti(this).rgb()}}));var Ci=-.14861,gr=1.78277,_r=-.29227,dn=-.90649,kt=1.97294,hi=kt*dn,mi=kt*gr,di=gr*_r-dn*Ci;function su(e){if(e instanceof He)return new He(e.h,e.s,e.l,e.opacity);e instanceof K||(e=dr(e));var t=e.r/255,n=e.g/255,r=e.b/255,o=(di*r+hi*t-mi*n)/(di+hi-mi),i=r-o,a=(kt*(n-o)-_r*i)/dn,l=Math.sqrt(a*a+i*i)/(kt*o*(1-o)),u=l?Math.atan2(a,i)*yi-120:NaN;return new He(u<0?u+360:u,l,o,e.opacity)}function gn(e,t,n,r){return arguments.length===1?su(e):new He(e,t,n,r??1)}function He(e,t,n,r){this.h=+e,this.s=+t,this.l=+n,this.opacity=+r}et(He,gn,St(Ce,{brighter(e){return e=e==null?Qe:Math.pow(Qe,e),new He(this.h,this.s,this.l*e,this.opacity)},darker(e){return e=e==null?ze:Math.pow(ze,e),new He(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=isNaN(this.h)?0:(this.h+120)*_i,t=+this.l,n=isNaN(this.s)?0:this.s*t*(1-t),r=Math.cos(e),o=Math.sin(e);return new K(255*(t+n*(Ci*r+gr*o)),255*(t+n*(_r*r+dn*o)),255*(t+n*(kt*r)),this.opacity)}}));function Ri(e,t,n,r,o){var i=e*e,a=i*e;return((1-3*e+3*i-a)*t+(4-6*i+3*a)*n+(1+3*e+3*i-3*a)*r+a*o)/6}function au(e){var t=e.length-1;return function(n){var r=n<=0?n=0:n>=1?(n=1,t-1):Math.floor(n*t),o=e[r],i=e[r+1],a=r>0?e[r-1]:2*o-i,l=r<t-1?e[r+2]:2*i-o;return Ri((n-r/t)*t,a,o,i,l)}}function lu(e){var t=e.length;return function(n){var r=Math.floor(((n%=1)<0?++n:n)*t),o=e[(r+t-1)%t],i=e[r%t],a=e[(r+1)%t],l=e[(r+2)%t];return Ri((n-r/t)*t,o,i,a,l)}}var yn=e=>()=>e;function Ni(e,t){return function(n){return e+n*t}}function uu(e,t,n){return e=Math.pow(e,n),t=Math.pow(t,n)-e,n=1/n,function(r){return Math.pow(e+r*t,n)}}function wr(e,t){var n=t-e;return n?Ni(e,n>180||n<-180?n-360*Math.round(n/360):n):yn(isNaN(e)?t:e)}function cu(e){return(e=+e)==1?re:function(t,n){return n-t?uu(t,n,e):yn(isNaN(t)?n:t)}}function re(e,t){var n=t-e;return n?Ni(e,n):yn(isNaN(e)?t:e)}var Pi=(function e(t){var n=cu(t);function r(o,i){var a=n((o=Mt(o)).r,(i=Mt(i)).r),l=n(o.g,i.g),u=n(o.b,i.b),c=re(o.opacity,i.opacity);return function(f){return o.r=a(f),o.g=l(f),o.b=u(f),o.opacity=c(f),o+""}}return r.gamma=e,r})(1);function $i(e){return function(t){var n=t.length,r=new Array(n),o=new Array(n),i=new Array(n),a,l;for(a=0;a<n;++a)l=Mt(t[a]),r[a]=l.r||0,o[a]=l.g||0,i[a]=l.b||0;return r=e(r),o=e(o),i=e(i),l.opacity=1,function(u){return l.r=r(u),l.g=o(u),l.b=i(u),l+""}}}var gh=$i(au),_h=$i(lu);function fu(e,t){t||(t=[]);var n=e?Math.min(t.length,e.length):0,r=t.slice(),o;return function(i){for(o=0;o<n;++o)r[o]=e[o]*(1-i)+t[o]*i;return r}}function pu(e){return ArrayBuffer.isView(e)&&!(e instanceof DataView)}function hu(e,t){var n=t?t.length:0,r=e?Math.min(n,e.length):0,o=new Array(r),i=new Array(n),a;for(a=0;a<r;++a)o[a]=bn(e[a],t[a]);for(;a<n;++a)i[a]=t[a];return function(l){for(a=0;a<r;++a)i[a]=o[a](l);return i}}function mu(e,t){var n=new Date;return e=+e,t=+t,function(r){return n.setTime(e*(1-r)+t*r),n}}function ue(e,t){return e=+e,t=+t,function(n){return e*(1-n)+t*n}}function du(e,t){var n={},r={},o;(e===null||typeof e!="object")&&(e={}),(t===null||typeof t!="object")&&(t={});for(o in t)o in e?n[o]=bn(e[o],t[o]):r[o]=t[o];return function(i){for(o in n)r[o]=n[o](i);return r}}var br=/[-+]?(?:\d+\.?\d*|\.?\d+)(?:[eE][-+]?\d+)?/g,yr=new RegExp(br.source,"g");function gu(e){return function(){return e}}function _u(e){return function(t){return e(t)+""}}function yu(e,t){var n=br.lastIndex=yr.lastIndex=0,r,o,i,a=-1,l=[],u=[];for(e=e+"",t=t+"";(r=br.exec(e))&&(o=yr.exec(t));)(i=o.index)>n&&(i=t.slice(n,i),l[a]?l[a]+=i:l[++a]=i),(r=r[0])===(o=o[0])?l[a]?l[a]+=o:l[++a]=o:(l[++a]=null,u.push({i:a,x:ue(r,o)})),n=yr.lastIndex;return n<t.length&&(i=t.slice(n),l[a]?l[a]+=i:l[++a]=i),l.length<2?u[0]?_u(u[0].x):gu(t):(t=u.length,function(c){for(var f=0,h;f<t;++f)l[(h=u[f]).i]=h.x(c);return l.join("")})}function bn(e,t){var n=typeof t,r;return t==null||n==="boolean"?yn(t):(n==="number"?ue:n==="string"?(r=tt(t))?(t=r,Pi):yu:t instanceof tt?Pi:t instanceof Date?mu:pu(t)?fu:Array.isArray(t)?hu:typeof t.valueOf!="function"&&typeof t.toString!="function"||isNaN(t)?du:ue)(e,t)}function Oi(e,t){return e=+e,t=+t,function(n){return Math.round(e*(1-n)+t*n)}}var Ai=180/Math.PI,vr={translateX:0,translateY:0,rotate:0,skewX:0,scaleX:1,scaleY:1};function Li(e,t,n,r,o,i){var a,l,u;return(a=Math.sqrt(e*e+t*t))&&(e/=a,t/=a),(u=e*n+t*r)&&(n-=e*u,r-=t*u),(l=Math.sqrt(n*n+r*r))&&(n/=l,r/=l,u/=l),e*r<t*n&&(e=-e,t=-t,u=-u,a=-a),{translateX:o,translateY:i,rotate:Math.atan2(t,e)*Ai,skewX:Math.atan(u)*Ai,scaleX:a,scaleY:l}}var _n;function bu(e){let t=new(typeof DOMMatrix=="function"?DOMMatrix:WebKitCSSMatrix)(e+"");return t.isIdentity?vr:Li(t.a,t.b,t.c,t.d,t.e,t.f)}function vu(e){return e==null||(_n||(_n=document.createElementNS("http://www.w3.org/2000/svg","g")),_n.setAttribute("transform",e),!(e=_n.transform.baseVal.consolidate()))?vr:(e=e.matrix,Li(e.a,e.b,e.c,e.d,e.e,e.f))}function Di(e,t,n,r){function o(c){return c.length?c.pop()+" ":""}function i(c,f,h,m,p,d){if(c!==h||f!==m){var y=p.push("translate(",null,t,null,n);d.push({i:y-4,x:ue(c,h)},{i:y-2,x:ue(f,m)})}else(h||m)&&p.push("translate("+h+t+m+n)}function a(c,f,h,m){c!==f?(c-f>180?f+=360:f-c>180&&(c+=360),m.push({i:h.push(o(h)+"rotate(",null,r)-2,x:ue(c,f)})):f&&h.push(o(h)+"rotate("+f+r)}function l(c,f,h,m){c!==f?m.push({i:h.push(o(h)+"skewX(",null,r)-2,x:ue(c,f)}):f&&h.push(o(h)+"skewX("+f+r)}function u(c,f,h,m,p,d){if(c!==h||f!==m){var y=p.push(o(p)+"scale(",null,",",null,")");d.push({i:y-4,x:ue(c,h)},{i:y-2,x:ue(f,m)})}else(h!==1||m!==1)&&p.push(o(p)+"scale("+h+","+m+")")}return function(c,f){var h=[],m=[];return c=e(c),f=e(f),i(c.translateX,c.translateY,f.translateX,f.translateY,h,m),a(c.rotate,f.rotate,h,m),l(c.skewX,f.skewX,h,m),u(c.scaleX,c.scaleY,f.scaleX,f.scaleY,h,m),c=f=null,function(p){for(var d=-1,y=m.length,b;++d<y;)h[(b=m[d]).i]=b.x(p);return h.join("")}}}var yh=Di(bu,"px, ","px)","deg)"),bh=Di(vu,", ",")",")"),wu=1e-12;function Ei(e){return((e=Math.exp(e))+1/e)/2}function xu(e){return((e=Math.exp(e))-1/e)/2}function ku(e){return((e=Math.exp(2*e))-1)/(e+1)}var vh=(function e(t,n,r){function o(i,a){var l=i[0],u=i[1],c=i[2],f=a[0],h=a[1],m=a[2],p=f-l,d=h-u,y=p*p+d*d,b,v;if(y<wu)v=Math.log(m/c)/t,b=function(N){return[l+N*p,u+N*d,c*Math.exp(t*N*v)]};else{var _=Math.sqrt(y),w=(m*m-c*c+r*y)/(2*c*n*_),g=(m*m-c*c-r*y)/(2*m*n*_),T=Math.log(Math.sqrt(w*w+1)-w),P=Math.log(Math.sqrt(g*g+1)-g);v=(P-T)/t,b=function(N){var O=N*v,q=Ei(T),V=c/(n*_)*(q*ku(t*O+T)-xu(T));return[l+V*p,u+V*d,c*q/Ei(t*O+T)]}}return b.duration=Math.abs(v)*1e3*t/Math.SQRT2,b}return o.rho=function(i){var a=Math.max(.001,+i),l=a*a,u=l*l;return e(a,l,u)},o})(Math.SQRT2,2,4);function Ii(e){return function(t,n){var r=e((t=hn(t)).h,(n=hn(n)).h),o=re(t.s,n.s),i=re(t.l,n.l),a=re(t.opacity,n.opacity);return function(l){return t.h=r(l),t.s=o(l),t.l=i(l),t.opacity=a(l),t+""}}}var wh=Ii(wr),xh=Ii(re);function Bi(e){return function(t,n){var r=e((t=mn(t)).h,(n=mn(n)).h),o=re(t.c,n.c),i=re(t.l,n.l),a=re(t.opacity,n.opacity);return function(l){return t.h=r(l),t.c=o(l),t.l=i(l),t.opacity=a(l),t+""}}}var kh=Bi(wr),Sh=Bi(re);function Hi(e){return(function t(n){n=+n;function r(o,i){var a=e((o=gn(o)).h,(i=gn(i)).h),l=re(o.s,i.s),u=re(o.l,i.l),c=re(o.opacity,i.opacity);return function(f){return o.h=a(f),o.s=l(f),o.l=u(Math.pow(f,n)),o.opacity=c(f),o+""}}return r.gamma=t,r})(1)}var Mh=Hi(wr),Th=Hi(re);function Su(e){return Math.abs(e=Math.round(e))>=1e21?e.toLocaleString("en").replace(/,/g,""):e.toString(10)}function wn(e,t){if(!isFinite(e)||e===0)return null;var n=(e=t?e.toExponential(t-1):e.toExponential()).indexOf("e"),r=e.slice(0,n);return[r.length>1?r[0]+r.slice(2):r,+e.slice(n+1)]}function nt(e){return e=wn(Math.abs(e)),e?e[1]:NaN}function Mu(e,t){return function(n,r){for(var o=n.length,i=[],a=0,l=e[0],u=0;o>0&&l>0&&(u+l+1>r&&(l=Math.max(1,r-u)),i.push(n.substring(o-=l,o+l)),!((u+=l+1)>r));)l=e[a=(a+1)%e.length];return i.reverse().join(t)}}function Tu(e){return function(t){return t.replace(/[0-9]/g,function(n){return e[+n]})}}var Cu=/^(?:(.)?([<>=^]))?([+\-( ])?([$#])?(0)?(\d+)?(,)?(\.\d+)?(~)?([a-z%])?$/i;function Tt(e){if(!(t=Cu.exec(e)))throw new Error("invalid format: "+e);var t;return new xr({fill:t[1],align:t[2],sign:t[3],symbol:t[4],zero:t[5],width:t[6],comma:t[7],precision:t[8]&&t[8].slice(1),trim:t[9],type:t[10]})}Tt.prototype=xr.prototype;function xr(e){this.fill=e.fill===void 0?" ":e.fill+"",this.align=e.align===void 0?">":e.align+"",this.sign=e.sign===void 0?"-":e.sign+"",this.symbol=e.symbol===void 0?"":e.symbol+"",this.zero=!!e.zero,this.width=e.width===void 0?void 0:+e.width,this.comma=!!e.comma,this.precision=e.precision===void 0?void 0:+e.precision,this.trim=!!e.trim,this.type=e.type===void 0?"":e.type+""}xr.prototype.toString=function(){return this.fill+this.align+this.sign+this.symbol+(this.zero?"0":"")+(this.width===void 0?"":Math.max(1,this.width|0))+(this.comma?",":"")+(this.precision===void 0?"":"."+Math.max(0,this.precision|0))+(this.trim?"~":"")+this.type};function Pu(e){e:for(var t=e.length,n=1,r=-1,o;n<t;++n)switch(e[n]){case".":r=o=n;break;case"0":r===0&&(r=n),o=n;break;default:if(!+e[n])break e;r>0&&(r=0);break}return r>0?e.slice(0,r)+e.slice(o+1):e}var xn;function Au(e,t){var n=wn(e,t);if(!n)return xn=void 0,e.toPrecision(t);var r=n[0],o=n[1],i=o-(xn=Math.max(-8,Math.min(8,Math.floor(o/3)))*3)+1,a=r.length;return i===a?r:i>a?r+new Array(i-a+1).join("0"):i>0?r.slice(0,i)+"."+r.slice(i):"0."+new Array(1-i).join("0")+wn(e,Math.max(0,t+i-1))[0]}function zi(e,t){var n=wn(e,t);if(!n)return e+"";var r=n[0],o=n[1];return o<0?"0."+new Array(-o).join("0")+r:r.length>o+1?r.slice(0,o+1)+"."+r.slice(o+1):r+new Array(o-r.length+2).join("0")}var Fi={"%":(e,t)=>(e*100).toFixed(t),b:e=>Math.round(e).toString(2),c:e=>e+"",d:Su,e:(e,t)=>e.toExponential(t),f:(e,t)=>e.toFixed(t),g:(e,t)=>e.toPrecision(t),o:e=>Math.round(e).toString(8),p:(e,t)=>zi(e*100,t),r:zi,s:Au,X:e=>Math.round(e).toString(16).toUpperCase(),x:e=>Math.round(e).toString(16)};function qi(e){return e}var Wi=Array.prototype.map,Ui=["y","z","a","f","p","n","µ","m","","k","M","G","T","P","E","Z","Y"];function Eu(e){var t=e.grouping===void 0||e.thousands===void 0?qi:Mu(Wi.call(e.grouping,Number),e.thousands+""),n=e.currency===void 0?"":e.currency[0]+"",r=e.currency===void 0?"":e.currency[1]+"",o=e.decimal===void 0?".":e.decimal+"",i=e.numerals===void 0?qi:Tu(Wi.call(e.numerals,String)),a=e.percent===void 0?"%":e.percent+"",l=e.minus===void 0?"−":e.minus+"",u=e.nan===void 0?"NaN":e.nan+"";function c(h,m){h=Tt(h);var p=h.fill,d=h.align,y=h.sign,b=h.symbol,v=h.zero,_=h.width,w=h.comma,g=h.precision,T=h.trim,P=h.type;P==="n"?(w=!0,P="g"):Fi[P]||(g===void 0&&(g=12),T=!0,P="g"),(v||p==="0"&&d==="=")&&(v=!0,p="0",d="=");var N=(m&&m.prefix!==void 0?m.prefix:"")+(b==="$"?n:b==="#"&&/[boxX]/.test(P)?"0"+P.toLowerCase():""),O=(b==="$"?r:/[%p]/.test(P)?a:"")+(m&&m.suffix!==void 0?m.suffix:""),q=Fi[P],V=/[defgprs%]/.test(P);g=g===void 0?6:/[gprs]/.test(P)?Math.max(1,Math.min(21,g)):Math.max(0,Math.min(20,g));function X(S){var I=N,$=O,Z,te,F;if(P==="c")$=q(S)+$,S="";else{S=+S;var k=S<0||1/S<0;if(S=isNaN(S)?u:q(Math.abs(S),g),T&&(S=Pu(S)),k&&+S==0&&y!=="+"&&(k=!1),I=(k?y==="("?y:l:y==="-"||y==="("?"":y)+I,$=(P==="s"&&!isNaN(S)&&xn!==void 0?Ui[8+xn/3]:"")+$+(k&&y==="("?")":""),V){for(Z=-1,te=S.length;++Z<te;)if(F=S.charCodeAt(Z),48>F||F>57){$=(F===46?o+S.slice(Z+1):S.slice(Z))+$,S=S.slice(0,Z);break}}}w&&!v&&(S=t(S,1/0));var R=I.length+S.length+$.length,M=R<_?new Array(_-R+1).join(p):"";switch(w&&v&&(S=t(M+S,M.length?_-$.length:1/0),M=""),d){case"<":S=I+S+$+M;break;case"=":S=I+M+S+$;break;case"^":S=M.slice(0,R=M.length>>1)+I+S+$+M.slice(R);break;default:S=M+I+S+$;break}return i(S)}return X.toString=function(){return h+""},X}function f(h,m){var p=Math.max(-8,Math.min(8,Math.floor(nt(m)/3)))*3,d=Math.pow(10,-p),y=c((h=Tt(h),h.type="f",h),{suffix:Ui[8+p/3]});return function(b){return y(d*b)}}return{format:c,formatPrefix:f}}var vn,kr,Sr;Ru({thousands:",",grouping:[3],currency:["$",""]});function Ru(e){return vn=Eu(e),kr=vn.format,Sr=vn.formatPrefix,vn}function Gi(e){return Math.max(0,-nt(Math.abs(e)))}function Vi(e,t){return Math.max(0,Math.max(-8,Math.min(8,Math.floor(nt(t)/3)))*3-nt(Math.abs(e)))}function Xi(e,t){return e=Math.abs(e),t=Math.abs(t)-e,Math.max(0,nt(t)-nt(e))+1}function Nu(e,t){switch(arguments.length){case 0:break;case 1:this.range(e);break;default:this.range(t).domain(e);break}return this}function $u(e){return function(){return e}}function Ou(e){return+e}var ji=[0,1];function rt(e){return e}function Mr(e,t){return(t-=e=+e)?function(n){return(n-e)/t}:$u(isNaN(t)?NaN:.5)}function Lu(e,t){var n;return e>t&&(n=e,e=t,t=n),function(r){return Math.max(e,Math.min(t,r))}}function Du(e,t,n){var r=e[0],o=e[1],i=t[0],a=t[1];return o<r?(r=Mr(o,r),i=n(a,i)):(r=Mr(r,o),i=n(i,a)),function(l){return i(r(l))}}function Iu(e,t,n){var r=Math.min(e.length,t.length)-1,o=new Array(r),i=new Array(r),a=-1;for(e[r]<e[0]&&(e=e.slice().reverse(),t=t.slice().reverse());++a<r;)o[a]=Mr(e[a],e[a+1]),i[a]=n(t[a],t[a+1]);return function(l){var u=Vo(e,l,1,r)-1;return i[u](o[u](l))}}function Bu(e,t){return t.domain(e.domain()).range(e.range()).interpolate(e.interpolate()).clamp(e.clamp()).unknown(e.unknown())}function Hu(){var e=ji,t=ji,n=bn,r,o,i,a=rt,l,u,c;function f(){var m=Math.min(e.length,t.length);return a!==rt&&(a=Lu(e[0],e[m-1])),l=m>2?Iu:Du,u=c=null,h}function h(m){return m==null||isNaN(m=+m)?i:(u||(u=l(e.map(r),t,n)))(r(a(m)))}return h.invert=function(m){return a(o((c||(c=l(t,e.map(r),ue)))(m)))},h.domain=function(m){return arguments.length?(e=Array.from(m,Ou),f()):e.slice()},h.range=function(m){return arguments.length?(t=Array.from(m),f()):t.slice()},h.rangeRound=function(m){return t=Array.from(m),n=Oi,f()},h.clamp=function(m){return arguments.length?(a=m?!0:rt,f()):a!==rt},h.interpolate=function(m){return arguments.length?(n=m,f()):n},h.unknown=function(m){return arguments.length?(i=m,h):i},function(m,p){return r=m,o=p,f()}}function zu(){return Hu()(rt,rt)}function Fu(e,t,n,r){var o=tn(e,t,n),i;switch(r=Tt(r??",f"),r.type){case"s":{var a=Math.max(Math.abs(e),Math.abs(t));return r.precision==null&&!isNaN(i=Vi(o,a))&&(r.precision=i),Sr(r,a)}case"":case"e":case"g":case"p":case"r":{r.precision==null&&!isNaN(i=Xi(o,Math.max(Math.abs(e),Math.abs(t))))&&(r.precision=i-(r.type==="e"));break}case"f":case"%":{r.precision==null&&!isNaN(i=Gi(o))&&(r.precision=i-(r.type==="%")*2);break}}return kr(r)}function qu(e){var t=e.domain;return e.ticks=function(n){var r=t();return Ko(r[0],r[r.length-1],n??10)},e.tickFormat=function(n,r){var o=t();return Fu(o[0],o[o.length-1],n??10,r)},e.nice=function(n){n==null&&(n=10);var r=t(),o=0,i=r.length-1,a=r[o],l=r[i],u,c,f=10;for(l<a&&(c=a,a=l,l=c,c=o,o=i,i=c);f-- >0;){if(c=en(a,l,n),c===u)return r[o]=a,r[i]=l,t(r);if(c>0)a=Math.floor(a/c)*c,l=Math.ceil(l/c)*c;else if(c<0)a=Math.ceil(a*c)/c,l=Math.floor(l*c)/c;else break;u=c}return e},e}function ot(){var e=zu();return e.copy=function(){return Bu(e,ot())},Nu.apply(e,arguments),qu(e)}function kn(e){let t=H(null),[n,r]=A(e);return Oo(()=>{let o=t.current;if(!o)return;let i=l=>{l>0&&r(Math.floor(l))};if(i(o.getBoundingClientRect().width),typeof ResizeObserver>"u")return;let a=new ResizeObserver(l=>{for(let u of l)i(u.contentRect.width)});return a.observe(o),()=>a.disconnect()},[]),[t,n]}function Yi(e,t,n){let r=e[0],o=e[e.length-1];if(!r||!o)return[];let i=d=>String(t[d]??d),l=12+Math.max(i(r.first).length,i(o.last).length)*7,u=[],c=(d,y)=>{let b=u[u.length-1];(!b||d-b.x>=l)&&u.push({x:d,label:y})};if((e[1]?.x??1/0)-r.x>=l){for(let d of e)c(d.x+d.width/2,i(d.step));return u}let h=o.last-r.first+1,m=Wu(e,t)/Math.max(1,h-1)||1,p=Math.max(1,Math.round(tn(0,h*m,Math.max(1,n/(l*1.4)))));for(let d of e){let y=Uu(t,d.first,d.last,p);y!==null&&c(d.x+d.width/2,i(y))}return u}function Wu(e,t){let n=0;for(let r=1;r<e.length;r+=1){let o=t[e[r-1].first]??e[r-1].first,i=t[e[r].first]??e[r].first;i>o&&(n+=i-o)}return n}function Uu(e,t,n,r){for(let o=t;o<=n;o+=1)if((e[o]??o)%r===0)return o;return null}function Sn(e){return function(){return e}}var Gu=Math.cos;var Cr=Math.sin,it=Math.sqrt,Ki=1e-12,Mn=Math.PI,Fh=Mn/2,rs=2*Mn;var qh=Array.prototype.slice;function Vu(e){return typeof e=="object"&&"length"in e?e:Array.from(e)}function os(e){this._context=e}os.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;default:this._context.lineTo(e,t);break}}};function Xu(e){return new os(e)}var Wh=ju(Xu);function is(e){this._curve=e}is.prototype={areaStart:function(){this._curve.areaStart()},areaEnd:function(){this._curve.areaEnd()},lineStart:function(){this._curve.lineStart()},lineEnd:function(){this._curve.lineEnd()},point:function(e,t){this._curve.point(t*Math.sin(e),t*-Math.cos(e))}};function ju(e){function t(n){return new is(e(n))}return t._curve=e,t}var Uh=it(3);var Yu=it(1/3),Gh=Yu*2;var ss=Cr(Mn/10)/Cr(7*Mn/10),Vh=Cr(rs/10)*ss,Xh=-Gu(rs/10)*ss;var jh=it(3);var Yh=it(3);var Kh=it(3)/2,Ku=1/it(12),Zh=(Ku/2+1)*3;function Pe(){}function Tn(e,t,n){e._context.bezierCurveTo((2*e._x0+e._x1)/3,(2*e._y0+e._y1)/3,(e._x0+2*e._x1)/3,(e._y0+2*e._y1)/3,(e._x0+4*e._x1+t)/6,(e._y0+4*e._y1+n)/6)}function Ar(e){this._context=e}Ar.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){switch(this._point){case 3:Tn(this,this._x1,this._y1);case 2:this._context.lineTo(this._x1,this._y1);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,this._context.lineTo((5*this._x0+this._x1)/6,(5*this._y0+this._y1)/6);default:Tn(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function Zu(e){this._context=e}Zu.prototype={areaStart:Pe,areaEnd:Pe,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._y0=this._y1=this._y2=this._y3=this._y4=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x2,this._y2),this._context.closePath();break}case 2:{this._context.moveTo((this._x2+2*this._x3)/3,(this._y2+2*this._y3)/3),this._context.lineTo((this._x3+2*this._x2)/3,(this._y3+2*this._y2)/3),this._context.closePath();break}case 3:{this.point(this._x2,this._y2),this.point(this._x3,this._y3),this.point(this._x4,this._y4);break}}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._x2=e,this._y2=t;break;case 1:this._point=2,this._x3=e,this._y3=t;break;case 2:this._point=3,this._x4=e,this._y4=t,this._context.moveTo((this._x0+4*this._x1+e)/6,(this._y0+4*this._y1+t)/6);break;default:Tn(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function Ju(e){this._context=e}Ju.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3;var n=(this._x0+4*this._x1+e)/6,r=(this._y0+4*this._y1+t)/6;this._line?this._context.lineTo(n,r):this._context.moveTo(n,r);break;case 3:this._point=4;default:Tn(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function as(e,t){this._basis=new Ar(e),this._beta=t}as.prototype={lineStart:function(){this._x=[],this._y=[],this._basis.lineStart()},lineEnd:function(){var e=this._x,t=this._y,n=e.length-1;if(n>0)for(var r=e[0],o=t[0],i=e[n]-r,a=t[n]-o,l=-1,u;++l<=n;)u=l/n,this._basis.point(this._beta*e[l]+(1-this._beta)*(r+u*i),this._beta*t[l]+(1-this._beta)*(o+u*a));this._x=this._y=null,this._basis.lineEnd()},point:function(e,t){this._x.push(+e),this._y.push(+t)}};var Jh=(function e(t){function n(r){return t===1?new Ar(r):new as(r,t)}return n.beta=function(r){return e(+r)},n})(.85);function Cn(e,t,n){e._context.bezierCurveTo(e._x1+e._k*(e._x2-e._x0),e._y1+e._k*(e._y2-e._y0),e._x2+e._k*(e._x1-t),e._y2+e._k*(e._y1-n),e._x2,e._y2)}function Er(e,t){this._context=e,this._k=(1-t)/6}Er.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:Cn(this,this._x1,this._y1);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2,this._x1=e,this._y1=t;break;case 2:this._point=3;default:Cn(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var Qh=(function e(t){function n(r){return new Er(r,t)}return n.tension=function(r){return e(+r)},n})(0);function Rr(e,t){this._context=e,this._k=(1-t)/6}Rr.prototype={areaStart:Pe,areaEnd:Pe,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=this._y2=this._y3=this._y4=this._y5=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:this._point=2,this._context.moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:Cn(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var em=(function e(t){function n(r){return new Rr(r,t)}return n.tension=function(r){return e(+r)},n})(0);function Nr(e,t){this._context=e,this._k=(1-t)/6}Nr.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:Cn(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var tm=(function e(t){function n(r){return new Nr(r,t)}return n.tension=function(r){return e(+r)},n})(0);function $r(e,t,n){var r=e._x1,o=e._y1,i=e._x2,a=e._y2;if(e._l01_a>Ki){var l=2*e._l01_2a+3*e._l01_a*e._l12_a+e._l12_2a,u=3*e._l01_a*(e._l01_a+e._l12_a);r=(r*l-e._x0*e._l12_2a+e._x2*e._l01_2a)/u,o=(o*l-e._y0*e._l12_2a+e._y2*e._l01_2a)/u}if(e._l23_a>Ki){var c=2*e._l23_2a+3*e._l23_a*e._l12_a+e._l12_2a,f=3*e._l23_a*(e._l23_a+e._l12_a);i=(i*c+e._x1*e._l23_2a-t*e._l12_2a)/f,a=(a*c+e._y1*e._l23_2a-n*e._l12_2a)/f}e._context.bezierCurveTo(r,o,i,a,e._x2,e._y2)}function ls(e,t){this._context=e,this._alpha=t}ls.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:this.point(this._x2,this._y2);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3;default:$r(this,e,t);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var nm=(function e(t){function n(r){return t?new ls(r,t):new Er(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function us(e,t){this._context=e,this._alpha=t}us.prototype={areaStart:Pe,areaEnd:Pe,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=this._y2=this._y3=this._y4=this._y5=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:this._point=2,this._context.moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:$r(this,e,t);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var rm=(function e(t){function n(r){return t?new us(r,t):new Rr(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function cs(e,t){this._context=e,this._alpha=t}cs.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:$r(this,e,t);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var om=(function e(t){function n(r){return t?new cs(r,t):new Nr(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function Qu(e){this._context=e}Qu.prototype={areaStart:Pe,areaEnd:Pe,lineStart:function(){this._point=0},lineEnd:function(){this._point&&this._context.closePath()},point:function(e,t){e=+e,t=+t,this._point?this._context.lineTo(e,t):(this._point=1,this._context.moveTo(e,t))}};function Zi(e){return e<0?-1:1}function Ji(e,t,n){var r=e._x1-e._x0,o=t-e._x1,i=(e._y1-e._y0)/(r||o<0&&-0),a=(n-e._y1)/(o||r<0&&-0),l=(i*o+a*r)/(r+o);return(Zi(i)+Zi(a))*Math.min(Math.abs(i),Math.abs(a),.5*Math.abs(l))||0}function Qi(e,t){var n=e._x1-e._x0;return n?(3*(e._y1-e._y0)/n-t)/2:t}function Tr(e,t,n){var r=e._x0,o=e._y0,i=e._x1,a=e._y1,l=(i-r)/3;e._context.bezierCurveTo(r+l,o+l*t,i-l,a-l*n,i,a)}function Pr(e){this._context=e}Pr.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=this._t0=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x1,this._y1);break;case 3:Tr(this,this._t0,Qi(this,this._t0));break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){var n=NaN;if(e=+e,t=+t,!(e===this._x1&&t===this._y1)){switch(this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,Tr(this,Qi(this,n=Ji(this,e,t)),n);break;default:Tr(this,this._t0,n=Ji(this,e,t));break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t,this._t0=n}}};function ec(e){this._context=new fs(e)}(ec.prototype=Object.create(Pr.prototype)).point=function(e,t){Pr.prototype.point.call(this,t,e)};function fs(e){this._context=e}fs.prototype={moveTo:function(e,t){this._context.moveTo(t,e)},closePath:function(){this._context.closePath()},lineTo:function(e,t){this._context.lineTo(t,e)},bezierCurveTo:function(e,t,n,r,o,i){this._context.bezierCurveTo(t,e,r,n,i,o)}};function tc(e){this._context=e}tc.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=[],this._y=[]},lineEnd:function(){var e=this._x,t=this._y,n=e.length;if(n)if(this._line?this._context.lineTo(e[0],t[0]):this._context.moveTo(e[0],t[0]),n===2)this._context.lineTo(e[1],t[1]);else for(var r=es(e),o=es(t),i=0,a=1;a<n;++i,++a)this._context.bezierCurveTo(r[0][i],o[0][i],r[1][i],o[1][i],e[a],t[a]);(this._line||this._line!==0&&n===1)&&this._context.closePath(),this._line=1-this._line,this._x=this._y=null},point:function(e,t){this._x.push(+e),this._y.push(+t)}};function es(e){var t,n=e.length-1,r,o=new Array(n),i=new Array(n),a=new Array(n);for(o[0]=0,i[0]=2,a[0]=e[0]+2*e[1],t=1;t<n-1;++t)o[t]=1,i[t]=4,a[t]=4*e[t]+2*e[t+1];for(o[n-1]=2,i[n-1]=7,a[n-1]=8*e[n-1]+e[n],t=1;t<n;++t)r=o[t]/i[t-1],i[t]-=r,a[t]-=r*a[t-1];for(o[n-1]=a[n-1]/i[n-1],t=n-2;t>=0;--t)o[t]=(a[t]-o[t+1])/i[t];for(i[n-1]=(e[n]+o[n-1])/2,t=0;t<n-1;++t)i[t]=2*e[t+1]-o[t+1];return[o,i]}function nc(e,t){this._context=e,this._t=t}nc.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=this._y=NaN,this._point=0},lineEnd:function(){0<this._t&&this._t<1&&this._point===2&&this._context.lineTo(this._x,this._y),(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line>=0&&(this._t=1-this._t,this._line=1-this._line)},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;default:{if(this._t<=0)this._context.lineTo(this._x,t),this._context.lineTo(e,t);else{var n=this._x*(1-this._t)+e*this._t;this._context.lineTo(n,this._y),this._context.lineTo(n,t)}break}}this._x=e,this._y=t}};function ts(e,t){if((a=e.length)>1)for(var n=1,r,o,i=e[t[0]],a,l=i.length;n<a;++n)for(o=i,i=e[t[n]],r=0;r<l;++r)i[r][1]+=i[r][0]=isNaN(o[r][1])?o[r][0]:o[r][1]}function ns(e){for(var t=e.length,n=new Array(t);--t>=0;)n[t]=t;return n}function rc(e,t){return e[t]}function oc(e){let t=[];return t.key=e,t}function ps(){var e=Sn([]),t=ns,n=ts,r=rc;function o(i){var a=Array.from(e.apply(this,arguments),oc),l,u=a.length,c=-1,f;for(let h of i)for(l=0,++c;l<u;++l)(a[l][c]=[0,+r(h,a[l].key,c,i)]).data=h;for(l=0,f=Vu(t(a));l<u;++l)a[f[l]].index=l;return n(a,f),a}return o.keys=function(i){return arguments.length?(e=typeof i=="function"?i:Sn(Array.from(i)),o):e},o.value=function(i){return arguments.length?(r=typeof i=="function"?i:Sn(+i),o):r},o.order=function(i){return arguments.length?(t=i==null?ns:typeof i=="function"?i:Sn(Array.from(i)),o):t},o.offset=function(i){return arguments.length?(n=i??ts,o):n},o}var ic=1.6,sc=40;function Pn(e,t,n){let r=ae(e,i=>t[i.step]??0)??0,o=n?Math.min(r,ic*ln(t)):r;return o>0?o:1}function hs(e,t,n){let r=new Map(e.map(({id:i,values:a})=>[i,a]));return ps().keys([...r.keys()]).value((i,a)=>r.get(a)?.[i.step]??0)(t).map((i,a)=>({id:i.key,role:e[a].role,d:i.map(([l,u],c)=>ds(t[c],n(l),n(u))).join("")}))}function ms({columns:e},t,n,r,o,i){let a={incomplete:"",cut:"",outlier:""};for(let l of t){let u=n[l.step]??0,c=oe(l.x+l.width/2);e.complete[l.step]===!1&&(a.incomplete+=ds(l,r(0),r(u))),u>o?a.cut+=`M${c},-12l5,7h-10z`:i(l.step)&&(a.outlier+=`M${c},${oe(r(u)-11)}l4,4.5l-4,4.5l-4,-4.5z`)}return a}function ds(e,t,n){return t-n<=0?"":`M${oe(e.x)},${oe(t)}V${oe(n)}h${oe(e.width)}V${oe(t)}z`}function oe(e){return String(Math.round(e*100)/100)}function gs(e,t){let n=[];for(let r=1;r<e.length;r+=1){let o=e[r-1],i=e[r];(t[i.first]??0)<(t[o.last]??0)&&n.push((o.x+o.width+i.x)/2)}return n.length<=sc?n:[]}function Ee(e,t,n){let r=Math.min(n,Math.max(4,Math.round(t-e)));if(r>=n)return null;let o=Math.max(0,Math.min(n-r,Math.round(e)));return[o,o+r]}function Ct(e,t,n,r){let[o,i]=e??[0,t],a=Math.max(4,(i-o)*r),l=i>o?(n-o)/(i-o):.5,u=n-l*a;return Ee(u,u+a,t)}function Ae(e,t,n){if(e===null)return null;let r=n<0?Math.floor(n):Math.ceil(n);return Ee(e[0]+r,e[1]+r,t)}function _s(e,t,n){return e===null?null:n<e[0]?Ae(e,t,n-e[0]):n>=e[1]?Ae(e,t,n+1-e[1]):e}var Fe=30,An=6;function ys({layout:e,total:t,zoom:n,onZoom:r,left:o,width:i}){let a=H(null),{slots:l}=e,u=z(()=>{let _=je(e,t,0,l,i),w=Pn(_,t,!0),g=T=>Fe*Math.min(1,(t[T]??0)/w);return _.map(({step:T,x:P,width:N})=>`M${oe(P)},${Fe}v${oe(-g(T))}h${oe(N)}V${Fe}z`).join("")},[e,t,i]),c=_=>_/l*i,[f,h]=n,m=Math.max(4,c(h)-c(f)),p=_=>w=>{w.stopPropagation(),a.current={x:w.clientX,zoom:n,grip:_},w.currentTarget.setPointerCapture?.(w.pointerId)},d=_=>{let w=a.current;if(!w)return;let g=(_.clientX-w.x)/i*l,[T,P]=w.zoom;w.grip==="window"?r(Ae(w.zoom,l,g)):w.grip==="from"?r(Ee(Math.min(T+g,P-1),P,l)):r(Ee(T,Math.max(P+g,T+1),l))},y=_=>{let w=_.currentTarget.getBoundingClientRect(),g=(_.clientX-w.left-o)/i*l;r(Ee(g-(h-f)/2,g+(h-f)/2,l))},b=()=>{a.current=null},v=_=>({onPointerDown:p(_),onPointerMove:d,onPointerUp:b});return s("svg",{class:"step-strip",width:o+i,height:Fe+2,"aria-hidden":"true",onPointerDown:y,children:s("g",{transform:`translate(${o},1)`,children:[s("path",{class:"strip-bars",d:u}),s("rect",{class:"strip-window",x:c(f),width:m,height:Fe,...v("window")}),s("rect",{class:"strip-edge",x:c(f)-An/2,width:An,height:Fe,...v("from")}),s("rect",{class:"strip-edge",x:c(f)+m-An/2,width:An,height:Fe,...v("to")})]})})}var Or=296;function bs(e){let{bucket:t,x:n,frameWidth:r}=e,o=n+14+Or<=r?n+14:Math.max(0,n-14-Or);return s("div",{class:"tooltip",role:"status",hidden:t===null,style:{left:`${o}px`,width:`${Or}px`},children:t&&s(ac,{...e,bucket:t})})}function ac({steps:e,series:t,bucket:n,outlier:r}){let{columns:o}=e,{step:i}=n,a=o.duration_ms[i]??0,l=o.period_ms[i]??null,u=n.last-n.first+1,c=t.map(h=>({...h,ms:h.values[i]??0})).filter(({ms:h})=>h>0),f=c.reduce((h,{ms:m})=>h+m,0);return s(C,{children:[s("p",{class:"tooltip-title",children:[s("strong",{children:Lr(e,i)}),s("span",{class:"number",children:x(a)})]}),l!==null&&s("p",{class:"tooltip-line",children:[s("span",{children:"Start to next start"}),s("span",{class:"number",children:x(l)})]}),s("table",{class:"tooltip-table",children:s("tbody",{children:c.reverse().map(({id:h,label:m,role:p,ms:d})=>s("tr",{children:[s("th",{scope:"row",children:[s(he,{role:p}),m]}),s("td",{class:"numeric",children:x(d)}),s("td",{class:"numeric",children:j(f>0?100*d/f:null)})]},h))})}),r&&s("p",{class:"tooltip-note",children:["◆ An outlier: over ",Ye,"."]}),o.complete[i]===!1&&s("p",{class:"tooltip-note",children:[s("strong",{children:"Incomplete:"})," ",o.incomplete_reason[i]??"no reason given"]}),u>1&&s("p",{class:"tooltip-note",children:["Longest of ",E(u)," steps in this column; their mean is"," ",x(n.mean),". Zoom in to see each."]})]})}function Lr(e,t){let n=String(e.columns.number[t]??t),r=e.columns.name[t]??"",o=`Step ${n}`;return r===""||r===n||r===o?o:`${o} · ${r}`}var lc=6,uc=.003,cc=.2;function vs(e){let{buckets:t,total:n,layout:r,plotWidth:o,plotLeft:i,zoom:a,onZoom:l,onSelect:u}=e,[c,f]=A(null),[h,m]=A(null),p=H(null),d=H(!1),[y,b]=a??[0,r.slots],v=(b-y)/o,_=k=>y+k*v,w=c===null?-1:on(t,c),g=k=>{let R=k.currentTarget.getBoundingClientRect();return Math.max(0,Math.min(o,k.clientX-R.left-i))},T=k=>t[oi(t,n,k)]?.step??null,P=k=>{d.current=!1,!(k.button>1||k.pointerType==="touch")&&(p.current={x:g(k),zoom:a,pans:k.shiftKey||k.button===1},k.currentTarget.setPointerCapture?.(k.pointerId))},N=k=>{let R=g(k),M=p.current;if(M===null||Math.abs(R-M.x)<lc){f(T(R));return}d.current=!0,f(null),M.pans?l(Ae(M.zoom,r.slots,(M.x-R)*v)):m([Math.min(M.x,R),Math.max(M.x,R)])},O=()=>{p.current=null,h&&(l(Ee(_(h[0]),_(h[1]),r.slots)),m(null))},q=k=>{let R=d.current?null:T(g(k));R!==null&&u(R)},V=k=>{if(k.ctrlKey||k.metaKey){k.preventDefault();let M=Math.exp(k.deltaY*uc);l(Ct(a,r.slots,_(g(k)),M));return}let R=k.shiftKey&&k.deltaX===0?k.deltaY:k.deltaX;a===null||Math.abs(R)<=(k.shiftKey?0:Math.abs(k.deltaY))||(k.preventDefault(),l(Ae(a,r.slots,R*v)))},X=k=>{let R=r.slot.length-1,M=Math.max(0,Math.min(R,k));l(_s(a,r.slots,r.slot[M]??0)),f(M)},S=k=>{if(w<0)return X(t[0]?.step??0);let R=t[w+k];if(R)return f(R.step);let M=(t[0]?t[0].last-t[0].first+1:1)*k;return X((c??0)+M)},I=k=>{let R=c===null?(y+b)/2:r.slot[c]+.5;l(Ct(a,r.slots,R,k))},$=Math.max(1,Math.round(t.length/10)),Z=k=>l(Ae(a,r.slots,k*(b-y)*cc)),F={onPointerDown:P,onPointerMove:N,onPointerUp:O,onPointerLeave:()=>p.current===null&&f(null),onClick:q,onWheel:V,onKeyDown:k=>{if(k.ctrlKey||k.metaKey||k.altKey)return;let M={ArrowLeft:()=>k.shiftKey?Z(-1):S(-1),ArrowRight:()=>k.shiftKey?Z(1):S(1),PageUp:()=>S(-$),PageDown:()=>S($),Home:()=>X(0),End:()=>X(r.slot.length-1),Enter:()=>c!==null&&u(c)," ":()=>c!==null&&u(c),Escape:()=>c===null?u(null):f(null),"+":()=>I(.5),"=":()=>I(.5),"-":()=>I(2),0:()=>l(null)}[k.key];M&&(k.preventDefault(),M())},onFocus:k=>{k.currentTarget.matches(":focus-visible")&&c===null&&f(t[0]?.step??null)},onBlur:()=>f(null)};return{activeBucket:t[w]??null,drag:h,handlers:F}}var xs=264,_e={top:16,right:66,bottom:30,left:62},ce=xs-_e.top-_e.bottom,ws=5;function En(e){let{steps:t,series:n,layout:r,meanMs:o,fitTypical:i,zoom:a,onZoom:l,selected:u,onSelect:c,isOutlier:f}=e,[h,m]=kn(960),{columns:p}=t,d=p.duration_ms.length,y=z(()=>ni(n.map(({values:M})=>M),d),[n,d]),[b,v]=a??[0,r.slots],_=Math.max(40,m-_e.left-_e.right),w=z(()=>je(r,y,b,v,_),[r,y,b,v,_]),g=z(()=>e.topMs??Pn(w,y,i),[w,y,i,e.topMs]),T=Se(g),P=ot().domain([0,g/pe[T]]).nice(ws).range([ce,0]),N=P.domain()[1]*pe[T],O=M=>P(Math.min(M,N)/pe[T]),q=P.ticks(ws),V=(q[1]??1)-(q[0]??0),X=z(()=>hs(n,w,O),[n,w,N]),S=z(()=>ms(t,w,y,O,N,f),[t,w,y,N,f]),I=z(()=>Yi(w,p.number,_),[w,p,_]),{activeBucket:$,drag:Z,handlers:te}=vs({buckets:w,total:y,layout:r,plotWidth:_,plotLeft:_e.left,zoom:a,onZoom:l,onSelect:c}),F=u===null?null:w[on(w,u)]??null,k=M=>(M-b)/(v-b)*_,R=M=>O(y[M.step]??0);return s("div",{class:"chart step-bars",ref:h,children:[s("svg",{class:"step-graph",width:m,height:xs,role:"application","aria-roledescription":"bar chart","aria-label":`${e.name??"Step time"} of ${B(d,"step")}`+(o===null?"":`, mean ${x(o)}`)+". Arrow keys, Home and End move between steps, Enter opens one; plus and minus zoom, Shift with an arrow key pans, 0 shows all.",tabindex:0,...te,children:s("g",{transform:`translate(${_e.left},${_e.top})`,children:[q.map(M=>s("g",{transform:`translate(0,${P(M)})`,children:[s("line",{class:M===0?"baseline":"gridline",x2:_}),s("text",{class:"tick-label",x:-8,dy:"0.32em","text-anchor":"end",children:`${qt(M,V)} ${T}`})]},M)),s(fc,{layout:r,xOfSlot:k,plotWidth:_}),$&&s("rect",{class:"cursor-band",x:$.x-2,width:$.width+4,height:ce}),X.map(({id:M,d:Da,role:Ia})=>s(ko,{id:M,d:Da,role:Ia,dimmed:!!e.pointed&&e.pointed!==M},M)),S.incomplete&&s("path",{class:"incomplete",d:S.incomplete,fill:"url(#incomplete-hatch)"}),S.cut&&s("path",{class:"cut-mark",d:S.cut}),S.outlier&&s("path",{class:"outlier-mark",d:S.outlier}),gs(w,p.number).map(M=>s("line",{class:"restart-line",x1:M,x2:M,y1:0,y2:ce},M)),o!==null&&o<=N&&s("g",{class:"mean",transform:`translate(0,${O(o)})`,children:[s("line",{class:"mean-halo",x2:_}),s("line",{class:"mean-line",x2:_}),s("text",{class:"mean-label",x:_+6,dy:"-0.2em",children:"mean"}),s("text",{class:"mean-label",x:_+6,dy:"0.95em",children:x(o)})]}),F&&s("g",{class:"selected-step",children:[s("rect",{x:F.x-2,y:R(F)-2,width:F.width+4,height:ce-R(F)+2}),s("path",{d:`M${F.x+F.width/2},${ce+1}l5,6h-10z`})]}),$&&s("rect",{class:"cursor",x:$.x-1,y:R($)-1,width:$.width+2,height:ce-R($)+2}),Z&&s("rect",{class:"drag",x:Z[0],width:Z[1]-Z[0],height:ce}),I.map(M=>s("g",{transform:`translate(${M.x},${ce})`,children:[s("line",{class:"tick-mark",y2:4}),s("text",{class:"tick-label",y:18,"text-anchor":"middle",children:M.label})]},M.x)),s("text",{class:"tick-label",x:_+_e.right,y:ce+18,"text-anchor":"end",children:"step"})]})}),a&&s(ys,{layout:r,total:y,zoom:a,onZoom:l,left:_e.left,width:_}),w.some(M=>M.last>M.first)&&s("p",{class:"caption",children:"Each column stands for several steps and shows the longest of them."}),s(bs,{steps:t,series:n,bucket:$,x:$?_e.left+$.x+$.width/2:0,frameWidth:m,outlier:$!==null&&f($.step)})]})}function fc({layout:e,xOfSlot:t,plotWidth:n}){return s(C,{children:e.gaps.map(r=>{let o=Math.max(0,t(r.slot)),i=Math.min(n,t(r.slot+r.width));return i-o>=3&&s("line",{class:"gap-line",x1:o+1,x2:i-1,y1:ce,y2:ce},r.before)})})}function Ss({baseline:e,shown:t}){let n=[e.steps,t.steps],r=z(()=>Math.max(...n.map(o=>o?Ke(o.columns.duration_ms):0)),n);return r===0?null:s("div",{class:"compare-graphs",children:[s("p",{class:"panel-note",children:"Step time of both runs, on one scale; colours as in the step-time graph"}),s(ks,{role:"A (baseline)",overview:e,topMs:r}),s(ks,{role:"B (this run)",overview:t,topMs:r})]})}function ks({role:e,overview:t,topMs:n}){let{steps:r,metrics:o,run:i}=t;return s("figure",{children:[s("figcaption",{children:[s("strong",{children:e})," ",i.id,r&&s("span",{class:"panel-note",children:[" ",B(r.columns.duration_ms.length,"step")]})]}),r?s(pc,{overview:t,steps:r,meanMs:o.step_time?.value??null,topMs:n,name:`Step time of ${i.id},`}):s("p",{class:"quiet",children:o.step_time?.reason??"It has no steps."})]})}function pc({overview:e,steps:t,meanMs:n,topMs:r,name:o}){let[i,a]=A(null),l=z(()=>rn(t.columns.number),[t]),u=z(()=>sn(t,"duration"),[t]),c=z(()=>an(e),[e]);return s(En,{steps:t,series:u,layout:l,meanMs:n,fitTypical:!1,zoom:i,onZoom:a,selected:null,onSelect:()=>{},isOutlier:c,topMs:r,name:o})}function Rn(e,t,n){let[r,o]=A({kind:"loading",detail:null}),[i,a]=A(0),l=H(new be);return Y(()=>{let u=c=>o({kind:"loading",detail:c});return u(null),l.current.run(c=>e(c,({message:f})=>u(f))).then(c=>c!==null&&o({kind:"loaded",value:c})).catch(c=>o({kind:"failed",error:hc(c,t),retry:()=>a(i+1)})),()=>l.current.cancel()},[...n,i]),r}function hc(e,t){return e instanceof G?e.status!==404||e.code!=="bad_answer"?e:new G("no_route",t,"It is of an older version than this page: restart TensorBoard.",404):new G("page",String(e))}function Ps({overview:e,shown:t,baseline:n,onClose:r}){let o=Rn(async(i,a)=>{let l=await Xt(n.run,n.host,i,a);return{comparison:await qo(n,t,i,a),other:l}},"The server does not compare runs.",[n.run,n.host,t.run,t.host,e]);return s(L,{id:"compare",title:"Compare",note:`B, this run: ${Ue(t)}, against A: ${Ue(n)}`,actions:s("button",{type:"button",onClick:r,children:"End comparison"}),children:s("div",{"aria-busy":o.kind==="loading",children:s(mc,{answer:o,overview:e})})})}function mc({answer:e,overview:t}){if(e.kind==="loading")return s("p",{class:"quiet",role:"status",children:e.detail??"Comparing …"});if(e.kind==="failed")return s("p",{role:"alert",children:[e.error.message," ",s("span",{class:"reason",children:e.error.hint})," ",s("button",{type:"button",onClick:e.retry,children:"Try again"})]});let{comparison:n,other:r}=e.value;return s(C,{children:[s("p",{class:"verdict","data-verdict":n.verdict,children:[s("span",{class:`verdict-mark verdict-${n.verdict}`,children:dc[n.verdict]??n.verdict})," ",ne(n.sentence)]}),s(_c,{comparison:n}),s(Ss,{baseline:r,shown:t}),s(yc,{metrics:n.metrics})]})}var dc={faster:"▲ Faster",slower:"▼ Slower",same:"= Same",unclear:"? Unclear",incomparable:"≠ Not comparable"},gc={better:"▲ better",worse:"▼ worse",changed:"◆ changed",same:"= same",unclear:"? unclear",unavailable:"not measured"};function _c({comparison:e}){let{configurations:t}=e;return t.length===0?s("p",{class:"quiet",children:"The configurations are the same, as far as the profiles tell them."}):s("div",{class:"configurations",children:[s("h3",{children:"What differs besides the numbers"}),s(ee,{caption:"Configurations that differ",columns:[{key:"label",head:"Configuration",cell:n=>t[n].label},{key:"a",head:"A (baseline)",cell:n=>Ms(t[n].a)},{key:"b",head:"B (this run)",cell:n=>Ms(t[n].b)}],rowCount:t.length,pageSize:20})]})}function Ms(e){return e==null?"not told":typeof e=="object"?JSON.stringify(e):String(e)}var Ts="The run's own metric ± its standard deviation, n steps or sessions; the run's page opens where it comes from.";function yc({metrics:e}){let t=e.filter(({a:r,b:o})=>r.value!==null||o.value!==null);return s(ee,{caption:"Metrics of both runs",columns:[{key:"label",head:"Metric",cell:r=>s(bc,{metric:t[r]})},{key:"a",head:"A (baseline)",numeric:!0,definition:Ts,cell:r=>Cs(t[r],"a")},{key:"b",head:"B (this run)",numeric:!0,definition:Ts,cell:r=>Cs(t[r],"b")},{key:"delta",head:"Difference",numeric:!0,definition:"How much more B has than A, also in percent of A.",formula:"B − A",cell:r=>vc(t[r])},{key:"interval",head:"95 % interval",numeric:!0,definition:"Where the true difference lies 95 % of the time, by Welch's t-test; – where nothing tells the noise.",cell:r=>wc(t[r])},{key:"verdict",head:"Verdict",cell:r=>s(xc,{metric:t[r]})}],rowCount:t.length,pageSize:40,rowClass:r=>`is-${t[r].verdict}`})}function bc({metric:e}){return s(C,{children:[e.label,e.better&&s("span",{class:"better",children:e.better==="lower"?"lower is better":"higher is better"})]})}function Cs({unit:e,...t},n){let{value:r,stdev:o,n:i}=t[n],a=typeof o=="number"?` ± ${se(o,e)}`:"",l=typeof i=="number"?`, n ${E(i)}`:"";return r===null?"not measured":se(r,e)+a+l}function vc({delta:e,delta_percent:t,unit:n}){let r=t===null||n==="%"?"":` (${ye(t,"%")})`;return ye(e,n==="%"?"points":n)+r}function wc({interval:e,unit:t}){return e===null?"–":e.map(n=>ye(n,t==="%"?"points":t)).join(" … ")}function xc({metric:e}){let{verdict:t,reason:n,p_value:r}=e;return s(C,{children:[s("span",{class:`verdict-mark verdict-${t}`,children:gc[t]??t}),r!==null&&s(Q,{children:["p ",r<.001?"< "+J(.001):J(r)]}),n&&s("span",{class:"metric-reason",children:n})]})}function Nn(){document.querySelector("#steps svg.step-graph")?.focus({preventScroll:!0})}function Pt(){try{let e=window.parent;return e!==window&&typeof e.location.hash=="string"?e:null}catch{return null}}var As="profile";async function Es(e){try{let t=await fetch("../../plugins_listing",{signal:e??null});return t.ok?(await t.json())[As]?.enabled===!0:!1}catch{return!1}}function Rs(e,t,n){let r=new URLSearchParams({tool:e,run:t});return n!==null&&r.set("host",n),`${Pt()?.location.pathname??"../../../"}?${r}#${As}`}function $n({parts:e,label:t}){let n=e.reduce((r,o)=>r+o.value,0);return s("div",{class:"stacked-bar",role:"img","aria-label":t,children:n>0&&e.filter(r=>r.value>0).map(r=>s("span",{"data-part":r.id,style:{flexGrow:r.value/n},children:s(nr,{role:r.role})},r.id))})}function st({summary:e,rows:t}){return s("details",{class:"how",children:[s("summary",{children:e}),s("dl",{class:"formulas",children:t.map(([n,r])=>s("div",{children:[s("dt",{children:n}),s("dd",{children:r})]},n))})]})}function at({rows:e,spacious:t=!1}){return s("dl",{class:t?"stat-strip":"stats",children:e.map(([n,r])=>s("div",{children:[s("dt",{children:n}),s("dd",{class:"number",children:r})]},n))})}function Ns({metric:{source:e,provenance:t}}){return s(Dr,{provenance:t,source:e})}function Dr({provenance:e,source:t}){let{formula:n,inputs:r,window:o,files:i}=e;return s("dl",{class:"provenance",children:[s("div",{children:[s("dt",{children:"Formula"}),s("dd",{class:"formula",children:n})]}),r.length>0&&s("div",{children:[s("dt",{children:"Inputs"}),s("dd",{children:s("ul",{children:r.map(a=>s("li",{children:[a.name,": ",s("span",{class:"number",children:Sc(a)})]},a.name))})})]}),o&&s("div",{children:[s("dt",{children:"Window"}),s("dd",{children:o})]}),s("div",{children:[s("dt",{children:"Files"}),s("dd",{children:Ir(i)})]}),t&&t!==n&&s("div",{children:[s("dt",{children:"In words"}),s("dd",{class:"formula",children:t})]})]})}function Ir(e){return e===null?"all of the run":e.length===0?"none":e.join(", ")}function Sc({value:e,unit:t}){return e===null?"–":typeof e=="string"?t?`${e} ${t}`:e:t?se(e,t):J(e)}function Mc({id:e,metric:t,said:n,brief:r}){let{status:o,value:i,unit:a,reason:l,stdev:u}=t,c=i===null;return s("details",{class:"metric","data-metric":e,"data-status":c?"unavailable":o,children:[s("summary",{children:[s("span",{class:"metric-label",children:t.label}),s(Tc,{metric:t}),o==="inferred"&&!c&&s(Q,{children:"inferred"}),a==="%"&&!c&&s(Cc,{percent:i}),s("span",{class:c?"metric-value not-measured":"metric-value number",children:[c?"not measured":Wt(t),!c&&typeof u=="number"&&a==="ms"&&s("span",{class:"metric-spread",children:Ft(i,u)})]}),!r&&s(we,{of:t}),l&&(c||o==="inferred"&&l!==n)&&s("span",{class:"metric-reason",children:l})]}),r&&s(we,{of:t}),s(lt,{metric:t})]})}function we({of:{label:e,definition:t}}){let r=t.toLowerCase().startsWith(`${e.toLowerCase()}: `)?t.slice(e.length+2):t;return s("span",{class:"definition",children:r.charAt(0).toUpperCase()+r.slice(1)})}function Tc({metric:{better:e,value:t}}){return e===null||t===null?null:s("span",{class:"better",title:`${e} is better`,children:[s("span",{"aria-hidden":"true",children:e==="lower"?"↓ better":"↑ better"}),s("span",{class:"visually-hidden",children:[e," is better"]})]})}function Cc({percent:e}){return s("span",{class:"meter","aria-hidden":"true",children:s("span",{style:{width:`${Math.min(100,Math.max(0,e))}%`}})})}function Pc({entries:e}){return s("details",{class:"metric","data-status":"unavailable",children:[s("summary",{children:[s("span",{class:"metric-label",children:e.map(([t,n],r)=>s("span",{"data-metric":t,"data-status":"unavailable",children:[n.label,r<e.length-1?" · ":""]},t))}),s("span",{class:"metric-value not-measured",children:"not measured"}),s("span",{class:"metric-reason",children:e[0]?.[1].reason})]}),s(Br,{entries:e})]})}function lt({metric:e}){let t=Hr(e);return s("div",{class:"metric-details",children:[s(Ns,{metric:e}),t.length>0&&s(at,{rows:t})]})}function Br({entries:e}){return s("dl",{class:"formulas metric-details",children:e.map(([t,n])=>s("div",{children:[s("dt",{children:n.label}),s("dd",{children:[s(we,{of:n}),s(lt,{metric:n})]})]},t))})}var Ac=[["min","min"],["p50","median"],["p90","p90"],["p99","p99"],["max","max"],["stdev","std. dev."]];function Hr(e){let t=[];typeof e.n=="number"&&e.n>0&&t.push(["n",E(e.n)]);for(let[n,r]of Ac){let o=e[n];typeof o=="number"&&t.push([r,se(o,e.unit)])}return t}function On({entries:e,said:t=null,brief:n=!1}){return s(C,{children:Ec(e).map(r=>{let[o,i]=r[0];return r.length===1?s(Mc,{id:o,metric:i,said:t,brief:n},o):s(Pc,{entries:r},o)})})}function Ec(e){let t=[];for(let n of e){let r=t[t.length-1];r&&Rc(r[0][1],n[1])?r.push(n):t.push([n])}return t}function Rc(e,t){return e.value===null&&t.value===null&&e.reason!==null&&e.reason===t.reason}var Ln="time_";function $s(e){let t=e.steps?.categories??[],n=t.map(({id:o})=>e.metrics[Ln+o]??null),r=n.reduce((o,i)=>o+(i?.value??0),0);return t.map(({id:o,label:i},a)=>{let l=n[a]??null,u=l?.value??0;return{id:o,label:i,metric:l,value:u,share:r>0?100*u/r:null,role:Me(o,a)}})}function Os(e){let t=new Map;for(let[n,r]of Object.entries(e.metrics)){if(!n.startsWith(Ln)||r.value!==null)continue;let o=r.reason??"no reason given";t.set(o,[...t.get(o)??[],r.label])}return[...t].map(([n,r])=>({labels:r,reason:n}))}function Ls(e,t,n){if(!t.startsWith(Ln))return!1;let r=t.slice(Ln.length);return(e.steps?.categories.some(i=>i.id===r)??!1)||n.value===null}function zr({overview:e}){let t=$s(e),n=Os(e),r=e.metrics.step_time?.reason??null,o=t.filter(l=>l.value>0),i=t.filter(l=>l.metric?.value===0);if(t.length===0&&n.length===0)return null;let a=o.map(l=>`${l.label} ${j(l.share)}`).join(", ");return s(L,{id:"breakdown",title:"Where the time went",note:"average per step; open a part for where its number comes from",children:[o.length>0&&s(C,{children:[s($n,{parts:o,label:`Average step: ${a}`}),s("div",{class:"parts",children:[o.map(l=>s(Nc,{part:l,said:r},l.id)),i.length>0&&s($c,{parts:i})]})]}),n.map(({labels:l,reason:u})=>s("p",{class:"missing",children:[s("span",{class:"not-measured",children:"Not measured:"})," ",l.join(", "),s("span",{class:"metric-reason",children:u})]},u))]})}function Nc({part:e,said:t}){let{id:n,label:r,role:o,metric:i,share:a}=e;return s("details",{class:"part","data-category":n,children:[s("summary",{children:[s(he,{role:o}),s("span",{class:"part-label",children:r}),s("span",{class:"numeric",children:x(i?.value)}),s("span",{class:"numeric part-share",children:j(a)}),i&&s(we,{of:i}),i?.status==="inferred"&&i.reason!==t&&s("span",{class:"metric-reason",children:["inferred: ",i.reason]})]}),i&&s(lt,{metric:i})]})}function $c({parts:e}){return s("details",{class:"part is-zero",children:[s("summary",{children:[s("span",{class:"part-label",children:e.map(({id:t,label:n},r)=>s("span",{"data-category":t,children:[n,r<e.length-1?" · ":""]},t))}),s("span",{class:"numeric",children:x(0)}),s("span",{class:"numeric part-share",children:j(0)})]}),s(Br,{entries:e.map(({id:t,metric:n})=>[t,n])})]})}var ut={Device:{origin:{window:"the whole profile; of the step time, the counted steps",files:"for each device that of its host"},columns:{busy_ms:{definition:"Time in which the device worked: a GPU in anything, copies included; a TPU core not in waits, input, output and transfers from and to the host.",formula:"length of the union of those ops"},span_ms:{definition:"The time from the device's first op to its last.",formula:"end of its last op − start of its first"},busy_percent:{definition:"How much of the time from its first op to its last the device was busy.",formula:"busy ÷ first to last op"},counted_steps:{definition:"Steps on the device that count in averages: the complete ones, or all where none is complete."},step_time_ms:{definition:"How long a step takes on this device alone.",formula:"mean over the counted steps of the step's length on the device"}}},Host:{origin:{window:"the counted steps",files:"for each host its own"},columns:{devices:{definition:"Devices in the host's file, used or not."},steps:{definition:"Steps in the host's file, incomplete ones too."},counted_steps:{definition:"Steps of the host that count in averages: the complete ones, or all where none is complete."},step_time_ms:{definition:"How long a step takes on the host's slowest device.",formula:"mean over the counted steps of each of its devices; of the means, the longest"},work_ms:{definition:"The part of its step in which it does not wait for other hosts.",formula:"mean over the counted steps of the step's length − its collectives"},slowest_in_steps:{definition:"In how many of the counted steps it has the most work of all hosts."}}},TopOp:{origin:{window:"the whole profile",files:"all of the run"},columns:{occurrences:{definition:"How often the op ran, on all devices or threads together."},self_ms:{definition:"Time in the op itself, over all calls.",formula:"time in which the op is the innermost one, summed over threads, streams, devices and hosts"},share_percent:{definition:"How much of the time of this side's ops it takes; idle time is not counted.",formula:"self time ÷ self time of all ops of this side"},cumulative_percent:{definition:"Share of this op and those above it together.",formula:"self times down to this row ÷ self time of all ops of this side"},gflops_per_s:{definition:"How fast it computes.",formula:"FLOPs of all its calls ÷ self time"},tensorcore_eligible:{definition:"Whether the op could run on Tensor Cores, and whether its kernel did."}}}};function At(e,t,n){return e===null||t===null||n===null?null:`${x(e)} ÷ ${x(t)} = ${j(n)}`}function Et(e,t){return e===null?null:`${x(e)}, mean of ${B(t,"step")}`}var{columns:Dn,origin:Oc}=ut.Device;function Ds({devices:e}){if(e.length===0)return null;let t=[...e.filter(i=>i.used),...e.filter(i=>!i.used)],n=e.filter(i=>i.used).length,r=new Set(e.map(i=>i.host)).size>1,o=[{key:"name",head:"Device",cell:i=>s(C,{children:[t[i].name,t[i].slowest&&s(Q,{kind:"warn",children:"slowest"})]})},...r?[{key:"host",head:"Host",cell:i=>t[i].host}]:[],{key:"kind",head:"Kind",cell:i=>t[i].kind},{key:"used",head:"Used",definition:"It ran more than copies.",cell:i=>t[i].used?"yes":"no"},{key:"busy",head:"Busy",numeric:!0,...Dn.busy_ms,cell:i=>x(t[i].busy_ms)},{key:"span",head:"First to last op",numeric:!0,...Dn.span_ms,cell:i=>x(t[i].span_ms)},{key:"busy-percent",head:"Busy share",numeric:!0,...Dn.busy_percent,worked:i=>At(t[i].busy_ms,t[i].span_ms,t[i].busy_percent),cell:i=>j(t[i].busy_percent)},{key:"step",head:"Step time",numeric:!0,...Dn.step_time_ms,worked:i=>Et(t[i].step_time_ms,t[i].counted_steps),cell:i=>x(t[i].step_time_ms)}];return s(L,{id:"devices",title:"Devices",note:`${E(n)} of ${E(e.length)} used`,children:s(ee,{caption:"Devices of the profile",columns:o,rowCount:t.length,pageSize:16,rowName:i=>r?t[i].id:t[i].name,origin:Oc,rowClass:i=>t[i].used?void 0:"is-unused"})})}var Lc={device_count:"Devices",chip_count:"Chips",host_count:"Hosts",capture_start_ns:"Capture started",capture_ms:"Capture length"},Dc=new Set(["devices_used","simulated","provenance"]),Is=e=>Lc[e]??Ge(e);function Bs({overview:e}){let{environment:t}=e,n=[...Ic(e),...Bc(t)];return s(L,{id:"environment",title:"Run environment",children:[s("dl",{class:"facts",children:n.map(([r,o])=>s("div",{children:[s("dt",{children:r}),s("dd",{children:o})]},r))}),s(st,{summary:"Where these come from",rows:Object.entries(t.provenance??{}).map(([r,o])=>[Is(r),o])})]})}function Ic({platform:e,job:t,run:n}){let r=s(C,{children:[Ge(t.kind),t.reason&&s("span",{class:"metric-reason",children:t.reason})]}),o=n.files.reduce((i,a)=>i+a.bytes,0);return[["Platform",e.toUpperCase()],["Job",r],["Profile",`${B(n.files.length,"file")}, ${Ut(o)}`]]}function Bc(e){return Object.entries(e).filter(([t,n])=>!Dc.has(t)&&n!==null).map(([t,n])=>[Is(t),Hc(t,n,e)]).filter(([,t])=>t!=="")}function Hc(e,t,n){switch(e){case"device_count":return zc(n);case"capture_start_ns":return ho(t);case"capture_ms":return x(t);case"frameworks":return Hs(t,(r,o)=>`${r} ${o}`);default:return Fr(t)}}function zc({device_count:e,devices_used:t}){let n=t!==null&&t!==e;return E(e)+(n?`, ${E(t)} used`:"")}function Fr(e){return typeof e=="number"?J(e):typeof e=="boolean"?e?"yes":"no":Array.isArray(e)?e.map(Fr).join(", "):typeof e!="object"||e===null?String(e):Hs(e,(t,n)=>`${Ge(t)}: ${Fr(n)}`)}function Hs(e,t){return Object.entries(e).filter(([,n])=>n!==null).map(([n,r])=>t(n,r)).join(", ")}var In=4;function qr({finding:e,ways:t}){return s("div",{"data-finding":e.id,class:`finding severity-${e.severity}`,children:[s("h3",{children:[ne(e.title)," ",s(Q,{kind:e.severity,children:e.severity})]}),s("p",{children:ne(e.evidence)}),s("p",{class:"next",children:[s("strong",{children:"Next:"})," ",ne(e.next_step)]}),s(Fc,{lookAt:e.look_at,ways:t})]})}function Fc({lookAt:e,ways:t}){let{ops:n,tool:r}=e,o=t.steps?e.steps:[];return o.length===0&&n.length===0&&r===null?null:s("p",{class:"look-at",children:[s("span",{children:"Look at:"}),o.slice(0,In).map(i=>s("button",{type:"button",class:"link",onClick:()=>t.onStep(i),children:["step ",t.steps.columns.number[i]??i]},i)),o.length>In&&s("span",{children:["and ",o.length-In," more"]}),n.slice(0,In).map(i=>s("button",{type:"button",class:"link op-name",onClick:()=>t.onOp(i),children:i},i)),r&&s(qc,{tool:r,ways:t})]})}function qc({tool:e,ways:t}){return t.shown?t.xprof?s("a",{href:Rs(e.id,t.shown.run,t.shown.host),target:"_blank",rel:"noopener",children:["XProf's ",e.label," ↗"]}):s("span",{children:["XProf's ",e.label," (its tab is not installed here)"]}):s("span",{children:["XProf's ",e.label]})}var Wc=3;function zs({findings:e,ways:t,judged:n,brief:r}){let[o,...i]=e;return s(L,{id:"top-finding",title:"What to look at next",actions:i.length>0&&s("button",{type:"button",class:"link",onClick:()=>document.getElementById("findings")?.scrollIntoView(),children:B(i.length,"more finding")}),children:o?s(C,{children:[s(qr,{finding:o,ways:t}),s(Uc,{findings:i.slice(0,Wc),brief:r})]}):s("p",{class:"quiet",children:n?"Nothing stands out: no part of the step, no step and no device is far from what is usual.":"Without steps and sessions, what limits the run cannot be told."})})}function Uc({findings:e,brief:t}){return e.length===0?null:s("ul",{class:"other-findings",children:e.map(({id:n,severity:r,title:o,evidence:i,next_step:a})=>s("li",{children:[ne(o)," ",s(Q,{kind:r,children:r})," ",s("span",{class:"reason",children:ne(i)}),!t&&s("p",{class:"next",children:[s("strong",{children:"Next:"})," ",ne(a)]})]},n))})}function Fs({findings:e,ways:t}){return e.length===0?null:s(L,{id:"findings",title:"Findings",note:"the gravest first",children:s("ol",{class:"findings",children:e.map(n=>s("li",{children:s(qr,{finding:n,ways:t})},n.id))})})}var Bn=34,Wr=300;function qs({values:e}){let t=z(()=>{let n=Float64Array.from(e.keys()),r=je({slot:n,slots:e.length,gaps:[]},e,0,e.length,Wr),o=r.reduce((a,{step:l})=>Math.max(a,e[l]??0),0)||1;return r.map(({step:a,x:l,width:u})=>`${oe(l+u/2)},${oe(Bn-2-(Bn-4)*(e[a]??0)/o)}`).join("L")},[e]);return e.length<3?null:s("svg",{class:"sparkline",viewBox:`0 0 ${Wr} ${Bn}`,preserveAspectRatio:"none","aria-hidden":"true",children:[s("path",{d:`M${t}`,"vector-effect":"non-scaling-stroke"}),s("path",{class:"baseline",d:`M0,${Bn-1}h${Wr}`,"vector-effect":"non-scaling-stroke"})]})}function Ur(e){return e.headline?e.headline.what:e.job.kind==="inference"?"session_time":"step_time"}function Ws({overview:e}){let t=Ur(e),n=e.metrics[t];return n?s(L,{id:"headline",title:n.label,children:s("div",{class:"headline","data-metric":t,"data-status":n.status,children:[s(we,{of:n}),n.value===null?s(C,{children:[s("p",{class:"headline-missing",children:"not measured"}),s("p",{class:"reason",children:n.reason})]}):s(Gc,{metric:n,overview:e,noun:t==="session_time"?"session":"step"}),s("details",{class:"how",children:[s("summary",{children:"Where this number comes from"}),s(lt,{metric:n}),e.headline&&s(Xc,{headline:e.headline})]})]})}):null}function Gc({metric:e,overview:t,noun:n}){let[r,o]=po(Wt(e)),i=t.steps?.columns.duration_ms.length??null,a=e.n??null,l=Hr(e).filter(([u])=>u!=="n"&&u!=="std. dev.");return s(C,{children:[s("p",{class:"headline-value",children:[s("span",{class:"headline-number",children:r}),s("span",{class:"headline-unit",children:o}),typeof e.stdev=="number"&&e.value!==null&&s("span",{class:"headline-spread",children:Ft(e.value,e.stdev)}),e.status==="inferred"&&s(Q,{children:"inferred"})]}),s("p",{class:"headline-count",children:[a!==null&&(a===1?B(1,n):`mean of ${B(a,n)}`),n==="step"&&a!==null&&i!==null&&i>a&&`; ${B(i,"step")} sampled, incomplete ones left out`]}),e.status==="inferred"&&e.reason&&s("p",{class:"reason",children:e.reason}),t.headline?.bottleneck&&s("p",{class:"bottleneck",children:ne(t.headline.bottleneck.sentence)}),n==="step"&&t.steps&&s(Vc,{steps:t.steps,headline:t.headline}),a!==1&&l.length>0&&s(at,{rows:l,spacious:!0})]})}function Vc({steps:e,headline:t}){let n=t?.trend,r=t?.outliers;return s("div",{class:"trend",children:[s(qs,{values:e.columns.duration_ms}),n&&s("p",{"data-trend":n.direction??"none",children:[s("span",{"aria-hidden":"true",children:jc[n.direction??"none"]})," ",ne(n.sentence)]}),r&&r.count>0&&s("p",{children:[s("span",{"aria-hidden":"true",children:"◆"})," ",B(r.count,"outlier")," above ",x(r.above_ms)]})]})}function Xc({headline:{trend:e,outliers:t}}){return!e&&!t?null:s("dl",{class:"provenance metric-details",children:[e&&s("div",{children:[s("dt",{children:"Trend"}),s("dd",{children:[ye(e.change_percent,"%")," over ",B(e.steps,"complete step"),","," ",ye(e.percent_per_100_steps,"%")," per 100 of them: the median of the slopes between all pairs, of the median step; p ",e.p_value<.001?"<":"="," ",J(Math.max(.001,e.p_value))," that there is none"]})]}),t&&s("div",{children:[s("dt",{children:"Outliers"}),s("dd",{children:[B(t.count,"complete step")," above ",x(t.above_ms),", ",Ye]})]})]})}var jc={slower:"↗",faster:"↘",none:"→"};var{columns:ct,origin:Yc}=ut.Host;function Us({hosts:e}){if(e.length<2&&e.every(r=>r.status==="ok"))return null;let t=e.some(r=>typeof r.work_ms=="number"),n=[{key:"name",head:"Host",cell:r=>s(C,{children:[e[r].name,e[r].straggler&&s(Q,{kind:"warn",children:"straggler"}),e[r].set_aside&&s(Q,{kind:"warn",children:"set aside"})]})},{key:"status",head:"Status",cell:r=>e[r].status},{key:"devices",head:"Devices",numeric:!0,...ct.devices,cell:r=>E(e[r].devices)},{key:"steps",head:"Steps",numeric:!0,...ct.steps,cell:r=>E(e[r].steps)},{key:"counted",head:"Of them counted",numeric:!0,...ct.counted_steps,cell:r=>E(e[r].counted_steps)},{key:"step",head:"Step time",numeric:!0,...ct.step_time_ms,worked:r=>Et(e[r].step_time_ms,e[r].counted_steps),cell:r=>x(e[r].step_time_ms)},...t?[{key:"work",head:"Of it work",numeric:!0,...ct.work_ms,worked:r=>Et(e[r].work_ms,e[r].counted_steps),cell:r=>x(e[r].work_ms??null)},{key:"slowest",head:"Slowest in steps",numeric:!0,...ct.slowest_in_steps,cell:r=>E(e[r].slowest_in_steps??null)}]:[]];return s(L,{id:"hosts",title:"Hosts",note:t?"work is the step without collectives, in which hosts wait for each other":void 0,children:s(ee,{caption:"Hosts of the profile",columns:n,rowCount:e.length,pageSize:16,rowName:r=>e[r].name,origin:Yc})})}var Kc=60,Gs=150,ft={top:16,right:24,bottom:26,left:62};function Vs({distribution:e,meanMs:t}){let[n,r]=kn(960),{edges_ms:o,counts:i}=e,a=o[0],l=o[o.length-1];if(a===void 0||l===void 0||i.length===0)return null;let u=Se(l),c=Math.max(40,r-ft.left-ft.right),f=Gs-ft.top-ft.bottom,h=ot().domain([a,l===a?a+1:l].map(_=>_/pe[u])).range([0,c]),m=_=>h(_/pe[u]),p=h.ticks(8),d=(p[1]??1)-(p[0]??0),y=ot().domain([0,ae(i)??1]).nice(3).range([f,0]),b=i.map((_,w)=>{let g=m(o[w]??a),T=Math.max(1,m(o[w+1]??l)-g-1);return _>0?`M${g},${f}V${y(_)}h${T}V${f}z`:""}).join(""),v=i.indexOf(ae(i)??0);return s("div",{class:"chart",ref:n,children:s("svg",{width:r,height:Gs,role:"img","aria-label":`Distribution of session times from ${x(a)} to ${x(l)}; most are between ${x(o[v])} and ${x(o[v+1])}; mean ${x(t)}`,children:s("g",{transform:`translate(${ft.left},${ft.top})`,children:[y.ticks(3).filter(Number.isInteger).map(_=>s("g",{transform:`translate(0,${y(_)})`,children:[s("line",{class:_===0?"baseline":"gridline",x2:c}),s("text",{class:"tick-label",x:-8,dy:"0.32em","text-anchor":"end",children:E(_)})]},_)),s("path",{d:b,class:"histogram"}),s("g",{transform:`translate(${m(t)},0)`,children:[s("line",{class:"mean-line",y2:f}),s("text",{class:"mean-label",y:-4,"text-anchor":m(t)<Kc?"start":"middle",children:`mean ${x(t)}`})]}),p.map(_=>s("text",{class:"tick-label",x:h(_),y:f+16,"text-anchor":"middle",children:`${qt(_,d)} ${u}`},_))]})})})}var Re=[["host","Host compute","Host"],["device","On the device","Device"],["communication","Host-device communication","Communication"]];function Hn({latency:e,longest:t}){let n=Re.map(([o,i],a)=>({id:o,label:i,value:e[`${o}_ms`],role:Me(o,a)})),r=n.map(o=>`${o.label} ${x(o.value)}`).join(", ");return s("div",{class:"latency-bar",children:s("div",{style:{width:`${t>0?100*e.total_ms/t:0}%`},children:s($n,{parts:n,label:r})})})}function Gr({inference:e}){let{sessions:t,mean:n,percentiles:r,batches:o}=e,i=r.some(l=>l.few_samples),a=ae([n,...r],l=>l.total_ms)??0;return s(L,{id:"inference",title:"Session latency",note:B(t,"session"),children:[s("p",{class:"legend",children:Re.map(([l,u],c)=>s("span",{class:"legend-item",children:[s(he,{role:Me(l,c)}),u]},l))}),s("table",{class:"latency-table",children:[s("caption",{class:"visually-hidden",children:"Session latency and its parts"}),s("thead",{children:s("tr",{children:[s("th",{scope:"col",children:"Percentile"}),s("th",{scope:"col",children:s("span",{class:"visually-hidden",children:"Parts, as a bar"})}),s("th",{scope:"col",class:"numeric",children:"Total"}),Re.map(([l,,u])=>s("th",{scope:"col",class:"numeric",children:u},l))]})}),s("tbody",{children:[s(Xs,{name:"mean",latency:n,longest:a}),r.map(l=>s(Xs,{name:`p${l.percentile}${l.few_samples?"*":""}`,latency:l,longest:a},l.percentile))]})]}),s(Vs,{distribution:e.distribution,meanMs:n.total_ms}),s("p",{class:"caption",children:[s("span",{children:e.source}),i&&s("span",{children:"* Too few sessions for one to be above: it rests on the longest ones."}),o&&s("span",{children:Zc(o)})]}),s(st,{summary:"What the parts mean",rows:[["total","Total"],...Re].map(([l,u])=>[u,s(we,{of:{label:u,definition:e.definitions[`${l}_ms`]}})])}),s("details",{class:"how",children:[s("summary",{children:"Where these numbers come from"}),s(Dr,{provenance:e.provenance})]})]})}function Zc({batches:e,sessions_per_batch:t,size:n,padding_percent:r,delay_ms:o}){let i=n===null?"":`, size ${J(n)}`,a=r===null?"":` with ${j(r)} padding`;return`Batched: ${E(e)} batches of ${J(t)} sessions${i}${a}. A session waits ${x(o.mean)} for its batch (p99 ${x(o.p99)}).`}function Xs({name:e,latency:t,longest:n}){return s("tr",{children:[s("th",{scope:"row",children:e}),s("td",{children:s(Hn,{latency:t,longest:n})}),s("td",{class:"numeric",children:x(t.total_ms)}),Re.map(([r])=>s("td",{class:"numeric",children:x(t[`${r}_ms`])},r))]})}function js({inference:e}){return s(C,{children:[s(Jc,{inference:e}),s(ef,{inference:e})]})}function Jc({inference:e}){let t=e.models??[];if(t.length===0)return null;let n=[{key:"model",head:"Model",cell:r=>t[r].model??"not known"},{key:"sessions",head:"Sessions",numeric:!0,definition:"How many sessions ran the model.",cell:r=>E(t[r].sessions)},{key:"rate",head:"Sessions per second",numeric:!0,definition:"How many sessions of the model are served in a second.",cell:r=>se(t[r].sessions_per_second,"1/s")},...Qc(t),...Ks("Mean",t.map(r=>r.mean),e.definitions)];return s(L,{id:"session-models",title:"Sessions by model",children:s(ee,{caption:"Sessions by model",columns:n,rowCount:t.length,pageSize:20,origin:Ys(e)})})}function Ys({source:e,provenance:{window:t,files:n}}){return{window:`${t??"each session"}; ${e}`,files:Ir(n)}}function Qc(e){return[50,99].map(t=>({key:`p${t}`,head:`p${t}`,numeric:!0,definition:`${t} % of the sessions take at most so long.`,cell:n=>{let r=e[n].percentiles.find(o=>o.percentile===t);return`${x(r?.total_ms)}${r?.few_samples?"*":""}`}}))}function ef({inference:e}){let t=e.slowest??[];if(t.length===0)return null;let n=new Set(t.map(a=>a.host)).size>1,r=t.some(a=>a.model!==null),o=t.some(a=>a.batching_delay_ms!==null),i=[{key:"start",head:"Start",numeric:!0,definition:"When it began, from the start of the capture.",cell:a=>x(t[a].start_ms)},...n?[{key:"host",head:"Host",cell:a=>t[a].host}]:[],...r?[{key:"model",head:"Model",cell:a=>t[a].model??"not known"}]:[],...Ks("Total",t,e.definitions),...o?[{key:"delay",head:"Waited for batch",numeric:!0,definition:e.definitions.batching_delay_ms,cell:a=>x(t[a].batching_delay_ms)}]:[]];return s(L,{id:"slowest-sessions",title:"Slowest sessions",children:s(ee,{caption:"Slowest sessions",columns:i,rowCount:t.length,origin:Ys(e)})})}function Ks(e,t,n){let r=ae(t,o=>o.total_ms)??0;return[{key:"bar",head:s("span",{class:"visually-hidden",children:"Parts, as a bar"}),cell:o=>s(Hn,{latency:t[o],longest:r})},{key:"total",head:e,numeric:!0,definition:n.total_ms,cell:o=>x(t[o].total_ms)},...Re.map(([o,,i])=>({key:o,head:i,numeric:!0,definition:n[`${o}_ms`],cell:a=>x(t[a][`${o}_ms`])}))]}function Zs({overview:e}){let t=Ur(e),n=Object.entries(e.metrics).filter(([r,o])=>r!==t&&!Ls(e,r,o));return n.length===0?null:s(L,{id:"metrics",title:"Performance summary",note:"all metrics; open one for where its number comes from",children:s("div",{class:"metrics",children:s(On,{entries:n,said:e.metrics[t]?.reason??null})})})}function Js({series:e,hidden:t,onToggle:n,onPoint:r}){return s("div",{class:"legend",role:"group","aria-label":"Categories shown, from the bottom of the stack up",children:e.map(({id:o,label:i,role:a,definition:l})=>s("button",{type:"button",class:"legend-item","aria-pressed":!t.has(o),title:l,onClick:()=>n(o),onPointerEnter:()=>r(o),onPointerLeave:()=>r(null),onFocus:()=>r(o),onBlur:()=>r(null),children:[s(he,{role:a}),i]},o))})}async function Qs(e,t,n,r,o){let i=new URLSearchParams({run:e,index:String(n)});return t!==null&&i.set("host",t),gt(`./step?${i}`,r,o)}function ea({overview:e,steps:t,step:n,shown:r,onSelect:o}){let{columns:i}=t,a=H(null);Y(()=>a.current?.scrollIntoView?.({block:"nearest"}),[n]);let l=i.duration_ms[n]??0,u=e.metrics.step_time?.value??null,c=i.duration_ms.length-1;return s("section",{ref:a,class:"selected-step-panel",id:"step","aria-labelledby":"step-title",children:[s("header",{class:"panel-head",children:[s("h3",{id:"step-title",children:Lr(t,n)}),s("p",{class:"panel-note",role:"status",children:[x(l),u!==null&&`, ${Zn(l-u,u)} against the mean`]}),s("div",{class:"panel-actions",children:[s("button",{type:"button",disabled:n<=0,onClick:()=>o(n-1),children:"Previous step"}),s("button",{type:"button",disabled:n>=c,onClick:()=>o(n+1),children:"Next step"}),s("button",{type:"button",onClick:()=>{o(null),Nn()},children:"Close"})]})]}),i.complete[n]===!1&&s("p",{class:"reason",children:[s("strong",{children:"Incomplete:"})," ",i.incomplete_reason[n]??"no reason given"]}),s(at,{rows:[["starts at",x(i.start_ms[n])],["start to next start",x(i.period_ms[n])]]}),s("div",{class:"selected-step-tables",children:[s(tf,{overview:e,steps:t,step:n}),r&&s(of,{shown:r,steps:t,step:n})]})]})}function tf({overview:e,steps:t,step:n}){let r=lr(t).map(a=>({series:a,ms:a.values[n]??0,mean:e.metrics[`time_${a.id}`]?.value??null})).filter(({ms:a,mean:l})=>a>0||(l??0)>0).reverse(),o=t.columns.duration_ms[n]??0;return s(ee,{caption:"Parts of the step, against the mean",columns:[{key:"part",head:"Part",cell:a=>s(rf,{series:r[a].series})},{key:"ms",head:"This step",numeric:!0,definition:"Time of the part in this step, on its slowest device; the parts add up to the step.",cell:a=>x(r[a].ms)},{key:"share",head:"Share",numeric:!0,definition:"How much of this step it takes.",formula:"this step ÷ the step's length",cell:a=>j(o>0?100*r[a].ms/o:null)},{key:"mean",head:"Mean",numeric:!0,definition:"Its average per step: the number under “Where the time went”, which opens where it comes from.",cell:a=>x(r[a].mean)},{key:"difference",head:"Difference",numeric:!0,definition:"How much longer it takes in this step than on average, also in percent of the mean.",formula:"this step − mean",cell:a=>Zn(nf(r[a]),r[a].mean)}],rowCount:r.length})}function nf({ms:e,mean:t}){return t===null?null:e-t}function rf({series:e}){return s(C,{children:[s(he,{role:e.role}),e.label]})}function of({shown:e,steps:t,step:n}){let{run:r,host:o}=e,i=Rn((a,l)=>Qs(r,o,n,a,l),"The server does not tell the ops of single steps.",[r,o,n,t]);return s("div",{class:"step-ops","aria-busy":i.kind==="loading",children:[s("h4",{children:"Slowest ops of the step"}),s(sf,{answer:i})]})}function sf({answer:e}){if(e.kind==="loading")return s("p",{class:"quiet",children:e.detail??"Looking for them …"});if(e.kind==="failed")return s("p",{class:"quiet",children:[e.error.message," ",e.error.hint," ",s("button",{type:"button",onClick:e.retry,children:"Try again"})]});let{ops:t,reason:n}=e.value;return t.length===0?s("p",{class:"quiet",children:n??"No op ran within the step."}):s(C,{children:[s(ee,{caption:"Slowest ops of the step",columns:[{key:"name",head:"Op",cell:o=>s(af,{op:t[o]})},{key:"count",head:"Calls",numeric:!0,definition:"How often the op ran in the step.",cell:o=>E(t[o].occurrences)},{key:"self",head:"Self time",numeric:!0,definition:"Time in the op itself, without the ops inside it; of several devices, their mean.",cell:o=>x(t[o].self_ms)},{key:"share",head:"Share",numeric:!0,definition:"How much of the self time of all ops of its side in the step it takes.",cell:o=>j(t[o].share_percent)}],rowCount:t.length,pageSize:10}),n&&s("p",{class:"caption",children:n})]})}function af({op:{name:e,side:t,category:n,framework_op:r}}){return s(C,{children:[s("code",{class:"op-name",children:e}),s("span",{class:"metric-reason",children:[n,", on the ",t,r&&r!==e&&`: ${r}`]})]})}var lf={device_markers:"Step markers of the device",host_markers:"Step markers of the host",inferred:"Steps are inferred"};function ta({steps:e,gaps:t,cut:n,outliers:r}){let{number:o,complete:i}=e.columns,a=i.filter(l=>!l).length;return s("p",{class:"caption",children:[s("span",{children:[e.source==="inferred"&&s(Q,{children:"inferred"})," ",lf[e.source]??e.source,e.method?`: ${e.method}`:""]}),r!==null&&r.count>0&&s("span",{children:[s("span",{class:"outlier-swatch","aria-hidden":"true",children:"◆"})," ",B(r.count,"outlier")," above"," ",x(r.above_ms),", ",Ye]}),a>0&&s("span",{children:[s("span",{class:"hatch-swatch","aria-hidden":"true"})," ",B(a,"incomplete step"),a<i.length?", left out of averages":": there is no complete one"]}),n&&s("span",{children:[s("span",{class:"cut-swatch","aria-hidden":"true",children:"▲"})," longer than the axis shows"]}),t.length>0&&s("span",{children:["Not in the profile: ",cf(t,o)]})]})}var uf=4;function cf(e,t){let n=e.slice(0,uf).map(o=>ff(o,t)),r=e.length-n.length;return n.join("; ")+(r>0?`; and ${B(r,"more gap")}`:"")}function ff(e,t){let n=t[e.before-1],r=t[e.before];return`${B(e.missing,"step")} between ${n} and ${r}`}function na({steps:e,onSelect:t}){let{columns:n}=e,r=Se(Ke(n.duration_ms)),o=(a,l,u,c)=>({key:a,definition:c,head:`${l}, ${r}`,numeric:!0,cell:f=>Kn(u[f],r)}),i=[{key:"number",head:"Step",numeric:!0,cell:a=>s("button",{type:"button",class:"link",onClick:()=>t(a),children:n.number[a]??a})},...n.name.some((a,l)=>a&&a!==String(n.number[l]))?[{key:"name",head:"Name",cell:a=>n.name[a]??""}]:[],o("start","Start",n.start_ms,"When it starts, on the earliest device."),o("duration","Duration",n.duration_ms,"From its start to its end, on the slowest device; the categories add up to it."),o("period","Period",n.period_ms,"From its start to the start of the next step."),...e.categories.map(({id:a,label:l,definition:u})=>o(`category-${a}`,l,ur(e,a),u)),{key:"complete",head:"Complete",cell:a=>n.complete[a]?"yes":`no: ${n.incomplete_reason[a]??"no reason given"}`}];return s(ee,{caption:"Time of each step",columns:i,rowCount:n.duration_ms.length,pageSize:25,origin:{window:`each step; ${e.method}`,files:"all of the run; a step is as long as on its slowest device"}})}var pf=60,hf=3,mf=5;function ra({overview:e,steps:t,shown:n,selected:r,onSelect:o}){let{duration_ms:i,period_ms:a,number:l}=t.columns,[u,c]=A("duration"),[f,h]=A(new Set),[m,p]=A(null),[d,y]=A(!1),[b,v]=A(!1),_=z(()=>Ke(i)/ln(i),[t]),[w,g]=A(_>=mf),[T,P]=A(null),N=i.length,O=z(()=>rn(l),[t]),q=z(()=>sn(t,u),[t,u]),V=z(()=>q.filter(({id:te})=>!f.has(te)),[q,f]),X=z(()=>an(e),[e]),S=z(()=>a.some(te=>te!==null),[t]),I=e.metrics[u==="duration"?"step_time":"step_period"]?.value??null,$=te=>{let F=new Set(f);F.delete(te)||F.add(te),h(F)},Z=te=>{let[F,k]=T??[0,O.slots],R=r===null?(F+k)/2:O.slot[r]+.5;P(Ct(T,O.slots,R,te))};return s(L,{id:"steps",title:"Step-time graph",note:B(N,"step"),actions:s(C,{children:[!b&&s(C,{children:[S&&s(gf,{view:u,onChoose:c}),s("span",{class:"button-group",role:"group","aria-label":"Zoom",children:[s("button",{type:"button","aria-label":"Zoom out",disabled:T===null,onClick:()=>Z(2),children:"−"}),s("button",{type:"button","aria-label":"Zoom in",disabled:N<5,onClick:()=>Z(.5),children:"+"}),s("button",{type:"button",disabled:T===null,onClick:()=>P(null),children:"Show all steps"})]}),_>=hf&&s("button",{type:"button","aria-pressed":w,onClick:()=>g(!w),children:"Fit typical steps"}),s("button",{type:"button","aria-pressed":d,onClick:()=>y(!d),children:"Patterns"})]}),s("button",{type:"button","aria-pressed":b,onClick:()=>v(!b),children:"Show as table"})]}),children:[b?s(na,{steps:t,onSelect:o}):s("div",{class:d?"with-patterns":void 0,children:[s(Js,{series:q,hidden:f,onToggle:$,onPoint:p}),s(En,{steps:t,series:V,layout:O,meanMs:f.size===0?I:null,fitTypical:w,zoom:T,onZoom:P,selected:r,onSelect:o,isOutlier:X,pointed:m})]}),!b&&N>=pf&&s("p",{class:"caption",children:"Drag across the graph to zoom, with Shift to pan; or use the wheel with Ctrl or ⌘, and sideways."}),s(ta,{steps:t,gaps:O.gaps,cut:w&&!b,outliers:e.headline?.outliers??null}),s(st,{summary:"What the categories mean",rows:q.map(({label:te,definition:F})=>[te,F])}),r!==null&&r<N&&s(ea,{overview:e,steps:t,step:r,shown:n,onSelect:o})]})}var df=[["duration","Duration"],["period","Period"]];function gf({view:e,onChoose:t}){return s("span",{class:"button-group",role:"group","aria-label":"What a bar shows",children:df.map(([n,r])=>s("button",{type:"button","aria-pressed":e===n,onClick:()=>t(n),children:r},n))})}var{columns:pt,origin:_f}=ut.TopOp,yf=[["device","On the device"],["host","On the host"]];function oa({ops:e,pointed:t}){return e.length===0?null:s(L,{id:"top_ops",title:"Top ops",note:"by self time",children:yf.map(([n,r])=>s(bf,{side:n,title:r,ops:e.filter(o=>o.side===n),pointed:t},n))})}function bf({side:e,title:t,ops:n,pointed:r}){if(n.length===0)return null;let o=r===null?-1:n.findIndex(({name:i})=>i===r);return s("div",{id:`top_ops-${e}`,class:"side",children:[s("h3",{children:t}),s(ee,{caption:`Top ops: ${t.toLowerCase()}`,columns:vf(n),rowCount:n.length,pageSize:10,rowName:i=>n[i].name,origin:_f,pointedRow:o<0?null:o})]})}function vf(e){let t=e.some(r=>r.gflops_per_s!==null),n=e.some(r=>r.tensorcore_eligible!==null);return[{key:"name",head:"Op",cell:r=>s(Sf,{op:e[r]})},{key:"category",head:"Category",cell:r=>e[r].category},{key:"count",head:"Calls",numeric:!0,...pt.occurrences,cell:r=>E(e[r].occurrences)},{key:"self",head:"Self time",numeric:!0,...pt.self_ms,cell:r=>x(e[r].self_ms)},{key:"share",head:"Share",numeric:!0,...pt.share_percent,worked:r=>At(e[r].self_ms,e[r].side_self_ms,e[r].share_percent),cell:r=>j(e[r].share_percent)},{key:"cumulative",head:"Cumulative",numeric:!0,...pt.cumulative_percent,worked:r=>At(wf(e,r),e[r].side_self_ms,e[r].cumulative_percent),cell:r=>j(e[r].cumulative_percent)},...t?[{key:"rate",head:"GFLOP/s",numeric:!0,...pt.gflops_per_s,worked:r=>xf(e[r]),cell:r=>J(e[r].gflops_per_s)}]:[],...n?[{key:"tensorcore",head:"Tensor Core",...pt.tensorcore_eligible,cell:r=>kf(e[r])}]:[]]}function wf(e,t){return ei(e.slice(0,t+1),n=>n.self_ms)}function xf({gflops:e,self_ms:t,gflops_per_s:n}){return e===null||n===null?null:`${J(e)} GFLOP ÷ ${x(t)} = ${J(n)} GFLOP/s`}function kf(e){return e.tensorcore_used?"used":e.tensorcore_eligible===null?"–":e.tensorcore_eligible?e.tensorcore_used===null?"eligible, use not told":"eligible, not used":"not eligible"}function Sf({op:e}){let t=e.framework_op&&e.framework_op!==e.name?e.framework_op:null;return s(C,{children:[s("code",{class:"op-name",children:e.name}),t&&s("span",{class:"metric-reason",children:t})]})}var Mf=[["mfu","flops_utilization","mxu_utilization"],["hbm_utilization","memory_bandwidth_utilization"],["duty_cycle"],["goodput"]];function Tf({metrics:e}){let t=[];for(let r of Mf){let o=r.find(i=>e[i]?.value!=null)??r.find(i=>e[i]);o!==void 0&&t.push([o,e[o]])}let n=t.find(([r])=>r==="mfu")?.[1].value;return t.filter(([r,{value:o}])=>r!=="goodput"||o!==n)}function ia({overview:e}){let t=Tf(e);return t.length===0?null:s(L,{id:"utilization",title:"Utilization",note:"100 % is the hardware's limit",children:s(On,{entries:t,brief:!0})})}function zn({overview:e,shown:t=null,step:n=null,onStep:r=()=>{},children:o}){let{steps:i,inference:a,job:l,findings:u}=e,[c,f]=A(null),h=Cf(t!==null&&u.some(({look_at:v})=>v.tool)),m=i!==null&&i.columns.duration_ms.length>0,p=l.kind==="inference"&&a!==null,d={steps:m?i:null,shown:t,xprof:h,onStep:v=>{r(v),document.getElementById("steps")?.scrollIntoView?.(),Nn()},onOp:f},y=s(zs,{findings:u,ways:d,judged:m||a!==null,brief:p}),b=m&&s(ra,{overview:e,steps:i,shown:t,selected:n,onSelect:r});return s("div",{class:"report",children:[e.environment.simulated===!0&&s("p",{class:"banner",children:[s("strong",{children:"Simulated profile:"})," these numbers come from a generator, not from a device."]}),s("div",{class:"first-screen",children:[s("div",{class:"first-column",children:[s(Ws,{overview:e}),s(ia,{overview:e})]}),s("div",{class:"second-column",children:[p&&y,p?s(Gr,{inference:a}):s(zr,{overview:e}),!p&&y]})]}),o,s(Zs,{overview:e}),!p&&a&&s(Gr,{inference:a}),a&&s(js,{inference:a}),p&&m?s("details",{class:"folded",open:n!==null,children:[s("summary",{children:"Steps"}),s(zr,{overview:e}),b]}):b,s(Bs,{overview:e}),s(Us,{hosts:e.hosts}),s(Ds,{devices:e.devices}),s(oa,{ops:e.top_ops,pointed:c}),s(Fs,{findings:u,ways:d}),s(_o,{overview:e})]})}function Cf(e){let[t,n]=A(!1);return Y(()=>{if(!e)return;let r=new AbortController;return Es(r.signal).then(n),()=>r.abort()},[e]),t}var Pf=120,sa={runs:[],total:null,failed:null};function aa(e,t){let[n,r]=A(sa),o=H(new be),i=H(!1),a=async u=>{try{let c=await o.current.run(h=>dt({search:t.trim(),offset:u.length},h));if(c===null)return;let f=[...u,...c.runs];r({runs:f,total:c.runs.length===0?f.length:c.total,failed:null})}catch(c){r({...sa,failed:c instanceof G?c.message:String(c)})}finally{i.current=!1}};Y(()=>{if(!e)return;let u=setTimeout(()=>{a([])},t===""?0:Pf);return()=>{clearTimeout(u),o.current.cancel()}},[e,t]);let l=me(()=>{i.current||n.total===null||n.runs.length>=n.total||(i.current=!0,a(n.runs))},[n,t]);return{...n,loadMore:l}}var la=10,Af=80;function Fn({label:e,chosen:t,placeholder:n,onChoose:r}){let o=Te(),[i,a]=A(!1),[l,u]=A(null),[c,f]=A(0),h=H(null),{runs:m,total:p,failed:d,loadMore:y}=aa(i,l??"");Y(()=>f(0),[l,i]),Y(()=>{h.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({block:"nearest"}),m.length>0&&c>=m.length-1&&y()},[c,m]);let b=()=>{a(!1),u(null)},v=g=>{g&&(b(),g.id!==t&&r(g))},_=g=>{i?f(Math.max(0,Math.min(m.length-1,g))):a(!0)},w=g=>{let P={ArrowDown:()=>_(c+1),ArrowUp:()=>_(c-1),PageDown:()=>_(c+la),PageUp:()=>_(c-la),Enter:()=>i?v(m[c]):a(!0),Escape:b}[g.key];!P||g.altKey||g.ctrlKey||g.metaKey||(g.preventDefault(),P())};return s("div",{class:t===null?"picker run-picker is-second":"picker run-picker",children:[s("label",{for:`${o}-field`,children:e}),s("input",{id:`${o}-field`,type:"text",role:"combobox",autocomplete:"off",spellcheck:!1,"aria-autocomplete":"list","aria-expanded":i,"aria-controls":`${o}-list`,"aria-activedescendant":i&&m[c]?`${o}-${c}`:void 0,value:l??t??"",title:t??void 0,placeholder:n??"Search runs",onFocus:g=>g.currentTarget.select(),onClick:()=>a(!0),onInput:g=>{u(g.currentTarget.value),a(!0)},onKeyDown:w,onBlur:b}),s("div",{class:"run-list",hidden:!i,onMouseDown:g=>g.preventDefault(),children:[s("ul",{id:`${o}-list`,ref:h,role:"listbox","aria-label":`${e}: found`,onScroll:({currentTarget:g})=>{g.scrollHeight-g.scrollTop-g.clientHeight<Af&&y()},children:i&&m.map((g,T)=>s("li",{id:`${o}-${T}`,role:"option","aria-selected":T===c,class:g.id===t?"is-chosen":void 0,"data-run":g.id,onClick:()=>v(g),children:[s("span",{class:"run-id",children:g.id}),s("span",{class:"run-note",children:Rf(g)})]},g.id))}),s("p",{class:"run-count",role:"status",children:i&&(d??Ef(m.length,p,l))})]})]})}function Ef(e,t,n){return t===null?"Searching …":t===0?n?"No run has these words in its name or hosts":"No run":e<t?`${E(e)} of ${E(t)} runs; type to search`:t===1?"1 run":`${E(t)} runs`}function Rf({status:e,parts:t,hosts:n}){return e==="empty"?"empty":e==="writing"?"still being written":t?`${t.length} sessions put together`:n.length>1?`${n.length} hosts`:""}var ua="";function Vr({label:e,hosts:t,chosen:n,onChoose:r}){let o=Te();return s("p",{class:"picker",children:[s("label",{for:o,children:e}),s("select",{id:o,value:n??ua,onChange:i=>r(i.currentTarget.value||null),children:[s("option",{value:ua,children:["All hosts (",t.length,")"]}),t.map(i=>s("option",{value:i,children:i},i))]})]})}function ca({chosen:e,onChoose:t}){let n=Nf(e?.run??null);return s(C,{children:[s(Fn,{label:"Compare with",chosen:e?.run??null,placeholder:"Search a run",onChoose:r=>t({run:r.id,host:null})}),e&&n.length>1&&s(Vr,{label:"Its host",hosts:n,chosen:e.host,onChoose:r=>t({...e,host:r})})]})}function Nf(e){let[t,n]=A([]);return Y(()=>{if(n([]),e===null)return;let r=new AbortController;return Vt(e,r.signal).then(o=>n(o?.hosts??[])).catch(()=>{}),()=>r.abort()},[e]),t}var Xr="overview",jr=`p.${Xr}.`,$f={run:null,host:null,compare:null,compareHost:null,step:null},qe={run:"run",host:"host",compare:"compare",compareHost:"compare_host",step:"step"};function fa(){let e=Pt()?.location;return e?Of(e.hash):$f}function pa(e){let t=Pt();if(t)try{let n=Lf(t.location.hash,e);if(n===null||n===t.location.hash)return;t.history.replaceState(t.history.state,"",n)}catch{}}function Of(e){let t=new Map;for(let o of e.replace(/^#/,"").split("&")){let i=o.indexOf("=");i>0&&t.set(o.slice(0,i),Df(o.slice(i+1)))}let n=o=>t.get(jr+o)||null,r=n(qe.step);return{run:n(qe.run),host:n(qe.host),compare:n(qe.compare),compareHost:n(qe.compareHost),step:r!==null&&/^\d+$/.test(r)?Number(r):null}}function Lf(e,t){let n=e.replace(/^#/,"").split("&").filter(a=>a!==""),r=n[0]!==void 0&&!n[0].includes("=")?n.shift():void 0;if(r!==void 0&&r!==Xr)return null;let o=Object.values(qe).map(a=>`${jr}${a}=`),i=n.filter(a=>!o.some(l=>a.startsWith(l)));for(let[a,l]of Object.entries(qe)){let u=t[a];u!==null&&i.push(`${jr}${l}=${encodeURIComponent(u)}`)}return`#${[Xr,...i].join("&")}`}function Df(e){try{return decodeURIComponent(e)}catch{return e}}function ha(e){if(window.parent===window)return;let t=new MessageChannel;t.port1.onmessage=n=>{let r;try{r=JSON.parse(n.data)}catch{return}if(r.isReply)return;r.type==="experimental.DataReloaded"&&e();let o={type:r.type,id:r.id,payload:null,error:null,isReply:!0};t.port1.postMessage(JSON.stringify(o))},window.parent.postMessage("experimental.bootstrap","*",[t.port2])}var If=1e3,Yr={runs:null,choice:null,entry:null,compare:null,step:null,overview:null,shown:null,loading:!0,waiting:null,error:null,lostLink:null};function da(){let[e,t]=A(Yr),n=H(Yr),r=me(d=>{n.current={...n.current,...d},t(n.current)},[]),o=H(null),i=H(new be),a=H(new be),l=H(void 0),u=me(async d=>{r({loading:!0,waiting:null,error:null});try{let y=await i.current.run(b=>Xt(d.run,d.host,b,v=>r({waiting:v.message}),v=>r({overview:v,shown:d,waiting:Hf(v)})));y!==null&&r({overview:y,shown:d,loading:!1,waiting:null})}catch(y){r({error:ma(y),overview:null,shown:null,loading:!1,waiting:null})}},[]),c=me((d,y)=>{o.current=null;let b={run:d.id,host:y};r({choice:b,entry:d,step:null,lostLink:null}),Kr(n.current),u(b)},[]),f=me(d=>{r({step:d}),Kr(n.current)},[]),h=me(d=>{r({compare:d}),Kr(n.current)},[]),m=me(async d=>{clearTimeout(l.current);let y;try{y=await a.current.run(async N=>{let O=await dt({},N);return{runs:O,found:await Bf(O,o.current,n.current.choice,N)}})}catch(N){i.current.cancel();let{compare:O,step:q}=n.current;r({...Yr,compare:O,step:q,loading:!1,error:ma(N)});return}if(y===null)return;let{runs:b,found:v}=y;b.scanning&&(l.current=setTimeout(()=>{m(!1)},If));let{entry:_,host:w}=v,g=n.current.choice,T=_&&{run:_.id,host:w};if(r({runs:b,entry:_,choice:T,lostLink:b.scanning?null:v.lost}),T===null){i.current.cancel(),r({overview:null,shown:null,error:null,waiting:null,loading:b.scanning});return}let P=g===null||!zt(T,g);P&&(g!==null||v.lost!==null)&&r({step:null}),(P||d)&&u(T)},[]),p=me(()=>{m(!0)},[]);return Y(()=>{let d=fa();return o.current=d,r({step:d.step,compare:d.compare===null?null:{run:d.compare,host:d.compareHost}}),ha(p),p(),()=>{clearTimeout(l.current),i.current.cancel(),a.current.cancel()}},[]),{...e,choose:c,chooseStep:f,compareWith:h,reload:p}}async function Bf({runs:e},t,n,r){let o=async u=>e.find(c=>c.id===u)??await Vt(u,r),i=(u,c)=>u.hosts.find(f=>f===c)??null;if(e.length>0&&t?.run){let u=await o(t.run);if(u)return{entry:u,host:i(u,t.host),lost:null}}let a=e.length>0?t?.run??null:null,l=e.length>0&&n?await o(n.run):null;return l?{entry:l,host:i(l,n.host),lost:a}:{entry:e.find(({status:u})=>u!=="empty")??e[0]??null,host:null,lost:a}}function Kr({choice:e,compare:t,step:n}){e!==null&&pa({run:e.run,host:e.host,compare:t?.run??null,compareHost:t?.host??null,step:n})}function Hf({run:e}){return`${e.files.length} of ${e.files.length+(e.pending?.length??0)} hosts so far`}function ma(e){return e instanceof G?e:new G("page",e instanceof Error?e.message:String(e))}function ga(){let e=da(),{runs:t,overview:n,shown:r,loading:o,lostLink:i,choice:a}=e;return s(C,{children:[s(Jt,{}),s("header",{class:"bar",children:[s("h1",{class:"visually-hidden",children:"Overview"}),e.entry&&a&&s(Ff,{page:e,entry:e.entry,choice:a}),n&&s(Gt,{overview:n}),s("p",{class:"activity",role:"status",children:o&&n?e.waiting??"Loading …":t?.scanning?"Searching for runs …":""}),n&&r&&!Zr(e)&&s(Fo,{shown:r})]}),s("main",{"aria-busy":o,children:[i!==null&&a&&s("p",{class:"banner",children:["The run “",i,"” of this address does not exist; this is “",a.run,"”."]}),a&&t?.message&&s("p",{class:"banner",children:[t.message," ",s("span",{class:"reason",children:t.hint})]}),Zr(e)&&s("p",{class:"banner",role:"status",children:["This is still “",Ue(r),"”, while “",Ue(a),"” loads. ",s(Yt,{message:e.waiting})]}),s(Kt,{subject:n,onRetry:e.reload,children:s(zf,{page:e})})]})]})}function zf({page:e}){let{runs:t,overview:n,shown:r,choice:o,error:i,waiting:a,compare:l}=e;if(i)return s(jt,{error:i,onRetry:e.reload});if(n&&r){let u=Zr(e);return s("div",{class:u?"is-stale":void 0,inert:u,children:s(zn,{overview:n,shown:r,step:u?null:e.step,onStep:e.chooseStep,children:l&&!u&&s(Ps,{overview:n,shown:r,baseline:l,onClose:()=>e.compareWith(null)})},`${r.run} ${r.host??""}`)})}return o?s(_t,{title:a?"Still reading this profile":"Loading the overview …",detail:a??o.run,children:s(Yt,{message:a})}):t===null||t.scanning?s(_t,{title:"Searching for profiles …",children:s(Yt,{message:null})}):s(_t,{title:"No profile found",detail:t.message??"The log directory holds no profile.",hint:t.hint,children:s("button",{type:"button",onClick:e.reload,children:"Look again"})})}function Ff({page:e,entry:t,choice:n}){return s("div",{class:"pickers",children:[s(Fn,{label:"Run",chosen:n.run,onChoose:r=>e.choose(r,null)}),s(Vr,{label:"Host",hosts:t.hosts,chosen:n.host,onChoose:r=>e.choose(t,r)}),s(ca,{chosen:e.compare,onChoose:e.compareWith})]})}function Zr({shown:e,choice:t,error:n}){return e===null||t===null||n?!1:!zt(e,t)}function _a({overview:e}){let[t,n]=A(null);return s(C,{children:[s(Jt,{}),s("header",{class:"bar",children:[s("h1",{children:["Overview of ",e.run.id]}),s(Gt,{overview:e})]}),s("main",{children:s(zn,{overview:e,step:t,onStep:n})})]})}var qf="dark-mode";function ya(e){let t=Wf();if(t){let o=()=>e(t.classList.contains(qf)?"dark":"light"),i=new MutationObserver(o);return i.observe(t,{attributes:!0,attributeFilter:["class"]}),o(),()=>i.disconnect()}let n=window.matchMedia("(prefers-color-scheme: dark)"),r=()=>e(n.matches?"dark":"light");return n.addEventListener("change",r),r(),()=>n.removeEventListener("change",r)}function Wf(){try{return window.parent===window?null:window.parent.document.body}catch{return null}}var ba=`.bar {
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
`;var va=`/* All colours are custom properties of charts/palette.ts. */

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
`;var wa=`.stacked-bar {
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
`;var xa=`.legend {
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

.tooltip-note {
  padding-top: 5px;
  margin-top: 5px;
  border-top: 1px solid var(--line);
}
`;var ka=`.verdict {
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
`;var Sa=`.diagnostics > li {
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
`;var Ma=`.facts {
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
`;var Ta=`.findings {
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
`;var Ca=`.headline > .definition {
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
`;var Pa=`.latency-table tbody th {
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
`;var Aa=`.metrics {
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
`;var Ea=`.notice {
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
`;var Na=`.pickers {
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
`;var $a=`.step-graph {
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
`;var Oa=`.table-scroll {
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
`;var La=[va,ba,Na,Ra,Oa,xa,Ca,wa,Aa,$a,Pa,Ma,Ta,Sa,ka,Ea].join(`
`);var Rt=Ht();function sp(){let e=document.documentElement;e.lang="en",document.title=Rt?`Overview of ${Rt.run.id}`:"Overview",document.adoptedStyleSheets=[...document.adoptedStyleSheets,ap()],ya(n=>{e.dataset.theme=n});let t=document.createElement("div");t.id="overview",document.body.append(t),co(Rt?s(_a,{overview:Rt}):s(ga,{}),t)}function ap(){let e=new CSSStyleSheet;return e.replaceSync(`:root{color-scheme:light;${tr("light")}}:root[data-theme="dark"]{color-scheme:dark;${tr("dark")}}`+La),e}Rt&&sp();export{sp as render};
