/** What travels over a socket, whatever the protocol version. */
export interface Frame {
  joinRef: string | null
  ref: string | null
  topic: string
  event: string
  payload: unknown
}

/** Something that is said to everybody on a topic. */
export interface Broadcast {
  event: string
  /** JSON text, or bytes that nobody reads on the way. */
  payload: BroadcastPayload
  /** What is told about it: its id when it comes from the database, and whether it is told again. */
  meta?: { id: string; replayed?: true }
}

export type BroadcastPayload = { kind: 'json'; text: string } | { kind: 'bytes'; bytes: Buffer }

export type Incoming =
  | { kind: 'frame'; frame: Frame }
  | { kind: 'broadcast'; joinRef: string | null; ref: string | null; topic: string; broadcast: Broadcast }

/** Phoenix' two ways of writing: objects (1.0.0) and arrays with binary broadcasts (2.0.0). */
export type WireVersion = '1.0.0' | '2.0.0'

/** A message as it leaves, shared by all sockets that it is sent over. */
export interface Encoded {
  data: Buffer
  isBinary: boolean
}

/** The length of a payload on the wire. */
export function payloadBytes(payload: BroadcastPayload): number {
  return payload.kind === 'bytes' ? payload.bytes.length : Buffer.byteLength(payload.text)
}
