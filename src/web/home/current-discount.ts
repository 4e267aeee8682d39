import { isBannerClosed } from './closed-banner.ts'
import type { SiteDiscount } from './site-discount.server.ts'

/**
 * What the banner of a home page says now, asked of the server, since codes come and go between builds. Null when
 * there is no code, when its banner was closed, and when nothing is heard: nobody waits for a discount for long.
 */
export async function currentDiscount(homePath: string): Promise<SiteDiscount | null> {
  const address = `${homePath.replace(/\/$/, '')}/discount.json`
  const answer = await fetch(address, { signal: AbortSignal.timeout(2_000) }).catch(() => null)
  const discount = answer?.ok ? ((await answer.json()) as SiteDiscount | null) : null
  return discount && !isBannerClosed(localStorage, discount.code) ? discount : null
}
