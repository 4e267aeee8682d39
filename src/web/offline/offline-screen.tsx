import type { ReactNode } from 'react'
import { TornPage } from '../errors/torn-page.tsx'
import { m } from '../messages/generated/messages.js'
import { useNonce } from '../security/nonce.tsx'

/** It is kept in the browser and shown at any address, so the router must not come alive on it. */
export const handle = { withoutScripts: true }

export function meta(): Record<string, string>[] {
  return [{ title: m.site_offline_title() }, { name: 'robots', content: 'noindex' }]
}

/** Asks whether the server can be reached and then loads what was wanted; at its own address there is nothing else. */
const loadAgain = `(function(){
if(/\\/offline$/.test(location.pathname))return;
function ask(){fetch('/builds/latest.json?'+Date.now(),{method:'HEAD'}).then(function(){location.reload()},later)}
function later(){setTimeout(ask,4000)}
addEventListener('online',ask);later()})()`

/** Shows the books that this device keeps for reading in bed, as the notes in their caches tell of them (`kept-books.ts`). */
const listKept = `(function(){
var place=document.getElementById('kept');
if(!place||!('caches' in window))return;
caches.keys().then(function(names){names.filter(function(name){return name.indexOf('bedtime-book-')===0}).forEach(function(name){
caches.open(name).then(function(cache){return cache.match('/kept/'+name.slice(13)+'/note.json')}).then(function(note){return note&&note.json()}).then(function(book){
if(!book)return;
var item=document.createElement('li'),link=document.createElement('a');
link.href=book.address;link.textContent=book.title;link.className='inline-flex min-h-11 items-center text-link underline underline-offset-4';item.append(link);
place.querySelector('ul').append(item);place.hidden=false})})})})()`

/** What the browser shows when it cannot reach us; the page that was asked for comes once it can. */
export default function OfflineScreen(): ReactNode {
  return (
    <TornPage picture="offline" action={{ href: '', label: m.common_try_again() }}>
      <h1 className="max-w-[12ch] text-hero">{m.site_offline_heading()}</h1>
      <p className="mt-5 max-w-md text-lead">{m.site_offline_text()}</p>
      <section id="kept" hidden className="mt-8">
        <h2 className="text-[1.3rem]">{m.bedtime_shelf()}</h2>
        <ul />
      </section>
      <script nonce={useNonce()} dangerouslySetInnerHTML={{ __html: `${loadAgain};${listKept}` }} />
    </TornPage>
  )
}
