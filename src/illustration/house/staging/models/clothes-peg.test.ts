import { expect, test } from 'vitest'
import type { ModelRequest } from '../model-request.ts'
import type { Model } from '../solids/solid.ts'
import { frameAt } from '../space/frame.ts'
import { pegRow } from './clothes-peg.ts'

function rowWith(state: ModelRequest['state']): Model {
  const hands = { left: [0, 1, 0], right: [0.7, 1.2, 0] } as const
  const frame = frameAt([0, 1, 0], { heading: 270 })
  return pegRow({ id: 'pegs', frame, act: { pose: 'stand', feels: 'calm', hands }, state, seed: 'one' })
}

/** How far the grips are above the jaws, of each peg. */
function risesOf({ pieces }: Model): number[] {
  return pieces.map(({ solids }) => {
    const [leg] = solids
    if (leg?.kind !== 'limb') throw new Error('a peg is of limbs')
    return (leg.points.at(-1)?.[1] ?? 0) - (leg.points[0]?.[1] ?? 0)
  })
}

test('seven are clipped on along a sleeve unless a picture tells another number', () => {
  expect(rowWith({}).pieces).toHaveLength(7)
  expect(rowWith({ n: 1 }).pieces).toHaveLength(1)
})

test('they stand up from what they are on, or hang from it', () => {
  expect(Math.min(...risesOf(rowWith({})))).toBeGreaterThan(0.05)
  expect(Math.max(...risesOf(rowWith({ hangs: true })))).toBeLessThan(-0.05)
})
