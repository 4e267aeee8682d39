import type { Brief } from '#book/brief.ts'
import { rubyRuns, wantsFurigana } from '#book/ruby.ts'
import { namesOf } from './names-in-text.ts'

const han = /[\p{Script=Han}々]+/gu
/** Of one character: 承 has five (うけたまわ), and a word as a whole hardly ever fewer than it has characters (大人, おとな). */
const mostKanaOfCharacter = 5

/**
 * What is wrong with the readings of a Japanese text, as far as can be told without a dictionary, in English as reasons to write
 * it again: characters without one where the book has them, readings that cannot be right, and readings where none are wanted.
 */
export function rubyFaults(text: string, brief: Brief): string[] {
  if (brief.language !== 'japanese') return []
  const runs = rubyRuns(text)
  const read = runs.filter(({ reading }) => reading !== null)
  const loose = runs.some(({ text: rest, reading }) => reading === null && /[｜《》]/u.test(rest))
  if (!wantsFurigana(brief)) {
    return read.length > 0 || loose ? ['the text has readings in 《》, and this book has none'] : []
  }
  const names = namesOf(brief)
  const bare = runs
    .filter(({ reading }) => reading === null)
    .flatMap(({ text: rest }) => withoutNames(rest, names).match(han) ?? [])
  return [
    ...(loose ? ['a ｜ or 《》 in the text is no reading: 漢字《かんじ》 is one, in kana'] : []),
    ...[...new Set(bare)].slice(0, 5).map((word) => `${word} has no reading after it in 《》`),
    ...read
      .filter(({ text: base, reading }) => !isPlausible(base, reading ?? ''))
      .map(({ text: base, reading }) => `${base} is not read ${reading}`),
    ...read
      .filter(({ text: base }) => names.some((name) => name.includes(base)))
      .map(({ text: base }) => `${base} is in a name, and only its family knows how that is read`),
  ]
}

/** By its length, and by the kana of its base, which stand in its reading in the same order. */
function isPlausible(base: string, reading: string): boolean {
  const characters = base.match(/[\p{Script=Han}々]/gu)?.length ?? 0
  const kana = base.replace(han, '')
  const rest = [...reading].length - [...kana].length
  return characters > 0 && rest >= characters && rest <= characters * mostKanaOfCharacter
}

function withoutNames(text: string, names: readonly string[]): string {
  return names.reduce((rest, name) => rest.replaceAll(name, ' '), text)
}
