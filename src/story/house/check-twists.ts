import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import * as z from 'zod'
import type { Brief } from '#book/brief.ts'
import { endpaperScene } from '#book/endpaper-scene.ts'
import { limits } from '#book/limits.ts'
import { twistTopics } from '#book/twist-topics.ts'
import { contentPath } from '#models/content-path.ts'
import { readTwist } from '../read-twist.ts'
import { briefGrid } from './brief-grid.ts'
import { checkPrint } from './check-text.ts'
import { type ContentLanguage, contentLanguages } from './content-language.ts'
import { houseStoryteller } from './house-storyteller.ts'
import { stagedSpreads } from './staged-spreads.ts'
import type { StorySource } from './story-schema.ts'

const casesSchema = z.array(
  z.strictObject({
    twist: z.string(),
    loves: z.array(z.string()),
    may: z.array(z.string()).default([]),
    staysOut: z.array(z.enum(twistTopics)),
  }),
)
export type TwistCase = z.output<typeof casesSchema>[number]

/** The twists of `content/twists/corpus`, as people write them, with what an editor would take from each. */
export function loadTwistCases(language: ContentLanguage): TwistCase[] {
  return [
    `${language}.yaml`,
    `sorrows.${language}.yaml`,
    `homes.${language}.yaml`,
    `readers.${language}.yaml`,
  ].flatMap((file) =>
    casesSchema.parse(parse(readFileSync(join(contentPath('twists'), 'corpus', file), 'utf8'))),
  )
}

export interface TwistCheck {
  faults: string[]
  /** Loved things of the corpus, and how many of them were found. */
  loved: number
  found: number
}

/**
 * Reads every twist of the corpus and tells every story with it. A fault is anything of a twist in a text, a caption,
 * a picture, a title, a dedication or an endpaper that its editor does not allow, or a topic that nobody is told of.
 */
export async function checkTwists(stories: readonly StorySource[]): Promise<TwistCheck> {
  const check: TwistCheck = { faults: [], loved: 0, found: 0 }
  for (const language of contentLanguages) {
    // Beside what is not understood a book has other titles and another dedication.
    const plain = await Promise.all(
      stories.map(async (story) => {
        const books = [wordsOfBook(story, language, ''), wordsOfBook(story, language, 'Xyz zyx xyz zyx.')]
        return new Set((await Promise.all(books)).flatMap(({ words }) => [...words]))
      }),
    )
    for (const entry of loadTwistCases(language)) {
      const mark = (fault: string): unknown => check.faults.push(`${language}, “${entry.twist}”: ${fault}`)
      const { faults, found } = checkReading(entry, language)
      for (const fault of faults) mark(fault)
      check.loved += entry.loves.length
      check.found += found
      const allowed = new Set([...entry.loves, ...entry.may].flatMap(wordsOf))
      const own = new Set(wordsOf(entry.twist).filter((word) => !allowed.has(word)))
      for (const [place, story] of stories.entries()) {
        const told = await wordsOfBook(story, language, entry.twist)
        for (const fault of told.faults) mark(`${story.id} ${fault}`)
        const strange = [...told.words].filter((word) => own.has(word) && !plain[place]?.has(word))
        if (strange.length > 0) mark(`${story.id} tells ${strange.join(', ')}`)
      }
    }
  }
  return check
}

function checkReading(
  { twist, loves, may, staysOut }: TwistCase,
  language: ContentLanguage,
): { faults: string[]; found: number } {
  const reading = readTwist(twist, language)
  const told = reading.loved.map(({ words }) => phraseOf(words))
  const allowed = [...loves, ...may].map(phraseOf)
  const topics = new Set(reading.staysOut.map(({ topic }) => topic))
  const wrong = told.filter((thing) => !allowed.some((phrase) => ` ${phrase} `.includes(` ${thing} `)))
  const untold = staysOut.filter((topic) => topic !== 'other' && !topics.has(topic))
  const isFound = (love: string): boolean =>
    told.some(
      (thing) => ` ${phraseOf(love)} `.includes(` ${thing} `) || ` ${thing} `.includes(` ${phraseOf(love)} `),
    )
  return {
    faults: [
      ...wrong.map((thing) => `“${thing}” is taken as loved`),
      ...untold.map((topic) => `nothing is said of ${topic}`),
    ],
    found: loves.filter(isFound).length,
  }
}

const articles: ReadonlySet<string> = new Set(['een', 'de', 'het', 'den', 'nen', 'a', 'an', 'the'])

/** Without an article before it, which changes nothing. */
function phraseOf(text: string): string {
  const [first = '', ...rest] = wordsOf(text)
  return (articles.has(first) ? rest : [first, ...rest]).join(' ')
}

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/['´‘]/g, '’')
      .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’-]*/gu) ?? []
  ).map((word) => word.replace(/[’-]+$/u, ''))
}

/** Everything that a book of a story says, prints and draws, and the copy editor's marks in it. */
async function wordsOfBook(
  story: StorySource,
  language: ContentLanguage,
  twist: string,
): Promise<{ words: Set<string>; faults: string[] }> {
  const brief = { ...briefOf(story, language), twist }
  const teller = houseStoryteller([story], stagedSpreads, () => [])
  const told = await teller.writeStory(brief, 'twists')
  const titles: string[] = []
  for (let round = 0; round < limits.titleRequests; round++) {
    titles.push(...(await Array.fromAsync(teller.proposeTitles(brief, round))))
  }
  const scenes = [told.cover, ...told.spreads.map(({ scene }) => scene)]
  const drawn = [...scenes, endpaperScene(told.cover, scenes)]
  const printed = [...told.spreads.map(({ text }) => text), told.dedication, told.ending]
  const faults = printed.flatMap((text) =>
    checkPrint(text, []).map((fault) => `${fault}: ${text.replaceAll('\n', ' / ')}`),
  )
  return { words: new Set(wordsOf([...printed, ...titles, JSON.stringify(drawn)].join('\n'))), faults }
}

function briefOf(story: StorySource, language: ContentLanguage): Brief {
  const [child] = briefGrid().filter(({ name }) => name.startsWith('Noor'))
  if (!child) throw new Error('the grid has no Noor')
  const brief = child.brief({ theme: story.theme, language, size: 'extraLarge' })
  // Whose things a twist names depends on who it is about, and these are about anybody.
  return { ...brief, hero: { ...brief.hero, gender: 'other' } }
}
