import type { BookLanguage } from '#book/options.ts'
import { partsOf, tellsOfWheelchair } from '#book/tells-of-wheelchair.ts'
import type { Shown } from '#book/traits-of.ts'
import { readTwist } from './read-twist.ts'
import { tellsRelation } from './tells-relation.ts'
import { isKeptOut } from './twist-notices.ts'

/** Somebody of a book as the builder tells of them. */
export interface Described {
  name: string
  /** Of an animal or a toy. */
  species?: string | undefined
  /** In years; of whoever has one. */
  age?: number | undefined
  description: string
}

/**
 * What the book does with something that was told of somebody: it is drawn, the story minds it too, or whoever writes may; it is given to
 * models, which decide; or it stays out.
 */
export type DescriptionFate =
  | 'drawn_told'
  | 'drawn_writer'
  | 'drawn'
  | 'given'
  | 'illustrator'
  | 'writer'
  | 'stays_out'

export interface DescriptionFact {
  who: string
  /** As typed, each one thing. */
  pieces: string[]
  fate: DescriptionFate
}

interface Makers {
  /** What pictures do with it; see `Illustrator.shows`. */
  shows(told: string, of: Pick<Described, 'species' | 'age'>): Shown
  /** Whether a model writes, which is told every description. */
  byModel: boolean
}

/**
 * What the book does with what was told of everybody, pieces of one fate together, in the order of the list. An allergy and whatever is
 * kept out of every story are none of it: other words are said of those.
 */
export function descriptionFacts(
  people: readonly Described[],
  language: BookLanguage,
  makers: Makers,
): DescriptionFact[] {
  const names = people.map(({ name }) => name)
  return people.flatMap((person) => {
    const facts: DescriptionFact[] = []
    for (const piece of partsOf(person.description).map((part) => part.trim())) {
      if (piece === '' || isSaidOtherwise(piece, language)) continue
      // Who they are to the child is said by whatever plays in the book; whoever writes may use the word too.
      if (!makers.byModel && tellsRelation(piece, language, names)) continue
      const fate = fateOf(piece, person, makers)
      const alike = facts.find((fact) => fact.fate === fate)
      if (alike) alike.pieces.push(piece)
      else facts.push({ who: person.name, pieces: [piece], fate })
    }
    return facts
  })
}

function isSaidOtherwise(piece: string, language: BookLanguage): boolean {
  const { allergens, uneaten, staysOut } = readTwist(piece, language, { describes: true })
  return allergens.length + uneaten.length > 0 || staysOut.some(({ topic }) => isKeptOut(topic))
}

function fateOf(piece: string, person: Described, { shows, byModel }: Makers): DescriptionFate {
  const shown = shows(piece, person)
  if (shown !== 'unseen' && tellsOfWheelchair(piece)) return 'drawn_told'
  if (shown === 'drawn') return byModel ? 'drawn_writer' : 'drawn'
  if (shown === 'given') return byModel ? 'given' : 'illustrator'
  return byModel ? 'writer' : 'stays_out'
}
