import sharp from 'sharp'

/** An RGB picture (3 bytes a pixel, row by row) as JPEG in sRGB: quality 90, full colour resolution. */
export async function encodeJpeg(
  rgb: Uint8Array,
  { width, height }: { width: number; height: number },
): Promise<Uint8Array> {
  return sharp(rgb, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer()
}
