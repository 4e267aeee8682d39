import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { withPictureOrigin } from './picture-origin.ts'

const plain = () => sharp({ create: { width: 31, height: 20, channels: 3, background: '#14213d' } })
const clear = () => sharp({ create: { width: 31, height: 20, channels: 4, background: '#14213d80' } })

async function originOf(
  picture: Uint8Array,
): Promise<{ type?: string | undefined; model?: string | undefined }> {
  const xmp = (await sharp(picture).metadata()).xmp?.toString() ?? ''
  return {
    type: /DigitalSourceType>http:\/\/cv\.iptc\.org\/newscodes\/digitalsourcetype\/(\w+)</.exec(xmp)?.[1],
    model: /AISystemUsed>([^<]*)</.exec(xmp)?.[1],
  }
}

describe.each([
  ['a JPEG', () => plain().jpeg().toBuffer()],
  [
    'a JPEG with a profile and what a camera writes',
    () =>
      plain()
        .withExif({ IFD0: { Artist: 'nobody' } })
        .withIccProfile('srgb')
        .jpeg()
        .toBuffer(),
  ],
  [
    'a JPEG that says something else',
    () => plain().withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>').jpeg().toBuffer(),
  ],
  ['a WebP', () => plain().webp({ quality: 82 }).toBuffer()],
  ['a WebP without loss', () => plain().webp({ lossless: true }).toBuffer()],
  ['a WebP that can be seen through', () => clear().webp({ quality: 82 }).toBuffer()],
  [
    'a WebP that says something else',
    () => plain().withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>').webp().toBuffer(),
  ],
] as const)('%s', (_, make) => {
  test('says that a model drew it, or an algorithm that did not learn, and shows what it showed', async () => {
    const picture = await make()
    const byModel = await withPictureOrigin(picture, 'fal:draws & paints')
    expect(await originOf(byModel)).toEqual({
      type: 'trainedAlgorithmicMedia',
      model: 'fal:draws &#38; paints',
    })
    for (const ours of [null, 'Fabelaar house illustrator'])
      expect(await originOf(await withPictureOrigin(picture, ours))).toEqual({
        type: 'algorithmicMedia',
        model: undefined,
      })
    const pixels = (some: Uint8Array) => sharp(some).raw().toBuffer()
    expect(await pixels(byModel)).toEqual(await pixels(picture))
    const { icc, exif } = await sharp(byModel).metadata()
    const before = await sharp(picture).metadata()
    expect([icc, exif]).toEqual([before.icc, before.exif])
  })

  test('is told once, however often', async () => {
    const once = await withPictureOrigin(await make(), null)
    expect(Buffer.from(await withPictureOrigin(once, null))).toEqual(Buffer.from(once))
  })
})

test('another format is refused', async () => {
  await expect(withPictureOrigin(await plain().png().toBuffer(), null)).rejects.toThrow('png')
})
