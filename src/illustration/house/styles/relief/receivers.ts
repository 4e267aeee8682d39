import { boundsOf } from '../../boxes.ts'
import type { Drawing, Shape, Sheet, Thing } from '../../drawing.ts'

/** For each thing by its number on the stage (its place counted from 1): 1 if it takes the shadow of thing `index`. */
export function receiversOf(drawing: Drawing, index: number): Uint8Array {
  const receives = new Uint8Array(drawing.things.length + 1)
  const caster = drawing.things[index] as Thing
  drawing.things.forEach((thing, other) => {
    if (other > index) return
    const sameKind = (thing.kind === 'scenery') === (caster.kind === 'scenery')
    const near = Math.abs(thing.depth - caster.depth) < (caster.kind === 'scenery' ? 0.12 : 0.04)
    if (other === index || (sameKind && near)) receives[other + 1] = 1
  })
  return receives
}

/** Things that the long shadows on the ground fall on. */
export function shadowGround(drawing: Drawing, sheet: Sheet): Uint8Array {
  const receives = new Uint8Array(drawing.things.length + 1)
  drawing.things.forEach((thing, index) => {
    if (thing.kind === 'scenery' && thing.shapes.some((shape) => isGround(shape, sheet)))
      receives[index + 1] = 1
  })
  return receives
}

function isGround(shape: Shape, sheet: Sheet): boolean {
  if (shape.soft) return false
  if (shape.part === 'floor' || shape.part === 'rug') return true
  if (shape.material === 'ground' && !shape.marking) return true
  return shape.closed && paved.has(shape.material) && reachesFoot(shape, sheet)
}

/** What streets, quays and decks are made of. */
const paved: ReadonlySet<Shape['material']> = new Set(['stone', 'wood'])

/** From side to side, and from somewhere below the sky to beyond the foot of the page: a wall begins higher. */
function reachesFoot({ points }: Shape, { width, height }: Sheet): boolean {
  const { x0, x1, y0, y1 } = boundsOf([{ points }])
  return x1 - x0 > width * 0.7 && y0 > height * 0.3 && y1 > height
}

/** Page units above the ground from which a thing throws no shadow that belongs to it. */
const aloft = 90

/** If thing `index` is the soft shadow of somebody who stands on the ground: who stands there, and how far down. */
export function standingOn(drawing: Drawing, index: number): { things: Thing[]; foot: number } | undefined {
  const shadow = drawing.things[index] as Thing
  if (shadow.kind !== 'scenery' || !shadow.shapes.every(({ part, soft }) => part === 'shadow' && soft))
    return undefined
  const things: Thing[] = []
  for (const thing of drawing.things.slice(index + 1)) {
    if (thing.kind === 'scenery') break
    things.push(thing)
  }
  const ys = shadow.shapes.flatMap((shape) => shape.points.map(([, y]) => y))
  if (ys.length === 0) return undefined
  const foot = (Math.min(...ys) + Math.max(...ys)) / 2
  // The shadow of a balloon would lie apart, as if of somebody else.
  const onGround = things.filter(({ box }) => box.y1 > foot - aloft)
  return onGround.length > 0 ? { things: onGround, foot } : undefined
}
