import { randomUUID } from 'node:crypto'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { saveOperator } from '#records/operator-rows.ts'
import { showSecondFactor } from '../act-as.ts'
import { startTestBackend, type TestBackend } from '../start-test-backend.ts'

/**
 * A small world to ask permissions in: a guest with a book, an owner with an unpaid and a paid book, somebody
 * else, and every kind of file of each book.
 */
export interface World {
  backend: TestBackend
  actors: Record<Actor, SupabaseClient>
  userIds: Record<'guest' | 'owner' | 'stranger', string>
  books: Record<BookName, string>
  orders: Record<'unpaid' | 'paid', string>
  drafts: Record<'owner', string>
  [Symbol.asyncDispose](): Promise<void>
}

/** `halfway`: the operator once more, in a session that has not shown the second factor. */
export const actors = ['anon', 'stranger', 'guest', 'owner', 'operator', 'halfway', 'service'] as const
export type Actor = (typeof actors)[number]
export type BookName = 'guestBook' | 'unpaidBook' | 'paidBook' | 'printingBook' | 'deletedBook'

export const files = {
  cover: 'cover/v1.webp',
  sheet: 'cover/sheet-v1.webp',
  drawn: 'drawn/sheet.jpg',
  voice: 'voice/oma.webm',
  free: 'free/abc.pdf',
  screen: 'screen/0-v1.webp',
  print: 'print/book-abc.pdf',
  kept: 'print/kept-abc.pdf',
} as const
export type FileName = keyof typeof files

export async function makeWorld(): Promise<World> {
  const backend = await startTestBackend()
  const guest = await backend.guest()
  const stranger = await claimedUser(backend, 'stranger@example.com')
  const owner = await claimedUser(backend, 'owner@example.com')
  const operator = await claimedUser(backend, 'operator@example.com')
  await saveOperator(backend.pool, 'operator@example.com', true)
  await showSecondFactor(backend, operator.client)
  const halfway = await backend.signIn('operator@example.com')
  const service = createClient(backend.url, backend.keys.serviceKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  const books = {
    guestBook: await makeBook(backend, service, guest.userId, 'ready'),
    unpaidBook: await makeBook(backend, service, owner.userId, 'ready'),
    paidBook: await makeBook(backend, service, owner.userId, 'finished'),
    printingBook: await makeBook(backend, service, owner.userId, 'finished'),
    deletedBook: await makeBook(backend, service, owner.userId, 'finished'),
  }
  const orders = {
    unpaid: await makeOrder(backend, owner.userId, books.unpaidBook, 'pending', 'none'),
    paid: await makeOrder(backend, owner.userId, books.paidBook, 'paid', 'none'),
  }
  await makePrint(
    backend,
    await makeOrder(backend, owner.userId, books.printingBook, 'paid', 'sent_to_printer'),
    books.printingBook,
  )
  await makeOrder(backend, owner.userId, books.deletedBook, 'paid', 'none')
  await backend.pool.query('update public.books set deleted_at = now() where id = $1', [books.deletedBook])
  await makeHiddenRows(backend, owner.userId)
  const draft = randomUUID()
  await backend.pool.query(
    'insert into public.title_rounds (draft_id, round, owner, titles) values ($1, 0, $2, $3)',
    [draft, owner.userId, Array.from({ length: 10 }, (_, index) => `Title ${index}`)],
  )
  return {
    backend,
    actors: {
      anon: backend.client(),
      stranger: stranger.client,
      guest: guest.client,
      owner: owner.client,
      operator: operator.client,
      halfway: halfway.client,
      service,
    },
    userIds: { guest: guest.userId, owner: owner.userId, stranger: stranger.userId },
    books,
    orders,
    drafts: { owner: draft },
    [Symbol.asyncDispose]: () => backend[Symbol.asyncDispose](),
  }
}

/** A print that is held back by preflight, and a part of its money that did not go back. */
async function makePrint({ pool }: TestBackend, orderId: string, bookId: string): Promise<void> {
  await pool.query(
    `insert into public.print_jobs (order_id, book_id, printer, state, problem) values ($1, $2, 'lulu', 'blocked', 'sharpness')`,
    [orderId, bookId],
  )
  await pool.query(
    `insert into public.refunds (order_id, payment_id, amount_cents, reason, state) values ($1, 'tr_1', 5, 'operator', 'refused')`,
    [orderId],
  )
  await pool.query(
    'insert into house.ai_limits (calls_at_once, day_micros, day_unpaid_micros) values (4, 3, 2) on conflict do nothing',
  )
  await pool.query('insert into public.invoice_years (year, last) values (2026, 1) on conflict do nothing')
}

/** Discount codes that nobody is told of, a gift card, an invoice, something done at the counter, and a sale that is kept for the books. */
async function makeHiddenRows({ pool }: TestBackend, owner: string): Promise<void> {
  await pool.query(
    `insert into public.invoices (number, year, place, kind, order_id, owner, payment_id, issued_on, locale, country,
       vat_cents, total_cents, lines, seller)
     values ('2026-00001', 2026, 1, 'invoice', gen_random_uuid(), $1, 'tr_1', '2026-11-23', 'nl', 'NL', 82, 995, '[]', '{}')`,
    [owner],
  )
  await pool.query(
    `insert into public.chargebacks (order_id, payment_id, amount_cents) values (gen_random_uuid(), 'tr_1', 995)`,
  )
  await pool.query(
    `insert into public.operator_acts (id, operator, email, act, subject)
     values (gen_random_uuid(), gen_random_uuid(), 'o@example.com', 'end-code', 'SECRET')`,
  )
  await pool.query(
    `with link as (
       insert into public.reading_links (id, book_id, token_hash, locale)
       select gen_random_uuid(), id, sha256(id::text::bytea), 'nl' from public.books
       where owner = $1 and state = 'ready' returning id
     ), voice as (
       insert into public.offered_recordings (id, link_id, voice_id, place, reader, format, bytes, spans)
       select gen_random_uuid(), id, gen_random_uuid(), '0', 'Oma', 'webm', 5, '[[0, 900]]' from link)
     insert into public.offered_words (id, link_id, name, words) select gen_random_uuid(), id, 'Oma', 'Dag!' from link`,
    [owner],
  )
  await pool.query(
    `insert into public.presents (order_id, giver_name, message, locale, recipient_email, mail_at)
     select id, 'Oma', 'Dag!', 'nl', 'stranger@example.com', now() + interval '1 day' from public.orders
     where owner = $1 and status = 'paid' and fulfilment = 'none'
       and book_id in (select id from public.books where deleted_at is null)`,
    [owner],
  )
  await pool.query(
    `insert into public.given_books (order_id, book_id, giver_name, message, locale, paid_at)
     select gen_random_uuid(), id, 'Oma', 'Dag!', 'nl', now() from public.books where owner = $1 and state = 'finished'`,
    [owner],
  )
  await pool.query(
    `insert into public.ready_wishes (book_id, locale)
     select id, 'nl' from public.books where owner = $1 and state = 'finished'`,
    [owner],
  )
  await pool.query(
    `insert into public.recordings (id, book_id, place, reader, format, bytes, spans)
     select gen_random_uuid(), id, '0', 'Oma', 'webm', 5, '[[0, 900]]' from public.books where owner = $1 and state = 'ready'`,
    [owner],
  )
  await pool.query(`insert into house.picture_wishes (wish, language) values ('a splash', 'dutch')`)
  await pool.query(
    `insert into house.mails (name, recipient, subject, html, plain) values ('login/x', 'a@example.com', 'code 123456', '', '')`,
  )
  await pool.query(
    `insert into public.discount_codes (code, percent_off, shown_on, valid_until)
     values ('SECRET', 50, null, null), ('ENDED', 50, 'banner', now() - interval '1 minute')`,
  )
  await pool.query(`insert into public.referrers (owner, handle, locale) values ($1, 'anna123456', 'nl')`, [
    owner,
  ])
  await pool.query(
    `with bought as (
       insert into public.orders (id, owner, kind, status, locale, email, book_cents, paid_at)
       values (gen_random_uuid(), $1, 'gift', 'paid', 'nl', 'owner@example.com', 2500, now()) returning id),
     card as (
       insert into public.gift_cards (code, order_id, owner, cents, locale, recipient_email, mail_at, valid_until)
       select 'CADEAUABCDEFGHJK', id, $1, 2500, 'nl', 'stranger@example.com', now(), now() + interval '3 years'
       from bought returning code)
     insert into public.gift_card_uses (code, order_id, reason, cents)
     select code, gen_random_uuid(), 'taken', 995 from card`,
    [owner],
  )
  await pool.query(`insert into public.reminder_wishes (owner, locale) values ($1, 'nl')`, [owner])
  await pool.query(
    `insert into public.referral_rewards (order_id, referrer, code, counts_until)
     values (gen_random_uuid(), $1, 'SECRET', now() + interval '1 year')`,
    [owner],
  )
  await pool.query(
    `insert into public.kept_sales
       (order_id, kind, book_cents, discount_cents, shipping_cents, currency, paid_at, kept_until)
     values (gen_random_uuid(), 'download', 995, 0, 0, 'EUR', now(), current_date + 1)`,
  )
}

/** A guest who has confirmed an e-mail address, as the journey makes one. */
async function claimedUser(
  backend: TestBackend,
  email: string,
): Promise<{ client: SupabaseClient; userId: string }> {
  const { client, userId } = await backend.guest()
  await client.auth.updateUser({ email })
  const code = backend.mails.at(-1)?.code ?? ''
  const { error } = await client.auth.verifyOtp({ email, token: code, type: 'email_change' })
  if (error) throw error
  return { client, userId }
}

async function makeBook(
  backend: TestBackend,
  service: SupabaseClient,
  owner: string,
  state: string,
): Promise<string> {
  const id = randomUUID()
  await backend.pool.query(
    `insert into public.books (id, owner, brief, title, seed, state) values ($1, $2, '{}', 'A title', 'seed', $3)`,
    [id, owner, state],
  )
  await backend.pool.query(
    `insert into public.book_pages (book_id, spread, text, written_text, scene) values ($1, 0, 'Once', 'Once', '{}')`,
    [id],
  )
  for (const path of Object.values(files)) {
    const { error } = await service.storage.from('books').upload(`${id}/${path}`, Buffer.from('bytes'))
    if (error) throw error
  }
  return id
}

async function makeOrder(
  backend: TestBackend,
  owner: string,
  bookId: string,
  status: string,
  fulfilment: string,
): Promise<string> {
  const id = randomUUID()
  const kind = fulfilment === 'none' ? 'download' : 'print'
  await backend.pool.query(
    `insert into public.orders (id, owner, book_id, kind, status, fulfilment, locale, email, book_cents, address, paid_at)
     values ($1, $2, $3, $4, $5, $6, 'nl', 'owner@example.com', 995, $7, case when $5 = 'paid' then now() end)`,
    [id, owner, bookId, kind, status, fulfilment, kind === 'print' ? {} : null],
  )
  return id
}
