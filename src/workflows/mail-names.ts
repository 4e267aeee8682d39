/** What the product's mails are called, so that each is sent once, and found when it is to be forgotten. */
export const mailNames = {
  paid: (orderId: string): string => `paid/${orderId}`,
  refund: (orderId: string): string => `refund/${orderId}`,
  finished: (bookId: string): string => `finished/${bookId}`,
  ofOrder: ({ id }: { id: string }): string[] => [mailNames.paid(id), mailNames.refund(id)],
} as const
