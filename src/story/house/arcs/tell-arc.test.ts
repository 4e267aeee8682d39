import { expect, test } from 'vitest'
import type { Brief } from '#book/brief.ts'
import type { Companion } from '#book/character.ts'
import type { Size } from '#book/size.ts'
import { appearance } from '../brief-grid.ts'
import { type ArcText, loadArcs } from './load-arcs.ts'
import type { PageSource } from './parse-lines.ts'
import { type ArcFacts, prepareArc } from './prepare-arc.ts'
import { frameOf, tellArc, textOf, titlesOf } from './tell-arc.ts'

const arc = loadArcs().find(({ id }) => id === 'seven-pegs')
if (!arc) throw new Error('there is no arc')
const sevenPegs = arc

const firstWays = ({ lines, ...page }: PageSource): PageSource => ({
  ...page,
  lines: lines.map((line) =>
    line === 'paragraph'
      ? line
      : line.map(({ when, tellings }) => ({ when, tellings: tellings.slice(0, 1) })),
  ),
})
const textInFirstWays = (text: ArcText): ArcText => ({
  ...text,
  beats: Object.fromEntries(
    Object.entries(text.beats).map(([id, pages]) => [
      id,
      Object.fromEntries(Object.entries(pages).map(([level, page]) => [level, firstWays(page)])),
    ]),
  ),
})
/** The arc with one way to tell each line, so that a line can be expected. */
const inFirstWays = {
  ...sevenPegs,
  texts: {
    dutch: textInFirstWays(sevenPegs.texts.dutch),
    english: textInFirstWays(sevenPegs.texts.english),
  },
}

const person = (name: string, age: number): Companion => ({
  kind: 'person',
  name,
  age,
  gender: 'other',
  description: '',
  appearance,
})
const animal = (name: string, kind: 'animal' | 'toy' = 'animal'): Companion => ({
  kind,
  name,
  species: 'cat',
  description: '',
})

interface Child {
  age?: number
  name?: string
  companions?: Companion[]
  size?: Size
  language?: Brief['language']
  description?: string
}

const briefOf = ({
  age = 6,
  name = 'Sem',
  companions = [],
  size = 'small',
  language = 'dutch',
  description = '',
}: Child): Brief => ({
  hero: { name, age, gender: 'male', description, appearance },
  companions,
  style: 'waterpaint',
  theme: 'family',
  twist: '',
  title: 'Test',
  language,
  size,
})
const minoes: ArcFacts = { who: 'cat', name: 'Minoes', gender: 'female', answers: ['sun', 'feet'] }
const tell = (child: Child, facts: Partial<ArcFacts> = {}, seed = 'seed', told = inFirstWays) =>
  tellArc(told, prepareArc(told, briefOf(child), { ...minoes, ...facts }, seed))
const page = (id: string, child: Child, facts: Partial<ArcFacts> = {}, seed = 'seed', told = inFirstWays) => {
  const beat = tell(child, facts, seed, told).find((one) => one.id === id)
  return beat ? textOf(beat) : undefined
}

const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
/** The page in the ways that eight seeds tell it. */
const ways = (id: string, child: Child, facts: Partial<ArcFacts> = {}) =>
  seeds.map((seed) => page(id, child, facts, seed, sevenPegs) ?? '')

test('the same book is told in the same words, another seed in others', () => {
  const child = { age: 9, size: 'extraLarge' } as const
  const told = (seed: string) => tell(child, {}, seed, sevenPegs).map(textOf).join('\n')
  expect(told('a')).toBe(told('a'))
  expect(new Set(seeds.map(told)).size).toBe(seeds.length)
})

test('the first line is the fact', () => {
  for (const way of ways('s01', {})) expect(way).toMatch(/^Minoes was dood/)
  for (const way of ways('s01', { language: 'english' }, { who: 'parent', name: 'Dad', gender: 'male' }))
    expect(way).toMatch(/^Dad was dead/)
})

test('what the family answered is told, and nothing else', () => {
  for (const way of ways('s20', {}, { answers: ['curtain'] })) expect(way).toContain('gordijn')
  for (const way of ways('s20', {}, { answers: ['feet'] })) expect(way).not.toContain('gordijn')
})

test('an older level adds to the page of a younger one, before the refrain that closes it', () => {
  const younger = page('s02', { age: 6 })?.split('\n') ?? []
  const older = page('s02', { age: 9 })?.split('\n') ?? []
  expect(older[0]?.startsWith(younger[0] ?? '')).toBe(true)
  expect(older[0]).not.toBe(younger[0])
  expect(older.slice(1)).toEqual(younger.slice(1))
})

test('no older level comes between the last two lines, of which one answers the other', () => {
  expect(page('s22', { age: 9 })?.split('\n').slice(-2)).toEqual([
    'Om zes uur viel er niets van de tafel.',
    'Om vijf over zes wel.',
  ])
})

test('sizes are nested, and a small book says what a page it lacks would have said', () => {
  expect(tell({ size: 'small' })).toHaveLength(10)
  expect(tell({ size: 'extraLarge' })).toHaveLength(22)
  expect(page('s20', { size: 'small' })).toContain('op een kier')
  expect(page('s20', { size: 'extraLarge' })).not.toContain('op een kier')
})

test('companions act by who they are, and whoever has no role is among the others', () => {
  const companions = [
    person('mama', 36),
    person('Ties', 8),
    person('opa', 70),
    person('oma', 68),
    person('Bo', 1),
  ]
  const whole = tell({ companions }).map(textOf).join('\n')
  expect(whole).toContain('Mama bleef in de deur')
  expect(whole).toContain('‘Waarom zeven?’ vroeg Ties.')
  expect(whole).toContain('Opa telde terug')
  expect(whole).toContain('Bo had er een in de mond')
  expect(whole).toContain('Oma ook niet.')
})

test('the dead one has no role, also when listed as a companion', () => {
  expect(page('s10', { companions: [animal('Minoes')] })).toBe(page('s10', {}))
  expect(page('s10', { companions: [animal('Rex')] })).toContain('Rex kwam ernaast liggen')
})

test('a namesake of the dead one is told apart, and so is a child of that name', () => {
  expect(page('s01', { companions: [animal('Minoes', 'toy')] })).toContain(
    'Minoes de knuffel was ook al wakker',
  )
  expect(page('s01', { name: 'Minoes' })).toContain('Minoes de kat was dood')
})

test('nobody in a wheelchair lies down on the floor', () => {
  for (const way of ways('s10', { description: 'Zit in een rolstoel.' })) {
    expect(way).toContain('parkeerde')
    expect(way).not.toMatch(/Sem (ging|lag)[^.]* liggen/)
  }
})

test('titles name only what the book tells', () => {
  const titles = (size: Size) => titlesOf(sevenPegs, prepareArc(sevenPegs, briefOf({ size }), minoes, 'seed'))
  expect(titles('small')).not.toContain('Iets naar links')
  expect(titles('large')).toContain('Iets naar links')
  expect(titles('small')).not.toContain('Altijd maar één schoen')
})

test('a dedication and an ending are there', () => {
  const frame = frameOf(sevenPegs, prepareArc(sevenPegs, briefOf({}), minoes, 'seed'))
  expect(frame.dedication).toMatch(/Sem|Minoes/)
  expect(frame.ending).not.toMatch(/[{}]/)
})

test.each([
  ['a language', { language: 'french' } as const, {}, 'is not written in french'],
  ['a level', { age: 40 }, {}, 'is not written for the level grown'],
  ['somebody', {}, { who: 'hamster' }, 'is not about a hamster'],
])('%s that it has no words for is refused', (_, child, facts, fault) => {
  expect(() => tell(child, facts)).toThrow(fault)
})
