import { describe, expect, it } from 'vitest'
import { boundsOf } from '../../boxes.ts'
import type { Shape } from '../../drawing.ts'
import type { ModelRequest } from '../model-request.ts'
import { frameAt } from '../space/frame.ts'
import { lensOf } from '../space/lens.ts'
import { thingsOfModels } from '../things-of-models.ts'
import { modelNamed } from './model-named.ts'

/** What is drawn on a roll of wallpaper that hangs before the reader, without paper and roll. */
function drawnOn(state: ModelRequest['state']): Shape[] {
  const built = modelNamed.wallpaper({
    id: 'paper',
    frame: frameAt([0, 0, 0], { heading: 270 }),
    act: { pose: 'stand', feels: 'calm' },
    state: { shows: ['octopus'], ...state },
    seed: 'noor',
  })
  const lens = lensOf({ put: [0.5, 0.5], distance: 2, pitch: 0, focal: 1 }, [0, 0.28, 0], {
    width: 1000,
    height: 1000,
  })
  const view = { lens, haze: (colour: string) => colour, near: () => 0.7 }
  return thingsOfModels([[built]], view)
    .flatMap(({ shapes }) => shapes)
    .filter(({ group }) => group !== 'paper' && group !== 'roll')
}

describe('a roll of wallpaper', () => {
  it('shows of what is drawn only as much as is unrolled', () => {
    const whole = boundsOf(drawnOn({ long: 0.8 }))
    const part = boundsOf(drawnOn({ long: 0.4, whole: 0.8 }))
    const [all, seen] = [whole.x1 - whole.x0, part.x1 - part.x0]
    expect(seen).toBeGreaterThan(all * 0.35)
    expect(seen).toBeLessThan(all * 0.65)
    expect(part.y1 - part.y0).toBeCloseTo(whole.y1 - whole.y0, -1)
  })
})
