import { createHash, randomBytes } from 'node:crypto'
import * as z from 'zod'

/** A program of somebody else's that users may let act for them (RFC 7591). */
export interface OAuthClientRow {
  id: string
  registration_type: string
  client_type: 'public' | 'confidential'
  token_endpoint_auth_method: string
  redirect_uris: string[]
  grant_types: string[]
  client_name: string | null
  client_uri: string | null
  logo_uri: string | null
  created_at: Date
  updated_at: Date
}

export const clientColumns = `id, registration_type, client_type, token_endpoint_auth_method, redirect_uris, grant_types,
  client_name, client_uri, logo_uri, created_at, updated_at`

/** How a client is shown: never with its secret. */
export function clientJson(client: OAuthClientRow): Record<string, unknown> {
  const { id, ...facts } = client
  const known = Object.entries(facts).filter(([, value]) => value !== null && value !== '')
  return { client_id: id, ...Object.fromEntries(known), response_types: ['code'] }
}

/** A secret of 256 bits. */
export function makeClientSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of a secret: it is as long as a key, so a plain digest is not guessed. */
export function clientSecretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

const redirectUri = z.string().superRefine((uri, context) => {
  const fault = redirectFault(uri)
  if (fault)
    context.addIssue({ code: 'custom', message: `invalid redirect_uri '${uri.slice(0, 100)}': ${fault}` })
})

function redirectFault(uri: string): string | null {
  if (!URL.canParse(uri)) return 'invalid URL format'
  const { protocol, hostname, host, hash } = new URL(uri)
  if (host === '') return 'must have scheme and host'
  if (/^(javascript|data|file|vbscript|about|blob):$/.test(protocol)) {
    return `scheme '${protocol.slice(0, -1)}' is not allowed for security reasons`
  }
  if (protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname)) {
    return 'HTTP scheme only allowed for localhost'
  }
  return hash === '' ? null : 'fragment not allowed in redirect URI'
}

const webAddress = z.string().max(2048).refine(isWebAddress, 'must be a valid URL with http or https')

function isWebAddress(text: string): boolean {
  return text === '' || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol))
}

const redirectUris = z
  .array(redirectUri)
  .min(1, 'redirect_uris is required')
  .max(10, 'redirect_uris cannot exceed 10 items')
const grantTypes = z.array(z.enum(['authorization_code', 'refresh_token'])).max(2)
const changeable = {
  grant_types: grantTypes.nullish(),
  client_name: z.string().max(1024).nullish(),
  client_uri: webAddress.nullish(),
  logo_uri: webAddress.nullish(),
  token_endpoint_auth_method: z.enum(['none', 'client_secret_basic', 'client_secret_post']).nullish(),
}

export const registerClientBody = z
  .object({
    ...changeable,
    redirect_uris: redirectUris,
    client_type: z.enum(['public', 'confidential']).nullish(),
  })
  .refine(
    ({ client_type: type, token_endpoint_auth_method: method }) =>
      !type || !method || (type === 'public') === (method === 'none'),
    'client_type and token_endpoint_auth_method do not fit each other',
  )

export const changeClientBody = z
  .object({ ...changeable, redirect_uris: redirectUris.nullish() })
  .refine(
    (body) => Object.values(body).some((value) => value !== undefined && value !== null),
    'No fields provided for update',
  )
