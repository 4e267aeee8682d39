import type { Random } from '#book/random.ts'
import { pick } from '#book/random.ts'
import type { Shape } from '../../drawing.ts'
import { darker } from '../colour.ts'
import type { Hour } from '../hour.ts'
import { rectangle, smoothed } from '../outline.ts'
import { fill } from '../shapes.ts'
import { doors, pane } from './gabled-house.ts'

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
