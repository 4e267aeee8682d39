import sharp from 'sharp'
import { expect, test } from 'vitest'
import { bookLanguages } from '#book/options.ts'
import { inNumerals } from '#book/numerals.ts'
import { layOutBook } from './lay-out-book.ts'
import { sampleBook } from './sample-book.ts'

async function wordsOf(changes: Parameters<typeof sampleBook>[1]) {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#9fd0e8' } })
    .jpeg()
    .toBuffer()
  const { data } = await layOutBook(sampleBook(picture, changes))
  const words = data['words'] as { belongs: string; colophon: string[] }
  const bedtime = data['bedtime'] as { squares: boolean[][] } | null
  // Without the marks of where a line may be broken.
  return { ...words, bedtime, colophon: words.colophon.map((line) => line.replaceAll('\u200B', '')) }
}

test.each(bookLanguages)(
  'in %s a family reads who made its book, and nothing of settings',
  async (language) => {
    const told = async (storyteller: string, illustrator: string) =>
      (await wordsOf({ language, madeBy: { storyteller, illustrator } })).colophon
        .join('\n')
        .replace(/[\u200E\u200F\u2066-\u2069]/gu, '')
    const named = await told('openai:gpt-9', 'black-forest-labs:flux-9')
    expect(named).toMatch(/[(（]OpenAI gpt-9[)）]/u)
    expect(named).toMatch(/[(（]Black Forest Labs flux-9[)）]/u)
    expect(named).not.toMatch(/openai:|labs:/u)
    const local = await told('compatible:small', 'Fabelaar house illustrator')
    expect(local).not.toMatch(/compatible|small/u)
    const authors = await told('Fabelaar’s example authors', 'Fabelaar house illustrator')
    expect(authors).not.toContain('example authors')
  },
)

test('who reads kana alone is asked in kana whose book it is', async () => {
  const of = async (childAge: number) => (await wordsOf({ language: 'japanese', childAge })).belongs
  expect(await of(7)).not.toMatch(/\p{Script=Han}/u)
  expect(await of(9)).toMatch(/\p{Script=Han}/u)
})

test.each(bookLanguages)('in %s a family reads which pages somebody wrote or changed', async (language) => {
  const told = async (rewritten: readonly number[]) => {
    const changes = { language, size: 'small' } as const
    const { spreads } = sampleBook(new Uint8Array(), changes)
    return (
      await wordsOf({
        ...changes,
        spreads: spreads.map(({ text, caption }, index) => ({
          text,
          caption,
          ...(rewritten.includes(index) && { isRewritten: true as const }),
        })),
      })
    ).colophon
  }
  const usual = await told([])
  const [line = '', ...others] = (await told([0, 2])).filter((one) => !usual.includes(one))
  expect(others).toEqual([])
  // Of the first and third spread the texts are on pages 4 and 8.
  for (const number of [4, 8]) expect(line).toContain(inNumerals(number, language))
  expect(line).not.toContain(inNumerals(6, language))
})

test('a paper book leads to where it is read in bed, once that is somewhere', async () => {
  const of = async (bedtimeAddress: string | null) => (await wordsOf({ bedtimeAddress })).bedtime
  expect(await of(null)).toBeNull()
  const code = await of(`https://fabelaar.example/en/books/${'0'.repeat(36)}/bedtime`)
  // A version has four squares more than the one before it, from 21 on, and the same finder in three corners.
  expect(((code?.squares.length ?? 0) - 21) % 4).toBe(0)
  expect(code?.squares[0]?.slice(0, 8)).toEqual([true, true, true, true, true, true, true, false])
})
