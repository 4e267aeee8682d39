import type { PartName } from '../part-name.ts'
import type { StageLight, StagePlace } from '#book/stage-plan.ts'
import type { Material, Point, Shape, Thing } from '../drawing.ts'
import { boundsOf } from '../boxes.ts'
import { smooth } from '../pen/curves.ts'
import { mixColours } from '../pen/colour.ts'
import { clippedTo } from './clip.ts'
import type { Relief } from './relief.ts'
import type { Lens } from './space/lens.ts'
import { projectPolygon } from './space/project.ts'
import type { Vector } from './space/vector.ts'

/** How far the ground goes, in metres: to the sides and away, towards the reader, and how far what stands on a slope does. */
const far = 380
const towards = -40
const aside = 60

type Patch = StagePlace['patches'][number]

interface Land {
  name: PartName
  points: readonly Vector[]
  colour: string
  material: Material
  /** Lands of one group are one piece. */
  group?: string
}

/** The ground of a place with its paths, fields and water, far to near as it is to be painted. */
export function layGround(lens: Lens, place: StagePlace, light: StageLight, relief: Relief): Thing[] {
  // All that the ground is made of is one piece, without a line where its bends meet.
  const lands = [
    groundOf(light, relief).map((land) => ({ ...land, group: 'ground' })),
    ...place.patches.map((patch) => patchOf(patch, light, relief)),
  ]
  return lands.flatMap((land, index): Thing[] => {
    const shapes = land.flatMap((part) => shapeOf(lens, part))
    const [first] = shapes
    if (!first) return []
    return [
      {
        id: `${first.part}${index}`,
        kind: 'scenery',
        shapes,
        box: boundsOf(shapes),
        faces: [],
        depth: Math.min(0.5, 0.3 + 0.02 * index),
      },
    ]
  })
}

function shapeOf(lens: Lens, { name, points, ...look }: Land): Shape[] {
  const seen = clippedTo(lens.sheet, projectPolygon(lens, points))
  return seen.length < 3 ? [] : [{ part: name, points: seen, closed: true, ...look }]
}

function groundOf({ ground: [near, distant] }: StageLight, { bends, lay }: Relief): Land[] {
  if (bends.length < 2) {
    const bands = [
      { from: towards, colour: near },
      { from: 55, colour: mixColours(near, distant, 0.5) },
      { from: 110, colour: distant },
    ]
    return bands.map(({ from, colour }, index) => ({
      name: 'slope',
      colour,
      material: 'ground',
      points: [lay([-far, from + 12 * index]), lay([far, from]), lay([far, far]), lay([-far, far])],
    }))
  }
  const slopes = bends.slice(1).map((to, index): Land => {
    const from = bends[index] as number
    return {
      name: 'slope',
      colour: mixColours(near, distant, Math.min(1, index * 0.3)),
      material: 'foliage',
      // They overlap a little, so that no light shows between them.
      points: [lay([from, towards]), lay([to + 0.15, towards]), lay([to + 0.15, aside]), lay([from, aside])],
    }
  })
  const [[, left], [, right]] = [lay([-far, 0]), lay([far, 0])]
  if (left !== right) return slopes
  // What rises from level land has that behind it.
  const plain: Land = {
    name: 'slope',
    colour: distant,
    material: 'ground',
    points: [
      [-far, left, aside - 1],
      [far, left, aside - 1],
      [far, left, far],
      [-far, left, far],
    ],
  }
  return [plain, ...slopes]
}

function patchOf(patch: Patch, light: StageLight, { lay }: Relief): Land[] {
  const colour = patch.colour ?? colourOf(patch.of, light)
  const material: Material = patch.of === 'water' || patch.of === 'foam' ? 'water' : 'ground'
  const outline = 'outline' in patch ? smooth(patch.outline, true, 6) : bandAlong(patch.along, patch.width)
  return [{ name: patch.of, colour, material, points: outline.map((point) => lay(point, 0.01)) }]
}

function colourOf(what: string, { ground: [near, distant], path, water, shade }: StageLight): string {
  if (what === 'path') return path ?? mixColours(distant, '#d8b36a', 0.75)
  if (what === 'water') return water ?? '#4f9fb0'
  if (what === 'bare') return mixColours(near, '#e9cf9a', 0.8)
  if (what === 'earth') return mixColours(distant, '#8a6a44', 0.55)
  if (what === 'stripe') return mixColours(near, shade, 0.12)
  return distant
}

/** A band of so many metres' width along a line. */
function bandAlong(along: readonly Point[], width: number): Point[] {
  const line = smooth(along, false, 8)
  const edge = (side: 1 | -1): Point[] =>
    line.map(([x, z], index) => {
      const [before, after] = [
        line[Math.max(0, index - 1)] as Point,
        line[Math.min(line.length - 1, index + 1)] as Point,
      ]
      const [ahead, across] = [after[0] - before[0], after[1] - before[1]]
      const length = Math.hypot(ahead, across) || 1
      return [x - (side * across * width) / (2 * length), z + (side * ahead * width) / (2 * length)]
    })
  return [...edge(1), ...edge(-1).toReversed()]
}
