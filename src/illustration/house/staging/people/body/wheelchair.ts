import { ball, blob, box, limb, wheel } from '../../solids/build.ts'
import type { Paint, Piece } from '../../solids/solid.ts'
import { add, type Vector } from '../../space/vector.ts'
import type { Figure } from './paints.ts'
import { seatHeight } from './seat-height.ts'

const metal: Paint = { part: 'frame', material: 'metal', colour: '#5f6b78', group: 'chairFrame' }
const tyre: Paint = { part: 'wheel', material: 'ink', colour: '#3b3a40', group: 'wheel' }
const cushion = '#3d4a5c'

type Owner = Pick<Figure, 'frame' | 'body' | 'outfit'>

/** A wheelchair that is built to who sits in it: wheels, seat, back with handles, footrest. */
export function wheelchairOf(figure: Owner): Piece[] {
  const { body, outfit } = figure
  const seat = seatHeight(body)
  const aside = body.hip * 1.3
  const disc: Paint = { part: 'disc', material: 'metal', colour: outfit.accent, group: 'wheel' }
  return [
    ...([-1, 1] as const).map((side): Piece => wheelPiece(figure, side, [aside, disc])),
    { name: 'chairSeat', solids: seatOf(figure, seat, aside), nearer: -body.hip * 0.2 },
    { name: 'chairBack', solids: backOf(figure, seat, aside) },
    ...([-1, 1] as const).map((side): Piece => sideOf(figure, side, [seat, aside])),
    { name: 'footrest', solids: footrestOf(figure, aside), nearer: -body.hip * 0.1 },
  ]
}

function wheelPiece({ frame, body }: Owner, side: number, [aside, disc]: readonly [number, Paint]): Piece {
  const radius = body.height * 0.22
  const centre: Vector = [side * (aside + body.height * 0.02), radius, -body.leg * 0.06]
  const rim = wheel(frame, centre, { radius, width: body.height * 0.012, spokes: 8 }, [tyre, disc])
  return { name: `wheel${side}`, solids: rim, nearer: 0.02 }
}

function seatOf({ frame, body }: Owner, seat: number, aside: number): Piece['solids'] {
  const paint: Paint = { part: 'seat', material: 'cloth', colour: cushion, group: 'chairSeat' }
  const thick = body.height * 0.03
  return [...box(frame, [-aside, seat - thick, -body.hip * 0.8], [aside, seat, body.leg * 0.42], () => paint)]
}

function backOf({ frame, body }: Owner, seat: number, aside: number): Piece['solids'] {
  const back = -body.hip * 0.95
  const top = seat + body.torso * 0.62
  const paint: Paint = { part: 'back', material: 'cloth', colour: cushion, group: 'chairBack' }
  const rows = [0, 0.25, 0.5, 0.75, 1].map(
    (part) =>
      [
        [0, seat + (top - seat) * part, back],
        [aside * 0.96, body.torso * 0.12, body.hip * 0.08],
      ] as const,
  )
  return [blob(frame, rows, paint)]
}

/** Tube, handle, armrest and the small wheel of one side. */
function sideOf({ frame, body }: Owner, side: number, [seat, aside]: readonly [number, number]): Piece {
  const tube = body.height * 0.012
  const x = side * aside
  const back = -body.hip
  const top = seat + body.torso * 0.72
  const knee = body.leg * 0.44
  const small = body.height * 0.055
  const castor: Vector = [x, small, knee * 0.86]
  const arm = seat + body.torso * 0.24
  return {
    name: `chairSide${side}`,
    solids: [
      limb(
        frame,
        [
          [x, seat, back],
          [x, top, back],
          [x, top + tube, back - body.hip * 0.5],
        ],
        tube,
        metal,
      ),
      limb(
        frame,
        [
          [x, seat, back],
          [x, seat, knee],
        ],
        tube,
        metal,
      ),
      limb(
        frame,
        [
          [x, arm, back * 0.7],
          [x, arm, knee * 0.5],
          [x, seat, knee * 0.62],
        ],
        tube,
        metal,
      ),
      limb(frame, [[x, seat, knee], add(castor, [0, 0, 0])], tube, metal),
      ball(frame, castor, [tube * 1.4, small, small], { ...tyre, group: 'castor' }),
    ],
  }
}

function footrestOf({ frame, body }: Owner, aside: number): Piece['solids'] {
  const high = body.leg * 0.2 - body.height * 0.012
  const [from, to] = [body.leg * 0.4, body.leg * 0.4 + body.foot * 0.9]
  const plate = box(
    frame,
    [-aside * 0.7, high - body.height * 0.012, from],
    [aside * 0.7, high, to],
    () => metal,
  )
  const tube = body.height * 0.012
  const strut = ([-1, 1] as const).map((side) =>
    limb(
      frame,
      [
        [side * aside * 0.8, seatHeight(body), body.leg * 0.44],
        [side * aside * 0.6, high, from],
      ],
      tube,
      metal,
    ),
  )
  return [...strut, ...plate]
}
