import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { StorageError } from './storage-error.ts'
import type { Transformation } from './transformation.ts'

/** Larger files and pictures are not opened: a few bytes can stand for a picture that fills the memory. */
export const largestSourceBytes = 25 * 1024 * 1024
const mostPixels = 50_000_000
const longestSide = 16_384
const longestSeconds = 10

/** What pictures are read. SVG is none: it is a document, and says what to load. */
const formats = ['png', 'jpeg', 'webp', 'gif', 'heif', 'avif'] as const
type Format = (typeof formats)[number]

const defaultQuality = 80
/** At once, in this process; each takes a core and the memory of a whole picture. */
const mostRenders = 2
const mostWaiting = 64

export interface Rendered {
  bytes: Buffer
  contentType: string
}

/**
 * The picture in another size and form, turned upright and without what its camera noted. `showsWebp`: whether the reader can
 * show it, which is smaller than most. Throws a `StorageError` for what is no picture, or too large a one.
 */
export function renderPicture(
  source: Readable,
  transformation: Transformation,
  showsWebp: boolean,
): Promise<Rendered> {
  return inTurn(async () => {
    const bytes = await buffer(source)
    try {
      return await render(bytes, transformation, showsWebp)
    } catch (error) {
      if (error instanceof StorageError) throw error
      throw unreadable()
    }
  })
}

async function render(source: Buffer, wanted: Transformation, showsWebp: boolean): Promise<Rendered> {
  // Loaded when the first picture is asked for: it brings a library of 11 MB.
  const { default: sharp } = await import('sharp')
  const picture = sharp(source, { limitInputPixels: mostPixels, failOn: 'error' })
  const { format, width, height } = await picture.metadata()
  const known = formats.find((one) => one === format)
  if (!known) throw unreadable()
  if (Math.max(width, height) > longestSide || width * height > mostPixels) {
    throw new StorageError(400, 'InvalidRequest', 'The source image resolution is too large to process')
  }
  const target = targetFormat(known, wanted, showsWebp)
  const quality = wanted.quality ?? defaultQuality
  const sized = picture.autoOrient().timeout({ seconds: longestSeconds })
  const { width: wide, height: high, resize = 'cover' } = wanted
  if (wide || high) {
    const fit = { cover: 'cover', contain: 'inside', fill: 'fill' } as const
    sized.resize({
      ...(wide ? { width: wide } : {}),
      ...(high ? { height: high } : {}),
      fit: fit[resize],
      withoutEnlargement: resize !== 'fill',
    })
  }
  // Colours stay few in a GIF, and a PNG's quality would make them few.
  const formed =
    target === 'png' ? sized.png() : target === 'gif' ? sized.gif() : sized.toFormat(target, { quality })
  return { bytes: await formed.toBuffer(), contentType: `image/${target}` }
}

function targetFormat(
  own: Format,
  { format }: Transformation,
  showsWebp: boolean,
): 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' {
  if (format === 'webp' || format === 'avif') return format
  if (format !== 'origin' && showsWebp) return 'webp'
  return own === 'heif' ? 'avif' : own
}

function unreadable(): StorageError {
  const message = 'The source image is invalid or unsupported for rendering'
  return new StorageError(400, 'InvalidRequest', message)
}

let running = 0
const waiting: (() => void)[] = []

/** Few at a time, and no endless queue. Throws a `StorageError` when too many wait already. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= mostRenders) {
    if (waiting.length >= mostWaiting) throw new StorageError(429, 'SlowDown', 'Too many requests')
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running += 1
  try {
    return await work()
  } finally {
    // Whoever waits longest takes the place.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
