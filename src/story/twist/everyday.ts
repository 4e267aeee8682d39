import { kinshipOf } from '#book/kinship.ts'
import { bound } from './bound.ts'
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
}

/** Whoever a sentence names. */
interface Somebody {
  end: number
  words: string
  isChild: boolean
  isPerson: boolean
  isGrown: boolean
  /** Whether it is known who they are to the child, or they are of the book. */
  isThere: boolean
}

type Verb = EverydayWords['verbs'][string]

/** What a clause has said before its verb's objects are read. */
interface Clause {
  verb: Verb
  end: number
  doers: readonly Somebody[]
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

class Reader {
  private readonly tokens: readonly string[]
  private readonly index: ThingIndex
  private readonly words: EverydayWords
  private readonly subject: TwistSubject
  private readonly loved: ReadThing[] = []
  private readonly people = new Set<string>()

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
    return { loved: this.loved, people: [...this.people], isIdle: this.loved.length === 0 }
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
    return { verb: found.verb, end: behind.at(-1)?.end ?? found.end, doers: who }
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
  private restOf({ verb, end: start, doers }: Clause): Clause | 'end' | undefined {
    const { words, tokens } = this
    const ofChild = isOfChild(doers)
    const lists = verb.takes.flatMap((name) =>
      name === 'things' || name === 'foods' || name === 'animals' || name === 'beings' ? [] : words[name],
    )
    const things: ReadThing[] = []
    let at = start
    let isMet = verb.needs !== true
    let gets = ofChild
    let saidWell = false
    let bathes = false
    let isWith = false
    let next: Clause | undefined
    while (at < tokens.length) {
      const inner = this.phrase(at, lists)
      const always = this.phrase(at, [...words.times, ...words.hows, ...(ofChild ? words.sometimes : [])])
      const company = this.phrase(at, [...words.company, ...(ofChild ? words.beside : [])])
      const got = this.phrase(at, words.gives)
      const praised = this.phrase(at, words.praise)
      const joint = low(tokens[at])
      const bathing = this.phrase(at, words.bathing)
      if (bathing > 0 && verb.takes.includes('places')) {
        bathes = true
        at += bathing
      } else if (inner > 0 && inner >= always) {
        things.push(...(ofChild ? this.doneAt(at, inner) : []))
        isMet = true
        at += inner
      } else if (always > 0) {
        saidWell ||= this.phrase(at, words.hows) > 0
        at += always
      } else if (praised > 0) {
        gets = true
        at += praised
        const noun = this.thingAt(at, verb)
        if (!noun) return undefined
        things.push(noun.thing)
        isMet = true
        at = noun.end
        at += this.phrase(at, words.praiseBehind)
      } else if (at > start && (joint === ',' || this.isAnd(joint))) {
        const skip = joint === ',' && this.isAnd(low(tokens[at + 1])) ? 2 : 1
        next = this.clauseAt(at + skip, false)
        if (next) break
        at += skip
        if (at >= tokens.length) return undefined
        // "Met Sam en Tom": who follows is there too.
        const more = this.somebodiesAt(at)
        if (more.length > 0 && !more.some(({ isThere }) => !isThere)) at = more.at(-1)?.end ?? at
      } else if (got > 0 && this.phrase(at + got, words.getters) > 0) {
        gets = true
        isWith = true
        isMet ||= verb.takes.includes('aloud')
        at += got + this.phrase(at + got, words.getters)
      } else if (got > 0 && this.childAt(at + got)) {
        gets = true
        at = this.childAt(at + got)?.end ?? at
      } else if (company > 0 && this.allThere(at + company)) {
        isWith = true
        at = this.somebodiesAt(at + company).at(-1)?.end ?? at
      } else if (verb.takes.includes('beings') && this.allThere(at)) {
        at = this.somebodiesAt(at).at(-1)?.end ?? at
        // "She helps Mum" says too little.
        isMet ||= !verb.takes.includes('doings')
      } else if (this.phrase(at, words.objects) > 0 && verb.takes.includes('fun')) {
        gets = true
        isWith = true
        at += this.phrase(at, words.objects)
      } else {
        const before = this.phrase(at, verb.with ?? [])
        const isList = before > 0 && this.phrase(at + before, lists) > 0
        const isBeing = before > 0 && verb.takes.includes('beings') && this.allThere(at + before)
        if (isList) {
          at += before
          continue
        }
        if (isBeing) {
          at = this.somebodiesAt(at + before).at(-1)?.end ?? at
          isMet = isMet || !verb.takes.includes('doings')
          continue
        }
        const noun = this.thingAt(at + before, verb)
        if (!noun) return undefined
        // On what somebody rides, or in which boots, is no more than how.
        if (before === 0 || verb.takes.includes('foods')) things.push(noun.thing)
        isMet = true
        at = noun.end
      }
    }
    const isCan = this.words.verbs['can'] === verb
    if (bathes && (isWith || doers.length > 1)) return undefined
    if (!isMet || (isCan && !ofChild && !saidWell)) return undefined
    if (gets) this.loved.push(...things.filter(({ kind }) => kind !== 'animal'))
    for (const { isPerson, words: called } of doers) if (isPerson) this.people.add(called)
    return next ?? 'end'
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
      isGrown: isKin && isGrown(word),
      isThere: isOwned || kinshipOf(word) !== undefined,
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
