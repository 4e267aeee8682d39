import { buildAt } from '../../../figures/tables/builds.ts'
import { smoothStep, type Table, tableAt } from '../numbers.ts'

// What age alone does to a face; everything else is the person. Proportions are those of the figures that are drawn flat
// (`tables/builds.ts`); what else comes with years is after the reference's `people/model.ts`.

// biome-ignore format: a table is read in rows
const tables = {
  nose: [[0, 0.5], [5, 0.64], [12, 0.74], [20, 0.84], [45, 0.9], [60, 1.02], [85, 1.2]],
  ear: [[0, 0.8], [8, 1.02], [20, 0.95], [50, 1.05], [85, 1.35]],
  brow: [[0, 0.7], [5, 0.9], [15, 1], [60, 1.05], [85, 0.95]],
} satisfies Record<string, Table>

/** How a face of this age differs from others; factors of 1 and parts of 0 to 1. */
export interface Ageing {
  /** How far the eyes lie below the middle of the head, in half heads, as all that is told in them. */
  eyeLow: number
  /** Radius of a pupil. */
  eye: number
  /** Half the width of the head; how far cheeks stand out, and how far the jaw narrows. */
  width: number
  cheek: number
  jaw: number
  nose: number
  ear: number
  brow: number
  /** Upper lids that hang. */
  lidDrop: number
  bags: number
  /** From nose to mouth. */
  fold: number
  forehead: number
  crowsFeet: number
  jowl: number
  thinLips: number
}

/** What so many years do to a face: parents of small children have no lines yet, as picture books have it. */
export function ageingAt(years: number): Ageing {
  const build = buildAt(years)
  return {
    eyeLow: build.eyeHeight,
    eye: build.eyeRadius,
    width: build.headAspect,
    cheek: build.cheek,
    jaw: build.jaw,
    nose: tableAt(tables.nose, years),
    ear: tableAt(tables.ear, years),
    brow: tableAt(tables.brow, years),
    lidDrop: smoothStep(years, 42, 82),
    bags: smoothStep(years, 46, 76),
    fold: smoothStep(years, 40, 70),
    forehead: smoothStep(years, 50, 80),
    crowsFeet: smoothStep(years, 40, 66),
    jowl: smoothStep(years, 50, 84),
    thinLips: smoothStep(years, 45, 85),
  }
}
