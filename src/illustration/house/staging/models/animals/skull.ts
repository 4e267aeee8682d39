import type { Point } from '../../../drawing.ts'
import type { Size } from '../../solids/build.ts'
import type { OnBall } from '../../solids/mark.ts'
import { type Frame, pointIn } from '../../space/frame.ts'
import { add, cross, lengthOf, minus, times, unit, type Vector } from '../../space/vector.ts'
import { type FlatHead, halfSizeOf, middleOf } from './flat-head.ts'

/** An ellipsoid in a head's own axes, in units of its frame. */
export interface Bulge {
  centre: Vector
  size: Vector
}

/** A flat head as a body. */
export interface Skull {
  frame: Frame
  /** Units of the frame that a head unit has. */
  unit: number
  /** Points all over the skull, which is without hollows. */
  core: readonly Vector[]
  /** About the skull, and the muzzle: what the marks of the flat head lie on. */
  globe: Bulge
  muzzles: readonly Bulge[]
}

export interface SkullPlan {
  unit: number
  /** How deep the skull is beside its width. */
  deep: number
  /** In head units: how far the muzzle sticks out, and that of whom the flat head has none. */
  snout: { out: number; radius?: number; drop?: number }
}

/** From the front it has the outline of the flat one. */
export function skullOf(frame: Frame, head: FlatHead, { unit: scale, deep, snout }: SkullPlan): Skull {
  const [, middle] = middleOf(head.outline.points)
  const [wide, high] = halfSizeOf(head.outline.points)
  const globe: Bulge = { centre: [0, -middle * scale, 0], size: times([wide, high, wide * deep], scale) }
  const core = ringsOf(head.outline.points, deep).map((point) => times(point, scale))
  const bare: Skull = { frame, unit: scale, core, globe, muzzles: [] }
  const { out, radius, drop = 0 } = snout
  const told = head.muzzles.map(({ points }) => [middleOf(points), halfSizeOf(points)] as const)
  const own =
    radius === undefined
      ? []
      : ([
          [
            [0, drop],
            [radius, radius],
          ],
        ] as const)
  const muzzles = (told.length > 0 ? told : own).map(([[x, y], [across, tall]]): Bulge => {
    const deepest = (Math.min(across, tall) * 0.6 + out * 0.35) * scale
    const skin = surfaceOf(bare, [x, y]).point[2]
    const size: Vector = [across * scale, tall * scale, deepest]
    return { centre: [-x * scale, -y * scale, skin + (out + 0.8) * scale - deepest], size }
  })
  return { ...bare, muzzles }
}

const [rows, steps] = [15, 20]

/** Rings on the levels of an outline, as wide as that is there; from the side they make an egg. In the outline's units. */
export function ringsOf(outline: readonly Point[], deep: number): Vector[] {
  const [, middle] = middleOf(outline)
  const [widest, half] = halfSizeOf(outline)
  return Array.from({ length: rows }, (_, row) => {
    const turn = (row / (rows - 1) - 0.5) * Math.PI * 0.985
    const y = middle + half * Math.sin(turn)
    const [wide, far] = [halfWidthAt(outline, y), widest * deep * Math.cos(turn) ** 0.9]
    return Array.from({ length: steps }, (__, step): Vector => {
      const angle = (step / steps) * 2 * Math.PI
      return [wide * Math.cos(angle), -y, far * Math.sin(angle)]
    })
  }).flat()
}

/** Half of how wide an outline is at a height: the mean of both its sides. */
function halfWidthAt(outline: readonly Point[], y: number): number {
  const crossings = outline.flatMap((from, index): number[] => {
    const to = outline[(index + 1) % outline.length] as Point
    if (from[1] > y === to[1] > y) return []
    return [from[0] + ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1])]
  })
  return crossings.length < 2 ? 0.1 : (Math.max(...crossings) - Math.min(...crossings)) / 2
}

interface Surface {
  bulge: Bulge
  way: Vector
  point: Vector
  /** Outward, of length 1, in the head's own axes. */
  normal: Vector
  onMuzzle: boolean
}

/** Where a point of the flat drawing lies on the skin, as it is seen from the front; beyond the outline, on its edge. */
export function surfaceOf({ unit: scale, globe, muzzles }: Skull, [x, y]: Point): Surface {
  const [across, high] = [-x * scale, -y * scale]
  const hits = [globe, ...muzzles].map((bulge) => {
    const [dx, dy] = [(across - bulge.centre[0]) / bulge.size[0], (high - bulge.centre[1]) / bulge.size[1]]
    const off = dx * dx + dy * dy
    return {
      bulge,
      dx,
      dy,
      off,
      z: off < 1 ? bulge.centre[2] + bulge.size[2] * Math.sqrt(1 - off) : -Infinity,
    }
  })
  const within = hits.filter(({ off }) => off < 1)
  const hit = within.length > 0 ? within.reduce((a, b) => (b.z > a.z ? b : a)) : nearest(hits)
  const { bulge, dx, dy, off } = hit
  return surfaceAt(
    bulge,
    off < 1 ? [dx, dy, Math.sqrt(1 - off)] : unit([dx, dy, 0.02]),
    muzzles.includes(bulge),
  )
}

function nearest<Hit extends { off: number }>(hits: readonly Hit[]): Hit {
  return hits.reduce((a, b) => (b.off < a.off ? b : a))
}

function surfaceAt(bulge: Bulge, way: Vector, onMuzzle: boolean): Surface {
  const { centre, size } = bulge
  return {
    bulge,
    way,
    onMuzzle,
    point: add(centre, [way[0] * size[0], way[1] * size[1], way[2] * size[2]]),
    normal: unit([way[0] / size[0], way[1] / size[1], way[2] / size[2]]),
  }
}

/** Outlines of the flat drawing as places on the skin, each point for itself: for large marks. */
export function wrapped(skull: Skull, points: readonly Point[]): OnBall[] {
  return points.map((point) => placeOn(skull, surfaceOf(skull, point)))
}

/** The same about a point that alone is looked up, as a sticker lies: for what must not be drawn out, such as eyes. */
export function stuck(skull: Skull, points: readonly Point[], about: Point): OnBall[] {
  const { bulge, point, normal } = surfaceOf(skull, about)
  const [right, top] = tangentsOf(normal)
  return points.map(([x, y]) => {
    const [across, high] = [(about[0] - x) * skull.unit, (about[1] - y) * skull.unit]
    const there = minus(add(point, add(times(right, across), times(top, high))), bulge.centre)
    const way = unit([there[0] / bulge.size[0], there[1] / bulge.size[1], there[2] / bulge.size[2]])
    return placeOn(skull, { bulge, way })
  })
}

/** To its own right and up along the surface, of length 1, in the head's own axes. */
export function tangentsOf(normal: Vector): [right: Vector, up: Vector] {
  const right = unit(cross([0, 1, 0], normal))
  return [right, cross(normal, right)]
}

function placeOn({ frame }: Skull, { bulge, way }: { bulge: Bulge; way: Vector }): OnBall {
  return { ball: ballIn(frame, bulge), way }
}

export function ballIn(frame: Frame, { centre, size }: Bulge): OnBall['ball'] {
  return {
    centre: pointIn(frame, centre),
    axes: [times(frame.right, size[0]), times(frame.up, size[1]), times(frame.front, size[2])],
  }
}

/** The balls of a skull as a blob takes them. */
export function ballsOf(bulges: readonly Bulge[]): (readonly [Vector, Size])[] {
  return bulges.map(({ centre, size }) => [centre, size] as const)
}

/** Metres of a head unit. */
export function metresOf({ frame, unit: scale }: Skull): number {
  return lengthOf(frame.up) * scale
}
