import { darker } from '../../pen/colour.ts'
import type { Modeller } from '../model-request.ts'
import { limb, plane } from '../solids/build.ts'
import type { Painted } from '../solids/solid.ts'
import type { Frame } from '../space/frame.ts'
import type { Vector } from '../space/vector.ts'
import { block, colourTold, propModel, wood } from './prop-model.ts'

/** Half its length and width, and how high its deck hangs at its left and its right end, in metres. */
const [half, wide] = [2.4, 0.6]
const [held, sunk] = [1.0, -0.5]
const planks = 11

/** A wooden bridge along its right that still hangs on its left posts: its other end lies in the water, and a rail has snapped. */
export const fallenBridge: Modeller = (request) => {
  const { frame } = request
  const colour = colourTold(request, '#b07a48')
  return propModel(
    request,
    held + 0.9,
    [
      { name: 'farRail', solids: railOf(frame, -wide, colour, 1), nearer: -0.5 },
      { name: 'deck', solids: deckOf(frame, colour) },
      { name: 'nearRail', solids: railOf(frame, wide, darker(colour, 0.1), 0.45), nearer: 0.4 },
      {
        name: 'posts',
        solids: [-wide, wide].flatMap((z) =>
          block(
            frame,
            [half - 0.12, -0.6, z - 0.08],
            [half + 0.12, held + 0.9, z + 0.08],
            wood('post', darker(colour, 0.2), 'posts'),
          ),
        ),
        nearer: 0.5,
      },
    ],
    { top: [half, held, 0], foot: [-half, sunk, 0], middle: [0, (held + sunk) / 2, 0] },
  )
}

/** A place along the deck, from 0 at the posts to 1 in the water. */
function along(part: number, up: number, z: number): Vector {
  return [half - part * 2 * half, held + (sunk - held) * part + up, z]
}

function deckOf(frame: Frame, colour: string): Painted[] {
  return Array.from({ length: planks }, (_, index): Painted => {
    const [from, to] = [index / planks, (index + 0.86) / planks]
    // No plank has kept its place.
    const loose = Math.sin(index * 2.1) * 0.06
    return plane(
      frame,
      [
        along(from, loose, -wide),
        along(to, -loose, -wide),
        along(to, -loose, wide + loose),
        along(from, loose, wide + loose),
      ],
      wood('plank', darker(colour, (index % 3) * 0.09), `plank${index}`),
    )
  })
}

/** A rail on balusters that reaches this part of the way. */
function railOf(frame: Frame, z: number, colour: string, reach: number): Painted[] {
  const look = wood('rail', colour, 'rail')
  const posts = [0.2, 0.4, 0.6, 0.8].filter((part) => part <= reach + 0.05)
  return [
    limb(frame, [along(0, 0.7, z), along(reach * 0.9, 0.66, z), along(reach, 0.5, z)], 0.045, look),
    ...posts.map((part) => limb(frame, [along(part, 0, z), along(part, 0.66, z)], 0.035, look)),
  ]
}
