import type { PartName } from '../../part-name.ts'
import type { Point } from '../../drawing.ts'
import { clamp } from '../people/numbers.ts'
import { darker, lighter } from '../../pen/colour.ts'
import { ellipse } from '../../pen/curves.ts'
import type { Modeller } from '../model-request.ts'
import { plane } from '../solids/build.ts'
import type { Paint, Painted, Piece } from '../solids/solid.ts'
import { alongIn, type Frame, frameAlong, movedTo, pointIn } from '../space/frame.ts'
import { add, between, cross, dot, lengthOf, minus, times, unit, type Vector } from '../space/vector.ts'
import { colourTold } from './prop-model.ts'

/** A peak in metres: where it points up, and its foot all round, the side with the face first. */
interface Peak {
  top: Vector
  foot: readonly (readonly [x: number, z: number])[]
  /** From this part of its height up there is snow. */
  snow: number
}

const main: Peak = {
  top: [0.5, 31, -2],
  foot: [
    [-13, 10],
    [13, 10],
    [21, -4],
    [3, -17],
    [-20, -5],
  ],
  snow: 0.6,
}
const shoulders: readonly Peak[] = [
  {
    top: [-15, 17, -9],
    foot: [
      [-27, 2],
      [-6, 4],
      [-5, -14],
      [-26, -16],
    ],
    snow: 0.62,
  },
  {
    top: [16, 21, -10],
    foot: [
      [6, 3],
      [29, 0],
      [27, -18],
      [8, -16],
    ],
    snow: 0.58,
  },
]

/** Where the face has its parts, in parts of the height, and how large they are, in metres. */
const [eyesAt, noseAt, mouthAt] = [0.43, 0.31, 0.2]
const [eyeAside, eyeWide, eyeHigh] = [3.3, 2.1, 1.7]

/** A mountain of some thirty metres that has all the time in the world: it has snow on its peaks, and a slow face of ledges; `state.face: false` leaves that out. */
export const mountain: Modeller = (request) => {
  const { id, frame, act, state } = request
  const rock = colourTold(request, '#8d93a8')
  const face = faceOf(frame)
  const looks = act.looks ?? add(face.origin, face.front)
  const pieces: Piece[] = [
    ...shoulders.flatMap((peak, index) => facesOf(frame, peak, lighter(rock, 0.12), `shoulder${index}`)),
    ...facesOf(frame, main, rock, 'peak').map((piece, index) =>
      index === 0 && state['face'] !== false
        ? { ...piece, solids: [...piece.solids, ...featuresOn(face, rock, looks)] }
        : piece,
    ),
  ].map((piece) => ({ ...piece, nearer: piece.name.startsWith('peak') ? 9 * lengthOf(frame.up) : 0 }))
  return {
    id,
    kind: 'creature',
    frame,
    pieces,
    anchors: {
      top: movedTo(frame, main.top),
      mouth: movedTo(face, [0, (mouthAt - eyesAt) * main.top[1], 0]),
    },
    head: {
      centre: face.origin,
      radius: 4 * lengthOf(frame.up),
      front: face.front,
      gaze: unit(minus(looks, face.origin)),
    },
    height: main.top[1] * lengthOf(frame.up),
  }
}

function painted(part: PartName, material: Paint['material'], colour: string, group: string): Paint {
  return { part, material, colour, group }
}

/** The sides of a peak, each with its snow; the more a side is turned from its front, the darker it is. */
function facesOf(frame: Frame, { top, foot, snow }: Peak, rock: string, name: string): Piece[] {
  return foot.map(([x, z], index): Piece => {
    const [nextX, nextZ] = foot[(index + 1) % foot.length] as readonly [number, number]
    const [left, right]: [Vector, Vector] = [
      [x, 0, z],
      [nextX, 0, nextZ],
    ]
    const outward = unit(cross(minus(right, left), minus(top, left)))
    const shade = index === 0 ? 0 : outward[0] > 0.3 ? 0.26 : 0.12
    const group = `${name}${index}`
    const snowfall = snowLine(left, right, top, snow)
    return {
      name: group,
      solids: [
        plane(frame, ragged(left, right, top), painted('rock', 'stone', darker(rock, shade), group), outward),
        plane(
          frame,
          snowfall,
          { ...painted('snow', 'cloud', darker('#fbfdff', shade * 0.5), group), marking: true },
          outward,
        ),
      ],
    }
  })
}

/** Metres that a side juts out over its straight edges, from its foot to its top. */
const crags = [0, 0.5, 1.3, 0.1, 0.8, 0, 1, 0.2, 0.7, 0]

function ragged(left: Vector, right: Vector, top: Vector): Vector[] {
  const along = unit(minus(right, left))
  const edge = (from: Vector, out: number, turn: number): Vector[] =>
    crags.map((_, index) => {
      const crag = crags[(index + turn) % crags.length] as number
      const part = index / crags.length
      return add(between(from, top, part), times(along, out * crag * (index === 0 ? 0 : 1 - part * 0.6)))
    })
  return [...edge(left, -1, 0), top, ...edge(right, 1, 3).toReversed()]
}

/** Its cap on one side, in tongues that run down. */
function snowLine(left: Vector, right: Vector, top: Vector, from: number): Vector[] {
  const tongues = [0, 0.1, -0.07, 0.09, -0.12, 0.07, -0.05, 0.08, 0]
  const edge = tongues.map((rise, index): Vector => {
    const part = index / (tongues.length - 1)
    return between(between(left, right, part), top, from + rise)
  })
  return [...edge, top]
}

/** Between its eyes: its front out of the rock, its up along it. */
function faceOf(frame: Frame): Frame {
  const [[leftX, leftZ], [rightX, rightZ]] = main.foot as [
    readonly [number, number],
    readonly [number, number],
  ]
  const foot: Vector = [(leftX + rightX) / 2, 0, (leftZ + rightZ) / 2]
  const way = unit(minus(main.top, foot))
  const outward = unit(cross([1, 0, 0], way))
  const at = between(foot, main.top, eyesAt)
  return frameAlong(
    pointIn(frame, add(at, times(outward, 0.05))),
    alongIn(frame, outward),
    alongIn(frame, way),
    lengthOf(frame.up),
  )
}

/** Eyes under heavy lids, ledges with snow for brows, a crag for a nose, and a mouth that is slow to say a word. */
function featuresOn(face: Frame, rock: string, looks: Vector): Painted[] {
  const mark = (
    points: readonly Point[],
    part: PartName,
    material: Paint['material'],
    colour: string,
  ): Painted =>
    plane(
      face,
      points.map(([x, y]): Vector => [x, y, 0]),
      { ...painted(part, material, colour, 'face'), marking: true },
      [0, 0, 1],
    )
  const slant = main.top[1] / Math.hypot(main.top[1], main.top[2] - 10)
  const down = (part: number): number => ((part - eyesAt) * main.top[1]) / slant
  const way = minus(looks, face.origin)
  const aside = clamp(dot(way, face.right) / (lengthOf(way) * lengthOf(face.right)), -0.5, 0.5)
  const eyes = [-1, 1].flatMap((side): Painted[] => {
    const x = side * eyeAside
    return [
      mark(ellipse(x, 0, eyeWide, eyeHigh), 'eyeWhite', 'light', '#fbf6e8'),
      mark(ellipse(x + aside * 1.5, -0.5, 0.86, 0.96), 'eye', 'ink', '#2a2733'),
      mark(ellipse(x + aside * 1.5 - 0.28, -0.16, 0.24), 'glint', 'light', '#fffdf6'),
      mark(lidOf(x), 'lid', 'stone', darker(rock, 0.1)),
      mark(ledge(x, 2.1, 2.9, 0.9), 'brow', 'stone', darker(rock, 0.34)),
      mark(ledge(x, 2.65, 2.8, 0.55), 'snow', 'cloud', '#fbfdff'),
    ]
  })
  const nose: Point[] = [
    [-0.6, down(noseAt) + 2.6],
    [0.7, down(noseAt) + 2.6],
    [1.9, down(noseAt) - 0.9],
    [0.2, down(noseAt) - 1.7],
    [-1.6, down(noseAt) - 1],
  ]
  return [
    ...eyes,
    mark(nose, 'nose', 'stone', lighter(rock, 0.22)),
    mark(ellipse(0, down(mouthAt), 3.5, 0.9), 'mouth', 'ink', '#3b3546'),
    mark(ellipse(0.2, down(mouthAt) - 0.36, 1.9, 0.36), 'tongue', 'stone', '#7c6478'),
  ]
}

/** The upper half of an eye, half shut. */
function lidOf(x: number): Point[] {
  return ellipse(x, 0, eyeWide * 1.04, eyeHigh * 1.06).map(([px, py]): Point => [px, Math.max(py, 0.28)])
}

/** A jagged ledge of rock. */
function ledge(x: number, y: number, wide: number, high: number): Point[] {
  return [
    [x - wide, y - high * 0.3],
    [x - wide * 0.6, y + high * 0.5],
    [x + wide * 0.1, y + high * 0.3],
    [x + wide * 0.7, y + high * 0.6],
    [x + wide, y - high * 0.2],
    [x + wide * 0.2, y - high * 0.5],
  ]
}
