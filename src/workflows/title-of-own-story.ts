import type { Brief } from '#book/brief.ts'
import { limits } from '#book/limits.ts'
import { pick, randomFrom } from '#book/random.ts'
import { typographic } from '#book/typographic.ts'
import { readBook } from '#records/book-rows.ts'
import { wasProposed } from '#records/title-rows.ts'
import type { Story, Storyteller } from '#story/storyteller.ts'
import type { Workshop } from './workshop.ts'

/**
 * A title for a story of our own storyteller, where that of the book was proposed by a model for a story that was never
 * written; null where the title may stay: its owner typed or changed it, or our own storyteller tells it as well.
 */
export async function titleOfOwnStory(
  { database, storyteller }: Pick<Workshop, 'database' | 'storyteller'>,
  bookId: string,
  { writtenBy, spreads }: Pick<Story, 'writtenBy' | 'spreads'>,
): Promise<string | null> {
  const house = storyteller.free
  if (house === null || house === storyteller || writtenBy !== house.name) return null
  const { brief, owner, seed, title } = await readBook(database, bookId)
  if (title !== brief.title || !(await wasProposed(database, owner, title))) return null
  const rounds = await Promise.all(
    Array.from({ length: limits.titleRequests }, (_, round) =>
      Array.fromAsync(house.proposeTitles(brief, round)),
    ),
  )
  const own = rounds.map((titles) => titles.map((one) => typographic(one, brief.language)))
  if (own.flat().includes(title)) return null
  // A theme may have several stories, and the title of one is not for the other.
  const told = spreads.flatMap(({ scene }) => scene.stage?.story ?? [])[0]
  const fitting = own[0]?.filter((one) => told === undefined || isOf(house, brief, one, told)) ?? []
  return pick(fitting.length > 0 ? fitting : (own[0] ?? []), randomFrom(`${seed}/title`))
}

/** Whether a title is not known to be of another story. */
function isOf(house: Storyteller, brief: Brief, title: string, story: string): boolean {
  return (house.storyOfTitle?.(brief, title) ?? story) === story
}
