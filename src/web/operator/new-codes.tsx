import { type FormEvent, type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import { m } from '../messages/generated/messages.js'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { performAct } from './act-button.tsx'

/** Makes one code of a word, or many that begin with it. */
export function NewCodes(): ReactNode {
  const { revalidate } = useRevalidator()
  const [subject, setSubject] = useState('')
  const [count, setCount] = useState('1')
  const [percentOff, setPercentOff] = useState('10')
  const [mostUses, setMostUses] = useState('')
  const [until, setUntil] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [made, setMade] = useState<string[] | null>(null)
  const make = async (): Promise<void> => {
    setIsBusy(true)
    const done = await performAct({
      act: 'make-codes',
      subject: subject.trim().toUpperCase(),
      count: Number(count),
      percentOff: Number(percentOff),
      until: until === '' ? null : until,
      mostUses: mostUses.trim() === '' ? null : Number(mostUses),
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
          label={m.operator_code_percent()}
          value={percentOff}
          onText={setPercentOff}
          inputMode="numeric"
        />
        <TextField
          label={m.operator_code_uses()}
          value={mostUses}
          onText={setMostUses}
          inputMode="numeric"
          optional
        />
        <TextField label={m.operator_code_until()} type="date" value={until} onText={setUntil} optional />
      </div>
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
