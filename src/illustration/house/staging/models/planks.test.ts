import { describe, expect, it } from 'vitest'
import type { ModelRequest } from '../model-request.ts'
import { frameAt } from '../space/frame.ts'
import { lensOf } from '../space/lens.ts'
import { thingsOfModels } from '../things-of-models.ts'
import { type ModelName, modelNamed } from './model-named.ts'

/** The parts of a model that a lens before it sees, back to front; its front is turned to the lens by a heading of 270. */
function partsSeen(
  name: ModelName,
  heading: number,
  state: ModelRequest['state'] = {},
  seed = 'noor',
): string[] {
  const frame = frameAt([0, 0, 0], { heading })
  const built = modelNamed[name]({ id: name, frame, act: { pose: 'stand', feels: 'calm' }, state, seed })
  const lens = lensOf({ put: [0.5, 0.5], distance: 4, pitch: -8, focal: 1.2 }, [0, 0.6, 0], {
    width: 1000,
    height: 1000,
  })
  const things = thingsOfModels([[built]], { lens, haze: (colour) => colour, near: () => 0.7 })
  return things.flatMap(({ shapes }) => shapes.map(({ part }) => part))
}

describe('the fence of four planks', () => {
  it('has its hole on both sides, and an eye in it only where somebody looks out', () => {
    expect(partsSeen('plankFence', 270)).toContain('hole')
    expect(partsSeen('plankFence', 90)).toContain('hole')
    expect(partsSeen('plankFence', 270)).not.toContain('iris')
    expect(partsSeen('plankFence', 270, { eye: '#444444' })).toContain('iris')
    expect(partsSeen('plankFence', 90, { eye: '#444444' })).not.toContain('iris')
  })

  it('is open to whoever looks through it where it is as wide as a face', () => {
    const planks = (state: ModelRequest['state']): number =>
      partsSeen('plankFence', 270, state).filter((part) => part === 'plank').length
    expect(partsSeen('plankFence', 270, { open: true })).not.toContain('hole')
    // Of its plank two pieces are left.
    expect(planks({ open: true })).toBeGreaterThan(planks({}))
  })

  it.each([225, 255, 270, 300])(
    'lies before its battens as it is seen from its front, at a heading of %i',
    (heading) => {
      const parts = partsSeen('plankFence', heading)
      expect(parts.lastIndexOf('batten')).toBeLessThan(parts.indexOf('plank'))
    },
  )

  it.each([45, 90, 120])('lies behind them from behind, at a heading of %i', (heading) => {
    expect(partsSeen('plankFence', heading).at(-1)).toBe('batten')
  })
})

describe('a roll of wallpaper', () => {
  it('shows what is drawn on it as far as it is unrolled', () => {
    expect(partsSeen('wallpaper', 270, { shows: ['octopus'] }).length).toBeGreaterThan(
      partsSeen('wallpaper', 270).length,
    )
    expect(partsSeen('wallpaper', 270, { shows: ['octopus'], long: 0 })).not.toContain('paper')
  })
})

describe('a coat that a story tells', () => {
  it.each(['a', 'b', 'c', 'd'])('has patches where it is told so, whatever the seed: %s', (seed) => {
    expect(partsSeen('cow', 0, { coat: ['#fbf5ea', '#4a4347', 'patches'] }, seed)).toContain('patch')
  })
})
