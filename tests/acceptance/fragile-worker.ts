/**
 * A worker in a process of its own, as the supervisor runs it, that dies in the middle of some work: of a story with the
 * title `POISONED_TITLE`, and of the pictures after payment of a book with the seed `POISONED_SEED`.
 */
import { createClient } from '@supabase/supabase-js'
import { Pool } from 'pg'
import { printShop } from '#adapters/print-shop/print-shop.ts'
import { supabaseFiles, supabaseUploads } from '#adapters/supabase/supabase-files.ts'
import { houseTill } from '#adapters/till/house-till.ts'
import { houseStoryteller } from '#story/house/house-storyteller.ts'
import { startWorker } from '#workflows/start-worker.ts'
import { plainSquares, seller } from './start-workshop.ts'

const { DATABASE_URL = '', BACKEND_URL = '', SERVICE_KEY = '', POISONED_TITLE, POISONED_SEED } = process.env
const database = new Pool({ connectionString: DATABASE_URL })
const service = createClient(BACKEND_URL, SERVICE_KEY, {
  auth: { persistSession: false, autoRefreshToken: false },
})
const siteUrl = 'http://localhost:3999'
const storyteller = houseStoryteller()
const squares = await plainSquares(async ({ seed }) => {
  if (seed.startsWith(`${POISONED_SEED}/spread/`)) process.kill(process.pid, 'SIGKILL')
})
const worker = await startWorker(
  {
    database,
    storyteller: {
      ...storyteller,
      async writeStory(...words) {
        if (words[0].title === POISONED_TITLE) process.kill(process.pid, 'SIGKILL')
        return storyteller.writeStory(...words)
      },
    },
    illustrator: squares,
    typesetter: {
      typeset: async () => new TextEncoder().encode('%PDF-1.7'),
      typesetForPrint: () => Promise.reject(new Error('nothing is printed here')),
      typesetInvoice: async () => new TextEncoder().encode('%PDF-1.7'),
    },
    files: supabaseFiles(service, BACKEND_URL),
    uploads: supabaseUploads(service),
    payments: houseTill(database, siteUrl),
    printer: printShop(database, () => Promise.reject(new Error('nothing is printed here'))),
    formerPrinters: [],
    seller,
    carrier: { carry: async () => undefined },
    operatorEmail: 'post@fabelaar.example',
    siteUrl,
    log: (line) => console.error(line),
  },
  { databaseUrl: DATABASE_URL, executorId: 'fragile' },
)
process.on('SIGTERM', () => {
  worker.close().then(
    () => process.exit(0),
    () => process.exit(1),
  )
})
