import { describe, expect, it } from 'vitest'
import { composeScene } from './compose-scene.ts'
import { feetInPuddle, isPuddle } from './puddle.ts'
import { member, placedIn, sampleScene, sampleSheet } from './scene-fixtures.ts'

const seeds = ['a', 'b', 'c']

describe('a puddle', () => {
  it('is under whoever jumps into it, and splashes', () => {
    const cast = [member('hero', 'hips', { looksAt: 'companion1' }), member('companion1', 'jump')]
    const scene = sampleScene({ setting: 'street', cast }, [{ name: 'puddle', near: 'companion1' }])
    for (const seed of seeds) {
      const { placed, drawing } = composeScene({ sheet: sampleSheet(1), scene, seed })
      const [puddle, jumper] = ['puddle', 'companion1'].map((id) =>
        placed.find(({ piece }) => piece.id === id),
      )
      expect(puddle?.x).toBeCloseTo(jumper?.x ?? 0)
      expect(puddle?.y).toBeCloseTo(jumper?.y ?? 0)
      expect(drawing.things.map(({ id }) => id)).toContain('splash')
    }
  })

  it('lies dry-shod beside whoever kneels at it', () => {
    const cast = [member('hero', 'kneel', { looksAt: 'puddle' }), member('companion1', 'point')]
    const scene = sampleScene({ setting: 'street', cast }, [{ name: 'puddle', near: 'hero' }])
    for (const seed of seeds) {
      const { placed, drawing } = composeScene({ sheet: sampleSheet(1), scene, seed })
      const puddle = placed.find(({ piece }) => piece.id === 'puddle')
      const cast = placed.filter(({ piece }) => piece.plane === 'cast')
      for (const one of cast) expect(puddle && feetInPuddle(puddle, one)).toBeLessThan(0.3)
      expect(drawing.things.map(({ id }) => id)).not.toContain('splash')
    }
  })

  it('is drawn as often as a plan counts it', () => {
    const scene = sampleScene({ setting: 'street' }, [{ name: 'puddle', count: 3 }])
    const { placed } = composeScene({ sheet: sampleSheet(1), scene, seed: 'a' })
    expect(placed.filter(({ piece }) => isPuddle(piece))).toHaveLength(3)
  })

  it('wets the feet of who stands in it, and not of who stands behind', () => {
    const puddle = placedIn({ x0: 400, x1: 600, y0: 760, y1: 800 }, { id: 'puddle', plane: 'flat' })
    const standing = (y1: number) =>
      placedIn({ x0: 450, x1: 550, y0: y1 - 300, y1 }, { id: 'hero', plane: 'cast' })
    expect(feetInPuddle(puddle, standing(785))).toBe(1)
    expect(feetInPuddle(puddle, standing(700))).toBe(0)
  })
})
