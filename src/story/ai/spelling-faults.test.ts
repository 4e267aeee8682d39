import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { BookLanguage } from '#book/options.ts'
import { printFaults } from './check-text.ts'
import { loadLanguage } from './load-prompts.ts'
import { namesOf } from './names-in-text.ts'
import { readWrittenBook } from './read-written-book.ts'
import { spellingFaults } from './spelling-faults.ts'

const folder = join(import.meta.dirname, '../../../examples/languages')
const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')
const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' }

/** What somebody without the keyboard of a language makes of its text, and on how many of ten pages that is seen. */
const planted: readonly [BookLanguage, string, (text: string) => string, number][] = [
  ['french', 'without accents', bare, 4],
  ['spanish', 'without accents', bare, 6],
  ['spanish', 'without ¿ and ¡', (text) => text.replace(/[¿¡]/gu, ''), 5],
  ['italian', 'without accents', bare, 4],
  ['portuguese', 'without accents', bare, 7],
  ['german', 'without umlauts', (text) => text.replace(/[äöüÄÖÜ]/gu, (sign) => umlauts[sign] ?? ''), 6],
  ['german', 'with ss for ß', (text) => text.replaceAll('ß', 'ss'), 2],
  ['russian', 'without ё', (text) => text.replaceAll('ё', 'е').replaceAll('Ё', 'Е'), 5],
  ['japanese', 'without spaces', (text) => text.replaceAll(' ', ''), 8],
]

test.each(planted)('%s %s is told', async (language, _, spoiled, least) => {
  const { brief, story } = await readWrittenBook(join(folder, `${language}.json`))
  const options = { age: brief.hero.age, names: namesOf(brief) }
  for (const { text } of story.spreads) expect(spellingFaults(text, language, options), text).toEqual([])
  const told = story.spreads.filter(({ text }) => spellingFaults(spoiled(text), language, options).length > 0)
  expect(told.length).toBeGreaterThanOrEqual(least)
})

test('traditional characters are told, but not in a name', () => {
  const of = (text: string, names: string[] = []): string[] =>
    spellingFaults(text, 'chinese', { age: 4, names })
  expect(of('小滿說：“沒了。”')).toEqual([
    'the text has “說”: this language is written in simplified characters',
  ])
  expect(of('小满说：“没了。”')).toEqual([])
  expect(of('張媽来了。', ['張媽'])).toEqual([])
})

test('who reads kanji reads without spaces', () => {
  const text = 'いけはせんろのむこうのがっこうにある。'
  expect(spellingFaults(text, 'japanese', { age: 9, names: [] })).toEqual([])
  expect(spellingFaults(text, 'japanese', { age: 7, names: [] })).toHaveLength(1)
})

test('they are told to who wrote it as any other fault of print', async () => {
  const { brief } = await readWrittenBook(join(folder, 'german.json'))
  const faults = printFaults('„Das ist fuer dich“, sagte Emil.', loadLanguage('german'), brief)
  expect(faults).toEqual(['the text says “fuer” without ä, ö, ü or ß'])
})
