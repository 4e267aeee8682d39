import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { giftCodeInGroups } from '#shop/gift-card.ts'
import { m } from '../messages/generated/messages.js'
import { takeBroughtGift } from '../shop/brought-gift.ts'
import { readKeptWord } from '../shop/kept-for-a-while.ts'

/** Says that a gift card comes along, to whoever came by the button in its mail; no code stays in the address. */
export function GiftAlong(): ReactNode {
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const [code, setCode] = useState<string | null>(null)
  useEffect(() => {
    const isBrought = takeBroughtGift(hash)
    setCode(readKeptWord('gift'))
    if (isBrought) void navigate({ pathname, search }, { replace: true, preventScrollReset: true })
  }, [hash, pathname, search, navigate])
  return (
    <p role="status" className="mt-5 max-w-xl border-l-4 border-act pl-4 text-ink-strong empty:hidden">
      {code === null ? null : m.builder_gift_along({ code: giftCodeInGroups(code) })}
    </p>
  )
}
