import type { Shape, Thing } from '../../drawing.ts'
import { scalePoints } from './scale-points.ts'

const details: ReadonlySet<string> = new Set(['eyeWhite', 'lash', 'glint'])

/** Somebody's eyes as few inks print them: dots without whites or lights. */
export function dotEyes(thing: Thing): Thing {
  const open = thing.shapes.some(({ part }) => part === 'eyeWhite')
  if (thing.kind !== 'person' || !open) return thing
  return {
    ...thing,
    shapes: thing.shapes
      .filter(({ part }) => !details.has(part))
      .map((shape) => (isPupil(shape) ? { ...shape, points: scalePoints(shape.points, 0.68) } : shape)),
  }
}

function isPupil({ part, closed }: Shape): boolean {
  return part === 'eye' && closed
}
