import { suitsAge, type Trait, traits, traitTable } from './traits.ts'
import { tellsOfWheelchair, withoutLacking } from './tells-of-wheelchair.ts'

/** Somebody of a book, as far as traits are told of them; of animals and toys only their description tells. */
export interface Bearer {
  description?: string
  age?: number
  appearance?: { traits?: readonly Trait[] | undefined }
}

/** Everything that belongs to somebody: what was chosen, and what their description tells; nothing that their age rules out. */
export function traitsOf({ description = '', age, appearance }: Bearer): ReadonlySet<Trait> {
  const chosen = appearance?.traits ?? []
  const told = traitsTold(description)
  return new Set(
    traits.filter(
      (trait) => (chosen.includes(trait) || told.has(trait)) && (age === undefined || suitsAge(trait, age)),
    ),
  )
}

/** Whether somebody goes through the book in a wheelchair. */
export function usesWheelchair(bearer: Bearer): boolean {
  return traitsOf(bearer).has('wheelchair')
}

/** What these words about somebody, in any language that books are written in, tell of what belongs to them. */
function traitsTold(description: string): ReadonlySet<Trait> {
  const has = withoutLacking(description)
  const told = traits.filter((trait) => traitTable[trait].words.some((words) => words.test(has)))
  return new Set(tellsOfWheelchair(description) ? [...told, 'wheelchair' as const] : told)
}
