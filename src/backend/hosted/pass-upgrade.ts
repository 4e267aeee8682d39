import {
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as httpRequest,
} from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { Duplex } from 'node:stream'
import { headersToProject, headersToVisitor } from './forwarded-headers.ts'

/** Says so to whoever asked, and ends. */
export function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
}

function readHeaders(given: IncomingHttpHeaders): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined) headers.set(name, [value].flat().join(', '))
  }
  return headers
}

/** Joins two sockets: each waits for the other, and neither outlives it. */
function join(one: Duplex, other: Duplex): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    from.pipe(to)
    from.on('error', () => to.destroy())
    from.on('close', () => to.destroy())
  }
}

/** The head of an answer, as far as it is the visitor's: the project sets no cookies of ours. */
function headOf({ statusCode, statusMessage, headers }: IncomingMessage, project: URL): string {
  const kept = headersToVisitor(readHeaders(headers), project.origin)
  const lines = [...kept].map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${statusCode} ${statusMessage}`, ...lines, '', ''].join('\r\n')
}

/**
 * Passes a WebSocket on to a hosted project, frames as they are. A project that refuses it is answered for in its own words'
 * status; one that cannot be reached with 502.
 *
 * @param target within the project
 * @param address whoever asks
 */
export function passUpgrade(
  target: URL,
  { request, socket, head }: { request: IncomingMessage; socket: Duplex; head: Buffer },
  address: string,
): void {
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest
  const onward: ClientRequest = send(target, {
    headers: Object.fromEntries(headersToProject(readHeaders(request.headers), address)),
    agent: false,
  })
  socket.on('error', () => onward.destroy())
  socket.on('close', () => onward.destroy())
  onward.on('upgrade', (answer, projectSocket, projectHead) => {
    socket.write(headOf(answer, target))
    socket.write(projectHead)
    projectSocket.write(head)
    join(socket, projectSocket)
  })
  onward.on('response', (answer) => {
    answer.resume()
    refuse(socket, `${answer.statusCode} ${answer.statusMessage}`)
  })
  onward.on('error', () => refuse(socket, '502 Bad Gateway'))
  onward.end()
}
