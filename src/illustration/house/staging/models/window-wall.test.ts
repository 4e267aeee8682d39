import { expect, test } from 'vitest'
import type { ModelRequest } from '../model-request.ts'
import { frameAt } from '../space/frame.ts'
import { windowWall } from './window-wall.ts'

function piecesWith(state: ModelRequest['state']): string[] {
  const act = { pose: 'stand', feels: 'calm' }
  const frame = frameAt([0, 0, 3], { heading: 270 })
  return windowWall({ id: 'wall', frame, act, state, seed: 'one' }).pieces.map(({ name }) => name)
}

test('a wall that is cut ends at its window', () => {
  expect(piecesWith({})).toEqual(expect.arrayContaining(['left', 'right', 'under', 'over']))
  expect(piecesWith({ cut: true })).not.toContain('right')
})

test('it has glass, and a dark room behind, only where a picture wants it', () => {
  expect(piecesWith({})).not.toContain('pane')
  expect(piecesWith({})).not.toContain('room')
  expect(piecesWith({ pane: true, room: '#333333' })).toEqual(expect.arrayContaining(['pane', 'room']))
})
