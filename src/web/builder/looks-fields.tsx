import { type ReactNode, useId } from 'react'
import {
  type Appearance,
  clothesColour,
  clothesColours,
  hairColour,
  hairColours,
  hairForms,
  physiques,
  skinColour,
  skins,
  statures,
  withoutHair,
} from '#book/appearance.ts'
import { m } from '../messages/generated/messages.js'
import { ChoiceGroup } from '../ui/choice-group.tsx'
import { Swatches } from '../ui/swatches.tsx'
import { LookChoice, lookGrid } from './look-choice.tsx'
import { TraitFields } from './trait-fields.tsx'
import {
  clothesColourName,
  hairColourName,
  hairFormName,
  physiqueName,
  skinName,
  statureName,
} from './option-names.ts'

export interface LooksFieldsProps {
  value: Appearance
  /** Years of whom they are, likely ones while none are told. */
  ageYears: number
  onChange: (value: Appearance) => void
}

/** Skin, hair, glasses, clothes, height and build of a person, and what else belongs to them. */
export function LooksFields({ value, ageYears, onChange }: LooksFieldsProps): ReactNode {
  const group = useId()
  const colours = {
    '--skin': skinColour[value.skin],
    '--hair': hairColour[value.hairColour],
    '--clothes': clothesColour[value.clothesColour],
  }
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
      <div style={colours}>
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
      <div style={colours}>
        <ChoiceGroup legend={m.builder_stature()} className={lookGrid}>
          {statures.map((stature) => (
            <LookChoice
              key={stature}
              sprite="statures"
              name={`${group}-stature`}
              value={stature}
              label={statureName[stature]()}
              checked={(value.stature ?? 'average') === stature}
              onChoose={() => set({ stature })}
            />
          ))}
        </ChoiceGroup>
      </div>
      <div style={colours}>
        <ChoiceGroup legend={m.builder_physique()} className={lookGrid}>
          {physiques.map((physique) => (
            <LookChoice
              key={physique}
              sprite="physiques"
              name={`${group}-physique`}
              value={physique}
              label={physiqueName[physique]()}
              checked={(value.physique ?? 'average') === physique}
              onChoose={() => set({ physique })}
            />
          ))}
        </ChoiceGroup>
      </div>
      <TraitFields value={value} ageYears={ageYears} onChoose={(traits) => set({ traits })} />
    </div>
  )
}
