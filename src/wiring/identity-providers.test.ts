import { expect, test } from 'vitest'
import { readEnvironment } from '#environment.ts'
import { identityProviders } from './identity-providers.ts'

const given = (settings: Record<string, string>) => identityProviders(readEnvironment(settings))

test('nobody else lets people in unless there are keys', () => {
  expect(given({})).toEqual({})
})

test('each provider has its keys, and ids of apps besides', () => {
  const providers = given({
    AUTH_GOOGLE_CLIENT_ID: 'the-site, the-app',
    AUTH_GOOGLE_SECRET: 'secret',
    AUTH_OIDC_NAME: 'school',
    AUTH_OIDC_ISSUER: 'https://id.school.example',
    AUTH_OIDC_CLIENT_ID: 'books',
    AUTH_OIDC_SECRET: 'secret',
  })
  expect(providers).toMatchObject({
    google: { clientIds: ['the-site', 'the-app'], issuer: 'https://accounts.google.com' },
    school: { clientIds: ['books'], issuer: 'https://id.school.example', clientSecret: 'secret' },
  })
})

test('half of what a provider needs is refused at the start', () => {
  expect(() => given({ AUTH_GITHUB_CLIENT_ID: 'x' })).toThrow('AUTH_GITHUB_SECRET')
})
