import * as z from 'zod/mini'
import { readKept } from '../shop/kept-for-a-while.ts'

const schema = z.object({
  email: z.string(),
  purpose: z.enum(['login', 'claim', 'recover']),
})

/** Where a code went, and what for: a guest whose address has an account logs in to that. */
export type CodeUnderWay = z.infer<typeof schema>

/** Where a code went that this tab keeps, since it may still be good; null when none is under way. */
export function codeUnderWay(): CodeUnderWay | null {
  return schema.safeParse(readKept('code')).data ?? null
}
