import { describe, expect, test } from 'vitest'
import type { Companion } from '#book/character.ts'
import type { Gender } from '#book/options.ts'
import { appearance } from './brief-grid.ts'
import type { ContentLanguage } from './content-language.ts'
import { byNameAlone, introducer } from './introduce.ts'

function somebody(name: string, description: string): Companion {
  return { kind: 'person', name, age: 4, gender: 'male', description, appearance }
}

function told(
  language: ContentLanguage,
  pages: readonly string[],
  companions: readonly Companion[],
  { age = 6, gender = 'female' }: { age?: number; gender?: Gender } = {},
): string[] {
  const hero = { name: 'Mila', age, gender, description: '', appearance }
  return pages.map(introducer({ hero, companions: [...companions] }, language))
}

describe('who somebody is to the child is said where the story names them first', () => {
  test.each<[ContentLanguage, string, string, string]>([
    ['dutch', 'haar broertje', 'Sam zwaaide door.', 'Mila’s broertje Sam zwaaide door.'],
    ['dutch', 'klein broertje', 'Daar stond Sam al.', 'Daar stond Mila’s kleine broertje Sam al.'],
    ['dutch', 'het broertje van Mila', 'Mila en Sam klommen.', 'Mila en haar broertje Sam klommen.'],
    [
      'dutch',
      'Mila’s beste vriend, kan klimmen',
      '‘Kom, Sam,’ riep Mila. Sam kwam.',
      '‘Kom, Sam,’ riep Mila. Mila’s beste vriend Sam kwam.',
    ],
    ['english', 'her little brother', '‘Look!’ said Sam.', '‘Look!’ said Mila’s little brother Sam.'],
    [
      'english',
      'Best friend',
      'Mila, Sam and the pig sat down.',
      'Mila, her best friend Sam and the pig sat down.',
    ],
  ])('%s, “%s”: %s', (language, description, page, expected) => {
    expect(told(language, [page, 'Sam.'], [somebody('Sam', description)])).toEqual([expected, 'Sam.'])
  })

  test('the second of one sentence is hers, not Mila’s again', () => {
    const both = [somebody('Sam', 'her brother'), somebody('Tom', 'her best friend')]
    expect(told('english', ['Sam sat in front, and behind him Tom.'], both)).toEqual([
      'Sam sat in front, and behind him Tom.'
        .replace('Sam', 'Mila’s brother Sam')
        .replace('Tom', 'her best friend Tom'),
    ])
  })

  test('also where it was chosen, by age and gender', () => {
    const sam: Companion = { ...somebody('Sam', ''), relation: 'sibling' } as Companion
    expect(told('dutch', ['Sam riep.'], [sam])).toEqual(['Mila’s broertje Sam riep.'])
  })

  test('and it is said once', () => {
    const pages = told('dutch', ['Sam riep.', 'Sam riep weer.'], [somebody('Sam', 'haar broertje')])
    expect(pages).toEqual(['Mila’s broertje Sam riep.', 'Sam riep weer.'])
  })
})

describe('nothing is said of who somebody is', () => {
  test.each<[ContentLanguage, string, string]>([
    ['dutch', 'haar broertje', 'Kom maar, Sam.'],
    ['dutch', 'haar broertje', 'Hup, Sam!'],
    ['dutch', 'haar broertje', '‘Waar is Sam?’ vroeg Mila.'],
    ['dutch', 'haar broertje', 'Op Sams hoed zat een mug.'],
    ['dutch', 'haar broertje', 'Samuel kwam.'],
    ['dutch', 'mijn broertje', 'Sam kwam.'],
    ['dutch', 'zijn broertje', 'Sam kwam.'],
    ['dutch', 'haar broertje is ziek', 'Sam kwam.'],
    ['english', 'the brother of Tom', 'Sam came.'],
    ['english', 'likes trains', 'Sam came.'],
  ])('%s, “%s”: %s', (language, description, page) => {
    const companions = [somebody('Sam', description), somebody('Tom', '')]
    expect(told(language, [page], companions)).toEqual([page])
  })

  test('to a child of two, or behind a name that says it', () => {
    expect(told('dutch', ['Sam zwaait.'], [somebody('Sam', 'haar broertje')], { age: 2 })).toEqual([
      'Sam zwaait.',
    ])
    expect(told('dutch', ['Opa Sam zwaait.'], [somebody('Opa Sam', 'haar opa')])).toEqual(['Opa Sam zwaait.'])
  })

  test('where two have one name, and on the third page that names somebody', () => {
    const two = [somebody('Sam', 'her brother'), somebody('Sam', 'her friend')]
    expect(told('english', ['Sam came.'], two)).toEqual(['Sam came.'])
    const pages = ['Come on, Sam.', 'Up, Sam!', 'Sam came.']
    expect(told('english', pages, [somebody('Sam', 'her brother')])).toEqual(pages)
  })
})

describe('what is loved and has a name goes by that alone once it was told of', () => {
  test.each<[ContentLanguage, string, string[], string[]]>([
    [
      'dutch',
      'haar speelgoedgraver Klank',
      [
        'Een steen met haar speelgoedgraver Klank erop.',
        '‘Met mijn speelgoedgraver Klank erop?’',
        'Haar speelgoedgraver Klank!',
      ],
      ['Een steen met haar speelgoedgraver Klank erop.', '‘Met Klank erop?’', 'Klank!'],
    ],
    [
      'dutch',
      'een schaap dat Wol heet',
      ['Daar: een schaap dat Wol heet.', 'Een schaap dat Wol heet.'],
      ['Daar: een schaap dat Wol heet.', 'Wol.'],
    ],
    [
      'english',
      'her toy digger called Clank',
      ['It was her toy digger called Clank.', 'Her toy digger called Clank and trains.'],
      ['It was her toy digger called Clank.', 'Clank and trains.'],
    ],
    [
      'dutch',
      'boeken van Nijntje',
      ['Boeken van Nijntje.', 'Boeken van Nijntje.'],
      ['Boeken van Nijntje.', 'Boeken van Nijntje.'],
    ],
    [
      'dutch',
      'de Efteling',
      ['Naar de Efteling.', 'In de Efteling.'],
      ['Naar de Efteling.', 'In de Efteling.'],
    ],
    [
      'english',
      'her green bike',
      ['Her green bike.', 'On her green bike.'],
      ['Her green bike.', 'On her green bike.'],
    ],
  ])('%s: %s', (language, thing, pages, expected) => {
    expect(pages.map(byNameAlone([thing], language))).toEqual(expected)
  })
})
