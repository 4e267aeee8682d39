import { expect, test } from 'vitest'
import type { BookLanguage } from '#book/options.ts'
import { readTwist, type TwistSubject } from '../read-twist.ts'

const girl = { hero: 'Ivy', gender: 'female' } as const
const boy = { hero: 'Mees', gender: 'male' } as const

function lovedIn(twist: string, language: BookLanguage, subject: TwistSubject): string[] {
  return readTwist(twist, language, subject).loved.map(({ words }) => words)
}

test.each<[BookLanguage, string, TwistSubject, string[]]>([
  [
    'dutch',
    'Ivy heeft twee mama’s, mag geen noten, durfde van de hoge duikplank, en haar broer houdt van voetbal. Gek op taart en rolschaatsen.',
    girl,
    ['taart', 'rolschaatsen'],
  ],
  [
    'dutch',
    'Zijn vriendjes houden van voetbal, hij liever van tekenen en wormen',
    boy,
    ['tekenen', 'wormen'],
  ],
  ['dutch', 'Zijn vriendjes houden van voetbal', boy, []],
  ['dutch', 'Zijn zus houdt van paarden, maar Mees van slakken.', boy, ['slakken']],
  ['dutch', 'De zus van Mees is gek op paarden. Mees houdt van treinen', boy, ['treinen']],
  ['dutch', 'Mees’ zus is gek op paarden. Mees houdt van treinen', boy, ['treinen']],
  ['dutch', 'Haar ouders zijn dol op katten. Ivy is dol op slakken', girl, ['slakken']],
  ['dutch', 'Haar neefjes houden van auto’s en zij van treinen', girl, ['treinen']],
  ['dutch', 'Iedereen in haar klas is gek op eenhoorns. Ivy is gek op wormen', girl, ['wormen']],
  ['dutch', 'Onze hond is gek op worst. Ivy is dol op vliegers', girl, ['vliegers']],
  ['english', 'Unlike her brother, who loves football, Ivy loves beetles.', girl, ['beetles']],
  ['english', 'Her brother, who adores trains, and Ivy, who adores dragons', girl, ['dragons']],
  ['english', 'Everyone in her class loves unicorns, but Ivy prefers worms.', girl, ['worms']],
  ['english', 'Ivy’s brother loves football. Ivy loves kites', girl, ['kites']],
  ['english', 'Amara loves football and Ivy loves kites.', girl, ['kites']],
  ['english', 'Her brother Tom is a goalkeeper and he loves football. Ivy loves kites', girl, ['kites']],
  ['english', 'Her sister Mia is six and she loves horses. Ivy loves kites', girl, ['kites']],
  ['english', 'Her half-sister loves ponies. Ivy loves buses', girl, ['buses']],
  ['english', 'The other kids love football. She loves kites', girl, ['kites']],
  ['english', 'Her cousins are into football. Ivy loves kites', girl, ['kites']],
  ['english', 'Her dog loves sausages. Ivy loves kites.', girl, ['kites']],
])('each love is that of the subject of its own clause: %s: %s', (language, twist, subject, loved) => {
  expect(lovedIn(twist, language, subject)).toEqual(loved)
})

test.each<[BookLanguage, string, TwistSubject, string[]]>([
  ['dutch', 'Ivy en haar zus houden van schommelen', girl, ['schommelen']],
  ['dutch', 'Zij, papa en haar zus houden van schommelen', girl, ['schommelen']],
  ['english', 'Ivy and her brother love trains', girl, ['trains']],
  ['english', 'Like her brother she loves football', girl, ['football']],
  ['english', 'We all love football. Ivy loves cats', girl, ['football', 'cats']],
  ['english', 'Our Bertie loves trains', { hero: 'Albert', gender: 'male' }, ['trains']],
  ['english', 'Bertie loves trains', { hero: 'Albert', gender: 'male' }, ['trains']],
])(
  'and what the child loves with others, or by a pet name, is its own: %s: %s',
  (language, twist, subject, loved) => {
    expect(lovedIn(twist, language, subject)).toEqual(loved)
  },
)
