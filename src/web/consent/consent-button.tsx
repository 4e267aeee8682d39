import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import { m } from '../messages/generated/messages.js'
import { askConsentAgain } from './ask-consent-again.ts'

/** Brings the question about measuring back; nothing where nothing is measured. */
export function ConsentButton({ className }: { className?: string }): ReactNode {
  const root = useRouteLoaderData<{ tagManager: string | null }>('root')
  if (!root?.tagManager) return null
  return (
    <button
      type="button"
      className={className}
      onClick={() => document.documentElement.toggleAttribute(askConsentAgain, true)}
    >
      {m.site_consent_again()}
    </button>
  )
}
