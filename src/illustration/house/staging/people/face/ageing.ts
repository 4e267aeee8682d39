import { smoothStep, type Table, tableAt } from '../numbers.ts'

// What age alone does to a face; everything else is the person. Figures after the reference's `people/model.ts`.

// biome-ignore format: a table is read in rows
const tables = {
  eyeHeight: [[0, 0.62], [2, 0.6], [7, 0.57], [12, 0.54], [18, 0.515], [40, 0.5], [85, 0.495]],
  width: [[0, 1.06], [3, 1.02], [8, 0.97], [14, 0.9], [20, 0.86], [60, 0.86], [85, 0.84]],
  cheek: [[0, 1.16], [4, 1.1], [10, 1.02], [18, 0.95], [50, 0.96], [70, 0.93], [85, 0.88]],
  jaw: [[0, 0.86], [6, 0.88], [14, 0.92], [25, 1], [55, 1.06], [85, 1.1]],
  nose: [[0, 0.5], [5, 0.64], [12, 0.78], [20, 0.92], [50, 1], [85, 1.2]],
  ear: [[0, 0.8], [8, 1.02], [20, 0.95], [50, 1.05], [85, 1.35]],
  eye: [[0, 1.32], [5, 1.24], [10, 1.14], [20, 1.06], [60, 1], [85, 0.92]],
  brow: [[0, 0.4], [5, 0.66], [15, 0.9], [25, 1], [60, 1], [85, 0.95]],
} satisfies Record<string, Table>

/** How a face of this age differs from others; factors of 1 and parts of 0 to 1. */
export interface Ageing {
  /** From the crown (0) to the chin (1). */
  eyeHeight: number
  width: number
  cheek: number
  jaw: number
  nose: number
  ear: number
  eye: number
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

export function ageingAt(years: number): Ageing {
  return {
    eyeHeight: tableAt(tables.eyeHeight, years),
    width: tableAt(tables.width, years),
    cheek: tableAt(tables.cheek, years),
    jaw: tableAt(tables.jaw, years),
    nose: tableAt(tables.nose, years),
    ear: tableAt(tables.ear, years),
    eye: tableAt(tables.eye, years),
    brow: tableAt(tables.brow, years),
    lidDrop: smoothStep(years, 42, 82),
    bags: smoothStep(years, 38, 75),
    fold: smoothStep(years, 30, 72),
    forehead: smoothStep(years, 50, 80),
    crowsFeet: smoothStep(years, 36, 66),
    jowl: smoothStep(years, 50, 84),
    thinLips: smoothStep(years, 45, 85),
  }
}
