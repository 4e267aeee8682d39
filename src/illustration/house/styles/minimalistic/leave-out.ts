import type { PartName } from '../../part-name.ts'
import type { Atmosphere, Point, Shape, Thing } from '../../drawing.ts'
import { cosineOfTurns, sineOfTurns } from '../../raster/exact-math.ts'
import { isSkyClear } from '../press/is-sky-clear.ts'
import { areaOf, middleOf, scalePoints } from '../press/scale-points.ts'

/** Parts of anything that this style does without: gloss, volume, stuff and joinery. */
const never: ReadonlySet<PartName> = new Set([
  'halo',
  'crownLight',
  'bushLight',
  'leavesLight',
  'lens',
  'veil',
  'freckle',
  'sunlight',
  'brick',
  'bloom',
  'bark',
  'shine',
  'panel',
  'knob',
  'sill',
  'cornice',
  'coping',
  'finial',
  'plinth',
  'doorFrame',
  'weave',
  'bell',
  'hub',
])

/** Markings of things that are left out where they are small. */
const joinery: ReadonlySet<PartName> = new Set(['bar', 'frame', 'leaf', 'tile', 'plank'])

/** Parts of people and animals that only tell of stuff and folds; their clothes are plain. */
const trimmings: ReadonlySet<PartName> = new Set([
  'stripe',
  'motif',
  'strand',
  'neckline',
  'sole',
  'finger',
  'fold',
  'toe',
  'tongue',
  'tag',
  'placket',
  'button',
  'stitch',
  'seam',
  'pocket',
])

/** Parts of a house beside its walls and roof, one door and a window. */
const ornament: ReadonlySet<PartName> = new Set([
  'shutter',
  'attic',
  'leaves',
  'bush',
  'chimneyTop',
  'step',
  'frame',
  'bar',
])

/** Parts of scenery that only fill: quiet ground is the style. */
const filling: ReadonlySet<PartName> = new Set([
  'blade',
  'stalk',
  'flower',
  'heart',
  'bush',
  'bushLight',
  'path',
  'stone',
  'pebble',
  'crater',
  'ripple',
  'cigar',
  'cobble',
  'dust',
  'dot',
  'knot',
  'joint',
  'rail',
  'cope',
  'edge',
])

/** What hangs or stands about in a room that nobody speaks of. */
const decoration = /^(flags|drawings|plant)$/

/** Page units: scenery that is smaller is left out, markings of things only where they are smaller still. */
const small = { scenery: 120, marking: 36, bars: 120 }

/** A thing as this style draws it: large quiet shapes, trees as eggs, one great sun; without shapes if it is left out. */
export function leaveOut(thing: Thing, atmosphere: Atmosphere): Thing {
  const kept = thing.shapes.filter((shape) => !never.has(shape.part))
  if (thing.kind === 'person' || thing.kind === 'creature') {
    return {
      ...thing,
      shapes: simplifySnout(kept.filter(({ part }) => !trimmings.has(part) && part !== 'glow')),
    }
  }
  if (thing.kind === 'prop') {
    const plain = kept.filter((shape) => !isTrifle(shape))
    return { ...thing, shapes: isBuilding(thing) ? simplifyHouse(plain) : simplifyPlant(plain) }
  }
  if (decoration.test(thing.id) || isSmallScenery(thing)) return { ...thing, shapes: [] }
  // Ferns only fill; the fronds of palms are all that palms are.
  const hasTrunk = thing.shapes.some(({ part }) => part === 'trunk')
  const clear = isSkyClear(atmosphere)
  const shapes = kept
    .filter(
      (shape) =>
        !filling.has(shape.part) &&
        !(shape.part === 'frond' && !hasTrunk) &&
        !(clear && shape.material === 'cloud'),
    )
    .filter((shape) => isStar(shape) || isTile(thing, shape) || !isDetail(shape))
    .map(simplify)
  return { ...thing, shapes }
}

/** A thing of a staged picture without the small marks of stuff and joinery on it; all else is as it is. */
export function leaveOutMarks(thing: Thing): Thing {
  const shapes = thing.shapes.filter(
    ({ part, marking, soft }) => !((marking || soft) && (never.has(part) || trimmings.has(part))),
  )
  return { ...thing, shapes }
}

/** Far-off mills and pots of plants; shadows stay below what casts them. */
function isSmallScenery({ box, depth, shapes }: Thing): boolean {
  const extent = Math.max(box.x1 - box.x0, box.y1 - box.y0)
  return depth < 0.3 && extent < small.scenery * 1.4 && !shapes.some(isKept)
}

/** Whether a thing is a house of any kind; vehicles have roofs and doors too. */
export function isBuilding({ kind, shapes }: Thing): boolean {
  const has = (...parts: PartName[]): boolean => shapes.some(({ part }) => parts.includes(part))
  return kind !== 'person' && has('roof') && has('wall', 'front', 'door') && !has('wheel')
}

/** Animals with a nose need no line of a mouth below it; one that opens is seen. */
function simplifySnout(shapes: readonly Shape[]): Shape[] {
  const nosed = shapes.some(({ part, material }) => part === 'nose' && material === 'fur')
  return shapes.filter(({ part, closed }) => !(nosed && part === 'mouth' && !closed))
}

/** Walls and roof, one door and its largest window. */
function simplifyHouse(shapes: readonly Shape[]): Shape[] {
  const panes = shapes.filter(({ part }) => part === 'glass')
  const largest = Math.max(0, ...panes.map(({ points }) => areaOf(points)))
  const kept = shapes.filter(
    (shape) => !ornament.has(shape.part) && (shape.part !== 'glass' || areaOf(shape.points) === largest),
  )
  return [footOf(kept), ...kept]
}

/** A slim shadow along the foot of the walls: pale houses stand on pale land. */
function footOf(shapes: readonly Shape[]): Shape {
  const walls = shapes.filter(({ part }) => part === 'wall' || part === 'front' || part === 'door')
  const { x, y, wide, high } = middleOf(walls.flatMap(({ points }) => points))
  const [reach, foot] = [wide / 2 + 12, y + high / 2]
  const points = ellipseAround(x, foot, reach, 8)
  return { part: 'shadow', points, closed: true, colour: '#4b4653', material: 'ground', soft: true }
}

function isKept({ material, part }: Shape): boolean {
  return material === 'light' || part === 'shadow'
}

function isStar(shape: Shape): boolean {
  return shape.material === 'light' && middleOf(shape.points).wide > 7
}

/** Rows of tiles on a roof that somebody stands on: without them it is no roof. */
function isTile({ id }: Thing, { part }: Shape): boolean {
  return id === 'roof' && part === 'tile'
}

function isDetail(shape: Shape): boolean {
  const { wide, high } = middleOf(shape.points)
  if (shape.soft) return shape.part !== 'shadow'
  if (!shape.closed) return Math.max(wide, high) < 26
  return Math.max(wide, high) < 18 || (shape.marking === true && Math.max(wide, high) < small.marking)
}

/** Bars of small windows and other small joinery; what makes a thing that thing is larger or no marking. */
function isTrifle({ part, points, marking }: Shape): boolean {
  if (!joinery.has(part)) return false
  const { wide, high } = middleOf(points)
  return marking === true && Math.max(wide, high) < small.bars
}

/** Flowers are petals on stalks; the crowns of a tree are one egg, with little fruit on it, well apart. */
function simplifyPlant(shapes: readonly Shape[]): Shape[] {
  if (shapes.some(({ part }) => part === 'petal')) return shapes.filter(({ part }) => part !== 'leaf')
  const crowns = shapes.filter(isCrown)
  if (crowns.length === 0) return [...shapes]
  const whole = crowns.flatMap(({ points }) => points)
  const fruit = shapes.find(({ part }) => part === 'apple')
  return shapes.flatMap((shape) => {
    if (isCrown(shape)) return shape === crowns[0] ? crownOf(shape, whole) : []
    if (shape.part === 'trunk') return [{ ...shape, points: slender(shape.points, 0.5) }]
    if (shape.group !== 'apples') return [shape]
    return shape === fruit ? hangFruit(shape, whole) : []
  })
}

/** One egg, with the stem and two boughs drawn up into it. */
function crownOf(crown: Shape, whole: readonly Point[]): Shape[] {
  const { x, y, wide, high } = middleOf(whole)
  const at = (across: number, up: number): Point => [x + across * wide, y + high * (0.5 - up)]
  const bough = (from: Point, to: Point, width: number): Shape => ({
    part: 'bough',
    points: [from, to],
    closed: false,
    colour: '#6b4430',
    width: wide * width,
    material: 'wood',
    marking: true,
  })
  return [
    { ...crown, points: slender(egg(whole), 0.72) },
    bough(at(0, -0.02), at(0, 0.62), 0.024),
    bough(at(0, 0.16), at(0.17, 0.38), 0.017),
    bough(at(0, 0.3), at(-0.15, 0.5), 0.017),
  ]
}

/** Where fruit hangs on a crown: across and up, as shares of it. */
const fruitPlaces: readonly Point[] = [
  [-0.19, 0.63],
  [0.11, 0.74],
  [0.2, 0.5],
  [-0.17, 0.3],
]

/** Little fruit like one that was drawn, well apart. */
function hangFruit(fruit: Shape, crown: readonly Point[]): Shape[] {
  const { x, y, wide, high } = middleOf(crown)
  const from = middleOf(fruit.points)
  return fruitPlaces.map(([across, up]) => ({
    ...fruit,
    points: scalePoints(fruit.points, 1.5).map(
      ([px, py]): Point => [px - from.x + x + across * wide, py - from.y + y + (0.5 - up) * high],
    ),
  }))
}

/** Points drawn together about their middle. */
function slender(points: readonly Point[], share: number): Point[] {
  const { x } = middleOf(points)
  return points.map(([px, py]): Point => [x + (px - x) * share, py])
}

function isCrown({ part, material }: Shape): boolean {
  return part === 'crown' && material === 'foliage'
}

function simplify(shape: Shape): Shape {
  const leafy = shape.material === 'foliage' && (shape.part === 'crown' || shape.part === 'bush')
  return leafy ? { ...shape, points: egg(shape.points) } : shape
}

function ellipseAround(x: number, y: number, radiusX: number, radiusY: number): Point[] {
  return Array.from({ length: 48 }, (_, index): Point => {
    return [x + cosineOfTurns(index / 48) * radiusX, y + sineOfTurns(index / 48) * radiusY]
  })
}

/** The egg that fills the box of some points. */
function egg(points: readonly Point[]): Point[] {
  const { x, y, wide, high } = middleOf(points)
  return Array.from({ length: 48 }, (_, index): Point => {
    const down = sineOfTurns(index / 48)
    return [x + (cosineOfTurns(index / 48) * wide * (1 + 0.1 * down)) / 2, y + (down * high) / 2]
  })
}
