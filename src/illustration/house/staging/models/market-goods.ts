import { darker, lighter } from '../../pen/colour.ts'
import { ball, blob, limb } from '../solids/build.ts'
import type { Painted } from '../solids/solid.ts'
import type { Frame } from '../space/frame.ts'
import type { Vector } from '../space/vector.ts'
import { paint, turned } from './small-thing.ts'
import { movedTo } from '../space/frame.ts'

type Goods = (frame: Frame, at: Vector, index: number) => Painted[]

const sold: Readonly<Record<string, Goods>> = { fish, cheese, flowers }

/** What a stall sells, in two rows over its tray, so wide to either side and so high; nothing of what no stall sells. */
export function goodsOn(frame: Frame, sells: unknown, [wide, high]: readonly [number, number]): Painted[] {
  const draw = typeof sells === 'string' && Object.hasOwn(sold, sells) ? sold[sells] : undefined
  if (!draw) return []
  return [-0.16, 0.2].flatMap((z, row) =>
    [-0.75, -0.25, 0.25, 0.75].flatMap((x, column) =>
      draw(frame, [x * wide + row * 0.08 - 0.04, high, z], row * 4 + column),
    ),
  )
}

/** A herring on its side. */
function fish(frame: Frame, [x, y, z]: Vector, index: number): Painted[] {
  const colour = ['#8fb3c4', '#a9c3cc', '#e0a08c'][index % 3] as string
  const group = `fish${index}`
  return [
    limb(
      frame,
      [
        [x - 0.12, y + 0.05, z],
        [x - 0.22, y + 0.11, z],
      ],
      [0.02, 0.045],
      paint('tail', 'fur', darker(colour, 0.12), group),
    ),
    ball(frame, [x, y + 0.06, z], [0.17, 0.075, 0.06], paint('fish', 'fur', colour, group)),
    ball(frame, [x + 0.1, y + 0.085, z + 0.05], 0.02, {
      ...paint('eye', 'ink', '#2d2838', group),
      marking: true,
    }),
  ]
}

/** A wheel of cheese that stands on its edge, its red or yellow rind to the buyer. */
function cheese(frame: Frame, [x, y, z]: Vector, index: number): Painted[] {
  const colour = index % 3 === 1 ? '#d2553f' : '#f0bf45'
  const foot = movedTo(frame, [x, y, z])
  return [
    blob(
      foot,
      turned([
        [0, 0.15],
        [0.03, 0.17],
        [0.11, 0.17],
        [0.14, 0.15],
      ]),
      paint('cheese', 'paper', colour, `cheese${index}`),
    ),
    {
      ...ball(foot, [0, 0.145, 0], [0.11, 0.004, 0.11], {
        ...paint('rind', 'paper', lighter(colour, 0.3), `cheese${index}`),
        marking: true,
      }),
      outward: foot.up,
    },
  ]
}

/** A bunch in a pot. */
function flowers(frame: Frame, [x, y, z]: Vector, index: number): Painted[] {
  const colour = ['#e2574c', '#f0b93f', '#c98fd0', '#fbf3e0'][index % 4] as string
  const heads = [-1, 0, 1].map((side): Vector => [x + side * 0.1, y + 0.34 - Math.abs(side) * 0.05, z])
  return [
    blob(
      movedTo(frame, [x, y, z]),
      turned([
        [0, 0.08],
        [0.14, 0.1],
      ]),
      paint('pot', 'stone', '#7f9fb0', `pot${index}`),
    ),
    ...heads.map((head) =>
      limb(frame, [[x, y + 0.12, z], head], 0.014, paint('stalk', 'foliage', '#4f8a4a', `stalk${index}`)),
    ),
    ...heads.flatMap((head, at) => [
      ball(frame, head, 0.075, paint('petal', 'foliage', colour, `head${index}${at}`)),
      ball(frame, [head[0], head[1], head[2] + 0.06], 0.026, {
        ...paint('heart', 'foliage', '#8a5a3c', `head${index}${at}`),
        marking: true,
      }),
    ]),
  ]
}
