import type { ContentLanguage } from '../house/content-language.ts'
import { loadTwistWords, type TwistWords } from './load-twist-words.ts'
import { anyOf } from './any-of.ts'
import { adjectiveForms, nounForms } from './word-forms.ts'

export type ThingKind = 'animal' | 'creature' | 'toy' | 'food' | 'thing' | 'person' | 'name'

export interface KnownThing {
  kind: ThingKind
  /** Motif that is drawn for it; a person has none. */
  motif: string
  /** The word that it is a form of. */
  base: string
  /** Whether it is the name of somebody made up or famous: Elsa, Paddington. */
  being?: boolean
  /** As it is printed, for names; other words are printed as they were written, without capitals. */
  canonical?: string
}

/** What somebody may be allergic to. */
export interface Allergen {
  /** As a notice names it. */
  name: string
  /** The same in English: by which all languages and what models read know it. */
  english: string
  /** With the flag g: every word that names it. */
  named: RegExp
  /** What of a twist has it in it; undefined for what is not eaten or touched. */
  holds: RegExp | undefined
}

/** A way of eating: vegan. */
export interface Diet {
  said: RegExp
  without: readonly Allergen[]
}

/** The words of one language, ready to be looked up. All keys are in lower case. */
export interface ThingIndex {
  language: ContentLanguage
  words: TwistWords
  things: ReadonlyMap<string, KnownThing>
  /** Every form of an animal or a person, also where it is something else as well: vissen. */
  beings: ReadonlySet<string>
  adjectives: ReadonlySet<string>
  before: ReadonlySet<string>
  compounds: ReadonlySet<string>
  tend: ReadonlySet<string>
  make: ReadonlySet<string>
  together: ReadonlySet<string>
  /** Verbs that want a preposition before a thing with an article: to look at the moon. */
  toward: ReadonlySet<string>
  /** "very", "a lot of": before what follows a preposition. */
  degrees: ReadonlySet<string>
  prepositions: ReadonlySet<string>
  relatives: ReadonlySet<string>
  fillers: ReadonlySet<string>
  /** Pronouns, articles, prepositions and the like: they tell nothing by themselves. */
  small: ReadonlySet<string>
  /** After a name they say what it is or did: is, was, has. */
  auxiliaries: ReadonlySet<string>
  /** Before a place: in Leeds, uit Oekraïne. */
  inside: ReadonlySet<string>
  /** Written with a capital and nobody: March, Hello. */
  familiar: ReadonlySet<string>
  /** What a sentence without a subject begins with: Sleeps, Wants. */
  openings: ReadonlySet<string>
  /** Things that with a capital are somebody: Rose, Robin. */
  givenNames: ReadonlySet<string>
  /** Names of several words, as they may stand in a sentence, the longest first. */
  longNames: readonly string[]
  /** Ways of saying by the opposite, and what they mean. */
  idioms: readonly { pattern: RegExp; meaning: string }[]
  /** A word that takes away. */
  negation: RegExp
  /** Between two clauses. */
  joint: RegExp
  /** A word that points back to what was named before. */
  backwards: RegExp
  /** Verbs of more than one: who loves with somebody else may be the child. */
  many: ReadonlySet<string>
  /** Everybody who loves for themselves, in every form: brother, friends, everyone. */
  others: ReadonlySet<string>
  /** Relative pronouns of somebody. */
  who: ReadonlySet<string>
  /** Between a subject and what it loves instead: "he rather football". */
  rather: ReadonlySet<string>
  /** What is said of somebody who has died. */
  farewells: RegExp
  /** What takes away the things of its sentence. */
  losses: RegExp
  /** Says that somebody is not there; beside a person it is no dislike. */
  absences: RegExp
  /** Beside these nothing is everyday. */
  sorrowful: RegExp
  /** Takes leave of somebody or something. */
  goodbyes: RegExp
  /** Of whom or what leave is taken gladly: a teacher, a school, a dummy. */
  partings: RegExp
  /** Says that somebody moves. */
  moves: RegExp
  /** What an allergy does. */
  reactions: RegExp
  /** Beside glad news it may undo it: was, would, lost. */
  undone: RegExp
  /** What was, and still is: `was born`. */
  done: RegExp
  /** Says that somebody may not have something. */
  mayNot: RegExp
  /** What does harm, or may not be: only beside what is eaten. */
  harms: RegExp
  /** What a food does to nobody who is not allergic to it, wherever in the sentence that is named. */
  perils: RegExp
  /** What is carried against an allergy: it does not say to what. */
  remedies: RegExp
  /** Words of a taste: who does not like something. */
  tastes: RegExp
  diets: readonly Diet[]
  /** What is gladly done with food. */
  table: RegExp
  /** Before what brings something about: if, after. */
  conditions: RegExp
  /** Says that somebody is missed: of who is only away no death. */
  missing: RegExp
  /** Says that somebody is not afraid, or no longer, or was brave. */
  brave: RegExp
  /** The same, and what stands behind it: of what. */
  unafraid: RegExp
  /** Beside courage they say that it is not done, or not yet: not, learns, soon. */
  unready: RegExp
  /** Who is a soldier: beside a person it is what somebody does, and no violence. */
  service: RegExp
  /** Says that what stood before it was a joke. */
  jokes: RegExp
  allergens: readonly Allergen[]
  /** What only sounds like a topic; told in one breath, since "is no longer, so …" is a death. */
  harmless: RegExp
  own: ReadonlySet<string>
}

const groups = {
  animals: 'animal',
  creatures: 'creature',
  toys: 'toy',
  food: 'food',
  others: 'thing',
} as const

const indexes = new Map<ContentLanguage, ThingIndex>()

/** Everything known about a language, read once. */
export function thingIndex(language: ContentLanguage): ThingIndex {
  const known = indexes.get(language)
  if (known) return known
  const index = makeIndex(language, loadTwistWords(language))
  indexes.set(language, index)
  return index
}

function makeIndex(language: ContentLanguage, words: TwistWords): ThingIndex {
  const { grammar } = words
  const allergens = allergensOf(words)
  const things = knownThings(language, words.things)
  const { doing } = grammar
  return {
    language,
    words,
    things,
    beings: beingsOf(language, words.things),
    adjectives: new Set(grammar.adjectives.flatMap(adjectiveForms[language])),
    before: new Set([...grammar.determiners, ...grammar.measures]),
    compounds: new Set(grammar.compounds),
    tend: new Set(doing.tend),
    make: new Set(doing.make),
    together: new Set(doing.together),
    toward: new Set(doing.toward),
    degrees: new Set(grammar.very),
    prepositions: new Set(grammar.prepositions),
    relatives: new Set(grammar.relatives),
    fillers: new Set(grammar.fillers),
    small: smallWords(words),
    auxiliaries: new Set(grammar.auxiliaries),
    inside: new Set(grammar.inside),
    familiar: new Set(grammar.familiar.map((word) => word.toLowerCase())),
    openings: new Set(grammar.openings),
    givenNames: new Set(grammar.givenNames),
    idioms: Object.entries(grammar.idioms).map(([idiom, meaning]) => ({
      pattern: new RegExp(`(?<!\\p{L})${idiom.replaceAll(' ', '\\s+')}(?<!\\p{L}(?=\\p{L}))`, 'iu'),
      meaning,
    })),
    negation: anyOf(words.topics.negations),
    joint: jointOf([...grammar.joiners, ...grammar.turns]),
    many: new Set(grammar.many),
    others: new Set(grammar.others.flatMap(nounForms[language])),
    who: new Set(grammar.who),
    rather: new Set([...grammar.rather, ...grammar.very]),
    backwards: anyOf(grammar.backwards),
    farewells: anyOf(words.topics.farewells),
    losses: anyOf(words.topics.losses),
    absences: anyOf(words.topics.absences),
    sorrowful: anyOf(words.everyday.sorrowful),
    goodbyes: new RegExp(anyOf(words.topics.goodbyes), 'gu'),
    partings: anyOf(words.topics.partings),
    moves: anyOf(words.topics.moves),
    reactions: anyOf(words.topics.reactions),
    undone: anyOf(words.topics.undone),
    done: anyOf(words.topics.done),
    mayNot: anyOf(words.topics.mayNot),
    harms: anyOf(words.topics.harms),
    perils: anyOf(words.topics.perils),
    remedies: new RegExp(anyOf(words.topics.remedies), 'gu'),
    tastes: anyOf([...words.topics.dislike, ...words.topics.fear]),
    diets: words.diets.map(({ said, without }) => ({
      said: anyOf(said),
      without: without.map((name) => allergenNamed(name, allergens)),
    })),
    ...courageOf(words),
    unready: anyOf(words.topics.unready),
    missing: new RegExp(anyOf(words.topics.missing), 'gu'),
    service: new RegExp(anyOf(words.topics.service), 'gu'),
    jokes: anyOf(words.topics.jokes),
    allergens,
    table: anyOf(grammar.table),
    conditions: anyOf(grammar.conditions),
    harmless: new RegExp(anyOf(words.topics.harmless, '\\s+'), 'gu'),
    own: new Set(words.topics.own),
    longNames: [...things.keys()]
      .filter((word) => word.includes(' '))
      .toSorted((a, b) => b.length - a.length),
  }
}

/** A no behind it makes no courage of it ("durfde niet"); what is feared behind a "but" is feared. */
function courageOf({ topics, grammar }: TwistWords): { brave: RegExp; unafraid: RegExp } {
  const no = `(?!\\s+(?:\\S+\\s+)?${anyOf(topics.negations).source})`
  const courage = anyOf(topics.brave).source + no
  const turn = `(?<!\\p{L})(?:${grammar.turns.join('|')})(?!\\p{L})`
  return { brave: new RegExp(courage, 'gu'), unafraid: new RegExp(`${courage}(?:(?!${turn})[^,.;])*`, 'gu') }
}

function allergensOf({ allergens }: TwistWords): Allergen[] {
  return Object.entries(allergens).map(([name, { english = name, named, holds }]) => ({
    name,
    english,
    named: new RegExp(anyOf(named), 'gu'),
    holds: holds && anyOf(holds),
  }))
}

function allergenNamed(name: string, allergens: readonly Allergen[]): Allergen {
  const found = allergens.find((allergen) => allergen.name === name)
  if (!found) throw new Error(`a diet goes without ${name}, which is no allergen`)
  return found
}

function beingsOf(language: ContentLanguage, { things, people }: TwistWords['things']): ReadonlySet<string> {
  return new Set([...Object.values(things.animals).flat(), ...people].flatMap(nounForms[language]))
}

function smallWords({ grammar, topics }: TwistWords): ReadonlySet<string> {
  const { determiners, prepositions, relatives, joiners, turns, fillers, very, copulas, pronouns } = grammar
  const { backwards, auxiliaries, familiar } = grammar
  const lists = [determiners, prepositions, relatives, joiners, turns, fillers, very, copulas, pronouns]
  const small = [...lists, backwards, auxiliaries, familiar, topics.negations, topics.own].flat()
  return new Set(small.flatMap((word) => word.toLowerCase().split(' ')))
}

function jointOf(words: readonly string[]): RegExp {
  const longestFirst = words.toSorted((a, b) => b.length - a.length).join('|')
  return new RegExp(`(\\s*[,;:&+/]+\\s*|(?:(?<=\\s)|^)(?:${longestFirst})(?=\\s))`, 'iu')
}

function knownThings(
  language: ContentLanguage,
  { things, people, names }: TwistWords['things'],
): Map<string, KnownThing> {
  const known = new Map<string, KnownThing>()
  for (const [being, byMotif] of [
    [true, names.beings],
    [false, names.others],
  ] as const) {
    for (const [motif, list] of Object.entries(byMotif)) {
      for (const name of list)
        add(known, name.toLowerCase(), { kind: 'name', motif, base: name, canonical: name, being })
    }
  }
  // A word as it stands in the file is itself, before it is a form of another: a lampje is no small lamb.
  for (const [group, kind] of Object.entries(groups) as [keyof typeof groups, ThingKind][]) {
    for (const [motif, list] of Object.entries(things[group])) {
      for (const word of list) add(known, word, { kind, motif, base: word })
    }
  }
  for (const [group, kind] of Object.entries(groups) as [keyof typeof groups, ThingKind][]) {
    for (const [motif, list] of Object.entries(things[group])) {
      for (const word of list)
        for (const form of nounForms[language](word)) add(known, form, { kind, motif, base: word })
    }
  }
  for (const person of people) add(known, person, { kind: 'person', motif: '', base: person })
  for (const person of people) {
    for (const form of nounForms[language](person))
      add(known, form, { kind: 'person', motif: '', base: person })
  }
  return known
}

/** The first that has a word keeps it, but a right form comes before a made one. */
function add(known: Map<string, KnownThing>, word: string, thing: KnownThing): void {
  if (!known.has(word)) known.set(word, thing)
}

/** The thing that a word is, also one written together: stoomtrein, prinsessenjurk. */
export function findThing(word: string, index: ThingIndex): KnownThing | undefined {
  const known = index.things.get(word)
  if (known || index.language !== 'dutch' || word.length < 6) return known
  for (let cut = 3; cut <= word.length - 2; cut++) {
    const head = index.things.get(word.slice(cut).replace(/^-/, ''))
    if (!head || head.kind === 'name' || head.kind === 'person' || word.length - cut < 3) continue
    if (isFirstPart(word.slice(0, cut), index)) return head
  }
  return undefined
}

/** What the first part of a compound names, if it is a thing itself: a hondenhok has to do with a hond. */
export function firstPartOf(word: string, index: ThingIndex): KnownThing | undefined {
  for (let cut = word.length - 3; cut >= 3; cut--) {
    const first = index.things.get(word.slice(0, cut))
    if (first) return first
  }
  return undefined
}

function isFirstPart(part: string, index: ThingIndex): boolean {
  return [part, part.replace(/[sne-]$/u, ''), part.replace(/en$/u, '')].some(
    (form) =>
      form.length >= 3 &&
      (index.compounds.has(form) ||
        ['animal', 'creature', 'toy', 'food', 'thing'].includes(index.things.get(form)?.kind ?? '')),
  )
}
