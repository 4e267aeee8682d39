import { describe, expect, test } from 'vitest'
import { parseBrief } from '#book/brief.ts'
import { themes } from '#book/options.ts'
import type { Size } from '#book/size.ts'
import { houseStoryteller } from './house-storyteller.ts'

const appearance = {
  skin: 'brown',
  hairForm: 'coily',
  hairColour: 'black',
  glasses: true,
  clothesColour: 'red',
}
const dog = { kind: 'animal', name: 'Pluis', species: 'dog', description: '' }
const storyteller = houseStoryteller()

/** How many pictures of a book stand over both pages, as a part of all. */
async function partOfDoubles(theme: string, size: Size, language: string, age: number): Promise<number> {
  const parsed = parseBrief({
    hero: { name: 'Noor', age, gender: 'female', appearance },
    companions: [dog],
    style: 'waterpaint',
    theme,
    twist: '',
    language,
    title: 'T',
    size,
  })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  const { spreads } = await storyteller.writeStory(parsed.brief, 'doubles')
  return spreads.filter(({ scene }) => scene.double).length / spreads.length
}

describe.each(themes)('%s', (theme) => {
  test.each(['dutch', 'english'])(
    'has a picture over both pages at every other opening of a small book in %s',
    async (language) => {
      for (const age of [3, 7])
        expect(await partOfDoubles(theme, 'small', language, age)).toBeGreaterThanOrEqual(0.5)
    },
  )

  test('has them at three openings of ten in larger books', async () => {
    for (const size of ['medium', 'large', 'extraLarge'] as const)
      for (const age of [3, 7])
        expect(await partOfDoubles(theme, size, 'dutch', age)).toBeGreaterThanOrEqual(0.3)
  })
})
