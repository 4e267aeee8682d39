import { describe, expect, test } from 'vitest'
import type { Brief } from '#book/brief.ts'
import { limits } from '#book/limits.ts'
import { sizes } from '#book/size.ts'
import { arcChild } from './arcs/arc-children.ts'
import { loadArcs } from './arcs/load-arcs.ts'
import { houseStoryteller } from './house-storyteller.ts'
import { loadStories } from './load-stories.ts'
import type { StagedSpreads } from './staged-spreads.ts'

const arc = loadArcs().find(({ id }) => id === 'the-long-ladder')
if (!arc) throw new Error('friendship has one story')
const { brief } = arcChild(
  arc,
  { level: 'child', size: 'small', who: null, cast: [], gender: 'female', answer: 1, wheels: false },
  'dutch',
)
const staged: StagedSpreads = new Map(
  ['cover', ...arc.beats.map(({ id }) => id)].map((name) => [name, undefined]),
)
const teller = houseStoryteller(loadStories(), (folder) => (folder === arc.id ? staged : new Map()))

const titlesOf = (told: Brief, round = 0): Promise<string[]> =>
  Array.fromAsync(teller.proposeTitles(told, round))
const isOfLadder = async (told: Brief, seed: string): Promise<boolean> =>
  /bal|tok/iu.test((await teller.writeStory(told, seed)).spreads[0]?.text ?? '')
const seeds = Array.from({ length: 12 }, (_, place) => `seed ${place}`)
/** How many of twelve books are of the ladder. */
const ladders = async (told: Brief): Promise<number> =>
  (await Promise.all(seeds.map((seed) => isOfLadder(told, seed)))).filter(Boolean).length

const ladderTitle = 'De lange ladder'
const fenceTitle = 'Een hek voor twee'
const own = { ...brief, title: 'Zelf bedacht' }

describe('a theme of two stories', () => {
  test('proposes titles of both, and no title twice in all rounds', async () => {
    const rounds = await Promise.all(
      Array.from({ length: limits.titleRequests }, (_, round) => titlesOf(brief, round)),
    )
    expect(rounds.map((titles) => titles.length)).toEqual(rounds.map(() => limits.titlesPerRequest))
    expect(new Set(rounds.flat()).size).toBe(rounds.flat().length)
    expect(rounds.flat()).toContain(ladderTitle)
    const ofFence = (title: string): boolean => /bank|hek|koe|kant|plank|olifant/iu.test(title)
    expect(rounds[0]?.filter(ofFence).length).toBeGreaterThan(1)
  })

  test('tells the story that the title is of, whatever the seed', async () => {
    expect(await ladders({ ...brief, title: ladderTitle })).toBe(seeds.length)
    expect(await ladders({ ...brief, title: fenceTitle })).toBe(0)
  })

  test('tells one or the other under a title of somebody’s own, by the seed', async () => {
    const count = await ladders(own)
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThan(seeds.length)
  })

  test('says in which sizes the story of a title comes', () => {
    expect(teller.sizesOfTitle?.(brief, ladderTitle)).toEqual(['small', 'medium'])
    expect(teller.sizesOfTitle?.(brief, fenceTitle)).toBeNull()
    expect(teller.sizesOfTitle?.(brief, own.title)).toBeNull()
  })

  test('says of each title what its story is about, and of somebody’s own nothing', () => {
    const [ofLadder, ofFence] = [ladderTitle, fenceTitle].map((title) => teller.aboutTitle?.(brief, title))
    expect(ofLadder).toMatch(/bal ligt op het dak/u)
    expect(ofFence).toMatch(/koe/u)
    for (const about of [ofLadder, ofFence]) expect(about).toContain(brief.hero.name)
    expect(teller.aboutTitle?.(brief, own.title)).toBeNull()
  })

  test('tells no story again while there is another', async () => {
    expect(await ladders({ ...own, toldBefore: ['friendship'] })).toBe(seeds.length)
    expect(await ladders({ ...own, toldBefore: [arc.id] })).toBe(0)
    const both = await ladders({ ...own, toldBefore: ['friendship', arc.id] })
    expect(both).toBeGreaterThan(0)
    expect(both).toBeLessThan(seeds.length)
  })

  test('offers what was told before in those sizes alone in which there is no other', async () => {
    const told = { ...brief, toldBefore: ['friendship'] }
    expect(teller.sizesOfTitle?.(told, fenceTitle)).toEqual(
      sizes.filter((size) => size !== 'small' && size !== 'medium'),
    )
    expect(await ladders({ ...own, size: 'large', toldBefore: ['friendship'] })).toBe(0)
    expect(await titlesOf({ ...brief, toldBefore: [arc.id] })).not.toContain(ladderTitle)
  })

  test('is told to a child in a wheelchair as well', async () => {
    const hero = { ...own.hero, description: 'Zit in een rolstoel.' }
    expect(await ladders({ ...own, hero, toldBefore: ['friendship'] })).toBe(seeds.length)
  })

  test('keeps to the first beside a sorrow, for a grown-up, and where pictures are missing', async () => {
    expect(await ladders({ ...own, twist: 'Haar opa is vorige week overleden.' })).toBe(0)
    expect(await ladders({ ...own, hero: { ...own.hero, age: 40 } })).toBe(0)
    const bare = houseStoryteller(loadStories(), () => new Map())
    expect(bare.sizesOfTitle?.(brief, ladderTitle)).toBeNull()
  })
})

describe('the story of the ladder', () => {
  test('draws on the pebble what the child loves, in words and for the pictures', async () => {
    const story = await teller.writeStory({ ...brief, title: ladderTitle }, 'seed')
    expect(story.spreads.filter(({ text }) => text.includes('treinen')).length).toBeGreaterThan(2)
    expect(story.cover.stage?.words).toEqual({ l1: 'treinen' })
  })

  test('names in a title what is known to be loved, with the capitals of a title', async () => {
    const english: Brief = { ...brief, language: 'english', twist: 'her green bicycle' }
    const all = async (told: Brief): Promise<string[]> =>
      (await Promise.all([0, 1, 2, 3, 4, 5].map((round) => titlesOf(told, round)))).flat()
    expect(await all(english)).toContain('A Duck Sits on Her Green Bicycle')
    expect((await all({ ...english, twist: '' })).filter((title) => title.startsWith('A Duck Sits'))).toEqual(
      [],
    )
  })

  test('has something to draw there for whom nothing is known to love', async () => {
    const story = await teller.writeStory({ ...brief, title: ladderTitle, twist: '' }, 'seed')
    expect(story.cover.stage?.words?.['l1']).toMatch(/walvis|draak|kasteel/)
  })
})
