import type { PartName } from '../../../part-name.ts'
import { pawColourOf } from '../../../creatures/paw-colour.ts'
import type { Coat } from '../../../creatures/species.ts'
import type { Look } from '../../../creatures/look.ts'
import type { Material } from '../../../drawing.ts'
import type { Paint } from '../../solids/solid.ts'
import type { Frame } from '../../space/frame.ts'
import type { Vector } from '../../space/vector.ts'
import type { Build } from './build-of.ts'
import type { Turned } from './gaze.ts'
import type { Stance } from './stance-parts.ts'

/** An animal that takes a stance, in a body frame whose unit is its shoulder height. */
export interface Beast {
  build: Build
  coat: Coat
  colours: Colours
  body: Frame
  stance: Stance
  mood: Look
  /** A stuffed one. */
  toy: boolean
  turned: Turned
  /** Where a trunk goes, in metres. */
  trunkTo?: Vector
  wind?: Vector
}

export interface Colours {
  trunk: string
  legs: string
  /** Feet or hooves. */
  feet: string
}

/** Which part of a coat lies where: a sheep's second colour is its wool. */
export function coloursOf({ traits, species }: Build, coat: Coat): Colours {
  const { base, second } = coat
  const woolly = traits.includes('wool')
  return {
    trunk: woolly ? second : base,
    legs: base,
    feet: pawColourOf(species.build, coat),
  }
}

/** A paint of a part of the body; what is of one group shares its outline. */
export function coatOn(part: PartName, colour: string, group = 'body', material: Material = 'fur'): Paint {
  return { part, material, colour, group }
}

export function markOn(part: PartName, colour: string, group = 'body', material: Material = 'fur'): Paint {
  return { ...coatOn(part, colour, group, material), marking: true }
}
