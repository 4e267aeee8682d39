import type { ReactNode } from 'react'
import { useNonce } from './security/nonce.tsx'

/**
 * What is seen comes before what makes it move: the scripts of a document wait until its styles, letters and first
 * pictures are there and the frame with them has had a tenth of a second to reach the screen, two seconds at most, so
 * that they take neither line nor processor from them. A page in a background tab has no frames to wait for, and one
 * that is being left, by a link or a form that works without code, needs no scripts unless it stays after all. Only
 * documents carry this; the browser's code need not.
 */
const startScript = import.meta.env.SSR
  ? `(function(){
var waits=true,left=-3000;
function leave(){left=performance.now()}
function start(){if(!waits)return;
var stays=left+3000-performance.now();if(stays>0){setTimeout(start,stays);return}
waits=false;removeEventListener('beforeunload',leave);
document.querySelectorAll('link[rel="later"]').forEach(function(link){setTimeout(function(){link.rel='modulepreload'})});
document.querySelectorAll('script[type="later"]').forEach(function(old){
var script=document.createElement('script');
script.type='module';script.fetchPriority='low';script.nonce=old.nonce;script.text=old.text;old.replaceWith(script)})}
function painted(){requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(start,100)})})}
addEventListener('beforeunload',leave);
if(document.hidden)start();else{addEventListener('load',painted);setTimeout(start,2000)}})()`
  : ''

/** Starts the scripts that `scriptsLater` has put off; stands after them. */
export function StartScripts(): ReactNode {
  const nonce = useNonce()
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: startScript }} />
}

/**
 * The document with the router's module script, and the preloads of what it imports, put off. In development there are
 * several, which must run in their order.
 */
export function scriptsLater(html: string): string {
  if (import.meta.env.DEV) return html
  return html
    .replaceAll(' rel="modulepreload"', ' rel="later" fetchpriority="low"')
    .replaceAll(' type="module"', ' type="later"')
}
