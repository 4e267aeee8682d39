import type { Random } from '#book/random.ts'
import { pick } from '#book/random.ts'
import type { Point, Shape } from '../../drawing.ts'
import { darker, lighter, mixed } from '../colour.ts'
import type { Hour } from '../hour.ts'
import { ellipse, polygon, rectangle, rounded, smoothed } from '../outline.ts'
import { fill, stroke } from '../shapes.ts'

export const gables = ['step', 'bell', 'neck', 'point'] as const
export type Gable = (typeof gables)[number]

export const bricks = ['#b5654a', '#9c5747', '#c98a5e', '#d9b382', '#8f5f58', '#c77f63', '#7f8f94'] as const

interface HouseOptions {
  x: number
  /** Height of the pavement. */
  foot: number
  width: number
  height: number
  gable: Gable
  brick: string
  hour: Hour
  random: Random
  away?: number
  /** No door in a house seen across other roofs. */
  door?: boolean
}

/** A Dutch gabled brick house front. */
export function gabledHouse(options: HouseOptions): Shape[] {
  const { x, foot, width, height, hour, random } = options
  const away = options.away ?? 0
  const brick = hour.paint(options.brick, away)
  const trim = hour.paint('#f3e9d6', away)
  const eaves = foot - height * 0.68
  const top = foot - height
  const outline = houseOutline(options.gable, x, width, foot, eaves, top)
  const shapes: Shape[] = [
    fill('front', outline, brick, 'wall', { colour2: darker(brick, 0.12) }),
    ...brickDabs(options, eaves, brick),
    ...coping(options.gable, x, width, eaves, top, trim),
  ]
  const paneWidth = width * 0.2
  const paneHeight = Math.min(height * 0.15, paneWidth * 1.7)
  for (const [row, y] of [foot - height * 0.62, foot - height * 0.4].entries()) {
    for (const side of row === 0 ? [-0.26, 0.26] : [-0.28, 0, 0.28]) {
      shapes.push(
        ...pane(x + side * width, y, paneWidth * (row === 0 ? 1 : 0.92), paneHeight, hour, random, away),
      )
    }
  }
  shapes.push(...pane(x, foot - height * 0.8, paneWidth * 0.8, paneHeight * 0.8, hour, random, away))
  if (options.door !== false) shapes.push(...entrance(options, trim, away))
  return shapes
}

function houseOutline(
  gable: Gable,
  x: number,
  width: number,
  foot: number,
  eaves: number,
  top: number,
): Point[] {
  const half = width / 2
  const rise = eaves - top
  if (gable === 'step') {
    const left: Point[] = []
    for (let step = 0; step < 4; step++) {
      const reach = half * (1 - step * 0.24)
      left.push([x - reach, eaves - (rise * step) / 4], [x - reach, eaves - (rise * (step + 1)) / 4])
    }
    return polygon([x - half, foot], ...left, ...mirrored(left, x), [x + half, foot])
  }
  if (gable === 'bell') {
    const left = smoothed(
      [
        [x - half, eaves],
        [x - half * 0.78, eaves - rise * 0.16],
        [x - half * 0.5, eaves - rise * 0.55],
        [x - half * 0.42, eaves - rise * 0.84],
        [x, top],
      ],
      false,
      5,
    )
    return polygon([x - half, foot], ...left, ...mirrored(left, x), [x + half, foot])
  }
  if (gable === 'neck') {
    const left: Point[] = [
      [x - half, eaves],
      [x - half * 0.5, eaves - rise * 0.22],
      [x - half * 0.42, eaves - rise * 0.8],
      [x, top],
    ]
    return polygon([x - half, foot], ...left, ...mirrored(left, x), [x + half, foot])
  }
  return polygon([x - half, foot], [x - half, eaves], [x, top], [x + half, eaves], [x + half, foot])
}

function mirrored(left: readonly Point[], x: number): Point[] {
  return left.map(([px, py]): Point => [2 * x - px, py]).reverse()
}

function brickDabs(options: HouseOptions, eaves: number, brick: string): Shape[] {
  const { x, foot, width, random } = options
  if ((options.away ?? 0) > 0.4) return []
  return Array.from({ length: 6 }, () => {
    const left = x + (random() - 0.5) * width * 0.8
    const y = eaves + random() * (foot - eaves) * 0.9
    return fill(
      'brick',
      rectangle(left, y, left + width * 0.07, y + width * 0.025),
      darker(brick, 0.16),
      'wall',
      { marking: true, alpha: 0.6 },
    )
  })
}

function coping(gable: Gable, x: number, width: number, eaves: number, top: number, trim: string): Shape[] {
  const half = width / 2
  if (gable === 'step') {
    return Array.from({ length: 4 }, (_, step) => step).flatMap((step) => {
      const reach = half * (1 - step * 0.24)
      const inner = step === 3 ? 0 : half * (1 - (step + 1) * 0.24)
      const y = eaves - ((eaves - top) * (step + 1)) / 4
      const thick = width * 0.035
      const one = fill('coping', rectangle(x - reach - 2, y - thick, x - inner, y + 1), trim, 'stone', {
        marking: true,
      })
      const other = fill('coping', rectangle(x + inner, y - thick, x + reach + 2, y + 1), trim, 'stone', {
        marking: true,
      })
      return [one, other]
    })
  }
  return [
    fill(
      'finial',
      rectangle(x - width * 0.1, top - width * 0.02, x + width * 0.1, top + width * 0.035),
      trim,
      'stone',
      { marking: true },
    ),
  ]
}

/** A sash window with its white frame; some are dark at night. */
export function pane(
  x: number,
  y: number,
  width: number,
  height: number,
  hour: Hour,
  random: Random,
  away = 0,
): Shape[] {
  const frame = hour.paint('#f7efe0', away)
  const shines = hour.lampsLit && random() < 0.62
  const glass = shines
    ? mixed(hour.window, hour.skyLow, away * 0.4)
    : hour.paint(hour.lampsLit ? '#6f86a8' : '#9fc6d4', away)
  const edge = width * 0.12
  return [
    fill(
      'frame',
      rectangle(x - width / 2 - edge, y - edge, x + width / 2 + edge, y + height + edge),
      frame,
      'wood',
      { marking: true },
    ),
    fill('glass', rectangle(x - width / 2, y, x + width / 2, y + height), glass, shines ? 'light' : 'metal', {
      marking: true,
      colour2: lighter(glass, 0.25),
    }),
    stroke(
      'bar',
      [
        [x, y],
        [x, y + height],
      ],
      rounded(Math.max(1.4, width * 0.07)),
      frame,
      'wood',
      { marking: true },
    ),
    stroke(
      'bar',
      [
        [x - width / 2, y + height * 0.42],
        [x + width / 2, y + height * 0.42],
      ],
      rounded(Math.max(1.4, width * 0.07)),
      frame,
      'wood',
      { marking: true },
    ),
  ]
}

const doors = ['#2f6f63', '#a23b36', '#2f5480', '#c78a2e', '#4a5d3c'] as const

function entrance(options: HouseOptions, trim: string, away: number): Shape[] {
  const { x, foot, width, height, hour, random } = options
  const doorX = x + (random() < 0.5 ? -1 : 1) * width * 0.24
  const wide = width * 0.24
  const tall = height * 0.25
  const colour = hour.paint(pick(doors, random), away)
  return [
    fill(
      'doorFrame',
      rectangle(doorX - wide * 0.62, foot - tall * 1.16, doorX + wide * 0.62, foot),
      trim,
      'wood',
      { marking: true },
    ),
    fill('door', rectangle(doorX - wide / 2, foot - tall * 0.9, doorX + wide / 2, foot), colour, 'wood', {
      marking: true,
      colour2: darker(colour, 0.15),
    }),
    fill(
      'fanlight',
      rectangle(doorX - wide / 2, foot - tall * 1.1, doorX + wide / 2, foot - tall * 0.94),
      hour.lampsLit ? hour.window : hour.paint('#a9cfdb', away),
      'metal',
      { marking: true },
    ),
    fill(
      'knob',
      ellipse(doorX + wide * 0.32, foot - tall * 0.42, wide * 0.07, wide * 0.07, 10),
      hour.paint('#e7c45a', away),
      'metal',
      { marking: true },
    ),
  ]
}

/** A cottage with a big tiled or thatched roof, seen from the front. */
export function cottage(
  x: number,
  foot: number,
  width: number,
  hour: Hour,
  random: Random,
  away = 0,
): Shape[] {
  const wall = hour.paint(pick(['#f2e6cd', '#e9d3b0', '#d9a17c', '#f6efe2'], random), away)
  const roof =
    hour.weather === 'snow'
      ? hour.paint('#eef1f6', away)
      : hour.paint(pick(['#b9573f', '#a8664a', '#8d7a57', '#c26a48'], random), away)
  const height = width * 0.42
  const eaves = foot - height
  const ridge = eaves - width * 0.42
  const tall = height * 0.72
  const doorX = x + width * (random() < 0.5 ? -0.05 : 0.1)
  return [
    fill(
      'chimney',
      rectangle(x + width * 0.2, ridge - width * 0.08, x + width * 0.3, eaves - width * 0.1),
      hour.paint('#a8654f', away),
      'wall',
    ),
    fill('wall', rectangle(x - width * 0.42, eaves - 6, x + width * 0.42, foot), wall, 'wall', {
      colour2: darker(wall, 0.1),
    }),
    fill(
      'roof',
      smoothed(
        [
          [x - width * 0.52, eaves + width * 0.03],
          [x - width * 0.3, ridge + width * 0.03],
          [x - width * 0.2, ridge],
          [x + width * 0.22, ridge],
          [x + width * 0.32, ridge + width * 0.04],
          [x + width * 0.52, eaves + width * 0.03],
          [x, eaves + width * 0.05],
        ],
        true,
        5,
      ),
      roof,
      'wood',
      { colour2: darker(roof, 0.15) },
    ),
    ...pane(x - width * 0.25, eaves + height * 0.24, width * 0.13, width * 0.15, hour, random, away),
    ...pane(x + width * 0.29, eaves + height * 0.24, width * 0.13, width * 0.15, hour, random, away),
    fill(
      'door',
      rectangle(doorX - width * 0.07, foot - tall, doorX + width * 0.07, foot),
      hour.paint(pick(doors, random), away),
      'wood',
      { marking: true },
    ),
  ]
}

/** A village church with a spire and a golden weathercock. */
export function church(
  x: number,
  foot: number,
  height: number,
  hour: Hour,
  random: Random,
  away = 0,
): Shape[] {
  const stone = hour.paint('#c08a68', away)
  const slate = hour.paint('#5f7182', away)
  const wide = height * 0.2
  return [
    fill(
      'nave',
      polygon(
        [x + wide * 0.3, foot],
        [x + wide * 0.3, foot - height * 0.3],
        [x + wide * 1.6, foot - height * 0.3],
        [x + wide * 1.6, foot],
      ),
      stone,
      'wall',
    ),
    fill(
      'naveRoof',
      polygon(
        [x, foot - height * 0.29],
        [x + wide * 0.5, foot - height * 0.46],
        [x + wide * 1.5, foot - height * 0.46],
        [x + wide * 1.75, foot - height * 0.29],
      ),
      slate,
      'stone',
    ),
    fill(
      'tower',
      rectangle(x - wide / 2, foot - height * 0.6, x + wide / 2, foot),
      darker(stone, 0.06),
      'wall',
      { colour2: darker(stone, 0.16) },
    ),
    fill(
      'spire',
      polygon(
        [x - wide * 0.6, foot - height * 0.59],
        [x, foot - height],
        [x + wide * 0.6, foot - height * 0.59],
      ),
      slate,
      'stone',
    ),
    fill(
      'clock',
      ellipse(x, foot - height * 0.5, wide * 0.22, wide * 0.22, 18),
      hour.paint('#f7efdc', away),
      'paper',
      { marking: true },
    ),
    fill(
      'cock',
      ellipse(x, foot - height * 1.01, wide * 0.09, wide * 0.06, 12),
      hour.paint('#e7b83f', away),
      'metal',
      { marking: true },
    ),
    ...pane(x, foot - height * 0.36, wide * 0.3, wide * 0.5, hour, random, away),
  ]
}

/** A windmill on its round foot. */
export function windmill(x: number, foot: number, height: number, hour: Hour, away = 0): Shape[] {
  const body = hour.paint('#8a6a55', away)
  const hub: Point = [x, foot - height * 0.66]
  const shapes: Shape[] = [
    fill(
      'body',
      polygon(
        [x - height * 0.17, foot],
        [x - height * 0.08, foot - height * 0.64],
        [x + height * 0.08, foot - height * 0.64],
        [x + height * 0.17, foot],
      ),
      body,
      'wall',
      { colour2: darker(body, 0.15) },
    ),
    fill(
      'cap',
      smoothed(
        [
          [x - height * 0.1, foot - height * 0.62],
          [x - height * 0.07, foot - height * 0.74],
          [x + height * 0.06, foot - height * 0.75],
          [x + height * 0.11, foot - height * 0.62],
        ],
        true,
        5,
      ),
      hour.paint('#5d6b57', away),
      'wood',
    ),
    fill(
      'door',
      rectangle(x - height * 0.03, foot - height * 0.14, x + height * 0.03, foot),
      hour.paint('#3f5f50', away),
      'wood',
      { marking: true },
    ),
  ]
  for (const [dx, dy] of [
    [0.7, 0.7],
    [-0.7, 0.7],
    [0.7, -0.7],
    [-0.7, -0.7],
  ] as const) {
    const reach = height * 0.46
    const tip: Point = [hub[0] + dx * reach, hub[1] + dy * reach]
    const side: Point = [-dy * height * 0.06, dx * height * 0.06]
    shapes.push(
      fill(
        'sail',
        polygon(
          [hub[0] + dx * reach * 0.25, hub[1] + dy * reach * 0.25],
          tip,
          [tip[0] + side[0], tip[1] + side[1]],
          [hub[0] + dx * reach * 0.25 + side[0], hub[1] + dy * reach * 0.25 + side[1]],
        ),
        hour.paint('#f0e6d2', away),
        'cloth',
        { marking: true },
      ),
      stroke('arm', [hub, tip], rounded(Math.max(2, height * 0.016)), darker(body, 0.35), 'wood', {
        marking: true,
      }),
    )
  }
  return shapes
}

/** A plank fence or picket fence along a line of ground. */
export function pickets(x0: number, x1: number, foot: number, height: number, colour: string): Shape[] {
  const shapes: Shape[] = []
  for (const y of [foot - height * 0.3, foot - height * 0.68]) {
    shapes.push(
      fill('rail', rectangle(x0, y, x1, y + height * 0.1), darker(colour, 0.1), 'wood', { group: 'fence' }),
    )
  }
  const step = height * 0.36
  for (let x = x0 + step / 2; x < x1; x += step) {
    const half = step * 0.3
    shapes.push(
      fill(
        'picket',
        polygon(
          [x - half, foot],
          [x - half, foot - height * 0.88],
          [x, foot - height],
          [x + half, foot - height * 0.88],
          [x + half, foot],
        ),
        colour,
        'wood',
        { group: 'fence' },
      ),
    )
  }
  return shapes
}
