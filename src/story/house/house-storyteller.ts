import type { Brief, TitleBrief } from '#book/brief.ts'
import type { BookEvent } from '#book/event.ts'
import { sizes } from '#book/size.ts'
import { pick, randomFrom } from '#book/random.ts'
import { type Story, type Storyteller, StorytellerError } from '../storyteller.ts'
import { type Arc, ownArcs } from './arcs/load-arcs.ts'
import { aboutArc, eventStoryOf, proposeEventTitles, tellBook } from './arcs/tell-book.ts'
import { bookWords } from './book-words.ts'
import { castMoments } from './cast-moments.ts'
import { type ContentLanguage, contentLanguages, isContentLanguage } from './content-language.ts'
import { fallSilent } from './fall-silent.ts'
import { formatMessage } from './format-message.ts'
import { knownFromHere } from './introduce.ts'
import { loadStories } from './load-stories.ts'
import { tellsOfGrief } from '../tells-of-grief.ts'
import { renameOwn } from './rename-own.ts'
import { resolveScene } from './resolve-scene.ts'
import { spreadsOfSize } from './spreads-of-size.ts'
import { isStagedWhole, stagedCovers, type StagedSpreads, stagedSpreads } from './staged-spreads.ts'
import type { StorySource } from './story-schema.ts'
import { stageNameOf, tellSpread } from './tell-spread.ts'
import { storyOfTitle, type ThemeStory, themeStories, titlesOfRound } from './theme-stories.ts'

const houseStorytellerName = 'Fabelaar house storyteller'

/**
 * Our own storyteller: complete stories written by people, from `content/stories`, made personal by
 * grammar and seeded choices. Needs no key and no network. Throws at once if a story file is faulty; a
 * theme or language that no story has is a `StorytellerError` that no retry can help.
 * @param stagedOf what of a story is staged: that of `content/stages` unless told
 */
export function houseStoryteller(
  stories: readonly StorySource[] = loadStories(),
  stagedOf: (folder: string) => StagedSpreads = stagedSpreads,
  arcs: () => readonly Arc[] = ownArcs,
): Storyteller {
  const storiesOf = (brief: TitleBrief): ThemeStory[] => {
    const { story, language } = choose(stories, brief, brief.hero.name)
    return themeStories(story, arcs(), { brief, language, stagedOf })
  }
  const tell = async (arc: Arc, brief: Brief, seed: string, onSpread: OnSpread): Promise<Story> => {
    const told = tellBook(arc, brief, { seed, staged: stagedOf(arc.id) })
    for (const spread of told.spreads) await onSpread?.(spread)
    return { ...told, writtenBy: houseStorytellerName, wishes: [] }
  }
  const house: Storyteller = {
    name: houseStorytellerName,
    languages: contentLanguages,
    takesAnyTwist: false,
    get free() {
      return house
    },
    eventStories: (language, ageYears) =>
      isContentLanguage(language)
        ? arcs().flatMap((arc) => eventStoryOf(arc, language, ageYears, stagedOf(arc.id)) ?? [])
        : [],
    async *proposeTitles(brief, round) {
      if (brief.event) {
        yield* proposeEventTitles(arcOf(arcs(), brief.event), brief, round)
        return
      }
      yield* titlesOfRound(storiesOf(brief), round)
    },
    sizesOfTitle(brief, title) {
      if (brief.event) return null
      const told = storyOfTitle(storiesOf(brief), title, brief)?.sizes ?? sizes
      return told.length === sizes.length ? null : told
    },
    aboutTitle(brief, title) {
      if (brief.event) return aboutArc(arcOf(arcs(), brief.event), brief)
      const stories = storiesOf(brief)
      const [only, ...others] = stories
      const own = others.length === 0 ? only : storyOfTitle(stories, title, brief)
      return own?.about ?? null
    },
    storyOfTitle(brief, title) {
      if (brief.event) return brief.event.story
      return storyOfTitle(storiesOf(brief), title, brief)?.name ?? null
    },
    async writeStory(brief, seed, onSpread) {
      const arc = brief.event ? arcOf(arcs(), brief.event) : arcOfTheme(storiesOf(brief), brief, seed)
      if (arc) return tell(arc, brief, seed, onSpread)
      const { story, language } = choose(stories, brief, brief.hero.name)
      const book = bookWords(story, brief, language, seed)
      const { words } = book
      const sources = spreadsOfSize(story, brief.size)
      const moments = castMoments(sources, book.companions.length)
      const staged = stagedOf(story.theme)
      const stages = isStagedWhole(
        staged,
        sources.map((source) => stageNameOf(source, seed)),
      )
        ? { story: story.theme, staged }
        : undefined
      const takes = stagedCovers(staged, seed, { story: story.theme, companions: book.companions.length })
      const known = knownFromHere(brief, book.loved, language)
      const told = sources.map((source, index) =>
        tellSpread(source, index, {
          brief,
          language,
          book,
          seed,
          actor: moments.get(source.id),
          known,
          stages,
        }),
      )
      const climax = sources.findIndex(({ id }) => id === story.climax)
      const spreads = fallSilent(told, climax)
      for (const spread of spreads) await onSpread?.(spread)
      const grieves = tellsOfGrief(brief, language)
      const line = (lines: readonly string[], key: string): string =>
        formatMessage(pick(lines, randomFrom(`${seed}/${key}`)), words, language)
      return {
        spreads,
        cover: resolveScene(story.cover, {
          language,
          words,
          companionCount: book.companions.length,
          actor: undefined,
          ...(stages && {
            stage: { story: stages.story, spread: takes[0] ?? 'cover', takes, words: book.pictured },
          }),
        }),
        dedication: grieves
          ? formatMessage(plainDedication[language], words, language)
          : line(story.dedications[language], 'dedication'),
        ending: [
          line(story.endings[language], 'ending'),
          ...(stages && !grieves ? [line(story.lookAgain[language], 'lookAgain')] : []),
        ].join('\n'),
        blurb: null,
        writtenBy: houseStorytellerName,
        wishes: [],
      }
    },
  }
  return house
}

type OnSpread = Parameters<Storyteller['writeStory']>[2]

/**
 * The arc that a book of a theme tells, or null for the story that is always there: that of its title, or else one of those in its size
 * by the seed.
 */
function arcOfTheme(stories: readonly ThemeStory[], brief: Brief, seed: string): Arc | null {
  const fitting = stories.filter((one) => one.sizes.includes(brief.size))
  if (fitting.length < 2) return fitting[0]?.arc ?? null
  const own = storyOfTitle(fitting, brief.title, brief)
  if (own) return own.arc
  return pick(fitting, randomFrom(`${seed}/story`)).arc
}

function arcOf(arcs: readonly Arc[], { story }: BookEvent): Arc {
  const arc = arcs.find(({ id }) => id === story)
  if (!arc) throw new StorytellerError(`the house storyteller has no story ${story}`, false)
  return arc
}

/** Beside a sorrow no dedication plays with words: "for whatever is lying under a leaf" would hurt. */
const plainDedication: Readonly<Record<ContentLanguage, string>> = {
  dutch: 'Voor {fullName}.',
  english: 'For {fullName}.',
}

/** The story of the theme; if a theme has several, the key decides, the same for titles and text. */
function choose(
  stories: readonly StorySource[],
  brief: Brief | TitleBrief,
  key: string,
): { story: StorySource; language: ContentLanguage } {
  if (!isContentLanguage(brief.language)) {
    throw new StorytellerError(`the house storyteller does not write ${brief.language}`, false)
  }
  const ofTheme = stories.filter((story) => story.theme === brief.theme)
  if (ofTheme.length === 0) {
    throw new StorytellerError(`the house storyteller has no story about ${brief.theme}`, false)
  }
  const story = pick(ofTheme, randomFrom(`${key}/${brief.theme}`))
  return { story: renameOwn(story, brief, brief.language), language: brief.language }
}
