import { mailKinds, type MailKind } from '#mails/compose-mail.ts'

/** What the product's mails are called, so that each is written once, and found when it is to be forgotten. */
export const mailNames = {
  order: (kind: MailKind, orderId: string): string => `${kind}/${orderId}`,
  erased: (receipt: string): string => `erased/${receipt}`,
  printProblem: (jobId: string): string => `print_problem/${jobId}`,
  wordOffered: (bookId: string, wordId: string): string => `word_offered/${bookId}/${wordId}`,
  voiceOffered: (bookId: string, voiceId: string): string => `voice_offered/${bookId}/${voiceId}`,
  bookReceived: (bookId: string): string => `book_received/${bookId}`,
  /** All of a book that are called after it. */
  ofBook: (bookId: string): string[] => [
    mailNames.ready(bookId),
    mailNames.finished(bookId),
    `word_offered/${bookId}`,
    `voice_offered/${bookId}`,
    mailNames.bookReceived(bookId),
  ],
  ready: (bookId: string): string => `ready/${bookId}`,
  finished: (bookId: string): string => `finished/${bookId}`,
  /** A present, and what its giver hears of it. With its link: one that did not arrive is mailed anew, with another. */
  aboutPresent: (
    kind: 'present' | 'present_sent' | 'present_refused',
    { orderId, linkId }: { orderId: string; linkId: string },
  ): string => `${mailNames.order(kind, orderId)}/${linkId}`,
  // After its code: it goes to another than the order's buyer, and stays when that one is erased.
  reward: (code: string): string => `reward/${code}`,
  ofOrder: ({ id }: { id: string }): string[] => mailKinds.map((kind) => mailNames.order(kind, id)),
} as const
