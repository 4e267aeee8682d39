import { useEffect, useEffectEvent } from 'react'
import type { BookLanguage } from '#book/options.ts'
import { useWhenBack } from '../connection/use-when-back.ts'
import { asSaved } from './as-saved.ts'
import { type Place, saveWords } from './save-book.ts'
import { forget, keptWords } from './use-kept-words.ts'

export interface WaitingBook {
  id: string
  /** Whose quotes the words get. */
  language: BookLanguage
}

/**
 * Sends the words that somebody asked to have saved while nothing answered: now, and whenever the connection is back. What
 * was changed somewhere else meanwhile is not written over; the words then go on waiting for their writer.
 */
export function useSendWaiting(
  { id, language }: WaitingBook,
  places: readonly Place[],
  onSaved?: () => void,
): void {
  const send = useEffectEvent(async () => {
    let anySaved = false
    for (const place of places) {
      const kept = keptWords(id, place)
      if (kept?.isAsked !== true) continue
      const { text, seen } = kept
      const saved = await saveWords(id, place, { words: asSaved(text, language, place), seen })
      if (saved.status !== 'saved') continue
      anySaved = true
      // What was typed there meanwhile still waits.
      if (keptWords(id, place)?.text === text) forget(id, place)
    }
    if (anySaved) onSaved?.()
  })
  useEffect(() => void send(), [])
  useWhenBack(() => void send())
}
