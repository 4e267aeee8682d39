import { useEffect, useEffectEvent, useState } from 'react'
import { unprintableSigns } from '#book/unprintable-signs.ts'
import type { BookLanguage } from '#book/options.ts'
import { useWhenBack } from '../connection/use-when-back.ts'
import { m } from '../messages/generated/messages.js'
import { asSaved } from './as-saved.ts'
import type { KeptWords } from './kept-words.ts'
import { type Place, type SaveResult, saveWords } from './save-book.ts'
import { forget, keep, keptWords, useWaitingPlaces } from './use-kept-words.ts'

export interface WordsToChange {
  bookId: string
  place: Place
  /** Of the book, whose quotes the words get. */
  language: BookLanguage
  /** What stands there now. */
  value: string
  onSaved: (words: string) => void
  /** Writing begins at once; only where the page is alive. */
  opened?: boolean
  /** Writing stopped without being saved. */
  onStop?: () => void
}

export interface ChangedWords {
  /** What is being written; null while nothing is. */
  text: string | null
  saving: 'idle' | 'saving' | SaveResult['status']
  /** How the saving stands, in words; empty while nothing is going on. */
  news: string
  /** What somebody else, or this visitor in another tab, wrote there meanwhile. */
  newer: string | null
  /** Words written here earlier are still waiting to be saved. */
  waits: boolean
  /** Begins to write, from what stands there or from what was kept. */
  open: () => void
  type: (text: string) => void
  save: () => Promise<void>
  /** Stops writing; what is not saved is kept for later. */
  close: () => void
  /** Stops writing, and lets what is not saved go. */
  discard: () => void
}

/**
 * Words of a book while they are changed. What is typed is kept in the browser until it is saved, and never written over words
 * that were not seen: those are told of first, and the next save is over them.
 */
export function useWords(change: WordsToChange): ChangedWords {
  const { bookId, place, language, onSaved, onStop } = change
  const { writing, waits, begin, write, end } = useWriting(change)
  const [result, setResult] = useState<SaveResult | { status: 'idle' | 'saving' }>({ status: 'idle' })
  const stop = (): void => {
    setResult({ status: 'idle' })
    onStop?.()
  }
  const discard = (): void => {
    end('forget')
    stop()
  }
  const save = async (): Promise<void> => {
    if (writing === null) return
    const { text, seen } = writing
    const words = asSaved(text, language, place)
    if (words === seen) return discard()
    setResult({ status: 'saving' })
    const saved = await saveWords(bookId, place, { words, seen })
    setResult(saved)
    if (saved.status === 'failed') write({ text, seen, isAsked: true })
    if (saved.status === 'changed') write({ text, seen: saved.now })
    if (saved.status !== 'saved') return
    // What another tab keeps of the same place is not this one's to forget.
    end(keptWords(bookId, place)?.text === text ? 'forget' : 'keep')
    onSaved(saved.words)
  }
  useWhenBack(() => {
    if (result.status === 'failed') void save()
  })
  return {
    text: writing?.text ?? null,
    saving: result.status,
    news: newsOf(result.status, writing?.text ?? '', waits),
    newer: result.status === 'changed' ? result.now : null,
    waits,
    open: () => {
      setResult({ status: 'idle' })
      begin()
    },
    type: (text) => {
      if (writing === null) return
      setResult({ status: 'idle' })
      write({ text, seen: writing.seen })
    },
    save,
    close: () => {
      end('keep')
      stop()
    },
    discard,
  }
}

interface Writing {
  /** Null while nothing is written. */
  writing: KeptWords | null
  waits: boolean
  begin: () => void
  write: (next: KeptWords) => void
  end: (kept: 'keep' | 'forget') => void
}

/** What is being written, kept in the browser as it is typed. */
function useWriting({ bookId, place, value, opened = false }: WordsToChange): Writing {
  const first = (): KeptWords => keptWords(bookId, place) ?? { text: value, seen: value }
  const [writing, setWriting] = useState<KeptWords | null>(opened ? first : null)
  const waits = useWaitingPlaces(bookId, [place]).length > 0
  const keepOn = useEffectEvent(() => {
    if (writing !== null && writing.text !== writing.seen) keep(bookId, place, writing)
  })
  useEffect(() => {
    // Another tab may have saved or dropped its own words of this place: these still wait.
    if (!waits) keepOn()
  }, [waits])
  return {
    writing,
    waits,
    begin: () => setWriting(first()),
    write: (next) => {
      setWriting(next)
      if (next.text === next.seen) forget(bookId, place)
      else keep(bookId, place, next)
    },
    end: (kept) => {
      if (kept === 'forget') forget(bookId, place)
      setWriting(null)
    },
  }
}

function newsOf(saving: ChangedWords['saving'], text: string, isKept: boolean): string {
  switch (saving) {
    case 'idle':
      return ''
    case 'saving':
      return m.preview_saving()
    case 'saved':
      return isKept ? m.preview_saved_here() : m.preview_saved()
    case 'changed':
      return m.preview_text_changed()
    case 'closed':
      return m.preview_text_closed()
    case 'unprintable':
      return m.preview_unprintable({ signs: unprintableSigns(text) })
    case 'unfit':
      return m.problem_title_not_for_children()
    case 'failed':
      return isKept ? m.preview_not_saved() : m.preview_not_kept()
  }
}
