import { type ReactNode, useEffect, useRef } from 'react'
import { type BookLanguage, languageTag } from '#book/options.ts'
import { quietestTheme } from '#book/twist-topics.ts'
import type { TwistNotice } from '#story/twist-notices.ts'
import { AlongOffer } from './along-offer.tsx'
import { languageOfSite } from '../locale/language-of-site.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { Fold } from '../ui/fold.tsx'
import { Button } from '../ui/button.tsx'
import { languageIsGone } from './check-step.ts'
import type { Draft } from './draft.ts'
import { DescriptionFacts } from './description-facts.tsx'
import { EventOffer } from './event-offer.tsx'
import { languageName } from './option-names.ts'
import type { Problems } from './step-props.ts'
import { TwistDoubts } from './twist-doubts.tsx'
import { TwistFacts } from './twist-facts.tsx'
import { LeftOut, wordsOf } from './twist-left-out.tsx'
import { useTwistReading } from './use-twist-reading.ts'
import { useOfferedLanguages } from './use-writers.ts'

/** How many notices are said in full; nobody reads six of them. */
const mostInFull = 2

/** Not so of a book about what happened: it leaves out nothing of that, tells nothing that is loved and has no theme's story. */
const ofThemes: ReadonlySet<TwistNotice> = new Set([
  'twist_told',
  'twist_told_rest',
  'twist_told_nothing',
  'twist_eaten',
  'twist_theme_food',
  'twist_death',
  'twist_leaves',
])

/** Said of what is no trouble. */
const glad: readonly TwistNotice[] = ['twist_brave', 'twist_family', 'twist_sibling', 'twist_parting']

interface TwistReadingProps {
  draft: Draft
  problems: Problems
  change: (changes: Partial<Draft>) => void
  /** Read before, and looked over now: what becomes of its things is folded away. */
  isFolded?: boolean
}

/** What the book takes from the twist and what it leaves out, told before it is made. */
export function TwistReading({ draft, problems, change, isFolded = false }: TwistReadingProps): ReactNode {
  const locale = useLocale()
  const language = draft.language ?? languageOfSite[locale]
  const isGone = languageIsGone({ language }, useOfferedLanguages())
  // Whoever is at work does not read a language that they do not write.
  const { reading, isReading } = useTwistReading(draft, isGone ? null : language)
  const notices = (reading?.notices ?? []).filter((one) => !draft.event || !ofThemes.has(one))
  const death = notices.find((notice) => notice === 'twist_death' || notice === 'twist_death_kept')
  const castDeath = reading?.castDeath ?? false
  const told = notices.find((notice) => notice.startsWith('twist_told'))
  const leaves = notices.includes('twist_leaves')
  const apart: readonly (TwistNotice | undefined)[] = [
    told,
    'twist_theme_food',
    'twist_death',
    'twist_death_kept',
    'twist_eaten',
    'twist_leaves',
    ...glad,
  ]
  const left = notices.filter((notice) => !apart.includes(notice))
  const list = new Intl.ListFormat(languageTag[languageOfSite[locale]], { type: 'conjunction' })
  const inputs = { things: list.format(reading?.told ?? []), foods: list.format(reading?.foods ?? []) }
  const isGrave = death !== undefined || castDeath || leaves
  const inFull = notices.filter((one) => one !== told && !left.includes(one)).length + Number(castDeath)
  const themeFood = notices.includes('twist_theme_food')
  // The list says it already to whoever sees it; whoever hears it is told when it changes.
  const isListed = !isFolded && (reading?.facts ?? []).length > 0
  const onlyTold = isListed && !castDeath && notices.every((one) => one === told)
  const isLeftOut = isGrave || themeFood || left.length > 0
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a phone it would begin behind the bar below, and somebody would go on without having seen it.
    if (isLeftOut && !isFolded) notice.current?.scrollIntoView({ block: 'nearest' })
  }, [isLeftOut, isFolded])
  return (
    <>
      {isReading && !isFolded && draft.twist.trim() !== '' ? (
        <p aria-hidden="true" className="mt-6 max-w-2xl text-ink-soft">
          {m.twist_being_read()}
        </p>
      ) : null}
      {isFolded && reading?.facts.length ? (
        <Fold heading={m.twist_facts_folded()} className="border-b border-line">
          <TwistFacts draft={draft} change={change} facts={reading.facts} />
        </Fold>
      ) : (
        <TwistFacts draft={draft} change={change} facts={reading?.facts ?? null} />
      )}
      <AlongOffer draft={draft} problems={problems} change={change} along={reading?.along ?? null} />
      <TwistDoubts draft={draft} change={change} reading={reading} />
      <DescriptionFacts facts={reading?.described ?? []} />
      <div ref={notice} role="status" aria-label={m.twist_reading()} className="max-w-2xl scroll-mb-32">
        {notices.length === 0 && !castDeath ? null : (
          <div
            className={onlyTold ? 'sr-only' : 'mt-6 grid gap-2 border-l-4 border-line pl-5'}
            data-twist-reading
          >
            {themeFood ? <p className="font-semibold text-ink-strong">{m.twist_theme_food(inputs)}</p> : null}
            {death ? <p className="text-ink-strong">{wordsOf[death](inputs)}</p> : null}
            {castDeath ? <p className="text-ink-strong">{m.twist_cast_death()}</p> : null}
            {leaves ? <p>{m.twist_leaves()}</p> : null}
            {isGrave && !reading?.byModel ? <QuietTheme draft={draft} change={change} told={leaves} /> : null}
            {told ? (
              <p className={isListed ? 'sr-only' : 'font-semibold text-ink-strong'}>
                {wordsOf[told](inputs)}
              </p>
            ) : null}
            {notices.includes('twist_eaten') ? <p>{m.twist_eaten()}</p> : null}
            {notices
              .filter((notice) => glad.includes(notice))
              .map((notice) => (
                <p key={notice}>{wordsOf[notice](inputs)}</p>
              ))}
            {reading === null ? null : (
              <LeftOut notices={left} full={Math.max(0, mostInFull - inFull)} reading={reading} />
            )}
            {reading?.readsAs ? (
              <OtherLanguage language={reading.readsAs} change={change} />
            ) : death !== undefined || left.length > 0 ? (
              <p>{m.twist_way_on()}</p>
            ) : null}
          </div>
        )}
      </div>
      <EventOffer draft={draft} problems={problems} change={change} reading={reading} />
    </>
  )
}

/** What was told in another language makes a book in that one with a tap. */
function OtherLanguage({
  language,
  change,
}: { language: BookLanguage } & Pick<TwistReadingProps, 'change'>): ReactNode {
  return (
    <p>
      <Button look="text" onClick={() => change({ language })}>
        {m.twist_language_switch({ language: languageName[language]() })}
      </Button>
    </p>
  )
}

/** The way to the quietest story, offered and not pressed upon anybody. */
function QuietTheme({
  draft,
  change,
  told,
}: Omit<TwistReadingProps, 'problems'> & {
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
