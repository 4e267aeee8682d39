import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bookPaths } from '#book/book-paths.ts'
import { findPage } from '../find-page.ts'
import { isIdInAddress } from '../book/id-in-address.ts'
import { readBook } from '../book/read-book.ts'
import { isSecretPage } from '../pages.ts'
import { m } from '../messages/generated/messages.js'
import { openRequestSession } from '../session/request-session.server.ts'
import { readPage, type Site } from '../site-files/read-page.server.ts'
import { drawCard } from './draw-card.server.ts'
import { readingCard } from './reading-card.ts'

const drawn = new Map<string, Promise<Uint8Array | null>>()

/**
 * The picture that goes along when a page is shared. A book's shows its cover, to whoever may see the book and to
 * nobody else.
 */
export async function answerCard(path: string, request: Request, site: Site): Promise<Response | null> {
  const found = findPage(path)
  if (found === null || (found.key !== 'reading' && isSecretPage(found.key))) return null
  if (found.key === 'book') return await answerBookCard(found.parameters['eid'] ?? '', request, site)
  const page = found.key === 'reading' ? readingCard[found.locale] : path
  const known = drawn.get(page)
  const drawing = known ?? (found.key === 'reading' ? drawReadingCard(site) : drawPageCard(path, site))
  if (known === undefined) {
    drawn.set(page, drawing)
    // Only pages that exist are worth remembering: addresses are without end.
    drawing.then(
      (card) => card === null && drawn.delete(page),
      () => drawn.delete(page),
    )
  }
  const card = await drawing
  return card === null ? null : jpeg(card, 'public, max-age=86400')
}

async function drawPageCard(path: string, site: Site): Promise<Uint8Array | null> {
  const page = await readPage(path, site)
  const title = page?.meta.map((tag) => ('title' in tag ? tag.title : undefined)).find((text) => text)
  if (page === null || typeof title !== 'string') return null
  const [words = title] = title.split(' | ')
  const picture = await readFile(join(site.services.publicFolder, pictureOf(page.found.key, page.loaderData)))
  return await drawCard({ title: words, brand: m.common_brand(), picture })
}

/** Of every private link: it tells nothing of the book. */
async function drawReadingCard({ services }: Site): Promise<Uint8Array> {
  const picture = await readFile(join(services.publicFolder, pictureOf('reading', null)))
  return await drawCard({ title: m.reading_card(), brand: m.common_brand(), picture })
}

/** An article's own picture, else one that suits the page. */
function pictureOf(key: string, loaderData: unknown): string {
  const source = (loaderData as { post?: { picture?: { source?: string } | null } } | null)?.post?.picture
    ?.source
  if (source !== undefined) return source
  const scenes: Record<string, string> = { pricing: 'family', howItWorks: 'child', blog: 'waving' }
  return `/pictures/scenes/${scenes[key] ?? 'reading'}.avif`
}

async function answerBookCard(
  bookId: string,
  request: Request,
  { services }: Site,
): Promise<Response | null> {
  const session = openRequestSession(request, services)
  if (!isIdInAddress(bookId) || !(await session.hasSession())) return null
  const reading = await readBook(session.backend, bookId)
  if (reading.status !== 'found') return null
  const { title, cover_version: version } = reading.book
  const cover =
    version > 0
      ? await session.backend.storage.from('books').download(bookPaths.cover(bookId, version))
      : null
  const picture = cover?.data ? new Uint8Array(await cover.data.arrayBuffer()) : null
  return session.applyTo(
    jpeg(await drawCard({ title, brand: m.common_brand(), picture }), 'private, no-cache'),
  )
}

function jpeg(bytes: Uint8Array, caching: string): Response {
  return new Response(Uint8Array.from(bytes), {
    headers: { 'content-type': 'image/jpeg', 'cache-control': caching },
  })
}
