import { partUnderTitle, titleInk } from '#book/title-ink.ts'
import { channelOf, contrastOf, labOf, lightOf, luminanceOf, tintOf } from '#book/tone.ts'
import { inkColours, type WordsPlace } from '#book/words-place.ts'
import type { PageSize } from './raster/page-size.ts'
import { calmGround } from './calm-ground.ts'
import { rgbFrom } from './raster/rgb.ts'

/** What is measured at once: about as large as a letter is high, so that the dots and hatches of a style count as their tone. */
const cellUnits = 12
/**
 * Contrast of the ink where it is worst (a twentieth of the place) and on the whole, how far tones may lie apart (OKLab), and how much of
 * white what is as fine as letters may stand out.
 */
const ofStory = { worst: 4.5, whole: 6, spread: 0.22, rough: 0.025 } as const
/** The same of a title: its letters are large, and whatever is calm enough for a cover will do. */
const ofTitle = { worst: 4.5, whole: 4.5, spread: 1, rough: undefined } as const
type Wanted = typeof ofStory | typeof ofTitle
/** Where a title of one or two lines stands on its cover, in page units. */
const titlePlace = [120, 70, 880, 290] as const
/** How far beyond the words a veil fades away, in page units. */
const fade = 150
const veilSteps = [0.15, 0.3, 0.45, 0.6, 0.75, 0.9] as const
/** Of a veil under dark words and under light ones, in OKLab. */
const veilTone = {
  dark: { lightness: 0.95, chroma: 0.035 },
  light: { lightness: 0.24, chroma: 0.07 },
} as const

/** How words are read where they stand on a picture. */
export interface Reading {
  worst: number
  whole: number
  spread: number
  /** How much of white what is as fine as letters stands out from what is around it, under the veil. */
  rough: number
  /** How much of the picture a veil takes there, 0..0.9. */
  veil: number
  isReadable: boolean
}

type Light = [red: number, green: number, blue: number]

/**
 * Measures how the words are read on a finished picture, settles the ground under them where it is not calm, and where they are not read
 * even so, lays a veil there, in place: the colour of what is there made paler (or darker, under light ink), no more of it than is needed, and fading
 * away around them. The same at every size of the picture, but for rounding.
 * @param rgb three bytes a pixel
 */
export function layWords(
  rgb: Uint8Array,
  size: PageSize,
  words: WordsPlace,
  wanted: Wanted = ofStory,
): Reading {
  const [x0, y0, x1, y1] = words.box
  const rough = wanted.rough === undefined ? 0 : calmGround(rgb, size, { x0, y0, x1, y1 })
  const cells = cellsOf(rgb, size, words)
  const { lightness, chroma } = veilTone[words.ink]
  const colour = tintOf(meanOf(cells), lightness, chroma)
  let reading = readingOf(cells, colour, { veil: 0, ink: words.ink, wanted, rough })
  for (const veil of veilSteps) {
    if (reading.isReadable) break
    reading = readingOf(cells, colour, { veil, ink: words.ink, wanted, rough })
  }
  if (reading.veil > 0) layVeil(rgb, size, { words, colour, veil: reading.veil })
  return reading
}

/**
 * The same for the title of a cover. Its ink is the one that `inkOver` chooses of the finished picture, which a veil leaves as it is:
 * it makes what is light lighter, and what is dark darker.
 */
export function layTitle(rgb: Uint8Array, size: PageSize): Reading {
  return layWords(rgb, size, { box: titlePlace, ink: inkOf(rgb, size) }, ofTitle)
}

function inkOf(rgb: Uint8Array, { width, height }: PageSize): WordsPlace['ink'] {
  const bytes = width * Math.max(1, Math.round(height * partUnderTitle)) * 3
  const sum: [number, number, number] = [0, 0, 0]
  for (let index = 0; index < bytes; index += 3) {
    sum[0] += rgb[index]!
    sum[1] += rgb[index + 1]!
    sum[2] += rgb[index + 2]!
  }
  const pixels = bytes / 3
  return titleInk([sum[0] / pixels, sum[1] / pixels, sum[2] / pixels])
}

/** The light of each cell of the words' place: the mean of its pixels. */
function cellsOf(rgb: Uint8Array, { width, height, scale }: PageSize, { box }: WordsPlace): Light[] {
  const [x0, y0, x1, y1] = box
  const [across, down] = [Math.round((x1 - x0) / cellUnits), Math.round((y1 - y0) / cellUnits)]
  return Array.from({ length: across * down }, (_, index): Light => {
    const left = x0 + ((index % across) * (x1 - x0)) / across
    const top = y0 + (Math.floor(index / across) * (y1 - y0)) / down
    const from = [Math.floor(left * scale), Math.floor(top * scale)] as const
    const to = [
      Math.min(width, Math.max(from[0] + 1, Math.floor((left + cellUnits) * scale))),
      Math.min(height, Math.max(from[1] + 1, Math.floor((top + cellUnits) * scale))),
    ] as const
    const sum: Light = [0, 0, 0]
    for (let y = from[1]; y < to[1]; y++)
      for (let x = from[0]; x < to[0]; x++)
        for (let channel = 0; channel < 3; channel++)
          (sum as number[])[channel]! += lights[rgb[(y * width + x) * 3 + channel]!]!
    const count = (to[0] - from[0]) * (to[1] - from[1])
    return [sum[0] / count, sum[1] / count, sum[2] / count]
  })
}

const lights = Float64Array.from({ length: 256 }, (_, channel) => lightOf(channel))

function meanOf(cells: readonly Light[]): Light {
  const sum = (channel: number): number => cells.reduce((total, cell) => total + cell[channel]!, 0)
  return [sum(0) / cells.length, sum(1) / cells.length, sum(2) / cells.length]
}

function readingOf(
  cells: readonly Light[],
  colour: readonly number[],
  { veil, ink, wanted, rough }: { veil: number; ink: WordsPlace['ink']; wanted: Wanted; rough: number },
): Reading {
  const inkLuminance = luminanceOf(rgbFrom(inkColours[ink]).map(lightOf) as Light)
  const seen = cells.map((cell) => {
    const channels = cell.map((light, index) => {
      const channel = channelOf(light)
      return lightOf(channel + (colour[index]! - channel) * veil)
    })
    return channels as Light
  })
  const contrasts = seen.map((cell) => contrastOf(luminanceOf(cell), inkLuminance)).sort((a, b) => a - b)
  const tones = seen.map((cell) => labOf(cell)[0]).sort((a, b) => a - b)
  const [worst, whole] = [at(contrasts, 0.05), at(contrasts, 0.5)]
  const spread = at(tones, 0.95) - at(tones, 0.05)
  const left = rough * (1 - veil)
  return {
    worst,
    whole,
    spread,
    rough: left,
    veil,
    isReadable:
      worst >= wanted.worst &&
      whole >= wanted.whole &&
      spread <= wanted.spread &&
      left <= (wanted.rough ?? Infinity),
  }
}

function at(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

function layVeil(
  rgb: Uint8Array,
  { width, height, scale }: PageSize,
  { words, colour, veil }: { words: WordsPlace; colour: readonly number[]; veil: number },
): void {
  const [x0, y0, x1, y1] = words.box
  const rows = [
    Math.max(0, Math.floor((y0 - fade) * scale)),
    Math.min(height, Math.ceil((y1 + fade) * scale)),
  ] as const
  const columns = [
    Math.max(0, Math.floor((x0 - fade) * scale)),
    Math.min(width, Math.ceil((x1 + fade) * scale)),
  ] as const
  for (let y = rows[0]; y < rows[1]; y++) {
    const above = Math.max(y0 - y / scale, y / scale - y1, 0)
    for (let x = columns[0]; x < columns[1]; x++) {
      const beside = Math.max(x0 - x / scale, x / scale - x1, 0)
      const left = Math.max(0, 1 - Math.hypot(above, beside) / fade)
      const part = veil * left * left * (3 - 2 * left)
      for (let channel = 0, index = (y * width + x) * 3; channel < 3; channel++, index++)
        rgb[index] = Math.round(rgb[index]! + (colour[channel]! - rgb[index]!) * part)
    }
  }
}
