import { type FormEvent, type ReactNode, useState } from 'react'
import { type LoaderFunctionArgs, useRevalidator } from 'react-router'
import { placeLines, streetLine } from '#shop/address.ts'
import type { Address } from '#shop/address.ts'
import { dayWithYear } from '#shop/clock-time.ts'
import { type Fulfilment, moveFulfilment, type OrderKind } from '#shop/order.ts'
import type { CheckName } from '#typesetting/print/examination.ts'
import { isIdInAddress } from '../book/id-in-address.ts'
import { pageNotFound } from '../errors/page-not-found.ts'
import type { Locale } from '../locale/locale.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { requestSession } from '../session/request-session.server.ts'
import { browserBackend } from '../session/browser-backend.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { formatMoney } from '#book/format-money.ts'
import { TextField } from '../ui/text-field.tsx'
import { ActButton, performAct } from './act-button.tsx'
import { centsToType, centsTyped } from './cents-typed.ts'
import { costWords } from './cost-words.ts'
import { CounterLayout } from './counter-layout.tsx'
import { demandOperator } from './demand-operator.server.ts'
import { type Column, type Row, textOf } from './parts.ts'
import { problemWords } from './problem-words.ts'
import { type Happening, type OrderAtCounter, readOrderAtCounter } from './read-order.server.ts'
import { ReplaceCopy } from './replace-copy.tsx'
import { kindWords } from '../shop/sum-lines.tsx'
import { cellText } from './cell.tsx'
import { timeWords } from './time-words.ts'
import { checkWord, columnWord, countryWord, valueWord } from './words.ts'

export { patientLoader as clientLoader } from '../connection/patient-loader.ts'

export async function loader({ params, url, context }: LoaderFunctionArgs): Promise<OrderAtCounter> {
  const session = context.get(requestSession)
  await demandOperator(session, url)
  const { eid } = params
  const read = isIdInAddress(eid) ? await readOrderAtCounter(session.backend, eid) : null
  if (read === null) throw pageNotFound()
  return read
}

export function meta(): Record<string, string>[] {
  return [
    { title: m.operator_page_title({ title: m.operator_col_order() }) },
    { name: 'robots', content: 'noindex' },
  ]
}

const inBrackets = (text: string): string => (text === '' ? '' : `(${text})`)
const centsOf = (row: Row, name: string): number => (typeof row[name] === 'number' ? row[name] : 0)

/** One order with everything that happened to it, and what can be done. */
export default function OperatorOrderScreen({ loaderData }: { loaderData: OrderAtCounter }): ReactNode {
  const { order, prints, card, book, history } = loaderData
  const locale = useLocale()
  return (
    <CounterLayout part="orders">
      <h1 className="mt-4 text-title">{m.operator_order({ number: textOf(order, 'number') })}</h1>
      {textOf(order, 'kept_until') === '' ? null : (
        <p className="mt-4 max-w-[44rem]">
          {m.operator_kept({ date: dayWithYear(locale, new Date(textOf(order, 'kept_until'))) })}
        </p>
      )}
      <div className="grid gap-x-[6vw] gap-y-10 lg:grid-cols-2">
        <div>
          <Facts order={order} card={card} book={book} />
          <Acts order={order} prints={prints} />
          {prints.map((print) => (
            <Print key={textOf(print, 'id')} print={print} />
          ))}
        </div>
        <section>
          <h2 className="mt-6 text-heading">{m.operator_history()}</h2>
          <ol className="mt-3">
            {history.map((happening, index) => (
              // Nothing is ever put between what has happened.
              // oxlint-disable-next-line react/no-array-index-key
              <li
                key={index}
                className="grid grid-cols-[8.5rem_1fr] gap-x-4 border-b border-line py-2 text-small"
              >
                <Moment happening={happening} />
              </li>
            ))}
          </ol>
        </section>
      </div>
    </CounterLayout>
  )
}

function Facts({ order, card, book }: Pick<OrderAtCounter, 'order' | 'card' | 'book'>): ReactNode {
  const locale = useLocale()
  const address = order['address'] as Address | null | undefined
  const facts: [string, string][] = [
    [columnWord('title'), textOf(order, 'title')],
    [columnWord('kind'), valueWord(textOf(order, 'kind'))],
    [columnWord('status'), valueWord(textOf(order, 'status'))],
    [columnWord('fulfilment'), valueWord(textOf(order, 'fulfilment'))],
    [columnWord('email'), textOf(order, 'email')],
    // Where a parcel goes says the country as well.
    [columnWord('country'), address ? '' : countryWord(textOf(order, 'country'))],
    [
      m.order_to(),
      address?.street === undefined
        ? ''
        : [
            `${address.firstName} ${address.lastName}`,
            streetLine(address),
            ...placeLines(address),
            countryWord(address.country),
          ].join('\n'),
    ],
    ...(card === null ? [] : factsOfCard(card, locale)),
    ...sumsOf(order, locale),
    [columnWord('total_cents'), formatMoney(centsOf(order, 'total_cents'), locale)],
    [
      columnWord('gift_cents'),
      centsOf(order, 'gift_cents') === 0 ? '' : formatMoney(centsOf(order, 'gift_cents'), locale),
    ],
    [columnWord('refunded_cents'), formatMoney(centsOf(order, 'refunded_cents'), locale)],
    [columnWord('code'), textOf(order, 'discount_code')],
    [m.operator_cost_of_models(), book === null ? '' : costWords(textOf(book, 'cost'), locale)],
    [
      m.operator_payment(),
      textOf(order, 'payment_id') === ''
        ? ''
        : [textOf(order, 'payment_id'), inBrackets(valueWord(textOf(order, 'payment_mode')))]
            .join(' ')
            .trim(),
    ],
  ]
  return (
    <dl className="mt-6 grid grid-cols-[9rem_1fr] gap-x-4 gap-y-1">
      {facts
        .filter(([, told]) => told !== '')
        .map(([name, told]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="wrap-anywhere whitespace-pre-line text-ink-strong">{told}</dd>
          </div>
        ))}
    </dl>
  )
}

/** To whom a gift card goes and when, and how it stands. */
function factsOfCard(card: Row, locale: Locale): [string, string][] {
  const columns: Column[] = [
    { name: 'recipient', kind: 'text' },
    { name: 'mail_at', kind: 'time' },
    { name: 'mailed_at', kind: 'time' },
    { name: 'left_cents', kind: 'money' },
    { name: 'valid_until', kind: 'last-day' },
  ]
  return columns.map((column) => [columnWord(column.name), cellText(column, card, locale)])
}

/** What the total is made of, where it is more than a price. */
function sumsOf(order: Row, locale: Locale): [string, string][] {
  const [discount, shipping] = [centsOf(order, 'discount_cents'), centsOf(order, 'shipping_cents')]
  const kind = order['kind'] as OrderKind
  if (discount === 0 && kind !== 'print') return []
  return [
    [kindWords[kind](), formatMoney(centsOf(order, 'book_cents'), locale)],
    [columnWord('discount_cents'), discount === 0 ? '' : formatMoney(-discount, locale)],
    [m.buy_sum_shipping_unknown(), kind === 'print' ? formatMoney(shipping, locale) : ''],
  ]
}

function Acts({ order, prints }: Pick<OrderAtCounter, 'order' | 'prints'>): ReactNode {
  const id = textOf(order, 'id')
  const isPaid = order['status'] === 'paid'
  const isBlocked = prints.some(({ state }) => state === 'blocked')
  if (!isPaid) return null
  return (
    <div className="mt-6 flex flex-wrap gap-x-8">
      <Refund order={order} />
      {order['fulfilment'] === 'waiting' ? (
        <ActButton
          label={m.operator_act_cancel()}
          question={m.operator_ask_cancel()}
          what={{ act: 'cancel', subject: id }}
        />
      ) : null}
      {isBlocked || order['fulfilment'] === 'rejected' ? (
        <ActButton
          label={m.operator_act_print_again()}
          question={m.operator_ask_print_again()}
          what={{ act: 'print-again', subject: id }}
        />
      ) : null}
      {moveFulfilment(order['fulfilment'] as Fulfilment, 'copy-replaced').ok ? (
        <ReplaceCopy orderId={id} />
      ) : null}
    </div>
  )
}

function Refund({ order }: { order: Row }): ReactNode {
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const left = centsOf(order, 'refundable_cents')
  const [isAsking, setIsAsking] = useState(false)
  const [sum, setSum] = useState(() => centsToType(left, locale))
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const pay = async (): Promise<void> => {
    const cents = centsTyped(sum)
    if (cents === null || cents < 1 || cents > left) {
      setProblem(m.operator_refund_wrong({ amount: formatMoney(left, locale) }))
      return
    }
    setIsBusy(true)
    const done = await performAct({ act: 'refund', subject: textOf(order, 'id'), cents })
    setIsBusy(false)
    setProblem(done.ok ? '' : done.problem)
    if (done.ok) setIsAsking(false)
    await revalidate()
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void pay()
  }
  return (
    <>
      <Button look="text" onClick={() => setIsAsking(true)}>
        {m.operator_act_refund()}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        heading={m.operator_act_refund()}
        actions={
          <>
            <Button busy={isBusy} onClick={() => void pay()}>
              {m.operator_act_refund()}
            </Button>
            <Button look="text" onClick={() => setIsAsking(false)}>
              {m.operator_leave()}
            </Button>
          </>
        }
      >
        <p>{m.operator_ask_refund({ amount: formatMoney(left, locale) })}</p>
        <form onSubmit={submit} noValidate>
          <TextField
            label={m.operator_col_amount()}
            value={sum}
            onText={setSum}
            inputMode="decimal"
            problem={problem === '' ? undefined : problem}
          />
        </form>
      </Dialog>
    </>
  )
}

interface PreflightSeen {
  ok: boolean
  checks: readonly string[]
  findings: readonly { check: CheckName; detail: string }[]
}

/** A try at printing, with what preflight found and the files that the printer got. */
function Print({ print }: { print: Row }): ReactNode {
  const report = print['preflight'] as PreflightSeen | null
  const files = print['files'] as Record<'interior' | 'cover', string> | null
  const [problem, setProblem] = useState('')
  const open = async (path: string): Promise<void> => {
    const backend = await browserBackend()
    const { data } = await backend.storage.from('books').createSignedUrl(path, 300)
    if (data === null) setProblem(m.operator_no_file())
    else globalThis.location.assign(data.signedUrl)
  }
  return (
    <section className="mt-8">
      <h2 className="text-heading">{m.operator_print({ attempt: Number(print['attempt']) })}</h2>
      <p>
        {valueWord(textOf(print, 'state'))}, {valueWord(textOf(print, 'printer'))}{' '}
        {textOf(print, 'printer_job_id')}
      </p>
      {textOf(print, 'problem') === '' ? null : (
        <p className="font-medium wrap-anywhere text-wrong">{problemWords(textOf(print, 'problem'))}</p>
      )}
      {report === null ? null : (
        <>
          <p className="mt-2">
            {report.ok
              ? m.operator_preflight_ok({ count: report.checks.length })
              : m.operator_preflight_found({ count: report.findings.length })}
          </p>
          <ul className="list-disc pl-5 text-small">
            {report.findings.map(({ check, detail }) => (
              <li key={`${check}${detail}`}>
                <strong>{checkWord(check)}</strong> {detail}
              </li>
            ))}
          </ul>
        </>
      )}
      {files === null ? null : (
        <p className="flex flex-wrap gap-x-6">
          <Button look="text" onClick={() => void open(files.interior)}>
            {m.operator_file_interior()}
          </Button>
          <Button look="text" onClick={() => void open(files.cover)}>
            {m.operator_file_cover()}
          </Button>
        </p>
      )}
      <p role="alert" className="font-medium text-wrong empty:hidden">
        {problem}
      </p>
    </section>
  )
}

function Moment({ happening: { at, kind, row } }: { happening: Happening }): ReactNode {
  const locale = useLocale()
  const money = (name: string): string => formatMoney(centsOf(row, name), locale)
  const told: Readonly<Record<Happening['kind'], () => string>> = {
    ordered: () => m.operator_was_ordered({ amount: money('total_cents') }),
    paid: () => m.operator_was_paid(),
    invoice: () => `${valueWord(textOf(row, 'kind'))} ${textOf(row, 'number')}: ${money('total_cents')}`,
    refund: () =>
      m.operator_was_refund({
        amount: money('amount_cents'),
        reason: valueWord(textOf(row, 'reason')),
        state: valueWord(textOf(row, 'state')),
      }),
    print: () =>
      m.operator_was_print({ attempt: Number(row['attempt']), state: valueWord(textOf(row, 'state')) }),
    mail: () =>
      m.operator_was_mail({ subject: textOf(row, 'subject'), state: valueWord(textOf(row, 'state')) }),
    act: () => {
      const { reason } = row['details'] as { reason?: string }
      const act = [valueWord(textOf(row, 'act')), inBrackets(valueWord(reason ?? ''))]
      return m.operator_was_act({ act: act.join(' ').trim(), email: textOf(row, 'email') })
    },
  }
  return (
    <>
      <time dateTime={at} className="text-ink-soft">
        {timeWords(at, locale)}
      </time>
      <span className="wrap-anywhere">{told[kind]()}</span>
    </>
  )
}
