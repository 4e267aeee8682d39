import type { Random } from '#book/random.ts'
import type { Shape } from '../../drawing.ts'
import { darker } from '../colour.ts'
import type { Hour } from '../hour.ts'
import { ellipse, polygon, rectangle } from '../outline.ts'
import { fill } from '../shapes.ts'
import { pane } from './gabled-house.ts'

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
