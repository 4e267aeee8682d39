import * as z from 'zod'

/** Kinds of settings: an empty text is none, as a line of `.env.example` that nobody filled in. */
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
export const optionalUrl = optional(z.url())
export const optionalText = optional(z.string())

/** A setting that may be left empty. */
export function optional<Kind extends z.ZodType>(kind: Kind) {
  return z.preprocess((value) => (value === '' ? undefined : value), kind.optional())
}

/** What a hook is signed with, as Standard Webhooks write it. */
export const hookSecret = optional(
  z.string().regex(/^v1,whsec_[A-Za-z0-9+/]+=*$/, 'must be like v1,whsec_ and Base64'),
)
