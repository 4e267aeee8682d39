import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestBackend } from '../../../tests/start-test-backend.ts'
import { startTestBackend } from '../../../tests/start-test-backend.ts'
import type { Answer } from './rest-fixture.ts'
import { asker, housesSql } from './rest-fixture.ts'

let backend: TestBackend
const ask = asker(() => backend)
const call = (
  name: string,
  body: string | Uint8Array<ArrayBuffer>,
  type = 'application/json',
): Promise<Answer> => ask(`rpc/${name}`, { method: 'POST', headers: { 'content-type': type }, body })

beforeAll(async () => {
  backend = await startTestBackend({
    rest: { preRequest: 'public.before' },
    sql: `${housesSql}
      create function before() returns void language plpgsql as $$ begin
        if current_setting('request.headers', true)::json ->> 'x-refuse' is not null then raise sqlstate 'PT418' using message = 'no tea'; end if;
      end $$;
      create function same(a int) returns text language sql as $$ select 'one' $$;
      create function same(a int, b int) returns text language sql as $$ select 'two' $$;
      create function unsure(a int) returns int language sql as 'select 1';
      create function unsure(a text) returns int language sql as 'select 2';
      create function whole(json) returns json language sql as 'select $1';
      create function words(text) returns text language sql as $$ select $1 || '!' $$;
      create function bytes(bytea) returns int language sql as 'select length($1)';
      create function sum_all(variadic numbers int[]) returns int language sql immutable as 'select sum(n)::int from unnest(numbers) n';
      create function seen() returns json language sql stable as $$ select json_build_object(
        'method', current_setting('request.method'), 'path', current_setting('request.path'),
        'header', current_setting('request.headers')::json ->> 'x-test', 'cookie', current_setting('request.cookies')::json ->> 'crumb',
        'role', current_setting('request.jwt.claims')::json ->> 'role', 'search', current_setting('search_path')) $$;
      create function shaped() returns text language sql as $$
        select set_config('response.headers', '[{"X-One": "1"}, {"Cache-Control": "no-store"}]', true),
          set_config('response.status', '202', true); select 'done'::text $$;
      create function misshaped() returns text language sql as $$
        select set_config('response.headers', '{"X-One": 1}', true); select 'done'::text $$;
      create function worded() returns void language plpgsql as $$ begin
        raise sqlstate 'PGRST' using message = '{"code": "SHUT", "message": "closed", "hint": "later"}',
          detail = '{"status": 423, "headers": {"Retry-After": "9"}}'; end $$;
      create domain "text/html" as text;
      create function page() returns "text/html" language sql as $$ select '<p>hello</p>'::"text/html" $$;
      create function two(out x int, out y int) language sql as 'select 1, 2';
      create function streets_of(lowest int) returns setof streets language sql volatile as 'select * from streets where id >= lowest';
      create function slow() returns text language sql set statement_timeout = '20ms' as $$ select pg_sleep(5)::text $$;`,
  })
})
afterAll(() => backend[Symbol.asyncDispose]())

describe('overloads', () => {
  test('are told apart by the names of their arguments', async () => {
    expect((await call('same', '{"a": 1}')).json).toBe('one')
    expect((await ask('rpc/same?a=1&b=2')).json).toBe('two')
    expect(await call('unsure', '{"a": 1}')).toMatchObject({
      status: 300,
      json: {
        code: 'PGRST203',
        message:
          'Could not choose the best candidate function between: public.unsure(a => integer), public.unsure(a => text)',
      },
    })
    expect(await call('same', '{"c": 1}')).toMatchObject({
      status: 404,
      json: { code: 'PGRST202', hint: 'Perhaps you meant to call the function public.same(a)' },
    })
  })

  test('take the whole body where its one argument has no name', async () => {
    expect((await call('whole', '{"any": ["thing"]}')).json).toEqual({ any: ['thing'] })
    expect((await call('words', 'hello', 'text/plain')).json).toBe('hello!')
    expect((await call('bytes', new Uint8Array([0, 1, 255]), 'application/octet-stream')).json).toBe(3)
    expect((await call('same', 'x', 'text/plain')).status).toBe(404)
    expect((await call('words', 'no\0thing', 'text/plain')).status).toBe(400)
    expect((await call('whole', '"\\ud800"')).status).toBe(400)
    expect((await ask('rpc/same?a=%00')).status).toBe(400)
  })
})

test('arguments repeat for a variadic one, and come as a form or a list', async () => {
  expect((await ask('rpc/sum_all?numbers=1&numbers=2')).json).toBe(3)
  expect((await call('sum_all', '{"numbers": [4, 5]}')).json).toBe(9)
  expect((await call('same', 'a=1', 'application/x-www-form-urlencoded')).json).toBe('one')
  expect((await call('same', '[{"a": 1}, {"a": 2}]')).json).toBe('one')
})

test('rows of a function are embedded, filtered, ordered and counted once', async () => {
  const path = 'rpc/streets_of?select=name,houses(name)&order=id.desc&limit=1'
  const answer = await ask(path, {
    method: 'POST',
    headers: { prefer: 'count=exact', 'content-type': 'application/json' },
    body: '{"lowest": 1}',
  })
  expect([answer.status, answer.json]).toEqual([206, [{ name: 'Oak', houses: [] }]])
  expect(answer.headers.get('content-range')).toBe('0-0/2')
  expect((await ask('rpc/streets_of?lowest=1&name=eq.Elm&select=id')).json).toEqual([{ id: 1 }])
  expect((await ask('rpc/two')).json).toEqual({ x: 1, y: 2 })
})

test('functions read what the request is', async () => {
  const { json } = await ask('rpc/seen', { headers: { 'x-test': 'yes', cookie: 'crumb=7; other=8' } })
  expect(json).toEqual({
    method: 'GET',
    path: '/rpc/seen',
    header: 'yes',
    cookie: '7',
    role: 'service_role',
    search: '"public", "public", "extensions"',
  })
})

describe('the answer', () => {
  test('has the status and headers that a function sets', async () => {
    const { status, headers, json } = await call('shaped', '{}')
    expect([status, headers.get('x-one'), headers.get('cache-control'), json]).toEqual([
      202,
      '1',
      'no-store',
      'done',
    ])
    expect(await call('misshaped', '{}')).toMatchObject({ status: 500, json: { code: 'PGRST111' } })
  })

  test('is an error in a function’s own words', async () => {
    const { status, headers, json } = await call('worded', '{}')
    expect([status, headers.get('retry-after')]).toEqual([423, '9'])
    expect(json).toEqual({ code: 'SHUT', message: 'closed', details: null, hint: 'later' })
  })

  test('is of a media type of the project’s own', async () => {
    const { headers, text } = await ask('rpc/page', { headers: { accept: 'text/html' } })
    expect([headers.get('content-type'), text]).toEqual(['text/html', '<p>hello</p>'])
    expect((await ask('rpc/page', { headers: { accept: 'text/csv' } })).status).not.toBe(500)
  })
})

test('a function before every request may refuse it', async () => {
  expect(await ask('houses', { headers: { 'x-refuse': '1' } })).toMatchObject({
    status: 418,
    json: { message: 'no tea' },
  })
})

test('a time limit of a function, or of the role, holds for its request', async () => {
  expect(await ask('rpc/slow')).toMatchObject({ json: { code: '57014' } })
})

test('only functions of rows are bounded, and other methods are refused', async () => {
  const headers = { prefer: 'handling=strict,max-affected=1' }
  expect(await ask('rpc/same?a=1', { headers })).toMatchObject({ status: 400, json: { code: 'PGRST128' } })
  expect(await ask('rpc/streets_of?lowest=1', { headers })).toMatchObject({ json: { code: 'PGRST124' } })
  expect(await ask('rpc/same', { method: 'DELETE' })).toMatchObject({
    status: 405,
    json: { code: 'PGRST101' },
  })
  expect((await ask('rpc/seen', { method: 'OPTIONS' })).headers.get('allow')).toBe('OPTIONS,GET,HEAD,POST')
})

describe('the root', () => {
  test('describes what the caller may reach, and nothing else', async () => {
    await backend.pool.query(
      `comment on table streets is E'Streets\\n\\nwith houses'; create table shut (id int); revoke all on shut from anon, authenticated, service_role`,
    )
    await expect
      .poll(async () => (await ask('')).json)
      .toMatchObject({
        swagger: '2.0',
        paths: {
          '/streets': { get: { summary: 'Streets', description: 'with houses' } },
          '/rpc/seen': { get: {} },
        },
        definitions: {
          houses: {
            required: ['id', 'name'],
            properties: {
              street_id: {
                type: 'integer',
                format: 'int32',
                description: `Note:\nThis is a Foreign Key to \`streets.id\`.<fk table='streets' column='id'/>`,
              },
            },
          },
        },
      })
    const { json, headers } = await ask('')
    expect(headers.get('content-type')).toBe('application/openapi+json; charset=utf-8')
    expect(json).not.toHaveProperty(['definitions', 'shut'])
    expect((await ask('', { headers: { accept: 'text/csv' } })).status).toBe(406)
    expect((await ask('', { method: 'POST' })).status).toBe(405)
  })
})
