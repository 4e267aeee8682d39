import type { Point } from '../../drawing.ts'
import type { Skeleton } from '../body/skeleton.ts'
import { turnAbout } from '../../pen/curves.ts'
import { bell, clamp, mixNumbers, moved } from '../geometry/points.ts'

/**
 * The space faces and hair are drawn in: 1 is half the height of the head, the origin its centre, y down.
 * `turn` is never negative: somebody who looks the other way is drawn mirrored by `place`.
 */
export interface HeadFrame {
  /** Half the head's height in centimetres. */
  unit: number
  /** Half the head's width in half heads. */
  width: number
  turn: number
  eyeHeight: number
  eyeAside: number
  /** From head space to the figure's space. */
  place: (point: Point) => Point
  placeAll: (points: readonly Point[]) => Point[]
  /** The skull's edge by angle: 0 is the crown, 90 the faced side, 180 the chin; `off` swells it. */
  skull: (degrees: number, off?: number) => Point
  skullArc: (
    from: number,
    to: number,
    off?: number | ((degrees: number) => number),
    count?: number,
  ) => Point[]
  /** Where a feature given flat on the face comes to lie on the turned head. */
  onFace: (x: number, y: number) => Point
  onFaceAll: (points: readonly Point[]) => Point[]
  /** How much narrower a feature at `x` looks on the turned head. */
  foreshortened: (x: number) => number
}

/** @param turn -0.75..0.75, negative for a head turned against the body */
export function headFrameOf(skeleton: Skeleton, turn: number, tilt: number): HeadFrame {
  const { build, headCentre, headHeight } = skeleton
  const width = build.headAspect
  const mirror = turn < 0 ? -1 : 1
  const turnSize = Math.abs(turn)
  const unit = headHeight / 2
  const place = ([x, y]: Point): Point => moved(headCentre, turnAbout([x * mirror, y], tilt), unit)
  const skull = (degrees: number, off = 0): Point => skullEdge(skeleton, turnSize, degrees, off)
  const yaw = turnSize * 0.88
  const onFace = (x: number, y: number): Point => {
    const radius = width * Math.sqrt(Math.max(0.05, 1 - (y * 0.8) ** 2))
    const angle = Math.asin(clamp(x / radius, -1, 1))
    return [radius * Math.sin(clamp(angle + yaw, -1.5, 1.5)), y + turnSize * 0.02]
  }
  return {
    unit,
    width,
    turn: turnSize,
    eyeHeight: build.eyeHeight,
    eyeAside: build.eyeAside,
    place,
    placeAll: (points) => points.map(place),
    skull,
    skullArc: (from, to, off = 0, count = 24) =>
      Array.from({ length: count + 1 }, (_, index) => {
        const degrees = mixNumbers(from, to, index / count)
        return skull(degrees, typeof off === 'function' ? off(degrees) : off)
      }),
    onFace,
    onFaceAll: (points) => points.map(([x, y]) => onFace(x, y)),
    foreshortened: (x) => {
      const angle = Math.asin(clamp(x / width, -1, 1))
      return Math.cos(clamp(angle + yaw, -1.35, 1.35)) / Math.max(0.3, Math.cos(angle))
    },
  }
}

/** An egg with cheeks and a jaw; turned, it dips at the brow, swells at the near cheek and fills out behind. */
function skullEdge({ build }: Skeleton, turn: number, degrees: number, off: number): Point {
  const angle = (degrees * Math.PI) / 180
  const sine = Math.sin(angle)
  const y = -Math.cos(angle)
  let x = build.headAspect * Math.sign(sine) * Math.abs(sine) ** 0.93
  x *= 1 + build.cheek * 1.6 * bell(y, 0.46, 0.42) - build.jaw * Math.max(0, y) ** 1.4
  x +=
    turn *
    (sine > 0 ? 0.05 * bell(y, 0.36, 0.3) - 0.06 * bell(y, -0.05, 0.24) - 0.03 : -0.1 * bell(y, -0.25, 0.55))
  return [x * (1 + off), (y > 0 ? y * 0.97 : y) * (1 + off)]
}
