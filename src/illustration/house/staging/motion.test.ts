import { expect, test } from 'vitest'
import { sampleSheet } from '../scene-fixtures.ts'
import { modellers } from './models/model-named.ts'
import { stageSpread } from './stage-spread.ts'
import { stagesOf } from './stages-of.ts'

/** The parts that are drawn of somebody's motion. */
function motionIn(spread: string): Set<string> {
  const stages = stagesOf('adventure')
  const { drawing } = stageSpread({ stages, spread, sheet: sampleSheet(1), modellers, seed: 'one' })
  const left = drawing.things.filter(({ id }) => id === 'motion-cart')
  return new Set(left.flatMap(({ shapes }) => shapes.map(({ part }) => part)))
}

test('what goes fast stirs up the air and the dust, on water the air alone, and what stands still nothing', () => {
  expect(motionIn('s20')).toEqual(new Set(['dust', 'streak']))
  expect(motionIn('s08')).toEqual(new Set(['streak']))
  expect(motionIn('s01')).toEqual(new Set())
})
