import type { Random } from '#book/random.ts'
import type { Point, Thing } from '../../drawing.ts'
import { cosineOfTurns, sineOfTurns } from '../../raster/exact-math.ts'
import type { Noise } from '../../raster/noise.ts'
import { drawGraphite, type Graphite } from './draw-graphite.ts'
import { hardLead, sunRay } from './pencils.ts'
import type { Sheet } from './sheet.ts'

/** A pen of the hard lead that things are laid out with. */
function layoutPen(random: Random, wobble: Noise, press: number): Graphite {
  return {
    colour: hardLead,
    width: 1.4,
    press,
    passes: 1,
    drift: 2.6,
    overshoot: 14,
    frame: -0.2,
    random,
    wobble,
  }
}

/** The lines that a building is fitted between, run on past its corners. */
export function drawScaffold(sheet: Sheet, thing: Thing, random: Random, wobble: Noise): void {
  const { x0, x1, y0, y1 } = thing.box
  const built = thing.shapes.some((shape) => shape.material === 'wall')
  if (!built || x1 - x0 < 110 || x0 < 0 || x1 > 1000) return
  const pen = layoutPen(random, wobble, 0.5)
  const middle = y1 - (y1 - y0) * 0.5
  for (const x of [x0 + 6, x1 - 5]) {
    drawGraphite(
      sheet,
      [
        [x, middle - 30],
        [x + 1, y1 + 16],
      ],
      false,
      pen,
    )
  }
  drawGraphite(
    sheet,
    [
      [x0 - 26, y1 + 2],
      [x1 + 30, y1 + 1],
    ],
    false,
    pen,
  )
}

/** Short strokes of yellow around the sun. */
export function drawSunRays(sheet: Sheet, sun: Thing, random: Random, wobble: Noise): void {
  const { x0, x1, y0, y1 } = sun.box
  const radius = (x1 - x0) / 2
  const count = 26
  for (let index = 0; index < count; index++) {
    const turns = (index + 0.3 * (random() - 0.5)) / count
    const at = (reach: number): Point => [
      (x0 + x1) / 2 + cosineOfTurns(turns) * radius * reach,
      (y0 + y1) / 2 + sineOfTurns(turns) * radius * reach,
    ]
    const pen = { ...layoutPen(random, wobble, 0.95), colour: sunRay, width: 3.2, drift: 1.4, overshoot: 3 }
    drawGraphite(sheet, [at(1.14 + 0.05 * random()), at(1.36 + 0.1 * random())], false, pen)
  }
}

/** The circles and axes that somebody is built on, drawn first; what is drawn over them rubs most of them out. */
export function drawConstruction(sheet: Sheet, thing: Thing, random: Random, wobble: Noise): void {
  const pen = (press: number): Graphite => layoutPen(random, wobble, press)
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
