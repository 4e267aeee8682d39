import type { ReactNode } from 'react'
import { giftCodeInGroups } from '#shop/gift-card.ts'
import { m } from '../messages/generated/messages.js'
import type { GiftCardView } from '../shop/order-view.ts'
import { GiftPaper } from './gift-paper.tsx'
import './gift-to-print.css'

interface GiftToPrintProps {
  card: GiftCardView
  amount: string
  /** The last day on which it can be used. */
  until: string
}

/** A gift card to print at home and fold: it is all there is on paper of the page that it stands on, and not to be seen on screens. */
export function GiftToPrint({ card, amount, until }: GiftToPrintProps): ReactNode {
  const { recipient_name: recipientName, giver_name: giverName, message } = card
  return (
    <div className="gift-to-print" aria-hidden="true">
      <GiftPaper
        recipientName={recipientName ?? ''}
        giverName={giverName ?? ''}
        message={message ?? ''}
        amount={amount}
      />
      <p className="gift-to-print-code">{giftCodeInGroups(card.code)}</p>
      <p>{m.order_gift_print_how({ until })}</p>
    </div>
  )
}
