import { decodePDFRawStream, PDFName, type PDFRawStream } from 'pdf-lib'
import sharp from 'sharp'

/** A few dots of ringing beside an edge do no harm; a patch that does not dry is larger than this part of a picture. */
const overlooked = 0.0005

/** The most ink in one place of a picture of four inks, in per cent of one; of other pictures nothing. */
export async function mostInkOf(stream: PDFRawStream): Promise<number> {
  const inks = await inksOf(stream)
  if (!inks) return 0
  const counts = new Uint32Array(4 * 255 + 1)
  for (let at = 0; at < inks.length; at += 4) {
    const sum = (inks[at] ?? 0) + (inks[at + 1] ?? 0) + (inks[at + 2] ?? 0) + (inks[at + 3] ?? 0)
    counts[sum] = (counts[sum] ?? 0) + 1
  }
  let left = Math.floor((inks.length / 4) * overlooked)
  for (let sum = counts.length - 1; sum > 0; sum -= 1) {
    left -= counts[sum] ?? 0
    if (left < 0) return sum / 2.55
  }
  return 0
}

async function inksOf(stream: PDFRawStream): Promise<Uint8Array | null> {
  if (String(stream.dict.lookup(PDFName.of('Filter'))) === '/DCTDecode') {
    const image = sharp(stream.getContents(), { ignoreIcc: true })
    const { space } = await image.metadata()
    if (space !== 'cmyk') return null
    return image.pipelineColourspace('cmyk').toColourspace('cmyk').raw().toBuffer()
  }
  const isInks = String(stream.dict.lookup(PDFName.of('ColorSpace'))) === '/DeviceCMYK'
  return isInks ? decodePDFRawStream(stream).decode() : null
}
