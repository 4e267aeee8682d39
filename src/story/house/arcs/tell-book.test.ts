import { describe, expect, test } from 'vitest'
import type { BookEvent } from '#book/event.ts'
import { sizes } from '#book/size.ts'
import { houseStoryteller } from '../house-storyteller.ts'
import { loadStories } from '../load-stories.ts'
import type { StagedSpreads } from '../staged-spreads.ts'
import { arcChild } from './arc-children.ts'
import { type Arc, loadArcs } from './load-arcs.ts'
import { eventStoryOf } from './tell-book.ts'

const arc = loadArcs().find(({ id }) => id === 'seven-pegs') as Arc
const everything: StagedSpreads = new Map(
  ['cover', 'cover-back', ...arc.beats.map(({ id }) => id)].map((name) => [name, undefined]),
)
const without = (...names: string[]): StagedSpreads =>
  new Map([...everything].filter(([name]) => !names.includes(name)))

const { brief, facts } = arcChild(
  arc,
  { level: 'child', size: 'small', who: 'cat', cast: [0, 3], gender: 'female', answer: 0, wheels: false },
  'dutch',
)
if (!facts) throw new Error('facts of an event')
const event: BookEvent = {
  story: arc.id,
  who: facts.who,
  name: facts.name,
  gender: facts.gender,
  answers: [...facts.answers],
}
const tellerWith = (staged: StagedSpreads) => houseStoryteller(loadStories(), () => staged)

describe('a book about something that happened', () => {
  test('is told from its first line on, whatever theme was chosen', async () => {
    const heard: number[] = []
    const story = await tellerWith(everything).writeStory({ ...brief, event }, 'seed', ({ spread }) => {
      heard.push(spread)
    })
    expect(story.spreads.map(({ spread }) => spread)).toEqual(heard)
    expect(story.spreads[0]?.text).toMatch(/^Minoes was dood/)
    expect(story.blurb).toContain('Minoes')
    expect(story.spreads.every(({ scene }) => scene.caption !== '')).toBe(true)
    expect(story.cover.stage).toMatchObject({
      story: arc.id,
      takes: expect.arrayContaining(['cover', 'cover-back']),
    })
  })

  test('shows the picture of what was answered, where that has one of its own', async () => {
    const staged = new Map([...everything, ['s10-sun', undefined] as const, ['s10-hole', undefined] as const])
    const story = await tellerWith(staged).writeStory(
      { ...brief, event: { ...event, answers: ['sun'] } },
      'seed',
    )
    const shown = story.spreads.map(({ scene }) => scene.stage?.spread)
    expect(shown).toContain('s10-sun')
    expect(shown).not.toContain('s10')
  })

  test('leaves what is done to whose page it is, whatever place they have in the brief', async () => {
    const carer = brief.companions.find((one) => one.kind === 'person')
    const cat = { kind: 'animal', name: 'Poes', species: 'cat', description: '' } as const
    if (!carer) throw new Error('a companion')
    const actorsWith = async (companions: typeof brief.companions): Promise<unknown[]> => {
      const told = { ...brief, size: 'large' as const, companions, event }
      const { spreads } = await tellerWith(everything).writeStory(told, 'seed')
      return spreads
        .filter(({ scene }) => scene.stage?.spread === 's13')
        .map(({ scene }) => scene.stage?.actor)
    }
    expect(await actorsWith([cat, { ...carer, age: 40 }])).toEqual(['companion2'])
    expect(await actorsWith([cat])).toEqual(['hero'])
  })

  test('has no staged picture where one is missing', async () => {
    const story = await tellerWith(without('s12')).writeStory({ ...brief, event }, 'seed')
    expect(story.spreads.every(({ scene }) => scene.stage === undefined)).toBe(true)
  })

  test('has ten titles a round, and none that names what the smallest book leaves out', async () => {
    const [first, second] = await Promise.all(
      [0, 1].map((round) =>
        Array.fromAsync(tellerWith(everything).proposeTitles({ ...brief, event }, round)),
      ),
    )
    expect(new Set([...(first ?? []), ...(second ?? [])]).size).toBe(20)
    expect([...(first ?? []), ...(second ?? [])]).not.toContain('Precies in het midden')
  })
})

describe('a story of an event', () => {
  test('is offered with its questions, in the sizes that are drawn', () => {
    const offered = eventStoryOf(arc, 'dutch', 6, everything)
    expect(offered?.about.map(({ who }) => who)).toEqual(['cat', 'dog', 'elder', 'parent'])
    expect(offered?.about[0]?.sizes).toEqual([...sizes])
    expect(offered?.about[0]?.asks[0]?.question).toBe('Wat deed {lost} ’s middags?')
    expect(eventStoryOf(arc, 'dutch', 6, without('s03'))?.about[0]?.sizes).toEqual(['small'])
  })

  test('is not offered of whom an answer has no picture, to whom it is not written for, or where nothing is drawn', () => {
    const onlySun = new Map([...without('s10'), ['s10-sun', undefined] as const])
    expect(eventStoryOf(arc, 'dutch', 6, onlySun)).toBeNull()
    const ofCats = new Map([...onlySun, ['s10-wall', undefined] as const])
    expect(eventStoryOf(arc, 'dutch', 6, ofCats)?.about.map(({ who }) => who)).toEqual(['cat'])
    expect(eventStoryOf(arc, 'dutch', 40, everything)).toBeNull()
    expect(eventStoryOf(arc, 'dutch', 6, new Map())).toBeNull()
  })
})
