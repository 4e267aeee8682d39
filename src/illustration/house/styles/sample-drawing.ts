import type { PartName } from '../part-name.ts'
import type { Appearance } from '#book/appearance.ts'
import { randomFrom } from '#book/random.ts'
import type { Atmosphere, Box, Drawing, Face, Material, Point, Shape, Sprite, Thing } from '../drawing.ts'
import { ellipse, scallop, smooth, straight } from '../pen/curves.ts'
import type { Placement } from '../pen/place.ts'
import { placeSprite } from '../pen/place-sprite.ts'
import { modelNamed } from '../staging/models/model-named.ts'
import { person } from '../staging/people/person.ts'
import { frameAt } from '../staging/space/frame.ts'
import { spriteOf } from '../staging/sprite-of-model.ts'

/** A picture with a bit of everything, for the styles' own tests and bench: no composition, no cast. */
export function sampleDrawing(atmosphere: Atmosphere): Drawing {
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
      child(500, 872, 4.1),
      dog(705, 888, 3),
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
  part: PartName,
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

function child(x: number, y: number, size: number): Thing {
  const appearance: Appearance = {
    skin: 'brown',
    hairForm: 'curly',
    hairColour: 'dark',
    glasses: true,
    clothesColour: 'red',
  }
  const sprite = spriteOf(
    person({
      id: 'hero',
      frame: frameAt([0, 0, 0], { heading: 270 }),
      act: { pose: 'wave', feels: 'delighted' },
      who: { name: 'Noor', age: 6, gender: 'female', description: '', appearance },
      state: {},
      seed: 'sample',
    }),
  )
  return placed('hero', 'person', 0.75, sprite, { at: [x, y], scale: size })
}

function dog(x: number, y: number, size: number): Thing {
  const sprite = spriteOf(
    modelNamed.dog({
      id: 'dog',
      frame: frameAt([0, 0, 0], { heading: 210 }),
      act: { pose: 'stand', feels: 'happy' },
      state: {},
      seed: 'sample',
    }),
  )
  return placed('dog', 'creature', 0.78, sprite, { at: [x, y], scale: size })
}

function placed(id: string, kind: Thing['kind'], depth: number, sprite: Sprite, placement: Placement): Thing {
  const { shapes, faces } = placeSprite(sprite, placement)
  return thing(id, kind, depth, shapes, faces)
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
