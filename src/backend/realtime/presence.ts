import type { Bus, BusMessage, Present, PresenceMeta } from './bus.ts'
import type { Channel } from './channel.ts'
import { push } from './channel.ts'
import type { ChannelHub } from './channel-hub.ts'
import type { Topic } from './topic.ts'
import { topicKey } from './topic.ts'

/** Who is on a topic, in Phoenix' wire: the whole state at joining, then what differs. */
export interface Presence {
  track(channel: Channel, facts: Record<string, unknown>): void
  untrack(channel: Channel): void
  sendState(channel: Channel): void
  /** What a process said on the bus: another, or this one when it comes back. */
  hear(node: string, message: BusMessage): void
  /** Something may have been missed: everybody is asked anew. */
  askEverybody(): void
  close(): void
}

/** A process is forgotten when it was silent while so many signs of life of our own came back. */
const beatsOfSilence = 4

/** What another process has told. */
interface Neighbour {
  version: number
  present: Map<string, Present>
  /** How many of our own beats came back since it was heard. */
  missedBeats: number
}

/**
 * Presence of all processes, in memory: each knows its own for sure, and of every other what that one told on the bus. What
 * was missed shows by the version in the next sign of life, and is asked for. Time is counted in beats of our own that came
 * back, so that a bus that stands still makes nobody disappear.
 */
export function presence(hub: ChannelHub, bus: Bus, beatMs: number): Presence {
  const own = new Map<Channel, { present: Present; said: string }>()
  const neighbours = new Map<string, Neighbour>()
  const topics = new Map<string, Map<string, Present>>()
  let version = 0
  let lastRef = 0

  const enter = (present: Present): void => {
    const key = topicKey(present.topic)
    const there = topics.get(key) ?? new Map<string, Present>()
    topics.set(key, there.set(present.meta.phx_ref, present))
  }
  const leave = (present: Present): void => {
    const key = topicKey(present.topic)
    const there = topics.get(key)
    there?.delete(present.meta.phx_ref)
    if (there?.size === 0) topics.delete(key)
  }
  /**
   * Leaves come before joins and in a message of their own: clients up to 2.100 lose the refs of whoever they know when
   * somebody joins with the same key, and would keep what the same message takes away.
   */
  const change = (joins: Present[], leaves: Present[]): void => {
    leaves.forEach(leave)
    tell(hub, leaves, (present) => ({ joins: {}, leaves: grouped(present) }))
    joins.forEach(enter)
    tell(hub, joins, (present) => ({ joins: grouped(present), leaves: {} }))
  }
  const changeOwn = (joins: Present[], leaves: Present[]): void => {
    version += 1
    change(joins, leaves)
    bus.say({ kind: 'presence', version, joins, leaves })
  }
  const forget = (node: string): void => {
    const neighbour = neighbours.get(node)
    neighbours.delete(node)
    if (neighbour) change([], [...neighbour.present.values()])
  }
  const hearNeighbour = (node: string, message: BusMessage): void => {
    const neighbour = neighbours.get(node) ?? { version: 0, present: new Map(), missedBeats: 0 }
    neighbour.missedBeats = 0
    if (message.kind === 'bye') return forget(node)
    if (message.kind === 'ask') {
      if (message.of === null || message.of === bus.node) {
        bus.say({ kind: 'state', version, present: [...own.values()].map(({ present }) => present) })
      }
      return
    }
    if (message.kind === 'broadcast') return
    neighbours.set(node, neighbour)
    if (message.kind === 'state') return takeState(neighbour, message)
    if (message.kind === 'presence' && message.version === neighbour.version + 1) {
      neighbour.version = message.version
      for (const one of message.joins) neighbour.present.set(one.meta.phx_ref, one)
      for (const one of message.leaves) neighbour.present.delete(one.meta.phx_ref)
      return change(message.joins, message.leaves)
    }
    if (message.version !== neighbour.version) bus.say({ kind: 'ask', of: node })
  }
  const takeState = (neighbour: Neighbour, state: BusMessage & { kind: 'state' }): void => {
    if (state.version === neighbour.version) return
    const known = neighbour.present
    neighbour.version = state.version
    neighbour.present = new Map(state.present.map((one) => [one.meta.phx_ref, one]))
    const joins = state.present.filter((one) => !known.has(one.meta.phx_ref))
    change(
      joins,
      [...known.values()].filter((one) => !neighbour.present.has(one.meta.phx_ref)),
    )
  }
  const countOwnBeat = (): void => {
    for (const [node, neighbour] of neighbours) {
      neighbour.missedBeats += 1
      if (neighbour.missedBeats >= beatsOfSilence) forget(node)
    }
  }
  const beats = setInterval(() => {
    if (topics.size > 0) bus.say({ kind: 'beat', version })
  }, beatMs).unref()

  return {
    track: (channel, facts) => {
      const previous = own.get(channel)
      const said = JSON.stringify(facts)
      if (previous?.said === said) return
      lastRef += 1
      const meta: PresenceMeta = { ...facts, phx_ref: `${bus.node}:${lastRef}` }
      if (previous) meta['phx_ref_prev'] = previous.present.meta.phx_ref
      const present = { topic: channel.topic, key: channel.presenceKey, meta }
      own.set(channel, { present, said })
      changeOwn([present], previous ? [previous.present] : [])
    },
    untrack: (channel) => {
      const previous = own.get(channel)
      if (!previous) return
      own.delete(channel)
      changeOwn([], [previous.present])
    },
    sendState: (channel) => push(channel, 'presence_state', stateOf(topics, channel.topic)),
    hear: (node, message) => {
      if (node !== bus.node) hearNeighbour(node, message)
      else if (message.kind === 'beat') countOwnBeat()
    },
    askEverybody: () => bus.say({ kind: 'ask', of: null }),
    close: () => {
      clearInterval(beats)
      if (own.size > 0) bus.say({ kind: 'bye' })
    },
  }
}

/** Tells each topic what differs there. */
function tell(hub: ChannelHub, some: Present[], toDifference: (present: Present[]) => object): void {
  for (const present of Map.groupBy(some, ({ topic }) => topicKey(topic)).values()) {
    const [first] = present
    if (first) hub.tellPresence(first.topic, 'presence_diff', toDifference(present))
  }
}

function stateOf(topics: Map<string, Map<string, Present>>, topic: Topic): object {
  return grouped(topics.get(topicKey(topic))?.values() ?? [])
}

/** By key, as clients expect it. Keys are clients' words, and every object has a `constructor`: hence no lookups in objects. */
function grouped(present: Iterable<Present>): object {
  const byKey = Map.groupBy(present, ({ key }) => key)
  return Object.fromEntries([...byKey].map(([key, some]) => [key, { metas: some.map(({ meta }) => meta) }]))
}
