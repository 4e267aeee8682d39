import { briefGrid } from './brief-grid.ts'
import { withVariant } from './check-story.ts'
import { type ContentLanguage, contentLanguages } from './content-language.ts'
import { numberWords } from './grammar/number-words.ts'
import { houseStoryteller } from './house-storyteller.ts'
import { thingIndex } from '../twist/thing-index.ts'
import { type Register, registers } from './register-of.ts'
import type { StorySource } from './story-schema.ts'

const articles: Readonly<Record<ContentLanguage, readonly string[]>> = {
  dutch: ['de', 'het', 'een', 'één', 'geen'],
  english: ['the', 'a', 'an', 'no'],
}

/**
 * Titles are chosen before the size of a book, and its variants by its seed: a title may name only what the smallest book
 * tells or shows in each of its variants, to the youngest or to older ones. Marks those that name a thing which only another book of the story has.
 */
export async function checkTitles(story: StorySource): Promise<string[]> {
  const faults: string[] = []
  for (const language of contentLanguages) {
    const things = thingsOf(story, language)
    const { written, things: named, ...only } = story.titles[language]
    for (const [register, other] of [registers, registers.toReversed()] as [Register, Register][]) {
      const books = await smallestBooks(story, language, register)
      for (const title of [...written, ...named].filter((offered) => !only[other].includes(offered))) {
        const missing = wordsOf(title).filter(
          (word) => things.has(word) && !books.every((told) => told.has(word)),
        )
        if (missing.length > 0) {
          faults.push(
            `${story.id} ${language} ${register}, title “${title}”: not every book tells ${missing.join(', ')}`,
          )
        }
      }
    }
  }
  return faults
}

/** What stands behind an article or a number anywhere in the story, in any size and variant. */
function thingsOf(story: StorySource, language: ContentLanguage): ReadonlySet<string> {
  const numbers = Array.from({ length: 12 }, (_, count) => numberWords(count + 1, language))
  const before = new Set([...articles[language], ...numbers])
  const texts = story.spreads
    .flatMap((spread) => [spread, ...(spread.variants ?? [])])
    .flatMap(({ text, scene }) => [
      text?.[language].short ?? '',
      text?.[language].rich ?? '',
      scene?.caption[language] ?? '',
    ])
  const { small, adjectives } = thingIndex(language)
  return new Set(
    texts
      .map(wordsOf)
      .flatMap((words) => words.filter((_, place) => before.has(words[place - 1] ?? '')))
      .filter((word) => !small.has(word) && !adjectives.has(word)),
  )
}

/** All words of the smallest book, told and shown, variant by variant. */
async function smallestBooks(
  story: StorySource,
  language: ContentLanguage,
  register: Register,
): Promise<ReadonlySet<string>[]> {
  const variants = Math.max(...story.spreads.map((spread) => spread.variants?.length ?? 1))
  // With companions and without.
  const ages = { short: /^(?:Lou|Noor), 3,/u, rich: /^(?:Lou|Noor), 8,/u }
  const children = briefGrid().filter(({ name }) => ages[register].test(name))
  const books = Array.from({ length: variants }, async (_, variant) => {
    const storyteller = houseStoryteller([withVariant(story, variant)])
    const told = await Promise.all(
      children.map((child) =>
        storyteller.writeStory(
          child.brief({ theme: story.theme, language, size: 'small' }),
          `seed${variant}`,
        ),
      ),
    )
    return new Set(
      told.flatMap(({ cover, spreads }) =>
        wordsOf([cover.caption, ...spreads.flatMap(({ text, scene }) => [text, scene.caption])].join('\n')),
      ),
    )
  })
  return Promise.all(books)
}

function wordsOf(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replace(/\{\w+\}/gu, ' ')
      .match(/[\p{L}’-]+/gu) ?? []
  return words.map((word) => word.replace(/^[’-]+|(?:’s)?[’-]*$/gu, ''))
}
