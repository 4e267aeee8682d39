import type { Pool } from 'pg'
import { isBought } from '#workflows/shelf-rows.ts'
import type { Counter, ProductFunction, Visitor } from './product-function.ts'
import { type ZipEntry, zipFiles } from './zip-files.ts'

/**
 * Everything that is kept about the visitor, as one ZIP file: the data as JSON, and all files. The content type
 * is the one that the functions client takes for bytes.
 */
export const exportData: ProductFunction = async (counter, _request, visitor) => {
  const data = await readPersonalData(counter.database, visitor)
  const bookIds = data.books.map(({ id }) => String(id))
  const entries: ZipEntry[] = [{ name: 'data.json', bytes: Buffer.from(JSON.stringify(data, null, 2)) }]
  for (const bookId of bookIds) entries.push(...(await bookFiles(counter, bookId)))
  for (const path of await counter.uploads.list(visitor.userId)) {
    const bytes = await counter.uploads.get(path)
    if (bytes !== null) entries.push({ name: `pictures/${path.split('/').at(-1)}`, bytes })
  }
  return new Response(zipFiles(entries, new Date()), {
    headers: { 'content-type': 'application/octet-stream', 'cache-control': 'no-store' },
  })
}

type Row = Record<string, unknown>

async function readPersonalData(
  database: Pool,
  visitor: Visitor,
): Promise<{ account: Row; books: Row[]; titles: Row[]; orders: Row[] }> {
  const rows = async (query: string): Promise<Row[]> =>
    (await database.query<Row>(query, [visitor.userId])).rows
  const [account] = await rows(
    'select id, email, created_at, last_sign_in_at, raw_user_meta_data from auth.users where id = $1',
  )
  return {
    account: account ?? {},
    books: await rows(
      `select id, title, intro, brief, state, dedication, ending, made_by, created_at, updated_at, deleted_at,
         (select json_agg(json_build_object('spread', spread, 'text', text, 'written_text', written_text)
            order by spread) from public.book_pages where book_id = books.id) as pages
       from public.books where owner = $1 order by created_at`,
    ),
    titles: await rows(
      'select draft_id, round, titles, created_at from public.title_rounds where owner = $1 order by created_at',
    ),
    orders: await rows(
      `select id, book_id, kind, status, fulfilment, locale, email, book_cents, discount_code, discount_cents,
         shipping_cents, currency, address, referrer, withdrawal_words, withdrawal_waived_at, created_at, paid_at,
         canceled_at
       from public.orders where owner = $1 order by created_at`,
    ),
  }
}

/** What the visitor may see of a book: the storage rules, once more. */
async function bookFiles(counter: Counter, bookId: string): Promise<ZipEntry[]> {
  const open = (await isBought(counter.database, bookId))
    ? ['cover', 'free', 'screen', 'print']
    : ['cover', 'free']
  const entries: ZipEntry[] = []
  for (const path of await counter.files.list(bookId)) {
    if (!open.includes(path.split('/')[1] ?? '')) continue
    const bytes = await counter.files.get(path)
    if (bytes !== null) entries.push({ name: `books/${path}`, bytes })
  }
  return entries
}
