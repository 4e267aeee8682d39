import { expect, test } from 'vitest'
import { briefGrid } from './brief-grid.ts'
import { checkBook } from './check-book.ts'
import { loadStories } from './load-stories.ts'
import type { StorySource } from './story-schema.ts'

const [story] = loadStories()

/** The keys of the faults in a book whose third spread has been spoilt. */
async function faultsOf(spoil: (spread: StorySource['spreads'][number]) => void): Promise<string[]> {
  const spoilt = structuredClone(story)
  const child = briefGrid().find(({ name }) => name === 'Lars, 7, male, 1 person')
  const spread = spoilt?.spreads[2]
  if (!spoilt || !spread || !child) throw new Error('nothing to spoil')
  spoil(spread)
  const brief = child.brief({ theme: 'adventure', language: 'english', size: 'small' })
  return (await checkBook(spoilt, brief, 'a')).map(({ key }) => key)
}

const write = (text: string) =>
  faultsOf((spread) => {
    if (spread.text) spread.text.english.rich = text
  })
const long =
  'The cart ran on and on, and the sheep leaned and leaned, and nobody said a single word about any of it for a very long while. '

test('a book that nobody spoilt is clean', async () => {
  expect(await faultsOf(() => undefined)).toEqual([])
})

test.each([
  ['Too short.', 's03 rich 2 words'],
  [`${long}"Stop," said {name}, or it’s all for nothing.`, 's03 rich straight quote'],
  [`${long}and {name} stopped, or all was for nothing.`, 's03 rich lower-case sentence start'],
  [`${long}It was the most magical cart {name} had seen.`, 's03 rich barred word magic'],
  [`${long}It was the best cart {name} had ever seen`, 's03 rich no stop at the end'],
])('%.0s%s is found', async (text, fault) => {
  expect(await write(text)).toContain(fault)
})

test('what only legs do is found where somebody in a wheelchair is asked to do it', async () => {
  const spoilt = structuredClone(story)
  const spread = spoilt?.spreads[2]
  const child = briefGrid().find(({ name }) => name === 'Lars, 7, female, 1 person, wheelchair')
  if (!spoilt || !spread?.text || !spread.scene || !child) throw new Error('nothing to spoil')
  const brief = child.brief({ theme: 'adventure', language: 'english', size: 'small' })
  const keys = async (): Promise<string[]> => (await checkBook(spoilt, brief, 'a')).map(({ key }) => key)
  spread.text.english.rich = `${long}The sheep climbed on. ‘I climb too,’ said {name}, and rolled aboard, and waited for the others a while.`
  expect(await keys()).toEqual([])
  spread.text.english.rich = `${long}Then {name} climbed on, and so did the sheep, and they waited for the others for a while.`
  for (const one of spread.scene.cast) if (one.who === 'hero') one.pose = 'climb'
  expect(await keys()).toEqual([
    's03 asks legs of a wheelchair: climbed',
    's03 picture poses a wheelchair as climb',
  ])
})

test('an unknown word, a double picture and an empty gaze are found', async () => {
  expect(await write(`${long}{nobody}`)).toEqual(['small rich'])
  const pictures = await faultsOf((spread) => {
    if (!spread.scene) return
    Object.assign(spread.scene, { setting: 'garden', camera: 'wide' })
    delete spread.scene.cast[0]?.looksAt
  })
  expect(pictures).toContain('s02-s03 are the same picture')
  expect(pictures).toContain('s03 picture has somebody who looks at nothing')
})
