import type { BookFiles } from '#book/book-files.ts'
import type { PictureUploads } from '#book/picture-uploads.ts'

const unasked = () => Promise.reject(new Error('not asked here'))

/** Files of books for an illustrator alone, which writes and reads them. */
export function filesInMemory(kept = new Map<string, Uint8Array>()): BookFiles {
  return {
    put: async (path, bytes) => void kept.set(path, bytes),
    get: async (path) => kept.get(path) ?? null,
    exists: async (path) => kept.has(path),
    share: unasked,
    list: unasked,
    remove: unasked,
  }
}

/** Where nobody has sent a picture. */
export const noUploads: PictureUploads = {
  put: unasked,
  get: async () => null,
  list: unasked,
  remove: unasked,
}
