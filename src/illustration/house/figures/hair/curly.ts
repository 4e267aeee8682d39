import type { Point } from '../../drawing.ts'
import { ellipse } from '../../pen/curves.ts'
import { depths } from '../depths.ts'
import { bumps } from '../geometry/curves.ts'
import { mixNumbers } from '../geometry/points.ts'
import type { HairBrush } from './hair-brush.ts'

/** A mop of curls: one mass whose edges curl, over the ears' tops; longer in the neck unless it is a boy's. */
export function drawCurly({ head, male, behind, over, strands, underHat }: HairBrush): void {
  const { width, turn } = head
  if (!male) behind('hairBack', neckCurls(width, turn), { depth: depths.hairBack })
  const crown = curlsOfCrown.map(([degrees, off]): Point => {
    const back = degrees < 0 ? mixNumbers(1, 1.42, turn) : 1 - turn * 0.2
    return head.skull(degrees * back, underHat ? 0.04 : off)
  })
  const nape: Point[] =
    turn > 0.15
      ? [
          [mixNumbers(-width, -width * 0.5, turn), head.eyeHeight - 0.08],
          [mixNumbers(-width, -width * 0.62, turn), 0.3],
        ]
      : []
  const brow = [...curlsOfBrow.map(([x, y]) => head.onFace(x * width, y)), ...nape]
  over('curl', [...bumps(crown, 0.34), ...bumps(brow, 0.26)], { group: 'hair', depth: depths.hair })
  // Curls that stand out of the mass where a style models it; elsewhere they melt into it.
  for (const [x, y, radius] of curlsOnTop) {
    over('curl', ellipse(...head.onFace(x * width, y), radius, radius, 0, 18), {
      group: 'hair',
      depth: depths.hair,
    })
  }
  strands(
    curlsWithin.map(([x, y, size]): Point[] => {
      const [cx, cy] = head.onFace(x * width, y)
      return [
        [cx - size, cy + size * 0.5],
        [cx - size * 0.6, cy - size * 0.7],
        [cx + size * 0.5, cy - size * 0.8],
        [cx + size * 0.9, cy + size * 0.2],
        [cx + size * 0.3, cy + size * 0.6],
      ]
    }),
  )
}

/** Where curls of the crown meet: degrees from the crown and how far off the skull. */
const curlsOfCrown: readonly Point[] = [
  [-86, 0.08],
  [-68, 0.13],
  [-50, 0.13],
  [-29, 0.18],
  [-12, 0.16],
  [10, 0.19],
  [29, 0.15],
  [47, 0.16],
  [66, 0.11],
  [85, 0.08],
]

/** Where curls over the brow meet, far side to near side: x in half widths. */
const curlsOfBrow: readonly Point[] = [
  [0.96, 0],
  [0.86, -0.26],
  [0.6, -0.48],
  [0.26, -0.6],
  [-0.06, -0.58],
  [-0.4, -0.66],
  [-0.68, -0.48],
  [-0.86, -0.24],
  [-0.96, 0.02],
]

const curlsOnTop: readonly (readonly [x: number, y: number, radius: number])[] = [
  [-0.74, -0.56, 0.19],
  [-0.46, -0.8, 0.2],
  [-0.18, -0.66, 0.19],
  [0.12, -0.84, 0.2],
  [0.4, -0.64, 0.19],
  [0.7, -0.54, 0.18],
]

const curlsWithin: readonly (readonly [x: number, y: number, size: number])[] = [
  [-0.52, -0.78, 0.1],
  [0.1, -0.82, 0.12],
  [0.58, -0.72, 0.09],
]

/** Curls down to the jaw, behind the ears. */
function neckCurls(width: number, turn: number): Point[] {
  const back = turn * 0.14
  const side = (sign: number): Point[] =>
    [
      [1.06, -0.24],
      [1.2, 0.04],
      [1.22, 0.34],
      [1.08, 0.6],
      [0.74, 0.76],
    ].map(([x = 0, y = 0]): Point => [sign * width * (sign > 0 ? x - turn * 0.42 : x) - back, y])
  return bumps([...side(-1).reverse(), ...side(1)], 0.3)
}
