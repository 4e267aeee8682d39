import { expect, test } from 'vitest'
import { dayLight, nightLight } from '../sample-drawing.ts'
import { hourRecipes } from './hour-recipes.ts'

const pages = Array.from({ length: 24 }, (_, index) => `Noor/spread-${index}`)

test('the pages of a book are printed under several skies, each always under its own', () => {
  for (const time of ['morning', 'day', 'dusk', 'night'] as const) {
    const atmosphere = { ...dayLight, time }
    const skies = pages.map((seed) => hourRecipes(atmosphere, seed).sky.join())
    expect(new Set(skies).size).toBeGreaterThan(1)
    expect(pages.map((seed) => hourRecipes(atmosphere, seed).sky.join())).toEqual(skies)
  }
})

test('rain and snow colour every sky of the day alike, and no sky of the night', () => {
  const skiesOf = (atmosphere: typeof dayLight) =>
    new Set(pages.map((seed) => hourRecipes(atmosphere, seed).sky.join()))
  expect(skiesOf({ ...dayLight, weather: 'rain' }).size).toBe(1)
  expect(skiesOf({ ...nightLight, weather: 'snow' })).toEqual(skiesOf(nightLight))
})
