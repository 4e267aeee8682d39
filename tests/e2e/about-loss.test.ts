import { expect, test } from 'vitest'
import { Visitor } from './visitor.ts'
import { withProduct } from './with-product.ts'

const site = withProduct()

test('a book is about the cat that died where the family says yes, and about nothing else', async () => {
  const visitor = await Visitor.arrive(site.browser, site.url, 'nl')
  const bookId = await visitor.makeBook({
    name: 'Noor',
    age: 6,
    gender: 'girl',
    style: 'classicCartoon',
    theme: 'adventure',
    twist: 'Onze kat Minoes is in april overleden. Ze houdt van treinen.',
    isAboutLoss: true,
  })
  await visitor.waitForPreview()
  const rows = await site.rows<{ text: string; stage: string | null }>(
    `select text, scene -> 'stage' ->> 'story' as stage from public.book_pages where book_id = $1 order by spread`,
    [bookId],
  )
  expect(rows).toHaveLength(10)
  expect(rows[0]?.text).toMatch(/^Minoes was dood/u)
  expect(new Set(rows.map(({ stage }) => stage))).toEqual(new Set(['seven-pegs']))
  expect(rows.map(({ text }) => text).join(' ')).not.toMatch(/trein|heuvel/iu)
  expect(visitor.problems).toEqual([])
  await visitor.leave()
})
