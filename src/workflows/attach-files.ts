import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { asInvoice, readInvoice } from '#records/invoice-rows.ts'
import { invoiceFileName } from '#shop/invoice.ts'
import { type AttachedFile, type Attachment, coverId } from '#shop/mailer.ts'
import type { InvoiceSetter } from '#typesetting/typesetter.ts'
import type { Workshop } from './workshop.ts'

/** Of the site (`web/site-pictures`): mail programs do not show its format. */
const giftPicture = new URL('../../public/pictures/scenes/gift.webp', import.meta.url)
/** Twice the width at which a mail shows it, for sharp screens. */
const coverPixels = 400

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
  return attachPicture(
    attachment.kind === 'cover' ? await post.files.get(attachment.path) : await readFile(giftPicture),
  )
}

async function attachPicture(picture: Uint8Array | null): Promise<AttachedFile | null> {
  if (!picture) return null
  const bytes = await sharp(picture).resize(coverPixels).keepXmp().jpeg({ quality: 80 }).toBuffer()
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
