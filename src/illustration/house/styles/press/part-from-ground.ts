import type { Box } from '../../drawing.ts'
import { fillMask, type Outline } from '../../raster/fill-mask.ts'
import { pixelBox } from '../../raster/pixel-box.ts'
import { scratch } from '../../raster/scratch.ts'
import type { Plates, Recipe } from './plates.ts'

/** How a piece is kept apart from what it would melt into. */
export interface Parting {
  /** Page units. */
  width: number
  /** Printed around pale pieces on pale ground; without it they are let melt. */
  line: Recipe | undefined
  /** What remains of the ink around other pieces; above 1 it is more. */
  remains: number
}

/**
 * Where a piece of about the colour of its ground is about to be printed, leaves a sliver of paper around it, as
 * cut stencils do; on bare paper a sliver of ink instead. Where colours differ nothing is touched.
 */
export function partFromGround(
  plates: Plates,
  outlines: readonly Outline[],
  bounds: Box,
  recipe: Recipe,
  parting: Parting,
): void {
  const box = pixelBox(bounds, plates, parting.width + 1, parting.width + 1)
  if (!box) return
  const { width, height } = box
  const mask = fillMask(outlines, box, plates.scale, scratch('patch', width * height))
  const reach = Math.max(1, Math.round(parting.width * plates.scale))
  const aslant = Math.max(1, Math.round(reach * 0.7))
  const right = Math.min(width, plates.width - box.x0)
  for (let y = Math.max(0, -box.y0); y < Math.min(height, plates.height - box.y0); y++) {
    for (let x = Math.max(0, -box.x0); x < right; x++) {
      if (mask[y * width + x]! >= 1) continue
      const near = nearCover(mask, width, height, x, y, reach, aslant)
      if (near > 0.02) partPixel(plates, (y + box.y0) * plates.width + x + box.x0, near, recipe, parting)
    }
  }
}

/** The highest cover at eight places around a pixel. */
function nearCover(
  mask: Float32Array,
  width: number,
  height: number,
  x: number,
  y: number,
  reach: number,
  aslant: number,
): number {
  const west = x >= reach
  const east = x + reach < width
  const index = y * width + x
  let near = 0
  if (west && mask[index - reach]! > near) near = mask[index - reach]!
  if (east && mask[index + reach]! > near) near = mask[index + reach]!
  if (y >= reach) {
    const above = index - reach * width
    if (mask[above]! > near) near = mask[above]!
    const corner = index - aslant * width
    if (west && mask[corner - aslant]! > near) near = mask[corner - aslant]!
    if (east && mask[corner + aslant]! > near) near = mask[corner + aslant]!
  }
  if (y + reach < height) {
    const below = index + reach * width
    if (mask[below]! > near) near = mask[below]!
    const corner = index + aslant * width
    if (west && mask[corner - aslant]! > near) near = mask[corner - aslant]!
    if (east && mask[corner + aslant]! > near) near = mask[corner + aslant]!
  }
  return near
}

function partPixel(plates: Plates, place: number, near: number, recipe: Recipe, parting: Parting): void {
  const [red, green, blue] = plates.paper
  let [hereRed, hereGreen, hereBlue] = [red, green, blue]
  let [itsRed, itsGreen, itsBlue] = [red, green, blue]
  for (let ink = 0; ink < recipe.length; ink++) {
    const [r, g, b] = plates.inks[ink]!
    const here = plates.layers[ink]![place]! / 255
    const its = recipe[ink]!
    hereRed *= 1 - here * (1 - r / 255)
    hereGreen *= 1 - here * (1 - g / 255)
    hereBlue *= 1 - here * (1 - b / 255)
    itsRed *= 1 - its * (1 - r / 255)
    itsGreen *= 1 - its * (1 - g / 255)
    itsBlue *= 1 - its * (1 - b / 255)
  }
  const apart = Math.max(
    Math.abs(hereRed - itsRed),
    Math.abs(hereGreen - itsGreen),
    Math.abs(hereBlue - itsBlue),
  )
  const alike = Math.min(1, 2 - apart / 22)
  if (alike <= 0) return
  const pale = hereRed + hereGreen + hereBlue > 0.84 * (red + green + blue)
  const { line, remains } = parting
  if (pale && !line) return
  for (let ink = 0; ink < recipe.length; ink++) {
    const layer = plates.layers[ink]!
    const before = layer[place]!
    const wanted = pale && line ? Math.max(before, line[ink]! * 255) : Math.min(255, before * remains)
    layer[place] = before + (wanted - before) * near * alike + 0.5
  }
}
