/**
 * What stands in a bundle for something that cannot be imported. A capitalised or default binding draws a dashed
 * notice with its children; anything else answers every call, `new` and property with itself (a capitalised
 * property is a component again, and drawn as an element it gives its children), so that the rest of the page goes on.
 * A capitalised name may be a function too (`Color("#fff").hue()`): React alone calls with one object.
 * As a list it is empty; what a call gives is taken apart too, as of a hook that returns a value and how to set it.
 * Waited for, it gives what answers everything but a wait. A design may have a `Map` of its own. `asked` is what React looks for on every component. Drawn as a text it is nothing, which
 * `vendor/shims/react/stand-ins.ts` sees to by its brand. Written in the bundle's own language because it travels with it.
 */
export const STUB_SOURCE = `const __stub=(()=>{
const {Array,Map,Object,Proxy,Symbol}=globalThis;
const values=new Map();
const brand=Symbol.for("maquette.stand-in");
const isProps=v=>typeof v==="object"&&v!==null&&Object.hasOwn(v,"children")&&Object.getPrototypeOf(v)===Object.prototype;
const valueOf=(from,isSettled,isCalled)=>{const key=isSettled?from+"\\n":isCalled?from+"\\n()":from;let value=values.get(key);if(value)return value;
const then=isSettled?undefined:use=>{if(typeof use==="function")globalThis.queueMicrotask(()=>use(valueOf(from,true)));return value};
value=new Proxy(function(){}.bind(),{apply:(t,self,[first])=>isProps(first)?first.children:valueOf(from,isSettled,!isSettled),construct:()=>value,get:(t,k)=>
k===brand?true:k===Symbol.toPrimitive||k==="toString"?()=>"":k===Symbol.iterator?function*(){if(isCalled)yield*[1,2,3].map(()=>valueOf(from))}:k==="then"?then:typeof k==="symbol"||k==="prototype"||k==="defaultProps"?undefined:k==="length"?0:k==="map"||k==="filter"||k==="flatMap"?()=>[]:/^[A-Z]/.test(k)?component(from,k):isCalled?valueOf(from):value});
values.set(key,value);return value};
const icons=/icon|lucide/i;
const asked=/^(?:\\$\\$typeof|_|defaultProps|displayName|propTypes|contextTypes?|childContextTypes|getDerivedState|then$|toJSON$|type$|render$|compare$)/;
const component=(from,name)=>{const label=name==="default"||name==="*"?from:from+" · "+name;
function draw(props){if(typeof props!=="object"||props===null||Array.isArray(props))return valueOf(from);const {children,className,size}=props;
if(icons.test(from))return __react.createElement("svg",{className,width:size||24,height:size||24,viewBox:"0 0 24 24",fill:"none",stroke:"currentColor",strokeWidth:1.5,strokeDasharray:"3 3","data-unsupported":from},__react.createElement("title",null,label+" is not available"),__react.createElement("rect",{x:3,y:3,width:18,height:18,rx:4}));
return __react.createElement("div",{className,"data-unsupported":from,style:{outline:"1.5px dashed currentColor",outlineOffset:2,borderRadius:8,padding:"8px 12px",minWidth:0}},__react.createElement("div",{style:{font:"500 12px/1.4 ui-sans-serif,system-ui,sans-serif",opacity:.65}},label+" is not available in previews"),children==null||typeof children==="function"?null:children)}
draw[brand]=true;
return new Proxy(draw,{construct:()=>valueOf(from),get:(t,k)=>typeof k!=="string"||k in t||asked.test(k)?t[k]:/^[A-Z]/.test(k)?component(from,name==="default"||name==="*"?k:name+"."+k):valueOf(from)})};
const namespace=from=>new Proxy({},{get:(t,k)=>typeof k==="symbol"||k==="then"?undefined:/^[A-Z]|^default$/.test(k)?component(from,k):valueOf(from)});
return(from,name,local)=>name==="*"?namespace(from):/^[A-Z]/.test(name==="default"?local:name)?component(from,name):valueOf(from)})();`
