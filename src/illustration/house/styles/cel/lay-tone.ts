import type { Point } from '../../drawing.ts'
import { type Cover, endOfRun, onPage } from './cover-page.ts'
import type { Plates } from './plates.ts'

/** One hard-edged shade on a piece. */
export interface Shade {
  /** Unit vector to the light, in page axes. */
  light: Point
  /** How deep the shade reaches from the edge turned away from the light, in page units; 0 for none. */
  depth: number
  /** Tone in the shade and in the light, 0..255. */
  dark: number
  lit: number
}

/**
 * Gives a piece its own tone in place of what lay below, and makes it the owner of its pixels. The shade is
 * the piece less itself moved towards the light, as an animator traces it.
 */
export function layTone(plates: Plates, cover: Cover, owner: number, shade: Shade): void {
  const { box, mask } = cover
  const { width, tone } = plates
  const { left, top, right, bottom } = onPage(box, plates)
  const dx = Math.round(-shade.light[0] * shade.depth * plates.scale)
  const dy = Math.round(-shade.light[1] * shade.depth * plates.scale)
  const shaded = dx !== 0 || dy !== 0
  for (let y = top; y < bottom; y++) {
    const row = y - box.y0
    const otherRow = row + dy
    const rowInside = otherRow >= 0 && otherRow < box.height
    const start = row * box.width - box.x0
    const pageRow = y * width
    const other = otherRow * box.width - box.x0 + dx
    // Up to here a row's other end is in the box too.
    const litEnd = !shaded ? right : rowInside ? Math.min(right, box.x0 + box.width - dx) : left
    for (let x = left; x < right; x++) {
      const here = mask[start + x]!
      if (here < 0.004) continue
      if (here === 1 && x < litEnd && x - box.x0 + dx >= 0 && mask[other + x] === 1) {
        let end = endOfRun(mask, start + x, start + litEnd) - start
        if (shaded) end = endOfRun(mask, other + x, other + end) - other
        tone.fill(shade.lit + 0.5, pageRow + x, pageRow + end)
        plates.owner.fill(owner, pageRow + x, pageRow + end)
        x = end - 1
        continue
      }
      let wanted = shade.lit
      if (shaded) {
        const column = x - box.x0 + dx
        const inside = rowInside && column >= 0 && column < box.width
        const there = inside ? mask[otherRow * box.width + column]! : 0
        wanted += (shade.dark - shade.lit) * (1 - there)
      }
      const place = pageRow + x
      tone[place] = tone[place]! + (wanted - tone[place]!) * here + 0.5
      if (here > 0.5) plates.owner[place] = owner
    }
  }
}

/** The shade that a piece throws on what else belongs to the same thing: hair on a forehead, a sleeve on a coat. */
export function castTone(
  plates: Plates,
  { box, mask }: Cover,
  owner: number,
  shade: { light: Point; reach: number; dark: number },
): void {
  const { width, tone } = plates
  const { left, top, right, bottom } = onPage(box, plates)
  const dx = Math.round(shade.light[0] * shade.reach * plates.scale)
  const dy = Math.round(shade.light[1] * shade.reach * plates.scale)
  for (let y = top; y < bottom; y++) {
    const row = y - box.y0 + dy
    if (row < 0 || row >= box.height) continue
    for (let x = left; x < right; x++) {
      const column = x - box.x0 + dx
      if (column < 0 || column >= box.width) continue
      const there = mask[row * box.width + column]!
      if (there < 0.004) continue
      const place = y * width + x
      if (plates.owner[place] !== owner) continue
      const wanted = shade.dark * there
      if (wanted > tone[place]!) tone[place] = wanted
    }
  }
}
