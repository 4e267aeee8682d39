import type { OAuthProvider } from '#backend/auth/providers/oauth-provider.ts'
import { apple, github, google } from '#backend/auth/providers/presets.ts'
import type { Environment } from '#environment.ts'

/** Whom people may log in with besides us, by the name that clients ask for. */
export function identityProviders(environment: Environment): Record<string, OAuthProvider> {
  const { AUTH_OIDC_ISSUER: issuer } = environment
  const known: [string, string[] | undefined, string | undefined, (one: Credentials) => OAuthProvider][] = [
    ['google', environment.AUTH_GOOGLE_CLIENT_ID, environment.AUTH_GOOGLE_SECRET, google],
    ['apple', environment.AUTH_APPLE_CLIENT_ID, environment.AUTH_APPLE_SECRET, apple],
    ['github', environment.AUTH_GITHUB_CLIENT_ID, environment.AUTH_GITHUB_SECRET, github],
  ]
  if (issuer !== undefined) {
    const { AUTH_OIDC_NAME, AUTH_OIDC_CLIENT_ID, AUTH_OIDC_SECRET } = environment
    const make = (credentials: Credentials): OAuthProvider => ({
      ...credentials,
      issuer,
      scopes: 'openid email profile',
    })
    known.push([AUTH_OIDC_NAME, AUTH_OIDC_CLIENT_ID, AUTH_OIDC_SECRET, make])
  }
  return Object.fromEntries(
    known.flatMap(([name, clientIds, clientSecret, make]) =>
      clientIds === undefined || clientSecret === undefined
        ? []
        : [[name, make({ clientIds, clientSecret })]],
    ),
  )
}

type Credentials = Pick<OAuthProvider, 'clientIds' | 'clientSecret'>
