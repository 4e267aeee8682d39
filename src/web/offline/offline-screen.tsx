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

/** What the browser shows when it cannot reach us; the page that was asked for comes once it can. */
export default function OfflineScreen(): ReactNode {
  return (
    <TornPage picture="offline" action={{ href: '', label: m.common_try_again() }}>
      <h1 className="max-w-[12ch] text-hero">{m.site_offline_heading()}</h1>
      <p className="mt-5 max-w-md text-lead">{m.site_offline_text()}</p>
      <script nonce={useNonce()} dangerouslySetInnerHTML={{ __html: loadAgain }} />
    </TornPage>
  )
}
