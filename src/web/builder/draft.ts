import type { Appearance } from '#book/appearance.ts'
import type { AnimalSpecies, CharacterKind } from '#book/character.ts'
import type { BookLanguage, Gender, Style, Theme } from '#book/options.ts'
import type { Size } from '#book/size.ts'

/** A person, animal or toy as far as it has been told. Typed numbers stay text until they are checked. */
export interface CompanionDraft {
  id: string
  kind: CharacterKind
  name: string
  age: string
  gender: Gender | null
  species: AnimalSpecies
  description: string
  appearance: Appearance
  /** Somebody has chosen these looks; until then they follow what else is told. */
  looksChosen?: boolean
  picturePath: string | null
}

/** What a family agrees that its book is about, as far as it has been told. */
export interface EventDraft {
  story: string
  who: string
  name: string
  gender: Gender | null
  answers: string[]
  /** In which that story is drawn. */
  sizes: readonly Size[]
}

/** A book as far as it has been told. */
export interface Draft {
  /** The book's id once it is made: decided once, so that making twice gives one book. */
  bookId: string
  /** The finished book that this one takes the place of; absent: none. */
  replaces?: string
  /** The book that was made before with the same people; absent: none. */
  follows?: { child: string; theme: Theme }
  name: string
  age: string
  gender: Gender | null
  description: string
  appearance: Appearance
  /** As of a companion. */
  looksChosen?: boolean
  picturePath: string | null
  style: Style | null
  theme: Theme | null
  companions: CompanionDraft[]
  twist: string
  /** Pieces of the twist, as typed, that its writer leaves out of the book; absent: none. */
  twistLeftOut?: string[]
  /** Sentences of the twist, as they were read, of which its writer says that they are nothing sad; absent: none. */
  twistEveryday?: string[]
  /** What happened, where the book is about that; absent or null: it is not. */
  event?: EventDraft | null
  language: BookLanguage | null
  /** Readings over the characters of a Japanese book; absent: none. */
  furigana?: boolean
  titles: TitleDraft
  title: string
  size: Size | null
}

export interface TitleDraft {
  /** Names the rounds on the server; a new one when the titles no longer fit what was told. */
  draftId: string
  /** What the titles were made from. */
  madeFrom: string
  rounds: string[][]
  /** In which sizes the story of a title comes, where it does not come in all; absent: each does. */
  sizes?: Record<string, Size[]>
}

/** In which sizes the story comes that the draft is of: what happened, or that of its title. Null: whichever. */
export function sizesTold({ event, titles, title }: Draft): readonly Size[] | null {
  return event?.sizes ?? titles.sizes?.[title] ?? null
}

export const firstAppearance: Appearance = {
  skin: 'caramel',
  hairForm: 'curly',
  hairColour: 'dark',
  glasses: false,
  clothesColour: 'red',
}

/** How a companion looks of whom nothing has been told. */
export const firstCompanionAppearance: Appearance = {
  ...firstAppearance,
  hairForm: 'short',
  clothesColour: 'teal',
}

/** What the builder opens with; `newId` gives the ids of the book and of its titles. */
export function emptyDraft(newId: () => string): Draft {
  return {
    bookId: newId(),
    name: '',
    age: '',
    gender: null,
    description: '',
    appearance: firstAppearance,
    picturePath: null,
    style: null,
    theme: null,
    companions: [],
    twist: '',
    language: null,
    titles: { draftId: newId(), madeFrom: '', rounds: [] },
    title: '',
    size: null,
  }
}

/** A companion nobody has described yet: animals begin as dogs, toys as bears. */
export function emptyCompanion(kind: CharacterKind, newId: () => string): CompanionDraft {
  return {
    id: newId(),
    kind,
    name: '',
    age: '',
    gender: null,
    species: kind === 'toy' ? 'bear' : 'dog',
    description: '',
    appearance: firstCompanionAppearance,
    picturePath: null,
  }
}
