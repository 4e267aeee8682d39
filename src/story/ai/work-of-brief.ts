import { createHash } from 'node:crypto'
import type { TitleBrief } from '#book/brief.ts'

/**
 * Names what was written about a child, in the accounts of models: so facts that were read for titles are not paid for
 * again for the book, and are counted to it. Titles are asked for under this, a slash and their round.
 */
export function workOfBrief({ hero, companions, twist, language }: TitleBrief): string {
  const told = JSON.stringify(
    [hero.name, hero.age, hero.description, companions, twist, language],
    inOneOrder,
  )
  return `facts/${createHash('sha256').update(told).digest('hex').slice(0, 32)}`
}

/** Keys by name: the database gives what it keeps of a brief in another order than browsers do. */
function inOneOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
