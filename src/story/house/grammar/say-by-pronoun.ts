import type { GrammarPack, Referent } from './grammar-pack.ts'
import { withoutArticle } from './without-article.ts'

/** Forms of somebody that stand in place of the name, by the English one: `{lost.he}`. */
export const pronounForms = ['he', 'him', 'his'] as const
export type PronounForm = (typeof pronounForms)[number]

export function isPronoun(form: string | undefined): form is PronounForm {
  return pronounForms.some((known) => known === form)
}

interface Pronouns {
  /** The pronoun for somebody; undefined where the name comes again, since no gender is told. */
  pronounOf(who: Referent, form: PronounForm): string | undefined
  /** What somebody's is, by name: van Noor. */
  ofName(name: string): string
}

/** How a language says somebody that has a pronoun for each of these forms. So a sentence with one must be good with the name in it. */
export function sayByPronoun({ pronounOf, ofName }: Pronouns): GrammarPack['say'] {
  return (who, form) => {
    if (form === 'bare') return withoutArticle(who.name)
    if (!isPronoun(form)) return who.name
    return pronounOf(who, form) ?? (form === 'his' ? ofName(who.name) : who.name)
  }
}
