import type { PartName } from '../../part-name.ts'
import { randomFrom } from '#book/random.ts'
import { darker, lighter } from '../../pen/colour.ts'
import type { Modeller, ModelRequest } from '../model-request.ts'
import { blob, limb, patch, type Size } from '../solids/build.ts'
import { sweep } from '../solids/sweep.ts'
import type { Paint, Painted, Piece } from '../solids/solid.ts'
import { movedTo } from '../space/frame.ts'
import type { Vector } from '../space/vector.ts'
import { leaf, scenery } from './plant.ts'
import { colourTold } from './prop-model.ts'
import { turned } from './small-thing.ts'

const bark = '#7a5640'
/** Metres: of the trunk, and to where it parts. */
const thick = 0.62
const fork = 4.2

/** Where boughs end: to its right, up, to its front. */
const boughs: readonly Vector[] = [
  [2.6, 5.6, 0.5],
  [-2.7, 5.3, 0.4],
  [0.9, 7, -0.4],
  [-1.1, 6.8, 0.3],
]

/** Puffs of the crown. */
const crown: readonly (readonly [Vector, number])[] = [
  [[0, 6.9, 0], 1.9],
  [[2.2, 6.2, 0.3], 1.4],
  [[-2.3, 6, 0.3], 1.45],
  [[3.3, 5.4, 0.1], 1],
  [[-3.4, 5.2, 0.1], 1],
  [[1.1, 8, -0.2], 1.3],
  [[-1.2, 7.9, 0], 1.3],
]

/**
 * The big tree: a trunk as thick as two can reach round, with roots and boughs. Its crown is in `state.crown`, a colour; without one
 * it has taken everything off. `state.snow` lies on boughs and roots; `state.hollow` is by what it is known again: a hole beside a dead stump of
 * a bough. `trunk1` to `trunk4` are its front, so many metres up, and `bough`
 * is the lowest.
 */
export const oak: Modeller = (request) => {
  const { frame, state } = request
  const colour = colourTold(request, bark)
  const wood = (part: PartName, tone = colour): Paint => ({
    part,
    material: 'wood',
    colour: tone,
    group: part,
  })
  // Flat where it stands: the round end of a sweep would float over the ground.
  const stem = [
    ...turned([
      [0, thick * 1.5],
      [0.16, thick * 1.3],
      [0.5, thick * 1.05],
      [1, thick * 0.95],
    ]),
    ...sweep(
      [
        [0.03, 0.9, 0],
        [0, 2, 0],
        [0.05, fork, 0],
      ],
      [thick * 0.96, thick * 0.84, thick * 0.78],
    ),
  ]
  const roots = [0.2, 1.3, 2.5, 3.6, 4.9].flatMap((turn) => {
    const way = (out: number, up: number): Vector => [Math.cos(turn) * out, up, Math.sin(turn) * out]
    return sweep([way(0.4, 0.5), way(0.85, 0.16), way(1.45, -0.04)], [0.34, 0.2, 0.07])
  })
  const limbs = boughs.map((end, index) => {
    const knee: Vector = [end[0] * 0.45, fork + 0.4 + index * 0.12, end[2] * 0.5]
    const tips = [-1, 1].map(
      (side): Vector => [end[0] * 1.12 + side * 0.4, end[1] + 0.75, end[2] + side * 0.3],
    )
    return {
      knee,
      end,
      balls: [
        ...sweep([[0, fork - 0.5, 0], knee, end], [0.46, 0.27, 0.11]),
        ...tips.flatMap((tip) => sweep([knee, end, tip], [0.2, 0.1, 0.03])),
      ],
    }
  })
  // Trunk and boughs are one, or each bough would begin with a round end of its own.
  const grown = [...stem, ...roots, ...limbs.flatMap(({ balls }) => balls)]
  const snow = state['snow'] === true ? limbs.map(({ knee, end }) => snowOn(request, knee, end)) : []
  const grain = [-34, -12, 9, 30].map((turn, index): Painted => {
    const angle = ((90 - turn) / 180) * Math.PI
    const at = (up: number, out: number): Vector => [Math.cos(angle) * out, up, Math.sin(angle) * out]
    const low = 0.7 + (index % 3) * 0.5
    return limb(
      frame,
      [at(low, thick * 0.98), at(low + 0.8, thick * 0.9), at(low + 1.7, thick * 0.84)],
      [0.012, 0.03, 0.012],
      { ...wood('grain', darker(colour, 0.2)), group: 'trunk', marking: true },
    )
  })
  const told = state['crown']
  const front = (up: number): Vector => [0, up, thick * 0.92]
  const model = scenery(request, 8, [
    {
      name: 'trunk',
      solids: [
        blob(frame, grown, wood('trunk')),
        ...grain,
        ...(state['hollow'] === true ? hollowIn(request, colour) : []),
        ...snow,
      ],
    },
    ...(typeof told === 'string' ? crownOf(request, told) : []),
  ])
  return {
    ...model,
    anchors: {
      ...model.anchors,
      ...Object.fromEntries([1, 2, 3, 4].map((up) => [`trunk${up}`, movedTo(frame, front(up))])),
      bough: movedTo(frame, [1.6, fork + 0.95, 0.4]),
      root: movedTo(frame, [0.5, 0.42, 0.95]),
    },
  }
}

/** Metres up the trunk. */
const hollowUp = 2.3

function hollowIn({ frame }: ModelRequest, colour: string): Painted[] {
  const globe = { frame: movedTo(frame, [0, hollowUp, 0]), size: [thick * 0.82, 1.6, thick * 0.82] as Vector }
  const hole = (size: readonly [number, number], tone: string): Painted =>
    patch(globe, [-24, 0], size, { part: 'hollow', material: 'wood', colour: tone, group: 'trunk' })
  return [
    hole([0.28, 0.36], lighter(colour, 0.22)),
    hole([0.2, 0.28], darker(colour, 0.72)),
    limb(
      frame,
      [
        [0.36, hollowUp + 0.2, 0.3],
        [0.86, hollowUp + 0.42, 0.5],
      ],
      [0.13, 0.1],
      { part: 'trunk', material: 'wood', colour, group: 'stump' },
    ),
  ]
}

function crownOf({ frame, seed, id }: ModelRequest, colour: string): Piece[] {
  const random = randomFrom(`${seed}:${id}:oak`)
  const puffs = crown.map(([at, radius]): readonly [Vector, Size] => [at, radius * (0.92 + random() * 0.16)])
  return [
    { name: 'crown', solids: [blob(frame, puffs, leaf('crown', colour, 'crown'))], nearer: 1 },
    {
      name: 'crownLight',
      solids: [
        blob(
          frame,
          puffs
            .slice(0, 3)
            .map(([at, size]): readonly [Vector, Size] => [
              [at[0] + 0.3, at[1] + 0.5, at[2] + 0.9],
              (size as number) * 0.6,
            ]),
          leaf('crownLight', lighter(colour, 0.1), 'crownLight'),
        ),
      ],
      nearer: 1.6,
    },
  ]
}

function snowOn({ frame }: ModelRequest, knee: Vector, end: Vector): Painted {
  const lifted = (point: Vector, by: number): Vector => [point[0], point[1] + by, point[2]]
  return blob(frame, sweep([lifted(knee, 0.22), lifted(end, 0.1)], [0.12, 0.06]), {
    part: 'snow',
    material: 'cloud',
    colour: '#fbfdff',
    group: 'snow',
  })
}
