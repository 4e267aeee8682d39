import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { limits } from '#book/limits.ts'
import type { NamedAlong } from '#story/named-along.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { type CompanionDraft, type Draft, emptyCompanion } from './draft.ts'

interface AlongOfferProps {
  draft: Pick<Draft, 'companions' | 'event'>
  change: (changes: Pick<Draft, 'companions'>) => void
  /** As last read. */
  along: readonly NamedAlong[]
}

/** Offers whoever the twist names as a character of the book, with a tap; who was added here stays, with the way to their card. */
export function AlongOffer({ draft, change, along }: AlongOfferProps): ReactNode {
  const locale = useLocale()
  const [added, setAdded] = useState<readonly string[]>([])
  const { companions, event } = draft
  const here = companions.filter(({ id }) => added.includes(id))
  const isThere = ({ name }: NamedAlong): boolean =>
    name === event?.name || companions.some((one) => one.name.trim() === name)
  const offered = companions.length < limits.companions ? along.filter((one) => !isThere(one)) : []
  if (here.length + offered.length === 0) return null
  const add = (named: NamedAlong): void => {
    const companion = companionOf(named)
    setAdded([...added, companion.id])
    change({ companions: [...companions, companion] })
  }
  return (
    <ul className="mt-6 max-w-2xl divide-y divide-line" aria-label={m.along_list()} data-along>
      {here.map((companion) => (
        <li key={companion.id} className="flex flex-wrap items-center justify-between gap-x-6 py-1">
          <p role="status" className="text-ink-strong">
            {isWhole(companion)
              ? m.along_added({ name: companion.name })
              : m.along_added_unknown({ name: companion.name })}
          </p>
          <Link
            // The button that was pressed is gone.
            ref={companion.id === added.at(-1) ? takeFocus : undefined}
            to={pathFor('builder', locale, { step: 'characters' })}
            className={buttonClass('text')}
          >
            {m.along_look({ name: companion.name })}
          </Link>
        </li>
      ))}
      {offered.map((named) => (
        <li key={named.name} className="flex flex-wrap items-center justify-between gap-x-6 py-1">
          <p>{m.along_offer({ name: named.name })}</p>
          <Button look="text" onClick={() => add(named)}>
            {m.along_add({ name: named.name })}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function takeFocus(link: HTMLAnchorElement | null): void {
  link?.focus()
}

/** Whether the book needs nothing more of them. */
function isWhole({ kind, age, gender }: CompanionDraft): boolean {
  return kind !== 'person' || (age !== '' && gender !== null)
}

function companionOf({ kind, name, species, gender, ageYears }: NamedAlong): CompanionDraft {
  const empty = emptyCompanion(kind, () => crypto.randomUUID())
  return {
    ...empty,
    name,
    gender,
    age: ageYears === null ? '' : String(ageYears),
    species: species ?? empty.species,
  }
}
