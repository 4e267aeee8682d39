import type { Tile } from '../../raster/noise.ts'
import type { Rgb } from '../../raster/rgb.ts'
import { type Cover, endOfRun, onPage } from './cover-page.ts'
import { fillEvenly, type Plates } from './plates.ts'

/** Brush marks in a coat of paint: the tile's numbers lean the colour to `light` above 0, to `dark` below. */
export interface Brushwork {
  tile: Tile
  /** Where in the tile the coat begins, in texels. */
  offset: readonly [number, number]
  strength: number
  light: Rgb
  dark: Rgb
}

export interface Coat {
  colour: Rgb
  /** Colour at the lower end, and where both ends lie in page units. */
  grade?: { colour: Rgb; from: number; to: number } | undefined
  alpha: number
  brushwork?: Brushwork | undefined
}

/** Paints a coat through a mask; ink below it disappears. */
export function layColour(plates: Plates, cover: Cover, coat: Coat): void {
  if (coat.brushwork) layBrushed(plates, cover, coat, coat.brushwork)
  else layFlat(plates, cover, coat)
}

function layFlat(plates: Plates, { box, mask }: Cover, coat: Coat): void {
  const { width, rgb, ink } = plates
  const { left, top, right, bottom } = onPage(box, plates)
  const { alpha } = coat
  const line = new Uint8Array(Math.max(1, right - left) * 3)
  for (let y = top; y < bottom; y++) {
    const [red, green, blue] = colourAtRow(coat, y / plates.scale)
    const start = (y - box.y0) * box.width - box.x0
    const row = y * width
    if (coat.grade || y === top) fillEvenly(line, [red + 0.5, green + 0.5, blue + 0.5])
    for (let x = left; x < right; x++) {
      const here = mask[start + x]!
      if (here === 1 && alpha === 1) {
        // The inside of a shape is opaque, in long runs: copied from a line of nothing but the colour.
        const end = endOfRun(mask, start + x, start + right) - start
        rgb.set(line.subarray(0, (end - x) * 3), (row + x) * 3)
        ink.fill(0, row + x, row + end)
        x = end - 1
        continue
      }
      const cover = here * alpha
      if (cover < 0.004) continue
      const place = row + x
      const at = place * 3
      rgb[at] = rgb[at]! + (red - rgb[at]!) * cover + 0.5
      rgb[at + 1] = rgb[at + 1]! + (green - rgb[at + 1]!) * cover + 0.5
      rgb[at + 2] = rgb[at + 2]! + (blue - rgb[at + 2]!) * cover + 0.5
      if (ink[place]! > 0) ink[place] = ink[place]! * (1 - cover)
    }
  }
}

/** The same with the marks of a brush in it. */
function layBrushed(plates: Plates, { box, mask }: Cover, coat: Coat, brushwork: Brushwork): void {
  const { width, rgb, ink } = plates
  const { left, top, right, bottom } = onPage(box, plates)
  const { alpha } = coat
  const { tile, strength, light, dark } = brushwork
  const { values } = tile
  const wrap = tile.size - 1
  const [offsetX, offsetY] = brushwork.offset
  for (let y = top; y < bottom; y++) {
    const [red, green, blue] = colourAtRow(coat, y / plates.scale)
    const [upRed, upGreen, upBlue] = [light[0] - red, light[1] - green, light[2] - blue]
    const [downRed, downGreen, downBlue] = [red - dark[0], green - dark[1], blue - dark[2]]
    const start = (y - box.y0) * box.width - box.x0
    const row = y * width
    const brushRow = ((y + offsetY) & wrap) * tile.size
    for (let x = left; x < right; x++) {
      const cover = mask[start + x]! * alpha
      if (cover < 0.004) continue
      const place = row + x
      const at = place * 3
      const mark = values[brushRow + ((x + offsetX) & wrap)]! * strength
      const lit = mark > 0
      const r = red + (lit ? upRed : downRed) * mark
      const g = green + (lit ? upGreen : downGreen) * mark
      const b = blue + (lit ? upBlue : downBlue) * mark
      if (cover === 1) {
        rgb[at] = r + 0.5
        rgb[at + 1] = g + 0.5
        rgb[at + 2] = b + 0.5
        ink[place] = 0
        continue
      }
      rgb[at] = rgb[at]! + (r - rgb[at]!) * cover + 0.5
      rgb[at + 1] = rgb[at + 1]! + (g - rgb[at + 1]!) * cover + 0.5
      rgb[at + 2] = rgb[at + 2]! + (b - rgb[at + 2]!) * cover + 0.5
      if (ink[place]! > 0) ink[place] = ink[place]! * (1 - cover)
    }
  }
}

function colourAtRow(coat: Coat, y: number): Rgb {
  const { colour, grade } = coat
  if (!grade) return colour
  const part = Math.max(0, Math.min(1, (y - grade.from) / (grade.to - grade.from || 1)))
  return [
    colour[0] + (grade.colour[0] - colour[0]) * part,
    colour[1] + (grade.colour[1] - colour[1]) * part,
    colour[2] + (grade.colour[2] - colour[2]) * part,
  ]
}

/** Lays ink through a mask, `strength` 0..1. */
export function layInk(plates: Plates, { box, mask }: Cover, strength: number): void {
  const { width, ink } = plates
  const { left, top, right, bottom } = onPage(box, plates)
  for (let y = top; y < bottom; y++) {
    const start = (y - box.y0) * box.width - box.x0
    const row = y * width
    for (let x = left; x < right; x++) {
      const here = mask[start + x]!
      if (here === 1 && strength === 1) {
        const end = endOfRun(mask, start + x, start + right) - start
        ink.fill(255, row + x, row + end)
        x = end - 1
        continue
      }
      const cover = here * strength
      if (cover > 0.004) ink[row + x] = ink[row + x]! + (255 - ink[row + x]!) * cover + 0.5
    }
  }
}
