import { boundsOf } from '../../boxes.ts'
import type { Thing } from '../../drawing.ts'
import { blur } from '../../raster/blur.ts'
import { fillMask, type Outline } from '../../raster/fill-mask.ts'
import { pixelBox } from '../../raster/pixel-box.ts'
import { scratch } from '../../raster/scratch.ts'
import { strokeOutlines } from '../../raster/stroke-outlines.ts'
import type { Stage } from './stage.ts'

/** What a thrown shadow leaves of red, green and blue light. */
const left = [0.1, 0.08, 0.17] as const
const strength = 0.86
/** How much stronger light is taken away than paint of the same strength would cover. */
const asPaint = 1.5

/** Whether a thing is a shadow thrown on a wall or the ground: it has no body of its own. */
export function isShadowPlay(thing: Thing): boolean {
  return thing.shapes.length > 0 && thing.shapes.every(({ group }) => group === 'shadow')
}

/**
 * Takes the light away where a thrown shadow falls, as deep as told, and leaves what is drawn there to be seen through it.
 */
export function layShadowPlay(stage: Stage, thing: Thing): void {
  const deep = strength * Math.min(1, (thing.shapes[0]?.alpha ?? 1) * asPaint)
  const outlines = thing.shapes.flatMap((shape): Outline[] =>
    shape.closed ? [{ points: shape.points }] : strokeOutlines(shape.points, shape.width ?? 2),
  )
  for (const hole of thing.shapes.flatMap(({ holes }) => holes ?? []))
    outlines.push({ points: hole, hole: true })
  const box = pixelBox(boundsOf(outlines), stage, 8, 0)
  if (!box) return
  const count = box.width * box.height
  const mask = fillMask(outlines, box, stage.scale, scratch('patch', count))
  blur(mask, box.width, box.height, 1.6 * stage.scale, 2)
  const planes = [stage.red, stage.green, stage.blue]
  for (let y = 0, index = 0; y < box.height; y++) {
    const row = y + box.y0
    for (let x = 0; x < box.width; x++, index++) {
      const column = x + box.x0
      if (row < 0 || column < 0 || row >= stage.height || column >= stage.width) continue
      const shade = Math.min(1, mask[index]!) * deep
      if (shade < 0.004) continue
      const place = row * stage.width + column
      for (let channel = 0; channel < 3; channel++) {
        const plane = planes[channel]!
        plane[place] = plane[place]! * (1 - shade * (1 - left[channel]!))
      }
    }
  }
}
