import { expect, test } from 'vitest'
import { limits } from '#book/limits.ts'
import type { Illustrator } from '#illustration/illustrator.ts'
import type { EventStory } from '#story/storyteller.ts'
import type { Counter } from './product-function.ts'
import { readTwist, type TwistAnswer } from './read-twist.ts'

/** It works with nothing but the request, and what whoever writes can do. */
const house: Pick<Illustrator, 'shows'> = {
  shows: (told) => (/rolstoel/u.test(told) ? 'drawn' : 'unseen'),
}
const told: EventStory[] = [
  { story: 'seven-pegs', kind: 'loss', about: [{ who: 'cat', kind: 'animal', asks: [], sizes: ['small'] }] },
]
const counter = {
  storyteller: { takesAnyTwist: false, languages: ['dutch', 'english'], eventStories: () => told },
  illustrator: house,
} as unknown as Counter
const byModel = {
  storyteller: { takesAnyTwist: true, languages: ['dutch', 'english', 'french'], eventStories: () => [] },
  illustrator: house,
} as unknown as Counter

async function ask(body: unknown, by: Counter = counter): Promise<{ status: number; answer: TwistAnswer }> {
  const request = new Request('http://127.0.0.1/', { method: 'POST', body: JSON.stringify(body) })
  const response = await readTwist(by, request)
  return { status: response.status, answer: (await response.json()) as TwistAnswer }
}

test('says what of a twist will be told and what stays out', async () => {
  const { status, answer } = await ask({
    twist: 'Gek op graafmachines en haar groene fiets. Bang voor de tandarts.',
    language: 'dutch',
  })
  expect(status).toBe(200)
  expect(answer).toEqual({
    told: ['graafmachines', 'haar groene fiets'],
    facts: [
      { kind: 'loves', piece: 'graafmachines', canLeaveOut: true, told: null, fate: 'appears' },
      { kind: 'loves', piece: 'haar groene fiets', canLeaveOut: true, told: null, fate: 'appears' },
    ],
    along: [],
    doubts: [],
    everyday: [],
    event: null,
    eventStories: [],
    described: [],
    notices: ['twist_told', 'twist_fear'],
    allergens: [],
    foods: [],
    unread: [],
    asksForList: false,
    readsAs: null,
    castDeath: false,
    byModel: false,
  })
})

test('offers whoever is named as a character, and not whom the book would be about', async () => {
  const named = async (twist: string): Promise<string[]> =>
    (await ask({ twist, language: 'dutch', hero: 'Noor', gender: 'female' })).answer.along.map(
      ({ name }) => name,
    )
  expect(await named('Noor is dol op haar hond Boris en op opa.')).toEqual(['Boris', 'Opa'])
  expect(await named('Onze kat Minoes is vorige week doodgegaan.')).toEqual([])
})

test.each([
  ['move', 'We gaan verhuizen naar Utrecht.'],
  ['start', 'Noor gaat maandag voor het eerst naar school.'],
])('says of a %s that is offered as a story not that it stays out', async (kind, twist) => {
  const offering = {
    ...counter,
    storyteller: { ...counter.storyteller, eventStories: () => [{ ...told[0], kind }] },
  }
  const asked = { twist, language: 'dutch', hero: 'Noor' }
  const { answer } = await ask(asked, offering as unknown as Counter)
  expect(answer.event?.kind).toBe(kind)
  expect([answer.notices, answer.unread]).toEqual([[], []])
  expect((await ask(asked)).answer.notices).not.toEqual([])
})

test('asks nobody to add whom it offers to add', async () => {
  const notices = async (companions: string[]) =>
    (
      await ask({
        twist: 'Noor heeft een hond die Boris heet. Gek op haar broertje Sem en op taart.',
        language: 'dutch',
        hero: 'Noor',
        gender: 'female',
        companions,
      })
    ).answer.notices
  expect(await notices([])).toEqual(['twist_told'])
  expect(await notices(['Boris'])).toEqual(['twist_told'])
  // Of two in one sentence one was added and the other is offered.
  const { answer } = await ask({
    twist: 'She has a cat called Mittens and a rabbit named Thumper.',
    language: 'english',
    companions: ['Mittens'],
  })
  expect([answer.notices, answer.along.map(({ name }) => name)]).toEqual([['twist_told'], ['Thumper']])
  const full = ['Opa', 'Oma', 'Mia', 'Ali', 'Bo'].slice(0, limits.companions)
  expect(await notices(full)).toContain('twist_people')
})

test('says in which language a twist can be read that is not in that of the book', async () => {
  const twist = 'Sami is dol op graafmachines en op zijn knuffelaap Bibi.'
  expect((await ask({ twist, language: 'english' })).answer).toMatchObject({
    notices: ['twist_told_nothing', 'twist_language'],
    readsAs: 'dutch',
  })
  expect((await ask({ twist, language: 'dutch' })).answer.readsAs).toBeNull()
  const french = 'Sami adore les pelleteuses et son doudou avec qui il dort.'
  expect((await ask({ twist: french, language: 'english' })).answer.readsAs).toBeNull()
})

test('names what was not understood, a few pieces and not at length', async () => {
  const { answer } = await ask({
    twist: `Gek op eenden. Ze heeft een knuffelkonijn dat Flap heet. ${'Zegt altijd hoi tegen de maan en de zon en de bus. '.repeat(4)}`,
    language: 'dutch',
  })
  expect(answer.notices).toContain('twist_other')
  expect(answer.unread.length).toBeGreaterThan(0)
  expect(answer.unread.length).toBeLessThan(4)
  expect(answer.unread[0]).toContain('hoi')
  expect(answer.along).toMatchObject([{ kind: 'toy', name: 'Flap', species: 'rabbit' }])
  for (const piece of answer.unread) expect(piece.length).toBeLessThan(62)
})

test.each([
  ['Gek op treinen, flubberdiflap', true],
  ['Gek op treinen. Ze zegt altijd hoi tegen de maan', false],
  ['Gek op treinen, haar zus op flubberdiflap', false],
] as const)('asks for a list only where a thing may be meant: %s', async (twist, asks) => {
  const { answer } = await ask({ twist, language: 'dutch' })
  expect(answer.asksForList).toBe(asks)
})

test('takes no more than the builder does, and no other language than there is', async () => {
  expect((await ask({ twist: 'a'.repeat(1001), language: 'dutch' })).status).toBe(422)
  expect((await ask({ twist: 'treinen', language: 'klingon' })).status).toBe(422)
})

test('names what of the theme’s own story somebody is allergic to, also where it is told of a companion', async () => {
  const nut = { twist: 'She is allergic to nuts.', language: 'english' }
  const { answer } = await ask({ ...nut, theme: 'natureAnimals' })
  expect(answer.notices[0]).toBe('twist_theme_food')
  expect(answer.foods).toEqual(['a nut'])
  // One goes into the batter of its largest book.
  const { answer: batter } = await ask({ ...nut, theme: 'lifeLessons' })
  expect(batter.foods).toEqual(['a nut'])
  const { answer: elsewhere } = await ask({ ...nut, theme: 'bedtime' })
  expect(elsewhere.foods).toEqual([])
  const told = {
    twist: '',
    language: 'dutch',
    theme: 'lifeLessons',
    described: [{ name: 'Opa', description: 'Allergisch voor ei' }],
  }
  const { answer: ofCompanion } = await ask(told)
  expect(ofCompanion).toMatchObject({ notices: ['twist_theme_food'], foods: ['pannenkoeken', 'eieren'] })
})

test('a death is told of in a language that our own reader does not know', async () => {
  const twist = 'Son grand-père est mort au printemps. Elle est allergique aux noisettes.'
  const { answer } = await ask(
    { twist, language: 'french', described: [{ name: 'Papi', description: 'Est décédé en mai' }] },
    byModel,
  )
  expect(answer).toMatchObject({ notices: ['twist_death_kept', 'twist_allergy'], castDeath: true })
  const { answer: plain } = await ask({ twist: 'Elle aime la mer.', language: 'french' }, byModel)
  expect(plain).toMatchObject({ notices: [], castDeath: false })
})

test.each([
  ['Heeft diabetes en prikt zelf in haar vinger. Een druppeltje bloed, klaar.', 'dutch'],
  ['Moet elke week bloed laten prikken. Opa schiet mooie foto’s van vogels.', 'dutch'],
  ['Kan goed foto’s schieten, en schiet veel doelpunten.', 'dutch'],
  ['Grandpa shoots photographs of birds. The blood moon is on her birthday.', 'english'],
  ['She has blood tests every week. She checks her blood. A drop of blood and done.', 'english'],
  ['Her mum shoots films, and she shoots lots of goals. She had a flu shot.', 'english'],
] as const)('no violence is seen in %s', async (twist, language) => {
  for (const by of [counter, byModel])
    expect((await ask({ twist, language }, by)).answer.notices).not.toContain('twist_violence')
})

test.each([
  ['Opa schiet konijnen.', 'dutch'],
  ['Overal lag bloed.', 'dutch'],
  ['Grandpa shoots people and films it.', 'english'],
  ['There was blood and a gun.', 'english'],
] as const)('and it is in %s', async (twist, language) => {
  expect((await ask({ twist, language }, byModel)).answer.notices).toContain('twist_violence')
})

test.each([
  ['We zijn gevlucht uit Oekraïne voor de oorlog. Ze is gek op schaatsen.', 'dutch'],
  ['Er was oorlog in ons land. We moesten vluchten.', 'dutch'],
  ['They came from Ukraine because of the war.', 'english'],
  ['We fled from Ukraine because of the war. She loves skating.', 'english'],
] as const)('a family that fled is not told about violence: %s', async (twist, language) => {
  for (const by of [counter, byModel]) {
    const { answer } = await ask({ twist, language }, by)
    expect(answer.notices).toContain('twist_flight')
    expect(answer.notices).not.toContain('twist_violence')
  }
})

test.each([
  ['Heeft het syndroom van Down en een stoma. Is doof. Is kaal van de chemo.', 'dutch'],
  ['She is shy and afraid of the dark. She has grommets in her ears. She was adopted from Korea.', 'english'],
] as const)(
  'where a model writes, nothing is said to stay out that it is told: %s',
  async (twist, language) => {
    expect((await ask({ twist, language })).answer.notices.length).toBeGreaterThan(1)
    const { answer } = await ask({ twist, language }, byModel)
    expect(answer.notices).toEqual([])
  },
)

test('where a model writes, what stays out and what was understood of an allergy is told as ever', async () => {
  const twist =
    'Bang voor de tandarts. Plast nog in bed. Opa is overleden. Allergisch voor noten. Gek op eenden.'
  const { answer } = await ask({ twist, language: 'dutch' }, byModel)
  expect([...answer.notices].sort()).toEqual(['twist_allergy', 'twist_death_kept'])
  expect(answer.allergens).toEqual(['noten'])
  const { answer: plain } = await ask(
    { twist: 'Loves ducks, a dragon must be in it', language: 'english' },
    byModel,
  )
  expect(plain).toMatchObject({ notices: [], allergens: [] })
  const french = { twist: 'Elle est allergique aux noisettes.', language: 'french' }
  const { answer: foreign } = await ask(french, byModel)
  expect(foreign).toMatchObject({ notices: ['twist_allergy'], allergens: ['noisettes'] })
})

test('says what becomes of what was told of each', async () => {
  const described = [{ name: 'Oma', age: 70, description: 'Zit in een rolstoel. Fluit graag.' }]
  const { answer } = await ask({ twist: '', language: 'dutch', described })
  expect(answer.described).toEqual([
    { who: 'Oma', pieces: ['Zit in een rolstoel'], fate: 'drawn_told' },
    { who: 'Oma', pieces: ['Fluit graag'], fate: 'stays_out' },
  ])
})

test('offers a story of a death that has happened, and then says that nothing loved is in it', async () => {
  const twist = 'Onze kat Minoes is in april overleden. Ze is gek op treinen.'
  const { answer } = await ask({ twist, language: 'dutch' })
  expect(answer).toMatchObject({ event: { kind: 'loss', who: 'cat', name: 'Minoes' }, eventStories: told })
  const { answer: chosen } = await ask({ twist, language: 'dutch', isAboutEvent: true })
  expect(chosen.facts.map(({ fate }) => fate)).toEqual(['event'])
  const { answer: other } = await ask({ twist: 'Gek op treinen.', language: 'dutch' })
  expect(other).toMatchObject({ event: null, eventStories: [] })
})

test('asks about the one sentence that may be a sorrow, and takes an answer for it', async () => {
  const sentence = 'Opa Jan tovert limonade.'
  const asked = { twist: `Gek op treinen. ${sentence}`, language: 'dutch', theme: 'adventure', hero: 'Noor' }
  const before = (await ask(asked)).answer
  expect(before.doubts).toEqual([sentence])
  expect(before.notices).toEqual(['twist_told'])
  const after = (await ask({ ...asked, everyday: [sentence] })).answer
  expect(after).toMatchObject({
    doubts: [],
    everyday: [sentence],
    told: ['treinen'],
    notices: ['twist_told', 'twist_everyday'],
  })
})

test('whatever is answered, a sorrow in plain words stays one', async () => {
  for (const [language, sentence] of [
    ['dutch', 'Opa Jan is dood.'],
    ['dutch', 'Opa Jan is er niet meer.'],
    ['dutch', 'Papa zit in de gevangenis.'],
    ['dutch', 'Papa woont ergens zonder ons.'],
    ['english', 'Grandad died in May.'],
    ['english', 'Grandad is no longer here.'],
    ['english', 'Her dad hits her.'],
    ['english', 'Mum never comes home.'],
  ]) {
    const answer = (await ask({ twist: sentence, language, theme: 'adventure', everyday: [sentence] })).answer
    expect(answer.everyday).toEqual([])
    expect(answer.doubts).toEqual([])
    expect(answer.notices).not.toContain('twist_everyday')
  }
})

test('asks nothing about one sentence where another one is a sorrow', async () => {
  const twist = 'Grandad died in May. Granny Joan is a hoot and a half.'
  expect((await ask({ twist, language: 'english' })).answer.doubts).toEqual([])
})

test('offers whoever does something every day as a character', async () => {
  const named = async (twist: string, language: string): Promise<string[]> =>
    (await ask({ twist, language, hero: 'Noor' })).answer.along.map(({ name }) => name)
  expect(await named('Oma Riet bakt op zondag altijd appeltaart.', 'dutch')).toEqual(['Oma Riet'])
  expect(await named('Granny Joan makes the best pancakes.', 'english')).toEqual(['Granny Joan'])
})
