import { describe, expect, it } from 'vitest'
import { drawMotif, drawMotifNamed } from './draw-motif.ts'
import { motifNames } from './motifs/motif-kinds.ts'

describe('drawMotif', () => {
  it('has more than sixty motifs', () => {
    expect(new Set(motifNames).size).toBe(motifNames.length)
    expect(motifNames.length).toBeGreaterThan(60)
  })

  it.each(motifNames)(
    'draws %s in colour and in chalk, forty centimetres at most, standing on the ground',
    (name) => {
      for (const style of ['colour', 'chalk'] as const) {
        const { box, shapes } = drawMotifNamed(name, { seed: 'one', style })
        const longest = Math.max(box.x1 - box.x0, box.y1 - box.y0)
        expect(longest).toBeGreaterThan(36)
        expect(longest).toBeLessThan(43)
        expect(Math.abs(box.y1)).toBeLessThan(2)
        expect(shapes.every((shape) => shape.points.every(([x, y]) => Number.isFinite(x + y)))).toBe(true)
      }
    },
  )

  it('draws chalk in one colour and as lines and dots only', () => {
    const { shapes } = drawMotifNamed('robot', { seed: 'one', style: 'chalk', accent: '#abcdef' })
    expect(shapes.every((shape) => shape.colour === '#abcdef')).toBe(true)
    expect(shapes.filter((shape) => !shape.closed).length).toBeGreaterThan(5)
  })

  it.each([
    ['eend', 1],
    ['eenden', 2],
    ['haar draken', 2],
    ['wild horses', 2],
    ['de dinosaurus', 1],
    ['een vis', 1],
    // Things are drawn as one.
    ['treinen', 1],
  ])('draws %s in chalk as %i of them', (words, count) => {
    const drawn = drawMotif(words, { seed: 'one', style: 'chalk' })
    const one = drawMotifNamed(drawn.motif, { seed: 'one', style: 'chalk' })
    // What is too fine in the small one is left out.
    expect(Math.round(drawn.shapes.length / one.shapes.length + 0.2)).toBe(count)
    expect(drawn.box.x1 - drawn.box.x0).toBeLessThan(43)
  })

  it('says whether the word was known', () => {
    expect(drawMotif('olifantje', { seed: 'one', style: 'colour' })).toMatchObject({
      motif: 'elephant',
      found: true,
    })
    expect(drawMotif('kwantumveld', { seed: 'one', style: 'colour' }).found).toBe(false)
  })
})
