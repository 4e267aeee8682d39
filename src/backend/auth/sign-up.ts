import * as z from 'zod'
import type { Answer } from './answer.ts'
import { refuse } from './answer.ts'
import type { AuthOptions, AuthRequest } from './auth-options.ts'
import { inTransaction } from './in-transaction.ts'
import { issueSession } from './issue-session.ts'
import { limitClient } from './limit-requests.ts'
import { insertUser } from './user.ts'

export const signUpBody = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
})

/** `POST /signup`: makes a guest. Accounts with a password are not offered. */
export async function signUp(
  options: AuthOptions,
  request: AuthRequest,
  body: z.infer<typeof signUpBody>,
): Promise<Answer> {
  if (body.email || body.phone) {
    const message = 'Signing up with a password is not enabled: ask for a one-time code instead'
    return refuse(422, 'email_provider_disabled', message)
  }
  const { guestsPerClient } = options.limits
  const refusal = await limitClient(options, 'guest', request.clientAddress, guestsPerClient, 3600)
  if (refusal) return refusal
  return inTransaction(options.pool, async (client) => {
    const user = await insertUser(client, { email: null, metadata: body.data ?? {}, now: options.now() })
    return { status: 200, body: await issueSession(client, options, request, user, 'anonymous') }
  })
}
