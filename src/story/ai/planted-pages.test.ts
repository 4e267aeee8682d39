import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { WrittenScene } from '#book/scene-schema.ts'
import { spreadFaults } from './check-spread.ts'
import { loadLanguage } from './load-prompts.ts'
import { toldOfLie } from './planted-lies.ts'
import { honestPages, lyingPages, type PlantedPage } from './planted-pages.ts'
import { readWrittenBook } from './read-written-book.ts'

const plan: WrittenScene = {
  setting: 'meadow',
  time: 'day',
  weather: 'clear',
  camera: 'medium',
  cast: [{ who: 'hero', pose: 'stand', feeling: 'curious', looksAt: 'ground', with: null, size: null }],
  props: [],
  quiet: null,
  clothes: null,
  season: null,
  moonless: null,
  caption: '— — — — — — — —',
}

const faultsOf = async ([language, text, changes]: PlantedPage): Promise<string[]> => {
  const { brief } = await readWrittenBook(
    join(import.meta.dirname, `../../../examples/languages/${language}.json`),
  )
  const spread = { text, scene: { ...plan, ...changes }, absent: [], wishes: [] }
  return spreadFaults(spread, brief, loadLanguage(language)).filter((fault) =>
    Object.values(toldOfLie).some((told) => told.test(fault)),
  )
}

test.each(lyingPages)('tells the lie about %s in %s: %s', async (kind, ...page) => {
  expect(await faultsOf(page)).toContainEqual(expect.stringMatching(toldOfLie[kind]))
})

test.each(honestPages)('calls no lie in %s: %s', async (...page) => {
  expect(await faultsOf(page)).toEqual([])
})
