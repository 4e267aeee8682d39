import { motifOfWords } from '#story/motif-of-words.ts'
import { findLoved, type LovedMotif } from './find-loved.ts'
import { type MotifName, motifNames } from './motifs/motif-kinds.ts'

const motifs: ReadonlySet<string> = new Set(motifNames)

function isMotif(name: string | undefined): name is MotifName {
  return name !== undefined && motifs.has(name)
}

/**
 * The picture for what a child loves: what was read from a twist is drawn as the content files say of it, other words,
 * also of languages that no twist is read in, by the lexicon.
 */
export function drawAs(words: string): LovedMotif {
  const told = motifOfWords(words)
  if (told === 'heart' || told === 'star') return { found: false, motif: told }
  return isMotif(told) ? { found: true, motif: told, word: words } : findLoved(words)
}
