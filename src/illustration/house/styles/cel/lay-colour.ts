import type { Tile } from '../../raster/noise.ts'
import type { Rgb } from '../../raster/rgb.ts'
import { type Cover, onPage } from './cover-page.ts'
import type { Plates } from './plates.ts'

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
export function layColour(plates: Plates, { box, mask }: Cover, coat: Coat): void {
  const { pixels, rgb, ink } = plates
  const { left, top, right, bottom } = onPage(box, pixels)
  const { brushwork, alpha } = coat
  for (let y = top; y < bottom; y++) {
    const [red, green, blue] = colourAtRow(coat, y / plates.scale)
    let from = (y - box.y0) * box.width + left - box.x0
    let place = y * pixels + left
    const brushRow = brushwork
      ? ((y + brushwork.offset[1]) & (brushwork.tile.size - 1)) * brushwork.tile.size
      : 0
    for (let x = left; x < right; x++, from++, place++) {
      const cover = mask[from]! * alpha
      if (cover < 0.004) continue
      let r = red
      let g = green
      let b = blue
      if (brushwork) {
        const { tile, offset, strength, light, dark } = brushwork
        const mark = tile.values[brushRow + ((x + offset[0]) & (tile.size - 1))]! * strength
        const target = mark > 0 ? light : dark
        const part = mark > 0 ? mark : -mark
        r += (target[0] - r) * part
        g += (target[1] - g) * part
        b += (target[2] - b) * part
      }
      const at = place * 3
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
  const { pixels, ink } = plates
  const { left, top, right, bottom } = onPage(box, pixels)
  for (let y = top; y < bottom; y++) {
    let from = (y - box.y0) * box.width + left - box.x0
    let place = y * pixels + left
    for (let x = left; x < right; x++, from++, place++) {
      const cover = mask[from]! * strength
      if (cover > 0.004) ink[place] = ink[place]! + (255 - ink[place]!) * cover + 0.5
    }
  }
}
