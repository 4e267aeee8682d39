import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestBackend } from '../../../tests/start-test-backend.ts'
import { startTestBackend } from '../../../tests/start-test-backend.ts'
import { librarySql } from './library-fixture.ts'

let backend: TestBackend
let anna: SupabaseClient
let ben: SupabaseClient

beforeAll(async () => {
  backend = await startTestBackend({ sql: librarySql })
  anna = (await backend.guest()).client
  ben = (await backend.guest()).client
  const novels = [
    { title: 'Sea', writer_id: 1 },
    { title: 'Wood', writer_id: 1 },
    { title: 'Plain', writer_id: null },
  ]
  const { data } = await anna.from('novels').insert(novels).select('id, title')
  const idOf = (title: string): string => data?.find((novel) => novel.title === title)?.id as string
  await anna
    .from('chapters')
    .insert([1, 2, 3].map((number) => ({ novel_id: idOf('Sea'), number, words: `p${number}` })))
  await anna.from('novel_genres').insert([1, 2].map((tag) => ({ novel_id: idOf('Sea'), genre_id: tag })))
})
afterAll(() => backend[Symbol.asyncDispose]())

test('a row carries the row that it refers to, or null', async () => {
  const { data } = await anna.from('novels').select('title, writers(name)').order('title')
  expect(data).toEqual([
    { title: 'Plain', writers: null },
    { title: 'Sea', writers: { name: 'Annie' } },
    { title: 'Wood', writers: { name: 'Annie' } },
  ])
})

test('a row carries the rows that refer to it, filtered, ordered and limited on their own', async () => {
  const { data } = await anna
    .from('novels')
    .select('title, chapters(number)')
    .eq('title', 'Sea')
    .gt('chapters.number', 1)
    .order('number', { referencedTable: 'chapters', ascending: false })
    .limit(1, { referencedTable: 'chapters' })
  expect(data).toEqual([{ title: 'Sea', chapters: [{ number: 3 }] }])
})

test('relations nest, and go through a junction', async () => {
  const { data } = await anna
    .from('genres')
    .select('name, novels(title, author:writers(name), chapters(words))')
    .eq('id', 2)
  const chapters = [{ words: 'p1' }, { words: 'p2' }, { words: 'p3' }]
  expect(data).toEqual([{ name: 'bed', novels: [{ title: 'Sea', author: { name: 'Annie' }, chapters }] }])
})

test('an inner relation narrows the rows and their count', async () => {
  const { data, count } = await anna
    .from('novels')
    .select('title, writers!inner(name)', { count: 'exact' })
    .eq('writers.name', 'Annie')
    .order('title')
    .limit(1)
  expect(data).toEqual([{ title: 'Sea', writers: { name: 'Annie' } }])
  expect(count).toBe(2)
  const tagged = await anna.from('novels').select('title, genres!inner(name)').eq('genres.name', 'bed')
  expect(tagged.data).toEqual([{ title: 'Sea', genres: [{ name: 'bed' }] }])
})

test('rows without a relation are found by its absence', async () => {
  const { data } = await anna
    .from('novels')
    .select('title, writers(id), chapters(number)')
    .is('writers', null)
  expect(data).toEqual([{ title: 'Plain', writers: null, chapters: [] }])
})

test('related rows are counted and spread', async () => {
  const counted = await anna.from('novels').select('chapters(count)').eq('title', 'Sea').single()
  expect(counted.data).toEqual({ chapters: [{ count: 3 }] })
  const spread = await anna
    .from('novels')
    .select('title, ...writers(writer:name)')
    .eq('title', 'Sea')
    .single()
  expect(spread.data).toEqual({ title: 'Sea', writer: 'Annie' })
})

test('a table that refers to itself is walked both ways', async () => {
  const up = await anna.from('shelves').select('name, parent:parent_id(name)').eq('id', 2).single()
  expect(up.data).toEqual({ name: 'plank', parent: { name: 'wall' } })
  const down = await anna.from('shelves').select('name, under:shelves!parent_id(name)').eq('id', 1).single()
  expect(down.data).toEqual({ name: 'wall', under: [{ name: 'plank' }] })
})

test('policies hold inside what is embedded', async () => {
  const { data } = await ben.from('writers').select('name, novels(title)').eq('id', 1)
  expect(data).toEqual([{ name: 'Annie', novels: [] }])
})

test('a written row comes back with its relations', async () => {
  const { data } = await anna
    .from('novels')
    .insert({ title: 'New', writer_id: 2 })
    .select('title, writers(name)')
    .single()
  expect(data).toEqual({ title: 'New', writers: { name: 'Jip' } })
})

test('no relationship and several relationships are told apart', async () => {
  expect(await anna.from('writers').select('genres(name)')).toMatchObject({
    status: 400,
    error: { code: 'PGRST200' },
  })
  await backend.pool.query('alter table novels add column editor_id int references writers (id)')
  await expect
    .poll(async () => (await anna.from('novels').select('writers(name)')).error)
    .toMatchObject({ code: 'PGRST201' })
  const hinted = await anna
    .from('novels')
    .select('writer:writers!writer_id(name)')
    .eq('title', 'Sea')
    .single()
  expect(hinted.data).toEqual({ writer: { name: 'Annie' } })
})
