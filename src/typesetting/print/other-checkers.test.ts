import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PDFDict, PDFDocument, PDFName, StandardFonts } from 'pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { printShopSpecification } from '#adapters/print-shop/print-shop.ts'
import { bookToPrint } from '#book/print-specification.ts'
import { houseTypesetter } from '../house-typesetter.ts'
import { setBothParts } from './set-both-parts.ts'
import { sampleBook } from '../sample-book.ts'
import type { PrintFiles } from '../typesetter.ts'

const run = promisify(execFile)

interface Told {
  isOk: boolean
  /** What it says, also as an error. */
  words: string
}

async function tell(program: string, args: readonly string[]): Promise<Told> {
  try {
    const { stdout, stderr } = await run(program, args, { maxBuffer: 2 ** 26 })
    return { isOk: true, words: stdout + stderr }
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    return { isOk: false, words: stdout + stderr }
  }
}

/** Programs of other people that look at PDF files, where this machine has them (poppler-utils, qpdf, ghostscript). */
async function isInstalled(program: string, argument: string): Promise<boolean> {
  return run(program, [argument]).then(
    () => true,
    () => false,
  )
}
const [hasPoppler, hasQpdf, hasGhostscript] = await Promise.all([
  isInstalled('pdfinfo', '-v'),
  isInstalled('qpdf', '--version'),
  isInstalled('gs', '--version'),
])

let folder: string
let good: PrintFiles
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fabelaar-checkers-'))
  const picture = await sharp({ create: { width: 1800, height: 1800, channels: 3, background: '#7a9bbd' } })
    .jpeg()
    .toBuffer()
  const specification = printShopSpecification(bookToPrint({ size: 'small', language: 'dutch' }))
  good = await setBothParts(houseTypesetter(), sampleBook(picture, { vignette: picture }), specification)
}, 180_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

async function kept(name: string, pdf: Uint8Array): Promise<string> {
  const path = join(folder, `${name}.pdf`)
  await writeFile(path, pdf)
  return path
}

/** The interior with something changed by hand, or cut off. */
async function broken(damage: (document: PDFDocument) => void | Promise<void>): Promise<string> {
  const document = await PDFDocument.load(good.interior, { updateMetadata: false })
  await damage(document)
  return kept('broken', await document.save({ useObjectStreams: false }))
}

const parts = ['interior', 'cover'] as const

describe.skipIf(!hasPoppler)('poppler (skipped where it is not installed)', () => {
  test.each(parts)('calls our %s a PDF/X-4 with nothing wrong in it', async (part) => {
    const { isOk, words } = await tell('pdfinfo', ['-box', await kept(part, good[part])])
    expect(isOk).toBe(true)
    expect(words).toMatch(/PDF subtype: +PDF\/X-4/)
    expect(words).toMatch(/PDF version: +1\.6/)
    expect(words).not.toMatch(/error/i)
  })

  test('sees the boxes that a printer cuts by', async () => {
    const { words } = await tell('pdfinfo', ['-box', await kept('interior', good.interior)])
    const boxOf = (name: string): number[] =>
      new RegExp(`${name}: +(.*)`).exec(words)?.[1]?.trim().split(/ +/).map(Number) ?? []
    const edge = (216 / 25.4) * 72
    expect(boxOf('MediaBox')).toEqual([0, 0, edge, edge].map((side) => expect.closeTo(side, 1) as number))
    const cut = (3 / 25.4) * 72
    expect(boxOf('TrimBox')).toEqual(
      [cut, cut, edge - cut, edge - cut].map((side) => expect.closeTo(side, 1) as number),
    )
  })

  test.each(parts)('finds every font of our %s in the file', async (part) => {
    const { words } = await tell('pdffonts', [await kept(part, good[part])])
    const fonts = words.trim().split('\n').slice(2)
    expect(fonts.length).toBeGreaterThan(0)
    for (const font of fonts) expect(font).toMatch(/ yes yes yes +\d+ +\d+ *$/)
  })

  test.each(parts)('paints our %s without a word', async (part) => {
    const target = join(folder, `${part}-painted`)
    const told = await tell('pdftoppm', ['-r', '20', '-png', await kept(part, good[part]), target])
    expect(told).toEqual({ isOk: true, words: '' })
  })

  test('tells of an entry of the wrong kind, a font that is not there, and a file cut off', async () => {
    const marked = await broken(({ catalog, context }) => {
      const marks = catalog.lookup(PDFName.of('MarkInfo'), PDFDict)
      marks.set(PDFName.of('Suspects'), context.obj(7))
    })
    expect((await tell('pdfinfo', [marked])).words).toContain('Suspects object is wrong type')
    const foreign = await broken(async (document) => {
      const font = await document.embedFont(StandardFonts.Helvetica)
      document.getPage(3).drawText('Noor', { x: 200, y: 300, size: 12, font })
    })
    expect((await tell('pdffonts', [foreign])).words).toMatch(/Helvetica .* no +no /)
    const cut = await kept('cut', good.interior.subarray(0, good.interior.length / 2))
    expect((await tell('pdfinfo', [cut])).words).toMatch(/error/i)
  })
})

describe.skipIf(!hasQpdf)('qpdf (skipped where it is not installed)', () => {
  test.each(parts)('finds nothing wrong with our %s', async (part) => {
    const { isOk, words } = await tell('qpdf', ['--check', await kept(part, good[part])])
    expect(words).toContain('No syntax or stream encoding errors found')
    expect(isOk).toBe(true)
  })

  test('finds a file that is cut off, and a stream that is not what it says', async () => {
    const cut = await kept('cut', good.interior.subarray(0, good.interior.length / 2))
    expect(await tell('qpdf', ['--check', cut])).toMatchObject({ isOk: false })
    const spoiled = Buffer.from(good.interior)
    const at = spoiled.indexOf('FlateDecode')
    spoiled.fill(0, spoiled.indexOf('stream', at) + 10, spoiled.indexOf('stream', at) + 60)
    expect(await tell('qpdf', ['--check', await kept('spoiled', spoiled)])).toMatchObject({ isOk: false })
  })
})

describe.skipIf(!hasGhostscript)('ghostscript (skipped where it is not installed)', () => {
  const paint = (path: string): Promise<Told> =>
    tell('gs', ['-q', '-dSAFER', '-dNOPAUSE', '-dBATCH', '-dPDFSTOPONERROR', '-sDEVICE=nullpage', path])

  test.each(parts)('paints our %s without a word', async (part) => {
    expect(await paint(await kept(part, good[part]))).toEqual({ isOk: true, words: '' })
  })

  test('uses four inks, on pages of words the black one alone for their letters', async () => {
    const path = await kept('interior', good.interior)
    const args = ['-q', '-dSAFER', '-dNOPAUSE', '-dBATCH', '-sDEVICE=ink_cov', '-o', '-', path]
    const pages = (await tell('gs', args)).words.trim().split('\n')
    expect(pages).toHaveLength(24)
    expect(pages.every((line) => line.endsWith('CMYK OK'))).toBe(true)
  })

  test('stops at a file that is cut off', async () => {
    const { isOk, words } = await paint(await kept('beginning', good.interior.subarray(0, 5_000)))
    expect(isOk).toBe(false)
    expect(words).toContain('Unrecoverable error')
  })
})
