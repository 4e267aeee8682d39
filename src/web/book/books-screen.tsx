import { type ReactNode, useEffect } from 'react'
import { Link, type LoaderFunctionArgs, redirect, useRevalidator } from 'react-router'
import { bookPaths } from '#book/book-paths.ts'
import { useIsGuest } from '../account/use-is-guest.ts'
import { useDraft } from '../builder/use-draft.ts'
import { KeptShelf } from '../bedtime/kept-shelf.tsx'
import { BookFaces } from '../fonts/book-faces.tsx'
import { PaperLayout } from '../layout/paper-layout.tsx'
import { localeOfPath } from '../locale/locale.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'
import { scenePicture } from '../pictures.ts'
import { requestSession } from '../session/request-session.server.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { BookOnShelf } from './book-on-shelf.tsx'
import { forgetAllKeptWords } from './kept-words.ts'
import { GivenThings } from './given-things.tsx'
import { type BookList, type ListedBook, readBooks } from './read-books.server.ts'
import { type Given, readGiven } from './read-given.server.ts'
import { NextOfShelf } from './next-book.tsx'
import { ShelfToast } from './shelf-toast.tsx'
import { useShelf } from './use-shelf.ts'
import { addressOf, useStoredPictures } from './use-stored-pictures.ts'

export { patientLoader as clientLoader } from '../connection/patient-loader.ts'

/** The visitor's books, and what they gave. */
interface Shelf extends BookList {
  given: Given[]
}

export async function loader({ url, context }: LoaderFunctionArgs): Promise<Shelf> {
  const page = Number(url.searchParams.get('page') ?? '1')
  const { backend } = context.get(requestSession)
  const [list, given] = await Promise.all([
    readBooks(backend, Number.isInteger(page) && page > 0 ? page : 1),
    readGiven(backend),
  ])
  // The last book of the last page may just have been taken off the shelf.
  if (list.books.length === 0 && list.page > 1 && !list.failed) {
    throw redirect(pathFor('books', localeOfPath(url.pathname)))
  }
  return { ...list, given }
}

export function meta(): Record<string, string>[] {
  return [{ title: m.books_title() }, { name: 'robots', content: 'noindex' }]
}

/** The visitor's shelf. */
export default function BooksScreen({ loaderData }: { loaderData: Shelf }): ReactNode {
  const { books, page, pageCount, failed, given } = loaderData
  const shelf = useShelf()
  useNewsOf(books)
  // Words of books that nobody opened again would stay for ever.
  useEffect(() => forgetAllKeptWords(localStorage, { now: Date.now() }), [])
  const locale = useLocale()
  const guest = useIsGuest()
  const covers = useStoredPictures(books.map(coverPath).filter((path) => path !== null))
  return (
    <PaperLayout>
      <div className="px-edge pt-6 pb-20 lg:pt-12">
        <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4">
          <h1 className="text-title">{m.books_heading()}</h1>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2 max-sm:w-full">
            <Link
              to={pathFor('account', locale)}
              className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
            >
              {m.books_account()}
            </Link>
            <LinkButton
              to={pathFor('builder', locale, { step: 'who' })}
              className="max-sm:order-first max-sm:w-full"
            >
              {m.books_new()}
            </LinkButton>
          </div>
        </div>
        {books.length === 0 ? null : <NextOfShelf books={books} />}
        <DraftNote />
        {failed ? (
          <Failed />
        ) : books.length === 0 ? (
          // Whoever only gave has a shelf of what they gave.
          given.length === 0 && <EmptyShelf />
        ) : (
          <>
            {guest ? (
              <p className="mt-8 max-w-[44em] border-l-4 border-act pl-5 text-ink">
                {m.books_guest()}{' '}
                <Link to={pathFor('login', locale)} className="text-link underline underline-offset-4">
                  {m.books_guest_action()}
                </Link>
              </p>
            ) : null}
            <BookFaces languages={books.map(({ language }) => language)} />
            <ul className="mt-10 grid grid-cols-2 gap-x-5 gap-y-12 sm:gap-x-9 md:grid-cols-3 xl:grid-cols-4">
              {books.map((book) => (
                <BookOnShelf
                  key={book.id}
                  book={book}
                  picture={addressOf(covers.get(coverPath(book))) ?? null}
                  shelf={shelf}
                  present={given.find((one) => one.book?.id === book.id && one.status === 'paid') ?? null}
                />
              ))}
            </ul>
          </>
        )}
        <Pages page={page} pageCount={pageCount} />
        {page === 1 ? (
          <GivenThings
            given={failed ? given : given.filter(({ book }) => book === null)}
            isAll={books.length === 0 && !failed}
          />
        ) : null}
        <KeptShelf key={books.length} />
      </div>
      <ShelfToast shelf={shelf} />
    </PaperLayout>
  )
}

const askAgainMs = 5_000

/** While a book of the shelf is being made or drawn, the shelf is asked for again: its cover is what one waits for. */
function useNewsOf(books: readonly ListedBook[]): void {
  const { revalidate } = useRevalidator()
  const isAtWork = books.some(({ state }) => state === 'making' || state === 'unlocking')
  useEffect(() => {
    if (!isAtWork) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, askAgainMs)
    return () => clearInterval(timer)
  }, [isAtWork, revalidate])
}

function coverPath(book: ListedBook): string | null {
  return book.cover_version > 0 ? bookPaths.cover(book.id, book.cover_version) : null
}

function EmptyShelf(): ReactNode {
  const picture = scenePicture('reading')
  return (
    <div className="mt-10 grid items-center gap-x-[7vw] gap-y-8 sm:grid-cols-[minmax(0,22rem)_1fr] lg:mt-14">
      {picture === null ? null : (
        <img src={picture} alt="" width={560} height={560} className="h-auto w-full max-w-72 sm:max-w-none" />
      )}
      <div className="max-w-[30em] max-sm:order-first">
        <p className="display text-heading">{m.books_empty()}</p>
        <p className="mt-3 text-lead">{m.books_empty_text()}</p>
      </div>
    </div>
  )
}

function Failed(): ReactNode {
  const { revalidate, state } = useRevalidator()
  return (
    <div role="alert" className="mt-14 max-w-[30em]">
      <p className="display text-[1.6rem] !leading-snug">{m.books_failed()}</p>
      <Button className="mt-5" busy={state === 'loading'} onClick={() => void revalidate()}>
        {m.common_try_again()}
      </Button>
    </div>
  )
}

/** A book that was being told on this device and has not been made yet. */
function DraftNote(): ReactNode {
  const locale = useLocale()
  const name = useDraft()?.name.trim() ?? ''
  if (name === '') return null
  return (
    <section className="mt-9 flex flex-wrap items-center justify-between gap-x-10 gap-y-3 bg-paper-deep px-6 py-5">
      <div>
        <h2 className="text-[1.3rem] !leading-snug">{m.books_draft({ name })}</h2>
        <p className="mt-1 text-small text-ink-soft">{m.books_draft_text()}</p>
      </div>
      <LinkButton look="secondary" to={pathFor('builder', locale, { step: 'who' })}>
        {m.books_draft_continue()}
      </LinkButton>
    </section>
  )
}

function Pages({ page, pageCount }: { page: number; pageCount: number }): ReactNode {
  if (pageCount <= 1 && page === 1) return null
  return (
    <nav aria-label={m.common_page_of({ page, total: pageCount })} className="mt-14 flex items-center gap-8">
      {page > 1 ? (
        <LinkButton look="text" to={{ search: page === 2 ? '' : `?page=${page - 1}` }}>
          {m.books_newer()}
        </LinkButton>
      ) : null}
      <span className="text-small text-ink-soft">{m.common_page_of({ page, total: pageCount })}</span>
      {page < pageCount ? (
        <LinkButton look="text" to={{ search: `?page=${page + 1}` }}>
          {m.books_older()}
        </LinkButton>
      ) : null}
    </nav>
  )
}
