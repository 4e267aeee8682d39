import { useEffect, useState } from 'react'
import type { PresentDraft } from '../gift/present-form.ts'
import { isLocale, type Locale } from '../locale/locale.ts'
import { keepForAWhile, readKept } from './kept-for-a-while.ts'

export interface KeptPresent {
  /** Whether the book is given at all. */
  isGiven: boolean
  draft: PresentDraft
}

/** Nothing typed yet. */
export function emptyPresent(locale: Locale): PresentDraft {
  return { giverName: '', message: '', recipientEmail: '', mailOn: null, locale }
}

/** The present being typed for a book, kept in this browser for a while: whoever comes back from the till finds it. */
export function useKeptPresent(
  bookId: string,
  locale: Locale,
): [KeptPresent, (changed: Partial<KeptPresent>) => void] {
  const [present, setPresent] = useState<KeptPresent>({ isGiven: false, draft: emptyPresent(locale) })
  useEffect(() => {
    const kept = asKept(readKept('present'), bookId)
    if (kept !== null) setPresent(kept)
  }, [bookId])
  return [
    present,
    (changed) => {
      const now = { ...present, ...changed }
      setPresent(now)
      keepForAWhile('present', { ...now, bookId })
    },
  ]
}

function asKept(value: unknown, bookId: string): KeptPresent | null {
  if (typeof value !== 'object' || value === null || !('bookId' in value) || value.bookId !== bookId)
    return null
  const { isGiven, draft } = value as Partial<KeptPresent>
  if (typeof isGiven !== 'boolean' || typeof draft !== 'object') return null
  const { giverName, message, recipientEmail, mailOn, locale } = draft
  const texts = [giverName, message, recipientEmail, mailOn ?? '']
  return texts.every((text) => typeof text === 'string') && isLocale(locale)
    ? { isGiven, draft: { giverName, message, recipientEmail, mailOn, locale } }
    : null
}
