import * as z from 'zod/mini'
import { animalSpecies } from '#book/character.ts'
import { limits } from '#book/limits.ts'
import { type BookLanguage, bookLanguages, genders, themes } from '#book/options.ts'
import { quietestTheme } from '#book/twist-topics.ts'
import { foodsToAvoid, type TellingOfAllergy } from '#story/allergies.ts'
import { type DescriptionFact, descriptionFacts } from '#story/description-facts.ts'
import { lovedThings } from '#story/loved-things.ts'
import { toldAllergens } from '#story/ai/told-allergens.ts'
import { toldDeath } from '#story/ai/told-death.ts'
import { eventOfTwist, type TwistEvent } from '#story/event-of-twist.ts'
import { besidesOffered, type NamedAlong, namedAlong } from '#story/named-along.ts'
import type { EventStory } from '#story/storyteller.ts'
import { isGrown, readTwist as read, type TwistReading } from '#story/read-twist.ts'
import { type TwistFact, twistFacts } from '#story/twist-facts.ts'
import {
  asksForList,
  graveNotices,
  tellsOfDeath,
  type TwistNotice,
  twistNotices,
  unreadPieces,
} from '#story/twist-notices.ts'
import { type OpenFunction, readBody } from './product-function.ts'

const bodySchema = z.object({
  twist: z.string().check(z.maxLength(limits.twistCharacters, 'twist_too_long')),
  language: z.enum(bookLanguages),
  /** Not yet chosen: nothing is told of what its story would leave out. */
  theme: z._default(z.enum(themes), quietestTheme),
  /** The child's name, and those of all who join in. */
  hero: z._default(z.string().check(z.maxLength(limits.nameCharacters)), ''),
  gender: z._default(z.enum(genders), 'other'),
  /** In years; not told of whoever has no age. */
  age: z.optional(z.number().check(z.nonnegative())),
  companions: z._default(
    z.array(z.string().check(z.maxLength(limits.nameCharacters))).check(z.maxLength(limits.companions)),
    [],
  ),
  /** Sentences of the twist of which its writer says that they are nothing sad. */
  everyday: z._default(
    z
      .array(z.string().check(z.maxLength(limits.twistCharacters)))
      .check(z.maxLength(limits.everydaySentences)),
    [],
  ),
  /** Whether the book is about what happened: then no story of a theme is told. */
  isAboutEvent: z._default(z.boolean(), false),
  /** Of whom something was told, the child among them. */
  described: z._default(
    z
      .array(
        z.object({
          name: z.string().check(z.maxLength(limits.nameCharacters)),
          species: z.optional(z.enum(animalSpecies)),
          age: z.optional(z.number().check(z.nonnegative())),
          description: z.string().check(z.maxLength(limits.descriptionCharacters)),
        }),
      )
      .check(z.maxLength(limits.companions + 1)),
    [],
  ),
})

/** What the builder says of a twist before a book is made of it. */
export interface TwistAnswer {
  /** What will be told and drawn, at most three things. */
  told: string[]
  /** What was understood and can be left out, piece by piece. */
  facts: TwistFact[]
  /** Who is named and can come along as a character; whoever something happened to is none of them. */
  along: NamedAlong[]
  /** What happened of which a story may be offered, and the stories that are told of it. */
  event: TwistEvent | null
  eventStories: EventStory[]
  /** What the book does with what was told of everybody. */
  described: DescriptionFact[]
  notices: TwistNotice[]
  /** Sentences that may be a sorrow, to be asked about; no notice is said of them. */
  doubts: string[]
  /** Sentences that were taken for nothing sad, since their writer says so. */
  everyday: string[]
  /** What somebody is allergic to. */
  allergens: string[]
  /** What of the theme's own story that is: cake. */
  foods: string[]
  /** The first pieces that were not understood, as typed. */
  unread: string[]
  /** Whether these may be things that the child loves, and no clauses or people. */
  asksForList: boolean
  /** In which language it can be read, where that is another one that books are written in. */
  readsAs: BookLanguage | null
  /** Whether somebody who joins in is said to have died. */
  castDeath: boolean
  /** Whether a model writes: what our own stories are like says nothing of its. */
  byModel: boolean
}

/** What is said where a model takes up whatever else was told: a language that our own reader does not know has its deaths and allergies. */
function keptOutOf(
  reading: TwistReading,
  { twist, descriptions, language }: Pick<TellingOfAllergy, 'twist' | 'descriptions' | 'language'>,
): Omit<
  TwistAnswer,
  | 'facts'
  | 'along'
  | 'doubts'
  | 'everyday'
  | 'described'
  | 'event'
  | 'eventStories'
  | 'readsAs'
  | 'castDeath'
  | 'byModel'
> {
  const allergens = toldAllergens([twist, ...descriptions].join('\n'), language)
  return {
    told: [],
    notices: [
      ...(toldDeath(twist, language) ? (['twist_death_kept'] as const) : []),
      ...(allergens === null ? graveNotices(reading) : (['twist_allergy'] as const)),
    ],
    allergens: allergens ?? reading.allergens,
    foods: [],
    unread: [],
    asksForList: false,
  }
}

/** What is said of a sentence that is asked about is its question. */
function besidesDoubts(reading: TwistReading, doubts: readonly string[]): TwistReading {
  const isAsked = (words: string): boolean => doubts.some((doubt) => doubt.includes(words))
  return {
    ...reading,
    staysOut: reading.staysOut.filter(({ topic, words }) => topic !== 'somebody' || !isAsked(words)),
  }
}

/** Whether it is in another language than it was to be read in. */
function isForeign({ staysOut }: TwistReading): boolean {
  return staysOut.some(({ topic }) => topic === 'language')
}

/** Says what of a twist the book will tell and what stays out; keeps nothing of it. */
export const readTwist: OpenFunction = async ({ storyteller, illustrator }, request) => {
  const asked = await readBody(request, bodySchema)
  if (!asked.ok) return asked.refusal
  const {
    twist,
    language,
    theme,
    hero,
    gender,
    age = 0,
    companions,
    everyday,
    described,
    isAboutEvent,
  } = asked.body
  const descriptions = described.map(({ description }) => description)
  const byModel = storyteller.takesAnyTwist
  const subject = { hero, gender, age, grown: isGrown(age), companions, everyday }
  const reading = read(twist, language, subject)
  const foods = foodsToAvoid(theme, { twist, descriptions, language, subject })
  const event = eventOfTwist(twist, reading, language, [hero, ...companions])
  const along = namedAlong(reading, twist, language, subject).filter(({ name }) => name !== event?.name)
  // Where there is room for nobody more they are not offered. Of a move or a first day nothing stays out but what says that it is one.
  const offered = companions.length < limits.companions ? along : []
  const stories =
    event || isAboutEvent
      ? storyteller.eventStories(language, age).filter(({ kind }) => isAboutEvent || kind === event?.kind)
      : []
  const isAllOfIt = (event?.kind === 'move' || event?.kind === 'start') && stories.length > 0
  const said = isAllOfIt ? { ...reading, staysOut: [] } : besidesOffered(reading, offered, language, subject)
  const doubts = byModel || isAllOfIt ? [] : reading.doubts
  const answer: TwistAnswer = {
    ...(byModel
      ? keptOutOf(said, { twist, descriptions, language })
      : {
          told: lovedThings(twist, language, theme, subject),
          notices: twistNotices(besidesDoubts(said, doubts), theme, foods),
          allergens: reading.allergens,
          foods,
          unread: unreadPieces(said),
          asksForList: asksForList(said, language),
        }),
    facts: twistFacts(reading, { twist, language, theme, subject, byModel, isAboutEvent }),
    along,
    doubts,
    everyday: reading.everyday,
    event,
    eventStories: stories,
    described: descriptionFacts(described, language, {
      shows: (told, of) => illustrator.shows(told, of),
      byModel,
    }),
    readsAs: isForeign(reading)
      ? (storyteller.languages.find((one) => !isForeign(read(twist, one, subject))) ?? null)
      : null,
    castDeath: descriptions.some((told) => tellsOfDeath(told, language) || toldDeath(told, language)),
    byModel,
  }
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
}
