import type { Point } from '../drawing.ts'
import type { Side, Skeleton } from './body/skeleton.ts'
import type { Outfit } from './outfit.ts'
import type { Pieces } from './pieces.ts'
import type { Expression } from './tables/expressions.ts'

/** What every part of a figure is drawn from and onto. */
export interface Rig {
  skeleton: Skeleton
  outfit: Outfit
  expression: Expression
  skin: string
  hair: string
  /** The leg that ends in a prosthesis, the own left; undefined: neither. */
  prosthesis: Side | undefined
  fromBehind: boolean
  /** Of few, plain shapes. */
  plain: boolean
  /** Outlines of what is worn on the torso, without sleeves. */
  cloths: readonly (readonly Point[])[]
  pieces: Pieces
}

export const sides: readonly Side[] = ['B', 'A']
