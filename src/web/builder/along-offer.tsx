import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { limits } from '#book/limits.ts'
import type { NamedAlong } from '#story/named-along.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { cardHash } from './card-hash.ts'
import { WhoTheyAre } from './companion-fields.tsx'
import { type CompanionDraft, type Draft, emptyCompanion } from './draft.ts'
import { likelyAge, yearsOf } from './settle-looks.ts'
import type { StepProps } from './step-props.ts'

interface AlongOfferProps extends Pick<StepProps, 'problems'> {
  draft: Pick<Draft, 'companions' | 'event' | 'age' | 'twist'>
  change: (changes: Pick<Draft, 'companions'>) => void
  /** As last read; null while the twist is read anew. */
  along: readonly NamedAlong[] | null
}

/**
 * Offers whoever the twist names as a character of the book, with a tap; who was added here stays, is asked what must be known of
 * them, and has the way to their card.
 */
export function AlongOffer({ draft, problems, change, along }: AlongOfferProps): ReactNode {
  const [added, setAdded] = useState<readonly Added[]>([])
  const { companions, event, age, twist } = draft
  const known = useKnown(along, twist)
  const here = added.flatMap((one) => {
    const index = companions.findIndex(({ id }) => id === one.id)
    const companion = companions[index]
    return companion ? [{ ...one, companion, index }] : []
  })
  const isThere = ({ name }: NamedAlong): boolean =>
    name === event?.name || companions.some((one) => one.name.trim() === name)
  const offered = companions.length < limits.companions ? known.filter((one) => !isThere(one)) : []
  if (here.length + offered.length === 0) return null
  const add = (named: NamedAlong): void => {
    const companion = companionOf(named)
    setAdded([...added, { id: companion.id, asks: !isWhole(companion), likelyYears: named.likelyYears }])
    change({ companions: [...companions, companion] })
  }
  return (
    <ul className="mt-6 max-w-2xl divide-y divide-line" aria-label={m.along_list()} data-along>
      {here.map(({ id, asks, likelyYears, companion, index }) => (
        <li key={id} className="py-1">
          <AlongRow
            companion={companion}
            isNew={id === added.at(-1)?.id}
            onUndo={() => change({ companions: companions.toSpliced(index, 1) })}
          />
          {asks ? (
            <div className="pt-2 pb-5">
              <WhoTheyAre
                companion={companion}
                path={`companions.${index}`}
                problems={problems}
                set={(changes) =>
                  change({ companions: companions.with(index, { ...companion, ...changes }) })
                }
                start={likelyYears ?? yearsOf(age, likelyAge.child)}
              />
            </div>
          ) : null}
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

interface Added {
  id: string
  /** Whether something must be known of them that the twist did not tell. */
  asks: boolean
  likelyYears: number | null
}

interface AlongRowProps {
  companion: CompanionDraft
  isNew: boolean
  onUndo: () => void
}

function AlongRow({ companion, isNew, onUndo }: AlongRowProps): ReactNode {
  const locale = useLocale()
  const { id, name } = companion
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6">
      <p role="status" className="text-ink-strong">
        {isWhole(companion) ? m.along_added({ name }) : m.along_added_unknown({ name })}
      </p>
      <p className="flex flex-wrap gap-x-6">
        <Link
          // The button that was pressed is gone.
          ref={isNew ? takeFocus : undefined}
          to={{ pathname: pathFor('builder', locale, { step: 'characters' }), hash: cardHash(id) }}
          className={buttonClass('text')}
        >
          {m.along_look({ name })}
        </Link>
        <Button look="text" aria-label={`${m.along_undo()}: ${name}`} onClick={onUndo}>
          {m.along_undo()}
        </Button>
      </p>
    </div>
  )
}

function takeFocus(link: HTMLAnchorElement | null): void {
  link?.focus()
}

/** While the same twist is read anew, whoever it named before: a button does not go away under the hand. */
function useKnown(along: readonly NamedAlong[] | null, twist: string): readonly NamedAlong[] {
  const [last, setLast] = useState<{ twist: string; along: readonly NamedAlong[] }>({ twist: '', along: [] })
  if (along !== null && along !== last.along) setLast({ twist, along })
  return along ?? (last.twist === twist ? last.along : [])
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
