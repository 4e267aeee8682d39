import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { BookLanguage } from '#book/options.ts'
import { props } from '#book/scene-plan.ts'
import { toStory, writtenStoryFaults } from './check-written-story.ts'
import { loadLanguage } from './load-prompts.ts'
import { readWrittenBook, type WrittenBook } from './read-written-book.ts'
import type { WrittenSpread } from './written-story.ts'

const folder = join(import.meta.dirname, '../../../examples/languages')
const bookIn = (language: string): Promise<WrittenBook> => readWrittenBook(join(folder, `${language}.json`))
const faultsOf = ({ story, brief }: WrittenBook): string[] =>
  writtenStoryFaults(story, brief, loadLanguage(brief.language))

test.each(readdirSync(folder))('nothing is wrong with %s', async (file) => {
  const book = await readWrittenBook(join(folder, file))
  expect(faultsOf(book)).toEqual([])
})

test.each(readdirSync(folder))('no wish of %s is for what the illustrator draws', async (file) => {
  const { story } = await readWrittenBook(join(folder, file))
  const drawn = new Set(props.map((name) => name.replace(/[A-Z]/g, ' $&').toLowerCase()))
  const thingOf = (wish: string): string => wish.replace(/^(an?|the|some) /, '')
  expect(story.spreads.flatMap(({ wishes }) => wishes).filter((wish) => drawn.has(thingOf(wish)))).toEqual([])
})

/** The example book of a language, its child called otherwise. */
async function calledOtherwise(language: string, name: string): Promise<WrittenBook> {
  const book = await bookIn(language)
  const inside = new RegExp(
    `(?<!\\p{L})${book.brief.hero.name.split(' ')[0] ?? ''}(?=\\P{L}|s\\P{L}|$)`,
    'gu',
  )
  return JSON.parse(JSON.stringify(book).replace(inside, name)) as WrittenBook
}

test.each([
  ['dutch', 'Beer'],
  ['dutch', 'Wolf'],
  ['dutch', 'Kip'],
  ['dutch', 'Sneeuw'],
  ['dutch', 'Storm'],
  ['english', 'Bear'],
  ['english', 'Fox'],
  ['english', 'Duck'],
  ['english', 'Storm'],
  ['spanish', 'León'],
  ['spanish', 'Paloma'],
  ['spanish', 'Nieves'],
  ['french', 'Loup'],
  ['french', 'Neige'],
  ['italian', 'Orso'],
  ['italian', 'Neve'],
  ['german', 'Wolf'],
])('in %s, a child called %s is no animal and no weather', async (language, name) => {
  const plan = / in the plan| the picture/
  expect(faultsOf(await calledOtherwise(language, name)).filter((fault) => plan.test(fault))).toEqual([])
})

test('a companion is what its species says, though its description does not', async () => {
  const book = await bookIn('english')
  const companions = book.brief.companions.map((one) => ({ ...one, description: '' }))
  expect(faultsOf({ ...book, brief: { ...book.brief, companions } })).toEqual([])
})

/** Spreads of the English book: on the fifth Kevin is named and seen, on the sixth there is a boat. */
type Spoilt = [what: string, number: number, spoil: (spread: WrittenSpread) => void, reason: string]

test.each<Spoilt>([
  [
    'somebody named and not shown',
    4,
    ({ scene }) => (scene.cast = scene.cast.filter(({ who }) => who !== 'companion2')),
    'the text names Kevin, and companion2 is not in the picture',
  ],
  [
    'somebody in the caption only',
    1,
    ({ scene }) => (scene.caption = 'Kevin sits down.'),
    'the caption names Kevin, and companion2',
  ],
  [
    'somebody away who is there',
    4,
    (spread) => (spread.absent = ['Kevin']),
    'Kevin is absent, and companion2 is in the picture',
  ],
  [
    'a name with a letter too many',
    4,
    (spread) => (spread.text = spread.text.replace('Winifred', 'Winnifred')),
    'the text says Winnifred: the name is Winifred',
  ],
  ['night by day', 4, (spread) => (spread.text += ' It was midnight.'), 'the text says “midnight”'],
  [
    'morning at night',
    4,
    (spread) => {
      spread.text += ' It was six in the morning.'
      spread.scene.time = 'night'
    },
    'the text says “in the morning”, and the picture is of the night',
  ],
  [
    'a caption of another weather',
    4,
    ({ scene }) => (scene.caption = 'They sit there and it snowed.'),
    'the caption says “snowed”',
  ],
  [
    'another number than is drawn',
    5,
    (spread) => (spread.text = spread.text.replace('was a boat', 'were three old boats')),
    'says “three old boats”, and the picture has 1 of boat',
  ],
  [
    'three things in two hands',
    4,
    ({ scene }) => scene.props.push({ name: 'cup', near: 'hero', held: true, count: 3, size: null }),
    'hero holds 3 things',
  ],
  [
    'a long sentence of a page before',
    4,
    (spread) => (spread.text += ' Under it, in a box, was five foot three of leek.'),
    'has been said',
  ],
  [
    'what no child is told',
    4,
    (spread) => (spread.text += ' ‘Bollocks,’ said the hedge.'),
    'the text says “Bollocks”, which no book for a child has',
  ],
  [
    'the same in a caption',
    4,
    ({ scene }) => (scene.caption = 'Kevin is very drunk.'),
    'the caption says “very drunk”',
  ],
  [
    'a caption in another language',
    4,
    ({ scene }) => (scene.caption = 'Het is een paard dat er niet van houdt, zegt ze.'),
    'the caption is in dutch, and the book in english',
  ],
  ['quotes of another language', 4, (spread) => (spread.text += ' „Well.‟'), 'the text has “„”'],
  [
    'a quote that nothing closes',
    4,
    (spread) => (spread.text += ' ‘Well, said the hedge.'),
    'has not as many ‘ as ’',
  ],
  [
    'another language',
    4,
    (spread) =>
      (spread.text = 'Het was een paard dat er niet van hield. Ze zei het niet, hij zei het niet. '.repeat(
        4,
      )),
    'the text is in dutch, and the book in english',
  ],
  [
    'other letters',
    4,
    (spread) => (spread.text = 'Миша и дед Потап пошли в лес. '.repeat(8)),
    'not written in the letters of english',
  ],
  ['an end that breaks off', 9, (spread) => (spread.text += ' And then,'), 'the last page breaks off'],
])('%s is told', async (_, number, spoil, reason) => {
  const book = await bookIn('english')
  spoil(book.story.spreads[number] as WrittenSpread)
  const faults = faultsOf(book)
  expect(faults).toContainEqual(expect.stringContaining(reason))
  expect(faults.every((fault) => fault.startsWith(`spread ${number}: `) || fault.startsWith('shows'))).toBe(
    true,
  )
})

test('who is in a wheelchair does not climb', async () => {
  const book = await bookIn('dutch')
  const [member] = book.story.spreads[0]?.scene.cast ?? []
  book.brief.hero.description += ' Ze zit in een rolstoel.'
  Object.assign(member ?? {}, { pose: 'climb' })
  expect(faultsOf(book)).toContain('spread 0: hero is in a wheelchair and climbs')
})

test('what stands around the story is read as its pages are', async () => {
  const book = await bookIn('english')
  book.story.titles[0] = 'Winifred’s Adventure: a Leek!'
  book.story.blurb += ' A magic book.'
  book.story.ending = '**The end**'
  expect(faultsOf(book)).toEqual([
    expect.stringContaining('no colon'),
    expect.stringContaining('“Adventure”'),
    expect.stringContaining('ending: the text has “*”'),
    expect.stringContaining('blurb: the text says “magic”'),
  ])
})

test('what the child loves may be what every such book says', async () => {
  const book = await bookIn('english')
  book.story.titles[0] = 'Winifred’s Magic Leek'
  book.brief.twist += ' She loves magic tricks.'
  expect(faultsOf(book)).toEqual([])
})

test.each<[BookLanguage, string]>([
  ['german', '„Elf“'],
  ['french', '«\u202FElf\u202F»'],
  ['dutch', '“Elf”'],
])('straight quotes are no fault, and %s prints %s', async (language, printed) => {
  const book = await bookIn(language)
  Object.assign(book.story, { dedication: '"Elf"' })
  expect(faultsOf(book)).toEqual([])
  expect(toStory(book.story, book.brief, 'test').dedication).toBe(printed)
})
