import type { PartName } from '../../../part-name.ts'
import type { Trait } from '#book/traits.ts'
import { lineOn, shadeOf } from '../../../figures/colours.ts'
import type { Outfit } from '../../../figures/outfit.ts'
import type { Paint } from '../../solids/solid.ts'
import type { Physique } from './physique.ts'
import type { Skeleton } from './skeleton.ts'
import type { Frame } from '../../space/frame.ts'
import type { Stance } from '../pose/stance.ts'

/** A body that is being dressed: what all its parts are made from. */
export interface Figure {
  frame: Frame
  body: Physique
  bones: Skeleton
  stance: Stance
  outfit: Outfit
  skin: string
  /** What belongs to them. */
  traits: ReadonlySet<Trait>
}

export function cloth(part: PartName, colour: string, group: string): Paint {
  return { part, material: 'cloth', colour, group }
}

export function skinOf(part: PartName, colour: string, group: string): Paint {
  return { part, material: 'skin', colour, group }
}

/** What lies on cloth: pattern, button, pocket. */
export function onCloth(part: PartName, colour: string): Paint {
  return { part, material: 'cloth', colour, marking: true }
}

/** A line drawn on cloth or skin of a colour. */
export function creaseOn(part: PartName, colour: string): Paint {
  return { part, material: 'ink', colour: lineOn(colour), marking: true }
}

export { shadeOf }
