import { expect, it } from 'vitest'
import type { Companion } from '#book/character.ts'
import type { Placement, Slot, StoryStages } from '#book/stage-plan.ts'
import { sampleHero, sampleSheet } from '../scene-fixtures.ts'
import { modellers } from './models/model-named.ts'
import { pairs } from './people/pose/pairs.ts'
import { type Stage, setStage } from './set-stage.ts'
import { portraitStages } from './stages-of.ts'
import { stageMemory } from './stage-memory.ts'

const { gender, appearance } = sampleHero
const friend: Companion = { kind: 'person', name: 'Sem', age: 7, gender, description: '', appearance }
const grown: Companion = { ...friend, age: 60 }
const inWheelchair: Companion = { ...friend, description: 'zit in een rolstoel' }
const dog: Companion = { kind: 'animal', name: 'Pluis', species: 'dog', description: '' }

const stages: StoryStages = portraitStages()
const [plan] = Object.values(stages.spreads)

interface Told {
  as: string
  companion?: Companion
  /** Who is with whom. */
  own?: 'hero' | 'companion1'
  more?: Partial<Slot>
}

function staged({ as, companion, own = 'hero', more = {} }: Told): Stage {
  if (!plan) throw new Error('a portrait')
  const isHero = own === 'hero'
  const one: Slot = {
    where: { at: [2, 0] },
    with: { who: isHero ? 'companion1' : 'hero', as },
    ...more,
  }
  const other: Slot = { where: { at: [0, 0], up: as === 'onLap' ? 0.5 : 0 } }
  const hero: Placement = { ...(isHero ? one : other), name: 'hero', is: 'person' }
  return setStage({
    stages,
    plan: { ...plan, things: [hero], companions: [isHero ? other : one] },
    sheet: { ...sampleSheet(0), companions: companion ? [companion] : [] },
    modellers,
    words: {},
    size: { width: 1000, height: 1000 },
    memory: stageMemory(),
  })
}

/** Metres between each hand and what it is to be on. */
function apart({ holds, models }: Stage): number[] {
  return holds.map(({ who, hand, at }) => {
    const [x, y, z] = models.get(who)?.anchors[hand === 'left' ? 'handL' : 'handR']?.origin ?? [9, 9, 9]
    return Math.hypot(x - at[0], y - at[1], z - at[2])
  })
}

it.each(Object.keys(pairs))('brings hands together, whoever is the taller: %s', (as) => {
  const isCarried = 'carriedAt' in pairs[as as keyof typeof pairs]
  const companies: Omit<Told, 'as'>[] = [
    { companion: friend },
    { companion: grown },
    ...(isCarried ? [] : [{ companion: grown, own: 'companion1' } as const]),
  ]
  for (const company of companies) {
    const stage = staged({ as, ...company })
    if (stage.holds.length > 0) expect(Math.max(...apart(stage)), company.own).toBeLessThan(0.15)
    else expect(['backToBack', 'noseToNose']).toContain(as)
  }
})

it('stands on the other side where that is told, as in a mirror', () => {
  const x = (side: 'left' | 'right'): number => {
    const { models } = staged({
      as: 'holdHands',
      companion: friend,
      more: { with: { who: 'companion1', as: 'holdHands', side } },
    })
    return models.get('hero')?.frame.origin[0] ?? 0
  }
  expect(x('left')).toBeCloseTo(-x('right'), 6)
  expect(Math.abs(x('left'))).toBeGreaterThan(0.25)
})

it('leaves everybody where the plan has them when the other is not there, or cannot carry them', () => {
  const x = (told: Told): number => staged(told).models.get(told.own ?? 'hero')?.frame.origin[0] ?? 0
  expect(x({ as: 'holdHands' })).toBe(2)
  expect(x({ as: 'piggyback', companion: dog })).toBe(2)
  expect(x({ as: 'piggyback', companion: grown, own: 'companion1' })).toBe(2)
})

it('has in their lap whom somebody in a wheelchair carries', () => {
  const { models } = staged({ as: 'shoulderRide', companion: inWheelchair })
  const [child, carrier] = [models.get('hero'), models.get('companion1')]
  expect(child?.frame.origin[1]).toBeLessThan((carrier?.head?.centre[1] ?? 0) - 0.2)
})

it('does what the plan tells rather than what the pair does', () => {
  const { roles } = staged({
    as: 'embrace',
    companion: friend,
    more: { pose: 'tiptoe', touches: { left: [0, 1, 0] } },
  })
  expect(roles.get('hero')).toMatchObject({ pose: 'tiptoe', touches: { left: [0, 1, 0] } })
  expect(roles.get('companion1')?.pose).toBe('hug')
})

it('names a pair that nobody knows', () => {
  expect(() => staged({ as: 'knot', companion: friend })).toThrow('"knot" is no pair of poses')
})
