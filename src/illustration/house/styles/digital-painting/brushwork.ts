import type { Material } from '../../drawing.ts'

/** One coat of strokes. Lengths in page units. */
export interface Coat {
  spacing: number
  length: number
  width: number
  alpha: number
  /** How far strokes turn from the run of the surface. */
  unrest: number
  /** How much lightness and warmth differ from stroke to stroke. */
  broken: number
  /** Part of the places that are left out. */
  skip: number
  /** Direction where the surface has none: right and down. */
  run: readonly [right: number, down: number]
  /** Strokes may go over the edge. */
  loose?: boolean
}

const level = [1, 0.02] as const
const upright = [0.17, -0.985] as const
const slant = [0.976, -0.218] as const

const solid: readonly Coat[] = [
  { spacing: 9, length: 42, width: 14, alpha: 0.85, unrest: 0.4, broken: 0.07, skip: 0, run: upright },
  { spacing: 7, length: 26, width: 7, alpha: 0.6, unrest: 0.5, broken: 0.09, skip: 0.2, run: upright },
  { spacing: 5, length: 14, width: 3.2, alpha: 0.45, unrest: 0.6, broken: 0.13, skip: 0.5, run: upright },
]

/** As solid, but each stroke of another tone, or cloth would be as smooth as plastic. */
const cloth: readonly Coat[] = [
  { spacing: 9, length: 44, width: 15, alpha: 0.85, unrest: 0.5, broken: 0.16, skip: 0, run: upright },
  { spacing: 7, length: 30, width: 8, alpha: 0.7, unrest: 0.6, broken: 0.24, skip: 0.2, run: upright },
  { spacing: 6, length: 18, width: 3.6, alpha: 0.5, unrest: 0.7, broken: 0.24, skip: 0.5, run: upright },
]

/** Broad and calm, so that a room stays behind whoever is in it. */
const broad: readonly Coat[] = [
  { spacing: 24, length: 62, width: 32, alpha: 0.85, unrest: 2, broken: 0.05, skip: 0, run: slant },
  { spacing: 15, length: 34, width: 14, alpha: 0.4, unrest: 2, broken: 0.06, skip: 0.3, run: slant },
]

/** The coats that each material gets, from block-in to accents. */
export const brushwork: Readonly<Record<Material, readonly Coat[]>> = {
  sky: [
    { spacing: 40, length: 160, width: 60, alpha: 0.9, unrest: 0.7, broken: 0.1, skip: 0, run: slant },
    { spacing: 26, length: 92, width: 26, alpha: 0.75, unrest: 1.1, broken: 0.13, skip: 0.4, run: slant },
  ],
  ground: [
    { spacing: 24, length: 100, width: 26, alpha: 0.85, unrest: 0.35, broken: 0.1, skip: 0, run: level },
    { spacing: 13, length: 50, width: 11, alpha: 0.65, unrest: 0.6, broken: 0.17, skip: 0.2, run: level },
  ],
  water: [
    { spacing: 21, length: 110, width: 20, alpha: 0.8, unrest: 0.16, broken: 0.1, skip: 0, run: level },
    { spacing: 14, length: 52, width: 7, alpha: 0.6, unrest: 0.2, broken: 0.17, skip: 0.3, run: level },
  ],
  foliage: [
    { spacing: 16, length: 42, width: 21, alpha: 0.85, unrest: 1.1, broken: 0.12, skip: 0, run: upright },
    {
      spacing: 9.5,
      length: 27,
      width: 13.5,
      alpha: 0.85,
      unrest: 2.4,
      broken: 0.3,
      skip: 0,
      run: upright,
      loose: true,
    },
    {
      spacing: 8,
      length: 13,
      width: 6.5,
      alpha: 0.85,
      unrest: 3,
      broken: 0.32,
      skip: 0.35,
      run: upright,
      loose: true,
    },
  ],
  wood: solid,
  stone: solid,
  wall: broad,
  cloth,
  metal: solid,
  skin: [
    { spacing: 9, length: 26, width: 11, alpha: 0.5, unrest: 0.4, broken: 0.035, skip: 0, run: upright },
    { spacing: 6, length: 15, width: 4.5, alpha: 0.35, unrest: 0.5, broken: 0.05, skip: 0.3, run: upright },
  ],
  hair: [
    { spacing: 7, length: 22, width: 8, alpha: 0.8, unrest: 0.5, broken: 0.14, skip: 0, run: upright },
    {
      spacing: 4.5,
      length: 20,
      width: 3,
      alpha: 0.75,
      unrest: 0.3,
      broken: 0.22,
      skip: 0.2,
      run: upright,
      loose: true,
    },
  ],
  fur: [
    { spacing: 7, length: 19, width: 7.5, alpha: 0.7, unrest: 0.5, broken: 0.06, skip: 0, run: upright },
    {
      spacing: 4.5,
      length: 9,
      width: 2.4,
      alpha: 0.6,
      unrest: 0.7,
      broken: 0.11,
      skip: 0.3,
      run: upright,
      loose: true,
    },
  ],
  paper: solid.slice(0, 2),
  light: [
    {
      spacing: 9,
      length: 30,
      width: 10,
      alpha: 0.7,
      unrest: 0.9,
      broken: 0.07,
      skip: 0,
      run: slant,
      loose: true,
    },
  ],
  cloud: [
    {
      spacing: 10,
      length: 28,
      width: 15,
      alpha: 0.7,
      unrest: 1.2,
      broken: 0.05,
      skip: 0,
      run: level,
    },
    {
      spacing: 7,
      length: 13,
      width: 8,
      alpha: 0.6,
      unrest: 2.4,
      broken: 0.07,
      skip: 0.2,
      run: level,
      loose: true,
    },
  ],
  ink: solid.slice(1),
}
