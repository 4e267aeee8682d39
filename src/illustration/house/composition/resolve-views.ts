import type { Pose } from '#book/scene-plan.ts'
import type { Point } from '../drawing.ts'
import type { View } from './piece.ts'
import type { Placed } from './placed.ts'
import type { Role } from './scene-cast.ts'

/** Poses that go somewhere: without a target they go right, where the page turns. */
const going: ReadonlySet<Pose> = new Set([
  'walk',
  'run',
  'push',
  'pull',
  'crawl',
  'point',
  'reach',
  'ride',
  'peek',
  'climb',
  'fly',
  'swim',
])

/** Where everybody turns and looks, from where they stand; `places` are points of the setting by name. */
export function resolveViews(
  roles: readonly Role[],
  placed: readonly Placed[],
  places: ReadonlyMap<string, Point> = new Map(),
): Map<string, View> {
  const views = new Map<string, View>()
  for (const role of roles) {
    const from = eyesOf(role.id, placed)
    if (!from) continue
    const view = viewFrom(role, from, placed, places)
    views.set(role.id, role.pose === 'lie' || role.pose === 'sleep' ? lying(view, from, role.pose) : view)
  }
  return views
}

/** Who lies has the head where the eyes go, or away from the page's edge. A figure awake lies feet first. */
function lying(view: View, from: Point, pose: Pose): View {
  const headRight = view.facing === 'front' ? from[0] < 500 : view.facing === 'right'
  return { ...view, facing: headRight === (pose === 'sleep') ? 'right' : 'left' }
}

function viewFrom(
  role: Role,
  from: Point,
  placed: readonly Placed[],
  places: ReadonlyMap<string, Point>,
): View {
  const moving = going.has(role.pose)
  switch (role.looksAt) {
    case 'left':
      return { facing: 'left', gaze: [-0.95, 0.1] }
    case 'right':
      return { facing: 'right', gaze: [0.95, 0.1] }
    case 'sky':
      return { facing: sideways(from, moving), gaze: [from[0] > 500 ? -0.35 : 0.35, -0.9] }
    case 'ground':
      return { facing: sideways(from, moving), gaze: [from[0] > 500 ? -0.3 : 0.3, 0.9] }
    case 'reader':
      return { facing: moving ? 'right' : 'front', gaze: [0, 0.05] }
    default:
  }
  const target =
    role.looksAt === undefined
      ? undefined
      : (targetPoint(role.looksAt, role.id, placed) ?? places.get(role.looksAt))
  if (!target && role.pose === 'read') return { facing: 'front', gaze: [0.1, 0.9] }
  if (!target) return { facing: moving ? 'right' : 'front', gaze: moving ? [0.8, 0] : [0, 0.05] }
  const [dx, dy] = [target[0] - from[0], target[1] - from[1]]
  const far = Math.hypot(dx, dy)
  if (far < 1) return { facing: 'front', gaze: [0, 0] }
  const gaze: Point = [dx / far, dy / far]
  const aside = Math.abs(dx) > (moving ? 0 : 46)
  return { facing: aside ? (dx < 0 ? 'left' : 'right') : 'front', gaze }
}

function sideways(from: Point, moving: boolean): View['facing'] {
  if (moving) return 'right'
  return from[0] > 500 ? 'left' : 'right'
}

function eyesOf(id: string, placed: readonly Placed[]): Point | undefined {
  const face = placed.flatMap((one) => one.faces).find(({ who }) => who === id)
  if (face) return face.centre
  const piece = placed.find((one) => one.piece.members.includes(id))
  return piece && [piece.x, piece.box.y0 + (piece.box.y1 - piece.box.y0) * 0.3]
}

function targetPoint(name: string, self: string, placed: readonly Placed[]): Point | undefined {
  const wanted =
    name === 'companions'
      ? placed.flatMap((one) => one.piece.members).find((who) => who.startsWith('companion') && who !== self)
      : name
  if (wanted === undefined || wanted === self) return undefined
  const eyes = eyesOf(wanted, placed)
  if (eyes) return eyes
  const piece = placed.find((one) => one.piece.id === wanted)
  return piece && [(piece.box.x0 + piece.box.x1) / 2, (piece.box.y0 + piece.box.y1) / 2]
}
