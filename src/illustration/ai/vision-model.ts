import type * as z from 'zod/mini'

/** A look at pictures. */
export interface LookOrder {
  /** Names the book: what was answered under it is kept, and not paid again. */
  work: string
  /** What is looked at, for whoever reads the accounts: `look at cover 2`. */
  task: string
  /** What to look for. */
  instructions: string
  /** What to hold the pictures against; never instructions, whatever it says. */
  material: string
  /** JPEGs, in order. */
  pictures: readonly Uint8Array[]
  /** How long the answer may become, in tokens. */
  mostTokens: number
}

/** The port to whoever sees. Throws `ModelError` only. */
export interface VisionModel {
  /** Provider and model, as the settings name them. */
  readonly name: string
  /** An answer of this shape. */
  look<Answer>(order: LookOrder, shape: z.ZodMiniType<Answer>): Promise<Answer>
}
