import type { ReactNode } from 'react'
import { ClaimDialog } from '../account/claim-dialog.tsx'
import { m } from '../messages/generated/messages.js'
import { Button } from '../ui/button.tsx'
import type { GiftPayment } from './use-gift-payment.ts'

interface PayGiftProps {
  payment: GiftPayment
  /** What goes to the till, in words; null: a gift card pays all of it. */
  amount: string | null
}

/** The last of a form that pays for a gift. */
export function PayGift({ payment: { isPaying, refusal }, amount }: PayGiftProps): ReactNode {
  return (
    <div>
      <p role="alert" className="mb-3 font-medium text-wrong empty:hidden">
        {refusal}
      </p>
      <Button type="submit" busy={isPaying} className="w-full sm:w-auto sm:min-w-[18rem]">
        {isPaying ? m.buy_going() : amount === null ? m.buy_pay_gift() : m.buy_pay({ amount })}
      </Button>
    </div>
  )
}

/** Asks a guest who pays for a gift for an address, before the till. */
export function ClaimForGift(props: { purpose: 'gift' | 'given'; payment: GiftPayment }): ReactNode {
  const { purpose, payment } = props
  if (!payment.isClaiming) return null
  return (
    <ClaimDialog
      purpose={purpose}
      onClose={payment.endClaim}
      onClaimed={() => {
        payment.endClaim()
        void payment.goToTill()
      }}
    />
  )
}
