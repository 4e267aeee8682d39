import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useIsGuest } from '../account/use-is-guest.ts'
import { useLocale } from '../locale/use-locale.ts'
import { pathFor } from '../path-for.ts'
import { LinkButton } from '../ui/button.tsx'
import type { HomeWords } from './home-words.server.ts'
import { MakeBookLink } from '../layout/make-book-link.tsx'

/** The last call: make a book, or begin with a free account. */
export function End(props: HomeWords['end']): ReactNode {
  const { heading, make, note, give, giveHow, account, accountNote, picture } = props
  const locale = useLocale()
  const guest = useIsGuest()
  return (
    <section className="below-fold relative overflow-clip px-edge py-20 lg:py-32">
      <h2 className="max-w-[11ch] text-hero">{heading}</h2>
      <div className="relative z-10 mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <MakeBookLink className="max-sm:hidden">{make}</MakeBookLink>
        {guest ? (
          <LinkButton look="secondary" to={pathFor('login', locale)} className="max-sm:w-full">
            {account}
          </LinkButton>
        ) : null}
      </div>
      <p className="mt-5 max-w-[36em] text-small text-ink-soft">
        {note}
        {guest ? ` ${accountNote}` : ''}
      </p>
      <p className="relative z-10 mt-8 max-w-[34em] text-lead text-ink">
        {give}{' '}
        <Link
          to={`${pathFor('howItWorks', locale)}#giving`}
          className="text-link underline underline-offset-[0.22em]"
        >
          {giveHow}
        </Link>
      </p>
      {picture === null ? null : (
        <img
          src={picture}
          alt=""
          loading="lazy"
          width={560}
          height={560}
          className="absolute -right-10 -bottom-8 aspect-square h-auto w-[min(34vw,29rem)] rotate-3 bg-[#fffcf3] p-2 shadow-book max-lg:hidden"
        />
      )}
    </section>
  )
}
