import sharp from 'sharp'

/** A square RGB picture (3 bytes a pixel) as JPEG in sRGB: quality 90, full colour resolution. */
export async function encodeJpeg(rgb: Uint8Array, pixels: number): Promise<Uint8Array> {
  return sharp(rgb, { raw: { width: pixels, height: pixels, channels: 3 } })
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer()
}
