import type { Companion } from '#book/character.ts'
import type { Role } from './arc-schema.ts'

export interface Casting {
  /** Place of the companion that has each role, from 0. */
  roles: ReadonlyMap<string, number>
  /** Places of those who have none. */
  others: number[]
}

/** Gives each companion, in their order, the first role that fits and is still free. */
export function castRoles(roles: readonly Role[], companions: readonly Companion[]): Casting {
  const cast = new Map<string, number>()
  const others: number[] = []
  companions.forEach((companion, place) => {
    const role = roles.find((one) => !cast.has(one.id) && fits(one, companion))
    if (role) cast.set(role.id, place)
    else others.push(place)
  })
  return { roles: cast, others }
}

function fits({ fits: { kind, age } }: Role, companion: Companion): boolean {
  if (companion.kind !== kind) return false
  if (!age || companion.kind !== 'person') return true
  return companion.age >= age[0] && companion.age <= age[1]
}
