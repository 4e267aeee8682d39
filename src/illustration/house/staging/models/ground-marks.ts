import type { PartName } from '../../part-name.ts'
import { darker, lighter } from '../../pen/colour.ts'
import { ellipse, smooth } from '../../pen/curves.ts'
import type { Modeller, ModelRequest } from '../model-request.ts'
import type { Paint, Painted } from '../solids/solid.ts'
import { movedTo, pointIn } from '../space/frame.ts'
import { aside } from './aside.ts'
import { lying } from './lying.ts'
import { colourTold, numberTold, pointsTold } from './prop-model.ts'

/** Across, and along the way it goes. */
type Flat = readonly [across: number, along: number]

/** Half the length of a footprint of the hill, in metres. */
const half = 2.2

/** The sole of its right foot, in metres. */
const sole: readonly Flat[] = smooth([
  [-0.1, -2.2],
  [0.62, -1.9],
  [0.74, -1.1],
  [0.66, -0.2],
  [1.12, 0.66],
  [0.94, 1.18],
  [0, 1.34],
  [-0.98, 1.24],
  [-1.06, 0.5],
  [-0.62, -0.3],
  [-0.8, -1.2],
  [-0.74, -1.9],
])

/** Big toe first: across, along, radius. */
const toes = [
  [-0.78, 1.86, 0.46],
  [-0.12, 2, 0.3],
  [0.36, 1.9, 0.27],
  [0.78, 1.68, 0.25],
  [1.12, 1.36, 0.22],
] as const

const around: readonly (readonly Flat[])[] = [sole, ...toes.map(([x, z, radius]) => ellipse(x, z, radius))]

/** Out of the pressed earth, in: the heaved-up edge, its wall, and what lies on its bottom. */
const rings = { edge: 0.2, wall: 0, bottom: -0.13 } as const

/**
 * A footprint of the hill, 4.4 m long, its toes to the front: `state.left` for its left foot, `state.water` in a colour, and
 * `state.colour` of the earth. It follows the ground.
 */
export const footprint: Modeller = (request) => {
  const { state, frame } = request
  const earth = colourTold(request, '#9c7a52')
  const water = typeof state['water'] === 'string' ? state['water'] : undefined
  const side = state['left'] === true ? -1 : 1
  const ring = (name: keyof typeof rings, paint: Paint): Painted[] =>
    around.map((outline) =>
      laid(
        request,
        grown(outline, rings[name]).map(([x, z]): Flat => [side * x, z]),
        paint,
      ),
    )
  const pieces = [
    ...ring('edge', soil('sole', lighter(earth, 0.22))),
    ...ring('wall', soil('dent', darker(earth, 0.34))),
    ...ring(
      'bottom',
      water ? { part: 'water', material: 'water', colour: water } : soil('dent', darker(earth, 0.14)),
    ),
  ]
  return {
    ...lying(request, pieces),
    anchors: { middle: frame, toes: movedTo(frame, [0, 0, half]), heel: movedTo(frame, [0, 0, -half]) },
  }
}

/**
 * Ruts of the cart's wheels along `state.along`, points across and along in metres, so far apart as `state.gauge` and so broad
 * as `state.width`. With a heading of 90 degrees its points lie as those of the map do. It follows the ground.
 */
export const tracks: Modeller = (request) => {
  const colour = colourTold(request, '#a8845a')
  const along = pointsTold(request, 'along')
  const line = smooth(along.length > 1 ? along : straightOn, false, 10)
  const [gauge, width] = [numberTold(request, 'gauge', 1), numberTold(request, 'width', 0.14)]
  const ruts = [-gauge / 2, gauge / 2].flatMap((aside) => rutAlong(line, aside, width))
  return lying(
    request,
    ruts.map((rut) => laid(request, rut, soil('track', colour))),
  )
}

/** Where no way is told. */
const straightOn: readonly Flat[] = [
  [0, -3],
  [0, 3],
]

/** Metres between two steps of a child, how far they are aside of its way, and half a shoe's length. */
const [stride, besideWay, halfShoe] = [0.26, 0.06, 0.1]

/**
 * Prints of a child's shoes along `state.along`, points across and along in metres, in `state.colour` of what is pressed. With a heading of
 * 90 degrees its points lie as those of the map do. It follows the ground.
 */
export const steps: Modeller = (request) => {
  const colour = colourTold(request, '#b9c8de')
  const along = pointsTold(request, 'along')
  const line = smooth(along.length > 1 ? along : straightOn, false, 24)
  const shoes = placesAlong(line).flatMap(({ at: [x, z], way: [across, on] }, index) => {
    const side = index % 2 === 0 ? besideWay : -besideWay
    const placed = (points: readonly Flat[]): Flat[] =>
      points.map(
        ([right, ahead]): Flat => [
          x + (right + side) * on + ahead * across,
          z - (right + side) * across + ahead * on,
        ],
      )
    return [
      placed(ellipse(0, halfShoe * 0.35, 0.045, halfShoe * 0.62)),
      placed(ellipse(0, -halfShoe * 0.7, 0.036, 0.04)),
    ]
  })
  return lying(
    request,
    shoes.map((shoe) => laid(request, shoe, soil('track', colour))),
  )
}

/** Places a stride apart on a line, and which way it goes there. */
function placesAlong(line: readonly Flat[]): { at: Flat; way: Flat }[] {
  const places: { at: Flat; way: Flat }[] = []
  let gone = stride
  for (const [index, to] of line.slice(1).entries()) {
    const from = line[index] as Flat
    const [across, along] = [to[0] - from[0], to[1] - from[1]]
    const long = Math.hypot(across, along) || 1
    gone += long
    if (gone < stride) continue
    gone = 0
    places.push({ at: to, way: [across / long, along / long] })
  }
  return places
}

/** Rings on water round what floats, `state.size` metres across and `state.deep` along. */
export const ripples: Modeller = (request) => {
  const colour = colourTold(request, '#c4e4e6')
  const [across, along] = [numberTold(request, 'size', 1.6) / 2, numberTold(request, 'deep', 2.6) / 2]
  const rings = [1, 1.32, 1.75].flatMap((far, index) => {
    const ring = ellipse(0, 0, across * far, along * far)
    return rutAlong([...ring, ring[0] as Flat], 0, 0.07 - index * 0.018)
  })
  return lying(
    request,
    rings.map((part) => laid(request, part, { part: 'foam', material: 'water', colour, group: 'foam' })),
  )
}

/** One rut so far aside of a line, in pieces that are flat wherever the ground bends. */
function rutAlong(line: readonly Flat[], middle: number, width: number): Flat[][] {
  const edge = (index: number, out: number): Flat => aside(line, index, out)
  return line
    .slice(1)
    .map((_, index) => [
      edge(index, middle - width / 2),
      edge(index + 1, middle - width / 2),
      edge(index + 1, middle + width / 2),
      edge(index, middle + width / 2),
    ])
}

function soil(part: PartName, colour: string): Paint {
  return { part, material: 'ground', colour, group: part }
}

/** An outline grown by so many metres about its middle; less than 0 shrinks it. */
function grown(outline: readonly Flat[], by: number): Flat[] {
  const middle = outline.reduce<Flat>(
    ([a, b], [x, z]) => [a + x / outline.length, b + z / outline.length],
    [0, 0],
  )
  return outline.map(([x, z]) => {
    const [across, along] = [x - middle[0], z - middle[1]]
    const part = 1 + by / (Math.hypot(across, along) || 1)
    return [middle[0] + across * part, middle[1] + along * part]
  })
}

/** A flat outline as it lies on the ground. */
function laid({ frame, groundAt }: ModelRequest, outline: readonly Flat[], paint: Paint): Painted {
  const points = outline.map(([x, z]) => {
    const [across, high, away] = pointIn(frame, [x, 0, z])
    return [across, groundAt ? groundAt(across) + 0.01 : high, away] as const
  })
  return { kind: 'plane', points, paint }
}
