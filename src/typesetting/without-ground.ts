import sharp from 'sharp'
import { rgbOfHex } from '#book/tone.ts'

/** So far from its ground, of 255, a pixel is still bare, and from where on it is all there. */
const [bare, drawn] = [2, 7] as const

/**
 * A small picture as SVG without the bare ground that it lies on: the JPEG as it is, with a mask. However exact a colour is kept, what
 * shows a file scales pictures and not pages, and a rectangle one shade off is seen on plain paper.
 * @param ground as #rrggbb
 */
export async function withoutGround(jpeg: Uint8Array, ground: string): Promise<Uint8Array> {
  const { data, info } = await sharp(jpeg)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const colour = rgbOfHex(ground)
  // Grey and how much of it there is: of masks by clearness every viewer makes the same.
  const mask = new Uint8Array(width * height * 2)
  for (let at = 0; at < width * height; at++) {
    let apart = 0
    for (let channel = 0; channel < 3; channel++)
      apart = Math.max(apart, Math.abs((data[at * 3 + channel] as number) - (colour[channel] as number)))
    mask[at * 2 + 1] = Math.round(255 * Math.min(1, Math.max(0, (apart - bare) / (drawn - bare))))
  }
  const png = await sharp(mask, { raw: { width, height, channels: 2 } })
    .png({ compressionLevel: 9 })
    .toBuffer()
  const size = `x="0" y="0" width="${width}" height="${height}"`
  const image = (type: string, bytes: Uint8Array): string =>
    `<image ${size} href="data:image/${type};base64,${Buffer.from(bytes).toString('base64')}"/>`
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
      `<mask id="drawn" mask-type="alpha" maskUnits="userSpaceOnUse" ${size}>${image('png', png)}</mask>` +
      `<g mask="url(#drawn)">${image('jpeg', jpeg)}</g></svg>`,
  )
}
