import { degrees } from '../../space/vector.ts'
import type { Species } from '../../../creatures/species.ts'
import type { Build } from './build-of.ts'
import { flatHeadOf, halfSizeOf } from './flat-head.ts'
import { lookOf } from '../../../creatures/look.ts'

/** What a flat animal does not tell of its kind: true size, and what is only seen from other sides. */
export type Told = Pick<
  Build,
  'shoulder' | 'snout' | 'ears' | 'tail' | 'traits' | 'upright' | 'bib' | 'patches' | 'patchColour'
> & {
  /** How deep the skull is beside its width. */
  deep?: number
  /** How far hocks bend, in shoulder heights. */
  hock?: number
}

/** A species in space with the proportions of the flat one, which is measured in centimetres. */
export function builtAs(species: Species, { deep = 0.86, hock = 0.03, ...told }: Told): Build {
  const { leg, half, rump, chest, legTop, legBottom, pawLong, neck, neckRadius, headScale, hooves } =
    species.build
  const high = leg + chest * 1.75
  const unit = headScale / high
  const { size, chin } = headSize(species, deep)
  const head = size.map((axis) => axis * unit) as [number, number, number]
  // `headFrom` begins at the front of the chest.
  const [ahead, above] = [neck[0] / high - (chest / high) * 0.3, -neck[1] / high - (chest / high) * 0.3]
  return {
    ...told,
    species,
    deep,
    unit,
    length: (2 * half) / high,
    rump: rump / high,
    belly: ((rump + chest) / 2 / high) * 1.03,
    chest: chest / high,
    leg: {
      thigh: legTop / high,
      shank: legBottom / high,
      foot: pawLong / 1.35 / high,
      hock,
      ...(hooves && { hoof: true }),
    },
    neck: {
      length: Math.hypot(ahead, above) - head[1] * 0.25,
      radius: neckRadius / high,
      pitch: degrees(Math.atan2(above, ahead)),
    },
    head,
    chin: chin * unit,
  }
}

/** Half axes, and how low the chin lies below the middle, in head units. */
function headSize(species: Species, deep: number): { size: [number, number, number]; chin: number } {
  const [coat] = species.coats
  if (!coat) throw new Error('a species without a coat')
  const look = lookOf({ feeling: 'happy', facing: 'front' }, false)
  const { outline, muzzles } = flatHeadOf(species, { look, coat, toy: false })
  const [wide, high] = halfSizeOf(outline.points)
  const chin = Math.max(...[outline, ...muzzles].flatMap(({ points }) => points.map(([, y]) => y)))
  return { size: [wide, high, wide * deep], chin }
}
