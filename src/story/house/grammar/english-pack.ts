import type { GrammarPack, Referent } from './grammar-pack.ts'
import { possessive } from './possessive.ts'
import { isPronoun, pronounForms, sayByPronoun, speechForms } from './say-by-pronoun.ts'

const pronouns = {
  he: { female: 'she', male: 'he', they: 'they' },
  him: { female: 'her', male: 'him', they: 'them' },
  his: { female: 'her', male: 'his', they: 'their' },
} as const

/** Somebody whose gender is not told is they, with the verb of several; an animal goes by its name again. */
export const englishPack: GrammarPack = {
  forms: ['bare', ...pronounForms, ...speechForms],
  agreement: ['one', 'many'],
  say: sayByPronoun({
    pronounOf(who, form) {
      const key = keyOf(who)
      return key && pronouns[form][key]
    },
    ofName: (name) => possessive(name, 'english') ?? name,
    own: { told: /^(?:her|his|their)(?= )/u, mine: 'my', yours: 'your' },
  }),
  numberOf: (who, form) => (who.many || (isPronoun(form) && keyOf(who) === 'they') ? 'many' : 'one'),
}

function keyOf({ many, gender, kind }: Referent): 'they' | 'female' | 'male' | undefined {
  if (many) return 'they'
  if (gender !== 'other') return gender
  return kind === 'person' ? 'they' : undefined
}
