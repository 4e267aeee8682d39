import { type ReactNode, useId, useState } from 'react'
import { type Appearance, clothesColour, hairColour, skinColour } from '#book/appearance.ts'
import { fittingTraits, suitsAge, type Trait, traits, traitTable } from '#book/traits.ts'
import { m } from '../messages/generated/messages.js'
import { ChoiceGroup } from '../ui/choice-group.tsx'
import { LookChoice } from './look-choice.tsx'
import { traitName } from './option-names.ts'

export interface TraitFieldsProps {
  value: Appearance
  /** What nobody of that age has is not offered. */
  ageYears: number
  onChoose: (traits: Trait[]) => void
}

const groups = [
  { of: 'face', legend: m.builder_traits_face },
  { of: 'help', legend: m.builder_traits_help },
] as const

/** Three in a row on a phone, so that no word is broken. */
const grid = 'grid grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] gap-2 sm:gap-2.5'

/** What belongs to somebody besides, from freckles to a wheelchair: folded away until one of them is chosen. */
export function TraitFields({ value, ageYears, onChoose }: TraitFieldsProps): ReactNode {
  const group = useId()
  const chosen = value.traits ?? []
  const shown = fittingTraits(chosen, ageYears)
  const [startsOpen] = useState(shown.length > 0)
  const turn = (trait: Trait): void =>
    onChoose(chosen.includes(trait) ? chosen.filter((one) => one !== trait) : [...chosen, trait])
  return (
    <details open={startsOpen || undefined} className="group/traits border-y border-line">
      <summary className="flex min-h-12 items-center gap-3 py-2 font-semibold text-ink-strong">
        <span
          aria-hidden="true"
          className="text-xl leading-none transition-transform duration-150 group-open/traits:rotate-90"
        >
          ›
        </span>
        <span>
          {m.builder_traits()}
          <span className="font-normal text-ink-soft">
            : {shown.map((trait) => traitName[trait]()).join(', ') || m.builder_traits_hint()}
          </span>
        </span>
      </summary>
      <div
        className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-3 pb-6"
        style={{
          '--skin': skinColour[value.skin],
          '--hair': hairColour[value.hairColour],
          '--clothes': clothesColour[value.clothesColour],
        }}
      >
        {groups.map(({ of, legend }) => (
          <ChoiceGroup key={of} legend={legend()} className={grid}>
            {traits
              .filter((trait) => traitTable[trait].of === of && suitsAge(trait, ageYears))
              .map((trait) => (
                <LookChoice
                  key={trait}
                  sprite="traits"
                  name={`${group}-${of}`}
                  value={trait}
                  label={traitName[trait]()}
                  checked={chosen.includes(trait)}
                  several
                  onChoose={() => turn(trait)}
                />
              ))}
          </ChoiceGroup>
        ))}
      </div>
    </details>
  )
}
