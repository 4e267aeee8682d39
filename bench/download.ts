import { createReadStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { createClient } from '@supabase/supabase-js'
import autocannon from 'autocannon'
import { sideBySide, startBenchBackend } from './parts/bench-backend.ts'

/*
 * Downloads of a megabyte from storage, with the look at the row that says who may have it, against Node's own stream of the
 * same bytes. Budget: at least 0.8 of its downloads, 16 connections.
 */

const budget = 0.8
const connections = 16
const roundSeconds = 2

const { folder, keys, backend, close } = await startBenchBackend(
  'download',
  `insert into storage.buckets (id, name, public) values ('window', 'window', true)`,
)
const megabyte = Buffer.alloc(1024 * 1024, 'once upon a time ')
const plain = join(folder, 'plain')
await writeFile(plain, megabyte)
const bare = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/plain', 'content-length': megabyte.length })
  createReadStream(plain).pipe(response)
})
await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve))
const ours = serve({ fetch: backend.app.fetch, port: 0, hostname: '127.0.0.1' })
await new Promise((resolve) => ours.once('listening', resolve))
const [bareUrl = '', oursUrl = ''] = [bare, ours].map(
  (server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
)
const { error } = await createClient(oursUrl, keys.serviceKey)
  .storage.from('window')
  .upload('one.txt', megabyte, { contentType: 'text/plain' })
if (error) throw error
const addresses = [`${bareUrl}/`, `${oursUrl}/storage/v1/object/public/window/one.txt`]

async function downloadsPerSecond(url: string, duration: number): Promise<number> {
  const result = await autocannon({ url, connections, duration, headers: {}, workers: 1 })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refusals, ${result.errors} errors`)
  return result.requests.average
}

for (const url of addresses) await downloadsPerSecond(url, 1)
const median = await sideBySide((which) => downloadsPerSecond(addresses[which] ?? '', roundSeconds))
const ratio = median.ours / median.bare
console.log(
  `1 MB from storage: ${median.ours.toFixed(0)}/s, Node's stream ${median.bare.toFixed(0)}/s, ${ratio.toFixed(2)} of it ` +
    `(budget ${budget}) ${ratio >= budget ? 'ok' : 'OVER BUDGET'}`,
)

bare.close()
ours.close()
await close()
process.exitCode = ratio >= budget ? 0 : 1
