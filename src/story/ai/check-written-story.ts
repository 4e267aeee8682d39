import type { Brief } from '#book/brief.ts'
import { limits } from '#book/limits.ts'
import { sceneFaults, toScenePlan } from '#book/scene-schema.ts'
import { sizeTable } from '#book/size.ts'
import { unprintableSigns } from '#book/unprintable-signs.ts'
import type { Story } from '../storyteller.ts'
import { isNamed, spreadFaults, unspeakable, wheelchairUsers } from './check-spread.ts'
import type { LanguagePrompts } from './load-prompts.ts'
import { repairScene } from './repair-scene.ts'
import { asTold, toStorySpread } from './write-spreads.ts'
import type { WrittenStory } from './written-story.ts'

/** Everything that can be told to be wrong with a whole story without judging it, each line with where it is. */
export function writtenStoryFaults(story: WrittenStory, brief: Brief, prompts: LanguagePrompts): string[] {
  const { spreads, titles, cover, dedication, ending, blurb } = story
  const wanted = sizeTable[brief.size].spreads
  return [
    ...(spreads.length === wanted ? [] : [`${spreads.length} spreads: the size has ${wanted}`]),
    ...(new Set(titles).size === limits.titlesPerRequest ? [] : [`${new Set(titles).size} different titles`]),
    ...titles
      .filter((title) => unprintableSigns(title) !== '')
      .map((title) => `title ${title}: cannot be printed`),
    ...spreads.flatMap((spread, index) =>
      spreadFaults(spread, brief, prompts, spreads[index - 1]).map((fault) => `spread ${index}: ${fault}`),
    ),
    ...sceneFaults(toScenePlan(cover), brief.companions.length).map((fault) => `cover: ${fault}`),
    ...(cover.cast.some(({ who }) => who === 'hero') ? [] : ['cover: the hero is not on it']),
    ...unspeakable([...titles, dedication, ending, blurb].join(' '), prompts).map((word) => `says “${word}”`),
    ...untold(story, brief),
    ...twiceTold(story),
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
    dedication: asTold(written.dedication),
    ending: asTold(written.ending),
    blurb: asTold(written.blurb),
    writtenBy,
    wishes: written.spreads.flatMap(({ wishes }) => wishes),
  }
}
