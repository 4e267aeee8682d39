import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { giftBow } from '#book/gift-bow.ts'
import { type CoverTitle, isLettered } from '#book/cover-title.ts'
import { letterTitle } from '#lettering/letter-title.ts'
import { letteringSvg, titleHigh } from '#lettering/lettering-svg.ts'
import { asInvoice, readInvoice } from '#records/invoice-rows.ts'
import { invoiceFileName } from '#shop/invoice.ts'
import { type AttachedFile, type Attachment, coverId } from '#shop/mailer.ts'
import type { InvoiceSetter } from '#typesetting/typesetter.ts'
import type { Workshop } from './workshop.ts'

/** Of the site (`web/site-pictures`): mail programs do not show its format. */
const giftPicture = new URL('../../public/pictures/scenes/gift.webp', import.meta.url)
/** Twice the width at which a mail shows it, for sharp screens. */
const pixels = { narrow: 400, wide: 864 } as const

/** Where what goes along is found. */
export interface Drawers extends Pick<Workshop, 'database' | 'files'> {
  typesetter: InvoiceSetter
}

/** Fetches what goes along with a mail; what is gone by now is left out. */
export async function attachFiles(
  post: Drawers,
  attachments: readonly Attachment[],
): Promise<AttachedFile[]> {
  const attached: AttachedFile[] = []
  for (const attachment of attachments) {
    const file = await attachFile(post, attachment)
    if (file) attached.push(file)
  }
  return attached
}

async function attachFile(post: Drawers, attachment: Attachment): Promise<AttachedFile | null> {
  if (attachment.kind === 'invoice') return attachInvoice(post, attachment.number)
  if (attachment.kind === 'gift-card') return attachPicture(await readFile(giftPicture), pixels.wide)
  if (attachment.kind === 'parcel') return attachPicture(await wrapped(post, attachment.path), pixels.wide)
  const { path, title, lettering, isWide = false } = attachment
  const side = isWide ? pixels.wide : pixels.narrow
  const letters = title === undefined || lettering === undefined ? null : letteringOf(title, lettering, side)
  return attachPicture(await post.files.get(path), side, letters)
}

/** A title in the hand of its cover, as broad as that; null for one that no hand can letter. */
function letteringOf(title: string, { style, ink, bend }: CoverTitle, side: number): Buffer | null {
  const lettering = isLettered(title) ? letterTitle(title, style, bend) : null
  if (lettering === null) return null
  const svg = letteringSvg(lettering, ink)
  return Buffer.from(svg.replace('<svg ', `<svg width="${side}" height="${(side * titleHigh) / 1000}" `))
}

/** A book in its own paper, or in plain paper while there is none, with its ribbon. As the page that unwraps it shows it (`web/unwrap`). */
async function wrapped({ files }: Drawers, path: string | null): Promise<Buffer> {
  const side = pixels.wide
  const tile = path === null ? null : await files.get(path)
  const paper = sharp({ create: { width: side, height: side, channels: 3, background: plainPaper } })
  const pattern =
    tile &&
    (await sharp(tile)
      .resize(Math.round(side * patternShare))
      .toBuffer())
  return paper
    .composite([
      ...(pattern ? [{ input: pattern, tile: true, gravity: 'centre' }] : []),
      { input: ribbonSvg(side) },
    ])
    .png()
    .toBuffer()
}

/** `--color-leaf` of the site. */
const plainPaper = '#2a7671'
/** How much of a parcel's breadth its pattern takes before it comes again. */
const patternShare = 0.62

/** Ribbons over the middle both ways, and their bow. */
function ribbonSvg(side: number): Buffer {
  const stops = ribbonStops
    .map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`)
    .join('')
  const bow = giftBow.parts.map(({ outline, colour }) => `<path d="${outline}" fill="${colour}"/>`).join('')
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 500 500">
<defs><linearGradient id="down">${stops}</linearGradient><linearGradient id="across" x2="0" y2="1">${stops}</linearGradient></defs>
<rect x="227.5" width="45" height="500" fill="url(#down)"/><rect y="227.5" width="500" height="45" fill="url(#across)"/>
<svg x="130" y="177.5" width="240" height="150" viewBox="${giftBow.viewBox}">${bow}</svg></svg>`)
}

const ribbonStops = giftBow.ribbon.map((colour, at) => [[0, 0.3, 0.7, 1][at], colour] as const)

async function attachPicture(
  picture: Uint8Array | null,
  side: number,
  letters: Buffer | null = null,
): Promise<AttachedFile | null> {
  if (!picture) return null
  const shown = sharp(picture)
    .resize(side, null, { withoutEnlargement: letters === null })
    .keepXmp()
  if (letters !== null) shown.composite([{ input: letters, top: 0, left: 0 }])
  const bytes = await shown.jpeg({ quality: 80 }).toBuffer()
  return { fileName: 'cover.jpg', contentType: 'image/jpeg', bytes, contentId: coverId }
}

async function attachInvoice(
  { database, typesetter }: Drawers,
  number: string,
): Promise<AttachedFile | null> {
  const row = await readInvoice(database, number)
  if (!row) return null
  const bytes = await typesetter.typesetInvoice(asInvoice(row))
  return { fileName: invoiceFileName(number), contentType: 'application/pdf', bytes }
}
