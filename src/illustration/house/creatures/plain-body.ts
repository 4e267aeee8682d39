import type { Point } from '../drawing.ts'
import { darker, lighter, lightness } from '../pen/colour.ts'
import { arc, between, ellipse, limb, smooth, tube, turnAbout } from '../pen/curves.ts'
import type { Pen } from '../pen/pen.ts'
import type { Skeleton } from './skeleton.ts'
import type { Build, Coat } from './species.ts'

/** Share of its height that a plain trunk's corners are rounded by. */
const corner = 0.42

/** An animal cut out of one sheet: level back, neck and chest in one, as it stands, sits or lies. */
export function drawPlainTrunk(pen: Pen, bones: Skeleton, build: Build, colour: string): void {
  const { hip, shoulder, head } = bones
  const { rump, chest, neckRadius } = build
  if (bones.sits) pen.fill('torso', sittingOutline(bones, build), colour)
  else {
    const high = (rump + chest) * 0.84
    const outline = build.domed ? dome : box
    pen.fill('torso', slanted(outline, hip, shoulder, rump * 0.88, chest * 0.78, high), colour)
    if (bones.haunch) pen.fill('haunch', ellipse(hip[0], -rump * 0.8, rump * 1.04, rump * 0.8), colour)
  }
  const root = between(shoulder, [shoulder[0], shoulder[1] - chest], 0.1)
  pen.fill('neck', limb(root, head, Math.min(chest * 0.86, neckRadius * 1.25), neckRadius * 0.92), colour)
}

/** Legs as tapered bars that end in a straight cut; a folded one lies flat on the ground. */
export function drawPlainLegs(
  pen: Pen,
  bones: Skeleton,
  build: Build,
  side: 'near' | 'far',
  coat: Coat,
): void {
  const colour = coat.base
  const foot = pawColourOf(build, coat)
  for (const [name, leg] of [
    ['hindLeg', bones.hind[side]],
    ['foreLeg', bones.fore[side]],
  ] as const) {
    const folded = bones.haunch && name === 'hindLeg'
    const [x, y] = leg.paw
    const stands = y > -build.pawHigh * 1.5
    const ahead = x + build.pawLong * (folded ? 0.9 : 0.2)
    // A far leg beyond the chest would be a patch beside it.
    const under = bones.shoulder[0] + build.chest * 0.66 - build.legBottom * 0.58
    const end: Point = [side === 'far' && stands ? Math.min(ahead, under) : ahead, y + build.pawHigh]
    if (folded) {
      const flat = limb([leg.top[0], -build.pawHigh], [end[0], -build.pawHigh], build.pawHigh)
      if (!bones.sits) pen.fill('paw', flat, colour)
      continue
    }
    const [top, low] = [build.legTop * 0.62, build.legBottom * 0.58]
    pen.fill(name, bar(leg.top, end, top, low), colour)
    if (foot !== colour) pen.mark('hoof', bar(between(leg.top, end, 0.72), end, low * 1.12, low), foot)
    if (build.nails && stands) drawNails(pen, end, low, build.nails)
  }
}

/** The lines of a foreleg and a haunch on the trunk of an animal that sits. */
export function drawSittingLines(
  pen: Pen,
  { hip, shoulder, fore }: Skeleton,
  build: Build,
  colour: string,
): void {
  const { rump, legBottom } = build
  const line = lightness(colour) < 0.4 ? lighter(colour, 0.85) : darker(colour, 0.8)
  const x = fore.near.paw[0] - legBottom * 0.75
  const foreleg: Point[] = [
    [x, -0.4],
    [x, shoulder[1] * 0.52],
  ]
  pen.stroke('foreLine', foreleg, rump * 0.1, line, { material: 'ink' })
  const haunch = arc(hip[0] + rump * 0.17, -rump * 0.64, rump * 0.86, rump * 0.75, 205, 350, 14)
  pen.stroke('haunchLine', haunch, rump * 0.1, line, { material: 'ink' })
}

/** Three nails along the end of a column. */
function drawNails(pen: Pen, [x, y]: Point, half: number, colour: string): void {
  for (const along of [-0.2, 0.28, 0.72])
    pen.mark('nail', arc(x + half * along, y, half * 0.19, half * 0.3, 180, 360, 8), colour)
}

/** Hooves and socks are dark, and points pale. */
export function pawColourOf(build: Build, coat: Coat): string {
  if (build.hooves || build.socks) return coat.dark
  return coat.pattern === 'points' ? coat.second : coat.base
}

/** A short tail that ends in a point: `lift` turns it up, from -1 to 1. */
export function drawPlainTail(pen: Pen, root: Point, long: number, lift: number, colour: string): void {
  const rise = 0.25 + lift * 0.55
  const curve: Point[] = [
    [root[0] + long * 0.3, root[1]],
    [root[0] - long * 0.34, root[1] - long * rise * 0.36],
    [root[0] - long * (0.86 - rise * 0.2), Math.min(-0.6, root[1] - long * rise * 1.1)],
  ]
  pen.fill(
    'tail',
    tube(smooth(curve, false), (along) => long * (0.15 - 0.13 * along)),
    colour,
  )
}

function bar(from: Point, to: Point, top: number, low: number): Point[] {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const across: Point = [(from[1] - to[1]) / long, (to[0] - from[0]) / long]
  const at = ([x, y]: Point, half: number): Point => [x + across[0] * half, y + across[1] * half]
  return [at(from, top), at(to, low), at(to, -low), at(from, -top)]
}

/** An outline along a level line from `left` to `right`, `half` of its height on either side. */
type Outline = (left: number, right: number, half: number) => Point[]

/** With round corners. */
const box: Outline = (left, right, half) => {
  const r = half * 2 * corner
  const [x0, x1] = [left + r * 0.3, right - r * 0.3]
  return [
    [x0 + r * 0.5, -half],
    [x1 - r * 0.5, -half],
    [x1 + r * 0.12, -half * 0.72],
    [right, -half * 0.1],
    [x1 + r * 0.12, half * 0.66],
    [x1 - r * 0.6, half],
    [(left + right) / 2, half * 0.9],
    [x0 + r * 0.5, half],
    [x0 - r * 0.14, half * 0.66],
    [left, -half * 0.1],
    [x0 - r * 0.14, -half * 0.72],
  ]
}

/** With an arched back that falls off behind. */
const dome: Outline = (left, right, half) => {
  const at = (along: number, up: number): Point => [left + (right - left) * along, up * half]
  return [
    at(0.02, 0.1),
    at(0.06, -0.5),
    at(0.22, -1.02),
    at(0.48, -1.2),
    at(0.76, -1.06),
    at(0.95, -0.6),
    at(1, 0),
    at(0.97, 0.7),
    at(0.84, 1),
    at(0.5, 0.92),
    at(0.18, 1),
    at(0.04, 0.7),
  ]
}

/** An outline laid from hip to shoulder, reaching beyond both. */
function slanted(
  outline: Outline,
  hip: Point,
  shoulder: Point,
  behind: number,
  ahead: number,
  high: number,
): Point[] {
  const [dx, dy] = [shoulder[0] - hip[0], shoulder[1] - hip[1]]
  const degrees = (Math.atan2(dy, dx) * 180) / Math.PI
  return smooth(outline(-behind, Math.hypot(dx, dy) + ahead, high / 2)).map(([x, y]) => {
    const [px, py] = turnAbout([x, y], degrees)
    return [hip[0] + px, hip[1] + py]
  })
}

/** Chest and straight forelegs in front, the back down to the ground behind. */
function sittingOutline({ hip, shoulder, fore }: Skeleton, { rump, chest, pawLong, domed }: Build): Point[] {
  const front = fore.near.paw[0] + pawLong * 0.75
  const [sx, sy] = shoulder
  const back = hip[0] - rump * 0.98
  return smooth([
    [front, 0],
    [front, 0],
    [front + chest * 0.04, -rump * 0.9],
    [sx + chest * 0.66, sy + chest * 0.1],
    [sx + chest * 0.3, sy - chest * 0.6],
    [sx - chest * 0.62, sy - chest * 0.6],
    domed ? [sx - chest * 1.4, sy - chest * 0.02] : [sx - chest * 1.22, sy + chest * 0.5],
    [back - rump * 0.02, -rump * 1.3],
    [back - rump * 0.2, -rump * 0.46],
    [back + rump * 0.2, 0],
    [back + rump * 0.2, 0],
  ])
}
