import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** What is seen of an opening, as the browser lays it out; lengths in pixels. */
interface Seen {
  smallest: number
  hidden: number
  /** Of words on a picture over both pages: how far they come over the fold, or over an edge of it. */
  astray: number
  /** Whether the button that turns on can be pressed where it is seen. */
  canTurn: boolean
}

/**
 * Turns an open book from cover to end with its button, and expects of each opening that its words are as large as those of the site,
 * all there, on one page, and that what turns it is in the window.
 * @returns how many openings had words
 */
export async function leafThrough(page: Page): Promise<number> {
  const on = page.locator('.reader-button-on')
  await page.evaluate(() => document.fonts.ready)
  let withWords = 0
  for (let turned = 0; ; turned += 1) {
    expect(turned).toBeLessThan(40)
    const where = page.locator('.reader-where')
    await expect.poll(() => seenOf(page), { message: await where.innerText() }).toEqual([])
    withWords += (await openWords(page)).length > 0 ? 1 : 0
    if ((await on.getAttribute('aria-disabled')) !== null) return withWords
    const before = await where.innerText()
    await on.click()
    await expect.poll(() => where.innerText()).not.toBe(before)
    // It says where it is halfway, while what lies open still slides in.
    await expect.poll(() => slidBy(page)).toBeLessThan(1)
  }
}

/** How far the strip of openings stands from the nearest of its stops, in pixels. */
function slidBy(page: Page): Promise<number> {
  return page.locator('.reader-strip').evaluate(({ scrollLeft, clientWidth }) => {
    const over = Math.abs(scrollLeft) % clientWidth
    return Math.min(over, clientWidth - over)
  })
}

/** What is wrong with the opening that lies open. */
async function seenOf(page: Page): Promise<string[]> {
  const all = await openWords(page)
  return all.flatMap(({ smallest, hidden, astray, canTurn }) => [
    ...(smallest < 17 ? [`letters of ${smallest}`] : []),
    ...(hidden > 2.5 ? [`${hidden} hidden`] : []),
    ...(astray > 0.5 ? [`${astray} astray`] : []),
    ...(canTurn ? [] : ['cannot be turned']),
  ])
}

function openWords(page: Page): Promise<Seen[]> {
  return page.locator('.reader-strip').evaluate((strip) => {
    const { left, right } = strip.getBoundingClientRect()
    const button = document.querySelector('.reader-button-on')
    const at = button?.getBoundingClientRect()
    const canTurn =
      at !== undefined &&
      document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2)?.closest('button') === button &&
      at.bottom <= innerHeight
    const isOpen = (place: Element): boolean => {
      const { x, width } = place.getBoundingClientRect()
      return width > 0 && x >= left && x + width <= right
    }
    return [...strip.querySelectorAll('.reader-text, .reader-words')].filter(isOpen).map((place) => {
      const box = place.getBoundingClientRect()
      const whole = place.closest('.reader-page')?.getBoundingClientRect() ?? box
      const fold = whole.x + whole.width / 2
      const [from, to] = box.x < fold ? [whole.x, fold] : [fold, whole.right]
      const isPlaced = place.matches('.reader-words')
      const sizes = [place, ...place.querySelectorAll('p, .reader-whisper')]
      return {
        smallest: Math.min(...sizes.map((each) => Number.parseFloat(getComputedStyle(each).fontSize))),
        hidden: place.scrollHeight - place.clientHeight,
        astray: isPlaced
          ? Math.max(from - box.x, box.right - to, whole.y - box.y, box.bottom - whole.bottom)
          : 0,
        canTurn,
      }
    })
  })
}
