import { darker, lighter } from '../../pen/colour.ts'
import type { Modeller } from '../model-request.ts'
import { blob, limb, line, plane } from '../solids/build.ts'
import type { Paint, Painted, Piece } from '../solids/solid.ts'
import { type Frame, movedTo } from '../space/frame.ts'
import { lengthOf, type Vector } from '../space/vector.ts'
import { block, colourTold, numberTold } from './prop-model.ts'

/** Metres that roof and walls count farther away than whoever is on them. */
const under = 6
/** Metres between two places on the ridge. */
const apart = 0.7
const placesOneWay = 6

/**
 * The roof of a town house as one sits on it: its origin is the middle of the ridge, which runs along its right; tiles, gutters
 * and the walls below. `ridge-6` to `ridge6` are places to sit along the ridge, `slope-6` to `slope6` lower on the front, `back-6`
 * to `back6` lower behind. `state.chimneys` tells where chimneys stand along it, in metres; `state.w` its length, `state.d` its
 * depth from eaves to eaves, `state.fall` how much lower these are.
 */
export const rooftop: Modeller = (request) => {
  const { id, frame, state } = request
  const roof = {
    half: numberTold(request, 'w', 12) / 2,
    deep: numberTold(request, 'd', 5.2) / 2,
    fall: numberTold(request, 'fall', 2.2),
    down: numberTold(request, 'down', 5),
    tiles: colourTold(request, '#8a5a62'),
    wall: colourTold(request, '#b9a7a0', 'wall'),
  }
  const chimneys = Array.isArray(state['chimneys']) ? state['chimneys'].filter(isNumber) : []
  const pieces: Piece[] = [
    { name: 'walls', solids: wallsOf(frame, roof), nearer: -under - 0.5 },
    ...([1, -1] as const).map(
      (side): Piece => ({
        name: `slope${side}`,
        solids: slopeOf(frame, roof, side),
        nearer: -under,
      }),
    ),
    { name: 'ridge', solids: ridgeOf(frame, roof), nearer: -under + 0.2 },
    ...chimneys.map(
      (x, index): Piece => ({
        name: `chimney${index}`,
        solids: chimneyAt(movedTo(frame, [x, 0, 0])),
      }),
    ),
  ]
  const places = Array.from({ length: placesOneWay * 2 + 1 }, (_, index) => index - placesOneWay)
  const rise = roof.fall / roof.deep
  return {
    id,
    kind: 'prop',
    frame,
    pieces,
    anchors: {
      ...Object.fromEntries(
        places.flatMap((place): [string, Frame][] => [
          [`ridge${place}`, movedTo(frame, [place * apart, 0.1, 0])],
          [`slope${place}`, movedTo(frame, [place * apart, -rise * 0.9 + 0.04, 0.9])],
          [`back${place}`, movedTo(frame, [place * apart, -rise * 0.9 + 0.04, -0.9])],
        ]),
      ),
      ...Object.fromEntries(
        chimneys.map((x, index) => [`chimney${index + 1}`, movedTo(frame, [x, chimneyHigh + 0.42, 0])]),
      ),
      eaves: movedTo(frame, [0, -roof.fall, roof.deep]),
    },
    height: 1 * lengthOf(frame.up),
  }
}

interface Roof {
  half: number
  deep: number
  fall: number
  down: number
  tiles: string
  wall: string
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number'
}

/** One slope: the plane, its rows of tiles with every other joint, and the gutter. */
function slopeOf(frame: Frame, { half, deep, fall, tiles }: Roof, side: 1 | -1): Painted[] {
  const colour = side === 1 ? tiles : darker(tiles, 0.14)
  const outward: Vector = [0, deep, side * fall]
  const at = (x: number, part: number, out = 0): Vector => [x, -fall * part + out, side * deep * part]
  const paint: Paint = { part: 'roof', material: 'stone', colour, group: `roof${side}` }
  const rows = Math.round(Math.hypot(deep, fall) / 0.42)
  const columns = Math.round((half * 2) / 0.5)
  const joints = Array.from({ length: rows }, (_, row) => row).flatMap((row) =>
    Array.from({ length: columns }, (_, column): Painted => {
      const x = -half + (column + (row % 2 === 0 ? 0.25 : 0.75)) * 0.5
      return line(
        frame,
        [at(x, (row + 0.12) / rows, 0.012), at(x, (row + 0.88) / rows, 0.012)],
        0.02,
        { ...paint, part: 'tileJoint', colour: darker(colour, 0.12), marking: true },
        outward,
      )
    }),
  )
  return [
    plane(frame, [at(-half, 0), at(half, 0), at(half, 1), at(-half, 1)], paint, outward),
    ...Array.from(
      { length: rows - 1 },
      (_, row): Painted =>
        line(
          frame,
          [at(-half, (row + 1) / rows, 0.01), at(half, (row + 1) / rows, 0.01)],
          0.05,
          { ...paint, part: 'tile', colour: darker(colour, 0.2), marking: true },
          outward,
        ),
    ),
    ...joints,
    limb(frame, [at(-half, 1.02, -0.05), at(half, 1.02, -0.05)], 0.09, {
      part: 'gutter',
      material: 'metal',
      colour: '#6d7480',
      group: 'gutter',
    }),
  ]
}

/** Half-round tiles along the top. */
function ridgeOf(frame: Frame, { half, tiles }: Roof): Painted[] {
  const count = Math.round((half * 2) / 0.55)
  return Array.from({ length: count }, (_, index): Painted => {
    const from = -half + (index * half * 2) / count
    const to = from + (half * 2) / count
    return limb(
      frame,
      [
        [from + 0.07, 0.01, 0],
        [to - 0.03, 0.01, 0],
      ],
      0.12,
      {
        part: 'ridgeTile',
        material: 'stone',
        colour: index % 2 === 0 ? lighter(tiles, 0.1) : lighter(tiles, 0.04),
        group: 'ridge',
      },
    )
  })
}

function wallsOf(frame: Frame, { half, deep, fall, down, wall }: Roof): Painted[] {
  const [inside, foot] = [deep - 0.25, -fall - down]
  const ends = ([1, -1] as const).map((side) =>
    plane(
      frame,
      [
        [side * (half - 0.2), foot, -inside],
        [side * (half - 0.2), foot, inside],
        [side * (half - 0.2), -fall, inside],
        [side * (half - 0.2), -0.1, 0],
        [side * (half - 0.2), -fall, -inside],
      ],
      { part: 'wall', material: 'wall', colour: darker(wall, 0.16), group: `gable${side}` },
      [side, 0, 0],
    ),
  )
  const fronts = ([1, -1] as const).map((side) =>
    plane(
      frame,
      [
        [-half + 0.2, foot, side * inside],
        [half - 0.2, foot, side * inside],
        [half - 0.2, -fall, side * inside],
        [-half + 0.2, -fall, side * inside],
      ],
      { part: 'wall', material: 'wall', colour: wall, group: `front${side}` },
      [0, 0, side],
    ),
  )
  return [...ends, ...fronts]
}

const chimneyHigh = 0.95

/** A stack of bricks astride the ridge, with a lip and a pot. */
function chimneyAt(frame: Frame): Painted[] {
  const brick = '#96594d'
  const stack = block(frame, [-0.3, -0.45, -0.3], [0.3, chimneyHigh, 0.3], {
    part: 'chimney',
    material: 'stone',
    colour: brick,
    group: 'chimney',
  })
  const courses = [0.05, 0.3, 0.55, 0.8].map((y) =>
    line(
      frame,
      [
        [-0.3, y, 0.305],
        [0.3, y, 0.305],
      ],
      0.025,
      { part: 'course', material: 'stone', colour: darker(brick, 0.18), group: 'chimney', marking: true },
      [0, 0, 1],
    ),
  )
  const lip = block(frame, [-0.37, chimneyHigh, -0.37], [0.37, chimneyHigh + 0.12, 0.37], {
    part: 'lip',
    material: 'stone',
    colour: lighter(brick, 0.16),
    group: 'chimneyLip',
  })
  const pot = blob(
    frame,
    [0, 1, 2, 3, 4, 5].map((index) => [
      [0, chimneyHigh + 0.14 + index * 0.05, 0],
      [0.17 - index * 0.008, 0.05, 0.17 - index * 0.008],
    ]),
    { part: 'pot', material: 'stone', colour: '#c98a63', group: 'chimneyPot' },
  )
  return [...stack, ...courses, ...lip, pot]
}
