import type { Pose, PropName } from '#book/scene-plan.ts'
import type { Acting } from '../cast/draw-actor.ts'
import type { Point, Sprite } from '../drawing.ts'
import { type Hold, holdGroup } from '../figures/body/draw-hand.ts'
import type { Side } from '../figures/body/skeleton.ts'
import { smooth } from '../pen/curves.ts'
import { placeSprite } from '../pen/place-sprite.ts'
import type { Part, View } from './piece.ts'

/** Poses in which one hand does something and the other is free for what is held. */
export const oneHandBusy: ReadonlySet<Pose> = new Set(['wave', 'point'])

/** Hands of a person in the order in which they take things: the highest first, unless that one waves or points. */
export function holdingSides({ anchors: { handA, handB } }: Sprite, view: View, pose: Pose): Side[] {
  if (!handA || !handB) return []
  const side = view.facing === 'left' ? -1 : 1
  // Of two at one height the one in front.
  const lower = handA[1] - side * handA[0] * 0.4 > handB[1] - side * handB[0] * 0.4
  return lower === oneHandBusy.has(pose) ? ['A', 'B'] : ['B', 'A']
}

/** Things with a shaft, string or handle that a fist closes round, by the way it runs where the hand is. */
const shafts: Readonly<Partial<Record<PropName, 'up' | 'forward'>>> = {
  balloon: 'up',
  kite: 'up',
  umbrella: 'up',
  stick: 'up',
  hammer: 'up',
  torch: 'forward',
  chalk: 'forward',
  pencil: 'up',
  flowers: 'up',
  bucket: 'forward',
  pouringBucket: 'forward',
  suitcase: 'forward',
  lantern: 'forward',
  lunchBox: 'forward',
  plasticBag: 'forward',
  leek: 'up',
  skimmer: 'up',
  spoon: 'up',
}

/** How a hand has this thing. */
export function holdOf(name: PropName, view: View): Hold {
  const shaft = shafts[name]
  if (shaft === undefined) return { form: 'under', direction: [0, -1] }
  const forward = view.facing === 'left' ? -1 : 1
  return { form: 'round', direction: shaft === 'up' ? [0, -1] : [forward, 0] }
}

/**
 * A thing as a hand has it: tools point where their holder faces, and what flies leans away from the head on a string
 * that hangs out of the fist below.
 */
export function inHand(name: PropName, sprite: Sprite, hand: Point, view: View): Sprite {
  const flies = name === 'balloon' || name === 'kite'
  const held = flies ? withLooseEnd(sprite) : sprite
  const leftwards = flies ? hand[0] < 0 : shafts[name] !== undefined && view.facing === 'left'
  if (!leftwards) return held
  const turned = placeSprite(held, { mirror: true })
  const [middle] = turned.anchors['top'] ?? [0]
  // A shine stays on the side of the light.
  const shapes = turned.shapes.map((shape) =>
    shape.part === 'shine'
      ? { ...shape, points: shape.points.map(([x, y]): Point => [middle * 2 - x, y]) }
      : shape,
  )
  return { ...turned, shapes }
}

/** A string that goes through a fist and hangs out of it below. */
function withLooseEnd(sprite: Sprite): Sprite {
  const [x, y] = sprite.anchors['grip'] ?? [0, 0]
  const string = sprite.shapes.find(({ part }) => part === 'string')
  if (!string) return sprite
  const end: Point[] = [
    [x, y],
    [x - 0.6, y + 4],
    [x + 1.4, y + 7.5],
    [x + 0.6, y + 11],
  ]
  return {
    ...sprite,
    shapes: [{ ...string, part: 'stringEnd', points: smooth(end, false, 6) }, ...sprite.shapes],
  }
}

/** Draws somebody with the hands here, who has something in them. */
export type DrawHolder = (acting: Pick<Acting, 'hands' | 'holds'>) => Part

/** A hand at either side of a thing, the thumbs over its edge; `x` is its middle and `foot` where it ends. */
export function betweenHands(
  draw: DrawHolder,
  thing: Omit<Part, 'x' | 'y'>,
  { x, foot, scale, air }: { x: number; foot: number; scale: number; air: number },
  view: View,
): Part[] {
  const { x0, x1, y0, y1 } = thing.sprite.box
  const middle = (x0 + x1) / 2
  const near = view.facing === 'left' ? -1 : 1
  const level = y1 - (y1 - y0) * 0.42
  const [left, right] = edgesAt(thing.sprite, level)
  const gripAt = (edge: number): Point => [
    x + (edge - middle) * scale + Math.sign(edge - middle) * air,
    foot + (level - y1) * scale,
  ]
  const [holder, ...fingers] = fingersApart(
    draw({
      hands: near > 0 ? { A: gripAt(left), B: gripAt(right) } : { A: gripAt(right), B: gripAt(left) },
      holds: { A: { form: 'edge', direction: [near, 0] }, B: { form: 'edge', direction: [-near, 0] } },
    }),
  )
  const held: Part = {
    ...thing,
    scale: scale * holder.scale,
    x: holder.x + (x - middle * scale) * holder.scale,
    y: holder.y + (foot - y1 * scale) * holder.scale,
  }
  return [holder, held, ...fingers]
}

/** Where a thing begins and ends at this height. */
function edgesAt({ shapes, box }: Sprite, height: number): [left: number, right: number] {
  const crossings = shapes
    .filter((shape) => shape.closed && !shape.soft && !shape.marking)
    .flatMap(({ points }) =>
      points.flatMap(([x, y], index) => {
        const [beforeX, beforeY] = points.at(index - 1) ?? [x, y]
        if (y > height === beforeY > height) return []
        return [x + ((beforeX - x) * (height - y)) / (beforeY - y)]
      }),
    )
  return crossings.length < 2 ? [box.x0, box.x1] : [Math.min(...crossings), Math.max(...crossings)]
}

/** Poses in which both arms can carry something before the chest. */
const carrying: ReadonlySet<Pose> = new Set([
  'stand',
  'walk',
  'sit',
  'chair',
  'kneel',
  'hips',
  'shy',
  'slump',
])

/** Something too broad for one hand, carried before the chest with both, below the chin; nothing if it is not that. */
export function carryBefore(
  draw: DrawHolder,
  empty: Part,
  thing: Omit<Part, 'x' | 'y'>,
  view: View,
  pose: Pose,
): Part[] | undefined {
  const { anchors, faces } = empty.sprite
  const { chest } = anchors
  const face = faces[0]
  if (!carrying.has(pose) || !chest || !face || shafts[thing.id as PropName] !== undefined) return undefined
  const { x0, x1, y0, y1 } = thing.sprite.box
  const { radius } = face
  const wide = (x1 - x0) * thing.scale
  const scale = thing.scale * Math.min(1, (radius * 2.6) / wide)
  if (wide < radius || wide > radius * 3.9 || (y1 - y0) * scale > radius * 2.2) return undefined
  const ahead = view.facing === 'front' ? 0 : view.facing === 'left' ? -0.4 : 0.4
  const belowChin = face.centre[1] + radius * 1.04 + (y1 - y0) * scale
  const foot = Math.max(chest[1] + radius * 0.7, belowChin)
  return betweenHands(draw, thing, { x: chest[0] + ahead * radius, foot, scale, air: radius * 0.02 }, view)
}

const fingersOf = '-fingers'

/** Whether this is the fingers of somebody, which lie before what they hold. */
export function isFingers({ id }: { id: string }): boolean {
  return id.endsWith(fingersOf)
}

/** Both fists round a rope or bar that runs this way. */
export function fistsRound(direction: Point): { A: Hold; B: Hold } {
  const hold: Hold = { form: 'round', direction }
  return { A: hold, B: hold }
}

/** Somebody's sprite without the fingers that lie before what is held, and those fingers as a part of their own. */
export function fingersApart(holder: Part): [Part, ...Part[]] {
  const groups: ReadonlySet<string | undefined> = new Set([holdGroup('A'), holdGroup('B')])
  const { shapes } = holder.sprite
  const fingers = shapes.filter(({ group }) => groups.has(group))
  if (fingers.length === 0) return [holder]
  const sprite: Sprite = { ...holder.sprite, shapes: fingers, faces: [], anchors: {} }
  return [
    { ...holder, sprite: { ...holder.sprite, shapes: shapes.filter((shape) => !fingers.includes(shape)) } },
    { ...holder, id: `${holder.id}${fingersOf}`, sprite },
  ]
}
