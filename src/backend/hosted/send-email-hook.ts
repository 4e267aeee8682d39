import { timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import type { AuthMail, AuthMailKind, AuthNotice } from '../auth/auth-options.ts'
import { authNoticeKinds } from '../auth/auth-options.ts'
import { mailLocale, redirectTarget } from '../auth/redirect-target.ts'
import { webhookSignature } from '../auth/webhook-signature.ts'

/**
 * Supabase's Send Email Hook: a project hands its mails over to be sent
 * (https://supabase.com/docs/guides/auth/auth-hooks/send-email-hook).
 */
export interface EmailHookOptions {
  /** As the project shows it: `v1,whsec_` and Base64. */
  secret: string
  /** Where mails lead when a redirect is not allowed; its origin is. */
  siteUrl: string
  redirectOrigins: string[]
  mail: (mail: HookMail) => Promise<void>
  notify: (notice: AuthNotice) => Promise<void>
  now?: () => Date
}

/** A mail without the link that verifies by itself: it would lead to the project's own address. */
export type HookMail = Omit<AuthMail, 'actionLink'>

const payloadSchema = z.object({
  user: z.object({
    email: z.string().optional(),
    /** The address that an account is to have. */
    new_email: z.string().optional(),
    user_metadata: z.record(z.string(), z.unknown()).nullish(),
  }),
  email_data: z.object({
    token: z.string(),
    token_hash: z.string(),
    redirect_to: z.string(),
    email_action_type: z.string(),
    token_new: z.string().default(''),
    token_hash_new: z.string().default(''),
    old_email: z.string().default(''),
    provider: z.string().default(''),
    factor_type: z.string().default(''),
  }),
})
type Payload = z.output<typeof payloadSchema>

/** Whoever asks reads no more of it. */
export const largestHookBytes = 256 * 1024
const toleranceSeconds = 5 * 60

/** Takes a mail that a project wants sent; answers 401 to whoever does not know the secret. */
export async function answerEmailHook(options: EmailHookOptions, request: Request): Promise<Response> {
  const text = await request.text()
  if (text.length > largestHookBytes) return refusal(413, 'the hook’s body is too large')
  if (!isSigned(options, request.headers, text)) return refusal(401, 'the hook’s signature does not hold')
  const read = payloadSchema.safeParse(parseJson(text))
  if (!read.success) return refusal(400, 'the hook’s body is not what the documentation says')
  const notice = noticeOf(options, read.data)
  if (notice) await options.notify(notice)
  for (const mail of mailsOf(options, read.data)) await options.mail(mail)
  return Response.json({})
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** As GoTrue reads what its hooks answer. */
function refusal(status: number, message: string): Response {
  return Response.json({ error: { http_code: status, message } }, { status })
}

function isSigned(
  { secret, now = () => new Date() }: EmailHookOptions,
  headers: Headers,
  body: string,
): boolean {
  const [id = '', timestamp = '', signatures = ''] = ['id', 'timestamp', 'signature'].map(
    (name) => headers.get(`webhook-${name}`) ?? '',
  )
  const age = Math.abs(now().getTime() / 1000 - Number(timestamp))
  if (!(age < toleranceSeconds)) return false
  const right = webhookSignature(secret, id, timestamp, body)
  return signatures.split(' ').some((signature) => {
    const given = Buffer.from(signature.replace(/^v1,/, ''), 'base64')
    return given.length === right.length && timingSafeEqual(given, right)
  })
}

/** What is told of what has happened; null for mails that ask for something. A project's words for it end in `_notification`. */
function noticeOf(options: EmailHookOptions, { user, email_data: data }: Payload): AuthNotice | null {
  const kind = authNoticeKinds.find((one) => `${one}_notification` === data.email_action_type)
  const to = kind === 'email_changed' ? data.old_email : user.email
  if (!kind || !to) return null
  const locale = mailLocale(redirectTarget(options, data.redirect_to), {}, user.user_metadata ?? null)
  return { to, kind, what: data.provider || data.factor_type || null, locale }
}

/**
 * The kinds of mail by what a project calls them; others are not sent. A new account that asked
 * for a code is `signup` there, and cannot be told from one with a password: both get their code.
 */
const kinds: Readonly<Record<string, { kind: AuthMailKind; type: AuthMail['type'] }>> = {
  signup: { kind: 'login', type: 'email' },
  magiclink: { kind: 'login', type: 'email' },
  email: { kind: 'login', type: 'email' },
  recovery: { kind: 'recover', type: 'recovery' },
  invite: { kind: 'invite', type: 'invite' },
  reauthentication: { kind: 'reauthenticate', type: 'reauthentication' },
}

function mailsOf(options: EmailHookOptions, { user, email_data: data }: Payload): HookMail[] {
  const redirectTo = redirectTarget(options, data.redirect_to)
  const locale = mailLocale(redirectTo, {}, user.user_metadata ?? null)
  const compose = (
    to: string | undefined,
    facts: Pick<HookMail, 'kind' | 'type' | 'code' | 'tokenHash'>,
  ): HookMail[] => (to ? [{ ...facts, to, redirectTo, locale }] : [])
  const { token: code, token_hash: tokenHash } = data
  if (data.email_action_type !== 'email_change') {
    const known = kinds[data.email_action_type]
    return known ? compose(user.email, { ...known, code, tokenHash }) : []
  }
  const type = 'email_change'
  const kind = user.email ? 'move' : 'claim'
  if (data.token_hash_new === '') return compose(user.new_email, { kind, type, code, tokenHash })
  // Where both addresses are asked, each code goes with the hash of the other name (a promise of the protocol's not to change).
  return [
    ...compose(user.email, { kind: 'leave', type, code, tokenHash: data.token_hash_new }),
    ...compose(user.new_email, { kind, type, code: data.token_new, tokenHash }),
  ]
}
