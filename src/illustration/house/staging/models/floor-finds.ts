import { darker, lighter } from '../../pen/colour.ts'
import { arc, ellipse } from '../../pen/curves.ts'
import { ball, blob, limb, plane } from '../solids/build.ts'
import type { Painted } from '../solids/solid.ts'
import type { Frame } from '../space/frame.ts'
import type { Vector } from '../space/vector.ts'
import { paint, small, turned } from './small-thing.ts'

/** How large a biscuit is and how far from its middle it was bitten through, in metres. */
const [radius, bitten] = [0.05, 0.012]

/** Half a biscuit, flat to its front, along whose edge teeth have left their row. */
export const halfBiscuit = small({
  colour: '#c79a5d',
  height: radius * 2,
  draw: ({ frame }, colour) => [
    // Between its faces, where it is seen from the side.
    limb(
      frame,
      [
        [-0.01, 0.008, 0],
        [-0.044, radius, 0],
        [-0.01, radius * 2 - 0.008, 0],
      ],
      0.005,
      paint('skin', 'paper', darker(colour, 0.2), 'rim'),
    ),
    ...[-0.006, 0.006].map((z) => half(frame, z, z > 0 ? colour : darker(colour, 0.3))),
    ...[
      [-0.02, 0.075],
      [-0.03, 0.045],
      [-0.012, 0.03],
    ].map(
      ([x = 0, y = 0]): Painted => ({
        ...ball(frame, [x, y, 0.007], [0.005, 0.005, 0.002], {
          ...paint('dot', 'paper', darker(colour, 0.35), 'biscuit'),
          marking: true,
        }),
        outward: frame.front,
      }),
    ),
  ],
})

/** The round half, and back along three bites. */
function half(frame: Frame, z: number, colour: string): Painted {
  const round = ellipse(0, radius, radius, radius, 0, 40).filter(([x]) => x <= bitten)
  const left = round.toSorted(([ax, ay], [bx, by]) => turnOf(ax, ay) - turnOf(bx, by))
  const tooth = (2 * Math.sqrt(radius ** 2 - bitten ** 2)) / 3
  const bites = [0, 1, 2].flatMap((index) =>
    arc(bitten, radius + 1.5 * tooth - (index + 0.5) * tooth, tooth * 0.55, tooth * 0.5, -90, -270, 6),
  )
  const points = [...left, ...bites.toReversed()].map(([x, y]): Vector => [x, y, z])
  return plane(frame, points, paint('skin', 'paper', colour, 'biscuit'), [0, 0, Math.sign(z)])
}

/** Where it lies round the middle, from the top over the left to the foot. */
function turnOf(x: number, y: number): number {
  return Math.atan2(-(x - bitten), y - radius)
}

/** A peppermint: white, round and thick, with a hollow in its top. */
export const peppermint = small({
  colour: '#f6f7f1',
  height: 0.022,
  draw: ({ frame }, colour) => [
    blob(
      frame,
      turned([
        [0.002, 0.042],
        [0.02, 0.042],
      ]),
      paint('sweet', 'paper', colour, 'sweet'),
    ),
    {
      ...ball(frame, [0, 0.022, 0], [0.024, 0.002, 0.024], {
        ...paint('ring', 'paper', darker(colour, 0.12), 'sweet'),
        marking: true,
      }),
      outward: frame.up,
    },
    {
      ...ball(frame, [0.004, 0.024, 0], [0.018, 0.002, 0.016], {
        ...paint('ring', 'paper', lighter(colour, 0.4), 'sweet'),
        marking: true,
      }),
      outward: frame.up,
    },
  ],
})

/** A screw on its side, its head to its own left. */
export const looseScrew = small({
  colour: '#8d969a',
  height: 0.03,
  draw: ({ frame }, colour) => {
    const at = (x: number): Vector => [x, 0.014, 0]
    const iron = (shade: string, group: string) => paint('screw', 'metal', shade, group)
    return [
      limb(frame, [at(0.024), at(-0.05), at(-0.066)], [0.008, 0.007, 0.001], iron(colour, 'shaft')),
      ...[0.014, 0, -0.014, -0.028, -0.042].map((x): Painted => {
        const turn: Vector[] = [
          [x, 0.004, 0.009],
          [x + 0.007, 0.024, 0.009],
        ]
        return limb(frame, turn, 0.0026, { ...iron(darker(colour, 0.45), 'shaft'), marking: true })
      }),
      limb(frame, [at(0.036), at(0.022)], [0.019, 0.009], iron(lighter(colour, 0.12), 'head')),
    ]
  },
})
