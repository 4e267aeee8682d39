import type { Point, Shape } from '../drawing.ts'
import { darker } from './colour.ts'
import { ellipse, polygon, rectangle, smoothed } from './outline.ts'
import { hangingLamp, potPlant } from './parts/room-decor.ts'
import { floor, indoors, wall } from './parts/room-shell.ts'
import { windowView } from './parts/room-window.ts'
import { fill, scenery, stroke } from './shapes.ts'
import type { Setting } from './stage.ts'

/** A plank shed: tools on the wall, a workbench, sawdust on the floor. */
export const shed: Setting = {
  ground: { indoor: true, horizon: { least: 520, best: 590, most: 650 }, firstStand: 0.24 },
  draw(request) {
    const { hour, random, horizon: y } = request
    const paint = indoors(hour)
    const benchLeft = request.quiet === 'left' ? false : request.quiet === 'right' ? true : random() < 0.5
    const benchX = benchLeft ? 190 : 810
    const windowX = benchLeft ? 700 : 300
    const view = windowView(windowX, y - 400, 210, 180, hour, undefined, random)
    return {
      behind: [
        wall(y, '#cfa274', 'planks', paint),
        ...view.things,
        scenery('tools', 0.06, tools(benchX, y - 410, paint)),
        floor(y, '#c7ad88', 'earth', paint),
        scenery('boards', 0.1, boards(benchLeft ? 930 : 70, y + 24, paint)),
        scenery('bench', 0.16, workbench(benchX, y + 70, paint)),
        scenery('pot', 0.17, potPlant(benchX + 100, y - 56, 62, paint)),
        scenery('lamp', 0.2, hangingLamp(500, y - 450, '#5f8f8a', paint, hour.lampsLit)),
        scenery('sawdust', 0.3, [
          fill('dust', ellipse(500, y + (1000 - y) * 0.6, 330, 70, 40), paint('#ecd3a0'), 'ground', {
            soft: true,
            alpha: 0.6,
          }),
          ...shavings(y, paint, random),
        ]),
      ],
      before: [],
      slots: { wall: { x: 500, y: y - 260 }, back: { x: windowX, y: y + 70 } },
      windowGlass: view.glass,
      furnishings: [],
      glows: hour.lampsLit ? [{ centre: [500, y - 430], radius: 330, colour: '#ffdf9a' }] : [],
    }
  },
}

function tools(x: number, y: number, paint: (colour: string) => string): Shape[] {
  const iron = paint('#8b8f93')
  const wood = paint('#9a6a43')
  return [
    fill('rack', rectangle(x - 150, y, x + 150, y + 12), darker(wood, 0.15), 'wood'),
    fill(
      'saw',
      polygon([x - 128, y + 26], [x - 100, y + 26], [x - 84, y + 150], [x - 112, y + 150]),
      iron,
      'metal',
    ),
    fill(
      'sawGrip',
      smoothed(
        [
          [x - 134, y + 8],
          [x - 94, y + 8],
          [x - 94, y + 36],
          [x - 134, y + 36],
        ],
        true,
        4,
      ),
      wood,
      'wood',
    ),
    stroke(
      'hammerStick',
      [
        [x - 40, y + 14],
        [x - 40, y + 120],
      ],
      11,
      wood,
      'wood',
    ),
    fill('hammerHead', rectangle(x - 68, y + 12, x - 16, y + 36), iron, 'metal'),
    fill(
      'tongs',
      smoothed(
        [
          [x + 18, y + 14],
          [x + 36, y + 14],
          [x + 34, y + 60],
          [x + 50, y + 116],
          [x + 38, y + 118],
          [x + 27, y + 72],
          [x + 14, y + 118],
          [x + 3, y + 114],
          [x + 20, y + 60],
        ],
        true,
        4,
      ),
      paint('#c2564a'),
      'metal',
    ),
    stroke(
      'spadeStick',
      [
        [x + 106, y + 10],
        [x + 106, y + 104],
      ],
      10,
      wood,
      'wood',
    ),
    fill(
      'spade',
      smoothed(
        [
          [x + 82, y + 100],
          [x + 130, y + 100],
          [x + 128, y + 140],
          [x + 106, y + 168],
          [x + 84, y + 140],
        ],
        true,
        4,
      ),
      iron,
      'metal',
    ),
  ]
}

function workbench(x: number, foot: number, paint: (colour: string) => string): Shape[] {
  const wood = paint('#a87850')
  const top = foot - 126
  return [
    ...[-128, 104].map((dx) =>
      fill('leg', rectangle(x + dx, top, x + dx + 26, foot), darker(wood, 0.16), 'wood'),
    ),
    fill('shelf', rectangle(x - 120, foot - 44, x + 122, foot - 30), darker(wood, 0.1), 'wood'),
    fill('box', rectangle(x - 80, foot - 88, x + 4, foot - 44), paint('#7f9b8a'), 'wood'),
    fill('tin', rectangle(x + 34, foot - 92, x + 82, foot - 44), paint('#d9a23e'), 'metal'),
    fill('top', rectangle(x - 156, top - 16, x + 156, top + 10), wood, 'wood', {
      colour2: darker(wood, 0.14),
    }),
    fill('vice', rectangle(x - 146, top - 44, x - 100, top - 14), paint('#5f6d7a'), 'metal'),
  ]
}

function boards(x: number, foot: number, paint: (colour: string) => string): Shape[] {
  return [0, 1, 2].map((index) => {
    const lean = index * 24
    const wood = paint(index === 1 ? '#b98b5e' : '#d3aa78')
    return fill(
      'board',
      polygon(
        [x - 50 + lean, foot + index * 8],
        [x - 18 + lean, foot + index * 8],
        [x + 10 + lean * 0.4, foot - 300 + index * 36],
        [x - 22 + lean * 0.4, foot - 300 + index * 36],
      ),
      wood,
      'wood',
      { colour2: darker(wood, 0.15) },
    )
  })
}

function shavings(y: number, paint: (colour: string) => string, random: () => number): Shape[] {
  return Array.from({ length: 14 }, () => {
    const x = 160 + random() * 680
    const line = y + 120 + random() * (940 - y - 120)
    const size = 8 + 8 * random()
    const curl: Point[] = [
      [x - size, line],
      [x - size * 0.2, line - size * 0.8],
      [x + size * 0.6, line - size * 0.2],
      [x + size * 0.1, line + size * 0.2],
    ]
    return stroke('shaving', smoothed(curl, false, 4), 3.5, paint('#e3bf83'), 'wood', { marking: true })
  })
}
