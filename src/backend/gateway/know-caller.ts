import type { MiddlewareHandler } from 'hono'
import type { Caller, CallerReader, CallerResult } from './caller.ts'

export interface GatewayVariables {
  Variables: { caller: Caller; authorization: string; clientAddress: string }
}

type Refusal = Extract<CallerResult, { status: 'refused' }>['reason']

const words: Record<Refusal, string> = {
  expired: 'JWT expired',
  malformed: 'Invalid JWT',
  badSignature: 'JWT signature is invalid',
  unknownRole: 'The role of the JWT is not known',
  missing: 'JWT is missing',
}

/** As Supabase Storage words them: those of the library that reads the tokens. */
const storageWords: Record<Refusal, string> = {
  expired: '"exp" claim timestamp check failed',
  malformed: 'Invalid Compact JWS',
  badSignature: 'signature verification failed',
  unknownRole: words.unknownRole,
  missing: 'Invalid Compact JWS',
}

function refuseFile(message: string): Response {
  return Response.json({ statusCode: '403', error: 'Unauthorized', message }, { status: 400 })
}

/**
 * Paths that carry their own proof, or none because everybody may see them. The accounts ask for a token wherever one is
 * needed, and clients of theirs alone know of no API key.
 */
const openPaths: { method: RegExp; path: RegExp }[] = [
  { method: /./, path: /^\/auth\/v1\// },
  { method: /^(GET|HEAD)$/, path: /^\/storage\/v1\/(object|render\/image)\/(public|sign)\// },
  { method: /^(GET|HEAD)$/, path: /^\/storage\/v1\/object\/info\/public\// },
  { method: /^PUT$/, path: /^\/storage\/v1\/object\/upload\/sign\// },
  { method: /^(POST|HEAD|PATCH|DELETE)$/, path: /^\/storage\/v1\/upload\/resumable\/sign(\/|$)/ },
]

const nobody: Caller = { role: 'anon', claims: { role: 'anon' } }

const functionPath = /^\/functions\/v1\/([^/]+)/

/**
 * Demands an API key (header or query `apikey`), and says who calls: the user of the bearer token, or else the key's own
 * role. A bearer token that does not hold is refused in the words of the part that was asked. Files and functions take a token
 * alone, too, and functions that want no token nothing at all: to them, whoever shows none that holds is nobody.
 * @param withoutJwt the names of such functions
 */
export function knowCaller(
  callers: CallerReader,
  withoutJwt: readonly string[] = [],
): MiddlewareHandler<GatewayVariables> {
  return async (context, next) => {
    const { method, path } = context.req
    const key = context.req.header('apikey') ?? context.req.query('apikey')
    const keyCaller = callers.readApiKey(key) ?? (await signedKey(callers, key))
    const bearer = context.req.header('authorization')
    const name = functionPath.exec(path)?.[1]
    const wantsNothing = name !== undefined && withoutJwt.includes(name)
    const isOpen =
      wantsNothing ||
      (bearer !== undefined && (name !== undefined || path.startsWith('/storage/v1/'))) ||
      openPaths.some((open) => open.method.test(method) && open.path.test(path))
    if (!keyCaller && !isOpen) return refuseKey(path, key)
    // The accounts read tokens themselves, and word their own refusals.
    if (bearer && !path.startsWith('/auth/v1/')) {
      const result = await callers.readToken(bearer)
      if (result.status === 'refused' && !wantsNothing) return refuseToken(path, result.reason)
      context.set('caller', result.status === 'known' ? result.caller : nobody)
    } else {
      context.set('caller', keyCaller ?? nobody)
    }
    context.set('authorization', bearer ?? `Bearer ${key ?? ''}`)
    return next()
  }
}

/** An API key that was made with one of our signing keys: a token of a role and not of a person. */
async function signedKey(callers: CallerReader, key: string | undefined): Promise<Caller | null> {
  const result = key ? await callers.readToken(key) : null
  if (result?.status !== 'known') return null
  const { role, claims } = result.caller
  return role !== 'authenticated' && claims.sub === undefined ? result.caller : null
}

function refuseKey(path: string, key: string | undefined): Response {
  if (path.startsWith('/storage/v1/') && !key) return refuseFile(storageWords.missing)
  const message = key ? 'Invalid API key' : 'No API key found in request'
  const hint = key
    ? 'Double check your Supabase `anon` or `service_role` API key.'
    : 'No `apikey` request header or url param was found.'
  return Response.json({ message, hint }, { status: 401 })
}

function refuseToken(path: string, reason: Refusal): Response {
  if (path.startsWith('/storage/v1/')) return refuseFile(storageWords[reason])
  const message = words[reason]
  if (path.startsWith('/functions/v1/'))
    return Response.json({ code: 'invalid_jwt', message }, { status: 401 })
  const code = reason === 'expired' ? 'PGRST303' : 'PGRST301'
  return Response.json(
    { code, details: null, hint: null, message },
    {
      status: 401,
      headers: { 'www-authenticate': `Bearer error="invalid_token", error_description="${message}"` },
    },
  )
}
