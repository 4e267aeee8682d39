import type { TitleBrief } from '#book/brief.ts'
import type { BookLanguage } from '#book/options.ts'
import { griefTopics, type TwistTopic } from '#book/twist-topics.ts'
import { readTwist, subjectOf } from './read-twist.ts'

/**
 * Whether a brief tells of a sorrow or a fear, in its twist or of somebody in it, or may do so in words that were not
 * read: nothing then plays with words.
 * @param but what does not count, where nothing of it is played with
 */
export function tellsOfGrief(
  { twist, hero, companions, everyday }: Pick<TitleBrief, 'twist' | 'hero' | 'companions' | 'everyday'>,
  language: BookLanguage,
  but?: TwistTopic,
): boolean {
  const ofTwist = readTwist(twist, language, subjectOf({ hero, companions, everyday }))
  if (ofTwist.unread) return true
  const readings = [
    ofTwist,
    ...[hero, ...companions].map(({ description }) => readTwist(description, language, { describes: true })),
  ]
  return readings.some(({ staysOut }) =>
    staysOut.some(({ topic }) => topic !== but && griefTopics.includes(topic)),
  )
}
