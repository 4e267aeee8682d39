import { expect, test } from 'vitest'
import { ellipse } from '../../pen/curves.ts'
import type { Atmosphere, Drawing, Shape, Thing } from '../../drawing.ts'
import { hangBeforeSun } from './before-sun.ts'

function thing(id: string, kind: Thing['kind'], shape: Shape, y0: number, y1: number): Thing {
  return { id, kind, shapes: [shape], box: { x0: 400, y0, x1: 700, y1 }, faces: [], depth: 0.5 }
}

const disc: Shape = {
  part: 'disc',
  points: ellipse(600, 200, 100),
  closed: true,
  colour: '#f9c646',
  material: 'light',
}
const sun = thing('sun', 'scenery', disc, 100, 300)

function balloon(colour: string): Thing {
  const shape: Shape = {
    part: 'balloon',
    points: ellipse(520, 200, 70),
    closed: true,
    colour,
    material: 'cloth',
  }
  return thing('balloon', 'prop', shape, 130, 270)
}

function partOf(things: Thing[], time: Atmosphere['time'] = 'day'): string | undefined {
  const light = { weather: 'clear', light: [0, 1], tint: '#ffffff', tintAmount: 0, glows: [] } as const
  const drawing: Drawing = { things, atmosphere: { ...light, time } }
  return hangBeforeSun(drawing).things.at(-1)?.shapes[0]?.part
}

test('prints a red balloon over the sun', () => {
  expect(partOf([sun, balloon('#d8503f')])).toBe('beforeSun')
})

test('keeps the colour of other balloons, and of those before a tree or the moon', () => {
  const tree = thing('tree', 'scenery', { ...disc, part: 'crown', material: 'foliage' }, 240, 600)
  expect(partOf([sun, balloon('#3f6fd8')])).toBe('balloon')
  expect(partOf([sun, tree, balloon('#d8503f')])).toBe('balloon')
  expect(partOf([sun, balloon('#d8503f')], 'night')).toBe('balloon')
})
