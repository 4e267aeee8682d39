import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { TwistAnswer } from '#functions/read-twist.ts'
import type { TwistNotice } from '#story/twist-notices.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'

/** What each notice says. */
export const wordsOf: Readonly<Record<TwistNotice, (inputs: { things: string; foods: string }) => string>> = {
  twist_theme_food: m.twist_theme_food,
  twist_told: m.twist_told,
  twist_told_rest: m.twist_told_rest,
  twist_told_nothing: m.twist_told_nothing,
  twist_eaten: m.twist_eaten,
  twist_leaves: m.twist_leaves,
  twist_death: m.twist_death,
  twist_death_kept: m.twist_death_kept,
  twist_illness: m.twist_illness,
  twist_eating: m.twist_eating,
  twist_separation: m.twist_separation,
  twist_adoption: m.twist_adoption,
  twist_bullying: m.twist_bullying,
  twist_somebody: m.twist_somebody,
  twist_flight: m.twist_flight,
  twist_violence: m.twist_violence,
  twist_sex: m.twist_sex,
  twist_hate: m.twist_hate,
  twist_profanity: m.twist_profanity,
  twist_fear: m.twist_fear,
  twist_dislike: m.twist_dislike,
  twist_body: m.twist_body,
  twist_mind: m.twist_mind,
  twist_brave: m.twist_brave,
  twist_allergy: m.twist_allergy,
  twist_family: m.twist_family,
  twist_sibling: m.twist_sibling,
  twist_parting: m.twist_parting,
  twist_contact: m.twist_contact,
  twist_order: m.twist_order,
  twist_people: m.twist_people,
  twist_everyday: m.twist_everyday,
  twist_language: m.twist_language,
  twist_other: m.twist_other,
}

interface LeftOutProps {
  /** The gravest first. */
  notices: readonly TwistNotice[]
  /** How many of them are said at once; the others unfold. */
  full: number
  reading: TwistAnswer
}

/** What stays out of the book, and why. */
export function LeftOut({ notices, full, reading }: LeftOutProps): ReactNode {
  if (notices.length === 0) return null
  const listed = (some: readonly TwistNotice[]): ReactNode => (
    <ul className="grid list-disc gap-1.5 pl-5">
      {some.map((notice) => (
        <li key={notice}>
          {leftWords(notice, reading)}
          {notice === 'twist_somebody' ? (
            <>
              {' '}
              <ToCharacters />
            </>
          ) : null}
        </li>
      ))}
    </ul>
  )
  const folded = notices.slice(full)
  return (
    <>
      {full === 0 ? null : (
        <>
          <p>{m.twist_out()}:</p>
          {listed(notices.slice(0, full))}
        </>
      )}
      {folded.length === 0 ? null : (
        <details>
          <summary className="inline-flex min-h-11 items-center text-link underline underline-offset-4">
            {full === 0 ? m.twist_out() : m.twist_out_more()}
          </summary>
          {listed(folded)}
        </details>
      )}
    </>
  )
}

/** Where whoever was named joins in all the same. */
function ToCharacters(): ReactNode {
  return (
    <Link
      to={pathFor('builder', useLocale(), { step: 'characters' })}
      className="text-link underline underline-offset-4"
    >
      {m.twist_to_characters()}
    </Link>
  )
}

/** Names an allergy to what was read of it, and what was not understood. */
function leftWords(notice: TwistNotice, { allergens, unread, asksForList }: TwistAnswer): string {
  if (notice === 'twist_other') return otherWords(unread, asksForList)
  if (notice === 'twist_allergy' && allergens.length > 0)
    return m.twist_allergy_named({ allergens: allergens.join(', ') })
  return wordsOf[notice]({ things: '', foods: '' })
}

/** Names what was not understood, so that it can be put otherwise. */
function otherWords(unread: readonly string[], asks: boolean): string {
  if (unread.length === 0) return m.twist_other()
  const named = m.twist_other_named({ pieces: unread.map((piece) => m.twist_piece({ piece })).join(', ') })
  return asks ? `${named} ${m.twist_other_ask()}` : named
}
