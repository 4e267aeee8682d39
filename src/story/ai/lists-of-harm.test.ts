import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Brief } from '#book/brief.ts'
import type { BookLanguage } from '#book/options.ts'
import { readTwist } from '../read-twist.ts'
import { unspeakable } from './check-text.ts'
import { loadLanguage } from './load-prompts.ts'
import { unspeakableInBrief } from './unspeakable-in-brief.ts'

const noor = JSON.parse(
  readFileSync(new URL('../../../examples/noor.json', import.meta.url), 'utf8'),
) as Brief
const refused = (changes: Partial<Brief>): boolean => unspeakableInBrief({ ...noor, ...changes }).length > 0
const named = (name: string, language: BookLanguage): boolean =>
  refused({ language, title: 'X', hero: { ...noor.hero, name } })

describe('a name', () => {
  test.each<[BookLanguage, string]>([
    ['dutch', 'Klootviool'],
    ['dutch', 'K.u.t'],
    ['dutch', 'k u t'],
    ['dutch', 'Kutjeff'],
    ['english', 'Sh1thead'],
    ['english', 'F u c k'],
    ['english', 'F-u-c-k'],
    ['spanish', 'Hijoputa'],
    ['spanish', 'Hijo de puta'],
    ['japanese', 'しね'],
    ['italian', 'Fica'],
  ])('is abuse also where its letters are parted or disguised, %s: %s', (language, name) => {
    expect(named(name, language)).toBe(true)
  })

  test.each<[BookLanguage, string]>([
    ['english', 'Shitole'],
    ['dutch', 'Shitole'],
    ['dutch', 'Kutay'],
    ['dutch', 'J. R. R.'],
    ['dutch', 'Kloosterman'],
    ['dutch', 'R2D2'],
    ['english', 'A. J.'],
    ['english', 'Dick'],
    ['spanish', 'Hija'],
    ['japanese', 'しねこ'],
  ])('is any other, %s: %s', (language, name) => {
    expect(named(name, language)).toBe(false)
  })
})

describe('a title', () => {
  test.each<[BookLanguage, string]>([
    ['english', 'My Big D!ck Adventure'],
    ['dutch', 'Het K*tkind'],
    ['english', 'Fern and the F*ck'],
    ['dutch', 'Papa slaat mama'],
    ['german', 'Emil haut die Ausländer raus'],
    ['english', 'Dad hits Mum'],
  ])('is refused, %s: %s', (language, title) => {
    expect(refused({ language, title })).toBe(true)
  })

  test.each<[BookLanguage, string]>([
    ['english', '1000000 Sheep'],
    ['english', 'A*Star'],
    ['english', 'Sheep! 100 of Them!'],
    ['english', 'Dad Beats Mum at Chess'],
    ['dutch', 'Papa slaat mama over'],
    ['german', 'Emil haut auf die Pauke'],
  ])('is taken, %s: %s', (language, title) => {
    expect(refused({ language, title })).toBe(false)
  })

  test('with a number to call is refused as before', () => {
    expect(refused({ language: 'english', title: 'Call 4479460' })).toBe(true)
  })
})

const found = (text: string, language: BookLanguage): string[] => unspeakable(text, loadLanguage(language))

describe('what a child might do after a book', () => {
  test.each<[BookLanguage, string]>([
    ['dutch', 'Noor stopte de kat in de magnetron.'],
    ['dutch', 'Toen stopte ze haar broertje in de wasmachine.'],
    ['dutch', 'Hij zette het hondje in de oven.'],
    ['dutch', '‘Je bent dik en lui,’ zei oma.'],
    ['dutch', 'Fien ging mee met de vreemde man.'],
    ['dutch', '‘Ik heb snoep in mijn auto,’ zei de meneer.'],
    ['dutch', '‘Niemand hoeft het te weten,’ fluisterde de buurman.'],
    ['dutch', '‘Vertel het niet aan mama.’'],
    ['dutch', '‘Dit is ons geheimpje,’ zei de meester.'],
    ['dutch', 'Noor dronk een glas bleekmiddel.'],
    ['dutch', 'Ze deden het flauwvalspel.'],
    ['dutch', 'Fien kneep zijn keel dicht.'],
    ['dutch', 'Ze stak de school in brand.'],
    ['dutch', 'Mama is weggegaan omdat je zo stout was.'],
    ['dutch', 'Alle Polen stelen.'],
    ['dutch', 'Moslims horen hier niet, zei de beer.'],
    ['dutch', 'Haar snap was hattie.2017xx.'],
    ['dutch', 'Oma werd opgehangen aan de waslijn.'],
    ['dutch', 'Er was een schietpartij op school.'],
    ['dutch', 'Haar vader sloeg haar moeder, want ze was te laat.'],
    ['dutch', 'Oom Steef had een geheim spelletje, en niemand mocht het weten.'],
    ['dutch', '‘Dit vertellen we niet aan mama,’ zei de buurman.'],
    ['dutch', 'Ze klom in de wasmachine en trok de deur achter zich dicht.'],
    ['english', 'Noor put the cat in the microwave.'],
    ['english', 'She stuffed her baby brother into the washing machine.'],
    ['english', '“You are fat and lazy,” said Gran.'],
    ['english', 'Fern went off with the stranger.'],
    ['english', '“I’ve got sweets in my car,” said the man.'],
    ['english', '“Nobody needs to know,” said the neighbour.'],
    ['english', '“Don’t tell your mum.”'],
    ['english', '“This is our little secret,” said the coach.'],
    ['english', 'Noor drank a cup of bleach.'],
    ['english', 'They played the fainting game.'],
    ['english', 'She set the school on fire.'],
    ['english', 'She set fire to her hair.'],
    ['english', 'Mummy left because you were naughty.'],
    ['english', 'All Romanians steal.'],
    ['english', '“Muslims don’t belong here,” said the bear.'],
    ['english', 'Her snap was hattie.2017xx.'],
    ['english', 'Her father hit her mother, because she was late.'],
    ['english', 'There was a shooting at school and nobody came home.'],
    ['english', 'Uncle Steve had a special secret game, and nobody could know.'],
    ['english', 'They have a secret touching game.'],
    ['english', 'Ivy climbed into the washing machine and pulled the door shut behind her.'],
  ])('is in none, %s: %s', (language, text) => {
    expect(found(text, language)).not.toEqual([])
  })

  test.each<[BookLanguage, string]>([
    ['dutch', 'Noor stopte de jas van de kat in de wasmachine.'],
    ['dutch', 'Haar knuffelhond was vies. Mama stopte hem in de wasmachine.'],
    ['dutch', 'Opa zette de taart in de oven en de kat keek toe.'],
    ['dutch', 'De kater was dik en lui, en daar was hij tevreden over.'],
    ['dutch', 'Ga nooit mee met een vreemde, zei papa.'],
    ['dutch', 'De gans liep mee met de vreemde eend.'],
    ['dutch', 'Niemand wist waar de sleutel was.'],
    ['dutch', '‘Vertel het niet aan mama, het is een verrassing.’'],
    ['dutch', 'Ze hadden een geheime hut.'],
    ['dutch', 'De maan was bleek, en de poes dronk melk.'],
    ['dutch', 'Het zwembad rook naar chloor. Noor dronk limonade.'],
    ['dutch', 'Ze hield haar adem in tot de beer voorbij was.'],
    ['dutch', 'Opa stak de kaars aan. Het hout stond in brand.'],
    ['dutch', 'De poes liep weg omdat Guus te hard zong.'],
    ['dutch', 'Alle eksters stelen. De Chinezen stelen de show.'],
    ['dutch', 'Ze had een waterpistool en een bloedneus. Hij schiet de bal in het doel.'],
    ['dutch', 'Hij had een bloedige neus en een pleister.'],
    ['dutch', 'Papa slaat mij gade. Mama schopt mij de bal toe.'],
    ['dutch', 'De sokken werden opgehangen aan de waslijn. Opa had zijn jas opgehangen.'],
    ['dutch', 'Op school schoot Sem op doel. Ze schoten op school op het doel.'],
    ['dutch', 'Haar moeder sloeg haar vader op de schouder. Haar zus versloeg haar vader.'],
    ['dutch', 'Oma deed de sokken in de wasmachine. De deur ging open.'],
    ['dutch', '‘Dit vertellen we niet aan mama, het is voor haar verjaardag een verrassing.’'],
    ['dutch', 'Ze stapte in de auto van opa. Haar snap was op: geen ander woord paste.'],
    ['dutch', 'Vissen horen hier niet, zei de kat. Ze waren in het geheim een spel aan het maken.'],
    ['english', 'Noor put the cat’s coat in the washing machine.'],
    ['english', 'Nan put the socks into the washing machine. The door was open.'],
    ['english', 'They saw a shooting star at school. She went shooting at school hoops.'],
    ['english', 'Her father hit her mother’s best ball over the fence.'],
    ['english', 'The washing was hung on the line. The picture hangs in the hall.'],
    ['english', 'It was a secret game for her birthday, so nobody said a word.'],
    ['english', 'Fish do not belong here, said the cat. Her snap was perfect. Then it was a good one.'],
    ['english', 'Her teddy was sticky, so Mum put him in the washing machine.'],
    ['english', 'Grandad put the pie in the oven and the cat watched.'],
    ['english', 'The cat was fat and lazy and pleased about it.'],
    ['english', 'Never go off with the stranger, said Dad.'],
    ['english', 'Nobody needs to know how the trick works.'],
    ['english', '“Don’t tell Mum, it’s a surprise.”'],
    ['english', 'It was our secret den. This is our secret recipe.'],
    ['english', 'Noor drank milk. The sheet was bleached by the sun.'],
    ['english', 'She held her breath until the bear had passed.'],
    ['english', 'Grandad lit the candle. The bun was on fire.'],
    ['english', 'The cat left because the dog sang.'],
    ['english', 'All magpies steal. The Germans steal the show.'],
    ['english', 'Grandad killed the weeds. She bombed into the pool.'],
    ['english', 'He had a bloody nose and a plaster.'],
    ['english', 'Dad beat Mum to the door. Mum hit me with a pillow.'],
    ['german', 'Er hatte eine blutige Nase.'],
  ])('and what only sounds so is told, %s: %s', (language, text) => {
    expect(found(text, language)).toEqual([])
  })

  test.each([
    ['dutch', 'Ze houdt van haar waterpistool.'],
    ['dutch', 'Hij schiet de bal graag in het doel.'],
    ['dutch', 'Laatst had hij een bloedneus.'],
    ['english', 'He had a bloody nose last week.'],
  ] as const)('nor is it violence in a wish, %s: %s', (language, text) => {
    expect(readTwist(text, language).staysOut.map(({ topic }) => topic)).not.toContain('violence')
  })
})
