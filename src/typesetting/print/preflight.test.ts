import { PDFDocument, PDFName, rgb, StandardFonts } from 'pdf-lib'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import type { PrintSpecification } from '#book/print-specification.ts'
import { houseTypesetter } from '../house-typesetter.ts'
import { setBothParts } from './set-both-parts.ts'
import { sampleBook } from '../sample-book.ts'
import type { PrintFiles } from '../typesetter.ts'
import { bindFiles } from './bind-files.ts'
import type { CheckName, Finding } from './examination.ts'
import { preflight } from './preflight.ts'

const specification: PrintSpecification = {
  binding: 'left',
  pages: 24,
  trimMm: 210,
  bleedMm: 3.175,
  safetyMm: 12.7,
  wrapMm: 22.225,
  spineMm: 6.35,
  spineTextFromPages: 80,
  colours: 'cmyk',
  mostInkPercent: 270,
  isOneFile: false,
  // A quarter of what printers ask, as the pictures are a quarter of print size: what is checked is the same.
  fewestPpi: 50,
}

/** Pixels along the edge of the pictures. */
const edge = 512

let good: PrintFiles
let picture: Buffer
beforeAll(async () => {
  // Darker than any press takes: what limits the ink has something to do.
  const noise = { type: 'gaussian' as const, mean: 20, sigma: 30 }
  picture = await sharp({ create: { width: edge, height: edge, channels: 3, background: '#101018', noise } })
    .jpeg()
    .toBuffer()
  good = await print()
})

function print(changes: Partial<PrintSpecification> = {}, sharpness = edge): Promise<PrintFiles> {
  const book = async (): Promise<PrintFiles> => {
    const small = await sharp(picture).resize(sharpness).jpeg().toBuffer()
    const intro = 'Voor Noor, van wie dit boek is.'
    const plain = sampleBook(small, { intro })
    const spreads = plain.spreads.map((spread) => ({ ...spread, colour: '#87adce' }))
    return setBothParts(houseTypesetter(), { ...plain, spreads }, { ...specification, ...changes })
  }
  return book()
}

/** Changes one of the good files by hand. */
async function broken(
  file: keyof PrintFiles,
  damage: (document: PDFDocument) => void | Promise<void>,
): Promise<Finding[]> {
  const document = await PDFDocument.load(good[file], { updateMetadata: false })
  await damage(document)
  const { findings } = await preflight({ ...good, [file]: await document.save() }, specification)
  return findings
}

const named = (findings: readonly Finding[]): Set<CheckName> => new Set(findings.map(({ check }) => check))

test('our own files pass, also those of a book with as dark pictures as there are', async () => {
  expect(await preflight(good, specification)).toMatchObject({ ok: true, findings: [] })
})

test('blank pages make up what a printer wants', async () => {
  const more = { ...specification, pages: 30 }
  const files = await print({ pages: 30 })
  expect((await PDFDocument.load(files.interior)).getPageCount()).toBe(30)
  expect(await preflight(files, more)).toMatchObject({ ok: true })
})

test('a printer of another size gets pages as large as its own, words and pictures and cuts alike', async () => {
  const larger = { ...specification, trimMm: 215.9 }
  const files = await print({ trimMm: 215.9 })
  const report = await preflight(files, larger)
  expect(report.findings).toEqual([])
  const [page] = (await PDFDocument.load(files.interior)).getPages()
  expect(page?.getTrimBox().width).toBeCloseTo(612, 1)
  expect((await preflight(good, larger)).ok).toBe(false)
})

test('a printer that wants the colours of screens gets those', async () => {
  const screen = { ...specification, colours: 'rgb' as const }
  const files = await print({ colours: 'rgb' })
  expect(await preflight(files, screen)).toMatchObject({ ok: true })
  expect(named((await preflight(files, specification)).findings)).toEqual(new Set(['colours', 'standard']))
})

test('a printer that takes one file gets the cover, a blank side, the pages and a blank side', async () => {
  const whole = await bindFiles(good)
  const document = await PDFDocument.load(whole, { updateMetadata: false })
  const pages = document.getPages()
  expect(pages).toHaveLength(24 + 3)
  const [cover, inside] = await Promise.all([good.cover, good.interior].map((file) => PDFDocument.load(file)))
  expect(pages[0]?.getSize()).toEqual(cover?.getPage(0).getSize())
  for (const page of pages.slice(1)) {
    expect(page.getSize()).toEqual(inside?.getPage(0).getSize())
    expect(page.getTrimBox()).toEqual(inside?.getPage(0).getTrimBox())
  }
  const empty = pages.map((page) => page.node.Contents() === undefined)
  expect(empty.flatMap((isEmpty, index) => (isEmpty ? [index] : []))).toEqual([1, 26])
  expect(new TextDecoder().decode(whole.subarray(0, 8))).toBe('%PDF-1.6')
  expect(document.catalog.has(PDFName.of('OutputIntents'))).toBe(true)
  // A picture that stands on many pages is in the file once.
  expect(whole.length).toBeLessThan(1.1 * (good.cover.length + good.interior.length))
  expect(Buffer.from(await bindFiles(good)).equals(Buffer.from(whole))).toBe(true)
})

test('the same book gives the same bytes', async () => {
  expect(Buffer.from((await print()).interior).equals(Buffer.from(good.interior))).toBe(true)
})

describe('a file that is', () => {
  test('no PDF at all is not readable', async () => {
    const files = { ...good, cover: new TextEncoder().encode('%PDF-1.6 and then nothing') }
    expect(named((await preflight(files, specification)).findings)).toEqual(new Set(['readable']))
  })

  test('short of a page', async () => {
    const findings = await broken('interior', (document) => document.removePage(23))
    expect(findings).toEqual([{ check: 'pages', file: 'interior', detail: '23, not 24' }])
  })

  test('cut in the wrong place, or of another size', async () => {
    const cut = await broken('interior', (document) => document.getPage(4).setTrimBox(0, 0, 300, 300))
    expect(cut[0]).toMatchObject({ check: 'boxes', page: 5, detail: /^TrimBox 105\.8 x 105\.8 mm/ })
    const sized = await broken('cover', (document) => document.getPage(0).setMediaBox(0, 0, 900, 700))
    expect(named(sized)).toContain('boxes')
  })

  test('bound on the wrong side', async () => {
    const { findings } = await preflight(good, { ...specification, binding: 'right' })
    expect(named(findings)).toEqual(new Set(['binding']))
    expect(findings).toContainEqual({
      check: 'binding',
      file: 'cover',
      page: 1,
      detail: 'the front is on the right, where the back belongs',
    })
    expect(findings).toContainEqual(
      expect.objectContaining({ file: 'interior', page: 4, detail: 'page 4 where page 21 belongs' }),
    )
  })

  test('in another order than it is read', async () => {
    const findings = await broken('interior', (document) => {
      const page = document.getPage(3)
      document.removePage(3)
      document.insertPage(4, page)
    })
    expect(findings.map(({ check, page, detail }) => [check, page, detail])).toEqual([
      ['binding', 5, 'page 4 where page 5 belongs'],
      ['binding', 5, 'the number of page 4 stands in the gutter'],
    ])
  })

  test('meant for no press', async () => {
    const findings = await broken(
      'interior',
      ({ catalog }) => void catalog.delete(PDFName.of('OutputIntents')),
    )
    expect(named(findings)).toEqual(new Set(['standard']))
  })

  test('written in a font that is not in it', async () => {
    const findings = await broken('interior', async (document) => {
      const font = await document.embedFont(StandardFonts.Helvetica)
      document.getPage(3).drawText('Noor', { x: 200, y: 300, size: 12, font })
    })
    expect(named(findings)).toContain('fonts')
    expect(findings.find(({ check }) => check === 'fonts')?.detail).toContain('Helvetica')
  })

  test('painted in the lights of a screen, in a colour or in a picture', async () => {
    const colour = await broken('interior', (document) => {
      document.getPage(3).drawRectangle({ x: 200, y: 200, width: 50, height: 50, color: rgb(1, 0, 0) })
    })
    expect(colour).toMatchObject([{ check: 'colours', page: 4 }])
    const image = await broken('interior', async (document) => {
      const embedded = await document.embedJpg(picture)
      document.getPage(3).drawImage(embedded, { x: 200, y: 200, width: 200, height: 200 })
    })
    expect(image).toMatchObject([{ check: 'colours', page: 4, detail: 'a picture of 3 channels' }])
  })

  test('so full of ink that it does not dry', async () => {
    const files = await print({ mostInkPercent: 400 })
    const { findings } = await preflight(files, specification)
    expect(named(findings)).toEqual(new Set(['ink']))
    expect(findings[0]?.detail).toMatch(/^(2[7-9]|3)\d+ %$/)
  })

  test('less sharp than a printer takes', async () => {
    const files = await print({}, 400)
    const { findings } = await preflight(files, specification)
    expect(named(findings)).toEqual(new Set(['sharpness']))
    expect(findings[0]).toMatchObject({ file: 'interior', page: 5, detail: '47 ppi' })
  })

  test('without bleed', async () => {
    const findings = await broken('interior', (document) => {
      const page = document.getPage(4)
      page.setMediaBox(-20, -20, page.getWidth() + 40, page.getHeight() + 40)
    })
    expect(named(findings)).toEqual(new Set(['boxes', 'bleed']))
  })

  test('written where the knife comes', async () => {
    const files = { ...specification, safetyMm: 30 }
    const { findings } = await preflight(good, files)
    expect(named(findings)).toEqual(new Set(['safe-area']))
    expect(findings[0]?.detail).toMatch(/mm from the edge$/)
  })

  test('written on a spine that is too narrow for words', async () => {
    const wide = { ...specification, spineMm: 120 }
    const files = await print({ spineMm: 120 })
    expect(await preflight(files, wide)).toMatchObject({ ok: true })
    const shifted = await PDFDocument.load(files.cover)
    const font = await shifted.embedFont(StandardFonts.Helvetica)
    shifted.getPage(0).drawText('Noor', { x: (22.225 + 260) * 2.8346, y: 350, size: 12, font })
    const { findings } = await preflight({ ...files, cover: await shifted.save() }, wide)
    expect(named(findings)).toContain('spine')
  })
})
