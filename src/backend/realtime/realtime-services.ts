import type pg from 'pg'
import type { CallerReader } from '../gateway/caller.ts'
import type { TopicPolicies } from './authorize-topic.ts'
import type { Bus } from './bus.ts'
import type { ChannelHub } from './channel-hub.ts'
import type { Presence } from './presence.ts'
import type { RealtimeSettings } from './realtime-settings.ts'

/** What sockets and HTTP requests share in a process. */
export interface RealtimeServices {
  settings: RealtimeSettings
  hub: ChannelHub
  bus: Bus
  presence: Presence
  policies: TopicPolicies
  callers: CallerReader
  /** Connections of the server's own, and those for what filters ask. */
  ownPool: pg.Pool
  filterPool: pg.Pool
  publication: string
  /** Makes sure that the log is followed; false when it cannot be for now. */
  follow: () => Promise<boolean>
  nextId: () => number
  /** Milliseconds since 1970. */
  now: () => number
  log: (message: string) => void
}
