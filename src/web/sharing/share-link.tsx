import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { m } from '../messages/generated/messages.js'
import { Button } from '../ui/button.tsx'
import { Toast } from '../ui/toast.tsx'

const never = (): (() => void) => () => {}

/** Sends an address on: with the device's own sheet where there is one, else by copying it. */
export function ShareLink({ title, address }: { title: string; address: () => string }): ReactNode {
  const canShare = useSyncExternalStore(
    never,
    () => 'share' in navigator,
    () => false,
  )
  const [news, setNews] = useState<string | null>(null)
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address())
      setNews(m.common_link_copied())
    } catch {
      // Not allowed, or there is no clipboard outside a secure context.
      setNews(m.common_link_not_copied({ address: address() }))
    }
  }
  return (
    <div className="flex flex-wrap gap-3">
      {canShare ? (
        <Button
          look="secondary"
          // Closing the sheet without sending is no mistake.
          onClick={() => void navigator.share({ title, url: address() }).catch(() => {})}
        >
          {m.common_share()}
        </Button>
      ) : null}
      <Button look="secondary" onClick={() => void copy()}>
        {m.common_copy_link()}
      </Button>
      <Toast message={news} onClose={() => setNews(null)} />
    </div>
  )
}
