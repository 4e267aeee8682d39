import type { PartName } from '../part-name.ts'
import type { Material, Point, Shape } from '../drawing.ts'

type Extra = Partial<Pick<Shape, 'colour2' | 'alpha' | 'soft' | 'holes' | 'material' | 'group'>>

/** Lays shapes down in painting order, all in one group and material unless told otherwise. */
export interface Pen {
  /** Everything laid down so far, by this pen and those it was derived from. */
  readonly shapes: Shape[]
  /** A pen onto the same sheet for another piece (one outline, one shadow). */
  piece(group: string, material?: Material): Pen
  /** A filled shape. */
  fill(part: PartName, points: readonly Point[], colour: string, extra?: Extra): void
  /** A stroke that is a thing of its own: a rope, a stalk. */
  line(part: PartName, points: readonly Point[], width: number, colour: string, extra?: Extra): void
  /** A filled marking on the surface: eye, spot, window. */
  mark(part: PartName, points: readonly Point[], colour: string, extra?: Extra): void
  /** A drawn marking on the surface: mouth, seam, brow. */
  stroke(part: PartName, points: readonly Point[], width: number, colour: string, extra?: Extra): void
}

/** A pen for one piece; shapes given to it lie below what it draws. */
export function newPen(group: string, material: Material, shapes: Shape[] = []): Pen {
  const base = { group, material }
  return {
    shapes,
    piece: (name, other = material) => newPen(name, other, shapes),
    fill(part, points, colour, extra = {}) {
      shapes.push({ part, points, closed: true, colour, ...base, ...extra })
    },
    line(part, points, width, colour, extra = {}) {
      shapes.push({ part, points, closed: false, width, colour, ...base, ...extra })
    },
    mark(part, points, colour, extra = {}) {
      shapes.push({ part, points, closed: true, colour, marking: true, ...base, ...extra })
    },
    stroke(part, points, width, colour, extra = {}) {
      shapes.push({ part, points, closed: false, width, colour, marking: true, ...base, ...extra })
    },
  }
}
