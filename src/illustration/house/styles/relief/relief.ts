import type { Box } from '../../drawing.ts'
import { blur } from '../../raster/blur.ts'
import { fillMask, type Outline } from '../../raster/fill-mask.ts'
import type { PixelBox } from '../../raster/pixel-box.ts'
import { scratch } from '../../raster/scratch.ts'
import type { Finish } from './finish.ts'
import type { Ball } from './heap.ts'
import { solveBalloon } from './solve-balloon.ts'

/** What is blown up as one. */
export interface Form {
  outlines: readonly Outline[]
  /** Page units. */
  bounds: Box
  finish: Finish
  balls: readonly Ball[]
}

/** The form of a piece, as slopes on a coarse grid over its box. */
export interface Relief {
  box: PixelBox
  /** Pixels a cell. */
  step: number
  /** Cells across and down. */
  width: number
  height: number
  /** Rise of the surface to the right and down. */
  slopeX: Float32Array
  slopeY: Float32Array
  /** How deep a place lies in a fold between two parts, 0..0.62. */
  hollow: Float32Array | undefined
}

/** Page units over which two parts run into one another. */
const join = 5

/** Blows up the parts of a piece, each on its own, and lets them grow together. */
export function reliefOf(
  name: string,
  forms: readonly Form[],
  box: PixelBox,
  step: number,
  scale: number,
): Relief {
  const width = box.width / step
  const height = box.height / step
  const count = width * height
  const surface = scratch('relief-surface', count)
  surface.fill(0, 0, count)
  const unit = scale / step
  for (const form of forms) raise(surface, width, height, form, box, step, unit)
  blur(surface, width, height, Math.max(0.6, 0.55 * unit), 1)
  const folded = forms.length > 1 || forms.some((form) => form.balls.length > 0)
  return {
    box,
    step,
    width,
    height,
    ...slopesOf(name, surface, width, height),
    hollow: folded ? hollowsOf(name, surface, width, height, unit) : undefined,
  }
}

function raise(
  surface: Float32Array,
  width: number,
  height: number,
  form: Form,
  box: PixelBox,
  step: number,
  unit: number,
): void {
  const { finish, bounds } = form
  if (finish.form === 'flat') return
  const [left, top] = [box.x0 / step, box.y0 / step]
  const own = {
    x0: Math.max(left, Math.floor(bounds.x0 * unit) - 2),
    y0: Math.max(top, Math.floor(bounds.y0 * unit) - 2),
    width: 0,
    height: 0,
  }
  own.width = Math.min(left + width, Math.ceil(bounds.x1 * unit) + 2) - own.x0
  own.height = Math.min(top + height, Math.ceil(bounds.y1 * unit) + 2) - own.y0
  if (own.width < 3 || own.height < 3) return
  const cover = fillMask(form.outlines, own, unit, scratch('raise', own.width * own.height))
  const bevel = finish.form === 'slab' ? Math.max(1.5, finish.bevel * unit) : 0
  const blown = solveBalloon(cover, own.width, own.height, bevel)
  const heaped = form.balls.length > 0
  const puff = Math.abs(finish.puff) * (heaped ? 0.5 : 1)
  growTogether(surface, width, blown, own, { left, top, puff, join: join * unit })
  for (const ball of form.balls) addBall(surface, width, height, ball, { left, top, unit })
}

/** Adds a blown-up part to the surface; what lies on another part is raised by that. */
function growTogether(
  surface: Float32Array,
  width: number,
  blown: Float32Array,
  own: PixelBox,
  to: { left: number; top: number; puff: number; join: number },
): void {
  let highest = 0
  for (let cell = 0; cell < own.width * own.height; cell++) if (blown[cell]! > highest) highest = blown[cell]!
  if (highest === 0) return
  const offset = (own.y0 - to.top) * width + own.x0 - to.left
  const middle = Math.floor(own.height / 2) * width + Math.floor(own.width / 2)
  const lift = 0.8 * surface[offset + middle]!
  const reach = Math.min(to.join, highest * to.puff * 0.6)
  const ramp = 1 / Math.max(1e-6, highest * 0.5)
  for (let y = 0, cell = 0; y < own.height; y++) {
    let place = offset + y * width
    for (let x = 0; x < own.width; x++, cell++, place++) {
      const raw = blown[cell]!
      if (raw <= 0) continue
      const above = raw * to.puff + lift * Math.min(1, raw * ramp)
      surface[place] = smoothMost(surface[place]!, above, reach)
    }
  }
}

function smoothMost(before: number, above: number, reach: number): number {
  if (before <= 0) return above
  const soft = Math.min(reach, before, above)
  const apart = before - above
  return 0.5 * (before + above + Math.sqrt(apart * apart + soft * soft))
}

function addBall(
  surface: Float32Array,
  width: number,
  height: number,
  ball: Ball,
  to: { left: number; top: number; unit: number },
): void {
  const centreX = ball.centre[0] * to.unit - to.left
  const centreY = ball.centre[1] * to.unit - to.top
  const radius = ball.radius * to.unit
  const square = radius * radius
  const column = Math.max(0, Math.min(width - 1, Math.round(centreX)))
  const row = Math.max(0, Math.min(height - 1, Math.round(centreY)))
  const lift = surface[row * width + column]! * 0.6
  const lastRow = Math.min(height - 1, Math.floor(centreY + radius))
  const lastColumn = Math.min(width - 1, Math.floor(centreX + radius))
  for (let y = Math.max(0, Math.ceil(centreY - radius)); y <= lastRow; y++) {
    for (let x = Math.max(0, Math.ceil(centreX - radius)); x <= lastColumn; x++) {
      const left = square - (x - centreX) ** 2 - (y - centreY) ** 2
      if (left <= 0) continue
      const above = lift * Math.min(1, (left / square) * 3) + Math.sqrt(left) * 0.9
      const place = y * width + x
      surface[place] = smoothMost(surface[place]!, above, radius * 0.16)
    }
  }
}

function slopesOf(
  name: string,
  surface: Float32Array,
  width: number,
  height: number,
): { slopeX: Float32Array; slopeY: Float32Array } {
  const slopeX = scratch(`${name}-slope-x`, width * height)
  const slopeY = scratch(`${name}-slope-y`, width * height)
  for (let y = 0, cell = 0; y < height; y++) {
    const above = y > 0 ? -width : 0
    const below = y < height - 1 ? width : 0
    for (let x = 0; x < width; x++, cell++) {
      const left = x > 0 ? cell - 1 : cell
      const right = x < width - 1 ? cell + 1 : cell
      slopeX[cell] = (surface[right]! - surface[left]!) * 0.5
      slopeY[cell] = (surface[cell + below]! - surface[cell + above]!) * 0.5
    }
  }
  return { slopeX, slopeY }
}

function hollowsOf(
  name: string,
  surface: Float32Array,
  width: number,
  height: number,
  unit: number,
): Float32Array {
  const count = width * height
  const hollow = scratch(`${name}-hollow`, count)
  hollow.set(surface.subarray(0, count))
  blur(hollow, width, height, 5 * unit, 2)
  for (let cell = 0; cell < count; cell++) {
    const depth = ((hollow[cell]! - surface[cell]!) / unit) * 0.13
    hollow[cell] = depth < 0 ? 0 : depth > 0.62 ? 0.62 : depth
  }
  return hollow
}
