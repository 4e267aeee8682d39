import type { PartName } from '../../part-name.ts'
import { darker, lighter } from '../../pen/colour.ts'
import { ellipse } from '../../pen/curves.ts'
import type { Modeller } from '../model-request.ts'
import { ball, blob, limb, line, plane } from '../solids/build.ts'
import type { Paint, Painted, Piece } from '../solids/solid.ts'
import { type Frame, movedTo } from '../space/frame.ts'
import type { Vector } from '../space/vector.ts'
import { block, colourTold, numberTold, propModel, wood } from './prop-model.ts'
import { paint, turned } from './small-thing.ts'

/** A plank in metres: half its length, how broad and how thick it is. */
const [half, broad, thick] = [0.85, 0.19, 0.04]
const oak = '#c99a5f'
/** No two planks are of one tree. */
const tones = [0, 0.1, 0.03, 0.14] as const

/** Of the fence: how high each plank's middle is, and how crooked it was nailed on. */
const rows = [
  { high: 0.17, crooked: 0.012, aside: 0.02 },
  { high: 0.4, crooked: -0.014, aside: -0.03 },
  { high: 0.635, crooked: 0.006, aside: 0.015 },
  { high: 0.87, crooked: -0.018, aside: -0.01 },
] as const
/** The place of a block's back among its faces. */
const backFace = 1
/** The knot that fell out: across and up. */
const hole = [-0.3, 0.637] as const
const holeSize = 0.08
/** Its plank among the rows, and half its width where it is open for a face: the planks above and below have a part of it. */
const [holed, faceWide] = [2, 0.2]

/**
 * Four planks on two battens: the bench as a fence, its smooth side to its front. Its hole is dark; with `state.eye` somebody looks
 * through it, an eye of the colour told; with `state.open` it is as wide as a face, or so many metres
 * from its middle, and whoever is behind it is seen through it.
 * `hole` is at its front, `holeBack` behind it; `state.snow` lies on its top.
 */
export const plankFence: Modeller = (request) => {
  const { frame, state } = request
  const colour = colourTold(request, oak)
  const eye = typeof state['eye'] === 'string' ? eyeIn(frame, state['eye']) : []
  const openSize = state['open'] === true ? faceWide : numberTold(request, 'open', 0)
  const isOpen = openSize > 0
  const planks = rows.flatMap(({ high, crooked, aside }, index) => {
    const opening = [hole[0] - aside, hole[1] - high] as const
    const pieces = isOpen ? openedPlank(crooked, opening, openSize) : [wholePlank(crooked)]
    return board(movedTo(frame, [aside, high, 0]), pieces, tone(colour, index), (side) => [
      ...nailsOn(movedTo(frame, [0, high, 0]), side, high, openSize),
      ...(!isOpen && index === holed ? [...holeOn(frame, side, colour), ...(side > 0 ? eye : [])] : []),
    ])
  })
  const rim = isOpen
    ? ([1, -1] as const).map((side) => rimRound(frame, side, openSize, darker(colour, 0.42)))
    : []
  const fence: Piece = { name: 'fence', solids: [...planks, ...rim, ...battensOf(frame, colour, openSize)] }
  const snow: Piece[] =
    state['snow'] === true
      ? [{ name: 'snow', solids: [snowOn(movedTo(frame, [0, rows[3].high + broad / 2, 0]))], nearer: 0.06 }]
      : []
  return propModel(request, 0.97, [fence, ...snow], {
    hole: [...hole, thick / 2],
    holeBack: [...hole, -thick / 2],
    top: [0, 0.97, 0],
    topL: [half * 0.7, 0.97, 0],
    topR: [-half * 0.7, 0.97, 0],
    front: [0, 0.6, thick],
    back: [0, 0.6, -thick],
    endL: [half, 0.5, 0],
    endR: [-half, 0.5, 0],
    foot: [0, 0, 0],
  })
}

/** Four planks on two stumps of trees; `seat1` to `seat3` are on it, from its own right to its left. */
export const plankBench: Modeller = (request) => {
  const { frame } = request
  const colour = colourTold(request, oak)
  const [seat, step] = [0.46, broad * 0.86]
  const stumps = [-0.58, 0.58].map(
    (x): Piece => ({ name: `stump${x}`, solids: stumpAt(movedTo(frame, [x, 0, 0]), seat - thick) }),
  )
  const planks = [0, 1, 2, 3].flatMap((index) => {
    const z = (index - 1.5) * step
    return block(
      frame,
      [-half, seat - thick, z - step / 2 + 0.01],
      [half, seat, z + step / 2 - 0.01],
      wood('plank', tone(colour, index), `plank${index}`),
    )
  })
  return propModel(request, seat, [...stumps, { name: 'seat', solids: planks, nearer: 0.15 }], {
    seat: [0, seat, 0],
    seat1: [-0.5, seat, 0.04],
    seat2: [0, seat, 0.04],
    seat3: [0.5, seat, 0.04],
    endL: [half, seat, 0.1],
    endR: [-half, seat, 0.1],
    under: [0, 0, 0.1],
  })
}

/** One of the stumps that the bench stands on, by itself. */
export const stump: Modeller = (request) => {
  const high = 0.42
  return propModel(request, high, [{ name: 'stump', solids: stumpAt(request.frame, high) }], {
    top: [0, high, 0],
  })
}

/** Planks that lie on one another, `state.n` of them. */
export const plankPile: Modeller = (request) => {
  const { frame } = request
  const colour = colourTold(request, oak)
  const count = numberTold(request, 'n', 4)
  const solids = Array.from({ length: count }, (_, index): Painted[] => {
    const aside = [0, 0.06, -0.05, 0.02][index % 4] as number
    const y = index * thick
    return block(
      frame,
      [-half + aside, y, -broad / 2 + aside * 0.4],
      [half + aside, y + thick, broad / 2 + aside * 0.4],
      wood('plank', tone(colour, index), `plank${index}`),
    )
  }).flat()
  const top = count * thick
  return propModel(request, top, [{ name: 'pile', solids }], {
    top: [0, top, 0],
    left: [half * 0.6, top, 0],
    right: [-half * 0.6, top, 0],
  })
}

function tone(colour: string, index: number): string {
  return darker(colour, tones[index % tones.length] ?? 0)
}

type Flat = readonly [x: number, y: number]
type Outline = readonly Flat[]

/** A plank on its edge, higher at one end by so much: its outline, from its lower end on. */
function wholePlank(crooked: number): Outline {
  return [
    [-half, -broad / 2 + crooked],
    [half, -broad / 2 - crooked],
    [half, broad / 2 - crooked],
    [-half, broad / 2 + crooked],
  ]
}

/** What a round opening, about so much across and up from its middle, leaves of a plank: two pieces, or one with a bite out of its edge. */
function openedPlank(crooked: number, [across, up]: readonly [number, number], openSize: number): Outline[] {
  const [from, to] = [-broad / 2, broad / 2]
  const [isFootCut, isTopCut] = [Math.abs(from - up) < openSize, Math.abs(to - up) < openSize]
  if (!isFootCut && !isTopCut) return [wholePlank(crooked)]
  const [low, high] = [Math.max(from, up - openSize), Math.min(to, up + openSize)]
  const rim = (side: 1 | -1): (readonly [number, number])[] =>
    Array.from({ length: 13 }, (_, index) => {
      const y = low + ((high - low) * (1 - Math.cos((index / 12) * Math.PI))) / 2
      return [across + side * Math.sqrt(Math.max(0, openSize ** 2 - (y - up) ** 2)), y] as const
    })
  const [left, right] = [rim(-1), rim(1)]
  const [leftFoot, rightFoot, rightTop, leftTop] = wholePlank(crooked) as [Flat, Flat, Flat, Flat]
  if (!isTopCut) return [[leftFoot, ...left, ...right.toReversed(), rightFoot, rightTop, leftTop]]
  if (!isFootCut) return [[leftFoot, rightFoot, rightTop, ...right.toReversed(), ...left, leftTop]]
  return [
    [leftFoot, ...left, leftTop],
    [rightTop, ...right.toReversed(), rightFoot],
  ]
}

/** The edge of the opening, worn smooth, on the front (1) or back (-1): it is round where there is no plank, too. */
function rimRound(frame: Frame, side: 1 | -1, openSize: number, colour: string): Painted {
  const ring = ellipse(hole[0], hole[1], openSize, openSize, 0, 40)
  const points = [...ring, ...ring.slice(0, 1)].map(([x, y]): Vector => [x, y, side * (thick / 2 + 0.004)])
  return line(frame, points, 0.036, { ...wood('rim', colour, 'plank'), marking: true }, [0, 0, side])
}

/** Pieces of a plank, with what is on their front (1) and back (-1). */
function board(
  frame: Frame,
  pieces: readonly Outline[],
  colour: string,
  marksOn: (side: 1 | -1) => Painted[],
): Painted[] {
  const look = wood('plank', colour, 'plank')
  const face = (z: number, shade: string): Painted[] =>
    pieces.map((piece) =>
      plane(
        frame,
        piece.map(([x, y]): Vector => [x, y, z]),
        { ...look, colour: shade },
        [0, 0, Math.sign(z)],
      ),
    )
  return [
    ...pieces.flatMap((piece) => rimOf(frame, piece, look)),
    ...face(thick / 2, colour),
    ...marksOn(1),
    ...face(-thick / 2, darker(colour, 0.12)),
    ...marksOn(-1),
  ]
}

function rimOf(frame: Frame, piece: Outline, look: Paint): Painted[] {
  return piece.map(([x, y], index): Painted => {
    const [nextX, nextY] = piece[(index + 1) % piece.length] as readonly [number, number]
    const outward: Vector = [nextY - y, x - nextX, 0]
    const isFlat = Math.abs(outward[1]) > 4 * Math.abs(outward[0])
    const shade =
      isFlat && outward[1] > 0 ? lighter(look.colour, 0.16) : darker(look.colour, isFlat ? 0.3 : 0.1)
    const z = thick / 2
    return plane(
      frame,
      [
        [x, y, z],
        [nextX, nextY, z],
        [nextX, nextY, -z],
        [x, y, -z],
      ],
      { ...look, colour: shade },
      outward,
    )
  })
}

/** Behind the planks from before, and before them from behind: an end that is near would else lie over a plank's middle. */
/** Where battens are, across; an opening of `openSize` leaves nothing of them in it. */
const battensAt = [-0.58, 0.58] as const

function battensOf(frame: Frame, colour: string, openSize: number): Painted[] {
  return battensAt.flatMap((x) => {
    const cut = Math.sqrt(Math.max(0, openSize ** 2 - (x - hole[0]) ** 2))
    const spans =
      cut > 0 ? [[0, hole[1] - cut] as const, [hole[1] + cut, 0.92] as const] : [[0, 0.92] as const]
    return spans
      .filter(([from, to]) => from < to)
      .flatMap(([from, to]) =>
        block(
          frame,
          [x - 0.045, from, -thick / 2 - 0.045],
          [x + 0.045, to, -thick / 2],
          wood('batten', darker(colour, 0.22), 'battens'),
        ).map((face, index) => ({ ...face, nearer: index === backFace ? half : -half })),
      )
  })
}

/** Nails of a plank whose middle is `high` up, but where its opening is. */
function nailsOn(frame: Frame, side: 1 | -1, high: number, openSize: number): Painted[] {
  return battensAt
    .filter((x) => Math.hypot(x - hole[0], high - hole[1]) > openSize)
    .map((x): Painted => {
      const head = { ...paint('nail', 'metal', '#6d6a70', 'plank'), marking: true }
      return round(frame, [x, 0, side], [0.014, 0.014], head)
    })
}

function holeOn(frame: Frame, side: 1 | -1, colour: string): Painted[] {
  const mark = (shade: string): Paint => ({ ...wood('hole', shade, 'plank'), marking: true })
  const at: Vector = [hole[0], hole[1], side]
  return [
    round(frame, at, [holeSize * 1.28, holeSize * 1.2], mark(darker(colour, 0.3))),
    round(frame, at, [holeSize, holeSize * 0.95], mark('#3a2a2c')),
  ]
}

/** Somebody's eye that fills the hole, seen from its front. */
function eyeIn(frame: Frame, coat: string): Painted[] {
  const mark = (part: PartName, shade: string): Paint => ({ ...wood(part, shade, 'plank'), marking: true })
  const at = (x: number, y: number): Vector => [hole[0] + x, hole[1] + y, 1]
  return [
    round(frame, at(0, 0), [holeSize, holeSize * 0.95], mark('lid', coat)),
    round(frame, at(0, -0.008), [holeSize * 0.78, holeSize * 0.7], mark('white', '#fffaf0')),
    round(frame, at(0, -0.01), [holeSize * 0.54, holeSize * 0.6], mark('iris', '#4a2c22')),
    round(frame, at(0.016, 0.012), [holeSize * 0.16, holeSize * 0.16], mark('glint', '#ffffff')),
  ]
}

/** A flat mark on the front (z 1) or back (z -1). */
function round(
  frame: Frame,
  [x, y, side]: Vector,
  [wide, high]: readonly [number, number],
  look: Paint,
): Painted {
  const z = side * (thick / 2 + 0.003)
  return plane(
    frame,
    ellipse(x, y, wide, high, 0, 22).map(([px, py]): Vector => [px, py, z]),
    look,
    [0, 0, side],
  )
}

function snowOn(frame: Frame): Painted {
  const white = paint('snow', 'cloud', '#fbfdff', 'snow')
  return limb(
    frame,
    [
      [-half * 0.96, 0.02, 0],
      [-half * 0.3, 0.035, 0],
      [half * 0.4, 0.02, 0],
      [half * 0.96, 0.015, 0],
    ],
    [0.03, 0.042, 0.034, 0.026],
    white,
  )
}

function stumpAt(frame: Frame, high: number): Painted[] {
  const bark = '#8a6246'
  return [
    blob(
      frame,
      turned([
        [0, 0.27],
        [0.1, 0.23],
        [high, 0.21],
      ]),
      paint('stump', 'wood', bark, 'stump'),
    ),
    {
      ...ball(frame, [0, high, 0], [0.2, 0.004, 0.2], {
        ...paint('rings', 'wood', lighter(bark, 0.45), 'stump'),
        marking: true,
      }),
      outward: frame.up,
    },
  ]
}
