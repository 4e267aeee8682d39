import type { Hero } from '#book/character.ts'
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
  return relationIn(piece, language, names) !== undefined
}

/**
 * Who somebody is to the child, as it stands behind "Mila’s": `kleine broertje` of "haar kleine broertje" and of "het kleine broertje
 * van Mila". Undefined where more is told, or of whom is not sure: "mijn zus" is the sister of whoever wrote it.
 * @param everybody the names in the book, that of the child among them
 */
export function relationTold(
  piece: string,
  language: BookLanguage,
  { child, everybody }: { child: Pick<Hero, 'name' | 'gender'>; everybody: readonly string[] },
): string | undefined {
  const told = relationIn(piece, language, everybody)
  if (!told || !isContentLanguage(language)) return undefined
  const { grammar } = thingIndex(language).words
  const ownWords = grammar.possessives[child.gender] ?? []
  const ofOthers = Object.values(grammar.possessives)
    .flat()
    .filter((word) => !ownWords.includes(word))
  const names = everybody.filter((name) => name !== child.name).flatMap(wordsOf)
  const isSure = !told.words.some((word) => ofOthers.includes(word) || isOneOf(word, names))
  const relation = told.words.filter((word) => told.isKin(word) || kinds.has(word))
  return isSure ? relation.map((word) => inflected.get(word) ?? word).join(' ') : undefined
}

interface RelationRead {
  words: string[]
  isKin: (word: string) => boolean
}

function relationIn(
  piece: string,
  language: BookLanguage,
  everybody: readonly string[],
): RelationRead | undefined {
  if (!isContentLanguage(language)) return undefined
  const index = thingIndex(language)
  const { grammar } = index.words
  const names = everybody.flatMap(wordsOf)
  const words = wordsOf(piece)
  const isKin = (word: string): boolean =>
    kinshipOf(word) !== undefined || friendGender(word, index) !== undefined
  const isSmall = (word: string): boolean =>
    isOneOf(word, names) ||
    grammar.determiners.includes(word) ||
    Object.values(grammar.possessives).flat().includes(word) ||
    grammar.around.kinds.split('|').includes(word) ||
    kinds.has(word) ||
    relating.has(word)
  // Big, little: not sick, not gone.
  const isTold = words.some(isKin) && words.every((word) => isKin(word) || isSmall(word))
  return isTold ? { words, isKin } : undefined
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/['´‘`]/gu, '’')
    .split(/[^\p{L}’-]+/u)
    .map((word) => word.replace(/(?:’s|s’|’)$/u, ''))
    .filter((word) => word !== '')
}

/** A name, or in Dutch what is somebody’s: Jasmijns. */
function isOneOf(word: string, names: readonly string[]): boolean {
  return names.some((name) => name === word || `${name}s` === word)
}

/** "De broer van Noor", "is the sister of Noor". */
const relating: ReadonlySet<string> = new Set(['van', 'of', 'is'])
/** Which of several somebody is. */
const kinds: ReadonlySet<string> = new Set(
  'klein kleine groot grote jongere oudere beste allerbeste little big younger older elder best'.split(' '),
)
/** Behind "Mila’s" an adjective has its ending: "klein broertje" is "Mila’s kleine broertje". */
const inflected: ReadonlyMap<string, string> = new Map([
  ['klein', 'kleine'],
  ['groot', 'grote'],
])
