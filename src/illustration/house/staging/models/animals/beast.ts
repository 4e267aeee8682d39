import { darker, lighter, lightness } from '../../../pen/colour.ts'
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
  turned: Turned
  wind?: Vector
}

export interface Colours {
  trunk: string
  head: string
  legs: string
  /** Feet or hooves. */
  feet: string
  /** Muzzle, bib, belly. */
  pale: string
  dark: string
  /** The inside of ears. */
  inner: string
}

/** Which part of a coat lies where: a sheep's second colour is its wool, a fox's its bib. */
export function coloursOf({ traits, leg }: Build, { base, second, dark, pattern }: Coat): Colours {
  const has = (trait: Build['traits'][number]): boolean => traits.includes(trait)
  const pale = pattern === 'plain' || pattern === 'points' ? second : lighter(base, 0.7)
  const feet = leg.hoof ? dark : has('socks') ? dark : has('palefeet') ? pale : base
  return {
    trunk: has('wool') ? second : base,
    head: base,
    legs: has('wool') ? darker(base, 0.1) : base,
    feet,
    pale: has('wool') ? second : has('mane') || has('ruff') || has('spines') ? lighter(base, 0.5) : pale,
    dark,
    inner: lightness(base) > 0.3 ? '#e3a394' : '#a8736e',
  }
}

/** A paint of a part of the body; what is of one group shares its outline. */
export function coatOn(part: string, colour: string, group = 'body', material: Material = 'fur'): Paint {
  return { part, material, colour, group }
}

export function markOn(part: string, colour: string, group = 'body', material: Material = 'fur'): Paint {
  return { ...coatOn(part, colour, group, material), marking: true }
}
