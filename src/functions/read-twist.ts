import * as z from 'zod/mini'
import { limits } from '#book/limits.ts'
import { bookLanguages } from '#book/options.ts'
import { lovedThings } from '#story/loved-things.ts'
import { readTwist as read } from '#story/read-twist.ts'
import { type TwistNotice, twistNotices } from '#story/twist-notices.ts'
import { type OpenFunction, readBody } from './product-function.ts'

const bodySchema = z.object({
  twist: z.string().check(z.maxLength(limits.twistCharacters, 'twist_too_long')),
  language: z.enum(bookLanguages),
})

/** What the builder says of a twist before a book is made of it. */
export interface TwistAnswer {
  /** What will be told and drawn, at most three things. */
  told: string[]
  notices: TwistNotice[]
}

/** Says what of a twist the book will tell and what stays out; keeps nothing of it. */
export const readTwist: OpenFunction = async (_counter, request) => {
  const asked = await readBody(request, bodySchema)
  if (!asked.ok) return asked.refusal
  const { twist, language } = asked.body
  const answer: TwistAnswer = {
    told: lovedThings(twist, language),
    notices: twistNotices(read(twist, language)),
  }
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
}
