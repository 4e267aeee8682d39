import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { escapePattern } from '#book/escape-pattern.ts'
import { parentOrElder } from '#book/kinship.ts'
import type { BookLanguage, Gender } from '#book/options.ts'
import { contentPath } from '#models/content-path.ts'
import { type ContentLanguage, contentLanguages, isContentLanguage } from './house/content-language.ts'
import type { TwistReading } from './read-twist.ts'

/** Who died, as far as a twist says so; a family corrects it before anything is told. */
export interface Loss {
  /** A word of the stories of events: `cat`, `dog`, `elder`, `parent`. */
  who: string
  /** Empty where none was read. */
  name: string
  gender: Gender | null
}

const wordsSchema = z.strictObject({
  happened: z.array(z.string()),
  never: z.array(z.string()),
  who: z.record(z.string(), z.array(z.string())),
  female: z.array(z.string()),
  male: z.array(z.string()),
  noNames: z.array(z.string()),
})
type LossWords = z.infer<typeof wordsSchema>

const words = Object.fromEntries(
  contentLanguages.map((language) => [
    language,
    z.parse(wordsSchema, parse(readFileSync(join(contentPath('twists'), language, 'losses.yaml'), 'utf8'))),
  ]),
) as Record<ContentLanguage, LossWords>

/**
 * The death that a twist tells of, where a story may be offered of it: it has happened and not just now, to one animal or one
 * grown-up of the family, and by nobody's hand. Null where anything of that is in doubt.
 */
export function lossOfTwist({ staysOut }: TwistReading, language: BookLanguage): Loss | null {
  if (!isContentLanguage(language)) return null
  const known = words[language]
  const deaths = staysOut.filter(({ topic }) => topic === 'death')
  const [death, ...others] = deaths
  if (!death || others.length > 0 || staysOut.some(({ topic }) => topic === 'violence')) return null
  const said = death.words
  if (!has(said, known.happened) || has(said, known.never)) return null
  const found = whoIn(said, known)
  if (found === null) return null
  const name = nameIn(said, known)
  return {
    who: found.who,
    name: found.title === undefined || name === '' ? (found.title ?? name) : `${found.title} ${name}`,
    gender: found.gender ?? genderIn(said, known),
  }
}

interface Found {
  who: string
  /** What a relative is called by: oma. */
  title?: string
  gender?: Gender
}

/** The one whom a sentence can mean; null for none and for several. */
function whoIn(said: string, { who }: LossWords): Found | null {
  const animals = Object.entries(who).flatMap(([kind, called]): Found[] =>
    has(said, called) ? [{ who: kind }] : [],
  )
  const relatives = wordsOf(said).flatMap((word): Found[] => {
    const relative = parentOrElder(word)
    return relative === undefined
      ? []
      : [{ who: relative.is, title: word.toLowerCase(), gender: relative.gender }]
  })
  // “Opa’s hond” may be either; “oma Riet, zijn oma” is one.
  const all = [...animals, ...relatives.filter(({ title }, at) => relatives[at - 1]?.title !== title)]
  return all.length === 1 ? (all[0] ?? null) : null
}

/** A word with a capital that is no other word of the language at its beginning. */
function nameIn(said: string, { noNames }: LossWords): string {
  return wordsOf(said).find((word) => /^\p{Lu}/u.test(word) && !noNames.includes(word.toLowerCase())) ?? ''
}

function genderIn(said: string, { female, male }: LossWords): Gender | null {
  const [isFemale, isMale] = [has(said, female), has(said, male)]
  return isFemale === isMale ? null : isFemale ? 'female' : 'male'
}

function wordsOf(said: string): string[] {
  return said.match(/[\p{L}-]+/gu) ?? []
}

function has(said: string, phrases: readonly string[]): boolean {
  return phrases.some((phrase) =>
    new RegExp(`(?<!\\p{L})${escapePattern(phrase)}(?!\\p{L})`, 'iu').test(said),
  )
}
