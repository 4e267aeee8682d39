import { describe, expect, test } from 'vitest'
import type { Brief } from '#book/brief.ts'
import { houseStoryteller } from '../house-storyteller.ts'
import { loadStories } from '../load-stories.ts'
import { type StagedSpreads, stagedSpreads } from '../staged-spreads.ts'
import { arcChild, type ChildChoice } from './arc-children.ts'
import { loadArcs } from './load-arcs.ts'
import { prepareArc } from './prepare-arc.ts'
import { tellArc, textOf } from './tell-arc.ts'
import { tellBook } from './tell-book.ts'

const arc = loadArcs().find(({ id }) => id === 'next-one')
if (!arc) throw new Error('adventure has one story')
const lift = arc

/** A child of six who comes alone and loves one thing, but for what is told. */
const briefOf = (choice: Partial<ChildChoice> = {}, language: 'dutch' | 'english' = 'dutch'): Brief =>
  arcChild(
    lift,
    {
      level: 'child',
      size: 'medium',
      who: null,
      cast: [],
      gender: 'female',
      answer: 1,
      wheels: false,
      ...choice,
    },
    language,
  ).brief
const toldOf = (brief: Brief, seed: string) => tellArc(lift, prepareArc(lift, brief, null, seed))
const pagesOf = (brief: Brief, seed = 'seed'): Map<string, string> =>
  new Map(toldOf(brief, seed).map((beat) => [beat.id, textOf(beat)]))
const seeds = Array.from({ length: 24 }, (_, place) => `seed ${place}`)

describe('the story of the lift', () => {
  test('begins with a lolly for the third floor and ends with whoever pulled the whale up', () => {
    for (const level of lift.levels) {
      for (const seed of seeds) {
        const pages = [...pagesOf(briefOf({ level, size: 'small' }), seed).values()]
        expect(pages[0]?.split(/[.!]/u)[0]).toMatch(/ijsje/u)
        expect(pages.at(-1)?.split('\n').at(-1)).toContain('Zzz')
      }
    }
  })

  test('has a whale wait for the next one, and wakes it with that', () => {
    for (const seed of seeds) {
      const pages = pagesOf(briefOf({ size: 'small' }, 'english'), seed)
      expect(pages.get('s02')).toContain('‘I’ll wait for the next one.’')
      expect(pages.get('s16')).toContain('be the next one?’')
      expect(pages.get('s22')).toContain('‘Room for one more?’')
    }
  })

  test('who got in is in there on every page, and the seed may choose either crew', () => {
    const crews = seeds.map((seed) => {
      const pages = pagesOf(briefOf(), seed)
      const furred = pages.get('s04')?.includes('een beer') === true
      expect(pages.get('s04')).toMatch(furred ? /een beer/u : /een koning/u)
      expect(pages.get('s05')).toMatch(furred ? /pinguïns/u : /een vos/u)
      expect(pages.get('s09')).toMatch(furred ? /vier poten|giraf/u : /acroba/u)
      expect(pages.get('s12')).toMatch(furred ? /beer|giraf/u : /koning|acrobaat/u)
      expect(pages.get('s21')).toMatch(furred ? /beer.*giraf|giraf.*beer/u : /vos.*graan/u)
      return furred
    })
    expect(new Set(crews)).toEqual(new Set([true, false]))
  })

  test('what stood between two floors goes down on the hook, comes back, and belongs to one use of the stick', () => {
    const uses = { tapijt: /gips/u, taart: /poot/u, trommel: /Boem, boem/u }
    const brought = seeds.map((seed) => {
      const pages = pagesOf(briefOf({ size: 'small' }), seed)
      const [thing] = Object.entries(uses).filter(([name]) => pages.get('s06')?.includes(`een ${name}`))
      const [name, use] = thing ?? ['nothing', /^$/u]
      expect(pages.get('s16')).toContain(name)
      expect(pages.get('s22')).toMatch(use)
      expect(pages.get('s22')).toContain(name)
      return name
    })
    expect(new Set(brought)).toEqual(new Set(Object.keys(uses)))
  })

  test('puts on it what the child loves, sends that to the whale, and has the whale say whom it is for', () => {
    for (const seed of seeds) {
      const told = toldOf(briefOf({ answer: 3 }), seed)
      const pages = new Map(told.map((beat) => [beat.id, textOf(beat)]))
      expect(pages.get('s06')).toContain('treinen')
      expect(pages.get('s06')).toContain('octopussen')
      expect(pages.get('s06')).toContain('haar groene fiets')
      expect(pages.get('s16')).toMatch(/met treinen en al/iu)
      expect(pages.get('s22')).toMatch(/oor Noor/u)
      for (const id of ['s06', 's16', 's22'])
        expect(told.find((beat) => beat.id === id)?.picture).toContain('treinen')
    }
  })

  test('a small book finds its stick on the last page, and a medium one before', () => {
    for (const seed of seeds) {
      expect(pagesOf(briefOf({ size: 'small' }), seed).get('s22')).toMatch(/^[^\n]*(alleen|over\.)/iu)
      expect(pagesOf(briefOf(), seed).get('s21')).toContain('Er was nog een stokje.')
      expect(pagesOf(briefOf(), seed).get('s22')).not.toMatch(/stokje (over|nog)/u)
    }
  })

  test('gives the gnat the armrest of a wheelchair, in which one always took the lift', () => {
    const pages = pagesOf(briefOf({ wheels: true }))
    expect(pages.get('s01')).toContain('Noor nam altijd de lift.')
    expect(pages.get('s12')).toContain('op de armleuning van Noor')
    expect(pagesOf(briefOf()).get('s12')).not.toContain('armleuning')
  })

  test('is told beside the first story of its theme once it is staged, and not before', async () => {
    const staged: StagedSpreads = new Map(
      ['cover', ...lift.beats.map(({ id }) => id)].map((name) => [name, undefined]),
    )
    const own = { ...briefOf(), title: 'Zelf bedacht' }
    const countWith = async (folder: StagedSpreads, told: Brief): Promise<number> => {
      const teller = houseStoryteller(loadStories(), (story) => (story === lift.id ? folder : new Map()))
      const books = await Promise.all(seeds.map((seed) => teller.writeStory(told, seed)))
      return books.filter(({ spreads }) => spreads[0]?.text.includes('ijsje')).length
    }
    expect(await countWith(new Map(), own)).toBe(0)
    expect(await countWith(new Map(), { ...own, toldBefore: ['adventure'] })).toBe(0)
    const count = await countWith(staged, own)
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThan(seeds.length)
    expect(await countWith(staged, { ...own, toldBefore: ['adventure'] })).toBe(seeds.length)
  })
})

test('has beside its words what they are about: of the crew that got in, with what is loved, and ever less of a lolly', () => {
  const told = seeds.map((seed) =>
    tellBook(lift, briefOf({ answer: 1 }), { seed, staged: stagedSpreads(lift.id) }).spreads.flatMap(
      ({ scene }) => scene.beside ?? [],
    ),
  )
  for (const things of told) {
    const names = things.map(({ name }) => name)
    expect(names.includes('calendar')).toBe(names.includes('penguin'))
    expect(names.includes('crown')).toBe(!names.includes('calendar'))
    expect(names.filter((name) => ['rolledCarpet', 'cake', 'bigDrum'].includes(name))).toHaveLength(1)
    expect(things).toContainEqual({ name: 'lovedThing', shows: 'treinen' })
    const lengths = things
      .filter(({ name }) => name === 'lolly')
      .map(({ state }) => Number(state?.['long'] ?? 1))
    expect(lengths).toEqual(lengths.toSorted((a, b) => b - a))
    expect(lengths.at(-1)).toBe(0)
  }
  expect(new Set(told.map((things) => things.some(({ name }) => name === 'crown'))).size).toBe(2)
})
