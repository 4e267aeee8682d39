import type { PartName } from '../../part-name.ts'
import { expect, test } from 'vitest'
import type { Point, Shape, Thing } from '../../drawing.ts'
import { plainFace } from './plain-face.ts'
import { middleOf } from './scale-points.ts'

function oval(x: number, y: number, wide: number, high: number): Point[] {
  return Array.from({ length: 16 }, (_, index): Point => {
    const angle = (index / 16) * 2 * Math.PI
    return [x + Math.cos(angle) * wide, y + Math.sin(angle) * high]
  })
}

function mark(part: PartName, points: Point[], rest: Partial<Shape> = {}): Shape {
  return { part, points, closed: true, colour: '#331111', material: 'ink', marking: true, ...rest }
}

/** Corners up, as a mouth that smiles. */
function smile(wide: number, high: number): Point[] {
  const across = Array.from({ length: 9 }, (_, index) => index / 4 - 1)
  const edge = (deep: number): Point[] => across.map((x): Point => [x * wide, 50 + (1 - x * x) * deep])
  return [...edge(high * 0.2), ...edge(high).toReversed()]
}

function child(shapes: Shape[], skin = '#f3c4a0'): Thing {
  const head = mark('head', oval(0, 0, 100, 100), { colour: skin, material: 'skin' })
  const faces = [{ who: 'hero', centre: [0, 0] as Point, radius: 100 }]
  const box = { x0: -100, y0: -100, x1: 100, y1: 100 }
  return { id: 'hero', kind: 'person', shapes: [head, ...shapes], box, faces, depth: 0.9 }
}

function eye(aside: number): Shape[] {
  return [
    mark('eyeWhite', oval(40, 0, 18, 21), { material: 'light' }),
    mark('eye', oval(40 + aside, 0, 14, 17)),
    mark('glint', oval(44, -6, 4, 4), { material: 'light' }),
    mark('eyelid', oval(40, 0, 18, 21), { closed: false }),
  ]
}

const partsOf = (thing: Thing): string[] => plainFace(thing).shapes.map(({ part }) => part)

test('who looks straight ahead has dots for eyes', () => {
  expect(partsOf(child(eye(0)))).toEqual(['head', 'eye'])
})

test('who looks aside has dots as well, a little to that side', () => {
  const thing = plainFace(child(eye(9)))
  expect(thing.shapes.map(({ part }) => part)).toEqual(['head', 'eye'])
  const { x } = middleOf(thing.shapes[1]?.points ?? [])
  expect(x).toBeGreaterThan(42)
  expect(x).toBeLessThan(47)
})

test('the dot of who is alarmed is no smaller than that of others', () => {
  const alarmed = [mark('eyeWhite', oval(40, 0, 22, 26)), mark('eye', oval(40, 0, 9, 10))]
  const { high } = middleOf(plainFace(child(alarmed)).shapes[1]?.points ?? [])
  expect(high).toBeGreaterThan(34)
})

test('a lid that is half down stays', () => {
  const [, pupil, , lid] = eye(0)
  if (!pupil || !lid) throw new Error('an eye')
  expect(partsOf(child([mark('eyeWhite', oval(40, 0, 18, 10)), pupil, lid]))).toEqual([
    'head',
    'eye',
    'eyelid',
  ])
})

test('on dark skin a dot lies on a lighter place', () => {
  expect(partsOf(child(eye(0), '#6d4530'))).toEqual(['head', 'socket', 'eye'])
})

test('a smile becomes one line, and a laugh stays open', () => {
  const smiling = child([mark('mouth', smile(25, 36)), mark('teeth', oval(0, 45, 20, 5))])
  expect(plainFace(smiling).shapes[1]).toMatchObject({ part: 'mouth', closed: false })
  const laughing = child([mark('mouth', smile(30, 56)), mark('teeth', oval(0, 45, 20, 5))])
  expect(plainFace(laughing).shapes[1]).toMatchObject({ part: 'mouth', closed: true })
})

test('teeth that are shown in fright are no smile', () => {
  const afraid = child([
    mark('mouth', oval(0, 50, 25, 18)),
    mark('teeth', oval(0, 45, 20, 5)),
    mark('brow', oval(40, -40, 20, 2)),
  ])
  expect(partsOf(afraid)).toEqual(['head', 'mouth', 'brow'])
})

test('animals are left to what draws their faces', () => {
  const dog: Thing = { ...child(eye(0)), kind: 'creature' }
  expect(plainFace(dog)).toBe(dog)
})
