import { expect, test } from 'vitest'
import type { Accounts } from './accounts.ts'
import { begin } from './make-call.ts'

const call = { work: 'book', task: 'titles', question: 'q', model: 'compatible:small', mostMicros: 1 }

/** Accounts in which a place comes free after so many looks. */
function busyFor(looks: number, patienceSeconds: number): Accounts {
  let looked = 0
  return {
    patienceSeconds,
    find: () => Promise.resolve(undefined),
    begin: () => Promise.resolve(looked++ < looks ? 'busy' : { id: 'one' }),
    end: () => Promise.resolve(),
  }
}

test('whoever finds every place taken comes again, as long as that is worth it', async () => {
  expect(await begin(busyFor(2, 60), call)).toBe('one')
  await expect(begin(busyFor(Number.POSITIVE_INFINITY, 0), call)).rejects.toMatchObject({
    reason: 'unreachable',
  })
})
