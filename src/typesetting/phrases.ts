import type { BookLanguage } from '#book/options.ts'
import { type RubyRun, rubyRuns } from '#book/ruby.ts'

/** What a line does not begin with, and what it does not end with. */
const closing = /^[\p{Pe}\p{Pf}、，。．！？：；…—～ー·!?,.:;%]/u
const opening = /[\p{Ps}\p{Pi}っ]$/u
const pause = /[、，。！？：；]$/u

/** Whether a word stays with what is before it in its line, by language; `spaced` is Japanese for first readers. */
const clings: Readonly<
  Partial<Record<BookLanguage, (before: string, word: string, spaced: boolean) => boolean>>
> = {
  chinese: (before, word) =>
    !pause.test(before) && (/^[的地得了着过吗呢吧嘛呀啊里上下]$/u.test(word) || before.endsWith(word)),
  japanese: (before, word, spaced) => {
    const one = [...word].length === 1
    if (one && /[とを]/u.test(word) && pause.test(before)) return true
    if (spaced) return !before.endsWith(' ') && !pause.test(before)
    if (one && /\p{Script=Han}$/u.test(before)) return true
    return !pause.test(before) && /^\p{Script=Hiragana}/u.test(word)
  },
}

/**
 * A line of Chinese or Japanese in the pieces that are kept whole, since who learns to read stumbles over a word in two
 * lines: words in Chinese; in Japanese what stands between two spaces or, without spaces, a word with its particles. A short
 * last word goes with the one before. Joined they are the line. Lines of other languages, which break at their spaces anyway, are one piece.
 * @param most signs of a piece, beside its punctuation: what fits a line
 */
export function phrases(line: string, language: BookLanguage, most: number): string[] {
  const stays = clings[language]
  if (stays === undefined) return [line]
  const spaced = /\p{L} \p{L}/u.test(line)
  const pieces: string[] = []
  for (const word of wordsOf(line, language, most)) {
    const before = pieces.at(-1) ?? ''
    // 7時, 45分: what is counted stands against its figure.
    const isCounter = /\p{N}$/u.test(before) && /^\p{Script=Han}/u.test(word)
    const bound = closing.test(word) || word === ' ' || opening.test(before)
    if (bound || (before.length + word.length <= most && (isCounter || stays(before, word, spaced))))
      pieces.push((pieces.pop() ?? '') + word)
    else pieces.push(word)
  }
  return withoutRunt(pieces, most)
}

/** The last word joined to the one before, if it would be little in a line of its own: いった。 */
function withoutRunt(pieces: readonly string[], most: number): string[] {
  const [last = '', before = ''] = pieces.toReversed()
  const joined = before + last
  return signs(last) > 4 || signs(joined) > most ? [...pieces] : [...pieces.slice(0, -2), joined]
}

function signs(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
}

/** Words as dictionaries know them; one that is longer than a line falls into its signs. */
function wordsOf(line: string, language: BookLanguage, most: number): string[] {
  const words = new Intl.Segmenter(language === 'chinese' ? 'zh' : 'ja', { granularity: 'word' }).segment(
    line,
  )
  return [...words].flatMap(({ segment }) => (segment.length > most ? [...segment] : [segment]))
}

/** What stands in a text for the template, between two pieces: there a line may be broken. */
const breakMark = '\u200b'

/** What stands in a text for the template around a base and its reading: Unicode's signs of interlinear annotation. */
function annotated({ text, reading }: RubyRun): string {
  return reading === null ? text : `\uFFF9${text}\uFFFA${reading}\uFFFB`
}

/** A line in pieces with its readings; what has one reading stays in one piece. */
function piecesWithRuby(line: string, language: BookLanguage, most: number): string[] {
  const runs = rubyRuns(line)
  const ends = new Set<number>()
  let end = 0
  for (const piece of phrases(runs.map(({ text }) => text).join(''), language, most)) {
    end += piece.length
    ends.add(end)
  }
  const pieces: string[] = ['']
  const add = (text: string): void => void pieces.push((pieces.pop() ?? '') + text)
  let at = 0
  for (const run of runs) {
    // Signs of one code unit each, or pairs that no piece ends within.
    const parts = run.reading === null ? [...run.text].map((text) => ({ text, reading: null })) : [run]
    for (const part of parts) {
      add(annotated(part))
      at += part.text.length
      if (ends.has(at)) pieces.push('')
    }
  }
  return pieces.filter((piece) => piece !== '')
}

/**
 * A text with marks where the lines of a language without spaces may be broken; in others it stays as it is.
 * @param most signs of a piece
 */
export function withBreaks(text: string, language: BookLanguage, most: number): string {
  if (clings[language] === undefined) return text
  const lines = text.split('\n').map((line) => piecesWithRuby(line, language, most).join(breakMark))
  return lines.join('\n')
}
