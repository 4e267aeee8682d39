import { createHash, randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { JWTPayload } from 'jose'
import { listenOn } from './listen-on.ts'

/** Stands in for a provider of OpenID Connect, on this machine. */
export interface IdentityProvider {
  issuer: string
  /** Who is logged in there, as the next ID tokens say; `sub` above all. */
  claims: Record<string, unknown>
  /** Where somebody goes after having agreed at the address that they were led to. */
  agree(address: string): string
  /** An ID token as an app gets one. */
  idToken(claims?: JWTPayload): Promise<string>
  [Symbol.asyncDispose](): Promise<void>
}

export const clientId = 'fabelaar-test'

interface Agreement {
  challenge: string
  nonce: string
}

export async function standInProvider(): Promise<IdentityProvider> {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  const agreements = new Map<string, Agreement>()
  const provider: Pick<IdentityProvider, 'claims'> = { claims: { sub: 'noor' } }
  const sign = (issuer: string, claims: JWTPayload): Promise<string> =>
    new SignJWT({ ...provider.claims, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer(issuer)
      .setAudience(claims.aud ?? clientId)
      .setIssuedAt()
      .setExpirationTime('2h')
      .sign(privateKey)
  const agree = (address: string): string => {
    const asked = new URL(address).searchParams
    const code = randomUUID()
    agreements.set(code, {
      challenge: asked.get('code_challenge') ?? '',
      nonce: asked.get('nonce') ?? '',
    })
    const back = new URL(asked.get('redirect_uri') ?? '')
    back.searchParams.set('code', code)
    back.searchParams.set('state', asked.get('state') ?? '')
    return back.href
  }
  const app = new Hono()
  const { url: issuer, close } = await listenOn(app)
  app.get('/.well-known/openid-configuration', (context) =>
    context.json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    }),
  )
  // Whoever is there agrees at once.
  app.get('/authorize', (context) => context.redirect(agree(context.req.url)))
  app.get('/keys', (context) => context.json({ keys: [jwk] }))
  app.post('/token', async (context) => {
    const asked = new URLSearchParams(await context.req.text())
    const agreement = agreements.get(asked.get('code') ?? '')
    agreements.delete(asked.get('code') ?? '')
    const verifier = asked.get('code_verifier') ?? ''
    const shown = createHash('sha256').update(verifier).digest('base64url')
    if (agreement?.challenge !== shown) return context.json({ error: 'invalid_grant' }, 400)
    return context.json({
      access_token: 'of-the-provider',
      refresh_token: 'to-refresh',
      token_type: 'bearer',
      expires_in: 3600,
      id_token: await sign(issuer, { nonce: agreement.nonce }),
    })
  })
  return Object.assign(provider, {
    issuer,
    agree,
    idToken: (claims: JWTPayload = {}) => sign(issuer, claims),
    [Symbol.asyncDispose]: close,
  })
}
