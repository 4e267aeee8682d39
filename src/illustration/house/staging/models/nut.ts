import type { PartName } from '../../part-name.ts'
import { darker, lighter } from '../../pen/colour.ts'
import type { Point } from '../../drawing.ts'
import { drawMotif } from '../../props/draw-motif.ts'
import type { ModelRequest } from '../model-request.ts'
import { blob, type Globe, type Size } from '../solids/build.ts'
import { markThrough, type OnBall } from '../solids/mark.ts'
import type { Painted } from '../solids/solid.ts'
import { spot } from '../solids/spot.ts'
import { movedTo } from '../space/frame.ts'
import { lengthOf, radians, times, unit, type Vector } from '../space/vector.ts'
import { paint, small } from './small-thing.ts'

/** Half axes of the shell, in metres: the biggest nut of the wood. */
const shell: Vector = [0.17, 0.19, 0.17]
const pencil = '#3d2a24'
/** The longer side of what is drawn on it, in centimetres. */
const drawn = 27

type Side = 'left' | 'right'

/**
 * A hazelnut as high as a bucket; with `state.grain` it has the grooves and the shine that one sees of a nut from nearby. What `state.shows` is drawn on its front in pencil; `state.hole` has it gnawed open; and
 * `state.half` leaves its left or its right half, as the reader sees it from before, with its half of the drawing.
 */
export const nut = small({
  colour: '#b9783f',
  height: 2 * shell[1],
  grip: [0, shell[1], shell[2]],
  anchors: {
    front: [0, shell[1], shell[2]],
    left: [shell[0], shell[1], 0],
    right: [-shell[0], shell[1], 0],
  },
  draw: (request, colour) => {
    const { frame, state } = request
    const half = state['half'] === 'left' || state['half'] === 'right' ? state['half'] : undefined
    const globe: Globe = { frame: movedTo(frame, [0, shell[1], 0]), size: shell }
    return [
      blob(frame, bodyOf(half), paint('shell', 'wood', colour)),
      ...(half ? insideOf(request, half, colour) : tipsOf(globe, colour)),
      ...(state['grain'] === true ? nearby(globe, colour) : []),
      ...drawingOn(request, globe, half),
      ...(state['hole'] === true ? [spot(globe, [14, 12], [0.062, 0.062], dark('hole', '#2c1c18'))] : []),
    ]
  },
})

function dark(part: PartName, colour: string): Painted['paint'] {
  return { ...paint(part, 'wood', colour), marking: true }
}

/** The reader's left is the frame's right: which way its axis points there. */
function signOf(half: Side): 1 | -1 {
  return half === 'left' ? 1 : -1
}

/** Discs across: all of them, or those of one half. */
function bodyOf(half: Side | undefined): (readonly [Vector, Size])[] {
  const steps = 24
  const whole: (readonly [Vector, Size])[] = [[[0, shell[1], 0], shell]]
  if (!half)
    return [
      ...whole,
      [
        [0, shell[1] * 1.93, 0],
        [0.03, 0.045, 0.03],
      ],
    ]
  return Array.from({ length: steps }, (_, index) => {
    const out = (index + 0.5) / steps
    const round = Math.sqrt(1 - out * out)
    return [
      [signOf(half) * shell[0] * out, shell[1], 0],
      [(shell[0] / steps) * 1.4, shell[1] * round, shell[2] * round],
    ]
  })
}

/** The pale place that it hung by, and grain. */
function tipsOf(globe: Globe, colour: string): Painted[] {
  return [
    spot(globe, [0, -78], [0.1, 0.1], dark('scar', lighter(colour, 0.35))),
    spot(globe, [-62, 20], [0.014, 0.12], dark('grain', darker(colour, 0.14))),
    spot(globe, [66, 6], [0.014, 0.13], dark('grain', darker(colour, 0.14))),
    spot(globe, [150, 8], [0.016, 0.13], dark('grain', darker(colour, 0.14))),
    spot(globe, [-140, 12], [0.016, 0.12], dark('grain', darker(colour, 0.14))),
  ]
}

/** Grooves from the tip down to the pale foot, and a shine on its shoulder. */
function nearby(globe: Globe, colour: string): Painted[] {
  const { frame, size } = globe
  const ball = {
    centre: frame.origin,
    axes: [times(frame.right, size[0]), times(frame.up, size[1]), times(frame.front, size[2])],
  } as const
  const on = (aside: number, above: number): OnBall => {
    const [turn, lift] = [radians(aside), radians(above)]
    return { ball, way: [Math.sin(turn) * Math.cos(lift), Math.sin(lift), Math.cos(turn) * Math.cos(lift)] }
  }
  const groove = (aside: number): Painted =>
    markThrough(
      [74, 58, 40, 22, 4, -14, -30].map((above) => on(aside, above)),
      { ...dark('grain', darker(colour, 0.26)), material: 'ink', alpha: 0.5 },
      grooveWidth * lengthOf(frame.up),
    )
  const foot = Array.from({ length: 36 }, (_, index) => on(index * 10, -36 - 4 * Math.sin(index * 1.9)))
  return [
    ...Array.from({ length: 18 }, (_, index) => groove(index * 20 + 6 * Math.sin(index * 2.3))),
    markThrough(foot, dark('scar', lighter(colour, 0.42))),
    spot(globe, [-34, 40], [0.016, 0.045], dark('glint', lighter(colour, 0.6))),
  ]
}

const grooveWidth = 0.0035

/** Where it broke: the thickness of the shell, and the hollow. */
function insideOf({ frame }: ModelRequest, half: Side, colour: string): Painted[] {
  const outward = times(frame.right, -signOf(half))
  const disc = (part: PartName, scale: number, tone: string): Painted => ({
    ...blob(
      frame,
      [
        [
          [-signOf(half) * 0.004, shell[1], 0],
          [0.004, shell[1] * scale, shell[2] * scale],
        ],
      ],
      dark(part, tone),
    ),
    outward,
  })
  return [disc('break', 1, lighter(colour, 0.45)), disc('hollow', 0.82, darker(colour, 0.45))]
}

/** What is drawn on it, wrapped round its front; of a half only what is on that side. */
function drawingOn({ state, seed }: ModelRequest, { frame, size }: Globe, half: Side | undefined): Painted[] {
  if (typeof state['shows'] !== 'string') return []
  const { shapes, box } = drawMotif(state['shows'], { seed, style: 'chalk', accent: pencil, size: drawn })
  const middle: Point = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2]
  const ball = {
    centre: frame.origin,
    axes: [times(frame.right, size[0]), times(frame.up, size[1]), times(frame.front, size[2])],
  } as const
  const wrapped = ([x, y]: Point): OnBall => {
    const [across, up] = [(middle[0] - x) / 100 / size[0], (middle[1] - y) / 100 / size[1]]
    return { ball, way: unit([Math.sin(across), Math.sin(up), Math.cos(across) * Math.cos(up)]) }
  }
  const isHere = ([x]: Point): boolean => !half || (middle[0] - x) * signOf(half) > 0
  return shapes.flatMap(({ points, closed, width, part }): Painted[] => {
    const look = dark(part, pencil)
    if (closed) return points.every(isHere) ? [markThrough(points.map(wrapped), look)] : []
    return stretchesOf(points, isHere).map((stretch) =>
      markThrough(stretch.map(wrapped), look, Math.max(0.006, (width ?? 1) / 100)),
    )
  })
}

/** The runs of a line's points that all are so. */
function stretchesOf(points: readonly Point[], isSo: (point: Point) => boolean): Point[][] {
  const stretches: Point[][] = [[]]
  for (const point of points) {
    if (isSo(point)) stretches.at(-1)?.push(point)
    else stretches.push([])
  }
  return stretches.filter(({ length }) => length > 1)
}
