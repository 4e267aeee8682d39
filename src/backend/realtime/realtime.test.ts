import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { TestBackend } from '../../../tests/start-test-backend.ts'
import { startTestBackend } from '../../../tests/start-test-backend.ts'
import { signToken } from '../gateway/keys.ts'

interface Told {
  to: string
  type: string
  now: Record<string, unknown>
  before: Record<string, unknown>
}

const sql = `
create table public.notes (id int primary key, owner uuid not null default auth.uid(), words text, marks int,
  tags text[] not null default '{}', facts jsonb, done boolean, made_at timestamptz not null default now());
alter table public.notes enable row level security;
create policy own on public.notes to authenticated using (owner = auth.uid()) with check (owner = auth.uid());
create table public.posters (id int primary key, words text);
create table public.quiet (id int primary key);
alter publication supabase_realtime add table public.notes, public.posters;`

let backend: TestBackend
let anna: SupabaseClient
let ben: SupabaseClient
let visitor: SupabaseClient
let service: SupabaseClient
const told: Told[] = []
let lastId = 0

beforeAll(async () => {
  backend = await startTestBackend({ sql })
  anna = (await backend.guest()).client
  ben = (await backend.guest()).client
  visitor = backend.client()
  service = backend.client({ key: backend.keys.serviceKey })
  await listen('anna', anna)
  await listen('ben', ben)
  await listen('visitor', visitor)
})
afterAll(async () => {
  for (const client of [anna, ben, visitor, service]) await client.removeAllChannels()
  await backend[Symbol.asyncDispose]()
})
beforeEach(() => {
  told.length = 0
})

function subscribed(channel: RealtimeChannel): Promise<string> {
  return new Promise((resolve) => {
    channel.subscribe((status) => resolve(status))
  })
}

async function listen(to: string, client: SupabaseClient, filter?: string): Promise<RealtimeChannel> {
  await client.realtime.setAuth()
  const channel = client.channel(`notes of ${to} ${filter ?? ''}`)
  const wanted = { event: '*', schema: 'public', table: 'notes', ...(filter ? { filter } : {}) } as const
  channel.on('postgres_changes', wanted, (change) =>
    told.push({ to, type: change.eventType, now: change.new, before: change.old }),
  )
  expect(await subscribed(channel)).toBe('SUBSCRIBED')
  return channel
}

async function addNote(client: SupabaseClient, more: Record<string, unknown> = {}): Promise<number> {
  lastId += 1
  const { error } = await client.from('notes').insert({ id: lastId, words: `note ${lastId}`, ...more })
  if (error) throw new Error(error.message)
  return lastId
}

/** Changes come in order to each socket, so once these are here every earlier one has come or never will. */
async function untilTold(): Promise<void> {
  const markers = {
    anna: await addNote(anna, { words: 'marker', marks: 0 }),
    ben: await addNote(ben, { words: 'marker', marks: 0 }),
  }
  for (const [to, id] of Object.entries(markers)) {
    await expect.poll(() => told.some((one) => one.to === to && one.now['id'] === id)).toBe(true)
  }
}

describe('changed rows', () => {
  test('an insert and an update are told to whom the policies show the row, and to nobody else', async () => {
    const id = await addNote(anna, { marks: 3, tags: ['a', 'b,"c"'], facts: { n: null }, done: true })
    await anna.from('notes').update({ marks: 4 }).eq('id', id)
    await untilTold()
    const ofNote = told.filter((one) => one.now['id'] === id)
    expect(ofNote.map(({ to, type }) => [to, type])).toEqual([
      ['anna', 'INSERT'],
      ['anna', 'UPDATE'],
    ])
    const { data } = await anna.from('notes').select().eq('id', id).single()
    expect(ofNote[1]?.now).toEqual(data)
    expect(ofNote[1]?.before).toEqual({ id })
    expect(ofNote[0]?.now).toEqual({ ...data, marks: 3 })
  })

  test('a deletion tells the key and nothing more', async () => {
    const id = await addNote(anna, { words: 'private words' })
    await anna.from('notes').delete().eq('id', id)
    await expect.poll(() => told.filter((one) => one.type === 'DELETE' && one.to === 'anna')).toHaveLength(1)
    for (const one of told.filter(({ type }) => type === 'DELETE')) {
      expect(one).toMatchObject({ now: {}, before: { id } })
      expect(Object.keys(one.before)).toEqual(['id'])
    }
  })

  test('a long value that did not change is told whole', async () => {
    const facts = { long: Array.from({ length: 3_000 }, (_, index) => (index * 7919) % 10007).join('-') }
    const id = await addNote(anna, { facts })
    await anna.from('notes').update({ words: 'short' }).eq('id', id)
    await expect
      .poll(() => told.find((one) => one.type === 'UPDATE' && one.now['id'] === id)?.now['facts'])
      .toEqual(facts)
  })

  test('a filter lets through what fits it', async () => {
    const channel = await listen('filtered', anna, 'marks=gt.10')
    await addNote(anna, { marks: 9 })
    const id = await addNote(anna, { marks: 100 })
    await untilTold()
    expect(told.filter((one) => one.to === 'filtered').map((one) => one.now['id'])).toEqual([id])
    await channel.unsubscribe()
  })

  test('of several filters a row must fit all, and one that is no filter is refused', async () => {
    const channel = await listen('both', anna, 'marks=gt.10,words=in.(one,"two, too")')
    await addNote(anna, { marks: 100, words: 'three' })
    await addNote(anna, { marks: 9, words: 'one' })
    const id = await addNote(anna, { marks: 100, words: 'two, too' })
    await untilTold()
    expect(told.filter((one) => one.to === 'both').map((one) => one.now['id'])).toEqual([id])
    await channel.unsubscribe()
    const wrong = anna.channel('wrong filter')
    const filter = 'marks=gt.10,words'
    wrong.on('postgres_changes', { event: '*', schema: 'public', table: 'notes', filter }, () => {})
    const systems: string[] = []
    wrong.on('system', {}, ({ status, message }: { status: string; message: string }) =>
      systems.push(`${status}: ${message}`),
    )
    expect(await subscribed(wrong)).toBe('SUBSCRIBED')
    await expect
      .poll(() => systems)
      .toEqual([expect.stringContaining('error: Error parsing `filter` params')])
    await anna.removeChannel(wrong)
  })

  test('writes from outside are seen, and a channel that was left hears nothing', async () => {
    const channel = await listen('leaving', ben)
    expect(await channel.unsubscribe()).toBe('ok')
    const { data } = await ben.auth.getUser()
    lastId += 1
    await backend.pool.query('insert into notes (id, owner, words) values ($1, $2, $3)', [
      lastId,
      data.user?.id,
      'sql',
    ])
    await untilTold()
    expect(told.filter((one) => one.now['words'] === 'sql').map(({ to }) => to)).toEqual(['ben'])
  })

  test('columns that the caller may not read are left out', async () => {
    await backend.pool.query(`revoke select on posters from anon; grant select (id) on posters to anon`)
    const heard: object[] = []
    const channel = visitor.channel('posters')
    channel.on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'posters' }, (change) =>
      heard.push(change.new),
    )
    await subscribed(channel)
    await service.from('posters').insert({ id: 1, words: 'hidden' })
    await expect.poll(() => heard).toEqual([{ id: 1 }])
    await channel.unsubscribe()
  })

  test('following goes on when the connection to the log is cut, and no slot stays behind', async () => {
    const slots = async () =>
      (
        await backend.pool.query<{ pid: number; temporary: boolean }>(
          `select pid, temporary from pg_replication_slots s
           join pg_stat_replication on pid = active_pid where s.database = current_database()`,
        )
      ).rows
    const [cut, ...others] = await slots()
    expect(cut).toMatchObject({ temporary: true })
    expect(others).toEqual([])
    // It ends a little later: until then it may still tell of what is written.
    await backend.pool.query('select pg_terminate_backend($1)', [cut?.pid])
    await expect.poll(async () => (await slots()).map(({ pid }) => pid === cut?.pid)).toEqual([false])
    told.length = 0
    const tellNow = async (): Promise<number> => {
      await addNote(ben)
      return told.length
    }
    await expect.poll(tellNow).toBeGreaterThan(0)
    expect(await slots()).toHaveLength(1)
  })
})

describe('broadcast', () => {
  const join = async (
    client: SupabaseClient,
    config: { self?: boolean; ack?: boolean },
    heard: unknown[],
  ) => {
    const channel = client.channel('room', { config: { broadcast: config } })
    channel.on('broadcast', { event: '*' }, ({ event, payload }) => heard.push({ event, payload }))
    expect(await subscribed(channel)).toBe('SUBSCRIBED')
    return channel
  }

  test('reaches the others, and the sender when it wants to hear itself', async () => {
    const heardByAnna: unknown[] = []
    const heardByBen: unknown[] = []
    const one = await join(anna, { ack: true }, heardByAnna)
    const two = await join(ben, { self: true }, heardByBen)
    expect(await one.send({ type: 'broadcast', event: 'hello', payload: { n: 1 } })).toBe('ok')
    expect(await two.send({ type: 'broadcast', event: 'yes', payload: { n: 2 } })).toBe('ok')
    expect(await visitor.channel('room').httpSend('post', { n: 3 })).toEqual({ success: true })
    const [hello, yes, post] = [
      { event: 'hello', payload: { n: 1 } },
      { event: 'yes', payload: { n: 2 } },
      { event: 'post', payload: { n: 3 } },
    ]
    await expect.poll(() => heardByBen).toEqual([hello, yes, post])
    await expect.poll(() => heardByAnna).toEqual([yes, post])
    await anna.removeChannel(one)
    await ben.removeChannel(two)
  })

  test('speaks both versions of the protocol to each other', async () => {
    const heard: unknown[] = []
    const channel = await join(anna, {}, heard)
    const url = `${backend.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${backend.keys.anonKey}&vsn=1.0.0`
    const old = new WebSocket(url)
    const frames: { event: string; payload: unknown }[] = []
    old.on('message', (data: Buffer) => frames.push(JSON.parse(data.toString())))
    await new Promise((resolve) => old.once('open', resolve))
    const say = (event: string, payload: object, ref: string): void =>
      old.send(JSON.stringify({ topic: 'realtime:room', event, payload, ref, join_ref: '1' }))
    say('phx_join', { config: {} }, '1')
    await expect.poll(() => frames.map(({ event }) => event)).toContain('phx_reply')
    say('broadcast', { type: 'broadcast', event: 'old', payload: { v: 1 } }, '2')
    await expect.poll(() => heard).toEqual([{ event: 'old', payload: { v: 1 } }])
    await channel.send({ type: 'broadcast', event: 'new', payload: { v: 2 } })
    await expect
      .poll(() => frames.find(({ event }) => event === 'broadcast')?.payload)
      .toEqual({ type: 'broadcast', event: 'new', payload: { v: 2 } })
    old.close()
    await anna.removeChannel(channel)
  })
})

test('presence tells who is there', async () => {
  const watching = anna.channel('hall')
  const states: object[] = []
  watching.on('presence', { event: 'sync' }, () => states.push(watching.presenceState()))
  await subscribed(watching)
  const present = ben.channel('hall', { config: { presence: { key: 'ben' } } })
  await subscribed(present)
  expect(await present.track({ mood: 'merry' })).toBe('ok')
  await expect.poll(() => states.at(-1)).toMatchObject({ ben: [{ mood: 'merry' }] })
  await ben.removeChannel(present)
  await expect.poll(() => states.at(-1)).toEqual({})
  await anna.removeChannel(watching)
})

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  'somebody whose presence key is %s is seen, and hurts no other',
  async (key) => {
    const room = `room of ${key}`
    const present = ben.channel(room, { config: { presence: { key } } })
    await subscribed(present)
    expect(await present.track({ mood: 'odd' })).toBe('ok')
    const url = `${backend.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${backend.keys.anonKey}`
    const socket = new WebSocket(url)
    const frames: { event: string; payload: Record<string, unknown> }[] = []
    socket.on('message', (data: Buffer) => frames.push(JSON.parse(data.toString())))
    await new Promise((resolve) => socket.once('open', resolve))
    const topic = `realtime:${room}`
    socket.send(
      JSON.stringify({
        topic,
        event: 'phx_join',
        payload: { config: { presence: { enabled: true } } },
        ref: '1',
        join_ref: '1',
      }),
    )
    const state = (): [string, unknown][] =>
      Object.entries(frames.find(({ event }) => event === 'presence_state')?.payload ?? {})
    await expect.poll(state).toMatchObject([[key, { metas: [{ mood: 'odd' }] }]])
    socket.close()
    await ben.removeChannel(present)
  },
)

describe('rights', () => {
  test('a socket without a key is not opened', async () => {
    const socket = new WebSocket(`${backend.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=wrong`)
    const error = await new Promise<Error>((resolve) => socket.once('error', resolve))
    expect(error.message).toContain('401')
  })

  test('a private channel and a forged token are refused', async () => {
    const channel = anna.channel('hidden', { config: { private: true } })
    expect(await subscribed(channel)).toBe('CHANNEL_ERROR')
    await anna.removeChannel(channel)
    const liar = backend.client()
    await liar.realtime.setAuth('forged.token.here')
    expect(await subscribed(liar.channel('room'))).toBe('CHANNEL_ERROR')
    await liar.removeAllChannels()
  })

  test('a channel closes when its token runs out', async () => {
    const seconds = Math.floor(backend.now().getTime() / 1000)
    const claims = {
      sub: '11111111-1111-4111-8111-111111111111',
      role: 'authenticated',
      iat: seconds,
      exp: seconds + 1,
    }
    const client = backend.client()
    await client.realtime.setAuth(await signToken(backend.keys, claims))
    const statuses: string[] = []
    client.channel('short').subscribe((status) => statuses.push(status))
    await expect.poll(() => statuses).toEqual(['SUBSCRIBED', 'CLOSED'])
    await client.removeAllChannels()
  })
})
