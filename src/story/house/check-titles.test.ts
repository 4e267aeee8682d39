import { expect, test } from 'vitest'
import { checkTitles } from './check-titles.ts'
import { loadStories } from './load-stories.ts'
import type { StorySource } from './story-schema.ts'

const [hill] = loadStories()

function titled(title: string): StorySource {
  if (!hill) throw new Error('no stories')
  const { english } = hill.titles
  return {
    ...hill,
    titles: { ...hill.titles, english: { ...english, written: [...english.written, title] } },
  }
}

test.each([
  ['is told by a larger book only', 'The Duck on the Hill', 'duck'],
  ['is told in one variant only', '{name} and the Cork', 'cork'],
])('a title is marked that names what %s', async (_, title, word) => {
  expect(await checkTitles(titled(title))).toEqual([expect.stringContaining(`not every book tells ${word}`)])
})

test('a title of what every book tells is none to mark', async () => {
  expect(await checkTitles(titled('{name}, the Sheep and the Barn'))).toEqual([])
})
