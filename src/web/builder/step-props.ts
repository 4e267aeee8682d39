import type { Draft } from './draft.ts'

/** What every step of the builder is given. */
export interface StepProps {
  draft: Draft
  /** What is wrong so far, by the path of the field; empty until somebody tries to go on. */
  problems: ReadonlyMap<string, string>
  change: (changes: Partial<Draft>) => void
}

/** The words for the problem of a field, if it has one, come from `problemMessage`. */
export type Problems = StepProps['problems']
