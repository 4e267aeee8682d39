import type { GrammarPack, Referent } from './grammar-pack.ts'
import { possessive } from './possessive.ts'
import { withoutArticle } from './without-article.ts'

const pronouns = {
  he: { female: 'she', male: 'he', they: 'they' },
  him: { female: 'her', male: 'him', they: 'them' },
  his: { female: 'her', male: 'his', they: 'their' },
} as const

/** Somebody whose gender is not told is they, with the verb of several; an animal goes by its name again. */
export const englishPack: GrammarPack = {
  forms: ['bare', 'he', 'him', 'his'],
  agreement: ['one', 'many'],
  say(who, form) {
    if (form === 'bare') return withoutArticle(who.name)
    if (form !== 'he' && form !== 'him' && form !== 'his') return who.name
    const key = keyOf(who)
    if (key !== undefined) return pronouns[form][key]
    return form === 'his' ? (possessive(who.name, 'english') ?? who.name) : who.name
  },
  numberOf(who, form) {
    const isPronoun = form === 'he' || form === 'him' || form === 'his'
    return who.many || (isPronoun && keyOf(who) === 'they') ? 'many' : 'one'
  },
}

function keyOf({ many, gender, kind }: Referent): 'they' | 'female' | 'male' | undefined {
  if (many) return 'they'
  if (gender !== 'other') return gender
  return kind === 'person' ? 'they' : undefined
}
