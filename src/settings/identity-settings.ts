import * as z from 'zod'
import { noticeKinds } from '#mails/notice-kinds.ts'
import { hookSecret, optional, optionalText, optionalUrl } from './kinds.ts'

/** One id or several with commas between them: the first is ours, the others are of apps. */
const clientIds = optional(z.string().transform((text) => text.split(/[\s,]+/).filter((id) => id !== '')))

/** Whom people may log in with besides us: each with both, or not at all; and which changes nobody is told of by mail. */
export const identitySettings = {
  ACCOUNT_NOTICES_OFF: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter((name) => name !== ''))
    .pipe(z.array(z.enum(noticeKinds))),
  AUTH_GOOGLE_CLIENT_ID: clientIds,
  AUTH_GOOGLE_SECRET: optionalText,
  AUTH_APPLE_CLIENT_ID: clientIds,
  /** A token that is signed with Apple's key; it lasts half a year at most. */
  AUTH_APPLE_SECRET: optionalText,
  AUTH_GITHUB_CLIENT_ID: clientIds,
  AUTH_GITHUB_SECRET: optionalText,
  /** Any other provider that speaks OpenID Connect, and the name that clients ask for it by. */
  AUTH_OIDC_NAME: z
    .string()
    .regex(/^[a-z][a-z0-9_-]{0,30}$/, 'must be a short name in small letters')
    .default('oidc'),
  AUTH_OIDC_ISSUER: optionalUrl,
  AUTH_OIDC_CLIENT_ID: clientIds,
  AUTH_OIDC_SECRET: optionalText,
  /** Who sends text messages with codes, and what shows them that a code comes from us; absent: nobody logs in by phone. */
  SEND_SMS_HOOK_URI: optionalUrl,
  SEND_SMS_HOOK_SECRET: hookSecret,
}

/** What is of use only together. */
export const identityGroups = [
  ['AUTH_GOOGLE_CLIENT_ID', 'AUTH_GOOGLE_SECRET'],
  ['AUTH_APPLE_CLIENT_ID', 'AUTH_APPLE_SECRET'],
  ['AUTH_GITHUB_CLIENT_ID', 'AUTH_GITHUB_SECRET'],
  ['AUTH_OIDC_ISSUER', 'AUTH_OIDC_CLIENT_ID', 'AUTH_OIDC_SECRET'],
  ['SEND_SMS_HOOK_URI', 'SEND_SMS_HOOK_SECRET'],
] as const
