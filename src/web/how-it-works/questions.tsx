import type { ReactNode } from 'react'
import { m } from '../messages/generated/messages.js'
import { PlusIcon } from '../ui/icons.tsx'
import type { HowWords } from './how-words.server.ts'

/** Questions that open one by one, without any script. */
export function Questions({ questions }: { questions: HowWords['questions'] }): ReactNode {
  return (
    <section className="grid gap-x-[6vw] gap-y-8 bg-paper-deep px-edge py-16 lg:grid-cols-[minmax(0,19rem)_1fr] lg:py-24">
      <h2 className="text-title">{m.how_questions()}</h2>
      <div className="border-b border-line">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group border-t border-line">
            <summary className="flex min-h-14 list-none items-center justify-between gap-6 py-4 [&::-webkit-details-marker]:hidden">
              <h3 className="text-[1.3rem] !leading-snug tracking-[-0.01em]">{question}</h3>
              <PlusIcon className="size-5 text-ink-soft transition-transform duration-200 ease-paper group-open:rotate-45" />
            </summary>
            <p className="max-w-[38em] pb-6 text-ink">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
