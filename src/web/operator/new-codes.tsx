import { type FormEvent, type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import { m } from '../messages/generated/messages.js'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { performAct } from './act-button.tsx'
import { centsTyped } from './cents-typed.ts'
import { worthTyped } from './worth-typed.ts'

/** Makes one code of a word, or many that begin with it. */
export function NewCodes(): ReactNode {
  const { revalidate } = useRevalidator()
  const [subject, setSubject] = useState('')
  const [count, setCount] = useState('1')
  const [discount, setDiscount] = useState('10%')
  const [least, setLeast] = useState('')
  const [oncePerPerson, setOncePerPerson] = useState(false)
  const [mostUses, setMostUses] = useState('')
  const [until, setUntil] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [made, setMade] = useState<string[] | null>(null)
  const make = async (): Promise<void> => {
    const worth = worthTyped(discount)
    const leastCents = least.trim() === '' ? 0 : centsTyped(least)
    if (worth === null || leastCents === null) return setProblem(m.operator_code_sums())
    setIsBusy(true)
    const done = await performAct({
      act: 'make-codes',
      subject: subject.trim().toUpperCase(),
      count: Number(count),
      worth,
      until: until === '' ? null : until,
      mostUses: mostUses.trim() === '' ? null : Number(mostUses),
      leastCents,
      oncePerPerson,
    })
    setProblem(done.ok ? '' : done.problem)
    setMade(done.ok ? (done.answer.codes ?? []) : null)
    await revalidate()
    setIsBusy(false)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void make()
  }
  return (
    <form onSubmit={submit} className="mt-8 max-w-[46rem]" noValidate>
      <h2 className="text-heading">{m.operator_new_codes()}</h2>
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
      <p role="alert" className="mt-2 font-medium text-wrong empty:hidden">
        {problem}
      </p>
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
    </form>
  )
}
