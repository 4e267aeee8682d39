import type { Broadcast, Encoded, Frame, WireVersion } from './frame.ts'

const broadcastKind = 4
const bytesEncoding = 0
const jsonEncoding = 1
/** Their lengths are one byte each. */
const longestPart = 255

/** A frame as JSON: a list in version 2.0.0 of the wire, an object in the older one. */
export function encodeFrame(frame: Frame, version: WireVersion): Encoded {
  const { joinRef, ref, topic, event, payload } = frame
  if (version === '2.0.0') return toText(JSON.stringify([joinRef, ref, topic, event, payload]))
  return toText(JSON.stringify({ topic, event, payload, ref, join_ref: joinRef }))
}

/** A frame of the server's own whose payload is JSON text already. */
export function encodeTold(topic: string, event: string, payload: string, version: WireVersion): Encoded {
  const [name, kind] = [JSON.stringify(topic), JSON.stringify(event)]
  if (version === '2.0.0') return toText(`[null,null,${name},${kind},${payload}]`)
  return toText(`{"topic":${name},"event":${kind},"payload":${payload},"ref":null}`)
}

/** A broadcast for a listener; null when the version has no way to say it (bytes in 1.0.0). */
export function encodeBroadcast(topic: string, broadcast: Broadcast, version: WireVersion): Encoded | null {
  const { event, payload, meta } = broadcast
  const about = meta ? JSON.stringify(meta) : ''
  if (version === '2.0.0') {
    const head = [topic, event, about].map((part) => Buffer.from(part))
    if (head.every((part) => part.length <= longestPart)) return encodeBinary(head, payload)
  }
  if (payload.kind === 'bytes') return null
  const end = meta ? `,"meta":${about}}` : '}'
  const said = `{"type":"broadcast","event":${JSON.stringify(event)},"payload":${payload.text}${end}`
  return encodeTold(topic, 'broadcast', said, version)
}

/** Layout: kind, lengths of topic, event and metadata, encoding, then these three and the payload. */
function encodeBinary(head: Buffer[], payload: Broadcast['payload']): Encoded {
  const isJson = payload.kind === 'json'
  const lengths = head.map((part) => part.length)
  const start = Buffer.from([broadcastKind, ...lengths, isJson ? jsonEncoding : bytesEncoding])
  const data = Buffer.concat([start, ...head, isJson ? Buffer.from(payload.text) : payload.bytes])
  return { data, isBinary: true }
}

function toText(text: string): Encoded {
  return { data: Buffer.from(text), isBinary: false }
}
