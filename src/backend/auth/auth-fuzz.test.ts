import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestBackend } from '../../../tests/start-test-backend.ts'
import { startTestBackend } from '../../../tests/start-test-backend.ts'

/* Whatever is sent to the accounts is answered, and never as a fault of ours. */

let backend: TestBackend
let tokens: string[]
let userId: string

beforeAll(async () => {
  backend = await startTestBackend({
    auth: {
      phone: { enabled: true },
      factors: { phone: true },
      web3: { ethereum: true, solana: true },
      oauthClients: true,
    },
  })
  const { session, user } = await backend.signIn()
  const guest = await (await backend.guest()).client.auth.getSession()
  tokens = [
    session.access_token,
    guest.data.session?.access_token ?? '',
    backend.keys.serviceKey,
    '',
    'a.b.c',
  ]
  userId = user.id
})
afterAll(() => backend[Symbol.asyncDispose]())

const somebody = '83fd9e20-7a80-46e4-bf29-a86e3d6bbf66'
const routes = (): [string, string][] => [
  ['POST', '/signup'],
  ['POST', '/otp'],
  ['POST', '/recover'],
  ['POST', '/resend'],
  ['POST', '/verify'],
  ['POST', '/invite'],
  ...['password', 'refresh_token', 'pkce', 'id_token', 'web3', 'x'].map((grant): [string, string] => [
    'POST',
    `/token?grant_type=${grant}`,
  ]),
  ['PUT', '/user'],
  ['POST', '/factors'],
  ['POST', `/factors/${somebody}/verify`],
  ['POST', `/factors/${somebody}/challenge`],
  ['DELETE', '/factors/%00'],
  ['POST', '/passkeys/registration/verify'],
  ['POST', '/passkeys/authentication/verify'],
  ['PATCH', `/passkeys/${somebody}`],
  ['DELETE', '/user/identities/%F0%9F%A6%8A'],
  ['POST', '/admin/users'],
  ['PUT', `/admin/users/${userId}`],
  ['PUT', `/admin/users/${userId}/factors/${somebody}`],
  ['POST', '/admin/generate_link'],
  ['POST', '/admin/oauth/clients'],
  ['PUT', `/admin/oauth/clients/${somebody}`],
]

const names =
  'email phone password password_hash nonce data type token token_hash new_email code_challenge code_challenge_method create_user channel refresh_token auth_code code_verifier id_token provider chain message signature factor_type friendly_name issuer challenge_id code webauthn credential user_metadata app_metadata ban_duration id email_confirm phone_confirm redirect_uris client_name logo_uri redirect_to __proto__'.split(
    ' ',
  )
const plausible = [
  'seven pegs on a line',
  somebody,
  'a'.repeat(43),
  ...'a@example.org 31612345678 signup recovery sms totp webauthn phone ethereum solana 123456 none 24h s256 https://a.example/ magiclink'.split(
    ' ',
  ),
]
const value = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...plausible) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(
      { type: 'create', credential_response: { response: {} } },
      true,
      -1,
      [],
    ),
  },
)
const body = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 8, noNullPrototype: true })

test('any body, with any token', async () => {
  const asked = fc.record({ route: fc.constantFrom(...routes()), body, token: fc.constantFrom(...tokens) })
  await fc.assert(
    fc.asyncProperty(asked, async ({ route: [method, path], body, token }) => {
      const answer = await fetch(`${backend.url}/auth/v1${path}`, {
        method,
        headers: { apikey: backend.keys.anonKey, ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify(body),
      })
      expect(answer.status, await answer.text()).toBeLessThan(500)
    }),
    { numRuns: 600, endOnFailure: true },
  )
}, 60_000)

test('any query', async () => {
  const paths = [
    '/verify',
    '/authorize',
    '/callback',
    '/user/identities/authorize',
    '/admin/users',
    '/logout',
    '/user',
  ]
  const parameters = [
    'token',
    'type',
    'redirect_to',
    'provider',
    'scopes',
    'state',
    'code',
    'page',
    'sort',
    'filter',
  ]
  const query = fc.dictionary(fc.constantFrom(...parameters), fc.string({ unit: 'binary' }), { maxKeys: 5 })
  const asked = fc.record({ path: fc.constantFrom(...paths), query, token: fc.constantFrom(...tokens) })
  await fc.assert(
    fc.asyncProperty(asked, async ({ path, query, token }) => {
      const answer = await fetch(`${backend.url}/auth/v1${path}?${new URLSearchParams(query)}`, {
        headers: { apikey: backend.keys.anonKey, ...(token && { authorization: `Bearer ${token}` }) },
        redirect: 'manual',
      })
      expect(answer.status).toBeLessThan(500)
      const location = answer.headers.get('location')
      if (location !== null) expect(new URL(location).origin).toBe('http://localhost:3999')
    }),
    { numRuns: 300, endOnFailure: true },
  )
}, 60_000)
