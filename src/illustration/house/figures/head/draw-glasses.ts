import type { PartName } from '../../part-name.ts'
import type { Point } from '../../drawing.ts'
import { depths } from '../depths.ts'
import { arc, ellipse, smooth } from '../../pen/curves.ts'
import { clamp } from '../geometry/points.ts'
import { penFor } from '../pieces.ts'
import type { FaceParts } from './face-parts.ts'
import type { HeadFrame } from './head-frame.ts'

interface Lens {
  centre: Point
  radiusX: number
}

/** Big enough for the whole eye and its white; the two don't touch over the nose. */
function lensRadiusOf({ eyeAside }: HeadFrame): number {
  return eyeAside * 0.83
}

function lenses(head: HeadFrame): [Lens, Lens] {
  const lens = (side: number): Lens => {
    const flat = side * head.eyeAside
    return {
      centre: head.onFace(flat, head.eyeHeight + 0.02),
      radiusX: lensRadiusOf(head) * clamp(head.foreshortened(flat), 0.66, 1.03),
    }
  }
  return [lens(-1), lens(1)]
}

/** Glass is so clear that only a thin shine along its rim shows; it lies under the eyes. */
export function drawLenses({ rig, head, pen }: FaceParts): void {
  const radiusY = lensRadiusOf(head)
  for (const { centre, radiusX } of lenses(head)) {
    const shine = arc(...centre, radiusX * 0.82, radiusY * 0.82, 190, 245, 10)
    pen.line('lens', head.placeAll(shine), '#ffffff', rig.skeleton.headHeight * 0.02, {
      material: 'light',
      alpha: 0.6,
    })
  }
}

/** Rims, bridge and temples of dark wire, bluer on dark skin so that they stand out from it. */
export function drawGlasses({ rig, head, darkSkin, ear }: FaceParts): void {
  const pen = penFor(rig.pieces, 'glasses', depths.glasses)
  const colour = darkSkin ? '#23317d' : '#3b3350'
  const wire = rig.skeleton.headHeight * 0.034
  const line = (part: PartName, points: readonly Point[]): void =>
    pen.line(part, head.placeAll(points), colour, wire, { material: 'metal' })
  const [near, far] = lenses(head)
  for (const { centre, radiusX } of [near, far]) {
    const rim = ellipse(...centre, radiusX, lensRadiusOf(head))
    line('rim', [...rim, ...rim.slice(0, 2)])
  }
  const y = head.eyeHeight
  const bridge: Point[] = [
    [near.centre[0] + near.radiusX, y],
    [(near.centre[0] + far.centre[0]) / 2, y - 0.05],
    [far.centre[0] - far.radiusX, y],
  ]
  line('bridge', smooth(bridge, false))
  const temple = (from: number, to: number): void =>
    pen.line(
      'temple',
      head.placeAll([
        [from, y],
        [to, y - 0.03],
      ]),
      colour,
      wire * 0.75,
      { material: 'metal' },
    )
  // They go out of sight where the face does, or over the ear of a head that is turned.
  const edge = (Math.acos(-y) * 180) / Math.PI
  const nearEnd = head.turn > 0.25 ? ear[0] + 0.05 : head.skull(360 - edge)[0] + 0.03
  temple(near.centre[0] - near.radiusX, nearEnd)
  if (head.turn < 0.25) temple(far.centre[0] + far.radiusX, head.skull(edge)[0] - 0.03)
}
