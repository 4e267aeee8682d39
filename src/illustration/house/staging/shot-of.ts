import type { StagePlan } from '#book/stage-plan.ts'

/** A child of six, in metres: how large one stands in the picture where the camera aims tells the size of the shot. */
const child = 1.15
/** Parts of the picture's height that a child fills at least; nearest first. */
const shotSizes = { close: 0.85, medium: 0.55, full: 0.36, long: 0.22, far: 0 }
/** Degrees that the camera looks up at least; from below first. */
const heights = { low: 4, eye: -11, raised: -24, crane: -55, above: -90 }

/** How near a picture is, by the size of a child where its camera aims: from `close` to `far`. */
export function shotOf({ camera }: Pick<StagePlan, 'camera'>): string {
  return nameOf(shotSizes, (camera.focal * child) / camera.distance)
}

/** From how high a picture is seen, by how far its camera looks up or down: from `low` to `above`. */
export function cameraHeightOf({ camera }: Pick<StagePlan, 'camera'>): string {
  return nameOf(heights, camera.pitch)
}

/** The first whose bound a value reaches. */
function nameOf(bounds: Readonly<Record<string, number>>, value: number): string {
  return Object.entries(bounds).find(([, least]) => value >= least)?.[0] ?? 'none'
}
