import { type ReactNode, useRef, useState } from 'react'
import { limits } from '#book/limits.ts'
import type { BookLanguage } from '#book/options.ts'
import { spotPlace } from '#book/spot-place.ts'
import { m } from '../messages/generated/messages.js'
import { textSize } from '../reader/book-pages.ts'
import { PageText } from '../reader/page-face.tsx'
import { Button } from '../ui/button.tsx'
import { focusOnArrival } from '../ui/focus-on-arrival.ts'
import { PencilIcon } from '../ui/icons.tsx'
import { asSaved } from './as-saved.ts'
import { savePageText } from './save-book.ts'
import { type Saving, savingWords } from './saving-words.ts'
import type { PageView } from './book-view.ts'

export interface EditablePageProps {
  bookId: string
  /** Of the book, whose quotes its text gets. */
  language: BookLanguage
  page: PageView
  /** The language of the book's words. */
  locale: string
  /** How large the book's text is set. */
  size: number
  /** Address of its small drawing, when it has one. */
  spot: string | undefined
  /** The number at the foot of the page. */
  number: number
  onSaved: (text: string) => void
}

/** A page of text that can be rewritten where it stands. */
export function EditablePage(props: EditablePageProps): ReactNode {
  const { bookId, language, page, locale, size, spot, number, onSaved } = props
  const [draft, setDraft] = useState<string | null>(null)
  const [saving, setSaving] = useState<Saving>('idle')
  const pencil = useRef<HTMLButtonElement>(null)
  const close = (): void => {
    setDraft(null)
    requestAnimationFrame(() => pencil.current?.focus({ preventScroll: true }))
  }
  const save = async (typed: string): Promise<void> => {
    const text = asSaved(typed, language, limits.pageTextCharacters)
    if (text === page.text) {
      setSaving('idle')
      return close()
    }
    setSaving('saving')
    const result = await savePageText(bookId, page.spread, text)
    setSaving(result)
    if (result !== 'saved') return
    onSaved(text)
    close()
  }
  return (
    <>
      {draft === null ? (
        <PageText text={page.text} locale={locale} size={size} spot={spot} place={spotPlace(page.spread)} />
      ) : (
        <Editor
          draft={draft}
          page={page}
          size={size}
          number={number}
          busy={saving === 'saving'}
          onDraft={(text) => {
            setDraft(text)
            setSaving('idle')
          }}
          onSave={(text) => void save(text)}
          onLeave={() => {
            setSaving('idle')
            close()
          }}
        />
      )}
      <p role="status" className="page-saving" data-saving={saving}>
        {savingWords(saving, draft ?? '')}
      </p>
      {draft === null ? <span className="reader-folio">{number}</span> : null}
      {draft === null ? (
        <button
          ref={pencil}
          type="button"
          className="page-pencil"
          aria-label={m.preview_edit_page_of({ page: number })}
          onClick={() => {
            setSaving('idle')
            setDraft(page.text)
          }}
        >
          <PencilIcon />
          <span aria-hidden="true">{m.preview_edit_page()}</span>
        </button>
      ) : null}
    </>
  )
}

interface EditorProps {
  draft: string
  page: PageView
  size: number
  number: number
  busy: boolean
  onDraft: (text: string) => void
  onSave: (text: string) => void
  onLeave: () => void
}

/** Ruled lines under the same words in the same place. */
function Editor({ draft, page, size, number, busy, onDraft, onSave, onLeave }: EditorProps): ReactNode {
  return (
    <div className="page-editor" style={{ '--text-size': Math.min(size, textSize(draft)) }}>
      <textarea
        ref={focusOnArrival}
        aria-label={m.preview_text_of({ page: number })}
        value={draft}
        maxLength={limits.pageTextCharacters}
        onChange={(event) => onDraft(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onLeave()
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) onSave(draft)
        }}
        className="page-editor-text"
      />
      <div className="page-editor-actions">
        <Button busy={busy} onClick={() => onSave(draft)}>
          {m.preview_save()}
        </Button>
        <Button look="text" className="!text-page-ink" onClick={onLeave}>
          {m.preview_leave()}
        </Button>
        {draft === page.written_text ? null : (
          <Button look="text" className="!text-page-ink" onClick={() => onDraft(page.written_text)}>
            {m.preview_restore()}
          </Button>
        )}
      </div>
    </div>
  )
}
