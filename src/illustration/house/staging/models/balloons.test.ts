import { describe, expect, it } from 'vitest'
import { boundsOf } from '../../boxes.ts'
import type { Shape } from '../../drawing.ts'
import type { ModelRequest } from '../model-request.ts'
import { frameAt } from '../space/frame.ts'
import { lensOf } from '../space/lens.ts'
import { thingsOfModels } from '../things-of-models.ts'
import { modelNamed } from './model-named.ts'

type Balloon = 'spoken' | 'thought'

/** A balloon as it is seen from before it, so steep. */
function shapesOf(name: Balloon, state: ModelRequest['state'], pitch = 0): Shape[] {
  const built = modelNamed[name]({
    id: name,
    frame: frameAt([0, 1, 0], { heading: 270 }),
    act: { pose: 'stand', feels: 'calm' },
    state,
    seed: 'noor',
  })
  const lens = lensOf({ put: [0.5, 0.5], distance: 2, pitch, focal: 1.2 }, [0, 1, 0], {
    width: 1000,
    height: 1000,
  })
  const view = { lens, haze: (colour: string) => colour, near: () => 0.7 }
  return thingsOfModels([[built]], view).flatMap(({ shapes }) => shapes)
}

const isBalloon = ({ part }: Shape): boolean => part === 'bubble' || part === 'bubbleEdge'

describe('balloons', () => {
  it.each(['spoken', 'thought'] as const)(
    '%s shows its picture before all of itself, from any height',
    (name) => {
      for (const pitch of [20, 0, -30]) {
        const shapes = shapesOf(name, { shows: 'nut' }, pitch)
        const last = shapes.findLastIndex(isBalloon)
        expect(shapes.length).toBeGreaterThan(last + 1)
        expect(shapes.findIndex((shape) => !isBalloon(shape))).toBe(last + 1)
      }
    },
  )

  it.each(['spoken', 'thought'] as const)(
    '%s leads to its left, or to its right where who has it is there',
    (name) => {
      const middleOfFoot = (state: ModelRequest['state']): number => {
        const shapes = shapesOf(name, state)
        const { y1 } = boundsOf(shapes)
        const low = shapes.flatMap(({ points }) => points.filter(([, y]) => y > y1 - 20))
        return low.reduce((sum, [x]) => sum + x, 0) / low.length
      }
      expect(middleOfFoot({})).toBeLessThan(420)
      expect(middleOfFoot({ tail: 'right' })).toBeGreaterThan(580)
    },
  )

  it('shows an animal or a thing by its name before it asks what a word stands for', () => {
    const partsOf = (shows: string): Set<string> =>
      new Set(shapesOf('thought', { shows }).map(({ part }) => part))
    // By the lexicon a barn is a child, in Swedish, and a nut nothing that is drawn.
    expect(partsOf('barn')).not.toEqual(partsOf('bear'))
    expect(partsOf('nut')).not.toEqual(partsOf('star'))
    expect(partsOf('hill')).not.toEqual(partsOf('mountain'))
  })

  it('shows a thing in its own colour', () => {
    const colours = (colour?: string): string[] =>
      shapesOf('thought', { shows: 'barn', ...(colour && { colour }) }).map((shape) => shape.colour)
    expect(colours('#b8402f')).toContain('#b8402f')
    expect(colours()).not.toContain('#b8402f')
  })
})
