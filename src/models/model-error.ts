/**
 * Why a model gave no answer. `refused`: it would not; `budget`: asking would have cost more than may be spent
 * today; `book_budget`: more than may be spent on this book, today or later;
 * `unusable`: what it answered has not the shape, also when asked again; `unreachable`: it did not answer in time, or
 * has too much to do; `settings`: key, model or account are not right, which only an operator can mend; `unfit`: what it
 * wrote, also when asked again, our own lists or a moderator keep out of books for children.
 */
export type ModelFailure =
  | 'refused'
  | 'unfit'
  | 'budget'
  | 'book_budget'
  | 'unusable'
  | 'unreachable'
  | 'settings'

/**
 * The same, as exact as whoever runs the shop has to know it to mend it: a wrong `key`, no `credit`, a `model` that its
 * provider does not know, or one that cannot answer in a `shape`.
 */
export type ModelFault = ModelFailure | 'key' | 'credit' | 'model' | 'shape'

/** A model of words or of pictures gave no answer. */
export class ModelError extends Error {
  readonly reason: ModelFailure
  readonly fault: ModelFault
  constructor(reason: ModelFailure, message: string, cause?: unknown, fault: ModelFault = reason) {
    super(message, { cause })
    this.name = 'ModelError'
    this.reason = reason
    this.fault = fault
  }
}

export function isRefusal(error: unknown): boolean {
  return error instanceof ModelError && error.reason === 'refused'
}
