import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { languageTag, type Style } from '#book/options.ts'
import { sizeTable } from '#book/size.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { Fold } from '../ui/fold.tsx'
import { pathFor } from '../path-for.ts'
import { styleSample } from '../pictures.ts'
import { classNames } from '../ui/class-names.ts'
import { draftProblems, stepProblems } from './check-step.ts'
import { aboutDraft, type CompanionDraft, type Draft } from './draft.ts'
import { draftSummary, type SummaryLine } from './draft-summary.ts'
import { LooksPicture } from './looks-fold.tsx'
import { MissingList } from './missing-list.tsx'
import { requestOf } from './portrait-request.ts'
import type { StepProps } from './step-props.ts'
import { ThinBook } from './step-size.tsx'
import type { BuilderStep } from './steps.ts'
import { TwistReading } from './twist-reading.tsx'
import { usePortrait } from './use-portrait.ts'
import { useOfferedLanguages } from './use-writers.ts'
import './spines.css'

/** What the book will be, at a glance; everything that was told is behind a fold, each with the way back to its question. */
export function StepGenerate({ draft, change }: Pick<StepProps, 'draft' | 'change'>): ReactNode {
  const offered = useOfferedLanguages()
  const problems = draftProblems(draft, offered)
  const { address } = usePortrait(requestOf(draft, null))
  const lines = draftSummary(draft)
  const line = (step: BuilderStep): SummaryLine | undefined => lines.find((one) => one.step === step)
  const rest = lines.filter(({ step }) => !atAGlance.has(step))
  return (
    <div className="grid gap-6">
      {problems.length === 0 ? null : <MissingList problems={problems} heading={m.builder_incomplete()} />}
      {draft.replaces === undefined ? null : (
        <p className="max-w-2xl font-semibold text-ink-strong">{m.builder_confirm_replaces()}</p>
      )}
      <dl className="max-w-2xl border-t border-line">
        <Glance line={line('characters')}>
          <Cast draft={draft} told={line('characters')?.value ?? ''} />
        </Glance>
        <Glance
          line={line('title')}
          picture={<span className="review-spine" />}
          below={
            <span lang={draft.language === null ? undefined : languageTag[draft.language]}>
              {aboutDraft(draft)}
            </span>
          }
        />
        <Glance
          line={line('style')}
          picture={draft.style === null ? null : <StylePicture style={draft.style} />}
        />
        <Glance
          line={line('size')}
          picture={
            draft.size === null ? null : (
              <ThinBook pages={sizeTable[draft.size].pages} portrait={address} isSmall />
            )
          }
        />
      </dl>
      {/* What of it the book tells and what not is seen before it is made. */}
      <TwistReading isFolded draft={draft} problems={stepProblems('twist', draft, offered)} change={change} />
      <p className="max-w-2xl text-small text-ink-soft">{m.builder_confirm_text()}</p>
      <Fold heading={m.builder_review_rest()}>
        <dl className="mt-2 mb-8 border-t border-line">
          {rest.map((one) => (
            <SummaryRow key={one.label} {...one} />
          ))}
        </dl>
      </Fold>
    </div>
  )
}

/** What is shown as a picture; the rest is in words, behind the fold. */
const atAGlance: ReadonlySet<BuilderStep> = new Set(['characters', 'title', 'style', 'size'])

/** An answer as a picture with a line beside it. */
function Glance(props: {
  line: SummaryLine | undefined
  picture?: ReactNode
  /** In place of the answer's own words. */
  children?: ReactNode
  /** A small line below it. */
  below?: ReactNode
}): ReactNode {
  const { line, picture = null, children, below } = props
  if (line === undefined) return null
  const { step, label, value, lang } = line
  return (
    <div
      className={classNames(
        'grid items-center gap-x-3 border-b border-line py-2 sm:gap-x-4 sm:py-2.5',
        picture === null ? 'grid-cols-[1fr_auto]' : 'grid-cols-[auto_1fr_auto]',
      )}
    >
      <dt className="sr-only">{label}</dt>
      {picture === null ? null : (
        <dd aria-hidden="true" className="grid size-12 place-items-center sm:size-14">
          {picture}
        </dd>
      )}
      <dd className="min-w-0">
        {children ?? (
          <span lang={lang} className="block leading-snug font-semibold break-words text-ink-strong">
            {value || '–'}
          </span>
        )}
        {below === undefined ? null : (
          <span className="block text-small leading-snug text-ink-soft empty:hidden">{below}</span>
        )}
      </dd>
      <dd>
        <ChangeLink step={step} label={label} />
      </dd>
    </div>
  )
}

function StylePicture({ style }: { style: Style }): ReactNode {
  const sample = styleSample(style)
  return sample === null ? null : (
    <img src={sample} alt="" className="size-full rounded-[3px] object-cover shadow-sheet" />
  )
}

function ChangeLink({ step, label }: Pick<SummaryLine, 'step' | 'label'>): ReactNode {
  return (
    <Link
      to={pathFor('builder', useLocale(), { step })}
      aria-label={m.builder_change_what({ what: label })}
      className="-my-2 inline-flex min-h-11 items-center text-link underline underline-offset-4"
    >
      {m.builder_change()}
    </Link>
  )
}

/** Everybody as a face with their name; what they look like is said to whoever does not see it. */
function Cast({ draft, told }: { draft: Draft; told: string }): ReactNode {
  const all: { id: string; of: CompanionDraft | null; name: string }[] = [
    { id: '', of: null, name: draft.name },
    ...draft.companions.map((of) => ({ id: of.id, of, name: of.name })),
  ]
  const size = all.length > 3 ? 'size-12' : 'size-16'
  return (
    <>
      <span className="sr-only">{told}</span>
      <ul aria-hidden="true" className="flex flex-wrap gap-x-1.5 gap-y-2 sm:gap-x-4">
        {all.map(({ id, of, name }) => (
          <li
            key={id}
            className="grid w-14 content-start justify-items-center gap-1 text-center text-small leading-tight font-semibold text-ink-strong"
          >
            <LooksPicture request={requestOf(draft, of)} className={size} />
            <span className="w-full [overflow-wrap:anywhere]">{name.trim()}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

function SummaryRow({ step, label, value, lang }: SummaryLine): ReactNode {
  return (
    <div className="grid grid-cols-[min(5.5rem,24%)_1fr_auto] items-start gap-x-4 border-b border-line py-2.5 sm:grid-cols-[11rem_1fr_auto] sm:gap-x-6">
      <dt className="text-ink-soft hyphens-auto">{label}</dt>
      <dd lang={lang} className="min-w-0 font-semibold break-words whitespace-pre-line text-ink-strong">
        {value || '–'}
      </dd>
      <dd>
        <ChangeLink step={step} label={label} />
      </dd>
    </div>
  )
}
