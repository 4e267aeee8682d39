import type { Brief } from '#book/brief.ts'
import { escapePattern } from '#book/escape-pattern.ts'
import { kinshipOf } from '#book/kinship.ts'
import type { Gender } from '#book/options.ts'
import { relationWords } from '#book/relations.ts'
import { partsOf } from '#book/tells-of-wheelchair.ts'
import { findThing, thingIndex } from '../twist/thing-index.ts'
import { relationTold } from '../tells-relation.ts'
import type { ContentLanguage } from './content-language.ts'
import { callName } from './grammar/call-name.ts'
import { companionName } from './grammar/companion-name.ts'
import { grammarPacks } from './grammar/grammar-packs.ts'
import { possessive } from './grammar/possessive.ts'

/** Somebody whom the story has yet to say who they are. */
interface Stranger {
  name: string
  /** Who they are to the child: `kleine broertje`. */
  relation: string
  /** On how many more pages that name them there may be looked for a place. */
  pages: number
}

interface Hero {
  name: string
  /** With which the child is pointed back to; none where it would be the name again. */
  own: string | undefined
}

const own: Readonly<Record<ContentLanguage, Partial<Record<Gender, string>>>> = {
  dutch: { female: 'haar', male: 'zijn' },
  english: { female: 'her', male: 'his', other: 'their' },
}
/** Who is not introduced where the story names them first, or next, is known by then. */
const pagesToLook = 2

/**
 * Says once of everybody who they are to the child, if a description tells so: "Mila’s broertje Sam". It takes the pages of a book
 * in their order, and returns each as it is told. Nobody is introduced to a child of two, who knows them, nor by a name that says
 * it already: Oma Riet.
 */
export function introducer(
  { hero: child, companions }: Pick<Brief, 'hero' | 'companions'>,
  language: ContentLanguage,
): (page: string) => string {
  const hero = { name: callName(child.name, language), own: own[language][child.gender] }
  const everybody = [child, ...companions].map(({ name }) => name)
  const strangers =
    child.age <= 2
      ? []
      : companions.flatMap((companion): Stranger[] => {
          const { name, many, kind } = companionName(companion, language, hero.name)
          const isKnown = kind !== 'person' || many || kinshipOf(name) !== undefined
          const isAlone =
            everybody.filter((other) => other.toLowerCase() === companion.name.toLowerCase()).length === 1
          if (isKnown || !isAlone) return []
          const chosen =
            companion.kind === 'person' && companion.relation !== undefined
              ? relationWords({ ...companion, relation: companion.relation }, child.age, language)
              : undefined
          const [described] = partsOf(companion.description).flatMap(
            (piece) => relationTold(piece.trim(), language, { child, everybody }) ?? [],
          )
          const relation = chosen ?? described
          return relation === undefined ? [] : [{ name, relation, pages: pagesToLook }]
        })
  return (page) =>
    strangers.reduce((told, stranger) => {
      if (stranger.pages === 0 || placesOf(stranger.name, told).length === 0) return told
      stranger.pages -= 1
      const introduced = introduce(stranger, told, hero, language)
      if (introduced !== undefined) stranger.pages = 0
      return introduced ?? told
    }, page)
}

/** The page with who somebody is before their name where that reads well; undefined where it does so nowhere. */
function introduce(
  { name, relation }: Stranger,
  page: string,
  hero: Hero,
  language: ContentLanguage,
): string | undefined {
  const place = placesOf(name, page).find((at) => mayStandBefore(page, at, name))
  if (place === undefined) return undefined
  const before = sentenceBefore(page, place)
  const full = possessive(hero.name, language)
  const isNamed = placesOf(hero.name, before).length > 0 || (full !== undefined && before.includes(full))
  const whose = isNamed ? hero.own : full
  return whose && `${page.slice(0, place)}${whose} ${relation} ${page.slice(place)}`
}

/** Where a name stands as a word of its own that the teller says: not in what is spoken, and nothing is somebody’s. */
function placesOf(name: string, page: string): number[] {
  const spoken = spokenIn(page)
  return [...page.matchAll(new RegExp(`(?<![\\p{L}’-])${escapePattern(name)}(?![\\p{L}’-])`, 'gu'))]
    .map(({ index }) => index)
    .filter((at) => !spoken.some(([from, to]) => at > from && at < to))
}

/** From where to where somebody speaks: a quote that closes is no apostrophe. */
function spokenIn(page: string): [from: number, to: number][] {
  return [...page.matchAll(/‘(?:[^’]|’(?=\p{L}))*(?:’|$)/gu)].map(({ 0: quote, index }) => [
    index,
    index + quote.length,
  ])
}

/** What is told before a place in its own sentence. */
function sentenceBefore(page: string, at: number): string {
  return (
    page
      .slice(0, at)
      .split(/(?<=[.!?…:’])\s+|\n/u)
      .at(-1) ?? ''
  )
}

/** As who does something, is told of, or speaks; never as who is called: "Kom, Sam." */
function mayStandBefore(page: string, at: number, name: string): boolean {
  const before = sentenceBefore(page, at)
  const [after = ''] = page.slice(at + name.length).split(/(?<=[.!?…])/u)
  if (/[!?]$/u.test(after)) return false
  // The first of a sentence does something; the last of one after a comma is called.
  if (before === '') return /^ \p{Ll}/u.test(after)
  if (before.endsWith(', ')) return /^(?:,| \p{Ll})/u.test(after)
  return /\p{Ll} $/u.test(before) && !article.test(before)
}

const article = /(?:^|\s)(?:de|het|een|die|dat|the|a|an|that|this)(?: \p{Ll}+)? $/u

/**
 * Calls what a child loves by its name once it is known: "haar speelgoedgraver Klank" is Klank from the second page on that tells of it.
 * It takes the pages of a book in their order.
 * @param loved as the story tells it
 */
export function byNameAlone(loved: readonly string[], language: ContentLanguage): (page: string) => string {
  const known = new Set<string>()
  const index = thingIndex(language)
  const named = loved.flatMap((thing) => {
    const { what = '', name } = nameLast.exec(thing)?.groups ?? {}
    // The books of Nijntje are not Nijntje.
    return name === undefined || findThing(what, index) === undefined
      ? []
      : [{ thing: new RegExp(`(?<!\\p{L})(?:${inSpeechToo(thing, language)})(?!\\p{L})`, 'giu'), name }]
  })
  return (page) =>
    named.reduce((told, { thing, name }) => {
      if (told.search(thing) < 0) return told
      if (known.has(name)) return told.replace(thing, name)
      known.add(name)
      return told
    }, page)
}

/** haar konijn Flap, a sheep called Woolly, een schaap dat Wol heet. */
const nameLast =
  /^(?:\p{Ll}.* )?(?<what>(?!(?:called|named|genaamd|die|dat) )\p{Ll}+) (?:(?:called|named|genaamd|die|dat) )?(?<name>\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+)?)(?: heet)?$/u

/** The source of a pattern of a thing, in the mouth of the child and said to it as well. */
function inSpeechToo(name: string, language: ContentLanguage): string {
  const thing = { name, kind: 'toy', gender: 'other', many: false } as const
  const said = [undefined, 'mine', 'yours'].map((form) => grammarPacks[language].say(thing, form))
  return [...new Set(said)].map(escapePattern).join('|')
}

/** Both: who somebody is, and by what name a thing is known, each said once. It takes the pages of a book in their order. */
export function knownFromHere(
  brief: Pick<Brief, 'hero' | 'companions'>,
  loved: readonly string[],
  language: ContentLanguage,
): (page: string) => string {
  const introduced = introducer(brief, language)
  const named = byNameAlone(loved, language)
  return (page) => named(introduced(page))
}
