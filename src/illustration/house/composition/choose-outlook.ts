import { pick, randomFrom } from '#book/random.ts'
import type { ScenePlan } from '#book/scene-plan.ts'
import type { Ground } from '../settings/stage.ts'

/** How one picture of a book looks at its place, so that no two pages are built alike. */
export interface Outlook {
  /** Which part of a place that one roams through. */
  spot: number
  /** -1 as high on the page as the horizon may lie, under a small sky .. 1 as low as it may. */
  horizon: number
  /** Page units from the left at which the weight of the cast belongs. */
  middle: number
  /** Page units that the land falls from the page's left side to its right. */
  lean: number
  /** Size of the cast: as the camera asks for, or from a little nearer or farther. */
  size: number
  /** How much nearer the place is seen than the camera asks for, and how far to the right it is shifted. */
  zoom: number
  pan: number
  /** At which side the hero is seen from behind, where one looks over a shoulder. */
  shoulder: 'left' | 'right'
}

/** Straight on, everybody in the middle. */
const level: Outlook = {
  spot: 0,
  horizon: 0,
  middle: 500,
  lean: 0,
  size: 1,
  zoom: 1,
  pan: 0,
  shoulder: 'left',
}

const spots = 6

/** A child at a third has the place beside it. */
const thirds = [372, 628, 372, 628, 500] as const
const horizons = [-0.8, -0.4, 0, 0.5, 0.85] as const
const leans = [-64, -40, 0, 40, 64] as const
const sizes = { near: [0.92, 1, 1.08], far: [0.82, 0.94, 1.04] } as const
const zooms = {
  near: [0.94, 1.06, 1.18],
  far: [1, 1.1],
  towers: [0.94, 1, 1.06],
  room: [1, 1.07, 1.14],
} as const
const widestPan = { outdoors: 110, room: 60 } as const

interface OutlookRequest {
  scene: ScenePlan
  ground: Ground
  seed: string
  /** As on a cover, whose title wants its own room. */
  straightOn: boolean
  /** Somebody as big as a hill wants room as well. */
  giant: boolean
}

/** An outlook for a picture: the same seed gives the same one. Covers are seen straight on. */
export function chooseOutlook({ scene, ground, seed, straightOn, giant }: OutlookRequest): Outlook {
  const random = randomFrom(`${seed}:outlook`)
  const spot = ground.roams ? Math.floor(spots * random()) : 0
  const fromAfar = scene.camera === 'wide' || scene.camera === 'silhouette' || scene.camera === 'above'
  const [horizon, middle, lean, size] = [
    pick(horizons, random),
    pick(thirds, random),
    pick(leans, random),
    pick(fromAfar ? sizes.far : sizes.near, random),
  ]
  const [across, nearness] = [random() * 2 - 1, random()]
  const shoulder = random() < 0.5 ? 'left' : 'right'
  const staged = giant || scene.quiet !== undefined || scene.props.some(({ name }) => name === 'shadow')
  if (straightOn || scene.camera === 'overShoulder' || (ground.indoor && staged))
    return { ...level, spot, shoulder }
  const zoomed = ground.indoor ? zooms.room : fromAfar ? zooms.far : ground.towers ? zooms.towers : zooms.near
  const seen = {
    ...level,
    spot,
    size: staged ? level.size : size,
    zoom: zoomed[Math.floor(nearness * zoomed.length)] as number,
    pan: across * (ground.indoor ? widestPan.room : widestPan.outdoors),
  }
  if (ground.indoor) return { ...seen, middle: (middle + level.middle) / 2 }
  return {
    ...seen,
    ...(staged && { zoom: 1, pan: 0 }),
    horizon: scene.camera === 'above' || giant ? 0 : horizon,
    middle: staged ? level.middle : middle,
    lean: giant ? 0 : lean,
  }
}
