import { useEffect, useState } from 'react'
import type { Described } from '#story/description-facts.ts'
import type { TwistAnswer } from '#functions/read-twist.ts'
import type { BookLanguage, Gender, Theme } from '#book/options.ts'
import { limits } from '#book/limits.ts'
import { toldEveryday, toldTwist } from './draft-brief.ts'
import type { Draft } from './draft.ts'
import { browserBackend } from '../session/browser-backend.ts'

/** Long enough that nobody is talked to in the middle of a sentence. */
const quietMs = 900

/**
 * How the storyteller reads a twist and what is told of each character, a moment after the typing stops; null while nothing has been read. What cannot
 * be read now, without a network, is read again after the next change, and nothing waits for it.
 * @param language of the book; null reads nothing
 */
export function useTwistReading(
  draft: Draft,
  language: BookLanguage | null,
): { reading: TwistAnswer | null; isReading: boolean } {
  const [answer, setAnswer] = useState<{ of: string; answer: TwistAnswer | null } | null>(null)
  const asked = language === null ? null : JSON.stringify(questionOf(draft, language))
  useEffect(() => {
    if (asked === null || !worthAsking(JSON.parse(asked) as Question)) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      void askForReading(asked, stop.signal).then((read) => {
        if (!stop.signal.aborted) setAnswer({ of: asked, answer: read })
      })
    }, quietMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [asked])
  if (answer?.of === asked) return { reading: answer.answer, isReading: false }
  return { reading: null, isReading: asked !== null && worthAsking(JSON.parse(asked) as Question) }
}

interface Question {
  twist: string
  language: BookLanguage
  theme?: Theme
  hero: string
  gender?: Gender
  age?: number
  companions: string[]
  everyday?: string[]
  described: Described[]
  isAboutEvent?: boolean
}

function questionOf(draft: Draft, language: BookLanguage): Question {
  const { theme, name, gender, age, description, companions } = draft
  const nameOf = (typed: string): string => typed.trim().slice(0, limits.nameCharacters)
  const names = companions.map((companion) => nameOf(companion.name)).filter((typed) => typed !== '')
  const described = [{ name, age, description }, ...companions].flatMap((one): Described[] => {
    const told = one.description.trim()
    if (told === '' || told.length > limits.descriptionCharacters) return []
    const of = 'kind' in one && one.kind !== 'person' ? { species: one.species } : ageOf(one.age)
    return [{ name: nameOf(one.name), ...of, description: told }]
  })
  return {
    twist: toldTwist(draft, language),
    language,
    ...(theme ? { theme } : {}),
    hero: nameOf(name),
    ...(gender ? { gender } : {}),
    ...ageOf(age),
    companions: names,
    ...(draft.twistEveryday?.length ? { everyday: toldEveryday(draft) } : {}),
    described,
    ...(draft.event ? { isAboutEvent: true } : {}),
  }
}

function ageOf(typed: string): { age?: number } {
  return Number(typed) > 0 ? { age: Number(typed) } : {}
}

function worthAsking({ twist, described }: Question): boolean {
  return twist.length <= limits.twistCharacters && (twist !== '' || described.length > 0)
}

async function askForReading(asked: string, signal: AbortSignal): Promise<TwistAnswer | null> {
  try {
    const backend = await browserBackend()
    const { data } = await backend.functions.invoke<TwistAnswer>('read-twist', {
      body: JSON.parse(asked) as Question,
      signal,
    })
    return data !== null &&
      Array.isArray(data.notices) &&
      Array.isArray(data.told) &&
      Array.isArray(data.facts) &&
      Array.isArray(data.doubts) &&
      Array.isArray(data.everyday) &&
      Array.isArray(data.described) &&
      Array.isArray(data.eventStories)
      ? data
      : null
  } catch {
    return null
  }
}
