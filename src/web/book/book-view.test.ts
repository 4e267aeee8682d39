import { describe, expect, it } from 'vitest'
import { type BookView, type PageView, withBookChange, withPageChange } from './book-view.ts'

const book: BookView = {
  hero: {
    age: 6,
    gender: 'female',
    appearance: {
      skin: 'caramel',
      hairForm: 'curly',
      hairColour: 'dark',
      glasses: false,
      clothesColour: 'red',
    },
  },
  companions: [],
  id: '0d6f4b1e-0000-4000-8000-000000000001',
  title: 'Noor en de hond',
  intro: '',
  state: 'making',
  step: 'write-story',
  steps_done: 0,
  steps_total: 4,
  dedication: '',
  ending: '',
  cover_version: 0,
  cover_redraws_left: 3,
  cover_drawing: false,
  cover_thumbhash: null,
  cover_ink: 'dark',
  cover_bend: 0,
  cover_caption: null,
  sheet_version: 0,
  sheet_redraws_left: 2,
  sheet_drawing: false,
  has_endpaper: false,
  notices: [],
  untold: [],
  created_at: '2026-11-20T10:00:00Z',
  child: 'Noor',
  size: 'small',
  language: 'dutch',
  style: 'paperCut',
}
const page: PageView = {
  spread: 1,
  text: 'b',
  written_text: 'b',
  picture_version: 0,
  picture_blur: null,
  picture_colour: null,
  picture_redraws_left: 3,
  picture_drawing: false,
  has_spot: false,
  has_moment: false,
  panels: null,
  caption: 'Noor kijkt',
  double: null,
  time: null,
  stage: null,
}

describe('a change of a book', () => {
  it('takes over what moves and keeps what the change leaves out', () => {
    const changed = withBookChange(book, { state: 'ready', step: 'ready', steps_done: 4 })
    expect(changed).toEqual({ ...book, state: 'ready', step: 'ready', steps_done: 4 })
  })

  it('says what the cover shows as soon as somebody has thought of it, and keeps it', () => {
    const planned = withBookChange(book, { cover_scene: { caption: 'Noor zwaait' } })
    expect(planned.cover_caption).toBe('Noor zwaait')
    expect(withBookChange(planned, { cover_scene: null, cover_version: 1 }).cover_caption).toBe('Noor zwaait')
  })

  it('never replaces what a row has in another shape', () => {
    expect(withBookChange(book, { size: 'large', brief: {}, id: 'x' })).toBe(book)
  })

  it('is the same book when nothing is new', () => {
    expect(withBookChange(book, { state: 'making', step: 'write-story' })).toBe(book)
  })
})

describe('a change of a page', () => {
  it('puts a new page where it belongs', () => {
    const pages = withPageChange([page], { spread: 0, text: 'a', written_text: 'a', scene: { caption: 'A' } })
    expect(pages.map(({ text }) => text)).toEqual(['a', 'b'])
    expect(pages[0]?.caption).toBe('A')
  })

  it('keeps text and caption when only the picture is new', () => {
    expect(withPageChange([page], { spread: 1, has_spot: true })).toEqual([{ ...page, has_spot: true }])
    expect(withPageChange([page], { spread: 1, picture_version: 1 })).toEqual([
      { ...page, picture_version: 1 },
    ])
  })

  it('takes over that a picture is drawn anew, and its colours', () => {
    const news = { picture_blur: 'abc', picture_drawing: true, picture_redraws_left: 2 }
    expect(withPageChange([page], { spread: 1, ...news })).toEqual([{ ...page, ...news }])
  })

  it('takes over that a picture lies over both pages, and keeps it', () => {
    const double = { words: { box: [90, 76, 820, 360], ink: 'dark' } }
    const [told] = withPageChange([page], { spread: 1, scene: { caption: 'Noor kijkt', double } })
    expect(told?.double).toEqual(double)
    expect(withPageChange(told ? [told] : [], { spread: 1, picture_version: 1 })[0]?.double).toEqual(double)
  })

  it('leaves the pages alone when the row names none', () => {
    expect(withPageChange([page], {})).toEqual([page])
  })
})
