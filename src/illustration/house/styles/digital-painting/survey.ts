import type { Material } from '../../drawing.ts'
import { scratch } from '../../raster/scratch.ts'
import type { Made } from '../relief/model-thing.ts'
import type { Plate } from '../relief/plate.ts'
import type { PageSize } from '../../raster/page-size.ts'

/** Materials by their number in a survey, counted from 1. */
const numbered: readonly Material[] = [
  'sky',
  'ground',
  'water',
  'foliage',
  'wood',
  'stone',
  'wall',
  'cloth',
  'skin',
  'hair',
  'fur',
  'paper',
  'metal',
  'light',
  'cloud',
  'ink',
]

/** What the painter knows of the model: what lies where, and how its surface runs. Every second pixel is known. */
export interface Survey {
  /** Cells across and down. */
  columns: number
  rows: number
  /** Number of the material, 0 for bare paper. */
  material: Uint8Array
  /** Rise of the surface to the right and down. */
  slopeX: Float32Array
  slopeY: Float32Array
}

/** From 1; 0 when the list does not have it. */
export function materialNumber(material: Material): number {
  return numbered.indexOf(material) + 1
}

/** Knows nothing yet; its slopes lie in shared memory, for one picture at a time. */
export function makeSurvey({ width, height }: PageSize): Survey {
  const columns = (width + 1) >> 1
  const rows = (height + 1) >> 1
  const count = columns * rows
  const slopeX = scratch('survey-x', count)
  const slopeY = scratch('survey-y', count)
  slopeX.fill(0, 0, count)
  slopeY.fill(0, 0, count)
  return { columns, rows, material: new Uint8Array(count), slopeX, slopeY }
}

/** Floors and walls: wide and level, and painted alike whatever they are made of. */
function isRoom({ thing, finish, piece }: Made): boolean {
  return thing.kind === 'scenery' && finish.form === 'slab' && piece.bounds.x1 - piece.bounds.x0 > 620
}

/** Writes down a piece that is about to be set down. */
export function surveyPiece(survey: Survey, plate: Plate, made: Made): void {
  const { piece } = made
  const first = piece.body[0]
  if (!first) return
  const { columns, rows, material, slopeX, slopeY } = survey
  const number = materialNumber(made.kind === 'form' && isRoom(made) ? 'wall' : first.shape.material)
  const { box, cover } = plate
  const { relief } = made
  // Strokes round a mountain as round a ball would make rings in it.
  const steep = made.thing.kind === 'scenery' && piece.bounds.x1 - piece.bounds.x0 > 260 ? 0.3 : 1
  const rise = made.kind === 'land' ? risesOf(plate) : undefined
  const right = Math.min(columns, (box.x0 + box.width + 1) >> 1)
  const foot = Math.min(rows, (box.y0 + box.height + 1) >> 1)
  for (let row = Math.max(0, (box.y0 + 1) >> 1); row < foot; row++) {
    for (let column = Math.max(0, (box.x0 + 1) >> 1); column < right; column++) {
      const x = column * 2 - box.x0
      const y = row * 2 - box.y0
      if (x >= box.width || y >= box.height || cover[y * box.width + x]! < 0.5) continue
      const cell = row * columns + column
      material[cell] = number
      if (relief) {
        const at = Math.floor(y / relief.step) * relief.width + Math.floor(x / relief.step)
        slopeX[cell] = relief.slopeX[at]! * steep
        slopeY[cell] = relief.slopeY[at]! * steep
      } else {
        slopeX[cell] = rise ? rise[x]! : 0
        slopeY[cell] = rise ? -1 : 0
      }
    }
  }
}

/** How the skyline of a stretch of land rises and falls over each column: strokes follow the lie of the land. */
function risesOf({ box, cover }: Plate): Float32Array {
  const { width, height } = box
  const top = new Float32Array(width).fill(height)
  for (let x = 0; x < width; x++) {
    let y = 0
    while (y < height && cover[y * width + x]! < 0.5) y++
    top[x] = y
  }
  const reach = Math.max(4, Math.round(width * 0.04))
  return Float32Array.from(top, (_, x) => {
    const from = Math.max(0, x - reach)
    const to = Math.min(width - 1, x + reach)
    const rise = (top[to]! - top[from]!) / Math.max(1, to - from)
    return rise > 1 ? 1 : rise < -1 ? -1 : rise
  })
}
