import type { ReactNode } from 'react'
import { m } from '../messages/generated/messages.js'
import { Button } from '../ui/button.tsx'
import type { ChangedWords } from './use-words.ts'

export interface NewerActionsProps {
  words: ChangedWords
  /** The newer words are shown in place of one's own. */
  isReading: boolean
  onRead: (isReading: boolean) => void
  /** The buttons stand on a page of the book, which is light in the dark as well. */
  onInk?: boolean
}

/** The ways on when words were changed somewhere else meanwhile: read those, and keep them or one's own. */
export function NewerActions({ words, isReading, onRead, onInk = false }: NewerActionsProps): ReactNode {
  const className = onInk ? '!text-page-ink' : undefined
  return isReading ? (
    <>
      <Button onClick={words.discard}>{m.preview_keep_newer()}</Button>
      <Button look="text" className={className} onClick={() => onRead(false)}>
        {m.preview_read_mine()}
      </Button>
    </>
  ) : (
    <>
      <Button onClick={() => void words.save()}>{m.preview_keep_mine()}</Button>
      <Button look="text" className={className} onClick={() => onRead(true)}>
        {m.preview_read_newer()}
      </Button>
    </>
  )
}
