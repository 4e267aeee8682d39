import { darker } from '../../pen/colour.ts'
import { drawMotif } from '../../props/draw-motif.ts'
import type { Modeller, ModelRequest } from '../model-request.ts'
import { line, plane } from '../solids/build.ts'
import { decal } from '../solids/decal.ts'
import type { Model, Paint, Painted, Piece } from '../solids/solid.ts'
import { type Frame, movedTo } from '../space/frame.ts'
import { lengthOf, type Vector } from '../space/vector.ts'
import { type Plan, planOf } from './building-plan.ts'
import { frontOf, storey } from './building-front.ts'
import { chimneyOn, roofOf } from './building-roof.ts'

/** Metres that the front counts farther away: who leans out of a window up there comes before it. */
const leanedOut = 2.6

/** Walls of a width along its right and a depth behind its front, the ridge along the width. */
function building(usual: Omit<Plan, 'holeAt' | 'floors' | 'doorColour' | 'glass'>): Modeller {
  return (request) => {
    const plan = planOf(usual, request.state)
    const { frame, id } = request
    const pieces: Piece[] = [
      ...wallsOf(frame, plan),
      {
        name: 'front',
        solids: [...frontOf(frame, plan), ...showsOn(request, plan)],
        nearer: -leanedOut * lengthOf(frame.up),
      },
      ...roofOf(frame, plan),
      ...(plan.chimney ? [chimneyOn(frame, plan)] : []),
    ]
    return {
      id,
      kind: 'prop',
      frame,
      pieces,
      anchors: anchorsOf(frame, plan, chalkPlaces(request.state, plan)),
      height: plan.ridge * lengthOf(frame.up),
    } satisfies Model
  }
}

export const barn = building({
  width: 8.4,
  depth: 7,
  height: 3.6,
  ridge: 6.2,
  wall: '#b8402f',
  roof: '#5f4a4e',
  door: 'barn',
  windows: 0,
  planks: true,
  loft: true,
})

export const house = building({
  width: 7,
  depth: 6,
  height: 3,
  ridge: 5.6,
  wall: '#f2e2c4',
  roof: '#b5563c',
  door: 'shut',
  windows: 2,
  chimney: true,
})

function wallPaint(colour: string, side: string): Paint {
  return { part: 'wall', material: 'wall', colour, group: `wall${side}` }
}

interface Wall {
  name: string
  from: Vector
  to: Vector
  outward: Vector
  gable: boolean
  shade: number
}

function wallsOf(frame: Frame, plan: Plan): Piece[] {
  const { width, depth } = plan
  const half = width / 2
  const walls: Wall[] = [
    {
      name: 'back',
      from: [-half, 0, -depth],
      to: [half, 0, -depth],
      outward: [0, 0, -1],
      gable: false,
      shade: 0.2,
    },
    {
      name: 'left',
      from: [-half, 0, -depth],
      to: [-half, 0, 0],
      outward: [-1, 0, 0],
      gable: true,
      shade: 0.1,
    },
    {
      name: 'right',
      from: [half, 0, 0],
      to: [half, 0, -depth],
      outward: [1, 0, 0],
      gable: true,
      shade: 0.14,
    },
  ]
  return walls.map((wall) => ({ name: wall.name, solids: wallOf(frame, plan, wall) }))
}

function wallOf(frame: Frame, plan: Plan, { name, from, to, outward, gable, shade }: Wall): Painted[] {
  const { height, ridge, wall, depth, width } = plan
  const colour = darker(wall, shade)
  const top: Vector[] = gable ? [[to[0], ridge, (from[2] + to[2]) / 2]] : []
  const outline: Vector[] = [from, to, [to[0], height, to[2]], ...top, [from[0], height, from[2]]]
  const solids = [plane(frame, outline, wallPaint(colour, name), outward)]
  if (plan.planks) {
    const count = Math.round((gable ? depth : width) / 0.75)
    for (let index = 1; index < count; index++) {
      const part = index / count
      const at: Vector = [from[0] + (to[0] - from[0]) * part, 0, from[2] + (to[2] - from[2]) * part]
      const high = gable ? height + (ridge - height) * (1 - Math.abs(part - 0.5) * 2) : height
      solids.push(
        line(
          frame,
          [at, [at[0], high, at[2]]],
          0.045,
          { ...wallPaint(darker(colour, 0.16), name), part: 'plank', material: 'wood', marking: true },
          outward,
        ),
      )
    }
  }
  if (gable && plan.loft) solids.push(...loftOn(frame, plan, from[0], outward))
  return solids
}

/** The hatch under the ridge. */
function loftOn(frame: Frame, { ridge, depth }: Plan, x: number, outward: Vector): Painted[] {
  const rect = (half: number, low: number, high: number, colour: string, out: number): Painted =>
    plane(
      frame,
      (
        [
          [-half, high],
          [half, high],
          [half, low],
          [-half, low],
        ] as const
      ).map(([z, y]): Vector => [x + outward[0] * out, y, z - depth / 2]),
      { part: 'door', material: 'wood', colour, marking: true },
      outward,
    )
  return [
    rect(0.6, ridge - 2.7, ridge - 1.7, '#f4e8d0', 0.03),
    rect(0.45, ridge - 2.55, ridge - 1.85, '#40292c', 0.05),
  ]
}

/** Where something is chalked on the front wall, and its longer side, in metres. */
type ChalkPlace = readonly [x: number, y: number, size: number]

/** The first in the middle, the others beside it. */
const usualPlaces: readonly ChalkPlace[] = [
  [-1.3, 2.25, 2.9],
  [-4.55, 2.55, 1.75],
  [1.2, 2.9, 1.5],
]

/** Those that a picture tells under `chalkAt`, or the usual places, lower where the wall is low. */
function chalkPlaces({ chalkAt }: ModelRequest['state'], { height }: Plan): readonly ChalkPlace[] {
  if (Array.isArray(chalkAt)) return chalkAt as ChalkPlace[]
  return usualPlaces.map(([x, y, size]) => [x, Math.min(y, height * 0.5), size])
}

function showsOn({ frame, state, seed }: ModelRequest, plan: Plan): Painted[] {
  const shown = shownOf(state)
  return chalkPlaces(state, plan).flatMap(([x, y, size], index) => {
    const words = shown[index]
    if (words === undefined) return []
    const motif = drawMotif(words, { seed, style: 'chalk', size: size * 100, accent: '#fdf8ea' })
    return decal(movedTo(frame, [x, y, 0.03]), motif)
  })
}

function shownOf(state: ModelRequest['state']): string[] {
  const shows = state['shows']
  return (Array.isArray(shows) ? shows : shows ? [shows] : []).map(String)
}

function anchorsOf(
  frame: Frame,
  { width, depth, height, ridge, holeAt, floors }: Plan,
  chalked: readonly ChalkPlace[],
): Record<string, Frame> {
  const at = (x: number, y: number, z: number): Frame => movedTo(frame, [x, y, z])
  return {
    wall: at(0, height / 2, 0),
    door: at(0, 0, 0.5),
    lamp: at(width * 0.45, height * 0.5, 0.4),
    lampL: at(-width * 0.45, height * 0.5, 0.4),
    ridge: at(0, ridge, -depth / 2),
    hole: at(holeAt, 0, 0.2),
    ...Object.fromEntries(
      Array.from({ length: floors }, (_, floor) => [
        `window${floor + 1}`,
        at(width / 2 - 1.1, 1 + floor * storey, 0),
      ]),
    ),
    ...Object.fromEntries(chalked.map(([x, y], index) => [`chalk${index + 1}`, at(x, y, 0.05)])),
  }
}
