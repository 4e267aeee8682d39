import { darker, lighter } from '../../pen/colour.ts'
import { ellipse } from '../../pen/curves.ts'
import type { Modeller } from '../model-request.ts'
import { ball, line, plane } from '../solids/build.ts'
import type { Painted, Piece } from '../solids/solid.ts'
import { type Frame, movedTo } from '../space/frame.ts'
import type { Vector } from '../space/vector.ts'
import { block, colourTold, numberTold, propModel } from './prop-model.ts'
import { paint, small } from './small-thing.ts'

/** Of the stickers that say what comes along, everywhere. */
const red = '#d8392c'

/** A round sticker that faces its front and its back; `state.wide` is how wide it is, in metres, 0.12 unless told. */
export const sticker = small({
  colour: red,
  height: 0.12,
  draw: (request, colour) => disc(request.frame, numberTold(request, 'wide', 0.12) / 2, colour),
})

/** Round its own middle, as thin as can be seen from the side, with an edge that shows on what is red itself. */
function disc(frame: Frame, radius: number, colour: string): Painted[] {
  const edge = paint('dot', 'paper', darker(colour, 0.28), 'sticker')
  const face = (side: 1 | -1): Painted[] => {
    const round = (of: number, [x, y]: readonly [number, number]): Painted =>
      plane(
        movedTo(frame, [x, y, 0.004 * side]),
        ellipse(0, 0, of, of, 0, 28).map(([across, up]): Vector => [across, up, 0]),
        {
          ...edge,
          colour: of > radius / 2 ? colour : lighter(colour, 0.3),
          marking: true,
        },
        [0, 0, side],
      )
    return [round(radius * 0.93, [0, 0]), round(radius * 0.16, [-radius * 0.36, radius * 0.4])]
  }
  return [ball(frame, [0, 0, 0], [radius, radius, 0.003], edge), ...face(1), ...face(-1)]
}

/** Across and down a sheet, and the one of them that is gone. */
const [across, down, gone] = [4, 6, 6]

/**
 * A sheet of stickers that faces its front, `state.wide` and `state.tall` metres, on its lower edge: one of them is gone, or all of them under
 * `state.empty`.
 */
export const stickerSheet: Modeller = (request) => {
  const { frame, state } = request
  const [wide, tall] = [numberTold(request, 'wide', 0.36), numberTold(request, 'tall', 0.5)]
  const white = paint('paper', 'paper', colourTold(request, '#fbf7ea'), 'paper')
  const sheet = plane(
    frame,
    [
      [-wide / 2, 0, 0],
      [wide / 2, 0, 0],
      [wide / 2, tall, 0],
      [-wide / 2, tall, 0],
    ],
    white,
  )
  const radius = Math.min(wide / across, tall / down) * 0.37
  const dots = Array.from({ length: across * down }, (_, index): Painted => {
    const x = wide * (((index % across) + 0.5) / across - 0.5)
    const y = tall * (1 - (Math.floor(index / across) + 0.5) / down)
    const isGone = state['empty'] === true || index === gone
    return plane(
      movedTo(frame, [x, y, 0.003]),
      ellipse(0, 0, radius, radius, 0, 20).map(([a, b]): Vector => [a, b, 0]),
      { ...paint('dot', 'paper', isGone ? darker(white.colour, 0.1) : red, 'paper'), marking: true },
    )
  })
  return propModel(request, tall, [{ name: 'sheet', solids: [sheet, ...dots] }], {
    left: [-wide / 2, tall / 2, 0],
    right: [wide / 2, tall / 2, 0],
    top: [0, tall, 0],
  })
}

/**
 * A cardboard box, `state.wide`, `state.deep` and `state.tall` metres, taped shut, or with its flaps up under `state.open`; who sits in it is on
 * `seat`. It has a sticker on its front unless `state.sticker` is false.
 */
export const carton: Modeller = (request) => {
  const { frame, state } = request
  const colour = colourTold(request, '#c79f6b')
  const [x, z] = [numberTold(request, 'wide', 0.6) / 2, numberTold(request, 'deep', 0.45) / 2]
  const tall = numberTold(request, 'tall', 0.42)
  const open = state['open'] === true
  const body = block(frame, [-x, 0, -z], [x, tall, z], paint('box', 'paper', colour, 'box'))
  const face = movedTo(frame, [x * 0.42, tall * 0.5, z + 0.004])
  const tape: Painted[] = [
    plane(
      frame,
      [
        [-0.035, tall + 0.003, -z],
        [0.035, tall + 0.003, -z],
        [0.035, tall + 0.003, z],
        [-0.035, tall + 0.003, z],
      ],
      { ...paint('box', 'paper', lighter(colour, 0.34), 'tape'), marking: true },
      [0, 1, 0],
    ),
    plane(
      frame,
      [
        [-0.035, tall * 0.72, z + 0.003],
        [0.035, tall * 0.72, z + 0.003],
        [0.035, tall, z + 0.003],
        [-0.035, tall, z + 0.003],
      ],
      { ...paint('box', 'paper', lighter(colour, 0.34), 'tape'), marking: true },
      [0, 0, 1],
    ),
  ]
  const words = [0, 1].map(
    (row): Painted =>
      line(
        frame,
        [
          [-x * 0.75, tall * (0.42 - row * 0.16), z + 0.003],
          [-x * (0.2 - row * 0.25), tall * (0.42 - row * 0.16), z + 0.003],
        ],
        0.016,
        { ...paint('box', 'paper', darker(colour, 0.45), 'box'), marking: true },
        [0, 0, 1],
      ),
  )
  const stuck = state['sticker'] === false ? [] : disc(face, Math.min(0.085, tall * 0.26), red)
  const pieces: Piece[] = open
    ? [
        {
          name: 'back',
          solids: [...flap(frame, [x, z, tall], 'back', colour), ...floorOf(frame, x, z, colour)],
          nearer: -0.3,
        },
        {
          name: 'sides',
          solids: [
            ...flap(frame, [x, z, tall], 'left', colour),
            ...flap(frame, [x, z, tall], 'right', colour),
          ],
          nearer: -0.05,
        },
        {
          name: 'front',
          solids: [...flap(frame, [x, z, tall], 'front', colour), ...words, ...stuck],
          nearer: 0.3,
        },
      ]
    : [{ name: 'box', solids: [...body, ...tape, ...words, ...stuck] }]
  return propModel(request, tall, pieces, {
    top: [0, tall, 0],
    seat: [0, open ? 0.05 : tall, 0],
    inside: [0, tall * 0.4, 0],
    front: [0, tall * 0.6, z],
  })
}

/** Half the width of an armchair, its arms not counted, and how deep its seat is. */
const [lounge, lap] = [0.3, 0.56]

/** An armchair with a sticker on its front; who sits in it is on `seat`. `state.sticker` leaves that out where it is false. */
export const armchair: Modeller = (request) => {
  const { frame, state } = request
  const colour = colourTold(request, '#7f8f74')
  const cloth = (shade: string, group: string) => paint('cushion', 'cloth', shade, group)
  const part = (name: string, from: Vector, to: Vector, shade: string, nearer = 0): Piece => ({
    name,
    nearer,
    solids: block(frame, from, to, cloth(shade, name)),
  })
  const stuck: Piece[] =
    state['sticker'] === false
      ? []
      : [{ name: 'stuck', solids: disc(movedTo(frame, [0, 0.2, 0.305]), 0.08, red), nearer: 0.4 }]
  return propModel(
    request,
    0.95,
    [
      part('back', [-lounge, 0.08, -0.38], [lounge, 0.95, -0.24], darker(colour, 0.06), -0.5),
      part('seat', [-lounge, 0.08, -0.24], [lounge, 0.42, 0.3], colour, -0.2),
      part('armL', [-lounge - 0.14, 0.06, -0.36], [-lounge, 0.6, 0.3], lighter(colour, 0.06), 0.02),
      part('armR', [lounge, 0.06, -0.36], [lounge + 0.14, 0.6, 0.3], lighter(colour, 0.06), 0.02),
      ...stuck,
    ],
    {
      seat: [0, 0.42, lap / 2 - 0.24],
      armL: [-lounge - 0.07, 0.6, 0.1],
      armR: [lounge + 0.07, 0.6, 0.1],
      liftL: [-lounge - 0.14, 0.2, 0],
      liftR: [lounge + 0.14, 0.2, 0],
      top: [0, 0.95, -0.3],
    },
  )
}

function floorOf(frame: Frame, x: number, z: number, colour: string): Painted[] {
  return [
    plane(
      frame,
      [
        [-x, 0.02, -z],
        [x, 0.02, -z],
        [x, 0.02, z],
        [-x, 0.02, z],
      ],
      paint('box', 'paper', darker(colour, 0.4), 'floor'),
    ),
  ]
}

/** A wall of an open box, and its flap that leans out. */
function flap(
  frame: Frame,
  [x, z, tall]: Vector,
  side: 'back' | 'front' | 'left' | 'right',
  colour: string,
): Painted[] {
  const at = (along: number, out: number, up: number): Vector => {
    if (side === 'back') return [along * x, up, -z - out]
    if (side === 'front') return [along * x, up, z + out]
    return [side === 'left' ? -x - out : x + out, up, along * z]
  }
  const shade = side === 'back' ? darker(colour, 0.2) : side === 'front' ? colour : darker(colour, 0.1)
  const drop = side === 'front' ? -0.13 : 0.1
  return [
    plane(
      frame,
      [at(-1, 0, 0), at(1, 0, 0), at(1, 0, tall), at(-1, 0, tall)],
      paint('box', 'paper', shade, `wall${side}`),
    ),
    plane(
      frame,
      [at(-1, 0, tall), at(1, 0, tall), at(0.96, 0.13, tall + drop), at(-0.96, 0.13, tall + drop)],
      paint('box', 'paper', lighter(shade, 0.12), `flap${side}`),
    ),
  ]
}
