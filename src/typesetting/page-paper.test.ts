import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pageColour } from '#book/page-colour.ts'
import { pageTint } from '#book/page-tint.ts'
import { rgbOfHex } from '#book/tone.ts'
import { houseTypesetter } from './house-typesetter.ts'
import { paintPages } from './paint-pages.ts'
import { sampleBook } from './sample-book.ts'

const edge = 420
/** Of the first spread, in the file. */
const textPage = 5
const titlePage = 4
const colour = '#87adce'

async function plain(width: number, height: number, background: string): Promise<Uint8Array> {
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

async function paint(pdf: Uint8Array, index: number): Promise<Uint8Array> {
  return (await paintPages(pdf, [index], edge)).get(index) ?? new Uint8Array()
}

const pixelAt = (pixels: Uint8Array, x: number, y: number): number[] => [
  ...pixels.subarray((y * edge + x) * 3).subarray(0, 3),
]

test('the paper of a page of text has a breath of its picture, and no other page has', async () => {
  const book = sampleBook(await plain(40, 40, '#14213d'), {})
  const spreads = book.spreads.map((spread, index) => (index === 0 ? { ...spread, colour } : spread))
  const pdf = await houseTypesetter().typeset({ ...book, spreads })
  expect(pixelAt(await paint(pdf, textPage), 5, 5)).toEqual(rgbOfHex(pageTint(colour)))
  expect(pixelAt(await paint(pdf, textPage + 2), 5, 5)).toEqual(rgbOfHex(pageColour))
  expect(pixelAt(await paint(pdf, titlePage), 5, 5)).toEqual(rgbOfHex(pageColour))
})

test('a small drawing leaves no edge of its own paper there', async () => {
  const book = sampleBook(await plain(40, 40, '#14213d'), {})
  const spot = await plain(460, 320, pageColour)
  const spreads = book.spreads.map((spread) => ({ ...spread, text: 'Noor wacht.', colour, spot }))
  const pixels = await paint(await houseTypesetter().typeset({ ...book, spreads }), textPage)
  const tint = rgbOfHex(pageTint(colour))
  // Letters and their edges are darker, a paper of its own would be lighter.
  const lighter = Array.from({ length: edge * edge }, (_, at) => [
    ...pixels.subarray(at * 3, at * 3 + 3),
  ]).filter((pixel) => pixel.some((channel, index) => channel > (tint[index] ?? 0) + 2))
  expect(lighter.length).toBe(0)
})
