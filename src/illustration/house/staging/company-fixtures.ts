import type { Appearance } from '#book/appearance.ts'
import type { Companion } from '#book/character.ts'
import type { CharacterSheet } from '../../illustrator.ts'
import { settleChoices } from '../cast/actor.ts'
import { sampleSheet } from '../scene-fixtures.ts'

const looksLike = (
  skin: Appearance['skin'],
  hairForm: Appearance['hairForm'],
  hairColour: Appearance['hairColour'],
  clothes: Appearance['clothesColour'],
): Appearance => ({ skin, hairForm, hairColour, glasses: false, clothesColour: clothes })
const person = (name: string, age: number, appearance: Appearance, description = ''): Companion => ({
  kind: 'person',
  name,
  age,
  gender: ['Oma', 'Lot', 'Mama'].includes(name) ? 'female' : 'male',
  description,
  appearance,
})
const oma = person('Oma', 68, looksLike('peach', 'short', 'grey', 'purple'))
const papa = person('Papa', 38, looksLike('caramel', 'short', 'dark', 'blue'))
const mama = person('Mama', 36, looksLike('caramel', 'long', 'dark', 'yellow'))
const sister = person('Lot', 8, looksLike('peach', 'ponytail', 'blond', 'orange'))
const brother = person('Sem', 9, looksLike('peach', 'sidePart', 'blond', 'blue'))
const baby = person('Bo', 0, looksLike('caramel', 'short', 'dark', 'green'))
const friend = person('Ali', 7, looksLike('brown', 'short', 'black', 'green'), 'Zit in een rolstoel.')
const dog: Companion = { kind: 'animal', name: 'Bobbie', species: 'dog', description: '' }
const cat: Companion = { kind: 'animal', name: 'Mies', species: 'cat', description: '' }
const sheep: Companion = { kind: 'toy', name: 'Wolletje', species: 'sheep', description: '' }

/** Companies of a book, grown and small, on two legs, four or wheels. */
export const companies: readonly (readonly [string, readonly Companion[]])[] = [
  ['grandfather', sampleSheet(1).companions],
  ['grandfather and dog', sampleSheet(2).companions],
  ['grandmother, sheep and sister', [oma, sheep, sister]],
  ['father, mother, baby and cat', [papa, mama, baby, cat]],
  ['grandmother, brother, baby, dog and sheep', [oma, brother, baby, dog, sheep]],
  ['friend in a wheelchair, cat, sheep, father and mother', [friend, cat, sheep, papa, mama]],
]

/** A child of a book with such a company. */
export function sheetWith(companions: readonly Companion[]): CharacterSheet {
  const alone = sampleSheet(0)
  return {
    ...alone,
    companions: [...companions],
    choices: settleChoices(alone.hero, companions, 'content'),
  }
}
