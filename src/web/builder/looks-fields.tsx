import { type ReactNode, useId } from 'react'
import {
  type Appearance,
  clothesColour,
  clothesColours,
  hairColour,
  hairColours,
  hairForms,
  skinColour,
  skins,
  withoutHair,
} from '#book/appearance.ts'
import { m } from '../messages/generated/messages.js'
import { ChoiceGroup } from '../ui/choice-group.tsx'
import { Swatches } from '../ui/swatches.tsx'
import { LookChoice, lookGrid } from './look-choice.tsx'
import { TraitFields } from './trait-fields.tsx'
import { clothesColourName, hairColourName, hairFormName, skinName } from './option-names.ts'

export interface LooksFieldsProps {
  value: Appearance
  /** Years of whom they are, likely ones while none are told. */
  ageYears: number
  onChange: (value: Appearance) => void
}

/** Skin, hair, glasses and clothes of a person, and what else belongs to them. */
export function LooksFields({ value, ageYears, onChange }: LooksFieldsProps): ReactNode {
  const group = useId()
  const set = (changes: Partial<Appearance>): void => onChange({ ...value, ...changes })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <Swatches
        legend={m.builder_skin()}
        options={skins}
        colours={skinColour}
        names={skinName}
        value={value.skin}
        onChoose={(skin) => set({ skin })}
      />
      <div
        style={{
          '--skin': skinColour[value.skin],
          '--hair': hairColour[value.hairColour],
          '--clothes': clothesColour[value.clothesColour],
        }}
      >
        <ChoiceGroup legend={m.builder_hair()} className={lookGrid}>
          {hairForms.map((hairForm) => (
            <LookChoice
              key={hairForm}
              sprite="hair"
              name={`${group}-hair`}
              value={hairForm}
              label={hairFormName[hairForm]()}
              checked={value.hairForm === hairForm}
              onChoose={() => set({ hairForm })}
            />
          ))}
        </ChoiceGroup>
      </div>
      {withoutHair.has(value.hairForm) ? null : (
        <Swatches
          legend={m.builder_hair_colour()}
          options={hairColours}
          colours={hairColour}
          names={hairColourName}
          value={value.hairColour}
          onChoose={(chosen) => set({ hairColour: chosen })}
        />
      )}
      <Swatches
        legend={m.builder_clothes()}
        options={clothesColours}
        colours={clothesColour}
        names={clothesColourName}
        value={value.clothesColour}
        onChoose={(chosen) => set({ clothesColour: chosen })}
      />
      <label className="flex min-h-11 w-fit items-center gap-3 font-semibold text-ink-strong">
        <input
          type="checkbox"
          checked={value.glasses}
          onChange={(event) => set({ glasses: event.target.checked })}
          className="size-6 accent-primary"
        />
        {m.builder_glasses()}
      </label>
      <TraitFields value={value} ageYears={ageYears} onChoose={(traits) => set({ traits })} />
    </div>
  )
}
