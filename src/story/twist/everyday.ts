import { kinshipOf } from '#book/kinship.ts'
import { bound } from './bound.ts'
import { comesAlong } from './comes-along.ts'
import { isDoubtful, type Somebody } from './everyday-doubts.ts'
import { findTopics } from './find-topics.ts'
import type { EverydayWords } from './load-twist-words.ts'
import type { ReadThing } from './parse-things.ts'
import { isName, longest, low, readNoun } from './read-noun.ts'
import type { TwistSubject } from '../read-twist.ts'
import { findThing, type ThingIndex } from './thing-index.ts'
import { isSomebody } from './who-is-around.ts'

/** What a sentence of every day says. */
export interface Everyday {
  /** What the child does, gets or is told to be the best of. */
  loved: ReadThing[]
  /** Somebody of the family or their animals who is no cast of the book, perhaps. */
  people: string[]
  /** Whether nothing in it is said to be loved: it is told to nobody. */
  isIdle: boolean
  /** Whether it is of the child and of nobody else who is not in the book. */
  isOwn: boolean
}

type Verb = EverydayWords['verbs'][string]

/** What a clause has said before its verb's objects are read. */
interface Clause {
  start: number
  verb: Verb
  end: number
  doers: readonly Somebody[]
}

/** What a clause says behind its verb. */
interface Rest {
  end: number
  things: ReadThing[]
  /** Everybody but its doers, and those of them to whom it is done. */
  others: Somebody[]
  beings: Somebody[]
  withAnimals: boolean
  /** Whether it says enough. */
  isMet: boolean
  /** Whether the child gets what is made. */
  gets: boolean
  saidWell: boolean
  bathes: boolean
  next: Clause | undefined
}

/**
 * Reads a sentence of every day from its first word to its last: who does what, in the present, of which every word is known and
 * harmless beside the others. Undefined for any other: its words may be a sorrow.
 * @param during whether it may begin with what is just being done ("making pancakes"), as behind what somebody loves
 */
export function readEveryday(
  text: string,
  index: ThingIndex,
  subject: TwistSubject,
  during = true,
): Everyday | undefined {
  const plain = text.replaceAll(bound, ' ')
  if (isSad(plain, index)) return undefined
  return new Reader(plain, index, subject).read(during)
}

/** Whether a text begins with somebody else who does something: "Dad swings" names no swing. */
export function tellsWhatOthersDo(text: string, index: ThingIndex, subject: TwistSubject): boolean {
  return new Reader(text.replaceAll(bound, ' '), index, subject).isOfOthers()
}

/** Whether a text has a word of sorrow, loss, absence or a no in it, whatever else it says. */
export function isSad(text: string, index: ThingIndex): boolean {
  const lower = text.toLowerCase()
  // Who steals socks does no harm.
  const { says, takes } = index.words.everyday.verbs['steals'] ?? { says: [], takes: [] }
  const stolen = takes.includes('stolen') ? index.words.everyday.stolen : []
  const spared = says.reduce(
    (left, verb) =>
      stolen.some((thing) => left.includes(thing))
        ? left.replace(new RegExp(`(?<!\\p{L})${verb}(?!\\p{L})`, 'u'), '§')
        : left,
    lower,
  )
  return (
    findTopics(spared, index).length > 0 ||
    [
      index.sorrowful,
      index.negation,
      index.farewells,
      index.losses,
      index.absences,
      index.undone,
      index.reactions,
    ].some((pattern) => new RegExp(pattern.source, 'u').test(lower)) ||
    new RegExp(index.missing.source, 'u').test(lower)
  )
}

/** No sky, since whoever is looked for there may be dead; and nobody plays in bed. */
const sky: ReadonlySet<string> = new Set([
  'star',
  'cloud',
  'moonInSky',
  'planet',
  'sun',
  'rainbow',
  'rocket',
  'bed',
])
const grownYears = 18
const theChild: Somebody = {
  end: 0,
  words: '',
  isChild: true,
  isPerson: false,
  isHuman: true,
  isGrown: false,
  isThere: true,
}

class Reader {
  private readonly tokens: readonly string[]
  private readonly index: ThingIndex
  private readonly words: EverydayWords
  private readonly subject: TwistSubject
  private readonly loved: ReadThing[] = []
  private readonly people = new Set<string>()
  private ofTheBook = true

  constructor(text: string, index: ThingIndex, subject: TwistSubject) {
    this.tokens = text
      .replaceAll(',', ' , ')
      .split(/\s+/u)
      .filter((token) => token !== '')
    this.index = index
    this.words = index.words.everyday
    this.subject = subject
  }

  read(during: boolean): Everyday | undefined {
    let clause = this.clauseAt(0, during)
    if (!clause) return undefined
    for (;;) {
      const next = this.restOf(clause)
      if (next === undefined) return undefined
      if (next === 'end') break
      clause = next
    }
    return {
      loved: this.loved,
      people: [...this.people],
      isIdle: this.loved.length === 0,
      isOwn: this.ofTheBook,
    }
  }

  isOfOthers(): boolean {
    const doers = this.somebodiesAt(0)
    if (isOfChild(doers)) return false
    const { times, sometimes, hows } = this.words
    let at = doers.at(-1)?.end ?? 0
    let size: number
    while ((size = this.phrase(at, [...times, ...sometimes, ...hows])) > 0) at += size
    const found = this.verbAt(at, false)
    // "Papa kietelen" is fun, and "opa zwemt" what he does.
    return found !== undefined && /[st]$/u.test(low(this.tokens[found.end - 1]))
  }

  /** "Op zondag bakt oma Riet", "Sam en Jasmijn bouwen", "bakes". */
  private clauseAt(start: number, during: boolean): Clause | undefined {
    const { times, hows, sometimes } = this.words
    let at = start
    let size: number
    while ((size = this.phrase(at, [...times, ...sometimes])) > 0) at += size
    if (low(this.tokens[at]) === ',') at++
    const inverts = at > start
    const doers = this.somebodiesAt(at)
    const from = doers.at(-1)?.end ?? at
    // "Granny always bakes".
    let verbAt = from
    while (doers.length > 0 && (size = this.phrase(verbAt, [...times, ...sometimes, ...hows])) > 0)
      verbAt += size
    const found = this.verbAt(verbAt, during && doers.length === 0)
    if (!found) return undefined
    // "Op zondag bakt oma".
    const behind = inverts && doers.length === 0 ? this.somebodiesAt(found.end) : []
    const who = doers.length > 0 ? doers : behind
    if (who.some(({ isThere }) => !isThere)) return undefined
    if (found.verb.onlySmall && who.some(({ isGrown }) => isGrown)) return undefined
    const saidSometimes = this.tokens.slice(start, found.end).some((token) => sometimes.includes(low(token)))
    if (saidSometimes && !isOfChild(who)) return undefined
    return { start, verb: found.verb, end: behind.at(-1)?.end ?? found.end, doers: who }
  }

  private verbAt(at: number, during: boolean): { verb: Verb; end: number } | undefined {
    let best: { verb: Verb; end: number } | undefined
    for (const verb of Object.values(this.words.verbs)) {
      const size = this.phrase(at, [...verb.says, ...(during ? (verb.during ?? []) : [])])
      if (size > 0 && at + size > (best?.end ?? at)) best = { verb, end: at + size }
    }
    return best
  }

  /** What follows a verb, to the end or to the next clause. */
  private restOf(clause: Clause): Clause | 'end' | undefined {
    const { verb, doers } = clause
    const rest = this.readRest(clause)
    if (!rest) return undefined
    const { things, others, gets, next } = rest
    const tokens = this.tokens.slice(clause.start, rest.end).map(low)
    if (isDoubtful({ verb, tokens, doers, ...rest }, this.index, this.subject)) return undefined
    const isCan = this.words.verbs['can'] === verb
    if (rest.bathes && (others.length > 0 || doers.length > 1)) return undefined
    if (!rest.isMet || (isCan && !isOfChild(doers) && !rest.saidWell)) return undefined
    this.ofTheBook &&= [...others, ...doers].every(
      ({ isChild, words }) => isChild || comesAlong(words, this.subject),
    )
    if (gets) this.loved.push(...things.filter(({ kind }) => kind !== 'animal'))
    for (const { isPerson, words: called } of doers) if (isPerson) this.people.add(called)
    return next ?? 'end'
  }

  private readRest({ verb, end: start, doers }: Clause): Rest | undefined {
    const { words, tokens } = this
    const ofChild = isOfChild(doers)
    const lists = verb.takes.flatMap((name) =>
      name === 'things' || name === 'foods' || name === 'animals' || name === 'beings' ? [] : words[name],
    )
    const objects = this.objects()
    const rest: Rest = {
      end: start,
      things: [],
      others: [],
      beings: [],
      withAnimals: false,
      isMet: verb.needs !== true,
      gets: ofChild,
      saidWell: false,
      bathes: false,
      next: undefined,
    }
    const takeIn = (all: readonly Somebody[]): number => {
      rest.others.push(...all)
      return all.at(-1)?.end ?? rest.end
    }
    while (rest.end < tokens.length) {
      const at = rest.end
      const inner = this.phrase(at, lists)
      const always = this.phrase(at, [...words.times, ...words.hows, ...(ofChild ? words.sometimes : [])])
      const company = this.phrase(at, [...words.company, ...(ofChild ? words.beside : [])])
      const got = this.phrase(at, words.gives)
      const praised = this.phrase(at, words.praise)
      const joint = low(tokens[at])
      const bathing = this.phrase(at, words.bathing)
      const child = got > 0 ? this.childAt(at + got) : undefined
      const getter = got > 0 ? this.phrase(at + got, [...words.getters, ...objects]) : 0
      if (bathing > 0 && verb.takes.includes('places')) {
        rest.bathes = true
        rest.end += bathing
      } else if (inner > 0 && inner >= always) {
        rest.things.push(...(ofChild ? this.doneAt(at, inner) : []))
        rest.isMet = true
        rest.end += inner
      } else if (always > 0) {
        rest.saidWell ||= this.phrase(at, words.hows) > 0
        rest.end += always
      } else if (praised > 0) {
        rest.gets = true
        const noun = this.thingAt(at + praised, verb)
        if (!noun) return undefined
        rest.things.push(noun.thing)
        rest.isMet = true
        rest.end = noun.end
        rest.end += this.phrase(rest.end, words.praiseBehind)
      } else if (at > start && (joint === ',' || this.isAnd(joint))) {
        const skip = joint === ',' && this.isAnd(low(tokens[at + 1])) ? 2 : 1
        rest.next = this.clauseAt(at + skip, false)
        if (rest.next) break
        rest.end += skip
        if (rest.end >= tokens.length) return undefined
        // "Met Sam en Tom": who follows is there too.
        const more = this.somebodiesAt(rest.end)
        if (more.length > 0 && !more.some(({ isThere }) => !isThere)) rest.end = takeIn(more)
      } else if (getter > 0) {
        // What a child makes for somebody may be for somebody who is away, and a meal for all of them its burden.
        if (ofChild || !doers.every(({ isGrown }) => isGrown)) return undefined
        rest.gets = true
        rest.others.push(theChild)
        rest.isMet ||= verb.takes.includes('aloud')
        rest.end += got + getter
      } else if (child) {
        rest.gets = true
        rest.end = takeIn([child])
      } else if (company > 0 && this.allThere(at + company)) {
        rest.end = takeIn(this.somebodiesAt(at + company))
      } else if (verb.takes.includes('beings') && this.allThere(at)) {
        const all = this.somebodiesAt(at)
        rest.beings.push(...all)
        rest.end = takeIn(all)
        // "She helps Mum" says too little.
        rest.isMet ||= !verb.takes.includes('doings')
      } else if (this.phrase(at, objects) > 0 && verb.takes.includes('fun')) {
        rest.gets = true
        rest.others.push(theChild)
        rest.end += this.phrase(at, objects)
      } else if (!this.readThing(rest, verb, lists)) return undefined
    }
    return rest
  }

  /** "Met koken", "at Sam", "on her scooter", "soup": what is done, and with what or whom. */
  private readThing(rest: Rest, verb: Verb, lists: readonly string[]): boolean {
    const at = rest.end
    const before = this.phrase(at, verb.with ?? [])
    if (before > 0 && this.phrase(at + before, lists) > 0) {
      rest.end += before
      return true
    }
    if (before > 0 && verb.takes.includes('beings') && this.allThere(at + before)) {
      const all = this.somebodiesAt(at + before)
      rest.beings.push(...all)
      rest.others.push(...all)
      rest.end = all.at(-1)?.end ?? at
      rest.isMet ||= !verb.takes.includes('doings')
      return true
    }
    const noun = this.thingAt(at + before, verb)
    if (!noun) return false
    rest.withAnimals ||= noun.thing.kind === 'animal' || noun.thing.kind === 'creature'
    // On what somebody rides, or in which boots, is no more than how.
    if (before === 0 || verb.takes.includes('foods')) rest.things.push(noun.thing)
    rest.isMet = true
    rest.end = noun.end
    return true
  }

  /** The child, by what it is called where something is done for it: "him" is somebody else in a girl's book. */
  private objects(): readonly string[] {
    const { female, male, other } = this.words.objects
    const { gender } = this.subject
    return [...(gender === 'male' ? [] : female), ...(gender === 'female' ? [] : male), ...other]
  }

  /** What the child does, where it is something that is drawn: swimming. */
  private doneAt(at: number, size: number): ReadThing[] {
    const last = this.tokens.slice(at, at + size)
    for (let from = 0; from < last.length; from++) {
      const noun = readNoun(last, from, this.index, false)
      const isDone = [...this.words.doings, ...this.words.clubs].includes(
        last.slice(from).join(' ').toLowerCase(),
      )
      if (noun && isDone && noun.end === last.length) return [asThing(noun)]
    }
    return []
  }

  private thingAt(at: number, verb: Verb): { thing: ReadThing; end: number } | undefined {
    let from = at
    const { determiners, possessives } = this.index.words.grammar
    const own: readonly string[] = Object.values(possessives).flat()
    const plain = ['the', 'de', 'het', 'een', 'a', 'an']
    const praised = this.phrase(from, this.words.praise)
    from += praised
    const first = low(this.tokens[from])
    if (determiners.includes(first) && plain.includes(first) && !own.includes(first)) from++
    const noun = readNoun(this.tokens, from, this.index, true)
    if (!noun || sky.has(noun.known.motif)) return undefined
    if (noun.text.some((word) => /(?:’s|s’)$/u.test(word))) return undefined
    const { kind } = noun.known
    const takes =
      (kind === 'food' && (verb.takes.includes('foods') || verb.takes.includes('things'))) ||
      (kind === 'animal' && verb.takes.includes('animals') && !noun.text.some((word) => isName(word))) ||
      (['thing', 'toy', 'creature', 'name'].includes(kind) &&
        verb.takes.includes('things') &&
        !noun.known.being)
    return takes ? { thing: asThing(noun), end: noun.end } : undefined
  }

  /** Whoever is named one after the other: "Sam en Jasmijn", "papa, mama". */
  private somebodiesAt(start: number): Somebody[] {
    const found: Somebody[] = []
    for (let at = start; ; at++) {
      const one = this.somebodyAt(at)
      if (!one) return found
      found.push(one)
      at = one.end
      if (!this.isAnd(low(this.tokens[at])) || !this.somebodyAt(at + 1)) return found
    }
  }

  private allThere(at: number): boolean {
    const all = this.somebodiesAt(at)
    return all.length > 0 && all.every(({ isThere }) => isThere)
  }

  private somebodyAt(at: number): Somebody | undefined {
    return this.childAt(at) ?? this.castAt(at) ?? this.kinAt(at)
  }

  private childAt(at: number): Somebody | undefined {
    const hero = (this.subject.hero ?? '').trim().toLowerCase()
    const { female, male } = this.index.words.grammar.subjects
    const { gender } = this.subject
    // "He" is somebody else in a girl's book.
    const pronouns = [...(gender === 'male' ? [] : female), ...(gender === 'female' ? [] : male)]
    const names = [...pronouns, ...this.words.together, hero, hero.split(' ')[0] ?? '']
    const size = this.phrase(
      at,
      names.filter((name) => name !== ''),
    )
    if (size === 0) return undefined
    return {
      end: at + size,
      words: this.said(at, size),
      isChild: true,
      isPerson: false,
      isHuman: true,
      isGrown: false,
      isThere: true,
    }
  }

  private castAt(at: number): Somebody | undefined {
    const cast = (this.subject.companions ?? [])
      .map((name) => name.trim().toLowerCase())
      .filter((name) => name !== '')
    const own = this.isOwn(at) ? 1 : 0
    // "Haar hond Boris" is Boris, and "oma" Oma Riet.
    const size = longest(this.tokens, at + own, (words) => cast.includes(words))
    if (size === 0) return undefined
    const words = this.said(at + own, size)
    if (own > 0 && !kinshipOf(words)) return undefined
    return {
      end: at + own + size,
      words,
      isChild: false,
      isPerson: true,
      // Of other names in the book it is not known who is a dog.
      isHuman: kinshipOf(words) !== undefined,
      isGrown: isGrown(words),
      isThere: true,
    }
  }

  private kinAt(at: number): Somebody | undefined {
    let from = at
    const isOwned = this.isOwn(from)
    if (isOwned) from++
    // "Her little brother", but her new dad is news.
    if (isOwned) from += this.kindsAt(from)
    const size = Math.max(
      ...[2, 1].map((some) => {
        const words = this.tokens.slice(from, from + some)
        return words.length === some && isSomebody(words.join(' '), this.index) ? some : 0
      }),
    )
    if (size === 0) return undefined
    const word = low(this.tokens[from + size - 1])
    const known = findThing(
      this.tokens
        .slice(from, from + size)
        .join(' ')
        .toLowerCase(),
      this.index,
    )
    const name = this.tokens[from + size] ?? ''
    const isCalled = isName(name) && !this.index.familiar.has(low(name))
    const isKin = known?.kind === 'person'
    // "Honden" are nobody; nor is a friend of whom it is not said whose.
    if (!isKin && !isOwned) return undefined
    const end = from + size + (isCalled ? 1 : 0)
    return {
      end,
      // "Oma Riet" at the beginning of a sentence is the same as in the middle of one.
      words: [this.said(at, from + size - at).toLowerCase(), ...(isCalled ? [name] : [])].join(' '),
      isChild: false,
      isPerson: isKin,
      isHuman: isKin,
      isGrown: isKin && isGrown(word),
      isThere: isOwned ? !this.isOfOther(at) : kinshipOf(word) !== undefined,
    }
  }

  private kindsAt(start: number): number {
    let at = start
    const kinds = this.index.words.grammar.around.kinds.split('|')
    while (kinds.includes(low(this.tokens[at]))) at++
    return at - start
  }

  private isOwn(at: number): boolean {
    const own: readonly string[] = Object.values(this.index.words.grammar.possessives).flat()
    return own.includes(low(this.tokens[at]))
  }

  /** "His dad" is not the child's in a girl's book. */
  private isOfOther(at: number): boolean {
    const { female, male, other } = this.index.words.grammar.possessives
    const { gender } = this.subject
    const others = [...(gender === 'female' ? male : []), ...(gender === 'male' ? female : []), ...other]
    return gender !== undefined && others.includes(low(this.tokens[at]))
  }

  private isAnd(token: string): boolean {
    return token === 'en' || token === 'and'
  }

  private said(at: number, size: number): string {
    return this.tokens.slice(at, at + size).join(' ')
  }

  private phrase(at: number, phrases: readonly string[]): number {
    return longest(this.tokens, at, (words) => phrases.includes(words))
  }
}

function isOfChild(doers: readonly Somebody[]): boolean {
  return doers.length === 0 || doers.some(({ isChild }) => isChild)
}

function isGrown(words: string): boolean {
  return (kinshipOf(words)?.ageYears ?? 0) >= grownYears
}

function asThing({ text, known, being }: NonNullable<ReturnType<typeof readNoun>>): ReadThing {
  const words = text.join(' ')
  return {
    words,
    core: words,
    motif: known.motif,
    kind: known.kind,
    beings: { words: being, core: being },
    fabled: false,
  }
}
