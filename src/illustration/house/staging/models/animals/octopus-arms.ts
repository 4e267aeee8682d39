import { add, lengthOf, minus, times, type Vector } from '../../space/vector.ts'

export const arms = 8

/** How it carries itself: how high the middle of its mantle is, how it leans, and what its arms do. */
export interface Carriage {
  high: number
  /** How far the mantle lies behind the middle of its arms. */
  back: number
  /** How far arms reach on the ground, and how far they are lifted by turns, as in walking. */
  wide: number
  step: number
  /** All arms hang or trail behind and below it instead: what it stands on is water or air. */
  trail?: true
}

const standing: Carriage = { high: 0.6, back: 0, wide: 1, step: 0 }
// biome-ignore format: a table is read in rows
const carriages: Readonly<Record<string, Carriage>> = {
  walk: { high: 0.66, back: 0, wide: 0.92, step: 0.2 },
  run: { high: 0.72, back: -0.1, wide: 1, step: 0.38 },
  crawl: { high: 0.5, back: 0.08, wide: 1.1, step: 0.12 },
  push: { high: 0.62, back: 0.12, wide: 1, step: 0 },
  pull: { high: 0.56, back: 0.16, wide: 1, step: 0 },
  sit: { high: 0.5, back: 0, wide: 0.78, step: 0 },
  chair: { high: 0.5, back: 0, wide: 0.62, step: 0 },
  ride: { high: 0.5, back: 0, wide: 0.62, step: 0 },
  crouch: { high: 0.46, back: 0, wide: 0.9, step: 0 },
  sleep: { high: 0.44, back: 0.04, wide: 1.06, step: 0 },
  lie: { high: 0.44, back: 0.06, wide: 1.1, step: 0 },
  slump: { high: 0.46, back: 0.05, wide: 1.05, step: 0 },
  jump: { high: 1.1, back: 0, wide: 0.8, step: 0, trail: true },
  swim: { high: 0.62, back: 0, wide: 0.7, step: 0, trail: true },
  fly: { high: 0.8, back: 0, wide: 0.7, step: 0, trail: true },
}

/** How it carries itself in a pose; one that is not known is standing. */
export function carriageOf(pose: string): Carriage {
  return carriages[pose] ?? standing
}

/** Which way an arm goes: to the right, to the front. */
function wayOf(index: number): readonly [across: number, ahead: number] {
  const angle = ((index + 0.5) / arms) * 2 * Math.PI
  return [Math.cos(angle), Math.sin(angle)]
}

/** Where an arm comes from under the mantle. */
export function rootOf(index: number, { high, back }: Carriage): Vector {
  const [across, ahead] = wayOf(index)
  return [across * 0.17, high - 0.26, ahead * 0.17 - back]
}

/** An arm from under the mantle out over the ground, or trailing in water. */
export function courseOf(index: number, carriage: Carriage, raised: number): Vector[] {
  const { high, back, wide, step, trail } = carriage
  const [across, ahead] = wayOf(index)
  const bend = 0.16
  const at = (out: number, y: number, twist: number): Vector => [
    (across * out - ahead * twist) * wide,
    y,
    (ahead * out + across * twist) * wide,
  ]
  const root = rootOf(index, carriage)
  if (trail) {
    const sway = index % 2 === 0 ? 0.1 : -0.06
    const hanging = (out: number, down: number, behind: number): Vector => [
      across * out,
      high - down,
      ahead * out - back - behind,
    ]
    return [
      root,
      hanging(0.42, 0.36, 0),
      hanging(0.56, 0.56 - sway, 0.1),
      hanging(0.48, 0.74 - sway, 0.22),
      hanging(0.62, 0.84 - sway * 2, 0.34),
    ]
  }
  const up = index % 3 === 0 ? raised : 0
  const foot = index % 2 === 0 ? step : 0
  return [
    root,
    at(0.38, 0.17 + up * 0.25 + foot * 0.5, 0),
    at(0.62, 0.07 + up * 0.55 + foot, bend * 0.5),
    at(0.84, 0.05 + up * 0.85 + foot * 0.8, bend),
    at(0.86, 0.07 + up + foot * 1.3, bend * 2.2),
  ]
}

/** An arm is so long, in its own heights. */
const longest = 1.05

/** To a point, as far as it goes, in a bow that hangs. */
export function reaching(root: Vector, to: Vector): Vector[] {
  const way = minus(to, root)
  const far = Math.max(0.01, lengthOf(way))
  const end = add(root, times(way, Math.min(1, longest / far)))
  const slack = Math.max(0, longest - far) * 0.3
  return [0, 0.25, 0.5, 0.75, 1].map((part): Vector => {
    const [x, y, z] = add(times(root, 1 - part), times(end, part))
    return [x, Math.max(0.05, y - slack * Math.sin(part * Math.PI)), z]
  })
}

/** Up beside its head, with a curl at the end. */
export function lifted(root: Vector, sign: number): Vector[] {
  const [x, y, z] = root
  return [
    root,
    [x + sign * 0.24, y - 0.04, z + 0.2],
    [x + sign * 0.46, y + 0.2, z + 0.2],
    [x + sign * 0.5, y + 0.52, z + 0.14],
    [x + sign * 0.66, y + 0.68, z + 0.12],
  ]
}
