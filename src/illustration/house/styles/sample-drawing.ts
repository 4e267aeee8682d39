import { randomFrom } from '#book/random.ts'
import type { Atmosphere, Box, Drawing, Face, Material, Point, Shape, Thing } from '../drawing.ts'
import { ellipse, limb, scallop, smooth, straight } from '../pen/curves.ts'

/** A picture with a bit of everything, for the styles' own tests and bench: no composition, no cast. */
export function sampleDrawing(atmosphere: Atmosphere, skin = '#a86b43'): Drawing {
  const night = atmosphere.time === 'night'
  return {
    atmosphere,
    things: [
      thing('sky', 'scenery', 0, [
        shape('sky', box(-40, -40, 1040, 700), night ? '#15245a' : '#82c3e8', 'sky', {
          colour2: night ? '#4a68a6' : '#fde6c4',
        }),
      ]),
      ...heaven(atmosphere),
      land('far', 470, 60, night ? '#3c5796' : '#a7c4cf', '#c9b7cf', 0.05, 3),
      land('blue', 540, 44, night ? '#34508a' : '#86b3a4', '#a9c7b0', 0.12, 5),
      land('meadow', 610, 36, night ? '#3d5f7c' : '#a3c46a', '#d9cf6c', 0.3, 7),
      house(735, 600, night),
      land('slope', 700, 34, night ? '#2f5468' : '#7fb158', '#b9c95a', 0.5, 9),
      tree(190, 800, night),
      land('front', 810, 26, night ? '#22434f' : '#5d9a4a', '#8fb94c', 0.7, 11),
      shadow(500, 868, 96),
      shadow(700, 884, 84),
      child(500, 870, 1.15, skin),
      dog(690, 884, 1.05),
      flowers(night),
    ],
  }
}

export const dayLight: Atmosphere = {
  time: 'day',
  weather: 'clear',
  light: [-0.5, -0.85],
  tint: '#ffffff',
  tintAmount: 0,
  glows: [{ centre: [790, 180], radius: 150, colour: '#fbd46a' }],
}

export const nightLight: Atmosphere = {
  time: 'night',
  weather: 'clear',
  light: [0.5, -0.85],
  tint: '#7f93cf',
  tintAmount: 0.6,
  glows: [
    { centre: [790, 180], radius: 190, colour: '#fdf0c0' },
    { centre: [677, 548], radius: 84, colour: '#ffd36e' },
    { centre: [795, 548], radius: 84, colour: '#ffd36e' },
  ],
}

type Extra = Partial<Omit<Shape, 'part' | 'points' | 'colour' | 'material'>>

function shape(
  part: string,
  points: readonly Point[],
  colour: string,
  material: Material,
  extra: Extra = {},
): Shape {
  const rounded = points.map(([x, y]): Point => [Math.round(x * 64) / 64, Math.round(y * 64) / 64])
  return { part, points: rounded, closed: true, colour, material, ...extra }
}

function thing(
  id: string,
  kind: Thing['kind'],
  depth: number,
  shapes: readonly Shape[],
  faces: readonly Face[] = [],
): Thing {
  const bounds: Box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity }
  for (const [x, y] of shapes.flatMap((one) => one.points)) {
    bounds.x0 = Math.min(bounds.x0, x)
    bounds.y0 = Math.min(bounds.y0, y)
    bounds.x1 = Math.max(bounds.x1, x)
    bounds.y1 = Math.max(bounds.y1, y)
  }
  return { id, kind, depth, shapes, faces, box: bounds }
}

function box(x0: number, y0: number, x1: number, y1: number): Point[] {
  return straight([
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ])
}

function heaven(atmosphere: Atmosphere): Thing[] {
  const night = atmosphere.time === 'night'
  const cloud = night ? '#5d74ad' : '#fffdf6'
  const random = randomFrom('stars')
  const stars = Array.from({ length: night ? 46 : 0 }, () =>
    shape(
      'star',
      ellipse(random() * 1000, random() * 430, 1.6 + random() * 2.2, undefined, 0, 10),
      '#fdf3cf',
      'light',
    ),
  )
  return [
    thing('stars', 'scenery', 0, stars),
    thing('sun', 'scenery', 0, [
      shape('sun', ellipse(790, 180, night ? 62 : 80), night ? '#fdf0c0' : '#f9c646', 'light', {
        colour2: night ? '#f3dfa0' : '#f7a93c',
      }),
    ]),
    thing('cloud', 'scenery', 0.02, [
      shape(
        'cloud',
        smooth([
          [420, 200],
          [440, 160],
          [490, 150],
          [520, 112],
          [580, 112],
          [612, 150],
          [660, 158],
          [676, 196],
          [640, 212],
          [450, 214],
        ]),
        cloud,
        'cloud',
        { soft: true },
      ),
    ]),
  ]
}

function land(
  id: string,
  y: number,
  swell: number,
  colour: string,
  colour2: string,
  depth: number,
  seed: number,
): Thing {
  const random = randomFrom(`land/${seed}`)
  const heights = Array.from({ length: 9 }, () => y + (random() - 0.5) * swell * 2)
  const top = smooth(
    heights.map((height, index): Point => [-80 + index * 145, height]),
    false,
  )
  const night = colour.startsWith('#2') || colour.startsWith('#3')
  return thing(id, 'scenery', depth, [
    shape('land', [...top, [1080, 1060], [-80, 1060]], colour, 'ground', night ? {} : { colour2 }),
  ])
}

function house(x: number, y: number, night: boolean): Thing {
  const wall = night ? '#8c86a8' : '#f6e3c0'
  const roof = night ? '#7a4560' : '#d3573f'
  const windows: Shape[] = []
  for (const [left, top] of [
    [x - 58, y - 52],
    [x + 60, y - 52],
    [x, y - 125],
  ] as const) {
    const lit = { marking: true, group: 'wall' }
    windows.push(
      shape(
        'window',
        box(left - 17, top - 17, left + 17, top + 17),
        night ? '#ffd36e' : '#8fd0e0',
        night ? 'light' : 'metal',
        lit,
      ),
    )
    for (const bar of [
      [
        [left, top - 17],
        [left, top + 17],
      ],
      [
        [left - 17, top],
        [left + 17, top],
      ],
    ] as Point[][])
      windows.push(
        shape('bar', bar, night ? '#7a5a50' : '#fffdf5', 'wood', { ...lit, closed: false, width: 4 }),
      )
  }
  return thing('house', 'prop', 0.35, [
    shape('chimney', box(x + 52, y - 205, x + 78, y - 120), '#b5694c', 'stone'),
    shape('wall', box(x - 92, y - 110, x + 92, y + 16), wall, 'wall', { group: 'wall' }),
    shape(
      'gable',
      straight([
        [x - 92, y - 108],
        [x, y - 196],
        [x + 92, y - 108],
      ]),
      wall,
      'wall',
      { group: 'wall' },
    ),
    shape('door', box(x - 18, y - 50, x + 24, y + 16), '#3f7d8c', 'wood', { group: 'wall', marking: true }),
    ...windows,
    shape(
      'roof',
      straight([
        [x - 122, y - 96],
        [x - 4, y - 216],
        [x + 8, y - 216],
        [x + 122, y - 96],
        [x + 100, y - 90],
        [x + 2, y - 184],
        [x - 100, y - 90],
      ]),
      roof,
      'stone',
    ),
  ])
}

function tree(x: number, y: number, night: boolean): Thing {
  const random = randomFrom('tree')
  const trunk = smooth([
    [x - 30, y],
    [x - 18, y - 80],
    [x - 22, y - 200],
    [x - 70, y - 280],
    [x - 8, y - 240],
    [x + 14, y - 320],
    [x + 16, y - 244],
    [x + 72, y - 284],
    [x + 26, y - 200],
    [x + 24, y - 80],
    [x + 44, y + 6],
  ])
  const greens = night ? ['#1f4a52', '#2b5b5c', '#3b6f66'] : ['#4f8f3f', '#6aa84a', '#8cc059']
  const crowns = [
    scallop(x + 4, y - 380, 168, 140, 15, 0.16, random),
    scallop(x - 30, y - 420, 118, 100, 12, 0.18, random),
    scallop(x + 34, y - 460, 84, 66, 10, 0.2, random),
  ]
  const apples = Array.from({ length: 8 }, () =>
    shape(
      'apple',
      ellipse(x + (random() - 0.5) * 220, y - 380 + (random() - 0.5) * 170, 11),
      '#e2503e',
      'skin',
    ),
  )
  return thing('tree', 'prop', 0.55, [
    shape('trunk', trunk, night ? '#4a3d52' : '#8a5a3a', 'wood', { colour2: '#5d4037' }),
    ...crowns.map((points, index) =>
      shape('crown', points, greens[index] as string, 'foliage', night ? {} : { colour2: '#a3b84a' }),
    ),
    ...apples.map((apple): Shape => ({ ...apple, material: 'foliage' })),
  ])
}

function shadow(x: number, y: number, radius: number): Thing {
  return thing(`shadow${x}`, 'scenery', 0.7, [
    shape('shadow', ellipse(x, y, radius, radius * 0.14), '#3c5f4a', 'ink', { soft: true, alpha: 0.5 }),
  ])
}

function child(x: number, y: number, size: number, skin: string): Thing {
  const at = (points: readonly Point[]): Point[] => points.map(([a, b]) => [x + a * size, y + b * size])
  const shapes: Shape[] = []
  const add = (
    part: string,
    points: Point[],
    colour: string,
    material: Material,
    extra: Extra = {},
  ): void => {
    const width = extra.width === undefined ? {} : { width: extra.width * size }
    shapes.push(shape(part, at(points), colour, material, { ...extra, ...width }))
  }
  const hair = '#2f1e17'
  const shirt = '#e8483f'
  add('hair', scallop(0, -276, 78, 72, 13, 0.14, randomFrom('curls')), hair, 'hair')
  for (const side of [-1, 1]) {
    const leg = `leg${side}`
    add('thigh', limb([side * 22, -110], [side * 24, -62], 17, 15), '#2f4f8a', 'cloth', { group: leg })
    add('shin', limb([side * 24, -66], [side * 25, -22], 15, 13), '#2f4f8a', 'cloth', { group: leg })
    add('shoe', ellipse(side * 29, -12, 21, 13), '#f2b632', 'cloth')
  }
  add('handB', ellipse(-76, -112, 13, 14), skin, 'skin', { group: 'armB' })
  add('armB', limb([-36, -178], [-70, -122], 17, 14), shirt, 'cloth', { group: 'armB' })
  add('neck', limb([0, -200], [0, -186], 16), skin, 'skin')
  add(
    'body',
    smooth([
      [-34, -196],
      [0, -200],
      [34, -196],
      [48, -150],
      [58, -92],
      [0, -85],
      [-58, -92],
      [-48, -150],
    ]),
    shirt,
    'cloth',
  )
  for (const stripe of [-160, -138, -116])
    add(
      'stripe',
      [
        [-46 - (stripe + 160) * 0.1, stripe],
        [0, stripe + 5],
        [46 + (stripe + 160) * 0.1, stripe],
      ],
      '#ffe9c9',
      'cloth',
      {
        closed: false,
        width: 6,
        marking: true,
      },
    )
  add('handA', ellipse(94, -236, 13, 14), skin, 'skin', { group: 'armA' })
  add('armA', limb([36, -180], [84, -226], 17, 13), shirt, 'cloth', { group: 'armA' })
  for (const side of [-1, 1]) add('ear', ellipse(side * 70, -252, 13, 16), skin, 'skin', { group: 'head' })
  add(
    'head',
    smooth([
      [0, -326],
      [42, -314],
      [68, -272],
      [64, -232],
      [40, -204],
      [0, -194],
      [-40, -204],
      [-64, -232],
      [-68, -272],
      [-42, -314],
    ]),
    skin,
    'skin',
    { group: 'head' },
  )
  add(
    'fringe',
    smooth([
      [-74, -262],
      [-80, -296],
      [-58, -334],
      [-20, -352],
      [24, -352],
      [60, -332],
      [80, -296],
      [74, -262],
      [62, -284],
      [24, -292],
      [-14, -292],
      [-52, -286],
    ]),
    hair,
    'hair',
  )
  for (const side of [-1, 1]) {
    const mark = { marking: true, group: 'head' }
    add('blush', ellipse(side * 40, -226, 15, 11), '#ef7d6a', 'skin', { ...mark, soft: true })
    add('eye', ellipse(side * 26, -250, 5.5, 6.5), '#2b1b14', 'ink', mark)
    add(
      'brow',
      smooth(
        [
          [side * 38, -272],
          [side * 27, -278],
          [side * 16, -274],
        ],
        false,
      ),
      hair,
      'ink',
      {
        ...mark,
        closed: false,
        width: 4,
      },
    )
    add('glasses', ellipse(side * 27, -250, 20), '#3b2a5f', 'ink', { ...mark, closed: false, width: 3 })
  }
  add(
    'nose',
    smooth(
      [
        [-6, -234],
        [0, -229],
        [6, -234],
      ],
      false,
    ),
    '#7c4a2c',
    'ink',
    {
      closed: false,
      width: 3.5,
      marking: true,
    },
  )
  add(
    'mouth',
    smooth([
      [-19, -220],
      [0, -215],
      [19, -220],
      [10, -205],
      [-10, -205],
    ]),
    '#8c2f33',
    'ink',
    {
      marking: true,
    },
  )
  return thing('hero', 'person', 0.75, shapes, [
    { who: 'hero', centre: [x, y - 262 * size], radius: 68 * size },
  ])
}

function dog(x: number, y: number, size: number): Thing {
  const at = (points: readonly Point[]): Point[] => points.map(([a, b]) => [x + a * size, y + b * size])
  const coat = '#f3ead9'
  const spot = '#b5713a'
  const fur = (part: string, points: Point[], group: string, colour = coat, extra: Extra = {}): Shape =>
    shape(part, at(points), colour, 'fur', { group, ...extra })
  return thing(
    'dog',
    'creature',
    0.78,
    [
      fur(
        'tail',
        smooth([
          [52, -52],
          [74, -84],
          [84, -112],
          [76, -114],
          [62, -90],
          [44, -66],
        ]),
        'body',
      ),
      fur('leg', limb([40, -40], [44, -8], 15, 11), 'body'),
      fur(
        'body',
        smooth([
          [-40, -84],
          [0, -88],
          [46, -78],
          [62, -46],
          [44, -20],
          [-20, -18],
          [-46, -40],
        ]),
        'body',
      ),
      fur('leg', limb([-30, -40], [-32, -8], 15, 12), 'body'),
      fur(
        'spot',
        smooth([
          [8, -87],
          [40, -80],
          [50, -60],
          [24, -50],
          [4, -66],
        ]),
        'body',
        spot,
        { marking: true },
      ),
      fur(
        'head',
        smooth([
          [-88, -108],
          [-70, -146],
          [-36, -152],
          [-10, -130],
          [-10, -98],
          [-36, -78],
          [-70, -82],
        ]),
        'head',
      ),
      fur(
        'ear',
        smooth([
          [-20, -146],
          [4, -138],
          [12, -104],
          [-2, -88],
          [-16, -104],
          [-26, -130],
        ]),
        'ear',
        spot,
      ),
      shape('nose', at(ellipse(-88, -104, 9, 7)), '#2b1b14', 'ink', { marking: true }),
      shape('eye', at(ellipse(-54, -120, 5, 6)), '#2b1b14', 'ink', { marking: true }),
    ],
    [{ who: 'dog', centre: [x - 50 * size, y - 115 * size], radius: 42 * size }],
  )
}

function flowers(night: boolean): Thing {
  const random = randomFrom('flowers')
  const shapes: Shape[] = []
  for (let index = 0; index < 14; index++) {
    const [x, y, size] = [30 + random() * 940, 900 + random() * 80, 8 + random() * 7]
    const colour = ['#f6d24a', '#ffffff', '#f28aa5', '#b58be0'][Math.floor(random() * 4)] as string
    shapes.push(
      shape(
        'stem',
        [
          [x, y],
          [x - 3, y + 40],
        ],
        night ? '#2b5b4c' : '#3c7a3c',
        'foliage',
        { closed: false, width: 4 },
      ),
    )
    for (const [dx, dy] of [
      [0, -1],
      [0.95, -0.3],
      [0.6, 0.8],
      [-0.6, 0.8],
      [-0.95, -0.3],
    ] as const)
      shapes.push(
        shape('petal', ellipse(x + dx * size, y + dy * size, size * 0.72), colour, 'foliage', {
          group: `flower${index}`,
        }),
      )
    shapes.push(shape('heart', ellipse(x, y, size * 0.6), '#f0a020', 'foliage', { group: `flower${index}` }))
  }
  return thing('flowers', 'scenery', 0.9, shapes)
}
