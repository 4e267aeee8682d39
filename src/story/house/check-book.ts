import type { Brief } from '#book/brief.ts'
import type { Story } from '../storyteller.ts'
import { checkBodies } from './check-bodies.ts'
import { checkPictures } from './check-pictures.ts'
import { checkPrint, checkText } from './check-text.ts'
import { type ContentLanguage, isContentLanguage } from './content-language.ts'
import { withOwnWords } from './fall-silent.ts'
import { callName } from './grammar/call-name.ts'
import { nameCompanions } from './grammar/name-companions.ts'
import { houseStoryteller } from './house-storyteller.ts'
import { stagedSpreads } from './staged-spreads.ts'
import { spreadsOfSize } from './spreads-of-size.ts'
import { ownNames, type StorySource } from './story-schema.ts'

export interface BookFault {
  /** Where and what, the same for every child with this fault. */
  key: string
  example: string
}

/** Tells one whole book and lists what a copy editor or an art director would mark in it. */
export async function checkBook(story: StorySource, brief: Brief, seed: string): Promise<BookFault[]> {
  const { language } = brief
  if (!isContentLanguage(language)) throw new Error(`no content in ${language}`)
  const register = brief.hero.age <= 4 ? 'short' : 'rich'
  let told: Story
  try {
    const whole = await houseStoryteller([story], stagedSpreads, () => []).writeStory(brief, seed)
    told = { ...whole, spreads: withOwnWords(whole.spreads) }
  } catch (error) {
    return [
      { key: `${brief.size} ${register}`, example: error instanceof Error ? error.message : String(error) },
    ]
  }
  const sources = spreadsOfSize(story, brief.size)
  const faults: BookFault[] = []
  for (const [index, { text }] of told.spreads.entries()) {
    for (const what of checkText(text, story, language, register)) {
      faults.push({ key: `${sources[index]?.id} ${register} ${what}`, example: text })
    }
  }
  for (const [what, line] of Object.entries({ dedication: told.dedication, ending: told.ending })) {
    for (const fault of checkPrint(line, story.barredWords[language])) {
      faults.push({ key: `${what} ${fault}`, example: line })
    }
  }
  return [
    ...faults,
    ...checkPictures(sources, told),
    ...checkBodies(sources, told, brief, language),
    ...checkNaming(story, told, brief, language, register),
  ]
}

/** Whoever comes along is named at least once. */
function checkNaming(
  story: StorySource,
  told: Story,
  brief: Brief,
  language: ContentLanguage,
  register: string,
): BookFault[] {
  const text = told.spreads.map((spread) => spread.text.toLowerCase()).join('\n')
  const hero = { name: callName(brief.hero.name, language), age: brief.hero.age }
  return nameCompanions(brief.companions, hero, ownNames(story, language), language)
    .companions.flatMap((companion) => companion.members)
    .filter((name) => !text.includes(name.toLowerCase()))
    .map((name) => ({
      key: `${brief.size} ${register} never names one of ${brief.companions.length} companions`,
      example: name,
    }))
}
