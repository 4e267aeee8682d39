import type { CreatureName } from '#book/scene-plan.ts'
import { coatOf } from '../../../creatures/draw-creature.ts'
import type { Coat } from '../../../creatures/species.ts'
import type { ModelRequest } from '../../model-request.ts'

/** The coat that a story tells (`state.coat`: one colour, or main and second, and `patches` if it has to have these; `state.muzzle` stains a cow's), or that of the flat animal in the same book. */
export function coatTold(name: CreatureName, request: ModelRequest): Coat {
  const { muzzle } = request.state
  const { paws, collar, pattern } = request.marks ?? {}
  return {
    ...coatAsked(name, request),
    ...(pattern && { pattern: pattern.kind, second: pattern.colour }),
    ...(paws !== undefined && { paws }),
    ...(collar !== undefined && { collar }),
    ...(typeof muzzle === 'string' && { muzzle }),
  }
}

function coatAsked(name: CreatureName, { state, coat, seed }: ModelRequest): Coat {
  const asked = state['coat']
  if (Array.isArray(asked)) {
    const [base, second, pattern] = asked.map(String)
    const own = coatOf(name, { seed })
    return {
      ...own,
      base: base ?? own.base,
      second: second ?? own.second,
      ...(pattern === 'patches' && { pattern }),
    }
  }
  const colour = typeof asked === 'string' ? asked : coat
  return coatOf(name, { seed, ...(colour && { coat: colour }) })
}
