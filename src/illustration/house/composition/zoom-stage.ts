import type { Box, Point, Shape, Thing } from '../drawing.ts'
import { rounded } from '../settings/outline.ts'
import { boxOf } from '../settings/shapes.ts'
import type { Stage } from '../settings/stage.ts'
import type { Frame } from './camera-frame.ts'

/** Brings a stage nearer or farther about the middle of its horizon, as the camera wants. Framing stays at the edges. */
export function zoomStage(stage: Stage, frame: Frame): Stage {
  const { zoom, horizon } = frame
  if (zoom === 1) return stage
  const toPage = ([x, y]: Point): Point => [
    rounded(500 + (x - 500) * zoom),
    rounded(horizon + (y - horizon) * zoom),
  ]
  const slots = Object.entries(stage.slots).map(([name, slot]) => {
    const [x, y] = toPage([slot.x, slot.y])
    return [name, { x, y }] as const
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
