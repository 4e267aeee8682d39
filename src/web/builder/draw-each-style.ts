import type { Hero } from '#book/character.ts'
import { available } from '#book/options.ts'
import { drawPatiently } from './draw-patiently.ts'
import type { PortraitCache } from './portrait-cache.ts'

/**
 * Draws the child in every style, in the order of the screen. One at a time, so that the portrait somebody asks for
 * meanwhile waits for one picture at most. A style that cannot be drawn is passed over; calls `arrived` for each
 * other one, and ends when the signal does.
 */
export async function drawEachStyle(
  hero: Hero,
  portraits: PortraitCache,
  arrived: () => void,
  signal: AbortSignal,
): Promise<void> {
  for (const style of available.styles) {
    if (signal.aborted) return
    await drawPatiently(portraits, { hero, style }, signal).then(
      () => signal.aborted || arrived(),
      () => undefined,
    )
  }
}
