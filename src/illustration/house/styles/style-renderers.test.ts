import { describe, expect, test } from 'vitest'
import { hashText } from '#book/random.ts'
import type { Style } from '#book/options.ts'
import { rgbFrom } from '../raster/rgb.ts'
import { atmosphereOf } from '../settings/atmosphere.ts'
import { ellipse } from '../settings/outline.ts'
import type { Atmosphere, Drawing, Point, Shape, Thing } from '../drawing.ts'
import { dayLight, nightLight, sampleDrawing } from './sample-drawing.ts'
import { styleRenderers } from './style-renderers.ts'

const styles = Object.keys(styleRenderers) as Style[]
const pixels = 200

function rendererOf(style: Style) {
  const renderer = styleRenderers[style]
  if (!renderer) throw new Error(`no renderer for ${style}`)
  return renderer
}

function hashBytes(bytes: Uint8Array): number {
  return hashText(Buffer.from(bytes).toString('latin1'))
}

function colourAt(rgb: Uint8Array, x: number, y: number, edge = pixels): [number, number, number] {
  const place = (Math.round((y / 1000) * edge) * edge + Math.round((x / 1000) * edge)) * 3
  return [rgb[place]!, rgb[place + 1]!, rgb[place + 2]!]
}

/** Mean colour of a square of the page. */
function meanColour(rgb: Uint8Array, x: number, y: number, reach: number): [number, number, number] {
  const sum = [0, 0, 0]
  let count = 0
  for (let dy = -reach; dy <= reach; dy += 5) {
    for (let dx = -reach; dx <= reach; dx += 5, count++) {
      colourAt(rgb, x + dx, y + dy).forEach((value, channel) => {
        sum[channel] = sum[channel]! + value
      })
    }
  }
  return [sum[0]! / count, sum[1]! / count, sum[2]! / count]
}

function distance(a: readonly number[], b: readonly number[]): number {
  return Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!)
}

/** How far a colour is from grey as a share of its lightness: skin's is that of its red over its blue. */
function warmthOf([red, green, blue]: readonly [number, number, number]): number {
  return (red - blue) / (red * 0.3 + green * 0.59 + blue * 0.11)
}

function square(x: number, y: number, half: number): Point[] {
  return [
    [x - half, y - half],
    [x + half, y - half],
    [x + half, y + half],
    [x - half, y + half],
  ]
}

function lone(shapes: readonly Shape[], atmosphere: Atmosphere, face?: Thing['faces'][number]): Drawing {
  return {
    atmosphere,
    things: [
      {
        id: 'lone',
        kind: 'person',
        shapes,
        box: { x0: 0, y0: 0, x1: 1000, y1: 1000 },
        faces: face ? [face] : [],
        depth: 1,
      },
    ],
  }
}

describe.each(styles)('%s', (style) => {
  const renderer = rendererOf(style)

  test('draws the same bytes for the same seed, whatever was drawn before', () => {
    const first = hashBytes(renderer.render(sampleDrawing(dayLight), { pixels, seed: 'one' }))
    renderer.render(sampleDrawing(nightLight), { pixels: 120, seed: 'two' })
    const second = hashBytes(renderer.render(sampleDrawing(dayLight), { pixels, seed: 'one' }))
    expect(second).toBe(first)
  })

  test('draws other bytes for another seed', () => {
    const first = hashBytes(renderer.render(sampleDrawing(dayLight), { pixels, seed: 'one' }))
    const second = hashBytes(renderer.render(sampleDrawing(dayLight), { pixels, seed: 'two' }))
    expect(second).not.toBe(first)
  })

  test('fills a square of three bytes a pixel', () => {
    for (const edge of [97, 200]) {
      const rgb = renderer.render(sampleDrawing(dayLight), { pixels: edge, seed: 'one' })
      expect(rgb).toHaveLength(edge * edge * 3)
    }
  })

  test('keeps a border round a spread and bleeds a cover to the edge', () => {
    const step = (bleed: boolean) => {
      const rgb = renderer.render(sampleDrawing(dayLight), { pixels, seed: 'one', bleed })
      return distance(meanColour(rgb, 370, 990, 5), meanColour(rgb, 370, 945, 10))
    }
    expect(step(true)).toBeLessThan(60)
    // Printed pictures have no frame: their sky is paper already.
    if (style === 'minimalistic' || style === 'retroVintage') expect(step(false)).toBe(step(true))
    else expect(step(false)).toBeGreaterThan(70)
  })

  test.each(['#fbdcc6', '#dba77a', '#94603c', '#6d4530'])('keeps skin %s true at night', (skin) => {
    const shape: Shape = {
      part: 'head',
      points: square(500, 500, 160),
      closed: true,
      colour: skin,
      material: 'skin',
    }
    const calm = { ...nightLight, glows: [] }
    const day = meanColour(
      renderer.render(lone([shape], { ...dayLight, glows: [] }), { pixels, seed: 'one' }),
      500,
      500,
      60,
    )
    const night = meanColour(renderer.render(lone([shape], calm), { pixels, seed: 'one' }), 500, 500, 60)
    const cloth = { ...shape, material: 'cloth' as const }
    const dressed = meanColour(renderer.render(lone([cloth], calm), { pixels, seed: 'one' }), 500, 500, 60)
    expect(distance(day, night)).toBeLessThan(105)
    expect(distance(day, night)).toBeLessThan(distance(day, dressed) * 0.75)
    expect(night[0]).toBeGreaterThan(night[2])
  })

  test.each(['#dba77a', '#bd8253', '#94603c'])('paints skin %s neither orange nor grey', (skin) => {
    const head: Shape = {
      part: 'head',
      points: ellipse(500, 500, 160, 170, 40),
      closed: true,
      colour: skin,
      material: 'skin',
    }
    const own = warmthOf(rgbFrom(skin))
    for (const time of ['day', 'dusk'] as const) {
      const light = atmosphereOf(time, 'clear', false, [])
      const rgb = renderer.render(lone([head], light), { pixels, seed: 'one' })
      const share = warmthOf(meanColour(rgb, 500, 500, 60)) / own
      expect(share).toBeLessThan(1.26)
      expect(share).toBeGreaterThan(style === 'manga' ? 0.4 : 0.75)
    }
  })

  test('makes the night much darker than the day, and brightest at its lights', () => {
    const night = renderer.render(sampleDrawing(nightLight), { pixels, seed: 'one' })
    const day = renderer.render(sampleDrawing(dayLight), { pixels, seed: 'one' })
    const brightness = (colour: readonly number[]) => colour[0]! * 0.3 + colour[1]! * 0.6 + colour[2]! * 0.1
    expect(brightness(meanColour(night, 300, 150, 60))).toBeLessThan(
      brightness(meanColour(day, 300, 150, 60)) * 0.4,
    )
    // A style may hang its moon lower than it was.
    const moon = [180, 280, 380, 480].map((y) => brightness(meanColour(night, 790, y, 15)))
    expect(Math.max(...moon)).toBeGreaterThan(brightness(meanColour(night, 300, 150, 60)) * 3)
  })

  test('paints shapes of one group as one piece, without a seam at the joint', () => {
    const part = (y: number, group?: string): Shape => ({
      part: 'limb',
      points: square(500, y, 120),
      closed: true,
      colour: '#d8503f',
      material: 'cloth',
      ...(group ? { group } : {}),
    })
    const unevenness = (shapes: readonly Shape[]) => {
      const edge = 400
      const rgb = renderer.render(lone(shapes, { ...dayLight, glows: [] }), { pixels: edge, seed: 'one' })
      const rows: number[] = []
      for (let y = 440; y <= 580; y += 2.5) {
        const row = [460, 470, 480, 490, 500, 510, 520, 530].map((x) =>
          distance(colourAt(rgb, x, y, edge), [0, 0, 0]),
        )
        rows.push(row.reduce((sum, value) => sum + value, 0) / row.length)
      }
      return Math.max(...rows) - Math.min(...rows)
    }
    const joined = unevenness([part(400, 'arm'), part(600, 'arm')])
    const apart = unevenness([part(400), part(600)])
    expect(joined).toBeLessThan(apart * 0.6)
  })

  test('leaves eyes where they were drawn', () => {
    const eye: Shape = {
      part: 'eye',
      points: square(500, 480, 8),
      closed: true,
      colour: '#2b1b14',
      material: 'ink',
      marking: true,
    }
    const head: Shape = {
      part: 'head',
      points: square(500, 500, 200),
      closed: true,
      colour: '#f3c4a0',
      material: 'skin',
    }
    const edge = 500
    const rgb = renderer.render(lone([head, eye], { ...dayLight, glows: [] }), { pixels: edge, seed: 'one' })
    const dark = ([red]: readonly number[]) => red! < 110
    for (const [x, y] of [
      [494, 474],
      [505, 474],
      [494, 485],
      [505, 485],
    ] as const) {
      expect(dark(colourAt(rgb, x, y, edge))).toBe(true)
    }
    for (const [x, y] of [
      [488, 480],
      [512, 480],
      [500, 468],
      [500, 492],
    ] as const) {
      expect(dark(colourAt(rgb, x, y, edge))).toBe(false)
    }
  })

  test('lets no rain or snow fall on a face', () => {
    const head: Shape = {
      part: 'head',
      points: square(500, 500, 150),
      closed: true,
      colour: '#94603c',
      material: 'skin',
    }
    const wall: Shape = {
      part: 'wall',
      points: square(500, 500, 450),
      closed: true,
      colour: '#4d78ad',
      material: 'wall',
    }
    const face = { who: 'hero', centre: [500, 500] as Point, radius: 140 }
    const dry = { ...dayLight, glows: [] }
    const clear = renderer.render(lone([wall, head], dry, face), { pixels, seed: 'one' })
    for (const weather of ['rain', 'snow'] as const) {
      const wet = renderer.render(lone([wall, head], { ...dry, weather }, face), { pixels, seed: 'one' })
      let onFace = 0
      let elsewhere = 0
      for (let y = 100; y < 900; y += 5) {
        for (let x = 100; x < 900; x += 5) {
          if (distance(colourAt(clear, x, y), colourAt(wet, x, y)) < 3) continue
          if (Math.hypot(x - 500, y - 500) < 110) onFace++
          else elsewhere++
        }
      }
      expect(onFace).toBe(0)
      expect(elsewhere).toBeGreaterThan(50)
    }
  })
})
