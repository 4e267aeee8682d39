import type { PlacedProp, PropName, ScenePlan } from '#book/scene-plan.ts'
import type { Point } from '../drawing.ts'
import type { Side } from '../figures/body/skeleton.ts'
import { boxOf } from '../pen/finish-sprite.ts'
import { placeShapes } from '../pen/place.ts'
import { inHand } from './hold-in-hands.ts'
import { houseCorner, houseOnRight } from './house-corner.ts'
import { asBigAsAHouse, drawingGround, drawnPiece, linesOf, sheetsOf } from './loved-things.ts'
import type { Part, Piece, View } from './piece.ts'
import { lyingAlone, type PropContext, propPart } from './prop-part.ts'
import { propStands } from './prop-planes.ts'
import { bearerOf, isAloft, type LoadOf, mostTogether, ridersAloft, withLoad } from './put-on-things.ts'
import type { Role } from './scene-cast.ts'
import { puddlePiece } from './puddle.ts'
import { shadowPlay } from './shadow-play.ts'

/** Scenery that the side of the page may cut; a tree that is cut looks like a mistake. */
const bleeding: ReadonlySet<PropName> = new Set([
  'barn',
  'train',
  'passengerTrain',
  'tram',
  'fence',
  'bush',
  'washingLine',
  'pond',
  'footprint',
  'cloud',
])

/** More than these in a row may take more of the page, so that each can be made out. */
const longRow = 6

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
  return heldProps(id, scene).flatMap((prop, index) => {
    const part = propPart(prop.name, scene, context)
    const tail = prop.held ? undefined : holder.sprite.anchors['tail']
    const side = sides[index % sides.length]
    const hand = tail ?? (hats.has(prop.name) ? crownOf(holder) : handFor(holder, side))
    const sprite = side ? inHand(prop.name, part.sprite, hand, view) : part.sprite
    const grip = sprite.anchors['grip'] ?? ([0, (sprite.box.y0 + sprite.box.y1) / 2] as const)
    const inPlace = {
      ...part,
      sprite,
      x: holder.x + hand[0] * holder.scale - grip[0] * part.scale,
      y: holder.y + hand[1] * holder.scale - grip[1] * part.scale,
    }
    return [inPlace, ...ridersAloft(inPlace, scene, context)]
  })
}

/** What an animal wears on its head. */
const hats: ReadonlySet<PropName> = new Set(['upturnedLunchBox'])

/** The top of a head, a little below its hair or wool. */
function crownOf({ sprite }: Part): Point {
  return sprite.anchors['top'] ?? [0, sprite.box.y0]
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
      !taken.has(prop.name) &&
      !isHeld(prop, roles) &&
      !isAloft(prop, scene) &&
      !washedHill(prop) &&
      !(pulled && prop.name === 'rope'),
  )
  const furniture = context.furnishings
    .filter(({ name }) => !taken.has(name) && !scene.props.some((prop) => prop.name === name))
    .map(({ name, size }): PlacedProp => ({ name, ...(size !== undefined && { size }) }))
  const loaded = new Set(free.filter((prop) => bearerOf(prop, free) !== undefined))
  return [...free, ...furniture]
    .filter((prop) => !loaded.has(prop))
    .flatMap((prop) => {
      const loadOf: LoadOf = (bearer) => free.filter((one) => loaded.has(one) && one.near === bearer)
      if (prop.name !== 'puddle') return propPieces(prop, scene, context, loadOf)
      return Array.from({ length: Math.max(1, Math.min(mostTogether, prop.count ?? 1)) }, (_, index) =>
        puddlePiece(pieceBase(prop, 1, context), prop, { scene, context, roles }, index + 1),
      )
    })
}

function isHeld(prop: PlacedProp, roles: readonly Role[]): boolean {
  return roles.some((role) => role.id === holderOf(prop))
}

function washedHill(prop: PlacedProp): boolean {
  return prop.name === 'washingLine' && prop.near === 'hill'
}

function propPieces(prop: PlacedProp, scene: ScenePlan, context: PropContext, loadOf: LoadOf): Piece[] {
  const stand = propStands[prop.name]
  const count = Math.max(1, Math.min(mostTogether, prop.count ?? 1))
  const apart = stand.plane === 'sky' || stand.plane === 'flat' || stand.plane === 'back'
  if (prop.name === 'door' && !context.indoor)
    return [houseCorner(scene, propPart('door', scene, context), context.seed)]
  if (prop.name === 'shadow' && prop.shows !== undefined)
    return [
      shadowPlay(prop, prop.shows, { ...context, moonDown: !context.indoor && scene.moonless === true }),
    ]
  const ground = prop.name === 'drawing' && prop.shows !== undefined ? drawingGround(scene) : 'sheet'
  if (ground !== 'sheet') return [drawnPiece(prop, ground, context)]
  const base = pieceBase(prop, count, context)
  if (apart && count > 1) {
    const side = stand.plane === 'flat' ? trailSide(prop, scene, context) : undefined
    return Array.from({ length: count }, (_, index) => ({
      ...base,
      id: index === 0 ? prop.name : `${prop.name}${index + 1}`,
      ...(stand.plane !== 'back' && { order: index }),
      ...(side && { near: side }),
      build: () => {
        const part = propPart(prop.name, scene, context, index + 1)
        return [{ ...(side === 'left' ? turnedBack(part) : part), x: 0, y: 0 }]
      },
    }))
  }
  return [{ ...base, id: prop.name, build: () => rowOf(prop, count, scene, context, loadOf) }]
}

function pieceBase(prop: PlacedProp, count: number, context: PropContext): Omit<Piece, 'id' | 'build'> {
  const slot = slotOf(prop, context)
  const { plane } = propStands[prop.name]
  return {
    // In a room, what swims is a toy that lies there.
    plane: plane === 'water' && context.indoor ? 'beside' : plane,
    members: [],
    mostUnits: mostUnits(prop.name, context) * (prop.size ?? 1) * (count > longRow ? 1.5 : 1),
    bleeds: bleeding.has(prop.name),
    ...(prop.near !== undefined && { near: prop.near }),
    ...(slot !== undefined && { slot }),
  }
}

/** Feet are drawn with their toes to the right; in a trail that goes left they point there. */
function turnedBack(part: Omit<Part, 'x' | 'y'>): Omit<Part, 'x' | 'y'> {
  const shapes = placeShapes(part.sprite.shapes, { mirror: true })
  return { ...part, sprite: { ...part.sprite, shapes, box: boxOf(shapes), anchors: {} } }
}

/** A trail leads away from the house. */
function trailSide(prop: PlacedProp, scene: ScenePlan, { indoor }: PropContext): 'left' | 'right' {
  if (!indoor && scene.props.some((other) => other.name === 'door'))
    return houseOnRight(scene) ? 'left' : 'right'
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
  loadOf: LoadOf,
): Part[] {
  if (prop.name === 'lovedThing' && prop.shows !== undefined)
    return asBigAsAHouse(prop.shows, prop.size ?? 1, context.seed)
  if (prop.name === 'drawing' && prop.shows !== undefined)
    return sheetsOf(prop.shows, prop.size ?? 1, context.seed)
  const first = lyingAlone(propPart(prop.name, scene, context))
  const step = (first.sprite.box.x1 - first.sprite.box.x0) * first.scale * 1.12
  const row = Array.from(
    { length: count },
    (_, index): Part => ({
      ...lyingAlone(propPart(prop.name, scene, context, index + 1)),
      x: (index - (count - 1) / 2) * step,
      y: (index % 2) * 5,
    }),
  )
  const load = loadOf(prop.name)
  if (prop.name === 'barn' && load.length > 0)
    return [...row, ...chalkedOn(first, [prop, ...load], context.seed)]
  const middle = Math.floor(count / 2)
  return row.flatMap((part, index) =>
    index === middle ? withLoad(part, prop, { scene, context, loadOf }) : [part],
  )
}
