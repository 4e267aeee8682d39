import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readWrittenBook, type WrittenBook } from '#story/ai/read-written-book.ts'
import { bookScript } from '../stand-ins/models/book-script.ts'
import { modelStandIn, type ModelStandIn } from '../stand-ins/models/model-stand-in.ts'
import { storySettings } from '../stand-ins/models/story-settings.ts'
import { patience } from './patience.ts'
import { type Product, startProduct } from './start-product.ts'

let book: WrittenBook
let model: ModelStandIn
let product: Product

beforeAll(async () => {
  book = await readWrittenBook('examples/languages/french.json')
  // An answer takes long enough for its asker to be killed meanwhile.
  model = await modelStandIn('compatible', bookScript(book), { latencyMs: 1000, crumbMs: 1 })
  product = await startProduct(storySettings(model))
})
afterAll(async () => {
  await product.stop()
  await model.close()
})

/** A new guest of the shop. */
async function newGuest(): Promise<SupabaseClient> {
  const page = await (await fetch(`${product.origin}/en`)).text()
  const [, anonKey = ''] = /data-anon-key="([^"]+)"/.exec(page) ?? []
  const guest = createClient(product.origin, anonKey, { auth: { persistSession: false } })
  expect((await guest.auth.signInAnonymously()).error).toBeNull()
  return guest
}

test('a worker that is killed during every answer of a model asks for that one again, and for no other', async () => {
  const guest = await newGuest()
  const bookId = randomUUID()
  const make = async (): Promise<unknown> =>
    (await guest.functions.invoke('make-book', { body: { bookId, brief: book.brief } })).error
  // The worker lays out the queue's tables when a product starts for the first time.
  await expect.poll(make, { timeout: patience }).toBeNull()

  // Facts, plots, the choice, the outline, the pages, the editor's reading, and what stands around the pages.
  const requests = 7
  for (let killed = 0; killed < requests; killed += 1) {
    // The one that the last kill cut off is asked for again before the next.
    await expect.poll(() => model.questions.length, { timeout: patience, interval: 20 }).toBe(2 * killed + 1)
    await sleep(200)
    product.killWorker()
    await expect.poll(() => model.questions.length, { timeout: patience, interval: 20 }).toBe(2 * killed + 2)
  }
  const state = async (): Promise<unknown> =>
    (await guest.from('books').select('state').eq('id', bookId).single()).data?.['state']
  await expect.poll(state, { timeout: patience }).toBe('ready')

  const asked = model.questions.map(({ instructions, material }) => instructions + material)
  expect(asked).toHaveLength(2 * requests)
  expect(new Set(asked).size).toBe(requests)
  const { data: pages } = await guest.from('book_pages').select('text').eq('book_id', bookId).order('spread')
  expect(pages?.map(({ text }) => text as string)).toEqual(book.story.spreads.map(({ text }) => text))
})

test('a web process that is killed while titles are told keeps no place at the model', async () => {
  const { title: _title, size: _size, ...brief } = book.brief
  const tellTitles = async (): Promise<unknown> => {
    const guest = await newGuest()
    const body = { draftId: randomUUID(), round: 0, brief: { ...brief, twist: randomUUID() } }
    return (await guest.functions.invoke('propose-titles', { body })).data
  }
  const pool = new Pool({ connectionString: product.databaseUrl() })
  try {
    const running = async (): Promise<number> =>
      (await pool.query(`select 1 from house.ai_calls where outcome = 'running'`)).rowCount ?? 0
    expect(await running()).toBe(0)
    const before = model.questions.length
    // None of them is answered before the process is killed.
    model.behaveNext(...Array.from({ length: 3 }, () => ({ kind: 'slow', milliseconds: 60_000 }) as const))
    // As many as there are places; those that people wait for take all but one.
    const asked = [1, 2, 3, 4].map(() => tellTitles().catch(() => undefined))
    await expect.poll(() => model.questions.length, { timeout: patience, interval: 20 }).toBe(before + 3)
    expect(await running()).toBe(3)
    product.killWeb()
    await Promise.all(asked)
    // Long before they would have timed out, and before anybody calls the old process dead.
    await expect.poll(running, { timeout: patience }).toBe(0)
    const told = async (): Promise<unknown> => tellTitles().catch(() => undefined)
    await expect.poll(told, { timeout: patience }).toMatchObject({ titles: book.story.titles })
  } finally {
    await pool.end()
  }
})
