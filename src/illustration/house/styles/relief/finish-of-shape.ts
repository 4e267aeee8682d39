import type { PartName } from '../../part-name.ts'
import type { Shape, Thing } from '../../drawing.ts'
import type { Finish } from './finish.ts'

const base: Finish = {
  form: 'balloon',
  bevel: 6,
  puff: 0.85,
  heap: 0,
  gloss: 0.22,
  polish: 5,
  grain: 1,
  texture: undefined,
  rim: 0.5,
  scatter: 0.3,
  shine: 0,
  lift: 5,
}

/** How a shape is modelled in clay and vinyl: what it is made of decides its form, its shine and its shadow. */
export function finishOfShape(shape: Shape, thing: Thing, extent: number): Finish {
  const near = Math.min(1, 0.25 + thing.depth)
  const lift = Math.max(1, Math.min(12, 1.5 + extent * 0.07)) * near
  const finish = { ...base, ...byMaterial(shape, thing, extent), lift }
  // A blade of grass is too thin to take light and shade: it would come out as two lines.
  if (shape.material === 'foliage' && !shape.closed && (shape.width ?? 2) < 7)
    return { ...finish, form: 'flat', gloss: 0, rim: 0, grain: 0, lift: 1 }
  if (shape.soft) return { ...finish, form: 'flat', lift: 0, gloss: 0, rim: 0 }
  if (shape.marking) return { ...finish, ...onSurface(shape, extent) }
  if (isAngular(shape) && finish.form === 'balloon' && extent > 12)
    return { ...finish, form: 'slab', bevel: 7 }
  return finish
}

/** Cut with straight edges: a box, a board, a roof. */
function isAngular(shape: Shape): boolean {
  return shape.closed && shape.points.length <= 9
}

function byMaterial(shape: Shape, thing: Thing, extent: number): Partial<Finish> {
  switch (shape.material) {
    case 'skin':
      // A highlight as wide as a head has would be all of a hand, and white it.
      return shape.part === 'head'
        ? { gloss: 0.2, polish: 4, scatter: 0.75, grain: 0.35, puff: 0.68 }
        : { gloss: 0.06, polish: 4, scatter: 0.75, grain: 0.35, puff: 0.85, rim: 0.2 }
    case 'hair':
      return { gloss: 0.4, polish: 5, scatter: 0.1, grain: 0.6, puff: 0.9 }
    case 'fur':
      return { gloss: 0.12, scatter: 0.35, grain: 1.5 }
    case 'cloth':
      if (shape.part === 'balloon')
        return { gloss: 0.75, polish: 5, grain: 0, puff: 0.95, scatter: 0.6, rim: 0.8 }
      return { gloss: 0.07, polish: 4, grain: 1.5, puff: 0.95 }
    case 'foliage':
      return { heap: isHeap(shape, extent) ? 0.22 : 0, gloss: 0.14, polish: 4, scatter: 0.5 }
    case 'cloud':
      return { heap: 0.4, gloss: 0, scatter: 0, grain: 0, rim: 0.25, puff: 0.6, shine: 0.1 }
    case 'wall':
      return { form: 'slab', bevel: Math.min(9, extent * 0.2), gloss: 0.06, grain: 0.8 }
    case 'wood':
      return extent > 26 ? { form: 'slab', bevel: 6, gloss: 0.1, grain: 1.6 } : { gloss: 0.12, grain: 1.6 }
    case 'stone':
      return { gloss: 0.08, grain: 2 }
    case 'paper':
      return { form: 'slab', bevel: 3, gloss: 0.1, grain: 0.6 }
    case 'metal':
      return { gloss: 0.9, polish: 6, grain: 0, rim: 0.8, scatter: 0.1 }
    case 'light':
      return thing.kind === 'person'
        ? { form: 'flat', gloss: 0.6, grain: 0, scatter: 0, rim: 0 }
        : { puff: 0.4, gloss: 0.08, grain: 0.2, shine: 0.35, scatter: 0 }
    case 'ground':
      return {
        form: extent > 200 ? 'balloon' : 'slab',
        bevel: 5,
        puff: 0.8,
        gloss: 0.02,
        grain: 1.6,
        rim: 0.2,
      }
    case 'water':
      return { form: 'slab', bevel: 8, gloss: 0.8, polish: 6, grain: 0.2, puff: 0.5 }
    case 'sky':
      return { form: 'slab', bevel: 3, gloss: 0.5, polish: 6, grain: 0, rim: 0 }
    default:
      return { gloss: 0.4, grain: 0.3 }
  }
}

const heaped: ReadonlySet<PartName> = new Set([
  'bush',
  'bushLight',
  'crown',
  'crownLight',
  'farTree',
  'farTrees',
  'leaves',
  'leavesLight',
  'shrub',
])
const beads: ReadonlySet<PartName> = new Set(['eye', 'eyeball', 'eyeFold', 'eyeWhite', 'eyelid'])
/** Lines of faces, hands and clothes that are pressed in. */
const pressed: ReadonlySet<PartName> = new Set([
  'crease',
  'earFold',
  'eyeFold',
  'finger',
  'fold',
  'lip',
  'lips',
  'mouth',
  'nose',
  'noseForm',
  'noseShine',
  'seam',
  'sole',
  'strand',
  'toeLine',
  'wrinkle',
])

/** Crowns and bushes are heaps of leaf balls; blades, stalks and petals are not. */
function isHeap({ part }: Shape, extent: number): boolean {
  return extent > 22 && heaped.has(part)
}

/** Eyes are beads, lines of the face are pressed in, and what is sewn or painted on lies nearly flat. */
function onSurface(shape: Shape, extent: number): Partial<Finish> {
  const small = { lift: 0, grain: 0, heap: 0 }
  if (shape.material === 'light') return { ...small, form: 'flat', gloss: shape.alpha ? 0.7 : 0, polish: 5 }
  // The highlight of an eye is drawn; a second one would make it squint.
  if (beads.has(shape.part) && shape.closed)
    return { ...small, form: 'balloon', puff: 0.35, gloss: 0.08, scatter: 0, rim: 0 }
  if (shape.part === 'nose' && shape.closed)
    return { ...small, form: 'balloon', puff: 0.8, gloss: 0.9, polish: 5 }
  if (pressed.has(shape.part)) return { ...small, form: 'balloon', puff: -0.7, gloss: 0.05, rim: 0 }
  if (shape.material === 'metal') return { ...small, form: 'balloon', puff: 1, gloss: 0.9, polish: 5 }
  if (shape.closed && extent > 70) return { ...small, form: 'flat', gloss: 0.04, rim: 0 }
  if (!shape.closed) return { ...small, form: 'balloon', puff: 0.8 }
  return { ...small, form: 'slab', bevel: Math.min(3, extent * 0.25), puff: 0.5 }
}
