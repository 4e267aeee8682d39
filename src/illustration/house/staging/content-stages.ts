import { describe, expect, it } from 'vitest'
import type { StagePlan } from '#book/stage-plan.ts'
import type { CharacterSheet } from '../../illustrator.ts'
import { sampleSheet } from '../scene-fixtures.ts'
import { shownOnCover } from './check-stage.ts'
import { modellers } from './models/model-named.ts'
import { stageSpread } from './stage-spread.ts'
import { stagedStories, stagesOf } from './stages-of.ts'

const inWheelchair = sampleSheet(2)
const casts: readonly (readonly [string, CharacterSheet])[] = [
  ...[0, 1, 2, 3, 5].map((count) => [`${count} companions`, sampleSheet(count)] as const),
  [
    'the child in a wheelchair',
    { ...inWheelchair, hero: { ...inWheelchair.hero, description: 'Zit in een rolstoel.' } },
  ],
]

/**
 * Tests that all pictures of every other story show what they must, for every company: half of the stories a file, since a file of tests
 * has one core.
 */
export function testStages(half: 0 | 1): void {
  const staged = stagedStories()
    .filter((_, index) => index % 2 === half)
    .flatMap((name) => {
      const stages = stagesOf(name)
      return Object.keys(stages.spreads).map((spread) => ({ name, spread, stages }))
    })

  describe.each(staged)('$name, $spread', ({ stages, spread }) => {
    it.each(casts)('shows what must be seen with %s, on its own pages and on one', (_, sheet) => {
      const { layout } = stages.spreads[spread] as StagePlan
      const failing = (layout === 'double' ? [false, true] : [false]).flatMap((onOnePage) =>
        stageSpread({ stages, spread, sheet, modellers, seed: 'content', onOnePage })
          // Faces on covers have companies of their own (`content-covers.test.ts`).
          .proofs.filter(({ fact, holds }) => !holds && !fact.includes(shownOnCover))
          .map(
            ({ fact, asked, found }) => `${onOnePage ? 'one page: ' : ''}${fact}: ${asked}; found ${found}`,
          ),
      )
      expect(failing).toEqual([])
    })
  })
}
