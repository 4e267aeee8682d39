import { describe, expect, it } from 'vitest'
import { composeBest } from '../draw-request.ts'
import { member, sampleScene, sampleSheet } from './scene-fixtures.ts'

describe('a fence', () => {
  it.each(['horse', 'cow', 'companion1'] as const)('is before a %s that peeks over it', (who) => {
    const cast = [member('hero', 'stand', { looksAt: who }), member(who, 'peek')]
    const scene = sampleScene({ cast }, [{ name: 'fence' }])
    const { composition, breaches } = composeBest({ sheet: sampleSheet(1), scene, seed: 'a' })
    const ids = composition.drawing.things.map(({ id }) => id)
    const behind = ids.indexOf(who)
    expect(behind).toBeGreaterThanOrEqual(0)
    expect(ids.indexOf('fence')).toBeGreaterThan(behind)
    expect(breaches).toEqual([])
  })

  it('stays where it was while nobody peeks', () => {
    const scene = sampleScene({ cast: [member('hero'), member('horse')] }, [{ name: 'fence' }])
    const { composition } = composeBest({ sheet: sampleSheet(0), scene, seed: 'a' })
    expect(composition.placed.map(({ piece }) => piece.id)).toContain('fence')
  })
})
