import { expect, test } from 'vitest'
import type { BookAndPages } from '../book/book-view.ts'
import { bedtimeBook } from './bedtime-book.ts'
import { readersOf, type RecordingView, withRecording } from './recordings.ts'

const page = {
  spread: 0,
  text: 'Er was eens',
  picture_version: 2,
  picture_blur: 'AAAA',
  picture_colour: '#334455',
  caption: 'Een heuvel',
  double: null,
}
const book = {
  id: 'one',
  title: 'Noor en de heuvel',
  child: 'Noor de Wit',
  hero: { age: 6 },
  language: 'dutch',
  intro: '',
  ending: 'En toen sliep ze.',
  state: 'finished',
  cover_version: 1,
  cover_caption: 'Noor op een kar',
  cover_thumbhash: null,
}
const given = (
  changes: object,
  ofPage: object = {},
  pages: readonly object[] = [{ ...page, ...ofPage }],
): BookAndPages => ({ book: { ...book, ...changes }, pages }) as unknown as BookAndPages

test('is read from its title to its end, with a word at its front where somebody wrote one', () => {
  const { pages, child, level } = bedtimeBook(given({}), 'Einde')
  expect(pages.map(({ place, text }) => [place, text])).toEqual([
    ['cover', 'Noor en de heuvel'],
    ['0', 'Er was eens'],
    ['end', 'Einde\n\nEn toen sliep ze.'],
  ])
  expect([child, level]).toEqual(['Noor', 'child'])
  const withIntro = bedtimeBook(given({ intro: 'Slaap zacht' }), 'Einde').pages
  expect(withIntro.map(({ place }) => place)).toEqual(['cover', 'intro', '0', 'end'])
})

test.each([
  ['finished', {}, 'one/screen/0-v2.webp', false],
  ['unlocking', { picture_version: 0 }, null, true],
  ['ready', {}, null, true],
])('of a book that is %s it has the picture that is there: %o', (state, ofPage, picture, isLocked) => {
  const shown = bedtimeBook(given({ state }, ofPage), 'Einde').pages[1]
  expect(shown).toMatchObject({ picture, isLocked, blur: 'data:image/webp;base64,AAAA' })
})

test('knows which pictures lie over two pages, of which it shows both', () => {
  const double = { words: { box: [100, 0, 900, 500], ink: 'dark' } }
  const { pages } = bedtimeBook(given({}, {}, [page, { ...page, spread: 1, double }]), '')
  expect(pages.map(({ isWide }) => isWide)).toEqual([false, false, true, false])
})

const recording = (reader: string, place: string, id = `${reader}-${place}`): RecordingView => ({
  id,
  reader,
  place,
  format: 'webm',
  spans: [[0, 1]],
  said: null,
  isByLink: false,
})

test('who reads most of a book comes first, and pages that it no longer has do not count', () => {
  const list = [
    recording('Papa', '0'),
    recording('Oma', '0'),
    recording('Oma', 'cover'),
    recording('Papa', 'intro'),
  ]
  expect(readersOf(list, ['cover', '0', 'end'])).toEqual([
    { reader: 'Oma', pages: 2 },
    { reader: 'Papa', pages: 1 },
  ])
  expect(withRecording(list, recording('Oma', '0', 'new')).map(({ id }) => id)).toEqual([
    'Papa-0',
    'Oma-cover',
    'Papa-intro',
    'new',
  ])
})

test.each([
  ['ready', false],
  ['unlocking', true],
  ['finished', true],
])('of a book that is %s the pictures that are missing are said to be drawn now: %s', (state, isPaid) => {
  expect(bedtimeBook(given({ state }, { picture_version: 0 }), 'Einde')).toMatchObject({
    isPaid,
    pages: expect.arrayContaining([expect.objectContaining({ place: '0', isLocked: true })]) as unknown,
  })
})
