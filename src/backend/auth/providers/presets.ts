import * as z from 'zod'
import type { ExternalUser } from './external-user.ts'
import type { OAuthProvider } from './oauth-provider.ts'

type Credentials = Pick<OAuthProvider, 'clientIds' | 'clientSecret'>

/** Issuers of providers that clients name without setting them up. */
export const wellKnownIssuers: Readonly<Record<string, string>> = {
  google: 'https://accounts.google.com',
  apple: 'https://appleid.apple.com',
}

/** https://developers.google.com/identity/openid-connect/openid-connect */
export function google(credentials: Credentials): OAuthProvider {
  return { ...credentials, issuer: 'https://accounts.google.com', scopes: 'openid email profile' }
}

/** The secret is a token signed with Apple's key for the service: https://developer.apple.com/documentation/signinwithapplerestapi */
export function apple(credentials: Credentials): OAuthProvider {
  return {
    ...credentials,
    issuer: 'https://appleid.apple.com',
    scopes: 'openid email name',
    parameters: { response_mode: 'form_post' },
  }
}

/** https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps */
export function github(credentials: Credentials, origin = 'https://github.com'): OAuthProvider {
  const api = origin === 'https://github.com' ? 'https://api.github.com' : `${origin}/api/v3`
  return {
    ...credentials,
    scopes: 'user:email',
    plain: {
      authorizationUrl: `${origin}/login/oauth/authorize`,
      tokenUrl: `${origin}/login/oauth/access_token`,
      readUser: (accessToken) => readGithubUser(api, accessToken),
    },
  }
}

const githubUser = z.object({
  id: z.number(),
  login: z.string(),
  name: z.string().nullish(),
  avatar_url: z.string().nullish(),
})
const githubEmails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }))

async function readGithubUser(api: string, accessToken: string): Promise<Omit<ExternalUser, 'provider'>> {
  const ask = async (path: string): Promise<unknown> => {
    const answer = await fetch(`${api}${path}`, {
      headers: { authorization: `Bearer ${accessToken}`, accept: 'application/vnd.github+json' },
      signal: AbortSignal.timeout(10_000),
    })
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
    return answer.json()
  }
  const user = githubUser.parse(await ask('/user'))
  const emails = githubEmails.parse(await ask('/user/emails'))
  const primary = emails.find((one) => one.primary) ?? emails[0]
  const subject = String(user.id)
  return {
    subject,
    email: primary?.email ?? null,
    isEmailVerified: primary?.verified ?? false,
    data: {
      iss: api,
      sub: subject,
      provider_id: subject,
      email: primary?.email ?? '',
      email_verified: primary?.verified ?? false,
      phone_verified: false,
      name: user.name ?? user.login,
      full_name: user.name ?? user.login,
      user_name: user.login,
      preferred_username: user.login,
      avatar_url: user.avatar_url ?? '',
    },
  }
}
