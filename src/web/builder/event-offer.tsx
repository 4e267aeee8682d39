import { type ReactNode, useId } from 'react'
import type { TwistAnswer } from '#functions/read-twist.ts'
import { genders } from '#book/options.ts'
import type { EventStory } from '#story/storyteller.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { Button } from '../ui/button.tsx'
import { ChoiceGroup } from '../ui/choice-group.tsx'
import { TextField } from '../ui/text-field.tsx'
import { WordChoice } from '../ui/word-choice.tsx'
import type { CompanionDraft, Draft, EventDraft } from './draft.ts'
import { whoWords } from './event-words.ts'
import { fieldProblem } from './field-problem.ts'
import { sizeName } from './option-names.ts'
import type { Problems } from './step-props.ts'

type About = EventStory['about'][number]

const genderWords = {
  female: m.event_gender_female,
  male: m.event_gender_male,
  other: m.event_gender_other,
} as const

interface EventOfferProps {
  draft: Draft
  problems: Problems
  change: (changes: Partial<Draft>) => void
  /** As last read; null while it is read anew. */
  reading: Pick<TwistAnswer, 'event' | 'eventStories'> | null
}

/** Asks whether the book shall be about what happened, and where it shall, what is told of it. Nothing of it is told without a yes. */
export function EventOffer({ draft, problems, change, reading }: EventOfferProps): ReactNode {
  const heading = useId()
  const event = draft.event ?? null
  const read = reading?.event ?? null
  const stories = reading?.eventStories ?? []
  const story = event === null ? stories[0] : stories.find((one) => one.story === event.story)
  const who = event?.who ?? read?.who
  const about = story?.about.find((one) => one.who === who)
  if (event === null && (read === null || about === undefined)) return null
  const words = whoWords[who ?? '']
  const typed = (event?.name ?? read?.name ?? '').trim()
  const name = typed === '' ? (words?.yours() ?? '') : typed
  return (
    <section
      aria-labelledby={heading}
      className="mt-6 grid max-w-2xl gap-5 border-l-4 border-line pl-5"
      data-event-offer
    >
      <div className="grid gap-2">
        <h2 id={heading} className="text-[1.4rem]">
          {event === null ? m.event_heading() : (words?.chosen ?? m.event_chosen)({ name })}
        </h2>
        {words ? <p>{words.story({ name })}</p> : null}
        <p>{m.event_instead()}</p>
      </div>
      {event === null ? (
        story && about && read ? (
          <Button
            look="secondary"
            className="w-fit"
            onClick={() =>
              change({
                event: {
                  who: read.who,
                  name: read.name,
                  gender: read.gender,
                  story: story.story,
                  answers: [],
                  sizes: about.sizes,
                },
              })
            }
          >
            {(words?.yes ?? m.event_yes)({ name })}
          </Button>
        ) : null
      ) : (
        <>
          <EventFields
            event={event}
            name={name}
            about={about}
            whos={story?.about ?? []}
            hero={draft.name.trim()}
            hasChildBeside={draft.companions.some(isChild)}
            problems={problems}
            set={(changes) => change({ event: { ...event, ...changes } })}
          />
          <Button look="text" className="w-fit" onClick={() => change({ event: null })}>
            {m.event_no()}
          </Button>
        </>
      )}
    </section>
  )
}

interface EventFieldsProps {
  event: EventDraft
  /** As typed, or what a family calls such a one. */
  name: string
  /** Whom it is about; unknown while the twist is read anew. */
  about: About | undefined
  whos: readonly About[]
  hero: string
  hasChildBeside: boolean
  problems: Problems
  set: (changes: Partial<EventDraft>) => void
}

/** A child that is no baby, as far as has been told. */
function isChild({ kind, age }: CompanionDraft): boolean {
  const years = Number(age)
  return kind === 'person' && years > babyYears && years < grownYears
}

const [babyYears, grownYears] = [2, 18]

function EventFields(props: EventFieldsProps): ReactNode {
  const { event, name, about, whos, hero, hasChildBeside, problems, set } = props
  const asks = (about?.asks ?? []).filter(({ besideChild }) => !besideChild || hasChildBeside)
  const group = useId()
  const locale = useLocale()
  const list = new Intl.ListFormat(locale, { type: 'disjunction' })
  const place = whoWords[event.who]?.place
  return (
    <div className="grid gap-6">
      {whos.length < 2 ? null : (
        <ChoiceGroup
          legend={m.event_who()}
          className="flex flex-wrap gap-3"
          problem={fieldProblem(problems, 'event.who')}
        >
          {whos.map(({ who, sizes }) => (
            <WordChoice
              key={who}
              name={`${group}-who`}
              value={who}
              checked={event.who === who}
              onChoose={() => set({ who, sizes, answers: [] })}
            >
              {whoWords[who]?.answer() ?? who}
            </WordChoice>
          ))}
        </ChoiceGroup>
      )}
      <TextField
        className="max-w-md"
        label={(place ?? m.event_name)()}
        value={event.name}
        onText={(name) => set({ name })}
        autoCapitalize="words"
        spellCheck={false}
        problem={fieldProblem(problems, 'event.name')}
      />
      {place ? null : (
        <ChoiceGroup
          legend={m.event_gender({ name })}
          className="flex flex-wrap gap-3"
          problem={fieldProblem(problems, 'event.gender')}
        >
          {genders.map((gender) => (
            <WordChoice
              key={gender}
              name={`${group}-gender`}
              value={gender}
              checked={event.gender === gender}
              onChoose={() => set({ gender })}
            >
              {genderWords[gender]()}
            </WordChoice>
          ))}
        </ChoiceGroup>
      )}
      {asks.map(({ id, question, options }) => (
        <ChoiceGroup
          key={id}
          legend={question.replaceAll('{hero}', hero).replaceAll(/\{[a-z]+\}/giu, name)}
          className="flex flex-wrap gap-3"
        >
          {options.map(({ flag, label }) => (
            <WordChoice
              key={flag}
              name={`${group}-${id}`}
              value={flag}
              checked={event.answers.includes(flag)}
              onChoose={() =>
                set({
                  answers: [
                    ...event.answers.filter((other) => options.every((option) => option.flag !== other)),
                    flag,
                  ],
                })
              }
            >
              {label}
            </WordChoice>
          ))}
        </ChoiceGroup>
      ))}
      <p className="text-ink-soft">
        {m.event_sizes({ sizes: list.format(event.sizes.map((size) => sizeName[size]().toLowerCase())) })}
      </p>
    </div>
  )
}
