import { type ReactNode, useEffect, useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { sizeTable } from '#book/size.ts'
import { placeLines, streetLine } from '#shop/address.ts'
import { dayAndTime, dayWithYear } from '#shop/clock-time.ts'
import { orderNumber } from '#shop/order-number.ts'
import { languageTag } from '#book/options.ts'
import { isIdInAddress } from '../book/id-in-address.ts'
import { PictureProgress } from '../book/picture-progress.tsx'
import { useDownload } from '../book/use-download.ts'
import { isAtPrinter } from '../book/read-orders-of-book.ts'
import { WordsLeftBehind } from '../book/words-left-behind.tsx'
import { pageNotFound } from '../errors/page-not-found.ts'
import { PaperLayout } from '../layout/paper-layout.tsx'
import type { Locale } from '../locale/locale.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'
import { requestSession } from '../session/request-session.server.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { formatMoney } from '#book/format-money.ts'
import { DownloadIcon } from '../ui/icons.tsx'
import { countryName } from './address-form.ts'
import { forgetKept } from './kept-for-a-while.ts'
import { goingBackTexts } from './going-back-texts.ts'
import { GiftBought } from './gift-bought.tsx'
import { GiftNextStep, GiftStanding } from './gift-order.tsx'
import { type BookOrderView, type OrderView, readOrder, totalCents } from './order-view.ts'
import { Invoices } from './invoices.tsx'
import { PresentOfOrder } from './present-order.tsx'
import { Printing } from './printing.tsx'
import { StoredCover } from './stored-cover.tsx'
import { shopProblem } from './shop-problem.ts'
import { stateWords } from './status-words.ts'
import { SumLines } from './sum-lines.tsx'
import { vatWords } from './vat-words.ts'
import { type LiveOrder, useLiveOrder } from './use-live-order.ts'

export { patientLoader as clientLoader } from '../connection/patient-loader.ts'

export async function loader({ params, context }: LoaderFunctionArgs): Promise<{ order: OrderView }> {
  const { eid } = params
  if (!isIdInAddress(eid)) throw pageNotFound()
  const reading = await readOrder(context.get(requestSession).backend, eid)
  if (reading.status === 'missing') throw pageNotFound()
  if (reading.status === 'failed') throw new Error(`order ${eid} could not be read`)
  return { order: reading.order }
}

export function meta(): Record<string, string>[] {
  return [{ title: m.order_page_title() }, { name: 'robots', content: 'noindex' }]
}

/** One order: how it stands, what it was, and the one thing to do next. */
export default function OrderScreen({ loaderData }: { loaderData: { order: OrderView } }): ReactNode {
  return <OneOrder key={loaderData.order.id} first={loaderData.order} />
}

function OneOrder({ first }: { first: OrderView }): ReactNode {
  const live = useLiveOrder(first)
  const { order, failed } = live
  const isPaidWithGift = order.status === 'paid' && order.gift_code !== null
  // The gift card that a mail brought along has paid.
  useEffect(() => {
    if (isPaidWithGift) forgetKept('gift')
  }, [isPaidWithGift])
  const locale = useLocale()
  return (
    <PaperLayout>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-[7vw] gap-y-12 px-edge pt-6 pb-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] lg:pt-12">
        <div>
          {order.kind === 'gift' || order.status !== 'paid' ? null : (
            <div className="mb-6 w-[min(62%,13rem)] lg:hidden">
              <StoredCover book={order.book} />
            </div>
          )}
          <p className="text-small text-ink-soft">
            {m.order_number({
              number: orderNumber(order),
              date: dayWithYear(locale, new Date(order.created_at)),
            })}
          </p>
          <h1 className="mt-1 text-title">{m.order_heading()}</h1>
          <section aria-live="polite" className="mt-8 max-w-[36em]">
            {order.kind === 'gift' ? <GiftStanding order={order} /> : <Standing order={order} />}
          </section>
          {order.kind === 'gift' || isAtPrinter(order) ? null : <WordsLeftBehind book={order.book} />}
          {order.kind === 'gift' ? (
            <GiftNextStep order={order} ask={live.ask} read={live.read} />
          ) : (
            <NextStep order={order} ask={live.ask} />
          )}
          <p role="status" className="mt-4 font-medium text-wrong empty:hidden">
            {failed ? m.order_look_failed() : ''}
          </p>
          {order.kind === 'print' && order.status === 'paid' ? (
            <Printing order={order} onChanged={live.read} />
          ) : null}
          {order.kind !== 'gift' && order.status === 'paid' ? (
            <PresentOfOrder order={order} onChanged={live.read} />
          ) : null}
          {order.status === 'paid' ? (
            <p className="mt-8 flex flex-wrap gap-x-6">
              <LinkButton look="text" to={pathFor('delivery', locale)}>
                {m.order_help()}
              </LinkButton>
              {order.kind === 'gift' ? null : (
                <LinkButton look="text" to={pathFor('giftCard', locale)}>
                  {m.order_give()}
                </LinkButton>
              )}
            </p>
          ) : null}
        </div>
        {order.kind === 'gift' ? <GiftBought order={order} /> : <Bought order={order} />}
      </div>
    </PaperLayout>
  )
}

function Standing({ order }: { order: BookOrderView }): ReactNode {
  const { status, book } = order
  const drawing = status === 'paid' && (book.state === 'ready' || book.state === 'unlocking')
  // Of what goes back a part may have gone before; what has gone back is what is told of it.
  const cents = {
    refund_due: totalCents(order) - order.refunded_cents,
    refunded: order.refunded_cents,
  }
  const amount = formatMoney(
    status === 'refund_due' || status === 'refunded' ? cents[status] : totalCents(order),
    useLocale(),
  )
  const text = {
    pending: m.order_pending_text,
    paid: paidText(order),
    canceled: m.order_canceled_text,
    ...goingBackTexts(order),
    charged_back: m.order_charged_back_text,
  }[status]({ amount })
  const stalled = status === 'paid' && book.state === 'unlock_failed'
  return (
    <>
      <h2 className="text-heading">{isJustPaid(order) ? m.order_paid_glad() : stateWords(order)}</h2>
      <p className="mt-2 text-lead">
        {stalled ? m.paid_failed_text({ done: book.steps_done, total: book.steps_total }) : text}
      </p>
      {drawing ? (
        <PictureProgress
          book={
            // Until the drawing has begun, the row still counts the steps of the preview.
            book.state === 'ready' ? { steps_done: 0, steps_total: sizeTable[book.size].spreads } : book
          }
        />
      ) : null}
    </>
  )
}

/** Nothing of it is at the printer's yet. */
function isJustPaid({ status, fulfilment }: BookOrderView): boolean {
  return status === 'paid' && (fulfilment === 'none' || fulfilment === 'waiting')
}

function paidText({ fulfilment, book }: BookOrderView): () => string {
  if (fulfilment === 'delivered') return m.order_delivered_text
  if (fulfilment !== 'none' && fulfilment !== 'waiting') return m.order_printed_text
  return book.state === 'finished' ? m.order_paid_done_text : m.order_paid_text
}

/** The purchase as it was: printed goes back to printed, with its address. */
function buyAgain(locale: Locale, { id, book }: BookOrderView): { pathname: string; search: string } {
  return { pathname: pathFor('buy', locale, { eid: book.id }), search: `?again=${id}` }
}

function NextStep({ order, ask }: { order: BookOrderView } & Pick<LiveOrder, 'ask'>): ReactNode {
  const locale = useLocale()
  const [asking, setAsking] = useState(false)
  const { download, start } = useDownload(order.book)
  const toBook = pathFor('book', locale, { eid: order.book.id })
  const amount = formatMoney(totalCents(order) - order.gift_cents, locale)
  const row = 'mt-7 flex flex-wrap items-center gap-x-6 gap-y-3'
  if (order.status === 'canceled') {
    return (
      <p className={row}>
        <LinkButton to={buyAgain(locale, order)}>{m.order_anew()}</LinkButton>
        <LinkButton look="text" to={toBook}>
          {m.order_open_book()}
        </LinkButton>
      </p>
    )
  }
  if (order.status === 'pending') {
    const look = async (): Promise<void> => {
      setAsking(true)
      await ask()
      setAsking(false)
    }
    return (
      <p className={row}>
        {order.payment_url === null ? (
          <LinkButton to={buyAgain(locale, order)}>{m.order_anew()}</LinkButton>
        ) : (
          <LinkButton to={order.payment_url} reloadDocument>
            {m.order_pay_now({ amount })}
          </LinkButton>
        )}
        <Button look="text" busy={asking} onClick={() => void look()}>
          {asking ? m.order_looking() : m.order_look_again()}
        </Button>
      </p>
    )
  }
  if (order.status !== 'paid') {
    return (
      <p className={row}>
        <LinkButton to={toBook}>{m.order_open_book()}</LinkButton>
        <LinkButton look="text" to={buyAgain(locale, order)}>
          {m.order_anew()}
        </LinkButton>
      </p>
    )
  }
  const working = download.status === 'working'
  return (
    <>
      <p className={row}>
        {order.book.state === 'finished' ? (
          <Button busy={working} onClick={() => start('print')}>
            <DownloadIcon />
            {working ? m.preview_downloading() : m.paid_download()}
          </Button>
        ) : null}
        <LinkButton look={order.book.state === 'finished' ? 'text' : 'primary'} to={toBook}>
          {m.order_open_book()}
        </LinkButton>
      </p>
      <p role="alert" className="mt-3 font-medium text-wrong empty:hidden">
        {download.status === 'failed' ? shopProblem(download.code) : ''}
      </p>
      <p role="status" className="mt-3 empty:hidden">
        {download.status === 'done' ? m.preview_downloaded({ file: download.file }) : ''}
      </p>
    </>
  )
}

function Bought({ order }: { order: BookOrderView }): ReactNode {
  const { book, address } = order
  return (
    <aside aria-label={m.order_what()}>
      {/* On a phone the cover of a book that is paid for comes first. */}
      <div className={classNames('w-[min(100%,17rem)]', order.status === 'paid' && 'max-lg:hidden')}>
        <StoredCover book={book} />
      </div>
      <p lang={languageTag[book.language]} className="display mt-6 text-[1.35rem] !leading-snug">
        {book.title}
      </p>
      <div className="mt-4">
        <SumLines
          kind={order.kind}
          bookCents={order.book_cents}
          discount={
            order.discount_code === null ? null : { code: order.discount_code, cents: order.discount_cents }
          }
          shippingCents={order.shipping_cents}
          country={address?.country}
          giftCents={order.gift_cents}
          totalLabel={order.gift_cents === 0 ? m.order_amount() : m.order_at_till()}
          refundedCents={order.refunded_cents}
        />
      </div>
      <p className="mt-1 text-small text-ink-soft">{vatWords(address?.country)}</p>
      <dl className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-4 text-small">
        {address === null ? null : (
          <div>
            <dt className="text-ink-soft">{m.order_to()}</dt>
            <dd className="whitespace-pre-line text-ink-strong">
              {[
                `${address.firstName} ${address.lastName}`,
                streetLine(address),
                ...placeLines(address),
                countryName[address.country](),
              ].join('\n')}
            </dd>
          </div>
        )}
        <div>
          <dt className="text-ink-soft">{m.order_mail()}</dt>
          <dd className="break-words text-ink-strong">{address?.email ?? order.email}</dd>
        </div>
        <Invoices invoices={order.invoices} />
        {order.status !== 'paid' && order.status !== 'pending' ? null : <Withdrawing order={order} />}
      </dl>
    </aside>
  )
}

/** What was agreed about withdrawing, kept where the buyer finds it again. */
function Withdrawing({
  order: { kind, withdrawal_waived_at: waivedAt },
}: {
  order: BookOrderView
}): ReactNode {
  const locale = useLocale()
  if (waivedAt === null && kind === 'download') return null
  return (
    <div>
      <dt className="text-ink-soft">{m.order_withdrawal()}</dt>
      <dd className="grid gap-2 text-ink-strong">
        {waivedAt === null ? null : (
          <p>{m.order_withdrawal_text({ date: dayAndTime(locale, new Date(waivedAt)) })}</p>
        )}
        {kind === 'print' ? <p>{m.buy_print_exempt()}</p> : null}
      </dd>
    </div>
  )
}
