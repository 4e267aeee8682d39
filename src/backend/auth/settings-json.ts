import type { AuthOptions } from './auth-options.ts'

/** Providers that clients look for among the settings, set up or not. */
const providerNames = ['apple', 'azure', 'discord', 'facebook', 'github', 'gitlab', 'google']

/** `GET /settings`: what this installation offers, for pages that show ways in. */
export function settingsJson({ settings, text }: AuthOptions): Record<string, unknown> {
  const names = [...new Set([...providerNames, ...Object.keys(settings.providers)])]
  return {
    external: {
      anonymous_users: settings.anonymousUsers,
      email: settings.email.enabled,
      phone: settings.phone.enabled,
      web3: settings.web3.ethereum || settings.web3.solana,
      ...Object.fromEntries(names.map((name) => [name, Object.hasOwn(settings.providers, name)])),
    },
    disable_signup: !settings.signUp,
    mailer_autoconfirm: settings.email.autoconfirm,
    phone_autoconfirm: settings.phone.autoconfirm,
    sms_provider: text === null ? '' : 'custom',
    saml_enabled: false,
    passkeys_enabled: settings.passkeys.enabled,
  }
}
