import type { ReactNode } from 'react'
import { bookPaths } from '#book/book-paths.ts'
import { typographic } from '#book/typographic.ts'
import { addressOf, useStoredPictures } from '../book/use-stored-pictures.ts'
import { m } from '../messages/generated/messages.js'
import { GiftParcel } from '../unwrap/gift-parcel.tsx'
import '../unwrap/unwrap.css'

/** A book that is given, as far as its parcel shows it. */
export interface GivenBookLook {
  id: string
  /** Whether the paper that it is wrapped in is there. */
  has_endpaper: boolean
  /** First name of the child that it is about. */
  child: string
}

interface WrappedPresentProps {
  book: GivenBookLook
  giver: string
  message: string
}

/** How the present will arrive: in the paper of its own book, with its label and its card, as they are typed. */
export function WrappedPresent({ book, giver, message }: WrappedPresentProps): ReactNode {
  const path = book.has_endpaper ? bookPaths.endpaper(book.id) : null
  const pictures = useStoredPictures(path === null ? [] : [path])
  return (
    <WrappedLook
      paper={addressOf(pictures.get(path)) ?? null}
      child={book.child}
      giver={giver}
      message={message}
    />
  )
}

interface WrappedLookProps extends Omit<WrappedPresentProps, 'book'> {
  /** Address of the book's endpaper; null: plain paper. */
  paper: string | null
  child: string
}

/** The same of a book whose pictures have addresses of their own, as by a reading link. */
export function WrappedLook({ paper, child, giver, message }: WrappedLookProps): ReactNode {
  const from = typographic(giver.trim()) || '…'
  return (
    // The same words stand in the fields.
    <div aria-hidden="true" className="wrapped-present">
      <div className="wrapped-present-parcel">
        <GiftParcel paper={paper} child={child} giver={from} />
      </div>
      <div className="wrapped-present-card">
        {message.trim() === '' ? null : <p className="unwrap-card-words">{typographic(message)}</p>}
        <p>{m.unwrap_from({ giver: from })}</p>
      </div>
    </div>
  )
}
