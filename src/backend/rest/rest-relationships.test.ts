import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestBackend } from '../../../tests/start-test-backend.ts'
import { startTestBackend } from '../../../tests/start-test-backend.ts'
import { asker, housesSql } from './rest-fixture.ts'

let backend: TestBackend
const ask = asker(() => backend)
const read = async (path: string): Promise<unknown> => (await ask(path)).json

beforeAll(async () => {
  backend = await startTestBackend({ sql: housesSql, rest: { aggregatesEnabled: true } })
})
afterAll(() => backend[Symbol.asyncDispose]())

test('a view is embedded, and embeds, by the keys of the tables below it', async () => {
  expect(await read('old_houses?select=name,streets(name)')).toEqual([
    { name: 'red', streets: { name: 'Elm' } },
  ])
  expect(await read('lanes?select=name,old_houses(house)&order=id')).toEqual([
    { name: 'Elm', old_houses: [{ house: 1 }] },
    { name: 'Oak', old_houses: [] },
  ])
  const written = await ask('old_houses?house=eq.1', { method: 'OPTIONS' })
  expect(written.headers.get('allow')).toBe('OPTIONS,GET,HEAD,POST,PUT,PATCH,DELETE')
})

test('views that refer to one another in a circle spoil nothing', async () => {
  await backend.pool.query(`
    create view ring as select id, name from streets; create view rong as select id, name from ring;
    create or replace view ring as select id, name from rong`)
  await expect.poll(() => read('rong?select=id&limit=0')).toMatchObject({ code: '42P17' })
  expect(await read('streets?select=name&id=eq.2')).toEqual([{ name: 'Oak' }])
})

test('a key that is unique leads to one row from both sides', async () => {
  expect(await read('houses?select=name,plans(sheet)&order=id&limit=2')).toEqual([
    { name: 'red', plans: { sheet: 'A' } },
    { name: 'blue', plans: null },
  ])
})

test('a function of a row is a column of it, to show, filter and order by', async () => {
  expect(await read('houses?select=label&label=eq.blue%20house')).toEqual([{ label: 'blue house' }])
  expect(await read('houses?select=id&order=label.desc&limit=1')).toEqual([{ id: 3 }])
  const inserted = await ask('houses?select=label', {
    method: 'POST',
    headers: { 'content-type': 'application/json', prefer: 'return=representation,tx=rollback' },
    body: '{"id": 9, "name": "new"}',
  })
  expect(inserted.json).toEqual([{ label: 'new house' }])
})

test('a function from a row to rows is a relationship, to one where it says so', async () => {
  const path = 'houses?select=name,largest_room(name),neighbours(name,rooms(name))&id=eq.1'
  expect(await read(path)).toEqual([
    {
      name: 'red',
      largest_room: { name: 'hall' },
      neighbours: [{ name: 'blue', rooms: [{ name: 'hall' }] }],
    },
  ])
})

test('rows are ordered by what they refer to, and not by what is many', async () => {
  const path = 'houses?select=id,streets()&streets=not.is.null&order=streets(name).desc,id.desc'
  expect(await read(path)).toEqual([{ id: 2 }, { id: 1 }])
  expect(await ask('houses?select=id,rooms(*)&order=rooms(name)')).toMatchObject({
    status: 400,
    json: { code: 'PGRST118' },
  })
})

test('what is asked for without columns shows nothing', async () => {
  expect(await read('houses?select=plans()&plans=not.is.null')).toEqual([{}])
  expect(await read('houses?select=id,rooms(houses())&id=eq.2')).toEqual([{ id: 2 }])
})

test('rows are chosen by whether anything is embedded, in any combination', async () => {
  const path = 'houses?select=id,plans(),rooms()&or=(plans.not.is.null,rooms.is.null)&order=id'
  const answer = await ask(path, { headers: { prefer: 'count=exact' } })
  expect(answer.json).toEqual([{ id: 1 }, { id: 3 }])
  expect(answer.headers.get('content-range')).toBe('0-1/2')
  expect(await ask('houses?select=id,rooms()&rooms=eq.1')).toMatchObject({ json: { code: 'PGRST120' } })
})

test('what is to one spreads its columns, what is to many spreads lists of them', async () => {
  expect(await read('rooms?select=name,...houses(house:name,...streets(street:name))&id=eq.1')).toEqual([
    { name: 'hall', house: 'red', street: 'Elm' },
  ])
  expect(await read('houses?select=name,...rooms(room:name,area)&rooms.order=area&id=lt.3&order=id')).toEqual(
    [
      { name: 'red', room: ['loft', 'hall'], area: [5, 10] },
      { name: 'blue', room: ['hall'], area: [20] },
    ],
  )
  expect(await read('houses?select=name,...owners(owner:name)&id=eq.3')).toEqual([
    { name: 'white', owner: [] },
  ])
})

test('rows are grouped by what is not aggregated, embedded rows among it', async () => {
  expect(await read('rooms?select=name,area.sum(),count()&order=name')).toEqual([
    { name: 'hall', sum: 30, count: 2 },
    { name: 'loft', sum: 5, count: 1 },
  ])
  expect(await read('rooms?select=houses(name),area.max()::text&house_id=eq.1')).toEqual([
    { houses: { name: 'red' }, max: '10' },
  ])
  expect(await read('houses?select=name,rooms(total:area.sum())&id=eq.1')).toEqual([
    { name: 'red', rooms: [{ total: 15 }] },
  ])
  expect(await read('rooms?select=...houses(floors.avg()),name&name=eq.hall')).toEqual([
    { avg: 2.5, name: 'hall' },
  ])
  expect(await ask('houses?select=name,...rooms(area.sum())')).toMatchObject({ json: { code: 'PGRST127' } })
})

test('two relations of one name in one answer are refused, and one of them renamed is not', async () => {
  expect(await ask('houses?select=rooms(id),rooms(name)')).toMatchObject({
    status: 400,
    json: { code: '42712' },
  })
  expect(await read('houses?select=a:rooms(id),b:rooms(name)&id=eq.2')).toEqual([
    { a: [{ id: 3 }], b: [{ name: 'hall' }] },
  ])
})

test('several relationships are told apart in words, and a misspelt one is guessed', async () => {
  await backend.pool.query('alter table houses add column back_street_id int references streets (id)')
  const several = async (): Promise<unknown> => read('houses?select=streets(name)')
  await expect.poll(several).toMatchObject({ code: 'PGRST201' })
  expect(await several()).toMatchObject({
    details: [
      { cardinality: 'many-to-one', embedding: 'houses with streets' },
      { relationship: 'houses_street_id_fkey using houses(street_id) and streets(id)' },
    ],
    hint: expect.stringContaining(`'streets!houses_back_street_id_fkey', 'streets!houses_street_id_fkey'`),
  })
  expect(await read('houses?select=room(name)')).toMatchObject({
    code: 'PGRST200',
    hint: `Perhaps you meant 'rooms' instead of 'room'.`,
  })
})
