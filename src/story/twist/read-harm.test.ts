import { describe, expect, test } from 'vitest'
import type { BookLanguage } from '#book/options.ts'
import { foodsToAvoid } from '../allergies.ts'
import { readTwist } from '../read-twist.ts'
import { asksForList, twistNotices, unreadPieces } from '../twist-notices.ts'

const subject = { hero: 'Lot', gender: 'female' } as const

function read(twist: string, language: BookLanguage) {
  const reading = readTwist(twist, language, subject)
  return { reading, loved: reading.loved.map(({ words }) => words), allergens: reading.allergens }
}

describe('what does harm or may not be had is not told, however it is said', () => {
  test.each<[BookLanguage, string, string[]]>([
    [
      'dutch',
      'Ei, melk en noten: daar wordt Lot ziek van. Dol op pannenkoeken en uilen',
      ['noten', 'melk', 'eieren'],
    ],
    ['dutch', 'Lot reageert heftig op pinda. Houdt van pindakaas en uilen', ['noten']],
    ['dutch', 'Pinda is verboden voor Lot; ze is gek op pindakaas en op uilen.', ['noten']],
    ['dutch', 'Lot moet melk vermijden en is gek op ijsjes en uilen', ['melk']],
    ['dutch', 'Lot krijgt galbulten van ei en is gek op wafels en uilen.', ['eieren']],
    [
      'dutch',
      'Lot kan geen ei, melk, noten en tarwe verdragen. Dol op uilen en taart.',
      ['eieren', 'gluten', 'melk', 'noten'],
    ],
    ['dutch', 'Geen ei en geen melk voor Lot graag! Ze houdt van ijs en uilen.', ['melk', 'eieren']],
    ['dutch', 'Mag geen noten en geen ei. Houdt van appeltaart en uilen.', ['noten', 'eieren']],
    ['dutch', 'Lot mag geen ei. En ook geen noten. Dol op pindakaas en uilen.', ['eieren', 'noten']],
    ['dutch', 'Mag geen aardbei en geen vis. Gek op aardbeien en uilen', ['vis', 'aardbeien']],
    ['dutch', 'Kaas, yoghurt en vla kan ze niet hebben. Dol op ijs en uilen', ['melk']],
    ['dutch', 'Noten en zij gaan niet samen. Gek op pindakaas en uilen', ['noten']],
    ['dutch', 'Zodra ze melk drinkt, moet ze overgeven. Dol op ijsjes en uilen', ['melk']],
    ['dutch', 'Met soja moeten we oppassen. Dol op sushi en uilen.', ['soja']],
    ['dutch', 'Mag geen kiwi (dan zwelt haar lip op). Dol op kiwi en uilen', ['kiwi']],
    ['english', 'Nuts could kill Lot. She loves peanut butter and owls.', ['nuts']],
    ['english', 'Has a severe reaction to sesame and peanuts. Loves peanut butter, owls', ['sesame', 'nuts']],
    ['english', 'Lot can’t eat eggs. Or nuts. She loves pancakes and owls.', ['eggs', 'nuts']],
    ['english', 'Lot has to avoid milk and is mad about ice cream and owls.', ['milk']],
    ['english', 'Egg is a big no for Lot. She loves pancakes and owls.', ['eggs']],
    ['english', 'Eggs make Lot very ill. She loves pancakes and owls.', ['eggs']],
    ['english', 'Lot can have no gluten and no fish. Loves bread and owls', ['gluten', 'fish']],
    ['english', 'Eggs, milk, nuts: none of these for Lot! Loves pancakes and owls', ['nuts', 'milk', 'eggs']],
    ['english', 'Allergic to eggs. Nuts too. Loves peanut butter and owls', ['eggs', 'nuts']],
    ['english', 'Wheat and Lot don’t mix. Loves toast and owls', ['gluten']],
    ['english', 'Her throat closes up with nuts. Loves peanut butter and owls', ['nuts']],
    ['english', 'Anything with nuts in it is out. Loves peanut butter and owls', ['nuts']],
    ['english', 'If she eats egg she vomits. Loves pancakes and owls', ['eggs']],
    ['english', 'No nuts please, Lot is allergic. Loves peanut butter and owls', ['nuts']],
  ])('%s: %s', (language, twist, allergens) => {
    const { reading, loved, allergens: named } = read(twist, language)
    expect(loved).toEqual([language === 'dutch' ? 'uilen' : 'owls'])
    expect([...named].sort()).toEqual([...allergens].sort())
    expect(twistNotices(reading, 'bedtime')).toContain('twist_allergy')
    expect(asksForList(reading, language)).toBe(false)
  })

  test.each<[BookLanguage, string, string[]]>([
    ['dutch', 'Houdt van kaas en is niet bang in het donker', ['kaas']],
    ['dutch', 'Haar opa is ziek en ze houdt van kaas', ['kaas']],
    ['dutch', 'Kan geen genoeg krijgen van kaas', ['kaas']],
    ['dutch', 'Kaas, melk en niet te vergeten treinen', ['kaas', 'melk', 'treinen']],
    ['dutch', 'Bakt elke zondag eieren. Dol op pannenkoeken', ['eieren', 'pannenkoeken']],
    ['dutch', 'Ze wil niets liever dan kaas', ['kaas']],
    ['english', 'She never says no to cheese', ['cheese']],
    ['english', 'Loves cheese and isn’t afraid of spiders', ['cheese']],
    [
      'english',
      'She’s nuts about trains, not nuts about cars. Loves peanut butter',
      ['trains', 'peanut butter'],
    ],
    ['english', 'Lot doesn’t like cheese but she does like pizza', ['pizza']],
    ['english', 'She calls cheese chee. Loves pizza', ['pizza']],
  ])('but not what only has a no or an illness beside it: %s: %s', (language, twist, loved) => {
    const found = read(twist, language)
    expect([found.loved, found.allergens]).toEqual([loved, []])
  })
})

test.each<[BookLanguage, string]>([
  ['english', 'Has a nut allergy and loves owls and walnuts'],
  ['english', 'Anaphylactic to sesame. Loves owls and hummus.'],
  ['dutch', 'Mag geen vis. Lievelingseten: vissticks. Dol op uilen'],
])('nobody is asked whether an allergen is loved: %s: %s', (language, twist) => {
  const { reading } = read(twist, language)
  expect(unreadPieces(reading)).toEqual([])
  expect(asksForList(reading, language)).toBe(false)
})

describe('whoever eats in another way is told nothing else to eat', () => {
  test.each<[BookLanguage, string, string[], string[]]>([
    [
      'english',
      'Lot is vegan like us. Loves cheese, cake, eggs, honey and pigs',
      ['pigs'],
      ['milk', 'eggs', 'honey'],
    ],
    ['dutch', 'Lot eet veganistisch. Gek op ijs, eieren en koeien', ['koeien'], ['melk', 'eieren', 'honing']],
    ['english', 'She is vegetarian. Loves burgers, fish fingers and cows', ['cows'], ['meat', 'fish']],
    [
      'dutch',
      'Wij zijn vegetariërs. Dol op hamburgers, kaas en kippen',
      ['kaas', 'kippen'],
      ['vlees', 'vis'],
    ],
    ['english', 'We don’t eat pork. She loves sausages and trains', ['trains'], ['pork']],
    ['dutch', 'Lot mag geen suiker. Dol op snoep, taart en bananen', ['bananen'], ['suiker']],
    ['dutch', 'Lot heeft suikerziekte. Gek op katten en ijsjes', ['katten'], ['suiker']],
    ['english', 'Lot is type 1 diabetic. She loves sweets and cars.', ['cars'], ['sugar']],
  ])('%s: %s', (language, twist, loved, without) => {
    const { reading, loved: told, allergens } = read(twist, language)
    expect(told).toEqual(loved)
    expect(allergens).toEqual(expect.arrayContaining(without))
    expect(reading.staysOut.map(({ topic }) => topic)).not.toContain('illness')
  })

  test('but not what somebody else does', () => {
    expect(read('Grandma is diabetic. Lot loves cake', 'english').loved).toEqual(['cake'])
  })

  test('what else stands in a plea for no nuts is no allergen', () => {
    expect(read('Please no nuts in the story. Loves owls', 'english').allergens).toEqual(['nuts'])
  })

  test('and hears of what the story of a theme has in it', () => {
    const telling = { twist: 'Lot is vegan', descriptions: [], language: 'english', subject } as const
    expect(foodsToAvoid('lifeLessons', telling)).toEqual(expect.arrayContaining(['pancakes', 'eggs', 'milk']))
  })
})
