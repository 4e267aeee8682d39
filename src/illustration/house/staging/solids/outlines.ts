import { boundsOf } from '../../boxes.ts'
import type { Point } from '../../drawing.ts'
import { hull } from '../../figures/geometry/hull.ts'
import { spline } from '../../pen/curves.ts'
import { isNear } from '../clip.ts'
import { depthOf, type Lens, nearest, project, scaleAt } from '../space/lens.ts'
import { type PageEllipse, projectEllipsoid, projectPolygon } from '../space/project.ts'
import { lengthOf, type Vector } from '../space/vector.ts'
import { unionOf } from '../union.ts'
import { seenOf } from './mark.ts'
import type { Ball, Blob, Body, Limb, Line } from './solid.ts'

/** What is seen of a body: closed outlines, or a line of so many page units' width. */
export interface Outline {
  points: Point[]
  closed: boolean
  width?: number
}

/** The outlines of a body through a lens; none of what is behind it. */
export function outlinesOf(lens: Lens, body: Body): Outline[] {
  switch (body.kind) {
    case 'ball':
      return closed(ballOutline(lens, body))
    case 'blob':
      return closed(
        united(lens, [...coreOutline(lens, body), ...body.balls.flatMap((ball) => ballOutline(lens, ball))]),
      )
    case 'limb':
      return closed(limbOutline(lens, body))
    case 'plane': {
      const points = projectPolygon(lens, body.points)
      return points.length > 2 ? closed([points]) : []
    }
    case 'line':
      return lineOutline(lens, body)
    case 'mark': {
      const points = seenOf(body, lens.at)
      if (body.width !== undefined) return lineOutline(lens, { kind: 'line', points, width: body.width })
      return points.length > 2 ? closed([projectPolygon(lens, points)]) : []
    }
  }
}

/** How deep a body lies, in metres: the middle of what it is made of. */
export function depthOfBody(lens: Lens, body: Body): number {
  const points = middlesOf(body)
  return points.reduce((sum, point) => sum + depthOf(lens, point), 0) / points.length
}

function middlesOf(body: Body): readonly Vector[] {
  if (body.kind === 'ball') return [body.centre]
  if (body.kind === 'blob') return body.core ?? (body satisfies Blob).balls.map(({ centre }) => centre)
  return body.points
}

function closed(outlines: readonly Point[][]): Outline[] {
  return outlines.map((points) => ({ points, closed: true }))
}

function coreOutline(lens: Lens, { core = [] }: Blob): Point[][] {
  const seen = core.filter((point) => depthOf(lens, point) > nearest)
  return seen.length < 3 ? [] : [hull(seen.map((point) => project(lens, point)))]
}

function ballOutline(lens: Lens, { centre, axes }: Omit<Ball, 'kind'>): Point[][] {
  const seen = projectEllipsoid(lens, centre, axes)
  return seen ? [ellipseOf(seen)] : []
}

function ellipseOf({ centre, long, short, turn }: PageEllipse): Point[] {
  const steps = Math.max(10, Math.min(64, Math.round(7 * Math.sqrt(long))))
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)]
  return Array.from({ length: steps }, (_, index): Point => {
    const angle = (index / steps) * 2 * Math.PI
    const [along, across] = [Math.cos(angle) * Math.max(0.4, long), Math.sin(angle) * Math.max(0.4, short)]
    return [centre[0] + along * cosine - across * sine, centre[1] + along * sine + across * cosine]
  })
}

/** A bone is the hull of two circles; bones of one limb are one outline. */
function limbOutline(lens: Lens, limb: Limb): Point[][] {
  if (limb.points.some((point) => depthOf(lens, point) < nearest)) return []
  const { points, radii } = limb.points.length > 2 ? rounded(limb) : limb
  const circles = points.map((point, index) => circleOf(lens, point, radii[index] as number))
  const bones = circles.slice(1).map((circle, index) => hull([...(circles[index] as Point[]), ...circle]))
  return united(lens, bones)
}

const circleSteps = 22

function circleOf(lens: Lens, centre: Vector, radius: number): Point[] {
  const [x, y] = project(lens, centre)
  const size = radius * scaleAt(lens, depthOf(lens, centre))
  return Array.from({ length: circleSteps }, (_, index): Point => {
    const angle = (index / circleSteps) * 2 * Math.PI
    return [x + Math.cos(angle) * size, y + Math.sin(angle) * size]
  })
}

const stepsABone = 6

/** The limb as a curve through its joints (Catmull-Rom), radii with it. */
function rounded({ points, radii }: Limb): Limb {
  const bent: Vector[] = []
  const thick: number[] = []
  const at = (index: number): Vector => points[Math.max(0, Math.min(points.length - 1, index))] as Vector
  for (let bone = 0; bone + 1 < points.length; bone++) {
    const [a, b, c, d] = [at(bone - 1), at(bone), at(bone + 1), at(bone + 2)]
    for (let step = 0; step < stepsABone; step++) {
      const t = step / stepsABone
      const on = (axis: 0 | 1 | 2): number => spline(a[axis], b[axis], c[axis], d[axis], t)
      bent.push([on(0), on(1), on(2)])
      thick.push((radii[bone] as number) * (1 - t) + (radii[bone + 1] as number) * t)
    }
  }
  return { kind: 'limb', points: [...bent, at(points.length - 1)], radii: [...thick, radii.at(-1) as number] }
}

function lineOutline(lens: Lens, { points, width }: Line): Outline[] {
  const seen = points.filter((point) => depthOf(lens, point) > nearest)
  if (seen.length < 2) return []
  const depth = seen.reduce((sum, point) => sum + depthOf(lens, point), 0) / seen.length
  return [
    {
      points: seen.map((point) => project(lens, point)),
      closed: false,
      width: Math.max(0.7, width * scaleAt(lens, depth)),
    },
  ]
}

/** One silhouette of outlines that touch: a style that lights each outline by itself would show every seam. None where all are out of sight. */
function united({ sheet }: Lens, outlines: readonly Point[][]): Point[][] {
  if (outlines.length < 2) return [...outlines]
  if (!isNear(sheet, boundsOf(outlines.map((points) => ({ points }))))) return []
  return unionOf(outlines)
    .filter(({ isHole }) => !isHole)
    .map(({ points }) => points)
}

/** The longest half axis of a ball, in metres. */
export function reachOf(axes: Ball['axes']): number {
  return Math.max(...axes.map(lengthOf))
}
