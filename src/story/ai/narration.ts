import { type BookLanguage, withoutSpaces } from '#book/options.ts'
import { quoteSigns } from '#book/quote-signs.ts'
import { typographic } from '#book/typographic.ts'
import { wordsOf } from './check-text.ts'
import { loadTelling } from './load-telling.ts'

/**
 * What a text tells without what somebody in it says: speech may be of another day, another place and somebody who is not
 * there. In small letters, apostrophes as printed.
 */
export function narrationOf(text: string, language: BookLanguage): string {
  const { said } = loadTelling(language)
  const quoteless = withoutQuotes(typographic(text, language), language)
  const lines = said === undefined ? [quoteless] : quoteless.split('\n').map((line) => spokenLine(line, said))
  return lines.join('\n').replace(boundSpace, ' ').toLocaleLowerCase()
}

/** Print binds short words to the next with them. */
const boundSpace = /[\u00A0\u202F]/gu

/** The narration in sentences. */
export function sentencesTold(text: string, language: BookLanguage): string[] {
  return narrationOf(text, language)
    .split(/(?<=[.!?…。！？؟।;；])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

/** The narration of here and now: without questions and without sentences of another time or of a condition. */
export function sentencesOfNow(text: string, language: BookLanguage): string[] {
  const { elsewhen } = loadTelling(language)
  return sentencesTold(text, language).filter(
    (sentence) => !/[?？؟]/u.test(sentence) && !saysAnyOf(sentence, elsewhen, language),
  )
}

/** The parts of a sentence up to its commas, each of which may say something else. */
export function clausesOf(sentence: string): string[] {
  return sentence.split(/(?<=[,:،、，：—–])/u).filter((clause) => /\p{L}/u.test(clause))
}

const compiled = new Map<readonly string[], RegExp>()

/** Whether a text has a word that begins with one of these stems; anywhere, where words are written without spaces. */
export function saysAnyOf(text: string, stems: readonly string[], language: BookLanguage): boolean {
  let pattern = compiled.get(stems)
  if (pattern === undefined) {
    const before = withoutSpaces.has(language) ? '' : '(?<![\\p{L}\\p{M}])'
    pattern = new RegExp(`${before}(?:${stems.join('|')})`, 'iu')
    compiled.set(stems, pattern)
  }
  return pattern.test(text)
}

function withoutQuotes(text: string, language: BookLanguage): string {
  const { double, single } = quoteSigns[language]
  return [double, single].reduce(
    // What closes single quotes may be an apostrophe as well: one between letters is.
    (rest, [open, close]) =>
      rest.replace(new RegExp(`${open}[^${open}]*?${close}${close === '’' ? '(?!\\p{L})' : ''}`, 'gu'), ' '),
    text,
  )
}

/**
 * Of a line that begins with a dash, what is told: what stands between the second dash and the third, and so on; and of
 * what is spoken the part that says who speaks (— Non, dit Lucie.).
 */
function spokenLine(line: string, said: readonly string[]): string {
  if (!/^\s*[—–]/u.test(line)) return line
  return line
    .split(/[—–]+/u)
    .slice(1)
    .flatMap((part, index) =>
      index % 2 === 1 ? [part] : part.split(/[,.!?…]+/u).filter((piece) => wordsOf(piece, said).length > 0),
    )
    .join('. ')
}
