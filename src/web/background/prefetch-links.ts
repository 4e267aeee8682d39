import { fetchPayload } from '../builds/payloads.ts'
import { routeFilesOf } from '../builds/route-chunks.ts'
import { connectionFacts } from './connection.ts'

/**
 * Fetches, once and at rest, the code and payload of pages whose links come into view. Not for links that open
 * a tab of their own, and not on slow or data-saving connections. The answer stops it.
 */
export function prefetchVisibleLinks(): () => void {
  const { saveData = false, effectiveType = '4g' } = connectionFacts()
  if (saveData || effectiveType.includes('2g')) return () => undefined
  const done = new Set([location.pathname])
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const path = isIntersecting ? pathOf(target as HTMLAnchorElement) : null
      if (path === null || done.has(path)) continue
      done.add(path)
      whenIdle(() => prefetchPage(path))
    }
  })
  const watchLinks = (): void => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) seen.observe(link)
  }
  let waiting = false
  const changes = new MutationObserver(() => {
    if (waiting) return
    waiting = true
    whenIdle(() => {
      waiting = false
      watchLinks()
    })
  })
  watchLinks()
  changes.observe(document.body, { childList: true, subtree: true })
  return () => {
    seen.disconnect()
    changes.disconnect()
  }
}

function pathOf({ href, target, download }: HTMLAnchorElement): string | null {
  const address = URL.parse(href)
  if (address === null || address.origin !== location.origin) return null
  return target === '_blank' || download !== '' ? null : address.pathname
}

function prefetchPage(path: string): void {
  const files = routeFilesOf(path)
  if (files === null) return
  for (const file of [files.module, ...(files.imports ?? [])]) addPrefetch(file, 'script')
  for (const file of files.css ?? []) addPrefetch(file, 'style')
  void fetchPayload(path)
}

function addPrefetch(href: string, as: string): void {
  if (document.querySelector(`link[href="${href}"]`) !== null) return
  const link = document.createElement('link')
  Object.assign(link, { rel: 'prefetch', as, href })
  document.head.append(link)
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work)
  else setTimeout(work, 200)
}
