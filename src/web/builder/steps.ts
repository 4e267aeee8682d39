/** The builder's questions, in order; each is a segment of the address. */
export const builderSteps = [
  'who',
  'style',
  'theme',
  'characters',
  'twist',
  'language',
  'title',
  'size',
  'generate',
] as const
export type BuilderStep = (typeof builderSteps)[number]

/** Whether part of an address names a step. */
export function isBuilderStep(value: unknown): value is BuilderStep {
  return builderSteps.some((step) => step === value)
}

/** The next step, or null after the last one. */
export function stepAfter(step: BuilderStep): BuilderStep | null {
  return builderSteps[builderSteps.indexOf(step) + 1] ?? null
}

/** The previous step, or null before the first one. */
export function stepBefore(step: BuilderStep): BuilderStep | null {
  return builderSteps[builderSteps.indexOf(step) - 1] ?? null
}

/** Counts from 1, as people do. */
export function stepNumber(step: BuilderStep): number {
  return builderSteps.indexOf(step) + 1
}
