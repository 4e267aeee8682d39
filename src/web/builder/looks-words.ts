import { type Appearance, withoutHair } from '#book/appearance.ts'
import { m } from '../messages/generated/messages.js'
import type { CompanionDraft } from './draft.ts'
import { ageOf, appearanceAt } from './draft-brief.ts'
import {
  clothesColourName,
  hairColourName,
  hairFormName,
  physiqueName,
  skinName,
  speciesName,
  statureName,
  traitName,
} from './option-names.ts'

/** How a person looks, in one line that begins with a capital. */
export function looksWords(appearance: Appearance): string {
  const { skin, hairForm, hairColour, glasses, clothesColour, physique, stature, traits = [] } = appearance
  const hair = hairFormName[hairForm]()
  const facts = [
    withoutHair.has(hairForm) ? hair : `${hair}, ${hairColourName[hairColour]()}`,
    m.builder_looks_skin({ skin: skinName[skin]() }),
    m.builder_looks_clothes({ colour: clothesColourName[clothesColour]() }),
    glasses ? m.builder_looks_glasses() : '',
    stature && stature !== 'average' ? statureName[stature]() : '',
    physique && physique !== 'average' ? physiqueName[physique]() : '',
    ...traits.map((trait) => traitName[trait]()),
  ]
  return facts.filter((fact) => fact !== '').join('; ')
}

/** What somebody who joins in looks like or is. */
export function companionWords({ kind, age, species, appearance }: CompanionDraft): string {
  if (kind === 'animal') return speciesName[species]()
  if (kind === 'toy') return m.builder_looks_toy({ species: speciesName[species]().toLowerCase() })
  const years = age === '' ? '' : age === '1' ? m.builder_age_one_year() : m.builder_age_years({ age })
  return [years, looksWords(appearanceAt(appearance, ageOf(age)))].filter((fact) => fact !== '').join('; ')
}
