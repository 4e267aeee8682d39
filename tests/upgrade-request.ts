/** What a client that asks for a WebSocket writes on the wire, for a target as it stands there. */
export function upgradeRequest(target: string, host: string): string {
  const lines = [
    `GET ${target} HTTP/1.1`,
    `host: ${host}`,
    'connection: upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    `sec-websocket-key: ${Buffer.alloc(16).toString('base64')}`,
  ]
  return `${lines.join('\r\n')}\r\n\r\n`
}
