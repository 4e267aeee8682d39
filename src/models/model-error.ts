/**
 * Why a model gave no answer. `refused`: it would not; `budget`: asking would have cost more than may be spent;
 * `unusable`: what it answered has not the shape, also when asked again; `unreachable`: it did not answer in time, or
 * has too much to do; `settings`: key, model or account are not right, which only an operator can mend.
 */
export type ModelFailure = 'refused' | 'budget' | 'unusable' | 'unreachable' | 'settings'

/** A model of words or of pictures gave no answer. */
export class ModelError extends Error {
  readonly reason: ModelFailure
  constructor(reason: ModelFailure, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'ModelError'
    this.reason = reason
  }
}

export function isRefusal(error: unknown): boolean {
  return error instanceof ModelError && error.reason === 'refused'
}
