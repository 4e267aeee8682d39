import type { ScenePlan } from '#book/scene-plan.ts'
import type { Placement, Slot, StagePlan, StoryStages } from '#book/stage-plan.ts'
import type { PictureRequest } from '../../../illustrator.ts'
import { prepareScene } from './prepare-scene.ts'
import { castOf, occasionOf } from '../../scene-cast.ts'
import { propStands } from '../../props/prop-stands.ts'
import type { Box } from '../../drawing.ts'
import { hourOf } from '../../settings/hour.ts'
import { settingNamed } from '../../settings/setting-named.ts'
import type { Stage as PaintedSet } from '../../settings/stage.ts'
import { mixed } from '../../settings/colour.ts'
import { modellers } from '../models/model-named.ts'
import { isCompanion } from '../stage-cast.ts'
import { countFailing, type StagedSpread, stageSpread } from '../stage-spread.ts'
import { backlit } from './backlit.ts'
import { paintedSet } from './painted-set.ts'
import { extentOfPlayer, giants, headingOf, lookOf, type Player, playersOf } from './players.ts'
import { rowOf, type Standing } from './row-of-cast.ts'
import { cameraFor } from './scene-camera.ts'
import { lightOf } from './scene-light.ts'
import { headingOfThing } from './heading-of-thing.ts'
import { type SceneThing, stateOf, thingsOf } from './things-of-scene.ts'

/** How a scene may be arranged, one after the other, until all that it names is seen. */
interface Arrangement {
  mirrored: boolean
  /** How much farther away than it asks for. */
  farther: number
  /** The part of somebody that others may stand before. */
  overlap: number
}
const arrangements: readonly Arrangement[] = [
  { farther: 1, overlap: 0.65 },
  { farther: 1, overlap: 0.4 },
  { farther: 1.1, overlap: 0.15 },
  { farther: 1.3, overlap: 0 },
].flatMap((one) => [false, true].map((mirrored) => ({ ...one, mirrored })))

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
/** The foot of a title, as a part of the page's height. */
const lowestTitle = 0.32
/** Where things stand that are behind everybody, in metres. */
const backRow = 2.3
const skyAt = 40

/**
 * A scene that was told in words of scenes (who, what they do, with what, where), staged before the painted set of its place: everybody
 * in a row as wide as they are, things in hands or beside whom they belong to. Same request, same picture.
 */
export function stagedScene({ sheet, scene: told, seed, kind }: PictureRequest): StagedSpread {
  const { ground } = settingNamed[told.setting]
  const scene = prepareScene(told, ground.indoor)
  const cover = kind === 'cover'
  const roles = castOf(scene, sheet)
  const players = playersOf(roles, scene, sheet)
  const things = thingsOf(scene, players, sheet)
  const horizon = cover
    ? ground.horizon.most
    : scene.camera === 'above'
      ? ground.horizon.least
      : ground.horizon.best
  const hour = hourOf(scene.time, scene.weather, scene.season)
  const pictured = new Set(told.props.map(({ name }) => name))
  if (pictured.has('door')) pictured.add('house')
  // The moon is not in the sky where it is one of the cast.
  if (told.moonless || told.cast.some(({ who }) => who === 'moon')) pictured.add('moonInSky')
  const set = paintedSet(scene, sheet, { hour, horizon, pictured, seed, cover })
  let best: StagedSpread | undefined
  for (const arrangement of arrangements) {
    const plan = planOf({ scene, cover, horizon, set, players, things, sheet }, arrangement)
    const stages: StoryStages = {
      story: 'scene',
      always: { person: { clothes: occasionOf(scene, 'hero') } },
      places: { set: { patches: [], far: 'nothing', strewn: 'nothing' } },
      lights: { hour: lightOf(scene, hour) },
      spreads: { scene: plan },
    }
    const staged = stageSpread({ stages, spread: 'scene', sheet, modellers, seed, set })
    if (!best || countFailing(staged) < countFailing(best)) best = staged
    if (countFailing(best) === 0) break
  }
  const staged = best as StagedSpread
  return scene.camera === 'silhouette' ? againstTheLight(staged, mixed('#2a2140', hour.skyTop, 0.16)) : staged
}

/** Everybody dark before the sky: deep violet rather than black, and a little of the sky in it. */
function againstTheLight(staged: StagedSpread, dark: string): StagedSpread {
  const things = staged.drawing.things.map((thing) => backlit(thing, dark))
  return { ...staged, drawing: { ...staged.drawing, things } }
}

interface Setup {
  scene: ScenePlan
  cover: boolean
  horizon: number
  set: PaintedSet
  players: readonly Player[]
  things: readonly SceneThing[]
  sheet: PictureRequest['sheet']
}

function planOf(setup: Setup, { mirrored, farther, overlap }: Arrangement): StagePlan {
  const { scene, cover, horizon, players, things, sheet } = setup
  const overShoulder = scene.camera === 'overShoulder' && !cover && players.length > 1
  const child = childOf(players)
  const inRow = players.filter(
    ({ where, is, name }) => !where && !giants[is] && !(overShoulder && name === 'hero'),
  )
  const rowThings = things.filter(({ plane }) => plane === 'row')
  const standing: Standing[] = [
    ...inRow.map((player, index): Standing => {
      const extent = extentOfPlayer(player, headingOf(player, 1))
      const rank = ranks.find(({ tallest }) => extent.y1 < tallest * child)?.back ?? 0
      const back = inRow.length > crowd && index % 2 === 1 ? Math.max(rank, stepBack) : rank
      return { name: player.name, extent, near: player.with?.who ?? player.role.with, back }
    }),
    ...rowThings.map(({ name, extent, prop }): Standing => {
      const isRidden = players.some(
        ({ where }) => where !== undefined && `${Object.values(where)[0]}`.startsWith(`${name}.`),
      )
      const back = isRidden ? 0 : extent.y1 > 0.5 * child ? 0.9 : -0.2
      return { name, extent, near: prop.near, back }
    }),
  ]
  const places = new Map([...rowOf(standing, overlap)].map(([name, x]) => [name, mirrored ? -x : x] as const))
  const row = standing.reduce<Box>(
    (box, { name, extent }) => {
      const x = places.get(name) as number
      return {
        x0: Math.min(box.x0, x + extent.x0),
        x1: Math.max(box.x1, x + extent.x1),
        y0: 0,
        y1: Math.max(box.y1, extent.y1),
      }
    },
    { x0: Infinity, x1: -Infinity, y0: 0, y1: 0.6 },
  )
  const camera = cameraFor({ camera: scene.camera, cover, horizon, row, childHeight: child })
  camera.distance *= farther
  const lensAt: [number, number] = [(row.x0 + row.x1) / 2, -camera.distance]
  const depths = new Map(standing.map(({ name, back }) => [name, back] as const))
  const placeOf = (name: string): { x: number; back: number } | undefined => {
    const x = places.get(name)
    if (x !== undefined) return { x, back: depths.get(name) ?? 0 }
    const index = things.findIndex((thing) => thing.name === name && thing.plane === 'back')
    if (index >= 0) return { x: ((index % 2 === 0) !== mirrored ? 1 : -1) * 1.5, back: backRow }
    const other = players.find((player) => player.name === name)
    if (other) return { x: 0.5, back: giants[other.is]?.back ?? 0 }
    return things.some((thing) => thing.name === name) ? { x: 0, back: 0 } : undefined
  }
  const acts = players.map((player) => {
    const x = places.get(player.name) ?? 0
    const target = player.role.looksAt
    const there = target === undefined ? undefined : placeOf(target)?.x
    const aside =
      there !== undefined
        ? there - x
        : target === 'left'
          ? -1
          : target === 'right'
            ? 1
            : target === 'reader'
              ? 0
              : -x
    const back = depths.get(player.name) ?? 0
    const looks = lookOf(player, { at: x, back }, placeOf)
    const giant = giants[player.is]
    const where: Placement['where'] =
      player.where ??
      (overShoulder && player.name === 'hero'
        ? { at: [lensAt[0] - (0.27 * camera.distance * 0.5) / camera.focal, -camera.distance * 0.5] }
        : {
            at: [
              giant && !places.has(player.name) ? (mirrored ? -1 : 1) * giant.back * 0.2 : x,
              giant?.back ?? back,
            ],
          })
    return {
      name: player.name,
      is: player.is,
      where,
      heading: overShoulder && player.name === 'hero' ? 82 : headingOf(player, aside),
      pose: player.pose ?? player.role.pose,
      feels: player.role.feeling,
      ...(looks !== undefined && { looks }),
      ...(player.with && { with: player.with }),
      size: player.size * (giant && cover ? underTitle(player, giant.back, camera) : 1),
    }
  })
  const people: Placement[] = acts.filter(({ name }) => !isCompanion(name)).map((act) => act)
  const companions: Slot[] = acts
    .filter(({ name }) => isCompanion(name))
    .map(({ name: who, is: _is, size: _size, ...act }) => ({ ...act, who }))
  return {
    oneThing: scene.caption,
    volume: 3,
    layout: 'page',
    place: 'set',
    light: 'hour',
    camera,
    things: [
      ...things.map((thing, index) =>
        placed(thing, index, { setup, places, row, lensAt, camera, mirrored, sheet }),
      ),
      ...people,
    ],
    companions,
    mustSee: acts.map(({ name }) => ({ seen: name, least: name === 'hero' ? 0.6 : 0.4 })),
  }
}

/** How much smaller a giant is on a cover, so that its top is below the title. */
function underTitle(
  player: Player,
  back: number,
  { aim, put, distance, focal }: StagePlan['camera'],
): number {
  const [, height] = aim as readonly [number, number, number]
  const highest = height + ((put[1] - lowestTitle) * (distance + back)) / focal
  return Math.min(1, highest / extentOfPlayer(player, headingOf(player, 0)).y1)
}

function childOf(players: readonly Player[]): number {
  const hero = players.find(({ name }) => name === 'hero')
  if (!hero) return 1.15
  return extentOfPlayer({ ...hero, role: { ...hero.role, pose: 'stand' } }, 270).y1
}

function placed(
  { name, prop, is, size, plane, where, extent }: SceneThing,
  index: number,
  {
    setup,
    places,
    row,
    lensAt,
    camera,
    mirrored,
    sheet,
  }: {
    setup: Setup
    places: ReadonlyMap<string, number>
    row: Box
    lensAt: readonly [number, number]
    camera: StagePlan['camera']
    mirrored: boolean
    sheet: Setup['sheet']
  },
): Placement {
  const state = stateOf(prop, sheet)
  const common = { name, is, state, heading: headingOfThing(prop.name) }
  const side = (index % 2 === 0) !== mirrored ? 1 : -1
  if (where) return { ...common, where, size }
  if (plane === 'row') return { ...common, where: { at: [places.get(name) ?? 0, 0.1] }, size }
  if (plane === 'flat') return { ...common, where: { at: [row.x1 * side * 0.6, -0.55] }, size }
  if (plane === 'back') {
    const half = (extent.x1 - extent.x0) / 2
    const z = backRow + half * 0.5
    const reach = ((camera.distance + z) / camera.focal) * 0.32
    return { ...common, where: { at: [lensAt[0] + side * reach, z] }, size }
  }
  const { fixed = 200 } = propStands[prop.name]
  const tall = extent.y1 - extent.y0
  const metres = (fixed / 1000) * (skyAt / camera.focal)
  const { wall } = setup.set.slots
  const [x, y]: [number, number] =
    plane === 'wall' && wall
      ? [wall.x / 1000, wall.y / 1000]
      : [0.5 + side * (0.26 + 0.05 * (index % 3)), 0.26]
  return {
    ...common,
    where: { inFrame: [x, y], depth: skyAt },
    size: (metres / Math.max(0.05, tall)) * size,
    role: 'extra',
  }
}
