import type { Random } from '#book/random.ts'
import type { Stage } from '../settings/stage.ts'
import { type Frame, safeMargin } from './camera-frame.ts'
import { type CostContext, judgeOf } from './composition-cost.ts'
import { isPuddle } from './puddle.ts'
import { hangsInSky, moonFoot } from './moon-foot.ts'
import { shoulderPlace } from './over-shoulder.ts'
import { shadowPlayRange } from './shadow-play.ts'
import {
  depthAt,
  depthOfBase,
  isCutClose,
  type Measured,
  type Placed,
  type Position,
  placeAt,
} from './placed.ts'

const steps = 1400
const stepsPerPiece = 110
const settlingSteps = 900
const restarts = 3

/** Page units from the top of who lies lowest on a floor. */
const lowestLying = 935

interface Range {
  x: readonly [number, number]
  depth: readonly [number, number]
}

/**
 * Places everything by simulated annealing over the rules of composition. Deterministic for a random stream.
 * `water` and `slots` of the stage are in page units of the camera.
 */
export function placePieces(
  measured: readonly Measured[],
  context: CostContext,
  stage: Pick<Stage, 'slots' | 'water' | 'windowGlass'>,
  random: Random,
): Placed[] {
  const ranges = measured.map((one) => rangeOf(one, context.frame, stage, context.heroPiece))
  const pieces = measured.map(({ piece }) => piece)
  let best: Placed[] = []
  // A number of its own: as a field beside what it is the cost of, it was overwritten now and then by that of the next
  // round, in code that V8 13.6 had just compiled, and one picture in some thousands was another one.
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < restarts; round++) {
    const placed = anneal(measured, ranges, context, random)
    const cost = judgeOf(pieces, context).costOf(placed)
    if (cost < least) {
      least = cost
      best = placed
    }
  }
  return best
}

/**
 * Settles pieces that were placed already and have turned since: small moves only, so that the picture stays
 * what it was. Arguments as for `placePieces`.
 */
export function settlePieces(
  measured: readonly Measured[],
  from: readonly Position[],
  context: CostContext,
  stage: Parameters<typeof placePieces>[2],
  random: Random,
): Placed[] {
  const ranges = measured.map((one) => rangeOf(one, context.frame, stage, context.heroPiece))
  const placed = measured.map((one, index) => placeAt(one, from[index] as Position, context.frame))
  const judge = judgeOf(
    measured.map(({ piece }) => piece),
    context,
  )
  let cost = judge.costOf(placed)
  judge.keep()
  for (let step = 0; step < settlingSteps && measured.length > 0; step++) {
    const index = Math.floor(random() * measured.length)
    const before = placed[index] as Placed
    const reach = step % 5 === 0 ? 0.3 : 0.07
    const next = nudge(before, ranges[index] as Range, reach, random)
    placed[index] = placeAt(measured[index] as Measured, next, context.frame)
    const nextCost = judge.costOf(placed)
    if (nextCost < cost) {
      cost = nextCost
      judge.keep()
    } else placed[index] = before
  }
  return placed.map((one, index) => {
    const x = one.x + intoPage(one, context.frame)
    return x === one.x ? one : placeAt(measured[index] as Measured, { x, depth: one.depth }, context.frame)
  })
}

/** How far the cast must still be moved to be off the trim: rules that pull elsewhere may have left a little. */
function intoPage({ piece, box }: Placed, { camera }: Frame): number {
  const room = 1000 - 2 * safeMargin
  if (piece.plane !== 'cast' || isCutClose(piece, box, camera) || box.x1 - box.x0 > room) return 0
  return Math.max(0, safeMargin - box.x0) - Math.max(0, box.x1 - 1000 + safeMargin)
}

function anneal(
  measured: readonly Measured[],
  ranges: readonly Range[],
  context: CostContext,
  random: Random,
): Placed[] {
  const between = ([least, most]: readonly [number, number]): number => least + random() * (most - least)
  const place = (index: number, position: Position): Placed =>
    placeAt(measured[index] as Measured, position, context.frame)
  const placed = firstPositions(measured, ranges, between).map((position, index) => place(index, position))
  const judge = judgeOf(
    measured.map(({ piece }) => piece),
    context,
  )
  let cost = judge.costOf(placed)
  judge.keep()
  const all = measured.length === 0 ? 0 : steps + stepsPerPiece * measured.length
  for (let step = 0; step < all; step++) {
    const left = 1 - step / all
    const heat = 5 * left * left + 0.002
    const index = Math.floor(random() * measured.length)
    const before = [...placed]
    const range = ranges[index] as Range
    if (random() < 0.12) swap(placed, measured, ranges, index, Math.floor(random() * measured.length), place)
    else placed[index] = place(index, nudge(placed[index] as Placed, range, 0.3 * left + 0.015, random))
    const next = judge.costOf(placed)
    if (next < cost || random() < chance((next - cost) / heat)) {
      cost = next
      judge.keep()
    } else placed.splice(0, placed.length, ...before)
  }
  return placed
}

/** A rational stand-in for exp(-x), equal on every machine. */
function chance(x: number): number {
  return 1 / (1 + x + (x * x) / 2 + (x * x * x) / 6)
}

/** The cast starts in a row in a random order, everything else anywhere it may stand. */
function firstPositions(
  measured: readonly Measured[],
  ranges: readonly Range[],
  between: (range: readonly [number, number]) => number,
): Position[] {
  const cast = measured.filter((one) => one.piece.plane === 'cast')
  const order = new Map(cast.map((one) => [one, between([0, 1])]))
  const row = [...cast].sort((a, b) => (order.get(a) as number) - (order.get(b) as number))
  return measured.map((one, index) => {
    const range = ranges[index] as Range
    const at = row.indexOf(one)
    const x = at < 0 ? between(range.x) : 500 + ((at + 0.5) / row.length - 0.5) * 700
    return { x: Math.max(range.x[0], Math.min(range.x[1], x)), depth: between(range.depth) }
  })
}

function nudge(from: Placed, range: Range, reach: number, random: Random): Position {
  const moved = (value: number, [least, most]: readonly [number, number]): number =>
    Math.max(least, Math.min(most, value + (random() * 2 - 1) * reach * Math.max(0, most - least)))
  return { x: moved(from.x, range.x), depth: moved(from.depth, range.depth) }
}

function swap(
  placed: Placed[],
  measured: readonly Measured[],
  ranges: readonly Range[],
  first: number,
  second: number,
  place: (index: number, position: Position) => Placed,
): void {
  if (measured[first]?.piece.plane !== measured[second]?.piece.plane) return
  const [a, b] = [placed[first] as Placed, placed[second] as Placed]
  const clampX = (index: number, x: number): number => {
    const { x: range } = ranges[index] as Range
    return Math.max(range[0], Math.min(range[1], x))
  }
  placed[first] = place(first, { x: clampX(first, b.x), depth: a.depth })
  placed[second] = place(second, { x: clampX(second, a.x), depth: b.depth })
}

function rangeOf(
  measured: Measured,
  frame: Frame,
  stage: Pick<Stage, 'slots' | 'water' | 'windowGlass'>,
  heroPiece: string,
): Range {
  const { piece } = measured
  const base = depthOfBase(frame)
  if (frame.camera === 'overShoulder' && piece.id === 'hero') {
    const { x, depth } = shoulderPlace(measured, frame)
    return { x: [x, x], depth: [depth, depth] }
  }
  const slot = piece.slot === undefined ? undefined : stage.slots[piece.slot]
  if (slot) {
    if (piece.id === heroPiece) return { x: [440, 560], depth: [base, base] }
    const depth = depthAt(frame, slot.y)
    return { x: [slot.x - 12, slot.x + 12], depth: [depth, depth] }
  }
  const first = Math.max(frame.firstStand, 0.12)
  if (piece.slot === 'houseLeft') return { x: [176, 180], depth: [base - 0.24, base - 0.22] }
  if (piece.slot === 'houseRight') return { x: [820, 824], depth: [base - 0.24, base - 0.22] }
  if (piece.id === 'shadow' && piece.plane !== 'flat') return shadowPlayRange(measured, frame, stage)
  switch (piece.plane) {
    case 'cast': {
      const lying =
        measured.silhouette.box.x1 - measured.silhouette.box.x0 > 1.5 * -measured.silhouette.box.y0
      const rowDepth = (frame.camera === 'wide' ? 0.2 : 0.13) + (lying ? 0.14 : 0)
      const back = piece.id === heroPiece ? base - 0.04 : Math.max(first, base - rowDepth)
      const low = Math.min(base, lowestFor(measured, frame))
      const high = Math.max(first, Math.min(back, low - 0.05))
      // In a room who lies on the floor lies before the bed.
      if (lying && frame.indoor && piece.id !== heroPiece)
        return { x: [200, 800], depth: [base - 0.01, Math.max(base + 0.1, depthAt(frame, lowestLying))] }
      // Nobody stands or kneels on a child that lies.
      if (lying && piece.id === 'hero') return { x: [200, 800], depth: [base, base + 0.08] }
      const least = frame.shadow === 'fallen' && piece.id === heroPiece ? 600 : 90
      const most = frame.pulling
        ? 540
        : frame.pushing
          ? 500
          : frame.giant && frame.shadow === 'played'
            ? 720
            : 910
      return { x: [least, most], depth: [high, low] }
    }
    case 'beside':
      // A torch shines to the right, at the shadow it makes.
      if (piece.id === 'torch' && frame.shadow === 'played')
        return { x: [110, 300], depth: [base - 0.02, base] }
      return { x: [60, 940], depth: [Math.max(first, base - 0.16), Math.min(0.97, base + 0.06)] }
    case 'flat':
      if (piece.id === 'drawing') return { x: [490, 510], depth: [depthAt(frame, 935), depthAt(frame, 945)] }
      if (isPuddle(piece)) return { x: [240, 760], depth: [base - 0.08, Math.min(0.88, base + 0.05)] }
      if (piece.order !== undefined) return trailRange(piece.order, piece.near, first, base)
      return { x: [200, 800], depth: [Math.max(first, base - 0.24), base - 0.06] }
    case 'sky':
      return skyRange(measured, frame)
    case 'wall':
      return onWall(frame)
    case 'water': {
      const { water } = stage
      if (!water) return { x: [200, 800], depth: [first, first + 0.1] }
      const middle = water.y0 + (water.y1 - water.y0) * 0.72
      return { x: [240, 760], depth: [depthAt(frame, middle), depthAt(frame, middle + 20)] }
    }
    case 'giant': {
      const { windowGlass } = stage
      if (windowGlass && piece.id === 'moon') {
        const x = (windowGlass.x0 + windowGlass.x1) / 2
        const depth = depthAt(frame, windowGlass.y1 + 20)
        return { x: [x - 8, x + 8], depth: [depth, depth] }
      }
      if (frame.cover) return coverGiantRange(piece.id, frame)
      if (hangsInSky(piece, frame)) {
        const depth = depthAt(frame, moonFoot(frame))
        return { x: piece.id === heroPiece ? [470, 530] : [400, 600], depth: [depth, depth] }
      }
      if (piece.id === heroPiece) return { x: [470, 530], depth: [base - 0.1, base - 0.02] }
      if (frame.pulling) {
        const x = frame.camera === 'wide' ? 760 : 1240
        // Its foot is about where the hands are, so that the rope is nearly level.
        return { x: [x, x + 20], depth: [base - 0.24, base - 0.22] }
      }
      const { quiet } = frame
      const middle =
        frame.shadow === 'played' ? 290 : quiet && quiet.x1 < 500 ? 640 : quiet && quiet.x0 > 500 ? 360 : 500
      return { x: [middle - 60, middle + 60], depth: [first * 0.7, first * 0.9] }
    }
    default:
      if (piece.id === 'door' && frame.indoor) return doorRange(stage.windowGlass)
      return {
        x: [80, 920],
        depth: frame.indoor ? [0.12, 0.34] : [first * 0.75, Math.max(first, base - 0.22)],
      }
  }
}

/** Under the title: the moon rises behind the roofs, the hill walks off to the right. */
function coverGiantRange(id: string, frame: Frame): Range {
  const foot = id === 'moon' ? 745 : Math.max(720, frame.horizon + 150)
  const depth = depthAt(frame, foot)
  return { x: [640, 700], depth: [depth, depth] }
}

/** Footprints go off into the distance, to the right unless they are wanted on the left. */
function trailRange(order: number, near: string | undefined, first: number, base: number): Range {
  const along = Math.min(1, order / 3)
  const across = 240 + 640 * along
  const x = near === 'left' ? 1000 - across : across
  const depth = base - 0.03 - (base - first * 0.7) * along ** 0.8
  return { x: [x - 20, x + 20], depth: [depth, depth + 0.01] }
}

/** In the wall of a room, at the foot of it, and not where its window is. */
function doorRange(window: Stage['windowGlass']): Range {
  const onLeft = window === undefined || window.x0 > 1000 - window.x1
  const x = onLeft
    ? ([110, Math.min(330, (window?.x0 ?? 450) - 120)] as const)
    : ([Math.max(670, window.x1 + 120), 890] as const)
  return { x, depth: [0.05, 0.07] }
}

function onWall(frame: Frame): Range {
  return { x: [180, 820], depth: [depthAt(frame, frame.horizon - 230), depthAt(frame, frame.horizon - 190)] }
}

/** In a close view tall people are cut by the page's foot; who is short must stand higher to be seen. */
function lowestFor({ silhouette }: Measured, frame: Frame): number {
  const tall = -silhouette.box.y0 * frame.scale
  return frame.camera === 'close' && tall < 560 ? depthAt(frame, 945) : 2
}

/** High enough to be in the sky, low enough to be whole; many of a kind are strewn by the golden ratio. */
function skyRange({ piece, silhouette, fixedScale = 1 }: Measured, frame: Frame): Range {
  const top = 64 + (silhouette.box.y1 - silhouette.box.y0) * fixedScale
  // High between the crowns and roofs, which stand at the sides: lightning strikes none of them.
  if (piece.id === 'lightning')
    return { x: [360, 640], depth: [depthAt(frame, top), depthAt(frame, top + 20)] }
  const low = Math.max(top + 40, frame.horizon * 0.62)
  if (piece.order === undefined) return { x: [130, 870], depth: [depthAt(frame, top), depthAt(frame, low)] }
  const across = (0.31 + piece.order * 0.618) % 1
  const down = (0.15 + piece.order * 0.382) % 1
  const [x, y] = [110 + across * 780, top + down * (low - top)]
  return { x: [x - 24, x + 24], depth: [depthAt(frame, y - 14), depthAt(frame, y + 14)] }
}
