import type { Point, Shape, Sprite } from '../drawing.ts'
import { ellipse, roundBox } from '../pen/curves.ts'
import { boxOf, fill } from '../settings/shapes.ts'
import type { Part } from './piece.ts'
import { armOnQuilt, type Bedding, pillowUnder, quiltOver, underQuilt } from './quilt.ts'
import { splitSprite } from './ride.ts'

/** Centimetres: drawn-up knees of a grown-up would make a hill of the quilt. */
const highestSleeper = 50
const highestOnFloor = 60
/** How far above what it rests on the middle of a head is, in its radii. */
const restsOn = 0.68
/** Centimetres between the heads of two in a bed. */
const aboveOther = 41

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
    const scale = part.scale * fit
    const { centre = [0, 0], radius = 10 } = part.sprite.faces[0] ?? {}
    const x = pillow - centre[0] * scale + index * room * 0.05
    const y = on[1] * bed.scale - (centre[1] + radius * restsOn) * scale - index * aboveOther
    return { ...part, scale, x, y }
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
  const made = anchors['pillow'] !== undefined
  const bedding: Bedding = {
    top: on[1] * bed.scale,
    hangs: (made ? -20 : on[1] + 8) * bed.scale,
    ...(made && { foot: [78 * bed.scale, on[1] * bed.scale] }),
    colour,
  }
  const layers = sleepers.map((part, index) => {
    const raised = { ...bedding, top: bedding.top - index * aboveOther }
    const quilt: Part = { ...bed, id: `${bed.id}-quilt`, scale: 1, sprite: quiltOver(part, raised) }
    return [underQuilt(part), quilt, armOnQuilt(part)]
  })
  const board = near.shapes.filter(({ group }) => !made || group !== 'bed')
  const [first] = sleepers
  return [
    { ...bed, sprite: first && made ? withDentedPillow(far, first, bed) : far },
    ...layers.reverse().flat(),
    ...(board.length > 0 ? [{ ...bed, id: `${bed.id}-cover`, sprite: { ...near, shapes: board } }] : []),
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
  const quilt: Part = {
    ...under,
    id: `${sleeper.id}-quilt`,
    x: 0,
    y: 0,
    sprite: quiltOver(lifted, { top: sleeper.y - 11, hangs: sleeper.y + 2, colour }),
  }
  return [under, underQuilt(lifted), quilt, armOnQuilt(lifted)]
}

/** The far side of a bed whose pillow yields to a head. */
function withDentedPillow(far: Sprite, sleeper: Part, bed: Part): Sprite {
  const toBed = ([x, y]: Point): Point => [x / bed.scale, y / bed.scale]
  const top = (bed.sprite.anchors['lie']?.[1] ?? 0) * bed.scale
  const dented = (shape: Shape): Shape =>
    shape.part === 'pillow' ? { ...shape, points: pillowUnder(sleeper, top).map(toBed) } : shape
  return { ...far, shapes: far.shapes.map(dented) }
}

function extentOf({ points }: Shape): number {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys))
}
