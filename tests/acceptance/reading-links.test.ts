import { randomUUID } from 'node:crypto'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { supabaseFiles } from '#adapters/supabase/supabase-files.ts'
import { answerWord } from '#functions/answer-word.ts'
import { countView } from '#functions/count-view.ts'
import { linkedPicture } from '#functions/linked-picture.ts'
import { type MadeLink, makeReadingLink } from '#functions/make-reading-link.ts'
import { offerWord } from '#functions/offer-word.ts'
import type { Counter, OpenFunction, Visitor } from '#functions/product-function.ts'
import { readAnswers } from '#functions/read-answers.ts'
import { type LinkedBook, readByLink } from '#functions/read-by-link.ts'
import { deleteBookRow } from '#records/book-rows.ts'
import { readPersonalData } from '#records/user-rows.ts'
import { linkLimits } from '#book/reading-link.ts'
import { visitorOf } from '../act-as.ts'
import { startTestBackend, type TestBackend } from '../start-test-backend.ts'
import { noor } from './start-workshop.ts'

let backend: TestBackend
let counter: Counter
let owner: Visitor
let client: SupabaseClient
let bookId: string

beforeAll(async () => {
  backend = await startTestBackend()
  const service = createClient(backend.url, backend.keys.serviceKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  const siteUrl = 'http://localhost:3999'
  // Nothing else is asked of it here.
  counter = { database: backend.pool, files: supabaseFiles(service, siteUrl), siteUrl } as Counter
})
afterAll(() => backend[Symbol.asyncDispose]())

beforeEach(async () => {
  const signedIn = await backend.signIn()
  client = signedIn.client
  owner = visitorOf(signedIn.session)
  bookId = randomUUID()
  const brief = { ...noor, hero: { ...noor.hero, name: 'Noor de Wit' } }
  await backend.pool.query(
    `insert into public.books (id, owner, brief, title, seed, state, cover_version, has_endpaper)
     values ($1, $2, $3, 'Noor en de heuvel', 's', 'ready', 2, true)`,
    [bookId, owner.userId, brief],
  )
  await backend.pool.query(
    `insert into public.book_pages (book_id, spread, text, written_text, scene, picture_version, picture_blur)
     values ($1, 0, 'Er was eens', 'Er was eens', '{"caption": "Een heuvel", "time": "day"}', 1, 'AAAA')`,
    [bookId],
  )
  for (const file of files) await counter.files.put(`${bookId}/${file}`, Buffer.from(file), 'image/webp')
})

/** Those of a book: what a link shows before the book is bought, then what it shows after, then what it never shows. */
const [shown, bought, never] = [
  ['cover/v2.webp', 'cover/vignette.jpg', 'cover/endpaper.webp', 'cover/spot-0.jpg'],
  ['screen/0-v1.webp', 'screen/moment-0.jpg'],
  [
    'cover/v1.webp',
    'cover/sheet-v1.webp',
    'print/0-v1.jpg',
    'drawn/sheet.jpg',
    'free/a.pdf',
    'screen/0-v9.webp',
  ],
]
const files = [...shown, ...bought, ...never]

const post = (body: unknown): Request =>
  new Request('http://localhost:3999', { method: 'POST', body: JSON.stringify(body) })
const ask = (work: OpenFunction, body: unknown): Promise<Response> => work(counter, post(body))
const read = (token: string): Promise<Response> => ask(readByLink, { token })

async function makeLink(wish: object = {}): Promise<MadeLink> {
  const body = { bookId, linkId: randomUUID(), span: 'month', locale: 'nl', ...wish }
  const answer = await makeReadingLink(counter, post(body), owner)
  expect(answer.status).toBe(200)
  return (await answer.json()) as MadeLink
}

async function picturesOf(token: string): Promise<string[]> {
  const answers = await Promise.all(
    files.map((file) => linkedPicture(counter, new Request('http://localhost'), { token, file })),
  )
  return files.filter((_, index) => answers[index]?.status === 200)
}

function word(token: string, change: object = {}): Promise<Response> {
  return ask(offerWord, { token, wordId: randomUUID(), name: 'Oma', words: 'Dag Noor!', ...change })
}

async function offered(): Promise<{ id: string; name: string; state: string }[]> {
  const { data } = await client.from('offered_words').select('id,name,state').order('created_at')
  return data ?? []
}

async function introNow(): Promise<string | undefined> {
  const { rows } = await backend.pool.query<{ intro: string }>(
    'select intro from public.books where id = $1',
    [bookId],
  )
  return rows[0]?.intro
}

const pay = (): Promise<unknown> =>
  backend.pool.query(
    `insert into public.orders (id, owner, book_id, kind, status, locale, email, book_cents, paid_at)
     values (gen_random_uuid(), $1, $2, 'download', 'paid', 'nl', 'a@b.nl', 995, now())`,
    [owner.userId, bookId],
  )

test('a link opens what is printed in the book, by the first name of the child, and nothing else that was told for it', async () => {
  const { token } = await makeLink()
  const answer = await read(token)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const text = await answer.text()
  const book = JSON.parse(text) as LinkedBook
  expect(book).toMatchObject({ child: 'Noor', title: 'Noor en de heuvel', isPaid: false, takesWords: true })
  expect(book.pages).toMatchObject([{ text: 'Er was eens', caption: 'Een heuvel', picture_blur: 'AAAA' }])
  // Neither the surname, the twist and the looks, nor the ids of book and owner.
  for (const secret of ['de Wit', 'octopussen', 'caramel', bookId, owner.userId])
    expect(text).not.toContain(secret)
})

test('its pictures are those that a preview has, and once the book is paid for those inside it, as long as it is', async () => {
  const { token } = await makeLink()
  expect(await picturesOf(token)).toEqual(shown)
  for (const file of ['cover/v1.webp\u0000', '../cover/v1.webp', ''])
    expect((await linkedPicture(counter, new Request('http://x'), { token, file })).status).toBe(404)
  expect(((await (await read(token)).json()) as LinkedBook).pages[0]?.picture_version).toBe(0)
  await pay()
  expect(await picturesOf(token)).toEqual([...shown, ...bought])
  expect(((await (await read(token)).json()) as LinkedBook).pages[0]?.picture_version).toBe(1)
  await backend.pool.query(`update public.orders set status = 'refunded' where book_id = $1`, [bookId])
  expect(await picturesOf(token)).toEqual(shown)
})

test('a picture that a browser kept is shown only after the link was asked once more', async () => {
  const { token } = await makeLink()
  const asked = (etag = ''): Promise<Response> =>
    linkedPicture(counter, new Request('http://localhost', { headers: { 'if-none-match': etag } }), {
      token,
      file: 'cover/v2.webp',
    })
  const first = await asked()
  expect(first.headers.get('cache-control')).toBe('private, no-cache')
  expect((await asked(first.headers.get('etag') ?? '')).status).toBe(304)
  await client.rpc('end_reading_link', {
    link: (await client.from('reading_links').select('id')).data?.[0]?.id as string,
  })
  expect((await asked(first.headers.get('etag') ?? '')).status).toBe(404)
})

const endings: Record<string, () => Promise<unknown>> = {
  'ended by its owner': async () => {
    const { data } = await client.from('reading_links').select('id').single()
    expect((await client.rpc('end_reading_link', { link: data?.id })).data).toBe(true)
  },
  'past its date': () =>
    backend.pool.query(`update public.reading_links set ends_at = now() where book_id = $1`, [bookId]),
  'of a book off the shelf': () =>
    backend.pool.query('update public.books set deleted_at = now() where id = $1', [bookId]),
  'of an erased book': () => deleteBookRow(backend.pool, bookId),
  'of a book that is being made anew': () =>
    backend.pool.query(`update public.books set state = 'making' where id = $1`, [bookId]),
}

test.each(Object.entries(endings))(
  'a link %s is as one that never was, in all that it does',
  async (_, end) => {
    const { token } = await makeLink()
    expect((await read(token)).status).toBe(200)
    await end()
    const unknown = 'A'.repeat(22)
    for (const work of [read, word]) {
      const [over, none] = [await work(token), await work(unknown)]
      expect([over.status, await over.text()]).toEqual([none.status, await none.text()])
      expect(over.status).toBe(404)
    }
    expect(await picturesOf(token)).toEqual([])
    expect((await ask(countView, { token })).status).toBe((await ask(countView, { token: unknown })).status)
  },
)

test('what stands in its address is kept nowhere, and is another each time', async () => {
  const made = await makeLink()
  expect(made.token).toMatch(/^[A-Za-z0-9_-]{22}$/)
  expect((await makeLink()).token).not.toBe(made.token)
  const { rows } = await backend.pool.query('select row_to_json(l)::text as row from public.reading_links l')
  expect(JSON.stringify(rows)).not.toContain(made.token)
  expect(JSON.stringify(await readPersonalData(backend.pool, owner.userId))).not.toContain(made.token)
})

test('it stands a week, a month, or until it is ended', async () => {
  const days = async (span: string): Promise<number | null> => {
    const { endsAt } = await makeLink({ span })
    return endsAt === null ? null : Math.round((Date.parse(endsAt) - Date.now()) / 86_400_000)
  }
  expect([await days('week'), await days('month'), await days('open')]).toEqual([7, 30, null])
})

test('an answer that got lost is asked for again, and makes no second link', async () => {
  const linkId = randomUUID()
  const [first, second] = [await makeLink({ linkId }), await makeLink({ linkId })]
  expect((await read(first.token)).status).toBe(404)
  expect((await read(second.token)).status).toBe(200)
  expect((await client.from('reading_links').select('id')).data).toHaveLength(1)
})

test('only the owner of a book makes links of it, of one that lies open, and so many', async () => {
  const ofOthers = await makeReadingLink(
    counter,
    post({ bookId, linkId: randomUUID(), span: 'week', locale: 'nl' }),
    { ...owner, userId: randomUUID() },
  )
  expect(ofOthers.status).toBe(404)
  for (let made = 0; made < linkLimits.links; made += 1) await makeLink()
  const body = { bookId, linkId: randomUUID(), span: 'week', locale: 'nl' }
  expect((await makeReadingLink(counter, post(body), owner)).status).toBe(409)
})

test('how often a link was opened is counted, and nothing of who did', async () => {
  const { token } = await makeLink()
  for (let times = 0; times < 3; times += 1) await ask(countView, { token })
  expect((await client.from('reading_links').select('views')).data).toEqual([{ views: 3 }])
})

test('a word is in the book when its owner says yes, and in nobody’s when they say no', async () => {
  const { token } = await makeLink()
  expect((await word(token, { words: 'Lieve "Noor"' })).status).toBe(200)
  expect((await word(token, { name: 'Buur', words: 'Koop iets' })).status).toBe(200)
  expect(await introNow()).toBe('')
  const [first, second] = await offered()
  const answer = (wordId: string | undefined, said: string, who = owner): Promise<Response> =>
    answerWord(counter, post({ wordId, answer: said }), who)
  expect((await answer(first?.id, 'yes', { ...owner, userId: randomUUID() })).status).toBe(404)
  expect(await (await answer(first?.id, 'yes')).json()).toEqual({ intro: 'Lieve “Noor”\nOma' })
  expect((await answer(first?.id, 'yes')).status).toBe(404)
  expect((await answer(second?.id, 'no')).status).toBe(200)
  expect(await introNow()).toBe('Lieve “Noor”\nOma')
  expect((await offered()).map(({ state }) => state)).toEqual(['taken', 'declined'])
  const data = await readPersonalData(backend.pool, owner.userId)
  expect(data.readingLinks).toMatchObject([{ words: [{ name: 'Oma', state: 'taken' }, { name: 'Buur' }] }])
})

test('whoever wrote a word is told of a yes, by what their own device knows of it, and of a no never', async () => {
  const { token } = await makeLink()
  const [yes, no, open] = [randomUUID(), randomUUID(), randomUUID()]
  for (const wordId of [yes, no, open]) expect((await word(token, { wordId })).status).toBe(200)
  const told = async (wordIds: string[], by = token): Promise<unknown> =>
    (await ask(readAnswers, { token: by, wordIds, recordingIds: [] })).json()
  expect(await told([yes, no, open])).toEqual({ words: [], pages: 0 })
  await answerWord(counter, post({ wordId: yes, answer: 'yes' }), owner)
  await answerWord(counter, post({ wordId: no, answer: 'no' }), owner)
  expect(await told([yes, no, open])).toEqual({ words: [yes], pages: 0 })
  expect(await told([])).toEqual({ words: [], pages: 0 })
  // Somebody with another link, who cannot know of it.
  expect(await told([yes], (await makeLink()).token)).toEqual({ words: [], pages: 0 })
  await backend.pool.query('update public.reading_links set ended_at = now()')
  expect(await told([yes])).toEqual({ code: 'link_over' })
})

test('there is no room for a word on a full page, and none goes into a book that a printer has', async () => {
  const { token } = await makeLink()
  await word(token)
  await backend.pool.query(`update public.books set intro = $2 where id = $1`, [bookId, 'a'.repeat(490)])
  const [waiting] = await offered()
  const yes = (): Promise<Response> =>
    answerWord(counter, post({ wordId: waiting?.id, answer: 'yes' }), owner)
  expect(await (await yes()).json()).toEqual({ code: 'front_is_full' })
  await backend.pool.query(
    `insert into public.orders (id, owner, book_id, kind, status, fulfilment, locale, email, book_cents, address, paid_at)
     values (gen_random_uuid(), $1, $2, 'print', 'paid', 'in_production', 'nl', 'a@b.nl', 995, '{}', now())`,
    [owner.userId, bookId],
  )
  expect(await (await yes()).json()).toEqual({ code: 'book_at_printer' })
  expect(await (await word(token)).json()).toEqual({ code: 'book_at_printer' })
  expect(((await (await read(token)).json()) as LinkedBook).takesWords).toBe(false)
})

test('the owner is told of a word by mail, once until it is answered', async () => {
  const { token } = await makeLink({ locale: 'en' })
  await word(token)
  await word(token, { name: 'Opa' })
  const { rows } = await backend.pool.query<{ subject: string; plain: string }>(
    `select subject, plain from house.mails where recipient = $1`,
    [owner.email],
  )
  expect(rows).toMatchObject([{ subject: 'A word for the front of “Noor en de heuvel”' }])
  expect(rows[0]?.plain).toContain('Dag Noor!')
  expect(rows[0]?.plain).toContain(`/en/books/${bookId}`)
})

test('a link takes a few words at a time, the same one once, and none that leads elsewhere or cannot be printed', async () => {
  const { token } = await makeLink()
  for (const words of ['Kijk op www.example.com', 'Bel 06 12 34 56 78', '', 'a'.repeat(241), 'Dag \u{10900}'])
    expect((await word(token, { words })).status).toBe(422)
  expect((await word(token, { name: 'oma@example.com' })).status).toBe(422)
  const wordId = randomUUID()
  for (let more = 1; more < linkLimits.wordsWaiting; more += 1) await word(token)
  for (let times = 0; times < 2; times += 1) expect((await word(token, { wordId })).status).toBe(200)
  expect(await (await word(token)).json()).toEqual({ code: 'too_many_words' })
  expect(await offered()).toHaveLength(linkLimits.wordsWaiting)
})
