import sharp from 'sharp'
import { pageColour } from '#book/page-colour.ts'
import { type PrintSpecification, setTrimMm } from '#book/print-specification.ts'
import { type LaidOutBook, layOutBook } from '../lay-out-book.ts'
import type { BookToTypeset, PrintFiles } from '../typesetter.ts'
import { asPdfX } from './as-pdf-x.ts'
import { backCover } from './back-cover.ts'
import { cmykColour, cmykPicture } from './cmyk-picture.ts'

/** Sets a book for a printer: all pages with bleed, and the paper around the boards in one piece. */
export async function typesetForPrint(
  book: BookToTypeset,
  specification: PrintSpecification,
  compile: (book: LaidOutBook) => Promise<Uint8Array>,
): Promise<PrintFiles> {
  const { bleedMm, pages, spineMm, trimMm } = specification
  // Set at our own size, and then made as large as the printer's.
  const scale = trimMm / setTrimMm
  const wrapMm = specification.wrapMm / scale
  const laidOut = await layOutBook({ ...book, watermark: false })
  const insideFiles = laidOut.files.filter(({ name }) => name !== 'cover.jpg' && name !== 'endpaper.jpg')
  const inside = await inInks({ data: laidOut.data, files: insideFiles }, specification)
  const interior = await compile({
    files: inside.files,
    data: {
      ...inside.data,
      part: 'interior',
      bleedMm: bleedMm / scale,
      plan: withBlanks(laidOut.data['plan'], pages),
    },
  })
  const front = await withFolds(book.cover.picture, wrapMm / setTrimMm)
  const outside = await inInks({ data: laidOut.data, files: coverFiles(laidOut, front) }, specification)
  const wrap = {
    ...backCover(book),
    front: 'front.jpg',
    foldsMm: wrapMm,
    spineMm: spineMm / scale,
    boundRight: false,
  }
  const cover = await compile({ files: outside.files, data: { ...outside.data, part: 'wrap', wrap } })
  const described = { title: book.title, madeOn: book.madeOn, colours: specification.colours, scale }
  return {
    interior: await asPdfX(interior, { ...described, trim: { insetMm: bleedMm } }),
    // The printer cuts the paper at its edge; what is seen in the end lies within the folds.
    cover: await asPdfX(cover, { ...described, trim: { insetMm: bleedMm } }),
  }
}

/** Only what stands on the cover: the pictures of the inside would only be converted for nothing. */
function coverFiles(laidOut: LaidOutBook, front: Uint8Array): LaidOutBook['files'] {
  const vignette = laidOut.files.filter(({ name }) => name === 'vignette.jpg')
  return [...vignette, { name: 'front.jpg', bytes: front }]
}

function withBlanks(plan: unknown, pages: number): unknown[] {
  const planned = plan as unknown[]
  const blanks = Array.from({ length: Math.max(0, pages - planned.length) }, (_, index) => ({
    number: planned.length + index + 1,
    kind: 'blank',
  }))
  return [...planned, ...blanks]
}

/** The front's picture with its folds around it: what is turned in goes on as in a mirror, and the spine cuts it off. */
async function withFolds(picture: Uint8Array, part: number): Promise<Uint8Array> {
  const { width } = await sharp(picture).metadata()
  const folds = Math.round(width * part)
  return sharp(picture)
    .extend({ top: folds, bottom: folds, right: folds, left: 0, extendWith: 'mirror' })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

/** Colours and pictures for the press, or as they are where the printer wants those of screens. */
async function inInks(
  { data, files }: LaidOutBook,
  { colours, mostInkPercent }: PrintSpecification,
): Promise<LaidOutBook> {
  if (colours === 'rgb') return { data, files }
  const inks = {
    // Black words are printed in black only: four inks never lie quite on top of each other.
    ink: [0, 0, 0, 100],
    softInk: [0, 0, 0, 62],
    lightInk: [0, 2, 8, 0],
    paper: await cmykColour(pageColour),
  }
  const converted: LaidOutBook['files'] = []
  // One picture may stand on several pages.
  const known = new Map<Uint8Array, Buffer>()
  for (const { name, bytes } of files) {
    const picture = known.get(bytes) ?? (await cmykPicture(bytes, mostInkPercent))
    known.set(bytes, picture)
    converted.push({ name, bytes: picture })
  }
  return { data: { ...data, colours: inks }, files: converted }
}
