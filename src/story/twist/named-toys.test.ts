import { describe, expect, test } from 'vitest'
import type { BookLanguage } from '#book/options.ts'
import { readTwist } from '../read-twist.ts'

const ada = { hero: 'Ada', gender: 'female', age: 5 } as const

function toldOf(twist: string, language: BookLanguage): string[] {
  return readTwist(twist, language, ada).loved.map(({ told, motif }) => `${told}: ${motif}`)
}

describe('a cuddly toy is told by its name', () => {
  test.each<[BookLanguage, string, string]>([
    ['dutch', 'haar knuffel Beer Bram', 'haar knuffel Beer Bram: teddy'],
    ['dutch', 'Haar knuffel heet Beer Bram', 'haar knuffel Beer Bram: teddy'],
    ['dutch', 'Haar knuffelkonijn heet Flap.', 'haar knuffelkonijn Flap: rabbit'],
    ['dutch', 'Ze slaapt met beer Bruun', 'beer Bruun: bear'],
    ['dutch', 'Ada slaapt met haar konijn Flap', 'haar konijn Flap: rabbit'],
    ['dutch', 'Ze slaapt altijd met haar knuffelaap Bibi', 'haar knuffelaap Bibi: monkey'],
    ['dutch', 'Ze gaat nergens heen zonder Flap, haar knuffelkonijn', 'haar knuffelkonijn Flap: rabbit'],
    ['dutch', 'Haar knuffelkonijn Flap gaat overal mee naartoe', 'haar knuffelkonijn Flap: rabbit'],
    ['dutch', 'Ze slaapt met haar knuffeldino Bram', 'haar knuffeldino Bram: dinosaur'],
    ['dutch', 'Haar speelgoedgraver heet Klank', 'haar speelgoedgraver Klank: digger'],
    ['dutch', 'Haar lievelingsknuffel is een schaap dat Wol heet', 'een schaap dat Wol heet: sheep'],
    ['dutch', 'Ze neemt Flap, haar knuffelkonijn, overal mee naartoe', 'haar knuffelkonijn Flap: rabbit'],
    ['english', 'She has a toy digger called Clank', 'a toy digger called Clank: digger'],
    ['english', 'She takes Bun, her toy rabbit, everywhere', 'her toy rabbit Bun: rabbit'],
    ['english', 'She never goes anywhere without Bun, her toy rabbit', 'her toy rabbit Bun: rabbit'],
    ['english', 'Her teddy is called Bruno', 'her teddy Bruno: teddy'],
    ['english', 'Her toy rabbit is called Mr Flops', 'her toy rabbit Mr Flops: rabbit'],
    ['english', 'She sleeps with her rabbit Flop', 'her rabbit Flop: rabbit'],
    ['english', 'She always sleeps with her teddy Bruno', 'her teddy Bruno: teddy'],
    ['english', 'She takes her toy monkey Bibi everywhere', 'her toy monkey Bibi: monkey'],
  ])('%s: %s', (language, twist, told) => {
    const { staysOut } = readTwist(twist, language, ada)
    expect(toldOf(twist, language)).toEqual([told])
    expect(staysOut).toEqual([])
  })

  test.each<[BookLanguage, string]>([
    ['dutch', 'Ze slaapt met mama'],
    ['dutch', 'Ze slaapt met het licht aan'],
    ['dutch', 'Haar hond heet Beer Bram en is ziek'],
    ['dutch', 'Opa slaapt met beer Bruun in zijn graf'],
    ['dutch', 'Ze slaapt niet meer met beer Bruun'],
    ['english', 'She sleeps with the light on'],
    ['english', 'Bun, her rabbit, died last week'],
    ['english', 'Her teddy Bruno was lost for ever'],
  ])('and nothing else is: %s: %s', (language, twist) => {
    expect(toldOf(twist, language)).toEqual([])
  })
})

test.each<[BookLanguage, string, string[]]>([
  [
    'dutch',
    'Ze houdt van haar speelgoedgraver Klank en pannenkoeken',
    ['haar speelgoedgraver Klank', 'pannenkoeken'],
  ],
  [
    'english',
    'Ada loves her toy digger called Clank and pancakes',
    ['her toy digger called Clank', 'pancakes'],
  ],
])('and one more is loved beside it: %s: %s', (language, twist, loved) => {
  expect(readTwist(twist, language, ada).loved.map(({ words }) => words)).toEqual(loved)
})

test.each<[BookLanguage, string, string[]]>([
  ['dutch', 'Ze krijgt voor haar verjaardag een rode fiets', ['een rode fiets']],
  ['dutch', 'Ze krijgt een rode fiets voor haar verjaardag.', ['een rode fiets']],
  ['english', 'She is getting a red scooter for her birthday', ['a red scooter']],
  ['dutch', 'Ze krijgt een broertje voor haar verjaardag', []],
  ['dutch', 'Ze krijgt een rode fiets van opa, die doodging voor haar verjaardag', []],
  ['english', 'She got a scooter from her dad before he died', []],
])('what somebody is given on a day is loved: %s: %s', (language, twist, loved) => {
  expect(readTwist(twist, language, ada).loved.map(({ words }) => words)).toEqual(loved)
})

test.each<[BookLanguage, string, string]>([
  ['dutch', 'Altijd op haar rode loopfiets', 'haar rode loopfiets'],
  ['dutch', 'Ze leeft voor voetbal', 'voetbal'],
  ['english', 'Always on her red balance bike', 'her red balance bike'],
  ['english', 'She lives for football', 'football'],
])('what somebody is always at is loved: %s: %s', (language, twist, told) => {
  expect(readTwist(twist, language, ada).loved.map(({ words }) => words)).toEqual([told])
})
