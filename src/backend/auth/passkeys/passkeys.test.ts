import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { standInAuthenticator } from '../../../../tests/stand-ins/authenticator.ts'
import type { TestBackend } from '../../../../tests/start-test-backend.ts'
import { startTestBackend } from '../../../../tests/start-test-backend.ts'
import { totpCode } from '../factors/totp.ts'

const site = 'localhost'
const origin = 'http://localhost:3999'

let backend: TestBackend

beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend[Symbol.asyncDispose]())

interface Asked {
  method?: string
  token?: string | undefined
  body?: object
}

/** What of the answers is looked into. */
interface Answered {
  [fact: string]: unknown
  options: { challenge: string; user: { id: string } }
}

async function ask(path: string, { method = 'POST', token, body }: Asked = {}) {
  const answer = await fetch(`${backend.url}/auth/v1${path}`, {
    method,
    headers: {
      apikey: backend.keys.anonKey,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, body: (text ? JSON.parse(text) : null) as Answered }
}

/** A user with a passkey. */
async function withPasskey() {
  const signedIn = await backend.signIn()
  const token = signedIn.session.access_token
  const key = standInAuthenticator(site, origin)
  const { body: options } = await ask('/passkeys/registration/options', { token })
  const credential = key.create(options.options)
  const kept = await ask('/passkeys/registration/verify', {
    token,
    body: { challenge_id: options['challenge_id'], credential },
  })
  return { ...signedIn, token, key, options, credential, kept }
}

async function signInWith(key: ReturnType<typeof standInAuthenticator>) {
  const { body } = await ask('/passkeys/authentication/options')
  const given = { challenge_id: body['challenge_id'], credential: key.get(body.options) }
  return { given, answer: await ask('/passkeys/authentication/verify', { body: given }) }
}

describe('a passkey', () => {
  test('is made for this site, to be found without a name, and not a second time on one device', async () => {
    const { options, kept, credential, token } = await withPasskey()
    expect(options.options).toMatchObject({
      rp: { id: site },
      authenticatorSelection: { residentKey: 'required' },
    })
    expect(kept).toMatchObject({ status: 200, body: { id: expect.any(String) } })
    const { body: again } = await ask('/passkeys/registration/options', { token })
    expect(again['options']).toMatchObject({ excludeCredentials: [{ id: credential.id }] })
  })

  test.each(['usb', 7, [7, 'usb', 'pigeon'], {}])(
    'is kept when its device says it is reached by %j',
    async (transports) => {
      const { session } = await backend.signIn()
      const { body: asked } = await ask('/passkeys/registration/options', { token: session.access_token })
      const credential = standInAuthenticator(site, origin).create(asked.options)
      const response = { ...credential.response, transports }
      const kept = await ask('/passkeys/registration/verify', {
        token: session.access_token,
        body: { challenge_id: asked['challenge_id'], credential: { ...credential, response } },
      })
      expect(kept.status).toBe(200)
    },
  )

  test('signs in whoever has it, who says nothing of who that is', async () => {
    const { key, user, token } = await withPasskey()
    const { answer } = await signInWith(key)
    expect(answer).toMatchObject({ status: 200, body: { user: { id: user.id } } })
    const { data } = await backend.client().auth.getClaims(String(answer.body['access_token']))
    expect(data?.claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'passkey' }] })
    const { body } = await ask('/passkeys', { method: 'GET', token })
    expect(body).toMatchObject([{ last_used_at: expect.any(String) }])
  })

  test('answers each challenge once, and no challenge of another kind', async () => {
    const { key, token } = await withPasskey()
    const { given } = await signInWith(key)
    const again = await ask('/passkeys/authentication/verify', { body: given })
    expect(again.body['code']).toBe('webauthn_challenge_not_found')
    const { body } = await ask('/passkeys/registration/options', { token })
    const other = { challenge_id: body['challenge_id'], credential: key.get(body.options) }
    const crossed = await ask('/passkeys/authentication/verify', { body: other })
    expect(crossed.body['code']).toBe('webauthn_challenge_not_found')
  })

  test('comes in no more once it is gone, its user is banned, or its count was seen before', async () => {
    const { key, user, token, kept } = await withPasskey()
    await signInWith(key)
    await backend.pool.query('update auth.webauthn_credentials set sign_count = 99 where user_id = $1', [
      user.id,
    ])
    expect((await signInWith(key)).answer.body['code']).toBe('webauthn_verification_failed')
    await backend.pool.query('update auth.webauthn_credentials set sign_count = 1 where user_id = $1', [
      user.id,
    ])
    const service = backend.client({ key: backend.keys.serviceKey }).auth.admin
    await service.updateUserById(user.id, { ban_duration: '1h' })
    expect((await signInWith(key)).answer.body['code']).toBe('user_banned')
    await service.updateUserById(user.id, { ban_duration: 'none' })
    expect((await ask(`/passkeys/${String(kept.body['id'])}`, { method: 'DELETE', token })).status).toBe(204)
    expect((await signInWith(key)).answer.body['code']).toBe('webauthn_verification_failed')
  })

  test('of a stranger’s device, of a page elsewhere, and nonsense are refused', async () => {
    const { token } = await withPasskey()
    const stranger = standInAuthenticator(site, origin)
    expect((await signInWith(stranger)).answer.body['code']).toBe('webauthn_verification_failed')
    const { body } = await ask('/passkeys/registration/options', { token })
    const phished = standInAuthenticator(site, 'https://evil.example').create(body.options)
    const kept = await ask('/passkeys/registration/verify', {
      token,
      body: { challenge_id: body['challenge_id'], credential: phished },
    })
    expect(kept.body['code']).toBe('webauthn_verification_failed')
    for (const credential of [{}, { id: 1 }, { id: 'x', response: null }]) {
      const { body: asked } = await ask('/passkeys/authentication/options')
      const given = { challenge_id: asked['challenge_id'], credential }
      const answer = await ask('/passkeys/authentication/verify', { body: given })
      expect([answer.status, answer.body['code']]).toEqual([400, 'webauthn_verification_failed'])
    }
  })

  test('has a name that its owner gives, and nobody else', async () => {
    const { kept, token } = await withPasskey()
    const path = `/passkeys/${String(kept.body['id'])}`
    const rename = (friendlyName: string, by: string) =>
      ask(path, { method: 'PATCH', token: by, body: { friendly_name: friendlyName } })
    expect((await rename('kitchen', token)).body).toMatchObject({ friendly_name: 'kitchen' })
    expect((await rename('x'.repeat(121), token)).status).toBe(400)
    const other = await backend.signIn()
    expect((await rename('mine', other.session.access_token)).status).toBe(404)
    expect((await ask(path, { method: 'DELETE', token: other.session.access_token })).status).toBe(404)
  })
})

test('with a second factor, keys are added and taken away only in a session that has shown it', async () => {
  const { client, session } = await backend.signIn()
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp' })
  const code = totpCode(data?.totp.secret ?? '', Math.floor(backend.now().getTime() / 30_000))
  const verified = await client.auth.mfa.challengeAndVerify({ factorId: data?.id ?? '', code })
  const begin = (token: string) => ask('/passkeys/registration/options', { token })
  expect((await begin(verified.data?.access_token ?? '')).status).toBe(200)
  await backend.pool.query(`update auth.sessions set aal = 'aal1' where user_id = $1`, [session.user.id])
  expect((await begin(session.access_token)).body['code']).toBe('insufficient_aal')
})

test('guests have none, operators see and remove them, and none are offered where they are off', async () => {
  const { client } = await backend.guest()
  const { data } = await client.auth.getSession()
  const token = data.session?.access_token
  expect((await ask('/passkeys/registration/options', { token })).status).toBe(403)
  const { user, kept } = await withPasskey()
  const service = backend.keys.serviceKey
  const path = `/admin/users/${user.id}/passkeys`
  expect((await ask(path, { method: 'GET', token: service })).body).toMatchObject([{ id: kept.body['id'] }])
  const removal = { method: 'DELETE', token: service }
  expect((await ask(`${path}/${String(kept.body['id'])}`, removal)).status).toBe(204)
  expect((await ask(`${path}/${String(kept.body['id'])}`, removal)).status).toBe(404)
  await using without = await startTestBackend({ auth: { passkeys: { enabled: false } } })
  const answer = await fetch(`${without.url}/auth/v1/passkeys/authentication/options`, { method: 'POST' })
  expect(await answer.json()).toMatchObject({ code: 'passkey_disabled' })
})
