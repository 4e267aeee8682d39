import { clothesColour, hairColour, skinColour } from '#book/appearance.ts'
import type { PartName } from '../../part-name.ts'
import { darker } from '../../pen/colour.ts'
import { ellipse, smooth } from '../../pen/curves.ts'
import type { Point } from '../../drawing.ts'
import { drawMotif } from '../../props/draw-motif.ts'
import type { Modeller, ModelRequest } from '../model-request.ts'
import { line, plane } from '../solids/build.ts'
import { decal } from '../solids/decal.ts'
import type { Paint, Painted } from '../solids/solid.ts'
import { type Frame, movedTo } from '../space/frame.ts'
import type { Vector } from '../space/vector.ts'
import { colourTold, numberTold, propModel } from './prop-model.ts'

/** Lands of the island as they were coloured in: across from the reader's left and up, in parts of the sheet's half width and height. */
const lands: readonly { name: PartName; colour: string; outline: readonly Point[] }[] = [
  {
    name: 'sea',
    colour: '#8cc8e2',
    outline: [
      [-0.93, -0.88],
      [0, -0.93],
      [0.92, -0.87],
      [0.95, 0],
      [0.91, 0.88],
      [0, 0.92],
      [-0.94, 0.86],
      [-0.91, 0],
    ],
  },
  {
    name: 'shore',
    colour: '#f6e3a6',
    outline: [
      [-0.74, -0.2],
      [-0.6, -0.62],
      [-0.1, -0.74],
      [0.36, -0.66],
      [0.62, -0.3],
      [0.68, 0.24],
      [0.48, 0.66],
      [0, 0.74],
      [-0.48, 0.68],
      [-0.7, 0.3],
    ],
  },
  {
    name: 'field',
    colour: '#a9cf6a',
    outline: [
      [-0.34, -0.34],
      [0.1, -0.6],
      [0.5, -0.34],
      [0.58, 0.2],
      [0.4, 0.56],
      [0, 0.62],
      [-0.3, 0.4],
    ],
  },
  {
    name: 'blank',
    colour: '#fffaf0',
    outline: [
      [-0.62, 0.26],
      [-0.36, 0.2],
      [-0.28, 0.5],
      [-0.46, 0.6],
    ],
  },
]

/** What stands on it: a motif by its word, its middle, and its height in parts of the sheet's. */
const drawn: readonly (readonly [word: string, at: Point, high: number])[] = [
  ['castle', [0.02, 0.52], 0.2],
  ['mountain', [0.42, 0.36], 0.19],
  ['tree', [0.44, -0.14], 0.15],
  ['tree', [0.34, -0.34], 0.15],
  ['tree', [0.52, -0.34], 0.14],
  ['tree', [0.2, -0.5], 0.14],
  ['bed', [-0.46, -0.3], 0.13],
  ['sun', [-0.54, 0.42], 0.12],
]
/** What those who come to life are coloured in with: as they look when they do. */
const crayons = { dragon: '#5f9f6a', cow: '#fbf5ea' } as const
/** The best bit in the middle, and what sits before it. */
const [middleAt, dragonAt]: readonly [Point, Point] = [
  [-0.04, 0.12],
  [-0.12, -0.4],
]
/** Where a cow stands in the sea, and the meadow that somebody licks in for her later. */
const [cowAt, meadowAt]: readonly [Point, Point] = [
  [0.8, -0.5],
  [0.5, -0.5],
]

/**
 * An island as a child has drawn it on one sheet, `state.wide` by `state.tall` metres, its face to its front and its foot on the ground:
 * tilted by a pitch of ninety degrees it lies, its top away. In the middle stands what `state.shows`, larger than the castle;
 * `state.meadow` has a green meadow licked into the sea, with the cow in it and, on four legs, somebody with the `skin`, `hairColour` and
 * `clothesColour` of the child, and what is `beside` them.
 */
export const islandMap: Modeller = (request) => {
  const { frame, state } = request
  const [wide, tall] = [numberTold(request, 'wide', 1.5), numberTold(request, 'tall', 1.05)]
  const middle = movedTo(frame, [0, tall / 2, 0])
  const sheet = sheetOf(middle, wide, tall)
  const paper: Paint = {
    part: 'paper',
    material: 'paper',
    colour: colourTold(request, '#fffaf0'),
    group: 'paper',
  }
  const corners: Point[] = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]
  const licked = state['meadow'] === true
  const solids: Painted[] = [
    plane(
      middle,
      corners.map((at) => sheet.point(at, 0)),
      paper,
    ),
    line(
      middle,
      [...corners, corners[0] as Point].map((at) => sheet.point(at, 0.002)),
      0.012,
      {
        ...paper,
        part: 'edge',
        colour: darker(paper.colour, 0.2),
        marking: true,
      },
    ),
    ...lands.map(({ name, colour, outline }, index) =>
      plane(
        middle,
        smooth(outline, true, 5).map((at) => sheet.point(at, 0.003 + index * 0.001)),
        {
          part: name,
          material: 'paper',
          colour,
          group: name,
          marking: true,
        },
      ),
    ),
    ...drawn.flatMap(([word, at, high]) => sheet.motif(word, at, high)),
    ...sheet.motif(middleOf(request), middleAt, 0.36),
    ...sheet.motif('dragon', dragonAt, 0.22, crayons.dragon),
    ...(licked ? meadowOn(sheet, request) : sheet.motif('cow', cowAt, 0.14, crayons.cow)),
  ]
  return propModel(request, tall, [{ name: 'sheet', solids }], {
    middle: [0, tall / 2, 0.01],
    top: [0, tall, 0],
    left: [wide / 2, tall / 2, 0],
    right: [-wide / 2, tall / 2, 0],
    foot: [0, 0, 0],
    sea: [(-cowAt[0] * wide) / 2, tall / 2 + (cowAt[1] * tall) / 2, 0.02],
    island: [(-middleAt[0] * wide) / 2, tall / 2 + (middleAt[1] * tall) / 2, 0.02],
  })
}

function middleOf({ state }: ModelRequest): string {
  const shows = state['shows']
  return typeof shows === 'string' ? shows : 'star'
}

interface Sheet {
  frame: Frame
  point(at: Point, lift: number): Vector
  motif(words: string, at: Point, high: number, accent?: string): Painted[]
}

/** Places on a sheet by parts of its half width and height; the reader's right is its own left. */
function sheetOf(frame: Frame, wide: number, tall: number): Sheet {
  const point = ([across, up]: Point, lift: number): Vector => [(-across * wide) / 2, (up * tall) / 2, lift]
  return {
    frame,
    point,
    // The same hand draws the same thing alike on each sheet.
    motif: (words, at, high, accent) =>
      decal(
        movedTo(frame, point(at, 0.008)),
        drawMotif(words, {
          seed: words,
          style: 'colour',
          size: high * tall * 100,
          ...(accent && { accent }),
        }),
      ),
  }
}

/** Half the meadow's width and height, in parts of the sheet's. */
const meadow = [0.47, 0.46] as const

/** Greener than all else, with the stripes of a tongue; a cow, and beside her the child and who came along, drawn as a cow draws: on four legs. */
function meadowOn(sheet: Sheet, { state }: ModelRequest): Painted[] {
  const [x, y] = meadowAt
  const green = (colour: string, part: PartName): Paint => ({
    part,
    material: 'paper',
    colour,
    group: 'meadow',
    marking: true,
  })
  const stripes = [-0.36, -0.22, -0.08, 0.08, 0.22, 0.36].map((up): Point[] => {
    const half = meadow[0] * Math.sqrt(1 - (up / meadow[1]) ** 2) * 0.86
    return [
      [x - half, y + up - 0.03],
      [x, y + up + 0.03],
      [x + half, y + up - 0.02],
    ]
  })
  const [skin, hair, clothes] = [
    swatch(skinColour, state['skin']) ?? '#f1c7a0',
    swatch(hairColour, state['hairColour']) ?? '#7a4d2f',
    swatch(clothesColour, state['clothesColour']) ?? '#d9534a',
  ]
  const beside = state['beside']
  return [
    plane(
      sheet.frame,
      ellipse(x, y, meadow[0], meadow[1]).map((at) => sheet.point(at, 0.01)),
      green('#5fae44', 'meadow'),
    ),
    ...stripes.map((points) =>
      line(
        sheet.frame,
        smooth(points, false, 6).map((at) => sheet.point(at, 0.011)),
        0.022,
        green('#9ad67a', 'lick'),
      ),
    ),
    ...sheet.motif('cow', [x + 0.02, y + 0.22], 0.23, crayons.cow),
    ...onFourLegs(sheet, [x - 0.18, y - 0.12], { skin, hair, clothes }),
    ...(beside === 'person'
      ? onFourLegs(sheet, [x + 0.24, y - 0.14], { skin, hair: '#b9b3ad', clothes: '#4d78ad' })
      : typeof beside === 'string'
        ? sheet.motif(beside, [x + 0.25, y - 0.14], 0.17)
        : []),
  ]
}

function swatch(colours: Readonly<Record<string, string>>, name: unknown): string | undefined {
  return typeof name === 'string' && Object.hasOwn(colours, name) ? colours[name] : undefined
}

/** A person as a cow draws one: the trunk lies, and hands and feet are four legs under it; the face is for the reader. */
function onFourLegs(
  sheet: Sheet,
  [x, y]: Point,
  { skin, hair, clothes }: { skin: string; hair: string; clothes: string },
): Painted[] {
  const ink = '#4a4347'
  const paint = (colour: string, part: PartName): Paint => ({
    part,
    material: 'paper',
    colour,
    group: 'meadow',
    marking: true,
  })
  const stroke = (points: readonly Point[], width: number, colour: string): Painted =>
    line(
      sheet.frame,
      points.map((at) => sheet.point(at, 0.014)),
      width,
      paint(colour, 'stroke'),
    )
  const part = (points: readonly Point[], colour: string, name: PartName): Painted =>
    plane(
      sheet.frame,
      points.map((at) => sheet.point(at, 0.015)),
      paint(colour, name),
    )
  const [faceX, faceY] = [x - 0.12, y + 0.12]
  const legs = [-0.13, -0.07, 0.07, 0.13].flatMap((aside, index) => [
    stroke(
      [
        [x + aside, y],
        [x + aside, y - 0.19],
      ],
      0.028,
      index < 2 ? skin : '#3f5f8f',
    ),
    stroke(
      [
        [x + aside - 0.025, y - 0.2],
        [x + aside + 0.01, y - 0.2],
      ],
      0.026,
      index < 2 ? skin : ink,
    ),
  ])
  return [
    ...legs,
    part(ellipse(x + 0.01, y, 0.17, 0.1), clothes, 'body'),
    part(ellipse(faceX, faceY + 0.05, 0.115, 0.15), hair, 'hair'),
    part(ellipse(faceX, faceY, 0.088, 0.115), skin, 'face'),
    ...[-0.034, 0.034].map((aside) => part(ellipse(faceX + aside, faceY + 0.02, 0.014, 0.022), ink, 'eye')),
    stroke(
      [
        [faceX - 0.04, faceY - 0.03],
        [faceX, faceY - 0.06],
        [faceX + 0.04, faceY - 0.03],
      ],
      0.01,
      ink,
    ),
  ]
}
