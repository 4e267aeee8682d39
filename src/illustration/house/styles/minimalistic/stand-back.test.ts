import { expect, test } from 'vitest'
import type { Drawing, Thing } from '../../drawing.ts'
import { dayLight } from '../sample-drawing.ts'
import { standBack } from './stand-back.ts'

const sky: Thing = {
  id: 'sky',
  kind: 'scenery',
  shapes: [
    {
      part: 'sky',
      points: [
        [-320, -500],
        [1320, 600],
      ],
      closed: true,
      colour: '#bfe0ee',
      material: 'sky',
    },
  ],
  box: { x0: -320, y0: -500, x1: 1320, y1: 600 },
  faces: [],
  depth: 0,
}

function child(y1: number): Thing {
  const face = { who: 'hero', centre: [400, 560], radius: 80 } as const
  return {
    id: 'hero',
    kind: 'person',
    shapes: [],
    box: { x0: 300, y0: 480, x1: 500, y1 },
    faces: [face],
    depth: 0.8,
  }
}

function drawing(things: Thing[], rest: Partial<Drawing> = {}): Drawing {
  return { things, atmosphere: dayLight, ...rest }
}

test('a landscape is seen from farther off, and still fills the page', () => {
  const { things } = standBack(drawing([sky, child(900)]))
  expect(things[1]?.faces[0]?.radius).toBeLessThan(80)
  expect(things[0]?.box.x0).toBeLessThanOrEqual(0)
  expect(things[0]?.box.y0).toBeLessThanOrEqual(0)
})

test('feet have land below them, and the sky comes down to it', () => {
  const { things } = standBack(drawing([sky, child(970)]))
  expect(things[1]?.box.y1).toBeLessThan(900)
  expect(things[0]?.box.y1).toBe(1000)
})

test('a child beside a great animal comes out no smaller', () => {
  const elephant = { ...child(960), id: 'elephant', kind: 'creature' as const }
  const faces = [{ who: 'elephant', centre: [700, 560] as const, radius: 170 }]
  const alone = standBack(drawing([sky, child(900)])).things[1]?.faces[0]?.radius
  const beside = standBack(drawing([sky, child(900), { ...elephant, faces }])).things[1]?.faces[0]?.radius
  expect(beside).toBe(alone)
})

test.each([
  ['a room', drawing([{ ...sky, id: 'wall' }, child(900)])],
  ['a close view', drawing([sky, child(1100)])],
  [
    'a picture that somebody fills',
    drawing([sky, { ...child(900), box: { x0: 100, y0: 100, x1: 700, y1: 800 } }]),
  ],
  [
    'a picture with room for words',
    drawing([sky, child(900)], { quiet: { x0: 0, y0: 0, x1: 1000, y1: 200 } }),
  ],
])('%s stays as it was composed', (_name, picture) => {
  expect(standBack(picture)).toBe(picture)
})
