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
  const faults = await checkTitles(titled(title))
  expect(faults).toHaveLength(2)
  for (const fault of faults) expect(fault).toContain(`not every book tells ${word}`)
})

test.each([
  ['no book of the story has', '{name} and the Island on the Table', ['island', 'table']],
  ['stands behind no article', 'Toes in April', ['april']],
  ['are so many as no book tells', 'A Hill with Five Toes', ['five']],
])('a title is marked that names what %s', async (_, title, words) => {
  const faults = await checkTitles(titled(title))
  expect(faults).toHaveLength(2)
  for (const fault of faults) for (const word of words) expect(fault).toContain(word)
})

test('a title of what every book tells is none to mark', async () => {
  expect(await checkTitles(titled('{name}, the Sheep and the Barn'))).toEqual([])
})

test('a title that names what only older children are told is marked where the youngest are offered it', async () => {
  const [family] = loadStories().filter(({ theme }) => theme === 'family')
  if (!family) throw new Error('no story of a family')
  const english = { ...family.titles.english, rich: [] }
  const faults = await checkTitles({ ...family, titles: { ...family.titles, english } })
  expect(faults).toContainEqual(expect.stringContaining('english short, title “the Wasp on the Cake”'))
})
