import type { Random } from '#book/random.ts'
import { pick } from '#book/random.ts'
import type { Point, Shape } from '../../drawing.ts'
import type { Hour } from '../hour.ts'
import { ellipse, rounded, scalloped, smoothed } from '../outline.ts'
import { fill, stroke } from '../shapes.ts'

const blades = ['#2f7d37', '#43913c', '#256632'] as const

/** The pale grass of the dunes. */
export const marram = ['#8fa053', '#a9b266', '#77904a'] as const

/** A clump of broad grass blades that fan out from (x, y), about `tall` high. */
export function grassClump(
  x: number,
  y: number,
  tall: number,
  hour: Hour,
  random: Random,
  tones: readonly string[] = blades,
): Shape[] {
  return Array.from({ length: 7 }, (_, index) => {
    const lean = (index - 3) / 3 + (random() - 0.5) * 0.25
    const high = tall * (1 - 0.35 * Math.abs(lean)) * (0.8 + 0.35 * random())
    const foot = x + lean * tall * 0.22
    const half = tall * 0.055
    const tip: Point = [foot + lean * tall * 0.5, y - high]
    const bend: Point = [foot + lean * tall * 0.12, y - high * 0.55]
    return fill(
      'blade',
      smoothed(
        [
          [foot - half, y],
          [bend[0] - half * 0.9, bend[1]],
          tip,
          [bend[0] + half * 0.9, bend[1]],
          [foot + half, y],
        ],
        true,
        4,
      ),
      hour.paintGround(tones[index % tones.length] as string),
      'foliage',
      { marking: true },
    )
  })
}

const bouquets = [
  ['#f2667d', '#fbf4ea'],
  ['#f6c23c', '#fbf4ea'],
  ['#9a72cc', '#f2a1c0'],
  ['#f0813f', '#f6c23c'],
  ['#fbf4ea', '#f6c23c'],
] as const

/** Flowers that grow together, in two colours, between leaves: (x, y) is the middle of their feet. */
export function flowerPatch(
  x: number,
  y: number,
  size: number,
  count: number,
  hour: Hour,
  random: Random,
): Shape[] {
  if (hour.weather === 'snow') return []
  const colours = pick(bouquets, random)
  const green = hour.paint('#3a8440')
  return Array.from({ length: count }, (_, index) => {
    const foot = x + (index - (count - 1) / 2) * size * 0.95 + size * 0.4 * (random() - 0.5)
    const low = y + size * 0.5 * (random() - 0.5)
    const head: Point = [foot + size * 0.4 * (random() - 0.5), low - size * (1 + 1.1 * random())]
    const petal = colours[index % 3 === 2 ? 1 : 0]
    const wide = size * (0.5 + 0.12 * random())
    const leaf = foot + (index % 2 === 0 ? -1 : 1) * size * 0.3
    return [
      stroke('stalk', [[foot, low], head], rounded(size * 0.14), green, 'foliage', { marking: true }),
      fill('leaf', ellipse(leaf, low - size * 0.32, size * 0.34, size * 0.15, 12), green, 'foliage', {
        marking: true,
      }),
      fill(
        'flower',
        scalloped(head[0], head[1], wide, wide * 0.94, 5, 0.42, random),
        hour.paint(petal),
        'paper',
        {
          marking: true,
        },
      ),
      fill(
        'heart',
        ellipse(head[0], head[1], wide * 0.4, wide * 0.38, 12),
        hour.paint(petal === '#f6c23c' ? '#d9702c' : '#f8cf4a'),
        'paper',
        { marking: true },
      ),
    ]
  }).flat()
}

/** What grows at the page's lower corners, near enough to look over: high on one side, low on the other. */
export function cornerGrowth(hour: Hour, random: Random, blooms: boolean): Shape[] {
  const rich = random() < 0.5 ? -1 : 1
  return [-1, 1].flatMap((side) => {
    const at = (inwards: number): number => (side < 0 ? inwards : 1000 - inwards)
    const tall = side === rich ? 240 : 160
    const grass = [-30, 20, 64, 112, 170, 226].flatMap((inwards, index) =>
      grassClump(
        at(inwards + 16 * random()),
        1024,
        (tall - index * tall * 0.11) * (0.85 + 0.3 * random()),
        hour,
        random,
      ),
    )
    if (!blooms) return grass
    return [
      ...grass,
      ...flowerPatch(at(70 + 60 * random()), 1000, 34, side === rich ? 3 : 2, hour, random),
      ...(side === rich ? flowerPatch(at(200 + 40 * random()), 1004, 27, 2, hour, random) : []),
    ]
  })
}
