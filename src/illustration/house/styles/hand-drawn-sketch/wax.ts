import type { Rgb } from '../../raster/rgb.ts'

/**
 * Light is taken away in whole numbers, which costs half of what fractions cost: a byte times `whole` just fits 31
 * bits, and `waxUnit` times 255 fits `whole`.
 */
export const wholeBits = 23
export const whole = 1 << wholeBits
const waxUnit = Math.floor(whole / 255)

/** Levels of the paper's tooth, a power of two. */
export const toothLevels = 64
/** The hardest of 256 levels of pressure. */
export const hardest = 255

/** What wax of a colour takes of each light, in whole numbers 0..255. */
export function takenBy([red, green, blue]: Rgb): Rgb {
  return [255 - Math.round(red), 255 - Math.round(green), 255 - Math.round(blue)]
}

/** How wax catches on paper: on the hills of its tooth first, and evenly. */
export interface Touch {
  /** What is caught by pressure 1 on the highest hill; 1 is all there can be. */
  gain: number
  /** How much less is caught in the deepest valley. */
  rough: number
  /** Shares of what is caught and of the pressure itself in the wax that is laid. */
  caught: number
  even: number
}

/** Of a kind of touch that differs by one number: wax in `waxUnit`s for each pressure and, within it, each tooth. */
export function waxTables(touchOf: (by: number) => Touch): (by: number) => Uint16Array {
  const tables = new Map<number, Uint16Array>()
  return (by) => {
    let table = tables.get(by)
    if (!table) {
      table = waxTable(touchOf(by))
      tables.set(by, table)
    }
    return table
  }
}

function waxTable({ gain, rough, caught, even }: Touch): Uint16Array {
  const table = new Uint16Array((hardest + 1) * toothLevels)
  for (let index = 0; index < table.length; index++) {
    const press = Math.floor(index / toothLevels) / hardest
    const tooth = (index % toothLevels) / (toothLevels - 1)
    const hold = Math.max(0, Math.min(1, press * gain - tooth * rough))
    table[index] = Math.min(1, hold * caught + press * even) * waxUnit
  }
  return table
}

const rubbedTones = new Map<number, Uint8Array>()

/** What rubbing out `amount` 0..1 of it makes of each tone. */
export function tonesRubbed(amount: number): Uint8Array {
  let tones = rubbedTones.get(amount)
  if (!tones) {
    tones = Uint8Array.from({ length: 256 }, (_, tone) => tone + (255 - tone) * amount + 0.5)
    rubbedTones.set(amount, tones)
  }
  return tones
}
