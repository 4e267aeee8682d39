import type { Coat, Species } from '../../../creatures/species.ts'
import type { Vector } from '../../space/vector.ts'

/** Marks and growths that some species have. */
export type Trait =
  | 'wool'
  | 'mane'
  | 'ruff'
  | 'horns'
  | 'antlers'
  | 'sweptHorns'
  | 'crest'
  | 'cheekFins'
  | 'ridges'
  | 'spikes'
  | 'horn'
  | 'trunk'
  | 'tusks'
  | 'spines'
  | 'plates'
  | 'wings'
  | 'udder'
  | 'collar'
  | 'tipped'
  | 'tuft'
  | 'fawnspots'

/** A species on four legs, in shoulder heights unless told otherwise. */
export interface Build {
  species: Species
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
  /** Shoulder heights of a head unit, of which the flat head's radius has ten. */
  unit: number
  /** Half axes of the skull. */
  head: Vector
  /** How low the chin lies below the middle of the head. */
  chin: number
  /** How deep the skull is beside its width. */
  deep: number
  /** In head units: how far the muzzle sticks out; and of whom the flat head has none, how thick it is and how low it lies. */
  snout: { out: number; radius?: number; drop?: number }
  /** Lengths and widths in head units; some have none to see, and round ones are as the flat ones are. */
  ears: {
    form: 'point' | 'tufted' | 'round' | 'long' | 'fan' | 'side' | 'lop'
    length: number
    width: number
  }
  tail: {
    form: 'up' | 'bush' | 'hang' | 'brush' | 'bob' | 'bare' | 'curl' | 'heavy'
    length: number
    radius: number
    tip: number
  }
  /** Sits up, walks and reaches on its hind legs when a person would. */
  upright?: boolean
  traits: readonly Trait[]
  /** The colour of the breast, where that has one of its own. */
  bib?: (coat: Coat) => string | undefined
  /** Where patches lie on both sides of the trunk, as the flat animal has them. */
  patches?: readonly Patch[]
  /** The colour of spots that lie there whatever the pattern of the coat. */
  patchColour?: (coat: Coat) => string | undefined
}

/** Parts of the way from hip to shoulder; all else in half the girth there. */
export interface Patch {
  along: number
  up: number
  wide: number
  high: number
}
