import type { PrintSpecification } from '#book/print-specification.ts'
import type { PrintFiles } from '../typesetter.ts'

export const checks = [
  'readable',
  'pages',
  'boxes',
  'binding',
  'standard',
  'fonts',
  'colours',
  'ink',
  'sharpness',
  'bleed',
  'safe-area',
  'spine',
] as const
export type CheckName = (typeof checks)[number]

/** What is wrong with a file; `page` counts from 1. */
export interface Finding {
  check: CheckName
  file: keyof PrintFiles
  page?: number
  detail: string
}

/** What a check finds in one file. */
export type Found = Omit<Finding, 'file'>

/** One of both files, and what it has to be like. */
export interface Examination {
  file: keyof PrintFiles
  specification: PrintSpecification
}

/** How large one sheet of a file is. */
export function sheetMm({ file, specification }: Examination): { width: number; height: number } {
  const { bleedMm, wrapMm, spineMm, trimMm } = specification
  if (file === 'interior') return { width: trimMm + 2 * bleedMm, height: trimMm + 2 * bleedMm }
  return { width: 2 * trimMm + spineMm + 2 * wrapMm, height: trimMm + 2 * wrapMm }
}
