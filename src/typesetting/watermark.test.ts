import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { houseTypesetter } from './house-typesetter.ts'
import { paintPages } from './paint-pages.ts'
import { sampleBook } from './sample-book.ts'
import type { BookToTypeset } from './typesetter.ts'

describe('the watermark', () => {
  const edge = 420
  /** One of each kind: cover, endpapers, the first and last pages, a text, a locked picture, a drawn one, a blurred one. */
  const kinds = [0, 1, 2, 3, 4, 5, 6, 8, 12, 25, 26]
  const cells = 4

  /** The pages of a book with the mark and without. */
  async function both(changes: Partial<BookToTypeset>): Promise<Map<number, Uint8Array>[]> {
    const plain = await jpegOf('#9fd0e8')
    return Promise.all(
      [true, false].map(async (watermark) =>
        paintPages(
          await houseTypesetter().typeset(sampleBook(plain, { ...changes, watermark })),
          kinds,
          edge,
        ),
      ),
    )
  }

  /** What each value of a channel is in light, from 0 to 1: reckoned once for millions of pixels. */
  const light = Float64Array.from({ length: 256 }, (_, byte) => {
    const value = byte / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })

  /** The luminance of a pixel by WCAG 2.2. */
  function luminanceAt(pixels: Uint8Array, pixel: number): number {
    const channel = (at: number): number => light[pixels[pixel * 3 + at] ?? 0] ?? 0
    return 0.2126 * channel(0) + 0.7152 * channel(1) + 0.0722 * channel(2)
  }

  /** Of each part of a page the share of pixels that differ from the same page without the mark as 1.3 to 1 at least. */
  function marked(page: Uint8Array, clean: Uint8Array): number[] {
    const shares = Array.from({ length: cells * cells }, () => 0)
    for (let pixel = 0; pixel < edge * edge; pixel++) {
      const [with_, without] = [luminanceAt(page, pixel), luminanceAt(clean, pixel)]
      const contrast = (Math.max(with_, without) + 0.05) / (Math.min(with_, without) + 0.05)
      const cell =
        Math.floor(Math.floor(pixel / edge) / (edge / cells)) * cells +
        Math.floor((pixel % edge) / (edge / cells))
      if (contrast >= 1.3) shares[cell] = (shares[cell] ?? 0) + 1 / (edge / cells) ** 2
    }
    return shares
  }

  test.each([
    ['night', '#14213d'],
    ['black', '#050505'],
    ['dusk', '#7d6a76'],
    ['noon', '#9fd0e8'],
    ['snow', '#fdfdfb'],
  ])('is to be read on every page of a book of pictures as of %s', async (_, background) => {
    const plain = await jpegOf(background)
    const spreads = sampleBook(plain, {}).spreads.map(({ text, caption }, index) => ({
      text,
      caption,
      ...(index === 1 && { picture: plain }),
      ...(index > 2 && { blur: plain }),
    }))
    const [marks = new Map(), clean = new Map()] = await both({
      cover: { picture: plain, caption: '', bend: 0 },
      endpaper: plain,
      spreads,
    })
    for (const [index, page] of marks) {
      const shares = marked(page, clean.get(index) ?? new Uint8Array())
      // A label of a locked page may cover a part or two of it.
      expect(shares.filter((share) => share > 0.01).length, `page ${index}`).toBeGreaterThanOrEqual(10)
    }
  })

  test('leaves the words of the story easy to read', async () => {
    const text = 'Noor wacht op de hond. '.repeat(12)
    const spreads = sampleBook(await jpegOf('#9fd0e8'), {}).spreads.map((spread) => ({ ...spread, text }))
    const [marks = new Map(), clean = new Map()] = await both({ spreads })
    const [page, bare] = [marks.get(5) ?? new Uint8Array(), clean.get(5) ?? new Uint8Array()]
    const pixels = Array.from({ length: edge * edge }, (_, pixel) => pixel)
    const inked = pixels.filter((pixel) => luminanceAt(bare, pixel) < 0.08)
    const paper = pixels.filter((pixel) => luminanceAt(bare, pixel) > 0.95)
    expect(inked.length).toBeGreaterThan(200)
    const palest = inked.reduce((most, pixel) => Math.max(most, luminanceAt(page, pixel)), 0)
    const greyest = paper.reduce((least, pixel) => Math.min(least, luminanceAt(page, pixel)), 1)
    expect((greyest + 0.05) / (palest + 0.05)).toBeGreaterThan(4.5)
  })

  test('is said by no voice, also where it lies below the label of a locked page', async () => {
    const plain = await jpegOf('#9fd0e8')
    const spreads = sampleBook(plain, {}).spreads.map(({ text, caption }) => ({ text, caption, blur: plain }))
    const book = sampleBook(plain, { spreads, watermark: true })
    const pdf = await houseTypesetter().typeset(book)
    const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
    const [said, drawn] = [new Set<number>(), new Set<number>()]
    for (let number = 1; number <= document.numPages; number++) {
      let ornament = 0
      const within: boolean[] = []
      const page = await document.getPage(number)
      for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
        if ('str' in item) {
          if (item.str.includes('inkijkexemplaar')) (ornament > 0 ? drawn : said).add(number)
        } else if (item.type === 'endMarkedContent') {
          if (within.pop()) ornament--
        } else {
          const isOrnament = (item as { tag?: string }).tag === 'Artifact'
          within.push(isOrnament)
          if (isOrnament) ornament++
        }
      }
    }
    await document.destroy()
    expect([...said]).toEqual([])
    expect(drawn.size).toBe(document.numPages)
  })
})

function jpegOf(background: string): Promise<Uint8Array> {
  return sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer()
}
