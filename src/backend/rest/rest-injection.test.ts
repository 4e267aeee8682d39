import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestBackend } from '../../../tests/start-test-backend.ts'
import { startTestBackend } from '../../../tests/start-test-backend.ts'
import { librarySql } from './library-fixture.ts'

let backend: TestBackend
let token: string
let otherId: string

beforeAll(async () => {
  backend = await startTestBackend({ sql: librarySql, rest: { aggregatesEnabled: true, planEnabled: true } })
  const { client } = await backend.guest()
  token = (await client.auth.getSession()).data.session?.access_token ?? ''
  const other = await backend.guest()
  otherId = other.userId
  await other.client.from('novels').insert({ title: 'foreign-title', facts: { words: 'foreign-facts' } })
  await client.from('novels').insert({ title: 'own' })
})
afterAll(() => backend[Symbol.asyncDispose]())

/** Bits of SQL and of PostgREST's own language that have broken such translators before. */
const bits = [
  ...`' " \\ ; -- /* */ $$ $1 %00 ( ) , . : :: -> ->> ! * { } [ ] ... E' U&" 🦊 any text id`.split(' '),
  ...'secrets novels words title owner select count count() not. eq. in.( is.null writers(*) secrets(*)'.split(
    ' ',
  ),
  '\0',
  'pg_sleep(1)',
  'current_user',
  ' or 1=1',
  ' union select * from secrets',
  "'; drop table novels; --",
]
const hostile = fc.array(fc.oneof(fc.constantFrom(...bits), fc.string({ maxLength: 4 })), {
  minLength: 1,
  maxLength: 6,
})
const text = hostile.map((parts) => parts.join(''))
const encode = encodeURIComponent
/** As PostgREST's language quotes a name, so that every character of it gets through to the translator. */
const quoted = (evil: string): string => `"${evil.replaceAll(/["\\]/g, '\\$&')}"`

/** What of a text may stand in a header. */
const visible = (evil: string): string => evil.replaceAll(/[^\x20-\x7e]/g, '')

interface Attempt {
  path: string
  method?: string
  body?: unknown
  prefer?: string
  headers?: Record<string, string>
}

/** One request for every place where text becomes part of a statement. */
const places: ((hostile: string) => Attempt)[] = [
  (evil) => ({ path: `novels?select=${encode(evil)}` }),
  (evil) => ({ path: `novels?select=${encode(`title,${evil}`)}` }),
  (evil) => ({ path: `novels?select=${encode(`alias${evil}:title`)}` }),
  (evil) => ({ path: `novels?select=${encode(`${quoted(evil)}:title`)}` }),
  (evil) => ({ path: `novels?select=${encode(`title::${quoted(evil)}`)}` }),
  (evil) => ({ path: `novels?select=${encode(`facts->${quoted(evil)}->>${quoted(evil)}`)}` }),
  (evil) => ({ path: `novels?select=${encode(`${quoted(evil)}:writers(${quoted(evil)}:name)`)}` }),
  (evil) => ({ path: `novels?select=${encode(`...writers(${quoted(evil)}:name)`)}` }),
  (evil) => ({ path: `novels?select=${encode(`${quoted(evil)}:genres(count)`)}` }),
  (evil) => ({ path: `novels?or=${encode(`(title.eq.${quoted(evil)},${quoted(evil)}.eq.1)`)}` }),
  (evil) => ({ path: `novels?order=${encode(quoted(evil))}` }),
  (evil) => ({ path: `novels?select=${encode(`title::${evil}`)}` }),
  (evil) => ({ path: `novels?select=${encode(`facts->${evil}`)}` }),
  (evil) => ({ path: `novels?select=${encode(`writers!${evil}(name)`)}` }),
  (evil) => ({ path: `novels?select=${encode(`...writers(${evil}:name)`)}` }),
  (evil) => ({ path: `novels?${encode(evil)}=eq.1` }),
  (evil) => ({ path: `novels?title=${encode(evil)}` }),
  (evil) => ({ path: `novels?title=eq.${encode(evil)}` }),
  (evil) => ({ path: `novels?title=in.(${encode(evil)})` }),
  (evil) => ({ path: `novels?title=fts(${encode(evil)}).x` }),
  (evil) => ({ path: `novels?facts->${encode(evil)}=eq.1` }),
  (evil) => ({ path: `novels?or=${encode(`(${evil})`)}` }),
  (evil) => ({ path: `novels?or=${encode(`(title.eq.${evil})`)}` }),
  (evil) => ({ path: `novels?order=${encode(evil)}` }),
  (evil) => ({ path: `novels?order=${encode(`title.${evil}`)}` }),
  (evil) => ({ path: `novels?limit=${encode(evil)}` }),
  (evil) => ({ path: encode(evil) }),
  (evil) => ({ path: `rpc/${encode(evil)}`, method: 'POST', body: {} }),
  (evil) => ({ path: 'rpc/add', method: 'POST', body: { a: 1, [evil]: evil } }),
  (evil) => ({ path: `rpc/add?a=${encode(evil)}` }),
  (evil) => ({ path: 'novels', method: 'POST', body: { [evil]: evil } }),
  (evil) => ({ path: 'novels?select=title', method: 'POST', body: { title: evil, facts: { [evil]: evil } } }),
  (evil) => ({ path: `novels?columns=${encode(evil)}`, method: 'POST', body: { title: 'x' } }),
  (evil) => ({
    path: `genres?on_conflict=${encode(evil)}`,
    method: 'POST',
    body: { id: 1 },
    prefer: 'resolution=merge-duplicates',
  }),
  (evil) => ({ path: `novels?title=eq.${encode(evil)}`, method: 'PATCH', body: { [evil]: 1 } }),
  (evil) => ({ path: `novels?title=eq.${encode(evil)}`, method: 'DELETE' }),
  (evil) => ({ path: `novels?select=${encode(`price_cents.sum()::${quoted(evil)}`)}` }),
  (evil) => ({ path: `novels?select=${encode(`...writers(${quoted(evil)}:id.count())`)}` }),
  (evil) => ({ path: `novels?select=${encode(`title,...chapters(${quoted(evil)}:number)`)}` }),
  (evil) => ({ path: `novels?select=title,writers()&order=${encode(`writers(${quoted(evil)})`)}` }),
  (evil) => ({ path: `novels?select=title,writers()&order=${encode(`writers(name->${quoted(evil)})`)}` }),
  (evil) => ({ path: `novels?${encode(quoted(evil))}=is.null` }),
  (evil) => ({ path: `novels?title=like(any).${encode(evil)}` }),
  (evil) => ({ path: `genres?id=eq.${encode(evil)}`, method: 'PUT', body: { id: evil, name: evil } }),
  (evil) => ({ path: 'novels', method: 'POST', body: evil, headers: { 'content-type': 'text/csv' } }),
  (evil) => ({ path: 'novels', headers: { accept: `application/vnd.pgrst.plan;options=${visible(evil)}` } }),
  (evil) => ({ path: 'novels', headers: { accept: `application/vnd.pgrst.plan;for="${visible(evil)}"` } }),
  (evil) => ({ path: 'novels', headers: { accept: visible(evil) } }),
  (evil) => ({ path: 'novels', headers: { 'accept-profile': visible(evil) } }),
  (evil) => ({ path: 'novels', headers: { prefer: `timezone=${visible(evil)}` } }),
  (evil) => ({ path: 'novels', headers: { range: visible(evil), cookie: visible(evil) } }),
]

test('no text anywhere in a request becomes SQL, fails as SQL, or shows a row of somebody else', async () => {
  const headers = {
    apikey: backend.keys.anonKey,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  }
  const attempt = fc.asyncProperty(fc.nat(places.length - 1), text, async (place, evil) => {
    const { path, method, body, prefer, headers: more } = places[place]?.(evil) ?? { path: 'novels' }
    const response = await fetch(`${backend.url}/rest/v1/${path}`, {
      method: method ?? 'GET',
      headers: { ...headers, prefer: `${prefer ?? 'x'},return=representation,handling=lenient`, ...more },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const answer = await response.text()
    expect([response.status < 500, answer]).toEqual([true, answer])
    expect(answer).not.toContain('42601')
    for (const secret of ['foreign-title', 'foreign-facts', 'hidden-words', otherId])
      expect(answer).not.toContain(secret)
  })
  // PostgreSQL would read these names of a search language as numbers of objects.
  const numbers: [number, string][] = [
    [19, '0'],
    [19, '-'],
  ]
  await fc.assert(attempt, { numRuns: 2_000, examples: numbers })
  const { rows } = await backend.pool.query(
    `select count(*)::int as n from novels where title = 'foreign-title'`,
  )
  expect(rows).toEqual([{ n: 1 }])
})
