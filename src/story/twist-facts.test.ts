import { describe, expect, test } from 'vitest'
import { available, type Theme } from '#book/options.ts'
import { withoutPieces } from '#book/without-pieces.ts'
import { houseStoryteller } from './house/house-storyteller.ts'
import { loadStories } from './house/load-stories.ts'
import { readTwist } from './read-twist.ts'
import { type TwistFact, twistFacts } from './twist-facts.ts'

type Asked = Parameters<typeof twistFacts>[1]

function factsOf(twist: string, changes: Partial<Asked> = {}): TwistFact[] {
  const asked: Asked = {
    twist,
    language: 'english',
    theme: 'adventure',
    subject: {},
    byModel: false,
    ...changes,
  }
  return twistFacts(readTwist(twist, asked.language, asked.subject), asked)
}

const fates = (facts: readonly TwistFact[]): string[] => facts.map(({ piece, fate }) => `${piece}: ${fate}`)

describe('what our own stories take', () => {
  test('three things appear, in the order of the twist, and the rest finds no room', () => {
    expect(fates(factsOf('Loves trains, ducks, her green bike and diggers.'))).toEqual([
      'trains: appears',
      'ducks: appears',
      'her green bike: appears',
      'diggers: no_room',
    ])
  })

  test('nothing that lives appears where it would be eaten', () => {
    expect(fates(factsOf('Loves ducks and trains.', { theme: 'lifeLessons' }))).toEqual([
      'ducks: not_eaten',
      'trains: appears',
    ])
  })

  test('a piece is given as it was typed', () => {
    const twist = 'Loves  her   green bike, and ducks'
    for (const { piece } of factsOf(twist)) expect(twist).toContain(piece)
    expect(factsOf(twist)).toHaveLength(2)
  })

  test('what stays out of the book anyhow is nothing to leave out, and a language that is not read has no facts', () => {
    expect(fates(factsOf('Loves ducks. Is afraid of the dentist.'))).toEqual(['ducks: appears'])
    expect(factsOf('Elle aime les canards.', { language: 'french', byModel: true })).toEqual([])
  })
})

test('a model is given all but what stays out of every story', () => {
  const twist = 'Loves trains. Is afraid of the dentist. Grandpa died in April.'
  expect(fates(factsOf(twist, { byModel: true }))).toEqual([
    'trains: writer',
    'Is afraid of the dentist: writer',
  ])
})

test.each([
  ['english', 'Loves trains, ducks, her green bike and diggers.'],
  ['english', 'Mad about octopuses and trains. Loves ducks.'],
  ['dutch', 'Gek op treinen, eenden, haar groene fiets en graafmachines.'],
  ['dutch', 'Houdt van eenden. Haar groene fiets gaat overal mee naartoe. Dol op treinen!'],
] as const)('in %s each of “%s” can be left out, and the others are read as before', (language, twist) => {
  const facts = factsOf(twist, { language })
  expect(facts.length).toBeGreaterThan(1)
  for (const { piece } of facts) {
    const left = factsOf(withoutPieces(twist, [piece], language), { language }).map((fact) => fact.piece)
    expect(left).toEqual(facts.map((fact) => fact.piece).filter((other) => other !== piece))
  }
})

test('what cannot be taken out without bending the rest is shown all the same', () => {
  const facts = factsOf('Houdt van eenden en van treinen.', { language: 'dutch' })
  expect(facts.map(({ piece, canLeaveOut }) => [piece, canLeaveOut])).toEqual([
    ['eenden', true],
    ['treinen', false],
  ])
})

const storyteller = houseStoryteller(loadStories())
const appearance = {
  skin: 'brown',
  hairForm: 'coily',
  hairColour: 'black',
  glasses: true,
  clothesColour: 'red',
} as const

async function smallestBook(twist: string, theme: Theme = 'adventure'): Promise<string> {
  const hero = { name: 'Noor', age: 7, gender: 'female', description: '', appearance } as const
  const of = { hero, style: 'waterpaint', theme, twist, language: 'english' } as const
  const { spreads } = await storyteller.writeStory(
    { ...of, companions: [], title: 'Noor', size: 'small' },
    'a',
  )
  return JSON.stringify(spreads)
}

test.each(available.themes)(
  'what appears is in the words or the pictures of the smallest book of %s, all of it',
  async (theme) => {
    const twist = 'Loves octopuses, trains and her green bike.'
    const facts = factsOf(twist, { theme }).filter(({ fate }) => fate === 'appears')
    const book = await smallestBook(twist, theme)
    expect(facts.length).toBeGreaterThan(0)
    for (const { piece } of facts) expect(book).toMatch(new RegExp(piece.replace(/^her |e?s$/gu, ''), 'iu'))
  },
)

test('what was left out is nowhere in the book', async () => {
  const typed = 'Loves octopuses and trains.'
  expect(await smallestBook(typed)).toMatch(/octopus/iu)
  const less = await smallestBook(withoutPieces(typed, ['octopuses'], 'english'))
  expect(less).not.toMatch(/octopus/iu)
  expect(less).toMatch(/train/iu)
})
