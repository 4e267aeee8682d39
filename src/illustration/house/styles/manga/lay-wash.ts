import { type Cover, endOfRun, onPage } from '../cel/cover-page.ts'
import type { Desk } from './desk.ts'

/** Notes through a mask whether shade is a flat wash here, or dots. */
export function layWash({ plates, wash }: Desk, { box, mask }: Cover, washed: boolean): void {
  const { width } = plates
  const { left, top, right, bottom } = onPage(box, plates)
  const wanted = washed ? 255 : 0
  for (let y = top; y < bottom; y++) {
    const start = (y - box.y0) * box.width - box.x0
    const row = y * width
    for (let x = left; x < right; x++) {
      const cover = mask[start + x]!
      if (cover === 1) {
        const end = endOfRun(mask, start + x, start + right) - start
        wash.fill(wanted, row + x, row + end)
        x = end - 1
      } else if (cover > 0.004) wash[row + x] = wash[row + x]! + (wanted - wash[row + x]!) * cover + 0.5
    }
  }
}

/** Changes the screen through a mask to what `tone` (0..255) makes of it at a place in page units. */
export function retone(
  { plates }: Desk,
  { box, mask }: Cover,
  tone: (before: number, cover: number, x: number, y: number) => number,
): void {
  const { width, scale } = plates
  const { left, top, right, bottom } = onPage(box, plates)
  for (let y = top; y < bottom; y++) {
    let from = (y - box.y0) * box.width + left - box.x0
    let place = y * width + left
    for (let x = left; x < right; x++, from++, place++) {
      const cover = mask[from]!
      if (cover < 0.004) continue
      const wanted = tone(plates.tone[place]!, cover, x / scale, y / scale)
      plates.tone[place] = wanted < 0 ? 0 : wanted > 255 ? 255 : wanted
    }
  }
}
