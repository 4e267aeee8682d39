import type { Page } from 'playwright-core'

/** Waits until what stands on a page listens: its scripts come after what is seen. Some pages have none. */
export async function isAlive(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('script[type="module"], script[type="later"]') === null ||
      Object.keys(document.body).some((key) => key.startsWith('__reactProps')),
  )
}
