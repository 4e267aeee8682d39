import { type ReactNode, useEffect, useRef } from 'react'
import { type BookLanguage, languageTag } from '#book/options.ts'
import type { TwistAnswer } from '#functions/read-twist.ts'
import { quietestTheme } from '#book/twist-topics.ts'
import type { TwistNotice } from '#story/twist-notices.ts'
import type { Locale } from '../locale/locale.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { Button } from '../ui/button.tsx'
import type { Draft } from './draft.ts'
import { useTwistReading } from './use-twist-reading.ts'

const languageOfSite: Readonly<Record<Locale, BookLanguage>> = { nl: 'dutch', en: 'english' }

const words: Readonly<Record<TwistNotice, (inputs: { things: string; foods: string }) => string>> = {
  twist_theme_food: m.twist_theme_food,
  twist_told: m.twist_told,
  twist_told_rest: m.twist_told_rest,
  twist_told_nothing: m.twist_told_nothing,
  twist_eaten: m.twist_eaten,
  twist_leaves: m.twist_leaves,
  twist_death: m.twist_death,
  twist_illness: m.twist_illness,
  twist_separation: m.twist_separation,
  twist_adoption: m.twist_adoption,
  twist_bullying: m.twist_bullying,
  twist_somebody: m.twist_somebody,
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
  twist_contact: m.twist_contact,
  twist_order: m.twist_order,
  twist_people: m.twist_people,
  twist_language: m.twist_language,
  twist_other: m.twist_other,
}

/** Said of what is no trouble. */
const glad: readonly TwistNotice[] = ['twist_brave', 'twist_family', 'twist_sibling']

interface TwistReadingProps {
  draft: Draft
  change: (changes: Partial<Draft>) => void
}

/** What the book takes from the twist and what it leaves out, told before it is made. */
export function TwistReading({ draft, change }: TwistReadingProps): ReactNode {
  const locale = useLocale()
  const language = draft.language ?? languageOfSite[locale]
  const reading = useTwistReading(draft, language)
  const notices = reading?.notices ?? []
  const death = notices.includes('twist_death')
  const castDeath = reading?.castDeath ?? false
  const told = notices.find((notice) => notice.startsWith('twist_told'))
  const leaves = notices.includes('twist_leaves')
  const apart: readonly (TwistNotice | undefined)[] = [
    told,
    'twist_theme_food',
    'twist_death',
    'twist_eaten',
    'twist_leaves',
    ...glad,
  ]
  const left = notices.filter((notice) => !apart.includes(notice))
  const list = new Intl.ListFormat(languageTag[languageOfSite[locale]], { type: 'conjunction' })
  const inputs = { things: list.format(reading?.told ?? []), foods: list.format(reading?.foods ?? []) }
  const isGrave = death || castDeath || leaves
  const themeFood = notices.includes('twist_theme_food')
  const isLeftOut = isGrave || themeFood || left.length > 0
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a phone it would begin behind the bar below, and somebody would go on without having seen it.
    if (isLeftOut) notice.current?.scrollIntoView({ block: 'nearest' })
  }, [isLeftOut])
  return (
    <div ref={notice} role="status" aria-label={m.twist_reading()} className="max-w-2xl scroll-mb-32">
      {notices.length === 0 && !castDeath ? null : (
        <div className="mt-6 grid gap-2 border-l-4 border-line pl-5" data-twist-reading>
          {themeFood ? <p className="font-semibold text-ink-strong">{m.twist_theme_food(inputs)}</p> : null}
          {death ? <p className="text-ink-strong">{m.twist_death()}</p> : null}
          {castDeath ? <p className="text-ink-strong">{m.twist_cast_death()}</p> : null}
          {leaves ? <p>{m.twist_leaves()}</p> : null}
          {isGrave ? <QuietTheme draft={draft} change={change} told={leaves} /> : null}
          {told ? <p className="font-semibold text-ink-strong">{words[told](inputs)}</p> : null}
          {notices.includes('twist_eaten') ? <p>{m.twist_eaten()}</p> : null}
          {notices
            .filter((notice) => glad.includes(notice))
            .map((notice) => (
              <p key={notice}>{words[notice](inputs)}</p>
            ))}
          {left.length === 0 ? null : (
            <>
              <p>{m.twist_out()}:</p>
              <ul className="grid list-disc gap-1.5 pl-5">
                {left.map((notice) => (
                  <li key={notice}>{reading === null ? null : leftWords(notice, reading)}</li>
                ))}
              </ul>
            </>
          )}
          {death || left.length > 0 ? <p>{m.twist_way_on()}</p> : null}
        </div>
      )}
    </div>
  )
}

/** Names an allergy to what was read of it, and what was not understood. */
function leftWords(notice: TwistNotice, { allergens, unread }: TwistAnswer): string {
  if (notice === 'twist_other') return otherWords(unread)
  if (notice === 'twist_allergy' && allergens.length > 0)
    return m.twist_allergy_named({ allergens: allergens.join(', ') })
  return words[notice]({ things: '', foods: '' })
}

/** Names what was not understood, so that it can be put otherwise. */
function otherWords(unread: readonly string[]): string {
  if (unread.length === 0) return m.twist_other()
  return m.twist_other_named({ pieces: unread.map((piece) => m.twist_piece({ piece })).join(', ') })
}

/** The way to the quietest story, offered and not pressed upon anybody. */
function QuietTheme({
  draft,
  change,
  told,
}: TwistReadingProps & {
  /** Whether what is quiet about it has been said already. */
  told: boolean
}): ReactNode {
  return (
    <>
      {told ? null : <p>{m.twist_death_theme()}</p>}
      <p>
        {draft.theme === quietestTheme ? (
          m.twist_death_chosen()
        ) : (
          <Button look="text" onClick={() => change({ theme: quietestTheme })}>
            {m.twist_death_choose()}
          </Button>
        )}
      </p>
    </>
  )
}
