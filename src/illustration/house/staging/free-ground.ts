import type { Point, Shape, Thing } from '../drawing.ts'
import type { Relief } from './relief.ts'
import { type Lens, pointBehind } from './space/lens.ts'
import type { Vector } from './space/vector.ts'

/** Page units that places keep from the trim and from the fold. */
const [offTrim, offFold] = [62, 60]
/** Where nobody stands: what is above, and what is wet. */
const noGround = /^(sky|sun|moon|water|foam)/

/** Land, what grows on it, and the floor of a room. */
export function isGround(roles: ReadonlyMap<string, unknown>): (thing: Thing, shape: Shape) => boolean {
  return ({ id, kind }, { group }) =>
    kind === 'scenery' && (roles.has(id) ? group === 'floor' : !noGround.test(id))
}

/** Places of a picture, so many page units apart, off its trim and fold. */
export function spotsOn({ sheet }: Lens, step: number): Point[] {
  const spots: Point[] = []
  for (let y = sheet.height * 0.3; y < sheet.height - offTrim; y += step)
    for (let x = offTrim + step; x < sheet.width - offTrim - step; x += step)
      if (sheet.width === sheet.height || Math.abs(x - sheet.width / 2) > offFold) spots.push([x, y])
  return spots
}

/** Metres between which the ground is looked for, and how many steps that takes. */
const [nearest, farthest, steps] = [0.7, 40, 48]

/** Where the ground is seen at a place in the picture; undefined where there is none near enough. */
export function groundAt(lens: Lens, relief: Relief, spot: Point): Vector | undefined {
  const above = (depth: number): number => {
    const [x, y] = pointBehind(lens, spot, depth)
    return y - relief.heightAt(x)
  }
  for (let index = 0; index < steps; index++) {
    let near = nearest * (farthest / nearest) ** (index / steps)
    let away = nearest * (farthest / nearest) ** ((index + 1) / steps)
    if (above(near) <= 0 || above(away) > 0) continue
    for (let halving = 0; halving < 12; halving++) {
      const middle = (near + away) / 2
      if (above(middle) > 0) near = middle
      else away = middle
    }
    return pointBehind(lens, spot, away)
  }
  return undefined
}
