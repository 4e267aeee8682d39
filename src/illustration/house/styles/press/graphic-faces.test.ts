import type { PartName } from '../../part-name.ts'
import { expect, test } from 'vitest'
import type { Point, Shape, Thing } from '../../drawing.ts'
import { graphicFaces } from './graphic-faces.ts'

const bow: Point[] = [
  [0, 0],
  [10, 6],
  [20, 0],
]

function mark(part: PartName, rest: Partial<Shape> = {}): Shape {
  return { part, points: bow, closed: true, colour: '#331111', material: 'ink', marking: true, ...rest }
}

function animal(shapes: Shape[]): Thing {
  return { id: 'dog', kind: 'creature', shapes, box: { x0: 0, y0: 0, x1: 20, y1: 6 }, faces: [], depth: 0.7 }
}

const partsOf = (thing: Thing): string[] => graphicFaces(thing).shapes.map(({ part }) => part)

test('an open smile becomes one line from corner to corner', () => {
  const parts = ['eyeWhite', 'eye', 'glint', 'mouth', 'lip', 'teeth', 'tongue', 'brow'] as const
  const shapes = parts.map((part) => mark(part))
  const face = graphicFaces(animal(shapes))
  expect(face.shapes.map(({ part }) => part)).toEqual(['eye', 'mouth'])
  expect(face.shapes[1]?.closed).toBe(false)
})

test('a laugh stays open', () => {
  expect(
    partsOf(animal([mark('eye', { closed: false }), mark('mouth'), mark('teeth'), mark('brow')])),
  ).toEqual(['eye', 'mouth', 'teeth', 'brow'])
})

test('brows go on telling what a smile does not', () => {
  expect(
    partsOf(animal([mark('eyeWhite'), mark('eye'), mark('mouth', { closed: false }), mark('brow')])),
  ).toEqual(['eye', 'mouth', 'brow'])
})

test('cheeks are discs with an edge', () => {
  const [cheek] = graphicFaces(animal([mark('cheek', { soft: true, alpha: 0.5 })])).shapes
  expect(cheek).toMatchObject({ soft: false, alpha: 1 })
})

test('people are drawn plain already', () => {
  const hero: Thing = { ...animal([mark('eyeWhite'), mark('eye')]), kind: 'person' }
  expect(graphicFaces(hero)).toBe(hero)
})
