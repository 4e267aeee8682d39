import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { limits } from '#book/limits.ts'
import type { BookLanguage } from '#book/options.ts'
import { withoutRuby } from '#book/ruby.ts'
import { useSiteWords } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { textSize } from '../reader/book-pages.ts'
import { Button } from '../ui/button.tsx'
import { focusOnArrival } from '../ui/focus-on-arrival.ts'
import { PencilIcon } from '../ui/icons.tsx'
import { type ChangedWords, useWords } from './use-words.ts'
import type { PageView } from './book-view.ts'
import { NewerActions } from './newer-actions.tsx'

export interface EditablePageProps {
  bookId: string
  /** Of the book, whose quotes its text gets. */
  language: BookLanguage
  page: PageView
  /** How large the book's text is set. */
  size: number
  /** The page as it is printed. */
  face: ReactNode
  /** The number at the foot of the page. */
  number: number
  onSaved: (text: string) => void
}

/** A page of text that can be rewritten where it stands. */
export function EditablePage(props: EditablePageProps): ReactNode {
  const { bookId, language, page, size, face, number, onSaved } = props
  const siteWords = useSiteWords()
  const pencil = useRef<HTMLButtonElement>(null)
  const words = useWords({
    bookId,
    place: page.spread,
    language,
    value: page.text,
    onSaved,
  })
  const isOpen = words.text !== null
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) pencil.current?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen])
  const pen = penWords(page, words)
  return (
    <>
      {words.text === null ? (
        face
      ) : (
        <Editor
          draft={words.text}
          language={language}
          words={words}
          page={page}
          size={size}
          number={number}
        />
      )}
      {isOpen ? null : <PageNews words={words} />}
      {isOpen ? null : (
        <button
          ref={pencil}
          {...siteWords}
          type="button"
          id={pencilId(page.spread)}
          className="page-pencil"
          aria-label={pen.of({ page: number })}
          onClick={words.open}
        >
          <PencilIcon />
          <span aria-hidden="true">{pen.label()}</span>
        </button>
      )}
    </>
  )
}

/** What the pencil offers: on a page that is told by its picture alone there is nothing to change. */
function penWords(
  { text, double }: PageView,
  { waits }: ChangedWords,
): { label: () => string; of: (page: { page: number }) => string } {
  if (waits) return { label: m.preview_edit_on, of: m.preview_edit_on_of }
  return double?.silent !== undefined && text.trim() === ''
    ? { label: m.preview_edit_silent, of: m.preview_edit_silent_of }
    : { label: m.preview_edit_page, of: m.preview_edit_page_of }
}

/** How the saving of the page stands: at its foot, and above the words while they are written. */
function PageNews({ words, isReading = false }: { words: ChangedWords; isReading?: boolean }): ReactNode {
  const siteWords = useSiteWords()
  return (
    <p
      {...siteWords}
      role="status"
      className="page-saving"
      data-saving={isReading ? 'reading' : words.saving}
      data-long={words.waits || undefined}
    >
      {isReading ? m.preview_newer_text() : words.news}
    </p>
  )
}

/** Where a page's words are opened, for who is led there. */
export function pencilId(spread: number): string {
  return `pencil-${spread}`
}

/** A text as it was written for a book with readings over its characters. */
function takesNotation({ written_text: written }: PageView, language: BookLanguage): boolean {
  return language === 'japanese' && withoutRuby(written) !== written
}

interface EditorProps {
  draft: string
  language: BookLanguage
  words: ChangedWords
  page: PageView
  size: number
  number: number
}

/** Ruled lines under the same words in the same place. */
function Editor({ draft, language, words, page, size, number }: EditorProps): ReactNode {
  const siteWords = useSiteWords()
  const [isReading, setReading] = useState(false)
  const label = useId()
  const newer = isReading ? words.newer : null
  const shown = newer ?? draft
  return (
    <div
      className="page-editor"
      data-changed={words.newer === null ? undefined : ''}
      style={{ '--text-size': Math.min(size, textSize(shown)) }}
    >
      <PageNews words={words} isReading={newer !== null} />
      <span {...siteWords} id={label} className="sr-only">
        {newer === null ? m.preview_text_of({ page: number }) : m.preview_newer_text()}
      </span>
      <textarea
        ref={focusOnArrival}
        aria-labelledby={label}
        value={shown}
        readOnly={newer !== null}
        maxLength={limits.pageTextCharacters}
        onChange={(event) => words.type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') words.close()
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey) && newer === null) void words.save()
        }}
        className="page-editor-text"
      />
      {takesNotation(page, language) ? (
        <p {...siteWords} className="page-editor-hint">
          {m.preview_furigana()}
        </p>
      ) : null}
      <div {...siteWords} className="page-editor-actions">
        {words.newer === null ? (
          <UsualActions draft={draft} words={words} written={page.written_text} />
        ) : (
          <NewerActions words={words} isReading={isReading} onRead={setReading} onInk />
        )}
      </div>
    </div>
  )
}

function UsualActions(props: { draft: string; words: ChangedWords; written: string }): ReactNode {
  const { draft, words, written } = props
  return (
    <>
      <Button busy={words.saving === 'saving'} onClick={() => void words.save()}>
        {m.preview_save()}
      </Button>
      <Button look="text" className="!text-page-ink" onClick={words.discard}>
        {m.preview_leave()}
      </Button>
      {draft === written ? null : (
        <Button look="text" className="!text-page-ink" onClick={() => words.type(written)}>
          {m.preview_restore()}
        </Button>
      )}
    </>
  )
}
