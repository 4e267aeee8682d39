import { clauseWords } from './clause-words.ts'
import { knownIn } from './judge-things.ts'
import { isSaying, type LikeMatch, matchLikes } from './like-patterns.ts'
import { atStart, isOneMore, isOwnName } from './list-items.ts'
import { belongsToNamed } from './loves-of-others.ts'
import { isOddItem } from './odd-items.ts'
import { tellsMore } from './names-being.ts'
import { allergensIn, noteAllergens } from './note-allergens.ts'
import { parseThings, type ReadThing } from './parse-things.ts'
import { leaveOut, type State } from './reading-state.ts'
import { bound } from './bound.ts'
import type { Sentence } from './sentences-of.ts'
import type { ThingIndex } from './thing-index.ts'

/** A thing with its tail cut off: "dansen in haar rolstoel". */
export function coresOf(text: string, state: State): ReadThing[] {
  const { things, complete } = parseThings(clauseWords(text, state.index, true), state.index, state.useNames)
  return complete ? things.filter(({ kind }) => kind !== 'person') : []
}

/** Whether a text is a list of known things to its end. */
export function isRead(text: string, state: State): boolean {
  return parseThings(clauseWords(text, state.index, true), state.index, state.useNames).complete
}

/** The way of liking that a clause begins with, rather one of which all is read. */
export function likeOf(text: string, state: State): LikeMatch | undefined {
  const likes = matchLikes(text, state.index)
  return likes.find(({ complement }) => isRead(complement, state)) ?? likes[0]
}

/** The word that joins a way of liking to its things: van, op, about. */
export function linkOf({ frame }: LikeMatch): string {
  return (frame.trim().split(/\s+/u).at(-1) ?? '').replace(/^er(?=van|op)/u, '')
}

/** Reads a list of things, as what is loved, disliked or may not be eaten: by the mode of its sentence. */
export function readThings(text: string, state: State, sentence: Sentence): void {
  const { index, read, mode } = state
  if (mode === 'averse') {
    read.averse.push(...knownIn(text, index))
    return
  }
  if (mode === 'allergic') {
    if (isSaying(text, index)) return
    readAllergens(text, state, sentence)
    return
  }
  if (mode === 'aside' && isRead(text, state)) {
    leaveOut(read, 'other', pieceOf(text, sentence))
    return
  }
  const again = mode !== 'aside' && state.link !== '' && text.toLowerCase().startsWith(`${state.link} `)
  if ((mode === 'out' || mode === 'aside') && !(again && isRead(text, state))) {
    if (isSaying(text, index)) return
    state.unread.push(text)
    leaveOut(read, 'other', pieceOf(text, sentence))
    return
  }
  const liked = mode === 'likes' || again
  const tokens = clauseWords(atStart(text, sentence, index), index, liked)
  if (isOwnName(text, state.subject)) return
  const { things, complete, rest } = parseThings(tokens, index, state.useNames)
  const says = isSaying(text, index)
  if (!complete && says && knownIn(text, index).length === 0) return
  const oneMore = isOneMore(tokens, index)
  const behind = rest.join(' ')
  const odd = !complete && !oneMore && !says && state.mode === 'likes' && isOddItem(tokens, index)
  if (odd) state.odd.push({ text, from: read.things.length })
  else if (!complete && !oneMore && !says) state.unread.push(text)
  else if (complete && tellsMore(behind, index, !trails(rest, index))) state.unread.push(behind)
  const fit = complete ? things.filter(({ words }) => !belongsToNamed(words, sentence.text, state)) : []
  read.things.push(...fit)
  if (fit.length === 0) {
    leaveOut(read, 'other', pieceOf(text, sentence))
    if (!oneMore && !complete && !odd) state.mode = 'out'
  } else if (trails(tokens, index)) state.mode = 'out'
}

/** One more of what somebody is allergic to, or something else that is told behind it: "plays football". */
function readAllergens(text: string, state: State, sentence: Sentence): void {
  const { entries, words, saysMore } = allergensIn(text, state.index)
  const isElse = saysMore && entries.length === 0 && words.length > 0
  if (isElse || !noteAllergens(text, state)) state.unread.push(text)
  if (!isElse) leaveOut(state.read, 'allergy', sentence.source)
  else {
    leaveOut(state.read, 'other', pieceOf(text, sentence))
    state.mode = 'out'
  }
}

/** A clause as it was typed; the whole sentence where it cannot be found in it. */
export function pieceOf(text: string, { source }: Sentence): string {
  const words = text.replaceAll(bound, ' ')
  return source.includes(words) ? words : source
}

/** A clause that goes on after "that", "because" or "who": what follows its next comma is not in the list. */
function trails(tokens: readonly string[], index: ThingIndex): boolean {
  return tokens.some(
    (token) =>
      index.relatives.has(token.toLowerCase()) &&
      !index.prepositions.has(token.toLowerCase()) &&
      token !== 'die',
  )
}
