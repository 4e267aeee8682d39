import { darker, lighter } from '../pen/colour.ts'
import { ellipse, smooth } from '../pen/curves.ts'
import type { Point } from '../drawing.ts'
import type { DrawProp } from './prop-drawing.ts'

const [across, tall] = [52, 44]

/** Three crowns of a wood by themselves, as who flies over it sees them; in a scene they cover the land. */
export const treetops: DrawProp = (pen, { accent }) => {
  const green = accent('#4f8f45')
  for (const [index, [x, y]] of (
    [
      [-44, -52],
      [44, -52],
      [0, -36],
    ] as const
  ).entries()) {
    const piece = pen.piece(`crown${index}`, 'foliage')
    const edge = Array.from({ length: 18 }, (_, at): Point => {
      const angle = (at / 18) * Math.PI * 2
      const reach = at % 2 ? 0.88 : 1
      return [x + Math.cos(angle) * across * reach, y + Math.sin(angle) * tall * reach]
    })
    piece.fill('crown', smooth(edge, true, 4), index === 2 ? lighter(green, 0.1) : darker(green, 0.06))
    for (const [right, down] of [
      [-20, -14],
      [4, -22],
      [22, -8],
      [-4, 4],
    ] as const)
      piece.mark('knob', ellipse(x + right, y + down, 12, 9), lighter(green, 0.28))
  }
  return { anchors: { grip: [0, -40], top: [0, -96] } }
}
