import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useLocation,
  useNavigate,
} from 'react-router'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'
import { takeRememberedAnswers } from '../home/remember-answers.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { LanguageSwitcher } from '../ui/language-switcher.tsx'
import { BuilderHeader } from './builder-header.tsx'
import { keepPicturesAtHand } from './keep-pictures-at-hand.ts'
import { draftProblems, stepProblems } from './check-step.ts'
import { emptyDraft } from './draft.ts'
import { GiftAlong } from './gift-along.tsx'
import { focusProblem } from './focus-problem.ts'
import { BookFaces } from '../fonts/book-faces.tsx'
import { MadeBook, madeBookOf } from './made-book.tsx'
import { Proof } from './proof.tsx'
import { StepLanguage, StepStyle, StepTheme } from './step-choices.tsx'
import { StepCharacters } from './step-characters.tsx'
import { problemMessage } from './problem-message.ts'
import { StepGenerate } from './step-generate.tsx'
import type { StepProps } from './step-props.ts'
import { StepSize } from './step-size.tsx'
import { StepTitle } from './step-title.tsx'
import { StepTwist } from './step-twist.tsx'
import { StepWho } from './step-who.tsx'
import { nextLabel, stepLead, stepQuestion } from './step-words.ts'
import { firstOpenStep, withAnswers } from './take-answers.ts'
import { type BuilderStep, isBuilderStep, stepAfter, stepBefore } from './steps.ts'
import { changeDraft, useDraft, useOvertaken } from './use-draft.ts'
import { useMakeBook } from './use-make-book.ts'
import { useOfferedLanguages } from './use-writers.ts'

interface BuilderData {
  step: BuilderStep
}

function readStep({ params, url }: Pick<LoaderFunctionArgs, 'params' | 'url'>): BuilderData {
  const step = params.step?.toLowerCase()
  if (!isBuilderStep(step)) {
    throw data({ message: `Page Not Found: ${url.pathname}${url.search}` }, { status: 404 })
  }
  return { step }
}

export function loader(given: LoaderFunctionArgs): BuilderData {
  return readStep(given)
}

/** What was told is in the browser: between two steps no server is needed. */
export function clientLoader(given: ClientLoaderFunctionArgs): BuilderData {
  return readStep(given)
}

export function meta({ loaderData }: { loaderData: BuilderData | undefined }): Record<string, string>[] {
  if (loaderData === undefined) return []
  return [
    { title: m.builder_page_title({ question: stepQuestion[loaderData.step]() }) },
    { name: 'robots', content: 'noindex' },
  ]
}

const fieldsOf: Readonly<Record<BuilderStep, (props: StepProps) => ReactNode>> = {
  who: StepWho,
  style: StepStyle,
  theme: StepTheme,
  characters: StepCharacters,
  twist: StepTwist,
  language: StepLanguage,
  title: StepTitle,
  size: StepSize,
  generate: StepGenerate,
}

/** What is shown before the page comes alive, or to whoever has no scripts. */
const nothingTold = emptyDraft(() => '')

/** The builder: one question a screen on the left, the book taking shape on the right. */
export default function BuilderScreen({ loaderData }: { loaderData: BuilderData }): ReactNode {
  const { step } = loaderData
  const draft = useDraft()
  const locale = useLocale()
  const navigate = useNavigate()
  const isOvertaken = useOvertaken()
  const offered = useOfferedLanguages()
  const [tried, setTried] = useState<BuilderStep | null>(null)
  const { make, isMaking, problem } = useMakeBook()
  const [toldAbout, setToldAbout] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const heading = useFocusOnChange(step)
  useFirstAnswers(locale)
  useEffect(keepPicturesAtHand, [])

  const problems =
    draft !== null && tried === step ? stepProblems(step, draft, offered) : new Map<string, string>()
  const goOn = (event: FormEvent): void => {
    event.preventDefault()
    if (draft === null) return
    const next = stepAfter(step)
    if (next === null && draftProblems(draft, offered).length === 0) return void make(draft)
    if (next !== null && stepProblems(step, draft, offered).size === 0) {
      setTried(null)
      return void navigate(pathFor('builder', locale, { step: next }))
    }
    setTried(step)
    requestAnimationFrame(() => focusProblem(form.current))
  }
  const madeBook = madeBookOf(step, draft)
  if (madeBook !== null) return <MadeBook bookId={madeBook} />
  const Fields = fieldsOf[step]
  const before = stepBefore(step)
  return (
    <form ref={form} noValidate onSubmit={goOn} className="builder">
      {draft === null || draft.language === null ? null : <BookFaces languages={[draft.language]} />}
      <BuilderHeader step={step} />
      <aside className={classNames('builder-table', step === 'characters' && 'builder-table-stays')}>
        <Proof
          draft={draft}
          step={step}
          companion={draft?.companions.find(({ id }) => step === 'characters' && id === toldAbout) ?? null}
        />
      </aside>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only follows where the focus is */}
      <main
        id="content"
        className="builder-question"
        onFocus={({ target }) => setToldAbout(companionAt(target))}
        onChange={({ target }) => setToldAbout(companionAt(target))}
        onKeyDown={(event) => {
          // A book is begun by its button alone, not by what ends a line in a field.
          if (step === 'generate' && event.key === 'Enter' && event.target instanceof HTMLInputElement)
            event.preventDefault()
        }}
      >
        <h1 ref={heading} tabIndex={-1} className="text-title outline-none">
          {stepQuestion[step]()}
        </h1>
        <p className="mt-3 max-w-xl text-lead text-balance text-ink">
          {stepLead(step, draft?.name.trim() ?? '', draft?.follows !== undefined)}
        </p>
        {step === 'who' || step === 'size' ? <GiftAlong /> : null}
        <noscript>
          <p className="mt-6 font-semibold">{m.builder_needs_script()}</p>
        </noscript>
        <div className="mt-8 lg:mt-10">
          {draft === null ? (
            <div inert className="builder-fields-asleep">
              <Fields draft={nothingTold} problems={problems} change={() => undefined} />
            </div>
          ) : (
            <Fields
              draft={draft}
              problems={problems}
              change={(changes) => changeDraft((old) => ({ ...old, ...changes }))}
            />
          )}
        </div>
        <p className="mt-12 text-small text-ink-soft">
          {m.builder_site_language()}{' '}
          <LanguageSwitcher className="inline-flex min-h-11 items-center underline underline-offset-4" />
        </p>
      </main>
      <section className="builder-bar" aria-label={nextLabel(step)}>
        <LinkButton
          look="text"
          to={before === null ? pathFor('home', locale) : pathFor('builder', locale, { step: before })}
        >
          {m.builder_back()}
        </LinkButton>
        {step === 'generate' ? (
          <p
            role="alert"
            className="font-medium text-wrong empty:hidden max-md:order-first max-md:basis-full"
          >
            {problem === null ? null : problemMessage(problem)}
          </p>
        ) : null}
        <p
          role="status"
          className={classNames(
            'ml-auto text-small',
            isOvertaken
              ? 'font-medium text-ink-strong max-md:order-first max-md:basis-full'
              : 'text-ink-soft max-md:hidden',
          )}
        >
          {isOvertaken ? m.builder_other_tab() : m.builder_saved()}
        </p>
        <Button type="submit" busy={isMaking} className="max-md:flex-1">
          {isMaking ? m.builder_making() : nextLabel(step)}
        </Button>
      </section>
    </form>
  )
}

/** A new question is read out and the keyboard begins at its heading; the first page load is left alone. */
function useFocusOnChange(step: BuilderStep): React.RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus({ preventScroll: true })
  }, [step])
  return heading
}

/**
 * What was told at the front door, and the language of the site as the language of the book; before anything is
 * painted, so that no empty field flashes by. Who told something there goes on at what is not answered yet.
 */
function useFirstAnswers(locale: 'nl' | 'en'): void {
  const navigate = useNavigate()
  const { search } = useLocation()
  useLayoutEffect(() => {
    const answers = takeRememberedAnswers() ?? search
    const open: BuilderStep[] = []
    changeDraft((old) => {
      const told = withAnswers(old, answers)
      const draft = {
        ...(told ?? old),
        language: old.language ?? (locale === 'nl' ? ('dutch' as const) : ('english' as const)),
      }
      if (told) open.push(firstOpenStep(draft))
      return draft
    })
    // The address is that of the question alone: no name stays in it.
    for (const step of open) void navigate(pathFor('builder', locale, { step }), { replace: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies -- told once, on the way in
  }, [locale])
}

/** Whose card this stands in; null: it is about the child. */
function companionAt(target: EventTarget): string | null {
  const card = target instanceof Element ? target.closest<HTMLElement>('[data-companion]') : null
  return card?.dataset['companion'] ?? null
}
