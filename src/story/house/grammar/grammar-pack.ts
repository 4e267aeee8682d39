import type { AboutKind } from '#book/event.ts'
import type { Gender } from '#book/options.ts'

/** Somebody, or a place, that a text may name: `{carer}` is a referent, and not a string. */
export interface Referent {
  /** As it stands inside a sentence. */
  name: string
  kind: AboutKind
  gender: Gender
  /** Several at once: opa en oma, the twins. */
  many: boolean
}

/** What forms in brackets agree in. */
export type GrammaticalNumber = 'one' | 'many'

/** What the texts of a language may ask of its grammar. */
export interface GrammarPack {
  /** What may be asked after a point: the `he` of `{lost.he}`. */
  forms: readonly string[]
  /** What each of the forms in brackets is for, in their order: `[came|come]`. */
  agreement: readonly GrammaticalNumber[]
  /** The words for somebody inside a sentence; without a form, their name. */
  say(who: Referent, form: string | undefined): string
  /** What a verb beside those words agrees with. */
  numberOf(who: Referent, form: string | undefined): GrammaticalNumber
}
