import type { Placement, Slot, StagePlan, Where } from '#book/stage-plan.ts'
import { isCompanion } from '../stage-cast.ts'
import type { Floor, Setup, Spot } from './floor.ts'
import { backRow } from './place-things.ts'
import { extentOfPlayer, giants, headingOf, lookOf, type Player } from './players.ts'

/** The foot of a title, as a part of the page's height. */
const lowestTitle = 0.37
/** Of whom one looks over the shoulder: the part of the camera's distance that they are away from it, and of the page left of its middle. */
const overShoulder = { away: 0.5, left: 0.27, heading: 82 } as const
/** The part of how far away a giant is that it stands aside, and metres from the middle at which others look for it. */
const aside = { giant: 0.2, seen: 0.5 } as const

type Act = Omit<Placement, 'role'>

/** Everybody of a scene where they are, doing what they are told to do, and looking at whom they are told to look at. */
export function placePlayers(setup: Setup, floor: Floor): Pick<StagePlan, 'things' | 'companions'> {
  const acts = setup.players.map((player) => actOf(player, setup, floor))
  return {
    things: acts.filter(({ name }) => !isCompanion(name)),
    companions: acts
      .filter(({ name }) => isCompanion(name))
      .map(({ name: who, is: _is, size: _size, ...act }): Slot => ({ ...act, who })),
  }
}

function actOf(player: Player, setup: Setup, floor: Floor): Act {
  const { name, is, role, size } = player
  const own = floor.spots.get(name) ?? { x: 0, back: 0 }
  const spotOf = (target: string): Spot | undefined => spotOfNamed(target, setup, floor)
  const looks = lookOf(player, { at: own.x, back: own.back }, spotOf)
  const giant = giants[is]
  return {
    name,
    is,
    where: player.where ?? whereOf(player, own, setup.shoulder, floor),
    heading:
      name === setup.shoulder ? overShoulder.heading : headingOf(player, asideOf(role.looksAt, own, spotOf)),
    pose: player.pose ?? role.pose,
    feels: role.feeling,
    ...(looks !== undefined && { looks }),
    ...(player.with && { with: player.with }),
    size: size * (giant && setup.cover ? underTitle(player, giant.back, floor.camera) : 1),
  }
}

function whereOf(
  { name, is }: Player,
  { x, back }: Spot,
  shoulder: Setup['shoulder'],
  { camera, row, side }: Floor,
): Where {
  const giant = giants[is]
  if (giant) return { at: [side * giant.back * aside.giant, giant.back] }
  if (name !== shoulder) return { at: [x, back] }
  const away = camera.distance * overShoulder.away
  return { at: [(row.x0 + row.x1) / 2 - (overShoulder.left * away) / camera.focal, away - camera.distance] }
}

/** Where what somebody looks at lies, right of them above 0; who looks at nothing turns to the middle. */
function asideOf(
  target: string | undefined,
  { x }: Spot,
  spotOf: (name: string) => Spot | undefined,
): number {
  if (target === undefined) return -x
  const there = spotOf(target)
  if (there) return there.x - x
  return { left: -1, right: 1, reader: 0 }[target] ?? -x
}

function spotOfNamed(name: string, { players, things }: Setup, { spots, side }: Floor): Spot | undefined {
  const spot = spots.get(name)
  if (spot) return spot
  const index = things.findIndex((thing) => thing.name === name)
  if (index >= 0) {
    const isBehind = things[index]?.plane === 'back'
    return isBehind ? { x: (index % 2 === 0 ? side : -side) * 1.5, back: backRow } : { x: 0, back: 0 }
  }
  const other = players.find((player) => player.name === name)
  return other && { x: side * aside.seen, back: giants[other.is]?.back ?? 0 }
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
