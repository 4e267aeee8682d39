import { randomFrom } from '#book/random.ts'
import type { ContentLanguage } from '../content-language.ts'
import { arcChild, type ArcChild, randomChoice } from './arc-children.ts'
import type { Arc } from './load-arcs.ts'
import { prepareArc } from './prepare-arc.ts'
import { tellArc, textOf } from './tell-arc.ts'
import { toldSentences } from './told-sentences.ts'

/** How much of two children's books differs, as shares from 0 to 1. */
export interface ArcDistance {
  /** Of two children of one level. */
  level: number
  /** Of two of one level to whom it happened with one of the same kind. */
  sameWho: number
}

/**
 * The mean share of sentences that differ between two books of an arc, over random pairs of children of one level. All
 * names are masked; a sentence is the same only if every other word is.
 */
export function measureArc(arc: Arc, language: ContentLanguage, pairs: number): ArcDistance {
  const shares = { level: [] as number[], sameWho: [] as number[] }
  for (let pair = 0; pair < pairs; pair++) {
    const random = randomFrom(`${arc.id}/pair/${pair}`)
    const level = arc.levels[pair % arc.levels.length] ?? 'child'
    const one = randomChoice(arc, level, 'medium', random)
    const other = randomChoice(arc, level, 'medium', random)
    const told = (choice: typeof one, seed: string): string[] =>
      maskedSentences(arc, arcChild(arc, choice, language), seed)
    const sentences = told(one, `${pair}/one`)
    shares.level.push(shareThatDiffers(sentences, told(other, `${pair}/other`)))
    shares.sameWho.push(shareThatDiffers(sentences, told({ ...other, who: one.who }, `${pair}/other`)))
  }
  return { level: mean(shares.level), sameWho: mean(shares.sameWho) }
}

function maskedSentences(arc: Arc, { brief, facts }: ArcChild, seed: string): string[] {
  const book = prepareArc(arc, brief, facts, seed)
  const masked = Object.entries(book.referents).map(([id, who]) => [id, { ...who, name: '¤' }] as const)
  return tellArc(arc, { ...book, referents: Object.fromEntries(masked) }).flatMap((beat) =>
    toldSentences(textOf(beat)),
  )
}

/** One sentence of one book stands for one of the other. */
function shareThatDiffers(one: readonly string[], other: readonly string[]): number {
  const rest = [...other]
  let same = 0
  for (const sentence of one) {
    const place = rest.indexOf(sentence)
    if (place < 0) continue
    rest.splice(place, 1)
    same += 1
  }
  return 1 - (2 * same) / (one.length + other.length)
}

function mean(shares: readonly number[]): number {
  return shares.reduce((sum, share) => sum + share, 0) / shares.length
}
