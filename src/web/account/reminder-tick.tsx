import { type ReactNode, useState } from 'react'
import { callFunction } from '../builder/call-function.ts'
import type { Locale } from '../locale/locale.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { shopProblem } from '../shop/shop-problem.ts'

/** Keeps whether the visitor wants one mail about a book that stays as it is; answers a message key when that failed. */
export async function saveReminder(wanted: boolean, locale: Locale): Promise<string | null> {
  const called = await callFunction('reminders', { wanted, locale })
  return called.ok ? null : called.code
}

/** Asks whether one mail may come about a book that stays as it is; never ticked beforehand. */
export function ReminderTick({
  ticked,
  onTick,
}: {
  ticked: boolean
  onTick: (ticked: boolean) => void
}): ReactNode {
  return (
    <label className="flex min-h-11 items-start gap-3 text-ink-strong">
      <input
        type="checkbox"
        name="reminder"
        checked={ticked}
        onChange={(event) => onTick(event.target.checked)}
        className="size-6 flex-none accent-primary"
      />
      {m.reminder_tick()}
    </label>
  )
}

/** The same for somebody with an account: what is ticked counts at once. */
export function ReminderChoice({ wanted }: { wanted: boolean }): ReactNode {
  const locale = useLocale()
  const [ticked, setTicked] = useState(wanted)
  const [problem, setProblem] = useState<string | null>(null)
  const [saved, setSaved] = useState(false)
  const choose = async (choice: boolean): Promise<void> => {
    setTicked(choice)
    setSaved(false)
    const failed = await saveReminder(choice, locale)
    setProblem(failed)
    if (failed === null) setSaved(true)
    else setTicked(!choice)
  }
  return (
    <div className="mt-4">
      <ReminderTick ticked={ticked} onTick={(choice) => void choose(choice)} />
      <p role="status" className="text-small text-ink-soft empty:hidden">
        {saved ? (ticked ? m.reminder_on() : m.reminder_off()) : ''}
      </p>
      <p role="alert" className="font-medium text-wrong empty:hidden">
        {problem === null ? '' : shopProblem(problem)}
      </p>
    </div>
  )
}
