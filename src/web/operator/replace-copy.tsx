import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type NewCopyReason, newCopyReasons } from '#shop/order.ts'
import { m } from '../messages/generated/messages.js'
import { Button } from '../ui/button.tsx'
import { ChoiceGroup } from '../ui/choice-group.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { WordChoice } from '../ui/word-choice.tsx'
import { performAct } from './act-button.tsx'
import { valueWord } from './words.ts'

/** Has a book printed once more that has left the printer, and asks why. */
export function ReplaceCopy({ orderId }: { orderId: string }): ReactNode {
  const { revalidate } = useRevalidator()
  const [isAsking, setIsAsking] = useState(false)
  const [reason, setReason] = useState<NewCopyReason | null>(null)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const replace = async (): Promise<void> => {
    if (reason === null) {
      setProblem(m.operator_copy_why_missing())
      return
    }
    setIsBusy(true)
    const done = await performAct({ act: 'replace-copy', subject: orderId, reason })
    setIsBusy(false)
    setProblem(done.ok ? undefined : done.problem)
    if (done.ok) setIsAsking(false)
    await revalidate()
  }
  return (
    <>
      <Button look="text" onClick={() => setIsAsking(true)}>
        {m.operator_act_replace_copy()}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        heading={m.operator_act_replace_copy()}
        actions={
          <>
            <Button busy={isBusy} onClick={() => void replace()}>
              {m.operator_act_replace_copy()}
            </Button>
            <Button look="text" onClick={() => setIsAsking(false)}>
              {m.operator_leave()}
            </Button>
          </>
        }
      >
        <p className="mb-4">{m.operator_ask_replace_copy()}</p>
        <ChoiceGroup legend={m.operator_copy_why()} problem={problem} className="flex flex-wrap gap-3">
          {newCopyReasons.map((value) => (
            <WordChoice
              key={value}
              name="reason"
              value={value}
              checked={reason === value}
              onChoose={() => setReason(value)}
            >
              {valueWord(value)}
            </WordChoice>
          ))}
        </ChoiceGroup>
      </Dialog>
    </>
  )
}
