import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { bookPaths } from '#book/book-paths.ts'
import { bookFile } from '#functions/book-file.ts'
import { makeBook } from '#functions/make-book.ts'
import type { Illustrator } from '#illustration/illustrator.ts'
import { drawPrintCover } from '#workflows/draw-cover.ts'
import { drawPrintEndpaper } from '#workflows/draw-ornaments.ts'
import type { Workshop } from '#workflows/workshop.ts'
import { noor, startTestWorkshop, type TestWorkshop } from './start-workshop.ts'

let shop: TestWorkshop
let drawn = 0

/** An engine as most are: asked twice, it draws two different pictures. */
const changing: Illustrator = {
  name: 'never the same',
  repeatable: false,
  usesPictures: false,
  shows: () => 'unseen',
  drawsFree: false,
  makeCharacterSheet: async (request) => ({
    ...request,
    choices: {},
    references: [],
    drawnBy: 'never the same',
  }),
  draws: () => true,
  async drawPicture({ pixels }) {
    drawn += 1
    const background = { r: (drawn * 47) % 256, g: (drawn * 91) % 256, b: (drawn * 29) % 256 }
    const square = sharp({ create: { width: pixels, height: pixels, channels: 3, background } })
    return { jpeg: await square.jpeg().toBuffer(), breaches: [] }
  },
}

beforeAll(async () => {
  shop = await startTestWorkshop({ illustrator: changing })
})
afterAll(() => shop[Symbol.asyncDispose]())

async function colourOf(path: string): Promise<number[]> {
  const bytes = await shop.counter.files.get(path)
  if (!bytes) throw new Error(`${path} is not there`)
  const { channels } = await sharp(bytes).stats()
  return channels.map(({ mean }) => mean)
}

async function widthOf(path: string): Promise<number> {
  return (await sharp((await shop.counter.files.get(path)) ?? undefined).metadata()).width
}

async function ornamented(): Promise<string> {
  const bookId = randomUUID()
  const visitor = await shop.reader()
  await shop.ask(makeBook, visitor, { bookId, brief: noor })
  const ready = async (): Promise<boolean> => {
    const { rows } = await shop.backend.pool.query<{ has_endpaper: boolean }>(
      'select has_endpaper from public.books where id = $1',
      [bookId],
    )
    return rows[0]?.has_endpaper === true
  }
  await vi.waitUntil(ready, { timeout: 120_000, interval: 50 })
  expect((await shop.ask(bookFile, visitor, { bookId, kind: 'free' })).status).toBe(200)
  return bookId
}

function expectAlike(colour: readonly number[], other: readonly number[]): void {
  for (const [index, channel] of colour.entries())
    expect(Math.abs(channel - (other[index] ?? -9))).toBeLessThan(6)
}

test('what was seen is what is printed, print-sharp, when the engine draws nothing twice', async () => {
  const bookId = await ornamented()
  const workshop = shop.counter as unknown as Workshop
  await drawPrintCover(workshop, bookId)
  await drawPrintEndpaper(workshop, bookId)
  expectAlike(await colourOf(bookPaths.printCover(bookId, 1)), await colourOf(bookPaths.cover(bookId, 1)))
  expectAlike(await colourOf(bookPaths.printEndpaper(bookId)), await colourOf(bookPaths.endpaper(bookId)))
  expect(await widthOf(bookPaths.cover(bookId, 1))).toBe(1240)
  expect(await widthOf(bookPaths.printCover(bookId, 1))).toBe(2560)
  expect(await widthOf(bookPaths.endpaper(bookId))).toBe(880)
  expect(await widthOf(bookPaths.printEndpaper(bookId))).toBe(1760)
})

test('what another engine drew is enlarged and not drawn anew', async () => {
  const bookId = await ornamented()
  await shop.counter.files.remove([bookPaths.printCover(bookId, 1), bookPaths.printEndpaper(bookId)])
  const workshop = { ...shop.counter, illustrator: { ...changing, name: 'another', repeatable: true } }
  const before = drawn
  await drawPrintCover(workshop as unknown as Workshop, bookId)
  await drawPrintEndpaper(workshop as unknown as Workshop, bookId)
  expect(drawn).toBe(before)
  expectAlike(await colourOf(bookPaths.printCover(bookId, 1)), await colourOf(bookPaths.cover(bookId, 1)))
  expect(await widthOf(bookPaths.printCover(bookId, 1))).toBe(2560)
})
