import type { Thing } from '../../drawing.ts'
import { blur } from '../../raster/blur.ts'
import { fillMask, type Outline } from '../../raster/fill-mask.ts'
import { pixelBox } from '../../raster/pixel-box.ts'
import { scratch } from '../../raster/scratch.ts'
import { strokeOutlines } from '../../raster/stroke-outlines.ts'
import { boundsOf } from './parts.ts'
import type { Stage } from './stage.ts'

/** What a thrown shadow leaves of red, green and blue light. */
const left = [0.1, 0.08, 0.17] as const
const strength = 0.86

/** Whether a thing is a shadow thrown on a wall or the ground: it has no body of its own. */
export function isShadowPlay(thing: Thing): boolean {
  return thing.shapes.length > 0 && thing.shapes.every(({ group }) => group === 'shadow')
}

/** Takes the light away where a thrown shadow falls, and leaves what is drawn there to be seen through it. */
export function layShadowPlay(stage: Stage, thing: Thing): void {
  const outlines = thing.shapes.flatMap((shape): Outline[] =>
    shape.closed ? [{ points: shape.points }] : strokeOutlines(shape.points, shape.width ?? 2),
  )
  for (const hole of thing.shapes.flatMap(({ holes }) => holes ?? []))
    outlines.push({ points: hole, hole: true })
  const box = pixelBox(boundsOf(outlines), stage.pixels, 8, 0)
  if (!box) return
  const mask = fillMask(outlines, box, stage.scale, scratch('patch', box.width * box.height))
  blur(mask, box.width, box.height, 1.6 * stage.scale, 2)
  const { pixels, red, green, blue } = stage
  const end = Math.min(box.width, pixels - box.x0)
  for (let y = Math.max(0, -box.y0); y < Math.min(box.height, pixels - box.y0); y++) {
    for (let x = Math.max(0, -box.x0); x < end; x++) {
      const shade = Math.min(1, mask[y * box.width + x]!) * strength
      if (shade < 0.004) continue
      const place = (y + box.y0) * pixels + x + box.x0
      red[place] = red[place]! * (1 - shade * (1 - left[0]))
      green[place] = green[place]! * (1 - shade * (1 - left[1]))
      blue[place] = blue[place]! * (1 - shade * (1 - left[2]))
    }
  }
}
