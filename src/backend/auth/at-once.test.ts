import { afterAll, beforeAll, expect, test } from 'vitest'
import type { IdentityProvider } from '../../../tests/stand-ins/identity-provider.ts'
import { clientId, standInProvider } from '../../../tests/stand-ins/identity-provider.ts'
import type { TestBackend } from '../../../tests/start-test-backend.ts'
import { startTestBackend } from '../../../tests/start-test-backend.ts'
import { totpCode } from './factors/totp.ts'

/* What several ask for at the same moment happens once. */

let backend: TestBackend
let provider: IdentityProvider

beforeAll(async () => {
  provider = await standInProvider()
  const school = { clientIds: [clientId], clientSecret: 's', issuer: provider.issuer, scopes: 'openid email' }
  backend = await startTestBackend({ auth: { providers: { school } } })
})
afterAll(async () => {
  await backend[Symbol.asyncDispose]()
  await provider[Symbol.asyncDispose]()
})

function atOnce<Result>(work: (index: number) => Promise<Result>, times = 8): Promise<Result[]> {
  return Promise.all(Array.from({ length: times }, (_, index) => work(index)))
}

async function usersAt(email: string): Promise<number> {
  const { rows } = await backend.pool.query('select from auth.users where email = $1', [email])
  return rows.length
}

test('one address gets one account, however many sign up, ask for a code or are made by an operator', async () => {
  const password = 'seven pegs on a line'
  const service = backend.client({ key: backend.keys.serviceKey }).auth.admin
  const email = backend.newAddress()
  const errors = await atOnce(async (index) => {
    const { auth } = backend.client()
    if (index % 2 === 0) return (await auth.signUp({ email, password })).error
    return (await auth.signInWithOtp({ email })).error
  })
  expect(errors).toEqual(Array(8).fill(null))
  expect(await usersAt(email)).toBe(1)
  const made = backend.newAddress()
  const answers = await atOnce(() => service.createUser({ email: made, email_confirm: true }))
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
  expect(await usersAt(made)).toBe(1)
})

test('a code and a link let in once', async () => {
  const email = backend.newAddress()
  await backend.client().auth.signInWithOtp({ email })
  const { code, tokenHash } = backend.mailTo(email)
  const answers = await atOnce((index) => {
    const { auth } = backend.client()
    return index % 2 === 0
      ? auth.verifyOtp({ email, token: code, type: 'email' })
      : auth.verifyOtp({ token_hash: tokenHash, type: 'email' })
  })
  expect(answers.filter(({ data }) => data.session !== null)).toHaveLength(1)
})

test('a code of an app counts once, whatever the challenge', async () => {
  const { client } = await backend.signIn()
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp' })
  const factorId = data?.id ?? ''
  const code = totpCode(data?.totp.secret ?? '', Math.floor(backend.now().getTime() / 30_000))
  const challenges = await atOnce(() => client.auth.mfa.challenge({ factorId }), 4)
  const token = (await client.auth.getSession()).data.session?.access_token ?? ''
  const statuses = await atOnce(async (index) => {
    const answer = await fetch(`${backend.url}/auth/v1/factors/${factorId}/verify`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ challenge_id: challenges[index]?.data?.id, code }),
    })
    return answer.status
  }, 4)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
})

test('somebody from a provider is one user, comes back once, and belongs to one of those who link them', async () => {
  provider.claims = { sub: 'one', email: 'one@school.example', email_verified: true }
  const tokens = await atOnce(() => provider.idToken())
  const answers = await atOnce((index) =>
    backend.client().auth.signInWithIdToken({ provider: 'school', token: tokens[index] ?? '' }),
  )
  expect(new Set(answers.map(({ data }) => data.user?.id)).size).toBe(1)

  const begun = await fetch(`${backend.url}/auth/v1/authorize?provider=school`, { redirect: 'manual' })
  const back = provider.agree(begun.headers.get('location') ?? '')
  const ends = await atOnce(async () => (await fetch(back, { redirect: 'manual' })).headers.get('location'))
  expect(ends.filter((end) => end?.includes('access_token'))).toHaveLength(1)

  provider.claims = { sub: 'two', email: 'two@school.example', email_verified: true }
  const token = await provider.idToken()
  const people = await atOnce(() => backend.signIn(), 4)
  const linked = await Promise.all(
    people.map(({ client }) => client.auth.linkIdentity({ provider: 'school', token })),
  )
  expect(linked.filter(({ error }) => error === null)).toHaveLength(1)
})
