import type { BookFiles } from '#book/book-files.ts'
import { withPictureOrigin } from '#typesetting/picture-origin.ts'

/**
 * Keeps a picture that people see or take home, JPEG or WebP by its path, and has it say by whom it was drawn.
 * @param illustrator the engine by its name; null for ours, which draws all ornaments
 */
export async function keepPicture(
  files: Pick<BookFiles, 'put'>,
  path: string,
  picture: Uint8Array,
  illustrator: string | null,
): Promise<void> {
  const contentType = path.endsWith('.webp') ? 'image/webp' : 'image/jpeg'
  await files.put(path, await withPictureOrigin(picture, illustrator), contentType)
}
