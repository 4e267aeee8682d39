import type { Shape } from '../../../drawing.ts'
import { clippedTo } from '../../clip.ts'
import { hull } from '../../../figures/geometry/hull.ts'
import type { Painted, Piece } from '../../solids/solid.ts'
import { pointIn } from '../../space/frame.ts'
import { depthOf, nearest, project } from '../../space/lens.ts'
import { add, between, cross, minus, radians, times, unit, type Vector } from '../../space/vector.ts'
import { range } from '../numbers.ts'
import { inOrder } from '../in-order.ts'
import { hangsDown } from './hanging-leg.ts'
import type { Figure } from './paints.ts'
import { motifAt } from './patterns.ts'
import { onTrunk, waist } from './trunk-surface.ts'

const stepsOfRing = 20
/** How far down the thigh skirts of children and of grown-ups go, and coats; 1 is the knee. */
const lengthOf = { child: 0.78, grown: 1.06, coat: 0.5 } as const

/** Whether a skirt hides the seat. */
export function hasSkirt({ top, bottom }: Figure['outfit']): boolean {
  return top === 'dress' || bottom === 'skirt'
}

/** How far down from the hip (0), past the knee (1), a skirt goes. */
export function skirtLength({ outfit, body }: Figure): number {
  if (outfit.hem !== undefined) return outfit.hem
  if (outfit.top === 'coat' || outfit.top === 'raincoat') return lengthOf.coat
  return body.age < 13 ? lengthOf.child : lengthOf.grown
}

/** Whether somebody kneels on this leg with an upright thigh: a skirt then hangs to the ground all round the knee. */
export function kneelsOn(figure: Figure, index: 0 | 1): boolean {
  const [, knee, ankle] = figure.bones.legs[index]
  return hangsDown(figure, index) && unit(minus(ankle, knee))[1] > shinLies
}

/** From this cosine with straight up a shin that goes back from the knee lies. */
const shinLies = -0.5

/** Where a skirt ends about a leg. */
function hemOf(figure: Figure, index: 0 | 1): Vector {
  const [hip, knee, ankle] = figure.bones.legs[index]
  const long = skirtLength(figure)
  if (hasSkirt(figure.outfit) && kneelsOn(figure, index))
    return add(knee, times(unit(minus(knee, hip)), figure.body.legs[1] * 0.8))
  return long > 1 ? between(knee, ankle, long - 1) : between(hip, knee, long)
}

/** The skirt of a dress or a coat: what hangs from the waist round both legs. Empty for who wears none. */
export function skirtOf(figure: Figure): Piece[] {
  const { outfit, body, bones, frame } = figure
  const coat = outfit.top === 'coat' || outfit.top === 'raincoat'
  if (!coat && !hasSkirt(outfit)) return []
  const band = range(0, 360, stepsOfRing).map(
    (around) => onTrunk(figure, coat ? 0.12 : waist + 0.06, around, 1).at,
  )
  const hems = ([0, 1] as const).flatMap((index) => {
    const [hip, knee] = bones.legs[index]
    const end = hemOf(figure, index)
    const out = times(bones.pelvis.right, (index === 0 ? -1 : 1) * body.hip * (coat ? 0.1 : 0.24))
    return ringOf(add(end, out), minus(knee, hip), body.hip * (coat ? 0.56 : 0.62))
  })
  const points = [...band, ...hems].map((point) => pointIn(frame, point))
  const colour = outfit.bottom === 'skirt' ? outfit.bottomColour : outfit.topColour
  const centre = pointIn(frame, add(bones.pelvis.at, times(bones.pelvis.up, -body.hip * 0.2)))
  const motifs = inOrder(centre, outfit.top === 'dress' ? motifsOn(figure) : [])
  return [
    {
      name: 'skirt',
      nearer: body.hip * (outfit.bottom === 'skirt' ? 0.3 : 0.8),
      solids: [
        {
          kind: 'drawn',
          centre,
          draw: (lens, haze) => {
            if (points.some((point) => depthOf(lens, point) < nearest)) return { shapes: [], faces: [] }
            const outline = clippedTo(lens.sheet, hull(points.map((point) => project(lens, point))))
            const shape: Shape = {
              part: 'skirt',
              points: outline,
              closed: true,
              colour: haze(colour),
              material: 'cloth',
              group: 'skirt',
            }
            if (outline.length < 3) return { shapes: [], faces: [] }
            return { shapes: [shape, ...motifs.draw(lens, haze).shapes], faces: [] }
          },
        },
      ],
    },
  ]
}

const rowsOfMotifs = [0.24, 0.5, 0.76] as const
const motifsARow = 13

/** Dots of a dress, from its waist down to its hem. */
function motifsOn(figure: Figure): Painted[] {
  const { outfit, body, bones } = figure
  if (outfit.pattern !== 'dots' && outfit.pattern !== 'stars') return []
  const ends = [hemOf(figure, 0), hemOf(figure, 1)] as const
  const hem = between(ends[0], ends[1], 0.5)
  const wide = lengthBetween(ends) / 2 + body.hip * 0.82
  return rowsOfMotifs.flatMap((part, row) =>
    Array.from({ length: motifsARow }, (_, index): Painted => {
      const around = ((index + row / 2) / motifsARow) * 360
      const top = onTrunk(figure, waist + 0.06, around, 1)
      const [sine, cosine] = [Math.sin(radians(around)), Math.cos(radians(around))]
      const { right, front } = bones.pelvis
      const low = add(hem, add(times(right, sine * wide), times(front, cosine * body.hip * 0.56)))
      return motifAt(figure, { at: between(top.at, low, part), outward: top.outward })
    }),
  )
}

function lengthBetween([from, to]: readonly [Vector, Vector]): number {
  return Math.hypot(...minus(to, from))
}

function ringOf(centre: Vector, along: Vector, radius: number): Vector[] {
  const way = unit(along)
  const aside = unit(cross(way, Math.abs(way[2]) > 0.8 ? [0, 1, 0] : [0, 0, 1]))
  const ahead = cross(way, aside)
  return Array.from({ length: stepsOfRing }, (_, index) => {
    const angle = (index / stepsOfRing) * 2 * Math.PI
    return add(
      centre,
      add(times(aside, Math.cos(angle) * radius), times(ahead, Math.sin(angle) * radius * 0.9)),
    )
  })
}
