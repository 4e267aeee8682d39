import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import * as z from 'zod'
import { contentPath } from '#models/content-path.ts'
import { briefGrid } from './brief-grid.ts'
import { withVariant } from './check-story.ts'
import { type ContentLanguage, contentLanguages } from './content-language.ts'
import { houseStoryteller } from './house-storyteller.ts'
import { stagedSpreads } from './staged-spreads.ts'
import { thingIndex } from '../twist/thing-index.ts'
import { nounForms } from '../twist/word-forms.ts'
import { type Register, registers } from './register-of.ts'
import type { StorySource } from './story-schema.ts'

/**
 * Titles are chosen before the size of a book, and its variants by its seed: a title may name only what the smallest book
 * tells or shows in each of its variants, to the youngest or to older ones. Marks every word of one that some book does not
 * have, unless it is a way of saying (`content/titles.yaml`) that promises nothing to be seen.
 */
export async function checkTitles(story: StorySource): Promise<string[]> {
  const faults: string[] = []
  for (const language of contentLanguages) {
    const free = freeWords(language)
    const { written, things, ...only } = story.titles[language]
    for (const [register, other] of [registers, registers.toReversed()] as [Register, Register][]) {
      const books = await smallestBooks(story, language, register)
      for (const title of [...written, ...things].filter((offered) => !only[other].includes(offered))) {
        const missing = wordsOf(title).filter(
          (word) =>
            !free.has(word) && !books.every((told) => formsOf(word, language).some((form) => told.has(form))),
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

const freeSchema = z.record(z.string(), z.string())

/** Words of titles that promise nothing: articles, prepositions and the like, and ways of saying. A month is none. */
function freeWords(language: ContentLanguage): ReadonlySet<string> {
  const { small, familiar } = thingIndex(language)
  const file = contentPath('titles.yaml')
  const said = freeSchema.parse(parse(readFileSync(file, 'utf8')))[language]?.split(/,\s+/u) ?? []
  return new Set(['', ...[...small].filter((word) => !familiar.has(word)), ...said])
}

/** A word as it may stand in a text: one of many, many of one. */
function formsOf(word: string, language: ContentLanguage): string[] {
  return [...nounForms[language](word), word.replace(/e?s$/u, ''), word.replace(/en$/u, '')]
}

/** What a story picks differs from one to the other. */
const seeds = ['a', 'b', 'c', 'd']

/** All words of each smallest book, told and shown: of every variant, with companions and without. */
async function smallestBooks(
  story: StorySource,
  language: ContentLanguage,
  register: Register,
): Promise<ReadonlySet<string>[]> {
  const variants = Math.max(...story.spreads.map((spread) => spread.variants?.length ?? 1))
  // With companions and without.
  const ages = { short: /^(?:Lou|Noor), 3,/u, rich: /^(?:Lou|Noor), 8,/u }
  const children = briefGrid().filter(({ name }) => ages[register].test(name))
  const books = Array.from({ length: variants }, (_, variant) =>
    houseStoryteller([withVariant(story, variant)], stagedSpreads, () => []),
  )
  const told = books.flatMap((storyteller) =>
    children.flatMap((child) =>
      seeds.map((seed) =>
        storyteller.writeStory(child.brief({ theme: story.theme, language, size: 'small' }), seed),
      ),
    ),
  )
  return (await Promise.all(told)).map(
    ({ cover, spreads }) =>
      new Set(
        wordsOf([cover.caption, ...spreads.flatMap(({ text, scene }) => [text, scene.caption])].join('\n')),
      ),
  )
}

function wordsOf(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replace(/\{\w+\}/gu, ' ')
      .match(/[\p{L}’-]+/gu) ?? []
  return words.map((word) => word.replace(/^[’-]+|(?:’s)?[’-]*$/gu, ''))
}
