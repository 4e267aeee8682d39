import type { PartName } from '../../part-name.ts'
import type { Point } from '../../drawing.ts'
import { mixColours } from '../../pen/colour.ts'
import { depths } from '../depths.ts'
import { ellipse, smooth } from '../../pen/curves.ts'
import { tube } from '../geometry/curves.ts'
import { type Pen, penFor } from '../pieces.ts'
import type { Rig } from '../rig.ts'

const steel = '#5b6472'
const tyre = '#4a4550'
const seatCover = '#c2504a'

/** The pieces that a wheelchair is made of. */
export const wheelchairGroups: ReadonlySet<string> = new Set([
  'wheelFar',
  'chairFrame',
  'chairSeat',
  'caster',
  'wheelNear',
])

/**
 * A light active wheelchair round somebody who sits. `floor` is the ground in the figure's space. Returns the hub of
 * the near wheel.
 */
export function drawWheelchair({ skeleton, pieces }: Rig, floor: number): Point {
  const { headHeight: unit, torsoLength, legs } = skeleton
  const radius = (floor - legs.A.start[1]) * 0.62 + unit * 0.16
  const hub: Point = [-unit * 0.12, floor - radius]
  drawWheel(
    penFor(pieces, 'wheelFar', depths.wheelFar),
    [hub[0] + unit * 0.16, hub[1] - unit * 0.03],
    radius,
    unit,
    {
      spokes: false,
    },
  )
  const frame = penFor(pieces, 'chairFrame', depths.chairBack - 0.5)
  const handle: Point[] = [
    [-0.62 * unit, -torsoLength * 0.7],
    [-0.84 * unit, -torsoLength * 0.72],
  ]
  frame.line('chairHandle', handle, steel, unit * 0.07, { material: 'metal', marking: false })
  const footrest: Point[] = [
    [0.75 * unit, unit * 0.3],
    [legs.B.end[0] - 0.1 * unit, floor - unit * 0.12],
    [legs.B.end[0] + 0.3 * unit, floor - unit * 0.12],
  ]
  frame.line('footrest', footrest, steel, unit * 0.06, { material: 'metal', marking: false })
  const seat = penFor(pieces, 'chairSeat', depths.chairBack)
  const back: Point[] = [
    [-0.62 * unit, -torsoLength * 0.62],
    [-0.42 * unit, -torsoLength * 0.62],
    [-0.36 * unit, 0.1 * unit],
    [-0.58 * unit, 0.1 * unit],
  ]
  seat.fill('chairBack', smooth(back, true, 5), seatCover, 'cloth')
  const cushion: Point[] = [
    [-0.5 * unit, unit * 0.3],
    [0.8 * unit, unit * 0.3],
  ]
  seat.fill(
    'chairSeat',
    tube(cushion, () => unit * 0.1),
    seatCover,
    'cloth',
  )
  const caster = penFor(pieces, 'caster', depths.chairBack - 1)
  ring(caster, [0.82 * unit, floor - unit * 0.15], unit * 0.12, unit * 0.06, tyre)
  drawWheel(penFor(pieces, 'wheelNear', depths.wheelNear), hub, radius, unit, { spokes: true })
  return hub
}

function drawWheel(pen: Pen, hub: Point, radius: number, unit: number, options: { spokes: boolean }): void {
  const rubber = options.spokes ? tyre : mixColours(steel, '#ffffff', 0.25)
  ring(pen, hub, radius, unit * 0.085, rubber, 'wheelRim')
  if (!options.spokes) return
  ring(pen, hub, radius * 0.86, unit * 0.025, '#aab2bb')
  for (let index = 0; index < 8; index++) {
    const angle = (index * Math.PI) / 4 + 0.2
    const end: Point = [hub[0] + Math.cos(angle) * radius * 0.9, hub[1] + Math.sin(angle) * radius * 0.9]
    pen.line('spoke', [hub, end], '#aab2bb', unit * 0.016, { material: 'metal', marking: false })
  }
  pen.fill('hub', ellipse(...hub, unit * 0.08, unit * 0.08, 0, 20), steel, 'metal')
}

function ring(
  pen: Pen,
  centre: Point,
  radius: number,
  width: number,
  colour: string,
  part: PartName = 'wheel',
): void {
  const circle = ellipse(...centre, radius, radius, 0, 60)
  pen.line(part, [...circle, ...circle.slice(0, 1)], colour, width, { material: 'metal', marking: false })
}
