import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodeJpeg } from './encode-jpeg.ts'

test('a picture comes back from JPEG in full colour resolution and nearly the same', async () => {
  const pixels = 32
  const rgb = new Uint8Array(pixels * pixels * 3)
  for (let place = 0; place < pixels * pixels; place++) {
    const left = place % pixels < pixels / 2
    rgb.set(left ? [200, 60, 40] : [30, 90, 180], place * 3)
  }
  const jpeg = await encodeJpeg(rgb, { width: pixels, height: pixels })
  const { format, width, chromaSubsampling } = await sharp(jpeg).metadata()
  expect({ format, width, chromaSubsampling }).toEqual({
    format: 'jpeg',
    width: pixels,
    chromaSubsampling: '4:4:4',
  })
  const back = await sharp(jpeg).raw().toBuffer()
  for (let index = 0; index < rgb.length; index++)
    expect(Math.abs(back[index]! - rgb[index]!)).toBeLessThan(12)
})
