import type { Random } from '#book/random.ts'
import type { Point, Shape } from '../drawing.ts'
import { darker, lighter, mixed } from './colour.ts'
import { ellipse, polygon, ridgeLine, below, smoothed, span } from './outline.ts'
import { block, fill, scenery, soft, stroke } from './shapes.ts'
import type { Hour } from './hour.ts'
import type { Setting } from './stage.ts'

/** A cave: daylight through its mouth, stone hanging and standing, crystals that shine, a still pool. */
export const cave: Setting = {
  ground: { indoor: true, horizon: { least: 470, best: 550, most: 620 }, firstStand: 0.3 },
  draw(request) {
    const { hour, random, horizon: y } = request
    const mouthLeft = request.quiet === 'left' ? true : request.quiet === 'right' ? false : random() < 0.5
    const mouthX = mouthLeft ? 270 : 730
    const crystalX = mouthLeft ? 860 : 140
    const rock = dim(hour, '#8d7f86')
    return {
      behind: [
        scenery('rock', 0.01, [
          block('rock', [span.x0, -500, span.x1, y + 120], rock, 'stone', { colour2: darker(rock, 0.3) }),
        ]),
        scenery('floor', 0.04, [
          fill('floor', below(ridgeLine(y + 6, 8, 5, random)), dim(hour, '#a3907f'), 'stone', {
            colour2: dim(hour, '#7d6a64'),
          }),
        ]),
        scenery('bulges', 0.03, bulges(rock, y, random)),
        scenery('mouth', 0.05, mouth(mouthX, y + 12, hour)),
        scenery('beam', 0.06, beam(mouthX, y, mouthLeft ? 1 : -1, hour)),
        scenery('hanging', 0.08, hanging(darker(rock, 0.18), random)),
        scenery('pool', 0.16, pool(mouthLeft ? 690 : 310, y + 84, hour)),
        scenery('standing', 0.18, [
          ...cone(mouthLeft ? 560 : 440, y + 40, 30, 120, rock),
          ...cone(mouthLeft ? 600 : 400, y + 46, 24, 74, rock),
          ...cone(mouthLeft ? 40 : 960, y + 96, 54, 210, darker(rock, 0.1)),
        ]),
        scenery('crystals', 0.22, [
          ...crystals(crystalX, y + 96, 1.25, ['#8fd6dc', '#b9a4ea', '#8fd6dc']),
          ...crystals(mouthLeft ? 985 : 15, y + 170, 1.5, ['#b9a4ea', '#f0a9cc', '#8fd6dc']),
        ]),
        scenery('pebbles', 0.4, pebbles(y, dim(hour, '#8d7c78'), random)),
      ],
      before: [scenery('frame', 1.1, framing(darker(rock, 0.5)))],
      slots: {
        wall: { x: 500, y: y - 150 },
        back: { x: mouthLeft ? 720 : 280, y: y + 70 },
        water: { x: mouthLeft ? 690 : 310, y: y + 100 },
      },
      furnishings: [],
      glows: [
        { centre: [crystalX, y + 20], radius: 170, colour: '#a9e4ea' },
        ...(hour.time === 'night'
          ? []
          : [{ centre: [mouthX, y - 150] as const, radius: 240, colour: hour.sunColour }]),
      ],
    }
  },
}

/** Rock keeps some of its own colour: what daylight comes in reaches everywhere a little. */
function dim(hour: Hour, colour: string): string {
  return mixed(hour.paint(colour), darker(colour, 0.3), 0.12)
}

function bulges(rock: string, y: number, random: Random): Shape[] {
  return Array.from({ length: 15 }, (_, index) => {
    const x = -220 + (index % 5) * 340 + 120 * random()
    const top = -260 + Math.floor(index / 5) * 270 + 80 * random()
    const wide = 120 + 80 * random()
    return soft(
      'bulge',
      [
        [x - wide, top + 40],
        [x - wide * 0.5, top - 50],
        [x + wide * 0.5, top - 40],
        [x + wide, top + 30],
        [x + wide * 0.4, Math.min(y, top + 110)],
        [x - wide * 0.5, Math.min(y, top + 100)],
      ],
      index % 2 ? lighter(rock, 0.09) : darker(rock, 0.1),
      'stone',
      { marking: true, alpha: 0.5 },
    )
  })
}

function mouth(x: number, foot: number, hour: Hour): Shape[] {
  const outline: Point[] = [
    [x - 170, foot],
    [x - 186, foot - 130],
    [x - 140, foot - 270],
    [x - 40, foot - 340],
    [x + 70, foot - 322],
    [x + 158, foot - 230],
    [x + 178, foot - 110],
    [x + 160, foot],
  ]
  const rim = outline.map(([px, py]): Point => [x + (px - x) * 1.14, foot + (py - foot) * 1.09])
  const moonlit = hour.time === 'night'
  return [
    soft('rim', rim, dim(hour, '#6d6068'), 'stone'),
    soft('sky', outline, hour.skyTop, 'sky', { marking: true, colour2: hour.skyLow }),
    soft(
      'hills',
      [
        [x - 168, foot],
        [x - 176, foot - 70],
        [x - 80, foot - 100],
        [x + 20, foot - 72],
        [x + 110, foot - 104],
        [x + 168, foot - 66],
        [x + 158, foot],
      ],
      hour.paintGround('#86b27a', 0.4),
      'ground',
      { marking: true },
    ),
    fill('disc', ellipse(x + 44, foot - 236, 30), hour.sunColour, 'light', { marking: true }),
    ...(moonlit
      ? [-90, -40, 96].map((at, index) =>
          fill('star', ellipse(x + at, foot - 190 - index * 34, 4, 4, 8), '#fdf2cd', 'light', {
            marking: true,
          }),
        )
      : []),
  ]
}

function beam(x: number, y: number, side: number, hour: Hour): Shape[] {
  if (hour.time === 'night') return []
  return [
    fill(
      'beam',
      polygon(
        [x - 120, y - 250],
        [x + 120, y - 250],
        [x + side * 420 + 170, y + 330],
        [x + side * 420 - 230, y + 330],
      ),
      mixed(hour.skyLow, '#fff3cf', 0.6),
      'light',
      { soft: true, alpha: 0.26 },
    ),
  ]
}

function hanging(stone: string, random: Random): Shape[] {
  const shapes: Shape[] = []
  for (let x = -280; x < 1300; x += 70) {
    const middle = Math.abs(x - 500) / 500
    const length = (110 + 130 * random()) * (0.55 + 0.6 * Math.min(1, middle))
    const half = 24 + 16 * random()
    shapes.push(
      soft(
        'stalactite',
        [
          [x - half * 2, -320],
          [x - half * 1.9, -60],
          [x - half, 10],
          [x - half * 0.4, length * 0.6],
          [x, length],
          [x + half * 0.4, length * 0.6],
          [x + half, 10],
          [x + half * 1.9, -60],
          [x + half * 2, -320],
        ],
        random() < 0.5 ? stone : lighter(stone, 0.08),
        'stone',
        { colour2: lighter(stone, 0.14) },
      ),
    )
  }
  shapes.push(block('roof', [span.x0, -500, span.x1, -70], stone, 'stone'))
  return shapes
}

function cone(x: number, foot: number, half: number, height: number, stone: string): Shape[] {
  return [
    soft(
      'stalagmite',
      [
        [x - half * 1.3, foot],
        [x - half * 0.7, foot - height * 0.3],
        [x - half * 0.3, foot - height * 0.75],
        [x, foot - height],
        [x + half * 0.3, foot - height * 0.75],
        [x + half * 0.7, foot - height * 0.3],
        [x + half * 1.3, foot],
      ],
      lighter(stone, 0.12),
      'stone',
      { colour2: darker(stone, 0.12) },
    ),
  ]
}

function pool(x: number, y: number, hour: Hour): Shape[] {
  const tone = mixed(hour.paint('#5fb0ba'), '#3f8f9f', 0.4)
  const ripple = (at: number, line: number, wide: number): Shape =>
    stroke(
      'ripple',
      smoothed(
        [
          [at - wide, line],
          [at, line + 5],
          [at + wide, line],
        ],
        false,
        5,
      ),
      2.6,
      lighter(tone, 0.5),
      'water',
      { marking: true, alpha: 0.8 },
    )
  return [
    fill('pool', ellipse(x, y, 210, 34, 40), tone, 'water', { colour2: lighter(tone, 0.25) }),
    ripple(x - 60, y - 6, 60),
    ripple(x + 70, y + 8, 76),
    ripple(x - 20, y + 18, 40),
  ]
}

function crystals(x: number, foot: number, size: number, tints: readonly string[]): Shape[] {
  const spears = [
    [-34, -30, 74, 13],
    [36, 34, 80, 14],
    [-12, -9, 120, 17],
    [14, 12, 98, 15],
  ] as const
  return [
    fill('halo', ellipse(x, foot - 60 * size, 120 * size, 110 * size), tints[0] as string, 'light', {
      soft: true,
      alpha: 0.32,
    }),
    ...spears.flatMap(([root, lean, tall, half], index) => {
      const at = (across: number, up: number): Point => [
        x + (root + lean * up + across) * size,
        foot - tall * up * size,
      ]
      const tint = tints[index % tints.length] as string
      return [
        fill(
          'crystal',
          polygon(at(-half, 0), at(-half, 0.76), at(0, 1), at(half, 0.72), at(half, 0)),
          tint,
          'light',
          {
            colour2: darker(tint, 0.22),
            group: `crystal${index}`,
          },
        ),
        fill(
          'facet',
          polygon(at(-half * 0.2, 0), at(-half * 0.2, 0.72), at(0, 1), at(-half, 0.76), at(-half, 0)),
          lighter(tint, 0.5),
          'light',
          {
            marking: true,
            alpha: 0.6,
            group: `crystal${index}`,
          },
        ),
      ]
    }),
  ]
}

function pebbles(y: number, stone: string, random: Random): Shape[] {
  return Array.from({ length: 16 }, () => {
    const x = -100 + 1200 * random()
    const line = y + 120 + random() * (960 - y - 120)
    const wide = 8 + 16 * random()
    return fill(
      'pebble',
      ellipse(x, line, wide, wide * 0.5, 14),
      random() < 0.5 ? lighter(stone, 0.2) : darker(stone, 0.16),
      'stone',
      { marking: random() < 0.6 },
    )
  })
}

/** Dark rock at both sides, as seen from within. */
function framing(stone: string): Shape[] {
  return [-1, 1].map((side) => {
    const edge = side < 0 ? -60 : 1060
    return soft(
      'rock',
      [
        [edge, 300],
        [edge - side * 70, 480],
        [edge - side * 58, 690],
        [edge - side * 120, 860],
        [edge - side * 170, 1040],
        [edge + side * 200, 1080],
        [edge + side * 200, 300],
      ],
      stone,
      'stone',
    )
  })
}
