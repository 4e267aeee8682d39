import type { PlacedProp, Pose } from '#book/scene-plan.ts'
import { carrierOf } from './carrier-of.ts'
import type { Piece } from './piece.ts'
import type { Placed } from './placed.ts'
import type { Role } from './scene-cast.ts'

/** Poses in which somebody goes along the ground, in the air or in the water, alone or after somebody. */
export const onTheWay: ReadonlySet<Pose> = new Set(['walk', 'run', 'crawl', 'fly', 'swim'])

/** Poses in which somebody can be gone after. */
const leading: ReadonlySet<Pose> = new Set([...onTheWay, 'ride'])

/** A piece that goes somewhere, by its id. */
interface Goer {
  id: string
  /** 1 to the right, -1 to the left. */
  way: 1 | -1
  /** The piece it comes behind; without one it is ahead of all others, on its way off the page. */
  after?: string
}

/** Who comes behind whom, and who goes away from everybody. */
export function goersOf(
  roles: readonly Role[],
  pieces: readonly Pick<Piece, 'id' | 'members'>[],
  props: readonly PlacedProp[],
): Goer[] {
  const pieceOf = (name: string): string | undefined =>
    pieces.find(({ id, members }) => id === name || members.includes(name))?.id
  return roles
    .filter(({ id, pose }) => onTheWay.has(pose) || (pose === 'ride' && ridesAlone(id, pieces)))
    .flatMap((role): Goer[] => {
      const id = pieceOf(role.id)
      const seen = role.looksAt && carrierOf(role.looksAt, props)
      if (id === undefined || seen === undefined) return []
      if (seen === 'left' || seen === 'right') return [{ id, way: seen === 'left' ? -1 : 1 }]
      const after = pieceOf(seen)
      const leader = roles.find((one) => leading.has(one.pose) && after === pieceOf(one.id))
      if (after === undefined || after === id || !leader) return []
      if (leader.looksAt !== undefined && pieceOf(carrierOf(leader.looksAt, props)) === id) return []
      return [{ id, way: leader.looksAt === 'left' ? -1 : 1, after }]
    })
}

/** Whether somebody rides a thing by themselves, as a bicycle, and so says where it goes. */
function ridesAlone(id: string, pieces: readonly Pick<Piece, 'members'>[]): boolean {
  return pieces.some(({ members }) => members.length === 1 && members[0] === id)
}

/** Page units by which somebody is ahead of whom they follow, or behind whom they leave. */
export function outOfOrder(goers: readonly Goer[], placed: readonly Placed[]): number {
  return goers.reduce((sum, { id, way, after }) => {
    const one = placed.find(({ piece }) => piece.id === id)
    if (!one) return sum
    const others = placed.filter(({ piece }) =>
      after === undefined ? piece.plane === 'cast' && piece.id !== id : piece.id === after,
    )
    return (
      others.reduce((most, other) => {
        const room = (one.box.x1 - one.box.x0 + other.box.x1 - other.box.x0) * 0.4
        const ahead = (one.x - other.x) * way
        return Math.max(most, after === undefined ? room - ahead : ahead + room)
      }, 0) + sum
    )
  }, 0)
}
