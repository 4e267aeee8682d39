import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { serverAnswers } from '../connection/server-answers.ts'

/** What a place in the history remembers of it: the book itself is the place before. */
export const fromBook = { fromBook: true } as const

interface Closing {
  /** The book itself. */
  to: string
  close: () => void
  /** Of a link to it. */
  onClick: (event: MouseEvent) => void
}

/**
 * Closes a book in bed: back to where it was opened, so that going back from there leads on, and not to bed again.
 * Without a connection it stays open: the book itself would not come, and the address alone would change.
 * @param to the book itself
 * @param onStay told that it stays open
 */
export function useClosing(to: string, onStay: () => void): Closing {
  const navigate = useNavigate()
  const state: unknown = useLocation().state
  const isFromBook = typeof state === 'object' && state !== null && 'fromBook' in state
  const leave = async (): Promise<void> => {
    if (!navigator.onLine || !(await serverAnswers())) return onStay()
    await (isFromBook ? navigate(-1) : navigate(to, { replace: true }))
  }
  const close = (): void => void leave()
  return {
    to,
    close,
    onClick: (event) => {
      // In a tab of its own it opens as any link does.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      close()
    },
  }
}
