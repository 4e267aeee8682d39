import { lovedWords } from './lexicon/loved-words.ts'
import { lexicons } from './lexicon/lexicon.ts'
import { undrawn } from './lexicon/undrawn.ts'
import { baseForms, sharesStem } from './lexicon/word-forms.ts'
import { type MotifName, motifNames } from './motifs/motif-kinds.ts'

export type LovedMotif =
  | { found: true; motif: MotifName; word: string }
  | { found: false; motif: 'heart' | 'star' }

/** Every known word, the first language that has it winning. */
const words = new Map<string, MotifName>()
for (const lexicon of Object.values(lexicons)) {
  for (const motif of motifNames) {
    for (const word of lexicon[motif].split(' ')) if (!words.has(plain(word))) words.set(plain(word), motif)
  }
}
for (const [motif, line] of Object.entries(lovedWords) as [MotifName, string][]) {
  for (const word of line.split(' ')) if (!words.has(word)) words.set(word, motif)
}
const longestFirst = [...words.keys()].toSorted((a, b) => b.length - a.length)

const undrawnWords: ReadonlySet<string> = new Set(
  Object.values(undrawn).flatMap((line) => line.split(' ').map(plain)),
)

/** Ends of words that are more often something else: verpleegster, ladders, drakentemmer, Hamburg, kayaking. */
const seldomHeads: ReadonlySet<string> = new Set([
  'ster',
  'emmer',
  'deer',
  'peer',
  'bakken',
  'burg',
  'mond',
  'king',
])
/** Words that join others to one, of the languages that write such words together. */
const joining: ReadonlySet<string> = new Set(
  [lexicons.dutch, lexicons.german, lexicons.english]
    .flatMap((lexicon) => Object.values(lexicon).flatMap((line) => line.split(' ').map(plain)))
    .filter((word) => word.length >= 4 && !seldomHeads.has(word)),
)

/** Scripts that part words by spaces but bend their ends. */
const inflected = /[\p{Script=Cyrillic}\p{Script=Devanagari}\p{Script=Arabic}]/u
/** Scripts without spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/**
 * The picture for what a child loves, from one word or a phrase in any of the book languages: plurals,
 * diminutives, compounds, accents and typing faults are seen through, and the first known word of a phrase wins. A word that
 * nobody knows gives a heart (a star for every other one) with `found: false`.
 */
export function findLoved(text: string): LovedMotif {
  const tokens = withoutUndrawn(tokensOf(text))
  for (const [index, token] of tokens.entries()) {
    const motif = joined(tokens, index) ?? findInflected(token)
    if (motif) return { found: true, motif, word: token }
  }
  for (const token of tokens) {
    const motif = findWithin(token) ?? findMistyped(token)
    if (motif) return { found: true, motif, word: token }
  }
  return { found: false, motif: text.length % 2 ? 'star' : 'heart' }
}

/** Whether words for a motif end in a plural: `eenden`, `wild horses`. */
export function isPlural(text: string, motif: MotifName): boolean {
  const last = tokensOf(text).at(-1) ?? ''
  const [, ...bases] = baseForms(last)
  return /(?:s|en|x)$/.test(last) && bases.some((form) => words.get(form) === motif)
}

/** Without words that are known to have no drawing, also when they are written apart: `polar bear`. */
function withoutUndrawn(tokens: readonly string[]): string[] {
  const isUndrawn = (word: string): boolean => baseForms(word).some((form) => undrawnWords.has(form))
  const left: string[] = []
  for (let index = 0; index < tokens.length; index++) {
    const count = [3, 2, 1].find((length) => {
      const words = tokens.slice(index, index + length)
      return words.length === length && isUndrawn(words.join(''))
    })
    if (count === undefined) left.push(tokens[index] ?? '')
    else index += count - 1
  }
  return left
}

function tokensOf(text: string): string[] {
  return plain(text)
    .split(/[^\p{L}\p{M}\p{N}ー]+/u)
    .filter((token) => token.length > 1 || unspaced.test(token))
}

/** Without accents and case; other scripts keep their vowel signs. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u064b-\u0652]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
}

/** Words that are written apart where the lexicon writes them together: `ice cream`, `bonhomme de neige`. */
function joined(tokens: readonly string[], index: number): MotifName | undefined {
  for (const count of [4, 3, 2]) {
    const together = tokens.slice(index, index + count)
    const motif = together.length === count ? findInflected(together.join('')) : undefined
    if (motif) return motif
  }
  return undefined
}

function findInflected(word: string): MotifName | undefined {
  for (const form of baseForms(word)) {
    const motif = words.get(form)
    if (motif) return motif
  }
  return undefined
}

function findWithin(token: string): MotifName | undefined {
  if (unspaced.test(token))
    return motifOf(longestFirst.find((word) => unspaced.test(word) && token.includes(word)))
  if (inflected.test(token)) return motifOf(longestFirst.find((word) => sharesStem(token, word)))
  return findCompound(token)
}

function motifOf(word: string | undefined): MotifName | undefined {
  return word === undefined ? undefined : words.get(word)
}

/** The head of a Dutch or German compound is its end (`stoomtrein`); failing that, what it begins with (`paardenstal`). */
function findCompound(token: string): MotifName | undefined {
  for (const form of baseForms(token)) {
    const head = longestFirst.find(
      (word) => joining.has(word) && form.length >= word.length + 3 && form.endsWith(word),
    )
    if (head) return words.get(head)
  }
  for (let length = token.length - 3; length >= 5; length--) {
    const start = baseForms(token.slice(0, length)).find((form) => joining.has(form))
    if (start) return words.get(start)
  }
  return undefined
}

/**
 * Least letters of a word that is known with a fault in it too: a shorter one is rather another word (`father` is no
 * `feather`), but a letter that is doubled or not tells nothing apart.
 */
const leastLetters = { doubled: 6, swapped: 7, other: 8 }

function findMistyped(token: string): MotifName | undefined {
  for (const form of new Set([token, token.replace(/(?:en|s)$/, '')])) {
    const meant = longestFirst.find((word) => isMistyped(form, word))
    if (meant) return words.get(meant)
  }
  return undefined
}

/** Whether one letter is left out, added or changed, or two beside each other are swapped; never the first. */
function isMistyped(token: string, word: string): boolean {
  if (token[0] !== word[0] || Math.abs(token.length - word.length) > 1) return false
  let same = 0
  while (same < token.length && token[same] === word[same]) same++
  const [typed, meant] = [token.slice(same), word.slice(same)]
  if (typed.slice(1) === meant || typed === meant.slice(1)) {
    const [letter, before] = [typed.length > meant.length ? typed[0] : meant[0], word[same - 1]]
    return word.length >= (letter === before ? leastLetters.doubled : leastLetters.other)
  }
  const swapped = typed[0] === meant[1] && typed[1] === meant[0] && typed.slice(2) === meant.slice(2)
  if (swapped) return word.length >= leastLetters.swapped
  return word.length >= leastLetters.other && typed.slice(1) === meant.slice(1)
}
