import type { Brief, TitleBrief } from '#book/brief.ts'
import type { BookEvent } from '#book/event.ts'
import { limits } from '#book/limits.ts'
import type { PageThing } from '#book/page-thing.ts'
import { randomFrom, shuffled } from '#book/random.ts'
import { castNames, type ScenePlan, type StageCue } from '#book/scene-plan.ts'
import { type Size, sizes } from '#book/size.ts'
import type { EventStory, StorySpread } from '../../storyteller.ts'
import { levelOfAge } from '../../reading-level.ts'
import type { ContentLanguage } from '../content-language.ts'
import { knownFromHere } from '../introduce.ts'
import { spreadsOfSize } from '../spreads-of-size.ts'
import { doubleWith, isStagedWhole, stagedCovers, type StagedSpreads } from '../staged-spreads.ts'
import { lovedNames } from './check-page.ts'
import { fillText } from './fill-text.ts'
import type { Arc } from './load-arcs.ts'
import { isTold, parseWhen } from './parse-lines.ts'
import { type ArcBook, prepareArc } from './prepare-arc.ts'
import { sizesTold } from './sizes-told.ts'
import { frameOf, tellArc, textOf, titlesOf } from './tell-arc.ts'

/** What a book of an arc says and shows; the storyteller puts its own name under it. */
export interface ToldArc extends Record<'dedication' | 'ending' | 'blurb', string> {
  spreads: StorySpread[]
  cover: ScenePlan
}

/** Tells an arc for one book: of what happened, or of its theme. Pure. Throws a `RangeError` where the arc has no words for it. */
export function tellBook(
  arc: Arc,
  brief: Brief,
  { seed, staged }: { seed: string; staged: StagedSpreads },
): ToldArc {
  const event = eventOf(arc, brief)
  const book = prepareArc(arc, brief, event, seed)
  const takes = stagedCovers(staged, seed, { story: arc.id, companions: brief.companions.length })
  const isStaged = isStagedWhole(staged, stagesIn(arc, book.flags, book.size, staged))
  const { cover, ...frame } = frameOf(arc, book)
  const emblem = arc.theme?.emblem ?? (event && arc.event?.who[event.who]?.emblem)
  const words = { ...answersIn(arc, book.flags), ...lovedIn(book) }
  const known = knownFromHere(brief, Object.values(lovedIn(book)), book.language)
  const spreads = tellArc(arc, book).map((beat, index): StorySpread => {
    const text = known(textOf(beat))
    const spread = stageOf(beat.id, book.flags, staged)
    const place = isStaged ? staged.get(spread) : undefined
    return {
      spread: index,
      text,
      scene: {
        ...plainScene(arc, beat.id, brief),
        ...(isStaged && { stage: { story: arc.id, spread, words, ...actorOf(arc, beat.id, book) } }),
        ...besideWords(arc, beat.id, book),
        ...doubleWith(text, place),
        caption: beat.picture,
      },
    }
  })
  return {
    ...frame,
    spreads,
    cover: {
      ...plainScene(arc, arc.beats[0]?.id ?? '', { companions: [] }),
      props: emblem ? [{ name: emblem }] : [],
      quiet: 'top',
      ...(isStaged && { stage: { story: arc.id, spread: takes[0] ?? 'cover', takes, words } }),
      caption: cover,
    },
  }
}

/** What the story is about for this child, for whoever chooses among its titles. */
export function aboutArc(arc: Arc, brief: TitleBrief): string {
  const { language, referents } = smallestBook(arc, brief)
  return fillText(arc.texts[language].about, referents, language)
}

/** All titles of the story for this child that the smallest book keeps, as shuffled as the child's name has it: two of five name somebody or something of this book, as long as there are such. */
export function titlesOfChild(arc: Arc, brief: TitleBrief): string[] {
  const book = smallestBook(arc, brief)
  const titles = shuffled(
    titlesOf(arc, book).filter((title) => [...title].length <= limits.titleCharacters),
    randomFrom(`${brief.hero.name}/${arc.id}`),
  )
  const names = Object.values(book.referents).map(({ name }) => name.toLowerCase())
  const isOwn = (title: string): boolean => names.some((name) => title.toLowerCase().includes(name))
  const [own, others] = [titles.filter(isOwn), titles.filter((title) => !isOwn(title))]
  return titles.flatMap((_, turn) => [
    ...own.slice(turn * 2, turn * 2 + 2),
    ...others.slice(turn * 3, turn * 3 + 3),
  ])
}

/** Ten titles of the story for this child, as far as it has as many; each round begins where the last one ended. */
export function proposeEventTitles(arc: Arc, brief: TitleBrief, round: number): string[] {
  const titles = titlesOfChild(arc, brief)
  const start = round * limits.titlesPerRequest
  return Array.from(
    { length: Math.min(titles.length, limits.titlesPerRequest) },
    (_, place) => titles[(start + place) % titles.length] ?? '',
  )
}

/**
 * What the builder offers of an arc in a language, to somebody of this age: whom it can be about, what is asked, and in which sizes it is
 * drawn. Null where it cannot be told or nothing of it is staged.
 */
export function eventStoryOf(
  arc: Arc,
  language: ContentLanguage,
  ageYears: number,
  staged: StagedSpreads,
): EventStory | null {
  if (!arc.event || !arc.levels.includes(levelOfAge(ageYears))) return null
  const about = Object.entries(arc.event.who).flatMap(([who, { kind }]) => {
    const drawn = sizesTold(arc).filter((size) =>
      answersOf(arc, who).every((flags) =>
        isStagedWhole(staged, stagesIn(arc, new Set([who, ...flags]), size, staged)),
      ),
    )
    if (drawn.length === 0) return []
    const asks = arc.asks
      .filter(({ of }) => of === who)
      .map(({ id, beside, question, options }) => ({
        besideChild: beside === 'child',
        id,
        question: question[language],
        options: options.map(({ flag, label }) => ({ flag, label: label[language] })),
      }))
    return [{ who, kind, asks, sizes: drawn }]
  })
  return about.length === 0 ? null : { story: arc.id, kind: arc.event.kind, about }
}

/** The sizes in which an arc of a theme is written and every picture is staged: none for who is of another age. */
export function sizesOfThemeArc(arc: Arc, ageYears: number, staged: StagedSpreads): readonly Size[] {
  if (!arc.levels.includes(levelOfAge(ageYears))) return []
  return sizesTold(arc).filter((size) => isStagedWhole(staged, stagesIn(arc, new Set(), size, staged)))
}

/** Before a size and a seed are chosen. */
function smallestBook(arc: Arc, brief: TitleBrief): ArcBook {
  const [size] = sizes
  return prepareArc(arc, { ...brief, title: arc.id, size }, eventOf(arc, brief), brief.hero.name)
}

/** What happened, where the arc is of that. */
function eventOf({ event }: Arc, brief: TitleBrief): BookEvent | null {
  return (event && brief.event) ?? null
}

/** What the child loves, as pictures call it. */
function lovedIn({ referents }: ArcBook): Record<string, string> {
  return Object.fromEntries(
    lovedNames.flatMap((id, place) => {
      const thing = referents[id]
      return thing ? [[`l${place + 1}`, thing.name] as const] : []
    }),
  )
}

const companionNames = castNames.filter((name) => /^companion\d$/.test(name))

/** What the words of a beat are about in this book, for the small drawing beside them. */
function besideWords(arc: Arc, beatId: string, book: ArcBook): Pick<ScenePlan, 'beside'> {
  const things = arc.beats.find(({ id }) => id === beatId)?.scene.props ?? []
  const loved = lovedIn(book)
  const beside = things.flatMap(({ name, when = '', shows, state }): PageThing[] => {
    const word = shows === undefined ? undefined : loved[shows]
    const isThere = isTold(parseWhen(when), book.flags) && (shows === undefined || word !== undefined)
    return isThere ? [{ name, ...(word !== undefined && { shows: word }), ...(state && { state }) }] : []
  })
  return beside.length > 0 ? { beside } : {}
}

/** Whose moment a beat is: the first of its owners who is in this book, or else nobody of the child's company. */
function actorOf(arc: Arc, beatId: string, { players }: ArcBook): Pick<StageCue, 'actor'> {
  const owners = arc.beats.find(({ id }) => id === beatId)?.owner
  if (!owners) return {}
  const [player] = owners.flatMap((role) => players.get(role) ?? [])
  return { actor: companionNames[player ?? -1] ?? 'hero' }
}

/** What was answered, by the ids of the questions, for pictures that show it. */
function answersIn({ asks }: Arc, flags: ReadonlySet<string>): Record<string, string> {
  return Object.fromEntries(
    asks.flatMap(({ id, options }) =>
      options.filter(({ flag }) => flags.has(flag)).map(({ flag }) => [id, flag]),
    ),
  )
}

/** Every way in which what is asked of somebody can be answered: one answer a set, for each question shows another picture. */
function answersOf(arc: Arc, who: string): string[][] {
  const asks = arc.asks.filter(({ of }) => of === who)
  const most = Math.max(1, ...asks.map(({ options }) => options.length))
  return Array.from({ length: most }, (_, place) =>
    asks.flatMap(({ options }) => options[place % options.length]?.flag ?? []),
  )
}

/** The stage of each beat of a size, or what it would be called. */
function stagesIn(arc: Arc, flags: ArcBook['flags'], size: Size, staged: StagedSpreads): string[] {
  return spreadsOfSize({ spreads: arc.beats }, size).map(({ id }) => stageOf(id, flags, staged))
}

/** The stage of a beat in a book: one for what holds in it (`s10-sun`), or that of the beat. */
function stageOf(beat: string, flags: ArcBook['flags'], staged: StagedSpreads): string {
  return [...flags].map((flag) => `${beat}-${flag}`).find((name) => staged.has(name)) ?? beat
}

/** Where and when it is and who is there, for whoever cannot stage it. */
function plainScene(
  arc: Arc,
  beatId: string,
  { companions }: Pick<Brief, 'companions'>,
): Omit<ScenePlan, 'caption'> {
  const beat = arc.beats.find(({ id }) => id === beatId)
  const { place = 'street', time = 'day', weather = 'clear' } = beat?.scene ?? {}
  return {
    setting: place,
    time,
    weather,
    camera: 'medium',
    cast: [
      { who: 'hero', pose: 'stand', feeling: 'curious' },
      ...(companions.length > 0
        ? [{ who: 'companions' as const, pose: 'stand' as const, feeling: 'curious' as const }]
        : []),
    ],
    props: [],
  }
}
