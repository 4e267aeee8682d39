import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { sizes, sizeTable } from '#book/size.ts'
import { houseTypesetter } from './house-typesetter.ts'
import type { BookToTypeset } from './typesetter.ts'

let picture: Uint8Array
beforeAll(async () => {
  const plain = sharp({ create: { width: 40, height: 40, channels: 3, background: '#14213d' } })
  picture = await plain.jpeg().toBuffer()
})

function bookOf(changes: Partial<BookToTypeset>): BookToTypeset {
  return {
    language: 'dutch',
    size: 'small',
    style: 'waterpaint',
    title: 'De heuvel is weg',
    childName: 'Noor',
    intro: '',
    dedication: 'Voor Noor',
    ending: 'Later.',
    cover: { picture, caption: 'Noor op een heuvel' },
    spreads: Array.from({ length: sizeTable[changes.size ?? 'small'].spreads }, (_, index) => ({
      text: `Bladzijde ${index + 1}: ‘#strong[$x$]’ riep *Noor*.\nEn nog een regel.`,
      caption: `Noor kijkt (${index + 1})`,
      picture,
    })),
    madeBy: { storyteller: 'de huisverteller', illustrator: 'de huistekenaar' },
    madeOn: new Date('2026-11-20T12:00:00Z'),
    watermark: false,
    ...changes,
  }
}

async function read(changes: Partial<BookToTypeset>) {
  const pdf = await houseTypesetter().typeset(bookOf(changes))
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1)
      const { items } = await page.getTextContent()
      const operators = await page.getOperatorList()
      return {
        text: items
          .map((item) => ('str' in item ? item.str : ''))
          .join(' ')
          .replace(/\s+/g, ' '),
        pictures: operators.fnArray.filter((operator) => operator === OPS.paintImageXObject).length,
        width: page.view[2] ?? 0,
        height: page.view[3] ?? 0,
      }
    }),
  )
  return { document, pages }
}

describe('the clean file', () => {
  test.each(sizes)('of a %s book has its cover and every page of the plan', async (size) => {
    const { pages } = await read({ size })
    expect(pages.length).toBe(sizeTable[size].pages + 1)
    expect(pages.filter((page) => page.pictures > 0).length).toBe(sizeTable[size].spreads + 1)
  })

  test('is 210 mm square and faces each text with its picture', async () => {
    const { pages } = await read({})
    for (const page of pages) {
      expect(page.width).toBeCloseTo((210 / 25.4) * 72, 1)
      expect(page.height).toBeCloseTo((210 / 25.4) * 72, 1)
    }
    expect(pages[4]?.text).toContain('Bladzijde 1')
    expect(pages[5]?.pictures).toBe(1)
    expect(pages[24]?.text).toContain('Einde')
  })

  test('sets what people type as it stands, never as markup', async () => {
    const { pages } = await read({ intro: 'Voor #Noor_, met [liefs] $ van "ons" \\ @mama' })
    expect(pages[1]?.text).toContain('Voor #Noor_, met [liefs] $ van "ons" \\ @mama')
    expect(pages[4]?.text).toContain('‘#strong[$x$]’ riep *Noor*.')
  })

  test('says its title, language and how it was made', async () => {
    const { document, pages } = await read({})
    const { info } = await document.getMetadata()
    expect(info).toMatchObject({ Title: 'De heuvel is weg', Language: 'nl' })
    expect(JSON.stringify(info)).toContain('AI')
    expect(pages[2]?.text).toContain('de huistekenaar')
    expect(pages[2]?.text).toContain('20 november 2026')
    expect(pages.map((page) => page.text).join()).not.toContain('inkijkexemplaar')
  })
})

describe('the free file', () => {
  test('carries the watermark on every page and says what comes in place of locked pictures', async () => {
    const locked = bookOf({}).spreads.map(({ text, caption }) => ({ text, caption }))
    const { pages } = await read({ watermark: true, spreads: locked })
    expect(pages.every((page) => page.text.includes('inkijkexemplaar'))).toBe(true)
    expect(pages[5]?.pictures).toBe(0)
    expect(pages[5]?.text).toContain('Noor kijkt (1)')
  })
})

test('a very long text still fits its page', async () => {
  const spreads = bookOf({}).spreads.map((spread) => ({ ...spread, text: 'Een heel lange zin. '.repeat(60) }))
  const { pages } = await read({ spreads })
  expect(pages.length).toBe(25)
  expect(pages[4]?.text.match(/lange/g)?.length).toBe(60)
})
