import { darker, lighter } from '../../pen/colour.ts'
import { boundsOf } from '../../boxes.ts'
import type { Point, Shape } from '../../drawing.ts'
import { smooth } from '../../pen/curves.ts'
import { drawMotif } from '../../props/draw-motif.ts'
import type { Modeller, ModelRequest } from '../model-request.ts'
import { line, plane } from '../solids/build.ts'
import type { Paint, Painted } from '../solids/solid.ts'
import { movedTo } from '../space/frame.ts'
import type { Vector } from '../space/vector.ts'
import { lying } from './lying.ts'
import { colourTold, numberTold, pointsTold } from './prop-model.ts'

/** A heap on both sides, the rut itself and the ridge between two wheels, as parts of the rut's width. */
const [heap, rut, ridge] = [1.5, 1, 0.34]

/**
 * What `state.shows`, by any word for it, driven in sand: ruts as wide as `state.width` metres in a drawing whose longer side
 * is `state.size`, in a colour of the sand. Its middle is at its place and its top to the front; where it shows nothing, there
 * is none. With `state.along` instead, the way that was driven through points across and along, in metres: with a heading
 * of 90 degrees they lie as those of the map; without the ridge between two wheels it is one trench (`state.ridge`).
 */
export const sandDrawing: Modeller = (request) => {
  const { frame, state } = request
  const width = numberTold(request, 'width', 0.42)
  const sand = colourTold(request, '#d9a273')
  const strokes = drawnIn(request)
  const layer = (part: number, colour: string): Painted[] =>
    strokes.map(({ points, closed }) => {
      const paint: Paint = { part: 'rut', material: 'ground', colour, group: `rut${part}`, marking: true }
      const there = points.map(([across, along]): Vector => [across, 0.012, along])
      return closed ? plane(frame, there, paint) : line(frame, there, width * part, paint)
    })
  const marks = [
    ...layer(heap, lighter(sand, 0.4)),
    ...layer(rut, darker(sand, 0.55)),
    ...(state['ridge'] === false
      ? []
      : layer(ridge, darker(sand, 0.1)).filter(({ kind }) => kind === 'line')),
  ]
  const { x0, x1, y0, y1 } = strokes.length > 0 ? boundsOf(strokes) : nothing
  return {
    ...lying(request, marks),
    anchors: {
      middle: movedTo(frame, [(x0 + x1) / 2, 0, (y0 + y1) / 2]),
      top: movedTo(frame, [(x0 + x1) / 2, 0, y1]),
      foot: movedTo(frame, [(x0 + x1) / 2, 0, y0]),
    },
  }
}

const nothing = { x0: 0, x1: 0, y0: 0, y1: 0 }

type Stroke = Pick<Shape, 'points' | 'closed'>

/** Lines of a drawing, and what is filled in it, across and along in metres. */
function drawnIn(request: ModelRequest): Stroke[] {
  const { state, seed } = request
  const way = pointsTold(request, 'along')
  if (way.length > 1) return [{ points: smooth(way, false, 10), closed: false }]
  const shows = state['shows']
  if (typeof shows !== 'string') return []
  const size = numberTold(request, 'size', 8)
  const { shapes, box } = drawMotif(shows, { seed, style: 'chalk', size: size * 100 })
  const middle: Point = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2]
  return shapes.map(({ points, closed }) => ({
    points: points.map(([x, y]): Point => [(x - middle[0]) / 100, (middle[1] - y) / 100]),
    closed,
  }))
}
