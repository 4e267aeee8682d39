import { fittingTraits, type Trait, traits, traitTable } from './traits.ts'
import { saidOfThem, tellsOfWheelchair } from './tells-of-wheelchair.ts'

/** Somebody of a book, as far as traits are told of them; an animal or a toy may be in a wheelchair, and has no other. */
export interface Bearer {
  species?: string | undefined
  description?: string
  age?: number | undefined
  appearance?: { traits?: readonly Trait[] | undefined }
}

/** What pictures do with something told of somebody: it is drawn, given to a model that decides, or not seen. */
export type Shown = 'drawn' | 'given' | 'unseen'

/** Everything that belongs to somebody: what was chosen, and what their description tells; nothing that their age rules out. */
export function traitsOf({ description = '', age, appearance, species }: Bearer): ReadonlySet<Trait> {
  const chosen = appearance?.traits ?? []
  const told = species === undefined ? traitsTold(description) : wheelchairTold(description)
  const all = fittingTraits([...chosen, ...told], age)
  // Nobody goes through a picture with two of these.
  const carrying = waysToGo.find((trait) => all.includes(trait))
  return new Set(all.filter((trait) => !waysToGo.includes(trait) || trait === carrying))
}

/** What somebody goes with; who has several is drawn with the first. */
const waysToGo: readonly Trait[] = ['wheelchair', 'walker', 'cane']

/** Whether somebody goes through the book in a wheelchair. */
export function usesWheelchair(bearer: Bearer): boolean {
  return traitsOf(bearer).has('wheelchair')
}

/** What these words about somebody, in any language that books are written in, tell of what belongs to them. */
function traitsTold(description: string): ReadonlySet<Trait> {
  const own = saidOfThem(description).filter((part) => !ofAnother.test(part))
  const told = traits.filter((trait) =>
    traitTable[trait].words.some((words) => own.some((part) => words.test(part))),
  )
  return new Set([...told, ...wheelchairTold(description)])
}

function wheelchairTold(description: string): ReadonlySet<Trait> {
  return new Set(tellsOfWheelchair(description) ? ['wheelchair' as const] : [])
}

/** What somebody likes, has as a toy, resembles or wants to have: a pirate's patch and a doll's hearing aid are not theirs. */
const ofAnother =
  /(?<!\p{L})(dol op|gek op|houdt van|fan van|speelt|pop|poppen|knuffel|piraa?t\p{L}*|zoals|net als|wil|later|loves?|likes?|mad about|fan of|plays?|dolls?|teddy|toys?|pirates?|wants?|aime|poupée|pirates?|comme|liebt|mag|puppe|piraten?|encanta|gusta|muñec\p{L}|piratas?|ama|bambola|pirat[ai]|adora|bonec\p{L}|любит|кукл\p{L}|пират\p{L}*)(?!\p{L})/iu
