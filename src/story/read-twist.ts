import type { BookLanguage } from '#book/options.ts'
import { type TwistGrammar, twistGrammar } from './twist-grammar.ts'

export interface TwistReading {
  /** At most three things of at most 40 characters, as written. */
  loved: string[]
  /** One sentence about the child that names no loved thing, to be quoted; at most 90 characters. */
  aside: string | undefined
}

const most = { things: 3, thingCharacters: 40, thingWords: 7, asideCharacters: 90 }

/**
 * Reads a twist clause by clause: "she’s mad about trains and lives next to a bakery" holds one thing and
 * one clause that is none. Whatever is in it, what comes out is short and plain.
 */
export function readTwist(twist: string, language: BookLanguage): TwistReading {
  const grammar = twistGrammar[language === 'dutch' ? 'dutch' : 'english']
  const loved: string[] = []
  let aside: string | undefined
  for (const sentence of sentencesOf(twist)) {
    const things = thingsOf(sentence, grammar)
    if (things.length === 0) aside ??= asideOf(sentence, grammar)
    for (const thing of things) {
      if (!loved.some((known) => known.toLowerCase() === thing.toLowerCase())) loved.push(thing)
    }
  }
  return { loved: loved.slice(0, most.things), aside }
}

function sentencesOf(twist: string): string[] {
  return twist
    .normalize('NFC')
    .replace(
      /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}]|\u200d|\ufe0f|\u20e3/gu,
      ' ',
    )
    .replace(/\([^)]*\)|<[^>]*>/g, ' ')
    .replace(/[<>{}[\]|\\^~`*_#="“”„«»]/g, ' ')
    .replace(/['´‘]/g, '’')
    .split(/[.!?…]+(?=\s|$)|[\n\r;•·]+|\s[-–—]\s|(?:^|\n)\s*[-–—]\s*/u)
    .map((sentence) => sentence.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim())
    .map((sentence) => sentence.replace(/^(?:[-–—,.:]|\d+[.)])\s*/u, ''))
    .filter((sentence) => /\p{L}/u.test(sentence))
}

/** `start`: nothing said yet, so a bare list counts; `likes`: after a verb of liking; `other`: another verb. */
type Mode = 'start' | 'likes' | 'other'

function thingsOf(sentence: string, grammar: TwistGrammar): string[] {
  const things: string[] = []
  let mode: Mode = 'start'
  for (const segment of segmentsOf(sentence, grammar)) {
    let rest = segment.replace(grammar.opening, '')
    const label = /^\p{L}[\p{L}’ -]{0,23}:\s*/u.exec(rest)
    if (label && !grammar.likes.test(rest)) {
      rest = rest.slice(label[0].length)
      mode = 'start'
    }
    if (grammar.dislikes.test(rest)) mode = 'other'
    else if (grammar.likes.test(rest)) {
      rest = rest.replace(grammar.likes, '')
      mode = 'likes'
    } else if (grammar.clause.test(rest)) mode = 'other'
    if (mode === 'other') continue
    const thing = thingOf(rest, grammar, mode)
    if (thing) things.push(thing)
  }
  return things
}

/** Splits at commas and joining words, but keeps pairs that are one thing (fish and chips, Bert en Ernie). */
function segmentsOf(sentence: string, grammar: TwistGrammar): string[] {
  const joined = sentence.replace(grammar.pairs, (pair) => pair.replaceAll(' ', '\ue000'))
  return joined
    .split(grammar.joiner)
    .map((segment) => segment.replaceAll('\ue000', ' ').trim())
    .filter((segment) => /[\p{L}\p{N}]/u.test(segment))
}

/** Names may be in any script that can be printed, words of the story only in its own. */
const otherScript = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u

function thingOf(segment: string, grammar: TwistGrammar, mode: Mode): string | undefined {
  let thing = segment.replace(grammar.praise, '').replace(grammar.linking, '').trim()
  if (mode === 'start' && grammar.commonNoun.test(thing))
    thing = thing.charAt(0).toLowerCase() + thing.slice(1)
  thing = thing.replace(/^[\s,:’-]+|[\s,:-]+$/gu, '')
  const cuts = [...thing.matchAll(grammar.addition)].map((match) => match.index).reverse()
  const short = [thing.length, ...cuts].map((end) => thing.slice(0, end)).find(fits)
  return short && /\p{L}/u.test(short) && !otherScript.test(short) ? short : undefined
}

function fits(thing: string): boolean {
  return [...thing].length <= most.thingCharacters && thing.split(' ').length <= most.thingWords
}

/** Only a sentence about the child is quoted: what else is written there is no part of a book. */
function asideOf(sentence: string, grammar: TwistGrammar): string | undefined {
  if (
    !grammar.about.test(sentence) ||
    grammar.dislikes.test(sentence) ||
    [...sentence].length > most.asideCharacters ||
    otherScript.test(sentence)
  )
    return undefined
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`
}
