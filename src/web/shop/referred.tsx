import { type ReactNode, useSyncExternalStore } from 'react'
import { reward } from '#shop/referral.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { formatMoney } from '#book/format-money.ts'
import { readKeptWord } from './kept-for-a-while.ts'

const never = (): (() => void) => () => {}

/** For who came by somebody's link: what buying is worth to whoever shared it. */
export function Referred(): ReactNode {
  const locale = useLocale()
  const referred = useSyncExternalStore(
    never,
    () => readKeptWord('referrer') !== null,
    () => false,
  )
  if (!referred) return null
  return (
    <p className="mt-2 text-small text-ink-soft">
      {m.buy_referral({ amount: formatMoney(reward.centsOff, locale) })}
    </p>
  )
}
