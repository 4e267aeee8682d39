import type { Point, Shape, Sprite } from '../drawing.ts'
import { ellipse, roundBox, smooth } from '../pen/curves.ts'
import { boxOf, fill } from '../settings/shapes.ts'
import type { Part } from './piece.ts'
import { splitSprite } from './ride.ts'

/** Centimetres: drawn-up knees of a grown-up would make a hill of the quilt. */
const highestSleeper = 50
const highestOnFloor = 60
/** Centimetres between the heads of two in a bed. */
const aboveOther = 40

/** Sleepers under the covers: the first with the head on the pillow, the next at the foot. */
export function layInBed(prop: Omit<Part, 'x' | 'y'>, seated: readonly Part[][]): Part[] {
  const bed: Part = { ...prop, x: 0, y: 0 }
  const [far, near] = splitSprite(bed.sprite)
  const { anchors, box } = bed.sprite
  const on = anchors['lie'] ?? anchors['seat'] ?? anchors['top'] ?? ([0, box.y0 * 0.5] as const)
  const room = (box.x1 - box.x0) * bed.scale
  const people = seated.filter((parts) => parts[0]?.kind === 'person')
  const sleepers = people.map((parts, index): Part => {
    const part = parts[0] as Part
    const wide = (part.sprite.box.x1 - part.sprite.box.x0) * part.scale
    const tall = -part.sprite.box.y0 * part.scale
    const fit = Math.min(1, (room * 0.84) / wide, highestSleeper / tall)
    const pillow = (anchors['pillow']?.[0] ?? on[0]) * bed.scale
    const face = (part.sprite.faces[0]?.centre[0] ?? 0) * part.scale * fit
    const x = pillow - face + index * room * 0.03
    return { ...part, scale: part.scale * fit, x, y: on[1] * bed.scale + 7 - index * aboveOther }
  })
  const chins = sleepers.flatMap((part) =>
    part.sprite.faces.map((face) => part.x + (face.centre[0] + face.radius * 1.25) * part.scale),
  )
  const animals = packAtFoot(
    seated.filter((parts) => parts[0]?.kind !== 'person').map((parts) => parts[0] as Part),
    { x0: Math.max(-room * 0.2, ...chins), x1: room * 0.47 },
    on[1] * bed.scale - 3,
  )
  const cloth = near.shapes.filter((shape) => shape.closed && shape.material === 'cloth' && !shape.marking)
  const colour = cloth.sort((a, b) => extentOf(b) - extentOf(a))[0]?.colour ?? '#d9776a'
  const quilts = sleepers.map((part, index) => ({
    ...bed,
    id: `${bed.id}-quilt`,
    sprite: { ...quiltOver(part, bed, colour, (index * aboveOther) / part.scale), box: near.box },
  }))
  return [
    { ...bed, sprite: far },
    ...sleepers.reverse(),
    ...quilts.reverse(),
    { ...bed, id: `${bed.id}-cover`, sprite: near },
    ...animals,
  ]
}

/**
 * Animals on the covers side by side, the biggest at the foot of the bed, which is on the right; as small as it takes
 * to leave the sleepers' faces free.
 */
function packAtFoot(animals: readonly Part[], { x0, x1 }: { x0: number; x1: number }, y: number): Part[] {
  const wide = animals.reduce((sum, { sprite, scale }) => sum + (sprite.box.x1 - sprite.box.x0) * scale, 0)
  const fit = Math.min(1, (x1 - x0) / wide)
  const tallFirst = [...animals].sort((a, b) => a.scale * a.sprite.box.y0 - b.scale * b.sprite.box.y0)
  let edge = x1
  return tallFirst.map((animal) => {
    const scale = animal.scale * fit
    const x = edge - animal.sprite.box.x1 * scale
    edge = x + animal.sprite.box.x0 * scale + 4
    return { ...animal, scale, x, y }
  })
}

/** Whoever the bed has no room for sleeps beside it: on a mattress, with a pillow and a quilt. */
export function layOnMattress(parts: readonly Part[], colour: string): Part[] {
  const [sleeper] = parts
  if (!sleeper) return []
  const { x0, x1, y0 } = sleeper.sprite.box
  const scale = Math.min(sleeper.scale, highestOnFloor / -y0)
  const face = sleeper.sprite.faces[0]
  const head = face?.centre[0] ?? x0
  const size = (face?.radius ?? 10) * 1.7
  const lifted: Part = { ...sleeper, scale, y: sleeper.y - 7 }
  const shapes: Shape[] = [
    fill('mattress', roundBox((x0 - 7) * scale, -11, (x1 - x0 + 14) * scale, 15, 6), '#efe3cd', 'cloth'),
    fill('pillow', ellipse(head * scale, -15, size * scale, size * 0.42 * scale), '#fffaf0', 'cloth'),
  ]
  const under: Part = {
    ...sleeper,
    id: `${sleeper.id}-mattress`,
    kind: 'prop',
    sprite: { shapes, box: boxOf(shapes), faces: [], anchors: {} },
    scale: 1,
  }
  const quilt: Part = { ...under, id: `${sleeper.id}-quilt`, sprite: quiltOver(lifted, under, colour) }
  return [under, lifted, quilt]
}

/**
 * The quilt that follows a sleeper's body from the shoulders down, in the bed's centimetres; behind others it hangs
 * `lower`, in the sleeper's.
 */
function quiltOver(sleeper: Part, bed: Pick<Part, 'x' | 'y' | 'scale'>, colour: string, lower = 0): Sprite {
  const face = sleeper.sprite.faces[0]
  const toBed = (x: number, y: number): Point => [
    (sleeper.x + x * sleeper.scale - bed.x) / bed.scale,
    (sleeper.y + y * sleeper.scale - bed.y) / bed.scale,
  ]
  const { x0, x1, y0 } = sleeper.sprite.box
  const headLeft = (face?.centre[0] ?? x0) < (x0 + x1) / 2
  const neck = (face?.centre[0] ?? x0) + (headLeft ? 1.25 : -1.25) * (face?.radius ?? 10)
  const feet = headLeft ? x1 + 4 : x0 - 4
  const at = (share: number, height: number): Point => toBed(neck + (feet - neck) * share, height)
  const points = smooth([
    at(0, 0),
    at(-0.03, y0 * 0.6),
    at(0.1, y0 * 0.84),
    at(0.4, y0 * 0.98),
    at(0.66, y0 * 0.92),
    at(0.9, y0 * 0.6),
    at(1.02, lower),
    at(0.5, lower + 8),
  ])
  const hem = smooth([
    at(0, 0),
    at(-0.03, y0 * 0.6),
    at(0.1, y0 * 0.84),
    at(0.17, y0 * 0.88),
    at(0.06, y0 * 0.56),
    at(0.1, 0),
  ])
  const shapes: Shape[] = [
    { part: 'quilt', points, closed: true, colour, material: 'cloth', group: 'quilt' },
    { part: 'hem', points: hem, closed: true, colour: '#f6ecd6', material: 'cloth', group: 'quilt' },
  ]
  return { shapes, box: boxOf(shapes), faces: [], anchors: {} }
}

function extentOf({ points }: Shape): number {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys))
}
