import { describe, expect, test } from 'vitest'
import { readTwist } from '../read-twist.ts'

describe('what only an allergy does is one to the food beside it', () => {
  test.each([
    ['dutch', 'Sesam is levensgevaarlijk voor haar, de epipen gaat altijd mee.', 'sesam'],
    ['dutch', 'De epipen gaat altijd mee. Sesam is levensgevaarlijk voor haar.', 'sesam'],
    ['dutch', 'De epipen gaat altijd mee, vanwege de cashewnoten.', 'noten'],
    ['dutch', 'Van noten krijgt hij geen lucht.', 'noten'],
    ['dutch', 'Als ze garnalen eet, zwelt haar keel op.', 'schaaldieren'],
    ['dutch', 'Eén hap vis en we moeten naar het ziekenhuis.', 'vis'],
    ['english', 'Sesame is life-threatening for her, the epipen always comes along.', 'sesame'],
    ['english', 'We carry an EpiPen because of cashews.', 'nuts'],
    ['english', 'Her throat closes up if she has shrimp.', 'shellfish'],
    ['english', 'He can’t breathe when he eats peanuts.', 'nuts'],
  ] as const)('%s: %s', (language, text, name) => {
    expect(readTwist(text, language, { hero: 'Noor' }).allergens).toEqual([name])
  })

  test('an EpiPen alone keeps every food out', () => {
    const { allergens, staysOut } = readTwist('De epipen gaat altijd mee.', 'dutch')
    expect(allergens).toEqual([])
    expect(staysOut.map(({ topic }) => topic)).toContain('allergy')
  })

  test.each([
    ['dutch', 'De draak is levensgevaarlijk.'],
    ['dutch', 'Chocola is dodelijk lekker.'],
    ['dutch', 'De vis is levensgevaarlijk en eet piraten op.'],
    ['dutch', 'Hij is gek op vis en op gevaarlijke draken.'],
    ['english', 'The dragon is deadly.'],
    ['english', 'Chocolate is to die for.'],
    ['english', 'The fish is dangerous and eats pirates.'],
    ['english', 'He loves cheese and deadly snakes.'],
  ] as const)('and who is only dangerous, or delicious, harms nobody, %s: %s', (language, text) => {
    const { allergens, staysOut } = readTwist(text, language, { hero: 'Noor' })
    expect(allergens).toEqual([])
    expect(staysOut.map(({ topic }) => topic)).not.toContain('allergy')
  })
})
