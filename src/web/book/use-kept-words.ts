import { useSyncExternalStore } from 'react'
import { forgetKeptWords, keepWords, type KeptWords, readKeptWords } from './kept-words.ts'
import type { Place } from './save-book.ts'

const listeners = new Set<() => void>()

/** Which of these places of a book have words that are not saved yet, in the order given; none until the page is alive. */
export function useWaitingPlaces<Some extends Place>(bookId: string, places: readonly Some[]): Some[] {
  const waiting = useSyncExternalStore(
    subscribe,
    () => places.filter((place) => keptWords(bookId, place) !== null).join(),
    () => '',
  )
  const names = waiting.split(',')
  return places.filter((place) => names.includes(String(place)))
}

/** What waits to be saved in this place, or null. */
export function keptWords(bookId: string, place: Place): KeptWords | null {
  return readKeptWords(localStorage, bookId, place, Date.now())
}

/** Keeps words until they are saved, and redraws whatever tells of it. */
export function keep(bookId: string, place: Place, words: KeptWords): void {
  keepWords(localStorage, bookId, place, { ...words, now: Date.now() })
  for (const listener of listeners) listener()
}

/** Lets kept words go. */
export function forget(bookId: string, place: Place): void {
  forgetKeptWords(localStorage, bookId, place)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
