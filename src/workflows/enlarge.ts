import sharp from 'sharp'
import type { BookFiles } from '#book/book-files.ts'

/** A kept picture at print size, as JPEG: not as sharp as one drawn so large, but the one that people have seen. */
export async function enlarge(files: BookFiles, path: string, pixels: number): Promise<Uint8Array> {
  const picture = await files.get(path)
  if (!picture) throw new Error(`${path} is not there`)
  return sharp(picture).resize(pixels, pixels, { kernel: 'lanczos3' }).jpeg({ quality: 92 }).toBuffer()
}
