import type { Camera } from '#book/scene-plan.ts'
import type { StagePlan } from '#book/stage-plan.ts'
import type { Box } from '../../drawing.ts'
import { degrees } from '../space/vector.ts'

const focal = 1.25
const page = 1000
/** The part of the page's width that a row of people may take, and page units over the tallest. */
const widest = 0.86
const airAbove = 70
/** The same under the title of a cover. */
const underTitle = 366

/** How near a camera is: the part of the page's height that the child has, and where its feet are, in page units. */
const shots: Readonly<Record<Camera, { child: number; feet: number }>> = {
  close: { child: 0.86, feet: 1140 },
  medium: { child: 0.5, feet: 905 },
  wide: { child: 0.3, feet: 820 },
  above: { child: 0.34, feet: 830 },
  silhouette: { child: 0.36, feet: 860 },
  overShoulder: { child: 0.42, feet: 850 },
}

export interface Shot {
  camera: Camera
  cover: boolean
  /** Page units from the top at which the ground of the set ends. */
  horizon: number
  /** What everybody in front spans, in metres. */
  row: Box
  /** Metres. */
  childHeight: number
}

/**
 * A level camera before a painted set: what is as high as the lens is where the set has its horizon, so that who stands
 * farther away stands higher on the same ground.
 */
export function cameraFor({ camera, cover, horizon, row, childHeight }: Shot): StagePlan['camera'] {
  const { child, feet } = cover ? { child: 0.36, feet: 940 } : shots[camera]
  const top = cover ? underTitle : airAbove
  const distances = [
    (focal * childHeight) / child,
    (focal * (row.x1 - row.x0)) / widest,
    ...(camera === 'close' ? [] : [(focal * page * row.y1) / (feet - top)]),
  ]
  const distance = Math.max(...distances)
  // Nearer than it asks for only those are cut whom it means to cut.
  const foot = distance > (distances[0] as number) * 1.15 ? Math.min(feet, 930) : feet
  const height = ((foot - horizon) * distance) / (focal * page)
  return {
    aim: [(row.x0 + row.x1) / 2, height, 0],
    put: [0.5, horizon / page],
    distance,
    pitch: -degrees(Math.atan((page / 2 - horizon) / (focal * page))),
    focal,
  }
}
