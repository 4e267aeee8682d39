import type { TitleBrief } from '#book/brief.ts'
import { kinshipOf } from '#book/kinship.ts'
import type { ContentLanguage } from './content-language.ts'
import { capitalise } from './grammar/capitalise.ts'
import type { StorySource } from './story-schema.ts'

/**
 * A story whose own characters give up the names that somebody in the book has: beside a real Aunt Dot, or a child called
 * Dot, the story's aunt is Aunt Speck. The story itself if nobody has one.
 */
export function renameOwn(
  story: StorySource,
  { hero, companions }: Pick<TitleBrief, 'hero' | 'companions'>,
  language: ContentLanguage,
): StorySource {
  const taken = new Set([hero, ...companions].map(({ name }) => givenName(name)))
  const renamed = Object.entries(story.named?.[language] ?? {}).filter(([name]) => taken.has(givenName(name)))
  if (renamed.length === 0) return story
  const text = renamed.reduce(
    (told, [name, other]) =>
      told.replaceAll(name, other).replaceAll(capitalise(name, language), capitalise(other, language)),
    JSON.stringify(story),
  )
  return JSON.parse(text) as StorySource
}

/** What is left of a name without what somebody is to others: Dot, of Aunt Dot. */
function givenName(name: string): string {
  const words = name.trim().toLowerCase().split(/\s+/u)
  const given = words.filter((word) => kinshipOf(word) === undefined)
  return (given.length > 0 ? given : words).join(' ')
}
