import { alongIn, type Frame, frameAlong, movedTo, pointIn } from '../space/frame.ts'
import { add, lengthOf, radians, times, unit, type Vector } from '../space/vector.ts'
import type { Blob, Paint, Painted } from './solid.ts'

/** Half axes to its own right, up and to its front; one number for a round ball. In units of its frame. */
export type Size = number | Vector

/** A ball in somebody's own frame. */
export function ball(frame: Frame, centre: Vector, size: Size, paint: Paint): Painted {
  return { kind: 'ball', paint, ...ballIn(frame, centre, size) }
}

/** Balls that have grown into one another, and into a body without hollows that points of the frame tell. */
export function blob(
  frame: Frame,
  balls: readonly (readonly [centre: Vector, size: Size])[],
  paint: Paint,
  core?: readonly Vector[],
): Painted {
  return {
    kind: 'blob',
    paint,
    balls: balls.map(([centre, size]) => ballIn(frame, centre, size)),
    ...(core && { core: core.map((point) => pointIn(frame, point)) }),
  }
}

function ballIn(frame: Frame, centre: Vector, size: Size): Blob['balls'][number] {
  const [right, up, front] = typeof size === 'number' ? [size, size, size] : size
  return {
    centre: pointIn(frame, centre),
    axes: [times(frame.right, right), times(frame.up, up), times(frame.front, front)],
  }
}

/** A limb through points of a frame, with a radius at each, in units of the frame. */
export function limb(
  frame: Frame,
  points: readonly Vector[],
  radii: readonly number[] | number,
  paint: Paint,
): Painted {
  const unitLength = lengthOf(frame.up)
  return {
    kind: 'limb',
    points: points.map((point) => pointIn(frame, point)),
    radii: points.map(
      (_, index) => (typeof radii === 'number' ? radii : (radii[index] as number)) * unitLength,
    ),
    paint,
  }
}

/** A flat polygon in a frame; `outward` is its normal in the frame, for what has only one side. */
export function plane(frame: Frame, points: readonly Vector[], paint: Paint, outward?: Vector): Painted {
  return {
    kind: 'plane',
    points: points.map((point) => pointIn(frame, point)),
    paint,
    ...(outward && { outward: alongIn(frame, outward) }),
  }
}

/** A line on or between things, of a width in units of the frame. */
export function line(
  frame: Frame,
  points: readonly Vector[],
  width: number,
  paint: Paint,
  outward?: Vector,
): Painted {
  return {
    kind: 'line',
    points: points.map((point) => pointIn(frame, point)),
    width: width * lengthOf(frame.up),
    paint,
    ...(outward && { outward: alongIn(frame, outward) }),
  }
}

type Shade = (side: 'front' | 'back' | 'left' | 'right' | 'top' | 'bottom') => Paint

const sides = [
  ['front', [0, 0, 1]],
  ['back', [0, 0, -1]],
  ['right', [1, 0, 0]],
  ['left', [-1, 0, 0]],
  ['top', [0, 1, 0]],
  ['bottom', [0, -1, 0]],
] as const

/** The six sides of a box between two corners of a frame; those that are turned away are left out when it is seen. */
export function box(frame: Frame, from: Vector, to: Vector, shade: Shade): Painted[] {
  return sides.map(([side, outward]) => {
    const axis = outward.findIndex((part) => part !== 0) as 0 | 1 | 2
    const [first, second] = [0, 1, 2].filter((other) => other !== axis) as [0 | 1 | 2, 0 | 1 | 2]
    const corner = (a: boolean, b: boolean): Vector => {
      const point: [number, number, number] = [0, 0, 0]
      point[axis] = outward[axis] > 0 ? Math.max(from[axis], to[axis]) : Math.min(from[axis], to[axis])
      point[first] = a ? to[first] : from[first]
      point[second] = b ? to[second] : from[second]
      return point
    }
    const points = [corner(false, false), corner(true, false), corner(true, true), corner(false, true)]
    return plane(frame, points, shade(side), outward)
  })
}

/** An ellipsoid to put marks on: a head, a hill. */
export interface Globe {
  frame: Frame
  /** Half axes in units of the frame. */
  size: Vector
}

/** A place on a globe: degrees to its own right of its front, and degrees up. */
export type Place = readonly [aside: number, above: number]

/** A frame on the surface, its front outward. */
export function onGlobe({ frame, size }: Globe, [aside, above]: Place, out = 1): Frame {
  const [turn, lift] = [radians(aside), radians(above)]
  const way: Vector = [Math.sin(turn) * Math.cos(lift), Math.sin(lift), Math.cos(turn) * Math.cos(lift)]
  const point: Vector = [way[0] * size[0] * out, way[1] * size[1] * out, way[2] * size[2] * out]
  const normal = alongIn(frame, [way[0] / size[0], way[1] / size[1], way[2] / size[2]])
  return frameAlong(pointIn(frame, point), normal, unit(frame.up), lengthOf(frame.up))
}

/** A round mark on a globe, so wide and high in units of its frame. */
export function patch(
  globe: Globe,
  place: Place,
  [width, height]: readonly [number, number],
  paint: Paint,
): Painted {
  const there = onGlobe(globe, place, 1.01)
  return {
    ...ball(there, [0, 0, 0], [width, height, width * 0.05], { marking: true, ...paint }),
    outward: there.front,
  }
}

/** A filled outline on a globe. */
export function area(globe: Globe, places: readonly Place[], paint: Paint): Painted {
  return {
    kind: 'plane',
    points: places.map((place) => onGlobe(globe, place, 1.015).origin),
    paint: { marking: true, ...paint },
    outward: onGlobe(globe, middleOf(places)).front,
  }
}

/** A line on a globe. */
export function stroke(globe: Globe, places: readonly Place[], width: number, paint: Paint): Painted {
  return {
    kind: 'line',
    points: places.map((place) => onGlobe(globe, place, 1.015).origin),
    width: width * lengthOf(globe.frame.up),
    paint: { marking: true, ...paint },
    outward: onGlobe(globe, middleOf(places)).front,
  }
}

function middleOf(places: readonly Place[]): Place {
  const sum = places.reduce<Place>(([a, b], [aside, above]) => [a + aside, b + above], [0, 0])
  return [sum[0] / places.length, sum[1] / places.length]
}

/** A wheel whose axle runs along the frame's right: tyre, disc and spokes, of a radius and width in units of the frame. */
export function wheel(
  frame: Frame,
  centre: Vector,
  {
    radius,
    width,
    spokes = 6,
    turn = 0.3,
  }: { radius: number; width: number; spokes?: number; turn?: number },
  [tyre, disc]: readonly [Paint, Paint],
): Painted[] {
  const faces = ([1, -1] as const).flatMap((side): Painted[] => {
    const face = movedTo(frame, add(centre, [side * width, 0, 0]))
    const outward = alongIn(frame, [side, 0, 0])
    const marks = { ...tyre, marking: true }
    return [
      { ...ball(face, [0, 0, 0], [0.01, radius * 0.78, radius * 0.78], { ...disc, marking: true }), outward },
      ...Array.from({ length: spokes }, (_, index): Painted => {
        const angle = turn + (index / spokes) * 2 * Math.PI
        const end: Vector = [0, Math.sin(angle) * radius * 0.78, Math.cos(angle) * radius * 0.78]
        return { ...line(face, [[0, 0, 0], end], radius * 0.09, marks), outward }
      }),
      { ...ball(face, [0, 0, 0], [0.01, radius * 0.2, radius * 0.2], marks), outward },
    ]
  })
  return [
    blob(
      frame,
      [-1, -0.75, -0.4, 0, 0.4, 0.75, 1].map((part) => {
        const round = radius * (1 - 0.06 * part * part)
        return [add(centre, [part * width, 0, 0]), [width * 0.3, round, round]] as const
      }),
      tyre,
    ),
    ...faces,
  ]
}
