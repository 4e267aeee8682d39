import { depths } from '../depths.ts'
import { smooth } from '../../pen/curves.ts'
import type { HairBrush } from './hair-brush.ts'

/** Cropped, with a ragged fringe and tufts on the crown that won't lie down. */
export function drawShort({ head, cap, over, strands, underHat }: HairBrush): void {
  const { width, turn } = head
  const crown = [-58, -34, -10, 16, 42].map((degrees, index) => {
    const [x, y] = head.skull(degrees - turn * 12, 0.06)
    const tall = index === 2 ? 0.2 : 0.13
    return smooth([
      [x - 0.24, y + 0.16],
      [x - 0.1, y - tall * 0.5],
      [x + 0.1, y - tall],
      [x + 0.12, y - tall * 0.3],
      [x + 0.24, y + 0.18],
    ])
  })
  if (!underHat) for (const tuft of crown) over('tuft', tuft, { group: 'hair', depth: depths.hair })
  cap(
    [
      [width * 0.99, 0.16],
      [width * 0.92, -0.02],
      [width * 0.88, -0.3],
      [width * 0.6, -0.52],
      [width * 0.5, -0.4],
      [width * 0.22, -0.58],
      [width * 0.08, -0.42],
      [-width * 0.22, -0.56],
      [-width * 0.4, -0.38],
      [-width * 0.66, -0.5],
      [-width * 0.88, -0.3],
      [-width * 0.92, -0.02],
      [-width * 0.99, 0.2],
    ],
    0.1,
    84,
  )
  strands([
    [
      [-0.4, -0.9],
      [-0.54, -0.72],
      [-0.5, -0.56],
    ],
    [
      [0.08, -0.92],
      [0.02, -0.76],
      [0.1, -0.6],
    ],
    [
      [0.46, -0.84],
      [0.5, -0.7],
      [0.62, -0.58],
    ],
  ])
}
