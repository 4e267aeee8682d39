import type { PartName } from '../../part-name.ts'
import type { Shape, Thing } from '../../drawing.ts'
import { finishOfShape } from '../relief/finish-of-shape.ts'
import type { Finish } from '../relief/finish.ts'

/** The finish of clay and vinyl, with flowers, ears and houses as plump as the figures: flat they look printed. */
export function toyFinish(shape: Shape, thing: Thing, extent: number): Finish {
  const finish = { ...finishOfShape(shape, thing, extent), ...madeOf(shape, thing, extent) }
  if (shape.part === 'ear' && shape.material === 'fur' && !shape.marking)
    return { ...finish, puff: 1.25, gloss: 0.3, polish: 4, grain: 1.2 }
  if (thing.kind === 'prop' && built.has(shape.part) && !shape.marking && finish.form === 'slab')
    return { ...finish, bevel: extent * 0.16, gloss: 0.2, polish: 4 }
  if (!blossom.has(shape.part) || !soft.has(shape.material)) return finish
  return { ...finish, form: 'balloon', puff: shape.marking ? 1 : 1.2, gloss: 0.25, polish: 4 }
}

/** Fibres of felt, lying every way, and the grain of wood, along its length. */
const felt = { strength: 0.2, across: 3, down: 3 }
const grained = { strength: 0.4, across: 3, down: 0.2 }

/** Clothes are of felt, shoes and rainwear of rubber, trunks and boards show their grain. */
function madeOf(shape: Shape, thing: Thing, extent: number): Partial<Finish> {
  const { material, part } = shape
  if (shape.soft || extent < 9) return {}
  if (material === 'wood' && isTimber(shape, thing)) return { texture: grained, grain: 0.5, gloss: 0.16 }
  if (thing.kind !== 'person' || material !== 'cloth') return {}
  if (rubber.has(part)) return { gloss: 0.5, polish: 5, grain: 0.1, rim: 0.7 }
  return { texture: felt, gloss: 0.02, grain: 0.9, rim: 0.75 }
}

/** Bare wood that stands upright, as the grain does: not floors, roofs and what is painted. */
function isTimber({ part }: Shape, { kind }: Thing): boolean {
  return kind === 'prop' ? !built.has(part) && part !== 'floor' : timber.has(part)
}

const built: ReadonlySet<PartName> = new Set(['roof', 'wall', 'front', 'chimney', 'chimneyTop'])
const blossom: ReadonlySet<PartName> = new Set(['petal', 'flower', 'bloom', 'heart'])
const rubber: ReadonlySet<PartName> = new Set(['boot', 'bootA', 'bootB', 'foot', 'footA', 'footB', 'sole'])
const timber: ReadonlySet<PartName> = new Set(['trunk', 'branch', 'post', 'pole', 'stump'])
/** What flowers are made of; no stitched or carved ones. */
const soft: ReadonlySet<string> = new Set(['foliage', 'paper'])
