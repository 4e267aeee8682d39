import { type AnimalSpecies, animalSpecies } from '#book/character.ts'
import { isToy, named } from './named-toys.ts'
import { findThing, type ThingIndex } from './thing-index.ts'

/** An animal or a toy of the child's that has a name, of a kind that is drawn as a character. */
export interface NamedAnimal {
  name: string
  species: AnimalSpecies
  isToy: boolean
}

/** Words of which the last begin with a capital: `what` and `name` of "haar hond Boris". */
export const nameBehind = new RegExp(String.raw`^(?<what>\p{Ll}.*?) ${named}$`, 'u')

/** "haar hond Boris", "her toy rabbit Flop". */
export function namedAnimal(words: string, index: ThingIndex): NamedAnimal | undefined {
  const { what, name } = nameBehind.exec(words)?.groups ?? {}
  return what === undefined || name === undefined ? undefined : animal(what, name, index)
}

/** An animal or toy of a kind that is drawn as a character, by the word for it. */
function animal(what: string, name: string, index: ThingIndex): NamedAnimal | undefined {
  const motif = findThing(what.split(' ').at(-1) ?? '', index)?.motif
  const toy = isToy(what, index)
  const species = toy && motif === 'teddy' ? 'bear' : animalSpecies.find((one) => one === motif)
  return species && { name, species, isToy: toy }
}
