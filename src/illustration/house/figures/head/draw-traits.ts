import type { PartName } from '../../part-name.ts'
import type { Point } from '../../drawing.ts'
import { mixColours } from '../../pen/colour.ts'
import { ellipse, smooth, turnAbout } from '../../pen/curves.ts'
import { star } from '../body/draw-pattern.ts'
import { lineOn } from '../colours.ts'
import { palerSkin, rimOfPatch } from '../skin-marks.ts'
import { clamp } from '../geometry/points.ts'
import type { FaceParts } from './face-parts.ts'

/** What is on somebody's skin for good, always on the same side; it lies under cheeks and eyes. */
export function drawMarks(parts: FaceParts): void {
  const { rig, head, options, ownLeft, darkSkin, pen } = parts
  const { eyeAside, eyeHeight } = head
  const mouth = eyeHeight + 0.49
  const blot = (part: PartName, [x, y]: Point, [wide, high]: Point, form: number, colour: string): void => {
    const edge = Array.from({ length: 9 }, (_, index): Point => {
      const angle = (index / 9) * 2 * Math.PI
      const far = 1 + 0.16 * Math.sin(angle * 3 + form) + 0.1 * Math.sin(angle * 2 + form * 2)
      return [x + Math.cos(angle) * wide * far, y + Math.sin(angle) * high * far]
    })
    pen.mark(part, head.placeAll(smooth(head.onFaceAll(edge))), colour, 'skin')
  }
  if (options.traits?.has('vitiligo')) {
    const patches: readonly (readonly [Point, Point, number])[] = [
      [[-ownLeft * (eyeAside + 0.08), eyeHeight + 0.02], [0.27, 0.28], 0],
      [[ownLeft * 0.24, mouth + 0.06], [0.18, 0.12], 1],
      [[ownLeft * 0.42, eyeHeight - 0.38], [0.16, 0.12], 3],
    ]
    const rim = rimOfPatch(rig.skin)
    for (const [at, [wide, high], form] of patches) {
      if (rim !== undefined) blot('vitiligo', at, [wide + 0.025, high + 0.025], form, rim)
      blot('vitiligo', at, [wide, high], form, palerSkin(rig.skin))
    }
  }
  if (options.traits?.has('birthmark')) {
    const colour = mixColours(rig.skin, darkSkin ? '#1f0d0a' : '#8a4632', darkSkin ? 0.5 : 0.55)
    blot('birthmark', [-ownLeft * (eyeAside + 0.27), eyeHeight + 0.42], [0.085, 0.075], 2, colour)
  }
}

/** A small hollow in each cheek, beside the corners of the mouth. */
export function drawDimples({ rig, head, options, pen }: FaceParts): void {
  if (!options.traits?.has('dimples')) return
  const y = head.eyeHeight + 0.42
  for (const side of [-1, 1]) {
    const hollow: Point[] = [
      [side * 0.415, y - 0.075],
      [side * 0.44, y - 0.035],
      [side * 0.447, y],
      [side * 0.44, y + 0.035],
      [side * 0.415, y + 0.075],
    ]
    pen.line(
      'dimple',
      head.placeAll(smooth(head.onFaceAll(hollow), false)),
      lineOn(rig.skin),
      rig.skeleton.headHeight * 0.015,
    )
  }
}

/** The fold of skin at the inner corner of an eye, in a face that has it. */
export function drawEyeFold({ rig, head, options, pen }: FaceParts, side: number): void {
  if (!options.traits?.has('downSyndrome')) return
  const radius = rig.skeleton.build.eyeRadius
  const [x, y] = head.onFace(side * head.eyeAside, head.eyeHeight)
  const narrow = clamp(head.foreshortened(side * head.eyeAside), 0.62, 1.04)
  const fold = [
    [-radius * 1.2, -radius * 0.55],
    [-radius * 1.5, radius * 0.15],
    [-radius * 1.25, radius * 0.8],
  ].map(([across = 0, down = 0]): Point => {
    const [dx, dy] = turnAbout([across, down], -eyeTilt)
    return [x + side * dx * narrow, y + dy]
  })
  pen.line('eyeFold', head.placeAll(smooth(fold, false)), lineOn(rig.skin), rig.skeleton.headHeight * 0.014)
}

/** Degrees that the outer corners of such eyes are lifted. */
export const eyeTilt = 9

/** Whether a patch lies over the eye of this side. */
export function isPatched({ options, ownLeft }: FaceParts, side: number): boolean {
  return side === ownLeft && options.traits?.has('eyePatch') === true
}

/** A soft patch with a star over the own left eye. */
export function drawEyePatch({ rig, head, pen }: FaceParts, side: number): void {
  const flat = side * head.eyeAside
  const [x, y] = head.onFace(flat, head.eyeHeight)
  const narrow = clamp(head.foreshortened(flat), 0.5, 1.04)
  const radius = rig.skeleton.build.eyeRadius * 1.75
  pen.mark(
    'eyePatch',
    head.placeAll(ellipse(x, y, radius * 1.12 * narrow, radius, 0, 28)),
    '#4f9d97',
    'cloth',
  )
  const points = star([0, 0], radius * 0.5).map(([dx, dy]): Point => [x + dx * narrow, y + dy])
  pen.mark('patchStar', head.placeAll(points), '#fbe6a6', 'cloth')
}
