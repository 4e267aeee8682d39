import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { standInAuthenticator } from '../../../../tests/stand-ins/authenticator.ts'
import type { TestBackend } from '../../../../tests/start-test-backend.ts'
import { startTestBackend } from '../../../../tests/start-test-backend.ts'
import { sealText } from '../seal.ts'
import { totpCode } from './totp.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await startTestBackend({ auth: { factors: { phone: true }, phone: { enabled: true } } })
})
afterAll(() => backend[Symbol.asyncDispose]())

const codeOf = (secret: string, on = backend): string =>
  totpCode(secret, Math.floor(on.now().getTime() / 30_000))

/** Asks as a client does that has no words of its own for something. */
async function ask(client: SupabaseClient, path: string, body: object) {
  const { data } = await client.auth.getSession()
  const answer = await fetch(`${backend.url}/auth/v1${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${data.session?.access_token}`, apikey: backend.keys.anonKey },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

/** A user whose session has shown an authenticator app. */
async function withApp(friendlyName = 'app') {
  const signedIn = await backend.signIn()
  const { data: factor } = await signedIn.client.auth.mfa.enroll({ factorType: 'totp', friendlyName })
  if (!factor) throw new Error('no factor')
  const { secret } = factor.totp
  const verified = await signedIn.client.auth.mfa.challengeAndVerify({
    factorId: factor.id,
    code: codeOf(secret),
  })
  return { ...signedIn, factorId: factor.id, secret, verified }
}

const levelOf = async (client: SupabaseClient) =>
  (await client.auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel

describe('an authenticator app', () => {
  test('is shown its secret as words, as an address and as a picture, and counts once it has shown a code', async () => {
    const { client, user } = await backend.signIn()
    const { data } = await client.auth.mfa.enroll({
      factorType: 'totp',
      friendlyName: 'telephone',
      issuer: 'Us',
    })
    expect(data?.totp.uri).toContain(`otpauth://totp/Us:${encodeURIComponent(user.email ?? '')}`)
    expect(data?.totp.qr_code).toContain('<svg')
    expect((await client.auth.mfa.listFactors()).data).toMatchObject({
      all: [{ friendly_name: 'telephone', status: 'unverified' }],
      totp: [],
    })
    const { rows } = await backend.pool.query('select secret from auth.mfa_factors where id = $1', [data?.id])
    expect(JSON.stringify(rows)).not.toContain(data?.totp.secret)
  })

  test('lifts the session to aal2, which its tokens say from then on', async () => {
    const { client, verified } = await withApp()
    expect(verified.error).toBeNull()
    expect(await levelOf(client)).toBe('aal2')
    await client.auth.refreshSession()
    const { data } = await client.auth.getClaims()
    expect(data?.claims).toMatchObject({ aal: 'aal2' })
    expect(data?.claims.amr?.map((one) => (typeof one === 'string' ? one : one.method)).sort()).toEqual([
      'otp',
      'totp',
    ])
  })

  test('ends the sessions that have not shown it, and the answer that got lost can be asked for again', async () => {
    const { client, user, session } = await backend.signIn()
    const elsewhere = await backend.signIn(user.email)
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp' })
    await client.auth.mfa.challengeAndVerify({
      factorId: data?.id ?? '',
      code: codeOf(data?.totp.secret ?? ''),
    })
    expect((await elsewhere.client.auth.refreshSession()).error?.code).toBe('refresh_token_not_found')
    const again = await backend.client().auth.refreshSession({ refresh_token: session.refresh_token })
    expect(again.error).toBeNull()
    const { data: claims } = await backend.client().auth.getClaims(again.data.session?.access_token)
    expect(claims?.claims.aal).toBe('aal2')
  })

  test('shows each code once, whatever the challenge', async () => {
    const { client, factorId, secret } = await withApp()
    const again = await client.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })
    expect(again.error?.code).toBe('mfa_verification_failed')
    backend.passTime(30)
    expect((await client.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })).error).toBeNull()
  })

  test('is not believed with a wrong code, an old challenge, a used one, one of another factor or from elsewhere', async () => {
    const { client, factorId, secret } = await withApp()
    backend.passTime(60)
    const right = codeOf(secret)
    const wrong = right === '000000' ? '000001' : '000000'
    const challenge = async () => (await client.auth.mfa.challenge({ factorId })).data?.id ?? ''
    const verify = async (challengeId: string, code: string) =>
      (await client.auth.mfa.verify({ factorId, challengeId, code })).error?.code
    expect(await verify(await challenge(), wrong)).toBe('mfa_verification_failed')
    expect(await verify('made-up', right)).toBe('mfa_factor_not_found')
    const elsewhere = await challenge()
    await backend.pool.query(`update auth.mfa_challenges set ip_address = '10.0.0.1' where id = $1`, [
      elsewhere,
    ])
    expect(await verify(elsewhere, right)).toBe('mfa_ip_address_mismatch')
    const used = await challenge()
    expect(await verify(used, right)).toBeUndefined()
    expect(await verify(used, right)).toBe('mfa_ip_address_mismatch')
    const old = await challenge()
    backend.passTime(301)
    expect(await verify(old, codeOf(secret))).toBe('mfa_challenge_expired')
  })

  test('of somebody else is not found', async () => {
    const { factorId } = await withApp()
    const { client } = await backend.signIn()
    expect((await client.auth.mfa.challenge({ factorId })).error).toMatchObject({ status: 404 })
    expect((await client.auth.mfa.unenroll({ factorId })).error?.code).toBe('mfa_factor_not_found')
  })

  test('is tried only so often', async () => {
    await using guarded = await startTestBackend({ limits: { factorTriesPerUser: 4 } })
    const { client } = await guarded.signIn()
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp' })
    const challenge = await client.auth.mfa.challenge({ factorId: data?.id ?? '' })
    const given = { factorId: data?.id ?? '', challengeId: challenge.data?.id ?? '', code: '000000' }
    const codes = []
    for (let tries = 0; tries < 3; tries += 1) codes.push((await client.auth.mfa.verify(given)).error?.code)
    expect(codes.at(-1)).toBe('over_request_rate_limit')
  })
})

describe('a session that has not shown the second factor', () => {
  test('changes neither password nor address, adds none and takes none away', async () => {
    const { user, factorId } = await withApp()
    const { client } = await backend.signIn(user.email)
    expect(await levelOf(client)).toBe('aal1')
    const change = async (attributes: object) => (await client.auth.updateUser(attributes)).error?.code
    expect(await change({ password: 'seven pegs on a line' })).toBe('insufficient_aal')
    expect(await change({ email: backend.newAddress() })).toBe('insufficient_aal')
    expect(await change({ data: { theme: 'dark' } })).toBeUndefined()
    const added = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'mine too' })
    expect(added.error?.code).toBe('insufficient_aal')
    expect((await client.auth.mfa.unenroll({ factorId })).error?.code).toBe('insufficient_aal')
    // The account's address is that of its ways in.
    const [identity] = (await client.auth.getUserIdentities()).data?.identities ?? []
    if (!identity) throw new Error('no identity')
    expect((await client.auth.unlinkIdentity(identity)).error?.code).toBe('insufficient_aal')
    const linked = await client.auth.linkIdentity({
      provider: 'google',
      options: { skipBrowserRedirect: true },
    })
    expect(linked.error?.code).toBe('insufficient_aal')
  })

  test('does not lift itself by a factor that somebody began before the user had one', async () => {
    const thief = await backend.signIn()
    const { data: begun } = await thief.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'begun' })
    const { body: key } = await ask(thief.client, '/factors', { factor_type: 'phone', phone: '31655555555' })
    const { client: owner } = await backend.signIn(thief.user.email)
    const { data } = await owner.auth.mfa.enroll({ factorType: 'phone', phone: '31677777777' })
    const { data: challenge } = await owner.auth.mfa.challenge({ factorId: data?.id ?? '', channel: 'sms' })
    const text = backend.texts.findLast(({ to }) => to === '31677777777')
    const shown = { factorId: data?.id ?? '', challengeId: challenge?.id ?? '', code: text?.code ?? '' }
    expect((await owner.auth.mfa.verify(shown)).error).toBeNull()
    expect((await owner.auth.mfa.listFactors()).data?.all).toHaveLength(1)

    const { client: again } = await backend.signIn(thief.user.email)
    for (const factorId of [begun?.id ?? '', String(key['id'])]) {
      expect((await again.auth.mfa.challenge({ factorId })).error?.status).toBe(404)
    }
    // Even one that was left behind.
    await backend.pool.query(
      `insert into auth.mfa_factors select $1, user_id, 'left', 'totp', 'unverified', created_at, updated_at, $2
       from auth.mfa_factors where id = $3`,
      [crypto.randomUUID(), sealText(backend.keys, begun?.totp.secret ?? ''), data?.id],
    )
    const left = (await again.auth.mfa.listFactors()).data?.all.find(
      (factor) => factor.friendly_name === 'left',
    )
    const code = codeOf(begun?.totp.secret ?? '')
    const { error } = await again.auth.mfa.challengeAndVerify({ factorId: left?.id ?? '', code })
    expect(error?.code).toBe('insufficient_aal')
    expect(await levelOf(again)).toBe('aal1')
  })

  test('is any session from which its factor was taken', async () => {
    const { client, factorId } = await withApp()
    expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull()
    await client.auth.refreshSession()
    const { data } = await client.auth.getClaims()
    expect(data?.claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'otp' }] })
  })
})

describe('factors', () => {
  test('are not for guests, and not of unknown kinds', async () => {
    const { client } = await backend.guest()
    expect((await client.auth.mfa.enroll({ factorType: 'totp' })).error?.status).toBe(403)
    const person = await backend.signIn()
    expect((await ask(person.client, '/factors', { factor_type: 'tea' })).body['code']).toBe(
      'validation_failed',
    )
  })

  test('have names that differ, and are so many at most', async () => {
    await using few = await startTestBackend({ auth: { factors: { most: 2 } } })
    const { client } = await few.signIn()
    const add = async (friendlyName: string) =>
      (await client.auth.mfa.enroll({ factorType: 'totp', friendlyName })).error?.code
    expect(await add('one')).toBeUndefined()
    expect(await add('one')).toBe('mfa_factor_name_conflict')
    expect(await add('two')).toBeUndefined()
    expect(await add('three')).toBe('too_many_enrolled_mfa_factors')
    few.passTime(24 * 3600 + 60)
    await client.auth.refreshSession()
    expect(await add('three')).toBeUndefined()
  })

  test('are shown to operators and taken away by them, who may rename them too', async () => {
    const { user, client, factorId } = await withApp()
    const service = backend.client({ key: backend.keys.serviceKey }).auth.admin
    const { data } = await service.mfa.listFactors({ userId: user.id })
    expect(data?.factors).toMatchObject([{ id: factorId, status: 'verified' }])
    expect(JSON.stringify(data)).not.toContain('secret')
    const renamed = await fetch(`${backend.url}/auth/v1/admin/users/${user.id}/factors/${factorId}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${backend.keys.serviceKey}` },
      body: JSON.stringify({ friendly_name: 'old telephone' }),
    })
    expect(await renamed.json()).toMatchObject({ friendly_name: 'old telephone' })
    expect((await service.mfa.deleteFactor({ userId: user.id, id: factorId })).error).toBeNull()
    await client.auth.refreshSession()
    expect(await levelOf(client)).toBe('aal1')
  })
})

test('a telephone shows the code that was texted to it', async () => {
  const { client } = await backend.signIn()
  const phone = '31687654321'
  const { data: factor } = await client.auth.mfa.enroll({ factorType: 'phone', phone: `+${phone}` })
  const factorId = factor?.id ?? ''
  const { data: challenge } = await client.auth.mfa.challenge({ factorId, channel: 'sms' })
  const text = backend.texts.findLast(({ to }) => to === phone)
  const given = { factorId, challengeId: challenge?.id ?? '' }
  const wrong = text?.code === '000000' ? '000001' : '000000'
  expect((await client.auth.mfa.verify({ ...given, code: wrong })).error?.code).toBe(
    'mfa_verification_failed',
  )
  expect((await client.auth.mfa.verify({ ...given, code: text?.code ?? '' })).error).toBeNull()
  expect(await levelOf(client)).toBe('aal2')
})

describe('a security key', () => {
  const site = 'localhost'
  const origin = 'http://localhost:3999'

  interface KeyChallenge {
    id: string
    webauthn: { type: string; credential_options: { publicKey: { challenge: string; user: { id: string } } } }
  }

  async function withKey() {
    const { client, user } = await backend.signIn()
    const { body: factor } = await ask(client, '/factors', { factor_type: 'webauthn', friendly_name: 'key' })
    const path = `/factors/${String(factor['id'])}`
    const challenge = async () => (await ask(client, `${path}/challenge`, {})).body as unknown as KeyChallenge
    const verify = (
      { id, webauthn }: KeyChallenge,
      credential: RegistrationResponseJSON | AuthenticationResponseJSON,
    ) =>
      ask(client, `${path}/verify`, {
        challenge_id: id,
        webauthn: { type: webauthn.type, credential_response: credential },
      })
    return { client, user, challenge, verify }
  }

  test('is made once and shown afterwards; a copy, another site and another challenge are not it', async () => {
    const { challenge, verify } = await withKey()
    const key = standInAuthenticator(site, origin)
    const first = await challenge()
    expect(first.webauthn.type).toBe('create')
    const made = await verify(first, key.create(first.webauthn.credential_options.publicKey))
    expect(made).toMatchObject({ status: 200, body: { token_type: 'bearer' } })

    const next = await challenge()
    expect(next.webauthn.type).toBe('request')
    const stranger = standInAuthenticator(site, origin)
    const { publicKey } = next.webauthn.credential_options
    expect((await verify(next, stranger.get(publicKey))).body['code']).toBe('mfa_verification_failed')
    expect((await verify(next, key.get({ challenge: 'AAAA' }))).body['code']).toBe('mfa_verification_failed')
    expect((await verify(next, key.get(publicKey))).status).toBe(200)
  })

  test('that was made on a page of somebody else is not taken', async () => {
    const { challenge, verify } = await withKey()
    const first = await challenge()
    const key = standInAuthenticator(site, 'https://evil.example')
    const made = await verify(first, key.create(first.webauthn.credential_options.publicKey))
    expect(made).toMatchObject({ status: 422, body: { code: 'mfa_verification_failed' } })
  })

  test.each([
    {},
    { id: 7 },
    { response: {} },
    { id: 'a', rawId: 'a', type: 'public-key', response: { clientDataJSON: '!' } },
  ])('is not %j', async (credential) => {
    const { challenge, verify } = await withKey()
    const answer = await verify(await challenge(), credential as unknown as RegistrationResponseJSON)
    expect(answer.status).toBe(422)
  })
})
