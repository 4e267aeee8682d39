import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Panel } from '#book/panel.ts'
import { houseTypesetter } from './house-typesetter.ts'
import { sampleBook } from './sample-book.ts'
import type { BookToTypeset } from './typesetter.ts'

/** Of the first spread, in the file. */
const textPage = 6
const mm = 72 / 25.4
const panel = (called: string, x0: number): Panel => ({
  called,
  head: { x: x0 + 240, y: 330, radius: 130 },
  clear: 180,
  across: [x0, x0 + 489],
})
const panels = [panel('Noor', 0), panel('de heuvel', 511)]
const text = 'Daar zit hij!\n‘Kom je mee?’ roept Noor.\n‘Ssst,’ zegt de heuvel.\nEen golf.'

async function bookOf(words: string): Promise<BookToTypeset> {
  const plain = (width: number, height: number): Promise<Uint8Array> =>
    sharp({ create: { width, height, channels: 3, background: '#8fbc62' } })
      .jpeg()
      .toBuffer()
  const book = sampleBook(await plain(40, 40), { style: 'comicBook' })
  const moment = await plain(1200, 768)
  return { ...book, spreads: book.spreads.map((spread) => ({ ...spread, text: words, moment, panels })) }
}

/** What is written on the first page of words, in its order, and where. */
async function read(book: BookToTypeset): Promise<{ text: string; y: number; size: number }[]> {
  const pdf = await houseTypesetter().typeset(book)
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const page = await document.getPage(textPage)
  const { items } = await page.getTextContent()
  return items.flatMap((item) =>
    'str' in item && item.str.trim() !== ''
      ? [{ text: item.str, y: 210 - item.transform[5] / mm, size: item.height }]
      : [],
  )
}

test('what people in the panels say stands in balloons, and the page is read in the order of its text', async () => {
  const lines = await read(await bookOf(text))
  const whole = lines.map((line) => line.text).join(' ')
  expect(whole.replace(/\s+/gu, ' ')).toMatch(
    /Daar zit hij! ‘ Kom je mee\? ’ roept Noor\. ‘ Ssst\. ’ zegt de heuvel\. Een golf\./u,
  )
  // To the eye the balloons say who speaks.
  expect(lines.find((line) => line.text.includes('roept'))?.size).toBeLessThan(2)
  const [first, answer] = ['Kom je', 'Ssst'].map((said) => lines.find((line) => line.text.startsWith(said)))
  expect(first?.size).toBeGreaterThan(12)
  expect(Math.abs((first?.y ?? 0) - (answer?.y ?? 0))).toBeLessThan(15)
})

test('where balloons have no room the page is as the story has it', async () => {
  const long = Array.from({ length: 9 }, () => 'Nog een regel.').join('\n')
  const lines = await read(await bookOf(`${text}\n${long}`))
  expect(lines.map((line) => line.text)).toContain('‘Kom je mee?’ roept Noor.')
})

test('in a style that has no balloons panels leave the page as the story has it', async () => {
  const lines = await read({ ...(await bookOf(text)), style: 'waterpaint' })
  expect(lines.map((line) => line.text)).toContain('‘Kom je mee?’ roept Noor.')
})
