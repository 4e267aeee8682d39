import type { Thing } from '../../drawing.ts'
import { lightness, rgbFrom } from '../../raster/rgb.ts'
import { coverPage } from '../cel/cover-page.ts'
import { growOutline } from '../cel/grow-outline.ts'
import { layColour, layInk } from '../cel/lay-colour.ts'
import { layTone } from '../cel/lay-tone.ts'
import type { Patch } from '../split-into-pieces.ts'
import { chooseTint } from './choose-tint.ts'
import { type Desk, paper } from './desk.ts'
import { layWash, retone } from './lay-wash.ts'

/** A marking: thin ones in black or bare paper, wide ones in a tint of their own. */
export function printMark(desk: Desk, thing: Thing, patch: Patch): void {
  const { plates } = desk
  const light = lightness(rgbFrom(patch.colour))
  const tint = chooseTint(desk, thing, patch)
  const extent = Math.min(patch.bounds.x1 - patch.bounds.x0, patch.bounds.y1 - patch.bounds.y0)
  const thin = patch.line || extent < 9 || patch.material === 'ink'
  const plain = patch.material !== 'skin' && (tint.washed || tint.colour === paper)
  if (plain && patch.part === 'strand') return printStrand(desk, patch, light)
  if (plain && thin && light < (patch.line && thing.kind === 'scenery' ? 0.8 : 0.66)) {
    const line = coverPage(plates, 'patch', patch.outlines, patch.bounds, 0)
    return line && layInk(plates, line, patch.alpha)
  }
  const built = thing.kind === 'prop' || (thing.kind === 'scenery' && madeOf.has(patch.material))
  if (built && patch.alpha > 0.9 && extent > 10 && patch.material !== 'ink') inkEdge(desk, thing, patch)
  const cover = coverPage(plates, 'patch', patch.outlines, patch.bounds, 0)
  if (!cover) return
  layTone(plates, cover, 0, {
    light: desk.light,
    depth: 0,
    dark: tint.tone,
    lit: thin && plain ? 0 : tint.tone * patch.alpha,
  })
  layWash(desk, cover, tint.washed)
  layColour(plates, cover, { colour: tint.colour, alpha: patch.alpha })
}

const madeOf: ReadonlySet<string> = new Set(['wall', 'wood', 'stone', 'cloth', 'paper', 'metal'])

/** Doors, windows and other flat parts of something have a fine line of their own. */
function inkEdge(desk: Desk, thing: Thing, patch: Patch): void {
  const width = 0.7 + 0.6 * Math.max(0, Math.min(1, thing.depth))
  const brush = { width, floor: 1, side: 0, wobble: 0.3, light: desk.light, pressure: desk.pressure }
  const outlines = patch.outlines.map((outline) => growOutline(outline, brush))
  const cover = coverPage(desk.plates, 'line', outlines, patch.bounds, width * 2)
  if (cover) layInk(desk.plates, cover, 1)
}

/** Strands are lit lines in black hair and black lines in any other. */
function printStrand(desk: Desk, patch: Patch, light: number): void {
  const cover = coverPage(desk.plates, 'patch', patch.outlines, patch.bounds, 0)
  if (!cover) return
  if (light > 0.45) return layInk(desk.plates, cover, 0.9)
  layColour(desk.plates, cover, { colour: paper, alpha: 0.9 })
}

/** Soft shapes: a glow lifts the screen, a shadow lays one whose dots shrink towards its edge. */
export function printSoft(desk: Desk, thing: Thing, patch: Patch): void {
  const { x0, x1, y0, y1 } = patch.bounds
  const extent = Math.min(x1 - x0, y1 - y0)
  const soft = Math.max(1, Math.min(patch.material === 'light' ? 30 : 5, extent * 0.12))
  const cover = coverPage(desk.plates, 'patch', patch.outlines, patch.bounds, 0, soft)
  if (!cover) return
  const light = lightness(rgbFrom(patch.colour))
  if (patch.material === 'light' || light > 0.75) {
    return retone(desk, cover, (before, part) => before * (1 - 0.85 * patch.alpha * part))
  }
  const dark = thing.kind === 'scenery' ? 150 : 90
  retone(desk, cover, (before, part) => Math.max(before, Math.min(200, before * 0.6 + dark) * part))
}
