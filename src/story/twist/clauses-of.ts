import { findTopics } from './find-topics.ts'
import { restartsOf } from './like-patterns.ts'
import type { Sentence } from './sentences-of.ts'
import type { ThingIndex } from './thing-index.ts'

export interface Clause {
  text: string
  /** After "but": what came before no longer holds. */
  turns: boolean
  /** Before a colon. */
  labels: boolean
}

/** The clauses of a sentence: what stands between commas, colons and joining words. */
export function clausesOf(sentence: Sentence, index: ThingIndex): Clause[] {
  const { turns } = index.words.grammar
  const clauses: Clause[] = []
  let turned = false
  // "behalve" parts two clauses and belongs to the second.
  let takesAway = ''
  // Every other piece is what stands between two clauses.
  for (const [place, piece] of sentence.text.split(index.joint).entries()) {
    const mark = piece.trim().toLowerCase()
    if (place % 2 === 1) {
      const last = clauses.at(-1)
      if (mark === ':' && last) last.labels = true
      turned ||= turns.includes(mark)
      if (index.negation.test(mark)) takesAway = `${mark} `
    } else if (mark !== '') {
      for (const text of parted(takesAway + piece.trim(), index)) {
        clauses.push({ text, turns: turned, labels: false })
        turned = false
        takesAway = ''
      }
    }
  }
  const last = clauses.at(-1)
  if (last && sentence.opens) last.labels = true
  return clauses
}

/** Parts a clause where another one of liking begins, unless what comes before may turn it round. */
function parted(text: string, index: ThingIndex): string[] {
  const pieces: string[] = []
  let from = 0
  for (const at of restartsOf(text, index)) {
    const before = text.slice(from, at).trim()
    if (index.negation.test(before.toLowerCase()) || findTopics(before, index).length > 0) continue
    pieces.push(before)
    from = at
  }
  return [...pieces, text.slice(from)]
}
