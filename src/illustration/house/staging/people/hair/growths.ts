import type { HairForm } from '#book/appearance.ts'
import type { Point, Shape } from '../../../drawing.ts'
import { lightness, mixColours } from '../../../pen/colour.ts'
import { randomFrom } from '#book/random.ts'
import { lengthOf, type Vector } from '../../space/vector.ts'
import { drawnLine, filled } from '../face/face-parts.ts'
import type { HeadView } from '../face/head-view.ts'
import { halves } from '../face/places.ts'
import type { Spot } from '../face/skull.ts'
import { mix, range } from '../numbers.ts'
import { roundOf } from '../outline.ts'
import { beadsOf, braidOutlines, isBefore, type Lock, lockOutlines } from './locks.ts'
import type { HairCap } from './hair-forms.ts'

/** What grows out of a cap, knotted, plaited or tied: outlines before and behind the head, and marks over it. */
export interface Growth {
  before: Point[][]
  behind: Point[][]
  /** Marks that lie on what is behind. */
  onBehind?: Shape[]
  over: Shape[]
}

/** Radians from the face at which one tail is tied: aside, so that it falls beside the face, where the front shows it, too. */
const tiedAside = 2.15

/** Radians from the face at which one braid hangs: from there it lies over a shoulder, and not behind the back. */
const overShoulder = 1.5

const highTail: Lock = {
  root: [tiedAside, 0.13],
  out: 0.12,
  length: 1.75,
  radius: 0.31,
  tip: 0.3,
  flare: 0.75,
  spring: 0.3,
}
/** Under a hat or a hood. */
const lowTail: Lock = { root: [tiedAside, 0.5], out: 0.1, length: 1.5, radius: 0.27, tip: 0.3, flare: 0.4 }

type Grow = (view: HeadView, cap: HairCap) => Growth

const growths: Readonly<Partial<Record<HairForm, Grow>>> = {
  ponytail: (view) => tied(view, strandsOf(view, view.headgear ? lowTail : highTail), lockOutlines),
  longBraid: (view) =>
    tied(
      view,
      [{ root: [overShoulder, 0.62], out: 0.06, length: 1.9, radius: 0.21, flare: 0.16 }],
      braidOutlines,
    ),
  braids: (view) =>
    tied(
      view,
      halves.map((half) => ({
        root: [half * 1.66, 0.6],
        out: 0.04,
        length: 1.4,
        radius: 0.18,
        flare: 0.2,
      })),
      braidOutlines,
    ),
  pigtails: (view) =>
    tied(
      view,
      halves.map((half) => ({
        root: [half * 1.8, 0.42],
        out: 0.16,
        length: 0.95,
        radius: 0.22,
        tip: 0.35,
        flare: 0.34,
      })),
      lockOutlines,
    ),
  bun: (view) => (view.headgear ? nothing() : knots(view, [[0, 1.22, -0.3]], 0.38)),
  puffs: (view) => puffs(view),
  cornrows: (view) => cornrows(view),
  locs: (view) => locs(view),
}

export function growthOf(view: HeadView, cap: HairCap): Growth {
  return growths[view.features.hairForm]?.(view, cap) ?? nothing()
}

const nothing = (): Growth => ({ before: [], behind: [], over: [] })

/** The wind parts a tail into locks, of which no two are as long. */
function strandsOf(view: HeadView, tail: Lock): Lock[] {
  if (lengthOf(view.drift) === 0) return [tail]
  return [1, 0.86, 0.74].map(
    (length, index): Lock => ({
      ...tail,
      length: tail.length * length,
      flare: (tail.flare ?? 0) * length,
      radius: tail.radius * (index === 0 ? 0.8 : 0.66),
      tip: 0.16,
    }),
  )
}

type Outlines = (view: HeadView, lock: Lock) => Point[][]

/** Tails and braids, each with a ribbon where it is tied. */
function tied(view: HeadView, locks: readonly Lock[], outlines: Outlines): Growth {
  const onBehind: Shape[] = []
  const growth: Growth = { before: [], behind: [], onBehind, over: [] }
  const braided = outlines === braidOutlines
  for (const lock of locks) {
    const before = isBefore(view, lock)
    ;(before ? growth.before : growth.behind).push(...outlines(view, lock))
    const beads = beadsOf(view, lock)
    const sprung = lock.spring !== undefined
    const knot = beads[braided ? beads.length - 2 : sprung ? 1 : 0]
    if (knot && (before || braided || sprung) && (before || view.facing(lock.root) > -0.6)) {
      // On somebody who lies, a braid that is behind the head would else show its ribbon through the face.
      const side = before ? growth.over : onBehind
      side.push(filled('tie', roundOf(view.circle(knot.at, lock.radius * 0.62)), view.scarf))
    }
  }
  return growth
}

function knots(view: HeadView, centres: readonly Vector[], radius: number): Growth {
  const outlines = centres.map((centre) => roundOf(view.circle(centre, radius)))
  const facesAway = view.facing([Math.PI, 0.3]) > 0
  return { before: facesAway ? outlines : [], behind: facesAway ? [] : outlines, over: [] }
}

/** Two round puffs high on the head, made of curls. */
function puffs(view: HeadView): Growth {
  const random = randomFrom(`${view.features.seed}/puffs`)
  const growth: Growth = { before: [], behind: [], over: [] }
  for (const half of halves) {
    const centre: Vector = [half * 0.88, 0.84, -0.14]
    const before = view.facing([half * 1.4, 0.3]) > -0.2
    const curls = Array.from({ length: 16 }, (_, index): Point[] => {
      const angle = (index / 16) * 2 * Math.PI
      const reach = 0.34 + random() * 0.04
      const at: Vector = [
        centre[0] + Math.cos(angle) * reach,
        centre[1] + Math.sin(angle) * reach,
        centre[2] + ((index % 3) - 1) * 0.2,
      ]
      return roundOf(view.circle(at, 0.13))
    })
    ;(before ? growth.before : growth.behind).push(roundOf(view.circle(centre, 0.38)), ...curls)
    const tie: Vector = [half * 0.6, 0.7, 0]
    if (before) growth.over.push(filled('tie', roundOf(view.circle(tie, 0.075)), view.scarf))
  }
  return { ...growth, over: [...parting(view, 0, 0.24), ...growth.over] }
}

function parting(view: HeadView, around: number, edge: number): Shape[] {
  const spots = range(edge, 0.02, 8).map((down): Spot => [around, down])
  if (spots.some((spot) => view.facing(spot) < 0.05)) return []
  const line = spots.map((spot) => view.on(spot, 0.07))
  return [
    drawnLine('parting', line, mixColours(view.features.skin, view.features.hair, 0.35), view.unit * 0.018),
  ]
}

/** Rows from brow to nape with partings of skin between them, and short braids with beads. */
function cornrows(view: HeadView): Growth {
  const { hair, skin } = view.features
  const black = lightness(hair) < 0.2
  const ridge = black ? mixColours(hair, '#8d7a8e', 0.35) : mixColours(hair, '#2a1a1a', 0.3)
  const over = range(-1.25, 1.25, 12).flatMap((start): Shape[] => {
    const spots = range(0.25, 0.03, 9).map(
      (down, index): Spot => [start * (1 - index * 0.012), down + Math.abs(start) * 0.04],
    )
    const seen = spots.filter((spot) => view.facing(spot) > 0.05).map((spot) => view.on(spot, 0.06))
    if (seen.length < 2) return []
    return [drawnLine('parting', seen, mixColours(skin, hair, 0.3), view.unit * 0.02)]
  })
  const backRows = range(0.4, 0.7, 4).flatMap((down): Shape[] => {
    const spots = range(1.9, 2 * Math.PI - 1.9, 14).map((around): Spot => [around, down])
    const seen = spots.filter((spot) => view.facing(spot) > 0.1).map((spot) => view.on(spot, 0.06))
    return seen.length < 2 ? [] : [drawnLine('strand', seen, ridge, view.unit * 0.02)]
  })
  const braids = halves.flatMap((half) =>
    [1.75, 2.2, 2.65].map(
      (around): Lock => ({ root: [half * around, 0.6], out: 0.04, length: 0.62, radius: 0.08 }),
    ),
  )
  const growth = tied(view, braids, braidOutlines)
  return { ...growth, over: [...over, ...backRows, ...growth.over] }
}

/** Ropes of hair all round, from the crown down. */
function locs(view: HeadView): Growth {
  const random = randomFrom(`${view.features.seed}/locs`)
  const growth: Growth = { before: [], behind: [], over: [] }
  const length = view.features.age < 12 ? 1.2 : 1.4
  const dark = mixColours(view.features.hair, '#8d7a8e', 0.28)
  for (const around of range(1.26, 2 * Math.PI - 1.26, 22)) {
    const lock: Lock = {
      root: [around, 0.4 + random() * 0.06],
      out: 0.12,
      length: length * (0.85 + random() * 0.25),
      radius: 0.095,
      tip: 0.8,
      flare: 0.08,
    }
    const before = isBefore(view, lock)
    ;(before ? growth.before : growth.behind).push(...lockOutlines(view, lock))
    if (!before) continue
    const line = beadsOf(view, lock)
      .slice(1, -1)
      .map(({ at }, index) => view.page([mix(at[0], at[0] * 1.04, index / 8), at[1], at[2]]))
    growth.over.push(drawnLine('strand', line, dark, view.unit * 0.026))
  }
  return growth
}
