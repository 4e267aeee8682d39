import type { Random } from '#book/random.ts'
import type { Point, Thing } from '../../drawing.ts'
import { mixed, multiplied } from '../colour.ts'
import type { Hour } from '../hour.ts'
import { below, heightAt, rounded, smoothed } from '../outline.ts'
import { fill, scenery } from '../shapes.ts'

/** How high the land is above its mean line, in page units, from left to right; beyond both ends of `span`. */
export type Contour = readonly (readonly [x: number, lift: number])[]

/** The contour seen from behind: what lay left lies right. */
export function turned(contour: Contour): Contour {
  return contour.map(([x, lift]) => [1000 - x, lift] as const).toReversed()
}

/** The top line of a hill whose crests and hollows are set, each a little elsewhere every time. */
export function crestLine(y: number, contour: Contour, random: Random): Point[] {
  const last = contour.length - 1
  return smoothed(
    contour.map(([x, lift], index): Point => {
      const sway = index === 0 || index === last ? 0 : 50 * (random() - 0.5)
      return [x + sway, y - lift * (0.82 + 0.36 * random())]
    }),
    false,
    8,
  )
}

interface Slope {
  /** Its local colour by day. */
  colour: string
  depth: number
  /** 0 near .. 1 at the horizon, where the air veils it. */
  away: number
  /** Where the next hill hides its foot. */
  foot?: number
}

/** A hill under its crest line: lit along the crest, deep at the foot. */
export function slope(id: string, crest: readonly Point[], of: Slope, hour: Hour): Thing {
  const { colour, depth, away, foot = 1700 } = of
  const tone = hour.paintGround(colour, away)
  const lit = mixed(tone, hour.paintGround('#f2ec8c', away), 0.24)
  return scenery(id, depth, [
    fill('land', below(crest, foot), lit, 'ground', { colour2: shaded(tone, hour, away) }),
    sunnyCrest(crest, mixed(tone, hour.paintGround('#f6f0a0', away), 0.42)),
  ])
}

/** Darker and richer, as grass in shade is; snow has blue shade. */
function shaded(tone: string, hour: Hour, away: number): string {
  return hour.weather === 'snow'
    ? mixed(tone, hour.paint('#8fa6dd', away), 0.5)
    : mixed(tone, multiplied(tone, tone), 0.3)
}

/** Light that lies along a crest, thicker where the hill is highest. */
function sunnyCrest(crest: readonly Point[], colour: string): Thing['shapes'][number] {
  const low = Math.max(...crest.map(([, y]) => y))
  const lower = crest.map(([x, y]): Point => [x, rounded(y + 4 + (low - y) * 0.3)]).toReversed()
  return fill('sunlight', [...crest, ...lower], colour, 'ground', { marking: true, alpha: 0.55 })
}

/** Where somebody or something stands on a hill at `x`, `down` page units below its crest. */
export function onSlope(crest: readonly Point[], x: number, down: number): Point {
  return [x, heightAt(crest, x) + down]
}
