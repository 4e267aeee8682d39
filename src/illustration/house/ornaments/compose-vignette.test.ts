import { describe, expect, it } from 'vitest'
import { storyThings } from '#book/page-thing.ts'
import type { PlacedProp } from '#book/scene-plan.ts'
import type { Drawing, Thing } from '../drawing.ts'
import { composeSpot, composeVignette } from './compose-vignette.ts'
import { member, sampleScene, sampleSheet } from '../scene-fixtures.ts'

function spot(prop: PlacedProp): { thing: Thing; shadows: number } {
  const { things } = composeSpot(sampleSheet(2), sampleScene({ cast: [] }, [prop]), 'one')
  const shadows = things.filter(({ id }) => id === 'shadow').length
  return { thing: things.find(({ kind }) => kind !== 'scenery') as Thing, shadows }
}

describe('the drawing of the title page', () => {
  const vignette = (props: PlacedProp[]): Drawing =>
    composeVignette({ ...sampleSheet(0), loved: [] }, sampleScene({}, props), 'one')
  const shapesOf = ({ things }: Drawing): string[] =>
    things.filter(({ id }) => id === 'vignette').flatMap(({ shapes }) => shapes.map(({ part }) => part))

  it('shows what its cover shows, where the child loves nothing that is known and nobody comes along', () => {
    expect(shapesOf(vignette([{ name: 'table' }, { name: 'lantern' }]))).toEqual(
      composeSpot(sampleSheet(0), sampleScene({ cast: [] }, [{ name: 'lantern' }]), 'one')
        .things.filter(({ id }) => id === 'vignette')
        .flatMap(({ shapes }) => shapes.map(({ part }) => part)),
    )
  })

  it('has beside it the silent one whom the book asks for, where a story of ours stages the book', () => {
    const staged = {
      ...sampleScene({}, [{ name: 'lantern' }]),
      stage: { story: 'adventure', spread: 'cover' },
    }
    const drawing = composeVignette({ ...sampleSheet(0), loved: [] }, staged, 'one')
    const parts = shapesOf(drawing)
    expect(parts.length).toBeGreaterThan(shapesOf(vignette([{ name: 'lantern' }])).length)
    expect(parts).toContain('tail')
  })

  it('shows a footprint where the cover has nothing that stands alone', () => {
    expect(shapesOf(vignette([{ name: 'table' }]))).toEqual(shapesOf(vignette([])))
    expect(shapesOf(vignette([])).length).toBeGreaterThan(0)
  })
})

describe('the small drawing of a text page', () => {
  it('covers about as much paper whatever its shape, and stays within it', () => {
    for (const name of ['cart', 'ball', 'kite', 'torch'] as const) {
      const { box } = spot({ name }).thing
      const [wide, tall] = [box.x1 - box.x0, box.y1 - box.y0]
      expect(Math.sqrt(wide * tall)).toBeGreaterThan(400)
      expect(Math.sqrt(wide * tall)).toBeLessThan(645)
      expect(Math.max(wide, tall)).toBeLessThan(905)
    }
  })

  it('has the cart of its own book, as all its pictures have it', () => {
    const colours = (cart: string): Set<string> => {
      const stage = { story: 'adventure', spread: 'cover', words: { cart } }
      const { things } = composeSpot(
        sampleSheet(2),
        { ...sampleScene({ cast: [] }, [{ name: 'cart' }]), stage },
        'one',
      )
      return new Set(things.flatMap(({ shapes }) => shapes.map(({ colour }) => colour)))
    }
    expect(colours('een badkuip')).toContain('#5b78ab')
    expect(colours('een appelkist')).not.toContain('#5b78ab')
  })

  it.each(storyThings)('can be %s, which is built for stages alone', (name) => {
    const scene = { ...sampleScene({ cast: [] }), beside: [{ name, shows: 'treinen' }] }
    const thing = composeSpot(sampleSheet(0), scene, 'one').things.find(({ kind }) => kind !== 'scenery')
    expect(thing?.shapes.length).toBeGreaterThan(0)
    const { x0, x1, y0, y1 } = thing?.box ?? { x0: 0, x1: 0, y0: 0, y1: 0 }
    expect(Math.sqrt((x1 - x0) * (y1 - y0))).toBeGreaterThan(200)
  })

  it('has of it what the story tells: a lolly that is nearly gone has less that is pink', () => {
    const pinkOf = (long: number): number => {
      const stage = { story: 'next-one', spread: 's01' }
      const scene = {
        ...sampleScene({ cast: [], stage }),
        beside: [{ name: 'lolly' as const, state: { long } }],
      }
      const { things } = composeSpot(sampleSheet(0), scene, 'one')
      const thing = things.find(({ kind }) => kind !== 'scenery')
      const heights = (thing?.shapes ?? [])
        .filter(({ colour }) => colour === '#ef6f9b')
        .flatMap(({ points }) => points.map(([, y]) => y))
      return Math.max(...heights) - Math.min(...heights)
    }
    expect(pinkOf(0.03)).toBeLessThan(0.5 * pinkOf(0.17))
  })

  it('throws a shadow unless it is in the air', () => {
    expect(spot({ name: 'bucket' }).shadows).toBe(1)
    expect(spot({ name: 'kite' }).shadows).toBe(0)
    expect(spot({ name: 'lovedThing', shows: 'de maan' }).shadows).toBe(0)
  })

  it('has no glow, since there is no air to be lit', () => {
    const { thing } = spot({ name: 'lantern' })
    expect(thing.shapes.some(({ soft, material }) => soft && material === 'light')).toBe(false)
  })

  it('shows an animal turned the way it looks', () => {
    const scene = (looksAt: string) => sampleScene({ cast: [member('companion2', 'stand', { looksAt })] })
    const [left, right] = ['left', 'right'].map((way) =>
      composeSpot(sampleSheet(2), scene(way), 'one').things.at(-1),
    )
    expect(left?.kind).toBe('creature')
    const lean = (thing: Thing | undefined): number => (thing?.faces[0]?.centre[0] ?? 500) - 500
    expect(lean(left)).toBeLessThan(0)
    expect(lean(right)).toBeGreaterThan(0)
  })

  it('shows a heart or a star for what nobody knows', () => {
    expect(spot({ name: 'lovedThing', shows: 'kwibus' }).thing.shapes.length).toBeGreaterThan(0)
  })

  it('shows something of the book where a scene does not say which loved thing it means', () => {
    expect(spot({ name: 'lovedThing' }).thing.shapes.length).toBeGreaterThan(0)
  })
})
