import { type ReactNode, useState } from 'react'
import type { Fulfilment } from '#shop/order.ts'
import type { Tracking } from '#shop/printer.ts'
import { callFunction } from '../builder/call-function.ts'
import { Icon } from '../icons/icon.tsx'
import { languageTagOfLocale } from '../locale/locale.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { BookOrderView } from './order-view.ts'
import { regretUntil } from './regret-until.ts'
import { shopProblem } from './shop-problem.ts'

const fulfilmentWords: Readonly<Record<Fulfilment, () => string>> = {
  none: m.order_fulfilment_none,
  waiting: m.order_print_waiting,
  sent_to_printer: m.order_fulfilment_sent,
  in_production: m.order_fulfilment_production,
  shipped: m.order_fulfilment_shipped,
  delivered: m.order_fulfilment_delivered,
  rejected: m.order_fulfilment_rejected,
}

/** How far the printing is: `sent` is a try that the printer has taken, and before that it is prepared here. */
export function printingWords({
  fulfilment,
  print_state: state,
}: Pick<BookOrderView, 'fulfilment' | 'print_state'>): string {
  if (fulfilment === 'sent_to_printer' && state !== 'sent') return m.order_fulfilment_preparing()
  return fulfilmentWords[fulfilment]()
}

const fulfilmentIcons: Readonly<Record<Fulfilment, string>> = {
  none: 'ph:clock',
  waiting: 'ph:pencil-line',
  sent_to_printer: 'ph:paper-plane-tilt',
  in_production: 'ph:printer',
  shipped: 'ph:truck',
  delivered: 'ph:book-open',
  rejected: 'ph:warning-circle',
}

const timeZone = 'Europe/Amsterdam'

/** How far the printing is, until when it can be stopped, and what to do when it did not succeed. */
export function Printing({
  order,
  onChanged,
}: {
  order: BookOrderView
  onChanged: () => Promise<void>
}): ReactNode {
  const locale = useLocale()
  const day = new Intl.DateTimeFormat(languageTagOfLocale[locale], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone,
  })
  const { fulfilment, promised_for: promisedFor, tracking } = order
  const isUnderWay = fulfilment !== 'delivered' && fulfilment !== 'rejected'
  return (
    <section className="mt-10 max-w-[36em] border-t border-line pt-6">
      <h2 className="text-[1.35rem]">{m.order_printing()}</h2>
      <p className="mt-2 flex gap-3">
        <Icon name={fulfilmentIcons[fulfilment]} className="mt-0.5 size-6 text-link" />
        <span>{printingWords(order)}</span>
      </p>
      {isUnderWay && order.is_new_copy ? <p className="mt-2 pl-9">{m.order_new_copy()}</p> : null}
      {isUnderWay && promisedFor !== null ? (
        <p className="mt-2 pl-9 text-ink-soft">
          {m.order_promised({ date: day.format(new Date(`${promisedFor}T12:00:00Z`)) })}
        </p>
      ) : null}
      {tracking !== null && isUnderWay ? <Parcel tracking={tracking} /> : null}
      {fulfilment === 'waiting' ? <Regret order={order} onChanged={onChanged} /> : null}
      {fulfilment === 'rejected' ? <AfterRejection order={order} onChanged={onChanged} /> : null}
    </section>
  )
}

/** Who brings the parcel and how to follow it, as far as the printer tells. */
function Parcel({ tracking: { carrier, number, url } }: { tracking: Tracking }): ReactNode {
  const by = carrier === undefined ? m.order_track_parcel() : m.order_track({ carrier })
  const who = carrier === undefined || url !== undefined ? null : m.order_carrier({ carrier })
  return (
    <>
      {url === undefined ? null : (
        <p className="mt-2 pl-9">
          <a href={url}>{by}</a>
        </p>
      )}
      <p className="mt-2 pl-9 text-ink-soft empty:hidden">
        {[who, number === undefined ? null : m.order_parcel_number({ number })]
          .filter((words) => words !== null)
          .join(' ')}
      </p>
    </>
  )
}

interface Asking {
  busy: string | null
  refusal: string | null
  ask: (name: string, body: Readonly<Record<string, string>>) => Promise<void>
}

function useAsking(onChanged: () => Promise<void>): Asking {
  const [busy, setBusy] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const ask: Asking['ask'] = async (name, body) => {
    setBusy(body['choice'] ?? name)
    setRefusal(null)
    const called = await callFunction(name, body)
    if (!called.ok) setRefusal(shopProblem(called.code))
    await onChanged()
    setBusy(null)
  }
  return { busy, refusal, ask }
}

function Regret({ order, onChanged }: { order: BookOrderView; onChanged: () => Promise<void> }): ReactNode {
  const locale = useLocale()
  const [isSure, setIsSure] = useState(false)
  const { busy, refusal, ask } = useAsking(onChanged)
  if (order.printable_at === null) return null
  return (
    <div className="mt-3 pl-9">
      <p>{regretUntil(locale, new Date(order.printable_at), order.address?.country)}</p>
      <Button look="text" busy={busy !== null} onClick={() => setIsSure(true)}>
        {m.order_cancel()}
      </Button>
      <p role="alert" className="font-medium text-wrong empty:hidden">
        {refusal ?? ''}
      </p>
      <Dialog
        open={isSure}
        onClose={() => setIsSure(false)}
        heading={m.order_cancel_sure()}
        actions={
          <>
            <Button
              onClick={() => {
                setIsSure(false)
                void ask('cancel-order', { orderId: order.id })
              }}
            >
              {m.order_cancel_yes()}
            </Button>
            <Button look="text" onClick={() => setIsSure(false)}>
              {m.order_cancel_no()}
            </Button>
          </>
        }
      >
        <p>
          {m.order_cancel_text()}{' '}
          {order.is_bought_otherwise ? m.order_cancel_keeps() : m.order_cancel_locks()}
        </p>
      </Dialog>
    </div>
  )
}

function AfterRejection({
  order,
  onChanged,
}: {
  order: BookOrderView
  onChanged: () => Promise<void>
}): ReactNode {
  const { busy, refusal, ask } = useAsking(onChanged)
  if (order.print_paid_back) return <p className="mt-2 pl-9">{m.order_rejected_paid_back()}</p>
  const choose = (choice: 'again' | 'refund'): void =>
    void ask('choose-after-rejection', { orderId: order.id, choice })
  return (
    <div className="mt-4 pl-9">
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button busy={busy === 'again'} onClick={() => choose('again')}>
          {m.order_print_again()}
        </Button>
        <Button look="text" busy={busy === 'refund'} onClick={() => choose('refund')}>
          {m.order_print_refund()}
        </Button>
      </p>
      <p role="alert" className="mt-2 font-medium text-wrong empty:hidden">
        {refusal ?? ''}
      </p>
    </div>
  )
}
