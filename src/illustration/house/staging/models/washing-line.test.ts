import { expect, test } from 'vitest'
import type { Model } from '../solids/solid.ts'
import { frameAt } from '../space/frame.ts'
import { washingLine } from './washing-line.ts'

function lineWith(state: Record<string, unknown>): Model {
  const act = { pose: 'stand', feels: 'calm' }
  return washingLine({ id: 'line', frame: frameAt([0, 0, 4], { heading: 270 }), act, state, seed: 'one' })
}

const parts = (model: Model): string[] =>
  model.pieces.flatMap(({ solids }) => solids.flatMap((s) => (s.kind === 'drawn' ? [] : [s.paint.part])))

test('what a picture names hangs on it, and nothing else', () => {
  const hung = parts(lineWith({ hangs: ['sock', 'trousers', 'sock', 'chain'] })).filter(
    (part) => part !== 'peg',
  )
  expect(hung.filter((part) => part === 'sock')).toHaveLength(2)
  expect(hung.filter((part) => part === 'trousers')).toHaveLength(1)
  expect(hung).not.toContain('shirt')
})

test('between trees it has no poles', () => {
  expect(parts(lineWith({}))).toContain('pole')
  expect(parts(lineWith({ poles: false }))).not.toContain('pole')
})

test('torn, nothing hangs on it', () => {
  expect(new Set(parts(lineWith({ torn: true })))).toEqual(new Set(['pole', 'line']))
})

test('with pegs, so many are on it and no washing', () => {
  const solids = lineWith({ pegs: 12, poles: false }).pieces.filter(({ name }) => name.startsWith('peg'))
  expect(solids).toHaveLength(12)
  expect(new Set(parts(lineWith({ pegs: 12, poles: false })))).toEqual(new Set(['line', 'peg', 'clasp']))
})
