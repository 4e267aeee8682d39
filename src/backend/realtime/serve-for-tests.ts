/**
 * A backend in a process of its own, for tests that stop it as the world does: `node serve-for-tests.ts DATABASE KEYS`. Its
 * address is the first line that it writes.
 */
import { Pool } from 'pg'
import { listenFirst } from '../../../tests/listen-first.ts'
import { createBackend } from '../gateway/create-backend.ts'
import { loadKeys } from '../gateway/keys.ts'
import { fileObjectStore } from '../storage/file-object-store.ts'

const [, , databaseUrl = '', keyFolder = ''] = process.argv
const { server, app, url } = await listenFirst()
const backend = await createBackend({
  pool: new Pool({ connectionString: databaseUrl }),
  databaseUrl,
  keys: await loadKeys({ dataFolder: keyFolder }),
  siteUrl: url,
  apiUrl: url,
  mail: async () => {},
  functions: {},
  objects: fileObjectStore(keyFolder),
  realtime: { presenceBeatMs: 200 },
})
app.all('*', (context) => backend.app.fetch(context.req.raw, context.env))
server.on('upgrade', (request, socket, head) => {
  if (!backend.handleUpgrade(request, socket, head)) socket.destroy()
})
process.once('SIGTERM', () => {
  backend.close().then(
    () => process.exit(0),
    () => process.exit(1),
  )
})
console.log(url)
