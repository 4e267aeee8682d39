import type { PartName } from '../../part-name.ts'
import type { Point } from '../../drawing.ts'
import { darker } from '../../pen/colour.ts'
import { arc, smooth } from '../../pen/curves.ts'
import type { Modeller } from '../model-request.ts'
import { plane } from '../solids/build.ts'
import type { Paint } from '../solids/solid.ts'
import { movedTo } from '../space/frame.ts'
import { colourTold, numberTold } from './prop-model.ts'

/** How far the hedge goes on to either side of what was eaten out of it, and how high it stands, in metres. */
const [aside, high] = [7, 2.7]
/** Half the width of the gap and its height, and how much of the hedge shows chewed round it, in metres. */
const gap = { half: 0.95, tall: 1.95, rim: 0.2 } as const
/** Bites along the edge of the gap. */
const bites = 9

/** A hedge with a way eaten straight through it: its edge is bite by bite, and pale where it was chewed. `state.wide` makes the gap wider. */
export const eatenHedge: Modeller = (request) => {
  const { id, frame } = request
  const green = colourTold(request, '#4f8f46')
  const wider = numberTold(request, 'wide', 1)
  const leafy = (part: PartName, colour: string, marking: boolean): Paint => ({
    part,
    material: 'foliage',
    colour,
    group: 'hedge',
    marking,
  })
  const wall = (grown: number): [number, number, number][] =>
    [...topOf(), ...bitten(gap.half * wider - grown, gap.tall - grown)].map(([x, y]) => [x, y, 0])
  const behind = movedTo(frame, [0, 0, -0.3])
  return {
    id,
    kind: 'scenery',
    frame,
    pieces: [
      { name: 'chewed', solids: [plane(behind, wall(gap.rim), leafy('chewed', '#d9e88e', false))] },
      { name: 'hedge', solids: [plane(frame, wall(0), leafy('bush', darker(green, 0.06), false))] },
    ],
    anchors: { top: movedTo(frame, [0, high, 0]), gap: movedTo(frame, [0, gap.tall / 2, 0]) },
    height: high,
  }
}

/** From the left foot over the leafy top to the right one. */
function topOf(): Point[] {
  const puffs = Array.from({ length: 11 }, (_, index): Point[] => {
    const x = -aside + ((index + 0.5) / 11) * 2 * aside
    const half = aside / 11
    return [
      [x - half, high - 0.14],
      [x - half * 0.6, high + 0.12 + (index % 3) * 0.1],
      [x + half * 0.3, high + 0.22 + (index % 2) * 0.14],
    ]
  }).flat()
  const bumpy = smooth([[-aside, high - 0.2], ...puffs, [aside, high - 0.2]], false, 4)
  return [[-aside, 0], ...bumpy, [aside, 0]]
}

/** From the right foot of the gap round to the left one: round bites whose corners point inward. */
function bitten(half: number, tall: number): Point[] {
  const on = (part: number): Point => {
    const turn = part * Math.PI
    return [Math.cos(turn) * half, Math.max(0, Math.sin(turn)) ** 0.62 * tall]
  }
  return Array.from({ length: bites }, (_, index): Point[] => {
    const [from, to] = [on(index / bites), on((index + 1) / bites)]
    const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
    const radius = Math.hypot(to[0] - from[0], to[1] - from[1]) / 2
    const start = (Math.atan2(from[1] - y, from[0] - x) * 180) / Math.PI
    return arc(x, y, radius, radius, start, start + 180, 8)
  }).flat()
}
