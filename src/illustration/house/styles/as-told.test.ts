import type { PartName } from '../part-name.ts'
import { describe, expect, test } from 'vitest'
import type { Style } from '#book/options.ts'
import { boundsOf } from '../boxes.ts'
import type { Box, Drawing, Face, Point, Shape, Thing } from '../drawing.ts'
import { ellipse } from '../pen/curves.ts'
import { dayLight, sampleDrawing } from './sample-drawing.ts'
import { styleRenderers } from './style-renderers.ts'

const styles = Object.keys(styleRenderers) as Style[]
const pixels = 250
const scale = pixels / 1000

function render(style: Style, drawing: Drawing): Uint8Array {
  return styleRenderers[style].render(
    { ...drawing, ownColour: '#d8503f' },
    { pixels, seed: 'one', bleed: true },
  )
}

/** A child under a sun beside a house: what every style shows where it is told. */
function landscape(change: (shape: Shape, thing: Thing) => Shape = (shape) => shape): Drawing {
  const drawing = sampleDrawing(dayLight)
  const things = drawing.things.map((thing) => ({
    ...thing,
    shapes: thing.shapes.map((shape) => change(shape, thing)),
  }))
  return { ...drawing, things }
}

function apartAt(a: Uint8Array, b: Uint8Array, place: number): number {
  const at = place * 3
  return Math.hypot(a[at]! - b[at]!, a[at + 1]! - b[at + 1]!, a[at + 2]! - b[at + 2]!)
}

/** The box of all pixels that differ much between two pictures, in page units; few lone specks do not count. */
function changedBox(a: Uint8Array, b: Uint8Array): Box {
  const [columns, rows] = [new Uint16Array(pixels), new Uint16Array(pixels)]
  for (let place = 0; place < pixels * pixels; place++) {
    if (apartAt(a, b, place) < 50) continue
    columns[place % pixels]!++
    rows[Math.floor(place / pixels)]!++
  }
  const isChanged = (count: number): boolean => count > 1
  return {
    x0: columns.findIndex(isChanged) / scale,
    y0: rows.findIndex(isChanged) / scale,
    x1: (columns.findLastIndex(isChanged) + 1) / scale,
    y1: (rows.findLastIndex(isChanged) + 1) / scale,
  }
}

function farthest(a: Box, b: Box): number {
  return Math.max(Math.abs(a.x0 - b.x0), Math.abs(a.y0 - b.y0), Math.abs(a.x1 - b.x1), Math.abs(a.y1 - b.y1))
}

function meanAt(rgb: Uint8Array, { x0, y0, x1, y1 }: Box): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0]
  let count = 0
  for (let y = Math.round(y0 * scale); y < Math.round(y1 * scale); y++) {
    for (let x = Math.round(x0 * scale); x < Math.round(x1 * scale); x++, count++) {
      for (const channel of [0, 1, 2] as const) sum[channel] += rgb[(y * pixels + x) * 3 + channel]!
    }
  }
  return [sum[0] / count, sum[1] / count, sum[2] / count]
}

function distance(a: readonly number[], b: readonly number[]): number {
  return Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!)
}

const isClothes = ({ material }: Shape, { kind }: Thing): boolean => material === 'cloth' && kind === 'person'
const isSun = ({ part }: Shape): boolean => part === 'sun'

/** Where the shapes of a kind are told to be, and where the style shows them: there the picture changes with their colour. */
function toldAndShown(
  style: Style,
  which: (shape: Shape, thing: Thing) => boolean,
  colours: readonly [string, string],
): { told: Box; shown: Box } {
  const coloured = (colour: string): Drawing =>
    landscape((shape, thing) => (which(shape, thing) ? { ...shape, colour, colour2: colour } : shape))
  const told = landscape().things.flatMap((thing) => thing.shapes.filter((shape) => which(shape, thing)))
  return {
    told: boundsOf(told),
    shown: changedBox(render(style, coloured(colours[0])), render(style, coloured(colours[1]))),
  }
}

const clothes = ['#f0d020', '#182048'] as const

describe.each(styles)('%s', (style) => {
  test('leaves the child where it is, as large as it is', () => {
    const { told, shown } = toldAndShown(style, isClothes, clothes)
    expect(farthest(told, shown)).toBeLessThan(16)
  })

  test('leaves the sun where it is', () => {
    const { told, shown } = toldAndShown(style, isSun, ['#fff0a0', '#20205a'])
    // Paper suns have rays.
    expect(farthest(told, shown)).toBeLessThan(style === 'paperCut' ? 50 : 24)
  })

  test('shows a sky in the colours that it was told in', () => {
    const under = (colour: string, colour2: string) =>
      meanAt(
        render(
          style,
          landscape((shape) => (shape.material === 'sky' ? { ...shape, colour, colour2 } : shape)),
        ),
        { x0: 260, y0: 60, x1: 340, y1: 140 },
      )
    const [yellow, blue] = [under('#f2b632', '#fdeb9e'), under('#2b3f8f', '#4a5b94')]
    expect(distance(yellow, blue)).toBeGreaterThan(60)
    if (style !== 'manga') expect(yellow[0] - yellow[2]).toBeGreaterThan(blue[0] - blue[2] + 40)
  })

  test('paints a grown slope as ground, as even at its upper edge as below it', () => {
    const upper: Point[] = [
      [-40, 120],
      [1040, 620],
    ]
    const slope = (material: Shape['material']): Drawing => ({
      atmosphere: { ...dayLight, glows: [] },
      things: [
        ...landscape().things.filter(({ id }) => id === 'sky'),
        {
          id: 'slope0',
          kind: 'scenery',
          shapes: [
            {
              part: 'slope',
              points: [...upper, [1040, 1060], [-40, 1060]],
              closed: true,
              colour: '#7fb84a',
              material,
            },
          ],
          box: { x0: -40, y0: 120, x1: 1040, y1: 1060 },
          faces: [],
          depth: 0.3,
        },
      ],
    })
    const rgb = render(style, slope('foliage'))
    expect(Buffer.compare(rgb, render(style, slope('ground')))).toBe(0)
    const along = (below: number): number[] => {
      const means = [300, 400, 500, 600, 700].map((x) => {
        const y = 120 + ((x + 40) / 1080) * 500 + below
        return meanAt(rgb, { x0: x - 30, y0: y - 14, x1: x + 30, y1: y + 14 })
      })
      return [0, 1, 2].map((channel) => means.reduce((sum, mean) => sum + mean[channel]! / 5, 0))
    }
    expect(distance(along(60), along(330))).toBeLessThan(34)
  })

  test('keeps the look of eyes', () => {
    const middles = [-1, 1].map((side) => pupilsAt(render(style, looking(side))))
    expect(middles[1]! - middles[0]!).toBeGreaterThan(18)
  })
})

/** A face of which the eyes look to the left (-1) or to the right (1). */
function looking(side: number): Drawing {
  const face: Face = { who: 'hero', centre: [500, 500], radius: 190 }
  const mark = (part: PartName, points: Point[], colour: string, material: Shape['material']): Shape => ({
    part,
    points,
    closed: true,
    colour,
    material,
    group: 'head',
    marking: true,
  })
  const eye = (x: number): Shape[] => [
    mark('eyeWhite', ellipse(x, 480, 54, 44), '#fffaf2', 'light'),
    mark('eye', ellipse(x + side * 22, 480, 24, 26), '#241a1c', 'ink'),
    mark('glint', ellipse(x + side * 22 - 6, 470, 6, 6), '#ffffff', 'light'),
  ]
  const shapes: Shape[] = [
    {
      part: 'head',
      points: ellipse(500, 500, 190, 200),
      closed: true,
      colour: '#f3c4a0',
      material: 'skin',
      group: 'head',
    },
    ...eye(420),
    ...eye(580),
  ]
  return {
    atmosphere: { ...dayLight, glows: [] },
    things: [{ id: 'hero', kind: 'person', shapes, box: boundsOf(shapes), faces: [face], depth: 0.8 }],
  }
}

/** Mean place across the page of what is dark in and around the left eye's white, in page units. */
function pupilsAt(rgb: Uint8Array): number {
  let [sum, weight] = [0, 0]
  for (let y = Math.round(455 * scale); y < Math.round(505 * scale); y++) {
    for (let x = Math.round(370 * scale); x < Math.round(470 * scale); x++) {
      const dark = Math.max(0, 130 - rgb[(y * pixels + x) * 3 + 1]!)
      sum += (x / scale) * dark
      weight += dark
    }
  }
  return sum / weight
}
