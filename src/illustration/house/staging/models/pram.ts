import { darker, lighter } from '../../pen/colour.ts'
import type { Modeller } from '../model-request.ts'
import { blob, limb, line, wheel, type Size } from '../solids/build.ts'
import type { Piece } from '../solids/solid.ts'
import type { Frame } from '../space/frame.ts'
import type { Vector } from '../space/vector.ts'
import { block, colourTold, propModel, wood } from './prop-model.ts'
import { paint } from './small-thing.ts'

/** Half its width and length, its floor and its rim, in metres. */
const pramSize = { half: 0.26, long: 0.46, floor: 0.42, rim: 0.68 } as const

/**
 * A pram of the old kind: a deep tub on four wheels, a hood over the head at its back, and a handle there. Who lies in it (`lie`) has the head
 * under the hood; `state.hood` false folds it down.
 */
export const pram: Modeller = (request) => {
  const { frame, state } = request
  const colour = colourTold(request, '#4d6a7c')
  const { half, long, floor, rim } = pramSize
  const side = (x: number, name: string): Piece => ({
    name,
    solids: block(
      frame,
      [x - 0.02, floor, -long],
      [x + 0.02, rim, long],
      paint('side', 'cloth', x < 0 ? darker(colour, 0.06) : colour, name),
    ),
  })
  const end = (z: number, name: string): Piece => ({
    name,
    solids: block(
      frame,
      [-half, floor, z - 0.02],
      [half, rim, z + 0.02],
      paint('side', 'cloth', colour, name),
    ),
  })
  return propModel(
    request,
    1.05,
    [
      ...wheelsOf(frame, colour),
      {
        name: 'floor',
        solids: block(
          frame,
          [-half, floor - 0.03, -long],
          [half, floor + 0.05, long],
          wood('board', darker(colour, 0.2), 'floor'),
        ),
      },
      {
        name: 'bedding',
        solids: block(
          frame,
          [-half + 0.03, floor + 0.05, -long + 0.03],
          [half - 0.03, floor + 0.12, long - 0.03],
          paint('sheet', 'cloth', '#f7f0e0', 'bedding'),
        ),
      },
      end(-long, 'back'),
      end(long, 'front'),
      side(half, 'left'),
      side(-half, 'right'),
      ...(state['hood'] === false ? [] : [{ name: 'hood', solids: hoodOf(frame, colour), nearer: 0.05 }]),
      { name: 'handle', solids: [handleOf(frame)] },
    ],
    {
      lie: [0, floor + 0.12, -0.06],
      rimL: [half, rim, 0],
      front: [0, rim, long],
      handleL: [0.2, 0.98, -long - 0.36],
      handleR: [-0.2, 0.98, -long - 0.36],
    },
  )
}

function wheelsOf(frame: Frame, colour: string): Piece[] {
  const { half, long } = pramSize
  return [-1, 1].flatMap((x) =>
    [-1, 1].map((z): Piece => {
      const name = `wheel${x}${z}`
      return {
        name,
        solids: [
          ...wheel(
            frame,
            [x * (half - 0.02), 0.2, z * (long - 0.12)],
            { radius: 0.2, width: 0.05, turn: 0.4 },
            [paint('wheel', 'metal', '#4a4540', name), paint('spoke', 'metal', lighter(colour, 0.5), name)],
          ),
          limb(
            frame,
            [
              [x * (half - 0.02), 0.2, z * (long - 0.12)],
              [x * (half - 0.06), 0.42, z * (long - 0.24)],
            ],
            0.014,
            paint('spoke', 'metal', '#8c8b86', name),
          ),
        ],
      }
    }),
  )
}

/** A quarter of a barrel over the head, in ribs. */
function hoodOf(frame: Frame, colour: string): Piece['solids'] {
  const { half, long, rim } = pramSize
  const ribs = 5
  const at = (part: number): readonly [back: number, up: number] => {
    const turn = part * (Math.PI / 2)
    return [-long - 0.02 + 0.42 * (1 - Math.cos(turn)), 0.42 * Math.sin(turn)]
  }
  const balls = Array.from({ length: ribs + 1 }, (_, index): readonly [Vector, Size] => {
    const [z, y] = at(index / ribs)
    return [
      [0, rim + y * 0.78, z],
      [half + 0.02, 0.07, 0.07],
    ]
  })
  return [
    blob(frame, balls, paint('hood', 'cloth', lighter(colour, 0.08), 'hood')),
    ...Array.from({ length: ribs }, (_, index) => {
      const [z, y] = at((index + 0.7) / ribs)
      return line(
        frame,
        [
          [-half, rim + y * 0.78 + 0.05, z],
          [half, rim + y * 0.78 + 0.05, z],
        ],
        0.012,
        { ...paint('hood', 'cloth', darker(colour, 0.25), 'hood'), marking: true },
      )
    }),
  ]
}

function handleOf(frame: Frame): Piece['solids'][number] {
  const { half, long, rim } = pramSize
  return limb(
    frame,
    [
      [half - 0.03, rim - 0.05, -long],
      [half - 0.04, 0.98, -long - 0.34],
      [-half + 0.04, 0.98, -long - 0.34],
      [-half + 0.03, rim - 0.05, -long],
    ],
    0.017,
    paint('handle', 'metal', '#8c8b86', 'handle'),
  )
}
