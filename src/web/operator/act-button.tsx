import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Act } from '#functions/operate.ts'
import { callFunction } from '../builder/call-function.ts'
import { m } from '../messages/generated/messages.js'
import { shopProblem } from '../shop/shop-problem.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

/** Asks the server to do something at the counter; the answer, or what is the matter in words. */
export async function performAct(
  what: Act,
): Promise<{ ok: true; answer: { codes?: string[] } } | { ok: false; problem: string }> {
  const called = await callFunction<{ codes?: string[] }>('operate', { id: crypto.randomUUID(), what })
  if (called.ok) return called
  // Somebody did it in another window, or what it was about has moved on.
  const isOver = called.code === 'order_not_possible'
  return { ok: false, problem: isOver ? m.operator_act_over() : shopProblem(called.code) }
}

export interface ActButtonProps {
  label: string
  /** What will happen, as a question. */
  question: string
  what: Act
}

/** Something that an operator does: it asks first, and the page shows what came of it. */
export function ActButton({ label, question, what }: ActButtonProps): ReactNode {
  const { revalidate } = useRevalidator()
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const perform = async (): Promise<void> => {
    setIsAsking(false)
    setIsBusy(true)
    const done = await performAct(what)
    setProblem(done.ok ? '' : done.problem)
    await revalidate()
    setIsBusy(false)
  }
  return (
    <>
      <Button look="text" busy={isBusy} onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      <span
        role="alert"
        className="block w-60 max-w-full font-medium whitespace-normal text-wrong empty:hidden"
      >
        {problem}
      </span>
      <AskFirst
        open={isAsking}
        label={label}
        question={question}
        onYes={() => void perform()}
        onNo={() => setIsAsking(false)}
      />
    </>
  )
}

/** Says what will happen before it does. */
export function AskFirst({
  open,
  label,
  question,
  onYes,
  onNo,
  children,
}: {
  open: boolean
  /** What is done, on the button that does it. */
  label: string
  question: string
  onYes: () => void
  onNo: () => void
  /** What else is to be known of it. */
  children?: ReactNode
}): ReactNode {
  return (
    <Dialog
      open={open}
      onClose={onNo}
      heading={label}
      actions={
        <>
          <Button onClick={onYes}>{label}</Button>
          <Button look="text" onClick={onNo}>
            {m.operator_leave()}
          </Button>
        </>
      }
    >
      <p>{question}</p>
      {children}
    </Dialog>
  )
}
