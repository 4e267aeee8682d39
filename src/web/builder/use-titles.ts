import { useCallback, useEffect, useState } from 'react'
import { limits } from '#book/limits.ts'
import type { Size } from '#book/size.ts'
import { useWhenBack } from '../connection/use-when-back.ts'
import { listenToFunction } from './call-function.ts'
import type { Draft, TitleDraft } from './draft.ts'
import { titleBriefOf } from './draft-brief.ts'
import { rememberRefused } from './refused-words.ts'
import { changeDraft } from './use-draft.ts'

export interface Titles {
  /** Newest ten first; while ten are made, those that are there already. */
  rounds: readonly (readonly string[])[]
  /** What their stories are about, by title, where that is known. */
  abouts: Readonly<Record<string, string>>
  making: boolean
  /** Message key of what went wrong last. */
  problem: string | null
  /** Why the last ten were our own; null: they were not, or nobody else tells any. */
  notice: TitleNotice | null
  requestsLeft: number
  /** @param by our own storyteller alone, or whoever writes */
  ask: (by?: 'house') => void
}

/** `titles_by_house`: enough others were told today; `titles_filled`: some are a model's, the rest ours; otherwise whoever else tells them does not answer, or may not. */
export type TitleNotice =
  | 'titles_by_house'
  | 'titles_filled'
  | 'titles_unusable'
  | 'titles_away'
  | 'titles_budget'

/** What the function tells: a title as it is there, at last all that count, or what went wrong. */
interface TitleEvent {
  title?: string
  titles?: string[]
  notice?: TitleNotice
  /** Of titles whose story does not come in every size. */
  sizes?: Record<string, Size[]>
  /** What the stories of titles are about. */
  abouts?: Record<string, string>
  code?: string
}

/** Requests under way, so that two renders never ask for the same round. */
const underWay = new Set<string>()

/**
 * The titles proposed for the draft. The first ten are asked for by themselves; titles that were made for
 * other answers are dropped.
 */
export function useTitles(draft: Draft): Titles {
  const brief = titleBriefOf(draft)
  const madeFrom = brief === null ? '' : JSON.stringify(brief)
  const fits = draft.titles.madeFrom === madeFrom
  const rounds = fits ? draft.titles.rounds : []
  const [making, setMaking] = useState(false)
  const [coming, setComing] = useState<readonly string[]>([])
  const [comingAbouts, setComingAbouts] = useState<Readonly<Record<string, string>>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [notice, setNotice] = useState<TitleNotice | null>(null)
  const ask = useCallback(
    async (by?: 'house') => {
      if (madeFrom === '') return
      setMaking(true)
      setProblem(null)
      const problem = await askForTitles(madeFrom, by, ({ title, notice, abouts }) => {
        if (abouts !== undefined) setComingAbouts((others) => ({ ...others, ...abouts }))
        if (title !== undefined) setComing((others) => [...others, title])
        setNotice(notice ?? null)
      })
      setProblem(problem)
      setComing([])
      setComingAbouts({})
      setMaking(false)
    },
    [madeFrom],
  )
  useEffect(() => {
    if (rounds.length === 0) void ask()
  }, [ask, rounds.length])
  useWhenBack(() => {
    if (problem === 'connection_problem') void ask()
  })
  return {
    rounds: coming.length > 0 ? [coming, ...rounds.toReversed()] : rounds.toReversed(),
    abouts: { ...(fits && draft.titles.abouts), ...comingAbouts },
    making,
    problem,
    notice,
    requestsLeft: limits.titleRequests - rounds.length,
    ask: (by) => void ask(by),
  }
}

/** Asks for the next ten and writes them into the draft. Answers a message key when it fails. */
async function askForTitles(
  madeFrom: string,
  by: 'house' | undefined,
  onEvent: (event: TitleEvent) => void,
): Promise<string | null> {
  if (underWay.has(madeFrom)) return null
  underWay.add(madeFrom)
  try {
    let asked: { draftId: string; round: number; replaces?: string } = { draftId: '', round: 0 }
    changeDraft((draft) => {
      const fits = draft.titles.madeFrom === madeFrom
      const titles = fits ? draft.titles : { draftId: crypto.randomUUID(), madeFrom, rounds: [] }
      asked = {
        draftId: titles.draftId,
        round: titles.rounds.length,
        ...(draft.replaces !== undefined && { replaces: draft.replaces }),
      }
      const chosenFromOld = !fits && draft.titles.rounds.some((round) => round.includes(draft.title))
      return { ...draft, titles, title: chosenFromOld ? '' : draft.title }
    })
    const brief = JSON.parse(madeFrom) as object
    let last: TitleEvent = {}
    const wish = { ...asked, brief, ...(by !== undefined && { by }) }
    const refusal = await listenToFunction('propose-titles', wish, (event) => {
      last = event as TitleEvent
      onEvent(last)
    })
    if (refusal !== null) {
      // A language that is gone is told of at its step.
      rememberRefused(brief, refusal.details)
      return refusal.code
    }
    const { titles, code = 'connection_problem' } = last
    if (titles === undefined) return code
    changeDraft((draft) =>
      draft.titles.draftId === asked.draftId && draft.titles.rounds.length === asked.round
        ? { ...draft, titles: withRound(draft.titles, titles, last) }
        : draft,
    )
    return null
  } finally {
    underWay.delete(madeFrom)
  }
}

function withRound(
  { sizes, abouts, ...titles }: TitleDraft,
  round: string[],
  known: Pick<TitleEvent, 'sizes' | 'abouts'>,
): TitleDraft {
  const all = { ...sizes, ...known.sizes }
  const stories = { ...abouts, ...known.abouts }
  return {
    ...titles,
    rounds: [...titles.rounds, round],
    ...(Object.keys(all).length > 0 && { sizes: all }),
    ...(Object.keys(stories).length > 0 && { abouts: stories }),
  }
}
