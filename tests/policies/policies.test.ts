import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session, SupabaseClient } from '@supabase/supabase-js'
import { saveOperator } from '#records/operator-rows.ts'
import { forgetSecondStep } from '#workflows/forget-second-step.ts'
import { showSecondFactor, standAtCounter, visitorOf } from '../act-as.ts'
import { type Actor, actors, type BookName, type FileName, files, makeWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(() => world[Symbol.asyncDispose]())

/** Who may do what with which row. Whoever is not named may not, and must not learn that the row is there. */
interface Rule {
  what: string
  allowed: Actor[]
  /** Does it as this actor and says whether anything was seen or changed. */
  attempt(actor: Actor): Promise<boolean>
}

const client = (actor: Actor) => world.actors[actor]
const book = (name: BookName) => world.books[name]
const some = (rows: unknown[] | null): boolean => rows !== null && rows.length > 0

const rowRules: Rule[] = [
  {
    what: 'read the book of the owner',
    allowed: ['owner', 'service'],
    attempt: async (actor) =>
      some((await client(actor).from('books').select('id').eq('id', book('unpaidBook'))).data),
  },
  {
    what: 'read the book of a guest',
    allowed: ['guest', 'service'],
    attempt: async (actor) =>
      some((await client(actor).from('books').select('id').eq('id', book('guestBook'))).data),
  },
  {
    what: 'put a book on the shelf directly',
    allowed: ['service'],
    attempt: async (actor) => {
      const row = { owner: world.userIds.owner, brief: {}, title: 'Mine', seed: 's' }
      return (await client(actor).from('books').insert(row)).error === null
    },
  },
  {
    what: 'change title and intro of the book',
    allowed: ['owner', 'service'],
    attempt: async (actor) =>
      some(
        (
          await client(actor)
            .from('books')
            .update({ title: 'New', intro: 'Dear' })
            .eq('id', book('unpaidBook'))
            .select('id')
        ).data,
      ),
  },
  {
    what: 'change the state of a book',
    allowed: ['service'],
    attempt: async (actor) =>
      some(
        (
          await client(actor)
            .from('books')
            .update({ state: 'ready' })
            .eq('id', book('unpaidBook'))
            .select('id')
        ).data,
      ),
  },
  {
    what: 'give oneself more cover redraws',
    allowed: ['service'],
    attempt: async (actor) =>
      some(
        (
          await client(actor)
            .from('books')
            .update({ cover_redraws_left: 3 })
            .eq('id', book('unpaidBook'))
            .select('id')
        ).data,
      ),
  },
  {
    what: 'give oneself more redraws of everybody',
    allowed: ['service'],
    attempt: async (actor) =>
      some(
        (
          await client(actor)
            .from('books')
            .update({ sheet_redraws_left: 2 })
            .eq('id', book('unpaidBook'))
            .select('id')
        ).data,
      ),
  },
  {
    what: 'give a book to somebody else',
    allowed: [],
    attempt: async (actor) => {
      if (actor === 'service') return false
      const change = client(actor).from('books').update({ owner: world.userIds.stranger })
      return some((await change.eq('id', book('unpaidBook')).select('id')).data)
    },
  },
  {
    what: 'delete a book',
    allowed: [],
    attempt: async (actor) => {
      if (actor === 'service') return false
      return some((await client(actor).from('books').delete().eq('id', book('unpaidBook')).select('id')).data)
    },
  },
  {
    what: 'read the pages of the book',
    allowed: ['owner', 'service'],
    attempt: async (actor) =>
      some((await client(actor).from('book_pages').select('text').eq('book_id', book('unpaidBook'))).data),
  },
  {
    what: 'change the text of a page',
    allowed: ['owner', 'service'],
    attempt: async (actor) =>
      some(
        (
          await client(actor)
            .from('book_pages')
            .update({ text: 'Twice' })
            .eq('book_id', book('unpaidBook'))
            .select('text')
        ).data,
      ),
  },
  {
    what: 'change the text of a book that is at the printer',
    allowed: ['service'],
    attempt: async (actor) =>
      some(
        (
          await client(actor)
            .from('book_pages')
            .update({ text: 'Too late' })
            .eq('book_id', book('printingBook'))
            .select('text')
        ).data,
      ),
  },
  {
    what: 'change the words of a book by what was seen of them',
    allowed: ['owner', 'service'],
    attempt: async (actor) => {
      const { rows } = await world.backend.pool.query<{ text: string; title: string }>(
        `select text, title from public.book_pages join public.books on id = book_id where id = $1 limit 1`,
        [book('unpaidBook')],
      )
      const [seen] = rows
      const page = { book: book('unpaidBook'), page: 0, words: `${seen?.text}!`, seen: seen?.text }
      const title = { book: book('unpaidBook'), word: 'title', words: `${seen?.title}!`, seen: seen?.title }
      const saves = [
        await client(actor).rpc('save_page_text', page),
        await client(actor).rpc('save_book_word', title),
      ]
      return saves.some(({ data }) => data !== null)
    },
  },
  {
    what: 'change the scene of a page',
    allowed: ['service'],
    attempt: async (actor) =>
      some(
        (
          await client(actor)
            .from('book_pages')
            .update({ scene: {} })
            .eq('book_id', book('unpaidBook'))
            .select('text')
        ).data,
      ),
  },
  {
    what: 'give oneself more redraws of a picture, or call one drawn',
    allowed: ['service'],
    attempt: async (actor) => {
      const changes = [
        { picture_redraws_left: 3 },
        { picture_version: 2 },
        { picture_drawing: false },
        { picture_blur: 'AAAA' },
        { picture_colour: '#87adce' },
      ]
      const pages = changes.map((change) =>
        client(actor).from('book_pages').update(change).eq('book_id', book('paidBook')).select('spread'),
      )
      return (await Promise.all(pages)).some(({ data }) => some(data))
    },
  },
  {
    what: 'read the colours of the locked pictures of a book',
    allowed: ['owner', 'service'],
    attempt: async (actor) =>
      some(
        (await client(actor).from('book_pages').select('picture_blur').eq('book_id', book('unpaidBook')))
          .data,
      ),
  },
  {
    what: 'read titles that were proposed',
    allowed: ['owner', 'service'],
    attempt: async (actor) =>
      some(
        (await client(actor).from('title_rounds').select('titles').eq('draft_id', world.drafts.owner)).data,
      ),
  },
  {
    what: 'read an order',
    allowed: ['owner', 'service'],
    attempt: async (actor) =>
      some((await client(actor).from('orders').select('id').eq('id', world.orders.unpaid)).data),
  },
  {
    what: 'call an order paid',
    allowed: [],
    attempt: async (actor) => {
      if (actor === 'service') return false
      const change = client(actor).from('orders').update({ status: 'paid' })
      return some((await change.eq('id', world.orders.unpaid).select('id')).data)
    },
  },
  {
    what: 'write an order directly',
    allowed: [],
    attempt: async (actor) => {
      if (actor === 'service') return false
      const row = {
        id: randomUUID(),
        owner: world.userIds.owner,
        book_id: book('unpaidBook'),
        kind: 'download',
        status: 'paid',
        locale: 'nl',
        email: 'owner@example.com',
        book_cents: 1,
      }
      return (await client(actor).from('orders').insert(row)).error === null
    },
  },
  {
    what: 'read a book, its pages or its order after it was taken off the shelf',
    allowed: ['service'],
    attempt: async (actor) => {
      const id = book('deletedBook')
      const reads = await Promise.all([
        client(actor).from('books').select('id').eq('id', id),
        client(actor).from('book_pages').select('text').eq('book_id', id),
        client(actor).from('orders').select('id').eq('book_id', id),
      ])
      return reads.some(({ data }) => some(data))
    },
  },
  {
    what: 'take a book off the shelf or put it back directly',
    allowed: ['service'],
    attempt: async (actor) =>
      some(
        (
          await client(actor)
            .from('books')
            .update({ deleted_at: null })
            .in('id', [book('unpaidBook')])
            .select('id')
        ).data,
      ),
  },
  {
    what: 'read the discount code that the banner shows',
    allowed: ['anon', 'stranger', 'guest', 'owner', 'operator', 'halfway', 'service'],
    attempt: async (actor) =>
      some((await client(actor).from('discount_codes').select('code').eq('shown_on', 'banner')).data),
  },
  {
    what: 'read the discount code of the hidden landing',
    allowed: ['service'],
    attempt: async (actor) =>
      some((await client(actor).from('discount_codes').select('code').eq('shown_on', 'promotion')).data),
  },
  {
    what: 'read a discount code that is not shown, or no longer',
    allowed: ['service'],
    attempt: async (actor) =>
      some((await client(actor).from('discount_codes').select('code').in('code', ['SECRET', 'ENDED'])).data),
  },
  {
    what: 'make or change a discount code',
    allowed: ['service'],
    attempt: async (actor) => {
      const codes = client(actor).from('discount_codes')
      const made = await codes.insert({ code: `NEW${actor.toUpperCase()}`, percent_off: 90 })
      const changed = await codes.update({ percent_off: 90 }).eq('code', 'ENDED').select('code')
      return made.error === null || some(changed.data)
    },
  },
  {
    what: 'read what is kept of erased sales',
    allowed: ['service'],
    attempt: async (actor) => some((await client(actor).from('kept_sales').select('order_id')).data),
  },
  {
    what: 'read what banks took back, or what is spent',
    allowed: ['service'],
    attempt: async (actor) =>
      some((await client(actor).from('chargebacks').select('order_id')).data) ||
      some((await client(actor).from('print_jobs').select('cost_cents').limit(1)).data),
  },
  {
    what: 'reach the tables of the till and the mailbox',
    allowed: [],
    attempt: async (actor) => {
      const mails = await client(actor).schema('house').from('mails').select('*')
      const payments = await client(actor).from('till_payments').select('*')
      return some(mails.data) || some(payments.data)
    },
  },
  {
    what: 'ask the private questions of the policies over REST',
    allowed: [],
    attempt: async (actor) =>
      (await client(actor).rpc('owns_book', { book: book('unpaidBook') })).error === null,
  },
]

/** What stands at the counter, view by view. */
const counterParts = [
  'orders',
  'prints',
  'print_changes',
  'refunds',
  'stuck',
  'invoices',
  'mails',
  'codes',
  'rewards',
  'gift_cards',
  'health',
  'models',
  'books',
  'wishes',
  'days',
  'acts',
  'log',
]
const counterRules: Rule[] = counterParts.map((part) => ({
  what: `read ${part} at the counter`,
  allowed: part === 'acts' ? ['operator', 'service'] : ['operator'],
  attempt: async (actor) => some((await client(actor).from(`operator_${part}`).select('*').limit(1)).data),
}))

rowRules.push(
  ...counterRules,
  {
    what: 'read what goes back of an order of the owner',
    allowed: ['owner', 'service'],
    attempt: async (actor) => some((await client(actor).from('refunds').select('amount_cents')).data),
  },
  {
    what: 'have money go back, or more of it',
    allowed: [],
    attempt: async (actor) => {
      if (actor === 'service') return false
      const refunds = client(actor).from('refunds')
      const row = { order_id: world.orders.paid, payment_id: 'tr_1', amount_cents: 5, reason: 'operator' }
      const changed = await refunds.update({ amount_cents: 99, state: 'due' }).gt('amount_cents', 0).select()
      return (await refunds.insert(row)).error === null || some(changed.data)
    },
  },
  {
    what: 'follow the printing of an order of the owner',
    allowed: ['owner', 'service'],
    attempt: async (actor) => some((await client(actor).from('print_jobs').select('state,tracking')).data),
  },
  {
    what: 'read what preflight found, or have a book printed',
    allowed: [],
    attempt: async (actor) => {
      if (actor === 'service') return false
      const jobs = client(actor).from('print_jobs')
      const row = { order_id: world.orders.paid, book_id: book('paidBook'), attempt: 2, printer: 'lulu' }
      const seen = await jobs.select('preflight,files,problem')
      return some(seen.data) || (await jobs.insert(row)).error === null
    },
  },
  {
    what: 'read how many invoices there are in a year',
    allowed: ['service'],
    attempt: async (actor) => some((await client(actor).from('invoice_years').select('*')).data),
  },
  {
    what: 'read what was asked of language models, or with which picture a book was wished',
    allowed: [],
    attempt: async (actor) => {
      const house = client(actor).schema('house')
      const reads = [house.from('ai_calls').select('*'), house.from('picture_wishes').select('*')]
      const inPublic = [
        client(actor).from('ai_calls').select('*'),
        client(actor).from('picture_wishes').select('*'),
      ]
      return (await Promise.all([...reads, ...inPublic])).some(({ error }) => error === null)
    },
  },
  {
    what: 'read an invoice of the owner',
    allowed: ['owner', 'service'],
    attempt: async (actor) => some((await client(actor).from('invoices').select('number')).data),
  },
  {
    what: 'read with which link the owner points others here',
    allowed: ['owner', 'service'],
    attempt: async (actor) => some((await client(actor).from('referrers').select('handle')).data),
  },
  {
    what: 'take a link in the name of the owner, or another handle',
    allowed: [],
    attempt: async (actor) => {
      if (actor === 'service') return false
      const links = client(actor).from('referrers')
      const row = { owner: world.userIds.guest, handle: 'mine123456', locale: 'nl' }
      const changed = await links.update({ handle: 'mine123456' }).neq('handle', '').select()
      return (await links.insert(row)).error === null || some(changed.data)
    },
  },
  {
    what: 'read whether the owner wants to be reminded',
    allowed: ['owner', 'service'],
    attempt: async (actor) => some((await client(actor).from('reminder_wishes').select('agreed_at')).data),
  },
  {
    what: 'read with what a reminder is ended, or say yes for the owner',
    allowed: [],
    attempt: async (actor) => {
      if (actor === 'service') return false
      const wishes = client(actor).from('reminder_wishes')
      const row = { owner: world.userIds.guest, locale: 'nl' }
      return some((await wishes.select('token')).data) || (await wishes.insert(row)).error === null
    },
  },
  {
    what: 'want a mail when a book of the owner is there, and want it no longer',
    allowed: ['owner'],
    attempt: async (actor) => {
      if (actor === 'service') return false
      const { pool } = world.backend
      const bookId = book('unpaidBook')
      await pool.query(`update public.books set state = 'making' where id = $1`, [bookId])
      const wishes = client(actor).from('ready_wishes')
      const isWanted = (await wishes.insert({ book_id: bookId, locale: 'nl' })).error === null
      await pool.query(`update public.books set state = 'ready' where id = $1`, [bookId])
      return isWanted && some((await wishes.delete().eq('book_id', bookId).select('book_id')).data)
    },
  },
  {
    what: 'want a mail about a book that can be read already, or as a guest without an address',
    allowed: [],
    attempt: async (actor) => {
      if (actor === 'service') return false
      const { pool } = world.backend
      await pool.query(`update public.books set state = 'making' where id = $1`, [book('guestBook')])
      const wishes = client(actor).from('ready_wishes')
      const asked = [
        await wishes.insert({ book_id: book('guestBook'), locale: 'nl' }),
        await wishes.insert({ book_id: book('unpaidBook'), locale: 'nl' }),
      ]
      await pool.query(`update public.books set state = 'ready' where id = $1`, [book('guestBook')])
      return asked.some(({ error }) => error === null)
    },
  },
  {
    what: 'read how often a reading link of the owner was opened',
    allowed: ['owner', 'service'],
    attempt: async (actor) => some((await client(actor).from('reading_links').select('views,ends_at')).data),
  },
  {
    what: 'read by what a reading link is known, make one, or have it stand longer',
    allowed: [],
    attempt: async (actor) => {
      if (actor === 'service') return false
      const links = client(actor).from('reading_links')
      const row = { id: randomUUID(), book_id: book('unpaidBook'), token_hash: '\\x00', locale: 'nl' }
      const changed = await links.update({ ends_at: null, ended_at: null }).neq('locale', '').select('id')
      return (
        some((await links.select('token_hash')).data) ||
        (await links.insert(row)).error === null ||
        some(changed.data)
      )
    },
  },
  {
    what: 'end a reading link of the owner',
    allowed: ['owner'],
    attempt: async (actor) => {
      const link = randomUUID()
      await world.backend.pool.query(
        `insert into public.reading_links (id, book_id, token_hash, locale) values ($1, $2, $3, 'nl')`,
        [link, book('unpaidBook'), Buffer.from(link)],
      )
      return (await client(actor).rpc('end_reading_link', { link })).data === true
    },
  },
  {
    what: 'ask what a reading link opens over REST',
    allowed: [],
    attempt: async (actor) => {
      const token = book('unpaidBook')
      const asked = await client(actor).rpc('linked_file', { token, file: 'cover/v1.webp' })
      const others = await Promise.all([
        client(actor).rpc('standing_link', { token }),
        client(actor).rpc('link_keeps', { link: token }),
      ])
      return [asked, ...others].some(({ error }) => error === null)
    },
  },
  {
    what: 'read a word that was offered for the front of a book of the owner',
    allowed: ['owner', 'service'],
    attempt: async (actor) => some((await client(actor).from('offered_words').select('words,name')).data),
  },
  {
    what: 'offer a word directly, or call one taken',
    allowed: [],
    attempt: async (actor) => {
      if (actor === 'service') return false
      const { rows } = await world.backend.pool.query<{ link_id: string }>(
        'select link_id from public.offered_words limit 1',
      )
      const offered = client(actor).from('offered_words')
      const row = { id: randomUUID(), link_id: rows[0]?.link_id, name: 'Mallory', words: 'Hello' }
      const changed = await offered.update({ state: 'taken' }).neq('name', '').select('id')
      return (await offered.insert(row)).error === null || some(changed.data)
    },
  },
  {
    what: 'read to whom the owner gives a book, the receiver neither',
    allowed: ['owner', 'service'],
    attempt: async (actor) =>
      some((await client(actor).from('presents').select('giver_name,recipient_email,mail_at')).data),
  },
  {
    what: 'give a book directly, have it mailed elsewhere, or call it off past the server',
    allowed: [],
    attempt: async (actor) => {
      if (actor === 'service') return false
      const presents = client(actor).from('presents')
      const row = { order_id: world.orders.unpaid, giver_name: 'Mallory', message: '', locale: 'nl' }
      const changed = await presents
        .update({ recipient_email: 'me@example.com' })
        .neq('giver_name', '')
        .select('order_id')
      const dropped = await presents.delete().neq('giver_name', '').select('order_id')
      return (await presents.insert(row)).error === null || some(changed.data) || some(dropped.data)
    },
  },
  {
    what: 'read what is recorded with a book of the owner',
    allowed: ['owner', 'service'],
    attempt: async (actor) => some((await client(actor).from('recordings').select('reader,spans')).data),
  },
  {
    what: 'record a page directly, call it somebody else’s, or take it away past the files',
    allowed: [],
    attempt: async (actor) => {
      if (actor === 'service') return false
      const recordings = client(actor).from('recordings')
      const row = { id: randomUUID(), book_id: book('unpaidBook'), place: '1', reader: 'Mallory' }
      const written = await recordings.insert({ ...row, format: 'webm', bytes: 1, spans: [[0, 1]] })
      const changed = await recordings.update({ reader: 'Mallory' }).neq('reader', '').select('id')
      const removed = await recordings.delete().neq('reader', '').select('id')
      return written.error === null || some(changed.data) || some(removed.data)
    },
  },
  {
    what: 'read what was recorded by a reading link of the owner and waits for an answer',
    allowed: ['owner', 'service'],
    attempt: async (actor) =>
      some((await client(actor).from('offered_recordings').select('reader,voice_id')).data),
  },
  {
    what: 'record by a reading link directly, call it somebody else’s, or take it away past the files',
    allowed: [],
    attempt: async (actor) => {
      if (actor === 'service') return false
      const { rows } = await world.backend.pool.query<{ link_id: string }>(
        'select link_id from public.offered_recordings limit 1',
      )
      const offered = client(actor).from('offered_recordings')
      const row = { id: randomUUID(), link_id: rows[0]?.link_id, voice_id: randomUUID(), place: '1' }
      const sound = { reader: 'Mallory', format: 'webm', bytes: 1, spans: [[0, 1]] }
      const written = await offered.insert({ ...row, ...sound })
      const changed = await offered.update({ reader: 'Mallory' }).neq('reader', '').select('id')
      const removed = await offered.delete().neq('reader', '').select('id')
      return written.error === null || some(changed.data) || some(removed.data)
    },
  },
  {
    what: 'let the voices of a book be heard by a link of it that stands',
    allowed: [],
    attempt: async (actor) => {
      if (actor === 'service') return false
      const links = client(actor).from('reading_links')
      return some((await links.update({ with_voices: true }).neq('locale', '').select('id')).data)
    },
  },
  {
    what: 'read who gave the owner a book',
    allowed: ['owner', 'service'],
    attempt: async (actor) =>
      some((await client(actor).from('given_books').select('giver_name,message')).data),
  },
  {
    what: 'read by which order a book was given, call one given, or say from whom',
    allowed: [],
    attempt: async (actor) => {
      if (actor === 'service') return false
      const given = client(actor).from('given_books')
      const row = { order_id: randomUUID(), book_id: book('unpaidBook'), locale: 'nl' }
      const written = await given.insert({ ...row, paid_at: new Date().toISOString() })
      const changed = await given.update({ giver_name: 'Mallory' }).neq('giver_name', '').select('book_id')
      return some((await given.select('order_id')).data) || written.error === null || some(changed.data)
    },
  },
  {
    what: 'read the codes that the owner earned',
    allowed: ['owner'],
    attempt: async (actor) => some((await client(actor).from('my_rewards').select('code')).data),
  },
  {
    what: 'read whose order earned a code',
    allowed: ['service'],
    attempt: async (actor) => some((await client(actor).from('referral_rewards').select('order_id')).data),
  },
  {
    what: 'read the order of a gift card that the owner bought',
    allowed: ['owner', 'service'],
    attempt: async (actor) => some((await client(actor).from('orders').select('id').eq('kind', 'gift')).data),
  },
  {
    what: 'read the gift card that the owner bought, its recipient neither',
    allowed: ['owner'],
    attempt: async (actor) => some((await client(actor).from('my_gift_cards').select('code')).data),
  },
  {
    what: 'read the rows of gift cards, and what they were used for',
    allowed: ['service'],
    attempt: async (actor) => {
      const cards = await client(actor).from('gift_cards').select('code')
      const uses = await client(actor).from('gift_card_uses').select('order_id')
      return some(cards.data) || some(uses.data)
    },
  },
  {
    what: 'make a gift card worth more, or have it mailed elsewhere',
    allowed: [],
    attempt: async (actor) => {
      if (actor === 'service') return false
      const change = { cents: 9900, left_cents: 9900, recipient_email: 'me@example.com' }
      const seen = await client(actor).from('my_gift_cards').update(change).neq('code', '').select()
      const kept = await client(actor).from('gift_cards').update({ cents: 9900 }).neq('code', '').select()
      return some(seen.data) || some(kept.data)
    },
  },
  {
    what: 'ask how much is on a gift card over REST',
    allowed: [],
    attempt: async (actor) =>
      (await client(actor).rpc('gift_card_left', { card: 'CADEAUABCDEFGHJK' })).error === null,
  },
  {
    what: 'change an invoice',
    allowed: [],
    attempt: async (actor) =>
      some((await client(actor).from('invoices').update({ total_cents: 1 }).gt('place', 0).select()).data),
  },
  {
    what: 'change or remove what an operator did',
    allowed: [],
    attempt: async (actor) => {
      const acts = client(actor).from('operator_acts')
      const changed = await acts.update({ act: 'nothing' }).neq('act', '').select()
      const removed = await acts.delete().neq('act', '').select()
      return some(changed.data) || some(removed.data)
    },
  },
  {
    what: 'stand at the counter',
    allowed: ['operator'],
    attempt: async (actor) => (await client(actor).rpc('at_counter')).data === true,
  },
  {
    what: 'see where one is logged in',
    allowed: ['stranger', 'guest', 'owner', 'operator'],
    attempt: async (actor) =>
      some((await client(actor).from('my_sessions').select('id').eq('is_this', true)).data),
  },
  {
    what: 'see where the owner is logged in',
    allowed: ['owner'],
    attempt: async (actor) => {
      const { rows } = await world.backend.pool.query<{ id: string }>(
        'select id from auth.sessions where user_id = $1',
        [world.userIds.owner],
      )
      const ids = rows.map(({ id }) => id)
      return some((await client(actor).from('my_sessions').select('id').in('id', ids)).data)
    },
  },
  {
    what: 'end a session of the guest',
    allowed: ['guest'],
    attempt: async (actor) => {
      const session = randomUUID()
      await world.backend.pool.query('insert into auth.sessions (id, user_id) values ($1, $2)', [
        session,
        world.userIds.guest,
      ])
      return (await client(actor).rpc('end_my_session', { session })).data === true
    },
  },
  {
    what: 'see whether one has a password',
    allowed: ['stranger', 'guest', 'owner', 'operator'],
    attempt: async (actor) => some((await client(actor).from('my_login').select('has_password')).data),
  },
  {
    what: 'make oneself an operator',
    allowed: [],
    attempt: async (actor) => {
      await client(actor).auth.updateUser({ data: { role: 'operator' } })
      const { data } = await client(actor).auth.getUser()
      return data.user?.app_metadata['role'] === 'operator' && !['operator', 'halfway'].includes(actor)
    },
  },
  {
    what: 'write at the counter',
    allowed: [],
    attempt: async (actor) =>
      some(
        (await client(actor).from('operator_codes').update({ percent_off: 90 }).neq('code', '').select())
          .data,
      ),
  },
)

/** Which actors may read each file of each book. */
const fileRules: [BookName, FileName, Actor[]][] = [
  ['guestBook', 'cover', ['guest', 'service']],
  ['guestBook', 'sheet', ['guest', 'service']],
  ['guestBook', 'drawn', ['service']],
  ['guestBook', 'voice', ['guest', 'service']],
  ['guestBook', 'free', ['service']],
  ['guestBook', 'screen', ['service']],
  ['guestBook', 'print', ['service']],
  ['guestBook', 'kept', ['service']],
  ['unpaidBook', 'cover', ['owner', 'service']],
  ['unpaidBook', 'sheet', ['owner', 'service']],
  ['unpaidBook', 'drawn', ['service']],
  ['unpaidBook', 'voice', ['owner', 'service']],
  ['unpaidBook', 'free', ['owner', 'service']],
  ['unpaidBook', 'screen', ['service']],
  ['unpaidBook', 'print', ['service']],
  ['unpaidBook', 'kept', ['service']],
  ['paidBook', 'cover', ['owner', 'service']],
  ['paidBook', 'sheet', ['owner', 'service']],
  ['paidBook', 'drawn', ['service']],
  ['paidBook', 'voice', ['owner', 'service']],
  ['paidBook', 'free', ['owner', 'service']],
  ['paidBook', 'screen', ['owner', 'service']],
  ['paidBook', 'print', ['owner', 'service']],
  ['paidBook', 'kept', ['owner', 'service']],
  ['deletedBook', 'cover', ['service']],
  ['deletedBook', 'sheet', ['service']],
  ['deletedBook', 'drawn', ['service']],
  ['deletedBook', 'voice', ['service']],
  ['deletedBook', 'free', ['service']],
  ['deletedBook', 'screen', ['service']],
  ['deletedBook', 'print', ['service']],
  ['deletedBook', 'kept', ['service']],
]

describe.each(rowRules)('$what', ({ allowed, attempt }) => {
  test.each(actors)('as %s', async (actor) => {
    expect(await attempt(actor)).toBe(allowed.includes(actor))
  })
})

describe.each(fileRules)('the %s’s %s file', (name, file, allowed) => {
  const path = (): string => `${book(name)}/${files[file]}`

  test.each(actors)('downloaded as %s', async (actor) => {
    const { data } = await client(actor).storage.from('books').download(path())
    expect(data !== null).toBe(allowed.includes(actor))
  })

  test.each(actors)('signed as %s', async (actor) => {
    const { data } = await client(actor).storage.from('books').createSignedUrl(path(), 60)
    expect(data !== null).toBe(allowed.includes(actor))
  })

  test.each(actors)('listed as %s', async (actor) => {
    const folder = path().slice(0, path().lastIndexOf('/'))
    const { data } = await client(actor).storage.from('books').list(folder)
    expect(some(data)).toBe(allowed.includes(actor))
  })

  test.each(actors.filter((actor) => actor !== 'service'))('never changed as %s', async (actor) => {
    const bucket = client(actor).storage.from('books')
    const upload = await bucket.upload(path(), Buffer.from('other'), { upsert: true })
    const moved = await bucket.move(path(), `${randomUUID()}/cover/v1.webp`)
    const removed = await bucket.remove([path()])
    expect(upload.error).not.toBeNull()
    expect(moved.error).not.toBeNull()
    expect(some(removed.data)).toBe(false)
  })
})

describe('by a link', () => {
  /** Makes a link to a book, and a present of it where there is an order that bought it; answers what opens it. */
  async function linkTo(name: BookName, orderId?: string): Promise<string> {
    const { pool } = world.backend
    const [link, token] = [randomUUID(), randomUUID()]
    await pool.query(
      `insert into public.reading_links (id, book_id, token_hash, locale) values ($1, $2, sha256(convert_to($3, 'UTF8')), 'nl')`,
      [link, book(name), token],
    )
    if (orderId !== undefined) {
      await pool.query(
        `insert into public.presents (order_id, giver_name, message, locale, link_id) values ($1, 'Oma', '', 'nl', $2)
         on conflict (order_id) do update set link_id = excluded.link_id`,
        [orderId, link],
      )
    }
    return token
  }
  const ended = (token: string): Promise<unknown> =>
    world.backend.pool.query(
      `update public.reading_links set ended_at = now() where token_hash = sha256(convert_to($1, 'UTF8'))`,
      [token],
    )
  async function opens(token: string): Promise<FileName[]> {
    const { pool } = world.backend
    const names = Object.keys(files) as FileName[]
    const asked = await Promise.all(
      names.map((name) =>
        pool.query<{ path: string | null }>('select private.linked_file($1, $2) as path', [
          token,
          files[name],
        ]),
      ),
    )
    return names.filter((_, index) => asked[index]?.rows[0]?.path !== null)
  }

  test.each<[string, () => Promise<string>, FileName[]]>([
    ['that shows a book', () => linkTo('unpaidBook'), []],
    ['that shows a book which is paid for', () => linkTo('paidBook'), ['screen']],
    ['of a present', () => linkTo('paidBook', world.orders.paid), ['screen', 'kept']],
    ['of a present whose order is not paid', () => linkTo('unpaidBook', world.orders.unpaid), []],
    [
      'of a present that was mailed anew',
      async () => {
        const first = await linkTo('paidBook', world.orders.paid)
        await linkTo('paidBook', world.orders.paid)
        return first
      },
      ['screen'],
    ],
    [
      'of a present that its giver ended',
      async () => {
        const token = await linkTo('paidBook', world.orders.paid)
        await ended(token)
        return token
      },
      [],
    ],
  ])('%s, these files are read', async (_, make, allowed) => {
    const { pool } = world.backend
    await pool.query('update public.books set cover_version = 2')
    await pool.query('update public.book_pages set picture_version = 1')
    expect(await opens(await make())).toEqual(allowed)
  })

  test('a present is kept as long as its own order is paid, whoever else has paid for the book', async () => {
    const { pool } = world.backend
    const token = await linkTo('paidBook', world.orders.paid)
    expect(await opens(token)).toContain('kept')
    await pool.query(`update public.orders set status = 'refunded' where id = $1`, [world.orders.paid])
    expect(await opens(token)).toEqual(['screen'])
    await pool.query(`update public.orders set status = 'paid' where id = $1`, [world.orders.paid])
    await pool.query('update public.books set deleted_at = now() where id = $1', [book('paidBook')])
    expect(await opens(token)).toEqual([])
    await pool.query('update public.books set deleted_at = null where id = $1', [book('paidBook')])
  })
})

test('a locked file answers exactly as a file that does not exist', async () => {
  const bucket = client('owner').storage.from('books')
  const locked = await bucket.download(`${book('unpaidBook')}/${files.print}`)
  const absent = await bucket.download(`${book('unpaidBook')}/print/nothing.pdf`)
  const foreign = await client('stranger')
    .storage.from('books')
    .download(`${book('paidBook')}/${files.cover}`)
  expect(locked.error).toMatchObject({ name: absent.error?.name, message: absent.error?.message })
  expect(foreign.error).toMatchObject({ name: absent.error?.name, message: absent.error?.message })
})

describe('uploaded pictures of characters', () => {
  test.each(['anon', 'stranger', 'guest', 'owner'] as const)(
    'are not written by %s directly',
    async (actor) => {
      const bucket = client(actor).storage.from('pictures')
      const { error } = await bucket.upload(`${world.userIds.owner}/${randomUUID()}.jpg`, jpegHead, {
        contentType: 'image/jpeg',
      })
      expect(error).not.toBeNull()
    },
  )

  test.each([
    ['anon', false],
    ['stranger', false],
    ['guest', false],
    ['owner', true],
  ] as const)('are read by %s: %s', async (actor, allowed) => {
    const path = `${world.userIds.owner}/${randomUUID()}.jpg`
    const kept = await client('service').storage.from('pictures').upload(path, jpegHead, {
      contentType: 'image/jpeg',
    })
    expect(kept.error).toBeNull()
    const { data } = await client(actor).storage.from('pictures').download(path)
    expect(data !== null).toBe(allowed)
  })
})

const jpegHead = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0x4a, 0x46, 0x49, 0x46, 0x00, 0x01])

test('every table of ours is under row-level security', async () => {
  const { rows } = await world.backend.pool.query<{ name: string }>(
    `select relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where nspname in ('public', 'storage') and relkind in ('r', 'p') and not relrowsecurity`,
  )
  expect(rows).toEqual([])
})

test('every table and view that is reached over REST is asked for here', async () => {
  const source = await readFile(new URL(import.meta.url), 'utf8')
  const { rows } = await world.backend.pool.query<{ name: string }>(
    `select relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where nspname = 'public' and relkind in ('r', 'p', 'v', 'm')`,
  )
  const names = rows.map(({ name }) => name)
  const isAskedFor = (name: string): boolean =>
    source.includes(`from('${name}')`) || counterParts.some((part) => name === `operator_${part}`)
  expect(names.filter((name) => !isAskedFor(name))).toEqual([])
  expect(names).toContain('orders')
})

test('a changed row is told to whom it is shown over REST, and to nobody else', async () => {
  const { pool } = world.backend
  const { rows: tables } = await pool.query<{ name: string; key: string[] }>(
    `select c.relname as name, array_agg(a.attname::text) as key
     from pg_publication_tables p join pg_class c on c.oid = format('%I.%I', p.schemaname, p.tablename)::regclass
       join pg_index i on i.indrelid = c.oid and i.indisprimary
       join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
     where p.pubname = 'supabase_realtime' group by c.relname`,
  )
  const listening = await Promise.all(
    actors.map(async (actor) => {
      await client(actor).realtime.setAuth()
      const told = new Set<string>()
      const shown: string[] = []
      const channel = client(actor).channel('changes')
      for (const { name, key } of tables) {
        const keyOf = (row: object): string =>
          JSON.stringify([name, ...key.map((column) => (row as Record<string, unknown>)[column])])
        channel.on('postgres_changes', { event: 'UPDATE', schema: 'public', table: name }, (change) =>
          told.add(keyOf(change.new)),
        )
        const { data } = await client(actor).from(name).select(key.join())
        shown.push(...(data ?? []).map(keyOf))
      }
      await new Promise((resolve) => channel.subscribe(resolve))
      return { actor, told, shown }
    }),
  )
  for (const { name, key } of tables) await pool.query(`update ${name} set ${key[0]} = ${key[0]}`)
  expect(tables.map(({ name }) => name)).toContain('books')
  expect(listening.find(({ actor }) => actor === 'owner')?.shown.length).toBeGreaterThan(2)
  const sorted = (names: Iterable<string>): string[] => [...names].toSorted()
  // The service is told of every row, and of each with everybody else.
  const everything = listening.find(({ actor }) => actor === 'service')
  await expect.poll(() => sorted(everything?.told ?? [])).toEqual(sorted(everything?.shown ?? ['nothing']))
  for (const { told, shown, actor } of listening) {
    await expect.poll(() => [actor, sorted(told)]).toEqual([actor, sorted(shown)])
    await client(actor).removeAllChannels()
  }
})

test('a login code is not read at the counter, not even by its subject', async () => {
  const { data } = await client('operator').from('operator_mails').select('*').eq('kind', 'login')
  expect(JSON.stringify(data)).not.toContain('123456')
  expect(data).toHaveLength(1)
})

test('the code of a gift card is not read whole at the counter', async () => {
  const { data } = await client('operator').from('operator_gift_cards').select('*')
  expect(data).toMatchObject([{ code: '…GHJK', cents: 2500, left_cents: 1505, email: 'owner@example.com' }])
  expect(JSON.stringify(data)).not.toContain('CADEAU')
})

test('who is no operator any more has lost it at once', async () => {
  const counter = client('operator')
  await saveOperator(world.backend.pool, 'operator@example.com', false)
  expect((await counter.from('operator_orders').select('id')).data).toEqual([])
  await saveOperator(world.backend.pool, 'operator@example.com', true)
  expect((await counter.from('operator_orders').select('id')).data).not.toEqual([])
})

test('an operator whose second factor, or whose session, is gone has lost the counter at once', async () => {
  const { pool } = world.backend
  const seen = async (counter: SupabaseClient): Promise<boolean> =>
    some((await counter.from('operator_orders').select('id')).data)
  const first = await standAtCounter(world.backend)
  const [factor] = (await first.client.auth.mfa.listFactors()).data?.totp ?? []
  expect(await seen(first.client)).toBe(true)
  await first.client.auth.mfa.unenroll({ factorId: factor?.id ?? '' })
  expect(await seen(first.client)).toBe(false)
  const second = await standAtCounter(world.backend)
  await pool.query('delete from auth.sessions where id = $1', [second.visitor.session.id])
  expect(await seen(second.client)).toBe(false)
})

test('who has lost the second factor is let in without it by whoever runs the machine, and is logged out everywhere', async () => {
  const { client: counter, visitor } = await standAtCounter(world.backend)
  await world.backend.pool.query(
    `insert into auth.webauthn_credentials (id, user_id, credential_id, public_key, created_at, updated_at)
     values (gen_random_uuid(), $1, 'on a phone', '', now(), now())`,
    [visitor.userId],
  )
  expect(await forgetSecondStep(world.backend.pool, 'https://fabelaar.example', visitor.email ?? '')).toBe(
    true,
  )
  const { rows: keys } = await world.backend.pool.query(
    'select from auth.webauthn_credentials where user_id = $1',
    [visitor.userId],
  )
  expect(keys).toEqual([])
  expect((await counter.from('operator_orders').select('id')).data).toEqual([])
  expect((await counter.auth.getUser()).error?.message).toContain('session')
  const { client: again } = await world.backend.signIn(visitor.email ?? '')
  expect((await again.from('my_login').select('has_password')).data).toHaveLength(1)
  expect(await forgetSecondStep(world.backend.pool, 'https://fabelaar.example', 'nobody@example.org')).toBe(
    false,
  )
  const { rows: mails } = await world.backend.pool.query(
    'select subject from house.mails where recipient = $1',
    [visitor.email],
  )
  expect(mails).toEqual([{ subject: 'Er is een tweede stap van je account weggehaald' }])
  const { rows } = await world.backend.pool.query(
    `select email, subject from public.operator_acts where act = 'forget-factors'`,
  )
  expect(rows).toEqual([{ email: 'npm run operator', subject: visitor.email }])
})

describe('whoever has set a second factor and has not shown it', () => {
  /** A column of each that people may read. */
  const columns = {
    books: 'id',
    book_pages: 'spread',
    title_rounds: 'round',
    orders: 'id',
    referrers: 'handle',
    refunds: 'amount_cents',
    print_jobs: 'state',
    reminder_wishes: 'owner',
    ready_wishes: 'book_id',
    invoices: 'number',
    reading_links: 'id',
    offered_words: 'id',
    offered_recordings: 'id',
    presents: 'order_id',
    given_books: 'giver_name',
    recordings: 'id',
    my_rewards: 'code',
    my_gift_cards: 'code',
    my_sessions: 'id',
    my_login: 'has_password',
  }
  const tables = Object.keys(columns)
  const read = async (reader: SupabaseClient): Promise<string[]> => {
    const reads = Object.entries(columns).map(([table, column]) => reader.from(table).select(column))
    const answers = await Promise.all(reads)
    return tables.filter((_, index) => some(answers[index]?.data ?? null))
  }

  test('sees nothing of their own, and changes nothing', async () => {
    const { client: halfway } = await world.backend.signIn('owner@example.com')
    const cover = `${book('paidBook')}/${files.cover}`
    const lent = (await halfway.storage.from('books').createSignedUrl(cover, 60)).data?.signedUrl ?? ''
    expect(await read(halfway)).toEqual(tables)
    const { client: whole } = await world.backend.signIn('owner@example.com')
    await showSecondFactor(world.backend, whole)
    expect(await read(whole)).toEqual(tables)
    expect(await read(halfway)).toEqual([])
    expect((await halfway.storage.from('books').download(cover)).data).toBeNull()
    expect((await fetch(lent)).ok).toBe(false)
    const changed = await halfway
      .from('books')
      .update({ title: 'No' })
      .eq('id', book('unpaidBook'))
      .select('id')
    expect(changed.data ?? []).toEqual([])
    const { id } = visitorOf((await whole.auth.getSession()).data.session as Session).session
    expect((await halfway.rpc('end_my_session', { session: id })).data).toBe(false)
    const [factor] = (await whole.auth.mfa.listFactors()).data?.totp ?? []
    await whole.auth.mfa.unenroll({ factorId: factor?.id ?? '' })
  })

  test('is held back from every table whose rows belong to somebody', async () => {
    const { rows } = await world.backend.pool.query<{ name: string }>(
      `select distinct tablename as name from pg_policies p
       where schemaname in ('public', 'storage') and qual ~ 'auth\\.uid\\(\\)|owns_book|reading_links' and not exists (
         select from pg_policies r where r.permissive = 'RESTRICTIVE' and r.qual like '%has_shown_factor%'
           and (r.schemaname, r.tablename) = (p.schemaname, p.tablename))`,
    )
    expect(rows).toEqual([])
  })
})
