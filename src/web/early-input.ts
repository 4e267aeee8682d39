/**
 * What is typed, ticked and pressed before the page's code has come. React would drop it: the code starts after what
 * is seen, and a slow line needs a while. This script, in the head, notes it until the page is alive and then hands it
 * on: the fields first, and of what was pressed the last, since what came before has been thought better of.
 *
 * Links, forms with an address and buttons of the browser's own work without code, and are left alone. It listens
 * last, so that it notes nothing that React has heard.
 *
 * React listens only when a value differs from the one that it knows, and it knows what goes through the property of
 * the element itself: that is set to something else first, and what stood there comes back by the element's class.
 */
export const earlyInputScript = `(function(){
var fields=new Set(),pressed=null;
function noteField(event){if('value' in event.target)fields.add(event.target)}
var heard={input:noteField,change:noteField,
click:function(event){
var button=event.target.closest('button[type=button]:not([popovertarget])');
if(button&&!event.defaultPrevented)pressed=button},
submit:function(event){
if(event.target.hasAttribute('action')||event.defaultPrevented)return;
event.preventDefault();pressed=event.target}};
function tell(field){
if(!field.isConnected)return;
if(/^(checkbox|radio)$/.test(field.type)){field.checked=!field.checked;field.click();return}
var value=field.value;field.value='';
Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field),'value').set.call(field,value);
field.dispatchEvent(new Event(field.matches('select')?'change':'input',{bubbles:true}))}
for(var kind in heard)addEventListener(kind,heard[kind]);
window.handOnEarlyInput=function(){
for(var kind in heard)removeEventListener(kind,heard[kind]);
fields.forEach(tell);fields.clear();
var last=pressed;pressed=null;
if(last&&last.isConnected)setTimeout(function(){last.matches('form')?last.requestSubmit():last.click()})}})()`

/** Tells React, once the document is alive, what it has missed. */
export function handOnEarlyInput(): void {
  const { handOnEarlyInput: handOn } = window as { handOnEarlyInput?: () => void }
  handOn?.()
}
