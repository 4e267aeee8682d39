import type { BookState } from './book-view.ts'

const screens: Readonly<Record<BookState, 'making' | 'desk'>> = {
  making: 'making',
  failed: 'making',
  ready: 'desk',
  unlocking: 'desk',
  unlock_failed: 'desk',
  finished: 'desk',
}

/** Which screen a book's address shows: it being made, or the book itself. */
export function screenOf(state: BookState): 'making' | 'desk' {
  return screens[state]
}

/** Whether the book has been paid for, so that pictures and file are the owner's. */
export function isBought(state: BookState): boolean {
  return state === 'unlocking' || state === 'unlock_failed' || state === 'finished'
}
