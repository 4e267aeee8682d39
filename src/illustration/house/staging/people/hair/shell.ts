import type { Point } from '../../../drawing.ts'
import { hull } from '../../../figures/geometry/hull.ts'
import type { HeadView } from '../face/head-view.ts'
import type { Spot } from '../face/skull.ts'
import { mix, range } from '../numbers.ts'

/** Part of a head's surface, lifted from it: hair, beard, cloth. Heights from the crown (0) to the chin (1). */
export interface Shell {
  /** Upper and lower edge at so many radians from the middle of the face. */
  from(around: number): number
  to(around: number): number
  /** From and to how many radians from the middle of the face it goes; all round unless told. */
  between?: readonly [number, number]
  /** How far it stands off there; `part` is 0 at its upper and 1 at its lower edge. */
  out(part: number, around: number): number
}

const allRound = [-Math.PI, Math.PI] as const
const columns = 44
const rows = 9
/** Patches just beyond the edge are taken too, so that the silhouette is whole. */
const leastFacing = -0.14
/** The nape faces a lens that looks up, and yet lies behind the chin. */
const leastBefore = -0.4

/** What is seen of a shell, in strips to be united with others. */
export function shellOf(view: HeadView, shell: Shell): Point[][] {
  const arounds = range(...(shell.between ?? allRound), columns + 1)
  const parts = range(0, 1, rows + 1)
  const grid = arounds.map((around) =>
    parts.map((part) => {
      const spot: Spot = [around, mix(shell.from(around), shell.to(around), part)]
      const seen: boolean = view.facing(spot) > leastFacing && view.before(spot) > leastBefore
      return { point: view.on(spot, shell.out(part, around)), seen }
    }),
  )
  return grid.slice(1).flatMap((column, index) => strips(grid[index] as Node[], column))
}

interface Node {
  point: Point
  seen: boolean
}

/** What is seen between two lines of a shell: one outline for each run of patches that are whole. */
function strips(left: readonly Node[], right: readonly Node[]): Point[][] {
  const found: Point[][] = []
  let run: number[] = []
  const close = (): void => {
    const along = (line: readonly Node[]): Point[] => run.map((row) => (line[row] as Node).point)
    if (run.length > 1) found.push([...along(left), ...along(right).toReversed()])
    run = []
  }
  for (let row = 0; row <= rows; row++) {
    if (left[row]?.seen && right[row]?.seen) run.push(row)
    else close()
  }
  close()
  return found
}

/** The outline of the whole shell, its far side too: what is seen of it behind a head. */
export function shellBehind(view: HeadView, shell: Shell): Point[] {
  const points = range(...(shell.between ?? allRound), 33).flatMap((around) =>
    range(0, 1, 7).map((part) =>
      view.on([around, mix(shell.from(around), shell.to(around), part)], shell.out(part, around)),
    ),
  )
  return hull(points)
}
