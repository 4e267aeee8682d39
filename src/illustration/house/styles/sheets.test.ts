import { describe, expect, test } from 'vitest'
import { hashText } from '#book/random.ts'
import type { Style } from '#book/options.ts'
import { boundsOf } from '../boxes.ts'
import type { Box, Drawing, Point, Sheet, Thing } from '../drawing.ts'
import { pageSizeOf } from '../raster/page-size.ts'
import { dayLight, nightLight, sampleDrawing } from './sample-drawing.ts'
import { styleRenderers } from './style-renderers.ts'

const styles = Object.keys(styleRenderers) as Style[]
const onePage: Sheet = { width: 1000, height: 1000 }
const doublePage: Sheet = { width: 2000, height: 1000 }

function hashBytes(bytes: Uint8Array): number {
  return hashText(Buffer.from(bytes).toString('latin1'))
}

/** Land and sky of the sample drawn twice as wide, and all that stands there once on each page. */
function overBothPages(drawing: Drawing): Drawing {
  const moved = (thing: Thing, move: (point: Point) => Point, id = thing.id): Thing => {
    const shapes = thing.shapes.map((shape) => ({ ...shape, points: shape.points.map(move) }))
    const faces = thing.faces.map((face) => ({ ...face, centre: move(face.centre) }))
    return { ...thing, id, shapes, faces, box: boundsOf(shapes) }
  }
  const things = drawing.things.flatMap((thing) =>
    thing.kind === 'scenery' && thing.box.x1 - thing.box.x0 > 900
      ? [moved(thing, ([x, y]) => [x * 2, y])]
      : [thing, moved(thing, ([x, y]) => [x + 1000, y], `${thing.id}-right`)],
  )
  return { ...drawing, things }
}

/** Mean colour of a box of a picture, in page units. */
function meanOf(rgb: Uint8Array, sheet: Sheet, pixels: number, { x0, y0, x1, y1 }: Box): number[] {
  const { width, scale } = pageSizeOf({ pixels, sheet })
  const sum = [0, 0, 0]
  let count = 0
  for (let y = Math.round(y0 * scale); y < Math.round(y1 * scale); y++) {
    for (let x = Math.round(x0 * scale); x < Math.round(x1 * scale); x++, count++) {
      for (let channel = 0; channel < 3; channel++)
        sum[channel] = sum[channel]! + rgb[(y * width + x) * 3 + channel]!
    }
  }
  return sum.map((all) => all / count)
}

function apart(a: readonly number[], b: readonly number[]): number {
  return Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!)
}

describe.each(styles)('%s', (style) => {
  const { render } = styleRenderers[style]

  test('draws one page as it draws a sheet of one page', () => {
    for (const [bleed, light] of [
      [true, { ...dayLight, weather: 'rain' as const }],
      [false, { ...nightLight, weather: 'snow' as const }],
    ] as const) {
      const options = { pixels: 120, seed: 'one', bleed }
      const page = hashBytes(render(sampleDrawing(light), options))
      expect(hashBytes(render(sampleDrawing(light), { ...options, sheet: onePage }))).toBe(page)
    }
  })

  test.each([
    { width: 2000, height: 1000 },
    { width: 700, height: 1300 },
    { width: 333, height: 250 },
  ])('fills a sheet of $width x $height', (sheet) => {
    const pixels = 117
    for (const bleed of [true, false]) {
      const rgb = render(overBothPages(sampleDrawing(dayLight)), { pixels, seed: 'one', sheet, bleed })
      expect(rgb).toHaveLength(Math.round(sheet.width * 0.117) * Math.round(sheet.height * 0.117) * 3)
    }
  })

  test('goes on over the fold: the right page is no blank one, nor darker at its inner edge', () => {
    const pixels = 160
    const rgb = render(overBothPages(sampleDrawing(dayLight)), {
      pixels,
      seed: 'one',
      sheet: doublePage,
      bleed: true,
    })
    const meanAt = (box: Box) => meanOf(rgb, doublePage, pixels, box)
    // A child in a red jumper stands on the land of each page.
    const jumper = (x: number): Box => ({ x0: x + 430, y0: 640, x1: x + 520, y1: 700 })
    const grass = (x: number): Box => ({ x0: x + 860, y0: 900, x1: x + 960, y1: 960 })
    expect(apart(meanAt(jumper(1000)), meanAt(jumper(0)))).toBeLessThan(40)
    expect(apart(meanAt(jumper(1000)), meanAt(grass(1000)))).toBeGreaterThan(40)
    const strip = (x: number): Box => ({ x0: x, y0: 860, x1: x + 60, y1: 1000 })
    expect(apart(meanAt(strip(940)), meanAt(strip(1000)))).toBeLessThan(55)
  })
})
