import { mailKinds, type MailKind } from '#mails/compose-mail.ts'

/** What the product's mails are called, so that each is written once, and found when it is to be forgotten. */
export const mailNames = {
  order: (kind: MailKind, orderId: string): string => `${kind}/${orderId}`,
  erased: (receipt: string): string => `erased/${receipt}`,
  finished: (bookId: string): string => `finished/${bookId}`,
  ofOrder: ({ id }: { id: string }): string[] => mailKinds.map((kind) => mailNames.order(kind, id)),
} as const
