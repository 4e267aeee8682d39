import type { ReactNode } from 'react'
import { bookPaths } from '#book/book-paths.ts'
import { coverTitleOf } from '#book/cover-title.ts'
import { coverGround } from '../book/cover-ground.ts'
import { addressOf, useStoredPictures } from '../book/use-stored-pictures.ts'
import { BookFaces } from '../fonts/book-faces.tsx'
import { CoverFace } from '../reader/cover-face.tsx'
import type { BookOrderView } from './order-view.ts'

interface StoredCoverProps {
  book: Pick<
    BookOrderView['book'],
    'id' | 'title' | 'language' | 'style' | 'cover_version' | 'cover_thumbhash' | 'cover_ink' | 'cover_bend'
  >
}

/** The cover of somebody's own book as it is stored, its title on it; a ground in its colours until it is there. */
export function StoredCover({ book }: StoredCoverProps): ReactNode {
  const path = book.cover_version > 0 ? bookPaths.cover(book.id, book.cover_version) : null
  const pictures = useStoredPictures(path === null ? [] : [path])
  return (
    <div className="overflow-hidden rounded-[2px_4px_4px_2px] shadow-book">
      <BookFaces languages={[book.language]} />
      <CoverFace
        title={book.title}
        language={book.language}
        picture={addressOf(pictures.get(path)) ?? null}
        lettering={coverTitleOf(book)}
        ground={coverGround(book.cover_thumbhash)}
      />
    </div>
  )
}
