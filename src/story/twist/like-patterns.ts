import { numberWords } from '../house/grammar/number-words.ts'
import { bound } from './bound.ts'
import type { ThingIndex } from './thing-index.ts'

export interface LikeMatch {
  /** What is loved, still to be read; empty when it comes after a comma. */
  complement: string
  /** What was said around it. */
  frame: string
}

interface LikePattern {
  pattern: RegExp
  /** Whether what is loved has a place in the pattern; otherwise it follows. */
  holds: boolean
}

interface Patterns {
  likes: LikePattern[]
  subject: RegExp
  saying: RegExp
  asking: RegExp
  restart: RegExp
}

const compiled = new Map<ThingIndex, Patterns>()

/** The ways of liking with which a clause may begin, the likeliest first. */
export function matchLikes(clause: string, index: ThingIndex): LikeMatch[] {
  const lower = spoken(clause)
  if (lower.length !== clause.length) return []
  return patternsOf(index).likes.flatMap(({ pattern, holds }) => {
    const match = pattern.exec(lower)
    if (!match) return []
    const things = match.groups?.['things']
    if (!holds) return [{ complement: clause.slice(match[0].length).trim(), frame: match[0] }]
    if (!things) return []
    const at = match[0].indexOf(things)
    const frame = `${match[0].slice(0, at)} ${match[0].slice(at + things.length)}`
    return [{ complement: clause.slice(at, at + things.length), frame }]
  })
}

/** Where in a clause another one of liking begins without a comma: "he likes cars he likes mud". */
export function restartsOf(clause: string, index: ThingIndex): number[] {
  return [...spoken(clause).matchAll(patternsOf(index).restart)].map(({ index: at }) => at)
}

/** In lower case, names of several words parted again. */
function spoken(text: string): string {
  return text.toLowerCase().replaceAll(bound, ' ')
}

/** Whether a text is only somebody who may be spoken of: "mijn vrouw", "our daughter Ada". */
export function isSubject(text: string, index: ThingIndex): boolean {
  return patternsOf(index).subject.test(spoken(text))
}

/** Whether a text only says what is told of every child, and is known from end to end: its age, a greeting. */
export function isSaying(text: string, index: ThingIndex): boolean {
  return patternsOf(index).saying.test(spoken(text).trim())
}

/** Whether a question asks what the child likes, and not what is brown and sticky. */
export function asksForLikes(text: string, index: ThingIndex, hero: string | undefined): boolean {
  const pronoun = index.words.grammar.pronouns[0] ?? ''
  const said = spoken(text)
  const own = spoken(hero ?? '').split(' ')[0]
  const asked = said.split(' ').map((word) => (own !== '' && word === own ? pronoun : word))
  return patternsOf(index).asking.test(asked.join(' '))
}

function patternsOf(index: ThingIndex): Patterns {
  const known = compiled.get(index)
  if (known) return known
  const parts = partsOf(index)
  const made = {
    likes: index.words.grammar.likes.map((template) => likePattern(template, parts)),
    saying: new RegExp(
      `^(?:${index.words.grammar.sayings.map((template) => fill(template, parts)).join('|')})$`,
      'iu',
    ),
    asking: new RegExp(
      `^(?:${index.words.grammar.asks.map((template) => fill(template, parts)).join('|')})$`,
      'iu',
    ),
    subject: new RegExp(`^${parts.closed}$`, 'iu'),
    restart: new RegExp(
      `(?<=\\s)(?:${index.words.grammar.restarts.map((template) => fill(template, parts)).join('|')})(?=\\s)`,
      'gu',
    ),
  }
  compiled.set(index, made)
  return made
}

interface Parts {
  /** Somebody, who must be named. */
  whom: string
  /** An age, in figures or as a word. */
  number: string
  who: string
  closed: string
  very: string
  start: string
  pronoun: string
  good: string
}

/**
 * How often words that say nothing may follow each other. Without a bound, words that can be read in two ways ("het meest"
 * and "het", "meest") would be tried in every combination: a text of a thousand characters would never be done.
 */
const few = '{0,3}'

function partsOf(index: ThingIndex): Parts {
  const { grammar, people, negations } = {
    grammar: index.words.grammar,
    people: index.words.things.people,
    negations: index.words.topics.negations,
  }
  const very = `(?:${either([...grammar.very])}\\s+)${few}?`
  const fillers = `(?:${either([...grammar.fillers, ...grammar.joiners])}[\\s,]+)${few}`
  const name = '[\\p{L}’-]+'
  const copula = grammar.copulas.length ? `(?:\\s*${either(grammar.copulas)})?` : ''
  const before = `(?:${either([...grammar.determiners, ...index.adjectives])}\\s+)${few}`
  const closed = `(?:${either(grammar.pronouns)}|${before}${either(people)}(?:\\s+${name})?)`
  const anybody = `(?!${either([...negations, ...grammar.turns, ...grammar.relatives])}(?:\\s|$))(?:${either(grammar.determiners)}\\s+)?${name}`
  return {
    closed,
    whom: `(?:${closed}|${anybody})`,
    number: `(?:\\d+|${either(Array.from({ length: 99 }, (_, years) => numberWords(years + 1, index.language)))})`,
    who: `${fillers}(?:(?:${closed}|${anybody})${copula}\\s+)?${fillers}`,
    very,
    start: `(?:${either([...grammar.fillers, ...grammar.very])}\\s+)${few}`,
    pronoun: `(?:${either(grammar.pronouns)}|${before}${either(people)}|${name})`,
    good: either(grammar.good),
  }
}

function likePattern(template: string, parts: Parts): LikePattern {
  const holds = template.includes('{things}')
  return { pattern: new RegExp(`^${fill(template, parts)}${holds ? '$' : '(?=[\\s,]|$)'}`, 'u'), holds }
}

function fill(template: string, parts: Parts): string {
  return template
    .replaceAll(')? ', ')?\\s*')
    .replaceAll('{who} ', parts.who)
    .replaceAll(/\{very\} ?/g, parts.very)
    .replaceAll('{start} ', parts.start)
    .replaceAll('{pronoun}', parts.pronoun)
    .replaceAll('{good}', parts.good)
    .replaceAll('{child}', parts.closed)
    .replaceAll('{number}', parts.number)
    .replaceAll('{whom}', parts.whom)
    .replaceAll('{things}', '(?<things>\\S.*?)')
    .replaceAll(' ', '\\s+')
}

/** The longest first, so that "het leukst" is not read as "het". */
function either(words: readonly string[]): string {
  const lower = [...new Set(words.map((word) => word.toLowerCase()))].toSorted((a, b) => b.length - a.length)
  return `(?:${lower.map((word) => word.replace(/[.+?^$()[\]{}|\\]/g, '\\$&').replaceAll(' ', '\\s+')).join('|')})`
}
