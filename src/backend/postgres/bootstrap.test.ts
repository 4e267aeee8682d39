import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestBackend } from '../../../tests/start-test-backend.ts'
import { startTestBackend } from '../../../tests/start-test-backend.ts'
import { bootstrap } from './bootstrap.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend[Symbol.asyncDispose]())

/** What databases of before factors, passkeys and other providers do not have. */
const before = `
  drop table auth.mfa_factors, auth.mfa_challenges, auth.webauthn_credentials, auth.webauthn_challenges, auth.oauth_clients;
  alter table auth.flow_state drop column referrer, drop column linking_target_id, drop column provider_state;
  delete from auth.flow_state;
  alter table auth.flow_state alter column auth_code set not null, alter column code_challenge set not null,
    alter column code_challenge_method set not null`

test('accounts of a database of before have factors and keep their sessions', async () => {
  const { client, user } = await backend.signIn()
  await backend.pool.query(before)
  await bootstrap(backend.pool)
  const { data } = await client.auth.refreshSession()
  expect(data.user?.id).toBe(user.id)
  expect((await client.auth.mfa.enroll({ factorType: 'totp' })).error).toBeNull()
})
