import type { GrammarPack, Referent } from './grammar-pack.ts'
import { withoutArticle } from './without-article.ts'

/** Forms of somebody that stand in place of the name, by the English one: `{lost.he}`. */
export const pronounForms = ['he', 'him', 'his'] as const
export type PronounForm = (typeof pronounForms)[number]

/** Forms of a thing whose owner speaks of it, or is spoken to: `her green bicycle` is `my`, or `your`. */
export const speechForms = ['mine', 'yours'] as const
export type SpeechForm = (typeof speechForms)[number]

function isSpeech(form: string | undefined): form is SpeechForm {
  return speechForms.some((known) => known === form)
}

export function isPronoun(form: string | undefined): form is PronounForm {
  return pronounForms.some((known) => known === form)
}

interface Pronouns {
  /** The pronoun for somebody; undefined where the name comes again, since no gender is told. */
  pronounOf(who: Referent, form: PronounForm): string | undefined
  /** What somebody's is, by name: van Noor. */
  ofName(name: string): string
  /** The child's own words at the beginning of a thing, and what stands there in speech. */
  own: Readonly<Record<SpeechForm, string>> & { told: RegExp }
}

/** How a language says somebody that has a pronoun for each of these forms. So a sentence with one must be good with the name in it. */
export function sayByPronoun({ pronounOf, ofName, own }: Pronouns): GrammarPack['say'] {
  return (who, form) => {
    if (form === 'bare') return withoutArticle(who.name)
    if (isSpeech(form)) return who.name.replace(own.told, own[form])
    if (!isPronoun(form)) return who.name
    return pronounOf(who, form) ?? (form === 'his' ? ofName(who.name) : who.name)
  }
}
