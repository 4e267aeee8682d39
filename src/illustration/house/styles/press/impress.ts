import type { Box } from '../../drawing.ts'
import { blur } from '../../raster/blur.ts'
import { fillMask, type Outline } from '../../raster/fill-mask.ts'
import type { Tile } from '../../raster/noise.ts'
import { type PixelBox, pixelBox } from '../../raster/pixel-box.ts'
import { scratch } from '../../raster/scratch.ts'
import type { Plates, Recipe } from './plates.ts'

/** Where a texture is solid, another recipe is printed. */
export interface Texture {
  tile: Tile
  recipe: Recipe
  /** Share of the shape that is solid, at its top and at its foot. */
  cover: readonly [top: number, foot: number]
  /** How hard the marks end; 6 is smudged, 20 is crisp. */
  sharpness: number
  /** Where in the tile it was cut from, in pixels. */
  offset: readonly [number, number]
  /** Marks run down instead of across. */
  upright?: boolean
  /** How far marks that run down lean over, in halves of their length: -1 to the left, 1 to the right. */
  slant?: number
  /** Marks half as large as in the tile. */
  fine?: boolean
  /** Marks crowd at the shape's left (-1) or right (1) side, as where light comes from the other. */
  side?: number
}

/** How much is solid at the very side that marks crowd at, and the share of the shape's width that they reach. */
const sideCover = 0.8
const sideReach = 0.34

export interface Impression {
  outlines: readonly Outline[]
  /** Page units. */
  bounds: Box
  recipe: Recipe
  texture?: Texture | undefined
  /** Lies over what is printed below instead of being cut out of it. */
  overprint?: boolean
  alpha?: number
  /** Blur of the edge in page units. */
  softness?: number
  /** True where it prints evenly, false where it covers what does; unless told, what is below stays as it is. */
  calm?: boolean | undefined
}

/** Cuts a shape into the plates. */
export function impress(plates: Plates, impression: Impression): void {
  const softness = impression.softness ?? 0
  const box = pixelBox(impression.bounds, plates.pixels, softness * 3 + 1, softness > 0 ? 40 : 2)
  if (!box) return
  const mask = fillMask(impression.outlines, box, plates.scale, scratch('patch', box.width * box.height))
  if (softness > 0) blur(mask, box.width, box.height, softness * plates.scale)
  inkMask(plates, impression, box, mask)
}

function inkMask(plates: Plates, impression: Impression, box: PixelBox, mask: Float32Array): void {
  const { recipe, texture, overprint, calm } = impression
  const alpha = impression.alpha ?? 1
  const inks = recipe.length
  const left = Math.max(0, -box.x0)
  const right = Math.min(box.width, plates.pixels - box.x0)
  const solid = scratch('press-row', Math.max(1, right))
  for (let y = Math.max(0, -box.y0); y < Math.min(box.height, plates.pixels - box.y0); y++) {
    const start = y * box.width
    const place = (y + box.y0) * plates.pixels + box.x0
    if (texture) {
      const side = texture.side ? sideOfRow(mask, left, right, { start, side: texture.side }) : undefined
      textureRow(texture, impression.bounds, box, { y, left, right, side }, plates.scale, solid)
    }
    for (let ink = 0; ink < inks; ink++) {
      const amount = recipe[ink]! * 255
      const change = texture ? texture.recipe[ink]! * 255 - amount : 0
      if (overprint && amount === 0 && change === 0) continue
      const layer = plates.layers[ink]!
      // Inside a shape printed flat, which is most of most shapes, whole runs of pixels become the same.
      const flat = change === 0 && alpha === 1 && !overprint
      for (let x = left; x < right; x++) {
        const cover = mask[start + x]!
        if (cover === 0) continue
        if (flat && cover === 1) {
          const run = x
          while (x + 1 < right && mask[start + x + 1] === 1) x++
          layer.fill(amount + 0.5, place + run, place + x + 1)
          continue
        }
        const wanted = change === 0 ? amount : amount + change * solid[x]!
        const before = layer[place + x]!
        if (overprint && wanted <= before) continue
        layer[place + x] = before + (wanted - before) * cover * alpha + 0.5
      }
    }
    if (calm === undefined) continue
    for (let x = left; x < right; x++) {
      if (mask[start + x]! >= 0.5) plates.calm[place + x] = calm ? 255 : 0
    }
  }
}

/** Where a row of a shape ends on one side, and how far marks that crowd there reach, in pixels. */
interface RowSide {
  edge: number
  reach: number
}

/** The side of a row of the mask, from one place in it to another; undefined where the shape is not. */
function sideOfRow(
  mask: Float32Array,
  from: number,
  to: number,
  { start, side }: { start: number; side: number },
): RowSide | undefined {
  let [first, last] = [from, to - 1]
  while (first <= last && mask[start + first]! < 0.5) first++
  while (last > first && mask[start + last]! < 0.5) last--
  if (first >= last) return undefined
  return { edge: side < 0 ? first : last, reach: (last - first) * sideReach }
}

interface TextureRow {
  /** Row of the box. */
  y: number
  left: number
  right: number
  side: RowSide | undefined
}

/** How solid the texture is along a row of the box, 0..1. */
function textureRow(
  texture: Texture,
  bounds: Box,
  box: PixelBox,
  { y, left, right, side }: TextureRow,
  scale: number,
  into: Float32Array,
): void {
  const { tile, cover, sharpness, offset, upright, slant = 0 } = texture
  const { values, size } = tile
  const wrap = size - 1
  const times = texture.fine ? 2 : 1
  const top = Math.max(0, bounds.y0)
  const high = Math.max(1, Math.min(1000, bounds.y1) - top)
  const part = Math.max(0, Math.min(1, ((y + box.y0) / scale - top) / high))
  const level = 1 - (cover[0] + (cover[1] - cover[0]) * part)
  const down = ((y + box.y0) * times + offset[1]) & wrap
  const shift = box.x0 + (((y + box.y0) * slant) >> 1)
  for (let x = left; x < right; x++) {
    const across = ((x + shift) * times + offset[0]) & wrap
    const near = side ? 1 - Math.abs(x - side.edge) / side.reach : 0
    const crowd = near > 0 ? sideCover * near * near : 0
    const value = values[upright ? across * size + down : down * size + across]!
    const mark = (value - level + crowd) * sharpness + 0.5
    into[x] = mark < 0 ? 0 : mark > 1 ? 1 : mark
  }
}
