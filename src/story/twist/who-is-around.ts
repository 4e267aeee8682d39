import { escapePattern } from '#book/escape-pattern.ts'
import { kinshipOf } from '#book/kinship.ts'
import type { Gender } from '#book/options.ts'
import { numberWords } from '../house/grammar/number-words.ts'
import { findTopics } from './find-topics.ts'
import { matchLikes } from './like-patterns.ts'
import { eitherCase, named, ownWords } from './named-toys.ts'
import { happy } from './sentence-topics.ts'
import { findThing, type KnownThing, type ThingIndex } from './thing-index.ts'

/** How a language says who is there every day: a lead, one or more of whoever is there, a tail. */
interface Around {
  leads: readonly RegExp[]
  /** In place of a lead, before whoever gives the book. */
  greets: readonly RegExp[]
  ones: readonly RegExp[]
  and: RegExp
  tail: RegExp
  /** How old somebody is, behind their name. */
  aged: RegExp
  /** By figure and word. */
  years: ReadonlyMap<string, number>
  /** As a pattern. */
  number: string
}

/**
 * A sentence of every day that only says who is there, as the list of them: "Opa Jan en oma Truus passen elke woensdag op" is
 * "Opa Jan en oma Truus", "Ze heeft twee broers, Sam en Tom" is "mijn broer Sam en mijn broer Tom". Any other comes back as it is:
 * each of its words must be known, since a single one may be a sorrow. Ages behind names are left away; `yearsOf` reads them. Of who
 * gives the book ("Voor Noor van opa Jan") nothing is left.
 */
export function whoIsAround(text: string, index: ThingIndex): string {
  const around = aroundOf(index)
  const said = text.replace(around.aged, (whole: string, ...rest: unknown[]) => {
    const { who = '', whoever = '' } = rest.at(-1) as Readonly<Record<string, string>>
    return isSomebody(who, index) ? whoever : whole
  })
  const listBehind = (leads: readonly RegExp[]): string | undefined =>
    leads
      .flatMap((lead) => endOf(lead.exec(said), index))
      .map((from) => listFrom(said, from, around, index))
      .find((one) => one !== undefined)
  const greeting = listBehind(around.greets)
  const list = greeting ?? listBehind([...around.leads, /^/u])
  const isGrave = list !== undefined && findTopics(said, index).some((topic) => !happy.includes(topic))
  if (list === undefined || isGrave) return said
  return greeting === undefined ? list : ''
}

/** Where whoever is there is named, unless it is said of somebody else than the child: what Mama has is hers. */
function endOf(lead: RegExpExecArray | null, index: ThingIndex): number[] {
  const child = lead?.groups?.['child']?.toLowerCase() ?? ''
  return lead && findThing(child, index)?.kind !== 'person' ? [lead[0].length] : []
}

/** How old a twist says that somebody is: 9, of "haar zus Bo van 9" and of "her sister Bo (9)". */
export function yearsOf(name: string, twist: string, index: ThingIndex): number | undefined {
  const { number, years } = aroundOf(index)
  const { aged, months } = index.words.grammar.around
  const behind = new RegExp(
    `(?<!\\p{L})${escapePattern(name)}(?:\\s*\\(\\s*|${aged})(?<years>${number})(?! (?:${months}))`,
    'iu',
  )
  return years.get(behind.exec(twist)?.groups?.['years']?.toLowerCase() ?? '')
}

/** Whoever is named from there on to the end, if more is said of them than a bare list would say. */
function listFrom(
  text: string,
  from: number,
  { ones, and, tail }: Around,
  index: ThingIndex,
): string | undefined {
  const all: string[] = []
  let says = from > 0
  for (let at = from; ; at = and.lastIndex) {
    const found = ones.map((one) => oneAt(text, at, one, index)).find((each) => each !== undefined)
    // "She has a brother Sam and loves trains."
    if (!found)
      return says && at > from && matchLikes(text.slice(at), index).length > 0
        ? [...all, text.slice(at)].join(', ')
        : undefined
    all.push(...found.people)
    says ||= found.says
    const rest = text.slice(found.end)
    if (rest === '' || tail.test(rest)) return says || rest !== '' ? all.join(', ') : undefined
    and.lastIndex = found.end
    if (!and.test(text)) return undefined
  }
}

interface Found {
  people: string[]
  /** Where the rest of the sentence begins. */
  end: number
  says: boolean
}

function oneAt(text: string, at: number, one: RegExp, index: ThingIndex): Found | undefined {
  one.lastIndex = at
  const found = one.exec(text)
  const { own, says, whence, kind = '', who = '', name, names } = found?.groups ?? {}
  const known = somebody(who, index)
  // "Papa" is called so; a dog without a name is nobody yet.
  if (!found || !known || (name === undefined && names === undefined && !kinshipOf(who))) return undefined
  const [mine = ''] = index.words.grammar.possessives.family
  const whose = own ?? (says === undefined ? '' : mine)
  const alone = singular(who, known, index)
  // "Her cousins Liv and Tom", but "her dog Boris and Tom".
  if (names !== undefined && says === undefined && alone === who) return undefined
  const word = names === undefined ? who : alone
  return {
    people: (names?.split(/, | en | and /u) ?? [name]).map((called) =>
      [whose, kind.trim(), word, called].filter(Boolean).join(' '),
    ),
    end: one.lastIndex,
    says: (says ?? whence) !== undefined,
  }
}

/** Whether a word says of somebody what they are to a child: a brother, dogs, a teddy, a best friend. */
export function isSomebody(word: string, index: ThingIndex): boolean {
  return somebody(word, index) !== undefined
}

function somebody(word: string, index: ThingIndex): KnownThing | undefined {
  const known = findThing(word.toLowerCase(), index)
  if (known?.kind === 'animal' || known?.kind === 'toy') return known
  // "Our daughter Noor" is the child itself.
  const isTheirs =
    known &&
    [known.base, known.base.replace(/s$/u, '')].some(
      (one) => kinshipOf(one) !== undefined || friendGender(one, index) !== undefined,
    )
  return known?.kind === 'person' && isTheirs ? known : undefined
}

/** One of them: "broer" of "broers", "zusje" of "zusjes". */
function singular(word: string, { base }: KnownThing, index: ThingIndex): string {
  const cut = word.replace(/s$/u, '')
  return cut !== word && isSomebody(cut, index) ? cut : base
}

/** Of a word for a friend what it says of them; `other` where it says nothing, undefined for any other word. */
export function friendGender(word: string, { words: { grammar } }: ThingIndex): Gender | undefined {
  return (['female', 'male', 'other'] as const).find((gender) =>
    grammar.friends[gender].some((friend) => word.endsWith(friend)),
  )
}

const compiled = new Map<ThingIndex, Around>()

function aroundOf(index: ThingIndex): Around {
  const known = compiled.get(index)
  if (known) return known
  const { grammar } = index.words
  const { leads, greets, ones, and, tails, often, day, kinds, aged, old, months, whence } = grammar.around
  const years = new Map(
    Array.from({ length: 99 }, (_, before): [string, number][] => [
      [`${before + 1}`, before + 1],
      [numberWords(before + 1, index.language), before + 1],
    ]).flat(),
  )
  // The longest first: twenty-one is no twenty.
  const number = `(?:${[...years.keys()].toSorted((a, b) => b.length - a.length).join('|')})(?![\\p{L}\\d])`
  const who = String.raw`(?<who>\p{L}\p{Ll}+)`
  const child = String.raw`(?<child>${grammar.pronouns.map(eitherCase).join('|')}|\p{Lu}[\p{L}’-]+)`
  const filled = (pattern: string): string =>
    pattern
      .replaceAll('{often}', `(?:${often})`)
      .replaceAll('{day}', `(?:${day})`)
      .replaceAll('{own}', ownWords(index))
      .replaceAll('{kind}', `(?<kind>(?:(?:${[...index.adjectives, kinds].join('|')}) )*)`)
      .replaceAll('{child}', child)
      .replaceAll('{whoever}', `(?<whoever>${who} ${named})`)
      .replaceAll('{who}', who)
      .replaceAll('{names}', String.raw`(?<names>\p{Lu}[\p{L}’-]+(?:(?:, | en | and )\p{Lu}[\p{L}’-]+)+)`)
      .replaceAll('{name}', named)
      .replaceAll('{number}', number)
  const made = {
    leads: leads.map((lead) => new RegExp(`^${filled(lead)} `, 'u')),
    greets: greets.map((lead) => new RegExp(`^${filled(lead)} `, 'u')),
    ones: ones.map((one) => new RegExp(`${filled(one)}(?<whence> (?:${whence}))?(?=$|[ ,])`, 'uy')),
    and: new RegExp(and, 'uy'),
    tail: new RegExp(`^ (?:${tails.map(filled).join('|')})$`, 'u'),
    aged: new RegExp(filled(`{whoever}${aged}{number}(?: (?:${old}|${months}))?(?=$|,| en | and )`), 'gu'),
    years,
    number,
  }
  compiled.set(index, made)
  return made
}
