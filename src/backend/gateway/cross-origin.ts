import type { Context, MiddlewareHandler } from 'hono'

const shared = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'content-range, content-length, content-location, content-profile, content-disposition, etag, location, preference-applied, proxy-status, retry-after, x-relay-error, x-supabase-api-version, x-total-count, link, tus-resumable, tus-version, tus-extension, tus-max-size, upload-offset, upload-length, upload-expires, upload-metadata',
}

const preflight = {
  ...shared,
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
  'access-control-allow-headers':
    'authorization, apikey, content-type, x-client-info, x-supabase-api-version, prefer, accept, accept-profile, content-profile, range, range-unit, if-none-match, x-upsert, x-metadata, x-signature, x-http-method-override, tus-resumable, upload-length, upload-metadata, upload-offset, cache-control, x-region, x-retry-count, idempotency-key',
  'access-control-max-age': '7200',
}

/** A browser asks before it sends; it says for what, and brings no key. Others ask what may be done at an address. */
function isPreflight({ req }: Context): boolean {
  const asksFirst = req.header('access-control-request-method') !== undefined
  return req.method === 'OPTIONS' && (asksFirst || req.header('apikey') === undefined)
}

/** Lets pages of any origin call: who may do what hangs on the bearer token, never on a cookie. */
export const crossOrigin: MiddlewareHandler = async (context, next) => {
  if (isPreflight(context)) return new Response(null, { status: 204, headers: preflight })
  await next()
  try {
    // `context.header` would make the finished answer anew for each header, and its body a stream.
    for (const [name, value] of Object.entries(shared)) context.res.headers.set(name, value)
  } catch {
    // An answer passed on from elsewhere does not let its headers be changed in place.
    for (const [name, value] of Object.entries(shared)) context.header(name, value)
  }
  return undefined
}
