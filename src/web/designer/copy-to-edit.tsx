import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { callFunction } from '../builder/call-function.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'
import { shopProblem } from '../shop/shop-problem.ts'
import { Button } from '../ui/button.tsx'

/** A bought book stays as it is: makes a copy and goes to the copy's design. */
export function CopyToEdit({ bookId }: { bookId: string }): ReactNode {
  const locale = useLocale()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const copy = async (): Promise<void> => {
    setBusy(true)
    setProblem(null)
    const copyId = crypto.randomUUID()
    const called = await callFunction('duplicate-book', { bookId, copyId })
    setBusy(false)
    if (called.ok) await navigate(pathFor('design', locale, { eid: copyId }))
    else setProblem(called.code)
  }
  return (
    <>
      <Button look="secondary" busy={busy} onClick={() => void copy()} className="max-sm:w-full">
        {busy ? m.design_copying() : m.design_copy()}
      </Button>
      <p role="alert" className="w-full font-medium text-wrong empty:hidden">
        {problem === null ? '' : shopProblem(problem)}
      </p>
    </>
  )
}
