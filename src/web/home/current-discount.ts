import { isBannerClosed } from './closed-banner.ts'
import type { SiteDiscount } from './site-discount.server.ts'

/**
 * What the banner of a home page says now, asked of the server, since codes come and go between builds. Null when
 * there is no code, when its banner was closed, and when nothing is heard: nobody waits for a discount for long.
 */
export async function currentDiscount(homePath: string): Promise<SiteDiscount | null> {
  const address = `${homePath.replace(/\/$/, '')}/discount.json`
  const discount = await fetch(address, { signal: AbortSignal.timeout(2_000) })
    .then((answer) => (answer.ok ? (answer.json() as Promise<SiteDiscount | null>) : null))
    // Also when a network that wants a login first answers with a page of its own, or the answer breaks off.
    .catch(() => null)
  return discount && !isBannerClosed(localStorage, discount.code) ? discount : null
}
