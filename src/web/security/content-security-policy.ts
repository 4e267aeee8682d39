interface Tags {
  tagManager: string | null
  tagHosts: readonly string[]
}

/**
 * What a page may load: our own files only, scripts in the page only with the nonce. `style-src-attr` is open
 * because React writes style attributes. Web sockets are named, as `'self'` does not cover them everywhere. A
 * deployment's tag manager is let in by its origin, and what it loads in its turn by the hosts that are named.
 */
export function contentSecurityPolicy(nonce: string, url: URL, { tagManager, tagHosts }: Tags): string {
  const tagged = tagHosts.map((host) => ` https://${host}`).join('')
  const measuring = tagManager === null ? '' : ` ${new URL(tagManager).origin}${tagged}`
  const socket = `${url.protocol === 'https:' ? 'wss' : 'ws'}://${url.host}`
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${measuring}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' blob: data:${measuring}`,
    "font-src 'self'",
    "media-src 'self' blob:",
    `connect-src 'self' ${socket}${measuring}`,
    ...(measuring === '' ? [] : [`frame-src 'self'${measuring}`]),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ...(url.protocol === 'https:' ? ['upgrade-insecure-requests'] : []),
    "frame-ancestors 'none'",
  ].join('; ')
}
