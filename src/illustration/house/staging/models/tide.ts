import type { Point } from '../../drawing.ts'
import { smooth } from '../../pen/curves.ts'
import type { Modeller } from '../model-request.ts'
import { plane } from '../solids/build.ts'
import type { Paint, Painted } from '../solids/solid.ts'
import { lying } from './lying.ts'
import { colourTold, numberTold, pointsTold } from './prop-model.ts'

/** Metres between two tongues of water, and how far they run out. */
const [tongue, runOut] = [1.7, 0.3]

/**
 * The edge of a tide that comes in over the sand and what is drawn on it: along `state.along`, points across and along in
 * metres, with the sea to the right of that way, `state.out` metres of it. Foam runs along its edge, and once more farther
 * out; what lies under the thin water still glimmers through it.
 */
export const tide: Modeller = (request) => {
  const { frame } = request
  const colour = colourTold(request, '#6a9fb0')
  const out = numberTold(request, 'out', 30)
  const edge = lapping(smooth(pointsTold(request, 'along'), false, 48))
  const band = (from: number, to: number, paint: Paint): Painted =>
    plane(
      frame,
      [...beside(edge, from), ...beside(edge, to).toReversed()].map(([x, z]) => [x, 0.014, z]),
      paint,
    )
  return lying(request, [
    band(-0.5, out, water('wet', '#7d5a58', 0.34)),
    band(0, out, water('tide', colour, 0.8)),
    band(0.9, out, water('tide', colour, 0.8)),
    band(0.94, 1.03, water('foam', '#eef4ef', 0.75)),
    band(-0.04, 0.13, water('foam', '#f7fbf6', 1)),
  ])
}

function water(part: string, colour: string, alpha: number): Paint {
  return { part, material: 'water', colour, group: part, marking: true, alpha }
}

/** The same line in tongues. */
function lapping(line: readonly Point[]): Point[] {
  let along = 0
  const rise = line.map((point, index) => {
    const before = line[index - 1] ?? point
    along += Math.hypot(point[0] - before[0], point[1] - before[1])
    const part = (along / tongue) * Math.PI
    return runOut * (Math.sin(part) ** 2 + 0.5 * Math.sin(part * 0.37))
  })
  return line.map((_, index) => aside(line, index, -(rise[index] as number)))
}

function beside(line: readonly Point[], out: number): Point[] {
  return line.map((_, index) => aside(line, index, out))
}

/** So many metres to the right of a place on a line. */
function aside(line: readonly Point[], index: number, out: number): Point {
  const [before, after] = [
    line[Math.max(0, index - 1)] as Point,
    line[Math.min(line.length - 1, index + 1)] as Point,
  ]
  const way: Point = [after[0] - before[0], after[1] - before[1]]
  const length = Math.hypot(...way) || 1
  const [x, z] = line[index] as Point
  return [x + (way[1] / length) * out, z - (way[0] / length) * out]
}
