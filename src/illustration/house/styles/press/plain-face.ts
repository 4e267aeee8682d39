import type { PartName } from '../../part-name.ts'
import { lightness, mixColours } from '../../pen/colour.ts'
import type { Point, Shape, Thing } from '../../drawing.ts'
import { discOf, smileOf } from './graphic-faces.ts'
import { middleOf } from './scale-points.ts'

const dark = '#2e1413'
const ofEye: ReadonlySet<PartName> = new Set(['glint', 'eyelid', 'lash'])
const inMouth: ReadonlySet<PartName> = new Set(['lip', 'tongue', 'teeth'])
/** An open eye is higher than wide, beside its width; and its dot is at least so high, as a part of it. */
const openEye = { least: 0.98, dot: 0.7 } as const
/** A smile is less high than this, in radii of the face; what is higher laughs. */
const laugh = 0.46

/**
 * A face that was drawn for its view as a designer of posters draws people, and as the flat figures of these styles are: dots
 * for eyes, wherever they look, discs for cheeks, and one line that smiles.
 */
export function plainFace(thing: Thing): Thing {
  if (thing.kind !== 'person') return thing
  const head = thing.shapes.find(({ part }) => part === 'head')
  const dots = dotsFor(thing.shapes, head)
  const teeth = thing.shapes.some(({ part }) => part === 'teeth')
  const radius = thing.faces[0]?.radius ?? 0
  const mouth = thing.shapes.find(({ part, closed }) => part === 'mouth' && closed)
  const smiles = teeth && mouth !== undefined && isSmile(mouth, radius)
  const shapes = thing.shapes.flatMap((shape): Shape[] => {
    const dot = dots.get(shape)
    if (dot) return dot
    // Brows tell what a smile does not.
    if (inMouth.has(shape.part) || (smiles && shape.part === 'brow')) return []
    if (shape === mouth) return [{ ...(smiles ? smileOf(shape) : shape), colour: dark, material: 'ink' }]
    return [shape.part === 'cheek' ? discOf(shape) : shape]
  })
  return { ...thing, shapes }
}

/** Whether the corners of a mouth are lifted, and it is not so open that it laughs. */
function isSmile({ points }: Shape, radius: number): boolean {
  const { y, high } = middleOf(points)
  const across = points.toSorted((a, b) => a[0] - b[0])
  const [left, right] = [across[0], across.at(-1)]
  if (!left || !right || high >= radius * laugh) return false
  return (left[1] + right[1]) / 2 < y - high * lifted
}

const lifted = 0.15

/** What becomes of the shapes of open eyes, by these; those of shut ones are lines already. */
function dotsFor(shapes: readonly Shape[], head: Shape | undefined): ReadonlyMap<Shape, Shape[]> {
  const found = new Map<Shape, Shape[]>()
  let white: Shape | undefined
  for (const shape of shapes) {
    if (shape.part === 'eyeWhite') {
      white = shape
      found.set(shape, socketOf(shape, head))
    } else if (white && shape.part === 'eye') found.set(shape, [dotOf(white, shape)])
    else if (white && ofEye.has(shape.part)) {
      // A lid that is half down tells who is sleepy.
      found.set(shape, shape.part === 'eyelid' && !isOpen(white) ? [shape] : [])
    } else white = undefined
  }
  return found
}

function isOpen({ points }: Shape): boolean {
  const { wide, high } = middleOf(points)
  return high > wide * openEye.least
}

/** How much of its way to the side a pupil goes when it is a dot: all of it would squint. */
const glance = 0.5

/** The dot of an eye: where it looks, a little, and as large as the dots of those who look straight ahead. */
function dotOf(white: Shape, pupil: Shape): Shape {
  const [around, within] = [middleOf(white.points), middleOf(pupil.points)]
  const grown = isOpen(white) ? Math.max(1, (around.high * openEye.dot) / within.high) : 1
  const [x, y] = [mix(around.x, within.x, glance), mix(around.y, within.y, glance)]
  const points = pupil.points.map(
    ([px, py]): Point => [x + (px - within.x) * grown, y + (py - within.y) * grown],
  )
  return { ...pupil, points }
}

function mix(from: number, to: number, part: number): number {
  return from + (to - from) * part
}

/** Lighter skin round an eye: on dark skin a dark dot would hardly be seen. */
function socketOf(white: Shape, head: Shape | undefined): Shape[] {
  if (!head || lightness(head.colour) > 0.46) return []
  const share = lightness(head.colour) < 0.36 ? 0.3 : 0.15
  return [{ ...white, part: 'socket', colour: mixColours(head.colour, '#f4c79c', share), material: 'skin' }]
}
