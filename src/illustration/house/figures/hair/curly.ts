import type { Point } from '../../drawing.ts'
import { ellipse } from '../../pen/curves.ts'
import { mixNumbers } from '../geometry/points.ts'
import type { HairBrush } from './hair-brush.ts'

/** A crown of round curls. */
export function drawCurly({ head, behind, front, strands, underHat }: HairBrush): void {
  const { width, turn } = head
  const count = 11
  for (let index = 0; index < count; index++) {
    const degrees = mixNumbers(-106, 102 - turn * 26, index / (count - 1))
    if (underHat && Math.abs(degrees) < 66) continue
    const radius = 0.25 + 0.04 * (index % 2)
    behind('curl', ellipse(...head.skull(degrees, 0.06), radius, radius, 0, 24), { group: 'hairBack' })
  }
  front([
    ...head.skullArc(-mixNumbers(75, 112, turn), 70, 0.04, 20),
    head.onFace(0.6 * width, -0.6),
    head.onFace(0, -0.8),
    head.onFace(-0.7 * width, -0.5),
  ])
  for (const [x, y, radius] of foreheadCurls) {
    front(ellipse(...head.onFace(x * width, y), radius, radius, 0, 24))
  }
  if (turn > 0.3) {
    for (const [degrees, inward, radius] of templeCurls) {
      front(ellipse(...head.skull(degrees, inward), radius, radius, 0, 24))
    }
  }
  strands(
    curlCentres.map(([x, y]): Point[] => {
      const [cx, cy] = head.onFace(x * width, y)
      return [
        [cx - 0.1, cy + 0.05],
        [cx - 0.06, cy - 0.1],
        [cx + 0.08, cy - 0.08],
        [cx + 0.07, cy + 0.05],
      ]
    }),
  )
}

const foreheadCurls: readonly (readonly [x: number, y: number, radius: number])[] = [
  [-0.62, -0.56, 0.27],
  [-0.3, -0.72, 0.27],
  [0.04, -0.66, 0.28],
  [0.38, -0.74, 0.26],
  [0.68, -0.54, 0.26],
  [-0.86, -0.28, 0.22],
  [0.88, -0.26, 0.2],
]
const templeCurls: readonly (readonly [degrees: number, inward: number, radius: number])[] = [
  [-88, -0.12, 0.26],
  [-108, -0.1, 0.24],
  [-126, -0.06, 0.22],
  [-70, -0.1, 0.27],
]
const curlCentres: readonly Point[] = [
  [-0.62, -0.56],
  [-0.3, -0.74],
  [0.04, -0.68],
  [0.38, -0.76],
  [0.68, -0.56],
]
