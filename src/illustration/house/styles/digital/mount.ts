import type { Stage } from '../relief/stage.ts'
import { paperWhite } from '../relief/linear-colour.ts'
import type { Sheet } from '../../drawing.ts'

/** Page units: width of the frame, radius of its corners, reach of its shadow on the picture. */
const margin = 23
const radius = 40
const reach = 15

/** Sets the picture behind a frame of white card with round corners, which throws a soft shadow on it. */
export function mountPicture(stage: Stage): void {
  const { width, height, scale, units, lamp } = stage
  const [lightX, lightY] = lamp.direction
  const planes = [stage.red, stage.green, stage.blue]
  for (let y = 0, place = 0; y < height; y++) {
    const pageY = (y + 0.5) / scale
    for (let x = 0; x < width; x++, place++) {
      const pageX = (x + 0.5) / scale
      const inside = depthInside(units, pageX, pageY)
      if (inside > reach * 2.2) continue
      const card = Math.max(0, Math.min(1, 0.5 - inside * scale))
      const shaded = depthInside(units, pageX + lightX * 9, pageY + lightY * 9)
      const part = Math.max(0, Math.min(1, 1 - shaded / reach))
      const dark = 1 - 0.46 * part * part
      // The card's own cut edge catches the light.
      const bevel = inside > -2.4 ? 0.82 : 1
      planes.forEach((plane, channel) => {
        plane[place] = plane[place]! * dark * (1 - card) + paperWhite[channel as 0 | 1 | 2] * bevel * card
      })
    }
  }
}

/** Page units that a place lies inside the opening; negative on the card. */
function depthInside({ width, height }: Sheet, x: number, y: number): number {
  const right = Math.abs(x - width / 2) - (width / 2 - margin - radius)
  const down = Math.abs(y - height / 2) - (height / 2 - margin - radius)
  const outsideX = right > 0 ? right : 0
  const outsideY = down > 0 ? down : 0
  const corner = Math.sqrt(outsideX * outsideX + outsideY * outsideY)
  const within = right > down ? right : down
  return radius - corner - (within < 0 ? within : 0)
}
