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
  const told =
    loved.length === 0 ? 'twist_told_nothing' : loved.length > mostLoved ? 'twist_told_rest' : 'twist_told'
  const left = twistTopics.filter((topic) => topics.has(topic)).map((topic): TwistNotice => `twist_${topic}`)
  if (!topics.has('death')) return [told, ...left]
  const [death = 'twist_death', ...others] = left
  return [death, ...(loved.length > 0 ? [told] : []), ...others]
}
