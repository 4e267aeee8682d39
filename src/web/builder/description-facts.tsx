import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { languageTag } from '#book/options.ts'
import type { DescriptionFact, DescriptionFate } from '#story/description-facts.ts'
import { languageOfSite } from '../locale/language-of-site.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'

const fateWords: Readonly<Record<DescriptionFate, () => string>> = {
  drawn_told: m.described_drawn_told,
  drawn_writer: m.described_drawn_writer,
  drawn: m.described_drawn,
  given: m.described_given,
  illustrator: m.described_illustrator,
  writer: m.fact_writer,
  stays_out: m.described_stays_out,
}

/** What the book does with what was told of everybody in it, and the way back to change that. */
export function DescriptionFacts({ facts }: { facts: readonly DescriptionFact[] }): ReactNode {
  const heading = useId()
  const locale = useLocale()
  if (facts.length === 0) return null
  const list = new Intl.ListFormat(languageTag[languageOfSite[locale]], { type: 'unit', style: 'short' })
  const said = (pieces: readonly string[]): string =>
    list.format(pieces.map((piece) => m.twist_piece({ piece })))
  return (
    <section aria-labelledby={heading} className="mt-6 max-w-2xl" data-description-facts>
      <h2 id={heading} className="font-semibold text-ink-strong">
        {m.described_heading()}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {facts.map(({ who, pieces, fate }) => (
          <li key={`${who}/${fate}/${pieces.join()}`} className="py-2">
            <span className="text-ink-strong">
              {who === '' ? said(pieces) : m.described_piece({ who, pieces: said(pieces) })}
            </span>
            <br />
            <span className="text-ink-soft">{fateWords[fate]()}</span>
          </li>
        ))}
      </ul>
      <Link
        className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
        to={pathFor('builder', locale, { step: 'characters' })}
      >
        {m.described_change()}
      </Link>
    </section>
  )
}
