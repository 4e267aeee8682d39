import type { Box, Point, Shape, Thing } from '../drawing.ts'
import { rounded } from '../settings/outline.ts'
import { boxOf } from '../settings/shapes.ts'
import type { Stage } from '../settings/stage.ts'
import type { Frame } from './camera-frame.ts'

/** What stands in a slot stays as far from the sides of the page as this, unless it is nearer of itself. */
const slotMargin = 130

/**
 * Brings a stage nearer or farther about the middle of its horizon and shifts it, as the camera wants. Framing stays at
 * the edges.
 */
export function zoomStage(stage: Stage, frame: Frame): Stage {
  const { zoom, horizon } = frame
  const pan = panWithin(stage, frame)
  if (zoom === 1 && pan === 0) return stage
  const toPage = ([x, y]: Point): Point => [
    rounded(500 + pan + (x - 500) * zoom),
    rounded(horizon + (y - horizon) * zoom),
  ]
  const slots = Object.entries(stage.slots).map(([name, slot]) => {
    const [x, y] = toPage([slot.x, slot.y])
    return [name, { ...slot, x, y }] as const
  })
  const { paths, water, windowGlass } = stage
  return {
    ...stage,
    behind: stage.behind.map((thing) => zoomThing(thing, zoom, toPage)),
    ...(paths && { paths: paths.map((path) => zoomThing(path, zoom, toPage)) }),
    slots: Object.fromEntries(slots),
    glows: stage.glows.map((glow) => ({ ...glow, centre: toPage(glow.centre), radius: glow.radius * zoom })),
    ...(windowGlass && { windowGlass: zoomBox(windowGlass, toPage) }),
    ...(water && { water: { ...water, y0: toPage([0, water.y0])[1], y1: toPage([0, water.y1])[1] } }),
  }
}

/** The shift that a frame asks for, as far as it leaves furniture and windows on the page. */
function panWithin({ slots, windowGlass }: Stage, { pan, zoom }: Frame): number {
  const kept = Object.values(slots).map(({ x }) => x)
  if (windowGlass) kept.push(windowGlass.x0, windowGlass.x1)
  const ends = kept.map((x) => 500 + (x - 500) * zoom)
  const room = pan < 0 ? Math.min(...ends) - slotMargin : 1000 - slotMargin - Math.max(...ends)
  return Math.sign(pan) * Math.max(0, Math.min(Math.abs(pan), room))
}

function zoomBox(box: Box, toPage: (point: Point) => Point): Box {
  const [x0, y0] = toPage([box.x0, box.y0])
  const [x1, y1] = toPage([box.x1, box.y1])
  return { x0, y0, x1, y1 }
}

function zoomThing(thing: Thing, zoom: number, toPage: (point: Point) => Point): Thing {
  const shapes = thing.shapes.map(
    (shape): Shape => ({
      ...shape,
      points: shape.points.map(toPage),
      ...(shape.width !== undefined && { width: rounded(shape.width * zoom) }),
      ...(shape.holes && { holes: shape.holes.map((hole) => hole.map(toPage)) }),
    }),
  )
  return { ...thing, shapes, box: boxOf(shapes) }
}
