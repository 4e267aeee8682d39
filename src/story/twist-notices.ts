import type { TitleBrief } from '#book/brief.ts'
import { kinshipOf } from '#book/kinship.ts'
import type { BookLanguage, Theme } from '#book/options.ts'
import { quietestTheme, type TwistTopic, twistTopics } from '#book/twist-topics.ts'
import { foodsToAvoid, tellingOf } from './allergies.ts'
import { isContentLanguage } from './house/content-language.ts'
import { mostLoved, tellable } from './loved-things.ts'
import { type LeftOut, readTwist, subjectOf, type TwistReading } from './read-twist.ts'
import { mayBeListed } from './twist/list-items.ts'
import { thingIndex } from './twist/thing-index.ts'

/** Message keys of what is said to whoever wrote a twist, in the order in which it is said. */
export type TwistNotice =
  | 'twist_theme_food'
  | 'twist_told'
  | 'twist_told_rest'
  | 'twist_told_nothing'
  | 'twist_eaten'
  | 'twist_leaves'
  | `twist_${TwistTopic}`
  /** Of a death, where a model writes. */
  | 'twist_death_kept'

/** What sounds like a wish or a dislike beside a death ("no longer with us") is the sorrow itself, and so may be what was not read. */
const hushedByDeath: readonly TwistTopic[] = ['order', 'dislike', 'somebody', 'sibling']

/** Beside these it is said that in most stories somebody leaves. */
const leaving: readonly TwistTopic[] = ['death', 'separation', 'adoption']

/**
 * What to say of a twist before a book is made of it: what will be told, then what stays out, the gravest first;
 * a death before all else. Nothing for an empty twist. `twist_told` and `twist_told_rest` name `{things}`. Before any of
 * it: `twist_theme_food`, which names `{foods}`, if the theme's own story has in it what somebody is allergic to.
 */
export function twistNotices(
  reading: TwistReading,
  theme: Theme,
  foods: readonly string[] = [],
): TwistNotice[] {
  return [...(foods.length > 0 ? (['twist_theme_food'] as const) : []), ...noticesOn(reading, theme)]
}

function noticesOn({ loved: recognised, staysOut }: TwistReading, theme: Theme): TwistNotice[] {
  if (recognised.length === 0 && staysOut.length === 0) return []
  const loved = tellable(recognised, theme)
  const topics = new Set(staysOut.map(({ topic }) => topic))
  const told: TwistNotice =
    loved.length === 0 ? 'twist_told_nothing' : loved.length > mostLoved ? 'twist_told_rest' : 'twist_told'
  const eaten: TwistNotice[] = loved.length < recognised.length ? ['twist_eaten'] : []
  const left = twistTopics.filter((topic) => topics.has(topic) && !isHushed(topic, staysOut))
  // In every story but the quietest something goes, is lost or is buried.
  const leaves: TwistNotice[] =
    theme !== quietestTheme && (leaving.some((topic) => topics.has(topic)) || staysOut.some(mayBeSorrow))
      ? ['twist_leaves']
      : []
  if (!topics.has('death')) return [told, ...eaten, ...left.map(noticeOf), ...leaves]
  const others = left.filter((topic) => topic !== 'death' && !hushedByDeath.includes(topic))
  // "Opa is dood" needs no word on what there is to draw; a long letter of which nothing is told does.
  const said = loved.length > 0 || topics.has('other') ? [told] : []
  return ['twist_death', ...leaves, ...said, ...eaten, ...others.map(noticeOf)]
}

/** "Grandpa has weeks": what was not understood of a parent or a grandparent may be that they go. */
function mayBeSorrow({ topic, words }: LeftOut): boolean {
  const kin = topic === 'somebody' ? kinshipOf(words) : undefined
  return kin?.family === true && kin.ageYears >= grownYears
}

const grownYears = 30

/** What has been said of a sentence already where one of these was told of it. */
const toldBy: Partial<Record<TwistTopic, readonly TwistTopic[]>> = {
  somebody: ['illness', 'separation', 'adoption', 'bullying', 'flight', 'parting'],
  dislike: ['allergy', 'eating'],
  allergy: ['eating'],
  body: ['eating'],
  fear: ['eating'],
  people: ['separation', 'adoption', 'flight', 'violence', 'illness', 'somebody'],
}

/**
 * Parents who live apart are not asked for both of them in one breath, a baby who is ill is no glad news, and of a sorrow
 * that was understood nobody hears that somebody was not; who may not have nuts does not dislike them.
 */
function isHushed(topic: TwistTopic, staysOut: readonly LeftOut[]): boolean {
  const has = (other: TwistTopic): boolean => staysOut.some((left) => left.topic === other)
  if (topic === 'family') return has('separation')
  if (topic === 'sibling') return has('illness')
  // Who fled from a war is not told that wars are not for children.
  if (topic === 'violence') return has('flight')
  const by = toldBy[topic] ?? []
  const told = (left: LeftOut): boolean =>
    staysOut.some((other) => by.includes(other.topic) && other.words === left.words)
  return by.length > 0 && staysOut.filter((left) => left.topic === topic).every(told)
}

function noticeOf(topic: TwistTopic): TwistNotice {
  return `twist_${topic}`
}

/**
 * What stays out of every story, whoever writes it. A body, a fear, an illness or how a family came together is told to a model,
 * which tells it or marks it as nothing to play with: what it kept out is said of the book, and nothing before.
 */
const keptOut: ReadonlySet<TwistTopic> = new Set([
  'death',
  'eating',
  'separation',
  'bullying',
  'flight',
  'violence',
  'sex',
  'hate',
  'profanity',
  'contact',
  'allergy',
])

/** Whether what is told of a topic stays out of every story, whoever writes it. */
export function isKeptOut(topic: TwistTopic): boolean {
  return keptOut.has(topic)
}

/** What to say of a twist where a storyteller takes up whatever else it says. */
export function graveNotices({ staysOut }: TwistReading): TwistNotice[] {
  const kept = staysOut.filter(({ topic }) => keptOut.has(topic))
  const topics = new Set(kept.map(({ topic }) => topic))
  return twistTopics
    .filter((topic) => topics.has(topic) && !isHushed(topic, kept))
    .map((topic) => (topic === 'death' ? 'twist_death_kept' : noticeOf(topic)))
}

/** Whether what is told of somebody who joins in says that they are no longer there. */
export function tellsOfDeath(description: string, language: BookLanguage): boolean {
  return readTwist(description, language, { describes: true }).staysOut.some(({ topic }) => topic === 'death')
}

const mostPieces = 3
const mostCharacters = 60

/** Nothing is quoted back from a sentence that tells of one of these. */
const unquoted: readonly TwistTopic[] = [
  'death',
  'illness',
  'eating',
  'separation',
  'adoption',
  'bullying',
  'flight',
  'sex',
  'hate',
]

/** The first pieces that were not understood, as typed, without the signs around them. */
export function unreadPieces({ staysOut }: TwistReading): string[] {
  const sorrows = staysOut.filter(({ topic }) => unquoted.includes(topic))
  const pieces = staysOut
    .filter(({ topic, words }) => topic === 'other' && !sorrows.some((told) => told.words.includes(words)))
    .map(({ words }) => words.replace(/^[\s.,:;–—-]+|[\s.,:;–—-]+$/gu, ''))
  return pieces.slice(0, mostPieces).map(shownPiece)
}

/** What somebody wrote, as a notice quotes it: no more than fits in one. */
export function shownPiece(words: string): string {
  const said = quotedWithin(words)
  if (said.length <= mostCharacters) return said
  const cut = said.slice(0, mostCharacters).trimEnd()
  return `${cut}${cut.lastIndexOf('“') > cut.lastIndexOf('”') ? '…”' : '…'}`
}

/** Whether what was not understood may be loved, so that its writer can be asked for it as a list. */
export function asksForList({ staysOut }: TwistReading, language: BookLanguage): boolean {
  if (!isContentLanguage(language)) return false
  const pieces = staysOut.filter(({ topic }) => topic === 'other')
  return pieces.length > 0 && pieces.every(({ words }) => mayBeListed(words, thingIndex(language)))
}

/** Quotes of any kind as they stand within the single ones of a notice, in Dutch as in English: “kiekeboe”. */
function quotedWithin(words: string): string {
  return words.replace(/["“”„«»]([^"“”„«»]*)(?:["“”„«»]|$)/gu, '“$1”').replace(single, '“$1”')
}

/** What stands between single quotes; not the apostrophes of ’s avonds and the cats’ basket. */
const single =
  /(?<=^|[\s(])’(?!(?:s|t|n|k|m|r|em|tis|twas|cause|til)\s)([^’\s](?:[^’]|’(?=\p{L})){0,80})’(?=[\s.,;:!?)]|$)/gu

/** All notices on a brief in words, a line each, from the messages of a language: for whoever makes books without the web. */
export function sayNotices(brief: TitleBrief, messages: Readonly<Record<string, string>>): string[] {
  const { twist, language, theme } = brief
  const reading = readTwist(twist, language, subjectOf(brief))
  const telling = tellingOf(brief, language)
  const foods = foodsToAvoid(theme, telling)
  const things = tellable(reading.loved, theme)
    .slice(0, mostLoved)
    .map(({ told }) => told)
  const pieces = unreadPieces(reading).map((piece) =>
    (messages['twist_piece'] ?? '{piece}').replace('{piece}', () => piece),
  )
  const { allergens } = reading
  const castDeath = telling.descriptions.some((description) => tellsOfDeath(description, language))
  const notices = [...(castDeath ? ['twist_cast_death'] : []), ...twistNotices(reading, theme, foods)]
  return notices.map((notice) => {
    const key =
      notice === 'twist_other' && pieces.length > 0
        ? 'twist_other_named'
        : notice === 'twist_allergy' && allergens.length > 0
          ? 'twist_allergy_named'
          : notice
    const ask =
      key === 'twist_other_named' && asksForList(reading, language)
        ? ` ${messages['twist_other_ask'] ?? ''}`
        : ''
    return `${messages[key] ?? key}${ask}`
      .replace('{foods}', () => foods.join(', '))
      .replace('{allergens}', () => allergens.join(', '))
      .replace('{things}', () => things.join(', '))
      .replace('{pieces}', () => pieces.join(', '))
  })
}
