import { boundsOf, extentOf } from './boxes.ts'
import type { Atmosphere, Shape } from './drawing.ts'

/** How far a lamp lights, in extents of what is seen of it, and at least in page units. */
interface Reach {
  times: number
  least: number
}

/** The warm glow round what shines of a lamp. */
export function glowOf(lit: readonly Shape[], { times, least }: Reach): Atmosphere['glows'][number] {
  const box = boundsOf(lit)
  return {
    centre: [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2],
    radius: Math.max(least, extentOf(box) * times),
    colour: '#ffd98a',
  }
}
