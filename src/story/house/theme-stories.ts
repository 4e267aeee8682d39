import type { TitleBrief } from '#book/brief.ts'
import { limits } from '#book/limits.ts'
import { type Size, sizes } from '#book/size.ts'
import { typographic } from '#book/typographic.ts'
import { tellsOfGrief } from '../tells-of-grief.ts'
import type { Arc } from './arcs/load-arcs.ts'
import { aboutArc, sizesOfThemeArc, titlesOfChild } from './arcs/tell-book.ts'
import type { ContentLanguage } from './content-language.ts'
import { formatMessage } from './format-message.ts'
import { callName } from './grammar/call-name.ts'
import { proposeHouseTitles } from './propose-house-titles.ts'
import type { StagedSpreads } from './staged-spreads.ts'
import type { StorySource } from './story-schema.ts'

/** One of the stories that a theme has for somebody. */
export interface ThemeStory {
  /** By its folder in `content/stages`. */
  name: string
  /** An arc; null: the story of `content/stories`. */
  arc: Arc | null
  /** In which it is told to them: whoever was told it before hears it again only where there is no other. */
  sizes: readonly Size[]
  /** What it is about, for whoever chooses among its titles. */
  about: string
  /** Its title at a place, from 0; they come round again. */
  title(place: number): string
}

/**
 * The stories of a theme for this brief: first the one that is always there, then the arcs that are staged and written for the child. Beside a
 * sorrow only the first, which falls quiet.
 */
export function themeStories(
  story: StorySource,
  arcs: readonly Arc[],
  {
    brief,
    language,
    stagedOf,
  }: { brief: TitleBrief; language: ContentLanguage; stagedOf: (name: string) => StagedSpreads },
): ThemeStory[] {
  const rounds = new Map<number, string[]>()
  const first: ThemeStory = {
    name: story.theme,
    arc: null,
    sizes,
    about: formatMessage(story.about[language], { name: callName(brief.hero.name, language) }, language),
    title: (place) => {
      const round = Math.floor(place / limits.titlesPerRequest)
      const titles = rounds.get(round) ?? proposeHouseTitles(story, brief, language, round)
      rounds.set(round, titles)
      return titles[place % limits.titlesPerRequest] ?? ''
    },
  }
  // A wheelchair is no sorrow: arcs are written for it.
  if (tellsOfGrief(brief, language, 'body')) return [first]
  const others = arcs
    .filter(({ theme }) => theme?.of === brief.theme)
    .flatMap((arc): ThemeStory[] => {
      const told = sizesOfThemeArc(arc, brief.hero.age, stagedOf(arc.id))
      if (told.length === 0) return []
      const titles = titlesOfChild(arc, brief)
      const about = aboutArc(arc, brief)
      return [
        { name: arc.id, arc, sizes: told, about, title: (place) => titles[place % titles.length] ?? '' },
      ]
    })
  return withoutAgain([first, ...others], brief.toldBefore ?? []).filter((one) => one.sizes.length > 0)
}

/** Each in the sizes in which nothing else is left that was not told before. */
function withoutAgain(stories: readonly ThemeStory[], toldBefore: readonly string[]): ThemeStory[] {
  const fresh = stories.filter(({ name }) => !toldBefore.includes(name)).flatMap((one) => one.sizes)
  return stories.map((one) =>
    toldBefore.includes(one.name)
      ? { ...one, sizes: one.sizes.filter((size) => !fresh.includes(size)) }
      : one,
  )
}

/** Ten titles, as many of each story by turns; rounds share none as long as there are others. */
export function titlesOfRound(stories: readonly ThemeStory[], round: number): string[] {
  const share = Math.ceil(limits.titlesPerRequest / Math.max(1, stories.length))
  const titles = Array.from({ length: share }, (_, place) =>
    stories.map((story) => story.title(round * share + place)),
  )
  return titles.flat().slice(0, limits.titlesPerRequest)
}

/** The story that a title is of, among all that are proposed; undefined: somebody's own. */
export function storyOfTitle(
  stories: readonly ThemeStory[],
  title: string,
  { language }: Pick<TitleBrief, 'language'>,
): ThemeStory | undefined {
  const proposed = limits.titleRequests * limits.titlesPerRequest
  return stories.find((story) =>
    Array.from({ length: proposed }, (_, place) => story.title(place)).some(
      (one) => typographic(one, language) === typographic(title, language),
    ),
  )
}
