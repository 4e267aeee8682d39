import { darker, lighter } from '../pen/colour.ts'
import { arc, ellipse, limb, roundBox, smooth, straight } from '../pen/curves.ts'
import type { DrawProp } from './prop-drawing.ts'

/** The middle of its bell, in centimetres; up is negative. */
const bellY = -380

/** A tower of stone from close by, its bell in the open arch, under a cap of tiles. */
export const bellTower: DrawProp = (pen, { accent }) => {
  const stone = '#dcc49a'
  const tiles = accent('#b5553c')
  const wall = pen.piece('bellTower', 'wood')
  wall.fill(
    'wall',
    straight(
      [
        [-74, 0],
        [-68, -470],
        [68, -470],
        [74, 0],
      ],
      true,
      8,
    ),
    stone,
  )
  for (const [index, y] of [-40, -90, -140, -190, -240, -290].entries())
    for (const x of index % 2 ? [-44, 8, 52] : [-60, -14, 36])
      wall.mark('stone', roundBox(x - 11, y - 8, 22, 12, 3), darker(stone, index % 3 ? 0.1 : 0.18))
  for (const y of [-318, -462]) wall.fill('ledge', roundBox(-80, y - 8, 160, 16, 4), lighter(stone, 0.3))
  const arch = pen.piece('arch', 'wood')
  arch.fill('arch', [...arc(0, bellY - 26, 46, 46, 180, 360, 24), [46, -328], [-46, -328]], '#5b4a55')
  const bell = pen.piece('bell', 'metal')
  bell.fill('beam', roundBox(-46, bellY - 38, 92, 8, 2), '#7d5940', { material: 'wood' })
  bell.fill('clapper', limb([10, bellY + 20], [14, bellY + 34], 4, 6.4), '#7a5a26')
  bell.fill(
    'bell',
    smooth(
      [
        [-8, bellY - 30],
        [8, bellY - 30],
        [20, bellY - 14],
        [24, bellY + 10],
        [36, bellY + 24],
        [0, bellY + 29],
        [-36, bellY + 24],
        [-24, bellY + 10],
        [-20, bellY - 14],
      ],
      true,
      6,
    ),
    '#e0a83c',
  )
  bell.stroke(
    'band',
    smooth(
      [
        [-25, bellY + 11],
        [0, bellY + 15],
        [25, bellY + 11],
      ],
      false,
    ),
    2.6,
    darker('#e0a83c', 0.25),
  )
  bell.mark(
    'light',
    smooth(
      [
        [-12, bellY - 18],
        [-7, bellY - 19],
        [-11, bellY + 6],
        [-17, bellY + 8],
      ],
      true,
      5,
    ),
    lighter('#e0a83c', 0.5),
    { alpha: 0.8 },
  )
  const roof = pen.piece('roof', 'wood')
  roof.fill(
    'roof',
    straight(
      [
        [-86, -470],
        [0, -560],
        [86, -470],
      ],
      true,
      8,
    ),
    tiles,
  )
  for (const [y, half] of [
    [-490, 62],
    [-510, 43],
    [-530, 24],
  ] as const)
    roof.stroke(
      'tiles',
      smooth(
        [
          [-half, y],
          [0, y + 3],
          [half, y],
        ],
        false,
      ),
      2,
      darker(tiles, 0.25),
    )
  roof.fill('ball', ellipse(0, -564, 6), '#e0a83c')
  return { anchors: { top: [0, -560] } }
}
