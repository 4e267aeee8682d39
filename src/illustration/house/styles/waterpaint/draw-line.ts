import type { Point } from '../../drawing.ts'
import { fillMask, type Outline } from '../../raster/fill-mask.ts'
import type { Noise } from '../../raster/noise.ts'
import type { Rgb } from '../../raster/rgb.ts'
import { scratch } from '../../raster/scratch.ts'
import { pigment, type Sheet } from './sheet.ts'
import type { Volume } from './volume.ts'

/**
 * One fine pen line around a whole piece: its outlines grown by the line's width, less the piece itself, so that
 * joints inside never show. The pen presses unevenly and skips on the paper's hills.
 */
export function drawLine(
  sheet: Sheet,
  body: readonly Outline[],
  volume: Volume,
  pen: { width: number; colour: Rgb; strength: number; pressure: Noise },
): void {
  const { box, mask } = volume
  const grown = body.map((outline) =>
    outline.hole ? outline : grow(outline.points, pen.width, pen.pressure),
  )
  const outer = fillMask(grown, box, sheet.scale, scratch('patch', box.width * box.height))
  const [red, green, blue] = pigment(pen.colour)
  const { values: paper, size } = sheet.paper
  const left = Math.max(0, -box.x0)
  const right = Math.min(box.width, sheet.width - box.x0)
  for (let y = Math.max(0, -box.y0); y < Math.min(box.height, sheet.height - box.y0); y++) {
    const paperRow = ((y + box.y0) & (size - 1)) * size
    let index = y * box.width + left
    let place = (y + box.y0) * sheet.width + box.x0 + left
    for (let x = left; x < right; x++, index++, place++) {
      const line = outer[index]! - mask[index]!
      if (line < 0.02) continue
      const tooth = 0.94 - paper[paperRow + ((x + box.x0) & (size - 1))]! * 0.32
      const amount = line * pen.strength * (tooth > 1 ? 1 : tooth)
      sheet.red[place] = sheet.red[place]! + amount * red
      sheet.green[place] = sheet.green[place]! + amount * green
      sheet.blue[place] = sheet.blue[place]! + amount * blue
    }
  }
}

function grow(points: readonly Point[], width: number, pressure: Noise): Outline {
  let area = 0
  let before = points[points.length - 1] as Point
  for (const point of points) {
    area += before[0] * point[1] - point[0] * before[1]
    before = point
  }
  const outward = area > 0 ? 1 : -1
  const count = points.length
  return {
    points: points.map(([x, y], index): Point => {
      const from = points[(index + count - 1) % count] as Point
      const to = points[(index + 1) % count] as Point
      const dx = to[0] - from[0]
      const dy = to[1] - from[1]
      const length = Math.sqrt(dx * dx + dy * dy) || 1
      const press = 0.62 + pressure(x * 0.021, y * 0.021) * 1.1 + pressure(y * 0.11, x * 0.11) * 0.25
      const reach = (width * outward * Math.max(0.12, Math.min(1.25, press))) / length
      return [x + dy * reach, y - dx * reach]
    }),
  }
}
