/** What the live channels bear of one client, and how they keep themselves up to date. */
export interface RealtimeSettings {
  /** Open sockets of one process. */
  connections: number
  /** Of them those of one address, so that nobody alone keeps the others out. */
  connectionsPerAddress: number
  channelsPerConnection: number
  /** Of one connection; whoever joins faster is sent away. */
  joinsPerSecond: number
  /** Of one connection, and of one caller of the HTTP interface: broadcasts, presence and anything else but heartbeats. */
  messagesPerSecond: number
  /** Of one broadcast's payload. */
  payloadBytes: number
  /** Of what a client says about itself. */
  presenceBytes: number
  presenceKeyBytes: number
  subscriptionsPerChannel: number
  /** What may wait for a client that does not read; more ends the connection. */
  unreadBytes: number
  /** Broadcasts in one HTTP request. */
  broadcastsPerRequest: number
  /** Most messages that a joining client is told again. */
  replayedMessages: number
  /** How long messages of the database can be told again. */
  keepMessagesHours: number
  /** Between two signs of life of a process that knows of somebody present. */
  presenceBeatMs: number
}

/** As Supabase sets them up, except where a comment says why not. */
export const defaultRealtimeSettings: RealtimeSettings = {
  connections: 10_000,
  // Supabase has none. An office or a mobile operator may share an address.
  connectionsPerAddress: 2_000,
  channelsPerConnection: 100,
  joinsPerSecond: 100,
  messagesPerSecond: 100,
  // As much as the HTTP interface takes in one body.
  payloadBytes: 1_000_000,
  // Everybody who joins is sent what everybody else said.
  presenceBytes: 16_384,
  presenceKeyBytes: 1_024,
  subscriptionsPerChannel: 100,
  unreadBytes: 4_194_304,
  broadcastsPerRequest: 100,
  replayedMessages: 25,
  keepMessagesHours: 72,
  presenceBeatMs: 1_500,
}
