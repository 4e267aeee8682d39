import { type ReactNode, useState } from 'react'
import { m } from '../messages/generated/messages.js'
import { classNames } from '../ui/class-names.ts'
import type { PortraitRequest } from './portrait-request.ts'
import { usePortrait } from './use-portrait.ts'

export interface LooksFoldProps {
  /** Whose looks: what is said above the picture. */
  heading: string
  /** What they look like, in words; empty: nothing is told of them. */
  words: string
  /** How they are drawn; null: there is nothing to draw yet. */
  request: PortraitRequest | null
  /** It is open when it comes; a problem inside opens it too. */
  startsOpen?: boolean
  hasProblem?: boolean
  children: ReactNode
}

/** How somebody looks as one picture; what it is made of is chosen behind it. */
export function LooksFold(props: LooksFoldProps): ReactNode {
  const { heading, words, request, startsOpen = false, hasProblem = false, children } = props
  const [isFirst] = useState(startsOpen)
  return (
    <details open={isFirst || hasProblem || undefined} className="group/looks border-y border-line">
      <summary className="flex min-h-24 items-center gap-4 py-3">
        <LooksPicture request={request} className="size-18" />
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="font-semibold text-ink-strong">{heading}</span>
          <span className="text-small leading-snug text-ink-soft first-letter:uppercase group-open/looks:hidden">
            {words}
          </span>
          <span className="pt-1 font-semibold text-link underline decoration-1 underline-offset-[0.22em]">
            <span className="group-open/looks:hidden">{m.builder_looks_change()}</span>
            <span className="hidden group-open/looks:inline">{m.builder_looks_done()}</span>
          </span>
        </span>
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-7 pt-4 pb-7">{children}</div>
    </details>
  )
}

interface LooksPictureProps {
  request: PortraitRequest | null
  /** How large. */
  className: string
}

/** Small, as they are drawn now; decoration beside the words that say the same. */
export function LooksPicture({ request, className }: LooksPictureProps): ReactNode {
  const { address } = usePortrait(request)
  return (
    <span
      className={classNames(
        'block flex-none overflow-hidden rounded-full border border-line bg-paper-deep',
        className,
      )}
    >
      {address === null ? null : <img src={address} alt="" className="size-full object-cover object-top" />}
    </span>
  )
}
