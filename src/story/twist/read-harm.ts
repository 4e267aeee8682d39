import type { TwistTopic } from '#book/twist-topics.ts'
import type { Clause } from './clauses-of.ts'
import { findTopics, withoutTopics } from './find-topics.ts'
import { matchLikes } from './like-patterns.ts'
import { namesPerson, tellsMore } from './names-being.ts'
import { allergensIn, noteFoods } from './note-allergens.ts'
import { leaveOut, type State } from './reading-state.ts'
import { bound } from './bound.ts'
import type { Sentence } from './sentences-of.ts'
import type { Allergen, ThingIndex } from './thing-index.ts'

/** What a clause says of something to eat. */
interface Part {
  clause: Clause
  lower: string
  likes: boolean
  /** Names what somebody may be allergic to, and is eaten. */
  names: boolean
  /** Names anything that is eaten. */
  eats: boolean
  /** Nothing but that, or a no before it: "and no milk". */
  bare: boolean
  /** A word of harm stands in it, or a no that is no matter of taste: a rash, not allowed, kills. */
  harms: boolean
  /** Says that it harms, or may not be had. */
  bars: boolean
}

/**
 * Notes what of a sentence does harm, may not be had or is not eaten: what somebody may be allergic to, beside a no or any
 * word of harm, with all that is joined to it. When in doubt a food is left out.
 * @param before the sentence before it, which may name what this one says it of
 * @param goesOn whether that told of an allergy
 * @returns the clauses that say nothing else, and need not be read again
 */
export function readHarm(
  sentence: Sentence,
  clauses: readonly Clause[],
  { before, goesOn }: { before: Sentence | undefined; goesOn: boolean },
  state: State,
): ReadonlySet<Clause> {
  const { index, read } = state
  const parts = clauses.map((clause) => partOf(clause, index))
  const goes = goesOn && follows(sentence.text, parts, index)
  const barred = parts.filter((part) => part.bars || (goes && part.names && !part.likes))
  const meant = new Set(barred.flatMap((part) => [part, ...joinedTo(part, parts)]))
  const texts = [...meant].map(({ clause }) => clause.text)
  for (const part of parts.filter((one) => one.harms && !one.eats)) {
    const of = meantBy(part, { sentence, parts, before, hasAny: meant.size > 0, index })
    if (of === undefined) continue
    texts.push(...of)
    meant.add(part)
  }
  if (texts.length > 0) noteFoods(texts.join(', '), state)
  for (const part of parts) if (noteDiets(part, state)) meant.add(part)
  if (meant.size > 0) leaveOut(read, 'allergy', sentence.source)
  return new Set([...meant].filter((part) => saysNoMore(part, state)).map(({ clause }) => clause))
}

function partOf(clause: Clause, index: ThingIndex): Part {
  const lower = clause.text.toLowerCase().replaceAll(bound, ' ').replace(index.harmless, '§')
  const { entries, things } = allergensIn(lower, index)
  const { saysMore } = allergensIn(withoutTopics(lower, index), index)
  const eaten = entries.filter(({ holds }) => holds !== undefined)
  const foods = things.filter(({ kind }) => kind === 'food')
  const likes = matchLikes(clause.text, index).length > 0
  const strong = index.reactions.test(lower) || index.mayNot.test(lower)
  const weak = index.harms.test(lower)
  const hurts = !likes && (weak || index.reactions.test(lower))
  // A fish may be ill, or not there: who swims is not meant by less than what an allergy does.
  const served = eaten.some((entry) => !swims(entry, lower, index))
  const isAllergy = findTopics(clause.text, index).includes('allergy')
  const denies = !likes && index.negation.test(lower) && !isTaste(lower, index)
  return {
    clause,
    lower,
    likes,
    names: eaten.length > 0,
    eats: eaten.length + foods.length > 0,
    bare: eaten.length + foods.length > 0 && !saysMore && !likes,
    harms: strong || weak || denies || isAllergy,
    bars: eaten.length > 0 ? strong || (served && (weak || denies)) : foods.length > 0 && hurts,
  }
}

function swims({ named }: Allergen, text: string, index: ThingIndex): boolean {
  return (text.match(named) ?? []).every((word) => index.beings.has(word))
}

/** "Doesn’t like eggs" is a matter of taste, once what may not be had is taken out of it. */
function isTaste(lower: string, { mayNot, harms, tastes }: ThingIndex): boolean {
  const rest = [mayNot, harms].reduce(
    (left, { source }) => left.replace(new RegExp(source, 'gu'), '§'),
    lower,
  )
  return tastes.test(rest)
}

/** Of a clause that says what may not be had: those beside it that only name more of it, before it and after. */
function joinedTo(part: Part, parts: readonly Part[]): Part[] {
  const at = parts.indexOf(part)
  const before = parts.slice(0, at)
  const after = parts.slice(at + 1)
  const lead = before.slice(before.findLastIndex(({ bare }) => !bare) + 1)
  const end = after.findIndex(({ bare }) => !bare)
  return [...lead, ...after.slice(0, end < 0 ? undefined : end)]
}

/** "Or nuts", "en ook geen noten", "nuts too"; or nothing but more of it. */
function follows(text: string, parts: readonly Part[], { words: { grammar } }: ThingIndex): boolean {
  if (parts.every(({ bare, names }) => bare && names)) return true
  const said = text.toLowerCase().split(/[\s,]+/u)
  const joins = (word: string | undefined): boolean => word !== undefined && grammar.alsoSaid.includes(word)
  return joins(said[0]) || joins(said.at(-1))
}

/**
 * What a clause of harm without a food is said of, by a word that points back, behind a "but" or a colon: what its own
 * sentence names before it, else the sentence before. Undefined where it is said of nothing.
 */
function meantBy(
  { clause, lower }: Part,
  {
    sentence,
    parts,
    before,
    hasAny,
    index,
  }: {
    parts: readonly Part[]
    sentence: Sentence
    before: Sentence | undefined

    hasAny: boolean
    index: ThingIndex
  },
): string[] | undefined {
  const at = parts.findIndex((part) => part.clause === clause)
  // "No nuts please, she is allergic."
  if (hasAny && findTopics(clause.text, index).includes('allergy')) return []
  const strong = index.reactions.test(lower) || index.mayNot.test(lower)
  // "No kiwi (then her lip swells)"
  const follows = at === 0 && (before?.opens === true || (strong && sentence.beside))
  // "Wheat and she don’t mix."
  const shares = at > 0 && !strong && parts.slice(0, at).every((part) => part.bare && part.names)
  // "None of these for her" says no more; "he has no need of it" does.
  const saysElse =
    !strong && !index.harms.test(lower) && tellsMore(withoutTopics(clause.text, index), index, true)
  if (saysElse && !shares) return undefined
  if (!(shares || index.backwards.test(lower) || follows || (clause.turns && strong))) return undefined
  const own = parts.slice(0, at).map((part) => part.clause.text)
  const said = [...own, ...(own.length === 0 && before ? [before.text] : [])]
  const named = said.filter((text) => {
    const { entries, things } = allergensIn(text, index)
    return entries.some(({ holds }) => holds !== undefined) || things.some(({ kind }) => kind === 'food')
  })
  return named.length > 0 ? named : undefined
}

/**
 * Of what was not read of a sentence: a food in it that is not said to be eaten may be what does harm ("wheat and she
 * don’t mix"), and is left out.
 */
export function noteDoubts({ source }: Sentence, state: State): void {
  const { index, unread, read } = state
  for (const piece of unread) {
    const lower = piece.toLowerCase().replaceAll(bound, ' ')
    const { entries, saysMore } = allergensIn(lower, index)
    const isServed = entries.some((entry) => entry.holds !== undefined && !swims(entry, lower, index))
    const isEaten = index.table.test(lower) && !index.conditions.test(lower)
    if (!isServed || !saysMore || isEaten || namesPerson(lower, index)) continue
    noteFoods(lower, state)
    leaveOut(read, 'allergy', source)
  }
}

/**
 * Of a sentence that tells what only an allergy does (no air, an EpiPen), in whichever of its clauses: what it names that
 * somebody may be allergic to, unless that is loved in it.
 */
export function notePerils({ text, source }: Sentence, state: State): void {
  const { index, read } = state
  const lower = text.toLowerCase().replaceAll(bound, ' ').replace(index.harmless, '§')
  if (!index.perils.test(lower) || matchLikes(text, index).length > 0) return
  const { entries } = allergensIn(lower, index)
  if (entries.every(({ holds }) => holds === undefined)) return
  noteFoods(lower, state)
  leaveOut(read, 'allergy', source)
}

/** Notes a way of eating, unless it is somebody else's: vegan, no sugar. */
function noteDiets({ lower }: Part, { index, read, subject }: State): boolean {
  const words = lower.split(/[^\p{L}-]+/u)
  const own = [...(subject.hero ?? '').toLowerCase().split(' '), ...index.words.grammar.possessives.family]
  const isOthers =
    words.some((word) => index.words.grammar.others.includes(word)) &&
    !words.some((word) => own.includes(word))
  const diets = isOthers ? [] : index.diets.filter(({ said }) => said.test(lower))
  for (const allergen of diets.flatMap(({ without }) => without)) {
    read.allergies.uneaten.add(allergen)
    read.allergies.names.add(allergen.name)
  }
  return diets.length > 0
}

/** What stands beside an allergy is of no more weight than it. */
const light: readonly TwistTopic[] = ['dislike', 'order', 'allergy']

/** Whether a clause tells nothing but what may not be eaten: no death, nobody else's illness, nothing that is loved. */
function saysNoMore({ clause, lower, likes }: Part, { index, unread }: State): boolean {
  if (likes) return false
  const said = [index.reactions, index.mayNot, index.harms, ...index.diets.map((diet) => diet.said)]
  const named = index.allergens.map((allergen) => allergen.named)
  const rest = [...said, ...named].reduce(
    (left, { source }) => left.replace(new RegExp(source, 'giu'), ' '),
    clause.text.replaceAll(bound, ' '),
  )
  if (findTopics(rest, index).some((topic) => !light.includes(topic))) return false
  if (index.diets.some((diet) => diet.said.test(lower)) && namesPerson(rest, index)) return false
  const left = withoutTopics(rest, index)
  if (tellsMore(left, index, true)) unread.push(left)
  return true
}
