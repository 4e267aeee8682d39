import { brushTile } from './brush-tiles.ts'
import type { Canvas } from './canvas.ts'

/** One pull of the brush. Lengths and places in pixels. */
export interface Stroke {
  x: number
  y: number
  /** Direction of the pull, of length 1. */
  right: number
  down: number
  length: number
  width: number
  /** How far its middle bends aside. */
  bend: number
  /** Tones, 0..255. */
  red: number
  green: number
  blue: number
  alpha: number
  /** Which of the brushes, from 0. */
  brush: number
  /** Number of the thing that is painted. */
  owner: number
  /** Difference of tone that it still goes over; beyond it lies another colour, such as an eye. */
  tolerance: number
  /** Goes over the edge of its thing, onto what lies behind it. */
  loose: boolean
}

/**
 * Lays a stroke of bristles. It keeps to its own thing and to places of about its own colour, as a painter
 * cuts in round a shape; nothing in front of its thing is touched.
 */
export function layStroke(canvas: Canvas, stroke: Stroke): void {
  const { width, height, seen, paint, thickness, owner } = canvas
  const { x, y, right, down, bend, alpha } = stroke
  const halfLength = stroke.length / 2
  const halfWidth = stroke.width / 2
  const side = halfWidth + Math.abs(bend)
  const reachX = Math.abs(right) * halfLength + Math.abs(down) * side + 1
  const reachY = Math.abs(down) * halfLength + Math.abs(right) * side + 1
  const left = Math.max(0, Math.floor(x - reachX))
  const end = Math.min(width - 1, Math.ceil(x + reachX))
  const foot = Math.min(height - 1, Math.ceil(y + reachY))
  const { along, across, cover: tile } = brushTile(stroke.brush, stroke.width)
  const { red, green, blue } = stroke
  const perLength = along / stroke.length
  const perWidth = across / stroke.width
  const fade = 1 / (stroke.tolerance * stroke.tolerance)
  for (let row = Math.max(0, Math.floor(y - reachY)); row <= foot; row++) {
    const dy = row - y
    // Most strokes lie aslant: of the row only what the stroke can reach is asked.
    let first = left
    let last = end
    if (right > 0.05 || right < -0.05) {
      const a = x + (-halfLength - dy * down) / right
      const b = x + (halfLength - dy * down) / right
      first = Math.max(first, Math.floor(a < b ? a : b))
      last = Math.min(last, Math.ceil(a < b ? b : a))
    }
    if (down > 0.05 || down < -0.05) {
      const a = x + (dy * right - side) / down
      const b = x + (dy * right + side) / down
      first = Math.max(first, Math.floor(a < b ? a : b))
      last = Math.min(last, Math.ceil(a < b ? b : a))
    }
    for (let column = first; column <= last; column++) {
      const place = row * width + column
      const whose = owner[place]!
      if (whose !== stroke.owner && (!stroke.loose || whose > stroke.owner)) continue
      const dx = column - x
      const u = dx * right + dy * down
      if (u < -halfLength || u >= halfLength) continue
      const part = u / halfLength
      const v = dy * right - dx * down - bend * (part * part - 0.4)
      if (v < -halfWidth || v >= halfWidth) continue
      const texel = (((v + halfWidth) * perWidth) | 0) * along + (((u + halfLength) * perLength) | 0)
      let cover = tile[texel]! * alpha
      if (whose === stroke.owner) {
        const r = seen.red[place]! - red
        const g = seen.green[place]! - green
        const b = seen.blue[place]! - blue
        const near = 1 - (r * r + g * g + b * b) * fade
        if (near <= 0) continue
        cover *= near > 0.5 ? 1 : near * 2
      }
      if (cover < 0.01) continue
      paint.red[place] = paint.red[place]! + (red - paint.red[place]!) * cover
      paint.green[place] = paint.green[place]! + (green - paint.green[place]!) * cover
      paint.blue[place] = paint.blue[place]! + (blue - paint.blue[place]!) * cover
      thickness[place] = thickness[place]! + (cover - thickness[place]!) * cover * 0.6
    }
  }
}
