import type { ReactNode } from 'react'
import { limits } from '#book/limits.ts'
import type { Gender } from '#book/options.ts'
import { m } from '../messages/generated/messages.js'
import { type SceneName, scenePicture } from '../pictures.ts'
import { ChoiceCard } from '../ui/choice-card.tsx'
import { ChoiceGroup } from '../ui/choice-group.tsx'
import { NumberField } from '../ui/number-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { WordChoice } from '../ui/word-choice.tsx'
import { fieldProblem } from './field-problem.ts'
import { genderName } from './option-names.ts'
import type { StepProps } from './step-props.ts'

const heads: { gender: Gender; picture: SceneName }[] = [
  { gender: 'female', picture: 'girl' },
  { gender: 'male', picture: 'boy' },
  { gender: 'other', picture: 'either' },
]

/** Name, age and whether it is a boy, a girl or not important. */
export function StepWho({ draft, problems, change }: StepProps): ReactNode {
  return (
    <div className="grid gap-8">
      <TextField
        look="line"
        className="max-w-lg"
        label={m.builder_name()}
        value={draft.name}
        onText={(name) => change({ name })}
        maxLength={limits.nameCharacters + 10}
        autoCapitalize="words"
        spellCheck={false}
        problem={fieldProblem(problems, 'hero.name')}
      />
      <div className="flex flex-wrap gap-x-14 gap-y-8">
        <NumberField
          label={m.builder_age()}
          less={m.builder_younger()}
          more={m.builder_older()}
          min={limits.ageYears.min}
          max={limits.ageYears.max}
          start={5}
          value={draft.age}
          onText={(age) => change({ age })}
          problem={fieldProblem(problems, 'hero.age')}
        />
        <GenderChoice
          name="gender"
          value={draft.gender}
          onChoose={(gender) => change({ gender })}
          problem={fieldProblem(problems, 'hero.gender')}
        />
      </div>
    </div>
  )
}

export interface GenderChoiceProps {
  name: string
  value: Gender | null
  /** A grown-up is asked about, not a child. */
  grown?: boolean
  /** In words alone, where others are asked about beside the child of the book. */
  inWords?: boolean
  onChoose: (gender: Gender) => void
  problem: string | undefined
}

const grownName: Readonly<Record<Gender, () => string>> = {
  male: m.builder_gender_man,
  female: m.builder_gender_woman,
  other: m.builder_gender_other,
}

/** Boy, girl or not important; as pictures of children where a child is meant. */
export function GenderChoice({
  name,
  value,
  grown = false,
  inWords = false,
  onChoose,
  problem,
}: GenderChoiceProps): ReactNode {
  const pictures = heads.map(({ picture }) => scenePicture(picture))
  const drawn = !grown && !inWords && pictures.every((picture) => picture !== null)
  const names = grown ? grownName : genderName
  return (
    <ChoiceGroup
      legend={grown ? m.builder_gender_grown() : m.builder_gender()}
      problem={problem}
      className={drawn ? 'grid grid-cols-3 gap-4 sm:gap-6' : 'flex flex-wrap gap-3'}
    >
      {heads.map(({ gender }, index) => {
        const choice = { name, value: gender, checked: value === gender, onChoose: () => onChoose(gender) }
        const label = names[gender]()
        return drawn ? (
          <div key={gender} className="w-full max-w-28">
            <ChoiceCard {...choice} shape="round" label={label} picture={pictures[index] ?? null} />
          </div>
        ) : (
          <WordChoice key={gender} {...choice}>
            {label}
          </WordChoice>
        )
      })}
    </ChoiceGroup>
  )
}
