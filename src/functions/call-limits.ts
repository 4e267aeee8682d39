import { limits } from '#book/limits.ts'

/**
 * How often one client address may call a function: many times what a family needs, also when several share an
 * address, and too little to guess discount codes and gift cards or to keep our drawing table and storyteller to oneself. What is
 * not named here costs next to nothing.
 */
export const callLimits = {
  // A builder asks for all ten styles at once.
  portrait: { calls: 120, windowSeconds: 60 },
  // Asked for again whenever somebody pauses in typing.
  'read-twist': { calls: 120, windowSeconds: 60 },
  // A family that reads by links, and too little to try many.
  'read-by-link': { calls: 120, windowSeconds: 60 },
  'count-view': { calls: 60, windowSeconds: 600 },
  // Each may set a book anew.
  'keep-present': { calls: 20, windowSeconds: 600 },
  'thank-giver': { calls: 20, windowSeconds: 600 },
  'read-answers': { calls: 60, windowSeconds: 600 },
  'offer-word': { calls: 20, windowSeconds: 600 },
  'offer-recording': { calls: 120, windowSeconds: 600 },
  'take-back-recordings': { calls: 60, windowSeconds: 600 },
  'make-reading-link': { calls: 60, windowSeconds: 600 },
  'propose-titles': { calls: 60, windowSeconds: 600 },
  'upload-picture': { calls: 60, windowSeconds: 600 },
  // A book of an evening, with every page done over.
  'save-recording': { calls: 120, windowSeconds: 600 },
  'make-book': { calls: 30, windowSeconds: 600 },
  'continue-book': { calls: 30, windowSeconds: 600 },
  'duplicate-book': { calls: 30, windowSeconds: 600 },
  'redraw-cover': { calls: 30, windowSeconds: 600 },
  'redraw-sheet': { calls: 30, windowSeconds: 600 },
  'redraw-picture': { calls: 90, windowSeconds: 600 },
  'book-file': { calls: 60, windowSeconds: 600 },
  'invoice-file': { calls: 60, windowSeconds: 600 },
  'export-data': { calls: 10, windowSeconds: 600 },
  'refresh-order': { calls: 60, windowSeconds: 60 },
  'examine-parts': { calls: 20, windowSeconds: 600 },
  // Both tell whether a code exists.
  'check-discount': { calls: 10, windowSeconds: 60 },
  buy: { calls: 10, windowSeconds: 60 },
  'buy-gift-card': { calls: 10, windowSeconds: 60 },
  'give-book': { calls: 10, windowSeconds: 60 },
  'change-gift-mail': { calls: 10, windowSeconds: 60 },
  'wrap-present': { calls: 10, windowSeconds: 60 },
} as const

/**
 * How often one person, a guest too, may call a function, whatever address it comes from: as much as a family at its
 * busiest. Somebody with many addresses guesses no more codes and fills no queue with that.
 */
export const personLimits = {
  'propose-titles': { calls: 120, windowSeconds: 3600 },
  'upload-picture': { calls: 60, windowSeconds: 3600 },
  'save-recording': { calls: 240, windowSeconds: 3600 },
  'make-book': { calls: 30, windowSeconds: 24 * 3600 },
  'continue-book': { calls: 60, windowSeconds: 3600 },
  'duplicate-book': { calls: 60, windowSeconds: 3600 },
  'make-reading-link': { calls: 60, windowSeconds: 3600 },
  'redraw-cover': { calls: 60, windowSeconds: 3600 },
  'redraw-sheet': { calls: 60, windowSeconds: 3600 },
  'book-file': { calls: 120, windowSeconds: 3600 },
  'invoice-file': { calls: 120, windowSeconds: 3600 },
  'export-data': { calls: 10, windowSeconds: 3600 },
  'check-discount': { calls: 20, windowSeconds: 3600 },
  buy: { calls: 40, windowSeconds: 3600 },
  'buy-gift-card': { calls: 40, windowSeconds: 3600 },
  'give-book': { calls: 40, windowSeconds: 3600 },
  'change-gift-mail': { calls: 20, windowSeconds: 3600 },
  // Each may have a mail sent to somebody who asked for none.
  'wrap-present': { calls: 20, windowSeconds: 3600 },
  // Two at once would each tell of what the other left, in a receipt of its own.
  'erase-account': { calls: 1, windowSeconds: 60 },
} as const

/**
 * How often one person is told titles by somebody who costs money each time: in a day, those of five books. After that our own
 * storyteller tells them.
 */
export const paidTitles = { calls: 5 * limits.titleRequests, windowSeconds: 24 * 3600 } as const
