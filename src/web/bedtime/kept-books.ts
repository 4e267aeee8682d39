import { downloadFile } from '../book/use-stored-pictures.ts'

/*
 * What this device keeps of a book that was opened in bed, in a cache a book: its page as the server made it, the files that the
 * page is made of, its pictures and voices. The service worker answers with it when there is no connection
 * (public/service-worker.js).
 */

/** The service worker knows caches by it. */
const prefix = 'bedtime-'
const nameOf = (bookId: string): string => `${prefix}book-${bookId}`
const fileAddress = (path: string): string => `/kept/${path}`
const noteAddress = (bookId: string): string => `/kept/${bookId}/note.json`

/** What is told of a book that is kept. */
export interface KeptBook {
  id: string
  title: string
  /** Where it is read. */
  address: string
}

/** Browsers keep nothing for pages that came without encryption. */
export function canKeep(): boolean {
  return 'caches' in globalThis
}

/** The way to files of a book: what is kept of them, else what the server has, which is kept from then on. */
export function keptFile(bookId: string): (path: string) => Promise<Blob | null> {
  return async (path) => {
    if (!canKeep()) return await downloadFile(path)
    const kept = await (await caches.open(nameOf(bookId))).match(fileAddress(path))
    if (kept !== undefined) return await kept.blob()
    const file = await downloadFile(path)
    if (file !== null) await keepFile(bookId, path, file)
    return file
  }
}

/** Keeps a file that is here already. A device that is full keeps nothing more; the book is read all the same. */
export async function keepFile(bookId: string, path: string, file: Blob): Promise<void> {
  if (!canKeep()) return
  try {
    await (await caches.open(nameOf(bookId))).put(fileAddress(path), new Response(file))
  } catch {
    // Read from the server next time.
  }
}

/**
 * Keeps the page that is open, with all it is made of, and forgets files of the book that it no longer shows.
 * @param paths of all files of the book that the page shows
 * @returns whether it is all there
 */
export async function keepBook(book: KeptBook, paths: readonly string[]): Promise<boolean> {
  if (!canKeep()) return false
  try {
    const cache = await caches.open(nameOf(book.id))
    const page = await fetch(book.address, { credentials: 'same-origin' })
    // What leads elsewhere cannot be answered with.
    if (!page.ok || page.redirected) return false
    const text = await page.clone().text()
    await keepMissing(cache, [...filesNamedIn(text), ...filesLoaded()])
    await cache.put(book.address, page)
    await cache.put(noteAddress(book.id), Response.json(book))
    const kept = await forgetOthers(cache, book.id, paths)
    // One that did not come, or for which there was no room, is missing in bed.
    return paths.every((path) => kept.has(fileAddress(path)))
  } catch {
    return false
  }
}

/** The books that this device keeps. */
export async function listKept(): Promise<KeptBook[]> {
  if (!canKeep()) return []
  const names = (await caches.keys()).filter((name) => name.startsWith(nameOf('')))
  const notes = await Promise.all(
    names.map(async (name) => (await caches.open(name)).match(noteAddress(name.slice(nameOf('').length)))),
  )
  const books = await Promise.all(notes.map(async (note) => (await note?.json()) as KeptBook | undefined))
  return books.filter((book) => book !== undefined)
}

/** Removes a book from this device. */
export async function forgetKeptBook(bookId: string): Promise<void> {
  if (canKeep()) await caches.delete(nameOf(bookId))
}

/** Code, styles and letters by the names that a page has for them. */
function filesNamedIn(html: string): string[] {
  return [...html.matchAll(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g)].map(([file]) => file)
}

/** What the open page has loaded of our own: the letters of its book, and what came later. */
function filesLoaded(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) =>
        origin === location.origin && /^\/assets\/.*\.(?:js|css|woff2)$/.test(pathname),
    )
    .map(({ pathname }) => pathname)
}

async function keepMissing(cache: Cache, files: readonly string[]): Promise<void> {
  const known = await addressesIn(cache)
  await cache.addAll([...new Set(files)].filter((file) => !known.has(file)))
}

/** Forgets pictures of older versions, and voices that were removed. @returns the addresses of what had been kept until then */
async function forgetOthers(
  cache: Cache,
  bookId: string,
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  const wanted = new Set([noteAddress(bookId), ...paths.map(fileAddress)])
  const kept = await addressesIn(cache)
  for (const address of kept) {
    if (address.startsWith('/kept/') && !wanted.has(address)) await cache.delete(address)
  }
  return kept
}

async function addressesIn(cache: Cache): Promise<ReadonlySet<string>> {
  return new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
}
