import { expect } from 'vitest'
import { WebSocket } from 'ws'
import type { TestBackend } from '../../../tests/start-test-backend.ts'

export interface RawFrame {
  topic: string
  event: string
  payload: Record<string, unknown>
  ref: string | null
}

/** A socket that says what no client would, in version 1.0.0 of the wire. */
export interface RawSocket {
  socket: WebSocket
  frames: RawFrame[]
  /** Sends a frame; the answer is its ref. */
  say(topic: string, event: string, payload: unknown): string
  /** The `phx_reply` to a frame. */
  reply(ref: string): Promise<{ status: string; response: Record<string, unknown> }>
  join(topic: string, config?: object, token?: string): ReturnType<RawSocket['reply']>
  closed: Promise<number>
}

/** Opens a socket with an API key; for tests. */
export async function openRawSocket(
  { url, keys }: Pick<TestBackend, 'url' | 'keys'>,
  key = keys.anonKey,
): Promise<RawSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${key}`)
  const frames: RawFrame[] = []
  socket.on('message', (data: Buffer) => frames.push(JSON.parse(data.toString()) as RawFrame))
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  let lastRef = 0
  const say: RawSocket['say'] = (topic, event, payload) => {
    lastRef += 1
    socket.send(JSON.stringify({ topic, event, payload, ref: String(lastRef), join_ref: '1' }))
    return String(lastRef)
  }
  const reply: RawSocket['reply'] = async (ref) => {
    const find = (): RawFrame | undefined =>
      frames.find((frame) => frame.event === 'phx_reply' && frame.ref === ref)
    await expect.poll(find, { interval: 5 }).toBeDefined()
    return find()?.payload as { status: string; response: Record<string, unknown> }
  }
  return {
    socket,
    frames,
    say,
    reply,
    closed,
    join: (topic, config = {}, token?: string) =>
      reply(say(`realtime:${topic}`, 'phx_join', { config, ...(token ? { access_token: token } : {}) })),
  }
}
