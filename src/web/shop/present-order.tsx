import { type ReactNode, useRef, useState } from 'react'
import { firstName } from '#book/reading-link.ts'
import { typographic } from '#book/typographic.ts'
import { dayWithYear } from '#shop/clock-time.ts'
import { giftDay } from '#shop/gift-card.ts'
import { callFunction } from '../builder/call-function.ts'
import { PresentFields } from '../gift/present-fields.tsx'
import {
  checkMailedPresent,
  type PresentDraft,
  presentFields,
  type PresentProblems,
} from '../gift/present-form.ts'
import type { Locale } from '../locale/locale.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { Button } from '../ui/button.tsx'
import { focusFirst } from './first-problems.ts'
import type { BookOrderView, PresentView } from './order-view.ts'
import { shopProblem } from './shop-problem.ts'
import { emptyPresent } from './use-kept-present.ts'

export interface PresentOfOrderProps {
  order: BookOrderView
  onChanged: () => Promise<void>
}

/** A book that is given, as its giver sees it: where it stands, and what can still be changed. One that is not can be. */
export function PresentOfOrder({ order, onChanged }: PresentOfOrderProps): ReactNode {
  const { present, kind } = order
  const locale = useLocale()
  const [isChanging, setIsChanging] = useState(false)
  const [news, setNews] = useState('')
  const [refusal, setRefusal] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  if (present === null && kind === 'print') return null
  const withdraw = async (): Promise<void> => {
    setIsBusy(true)
    const called = await callFunction('withdraw-present', { orderId: order.id })
    setIsBusy(false)
    setRefusal(called.ok ? '' : shopProblem(called.code))
    setNews(called.ok ? m.order_present_withdrawn() : '')
    await onChanged()
  }
  const changing = (
    <ChangePresent
      order={order}
      onDone={async () => {
        await onChanged()
        setNews('')
        setIsChanging(false)
        // The form was longer than what stands in its place: what is said now would be above the window.
        heading.current?.scrollIntoView({ block: 'start' })
        heading.current?.focus({ preventScroll: true })
      }}
      onLeave={() => setIsChanging(false)}
    />
  )
  const open = (): void => {
    setRefusal('')
    setNews('')
    setIsChanging(true)
  }
  return (
    <section className="mt-10 max-w-[36em] border-t border-line pt-6">
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-6 text-[1.35rem] outline-none">
        {m.order_present()}
      </h2>
      {present === null ? (
        <>
          {isChanging ? changing : <p className="mt-2">{m.order_present_offer_text()}</p>}
          {isChanging ? null : (
            <Button look="secondary" className="mt-4" onClick={open}>
              {m.order_present_offer()}
            </Button>
          )}
        </>
      ) : (
        <>
          <Card present={present} />
          <p
            aria-live="polite"
            className={
              present.refused_at === null ? 'mt-4 break-words' : 'mt-4 font-medium break-words text-wrong'
            }
          >
            {standingOf(order, present, locale)}
          </p>
          {present.thanks === null ? null : (
            <figure className="mt-4">
              <figcaption className="font-medium">{m.order_present_thanks()}</figcaption>
              <blockquote className="mt-1 break-words whitespace-pre-line italic">
                {typographic(present.thanks)}
              </blockquote>
            </figure>
          )}
          {kind === 'print' ||
          (present.mailed_at !== null && present.refused_at === null) ? null : isChanging ? (
            changing
          ) : (
            <p className="mt-1 flex flex-wrap gap-x-6">
              <Button look="text" onClick={open}>
                {m.order_present_change()}
              </Button>
              <Button look="text" busy={isBusy} onClick={() => void withdraw()}>
                {m.order_present_withdraw()}
              </Button>
            </p>
          )}
        </>
      )}
      <p role="status" className="mt-3 empty:hidden">
        {news}
      </p>
      <p role="alert" className="mt-3 font-medium text-wrong empty:hidden">
        {refusal}
      </p>
    </section>
  )
}

/** The words that go along. */
function Card({ present: { giver_name: giver, message } }: { present: PresentView }): ReactNode {
  return (
    <div className="mt-4 max-w-[24rem] rounded-sheet bg-page px-6 py-5 text-page-ink shadow-card">
      {message === '' ? null : (
        <p className="mb-3 break-words whitespace-pre-line italic">{typographic(message)}</p>
      )}
      <p className="break-words">{m.order_present_from({ giver: typographic(giver) })}</p>
    </div>
  )
}

function standingOf(order: BookOrderView, present: PresentView, locale: Locale): string {
  const email = present.recipient_email
  if (present.refused_at !== null) return m.order_present_refused({ email: email ?? '' })
  if (present.mailed_at !== null) {
    const date = dayWithYear(locale, new Date(present.mailed_at))
    return email === null ? m.order_present_sent_before({ date }) : m.order_present_sent({ date, email })
  }
  if (present.mail_at === null || email === null) return m.order_present_printed()
  const day = new Date(present.mail_at)
  if (day.getTime() > Date.now()) return m.order_present_day({ date: dayWithYear(locale, day), email })
  return order.book.state === 'finished' ? m.order_present_now({ email }) : m.order_present_soon({ email })
}

interface ChangePresentProps {
  order: BookOrderView
  onDone: () => Promise<void>
  onLeave: () => void
}

/** From whom, with which words, to whom and when. */
function ChangePresent({ order, onDone, onLeave }: ChangePresentProps): ReactNode {
  const locale = useLocale()
  const [draft, setDraft] = useState(() => draftOf(order.present, locale))
  const [problems, setProblems] = useState<PresentProblems>({})
  const [refusal, setRefusal] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const save = async (form: HTMLFormElement): Promise<void> => {
    const checked = checkMailedPresent(draft)
    setProblems(checked.ok ? {} : checked.problems)
    if (!checked.ok) return focusFirst(form, presentFields, checked.problems)
    setIsBusy(true)
    const called = await callFunction('wrap-present', { orderId: order.id, present: checked.present })
    setIsBusy(false)
    setRefusal(called.ok ? '' : shopProblem(called.code))
    if (called.ok) await onDone()
  }
  return (
    <form
      noValidate
      className="mt-5 grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void save(event.currentTarget)
      }}
    >
      <PresentFields
        kind="download"
        book={{ ...order.book, child: firstName(order.book.child) }}
        isFinished={order.book.state === 'finished'}
        draft={draft}
        problems={problems}
        onChange={(changed) => {
          setDraft({ ...draft, ...changed })
          setProblems({})
        }}
      />
      <p role="alert" className="font-medium text-wrong empty:hidden">
        {refusal}
      </p>
      <p className="flex flex-wrap items-center gap-x-6">
        <Button type="submit" look="secondary" busy={isBusy}>
          {order.present === null ? m.order_present_wrap() : m.order_gift_save()}
        </Button>
        <Button look="text" onClick={onLeave}>
          {m.order_gift_leave()}
        </Button>
      </p>
    </form>
  )
}

function draftOf(present: PresentView | null, locale: Locale): PresentDraft {
  if (present === null) return emptyPresent(locale)
  const day = new Date(present.mail_at ?? 0)
  return {
    giverName: present.giver_name,
    message: present.message,
    recipientEmail: present.recipient_email ?? '',
    mailOn: day.getTime() <= Date.now() ? null : giftDay(0, day),
    locale: present.locale,
  }
}
