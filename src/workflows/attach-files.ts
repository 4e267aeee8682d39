import sharp from 'sharp'
import { type AttachedFile, type Attachment, coverId } from '#shop/mailer.ts'
import type { Workshop } from './workshop.ts'

/** Twice the width at which a mail shows it, for sharp screens. */
const coverPixels = 400

/** Fetches what goes along with a mail; a cover that is gone by now is left out. */
export async function attachFiles(
  post: Pick<Workshop, 'files'>,
  attachments: readonly Attachment[],
): Promise<AttachedFile[]> {
  const attached: AttachedFile[] = []
  for (const attachment of attachments) {
    if (attachment.kind !== 'cover') continue
    const file = await attachCover(post, attachment.path)
    if (file) attached.push(file)
  }
  return attached
}

async function attachCover({ files }: Pick<Workshop, 'files'>, path: string): Promise<AttachedFile | null> {
  const picture = await files.get(path)
  if (!picture) return null
  const bytes = await sharp(picture).resize(coverPixels).jpeg({ quality: 80 }).toBuffer()
  return { fileName: 'cover.jpg', contentType: 'image/jpeg', bytes, contentId: coverId }
}
