import type { Random } from '#book/random.ts'
import { pick } from '#book/random.ts'
import type { Shape } from '../../drawing.ts'
import { darker } from '../colour.ts'
import type { Hour } from '../hour.ts'
import { rectangle, smoothed } from '../outline.ts'
import { fill } from '../shapes.ts'
import { doors, pane } from './gabled-house.ts'
import { bush } from './plants.ts'

/** Page units from the door of a cottage that a scene brings to its middle. */
export const doorstep = 42

/** A cottage with a big red roof and shutters, seen from the front; bushes at its foot. */
export function cottage(
  x: number,
  foot: number,
  width: number,
  hour: Hour,
  random: Random,
  away = 0,
): Shape[] {
  const wall = hour.paint(pick(['#f7e6c4', '#fbf0d8', '#f0cfa4', '#f6efe2'], random), away)
  const roof =
    hour.weather === 'snow'
      ? hour.paint('#eef1f6', away)
      : hour.paint(pick(['#d4492f', '#c9563a', '#b8503c', '#dc6038'], random), away)
  const height = width * 0.42
  const eaves = foot - height
  const ridge = eaves - width * 0.42
  const tall = height * 0.72
  const paint = hour.paint(pick(doors, random), away)
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
    ...shutteredPane(x - width * 0.26, width, eaves + height * 0.24, paint, hour, random, away),
    ...shutteredPane(x + width * 0.29, width, eaves + height * 0.24, paint, hour, random, away),
    fill(
      'door',
      smoothed(
        [
          [doorX - width * 0.075, foot],
          [doorX - width * 0.075, foot - tall * 0.66],
          [doorX - width * 0.045, foot - tall * 0.93],
          [doorX, foot - tall],
          [doorX + width * 0.045, foot - tall * 0.93],
          [doorX + width * 0.075, foot - tall * 0.66],
          [doorX + width * 0.075, foot],
        ],
        false,
        4,
      ),
      paint,
      'wood',
      { marking: true },
    ),
    ...(away < 0.4
      ? [-0.4, 0.16, 0.42].flatMap((side) =>
          bush(x + side * width, foot + 4, width * 0.2, width * 0.1, hour, random, away),
        )
      : []),
  ]
}

function shutteredPane(
  x: number,
  width: number,
  top: number,
  paint: string,
  hour: Hour,
  random: Random,
  away: number,
): Shape[] {
  return [
    fill('shutter', rectangle(x - width * 0.11, top, x + width * 0.11, top + width * 0.15), paint, 'wood', {
      marking: true,
    }),
    ...pane(x, top, width * 0.13, width * 0.15, hour, random, away),
  ]
}
