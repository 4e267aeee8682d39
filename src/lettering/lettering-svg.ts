import { inkColours } from '#book/words-place.ts'
import type { LetterColour } from './hands.ts'
import type { Lettering } from './letter-title.ts'

/** How high the part of a cover is on which its title stands, in page units. */
export const titleHigh = 370

/**
 * Lettering as an SVG over the upper part of a cover, as broad as that; `ink` is what is read on its picture.
 * @param box what of it is seen, in its units
 */
export function letteringSvg(
  { outline, layers }: Lettering,
  ink: 'dark' | 'light',
  box = { x: 0, y: 0, wide: 1000, high: titleHigh },
): string {
  const uses = layers.map(({ colour, edge, shift: [right, down] }) => {
    const paint = colourOf(colour, ink)
    const around = edge > 0 ? ` stroke="${paint}" stroke-width="${edge}"` : ''
    return `<use href="#t" x="${right}" y="${down}" fill="${paint}"${around}/>`
  })
  const path = outline.map(([kind, ...numbers]) => kind + numbers.join(' ')).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.x} ${box.y} ${box.wide} ${box.high}" stroke-linejoin="round">` +
    `<defs><path id="t" d="${path}"/></defs>${uses.join('')}</svg>`
  )
}

function colourOf(colour: LetterColour, ink: 'dark' | 'light'): string {
  if (colour === 'ink') return inkColours[ink]
  return colour === 'edge' ? inkColours[ink === 'dark' ? 'light' : 'dark'] : colour
}
