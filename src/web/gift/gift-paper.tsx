import type { ReactNode } from 'react'
import { typographic } from '#book/typographic.ts'
import { m } from '../messages/generated/messages.js'
import { scenePicture } from '../pictures.ts'
import { classNames } from '../ui/class-names.ts'

export interface GiftPaperProps {
  /** What it is worth, as people read it. */
  amount: string
  recipientName: string
  giverName: string
  message: string
}

/** A gift card on paper, as it will be read: its picture, for whom, how much, the words and from whom. */
export function GiftPaper({ amount, recipientName, giverName, message }: GiftPaperProps): ReactNode {
  return (
    <div className="rounded-sheet bg-page p-4 text-page-ink shadow-book">
      <GiftPicture className="rounded-[2px]" />
      <div className="px-4 pt-6 pb-4">
        <p className="text-small">{m.gift_card_for({ name: typographic(recipientName.trim()) || '…' })}</p>
        <p className="display mt-3 text-[3.2rem] !leading-none !text-page-ink">{amount}</p>
        {message === '' ? null : (
          <p className="mt-4 break-words whitespace-pre-line italic">{typographic(message)}</p>
        )}
        <p className="mt-4 text-small">{m.gift_card_from({ name: typographic(giverName.trim()) || '…' })}</p>
      </div>
    </div>
  )
}

/** The picture of a gift card, without the card. */
export function GiftPicture({ className }: { className: string }): ReactNode {
  const picture = scenePicture('gift')
  if (picture === null) return null
  return (
    <img
      src={picture}
      alt=""
      width={640}
      height={640}
      loading="lazy"
      className={classNames('aspect-4/3 w-full object-cover', className)}
    />
  )
}
