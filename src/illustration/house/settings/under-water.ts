import type { Random } from '#book/random.ts'
import type { Point, Shape } from '../drawing.ts'
import { darker, lighter, mixed } from './colour.ts'
import type { Hour } from './hour.ts'
import { below, blob, ellipse, polygon, ridgeLine, smoothed, span, trunk } from './outline.ts'
import { block, fill, scenery, soft, stroke } from './shapes.ts'
import type { Setting } from './stage.ts'

type Paint = (colour: string) => string

/** The bottom of a warm sea: light from above, coral, waving weed, a shoal and bubbles. */
export const underWater: Setting = {
  ground: { indoor: true, horizon: { least: 500, best: 580, most: 660 }, firstStand: 0.24 },
  draw(request) {
    const { hour, random, horizon: y } = request
    const paint = seen(hour)
    const top = paint('#8fdbe4')
    const deep = paint('#2f86b0')
    const coralLeft = request.quiet === 'left' ? false : request.quiet === 'right' ? true : random() < 0.5
    const side = coralLeft ? 1 : -1
    const at = (x: number): number => 500 - side * (500 - x)
    return {
      behind: [
        scenery('water', 0, [
          block('water', [span.x0, -500, span.x1, y + 160], top, 'water', { colour2: deep }),
        ]),
        scenery('floor', 0.04, [
          fill('sand', below(ridgeLine(y + 14, 16, 4, random)), paint('#e6d3a0'), 'ground', {
            colour2: paint('#cdb27c'),
          }),
        ]),
        scenery('rays', 0.02, rays(paint('#f2fbea'), y)),
        scenery('farReef', 0.03, farReef(mixed(deep, paint('#2a6a94'), 0.6), y, random)),
        scenery('shoal', 0.06, shoal(at(720), y - 330, paint('#f0b65a'), -side, random)),
        scenery('shoal2', 0.05, shoal(at(300), y - 210, paint('#e9f0e4'), side, random)),
        scenery('farWeed', 0.08, [
          ...weed(at(560), y + 40, 170, paint('#4f9a86'), random),
          ...weed(at(610), y + 44, 130, paint('#5fa98a'), random),
        ]),
        scenery('rock', 0.14, rock(at(120), y + 84, paint, random)),
        scenery('coral', 0.16, [
          ...fanCoral(at(60), y + 30, 150, paint('#e2707e')),
          ...tubeCoral(at(200), y + 96, paint('#f0a05a')),
          ...brainCoral(at(290), y + 110, paint('#c58ac8')),
          ...tubeCoral(at(930), y + 110, paint('#d987b4')),
          ...fanCoral(at(985), y + 120, 130, paint('#f0b04a')),
        ]),
        scenery('weed', 0.2, [
          ...weed(at(30), y + 130, 330, paint('#3f8f6a'), random),
          ...weed(at(850), y + 96, 220, paint('#4f9f6f'), random),
          ...weed(at(890), y + 104, 290, paint('#3f8f6a'), random),
        ]),
        scenery('strewn', 0.4, strewn(y, paint, random)),
        scenery('bubbles', 0.42, bubbles(random)),
      ],
      before: [
        scenery('nearWeed', 1.1, [
          ...weed(at(20), 1040, 330, paint('#2f7a5e'), random),
          ...weed(at(84), 1040, 230, paint('#3a8a64'), random),
          ...weed(at(965), 1040, 280, paint('#2f7a5e'), random),
        ]),
      ],
      slots: { back: { x: at(800), y: y + 90 }, wall: { x: 500, y: y - 200 } },
      furnishings: [],
      glows: [],
    }
  },
}

/** Everything under water is a little bluer, and dark when the sun is gone. */
function seen(hour: Hour): Paint {
  return (colour) => mixed(hour.paint(mixed(colour, '#4fa6c4', 0.16)), colour, 0.15)
}

function rays(colour: string, y: number): Shape[] {
  return [-40, 190, 430, 640, 880].map((x, index) =>
    fill(
      'ray',
      polygon(
        [x, -300],
        [x + 70 + index * 8, -300],
        [x + 250, y - 20 - index * 24],
        [x + 90, y - 20 - index * 24],
      ),
      colour,
      'light',
      { soft: true, alpha: 0.2 },
    ),
  )
}

function farReef(colour: string, y: number, random: Random): Shape[] {
  const line = ridgeLine(y - 34, 64, 5, random)
  const knolls = ridgeLine(y + 2, 40, 8, random)
  return [
    fill('reef', below(line, y + 60), mixed(colour, '#8fd0de', 0.35), 'stone', { alpha: 0.7 }),
    fill('reef', below(knolls, y + 60), colour, 'stone', { alpha: 0.8 }),
  ]
}

function shoal(x: number, y: number, colour: string, side: number, random: Random): Shape[] {
  return Array.from({ length: 8 }, (_, index) => {
    const fx = x + ((index % 4) - 1.5) * 62 + 24 * random()
    const fy = y + Math.floor(index / 4) * 54 + 28 * random()
    const size = 15 + 6 * random()
    const point = (across: number, up: number): Point => [fx + side * across * size, fy + up * size]
    return soft(
      'fish',
      [
        point(1.2, 0),
        point(0.5, -0.5),
        point(-0.5, -0.4),
        point(-0.9, -0.1),
        point(-1.5, -0.55),
        point(-1.35, 0),
        point(-1.5, 0.55),
        point(-0.9, 0.1),
        point(-0.5, 0.4),
        point(0.5, 0.5),
      ],
      index % 3 === 0 ? darker(colour, 0.12) : colour,
      'skin',
    )
  })
}

function weed(x: number, foot: number, height: number, colour: string, random: Random): Shape[] {
  return [-1, 0, 1].map((blade) => {
    const tall = height * (1 - Math.abs(blade) * 0.26) * (0.9 + 0.2 * random())
    const sway = 24 + 16 * random()
    const spine = Array.from({ length: 8 }, (_, index): Point => {
      const t = index / 7
      return [x + blade * 22 + Math.sin(t * 6 + blade) * sway * t, foot - tall * t]
    })
    const half = (t: number): number => 15 * (1 - t) ** 0.6 * (0.6 + 0.4 * Math.sin(t * 12) ** 2) + 1
    const left = spine.map(([px, py], index): Point => [px - half(index / 7), py])
    const right = spine.map(([px, py], index): Point => [px + half(index / 7), py]).reverse()
    return fill(
      'weed',
      [...smoothed(left, false, 4), ...smoothed(right, false, 4)],
      blade ? darker(colour, 0.1) : colour,
      'foliage',
      {
        colour2: lighter(colour, 0.18),
      },
    )
  })
}

function rock(x: number, foot: number, paint: Paint, random: Random): Shape[] {
  const stone = paint('#8a8f9c')
  return [
    soft(
      'rock',
      [
        [x - 190, foot],
        [x - 170, foot - 90],
        [x - 80, foot - 160],
        [x + 20, foot - 130],
        [x + 100, foot - 70],
        [x + 140, foot],
      ],
      stone,
      'stone',
      { colour2: darker(stone, 0.22) },
    ),
    ...Array.from({ length: 5 }, () =>
      fill(
        'moss',
        blob(x - 110 + 180 * random(), foot - 30 - 80 * random(), 22, 12, random),
        paint('#8fb88a'),
        'foliage',
        { marking: true, alpha: 0.7 },
      ),
    ),
  ]
}

/** Branches spread like a hand. */
function fanCoral(x: number, foot: number, height: number, colour: string): Shape[] {
  return [-44, -24, -4, 18, 40].map((degrees, index) => {
    const angle = ((degrees - 90) * Math.PI) / 180
    const reach = height * (index % 2 ? 0.86 : 1)
    const tip: Point = [x + Math.cos(angle) * reach, foot + Math.sin(angle) * reach]
    const bend: Point = [x + (tip[0] - x) * 0.36, foot + (tip[1] - foot) * 0.6]
    return stroke('branch', smoothed([[x, foot], bend, tip], false, 6), 19 - index, colour, 'stone', {
      group: `fan${x}`,
    })
  })
}

function tubeCoral(x: number, foot: number, colour: string): Shape[] {
  return [
    [-36, 74, 15],
    [32, 86, 16],
    [0, 118, 18],
  ].flatMap(([dx, tall, half]) => {
    const at = x + (dx as number)
    const top = foot - (tall as number)
    const wide = half as number
    return [
      fill('tube', trunk(at, foot, top, wide * 1.5, wide * 2), colour, 'stone', {
        colour2: darker(colour, 0.2),
      }),
      fill('rim', ellipse(at, top, wide, wide * 0.42), lighter(colour, 0.3), 'stone', { marking: true }),
      fill('hole', ellipse(at, top, wide * 0.6, wide * 0.24), darker(colour, 0.4), 'stone', {
        marking: true,
      }),
    ]
  })
}

function brainCoral(x: number, foot: number, colour: string): Shape[] {
  const fold = (dx: number, up: number): Shape =>
    stroke(
      'fold',
      smoothed(
        [
          [x + dx - 18, foot - up],
          [x + dx - 6, foot - up - 12],
          [x + dx + 6, foot - up],
          [x + dx + 18, foot - up - 10],
        ],
        false,
        5,
      ),
      4,
      darker(colour, 0.24),
      'stone',
      { marking: true, alpha: 0.7 },
    )
  return [
    soft(
      'brain',
      [
        [x - 66, foot],
        [x - 62, foot - 34],
        [x - 28, foot - 62],
        [x + 28, foot - 62],
        [x + 62, foot - 34],
        [x + 66, foot],
      ],
      colour,
      'stone',
      { colour2: darker(colour, 0.16) },
    ),
    fold(-24, 14),
    fold(22, 20),
    fold(0, 40),
  ]
}

function strewn(y: number, paint: Paint, random: Random): Shape[] {
  const shapes: Shape[] = []
  for (const [x, line, tint] of [
    [150, y + 230, '#e8744e'],
    [860, y + 270, '#e2a03f'],
  ] as const) {
    const arms = Array.from({ length: 10 }, (_, index): Point => {
      const reach = index % 2 ? 15 : 38
      const angle = ((index * 36 - 80) * Math.PI) / 180
      return [x + Math.cos(angle) * reach, line + Math.sin(angle) * reach * 0.6]
    })
    shapes.push(soft('starfish', arms, paint(tint), 'skin'))
  }
  for (let index = 0; index < 12; index++) {
    const x = -60 + 1120 * random()
    const line = y + 120 + random() * (950 - y - 120)
    const wide = 6 + 9 * random()
    const tint = paint(['#fbf3e2', '#f0c0ae', '#b89f86'][index % 3] as string)
    shapes.push(fill('shell', ellipse(x, line, wide, wide * 0.62, 14), tint, 'stone', { marking: true }))
  }
  for (let index = 0; index < 7; index++) {
    const x = 1000 * random()
    const line = y + 110 + random() * (960 - y - 110)
    const wave: Point[] = [
      [x - 70, line],
      [x - 20, line - 6],
      [x + 24, line],
      [x + 76, line - 5],
    ]
    shapes.push(
      stroke('ripple', smoothed(wave, false, 4), 3, paint('#c4a86e'), 'ground', {
        marking: true,
        alpha: 0.6,
      }),
    )
  }
  return shapes
}

function bubbles(random: Random): Shape[] {
  return Array.from({ length: 22 }, (_, index) => {
    const column = [90, 250, 760, 920][index % 4] as number
    const x = column + 40 * (random() - 0.5)
    const y = 60 + random() * 560
    const size = 4 + 9 * random()
    return stroke('bubble', [...ellipse(x, y, size, size, 16), [x + size, y]], 2.4, '#eafafa', 'water', {
      marking: true,
      alpha: 0.75,
    })
  })
}
