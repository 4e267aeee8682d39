import { describe, expect, test } from 'vitest'
import type { BookLanguage } from '#book/options.ts'
import { namedAlong } from './named-along.ts'
import { readTwist } from './read-twist.ts'

const child = { hero: 'Noor', gender: 'female', age: 5 } as const

/** Everybody who is offered, in short: "Boris dog", "Flap toy bear", "Sem person male". */
function offered(twist: string, language: BookLanguage, companions: readonly string[] = []): string[] {
  const subject = { ...child, companions }
  return namedAlong(readTwist(twist, language, subject), twist, language, subject).map(
    ({ kind, name, species, gender, ageYears }) =>
      [name, kind === 'animal' ? null : kind, species, gender, ageYears]
        .filter((part) => part !== null)
        .join(' '),
  )
}

describe('whoever is named gladly may come along', () => {
  test.each<[BookLanguage, string, string[]]>([
    ['dutch', 'Ze is gek op haar hond Boris en op taart', ['Boris dog']],
    ['dutch', 'Onze hond Boris gaat overal mee naartoe.', ['Boris dog']],
    ['dutch', 'Noor heeft een hond die Boris heet.', ['Boris dog']],
    ['dutch', 'We hebben een kat, Minoes.', ['Minoes cat']],
    ['dutch', 'Haar pony heet Ster', ['Ster horse']],
    [
      'dutch',
      'Ze heeft een broertje Sem, een grote zus die Bo heet en een hond, Boris',
      ['Sem person male', 'Bo person female', 'Boris dog'],
    ],
    ['dutch', 'Haar knuffel heet Flap', ['Flap toy bear']],
    ['dutch', 'is dol op haar knuffelaap Koko', ['Koko toy monkey']],
    ['dutch', 'Haar vriendje Sem en haar hond Boris', ['Sem person', 'Boris dog']],
    ['dutch', 'Houdt van haar broertje Sem en van dansen', ['Sem person male']],
    ['dutch', 'Dol op oma Riet en op opa', ['Oma Riet person female 68', 'Opa person male 70']],
    ['dutch', 'beste vriendin Lotte', ['Lotte person female']],
    // What fresh parents wrote, and how they say how old somebody is, where from, and that they are near.
    [
      'dutch',
      'Opa Jan en oma Truus passen elke woensdag op.',
      ['Opa Jan person male 70', 'Oma Truus person female 68'],
    ],
    ['dutch', 'Haar beste vriend is Mo van school', ['Mo person male']],
    ['dutch', 'beste vriend Mo van school', ['Mo person male']],
    ['dutch', 'Zijn zus Bo van 9 en hun hond Boris', ['Bo person female 9', 'Boris dog']],
    ['dutch', 'Zij heeft een broertje Teun van 2.', ['Teun person male 2']],
    [
      'dutch',
      'Oma Truus woont om de hoek. Dol op haar hond Boris.',
      ['Oma Truus person female 68', 'Boris dog'],
    ],
    [
      'dutch',
      'Opa Jan komt elke week eten. Ze is gek op schaatsen en haar kat Pip.',
      ['Opa Jan person male 70', 'Pip cat'],
    ],
    [
      'english',
      'She loves diggers and her cat Smudge. Her best friend is Ollie from next door.',
      ['Smudge cat', 'Ollie person'],
    ],
    [
      'english',
      'Her sister Bo is 9. Grandma Jo looks after her every Friday.',
      ['Bo person female 9', 'Grandma Jo person female 68'],
    ],
    ['english', 'Our dog Boris comes everywhere', ['Boris dog']],
    ['english', 'Nora has a dog called Boris', ['Boris dog']],
    ['english', 'Her pony is called Star.', ['Star horse']],
    [
      'english',
      'She has a cat called Mittens and a rabbit named Thumper.',
      ['Mittens cat', 'Thumper rabbit'],
    ],
    ['english', 'Her toy rabbit is called Flop', ['Flop toy rabbit']],
    ['english', 'loves her best friend Mia', ['Mia person']],
    ['english', 'loves her grandma', ['Grandma person female 68']],
  ])('%s: %s', (language, twist, expected) => {
    expect(offered(twist, language)).toEqual(expected)
  })
})

describe('nobody is offered of whom that might hurt, or who cannot be', () => {
  test.each<[BookLanguage, string]>([
    ['dutch', 'Haar hond Boris is vorige week overleden'],
    ['dutch', 'Ze is dol op haar hond Boris. Onze kat is dood.'],
    ['dutch', 'Vroeger had ze een hond, Boris'],
    ['dutch', 'Haar konijn Flappie woonde in de tuin'],
    ['dutch', 'Papa is ziek. Ze houdt van haar broertje Sem.'],
    ['dutch', 'Haar pony heette Ster'],
    ['dutch', 'Ze heeft een cavia die Snuf heet'],
    ['dutch', 'Dol op haar vriendjes en op taart'],
    ['dutch', 'Ze heeft een hond Boris en een kat die gestorven is'],
    ['dutch', 'Ze heeft een broertje Sem verloren'],
    ['dutch', 'Haar konijn heet Flappie. Het is vorige week doodgegaan.'],
    ['dutch', 'Oma Truus past niet meer op'],
    ['dutch', 'Opa Jan past op ons vanuit de hemel'],
    ['dutch', 'Haar beste vriend Mo van school is verhuisd'],
    ['dutch', 'Haar oma is Indisch'],
    ['english', 'Grandad Pete looked after her every Friday'],
    ['english', 'Her best friend Ollie from next door has moved away'],
    ['english', 'Grandma Jo looks after her from heaven'],
    ['english', 'She misses her dog Boris'],
    ['english', 'Her dog Boris is very ill. She loves her cat Tim'],
    ['english', 'She had a rabbit named Flopsy'],
    ['french', 'Elle adore son chien Boris'],
  ])('%s: %s', (language, twist) => {
    expect(offered(twist, language)).toEqual([])
  })
})

test('who is in the book already is not offered, and is neither loved nor missing in it', () => {
  const twist = 'Noor heeft een hond die Boris heet. Gek op haar broertje Sem, haar kat Minoes, oma en taart.'
  expect(offered(twist, 'dutch').toSorted()).toEqual([
    'Boris dog',
    'Minoes cat',
    'Oma person female 68',
    'Sem person male',
  ])
  const companions = ['Boris', 'Sem', 'minoes ', 'Oma Riet']
  expect(offered(twist, 'dutch', companions)).toEqual([])
  const { loved, staysOut } = readTwist(twist, 'dutch', { ...child, companions })
  expect(loved.map(({ words }) => words)).toEqual(['taart'])
  expect(staysOut).toEqual([])
})

test('of whom a sentence names several, those who are not in the book yet are offered still', () => {
  expect(offered('Haar zus Bo van 9 en hun hond Boris', 'dutch', ['Boris'])).toEqual(['Bo person female 9'])
  const unread = readTwist('Haar zus Bo die skeelert en hun hond Boris', 'dutch', {
    ...child,
    companions: ['Boris'],
  })
  expect(unread.staysOut.map(({ topic }) => topic)).toEqual(['somebody'])
})

test('a guinea pig by its name is loved, though no book can draw it as a character', () => {
  const { loved } = readTwist('Haar cavia heet Pip.', 'dutch', child)
  expect(loved.map(({ words }) => words)).toEqual(['haar cavia Pip'])
})
