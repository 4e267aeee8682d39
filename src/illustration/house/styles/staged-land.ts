import type { Drawing, Shape } from '../drawing.ts'

/**
 * A staged drawing with its slopes as bare ground, whatever grows on them: the leaves that styles paint stand upright on
 * the page, and what stands on a slope is strewn there one by one. Any other drawing is as it was.
 */
export function groundedSlopes(drawing: Drawing): Drawing {
  if (!drawing.staged) return drawing
  const things = drawing.things.map((thing) =>
    thing.shapes.some(isGrown)
      ? {
          ...thing,
          shapes: thing.shapes.map((shape) =>
            isGrown(shape) ? { ...shape, material: 'ground' as const } : shape,
          ),
        }
      : thing,
  )
  return { ...drawing, things }
}

function isGrown({ part, material }: Shape): boolean {
  return part === 'slope' && material === 'foliage'
}

/**
 * Whether something is land of a stage: seen at any angle, lit and coloured as it is told. Else land is a range of hills
 * whose upper edge is a crest in the light, and whose foot is near.
 */
export function isStagedLand(
  { staged }: Pick<Drawing, 'staged'>,
  { material, marking, soft }: Pick<Shape, 'material' | 'marking' | 'soft'>,
): boolean {
  return staged === true && material === 'ground' && !marking && !soft
}
