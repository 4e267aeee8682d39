import { decodeProtectedHeader, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestBackend } from '../../../tests/start-test-backend.ts'
import { startTestBackend } from '../../../tests/start-test-backend.ts'
import { asRole } from './as-role.ts'
import type { Caller } from './caller.ts'
import { callerReader } from './caller.ts'
import { loadKeys, signToken } from './keys.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await startTestBackend({
    sql: `
      create table public.notes (id int primary key, owner uuid not null, words text);
      alter table public.notes enable row level security;
      create policy "own notes" on public.notes for all to authenticated
        using (owner = (select auth.uid())) with check (owner = (select auth.uid()));`,
    functions: {
      whoami: async (request, { caller }) =>
        Response.json({ role: caller.role, sub: caller.claims.sub ?? null, said: await request.json() }),
      refusing: () => Promise.resolve(Response.json({ key: 'title-limit' }, { status: 409 })),
    },
  })
})
afterAll(() => backend[Symbol.asyncDispose]())

const one = '11111111-1111-4111-8111-111111111111'
const two = '22222222-2222-4222-8222-222222222222'
const user = (sub: string): Caller => ({ role: 'authenticated', claims: { role: 'authenticated', sub } })

describe('a transaction in a role', () => {
  test('sees and writes only what policies give its user', async () => {
    const { callerPool } = backend.backend
    await asRole(callerPool, user(one), (client) => client.query('insert into notes values (1, $1)', [one]))
    await asRole(callerPool, user(two), (client) => client.query('insert into notes values (2, $1)', [two]))
    const seen = await asRole(callerPool, user(one), (client) => client.query('select id from notes'))
    expect(seen.rows).toEqual([{ id: 1 }])
    const stranger = asRole(callerPool, user(one), (client) =>
      client.query('insert into notes values (3, $1)', [two]),
    )
    await expect(stranger).rejects.toMatchObject({ code: '42501' })
    const anyone = await asRole(callerPool, { role: 'anon', claims: { role: 'anon' } }, (client) =>
      client.query('select id from notes'),
    )
    expect(anyone.rows).toEqual([])
    const service: Caller = { role: 'service_role', claims: { role: 'service_role' } }
    const all = await asRole(callerPool, service, (client) =>
      client.query('select id from notes order by id'),
    )
    expect(all.rows).toEqual([{ id: 1 }, { id: 2 }])
  })

  test('leaves neither role nor claims on the connection, and rolls back what threw', async () => {
    const { callerPool } = backend.backend
    const work = asRole(callerPool, user(one), async (client) => {
      await client.query(`update notes set words = 'gone'`)
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    const { rows } = await backend.pool.query('select words from notes where id = 1')
    expect(rows).toEqual([{ words: null }])
    const settings = `select current_user, current_setting('request.jwt.claims', true) as claims`
    const after = await callerPool.query<{ current_user: string; claims: string }>(settings)
    expect(after.rows[0]?.current_user).toBe('authenticator')
    expect(after.rows[0]?.claims || null).toBeNull()
  })

  test('cannot climb to the owner, not even by its own statement', async () => {
    for (const statement of ['set local role postgres', 'set session authorization postgres']) {
      const climb = asRole(backend.backend.callerPool, user(one), (client) => client.query(statement))
      await expect(climb).rejects.toMatchObject({ code: '42501' })
    }
    const base = asRole(backend.backend.callerPool, user(one), async (client) => {
      await client.query('reset role')
      return client.query('select * from notes')
    })
    await expect(base).rejects.toMatchObject({ code: '42501' })
  })

  test('takes claims with quotes and backslashes as they are', async () => {
    const odd: Caller = {
      role: 'authenticated',
      claims: { role: 'authenticated', name: `o'hara \\' "; drop` },
    }
    const { rows } = await asRole(backend.backend.callerPool, odd, (client) =>
      client.query(`select auth.jwt() ->> 'name' as name, auth.role() as role`),
    )
    expect(rows).toEqual([{ name: `o'hara \\' "; drop`, role: 'authenticated' }])
  })
})

describe('keys', () => {
  const ask = (headers: Record<string, string>): Promise<Response> =>
    fetch(`${backend.url}/rest/v1/notes?select=id`, { headers })

  test('nobody comes in without one, or with a wrong one', async () => {
    expect((await ask({})).status).toBe(401)
    expect((await ask({ apikey: 'sb_publishable_wrong' })).status).toBe(401)
    const { session } = (await (await backend.guest()).client.auth.getSession()).data
    expect((await ask({ apikey: session?.access_token ?? '' })).status).toBe(401)
  })

  test('the opaque keys give the same rights as the tokens', async () => {
    const { keys } = backend
    for (const key of [keys.anonKey, keys.publishableKey]) {
      expect(await (await ask({ apikey: key, authorization: `Bearer ${key}` })).json()).toEqual([])
    }
    for (const key of [keys.serviceKey, keys.secretKey]) {
      expect(await (await ask({ apikey: key })).json()).toHaveLength(2)
    }
  })

  test('files take a token alone, and rows do not', async () => {
    const authorization = `Bearer ${backend.keys.serviceKey}`
    const alone = (path: string, token = authorization): Promise<Response> =>
      fetch(`${backend.url}${path}`, { headers: { authorization: token } })
    expect((await alone('/storage/v1/bucket')).status).toBe(200)
    expect((await alone('/storage/v1/bucket', 'Bearer nonsense')).status).toBe(400)
    expect((await fetch(`${backend.url}/storage/v1/bucket`)).status).toBe(400)
    expect((await alone('/rest/v1/')).status).toBe(401)
  })

  test('an expired token is refused in the words of the REST interface', async () => {
    const { client } = await backend.guest()
    const { session } = (await client.auth.getSession()).data
    const reader = callerReader(backend.keys, () => Date.now() + 3_700_000)
    expect(await reader.readToken(session?.access_token)).toEqual({ status: 'refused', reason: 'expired' })
    const answer = await ask({ apikey: backend.keys.anonKey, authorization: 'Bearer nonsense' })
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ code: 'PGRST301' })
    const call = await fetch(`${backend.url}/functions/v1/whoami`, {
      method: 'POST',
      headers: { apikey: backend.keys.anonKey, authorization: 'Bearer nonsense' },
    })
    expect([call.status, await call.json()]).toMatchObject([401, { code: 'invalid_jwt' }])
  })

  test('a legacy secret is honoured only where it is configured, and never for a role of its own', async () => {
    const secret = 'a legacy secret of more than thirty-two bytes'
    const sign = (role: string): Promise<string> =>
      new SignJWT({ role, sub: one })
        .setProtectedHeader({ alg: 'HS256' })
        .setExpirationTime('1h')
        .sign(new TextEncoder().encode(secret))
    const { ring, jwks } = backend.keys
    const legacyKeys = { ...backend.keys, legacySecret: new TextEncoder().encode(secret) }
    expect(await callerReader(legacyKeys).readToken(await sign('authenticated'))).toMatchObject({
      status: 'known',
    })
    expect(await callerReader(legacyKeys).readToken(await sign('postgres'))).toMatchObject({
      reason: 'unknownRole',
    })
    expect(await callerReader(backend.keys).readToken(await sign('authenticated'))).toMatchObject({
      status: 'refused',
    })
    expect(jwks.keys).toMatchObject([{ kid: ring.signing.keyId, alg: 'ES256' }])
    expect(JSON.stringify(jwks)).not.toContain('"d"')
  })

  test('a newer key signs, tokens of the older one count on, and everything derived stays as it is', async () => {
    const pair = async (alg: string) => {
      const { privateKey } = await generateKeyPair(alg, { extractable: true })
      return { ...(await exportJWK(privateKey)), kid: alg }
    }
    const [older, newer] = [await pair('ES256'), await pair('RS256')]
    const read = (jwks: object) => loadKeys({ dataFolder: '/nowhere', privateJwk: JSON.stringify(jwks) })
    const [before, after] = [await read(older), await read({ keys: [newer, older] })]
    const claims = { sub: one, role: 'authenticated', exp: Math.floor(Date.now() / 1000) + 60 }
    const [old, next] = [await signToken(before, claims), await signToken(after, claims)]
    expect([decodeProtectedHeader(old).alg, decodeProtectedHeader(next).alg]).toEqual(['ES256', 'RS256'])
    for (const token of [old, next]) {
      expect(await callerReader(after).readToken(token)).toMatchObject({ status: 'known' })
    }
    expect(await callerReader(before).readToken(next)).toMatchObject({ status: 'refused' })
    expect(after.jwks.keys.map(({ kid }) => kid)).toEqual(['RS256', 'ES256'])
    expect(JSON.stringify(after.jwks)).not.toMatch(/"(d|p|q|k)":/)
    expect([after.anonKey, after.serviceKey]).toEqual([before.anonKey, before.serviceKey])
    const verifyOnly = await read([{ ...newer, key_ops: ['verify'] }, older])
    expect(decodeProtectedHeader(await signToken(verifyOnly, claims)).alg).toBe('ES256')
    // So all machines know it before the first of them signs with it.
    expect(await callerReader(verifyOnly).readToken(next)).toMatchObject({ status: 'known' })
    expect((await read([newer, older, newer, older])).jwks.keys).toHaveLength(2)
  })

  test('a shared secret may sign, is shown to nobody, and no token chooses its own algorithm', async () => {
    const k = Buffer.from('a secret of more than thirty-two bytes').toString('base64url')
    const keys = await loadKeys({
      dataFolder: '/nowhere',
      privateJwk: JSON.stringify({ kty: 'oct', k, kid: 's' }),
    })
    const claims = { sub: one, role: 'authenticated', exp: Math.floor(Date.now() / 1000) + 60 }
    expect(await callerReader(keys).readToken(await signToken(keys, claims))).toMatchObject({
      status: 'known',
    })
    expect(keys.jwks).toEqual({ keys: [] })
    // The public key of ours as if it were a shared secret: the oldest trick with tokens.
    const [published] = backend.keys.jwks.keys
    const forged = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: published?.kid ?? '' })
      .sign(new TextEncoder().encode(JSON.stringify(published)))
    expect(await callerReader(backend.keys).readToken(forged)).toMatchObject({ status: 'refused' })
  })

  test('a token of ours for a role and no person is a key; one that lasts for ever is nobody’s', async () => {
    const exp = Math.floor(Date.now() / 1000) + 60
    const asKey = async (claims: object) =>
      (await ask({ apikey: await signToken(backend.keys, { ...claims }) })).status
    expect(await asKey({ role: 'anon', exp })).toBe(200)
    expect(await asKey({ role: 'anon', exp, sub: one })).toBe(401)
    expect(await asKey({ role: 'authenticated', exp })).toBe(401)
    expect(await asKey({ role: 'anon', exp: exp - 3600 })).toBe(401)
    const forEver = await signToken(backend.keys, { role: 'authenticated', sub: one })
    expect(await callerReader(backend.keys).readToken(forEver)).toMatchObject({ status: 'refused' })
  })

  test('a given private key makes the same API keys in every process', async () => {
    const privateJwk = JSON.stringify({
      kty: 'EC',
      crv: 'P-256',
      x: 'f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU',
      y: 'x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0',
      d: 'jpsQnnGQmL-YBIffH1136cspYG6-0iY7X1fCE9-E9LI',
    })
    const [first, second] = await Promise.all([
      loadKeys({ dataFolder: '/nowhere', privateJwk }),
      loadKeys({ dataFolder: '/nowhere', privateJwk }),
    ])
    expect(second.anonKey).toBe(first.anonKey)
    expect(second.secretKey).toBe(first.secretKey)
    expect(first.anonKey).not.toBe(backend.keys.anonKey)
    await expect(loadKeys({ dataFolder: '/nowhere', privateJwk: '{"kty":"oct"}' })).rejects.toThrow(
      'not a private',
    )
  })
})

describe('other origins', () => {
  test('may ask first, and may read the headers that the clients need', async () => {
    const preflight = await fetch(`${backend.url}/rest/v1/notes`, { method: 'OPTIONS' })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-headers')).toContain('x-supabase-api-version')
    const answer = await fetch(`${backend.url}/auth/v1/user`, { headers: { apikey: backend.keys.anonKey } })
    expect(answer.status).toBe(401)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('access-control-expose-headers')).toContain('x-supabase-api-version')
    expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01')
  })
})

describe('functions', () => {
  test('know who calls and get the body', async () => {
    const { client, userId } = await backend.guest()
    const { data } = await client.functions.invoke('whoami', { body: { hello: 'there' } })
    expect(data).toEqual({ role: 'authenticated', sub: userId, said: { hello: 'there' } })
    const anyone = await backend.client().functions.invoke('whoami', { body: {} })
    expect(anyone.data).toMatchObject({ role: 'anon', sub: null })
  })

  test('answer their own errors, and unknown names are not found', async () => {
    const refused = await backend.client().functions.invoke('refusing')
    expect(refused.error).toMatchObject({ name: 'FunctionsHttpError' })
    expect(await (refused.error as { context: Response }).context.json()).toEqual({ key: 'title-limit' })
    const unknown = await backend.client().functions.invoke('constructor')
    expect((unknown.error as { context: Response }).context.status).toBe(404)
  })
})

describe('live channels', () => {
  test('are served on the same address', async () => {
    const { client } = await backend.guest()
    const states: string[] = []
    const channel = client.channel('room')
    await new Promise<void>((resolve) => {
      channel.subscribe((state) => {
        states.push(state)
        resolve()
      })
    })
    expect(states).toEqual(['SUBSCRIBED'])
    const answer = await fetch(`${backend.url}/realtime/v1/api/broadcast`, {
      method: 'POST',
      headers: { apikey: backend.keys.anonKey, 'content-type': 'application/json' },
      body: JSON.stringify({ messages: [{ topic: 'room', event: 'hello', payload: {} }] }),
    })
    expect(answer.status).toBe(202)
    await client.removeAllChannels()
  })
})

test('a row of more than a megabyte is not even read', async () => {
  const { url, keys } = backend
  const request = new Request(`${url}/rest/v1/notes`, {
    method: 'POST',
    headers: { apikey: keys.anonKey, 'content-length': '1100000' },
    body: JSON.stringify({ id: 9, words: 'x'.repeat(1_100_000) }),
  })
  expect((await backend.backend.app.fetch(request)).status).toBe(413)
})
