import { type ReactNode, useId } from 'react'
import { animalSpecies } from '#book/character.ts'
import { kinshipOf } from '#book/kinship.ts'
import { limits } from '#book/limits.ts'
import { m } from '../messages/generated/messages.js'
import { ChoiceGroup } from '../ui/choice-group.tsx'
import { NumberField } from '../ui/number-field.tsx'
import { TextArea, TextField } from '../ui/text-field.tsx'
import { WordChoice } from '../ui/word-choice.tsx'
import type { CompanionDraft } from './draft.ts'
import { askedRelations } from './draft-brief.ts'
import { fieldProblem } from './field-problem.ts'
import { knownByName } from './known-by-name.ts'
import { LookChoice, lookGrid } from './look-choice.tsx'
import { LooksFields } from './looks-fields.tsx'
import { LooksFold } from './looks-fold.tsx'
import { companionWords } from './looks-words.ts'
import { relationName, speciesName } from './option-names.ts'
import { PictureUpload } from './picture-upload.tsx'
import type { PortraitRequest } from './portrait-request.ts'
import { likelyAge, yearsOf } from './settle-looks.ts'
import { GenderChoice } from './step-who.tsx'
import type { Problems } from './step-props.ts'

export interface CompanionFieldsProps {
  companion: CompanionDraft
  /** Where this one's problems are found, such as `companions.0`. */
  path: string
  problems: Problems
  /** Whom the book is for, as typed. */
  child: { name: string; age: string }
  /** How they are drawn. */
  portrait: PortraitRequest | null
  /** Nothing is told of them yet. */
  isNew: boolean
  onChange: (companion: CompanionDraft) => void
}

/**
 * One more character, a person, an animal or a soft toy: their name and what it does not tell of them, and how they look behind one
 * picture.
 */
export function CompanionFields(props: CompanionFieldsProps): ReactNode {
  const { companion, child, path, problems, portrait, isNew, onChange } = props
  const set = (changes: Partial<CompanionDraft>): void => onChange({ ...companion, ...changes })
  const name = companion.name.trim()
  const isPerson = companion.kind === 'person'
  const person = { companion, path, problems, set, start: startOf(companion) }
  const asked = askedOf(companion)
  const known = { age: !asked.age, gender: !asked.gender }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <TextField
        className="max-w-md"
        label={m.builder_name()}
        hint={isPerson ? calledHint(child.name.trim()) : undefined}
        value={companion.name}
        onText={(name) => set({ name })}
        maxLength={limits.nameCharacters + 10}
        autoCapitalize="words"
        spellCheck={false}
        problem={fieldProblem(problems, `${path}.name`)}
      />
      {isPerson && (asked.age || asked.gender) ? <WhoTheyAre {...person} asks={asked} /> : null}
      <RelationChoice companion={companion} child={child} set={set} />
      <LooksFold
        heading={name === '' ? m.builder_looks() : m.builder_looks_of({ name })}
        words={companionWords(companion)}
        request={portrait}
        // What kind of animal it is nobody can guess.
        startsOpen={isNew && !isPerson}
        hasProblem={problems.has(`${path}.description`) || (known.age && problems.has(`${path}.age`))}
      >
        {isPerson ? (
          <>
            {known.age || known.gender ? <WhoTheyAre {...person} asks={known} /> : null}
            <LooksFields
              value={companion.appearance}
              ageYears={yearsOf(companion.age, kinshipOf(companion.name)?.ageYears ?? likelyAge.companion)}
              onChange={(appearance) => set({ appearance })}
            />
          </>
        ) : (
          <SpeciesChoice companion={companion} set={set} />
        )}
        <DescriptionField
          name={companion.name}
          isCreature={!isPerson}
          value={companion.description}
          onText={(description) => set({ description })}
          problem={fieldProblem(problems, `${path}.description`)}
        />
        <PictureUpload path={companion.picturePath} onPath={(picturePath) => set({ picturePath })} />
      </LooksFold>
    </div>
  )
}

/** That a name may say who somebody is. */
function calledHint(child: string): string {
  return child === '' ? m.builder_companion_called_nobody() : m.builder_companion_called({ child })
}

interface Asked {
  age: boolean
  gender: boolean
}

/** What the name of a person does not tell. */
function askedOf({ name, gender }: CompanionDraft): Asked {
  const known = knownByName(name)
  return { age: known.age === null, gender: known.gender === null || gender === null }
}

/** Where an age begins to be counted: four, of a little brother. */
function startOf({ name }: CompanionDraft): number {
  return kinshipOf(name)?.ageYears ?? likelyAge.companion
}

interface KindFieldsProps {
  companion: CompanionDraft
  set: (changes: Partial<CompanionDraft>) => void
}

interface PersonProps extends KindFieldsProps {
  path: string
  problems: Problems
}

/**
 * What must be known of a person: how old they are, and what they are.
 * @param props.start where the age begins to be counted
 * @param props.asks which of the two are asked
 */
export function WhoTheyAre({
  companion,
  path,
  problems,
  set,
  start,
  asks = { age: true, gender: true },
}: PersonProps & { start: number; asks?: Asked }): ReactNode {
  const group = useId()
  return (
    <div className="flex flex-wrap gap-x-14 gap-y-5">
      {asks.age ? (
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
      ) : null}
      {asks.gender ? (
        <GenderChoice
          name={`${group}-gender`}
          inWords
          grown={!(Number(companion.age || start) < 18)}
          value={companion.gender}
          onChoose={(gender) => set({ gender })}
          problem={fieldProblem(problems, `${path}.gender`)}
        />
      ) : null}
    </div>
  )
}

/** Who they are to the child, which the story says where it names them first; one of several, or nothing. */
function RelationChoice({
  companion,
  child,
  set,
}: KindFieldsProps & Pick<CompanionFieldsProps, 'child'>): ReactNode {
  const group = useId()
  const asked = askedRelations(companion, child.age)
  if (asked.length === 0) return null
  const names = { name: companion.name.trim(), child: child.name.trim() }
  const choice = { name: `${group}-relation` }
  return (
    <ChoiceGroup
      legend={names.name === '' ? m.builder_relation_nobody(names) : m.builder_relation(names)}
      className="flex flex-wrap gap-3"
    >
      {asked.map((relation) => (
        <WordChoice
          {...choice}
          key={relation}
          value={relation}
          checked={companion.relation === relation}
          onChoose={() => set({ relation })}
        >
          {relationName[relation]()}
        </WordChoice>
      ))}
      <WordChoice
        {...choice}
        value=""
        checked={companion.relation === undefined || !asked.includes(companion.relation)}
        onChoose={() => set({ relation: undefined })}
      >
        {m.builder_relation_none()}
      </WordChoice>
    </ChoiceGroup>
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
