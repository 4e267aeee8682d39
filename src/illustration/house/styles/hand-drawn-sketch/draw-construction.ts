import type { Random } from '#book/random.ts'
import type { Point, Thing } from '../../drawing.ts'
import { cosineOfTurns, sineOfTurns } from '../../raster/exact-math.ts'
import type { Noise } from '../../raster/noise.ts'
import { drawGraphite } from './draw-graphite.ts'
import { hardLead } from './pencils.ts'
import type { Sheet } from './sheet.ts'

/** The circles and axes that somebody is built on, drawn first; what is drawn over them rubs most of them out. */
export function drawConstruction(sheet: Sheet, thing: Thing, random: Random, wobble: Noise): void {
  const pen = (press: number) => ({
    colour: hardLead,
    width: 1.4,
    press,
    passes: 1,
    drift: 2.6,
    overshoot: 14,
    frame: -0.2,
    random,
    wobble,
  })
  for (const { centre, radius } of thing.faces) {
    if (radius < 16) continue
    const [x, y] = centre
    drawGraphite(sheet, oval(x, y, radius * 1.22, radius * 1.2, random), true, pen(0.6))
    drawGraphite(
      sheet,
      oval(x + radius * 0.06, y - radius * 0.05, radius * 1.15, radius * 1.3, random),
      true,
      pen(0.5),
    )
    const foot = Math.min(thing.box.y1, y + radius * 5)
    drawGraphite(
      sheet,
      [
        [x + 2, y - radius * 1.62],
        [x, y],
        [x - 3, foot + 8],
      ],
      false,
      pen(0.45),
    )
    drawGraphite(
      sheet,
      [
        [x - radius * 1.5, y + 3],
        [x, y + 6],
        [x + radius * 1.5, y + 1],
      ],
      false,
      pen(0.45),
    )
  }
}

/** An oval that a swinging hand draws: a little more than once around. */
function oval(x: number, y: number, radiusX: number, radiusY: number, random: Random): Point[] {
  const phase = random()
  const tilt = (random() - 0.5) * 0.16
  return Array.from({ length: 60 }, (_, index): Point => {
    const turns = phase + index / 58
    const across = cosineOfTurns(turns) * radiusX
    return [x + across, y + sineOfTurns(turns) * radiusY + across * tilt]
  })
}
