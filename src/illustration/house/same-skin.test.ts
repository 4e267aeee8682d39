import { describe, expect, it } from 'vitest'
import type { HairColour, Skin } from '#book/appearance.ts'
import type { TimeOfDay } from '#book/scene-plan.ts'
import { member, sampleHero, sampleScene, sampleSheet } from './scene-fixtures.ts'
import { stagedScene } from './staging/scenes/stage-scene.ts'
import type { Drawing, Shape } from './drawing.ts'
import { fillMask } from './raster/fill-mask.ts'
import type { Rgb } from './raster/rgb.ts'
import { strokeOutlines } from './raster/stroke-outlines.ts'
import { styleRenderers } from './styles/style-renderers.ts'

const pixels = 240

/** Styles whose light makes one colour many. */
const litStyles = [
  'digital',
  'digitalPainting',
  'paperCut',
  'classicCartoon',
  'comicBook',
  'waterpaint',
] as const

/** What is measured of a child in swimwear, by the shapes that it is made of. */
const regions = { face: /^head/, hands: /^(hand|finger|thumb)/, arms: /^arm/, legs: /^(leg|shin)/ } as const
type Region = keyof typeof regions | 'hair'

describe.each(['porcelain', 'peach', 'brown'] as const)('somebody of %s skin', (skin) => {
  describe.each(['day', 'dusk', 'night'] as const)('by %s', (time) => {
    const drawing = swimmer(skin, time)
    const shown = regionsOf(drawing)

    it.each(litStyles)('has the hands, arms and legs of the own face in %s', (style) => {
      const rgb = styleRenderers[style].render(drawing, { pixels, seed: 'skin' })
      const face = meanOf(rgb, shown, 'face')
      // A small hand before the sky takes something of it.
      for (const region of ['hands', 'arms', 'legs'] as const) {
        const colour = meanOf(rgb, shown, region)
        expect(warmthOf(colour) / warmthOf(face), `warmth of ${region}`).toBeGreaterThan(0.66)
        expect(warmthOf(colour) / warmthOf(face), `warmth of ${region}`).toBeLessThan(1.3)
        expect(Math.abs(lightnessOf(colour) - lightnessOf(face)), `lightness of ${region}`).toBeLessThan(26)
      }
    })
  })
})

describe.each(['day', 'dusk'] as const)('fair hair by %s', (time) => {
  const drawing = swimmer('peach', time, 'blond')
  const shown = regionsOf(drawing)

  it.each(litStyles)('is blond in %s, neither lemon nor orange', (style) => {
    const rgb = styleRenderers[style].render(drawing, { pixels, seed: 'skin' })
    const [red, green, blue] = meanOf(rgb, shown, 'hair')
    expect(green / red).toBeGreaterThan(0.68)
    expect(green / red).toBeLessThan(0.88)
    expect(blue / red).toBeGreaterThan(0.38)
  })
})

/** How far a colour is from grey, as a share of its lightness: bleached skin has little of it. */
function warmthOf(colour: Rgb): number {
  return (colour[0] - colour[2]) / lightnessOf(colour)
}

function lightnessOf([red, green, blue]: Rgb): number {
  return red * 0.3 + green * 0.59 + blue * 0.11
}

function swimmer(skin: Skin, time: TimeOfDay, hairColour: HairColour = 'dark'): Drawing {
  const appearance = {
    ...sampleHero.appearance,
    skin,
    hairForm: 'short',
    hairColour,
    glasses: false,
  } as const
  const sheet = { ...sampleSheet(0), hero: { ...sampleHero, appearance } }
  const scene = sampleScene({ time, clothes: 'swim', cast: [member('hero', 'wave')] })
  return stagedScene({ sheet, scene, seed: 'skin', pixels, kind: 'spread' }).drawing
}

/** What each pixel shows of the child; nothing where two shapes meet, or where cheeks blush. */
function regionsOf({ things }: Drawing): (Region | undefined)[] {
  const shown = Array.from({ length: pixels * pixels }, (): Region | undefined => undefined)
  const mask = new Float32Array(pixels * pixels)
  const box = { x0: 0, y0: 0, width: pixels, height: pixels }
  for (const { id, shapes } of things) {
    for (const shape of shapes) {
      const outlines = shape.closed ? [shape] : strokeOutlines(shape.points, shape.width ?? 2)
      fillMask(outlines, box, pixels / 1000, mask)
      const region = id === 'hero' ? regionOf(shape) : undefined
      for (let place = 0; place < mask.length; place++) {
        if (mask[place]! > 0.02) shown[place] = mask[place]! > 0.98 ? region : undefined
      }
    }
  }
  return shown
}

function regionOf({ part, material, marking }: Shape): Region | undefined {
  if (marking) return undefined
  if (material === 'hair') return 'hair'
  if (material !== 'skin') return undefined
  return (Object.keys(regions) as (keyof typeof regions)[]).find((region) => regions[region].test(part))
}

function meanOf(rgb: Uint8Array, shown: readonly (Region | undefined)[], region: Region): Rgb {
  const sum: [number, number, number] = [0, 0, 0]
  let count = 0
  shown.forEach((one, place) => {
    if (one !== region) return
    count++
    for (const channel of [0, 1, 2] as const) sum[channel] += rgb[place * 3 + channel]!
  })
  return [sum[0] / count, sum[1] / count, sum[2] / count]
}
