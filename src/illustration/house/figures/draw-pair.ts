import type { Sprite } from '../drawing.ts'
import type { FigureOptions } from './figure-options.ts'
import { carry } from './pairs/carry.ts'
import { holdHands } from './pairs/hold-hands.ts'
import { hug } from './pairs/hug.ts'

export type PairKind = 'holdHands' | 'hug' | 'carry'

/**
 * Draws two people who touch, `a` on the left and `b` on the right: hand in hand, in each other's arms, or
 * the smaller one in the arms of the bigger. The origin is on the ground between them, or under who carries.
 * Anchors are those of `drawFigure` with `a.` or `b.` before their names.
 */
export function drawPair(kind: PairKind, a: FigureOptions, b: FigureOptions): Sprite {
  if (kind === 'holdHands') return holdHands(a, b)
  if (kind === 'hug') return hug(a, b)
  return carry(a, b)
}
