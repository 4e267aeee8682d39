import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { firstName } from '#book/reading-link.ts'
import { sizeTable } from '#book/size.ts'
import { ClaimDialog } from '../account/claim-dialog.tsx'
import { useIsGuest } from '../account/use-is-guest.ts'
import { callFunction } from '../builder/call-function.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'
import { regretUntil } from '../shop/regret-until.ts'
import { shopProblem } from '../shop/shop-problem.ts'
import { Button } from '../ui/button.tsx'
import type { BookView } from './book-view.ts'
import { noticeWords } from './notice-words.ts'
import { PictureProgress } from './picture-progress.tsx'
import type { LinksOfBook } from './read-links-of-book.ts'
import type { OrdersOfBook } from './read-orders-of-book.ts'
import { isBought } from './screen-of.ts'
import type { LiveBook } from './use-live-book.ts'

/** Says how the book stands and what comes next. */
export function DeskHeading({
  live,
  orders,
  links,
}: {
  live: LiveBook
  orders: OrdersOfBook
  links: LinksOfBook
}): ReactNode {
  const { gift } = links
  const { book, connectionLost } = live
  const { openOrderId, waitingPrint } = orders
  const guest = useIsGuest()
  const locale = useLocale()
  return (
    <header className="desk-heading">
      <div className="desk-headline">
        <h1 className="text-title">{headline(book)}</h1>
        {book.state === 'unlocking' ? <PictureProgress book={book} /> : null}
        {offersOf(links, book).map((words) => (
          <a key={words} href={`#${offeredId}`} className="desk-offer">
            {words}
          </a>
        ))}
      </div>
      <div className="desk-lead">
        <p>{orders.isAtPrinter ? m.paid_printed_lead() : lead(book, guest)}</p>
        {gift === null ? null : (
          <p className="mt-2">
            <span className="text-ink-strong">{m.given_from({ giver: gift.giver })}</span>
            {gift.message === '' ? null : <q className="mt-1 block whitespace-pre-line">{gift.message}</q>}
          </p>
        )}
        {noticeWords(book).map((words) => (
          <p key={words} className="mt-2">
            {words}
          </p>
        ))}
        {book.state === 'unlock_failed' ? <ContinueDrawing live={live} /> : null}
        {openOrderId !== null && book.state === 'ready' ? (
          <p className="mt-2">
            {m.preview_open_order()}{' '}
            <Link to={pathFor('order', locale, { eid: openOrderId })} className="text-link underline">
              {m.preview_to_order()}
            </Link>
          </p>
        ) : null}
        {waitingPrint === null ? null : <WaitingPrint {...waitingPrint} />}
        <KeepBook isBought={isBought(book.state)} />
        <p role="status" className="mt-2 font-medium text-wrong empty:hidden">
          {connectionLost ? m.book_connection_lost() : ''}
        </p>
      </div>
    </header>
  )
}

/** What others offer stands below the book, under this name in the address of the page: above its pages it would push them down. */
export const offeredId = 'offered'

/** Whose word and whose voice wait for an answer: who came first. */
function offersOf({ words: [word], voices: [voice] }: LinksOfBook, { child }: BookView): string[] {
  return [
    ...(word === undefined ? [] : [m.word_offered_heading({ name: word.name })]),
    ...(voice === undefined
      ? []
      : [m.voice_offered_heading({ name: voice.reader, child: firstName(child) })]),
  ]
}

/** Until when a printed copy can still be corrected or canceled, and where. */
function WaitingPrint({ orderId, until }: NonNullable<OrdersOfBook['waitingPrint']>): ReactNode {
  const locale = useLocale()
  return (
    <p className="desk-more">
      {m.order_print_waiting()} {regretUntil(locale, new Date(until))}{' '}
      <Link to={pathFor('order', locale, { eid: orderId })} className="text-link underline">
        {m.preview_to_order()}
      </Link>
    </p>
  )
}

/** Tells a guest that the book hangs on this browser, and how to keep it; aloud once somebody has paid for it. */
function KeepBook({ isBought: isLoud }: { isBought: boolean }): ReactNode {
  const guest = useIsGuest()
  const [claiming, setClaiming] = useState(false)
  // The dialog stays until it is done with what follows from no longer being a guest.
  if (!guest && !claiming) return null
  return (
    <>
      {isLoud ? (
        <div className="mt-4">
          <p>{m.paid_guest()}</p>
          <Button className="mt-3" onClick={() => setClaiming(true)}>
            {m.preview_guest_action()}
          </Button>
        </div>
      ) : (
        <p className="desk-more">
          {m.preview_guest()}{' '}
          <button
            type="button"
            className="text-link underline underline-offset-4"
            onClick={() => setClaiming(true)}
          >
            {m.preview_guest_action()}
          </button>
        </p>
      )}
      {claiming ? (
        <ClaimDialog purpose="keep" onClose={() => setClaiming(false)} onClaimed={() => setClaiming(false)} />
      ) : null}
    </>
  )
}

function headline(book: BookView): string {
  switch (book.state) {
    case 'unlocking':
      return m.paid_unlocking()
    case 'unlock_failed':
      return m.paid_failed()
    case 'finished':
      return m.paid_finished()
    default:
      return m.preview_heading()
  }
}

function lead(book: BookView, guest: boolean): string {
  switch (book.state) {
    case 'unlocking':
      // There is no address to mail to.
      return guest ? m.paid_unlocking_guest_lead() : m.paid_unlocking_lead()
    case 'unlock_failed':
      return m.paid_failed_text({ done: book.steps_done, total: book.steps_total })
    case 'finished':
      return m.paid_finished_lead()
    default:
      return m.preview_lead({ count: sizeTable[book.size].spreads })
  }
}

function ContinueDrawing({ live }: { live: LiveBook }): ReactNode {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const onContinue = async (): Promise<void> => {
    setBusy(true)
    setProblem(null)
    const called = await callFunction('continue-book', { bookId: live.book.id })
    setBusy(false)
    if (!called.ok) return setProblem(shopProblem(called.code))
    live.change({ book: { ...live.book, state: 'unlocking' } })
  }
  return (
    <>
      <Button className="mt-4" busy={busy} onClick={() => void onContinue()}>
        {busy ? m.making_continuing() : m.making_continue()}
      </Button>
      <p role="alert" className="mt-2 font-medium text-wrong empty:hidden">
        {problem}
      </p>
    </>
  )
}
