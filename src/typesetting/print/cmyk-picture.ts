import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

/**
 * Coated paper on a European press (FOGRA39), built with Argyll from the free characterization data of Fogra (zlib
 * licence).
 */
const profilePath = fileURLToPath(new URL('./fogra39.icc', import.meta.url))

/** The profile's bytes, as the output intent of a print file carries them. */
export function inkProfile(): Buffer {
  return readFileSync(profilePath)
}

/** A picture of the screen in the inks of a press, as JPEG; nowhere more than so much ink, in per cent of one. */
export async function cmykPicture(picture: Uint8Array, mostInkPercent: number): Promise<Buffer> {
  const { data, width, height } = await inksOf(picture)
  limitInk(data, mostInkPercent)
  return sharp(cmykTiff(data, width, height), { ignoreIcc: true })
    .pipelineColourspace('cmyk')
    .toColourspace('cmyk')
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

/**
 * One colour of the screen in the inks of a press, each in per cent; as finely as in a picture, whose ground is to lie
 * unseen on a page of that colour.
 * @param mostInkPercent as for a picture; any amount unless told
 */
export async function cmykColour(
  hex: string,
  mostInkPercent = Number.POSITIVE_INFINITY,
): Promise<[number, number, number, number]> {
  const pixel = await sharp({ create: { width: 8, height: 8, channels: 3, background: hex } })
    .png()
    .toBuffer()
  const { data } = await inksOf(pixel)
  limitInk(data, mostInkPercent)
  const percent = (index: number): number => (data[index] ?? 0) / 2.55
  return [percent(0), percent(1), percent(2), percent(3)]
}

async function inksOf(picture: Uint8Array): Promise<{ data: Buffer; width: number; height: number }> {
  const tiff = await sharp(picture)
    .flatten({ background: '#ffffff' })
    // Not by way of sharp's own inks (`toColourspace`): that is slow, and dulls every strong colour.
    .withIccProfile(profilePath)
    .tiff({ compression: 'none' })
    .toBuffer()
  const { data, info } = await sharp(tiff, { ignoreIcc: true })
    .pipelineColourspace('cmyk')
    .toColourspace('cmyk')
    .raw()
    .toBuffer({ resolveWithObject: true })
  if (info.channels !== 4) throw new Error(`a picture of four inks has ${info.channels} channels`)
  return { data, width: info.width, height: info.height }
}

/** JPEG changes values a little, so that some room is kept below the limit. */
const jpegRoomPercent = 14

/** Takes colour away where all inks together are too much; black keeps the drawing. */
function limitInk(inks: Buffer, mostInkPercent: number): void {
  const most = (mostInkPercent - jpegRoomPercent) * 2.55
  for (let at = 0; at < inks.length; at += 4) {
    const [cyan, magenta, yellow, black] = [
      inks[at] ?? 0,
      inks[at + 1] ?? 0,
      inks[at + 2] ?? 0,
      inks[at + 3] ?? 0,
    ]
    const colour = cyan + magenta + yellow
    if (colour + black <= most) continue
    const part = Math.max(0, most - black) / colour
    inks[at] = Math.floor(cyan * part)
    inks[at + 1] = Math.floor(magenta * part)
    inks[at + 2] = Math.floor(yellow * part)
  }
}

/** sharp takes raw pixels of four channels for RGB with transparency; in the shell of a TIFF it knows them for inks. */
function cmykTiff(pixels: Buffer, width: number, height: number): Buffer {
  const short = 3
  const long = 4
  const entries: [tag: number, type: number, count: number, value: number][] = [
    [256, long, 1, width],
    [257, long, 1, height],
    [258, short, 4, 0],
    [259, short, 1, 1],
    [262, short, 1, 5],
    [273, long, 1, 0],
    [277, short, 1, 4],
    [278, long, 1, height],
    [279, long, 1, width * height * 4],
    [284, short, 1, 1],
    [332, short, 1, 1],
  ]
  const bitsAt = 8 + 2 + entries.length * 12 + 4
  const header = Buffer.alloc(bitsAt + 8)
  header.write('II*\0', 0, 'latin1')
  header.writeUInt32LE(8, 4)
  header.writeUInt16LE(entries.length, 8)
  for (const [index, [tag, type, count, value]] of entries.entries()) {
    const at = 10 + index * 12
    header.writeUInt16LE(tag, at)
    header.writeUInt16LE(type, at + 2)
    header.writeUInt32LE(count, at + 4)
    const written = tag === 258 ? bitsAt : tag === 273 ? header.length : value
    if (type === short && count === 1) header.writeUInt16LE(written, at + 8)
    else header.writeUInt32LE(written, at + 8)
  }
  for (let channel = 0; channel < 4; channel += 1) header.writeUInt16LE(8, bitsAt + channel * 2)
  return Buffer.concat([header, pixels])
}
