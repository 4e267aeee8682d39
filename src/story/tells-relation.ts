import { kinshipOf } from '#book/kinship.ts'
import type { BookLanguage } from '#book/options.ts'
import { isContentLanguage } from './house/content-language.ts'
import { thingIndex } from './twist/thing-index.ts'
import { friendGender } from './twist/who-is-around.ts'

/**
 * Whether what was told of somebody says only who they are to the child or to others of the book: "haar kleine broertje",
 * "Lottie’s best friend". It is what their place in the book says, and nothing that is left out.
 * @param names of everybody in the book
 */
export function tellsRelation(piece: string, language: BookLanguage, names: readonly string[]): boolean {
  if (!isContentLanguage(language)) return false
  const index = thingIndex(language)
  const { grammar } = index.words
  const own = names.flatMap((name) => name.toLowerCase().split(/\s+/u))
  const words = piece
    .toLowerCase()
    .replace(/['´‘`]/gu, '’')
    .split(/[^\p{L}’-]+/u)
    .map((word) => word.replace(/(?:’s|s’|’)$/u, ''))
    .filter((word) => word !== '')
  const isKin = (word: string): boolean =>
    kinshipOf(word) !== undefined || friendGender(word, index) !== undefined
  const isSmall = (word: string): boolean =>
    own.some((name) => name !== '' && (name === word || `${name}s` === word)) ||
    grammar.determiners.includes(word) ||
    Object.values(grammar.possessives).flat().includes(word) ||
    grammar.around.kinds.split('|').includes(word) ||
    relating.has(word)
  // Big, little: not sick, not gone.
  return words.some(isKin) && words.every((word) => isKin(word) || isSmall(word))
}

/** "De broer van Noor", "is the sister of Noor". */
const relating: ReadonlySet<string> = new Set([
  'van',
  'of',
  'is',
  'little',
  'big',
  'older',
  'younger',
  'best',
])
