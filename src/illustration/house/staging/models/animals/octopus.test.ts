import { describe, expect, it } from 'vitest'
import type { Act } from '../../model-request.ts'
import { frameAt } from '../../space/frame.ts'
import { lengthOf, minus, type Vector } from '../../space/vector.ts'
import type { Model } from '../../solids/solid.ts'
import { octopus } from './octopus.ts'

function octopusThat(act: Partial<Act>): Model {
  const frame = frameAt([0, 0, 0], { heading: 270 })
  return octopus({
    id: 'companion1',
    frame,
    act: { pose: 'stand', feels: 'calm', ...act },
    state: {},
    seed: 'a',
  })
}

/** Of its arms, in metres. */
function lowest({ pieces }: Model): number {
  const heights = pieces.flatMap(({ solids }) =>
    solids.flatMap((solid) =>
      solid.kind === 'limb' ? solid.points.map(([, y], index) => y - (solid.radii[index] ?? 0)) : [],
    ),
  )
  return Math.min(...heights)
}

describe('an octopus', () => {
  it('stands, walks, sits and sleeps on the ground, and swims clear of it', () => {
    for (const pose of ['stand', 'walk', 'run', 'sit', 'wave', 'cheer', 'sleep', 'push']) {
      expect(lowest(octopusThat({ pose })), pose).toBeGreaterThan(-0.03)
      expect(lowest(octopusThat({ pose })), pose).toBeLessThan(0.03)
    }
    expect(lowest(octopusThat({ pose: 'jump' }))).toBeGreaterThan(0.05)
  })

  it('has eight arms, and puts the two foremost where its hands are told to be', () => {
    const right: Vector = [-0.3, 0.4, -0.35]
    const { pieces, anchors } = octopusThat({ hands: { right } })
    expect(pieces.filter(({ name }) => /^arm\d$/.test(name))).toHaveLength(8)
    expect(lengthOf(minus(anchors.handR?.origin ?? [9, 9, 9], right))).toBeLessThan(0.02)
  })

  it('reaches no farther than an arm goes', () => {
    const far: Vector = [-4, 1, -4]
    const { anchors } = octopusThat({ hands: { right: far } })
    expect(lengthOf(anchors.handR?.origin ?? [9, 9, 9])).toBeLessThan(1)
  })

  it('lifts one arm in a wave and two in a cheer', () => {
    const lifted = (pose: string): number =>
      (['handL', 'handR'] as const).filter(
        (hand) => (octopusThat({ pose }).anchors[hand]?.origin[1] ?? 0) > 0.3,
      ).length
    expect(lifted('stand')).toBe(0)
    expect(lifted('wave')).toBe(1)
    expect(lifted('cheer')).toBe(2)
  })
})
