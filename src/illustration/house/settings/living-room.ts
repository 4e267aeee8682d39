import { pick } from '#book/random.ts'
import type { Shape } from '../drawing.ts'
import { darker, lighter } from './colour.ts'
import { ellipse, polygon, smoothed } from './outline.ts'
import { bookShelf, pinnedDrawing, potPlant } from './parts/room-decor.ts'
import { floor, indoors, rug, wall } from './parts/room-shell.ts'
import { windowView } from './parts/room-window.ts'
import { block, fill, scenery, soft, stroke } from './shapes.ts'
import type { Setting } from './stage.ts'

type Paint = (colour: string) => string

const papers = ['#e8d9bd', '#cfdccb', '#dcd3e2', '#edd0bd'] as const
const fabrics = ['#6f9a94', '#c9705a', '#7f86b4', '#c99a4a'] as const

/** The family's room: sofa under the window, stove with a fire, books, a round rug. */
export const livingRoom: Setting = {
  ground: { indoor: true, horizon: { least: 500, best: 590, most: 660 }, firstStand: 0.26 },
  draw(request) {
    const { hour, random, horizon: y } = request
    const paint = indoors(hour)
    const windowLeft = request.quiet === 'left' ? false : request.quiet === 'right' ? true : random() < 0.5
    const sofaX = windowLeft ? 250 : 750
    const stoveX = windowLeft ? 840 : 160
    const fabric = pick(fabrics, random)
    const view = windowView(
      sofaX,
      y - 400,
      280,
      220,
      hour,
      pick(['#d98a6a', '#8aa4b8', '#d9b25e'], random),
      random,
    )
    return {
      behind: [
        wall(y, pick(papers, random), 'stripes', paint),
        ...view.things,
        scenery('pictures', 0.06, [
          ...pinnedDrawing(stoveX - 70, y - 450, 88, paint, random),
          ...pinnedDrawing(stoveX + 60, y - 470, 74, paint, random),
        ]),
        scenery('shelf', 0.06, bookShelf(windowLeft ? 590 : 410, y - 300, 170, paint, random)),
        floor(y, '#c99f70', 'boards', paint),
        scenery('stove', 0.1, stove(stoveX, y + 26, paint)),
        scenery('sofa', 0.14, sofa(sofaX, y + 44, fabric, paint)),
        scenery('plant', 0.15, potPlant(windowLeft ? 560 : 440, y + 40, 120, paint)),
        scenery('floorLamp', 0.15, floorLamp(windowLeft ? 30 : 970, y + 34, hour.lampsLit, paint)),
        rug(500, y + (1000 - y) * 0.56, 350, ['#b8574a', '#f1dfbc', '#b8574a', '#6f8f94'], paint),
      ],
      before: [],
      slots: {
        wall: { x: 500, y: y - 230 },
        back: { x: windowLeft ? 620 : 380, y: y + 90 },
        table: { x: 500, y: y + 200 },
      },
      windowGlass: view.glass,
      furnishings: [],
      glows: [
        { centre: [stoveX, y - 70], radius: 150, colour: '#ffb25e' },
        ...(hour.lampsLit
          ? [{ centre: [windowLeft ? 30 : 970, y - 200] as const, radius: 260, colour: '#ffdf9a' }]
          : []),
      ],
    }
  },
}

function sofa(x: number, foot: number, colour: string, paint: Paint): Shape[] {
  const fabric = paint(colour)
  const shade = darker(fabric, 0.14)
  const shapes: Shape[] = [
    block('foot', [x - 176, foot - 18, x - 158, foot], paint('#7a5640'), 'wood'),
    block('foot', [x + 158, foot - 18, x + 176, foot], paint('#7a5640'), 'wood'),
    soft(
      'back',
      [
        [x - 180, foot - 60],
        [x - 178, foot - 158],
        [x - 90, foot - 172],
        [x, foot - 166],
        [x + 90, foot - 172],
        [x + 178, foot - 158],
        [x + 180, foot - 60],
      ],
      fabric,
      'cloth',
      { colour2: shade },
    ),
    block('seat', [x - 170, foot - 86, x + 170, foot - 16], shade, 'cloth', { colour2: darker(shade, 0.1) }),
  ]
  for (const [at, tint] of [
    [-84, '#f0cf7a'],
    [72, '#f3e6cc'],
  ] as const)
    shapes.push(
      soft(
        'cushion',
        [
          [x + at - 44, foot - 88],
          [x + at - 40, foot - 138],
          [x + at + 2, foot - 146],
          [x + at + 42, foot - 134],
          [x + at + 40, foot - 86],
          [x + at, foot - 82],
        ],
        paint(tint),
        'cloth',
      ),
    )
  for (const side of [-1, 1])
    shapes.push(
      soft(
        'arm',
        [
          [x + side * 150, foot - 12],
          [x + side * 146, foot - 104],
          [x + side * 174, foot - 120],
          [x + side * 208, foot - 100],
          [x + side * 204, foot - 12],
        ],
        lighter(fabric, 0.1),
        'cloth',
        { colour2: shade },
      ),
    )
  return shapes
}

/** A cast-iron stove with its pipe and a fire behind the glass. */
function stove(x: number, foot: number, paint: Paint): Shape[] {
  const iron = paint('#5a555c')
  return [
    block('pipe', [x - 17, -500, x + 17, foot - 190], darker(iron, 0.12), 'metal'),
    block('plate', [x - 120, foot - 8, x + 120, foot + 8], paint('#8f8a88'), 'stone'),
    soft(
      'body',
      [
        [x - 86, foot - 20],
        [x - 90, foot - 190],
        [x, foot - 204],
        [x + 90, foot - 190],
        [x + 86, foot - 20],
        [x, foot - 14],
      ],
      iron,
      'metal',
      { colour2: darker(iron, 0.2) },
    ),
    block('leg', [x - 74, foot - 24, x - 58, foot], darker(iron, 0.2), 'metal'),
    block('leg', [x + 58, foot - 24, x + 74, foot], darker(iron, 0.2), 'metal'),
    block('glass', [x - 58, foot - 160, x + 58, foot - 62], '#5a2a20', 'light', { marking: true }),
    ...[-26, 4, 28].map((at, index) =>
      soft(
        'flame',
        [
          [x + at - 20, foot - 64],
          [x + at - 14, foot - 92],
          [x + at, foot - 136 + index * 12],
          [x + at + 14, foot - 92],
          [x + at + 20, foot - 64],
        ],
        index === 1 ? '#ffd26a' : '#f2913f',
        'light',
        { marking: true },
      ),
    ),
    fill('knob', ellipse(x + 70, foot - 110, 7), paint('#d9b25e'), 'metal', { marking: true }),
  ]
}

function floorLamp(x: number, foot: number, lit: boolean, paint: Paint): Shape[] {
  const wood = paint('#8a6448')
  return [
    fill('base', ellipse(x, foot - 4, 40, 9), wood, 'wood'),
    stroke(
      'stand',
      [
        [x, foot - 6],
        [x, foot - 210],
      ],
      8,
      wood,
      'wood',
    ),
    fill(
      'shade',
      smoothed(
        polygon([x - 30, foot - 290], [x + 30, foot - 290], [x + 58, foot - 206], [x - 58, foot - 206]),
        true,
        1,
      ),
      lit ? '#ffe2a0' : paint('#f1e2bf'),
      'cloth',
      { colour2: lit ? '#f4bd62' : paint('#dcc79a') },
    ),
  ]
}
