import { describe, expect, test } from 'vitest'
import type { Brief } from '#book/brief.ts'
import { houseStoryteller } from '../house-storyteller.ts'
import { loadStories } from '../load-stories.ts'
import type { StagedSpreads } from '../staged-spreads.ts'
import { arcChild, type ChildChoice } from './arc-children.ts'
import { loadArcs } from './load-arcs.ts'
import { prepareArc } from './prepare-arc.ts'
import { tellArc, textOf } from './tell-arc.ts'

const arc = loadArcs().find(({ id }) => id === 'all-of-the-sea')
if (!arc) throw new Error('nature and animals has one story')
const sea = arc

/** A child of six who comes alone and loves one thing, but for what is told. */
const briefOf = (choice: Partial<ChildChoice> = {}, language: 'dutch' | 'english' = 'dutch'): Brief =>
  arcChild(
    sea,
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
const pagesOf = (brief: Brief, seed = 'seed'): Map<string, string> =>
  new Map(tellArc(sea, prepareArc(sea, brief, null, seed)).map((beat) => [beat.id, textOf(beat)]))
const seeds = Array.from({ length: 24 }, (_, place) => `seed ${place}`)

describe('the story of all of the sea', () => {
  test('says in its first line that the sea is gone, and in its last why it comes twice a day', () => {
    for (const seed of seeds) {
      const pages = [...pagesOf(briefOf({ size: 'small' }), seed).values()]
      expect(pages[0]).toMatch(/^[^.]*(één emmer|zee was op)/)
      expect(pages.at(-1)?.split('\n').at(-1)).toMatch(/twee keer/i)
    }
  })

  test('has been all but a bucket, and is all but a drop', () => {
    const pages = pagesOf(briefOf({}, 'english'))
    expect(pages.get('s08')).toContain('‘All of it.’')
    expect(pages.get('s10')).toContain('‘All but a bucket.’')
    expect(pages.get('s22')).toContain('‘All but a drop.’')
  })

  test('what the seed chose was lost holds on every page, and the seed may choose any of it', () => {
    const heard = seeds.map((seed) => {
      const pages = pagesOf(briefOf(), seed)
      const lost = /fiets|leunstoel|brievenbus/.exec(pages.get('s07') ?? '')?.[0] ?? ''
      const sound = /rinkelde|schoof|klepperde/.exec(pages.get('s18') ?? '')?.[0] ?? ''
      return `${lost} ${sound}`
    })
    expect(new Set(heard)).toEqual(new Set(['fiets rinkelde', 'leunstoel schoof', 'brievenbus klepperde']))
  })

  test('a small book hears nothing of what it did not pass', () => {
    const small = seeds.map((seed) => pagesOf(briefOf({ size: 'small' }), seed).get('s18') ?? '')
    expect(small.filter((page) => /rinkelde|stoel|klepperde/.test(page))).toEqual([])
    expect(small.filter((page) => !page.includes('treinen'))).toEqual([])
  })

  test('draws in the sand what the child loves, and the sea has found the rest of it', () => {
    const pages = pagesOf(briefOf({ answer: 3 }))
    expect(pages.get('s01')).toContain('treinen')
    expect(pages.get('s10')).toContain('octopussen')
    expect(pages.get('s10')).toContain('haar groene fiets')
  })

  test('puts the bucket in the lap of a child in a wheelchair', () => {
    expect(pagesOf(briefOf({ wheels: true })).get('s03')).toContain('Op schoot bij Noor')
    expect(pagesOf(briefOf()).get('s03')).not.toContain('schoot')
  })

  test('is told beside the first story of its theme, to one account only once while there is another', async () => {
    const staged: StagedSpreads = new Map(
      ['cover', ...sea.beats.map(({ id }) => id)].map((name) => [name, undefined]),
    )
    const teller = houseStoryteller(loadStories(), (folder) => (folder === sea.id ? staged : new Map()))
    const own = { ...briefOf(), title: 'Zelf bedacht' }
    const ofSea = async (told: Brief): Promise<number> =>
      (await Promise.all(seeds.map((seed) => teller.writeStory(told, seed)))).filter(
        ({ cover }) => cover.stage?.story === sea.id,
      ).length
    const count = await ofSea(own)
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThan(seeds.length)
    expect(await ofSea({ ...own, toldBefore: ['natureAnimals'] })).toBe(seeds.length)
    expect(await ofSea({ ...own, toldBefore: [sea.id] })).toBe(0)
    expect(teller.sizesOfTitle?.(own, 'De hele zee')).toEqual(['small', 'medium'])
  })
})
