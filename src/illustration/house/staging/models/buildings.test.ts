import { expect, it } from 'vitest'
import { frameAt } from '../space/frame.ts'
import { lensOf } from '../space/lens.ts'
import { thingsOfModels } from '../things-of-models.ts'
import { modelNamed } from './model-named.ts'

it.each([2.6, 7, 14])(
  'a house of little depth has no board of its back before its front wall, seen from %i m',
  (distance) => {
    const house = modelNamed.house({
      id: 'house',
      frame: frameAt([0, 0, 0], { heading: 270 }),
      act: { pose: 'stand', feels: 'calm' },
      state: { w: 6, d: 3, h: 3.2, chimney: false },
      seed: 'noor',
    })
    const lens = lensOf({ put: [0.5, 0.5], distance, pitch: -5, focal: 1 }, [0, 1, 0], {
      width: 1000,
      height: 1000,
    })
    const parts = thingsOfModels([[house]], { lens, haze: (colour) => colour, near: () => 0.7 }).flatMap(
      ({ shapes }) => shapes.map(({ part, group }) => (group === 'wallFront' ? group : part)),
    )
    expect(parts).toContain('eaves')
    expect(parts.lastIndexOf('eaves')).toBeLessThan(parts.indexOf('wallFront'))
  },
)
