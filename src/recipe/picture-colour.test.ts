import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { remembered } from '#book/page-tint.ts'
import { labOf, lightOf, rgbOfHex } from '#book/tone.ts'
import { pictureColour } from './picture-colour.ts'

/** A picture of one colour, with spots of another in it. */
async function picture(
  ground: string,
  spots: { colour: string; part: number } | null = null,
): Promise<Uint8Array> {
  const pixels = 160
  const wide = Math.round(pixels * (spots?.part ?? 0))
  const canvas = sharp({ create: { width: pixels, height: pixels, channels: 3, background: ground } })
  if (spots !== null) {
    const spot = { create: { width: wide, height: pixels, channels: 3 as const, background: spots.colour } }
    canvas.composite([{ input: spot, left: 0, top: 0 }])
  }
  return canvas.jpeg().toBuffer()
}

function seen(hex: string): { lightness: number; chroma: number; hue: number } {
  const [red, green, blue] = rgbOfHex(hex)
  const [lightness, a, b] = labOf([lightOf(red), lightOf(green), lightOf(blue)])
  return { lightness, chroma: Math.hypot(a, b), hue: (Math.atan2(b, a) * 180) / Math.PI }
}

describe('what a picture is remembered by', () => {
  test('is the hue that has most colour in it, not a mean of all', async () => {
    const night = seen(await pictureColour(await picture('#26408f', { colour: '#ffd75e', part: 0.25 })))
    const blue = seen('#26408f')
    expect(Math.abs(night.hue - blue.hue)).toBeLessThan(20)
    expect(night.chroma).toBeGreaterThan(0.06)
  })

  test('is as light by night as by day', async () => {
    for (const ground of ['#0b1026', '#26408f', '#9fd0e8', '#f4e3b2']) {
      expect(seen(await pictureColour(await picture(ground))).lightness).toBeCloseTo(remembered.lightness, 1)
    }
  })

  test('is hardly a colour where the picture has none', async () => {
    for (const ground of ['#ffffff', '#808080', '#000000']) {
      expect(seen(await pictureColour(await picture(ground))).chroma).toBeLessThan(0.02)
    }
  })
})
