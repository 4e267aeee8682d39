import { type ReactNode, useState } from 'react'
import type { Finding } from '#functions/examine-parts.ts'
import { callFunction } from '../builder/call-function.ts'
import { m } from '../messages/generated/messages.js'
import { shopProblem } from '../shop/shop-problem.ts'
import { Button } from '../ui/button.tsx'
import { valueWord } from './words.ts'

/** Tries every partner with something harmless, as `npm run doctor` does, and tells what was seen. */
export function TryParts(): ReactNode {
  const [findings, setFindings] = useState<Finding[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const examine = async (): Promise<void> => {
    setIsBusy(true)
    setProblem('')
    const called = await callFunction<{ findings: Finding[] }>('examine-parts', {})
    setIsBusy(false)
    if (called.ok) setFindings(called.answer.findings)
    else setProblem(shopProblem(called.code))
  }
  return (
    <section className="mt-12">
      <h2 className="text-[1.5rem] !leading-tight">{m.operator_try_heading()}</h2>
      <p className="mt-2 max-w-[46rem]">{m.operator_try_text()}</p>
      <Button look="secondary" className="mt-4" busy={isBusy} onClick={() => void examine()}>
        {isBusy ? m.operator_trying() : m.operator_try()}
      </Button>
      <p role="alert" className="mt-2 font-medium text-wrong empty:hidden">
        {problem}
      </p>
      <div role="status">
        <dl className="mt-4 max-w-[46rem]">
          {findings.map(({ part, state, words }) => (
            <div key={part} className="border-b border-line py-2 last:border-b-0">
              <dt className="flex flex-wrap justify-between gap-x-6 font-semibold text-ink-strong">
                <span lang="en">{part}</span>
                <span className={state === 'bad' ? 'text-wrong' : undefined}>{valueWord(state)}</span>
              </dt>
              <dd lang="en" className="text-small break-words whitespace-pre-line">
                {words}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
