import type { Thing } from '../../drawing.ts'
import { type Cover, onPage } from '../cel/cover-page.ts'
import { isSkyDark } from '../cel/is-sky-dark.ts'
import { layColour } from '../cel/lay-colour.ts'
import { layTone } from '../cel/lay-tone.ts'
import type { Plates } from '../cel/plates.ts'
import type { Patch } from '../split-into-pieces.ts'
import { lightCells, type LightMap, makeLightMap } from '../light-map.ts'
import { type Desk, paper } from './desk.ts'
import { layWash } from './lay-wash.ts'
import { lightness, rgbFrom } from '../../raster/rgb.ts'

/** A sky in one screen from its zenith down, with the sun's or moon's light left out of it. */
export function screenSky(desk: Desk, thing: Thing, patch: Patch, cover: Cover): void {
  const { plates, drawing } = desk
  const { weather } = drawing.atmosphere
  const time = isSkyDark(drawing) ? 'night' : drawing.atmosphere.time
  const [zenith, horizon] = tonesOf(patch)
  const heavy = weather === 'rain' || weather === 'snow' || weather === 'cloudy' ? 0.1 : 0
  const { y0, y1 } = patch.bounds
  const top = Math.max(0, y0)
  const tall = Math.max(
    1,
    Math.min(plates.units.height, y1, thing.depth < 0.03 ? 700 : plates.units.height) - top,
  )
  layTone(plates, cover, 0, { light: desk.light, depth: 0, dark: 0, lit: 0 })
  layWash(desk, cover, false)
  layColour(plates, cover, { colour: paper, alpha: 1 })
  const most = time === 'night' ? 0.75 : 0.9
  darken(plates, cover, makeLightMap(drawing, plates.units, 1), most, (y) => {
    const down = Math.max(0, Math.min(1, (y - top) / tall))
    return zenith + (horizon - zenith) * down + heavy
  })
}

/** Screens as dark as the colours that a sky was told in; fair ones end in bare paper. */
function tonesOf({ colour, colour2 = colour }: Patch): [zenith: number, horizon: number] {
  const toneFor = (hex: string): number => (0.86 - lightness(rgbFrom(hex))) * 1.2
  return [toneFor(colour), toneFor(colour2)]
}

/** Lays the screen that each row asks for (0..1), less by up to `most` where the glow is. */
function darken(
  plates: Plates,
  { box, mask }: Cover,
  { glow, columns: across }: LightMap,
  most: number,
  darkAt: (y: number) => number,
): void {
  const { width, edge, scale, tone } = plates
  const { left, top, right, bottom } = onPage(box, plates)
  const cellOf = (pixel: number): number => Math.floor((pixel / edge) * lightCells)
  const columns = Int32Array.from({ length: width }, (_, x) => cellOf(x))
  for (let y = top; y < bottom; y++) {
    const start = (y - box.y0) * box.width - box.x0
    const cells = cellOf(y) * across
    const dark = Math.max(0, Math.min(1, darkAt(y / scale))) * 255
    for (let x = left; x < right; x++) {
      const cover = mask[start + x]!
      if (cover < 0.004) continue
      const place = y * width + x
      const wanted = dark * (1 - most * glow[cells + columns[x]!]!)
      tone[place] = tone[place]! + (wanted - tone[place]!) * cover
    }
  }
}
