import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { TitleBrief } from '#book/brief.ts'
import { twistTopics } from '#book/twist-topics.ts'
import { noor } from '../../tests/acceptance/start-workshop.ts'
import { foodsToAvoid } from './allergies.ts'
import { readTwist } from './read-twist.ts'
import { sayNotices, twistNotices, unreadPieces } from './twist-notices.ts'

/** Of a child in an English bedtime book. */
function briefOf(changes: { twist: string; description?: string }): TitleBrief {
  const hero = {
    name: 'Ada',
    age: 5,
    gender: 'female',
    description: '',
    appearance: noor.hero.appearance,
  } as const
  const grandpa = {
    ...hero,
    kind: 'person',
    name: 'Grandpa Jim',
    age: 70,
    description: changes.description ?? '',
  } as const
  return {
    hero,
    companions: [grandpa],
    style: 'waterpaint',
    theme: 'bedtime',
    language: 'english',
    twist: changes.twist,
  }
}

const messages = (locale: string): Record<string, string> =>
  JSON.parse(
    readFileSync(new URL(`../../content/messages/${locale}/builder.json`, import.meta.url), 'utf8'),
  ) as Record<string, string>

test('an empty twist needs no word', () => {
  expect(twistNotices(readTwist('  ', 'dutch'), 'bedtime')).toEqual([])
})

test('a death is named before all else, and nobody is asked for an animal beside it', () => {
  expect(twistNotices(readTwist('Hij is bang in het donker. Opa is dood.', 'dutch'), 'bedtime')).toEqual([
    'twist_death',
    'twist_fear',
  ])
  expect(twistNotices(readTwist('Grandpa died. She loves kites.', 'english'), 'bedtime')).toEqual([
    'twist_death',
    'twist_told',
  ])
})

test('beside a death it is said what the story of another theme does, and that nothing of the rest is told', () => {
  const letter = readTwist('Oma is dood. Ze zit op les en doet van alles.', 'dutch')
  expect(twistNotices(letter, 'natureAnimals')).toEqual([
    'twist_death',
    'twist_leaves',
    'twist_told_nothing',
    'twist_other',
  ])
  const apart = readTwist('Haar ouders zijn gescheiden. Ze houdt van treinen.', 'dutch')
  expect(twistNotices(apart, 'family')).toEqual(['twist_told', 'twist_separation', 'twist_leaves'])
  expect(twistNotices(apart, 'bedtime')).toEqual(['twist_told', 'twist_separation'])
})

test.each([
  ['english', 'Ada is tube-fed and doesn’t eat by mouth. She loves lights, cake and swings.', ['swings']],
  ['english', 'Ada has anorexia. She loves horses.', ['horses']],
  ['english', 'Ada can’t eat solids, just purées. Loves kites', ['kites']],
  ['english', 'She’s nil by mouth at the moment. Loves sandwiches and kites', ['kites']],
  ['english', 'Ada hardly eats. She loves pancakes and kites', ['kites']],
  ['dutch', 'Ada heeft sondevoeding en eet niet. Dol op taart en treinen', ['treinen']],
  ['dutch', 'Heeft een eetstoornis. Dol op koekjes en paarden', ['paarden']],
  ['dutch', 'Ze kan niet slikken. Dol op ijs en treinen', ['treinen']],
] as const)('of eating that is not possible one kind word is said: %s: %s', (language, twist, loved) => {
  const subject = { hero: 'Ada' }
  const reading = readTwist(twist, language, subject)
  expect(reading.loved.map(({ words }) => words)).toEqual(loved)
  const foods = foodsToAvoid('family', { twist, descriptions: [], language, subject })
  expect(foods).toHaveLength(3)
  const notices = twistNotices(reading, 'family', foods)
  expect(notices.filter((notice) => notice !== 'twist_other')).toEqual([
    'twist_theme_food',
    'twist_told',
    'twist_eating',
  ])
  expect(foodsToAvoid('bedtime', { twist, descriptions: [], language, subject })).toEqual([])
})

test('more than a story holds is said, with the three that are told', () => {
  const brief = briefOf({ twist: 'trains, kites, boats, castles' })
  const lines = sayNotices(brief, messages('en'))
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('trains, kites, boats')
  expect(lines[0]).not.toContain('castles')
})

test('whoever makes books without the web hears of a death in the cast, and which words were not understood', () => {
  const brief = briefOf({ twist: 'trains, and sleeps with two socks on.', description: 'Much missed' })
  const lines = sayNotices(brief, messages('en'))
  expect(lines[0]).toContain('one of the characters has died')
  expect(lines.join('\n')).toMatch(/two socks on’/)
})

test('what is not understood of somebody is met kindly, and no animal of the twist is named', () => {
  const reading = readTwist('Otto the hamster has gone somewhere sunny. Loves hamsters and kites.', 'english')
  expect(twistNotices(reading, 'bedtime')).toEqual(['twist_told', 'twist_somebody'])
})

test.each([
  ['english', 'Loves trains, wibblewobbles, cake and diggers', ['wibblewobbles']],
  ['english', "says 'peekaboo' all day", ['says “peekaboo” all day']],
  [
    'english',
    'Loves trains. She says "again, again" to everything',
    ['She says “again, again” to everything'],
  ],
  [
    'english',
    "Loves cake. She puts the buses' tickets in the trains' boxes",
    ['She puts the buses’ tickets in the trains’ boxes'],
  ],
  ['dutch', "zegt 's avonds 'kiekeboe'", ['zegt ’s avonds “kiekeboe”']],
  ['dutch', 'Gek op treinen, flubberdiflap en taart', ['flubberdiflap']],
  [
    'dutch',
    'roept de hele dag „nog een keer” tegen iedereen',
    ['roept de hele dag “nog een keer” tegen iedereen'],
  ],
] as const)(
  'only what was not understood is named, with its own quotes: %s: %s',
  (language, twist, pieces) => {
    expect(unreadPieces(readTwist(twist, language))).toEqual(pieces)
  },
)

test('an allergy is named with what stays out of the book', () => {
  const [told, allergy] = sayNotices(
    briefOf({ twist: 'loves kites but is allergic to nuts' }),
    messages('en'),
  )
  expect(told).toContain('kites')
  expect(allergy).toContain('with nuts in it')
  const [, general] = sayNotices(briefOf({ twist: 'loves kites, has food allergies' }), messages('en'))
  expect(general).toContain('nothing to eat')
})

test.each([
  ['dutch', 'Dol op treinen met haar twee mama’s', ['mama Els', 'mama Kim'], false],
  ['dutch', 'Ze heeft twee papa’s', ['pap', 'papi'], false],
  ['dutch', 'Ze heeft twee mama’s', ['Mama', 'Papa'], true],
  ['english', 'She has two mums', ['Mum', 'Mummy Jo'], false],
  ['english', 'She has two mums', ['Mum'], true],
] as const)(
  'both mums are asked for until both are there: %s: %s, %s',
  (language, twist, companions, asks) => {
    const notices = twistNotices(readTwist(twist, language, { companions }), 'bedtime')
    expect(notices.includes('twist_family')).toBe(asks)
  },
)

test('whoever is allergic to what a theme’s story is about hears so first', () => {
  const brief = briefOf({ twist: 'loves kites but is allergic to nuts' })
  const [first] = sayNotices({ ...brief, theme: 'natureAnimals' }, messages('en'))
  expect(first).toContain('has a nut in it')
  // To what, nobody could read: it may be to anything that is eaten.
  const anything = sayNotices(
    { ...briefOf({ twist: 'has food allergies' }), theme: 'friendship' },
    messages('en'),
  )
  expect(anything[0]).toContain('has bread, butter, an egg, soup in it')
})

test.each([
  ['english', 'No eggs or milk please', ['milk', 'eggs']],
  ['english', 'Allergic to nuts, please no nuts.', ['nuts']],
  ['dutch', 'Graag geen noten', ['noten']],
  ['dutch', 'Geen eieren of melk alsjeblieft', ['melk', 'eieren']],
] as const)(
  'who asks to spare a child what it may not eat has no wish about the story: %s: %s',
  (language, twist, allergens) => {
    const reading = readTwist(twist, language)
    expect(reading.allergens).toEqual(allergens)
    expect(twistNotices(reading, 'bedtime')).toEqual(['twist_told_nothing', 'twist_allergy'])
  },
)

test.each([
  [
    'english',
    'Her daddy is in the army and away until Christmas.',
    ['twist_told_nothing', 'twist_separation'],
  ],
  ['english', 'Her dad is a soldier. She loves horses.', ['twist_told', 'twist_people']],
  ['english', 'Soldiers took her dad', ['twist_told_nothing', 'twist_somebody', 'twist_violence']],
  ['dutch', 'Haar papa zit in het leger en is weg tot kerst.', ['twist_told_nothing', 'twist_separation']],
  ['dutch', 'Haar vader is soldaat. Ze houdt van paarden.', ['twist_told', 'twist_people']],
  [
    'dutch',
    'Soldaten hebben haar vader meegenomen',
    ['twist_told_nothing', 'twist_somebody', 'twist_violence'],
  ],
] as const)('a soldier in the family is no violence: %s: %s', (language, twist, notices) => {
  expect(twistNotices(readTwist(twist, language), 'bedtime')).toEqual(notices)
})

test.each([
  ['english', 'He is autistic and loves trains.', ['twist_told', 'twist_mind']],
  ['english', 'He stammers. Loves football.', ['twist_told', 'twist_mind']],
  ['english', 'She is adopted and loves cats.', ['twist_told', 'twist_adoption']],
  ['english', 'She’s not scared of the dark any more!!', ['twist_told_nothing', 'twist_brave']],
  ['english', 'Scared of the dark, not scared of dogs', ['twist_told_nothing', 'twist_fear', 'twist_brave']],
  ['english', 'He is in a wheelchair and loves cats.', ['twist_told', 'twist_body']],
  ['dutch', 'Ze heeft dyslexie. Ze houdt van paarden.', ['twist_told', 'twist_mind']],
  ['dutch', 'Ze is geadopteerd en houdt van katten.', ['twist_told', 'twist_adoption']],
  ['dutch', 'Ze is niet meer bang in het donker!!', ['twist_told_nothing', 'twist_brave']],
] as const)('what is no sorrow is not answered as one: %s: %s', (language, twist, notices) => {
  expect(twistNotices(readTwist(twist, language), 'bedtime')).toEqual(notices)
})

test('nothing is quoted from a sentence that tells of a sorrow', () => {
  const reading = readTwist(
    'She finished chemo in May and rang the bell! Loves okapis and trains.',
    'english',
  )
  expect(unreadPieces(reading)).toEqual(['okapis'])
})

test('nobody hears twice of a sorrow, or of a baby who is ill as of glad news', () => {
  const apart = readTwist('Mum and dad don’t live together any more', 'english')
  expect(twistNotices(apart, 'bedtime')).toEqual(['twist_told_nothing', 'twist_separation'])
  const mums = readTwist('his mums are divorced', 'english')
  expect(twistNotices(mums, 'bedtime')).toEqual(['twist_told_nothing', 'twist_separation'])
  const dairy = readTwist('Can’t have dairy', 'english')
  expect(twistNotices(dairy, 'bedtime')).toEqual(['twist_told_nothing', 'twist_allergy'])
  const move = readTwist('Afscheid van opa en oma, want we gaan verhuizen', 'dutch')
  expect(twistNotices(move, 'bedtime')).toEqual(['twist_told_nothing', 'twist_parting'])
  const baby = readTwist('Her new baby brother is still in hospital', 'english')
  expect(twistNotices(baby, 'bedtime')).toEqual(['twist_told_nothing', 'twist_illness'])
})

test.each(['nl', 'en'])('every topic has its words in %s', (locale) => {
  const words = messages(locale)
  for (const topic of twistTopics) expect(words[`twist_${topic}`]).toMatch(/\.$/)
})
