import type { ReactNode } from 'react'
import { asPrinted } from '#book/as-printed.ts'
import { languageOfTag } from '#book/options.ts'
import { useSiteWords } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { LockIcon } from '../ui/icons.tsx'
import type { ReaderBook } from './reader.tsx'

/** What a picture will show that is locked, or not drawn yet. */
export function ClosedLabel({ spread, book }: { spread: number; book: ReaderBook }): ReactNode {
  const siteWords = useSiteWords()
  return (
    <div className="reader-closed-label">
      <p {...siteWords} dir="auto" className="reader-closed-number">
        {book.isPaid ? null : <LockIcon />}
        {m.book_picture_of({ number: spread + 1, total: book.spreads.length })}
      </p>
      <p className="reader-closed-caption">
        {asPrinted(book.spreads[spread]?.caption ?? '', languageOfTag(book.locale))}
      </p>
      {book.closedNote === undefined ? null : (
        <p {...siteWords} dir="auto" className="reader-closed-note">
          {book.closedNote}
        </p>
      )}
    </div>
  )
}
