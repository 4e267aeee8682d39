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

test('a food that is only told, and of which nothing stands among the foods of a story, is marked', () => {
  const without = (food: string) => pancakes.foods.filter(({ english }) => english !== food)
  expect(checkFoods({ ...pancakes, foods: without('a nut') })).toEqual([
    expect.stringContaining('dutch: noten is told, and no food with noten'),
    expect.stringContaining('dutch: noot is told'),
    expect.stringContaining('english: nuts is told'),
    expect.stringContaining('english: nut is told'),
  ])
  const flour = checkFoods({ ...pancakes, foods: [] })
  expect(flour).toContainEqual(expect.stringContaining('english: flour is told, and no food with gluten'))
})

test.each(loadStories())('$theme says of all it has to eat that it has it', (story) => {
  expect(checkFoods(story)).toEqual([])
})

test('a food that is nowhere in a story is marked', () => {
  const foods = [...pancakes.foods, { dutch: 'garnalen', english: 'prawns' }]
  expect(checkFoods({ ...pancakes, foods })).toContainEqual(expect.stringContaining('garnalen stands among'))
})
