import type { Point, Shape, Sprite } from '../drawing.ts'
import { turnAbout } from '../pen/curves.ts'
import { boxOf, fill } from '../settings/shapes.ts'
import type { Part } from './piece.ts'
import { onPage, type Placed, type Standing } from './placed.ts'

/** Half the breadth of a torch's lens, in centimetres. */
const lens = 4

const beamColour = '#f9dc98'

/**
 * A torch on the floor of a room points at the pool of light on the wall, and its beam widens from the lens to the
 * pool's rim. Pictures without both stay as they are.
 */
export function aimTorch(standing: readonly Standing[]): Standing[] {
  const torch = standing.find(({ at }) => at.piece.id === 'torch')
  const played = standing.find(({ at }) => at.piece.id === 'shadow' && at.piece.plane === 'wall')
  const light = played?.parts.find(({ id }) => id === 'shadow-light')
  const pool = light?.sprite.shapes.find(({ part }) => part === 'pool')
  const body = torch?.parts[0]
  if (!torch || !played || !light || !pool || !body) return [...standing]
  const rim = pool.points.map((point) => onPage(played.at, light, point))
  const middle = middleOf(rim)
  const { sprite, from } = pointedAt(middle, torch.at, body)
  const beam = beamBetween(from, rim, middle, lens * body.scale * torch.at.scale)
  const toLight = ([x, y]: Point): Point => [
    ((x - played.at.x) / played.at.scale - light.x) / light.scale,
    ((y - played.at.y) / played.at.scale - light.y) / light.scale,
  ]
  const shape = fill('beam', beam.map(toLight), beamColour, 'light', { marking: true, alpha: 0.36 })
  const lit: Part = { ...light, sprite: { ...light.sprite, shapes: [shape, ...light.sprite.shapes] } }
  return standing.map((one) => {
    if (one === torch) return { ...one, parts: [{ ...body, sprite }, ...one.parts.slice(1)] }
    if (one === played) return { ...one, parts: one.parts.map((part) => (part === light ? lit : part)) }
    return one
  })
}

/** The torch without its own beam, turned so that it points at `target`, and where its light leaves it on the page. */
function pointedAt(target: Point, at: Placed, body: Part): { sprite: Sprite; from: Point } {
  const light = body.sprite.anchors['light'] ?? ([0, -4] as const)
  const grip = body.sprite.anchors['grip'] ?? ([0, -4] as const)
  const flip = target[0] < at.x ? -1 : 1
  const [x, y] = onPage(at, body, grip)
  const along = [Math.abs(target[0] - x), target[1] - y] as const
  const degrees = (Math.atan2(along[1], along[0]) * 180) / Math.PI
  const turned = (point: Point): Point => {
    const [right, down] = turnAbout([point[0] - grip[0], point[1] - grip[1]], degrees)
    return [(grip[0] + right) * flip, grip[1] + down]
  }
  const shapes = body.sprite.shapes
    .filter(({ part }) => part !== 'beam')
    .map((shape): Shape => ({ ...shape, points: shape.points.map(turned) }))
  const box = boxOf(shapes)
  const onFloor = ([right, down]: Point): Point => [right, down - box.y1]
  const lying = shapes.map((shape): Shape => ({ ...shape, points: shape.points.map(onFloor) }))
  return {
    sprite: { ...body.sprite, shapes: lying, box: boxOf(lying) },
    from: onPage(at, body, onFloor(turned(light))),
  }
}

/** From both sides of the lens to where the rim is widest as seen from there. */
function beamBetween(from: Point, rim: readonly Point[], middle: Point, half: number): Point[] {
  const way = Math.hypot(middle[0] - from[0], middle[1] - from[1]) || 1
  const ahead: Point = [(middle[0] - from[0]) / way, (middle[1] - from[1]) / way]
  const slope = ([x, y]: Point): number => {
    const [right, down] = [x - from[0], y - from[1]]
    const far = right * ahead[0] + down * ahead[1]
    return (down * ahead[0] - right * ahead[1]) / Math.max(1, far)
  }
  const sorted = [...rim].sort((a, b) => slope(a) - slope(b))
  const [first = middle, last = middle] = [sorted[0], sorted[sorted.length - 1]]
  const aside = (side: number): Point => [from[0] - ahead[1] * half * side, from[1] + ahead[0] * half * side]
  return [aside(-1), first, middle, last, aside(1)]
}

function middleOf(points: readonly Point[]): Point {
  const { x0, x1, y0, y1 } = boxOf([fill('rim', points, beamColour, 'light')])
  return [(x0 + x1) / 2, (y0 + y1) / 2]
}
