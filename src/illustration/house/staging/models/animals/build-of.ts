import type { Vector } from '../../space/vector.ts'

/** Marks and growths that some species have. */
export type Trait =
  | 'wool'
  | 'bib'
  | 'mane'
  | 'ruff'
  | 'horns'
  | 'antlers'
  | 'horn'
  | 'trunk'
  | 'tusks'
  | 'spines'
  | 'plates'
  | 'wings'
  | 'udder'
  | 'blaze'
  | 'whiskers'
  | 'socks'
  | 'collar'
  | 'palefeet'
  | 'faceplate'
  | 'fawnspots'
  | 'masked'

/** A species on four legs, in shoulder heights unless told otherwise. */
export interface Build {
  /** Shoulder height in metres. */
  shoulder: number
  /** From the middle of the rump to the middle of the chest. */
  length: number
  rump: number
  belly: number
  chest: number
  leg: { thigh: number; shank: number; foot: number; hoof?: boolean; hock: number }
  /** Pitch in degrees when it stands. */
  neck: { length: number; radius: number; pitch: number }
  /** Half axes of the skull. */
  head: Vector
  /** How far the snout sticks out of the skull, how thick it is and how far it lies below its middle. */
  snout: { length: number; radius: number; drop: number; pale?: boolean }
  nose: 'button' | 'nostrils' | 'disc'
  ears: { form: 'point' | 'round' | 'long' | 'fan' | 'side' | 'lop'; length: number; width: number }
  tail: {
    form: 'up' | 'hang' | 'brush' | 'bob' | 'bare' | 'curl' | 'heavy'
    length: number
    radius: number
    tip: number
  }
  /** Degrees on the skull; half its width. */
  eye: { aside: number; above: number; size: number }
  /** Sits up, walks and reaches on its hind legs when a person would. */
  upright?: boolean
  traits: readonly Trait[]
}
