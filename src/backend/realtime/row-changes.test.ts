import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestBackend } from '../../../tests/start-test-backend.ts'
import { startTestBackend } from '../../../tests/start-test-backend.ts'
import { signToken } from '../gateway/keys.ts'
import type { RawSocket } from './raw-socket.ts'
import { openRawSocket } from './raw-socket.ts'

/* Which changed rows, and what of them, a subscription is told. */

const sql = `
create type public.size as enum ('small', 'large', 'extra');
create table public.things (id int primary key, words text, secret text, amount numeric, size size, made timestamptz,
  done boolean, tags text[], code uuid);
alter table public.things replica identity full;
revoke select on public.things from anon;
grant select (id, words, amount, size, made, done, tags, code) on public.things to anon;
create table public.owned (id int primary key, owner uuid, words text);
alter table public.owned enable row level security;
alter table public.owned replica identity full;
create policy own on public.owned for select to authenticated using (
  owner = auth.uid() or (auth.jwt() ->> 'broken')::int > 0 or id = any (select 7 where auth.jwt() ->> 'aal' = 'aal2'));
create function public.may_see() returns boolean language plpgsql stable as $$ begin return true; end $$;
create table public.counted (id int primary key);
alter table public.counted enable row level security;
create policy counted on public.counted for select using (public.may_see());
do $$ begin
  execute format('alter role authenticator in database %I set track_functions = ''all''', current_database());
end $$;
create table public.quiet (id int primary key);
alter publication supabase_realtime add table public.things, public.owned, public.counted;`

let backend: TestBackend
let lastId = 0

beforeAll(async () => {
  backend = await startTestBackend({ sql })
})
afterAll(() => backend[Symbol.asyncDispose]())

interface Told {
  ids: number[]
  data: {
    type: string
    record: object
    old_record: object
    columns: { name: string }[]
    errors: string[] | null
  }
}

async function subscribe(
  change: object,
  token?: string,
): Promise<RawSocket & { told: () => Told['data'][]; system: () => unknown }> {
  const raw = await openRawSocket(backend)
  const asked = { event: '*', schema: 'public', table: 'things', ...change }
  expect(await raw.join('rows', { postgres_changes: [asked] }, token)).toMatchObject({
    status: 'ok',
    response: { postgres_changes: [asked] },
  })
  const of = (event: string): unknown[] =>
    raw.frames.filter((frame) => frame.event === event).map(({ payload }) => payload)
  await expect.poll(() => of('system'), { interval: 5 }).toHaveLength(1)
  return {
    ...raw,
    told: () => (of('postgres_changes') as Told[]).map(({ data }) => data),
    system: () => of('system')[0],
  }
}

async function add(values: Record<string, unknown>): Promise<number> {
  lastId += 1
  const names = ['id', ...Object.keys(values)]
  const places = names.map((_, index) => `$${index + 1}`)
  await backend.pool.query(`insert into things (${names.join(', ')}) values (${places.join(', ')})`, [
    lastId,
    ...Object.values(values),
  ])
  return lastId
}

describe('a filter', () => {
  test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['amount=eq.1.0', { amount: '1.00' }, { amount: '1.01' }],
    ['amount=gt.9007199254740992', { amount: '9007199254740993' }, { amount: '9007199254740992' }],
    ['size=lt.extra', { size: 'large' }, { size: 'extra' }],
    [
      'made=lte.2026-01-02T00:00:00%2B01'.replace('%2B', '+'),
      { made: '2026-01-01T23:00:00Z' },
      { made: '2026-01-01T23:00:01Z' },
    ],
    ['words=like.a%', { words: 'abc' }, { words: 'ba' }],
    ['words=not.ilike.A%', { words: 'ba' }, { words: 'abc' }],
    ['words=match.^a.c$', { words: 'abc' }, { words: 'abcd' }],
    ['words=not.is.null', { words: '' }, { words: null }],
    ['done=is.true', { done: true }, { done: null }],
    ['words=isdistinct.a', { words: null }, { words: 'a' }],
    ['words=in.("a,b",c)', { words: 'a,b' }, { words: 'a' }],
    ['words=neq.a', { words: 'b' }, { words: null }],
    ['words=eq."a,b",amount=eq.2', { words: 'a,b', amount: 2 }, { words: 'a,b', amount: 3 }],
    [
      'code=eq.11111111-1111-4111-8111-11111111111A',
      { code: '11111111-1111-4111-8111-11111111111a' },
      { code: null },
    ],
    ["words=eq.'); drop table things; --", { words: "'); drop table things; --" }, { words: 'a' }],
    [String.raw`words=eq.\x`, { words: String.raw`\x` }, { words: 'x' }],
  ])('%s lets through %j, and not %j', async (filter, fitting, other) => {
    const subscription = await subscribe({ filter })
    await add(other)
    const id = await add(fitting)
    await expect.poll(subscription.told).toMatchObject([{ record: { id } }])
    subscription.socket.close()
  })

  test.each([
    [
      { table: 'quiet' },
      'Please check Realtime is enabled for the given connect parameters: [event: *, schema: public, table: quiet',
    ],
    [{ table: 'nothing' }, 'Unable to subscribe to changes with given parameters'],
    [{ filter: 'secret=eq.a' }, 'invalid column for filter secret'],
    [{ filter: 'nothing=eq.a' }, 'invalid column for filter nothing'],
    [{ filter: 'id=eq.a' }, 'invalid input syntax for type integer'],
    [{ filter: 'id=like.1' }, 'operator does not exist'],
    [{ filter: 'words=match.(' }, 'invalid regular expression'],
    [{ filter: 'id=is.true' }, 'argument of IS TRUE must be type boolean'],
    [{ filter: 'words=foo.a' }, 'Error parsing `filter` params: ["foo", "a"]'],
    [{ select: ['id', 'secret'] }, 'invalid column for select secret'],
    [{ select: 'id' }, 'Error parsing `select` params'],
    [{ table: '*', select: ['id'] }, 'Column selection is not supported for wildcard subscriptions'],
  ])('%j is refused: %s', async (change, message) => {
    const subscription = await subscribe(change)
    expect(subscription.system()).toMatchObject({
      extension: 'postgres_changes',
      status: 'error',
      message: expect.stringContaining(message),
    })
    subscription.socket.close()
  })

  test('that fails for a row silences no other', async () => {
    const failing = await subscribe({ filter: String.raw`words=like.a\_%\ `.trimEnd() + '%' })
    const fine = await subscribe({ filter: 'words=like.a%' })
    const id = await add({ words: 'abc' })
    await expect.poll(fine.told).toMatchObject([{ record: { id } }])
    for (const { socket } of [failing, fine]) socket.close()
  })

  test('on a column that may no longer be read tells nothing more', async () => {
    const subscription = await subscribe({ filter: 'tags=eq.{a}' })
    const all = await subscribe({})
    await add({ tags: ['a'] })
    await expect.poll(subscription.told).toHaveLength(1)
    await backend.pool.query('revoke select (tags) on things from anon')
    await add({ tags: ['a'] })
    await expect.poll(all.told).toHaveLength(2)
    expect(all.told()[1]?.columns.map(({ name }) => name)).not.toContain('tags')
    expect(subscription.told()).toHaveLength(1)
    await backend.pool.query('grant select (tags) on things to anon')
    for (const { socket } of [subscription, all]) socket.close()
  })
})

describe('what is told', () => {
  test('are the selected columns and the key', async () => {
    const subscription = await subscribe({ select: ['words'] })
    const id = await add({ words: 'a', amount: 1 })
    await backend.pool.query('update things set words = $1 where id = $2', ['b', id])
    await expect.poll(subscription.told).toMatchObject([
      { record: { id, words: 'a' }, columns: [{ name: 'id' }, { name: 'words' }] },
      { record: { id, words: 'b' }, old_record: { id, words: 'a' } },
    ])
    expect(Object.keys(subscription.told()[1]?.old_record ?? {})).toEqual(['id', 'words'])
    subscription.socket.close()
  })

  test('is the whole old row where nothing hides rows, as far as it may be read', async () => {
    const subscription = await subscribe({ event: 'DELETE', filter: 'words=eq.gone' })
    const id = await add({ words: 'gone', secret: 'hidden' })
    await backend.pool.query('delete from things where id = $1', [id])
    await expect.poll(subscription.told).toMatchObject([{ record: {}, old_record: { id, words: 'gone' } }])
    expect(subscription.told()[0]?.old_record).not.toHaveProperty('secret')
    subscription.socket.close()
  })

  test('of a row of megabytes are its short values, and why', async () => {
    const subscription = await subscribe({})
    const id = await add({ words: 'x'.repeat(1_100_000), amount: 1 })
    await expect.poll(subscription.told).toHaveLength(1)
    expect(subscription.told()[0]).toMatchObject({
      record: { id, amount: 1 },
      errors: ['Error 413: Payload Too Large'],
    })
    expect(subscription.told()[0]?.record).not.toHaveProperty('words')
    subscription.socket.close()
  })
})

describe('row-level security', () => {
  const tokenOf = (claims: object): Promise<string> => {
    const seconds = Math.floor(backend.now().getTime() / 1000)
    return signToken(backend.keys, { role: 'authenticated', iat: seconds, exp: seconds + 600, ...claims })
  }

  test('is asked for each caller apart, however many listen, and one whose policy fails is alone with that', async () => {
    const [owner, stranger] = [randomUUID(), randomUUID()]
    const listen = (claims: object): Promise<Awaited<ReturnType<typeof subscribe>>> =>
      tokenOf(claims).then((token) => subscribe({ table: 'owned' }, token))
    const owners = [await listen({ sub: owner }), await listen({ sub: owner, session_id: 'another' })]
    const strangers = await Promise.all(Array.from({ length: 20 }, () => listen({ sub: randomUUID() })))
    const failing = await listen({ sub: stranger, broken: 'no number' })
    const strong = await listen({ sub: stranger, aal: 'aal2' })
    const service = await subscribe({ table: 'owned' }, backend.keys.serviceKey)
    await backend.pool.query(`insert into owned values (1, $1, 'a'), (7, null, 'b')`, [owner])
    // Asked is about the row as it is then.
    await expect.poll(strong.told).toHaveLength(1)
    await expect.poll(service.told).toHaveLength(2)
    await backend.pool.query(`delete from owned where id = 7`)
    // Of a deletion everybody who may read the table learns the key, and it comes last.
    const everybody = [...owners, ...strangers, failing, strong, service]
    const ids = ({ told }: (typeof everybody)[0]): unknown[] =>
      told().map(({ record }) => (record as { id?: number }).id)
    for (const one of everybody) await expect.poll(() => one.told().at(-1)?.type).toBe('DELETE')
    for (const one of owners) expect(ids(one)).toEqual([1, undefined])
    for (const one of [...strangers, failing]) expect(ids(one)).toEqual([undefined])
    expect(ids(strong)).toEqual([7, undefined])
    expect(ids(service)).toEqual([1, 7, undefined])
    expect(strangers[0]?.told()[0]?.old_record).toEqual({ id: 7 })
    for (const { socket } of everybody) socket.close()
  })

  test('is asked once for all who listen with the same claims', async () => {
    const token = await tokenOf({ sub: randomUUID() })
    const asked = { table: 'counted' }
    const listeners = await Promise.all(Array.from({ length: 25 }, () => subscribe(asked, token)))
    listeners.push(await subscribe(asked), await subscribe(asked))
    await backend.pool.query('insert into counted values (1)')
    for (const { told } of listeners) await expect.poll(told).toHaveLength(1)
    const calls = async (): Promise<number> => {
      const sql = `select calls::int from pg_stat_user_functions where funcname = 'may_see'`
      return (await backend.pool.query<{ calls: number }>(sql)).rows[0]?.calls ?? 0
    }
    // The guest’s token and the key: two callers, however many channels.
    await expect.poll(calls).toBe(2)
    for (const { socket } of listeners) socket.close()
  })

  test('hides no row in the moment of its commit', async () => {
    const owner = randomUUID()
    const subscription = await subscribe({ event: 'INSERT', table: 'owned' }, await tokenOf({ sub: owner }))
    const ids = Array.from({ length: 300 }, (_, index) => 1_000 + index)
    for (const id of ids) await backend.pool.query('insert into owned values ($1, $2)', [id, owner])
    await expect
      .poll(() => subscription.told().map(({ record }) => (record as { id: number }).id))
      .toEqual(ids)
    subscription.socket.close()
  })
})
