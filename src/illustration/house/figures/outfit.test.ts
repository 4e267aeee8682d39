import { expect, test } from 'vitest'
import { type Appearance, clothesColour, clothesColours, skinColour } from '#book/appearance.ts'
import { genders } from '#book/options.ts'
import { rgbFrom } from '../raster/rgb.ts'
import { person } from '../staging/people/person.ts'
import { frameAt } from '../staging/space/frame.ts'
import { spriteOf } from '../staging/sprite-of-model.ts'
import { type Occasion, occasions, type Outfit, outfitFor } from './outfit.ts'

const appearance: Appearance = {
  skin: 'peach',
  hairForm: 'bob',
  hairColour: 'blond',
  glasses: false,
  clothesColour: 'blue',
}
const seeds = Array.from({ length: 40 }, (_, index) => `child ${index}`)

function areaByColour(outfit: Outfit): Map<string, number> {
  const { shapes } = spriteOf(
    person({
      id: 'hero',
      frame: frameAt([0, 0, 0], { heading: 270 }),
      act: { pose: 'stand', feels: 'happy' },
      who: { name: 'Noor', age: 6, gender: 'other', description: '', appearance },
      outfits: { day: outfit } as Record<Occasion, Outfit>,
      state: {},
      seed: 'area',
    }),
  )
  const areas = new Map<string, number>()
  for (const shape of shapes) {
    if (shape.material !== 'cloth' || shape.marking || !shape.closed) continue
    const doubled = shape.points.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = shape.points[(index + 1) % shape.points.length] ?? [0, 0]
      return sum + x * nextY - nextX * y
    }, 0)
    areas.set(shape.colour, (areas.get(shape.colour) ?? 0) + Math.abs(doubled) / 2)
  }
  return areas
}

test("a person's own colour covers about as much as any other cloth, or more, by day, in rain and in snow", () => {
  for (const colour of clothesColours) {
    for (const gender of genders) {
      for (const seed of seeds.slice(0, 5)) {
        for (const occasion of ['day', 'rain', 'snow'] as const) {
          const areas = areaByColour(
            outfitFor({ ...appearance, clothesColour: colour }, gender, seed, occasion),
          )
          const own = areas.get(clothesColour[colour]) ?? 0
          expect(own, `${colour} ${gender} ${seed} ${occasion}`).toBeGreaterThan(
            0.85 * Math.max(...areas.values()),
          )
        }
      }
    }
  }
})

test("hands are bare but in snow and space, where gloves look like nobody's skin", () => {
  for (const colour of clothesColours) {
    for (const occasion of occasions) {
      const { gloveColour } = outfitFor({ ...appearance, clothesColour: colour }, 'female', 'x', occasion)
      expect(gloveColour !== undefined, occasion).toBe(occasion === 'snow' || occasion === 'space')
      if (gloveColour === undefined) continue
      for (const skin of Object.values(skinColour)) {
        expect(
          Math.hypot(...rgbFrom(gloveColour).map((tone, channel) => tone - rgbFrom(skin)[channel]!)),
        ).toBeGreaterThan(40)
      }
    }
  }
})

test('the same seed gives the same wardrobe, other seeds other clothes', () => {
  for (const occasion of occasions) {
    expect(outfitFor(appearance, 'female', 'x', occasion)).toEqual(
      outfitFor(appearance, 'female', 'x', occasion),
    )
  }
  const cuts = new Set(seeds.map((seed) => JSON.stringify(outfitFor(appearance, 'male', seed, 'day'))))
  expect(cuts.size).toBeGreaterThan(3)
})

test('girls wear dresses sometimes, not always; boys and others never', () => {
  const dressed = (gender: (typeof genders)[number]): number =>
    seeds.filter((seed) => outfitFor(appearance, gender, seed, 'day').top === 'dress').length
  expect(dressed('female')).toBeGreaterThan(0)
  expect(dressed('female')).toBeLessThan(seeds.length / 2)
  expect(dressed('male') + dressed('other')).toBe(0)
})

test('grown people wear no dungarees', () => {
  for (const gender of genders) {
    for (const seed of seeds)
      expect(outfitFor(appearance, gender, seed, 'day', 40).bottom).not.toBe('dungarees')
  }
})

test('night is for pyjamas and bare feet, rain for a hood and boots, snow for a hat', () => {
  expect(outfitFor(appearance, 'male', 'x', 'night')).toMatchObject({ top: 'pyjamas', shoes: 'barefoot' })
  expect(outfitFor(appearance, 'male', 'x', 'rain')).toMatchObject({
    top: 'raincoat',
    shoes: 'boots',
    hoodUp: true,
  })
  const snow = outfitFor(appearance, 'male', 'x', 'snow')
  expect(snow.woollyColour).toMatch(/^#/)
  expect(snow.hoodUp).toBeUndefined()
})
