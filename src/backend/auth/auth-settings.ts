import type { AuthNoticeKind } from './auth-options.ts'
import { authNoticeKinds } from './auth-options.ts'
import type { OAuthProvider } from './providers/oauth-provider.ts'

/** What an installation offers, in the terms of GoTrue's own configuration. */
export interface AuthSettings {
  /** Whether strangers may make accounts, guests among them. */
  signUp: boolean
  /** Whether a visitor may be a guest: a user without an address. */
  anonymousUsers: boolean
  email: {
    enabled: boolean
    /** Addresses count without a mail that confirms them: for tests and trials only. */
    autoconfirm: boolean
    /** A new address counts once both it and the old one have confirmed. */
    doubleConfirmChanges: boolean
    /** How long codes and links of mails are good. */
    codeSeconds: number
  }
  phone: {
    /** Needs `AuthOptions.text`, or `autoconfirm`. */
    enabled: boolean
    autoconfirm: boolean
    codeSeconds: number
  }
  password: {
    minimumLength: number
    /** Sets of characters, of each of which a password must have one. */
    requiredCharacters: readonly string[]
    /**
     * Whether a password of an account with this address (empty: none) would be guessed at once; null: nobody asks. GoTrue asks
     * Have I Been Pwned.
     */
    isGuessable: ((password: string, email: string) => boolean) | null
    /** A new password asks for a code unless the session began within the day, or within `sessions.freshSeconds`. */
    reauthenticate: boolean
    /** A new password asks for the current one, except in a session that a recovery began. */
    askCurrent: boolean
  }
  accessTokenSeconds: number
  sessions: {
    /** After so long a session ends whatever happens; null: never. */
    timeboxSeconds: number | null
    /** A session that was not refreshed for so long ends; null: never. */
    inactivitySeconds: number | null
    /**
     * What gives somebody an account for good (a first factor, a passkey, an identity, another address) asks for a session that began
     * within so long: a stolen older one does not get it. null: any session will do.
     */
    freshSeconds: number | null
  }
  factors: {
    /** How many a user may have. */
    most: number
    totp: boolean
    webauthn: boolean
    /** Needs `AuthOptions.text`. */
    phone: boolean
    challengeSeconds: number
  }
  passkeys: {
    enabled: boolean
    most: number
    challengeSeconds: number
  }
  /** For whom authenticators make keys; null: the host and origin of the site. */
  relyingParty: RelyingParty | null
  /** Whether signed-in users may link and unlink further identities. */
  manualLinking: boolean
  /** By the name that clients ask for, such as `google`. */
  providers: Readonly<Record<string, OAuthProvider>>
  web3: {
    ethereum: boolean
    solana: boolean
    /** How far from now a signed message may be issued. */
    messageSeconds: number
  }
  /** Which changes of an account its owner is told of by mail. */
  notifications: Readonly<Record<AuthNoticeKind, boolean>>
  /** Whether operators may keep OAuth clients. */
  oauthClients: boolean
}

export interface RelyingParty {
  /** A domain. */
  id: string
  name: string
  origins: string[]
}

export const defaultSettings: AuthSettings = {
  signUp: true,
  anonymousUsers: true,
  email: { enabled: true, autoconfirm: false, doubleConfirmChanges: false, codeSeconds: 3600 },
  phone: { enabled: false, autoconfirm: false, codeSeconds: 600 },
  password: {
    minimumLength: 8,
    requiredCharacters: [],
    isGuessable: null,
    reauthenticate: false,
    askCurrent: false,
  },
  accessTokenSeconds: 3600,
  sessions: { timeboxSeconds: null, inactivitySeconds: null, freshSeconds: null },
  factors: { most: 10, totp: true, webauthn: true, phone: false, challengeSeconds: 300 },
  passkeys: { enabled: true, most: 10, challengeSeconds: 300 },
  relyingParty: null,
  manualLinking: true,
  providers: {},
  web3: { ethereum: false, solana: false, messageSeconds: 600 },
  // GoTrue tells of nothing unless it is set.
  notifications: Object.fromEntries(
    authNoticeKinds.map((kind) => [kind, true]),
  ) as AuthSettings['notifications'],
  oauthClients: false,
}

/** Some settings of each group; the others are the defaults. */
export type SomeSettings = {
  [Group in keyof AuthSettings]?: AuthSettings[Group] extends boolean | number
    ? AuthSettings[Group]
    : AuthSettings[Group] | Partial<AuthSettings[Group]>
}

/** The defaults, with what is given laid over them group by group. */
export function completeSettings(some: SomeSettings): AuthSettings {
  const groups = Object.entries(defaultSettings).map(([name, byDefault]) => {
    const given = some[name as keyof AuthSettings]
    const isGroup = typeof byDefault === 'object' && byDefault !== null
    return [name, isGroup ? { ...byDefault, ...(given as object) } : (given ?? byDefault)]
  })
  return Object.fromEntries(groups) as AuthSettings
}
