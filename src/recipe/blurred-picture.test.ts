import sharp from 'sharp'
import { expect, test } from 'vitest'
import { blurredPicture, printedBlur } from './blurred-picture.ts'

test.each([
  ['of a page', 64, 16, 480],
  ['over both pages', 128, 32, 960],
])('the colours of a picture %s keep its form', async (_, width, blurred, printed) => {
  const create = { width, height: 64, channels: 3 as const, background: '#8fbc62' }
  const blur = await blurredPicture(await sharp({ create }).jpeg().toBuffer())
  expect(await sharp(Buffer.from(blur, 'base64')).metadata()).toMatchObject({ width: blurred, height: 16 })
  expect(await sharp(await printedBlur(blur)).metadata()).toMatchObject({ width: printed, height: 480 })
})
