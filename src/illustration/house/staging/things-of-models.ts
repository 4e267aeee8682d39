import { area, clippedTo } from './clip.ts'
import { boundsOf } from '../boxes.ts'
import type { Face, Shape, Thing } from '../drawing.ts'
import { depthOf, type Lens, nearest } from './space/lens.ts'
import { aboveWater, nearSideAt } from './above-water.ts'
import { dot, minus, unit } from './space/vector.ts'
import { depthOfBody, outlinesOf } from './solids/outlines.ts'
import type { Model, Painted, Piece, Solid } from './solids/solid.ts'
import type { StageMemory } from './stage-memory.ts'

/** Bodies smaller than this, in square page units, are left out. */
const leastArea = 0.5
/** What lies on a surface is seen until it is turned as far away as this, as a cosine. */
const leastTurn = 0.08

/** The colour of something so many metres away, through the air. */
export type Haze = (colour: string, depth: number) => string

/** Models that are sorted together, since they carry, hold or ride one another; the one that carries comes first. */
export type Company = readonly Model[]

interface View {
  lens: Lens
  haze: Haze
  /** How near a depth in metres is, for styles: 0 at the horizon, 1 at the front edge. */
  near: (depth: number) => number
  memory?: StageMemory
  /** Hands that are closed round something. */
  grasps?: readonly Grasp[]
}

/** The fingers of somebody's hand, and what they are closed round. */
export interface Grasp {
  by: Model
  fingers: Piece
  of: string
}

/**
 * Models as a lens sees them, back to front, as things that any style paints. Somebody who is before and behind another
 * in one company becomes several things of one id.
 */
export function thingsOfModels(companies: readonly Company[], view: View): Thing[] {
  return closed(modelsInOrder(companies, view), view)
}

/** With the fingers of each hand over what it holds, where that hides the hand: a hand closes round a thing and is not behind it. */
function closed(things: readonly Thing[], { lens, haze, grasps = [] }: View): Thing[] {
  const over = grasps.flatMap(({ by, fingers, of }) => {
    const held = things.findLastIndex(({ id }) => id === of)
    const hand = things.findLastIndex(({ id }) => id === by.id)
    const own = things[hand]
    if (!own || held < hand) return []
    const { shapes } = drawPiece(lens, fingers, { haze, waterline: by.waterline })
    return shapes.length === 0 ? [] : [{ held, thing: { ...own, shapes, faces: [], box: boundsOf(shapes) } }]
  })
  return things.flatMap((thing, index) => [
    thing,
    ...over.filter(({ held }) => held === index).map((one) => one.thing),
  ])
}

function modelsInOrder(companies: readonly Company[], { lens, haze, near, memory }: View): Thing[] {
  return companies
    .toSorted((a, b) => depthOfCompany(lens, b) - depthOfCompany(lens, a))
    .flatMap((company) => runsOf(lens, company))
    .flatMap(({ model, pieces }) => {
      const drawn = pieces.map((piece) => {
        const draw = (): Drawn => drawPiece(lens, piece, { haze, waterline: model.waterline })
        return memory ? memory.drawn(lens, piece, draw) : draw()
      })
      const shapes = drawn.flatMap((one) => one.shapes)
      if (shapes.length === 0) return []
      const depth = pieces.reduce((sum, piece) => sum + depthOfPiece(lens, piece), 0) / pieces.length
      const { id, kind } = model
      const thing: Thing = {
        id,
        kind,
        shapes,
        box: boundsOf(shapes),
        faces: drawn.flatMap((one) => one.faces),
        depth: near(depth),
      }
      return isInSight(lens, thing) ? [thing] : []
    })
}

function depthOfCompany(lens: Lens, [lead]: Company): number {
  return lead ? depthOf(lens, lead.frame.origin) : 0
}

interface Run {
  model: Model
  pieces: Piece[]
}

/** All pieces of a company far to near, cut where they become another's. */
function runsOf(lens: Lens, company: Company): Run[] {
  const pieces = company
    .flatMap((model) => model.pieces.map((piece) => ({ model, piece, depth: depthOfPiece(lens, piece) })))
    .toSorted((a, b) => b.depth - a.depth)
  const runs: Run[] = []
  for (const { model, piece } of pieces) {
    const last = runs.at(-1)
    if (last?.model === model) last.pieces.push(piece)
    else runs.push({ model, pieces: [piece] })
  }
  return runs
}

function depthOfPiece(lens: Lens, { solids, nearer = 0 }: Piece): number {
  const bodies = solids.filter((solid) => !isMarking(solid))
  const depths = (bodies.length > 0 ? bodies : solids).map((solid) => depthOfSolid(lens, solid))
  return depths.reduce((sum, depth) => sum + depth, 0) / depths.length - nearer
}

function depthOfSolid(lens: Lens, solid: Solid): number {
  const depth = solid.kind === 'drawn' ? depthOf(lens, solid.centre) : depthOfBody(lens, solid)
  return depth - (solid.nearer ?? 0)
}

function isMarking(solid: Solid): boolean {
  return solid.kind !== 'drawn' && solid.paint.marking === true
}

/** What is seen of a solid or a piece. */
export interface Drawn {
  shapes: Shape[]
  faces: Face[]
}

/** How a model looks there: through so much air, in water so high. */
interface Medium {
  haze: Haze
  waterline?: number | undefined
}

function drawPiece(lens: Lens, piece: Piece, medium: Medium): Drawn {
  const layers: Solid[][] = []
  for (const solid of piece.solids) {
    const last = layers.at(-1)
    // A marking stays with what it lies on, wherever its own depth would put it.
    if (last && isMarking(solid)) last.push(solid)
    else layers.push([solid])
  }
  const sorted = layers
    .map((solids) => ({ solids, depth: depthOfSolid(lens, solids[0] as Solid) }))
    .toSorted((a, b) => b.depth - a.depth)
  const drawn = sorted.flatMap(({ solids }) => solids.map((solid) => drawSolid(lens, solid, medium)))
  return { shapes: drawn.flatMap((one) => one.shapes), faces: drawn.flatMap((one) => one.faces) }
}

/** What a lens sees of one solid. */
export function drawSolid(lens: Lens, solid: Solid, { haze, waterline }: Medium): Drawn {
  const depth = depthOfSolid(lens, solid)
  if (solid.kind === 'drawn') {
    if (depth < nearest) return { shapes: [], faces: [] }
    const drawn = solid.draw(lens, (colour) => haze(colour, depth))
    return waterline === undefined ? drawn : dryOf(drawn, { lens, depth, waterline })
  }
  if (isTurnedAway(lens, solid)) return { shapes: [], faces: [] }
  const { colour, colour2, ...paint } = solid.paint
  const cut =
    waterline === undefined
      ? undefined
      : { lens, waterline, depth: nearSideAt(lens, solid, waterline) ?? depth }
  const shapes = outlinesOf(lens, solid)
    .filter(({ points, closed }) => !closed || area(points) > leastArea)
    .flatMap((outline): Shape[] => {
      const dry = cut ? aboveWater(outline, cut) : outline.points
      const points = outline.closed ? clippedTo(lens.sheet, dry) : dry
      if (points.length < 2) return []
      const colours = { colour: haze(colour, depth), ...(colour2 && { colour2: haze(colour2, depth) }) }
      return [{ ...paint, ...colours, ...outline, points }]
    })
  return { shapes, faces: [] }
}

/** What of a drawing is above the water; a face is there or not, since styles draw it anew. */
function dryOf({ shapes, faces }: Drawn, water: { lens: Lens; depth: number; waterline: number }): Drawn {
  return {
    shapes: shapes.flatMap((shape) => {
      const points = aboveWater(shape, water)
      return points.length < 2 ? [] : [{ ...shape, points }]
    }),
    faces: faces.filter(
      ({ centre }) => aboveWater({ points: [centre, centre], closed: false }, water).length > 0,
    ),
  }
}

function isTurnedAway(lens: Lens, solid: Painted): boolean {
  if (!solid.outward) return false
  const there =
    solid.kind === 'ball' ? solid.centre : solid.kind === 'blob' ? solid.balls[0]?.centre : solid.points[0]
  return there !== undefined && dot(unit(solid.outward), unit(minus(lens.at, there))) < leastTurn
}

function isInSight({ sheet }: Lens, { box }: Thing): boolean {
  return box.x1 > -40 && box.x0 < sheet.width + 40 && box.y1 > -40 && box.y0 < sheet.height + 40
}
