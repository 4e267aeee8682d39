import type { Brief } from '#book/brief.ts'
import { limits } from '#book/limits.ts'
import { sceneFaults, toScenePlan } from '#book/scene-schema.ts'
import { sizeTable } from '#book/size.ts'
import { unprintableSigns } from '#book/unprintable-signs.ts'
import type { Story } from '../storyteller.ts'
import { spreadFaults } from './check-spread.ts'
import { printFaults } from './check-text.ts'
import type { LanguagePrompts } from './load-prompts.ts'
import { isNamed, wheelchairUsers } from './names-in-text.ts'
import { repairScene } from './repair-scene.ts'
import { asTold, toStorySpread } from './write-spreads.ts'
import type { WrittenStory } from './written-story.ts'

/** Characters of a title that still stands on a cover in large letters. */
const mostOfTitle = 60

/** Everything that can be told to be wrong with a whole story without judging it, each line with where it is. */
export function writtenStoryFaults(story: WrittenStory, brief: Brief, prompts: LanguagePrompts): string[] {
  const { spreads, titles, cover, dedication, ending, blurb } = story
  const wanted = sizeTable[brief.size].spreads
  return [
    ...(spreads.length === wanted ? [] : [`${spreads.length} spreads: the size has ${wanted}`]),
    ...(new Set(titles).size === limits.titlesPerRequest ? [] : [`${new Set(titles).size} different titles`]),
    ...titles.flatMap((title) =>
      titleFaults(title, brief, prompts).map((fault) => `title ${title}: ${fault}`),
    ),
    ...spreads.flatMap((spread, index) =>
      spreadFaults(spread, brief, prompts, spreads.slice(0, index)).map(
        (fault) => `spread ${index}: ${fault}`,
      ),
    ),
    ...sceneFaults(toScenePlan(cover), brief.companions.length).map((fault) => `cover: ${fault}`),
    ...(cover.cast.some(({ who }) => who === 'hero') ? [] : ['cover: the hero is not on it']),
    ...Object.entries({ dedication, ending, blurb }).flatMap(([part, text]) =>
      printFaults(text, prompts, brief).map((fault) => `${part}: ${fault}`),
    ),
    ...untold(story, brief),
    ...twiceTold(story),
  ]
}

/** What `content/prompts/tasks.yaml` asks of a title. */
function titleFaults(title: string, brief: Brief, prompts: LanguagePrompts): string[] {
  return [
    ...(unprintableSigns(title) === '' ? [] : ['cannot be printed']),
    ...(title.length <= mostOfTitle ? [] : [`${title.length} characters: at most ${mostOfTitle} are wanted`]),
    ...(/[:!：！]/.test(title) ? ['a title has no colon and no exclamation mark'] : []),
    ...printFaults(title, prompts, brief),
  ]
}

/** Everybody who comes along is named in some text, and seen in a third of the pictures at least. */
function untold({ spreads }: WrittenStory, brief: Brief): string[] {
  return [brief.hero, ...brief.companions].flatMap(({ name }, index) => {
    const who = index === 0 ? 'hero' : `companion${index}`
    const seen = spreads.filter(({ scene }) => scene.cast.some((member) => member.who === who)).length
    return [
      ...(spreads.some(({ text }) => isNamed(text, name, brief)) ? [] : [`never names ${name}`]),
      ...(seen * 3 >= spreads.length ? [] : [`shows ${name} in ${seen} of ${spreads.length} pictures`]),
    ]
  })
}

/** A page that says what another page says: a refrain is a line of it, never the whole. */
function twiceTold({ spreads }: WrittenStory): string[] {
  const texts = spreads.map(({ text }) => text.trim())
  return texts.flatMap((text, index) =>
    texts.indexOf(text) < index ? [`spread ${index}: is spread ${texts.indexOf(text)} again`] : [],
  )
}

/** A written story as the product takes it. @param writtenBy for the colophon */
export function toStory(written: WrittenStory, brief: Brief, writtenBy: string): Story {
  return {
    spreads: written.spreads.map((spread, index) => toStorySpread(spread, index, brief)),
    cover: repairScene(toScenePlan(written.cover), brief.companions.length, {
      missing: ['hero'],
      noLegs: wheelchairUsers(brief),
    }),
    dedication: asTold(written.dedication, brief.language),
    ending: asTold(written.ending, brief.language),
    blurb: asTold(written.blurb, brief.language),
    writtenBy,
    wishes: written.spreads.flatMap(({ wishes }) => wishes),
  }
}
