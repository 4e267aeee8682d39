/**
 * What a page may load: our own files only, scripts in the page only with the nonce. `style-src-attr` is open
 * because React writes style attributes. Web sockets are named, as `'self'` does not cover them everywhere.
 */
export function contentSecurityPolicy(nonce: string, url: URL): string {
  const socket = `${url.protocol === 'https:' ? 'wss' : 'ws'}://${url.host}`
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    `connect-src 'self' ${socket}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
