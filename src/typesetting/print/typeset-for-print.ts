import type { Lettering } from '#lettering/letter-title.ts'
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { pageColour } from '#book/page-colour.ts'
import type { PlannedPage } from '#book/page-plan.ts'
import { type Binding, type PrintSpecification, setTrimMm } from '#book/print-specification.ts'
import { type LaidOutBook, type LaidOutCover, layOutBook, lineSigns } from '../lay-out-book.ts'
import { withBreaks } from '../phrases.ts'
import { kindOf } from '../provenance.ts'
import type { BookToTypeset } from '../typesetter.ts'
import { asPdfX } from './as-pdf-x.ts'
import { backCover } from './back-cover.ts'
import { cmykColour, cmykPicture } from './cmyk-picture.ts'

type Compile = (book: LaidOutBook) => Promise<Uint8Array>

/** Sets all pages of a book for a printer, with bleed. */
export async function typesetInterior(
  book: BookToTypeset,
  specification: PrintSpecification,
  compile: Compile,
): Promise<Uint8Array> {
  const { binding, bleedMm, pages } = specification
  const scale = scaleOf(specification)
  const laidOut = await layOutBook({ ...book, watermark: false })
  const inside = laidOut.files.filter(({ name }) => name !== 'cover.jpg' && name !== 'endpaper.jpg')
  const pressed = await inInks({ ...laidOut, files: inside }, specification)
  const plan = inFileOrder(withBlanks(laidOut.data['plan'] as PlannedPage[], pages), binding)
  const interior = await compile({
    ...pressed,
    data: { ...pressed.data, part: 'interior', bleedMm: bleedMm / scale, plan },
  })
  return asPdfX(interior, {
    ...described(book, specification),
    kinds: plan.map((page) => (page.kind === 'blank' ? page.kind : kindOf(page, book))),
    trim: { insetMm: bleedMm },
  })
}

/** Sets the paper around the boards of a book for a printer, in one piece. */
export async function typesetCover(
  book: BookToTypeset,
  specification: PrintSpecification,
  compile: Compile,
): Promise<Uint8Array> {
  const { binding, bleedMm, spineMm } = specification
  const scale = scaleOf(specification)
  const wrapMm = specification.wrapMm / scale
  const laidOut = await layOutBook({ ...book, watermark: false })
  const front = await withFolds(book.cover.picture, wrapMm / setTrimMm, binding)
  const outside = await inInks({ ...laidOut, files: coverFiles(laidOut, front) }, specification)
  const { story, forWhom } = backCover(book)
  const wrap = {
    story: withBreaks(story, book.language, lineSigns.text),
    forWhom,
    front: 'front.jpg',
    foldsMm: wrapMm,
    spineMm: spineMm / scale,
    boundRight: binding === 'right',
  }
  const cover = await compile({ ...outside, data: { ...outside.data, part: 'wrap', wrap } })
  // The printer cuts the paper at its edge; what is seen in the end lies within the folds.
  return asPdfX(cover, {
    ...described(book, specification),
    kinds: ['cover'],
    trim: { insetMm: bleedMm },
  })
}

/** A file is set at our own size, and then made as large as the printer's. */
function scaleOf({ trimMm }: PrintSpecification): number {
  return trimMm / setTrimMm
}

function described(
  { title, madeOn, madeBy }: BookToTypeset,
  specification: PrintSpecification,
): Pick<BookToTypeset, 'title' | 'madeOn' | 'madeBy'> & {
  colours: PrintSpecification['colours']
  scale: number
} {
  return { title, madeOn, madeBy, colours: specification.colours, scale: scaleOf(specification) }
}

type PageInFile = PlannedPage | { number: number; kind: 'blank' }

/** Only what stands on the cover: the pictures of the inside would only be converted for nothing. */
function coverFiles(laidOut: LaidOutBook, front: Uint8Array): LaidOutBook['files'] {
  const vignette = laidOut.files.filter(({ name }) => name === 'vignette.jpg')
  return [...vignette, { name: 'front.jpg', bytes: front }]
}

function withBlanks(planned: readonly PlannedPage[], pages: number): PageInFile[] {
  const blanks = Array.from({ length: Math.max(0, pages - planned.length) }, (_, index) => ({
    number: planned.length + index + 1,
    kind: 'blank' as const,
  }))
  return [...planned, ...blanks]
}

/** The colours of lettering as inks; what is named stays so. */
async function letteringInInks(lettering: Lettering, mostInkPercent: number): Promise<object> {
  const layers = await Promise.all(
    lettering.layers.map(async (layer) => ({
      ...layer,
      colour: layer.colour.startsWith('#') ? await cmykColour(layer.colour, mostInkPercent) : layer.colour,
    })),
  )
  return { ...lettering, layers }
}

/** The lines that are drawn, in inks. */
async function drawnInInks(drawn: Record<string, Lettering>, mostInkPercent: number): Promise<object> {
  const lines = Object.entries(drawn).map(
    async ([line, word]) => [line, await letteringInInks(word, mostInkPercent)] as const,
  )
  return Object.fromEntries(await Promise.all(lines))
}

/** A printer binds what comes first in the file on the left: a book that is bound on the right begins with its end. */
function inFileOrder(plan: readonly PageInFile[], binding: Binding): readonly PageInFile[] {
  return binding === 'right' ? plan.toReversed() : plan
}

/** The front's picture with its folds around it: what is turned in goes on as in a mirror, and the spine cuts it off. */
async function withFolds(picture: Uint8Array, part: number, binding: Binding): Promise<Uint8Array> {
  const { width } = await sharp(picture).metadata()
  const folds = Math.round(width * part)
  const outer = binding === 'right' ? { left: folds } : { right: folds }
  return sharp(picture)
    .extend({ top: folds, bottom: folds, right: 0, left: 0, ...outer, extendWith: 'mirror' })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

/** Colours and pictures for the press, or as they are where the printer wants those of screens. */
async function inInks(
  { data, files, papers, ...rest }: LaidOutBook,
  { colours, mostInkPercent }: PrintSpecification,
): Promise<LaidOutBook> {
  if (colours === 'rgb') return { data, files, papers, ...rest }
  const inks = {
    // Black words are printed in black only: four inks never lie quite on top of each other.
    ink: [0, 0, 0, 100],
    softInk: [0, 0, 0, 62],
    lightInk: [0, 2, 8, 0],
    paper: await cmykColour(pageColour),
  }
  const converted: LaidOutBook['files'] = []
  // The same picture may stand on several pages, under several names; converting takes a second each.
  const known = new Map<string, Buffer>()
  for (const { name, bytes } of files) {
    const key = createHash('sha256').update(bytes).digest('hex')
    const picture = known.get(key) ?? (await cmykPicture(bytes, mostInkPercent))
    known.set(key, picture)
    converted.push({ name, bytes: picture })
  }
  const pages = await Promise.all(
    papers.map(async (paper) => (paper === null ? null : cmykColour(paper, mostInkPercent))),
  )
  const { lettering, ...cover } = data['cover'] as LaidOutCover
  const inInk = {
    cover: { ...cover, lettering: lettering && (await letteringInInks(lettering, mostInkPercent)) },
    drawn: await drawnInInks(data['drawn'] as Record<string, Lettering>, mostInkPercent),
    colours: { ...inks, pages },
  }
  return { ...rest, data: { ...data, ...inInk }, files: converted, papers }
}
