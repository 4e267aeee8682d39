import type { PartName } from '../../part-name.ts'
import type { Point, Shape, Thing } from '../../drawing.ts'
import { scalePoints } from './scale-points.ts'

/** What few inks leave out of faces: whites, lights, lashes and the softness of cheeks. */
const fineness: ReadonlySet<PartName> = new Set([
  'eyeWhite',
  'lash',
  'glint',
  'noseShine',
  'blush',
  'earFold',
])
const openMouth: ReadonlySet<PartName> = new Set(['lip', 'tongue', 'teeth'])

/** An animal's face as a designer of posters draws it: dots for eyes, discs for cheeks and one line that smiles. */
export function graphicFaces(thing: Thing): Thing {
  if (thing.kind !== 'creature') return thing
  const shown = (part: PartName): boolean => thing.shapes.some((shape) => shape.part === part)
  const open = shown('eyeWhite') || shown('glint')
  // A laugh, with eyes that laugh along, stays open.
  const smiles = shown('eyeWhite') && shown('teeth')
  const shapes = thing.shapes
    .filter(({ part }) => !fineness.has(part) && !(smiles && (openMouth.has(part) || part === 'brow')))
    .map((shape) => {
      if (open && shape.part === 'eye' && shape.closed) return dotOf(shape)
      if (smiles && shape.part === 'mouth' && shape.closed) return smileOf(shape)
      return shape.part === 'cheek' ? discOf(shape) : shape
    })
  return { ...thing, shapes }
}

function dotOf(shape: Shape): Shape {
  return { ...shape, points: scalePoints(shape.points, 0.72) }
}

export function discOf(shape: Shape): Shape {
  return { ...shape, points: scalePoints(shape.points, 0.86), soft: false, alpha: 1 }
}

/** The line from one corner of a smiling mouth to the other, by way of what was its lower lip. */
export function smileOf(mouth: Shape): Shape {
  const { points } = mouth
  const left = points.reduce((best, point) => (point[0] < best[0] ? point : best))
  const right = points.reduce((best, point) => (point[0] > best[0] ? point : best))
  const lowest = points.reduce((best, point) => (point[1] > best[1] ? point : best))
  const wide = right[0] - left[0]
  const middle: Point = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2]
  const control: Point = [middle[0], middle[1] + 1.3 * (lowest[1] - middle[1])]
  const line = Array.from({ length: 13 }, (_unused, index): Point => {
    const part = 0.1 + (0.8 * index) / 12
    const [a, b, c] = [(1 - part) * (1 - part), 2 * part * (1 - part), part * part]
    return [a * left[0] + b * control[0] + c * right[0], a * left[1] + b * control[1] + c * right[1]]
  })
  return { ...mouth, points: line, closed: false, width: wide * 0.1 }
}
