import { getDocument, OPS, type PDFPageProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { sizes, sizeTable } from '#book/size.ts'
import { houseIllustrator } from '#illustration/house/house-illustrator.ts'
import { houseStoryteller } from '#story/house/house-storyteller.ts'
import { houseTypesetter } from './house-typesetter.ts'
import { sampleBook } from './sample-book.ts'
import type { BookToTypeset } from './typesetter.ts'

let picture: Uint8Array
/** 46 by 32 mm. */
let spot: Uint8Array
beforeAll(async () => {
  const plain = (width: number, height: number, background: string): Promise<Uint8Array> =>
    sharp({ create: { width, height, channels: 3, background } })
      .jpeg()
      .toBuffer()
  picture = await plain(40, 40, '#14213d')
  spot = await plain(460, 320, '#8fbc62')
})

function bookOf(changes: Partial<BookToTypeset>): BookToTypeset {
  return sampleBook(picture, changes)
}

async function read(changes: Partial<BookToTypeset>) {
  return readPdf(await houseTypesetter().typeset(bookOf(changes)))
}

async function readPdf(pdf: Uint8Array) {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1)
      const { items } = await page.getTextContent()
      const operators = await page.getOperatorList()
      return {
        lines: items.flatMap((item) =>
          'str' in item && item.str.trim() !== ''
            ? [
                {
                  text: item.str,
                  x0: item.transform[4],
                  x1: item.transform[4] + item.width,
                  y: item.transform[5],
                  size: item.height,
                },
              ]
            : [],
        ) as { text: string; x0: number; x1: number; y: number; size: number }[],
        boxes: pictureBoxes(operators),
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

type Operators = Awaited<ReturnType<PDFPageProxy['getOperatorList']>>

/** Where pictures lie, in points from the lower left corner. */
function pictureBoxes({
  fnArray,
  argsArray,
}: Operators): { x0: number; x1: number; y0: number; y1: number }[] {
  let matrix = [1, 0, 0, 1, 0, 0]
  const kept: number[][] = []
  const boxes: { x0: number; x1: number; y0: number; y1: number }[] = []
  fnArray.forEach((operator, index) => {
    if (operator === OPS.save) kept.push(matrix)
    if (operator === OPS.restore) matrix = kept.pop() ?? matrix
    if (operator === OPS.transform) matrix = Util.transform(matrix, argsArray[index] as number[])
    if (operator !== OPS.paintImageXObject) return
    const [a = 0, , , d = 0, e = 0, f = 0] = matrix
    boxes.push({
      x0: Math.min(e, e + a),
      x1: Math.max(e, e + a),
      y0: Math.min(f, f + d),
      y1: Math.max(f, f + d),
    })
  })
  return boxes
}

describe('the clean file', () => {
  test.each(sizes)('of a %s book has cover, endpapers and every page of the plan', async (size) => {
    const { pages } = await read({ size })
    expect(pages.length).toBe(sizeTable[size].pages + 3)
    expect(pages.filter((page) => page.pictures > 0).length).toBe(sizeTable[size].spreads + 3)
  })

  test('opens as the book does: an endpaper before page 1 and after the last, text and picture facing', async () => {
    const { pages } = await read({})
    const full = (page: (typeof pages)[number] | undefined): boolean =>
      page?.boxes.some(({ x0, x1 }) => x0 < 1 && x1 > page.width - 1) ?? false
    expect([pages[1], pages.at(-1)].map(full)).toEqual([true, true])
    expect(pages[1]?.text).toBe('')
    expect(pages[2]?.text).toContain('Dit boek is van Noor')
    // Where two pages lie side by side and the cover by itself, the left ones have odd places here, counted from 0.
    expect(pages.findIndex(({ text }) => text.includes('Bladzijde 1')) % 2).toBe(1)
    expect(pages.at(-2)?.text).toContain('Einde')
  })

  test('keeps that order also without an endpaper', async () => {
    const { endpaper: _, ...plain } = bookOf({})
    const { pages } = await readPdf(await houseTypesetter().typeset(plain))
    expect(pages.length).toBe(27)
    expect(pages[1]).toMatchObject({ text: '', pictures: 0 })
  })

  test('is 210 mm square and faces each text with its picture', async () => {
    const { pages } = await read({})
    for (const page of pages) {
      expect(page.width).toBeCloseTo((210 / 25.4) * 72, 1)
      expect(page.height).toBeCloseTo((210 / 25.4) * 72, 1)
    }
    expect(pages[5]?.text).toContain('Bladzijde 1')
    expect(pages[6]?.pictures).toBe(1)
    expect(pages[25]?.text).toContain('Einde')
  })

  test('sets what people type as it stands, never as markup', async () => {
    const { pages } = await read({ intro: 'Voor #Noor_, met [liefs] $ van “ons” \\ @mama' })
    expect(pages[2]?.text).toContain('Voor #Noor_, met [liefs] $ van “ons” \\ @mama')
    expect(pages[5]?.text).toContain('‘#strong[$x$]’ riep *Noor*.')
  })

  test('says its title, language and how it was made', async () => {
    const { document, pages } = await read({})
    const { info } = await document.getMetadata()
    expect(info).toMatchObject({ Title: 'De heuvel is weg', Language: 'nl' })
    expect(JSON.stringify(info)).toContain('AI')
    expect(pages[3]?.text).toContain('de huistekenaar')
    expect(pages[3]?.text).toContain('20 november 2026')
    expect(pages.map((page) => page.text).join()).not.toContain('inkijkexemplaar')
  })

  test('sets names in the scripts of the world, on the cover and wherever the child is named', async () => {
    const names = ['李明玥', 'Илья', 'प्रिया', 'Ελένη', 'さくら']
    const list = names.join(', ')
    const spreads = bookOf({}).spreads.map((spread) => ({ ...spread, text: `Daar kwamen ${list}.` }))
    const { pages } = await read({ title: list, childName: '李明玥', dedication: `Voor ${list}`, spreads })
    for (const name of names) {
      for (const page of [0, 4, 5]) expect(pages[page]?.text.replace(/[ \p{Cc}]/gu, '')).toContain(name)
    }
    expect(pages[2]?.text).toContain('Dit boek is van 李明玥')
    expect(pages[3]?.text).toContain('Gemaakt voor 李明玥')
  })

  test('has the quotes of print wherever people typed others, also in books from before', async () => {
    const plain = { title: "Opa's boot", childName: "Zoë van 't Hof", dedication: "Voor Zoë van 't Hof" }
    const spreads = bookOf({}).spreads.map((spread) => ({ ...spread, text: `"'t Waait," zei O'Neill.` }))
    const { document, pages } = await read({ ...plain, intro: "Van opa's 'boot'", spreads })
    const { info } = await document.getMetadata()
    const all = [...pages.map(({ text }) => text), JSON.stringify((info as { Title: string }).Title)].join(
      '\n',
    )
    for (const words of ['Opa’s boot', 'Zoë van ’t Hof', 'opa’s ‘boot’', '“’t Waait,” zei O’Neill']) {
      expect(all).toContain(words)
    }
    expect(all.replace(/^"|"$/gm, '')).not.toMatch(/['"]/)
  })

  test.each([
    ['نور', 'علي'],
    ['נועה', 'דוד'],
  ])('keeps %s and %s in their order, as they run the other way', async (first, second) => {
    const text = `Daar kwamen ${first}, ${second} en Sem.`
    const spreads = bookOf({}).spreads.map((spread, index) => (index === 0 ? { ...spread, text } : spread))
    const { pages } = await read({ spreads })
    const [before, between, after] = [first.slice(0, 1), second.slice(0, 1), 'en Sem'].map(
      (part) => pages[5]?.lines.find((line) => line.text.includes(part))?.x0 ?? 0,
    )
    expect(before).toBeGreaterThan(0)
    expect(between).toBeGreaterThan(before ?? 0)
    expect(after).toBeGreaterThan(between ?? 0)
  })

  test.each([
    ['dutch', 'geschreven door de huisverteller van Fabelaar en getekend door de huistekenaar van Fabelaar'],
    ['english', 'written by Fabelaar’s own storyteller and drawn by Fabelaar’s own illustrator'],
  ] as const)('says who made it in the language of a %s book', async (language, words) => {
    const illustrator = houseIllustrator({ threads: 1 })
    onTestFinished(() => illustrator.close())
    const madeBy = { storyteller: houseStoryteller().name, illustrator: illustrator.name }
    const { document, pages } = await read({ language, madeBy })
    const { info } = await document.getMetadata()
    expect(pages[3]?.text).toContain(words)
    expect(JSON.stringify(info)).not.toContain('Fabelaar house')
  })
})

describe('the free file', () => {
  test('carries the watermark on every page and says what comes in place of locked pictures', async () => {
    const locked = bookOf({}).spreads.map(({ text, caption }) => ({ text, caption }))
    const { pages } = await read({ watermark: true, spreads: locked })
    expect(pages.every((page) => page.text.includes('inkijkexemplaar'))).toBe(true)
    expect(pages[6]?.pictures).toBe(0)
    expect(pages[6]?.text).toContain('Noor kijkt (1)')
  })
})

describe('the story', () => {
  const words = 'Noor wacht op de hond. '
  const sizesOf = async (texts: string[]): Promise<Set<number>> => {
    // No page says what others say: that would be a refrain.
    const own = (index: number): string => `Pagina ${index}. ${words}`
    const spreads = bookOf({}).spreads.map((spread, index) => ({
      ...spread,
      text: texts[index] ?? own(index),
    }))
    const { pages } = await read({ spreads })
    const lines = pages.slice(5, 25).flatMap((page) => page.lines)
    // The folio is 10 points.
    return new Set(lines.map(({ size }) => Math.round(size)).filter((size) => size > 10))
  }

  test('has one size on all its pages, also when one of them is far longer', async () => {
    const few = await sizesOf([])
    const many = await sizesOf([words, words.repeat(40), words])
    expect([...few]).toEqual([30])
    expect(many.size).toBe(1)
    expect(Math.max(...many)).toBeLessThan(30)
  })

  test('is set as large as its longest page lets it', async () => {
    const lines = Array.from({ length: 16 }, () => 'Noor wacht.').join('\n')
    const [size = 0] = await sizesOf([lines])
    expect(size).toBeGreaterThanOrEqual(14)
    expect(size).toBeLessThan(24)
  })
})

test('a refrain in a script of no hand is larger than what is told, in a line of its own', async () => {
  const spreads = bookOf({}).spreads.map((spread, index) => ({
    ...spread,
    text: `Het was ${index + 1} uur.\nWie is er nog wakker, ő?`,
  }))
  const { pages } = await read({ spreads })
  const [told, refrain] = ['Het was', 'nog wakker'].map((part) =>
    pages[5]?.lines.find(({ text }) => text.includes(part)),
  )
  expect((refrain?.size ?? 0) / (told?.size ?? 1)).toBeCloseTo(1.2)
  expect(refrain?.text).toBe('Wie is er nog wakker, ő?')
})

test('a sound in capitals among other words is larger than they are', async () => {
  const spreads = bookOf({}).spreads.map((spread, index) => ({
    ...spread,
    text: `Het was ${index + 1} uur. PLOEF! Alles was wit.`,
  }))
  const { pages } = await read({ spreads })
  const [told, sound] = ['Het was', 'PLOEF'].map((part) =>
    pages[5]?.lines.find(({ text }) => text.includes(part)),
  )
  expect((sound?.size ?? 0) / (told?.size ?? 1)).toBeCloseTo(1.25)
})

test('a refrain is lettered in the hand of the style, and can still be heard and found', async () => {
  const spreads = bookOf({}).spreads.map((spread, index) => ({
    ...spread,
    text: `Het was ${index + 1} uur.\nWie is er nog wakker?`,
  }))
  const { pages } = await read({ spreads })
  const refrain = pages[5]?.lines.find(({ text }) => text.includes('nog wakker'))
  expect(refrain?.text).toBe('Wie is er nog wakker?')
  expect(refrain?.size).toBeLessThan(2)
})

test('a very long text still fits its page', async () => {
  const spreads = bookOf({}).spreads.map((spread) => ({ ...spread, text: 'Een heel lange zin. '.repeat(60) }))
  const { pages } = await read({ spreads })
  expect(pages.length).toBe(27)
  expect(pages[5]?.text.match(/lange/g)?.length).toBe(60)
})

describe('a small drawing on a text page', () => {
  const pageOf = (index: number): number => 5 + index * 2
  const text = 'Noor wacht. '.repeat(20)

  async function withSpots(words: string) {
    const { spreads } = bookOf({})
    const plain = await read({ spreads: spreads.map((spread) => ({ ...spread, text: words })) })
    const drawn = await read({ spreads: spreads.map((spread) => ({ ...spread, text: words, spot })) })
    return { plain: plain.pages, drawn: drawn.pages }
  }

  test('keeps clear of the words, the folio and the trim, and leaves the type as large as it was', async () => {
    const { plain, drawn } = await withSpots(text)
    const millimetre = 72 / 25.4
    for (let index = 0; index < 10; index++) {
      const page = drawn[pageOf(index)]
      const [box] = page?.boxes ?? []
      if (!page || !box) throw new Error(`no drawing on text page ${index}`)
      expect(box.x1 - box.x0).toBeCloseTo(46 * millimetre, 0)
      expect(Math.min(box.x0, box.y0, page.width - box.x1, page.height - box.y1)).toBeGreaterThan(
        10 * millimetre,
      )
      for (const line of page.lines) {
        const [foot, head] = [line.y - line.size * 0.3, line.y + line.size * 0.8]
        const apart = foot > box.y1 || head < box.y0 || line.x0 > box.x1 || line.x1 < box.x0
        expect(apart).toBe(true)
      }
      const sizes = (lines: typeof page.lines): number[] => lines.map(({ size }) => Math.round(size))
      expect(sizes(page.lines)).toEqual(sizes(plain[pageOf(index)]?.lines ?? []))
    }
  })

  test('stands now over and now under the words, at either side', async () => {
    const { drawn } = await withSpots(text)
    const corners = [0, 1, 2, 3].map((index) => {
      const page = drawn[pageOf(index)]
      const [box] = page?.boxes ?? []
      return [
        (box?.y0 ?? 0) > (page?.lines[0]?.y ?? 0) ? 'above' : 'below',
        (box?.x0 ?? 0) > 200 ? 'end' : 'start',
      ].join()
    })
    expect(new Set(corners).size).toBe(4)
  })

  test('gives way to a text that fills its page', async () => {
    const { drawn } = await withSpots('Een heel lange zin. '.repeat(45))
    expect(drawn[pageOf(0)]?.pictures).toBe(0)
  })
})

test('prints the little pictures that people type', async () => {
  const { pages } = await read({ title: 'Zoë en de 🦕', childName: 'Zoë 👧🏽', intro: 'Slaap lekker ❤️ 🌙' })
  const text = pages.map((page) => page.text).join(' ')
  for (const sign of ['🦕', '👧', '❤', '🌙']) expect(text).toContain(sign)
})

test('a compiler that does not end is killed, and the sheet fails', async () => {
  await expect(houseTypesetter({ withinMs: 1 }).typeset(bookOf({}))).rejects.toMatchObject({
    killed: true,
    signal: 'SIGKILL',
  })
})
