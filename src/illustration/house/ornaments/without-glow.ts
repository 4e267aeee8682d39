import type { Sprite } from '../drawing.ts'

/** Nothing but paper is there to be lit: a glow would be a pale disc on it. */
export function withoutGlow(sprite: Sprite): Sprite {
  return { ...sprite, shapes: sprite.shapes.filter(({ soft, material }) => !(soft && material === 'light')) }
}
