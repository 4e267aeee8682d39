import type { ReactNode } from 'react'
import { MoonIcon } from '../bedtime/bedtime-icons.ts'
import { enterOnPhone } from '../bedtime/full-screen.ts'
import { fromBook } from '../bedtime/use-closing.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'
import { LinkButton } from '../ui/button.tsx'

/** Where the book is read in bed: the whole screen, in the dark. */
export function BedtimeNote({ bookId }: { bookId: string }): ReactNode {
  return (
    <section className="desk-note desk-note-bedtime">
      <h2>{m.bedtime_note_heading()}</h2>
      <p className="desk-note-text">{m.bedtime_note()}</p>
      <BedtimeLink bookId={bookId} />
    </section>
  )
}

/** Opens the book for reading in bed. */
function BedtimeLink({ bookId }: { bookId: string }): ReactNode {
  const locale = useLocale()
  return (
    // A phone gives its whole screen only to a press.
    <LinkButton
      look="text"
      to={pathFor('bedtime', locale, { eid: bookId })}
      state={fromBook}
      onClick={enterOnPhone}
    >
      <MoonIcon />
      {m.bedtime_open()}
    </LinkButton>
  )
}
