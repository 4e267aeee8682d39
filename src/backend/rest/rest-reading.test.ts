import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestBackend } from '../../../tests/start-test-backend.ts'
import { startTestBackend } from '../../../tests/start-test-backend.ts'
import { asker, housesSql } from './rest-fixture.ts'

let backend: TestBackend
const ask = asker(() => backend)
const idsOf = async (filter: string): Promise<unknown> => {
  const { json } = await ask(`houses?select=id&order=id&${filter}`)
  return Array.isArray(json) ? (json as { id: number }[]).map(({ id }) => id) : json
}

beforeAll(async () => {
  backend = await startTestBackend({
    sql: housesSql,
    rest: { schemas: ['public', 'attic'], maxRows: 2 },
  })
})
afterAll(() => backend[Symbol.asyncDispose]())

test.each([
  ['name=like(any).{re*,*te}', [1, 3]],
  ['name=ilike(all).{*E*,*D}', [1]],
  ['id=not.gt.1', [1]],
  ['floors=is.not_null', [1, 2]],
  ['floors=isdistinct.2', [2, 3]],
  ['hours=cs.[11,12)', [1, 2]],
  ['hours=sr.[1,9)', [2]],
  ['hours=adj.[18,20)', [1]],
  ['tags=ov.{b,c}', [1]],
  ['marks->door->>colour=eq.green', [1]],
  ['name=match.^.lue$', [2]],
  ['name=fts(simple).red|blue', [1, 2]],
  ['name=not.plfts.blue', [1, 3]],
  ['id=in.()', []],
  ['or=(id.eq.1,and(floors.is.null,name.neq."red"))', [1, 3]],
  ['not.or=(id.eq.1,id.eq.2)', [3]],
  ['and=( id.gt.1 , or ( id.eq.3 , tags.cs.{a,b} ) )', [3]],
])('the filter %s finds what it says', async (filter, ids) => {
  expect(await idsOf(filter)).toEqual(ids)
})

test('what is no filter is refused with the place where it ends being one', async () => {
  expect(await idsOf('name=red')).toMatchObject({
    code: 'PGRST100',
    message: '"failed to parse filter (red)" (line 1, column 1)',
    details: 'unexpected "r" expecting "not" or operator (eq, gt, ...)',
  })
  expect(await idsOf('nothing=eq.1')).toMatchObject({
    code: '42703',
    message: 'column houses.nothing does not exist',
  })
  expect(await idsOf('rooms.name=eq.1')).toMatchObject({ code: 'PGRST108' })
})

test('a key in the address is no filter', async () => {
  const answer = await fetch(`${backend.url}/rest/v1/plans?apikey=${backend.keys.serviceKey}&select=sheet`)
  expect(await answer.json()).toEqual([{ sheet: 'A' }])
})

describe('another schema', () => {
  test('is named by the profile, and answers with its name', async () => {
    const answer = await ask('boxes?select=label&order=id', { headers: { 'accept-profile': 'attic' } })
    expect(answer.json).toEqual([{ label: 'hats' }, { label: null }])
    expect(answer.headers.get('content-profile')).toBe('attic')
    expect(await ask('boxes')).toMatchObject({ status: 404, json: { code: 'PGRST205' } })
    const written = await ask('boxes?id=eq.2', {
      method: 'DELETE',
      headers: { 'content-profile': 'attic', prefer: 'tx=rollback' },
    })
    expect(written.status).toBe(204)
  })

  test('that is not exposed cannot be named', async () => {
    expect(await ask('users', { headers: { 'accept-profile': 'auth' } })).toMatchObject({
      status: 406,
      json: { code: 'PGRST106', hint: 'Only the following schemas are exposed: public, attic' },
    })
  })
})

describe('counts and ranges', () => {
  test('no read gives more than the most rows, and an exact count tells of all', async () => {
    const answer = await ask('houses?select=id&order=id', { headers: { prefer: 'count=exact' } })
    expect([answer.status, answer.json]).toEqual([206, [{ id: 1 }, { id: 2 }]])
    expect(answer.headers.get('content-range')).toBe('0-1/3')
    expect(answer.headers.get('preference-applied')).toBe('count=exact')
  })

  test('a planned count is what PostgreSQL thinks, an estimated one is exact while there are few', async () => {
    await backend.pool.query('analyze rooms')
    const planned = await ask('rooms?select=id', { headers: { prefer: 'count=planned' } })
    expect(planned.headers.get('content-range')).toBe('0-1/3')
    const few = await ask('plans', { headers: { prefer: 'count=estimated' } })
    expect(few.headers.get('content-range')).toBe('0-0/1')
  })

  test('a range narrows, and one beyond the end or turned round is refused', async () => {
    const range = (range: string): ReturnType<typeof ask> =>
      ask('houses?select=id&order=id', { headers: { range, prefer: 'count=exact' } })
    expect((await range('1-1')).json).toEqual([{ id: 2 }])
    expect(await range('9-10')).toMatchObject({ status: 416, json: { code: 'PGRST103' } })
    expect((await range('9-10')).headers.get('content-range')).toBe('*/3')
    expect((await range('2-1')).status).toBe(416)
    expect((await ask('houses?limit=-1')).status).toBe(416)
  })
})

describe('the body', () => {
  test('is CSV when that is asked for', async () => {
    const { text, headers } = await ask('houses?select=id,name,tags&order=id&limit=1', {
      headers: { accept: 'text/csv' },
    })
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(text).toBe('id,name,tags\n1,red,"{a,b}"')
  })

  test('leaves out what is null, of one object or of many', async () => {
    const one = await ask('houses?select=id,built,marks&id=eq.3', {
      headers: { accept: 'application/vnd.pgrst.object+json;nulls=stripped' },
    })
    expect(one.json).toEqual({ id: 3, marks: {} })
    const many = await ask('houses?select=floors&id=eq.3', {
      headers: { accept: 'application/vnd.pgrst.array+json;nulls=stripped' },
    })
    expect(many.json).toEqual([{}])
  })

  test('is of a type that can be made, the one that is wanted most', async () => {
    const headers = { accept: 'text/csv;q=0.1, application/json;q=0.9' }
    expect((await ask('plans', { headers })).json).toEqual([{ house_id: 1, sheet: 'A' }])
    expect(await ask('plans', { headers: { accept: 'image/png' } })).toMatchObject({
      status: 406,
      json: { code: 'PGRST107' },
    })
  })

  test('is empty for HEAD, which tells the rest', async () => {
    const { status, text, headers } = await ask('houses?limit=1', {
      method: 'HEAD',
      headers: { prefer: 'count=exact' },
    })
    expect([status, text, headers.get('content-range')]).toEqual([206, '', '0-0/3'])
    expect(headers.get('content-location')).toBe('/houses?limit=1')
  })
})

test('neither sums nor plans are told where the settings do not allow it', async () => {
  expect(await ask('rooms?select=area.sum()')).toMatchObject({ status: 400, json: { code: 'PGRST123' } })
  const accept = 'application/vnd.pgrst.plan+json'
  expect((await ask('rooms', { headers: { accept } })).status).toBe(406)
})

test('what the database says of its login changes the settings without a start', async () => {
  const database = new URL(backend.databaseUrl).pathname.slice(1)
  await backend.pool.query(
    `alter role authenticator in database ${database} set pgrst.db_plan_enabled to 'true'`,
  )
  await backend.pool.query(`notify pgrst, 'reload config'`)
  const accept = 'application/vnd.pgrst.plan+json; for="application/json"; options=verbose'
  const plan = (): ReturnType<typeof ask> => ask('rooms?select=id', { headers: { accept } })
  await expect.poll(async () => (await plan()).status).toBe(200)
  const { json, headers } = await plan()
  expect(json).toMatchObject([{ Plan: { 'Node Type': 'Aggregate' } }])
  expect(headers.get('content-type')).toBe(
    'application/vnd.pgrst.plan+json; for="application/json"; options=verbose; charset=utf-8',
  )
})
