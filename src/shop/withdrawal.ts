/**
 * Which words the buyer ticks to have the download at once, by the day they were written. An order keeps it: other
 * words in `content/messages` are another day here.
 */
export const withdrawalWords = '2026-11-24'
