import { pick } from '#book/random.ts'
import type { Shape } from '../drawing.ts'
import { darker, lighter } from './colour.ts'
import { ellipse, polygon } from './outline.ts'
import { bunting, pinnedDrawing, potPlant } from './parts/room-decor.ts'
import { floor, indoors, rug, wall } from './parts/room-shell.ts'
import { windowView } from './parts/room-window.ts'
import { block, fill, scenery, soft, stroke } from './shapes.ts'
import type { Setting } from './stage.ts'

type Paint = (colour: string) => string

/** In bed and ill at home: a quiet room with tea and medicine in reach, get-well cards on a string. */
export const sickBed: Setting = {
  ground: { indoor: true, horizon: { least: 500, best: 590, most: 660 }, firstStand: 0.22 },
  draw(request) {
    const { hour, random, horizon: y } = request
    const paint = indoors(hour)
    const bedLeft = request.quiet === 'left' ? false : request.quiet === 'right' ? true : random() < 0.5
    const bedX = bedLeft ? 270 : 730
    const windowX = bedLeft ? 760 : 240
    const tableX = bedLeft ? 545 : 455
    const view = windowView(
      windowX,
      y - 380,
      210,
      230,
      hour,
      pick(['#b7c9a8', '#e3c08a', '#a9bcd0'], random),
      random,
    )
    return {
      behind: [
        wall(y, pick(['#e6dcc8', '#d6e0d8', '#e4d6dc'], random), 'stripes', paint),
        ...view.things,
        scenery('cards', 0.06, cards(bedX, y - 400, paint)),
        scenery('drawings', 0.06, pinnedDrawing(bedLeft ? 470 : 530, y - 300, 84, paint, random)),
        floor(y, '#cfae84', 'boards', paint),
        scenery('chair', 0.12, armchair(bedLeft ? 900 : 100, y + 52, paint)),
        scenery('bedside', 0.14, bedside(tableX, y + 46, paint, hour.lampsLit)),
        scenery('plant', 0.1, potPlant(windowX, y - 128, 64, paint)),
        rug(500, y + (1000 - y) * 0.58, 320, ['#8fa8a0', '#f1e6cc', '#8fa8a0', '#e0a98a'], paint),
      ],
      before: [],
      slots: {
        bed: { x: bedX, y: y + 70 },
        wall: { x: 500, y: y - 220 },
        back: { x: bedLeft ? 640 : 360, y: y + 90 },
      },
      windowGlass: view.glass,
      furnishings: [{ name: 'bed', slot: 'bed' }],
      glows: hour.lampsLit ? [{ centre: [tableX, y - 110], radius: 240, colour: '#ffdf9a' }] : [],
    }
  },
}

/** Cards from friends on a string over the bed. */
function cards(x: number, y: number, paint: Paint): Shape[] {
  const tints = ['#f3b6a8', '#f6dc94', '#b9d6c4', '#c3c8e8']
  return [
    ...bunting([x - 210, y - 40], [x + 210, y - 40], ['#e9ddc8'], paint).slice(0, 1),
    ...tints.flatMap((tint, index) => {
      const at = x - 150 + index * 100
      const hang = y - 6 + (index === 1 || index === 2 ? 14 : 0)
      const heart = index % 2 === 0
      return [
        fill(
          'card',
          polygon([at - 30, hang], [at + 30, hang - 3], [at + 32, hang + 70], [at - 28, hang + 73]),
          paint(tint),
          'paper',
        ),
        heart
          ? soft(
              'heart',
              [
                [at + 2, hang + 54],
                [at - 16, hang + 32],
                [at - 8, hang + 20],
                [at + 2, hang + 28],
                [at + 12, hang + 19],
                [at + 20, hang + 31],
              ],
              paint('#d9584a'),
              'paper',
              { marking: true },
            )
          : fill('sun', ellipse(at + 2, hang + 36, 15), paint('#f0b23c'), 'paper', { marking: true }),
      ]
    }),
  ]
}

function bedside(x: number, foot: number, paint: Paint, lit: boolean): Shape[] {
  const wood = paint('#b98558')
  const top = foot - 120
  return [
    block('table', [x - 62, top, x + 62, foot], wood, 'wood', { colour2: darker(wood, 0.14) }),
    block('top', [x - 70, top - 12, x + 70, top + 2], lighter(wood, 0.14), 'wood'),
    block('drawer', [x - 50, top + 18, x + 50, top + 56], darker(wood, 0.1), 'wood', { marking: true }),
    fill('knob', ellipse(x, top + 37, 6), paint('#e3b95a'), 'metal', { marking: true }),
    block('lampFoot', [x - 42, top - 56, x - 34, top - 12], paint('#8a6448'), 'wood'),
    fill(
      'shade',
      polygon([x - 52, top - 104], [x - 24, top - 104], [x - 8, top - 54], [x - 68, top - 54]),
      lit ? '#ffe2a0' : paint('#f1dcb4'),
      'cloth',
    ),
    block('bottle', [x + 34, top - 60, x + 58, top - 12], paint('#a8643f'), 'stone'),
    block('cap', [x + 38, top - 72, x + 54, top - 59], paint('#fbf6ea'), 'stone'),
    block('label', [x + 34, top - 46, x + 58, top - 24], paint('#fbf6ea'), 'paper', { marking: true }),
    block('mug', [x - 2, top - 44, x + 28, top - 12], paint('#6f9aa8'), 'stone'),
    stroke(
      'steam',
      [
        [x + 8, top - 52],
        [x + 14, top - 64],
        [x + 8, top - 76],
        [x + 15, top - 88],
      ],
      3,
      paint('#fdfbf4'),
      'cloud',
      { marking: true, alpha: 0.7 },
    ),
  ]
}

function armchair(x: number, foot: number, paint: Paint): Shape[] {
  const cloth = paint('#7f9a8f')
  return [
    soft(
      'back',
      [
        [x - 92, foot - 30],
        [x - 94, foot - 180],
        [x - 50, foot - 226],
        [x + 50, foot - 226],
        [x + 94, foot - 180],
        [x + 92, foot - 30],
      ],
      cloth,
      'cloth',
      { colour2: darker(cloth, 0.14) },
    ),
    block('seat', [x - 84, foot - 104, x + 84, foot - 22], darker(cloth, 0.12), 'cloth'),
    soft(
      'blanket',
      [
        [x - 84, foot - 106],
        [x - 10, foot - 112],
        [x + 6, foot - 40],
        [x - 2, foot - 12],
        [x - 80, foot - 18],
      ],
      paint('#e3b072'),
      'cloth',
    ),
    ...[-1, 1].map((side) =>
      soft(
        'arm',
        [
          [x + side * 70, foot - 16],
          [x + side * 70, foot - 116],
          [x + side * 92, foot - 134],
          [x + side * 116, foot - 112],
          [x + side * 112, foot - 16],
        ],
        lighter(cloth, 0.1),
        'cloth',
      ),
    ),
    block('foot', [x - 92, foot - 18, x - 76, foot], paint('#7a5640'), 'wood'),
    block('foot', [x + 76, foot - 18, x + 92, foot], paint('#7a5640'), 'wood'),
  ]
}
