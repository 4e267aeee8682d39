/** What a mail tells of how an account is entered, by the names that the backend and GoTrue have for it. */
export const noticeKinds = [
  'password_changed',
  'email_changed',
  'phone_changed',
  'identity_linked',
  'identity_unlinked',
  'mfa_factor_enrolled',
  'mfa_factor_unenrolled',
  'passkey_added',
  'passkey_removed',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** And what no backend knows of: there a password is never taken away, only replaced. It is always told. */
export const ownNoticeKind = 'password_removed' as const
