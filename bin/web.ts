/** The web process: pages, backend and functions on one address. */
import type { IncomingMessage, Server } from 'node:http'
import { serve } from '@hono/node-server'
import { openWeb } from '#wiring/open-web.ts'
import { answerPings } from './answer-pings.ts'
import { demandDatabaseUrl, endWithParent, startOrSay } from './process-settings.ts'

answerPings()
const development = process.argv.includes('--dev')
const web = await startOrSay((environment) =>
  openWeb(environment, demandDatabaseUrl(environment), development),
)
const { port, hostname } = web
const server = serve({ fetch: web.app.fetch, port, hostname }, () => process.send?.('ready')) as Server
server.on('upgrade', (request: IncomingMessage, socket, head) => {
  if (!web.handleUpgrade(request, socket, head) && !development) socket.destroy()
})

endWithParent(async () => {
  server.close()
  server.closeAllConnections()
  await web.close()
})
