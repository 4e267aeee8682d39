import type { BookLanguage } from './options.ts'
import { ownSigns } from './own-signs.ts'
import { quoteSigns, quotesTouchLetters } from './quote-signs.ts'

/** What begins with an apostrophe: ’t Hof, ’s ochtends, ’n appel, rock ’n’ roll; ’twas, ’em; the ’90s. */
const shortened =
  /^(?:['‘](?=[tnskmr](?:[^\S\u202F]|-|$)|n['’](?:[^\S\u202F]|$)|\d\ds(?![\p{L}\d]))|'(?=(?:twas|tis|em)(?!\p{L})))/iu

/**
 * Quotes, apostrophes, dashes, the signs of a script and the spaces before signs as they are printed, whatever keyboard they were
 * typed on: O’Neill, van ’t Hof, “hoi”, „hallo“, « salut », 没了。. A text that has them already stays as it is.
 *
 * @param language of the text; texts of the house itself are Dutch or English, which have the same quotes
 */
export function typographic(text: string, language: BookLanguage = 'english'): string {
  const plain = ownSigns(text.replace(/[`´′]/g, "'").replace(/″/g, '"'), language)
  const signs = quotesTouchLetters.has(language) ? inTurns(plain, language) : byNeighbours(plain, language)
  return (spacesOf[language]?.(signs) ?? signs).replace(beforeDash, '\u00A0')
}

/** A name has no quotation in it: every mark of that kind is an apostrophe. */
export function typographicName(name: string): string {
  return typographic(name).replace(/['‘]/g, '’')
}

/** A quote opens after a space and before a letter; a single one that nothing closes is an apostrophe. */
function byNeighbours(plain: string, language: BookLanguage): string {
  const { double, single } = quoteSigns[language]
  const ends = new Set<number>()
  return plain.replace(/['"‘’]/g, (sign, at: number) => {
    if (ends.has(at)) return single[1]
    const opens = /(^|[\s([{–—“‘«„‚"'/-])$/u.test(plain.slice(0, at)) && /^\S/u.test(plain.slice(at + 1))
    if (sign === '"') return double[opens ? 0 : 1]
    if (sign === '’' || shortened.test(plain.slice(at))) return '’'
    if (sign === '‘') return sign
    const end = opens ? endOf(plain, at) : null
    if (end === null) return '’'
    ends.add(end)
    return single[0]
  })
}

/** Where a single quote is closed on the same line; without that it is an apostrophe. */
function endOf(text: string, at: number): number | null {
  const rest = /^[^\n]*?\S['’](?!\p{L})/u.exec(text.slice(at + 1))
  return rest === null ? null : at + rest[0].length
}

/** Quotes open and close in turns on a line; one between Latin letters is an apostrophe. */
function inTurns(plain: string, language: BookLanguage): string {
  const { double, single } = quoteSigns[language]
  return plain.replace(/['"]/g, (sign, at: number) => {
    const before = plain.slice(plain.lastIndexOf('\n', at - 1) + 1, at)
    if (sign === "'" && /\p{Script=Latin}$/u.test(before)) return '’'
    return (sign === '"' ? double : single)[(before.split(sign).length - 1) % 2 === 0 ? 0 : 1]
  })
}

/** A dash within a line stays with what it follows: at the beginning of a line it would be somebody who speaks. */
const beforeDash = /(?<=\S) (?=[—–] )/gu

const narrow = '\u202F'
const gaps = String.raw`[ \u00A0\u202F]*`
const beforeSign = new RegExp(`(?<=[\\p{L}\\p{N}\\p{M}»”’)…])${gaps}(?=[;!?]|:(?:\\s|»|$))`, 'gu')
const opening = new RegExp(`«${gaps}`, 'gu')
const closing = new RegExp(`${gaps}»`, 'gu')
const afterDash = /^— ?(?=[^\s–—-])/gmu

/** French has a narrow space that does not break before ; : ! ? and inside guillemets, and one after the dash of a speech. */
function withFrenchSpaces(text: string): string {
  return text
    .replace(beforeSign, narrow)
    .replace(closing, `${narrow}»`)
    .replace(opening, `«${narrow}`)
    .replace(afterDash, '—\u00A0')
}

/** Russian leaves no preposition or conjunction of one letter at the end of a line. */
function withRussianSpaces(text: string): string {
  return text.replace(/(?<=^|[\s«„(])(\p{L}) (?=\p{L})/gmu, '$1\u00A0')
}

/** Spaces that do not break, by the customs of a language. */
const spacesOf: Partial<Record<BookLanguage, (text: string) => string>> = {
  french: withFrenchSpaces,
  russian: withRussianSpaces,
}
