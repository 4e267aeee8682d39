import type pg from 'pg'
import type { Answer } from './answer.ts'
import type { AuthMailKind, AuthOptions, AuthRequest, AuthText } from './auth-options.ts'
import { confirmAddress, emailExists, phoneExists, vacateAddress } from './confirm-address.ts'
import { emailAddress, invalidEmail } from './email-address.ts'
import type { AddressName } from './identity.ts'
import { keepAddressIdentity } from './identity.ts'
import { limitClient, limitMail, limitText } from './limit-requests.ts'
import type { OneTimeToken } from './one-time-token.ts'
import { invalidPhone, phoneNumber } from './phone-number.ts'
import { mailLocale, redirectTarget } from './redirect-target.ts'
import { sendTokenMail, sendTokenText } from './send-token.ts'
import type { Queryable, UserRow } from './user.ts'
import { findUserByEmail, findUserByPhone } from './user.ts'

/** What goes out to an address. */
export interface TokenMessage {
  token: OneTimeToken
  kind: AuthMailKind
  /** Of a text message; it is a short one unless asked otherwise. */
  channel?: AuthText['channel'] | null | undefined
  /** What the request says of who asks. */
  data: Record<string, unknown>
}

/** What e-mail addresses and phone numbers have in common: codes go there, and who reads them is the owner. */
export interface AddressKind {
  /** Also the name of the settings, of the column and of the provider of identities. */
  name: AddressName
  /** The address in the form it is kept and compared in; null when it is none. */
  read(text: string): string | null
  invalid: Answer
  find(client: Queryable, address: string): Promise<UserRow | null>
  isConfirmed(user: UserRow): boolean
  /** Makes room for a user at an address; false when another account has confirmed it. */
  vacate(client: pg.PoolClient, address: string, userId: string): Promise<boolean>
  /** What is answered when it is somebody else's. */
  exists: Answer
  /** Records that it is a user's own. */
  confirm(client: pg.PoolClient, userId: string, address: string, now: Date): Promise<UserRow>
  /** Records that a user claims it. */
  keepUnproven(client: pg.PoolClient, userId: string, address: string, now: Date): Promise<void>
  /** Refuses another message, by who asks and by where it goes; null when it may go out. */
  limit(options: AuthOptions, request: AuthRequest, address: string): Promise<Answer | null>
  /** Hands a message over; a refusal when that failed. */
  send(
    options: AuthOptions,
    request: AuthRequest,
    user: UserRow,
    address: string,
    message: TokenMessage,
  ): Promise<Answer | null>
}

export const emailKind: AddressKind = {
  name: 'email',
  read: emailAddress,
  invalid: invalidEmail,
  find: findUserByEmail,
  isConfirmed: (user) => user.email_confirmed_at !== null,
  vacate: (client, email, userId) => vacateAddress(client, 'email', email, userId),
  exists: emailExists,
  confirm: (client, userId, email, now) => confirmAddress(client, 'email', userId, email, now),
  keepUnproven: (client, userId, email, now) =>
    keepAddressIdentity(client, 'email', userId, email, { isVerified: false, now }),
  limit: async (options, request, email) =>
    (await limitClient(options, 'mails', request.clientAddress, options.limits.mailsPerClient)) ??
    limitMail(options, email),
  send: (options, request, user, to, { token, kind, data }) => {
    const redirectTo = redirectTarget(options, request.search.get('redirect_to'))
    const locale = mailLocale(redirectTo, data, user.raw_user_meta_data)
    return sendTokenMail(options, { to, kind, token, redirectTo, locale })
  },
}

export const phoneKind: AddressKind = {
  name: 'phone',
  read: phoneNumber,
  invalid: invalidPhone,
  find: findUserByPhone,
  isConfirmed: (user) => user.phone_confirmed_at !== null,
  vacate: (client, phone, userId) => vacateAddress(client, 'phone', phone, userId),
  exists: phoneExists,
  confirm: (client, userId, phone, now) => confirmAddress(client, 'phone', userId, phone, now),
  keepUnproven: (client, userId, phone, now) =>
    keepAddressIdentity(client, 'phone', userId, phone, { isVerified: false, now }),
  limit: async (options, request, phone) =>
    (await limitClient(options, 'texts', request.clientAddress, options.limits.mailsPerClient)) ??
    limitText(options, phone),
  send: (options, _request, user, to, { token, channel, data }) => {
    const locale = mailLocale(options.siteUrl, data, user.raw_user_meta_data)
    return sendTokenText(options, { to, code: token.code, channel: channel ?? 'sms', locale })
  },
}
