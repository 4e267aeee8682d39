import { expect, test } from 'vitest'
import type { Model } from '../solids/solid.ts'
import { frameAt } from '../space/frame.ts'
import { room } from './room.ts'

function roomWith(state: Record<string, unknown>): Model {
  const act = { pose: 'stand', feels: 'calm' }
  return room({ id: 'room', frame: frameAt([0, 0, 4], { heading: 270 }), act, state, seed: 'one' })
}

const parts = (model: Model): string[] =>
  model.pieces.flatMap(({ solids }) => solids.flatMap((s) => (s.kind === 'drawn' ? [] : [s.paint.part])))

test('its door lets light in only when it is open', () => {
  expect(parts(roomWith({}))).not.toContain('pool')
  expect(parts(roomWith({ open: 40 }))).toContain('pool')
})

test('the handle comes into the room as the door opens', () => {
  const [, , shut = 0] = roomWith({}).anchors['handle']?.origin ?? []
  const [, , open = 9] = roomWith({ open: 60 }).anchors['handle']?.origin ?? []
  expect(shut).toBeGreaterThan(3.9)
  expect(open).toBeLessThan(3.3)
})
