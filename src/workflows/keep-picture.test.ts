import sharp from 'sharp'
import { expect, test } from 'vitest'
import { bookPaths } from '#book/book-paths.ts'
import { keepPicture } from './keep-picture.ts'

test('what people see or take home says by whom it was drawn', async () => {
  const kept = new Map<string, { type: string; xmp: string }>()
  const files = {
    async put(path: string, bytes: Uint8Array, type: string) {
      kept.set(path, { type, xmp: String((await sharp(bytes).metadata()).xmp) })
    },
  }
  const drawn = sharp({ create: { width: 20, height: 20, channels: 3, background: '#14213d' } })
  await keepPicture(files, bookPaths.cover('b', 1), await drawn.webp().toBuffer(), 'fal:draws')
  await keepPicture(files, bookPaths.spot('b', 3), await drawn.jpeg().toBuffer(), null)
  expect(kept.get(bookPaths.cover('b', 1))).toEqual({
    type: 'image/webp',
    xmp: expect.stringContaining('/trainedAlgorithmicMedia</'),
  })
  expect(kept.get(bookPaths.cover('b', 1))?.xmp).toContain('fal:draws')
  expect(kept.get(bookPaths.spot('b', 3))).toEqual({
    type: 'image/jpeg',
    xmp: expect.stringContaining('digitalsourcetype/algorithmicMedia</'),
  })
})
