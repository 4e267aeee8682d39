import type { PartName } from '../../part-name.ts'
import type { Point } from '../../drawing.ts'
import { smooth } from '../../pen/curves.ts'
import type { Modeller } from '../model-request.ts'
import { plane } from '../solids/build.ts'
import type { Paint, Painted } from '../solids/solid.ts'
import { aside } from './aside.ts'
import { lying } from './lying.ts'
import { colourTold, numberTold, pointsTold } from './prop-model.ts'

/** Metres between two tongues of water, and how far they run out. */
const [tongue, runOut] = [1.7, 0.3]

/** Where no edge is told. */
const straightAcross: readonly Point[] = [
  [-6, 0],
  [6, 0],
]

/**
 * The edge of a tide that comes in over the sand and what is drawn on it: along `state.along`, points across and along in
 * metres, with the sea to the right of that way, `state.out` metres of it. Foam runs along its edge, and once more farther
 * out; what lies under the thin water still glimmers through it.
 */
export const tide: Modeller = (request) => {
  const { frame } = request
  const colour = colourTold(request, '#6a9fb0')
  const out = numberTold(request, 'out', 30)
  const told = pointsTold(request, 'along')
  const edge = lapping(smooth(told.length > 1 ? told : straightAcross, false, 48))
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

function water(part: PartName, colour: string, alpha: number): Paint {
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
