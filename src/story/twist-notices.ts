import { type TwistTopic, twistTopics } from '#book/twist-topics.ts'
import { mostLoved } from './loved-things.ts'
import type { TwistReading } from './read-twist.ts'

/** Message keys of what is said to whoever wrote a twist, in the order in which it is said. */
export type TwistNotice = 'twist_told' | 'twist_told_rest' | 'twist_told_nothing' | `twist_${TwistTopic}`

/**
 * What to say of a twist before a book is made of it: what will be told, then what stays out, the gravest first;
 * a death before all else. Nothing for an empty twist. `twist_told` and `twist_told_rest` name `{things}`.
 */
export function twistNotices({ loved, staysOut }: TwistReading): TwistNotice[] {
  if (loved.length === 0 && staysOut.length === 0) return []
  const topics = new Set(staysOut.map(({ topic }) => topic))
  const told: TwistNotice =
    loved.length === 0 ? 'twist_told_nothing' : loved.length > mostLoved ? 'twist_told_rest' : 'twist_told'
  const left = twistTopics.filter((topic) => topics.has(topic)).map((topic): TwistNotice => `twist_${topic}`)
  if (!topics.has('death')) return [told, ...left]
  const others = left.slice(1)
  return ['twist_death', ...(loved.length > 0 ? [told] : []), ...others]
}

/** The notices in words, a line each, from the messages of a language: for whoever makes books without the web. */
export function sayNotices(reading: TwistReading, messages: Readonly<Record<string, string>>): string[] {
  const things = reading.loved.slice(0, mostLoved).map(({ words }) => words)
  return twistNotices(reading).map((notice) =>
    (messages[notice] ?? notice).replace('{things}', things.join(', ')),
  )
}
