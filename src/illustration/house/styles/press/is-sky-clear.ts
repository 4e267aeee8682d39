import type { Atmosphere } from '../../drawing.ts'

/** Whether the printed styles leave the sky bare: snow and wind come out of a sky without clouds. */
export function isSkyClear({ weather }: Atmosphere): boolean {
  return weather !== 'cloudy' && weather !== 'rain' && weather !== 'mist'
}
