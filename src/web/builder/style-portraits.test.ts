import { describe, expect, test } from 'vitest'
import type { Hero } from '#book/character.ts'
import { available, type Style } from '#book/options.ts'
import { emptyDraft } from './draft.ts'
import { drawEachStyle } from './draw-each-style.ts'
import { portraitCache } from './portrait-cache.ts'
import { type PortraitRequest, portraitRequest } from './portrait-request.ts'

const noor = portraitRequest({ ...emptyDraft(() => 'id'), name: 'Noor' })?.hero as Hero
const older: Hero = { ...noor, age: 9 }
const [first, second, third] = available.styles

/** An illustrator that notes what it is asked, and by how many at once. */
function illustrator(fails: (request: PortraitRequest) => boolean = () => false) {
  const asked: Style[] = []
  let drawing = 0
  let mostAtOnce = 0
  return {
    asked,
    mostAtOnce: () => mostAtOnce,
    async draw(request: PortraitRequest): Promise<Blob> {
      asked.push(request.style)
      mostAtOnce = Math.max(mostAtOnce, ++drawing)
      await Promise.resolve()
      drawing--
      if (fails(request)) throw new Error('out of ink')
      return new Blob([request.style])
    },
  }
}

const going = (): AbortSignal => new AbortController().signal
const nothing = (): void => undefined

describe('the child in every style', () => {
  test('comes in the order of the screen, one at a time, each shown as it arrives', async () => {
    const { draw, asked, mostAtOnce } = illustrator()
    const portraits = portraitCache(draw, 40)
    const shown: number[] = []
    const count = (): number =>
      available.styles.filter((style) => portraits.find({ hero: noor, style }) !== null).length
    await drawEachStyle(noor, portraits, () => shown.push(count()), going())
    expect(asked).toEqual(available.styles)
    expect(mostAtOnce()).toBe(1)
    expect(shown).toEqual(available.styles.map((_, index) => index + 1))
  })

  test('lacks only the style that fails, which is tried again the next time', async () => {
    let broken = true
    const { draw, asked } = illustrator(({ style }) => broken && style === second)
    const portraits = portraitCache(draw, 40)
    let arrived = 0
    await drawEachStyle(noor, portraits, () => arrived++, going())
    expect(arrived).toBe(available.styles.length - 1)
    expect(portraits.find({ hero: noor, style: second })).toBeNull()
    expect(portraits.find({ hero: noor, style: third })).toMatch(/^blob:/)
    broken = false
    asked.length = 0
    await drawEachStyle(noor, portraits, nothing, going())
    expect(asked).toEqual([second])
  })

  test('is not drawn again for the same looks, and is for others', async () => {
    const { draw, asked } = illustrator()
    const portraits = portraitCache(draw, 40)
    await drawEachStyle(noor, portraits, nothing, going())
    await drawEachStyle(noor, portraits, nothing, going())
    expect(asked).toHaveLength(available.styles.length)
    expect(portraits.find({ hero: older, style: first })).toBeNull()
    await drawEachStyle(older, portraits, nothing, going())
    expect(asked).toHaveLength(2 * available.styles.length)
  })

  test('is left undrawn from the moment that somebody goes on', async () => {
    const { draw, asked } = illustrator()
    const leaving = new AbortController()
    await drawEachStyle(noor, portraitCache(draw, 40), () => leaving.abort(), leaving.signal)
    expect(asked).toEqual([first])
  })
})

test('the portraits used last are kept, at one address each', async () => {
  const { draw } = illustrator()
  const portraits = portraitCache(draw, 2)
  const drawIn = (style: Style): Promise<string> => portraits.draw({ hero: noor, style }, going())
  const [address, again] = await Promise.all([drawIn(first), drawIn(first)])
  expect(again).toBe(address)
  await drawIn(second)
  await drawIn(first)
  await drawIn(third)
  expect(portraits.find({ hero: noor, style: first })).toBe(address)
  expect(portraits.find({ hero: noor, style: second })).toBeNull()
  await expect(fetch(address).then((answer) => answer.text())).resolves.toBe(first)
})
