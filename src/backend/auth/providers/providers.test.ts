import { createHash } from 'node:crypto'
import { generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { IdentityProvider } from '../../../../tests/stand-ins/identity-provider.ts'
import { clientId, standInProvider } from '../../../../tests/stand-ins/identity-provider.ts'
import type { TestBackend } from '../../../../tests/start-test-backend.ts'
import { startTestBackend } from '../../../../tests/start-test-backend.ts'
import { google } from './presets.ts'

let provider: IdentityProvider
let backend: TestBackend
let people = 0

beforeAll(async () => {
  provider = await standInProvider()
  const credentials = { clientIds: [clientId, 'the-app'], clientSecret: 'secret' }
  const ours = { ...credentials, issuer: provider.issuer, scopes: 'openid email' }
  const unreachable = { ...ours, issuer: 'http://127.0.0.1:9' }
  backend = await startTestBackend({
    auth: { providers: { school: ours, gone: unreachable, google: google(credentials) } },
  })
})
afterAll(async () => {
  await backend[Symbol.asyncDispose]()
  await provider[Symbol.asyncDispose]()
})
beforeEach(() => {
  people += 1
  provider.claims = {
    sub: `pupil-${people}`,
    email: `pupil${people}@school.example`,
    email_verified: true,
    name: 'Noor',
  }
})

const page = 'http://localhost:3999/auth/finish'

function browser() {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  }
  return backend.client({ auth: { flowType: 'pkce', persistSession: true, storage } })
}

/** Follows one redirect. */
async function follow(address: string): Promise<URL> {
  const answer = await fetch(address, { redirect: 'manual' })
  return new URL(answer.headers.get('location') ?? `x:${answer.status} ${await answer.text()}`)
}

/** From a client's wish to the page that somebody is led to after having agreed at the provider. */
async function signInAtProvider(client = browser(), name = 'school') {
  const options = { redirectTo: page, skipBrowserRedirect: true }
  const { data } = await client.auth.signInWithOAuth({ provider: name as 'google', options })
  const asked = await follow(data.url ?? '')
  return { asked, target: await follow(provider.agree(asked.href)), client }
}

describe('somebody who signs in at a provider', () => {
  test('comes back with a code that only their browser exchanges, and with what the provider gave', async () => {
    const { asked, target, client } = await signInAtProvider()
    expect(asked.searchParams.get('scope')).toBe('openid email')
    expect(asked.searchParams.get('redirect_uri')).toBe(`${backend.url}/auth/v1/callback`)
    expect(`${target.origin}${target.pathname}`).toBe(page)
    const { data, error } = await client.auth.exchangeCodeForSession(target.searchParams.get('code') ?? '')
    expect(error).toBeNull()
    expect(data.session).toMatchObject({
      provider_token: 'of-the-provider',
      provider_refresh_token: 'to-refresh',
    })
    expect(data.user).toMatchObject({
      email: provider.claims['email'],
      app_metadata: { provider: 'school', providers: ['school'] },
      user_metadata: { full_name: 'Noor' },
      identities: [{ provider: 'school', id: provider.claims['sub'] }],
    })
    const { rows } = await backend.pool.query('select * from auth.flow_state')
    expect(JSON.stringify(rows)).not.toContain('of-the-provider')
    const again = await signInAtProvider()
    const { data: second } = await again.client.auth.exchangeCodeForSession(
      again.target.searchParams.get('code') ?? '',
    )
    expect(second.user?.id).toBe(data.user?.id)
  })

  test('has a name that can be kept, whatever they call themselves there', async () => {
    provider.claims = { ...provider.claims, name: 'No\0or \ud83d' }
    const { target, client } = await signInAtProvider()
    const { data } = await client.auth.exchangeCodeForSession(target.searchParams.get('code') ?? '')
    expect(data.user?.user_metadata).toMatchObject({ name: 'Noor \ufffd' })
  })

  test('carries the session in the fragment without PKCE', async () => {
    const { target } = await signInAtProvider(backend.client())
    const facts = new URLSearchParams(target.hash.slice(1))
    const { data } = await backend.client().auth.getUser(facts.get('access_token') ?? '')
    expect(data.user?.email).toBe(provider.claims['email'])
  })

  test('is the user of that address when the provider has verified it', async () => {
    const { user } = await backend.signIn(String(provider.claims['email']))
    const { target, client } = await signInAtProvider()
    const { data } = await client.auth.exchangeCodeForSession(target.searchParams.get('code') ?? '')
    expect(data.user?.id).toBe(user.id)
    expect(data.user?.app_metadata).toMatchObject({ provider: 'email', providers: ['email', 'school'] })
  })

  test('does not share the account with a stranger who signed up with that address and never proved it', async () => {
    const email = String(provider.claims['email'])
    const stranger = { email, password: 'the one of a stranger' }
    await backend.client().auth.signUp(stranger)
    const { target, client } = await signInAtProvider()
    const { data } = await client.auth.exchangeCodeForSession(target.searchParams.get('code') ?? '')
    expect(data.user?.identities?.map((identity) => identity.provider)).toEqual(['school'])
    const { error } = await backend.client().auth.signInWithPassword(stranger)
    expect(error?.code).toBe('invalid_credentials')
  })

  test('does not come in with an address that the provider has not verified', async () => {
    const { user } = await backend.signIn(String(provider.claims['email']))
    provider.claims = { ...provider.claims, email_verified: false }
    const { target } = await signInAtProvider()
    expect(target.searchParams.get('error_code')).toBe('provider_email_needs_verification')
    provider.claims = { ...provider.claims, email: 'new@school.example' }
    expect((await signInAtProvider()).target.searchParams.get('code')).toBeNull()
    const { rows } = await backend.pool.query(
      'select from auth.identities where user_id = $1 and provider = $2',
      [user.id, 'school'],
    )
    expect(rows).toEqual([])
  })

  test('comes back once for each time that they went, in time, and from nowhere else', async () => {
    const { data } = await browser().auth.signInWithOAuth({
      provider: 'school' as 'google',
      options: { redirectTo: page, skipBrowserRedirect: true },
    })
    const asked = await follow(data.url ?? '')
    const back = provider.agree(asked.href)
    expect((await follow(back)).searchParams.get('code')).not.toBeNull()
    expect((await follow(back)).searchParams.get('error_code')).toBe('bad_oauth_state')
    const callback = `${backend.url}/auth/v1/callback`
    for (const state of ['', '?state=x', `?state=${crypto.randomUUID()}&code=x`, '?state=%00']) {
      const target = await follow(callback + state)
      expect(target.origin).toBe('http://localhost:3999')
      expect(target.searchParams.get('error_code')).toBe('bad_oauth_state')
    }
    const late = await browser().auth.signInWithOAuth({
      provider: 'school' as 'google',
      options: { redirectTo: page, skipBrowserRedirect: true },
    })
    const lateBack = provider.agree((await follow(late.data.url ?? '')).href)
    backend.passTime(901)
    expect((await follow(lateBack)).searchParams.get('error_code')).toBe('bad_oauth_state')
  })

  test('is told what the provider says, and leads only to pages of ours', async () => {
    const { data } = await browser().auth.signInWithOAuth({
      provider: 'school' as 'google',
      options: { redirectTo: 'https://evil.example/', skipBrowserRedirect: true },
    })
    const asked = await follow(data.url ?? '')
    const state = asked.searchParams.get('state')
    const target = await follow(
      `${backend.url}/auth/v1/callback?state=${state}&error=access_denied&error_description=Not+today`,
    )
    expect(target.origin).toBe('http://localhost:3999')
    expect(target.searchParams.get('error_description')).toBe('Not today')
  })

  test.each([
    ['nobody', 400],
    ['constructor', 400],
    ['gone', 500],
  ])('at %s is refused', async (name, status) => {
    const answer = await fetch(`${backend.url}/auth/v1/authorize?provider=${name}`, { redirect: 'manual' })
    expect(answer.status).toBe(status)
  })

  test('comes back by a form too, as Apple sends people', async () => {
    const { data } = await browser().auth.signInWithOAuth({
      provider: 'school' as 'google',
      options: { redirectTo: page, skipBrowserRedirect: true },
    })
    const back = new URL(provider.agree((await follow(data.url ?? '')).href))
    const answer = await fetch(`${backend.url}/auth/v1/callback`, {
      method: 'POST',
      body: back.searchParams,
      redirect: 'manual',
    })
    expect(new URL(answer.headers.get('location') ?? '').searchParams.get('code')).not.toBeNull()
  })
})

describe('an ID token of an app', () => {
  const signIn = (token: string, more: object = {}) =>
    backend.client().auth.signInWithIdToken({ provider: 'school', token, ...more })

  test('signs in, with its nonce', async () => {
    const nonce = 'a nonce of the app'
    const hashed = createHash('sha256').update(nonce).digest('hex')
    const { data } = await signIn(await provider.idToken({ nonce: hashed, aud: 'the-app' }), { nonce })
    expect(data.user?.email).toBe(provider.claims['email'])
    const { data: claims } = await backend.client().auth.getClaims(data.session?.access_token)
    expect(claims?.claims.amr).toMatchObject([{ method: 'oauth' }])
  })

  test('of another app, another issuer or another signer, without its nonce or with another one is refused', async () => {
    const { privateKey } = await generateKeyPair('RS256')
    const forged = await new SignJWT({ ...provider.claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer(provider.issuer)
      .setAudience(clientId)
      .setExpirationTime('5m')
      .sign(privateKey)
    const tokens = [
      [forged, {}],
      [await provider.idToken({ aud: 'elsewhere' }), {}],
      [await provider.idToken({ nonce: 'x' }), {}],
      [await provider.idToken({ nonce: 'x' }), { nonce: 'y' }],
      [await provider.idToken(), { nonce: 'y' }],
      [await provider.idToken({ at_hash: 'AAAA' }), { access_token: 'another one' }],
      ['nonsense', {}],
    ] as const
    for (const [token, more] of tokens) expect((await signIn(token, more)).error?.status).toBe(400)
  })

  test.each(['google', 'facebook'])('of %s is not asked about when it is none', async (name) => {
    const { error } = await backend
      .client()
      .auth.signInWithIdToken({ provider: name, token: await provider.idToken() })
    expect(error?.status).toBe(400)
  })
})

describe('identities', () => {
  const link = async (client: ReturnType<typeof browser>) => {
    const { data } = await client.auth.linkIdentity({
      provider: 'school' as 'google',
      options: { redirectTo: page, skipBrowserRedirect: true },
    })
    return follow(provider.agree(data?.url ?? ''))
  }

  test('are linked to who is signed in, one for one user, and unlinked again but for the last', async () => {
    const { client, user } = await backend.signIn()
    await link(client)
    const { data } = await client.auth.getUserIdentities()
    expect(data?.identities.map((identity) => identity.provider)).toEqual(['email', 'school'])
    const other = await backend.signIn()
    const taken = await link(other.client)
    const fault = new URLSearchParams(taken.search || taken.hash.slice(1))
    expect(fault.get('error_code')).toBe('identity_already_exists')
    const [email, school] = data?.identities ?? []
    if (!email || !school) throw new Error('no identities')
    expect((await other.client.auth.unlinkIdentity(school)).error?.code).toBe('single_identity_not_deletable')
    expect((await client.auth.unlinkIdentity(school)).error).toBeNull()
    expect((await client.auth.unlinkIdentity(email)).error?.code).toBe('single_identity_not_deletable')
    const { data: left } = await client.auth.getUser()
    expect(left.user).toMatchObject({ id: user.id, app_metadata: { providers: ['email'] } })
  })

  test('make a guest a user with the same id', async () => {
    const { client, userId } = await backend.guest()
    await link(client)
    await client.auth.refreshSession()
    const { data } = await client.auth.getUser()
    expect(data.user).toMatchObject({ id: userId, is_anonymous: false, email: provider.claims['email'] })
  })

  test('that brought the address take it along', async () => {
    const { client, user } = await backend.signIn()
    await link(client)
    const { data } = await client.auth.getUserIdentities()
    const email = data?.identities.find((identity) => identity.provider === 'email')
    if (!email) throw new Error('no identity')
    await client.auth.unlinkIdentity(email)
    const { data: left } = await client.auth.getUser()
    expect(left.user).toMatchObject({ id: user.id, email: provider.claims['email'] })
  })

  test('are left alone where that is off', async () => {
    await using strict = await startTestBackend({ auth: { manualLinking: false } })
    const { client, user } = await strict.signIn()
    const [identity] = user.identities ?? []
    if (!identity) throw new Error('no identity')
    expect((await client.auth.unlinkIdentity(identity)).error?.code).toBe('manual_linking_disabled')
  })
})
