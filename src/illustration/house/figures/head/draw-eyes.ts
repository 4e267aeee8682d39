import type { PartName } from '../../part-name.ts'
import type { Point } from '../../drawing.ts'
import { lightness, mixColours } from '../../pen/colour.ts'
import { arc, ellipse, smooth, turnAbout } from '../../pen/curves.ts'
import { arch } from '../geometry/curves.ts'
import { clamp, mixNumbers } from '../geometry/points.ts'
import { drawEyeFold, drawEyePatch, eyeTilt, isPatched } from './draw-traits.ts'
import type { FaceParts } from './face-parts.ts'

/** Big dark pupils with two lights, on whites that say where they look; or single arcs when they are shut. */
export function drawEyes(parts: FaceParts): void {
  for (const side of [-1, 1]) drawEye(parts, side)
}

function drawEye(parts: FaceParts, side: number): void {
  const { rig, head, options, darkSkin, look, rubbed, pen } = parts
  if (isPatched(parts, side)) return drawEyePatch(parts, side)
  drawEyeFold(parts, side)
  const tilt = options.traits?.has('downSyndrome') ? -side * eyeTilt : 0
  const { headHeight, build } = rig.skeleton
  const colour = darkSkin ? '#140b0a' : '#2b1d1a'
  const flat = side * head.eyeAside
  const [x, y] = head.onFace(flat, head.eyeHeight)
  const narrow = clamp(head.foreshortened(flat), 0.62, 1.04)
  const lid = (points: readonly Point[], width: number): void =>
    pen.line(
      'eyelid',
      head.placeAll(
        points.map((point) => turnAbout(point, tilt)).map(([dx, dy]): Point => [x + dx * narrow, y + dy]),
      ),
      colour,
      headHeight * width,
    )
  const form = side === rubbed ? 'closed' : rig.expression.eye
  if (form === 'laughing') return lid(arch([-0.15, 0.05], [0, -0.085], [0.15, 0.05]), 0.028)
  if (form === 'closed') return lid(arch([-0.14, -0.02], [0, 0.075], [0.14, -0.02]), 0.027)
  if (form === 'heavy') {
    const slope = side * 0.015
    lid(
      smooth(
        [
          [-0.14, -slope],
          [-0.05, 0.03],
          [0.05, 0.03],
          [0.14, slope],
        ],
        false,
      ),
      0.03,
    )
    lid(
      smooth(
        [
          [-0.1, -0.06],
          [0, -0.045],
          [0.1, -0.06],
        ],
        false,
      ),
      0.014,
    )
    return
  }
  const wide = form === 'wide'
  const oval = (part: PartName, centre: Point, radiusX: number, radiusY: number, hex: string): void =>
    pen.mark(
      part,
      head.placeAll(ellipse(...centre, radiusX * narrow, radiusY, 0, 28)),
      hex,
      hex === colour ? 'ink' : 'light',
    )
  const white = build.eyeRadius * (wide ? 1.5 : 1.22)
  // Aside, smaller pupils go farther, or the white behind them would not tell where they look.
  const aside = Math.min(1, Math.hypot(look[0], look[1]))
  const size = build.eyeRadius * ((wide ? 0.92 : 1.03) - 0.1 * aside)
  const shift = build.eyeRadius * mixNumbers(0.27, 0.38, aside)
  const centre: Point = [x + look[0] * shift * narrow, y + look[1] * shift]
  // Under the white, for prints that leave it out: dots would hardly be seen on the deepest skin.
  if (lightness(rig.skin) < 0.36) {
    oval('socket', centre, size * 0.98, size * 1.2, mixColours(rig.skin, '#ffd9b4', 0.34))
  }
  const [across, high] = tilt === 0 ? [white, white * 1.2] : [white * 1.1, white * 1.08]
  pen.mark('eyeWhite', head.placeAll(ellipse(x, y, across * narrow, high, tilt, 28)), '#fffdf8', 'light')
  // On pale skin the white alone would not be seen.
  const lash = arc(x, y, across * narrow, high, 195, 345, 14).map((point) => turnAbout(point, tilt, [x, y]))
  pen.line('lash', head.placeAll(lash), colour, headHeight * 0.017)
  oval('eye', centre, size, size * 1.24, colour)
  const glint = (across: number, along: number, share: number): void =>
    oval(
      'glint',
      [centre[0] + size * narrow * across, centre[1] + size * along],
      size * share,
      size * share,
      '#ffffff',
    )
  glint(0.32, -0.5, 0.34)
  glint(-0.36, 0.5, 0.17)
}

/**
 * Brows as the feeling lifts and slants them, above the rims of glasses; pale hair and bald heads have browner
 * ones.
 */
export function drawBrows({ rig, head, options, pen }: FaceParts): void {
  const { raise, inner, uneven } = rig.expression.brow
  const { headHeight, build } = rig.skeleton
  const pale = options.appearance.hairForm === 'bald' || lightness(rig.hair) > 0.7
  const colour = pale ? mixColours(rig.hair, '#6b5348', 0.5) : mixColours(rig.hair, rig.skin, 0.12)
  const overRims = options.appearance.glasses ? 0.09 : 0
  for (const side of [-1, 1]) {
    const aside = side * head.eyeAside
    const y = head.eyeHeight - build.eyeRadius * 2.2 - overRims - raise * 0.85 - (side > 0 ? uneven : 0)
    const brow = arch(
      head.onFace(aside + side * 0.14, y + 0.03 + inner * 0.5),
      head.onFace(aside, y - 0.035),
      head.onFace(aside - side * 0.14, y + 0.02 - inner * 0.95),
    )
    pen.line('brow', head.placeAll(brow), colour, headHeight * (build.height > 140 ? 0.029 : 0.026))
  }
}
