import { newPen, type Pen } from '../pen/pen.ts'
import { type Placement, placeShapes } from '../pen/place.ts'

/** Draws a part about its own root and puts it in place: an ear, a wing, a leaf. */
export function drawTurnedPart(pen: Pen, draw: (part: Pen) => void, placement: Placement): void {
  const part = newPen('part', 'fur')
  draw(part)
  for (const shape of placeShapes(part.shapes, {
    ...placement,
    degrees: (placement.degrees ?? 0) * (placement.mirror ? -1 : 1),
  })) {
    const {
      part: name,
      points,
      colour,
      width,
      material: _material,
      group: _group,
      marking,
      closed,
      ...extra
    } = shape
    if (closed && marking) pen.mark(name, points, colour, extra)
    else if (closed) pen.fill(name, points, colour, extra)
    else if (marking) pen.stroke(name, points, width ?? 1, colour, extra)
    else pen.line(name, points, width ?? 1, colour, extra)
  }
}
