import { describe, expect, it } from 'vitest'
import type { Model } from '../../solids/solid.ts'
import { frameAt } from '../../space/frame.ts'
import { lengthOf, minus, type Vector } from '../../space/vector.ts'
import { person } from '../person.ts'
import { pairs } from './pairs.ts'
import { personPoses } from './stances.ts'

function held(pose: string): Model {
  const frame = frameAt([0, 0, 0], { heading: 270 })
  return person({ id: 'somebody', frame, act: { pose, feels: 'calm' }, state: { age: 7 }, seed: 'poses' })
}

const joints = ['handL', 'handR', 'elbowL', 'elbowR', 'footL', 'footR', 'kneeL', 'kneeR', 'crown', 'chest']

/** Joints from the middle of the body, in its heights. */
function shape({ anchors, height }: Model): Vector[] {
  const middle = anchors['waistL']?.origin ?? [0, 0, 0]
  return joints.map((name) => {
    const [x, y, z] = minus(anchors[name]?.origin ?? middle, middle)
    return [x / height, y / height, z / height]
  })
}

describe('poses of people', () => {
  const shapes = personPoses.map((pose) => ({ pose, joints: shape(held(pose)) }))

  it('are eighty and more, and twenty and more of two', () => {
    expect(personPoses.length).toBeGreaterThanOrEqual(80)
    expect(Object.keys(pairs).length).toBeGreaterThanOrEqual(20)
  })

  it('are each another: some joint is a thirteenth of the height elsewhere', () => {
    for (const [index, one] of shapes.entries())
      for (const other of shapes.slice(index + 1)) {
        const apart = one.joints.map((joint, at) => lengthOf(minus(joint, other.joints[at] ?? joint)))
        expect(Math.max(...apart), `${one.pose} and ${other.pose}`).toBeGreaterThan(1 / 13)
      }
  })

  it.each(personPoses)('keep hands out of the head and limbs apart: %s', (pose) => {
    const { anchors, head } = held(pose)
    for (const hand of ['handL', 'handR']) {
      const palm = anchors[hand]?.origin ?? head?.centre ?? [0, 0, 0]
      const away = lengthOf(minus(palm, head?.centre ?? palm)) / (head?.radius ?? 1)
      expect(away, hand).toBeGreaterThan(0.8)
    }
    for (const limb of ['foot', 'knee', 'elbow']) {
      const [left, right] = [anchors[`${limb}L`]?.origin, anchors[`${limb}R`]?.origin]
      expect(left && right && lengthOf(minus(left, right)), limb).toBeGreaterThan(0.03)
    }
  })

  it('of two name poses that people have', () => {
    const named = Object.values(pairs).flatMap(({ own, other }) =>
      [own, other].flatMap((part) => [
        part.pose,
        'taller' in part && part.taller,
        'smaller' in part && part.smaller,
      ]),
    )
    for (const pose of named.filter(Boolean)) expect(personPoses).toContain(pose)
  })
})
