/** What travels over a socket, whatever the protocol version. */
export interface Frame {
  joinRef: string | null
  ref: string | null
  topic: string
  event: string
  payload: unknown
}

/** Something that one client says to the others on a topic. */
export interface Broadcast {
  topic: string
  event: string
  /** JSON text, or bytes that nobody reads on the way. */
  payload: { kind: 'json'; text: string } | { kind: 'bytes'; bytes: Buffer }
}

export type Incoming =
  | { kind: 'frame'; frame: Frame }
  | { kind: 'broadcast'; joinRef: string | null; ref: string | null; broadcast: Broadcast }

/** Phoenix' two ways of writing: objects (1.0.0) and arrays with binary broadcasts (2.0.0). */
export type WireVersion = '1.0.0' | '2.0.0'
