import type { ReactNode } from 'react'
import { m } from '../messages/generated/messages.js'
import { pageNumber } from '../reader/book-pages.ts'
import { Button } from '../ui/button.tsx'
import { pencilId } from './editable-page.tsx'
import type { Place } from './save-book.ts'
import { useWaitingPlaces } from './use-kept-words.ts'
import type { LiveBook } from './use-live-book.ts'
import { useSendWaiting } from './use-send-waiting.ts'

/** Every place of a book where words can wait, in reading order. */
export function placesOf(spreads: number): Place[] {
  return ['title', 'intro', ...Array.from({ length: spreads }, (_, spread) => spread)]
}

/** That words typed in this place are not saved yet. */
export function waitingNews(place: Place, spreads: number): string {
  if (place === 'title') return m.preview_title_waits()
  if (place === 'intro') return m.preview_intro_waits()
  return m.preview_words_wait({ page: pageNumber({ kind: 'text', spread: place }, spreads) ?? '' })
}

interface WaitingWordsProps {
  live: LiveBook
  /** Opens the title or the word at the front. */
  openWord: (word: 'title' | 'intro') => void
}

/** Tells of the first words that were typed and never saved, wherever the book lies open, and leads there. */
export function WaitingWords({ live, openWord }: WaitingWordsProps): ReactNode {
  const { book, pages } = live
  const places = placesOf(pages.length)
  const [place] = useWaitingPlaces(book.id, places)
  useSendWaiting(book, places, live.refresh)
  return (
    <p role="status" className="desk-bar-news desk-bar-waits">
      {place === undefined ? null : (
        <>
          {waitingNews(place, pages.length)}{' '}
          <Button look="text" onClick={() => (typeof place === 'number' ? leadTo(place) : openWord(place))}>
            {m.preview_words_wait_open()}
          </Button>
        </>
      )}
    </p>
  )
}

/** The strip of the book scrolls to its pages, as for a finger. */
function leadTo(spread: number): void {
  const pencil = document.getElementById(pencilId(spread))
  pencil?.closest('.reader-side')?.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'start' })
  pencil?.focus({ preventScroll: true })
}
