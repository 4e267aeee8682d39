import { type ReactNode, useEffect, useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { bookPaths } from '#book/book-paths.ts'
import { pageNotFound } from '../errors/page-not-found.ts'
import { BookFaces } from '../fonts/book-faces.tsx'
import { m } from '../messages/generated/messages.js'
import type { MetaGiven } from '../page-meta.ts'
import { requestSession } from '../session/request-session.server.ts'
import type { BookAndPages } from './book-view.ts'
import { DeskScreen } from './desk-screen.tsx'
import { isIdInAddress } from './id-in-address.ts'
import { MakingScreen } from './making-screen.tsx'
import { readBook } from './read-book.ts'
import { type HeroBook, readHeroes } from './read-heroes.ts'
import { type LinksOfBook, readLinksOfBook } from './read-links-of-book.ts'
import { type OrdersOfBook, readOrdersOfBook } from './read-orders-of-book.ts'
import { screenOf } from './screen-of.ts'
import { type SetWords, setWordsOf } from './set-words.server.ts'
import { useLiveBook } from './use-live-book.ts'
import { pageTitleOf } from './title-in-words.ts'
import { addressOf, useStoredPictures } from './use-stored-pictures.ts'

export interface BookData extends BookAndPages {
  orders: OrdersOfBook
  links: LinksOfBook
  heroes: HeroBook[]
  setWords: SetWords
}

export { patientLoader as clientLoader } from '../connection/patient-loader.ts'

/** Unknown, malformed and somebody else's ids get one and the same answer. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<BookData> {
  const { eid } = params
  if (!isIdInAddress(eid)) throw pageNotFound()
  const { backend } = context.get(requestSession)
  const [reading, orders, links, heroes] = await Promise.all([
    readBook(backend, eid),
    readOrdersOfBook(backend, eid),
    readLinksOfBook(backend, eid),
    readHeroes(backend),
  ])
  if (reading.status === 'missing') throw pageNotFound()
  if (reading.status === 'failed') throw new Error(`book ${eid} could not be read`)
  const { book, pages } = reading
  return { book, pages, orders, links, heroes, setWords: setWordsOf(book.language) }
}

export function meta({ loaderData, location }: MetaGiven<BookData>): Record<string, string>[] {
  const book = loaderData?.book
  return [
    {
      title: book ? pageTitleOf(book, location.pathname) : m.book_page_title({ title: m.common_brand() }),
    },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function BookScreen({ loaderData }: { loaderData: BookData }): ReactNode {
  // Another book is another screen: nothing of the last one stays.
  return <OneBook key={loaderData.book.id} first={loaderData} />
}

function OneBook({ first }: { first: BookData }): ReactNode {
  const live = useLiveBook(first)
  const { book } = live
  const coverPath = book.cover_version > 0 ? bookPaths.cover(book.id, book.cover_version) : null
  const cover = useStoredPictures(coverPath === null ? [] : [coverPath])
  const picture = addressOf(cover.get(coverPath)) ?? null
  const [isAsked, setIsAsked] = useState(false)
  const screen = useUnhurried(screenOf(book.state), picture !== null, isAsked)
  return (
    <>
      <BookFaces languages={[book.language]} />
      {screen === 'making' ? (
        <MakingScreen live={live} picture={picture} onAsking={setIsAsked} />
      ) : (
        <DeskScreen
          live={live}
          cover={{ address: picture, failed: cover.get(coverPath) === 'failed', retry: cover.retry }}
          orders={first.orders}
          links={first.links}
          heroes={first.heroes}
          setWords={first.setWords}
        />
      )}
    </>
  )
}

const admireMs = 3_000

/** Who watched the book being made sees the cover come up before the preview opens, and answers first what they are asked. */
function useUnhurried(screen: 'making' | 'desk', coverShown: boolean, isAsked: boolean): 'making' | 'desk' {
  const [shown, setShown] = useState(screen)
  useEffect(() => {
    if (screen === shown || isAsked) return
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const wait = screen === 'making' || still ? 0 : coverShown ? admireMs : admireMs * 2
    const timer = setTimeout(() => setShown(screen), wait)
    return () => clearTimeout(timer)
  }, [screen, shown, coverShown, isAsked])
  return shown
}
