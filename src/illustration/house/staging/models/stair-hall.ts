import { darker, lighter } from '../../pen/colour.ts'
import type { Modeller, ModelRequest } from '../model-request.ts'
import { line, plane } from '../solids/build.ts'
import type { Paint, Painted, Piece } from '../solids/solid.ts'
import { movedTo } from '../space/frame.ts'
import { lengthOf, type Vector } from '../space/vector.ts'
import { block, colourTold, numberTold, pointsTold } from './prop-model.ts'
import { paint } from './small-thing.ts'

/** Metres from floor to floor, how high the wainscot is, and how large a door. */
const [storey, dado] = [3, 1.05]
/** Half the width of the shaft of a lift, where landings end. */
const shaft = 1.36
const door = { wide: 0.5, tall: 2.05 }
/** Each model of a room is painted from its back wall to its floor, whatever the camera sees first. */
const layer = 100

interface Hall {
  half: number
  depth: number
  height: number
  wall: string
  green: string
  floor: string
}

/**
 * The hall of an old house round a lift: a floor of tiles, walls with a green wainscot and, under `state.stairs`, flights of stairs that
 * go to and fro up its back wall. `state.doors` are doors in that: how far to its own left, on which storey, each with a mat where it
 * is on the floor; the one that `state.lit` counts (from 1) stands open to a lit room. `state.windows` are windows: how far to its own left, and how high.
 * Under `state.landings` there is a floor on each storey to both sides of the shaft, cut open to the reader. `state.width`, `depth` and `height` are metres; under `state.sides` false it has no walls at its sides. It stands on the middle of
 * its back wall and faces the reader.
 */
export const stairHall: Modeller = (request) => {
  const { id, frame, state } = request
  const hall: Hall = {
    half: numberTold(request, 'width', 8) / 2,
    depth: numberTold(request, 'depth', 8),
    height: numberTold(request, 'height', 6),
    wall: colourTold(request, '#e4dcb9', 'wall'),
    green: colourTold(request, '#8fae94', 'green'),
    floor: colourTold(request, '#d3c6a6', 'floor'),
  }
  const parts: (readonly [string, Painted[]])[] = [
    ['back', wallOf(request, hall, [-hall.half, 0], [hall.half, 0], [0, 0, 1])],
    ['flights', state['stairs'] === true ? flightsOn(request, hall) : []],
    ['windows', pointsTold(request, 'windows').flatMap((place) => windowAt(request, place))],
    [
      'doors',
      pointsTold(request, 'doors').flatMap((place, index) =>
        doorAt(request, hall, place, numberTold(request, 'lit', 0) === index + 1),
      ),
    ],
    ...(state['sides'] === false
      ? []
      : ([1, -1] as const).map(
          (side) =>
            [
              `side${side}`,
              wallOf(
                request,
                { ...hall, wall: darker(hall.wall, 0.07), green: darker(hall.green, 0.07) },
                [side * hall.half, 0],
                [side * hall.half, hall.depth],
                [-side, 0, 0],
              ),
            ] as const,
        )),
    ['floor', floorOf(request, hall)],
    ['landings', state['landings'] === true ? landingsOf(request, hall) : []],
    ['mats', pointsTold(request, 'doors').flatMap(([x, floor]) => (floor === 0 ? matAt(request, x) : []))],
  ]
  const pieces = parts.map(([name, solids], index): Piece => ({ name, solids, nearer: index * layer }))
  return {
    id,
    kind: 'scenery',
    frame,
    pieces: pieces.filter(({ solids }) => solids.length > 0),
    anchors: { floor: movedTo(frame, [0, 0, hall.depth / 2]), wall: movedTo(frame, [0, 1.6, 0]) },
    height: hall.height * lengthOf(frame.up),
    lies: true,
  }
}

function marked(colours: Paint): Paint {
  return { ...colours, marking: true }
}

type Across = readonly [x: number, z: number]

/** A wall with its wainscot, a rail over that and a board at its foot. */
function wallOf(
  { frame }: ModelRequest,
  { height, wall, green }: Hall,
  from: Across,
  to: Across,
  inward: Vector,
): Painted[] {
  const at = (part: number, y: number): Vector => [
    from[0] + (to[0] - from[0]) * part + inward[0] * 0.01,
    y,
    from[1] + (to[1] - from[1]) * part + inward[2] * 0.01,
  ]
  const band = (low: number, high: number, colours: Paint): Painted =>
    plane(frame, [at(0, low), at(1, low), at(1, high), at(0, high)], colours, inward)
  const long = Math.hypot(to[0] - from[0], to[1] - from[1])
  const boards = Math.round(long / 0.8)
  const group = `wall${inward.join('')}`
  return [
    band(0, height, paint('wall', 'wall', wall, group)),
    ...Array.from({ length: Math.ceil(height / storey) }, (_, index): Painted[] => {
      const y = index * storey
      return [
        band(y, Math.min(height, y + dado), marked(paint('panelling', 'wall', green, group))),
        ...Array.from(
          { length: boards - 1 },
          (_board, board): Painted =>
            line(
              frame,
              [
                at((board + 1) / boards, y + 0.2),
                at((board + 1) / boards, Math.min(height, y + dado - 0.06)),
              ],
              0.025,
              marked(paint('seam', 'wall', darker(green, 0.14), group)),
              inward,
            ),
        ),
        line(
          frame,
          [at(0, y + dado), at(1, y + dado)],
          0.09,
          marked(paint('dado', 'wood', lighter(green, 0.25), group)),
          inward,
        ),
        line(
          frame,
          [at(0, y + 0.08), at(1, y + 0.08)],
          0.16,
          marked(paint('skirting', 'wood', darker(green, 0.25), group)),
          inward,
        ),
      ]
    }).flat(),
  ]
}

/** Slabs from the shaft to the walls, on each storey but the lowest. */
function landingsOf({ frame }: ModelRequest, { half, height }: Hall): Painted[] {
  return Array.from({ length: Math.floor(height / storey) }, (_, index): Painted[] => {
    const y = (index + 1) * storey
    return ([1, -1] as const).flatMap((side) =>
      block(
        frame,
        [side * shaft, y - 0.2, 0.02],
        [side * half, y, 1.9],
        paint('floor', 'wood', '#8a6a4c', `landing${side}`),
      ),
    )
  }).flat()
}

/** Tiles in two tones that are not far apart. */
function floorOf({ frame }: ModelRequest, { half, depth, floor }: Hall): Painted[] {
  const side = 0.62
  const [columns, rows] = [Math.ceil((2 * half) / side), Math.ceil(depth / side)]
  const tile = (x: number, z: number): Painted =>
    plane(
      frame,
      [
        [x, 0.002, z],
        [Math.min(half, x + side), 0.002, z],
        [Math.min(half, x + side), 0.002, Math.min(depth, z + side)],
        [x, 0.002, Math.min(depth, z + side)],
      ],
      marked(paint('square', 'ground', darker(floor, 0.09), 'tiles')),
    )
  return [
    plane(
      frame,
      [
        [-half, 0, 0],
        [half, 0, 0],
        [half, 0, depth],
        [-half, 0, depth],
      ],
      paint('floor', 'ground', floor, 'tiles'),
    ),
    ...Array.from({ length: columns * rows }, (_, index): Painted[] => {
      const [column, row] = [index % columns, Math.floor(index / columns)]
      return (column + row) % 2 === 0 ? [tile(-half + column * side, row * side)] : []
    }).flat(),
  ]
}

/** Flights that go up to and fro, each a storey high, with a banister. */
function flightsOn({ frame }: ModelRequest, { half, height, wall }: Hall): Painted[] {
  const run = Math.min(4.2, half * 1.4)
  const steps = 14
  const stone = '#b9b39c'
  return Array.from({ length: Math.ceil(height / storey) }, (_, flight): Painted[] => {
    const way = flight % 2 === 0 ? 1 : -1
    const at = (part: number, up: number): Vector => [
      way * (run / 2 - part * run),
      Math.min(height, flight * storey + up),
      0.03,
    ]
    const top = Array.from({ length: steps }, (_step, step): Vector[] => {
      const rise = ((step + 1) / steps) * storey
      return [at(step / steps, rise), at((step + 1) / steps, rise)]
    }).flat()
    return [
      plane(
        frame,
        [at(0, 0), ...top, at(1, storey - 0.5), at(0.12, 0)],
        marked(paint('step', 'stone', stone, 'flight')),
        [0, 0, 1],
      ),
      line(frame, top, 0.03, marked(paint('edge', 'stone', lighter(stone, 0.5), 'flight')), [0, 0, 1]),
      ...Array.from({ length: steps }, (_step, step): Painted => {
        const part = (step + 0.5) / steps
        const foot = ((step + 1) / steps) * storey
        return line(
          frame,
          [at(part, foot), at(part, foot + 0.72)],
          0.022,
          marked(paint('post', 'wood', darker(wall, 0.35), 'banister')),
          [0, 0, 1],
        )
      }),
      line(
        frame,
        [at(0, storey / steps + 0.76), at(1, storey + 0.76)],
        0.07,
        marked(paint('handrail', 'wood', '#8a5f42', 'banister')),
        [0, 0, 1],
      ),
    ]
  }).flat()
}

/** A tall window of six panes with the light of its hour in it. */
function windowAt({ frame }: ModelRequest, [x, y]: readonly [number, number]): Painted[] {
  const [wide, high] = [0.55, 0.85]
  const box = (out: number, colours: Paint): Painted =>
    plane(
      frame,
      [
        [x - wide - out, y - high - out, 0.02],
        [x + wide + out, y - high - out, 0.02],
        [x + wide + out, y + high + out, 0.02],
        [x - wide - out, y + high + out, 0.02],
      ],
      marked(colours),
      [0, 0, 1],
    )
  const bar = (from: Vector, to: Vector): Painted =>
    line(frame, [from, to], 0.05, marked(paint('frame', 'wood', '#f4ecd6', 'window')), [0, 0, 1])
  return [
    box(0.1, paint('frame', 'wood', '#f4ecd6', 'window')),
    box(0, paint('pane', 'light', '#fbeeb4', 'window')),
    bar([x, y - high, 0.03], [x, y + high, 0.03]),
    bar([x - wide, y - high / 3, 0.03], [x + wide, y - high / 3, 0.03]),
    bar([x - wide, y + high / 3, 0.03], [x + wide, y + high / 3, 0.03]),
  ]
}

/** A door with two panels, or a lit room where it stands open. */
function doorAt(
  { frame }: ModelRequest,
  { wall }: Hall,
  [x, floor]: readonly [number, number],
  isLit: boolean,
): Painted[] {
  const y = floor * storey
  const { wide, tall } = door
  const box = (half: number, low: number, high: number, colours: Paint): Painted =>
    plane(
      frame,
      [
        [x - half, y + low, 0.04],
        [x + half, y + low, 0.04],
        [x + half, y + high, 0.04],
        [x - half, y + high, 0.04],
      ],
      marked(colours),
      [0, 0, 1],
    )
  const wood = '#9a6a48'
  if (isLit)
    return [
      box(wide + 0.1, 0, tall + 0.1, paint('doorFrame', 'wood', lighter(wall, 0.3), 'door')),
      box(wide, 0, tall, paint('daylight', 'light', '#ffe9a6', 'door')),
    ]
  return [
    box(wide + 0.1, 0, tall + 0.1, paint('doorFrame', 'wood', lighter(wall, 0.3), 'door')),
    box(wide, 0, tall, paint('door', 'wood', wood, 'door')),
    box(wide * 0.68, 0.22, 0.92, paint('panel', 'wood', darker(wood, 0.14), 'door')),
    box(wide * 0.68, 1.14, 1.84, paint('panel', 'wood', darker(wood, 0.14), 'door')),
    plane(
      movedTo(frame, [x + wide * 0.82, y + 1.0, 0.05]),
      [
        [-0.04, -0.05, 0],
        [0.04, -0.05, 0],
        [0.04, 0.05, 0],
        [-0.04, 0.05, 0],
      ],
      marked(paint('knob', 'metal', '#e0b452', 'door')),
      [0, 0, 1],
    ),
  ]
}

/** A mat before a door. */
function matAt({ frame }: ModelRequest, x: number): Painted[] {
  const corners = (wide: number, from: number, to: number): Vector[] => [
    [x - wide, 0.006, from],
    [x + wide, 0.006, from],
    [x + wide, 0.006, to],
    [x - wide, 0.006, to],
  ]
  return [
    plane(frame, corners(0.55, 0.12, 0.86), marked(paint('mat', 'cloth', '#a8543f', 'mat'))),
    plane(frame, corners(0.45, 0.22, 0.76), marked(paint('mat', 'cloth', '#c27a55', 'mat'))),
  ]
}
