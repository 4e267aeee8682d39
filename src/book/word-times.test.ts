import { expect, test } from 'vitest'
import { spokenWords } from './spoken-words.ts'
import { voicedSpans } from './voiced-spans.ts'
import { calmTimes, spokenTimes, syllablesOf, wordAt } from './word-times.ts'

const textOf = (text: string, language: Parameters<typeof spokenWords>[1]): string[] =>
  spokenWords(text, language)
    .flat(2)
    .map((word) => word.text)

test('words keep their punctuation, and a dash that stands alone goes with the word before it', () => {
  expect(textOf("'Kijk,' zegt opa – en wijst.", 'dutch')).toEqual([
    '‘Kijk,’',
    'zegt',
    'opa\u00A0–',
    'en',
    'wijst.',
  ])
  expect(spokenWords('Een.\nTwee.\n\nDrie.', 'dutch').map((lines) => lines.length)).toEqual([2, 1])
  expect(spokenWords('\n\n', 'dutch')).toEqual([])
})

test('where no spaces stand between words characters light up, with what is over and after them', () => {
  expect(textOf('小熊说：“你好！”', 'chinese').join('|')).toBe('小|熊|说：|“你|好！”')
  const [ruby, ...rest] = spokenWords('廊下《ろうか》を、', 'japanese').flat(2)
  expect(ruby).toMatchObject({ text: '廊下', reading: 'ろうか' })
  expect(rest.map(({ text }) => text)).toEqual(['を、'])
})

test.each([
  ['heuvel', 'dutch', 2],
  ['zeeën', 'dutch', 1],
  ['make', 'english', 1],
  ['the', 'english', 1],
  ['table', 'english', 2],
  ['молоко', 'russian', 3],
  ['きょう', 'japanese', 2],
] as const)('%s in %s is said in %i', (word, language, syllables) => {
  expect(syllablesOf(word, language)).toBe(syllables)
})

test('without a voice long words take longer, and sentences and paragraphs are followed by a rest', () => {
  const page = spokenWords('Opa wandelt. Hij\n\nzit.', 'dutch')
  const { starts, endMs } = calmTimes(page, 'dutch', 300)
  const [opa = 0, wandelt = 0, hij = 0, zit = 0] = starts
  expect(opa).toBe(0)
  expect(hij - wandelt).toBeGreaterThan(wandelt - opa)
  expect(zit - hij).toBeGreaterThan(500)
  expect(endMs).toBeGreaterThan(zit)
  expect(calmTimes(page, 'dutch', 600).endMs).toBe(endMs * 2)
})

test('with a voice the words share the time in which it speaks, and wait while it rests', () => {
  const page = spokenWords('kat kat kat kat', 'dutch')
  const spans = [
    [500, 1500],
    [4000, 5000],
  ] as const
  const times = spokenTimes(page, 'dutch', spans)
  expect(times).toEqual({ starts: [500, 1000, 4000, 4500], endMs: 5000 })
  expect([0, 500, 1200, 3000, 4100, 4999, 5000].map((ms) => wordAt(times, ms))).toEqual([
    -1, 0, 1, 1, 2, 3, 4,
  ])
})

test('a page without words has no times', () => {
  expect(spokenTimes([], 'dutch', [[0, 100]])).toEqual({ starts: [], endMs: 100 })
  expect(wordAt({ starts: [], endMs: 0 }, 0)).toBe(0)
})

const rate = 8000
/** So loud, for so long. */
const sound = (amplitude: number, ms: number): number[] =>
  Array.from({ length: (rate * ms) / 1000 }, (_, at) => amplitude * Math.sin(at * 0.7))

test('a voice is found by its loudness above the room, a breath within it and a click do not count', () => {
  const samples = [
    ...sound(0.004, 500),
    ...sound(0.3, 400),
    ...sound(0.004, 100),
    ...sound(0.25, 500),
    ...sound(0.004, 600),
    ...sound(0.3, 20),
    ...sound(0.004, 480),
    ...sound(0.2, 700),
    ...sound(0.004, 300),
  ]
  expect(voicedSpans(Float32Array.from(samples), rate)).toEqual([
    [500, 1500],
    [2600, 3300],
  ])
})

test.each([
  ['silence', 0, 0],
  ['a voice that never rests', 0.3, 0.3],
])('%s is taken as spoken all through', (_what, first, second) => {
  const samples = Float32Array.from([...sound(first, 400), ...sound(second, 600)])
  expect(voicedSpans(samples, rate)).toEqual([[0, 1000]])
})
