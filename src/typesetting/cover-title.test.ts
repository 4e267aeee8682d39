import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Style } from '#book/options.ts'
import { houseTypesetter } from './house-typesetter.ts'
import { paintPages } from './paint-pages.ts'
import { sampleBook } from './sample-book.ts'

const edge = 300
const sky = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#b8d8ee' } })
  .jpeg()
  .toBuffer()

async function cover(changes: {
  style: Style
  title?: string
  bend?: number
}): Promise<{ pdf: Uint8Array; dark: number[] }> {
  const { bend = 0, ...own } = changes
  const pdf = await houseTypesetter().typeset(
    sampleBook(sky, { ...own, cover: { picture: sky, caption: 'Lucht', bend } }),
  )
  const pixels = (await paintPages(pdf, [0], edge)).get(0)!
  // Rows with ink in them, by how much.
  const dark = Array.from({ length: edge }, (_, y) =>
    Array.from({ length: edge }, (_, x) => (pixels[(y * edge + x) * 3]! < 90 ? 1 : 0)).reduce<number>(
      (sum, one) => sum + one,
      0,
    ),
  )
  return { pdf, dark }
}

test('the title of a cover is drawn in the hand of its style, in the upper third', async () => {
  const [brushed, cut, led] = await Promise.all([
    cover({ style: 'waterpaint' }),
    cover({ style: 'paperCut' }),
    cover({ style: 'waterpaint', bend: 0.1 }),
  ])
  for (const { dark } of [brushed, cut, led]) {
    expect(dark.slice(0, edge / 3).some((inked) => inked > 10)).toBe(true)
    expect(dark.slice(edge / 3).every((inked) => inked === 0)).toBe(true)
  }
  expect(cut.dark).not.toEqual(brushed.dark)
  expect(led.dark).not.toEqual(brushed.dark)
})

test('its words are there for whoever hears, finds or copies them', async () => {
  const { pdf } = await cover({ style: 'comicBook' })
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const { items } = await (await document.getPage(1)).getTextContent()
  expect(items.map((item) => ('str' in item ? item.str : '')).join(' ')).toContain('De heuvel is weg')
  await document.destroy()
})
