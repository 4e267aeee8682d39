import type { Point } from '../../drawing.ts'
import { depths } from '../depths.ts'
import { smooth } from '../../pen/curves.ts'
import { bell, mixNumbers } from '../geometry/points.ts'
import type { HairBrush } from './hair-brush.ts'

const sideHairFromYears = 55

/** A bare head; older men keep some hair round the ears. */
export function drawBald({ head, ageYears, male, eyeHeight, over }: HairBrush): void {
  if (!male || ageYears < sideHairFromYears) return
  const { turn, width } = head
  const ear = eyeHeight + 0.06
  if (turn > 0.3) {
    const edge = mixNumbers(-width * 0.99, -width * 0.42, turn)
    const sideburn: Point[] = [
      [edge - 0.02, ear - 0.3],
      [edge - 0.04, ear + 0.1],
      [edge - 0.12, ear + 0.34],
    ]
    const nape = head.skullArc(-124, -86, (degrees) => 0.07 * bell(degrees, -104, 16), 8)
    over('sideHair', [...nape, ...smooth(sideburn, false, 5)], { depth: depths.hair })
    return
  }
  for (const side of [-1, 1]) {
    const tuft = head.skullArc(side * 118, side * 70, (degrees) => 0.11 * bell(Math.abs(degrees), 94, 18), 10)
    over(`sideHair${side < 0 ? 'A' : 'B'}`, [...tuft, [side * width * 0.78, ear]], {
      depth: depths.hairBack + 0.5,
    })
  }
}
