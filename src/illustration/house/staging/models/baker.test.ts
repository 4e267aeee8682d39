import { expect, test } from 'vitest'
import { frameAt } from '../space/frame.ts'
import { spriteOf } from '../sprite-of-model.ts'
import { baker } from './baker.ts'

const seenFrom = (heading: number): Set<string> =>
  new Set(
    spriteOf(
      baker({
        id: 'baker',
        frame: frameAt([0, 0, 3], { heading }),
        act: { pose: 'stand', feels: 'cross' },
        state: {},
        seed: 'one',
      }),
    ).shapes.map(({ part }) => part),
  )

test('he has his hat from everywhere, and his apron and moustache to his front', () => {
  const [front, back] = [seenFrom(270), seenFrom(90)]
  for (const part of ['hat', 'apron', 'beard'] as const) expect(front).toContain(part)
  expect(back).toContain('hat')
  expect(back).not.toContain('apron')
})
