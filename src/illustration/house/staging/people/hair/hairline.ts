import type { HeadView } from '../face/head-view.ts'
import { downAt } from '../face/skull.ts'
import { clamp, type Table, tableAt } from '../numbers.ts'
import type { HairCap } from './hair-forms.ts'
import type { Shell } from './shell.ts'

/** Radians from the middle of the face at which a hairline is told. */
const told = [0, 0.55, 1.02, 1.34, 1.62, 1.95] as const

/** Hair ends so far over the eyes, and over the brows. */
const overEyes = 0.15

/** Down to where hair grows at so many radians from the middle of the face. */
export function hairlineOf({ features, age }: HeadView, cap: HairCap): (around: number) => number {
  const table: Table = told.map((around, index) => [around, cap.edge[index] as number])
  const receding = features.hairline * 0.03
  const parting = features.asymmetry > 0 ? 0.4 : -0.4
  return (around) => {
    const side = Math.abs(Math.atan2(Math.sin(around), Math.cos(around)))
    let down = tableAt(table, side)
    if (side < 1.1) down -= receding * (side > 0.3 && side < 0.9 ? 1.5 : 1)
    if (cap.swoop && side < 1.15) down += sweep(around, parting) * cap.swoop
    const highest = side < 0.95 ? downAt(age.eyeLow) - overEyes : 1
    return clamp(down, 0, highest)
  }
}

/** Combed away from the parting, to both sides. */
function sweep(around: number, parting: number): number {
  const away = (around - parting) * -Math.sign(parting)
  if (away < 0) return 0.45 * Math.min(1, -away * 1.6)
  return Math.min(1, away * 1.1) * Math.cos(clamp(away - 0.9))
}

/** The cap as a shell over the skull, thin where it begins. */
export function capShell(view: HeadView, cap: HairCap): Shell {
  const hairline = hairlineOf(view, cap)
  return {
    from: () => 0.005,
    to: hairline,
    out: (part) => cap.volume * Math.min(1, 0.25 + (1 - part) * 4),
  }
}
