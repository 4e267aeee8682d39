import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { bookPaths } from '#book/book-paths.ts'
import { formatMoney } from '#book/format-money.ts'
import { typographic } from '#book/typographic.ts'
import { dayWithYear } from '#shop/clock-time.ts'
import { BookFaces } from '../fonts/book-faces.tsx'
import { GiftPicture } from '../gift/gift-paper.tsx'
import type { Locale } from '../locale/locale.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'
import { CoverFace } from '../reader/cover-face.tsx'
import { stateWords } from '../shop/status-words.ts'
import { coverGround } from './cover-ground.ts'
import type { Given } from './read-given.server.ts'
import { addressOf, useStoredPictures } from './use-stored-pictures.ts'

interface GivenThingsProps {
  /** Their own books are not among them: those stand on the shelf, which says that they are given. */
  given: readonly Given[]
  /** They have no book of their own: what they gave is what the shelf is for. */
  isAll: boolean
}

/** What the visitor gave, each leading to its order; nothing where there is none. A giver may have no book of their own. */
export function GivenThings({ given, isAll }: GivenThingsProps): ReactNode {
  const pictures = useStoredPictures(given.map(coverPath).filter((path) => path !== null))
  if (given.length === 0) return null
  return (
    <section className={isAll ? 'mt-9' : 'mt-14'}>
      <h2 className={isAll ? 'text-heading' : 'text-[1.3rem] !leading-snug'}>{m.given_heading()}</h2>
      <BookFaces languages={given.flatMap(({ cover }) => cover?.language ?? [])} />
      <ul className="mt-5 grid gap-x-9 gap-y-6 md:grid-cols-2 xl:grid-cols-3">
        {given.map((one) => (
          <GivenThing
            key={one.orderId}
            given={one}
            picture={addressOf(pictures.get(coverPath(one))) ?? null}
          />
        ))}
      </ul>
    </section>
  )
}

function coverPath({ book }: Given): string | null {
  return book === null || book.coverVersion === 0 ? null : bookPaths.cover(book.id, book.coverVersion)
}

/** What it looks like, for whom it is, how it stands and what it cost. */
function GivenThing({ given, picture }: { given: Given; picture: string | null }): ReactNode {
  const locale = useLocale()
  const { orderId, title, recipient, cover, cents } = given
  return (
    <li>
      <Link
        to={pathFor('order', locale, { eid: orderId })}
        className="grid grid-cols-[6.5rem_1fr] items-center gap-x-5 text-ink no-underline hover:bg-paper-deep"
      >
        <span aria-hidden="true" className="block overflow-hidden rounded-[2px_4px_4px_2px] shadow-book">
          {title === null ? (
            <GiftPicture className="!aspect-square" />
          ) : (
            <CoverFace
              title={title}
              {...(cover && { language: cover.language })}
              picture={picture}
              lettering={cover ?? { style: 'waterpaint', ink: 'dark', bend: 0 }}
              ground={coverGround(cover?.thumbhash ?? null)}
            />
          )}
        </span>
        <span className="grid min-w-0 gap-0.5 py-1">
          <span className="font-semibold text-link underline underline-offset-4 [overflow-wrap:anywhere]">
            {title === null ? m.order_gift_card() : typographic(title)}
          </span>
          {recipient === null ? null : <span>{m.gift_card_for({ name: typographic(recipient) })}</span>}
          <span className="text-small text-ink-soft">{standingOf(given, locale)}</span>
          <span className="text-small text-ink-soft tabular-nums">{formatMoney(cents, locale)}</span>
        </span>
      </Link>
    </li>
  )
}

/** How a present stands that is the visitor's own book, for its place on the shelf. */
export function presentWords(given: Given, locale: Locale): string {
  const day = (at: string): string => dayWithYear(locale, new Date(at))
  const name = typographic(given.recipient ?? '')
  if (given.isRefused) return m.books_present_refused({ name })
  if (given.mailedAt !== null) return m.books_present_mailed({ name, date: day(given.mailedAt) })
  return given.mailAt !== null && new Date(given.mailAt).getTime() > Date.now()
    ? m.books_present_on({ name, date: day(given.mailAt) })
    : m.books_present({ name })
}

function standingOf(given: Given, locale: Locale): string {
  const { status, fulfilment, paidAt, mailAt, mailedAt, isRefused } = given
  const day = (at: string): string => dayWithYear(locale, new Date(at))
  if (status !== 'paid') return stateWords(given)
  if (isRefused) return m.given_refused()
  if (mailedAt !== null) return m.given_mailed({ date: day(mailedAt) })
  if (mailAt !== null) {
    return new Date(mailAt).getTime() > Date.now()
      ? m.given_mailing({ date: day(mailAt) })
      : m.given_mailing_soon()
  }
  return fulfilment === 'none' || fulfilment === 'waiting'
    ? m.given_on({ date: day(paidAt) })
    : stateWords(given)
}
