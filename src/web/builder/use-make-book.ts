import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useWhenBack } from '../connection/use-when-back.ts'
import { useLocale } from '../locale/use-locale.ts'
import { pathFor } from '../path-for.ts'
import { keepForAWhile } from '../shop/kept-for-a-while.ts'
import { callFunction } from './call-function.ts'
import { draftProblems } from './check-step.ts'
import type { Draft } from './draft.ts'
import { briefOf } from './draft-brief.ts'
import { rememberRefused } from './refused-words.ts'
import { endDraft } from './use-draft.ts'
import { useOfferedLanguages } from './use-writers.ts'

/** Making the book of a draft, and how far that is. */
export interface BookMaking {
  make: (draft: Draft) => Promise<void>
  isMaking: boolean
  /** Why it was not begun; null: nothing is the matter. */
  problem: string | null
}

/** Has the book made once everything is told, and goes on to its page. */
export function useMakeBook(): BookMaking {
  const locale = useLocale()
  const navigate = useNavigate()
  const offered = useOfferedLanguages()
  const [isMaking, setMaking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  useWhenBack(() => setProblem((old) => (old === 'connection_problem' ? null : old)))
  const make = async (draft: Draft): Promise<void> => {
    const brief = briefOf(draft)
    if (brief === null) return
    setMaking(true)
    setProblem(null)
    const result = await callFunction<{ bookId: string }>('make-book', {
      bookId: draft.bookId,
      brief,
      ...(draft.replaces !== undefined && { replaces: draft.replaces }),
    })
    if (result.ok) {
      await navigate(pathFor('book', locale, { eid: result.answer.bookId }))
      keepForAWhile('made', result.answer.bookId)
      endDraft()
    } else {
      setMaking(false)
      rememberRefused(brief, result.details)
      // What stands in a field is told of there.
      if (draftProblems(draft, offered).length === 0) setProblem(result.code)
    }
  }
  return { make, isMaking, problem }
}
