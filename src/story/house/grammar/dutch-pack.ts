import type { GrammarPack, Referent } from './grammar-pack.ts'
import { withoutArticle } from './without-article.ts'

const pronouns = {
  he: { female: 'ze', male: 'hij', many: 'ze' },
  him: { female: 'haar', male: 'hem', many: 'hen' },
  his: { female: 'haar', male: 'zijn', many: 'hun' },
} as const

/** Where the gender is not told the name comes again; so a sentence with a pronoun must be good with the name in it. */
export const dutchPack: GrammarPack = {
  forms: ['bare', 'he', 'him', 'his'],
  agreement: ['one', 'many'],
  say(who, form) {
    if (form === 'bare') return withoutArticle(who.name)
    if (form !== 'he' && form !== 'him' && form !== 'his') return who.name
    const key = keyOf(who)
    if (key !== undefined) return pronouns[form][key]
    return form === 'his' ? `van ${who.name}` : who.name
  },
  numberOf: (who) => (who.many ? 'many' : 'one'),
}

function keyOf({ many, gender }: Referent): 'many' | 'female' | 'male' | undefined {
  if (many) return 'many'
  return gender === 'other' ? undefined : gender
}
