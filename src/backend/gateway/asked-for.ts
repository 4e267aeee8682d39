import type { IncomingMessage } from 'node:http'

/** A path from the root: neither another host's (`//host`, `/\\host`) nor a whole address. */
const pathFromRoot = /^\/(?![/\\])/

/** What of this server a request asks for; null where its target is no path here, which an upgrade may bring. */
export function askedFor({ url = '' }: Pick<IncomingMessage, 'url'>): URL | null {
  const base = 'http://localhost'
  return pathFromRoot.test(url) && URL.canParse(url, base) ? new URL(url, base) : null
}
