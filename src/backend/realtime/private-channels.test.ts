import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestBackend } from '../../../tests/start-test-backend.ts'
import { startTestBackend } from '../../../tests/start-test-backend.ts'
import { signToken } from '../gateway/keys.ts'
import { openRawSocket } from './raw-socket.ts'

/* Who may hear and speak on private topics is said by policies on realtime.messages, as on a Supabase project. */

const sql = `
create policy hear on realtime.messages for select to authenticated using (
  realtime.topic() = 'room of ' || auth.uid() or realtime.topic() like 'hall%'
  or (realtime.topic() like 'stage%' and extension = 'presence'));
create policy speak on realtime.messages for insert to authenticated with check (
  realtime.topic() = 'room of ' || auth.uid() or (realtime.topic() like 'hall of talk%' and extension = 'broadcast')
  or realtime.topic() like 'hall of all%');
create policy broken on realtime.messages for select to anon using (1 / (length(realtime.topic()) - 6) > 0);
create table public.letters (id int primary key, topic text not null, words text);
create function public.tell() returns trigger language plpgsql security definer as $$ begin
  perform realtime.broadcast_changes(coalesce(new.topic, old.topic), tg_op, tg_op, tg_table_name, tg_table_schema, new, old);
  return null;
end $$;
create trigger tell after insert or update or delete on public.letters for each row execute function public.tell();`

let backend: TestBackend
let anna: SupabaseClient
let annaId: string
let ben: SupabaseClient

beforeAll(async () => {
  backend = await startTestBackend({ sql })
  const guest = await backend.guest()
  ;[anna, annaId] = [guest.client, guest.userId]
  ben = (await backend.guest()).client
  for (const client of [anna, ben]) {
    await client.realtime.setAuth()
    // A client whose last channel is gone closes its socket, and takes a while to open another.
    await new Promise((resolve) => client.channel('kept').subscribe(resolve))
  }
})
afterAll(async () => {
  await anna.removeAllChannels()
  await ben.removeAllChannels()
  await backend[Symbol.asyncDispose]()
})

interface Config {
  broadcast?: { self?: boolean; ack?: boolean; replay?: { since: number; limit?: number } }
  presence?: { enabled: boolean; key?: string }
}

async function join(
  client: SupabaseClient,
  topic: string,
  heard: unknown[] = [],
  config: Config = {},
): Promise<{ channel: RealtimeChannel; status: string }> {
  const channel = client.channel(topic, { config: { private: true, ...config } })
  channel.on('broadcast', { event: '*' }, ({ event, payload, meta }) =>
    heard.push({ event, payload, ...(meta?.replayed ? { replayed: true } : {}) }),
  )
  const status = await new Promise<string>((resolve) =>
    channel.subscribe((state, error) => resolve(error ? `${state} ${error.message}` : state)),
  )
  return { channel, status }
}

describe('a private channel', () => {
  test('opens for whom the policies let hear, and is refused to others in Supabase’s words', async () => {
    const opened = await join(anna, `room of ${annaId}`)
    expect(opened.status).toBe('SUBSCRIBED')
    await anna.removeChannel(opened.channel)
    const { status, channel } = await join(ben, `room of ${annaId}`)
    expect(status).toContain(
      `CHANNEL_ERROR "Unauthorized: You do not have permissions to read from this Channel topic: room of ${annaId}"`,
    )
    await ben.removeChannel(channel)
  })

  test('is refused when a policy fails', async () => {
    const raw = await openRawSocket(backend)
    expect(await raw.join('broken', { private: true })).toMatchObject({
      status: 'error',
      response: { reason: expect.stringContaining('Unauthorized: You do not have permissions') },
    })
    raw.socket.close()
  })

  test('carries broadcasts of those who may speak, and says nothing of the others’', async () => {
    const heard: unknown[] = []
    const listening = await join(anna, 'hall of talk', heard)
    const speaking = await join(ben, 'hall of talk')
    await speaking.channel.send({ type: 'broadcast', event: 'a', payload: { n: 1 } })
    await expect.poll(() => heard).toEqual([{ event: 'a', payload: { n: 1 } }])
    const [silent, quiet] = [await join(anna, 'hall of silence', heard), await join(ben, 'hall of silence')]
    await quiet.channel.send({ type: 'broadcast', event: 'b', payload: {} })
    expect(await quiet.channel.httpSend('c', {})).toEqual({ success: true })
    await speaking.channel.send({ type: 'broadcast', event: 'd', payload: {} })
    await expect.poll(() => heard).toHaveLength(2)
    expect(heard[1]).toEqual({ event: 'd', payload: {} })
    for (const { channel } of [listening, silent]) await anna.removeChannel(channel)
    for (const { channel } of [speaking, quiet]) await ben.removeChannel(channel)
  })

  test('has nothing to do with a public one of the same name', async () => {
    const [inside, outside]: [unknown[], unknown[]] = [[], []]
    const { channel } = await join(anna, 'hall of talk', inside)
    const open = ben.channel('hall of talk')
    open.on('broadcast', { event: '*' }, ({ event }) => outside.push(event))
    await new Promise((resolve) => open.subscribe(resolve))
    await anna.channel('hall of talk', { config: { private: true } }).httpSend('private', {})
    await ben.channel('hall of talk').httpSend('public', {})
    await expect.poll(() => [inside, outside]).toEqual([[{ event: 'private', payload: {} }], ['public']])
    await anna.removeChannel(channel)
    await ben.removeChannel(open)
  })

  test('shows presence to whom the policies let see it, and only of those who may be seen', async () => {
    const enabled = { presence: { enabled: true, key: 'somebody' } }
    const stage = await join(anna, 'stage', [], enabled)
    expect(stage.status).toBe('SUBSCRIBED')
    expect(await stage.channel.track({ mood: 'merry' })).toBe('error')
    const [one, two] = [
      await join(anna, 'hall of all', [], enabled),
      await join(ben, 'hall of all', [], enabled),
    ]
    expect(await one.channel.track({ mood: 'calm' })).toBe('ok')
    await expect.poll(() => two.channel.presenceState()).toMatchObject({ somebody: [{ mood: 'calm' }] })
    await anna.removeChannel(one.channel)
    await expect.poll(() => two.channel.presenceState()).toEqual({})
    await anna.removeChannel(stage.channel)
    await ben.removeChannel(two.channel)
  })

  test('closes when a new token may hear less, and asks anew who may speak', async () => {
    const seconds = Math.floor(backend.now().getTime() / 1000)
    const claims = { role: 'authenticated', iat: seconds, exp: seconds + 60 }
    const raw = await openRawSocket(backend)
    const topic = `room of ${annaId}`
    const token = await signToken(backend.keys, { ...claims, sub: annaId })
    expect(await raw.join(topic, { private: true }, token)).toMatchObject({ status: 'ok' })
    raw.say(`realtime:${topic}`, 'access_token', { access_token: 'sb_publishable_something' })
    raw.say(`realtime:${topic}`, 'access_token', { access_token: null })
    const stranger = await signToken(backend.keys, { ...claims, sub: '11111111-1111-4111-8111-111111111111' })
    raw.say(`realtime:${topic}`, 'access_token', { access_token: stranger })
    await expect.poll(() => raw.frames.at(-1)?.event).toBe('phx_close')
    expect(raw.frames.at(-2)).toMatchObject({
      event: 'system',
      payload: {
        extension: 'system',
        status: 'error',
        message: `You do not have permissions to read from this Channel topic: ${topic}`,
      },
    })
    raw.socket.close()
  })

  test.each([
    ['', 'The token provided is not a valid JWT'],
    ['a.b.c', 'The token provided is not a valid JWT'],
    [{ role: 'authenticated' }, 'Fields `role` and `exp` are required in JWT'],
    [{ role: 'authenticated', exp: -1_000 }, /^Token has expired 10\d\d seconds ago$/],
  ])('closes when its token is followed by %j', async (given, message) => {
    const seconds = Math.floor(backend.now().getTime() / 1000)
    const token =
      typeof given === 'string'
        ? given
        : await signToken(backend.keys, { ...given, ...('exp' in given ? { exp: seconds + given.exp } : {}) })
    const raw = await openRawSocket(backend)
    await raw.join('open')
    raw.say('realtime:open', 'access_token', { access_token: token })
    await expect.poll(() => raw.frames.at(-1)?.event).toBe('phx_close')
    expect(raw.frames.at(-2)?.payload['message']).toMatch(message)
    raw.socket.close()
  })
})

describe('messages of the database', () => {
  const send = (payload: object, event: string, topic: string, isPrivate = true) =>
    backend.pool.query('select realtime.send($1, $2, $3, $4)', [payload, event, topic, isPrivate])

  test('reach private and public channels', async () => {
    const heard: { event: string; payload: unknown }[] = []
    const heardOutside: unknown[] = []
    const { channel } = await join(anna, 'hall', heard)
    const open = ben.channel('square')
    open.on('broadcast', { event: '*' }, ({ event, payload }) => heardOutside.push({ event, payload }))
    await new Promise((resolve) => open.subscribe(resolve))
    await send({ n: 1, id: 'mine' }, 'one', 'hall')
    await send({ n: 3 }, 'never', 'square')
    await send({ n: 2 }, 'two', 'square', false)
    await backend.pool.query(`select realtime.send_binary('\\xdead00ff', 'bytes', 'hall')`)
    await expect.poll(() => heard).toHaveLength(2)
    expect(heard[0]).toEqual({ event: 'one', payload: { n: 1, id: 'mine' } })
    expect(new Uint8Array(heard[1]?.payload as ArrayBuffer)).toEqual(new Uint8Array([0xde, 0xad, 0, 0xff]))
    await expect
      .poll(() => heardOutside)
      .toEqual([{ event: 'two', payload: { n: 2, id: expect.any(String) } }])
    await anna.removeChannel(channel)
    await ben.removeChannel(open)
  })

  test('tell of rows by a trigger, and of what was undone nothing', async () => {
    const heard: { event: string; payload: Record<string, unknown> }[] = []
    const { channel } = await join(anna, 'hall', heard)
    const client = await backend.pool.connect()
    await client.query(`begin; insert into letters values (9, 'hall', 'undone'); rollback`)
    client.release()
    await backend.pool.query(`insert into letters values (1, 'hall', 'a')`)
    await backend.pool.query(`update letters set words = 'b'`)
    await backend.pool.query(`delete from letters`)
    await expect.poll(() => heard.map(({ event }) => event)).toEqual(['INSERT', 'UPDATE', 'DELETE'])
    const row = { id: 1, topic: 'hall', words: 'a' }
    const common = { schema: 'public', table: 'letters' }
    expect(heard.map(({ payload }) => payload)).toMatchObject([
      { ...common, operation: 'INSERT', record: row, old_record: null },
      { ...common, operation: 'UPDATE', record: { ...row, words: 'b' }, old_record: row },
      { ...common, operation: 'DELETE', record: null, old_record: { ...row, words: 'b' } },
    ])
    await anna.removeChannel(channel)
  })

  test('are told again to whoever joins later, the last ones, in their order', async () => {
    const heard: unknown[] = []
    const topic = 'hall of the past'
    await send({ id: 0 }, 'before', topic)
    await backend.pool.query(
      `update realtime.messages set inserted_at = inserted_at - interval '1 hour' where topic = $1`,
      [topic],
    )
    const earlier: unknown[] = []
    const witness = await join(ben, topic, earlier)
    for (const id of [1, 2, 3]) await send({ id }, 'n', topic)
    // What comes by the log in this moment may come to whoever joins in this moment.
    await expect.poll(() => earlier.at(-1)).toEqual({ event: 'n', payload: { id: 3 } })
    await ben.removeChannel(witness.channel)
    const since = Date.now() - 600_000
    const { channel } = await join(anna, topic, heard, { broadcast: { replay: { since, limit: 2 } } })
    await send({ id: 4 }, 'n', topic)
    await expect
      .poll(() => heard)
      .toEqual([
        { event: 'n', payload: { id: 2 }, replayed: true },
        { event: 'n', payload: { id: 3 }, replayed: true },
        { event: 'n', payload: { id: 4 } },
      ])
    await anna.removeChannel(channel)
  })

  test('come once each and in their order to whoever joins among them', async () => {
    const numbers = Array.from({ length: 20 }, (_, id) => id)
    for (let round = 0; round < 8; round += 1) {
      const topic = `hall of many ${round}`
      const heard: { payload: { id: number } }[] = []
      const speaking = (async () => {
        for (const id of numbers) await send({ id }, 'n', topic)
      })()
      const { channel } = await join(anna, topic, heard, { broadcast: { replay: { since: 1 } } })
      await speaking
      await expect.poll(() => heard.map(({ payload }) => payload.id)).toEqual(numbers)
      await anna.removeChannel(channel)
    }
  })

  test.each([
    [
      { broadcast: { replay: { since: 1 } } },
      'UnableToReplayMessages: Replay is not allowed for public channels',
    ],
    [
      { private: true, broadcast: { replay: { since: 'x' } } },
      'UnableToReplayMessages: Replay params are not valid',
    ],
    [
      { private: true, broadcast: { replay: { since: 1e300 } } },
      'UnableToReplayMessages: Replay params are not valid',
    ],
  ])('are not told again to %j', async (config, reason) => {
    const raw = await openRawSocket(backend)
    expect(await raw.join('hall', config)).toEqual({ status: 'error', response: { reason } })
    raw.socket.close()
  })
})

describe('broadcasts by HTTP', () => {
  const post = async (
    path: string,
    body: string | Uint8Array,
    headers: object = {},
  ): Promise<[number, unknown]> => {
    const answer = await fetch(`${backend.url}/realtime/v1/api/broadcast${path}`, {
      method: 'POST',
      headers: { apikey: backend.keys.anonKey, 'content-type': 'application/json', ...headers },
      body: body as BodyInit,
    })
    const text = await answer.text()
    return [answer.status, text === '' ? null : JSON.parse(text)]
  }
  const many = (...messages: unknown[]): string => JSON.stringify({ messages })

  test('to one topic are JSON or bytes, and private ones ask the policies', async () => {
    const heard: { event: string; payload: unknown }[] = []
    const open = ben.channel('square: a/b')
    open.on('broadcast', { event: '*' }, ({ event, payload }) => heard.push({ event, payload }))
    await new Promise((resolve) => open.subscribe(resolve))
    const path = `/${encodeURIComponent('square: a/b')}/events/hello`
    expect(await post(path, '{"n":1}')).toEqual([202, null])
    const bytes = new Uint8Array([1, 0, 255])
    expect(await post(path, bytes, { 'content-type': 'application/octet-stream' })).toEqual([202, null])
    await expect.poll(() => heard).toHaveLength(2)
    expect(heard[0]).toEqual({ event: 'hello', payload: { n: 1 } })
    expect(new Uint8Array(heard[1]?.payload as ArrayBuffer)).toEqual(bytes)
    expect(await post('/hall/events/hello?private=true', '{}')).toEqual([403, { message: 'Unauthorized' }])
    await ben.removeChannel(open)
  })

  test.each([
    ['', '{', 422],
    ['', many({ topic: 'a', payload: {} }), 422],
    ['', many({ topic: 'a', event: 'b', payload: 'text' }), 422],
    ['', many({ topic: 'a\0', event: 'b', payload: {} }), 422],
    ['', many(...Array.from({ length: 101 }, () => ({ topic: 'a', event: 'b', payload: {} }))), 422],
    ['/a/events/b', '{', 400],
    ['/a%00/events/b', '{}', 422],
  ])('%s with %s are refused with %i', async (path, body, status) => {
    expect((await post(path, body))[0]).toBe(status)
  })

  test('of another type are refused', async () => {
    expect((await post('/a/events/b', 'x', { 'content-type': 'text/plain' }))[0]).toBe(415)
  })

  test('say message by message what is wrong', async () => {
    expect(await post('', many({ topic: 'a', event: 'b', payload: {} }, { event: '' }))).toEqual([
      422,
      {
        errors: {
          messages: [
            {},
            { topic: ["can't be blank"], event: ["can't be blank"], payload: ["can't be blank"] },
          ],
        },
      },
    ])
  })
})
