import type { PartName } from '../../../part-name.ts'
import type { Paint, Painted } from '../../solids/solid.ts'
import { type ChestPlace, lineOver, patchOn } from './on-chest.ts'
import type { Figure } from './paints.ts'

/** Where it is clipped: up the trunk, over skirts and the tops of trousers, and heads aside to the own right. */
const waist = 0.42
const aside = 0.2

/** A pump at the waist, its thin tube going in under the clothes; nothing for who has none. */
export function insulinPumpOf(figure: Figure): Painted[] {
  if (!figure.traits.has('insulinPump')) return []
  const marked = (part: PartName, colour: string, material: Paint['material'] = 'metal'): Paint => ({
    part,
    colour,
    material,
    marking: true,
  })
  const box = (wide: number, high: number, paint: Paint): Painted =>
    patchOn(
      figure,
      [
        [-1, -0.7],
        [-0.7, -1],
        [0.7, -1],
        [1, -0.7],
        [1, 0.7],
        [0.7, 1],
        [-0.7, 1],
        [-1, 0.7],
      ].map(([up = 0, side = 0]): ChestPlace => [waist + up * high, aside + side * wide]),
      paint,
    )
  const tube: readonly ChestPlace[] = [
    [waist + 0.07, aside + 0.04],
    [waist + 0.15, aside - 0.02],
    [waist + 0.13, aside - 0.14],
    [waist + 0.03, aside - 0.2],
  ]
  return [
    lineOver(figure, tube, { width: 0.022, paint: marked('pumpTube', '#eaf2f4', 'ink') }),
    box(0.12, 0.085, marked('pump', '#46809c')),
    box(0.07, 0.045, marked('pumpScreen', '#d9f0e4', 'light')),
  ]
}
