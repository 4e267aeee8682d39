import { grown, meets } from '../boxes.ts'
import type { Box, Shape, Thing } from '../drawing.ts'
import { boxOf, scenery } from './shapes.ts'
import { discOf } from './hang-disc.ts'
import type { Stage } from './stage.ts'

/** Page units that a cloud keeps from what is beside it, and more from a crown that would wear it as a hat. */
const beside = 26
const above = 64

/** Broader scenery is land, behind which a cloud may sink. */
const broadest = 620

/** How far a cloud drifts to find open sky, nearest first, and how small it may get there. */
const drifts = [0, 60, -60, 120, -120, 190, -190, 270, -270, 360, -360, 460, -460, 570, -570, 690, -690]
const lifts = [0, -40, 40, -80, 80]
/** On a cover a cloud comes down from where the title is to hang as far below it as this. */
const liftsUnderTitle = [...lifts, 120, 160, 200, 240, 280]
const underTitle = 130
const sizes = [1, 0.72]

/** A cloud is cut by the side of the page by no more than this share of it, and hangs below its top. */
const mostCut = 0.45
const highest = 34

/**
 * Clouds drift off crowns, roofs, masts, balloons and each other; one that finds no open sky is left out. Veiled skies
 * and calm parts keep theirs only where they are clear as well.
 */
export function clearClouds(stage: Stage, { title }: { title?: Box } = {}): Stage {
  const clouds = stage.behind.filter(isCloud)
  if (clouds.length === 0) return stage
  const lowest = title ? title.y1 + underTitle : Math.max(...clouds.map(({ box }) => box.y1))
  const taken = [...standing(stage.behind), ...discs(stage)]
  if (title) taken.push(title)
  const settled = new Map<Thing, Thing | undefined>()
  // The biggest first: the small ones find room more easily.
  for (const cloud of clouds.toSorted((a, b) => widthOf(b.box) - widthOf(a.box))) {
    const free = inOpenSky(cloud, taken, lowest, title ? liftsUnderTitle : lifts)
    settled.set(cloud, free)
    if (free) taken.push(grown(free.box, beside))
  }
  const behind = stage.behind.flatMap((thing) => (settled.has(thing) ? (settled.get(thing) ?? []) : [thing]))
  return { ...stage, behind }
}

function isCloud({ id }: Thing): boolean {
  return /^cloud\d/.test(id)
}

function widthOf({ x0, x1 }: Box): number {
  return x1 - x0
}

/** The cloud where nothing meets it, or nothing. */
function inOpenSky(
  cloud: Thing,
  taken: readonly Box[],
  lowest: number,
  heights: readonly number[],
): Thing | undefined {
  for (const size of sizes) {
    for (const lift of heights) {
      for (const drift of drifts) {
        const box = moved(cloud.box, drift, lift, size)
        if (isFree(box, taken, lowest))
          return drift === 0 && lift === 0 && size === 1 ? cloud : drawnIn(cloud, box)
      }
    }
  }
  return undefined
}

function moved({ x0, x1, y0, y1 }: Box, right: number, down: number, size: number): Box {
  const [x, y] = [(x0 + x1) / 2 + right, (y0 + y1) / 2 + down]
  const [wide, tall] = [((x1 - x0) / 2) * size, ((y1 - y0) / 2) * size]
  return { x0: x - wide, x1: x + wide, y0: y - tall, y1: y + tall }
}

function isFree(box: Box, taken: readonly Box[], lowest: number): boolean {
  const cut = Math.max(0, -box.x0, box.x1 - 1000) / widthOf(box)
  if (cut > mostCut || box.y0 < highest || box.y1 > lowest) return false
  return !taken.some((other) => meets(other, box))
}

function drawnIn(cloud: Thing, box: Box): Thing {
  const { x0, y0 } = cloud.box
  const size = widthOf(box) / widthOf(cloud.box)
  const shapes = cloud.shapes.map(
    (shape): Shape => ({
      ...shape,
      points: shape.points.map(([x, y]) => [box.x0 + (x - x0) * size, box.y0 + (y - y0) * size] as const),
    }),
  )
  return scenery(cloud.id, cloud.depth, shapes)
}

/** What the place raises before its sky. */
function standing(things: readonly Thing[]): Box[] {
  return things
    .filter(({ id, depth }) => depth > 0.06 && id !== 'glade' && id !== 'haze')
    .flatMap(({ shapes }) => shapes.filter(({ closed, soft, marking }) => closed && !soft && !marking))
    .map((shape) => boxOf([shape]))
    .filter((box) => widthOf(box) < broadest)
    .map((box) => ({ ...grown(box, beside), y0: box.y0 - above }))
}

function discs({ behind }: Stage): Box[] {
  const disc = discOf(behind)
  return disc ? [grown(disc, beside)] : []
}
