import { useEffect, useState } from 'react'
import { browserBackend } from '../session/browser-backend.ts'
import type { Locale } from '../locale/locale.ts'

export interface ReadyWish {
  isWanted: boolean
  hasFailed: boolean
  /** Wants the mail in a language, or null: no longer. */
  change: (locale: Locale | null) => Promise<void>
}

/** Whether one mail comes as soon as a book that is being made can be read. */
export function useReadyWish(bookId: string): ReadyWish {
  const [isWanted, setWanted] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isGone = false
    void readWish(bookId).then((wanted) => {
      if (!isGone) setWanted(wanted)
    })
    return () => {
      isGone = true
    }
  }, [bookId])
  return {
    isWanted,
    hasFailed,
    change: async (locale) => {
      setFailed(false)
      const done = await saveWish(bookId, locale)
      if (done) setWanted(locale !== null)
      else setFailed(true)
    },
  }
}

async function readWish(bookId: string): Promise<boolean> {
  try {
    const wishes = (await browserBackend()).from('ready_wishes')
    return (await wishes.select('book_id').eq('book_id', bookId).maybeSingle()).data !== null
  } catch {
    return false
  }
}

const alreadyThere = '23505'

async function saveWish(bookId: string, locale: Locale | null): Promise<boolean> {
  try {
    const wishes = (await browserBackend()).from('ready_wishes')
    const { error } =
      locale === null
        ? await wishes.delete().eq('book_id', bookId)
        : await wishes.insert({ book_id: bookId, locale })
    // Wanted in another tab already.
    return error === null || error.code === alreadyThere
  } catch {
    return false
  }
}
