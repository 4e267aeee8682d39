import sharp from 'sharp'
import { bookPaths } from '#book/book-paths.ts'
import type { CharacterSheet } from '#illustration/illustrator.ts'
import { screenPixels } from '#recipe/picture-requests.ts'
import { keepPicture } from './keep-picture.ts'
import type { Workshop } from './workshop.ts'

/** Keeps what a model drew of everybody for the owner to see. @returns whether there is anything to see */
export async function keepSheet(
  { files }: Pick<Workshop, 'files'>,
  { references, drawnBy }: Pick<CharacterSheet, 'references' | 'drawnBy'>,
  { bookId, version }: { bookId: string; version: number },
): Promise<boolean> {
  const [path] = references
  const drawn = path === undefined ? null : await files.get(path)
  if (drawn === null) return false
  const webp = await sharp(drawn)
    .resize(screenPixels, screenPixels, { withoutEnlargement: true })
    .webp({ quality: 84 })
    .toBuffer()
  await keepPicture(files, bookPaths.sheet(bookId, version), webp, drawnBy)
  return true
}
