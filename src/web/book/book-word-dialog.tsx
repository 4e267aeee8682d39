import { type ReactNode, useState } from 'react'
import { type BookLanguage, languageTag } from '#book/options.ts'
import { m } from '../messages/generated/messages.js'
import { Button } from '../ui/button.tsx'
import { charactersLeft } from '../ui/characters-left.ts'
import { Dialog } from '../ui/dialog.tsx'
import { TextArea, TextField } from '../ui/text-field.tsx'
import { mostCharacters } from './as-saved.ts'
import { NewerActions } from './newer-actions.tsx'
import { useWords } from './use-words.ts'

export interface BookWordDialogProps {
  bookId: string
  /** Of the book, whose quotes the words get. */
  language: BookLanguage
  /** The word at the front, or the title. */
  word: 'intro' | 'title'
  value: string
  onSaved: (value: string) => void
  onClose: () => void
}

/** Changes the title or the word at the front of a book. Mounted only while it is open. */
export function BookWordDialog({
  bookId,
  language,
  word,
  value,
  onSaved,
  onClose,
}: BookWordDialogProps): ReactNode {
  const words = useWords({
    bookId,
    place: word,
    language,
    value,
    onSaved,
    opened: true,
    onStop: onClose,
  })
  const most = mostCharacters(word)
  const [isReading, setReading] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const newer = isReading ? words.newer : null
  const shown = newer ?? words.text ?? value
  const save = (): void => {
    const isEmpty = word === 'title' && shown.trim() === ''
    setMissing(isEmpty)
    if (!isEmpty) void words.save()
  }
  const problem = isMissing ? m.preview_title_missing() : words.news
  const left = charactersLeft(most - shown.length)
  const shared = {
    lang: languageTag[language],
    value: shown,
    readOnly: newer !== null,
    onText: words.type,
    maxLength: most,
    problem: words.saving === 'saving' || newer !== null || problem === '' ? undefined : problem,
  }
  return (
    <Dialog
      open
      onClose={onClose}
      heading={word === 'intro' ? m.preview_intro() : m.preview_title()}
      actions={
        words.newer === null ? (
          <>
            <Button busy={words.saving === 'saving'} onClick={save}>
              {words.saving === 'saving' ? m.preview_saving() : m.preview_save()}
            </Button>
            <Button look="text" onClick={words.discard}>
              {m.preview_leave()}
            </Button>
          </>
        ) : (
          <NewerActions words={words} isReading={isReading} onRead={setReading} />
        )
      }
    >
      {word === 'intro' ? (
        <TextArea
          {...shared}
          rows={5}
          label={newer === null ? m.preview_intro_label() : m.preview_newer_text()}
          hint={`${m.preview_intro_hint()} ${left}`}
        />
      ) : (
        <TextField
          {...shared}
          label={newer === null ? m.preview_title_label() : m.preview_newer_text()}
          hint={left}
        />
      )}
    </Dialog>
  )
}
