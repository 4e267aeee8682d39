import { bound } from './bound.ts'
import { namedToys } from './named-toys.ts'
import type { ThingIndex } from './thing-index.ts'
import { isSomebody, whoIsAround } from './who-is-around.ts'

export interface Sentence {
  /** Without signs, with typographic apostrophes; a name of several words is held together by `bound`. */
  text: string
  /** What stood there as typed. */
  source: string
  /** Ends with a colon: what follows is still about it. */
  opens: boolean
  asks: boolean
  /** Holds an address, a number to call or other data by which people are found. */
  contact: boolean
  /** Holds a quotation or the signs of a program. */
  quotes: boolean
  /** Holds a word with a star in it, as rude words are written. */
  swears: boolean
  /** Holds the years in which somebody lived. */
  lifespan: boolean
  /** Stood in brackets: what is said beside something else, and seldom what is loved. */
  beside: boolean
  /** Goes on behind brackets: whoever is named before them may do it. */
  goesOn: boolean
  /** Whether a sign of grief or a year stands anywhere in the twist: it may be of what was. */
  mourns: boolean
}

/** Stands for what was an address. */
const found = '\ue001'
/** Stands before what somebody says, when it is a sentence of its own. */
const said = '\ue004'
/** Stands for the years in which somebody lived. */
const lived = '\ue003'
/** Stands before what was in brackets. */
const bracket = '\ue002'
/** Stands before what follows on brackets. */
const behind = '\ue005'

const lifespans = /(?<!\d)(?:19|20)\d\d\s*[-–—/]\s*[†✝]?\s*(?:19|20)?\d\d(?!\d)|[†✝]\s*(?:\d[\d.\s-]*)?/gu
const addresses =
  /(?:https?:\/\/|www\.)\S+|\S+@\S+|@[\w.]{3,}|\b[\w-]+\.(?:com|nl|be|org|net|io|uk|eu|co|info)\b\S*|\+?\d[\d\s().-]{6,}\d|\b\d{4}\s?[A-Z]{2}\b|\b[A-Z]{1,2}\d{1,2}[A-Z]?\s\d[A-Z]{2}\b/gu
const pictures = /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}]|\u200d|\ufe0f|\u20e3/gu
/** Tears, broken hearts, doves, wings, graves, illness, drink, stars and rainbows of the dead; sad smileys, three dots, a year. */
const griefSigns =
  /[😢😭😞😔🥺😥😰😟🙁☹😿😪😣😖😩😫😓🤒🤕😷🤢😡😠🤬💀☠💔❣🩹🖤🤍🕊🪽👼😇🪦⚰⚱🙏🕯✝☦🥀🏥🚑💉💊🍺🍻🍷🥃🍸🌈⭐🌟☁🌥]|[:;=]['’´‘`]?-?[([]|<\/3|\.\.|…|(?<!\d)(?:19|20)\d\d(?!\d)/u
const codeSigns = /[<>{}[\]|\\~_=]|::|\$\(/u
const quoteSigns = /[“”„«»"]/u

/** What a twist says, sentence by sentence; lines and brackets make sentences too. */
export function sentencesOf(twist: string, index: ThingIndex): Sentence[] {
  const mourns = griefSigns.test(twist)
  return twist
    .normalize('NFC')
    .replace(/['´‘`]/g, '’')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replace(lifespans, ` ${lived} `)
    .replace(addresses, ` ${found} `)
    .replace(/[\d#*]\ufe0f?\u20e3/gu, ' ')
    .replace(pictures, ' , ')
    .split(/[\n\r•·]+/u)
    .flatMap((line) => {
      const quotes = codeSigns.test(line)
      return (
        line
          .replace(/(?<=^|\s)\d+\)\s/gu, ', ')
          // "Two brothers: Sam and Tom" is one sentence.
          .replace(/(\p{Ll}+): (?=\p{Lu})/gu, (whole, word: string) =>
            isSomebody(word, index) ? `${word}, ` : whole,
          )
          .replace(
            /["“„«]([^"“”„«»]*)[.!?…]+["”“»]/gu,
            (_, words: string) => `. ${said}${words.replace(/[.!?…:]+/gu, ',')}. `,
          )
          .replace(/\(([^()]*)\)?/gu, `. ${bracket}$1. ${behind}`)
          .split(/(?<=[.!?…:])(?=\s|$)(?<!\b(?:mr|mrs|dr|st)\.)|(?<=[!?…])|\s[-–—]+\s|^\s*[-–—]+\s*|\s\/\s/iu)
          .flatMap((source) => sentenceOf(source, { quotes, mourns }, index) ?? [])
      )
    })
}

function sentenceOf(
  source: string,
  { quotes, mourns }: Pick<Sentence, 'quotes' | 'mourns'>,
  index: ThingIndex,
): Sentence | undefined {
  const plain = source.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
  const text = plain
    .replaceAll(bracket, '')
    .replaceAll(behind, '')
    .replaceAll(said, '')
    .replace(/^(?:[-–—*,.+•:]|\d+[.)])\s*/u, '')
    .replace(/[.!?…:;\s]+$/u, '')
    .replace(/[<>{}[\]|\\^~`_*#="“”„«»]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/\s+([,;:])/gu, '$1')
    .replace(/^[,;:\s]+|[,;:\s]+$/gu, '')
    .trim()
  const told = whoIsAround(text, index)
  if (!/[\p{L}\ue001\ue003]/u.test(told)) return undefined
  return {
    text: bindNames(plainlySaid(namedToys(told, index), index), index),
    source: plain
      .replaceAll(bracket, '')
      .replaceAll(behind, '')
      .replaceAll(said, '')
      .replaceAll(found, '…')
      .replaceAll(lived, '…')
      .trim(),
    opens: /:\s*$/u.test(plain),
    asks: /\?\s*$/u.test(plain),
    contact: text.includes(found),
    lifespan: text.includes(lived),
    quotes: quotes || quoteSigns.test(plain) || plain.startsWith(said),
    swears: /\p{L}\*+\p{L}*/u.test(plain),
    beside: plain.startsWith(bracket),
    goesOn: plain.startsWith(behind),
    mourns,
  }
}

/** "kan geen genoeg krijgen van treinen" says no, and means that trains are loved. */
function plainlySaid(text: string, { idioms }: ThingIndex): string {
  return idioms.reduce((said, { pattern, meaning }) => said.replace(pattern, meaning), text).trim()
}

function bindNames(text: string, index: ThingIndex): string {
  let bent = text
  const lower = text.toLowerCase()
  if (lower.length !== text.length) return text
  for (const name of index.longNames) {
    for (let at = lower.indexOf(name); at >= 0; at = lower.indexOf(name, at + name.length)) {
      const end = at + name.length
      if (isLetter(lower[at - 1]) || isLetter(lower[end])) continue
      bent = bent.slice(0, at) + bent.slice(at, end).replaceAll(' ', bound) + bent.slice(end)
    }
  }
  return bent
}

function isLetter(sign: string | undefined): boolean {
  return sign !== undefined && /[\p{L}\p{N}]/u.test(sign)
}
