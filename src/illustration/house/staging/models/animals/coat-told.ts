import type { CreatureName } from '#book/scene-plan.ts'
import { readDescription } from '../../../cast/read-description.ts'
import { coatOf } from '../../../creatures/draw-creature.ts'
import type { Coat } from '../../../creatures/species.ts'
import type { ModelRequest } from '../../model-request.ts'

/** The coat that a story (`state.coat`: one colour, or main and second) or a companion's description tells, or one by chance. */
export function coatTold(name: CreatureName, { state, who, seed }: ModelRequest): Coat {
  const asked = state['coat']
  if (Array.isArray(asked)) {
    const [base, second] = asked.map(String)
    const coat = coatOf(name, { seed })
    return { ...coat, base: base ?? coat.base, second: second ?? coat.second }
  }
  const colour = typeof asked === 'string' ? asked : who && readDescription(who.description).coat
  return coatOf(name, { seed, ...(colour && { coat: colour }) })
}
