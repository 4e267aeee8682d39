import type * as z from 'zod/mini'

/** One thing asked of a language model. */
export interface ModelRequest {
  /** Names what it is asked for, such as a book by its seed: what was answered under it is kept, and not paid again. */
  work: string
  /** What is asked, for whoever reads the accounts: `plots`, `spread 3 again`. */
  task: string
  /** What the model is and has to do. */
  instructions: string
  /** What to do it with; never instructions, whatever it says. */
  material: string
  /** How long the answer may become, in tokens. */
  mostTokens: number
}

/** The port to whoever answers in words. Throws `ModelError` only. */
export interface LanguageModel {
  /** Provider and model, as the settings name them; stands in colophons. */
  readonly name: string
  /** An answer of this shape. */
  answer<Answer>(request: ModelRequest, shape: z.ZodMiniType<Answer>): Promise<Answer>
  /**
   * Answers of this shape, each as soon as it is there. When the connection breaks or the answer is cut, it throws after
   * those that were whole.
   */
  list<Entry>(request: ModelRequest, shape: z.ZodMiniType<Entry>): AsyncIterable<Entry>
}
