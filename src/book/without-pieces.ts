import { escapePattern } from './escape-pattern.ts'
import { type BookLanguage, languageTag } from './options.ts'

/** What joins the things of a list in a language: signs, and its word for "and". */
function joinOf(language: BookLanguage | null): string {
  const signs = String.raw`\s*[,;&+]\s*`
  if (language === null) return `(?:${signs})`
  const format = new Intl.ListFormat(languageTag[language], { type: 'conjunction' })
  const and =
    format
      .formatToParts(['a', 'b'])
      .find(({ type }) => type === 'literal')
      ?.value.trim() ?? ''
  const word = escapePattern(and)
  return `(?:${signs}(?:${word}\\s+)?|\\s+${word}\\s+)`
}

/**
 * A twist from which a parent has left pieces out: each piece, as typed, wherever it stands as whole words. In a list the
 * others close up; a piece that stands in none takes its sentence along, since half a sentence says something else.
 * @param language of the twist; null while it is not chosen
 */
export function withoutPieces(
  twist: string,
  pieces: readonly string[],
  language: BookLanguage | null,
): string {
  const join = joinOf(language)
  return pieces.reduce((text, piece) => withoutPiece(text, piece, join), twist).trim()
}

function withoutPiece(twist: string, piece: string, join: string): string {
  if (piece.trim() === '') return twist
  const found = new RegExp(String.raw`(?<![\p{L}\p{N}])${escapePattern(piece)}(?![\p{L}\p{N}])`, 'iu')
  let text = twist
  for (let match = found.exec(text); match !== null; match = found.exec(text)) {
    text = cut(text.slice(0, match.index), text.slice(match.index + match[0].length), join)
  }
  return text
}

function cut(before: string, after: string, join: string): string {
  const opens = new RegExp(`${join}$`, 'iu')
  const closes = new RegExp(`^${join}`, 'iu')
  if (opens.test(before)) return before.replace(opens, '') + after
  if (closes.test(after)) return before + withoutEcho(before, after.replace(closes, ''))
  const start = before.search(/[^.!?…\n]*$/u)
  const end = /^[^.!?…\n]*[.!?…]*\s*/u.exec(after)?.[0].length ?? 0
  return (
    before.slice(0, start) + (start > 0 && !/\s$/u.test(before.slice(0, start)) ? ' ' : '') + after.slice(end)
  )
}

/** “Loves [ducks and] …” may be followed by what stands before it: “houdt van [eenden en] van treinen”. */
function withoutEcho(before: string, after: string): string {
  const last = /(\p{L}+)\s+$/u.exec(before)?.[1]
  return last === undefined ? after : after.replace(new RegExp(String.raw`^${last}\s+`, 'iu'), '')
}
