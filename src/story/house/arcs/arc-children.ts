import type { Brief } from '#book/brief.ts'
import type { Companion } from '#book/character.ts'
import { type Gender, genders } from '#book/options.ts'
import { pick, type Random, randomFrom } from '#book/random.ts'
import type { Size } from '#book/size.ts'
import { mostLoved } from '../../loved-things.ts'
import type { ReadingLevel } from '../../reading-level.ts'
import { appearance } from '../brief-grid.ts'
import type { ContentLanguage } from '../content-language.ts'
import type { ArcSource } from './arc-schema.ts'
import type { ArcFacts } from './prepare-arc.ts'

/** A child to try an arc on. */
export interface ArcChild {
  /** Who it is, for a reader. */
  name: string
  brief: Brief
  /** Of an event. */
  facts: ArcFacts | null
}

/** What one child has that another has not. */
export interface ChildChoice {
  level: ReadingLevel
  size: Size
  /** To whom it happened; null in a story of a theme. */
  who: string | null
  /** Places in `companionsToTry`. */
  cast: readonly number[]
  gender: Gender
  /** Of the one it happened to: that of the example unless told. */
  aboutGender?: Gender
  /** Which answers are given: a digit a question, counted in twos; or how many things are loved, counted in fours. */
  answer: number
  wheels: boolean
}

const person = (name: string, age: number, gender: Gender): Companion => ({
  kind: 'person',
  name,
  age,
  gender,
  description: '',
  appearance,
})

/** One of each kind of companion, and more grown-ups than arcs have roles for. Names are one word each. */
const companionsToTry: Readonly<Record<ContentLanguage, readonly Companion[]>> = {
  dutch: [
    person('mama', 36, 'female'),
    person('Ties', 8, 'male'),
    person('Fien', 1, 'female'),
    { kind: 'animal', name: 'Biscuit', species: 'rabbit', description: '' },
    { kind: 'toy', name: 'Mo', species: 'monkey', description: '' },
    person('opa', 70, 'male'),
    person('Joris', 41, 'male'),
  ],
  english: [
    person('Mum', 36, 'female'),
    person('Toby', 8, 'male'),
    person('Fern', 1, 'female'),
    { kind: 'animal', name: 'Biscuit', species: 'rabbit', description: '' },
    { kind: 'toy', name: 'Mo', species: 'monkey', description: '' },
    person('Grandad', 70, 'male'),
    person('George', 41, 'male'),
  ],
}
const mostCompanions = 5

/** Casts in which some have no role, since another has it. */
const crowdedCasts = [
  [0, 5, 6],
  [6, 5, 0, 3],
  [0, 1, 2, 5, 6],
  [0, 3, 4, 5, 6],
]

/** Every cast of none to five of the first six, and crowded ones. */
export function castsToTry(): number[][] {
  const count = companionsToTry.dutch.length - 1
  const all = Array.from({ length: 2 ** count }, (_, set) =>
    Array.from({ length: count }, (_, place) => place).filter(
      (place) => Math.floor(set / 2 ** place) % 2 === 1,
    ),
  )
  return [...all.filter((cast) => cast.length <= mostCompanions), ...crowdedCasts]
}

const lovesToTry: Readonly<Record<ContentLanguage, readonly string[]>> = {
  dutch: ['treinen', 'octopussen', 'haar groene fiets'],
  english: ['trains', 'octopuses', 'her green bicycle'],
}

const heroNames: Readonly<Record<ContentLanguage, Readonly<Record<Gender, string>>>> = {
  dutch: { female: 'Noor', male: 'Sem', other: 'Lou' },
  english: { female: 'Nora', male: 'Sam', other: 'Lou' },
}
const ages: Readonly<Record<ReadingLevel, number>> = { baby: 2, toddler: 4, child: 6, reader: 9, grown: 40 }

/** The child that a choice describes. */
export function arcChild(arc: ArcSource, choice: ChildChoice, language: ContentLanguage): ArcChild {
  const { level, size, who, cast, gender, wheels } = choice
  const example = who === null ? undefined : arc.event?.who[who]?.example
  if (arc.event && !example) throw new RangeError(`${arc.id} is not about a ${who}`)
  const companions = cast.flatMap((place) => companionsToTry[language][place] ?? [])
  const answers = arc.asks
    .filter(({ of }) => of === who)
    .flatMap(({ options }, place) => options[Math.floor(choice.answer / 2 ** place) % options.length] ?? [])
  const name = heroNames[language][gender]
  const about = example?.name[language] ?? ''
  const loves = lovesToTry[language].slice(0, choice.answer % (mostLoved + 1))
  return {
    name: [
      `${name} (${ages[level]})${wheels ? ', wheelchair' : ''}`,
      `with ${companions.map((companion) => companion.name).join(', ') || 'nobody'}`,
      who === null
        ? `loves ${loves.join(', ') || 'nothing'}`
        : `${who} ${about}: ${answers.map(({ label }) => label[language]).join('; ')}`,
    ].join(' · '),
    facts:
      who === null || !example
        ? null
        : {
            who,
            name: about,
            gender: choice.aboutGender ?? example.gender,
            answers: answers.map(({ flag }) => flag),
          },
    brief: {
      hero: { name, age: ages[level], gender, description: wheels ? 'Zit in een rolstoel.' : '', appearance },
      companions,
      style: 'waterpaint',
      theme: arc.theme?.of ?? 'family',
      twist: arc.theme ? loves.join(', ') : '',
      language,
      title: arc.id,
      size,
    },
  }
}

/** A child drawn from all of them. */
export function randomChoice(arc: ArcSource, level: ReadingLevel, size: Size, random: Random): ChildChoice {
  return {
    level,
    size,
    who: arc.event ? pick(Object.keys(arc.event.who), random) : null,
    cast: pick(castsToTry(), random),
    gender: pick(genders, random),
    answer: Math.floor(random() * 12),
    wheels: random() < 0.1,
  }
}

/** Children of every level, the same ones each time. */
export function childrenToRead(
  arc: ArcSource,
  language: ContentLanguage,
  size: Size,
  count: number,
): ArcChild[] {
  return Array.from({ length: count }, (_, place) => {
    const level = arc.levels[place % arc.levels.length] ?? 'child'
    return arcChild(arc, randomChoice(arc, level, size, randomFrom(`${arc.id}/${place}`)), language)
  })
}
