import type { Point, Thing } from '../drawing.ts'
import { smoothed } from '../settings/outline.ts'
import { boxOf, stroke } from '../settings/shapes.ts'
import { fistsRound } from './hold-in-hands.ts'
import type { View } from './piece.ts'
import { onPage, type Standing } from './placed.ts'
import type { Role } from './scene-cast.ts'

/** A straight rope in page units: from the tail behind the last who pulls to what they pull at. */
export interface RopeLine {
  tail: Point
  end: Point
}

/** The line that suits the hands of everybody who pulls best; nothing if no person pulls. */
export function ropeLine(roles: readonly Role[], standing: readonly Standing[]): RopeLine | undefined {
  const pulling = roles.filter((role) => role.pose === 'pull')
  const hands = pulling.flatMap((role) => handsOf(role.id, standing)).sort((a, b) => a[0] - b[0])
  const first = hands[0]
  const last = hands[hands.length - 1]
  if (!first || !last) return undefined
  // As low as the smallest can hold it, so that it crosses nobody's face.
  const y = Math.max(...hands.map((hand) => hand[1]))
  const middle = (first[0] + last[0]) / 2
  const goal = goalOf(pulling, standing) ?? [1060, y - 30]
  const left = goal[0] < middle
  const slope = (goal[1] - y) / (goal[0] - middle || 1)
  const tailX = left ? last[0] + 60 : first[0] - 60
  return { tail: [tailX, y + (tailX - middle) * slope], end: goal }
}

/** Views in which everybody who pulls has both hands on the rope. */
export function handsOnRope(
  line: RopeLine,
  roles: readonly Role[],
  standing: readonly Standing[],
  views: ReadonlyMap<string, View>,
): Map<string, View> {
  const held = new Map(views)
  for (const role of roles) {
    const [hand] = role.pose === 'pull' ? handsOf(role.id, standing) : []
    const view = views.get(role.id)
    const holder = standing.find(({ parts }) => parts.some((part) => part.id === role.id))
    const part = holder?.parts.find((one) => one.id === role.id)
    if (!hand || !view || !holder || !part || part.kind !== 'person') continue
    const grip = (x: number): Point => {
      const y =
        line.tail[1] + ((x - line.tail[0]) * (line.end[1] - line.tail[1])) / (line.end[0] - line.tail[0] || 1)
      const { at } = holder
      return [((x - at.x) / at.scale - part.x) / part.scale, ((y - at.y) / at.scale - part.y) / part.scale]
    }
    const side = view.facing === 'left' ? -1 : 1
    const long = Math.hypot(line.end[0] - line.tail[0], line.end[1] - line.tail[1]) || 1
    const direction: Point = [(line.tail[0] - line.end[0]) / long, (line.tail[1] - line.end[1]) / long]
    held.set(role.id, {
      ...view,
      hands: { A: grip(hand[0] - side * 16), B: grip(hand[0] + side * 8) },
      holds: fistsRound(direction),
    })
  }
  return held
}

/** The rope itself, with a loose end. */
export function drawRope({ tail, end }: RopeLine): Thing {
  const down: Point = [tail[0] + (tail[0] < end[0] ? -34 : 34), tail[1] + 74]
  const points = smoothed([down, tail, [(tail[0] + end[0]) / 2, (tail[1] + end[1]) / 2], end], false, 8)
  const shapes = [
    stroke('rope', points, 9, '#c99f66', 'cloth', { group: 'rope' }),
    stroke('twist', points, 2, '#a67c48', 'cloth', { marking: true, alpha: 0.7 }),
  ]
  return { id: 'rope', kind: 'prop', shapes, box: boxOf(shapes), faces: [], depth: 0.9 }
}

function handsOf(id: string, standing: readonly Standing[]): Point[] {
  for (const { at, parts } of standing) {
    const part = parts.find((one) => one.id === id)
    const hand = part?.sprite.anchors['handB']
    if (part?.kind !== 'person' || !hand) continue
    return [onPage(at, part, hand)]
  }
  return []
}

/** Where the rope of a bell comes from, in page units: out of the picture, over whoever pulls it. */
const fromAbove: Point = [860, -40]

/** How far down a bell tower its bell hangs. */
const bellDown = 0.33

/** The bell of a tower, the nearer foot of a giant, or the middle of whatever is looked at that does not pull itself; a bell rope's goal is up. */
function goalOf(pulling: readonly Role[], standing: readonly Standing[]): Point | undefined {
  const names = pulling
    .flatMap((role) => [role.with, role.looksAt])
    .filter((name) => name !== undefined && name !== 'rope' && pulling.every(({ id }) => id !== name))
  if (names[0] === 'sky' && pulling.length === 1) return fromAbove
  const goal = standing.find(({ at }) => names.includes(at.piece.id))?.at
  if (!goal) return undefined
  const { x0, x1, y0, y1 } = goal.box
  if (goal.piece.id === 'bellTower') return [(x0 + x1) / 2, y0 + (y1 - y0) * bellDown]
  // A giant's left foot is a fifth of the way in.
  return goal.piece.plane === 'giant' ? [x0 + (x1 - x0) * 0.2, y1 - 16] : [(x0 + x1) / 2, (y0 + y1) / 2]
}
