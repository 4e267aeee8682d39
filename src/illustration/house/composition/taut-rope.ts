import type { Point, Thing } from '../drawing.ts'
import { rounded, smoothed } from '../settings/outline.ts'
import { boxOf, stroke } from '../settings/shapes.ts'
import { type Part, partPoint } from './piece.ts'
import type { Placed } from './placed.ts'
import type { Role } from './scene-cast.ts'

interface Pulling {
  at: Placed
  parts: readonly Part[]
}

/** A rope from the hands of everybody who pulls to what they pull at, or out of the page. Page units. */
export function tautRope(roles: readonly Role[], standing: readonly Pulling[]): Thing[] {
  const pulling = roles.filter((role) => role.pose === 'pull')
  const hands = pulling.flatMap((role) => handsOf(role.id, standing)).sort((a, b) => a[0] - b[0])
  const first = hands[0]
  const last = hands[hands.length - 1]
  if (!first || !last) return []
  const goal = goalOf(pulling, standing)
  const left = goal !== undefined && goal[0] < (first[0] + last[0]) / 2
  const end: Point = goal ?? [1060, last[1] - 10]
  const tail: Point = left ? [last[0] + 46, last[1] + 60] : [first[0] - 46, first[1] + 60]
  const line = left ? [tail, ...[...hands].reverse(), end] : [tail, ...hands, end]
  const points = smoothed(line, false, 8).map(([x, y]): Point => [rounded(x), rounded(y)])
  const shapes = [
    stroke('rope', points, 9, '#c99f66', 'cloth', { group: 'rope' }),
    stroke('twist', points, 2, '#a67c48', 'cloth', { marking: true, alpha: 0.7 }),
  ]
  return [{ id: 'rope', kind: 'prop', shapes, box: boxOf(shapes), faces: [], depth: 0.9 }]
}

function handsOf(id: string, standing: readonly Pulling[]): Point[] {
  for (const { at, parts } of standing) {
    const part = parts.find((one) => one.id === id)
    const hand = part?.sprite.anchors['handB'] ?? part?.sprite.anchors['mouth']
    if (!part || !hand) continue
    const [x, y] = partPoint(part, hand)
    return [[at.x + x * at.scale, at.y + y * at.scale]]
  }
  return []
}

/** The nearer foot of a giant, or the middle of whatever is looked at. */
function goalOf(pulling: readonly Role[], standing: readonly Pulling[]): Point | undefined {
  const names = pulling
    .flatMap((role) => [role.with, role.looksAt])
    .filter((name) => name !== undefined && name !== 'rope')
  const goal = standing.find(({ at }) => names.includes(at.piece.id))?.at
  if (!goal) return undefined
  const { x0, x1, y0, y1 } = goal.box
  return [(x0 + x1) / 2, goal.piece.plane === 'giant' ? y1 - 30 : (y0 + y1) / 2]
}
