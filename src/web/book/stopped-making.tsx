import { type ReactNode, useState } from 'react'
import type { WhyUnwritten } from '#models/book-notice.ts'
import { callFunction } from '../builder/call-function.ts'
import { problemMessage } from '../builder/problem-message.ts'
import { useWritesOwn } from '../builder/use-writers.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { whyUnwritten } from './notice-words.ts'
import type { LiveBook } from './use-live-book.ts'

const whys: Readonly<Record<WhyUnwritten, () => string>> = {
  refused: m.making_refused_text,
  unusable: m.making_unusable_text,
  unfit: m.making_unfit_text,
  away: m.making_away_text,
  budget: m.making_budget_text,
}

/** What can be done, where our own storyteller writes the language of the book and where it does not. */
const nexts: Readonly<Record<WhyUnwritten, { own: () => string; words: () => string }>> = {
  refused: { own: m.making_refused_own, words: m.making_refused_words },
  unusable: { own: m.making_refused_own, words: m.making_refused_words },
  unfit: { own: m.making_refused_own, words: m.making_refused_words },
  away: { own: m.making_later_own, words: m.making_later_words },
  budget: { own: m.making_tomorrow_own, words: m.making_tomorrow_words },
}

/** Says why the book stopped while it was made, and offers what its owner can do. */
export function StoppedMaking({ live }: { live: LiveBook }): ReactNode {
  const [busy, setBusy] = useState<'again' | 'house' | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const why = whyUnwritten(live.book)
  const goOn = async (by?: 'house'): Promise<void> => {
    setBusy(by ?? 'again')
    setProblem(null)
    const called = await callFunction('continue-book', { bookId: live.book.id, ...(by && { by }) })
    setBusy(null)
    if (!called.ok) return setProblem(problemMessage(called.code))
    live.change({ book: { ...live.book, state: 'making', notices: [] } })
  }
  return (
    <div className="mt-4 max-w-[34em]">
      {why === null ? (
        <>
          <p className="text-lead">{m.making_failed_text()}</p>
          <Button className="mt-5" busy={busy !== null} onClick={() => void goOn()}>
            {busy === null ? m.making_continue() : m.making_continuing()}
          </Button>
        </>
      ) : (
        <Unwritten live={live} why={why} busy={busy} goOn={(by) => void goOn(by)} />
      )}
      <p role="alert" className="mt-3 font-medium text-wrong empty:hidden">
        {problem}
      </p>
    </div>
  )
}

interface UnwrittenProps {
  live: LiveBook
  why: WhyUnwritten
  busy: 'again' | 'house' | null
  goOn: (by?: 'house') => void
}

/** A model did not write the story: other words, another language, later, or our own storyteller. */
function Unwritten({ live: { book }, why, busy, goOn }: UnwrittenProps): ReactNode {
  const locale = useLocale()
  const isOwn = useWritesOwn(book.language)
  // The same words would be answered as they were.
  const isOfWords = why === 'refused' || why === 'unfit'
  const next = isOwn ? nexts[why].own : nexts[why].words
  return (
    <>
      <p className="text-lead">{whys[why]()}</p>
      <p className="mt-3">{next()}</p>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        {isOwn ? (
          <Button busy={busy === 'house'} onClick={() => goOn('house')} className="max-sm:w-full">
            {busy === 'house' ? m.making_continuing() : m.making_by_house()}
          </Button>
        ) : null}
        {isOfWords ? null : (
          <Button
            look={isOwn ? 'secondary' : 'primary'}
            busy={busy === 'again'}
            onClick={() => goOn()}
            className="max-sm:w-full"
          >
            {busy === 'again' ? m.making_continuing() : m.making_again()}
          </Button>
        )}
        <LinkButton
          look={isOwn && !isOfWords ? 'text' : 'secondary'}
          to={pathFor('design', locale, { eid: book.id })}
          className="max-sm:w-full"
        >
          {isOwn ? m.making_change_words() : m.making_change_language()}
        </LinkButton>
      </div>
    </>
  )
}
