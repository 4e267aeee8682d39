import { isBought } from '#records/bought-rows.ts'
import { readPersonalData } from '#records/user-rows.ts'
import type { Counter, ProductFunction } from './product-function.ts'
import { type ZipEntry, zipFiles } from './zip-files.ts'

/**
 * Everything that is kept about the visitor, as one ZIP file: the data as JSON, and all files. The content type
 * is the one that the functions client takes for bytes.
 */
export const exportData: ProductFunction = async (counter, _request, visitor) => {
  const data = await readPersonalData(counter.database, visitor.userId)
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

/** What the visitor may see of a book: the storage rules, once more. */
async function bookFiles(counter: Counter, bookId: string): Promise<ZipEntry[]> {
  const open = (await isBought(counter.database, bookId))
    ? ['cover', 'voice', 'free', 'screen', 'print']
    : ['cover', 'voice', 'free']
  const entries: ZipEntry[] = []
  for (const path of await counter.files.list(bookId)) {
    if (!open.includes(path.split('/')[1] ?? '')) continue
    const bytes = await counter.files.get(path)
    if (bytes !== null) entries.push({ name: `books/${path}`, bytes })
  }
  return entries
}
