import type { PlacedProp, PropName, ScenePlan } from '#book/scene-plan.ts'
import type { Point } from '../drawing.ts'
import type { Side } from '../figures/body/skeleton.ts'
import { drawProp } from '../props/draw-prop.ts'
import { inHand } from './hold-in-hands.ts'
import { houseCorner, houseOnRight } from './house-corner.ts'
import { asBigAsAHouse, drawingGround, drawnPiece, linesOf, sheetsOf } from './loved-things.ts'
import type { Part, Piece, View } from './piece.ts'
import { lampProps, propStands, surfaces } from './prop-planes.ts'
import type { Role } from './scene-cast.ts'
import { shadowPlay } from './shadow-play.ts'

/** What drawing a prop needs to know of the picture. */
export interface PropContext {
  seed: string
  /** Colour of the hero's clothes, for props that want an accent. */
  accent: string
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
  context: Pick<PropContext, 'seed' | 'accent' | 'lampsLit' | 'inTown'>,
  number = 1,
  open = false,
): Omit<Part, 'x' | 'y'> {
  const placed = scene.props.find((prop) => prop.name === name)
  const sprite = drawProp(name, {
    seed: `${context.seed}:${name}${number > 1 ? number : ''}`,
    ...(coloured.has(name) && { accent: context.accent }),
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
  'bicycle',
  'book',
])

/** What turns in autumn, and to which colours. */
const leafy: ReadonlySet<PropName> = new Set(['tree', 'bush', 'leaf'])
const turned = ['#c9832f', '#b4522e', '#d9a83a', '#a8683a'] as const

/** Scenery that the side of the page may cut; a tree that is cut looks like a mistake. */
const bleeding: ReadonlySet<PropName> = new Set([
  'barn',
  'fence',
  'bush',
  'washingLine',
  'pond',
  'footprint',
  'cloud',
])

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
  }
  return grown[name] ?? 1
}

/** What flies on a string is never loose beside somebody: they have the string. */
const strung: ReadonlySet<PropName> = new Set(['kite', 'balloon'])

/** Who has a prop in hand, or tied to them. */
function holderOf({ name, near, held }: PlacedProp): string | undefined {
  if (held) return near ?? 'hero'
  return strung.has(name) ? near : undefined
}

/** What somebody has in hand or on a string, without the rope that is drawn between those who pull it. */
export function heldProps(id: string, scene: ScenePlan): PlacedProp[] {
  return scene.props.filter((prop) => prop.name !== 'rope' && holderOf(prop) === id)
}

/**
 * What somebody has in hand, moved to the hand, and what is tied to an animal's tail.
 *
 * @param hands of a person: which takes the first thing, and the next
 */
export function heldParts(
  holder: Part,
  id: string,
  scene: ScenePlan,
  context: PropContext,
  hands: { sides: readonly Side[]; view: View } = { sides: [], view: { facing: 'right', gaze: [1, 0] } },
): Part[] {
  const { sides, view } = hands
  return heldProps(id, scene).map((prop, index) => {
    const part = propPart(prop.name, scene, context)
    const tail = prop.held ? undefined : holder.sprite.anchors['tail']
    const side = sides[index % sides.length]
    const hand = tail ?? handFor(holder, side)
    const sprite = side ? inHand(prop.name, part.sprite, hand, view) : part.sprite
    const grip = sprite.anchors['grip'] ?? ([0, (sprite.box.y0 + sprite.box.y1) / 2] as const)
    return {
      ...part,
      sprite,
      x: holder.x + hand[0] * holder.scale - grip[0] * part.scale,
      y: holder.y + hand[1] * holder.scale - grip[1] * part.scale,
    }
  })
}

function handFor({ kind, sprite }: Part, side: Side | undefined): Point {
  const { mouth, [`hand${side}`]: hand } = sprite.anchors
  return (kind === 'creature' ? mouth : hand) ?? [0, sprite.box.y0 * 0.5]
}

/** Everything that is not held or sat in, as pieces; small things on a table go with the table. */
export function gatherProps(
  scene: ScenePlan,
  taken: ReadonlySet<PropName>,
  context: PropContext,
  roles: readonly Role[],
): Piece[] {
  const pulled = roles.some((role) => role.pose === 'pull')
  const free = scene.props.filter(
    (prop) =>
      !taken.has(prop.name) && !isHeld(prop, roles) && !washedHill(prop) && !(pulled && prop.name === 'rope'),
  )
  const furniture = context.furnishings
    .filter(({ name }) => !taken.has(name) && !scene.props.some((prop) => prop.name === name))
    .map(({ name, size }): PlacedProp => ({ name, ...(size !== undefined && { size }) }))
  const loaded = new Set(free.filter((prop) => bearerOf(prop, free) !== undefined))
  return [...free, ...furniture]
    .filter((prop) => !loaded.has(prop))
    .flatMap((prop) => {
      const load = free.filter((other) => loaded.has(other) && other.near === prop.name)
      return propPieces(prop, scene, context, load)
    })
}

function isHeld(prop: PlacedProp, roles: readonly Role[]): boolean {
  return roles.some((role) => role.id === holderOf(prop))
}

function washedHill(prop: PlacedProp): boolean {
  return prop.name === 'washingLine' && prop.near === 'hill'
}

function bearerOf(prop: PlacedProp, free: readonly PlacedProp[]): PlacedProp | undefined {
  if (prop.name === 'drawing' && prop.near === 'barn') return free.find((other) => other.name === 'barn')
  if (propStands[prop.name].plane !== 'beside') return undefined
  return free.find((other) => other.name === prop.near && surfaces.has(other.name))
}

function propPieces(
  prop: PlacedProp,
  scene: ScenePlan,
  context: PropContext,
  load: readonly PlacedProp[],
): Piece[] {
  const stand = propStands[prop.name]
  const count = Math.max(1, Math.min(9, prop.count ?? 1))
  const apart = stand.plane === 'sky' || stand.plane === 'flat' || stand.plane === 'back'
  const slot = slotOf(prop, context)
  if (prop.name === 'door' && scene.setting === 'garden')
    return [houseCorner(scene, propPart('door', scene, context), context.seed)]
  if (prop.name === 'shadow' && prop.shows !== undefined)
    return [
      shadowPlay(prop, prop.shows, { ...context, moonDown: !context.indoor && scene.moonless === true }),
    ]
  const ground = prop.name === 'drawing' && prop.shows !== undefined ? drawingGround(scene) : 'sheet'
  if (ground !== 'sheet') return [drawnPiece(prop, ground, context)]
  const base = {
    plane: stand.plane,
    members: [],
    mostUnits: mostUnits(prop.name, context) * (prop.size ?? 1),
    bleeds: bleeding.has(prop.name),
    ...(prop.near !== undefined && { near: prop.near }),
    ...(slot !== undefined && { slot }),
  }
  if (apart && count > 1) {
    return Array.from({ length: count }, (_, index) => ({
      ...base,
      id: index === 0 ? prop.name : `${prop.name}${index + 1}`,
      ...(stand.plane !== 'back' && { order: index }),
      ...(stand.plane === 'flat' && { near: trailSide(prop, scene) }),
      build: () => [{ ...propPart(prop.name, scene, context, index + 1), x: 0, y: 0 }],
    }))
  }
  return [{ ...base, id: prop.name, build: () => rowOf(prop, count, scene, context, load) }]
}

/** A trail leads away from the house. */
function trailSide(prop: PlacedProp, scene: ScenePlan): 'left' | 'right' {
  if (scene.props.some((other) => other.name === 'door')) return houseOnRight(scene) ? 'left' : 'right'
  return prop.near === 'left' ? 'left' : 'right'
}

function slotOf(prop: PlacedProp, context: PropContext): string | undefined {
  const furnishing = context.furnishings.find(({ name }) => name === prop.name)
  if (furnishing) return furnishing.slot
  if (prop.name === 'boat' && context.hasWater) return 'water'
  if (prop.name === 'house' && context.hasHousePlace && prop.near === undefined) return 'house'
  return undefined
}

/** A cottage in the country stands farther off than a house in a street. */
function mostUnits(name: PropName, { inTown }: PropContext): number {
  return name === 'house' && !inTown ? 320 : propStands[name].most
}

/** All loved things side by side over the planks of a barn that is drawn without them. */
function chalkedOn(barn: Omit<Part, 'x' | 'y'>, drawings: readonly PlacedProp[], seed: string): Part[] {
  const wide = (barn.sprite.box.x1 - barn.sprite.box.x0) * barn.scale
  const phrase = drawings.flatMap((one) => one.shows ?? []).join(', ')
  return linesOf(phrase, 'wall', wide * 0.26, seed).map((part) => ({ ...part, y: part.y - wide * 0.06 }))
}

function rowOf(
  prop: PlacedProp,
  count: number,
  scene: ScenePlan,
  context: PropContext,
  load: readonly PlacedProp[],
): Part[] {
  if (prop.name === 'lovedThing' && prop.shows !== undefined)
    return asBigAsAHouse(prop.shows, prop.size ?? 1, context.seed)
  if (prop.name === 'drawing' && prop.shows !== undefined)
    return sheetsOf(prop.shows, prop.size ?? 1, context.seed)
  const first = propPart(prop.name, scene, context)
  const step = (first.sprite.box.x1 - first.sprite.box.x0) * first.scale * 1.12
  const row = Array.from(
    { length: count },
    (_, index): Part => ({
      ...propPart(prop.name, scene, context, index + 1),
      x: (index - (count - 1) / 2) * step,
      y: (index % 2) * 5,
    }),
  )
  const top = first.sprite.anchors['top'] ?? ([0, first.sprite.box.y0] as const)
  const room = (first.sprite.box.x1 - first.sprite.box.x0) * first.scale * 0.6
  if (prop.name === 'barn' && load.length > 0)
    return [...row, ...chalkedOn(first, [prop, ...load], context.seed)]
  const loads = load.map(
    (small, index): Part => ({
      ...propPart(small.name, scene, context),
      x: top[0] * first.scale + (load.length === 1 ? 0 : (index / (load.length - 1) - 0.5) * room),
      y: top[1] * first.scale,
    }),
  )
  return [...row, ...loads]
}
