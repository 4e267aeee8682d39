import { type ReactNode, useState } from 'react'
import { directionOf, languageTag } from '#book/options.ts'
import { m } from '../messages/generated/messages.js'
import { CoverLetters } from '../reader/cover-letters.tsx'
import { classNames } from '../ui/class-names.ts'
import type { CompanionDraft, Draft } from './draft.ts'
import { speciesName } from './option-names.ts'
import { portraitRequest, requestOf } from './portrait-request.ts'
import type { BuilderStep } from './steps.ts'
import { type Portrait, usePortrait } from './use-portrait.ts'
import { useSettled } from './use-settled.ts'
import './proof.css'

/** No letters are asked for while somebody types. */
const lettersMs = 300

export interface ProofProps {
  draft: Draft | null
  step: BuilderStep
  /** Who is being told about, when it is not the child. */
  companion: CompanionDraft | null
}

/**
 * The table beside the question: the child takes shape there as the answers come in, or the person who is being
 * told about, and later the cover.
 */
export function Proof({ draft, step, companion }: ProofProps): ReactNode {
  const portrait = usePortrait(draft === null ? null : requestOf(draft, companion))
  const [broken, setBroken] = useState<string | null>(null)
  const { name: typed = '' } = companion ?? draft ?? {}
  const name = typed.trim()
  const title = useSettled(draft?.title.trim() ?? '', lettersMs)
  const picture =
    portrait.address === null || portrait.address === broken ? (
      <ConstructionLines />
    ) : (
      <img
        src={portrait.address}
        alt={m.builder_proof_alt({ name })}
        onError={() => setBroken(portrait.address)}
        className={classNames('proof-picture', portrait.drawing && 'proof-drawing')}
      />
    )
  const showsCover = step === 'title' || step === 'size' || step === 'generate'
  return (
    <div className="proof-table">
      {showsCover && draft !== null ? (
        <div
          lang={draft.language === null ? undefined : languageTag[draft.language]}
          dir={draft.language === null ? undefined : directionOf[draft.language]}
          className="proof-cover"
        >
          <CoverLetters title={title} lettering={{ style: draft.style, ink: 'light', bend: 0 }} />
          <div className="proof-window">{picture}</div>
        </div>
      ) : (
        <div className="proof-card">
          <p
            className={classNames(
              'proof-name',
              name === '' && 'proof-nameless',
              (name || m.builder_proof_nobody()).length > 12 && 'proof-name-long',
            )}
          >
            {name || m.builder_proof_nobody()}
          </p>
          <p className="proof-age">{underName(companion ?? draft)}</p>
          <div className="proof-window">{picture}</div>
        </div>
      )}
      <p className="proof-caption">{draft === null ? '' : caption(draft, step, companion, portrait)}</p>
    </div>
  )
}

/** The age of a person, and what an animal or a toy is. */
function underName(sitter: Draft | CompanionDraft | null): string {
  if (sitter === null) return ''
  if ('kind' in sitter && sitter.kind !== 'person') return speciesName[sitter.species]()
  return ageWords(sitter.age)
}

function ageWords(age: string): string {
  if (!/^\d{1,3}$/.test(age.trim())) return ''
  return age.trim() === '1' ? m.builder_age_one_year() : m.builder_age_years({ age: age.trim() })
}

function caption(
  draft: Draft,
  step: BuilderStep,
  companion: CompanionDraft | null,
  { busy, failed }: Portrait,
): string {
  const name = draft.name.trim()
  if (busy) return m.builder_proof_busy()
  if (failed) return m.builder_proof_failed()
  // A name that will not do is not drawn either.
  if (portraitRequest(draft) === null) return m.builder_proof_wait()
  if (step === 'who') return draft.looksChosen === true ? m.builder_proof_chosen() : m.builder_proof_first()
  if (step === 'style') {
    return draft.style === null ? m.builder_proof_no_style() : m.builder_proof_style({ name })
  }
  if (step === 'characters') return m.builder_proof_looks()
  if (step === 'title') return m.builder_cover_proof()
  return ''
}

/** The illustrator's pencil lines for a figure that has not been drawn yet. */
function ConstructionLines(): ReactNode {
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true" className="proof-lines">
      <ellipse cx="100" cy="78" rx="42" ry="45" />
      <path d="M100 28v100M56 84q44 16 88 0M78 122c-22 14-28 40-30 78M122 122c22 14 28 40 30 78M84 118q16 12 32 0" />
      <path d="M20 190h160M100 128v72" strokeDasharray="3 5" />
    </svg>
  )
}
