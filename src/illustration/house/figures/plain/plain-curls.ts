import type { Point } from '../../drawing.ts'
import { arc, smooth } from '../../pen/curves.ts'
import { depths } from '../depths.ts'
import { bumps } from '../geometry/curves.ts'
import { mixNumbers } from '../geometry/points.ts'
import type { HairBrush } from '../hair/hair-brush.ts'

/** Curls as one scalloped cap from jaw to jaw, a few open strokes in it. */
export function drawPlainCurls({ head, male, behind, over, strands, underHat }: HairBrush): void {
  const { width, turn } = head
  const volume = underHat ? 0.05 : male ? 0.2 : 0.28
  const foot = male ? 122 : 142
  // Fullest over the ears, drawn in towards the neck.
  const swell = (degrees: number): number => volume * (1 - 0.8 * (degrees / foot) ** 6)
  const edge = (from: number, to: number, count: number): Point[] =>
    Array.from({ length: count + 1 }, (_, index) => {
      const degrees = mixNumbers(from, to, index / count)
      const back = degrees < 0 ? mixNumbers(1, 1.24, turn) : 1 - turn * 0.2
      return head.skull(degrees * back, swell(degrees))
    })
  if (!underHat) behind('hairBack', bumps(edge(-foot, foot, male ? 15 : 17), 0.3), { depth: depths.hairBack })
  const crown = edge(-88, 86, 11)
  const nape: Point[] =
    turn > 0.15
      ? [
          [mixNumbers(-width, -width * 0.5, turn), head.eyeHeight - 0.1],
          [mixNumbers(-width, -width * 0.62, turn), 0.36],
        ]
      : []
  const brow = smooth([...hairline.map(([x, y]) => head.onFace(x * width, y)), ...nape], false, 6)
  over('curl', [...bumps(crown, 0.3), ...brow], { group: 'hair', depth: depths.hair })
  strands(
    curls.map(([degrees, off]) => {
      const [x, y] = head.skull(degrees - turn * 16, off)
      return arc(x, y - 0.05, 0.1, 0.1, 15, 165, 8)
    }),
  )
}

/** From the far temple to the near one, x in half widths: straight over the brow with one soft dip. */
const hairline: readonly Point[] = [
  [0.98, 0.06],
  [0.9, -0.18],
  [0.66, -0.38],
  [0.3, -0.46],
  [0.02, -0.4],
  [-0.3, -0.47],
  [-0.66, -0.38],
  [-0.9, -0.16],
  [-0.98, 0.08],
]

/** Degrees from the crown and how far off the skull: one stroke below each curl, and a few further in. */
const curls: readonly Point[] = [
  [-68, 0.06],
  [-47, 0.08],
  [-25, 0.1],
  [-3, 0.1],
  [19, 0.1],
  [41, 0.08],
  [62, 0.06],
  [-24, -0.22],
  [14, -0.2],
]
