import type { PixelBox } from '../../raster/pixel-box.ts'
import { scratch } from '../../raster/scratch.ts'
import type { Stage } from './stage.ts'

/** One piece, lit, on its way to the stage: light times coverage, and coverage. */
export interface Plate {
  box: PixelBox
  red: Float32Array
  green: Float32Array
  blue: Float32Array
  cover: Float32Array
}

/** An empty plate in shared memory: it is good until the next one is made. */
export function cleanPlate(box: PixelBox): Plate {
  const count = box.width * box.height
  const plate = {
    box,
    red: scratch('plate-red', count),
    green: scratch('plate-green', count),
    blue: scratch('plate-blue', count),
    cover: scratch('plate-cover', count),
  }
  for (const plane of [plate.red, plate.green, plate.blue, plate.cover]) plane.fill(0, 0, count)
  return plate
}

/**
 * Sets the piece down on the stage, owned by `owner`, or by whatever it lies on. Where two of its parts meet, their edges cover only partly;
 * `body`, the mask of the whole, closes the joint.
 */
export function setDown(stage: Stage, plate: Plate, body: Float32Array | undefined, owner?: number): void {
  const { box, cover } = plate
  const { width, height, red, green, blue } = stage
  const left = Math.max(0, -box.x0)
  const right = Math.min(box.width, width - box.x0)
  for (let y = Math.max(0, -box.y0); y < Math.min(box.height, height - box.y0); y++) {
    let index = y * box.width + left
    let place = (y + box.y0) * width + box.x0 + left
    for (let x = left; x < right; x++, index++, place++) {
      const painted = cover[index]!
      if (painted < 0.004) continue
      const whole = body ? body[index]! : 0
      const amount = whole > painted ? whole : painted
      const share = amount / painted
      const keep = 1 - amount
      red[place] = red[place]! * keep + plate.red[index]! * share
      green[place] = green[place]! * keep + plate.green[index]! * share
      blue[place] = blue[place]! * keep + plate.blue[index]! * share
      if (amount > 0.5 && owner !== undefined) stage.owner[place] = owner
    }
  }
}
