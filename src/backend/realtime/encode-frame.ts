import type { Broadcast, Frame, WireVersion } from './frame.ts'

const broadcastKind = 4
const bytesEncoding = 0
const jsonEncoding = 1

/** A frame as JSON: a list in version 2.0.0 of the wire, an object in the older one. */
export function encodeFrame(frame: Frame, version: WireVersion): string {
  const { joinRef, ref, topic, event, payload } = frame
  if (version === '2.0.0') return JSON.stringify([joinRef, ref, topic, event, payload])
  return JSON.stringify({ topic, event, payload, ref, join_ref: joinRef })
}

/** A broadcast for a listener; null when the version has no way to say it (bytes in 1.0.0). */
export function encodeBroadcast(broadcast: Broadcast, version: WireVersion): string | Buffer | null {
  const { topic, event, payload } = broadcast
  if (version === '2.0.0') {
    const head = [Buffer.from(topic), Buffer.from(event)]
    if (head.every((part) => part.length < 256)) return encodeBinary(head, payload)
  }
  if (payload.kind === 'bytes') return null
  const said = `{"type":"broadcast","event":${JSON.stringify(event)},"payload":${payload.text}}`
  if (version === '2.0.0') return `[null,null,${JSON.stringify(topic)},"broadcast",${said}]`
  return `{"topic":${JSON.stringify(topic)},"event":"broadcast","payload":${said},"ref":null}`
}

/** Layout: kind, lengths of topic, event and metadata, encoding, then topic, event and the payload. */
function encodeBinary(head: Buffer[], payload: Broadcast['payload']): Buffer {
  const isJson = payload.kind === 'json'
  const lengths = head.map((part) => part.length)
  const start = Buffer.from([broadcastKind, ...lengths, 0, isJson ? jsonEncoding : bytesEncoding])
  return Buffer.concat([start, ...head, isJson ? Buffer.from(payload.text) : payload.bytes])
}
