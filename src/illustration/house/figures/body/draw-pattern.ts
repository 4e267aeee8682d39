import type { Point } from '../../drawing.ts'
import { ellipse, smooth } from '../../pen/curves.ts'
import { along, tube } from '../geometry/curves.ts'
import { isInside } from '../geometry/hull.ts'
import { mixNumbers, moved } from '../geometry/points.ts'
import type { Pen } from '../pieces.ts'
import type { Rig } from '../rig.ts'

/** Dots or stars in a staggered lattice that follows the body, wherever they fit whole inside one of the cloths. */
export function drawMotifs(pen: Pen, rig: Rig, cloths: readonly (readonly Point[])[]): void {
  const { skeleton, outfit } = rig
  if (outfit.pattern !== 'dots' && outfit.pattern !== 'stars') return
  const { headHeight, across, onTorso } = skeleton
  const stars = outfit.pattern === 'stars'
  const step = headHeight * (stars ? 0.24 : 0.19)
  const radius = headHeight * (stars ? 0.052 : 0.03)
  const down: Point = [-across[1], across[0]]
  for (let row = -10; row < 14; row++) {
    for (let column = -9; column < 10; column++) {
      const shift = (row & 1) * 0.5
      const centre = moved(moved(onTorso(0.3, 0), across, (column + shift) * step), down, row * step * 0.9)
      if (!cloths.some((cloth) => isInside(centre, cloth))) continue
      const room = ellipse(...centre, radius * 2.1, radius * 2.1, 0, 8)
      const fits = cloths.some((cloth) => room.every((point) => isInside(point, cloth)))
      if (fits)
        pen.mark(
          'motif',
          stars ? star(centre, radius) : ellipse(...centre, radius, radius, 0, 12),
          outfit.accent,
          'cloth',
        )
    }
  }
}

/** Ten corners of a five-pointed star that stands on two of its points; `radius` in the units of `centre`. */
export function star(centre: Point, radius: number): Point[] {
  return Array.from({ length: 10 }, (_, index) => {
    const reach = index % 2 === 0 ? radius : radius * 0.48
    const angle = (index / 10) * 2 * Math.PI - Math.PI / 2
    return [centre[0] + Math.cos(angle) * reach, centre[1] + Math.sin(angle) * reach]
  })
}

/** Stripes round the chest, bowed as on a barrel. */
export function drawChestStripes(pen: Pen, rig: Rig, from: number): void {
  const { skeleton, outfit } = rig
  if (outfit.pattern !== 'stripes') return
  const { onTorso, build, headHeight, turn, bellyForward, belly } = skeleton
  for (let index = 0; index < 4; index++) {
    const up = 0.17 + index * 0.17
    if (up < from) continue
    const half = mixNumbers(belly, build.shoulder * (1 - 0.2 * turn), index / 4) * 0.96
    const forward = bellyForward * mixNumbers(0.9, 0.4, index / 3)
    const stripe = smooth(
      [onTorso(up, -half), onTorso(up - 0.02, forward / 2), onTorso(up, half + forward)],
      false,
    )
    pen.line('stripe', stripe, outfit.accent, headHeight * 0.055, { material: 'cloth' })
  }
}

/** Rings round a sleeve or a trouser leg, save where it lies on one of the `cloths`. */
export function drawRings(
  pen: Pen,
  rig: Rig,
  curve: readonly Point[],
  radius: (t: number) => number,
  places: readonly number[],
  cloths: readonly (readonly Point[])[] = [],
): void {
  if (rig.outfit.pattern !== 'stripes') return
  for (const place of places) {
    if (cloths.some((cloth) => isInside(along(curve, place), cloth))) continue
    const ring = tube(curve, (t) => radius(t) * 0.97, {
      from: place,
      to: place + 0.075,
      capStart: 0,
      capEnd: 0,
    })
    pen.mark('stripe', ring, rig.outfit.accent, 'cloth')
  }
}
