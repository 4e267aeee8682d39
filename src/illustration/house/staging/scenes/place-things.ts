import type { Placement, Where } from '#book/stage-plan.ts'
import { standOf } from '../../props/prop-stands.ts'
import { onePage } from '../../raster/page-size.ts'
import type { Floor, Setup } from './floor.ts'
import { headingOfThing } from './heading-of-thing.ts'
import { type SceneThing, stateOf } from './things-of-scene.ts'

/** Metres away at which things stand that are behind everybody, and at which the sky is. */
export const backRow = 2.3
const skyAt = 40
/** Page units of a thing in the sky or on a wall, unless told. */
const usualFixed = 200
/** Metres before the row at which something lies on the ground. */
const onGround = -0.55
/** Parts of the picture from its middle: of what stands behind, and of what is in the sky, one farther out than the other. */
const out = { behind: 0.32, sky: 0.26, next: 0.05, high: 0.26 } as const

/** Everything of a scene where it is: held, put on something, in the row, behind it, or in the sky. */
export function placeThings(setup: Setup, floor: Floor): Placement[] {
  return setup.things.map((thing, index): Placement => {
    const { name, prop, is, size } = thing
    const common = { name, is, state: stateOf(prop, setup.sheet), heading: headingOfThing(prop.name) }
    if (thing.plane === 'sky' || thing.plane === 'wall')
      return { ...common, ...hung(thing, index, setup, floor), role: 'extra' }
    return { ...common, where: groundOf(thing, index, floor), size }
  })
}

function groundOf({ name, plane, where, extent }: SceneThing, index: number, floor: Floor): Where {
  const { spots, row, camera } = floor
  const side = sideOf(index, floor)
  if (where) return where
  if (plane === 'flat') return { at: [row.x1 * side * 0.6, onGround] }
  if (plane === 'row') return { at: [spots.get(name)?.x ?? 0, spots.get(name)?.back ?? 0] }
  const back = backRow + (extent.x1 - extent.x0) / 4
  const reach = ((camera.distance + back) / camera.focal) * out.behind
  return { at: [(row.x0 + row.x1) / 2 + side * reach, back] }
}

/** In the sky or on a wall real size means nothing: it is as large in the picture as it is drawn there. */
function hung(
  { prop, plane, extent, size }: SceneThing,
  index: number,
  { set }: Setup,
  floor: Floor,
): Pick<Placement, 'where' | 'size'> {
  const { fixed = usualFixed } = standOf(prop.name)
  const metres = (fixed / onePage.height) * (skyAt / floor.camera.focal)
  const { wall } = set.slots
  const across = 0.5 + sideOf(index, floor) * (out.sky + out.next * (index % 3))
  const at: [number, number] =
    plane === 'wall' && wall ? [wall.x / onePage.width, wall.y / onePage.height] : [across, out.high]
  return {
    where: { inFrame: at, depth: skyAt },
    size: (metres / Math.max(0.05, extent.y1 - extent.y0)) * size,
  }
}

function sideOf(index: number, { side }: Floor): 1 | -1 {
  return index % 2 === 0 ? side : (-side as 1 | -1)
}
