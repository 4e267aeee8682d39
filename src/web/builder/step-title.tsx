import { type ReactNode, useEffect, useId, useState } from 'react'
import { limits } from '#book/limits.ts'
import { languageTag } from '#book/options.ts'
import { m } from '../messages/generated/messages.js'
import { Button } from '../ui/button.tsx'
import { ChoiceGroup } from '../ui/choice-group.tsx'
import { classNames } from '../ui/class-names.ts'
import { CheckIcon } from '../ui/icons.tsx'
import { TextField } from '../ui/text-field.tsx'
import { missingForTitles } from './check-step.ts'
import type { Draft } from './draft.ts'
import { fieldProblem } from './field-problem.ts'
import { MissingList } from './missing-list.tsx'
import type { StepProps } from './step-props.ts'
import { TitleProblem } from './title-problem.tsx'
import { useOfferedLanguages } from './use-writers.ts'
import { type TitleNotice, type Titles, useTitles } from './use-titles.ts'
import './spines.css'

/** Ten titles as a pile of books; take one, ask for more, or write your own. */
export function StepTitle(props: StepProps): ReactNode {
  const missing = missingForTitles(props.draft, useOfferedLanguages())
  return missing.length > 0 ? (
    <MissingList problems={missing} heading={m.problem_not_all_filled()} />
  ) : (
    <TitleChoice {...props} />
  )
}

function TitleChoice({ draft, problems, change }: StepProps): ReactNode {
  const titles = useTitles(draft)
  // What the server said of the draft is known once titles were asked for.
  const refused = missingForTitles(draft, useOfferedLanguages())
  if (refused.length > 0) return <MissingList problems={refused} heading={m.problem_not_all_filled()} />
  const proposed = titles.rounds.flat()
  const own = proposed.includes(draft.title) ? '' : draft.title
  return (
    <div className="grid max-w-xl gap-7">
      <div>
        {titles.rounds.length === 0 ? null : (
          <Spines draft={draft} titles={titles} onChoose={(title) => change({ title })} />
        )}
        <TitleState titles={titles} language={draft.language} />
      </div>
      <TextField
        label={m.builder_title_own()}
        placeholder={m.builder_title_own_placeholder()}
        value={own}
        lang={draft.language === null ? undefined : languageTag[draft.language]}
        onText={(title) => change({ title })}
        maxLength={limits.titleCharacters + 10}
        problem={fieldProblem(problems, 'title')}
      />
    </div>
  )
}

function Spines(props: { draft: Draft; titles: Titles; onChoose: (title: string) => void }): ReactNode {
  const { draft, titles, onChoose } = props
  const lang = draft.language === null ? undefined : languageTag[draft.language]
  return (
    <ChoiceGroup legend={m.builder_titles()} hideLegend className="grid gap-7">
      {pilesOf(titles).map(({ about, spines }) => (
        <Pile key={about ?? ''} about={about} lang={lang}>
          {spines.map(({ title, key, place }) => (
            <label
              key={key}
              lang={lang}
              className={classNames('spine', `spine-${place % 5}`, `spine-offset-${(place * 3) % 7}`)}
            >
              <input
                type="radio"
                name="title"
                value={title}
                checked={draft.title === title}
                onChange={() => onChoose(title)}
              />
              <span dir="auto">{title}</span>
              {draft.title === title ? (
                <span className="spine-tick">
                  <CheckIcon className="size-4" />
                </span>
              ) : null}
            </label>
          ))}
        </Pile>
      ))}
    </ChoiceGroup>
  )
}

/** Titles of one story, below what it is about. */
function Pile(props: { about: string | null; lang: string | undefined; children: ReactNode }): ReactNode {
  const { about, lang, children } = props
  const id = useId()
  if (about === null) return <div className="spines">{children}</div>
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} lang={lang} className="mb-3 font-display text-lead text-balance text-ink-strong">
        {about}
      </p>
      <div className="spines">{children}</div>
    </div>
  )
}

interface PileOfTitles {
  /** What its story is about; null: that is not known. */
  about: string | null
  spines: { title: string; key: string; place: number }[]
}

/** The titles by their story, each in the order in which it came: where a theme has two stories, whoever chooses a title chooses between them. */
function pilesOf({ rounds, abouts }: Pick<Titles, 'rounds' | 'abouts'>): PileOfTitles[] {
  const piles = new Map<string | null, PileOfTitles>()
  for (const [age, round] of rounds.entries()) {
    for (const title of round) {
      const about = abouts[title] ?? null
      const pile = piles.get(about) ?? { about, spines: [] }
      pile.spines.push({ title, key: `${rounds.length - age} ${title}`, place: pile.spines.length })
      piles.set(about, pile)
    }
  }
  return [...piles.values()]
}

/** In which the first title is there, unless whoever writes is slow or away. */
const usualSeconds = 5

const makingWords = { usual: m.builder_titles_making, long: m.builder_titles_slow } as const

/** Why the last ten, or some of them, are our own. */
const noticeWords: Readonly<Record<TitleNotice, () => string>> = {
  titles_by_house: m.builder_titles_by_house,
  titles_filled: m.builder_titles_filled,
  titles_unusable: m.builder_titles_unusable,
  titles_away: m.builder_titles_away,
  titles_budget: m.builder_titles_budget,
}

function TitleState({ titles, language }: { titles: Titles } & Pick<Draft, 'language'>): ReactNode {
  const { making, problem, notice, requestsLeft, rounds, ask } = titles
  const proposed = rounds.flat().length
  const isLong = useIsLong(making && proposed === 0)
  return (
    <div className="mt-4">
      <p role="status" className={classNames(making && 'writing')}>
        {making ? makingWords[isLong ? 'long' : 'usual']() : notice === null ? '' : noticeWords[notice]()}
      </p>
      {making && proposed < limits.titlesPerRequest ? <SpineShadows from={proposed} /> : null}
      {problem === null ? null : (
        <TitleProblem problem={problem} language={language} askOwn={() => ask('house')} />
      )}
      {making ? null : requestsLeft <= 0 ? (
        <p className="text-ink-soft">{m.builder_titles_none_left()}</p>
      ) : (
        <p className="flex flex-wrap items-center gap-x-4">
          <Button look="text" onClick={() => ask()}>
            {rounds.length > 0
              ? m.builder_titles_more()
              : problem === null
                ? m.builder_title_make()
                : m.common_try_again()}
          </Button>
          {rounds.length === 0 ? null : (
            <span className="text-small text-ink-soft">
              {requestsLeft === 1
                ? m.builder_titles_left_once()
                : m.builder_titles_left({ count: requestsLeft })}
            </span>
          )}
        </p>
      )}
    </div>
  )
}

/** Whether something has gone on for longer than it usually does. */
function useIsLong(goesOn: boolean): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!goesOn) return
    const timer = setTimeout(() => setIsLong(true), usualSeconds * 1000)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [goesOn])
  return isLong
}

/** The first pile as it will lie, from the first title on that is not there yet, so that nothing jumps when they come. */
function SpineShadows({ from }: { from: number }): ReactNode {
  return (
    <div aria-hidden="true" className="spines mt-4">
      {Array.from({ length: limits.titlesPerRequest - from }, (_, index) => (
        // Empty places that never move
        <div
          key={index}
          className={classNames('spine spine-empty', `spine-offset-${((from + index) * 3) % 7}`)}
        />
      ))}
    </div>
  )
}
