import { randomUUID } from 'node:crypto'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { supabaseFiles, supabaseUploads } from '#adapters/supabase/supabase-files.ts'
import { linkLimits } from '#book/reading-link.ts'
import { recordingLimits } from '#book/recording.ts'
import { answerRecordings } from '#functions/answer-recordings.ts'
import { exportData } from '#functions/export-data.ts'
import { linkedPicture } from '#functions/linked-picture.ts'
import { type MadeLink, makeReadingLink } from '#functions/make-reading-link.ts'
import { offerRecording } from '#functions/offer-recording.ts'
import type { Counter, Visitor } from '#functions/product-function.ts'
import { readAnswers } from '#functions/read-answers.ts'
import { type LinkedBook, readByLink } from '#functions/read-by-link.ts'
import { saveRecording } from '#functions/save-recording.ts'
import { takeBackRecordings } from '#functions/take-back-recordings.ts'
import { deleteBookRow } from '#records/book-rows.ts'
import { clearAway } from '#workflows/clear-away.ts'
import { prepareWorkQueue } from '#workflows/open-work-queue.ts'
import { visitorOf } from '../act-as.ts'
import { startTestBackend, type TestBackend } from '../start-test-backend.ts'
import { noor } from './start-workshop.ts'

/* Voices that are recorded by a reading link: they wait for the owner’s yes, go with the book from then on, and can be taken back. */

let backend: TestBackend
let counter: Counter
let owner: Visitor
let client: SupabaseClient
let bookId: string
let token: string

beforeAll(async () => {
  backend = await startTestBackend()
  await prepareWorkQueue(String(backend.pool.options.connectionString))
  const service = createClient(backend.url, backend.keys.serviceKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  const siteUrl = 'http://localhost:3999'
  // Nothing else is asked of it here.
  counter = {
    database: backend.pool,
    files: supabaseFiles(service, siteUrl),
    uploads: supabaseUploads(service),
    siteUrl,
  } as Counter
})
afterAll(() => backend[Symbol.asyncDispose]())

beforeEach(async () => {
  const signedIn = await backend.signIn()
  client = signedIn.client
  owner = visitorOf(signedIn.session)
  bookId = randomUUID()
  await backend.pool.query(
    `insert into public.books (id, owner, brief, title, seed, state) values ($1, $2, $3, 'Noor', 's', 'ready')`,
    [bookId, owner.userId, noor],
  )
  token = await makeLink()
})

const post = (body: unknown): Request =>
  new Request('http://localhost:3999', { method: 'POST', body: JSON.stringify(body) })

async function makeLink(wish: object = {}): Promise<string> {
  const body = { bookId, linkId: randomUUID(), span: 'month', locale: 'nl', ...wish }
  return ((await (await makeReadingLink(counter, post(body), owner)).json()) as MadeLink).token
}

const webm = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, ...Buffer.from(text)])

interface Sent {
  recordingId?: string
  voiceId?: string
  place?: string
  reader?: string
  token?: string
  sound?: Uint8Array<ArrayBuffer>
}

function form({ sound = webm('voice'), ...told }: Sent & { bookId?: string }): Request {
  const body = new FormData()
  const recording = { recordingId: randomUUID(), place: '0', reader: 'Oma', spans: [[0, 900]], ...told }
  body.set('recording', JSON.stringify(recording))
  body.set('sound', new Blob([sound], { type: 'audio/webm' }))
  return new Request('http://x', { method: 'POST', body })
}

async function outcomeOf(answer: Response): Promise<{ status: number; code?: string }> {
  return { status: answer.status, ...((await answer.json()) as object) }
}

const offer = async (sent: Sent = {}): Promise<{ status: number; code?: string }> =>
  outcomeOf(await offerRecording(counter, form({ token, voiceId: randomUUID(), ...sent })))

async function answer(
  voiceId: string,
  said: 'yes' | 'no',
  { ids, as = owner }: { ids?: string[]; as?: Visitor } = {},
): Promise<{ status: number; code?: string; reader?: string }> {
  const recordingIds = ids ?? (await waiting()).map(({ id }) => id)
  const body = { voiceId, recordingIds, answer: said }
  return outcomeOf(await answerRecordings(counter, post(body), as))
}

interface Waiting {
  id: string
  reader: string
  place: string
  voice_id: string
}

/** What the owner sees that waits for an answer. */
async function waiting(): Promise<Waiting[]> {
  const { data } = await client
    .from('offered_recordings')
    .select('id,reader,place,voice_id')
    .order('created_at')
  return data ?? []
}

/** What goes with the book. */
async function kept(): Promise<string[]> {
  const { rows } = await backend.pool.query<{ row: string }>(
    `select reader || ' ' || place as row from public.recordings where book_id = $1 order by 1`,
    [bookId],
  )
  return rows.map(({ row }) => row)
}

const voiceFiles = (): Promise<string[]> => counter.files.list(`${bookId}/voice`)
const pathOf = (id: string): string => `${bookId}/voice/${id}.webm`
const takeBack = (voiceId: string, place: string | null, by = token): Promise<Response> =>
  takeBackRecordings(counter, post({ token: by, voiceId, place }))
const heardBy = async (by: string, id: string): Promise<number> =>
  (await linkedPicture(counter, new Request('http://x'), { token: by, file: `voice/${id}.webm` })).status
const read = async (by: string): Promise<LinkedBook> =>
  (await (await readByLink(counter, post({ token: by }))).json()) as LinkedBook

test('a page waits for the owner, who hears it, and goes with the book after a yes', async () => {
  const [voiceId, recordingId] = [randomUUID(), randomUUID()]
  for (const _ of [1, 2]) expect((await offer({ voiceId, recordingId })).status).toBe(200)
  expect(await waiting()).toEqual([{ id: recordingId, reader: 'Oma', place: '0', voice_id: voiceId }])
  expect(await kept()).toEqual([])
  expect((await client.storage.from('books').download(pathOf(recordingId))).data?.size).toBeGreaterThan(4)
  expect(await answer(voiceId, 'yes')).toEqual({ status: 200, reader: 'Oma' })
  expect([await waiting(), await kept()]).toEqual([[], ['Oma 0']])
  expect(await voiceFiles()).toEqual([pathOf(recordingId)])
  // Its first answer may have got lost: it is kept, and does not wait once more.
  expect((await offer({ voiceId, recordingId })).status).toBe(200)
  expect([await waiting(), await kept()]).toEqual([[], ['Oma 0']])
})

test('whoever recorded is told how many of their pages go with the book', async () => {
  const [voiceId, first, second] = [randomUUID(), randomUUID(), randomUUID()]
  await offer({ voiceId, recordingId: first })
  await offer({ voiceId, recordingId: second, place: '1' })
  const told = async (recordingIds: string[], by = token): Promise<unknown> =>
    (await readAnswers(counter, post({ token: by, wordIds: [], recordingIds }))).json()
  expect(await told([first, second])).toEqual({ words: [], pages: 0 })
  await answer(voiceId, 'yes', { ids: [first] })
  expect(await told([first, second])).toEqual({ words: [], pages: 1 })
  expect(await told([])).toEqual({ words: [], pages: 0 })
  await takeBack(voiceId, null)
  expect(await told([first, second])).toEqual({ words: [], pages: 0 })
})

test('a no leaves nothing of it, and only the owner gives an answer', async () => {
  const voiceId = randomUUID()
  await offer({ voiceId })
  const stranger = visitorOf((await backend.signIn()).session)
  expect((await answer(voiceId, 'yes', { as: stranger })).status).toBe(404)
  expect((await answer(voiceId, 'no')).status).toBe(200)
  expect([await waiting(), await kept(), await voiceFiles()]).toEqual([[], [], []])
  expect((await answer(voiceId, 'yes', { ids: [randomUUID()] })).status).toBe(404)
})

test('a yes is to what was there to be heard: what came since waits for another', async () => {
  const voiceId = randomUUID()
  await offer({ voiceId })
  const ids = (await waiting()).map(({ id }) => id)
  await offer({ voiceId, place: '1' })
  await answer(voiceId, 'yes', { ids })
  expect([await kept(), (await waiting()).map(({ place }) => place)]).toEqual([['Oma 0'], ['1']])
  // Read once more, it takes the place of what they had read.
  await offer({ voiceId, sound: webm('better') })
  await answer(voiceId, 'yes')
  expect([await kept(), (await voiceFiles()).length]).toEqual([['Oma 0', 'Oma 1'], 2])
})

test('nobody’s voice takes the place of another who is called the same', async () => {
  const [first, second] = [randomUUID(), randomUUID()]
  await saveRecording(counter, form({ bookId, sound: webm('her own') }), owner)
  await offer({ voiceId: first })
  expect((await answer(first, 'yes')).reader).toBe('Oma 2')
  await offer({ voiceId: second })
  expect((await answer(second, 'yes')).reader).toBe('Oma 3')
  await offer({ voiceId: first, place: '1' })
  expect((await answer(first, 'yes')).reader).toBe('Oma 2')
  expect(await kept()).toEqual(['Oma 0', 'Oma 2 0', 'Oma 2 1', 'Oma 3 0'])
})

test('what somebody else recorded by the same link is neither heard nor replaced nor taken back', async () => {
  const [voiceId, recordingId] = [randomUUID(), randomUUID()]
  await offer({ voiceId, recordingId, sound: webm('hers') })
  expect((await offer({ recordingId, sound: webm('not hers') })).status).toBe(422)
  expect((await offer({ voiceId, reader: 'Mallory' })).status).toBe(422)
  const other = await makeLink({ withVoices: true })
  expect((await offer({ voiceId, token: other })).status).toBe(422)
  await takeBack(voiceId, null, other)
  await takeBack(randomUUID(), null)
  expect((await waiting()).length).toBe(1)
  expect([await heardBy(token, recordingId), await heardBy(other, recordingId)]).toEqual([404, 404])
  await answer(voiceId, 'yes')
  expect((await offer({ recordingId, sound: webm('not hers') })).status).toBe(422)
  const file = await counter.files.get(pathOf(recordingId))
  expect(Buffer.from(file ?? []).toString()).toContain('hers')
})

test('whoever recorded takes it back, a page or all, also after the yes', async () => {
  const voiceId = randomUUID()
  await offer({ voiceId })
  await answer(voiceId, 'yes')
  await offer({ voiceId, place: '1' })
  await offer({ voiceId, place: '2' })
  expect((await takeBack(voiceId, '1')).status).toBe(200)
  expect([(await waiting()).map(({ place }) => place), await kept()]).toEqual([['2'], ['Oma 0']])
  await takeBack(voiceId, null)
  expect([await waiting(), await kept(), await voiceFiles()]).toEqual([[], [], []])
})

test('voices are heard by a link that lets them be heard, and by no other', async () => {
  const [voiceId, recordingId] = [randomUUID(), randomUUID()]
  await offer({ voiceId, recordingId })
  await answer(voiceId, 'yes')
  const other = await makeLink({ withVoices: true })
  expect([await heardBy(token, recordingId), await heardBy(other, recordingId)]).toEqual([404, 200])
  expect((await read(token)).voices).toEqual([])
  const text = JSON.stringify(await read(other))
  expect((JSON.parse(text) as LinkedBook).voices).toEqual([
    { id: recordingId, place: '0', reader: 'Oma', format: 'webm', spans: [[0, 900]] },
  ])
  // By that it could be taken back.
  expect(text).not.toContain(voiceId)
})

const endings: Record<string, () => Promise<unknown>> = {
  'ended by its owner': async () => {
    const { data } = await client.from('reading_links').select('id').single()
    expect((await client.rpc('end_reading_link', { link: data?.id })).data).toBe(true)
  },
  'of an erased book': () => deleteBookRow(backend.pool, bookId),
  'over for a month': async () => {
    await backend.pool.query(
      `update public.reading_links set ends_at = now() - interval '31 days' where book_id = $1`,
      [bookId],
    )
  },
}

test.each(Object.entries(endings))(
  'what waits by a link %s is gone with it, its files too',
  async (_, end) => {
    const voiceId = randomUUID()
    await offer({ voiceId })
    await offer({ voiceId: randomUUID(), reader: 'Opa' })
    await backend.pool.query(
      `update storage.objects set created_at = now() - interval '2 hours' where name like $1`,
      [`${bookId}/%`],
    )
    await end()
    await clearAway({ ...counter, log: () => {} })
    expect([await waiting(), await voiceFiles()]).toEqual([[], []])
    expect((await offer({ voiceId })).status).toBe(404)
    expect((await takeBack(voiceId, null)).status).toBe(404)
  },
)

test('what the owner said yes to outlives the link, and what waits outlives its date', async () => {
  const voiceId = randomUUID()
  await offer({ voiceId })
  await answer(voiceId, 'yes')
  await offer({ voiceId, place: '1' })
  await backend.pool.query(
    `update storage.objects set created_at = now() - interval '2 hours' where name like $1`,
    [`${bookId}/%`],
  )
  await backend.pool.query(`update public.reading_links set ends_at = now() where book_id = $1`, [bookId])
  await clearAway({ ...counter, log: () => {} })
  expect([await kept(), (await waiting()).length, (await voiceFiles()).length]).toEqual([['Oma 0'], 1, 2])
  expect((await answer(voiceId, 'yes')).status).toBe(200)
})

test.each([
  ['text that calls itself sound', { sound: Uint8Array.from(Buffer.from('hello')) }, 415],
  ['more than a page takes', { sound: webm('x'.repeat(recordingLimits.bytes)) }, 413],
  ['a page that the book has not', { place: '10' }, 422],
  ['nobody', { reader: '  ' }, 422],
  ['a name that leads elsewhere', { reader: 'www.example.com' }, 422],
  ['a link that is none', { token: 'A'.repeat(22) }, 404],
])('%s is refused, and nothing of it stays', async (_what, sent, status) => {
  expect((await offer(sent)).status).toBe(status)
  expect([await waiting(), await voiceFiles()]).toEqual([[], []])
})

test('a link takes a few voices at a time, and a book as many as it has room for', async () => {
  const voices: string[] = []
  for (let more = 0; more < linkLimits.voicesWaiting; more += 1) {
    voices.push(randomUUID())
    expect((await offer({ voiceId: voices[more] ?? '' })).status).toBe(200)
  }
  expect(await offer()).toEqual({ status: 409, code: 'too_many_voices' })
  expect((await offer({ voiceId: voices[0] ?? '', place: '1' })).status).toBe(200)
  for (const reader of ['a', 'b', 'c', 'd', 'e', 'f'])
    await saveRecording(counter, form({ bookId, reader }), owner)
  expect(await answer(voices[0] ?? '', 'yes')).toEqual({ status: 409, code: 'too_many_readers' })
  expect((await waiting()).length).toBe(linkLimits.voicesWaiting + 1)
})

test('the owner is told of a voice by mail, once until it is answered', async () => {
  const voiceId = randomUUID()
  for (const place of ['0', '1']) await offer({ voiceId, place })
  await offer({ reader: 'Opa' })
  const { rows } = await backend.pool.query<{ subject: string; plain: string }>(
    `select subject, plain from house.mails where recipient = $1`,
    [owner.email],
  )
  expect(rows).toMatchObject([{ subject: 'Oma leest “Noor” voor' }])
  expect(rows[0]?.plain).toContain(`/books/${bookId}`)
})

test('what waits is in what is exported', async () => {
  await offer({ sound: webm('slaap zacht') })
  const zip = Buffer.from(
    await (await exportData(counter, new Request('http://x'), owner)).arrayBuffer(),
  ).toString('latin1')
  expect(zip).toContain('slaap zacht')
  expect(zip).toContain('"reader": "Oma"')
})
