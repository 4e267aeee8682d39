import type { Style } from '#book/options.ts'
import { type Lettering, letterTitle } from './letter-title.ts'

/** Lettering with what it takes, its edges and where its layers are moved to, in its own units. */
export interface LetteredWord extends Lettering {
  box: { x: number; y: number; wide: number; high: number }
}

/** Of a line with long letters, from the top of its first one, as a part of the type size. */
const tall = 1.05

/**
 * Letters a line of a page in the hand of a style, as high as one with long letters unless it is all capitals; null where it has signs
 * that no hand letters.
 */
export function letterWord(word: string, style: Style): LetteredWord | null {
  const lettering = letterTitle(word, style, 0, 1)
  if (!lettering) return null
  const { outline, layers, size } = lettering
  const numbers = outline.map(([, ...rest]) => rest)
  const across = numbers.flatMap((rest) => rest.filter((_, index) => index % 2 === 0))
  const down = numbers.flatMap((rest) => rest.filter((_, index) => index % 2 === 1))
  const around = layers.map(({ edge, shift }) => edge / 2 + Math.max(...shift.map(Math.abs)))
  const out = Math.max(...around)
  const [x, y] = [Math.min(...across) - out, Math.min(...down) - out]
  return {
    ...lettering,
    box: {
      x,
      y,
      wide: Math.max(...across) + out - x,
      high: Math.max(Math.max(...down) + out - y, /\p{Ll}/u.test(word) ? size * tall : 0),
    },
  }
}
