import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
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
