import type { LinkedBook } from '#functions/read-by-link.ts'
import { localeOfPath } from '../locale/locale.ts'
import type { BackendClient } from '../session/backend-client.ts'
import { readingCard } from '../sharing/reading-card.ts'

/** Nobody keeps a page of a private link, finds it, or is told its address. */
export function privateHeaders(): Record<string, string> {
  return {
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow, noarchive',
  }
}

/** The book that a private link opens; null for every address that opens nothing, whatever the reason. */
export async function readLink(backend: BackendClient, token: string): Promise<LinkedBook | null> {
  const asked = await backend.functions.invoke<LinkedBook>('read-by-link', { body: { token } })
  const answer: unknown = asked.error?.context
  if (answer instanceof Response && answer.status === 404) return null
  if (asked.data === null) throw new Error('a linked book could not be read', { cause: asked.error })
  return asked.data
}

export type PrivateMatches = readonly ({ loaderData?: unknown } | undefined)[]

/** Its card in a message is one for all books: whoever shows cards keeps them, and none can be taken back. */
export function privateMeta(
  title: string,
  { path, matches }: { path: string; matches: PrivateMatches },
): Record<string, string>[] {
  const origin = (matches[0]?.loaderData as { origin?: string } | undefined)?.origin
  return [
    { title },
    { property: 'og:title', content: title },
    ...(origin ? [{ property: 'og:image', content: origin + readingCard[localeOfPath(path)] }] : []),
    { name: 'robots', content: 'noindex, nofollow, noarchive' },
    { name: 'referrer', content: 'no-referrer' },
  ]
}
