import type { CharacterSheet } from '../../illustrator.ts'
import type { PropContext } from './prop-part.ts'

/** The colour of what the hero has on the feet by day, where that is settled. */
export function shoesOf({ choices }: Pick<CharacterSheet, 'choices'>): Pick<PropContext, 'shoes'> {
  const settled = choices['hero.day']
  const outfit = settled === undefined ? null : (JSON.parse(settled) as { shoeColour?: string })
  return outfit?.shoeColour === undefined ? {} : { shoes: outfit.shoeColour }
}
