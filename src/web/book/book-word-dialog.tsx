import { type ReactNode, useState } from 'react'
import { limits } from '#book/limits.ts'
import type { BookLanguage } from '#book/options.ts'
import { m } from '../messages/generated/messages.js'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextArea, TextField } from '../ui/text-field.tsx'
import { asSaved } from './as-saved.ts'
import { saveBook } from './save-book.ts'
import { savingWords } from './saving-words.ts'

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

const most = { intro: limits.introCharacters, title: limits.titleCharacters } as const

/** Changes the title or the word at the front of a book. Mounted only while it is open. */
export function BookWordDialog({
  bookId,
  language,
  word,
  value,
  onSaved,
  onClose,
}: BookWordDialogProps): ReactNode {
  const [draft, setDraft] = useState(value)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const left = most[word] - draft.length
  const save = async (): Promise<void> => {
    const text = asSaved(draft.trim(), language, most[word])
    if (word === 'title' && text === '') return setProblem(m.preview_title_missing())
    setBusy(true)
    const result = await saveBook(bookId, word === 'intro' ? { intro: text } : { title: text })
    setBusy(false)
    if (result === 'saved') return onSaved(text)
    setProblem(savingWords(result, text))
  }
  const shared = { value: draft, onText: setDraft, maxLength: most[word], problem }
  return (
    <Dialog
      open
      onClose={onClose}
      heading={word === 'intro' ? m.preview_intro() : m.preview_title()}
      actions={
        <>
          <Button busy={busy} onClick={() => void save()}>
            {busy ? m.preview_saving() : m.preview_save()}
          </Button>
          <Button look="text" onClick={onClose}>
            {m.preview_leave()}
          </Button>
        </>
      }
    >
      {word === 'intro' ? (
        <TextArea
          {...shared}
          rows={5}
          label={m.preview_intro_label()}
          hint={`${m.preview_intro_hint()} ${m.common_characters_left({ count: left })}`}
        />
      ) : (
        <TextField
          {...shared}
          label={m.preview_title_label()}
          hint={m.common_characters_left({ count: left })}
        />
      )}
    </Dialog>
  )
}
