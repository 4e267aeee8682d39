import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type Size, sizeTable } from '#book/size.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'
import { useWaitingPlaces } from './use-kept-words.ts'
import { useSendWaiting, type WaitingBook } from './use-send-waiting.ts'
import { placesOf, waitingNews } from './waiting-words.tsx'

/** Away from the book, where it is bought: that words of it were typed and never saved, and the way back to them. */
export function WordsLeftBehind({ book }: { book: WaitingBook & { size: Size } }): ReactNode {
  const locale = useLocale()
  const { spreads } = sizeTable[book.size]
  const places = placesOf(spreads)
  const [place] = useWaitingPlaces(book.id, places)
  useSendWaiting(book, places)
  return (
    <p role="status" className="mt-4 max-w-[38rem] border-l-4 border-act pl-4 empty:hidden">
      {place === undefined ? null : (
        <>
          {waitingNews(place, spreads)} {m.preview_words_left()}{' '}
          <Link
            to={pathFor('book', locale, { eid: book.id })}
            className="whitespace-nowrap text-link underline underline-offset-4"
          >
            {m.preview_words_wait_open()}
          </Link>
        </>
      )}
    </p>
  )
}
