import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { Brief } from '#book/brief.ts'
import { spreadFaults } from './check-spread.ts'
import { loadLanguage } from './load-prompts.ts'
import { readWrittenBook, type WrittenBook } from './read-written-book.ts'
import { rubyFaults } from './ruby-faults.ts'
import { toStorySpread } from './write-spreads.ts'

let book: WrittenBook
let brief: Brief
beforeAll(async () => {
  book = await readWrittenBook(join(import.meta.dirname, '../../../examples/languages/japanese.json'))
  const companions = [{ ...book.brief.companions[0], name: '薫' }, ...book.brief.companions.slice(1)]
  brief = {
    ...book.brief,
    furigana: true,
    hero: { ...book.brief.hero, age: 9 },
    companions: companions as Brief['companions'],
  }
})

test('characters that each have a likely reading are right, and names have none', () => {
  for (const text of [
    '廊下《ろうか》に、だれかの靴《くつ》があった。',
    '今日《きょう》、大人《おとな》が志《こころざし》を聞《き》いた。',
    '｜引き出《ひきだ》しの三匹《さんびき》と薫は、人々《ひとびと》を見《み》た。',
    'かなだけの ページ。',
  ])
    expect(rubyFaults(text, brief), text).toEqual([])
})

test.each([
  ['廊下《ろうか》に靴があった。', '靴 has no reading'],
  ['廊下《ろ》に。', '廊下 is not read ろ'],
  ['靴《くつしたとうわばき》が。', '靴 is not read'],
  ['廊下《rouka》に。', 'is no reading'],
  ['薫《かおる》が見《み》た。', 'only its family knows'],
])('%s is sent back', (text, reason) => {
  expect(rubyFaults(text, brief).join('\n')).toContain(reason)
})

test('a book that was ordered without readings gets none', () => {
  const text = '廊下《ろうか》に靴《くつ》。'
  const { furigana: _, ...without } = brief
  expect(rubyFaults(text, without)).toHaveLength(1)
  expect(rubyFaults(text, { ...brief, hero: { ...brief.hero, age: 6 } })).toHaveLength(1)
  const spread = { ...book.story.spreads[0], text } as WrittenBook['story']['spreads'][number]
  expect(toStorySpread(spread, 0, without).text).toBe('廊下に靴。')
  expect(toStorySpread(spread, 0, brief).text).toBe(text)
})

test('a spread is as long, and says what it says, without its readings', () => {
  const spread = book.story.spreads[0]
  if (!spread) throw new Error('no spread')
  const prompts = loadLanguage('japanese')
  const faultsOf = (text: string): string[] => spreadFaults({ ...spread, text }, brief, prompts)
  const long = '廊下《ろうか》に、靴《くつ》があった。'.repeat(30)
  const [told] = faultsOf(long).filter((fault) => fault.includes(' words: '))
  const [plain] = faultsOf('廊下に、靴があった。'.repeat(30)).filter((fault) => fault.includes(' words: '))
  expect(told).toBe(plain)
})
