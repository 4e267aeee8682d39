import { getDocument, OPS, type PDFPageProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import type { PrintSpecification } from '#book/print-specification.ts'
import { type WordsPlace, wordsSize } from '#book/words-place.ts'
import { houseTypesetter } from './house-typesetter.ts'
import { preflight } from './print/preflight.ts'
import { setBothParts } from './print/set-both-parts.ts'
import { sampleBook } from './sample-book.ts'
import type { BookToTypeset, SpreadToTypeset } from './typesetter.ts'

const points = 72 / 25.4
const left: WordsPlace = { box: [90, 76, 820, 360], ink: 'dark' }
const right: WordsPlace = { box: [1090, 76, 1900, 330], ink: 'light' }
const text =
  'De eerste voetstap was zo groot dat er al een eend in woonde. ‘Sinds vannacht,’ zei de eend. ‘Rustige buurt, tot net.’ De kar reed de ene kant af, dwars door de vijver, en de andere kant niet op.'

let single: Uint8Array
let double: Uint8Array
beforeAll(async () => {
  const plain = (width: number): Promise<Uint8Array> =>
    sharp({ create: { width, height: 512, channels: 3, background: '#8fbc62' } })
      .jpeg()
      .toBuffer()
  single = await plain(512)
  double = await plain(1024)
})

/** A book whose second and third spreads are one picture over both pages. */
function bookOf(changes: Partial<SpreadToTypeset> = {}, ofBook: Partial<BookToTypeset> = {}): BookToTypeset {
  const book = sampleBook(single, ofBook)
  const spreads = book.spreads.map((spread, index): SpreadToTypeset => {
    if (index !== 1 && index !== 2) return spread
    return {
      ...spread,
      text,
      caption: `Over twee bladzijden (${index})`,
      picture: double,
      words: index === 1 ? left : right,
      ...changes,
    }
  })
  return { ...book, spreads, ...ofBook }
}

/** Words and pictures of a page, in millimetres from its trim. */
async function read(pdf: Uint8Array, bleedMm = 0) {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const pages = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const height = (page.view[3] ?? 0) / points
    const lines = items.flatMap((item) =>
      'str' in item && item.str.trim() !== ''
        ? [
            {
              text: item.str,
              x: item.transform[4] / points - bleedMm,
              y: height - item.transform[5] / points - bleedMm,
              x1: (item.transform[4] + item.width) / points - bleedMm,
              size: item.height,
            },
          ]
        : [],
    )
    pages.push({
      lines,
      text: lines.map((line) => line.text).join(' '),
      pictures: await picturesOf(page, bleedMm),
    })
  }
  return pages
}

/** From where to where pictures lie across the page. */
async function picturesOf(page: PDFPageProxy, bleedMm: number): Promise<{ x0: number; x1: number }[]> {
  const { fnArray, argsArray } = await page.getOperatorList()
  let matrix = [1, 0, 0, 1, 0, 0]
  const kept: number[][] = []
  return fnArray.flatMap((operator, index) => {
    if (operator === OPS.save) kept.push(matrix)
    if (operator === OPS.restore) matrix = kept.pop() ?? matrix
    if (operator === OPS.transform) matrix = Util.transform(matrix, argsArray[index] as number[])
    if (operator !== OPS.paintImageXObject) return []
    const [a = 0, , , , e = 0] = matrix
    return [{ x0: Math.round(e / points - bleedMm), x1: Math.round((e + a) / points - bleedMm) }]
  })
}

describe('a picture over both pages', () => {
  test('shows a half on each, and meets at the fold', async () => {
    const pages = await read(await houseTypesetter().typeset(bookOf()))
    expect(pages).toHaveLength(27)
    expect(pages.slice(7, 11).map(({ pictures }) => pictures)).toEqual([
      [{ x0: 0, x1: 420 }],
      [{ x0: -210, x1: 210 }],
      [{ x0: 0, x1: 420 }],
      [{ x0: -210, x1: 210 }],
    ])
  })

  test('has its words in their place, on the page that this is on', async () => {
    const pages = await read(await houseTypesetter().typeset(bookOf()))
    expect(pages.slice(7, 11).map(({ text: told }) => told.includes('De eerste voetstap'))).toEqual([
      true,
      false,
      false,
      true,
    ])
    for (const [page, [x0, y0, x1, y1]] of [
      [pages[7], left.box],
      // From the fold on.
      [pages[10], [right.box[0] - 1000, right.box[1], right.box[2] - 1000, right.box[3]]],
    ] as const) {
      const lines = page?.lines ?? []
      expect(Math.min(...lines.map(({ x }) => x))).toBeCloseTo(x0 * 0.21, 0)
      expect(Math.max(...lines.map((line) => line.x1))).toBeLessThanOrEqual(x1 * 0.21)
      expect(Math.min(...lines.map(({ y, size }) => y - size / points))).toBeGreaterThan(y0 * 0.21 - 3)
      expect(Math.max(...lines.map(({ y }) => y))).toBeLessThanOrEqual(y1 * 0.21)
      // What the storyteller reckons with is never larger than what fits.
      expect(lines[0]?.size ?? 0).toBeGreaterThanOrEqual(wordsSize(text, left) ?? Infinity)
    }
  })

  test('has lines that begin anew a little off the one before, as on pages of text', async () => {
    const lines = (
      await read(await houseTypesetter().typeset(bookOf({ text: `${text}\nEn weg.\n\nEn stil.` })))
    )[7]?.lines
    const [first, second, ...others] = lines ?? []
    const [fresh, quiet] = others.slice(-2)
    const last = others.at(-3) ?? second
    const size = (first?.size ?? 0) / points
    const within = (second?.y ?? 0) - (first?.y ?? 0)
    const begun = (fresh?.y ?? 0) - (last?.y ?? 0)
    expect(fresh?.text).toBe('En weg.')
    expect((begun - within) / size).toBeCloseTo(0.28, 1)
    expect(((quiet?.y ?? 0) - (fresh?.y ?? 0) - begun) / size).toBeCloseTo(0.33, 1)
  })

  test('has what everybody says along lettered in the hand of the style, as pages of text have it', async () => {
    const refrain = 'Wie is er nog wakker?'
    const book = bookOf()
    const spreads = book.spreads.map((spread, index) => ({
      ...spread,
      text: `Het was ${index + 1} uur.\n${refrain}`,
    }))
    const pages = await read(await houseTypesetter().typeset({ ...book, spreads }))
    // Its words are there unseen, for whoever hears or finds them.
    for (const page of [pages[7], pages[10]]) {
      expect(page?.lines.find((line) => line.text === refrain)?.size).toBeLessThan(2)
    }
  })

  test('is told once to who cannot see it, before its words', async () => {
    const pdf = await houseTypesetter().typeset(bookOf())
    const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
    const told = await Promise.all(
      [8, 9].map(async (number) => JSON.stringify(await (await document.getPage(number)).getStructTree())),
    )
    expect(told.map((tree) => tree.split('Over twee bladzijden').length - 1)).toEqual([1, 0])
  })

  test('leaves all other pages as they are', async () => {
    const [plain, both] = await Promise.all(
      [sampleBook(single, {}), bookOf()].map(async (book) => read(await houseTypesetter().typeset(book))),
    )
    const others = [0, 1, 2, 4, 5, 6, 11, 12, 13, 25, 26]
    expect(others.map((index) => both?.[index])).toEqual(others.map((index) => plain?.[index]))
  })

  test('lies under its lock as single pictures do, and its words can be read', async () => {
    const locked = bookOf()
    const spreads = locked.spreads.map(({ picture, ...spread }) => ({
      ...spread,
      ...(picture && { blur: picture }),
    }))
    const pages = await read(await houseTypesetter().typeset({ ...locked, spreads, watermark: true }))
    expect(pages[7]?.text).toContain('De eerste voetstap')
    expect(pages[8]?.text).toContain('Over twee bladzijden (1)')
    expect([pages[7]?.pictures[0], pages[8]?.pictures[0]]).toEqual([
      { x0: 0, x1: 420 },
      { x0: -210, x1: 210 },
    ])
  })

  test('has words that somebody made too long for their place on a label, all of them', async () => {
    const long = `${text} `.repeat(5).trim()
    const pages = await read(await houseTypesetter().typeset(bookOf({ text: long })))
    expect(pages[7]?.text.split('De eerste voetstap').length).toBe(6)
    expect(Math.max(...(pages[7]?.lines ?? []).map(({ y }) => y))).toBeLessThan(200)
  })
})

test('for the printer it reaches into the bleed of all edges, also beyond the fold', async () => {
  const specification: PrintSpecification = {
    binding: 'left',
    pages: 24,
    trimMm: 210,
    bleedMm: 3,
    safetyMm: 12.7,
    wrapMm: 20,
    spineMm: 6.35,
    spineTextFromPages: 80,
    colours: 'cmyk',
    mostInkPercent: 270,
    isOneFile: false,
    fewestPpi: 50,
  }
  const files = await setBothParts(houseTypesetter(), bookOf(), specification)
  expect((await preflight(files, specification)).findings).toEqual([])
  const pages = await read(files.interior, specification.bleedMm)
  expect([pages[5]?.pictures, pages[6]?.pictures]).toEqual([[{ x0: -6, x1: 426 }], [{ x0: -216, x1: 216 }]])
})

test('a picture that is to stand without words has none, and paper under those that somebody writes there', async () => {
  const silent = await read(await houseTypesetter().typeset(bookOf({ text: '', isWordless: true })))
  const texts = silent.map((page) => page.text)
  expect(texts.filter((page) => page.includes('eend'))).toEqual([])
  expect(silent).toHaveLength(27)
  const written = await read(await houseTypesetter().typeset(bookOf({ isWordless: true })))
  expect(written.filter((page) => page.text.includes('eend'))).toHaveLength(2)
})
