import { PDFDocument, PDFName } from 'pdf-lib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { inNumerals } from '#book/numerals.ts'
import { bookToPrint, type PrintSpecification } from '#book/print-specification.ts'
import { pagePlan } from '#book/page-plan.ts'
import { houseTypesetter } from '../house-typesetter.ts'
import { setBothParts } from './set-both-parts.ts'
import { sampleBook } from '../sample-book.ts'
import type { BookToTypeset, PrintFiles } from '../typesetter.ts'
import { preflight } from './preflight.ts'
import { readContent } from './read-content.ts'

const specification: PrintSpecification = {
  ...bookToPrint({ size: 'small', language: 'arabic' }),
  pages: 28,
  trimMm: 210,
  bleedMm: 3,
  safetyMm: 10,
  wrapMm: 20,
  spineMm: 7,
  spineTextFromPages: 80,
  colours: 'rgb',
  mostInkPercent: 300,
  isOneFile: false,
  // What is seen here is where things stand.
  fewestPpi: 1,
}
const millimetre = 72 / 25.4

let book: BookToTypeset
let files: PrintFiles
beforeAll(async () => {
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#9fd0e8' } })
    .jpeg()
    .toBuffer()
  const plain = sampleBook(picture, { language: 'arabic' })
  book = {
    ...plain,
    title: 'التلّة التي رحلت',
    childName: 'نور',
    intro: 'إلى نور، مع حبّي.',
    dedication: 'إلى نور',
    ending: 'ونامت التلّة.',
    spreads: plain.spreads.map((spread) => ({ ...spread, text: 'كانت Emma, Sem, Zoë هناك.' })),
  }
  files = await setBothParts(houseTypesetter(), book, specification)
})

interface Line {
  text: string
  left: number
  right: number
}

/** The lines of a sheet, in millimetres from where its page is cut. */
async function linesOf(pdf: Uint8Array, sheet: number, edgeMm: number): Promise<Line[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const page = await document.getPage(sheet)
  const { items } = await page.getTextContent()
  await document.destroy()
  return items.flatMap((item) =>
    'str' in item && item.str.trim() !== ''
      ? [
          {
            text: item.str.trim(),
            left: Number(item.transform[4]) / millimetre - edgeMm,
            right: (Number(item.transform[4]) + item.width) / millimetre - edgeMm,
          },
        ]
      : [],
  )
}

describe('a book in Arabic, for the printer', () => {
  test('passes preflight', async () => {
    expect((await preflight(files, specification)).findings).toEqual([])
  })

  test('begins at the end of its file, with its first page on the left and blank ones behind its last', async () => {
    const document = await PDFDocument.load(files.interior)
    const sheets = document.getPages().map((page) => {
      const contents = readContent(document, page)
      return contents.images.length > 0 ? 'picture' : 'words'
    })
    const planned = pagePlan('small').map(({ kind }) => (kind === 'picture' ? 'picture' : 'words'))
    expect(sheets).toEqual(['words', 'words', 'words', 'words', ...planned.toReversed()])
    // The first sheet of a file is a right-hand page, so that the last, which is the book's first, is a left-hand one.
    expect(sheets.length % 2).toBe(0)
    expect((await linesOf(files.interior, 28, 3)).map(({ text }) => text).join(' ')).toContain('نور')
  })

  test('has the gutter on the side of the spine, and numbers at the outer edge', async () => {
    for (const [index, page] of pagePlan('small').entries()) {
      if (page.kind !== 'text') continue
      const sheet = 28 - index
      // Even pages are right-hand ones here: the spine is on their left.
      expect(sheet % 2).toBe(1)
      const lines = await linesOf(files.interior, sheet, 3)
      const folio = lines.find(({ text }) => text === inNumerals(page.number, 'arabic'))
      expect(folio?.right).toBeCloseTo(210 - 16, 0)
      const words = lines.filter((line) => line !== folio)
      expect(Math.max(...words.map(({ right }) => right))).toBeCloseTo(210 - 26, 0)
      expect(Math.min(...words.map(({ left }) => left))).toBeGreaterThan(30 - 1)
    }
  })

  test('has its front left of the spine and its back right of it', async () => {
    const document = await PDFDocument.load(files.cover)
    const [front] = readContent(document, document.getPage(0)).images
    const [width, , , , left] = front?.matrix ?? []
    expect((left ?? 0) / millimetre).toBeCloseTo(0, 1)
    // Folded in on the outer side, and up to the spine on the other.
    expect((width ?? 0) / millimetre).toBeCloseTo(20 + 210, 1)
    const words = await linesOf(files.cover, 1, 0)
    const title = words.filter(({ left: from }) => from < 20 + 210)
    const edges = [Math.min(...title.map((line) => line.left)), Math.max(...title.map((line) => line.right))]
    expect(((edges[0] ?? 0) + (edges[1] ?? 0)) / 2).toBeCloseTo(20 + 105, 0)
    const back = words.filter((line) => !title.includes(line))
    expect(back.length).toBeGreaterThan(2)
    for (const line of back) expect(line.left).toBeGreaterThan(20 + 210 + 7)
  })

  test('keeps names of another script in the order of the list', async () => {
    const lines = await linesOf(files.interior, 25, 3)
    const places = ['Emma', 'Sem', 'Zoë'].map(
      (name) => lines.find(({ text }) => text.includes(name))?.left ?? Number.NaN,
    )
    expect(places).toEqual(places.toSorted((one, other) => other - one))
  })

  test('lies in the file as it is bound, for whoever opens that', async () => {
    const { catalog } = await PDFDocument.load(files.interior)
    expect(String(catalog.lookup(PDFName.of('ViewerPreferences')))).toContain('/L2R')
  })
})

test('a book in Arabic, on a screen, is leafed through from right to left', async () => {
  const { catalog } = await PDFDocument.load(await houseTypesetter().typeset(book))
  expect(String(catalog.lookup(PDFName.of('ViewerPreferences')))).toContain('/R2L')
  expect(String(catalog.lookup(PDFName.of('Lang')))).toContain('ar')
})
