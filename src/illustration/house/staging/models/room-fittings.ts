import type { PartName } from '../../part-name.ts'
import { darker, lighter } from '../../pen/colour.ts'
import { limb, line, plane } from '../solids/build.ts'
import type { Paint, Painted } from '../solids/solid.ts'
import { type Frame, movedTo } from '../space/frame.ts'
import type { Vector } from '../space/vector.ts'
import { block } from './prop-model.ts'
import type { RoomPlan } from './room.ts'

const wood = '#a87850'
const iron = '#8b8f93'
const inward: Vector = [0, 0, 1]

type Flat = readonly [x: number, y: number]

/** The middle of the workbench along the wall: to the reader's left. */
function benchMiddle({ width }: RoomPlan): number {
  return width * 0.24
}

function onWall(part: PartName, colour: string, material: Paint['material'] = 'wood'): Paint {
  return { part, material, colour, group: 'tools', marking: true }
}

function panel(frame: Frame, [x0, y0]: Flat, [x1, y1]: Flat, paint: Paint): Painted {
  const corners: Vector[] = [
    [x0, y0, 0.03],
    [x1, y0, 0.03],
    [x1, y1, 0.03],
    [x0, y1, 0.03],
  ]
  return plane(frame, corners, paint, inward)
}

function rule(frame: Frame, from: Flat, to: Flat, width: number, paint: Paint): Painted {
  return line(
    frame,
    [
      [from[0], from[1], 0.04],
      [to[0], to[1], 0.04],
    ],
    width,
    paint,
    inward,
  )
}

/** A small window over the bench, with the early sky in it. */
export function windowOn(frame: Frame, plan: RoomPlan): Painted[] {
  const x = benchMiddle(plan) + 1.05
  const [low, high, half] = [1.5, 2.4, 0.46]
  const pane = '#9fb7c9'
  return [
    panel(frame, [x - half - 0.08, low - 0.08], [x + half + 0.08, high + 0.08], {
      ...onWall('windowFrame', '#e9d6b0'),
      marking: false,
    }),
    panel(frame, [x - half, low], [x + half, high], onWall('glass', pane, 'wall')),
    rule(frame, [x, low], [x, high], 0.06, onWall('bar', '#e9d6b0')),
    rule(frame, [x - half, (low + high) / 2], [x + half, (low + high) / 2], 0.06, onWall('bar', '#e9d6b0')),
  ]
}

/** A rail with a saw, pliers and a spade, and a shelf of pots. */
export function toolsOn(frame: Frame, plan: RoomPlan): Painted[] {
  const x = benchMiddle(plan) - 0.35
  const at = (across: number, y: number): Flat => [x - across, y]
  return [
    { ...panel(frame, at(-0.55, 2.28), at(0.75, 2.36), onWall('rack', darker(wood, 0.2))) },
    rule(frame, at(-0.4, 2.3), at(-0.4, 1.72), 0.16, onWall('saw', iron, 'metal')),
    rule(frame, at(-0.4, 2.3), at(-0.4, 2.16), 0.2, onWall('sawGrip', '#9a6a43')),
    rule(frame, at(0.02, 2.3), at(0.08, 1.8), 0.05, onWall('tongs', '#c2564a', 'metal')),
    rule(frame, at(0.06, 2.3), at(0, 1.8), 0.05, onWall('tongs', '#c2564a', 'metal')),
    rule(frame, at(0.46, 2.32), at(0.46, 1.75), 0.045, onWall('spadeStick', '#9a6a43')),
    rule(frame, at(0.46, 1.8), at(0.46, 1.5), 0.2, onWall('spade', iron, 'metal')),
    ...potsOn(frame, x),
  ]
}

function potsOn(frame: Frame, x: number): Painted[] {
  const shelf = block(
    movedTo(frame, [0, 2.62, 0]),
    [x - 0.8, 0, 0],
    [x + 0.7, 0.05, 0.24],
    onWall('board', wood),
  )
  const colours = ['#d9a23e', '#7f9b8a', '#c2564a', '#5f8fb0']
  const pots = colours.map((colour, index) => {
    const across = x - 0.6 + index * 0.36
    return limb(
      frame,
      [
        [across, 2.76, 0.12],
        [across, 2.86 + (index % 2) * 0.06, 0.12],
      ],
      0.1,
      onWall('pot', colour, 'metal'),
    )
  })
  return [...shelf, ...pots]
}

/** The workbench: legs, a shelf, a top and a vice. */
export function benchAt(frame: Frame, plan: RoomPlan): (readonly [string, Painted[]])[] {
  const x = benchMiddle(plan)
  const [half, deep, top] = [1.15, 0.72, 0.88]
  const part = (name: PartName, colour: string, from: Vector, to: Vector): readonly [string, Painted[]] => [
    name,
    block(frame, [x + from[0], from[1], from[2]], [x + to[0], to[1], to[2]], {
      part: name,
      material: name === 'vice' ? 'metal' : 'wood',
      colour,
      group: name,
    }),
  ]
  const legs = [-1, 1].map((side) =>
    part(
      'leg',
      darker(wood, 0.3),
      [side * half - 0.06, 0, deep - 0.14],
      [side * half + 0.06, top, deep - 0.02],
    ),
  )
  return [
    part('shelf', darker(wood, 0.36), [-half, 0.28, 0.1], [half, 0.34, deep - 0.1]),
    part('box', '#7f9b8a', [-0.5, 0.34, 0.2], [0.2, 0.66, deep - 0.16]),
    ...legs,
    part('benchTop', lighter(wood, 0.04), [-half - 0.14, top, 0], [half + 0.14, top + 0.09, deep]),
    part('vice', '#5f6d7a', [-half + 0.2, top + 0.09, deep - 0.3], [-half + 0.5, top + 0.28, deep]),
  ]
}
