import type { Sheet, Thing } from '../../drawing.ts'
import { lightness } from '../../raster/rgb.ts'
import { coverPage } from '../cel/cover-page.ts'
import { layColour } from '../cel/lay-colour.ts'
import type { Patch } from '../split-into-pieces.ts'
import { colourOn, type Desk } from './desk.ts'
import { pressBlack } from './print-colour.ts'
import { layScreen } from './screen.ts'

/** Air between near and far, which has no edge. */
export function isAir({ material, bounds }: Pick<Patch, 'material' | 'bounds'>, { width }: Sheet): boolean {
  return material === 'cloud' && bounds.x1 - bounds.x0 > width
}

/** What is soft elsewhere: halos and shadows are printed in dots, blushes flat, because dots on a cheek look like a rash. */
export function printSoft(desk: Desk, thing: Thing, patch: Patch): void {
  const { plates } = desk
  const cover = coverPage(plates, 'patch', patch.outlines, patch.bounds, 0)
  if (!cover) return
  const colour = colourOn(desk, thing, patch.colour, patch.material)
  const { x0, y0, x1, y1 } = patch.bounds
  if (patch.marking) return layColour(plates, cover, { colour, alpha: patch.alpha * 0.55 })
  if (isAir(patch, plates.units)) {
    const rise = (y1 - y0) * 0.6
    return layScreen(plates, cover, colour, (_x, y) => Math.min(1.3 * patch.alpha, (y - y0) / rise))
  }
  const [middleX, middleY] = [(x0 + x1) / 2, (y0 + y1) / 2]
  const [halfX, halfY] = [Math.max(1, (x1 - x0) / 2), Math.max(1, (y1 - y0) / 2)]
  const nearness = (x: number, y: number): number => {
    const [dx, dy] = [(x - middleX) / halfX, (y - middleY) / halfY]
    return Math.max(0, 1 - (dx * dx + dy * dy))
  }
  if (patch.material === 'light') {
    layScreen(plates, cover, colour, (x, y) => 1.1 * patch.alpha * nearness(x, y) ** 2)
  } else if (lightness(colour) < 0.42) {
    layScreen(plates, cover, pressBlack, (x, y) => 0.42 + 0.4 * nearness(x, y), 0.82)
  } else layScreen(plates, cover, colour, (x, y) => patch.alpha * (0.3 + 0.6 * nearness(x, y)))
}
