import { expect, test } from 'vitest'
import { Visitor } from './visitor.ts'
import { withProduct } from './with-product.ts'

const site = withProduct()

interface Told {
  text: string
  story: string | null
  spread: string | null
}

/** The pages of a small book whose family says yes to the story of what its twist tells. */
async function bookOf(locale: 'nl' | 'en', twist: string): Promise<Told[]> {
  const visitor = await Visitor.arrive(site.browser, site.url, locale)
  const bookId = await visitor.makeBook({
    name: 'Noor',
    age: 6,
    gender: 'girl',
    style: 'classicCartoon',
    theme: 'adventure',
    twist,
    isAboutEvent: true,
  })
  await visitor.waitForPreview()
  const pages = await site.rows<Told>(
    `select text, scene -> 'stage' ->> 'story' as story, scene -> 'stage' ->> 'spread' as spread
       from public.book_pages where book_id = $1 order by spread`,
    [bookId],
  )
  expect(visitor.problems).toEqual([])
  await visitor.leave()
  return pages
}

test('a book is about the cat that died where the family says yes, and about nothing else', async () => {
  const pages = await bookOf('nl', 'Onze kat Minoes is in april overleden. Ze houdt van treinen.')
  expect(pages).toHaveLength(10)
  expect(pages[0]?.text).toMatch(/^Minoes was dood/u)
  expect(new Set(pages.map(({ story }) => story))).toEqual(new Set(['seven-pegs']))
  expect(pages.map(({ text }) => text).join(' ')).not.toMatch(/trein|heuvel/iu)
})

test('a book is about the brother who was born, with the family’s answers in words and pictures', async () => {
  const pages = await bookOf('en', 'She has a new baby brother, Alfie.')
  const [first] = pages
  expect(first?.text).toMatch(/^Alfie was there, and nobody had asked Noor\./u)
  expect(new Set(pages.map(({ story }) => story))).toEqual(new Set(['the-receipt']))
  expect(first?.spread).toMatch(/^s01-(cot|pram)$/u)
  expect(first?.text).toContain(first?.spread === 's01-cot' ? 'toothmarks' : 'biscuit')
})

test('a book is about the move where the family says yes, to where they said, and asks whether that is a he or a she of nobody', async () => {
  const pages = await bookOf('nl', 'We gaan in juni verhuizen naar Utrecht.')
  expect(pages).toHaveLength(10)
  expect(pages[0]?.text).toMatch(/^Ze gingen verhuizen, en het huis ging niet mee\./u)
  expect(pages[0]?.text).toContain('naar Utrecht')
  expect(new Set(pages.map(({ story }) => story))).toEqual(new Set(['the-last-sticker']))
  expect(pages[0]?.spread).toMatch(/^s01-(keen|loath|both)$/u)
  expect(pages.at(-1)?.text).toMatch(/Volgende keer ging het huis mee\.$/u)
})
