import type { BrowserContext, Page } from 'playwright-core'

/** Holds back every answer to these addresses; returns what lets them come. */
export async function holdBack(
  where: BrowserContext | Page,
  addresses: RegExp | string,
): Promise<() => void> {
  let letCome = (): void => undefined
  const mayCome = new Promise<void>((resolve) => (letCome = resolve))
  await where.route(addresses, async (route) => {
    await mayCome
    // The page may be gone by then.
    await route.continue().catch(() => undefined)
  })
  return () => letCome()
}
