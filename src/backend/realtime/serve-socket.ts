import type { WebSocket } from 'ws'
import type { Caller } from '../gateway/caller.ts'
import type { Connection } from './channel.ts'
import { decodeFrame } from './decode-frame.ts'
import type { Incoming, WireVersion } from './frame.ts'
import { rate } from './rate.ts'
import type { RealtimeSettings } from './realtime-settings.ts'
import type { RealtimeServices } from './realtime-services.ts'
import { SocketSession } from './socket-session.ts'

/** Messages of one client that may wait for their turn: beyond that its socket is not read. */
const mostPending = 100

/** Close codes of RFC 6455. */
const unreadable = 1003
const overLimit = 1008

/** Talks Phoenix channels with one client until its socket closes. */
export function serveSocket(
  socket: WebSocket,
  version: WireVersion,
  keyCaller: Caller,
  services: RealtimeServices,
): void {
  const { settings, log } = services
  const connection = connectionOver(socket, version, settings)
  const session = new SocketSession(connection, keyCaller, services, () =>
    socket.close(overLimit, 'too many joins'),
  )
  const messages = rate(settings.messagesPerSecond)
  // One message after the other, so that a leave never overtakes its join.
  let busy: Promise<void> = Promise.resolve()
  let pending = 0
  const handle = async (incoming: Incoming, isAllowed: boolean): Promise<void> => {
    if (socket.readyState !== socket.OPEN) return
    const topic = incoming.kind === 'frame' ? incoming.frame.topic : incoming.topic
    if (isAllowed) await session.handle(incoming)
    else if (!session.closeForRate(topic)) socket.close(overLimit, 'too many messages')
  }
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    const incoming = decodeFrame(data, isBinary, version)
    if (!incoming) return socket.close(unreadable, 'not of the protocol')
    const isAllowed = isUncounted(incoming) || messages.take()
    pending += 1
    if (pending === mostPending) socket.pause()
    busy = busy
      .then(() => handle(incoming, isAllowed))
      .catch((error: unknown) => log(`a message could not be handled: ${String(error)}`))
      .finally(() => {
        pending -= 1
        if (pending === 0 && socket.isPaused) socket.resume()
      })
  })
  socket.on('close', () => {
    busy = busy
      .then(() => session.dropAll())
      .catch((error: unknown) => log(`a socket could not be left: ${String(error)}`))
  })
  socket.on('error', () => socket.terminate())
}

/** Heartbeats keep the connection, and joins have a limit of their own. */
function isUncounted(incoming: Incoming): boolean {
  return (
    incoming.kind === 'frame' && (incoming.frame.topic === 'phoenix' || incoming.frame.event === 'phx_join')
  )
}

function connectionOver(socket: WebSocket, version: WireVersion, settings: RealtimeSettings): Connection {
  return {
    version,
    send: ({ data, isBinary }) => {
      if (socket.readyState !== socket.OPEN) return
      // A client that does not read must not fill our memory.
      if (socket.bufferedAmount > settings.unreadBytes) socket.terminate()
      else socket.send(data, { binary: isBinary })
    },
  }
}
