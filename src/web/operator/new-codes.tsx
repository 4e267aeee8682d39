import { type FormEvent, type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import { m } from '../messages/generated/messages.js'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { AskFirst, performAct } from './act-button.tsx'
import type { Act } from '#functions/operate.ts'
import type { Locale } from '../locale/locale.ts'
import { useLocale } from '../locale/use-locale.ts'
import { centsTyped } from './cents-typed.ts'
import { formatMoney } from '#book/format-money.ts'
import { dayWords } from './time-words.ts'
import { worthWords } from './detail-words.ts'
import { worthTyped } from './worth-typed.ts'

type NewCodesAct = Extract<Act, { act: 'make-codes' }>

/** Makes one code of a word, or many that begin with it. */
export function NewCodes(): ReactNode {
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const [subject, setSubject] = useState('')
  const [count, setCount] = useState('1')
  const [discount, setDiscount] = useState('10%')
  const [least, setLeast] = useState('')
  const [oncePerPerson, setOncePerPerson] = useState(false)
  const [mostUses, setMostUses] = useState('')
  const [from, setFrom] = useState('')
  const [until, setUntil] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  /** What was typed, once it makes sense and while it is asked about. */
  const [asked, setAsked] = useState<NewCodesAct | null>(null)
  const [made, setMade] = useState<string[] | null>(null)
  const ask = (): void => {
    const worth = worthTyped(discount)
    const leastCents = least.trim() === '' ? 0 : centsTyped(least)
    if (worth === null || leastCents === null) return setProblem(m.operator_code_sums())
    const word = subject.trim().toUpperCase()
    if (!/^[A-Z0-9]{3,16}$/.test(word)) return setProblem(m.operator_code_hint())
    if (!/^[1-9]\d{0,2}$/.test(count.trim()) || Number(count) > 500)
      return setProblem(m.operator_code_count_wrong())
    if (from !== '' && until !== '' && until < from) return setProblem(m.operator_code_days_wrong())
    setProblem('')
    setAsked({
      act: 'make-codes',
      subject: word,
      count: Number(count),
      worth,
      from: from === '' ? null : from,
      until: until === '' ? null : until,
      mostUses: mostUses.trim() === '' ? null : Number(mostUses),
      leastCents,
      oncePerPerson,
    })
  }
  const make = async (what: NewCodesAct): Promise<void> => {
    setAsked(null)
    setIsBusy(true)
    const done = await performAct(what)
    setProblem(done.ok ? '' : done.problem)
    setMade(done.ok ? (done.answer.codes ?? []) : null)
    await revalidate()
    setIsBusy(false)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    ask()
  }
  return (
    <section className="mt-8 max-w-[46rem]">
      <h2 className="text-heading">{m.operator_new_codes()}</h2>
      <form onSubmit={submit} noValidate>
        <div className="mt-4 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          <TextField
            label={m.operator_code_word()}
            hint={m.operator_code_hint()}
            value={subject}
            onText={setSubject}
            maxLength={16}
          />
          <TextField label={m.operator_code_count()} value={count} onText={setCount} inputMode="numeric" />
          <TextField
            label={m.operator_code_discount()}
            hint={m.operator_code_discount_hint()}
            value={discount}
            onText={setDiscount}
          />
          <TextField
            label={m.operator_code_uses()}
            value={mostUses}
            onText={setMostUses}
            inputMode="numeric"
            optional
          />
          <TextField label={m.operator_code_from()} type="date" value={from} onText={setFrom} optional />
          <TextField label={m.operator_code_until()} type="date" value={until} onText={setUntil} optional />
          <TextField
            label={m.operator_code_least()}
            value={least}
            onText={setLeast}
            inputMode="decimal"
            optional
          />
        </div>
        <label className="mt-4 flex min-h-11 items-center gap-3 text-ink-strong">
          <input
            type="checkbox"
            checked={oncePerPerson}
            onChange={(event) => setOncePerPerson(event.target.checked)}
            className="size-6 flex-none accent-primary"
          />
          {m.operator_code_once()}
        </label>
        <p className="mt-5">
          <Button type="submit" look="secondary" busy={isBusy}>
            {m.operator_act_make_codes()}
          </Button>
        </p>
      </form>
      <p role="alert" className="mt-2 font-medium text-wrong empty:hidden">
        {problem}
      </p>
      <AskFirst
        open={asked !== null}
        label={m.operator_act_make_codes()}
        question={asked === null ? '' : questionOf(asked, locale)}
        onYes={() => asked !== null && void make(asked)}
        onNo={() => setAsked(null)}
      >
        {asked === null ? null : <Terms {...asked} />}
      </AskFirst>
      <div role="status">
        {made === null ? null : (
          <>
            <p className="mt-2">{m.operator_codes_made({ count: made.length })}</p>
            {made.length === 0 ? null : (
              <pre className="mt-2 max-h-48 overflow-auto bg-paper-deep p-4 text-small select-all">
                {made.join('\n')}
              </pre>
            )}
          </>
        )}
      </div>
    </section>
  )
}

/** When codes work, for whom and how often, also where nothing was asked. */
function Terms({ from, until, mostUses, leastCents, oncePerPerson }: NewCodesAct): ReactNode {
  const locale = useLocale()
  const terms: [string, string][] = [
    [m.operator_code_from(), from === null ? m.operator_code_at_once() : dayWords(from, locale)],
    [m.operator_code_until(), until === null ? m.operator_code_no_end() : dayWords(until, locale)],
    [m.operator_code_uses(), mostUses === null ? m.operator_code_no_limit() : String(mostUses)],
    [
      m.operator_col_least(),
      leastCents === 0 ? m.operator_code_any_price() : formatMoney(leastCents, locale),
    ],
    [m.operator_code_once(), oncePerPerson ? m.operator_yes() : m.operator_no()],
  ]
  return (
    <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      {terms.map(([name, told]) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="text-ink-strong">{told}</dd>
        </div>
      ))}
    </dl>
  )
}

function questionOf({ subject, count, worth }: NewCodesAct, locale: Locale): string {
  const terms = { subject, worth: worthWords(worth, locale) }
  return count === 1 ? m.operator_ask_make_codes(terms) : m.operator_ask_make_many({ ...terms, count })
}
