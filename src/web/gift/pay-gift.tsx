import type { ReactNode } from 'react'
import { ClaimDialog } from '../account/claim-dialog.tsx'
import { m } from '../messages/generated/messages.js'
import { Button } from '../ui/button.tsx'

interface PayGiftProps {
  /** What goes to the till, in words; null: a gift card pays all of it. */
  amount: string | null
  isPaying: boolean
  /** Why it did not; empty while nothing was refused. */
  refusal: string
}

/** The last of a form that pays for a gift. */
export function PayGift({ amount, isPaying, refusal }: PayGiftProps): ReactNode {
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
export function ClaimForGift(props: {
  purpose: 'gift' | 'given'
  onClose: () => void
  onClaimed: () => void
}): ReactNode {
  const { purpose, onClose, onClaimed } = props
  return (
    <ClaimDialog
      purpose={purpose}
      onClose={onClose}
      onClaimed={() => {
        onClose()
        onClaimed()
      }}
    />
  )
}
