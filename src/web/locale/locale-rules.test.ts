import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { firstAccessLocale } from './first-access-locale.ts'
import { localeRules } from './locale-rules.ts'

describe('the language of a first visit', () => {
  test.each([
    [undefined, null, null],
    [undefined, 'nl-NL,nl;q=0.9,en;q=0.8', 'nl'],
    [undefined, 'en-GB,en;q=0.9,nl;q=0.8', 'en'],
    [undefined, 'fr-FR,fr;q=0.9', null],
    [undefined, 'fr,en;q=0.5,nl;q=0.4', 'en'],
    [undefined, 'nl;q=0.3, en;q=0.7', 'en'],
    [undefined, 'en;q=0, nl;q=0.1', 'nl'],
    ['nl', 'en', 'nl'],
    ['en', 'nl', 'en'],
    ['xx', 'en', 'en'],
  ])('cookie %s, browser %s: %s', (cookie, header, expected) => {
    expect(firstAccessLocale(cookie, header)).toBe(expected)
  })

  test('an exact tag wins over a language with a region at the same place', () => {
    expect(firstAccessLocale(undefined, 'en-GB,nl')).toBe('en')
    expect(firstAccessLocale(undefined, 'nl-BE,nl,en')).toBe('nl')
  })
})

describe('addresses', () => {
  const app = new Hono().use(localeRules(false)).all('*', (context) => context.text('page'))
  const ask = (path: string, headers: Record<string, string> = {}): Response | Promise<Response> =>
    app.request(path, { headers })

  test('/ sends English browsers to /en, query kept, and says what it depends on', async () => {
    const response = await ask('/?discount=A', { 'accept-language': 'en-US,en' })
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/en?discount=A')
    expect(response.headers.get('vary')).toContain('Accept-Language')
    expect(response.headers.get('vary')).toContain('Cookie')
  })

  test('the short address of gift cards leads English browsers to the English one, unless they chose Dutch', async () => {
    const english = { 'accept-language': 'en-GB' }
    const response = await ask('/give?from=mail', english)
    expect([response.status, response.headers.get('location')]).toEqual([302, '/en/give?from=mail'])
    expect(response.headers.get('vary')).toContain('Accept-Language')
    expect((await ask('/give', { ...english, cookie: 'i18n_redirected=nl' })).status).toBe(200)
    const chosen = await ask('/give', { cookie: 'i18n_redirected=en' })
    expect(chosen.headers.get('location')).toBe('/en/give')
  })

  test('/ stays Dutch without a wish and for a Dutch cookie', async () => {
    expect((await ask('/')).status).toBe(200)
    const response = await ask('/', { cookie: 'i18n_redirected=nl', 'accept-language': 'en' })
    expect(response.status).toBe(200)
  })

  test('a deep link keeps its own language and is remembered for a year', async () => {
    const response = await ask('/prijzen', { 'accept-language': 'en' })
    expect(response.status).toBe(200)
    expect(response.headers.get('set-cookie')).toContain('i18n_redirected=nl; Max-Age=31536000')
  })

  test('no cookie is set again, and none for what is not a page', async () => {
    expect((await ask('/en', { cookie: 'i18n_redirected=en' })).headers.get('set-cookie')).toBeNull()
    expect((await ask('/assets/x.js')).headers.get('set-cookie')).toBeNull()
    expect((await ask('/blog/_payload.json?a')).headers.get('set-cookie')).toBeNull()
    expect((await ask('/blog/een-verhaal.data')).headers.get('set-cookie')).toBeNull()
  })

  test('an unknown cookie is replaced', async () => {
    const response = await ask('/', { cookie: 'i18n_redirected=de' })
    expect(response.headers.get('set-cookie')).toContain('i18n_redirected=nl')
  })
})
