/** The web process: pages, backend and functions on one address. */
import type { IncomingMessage, Server } from 'node:http'
import { serve } from '@hono/node-server'
import { readEnvironment } from '#environment.ts'
import { openWeb } from '#wiring/open-web.ts'
import { demandDatabaseUrl, endWithParent } from './process-settings.ts'

const environment = readEnvironment()
const development = process.argv.includes('--dev')
const web = await openWeb(environment, demandDatabaseUrl(environment), development)
const { PORT: port, HOST: hostname } = environment
const server = serve({ fetch: web.app.fetch, port, hostname }, () => process.send?.('ready')) as Server
server.on('upgrade', (request: IncomingMessage, socket, head) => {
  if (!web.handleUpgrade(request, socket, head) && !development) socket.destroy()
})

endWithParent(async () => {
  server.close()
  server.closeAllConnections()
  await web.close()
})
