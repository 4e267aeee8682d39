import { expect, test } from 'vitest'
import type { ModelRequest } from '../model-request.ts'
import { frameAt } from '../space/frame.ts'
import { postwoman } from './postwoman.ts'

function piecesWith(state: ModelRequest['state'], seed = 'one'): string[] {
  const act = { pose: 'stand', feels: 'calm' }
  return postwoman({
    id: 'postwoman',
    frame: frameAt([0, 0, 3], { heading: 270 }),
    act,
    state,
    seed,
  }).pieces.map(({ name }) => name)
}

test('she always wears her cap, and has her bag unless she has put it down', () => {
  expect(piecesWith({})).toEqual(expect.arrayContaining(['cap', 'bag']))
  expect(piecesWith({ bag: false })).toContain('cap')
  expect(piecesWith({ bag: false })).not.toContain('bag')
})
