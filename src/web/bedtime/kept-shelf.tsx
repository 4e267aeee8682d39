import { type ReactNode, useEffect, useState } from 'react'
import { m } from '../messages/generated/messages.js'
import { TrashIcon } from '../ui/icons.tsx'
import { forgetKeptBook, type KeptBook, listKept } from './kept-books.ts'

/** The books that this device keeps for reading in bed; nothing where there are none. */
export function KeptShelf(): ReactNode {
  const [books, setBooks] = useState<KeptBook[]>([])
  useEffect(() => {
    listKept().then(setBooks, () => undefined)
  }, [])
  if (books.length === 0) return null
  const remove = async (id: string): Promise<void> => {
    await forgetKeptBook(id)
    setBooks(await listKept())
  }
  return (
    <section className="mt-16 max-w-[44em]">
      <h2 className="text-[1.3rem] !leading-snug">{m.bedtime_shelf()}</h2>
      <p className="mt-1 text-small text-ink-soft">{m.bedtime_shelf_text()}</p>
      <ul className="mt-3">
        {books.map(({ id, title, address }) => (
          <li key={id} className="flex items-center justify-between gap-x-4 border-t border-line py-1">
            {/* Loaded afresh: without a connection it is the service worker that answers. */}
            <a href={address} className="flex min-h-11 items-center text-link underline underline-offset-4">
              {title}
            </a>
            <button
              type="button"
              aria-label={m.bedtime_shelf_remove({ title })}
              title={m.bedtime_shelf_remove({ title })}
              onClick={() => void remove(id)}
              className="grid size-11 flex-none place-items-center rounded-control text-ink-soft hover:bg-paper-deep hover:text-ink-strong"
            >
              <TrashIcon />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
