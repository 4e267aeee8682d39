import type { ReactNode } from 'react'
import { quietestTheme } from '#book/twist-topics.ts'
import type { TwistAnswer } from '#functions/read-twist.ts'
import { m } from '../messages/generated/messages.js'
import { Button } from '../ui/button.tsx'
import type { Draft } from './draft.ts'

interface TwistDoubtsProps {
  draft: Pick<Draft, 'twistEveryday' | 'theme'>
  change: (changes: Partial<Pick<Draft, 'twistEveryday' | 'theme'>>) => void
  /** As last read; null while it is read anew. */
  reading: Pick<TwistAnswer, 'doubts' | 'everyday'> | null
}

/**
 * Asks about each sentence that may tell of a sorrow, by its own words, whether it does. Whoever says that it does not has it taken
 * for what it is, and can take that back; whoever does not answer has it guarded as one.
 */
export function TwistDoubts({ draft, change, reading }: TwistDoubtsProps): ReactNode {
  const { doubts = [], everyday = [] } = reading ?? {}
  const answered = draft.twistEveryday ?? []
  if (doubts.length + everyday.length === 0) return null
  return (
    <ul className="mt-6 grid max-w-2xl gap-4 border-l-4 border-line pl-5" data-twist-doubts>
      {doubts.map((sentence) => (
        <li key={sentence}>
          <p className="font-semibold text-ink-strong">{m.twist_doubt({ piece: pieceOf(sentence) })}</p>
          <p>{m.twist_doubt_until()}</p>
          <p className="flex flex-wrap gap-x-6">
            <Button
              look="text"
              aria-label={`${m.twist_doubt_no()}: ${pieceOf(sentence)}`}
              onClick={() => change({ twistEveryday: [...answered, sentence] })}
            >
              {m.twist_doubt_no()}
            </Button>
            {draft.theme === quietestTheme ? null : (
              <Button look="text" onClick={() => change({ theme: quietestTheme })}>
                {m.twist_doubt_quiet()}
              </Button>
            )}
          </p>
        </li>
      ))}
      {everyday.map((sentence) => (
        <li key={sentence} className="flex flex-wrap items-center justify-between gap-x-6">
          <p>{m.twist_doubt_answered({ piece: pieceOf(sentence) })}</p>
          <Button
            look="text"
            aria-label={`${m.twist_doubt_back()}: ${pieceOf(sentence)}`}
            onClick={() => change({ twistEveryday: answered.filter((other) => other !== sentence) })}
          >
            {m.twist_doubt_back()}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** As it is quoted in a question: without its full stop. */
function pieceOf(sentence: string): string {
  return sentence.replace(/[\s.,:;!…]+$/u, '')
}
