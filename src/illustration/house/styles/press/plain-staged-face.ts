import { lightness, mixColours } from '../../pen/colour.ts'
import type { Shape, Thing } from '../../drawing.ts'
import { discOf, smileOf } from './graphic-faces.ts'
import { middleOf } from './scale-points.ts'

const dark = '#2e1413'
const ofDot = /^(glint|eyelid|lash)$/
const inMouth = /^(lip|tongue|teeth)$/
/** A pupil nearer than this to the middle of its white, in heights of that, looks at nothing that would need a white. */
const straight = 0.17
/** An open eye is higher than wide; and of one that is alarmed the pupil fills less. */
const openEye = { least: 0.98, pupil: 0.58 } as const
/** A smile is less high than this, in radii of the face; what is higher laughs. */
const laugh = 0.46

/**
 * A face that was drawn for its view as a designer of posters draws people, and as they are drawn on covers: dots for
 * eyes, with whites only for who looks aside or is alarmed, discs for cheeks, and one line that smiles.
 */
export function plainStagedFace(thing: Thing): Thing {
  if (thing.kind !== 'person') return thing
  const dots = dotsOf(thing.shapes)
  const head = thing.shapes.find(({ part }) => part === 'head')
  const teeth = thing.shapes.some(({ part }) => part === 'teeth')
  const radius = thing.faces[0]?.radius ?? 0
  const mouth = thing.shapes.find(({ part, closed }) => part === 'mouth' && closed)
  const smiles = teeth && mouth !== undefined && isSmile(mouth, radius)
  const shapes = thing.shapes.flatMap((shape): Shape[] => {
    const dot = dots.has(shape)
    if (dot && shape.part === 'eyeWhite') return socketOf(shape, head)
    if (dot && ofDot.test(shape.part)) return []
    // Brows tell what a smile does not.
    if (inMouth.test(shape.part) || (smiles && shape.part === 'brow')) return []
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

/** The shapes of eyes that are dots: of both, or of none. */
function dotsOf(shapes: readonly Shape[]): ReadonlySet<Shape> {
  const [found, asides]: [Set<Shape>, number[]] = [new Set(), []]
  let inEye = false
  for (const [index, shape] of shapes.entries()) {
    if (shape.part === 'eyeWhite') asides.push(asideOf(shape, shapes[index + 1]))
    inEye = shape.part === 'eyeWhite' || (inEye && (shape.part === 'eye' || ofDot.test(shape.part)))
    if (inEye) found.add(shape)
  }
  const mean = asides.reduce((sum, aside) => sum + aside, 0) / asides.length
  return mean < straight ? found : new Set()
}

/** How far a pupil is from the middle of its white, in heights of that; of an eye that is alarmed or half shut, far. */
function asideOf(white: Shape, pupil: Shape | undefined): number {
  if (pupil?.part !== 'eye') return Infinity
  const [around, within] = [middleOf(white.points), middleOf(pupil.points)]
  const open = around.high > around.wide * openEye.least && within.high > around.high * openEye.pupil
  return open
    ? Math.max(Math.abs(within.x - around.x), Math.abs(within.y - around.y)) / around.high
    : Infinity
}

/** Lighter skin round an eye: on dark skin a dark dot would hardly be seen. */
function socketOf(white: Shape, head: Shape | undefined): Shape[] {
  if (!head || lightness(head.colour) > 0.46) return []
  const share = lightness(head.colour) < 0.36 ? 0.3 : 0.15
  return [{ ...white, part: 'socket', colour: mixColours(head.colour, '#f4c79c', share), material: 'skin' }]
}
