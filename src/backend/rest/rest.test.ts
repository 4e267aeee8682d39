import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestBackend } from '../../../tests/start-test-backend.ts'
import { startTestBackend } from '../../../tests/start-test-backend.ts'
import { librarySql } from './library-fixture.ts'

let backend: TestBackend
let anna: SupabaseClient
let annaId: string
let ben: SupabaseClient
let visitor: SupabaseClient
let service: SupabaseClient

beforeAll(async () => {
  backend = await startTestBackend({ sql: librarySql })
  const first = await backend.guest()
  anna = first.client
  annaId = first.userId
  ben = (await backend.guest()).client
  visitor = backend.client()
  service = backend.client({ key: backend.keys.serviceKey })
})
afterAll(() => backend[Symbol.asyncDispose]())

/** A novel of Anna's with a title that no other test uses. */
async function addNovel(more: Record<string, unknown> = {}): Promise<{ id: string; title: string }> {
  const title = `novel ${randomUUID()}`
  const { data, error } = await anna
    .from('novels')
    .insert({ title, ...more })
    .select('id, title')
    .single()
  if (error) throw new Error(error.message)
  return data
}

describe('writing', () => {
  test('an insert fills defaults and returns the row as JSON', async () => {
    const row = { title: 'Een', facts: { age: 4, near: ['sea'] }, labels: ['a', 'b,c'], price_cents: 500 }
    const { data, status } = await anna.from('novels').insert(row).select().single()
    expect(status).toBe(201)
    expect(data).toMatchObject({ ...row, owner: annaId, writer_id: null })
    expect(data?.created_at).toMatch(/^\d{4}-\d\d-\d\dT.*\+00:00$/)
  })

  test('many rows with different keys take null, or the default when that is asked for', async () => {
    const rows = [
      { title: 'p', labels: ['x'] },
      { title: 'q', price_cents: 3 },
    ]
    const kept = await anna
      .from('novels')
      .insert(rows, { defaultToNull: false })
      .select('title, labels, price_cents')
    expect(kept.data).toEqual([
      { title: 'p', labels: ['x'], price_cents: null },
      { title: 'q', labels: [], price_cents: 3 },
    ])
    const { error } = await anna.from('novels').insert(rows)
    expect(error?.code).toBe('23502')
  })

  test('an upsert merges or ignores duplicates', async () => {
    const { id } = await addNovel()
    const chapter = { novel_id: id, number: 1, words: 'first' }
    await anna.from('chapters').insert(chapter)
    const merged = await anna
      .from('chapters')
      .upsert({ ...chapter, words: 'second' })
      .select('words')
      .single()
    expect(merged.data).toEqual({ words: 'second' })
    const ignored = await anna
      .from('chapters')
      .upsert({ ...chapter, words: 'third' }, { onConflict: 'novel_id,number', ignoreDuplicates: true })
      .select()
    expect(ignored.data).toEqual([])
    const after = await anna.from('chapters').select('words').eq('novel_id', id)
    expect(after.data).toEqual([{ words: 'second' }])
  })

  test('an update and a delete change what the filter fits, count it, and refuse to do without a filter', async () => {
    const { id, title } = await addNovel()
    const changed = await anna
      .from('novels')
      .update({ price_cents: 7 })
      .eq('id', id)
      .select('title, price_cents')
    expect(changed.data).toEqual([{ title, price_cents: 7 }])
    expect((await anna.from('novels').update({ price_cents: 7 })).error?.code).toBe('21000')
    expect((await anna.from('novels').delete()).error?.code).toBe('21000')
    const removed = await anna.from('novels').delete({ count: 'exact' }).eq('id', id)
    expect(removed).toMatchObject({ status: 204, count: 1, data: null })
    expect((await anna.from('novels').select('id').eq('id', id)).data).toEqual([])
  })

  test('one object is asked for and several rows come: nothing is changed', async () => {
    const label = randomUUID()
    await addNovel({ labels: [label] })
    await addNovel({ labels: [label] })
    const result = await anna
      .from('novels')
      .update({ price_cents: 1 })
      .contains('labels', [label])
      .select()
      .single()
    expect(result).toMatchObject({ status: 406, error: { code: 'PGRST116' } })
    const bounded = await anna
      .from('novels')
      .update({ price_cents: 1 })
      .contains('labels', [label])
      .setHeader('Prefer', 'handling=strict,max-affected=1')
    expect(bounded.error?.code).toBe('PGRST124')
    const after = await anna.from('novels').select('price_cents').contains('labels', [label])
    expect(after.data).toEqual([{ price_cents: null }, { price_cents: null }])
  })

  test('an empty object is a row of defaults, an empty list is nothing, and an empty body is refused', async () => {
    const post = async (body: string, table = 'writers'): Promise<[number, unknown]> => {
      const key = backend.keys.serviceKey
      const headers = {
        apikey: key,
        'content-type': 'application/json',
        prefer: 'return=representation,tx=rollback',
      }
      const answer = await fetch(`${backend.url}/rest/v1/${table}`, { method: 'POST', headers, body })
      return [answer.status, await answer.json()]
    }
    expect(await post('{}', 'moments')).toMatchObject([201, [{ id: 1 }]])
    expect(await post('[]')).toEqual([201, []])
    expect(await post('')).toMatchObject([400, { code: 'PGRST102' }])
    expect(await post('[{},{}]', 'moments')).toMatchObject([201, [{ id: 2 }, { id: 3 }]])
    expect(await post('[1]')).toMatchObject([400, { code: 'PGRST102' }])
    expect((await service.from('moments').select()).data).toEqual([])
  })

  test('broken rules answer with their code and status', async () => {
    const { id } = await addNovel()
    const duplicate = { novel_id: id, number: 1 }
    await anna.from('chapters').insert(duplicate)
    expect(await anna.from('chapters').insert(duplicate)).toMatchObject({
      status: 409,
      error: { code: '23505' },
    })
    const orphan = await service.from('chapters').insert({ novel_id: randomUUID(), number: 1 })
    expect(orphan).toMatchObject({ status: 409, error: { code: '23503' } })
    const negative = await anna.from('novels').insert({ title: 'x', price_cents: -1 })
    expect(negative).toMatchObject({ status: 400, error: { code: '23514' } })
    const unknown = await anna.from('novels').insert({ colour: 'red' })
    expect(unknown).toMatchObject({ status: 400, error: { code: 'PGRST204' } })
  })
})

describe('reading', () => {
  test('filters select rows', async () => {
    const { id, title } = await addNovel({ facts: { age: 4 }, labels: ['p'], price_cents: 12 })
    const mine = (): ReturnType<typeof select> => select()
    const select = () => anna.from('novels').select('title').eq('id', id)
    const hit = [{ title }]
    expect((await mine().gte('price_cents', 12).lt('price_cents', 13)).data).toEqual(hit)
    expect((await mine().neq('price_cents', 12)).data).toEqual([])
    expect((await mine().like('title', 'novel%')).data).toEqual(hit)
    expect((await mine().ilike('title', 'NOVEL*')).data).toEqual(hit)
    expect((await mine().in('price_cents', [11, 12])).data).toEqual(hit)
    expect((await mine().is('writer_id', null)).data).toEqual(hit)
    expect((await mine().not('writer_id', 'is', null)).data).toEqual([])
    expect((await mine().contains('facts', { age: 4 })).data).toEqual(hit)
    expect((await mine().overlaps('labels', ['p', 'q'])).data).toEqual(hit)
    expect((await mine().containedBy('labels', ['q'])).data).toEqual([])
    expect((await mine().eq('facts->>age', '4')).data).toEqual(hit)
    expect((await mine().or('price_cents.gt.100,and(price_cents.eq.12,writer_id.is.null)')).data).toEqual(hit)
    expect((await mine().textSearch('title', 'novel')).data).toEqual(hit)
    expect((await visitor.from('writers').select('id').or('name.eq."Zoë, de (grote)"')).data).toEqual([
      { id: 3 },
    ])
  })

  test('columns are renamed, cast and reached into', async () => {
    const { id } = await addNovel({ facts: { near: ['sea', 'wood'] }, price_cents: 12 })
    const columns = 'cents:price_cents::text, second:facts->near->>1, facts->near'
    const { data } = await anna.from('novels').select(columns).eq('id', id).single()
    expect(data).toEqual({ cents: '12', second: 'wood', near: ['sea', 'wood'] })
  })

  test('order, ranges and exact counts', async () => {
    const { data } = await visitor
      .from('writers')
      .select('name')
      .order('born', { nullsFirst: true })
      .order('id')
    expect(data?.map(({ name }) => name)).toEqual(['Jip', 'Annie', 'Zoë, de (grote)'])
    const part = await visitor.from('writers').select('id', { count: 'exact' }).order('id').range(1, 1)
    expect(part).toMatchObject({ status: 206, count: 3, data: [{ id: 2 }] })
    const head = await visitor.from('writers').select('*', { count: 'exact', head: true })
    expect(head).toMatchObject({ status: 200, count: 3, data: null })
    const beyond = await visitor.from('writers').select('id', { count: 'exact' }).range(10, 11)
    expect(beyond).toMatchObject({ status: 416, error: { code: 'PGRST103' } })
  })

  test('a single object, none, or too many', async () => {
    expect((await visitor.from('writers').select('id').eq('id', 1).single()).data).toEqual({ id: 1 })
    expect((await visitor.from('writers').select('id').eq('id', 99).maybeSingle()).data).toBeNull()
    expect(await visitor.from('writers').select('id').single()).toMatchObject({
      status: 406,
      error: { code: 'PGRST116', details: 'The result contains 3 rows' },
    })
  })

  test('unknown tables and columns answer as PostgREST does', async () => {
    expect(await visitor.from('nowhere').select()).toMatchObject({ status: 404, error: { code: 'PGRST205' } })
    expect(await visitor.from('writers').select('nothing')).toMatchObject({
      status: 400,
      error: { code: '42703' },
    })
    expect(await anna.from('novels').select().eq('id', 'x')).toMatchObject({
      status: 400,
      error: { code: '22P02' },
    })
  })

  test('a table made while we run is soon known, and so is a change of it', async () => {
    await backend.pool.query('create table late (id int primary key); insert into late values (7)')
    await expect.poll(async () => (await service.from('late').select()).data).toEqual([{ id: 7 }])
    await backend.pool.query('alter table late add column words text')
    await expect
      .poll(async () => (await service.from('late').select('words')).data)
      .toEqual([{ words: null }])
  })
})

describe('calls', () => {
  test('scalars, defaults, lists, rows and nothing', async () => {
    expect((await visitor.rpc('add', { a: 2, b: 3 })).data).toBe(5)
    expect((await visitor.rpc('add', { a: 2 }, { get: true })).data).toBe(3)
    expect((await visitor.rpc('pair').order('x', { ascending: false })).data).toEqual([
      { x: 2, y: 'b' },
      { x: 1, y: 'a' },
    ])
    expect((await visitor.rpc('writer', { wanted: 1 })).data).toMatchObject({ name: 'Annie' })
    expect(await visitor.rpc('nothing')).toMatchObject({ status: 204, data: null })
    const { title } = await addNovel({ price_cents: 900, writer_id: 1 })
    const { data } = await anna.rpc('novels_from', { lowest: 900 }).select('title, writers(name)')
    expect(data).toEqual([{ title, writers: { name: 'Annie' } }])
    expect((await ben.rpc('titles')).data).toEqual([])
  })

  test('what a function raises reaches the caller, and a GET cannot write', async () => {
    expect(await visitor.rpc('refuse')).toMatchObject({
      status: 400,
      error: { code: 'P0001', message: 'no way', hint: 'try' },
    })
    expect(await visitor.rpc('payment')).toMatchObject({ status: 402 })
    expect(await visitor.rpc('add', { c: 2 })).toMatchObject({ status: 404, error: { code: 'PGRST202' } })
    expect(await service.rpc('add_writer', undefined, { get: true })).toMatchObject({ status: 405 })
  })
})

describe('policies', () => {
  test('every user sees and changes only their own rows', async () => {
    const { id } = await addNovel()
    expect((await ben.from('novels').select().eq('id', id)).data).toEqual([])
    expect((await visitor.from('novels').select().eq('id', id)).data).toEqual([])
    expect((await ben.from('novels').update({ title: 'taken' }).eq('id', id).select()).data).toEqual([])
    expect((await ben.from('novels').delete().eq('id', id).select()).data).toEqual([])
    expect((await service.from('novels').select('id').eq('id', id)).data).toEqual([{ id }])
  })

  test('a view that takes no changes answers 405 to each of them, and says which it is', async () => {
    const counts = anna.from('novel_counts')
    for (const { status, error } of [
      await counts.insert({ writer_id: 1, novels: 1 }),
      await counts.update({ novels: 2 }).eq('writer_id', 1),
      await counts.delete().eq('writer_id', 1),
    ]) {
      expect(status).toBe(405)
      expect(error).toMatchObject({ code: '55000', message: expect.stringContaining('novel_counts') })
    }
    expect((await counts.select()).status).toBe(200)
  })

  test('a refusal is 401 for a visitor and 403 for a user', async () => {
    const foreign = { title: 'x', owner: annaId }
    expect(await visitor.from('novels').insert(foreign)).toMatchObject({
      status: 401,
      error: { code: '42501' },
    })
    expect(await ben.from('novels').insert(foreign)).toMatchObject({ status: 403, error: { code: '42501' } })
    expect(await visitor.from('secrets').select()).toMatchObject({ status: 401, error: { code: '42501' } })
    expect(await ben.from('secrets').select()).toMatchObject({ status: 403, error: { code: '42501' } })
  })

  test('schemas other than public are out of reach', async () => {
    const { error, status } = await service.schema('auth').from('users').select()
    expect({ code: error?.code, status }).toEqual({ code: 'PGRST106', status: 406 })
  })
})
