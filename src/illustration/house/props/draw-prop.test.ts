import { describe, expect, it } from 'vitest'
import { props } from '#book/scene-plan.ts'
import { boxOf } from '../pen/finish-sprite.ts'
import { drawProp } from './draw-prop.ts'

describe('drawProp', () => {
  it.each(props)('draws a sound %s that stands on the ground', (name) => {
    for (const options of [{ seed: 'one' }, { seed: 'two', open: true, lit: true, accent: '#3366aa' }]) {
      const sprite = drawProp(name, options)
      expect(sprite.shapes.length).toBeGreaterThan(0)
      for (const shape of sprite.shapes) {
        for (const [x, y] of shape.points)
          expect(Number.isInteger(x * 64) && Number.isInteger(y * 64)).toBe(true)
        expect(shape.closed || (shape.width ?? 0) > 0).toBe(true)
      }
      expect(sprite.box).toEqual(boxOf(sprite.shapes))
      expect(Math.abs(sprite.box.y1)).toBeLessThanOrEqual(name === 'footprint' ? 6 : 2.5)
    }
  })

  it('draws the same prop for the same seed', () => {
    for (const name of props) {
      expect(drawProp(name, { seed: 'one', shows: 'maan' })).toEqual(
        drawProp(name, { seed: 'one', shows: 'maan' }),
      )
    }
  })

  it('leaves a bicycle without a bell, which a story may be waiting for', () => {
    expect(drawProp('bicycle', { seed: 'one' }).shapes.filter(({ part }) => part === 'bell')).toEqual([])
  })

  it('lets water run out of the mouth of a bucket that pours, down to the ground', () => {
    const boxOfPart = (wanted: string) =>
      boxOf(drawProp('pouringBucket', { seed: 'one' }).shapes.filter(({ part }) => part === wanted))
    const [mouth, water] = [boxOfPart('inside'), boxOfPart('water')]
    expect(water.y0).toBeGreaterThan(mouth.y0)
    expect(water.y0).toBeLessThan((mouth.y0 + mouth.y1) / 2)
    expect(water.x0).toBeLessThan(mouth.x1)
    expect(water.y1).toBeGreaterThan(-2)
  })

  it('gives the cart six seats from back to front, four wheels and a grip', () => {
    const cart = drawProp('cart', { seed: 'one' })
    const seats = [1, 2, 3, 4, 5, 6].map((number) => cart.anchors[`seat${number}`]?.[0] ?? Number.NaN)
    expect(seats).toEqual(seats.toSorted((a, b) => a - b))
    expect(new Set(seats).size).toBe(6)
    expect(cart.anchors.grip).toBeDefined()
    expect(cart.shapes.filter((shape) => shape.part === 'wheel')).toHaveLength(4)
    expect(cart.shapes.some((shape) => shape.group === 'cartBack')).toBe(true)
  })

  it('draws what the child loves on the side of the cart, within its planks', () => {
    const bare = drawProp('cart', { seed: 'd' })
    const shown = drawProp('cart', { seed: 'd', shows: 'dinosaurussen' })
    const chalk = shown.shapes.filter((shape) => shape.part === 'chalk')
    expect(chalk.length).toBeGreaterThan(5)
    expect(shown.shapes.length - bare.shapes.length).toBe(chalk.length)
    const box = boxOf(chalk)
    expect(box.x0).toBeGreaterThan(-53)
    expect(box.x1).toBeLessThan(53)
    expect(box.y0).toBeGreaterThan(-62)
    expect(box.y1).toBeLessThan(-18)
  })

  it('gives light only when lit', () => {
    for (const name of ['lantern', 'lamp', 'streetLamp', 'torch', 'campfire'] as const) {
      const soft = (lit: boolean): number =>
        drawProp(name, { seed: 'one', lit }).shapes.filter((shape) => shape.soft).length
      expect(soft(true)).toBeGreaterThan(soft(false))
    }
  })

  it('takes the accent colour', () => {
    for (const name of ['boat', 'ball', 'kite', 'door', 'tent', 'sock'] as const) {
      expect(
        drawProp(name, { seed: 'one', accent: '#123456' }).shapes.some((shape) => shape.colour === '#123456'),
      ).toBe(true)
    }
  })
})

describe('the shadow', () => {
  it('is a child’s on the ground, or the silhouette of what it shows', () => {
    const plain = drawProp('shadow', { seed: 'one' })
    const whale = drawProp('shadow', { seed: 'one', shows: 'een walvis' })
    expect(plain.shapes).toHaveLength(1)
    expect(new Set(whale.shapes.map((shape) => shape.colour)).size).toBe(1)
    expect(whale.shapes.some((shape) => shape.part === 'eye')).toBe(false)
    expect(whale.box.x1 - whale.box.x0).toBeGreaterThan(160)
  })
})
