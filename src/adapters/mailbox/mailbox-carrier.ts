import type { MailCarrier } from '#shop/mailer.ts'

/** Nothing leaves an empty machine: the mailbox page shows what lies in the outbox. */
export const mailboxCarrier: MailCarrier = { carry: () => Promise.resolve() }
