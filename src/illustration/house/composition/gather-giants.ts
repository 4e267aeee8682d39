import { actorParts, type Gathering, type Views } from './gathering.ts'
import { giants } from './giants.ts'
import { working } from './gather-vehicles.ts'
import { withParked } from './park-wheelchairs.ts'
import type { Part, Piece } from './piece.ts'
import { standOnGiant } from './ride.ts'

/** Giants with everybody and everything that is on them. */
export function giantsOf(gathering: Gathering, riding: readonly Piece[]): Piece[] {
  const { roles, scene } = gathering
  return roles
    .filter((role) => giants.has(role.id))
    .map((giant) => {
      const riders = roles.filter(
        (role) =>
          role.with === giant.id &&
          !gathering.taken.has(role.id) &&
          !working.has(role.pose) &&
          !['hug', 'reach', 'walk', 'run'].includes(role.pose),
      )
      const carts = riding.filter((piece) =>
        scene.props.some((prop) => prop.name === piece.id && prop.near === giant.id),
      )
      for (const one of [giant, ...riders]) gathering.taken.add(one.id)
      for (const cart of carts) gathering.takenPieces.add(cart.id)
      return {
        id: giant.id,
        plane: 'giant' as const,
        members: [giant.id, ...riders.map((rider) => rider.id), ...carts.flatMap((cart) => cart.members)],
        build: (views: Views) => {
          const body = actorParts(giant, views, gathering)[0] as Part
          const groups = [
            ...carts.map((cart) => cart.build(views)),
            ...riders.map((rider) =>
              withParked(actorParts(rider, views, gathering), [rider], views, gathering),
            ),
          ]
          return groups.length === 0 ? [body] : standOnGiant(body, groups, groups.length > 4 ? 2 : 3)
        },
      }
    })
}
