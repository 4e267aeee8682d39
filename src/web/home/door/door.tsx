import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { limits } from '#book/limits.ts'
import { draftKey } from '../../builder/draft-key.ts'
import { useLocale } from '../../locale/use-locale.ts'
import { pathFor } from '../../path-for.ts'
import { Button } from '../../ui/button.tsx'
import { answersIn, type DoorAnswers } from './door-answers.ts'
import { doorLayers } from './door-layers.ts'
import type { DoorWords } from './door-words.server.ts'
import { doorForm, rememberDoor } from './remember-door.ts'
import { useLoaded } from './use-loaded.ts'
import './door.css'

export interface DoorProps {
  words: DoorWords
  /** Stands below the choices. */
  children: ReactNode
}

/**
 * The builder's first question, under an open book that plays along. It is a form with an address: what is chosen and
 * sent before its code has come arrives all the same.
 */
export function Door({ words, children }: DoorProps): ReactNode {
  const [answers, setAnswers] = useState(words.first)
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const builder = pathFor('builder', useLocale(), { step: 'who' })
  const read = (): void => {
    if (form.current) setAnswers(answersIn(form.current))
  }
  useEffect(() => {
    read()
    if (localStorage.getItem(draftKey) === null) return
    void import('./fill-from-draft.ts').then(({ fillFromDraft }) => {
      if (form.current) fillFromDraft(form.current)
      read()
    })
    // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies -- what was told before the page was alive
  }, [])
  const name = answers.name.trim() || words.child
  return (
    <form
      ref={form}
      name={doorForm}
      action={builder}
      className="door"
      autoComplete="off"
      onInput={read}
      onSubmit={(event) => {
        event.preventDefault()
        rememberDoor({ isGoneOnWith: true })
        void navigate(builder)
      }}
    >
      <div className="door-say">
        <h1 style={{ '--letters': words.headline.length + name.length }}>
          {words.headline} <label htmlFor="door-name">{name}</label>
        </h1>
        <p>{words.lead}</p>
      </div>
      <OpenPages words={words} answers={answers} name={name} />
      <Slip words={words} answers={answers} name={name} />
      <div className="door-under">{children}</div>
    </form>
  )
}

/** The story on the left, the ride on the right; on a phone one upright page with both. */
function OpenPages(props: { words: DoorWords; answers: DoorAnswers; name: string }): ReactNode {
  const { words, answers, name } = props
  const hair = words.hair.options.find(({ value }) => value === answers.hair)
  const lines = words.extras.options.filter(({ value }) => answers[value])
  const wanted = doorLayers(answers, hair?.covers)
  const layers = useLoaded(wanted === doorLayers(words.first, true) ? '' : wanted)
  const named = (text: string): string => text.replace('{name}', name)
  return (
    <div className="door-book">
      <div className="door-left">
        <img src="/pictures/door/left.webp" alt="" width={800} height={800} />
        <div className="door-words">
          <p className="door-wide">{words.story.first}</p>
          <p>
            <b>{words.story.shout}</b> {words.story.sheep} <span>{named(words.story.later)}</span>
          </p>
          <p aria-live="polite">
            <span>{hair?.line}</span>{' '}
            {lines.length > 0 ? (
              lines.map(({ value, line }) => <span key={value}>{line} </span>)
            ) : (
              <span>{words.extras.none}</span>
            )}
          </p>
        </div>
      </div>
      <div className="door-right" role="img" aria-label={named(words.picture)}>
        <img src="/pictures/door/right.webp" alt="" width={800} height={800} fetchPriority="high" />
        {layers.map((source) => (
          <img key={source} src={source} alt="" decoding="sync" className="door-layer" />
        ))}
      </div>
    </div>
  )
}

/** A slip of paper on the lower edge of the book: what the child is called and looks like. */
function Slip(props: { words: DoorWords; answers: DoorAnswers; name: string }): ReactNode {
  const { words, answers, name } = props
  const { first, skin, colour, hair, extras } = words
  return (
    <div
      className="door-slip"
      style={{ '--skin': dabOf(skin, answers.skin), '--hair': dabOf(colour, answers.colour) }}
    >
      <div className="door-name">
        <label htmlFor="door-name">{words.name}</label>
        <input
          id="door-name"
          // The name in the headline labels it too, and would be read out with every letter.
          aria-label={words.name}
          name="name"
          defaultValue={first.name}
          maxLength={limits.nameCharacters}
          autoCapitalize="words"
          enterKeyHint="done"
          spellCheck={false}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </div>
      <div className="door-age">
        <label htmlFor="door-age">{words.age}</label>
        <select id="door-age" name="age" defaultValue="">
          <option value="">{words.ageOpen}</option>
          {Array.from({ length: oldest }, (_, index) => (
            <option key={index}>{index + 1}</option>
          ))}
        </select>
      </div>
      <Dabs group="skin" first={first.skin} {...skin} />
      <Dabs group="colour" first={first.colour} {...colour} />
      <fieldset className="door-hair">
        <legend>{hair.legend}</legend>
        <div>
          {hair.options.map(({ value, label }) => (
            <label key={value}>
              <input
                type="radio"
                name="hair"
                value={value}
                aria-label={label}
                defaultChecked={value === first.hair}
              />
              <svg aria-hidden="true">
                <use href={`/pictures/looks/hair.svg#${value}`} />
              </svg>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="door-extras">
        <legend className="sr-only">{extras.legend}</legend>
        {extras.options.toReversed().map(({ value, label }) => (
          <label key={value}>
            <input type="checkbox" name={value} defaultChecked={first[value] !== undefined} />
            {label}
          </label>
        ))}
      </fieldset>
      <div className="door-go">
        <Button type="submit">{words.goOn.replace('{name}', name)}</Button>
      </div>
    </div>
  )
}

function dabOf({ options }: DoorWords['skin'] | DoorWords['colour'], chosen: string): string | undefined {
  return options.find(({ value }) => value === chosen)?.colour
}

/** Years in the list; who is older says so in the builder. */
const oldest = 12

/** Colours to choose from, as dabs of paint. */
function Dabs(props: {
  group: string
  legend: string
  first: string
  options: readonly { value: string; label: string; colour: string }[]
}): ReactNode {
  const { group, legend, first, options } = props
  return (
    <fieldset className={`door-dabs door-${group}`}>
      <legend>{legend}</legend>
      <div>
        {options.map(({ value, label, colour }) => (
          <label key={value}>
            <input
              type="radio"
              name={group}
              value={value}
              aria-label={label}
              defaultChecked={value === first}
            />
            <i style={{ background: colour }} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
