import type { PropName, ScenePlan } from '#book/scene-plan.ts'
import { placeShapes } from '../pen/place.ts'
import { drawProp } from '../props/draw-prop.ts'
import { boxOf } from '../settings/shapes.ts'
import type { Part } from './piece.ts'
import { lampProps } from './prop-planes.ts'

/** What drawing a prop needs to know of the picture. */
export interface PropContext {
  seed: string
  /** Colour of the hero's clothes, for props that want an accent. */
  accent: string
  /** Colour of the hero's own shoes, which are the first pair of a picture. */
  shoes?: string
  hasWater: boolean
  /** The setting has a wall that can be drawn on. */
  hasWall: boolean
  /** The cart floats: its riders are on the water. */
  afloat: boolean
  lampsLit: boolean
  indoor: boolean
  inTown: boolean
  /** The setting keeps a place for a house. */
  hasHousePlace: boolean
  /** Furniture of the setting with the slot it stands in. */
  furnishings: readonly { name: PropName; slot: string; size?: number }[]
}

/** A prop drawn once, in centimetres. */
export function propPart(
  name: PropName,
  scene: ScenePlan,
  context: Pick<PropContext, 'seed' | 'accent' | 'shoes' | 'lampsLit' | 'indoor' | 'inTown'>,
  number = 1,
  open = false,
): Omit<Part, 'x' | 'y'> {
  const placed = scene.props.find((prop) => prop.name === name)
  const sprite = drawProp(name, {
    seed: `${context.seed}:${name}${number > 1 ? number : ''}`,
    ...(coloured.has(name) && { accent: context.accent }),
    ...(name === 'shoes' && number === 1 && context.shoes && { accent: context.shoes }),
    ...(name === 'footprint' && (context.indoor || context.inTown) && { accent: floured }),
    ...(scene.season === 'autumn' && leafy.has(name) && { accent: turned[number % turned.length] }),
    lit: context.lampsLit && lampProps.has(name),
    inTown: context.inTown,
    ...(open && { open }),
    ...(placed?.shows !== undefined && !chalkedApart(name, scene) && { shows: placed.shows }),
  })
  return {
    id: number > 1 ? `${name}${number}` : name,
    kind: 'prop',
    sprite,
    scale: (placed?.size ?? 1) * growth(name),
  }
}

/** A thing that nobody holds and that cannot stand by itself: an open umbrella lies on its side. */
export function lyingAlone(part: Omit<Part, 'x' | 'y'>): Omit<Part, 'x' | 'y'> {
  if (part.id !== 'umbrella') return part
  const turned = placeShapes(part.sprite.shapes, { degrees: lyingDegrees })
  const { y1 } = boxOf(turned)
  const shapes = placeShapes(turned, { at: [0, -y1] })
  return { ...part, sprite: { ...part.sprite, shapes, box: boxOf(shapes), anchors: {} } }
}

/** How far an open umbrella is turned over onto its rim and its handle. */
const lyingDegrees = -112

/** A barn with more than one drawing is chalked as a whole afterwards. */
function chalkedApart(name: PropName, scene: ScenePlan): boolean {
  return name === 'barn' && scene.props.some((prop) => prop.name === 'drawing' && prop.near === 'barn')
}

/** Things in the hero's own colour; others keep theirs. */
const coloured: ReadonlySet<PropName> = new Set([
  'bed',
  'blanket',
  'kite',
  'balloon',
  'suitcase',
  'openSuitcase',
  'bicycle',
  'book',
])

/** Feet leave flour or dust on boards and paving; in soft ground they leave a hollow. */
const floured = '#f8f3e8'

/** What turns in autumn, and to which colours. */
const leafy: ReadonlySet<PropName> = new Set(['tree', 'bush', 'leaf'])
const turned = ['#c9832f', '#b4522e', '#d9a83a', '#a8683a'] as const

/** Hand-sized things are drawn bigger than life, so that they are seen. */
export function growth(name: PropName): number {
  const grown: Partial<Record<PropName, number>> = {
    chalk: 1.3,
    cup: 1.7,
    sandwich: 1.1,
    sock: 1.1,
    shell: 1.8,
    fish: 1.3,
    book: 1.3,
    hammer: 1.3,
    cake: 1.3,
    ball: 1.2,
    bread: 1.3,
    button: 1.1,
    clock: 1.3,
    cookerWeight: 1.3,
    dumpling: 1.3,
    dumplings: 1.2,
    jarLid: 1.1,
    lemon: 1.5,
    mango: 1.5,
    paperSlip: 1.2,
    skimmer: 1.2,
    spoon: 1.3,
  }
  return grown[name] ?? 1
}
