import type { Random } from '#book/random.ts'
import type { Shape, Thing } from '../../drawing.ts'
import { darker, lighter, mixed, multiplied } from '../colour.ts'
import type { Hour } from '../hour.ts'
import { below, blob, ridgeLine } from '../outline.ts'
import { fill, scenery } from '../shapes.ts'

/** Rolling ground from `y` down to the page's foot. */
export function hill(
  id: string,
  y: number,
  swell: number,
  waves: number,
  colour: string,
  hour: Hour,
  random: Random,
  depth: number,
): Thing {
  const away = Math.max(0, 0.55 - depth * 0.9)
  const top = hour.paintGround(colour, away)
  return scenery(id, depth, [
    fill('land', below(ridgeLine(y, swell, waves, random)), lighter(top, 0.06), 'ground', {
      colour2: mixed(top, multiplied(top, top), 0.32),
    }),
  ])
}

/** Stones lying on a band of ground. */
export function stones(
  band: { x0: number; x1: number; y0: number; y1: number },
  count: number,
  size: number,
  hour: Hour,
  random: Random,
): Shape[] {
  return Array.from({ length: count }, () => {
    const x = band.x0 + random() * (band.x1 - band.x0)
    const y = band.y0 + random() * (band.y1 - band.y0)
    const wide = size * (0.6 + 0.8 * random())
    const stone = hour.paintGround(random() < 0.5 ? '#b3aca3' : '#9d9a9a')
    return fill('stone', blob(x, y, wide, wide * 0.6, random), stone, 'stone', {
      colour2: darker(stone, 0.2),
    })
  })
}

/** Puddles that rain left. */
export function puddles(hour: Hour, random: Random, horizon: number): Shape[] {
  if (hour.weather !== 'rain') return []
  return [180, 820, 560].map((x, index) =>
    fill(
      'puddle',
      blob(
        x + 80 * (random() - 0.5),
        horizon + (1000 - horizon) * (0.55 + 0.2 * index * random()),
        74,
        17,
        random,
      ),
      mixed(hour.skyLow, hour.skyTop, 0.4),
      'water',
      { alpha: 0.8 },
    ),
  )
}
