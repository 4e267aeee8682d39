import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import { typographic } from '#book/typographic.ts'
import { firstName } from '#book/reading-link.ts'
import { dayAndTime, dayWithYear } from '#shop/clock-time.ts'
import type { Locale } from '../locale/locale.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { browserBackend } from '../session/browser-backend.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { BookView } from './book-view.ts'
import { forgetToken, keptToken } from './kept-addresses.ts'
import { NewLinkDialog, SendLinkDialog } from './link-dialog.tsx'
import type { LinkView } from './read-links-of-book.ts'

/** The links by which others read the book: a new one, how often each was opened, and the end of it. */
export function ReadingLinks({ book, links }: { book: BookView; links: readonly LinkView[] }): ReactNode {
  const { revalidate } = useRevalidator()
  const [making, setMaking] = useState(false)
  const [sent, setSent] = useState<string | null>(null)
  const [ending, setEnding] = useState<LinkView | null>(null)
  const [news, setNews] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const isShown = links.length > 0
  useEffect(() => {
    if (!isShown) return
    // Whoever sent a link comes back to see what became of it.
    const onReturn = (): void => {
      if (document.visibilityState === 'visible') void revalidate()
    }
    document.addEventListener('visibilitychange', onReturn)
    return () => document.removeEventListener('visibilitychange', onReturn)
  }, [isShown, revalidate])
  const end = async (link: string): Promise<void> => {
    setNews(null)
    setProblem(null)
    const isEnded = await endLink(link)
    if (!isEnded) return setProblem(m.common_server_problem())
    forgetToken(localStorage, link)
    setNews(m.link_ended())
    await revalidate()
  }
  return (
    <>
      <section className="desk-note desk-links">
        <h2>{m.link_heading()}</h2>
        <p className="desk-note-text">{m.link_about()}</p>
        <Button look="text" onClick={() => setMaking(true)}>
          {m.link_make()}
        </Button>
        {links.length === 0 ? null : (
          <ul>
            {links.map((link) => (
              <LinkRow key={link.id} link={link} onSend={setSent} onEnd={() => setEnding(link)} />
            ))}
          </ul>
        )}
        <p role="status" className="desk-links-news empty:hidden">
          {news}
        </p>
        <p role="alert" className="desk-links-news !text-wrong empty:hidden">
          {problem}
        </p>
      </section>
      {making ? (
        <NewLinkDialog
          book={book}
          onClose={() => {
            setMaking(false)
            void revalidate()
          }}
        />
      ) : null}
      {ending === null ? null : (
        <EndLinkDialog
          child={firstName(book.child)}
          onEnd={() => {
            setEnding(null)
            void end(ending.id)
          }}
          onClose={() => setEnding(null)}
        />
      )}
      {sent === null ? null : <SendLinkDialog book={book} token={sent} onClose={() => setSent(null)} />}
    </>
  )
}

/** Asks once: a link that has ended never works again, and whoever has it needs another one. */
function EndLinkDialog(props: { child: string; onEnd: () => void; onClose: () => void }): ReactNode {
  const { child, onEnd, onClose } = props
  const safe = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open
      onClose={onClose}
      heading={m.link_end_sure()}
      firstFocus={safe}
      actions={
        <>
          <Button look="secondary" onClick={onEnd}>
            {m.link_end_yes()}
          </Button>
          <Button ref={safe} look="text" onClick={onClose}>
            {m.link_end_no()}
          </Button>
        </>
      }
    >
      <p>{m.link_end_about({ name: child })}</p>
    </Dialog>
  )
}

async function endLink(link: string): Promise<boolean> {
  try {
    const { error } = await (await browserBackend()).rpc('end_reading_link', { link })
    return error === null
  } catch {
    return false
  }
}

const never = (): (() => void) => () => {}

interface LinkRowProps {
  link: LinkView
  /** Told what stands in its address. */
  onSend: (token: string) => void
  onEnd: () => void
}

function LinkRow({ link, onSend, onEnd }: LinkRowProps): ReactNode {
  const locale = useLocale()
  const token = useSyncExternalStore(
    never,
    () => keptToken(localStorage, link.id),
    () => null,
  )
  const date = dayAndTime(locale, new Date(link.created_at))
  const { present } = link
  const named = (action: string): string =>
    present === null
      ? m.link_of({ action, date })
      : m.link_present_of({ action, giver: typographic(present.giver_name) })
  return (
    <li>
      <span className="desk-links-row">
        <span className="[overflow-wrap:anywhere]">
          {present === null ? spanOf(link, locale) : presentOf(present)}
        </span>{' '}
        <span className="text-ink-soft">
          {present === null ? viewsOf(link) : unwrappedOf(link)}
          {link.with_voices ? `, ${m.link_voices()}` : null}
        </span>
      </span>
      <span className="flex gap-x-5">
        {token === null ? null : (
          <Button look="text" aria-label={named(m.link_send())} onClick={() => onSend(token)}>
            {m.link_send()}
          </Button>
        )}
        <Button look="text" aria-label={named(m.link_end())} onClick={onEnd}>
          {m.link_end()}
        </Button>
      </span>
    </li>
  )
}

function spanOf({ ends_at: endsAt }: LinkView, locale: Locale): string {
  return endsAt === null
    ? m.link_until_ended()
    : m.link_until({ date: dayWithYear(locale, new Date(endsAt)) })
}

function presentOf({ giver_name: name, recipient_email: email }: NonNullable<LinkView['present']>): string {
  const giver = typographic(name)
  return email === null ? m.link_present({ giver }) : m.link_present_to({ giver, email })
}

function unwrappedOf({ views }: LinkView): string {
  return views === 0 ? m.link_unwrapped_not() : m.link_unwrapped()
}

function viewsOf({ views }: LinkView): string {
  if (views === 0) return m.link_views_none()
  return views === 1 ? m.link_views_once() : m.link_views({ count: views })
}
