import { type ReactNode, useEffect, useId, useState } from 'react'
import { m } from '../messages/generated/messages.js'
import { Button } from '../ui/button.tsx'
import { askConsentAgain } from './ask-consent-again.ts'
import {
  type ConsentChoice,
  consentChoice,
  keepConsent,
  startTagManager,
  tagManagerAddress,
} from './consent.ts'
import './consent.css'

/**
 * Asks once whether visits may be measured; yes and no look the same and cost one press. Nothing of the tag manager
 * is loaded before a yes, and the footer brings the question back. The page makes room for it.
 */
export function ConsentNotice(): ReactNode {
  const heading = useId()
  const [asking, setAsking] = useState(false)
  useEffect(() => {
    const address = tagManagerAddress()
    if (address === null) return
    const choice = consentChoice()
    if (choice === 'accepted') startTagManager(address)
    setAsking(choice === null)
    const { documentElement } = document
    const answerRequest = (): void => {
      if (!documentElement.hasAttribute(askConsentAgain)) return
      documentElement.removeAttribute(askConsentAgain)
      setAsking(true)
    }
    answerRequest()
    const requests = new MutationObserver(answerRequest)
    requests.observe(documentElement, { attributeFilter: [askConsentAgain] })
    return () => requests.disconnect()
  }, [])
  if (!asking) return null
  const choose = (choice: ConsentChoice): void => {
    const before = consentChoice()
    keepConsent(choice)
    setAsking(false)
    const address = tagManagerAddress()
    if (choice === 'accepted' && address !== null) startTagManager(address)
    // What runs can only be stopped by a fresh page.
    if (choice === 'refused' && before === 'accepted') location.reload()
  }
  return (
    <section
      ref={tellHeight}
      aria-labelledby={heading}
      className="fixed inset-x-0 bottom-0 z-50 border-t border-line bg-sheet px-edge pt-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))] text-ink shadow-book"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
        <div className="max-w-[38rem]">
          <h2 id={heading} className="text-[1.35rem]">
            {m.site_consent_heading()}
          </h2>
          <p className="mt-1.5 text-small">{m.site_consent_text()}</p>
        </div>
        <div className="grid grid-cols-2 gap-3 max-sm:w-full">
          <Button look="secondary" className="!px-3" onClick={() => choose('refused')}>
            {m.site_consent_refuse()}
          </Button>
          <Button look="secondary" className="!px-3" onClick={() => choose('accepted')}>
            {m.site_consent_accept()}
          </Button>
        </div>
      </div>
    </section>
  )
}

/** Writes how high the question stands where the page's styles find it, until it is gone. */
function tellHeight(question: HTMLElement | null): (() => void) | undefined {
  if (question === null) return undefined
  const { style } = document.documentElement
  const resized = new ResizeObserver(() => {
    style.setProperty('--consent-height', `${question.offsetHeight}px`)
  })
  resized.observe(question)
  return () => {
    resized.disconnect()
    style.removeProperty('--consent-height')
  }
}
