import type { Placement, Where } from '#book/stage-plan.ts'
import { alongIn, type Frame, frameAt, pointIn } from './space/frame.ts'
import { type Lens, pointBehind } from './space/lens.ts'
import { add, cross, degrees, dot, minus, radians, times, unit, type Vector } from './space/vector.ts'
import type { Relief } from './relief.ts'

/** What a placement can be told by: the ground, the lens, and where others stand. */
export interface Surroundings {
  relief: Relief
  lens: Lens
  frameOf(name: string): Frame
  pointOf(target: string | Vector): Vector
  /** From where somebody stands to the middle of their head, as far as it is known yet. */
  head?: Vector | undefined
  /** The part of the height of somebody's head from the ground that the lower edge may cut off, and hides at least of whom nothing else carries. */
  cut?: number
}

type Wanted = Pick<Placement, 'where' | 'heading' | 'tilt' | 'followsGround' | 'size'>

/** The frame of something that is placed in words. */
export function placeOnStage(wanted: Wanted, around: Surroundings): Frame {
  const { where, size = 1 } = wanted
  if ('at' in where) {
    const [x, z] = where.at
    return standing(wanted, [x, around.relief.heightAt(x) + (where.up ?? 0), z], around)
  }
  if ('inFrame' in where) {
    const { sheet } = around.lens
    const [across, down] = where.inFrame
    const there = pointBehind(around.lens, [across * sheet.width, down * sheet.height], where.depth)
    return frameAt(there, { heading: 270, size })
  }
  if ('face' in where) return behindFace(wanted, where, around)
  return tied(wanted, around.frameOf(carrierOf(where) as string), where.by ?? [0, 0, 0], around)
}

/** Whom or what a placement is tied to, by name, with its place after a dot; null when it stands by itself. */
export function carrierOf(where: Where): string | null {
  if ('at' in where || 'inFrame' in where || 'face' in where) return null
  const { by: _, ...tie } = where
  return Object.values(tie)[0] ?? null
}

function standing(
  { heading, tilt, followsGround, size = 1 }: Wanted,
  there: Vector,
  around: Surroundings,
): Frame {
  const turn = headingFrom(there, heading, around)
  const rise = followsGround ? around.relief.slopeAt(there[0]) * Math.cos(radians(turn)) : 0
  const slope = degrees(Math.atan(rise))
  return frameAt(there, { heading: turn, pitch: slope + (tilt?.pitch ?? 0), roll: tilt?.roll ?? 0, size })
}

function headingFrom(there: Vector, heading: Wanted['heading'], around: Surroundings): number {
  if (typeof heading !== 'object') return heading ?? 270
  const way = minus(around.pointOf(heading.to), there)
  return degrees(Math.atan2(way[2], way[0]))
}

/** Metres from the ground to the middle of a head that nobody has built yet. */
const usual = 1

/** Where somebody stands whose face is to be there in the picture: on the ground or cut by the lower edge, whichever is higher. */
function behindFace(
  wanted: Wanted,
  { face: [across, down], depth }: Extract<Where, { face: unknown }>,
  around: Surroundings,
): Frame {
  const { lens, relief, head = [0, usual, 0], cut = 0 } = around
  const { width, height } = lens.sheet
  const at = (part: number): Vector => pointBehind(lens, [across * width, part * height], depth)
  const [x, y, z] = minus(at(down), head)
  const highest = Math.max(relief.heightAt(x), at(1)[1] - cut * head[1])
  return standing(wanted, [x, Math.min(y, highest), z], around)
}

/** On, in or beside another: it takes the other's tilt, and its heading is meant on the other's floor. */
function tied({ heading, tilt, size = 1 }: Wanted, carrier: Frame, by: Vector, around: Surroundings): Frame {
  const origin = pointIn(carrier, by)
  const floor = unit(carrier.up)
  const wish =
    heading === undefined
      ? unit(carrier.front)
      : alongIn(frameAt(origin, { heading: headingFrom(origin, heading, around) }), [0, 0, 1])
  const flat = unit(minus(wish, times(floor, dot(wish, floor))))
  const side = unit(cross(floor, flat))
  const lift = radians(tilt?.pitch ?? 0)
  const front = add(times(flat, Math.cos(lift)), times(floor, Math.sin(lift)))
  const top = add(times(floor, Math.cos(lift)), times(flat, -Math.sin(lift)))
  const lean = radians(tilt?.roll ?? 0)
  const right = add(times(side, Math.cos(lean)), times(top, -Math.sin(lean)))
  const up = add(times(top, Math.cos(lean)), times(side, Math.sin(lean)))
  return { origin, right: times(right, size), up: times(up, size), front: times(front, size) }
}
