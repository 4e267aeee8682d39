import type { Random } from '#book/random.ts'
import { pick } from '#book/random.ts'
import type { Point, Shape } from '../../drawing.ts'
import { darker, lighter, mixed } from '../colour.ts'
import type { Hour } from '../hour.ts'
import { ellipse, polygon, rectangle, rounded, smoothed } from '../outline.ts'
import { fill, stroke } from '../shapes.ts'
import { type RoofForm, timbers, townRoof, wallTop } from './town-roof.ts'

/** Fronts of brick that end in a gable. */
export const gables = ['step', 'bell', 'neck', 'point'] as const
/** How a house front ends at the top. */
export type Gable = (typeof gables)[number] | 'timber' | RoofForm

export const bricks = ['#b5654a', '#9c5747', '#c98a5e', '#d9b382', '#8f5f58', '#c77f63', '#7f8f94'] as const

interface HouseOptions {
  x: number
  /** Height of the pavement. */
  foot: number
  width: number
  height: number
  gable: Gable
  brick: string
  /** Colour of a roof that is seen from the street. */
  roof?: string
  hour: Hour
  random: Random
  away?: number
  /** No door in a house seen across other roofs. */
  door?: boolean
}

/** A house front in a town: brick under a Dutch gable, or what other towns have. */
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
    ...topOf(options, eaves, top, trim),
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

function isRoofed(gable: Gable): gable is RoofForm {
  return gable === 'mansard' || gable === 'eaves' || gable === 'sweeping' || gable === 'flat'
}

function topOf(options: HouseOptions, eaves: number, top: number, trim: string): Shape[] {
  const { gable, x, width, hour, away = 0, roof = '#b9573f' } = options
  if (gable === 'timber') return timbers(options, eaves, hour.paint('#7a5138', away))
  return isRoofed(gable)
    ? townRoof(gable, options, hour.paint(hour.weather === 'snow' ? '#eef1f6' : roof, away), trim)
    : coping(gable, x, width, eaves, top, trim)
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
  if (isRoofed(gable)) {
    const edge = wallTop(gable, { foot, height: foot - top })
    return rectangle(x - half, edge, x + half, foot)
  }
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
  const shines = hour.lampsLit && (random() < 0.62 || hour.everyWindowLit === true)
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

export const doors = ['#2f6f63', '#a23b36', '#2f5480', '#c78a2e', '#4a5d3c'] as const

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
