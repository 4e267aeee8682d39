import type { PartName } from '../../part-name.ts'
import { darker } from '../../pen/colour.ts'
import { ball, limb, line, plane } from '../solids/build.ts'
import type { Paint, Painted } from '../solids/solid.ts'
import type { Frame } from '../space/frame.ts'
import { radians, type Vector } from '../space/vector.ts'
import type { RoomPlan } from './room.ts'

const red = '#b8452f'
const frameWood = '#e9d6b0'
const daylight = '#fff1c2'
/** Of daylight where it falls on the floor. */
const lightColour = '#f6d48c'
/** Width and height of the leaf, and how high its handle is. */
const [leafWide, leafHigh, handleHigh] = [1.1, 2.1, 1]
/** How far the light falls into the room, and how much it spreads on its way. */
const [lightReach, lightSpread] = [5.6, 1.5]

/** Where the hinge is, along the wall: to the reader's right of its middle. */
function hingeAt({ width }: RoomPlan): number {
  return -width * 0.31
}

/** Where the free edge of the leaf is: it opens into the room. */
function edgeOf(plan: RoomPlan): readonly [x: number, z: number] {
  const turn = radians(plan.open)
  return [hingeAt(plan) + Math.cos(turn) * leafWide, Math.sin(turn) * leafWide]
}

/** How high a hand of any age pushes a door at its edge, in metres. */
const edgeHigh = 0.62

/** Its handle, the free edge of its leaf, and the threshold. */
export function doorPlaces(plan: RoomPlan): Record<'handle' | 'edge' | 'door', Vector> {
  const [x, z] = edgeOf(plan)
  const part = 0.88
  const hinge = hingeAt(plan)
  return {
    handle: [hinge + (x - hinge) * part, handleHigh, z * part + 0.05],
    edge: [x, edgeHigh, z + 0.03],
    door: [hinge + leafWide / 2, 0, 0],
  }
}

/** The opening with the day behind it, its posts, and the leaf with bars and a handle. */
export function doorIn(frame: Frame, plan: RoomPlan): Painted[] {
  const hinge = hingeAt(plan)
  const [x, z] = edgeOf(plan)
  const leaf = (part: number, high: number): Vector => [hinge + (x - hinge) * part, high, z * part + 0.012]
  const opening = upright(hinge, hinge + leafWide, leafHigh)
  const handle = doorPlaces(plan).handle
  return [
    plane(frame, opening, { part: 'daylight', material: 'light', colour: daylight, group: 'daylight' }),
    plane(frame, [leaf(0, 0), leaf(1, 0), leaf(1, leafHigh), leaf(0, leafHigh)], {
      part: 'door',
      material: 'wood',
      colour: red,
      group: 'door',
      marking: true,
    }),
    ...[0.25, 0.5, 0.75].map((part) =>
      line(frame, [leaf(part, 0), leaf(part, leafHigh)], 0.02, onDoor('plank', darker(red, 0.2))),
    ),
    ...[0.35, 1.7].map((high) =>
      line(frame, [leaf(0.02, high), leaf(0.98, high)], 0.12, onDoor('bar', darker(red, 0.12))),
    ),
    ...(
      [
        [
          [hinge, 0],
          [hinge, leafHigh],
        ],
        [
          [hinge + leafWide, 0],
          [hinge + leafWide, leafHigh],
        ],
        [
          [hinge - 0.08, leafHigh],
          [hinge + leafWide + 0.08, leafHigh],
        ],
      ] as const
    ).map(([from, to]) =>
      line(
        frame,
        [
          [from[0], from[1], 0.02],
          [to[0], to[1], 0.02],
        ],
        0.14,
        onDoor('doorFrame', frameWood),
      ),
    ),
    limb(frame, [handle, [handle[0], handle[1] + 0.14, handle[2]]], 0.016, onDoor('handle', '#3c3540')),
    ball(frame, [handle[0], handle[1] + 0.07, handle[2]], 0.03, onDoor('knob', '#e3b64f')),
  ]
}

function upright(from: number, to: number, high: number): Vector[] {
  return [
    [from, 0, 0.01],
    [to, 0, 0.01],
    [to, high, 0.01],
    [from, high, 0.01],
  ]
}

function onDoor(part: PartName, colour: string): Paint {
  return {
    part,
    material: part === 'knob' || part === 'handle' ? 'metal' : 'wood',
    colour,
    group: 'door',
    marking: true,
  }
}

/** The wedge of daylight on the floor, as wide as the gap that the leaf leaves. */
export function lightOnFloor(frame: Frame, plan: RoomPlan): Painted[] {
  if (plan.open <= 0) return []
  const [x] = edgeOf(plan)
  const post = hingeAt(plan) + leafWide
  const wedge: Vector[] = [
    [x, 0.008, 0],
    [post, 0.008, 0],
    [post + lightSpread, 0.008, lightReach],
    [x - lightSpread * 0.4, 0.008, lightReach],
  ]
  return [
    plane(frame, wedge, {
      part: 'pool',
      material: 'light',
      colour: lightColour,
      group: 'light',
      marking: true,
      alpha: 0.72,
    }),
  ]
}
