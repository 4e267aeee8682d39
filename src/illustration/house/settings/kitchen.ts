import { pick } from '#book/random.ts'
import type { Shape } from '../drawing.ts'
import { darker, lighter } from './colour.ts'
import { ellipse, rectangle, rounded, smoothed, span } from './outline.ts'
import { hangingLamp, potPlant } from './parts/room-decor.ts'
import { floor, indoors, wall } from './parts/room-shell.ts'
import { windowView } from './parts/room-window.ts'
import { fill, scenery, stroke } from './shapes.ts'
import type { Setting } from './stage.ts'

/** A kitchen: counter under a window, blue tiles, pans, a lamp over the floor. */
export const kitchen: Setting = {
  ground: { indoor: true, horizon: { least: 520, best: 600, most: 660 }, firstStand: 0.24 },
  draw(request) {
    const { hour, random, horizon: y } = request
    const paint = indoors(hour)
    const windowX =
      request.quiet === 'left' ? 700 : request.quiet === 'right' ? 300 : pick([330, 640], random)
    const view = windowView(windowX, y - 440, 230, 190, hour, undefined, random)
    return {
      behind: [
        wall(y, pick(['#f0dfbe', '#dfe6d0', '#f2d8c2'], random), 'plain', paint),
        scenery('tiles', 0.03, blueTiles(y - 226, y - 150, paint)),
        ...view.things,
        scenery('plates', 0.05, plateRack(windowX < 500 ? 780 : 190, y - 350, paint)),
        scenery('pans', 0.05, pans(windowX < 500 ? 90 : 900, y - 430, paint)),
        floor(y, '#e6d3b3', 'tiles', paint),
        scenery('counter', 0.1, counter(y, paint)),
        scenery('things', 0.12, [
          ...kettle(windowX < 500 ? 640 : 420, y - 152, paint),
          ...potPlant(windowX - 60, y - 150, 60, paint),
        ]),
        scenery('lamp', 0.2, hangingLamp(500, y - 420, '#d9584a', paint, hour.lampsLit)),
      ],
      before: [],
      slots: { table: { x: 500, y: y + 200 }, wall: { x: 500, y: y - 320 }, back: { x: 830, y: y + 60 } },
      windowGlass: view.glass,
      furnishings: [],
      glows: hour.lampsLit ? [{ centre: [500, y - 400], radius: 340, colour: '#ffdf9a' }] : [],
    }
  },
}

function blueTiles(top: number, bottom: number, paint: (colour: string) => string): Shape[] {
  const shapes: Shape[] = [fill('tiles', rectangle(span.x0, top, span.x1, bottom), paint('#f4f1e6'), 'stone')]
  const blue = paint('#6f8fb8')
  for (let x: number = span.x0; x < span.x1; x += 38) {
    shapes.push(
      stroke(
        'joint',
        [
          [x, top],
          [x, bottom],
        ],
        1.5,
        paint('#cfd2cc'),
        'stone',
        { marking: true },
      ),
    )
    for (let y = top + 19; y < bottom; y += 38) {
      if (Math.round((x - span.x0) / 38 + (y - top) / 38) % 3 === 0)
        shapes.push(fill('motif', ellipse(x + 19, y, 7, 9, 8), blue, 'stone', { marking: true, alpha: 0.7 }))
    }
  }
  return shapes
}

function counter(y: number, paint: (colour: string) => string): Shape[] {
  const door = paint('#7fa39a')
  const shapes: Shape[] = [
    fill('body', rectangle(span.x0, y - 134, span.x1, y + 26), door, 'wood', { colour2: darker(door, 0.1) }),
  ]
  for (let x = -260; x < span.x1; x += 150) {
    shapes.push(
      fill('door', rectangle(x, y - 116, x + 130, y + 8), lighter(door, 0.12), 'wood', { marking: true }),
      fill('knob', ellipse(x + 112, y - 62, 6, 6, 12), paint('#e7c45a'), 'metal', { marking: true }),
    )
  }
  shapes.push(fill('top', rectangle(span.x0, y - 150, span.x1, y - 130), paint('#b98555'), 'wood'))
  return shapes
}

function plateRack(x: number, y: number, paint: (colour: string) => string): Shape[] {
  const shapes: Shape[] = [fill('board', rectangle(x - 130, y, x + 130, y + 11), paint('#b98555'), 'wood')]
  for (const [index, dx] of [-90, -25, 42].entries()) {
    shapes.push(
      fill('plate', ellipse(x + dx, y - 30, 30, 30), paint('#fbf7ec'), 'stone'),
      fill('rim', ellipse(x + dx, y - 30, 18, 18), paint(index === 1 ? '#e9b5a3' : '#9fbccf'), 'stone', {
        marking: true,
      }),
    )
  }
  shapes.push(
    fill(
      'jug',
      smoothed(
        [
          [x + 84, y],
          [x + 80, y - 34],
          [x + 92, y - 58],
          [x + 118, y - 58],
          [x + 124, y - 30],
          [x + 120, y],
        ],
        true,
        5,
      ),
      paint('#d9776a'),
      'stone',
    ),
  )
  return shapes
}

function pans(x: number, y: number, paint: (colour: string) => string): Shape[] {
  const iron = paint('#6f6a6e')
  const shapes: Shape[] = [fill('rail', rectangle(x - 110, y, x + 110, y + 7), paint('#8f6b4c'), 'wood')]
  for (const [dx, size] of [
    [-66, 34],
    [10, 27],
    [74, 21],
  ] as const) {
    shapes.push(
      stroke(
        'handle',
        [
          [x + dx, y + 4],
          [x + dx, y + 60],
        ],
        8,
        darker(iron, 0.2),
        'metal',
      ),
      fill('pan', ellipse(x + dx, y + 60 + size, rounded(size), rounded(size)), iron, 'metal', {
        colour2: darker(iron, 0.2),
      }),
      fill(
        'shine',
        ellipse(x + dx - size * 0.3, y + 52 + size, size * 0.2, size * 0.3, 12),
        lighter(iron, 0.35),
        'metal',
        { marking: true, alpha: 0.6 },
      ),
    )
  }
  return shapes
}

function kettle(x: number, y: number, paint: (colour: string) => string): Shape[] {
  const red = paint('#c9584a')
  return [
    stroke(
      'handle',
      smoothed(
        [
          [x - 26, y - 44],
          [x - 16, y - 82],
          [x + 16, y - 82],
          [x + 26, y - 44],
        ],
        false,
        5,
      ),
      7,
      paint('#4f4a4c'),
      'metal',
    ),
    fill(
      'spout',
      smoothed(
        [
          [x + 26, y - 26],
          [x + 62, y - 52],
          [x + 56, y - 58],
          [x + 22, y - 42],
        ],
        true,
        4,
      ),
      red,
      'metal',
      { group: 'kettle' },
    ),
    fill(
      'body',
      smoothed(
        [
          [x - 40, y],
          [x - 44, y - 26],
          [x - 26, y - 52],
          [x + 26, y - 52],
          [x + 44, y - 26],
          [x + 40, y],
        ],
        true,
        5,
      ),
      red,
      'metal',
      { group: 'kettle', colour2: darker(red, 0.15) },
    ),
    fill('knob', ellipse(x, y - 58, 8, 7, 12), paint('#4f4a4c'), 'metal', { marking: true }),
  ]
}
