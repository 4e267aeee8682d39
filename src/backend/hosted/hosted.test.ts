import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { serve } from '@hono/node-server'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { startTestBackend, type TestBackend } from '../../../tests/start-test-backend.ts'
import { upgradeRequest } from '../../../tests/upgrade-request.ts'
import { createHostedBackend } from './create-hosted-backend.ts'
import type { HostedProject } from './hosted-project.ts'
import type { Patience } from './pass-request.ts'
import type { AuthNotice } from '../auth/auth-options.ts'
import { answerEmailHook, type HookMail } from './send-email-hook.ts'

let project: TestBackend
beforeAll(async () => {
  project = await startTestBackend()
})
afterAll(() => project[Symbol.asyncDispose]())

interface Front extends AsyncDisposable {
  url: string
}

function ofTestBackend(): HostedProject {
  const { anonKey, serviceKey } = project.keys
  return { url: project.url, anonKey, serviceKey, jwtSecret: null }
}

/** Our own address before a hosted project. */
async function startFront(
  hosted: HostedProject,
  {
    trustedProxies = 0,
    socketsPerAddress,
    patience,
  }: { trustedProxies?: number; socketsPerAddress?: number; patience?: Patience } = {},
): Promise<Front> {
  const backend = createHostedBackend({
    project: hosted,
    functions: {
      who: async (_request, { caller }) =>
        Response.json({ role: caller.role, id: caller.claims.sub ?? null }),
    },
    functionLimits: { who: { calls: 20, windowSeconds: 60 } },
    counts: { pool: project.pool, table: 'house.request_counts', deriveSecret: () => Buffer.from('secret') },
    trustedProxies,
    ...(socketsPerAddress !== undefined && { socketsPerAddress }),
    ...(patience !== undefined && { patience }),
    log: () => undefined,
  })
  const server = serve({ fetch: backend.app.fetch, port: 0, hostname: '127.0.0.1' }) as Server
  await new Promise((resolve) => server.once('listening', resolve))
  server.on('upgrade', (request, socket, head) => {
    if (!backend.handleUpgrade(request, socket, head)) socket.destroy()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await backend.close()
    },
  }
}

/** Somewhere else that answers as it is told. */
async function startElsewhere(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<Front> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const keys = { anonKey: 'sb_publishable_abc', serviceKey: 'sb_secret_def', jwtSecret: null }

describe('what is passed on', () => {
  test('accounts, rows, files and live channels are those of the project', async () => {
    await using front = await startFront(ofTestBackend())
    const client = createClient(front.url, project.keys.anonKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    })
    const { data } = await client.auth.signInAnonymously()
    expect(data.user?.is_anonymous).toBe(true)
    expect((await client.from('books').select('id')).error).toBeNull()
    const service = createClient(front.url, project.keys.serviceKey)
    const bytes = Buffer.alloc(3_000_000, 'once upon a time ')
    const path = 'a/b.jpg'
    const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), bytes])
    expect(
      (await service.storage.from('books').upload(path, jpeg, { contentType: 'image/jpeg' })).error,
    ).toBeNull()
    const stored = await service.storage.from('books').download(path)
    expect(Buffer.from((await stored.data?.arrayBuffer()) ?? new ArrayBuffer()).equals(jpeg)).toBe(true)
    const joined = await new Promise((resolve) =>
      client.channel('room').subscribe((status) => resolve(status)),
    )
    expect(joined).toBe('SUBSCRIBED')
    await client.removeAllChannels()
  })

  test('functions are ours, and know the people of the project by its key set', async () => {
    await using front = await startFront(ofTestBackend())
    const { client, userId } = await project.guest()
    const { data } = await client.auth.getSession()
    const ask = async (bearer: string): Promise<[number, unknown]> => {
      const headers = { apikey: project.keys.anonKey, authorization: `Bearer ${bearer}` }
      const answer = await fetch(`${front.url}/functions/v1/who`, { method: 'POST', headers })
      return [answer.status, await answer.json()]
    }
    const token = data.session?.access_token ?? ''
    expect(await ask(token)).toEqual([200, { role: 'authenticated', id: userId }])
    expect(await ask(project.keys.anonKey)).toEqual([200, { role: 'anon', id: null }])
    const forged = `${token.slice(0, -8)}${token.endsWith('AAAAAAAA') ? 'BBBBBBBB' : 'AAAAAAAA'}`
    expect((await ask(forged))[0]).toBe(401)
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await ask(token))[0]))
    expect(statuses).toContain(429)
  })

  test('a body is passed on while it is still being sent, and an answer while it is still being made', async () => {
    const seen: string[] = []
    await using elsewhere = await startElsewhere((request, response) => {
      response.writeHead(200, { 'content-type': 'text/plain' })
      request.on('data', (chunk: Buffer) => {
        seen.push(chunk.toString())
        response.write(`got ${chunk.toString()}`)
      })
      request.on('end', () => response.end())
    })
    await using front = await startFront({ url: elsewhere.url, ...keys })
    const sending = new TransformStream<Uint8Array, Uint8Array>()
    const writer = sending.writable.getWriter()
    void writer.write(Buffer.from('one'))
    const answer = await fetch(`${front.url}/storage/v1/object/books/a`, {
      method: 'POST',
      body: sending.readable,
      duplex: 'half',
    } as RequestInit)
    const reader = answer.body?.getReader()
    const next = async (): Promise<string> => Buffer.from((await reader?.read())?.value ?? []).toString()
    expect(await next()).toBe('got one')
    void writer.write(Buffer.from('two'))
    expect(await next()).toBe('got two')
    await writer.close()
    expect(seen).toEqual(['one', 'two'])
  })

  test('a read whose connection was just closed over there is asked once more; what changes something is not', async () => {
    let asked: (string | undefined)[] = []
    await using elsewhere = await startElsewhere((request, response) => {
      asked.push(request.method)
      if (asked.length === 1) request.socket.resetAndDestroy()
      else response.end('there')
    })
    await using front = await startFront({ url: elsewhere.url, ...keys })
    const ask = async (method: string): Promise<number> => {
      asked = []
      return (await fetch(`${front.url}/rest/v1/books`, { method })).status
    }
    expect([await ask('GET'), asked]).toEqual([200, ['GET', 'GET']])
    expect([await ask('POST'), asked]).toEqual([503, ['POST']])
  })

  test('whoever gives up is given up there too', async () => {
    const gone = Promise.withResolvers<string>()
    await using elsewhere = await startElsewhere((_request, response) => {
      response.writeHead(200).write('begun')
      response.on('close', () => gone.resolve('given up'))
    })
    await using front = await startFront({ url: elsewhere.url, ...keys })
    const giving = new AbortController()
    await fetch(`${front.url}/rest/v1/books`, { signal: giving.signal })
    giving.abort()
    expect(await gone.promise).toBe('given up')
  })
})

describe('headers', () => {
  /** What a project sees of a request. */
  async function seenOf(
    path: string,
    headers: Record<string, string>,
    { trustedProxies = 0, method = 'GET' } = {},
  ): Promise<IncomingMessage['headers']> {
    let seen: IncomingMessage['headers'] = {}
    await using elsewhere = await startElsewhere((request, response) => {
      seen = request.headers
      response.end()
    })
    await using front = await startFront({ url: elsewhere.url, ...keys }, { trustedProxies })
    await fetch(front.url + path, { method, headers })
    return { ...seen, host: seen.host === new URL(elsewhere.url).host ? 'its own' : seen.host }
  }

  test('cookies stay here, and a visitor says nothing of the way they came', async () => {
    const seen = await seenOf('/rest/v1/books', {
      cookie: 'sb-x-auth-token=secret',
      forwarded: 'for=1.2.3.4',
      'x-forwarded-for': '1.2.3.4',
      'x-forwarded-host': 'other.project',
      'sb-forwarded-for': '1.2.3.4',
      'cf-connecting-ip': '1.2.3.4',
      apikey: keys.anonKey,
      authorization: 'Bearer token',
      prefer: 'count=exact',
    })
    expect(seen).toMatchObject({
      host: 'its own',
      apikey: keys.anonKey,
      authorization: 'Bearer token',
      prefer: 'count=exact',
      'x-forwarded-for': '127.0.0.1',
    })
    for (const name of ['cookie', 'forwarded', 'x-forwarded-host', 'sb-forwarded-for', 'cf-connecting-ip']) {
      expect(seen[name]).toBeUndefined()
    }
  })

  test('behind a proxy of ours the visitor’s address is the one that it saw', async () => {
    const seen = await seenOf(
      '/rest/v1/books',
      { 'x-forwarded-for': '6.6.6.6, 2001:db8::7' },
      { trustedProxies: 1 },
    )
    expect(seen['x-forwarded-for']).toBe('2001:db8::7')
  })

  test('ways in are counted by the visitor’s address, with the secret key; nothing else gets it', async () => {
    const given = { apikey: keys.anonKey, authorization: `Bearer ${keys.anonKey}` }
    const wayIn = await seenOf('/auth/v1/token?grant_type=password', given, { method: 'POST' })
    expect(wayIn).toMatchObject({ apikey: keys.serviceKey, 'sb-forwarded-for': '127.0.0.1' })
    expect(wayIn.authorization).toBeUndefined()
    for (const path of [
      '/auth/v1/user',
      '/auth/v1/admin/users',
      '/auth/v1/token/../admin/users',
      '/auth/v1/invite',
      '/rest/v1/books',
      '/storage/v1/bucket',
    ]) {
      expect(await seenOf(path, given)).toMatchObject(given)
    }
    const stranger = await seenOf('/auth/v1/otp', { apikey: 'sb_publishable_other' }, { method: 'POST' })
    expect(stranger).toMatchObject({ apikey: 'sb_publishable_other' })
  })

  test('places within the project are places with us, others stay; its cookies and machine are its own', async () => {
    let location = ''
    await using elsewhere = await startElsewhere((_request, response) => {
      response.writeHead(201, {
        location,
        'set-cookie': '__cf_bm=1',
        'alt-svc': 'h3=":443"',
        'strict-transport-security': 'max-age=1',
        'upload-offset': '0',
      })
      response.end()
    })
    await using front = await startFront({ url: elsewhere.url, ...keys })
    const seen = async (): Promise<Headers> =>
      (await fetch(`${front.url}/storage/v1/upload/resumable`, { method: 'POST', redirect: 'manual' }))
        .headers
    location = `${elsewhere.url}/storage/v1/upload/resumable/abc`
    const headers = await seen()
    expect(headers.get('location')).toBe('/storage/v1/upload/resumable/abc')
    expect(headers.get('upload-offset')).toBe('0')
    for (const name of ['set-cookie', 'alt-svc', 'strict-transport-security']) {
      expect(headers.get(name)).toBeNull()
    }
    location = 'https://accounts.example/authorize?x=1'
    expect((await seen()).get('location')).toBe(location)
  })
})

describe('a project that cannot be reached', () => {
  test('answers 503, which clients take for something that passes; a socket 502', async () => {
    await using front = await startFront({ url: 'http://127.0.0.1:1', ...keys })
    const headers = { apikey: keys.anonKey, authorization: 'Bearer e30.e30.e30' }
    for (const path of ['/auth/v1/user', '/rest/v1/books', '/storage/v1/bucket']) {
      expect((await fetch(front.url + path, { headers })).status).toBe(503)
    }
    const { client } = await project.guest()
    const token = (await client.auth.getSession()).data.session?.access_token
    const asked = await fetch(`${front.url}/functions/v1/who`, {
      method: 'POST',
      headers: { apikey: keys.anonKey, authorization: `Bearer ${token}` },
    })
    expect(asked.status).toBe(503)
    const socket = new globalThis.WebSocket(
      `${front.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=x`,
    )
    expect(await new Promise((resolve) => socket.addEventListener('error', () => resolve('refused')))).toBe(
      'refused',
    )
  })
})

test('a project that takes connections and never answers is away too, but not while a file comes in', async () => {
  const silent = createServer((request, response) => {
    // What it was sent it tells of after a while.
    if (request.url?.startsWith('/storage/')) {
      let bytes = 0
      request.on('data', (chunk: Buffer) => (bytes += chunk.length))
      request.on('end', () => setTimeout(() => response.end(String(bytes)), 300))
    }
  })
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
  await using front = await startFront({ ...ofTestBackend(), url }, { patience: { page: 100, rest: 100 } })
  const ask = (path: string, body?: Uint8Array<ArrayBuffer>): Promise<Response> =>
    fetch(front.url + path, body ? { method: 'POST', body } : {})
  expect((await ask('/rest/v1/books')).status).toBe(503)
  expect((await ask('/auth/v1/token?grant_type=password', new Uint8Array(10))).status).toBe(503)
  expect((await ask('/storage/v1/object/books/a', new Uint8Array(10))).status).toBe(503)
  const upload = await ask('/storage/v1/object/books/a', new Uint8Array(300_000))
  expect(await upload.text()).toBe('300000')
  silent.closeAllConnections()
  silent.close()
})

describe('live channels lead to the project alone', () => {
  /** Says what comes back for an upgrade of a target, as it stands on the wire. */
  async function upgrade(front: Front, target: string): Promise<string> {
    const { hostname, port } = new URL(front.url)
    const socket = connect(Number(port), hostname)
    let told = ''
    socket.on('data', (chunk) => (told += chunk.toString()))
    socket.on('error', () => undefined)
    const isGone = new Promise((resolve) => socket.once('close', resolve))
    socket.write(upgradeRequest(target, hostname))
    await isGone
    return told
  }

  /** Takes every upgrade, with a cookie. */
  async function startTaker(): Promise<Front & { asked: string[] }> {
    const asked: string[] = []
    const server = createServer()
    server.on('upgrade', (request, socket) => {
      asked.push(request.url ?? '')
      socket.end(
        'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\nset-cookie: a=b\r\n\r\n',
      )
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return {
      asked,
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      [Symbol.asyncDispose]: async () => void server.close(),
    }
  }

  test('wherever the target of an upgrade says that it lies', async () => {
    await using other = await startTaker()
    await using front = await startFront({ url: 'http://127.0.0.1:1', ...keys })
    const { host } = new URL(other.url)
    for (const target of [
      `//${host}/realtime/v1/x`,
      `${other.url}/realtime/v1/x`,
      `/\\${host}/realtime/v1/x`,
      '//',
      'ftp://x/realtime/v1/x',
    ])
      expect(await upgrade(front, target)).not.toContain('101')
    expect(other.asked).toEqual([])
  })

  test('of one address only so many at a time', async () => {
    await using front = await startFront(ofTestBackend(), { trustedProxies: 1, socketsPerAddress: 1 })
    const url = `${front.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${project.keys.anonKey}`
    const open = (address: string): Promise<WebSocket | number | undefined> =>
      new Promise((resolve) => {
        const socket = new WebSocket(url, { headers: { 'x-forwarded-for': address } })
        socket.once('open', () => resolve(socket))
        socket.once('unexpected-response', (request, answer) => {
          request.destroy()
          resolve(answer.statusCode)
        })
      })
    const first = await open('203.0.113.1')
    expect(first).toBeInstanceOf(WebSocket)
    expect(await open('203.0.113.1')).toBe(429)
    const other = await open('203.0.113.2')
    if (first instanceof WebSocket) first.terminate()
    await expect.poll(() => open('203.0.113.1')).toBeInstanceOf(WebSocket)
    if (other instanceof WebSocket) other.terminate()
  })

  test('and it sets no cookies of ours', async () => {
    await using taker = await startTaker()
    await using front = await startFront({ url: taker.url, ...keys })
    const told = await upgrade(front, '/realtime/v1/websocket?apikey=x')
    expect(told).toMatch(/^HTTP\/1.1 101/)
    expect(told).not.toMatch(/set-cookie/i)
    expect(taker.asked).toEqual(['/realtime/v1/websocket?apikey=x'])
  })
})

describe('mails that a project hands over', () => {
  const secret = `v1,whsec_${Buffer.from('between us').toString('base64')}`
  const siteUrl = 'https://books.example'
  const now = new Date('2026-11-29T12:00:00Z')

  async function hand(
    payload: object,
    { key = 'between us', at = now, body = JSON.stringify(payload) } = {},
  ): Promise<{ status: number; mails: HookMail[] }> {
    const mails: HookMail[] = []
    const timestamp = String(at.getTime() / 1000)
    const signature = createHmac('sha256', key)
      .update(`m1.${timestamp}.${JSON.stringify(payload)}`)
      .digest('base64')
    const headers = {
      'webhook-id': 'm1',
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,AAAA v1,${signature}`,
    }
    const request = new Request('http://here/', { method: 'POST', headers, body })
    const mail = async (one: HookMail): Promise<void> => void mails.push(one)
    const notices: AuthNotice[] = []
    const notify = async (one: AuthNotice): Promise<void> => void notices.push(one)
    const answer = await answerEmailHook(
      { secret, siteUrl, redirectOrigins: [], mail, notify, now: () => now },
      request,
    )
    return { status: answer.status, mails, ...(notices.length > 0 && { notices }) }
  }

  const login = {
    user: { email: 'a@example.org', user_metadata: {} },
    email_data: {
      token: '123456',
      token_hash: 'hash',
      redirect_to: `${siteUrl}/en/auth/finish`,
      email_action_type: 'magiclink',
    },
  }

  test('are sent in the language of the page they lead to', async () => {
    expect(await hand(login)).toEqual({
      status: 200,
      mails: [
        {
          to: 'a@example.org',
          kind: 'login',
          type: 'email',
          code: '123456',
          tokenHash: 'hash',
          redirectTo: `${siteUrl}/en/auth/finish`,
          locale: 'en',
        },
      ],
    })
  })

  test('never lead away from the site', async () => {
    const data = { ...login.email_data, redirect_to: 'https://evil.example/en' }
    const { mails } = await hand({ ...login, email_data: data })
    expect(mails[0]?.redirectTo).toBe(siteUrl)
  })

  test('of a changed address go to the new one, or to both with the hash of the other name', async () => {
    const data = { ...login.email_data, email_action_type: 'email_change' }
    const guest = { email: '', new_email: 'new@example.org' }
    expect((await hand({ user: guest, email_data: data })).mails).toMatchObject([
      { to: 'new@example.org', kind: 'claim', code: '123456', tokenHash: 'hash' },
    ])
    const both = { ...data, token_new: '654321', token_hash_new: 'other' }
    const user = { email: 'old@example.org', new_email: 'new@example.org' }
    expect((await hand({ user, email_data: both })).mails).toMatchObject([
      { to: 'old@example.org', kind: 'leave', code: '123456', tokenHash: 'other' },
      { to: 'new@example.org', kind: 'move', code: '654321', tokenHash: 'hash' },
    ])
  })

  test.each([
    ['password_changed', {}, 'a@example.org', null],
    ['email_changed', { old_email: 'old@example.org' }, 'old@example.org', null],
    ['identity_linked', { provider: 'google' }, 'a@example.org', 'google'],
    ['mfa_factor_enrolled', { factor_type: 'totp' }, 'a@example.org', 'totp'],
  ])('that tell of what has happened are told as our own: %s', async (kind, facts, to, what) => {
    const data = { ...login.email_data, ...facts, email_action_type: `${kind}_notification` }
    expect(await hand({ ...login, email_data: data })).toEqual({
      status: 200,
      mails: [],
      notices: [{ to, kind, what, locale: 'en' }],
    })
  })

  test('that nobody knows are not sent', async () => {
    const data = { ...login.email_data, email_action_type: 'something_new_notification' }
    expect(await hand({ ...login, email_data: data })).toEqual({ status: 200, mails: [] })
  })

  test.each([
    ['signed with another secret', { key: 'guess' }, 401],
    ['changed on the way', { body: '{}' }, 401],
    ['of an hour ago', { at: new Date(now.getTime() - 3_600_000) }, 401],
  ])('%s are refused', async (_, changes, status) => {
    expect(await hand(login, changes)).toEqual({ status, mails: [] })
  })

  test('that are no mails are refused', async () => {
    expect((await hand({ hello: 'you' })).status).toBe(400)
  })
})
