import type { ModelFault } from '#models/model-error.ts'

/** A call of a model, as accounts know it. */
export interface CallOfModel {
  /** What it is for, such as a book by its seed; see `ModelRequest.work`. */
  work: string
  task: string
  /** Fingerprint of everything that was asked, and as what: another question under the same name is another call. */
  question: string
  model: string
  /** The most that it can cost, in millionths of a euro. */
  mostMicros: number
}

export interface CallResult {
  /** `cut` is an answer in parts of which the last ones are missing: what there was is kept for whoever reads accounts. */
  outcome: 'finished' | 'cut' | 'failed' | 'refused'
  /** Parts of the answer; kept for as long as the work may be taken up again. */
  answer: unknown[]
  inputTokens: number
  outputTokens: number
  micros: number
  milliseconds: number
  error: string | null
  /** What went wrong, for whoever runs the shop; null: nothing did. */
  fault: ModelFault | null
}

/**
 * The port to the accounts of what models cost, shared by all processes. A finished call is never made again; nothing
 * begins that could cost more than may be spent; no more calls run at once, or begin within a minute, than a provider allows.
 */
export interface Accounts {
  /** How long to come again for a place while all are taken. */
  readonly patienceSeconds: number
  /** The answer of a call that was made before, whole or as far as it came. */
  find(call: CallOfModel): Promise<unknown[] | undefined>
  /** Enters a call before it is made; `busy` asks to come again soon, `budget` and `book_budget` end it. */
  begin(call: CallOfModel): Promise<{ id: string } | 'busy' | 'budget' | 'book_budget'>
  end(id: string, result: CallResult): Promise<void>
}
