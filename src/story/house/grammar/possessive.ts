import type { ContentLanguage } from '../content-language.ts'

/**
 * The possessive of a name. Dutch follows the Taalunie's rules (Daans, Lars’, Mila’s, Alice’) and has none
 * on other scripts: then `undefined`. English adds ’s to every name.
 */
export function possessive(name: string, language: ContentLanguage): string | undefined {
  if (language === 'english') return `${name}’s`
  if (!/\p{Script=Latin}$/u.test(name)) return undefined
  if (/(s|x|z|ce|sh|ch|tsj)$/i.test(name)) return `${name}’`
  if (/(^|[^aeiou])[aiou]$/i.test(name) || /[^aeiou]y$/i.test(name)) return `${name}’s`
  if (/[iu]a$|[aeo]o$|[aeiou]i?a$/i.test(name)) return `${name}’s`
  return `${name}s`
}
