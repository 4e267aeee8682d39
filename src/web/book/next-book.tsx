import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Brief } from '#book/brief.ts'
import { changeDraft, useDraft } from '../builder/use-draft.ts'
import { type NextHero, nextDraft, nextOffers } from '../designer/next-draft.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'
import { browserBackend } from '../session/browser-backend.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { BookView } from './book-view.ts'
import type { HeroBook } from './read-heroes.ts'

/** On to a next book with the people of a bought one: for the same child, for another in it, or for a brother or sister. */
export function NextBook({ book, heroes }: { book: BookView; heroes: readonly HeroBook[] }): ReactNode {
  const next = useNextBook()
  return (
    <section className="desk-note desk-next">
      <h2>{m.next_heading()}</h2>
      <p className="desk-note-text">{m.next_about()}</p>
      <ul>
        <li>
          <Button look="text" busy={next.isBusy} onClick={() => void next.begin(book.id, 'same')}>
            {m.next_same({ name: book.child })}
          </Button>
        </li>
        {nextOffers(book, heroes).map(({ name, bookId, hero }) => (
          <li key={`${bookId} ${hero}`}>
            <Button look="text" busy={next.isBusy} onClick={() => void next.begin(bookId, hero)}>
              {hero === 'same' ? m.next_same({ name }) : m.next_other({ name })}
            </Button>
          </li>
        ))}
        <li>
          <Button look="text" busy={next.isBusy} onClick={() => void next.begin(book.id, 'sibling')}>
            {m.next_sibling()}
          </Button>
          <p className="desk-note-text">{m.next_sibling_about({ name: book.child })}</p>
        </li>
      </ul>
      <p role="alert" className="desk-links-news !text-wrong empty:hidden">
        {next.hasFailed ? m.common_server_problem() : null}
      </p>
      {next.dialog}
    </section>
  )
}

/** The same from the shelf: a line for each child who has a book on it. */
export function NextOfShelf({ books }: { books: readonly Pick<BookView, 'id' | 'child'>[] }): ReactNode {
  const next = useNextBook()
  // The newest comes first, and the child looks as there.
  const newest = books.filter(({ child }, place) => books.findIndex((one) => one.child === child) === place)
  return (
    <>
      <ul className="mt-3 flex flex-wrap gap-x-6">
        {newest.map(({ id, child }) => (
          <li key={id}>
            <Button look="text" busy={next.isBusy} onClick={() => void next.begin(id, 'same')}>
              {m.next_same({ name: child })}
            </Button>
          </li>
        ))}
      </ul>
      <p role="alert" className="font-medium text-wrong empty:hidden">
        {next.hasFailed ? m.common_server_problem() : null}
      </p>
      {next.dialog}
    </>
  )
}

interface NextBookStart {
  begin: (bookId: string, hero: NextHero) => Promise<void>
  isBusy: boolean
  hasFailed: boolean
  /** Asks first where another book is being told on this device. */
  dialog: ReactNode
}

/** Begins the builder with the people of a book, at what is not known yet. */
function useNextBook(): NextBookStart {
  const locale = useLocale()
  const navigate = useNavigate()
  const begun = useDraft()?.name.trim() ?? ''
  const [asked, setAsked] = useState<{ bookId: string; hero: NextHero } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const go = async (bookId: string, hero: NextHero): Promise<void> => {
    setAsked(null)
    setFailed(false)
    setBusy(true)
    const brief = await readBrief(bookId)
    setBusy(false)
    if (brief === null) return setFailed(true)
    const draft = nextDraft(brief, hero, () => crypto.randomUUID())
    changeDraft(() => draft)
    void navigate(pathFor('builder', locale, { step: draft.name === '' ? 'who' : 'theme' }))
  }
  return {
    begin: async (bookId, hero) => {
      if (begun === '') await go(bookId, hero)
      else setAsked({ bookId, hero })
    },
    isBusy,
    hasFailed,
    dialog:
      asked === null ? null : (
        <Dialog
          open
          onClose={() => setAsked(null)}
          heading={m.next_lost_heading()}
          actions={
            <>
              <Button onClick={() => setAsked(null)} className="max-sm:w-full">
                {m.next_lost_keep()}
              </Button>
              <Button
                look="secondary"
                onClick={() => void go(asked.bookId, asked.hero)}
                className="max-sm:w-full"
              >
                {m.next_lost_go()}
              </Button>
            </>
          }
        >
          <p>{m.design_draft_lost({ name: begun })}</p>
        </Dialog>
      ),
  }
}

/** What a book was made from; null when it could not be read. */
async function readBrief(bookId: string): Promise<Brief | null> {
  try {
    const backend = await browserBackend()
    const { data } = await backend
      .from('books')
      .select('brief')
      .eq('id', bookId)
      .maybeSingle<{ brief: Brief }>()
    return data?.brief ?? null
  } catch {
    return null
  }
}
