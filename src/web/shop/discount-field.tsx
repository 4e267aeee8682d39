import { type ReactNode, useState } from 'react'
import type { Cents } from '#book/size.ts'
import { dayWithYear } from '#shop/clock-time.ts'
import { giftCodeInGroups } from '#shop/gift-card.ts'
import type { Refusal } from '../builder/call-function.ts'
import type { Locale } from '../locale/locale.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { Button } from '../ui/button.tsx'
import { formatMoney } from '#book/format-money.ts'
import { TextField } from '../ui/text-field.tsx'
import { shopProblem } from './shop-problem.ts'
import type { Discount, DiscountState } from './use-discount.ts'

/** Asks for a discount code or a gift card, one of each, and says at once whether it counts. */
export function DiscountField(props: DiscountState & { bookCents: Cents }): ReactNode {
  const { discount, giftCard, checking, problem, use, drop, dropGift, bookCents } = props
  const [typed, setTyped] = useState('')
  const locale = useLocale()
  const look = async (): Promise<void> => {
    if (typed.trim() !== '' && !checking && (await use(typed))) setTyped('')
  }
  return (
    <>
      {discount === null ? null : (
        <p className="flex min-h-13 flex-wrap items-center gap-x-4" role="status">
          <WhatItDoes discount={discount} bookCents={bookCents} />
          <Button look="text" onClick={drop}>
            {m.buy_discount_drop()}
          </Button>
        </p>
      )}
      {giftCard === null ? null : (
        <p className="flex min-h-13 flex-wrap items-center gap-x-4" role="status">
          {m.buy_gift_used({
            code: giftCodeInGroups(giftCard.code),
            amount: formatMoney(giftCard.leftCents, locale),
          })}
          <Button look="text" onClick={dropGift}>
            {m.buy_discount_drop()}
          </Button>
        </p>
      )}
      {discount !== null && giftCard !== null ? null : (
        <CodeField {...{ typed, setTyped, checking, problem }} submit={() => void look()} />
      )}
    </>
  )
}

interface CodeFieldProps {
  typed: string
  setTyped: (typed: string) => void
  submit: () => void
  checking: boolean
  problem: Refusal | null
}

function CodeField({ typed, setTyped, submit, checking, problem }: CodeFieldProps): ReactNode {
  const locale = useLocale()
  return (
    <details open={problem !== null || undefined}>
      <summary className="inline-flex min-h-11 items-center text-link underline underline-offset-4">
        {m.buy_discount_question()}
      </summary>
      <div className="mt-2 flex items-start gap-3 max-xs:flex-col">
        <TextField
          label={m.buy_discount_label()}
          name="discount"
          value={typed}
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          problem={problem === null ? undefined : refusalWords(problem, locale)}
          onText={setTyped}
          onKeyDown={(event) => {
            // Enter looks the code up; it must not pay.
            if (event.key !== 'Enter') return
            event.preventDefault()
            submit()
          }}
          className="max-w-56 min-w-0 flex-1"
        />
        <Button
          look="secondary"
          busy={checking}
          onClick={submit}
          className="mt-[2.06rem] flex-none max-xs:mt-0"
        >
          {checking ? m.buy_discount_checking() : m.buy_discount_use()}
        </Button>
      </div>
    </details>
  )
}

function refusalWords({ code, details }: Refusal, locale: Locale): string {
  const from = details?.['from']
  if (code !== 'discount_not_yet' || typeof from !== 'string') return shopProblem(code)
  return m.discount_not_yet({ day: dayWithYear(locale, new Date(from)) })
}

function WhatItDoes({ discount, bookCents }: { discount: Discount; bookCents: Cents }): ReactNode {
  const locale = useLocale()
  const { code, worth, leastCents } = discount
  if (bookCents < leastCents) {
    return <span>{m.buy_discount_least({ code, amount: formatMoney(leastCents, locale) })}</span>
  }
  const part =
    'percentOff' in worth
      ? m.buy_discount_used({ code, percent: worth.percentOff })
      : m.buy_discount_used_amount({ code, amount: formatMoney(worth.centsOff, locale) })
  return <span>{part}</span>
}
