/** Where on its text page a small drawing stands: over or under the words, where lines begin or where they end. */
export type SpotPlace = 'aboveStart' | 'aboveEnd' | 'belowStart' | 'belowEnd'

const places = ['belowEnd', 'aboveStart', 'belowStart', 'aboveEnd'] as const

/** Another one on each page. `spread` counts from 0. */
export function spotPlace(spread: number): SpotPlace {
  return places[spread % places.length] as SpotPlace
}
