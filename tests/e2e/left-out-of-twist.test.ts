import { expect, test } from 'vitest'
import { Visitor } from './visitor.ts'
import { withProduct } from './with-product.ts'

const site = withProduct()

test('what is left out of the twist is in no title, page, dedication or picture of the book', async () => {
  const visitor = await Visitor.arrive(site.browser, site.url, 'en')
  const bookId = await visitor.makeBook({
    name: 'Noor',
    age: 6,
    gender: 'girl',
    style: 'waterpaint',
    theme: 'adventure',
    twist: 'Mad about octopuses and trains.',
    leaveOut: 'octopuses',
  })
  await visitor.waitForPreview()
  const rows = await site.rows<{ book: string; pages: string; titles: string }>(
    `select to_jsonb(books)::text as book,
            (select string_agg(to_jsonb(book_pages)::text, ' ') from public.book_pages where book_id = books.id) as pages,
            (select string_agg(titles::text, ' ') from public.title_rounds) as titles
     from public.books where id = $1`,
    [bookId],
  )
  const [{ book, pages, titles } = { book: '', pages: '', titles: '' }] = rows
  expect(book).toContain('Mad about trains.')
  expect(pages).toMatch(/train/iu)
  expect(titles).not.toBe('')
  expect(`${book} ${pages} ${titles}`).not.toMatch(/octopus/iu)
  await visitor.leave()
})
