import type { TitleBrief } from '#book/brief.ts'
import type { BookLanguage } from '#book/options.ts'
import { griefTopics } from '#book/twist-topics.ts'
import { readTwist, subjectOf } from './read-twist.ts'

/**
 * Whether a brief tells of a sorrow or a fear, in its twist or of somebody in it, or may do so in words that were not
 * read: nothing then plays with words.
 */
export function tellsOfGrief(
  { twist, hero, companions }: Pick<TitleBrief, 'twist' | 'hero' | 'companions'>,
  language: BookLanguage,
): boolean {
  const ofTwist = readTwist(twist, language, subjectOf({ hero, companions }))
  if (ofTwist.unread) return true
  const readings = [
    ofTwist,
    ...[hero, ...companions].map(({ description }) => readTwist(description, language, { describes: true })),
  ]
  return readings.some(({ staysOut }) => staysOut.some(({ topic }) => griefTopics.includes(topic)))
}
