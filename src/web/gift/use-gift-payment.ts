import { useState } from 'react'
import { useIsGuest } from '../account/use-is-guest.ts'
import type { Paid } from '../shop/pay-for.ts'

export interface GiftPayment {
  isPaying: boolean
  /** A guest is asked for an address first. */
  isClaiming: boolean
  /** Why it did not; empty while nothing was refused. */
  refusal: string
  forgetRefusal: () => void
  /** What is to be paid is right: on to the till, or first to an address. */
  begin: () => Promise<void>
  goToTill: () => Promise<void>
  endClaim: () => void
}

interface GiftOrder {
  /** Makes the order; null: what was typed is not right any more. */
  order: () => Promise<Paid> | null
  sayRefusal: (code: string) => string
}

/** The way to the till of somebody who pays for a gift, a card or the book of a link. */
export function useGiftPayment({ order, sayRefusal }: GiftOrder): GiftPayment {
  const guest = useIsGuest()
  const [refusal, setRefusal] = useState('')
  const [isClaiming, setClaiming] = useState(false)
  const [isPaying, setPaying] = useState(false)
  const goToTill = async (): Promise<void> => {
    const ordering = order()
    if (ordering === null) return
    setPaying(true)
    const result = await ordering
    if (result.ok) return location.assign(result.paymentUrl)
    setPaying(false)
    setRefusal(sayRefusal(result.code))
  }
  return {
    isPaying,
    isClaiming,
    refusal,
    forgetRefusal: () => setRefusal(''),
    begin: async () => (guest ? setClaiming(true) : await goToTill()),
    goToTill,
    endClaim: () => setClaiming(false),
  }
}
