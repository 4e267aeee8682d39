import { type ReactNode, useId, useState } from 'react'
import type { FactFate, FactKind, TwistFact } from '#story/twist-facts.ts'
import { m } from '../messages/generated/messages.js'
import { Button } from '../ui/button.tsx'
import type { Draft } from './draft.ts'

const sentenceOf: Readonly<Record<FactKind, (inputs: { piece: string }) => string>> = {
  loves: m.fact_loves,
  fears: m.fact_fears,
  dislikes: m.fact_dislikes,
  body: m.fact_body,
  tells: m.fact_tells,
}

const fateWords: Readonly<Record<FactFate, () => string>> = {
  appears: m.fact_appears,
  writer: m.fact_writer,
  no_room: m.fact_no_room,
  not_eaten: m.fact_not_eaten,
  event: m.fact_event,
}

interface TwistFactsProps {
  draft: Pick<Draft, 'twist' | 'twistLeftOut'>
  change: (changes: Pick<Draft, 'twistLeftOut'>) => void
  /** As last read; null while it is read anew. */
  facts: readonly TwistFact[] | null
}

/**
 * What was understood of a twist, a sentence each with what the book does with it, and a button that leaves it out or puts it
 * back. Each keeps its place, so that the focus stays where it is.
 */
export function TwistFacts({ draft, change, facts }: TwistFactsProps): ReactNode {
  const heading = useId()
  const known = useKnownFacts(draft, facts)
  const leftOut = draft.twistLeftOut ?? []
  const shown = factRows(draft, known)
  if (shown.length === 0) return null
  return (
    <section aria-labelledby={heading} className="mt-6 max-w-2xl" data-twist-facts>
      <h2 id={heading} className="font-semibold text-ink-strong">
        {m.fact_heading()}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {shown.map(({ piece, fact }) => {
          const isOut = leftOut.includes(piece)
          const sentence = fact === undefined ? m.twist_piece({ piece }) : sentenceOf[fact.kind]({ piece })
          return (
            <li key={piece} className="flex flex-wrap items-center justify-between gap-x-6 py-1">
              <p>
                <span className="text-ink-strong">{sentence}</span>
                <br />
                <span className="text-ink-soft">{fateOf(fact, isOut, facts !== null)}</span>
              </p>
              {isOut || fact?.canLeaveOut !== false ? (
                <Button
                  look="text"
                  aria-label={`${isOut ? m.fact_put_back() : m.fact_leave_out()}: ${piece}`}
                  onClick={() =>
                    change({
                      twistLeftOut: isOut ? leftOut.filter((other) => other !== piece) : [...leftOut, piece],
                    })
                  }
                >
                  {isOut ? m.fact_put_back() : m.fact_leave_out()}
                </Button>
              ) : (
                <p className="text-small text-ink-soft">{m.fact_change_above()}</p>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** What the book does with it; nothing while that is read anew. */
function fateOf(fact: TwistFact | undefined, isOut: boolean, isRead: boolean): string {
  if (isOut) return m.fact_left_out()
  if (fact === undefined || !isRead) return '\u00a0'
  return fact.fate === 'appears' && fact.told !== null
    ? m.fact_appears_as({ told: fact.told })
    : fateWords[fact.fate]()
}

/** What is read and what was left out, in the order of the twist; nothing that the twist does not say any more. */
function factRows(
  { twist, twistLeftOut = [] }: TwistFactsProps['draft'],
  known: readonly TwistFact[],
): { piece: string; fact: TwistFact | undefined }[] {
  const pieces = new Set([...known.map(({ piece }) => piece), ...twistLeftOut])
  return [...pieces]
    .map((piece) => ({ piece, fact: known.find((fact) => fact.piece === piece) }))
    .filter(({ piece, fact }) => twist.includes(piece) || fact?.canLeaveOut === false)
    .sort((first, second) => twist.indexOf(first.piece) - twist.indexOf(second.piece))
}

interface Known {
  /** The twist that was read, with what was left out of it. */
  twist: string
  facts: readonly TwistFact[]
}

/**
 * What is read now, and what was read before of each piece that has been left out since. While the same twist is read anew all
 * of it stays, so that a button that was pressed does not go away under the hand.
 */
function useKnownFacts(
  { twist, twistLeftOut }: TwistFactsProps['draft'],
  facts: readonly TwistFact[] | null,
): readonly TwistFact[] {
  const [known, setKnown] = useState<Known>({ twist: '', facts: [] })
  const isOut = ({ piece }: TwistFact): boolean => twistLeftOut?.includes(piece) ?? false
  const before = known.twist === twist && facts === null ? known.facts : known.facts.filter(isOut)
  const now = facts ?? []
  const all = [...now, ...before.filter(({ piece }) => now.every((fact) => fact.piece !== piece))]
  const [readLast, setReadLast] = useState(facts)
  if (facts !== readLast) {
    setReadLast(facts)
    if (facts !== null) setKnown({ twist, facts: all })
  }
  return all
}
