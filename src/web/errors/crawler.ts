const crawlers = /bot\b|chrome-lighthouse|facebookexternalhit|google\b/i

/** Whether a user agent is one that reads pages for others: it never gets to see the error page of a render. */
export function isCrawler(userAgent: string): boolean {
  return crawlers.test(userAgent)
}

let page: string | null = null

/** Remembers the page as the server made it, for crawlers; called before the page comes alive. */
export function keepPageForCrawlers(): void {
  if (isCrawler(navigator.userAgent)) page = document.body.innerHTML
}

/** The server's page for a crawler whose browser failed to draw its own; null for everybody else. */
export function keptPage(): string | null {
  return page
}
