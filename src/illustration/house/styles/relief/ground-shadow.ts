import { boundsOf } from '../../boxes.ts'
import type { Point, Thing } from '../../drawing.ts'
import { blur } from '../../raster/blur.ts'
import { coarseColumns, coarseRow } from '../../raster/coarse-rows.ts'
import { fillMask, type Outline } from '../../raster/fill-mask.ts'
import { ellipse } from '../../pen/curves.ts'
import { pixelBox } from '../../raster/pixel-box.ts'
import type { Rgb } from '../../raster/rgb.ts'
import { scratch } from '../../raster/scratch.ts'
import { strokeOutlines } from '../../raster/stroke-outlines.ts'
import type { Stage } from './stage.ts'

/** How a style lets shadows fall on the ground. */
export interface GroundShade {
  /** What is left of each light, linear. */
  colour: Rgb
  /** Page units. */
  softness: number
  /** Page units that a shadow reaches for each that its thing is high: away from the light, and up the page. */
  reach: number
  rise: number
  /** How much darker than its shadow the ground is where something touches it. */
  contact: number
}

/**
 * Lays the shadow of things that stand on the ground at `foot` (page units down): their outline, flattened and leaning
 * away from the light, and the dark under their feet, where no light gets in. Only pixels of things for which `receives` is 1 take it.
 */
export function layGroundShadow(
  stage: Stage,
  things: readonly Thing[],
  foot: number,
  receives: Uint8Array,
  look: GroundShade & { strength: number },
): void {
  const lean = -stage.lamp.direction[0] * look.reach
  const outlines = things.flatMap((thing) => flattened(thing, foot, lean, look.rise))
  const soles = things.flatMap((thing) => solesOf(thing, foot))
  if (outlines.length === 0) return
  const cell = stage.step * 4
  const box = pixelBox(boundsOf([...outlines, ...soles]), stage, look.softness * 3, 20, cell)
  if (!box) return
  const coarse = { x0: box.x0 / cell, y0: box.y0 / cell, width: box.width / cell, height: box.height / cell }
  const unit = stage.scale / cell
  const mask = fillMask(outlines, coarse, unit, scratch('ground-shadow', coarse.width * coarse.height))
  blur(mask, coarse.width, coarse.height, Math.max(1, look.softness * unit), 2)
  const contact = fillMask(soles, coarse, unit, scratch('contact', coarse.width * coarse.height))
  blur(contact, coarse.width, coarse.height, Math.max(0.6, 2.4 * unit), 2)
  // Where it touches it is darker than its shadow.
  for (let index = 0; index < coarse.width * coarse.height; index++)
    mask[index] = Math.max(mask[index]!, contact[index]! * look.contact)
  const columns = coarseColumns(box.width, cell)
  const row = scratch('cast-row', coarse.width + 1)
  const { width, height, owner, red, green, blue } = stage
  const left = Math.max(0, -box.x0)
  const right = Math.min(box.width, width - box.x0)
  for (let y = Math.max(0, -box.y0); y < Math.min(box.height, height - box.y0); y++) {
    coarseRow(mask, coarse.width, coarse.height, cell, y, row)
    let place = (y + box.y0) * width + box.x0 + left
    for (let x = left; x < right; x++, place++) {
      const column = columns.left[x]!
      const laid = (row[column]! + (row[column + 1]! - row[column]!) * columns.part[x]!) * look.strength
      // Darker than the shadow's own colour would be a black slab.
      const shade = laid > 1 ? 1 : laid
      if (shade < 0.004 || receives[owner[place]!] !== 1) continue
      red[place] = red[place]! * (1 - shade * (1 - look.colour[0]))
      green[place] = green[place]! * (1 - shade * (1 - look.colour[1]))
      blue[place] = blue[place]! * (1 - shade * (1 - look.colour[2]))
    }
  }
}

function flattened(thing: Thing, foot: number, lean: number, rise: number): Outline[] {
  const laid = ([x, y]: Point): Point => {
    const high = Math.max(-14, foot - y)
    return [x + high * lean, foot - high * rise]
  }
  return thing.shapes
    .filter((shape) => !shape.soft && !shape.marking && shape.points.length > 1)
    .flatMap((shape) =>
      shape.closed ? [{ points: shape.points }] : strokeOutlines(shape.points, shape.width ?? 2),
    )
    .map(({ points }) => ({ points: points.map(laid) }))
}

/** Flat pools where the parts of a thing touch the ground. */
function solesOf(thing: Thing, foot: number): Outline[] {
  return thing.shapes
    .filter((shape) => shape.closed && !shape.soft && !shape.marking && shape.points.length > 2)
    .map((shape) => boundsOf([{ points: shape.points }]))
    .filter(({ y1 }) => Math.abs(y1 - foot) < 18)
    .map(({ x0, x1, y1 }) => {
      const high = Math.min(10, 4 + (x1 - x0) * 0.08)
      return { points: ellipse((x0 + x1) / 2, y1 + 0.5, (x1 - x0) * 0.56, high, 0, 24) }
    })
}
