import type { TitleBrief } from '#book/brief.ts'
import type { BookLanguage } from '#book/options.ts'
import { griefTopics } from '#book/twist-topics.ts'
import { readTwist } from './read-twist.ts'

/** Whether a brief tells of a sorrow or a fear, in its twist or of somebody in it: nothing then plays with words. */
export function tellsOfGrief(
  { twist, hero, companions }: Pick<TitleBrief, 'twist' | 'hero' | 'companions'>,
  language: BookLanguage,
): boolean {
  return [twist, ...[hero, ...companions].map(({ description }) => description)].some((text) =>
    readTwist(text, language).staysOut.some(({ topic }) => griefTopics.includes(topic)),
  )
}
