import type { Style } from '#book/options.ts'
import { type Lettering, letterTitle } from './letter-title.ts'

/** Lettering with what it takes, its edges and where its layers are moved to, in its own units. */
export interface LetteredWord extends Lettering {
  box: { x: number; y: number; wide: number; high: number }
}

/** Letters what is heard in the hand of a style; null where it has signs that no hand letters. */
export function letterWord(word: string, style: Style): LetteredWord | null {
  const lettering = letterTitle(word, style)
  if (!lettering) return null
  const { outline, layers } = lettering
  const numbers = outline.map(([, ...rest]) => rest)
  const across = numbers.flatMap((rest) => rest.filter((_, index) => index % 2 === 0))
  const down = numbers.flatMap((rest) => rest.filter((_, index) => index % 2 === 1))
  const around = layers.map(({ edge, shift }) => edge / 2 + Math.max(...shift.map(Math.abs)))
  const out = Math.max(...around)
  const [x, y] = [Math.min(...across) - out, Math.min(...down) - out]
  return {
    ...lettering,
    box: { x, y, wide: Math.max(...across) + out - x, high: Math.max(...down) + out - y },
  }
}
