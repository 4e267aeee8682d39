import type { Brief } from './brief.ts'

/**
 * Readings over Chinese characters (furigana), in a text as Japanese plain text has them: 廊下《ろうか》, and ｜お茶《ちゃ》 where
 * the base does not begin with its first character. Source: the notation of Aozora Bunko, https://www.aozora.gr.jp/annotation/.
 */
const notation =
  /(?:｜(?<marked>[^｜《》\n]{1,12})|(?<han>[\p{Script=Han}々]+))《(?<reading>[\p{Script=Hiragana}\p{Script=Katakana}ー]+)》/gu

export interface RubyRun {
  text: string
  /** In kana; null where the text stands without one. */
  reading: string | null
}

/** A text in runs that have a reading and runs that have none, in order. */
export function rubyRuns(text: string): RubyRun[] {
  const runs: RubyRun[] = []
  let at = 0
  for (const { 0: whole, index, groups } of text.matchAll(notation)) {
    if (index > at) runs.push({ text: text.slice(at, index), reading: null })
    runs.push({ text: groups?.['marked'] ?? groups?.['han'] ?? '', reading: groups?.['reading'] ?? '' })
    at = index + whole.length
  }
  if (at < text.length) runs.push({ text: text.slice(at), reading: null })
  return runs
}

/** A text without its readings. */
export function withoutRuby(text: string): string {
  return rubyRuns(text)
    .map((run) => run.text)
    .join('')
}

/** A text as it is read aloud: each reading in the place of what it stands over. */
export function readAloud(text: string): string {
  return rubyRuns(text)
    .map((run) => run.reading ?? run.text)
    .join('')
}

/** Books for who is younger are written in kana alone. */
const readsKanjiFromYears = 8

/** Whether a book in this language, for somebody of this age, has characters that readings can stand over. */
export function takesFurigana({
  language,
  age,
}: {
  language: Brief['language'] | null
  age: number
}): boolean {
  return language === 'japanese' && age >= readsKanjiFromYears
}

/** Whether readings were asked for, and the book has something to read. */
export function wantsFurigana({ furigana, language, hero }: Brief): boolean {
  return furigana === true && takesFurigana({ language, age: hero.age })
}
