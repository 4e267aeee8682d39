import { describe, expect, it } from 'vitest'
import { composeEndpaper } from './compose-endpaper.ts'
import { member, sampleScene, sampleSheet } from '../scene-fixtures.ts'

const scene = sampleScene({ cast: [member('companions'), member('sheep')] }, [
  { name: 'cart' },
  { name: 'fence' },
  { name: 'bucket' },
])
const drawing = composeEndpaper(sampleSheet(2), scene, 'one')
const motifs = drawing.things.filter(({ kind }) => kind !== 'scenery')

describe('an endpaper', () => {
  it('scatters animals and things, in several sizes, and nobody of the people', () => {
    expect(new Set(motifs.map(({ kind }) => kind))).toEqual(new Set(['creature', 'prop']))
    const sizes = motifs.map(({ box }) => Math.sqrt((box.x1 - box.x0) * (box.y1 - box.y0)))
    expect(Math.max(...sizes) / Math.min(...sizes)).toBeGreaterThan(2)
    expect(motifs.length).toBeGreaterThan(24)
  })

  it('is cut by all four edges of the page', () => {
    expect(motifs.some(({ box }) => box.x0 < 0 && box.x1 > 0)).toBe(true)
    expect(motifs.some(({ box }) => box.x0 < 1000 && box.x1 > 1000)).toBe(true)
    expect(motifs.some(({ box }) => box.y0 < 0 && box.y1 > 0)).toBe(true)
    expect(motifs.some(({ box }) => box.y0 < 1000 && box.y1 > 1000)).toBe(true)
  })

  it('is the same for the same seed and another for another', () => {
    const [again, other] = ['one', 'two'].map((seed) =>
      JSON.stringify(composeEndpaper(sampleSheet(2), scene, seed)),
    )
    expect(again === JSON.stringify(drawing)).toBe(true)
    expect(other === again).toBe(false)
  })

  it('is of the paper and the coats of its story, where a story of ours stages the book', () => {
    const told = (story: string): typeof scene => ({ ...scene, stage: { story, spread: 'cover' } })
    const paperOf = (story: string): string | undefined =>
      composeEndpaper(sampleSheet(0), told(story), 'one').things[0]?.shapes[0]?.colour
    expect(new Set(['adventure', 'family', 'imagination'].map(paperOf)).size).toBe(3)
    const island = { ...told('imagination'), cast: [member('cow')] }
    const colours = composeEndpaper(sampleSheet(0), island, 'one').things.flatMap(({ kind, shapes }) =>
      kind === 'creature' ? shapes.map(({ colour }) => colour) : [],
    )
    expect(colours).toContain('#fbf5ea')
  })

  it('has a pattern also for a book without animals, things or anything loved', () => {
    const bare = { ...sampleSheet(1), loved: [] }
    const plain = composeEndpaper(bare, sampleScene({ cast: [member('hero')] }), 'one')
    expect(plain.things.filter(({ kind }) => kind === 'prop').length).toBeGreaterThan(14)
  })
})
