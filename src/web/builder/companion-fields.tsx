import { type ReactNode, useId } from 'react'
import { animalSpecies } from '#book/character.ts'
import { kinshipOf } from '#book/kinship.ts'
import { limits } from '#book/limits.ts'
import { m } from '../messages/generated/messages.js'
import { ChoiceGroup } from '../ui/choice-group.tsx'
import { NumberField } from '../ui/number-field.tsx'
import { TextArea, TextField } from '../ui/text-field.tsx'
import type { CompanionDraft } from './draft.ts'
import { fieldProblem } from './field-problem.ts'
import { LookChoice, lookGrid } from './look-choice.tsx'
import { LooksFields } from './looks-fields.tsx'
import { speciesName } from './option-names.ts'
import { PictureUpload } from './picture-upload.tsx'
import { likelyAge, yearsOf } from './settle-looks.ts'
import { GenderChoice } from './step-who.tsx'
import type { Problems } from './step-props.ts'

export interface CompanionFieldsProps {
  companion: CompanionDraft
  /** Where this one's problems are found, such as `companions.0`. */
  path: string
  problems: Problems
  onChange: (companion: CompanionDraft) => void
}

/** Everything about one more character: a person, an animal or a soft toy. */
export function CompanionFields({ companion, path, problems, onChange }: CompanionFieldsProps): ReactNode {
  const set = (changes: Partial<CompanionDraft>): void => onChange({ ...companion, ...changes })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <TextField
        className="max-w-md"
        label={m.builder_name()}
        value={companion.name}
        onText={(name) => set({ name })}
        maxLength={limits.nameCharacters + 10}
        autoCapitalize="words"
        spellCheck={false}
        problem={fieldProblem(problems, `${path}.name`)}
      />
      {companion.kind === 'person' ? (
        <PersonFields companion={companion} path={path} problems={problems} set={set} />
      ) : (
        <SpeciesChoice companion={companion} set={set} />
      )}
      <DescriptionField
        name={companion.name}
        isCreature={companion.kind !== 'person'}
        value={companion.description}
        onText={(description) => set({ description })}
        problem={fieldProblem(problems, `${path}.description`)}
      />
      <PictureUpload path={companion.picturePath} onPath={(picturePath) => set({ picturePath })} />
    </div>
  )
}

interface KindFieldsProps {
  companion: CompanionDraft
  set: (changes: Partial<CompanionDraft>) => void
}

interface PersonProps extends KindFieldsProps {
  path: string
  problems: Problems
}

/** What must be known of a person: how old they are, and what they are. @param props.start where the age begins to be counted */
export function WhoTheyAre({
  companion,
  path,
  problems,
  set,
  start,
}: PersonProps & { start: number }): ReactNode {
  const group = useId()
  return (
    <div className="flex flex-wrap gap-x-14 gap-y-7">
      <NumberField
        label={m.builder_age()}
        less={m.builder_younger()}
        more={m.builder_older()}
        min={limits.ageYears.min}
        max={limits.ageYears.max}
        start={start}
        value={companion.age}
        onText={(age) => set({ age })}
        problem={fieldProblem(problems, `${path}.age`)}
      />
      <GenderChoice
        name={`${group}-gender`}
        grown={!(Number(companion.age) < 18)}
        value={companion.gender}
        onChoose={(gender) => set({ gender })}
        problem={fieldProblem(problems, `${path}.gender`)}
      />
    </div>
  )
}

function PersonFields(props: PersonProps): ReactNode {
  const { companion, set } = props
  return (
    <>
      <WhoTheyAre {...props} start={likelyAge.companion} />
      <LooksFields
        value={companion.appearance}
        ageYears={yearsOf(companion.age, kinshipOf(companion.name)?.ageYears ?? likelyAge.companion)}
        onChange={(appearance) => set({ appearance })}
      />
    </>
  )
}

function SpeciesChoice({ companion, set }: KindFieldsProps): ReactNode {
  const group = useId()
  return (
    <ChoiceGroup
      legend={companion.kind === 'toy' ? m.builder_toy_species() : m.builder_species()}
      className={lookGrid}
    >
      {animalSpecies.map((species) => (
        <LookChoice
          key={species}
          sprite={companion.kind === 'toy' ? 'toys' : 'animals'}
          name={`${group}-species`}
          value={species}
          label={speciesName[species]()}
          checked={companion.species === species}
          onChoose={() => set({ species })}
        />
      ))}
    </ChoiceGroup>
  )
}

/** Asks for what else there is to know of somebody, by name once there is one. */
export function DescriptionField(props: {
  name: string
  /** Whether it is an animal or a toy, of which other things are to be seen. */
  isCreature?: boolean
  value: string
  onText: (value: string) => void
  problem: string | undefined
}): ReactNode {
  const name = props.name.trim()
  return (
    <TextArea
      className="max-w-xl"
      label={name === '' ? m.builder_description_nobody() : m.builder_description({ name })}
      optional
      hint={props.isCreature ? m.builder_description_hint_creature() : m.builder_description_hint()}
      value={props.value}
      onText={props.onText}
      problem={props.problem}
    />
  )
}
