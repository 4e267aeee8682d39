import type { Point, Shape } from '../../../drawing.ts'
import { mixColours } from '../../../pen/colour.ts'
import { smooth } from '../../../pen/curves.ts'
import { add, times, unit, type Vector } from '../../space/vector.ts'
import { drawnLine, filled, opened } from '../face/face-parts.ts'
import type { HeadView } from '../face/head-view.ts'
import type { Spot } from '../face/skull.ts'
import { range, type Table, tableAt } from '../numbers.ts'
import { silhouettes, unite, wedgeOf } from '../outline.ts'
import { chainOf } from '../outline.ts'
import type { Hair } from './draw-hair.ts'
import { type Shell, shellBehind, shellOf } from './shell.ts'

/** Down to where a headscarf's edge runs round the face: over the brow, past the eye, under the chin. */
const scarfEdge: Table = [
  [0, 0.26],
  [0.55, 0.33],
  [0.95, 0.52],
  [1.12, 0.72],
  [1.2, 0.96],
  [1.6, 1],
]
const turbanEdge: Table = [
  [0, 0.24],
  [0.55, 0.29],
  [1, 0.38],
  [1.5, 0.46],
  [2, 0.56],
  [Math.PI, 0.68],
]

function shellTo(edge: Table, volume: number): Shell {
  return {
    from: () => 0.005,
    to: (around) => tableAt(edge, Math.abs(around)),
    out: (part) => volume * Math.min(1, 0.45 + (1 - part) * 3),
  }
}

/** A scarf round the face that falls in folds over neck and shoulders. */
export function drawHeadscarf(view: HeadView): Hair {
  const shell = shellTo(scarfEdge, 0.11)
  const shade = mixColours(view.scarf, '#3a2030', 0.2)
  const collar = ringsOf(view)
  const seen = silhouettes(shellOf(view, shell))
  const facesUs = view.facing([0, 0.6]) > 0
  const cloth = unite(facesUs ? underChin(view) : collar).map((points) => filled('scarf', points, view.scarf))
  return {
    behind: [],
    back: [
      ...unite([shellBehind(view, shell), ...collar]).map((points) => filled('scarfBack', points, shade)),
      // Below a bowed head the chin lies over it: over the face it would cover the mouth.
      ...(facesUs ? cloth : []),
    ],
    over: [
      ...(facesUs ? [] : cloth),
      ...seen.map((silhouette) => opened('scarf', silhouette, view.scarf)),
      ...folds(view, [0.32, 0.45, 0.6], shade),
    ],
    coversEars: true,
  }
}

/** The cloth round the neck and over the shoulders. */
function ringsOf(view: HeadView): Point[][] {
  const ring = (height: number, size: number, thick: number): Point[][] =>
    chainOf(
      range(-Math.PI, Math.PI, 17).map((around) =>
        view.circle(below(view, [Math.sin(around) * size, height, Math.cos(around) * size * 0.8]), thick),
      ),
    )
  return [...ring(-0.9, 0.56, 0.2), ...ring(-1.06, 0.68, 0.22)]
}

/** How far the cloth hangs by the world's weight; for the rest it goes with the head. */
const hanging = 0.4

function below({ down }: HeadView, [x, y, z]: Vector): Vector {
  const way = unit(add(times(down, hanging), [0, hanging - 1, 0]))
  return add([x, 0, z - 0.06], times(way, -y))
}

function underChin(view: HeadView): Point[][] {
  const arc = (height: number, size: number, thick: number): Point[][] =>
    chainOf(
      range(-1.75, 1.75, 13).map((around) =>
        view.circle(
          below(view, [
            Math.sin(around) * size,
            height - Math.cos(around) * 0.1,
            Math.cos(around) * size * 0.85,
          ]),
          thick,
        ),
      ),
    )
  return [...arc(-0.86, 0.58, 0.18), ...arc(-1.02, 0.68, 0.22)]
}

function folds(view: HeadView, heights: readonly number[], colour: string): Shape[] {
  return heights.flatMap((height, index): Shape[] => {
    const spots = range(1.35, 2.6, 6).map(
      (around, step): Spot => [around * (index % 2 === 0 ? 1 : -1), height - step * 0.03],
    )
    const seen = spots.filter((spot) => view.facing(spot) > 0.1).map((spot) => view.on(spot, 0.12))
    return seen.length < 3 ? [] : [drawnLine('fold', smooth(seen, false, 4), colour, view.unit * 0.02)]
  })
}

const wraps = 5

/** Cloth wound round the head in folds that meet over the brow. */
export function drawTurban(view: HeadView): Hair {
  const shell = {
    ...shellTo(turbanEdge, 0.2),
    out: (part: number) => 0.12 + 0.16 * Math.sin(Math.min(1, part * 1.15) * Math.PI),
  }
  const shade = mixColours(view.scarf, '#3a2030', 0.24)
  const light = mixColours(view.scarf, '#ffffff', 0.25)
  // Behind the brow, or it would lie over the eyes of who is seen from below.
  const crown = wedgeOf([view.circle([0, 0.62, -0.12], 0.72), view.circle([0, 0.8, -0.06], 0.56)])
  const lines = Array.from({ length: wraps }, (_, index) => index).flatMap((index): Shape[] =>
    ([-1, 1] as const).flatMap((half): Shape[] => {
      const spots = range(0.03, 1.9, 10).map(
        (around, step): Spot => [half * around, 0.22 - index * 0.036 + (step / 9) * (0.3 - index * 0.035)],
      )
      const seen = spots
        .filter((spot) => view.facing(spot) > 0.08)
        .map((spot) => view.on(spot, shell.out(0.3 + 0.5 * (1 - index / wraps))))
      return seen.length < 3
        ? []
        : [drawnLine('fold', smooth(seen, false, 4), index % 2 === 0 ? shade : light, view.unit * 0.022)]
    }),
  )
  const front = view.facing([0, 0.3]) > 0.1
  const peak = [view.decal([0, 0.2], 0.2)].map((place) =>
    (
      [
        [-0.14, 0.1],
        [0, -0.16],
        [0.14, 0.1],
        [0, 0.14],
      ] as const
    ).map(place),
  )
  return {
    behind: [],
    back: [filled('scarfBack', shellBehind(view, shell), shade), filled('scarf', crown, view.scarf)],
    over: [
      ...unite(shellOf(view, shell)).map((points) => filled('scarf', points, view.scarf)),
      ...lines,
      ...(front ? peak.map((points) => ({ ...filled('scarf', points, light), marking: true })) : []),
    ],
    coversEars: false,
  }
}
