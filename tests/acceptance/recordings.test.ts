import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { supabaseFiles, supabaseUploads } from '#adapters/supabase/supabase-files.ts'
import { recordingLimits } from '#book/recording.ts'
import { exportData } from '#functions/export-data.ts'
import type { Counter, Visitor } from '#functions/product-function.ts'
import { removeRecordings } from '#functions/remove-recordings.ts'
import { saveRecording } from '#functions/save-recording.ts'
import { deleteBookRow } from '#records/book-rows.ts'
import { visitorOf } from '../act-as.ts'
import { startTestBackend, type TestBackend } from '../start-test-backend.ts'
import { noor } from './start-workshop.ts'

/* Voices that are recorded with a book: kept with it, exported with it, gone with it. */

let backend: TestBackend
let counter: Counter
let owner: Visitor
let bookId: string

beforeAll(async () => {
  backend = await startTestBackend()
  const service = createClient(backend.url, backend.keys.serviceKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  // Nothing else is asked of it here.
  counter = {
    database: backend.pool,
    files: supabaseFiles(service, 'http://localhost:3999'),
    uploads: supabaseUploads(service),
  } as Counter
  owner = visitorOf((await backend.signIn()).session)
})
afterAll(() => backend[Symbol.asyncDispose]())

beforeEach(async () => {
  bookId = randomUUID()
  await backend.pool.query(
    `insert into public.books (id, owner, brief, title, seed, state) values ($1, $2, $3, 'Noor', 's', 'ready')`,
    [bookId, owner.userId, noor],
  )
})

const webm = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, ...Buffer.from(text)])

interface Sent {
  recordingId?: string
  place?: string
  reader?: string
  spans?: unknown
  sound?: Uint8Array<ArrayBuffer>
  as?: Visitor
}

async function send({ as = owner, sound = webm('voice'), ...more }: Sent = {}): Promise<{
  status: number
  code?: string
}> {
  const form = new FormData()
  const said = { recordingId: randomUUID(), bookId, place: '0', reader: 'Oma', spans: [[0, 900]], ...more }
  form.set('recording', JSON.stringify(said))
  form.set('sound', new Blob([sound], { type: 'audio/webm' }))
  const answer = await saveRecording(counter, new Request('http://x', { method: 'POST', body: form }), as)
  return { status: answer.status, ...((await answer.json()) as object) }
}

const remove = (body: object, as = owner): Promise<Response> =>
  removeRecordings(counter, new Request('http://x', { method: 'POST', body: JSON.stringify(body) }), as)

async function kept(): Promise<{ rows: string[]; files: string[] }> {
  const { rows } = await backend.pool.query<{ row: string }>(
    `select reader || ' ' || place as row from public.recordings where book_id = $1 order by 1`,
    [bookId],
  )
  return { rows: rows.map(({ row }) => row), files: await counter.files.list(bookId) }
}

test('a page is kept once however often it is sent, and one that is read again takes its place', async () => {
  const recordingId = randomUUID()
  for (const _ of [1, 2]) expect((await send({ recordingId })).status).toBe(200)
  expect(await kept()).toEqual({ rows: ['Oma 0'], files: [`${bookId}/voice/${recordingId}.webm`] })
  const again = randomUUID()
  await send({ recordingId: again, sound: webm('better') })
  expect(await kept()).toEqual({ rows: ['Oma 0'], files: [`${bookId}/voice/${again}.webm`] })
  const file = await counter.files.get(`${bookId}/voice/${again}.webm`)
  expect(Buffer.from(file ?? []).toString()).toContain('better')
})

test('the same page in another format takes the place of the first, with the same id too', async () => {
  const recordingId = randomUUID()
  await send({ recordingId })
  const ogg = new Uint8Array([...Buffer.from('OggS'), 0, 2, 0, 0])
  expect((await send({ recordingId, sound: ogg })).status).toBe(200)
  const { rows, files } = await kept()
  expect([rows, files]).toEqual([['Oma 0'], [expect.stringContaining(recordingId)]])
  expect(files[0]).not.toContain('.webm')
})

test('an id in capitals is the same recording, and one of another page is refused before anything is written', async () => {
  const recordingId = randomUUID()
  await send({ recordingId: recordingId.toUpperCase(), sound: webm('first') })
  expect((await kept()).files).toEqual([`${bookId}/voice/${recordingId}.webm`])
  expect((await send({ recordingId, place: '1', sound: webm('second') })).status).toBe(422)
  expect((await send({ recordingId, reader: 'Opa', sound: webm('second') })).status).toBe(422)
  const file = await counter.files.get(`${bookId}/voice/${recordingId}.webm`)
  expect(Buffer.from(file ?? []).toString()).toContain('first')
})

test('who reads is told apart, and a page or a whole voice can be taken away', async () => {
  await send({ reader: 'Oma' })
  await send({ reader: 'Oma', place: 'cover' })
  await send({ reader: 'Papa' })
  expect((await remove({ bookId, reader: 'Oma', place: '0' })).status).toBe(200)
  expect((await kept()).rows).toEqual(['Oma cover', 'Papa 0'])
  expect((await remove({ bookId, reader: 'Oma', place: null })).status).toBe(200)
  const { rows, files } = await kept()
  expect([rows, files.length]).toEqual([['Papa 0'], 1])
})

test.each([
  ['text that calls itself sound', { sound: Uint8Array.from(Buffer.from('hello')) }, 415],
  ['more than a page takes', { sound: webm('x'.repeat(recordingLimits.bytes)) }, 413],
  ['a page that the book has not', { place: '10' }, 409],
  ['a page that is none', { place: '../print' }, 422],
  ['nobody', { reader: '  ' }, 422],
  ['times that go back', { spans: [[500, 100]] }, 422],
  ['times past what may be recorded', { spans: [[0, 3_600_000]] }, 422],
  ['no times', { spans: [] }, 422],
])('%s is refused, and nothing of it stays', async (_what, sent, status) => {
  expect((await send(sent)).status).toBe(status)
  expect(await kept()).toEqual({ rows: [], files: [] })
})

test('a book has so many voices and no more', async () => {
  for (const reader of ['a', 'b', 'c', 'd', 'e', 'f']) await send({ reader })
  expect(await send({ reader: 'g' })).toEqual({ status: 409, code: 'too_many_readers' })
  expect((await send({ reader: 'a', place: '1' })).status).toBe(200)
  expect((await kept()).files).toHaveLength(7)
})

test('nobody else records with a book, or takes a voice away', async () => {
  const stranger = visitorOf((await backend.signIn()).session)
  expect((await send({ as: stranger })).status).toBe(404)
  await send()
  expect((await remove({ bookId, reader: 'Oma', place: null }, stranger)).status).toBe(404)
  expect((await kept()).rows).toEqual(['Oma 0'])
})

test('voices are in what is exported, and go with the book', async () => {
  await send({ sound: webm('slaap zacht') })
  const zip = Buffer.from(
    await (await exportData(counter, new Request('http://x'), owner)).arrayBuffer(),
  ).toString('latin1')
  expect(zip).toContain('slaap zacht')
  expect(zip).toContain('"reader": "Oma"')
  // Whoever erases a book removes all files of its folder after its row.
  await deleteBookRow(counter.database, bookId)
  const { rows, files } = await kept()
  expect([rows, files.length]).toEqual([[], 1])
})
