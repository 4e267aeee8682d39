import { readFileSync } from 'node:fs'
import { PDFDict, PDFDocument, PDFName } from 'pdf-lib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import YAML from 'yaml'
import { type BookLanguage, bookLanguages, themes } from '#book/options.ts'
import { withoutRuby } from '#book/ruby.ts'
import { houseTypesetter } from './house-typesetter.ts'
import { dateInWords } from './date-in-words.ts'
import { phrases } from './phrases.ts'
import { backCover } from './print/back-cover.ts'
import { sampleBook } from './sample-book.ts'

/** A child's name as it is written there, and the face that its books are set in. */
const samples: Readonly<Record<BookLanguage, { name: string; face: string }>> = {
  dutch: { name: 'Noor', face: 'Andika' },
  english: { name: 'Noor', face: 'Andika' },
  french: { name: 'Zoé', face: 'Andika' },
  german: { name: 'Jörg', face: 'Andika' },
  spanish: { name: 'Íñigo', face: 'Andika' },
  italian: { name: 'Nicolò', face: 'Andika' },
  portuguese: { name: 'João', face: 'Andika' },
  russian: { name: 'Илья', face: 'Andika' },
  chinese: { name: '明玥', face: 'NotoSansSC-Regular' },
  japanese: { name: 'さくら', face: 'KleeOne-SemiBold' },
  arabic: { name: 'نور', face: 'BalooBhaijaan2-Regular' },
  hindi: { name: 'प्रिया', face: 'Baloo2-Regular' },
}

test('a story that nobody knew before says itself what stands on the back', () => {
  const book = { language: 'french', theme: 'friendship', childName: 'Lucie', childAge: 4 } as const
  expect(backCover({ ...book, blurb: 'Le seau est plein.' }).story).toBe('Le seau est plein.')
})

describe('the back of a book', () => {
  test.each(bookLanguages)('in %s tells of every theme, and whom it was made for at any age', (language) => {
    const { name } = samples[language]
    for (const theme of themes) {
      const { story } = backCover({ language, theme, childName: name, childAge: 6 })
      expect(story).toContain(name)
      expect(story).not.toMatch(/[{}]/)
      // It stands on a back of 150 mm, in type of 18 points.
      expect(story.length).toBeLessThan(260)
    }
    const ages = [1, 2, 3, 5, 11, 21, 100].map(
      (childAge) => backCover({ language, theme: 'bedtime', childName: name, childAge }).forWhom,
    )
    for (const line of ages) expect(line).toContain(name)
    expect(new Set(ages).size).toBe(ages.length)
  })

  test.each([
    ['french', 1, '1 an'],
    ['french', 6, '6 ans'],
    ['german', 1, '1 Jahr alt'],
    ['russian', 1, '1 год'],
    ['russian', 3, '3 года'],
    ['russian', 11, '11 лет'],
    ['russian', 21, '21 год'],
    ['arabic', 2, 'سنتان'],
    ['arabic', 6, '٦ سنوات'],
    ['arabic', 12, '١٢ سنة'],
    ['hindi', 12, '12 साल'],
  ] as const)('in %s counts %i as it is said', (language, childAge, words) => {
    const { name } = samples[language]
    expect(backCover({ language, theme: 'family', childName: name, childAge }).forWhom).toContain(words)
  })
})

test.each([
  ['french', '1er novembre 2026'],
  ['portuguese', '1º de novembro de 2026'],
  ['italian', '1 novembre 2026'],
  ['dutch', '1 november 2026'],
  ['arabic', '١ نوفمبر ٢٠٢٦'],
  ['hindi', '1 नवंबर 2026'],
] as const)('in %s the first of a month is %s', (language, words) => {
  expect(dateInWords(new Date('2026-11-01'), language)).toBe(words)
})

test.each([
  ['french', 'Anna', / (?:de|que|le|la|se|ne|si) Anna/u],
  ['spanish', 'Inés', / y Inés/u],
] as const)(
  'no word before a name on the back would have to change for it: in %s %s',
  (language, childName, wrong) => {
    const lines = themes.map((theme) => {
      const { story, forWhom } = backCover({ language, theme, childName, childAge: 4 })
      return `${story} ${forWhom}`
    })
    expect(lines.filter((line) => wrong.test(line))).toEqual([])
  },
)

test('the colophon says the same things in every language', () => {
  const told = YAML.parse(
    readFileSync(new URL('../../content/colophon.yaml', import.meta.url), 'utf8'),
  ) as Record<string, Record<string, string | Record<string, string>>>
  expect(Object.keys(told)).toEqual([...bookLanguages])
  for (const language of bookLanguages) {
    const { belongsInKana: _, ...said } = told[language] ?? {}
    expect(Object.keys(said)).toEqual(Object.keys(told['dutch'] ?? {}))
    for (const part of ['styles', 'engines', 'models']) {
      expect(Object.keys(told[language]?.[part] ?? {})).toEqual(Object.keys(told['dutch']?.[part] ?? {}))
    }
    // Whom it was made for, who told it and who drew it.
    const places = ['{for}', '{storyteller}', '{illustrator}']
    const made = told[language]?.['made']
    expect(places.filter((place) => typeof made !== 'string' || !made.includes(place))).toEqual([])
  }
})

describe('a book', () => {
  let picture: Uint8Array
  beforeAll(async () => {
    picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#9fd0e8' } })
      .jpeg()
      .toBuffer()
  })

  test.each(bookLanguages)('in %s says so, and is set in a face of its script', async (language) => {
    const { name, face } = samples[language]
    const plain = sampleBook(picture, { language })
    const spreads = plain.spreads.map((spread) => ({ ...spread, text: name }))
    const own = { title: name, childName: name, dedication: name, ending: name, spreads }
    const madeBy = { storyteller: 'Fabelaar house storyteller', illustrator: 'Fabelaar house illustrator' }
    const pdf = await houseTypesetter().typeset({ ...plain, ...own, madeBy })
    const document = await PDFDocument.load(pdf)
    const tag = String(document.catalog.lookup(PDFName.of('Lang')))
    const wanted = { english: '(en-GB)', chinese: '(zh-CN)' }[language as string]
    expect(tag).toMatch(wanted === undefined ? /^\([a-z]{2}\)$/ : wanted)
    const faces = document.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) =>
        object instanceof PDFDict && object.has(PDFName.of('DescendantFonts'))
          ? [String(object.lookup(PDFName.of('BaseFont'))).replace(/^\/\w{6}\+|-Identity-H$/g, '')]
          : [],
      )
    expect(faces).toContain(face)
    // No sign was missing in the faces that were meant for it.
    expect(faces.filter((one) => one.startsWith('ChocolateClassicalSans'))).toEqual([])
    const page = await (await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise).getPage(4)
    const { items } = await page.getTextContent()
    const words = items.map((item) => ('str' in item ? item.str : '')).join('')
    expect(words).not.toContain('Fabelaar house')
  })
})

describe('a long word at the end of a line', () => {
  async function linesOf(childAge: number, childName: string, text: string): Promise<string> {
    const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#9fd0e8' } })
      .jpeg()
      .toBuffer()
    const plain = sampleBook(picture, { language: 'german', childAge, childName })
    const spreads = plain.spreads.map((spread) => ({ ...spread, text }))
    const pdf = await houseTypesetter().typeset({ ...plain, spreads })
    const page = await (await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise).getPage(6)
    const { items } = await page.getTextContent()
    return items.map((item) => ('str' in item ? item.str : '')).join('\n')
  }

  const notice =
    'Die Straßenbahnhaltestellenbeleuchtung über dem Briefkastenschlitz und die Sperrmüllabfuhrverordnung der Hausverwaltungsgenossenschaft standen unverschämterweise im Treppenhausfenster.'
  const longWords = notice.match(/\p{L}{14,}/gu) ?? []
  const wholeIn = (lines: string): string[] => longWords.filter((word) => lines.includes(word))

  test('is divided for who is nine, and whole for who is six', async () => {
    expect(wholeIn(await linesOf(6, 'Emil', notice))).toEqual(longWords)
    expect(wholeIn(await linesOf(9, 'Emil', notice)).length).toBeLessThan(longWords.length)
  })

  test('is whole where it is the name of the child', async () => {
    const name = 'Treppenhausfenster'
    expect(await linesOf(9, 'Emil', notice)).not.toContain(name)
    expect(await linesOf(9, name, notice)).toContain(name)
  })
})

test('Arabic, whose letters are small for their size, is set larger than what is as long in Latin', async () => {
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#9fd0e8' } })
    .jpeg()
    .toBuffer()
  const sizeOf = async (language: BookLanguage, sentence: string): Promise<number> => {
    const plain = sampleBook(picture, { language })
    const spreads = plain.spreads.map((spread) => ({
      ...spread,
      text: sentence.repeat(Math.ceil(300 / sentence.length)),
    }))
    const pdf = await houseTypesetter().typeset({ ...plain, spreads })
    const page = await (await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise).getPage(6)
    const { items } = await page.getTextContent()
    return Math.max(...items.map((item) => ('str' in item ? item.height : 0)))
  }
  const [arabic, dutch] = [
    await sizeOf('arabic', 'على السطح بيت الحمام، وعند بيت الحمام يوسف. '),
    await sizeOf('dutch', 'Op het dak staat de duiventil, en daar staat Joep. '),
  ]
  expect(arabic / dutch).toBeCloseTo(1.2, 1)
})

describe('the lines of a paragraph', () => {
  let picture: Uint8Array
  beforeAll(async () => {
    picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#9fd0e8' } })
      .jpeg()
      .toBuffer()
  })

  const shells =
    'На берегу лежали ракушки. Круглые, с защипанным краем. Если смотреть быстро — пельмени. Если медленно — тоже.\nВера Павловна зачерпнула шумовкой. Вода ушла в дырочки.\n— Ракушка, — сказала Вера Павловна. — Ракушка. Ракушка. Триста ракушек. Непорядок.\nМиша нёс Потапа и смотрел, куда наступает.'
  const tram =
    'Следы вели к трамваю. Миша так и думал: двенадцатый!\n— Один, маленький, в муке, — сказала Вера Павловна в переднюю дверь. — Не проходил?\n— Проходил, — ответили из кабины. — Взял билет до моря.\n— Тут нет моря.\n— Значит, давно не ездили.\nЗа Потапа велели заплатить как за багаж. Потап промолчал такое, что Миша не стал переводить.'

  /** What stands on the first text page: its lines from the top, each with where it begins and ends, and the size of its type. */
  async function linesOf(language: BookLanguage, text: string) {
    const plain = sampleBook(picture, { language, childAge: 5 })
    // On one page alone: lines that all pages have are said along, and set otherwise.
    const spreads = plain.spreads.map((spread, index) => (index === 0 ? { ...spread, text } : spread))
    const pdf = await houseTypesetter().typeset({ ...plain, spreads })
    const page = await (await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise).getPage(6)
    const { items } = await page.getTextContent()
    const lines = new Map<number, { text: string; at: number; left: number; right: number; size: number }>()
    for (const item of items) {
      if (!('str' in item) || item.height < 11) continue
      const [, , , , x = 0, y = 0] = item.transform as number[]
      const line = lines.get(Math.round(y)) ?? { text: '', at: y, left: x, right: x, size: item.height }
      line.text += item.str
      line.right = Math.max(line.right, x + item.width)
      lines.set(Math.round(y), line)
    }
    return [...lines].sort(([one], [other]) => other - one).map(([, line]) => line)
  }

  test('are chosen together, so that none is much shorter for the sake of the next', async () => {
    const lines = (await linesOf('russian', shells)).map(({ text }) => text.trim())
    expect(lines).toContain('Ракушка. Ракушка. Триста ракушек.')
  })

  test('end with more than a short word alone, where that costs the line before little', async () => {
    const lines = (await linesOf('russian', tram)).map(({ text }) => text.trim())
    expect(lines).toContain('стал переводить.')
    expect(lines).not.toContain('переводить.')
  })

  test('end so in every paragraph of a page, and stand closer together than paragraphs do', async () => {
    const lines = await linesOf('russian', tram)
    const starts = tram.split('\n').map((paragraph) => paragraph.slice(0, 4))
    const gaps = lines.slice(1).map(({ text, at }, index) => ({
      starts: starts.some((start) => text.trim().replaceAll('\u00A0', ' ').startsWith(start)),
      gap: (lines[index]?.at ?? 0) - at,
    }))
    const [within, between] = [false, true].map((one) => gaps.filter(({ starts }) => starts === one))
    expect(between?.length).toBe(starts.length - 1)
    const widest = Math.max(...(within ?? []).map(({ gap }) => gap))
    for (const { gap } of between ?? []) expect(gap).toBeGreaterThan(widest * 1.12)
  })

  test('are as large in a script whose letters have their vowels hung on as in one whose letters have not', async () => {
    const hindi =
      'मुनिया के मुँह में देखता है। सीटी? नहीं। दूसरा मोज़ा। आधा। में-में! वह भी डिब्बे में! आरव मेज़ के नीचे देखता है। सीटी? नहीं। गेंद! धम्म! डिब्बे में। दादी आती हैं।'
    expect(hindi.length).toBeGreaterThan(150)
    const [line] = await linesOf('hindi', hindi)
    expect(line?.size).toBeCloseTo(30, 0)
  })
})

describe('a book without spaces between its words', () => {
  const stories = {
    chinese:
      '小满数它肚子里的鞋，外婆找不着鞋，套了两个袋子，豆豆说：“没了。”雷还在路上，鞋柜张着嘴，等第九双。',
    japanese:
      'ハルが ここで しって いるのは、それだけだった。「なかほどへ、おすすみください」と、おじいちゃんが いった。もちは ふまない。ねこだから。',
  }
  let picture: Uint8Array
  beforeAll(async () => {
    picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#9fd0e8' } })
      .jpeg()
      .toBuffer()
  })

  type Changes = { title?: string; text?: string; locked?: string }

  /** @param changes `locked`: what all pictures show, which are not there yet */
  async function set(language: 'chinese' | 'japanese', { locked, text, ...changes }: Changes) {
    const plain = sampleBook(picture, { language, ...changes })
    const spreads = plain.spreads.map(({ picture: drawn, caption, ...spread }) => ({
      ...spread,
      text: text ?? samples[language].name,
      caption: locked ?? caption,
      ...(locked === undefined && drawn ? { picture: drawn } : {}),
    }))
    const childName = { chinese: '小满', japanese: 'ハル' }[language]
    const pdf = await houseTypesetter().typeset({ ...plain, childName, spreads })
    return getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  }

  interface Run {
    text: string
    x: number
    y: number
    size: number
    face: string
  }

  async function runsOf(document: Awaited<ReturnType<typeof set>>, number: number): Promise<Run[]> {
    const page = await document.getPage(number)
    await page.getOperatorList()
    const { items } = await page.getTextContent()
    return items.flatMap((item) =>
      'str' in item && item.str.trim() !== ''
        ? [
            {
              text: item.str,
              x: item.transform[4] as number,
              y: item.transform[5] as number,
              size: item.height,
              face: (page.commonObjs.get(item.fontName) as { name: string }).name,
            },
          ]
        : [],
    )
  }

  /** Rows of what is as large as the story, from the top, each as it is read. */
  async function rowsOf(document: Awaited<ReturnType<typeof set>>, page = 6) {
    const runs = (await runsOf(document, page)).filter(({ size }) => size > 12)
    const heights = [...new Set(runs.map(({ y }) => Math.round(y)))].sort((one, other) => other - one)
    return heights.map((height) => {
      const row = runs.filter(({ y }) => Math.round(y) === height).sort((one, other) => one.x - other.x)
      return {
        y: height,
        size: row[0]?.size ?? 0,
        text: row
          .map(({ text }) => text)
          .join('')
          .trim(),
      }
    })
  }

  test.each([
    ['chinese', 'text', 6],
    ['japanese', 'text', 6],
    ['chinese', 'locked', 7],
    ['japanese', 'locked', 7],
  ] as const)('in %s breaks the lines of a %s page only between them', async (language, kind, page) => {
    const text = stories[language]
    const rows = await rowsOf(await set(language, { [kind]: text }), page)
    expect(rows.length).toBeGreaterThan(2)
    const plain = (some: string): string => some.replace(/\s/gu, '')
    expect(plain(rows.map((row) => row.text).join(''))).toBe(plain(text))
    const ends = new Set<number>()
    phrases(text, language, 14).reduce((before, piece) => {
      const length = before + plain(piece).length
      ends.add(length)
      return length
    }, 0)
    rows.reduce((before, row) => {
      const length = before + plain(row.text).length
      expect(ends, row.text).toContain(length)
      return length
    }, 0)
    // Air between the squares: lines are a square and three quarters apart.
    const [first, second] = rows
    expect(((first?.y ?? 0) - (second?.y ?? 0)) / (first?.size ?? 1)).toBeGreaterThan(1.6)
  })

  test.each([
    ['chinese', '鞋柜张着嘴', 'ZCOOLKuaiLe', '鞋柜和龘', 'NotoSansSC'],
    ['japanese', 'かえる じかん', 'ZenMaruGothic', 'かえると龘', 'KleeOne'],
  ] as const)(
    'in %s has letters of its own on the cover, unless a sign is missing there',
    async (language, title, lettering, rare, face) => {
      const facesOn = async (cover: string): Promise<Set<string>> => {
        const runs = await runsOf(await set(language, { title: cover }), 1)
        expect(runs.map(({ text }) => text).join('')).toContain(cover.slice(0, 2))
        return new Set(runs.map((run) => run.face.replace(/^\w{6}\+|-.*$/g, '')))
      }
      expect([...(await facesOn(title))]).toEqual([lettering])
      expect(await facesOn(rare)).toContain(face)
      expect(await facesOn(rare)).not.toContain(lettering)
    },
  )

  test('has the apostrophe of a Latin word in the face of that word', async () => {
    const pdf = await houseTypesetter().typeset({
      ...sampleBook(picture, { language: 'chinese', childName: '小满' }),
      madeBy: { storyteller: 'Fabelaar’s friends', illustrator: 'Fabelaar house illustrator' },
    })
    const runs = await runsOf(await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise, 4)
    const apostrophe = runs.find(({ text }) => text.includes('’'))
    expect(apostrophe?.face).toMatch(/Andika/)
    // The quotes of Chinese stay as wide as its signs.
    const quoted = await runsOf(await set('chinese', { text: '小满说：“下雨了。”' }), 6)
    expect(quoted.find(({ text }) => text.includes('”'))?.face).toMatch(/NotoSansSC/)
  })

  test('has readings over their characters, half as large, for the eye alone', async () => {
    const text =
      '廊下《ろうか》に、だれかのうわばきがあった。「いま、図書室《としょしつ》です」と左《ひだり》が言《い》った。'
    const document = await set('japanese', { text })
    const runs = await runsOf(document, 6)
    const find = (some: string): Run => {
      const run = runs.find((one) => one.text.includes(some))
      if (!run) throw new Error(`${some} is not on the page`)
      return run
    }
    const [base, reading] = [find('廊下'), find('ろうか')]
    expect(reading.size).toBeCloseTo(base.size / 2, 1)
    expect(reading.y).toBeGreaterThan(base.y + base.size * 0.7)
    expect(reading.y).toBeLessThan(base.y + base.size * 1.3)
    // Three signs of half the size in the middle of two.
    expect(reading.x - base.x).toBeCloseTo(base.size * 0.25, 0)
    const page = await document.getPage(6)
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    const open: string[] = []
    const heard: string[] = []
    for (const item of items) {
      if ('str' in item) heard.push(open.includes('Artifact') ? '' : item.str)
      else if (item.type === 'endMarkedContent') open.pop()
      else open.push((item as { tag?: string }).tag ?? '')
    }
    expect(heard.join('').replace(/\s/gu, '')).toContain(withoutRuby(text))
  })
})
