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

test('around a small drawing, and that of the title page, the paper is the page’s to the last shade', async () => {
  const book = sampleBook(await plain(40, 40, '#14213d'), {})
  const round = Buffer.from(
    '<svg width="380" height="260"><circle cx="190" cy="130" r="90" fill="#a0522d"/></svg>',
  )
  const spot = await sharp({ create: { width: 380, height: 260, channels: 3, background: pageColour } })
    .composite([{ input: round }])
    .jpeg({ quality: 92 })
    .toBuffer()
  // Its tint is none that JPEG holds.
  const odd = '#b59a6a'
  const spreads = book.spreads.map((spread) => ({ ...spread, text: 'Noor wacht.', colour: odd, spot }))
  const pdf = await houseTypesetter().typeset({ ...book, spreads, vignette: spot })
  for (const [page, paper] of [
    [textPage, pageTint(odd)],
    [titlePage, pageColour],
  ] as const) {
    const pixels = await paint(pdf, page)
    const [red, green, blue] = rgbOfHex(paper)
    const brown = boxOf(pixels, (pixel) => pixel[0]! - pixel[2]! > 80)
    expect(brown.x1 - brown.x0).toBeGreaterThan(8)
    // A finger's breadth beside the drawing, where the picture still is and nothing is drawn.
    const row = Math.round((brown.y0 + brown.y1) / 2)
    const aside = Math.round((brown.x1 - brown.x0) * 0.4)
    for (const x of [brown.x0 - aside, brown.x1 + aside])
      expect(pixelAt(pixels, x, row)).toEqual([red, green, blue])
  }
})

/** Where in a picture pixels of a kind are. */
function boxOf(
  pixels: Uint8Array,
  isOne: (pixel: Uint8Array) => boolean,
): { x0: number; y0: number; x1: number; y1: number } {
  const box = { x0: edge, y0: edge, x1: 0, y1: 0 }
  for (let at = 0; at < edge * edge; at++) {
    if (!isOne(pixels.subarray(at * 3, at * 3 + 3))) continue
    const [x, y] = [at % edge, Math.floor(at / edge)]
    box.x0 = Math.min(box.x0, x)
    box.x1 = Math.max(box.x1, x)
    box.y0 = Math.min(box.y0, y)
    box.y1 = Math.max(box.y1, y)
  }
  return box
}
