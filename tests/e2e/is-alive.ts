import type { Page } from 'playwright-core'

/** Waits until what stands on a page listens: its scripts come after what is seen. Some pages have none. */
export async function isAlive(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('script[type="module"], script[type="later"]') === null ||
      Object.keys(document.body).some((key) => key.startsWith('__reactProps')),
  )
}

/**
 * Waits until what goes on beside a page has begun, which comes in a quiet moment: it watches the connection and the
 * build, and tells of pages that are missing. The styles that it brings along come last.
 */
export async function isAtRest(page: Page): Promise<void> {
  await page.locator('link[rel=stylesheet][href*="/placeholders-"]').waitFor({ state: 'attached' })
}
