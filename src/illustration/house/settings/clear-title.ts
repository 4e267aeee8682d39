import { grown, meets } from '../boxes.ts'
import type { Box, Shape, Thing } from '../drawing.ts'
import { boxOf, scenery } from './shapes.ts'
import type { Stage } from './stage.ts'

/** Where the words of a title stand on a cover, in page units: 11 to 71 mm from its top and 16 mm from its sides. */
export const titleBox: Box = { x0: 76, y0: 52, x1: 924, y1: 336 }

/** What runs in from above the page is a trunk up to this breadth, in page units, and leaves up to that. */
const broadestTrunk = 200
const broadestLeaves = 720

/** How far off a thing is that may sink behind what is nearer, and page units that it sinks at most. */
const far = 0.2
const deepest = 110

/**
 * Leaves a cover's sky to its title: stars keep out of it, towers and bushes far off sink below it, and of a wood the
 * trunks that would run through it are left out and the leaves lifted, so that one looks into a clearing. A room has no
 * lamp that hangs into it.
 */
export function clearTitle(stage: Stage): Stage {
  return {
    ...stage,
    behind: stage.behind.filter((thing) => !isLampInTitle(thing)).map(offTitle),
    before: stage.before.map(offTop),
  }
}

function isLampInTitle({ id, shapes }: Thing): boolean {
  return id === 'lamp' && shapes.some(isInTitle)
}

function offTitle(thing: Thing): Thing {
  if (thing.id === 'stars') return without(thing, thing.shapes.filter(isInTitle))
  if (thing.id === 'sun' || /^(sky|glade|haze|cloud\d*)$/.test(thing.id)) return thing
  return sunk(offTop(thing))
}

/** Without trunks that run into the title from above, and with leaves that hang into it lifted out of it. */
function offTop(thing: Thing): Thing {
  const clear = without(thing, hangingIn(thing, 0, broadestTrunk))
  const leaves = hangingIn(clear, broadestTrunk, broadestLeaves)
  return leaves.length === 0 ? clear : moved(clear, titleBox.y0 - boxOf(leaves).y1)
}

function isInTitle(shape: Shape): boolean {
  return meets(boxOf([shape]), titleBox)
}

/** What comes into the title from above the page and is this broad, in page units. */
function hangingIn({ shapes }: Thing, least: number, most: number): Shape[] {
  return shapes.filter((shape) => {
    const box = boxOf([shape])
    const broad = box.x1 - box.x0
    return shape.closed && box.y0 < 0 && broad >= least && broad < most && meets(box, titleBox)
  })
}

/** The thing without these shapes, what belongs to them and the marks on them. */
function without(thing: Thing, gone: readonly Shape[]): Thing {
  if (gone.length === 0) return thing
  const groups = new Set(gone.flatMap(({ group }) => (group === undefined ? [] : [group])))
  const boxes = gone.map((shape) => grown(boxOf([shape]), 4))
  const isOnOne = (shape: Shape): boolean => {
    const { x0, x1, y0, y1 } = boxOf([shape])
    return boxes.some((box) => x0 >= box.x0 && x1 <= box.x1 && y0 >= box.y0 && y1 <= box.y1)
  }
  const left = thing.shapes.filter(
    (shape) =>
      !gone.includes(shape) &&
      !(shape.group !== undefined && groups.has(shape.group)) &&
      !(shape.marking && isOnOne(shape)),
  )
  return scenery(thing.id, thing.depth, left)
}

/** A thing far off that reaches up into the title, lower by as much; and firs at the sides, wherever these stand. */
function sunk(thing: Thing): Thing {
  const isFirs = thing.id === 'framingTrunks' && thing.shapes.every((shape) => boxOf([shape]).y0 > 0)
  if (thing.depth >= far && !isFirs) return thing
  const reaching = thing.shapes.filter((shape) => shape.closed && !shape.soft && isInTitle(shape))
  if (reaching.length === 0) return thing
  const by = titleBox.y1 - boxOf(reaching).y0
  return by > deepest ? thing : moved(thing, by)
}

function moved(thing: Thing, down: number): Thing {
  const shapes = thing.shapes.map(
    (shape): Shape => ({ ...shape, points: shape.points.map(([x, y]) => [x, y + down] as const) }),
  )
  return scenery(thing.id, thing.depth, shapes)
}
