import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { defaultLocale, type Locale } from '../locale/locale.ts'
import { inLocale, overwriteGetLocale } from './message-runtime.ts'
import { shortMessage } from './short-message.ts'

const compiled = (key: string): Promise<string> =>
  readFile(new URL(`generated/messages/${key}.js`, import.meta.url), 'utf8')

/** Runs a shortened message in a locale. */
async function said(
  key: string,
  locale: Locale,
  options?: { locale: Locale },
  values = {},
): Promise<unknown> {
  const short = shortMessage(await compiled(key)) ?? ''
  const body = short.replace(/^import.*$/m, '').replace('export const', 'const')
  // oxlint-disable-next-line typescript/no-implied-eval -- what the bundler is given, run as it would be
  const run = new Function('inLocale', 'values', 'options', `${body}\nreturn ${key}(values, options)`) as (
    ...given: unknown[]
  ) => unknown
  overwriteGetLocale(() => locale)
  try {
    return run(inLocale, values, options)
  } finally {
    overwriteGetLocale(() => defaultLocale)
  }
}

async function word(key: string, locale: Locale): Promise<unknown> {
  for (const file of ['book', 'common', 'home', 'site']) {
    const url = new URL(`../../../content/messages/${locale}/${file}.json`, import.meta.url)
    const words = JSON.parse(await readFile(url, 'utf8')) as Record<string, string>
    if (words[key] !== undefined) return words[key]
  }
  return undefined
}

test.each(['preview_not_kept', 'site_offline_text', 'common_my_books'])(
  'a message without values says the same when it is short: %s',
  async (key) => {
    expect(await said(key, 'nl')).toBe(await word(key, 'nl'))
    expect(await said(key, 'en')).toBe(await word(key, 'en'))
    expect(await said(key, 'nl', { locale: 'en' })).toBe(await word(key, 'en'))
    expect((shortMessage(await compiled(key)) ?? '').length).toBeLessThan((await compiled(key)).length / 2)
  },
)

test('a message with values has them put in', async () => {
  expect(await said('preview_words_wait', 'en', undefined, { page: 6 })).toBe(
    'What you wrote on page 6 is not saved yet.',
  )
})

test('every message that there is can be made short; what is written otherwise stays as it is', async () => {
  const folder = new URL('generated/messages/', import.meta.url)
  const files = (await readdir(folder)).filter((file) => file.endsWith('.js') && file !== '_index.js')
  const long = await Promise.all(files.map((file) => readFile(new URL(file, folder), 'utf8')))
  expect(files.filter((_, index) => shortMessage(long[index] ?? '') === null)).toEqual([])
  expect(shortMessage('export const message = () => registry.plural("nl", 1)')).toBeNull()
})
