import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { m } from '../messages/generated/messages.js'
import { Button } from '../ui/button.tsx'
import { Toast } from '../ui/toast.tsx'

const never = (): (() => void) => () => {}

/** Sends an article on: with the device's own sheet where there is one, else by copying its address. */
export function SharePost({ title }: { title: string }): ReactNode {
  const canShare = useSyncExternalStore(
    never,
    () => 'share' in navigator,
    () => false,
  )
  const [news, setNews] = useState<string | null>(null)
  const address = (): string => location.origin + location.pathname
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address())
      setNews(m.blog_link_copied())
    } catch {
      // Not allowed, or there is no clipboard outside a secure context.
      setNews(m.blog_link_not_copied({ address: address() }))
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
          {m.blog_share()}
        </Button>
      ) : null}
      <Button look="secondary" onClick={() => void copy()}>
        {m.blog_copy_link()}
      </Button>
      <Toast message={news} onClose={() => setNews(null)} />
    </div>
  )
}
