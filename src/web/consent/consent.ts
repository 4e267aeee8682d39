import { findPage } from '../find-page.ts'
import { isSecretPage } from '../pages.ts'

export type ConsentChoice = 'accepted' | 'refused'

const storageKey = 'fabelaar.consent'

/**
 * The tag manager's script, when this deployment has one; without one nothing is asked and nothing measured, nor is on a page whose
 * address is a secret.
 */
export function tagManagerAddress(): string | null {
  if (isSecretPage(findPage(location.pathname)?.key)) return null
  return document.documentElement.dataset.tagManager ?? null
}

/** What was chosen in this browser; null: not asked yet. */
export function consentChoice(): ConsentChoice | null {
  try {
    const kept = localStorage.getItem(storageKey)
    return kept === 'accepted' || kept === 'refused' ? kept : null
  } catch {
    return null
  }
}

/** Remembers the visitor's answer in this browser. */
export function keepConsent(choice: ConsentChoice): void {
  try {
    localStorage.setItem(storageKey, choice)
  } catch {
    // Without storage the question comes back at the next visit.
  }
}

/** Loads the tag manager, once; only ever called after consent. */
export function startTagManager(address: string): void {
  if (document.querySelector('script[data-tag-manager]') !== null) return
  const layer = ((window as { dataLayer?: unknown[] }).dataLayer ??= [])
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = address
  script.dataset.tagManager = ''
  document.head.append(script)
}
