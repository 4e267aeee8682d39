import * as z from 'zod'

/** Kinds of settings: an empty text is none, as a line of `.env.example` that nobody filled in. */
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
export const optionalUrl = optional(z.url())
export const optionalText = optional(z.string())

/** A setting that may be left empty. */
export function optional<Kind extends z.ZodType>(kind: Kind) {
  return z.preprocess((value) => (value === '' ? undefined : value), kind.optional())
}
