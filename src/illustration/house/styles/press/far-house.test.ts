import type { PartName } from '../../part-name.ts'
import { expect, test } from 'vitest'
import type { Box, Drawing, Material, Point, Thing } from '../../drawing.ts'
import { ellipse } from '../../pen/curves.ts'
import { dayLight } from '../sample-drawing.ts'
import { farHouse } from './far-house.ts'
import { plainHouse } from './plain-house.ts'

const square = ({ x0, y0, x1, y1 }: Box): Point[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
]

function thing(
  id: string,
  kind: Thing['kind'],
  box: Box,
  depth: number,
  part: PartName,
  material: Material,
): Thing {
  const shape = { part, points: square(box), closed: true, colour: '#88aa55', material }
  return { id, kind, shapes: [shape], box, faces: [], depth }
}

const hill = thing('fields', 'scenery', { x0: -300, y0: 500, x1: 1300, y1: 1000 }, 0.2, 'land', 'ground')
const path = thing('path', 'scenery', { x0: 600, y0: 600, x1: 700, y1: 900 }, 0.3, 'path', 'ground')
const house = thing('house', 'prop', { x0: 600, y0: 400, x1: 860, y1: 640 }, 0.4, 'wall', 'wall')

function drawing(...more: Thing[]): Drawing {
  return { things: [hill, path, house, ...more], atmosphere: dayLight }
}

function houseIn({ things }: Drawing): Thing {
  return things.find(({ id }) => id === 'house') as Thing
}

test('sets a house small on the farthest hill and leaves out the path that led to it', () => {
  const far = farHouse(drawing(), 150)
  const { box } = houseIn(far)
  expect(box.y1 - box.y0).toBeCloseTo(150)
  expect(box.y1).toBeGreaterThan(500)
  expect(box.y1).toBeLessThan(530)
  expect(far.things.some(({ id }) => id === 'path')).toBe(false)
})

test('keeps a house off heads', () => {
  const child: Thing = {
    ...thing('hero', 'person', { x0: 640, y0: 380, x1: 820, y1: 900 }, 0.8, 'head', 'skin'),
    shapes: [
      { part: 'head', points: ellipse(730, 450, 70), closed: true, colour: '#aa7755', material: 'skin' },
    ],
    faces: [{ who: 'hero', centre: [730, 450], radius: 70 }],
  }
  const { box } = houseIn(farHouse(drawing(child), 150))
  expect(box.x1 < 660 || box.x0 > 800).toBe(true)
})

test('leaves a house where somebody is on it', () => {
  const cat = thing('cat', 'creature', { x0: 700, y0: 360, x1: 740, y1: 420 }, 0.41, 'torso', 'fur')
  const whole = drawing(cat)
  expect(farHouse(whole, 150)).toBe(whole)
})

test('leaves out a house of the place itself that there is no room for', () => {
  const cottage: Thing = { ...house, id: 'cottage', kind: 'scenery' }
  const crowd = [150, 400, 650, 900].map((x, index): Thing => {
    const box = { x0: x - 140, y0: 300, x1: x + 140, y1: 950 }
    const face = { who: `friend${index}`, centre: [x, 460], radius: 90 } as const
    return { ...thing(`friend${index}`, 'person', box, 0.8, 'torso', 'cloth'), faces: [face] }
  })
  const whole: Drawing = { things: [hill, path, cottage, ...crowd], atmosphere: dayLight }
  expect(farHouse(whole, 150).things.some(({ id }) => id === 'cottage')).toBe(false)
})

test('a plain house keeps its foot and its height, and its lit windows', () => {
  const pane: Thing['shapes'][number] = {
    part: 'glass',
    points: square({ x0: 700, y0: 560, x1: 720, y1: 590 }),
    closed: true,
    colour: '#ffdf8e',
    material: 'light',
  }
  const plain = plainHouse({ ...house, shapes: [...house.shapes, pane] })
  expect(plain.box.y0).toBe(400)
  expect(plain.box.y1).toBe(640)
  expect(plain.shapes.filter(({ part }) => part === 'glass').map(({ material }) => material)).toEqual([
    'light',
    'light',
  ])
})
