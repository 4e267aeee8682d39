import type { PartName } from '../part-name.ts'
import type { Material, Point } from '../drawing.ts'
import { darker } from '../pen/colour.ts'
import { radians } from './space/vector.ts'

/** A flat piece of something far away: metres to the side and up. */
export interface FarPiece {
  part: PartName
  points: readonly Point[]
  colour: string
  material: Material
}

const wall = '#eadfca'
const roof = '#b4604b'
const foliage = '#5f8a4c'

/** What people have built or planted, as it is seen from far. */
export const farBuildings = {
  church: [
    flat('farWall', box(-9, 0, 6, 6), wall, 'wall'),
    flat(
      'farRoof',
      [
        [-10, 6],
        [-7, 11],
        [5, 11],
        [7, 6],
      ],
      roof,
      'stone',
    ),
    flat('farWall', box(6, 0, 11, 15), darker(wall, 0.06), 'wall'),
    flat(
      'farRoof',
      [
        [5.4, 15],
        [8.5, 26],
        [11.6, 15],
      ],
      darker(roof, 0.1),
      'stone',
    ),
  ],
  mill: [
    flat(
      'farWall',
      [
        [-5, 0],
        [-3, 13],
        [3, 13],
        [5, 0],
      ],
      darker(wall, 0.05),
      'wall',
    ),
    flat(
      'farRoof',
      [
        [-3.4, 13],
        [-2.4, 16],
        [0, 17.4],
        [2.4, 16],
        [3.4, 13],
      ],
      darker(roof, 0.15),
      'stone',
    ),
    ...[35, 125, 215, 305].map((turn) => flat('farSail', sail(turn), darker(wall, 0.3), 'wood')),
  ],
  farm: [
    flat('farWall', box(-9, 0, 9, 4.4), wall, 'wall'),
    flat(
      'farRoof',
      [
        [-10.5, 4],
        [-6, 11],
        [6, 11],
        [10.5, 4],
      ],
      roof,
      'stone',
    ),
    flat('farTree', lump(14, 0, 5, 9), foliage, 'foliage'),
  ],
  hamlet: [-16, -4, 9].flatMap((x, index) => [
    flat('farWall', box(x, 0, x + 9, 5 + index), wall, 'wall'),
    flat(
      'farRoof',
      [
        [x - 1, 5 + index],
        [x + 4.5, 10.5 + index],
        [x + 10, 5 + index],
      ],
      index === 1 ? darker(roof, 0.18) : roof,
      'stone',
    ),
  ]),
  poplars: [-16, -9, -2, 5, 12].map((x, index) =>
    flat('farTree', lump(x, 0, 2.1, 15 + (index % 3) * 2), foliage, 'foliage'),
  ),
} satisfies Record<string, readonly FarPiece[]>

export type Built = keyof typeof farBuildings

function flat(
  part: PartName,
  points: readonly (readonly [number, number])[],
  colour: string,
  material: Material,
): FarPiece {
  return { part, points: points.map(([x, y]): Point => [x, y]), colour, material }
}

function box(x0: number, y0: number, x1: number, y1: number): Point[] {
  return [
    [x0, y0],
    [x0, y1],
    [x1, y1],
    [x1, y0],
  ]
}

function sail(turn: number): Point[] {
  const [across, up] = [Math.cos(radians(turn)), Math.sin(radians(turn))]
  const at = (far: number, aside: number): Point => [
    across * far - up * aside,
    14 + up * far + across * aside,
  ]
  return [at(1, -0.3), at(12, -0.3), at(12, 1.6), at(3, 1.6)]
}

/** A round crown from the ground up. */
function lump(x: number, y: number, half: number, high: number): Point[] {
  return Array.from({ length: 15 }, (_, index): Point => {
    const angle = (index / 14) * Math.PI
    return [x - Math.cos(angle) * half, y + Math.sin(angle) ** 0.8 * high]
  })
}
