import { darker } from '../../pen/colour.ts'
import type { Modeller, ModelRequest } from '../model-request.ts'
import { box, line, plane } from '../solids/build.ts'
import type { Paint, Painted, Piece } from '../solids/solid.ts'
import type { Frame } from '../space/frame.ts'
import type { Vector } from '../space/vector.ts'
import { colourTold, numberTold, propModel } from './prop-model.ts'

/** How thick the wall is, and how far its sill stands out on either side, in metres. */
const [thick, ledge] = [0.22, 0.1]
const white = '#e9e6da'

interface Opening {
  /** Half the wall and half the opening, and the heights of sill, opening's top and wall. */
  half: number
  x: number
  low: number
  top: number
  height: number
  wall: string
  paper: string
  /** How far behind the wall that of its room is. */
  room: number
}

/**
 * A wall with an open window in its middle, of brick to its front and papered to its back, with a sill that both sides lean on. `state.wide`
 * and `state.tall` are the opening, `state.low` the height of its sill, `state.width` and `state.height` the wall, in metres; `wall`,
 * `paper` and `room` are colours, the last of the dark that is seen in it from outside, `state.deep` metres behind. `state.cut` leaves out the wall to its own
 * right of the opening, to be seen from that side; `state.pane` shuts it with glass, on which a mark of a round foot is left
 * (`state.mark`, across and up from its middle and foot), in `markColour`.
 */
export const windowWall: Modeller = (request) => {
  const { frame, state } = request
  const told = openingOf(request)
  const { half, x, low, top, height } = told
  const block = (name: string, from: Flat, to: Flat): Piece => ({
    name,
    solids: bricks(frame, told, from, to),
  })
  const isCut = state['cut'] === true
  const pieces: Piece[] = [
    ...(typeof state['room'] === 'string' ? [roomBehind(frame, told, state['room'])] : []),
    block('left', [-half, 0], [-x, height]),
    ...(isCut ? [] : [block('right', [x, 0], [half, height])]),
    // Before whoever stands behind it, however far they lean out.
    { ...block('under', [-x, 0], [x, low]), nearer: 0.4 },
    block('over', [-x, top], [x, height]),
    { name: 'reveals', solids: revealsOf(frame, told, isCut), nearer: 0.02 },
    { name: 'frame', solids: frameOf(frame, told), nearer: 0.04 },
    { name: 'sill', solids: sillOf(frame, told), nearer: 0.06 },
    ...(state['pane'] === true ? [{ name: 'pane', solids: paneOf(request, told), nearer: 0.1 }] : []),
  ]
  return propModel(request, height, pieces, {
    sill: [0, low + 0.03, -thick / 2],
    sillL: [x * 0.6, low + 0.03, -thick / 2],
    sillR: [-x * 0.6, low + 0.03, -thick / 2],
    inside: [0, 0, -thick - 0.2],
    outside: [0, 0, 0.3],
    pane: [0, (low + top) / 2, -thick / 2],
    hook: [-x - 0.12, top + 0.1, 0.06],
  })
}

function openingOf(request: ModelRequest): Opening {
  const low = numberTold(request, 'low', 0.72)
  return {
    half: numberTold(request, 'width', 7) / 2,
    x: numberTold(request, 'wide', 1.5) / 2,
    low,
    top: low + numberTold(request, 'tall', 1.25),
    height: numberTold(request, 'height', 4),
    wall: colourTold(request, '#9c7f72', 'wall'),
    paper: colourTold(request, '#a9b3a2', 'paper'),
    room: numberTold(request, 'deep', 2.3),
  }
}

type Flat = readonly [x: number, y: number]

/** A part of the wall: courses of brick on its front, paper at its back. */
function bricks(frame: Frame, { wall, paper }: Opening, [x0, y0]: Flat, [x1, y1]: Flat): Painted[] {
  const group = `wall${x0}/${y0}`
  const sheet = (z: number): Vector[] => [
    [x0, y0, z],
    [x1, y0, z],
    [x1, y1, z],
    [x0, y1, z],
  ]
  const joints = Array.from({ length: Math.floor((y1 - y0) / 0.3) }, (_, index): Painted => {
    const y = y0 + (index + 0.5) * 0.3
    const ends: Vector[] = [
      [x0, y, 0.004],
      [x1, y, 0.004],
    ]
    const paint: Paint = {
      part: 'course',
      material: 'wall',
      colour: darker(wall, 0.06),
      group,
      marking: true,
    }
    return line(frame, ends, 0.012, paint, [0, 0, 1])
  })
  return [
    plane(
      frame,
      sheet(-thick),
      { part: 'wall', material: 'wall', colour: paper, group: `${group}back` },
      [0, 0, -1],
    ),
    plane(frame, sheet(0), { part: 'wall', material: 'wall', colour: wall, group }, [0, 0, 1]),
    ...joints,
  ]
}

/** The thickness of the wall round the opening; of a wall that is cut, all that the cut shows. */
function revealsOf(frame: Frame, { x, low, top, height, paper }: Opening, isCut: boolean): Painted[] {
  const face = (name: string, points: readonly Flat[], outward: Vector): Painted => {
    const [[x0, y0], [x1, y1]] = points as [Flat, Flat]
    const corners: Vector[] = [
      [x0, y0, 0],
      [x1, y1, 0],
      [x1, y1, -thick],
      [x0, y0, -thick],
    ]
    const paint: Paint = { part: 'wall', material: 'wall', colour: darker(paper, 0.1), group: name }
    return plane(frame, corners, paint, outward)
  }
  const [foot, head] = [
    [-x, low],
    [-x, top],
  ] as const
  return [
    face('jambLeft', [foot, head], [1, 0, 0]),
    face('soffit', [head, [x, top]], [0, -1, 0]),
    ...(isCut
      ? [
          face(
            'cutUnder',
            [
              [x, 0],
              [x, low],
            ],
            [1, 0, 0],
          ),
          face(
            'cutOver',
            [
              [x, top],
              [x, height],
            ],
            [1, 0, 0],
          ),
        ]
      : [
          face(
            'jambRight',
            [
              [x, low],
              [x, top],
            ],
            [-1, 0, 0],
          ),
        ]),
  ]
}

/** What of the room is seen from the street: a wall in the dark. */
function roomBehind(frame: Frame, { x, low, top, room }: Opening, colour: string): Piece {
  const [wide, rise, deep] = [x + room * 1.5, room * 0.4, -thick - room]
  const corners: Vector[] = [
    [-wide, low - rise, deep],
    [wide, low - rise, deep],
    [wide, top + rise, deep],
    [-wide, top + rise, deep],
  ]
  return {
    name: 'room',
    solids: [plane(frame, corners, { part: 'dark', material: 'wall', colour, group: 'room' }, [0, 0, 1])],
  }
}

function frameOf(frame: Frame, { x, low, top }: Opening): Painted[] {
  const post = (from: Vector, to: Vector): Painted[] =>
    box(frame, from, to, (side) => ({
      part: 'windowFrame',
      material: 'wood',
      colour: side === 'front' || side === 'back' ? white : darker(white, 0.14),
      group: `frame${from.join()}`,
    }))
  const [back, front] = [-thick * 0.7, -thick * 0.35]
  return [
    ...post([-x, low, back], [-x + 0.07, top, front]),
    ...post([x - 0.07, low, back], [x, top, front]),
    ...post([-x, top - 0.07, back], [x, top, front]),
  ]
}

function sillOf(frame: Frame, { x, low }: Opening): Painted[] {
  return box(frame, [-x - 0.08, low - 0.04, -thick - ledge], [x + 0.08, low + 0.03, ledge], (side) => ({
    part: 'sill',
    material: 'wood',
    colour: side === 'top' ? white : darker(white, 0.12),
    group: `sill${side}`,
  }))
}

/** Glass with its bar, and what a wet ring leaves on it. */
function paneOf({ frame, state }: ModelRequest, { x, low, top }: Opening): Painted[] {
  const z = -thick / 2
  const corners: Vector[] = [
    [-x, low, z],
    [x, low, z],
    [x, top, z],
    [-x, top, z],
  ]
  const bar: Vector[] = [
    [-x, low + (top - low) * 0.72, z],
    [x, low + (top - low) * 0.72, z],
  ]
  const glass: Painted = plane(frame, corners, {
    part: 'glass',
    material: 'light',
    colour: '#dfe9e6',
    group: 'pane',
    alpha: 0.22,
  })
  const paint: Paint = { part: 'bar', material: 'wood', colour: white, group: 'bar' }
  const [mx = 0, my = 0] = Array.isArray(state['mark']) ? (state['mark'] as number[]) : []
  const ring = Array.from({ length: 25 }, (_, index): Vector => {
    const angle = (index / 24) * 1.86 * Math.PI
    return [mx + Math.cos(angle) * 0.075, my + Math.sin(angle) * 0.075, z + 0.01]
  })
  const mark: Paint = {
    part: 'ring',
    material: 'light',
    colour: typeof state['markColour'] === 'string' ? state['markColour'] : '#f7f8f2',
    group: 'mark',
  }
  return [
    glass,
    line(frame, bar, 0.05, paint),
    ...(Array.isArray(state['mark']) ? [line(frame, ring, 0.016, mark)] : []),
  ]
}
