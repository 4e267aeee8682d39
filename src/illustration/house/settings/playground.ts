import type { Shape } from '../drawing.ts'
import { darker, lighter } from './colour.ts'
import { ellipse, polygon, smoothed, span } from './outline.ts'
import { pickets } from './parts/pickets.ts'
import { cornerGrass } from './parts/countryside.ts'
import { hill, puddles } from './parts/land.ts'
import { bush, flowers, roundTree, tufts } from './parts/plants.ts'
import { sky } from './parts/sky.ts'
import { block, fill, scenery, soft, stroke } from './shapes.ts'
import type { Setting, SettingRequest } from './stage.ts'

/** A playground between trees: tower with a slide, swings, a sandpit. */
export const playground: Setting = {
  ground: { indoor: false, towers: true, horizon: { least: 400, best: 480, most: 560 }, firstStand: 0.4 },
  draw(request) {
    const { hour, random, horizon: y } = request
    const air = sky(request)
    const slideLeft = request.quiet === 'left' ? false : request.quiet === 'right' ? true : random() < 0.5
    const trees = [-140, 60, 300, 560, 800, 1010, 1180].flatMap((x) =>
      roundTree(x + 50 * random(), y + 18, 200 + 80 * random(), hour, random, 0.42),
    )
    const lawn = y + 54
    return {
      behind: [
        ...air.things,
        scenery('trees', 0.1, trees),
        hill('lawnFar', y + 6, 8, 4, '#a9d457', hour, random, 0.16),
        scenery('fence', 0.18, pickets(span.x0, span.x1, y + 40, 44, hour.paint('#e9ddc4', 0.2))),
        hill('lawn', lawn, 10, 3, '#7cc24c', hour, random, 0.28),
        scenery('shrubs', 0.2, [
          ...bush(slideLeft ? 960 : 40, y + 66, 130, 60, hour, random, 0.22),
          ...bush(500, y + 52, 120, 44, hour, random, 0.3),
        ]),
        scenery('swings', 0.24, swings(slideLeft ? 770 : 230, lawn + 74, request)),
        scenery('slide', 0.26, slide(slideLeft ? 200 : 800, lawn + 96, slideLeft ? 1 : -1, request)),
        scenery('sand', 0.34, [
          soft(
            'sand',
            [
              [120, lawn + 200],
              [330, lawn + 150],
              [680, lawn + 150],
              [890, lawn + 200],
              [940, 1010],
              [500, 1080],
              [60, 1010],
            ],
            hour.paintGround('#ead3a2'),
            'ground',
            { colour2: hour.paintGround('#dcc08a') },
          ),
          ...sandToys(slideLeft ? 840 : 160, lawn + 250, request),
          ...puddles(hour, random, y),
        ]),
        scenery('growth', 0.4, [
          ...tufts({ x0: -200, x1: 60, y0: lawn + 60, y1: 985 }, 10, 26, hour.paintGround('#5c9346'), random),
          ...tufts(
            { x0: 940, x1: 1200, y0: lawn + 60, y1: 985 },
            10,
            26,
            hour.paintGround('#5c9346'),
            random,
          ),
          ...flowers({ x0: -60, x1: 60, y0: lawn + 120, y1: 960 }, 4, 13, hour, random),
        ]),
      ],
      before: cornerGrass(request),
      slots: { back: { x: slideLeft ? 560 : 440, y: lawn + 60 } },
      furnishings: [],
      glows: air.glows,
    }
  },
}

function swings(x: number, foot: number, { hour, random }: SettingRequest): Shape[] {
  const pole = hour.paint('#c9584a')
  const top = foot - 268
  const leg = (from: number, to: number): Shape =>
    stroke(
      'pole',
      [
        [to, top],
        [from, foot],
      ],
      11,
      pole,
      'metal',
      { group: 'frame' },
    )
  const seat = (at: number, sway: number): Shape[] => {
    const y = foot - 56
    return [
      ...[-20, 20].map((side) =>
        stroke(
          'chain',
          [
            [at + side, top],
            [at + side + sway, y],
          ],
          3.5,
          hour.paint('#6d6a70'),
          'metal',
        ),
      ),
      block('seat', [at + sway - 30, y - 3, at + sway + 30, y + 9], hour.paint('#5f86a8'), 'wood'),
    ]
  }
  return [
    ...seat(x - 62, 0),
    ...seat(x + 62, random() < 0.5 ? 26 : -26),
    leg(x - 176, x - 140),
    leg(x - 106, x - 140),
    leg(x + 176, x + 140),
    leg(x + 106, x + 140),
    stroke(
      'beam',
      [
        [x - 152, top],
        [x + 152, top],
      ],
      14,
      pole,
      'metal',
      { group: 'frame' },
    ),
  ]
}

/** A tower with a roof and a ladder; the slide runs towards the middle. */
function slide(x: number, foot: number, side: 1 | -1, { hour }: SettingRequest): Shape[] {
  const wood = hour.paint('#b9834f')
  const deck = foot - 170
  const at = (dx: number): number => x + side * dx
  const chute = hour.paint('#f0b84a')
  return [
    block('post', [x - 78, foot - 330, x - 62, foot], wood, 'wood', { group: 'tower' }),
    block('post', [x + 62, foot - 330, x + 78, foot], wood, 'wood', { group: 'tower' }),
    fill(
      'roof',
      polygon([x - 104, foot - 318], [x, foot - 404], [x + 104, foot - 318]),
      hour.paint('#5f86a8'),
      'wood',
      { colour2: darker(hour.paint('#5f86a8'), 0.15) },
    ),
    block('deck', [x - 84, deck - 10, x + 84, deck + 10], darker(wood, 0.12), 'wood', { group: 'tower' }),
    block('rail', [x - 80, deck - 66, at(side > 0 ? 10 : -10), deck - 54], wood, 'wood', { group: 'tower' }),
    ...[0.2, 0.42, 0.64, 0.86].map((t) =>
      stroke(
        'rung',
        [
          [at(-70 - 46 * t), deck + 170 * t],
          [at(-112 - 46 * t), deck + 170 * t],
        ],
        8,
        wood,
        'wood',
      ),
    ),
    ...[0, 42].map((out) =>
      stroke(
        'ladder',
        [
          [at(-62 - out), deck - 8],
          [at(-110 - out), foot],
        ],
        9,
        darker(wood, 0.16),
        'wood',
      ),
    ),
    soft(
      'chute',
      [
        [at(70), deck - 14],
        [at(100), deck - 8],
        [at(190), foot - 66],
        [at(262), foot - 26],
        [at(292), foot - 24],
        [at(292), foot - 6],
        [at(250), foot - 6],
        [at(170), foot - 46],
        [at(70), deck + 14],
      ],
      chute,
      'metal',
      { colour2: darker(chute, 0.14) },
    ),
    stroke(
      'lip',
      smoothed(
        [
          [at(84), deck - 16],
          [at(186), foot - 72],
          [at(258), foot - 32],
          [at(290), foot - 28],
        ],
        false,
      ),
      7,
      lighter(chute, 0.35),
      'metal',
      { marking: true },
    ),
    block('leg', [at(232) - 5, foot - 36, at(232) + 5, foot], hour.paint('#6d6a70'), 'metal'),
  ]
}

function sandToys(x: number, foot: number, { hour }: SettingRequest): Shape[] {
  return [
    soft(
      'heap',
      [
        [x - 70, foot],
        [x - 30, foot - 34],
        [x, foot - 46],
        [x + 34, foot - 30],
        [x + 70, foot],
      ],
      hour.paintGround('#dcbc80'),
      'ground',
    ),
    fill(
      'pail',
      polygon([x + 60, foot - 34], [x + 98, foot - 34], [x + 92, foot + 8], [x + 66, foot + 8]),
      hour.paint('#d9584a'),
      'metal',
    ),
    fill('pailSand', ellipse(x + 79, foot - 34, 19, 6), hour.paintGround('#dcbc80'), 'ground'),
    stroke(
      'spade',
      [
        [x - 8, foot - 44],
        [x - 16, foot - 92],
      ],
      6,
      hour.paint('#5f86a8'),
      'wood',
    ),
  ]
}
