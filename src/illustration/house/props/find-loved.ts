import { lexicon } from './lexicon.ts'
import { type MotifName, motifNames } from './motifs/motif-kinds.ts'

export type LovedMotif =
  | { found: true; motif: MotifName; word: string }
  | { found: false; motif: 'heart' | 'star' }

const words = new Map<string, MotifName>()
for (const language of ['nl', 'en'] as const) {
  for (const motif of motifNames) {
    for (const word of lexicon[motif][language].split(' ')) if (!words.has(word)) words.set(word, motif)
  }
}
const longestFirst = [...words.keys()].toSorted((a, b) => b.length - a.length)

/**
 * The picture for what a child loves, from one word or a phrase in Dutch or English: plurals, diminutives,
 * compounds and accents are seen through, and the first known word of a phrase wins. A word that nobody knows
 * gives a heart (a star for every other one) with `found: false`.
 */
export function findLoved(text: string): LovedMotif {
  const tokens = plain(text)
    .split(/[^a-z0-9]+/)
    .filter((token) => token.length > 1)
  const pairs = tokens.slice(1).map((token, index) => `${tokens[index]}${token}`)
  for (const [index, token] of tokens.entries()) {
    const pair = pairs[index]
    const motif = (pair && findInflected(pair)) ?? findInflected(token)
    if (motif) return { found: true, motif, word: token }
  }
  for (const token of tokens) {
    const motif = findCompound(token)
    if (motif) return { found: true, motif, word: token }
  }
  return { found: false, motif: text.length % 2 ? 'star' : 'heart' }
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

function findInflected(word: string): MotifName | undefined {
  for (const form of baseForms(word)) {
    const motif = words.get(form)
    if (motif) return motif
  }
  return undefined
}

/** The head of a Dutch compound is its end (`stoomtrein`); failing that, what it begins with (`paardenstal`). */
function findCompound(token: string): MotifName | undefined {
  for (const form of baseForms(token)) {
    const head = longestFirst.find(
      (word) => word.length >= 4 && form.length >= word.length + 3 && form.endsWith(word),
    )
    if (head) return words.get(head)
  }
  for (let length = token.length - 3; length >= 5; length--) {
    const start = findInflected(token.slice(0, length))
    if (start) return start
  }
  return undefined
}

const endings = [
  's',
  'etjes',
  'etje',
  'pjes',
  'pje',
  'tjes',
  'tje',
  'jes',
  'je',
  'eren',
  'en',
  'es',
  'n',
] as const

/** The word as it is and what it may be a plural or a diminutive of, the likeliest first. */
function baseForms(word: string): string[] {
  const forms = [word]
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`)
  if (word.endsWith('ves')) forms.push(`${word.slice(0, -3)}f`)
  for (const ending of endings) {
    const stem = word.slice(0, word.length - ending.length)
    if (!word.endsWith(ending) || stem.length < 2) continue
    forms.push(stem, ...respelled(stem))
    if (ending.startsWith('je') && stem.endsWith('nk')) forms.push(`${stem.slice(0, -1)}g`)
  }
  return [...new Set(forms)]
}

/** Dutch spelling follows the syllable: bal-len, ma-nen, hui-zen, dra-ken, autoo-tje. */
function respelled(stem: string): string[] {
  const forms: string[] = []
  const hard = stem.replace(/v$/, 'f').replace(/z$/, 's')
  if (hard !== stem) forms.push(hard)
  for (const form of [stem, hard]) {
    if (/([a-z])\1$/.test(form)) forms.push(form.slice(0, -1))
    if (/(^|[^aeiou])[aeou][bcdfghklmnprstvwxz]$/.test(form)) {
      forms.push(`${form.slice(0, -1)}${form.at(-2)}${form.at(-1)}`)
    }
  }
  return forms
}
