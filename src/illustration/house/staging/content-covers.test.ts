import { describe, expect, it } from 'vitest'
import type { Companion } from '#book/character.ts'
import { stagedCovers } from '../../../story/house/staged-spreads.ts'
import { settleChoices } from '../cast/actor.ts'
import { sampleSheet } from '../scene-fixtures.ts'
import { modellers } from './models/model-named.ts'
import { stageSpread } from './stage-spread.ts'
import { stagedStories, stagesOf } from './stages-of.ts'

const elephant: Companion = { kind: 'animal', name: 'Dikkie', species: 'elephant', description: '' }
const alone = sampleSheet(0)
const withElephant = {
  ...alone,
  companions: [elephant],
  choices: settleChoices(alone.hero, [elephant], 'content'),
}

const stories = stagedStories().map((name) => {
  const stages = stagesOf(name)
  const covers = stagedCovers(new Set(Object.keys(stages.spreads)), 'content').toSorted()
  return { name, stages, covers }
})

describe.each(stories)('the covers of $name', ({ stages, covers }) => {
  it('are at least four', () => {
    expect(covers.length).toBeGreaterThanOrEqual(4)
  })

  it.each(covers)('leave room for a title over %s, and show the child before a heavy companion', (cover) => {
    const plan = stages.spreads[cover]
    if (!plan) throw new Error(`${cover} is not staged`)
    expect(plan.mustSee).toContainEqual({ clear: [0.1, 0.06, 0.9, 0.3] })
    const asked = { ...plan, mustSee: [...plan.mustSee, { seen: 'hero', least: 0.5 }] }
    const { proofs } = stageSpread({
      stages: { ...stages, spreads: { [cover]: asked } },
      spread: cover,
      sheet: withElephant,
      modellers,
      seed: 'content',
    })
    expect(proofs.filter(({ holds }) => !holds)).toEqual([])
  })
})
