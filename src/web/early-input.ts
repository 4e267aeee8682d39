/**
 * What is typed, ticked and pressed before the page's code has come. The code starts after what is seen, a slow line
 * needs a while, and even then React drops what it hears before it has all that the page needs. This script, in the
 * head, keeps it from everybody until the page is alive and then hands it on, once: the fields first, and of what was
 * pressed the last, since what came before has been thought better of.
 *
 * Links, forms with an address and buttons of the browser's own work without code, and are left alone.
 *
 * React listens only when a value differs from the one that it knows, and it knows what goes through the property of
 * the element itself: that is set to something else first, and what stood there comes back by the element's class.
 */
export const earlyInputScript = `(function(){
var fields=new Set(),pressed=null;
function keepField(event){if('value' in event.target){fields.add(event.target);event.stopImmediatePropagation()}}
function keepPress(event,what){pressed=what;event.stopImmediatePropagation()}
var kept={input:keepField,change:keepField,
click:function(event){
var button=event.target.closest('button[type=button]:not([popovertarget])');
if(button)keepPress(event,button)},
submit:function(event){
if(event.target.hasAttribute('action'))return;
event.preventDefault();keepPress(event,event.target)}};
function tell(field){
if(!field.isConnected)return;
if(/^(checkbox|radio)$/.test(field.type)){field.checked=!field.checked;field.click();return}
var value=field.value;field.value='';
Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field),'value').set.call(field,value);
field.dispatchEvent(new Event(field.matches('select')?'change':'input',{bubbles:true}))}
for(var kind in kept)addEventListener(kind,kept[kind],true);
window.handOnEarlyInput=function(){
for(var kind in kept)removeEventListener(kind,kept[kind],true);
fields.forEach(tell);fields.clear();
var last=pressed;pressed=null;
if(last&&last.isConnected)setTimeout(function(){last.matches('form')?last.requestSubmit():last.click()})}})()`

declare global {
  interface Window {
    /** Set by `earlyInputScript`, for when the document is alive. */
    handOnEarlyInput?: () => void
  }
}
