import type { PartName } from '../../part-name.ts'
import { expect, test } from 'vitest'
import type { Drawing, Material, Point } from '../../drawing.ts'
import { dayLight, nightLight, sampleDrawing } from '../sample-drawing.ts'
import { manga } from './manga.ts'

const pixels = 240

function lone(colour: string, material: Material, ownColour = '#3f8f88'): Drawing {
  const points: Point[] = [
    [200, 200],
    [800, 200],
    [800, 800],
    [200, 800],
  ]
  return {
    atmosphere: { ...dayLight, glows: [] },
    ownColour,
    things: [
      {
        id: 'lone',
        kind: 'person',
        depth: 1,
        box: { x0: 200, y0: 200, x1: 800, y1: 800 },
        faces: [],
        shapes: [{ part: 'top', points, closed: true, colour, material }],
      },
    ],
  }
}

/** Pixels in the lit middle of a lone square. */
function middleOf(rgb: Uint8Array): [number, number, number][] {
  const found: [number, number, number][] = []
  for (let y = pixels * 0.4; y < pixels * 0.6; y++) {
    for (let x = pixels * 0.4; x < pixels * 0.6; x++) {
      const at = (y * pixels + x) * 3
      found.push([rgb[at]!, rgb[at + 1]!, rgb[at + 2]!])
    }
  }
  return found
}

function chroma(colour: readonly number[]): number {
  return Math.max(...colour) - Math.min(...colour)
}

const draw = (drawing: Drawing) => manga.render(drawing, { pixels, seed: 'one' })

test.each(['#fbdcc6', '#dba77a', '#94603c', '#6d4530'])('lays skin %s flat, as light as it is', (skin) => {
  const middle = middleOf(draw(lone(skin, 'skin')))
  expect(new Set(middle.map(String)).size).toBe(1)
  const value = Number.parseInt(skin.slice(1), 16)
  const light = 0.3 * (value >> 16) + 0.59 * ((value >> 8) & 255) + 0.11 * (value & 255)
  const [red, green, blue] = middle[0]!
  expect(Math.abs(0.3 * red + 0.59 * green + 0.11 * blue - light)).toBeLessThan(6)
  expect(red).toBeGreaterThan(blue)
})

test('prints what the child wears in the one colour, and any other clothes in one flat grey', () => {
  const own = middleOf(draw(lone('#3f8f88', 'cloth')))
  expect(own.every((colour) => chroma(colour) > 60 && colour[1] > colour[0])).toBe(true)
  const other = middleOf(draw(lone('#d8503f', 'cloth')))
  expect(other.every((colour) => chroma(colour) < 12)).toBe(true)
  expect(new Set(other.map(String)).size).toBe(1)
  expect(other[0]![0]).toBeGreaterThan(90)
  expect(other[0]![0]).toBeLessThan(200)
})

test('has no second colour in a whole picture', () => {
  const rgb = draw({ ...sampleDrawing(dayLight), ownColour: '#4d78ad' })
  for (let at = 0; at < rgb.length; at += 3) {
    const [red, green, blue] = [rgb[at]!, rgb[at + 1]!, rgb[at + 2]!]
    // Blue is the ink, warm tints are skin; green there is none.
    expect(green - Math.max(red, blue)).toBeLessThan(8)
  }
})

test('cuts a wood out of the night in black, and leaves its ground pale under the cast', () => {
  const meanOf = (part: PartName, material: Material, depth: number): number => {
    const { things } = lone('#3c5a4a', material)
    const shapes = things[0]!.shapes.map((shape) => ({ ...shape, part }))
    const scenery = { ...things[0]!, kind: 'scenery' as const, depth, shapes }
    const middle = middleOf(draw({ atmosphere: { ...nightLight, glows: [] }, things: [scenery] }))
    return middle.reduce((sum, [red]) => sum + red / middle.length, 0)
  }
  expect(meanOf('leaves', 'foliage', 0.48)).toBeLessThan(40)
  expect(meanOf('hill', 'ground', 0.3)).toBeGreaterThan(180)
})
