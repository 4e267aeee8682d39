import { decodePDFRawStream, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { PrintSpecification } from '#book/print-specification.ts'
import { houseTypesetter } from './house-typesetter.ts'
import { setBothParts } from './print/set-both-parts.ts'
import { sampleBook } from './sample-book.ts'
import type { BookToTypeset } from './typesetter.ts'

const own = { storyteller: 'Fabelaar house storyteller', illustrator: 'Fabelaar house illustrator' }
let picture: Uint8Array
beforeAll(async () => {
  picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#14213d' } })
    .jpeg()
    .toBuffer()
})

interface Origin {
  type: string | undefined
  model: string | undefined
}

/** What an XMP packet says; read as text, as tools that look for it do. */
function originOf(metadata: unknown): Origin | null {
  if (!(metadata instanceof PDFRawStream)) return null
  const xmp = Buffer.from(decodePDFRawStream(metadata).decode()).toString()
  return {
    type: /<Iptc4xmpExt:DigitalSourceType>http:\/\/cv\.iptc\.org\/newscodes\/digitalsourcetype\/(\w+)</.exec(
      xmp,
    )?.[1],
    model: /<Iptc4xmpExt:AISystemUsed>([^<]*)</.exec(xmp)?.[1],
  }
}

async function originsIn(pdf: Uint8Array): Promise<{ whole: Origin | null; pages: (Origin | null)[] }> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const key = PDFName.of('Metadata')
  return {
    whole: originOf(document.catalog.lookup(key)),
    pages: document.getPages().map(({ node }) => originOf(node.lookup(key))),
  }
}

const typeset = async (changes: Partial<BookToTypeset>) =>
  originsIn(await houseTypesetter().typeset(sampleBook(picture, changes)))

const algorithm = { type: 'algorithmicMedia', model: undefined }
const drawn = { type: 'trainedAlgorithmicMedia', model: 'fal:draws' }
const written = { type: 'trainedAlgorithmicMedia', model: 'openai:writes' }

test('a book by our own engines says that it was made by algorithms', async () => {
  const { whole, pages } = await typeset({ madeBy: own })
  expect(whole).toEqual(algorithm)
  // Cover, endpaper, intro, colophon, title, text and picture.
  expect(pages.slice(0, 7)).toEqual([algorithm, null, null, null, algorithm, algorithm, algorithm])
})

test('pictures by a model are said page by page, and the whole is put together of several', async () => {
  const { whole, pages } = await typeset({ madeBy: { ...own, illustrator: 'fal:draws' } })
  expect(whole).toEqual({ type: 'compositeSynthetic', model: 'fal:draws' })
  expect(pages.slice(0, 7)).toEqual([drawn, null, null, null, algorithm, algorithm, drawn])
  expect(pages.slice(-3)).toEqual([drawn, algorithm, null])
})

test('the dedication by a model is said on the page of the title', async () => {
  const { pages } = await typeset({ madeBy: { ...own, storyteller: 'openai:writes' } })
  expect(pages.slice(4, 7)).toEqual([written, written, algorithm])
})

test('a page whose picture is still locked says nothing of it', async () => {
  const madeBy = { ...own, illustrator: 'fal:draws' }
  const { spreads } = sampleBook(picture, {})
  const locked = spreads.map(({ text, caption }) => ({ text, caption }))
  const { pages } = await typeset({ madeBy, spreads: locked })
  expect(pages.slice(5, 7)).toEqual([algorithm, null])
})

test('a page whose words somebody wrote or changed is told as that, with the model they may still be of', async () => {
  const { spreads } = sampleBook(picture, {})
  const rewritten = spreads.map((spread, index) =>
    index === 0 ? { ...spread, isRewritten: true as const } : spread,
  )
  const edited = { type: 'humanEdits', model: 'openai:writes' }
  const told = await typeset({ madeBy: { ...own, storyteller: 'openai:writes' }, spreads: rewritten })
  expect(told.pages.slice(5, 8)).toEqual([edited, algorithm, written])
  const untold = await typeset({ madeBy: own, spreads: rewritten })
  expect(untold.pages[5]).toEqual({ type: 'humanEdits', model: undefined })
})

const specification: PrintSpecification = {
  binding: 'right',
  pages: 26,
  trimMm: 210,
  bleedMm: 3,
  safetyMm: 10,
  wrapMm: 20,
  spineMm: 6,
  spineTextFromPages: 80,
  colours: 'cmyk',
  mostInkPercent: 270,
  isOneFile: false,
  fewestPpi: 1,
}

test.each(['cmyk', 'rgb'] as const)(
  'files for a printer in %s say it too, in their own order of pages',
  async (colours) => {
    const madeBy = { storyteller: 'openai:writes', illustrator: 'fal:draws' }
    const files = await setBothParts(houseTypesetter(), sampleBook(picture, { madeBy }), {
      ...specification,
      colours,
    })
    const both = { type: 'compositeSynthetic', model: 'openai:writes, fal:draws' }
    expect(await originsIn(files.cover)).toEqual({ whole: both, pages: [drawn] })
    const { whole, pages } = await originsIn(files.interior)
    expect(whole).toEqual(both)
    // Bound on the right: two blank pages, the end, the last picture and its text.
    expect(pages.slice(0, 5)).toEqual([null, null, written, drawn, written])
  },
)
