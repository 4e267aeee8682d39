import type { Drawing, Shape } from '../drawing.ts'

/**
 * A drawing with its slopes as bare ground, whatever grows on them: the leaves that styles paint stand upright on
 * the page, and what stands on a slope is strewn there one by one.
 */
export function groundedSlopes(drawing: Drawing): Drawing {
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

/** Whether something is land: seen at any angle, lit and coloured as it is told. */
export function isLand({ material, marking, soft }: Pick<Shape, 'material' | 'marking' | 'soft'>): boolean {
  return material === 'ground' && !marking && !soft
}
