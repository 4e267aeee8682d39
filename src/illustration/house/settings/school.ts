import type { Shape } from '../drawing.ts'
import { darker, lighter } from './colour.ts'
import { ellipse, polygon, smoothed, span } from './outline.ts'
import { bookShelf, pinnedDrawing, potPlant } from './parts/room-decor.ts'
import { floor, indoors, wall } from './parts/room-shell.ts'
import { windowView } from './parts/room-window.ts'
import { block, fill, scenery, soft, stroke } from './shapes.ts'
import type { Setting } from './stage.ts'

type Paint = (colour: string) => string

/** A classroom: blackboard, cards with drawings in a row above it, small tables, a globe, drawings everywhere. */
export const school: Setting = {
  ground: { indoor: true, horizon: { least: 500, best: 580, most: 650 }, firstStand: 0.34 },
  draw(request) {
    const { hour, random, horizon: y } = request
    const paint = indoors(hour)
    const windowLeft = request.quiet === 'left' ? false : request.quiet === 'right' ? true : random() < 0.5
    const windowX = windowLeft ? 130 : 870
    const boardX = windowLeft ? 560 : 440
    const shelfX = windowLeft ? 920 : 80
    const view = windowView(windowX, y - 400, 200, 260, hour, undefined, random)
    return {
      behind: [
        wall(y, '#dfe5cf', 'plain', paint),
        dado(y, paint),
        ...view.things,
        scenery('board', 0.05, blackboard(boardX, y - 120, paint)),
        scenery('cards', 0.05, cards(boardX, y - 420, paint)),
        scenery('drawings', 0.06, [
          ...pinnedDrawing(shelfX, y - 430, 84, paint, random),
          ...pinnedDrawing(shelfX, y - 320, 78, paint, random),
        ]),
        floor(y, '#d8c3a0', 'tiles', paint),
        scenery('cupboard', 0.1, cupboard(shelfX, y + 26, paint)),
        scenery('books', 0.11, bookShelf(shelfX - 14, y - 118, 120, paint, random)),
        scenery('globe', 0.12, globe(shelfX + (windowLeft ? -34 : 40), y - 112, paint)),
        scenery('plant', 0.12, potPlant(windowX, y + 30, 90, paint)),
        scenery('tables', 0.2, [
          ...smallTable(windowLeft ? 120 : 880, y + 128, '#e0a34a', paint),
          ...smallTable(windowLeft ? 860 : 140, y + 136, '#6f9aa8', paint),
        ]),
      ],
      before: [],
      slots: {
        wall: { x: boardX, y: y - 130 },
        table: { x: 500, y: y + 200 },
        back: { x: windowLeft ? 700 : 300, y: y + 80 },
      },
      windowGlass: view.glass,
      furnishings: [],
      glows: hour.lampsLit ? [{ centre: [500, y - 440], radius: 360, colour: '#ffe6ae' }] : [],
    }
  },
}

/** The lower wall is painted in a colour that forgives small hands. */
function dado(y: number, paint: Paint): ReturnType<typeof scenery> {
  return scenery('dado', 0.03, [
    block('dado', [span.x0, y - 96, span.x1, y - 18], paint('#8fb3a4'), 'wall', { marking: true }),
    block('rail', [span.x0, y - 104, span.x1, y - 94], paint('#f4ead2'), 'wood', { marking: true }),
  ])
}

function blackboard(x: number, foot: number, paint: Paint): Shape[] {
  const slate = paint('#3f5f56')
  const chalk = '#f4f1e4'
  const sun = Array.from({ length: 8 }, (_, index) => {
    const angle = (index / 8) * 2 * Math.PI
    return stroke(
      'chalkRay',
      [
        [x + 172 + Math.cos(angle) * 26, foot - 182 + Math.sin(angle) * 26],
        [x + 172 + Math.cos(angle) * 40, foot - 182 + Math.sin(angle) * 40],
      ],
      3.4,
      chalk,
      'paper',
      { marking: true, alpha: 0.85 },
    )
  })
  return [
    block('frame', [x - 262, foot - 262, x + 262, foot + 8], paint('#a9744a'), 'wood', { group: 'board' }),
    block('slate', [x - 248, foot - 248, x + 248, foot - 10], slate, 'stone', {
      colour2: lighter(slate, 0.1),
      marking: true,
    }),
    block('ledge', [x - 270, foot, x + 270, foot + 14], paint('#8f5f3c'), 'wood'),
    stroke(
      'chalkSun',
      [...ellipse(x + 172, foot - 182, 18, 18, 20), [x + 190, foot - 182]],
      3.4,
      chalk,
      'paper',
      {
        marking: true,
        alpha: 0.85,
      },
    ),
    ...sun,
    stroke(
      'chalkLine',
      smoothed(
        [
          [x - 220, foot - 40],
          [x - 120, foot - 58],
          [x, foot - 44],
          [x + 110, foot - 60],
          [x + 224, foot - 42],
        ],
        false,
      ),
      3.4,
      chalk,
      'paper',
      { marking: true, alpha: 0.7 },
    ),
    block('chalk', [x - 60, foot - 8, x - 34, foot], '#fdf6e4', 'paper', { marking: true }),
    block('sponge', [x + 40, foot - 16, x + 86, foot], paint('#e0b35a'), 'cloth', { marking: true }),
  ]
}

/** What cards in a classroom show, each line in halves of a card: a fish, a house, a boat, a leaf, a mushroom. No letters: they would be those of one language. */
const cardDrawings: readonly (readonly (readonly (readonly [number, number])[])[])[] = [
  [
    smoothed(
      [
        [1, 0],
        [0.5, -0.55],
        [-0.2, -0.5],
        [-0.9, 0.55],
        [-0.9, -0.55],
        [-0.2, 0.5],
        [0.5, 0.55],
        [1, 0],
      ],
      false,
    ),
    [
      [0.5, -0.14],
      [0.5, -0.1],
    ],
  ],
  [
    [
      [-1, -0.1],
      [0, -1],
      [1, -0.1],
    ],
    [
      [-0.7, -0.3],
      [-0.7, 0.9],
      [0.7, 0.9],
      [0.7, -0.3],
    ],
    [
      [0, 0.9],
      [0, 0.3],
    ],
  ],
  [
    [
      [-1, 0.35],
      [1, 0.35],
      [0.6, 0.9],
      [-0.6, 0.9],
      [-1, 0.35],
    ],
    [
      [0, 0.35],
      [0, -1],
      [0.75, 0],
      [0, 0],
    ],
  ],
  [
    smoothed(
      [
        [0, 0.6],
        [-0.7, 0.2],
        [-0.6, -0.4],
        [0, -1],
        [0.6, -0.4],
        [0.7, 0.2],
        [0, 0.6],
      ],
      false,
    ),
    [
      [0, 1],
      [0, -0.3],
    ],
  ],
  [
    smoothed(
      [
        [-1, 0],
        [-0.7, -0.7],
        [0, -1],
        [0.7, -0.7],
        [1, 0],
      ],
      false,
    ),
    [
      [-1, 0],
      [1, 0],
    ],
    [
      [-0.3, 0],
      [-0.35, 0.9],
      [0.35, 0.9],
      [0.3, 0],
    ],
  ],
]

/** Cards with a drawing each, on a line. */
function cards(x: number, y: number, paint: Paint): Shape[] {
  const tints = ['#e58a7a', '#f0c25e', '#7fb3a2', '#8d9ccb', '#d98aa8']
  return cardDrawings.flatMap((strokes, index) => {
    const at = x + (index - 2) * 96
    return [
      block('card', [at - 34, y - 40, at + 34, y + 40], paint(tints[index] as string), 'paper'),
      ...strokes.map((line) =>
        stroke(
          'cardDrawing',
          line.map(([px, py]) => [at + px * 22, y + py * 24] as const),
          5.5,
          paint('#fffaf0'),
          'paper',
          { marking: true },
        ),
      ),
    ]
  })
}

function cupboard(x: number, foot: number, paint: Paint): Shape[] {
  const wood = paint('#c9995f')
  return [
    block('body', [x - 110, foot - 132, x + 110, foot], wood, 'wood', { colour2: darker(wood, 0.12) }),
    block('top', [x - 118, foot - 144, x + 118, foot - 130], lighter(wood, 0.12), 'wood'),
    ...['#d9776a', '#7fa8a0', '#e0b35a', '#8d9ccb'].map((tint, index) => {
      const left = x - 98 + (index % 2) * 102
      const top = foot - 122 + Math.floor(index / 2) * 60
      return block('drawer', [left, top, left + 94, top + 52], paint(tint), 'wood', { marking: true })
    }),
  ]
}

function globe(x: number, foot: number, paint: Paint): Shape[] {
  return [
    soft(
      'stand',
      [
        [x - 26, foot],
        [x - 8, foot - 10],
        [x, foot - 20],
        [x + 8, foot - 10],
        [x + 26, foot],
      ],
      paint('#8a5f40'),
      'wood',
    ),
    fill('sphere', ellipse(x, foot - 54, 38), paint('#6fa8c4'), 'paper', { colour2: paint('#4f86a8') }),
    soft(
      'land',
      [
        [x - 22, foot - 74],
        [x - 2, foot - 80],
        [x + 4, foot - 62],
        [x - 8, foot - 42],
        [x - 24, foot - 54],
      ],
      paint('#9cbf6a'),
      'paper',
      { marking: true },
    ),
    soft(
      'land',
      [
        [x + 12, foot - 62],
        [x + 30, foot - 58],
        [x + 24, foot - 36],
        [x + 10, foot - 40],
      ],
      paint('#9cbf6a'),
      'paper',
      { marking: true },
    ),
  ]
}

function smallTable(x: number, foot: number, colour: string, paint: Paint): Shape[] {
  const wood = paint('#dcb57c')
  const leg = paint(colour)
  return [
    block('chairBack', [x - 40, foot - 150, x + 40, foot - 112], leg, 'wood', { group: `chair${x}` }),
    block('chairPost', [x - 36, foot - 120, x - 26, foot - 20], darker(leg, 0.15), 'wood', {
      group: `chair${x}`,
    }),
    block('chairPost', [x + 26, foot - 120, x + 36, foot - 20], darker(leg, 0.15), 'wood', {
      group: `chair${x}`,
    }),
    block('leg', [x - 88, foot - 84, x - 74, foot], leg, 'metal', { group: `table${x}` }),
    block('leg', [x + 74, foot - 84, x + 88, foot], leg, 'metal', { group: `table${x}` }),
    fill(
      'top',
      polygon([x - 92, foot - 104], [x + 92, foot - 104], [x + 106, foot - 80], [x - 106, foot - 80]),
      wood,
      'wood',
      { colour2: darker(wood, 0.1), group: `table${x}` },
    ),
    fill(
      'book',
      polygon([x - 30, foot - 100], [x + 34, foot - 100], [x + 40, foot - 86], [x - 34, foot - 86]),
      paint('#fdf6e6'),
      'paper',
      { marking: true },
    ),
    block('pencils', [x + 58, foot - 122, x + 80, foot - 96], paint('#6f9aa8'), 'metal'),
    ...[0, 1, 2].map((index) =>
      stroke(
        'pencil',
        [
          [x + 63 + index * 6, foot - 120],
          [x + 60 + index * 9, foot - 138],
        ],
        4,
        paint(['#d9584a', '#f0c25e', '#5f9a5e'][index] as string),
        'wood',
      ),
    ),
  ]
}
