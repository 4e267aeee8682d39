import type { PartName } from '../../part-name.ts'
import { darker, lighter } from '../../pen/colour.ts'
import type { Modeller, ModelRequest } from '../model-request.ts'
import { line, plane } from '../solids/build.ts'
import type { Paint, Painted, Piece } from '../solids/solid.ts'
import { movedTo } from '../space/frame.ts'
import { lengthOf, type Vector } from '../space/vector.ts'
import { colourTold, numberTold } from './prop-model.ts'
import { benchAt, toolsOn, windowOn } from './room-fittings.ts'
import { doorIn, doorPlaces, lightOnFloor } from './room-door.ts'

/** A room, in metres: as wide along its right, as deep from its back wall to the reader, and as high as that. */
export interface RoomPlan {
  width: number
  depth: number
  height: number
  wall: string
  floor: string
  /** Degrees that the door is open. */
  open: number
}

/**
 * The inside of a shed: planked walls and floor, a window, a workbench under tools, and a door in the back wall that lets light
 * in as it opens (`state.open`, in degrees). It stands on the middle of its back wall and faces the reader; `state.wall` and
 * `state.floor` give colours, `state.width`, `state.depth` and `state.height` metres.
 */
export const room: Modeller = (request) => {
  const { id, frame } = request
  const plan = planOf(request)
  const parts: (readonly [string, Painted[]])[] = [
    ['floor', floorOf(request, plan)],
    ...sidesOf(request, plan),
    ['back', backOf(request, plan)],
    ['window', windowOn(frame, plan)],
    ['tools', toolsOn(frame, plan)],
    ['door', doorIn(frame, plan)],
    ['light', lightOnFloor(frame, plan)],
    ...benchAt(frame, plan),
  ]
  // What stands at a wall is nearer than the wall, and no corner comes before what stands in it.
  const pieces = parts.map(([name, solids], index): Piece => ({ name, solids, nearer: index * layer }))
  return {
    id,
    kind: 'scenery',
    frame,
    pieces,
    anchors: {
      ...Object.fromEntries(
        Object.entries(doorPlaces(plan)).map(([name, point]) => [name, movedTo(frame, point)]),
      ),
      bench: movedTo(frame, [plan.width * 0.2, 0.97, 0.4]),
    },
    height: plan.height * lengthOf(frame.up),
    lies: true,
  }
}

const layer = 100

function planOf(request: ModelRequest): RoomPlan {
  return {
    width: numberTold(request, 'width', 7.4),
    depth: numberTold(request, 'depth', 9),
    height: numberTold(request, 'height', 4.6),
    wall: colourTold(request, '#6d5a6e', 'wall'),
    floor: colourTold(request, '#8a6a55', 'floor'),
    open: numberTold(request, 'open', 0),
  }
}

function floorOf({ frame }: ModelRequest, { width, depth, floor }: RoomPlan): Painted[] {
  const half = width / 2
  const corners: Vector[] = [
    [-half, 0, 0],
    [half, 0, 0],
    [half, 0, depth],
    [-half, 0, depth],
  ]
  const boards = Math.round(width / 0.42)
  return [
    plane(frame, corners, { part: 'floor', material: 'ground', colour: floor, group: 'floor' }),
    ...Array.from({ length: boards - 1 }, (_, index): Painted => {
      const x = -half + ((index + 1) * width) / boards
      return line(
        frame,
        [
          [x, 0.005, 0],
          [x, 0.005, depth],
        ],
        0.025,
        marked('plank', darker(floor, 0.24), 'floor'),
      )
    }),
  ]
}

function backOf({ frame }: ModelRequest, { width, height, wall }: RoomPlan): Painted[] {
  const half = width / 2
  const from: Vector = [-half, 0, 0]
  return planked(frame, { from, to: [half, 0, 0], height, inward: [0, 0, 1], wall, name: 'wallBack' })
}

function sidesOf(
  { frame }: ModelRequest,
  { width, depth, height, wall }: RoomPlan,
): (readonly [string, Painted[]])[] {
  return ([1, -1] as const).map((side) => {
    const x = (side * width) / 2
    const name = side === 1 ? 'wallRight' : 'wallLeft'
    const shade = side === 1 ? 0.16 : 0.26
    return [
      name,
      planked(frame, {
        from: [x, 0, 0],
        to: [x, 0, depth],
        height,
        inward: [-side, 0, 0],
        wall: darker(wall, shade),
        name,
      }),
    ] as const
  })
}

interface PlankedWall {
  from: Vector
  to: Vector
  height: number
  inward: Vector
  wall: string
  name: string
}

/** Upright planks, a beam over them and a board at their foot. */
function planked(
  frame: ModelRequest['frame'],
  { from, to, height, inward, wall, name }: PlankedWall,
): Painted[] {
  const at = (part: number, y: number): Vector => [
    from[0] + (to[0] - from[0]) * part + inward[0] * 0.01,
    y,
    from[2] + (to[2] - from[2]) * part + inward[2] * 0.01,
  ]
  const long = Math.hypot(to[0] - from[0], to[2] - from[2])
  const planks = Math.round(long / 0.5)
  const paint: Paint = { part: 'wall', material: 'wall', colour: wall, group: name }
  return [
    plane(frame, [at(0, 0), at(1, 0), at(1, height), at(0, height)], paint, inward),
    ...Array.from({ length: planks - 1 }, (_, index): Painted => {
      const part = (index + 1) / planks
      return line(
        frame,
        [at(part, 0), at(part, height)],
        0.03,
        marked('plank', darker(wall, 0.2), name),
        inward,
      )
    }),
    line(frame, [at(0, 0.07), at(1, 0.07)], 0.14, marked('skirting', darker(wall, 0.3), name), inward),
    line(frame, [at(0, height), at(1, height)], 0.2, marked('topBoard', lighter(wall, 0.12), name), inward),
  ]
}

function marked(part: PartName, colour: string, group: string): Paint {
  return { part, material: 'wood', colour, group, marking: true }
}
