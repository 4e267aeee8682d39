import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@supabase/supabase-js'
import sharp from 'sharp'
import { supabaseFiles } from '#adapters/supabase/supabase-files.ts'
import { bookPaths } from '#book/book-paths.ts'
import type { Shop } from './open-shop.ts'
import { type BookPlan, type Buyer, codes } from './plan-books.ts'

/** As sharp as the printer wants it over a page with its bleed. */
const printPixels = 1760
/** How often the second code may be used, of the orders that try. */
const fewUses = 20

/** Lets people in, as if they had confirmed their addresses and shown a second factor, in a session with the id of its user. */
export async function admit(shop: Shop, people: readonly Buyer[], role?: 'operator'): Promise<void> {
  await shop.query(
    `with people as (
       insert into auth.users (id, aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
       select id, 'authenticated', 'authenticated', email, now(), $2, '{}'
       from jsonb_to_recordset($1) as people(id uuid, email text)
       on conflict do nothing returning id
     )
     insert into auth.sessions (id, user_id, aal) select id, id, 'aal2' from people`,
    [JSON.stringify(people), role === undefined ? {} : { role }],
  )
}

/** The codes that buyers try, made as an operator makes them. */
export async function makeCodes(shop: Shop, operator: Buyer): Promise<void> {
  const terms = { count: 1, from: null, until: null, leastCents: 0, oncePerPerson: false }
  for (const code of [
    { subject: codes.percent, worth: { percentOff: 10 }, mostUses: null },
    { subject: codes.few, worth: { centsOff: 200 }, mostUses: fewUses },
  ]) {
    const what = { act: 'make-codes', ...terms, ...code }
    const { status } = await shop.ask(operator, 'operate', { id: randomUUID(), what })
    if (status !== 200) throw new Error(`the code ${code.subject} was not made: ${status}`)
  }
}

/** The links of people who point others here, by their ids. */
export async function makeLinks(shop: Shop, people: readonly Buyer[]): Promise<Map<string, string>> {
  const links = new Map<string, string>()
  for (const person of people) {
    const { body } = await shop.ask(person, 'referral-link', { locale: 'nl' })
    links.set(person.id, String(body['handle']))
  }
  return links
}

/**
 * Has the product make one book, with its story, cover and small drawings. The pictures that would be drawn after the
 * payment lie there already, as by a try before, and are plain: drawing is not what the drill is about.
 */
export async function makeSample(shop: Shop, book: BookPlan): Promise<void> {
  const example = new URL('../../examples/noor.json', import.meta.url)
  const brief: unknown = JSON.parse(await readFile(example, 'utf8'))
  const { status } = await shop.ask(book.buyer, 'make-book', { bookId: book.id, brief })
  if (status !== 200) throw new Error(`the sample is not made: ${status}`)
  await untilDone(shop, `make-${book.id}`)

  const client = createClient(shop.product.origin, shop.serviceKey, {
    auth: { autoRefreshToken: false, persistSession: false },
  })
  const files = supabaseFiles(client, shop.product.origin)
  const plain = (width: number): Promise<Buffer> =>
    sharp({ create: { width, height: printPixels, channels: 3, background: '#7a9bbd' } })
      .jpeg()
      .toBuffer()
  const [square, wide] = [await plain(printPixels), await plain(2 * printPixels)]
  const spreads = await shop.query<{ spread: number; is_double: boolean }>(
    `select spread, scene ? 'double' as is_double from public.book_pages where book_id = $1`,
    [book.id],
  )
  for (const { spread, is_double: isDouble } of spreads) {
    await files.put(bookPaths.printPicture(book.id, spread, 1), isDouble ? wide : square, 'image/jpeg')
  }
  await shop.query('update public.book_pages set picture_version = 1 where book_id = $1', [book.id])
}

/** Waits for the end of a recipe. */
export async function untilDone(shop: Shop, recipe: string): Promise<void> {
  for (let seconds = 0; seconds < 600; seconds += 1) {
    const [row] = await shop.query<{ status: string }>(
      'select status from dbos.workflow_status where workflow_uuid = $1',
      [recipe],
    )
    if (row?.status === 'SUCCESS') return
    if (row?.status === 'ERROR') break
    await sleep(1_000)
  }
  throw new Error(`${recipe} came to no end`)
}

/**
 * Copies the sample, once it is unlocked, for everybody else: as a book that lies open and was not bought, with the
 * files of the sample under names of its own.
 */
export async function copySample(shop: Shop, sampleId: string, books: readonly BookPlan[]): Promise<void> {
  const copies = JSON.stringify(books.map(({ id, buyer }) => ({ id, owner: buyer.id })))
  const stock = 'with stock as (select * from jsonb_to_recordset($2) as copies(id uuid, owner uuid))'
  await shop.query(
    `${stock} insert into public.books select made.* from stock, public.books sample, jsonb_populate_record(sample,
       jsonb_build_object('id', stock.id, 'owner', stock.owner, 'state', 'ready')) made
     where sample.id = $1 on conflict do nothing`,
    [sampleId, copies],
  )
  await shop.query(
    `${stock} insert into public.book_pages select made.* from stock, public.book_pages page,
       jsonb_populate_record(page, jsonb_build_object('book_id', stock.id)) made
     where page.book_id = $1 on conflict do nothing`,
    [sampleId, copies],
  )
  await copyFiles(shop, sampleId, books)
}

/**
 * Gives each book files of its own, so that erasing one takes nothing from another. Bytes are never changed where they
 * lie, so those of the copies may be the sample's under another name.
 */
async function copyFiles(shop: Shop, sampleId: string, books: readonly BookPlan[]): Promise<void> {
  const files = await shop.query<{ name: string; version: string }>(
    `select name, version from storage.objects where bucket_id = 'books' and name like $1 || '/%'`,
    [sampleId],
  )
  for (const { id } of books) {
    const copies = files.map(({ name, version }) => ({ name, version, own: randomUUID() }))
    for (const { version, own } of copies) {
      const place = bytesOf(shop, own)
      await mkdir(dirname(place), { recursive: true, mode: 0o700 })
      await link(bytesOf(shop, version), place)
    }
    await shop.query(
      `insert into storage.objects (bucket_id, name, version, metadata, user_metadata, owner, owner_id)
       select bucket_id, overlay(name placing $1 from 1 for 36), own, metadata, user_metadata, owner, owner_id
       from storage.objects join jsonb_to_recordset($2) as copies(name text, own text) using (name)
       where bucket_id = 'books' on conflict do nothing`,
      [id, JSON.stringify(copies)],
    )
  }
}

/** Where the embedded store keeps the bytes of a version (`fileObjectStore`). */
function bytesOf({ product }: Shop, version: string): string {
  return join(product.dataFolder, 'files', version.slice(0, 2), version)
}
