import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { typographic } from '#book/typographic.ts'
import { dayWithYear } from '#shop/clock-time.ts'
import type { Locale } from '../locale/locale.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'
import { stateWords } from '../shop/status-words.ts'
import type { Given } from './read-given.server.ts'

/** What the visitor gave, each leading to its order; nothing where there is none. A giver may have no book of their own. */
export function GivenThings({ given }: { given: readonly Given[] }): ReactNode {
  const locale = useLocale()
  if (given.length === 0) return null
  return (
    <section className="mt-12 max-w-[44em]">
      <h2 className="text-[1.3rem] !leading-snug">{m.given_heading()}</h2>
      <ul className="mt-3">
        {given.map((one) => (
          <li key={one.orderId} className="border-t border-line">
            <Link
              to={pathFor('order', locale, { eid: one.orderId })}
              className="flex min-h-11 flex-wrap items-baseline justify-between gap-x-6 py-2.5 text-ink no-underline hover:bg-paper-deep"
            >
              <span className="text-link underline underline-offset-4 [overflow-wrap:anywhere]">
                {one.title === null ? m.order_gift_card() : typographic(one.title)}
              </span>
              <span className="text-small text-ink-soft">{standingOf(one, locale)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
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
