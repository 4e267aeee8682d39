import type { PlacedProp } from '#book/scene-plan.ts'
import { bearerOf } from './put-on-things.ts'

/**
 * Whom or what somebody turns to who looks at something: what a thing was put on or into, in whose hands it is, or on whose
 * umbrella it rides; and else what was named itself.
 */
export function carrierOf(name: string, props: readonly PlacedProp[]): string {
  const prop = props.find((one) => one.name === name)
  if (!prop) return name
  if (prop.held) return prop.near ?? 'hero'
  if (prop.near === 'umbrella' && props.some((one) => one.name === 'umbrella' && one.held))
    return carrierOf('umbrella', props)
  return bearerOf(prop, props)?.name ?? name
}
