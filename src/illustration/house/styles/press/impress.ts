import type { Box } from '../../drawing.ts'
import { blur } from '../../raster/blur.ts'
import { fillMask, type Outline } from '../../raster/fill-mask.ts'
import type { Tile } from '../../raster/noise.ts'
import { type PixelBox, pixelBox } from '../../raster/pixel-box.ts'
import { scratch } from '../../raster/scratch.ts'
import type { Plates, Recipe } from './plates.ts'
import type { PageSize } from '../../raster/page-size.ts'

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
  const box = pixelBox(impression.bounds, plates, softness * 3 + 1, softness > 0 ? 40 : 2)
  if (!box) return
  const mask = fillMask(impression.outlines, box, plates.scale, scratch('patch', box.width * box.height))
  if (softness > 0) blur(mask, box.width, box.height, softness * plates.scale)
  inkMask(plates, impression, box, mask)
}

function inkMask(plates: Plates, impression: Impression, box: PixelBox, mask: Float32Array): void {
  const { bounds, texture, calm } = impression
  const left = Math.max(0, -box.x0)
  const right = Math.min(box.width, plates.width - box.x0)
  const solid = scratch('press-row', box.width)
  const coats = coatsOf(plates, impression)
  const whole = (impression.alpha ?? 1) === 1 && !impression.overprint
  for (let y = Math.max(0, -box.y0); y < Math.min(box.height, plates.height - box.y0); y++) {
    const start = y * box.width
    const place = (y + box.y0) * plates.width + box.x0
    const rowSide = texture?.side ? sideOfRow(mask, left, right, { start, side: texture.side }) : undefined
    for (let x = left, end = left; x < right; x = end) {
      end = x + 1
      const cover = mask[start + x]!
      if (cover === 0) continue
      // Inside a shape that hides what lies below, which is most of most shapes, runs of pixels need not be mixed.
      const inside = whole && cover === 1
      while (end < right && mask[start + end] !== 0 && (whole && mask[start + end] === 1) === inside) end++
      if (texture) textureRow(texture, bounds, box, { y, left: x, right: end, side: rowSide }, plates, solid)
      for (const coat of coats) {
        if (inside) fillRun(coat, solid, x, end, place)
        else mixRun(coat, impression, mask, start, solid, x, end, place)
      }
      if (calm === undefined) continue
      if (inside) plates.calm.fill(calm ? 255 : 0, place + x, place + end)
      else for (; x < end; x++) if (mask[start + x]! >= 0.5) plates.calm[place + x] = calm ? 255 : 0
    }
  }
}

/** What is printed on one layer, 0..255, and how much more of it where the texture is solid. */
interface Coat {
  layer: Uint8Array
  amount: number
  change: number
}

function coatsOf(plates: Plates, { recipe, texture, overprint }: Impression): Coat[] {
  const coats = recipe.map((part, ink): Coat => {
    const amount = part * 255
    return {
      layer: plates.layers[ink]!,
      amount,
      change: texture ? texture.recipe[ink]! * 255 - amount : 0,
    }
  })
  return overprint ? coats.filter(({ amount, change }) => amount !== 0 || change !== 0) : coats
}

function fillRun(
  { layer, amount, change }: Coat,
  solid: Float32Array,
  from: number,
  to: number,
  place: number,
): void {
  if (change === 0) layer.fill(amount + 0.5, place + from, place + to)
  else for (let x = from; x < to; x++) layer[place + x] = amount + change * solid[x]! + 0.5
}

/** Mixes a run with what lies below, along edges and through what does not hide it. */
function mixRun(
  { layer, amount, change }: Coat,
  { overprint, alpha = 1 }: Impression,
  mask: Float32Array,
  start: number,
  solid: Float32Array,
  from: number,
  to: number,
  place: number,
): void {
  for (let x = from; x < to; x++) {
    const wanted = change === 0 ? amount : amount + change * solid[x]!
    const before = layer[place + x]!
    if (overprint && wanted <= before) continue
    layer[place + x] = before + (wanted - before) * mask[start + x]! * alpha + 0.5
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
  { scale, units }: PageSize,
  into: Float32Array,
): void {
  const { tile, cover, sharpness, offset, upright, slant = 0 } = texture
  const { values, size } = tile
  const wrap = size - 1
  const times = texture.fine ? 2 : 1
  const top = Math.max(0, bounds.y0)
  const high = Math.max(1, Math.min(units.height, bounds.y1) - top)
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
