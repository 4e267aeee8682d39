import { expect, test } from 'vitest'
import type { Bus, BusMessage, Present } from './bus.ts'
import type { ChannelHub } from './channel-hub.ts'
import { channelHub } from './channel-hub.ts'
import { presence } from './presence.ts'

/* What processes tell each other may be missed, doubled or late: who is present comes out right in the end. */

const somebody = (name: string): Present => ({
  topic: { name: 'hall', isPrivate: false },
  key: name,
  meta: { phx_ref: name },
})

function observe(): {
  hear: (message: BusMessage, node?: string) => void
  /** What is told to clients, as `+name` and `-name`. */
  told: string[]
  said: BusMessage[]
} {
  const [told, said]: [string[], BusMessage[]] = [[], []]
  const hub: ChannelHub = {
    ...channelHub(),
    tellPresence: (_topic, _event, difference) => {
      const { joins, leaves } = difference as { joins: object; leaves: object }
      told.push(...Object.keys(joins).map((key) => `+${key}`), ...Object.keys(leaves).map((key) => `-${key}`))
    },
  }
  const bus: Bus = { node: 'here', say: (message) => said.push(message), close: async () => {} }
  const { hear } = presence(hub, bus, 1_000_000)
  return { hear: (message, node = 'there') => hear(node, message), told, said }
}

test('changes in their order are told as they come', () => {
  const { hear, told, said } = observe()
  hear({ kind: 'presence', version: 1, joins: [somebody('a'), somebody('b')], leaves: [] })
  hear({ kind: 'presence', version: 2, joins: [], leaves: [somebody('a')] })
  hear({ kind: 'beat', version: 2 })
  expect(told).toEqual(['+a', '+b', '-a'])
  expect(said).toEqual([])
})

test('what was missed is asked for, and told as it differs', () => {
  const { hear, told, said } = observe()
  hear({ kind: 'presence', version: 1, joins: [somebody('a')], leaves: [] })
  hear({ kind: 'beat', version: 5 })
  expect(said).toEqual([{ kind: 'ask', of: 'there' }])
  hear({ kind: 'state', version: 5, present: [somebody('b')] })
  hear({ kind: 'state', version: 5, present: [somebody('b')] })
  hear({ kind: 'presence', version: 6, joins: [somebody('c')], leaves: [] })
  expect(told).toEqual(['+a', '-a', '+b', '+c'])
  expect(said).toHaveLength(1)
})

test('whoever is asked says who is present', () => {
  const { hear, said } = observe()
  hear({ kind: 'ask', of: 'elsewhere' })
  expect(said).toEqual([])
  hear({ kind: 'ask', of: null })
  hear({ kind: 'ask', of: 'here' })
  const state = { kind: 'state', version: 0, present: [] }
  expect(said).toEqual([state, state])
})

test('a process is forgotten when it is silent while our own signs of life come back, and known again when it speaks', () => {
  const { hear, told, said } = observe()
  hear({ kind: 'presence', version: 1, joins: [somebody('a')], leaves: [] })
  for (let n = 0; n < 3; n += 1) hear({ kind: 'beat', version: 0 }, 'here')
  hear({
    kind: 'broadcast',
    topic: somebody('a').topic,
    broadcast: { event: 'e', payload: { kind: 'json', text: '{}' } },
  })
  for (let n = 0; n < 3; n += 1) hear({ kind: 'beat', version: 0 }, 'here')
  expect(told).toEqual(['+a'])
  hear({ kind: 'beat', version: 0 }, 'here')
  expect(told).toEqual(['+a', '-a'])
  hear({ kind: 'beat', version: 1 })
  expect(said).toEqual([{ kind: 'ask', of: 'there' }])
  hear({ kind: 'state', version: 1, present: [somebody('a')] })
  hear({ kind: 'bye' })
  expect(told).toEqual(['+a', '-a', '+a', '-a'])
})

test('keys that every object has are keys like others', () => {
  const { hear, told } = observe()
  hear({ kind: 'presence', version: 1, joins: [somebody('constructor'), somebody('__proto__')], leaves: [] })
  expect(told).toEqual(['+constructor', '+__proto__'])
})
