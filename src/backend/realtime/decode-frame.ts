import type { Frame, Incoming, WireVersion } from './frame.ts'

const broadcastPushKind = 3
const jsonEncoding = 1

/** Reads what a client sent; null when it is not of the protocol. */
export function decodeFrame(data: Buffer, isBinary: boolean, version: WireVersion): Incoming | null {
  if (isBinary) return version === '2.0.0' ? decodeBroadcastPush(data) : null
  const value = parseJson(data.toString())
  const frame = version === '2.0.0' ? fromArray(value) : fromObject(value)
  return frame && fromFrame(frame)
}

function fromArray(value: unknown): Frame | null {
  if (!Array.isArray(value) || value.length !== 5) return null
  const [joinRef, ref, topic, event, payload] = value as unknown[]
  return toFrame(joinRef, ref, topic, event, payload)
}

function fromObject(value: unknown): Frame | null {
  if (typeof value !== 'object' || value === null) return null
  const object = value as Record<string, unknown>
  return toFrame(object['join_ref'], object['ref'], object['topic'], object['event'], object['payload'])
}

function toFrame(
  joinRef: unknown,
  ref: unknown,
  topic: unknown,
  event: unknown,
  payload: unknown,
): Frame | null {
  if (typeof topic !== 'string' || typeof event !== 'string') return null
  return { joinRef: textOrNull(joinRef), ref: textOrNull(ref), topic, event, payload }
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}

/** A broadcast may also come as an ordinary frame: `{type, event, payload}`. */
function fromFrame(frame: Frame): Incoming | null {
  const { payload, joinRef, ref, topic } = frame
  if (frame.event !== 'broadcast' || typeof payload !== 'object' || payload === null)
    return { kind: 'frame', frame }
  const { event, payload: said } = payload as { event?: unknown; payload?: unknown }
  if (typeof event !== 'string') return { kind: 'frame', frame }
  const text = writeJson(said ?? {})
  if (text === null) return null
  return { kind: 'broadcast', joinRef, ref, topic, broadcast: { event, payload: { kind: 'json', text } } }
}

/** Null for what is nested so deep that it can be read and not written. */
function writeJson(value: unknown): string | null {
  try {
    return JSON.stringify(value)
  } catch {
    return null
  }
}

/** Layout: kind, five lengths, encoding, then join ref, ref, topic, event, metadata and the payload. */
function decodeBroadcastPush(data: Buffer): Incoming | null {
  if (data.length < 7 || data[0] !== broadcastPushKind) return null
  const encoding = data[6]
  let offset = 7
  const [joinRef, ref, topic, event] = [1, 2, 3, 4, 5].map((place) => {
    const start = offset
    offset += data[place] ?? 0
    return data.toString('utf8', start, offset)
  })
  if (offset > data.length || !topic || !event) return null
  const bytes = data.subarray(offset)
  const payload =
    encoding === jsonEncoding
      ? ({ kind: 'json', text: bytes.toString() } as const)
      : ({ kind: 'bytes', bytes } as const)
  if (payload.kind === 'json' && parseJson(payload.text) === undefined) return null
  return {
    kind: 'broadcast',
    joinRef: joinRef || null,
    ref: ref || null,
    topic,
    broadcast: { event, payload },
  }
}

/** Undefined when it is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
