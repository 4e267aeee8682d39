import { expect, test } from 'vitest'
import { checkFoods } from './check-foods.ts'
import { loadStories } from './load-stories.ts'

const [pancakes] = loadStories().filter(({ theme }) => theme === 'lifeLessons')
if (!pancakes) throw new Error('no story of life lessons')

test('a food that is drawn and not among the foods of a story is marked', () => {
  expect(checkFoods(pancakes)).toEqual([])
  const foods = pancakes.foods.filter(({ english }) => english !== 'pancakes')
  expect(checkFoods({ ...pancakes, foods })).toContainEqual(expect.stringContaining('pancakes is drawn'))
})

test('a food that is nowhere in a story is marked', () => {
  const foods = [...pancakes.foods, { dutch: 'garnalen', english: 'prawns' }]
  expect(checkFoods({ ...pancakes, foods })).toContainEqual(expect.stringContaining('garnalen stands among'))
})
