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

export function isBuilderStep(value: unknown): value is BuilderStep {
  return builderSteps.some((step) => step === value)
}

export function stepAfter(step: BuilderStep): BuilderStep | null {
  return builderSteps[builderSteps.indexOf(step) + 1] ?? null
}

export function stepBefore(step: BuilderStep): BuilderStep | null {
  return builderSteps[builderSteps.indexOf(step) - 1] ?? null
}

/** Counts from 1, as people do. */
export function stepNumber(step: BuilderStep): number {
  return builderSteps.indexOf(step) + 1
}
