import { useState } from 'react'
import { useRevalidator } from 'react-router'

export interface WayDialog<Dialog> {
  /** What is being done in a dialog. */
  open: Dialog | null
  show: (dialog: Dialog) => void
  close: () => void
  /** What was done last, in words, and how often something was; for `Way`. */
  done: { news: string | undefined; changes: number }
  /** Closes the dialog, says what was done, and has the ways read anew. */
  onDone: (words: string) => void
}

/** The dialogs of one way of logging in, one at a time, and what was done in them. */
export function useWayDialog<Dialog>(): WayDialog<Dialog> {
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState<Dialog | null>(null)
  const [done, setDone] = useState<WayDialog<Dialog>['done']>({ news: undefined, changes: 0 })
  return {
    open,
    show: (dialog) => {
      setDone({ ...done, news: undefined })
      setOpen(dialog)
    },
    close: () => setOpen(null),
    done,
    onDone: (news) => {
      setOpen(null)
      setDone(({ changes }) => ({ news, changes: changes + 1 }))
      void revalidate()
    },
  }
}
