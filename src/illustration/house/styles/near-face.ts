import type { Drawing } from '../drawing.ts'

/** Whether a place lies on somebody's face, or within `spare` page units of it. */
export function nearFace(drawing: Drawing, x: number, y: number, spare: number): boolean {
  return drawing.things.some((thing) =>
    thing.faces.some((face) => {
      const dx = x - face.centre[0]
      const dy = y - face.centre[1]
      const reach = face.radius + spare
      return dx * dx + dy * dy < reach * reach
    }),
  )
}
