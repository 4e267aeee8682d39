import { type Random, randomFrom } from '#book/random.ts'
import type { Shape } from '../drawing.ts'
import { darker, lighter, mixed } from './colour.ts'
import type { Hour } from './hour.ts'
import { below, ellipse, polygon, ridgeLine, smoothed, span } from './outline.ts'
import { block, fill, scenery, soft, stroke } from './shapes.ts'
import { milkyWay, stars, ringedPlanet, earth } from './parts/heavens.ts'
import type { Setting } from './stage.ts'

/** On a small moon: craters underfoot, a ringed planet, the Earth far away, a rocket that has landed. */
export const space: Setting = {
  ground: { indoor: true, horizon: { least: 500, best: 600, most: 680 }, firstStand: 0.22 },
  draw(request) {
    const { hour, random, horizon: y } = request
    const rocketLeft = request.quiet === 'left' ? false : request.quiet === 'right' ? true : random() < 0.5
    const at = (x: number): number => (rocketLeft ? x : 1000 - x)
    const night = hour.time === 'night'
    const high = night ? '#161a45' : hour.time === 'dusk' ? '#3b2f6a' : '#2f3f86'
    const low = night ? '#3a3878' : hour.time === 'dusk' ? '#9a5f92' : '#8f86c4'
    const dust = night ? '#7f7aa8' : hour.time === 'dusk' ? '#b394a8' : '#c6bcd0'
    return {
      behind: [
        scenery('sky', 0, [block('sky', [span.x0, -500, span.x1, y + 160], high, 'sky', { colour2: low })]),
        scenery('ground', 0.12, [
          fill('ground', below(ridgeLine(y + 26, 16, 4, random)), dust, 'ground', {
            colour2: darker(dust, 0.16),
          }),
        ]),
        scenery('milkyWay', 0.01, milkyWay(mixed(low, '#f2d9ee', 0.4), y)),
        scenery('stars', 0.01, stars(y, randomFrom(`stars:${request.random()}`))),
        ...(request.pictured.has('moonInSky')
          ? []
          : [scenery('planet', 0.02, ringedPlanet(at(760), y - 330))]),
        scenery('earth', 0.02, earth(at(330), y - 430)),
        scenery('farRidge', 0.06, [
          fill('ridge', below(ridgeLine(y - 6, 44, 6, random), y + 70), mixed(dust, low, 0.5), 'stone'),
        ]),
        scenery('nearRidge', 0.1, [
          fill('ridge', below(ridgeLine(y + 22, 26, 8, random), y + 90), mixed(dust, low, 0.25), 'stone'),
        ]),
        scenery('land', 0.13, [
          fill('land', below(ridgeLine(y + 40, 8, 3, random)), dust, 'ground', {
            colour2: darker(dust, 0.2),
          }),
        ]),
        scenery('craters', 0.16, craters(y, dust, random)),
        scenery('rocket', 0.2, rocket(at(120), y + 110, hour)),
        scenery('rocks', 0.3, rocks(y, dust, random)),
      ],
      before: [],
      slots: { back: { x: at(800), y: y + 110 }, wall: { x: 500, y: y - 220 } },
      furnishings: [],
      glows: [
        { centre: [at(760), y - 330], radius: 150, colour: '#f6c98a' },
        { centre: [at(120), y - 60], radius: 60, colour: '#ffe6a0' },
      ],
    }
  },
}

function craters(y: number, dust: string, random: Random): Shape[] {
  return [
    [240, 0.16, 70],
    [620, 0.12, 54],
    [900, 0.28, 96],
    [60, 0.5, 120],
    [500, 0.62, 150],
    [930, 0.78, 130],
    [330, 0.34, 62],
  ].flatMap(([x, t, wide]) => {
    const line = y + 40 + (t as number) * (1000 - y - 40)
    const reach = (wide as number) * (0.9 + 0.2 * random())
    return [
      fill('rim', ellipse(x as number, line, reach, reach * 0.26, 30), lighter(dust, 0.3), 'stone', {
        marking: true,
      }),
      fill(
        'hollow',
        ellipse(x as number, line + reach * 0.04, reach * 0.84, reach * 0.19, 30),
        darker(dust, 0.26),
        'stone',
        {
          marking: true,
          colour2: darker(dust, 0.1),
        },
      ),
    ]
  })
}

function rocks(y: number, dust: string, random: Random): Shape[] {
  return Array.from({ length: 10 }, () => {
    const x = -80 + 1160 * random()
    const line = y + 110 + random() * (960 - y - 110)
    const wide = 9 + 18 * random()
    return soft(
      'rock',
      [
        [x - wide, line],
        [x - wide * 0.6, line - wide * 0.7],
        [x + wide * 0.3, line - wide * 0.8],
        [x + wide, line],
      ],
      darker(dust, 0.18),
      'stone',
      { colour2: darker(dust, 0.34) },
    )
  })
}

function rocket(x: number, foot: number, hour: Hour): Shape[] {
  const white = mixed('#f6efe2', hour.paint('#f6efe2'), 0.5)
  const red = mixed('#d9584a', hour.paint('#d9584a'), 0.5)
  const leg = (side: number): Shape =>
    stroke(
      'leg',
      [
        [x + side * 44, foot - 96],
        [x + side * 92, foot - 4],
      ],
      10,
      mixed('#7a7684', hour.paint('#7a7684'), 0.5),
      'metal',
    )
  const fin = (side: number): Shape =>
    soft(
      'fin',
      [
        [x + side * 50, foot - 190],
        [x + side * 96, foot - 110],
        [x + side * 94, foot - 52],
        [x + side * 52, foot - 84],
      ],
      red,
      'metal',
      { colour2: darker(red, 0.2) },
    )
  return [
    leg(-1),
    leg(1),
    fin(-1),
    fin(1),
    soft(
      'hull',
      [
        [x - 46, foot - 62],
        [x - 66, foot - 180],
        [x - 54, foot - 310],
        [x, foot - 410],
        [x + 54, foot - 310],
        [x + 66, foot - 180],
        [x + 46, foot - 62],
      ],
      white,
      'metal',
      { colour2: darker(white, 0.16), group: 'rocket' },
    ),
    soft(
      'nose',
      [
        [x - 48, foot - 322],
        [x - 28, foot - 372],
        [x, foot - 410],
        [x + 28, foot - 372],
        [x + 48, foot - 322],
        [x, foot - 314],
      ],
      red,
      'metal',
      { marking: true },
    ),
    fill('porthole', ellipse(x, foot - 246, 32), mixed('#7a7684', '#f6efe2', 0.3), 'metal', {
      marking: true,
    }),
    fill('glass', ellipse(x, foot - 246, 23), '#ffe6a0', 'light', { marking: true }),
    block(
      'door',
      [x - 20, foot - 164, x + 20, foot - 80],
      mixed('#8fb3c4', hour.paint('#8fb3c4'), 0.5),
      'metal',
      { marking: true },
    ),
    fill(
      'nozzle',
      polygon([x - 34, foot - 62], [x + 34, foot - 62], [x + 46, foot - 34], [x - 46, foot - 34]),
      mixed('#5a5666', hour.paint('#5a5666'), 0.5),
      'metal',
    ),
    stroke(
      'seam',
      smoothed(
        [
          [x - 60, foot - 130],
          [x, foot - 122],
          [x + 60, foot - 130],
        ],
        false,
      ),
      3,
      darker(white, 0.3),
      'metal',
      {
        marking: true,
      },
    ),
  ]
}
