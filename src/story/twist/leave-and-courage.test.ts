import { describe, expect, test } from 'vitest'
import type { BookLanguage } from '#book/options.ts'
import { readTwist, type TwistSubject } from '../read-twist.ts'
import { twistNotices, unreadPieces } from '../twist-notices.ts'

const ada = { hero: 'Ada', gender: 'female', age: 6 } as const

function noticesOn(twist: string, language: BookLanguage, subject: TwistSubject = ada): string[] {
  return twistNotices(readTwist(twist, language, subject), 'family')
}

test.each<[BookLanguage, string]>([
  ['english', 'Grandpa doesn’t have long left. Ada loves cake'],
  ['english', 'Grandma isn’t going to get better. Ada loves cake'],
  ['english', 'Nan probably won’t ever come home. Ada loves cake'],
  ['english', 'Grandad may not make it to Christmas. Ada loves cake'],
  ['english', 'Her brother was born sleeping. Ada loves cake'],
  ['dutch', 'Opa komt waarschijnlijk niet meer thuis. Ada houdt van taart'],
  ['dutch', 'Oma wordt nooit meer beter. Ada houdt van taart'],
  ['dutch', 'Oma heeft misschien niet zo lang meer. Ada houdt van taart'],
  ['dutch', 'Onze vorige baby, Lieve, is stil geboren. Ada houdt van taart'],
  ['dutch', 'Opa gaat niet meer beter worden. Ada houdt van taart'],
])('whoever is dying or has died is one: %s: %s', (language, twist) => {
  expect(noticesOn(twist, language).slice(0, 3)).toEqual(['twist_death', 'twist_leaves', 'twist_told'])
})

test.each<[BookLanguage, string]>([
  ['english', 'Daddy is deployed and is missed every day. Ada loves ships.'],
  ['english', 'Mum is away with the Navy until May. We miss Mum so much. Ada loves ships.'],
  ['english', 'Daddy works away for weeks at a time. Ada loves ships.'],
  ['dutch', 'Papa is militair en zit zes maanden in Litouwen. Ada houdt van schepen.'],
  ['dutch', 'papa vaart en is weken van huis. Ada houdt van schepen.'],
  ['dutch', 'Papa is uitgezonden en wordt erg gemist. Dol op schepen'],
  ['dutch', 'Mama is maanden op zee. We missen mama elke dag. Ada houdt van schepen.'],
])('whoever is away for a while is no death: %s: %s', (language, twist) => {
  const notices = noticesOn(twist, language)
  expect(notices).not.toContain('twist_death')
  expect(notices).toEqual(expect.arrayContaining(['twist_told', 'twist_separation', 'twist_leaves']))
})

test.each<[BookLanguage, string]>([
  ['dutch', 'Ze heeft haar eerste tandje verloren!'],
  ['dutch', 'Ze verloor gisteren haar eerste tandje bij oma'],
  ['dutch', 'We hebben de wedstrijd verloren'],
  ['dutch', 'Ze heeft haar knuffelkonijn in de trein verloren'],
  ['dutch', 'Ze heeft een schoen verloren'],
  ['dutch', 'Ze heeft haar zwemdiploma nog niet gehaald'],
  ['english', 'She has lost her first tooth!'],
  ['english', 'She lost the match'],
  ['english', 'She lost a shoe at Grandma’s'],
])('what a child loses is no death: %s: %s', (language, twist) => {
  expect(noticesOn(twist, language)).not.toContain('twist_death')
})

test.each<[BookLanguage, string]>([
  ['dutch', 'Ze heeft haar eerste tandje verloren en houdt van treinen'],
  ['english', 'She has lost her first tooth and loves trains'],
])('a lost tooth takes no love with it: %s: %s', (language, twist) => {
  expect(readTwist(twist, language, ada).loved.map(({ motif }) => motif)).toEqual(['train'])
})

test.each<[BookLanguage, string]>([
  ['dutch', 'Ze heeft haar tandje en haar opa verloren'],
  ['dutch', 'Ze heeft Boris verloren'],
  ['dutch', 'Ze heeft haar beste vriendje verloren'],
  ['english', 'She lost her tooth and her grandpa'],
])('but whom it loses is: %s: %s', (language, twist) => {
  expect(noticesOn(twist, language)).toContain('twist_death')
})

test.each<[BookLanguage, string]>([
  ['dutch', 'De dokters kunnen niets meer doen voor opa. Ada houdt van taart'],
  ['english', 'The doctors say Nana has weeks. Ada loves cake'],
])('what was not understood of a grown-up may be a leaving: %s: %s', (language, twist) => {
  expect(noticesOn(twist, language)).toEqual(expect.arrayContaining(['twist_somebody', 'twist_leaves']))
})

test('but whoever else is missed may have died', () => {
  const twist = 'Papa is op missie. We missen opa elke dag. Ada houdt van schepen.'
  expect(noticesOn(twist, 'dutch')).toContain('twist_death')
})

test.each<[BookLanguage, string]>([
  ['dutch', 'Ada gaat naar de grote school en zegt dag tegen juf Anja.'],
  ['dutch', 'Juf Marloes gaat met pensioen.'],
  ['dutch', 'Voor juf Anja, die met zwangerschapsverlof gaat.'],
  ['dutch', 'Het is haar laatste dag op de peuterspeelzaal'],
  ['english', 'Ada starts school in September and is leaving nursery.'],
  ['english', 'Her teacher is going on maternity leave.'],
  ['english', 'It’s her last day at preschool'],
])('leave taken of a teacher or a school is a parting: %s: %s', (language, twist) => {
  const notices = noticesOn(twist, language)
  expect(notices).toContain('twist_parting')
  expect(notices).not.toContain('twist_death')
  expect(notices).not.toContain('twist_somebody')
})

describe('what took courage is courage', () => {
  test.each<[BookLanguage, string]>([
    ['english', 'Ada was brave at the dentist last week and loves kites.'],
    ['english', 'Ada finally rode her bike without stabilisers!! She loves kites'],
    ['english', 'She dared to jump off the high board. She loves kites'],
    ['english', 'She was so brave about the dark. She loves kites'],
    ['dutch', 'Ada durfde afgelopen zomer eindelijk van de hoge duikplank! Ze houdt van vliegers'],
    ['dutch', 'Ze is zo dapper geweest bij de tandarts! Houdt van vliegers.'],
    ['dutch', 'Ada fietst nu zonder zijwieltjes. Ze houdt van vliegers'],
  ])('%s: %s', (language, twist) => {
    expect(noticesOn(twist, language)).toEqual(['twist_told', 'twist_brave'])
  })

  test.each<[BookLanguage, string]>([
    ['dutch', 'Ze durfde niet van de duikplank'],
    ['english', 'She was brave at the dentist but is scared of dogs'],
  ])('but not what was not dared: %s: %s', (language, twist) => {
    expect(noticesOn(twist, language)).toContain('twist_fear')
  })
})

test.each<[BookLanguage, string]>([
  ['dutch', 'Ze durft nog niet van de hoge duikplank'],
  ['dutch', 'Ada leert net fietsen zonder zijwieltjes'],
  ['dutch', 'Ada wil leren fietsen zonder zijwieltjes'],
  ['dutch', 'Binnenkort fietst Ada zonder zijwieltjes'],
  ['dutch', 'Ada oefent om van de hoge duikplank te springen'],
  ['dutch', 'Ze is nog niet over haar angst heen'],
  ['english', 'Ada is not brave enough yet for the high diving board'],
  ['english', 'Ada doesn’t dare to jump off the high board yet'],
  ['english', 'Ada is learning to ride her bike without stabilisers'],
  ['english', 'Ada can’t ride her bike without stabilisers yet'],
  ['english', 'She wants to ride without stabilisers'],
  ['english', 'She is practising to jump off the high board'],
])('what is not done yet is not praised: %s: %s', (language, twist) => {
  expect(noticesOn(twist, language)).not.toContain('twist_brave')
})

test.each<[BookLanguage, string]>([
  ['dutch', 'Ada heeft geleerd te fietsen zonder zijwieltjes'],
  ['dutch', 'Ze is niet meer bang in het donker'],
  ['dutch', 'Ze durfde eerst niet, maar nu durft ze van de hoge duikplank'],
  ['dutch', 'Ada is bijna vijf en durft van de hoge duikplank'],
  ['english', 'Ada has learned to ride her bike without stabilisers'],
  ['english', 'She is not scared of the dark any more'],
  ['english', 'She couldn’t at first, but now she dares to jump'],
])('and what is done is: %s: %s', (language, twist) => {
  expect(noticesOn(twist, language)).toContain('twist_brave')
})

test('who failed a badge hears no praise of courage', () => {
  expect(noticesOn('Ada is gezakt voor haar B-diploma en moest huilen.', 'dutch')).not.toContain(
    'twist_brave',
  )
})

test.each<[BookLanguage, string, string[]]>([
  ['dutch', 'Vroeger hield ze van treinen, nu alleen nog van vliegtuigen.', ['vliegtuigen']],
  ['dutch', 'Ze hield van poppen maar nu is ze dol op treinen', ['treinen']],
  ['english', 'Ada used to love dolls but now it’s all about trains.', ['trains']],
  ['english', 'Ada used to love dolls; these days it’s only trains', ['trains']],
  ['dutch', 'Ada weet alles van planeten en liften.', ['planeten', 'liften']],
  ['english', 'She knows everything about planets', ['planets']],
  ['dutch', 'Houdt van krijt en kiekeboe', ['krijt', 'kiekeboe']],
  ['english', 'She loves chalk and peekaboo', ['chalk', 'peekaboo']],
])('a love of now is one: %s: %s', (language, twist, loved) => {
  expect(readTwist(twist, language, ada).loved.map(({ words }) => words)).toEqual(loved)
})

test('nobody is quoted a “Her” or a “Zij”', () => {
  expect(unreadPieces(readTwist('Zij en haar zus houden van schommelen', 'dutch', ada))).toEqual([])
  expect(unreadPieces(readTwist('She and her mum are mad about cake', 'english', ada))).toEqual([])
})

test('who is older than four swims without a ring', () => {
  const told = (age: number): string | undefined =>
    readTwist('Houdt van zwemmen', 'dutch', { ...ada, age }).loved[0]?.told
  expect([told(4), told(5)]).toEqual(['een zwemband', 'een zwembad'])
})
