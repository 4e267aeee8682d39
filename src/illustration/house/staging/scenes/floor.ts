import type { ScenePlan } from '#book/scene-plan.ts'
import type { StagePlan } from '#book/stage-plan.ts'
import type { CharacterSheet } from '../../../illustrator.ts'
import { joined } from '../../boxes.ts'
import type { Box } from '../../drawing.ts'
import type { Stage as PaintedSet } from '../../settings/stage.ts'
import { extentOfPlayer, giants, headingOf, heightOf, type Player } from './players.ts'
import { rowOf, type Standing } from './row-of-cast.ts'
import { cameraFor } from './scene-camera.ts'
import { isOn, type SceneThing } from './things-of-scene.ts'

/** Everybody and everything of a scene, before anything has a place. */
export interface Setup {
  scene: ScenePlan
  sheet: CharacterSheet
  players: readonly Player[]
  things: readonly SceneThing[]
  set: PaintedSet
  /** Page units from the top at which the ground of the set ends. */
  horizon: number
  cover: boolean
  /** Metres of the child who stands. */
  child: number
  /** The one whose shoulder the picture looks over, if it does. */
  shoulder: string | undefined
  /** Whoever and whatever is in the row, as wide as it is however they are arranged. */
  standing: readonly Standing[]
}

/** How a scene may be arranged, one after the other, until all that it names is seen. */
export interface Arrangement {
  mirrored: boolean
  /** How many times as far away as it asks for. */
  farther: number
  /** The part of somebody that others may stand before. */
  overlap: number
}

/** Where somebody is: metres to the right of the map's middle, and away from the front of the row. */
export interface Spot {
  x: number
  back: number
}

/** The floor of a scene: who stands where, and the camera before them. */
export interface Floor {
  /** Of whoever stands in the row, by name. */
  spots: ReadonlyMap<string, Spot>
  /** What the row spans, in metres. */
  row: Box
  camera: StagePlan['camera']
  /** 1 where the first of two goes right, -1 where it goes left. */
  side: 1 | -1
}

/** From so many on, every second of those side by side stands a step back, seen between the others. */
const crowd = 4
const stepBack = 0.75

/** Metres from the front in which somebody stands who is so many times as tall as the child: who is small is before the others. */
const ranks = [
  { tallest: 0.62, back: -0.35 },
  { tallest: 1.25, back: 0 },
  { tallest: 1.7, back: 0.6 },
  { tallest: Infinity, back: 1.2 },
] as const
/** The same of things: who is high is behind everybody, and what is low before them. */
const thingRanks = { high: 0.5, behind: 0.9, before: -0.2 } as const

/** Metres of a child where none is in the picture. */
const usualChild = 1.15
/** What a picture spans at least, in metres, whoever is in it. */
const leastRow: Box = { x0: -0.4, x1: 0.4, y0: 0, y1: 0.6 }

/** Lays out a scene: everybody in a row, and the camera before that. */
export function floorOf(
  { scene, cover, horizon, child, standing }: Setup,
  { mirrored, farther, overlap }: Arrangement,
): Floor {
  const side = mirrored ? -1 : 1
  const across = rowOf(standing, overlap)
  const spots = new Map(
    standing.map(({ name, back }) => [name, { x: side * (across.get(name) ?? 0), back }] as const),
  )
  const row = standing.reduce<Box>((box, { name, extent }) => {
    const x = spots.get(name)?.x ?? 0
    return joined(box, { x0: x + extent.x0, x1: x + extent.x1, y0: 0, y1: extent.y1 })
  }, leastRow)
  const camera = cameraFor({ camera: scene.camera, cover, horizon, row, childHeight: child })
  return { spots, row, camera: { ...camera, distance: camera.distance * farther }, side }
}

/** What is told of a scene, with what of it is the same however it is arranged. */
export function setUp(told: Omit<Setup, 'child' | 'shoulder' | 'standing'>): Setup {
  const { scene, cover, players } = told
  const looksOver = scene.camera === 'overShoulder' && !cover && players.length > 1
  const shoulder = looksOver ? 'hero' : undefined
  const hero = players.find(({ name }) => name === 'hero')
  const child = hero ? heightOf(hero) : usualChild
  return { ...told, child, shoulder, standing: standingOf({ ...told, child, shoulder }) }
}

function standingOf({ players, things, child, shoulder }: Omit<Setup, 'standing'>): Standing[] {
  const inRow = players.filter(({ where, is, name }) => !where && !giants[is] && name !== shoulder)
  return [
    ...inRow.map((player, index): Standing => {
      const extent = extentOfPlayer(player, headingOf(player, 1))
      const rank = ranks.find(({ tallest }) => extent.y1 < tallest * child)?.back ?? 0
      const back = inRow.length > crowd && index % 2 === 1 ? Math.max(rank, stepBack) : rank
      return { name: player.name, extent, near: player.with?.who ?? player.role.with, back }
    }),
    ...things
      .filter(({ plane }) => plane === 'row')
      .map(({ name, extent, prop }): Standing => {
        const high = extent.y1 > thingRanks.high * child
        const back = players.some((player) => isOn(player, name))
          ? 0
          : high
            ? thingRanks.behind
            : thingRanks.before
        return { name, extent, near: prop.near, back }
      }),
  ]
}
