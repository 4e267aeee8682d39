import type { CastMember, PlacedProp, Pose, PropName, ScenePlan } from '#book/scene-plan.ts'
import { type Plane, standOf } from '../../props/prop-stands.ts'

/** In a river scene a boat, or a cart that the hero sits in, is on the water. */
export function isAfloat(scene: ScenePlan): boolean {
  const hero = scene.cast.find((member) => member.who === 'hero')
  const aboard = hero?.with === 'cart' || hero?.with === 'boat'
  return scene.setting === 'river' && aboard && hero.pose !== 'push' && hero.pose !== 'pull'
}

/** Where things stand or float that nobody can hold: trees, houses, boats, ponds. */
const tooBigToHold: ReadonlySet<Plane> = new Set(['back', 'water', 'flat'])

/**
 * A scene as it can be staged: what a place has of its own (windows and the sky in them, a wood far below, the barn of a farmyard) is not
 * drawn twice, several loved things share one drawing or shadow, what is too big to hold stands beside whom it belongs
 * to, and on the water small things are held.
 */
export function prepareScene(plan: ScenePlan, indoor: boolean): ScenePlan {
  const scene = inArms(withBed(plan))
  const afloat = isAfloat(scene)
  const props = scene.props
    .filter(
      (prop) =>
        prop.name !== 'window' &&
        prop.name !== 'treetops' &&
        !(indoor && standOf(prop.name).plane === 'sky' && !prop.held),
    )
    .filter((prop) => !(scene.setting === 'barnyard' && prop.name === 'barn' && prop.shows === undefined))
    .map((prop): PlacedProp => {
      if (scene.setting === 'barnyard' && prop.name === 'barn') return { ...prop, name: 'drawing' }
      if (tooBigToHold.has(standOf(prop.name).plane)) return { ...prop, held: false }
      const loose = afloat && standOf(prop.name).plane === 'beside' && prop.near !== undefined
      return loose && prop.name !== 'cart' ? { ...prop, held: true } : prop
    })
  return { ...scene, props: joinShows(props) }
}

/** Who hugs a thing that can be held has it in the arms; a box is not sat in by who hugs it. */
function inArms(scene: ScenePlan): ScenePlan {
  const hugged = (name: PropName): CastMember | undefined =>
    scene.cast.find((member) => member.pose === 'hug' && member.with === name)
  const props = scene.props.map((prop): PlacedProp => {
    const by = standOf(prop.name).plane === 'beside' ? hugged(prop.name) : undefined
    return by ? { ...prop, near: by.who, held: true } : prop
  })
  const cast = scene.cast.map((member): CastMember => {
    const { with: thing, ...alone } = member
    const holds = props.some(({ name, near, held }) => held && name === thing && near === member.who)
    return member.pose === 'hug' && holds ? { ...alone, pose: 'stand' } : member
  })
  return { ...scene, props, cast }
}

/** Poses in which a child who is ill at home is in bed. */
const restful: ReadonlySet<Pose> = new Set(['sleep', 'lie'])

/** The child is in the bed of the room where it sleeps; when it is ill, also whenever it lies. */
function withBed(scene: ScenePlan): ScenePlan {
  const ill = scene.setting === 'sickBed'
  const inBed = (pose: Pose): boolean =>
    ill ? restful.has(pose) : scene.setting === 'bedroom' && pose === 'sleep'
  const cast = scene.cast.map((member) =>
    member.who === 'hero' && member.with === undefined && inBed(member.pose)
      ? { ...member, with: 'bed' }
      : member,
  )
  const wanted = cast.some((member) => member.with === 'bed')
  if (!wanted || scene.props.some((prop) => prop.name === 'bed')) return { ...scene, cast }
  return { ...scene, cast, props: [...scene.props, { name: 'bed' }] }
}

function joinShows(props: readonly PlacedProp[]): PlacedProp[] {
  const joined: PlacedProp[] = []
  for (const prop of props) {
    const same = joined.find(
      (other) => other.name === prop.name && other.shows !== undefined && prop.shows !== undefined,
    )
    if (same) same.shows = `${same.shows}, ${prop.shows}`
    else joined.push({ ...prop })
  }
  return joined
}
