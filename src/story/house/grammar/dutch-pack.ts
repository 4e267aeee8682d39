import type { GrammarPack, Referent } from './grammar-pack.ts'
import { pronounForms, sayByPronoun, speechForms } from './say-by-pronoun.ts'

const pronouns = {
  he: { female: 'ze', male: 'hij', many: 'ze' },
  him: { female: 'haar', male: 'hem', many: 'hen' },
  his: { female: 'haar', male: 'zijn', many: 'hun' },
} as const

/** Where the gender is not told the name comes again. */
export const dutchPack: GrammarPack = {
  forms: ['bare', ...pronounForms, ...speechForms],
  agreement: ['one', 'many'],
  say: sayByPronoun({
    pronounOf(who, form) {
      const key = keyOf(who)
      return key && pronouns[form][key]
    },
    ofName: (name) => `van ${name}`,
    own: { told: /^(?:haar|zijn|hun)(?= )/u, mine: 'mijn', yours: 'je' },
  }),
  numberOf: (who) => (who.many ? 'many' : 'one'),
}

function keyOf({ many, gender }: Referent): 'many' | 'female' | 'male' | undefined {
  if (many) return 'many'
  return gender === 'other' ? undefined : gender
}
