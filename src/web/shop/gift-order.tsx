import { type ReactNode, useEffect, useState } from 'react'
import { linkToken } from '#book/reading-link.ts'
import { dayWithYear } from '#shop/clock-time.ts'
import { isGivenBook } from '#shop/given-book.ts'
import type { Cents } from '#book/size.ts'
import { giftCodeInGroups, giftDay } from '#shop/gift-card.ts'
import { callFunction } from '../builder/call-function.ts'
import { GiftToPrint } from '../gift/gift-to-print.tsx'
import { forgetKeptGift } from '../gift/use-kept-gift.ts'
import { GiftMailFields } from '../gift/gift-mail-fields.tsx'
import { checkGiftMail, type GiftMailDraft, type GiftMailProblems } from '../gift/gift-form.ts'
import type { Locale } from '../locale/locale.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { formatMoney } from '#book/format-money.ts'
import { goingBackTexts } from './going-back-texts.ts'
import { type GiftCardView, type GiftOrderView, totalCents } from './order-view.ts'
import { wishOf } from './order-id.ts'
import { shopProblem } from './shop-problem.ts'
import { stateWords } from './status-words.ts'
import type { LiveOrder } from './use-live-order.ts'

/** How the order of a gift card stands, or of a book that is given. */
export function GiftStanding({ order }: { order: GiftOrderView }): ReactNode {
  const locale = useLocale()
  const text = isGivenBook(order.gift) ? givenText(order, order.gift.child, locale) : cardText(order)
  return (
    <>
      <h2 className="text-heading">{stateWords(order)}</h2>
      <p className="mt-2 text-lead">{text}</p>
    </>
  )
}

const givenTexts: Readonly<Record<GiftOrderView['status'], (given: { name: string }) => string>> = {
  pending: m.order_pending_text,
  paid: m.order_given_paid_text,
  canceled: m.order_given_canceled_text,
  refund_due: m.order_given_refund_due_text,
  refunded: m.order_given_refunded_text,
  charged_back: m.order_given_charged_back_text,
}

function givenText(order: GiftOrderView, name: string, locale: Locale): string {
  const { status } = order
  const isGoingBack = status === 'refund_due' || status === 'refunded'
  if (!isGoingBack || order.gift_cents === 0) return givenTexts[status]({ name })
  const cents = status === 'refunded' ? order.refunded_cents : totalCents(order) - order.refunded_cents
  return goingBackTexts(order)[status]({ amount: formatMoney(cents, locale) })
}

function cardText({ status }: GiftOrderView): string {
  return {
    pending: m.order_pending_text,
    paid: m.order_gift_paid_text,
    canceled: m.order_gift_canceled_text,
    refund_due: m.order_gift_refund_due_text,
    refunded: m.order_gift_refunded_text,
    charged_back: m.order_gift_charged_back_text,
  }[status]()
}

/** What can be done about it: pay, or see to the card. */
export function GiftNextStep({
  order,
  ask,
  read,
}: { order: GiftOrderView } & Pick<LiveOrder, 'ask' | 'read'>): ReactNode {
  const locale = useLocale()
  const [asking, setAsking] = useState(false)
  const row = 'mt-7 flex flex-wrap items-center gap-x-6 gap-y-3'
  if (order.status === 'pending') {
    const look = async (): Promise<void> => {
      setAsking(true)
      await ask()
      setAsking(false)
    }
    return (
      <p className={row}>
        {order.payment_url === null ? null : (
          <LinkButton to={order.payment_url} reloadDocument>
            {m.order_pay_now({ amount: formatMoney(totalCents(order) - order.gift_cents, locale) })}
          </LinkButton>
        )}
        <Button look="text" busy={asking} onClick={() => void look()}>
          {asking ? m.order_looking() : m.order_look_again()}
        </Button>
      </p>
    )
  }
  if (order.status === 'paid' && order.card !== null) {
    return <Card orderId={order.id} card={order.card} cents={order.book_cents} onChanged={read} />
  }
  if (isGivenBook(order.gift)) return <BackToBook order={order} />
  return (
    <p className={row}>
      <LinkButton to={pathFor('giftCard', locale)}>{m.order_gift_anew()}</LinkButton>
    </p>
  )
}

/** The book that was given, by the link that led this tab here: whoever gives it has no other way to it. */
function BackToBook({ order }: { order: GiftOrderView }): ReactNode {
  const locale = useLocale()
  const [token, setToken] = useState<string | null>(null)
  useEffect(() => {
    const wish = wishOf(sessionStorage, order.id)
    const given = typeof wish === 'object' && wish !== null && 'token' in wish ? wish.token : null
    if (typeof given === 'string' && linkToken.test(given)) setToken(given)
  }, [order.id])
  if (token === null) return null
  return (
    <p className="mt-7">
      {/* By a full load, as everything that leads to and from a private link. */}
      <LinkButton reloadDocument to={pathFor('reading', locale, { token })}>
        {m.order_given_open()}
      </LinkButton>
    </p>
  )
}

interface CardProps {
  orderId: string
  card: GiftCardView
  /** What it was worth when it was bought. */
  cents: Cents
  onChanged: () => Promise<void>
}

/** The card itself: its code, what is left of it, and where and when it is mailed. */
function Card({ orderId, card, cents, onChanged }: CardProps): ReactNode {
  const locale = useLocale()
  // What was typed for it is not asked for again.
  useEffect(forgetKeptGift, [])
  const [isChanging, setIsChanging] = useState(false)
  return (
    <section className="mt-10 max-w-[36em] border-t border-line pt-6">
      <h2 className="text-[1.35rem]">{m.order_gift_card()}</h2>
      <p className="mt-3 text-[1.6rem] font-semibold tracking-wide text-ink-strong select-all">
        {giftCodeInGroups(card.code)}
      </p>
      <p className="mt-1">{stateOf(card, cents, locale)}</p>
      {isUsable(card) ? (
        <>
          <p className="mt-4">
            <Button look="secondary" onClick={() => print()}>
              {m.order_gift_print()}
            </Button>
          </p>
          <GiftToPrint card={card} amount={formatMoney(cents, locale)} until={lastDay(card, locale)} />
        </>
      ) : null}
      <p className="mt-3" aria-live="polite">
        {mailingOf(card, locale)}
      </p>
      {card.mailed_at !== null || card.ended_at !== null ? null : isChanging ? (
        <Mailing
          orderId={orderId}
          card={card}
          onDone={async () => {
            await onChanged()
            setIsChanging(false)
          }}
          onLeave={() => setIsChanging(false)}
        />
      ) : (
        <Button look="text" onClick={() => setIsChanging(true)}>
          {m.order_gift_change()}
        </Button>
      )}
    </section>
  )
}

function isUsable(card: GiftCardView): boolean {
  return card.ended_at === null && card.left_cents > 0 && !card.is_over
}

function stateOf(card: GiftCardView, cents: Cents, locale: Locale): string {
  if (card.ended_at !== null) return m.gift_card_ended()
  if (card.left_cents === 0) return m.order_gift_used_up()
  if (card.is_over) return m.gift_card_over()
  const [amount, date] = [formatMoney(cents, locale), lastDay(card, locale)]
  return card.left_cents === cents
    ? m.order_gift_worth({ amount, date })
    : m.order_gift_left({ left: formatMoney(card.left_cents, locale), amount, date })
}

/** It ends at midnight: the last day is the one before. */
function lastDay(card: GiftCardView, locale: Locale): string {
  return dayWithYear(locale, new Date(new Date(card.valid_until).getTime() - 1))
}

function mailingOf(card: GiftCardView, locale: Locale): string {
  const { mailed_at: mailedAt, mail_at: mailAt, recipient_email: email } = card
  if (mailedAt !== null) {
    return m.order_gift_mailed({ date: dayWithYear(locale, new Date(mailedAt)), email: email ?? '' })
  }
  const day = new Date(mailAt)
  return day.getTime() <= Date.now()
    ? m.order_gift_mailing_now({ email: email ?? '' })
    : m.order_gift_mailing({ date: dayWithYear(locale, day), email: email ?? '' })
}

/** Another address, or another day. */
function Mailing(props: {
  orderId: string
  card: GiftCardView
  onDone: () => Promise<void>
  onLeave: () => void
}): ReactNode {
  const { orderId, card, onDone, onLeave } = props
  const [draft, setDraft] = useState(() => draftOf(card))
  const [problems, setProblems] = useState<GiftMailProblems>({})
  const [refusal, setRefusal] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const save = async (): Promise<void> => {
    const checked = checkGiftMail(draft)
    setProblems(checked.ok ? {} : checked.problems)
    if (!checked.ok) return
    setIsBusy(true)
    const called = await callFunction('change-gift-mail', { orderId, ...checked.mail })
    setIsBusy(false)
    setRefusal(called.ok ? '' : shopProblem(called.code))
    if (called.ok) await onDone()
  }
  return (
    <form
      noValidate
      className="mt-4 grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void save()
      }}
    >
      <GiftMailFields
        draft={draft}
        problems={problems}
        onChange={(changed) => setDraft({ ...draft, ...changed })}
      />
      <p role="alert" className="font-medium text-wrong empty:hidden">
        {refusal}
      </p>
      <p className="flex flex-wrap items-center gap-x-6">
        <Button type="submit" look="secondary" busy={isBusy}>
          {m.order_gift_save()}
        </Button>
        <Button look="text" onClick={onLeave}>
          {m.order_gift_leave()}
        </Button>
      </p>
    </form>
  )
}

function draftOf({ recipient_email: email, mail_at: mailAt }: GiftCardView): GiftMailDraft {
  const day = new Date(mailAt)
  return { recipientEmail: email ?? '', mailOn: day.getTime() <= Date.now() ? null : giftDay(0, day) }
}
